"""Registers the miniature games for the tests of this folder alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hyakki.core.game import forget, register
from tests.core.minis import MINIS


@pytest.fixture(autouse=True, scope="module")
def _known_minis() -> Iterator[None]:
    for game in MINIS:
        register(game)
    yield
    for game in MINIS:
        forget(game)
