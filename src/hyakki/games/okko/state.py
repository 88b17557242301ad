"""Every fact of a game in progress, and the plain ways in which things move.

Figures, cards, tokens, tiles, areas and spaces are numbers (ids.py). The fields in `hidden` hold secrets, everything
else is for all to see (OK-R21, OK-R22). Event and equipment cards are drawn from unordered decks: only their contents
are kept, chance picks the card when it is drawn. The Clue deck has an order, its top at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from hyakki.core.engine import State
from hyakki.core.menu import Ask
from hyakki.core.structs import copied
from hyakki.games.okko import events as say
from hyakki.games.okko.board.geometry import Board, numbers_of, tile_of
from hyakki.games.okko.catalog.cards import OkkoRules
from hyakki.games.okko.catalog.ids import (
    ACTIONS,
    AGENTS,
    CARD_OF,
    COURTIERS,
    FIGURES,
    FIGURES_OF,
    FIRST_AGENT,
    FIRST_ALLY,
    FIRST_COURTIER,
    FIRST_KAMI,
    HEROES,
    WOUNDS,
)
from hyakki.games.okko.catalog.kit import DEMON, MINION, Kit, Live, closed_at_first, kit_of
from hyakki.games.okko.catalog.verbs import CONDITIONS
from hyakki.games.okko.occasions import OCCASIONS, is_elsewhere, knows
from hyakki.games.okko.people import (
    NOBODY,
    NOTHING,
    NOWHERE,
    Agent,
    Ally,
    Hero,
    Lasting,
    Marker,
    Plan,
    Task,
    Thing,
)

SETUP, STRATEGY, ACTIVATION, END = range(4)
PHASES = ("setup", "strategy", "activation", "end")
HEROES_SIDE, ONI_SIDE = "heroes", "oni"
BLUE, RED = 0, 1
"""The faces of recollections."""

LETTER, RELIC = range(2)
BLEEDING, POISONED, STUNNED, AMPUTEE = range(len(CONDITIONS))
FRONT, BACK = 1, 2
"""The sides of a condition token; 0 if there is none (OK-309)."""

FIRST_WOUND = len(ACTIONS)

Spent = tuple[int, int, str]
"""An ability, the figure whose it is, and the span in which it works once."""


class OkkoState(State):
    __slots__ = (
        *("active", "active_card", "agents", "alarm", "allies", "at", "battle", "battle_losses", "bearers", "beneath"),
        *("board", "clue_deck", "clue_discard", "clues", "closed", "conditions", "corruption", "courtier_at"),
        *("courtiers", "damage", "enhancements", "equipment_deck", "equipment_discard", "event_deck", "event_discard"),
        *("event_hand", "event_played", "failures", "final", "gone", "heroes", "hunted", "identity", "in_effect"),
        *("interrogated", "kit", "lasting", "live", "lost", "markers", "memoirs", "named", "nature", "order"),
        *("penalties", "phase", "placed", "planned", "plans", "red", "round", "slammed", "spent", "tasks", "tests"),
        *("things", "tokens_used", "track", "turned", "unmasked", "where", "wishes", "wounds_left"),
    )
    passing: ClassVar[frozenset[str]] = State.passing | {"kit", "board", "at", "live", "bearers"}
    outside: ClassVar[frozenset[str]] = State.outside | {"kit"}
    lazy: ClassVar[frozenset[str]] = frozenset({"live", "bearers"})
    hidden: ClassVar[frozenset[str]] = frozenset(
        {"beneath", "clue_deck", "clues", "event_deck", "event_hand", "identity", "nature", "order", "placed", "plans"}
        | {"wishes"}
    )
    """Fields that hold secrets: a View takes from them only what the viewer may know (OK-R23)."""
    occasions: ClassVar[Mapping[str, str]] = OCCASIONS

    rules: OkkoRules
    kit: Kit
    board: Board
    """The board with `closed` and `slammed` doors; `redraw` makes it again."""

    # Figures
    where: list[int]
    """The space of each figure, or NOWHERE."""
    at: dict[int, int]
    """The figure there, by space; derived from `where`."""
    damage: list[int]
    """Damage tokens, by figure."""
    conditions: list[int]
    """Two bits for each condition, FRONT or BACK, by figure."""
    lost: dict[int, str]
    """The natural talent that Amputee took, by figure (OK-315)."""
    gone: list[int]
    """Followers who were eliminated, by figure, sorted."""

    # The heroes
    heroes: list[Hero]
    """The heroes by number; those that are not in this game belong to nobody."""
    allies: dict[int, Ally]
    """Followers, kami and courtiers who follow, on the board, by figure."""
    plans: list[Plan]
    """Secret: what each hero lays in this Round (OK-041)."""
    order: list[int]
    """Secret: the initiative deck, its top first (OK-047)."""
    turned: list[int]
    """Heroes whose initiative card has been turned up in this Round, in order."""
    wishes: list[int]
    """Secret: what each seat backs in a council of the heroes, or NOTHING (OK-R31)."""
    planned: bool
    """The Oni has handed in its placement (OK-R28)."""
    wounds_left: list[int]
    """The number of wound cards left, by kind."""
    equipment_deck: list[int]
    equipment_discard: list[int]

    # The Oni
    agents: list[Agent]
    """The agents, in the order of agent cards."""
    event_deck: list[int]
    """Sorted, secret."""
    event_hand: list[int]
    """Sorted, secret."""
    event_discard: list[int]
    """Sorted."""
    placed: list[tuple[int, ...]]
    """Secret: Event cards face down beside each agent card (OK-058)."""
    track: list[int]
    """Rounds on which a Corruption token waits (OK-026)."""
    corruption: list[int]
    """The tiles that hold a Corruption token, sorted (OK-R04)."""
    red: int
    """The Round in which the red token came onto the board, or 0 (OK-220)."""
    enhancements: list[int]
    """The enhancements in the order in which they came."""

    # The investigation
    nature: int
    """Secret: an Oni card (OK-029)."""
    identity: int
    """Secret: a courtier (OK-030)."""
    clue_deck: list[int]
    """Secret."""
    clues: list[int]
    """Secret: drawn courtier and Oni cards that the heroes keep, sorted (OK-R26)."""
    clue_discard: list[int]
    """Complications and played courtier cards, in order (OK-R102)."""
    in_effect: list[int]
    """Courtier cards played in this Round (OK-243)."""
    courtiers: list[int]
    """The courtiers of this game, sorted (OK-R02)."""
    courtier_at: list[int]
    """The space of its token, or NOWHERE, by courtier."""
    interrogated: list[int]
    """Courtiers whose token is flipped, sorted (OK-238)."""
    markers: list[Marker]
    """The tokens in the order in which they were laid."""
    beneath: list[int]
    """Secret: which token each marker is (ids.MARKERS)."""
    failures: int
    """Wrong accusations (OK-254)."""
    named: bool
    """The nature was accused correctly (OK-249)."""

    # The game
    round: int
    phase: int
    active: int
    """The figure whose turn it is, or NOBODY."""
    active_card: int
    """The agent card under activation, or NOTHING."""
    event_played: bool
    """Whether an event was played in this activation of the Oni (OK-080)."""
    tokens_used: int
    """Activations the Oni has made in this Round (OK-065)."""
    alarm: bool
    closed: int
    """Doors closed until a figure opens them, as a mask (OK-R40)."""
    slammed: int
    """Doors closed for this Round only (EV-11)."""
    penalties: dict[int, int]
    """Penalty tokens on the test there, by space (OK-329)."""
    tests: list[int]
    """The spaces where a Test token of the scenario lies, sorted (OK-357)."""
    things: list[Thing]
    """The letter and the relic."""
    tasks: dict[int, Task]
    """The mission of each mission tile (OK-270)."""
    lasting: list[Lasting]
    spent: list[Spent]
    battle: int
    """The Round in which the Final Battle started, or 0."""
    unmasked: bool
    """The heroes have unmasked the Oni (OK-250)."""
    hunted: int
    """Figures eliminated that count for the goal of the scenario (OK-114)."""
    battle_losses: int
    """Heroes eliminated in the Final Battle (OK-105)."""
    final: str
    """"", "defeated" or "escaped"."""
    memoirs: list[tuple[int, int]]
    """Recollections and their faces, in order (OK-119)."""
    live: dict[int, Live] | None
    """The present values of figures, computed when first needed (effects/values.py)."""
    bearers: dict[str, tuple[int, ...]] | None
    """Figures with a card that changes it for others, by number or trait; worked out like `live`, whether or not they
    are on the board."""

    def __init__(self, rules: OkkoRules, seats: int) -> None:
        super().__init__(rules, seats)
        kit = self.kit = kit_of(rules)
        figures, agents = len(FIGURES), len(AGENTS)
        self.closed, self.slammed = closed_at_first(kit.scenario), 0
        self.redraw()
        self.where, self.at = [NOWHERE] * figures, {}
        self.damage, self.conditions = [0] * figures, [0] * figures
        self.lost, self.gone = {}, []
        self.heroes = [Hero() for _ in HEROES]
        self.allies = {}
        self.plans = [Plan() for _ in HEROES]
        self.order, self.turned = [], []
        self.wishes = [NOTHING] * seats
        self.planned = False
        self.wounds_left = [rules.wounds[name].copies for name in WOUNDS]
        self.equipment_deck, self.equipment_discard = sorted(kit.equipment), []
        self.agents = [Agent() for _ in range(agents)]
        self.event_deck, self.event_hand, self.event_discard = [], [], []
        self.placed = [()] * agents
        self.track = [n for n, step in enumerate(rules.track.steps, start=1) if step.corruption == "place"]
        self.corruption, self.red, self.enhancements = [], 0, []
        self.nature = self.identity = NOTHING
        self.clue_deck, self.clues, self.clue_discard, self.in_effect = [], [], [], []
        self.courtiers, self.courtier_at, self.interrogated = [], [NOWHERE] * len(COURTIERS), []
        self.markers, self.beneath = [], []
        self.failures, self.named = 0, False
        self.round, self.phase = 0, SETUP
        self.active, self.active_card = NOBODY, NOTHING
        self.event_played, self.tokens_used = False, 0
        self.alarm = False
        self.penalties = {}
        self.tests = []
        self.things = [Thing(), Thing()]
        self.tasks = {}
        self.lasting, self.spent = [], []
        self.battle, self.unmasked, self.battle_losses, self.final = 0, False, 0, ""
        self.memoirs, self.hunted = [], 0
        self.live = self.bearers = None

    def knows(self, verb: str, words: str) -> bool:
        return knows(verb, words)

    def refusal(self, ask: Ask, id: str) -> str:
        rule = super().refusal(ask, id)
        return "OK-017" if rule and is_elsewhere(id, self.board.floor.tiles) else rule

    def copy(self) -> OkkoState:
        twin = OkkoState.__new__(OkkoState)
        self.copy_base(twin)
        twin.kit = self.kit
        twin.board = self.board
        twin.live = None if self.live is None else self.live.copy()
        twin.bearers = None if self.bearers is None else self.bearers.copy()
        twin.where = self.where[:]
        twin.at = self.at.copy()
        twin.damage = self.damage[:]
        twin.conditions = self.conditions[:]
        twin.lost = self.lost.copy()
        twin.gone = self.gone[:]
        twin.heroes = [copied(hero) for hero in self.heroes]
        twin.allies = {figure: copied(ally) for figure, ally in self.allies.items()}
        twin.plans = self.plans[:]
        twin.order = self.order[:]
        twin.turned = self.turned[:]
        twin.wishes = self.wishes[:]
        twin.planned = self.planned
        twin.wounds_left = self.wounds_left[:]
        twin.equipment_deck = self.equipment_deck[:]
        twin.equipment_discard = self.equipment_discard[:]
        twin.agents = [copied(agent) for agent in self.agents]
        twin.event_deck = self.event_deck[:]
        twin.event_hand = self.event_hand[:]
        twin.event_discard = self.event_discard[:]
        twin.placed = self.placed[:]
        twin.track = self.track[:]
        twin.corruption = self.corruption[:]
        twin.red = self.red
        twin.enhancements = self.enhancements[:]
        twin.nature = self.nature
        twin.identity = self.identity
        twin.clue_deck = self.clue_deck[:]
        twin.clues = self.clues[:]
        twin.clue_discard = self.clue_discard[:]
        twin.in_effect = self.in_effect[:]
        twin.courtiers = self.courtiers[:]
        twin.courtier_at = self.courtier_at[:]
        twin.interrogated = self.interrogated[:]
        twin.markers = [copied(marker) for marker in self.markers]
        twin.beneath = self.beneath[:]
        twin.failures = self.failures
        twin.named = self.named
        twin.round = self.round
        twin.phase = self.phase
        twin.active = self.active
        twin.active_card = self.active_card
        twin.event_played = self.event_played
        twin.tokens_used = self.tokens_used
        twin.alarm = self.alarm
        twin.closed = self.closed
        twin.slammed = self.slammed
        twin.penalties = self.penalties.copy()
        twin.tests = self.tests[:]
        twin.things = [copied(thing) for thing in self.things]
        twin.tasks = {tile: copied(task) for tile, task in self.tasks.items()}
        twin.lasting = self.lasting[:]
        twin.spent = self.spent[:]
        twin.battle = self.battle
        twin.unmasked = self.unmasked
        twin.battle_losses = self.battle_losses
        twin.hunted = self.hunted
        twin.final = self.final
        twin.memoirs = self.memoirs[:]
        return twin

    def derive(self) -> None:
        self.kit = kit_of(self.rules)
        self.redraw()
        self.at = {space: figure for figure, space in enumerate(self.where) if space != NOWHERE}
        self.live = self.bearers = None

    def redraw(self) -> None:
        """Make the board again, once a door has opened or closed."""
        self.board = self.kit.board(self.closed | self.slammed)

    def touch(self) -> None:
        """Note that cards have come or gone: what is on must be worked out again."""
        self.live = self.bearers = None

    # Seats and figures

    @property
    def oni(self) -> int:
        """The Oni's seat (OK-001)."""
        return self.rules.oni

    @property
    def hero_seats(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if seat != self.oni)

    @property
    def investigation(self) -> bool:
        return self.kit.scenario.investigation

    def team(self) -> list[int]:
        """The heroes of this game, eliminated ones too, in the order of seats."""
        return [n for _, n in sorted([(hero.seat, n) for n, hero in enumerate(self.heroes) if hero.seat != NOBODY])]

    def in_play(self) -> list[int]:
        """Heroes that are not eliminated, in the order of seats."""
        found = [(hero.seat, n) for n, hero in enumerate(self.heroes) if hero.seat != NOBODY and not hero.eliminated]
        return [n for _, n in sorted(found)]

    def heroes_of(self, seat: int) -> list[int]:
        return [n for n, hero in enumerate(self.heroes) if hero.seat == seat and not hero.eliminated]

    def seats_in_play(self) -> list[int]:
        """Seats with a hero in play: those who decide together (OK-R31)."""
        return sorted({hero.seat for hero in self.heroes if hero.seat != NOBODY and not hero.eliminated})

    @property
    def leader(self) -> int:
        """The hero in play highest in this Round's initiative (OK-R31)."""
        ranked = [*self.turned, *self.order]
        return min(self.in_play(), key=lambda hero: (ranked.index(hero) if hero in ranked else 99, hero))

    @property
    def leading_seat(self) -> int:
        return self.heroes[self.leader].seat

    @property
    def at_start(self) -> int:
        """Heroes at the start of the game (OK-R86)."""
        return len([1 for hero in self.heroes if hero.seat != NOBODY])

    def seat_of(self, figure: int) -> int:
        """Return who decides for a figure: a masterless follower nobody."""
        if figure >= FIRST_AGENT:
            return self.oni
        hero = figure if figure < FIRST_ALLY else self.allies[figure].master
        return NOBODY if hero == NOBODY else self.heroes[hero].seat

    # Figures

    def put(self, figure: int, space: int) -> None:
        """Put a figure on a free space, wherever it was before."""
        assert space not in self.at, f"space {space} is taken"
        old = self.where[figure]
        if old != NOWHERE:
            del self.at[old]
        self.where[figure] = space
        self.at[space] = figure

    def take_off(self, figure: int) -> None:
        """Take a figure off the board, with its Damage and Condition tokens."""
        space = self.where[figure]
        if space != NOWHERE:
            del self.at[space]
        self.where[figure] = NOWHERE
        self.damage[figure] = self.conditions[figure] = 0
        self.lost.pop(figure, None)
        self.touch()

    def area_of(self, figure: int) -> int:
        return self.board.floor.area_of[self.where[figure]]

    def tile_of(self, figure: int) -> int:
        return tile_of(self.where[figure])

    def on_board(self, agents: bool) -> list[int]:
        """Figures of one side, in order of number."""
        return sorted([f for f in self.at.values() if (f >= FIRST_AGENT) == agents])

    def opponents(self, figure: int) -> list[int]:
        return self.on_board(figure < FIRST_AGENT)

    def spaces_of(self, figures: list[int]) -> int:
        mask = 0
        for figure in figures:
            mask |= 1 << self.where[figure]
        return mask

    def areas_with(self, agents: bool) -> int:
        """The areas that hold a figure of this side, as a mask."""
        mask = 0
        area_of = self.board.floor.area_of
        for space, figure in self.at.items():
            if (figure >= FIRST_AGENT) == agents:
                mask |= 1 << area_of[space]
        return mask

    def figures_of(self, card: int) -> list[int]:
        """The figures of an agent card on the board."""
        return [figure for figure in FIGURES_OF[card] if self.where[figure] != NOWHERE]

    def reserve(self, card: int) -> list[int]:
        """The figures of a card that are not on the board; a unique one never returns (OK-R82, OK-268)."""
        if self.agents[card].fallen:
            return []
        return [figure for figure in FIGURES_OF[card] if self.where[figure] == NOWHERE]

    def next_to(self, one: int, other: int) -> bool:
        return bool(self.board.adjacent[self.where[one]] >> self.where[other] & 1)

    def kind_of(self, figure: int) -> str:
        """ "mortal" or "supernatural"; of heroes and their allies ""."""
        return self.kit.agents[CARD_OF[figure]].kind if figure >= FIRST_AGENT else ""

    def rank_of(self, figure: int) -> str:
        return self.kit.agents[CARD_OF[figure]].rank if figure >= FIRST_AGENT else ""

    def is_unique(self, card: int) -> bool:
        return self.kit.agents[card].rank != MINION

    @property
    def demon(self) -> int:
        """The greater demon on the board, or NOBODY."""
        return next((f for f in self.at.values() if self.rank_of(f) == DEMON), NOBODY)

    # Spaces

    @property
    def blocked_spaces(self) -> int:
        """Return the spaces with a token on which no figure may stop (OK-290, OK-R46)."""
        mask = 0
        for marker in self.markers:
            if marker.space != NOWHERE:
                mask |= 1 << marker.space
        for space in self.courtier_at:
            if space != NOWHERE:
                mask |= 1 << space
        return mask

    def free_spaces(self, figure: int) -> int:
        """Return where this figure may stop, as a mask over the whole board; where it stands is not among them (OK-257,
        OK-265, OK-R44, OK-R87)."""
        floor = self.board.floor
        mask = floor.everywhere & ~self.blocked_spaces
        for space in self.at:
            mask &= ~(1 << space)
        return mask if figure >= FIRST_AGENT else mask & ~floor.barred

    def free_in(self, figure: int, area: int) -> list[int]:
        return numbers_of(self.free_spaces(figure) & self.board.floor.area_spaces[area])

    # Conditions

    def condition(self, figure: int, condition: int) -> int:
        return self.conditions[figure] >> 2 * condition & 3

    def set_condition(self, figure: int, condition: int, side: int) -> None:
        """Set a condition; a new token replaces the old one (OK-311)."""
        self.conditions[figure] = self.conditions[figure] & ~(3 << 2 * condition) | side << 2 * condition

    # Cards

    def draw_events(self, count: int) -> None:
        """Draw events for the Oni; an empty deck is made of the discards (OK-217, OK-R79)."""
        drawn: list[int] = []
        for _ in range(count):
            if not self.event_deck:
                if not self.event_discard:
                    break
                self.say(say.EVENTS_SHUFFLED, (tuple(self.event_discard),))
                self.event_deck, self.event_discard = self.event_discard, []
            drawn.append(self.event_deck.pop(self.chance.below(b"event", len(self.event_deck))))
        if drawn:
            self.event_hand = sorted(self.event_hand + drawn)
            self.say(say.EVENTS_DRAWN, (self.oni, len(drawn)), (tuple(drawn),))

    def discard_event(self, event: int) -> None:
        self.event_discard = sorted([*self.event_discard, event])

    def draw_equipment(self, count: int) -> list[int]:
        """Draw equipment; an empty deck is made of the discards (OK-R125)."""
        drawn: list[int] = []
        for _ in range(count):
            if not self.equipment_deck:
                self.equipment_deck, self.equipment_discard = self.equipment_discard, []
            if not self.equipment_deck:
                break
            drawn.append(self.equipment_deck.pop(self.chance.below(b"equipment", len(self.equipment_deck))))
        return drawn

    def discard_equipment(self, card: int) -> None:
        self.equipment_discard = sorted([*self.equipment_discard, card])

    def draw_wound(self, hero: int) -> int:
        """Draw a wound card that nobody has; they never run out (OK-R166)."""
        left = [kind for kind, count in enumerate(self.wounds_left) for _ in range(count)] or list(range(len(WOUNDS)))
        kind = left[self.chance.below(b"wound", len(left))]
        self.wounds_left[kind] = max(0, self.wounds_left[kind] - 1)
        person = self.heroes[hero]
        person.hand = tuple(sorted((*person.hand, FIRST_WOUND + kind)))
        self.say(say.WOUNDED, (hero,), (FIRST_WOUND + kind,))
        return FIRST_WOUND + kind

    # Corruption

    def is_corrupted(self, tile: int) -> bool:
        return tile in self.corruption

    # Memoirs

    def remember(self, recollection: int, face: int) -> None:
        """Add a recollection to the memoirs; each only once (OK-R94)."""
        if all(number != recollection for number, _ in self.memoirs):
            self.memoirs.append((recollection, face))
            self.say(say.RECOLLECTION, (2 * recollection + face,))


def is_hero(figure: int) -> bool:
    return 0 <= figure < FIRST_ALLY


def is_ally(figure: int) -> bool:
    """Return whether a figure is a follower, kami or courtier who follows."""
    return FIRST_ALLY <= figure < FIRST_AGENT


def is_kami(figure: int) -> bool:
    return FIRST_KAMI <= figure < FIRST_COURTIER


def is_agent(figure: int) -> bool:
    return figure >= FIRST_AGENT
