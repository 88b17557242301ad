"""A guide says what there is to say, and leaves out the rest."""

from __future__ import annotations

from io import StringIO

from hyakki.core.screen import Topic
from hyakki.terminal import Terminal
from hyakki.terminal.lookup import show_guide


def test_a_topic_without_a_word_is_left_out() -> None:
    said = StringIO()
    cards = [("Fan", "A breeze."), ("Sword", "A cut.")]
    guide = [Topic("Aim", "Be the last."), Topic("Quests"), Topic("Cards", rows=cards)]
    show_guide(Terminal(StringIO(), said), guide)
    assert " ".join(said.getvalue().split()) == "Aim Be the last. Cards Fan A breeze. Sword A cut."
