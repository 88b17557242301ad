"""The components of Kaidan as content defines them: one type for each kind of card, tile and token."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hyakki.core.lessons import Taught
from hyakki.core.rules import Count, Grid, Number, SeatNumber, within

NERVES, FORCE, EXORCISM, PERCEPTION, SPEED = range(5)
ATTRIBUTES = ("nerves", "force", "exorcism", "perception", "speed")
"""An enemy's Fear stands where Nerves stand (KA-250)."""

FACES = ("0c", "0", "1", "2", "3", "3c")
VALUES = (0, 0, 1, 2, 3, 3)
"""The value of each face of the special D10 (KA-073)."""
CRITICAL_0, CRITICAL_3 = 0, 5

PILES = ("house", "both", "garden")
"""House, House/Garden and Garden (KA-034)."""
DECKS = ("objects", "extra", "treasure", "gifts", "masks")
KEYS = ("silver", "bronze", "gold")

TESTS = (
    *("door", "run", "examine", "curse", "event", "lost", "ritual"),
    *("attack", "repel", "obstacle", "flee", "hide", "exorcise", "exorcise-pg"),
)
"""The purposes of a Test: standard Tests first, then opposed ones; `exorcise` is against an enemy."""
WINDOWS = (
    *("step", "test-pre", "test-post", "wound", "sight", "attack", "fate", "event", "phase"),
    *("activation", "chase"),
)
"""When an Instant Action can be taken (KA-R15): the windows W-…, then own Activation and move when hunted."""

Attribute = Literal["nerves", "force", "exorcism", "perception", "speed"]
Pile = Literal["house", "both", "garden"]
Deck = Literal["objects", "extra", "treasure", "gifts", "masks"]
Key = Literal["silver", "bronze", "gold"]
Icon = Literal["common", "mission", "mask", "weapon", "rapid", "special"]
Purpose = Literal[
    "door", "run", "examine", "curse", "event", "lost", "ritual",
    "attack", "repel", "obstacle", "flee", "hide", "exorcise", "exorcise-pg",
]  # fmt: skip
Window = Literal[
    "step", "test-pre", "test-post", "wound", "sight", "attack", "fate", "event", "phase", "activation", "chase"
]


Strength = Annotated[int, within(0, 20)]
"""An attribute, or the size of an effect."""
Few = Annotated[int, within(0, 9)]
Some = Annotated[int, within(1, 9)]


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the content."""


class StandardTest(Entry, frozen=True, kw_only=True):
    """An attribute and the number to reach (KA-065)."""

    attribute: Attribute
    difficulty: Count


class Bonus(Entry, frozen=True, kw_only=True):
    """Added to the totals of Tests of one attribute: to all of them, or to those made for a purpose."""

    attribute: Attribute
    value: Annotated[int, within(-20, 20)]
    tests: tuple[Purpose, ...] = ()

    def helps(self, attribute: str, purpose: str) -> bool:
        return attribute == self.attribute and (not self.tests or purpose in self.tests)


class Effect(Entry, frozen=True, kw_only=True):
    """The effects on a PG, in this order. If it is `odd`, a function named after the card's id does all of it, and the
    fields are its numbers."""

    wounds: Strength = 0
    heal: Strength = 0
    noise: Strength = 0
    discard: Strength = 0
    """The number of random objects to discard; never Mission objects."""
    take: str = ""
    """A named card, from its deck or that deck's discard (KA-R69)."""
    draw: Strength = 0
    """The number of cards to draw from the Objects deck."""
    instead: Effect | None = None
    """The Effect if there was no card to take."""
    pm: Strength = 0
    halt: bool = False
    """The PG loses all its PM; in a chase it stops moving this round."""
    pa: Strength = 0
    """The PA that are lost at once."""
    next_pa: Strength = 0
    """The PA that are missing in the next Preparation."""
    disappear: bool = False
    appear: Strength = 0
    """The number of random entities that appear."""
    darkness: Annotated[int, within(-9, 20)] = 0
    """Added to the darkness of the PG's column for the rest of the game."""
    prevent: Strength = 0
    """The number of Wounds that it prevents."""
    odd: bool = False
    entity: str = ""
    """The enemy that appears."""
    hiding: Strength = 0
    """The value of the hiding place that it makes."""
    look: Strength = 0
    """The number of cards or tiles to look at."""
    reach: Strength = 0
    """The range, counted as noise; 1 means adjacent."""


class RoomTile(Entry, frozen=True, kw_only=True):
    """A 2×2 tile: `outer` N/E/S/W, `inner` ab bd cd ac, `marks` such as "Tc mb"."""

    pile: Pile
    kind: Literal["plain", "cursed", "mask", "treasure", "passage"] = "plain"
    outer: str
    inner: str
    marks: str
    source: str


class DoorToken(Entry, frozen=True, kw_only=True):
    """Both sides of a door/movement token (KA-021)."""

    door: Literal["open", "blocked", "rift"]
    blocked: Strength = 0
    cells: Few = 0
    toward: bool = False
    away: bool = False
    ghost: bool = False
    """Ignores spectral walls."""
    disappear: bool = False
    manifest: bool = False
    copies: Strength = 1
    source: str


class Ability(Entry, frozen=True, kw_only=True):
    """A PG's ability (KA-060): `triggered` in its windows, an `action` with its keywords, or `always` on."""

    timing: Literal["triggered", "action", "always"]
    keywords: tuple[Literal["standard", "free", "unique", "instant"], ...] = ()
    windows: tuple[Window, ...] = ()
    tests: tuple[Purpose, ...] = ()
    """The Tests that may be rolled again, once a Turn."""
    quiet: Count = 0
    """The number of first cells of each Activation that make no Noise."""
    effect: Effect | None = None


class Power(Entry, frozen=True, kw_only=True):
    """An Onryo's spectral power (KA-191)."""

    extra_wounds: Count = 0
    bonuses: tuple[Bonus, ...] = ()
    """The bonuses that each PG in the Onryo's Room gives."""
    no_healing: bool = False
    noise: Count = 0
    """The Noise that a PG within reach emits, once a Turn, after an Activation."""
    reach: Count = 0
    cells: Count = 0
    """More cells when it moves by a token."""
    ghost: bool = False


class Onryo(Entry, frozen=True, kw_only=True):
    fear: Strength
    force: Strength
    exorcism: Strength
    speed: Strength
    power: Power
    source: str


class Character(Entry, frozen=True, kw_only=True):
    """A two-sided PG card (KA-056, KA-182)."""

    nerves: Annotated[int, within(1, 20)]
    force: Strength
    exorcism: Strength
    perception: Strength
    speed: Strength
    ability: Ability
    onryo: Onryo
    source: str


class Ritual(Entry, frozen=True, kw_only=True):
    """A way to banish an enemy without an Ofuda (KA-282): what must be given, there or won."""

    object: str = ""
    deck: Literal["", "gifts"] = ""
    corpse: bool = False
    evidence: bool = False
    test: StandardTest | None = None


class Entity(Entry, frozen=True, kw_only=True):
    """A card of the entity deck: an enemy, or the Lost Person, who has no numbers (KA-R66)."""

    copies: Strength
    lost: bool = False
    fear: Strength = 0
    force: Strength = 0
    exorcism: Strength = 0
    speed: Strength = 0
    steals: Literal["", "wounding", "instead"] = ""
    """Takes a random object when it wounds, or instead of wounding."""
    extra_wounds: Count = 0
    hunted_noise: Count = 0
    """The Noise of the PG whose chase starts."""
    guess_force: Strength = 0
    """Added to its Force for a chase, if the hunted PG guesses wrong at the start."""
    evidence: Count = 0
    """The number of Evidence tokens that are put on the map when it is revealed."""
    ghost: bool = False
    """Ignores spectral walls."""
    ritual: Ritual | None = None
    source: str


class Curse(Entry, frozen=True, kw_only=True):
    """A cursed-room card (KA-112): what happens when it awakens; with a Test, only if that fails."""

    room: str
    test: StandardTest | None = None
    effect: Effect
    always: bool = False
    """Awakens without a guess (KA-116)."""
    stays: Count = 0
    """Stays awake until so many Gifts of the Well have been drawn (KA-117)."""
    source: str


class ObjectCard(Entry, frozen=True, kw_only=True):
    """One kind of object; a copy is in play from its number of seats on (KA-015)."""

    deck: Deck
    seats: tuple[Some, ...]
    icons: tuple[Icon, ...]
    uses: Few = 0
    """Uses before it is consumed; 0 means it is never consumed by use."""
    action: Literal["standard", "instant", "wear", "none"]
    windows: tuple[Window, ...] = ()
    """When an instant may be used."""
    last_chance: bool = False
    """May be the one object of a last chance (KA-R89)."""
    like: str = ""
    """The id of the card whose behaviour this one shares."""
    keys: tuple[Key, ...] = ()
    """The key tokens that it can place."""
    bonuses: tuple[Bonus, ...] = ()
    """Optional, and reveal the card (KA-R14); those of a Mask hold while it is worn."""
    extra_wounds: Count = 0
    """A Weapon's, if its Test is won."""
    quiet: Count = 0
    """Worn: so many first cells of each Activation make no Noise."""
    more_pm: Count = 0
    """Worn: so many more PM in each Preparation."""
    effect: Effect | None = None
    source: str


class Lasting(Entry, frozen=True, kw_only=True):
    """An effect that lasts until the end of the next Turn."""

    darkness: Number = 0
    open_blocked: Count = 0
    """Open door tokens count as Blocked with this number."""
    silent: bool = False
    """A PG's normal movement makes no Noise."""


class EventCard(Entry, frozen=True, kw_only=True):
    """An event: for the group at once, for each PG in Activation order, or for the First Player's (KA-197); after a
    Test if it fails."""

    copies: Count = 1
    to: Literal["group", "each", "first"]
    test: StandardTest | None = None
    effect: Effect | None = None
    lasting: Lasting | None = None
    source: str


class LostPerson(Entry, frozen=True, kw_only=True):
    """A Lost Person card: a Perception Test, left column and right column (KA-307)."""

    deck: Literal["house", "garden"]
    difficulty: Count
    failure: Effect
    success: Effect
    source: str


class Board(Entry, frozen=True, kw_only=True):
    """The ghost world, the bags and the dice."""

    walls_east: tuple[tuple[Grid, Grid], ...]
    """Spectral walls between (row, column) and the cell east of it; rows and columns from 1."""
    walls_south: tuple[tuple[Grid, Grid], ...]
    darkness: tuple[Some, ...]
    exploration: Count
    corpses: Count
    hiding: tuple[Some, ...]
    die: tuple[Literal["0c", "0", "1", "2", "3", "3c"], ...]
    source: str


class Numbers(Entry, frozen=True, kw_only=True):
    """Limits and amounts of the rules."""

    action_points: Some
    most_noise: Annotated[int, within(1, 18)]
    chase_rounds: Annotated[int, within(1, 10)]
    death_marks: Some
    neutral_states: Some
    entities: Annotated[int, within(1, 6)]
    first_entities: Annotated[int, within(0, 6)]
    """The least number of entities that appear in the first Entity phase (KA-233)."""
    ofuda_tokens: Count
    onryo_tokens: Annotated[int, within(1, 4)]
    events: tuple[Some, Some, Some]
    """Events in a phase: at first, with two lesser keys found, with the gold key found (KA-194 to KA-196)."""
    keys_for_more: Annotated[int, within(1, 3)]
    sealed_in: Few
    """PA that a sealed-in PG pays to disappear (KA-R30)."""
    source: str


class Points(Entry, frozen=True, kw_only=True):
    """Victory points (KA-318 to KA-332); the first of each group are for each player."""

    escape: Count
    exorcise: Count
    kill_possessed: Count
    banish: Count
    last_alive: Count
    escape_possessed: Count
    none_escaped: Count
    death: Count
    kill: Count
    revenge: Count
    source: str


class KaidanRules(Taught, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Content and what was agreed before the game."""

    content: str = "tuned"
    board: Board
    numbers: Numbers
    points: Points
    rooms: dict[str, RoomTile]
    tokens: dict[str, DoorToken]
    characters: dict[str, Character]
    entities: dict[str, Entity]
    curses: dict[str, Curse]
    objects: dict[str, ObjectCard]
    events: dict[str, EventCard]
    lost: dict[str, LostPerson]
    hyoirei: bool
    """Whether the Hyoirei is in the Objects deck (KA-R05)."""
    starter: SeatNumber | None = None
    """The First Player of the first Turn, where that was agreed (KA-029)."""
    picks: tuple[str, ...] | None = None
    """The characters by seat, where they are not picked at the table (KA-024)."""
