"""A mission of Shadow Tactics in the player's language: given a position, when someone answers, then this is seen."""

from __future__ import annotations

from typing import Any, Self

from hyakki.core.chance import Chance
from hyakki.core.engine import advance, read_path
from hyakki.games.shadow_tactics import game
from hyakki.games.shadow_tactics.board.places import TOWER, bush_place, corner_of, place_name, post_name, yard_of
from hyakki.games.shadow_tactics.catalog.ids import CARDS, NINJAS, ORDERS
from hyakki.games.shadow_tactics.guards import ALERTED, KINDS, STUNNED, kind_of
from hyakki.games.shadow_tactics.people import Ninja
from hyakki.games.shadow_tactics.scenes import position
from hyakki.games.shadow_tactics.state import ShadowState
from tests.games.sitting import AnySitting, number


class Sitting(AnySitting[ShadowState]):
    """`Sitting(guards={"Y4": ["S2i"]}, YUK={"bush": "B4", "programme": ["YUK-1"]})`: keys as in position.py. A is the
    Daimyo, the first ninja that is named is B's, the next C's. `at` is the phase that is played, "execution"
    unless told otherwise; after it nothing comes, unless `on`."""

    def __init__(self, seed: int = 1, **given: Any) -> None:
        super().__init__(position.build(given, Chance.seeded(seed)))

    # When

    def together(self, **answers: str) -> Self:
        """Several seats answer a sealed question at once: `together(B="claim NP4 HAY", C="claim NP4 YUK")`."""
        self.start()
        self.latest = []
        paths = {number(seat): read_path(self.state, self.ask(seat), [id]) for seat, id in answers.items()}
        self.close(paths)
        return self

    def motions(self, seat: str) -> dict[str, str]:
        """Return what a seat may propose, each with the rule that forbids it now, if one does."""
        self.start()
        return {motion.id: motion.rule for motion in game.motions(self.state, number(seat))}

    def proposes(self, seat: str, id: str) -> Self:
        self.start()
        self.latest = []
        motion = next(motion for motion in game.motions(self.state, number(seat)) if motion.id == id)
        assert not motion.rule, f"{motion.rule} forbids it"
        game.proposed(self.state, number(seat), motion)
        advance(self.state)
        self.listen()
        return self

    # Then

    def ninja(self, name: str) -> Ninja:
        self.start()
        return self.state.ninjas[NINJAS.index(name)]

    def bush(self, name: str) -> str:
        return place_name(bush_place(self.ninja(name).bush))

    def hand(self, name: str) -> list[str]:
        """Return what it may programme; programmed cards are not in it."""
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
        """Return a pile of the Daimyo: "hand", "active", "tapped", "discard", "deck" (its top last)."""
        self.start()
        return [ORDERS[order] for order in getattr(self.state, pile)]

    @property
    def noise(self) -> int:
        self.start()
        return self.state.noise
