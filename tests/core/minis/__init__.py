"""Miniature games, each a complete one: they stand for what the great ones need of the core."""

from __future__ import annotations

from hyakki.core.game import AnyGame
from tests.core.minis import bluff, chase, council, evening, mat, raid

MINIS: tuple[AnyGame, ...] = (bluff.game, chase.game, mat.game, raid.game, council.game, evening.game)
