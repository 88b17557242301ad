"""`hyakki play`: a game against bots in the terminal. Knows no game by name."""

from __future__ import annotations

from hyakki.terminal.console import Terminal
from hyakki.terminal.session import pick_game, resume_game, start_game

__all__ = ["Terminal", "pick_game", "resume_game", "start_game"]
