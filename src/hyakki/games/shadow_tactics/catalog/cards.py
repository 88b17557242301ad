"""The components of Shadow Tactics as content defines them: one type for each kind of card, tile and map."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hyakki.core.lessons import Taught
from hyakki.core.rules import Count, Grid, Number, SeatNumber, within

GREEN, BLUE, RED = range(3)
CARD_COLOURS = ("green", "blue", "red")

SPEARMAN, OFFICER, SAMURAI, DAIMYO = range(4)
GUARDS: tuple[Guard, ...] = ("S", "O", "A", "D")

SYMBOLS = ("LA", "HA", "HB", "MV", "DI", "LU", "ST", "HE", "SO", "MT2", "MT3", "LR", "NO", "JU", "MA", "RE")
"""The symbols of ninja cards."""
EFFECTS = ("LA", "HA", "HB", "DI", "LU", "ST")
"""Symbols that count for the score of a target yard (ST-088)."""
ORDER_SYMBOLS = ("DEP", "MVR", "MVF", "SPR", "SRCH", "POW", "DFIG")
PENALTIES = ("P1", "P2", "P3", "P4")
"""Penalties: at most one movement card, no red action cards, no blue action cards, no movement cards (ST-275 to
ST-278)."""
LIGHTS = ("dark", "light", "lit", "out")
"""The light of a junction at night: permanent darkness, permanent light, a lit torch, a torch put out (ST-388)."""

Ninja = Literal["HAY", "YUK", "MUG", "AIK", "TAK"]
Colour = Literal["yellow", "purple", "white", "orange", "teal", "brown"]
CardColour = Literal["green", "blue", "red"]
Guard = Literal["S", "O", "A", "D"]
Symbol = Literal["LA", "HA", "HB", "MV", "DI", "LU", "ST", "HE", "SO", "MT2", "MT3", "LR", "NO", "JU", "MA", "RE"]
Penalty = Literal["", "P1", "P2", "P3", "P4"]
OrderSymbol = Annotated[str, Meta(pattern=r"^(MVR|MVF|SPR|SRCH|POW|DFIG|DEP\([SOA](, [SOA])*\))$")]
"""`DEP(S, O)` deploys a Spearman and an Officer."""
Light = Literal["dark", "light", "lit", "out"]
MissionId = Literal["M1", "M2", "M3", "M4", "M5"]
Civilians = Literal["", "friendly", "hostile"]
Title = Annotated[str, Meta(max_length=60)]
Story = Annotated[str, Meta(max_length=1_000)]
Jutsu = Annotated[int, Meta(ge=-99, le=999)]
"""Tokens beyond those everybody starts with; fewer, where some were lost."""
Few = Annotated[int, within(0, 9)]
Some = Annotated[int, within(1, 9)]
Ninjas = Annotated[int, within(1, 5)]
Yield = Annotated[int, within(0, 40)]
Hex = tuple[Grid, Grid]
"""Axial (q, r), pointy tops."""
Place = Annotated[str, Meta(pattern=r"^[YBJ][1-9]\d{0,2}$")]
"""A hex by its kind and number on its map: Y3, B4, J7."""
TowerPlace = Annotated[str, Meta(pattern=r"^(|Y[1-9]\d{0,2})$")]
Post = Annotated[str, Meta(pattern=r"^[SOAD]([0-5][io]|@[YBJ][1-9]\d{0,2})$")]
"""A guard in a corner, looking in or out: `S3o`; in a tower, with its focus: `S@J9`."""


def deployed(symbol: str) -> tuple[str, ...]:
    """The guards that an order symbol deploys."""
    return tuple(symbol[4:-1].split(", ")) if symbol.startswith("DEP") else ()


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the content."""


class Tile(Entry, frozen=True, kw_only=True):
    """A board tile: its hexes, counted from its origin. Tiles are shifted, never turned."""

    kind: Literal["large", "connector", "gate"]
    yards: tuple[Hex, ...]
    bushes: tuple[Hex, ...]
    junctions: tuple[tuple[Grid, Grid, Colour], ...]
    opens: Literal["", Colour] = ""
    """The colour of the gate junction (north-east of the gate yard) while the gate is open."""
    source: str


class Map(Entry, frozen=True, kw_only=True):
    """A mission's map: tiles by the hexes of their origins, and what lies on them."""

    tiles: dict[str, Hex]
    entries: tuple[Place, ...]
    barracks: tuple[Place, ...]
    tower: TowerPlace = ""
    objectives: tuple[Place, ...]
    green: tuple[Place, ...] = ()
    blue: tuple[Place, ...] = ()
    keys: dict[str, Place] = {}
    """The junction on which its key lies, by gate tile."""
    deployment: dict[str, tuple[Post, ...]]
    """A legal deployment by yard, for bots and quick starts."""
    source: str


class Mission(Entry, frozen=True, kw_only=True):
    time: Annotated[int, within(1, 99)]
    guards: dict[Guard, Count]
    action: CardColour
    """The colour of the mission action (ST-141)."""
    fixed: tuple[str, ...] = ()
    """Deployment cards that belong to the place (ST-433)."""
    noise: Few = 0
    """Made by the mission action."""
    most: Few = 0
    """The most guards that the mission action moves."""
    source: str


class CustomMission(Entry, frozen=True, kw_only=True):
    """A custom mission: a map, its garrison as it is deployed, and the goal and special rules of a mission."""

    name: Title = ""
    story: Story = ""
    goal: MissionId
    time: Count
    action: CardColour | None = None
    """The colour of the mission action; as printed if it is not given, like what follows."""
    noise: Count | None = None
    most: Count | None = None
    boulders: bool = False
    civilians: Civilians = ""
    snow: bool = False
    night: bool = False
    tiles: dict[str, Hex]
    entries: tuple[Place, ...]
    barracks: tuple[Place, ...]
    tower: TowerPlace = ""
    objectives: tuple[Place, ...]
    green: tuple[Place, ...] = ()
    blue: tuple[Place, ...] = ()
    keys: dict[str, Place] = {}
    deployment: dict[str, tuple[Post, ...]]


class Reward(Entry, frozen=True, kw_only=True):
    """The reward of a location's winner (ST-441 to ST-448)."""

    jutsu: Count = 0
    """Tokens for each ninja."""
    coins: Count = 0
    """Worth so much for each ninja."""
    strip: Count = 0
    """The number of deployment cards that the Daimyo discards."""
    veto: Count = 0
    """The number of cards assigned to the next mission that the ninjas may discard."""
    offers: Count = 0
    """The number of additional cards that are offered in the next sequence."""
    discount: Count = 0
    """All his cards cost so much less in the next sequence."""
    promotion: bool = False
    embargo: bool = False
    """The ninjas may not purchase before the next mission."""
    unlocks: tuple[str, ...] = ()
    """Cards that join what can be bought."""


class Location(Entry, frozen=True, kw_only=True):
    """A place of the chapter (ST-440)."""

    mission: str = ""
    tax: Yield = 0
    wealth: Yield = 0
    cards: Yield = 0
    """Cards offered in each sequence to the player who controls it."""
    final: bool = False
    ninjas: Reward | None = None
    daimyo: Reward | None = None
    source: str


class NinjaCard(Entry, frozen=True, kw_only=True):
    """A card that a ninja programs. Symbols are carried out from left to right."""

    ninja: Ninja
    kind: Literal["action", "movement", "special"]
    colour: CardColour
    symbols: tuple[Symbol, ...]
    through: tuple[Colour, ...] = ()
    """The colours that its MV may go through; the owner chooses."""
    same: bool = False
    """All its effects are for one and the same guard."""
    reward: bool = False
    """Won by a quest; all others are in hand from the start."""
    source: str


class HealthCard(Entry, frozen=True, kw_only=True):
    ninja: Literal["", Ninja] = ""
    """Nobody's until claimed, if empty."""
    penalty: Penalty = ""
    """While it is flipped."""
    reward: bool = False
    """Won by a quest or bought; all others are there from the start."""
    source: str


class Item(Entry, frozen=True, kw_only=True):
    """A purchase of the ninjas: a special action of a colour, or something for one mission."""

    cost: Count
    colour: Literal["", CardColour] = ""
    symbols: tuple[Symbol, ...] = ()
    through: tuple[Colour, ...] = ()
    same: bool = False
    health: str = ""
    """The health card that comes with it."""
    jutsu: Few = 0
    standing: bool = False
    """Whether the card is always on offer once it is unlocked, any number of times."""
    source: str


class OrderCard(Entry, frozen=True, kw_only=True):
    """An order of the Daimyo: top, bottom and red part."""

    deck: Literal["base", "figure", "purchase", "unlocked", "quest"]
    """The origin of the card: in his deck; there with the Daimyo figure only; bought; bought once unlocked; won by a
    quest."""
    copies: Few = 1
    cost: Count = 0
    immediate: tuple[OrderSymbol, ...]
    prepared: tuple[OrderSymbol, ...]
    alarm: tuple[OrderSymbol, ...]
    source: str


class DeploymentCard(Entry, frozen=True, kw_only=True):
    """More guards for a mission."""

    deck: Literal["purchase", "unlocked", "fixed"]
    cost: Count = 0
    guards: tuple[Guard, ...]
    source: str


Counted = Literal[
    "unseen-kills", "finds", "lures", "hidden-bodies", "armoured-kills", "damage-taken", "watched-blue", "diversions",
    "distant-kills", "healing", "failures", "damage-dealt", "full-alarms", "powers",
]  # fmt: skip
"""The events that lay quest markers."""
Verdict = Literal["unhurt", "flawless", "bloodless", "quiet", "standing"]
"""The conditions that are judged when the mission ends."""


class Quest(Entry, frozen=True, kw_only=True):
    """A side quest: one that counts has boxes, any other is judged at the end."""

    owner: Literal["daimyo", Ninja]
    condition: Counted | Verdict
    boxes: Few = 0
    executed: Yield = 0
    """The number of cards that the ninja must have executed."""
    reward: str
    """A card's id, or `jutsu`."""
    source: str


class Numbers(Entry, frozen=True, kw_only=True):
    """Limits and amounts of the rules."""

    ninjas: tuple[Ninjas, Ninjas, Ninjas, Ninjas]
    """Characters in play with 2, 3, 4 and 5 seats."""
    slots: Some
    jutsu: Few
    """Tokens at the start of a chapter."""
    entry_limit: Annotated[int, within(1, 5)]
    most_health: Some
    most_time: Annotated[int, within(1, 99)]
    surrender: Count
    """Giving up is possible with so much time left, or less."""
    coins: tuple[Count, ...]
    """Values of tokens."""
    figures: dict[Guard, Count]
    source: str


class Variants(Entry, frozen=True, kw_only=True):
    """Numbers of the variants."""

    boulders: Some
    civilians: Some
    footprints: Some
    night: dict[Colour, Light]
    """The light of junctions by their colour; gate junctions count as brown."""
    source: str


class Carried(Entry, frozen=True, kw_only=True):
    """The things that a chapter brings to a mission (ST-399, ST-400, ST-423)."""

    cards: tuple[str, ...] = ()
    """Ninjas' cards won by quests."""
    health: tuple[str, ...] = ()
    jutsu: dict[Ninja, Jutsu] = {}
    """Tokens beyond those everybody starts with."""
    quests: tuple[str, ...] = ()
    """The completed quests (ST-311)."""
    orders: tuple[str, ...] = ()
    """Order cards beyond the Daimyo's own: won by quests, or bought for this place."""
    deployments: tuple[str, ...] = ()
    """Deployment cards assigned to this place, its own included."""
    items: tuple[str, ...] = ()
    """The ninjas' purchases, to be claimed at set-up (ST-289)."""
    coins: tuple[Count, ...] = ()
    """Values of the tokens that lie on the cards used here (ST-424)."""
    wealth: Count = 0
    """The place's own, in tokens that the Daimyo chooses (ST-424)."""
    time: Number = 0
    """Added to the starting time after a surrender (ST-367)."""


class ShadowRules(Taught, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Content and what was agreed before the game."""

    content: str = "tuned"
    numbers: Numbers
    variants: Variants
    tiles: dict[str, Tile]
    maps: dict[str, Map]
    missions: dict[str, Mission]
    locations: dict[str, Location]
    cards: dict[str, NinjaCard]
    health: dict[str, HealthCard]
    items: dict[str, Item]
    orders: dict[str, OrderCard]
    deployments: dict[str, DeploymentCard]
    quests: dict[str, Quest]
    mission: str = "M1"
    first: bool = False
    """A first game (ST-303)."""
    side_quests: bool = False
    """Whether side quests are played outside a chapter (ST-304)."""
    boulders: bool = False
    civilians: Civilians = ""
    snow: bool = False
    night: bool = False
    daimyo: SeatNumber = 0
    """The seat that plays the Daimyo (ST-001)."""
    picks: tuple[tuple[Ninja, ...], ...] | None = None
    """The ninjas of each seat in turn, none for the Daimyo's; otherwise they are picked at set-up (ST-002)."""
    quick: bool = False
    """The guards are deployed as in the sample, and the ninjas spread over the entries."""
    carried: Carried | None = None
    """The things that a chapter carries over; None for a mission alone (ST-304)."""
    title: Title = ""
    """The name of a custom mission; empty for those of the box."""
    story: Story = ""

    def plain(self) -> dict[str, Any]:
        plain = super().plain()
        for field in ("title", "story"):
            if not plain[field]:
                del plain[field]  # so that stored Rules of missions of the box keep their digest
        return plain
