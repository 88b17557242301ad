"""What a person reads."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from hyakki.core.screen import Topic


def words_of(guide: Sequence[Topic]) -> str:
    """A guide from its first word to its last."""
    parts = chain.from_iterable((topic.title, topic.said, *chain.from_iterable(topic.rows)) for topic in guide)
    return " ".join(" ".join(parts).split())
