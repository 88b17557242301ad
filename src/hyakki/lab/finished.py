"""Finished games that are kept: each must be played again in the same way, position by position and word by word.

Beside a replay `NAME.json` lies `NAME.digests.json`: a digest of the State after every Record, and one for each viewer
of all that it was told."""

from __future__ import annotations

from pathlib import Path

import msgspec

from hyakki.core import replay as replays
from hyakki.core.errors import BadContent, HyakkiError
from hyakki.core.events import SPECTATOR, Viewer, seat_name
from hyakki.core.replay import Replay
from hyakki.core.rules import digest_of
from hyakki.core.save import digest

SHORT = 12
"""The number of letters of a digest that are stored. They detect a change; they do not protect against forgery."""
SUFFIX = ".digests.json"


class Digests(msgspec.Struct, frozen=True):
    positions: tuple[str, ...]
    told: dict[str, str]
    """A digest for each viewer: seats by letter, `watchers`, and `all` for an open replay."""


def keep(replay: Replay, folder: Path) -> Path:
    """Add a finished game; the same game has the same name."""
    if replay.result is None:
        raise BadContent(replay.game, "only a game that is over can be kept")
    replays.verify(replay)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{replay.game}-{len(replay.seats)}-{replay.seal[:8]}.json"
    file.write_bytes(replays.encode(replay))
    digests = msgspec.json.format(msgspec.json.encode(digests_of(replay)), indent=1)
    _beside(file).write_bytes(digests + b"\n")
    return file


def check(file: Path) -> str | None:
    """Return what differs from the stored game, or None."""
    replay = replays.decode(file.read_bytes())
    kept = msgspec.json.decode(_beside(file).read_bytes(), type=Digests)
    try:
        replays.verify(replay)
        now = digests_of(replay)
    except HyakkiError as error:
        return str(error)
    for number, (then, here) in enumerate(zip(kept.positions, now.positions, strict=True)):
        if then != here:
            return f"after record {number} the position is another one"
    different = [viewer for viewer in now.told if now.told[viewer] != kept.told.get(viewer)]
    return f"not told the same: {', '.join(different)}" if different else None


def games_in(folder: Path) -> list[Path]:
    return sorted(file for file in folder.glob("*.json") if not file.name.endswith(SUFFIX))


def digests_of(replay: Replay) -> Digests:
    viewers = _viewers(len(replay.seats))
    positions = []
    table = None
    for table in replays.step_by_step(replay):
        positions.append(digest(table.state, key=False)[:SHORT])
    assert table is not None
    told = {name: digest_of(table.told(viewer))[:SHORT] for name, viewer in viewers.items()}
    return Digests(tuple(positions), told)


def _viewers(seats: int) -> dict[str, Viewer]:
    return {
        **{seat_name(seat): Viewer((seat,)) for seat in range(seats)},
        "watchers": SPECTATOR,
        "all": Viewer(range(seats)),
    }


def _beside(file: Path) -> Path:
    return file.with_name(file.name.removesuffix(".json") + SUFFIX)
