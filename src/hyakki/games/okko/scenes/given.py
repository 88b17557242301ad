"""Read the description of a position: words and numbers in, the numbers of things out. An error names the place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hyakki.core import given
from hyakki.core.facts import plain
from hyakki.games.okko.board.geometry import tile_of
from hyakki.games.okko.catalog import ids
from hyakki.games.okko.catalog.verbs import CONDITIONS

if TYPE_CHECKING:
    from hyakki.games.okko.state import OkkoState

SPACES = {plain(name): number for name, number in ids.SPACE.items()}
AREAS = {plain(name): number for name, number in ids.AREA.items()}
NAMES = ("Okko", "Noburo", "Noshin", "Setsuka")
"""Heroes may be called by their names or by their ids."""
ALSO = {"hiroji-san": "hiroji"}
"""Agents by their full names."""
IDS = {
    "hero": ids.HEROES,
    "card": ids.CARDS,
    "equipment card": ids.EQUIPMENT,
    "event card": ids.EVENTS,
    "clue card": ids.CLUES,
    "courtier": ids.COURTIERS,
    "Oni card": ids.ONI_CARDS,
    "ally": ids.ALLY_CARDS,
    "kami": ids.KAMI,
    "follower": ids.FOLLOWERS,
    "agent": ids.AGENTS,
    "enhancement": ids.ENHANCEMENTS,
    "recollection": ids.RECOLLECTIONS,
    "token": ids.MARKERS,
}
SIDES = {"": 1, "front": 1, "back": 2}
"""The sides of a condition token."""


class Given(given.Given):
    """A value of a description and its place."""

    __slots__ = ()
    kinds = IDS

    def id(self, kind: str) -> int:
        if kind == "agent" and plain(self.said) in ALSO:
            return ids.AGENTS.index(ALSO[plain(self.said)])
        return super().id(kind)

    def ids(self, kind: str) -> list[int]:
        return [part.id(kind) for part in self.parts()]

    def hero(self) -> int:
        found = hero_named(self.said)
        if found is None:
            raise self.wrong(f"there is no hero {self.said!r}; choose one of {', '.join(ids.HEROES)}")
        return found

    def team_hero(self, s: OkkoState) -> int:
        """Return a hero who is in this game."""
        hero = self.hero()
        if hero not in s.team():
            raise self.wrong(f"{ids.HEROES[hero]} is not in this game")
        return hero

    def space(self, s: OkkoState) -> int:
        """Read a space, such as "A04.31", on the board of this scenario."""
        found = SPACES.get(plain(self.word()))
        if found is None or found not in s.board.floor.area_of:
            if found is not None and tile_of(found) in s.board.floor.tiles:
                raise self.wrong(f"nobody can stand on {self.said}: it is no space of the tile")
            tiles = ", ".join(ids.FACES[tile] for tile in s.board.floor.tiles)
            raise self.wrong(f"there is no space {self.said!r} in this scenario; its tiles are {tiles}")
        return found

    def area(self, s: OkkoState) -> int:
        found = AREAS.get(plain(self.word()))
        if found is None or found not in s.board.floor.areas:
            raise self.wrong(f"there is no area {self.said!r} in this scenario")
        return found

    def tile(self, s: OkkoState) -> int:
        return ids.FACES.index(self.one_of(ids.FACES[tile] for tile in s.board.floor.tiles))

    def figure(self, s: OkkoState) -> int:
        """Read a figure: "OKK", "tikku", "ashigaru-2", a card with one figure, or the space where a figure stands."""
        hero = hero_named(self.said)
        if hero is not None:
            return hero
        name = ALSO.get(plain(self.word()), plain(self.word()))
        figures = [plain(one) for one in ids.FIGURES]
        if name in figures:
            return figures.index(name)
        cards = [plain(one) for one in ids.AGENTS]
        if name in cards and len(ids.FIGURES_OF[cards.index(name)]) == 1:
            return ids.FIGURES_OF[cards.index(name)][0]
        allies = [plain(one) for one in ids.ALLY_CARDS]
        if name in allies:
            for figure, ally in s.allies.items():
                if ally.card == allies.index(name):
                    return figure
        if "." in name:
            space = self.space(s)
            if space in s.at:
                return s.at[space]
            raise self.wrong(f"nobody stands on {self.said}")
        raise self.wrong(
            f"there is no figure {self.said!r}; choose a hero (OKK), a follower or kami "
            f"({', '.join((*ids.FOLLOWERS, *ids.KAMI))}), an agent (ashigaru-1, hiroji) "
            "or the space of a figure (A04.31)"
        )

    def door(self, s: OkkoState) -> int:
        """Read a door, such as "A04.24 - C01a.0", either side first."""
        names = [part.strip() for part in self.word().split(" - ")]
        known = [door.removesuffix(" closed") for door in s.kit.scenario.doors]
        for number, door in enumerate(known):
            if sorted(map(plain, door.split(" - "))) == sorted(map(plain, names)):
                return number
        raise self.wrong(f"there is no door {self.said!r}; choose one of {', '.join(known)}")

    def condition(self) -> tuple[int, int]:
        """Read a condition, such as "poisoned" or "poisoned back"."""
        name, _, side = self.word().lower().partition(" ")
        if side not in SIDES:
            raise self.wrong(f"{self.said!r} is not a condition such as 'poisoned' or 'poisoned back'")
        return CONDITIONS.index(self.part(name).one_of(CONDITIONS)), SIDES[side]


def hero_named(name: Any) -> int | None:
    """Return the hero of a name such as OKK or Okko, or None."""
    for known in (ids.HEROES, NAMES):
        found = [plain(one) for one in known]
        if plain(name) in found:
            return found.index(plain(name))
    return None
