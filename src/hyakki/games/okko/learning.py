"""The Series that teaches Okko Chronicles (OK-R174)."""

from __future__ import annotations

from hyakki.core.learning import Learning, LearningState

RULE = "OK-R174"


class OkkoLearning(LearningState):
    __slots__ = ()
    occasions = {
        "lesson-hero": RULE,
        "lesson-oni": RULE,
        "end-lessons": RULE,
        "agree": "OK-R173",
        "refuse": "OK-R173",
    }


class OkkoLessons(Learning):
    key = "okko-lessons"
    package = "hyakki.games.okko"
    of = "okko"
    least = most = usual = 2
    lessons = ("hero", "oni")
    state = OkkoLearning
    questions = {"lesson": RULE}
    proposals = {"replace seat": "OK-R173", "take-back": "OK-R173"}


lessons = OkkoLessons()
