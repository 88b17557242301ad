"""Miniature games, each a complete one: they stand for what the great ones need of the core."""

from __future__ import annotations

from typing import Any

from hyakki.core.game import Game
from tests.core.minis import bluff, chase, council, evening, mat, raid

MINIS: tuple[Game[Any], ...] = (bluff.game, chase.game, mat.game, raid.game, council.game, evening.game)
