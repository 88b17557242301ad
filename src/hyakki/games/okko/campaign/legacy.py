"""The legacy of a scenario for the next one of a campaign (OK-348, OK-352)."""

from __future__ import annotations

from typing import Any

import msgspec

from hyakki.games.okko.catalog.ids import HEROES, RECOLLECTIONS
from hyakki.games.okko.state import BLUE, HEROES_SIDE, ONI_SIDE, OkkoState
from hyakki.games.okko.steps.setup import gear_of


def plain(kept: Any) -> Any:
    """Return the legacy as a replay stores it."""
    return msgspec.json.decode(msgspec.json.encode(kept))


def legacy(s: OkkoState) -> dict[str, Any]:
    """The heroes of each seat, the equipment of those still in play, and who keeps which recollection."""
    picks = [[HEROES[hero] for hero in s.team() if s.heroes[hero].seat == seat] for seat in range(s.seats)]
    gear = {HEROES[hero]: plain(gear_of(s, hero)) for hero in s.in_play()}
    memoirs = [[RECOLLECTIONS[number], HEROES_SIDE if face == BLUE else ONI_SIDE] for number, face in s.memoirs]
    return {"picks": picks, "gear": gear, "memoirs": memoirs}
