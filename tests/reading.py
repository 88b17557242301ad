"""Texts of the documentation and of guides, for tests."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain
from pathlib import Path

from hyakki.core.screen import Topic

OWN_CHRONICLE = (Path(__file__).parents[1] / "docs" / "your-own-chronicle.md").read_text(encoding="utf-8")
CHRONICLE, PACK = re.findall(r"```toml[^\n]*\n(.*?)```", OWN_CHRONICLE, re.DOTALL)
"""A custom scenario and a pack of cards, the examples of that page."""
OWN_MISSION = (Path(__file__).parents[1] / "docs" / "your-own-mission.md").read_text(encoding="utf-8")
MISSION: str = re.findall(r"```toml[^\n]*\n(.*?)```", OWN_MISSION, re.DOTALL)[0]
"""A custom mission, the example of that page."""


def words_of(guide: Sequence[Topic]) -> str:
    """Return the whole text of a guide."""
    parts = chain.from_iterable((topic.title, topic.said, *chain.from_iterable(topic.rows)) for topic in guide)
    return " ".join(" ".join(parts).split())
