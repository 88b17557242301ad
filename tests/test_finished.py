"""Games that were played once are played the same for ever: every position, every word, every result."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hyakki.cli import app
from hyakki.core import replay as replays
from hyakki.core.game import game_of, games
from hyakki.core.records import Proposed, Record, TookBack
from hyakki.lab import finished

FOLDER = Path(__file__).parent / "finished"
GAMES = finished.games_in(FOLDER)
SHORT = next(file for file in GAMES if file.name.startswith("kitsunedo-2-"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_finished_game_is_played_again_the_same(file: Path) -> None:
    assert finished.check(file) is None


def _games() -> list[replays.Replay]:
    return [replays.decode(file.read_bytes()) for file in GAMES]


def _records(game: replays.Replay, kind: type[Record]) -> list[Record]:
    return [record for record in game.records if isinstance(record, kind)]


def test_there_are_three_finished_games_of_every_game_and_series() -> None:
    kept = Counter(game.game for game in _games())
    assert sorted(key for key in games() if kept[key] < 3 and game_of(key).package.startswith("hyakki.games.")) == []


def test_there_are_finished_games_of_every_sort() -> None:
    games = _games()
    assert {len(game.seats) for game in games if game.game == "kitsunedo"} == {2, 3, 4, 5, 6}
    assert {"kitsunedo", "kitsunedo-advent"} <= {game.game for game in games}
    assert {"last lord", "surrender"} <= {game.result["reason"] for game in games if game.result is not None}
    assert {"standard", "first", "second", "third", "eve"} <= {game.rules.get("stage") for game in games}
    assert any(_records(game, TookBack) and _records(game, Proposed) for game in games)
    assert any(game.rules.get("content") == "own" for game in games)


def test_a_game_is_added_by_command(tmp_path: Path) -> None:
    game = SHORT
    said = CliRunner().invoke(app, ["replay", str(game), "--keep", str(tmp_path)], catch_exceptions=False)
    assert said.exit_code == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        game.name.replace(".json", ".digests.json"),
        game.name,
    ]
    for file in tmp_path.iterdir():
        assert file.read_bytes() == (FOLDER / file.name).read_bytes()


@pytest.mark.parametrize("part", ["positions", "told"])
def test_what_goes_otherwise_is_found(part: str, tmp_path: Path) -> None:
    """Whatever changes in a position, or in what one viewer is told."""
    finished.keep(replays.decode(SHORT.read_bytes()), tmp_path)
    (file,) = finished.games_in(tmp_path)
    beside = file.with_name(f"{file.stem}.digests.json")
    digests = json.loads(beside.read_text(encoding="utf-8"))
    place = 7 if part == "positions" else "B"
    digests[part][place] = "0" * finished.SHORT
    beside.write_text(json.dumps(digests), encoding="utf-8")
    assert finished.check(file) == {
        "positions": "after record 7 the position is another one",
        "told": "not told the same: B",
    }.get(part)
