"""The form of a mission: its Controls, with their present values and ranges."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args

from hyakki.core.editor import Choice, Control
from hyakki.core.fluent import phrase
from hyakki.games.shadow_tactics.catalog.cards import CARD_COLOURS, Civilians, CustomMission, ShadowRules
from hyakki.games.shadow_tactics.catalog.custom import MOST_MADE, with_mission
from hyakki.games.shadow_tactics.catalog.faults import PACKAGE
from hyakki.games.shadow_tactics.catalog.ids import MISSIONS
from hyakki.games.shadow_tactics.editor.operations import MOST_NAME, MOST_STORY

SWITCHES = ("night", "snow", "boulders")


class Form:
    """Makes the controls of one mission."""

    def __init__(self, rules: ShadowRules, mission: CustomMission, lang: str) -> None:
        self.most_time = rules.numbers.most_time
        self.mission = mission
        self.facts = with_mission(rules, mission).missions[mission.goal]
        self.lang = lang

    def controls(self) -> tuple[Control, ...]:
        return (*self._story(), *self._goal(), *self._special())

    def _word(self, key: str) -> str:
        return phrase(PACKAGE, self.lang, key)

    def _label(self, field: str) -> str:
        return self._word(f"editor-set-{field}")

    def _choice(self, field: str, group: str, value: str, names: Sequence[str]) -> Control:
        choices = tuple(Choice(name, self._word(f"editor-{field}-{name or 'none'}")) for name in names)
        return Control(field, self._label(field), "choice", value, group, choices)

    def _number(self, field: str, value: int, least: int, most: int) -> Control:
        return Control(field, self._label(field), "number", value, "goal", (), least, most)

    def _story(self) -> Iterator[Control]:
        yield Control("name", self._label("name"), "text", self.mission.name, "story", most=MOST_NAME)
        yield Control("story", self._label("story"), "story", self.mission.story, "story", most=MOST_STORY)

    def _goal(self) -> Iterator[Control]:
        goal = self.mission.goal
        yield self._choice("goal", "goal", goal, MISSIONS)
        yield self._number("time", self.mission.time, 1, self.most_time)
        yield self._choice("action", "goal", self.facts.action, CARD_COLOURS)
        if goal == "M1":
            yield self._number("noise", self.facts.noise, 0, MOST_MADE)
        elif goal == "M3":
            yield self._number("most", self.facts.most, 0, MOST_MADE)

    def _special(self) -> Iterator[Control]:
        for field in SWITCHES:
            yield Control(field, self._label(field), "switch", getattr(self.mission, field), "special")
        yield self._choice("civilians", "special", self.mission.civilians, get_args(Civilians))
