"""The form of a scenario: its Controls, with their present values and ranges."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args, get_type_hints

from hyakki.core.editor import Choice, Control
from hyakki.core.fluent import phrase
from hyakki.games.okko.catalog.cards import AGENTS, HEROES
from hyakki.games.okko.catalog.chronicle import Goal, ScenarioTest, from_heroes
from hyakki.games.okko.catalog.faults import PACKAGE
from hyakki.games.okko.catalog.scenario_checks import MOST_DIFFICULTY, MOST_ROUNDS
from hyakki.games.okko.catalog.verbs import ATTRIBUTES
from hyakki.games.okko.editor.drawing import Plan
from hyakki.games.okko.editor.kit import test_name
from hyakki.games.okko.editor.operations import CARD_CHOICES, MOST_NAME, MOST_STORY

KINDS: tuple[str, ...] = get_args(get_type_hints(Goal)["kind"])
DOES: tuple[str, ...] = get_args(get_type_hints(ScenarioTest)["does"])
SWITCHES = ("no-followers", "any-follower", "shown-demon", "alarm")
COUNTED = ("events", "equipment")
MOST_COUNT = 9


class Form:
    """Makes the controls of one scenario."""

    def __init__(self, plan: Plan, lang: str) -> None:
        self.plan = plan
        self.scenario = plan.scenario
        self.lang = lang

    def controls(self) -> tuple[Control, ...]:
        return (*self._story(), *self._goal(), *self._tests(), *self._cards(), *self._special())

    def _word(self, key: str, **facts: str | int) -> str:
        return phrase(PACKAGE, self.lang, key, **facts)

    def _number(self, field: str, group: str, value: int, least: int, most: int) -> Control:
        return Control(field, self._label(field), "number", value, group, (), least, most)

    def _choice(self, field: str, group: str, value: str, choices: Iterator[Choice], label: str = "") -> Control:
        return Control(field, label or self._label(field), "choice", value, group, tuple(choices))

    def _label(self, field: str) -> str:
        return self._word(f"editor-set-{field.replace(' ', '-')}")

    def _place(self, name: str) -> str:
        face, _, letter = name.partition(".")
        tile = self._word(f"face-{face}")
        return f"{tile} ({self._word(f'area-{face}-{letter}')})" if letter else f"{tile} {face}"

    def _story(self) -> Iterator[Control]:
        scenario = self.scenario
        yield Control("name", self._label("name"), "text", scenario.name, "story", most=MOST_NAME)
        yield Control("story", self._label("story"), "story", scenario.story, "story", most=MOST_STORY)
        for place, field in enumerate(("heroes least", "heroes most")):
            yield self._number(field, "story", scenario.heroes[place], 1, len(HEROES))

    def _goal(self) -> Iterator[Control]:
        goal = self.scenario.goal
        kinds = (Choice(kind, self._word(f"editor-goal-{kind}")) for kind in KINDS)
        yield self._choice("goal kind", "goal", goal.kind, kinds)
        if goal.kind == "fetch":
            attributes = (Choice(each, self._word(f"attribute-{each}")) for each in ATTRIBUTES)
            yield self._choice("goal attribute", "goal", goal.attribute, attributes)
            yield self._number("goal difficulty", "goal", goal.difficulty, 1, MOST_DIFFICULTY)
            areas = (Choice(area, self._place(area)) for area in sorted(self.plan.layout.areas))
            yield self._choice("goal home", "goal", goal.home, areas)
        elif goal.kind == "tile":
            faces = (face for face in self.plan.layout.pieces if face in self.plan.rules.references)
            yield self._choice("goal tile", "goal", goal.tile, (Choice(face, self._place(face)) for face in faces))
        elif goal.kind == "hunt":
            agents = (Choice(agent, self._word(f"agent-{agent}")) for agent in AGENTS)
            yield self._choice("goal agent", "goal", goal.agent, agents)
        if goal.kind in ("tests", "hunt"):
            yield self._number("goal count", "goal", goal.count, 1, MOST_COUNT)
        if goal.kind != "demon":
            yield self._number("rounds", "goal", self.scenario.rounds, 1, MOST_ROUNDS)

    def _tests(self) -> Iterator[Control]:
        for number, test in enumerate(self.scenario.tests, start=1):
            field, name = f"tests {number}", test_name(test.token, self.lang) if "-" in test.token else test.token
            does = (Choice(each, self._word(f"editor-does-{each}")) for each in DOES)
            yield self._choice(f"{field} does", "tests", test.does, does, self._word("editor-does", test=name))
            if test.does == "open":
                doors = [door.removesuffix(" closed") for door in self.scenario.doors if door.endswith(" closed")]
                label = self._word("editor-opens", test=name)
                value = test.door.removesuffix(" closed")
                yield self._choice(f"{field} door", "tests", value, (Choice(door, door) for door in doors), label)
            elif test.does != "goal":
                label = self._word("editor-count", test=name)
                yield Control(f"{field} count", label, "number", test.count, "tests", (), 1, MOST_COUNT)

    def _cards(self) -> Iterator[Control]:
        has = dict(map(from_heroes, self.scenario.cards))
        for agent in AGENTS:
            since = (Choice(least, self._word("editor-since", heroes=int(least))) for least in CARD_CHOICES)
            yield self._choice(f"cards {agent}", "cards", str(has.get(agent, 0)), since, self._word(f"agent-{agent}"))

    def _special(self) -> Iterator[Control]:
        special = {each.rule: each for each in self.scenario.special}
        for rule in SWITCHES:
            yield Control(f"special {rule}", self._label(f"special {rule}"), "switch", rule in special, "special")
        for rule in COUNTED:
            count = special[rule].count if rule in special else 0
            yield self._number(f"special {rule}", "special", count, 0, MOST_COUNT)
        at = special["corruption"].at if "corruption" in special else ""
        nowhere = Choice("", self._word("editor-nowhere"))
        faces = (nowhere, *(Choice(face, self._place(face)) for face in self.plan.layout.pieces))
        yield self._choice("special corruption", "special", at, iter(faces))
