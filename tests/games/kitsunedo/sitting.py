"""A table of Kitsunedo in the player's language: given a position, when someone answers, then this is seen."""

from __future__ import annotations

from typing import Any, Self

from hyakki.core.chance import Chance
from hyakki.core.engine import advance, read_path
from hyakki.core.errors import AgainstRules
from hyakki.core.events import SPECTATOR, Viewer, viewers
from hyakki.core.game import game_of
from hyakki.core.memory import Memory, fold
from hyakki.core.motion import PROPOSED, Motion
from hyakki.games.kitsunedo.catalog.ids import ITEMS, LANTERNS, LORDS
from hyakki.games.kitsunedo.state import KitsunedoState
from tests.games.sitting import AnySitting, letter, number

GAME = game_of("kitsunedo")


class Sitting(AnySitting[KitsunedoState]):
    """`Sitting(A={"lord": "celeste", "hand": "moon moon"}, B=..., deck=["sun"], round=1)`: keys as in scenes."""

    def __init__(self, seed: int = 1, **given: Any) -> None:
        for key, value in given.items():
            if isinstance(value, dict) and isinstance(value.get("hand"), str):
                given[key] = {**value, "hand": value["hand"].split()}
        super().__init__(GAME.position(given, Chance.seeded(seed)))
        self.memories: dict[Viewer, Memory] = {
            viewer: GAME.memory(viewer, self.state.seats) for viewer in viewers(self.state.seats)
        }
        for memory in self.memories.values():
            GAME.remembered(self.state, memory)
        self.start()

    def listen(self) -> None:
        self.latest = []
        super().listen()
        fold(self.latest, list(self.memories.values()))
        for memory in self.memories.values():
            assert memory.misfit(self.state) is None

    # When

    def does(self, seat: str, *ids: str, ask: str = "") -> Self:
        """One seat answers; a sealed question of one seat alone is closed at once."""
        found = self.ask(seat, ask)
        path = read_path(self.state, found, list(ids))
        if found.sealed:
            self.close({found.seat: path})
        else:
            self.answer(found, path)
        return self

    def ends(self, seat: str, *discards: str) -> Self:
        """One seat ends its turn, with these discards in its end step."""
        self.does(seat, "end")
        if self.asked() == {seat: "discard"}:
            self.does(seat, *(f"discard {item}" for item in discards), "done")
        return self

    def attacks(self, seat: str, target: str, *cards: str) -> Self:
        """Attack with cards like "moon" or "leaf as moon"."""
        return self.does(seat, f"attack {target}", *(f"play {card}" for card in cards), "strike")

    def window(self, **answers: str) -> Self:
        """Sealed answers by seat; who is not named gives the default."""
        step = self.state.stack[-1]
        given = {}
        for ask in self.state.asks:
            assert ask.sealed
            said = answers.pop(letter(ask.seat), None)
            given[ask.seat] = read_path(self.state, ask, [said]) if said else step.default(self.state, ask)
        assert not answers, f"not asked: {answers}"
        self.close(given)
        return self

    def proposes(self, seat: str, victor: str) -> Self:
        motion = Motion("victor", number(victor))
        allowed = {m.id: m.rule for m in GAME.motions(self.state, number(seat))}
        if allowed.get(motion.id, "missing"):
            raise AgainstRules(allowed.get(motion.id, "missing"), {})
        self.state.say(PROPOSED, (number(seat), motion.name, motion.subject))
        GAME.proposed(self.state, number(seat), motion)
        advance(self.state)
        self.listen()
        return self

    def set_chance(self, *draws: int) -> Self:
        """The next draws of chance; afterwards it goes on by itself only if told `None`."""
        self.state.chance.forced = list(draws)
        return self

    # Then

    def sets(self, seat: str, target: str) -> set[tuple[str, ...]]:
        """Every set of cards that may be played against that lord now, each sorted; none if no attack is offered."""
        found: set[tuple[str, ...]] = set()
        paths: list[tuple[str, ...]] = [()] if f"attack {target}" in self.offered(seat) else []
        while paths:
            plays = paths.pop()
            for id in self.offered(seat, f"attack {target}", *plays):
                if id == "strike":
                    found.add(tuple(sorted(play.removeprefix("play ") for play in plays)))
                else:
                    paths.append((*plays, id))
        return found

    def hand(self, seat: str) -> list[str]:
        """Return the hand in the order sun, moon, leaf, block, sake."""
        return [ITEMS[item] for item in self.state.hand_of(number(seat))]

    def size(self, seat: str) -> int:
        return self.state.sizes[number(seat)]

    def lives(self, seat: str) -> int:
        return self.state.lives[number(seat)]

    def lord(self, seat: str) -> str:
        return LORDS[self.state.lords[number(seat)]]

    def lantern(self, seat: str) -> str | None:
        lantern = self.state.lanterns[number(seat)]
        return None if lantern < 0 else LANTERNS[lantern]

    def mark(self, seat: str) -> str | None:
        mark = self.state.marks[number(seat)]
        return None if mark < 0 else ITEMS[mark]

    @property
    def deck(self) -> list[str]:
        """Return the deck from the top."""
        return [ITEMS[item] for item in reversed(self.state.deck)]

    @property
    def discard(self) -> list[str]:
        """Return the discards from the top."""
        return [ITEMS[item] for item in reversed(self.state.discard)]

    @property
    def lantern_deck(self) -> list[str]:
        """Return the Lantern deck from the top."""
        return [LANTERNS[lantern] for lantern in reversed(self.state.lantern_deck)]

    @property
    def active(self) -> str:
        return letter(self.state.active)

    @property
    def winner(self) -> str | None:
        over = self.state.over
        return None if over is None or over[1] is None else letter(over[1])

    def view(self, who: str) -> Any:
        viewer = SPECTATOR if who == "spectator" else Viewer((number(who),))
        return GAME.view(self.state, self.memories[viewer])

    def knows(self, who: str, where: str) -> list[str]:
        """Return what a viewer can say of each card of a hand, or from the top of the "deck" or the "lantern deck": its
        kind, or "any", or the kinds it may be."""
        memory = self.view(who).memory
        if where == "lantern deck":
            return [_kinds(memory["lantern_masks"][card], LANTERNS) for card in reversed(memory["lantern_deck"])]
        zones = memory["items"]["zones"]
        cards = reversed(zones[-1]) if where == "deck" else zones[number(where)]
        return [_kinds(memory["items"]["masks"][card], ITEMS) for card in cards]

    def ranking(self) -> str:
        """Best first, as "BCA"."""
        return "".join(letter(seat) for seat in GAME.standing(self.state).ranking)


def _kinds(mask: int, names: tuple[str, ...]) -> str:
    kinds = [name for kind, name in enumerate(names) if mask >> kind & 1]
    return "any" if len(kinds) == len(names) else " ".join(kinds)
