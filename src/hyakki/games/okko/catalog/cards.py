"""The components of Okko Chronicles as content defines them: one type for each kind of card and token."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from hyakki.core.lessons import Taught
from hyakki.core.rules import Count, Grid, SeatNumber, within
from hyakki.games.okko.catalog.chronicle import Campaign, Entry, Reference, Scenario, TileFace
from hyakki.games.okko.catalog.verbs import Attribute, Effect, Kind, Part, Rank, Talents, Technique, Who

HEROES: tuple[Hero, ...] = ("OKK", "NOB", "NSH", "SET")
FOLLOWERS: tuple[Follower, ...] = ("tikku", "goro", "kiku")
KAMI: tuple[KamiName, ...] = ("hi", "kaze", "mizu", "tsuchi")
AGENTS = ("ashigaru", "samurai", "hiroji", "yurei", "ninja", "bakemono")
DEMONS = ("kuro-hebi", "homura", "yuki-hime", "tetsujin")
NATURES = ("speed", "attack", "defense", "guile", "coordination", "weakness")
SIZES = {"large": 4, "medium": 2, "small": 1}
"""Points of recollections (OK-125)."""
KI = "ki"

Hero = Literal["OKK", "NOB", "NSH", "SET"]
HeroClass = Literal["bushi", "kyojin", "mahotsukai", "shinobi"]
Follower = Literal["tikku", "goro", "kiku"]
KamiName = Literal["hi", "kaze", "mizu", "tsuchi"]
Nature = Literal["speed", "attack", "defense", "guile", "coordination", "weakness"]
Slot = Literal["hand", "hands", "clothing", "supplies"]
"""`hands` fills both (OK-141)."""
Some = Annotated[int, within(1, 99)]
Few = Annotated[int, within(0, 9)]
Limit = Annotated[int, within(1, 9)]
CardLimit = Annotated[int, within(1, 7)]
Side = tuple[Some, Some]
"""A side of a Clue token: difficulty and cards."""
DieFace = Literal["0", "1", "2", "ki"]
Feat = Literal[
    "agents", "supernatural", "streak", "quiet", "unwounded", "tests", "investigations", "kami", "chests", "sneaks",
    "clues",
]  # fmt: skip
"""What a personal mission counts.

agents: agents eliminated yourself. supernatural: Supernatural Creatures eliminated yourself; the greater demon is
enough. streak: agents within one of your activations. quiet: no alarm when the game ends. unwounded: no Wound card
when the game ends. tests: attribute tests passed. investigations: Investigation tests passed. kami: different kami
summoned. chests: chests opened. sneaks: sneak tests passed. clues: Clue cards drawn through your own tests."""


class PersonalMission(Part, frozen=True, kw_only=True):
    feat: Feat
    count: Count = 0


class HeroCard(Entry, frozen=True, kw_only=True):
    of: HeroClass
    speed: Count
    might: Count
    defense: Count
    guile: Count
    stamina: Some
    supplies: Count
    talents: Talents
    equipment: tuple[str, ...]
    """The starting equipment."""
    follower: Literal["", Follower] = ""
    missions: tuple[PersonalMission, PersonalMission, PersonalMission]


class ActionCard(Entry, frozen=True, kw_only=True):
    """A technique on the right, a special talent on the left; a Weakness has a talent only (OK-149, OK-166)."""

    hero: Hero
    nature: Nature
    technique: Technique | None = None
    talent: tuple[Effect, ...]


class EquipmentCard(Entry, frozen=True, kw_only=True):
    slot: Slot
    classes: tuple[HeroClass, ...] = ("bushi", "kyojin", "mahotsukai", "shinobi")
    legendary: bool = False
    effects: tuple[Effect, ...]


class Companion(Entry, frozen=True, kw_only=True):
    """The numbers of a follower or kami (OK-171)."""

    speed: Count
    might: Count
    defense: Count
    actions: Count
    stamina: Some
    talent: tuple[Effect, ...]


class FollowerCard(Companion, frozen=True, kw_only=True):
    """One of two versions of a follower."""

    follower: Follower
    hero: Hero


class KamiCard(Companion, frozen=True, kw_only=True):
    """One of two versions of a kami."""

    kami: KamiName


class AgentCard(Entry, frozen=True, kw_only=True):
    kind: Kind
    rank: Rank
    figures: Count
    speed: Count
    might: Count
    defense: Count
    actions: Count
    stamina: Some
    per_hero: Count = 0
    """Added to the STAMINA for each hero at the start."""
    talents: Talents


class EventCard(Entry, frozen=True, kw_only=True):
    """A special effect; there is a card for each of its techniques (OK-208)."""

    techniques: tuple[Technique, ...]
    effects: tuple[Effect, ...]


class WoundCard(Entry, frozen=True, kw_only=True):
    copies: Some
    technique: Technique


class ConditionToken(Entry, frozen=True, kw_only=True):
    copies: Count
    front: Technique
    back: Technique


class OniCard(Entry, frozen=True, kw_only=True):
    """A Clue card: the demon, and the penalty if it was named (OK-107)."""

    demon: str
    named: tuple[Effect, ...]


class CourtierCard(Entry, frozen=True, kw_only=True):
    """A Clue card: what it does when played, or who follows (OK-242, OK-244)."""

    role: str
    play: tuple[Effect, ...]
    follower: Companion | None = None


class ComplicationCard(Entry, frozen=True, kw_only=True):
    """A Clue card that is resolved when drawn (OK-247); `by` says who decides and draws."""

    by: Literal["investigator", "heroes", "oni"]
    effects: tuple[Effect, ...]


class ClueToken(Entry, frozen=True, kw_only=True):
    kind: Literal["courtier", "evidence", "parchment"]
    front: Side
    back: Side | None = None
    """After the first pass; a courtier has one side only."""


class ChestToken(Entry, frozen=True, kw_only=True):
    difficulty: Some
    draw: Some
    keep: Some


class TestToken(Entry, frozen=True, kw_only=True):
    attribute: Attribute
    difficulty: Some


class Enhancement(Entry, frozen=True, kw_only=True):
    """A slot of a tree (OK-224)."""

    tree: Kind
    column: Grid
    after: str = ""
    """The slot of the column before, to which a line joins it."""
    to: Who = Who(side="agents")
    """The agents that have the effects, as if they were on their cards."""
    effects: tuple[Effect, ...]


class Recollection(Entry, frozen=True, kw_only=True):
    size: Literal["large", "medium", "small"]
    faces: tuple[Literal["blue", "red"], ...]


class TrackRound(Part, frozen=True, kw_only=True):
    """A step of the corruption track (OK-051 to OK-055)."""

    corruption: Literal["none", "place", "move"]
    tree: Literal["", Kind] = ""
    red: bool = False


class Track(Entry, frozen=True, kw_only=True):
    """Round by Round; the last step is that of every later Round (OK-117)."""

    steps: tuple[TrackRound, ...]


class Dice(Entry, frozen=True, kw_only=True):
    combat: tuple[DieFace, ...]
    action: tuple[DieFace, ...]
    test: tuple[DieFace, ...]
    bands: dict[DieFace, Annotated[int, Meta(ge=1, le=3)]]
    """The personal mission for each face of the Combat die (OK-013)."""


class Numbers(Entry, frozen=True, kw_only=True):
    """Limits and amounts of the rules."""

    actions: Limit
    action_cards: tuple[CardLimit, CardLimit]
    """The least and the most in a Round (OK-039, OK-040)."""
    wounds: Limit
    """The number of wound cards in hand that eliminate a hero (OK-321)."""
    event_draw: Few
    """Event cards at the end of a Round (OK-098)."""
    idle_draw: Few
    """Event cards if nothing can be activated (OK-084)."""
    failures: Limit
    """The number of wrong accusations that start the Final Battle (OK-253)."""
    many: Annotated[int, within(1, 5)]
    """The number of heroes from which +3 spaces work (OK-264)."""
    penalty: Few
    """The amount by which a penalty token lowers the difficulty (OK-R140)."""
    last_round: Some
    """The Round at whose end a hidden Oni reveals itself (OK-115)."""
    mission_round: Some
    """The Round at whose end open mission objectives are settled for neither side (OK-R150)."""
    battle_round: Some
    """The Round at whose end an open Final Battle is an escape (OK-R150)."""
    expansion_swap: Few
    """Complication and event cards that an expansion replaces (OK-355, OK-356)."""


class Expansion(Entry, frozen=True, kw_only=True):
    """Cards that join the game together (OK-354 to OK-356)."""

    equipment: dict[str, EquipmentCard] = {}
    complications: dict[str, ComplicationCard] = {}
    events: dict[str, EventCard] = {}


class Gear(Part, frozen=True, kw_only=True):
    """Equipment that a hero brings along from an earlier scenario, slot by slot (OK-348)."""

    hands: tuple[str, ...] = ()
    """A card for both hands is named once."""
    clothing: str = ""
    supplies: tuple[str, ...] = ()

    @property
    def cards(self) -> tuple[str, ...]:
        return (*self.hands, *((self.clothing,) if self.clothing else ()), *self.supplies)


class OkkoRules(Taught, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Content and what was agreed before the game."""

    content: str = "tuned"
    numbers: Numbers
    dice: Dice
    track: Track
    heroes: dict[str, HeroCard]
    actions: dict[str, ActionCard]
    equipment: dict[str, EquipmentCard]
    followers: dict[str, FollowerCard]
    kami: dict[str, KamiCard]
    agents: dict[str, AgentCard]
    events: dict[str, EventCard]
    oni_cards: dict[str, OniCard]
    courtiers: dict[str, CourtierCard]
    complications: dict[str, ComplicationCard]
    clue_tokens: dict[str, ClueToken]
    chests: dict[str, ChestToken]
    test_tokens: dict[str, TestToken]
    wounds: dict[str, WoundCard]
    conditions: dict[str, ConditionToken]
    enhancements: dict[str, Enhancement]
    recollections: dict[str, Recollection]
    faces: dict[str, TileFace]
    references: dict[str, Reference]
    scenarios: dict[str, Scenario]
    campaigns: dict[str, Campaign]
    expansions: dict[str, Expansion]
    scenario: str = "S1"
    """The id of a scenario; a custom one lies among the others as `own`."""
    oni: SeatNumber = 0
    """The seat that plays the Oni (OK-001)."""
    count: Count = 0
    """The number of heroes; 0 means one for each hero seat."""
    picks: tuple[tuple[Hero, ...], ...] | None = None
    """The heroes of each seat in turn, none for the Oni's; otherwise they are picked at set-up (OK-006)."""
    expanded: tuple[str, ...] = ()
    """The expansions that are played with."""
    carried: dict[Hero, Gear] = {}
    """The equipment that heroes bring along in place of their starting equipment (OK-348)."""
