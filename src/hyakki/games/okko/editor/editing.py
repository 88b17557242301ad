"""The editor of chronicles: a text and an operation become the next draft."""

from __future__ import annotations

from hyakki.core.content import TUNED
from hyakki.core.editor import Draft, Editor, EditorKit, Flaw, Operation, Seating
from hyakki.core.errors import Malformed
from hyakki.core.fluent import phrase
from hyakki.games.okko.catalog.chronicle import Scenario
from hyakki.games.okko.catalog.custom import examine
from hyakki.games.okko.catalog.faults import PACKAGE
from hyakki.games.okko.catalog.loading import standard
from hyakki.games.okko.editor.controls import Form
from hyakki.games.okko.editor.drawing import Plan
from hyakki.games.okko.editor.flaws import flaws
from hyakki.games.okko.editor.kit import OPTION, kit
from hyakki.games.okko.editor.operations import EMPTY, changed
from hyakki.games.okko.editor.writing import written


class ChronicleEditor(Editor):
    option = OPTION

    def kit(self, lang: str) -> EditorKit:
        return kit(lang)

    def draft(self, text: str, lang: str, operation: Operation | None = None) -> Draft:
        scenario, faults = examine(text, standard(TUNED)) if text.strip() else (EMPTY, [])
        if scenario is None and operation is not None:
            raise Malformed(f"{faults[0].where}: {faults[0].what(lang)}")
        if scenario is None:
            return Draft(text, flaws=tuple(Flaw(fault.where, fault.what(lang)) for fault in faults))
        return self._draft(changed(scenario, operation) if operation is not None else scenario, lang)

    def _draft(self, scenario: Scenario, lang: str) -> Draft:
        rules = standard(TUNED)
        plan = Plan(rules, scenario)
        controls = Form(plan, lang).controls()
        least, most = scenario.heroes
        seatings = tuple(
            Seating(heroes + 1, phrase(PACKAGE, lang, "editor-heroes", count=heroes))
            for heroes in range(least, most + 1)
        )
        return Draft(
            text=written(scenario),
            name=scenario.name,
            flaws=flaws(rules, plan, controls, lang),
            controls=controls,
            seatings=seatings,
            drawing=plan.drawing(),
        )
