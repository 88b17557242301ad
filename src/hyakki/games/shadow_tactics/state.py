"""Every fact of a mission in progress, and the plain ways in which things move.

A guard is one number in `guards`, at its post; ninjas are known by their numbers in ids.NINJAS. Decks have their top at
the end. Which cards are programmed, the Daimyo's hand and the order of his deck are secret; all else is for all to see
(ST-502 to ST-507).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from hyakki.core.engine import State
from hyakki.core.menu import Ask
from hyakki.core.structs import copied
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board.geometry import Board, Edge
from hyakki.games.shadow_tactics.board.places import (
    IN_TOWER,
    NOWHERE,
    PER_YARD,
    TOWER,
    focused,
    is_focus,
    post_at,
    stance_of,
    yard_of,
)
from hyakki.games.shadow_tactics.board.vision import LIGHT
from hyakki.games.shadow_tactics.catalog.cards import DAIMYO, OFFICER, ShadowRules
from hyakki.games.shadow_tactics.catalog.ids import NINJAS
from hyakki.games.shadow_tactics.catalog.kit import Kit, kit_of
from hyakki.games.shadow_tactics.guards import (
    ALERTED,
    FRIENDLY,
    HOSTILE,
    STUNNED,
    alerted,
    facing_of,
    is_guard,
    kind_of,
    turned,
)
from hyakki.games.shadow_tactics.occasions import OCCASIONS, closer, known
from hyakki.games.shadow_tactics.people import NO_QUEST, NO_SLOT, NOBODY, NOT_SHOWN, Ninja

NO_ALARM: Final = 0
HALF: Final = 1
FULL: Final = 2
PROGRAMMING: Final = 0
ORDERS: Final = 1
EXECUTION: Final = 2
REFRESH: Final = 3
PHASES = ("programming", "orders", "execution", "refresh")
DAIMYO_SIDE, NINJA_SIDE = "daimyo", "ninjas"
TAKE_OVER = "take-over"
"""The Motion that a ninja seat runs the ninjas of one that has left (ST-R132)."""


class ShadowState(State):
    __slots__ = (
        "active",
        "alarm",
        "away",
        "blue",
        "board",
        "bodies",
        "boulders",
        "coins",
        "confirmed",
        "deck",
        "deployed",
        "discard",
        "documents",
        "documents_at",
        "figure_dead",
        "focus",
        "footprints",
        "green",
        "guards",
        "hand",
        "heirs",
        "keys",
        "kit",
        "laid",
        "lights",
        "markers",
        "ninjas",
        "noise",
        "opened",
        "phase",
        "poisoned",
        "pool",
        "power_used",
        "quest",
        "quest_done",
        "ready",
        "rescued",
        "reserve",
        "round",
        "rung",
        "searching",
        "surrendered",
        "tapped",
        "time",
        "won_cards",
    )
    passing: ClassVar[frozenset[str]] = State.passing | {"kit", "board"}
    outside: ClassVar[frozenset[str]] = State.outside | {"kit"}
    hidden: ClassVar[frozenset[str]] = frozenset({"deck", "hand", "laid"})
    """Fields that hold secrets: a View takes from them only what the viewer may know."""
    occasions: ClassVar[Mapping[str, str]] = OCCASIONS

    rules: ShadowRules
    kit: Kit
    board: Board
    """The board with `opened` gates and `boulders`; `redraw` makes it again."""

    # The board
    guards: list[int]
    """The figure on each post (places.py, guards.py), or 0."""
    focus: int
    """The place that holds the focus token, or NOWHERE (ST-350)."""
    bodies: list[int]
    """The posts where bodies lie, sorted; two in one corner are named twice (ST-242, ST-397)."""
    opened: int
    """The gates that are open, as a mask (ST-346)."""
    keys: list[int]
    """The junction on which its key lies, or NOWHERE, by gate (ST-343)."""
    coins: list[int]
    """The value of the token there, or 0, by junction (ST-425)."""
    green: list[int]
    """The bushes where green mission tokens lie, sorted."""
    blue: list[int]
    """The bushes where blue mission tokens lie, sorted."""
    boulders: list[Edge]
    footprints: list[int]
    """The footprints at each junction (ST-381)."""
    lights: list[int]
    """The light of each junction (vision.py); without the variant all are lit (ST-388)."""

    # The ninjas
    ninjas: list[Ninja]
    """The ninjas by number; those that are not in play belong to nobody."""
    laid: list[tuple[int, ...]]
    """Secret: the cards that each ninja has programmed, in order; when one is executed it leaves."""
    ready: list[bool]
    """Whether each seat is ready (ST-055)."""
    confirmed: list[bool]
    """Entries at set-up, by seat (ST-R135)."""
    away: list[int]
    """Seats whose players have left, sorted: bots play on in them (ST-R132)."""
    heirs: list[int]
    """The seat that takes over the ninjas of each absent seat when a round begins, or NOBODY (ST-R132)."""
    pool: int
    """Coins (ST-322)."""

    # The Daimyo
    deck: list[int]
    hand: list[int]
    """Sorted."""
    discard: list[int]
    """Sorted."""
    active: list[int]
    """Prepared cards that must be played in this round (ST-157), sorted."""
    tapped: list[int]
    """Prepared cards that cannot be played yet (ST-155), sorted."""
    reserve: list[int]
    """Guards that are still to be deployed at set-up, by type."""
    deployed: int
    """Guards on the board after deployment (DQ4)."""
    quest: int
    markers: int
    quest_done: bool

    # The mission
    round: int
    phase: int
    time: int
    noise: int
    alarm: int
    searching: bool
    """A search has been ordered in this round (ST-190)."""
    power_used: bool
    """Whether it was used in this round (ST-192)."""
    documents: bool
    """The Daimyo figure has dropped them (ST-472)."""
    documents_at: int
    """The post beside which they lie, or NOWHERE."""
    poisoned: int
    """The yard where tea is served, or NOWHERE (ST-498)."""
    figure_dead: bool
    rescued: int
    rung: bool
    """The prayer bell (ST-490)."""
    surrendered: str
    """The side that has given up, if one has (ST-365)."""
    won_cards: list[tuple[int, str]]
    """Rewards of quests, with the ninja or NOBODY for the Daimyo: what a chapter keeps (ST-307)."""

    def __init__(self, rules: ShadowRules, seats: int) -> None:
        super().__init__(rules, seats)
        kit = self.kit = kit_of(rules)
        layout = kit.layout
        self.opened = 0
        self.boulders = []
        self.redraw()
        self.guards = [0] * self.board.posts
        self.focus = NOWHERE
        self.bodies = []
        self.keys = [gate.key for gate in layout.gates]
        self.coins = [0] * layout.junctions
        self.green, self.blue = sorted(layout.green), sorted(layout.blue)
        self.footprints = [0] * layout.junctions
        self.lights = list(kit.lights) if rules.night else [LIGHT] * layout.junctions
        self.ninjas = [Ninja() for _ in NINJAS]
        self.laid = [()] * len(NINJAS)
        self.ready = [False] * seats
        self.confirmed = [False] * seats
        self.away, self.heirs = [], [NOBODY] * seats
        self.pool = 0
        self.deck, self.hand, self.discard, self.active, self.tapped = [], [], [], [], []
        self.reserve = list(kit.garrison)
        self.deployed = 0
        self.quest, self.markers, self.quest_done = NO_QUEST, 0, False
        self.round, self.phase = 0, PROGRAMMING
        modifier = 0 if rules.carried is None else rules.carried.time
        self.time = max(1, min(rules.numbers.most_time, kit.mission.time + modifier))  # ST-284
        self.noise, self.alarm = 0, NO_ALARM  # ST-285
        self.searching = self.power_used = False
        self.documents = self.figure_dead = self.rung = False
        self.documents_at = self.poisoned = NOWHERE
        self.rescued = 0
        self.surrendered = ""
        self.won_cards = []

    def copy(self) -> ShadowState:
        twin = ShadowState.__new__(ShadowState)
        self.copy_base(twin)
        twin.kit = self.kit
        twin.board = self.board
        twin.guards = self.guards[:]
        twin.focus = self.focus
        twin.bodies = self.bodies[:]
        twin.opened = self.opened
        twin.keys = self.keys[:]
        twin.coins = self.coins[:]
        twin.green = self.green[:]
        twin.blue = self.blue[:]
        twin.boulders = self.boulders[:]
        twin.footprints = self.footprints[:]
        twin.lights = self.lights[:]
        twin.ninjas = [copied(ninja) for ninja in self.ninjas]
        twin.laid = self.laid[:]
        twin.ready = self.ready[:]
        twin.confirmed = self.confirmed[:]
        twin.away = self.away[:]
        twin.heirs = self.heirs[:]
        twin.pool = self.pool
        twin.deck = self.deck[:]
        twin.hand = self.hand[:]
        twin.discard = self.discard[:]
        twin.active = self.active[:]
        twin.tapped = self.tapped[:]
        twin.reserve = self.reserve[:]
        twin.deployed = self.deployed
        twin.quest = self.quest
        twin.markers = self.markers
        twin.quest_done = self.quest_done
        twin.round = self.round
        twin.phase = self.phase
        twin.time = self.time
        twin.noise = self.noise
        twin.alarm = self.alarm
        twin.searching = self.searching
        twin.power_used = self.power_used
        twin.documents = self.documents
        twin.documents_at = self.documents_at
        twin.poisoned = self.poisoned
        twin.figure_dead = self.figure_dead
        twin.rescued = self.rescued
        twin.rung = self.rung
        twin.surrendered = self.surrendered
        twin.won_cards = self.won_cards[:]
        return twin

    def derive(self) -> None:
        self.kit = kit_of(self.rules)
        self.redraw()

    def redraw(self) -> None:
        """Make the board again, once a gate has opened or a boulder lies."""
        self.board = self.kit.board(self.opened, frozenset(self.boulders))

    # Seats and ninjas

    @property
    def daimyo(self) -> int:
        return self.rules.daimyo

    @property
    def ninja_seats(self) -> list[int]:
        """Clockwise from the Daimyo: the first of them decides ties (ST-R134)."""
        return [(self.daimyo + 1 + place) % self.seats for place in range(self.seats - 1)]

    def team(self) -> list[int]:
        """The ninjas in play, in the order of seats, then of characters (ST-R149)."""
        found = [number for number, ninja in enumerate(self.ninjas) if ninja.in_play]
        return sorted(found, key=lambda number: self.ninjas[number].seat)

    def ninjas_of(self, seat: int) -> list[int]:
        return [number for number, ninja in enumerate(self.ninjas) if ninja.seat == seat]

    def home_of(self, ninja: int) -> int:
        """The seat that has picked the ninja, even if another runs it now (ST-R132)."""
        person = self.ninjas[ninja]
        return person.seat if person.lent_by == NOBODY else person.lent_by

    @property
    def threshold(self) -> int:
        """N: the number of ninjas in play (ST-006)."""
        return sum(1 for ninja in self.ninjas if ninja.in_play)

    # Guards

    def guards_in(self, yard: int) -> list[int]:
        """The posts of a yard that hold a figure, civilians included."""
        start = PER_YARD * yard
        return [post for post in range(start, start + PER_YARD) if self.guards[post]]

    def all_guards(self) -> list[int]:
        return [post for post, code in enumerate(self.guards) if code]

    def stance_at(self, post: int) -> int:
        """Return how the figure at a post stands."""
        return focused(self.focus) if post % PER_YARD == TOWER else stance_of(post, facing_of(self.guards[post]))

    def post_of(self, stance: int) -> int:
        return post_at(self.board.tower, TOWER) if is_focus(stance) else stance // 2

    def put_guard(self, code: int, stance: int) -> int:
        """Put a figure on a post; the focus is placed with the guard in the tower (ST-353)."""
        post = self.post_of(stance)
        if is_focus(stance):
            self.focus = stance - IN_TOWER
            self.guards[post] = turned(code, 0)
        else:
            self.guards[post] = turned(code, stance % 2)
        return post

    def take_guard(self, post: int) -> int:
        """Take a figure off its post; with the guard in the tower goes the focus (ST-354)."""
        code = self.guards[post]
        self.guards[post] = 0
        if post % PER_YARD == TOWER:
            self.focus = NOWHERE
        return code

    def alert(self, post: int) -> None:
        """Alert a guard. Stunned figures and civilians are not alerted themselves (ST-264, ST-373, ST-376)."""
        code = self.guards[post]
        if is_guard(code) and not code & STUNNED:
            self.guards[post] = alerted(code)

    def off_board(self, kind: int) -> int:
        """Figures of a type that are not on the board (ST-173)."""
        figures: int = self.kit.figures[kind]
        return figures - sum(1 for code in self.guards if code and kind_of(code) == kind)

    def has_officer(self, yard: int, but: int = NOWHERE) -> bool:
        """Return whether an unstunned Officer stands in this yard (ST-212, ST-213)."""
        return any(
            kind_of(self.guards[post]) == OFFICER and not self.guards[post] & STUNNED
            for post in self.guards_in(yard)
            if post != but
        )

    def figure(self) -> int:
        """The post of the Daimyo figure, or NOWHERE."""
        for post, code in enumerate(self.guards):
            if code and kind_of(code) == DAIMYO:
                return post
        return NOWHERE

    def alerted_guards(self) -> list[int]:
        return [post for post, code in enumerate(self.guards) if code & ALERTED]

    # Bodies

    def add_body(self, post: int) -> None:
        self.bodies.append(post)
        self.bodies.sort()

    def bodies_in(self, yard: int) -> list[int]:
        return [post for post in self.bodies if yard_of(post) == yard]

    def clear_bodies(self, yards: set[int]) -> None:
        self.bodies = [post for post in self.bodies if yard_of(post) not in yards]

    # Cards

    def hand_of(self, ninja: int) -> list[int]:
        """The cards it may programme: neither used nor, for now, laid apart."""
        used = self.ninjas[ninja].used
        return [card for card in self.ninjas[ninja].cards if card not in used]

    def use_up(self, ninja: int, card: int) -> None:
        """Put a card face up onto the used pile (ST-069)."""
        person = self.ninjas[ninja]
        person.used = tuple(sorted((*person.used, card)))

    def clear_programme(self, ninja: int) -> None:
        person = self.ninjas[ninja]
        person.slot, person.count, person.shown, person.turned = NO_SLOT, 0, (NOT_SHOWN, NOT_SHOWN), ()
        self.laid[ninja] = ()

    def draw_orders(self, count: int) -> None:
        """Draw orders for the Daimyo; an empty deck is made of the discards (ST-149, ST-150, ST-R131)."""
        while count:
            if not self.deck:
                if not self.discard:
                    return
                self.say(say.RECYCLED, (tuple(self.discard),))
                self.deck, self.discard = self.discard, []
                self.chance.shuffle(b"orders", self.deck)
            taken = min(count, len(self.deck))
            drawn = [self.deck.pop() for _ in range(taken)]
            count -= taken
            self.hand = sorted(self.hand + drawn)
            self.say(say.DREW, (self.daimyo, taken), (tuple(drawn),))

    def discard_order(self, order: int) -> None:
        self.discard.append(order)
        self.discard.sort()

    # Counters

    def add_noise(self, amount: int) -> None:
        self.noise += amount
        self.say(say.NOISE, (amount, self.noise))

    # Answers to other questions

    @property
    def programming(self) -> bool:
        return self.phase == PROGRAMMING

    def knows(self, verb: str, words: str) -> bool:
        return known(self.rules, verb, words)

    def refusal(self, ask: Ask, id: str) -> str:
        verb, _, words = id.partition(" ")
        rule = super().refusal(ask, id)
        return rule and (closer(self, ask, verb, words) or rule)

    # Motions

    def carry(self, motion: str, subject: int) -> None:
        """Carry out a Motion that has passed. A side gives up: in his orders the Daimyo, otherwise the ninjas
        (ST-363, ST-364). Or a seat takes ninjas over, which waits below the vote (ST-R132)."""
        if motion == "surrender":
            self.surrendered = DAIMYO_SIDE if self.phase == ORDERS else NINJA_SIDE
        elif motion == TAKE_OVER:
            self.stack[-1].stage = "agreed"
        super().carry(motion, subject)


def is_civilian(code: int) -> bool:
    return bool(code) and kind_of(code) in (FRIENDLY, HOSTILE)
