"""The editor of missions: a text and an operation become the next draft."""

from __future__ import annotations

from hyakki.core.content import TUNED
from hyakki.core.editor import Draft, Editor, EditorKit, Flaw, Operation, Seating
from hyakki.core.errors import Malformed
from hyakki.core.fluent import phrase
from hyakki.games.shadow_tactics.catalog.cards import CustomMission
from hyakki.games.shadow_tactics.catalog.custom import OPTION, examine
from hyakki.games.shadow_tactics.catalog.faults import PACKAGE
from hyakki.games.shadow_tactics.catalog.loading import standard
from hyakki.games.shadow_tactics.editor.controls import Form
from hyakki.games.shadow_tactics.editor.drawing import Sketch
from hyakki.games.shadow_tactics.editor.flaws import flaws
from hyakki.games.shadow_tactics.editor.kit import kit
from hyakki.games.shadow_tactics.editor.operations import EMPTY, changed
from hyakki.games.shadow_tactics.editor.writing import written


class MissionEditor(Editor):
    option = OPTION

    def kit(self, lang: str) -> EditorKit:
        return kit(lang)

    def draft(self, text: str, lang: str, operation: Operation | None = None) -> Draft:
        rules = standard(TUNED)
        mission, faults = examine(text, rules) if text.strip() else (EMPTY, [])
        if mission is None and operation is not None:
            raise Malformed(f"{faults[0].where}: {faults[0].what(lang)}")
        if mission is None:
            return Draft(text, flaws=tuple(Flaw(fault.where, fault.what(lang)) for fault in faults))
        return self._draft(changed(rules, mission, operation) if operation is not None else mission, lang)

    def _draft(self, mission: CustomMission, lang: str) -> Draft:
        rules = standard(TUNED)
        sketch = Sketch(rules, mission)
        controls = Form(rules, mission, lang).controls()
        players = range(1, len(rules.numbers.ninjas) + 1)
        seatings = (Seating(each + 1, phrase(PACKAGE, lang, "editor-players", count=each)) for each in players)
        return Draft(
            text=written(mission),
            name=mission.name,
            flaws=flaws(rules, sketch, controls, lang),
            controls=controls,
            seatings=tuple(seatings),
            drawing=sketch.drawing(),
        )
