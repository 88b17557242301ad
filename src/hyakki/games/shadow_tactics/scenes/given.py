"""Reading what is said of a position: words and numbers in, the numbers of things out; an error names the place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hyakki.core import given
from hyakki.core.facts import plain
from hyakki.games.shadow_tactics.board.places import PER_YARD, TOWER, focused, post_at, stance_of
from hyakki.games.shadow_tactics.catalog.ids import CARDS, HEALTH, ITEMS, NINJAS, ORDERS, QUESTS, TILES
from hyakki.games.shadow_tactics.catalog.maps import BUSH, JUNCTION, YARD
from hyakki.games.shadow_tactics.guards import ALERTED, FRIENDLY, KINDS, STUNNED, guard

if TYPE_CHECKING:
    from hyakki.games.shadow_tactics.state import ShadowState

NAMES = ("Hayato", "Yuki", "Mugen", "Aiko", "Takuma")
"""Ninjas may be called by their names or by their ids."""
IDS = {"card": CARDS, "health card": HEALTH, "item": ITEMS, "quest": QUESTS, "order": ORDERS, "tile": TILES}
STATES = {"": 0, "calm": 0, "alerted": ALERTED, "stunned": STUNNED}
HEXES = ("yard", "bush", "junction")


class Given(given.Given):
    """A value of a description, and its place."""

    __slots__ = ()
    kinds = IDS

    # Things

    def ids(self, kind: str) -> list[int]:
        return [part.id(kind) for part in self.parts()]

    def ninja(self) -> int:
        found = ninja_named(self.said)
        if found is None:
            raise self.wrong(f"there is no ninja {self.said!r}; choose one of {', '.join(NINJAS)}")
        return found

    # Places on the map of a State

    def hex(self, s: ShadowState, kind: int) -> int:
        """The number of a yard, a bush or a junction."""
        name = self.word().upper()
        spot = s.kit.layout.place(name) if name[:1] in tuple("YBJ") and name[1:].isdecimal() else None
        if spot is None or spot.kind != kind:
            raise self.wrong(f"there is no {HEXES[kind]} {self.said!r} on this map")
        return spot.number

    def yard(self, s: ShadowState) -> int:
        return self.hex(s, YARD)

    def bush(self, s: ShadowState) -> int:
        return self.hex(s, BUSH)

    def junction(self, s: ShadowState) -> int:
        return self.hex(s, JUNCTION)

    def place(self, s: ShadowState) -> int:
        """Read any hex: yards from 0, bushes from 100, junctions from 200."""
        letter = self.word().upper()[:1]
        kind = "YBJ".index(letter) if letter in tuple("YBJ") else YARD
        return 100 * kind + self.hex(s, kind)

    def post(self, s: ShadowState) -> int:
        """Read a post: "Y4-2" is corner 2 of Y4, "Y12-t" a tower; the yard alone is its tower, or the first of its
        corners."""
        name, dash, corner = self.word().partition("-")
        yard = self.part(name).yard(s)
        if yard == s.board.tower:
            if corner.lower() not in ("", "t"):
                raise self.wrong(f"{name} is a tower: it has no corners (ST-361)")
            return post_at(yard, TOWER)
        corners = [str(k) for k in range(PER_YARD - 1) if s.board.corners[yard] >> k & 1]
        if dash and corner not in corners:
            raise self.wrong(f"{corner!r} is not a corner of {name}; choose one of {', '.join(corners)}")
        return post_at(yard, int(corner or corners[0]))

    def stance(self, s: ShadowState, yard: int) -> int:
        """Read a stance: "2i", "5o", or "@B24" in a tower."""
        at = self.word()
        if at.startswith("@") and yard == s.board.tower:
            place = self.part(at[1:]).place(s)
            if focused(place) in s.board.tower_stances:
                return focused(place)
            raise self.wrong(f"{at[1:]} is not on the tile of the tower (ST-350)")
        if len(at) == 2 and at[0] in "012345" and at[1].lower() in "io" and yard != s.board.tower:
            return stance_of(post_at(yard, int(at[0])), "io".index(at[1].lower()))
        raise self.wrong(f"{at!r} is not how a guard can stand there: 2i, 5o, or @B24 in a tower")

    def figure(self, s: ShadowState, yard: int) -> tuple[int, int]:
        """Read a guard and how it stands, such as "S2i" or "O5o alerted"."""
        who, _, state = self.word().partition(" ")
        kind = who[:1].upper()
        if kind not in KINDS or state.lower() not in STATES:
            raise self.wrong(f"{self.said!r} is not a guard such as 'S2i' or 'O5o alerted'")
        code = guard(KINDS.index(kind), state=STATES[state.lower()])
        if (KINDS.index(kind) >= FRIENDLY and code & ALERTED) or (KINDS.index(kind) == FRIENDLY and code & STUNNED):
            raise self.wrong(f"a civilian cannot be {state} (ST-373, ST-377)")
        return code, self.part(who[1:]).stance(s, yard)


def ninja_named(name: Any) -> int | None:
    """Return the ninja of a name such as HAY or Hayato, or None."""
    for known in (NINJAS, NAMES):
        found = [plain(one) for one in known]
        if plain(name) in found:
            return found.index(plain(name))
    return None
