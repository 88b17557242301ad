"""A scenario of one's own: read from one file, every fault named with its place."""

from __future__ import annotations

from typing import Any

import msgspec

from hyakki.games.okko.cards import OkkoRules
from hyakki.games.okko.chronicle import Scenario


def read_scenario(written: Any, rules: OkkoRules) -> Scenario:
    return msgspec.convert(written, Scenario)
