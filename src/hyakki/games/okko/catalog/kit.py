"""The content of one game by number, ready for use: made once for each Rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from hyakki.core.rules import worked_out
from hyakki.games.okko.board.geometry import Board, Floor, Piece
from hyakki.games.okko.catalog.cards import (
    AgentCard,
    Companion,
    ComplicationCard,
    CourtierCard,
    EquipmentCard,
    HeroCard,
    OkkoRules,
)
from hyakki.games.okko.catalog.chronicle import Scenario, Special, from_heroes
from hyakki.games.okko.catalog.ids import (
    ACTIONS,
    AGENTS,
    ALLY_CARDS,
    CARDS,
    CLUES,
    COMPLICATIONS,
    CORRIDOR_FACES,
    COURTIERS,
    ENHANCEMENTS,
    EQUIPMENT,
    EVENTS,
    FACES,
    HEROES,
    ONI_CARDS,
    SPACE,
)
from hyakki.games.okko.catalog.verbs import Case, Deed, Effect, Talents, Technique, all_deeds, name_of

T = TypeVar("T")

MINION, LIEUTENANT, DEMON = "minion", "lieutenant", "demon"


class Ability(NamedTuple):
    """One effect of one card, named by its number in Kit.abilities."""

    number: int
    table: str
    """The owner of the effect: "hero", "card", "equipment", "ally", "agent", "event", "clue", "oni", "enhancement"."""
    thing: int
    """The number of the card in its list."""
    talent: str
    """The name of a natural talent, or ""."""
    effect: Effect


class Live(NamedTuple):
    """The effects that a figure has now."""

    abilities: tuple[Ability, ...]
    own: dict[str, tuple[tuple[Ability, Case], ...]]
    """The abilities that are on as long as their card is, by the number that is modified or the trait that is
    granted."""
    auras: dict[str, tuple[tuple[Ability, Case], ...]]
    """The part of it that concerns others too."""


class Kit:
    __slots__ = (
        *(
            "_boards",
            "abilities",
            "agents",
            "aura_names",
            "auras",
            "complications",
            "courtiers",
            "deeds",
            "equipment",
            "floor",
            "heroes",
            "lives",
            "of_agent",
        ),
        *("of_ally", "of_card", "of_clue", "of_enhancement", "of_equipment", "of_event", "of_hero", "of_oni"),
        *("companions", "printed", "rules", "scenario", "techniques", "event_techniques"),
    )

    def __init__(self, rules: OkkoRules) -> None:
        self.rules = rules
        self.scenario: Scenario = rules.scenarios[rules.scenario]
        self.floor = Floor(lay(rules, self.scenario), doors_of(self.scenario))
        self._boards: dict[int, Board] = {}
        self.lives: dict[tuple[Any, ...], Live] = {}
        """The effects of figures by what they depend on, as they are worked out (effects/values.py)."""
        self.printed: dict[tuple[Any, ...], tuple[int, ...]] = {}
        """Numbers as printed, as they are asked for (effects/values.py)."""
        expansions = [rules.expansions[name] for name in rules.expanded]
        equipment = {**rules.equipment}
        events = {**rules.events}
        complications = {**rules.complications}
        for expansion in expansions:
            equipment |= expansion.equipment
            events |= expansion.events
            complications |= expansion.complications
        self.heroes: tuple[HeroCard, ...] = tuple(rules.heroes[name] for name in HEROES)
        self.equipment: dict[int, EquipmentCard] = _numbered(equipment, EQUIPMENT)
        """The cards that are played with, by number."""
        self.companions: dict[int, Companion] = self._companions()
        """Companions by their number in ids.ALLY_CARDS."""
        self.agents: tuple[AgentCard, ...] = tuple(rules.agents[name] for name in AGENTS)
        self.courtiers: tuple[CourtierCard, ...] = tuple(rules.courtiers[name] for name in COURTIERS)
        self.complications: dict[int, ComplicationCard] = _numbered(complications, COMPLICATIONS)
        self.techniques: tuple[Technique | None, ...] = (
            *(rules.actions[name].technique for name in ACTIONS),
            *(rules.wounds[name].technique for name in CARDS[len(ACTIONS) :]),
        )
        """The Technique of each hero's card on the right."""
        self.event_techniques: dict[int, Technique] = {
            EVENTS.index(f"{name}{letter}"): technique
            for name, card in events.items()
            for letter, technique in zip("ab", card.techniques, strict=False)
        }
        """The technique of each half of an Event card that is played with."""

        self.abilities: list[Ability] = []
        self.of_hero = tuple(self._talents("hero", n, hero.talents) for n, hero in enumerate(self.heroes))
        self.of_card = tuple(self._named("card", n, rules.actions[name].talent) for n, name in enumerate(ACTIONS)) + (
            ((),) * (len(CARDS) - len(ACTIONS))
        )
        self.of_equipment = {n: self._named("equipment", n, card.effects) for n, card in self.equipment.items()}
        self.of_ally = {n: self._named("ally", n, card.talent) for n, card in self.companions.items()}
        self.of_agent = tuple(self._talents("agent", n, card.talents) for n, card in enumerate(self.agents))
        self.of_event = {
            n: self._named("event", n, events[EVENTS[n][:-1]].effects) for n in sorted(self.event_techniques)
        }
        self.of_clue = tuple(self._clue(n, name, complications) for n, name in enumerate(CLUES))
        """The abilities of a courtier card that is played, or of a complication that is drawn."""
        self.of_oni = tuple(self._named("oni", n, rules.oni_cards[name].named) for n, name in enumerate(ONI_CARDS))
        """The penalty of a demon whose nature was named (OK-107)."""
        self.of_enhancement = tuple(
            self._named("enhancement", n, rules.enhancements[name].effects) for n, name in enumerate(ENHANCEMENTS)
        )

        self.deeds: list[tuple[Deed, ...]] = [all_deeds(ability.effect) for ability in self.abilities]
        """All deeds of each ability."""
        self.auras = frozenset(ability.number for ability in self.abilities if _reaches_others(ability.effect))
        """Abilities that are on and concern others than whose they are."""
        lasting = [deed for number in self.auras for deed in self.abilities[number].effect.do]
        self.aura_names = frozenset(name_of(deed) for deed in lasting if isinstance(deed, Case))
        """The names of what such abilities modify or grant."""

    def board(self, closed: int) -> Board:
        board = self._boards.get(closed)
        if board is None:
            if len(self._boards) >= MOST_BOARDS:
                self._boards.clear()
            board = self._boards[closed] = Board(self.floor, closed)
        return board

    def special(self, rule: str) -> Special | None:
        return next((special for special in self.scenario.special if special.rule == rule), None)

    def agent_cards(self, heroes: int) -> list[int]:
        """The character cards that the Oni takes (OK-025)."""
        written = [from_heroes(card) for card in self.scenario.cards]
        return [AGENTS.index(name) for name, least in written if heroes >= least]

    # Abilities

    def _companions(self) -> dict[int, Companion]:
        found: dict[str, Companion] = {**self.rules.followers, **self.rules.kami}
        for name in COURTIERS:
            follower = self.rules.courtiers[name].follower
            if follower is not None:
                found[name] = follower
        return _numbered(found, ALLY_CARDS)

    def _named(self, table: str, thing: int, effects: Iterable[Effect], talent: str = "") -> tuple[Ability, ...]:
        found = []
        for effect in effects:
            found.append(Ability(len(self.abilities), table, thing, talent, effect))
            self.abilities.append(found[-1])
        return tuple(found)

    def _talents(self, table: str, thing: int, talents: Talents) -> tuple[Ability, ...]:
        return tuple(
            ability for name, effects in talents.items() for ability in self._named(table, thing, effects, name)
        )

    def _clue(self, number: int, name: str, complications: Mapping[str, ComplicationCard]) -> tuple[Ability, ...]:
        if name in COURTIERS:
            return self._named("clue", number, self.rules.courtiers[name].play)
        return self._named("clue", number, complications[name].effects) if name in complications else ()


def _numbered(named: Mapping[str, T], ids: Sequence[str]) -> dict[int, T]:
    return {number: named[name] for number, name in enumerate(ids) if name in named}


def _reaches_others(effect: Effect) -> bool:
    return effect.when == "always" and any(isinstance(deed, Case) and deed.to.side != "self" for deed in effect.do)


def lay(rules: OkkoRules, scenario: Scenario) -> list[Piece]:
    """The pieces as the scenario lays them."""
    laid = []
    for piece in scenario.pieces:
        face = rules.faces[piece.face]
        areas, spaces = tuple(face.areas.split()), tuple(face.spaces.split())
        if piece.turned:
            areas, spaces = tuple(areas[0]), tuple(spaces[0])
        walls = tuple(_cells(piece.face, wall) for wall in face.walls)
        laid.append(Piece(FACES.index(piece.face), *piece.at, areas, spaces, walls, face.sneak, face.red))
    return laid


def _cells(face: str, wall: str) -> tuple[int, int]:
    first = SPACE[f"{face}.{'0' if face in CORRIDOR_FACES else '00'}"]
    one, other = (SPACE[f"{face}.{cell}"] - first for cell in wall.split("|"))
    return one, other


def doors_of(scenario: Scenario) -> list[tuple[int, int]]:
    pairs = [door.removesuffix(" closed").split(" - ") for door in scenario.doors]
    return [(SPACE[one], SPACE[other]) for one, other in pairs]


def closed_at_first(scenario: Scenario) -> int:
    return sum(1 << number for number, door in enumerate(scenario.doors) if door.endswith(" closed"))


MOST_BOARDS = 64
kit_of = worked_out(Kit)
