"""The Series that teaches Kaidan."""

from __future__ import annotations

from hyakki.core.learning import Learning


class KaidanLessons(Learning):
    key = "kaidan-lessons"
    package = "hyakki.games.kaidan"
    of = "kaidan"
    least = most = usual = 3
    lessons = ("escape",)
    proposals = {"replace seat": "KA-R148", "take-back": "KA-R148"}


lessons = KaidanLessons()
