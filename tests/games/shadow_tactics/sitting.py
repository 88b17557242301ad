"""A mission of Shadow Tactics in the player's language: given a position, when someone answers, then this is seen."""

from __future__ import annotations

from typing import Any, Self

from hyakki.core.chance import Chance
from hyakki.core.engine import advance, close, give, menu, read_path
from hyakki.core.errors import AgainstRules
from hyakki.core.events import SPECTATOR, Event, Viewer
from hyakki.core.menu import Ask, Menu, Path
from hyakki.core.save import digest
from hyakki.games.shadow_tactics import game, position
from hyakki.games.shadow_tactics.guards import ALERTED, KINDS, STUNNED, kind_of
from hyakki.games.shadow_tactics.ids import CARDS, NINJAS, ORDERS
from hyakki.games.shadow_tactics.people import Ninja
from hyakki.games.shadow_tactics.places import TOWER, bush_place, corner_of, place_name, post_name, yard_of
from hyakki.games.shadow_tactics.state import ShadowState


def number(seat: str) -> int:
    return ord(seat) - 65


def letter(seat: int) -> str:
    return chr(65 + seat)


class Sitting:
    """`Sitting(guards={"Y4": ["S2i"]}, YUK={"bush": "B4", "programme": ["YUK-1"]})`: keys as in position.py. A is the
    Daimyo, the first ninja that is named is B's, the next C's. `at` is the phase that is played, "execution"
    unless told otherwise; after it nothing comes, unless `on`."""

    def __init__(self, seed: int = 1, **given: Any) -> None:
        self.state: ShadowState = position.build(given, Chance.seeded(seed))
        self.events: list[Event] = []
        """Everything said so far."""
        self.latest: list[Event] = []
        """What the latest answer led to."""
        self.started = False

    # When

    def start(self) -> Self:
        """Run up to the first question."""
        if not self.started:
            self.started = True
            advance(self.state)
            self._listen()
        return self

    def does(self, seat: str, *ids: str, ask: str = "") -> Self:
        """One seat answers; where it is asked several things, `ask` says which."""
        self.start()
        found = self.ask(seat, ask) if ask else self._asked_for(seat, ids[0])
        path = read_path(self.state, found, list(ids))
        self._answer(found, path)
        return self

    def together(self, **answers: str) -> Self:
        """Several seats answer a sealed question at once: `together(B="claim NP4 HAY", C="claim NP4 YUK")`."""
        self.start()
        self.latest = []
        paths = {number(seat): read_path(self.state, self.ask(seat), [id]) for seat, id in answers.items()}
        outcome = self.state.stack[-1].outcome(self.state, paths)
        assert outcome is not None, "the others must answer first"
        close(self.state, outcome)
        self._listen()
        return self

    def motions(self, seat: str) -> dict[str, str]:
        """What a seat may propose, each with the rule that forbids it now, if one does."""
        self.start()
        return {motion.id: motion.rule for motion in game.motions(self.state, number(seat))}

    def proposes(self, seat: str, id: str) -> Self:
        self.start()
        self.latest = []
        motion = next(motion for motion in game.motions(self.state, number(seat)) if motion.id == id)
        assert not motion.rule, f"{motion.rule} forbids it"
        game.proposed(self.state, number(seat), motion)
        advance(self.state)
        self._listen()
        return self

    def silence(self, *kinds: str) -> Self:
        """What is asked now is answered by its default; with `kinds`, as long as nothing but these is asked."""
        self.start()
        while self.state.asks and (not kinds or all(ask.kind in kinds for ask in self.state.asks)):
            ask = self.state.asks[0]
            step = self.state.stack[-1]
            for ask in self.state.asks:
                if step.default(self.state, ask):
                    break
            self._answer(ask, step.default(self.state, ask))
            if not kinds:
                break
        return self

    def _asked_for(self, seat: str, id: str) -> Ask:
        """The question to this seat to which this is an answer, or may not be one."""
        asks = [ask for ask in self.state.asks if ask.seat == number(seat)]
        for ask in asks:
            entries = menu(self.state, ask, (), look=True)
            if id in entries.ids() or id in [blocked.id for blocked in entries.blocked]:
                return ask
        assert asks, f"{seat} is asked nothing; asked: {self.asked()}"
        return asks[0]

    def _answer(self, ask: Ask, path: Path) -> None:
        self.latest = []
        step = self.state.stack[-1]
        if ask.sealed:
            answers = {other.seat: step.default(self.state, other) for other in self.state.asks} | {ask.seat: path}
            outcome = step.outcome(self.state, answers)
            assert outcome is not None
            close(self.state, outcome)
        else:
            give(self.state, ask, path)
        self._listen()

    def _listen(self) -> None:
        self.latest += self.state.log
        self.events += self.state.log
        self.state.log = []

    # Then: what is asked

    def ask(self, seat: str, kind: str = "") -> Ask:
        for ask in self.state.asks:
            if ask.seat == number(seat) and kind in ("", ask.kind):
                return ask
        raise AssertionError(f"{seat} is asked no such thing; asked: {self.asked()}")

    def asked(self) -> dict[str, str]:
        """By seat; of several open questions the first."""
        self.start()
        return {letter(ask.seat): ask.kind for ask in reversed(self.state.asks)}

    def offered(self, seat: str, *path: str, ask: str = "") -> list[str]:
        return self._menu(seat, path, ask).ids()

    def blocked(self, seat: str, *path: str, ask: str = "") -> dict[str, str]:
        """What may not be done now, each with its rule."""
        return {entry.id: entry.rule for entry in self._menu(seat, path, ask).blocked}

    def foreseen(self, seat: str, *path: str, ask: str = "") -> dict[str, dict[str, Any]]:
        """What is said beforehand of each answer."""
        return self._menu(seat, path, ask).previews

    def _menu(self, seat: str, path: tuple[str, ...], kind: str) -> Menu:
        self.start()
        ask = self.ask(seat, kind)
        options: Path = ()
        for id in path:
            options += (next(option for option in menu(self.state, ask, options).options if option.id == id),)
        return menu(self.state, ask, options, look=True)

    def refused(self, seat: str, *ids: str, ask: str = "") -> str:
        """The rule that refuses this answer; nothing changes."""
        self.start()
        before = digest(self.state)
        found = self.ask(seat, ask) if ask else self._asked_for(seat, ids[0])
        try:
            read_path(self.state, found, list(ids))
        except AgainstRules as error:
            assert digest(self.state) == before
            return error.rule
        raise AssertionError(f"{ids} was accepted")

    # Then: what is true

    def ninja(self, name: str) -> Ninja:
        self.start()
        return self.state.ninjas[NINJAS.index(name)]

    def bush(self, name: str) -> str:
        return place_name(bush_place(self.ninja(name).bush))

    def hand(self, name: str) -> list[str]:
        """What it may programme; programmed cards are not in it."""
        self.start()
        ninja = NINJAS.index(name)
        return [CARDS[card] for card in self.state.hand_of(ninja) if card not in self.state.laid[ninja]]

    def used(self, name: str) -> list[str]:
        return [CARDS[card] for card in self.ninja(name).used]

    def programme(self, name: str) -> list[str]:
        self.start()
        return [CARDS[card] for card in self.state.laid[NINJAS.index(name)]]

    def guards(self, yard: str) -> list[str]:
        """ "S2i", "O5o alerted"; in a tower "S@B24"."""
        self.start()
        s = self.state
        return [self._written(post) for post in s.guards_in(int(yard[1:]) - 1)]

    def _written(self, post: int) -> str:
        code = self.state.guards[post]
        at = (
            f"@{place_name(self.state.focus)}"
            if corner_of(post) == TOWER
            else f"{corner_of(post)}{'io'[self.state.stance_at(post) % 2]}"
        )
        state = " alerted" if code & ALERTED else " stunned" if code & STUNNED else ""
        return f"{KINDS[kind_of(code)]}{at}{state}"

    def bodies(self, yard: str) -> int:
        self.start()
        return sum(1 for post in self.state.bodies if yard_of(post) == int(yard[1:]) - 1)

    def body_posts(self) -> list[str]:
        self.start()
        return [post_name(post) for post in self.state.bodies]

    def orders(self, pile: str) -> list[str]:
        """Of the Daimyo: "hand", "active", "tapped", "discard", "deck" (its top last)."""
        self.start()
        return [ORDERS[order] for order in getattr(self.state, pile)]

    @property
    def noise(self) -> int:
        self.start()
        return self.state.noise

    @property
    def over(self) -> tuple[Any, ...] | None:
        self.start()
        return self.state.over

    def said(self) -> list[str]:
        """The kinds of events that the latest answer led to; before any answer, that the start led to."""
        self.start()
        return [event.kind.name for event in self.latest]

    def told(self, who: str) -> list[tuple[Any, ...]]:
        """Told facts of the latest answer for a seat, or for "spectator": (rule id, fact…)."""
        self.start()
        viewer = SPECTATOR if who == "spectator" else Viewer((number(who),))
        return [told for event in self.latest if (told := event.told(viewer)) is not None]
