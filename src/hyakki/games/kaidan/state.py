"""Every fact of a game of Kaidan in progress, and the plain ways in which things move.

Decks have their top at the end. Bags have no order: they are kept sorted and drawn from by chance.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from hyakki.core.engine import State, fields_of
from hyakki.core.events import Event, Kind
from hyakki.core.menu import Ask
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import (
    BESIDE,
    CELLS,
    NO_ROOM,
    OFF,
    SLOTS,
    Board,
    board_of,
    cell_at,
    column_of,
    loudness,
    slot_of,
)
from hyakki.games.kaidan.catalog.cards import FORCE, NERVES, Bonus, Entity, KaidanRules, Lasting
from hyakki.games.kaidan.catalog.ids import HYOIREI, LOST_PERSON
from hyakki.games.kaidan.catalog.kit import Kit, kit_of
from hyakki.games.kaidan.options import FREE_ACTIONS, MOST_SEATS, OCCASIONS, PG_ONLY, names_something
from hyakki.games.kaidan.people import (
    NOBODY,
    ONRYO,
    SPENT,
    STANDEES,
    UNREVEALED,
    Figure,
    Loot,
    Pg,
    Secret,
    kind_of,
    onryo_of,
    spent_of,
)

# Tokens on the map; a hiding place X is HIDING + X
BARE: Final = 0
EXPLORE: Final = 1
EXPLORED: Final = 2
CORPSE: Final = 3
MASK: Final = 4
MASK_TAKEN: Final = 5
BLUE: Final = 6
BLUE_TAKEN: Final = 7
HIDING: Final = 8
EXAMINABLE = {EXPLORE: EXPLORED, MASK: MASK_TAKEN, BLUE: BLUE_TAKEN}
"""Face-up tokens that can be examined, and what they are once they have been (KA-140, KA-119, KA-124)."""
DECK_OF_TOKEN = {EXPLORE: 0, MASK: 4, BLUE: 2}
"""The deck that each is examined for, as a place in DECKS."""

PREPARATION: Final = 0
PG_PHASE: Final = 1
EVENT_PHASE: Final = 2
ENTITY_PHASE: Final = 3
END_OF_TURN: Final = 4
PHASES = ("preparation", "pg", "event", "entity", "end")
AWAKENING = -1
NOTHING_LASTS = Lasting()

SILVER: Final = 1
BRONZE: Final = 2
GOLD: Final = 4
"""Key tokens that have been placed, by bit."""
UNIVERSAL = 8
"""Among keys that have been found."""

CLOCKWISE: Final = tuple(
    tuple(tuple((start + place) % seats for place in range(seats)) for start in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""The order of the seats, by their number and the first of them."""


class KaidanState(State):
    __slots__ = (
        "active",
        "announced",
        "arsonist",
        "board",
        "chase_breaks",
        "chases",
        "corpses",
        "curses",
        "darkness",
        "darkness_shift",
        "darkness_up",
        "defeated",
        "discards",
        "door_bag",
        "doors",
        "entity_deck",
        "entity_discard",
        "event_deck",
        "event_discard",
        "evidence",
        "exchanged",
        "figures",
        "filled",
        "first",
        "flames",
        "fled",
        "forced",
        "found",
        "free_breaks",
        "gifts",
        "hunted",
        "hunter",
        "hushed",
        "impulse_struck",
        "keys",
        "kit",
        "lasting",
        "looked",
        "loot",
        "lost_decks",
        "map_bag",
        "objects",
        "ofuda_doors",
        "oil",
        "opened",
        "pgs",
        "phase",
        "possessed",
        "proposals",
        "ring",
        "rooms",
        "round",
        "secrets",
        "set_aside",
        "stepped",
        "stolen",
        "tiles",
        "tokens",
        "tokens_out",
        "turn",
        "unmasked",
        "well",
    )
    occasions: ClassVar[Mapping[str, str]] = OCCASIONS
    passing: ClassVar[frozenset[str]] = State.passing | {"kit", "board"}
    outside: ClassVar[frozenset[str]] = State.outside | {"kit"}
    hidden: ClassVar[frozenset[str]] = frozenset(
        {
            "darkness",
            "entity_deck",
            "event_deck",
            "found",
            "lost_decks",
            "objects",
            "possessed",
            "secrets",
            "set_aside",
            "stolen",
            "tiles",
        }
    )
    """Fields that hold secrets: a View takes from them only what the viewer may know. So does `loot` in its cards;
    `door_bag` tells what no Onryo holds."""

    rules: KaidanRules
    kit: Kit
    board: Board
    """The map that `rooms`, `keys` and `forced` make; `redraw` makes it again."""

    # The map
    rooms: list[int]
    """The tile and how it is turned (board.room_code), or NO_ROOM, by position."""
    forced: list[int]
    """Edges that a sealed-in PG made exterior doors (KA-R30)."""
    tokens: list[int]
    """The token that lies there, by cell."""
    filled: list[int]
    """The cells whose marker has been filled (KA-108)."""
    corpses: list[int]
    """Cells of alternative Corpse tokens (KA-180)."""
    loot: list[Loot]
    ofuda_doors: list[int]
    """Edges that hold an Ofuda token (KA-266)."""
    evidence: list[int]
    oil: int
    flames: list[int]
    arsonist: int
    """The seat that lit the fire (KA-R116)."""
    ring: tuple[int, int] | None
    """The spare noise die: cell and level (OB19)."""
    keys: int
    """Key tokens placed: SILVER and BRONZE on the Treasure Room, GOLD on the trapdoor."""
    darkness: list[int]
    """The Darkness token of each column of Rooms."""
    darkness_up: list[bool]
    darkness_shift: list[int]
    """The darkness that Lost Persons have added for the rest of the game."""
    opened: int
    """The edge of the one door that stands open for the moment (KA-R31)."""

    # Piles and bags
    tiles: list[list[int]]
    """House, House/Garden, Garden."""
    set_aside: list[int]
    """The three tiles and the darkness token removed for the whole game (KA-R27)."""
    objects: list[list[int]]
    """The five decks of DECKS; the Hyoirei lies in the first until it is drawn."""
    discards: list[list[int]]
    """Theirs, as a multiset each: kept sorted."""
    event_deck: list[int]
    event_discard: list[int]
    entity_deck: list[int]
    entity_discard: list[int]
    lost_decks: list[list[int]]
    map_bag: list[int]
    door_bag: list[int]
    tokens_out: list[int]
    """Door/movement tokens drawn this Turn that no Onryo holds (KA-105)."""
    curses: list[bool]
    """Whether each card is still in the deck (KA-112)."""
    well: bool
    """The Wishing Well is awake (KA-117)."""
    gifts: int
    """Gifts of the Well drawn so far."""

    # People
    pgs: list[Pg]
    secrets: list[Secret]
    figures: list[Figure]
    """Standees 1 to 6, then an Onryo for each seat."""
    stolen: list[list[int]]
    """The cards under its card, by standee (KA-269)."""
    possessed: int
    """The seat that the Hyoirei possesses, or NOBODY; it stays so when that PG has escaped (KA-R136)."""
    unmasked: bool
    """The Hyoirei has been revealed (KA-213)."""
    defeated: bool
    """Killed or exorcised: status piles are gone (KA-211)."""
    impulse_struck: bool
    """Some Dark Impulse has condemned or killed (KA-159)."""
    found: int
    """Keys that have ever been drawn, by bit (KA-R122)."""
    announced: int
    """The public part of that: 0, 1 two lesser keys, 2 the gold key (KA-R13)."""

    # Time
    turn: int
    phase: int
    first: int
    active: int
    """The Active PG, or NOBODY between Activations."""
    lasting: list[tuple[int, int]]
    """Events that still hold: (event, last Turn)."""

    # The Activation under way
    doors: list[tuple[int, int]]
    """Exterior doors checked in it: (edge, 0 for open or the number it is blocked with) (KA-R32)."""
    looked: list[tuple[int, int]]
    """(seat, edge) of doors opened only to look (KA-R31)."""
    stepped: int
    """Cells entered by walking."""
    hushed: bool
    """The normal movement of the Active PG makes no Noise (OB20)."""
    exchanged: list[int]
    """Seats that the Active PG has exchanged status cards with (KA-203)."""
    proposals: list[tuple[int, int]]
    """Trades proposed in it: (seat, partner) (KA-R119)."""
    free_breaks: list[tuple[int, int]]
    """(seat, edge) of free attempts made this Turn (KA-R33)."""

    # The chase
    chases: int
    """The number of chases that have begun, which is the number of the current one."""
    chase_breaks: list[int]
    """Edges of free attempts made in this chase (KA-R33)."""
    round: int
    """0 while no chase runs (KA-010)."""
    hunter: int
    hunted: int
    fled: bool
    """The hunted PG has used Flee in this chase (KA-274)."""

    def __init__(self, rules: KaidanRules, seats: int) -> None:
        super().__init__(rules, seats)
        self.kit = kit_of(rules)
        self.rooms = [NO_ROOM] * SLOTS
        self.tokens = [BARE] * CELLS
        self.forced, self.filled, self.corpses, self.loot, self.ofuda_doors, self.evidence = [], [], [], [], [], []
        self.oil = self.opened = OFF
        self.flames, self.lasting, self.doors, self.looked, self.exchanged, self.proposals = [], [], [], [], [], []
        self.free_breaks, self.chase_breaks, self.set_aside = [], [], []
        self.arsonist = self.possessed = self.active = self.hunter = self.hunted = NOBODY
        self.ring = None
        self.darkness, self.darkness_up, self.darkness_shift = [0] * 5, [False] * 5, [0] * 5
        self.tiles, self.objects, self.discards = [[], [], []], [[] for _ in range(5)], [[] for _ in range(5)]
        self.event_deck, self.event_discard, self.entity_deck, self.entity_discard = [], [], [], []
        self.lost_decks = [[], []]
        self.map_bag, self.door_bag, self.tokens_out = [], [], []
        self.curses = [True] * len(self.kit.curses)
        self.pgs = [Pg() for _ in range(seats)]
        self.secrets = [Secret() for _ in range(seats)]
        self.figures = [Figure() for _ in range(STANDEES)] + [Figure(kind=ONRYO) for _ in range(seats)]
        self.stolen = [[] for _ in range(STANDEES)]
        self.keys = self.gifts = self.found = self.announced = self.turn = self.first = self.stepped = 0
        self.chases = self.round = 0
        self.phase = AWAKENING
        self.well = self.unmasked = self.defeated = self.impulse_struck = self.hushed = self.fled = False
        self.redraw()

    def copy(self) -> KaidanState:
        twin = KaidanState.__new__(KaidanState)
        self.copy_base(twin)
        for name in _SHARED:
            setattr(twin, name, getattr(self, name))
        for name in _LISTS:
            setattr(twin, name, getattr(self, name)[:])
        for name in _LISTS_OF_LISTS:
            setattr(twin, name, [inner[:] for inner in getattr(self, name)])
        for name in _LISTS_OF_STRUCTS:
            setattr(twin, name, [part.__copy__() for part in getattr(self, name)])
        return twin

    def derive(self) -> None:
        self.kit = kit_of(self.rules)
        self.redraw()

    def redraw(self) -> None:
        """Draw the map again, because it has changed."""
        self.board = board_of(self.kit, self.rooms, self.unlocked, self.forced)

    # Refusals

    def knows(self, verb: str, words: str) -> bool:
        return names_something(verb, words, self.seats)

    def refusal(self, ask: Ask, id: str) -> str:
        """The dead take no Actions (KA-R110), and Free Actions belong to one's Activation (KA-R20)."""
        rule = super().refusal(ask, id)
        verb = id.partition(" ")[0]
        if rule and verb in PG_ONLY and self.pgs[ask.seat].died:
            return "KA-R110"
        if rule and verb in FREE_ACTIONS and ask.seat not in (self.active, self.hunted):
            return "KA-R20"
        return rule

    # Presence

    @property
    def unlocked(self) -> bool:
        """Whether the Treasure Room is open (KA-121)."""
        return self.keys & (SILVER | BRONZE) == SILVER | BRONZE

    def living(self) -> list[int]:
        """Seats whose PG is on the map, in Activation order from the First Player (KA-R06)."""
        pgs = self.pgs
        return [seat for seat in CLOCKWISE[self.seats][self.first] if pgs[seat].cell != OFF]

    def clockwise(self, start: int) -> tuple[int, ...]:
        """Return all seats clockwise, this one first."""
        return CLOCKWISE[self.seats][start]

    def dead(self) -> list[int]:
        return [seat for seat in self.clockwise(self.first) if self.pgs[seat].died]

    def decider(self) -> int:
        """The First Player, or of the dead the first clockwise from that token (KA-053 to KA-055, KA-R08)."""
        dead = self.dead()
        return dead[0] if dead else self.first

    def pg_at(self, cell: int) -> int:
        return next((seat for seat, pg in enumerate(self.pgs) if pg.cell == cell), NOBODY)

    def figure_at(self, cell: int) -> int:
        return next((who for who, figure in enumerate(self.figures) if figure.cell == cell), NOBODY)

    def occupied(self, cell: int) -> bool:
        return self.pg_at(cell) != NOBODY or self.figure_at(cell) != NOBODY

    def figures_on_map(self) -> list[int]:
        """List the figures on the map: Onryo first, in Activation order, then standees by number (KA-185, KA-R53)."""
        figures = self.figures
        onryo = [who for seat in self.clockwise(self.first) if figures[who := onryo_of(seat)].cell != OFF]
        return onryo + [who for who in range(STANDEES) if figures[who].cell != OFF]

    # Secrets

    def say(self, kind: Kind, args: tuple[Any, ...] = (), fact: tuple[Any, ...] | None = None) -> None:
        """Say an event. A revealed entity is called by its name, with its number if there are several of that name
        (KA-232)."""
        if self.quiet:
            return
        self.log.append(Event(kind, args, fact))
        if kind.name in say.FIGURE_AT:
            who = args[say.FIGURE_AT[kind.name]]
            name = self.figures[who].kind if who != NOBODY else UNREVEALED
            if name >= 0:
                alike = sum(figure.kind == name for figure in self.figures) > 1
                self.log[-1].aside = {"known": name, "alike": alike}

    def unsay_door(self, seat: int, edge: int) -> None:
        """Remove the event of a door that was opened if nothing came of it."""
        if self.log and self.log[-1].kind is say.DOOR_OPENED and self.log[-1].args == (seat, edge):
            self.log.pop()

    # Values of a PG

    def is_enemy(self, who: int) -> bool:
        """Return whether a figure is revealed, and not the Lost Person (KA-R07)."""
        return self.figures[who].kind not in (UNREVEALED, LOST_PERSON)

    def is_onryo(self, who: int) -> bool:
        return who >= STANDEES

    def entity(self, who: int) -> Entity | None:
        """The card of a revealed entity; an Onryo has none."""
        kind = self.figures[who].kind
        return self.kit.entities[kind] if kind >= 0 else None

    def enemy_value(self, who: int, attribute: int) -> int:
        """Return an attribute of an enemy. Fear stands where Nerves stand (KA-250); what is unrevealed has none
        (KA-R66)."""
        if self.is_onryo(who):
            return self.kit.onryo_values[self.pgs[who - STANDEES].character][attribute]
        kind = self.figures[who].kind
        value = self.kit.entity_values[kind][attribute] if kind >= 0 else 0
        return value + (self.figures[who].raging if attribute == FORCE else 0)

    def pg_value(self, seat: int, attribute: int) -> int:
        """Return an attribute of a PG, as printed; Nerves are worn down by Wounds (KA-058, KA-R44)."""
        pg = self.pgs[seat]
        value = self.kit.pg_values[pg.character][attribute]
        return value - pg.wounds if attribute == NERVES else value

    def standing_bonuses(self, seat: int) -> list[Bonus]:
        """Return what counts for a PG without being asked: its worn Mask, and Onryo in its Room (KA-191)."""
        pg = self.pgs[seat]
        bonuses = list(self.kit.objects[pg.worn].bonuses) if pg.worn != NOBODY else []
        for who in self.onryo_in_room(pg.cell):
            bonuses += self.kit.characters[self.pgs[who - STANDEES].character].onryo.power.bonuses
        return bonuses

    def onryo_in_room(self, cell: int) -> list[int]:
        return [
            who
            for who in range(STANDEES, STANDEES + self.seats)
            if self.figures[who].on_map and slot_of(self.figures[who].cell) == slot_of(cell)
        ]

    def ghostly(self, who: int) -> bool:
        """Return whether it always ignores spectral walls."""
        card = self.entity(who)
        return card is not None and card.ghost

    def darkness_of(self, cell: int) -> int:
        """The darkness level of a Room (KA-137), with what events and Lost Persons add."""
        column = column_of(cell)
        extra = sum(self.lasting_of(event).darkness for event, _ in self.lasting)
        return max(1, self.darkness[column] + self.darkness_shift[column]) + extra

    def lasting_of(self, event: int) -> Lasting:
        return self.kit.events[event].lasting or NOTHING_LASTS

    # Sight

    def sight(self, cell: int) -> frozenset[int]:
        """Return what is seen from a cell now; one door may stand open."""
        return self.board.sight(cell) if self.opened == OFF else self.board.sight_through(cell, self.opened)

    def sees(self, cell: int, other: int) -> bool:
        return other in self.board.sight(cell) or (self.opened != OFF and self.board.sees(cell, other, self.opened))

    def sights(self, who: int, seat: int) -> bool:
        """Return whether a Figure sights a PG: a hidden one cannot be (KA-088, KA-293)."""
        figure, pg = self.figures[who], self.pgs[seat]
        if figure.cell == OFF or pg.cell == OFF or pg.shelter:
            return False
        return self.sees(figure.cell, pg.cell)

    def in_locked(self, cell: int) -> bool:
        return self.board.locked(cell)

    # The chase

    @property
    def chasing(self) -> bool:
        return self.round > 0

    def end_chase(self) -> None:
        """End the chase (KA-276); a PG that has fled is exhausted (KA-R83). That it hid in sight concerns this
        hunter alone (KA-298); a door that was being opened closes (KA-094)."""
        if self.chasing:
            pg = self.pgs[self.hunted]
            pg.exhausted = pg.exhausted or (self.fled and pg.on_map)
            pg.spotted = False
            self.opened = OFF
            self.figures[self.hunter].raging = 0
            self.say(say.CHASE_ENDED, (self.hunted, self.hunter))
            self.round = 0
            self.hunter = self.hunted = NOBODY
            self.fled = False

    # Chance

    def roll(self) -> int:
        """Roll the special D10; return the face as a place in FACES (KA-R04)."""
        return self.kit.die[self.chance.below(b"d10", len(self.kit.die))]

    def roll_for_enemy(self, who: int) -> int:
        """The First Player rolls for it, or the player on the left against the First Player's own PG (KA-069)."""
        roller = self.clockwise(self.first)[self.hunted == self.first]
        face = self.roll()
        self.say(say.ENEMY_ROLLED, (who, roller), (face,))
        return face

    def coordinates(self) -> int:
        """The resulting cell of a Coordinate Roll (KA-032)."""
        row = self.chance.below(b"white", 10) + 1
        column = self.chance.below(b"black", 10) + 1
        self.say(say.COORDINATES, (), (row, column))
        return cell_at(row, column)

    def draw_token(self) -> int:
        """Draw a door/movement token; an empty bag is filled again with those that no Onryo holds (KA-R35)."""
        if not self.door_bag:
            self.door_bag, self.tokens_out = sorted(self.tokens_out), []
            self.say(say.BAG_FILLED, (len(self.door_bag),))
        return self.door_bag.pop(self.chance.below(b"door token", len(self.door_bag)))

    # Noise

    def add_noise(self, seat: int, level: int) -> None:
        """Add Noise, up to six in all (KA-079, KA-080)."""
        pg = self.pgs[seat]
        pg.noise = min(self.rules.numbers.most_noise, pg.noise + level)
        self.say(say.NOISE, (seat, level, pg.noise))

    def perceived(self, who: int) -> list[tuple[int, int, int]]:
        """The Noises that a Figure perceives: (level, seat or NOBODY, cell) (KA-081, KA-R55)."""
        at = self.figures[who].cell
        noises = [(pg.noise, seat, pg.cell) for seat, pg in enumerate(self.pgs) if pg.on_map and pg.noise]
        if self.ring is not None:
            noises.append((self.ring[1], NOBODY, self.ring[0]))
        return [noise for noise in noises if loudness(at, noise[2]) <= noise[0]]

    # Inventories

    def holds(self, seat: int, kind: int) -> bool:
        return any(kind_of(card) == kind for card in self.secrets[seat].cards)

    def gain(self, seat: int, card: int) -> None:
        secret = self.secrets[seat]
        secret.cards = tuple(sorted((*secret.cards, card)))

    def lose(self, seat: int, card: int) -> None:
        """Take a card out of an inventory, a worn Mask from the face too."""
        secret = self.secrets[seat]
        at = secret.cards.index(card)
        secret.cards = secret.cards[:at] + secret.cards[at + 1 :]
        if self.pgs[seat].worn == kind_of(card) and not self.holds(seat, kind_of(card)):
            self.pgs[seat].worn = NOBODY

    def discard(self, card: int) -> None:
        """Put a card onto the discard of the deck it came from (KA-R69), as good as new."""
        kind = kind_of(card)
        pile = self.discards[self.kit.deck_of[kind]]
        pile.append(kind)
        pile.sort()

    def spend(self, seat: int, card: int) -> bool:
        """Use a card once; return whether it was the last use, so that it is consumed (KA-169)."""
        uses = self.kit.objects[kind_of(card)].uses
        self.lose(seat, card)
        if uses and spent_of(card) + 1 >= uses:
            self.discard(card)
            return True
        self.gain(seat, card + SPENT if uses else card)
        return False

    def mission(self, card: int) -> bool:
        return "mission" in self.kit.objects[kind_of(card)].icons

    def deck_left(self, deck: int) -> int:
        """The shown size of an object deck: the Hyoirei is never counted (KA-R101)."""
        return len(self.objects[deck]) - (HYOIREI in self.objects[deck])

    def adjacent(self, cell: int, other: int) -> bool:
        """Return whether two cells are adjacent (KA-R21)."""
        return other in BESIDE[cell]


_LISTS = (
    *("chase_breaks", "corpses", "curses", "darkness", "darkness_shift", "darkness_up", "door_bag"),
    *("doors", "entity_deck", "entity_discard", "event_deck", "event_discard", "evidence", "exchanged"),
    *("filled", "flames", "forced", "free_breaks", "lasting", "looked", "map_bag"),
    *("ofuda_doors", "proposals", "rooms", "set_aside", "tokens", "tokens_out"),
)
_LISTS_OF_LISTS = ["tiles", "objects", "discards", "lost_decks", "stolen"]
_LISTS_OF_STRUCTS = ["loot", "pgs", "secrets", "figures"]
_SHARED = sorted(
    {*fields_of(KaidanState)} - {*fields_of(State), *_LISTS, *_LISTS_OF_LISTS, *_LISTS_OF_STRUCTS},
)
