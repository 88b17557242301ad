"""`hyakki play`: a game against bots in the terminal. Knows no game by name."""

from __future__ import annotations

from hyakki.terminal.console import Terminal
from hyakki.terminal.evening import go_on, pick_game, sit_down

__all__ = ["Terminal", "go_on", "pick_game", "sit_down"]
