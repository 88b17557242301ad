"""The content of one mission by number, ready for use: made once for each Rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from hyakki.core.rules import worked_out
from hyakki.games.shadow_tactics.board.geometry import Board, Edge
from hyakki.games.shadow_tactics.catalog.cards import (
    CARD_COLOURS,
    EFFECTS,
    GREEN,
    GUARDS,
    LIGHTS,
    Item,
    NinjaCard,
    OrderCard,
    Quest,
    ShadowRules,
)
from hyakki.games.shadow_tactics.catalog.ids import CARDS, COLOURS, HEALTH, ITEMS, NINJAS, NUMBER, ORDERS, QUESTS, TILES
from hyakki.games.shadow_tactics.catalog.maps import Layout, assemble
from hyakki.games.shadow_tactics.people import NOBODY

ACTION: Final = 0
MOVEMENT: Final = 1
SPECIAL: Final = 2
CARD_KINDS = ("action", "movement", "special")

NOW: Final = 0
PREPARED: Final = 1
RED_PART: Final = 2
"""The parts of an order card: top, bottom, red."""
PARTS = ("immediate", "prepared", "alarm")


@cache
def _effects_among(symbols: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(symbol for symbol in symbols if symbol in EFFECTS)


class Act(NamedTuple):
    """The effect of a ninja's card, or of an item used through a special card."""

    colour: int
    symbols: tuple[str, ...]
    through: tuple[int, ...] = ()
    """Colours of junctions its MV can go through."""
    same: bool = False
    """All its effects are for one and the same guard."""
    targets: int = 1
    spearmen: bool = False
    long_range: bool = False
    jutsu: bool = False

    @property
    def effects(self) -> tuple[str, ...]:
        """The symbols that need a target yard (ST-088)."""
        return _effects_among(self.symbols)

    @property
    def on_lured(self) -> bool:
        """Return whether the effects after its lure are only for the guard that was lured."""
        return self.same and "LU" in self.symbols


class Card(NamedTuple):
    ninja: int
    kind: int
    act: Act


class OrderSymbol(NamedTuple):
    word: str
    guards: tuple[int, ...] = ()
    """The guards to deploy by DEP."""


NO_ACT = Act(GREEN, ())


class Kit:
    __slots__ = (
        "_boards",
        "cards",
        "deck",
        "figures",
        "garrison",
        "items",
        "large",
        "layout",
        "lights",
        "mission",
        "objective_bushes",
        "objective_yards",
        "orders",
        "own_cards",
        "penalties",
        "quest_of",
        "quests",
        "rows",
        "rules",
    )

    def __init__(self, rules: ShadowRules) -> None:
        self.rules = rules
        self.mission = rules.missions[rules.mission]
        self.layout: Layout = assemble(rules, rules.mission)
        self._boards: dict[tuple[int, frozenset[Edge]], Board] = {}
        self.large = tuple(tile for tile in self.layout.tiles if rules.tiles[TILES[tile]].kind == "large")
        self.objective_yards = tuple(spot.number for spot in self.layout.objectives if spot.name[0] == "Y")
        self.objective_bushes = tuple(spot.number for spot in self.layout.objectives if spot.name[0] == "B")
        self.cards = tuple(_card(rules.cards[name]) for name in CARDS)
        self.own_cards = tuple(
            tuple(
                n for n, name in enumerate(CARDS) if rules.cards[name].ninja == ninja and not rules.cards[name].reward
            )
            for ninja in NINJAS
        )
        """The cards it starts with, by ninja (ST-286)."""
        self.penalties = tuple(rules.health[name].penalty for name in HEALTH)
        self.rows = tuple(
            tuple(
                n
                for n, name in enumerate(HEALTH)
                if rules.health[name].ninja == ninja and not rules.health[name].reward
            )
            for ninja in NINJAS
        )
        self.items = tuple(_act_of(rules.items[name]) for name in ITEMS)
        self.orders = tuple(_parts(rules.orders[name]) for name in ORDERS)
        """The symbols of each order card, part by part."""
        self.quests: tuple[Quest, ...] = tuple(rules.quests[name] for name in QUESTS)
        self.quest_of = tuple(NOBODY if q.owner == "daimyo" else NINJAS.index(q.owner) for q in self.quests)
        """The ninja whose it is, or NOBODY for the Daimyo's, by quest."""
        self.figures = tuple(_by_type(rules.numbers.figures.items()))
        self.garrison = self._garrison()
        """The number of guards to deploy by type, no more than there are figures (ST-291, ST-296, ST-R101)."""
        self.deck = self._deck()
        lights = {COLOURS.index(colour): LIGHTS.index(light) for colour, light in rules.variants.night.items()}
        self.lights = tuple(lights[colour] for colour in self.layout.colours)
        """The light of each junction at night (ST-388)."""

    def board(self, opened: int, boulders: frozenset[Edge]) -> Board:
        board = self._boards.get((opened, boulders))
        if board is None:
            if len(self._boards) >= MOST_BOARDS:
                self._boards.clear()
            board = self._boards[opened, boulders] = Board(self.layout, opened, boulders)
        return board

    def _garrison(self) -> tuple[int, ...]:
        counts = _by_type(self.mission.guards.items())
        for name in self.deployments:
            for guard in self.rules.deployments[name].guards:
                counts[GUARDS.index(guard)] += 1
        return tuple(map(min, counts, self.figures))

    @property
    def deployments(self) -> tuple[str, ...]:
        """Deployment cards in force: a chapter's, or those of the place (ST-296, ST-304)."""
        carried = self.rules.carried
        return self.mission.fixed if carried is None else carried.deployments

    def _deck(self) -> tuple[int, ...]:
        """The Daimyo's order cards, sorted (ST-148, ST-163, ST-423)."""
        carried = self.rules.carried
        figure = "D" in self.mission.guards
        deck = [
            number
            for number, name in enumerate(ORDERS)
            for _ in range(self.rules.orders[name].copies)
            if self.rules.orders[name].deck == "base" or (figure and self.rules.orders[name].deck == "figure")
        ]
        return tuple(sorted(deck + [NUMBER[name] for name in (carried.orders if carried is not None else ())]))

    def fresh_quests(self, owner: int) -> list[int]:
        """The quests that this ninja, or with NOBODY the Daimyo, may still choose (ST-290, ST-311)."""
        done = () if self.rules.carried is None else self.rules.carried.quests
        return [n for n, whose in enumerate(self.quest_of) if whose == owner and QUESTS[n] not in done]


def _by_type(counts: Iterable[tuple[str, int]]) -> list[int]:
    found = dict(counts)
    return [found.get(guard, 0) for guard in GUARDS]


def _act_of(card: NinjaCard | Item) -> Act:
    if not card.symbols:
        return NO_ACT
    symbols: tuple[str, ...] = card.symbols
    return Act(
        colour=CARD_COLOURS.index(card.colour),
        symbols=symbols,
        through=tuple(COLOURS.index(colour) for colour in card.through),
        same=card.same,
        targets=max((int(symbol[2:]) for symbol in symbols if symbol.startswith("MT")), default=1),
        spearmen="SO" in symbols,
        long_range="LR" in symbols,
        jutsu="JU" in symbols,
    )


def _card(card: NinjaCard) -> Card:
    return Card(NINJAS.index(card.ninja), CARD_KINDS.index(card.kind), _act_of(card))


def _parts(card: OrderCard) -> tuple[tuple[OrderSymbol, ...], ...]:
    return tuple(tuple(map(_symbol, part)) for part in (card.immediate, card.prepared, card.alarm))


def _symbol(written: str) -> OrderSymbol:
    word, _, inside = written.partition("(")
    return OrderSymbol(word, tuple(GUARDS.index(guard) for guard in inside.rstrip(")").split(", ") if guard))


MOST_BOARDS = 64
kit_of = worked_out(Kit)
