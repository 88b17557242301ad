"""A game of Okko Chronicles in the player's language: given a position, when someone answers, then this is seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from hyakki.games.okko import game
from hyakki.games.okko.catalog.ids import (
    AGENTS,
    ALLY_CARDS,
    CARDS,
    CLUES,
    COURTIERS,
    ENHANCEMENTS,
    EQUIPMENT,
    EVENTS,
    FACES,
    FIGURES,
    HEROES,
    MARKERS,
    SPACE,
    SPACES,
)
from hyakki.games.okko.catalog.verbs import CONDITIONS
from hyakki.games.okko.effects.measure import value
from hyakki.games.okko.people import CHEST, EVIDENCE, HIDDEN, NOBODY, NOTHING, NOWHERE, PARCHMENT, Ally, Hero, Marker
from hyakki.games.okko.state import ACTIVATION, BACK, END, FIRST_WOUND, FRONT, STRATEGY, OkkoState
from hyakki.games.okko.steps.activation import Activation
from hyakki.games.okko.steps.followers import figure_of
from hyakki.games.okko.steps.oni_turn import OniTurn
from hyakki.games.okko.steps.round_end import RoundEnd
from hyakki.games.okko.steps.rounds import Pause, begin_round
from hyakki.games.okko.steps.setup import SetUp, set_goals
from hyakki.games.okko.steps.strategy import Strategy
from hyakki.games.okko.steps.turn import Turn
from tests.games.sitting import AnySitting, Rigged


class Sitting(AnySitting[OkkoState]):
    """`Sitting("S1", {"OKK": "A04.31"}, {"ashigaru": ["B03.21"]})`: A is the Oni, the first hero that is named is B's,
    the next C's. The board is that of the scenario without its agents and tokens; `at` is what is played:

    - "turn": the first hero's turn, "oni": an activation of the Oni, "agent": the turn of the first agent named;
    - "strategy", "activation", "end": that phase; "setup": the whole game from its beginning.

    Each hero may have more: `heroes={"OKK": {"at": "A04.31", "left": ["OKK-1"], "right": ["OKK-2"], "up": "EQ-01",
    "hand": [...], "discard": [...], "supplies": [...], "hands": [...], "clothing": "EQ-03", "damage": 2}}`.
    `allies={"FOL-1a": ("OKK", "A04.22")}` gives a hero a follower or kami, "" leaves it masterless; `at="ally"` is its
    turn. `clues` are kept by the heroes; `closed` names doors as the scenario does; with `goals` the letter, the relic
    and mission tiles lie as in the scenario. `enhancements=["M2"]` and `techniques={"ninja": ["EV-01a"]}` are on;
    `conditions={"OKK": ["poisoned", "stunned back"]}` and `damage` are by figure; `battle` is on, perhaps with the
    nature `named`."""

    def __init__(
        self,
        scenario: str = "S1",
        heroes: Mapping[str, Any] | None = None,
        agents: Mapping[str, Sequence[str]] | None = None,
        *,
        at: str = "turn",
        round: int = 1,
        corruption: Sequence[str] = (),
        alarm: bool = False,
        courtiers: Mapping[str, str] | None = None,
        markers: Mapping[str, str] | None = None,
        clue_deck: Sequence[str] = (),
        nature: str = "ONI-1",
        identity: str = "COU-1",
        event_hand: Sequence[str] = (),
        cards: Sequence[str] | None = None,
        allies: Mapping[str, tuple[str, str]] | None = None,
        clues: Sequence[str] = (),
        closed: Sequence[str] = (),
        goals: bool = False,
        enhancements: Sequence[str] = (),
        conditions: Mapping[str, Sequence[str]] | None = None,
        damage: Mapping[str, int] | None = None,
        techniques: Mapping[str, Sequence[str]] | None = None,
        interrogated: Sequence[str] = (),
        battle: bool = False,
        named: bool = False,
        seed: int = 1,
        **options: Any,
    ) -> None:
        heroes = heroes or {"OKK": ""}
        seats = len(heroes) + 1
        picks = [[], *([name] for name in heroes)]
        rules = game.rules(seats, {"set": "as-written", "scenario": scenario, "picks": picks, **options})
        super().__init__(OkkoState(rules, seats))
        self.chance = Rigged(seed)
        s = self.state
        s.chance = self.chance
        if at == "setup":
            s.push(SetUp())
            return
        self._lay_heroes(heroes)
        for name, spaces in (agents or {}).items():
            for space in spaces:
                s.put(s.reserve(AGENTS.index(name))[0], SPACE[space])
        owned = cards if cards is not None else [*(agents or {})]
        for name in owned:
            s.agents[AGENTS.index(name)].owned = True
        s.corruption = sorted(FACES.index(tile) for tile in corruption)
        s.alarm = alarm
        self._lay_clues(courtiers or {}, markers or {}, clue_deck, nature, identity)
        s.event_hand = sorted(EVENTS.index(name) for name in event_hand)
        s.event_deck = sorted(set(s.kit.event_techniques) - set(s.event_hand))
        for card, (master, space) in (allies or {}).items():
            self._lay_ally(card, master, space)
        s.clues = sorted(CLUES.index(name) for name in clues)
        doors = [door.removesuffix(" closed") for door in s.kit.scenario.doors]
        s.closed |= sum(1 << doors.index(door) for door in closed)
        s.redraw()
        if goals:
            set_goals(s)
        s.enhancements = [ENHANCEMENTS.index(slot) for slot in enhancements]
        s.interrogated = sorted(COURTIERS.index(name) for name in interrogated)
        s.battle, s.named = round if battle else 0, named
        self._lay_tokens(techniques or {}, damage or {}, conditions or {})
        s.round = round
        s.touch()
        s.push(Pause())
        self._begin(at, list(agents or {}))

    def _lay_heroes(self, heroes: Mapping[str, Any]) -> None:
        s = self.state
        for seat, (name, said) in enumerate(heroes.items(), start=1):
            said = {"at": said} if isinstance(said, str) else dict(said)
            hero = HEROES.index(name)
            person = s.heroes[hero]
            person.seat, person.mission = seat, said.get("mission", 0)
            cards = [n for n, card in enumerate(CARDS[:FIRST_WOUND]) if card.startswith(name)]
            person.left = tuple(CARDS.index(card) for card in said.get("left", ()))
            person.right = tuple(CARDS.index(card) for card in said.get("right", ()))
            person.discard = tuple(sorted(CARDS.index(card) for card in said.get("discard", ())))
            gone = (*person.left, *person.right, *person.discard)
            hand = (
                [CARDS.index(card) for card in said["hand"]] if "hand" in said else [c for c in cards if c not in gone]
            )
            person.hand = tuple(sorted(hand))
            hands = [EQUIPMENT.index(card) for card in said.get("hands", ())]
            person.hands = ((*hands, NOTHING, NOTHING)[0], (*hands, NOTHING, NOTHING)[1])
            person.up = EQUIPMENT.index(said["up"]) if "up" in said else NOTHING
            if person.up != NOTHING and person.up not in person.hands:
                both = s.kit.equipment[person.up].slot == "hands"
                person.hands = (person.up, person.up if both else person.hands[1])
            person.clothing = EQUIPMENT.index(said["clothing"]) if "clothing" in said else NOTHING
            person.supplies = tuple(sorted(EQUIPMENT.index(card) for card in said.get("supplies", ())))
            for card in person.equipment:
                s.equipment_deck.remove(card)
            s.damage[hero] = said.get("damage", 0)
            s.put(hero, SPACE[said["at"] or s.kit.scenario.starts[seat - 1]])
        s.order = s.team()

    def _lay_ally(self, card: str, master: str, space: str) -> None:
        s = self.state
        number = ALLY_CARDS.index(card)
        figure = figure_of(s, number)
        s.allies[figure] = Ally(number, HEROES.index(master) if master else NOBODY)
        if master:
            s.heroes[HEROES.index(master)].ally = figure
        s.put(figure, SPACE[space])

    def _lay_tokens(
        self,
        techniques: Mapping[str, Sequence[str]],
        damage: Mapping[str, int],
        conditions: Mapping[str, Sequence[str]],
    ) -> None:
        s = self.state
        for agent, events in techniques.items():
            s.agents[AGENTS.index(agent)].techniques = tuple(sorted(EVENTS.index(event) for event in events))
        for figure, count in damage.items():
            s.damage[FIGURES.index(figure)] = count
        for figure, names in conditions.items():
            for name in names:
                side = BACK if name.endswith(" back") else FRONT
                s.set_condition(FIGURES.index(figure), CONDITIONS.index(name.removesuffix(" back")), side)

    def _lay_clues(
        self,
        courtiers: Mapping[str, str],
        markers: Mapping[str, str],
        clue_deck: Sequence[str],
        nature: str,
        identity: str,
    ) -> None:
        s = self.state
        for name, space in courtiers.items():
            s.courtier_at[COURTIERS.index(name)] = SPACE[space]
        s.courtiers = sorted(COURTIERS.index(name) for name in courtiers)
        kinds = {"EVI": EVIDENCE, "PAR": PARCHMENT, "CHE": CHEST}
        for name, space in markers.items():
            s.markers.append(Marker(kinds.get(name[:3], HIDDEN), SPACE[space]))
            s.beneath.append(MARKERS.index(name))
        s.clue_deck = [CLUES.index(name) for name in reversed(clue_deck)]
        if s.investigation:
            s.nature, s.identity = CLUES.index(nature), COURTIERS.index(identity)

    def _begin(self, at: str, agents: list[str]) -> None:
        s = self.state
        hero = s.team()[0]
        if at == "turn":
            s.phase = ACTIVATION
            s.push(Turn(hero))
        elif at == "agent":
            s.phase = ACTIVATION
            s.active_card = AGENTS.index(agents[0])
            s.push(Turn(s.figures_of(s.active_card)[0]))
        elif at == "ally":
            s.phase = ACTIVATION
            s.push(Turn(next(iter(s.allies))))
        elif at == "oni":
            s.phase = ACTIVATION
            s.push(OniTurn())
        elif at == "strategy":
            s.round -= 1
            begin_round(s)
            s.phase = STRATEGY
            s.push(Strategy())
        elif at == "activation":
            s.phase = ACTIVATION
            s.push(Activation())
        else:
            assert at == "end", f"there is no {at!r}"
            s.phase = END
            s.push(RoundEnd())

    # When

    def dice(
        self, combat: Sequence[str | int] = (), action: Sequence[str | int] = (), test: Sequence[int] = ()
    ) -> Self:
        """What the next dice show, in the order in which they are rolled; "ki" is rolled again."""
        faces = self.state.rules.dice
        for stream, shown, printed in (
            (b"combat", combat, faces.combat),
            (b"action", action, faces.action),
            (b"test", test, faces.test),
        ):
            self.chance.told[stream] = [printed.index(str(face)) for face in shown]
        return self

    def draws(self, stream: str, *numbers: int) -> Self:
        """What chance draws next from a stream ("equipment", "event", "wound")."""
        self.chance.told[stream.encode()] = list(numbers)
        return self

    # Then

    def figure(self, name: str) -> int:
        self.start()
        return FIGURES.index(name)

    def hero(self, name: str) -> Hero:
        self.start()
        return self.state.heroes[HEROES.index(name)]

    def space(self, name: str) -> str:
        """Where a figure stands; "" if it is not on the board."""
        space = self.state.where[self.figure(name)]
        return "" if space == NOWHERE else SPACES[space]

    def damage(self, name: str) -> int:
        return self.state.damage[self.figure(name)]

    def value(self, name: str, what: str) -> int:
        """A number of a figure as it is now."""
        return value(self.state, self.figure(name), what)

    @property
    def actions_left(self) -> int:
        """Of whoever's turn it is."""
        self.start()
        return next(step.left for step in reversed(self.state.stack) if isinstance(step, Turn))

    def event(self, kind: str) -> tuple[Any, ...]:
        """What the latest event of this kind said since the latest answer, with the fact that was told."""
        self.start()
        found = next(event for event in reversed(self.latest) if event.kind.name == kind)
        return (*found.args, *(found.fact or ()))

    def heard(self, kind: str) -> tuple[Any, ...]:
        """What the latest event of this kind said, open and told parts together."""
        event = next(event for event in reversed(self.events) if event.kind.name == kind)
        return (*event.args, *(event.fact or ()))
