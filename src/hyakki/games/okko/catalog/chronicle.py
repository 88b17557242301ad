"""Tile faces, scenarios and campaigns, as content says them; a custom scenario is one of these in one file."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from hyakki.core.rules import Count, Grid, within
from hyakki.games.okko.catalog.verbs import Attribute, Part

Face = Annotated[str, Meta(pattern=r"^([A-Z]\d\d|C\d\d[ab])$")]
"""A side of a tile or corridor: A04, M01, C01a."""
Space = Annotated[str, Meta(pattern=r"^([A-Z]\d\d\.[0-4][0-4]|C\d\d[ab]\.[0-4])$")]
"""A cell of a face, by row and column, or of a corridor by number: B03.21, C01a.2."""
Area = Annotated[str, Meta(pattern=r"^([A-Z]\d\d|C\d\d[ab])\.[a-z]$")]
Spot = Annotated[str, Meta(pattern=r"^([A-Z]\d\d\.[0-4][0-4]|C\d\d[ab]\.[0-4])( \([2-4]\+\))?$")]
"""A space, and from how many heroes on: B05.42 (2+)."""
Door = Annotated[
    str, Meta(pattern=r"^([A-Z]\d\d\.\d\d|C\d\d[ab]\.\d) - ([A-Z]\d\d\.\d\d|C\d\d[ab]\.\d)( closed)?$")
]  # fmt: skip
"""The two sockets that it joins: A04.24 - C01a.2."""

TILE_SIDE, CORRIDOR_LENGTH = 5, 5
SPACES = "bopPgGx"
"""Blue, orange, purple +1, purple +3, green +1, green +3, no space."""


class Entry(Part, frozen=True, kw_only=True):
    """A thing with an id."""

    source: str = "own"
    """The source of its numbers: a page, the summary, the public, or the house; or its author."""
    name: str = ""
    """The name of a custom thing. All others are named in the text files."""


class TileFace(Entry, frozen=True, kw_only=True):
    """One side of a tile (5 by 5 cells) or of a corridor (1 by 5)."""

    piece: str
    """The physical piece whose side it is."""
    areas: str
    """A letter for each cell."""
    spaces: str
    """The content of each cell: b, o, p, P, g, G or x."""
    walls: tuple[str, ...] = ()
    """Between two cells: 12|13."""
    sneak: Count = 0
    """The difficulty of a prohibited tile (OK-276)."""
    red: bool = False
    """Sneak tests here fail at once (OK-281)."""


class Reference(Entry, frozen=True, kw_only=True):
    """The card of a mission tile (OK-271)."""

    attribute: Attribute
    difficulty: Annotated[int, within(1, 99)]
    at: tuple[Space, ...]
    """The interaction spaces with the test."""
    passes: Count
    """The number of passes that win it for the heroes; 0 means that the relic must be carried home."""
    area: str = ""
    """The area that counts, if it is not the whole tile."""
    tokens: Annotated[int, within(1, 99)]
    """The number of mission tokens on the card that win it for the Oni."""
    step: Literal["cells", "shrine", "ritual", "treasury"]
    """The name of the Oni's last step at the End of the Round."""


class Piece(Part, frozen=True, kw_only=True):
    """A face on the table: where its top left cell lies (x to the right, y down)."""

    face: Face
    at: tuple[Grid, Grid]
    turned: bool = False
    """A corridor upright."""


class Goal(Part, frozen=True, kw_only=True):
    """What the scenario is about.

    demon: find and destroy the Oni. fetch: take the Objective token from its space by a test and carry it to an area.
    tile: win a mission tile. tests: pass so many tests of the scenario. hunt: eliminate so many figures of a card."""

    kind: Literal["demon", "fetch", "tile", "tests", "hunt"]
    at: Literal[""] | Space = ""
    attribute: Attribute = "guile"
    difficulty: Count = 0
    home: Literal[""] | Area = ""
    tile: Literal[""] | Face = ""
    agent: str = ""
    count: Count = 0


class ScenarioTest(Part, frozen=True, kw_only=True):
    """A Test token on the board and what a pass does (OK-357)."""

    token: str
    at: Space
    does: Literal["goal", "open", "equipment", "clues", "heal"]
    """Counts for the goal; opens a closed door; draws cards; discards Damage tokens."""
    count: Count = 1
    door: Literal[""] | Door = ""


class Special(Part, frozen=True, kw_only=True):
    """A special rule from the list.

    no-followers: heroes start without followers. any-follower: a hero may start with any follower. hidden-follower: a
    follower token lies face down `at` a space, unless the owners of all followers play. corruption: the first
    Corruption token starts on the tile `at`, and its Round places none. shown-demon: before play the Oni shows the
    heroes an Oni card that is not its own. events: the Oni starts with `count` more Event cards. equipment: each hero
    draws `count` Equipment cards before play. alarm: the alarm has been raised already; its recollection is not
    added."""

    rule: Literal[
        "no-followers", "any-follower", "hidden-follower", "corruption", "shown-demon", "events", "equipment", "alarm"
    ]
    at: str = ""
    count: Count = 0


class Scenario(Entry, frozen=True, kw_only=True):
    heroes: tuple[Count, Count]
    """The least and the most; each hero fewer than the least is replaced by a follower (OK-342)."""
    investigation: bool
    pieces: tuple[Piece, ...]
    doors: tuple[Door, ...]
    starts: tuple[Space, ...]
    agents: dict[str, tuple[Spot, ...]]
    courtiers: dict[str, Space] = {}
    extras: tuple[Space, ...] = ()
    """The spaces of one more random courtier for each hero, in order (OK-022)."""
    evidence: tuple[Spot, ...] = ()
    parchment: tuple[Spot, ...] = ()
    chests: tuple[Spot, ...] = ()
    cards: tuple[str, ...]
    """The Oni's character cards, with the number of heroes from which on it has them: hiroji (3+)."""
    goal: Goal
    tests: tuple[ScenarioTest, ...] = ()
    rounds: Count = 0
    """The number of Rounds after which the goal is missed, without investigation."""
    special: tuple[Special, ...] = ()
    story: str = ""
    """The story of a custom scenario."""


class Gain(Part, frozen=True, kw_only=True):
    """The gain of an act's winner: special rules of the next one."""

    heroes: tuple[Special, ...] = ()
    oni: tuple[Special, ...] = ()


class Act(Part, frozen=True, kw_only=True):
    """One scenario of a campaign."""

    size: Literal["small", "medium", "large"] = "small"
    """The act's recollection (OK-353)."""
    scenarios: tuple[str, str, str, str]
    """The scenarios with 1, 2, 3 and 4 heroes."""
    heroes: str = ""
    """The act that follows if the heroes win; empty ends the campaign."""
    oni: str = ""
    gain: Gain = Gain()
    special: tuple[Special, ...] = ()
    solo: tuple[Special, ...] | None = None
    """The special rules with one hero, in place of `special`."""

    def special_for(self, heroes: int) -> tuple[Special, ...]:
        return self.solo if heroes == 1 and self.solo is not None else self.special


class Campaign(Entry, frozen=True, kw_only=True):
    kind: Literal["simple", "branching"]
    """Won by more scenarios (OK-349), or by all recollections and those of the acts (OK-R160)."""
    first: str
    acts: dict[str, Act]


def from_heroes(written: str) -> tuple[str, int]:
    """`B05.42 (2+)` as the place and the number of heroes from which on it counts."""
    place, _, rest = written.partition(" (")
    return place, int(rest[0]) if rest else 1
