"""The Series that teaches Shadow Tactics (ST-303)."""

from __future__ import annotations

from hyakki.core.learning import Learning, LearningState

RULE = "ST-303"


class ShadowLearning(LearningState):
    __slots__ = ()
    occasions = {
        "lesson-ninja": RULE,
        "lesson-daimyo": RULE,
        "end-lessons": RULE,
        "agree": "ST-R153",
        "refuse": "ST-R153",
    }


class ShadowLessons(Learning):
    key = "shadow_tactics-lessons"
    package = "hyakki.games.shadow_tactics"
    of = "shadow_tactics"
    least = most = usual = 4
    lessons = ("ninja", "daimyo")
    state = ShadowLearning
    questions = {"lesson": RULE}
    proposals = {"replace seat": "ST-R132", "take-back": "ST-R153"}


lessons = ShadowLessons()
