"""The contract: every miniature game passes every check of the lab. Copies are faithful; saved and loaded, it is the
same game; it can be replayed from its Records; what is offered is accepted; what is blocked, invented, foreign or stale
is refused without a change; redeals agree with View and Memory; and no byte gives a secret away."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask
from hyakki.lab.check import Report, check_game
from tests.core.minis import bluff, chase, council, evening, mat, raid

CASES = [
    pytest.param(bluff.game, 2, 12, {"turns": 4}, id="bluff for two"),
    pytest.param(bluff.game, 3, 6, {"turns": 4}, id="bluff for three"),
    pytest.param(chase.game, 3, 12, {"turns": 5}, id="chase"),
    pytest.param(mat.game, 2, 6, {"changes": 3}, id="mat for two"),
    pytest.param(mat.game, 3, 4, {"rounds": 1}, id="mat for three"),
    pytest.param(raid.game, 2, 12, {}, id="raid of one hero"),
    pytest.param(raid.game, 3, 5, {}, id="raid of two heroes"),
    pytest.param(council.game, 4, 20, {}, id="council"),
    pytest.param(evening.game, 2, 24, {"games": 3}, id="evening for two"),
    pytest.param(evening.game, 3, 24, {}, id="evening for three"),
]


@pytest.mark.slow
@pytest.mark.parametrize("game, seats, games, options", CASES)
def test_every_check(game: AnyGame, seats: int, games: int, options: dict[str, Any]) -> None:
    report = Report()
    rules = game.rules(seats, options)
    for index in range(games):
        check_game(game, rules, seats, f"{game.key}/{index}", report, full=True)

    assert not report.faults
    assert not report.leak.leaks
    assert report.questions > 2 * games
    assert report.leak.pairs == report.redeals > 0


@pytest.mark.slow
def test_a_check_that_finds_nothing_has_looked() -> None:
    """Windows, open questions, rewinds and redeals all came up in the games above."""
    report = Report()
    rules = bluff.game.rules(3, {})
    for index in range(6):
        check_game(bluff.game, rules, 3, f"looked/{index}", report, full=True)

    assert not report.leak.weaknesses()
    assert report.leak.steps > 5 * report.leak.pairs
    assert set(report.leak.ends) >= {"BL-3", "BL-4", "BL-8"}


@pytest.mark.slow
def test_what_is_rolled_in_the_open_ends_no_pair() -> None:
    """A blow is decided by chance alone and told to all: with the chance of the true world it falls alike in both, and
    the leak test looks on beyond it."""
    report = Report()
    rules = chase.game.rules(3, {})
    for index in range(6):
        check_game(chase.game, rules, 3, f"blows/{index}", report, full=True)

    assert report.leak.steps > 5 * report.leak.pairs
    assert "CH-7" not in report.leak.ends


@pytest.mark.slow
def test_an_answer_that_no_rule_refuses_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without an occasion for fire, the oni's answer is called malformed where heroes plan."""
    monkeypatch.delitem(raid.RaidState.occasions, "fire")
    report = Report()
    for index in range(4):
        check_game(raid.game, raid.game.rules(3, {}), 3, f"unruled/{index}", report)

    assert set(report.faults) >= {"plan: no rule refuses 'fire'"}
    assert all("no rule refuses 'fire'" in fault for fault in report.faults)


@pytest.mark.slow
def test_a_refusal_that_tells_a_secret_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rule that refuses an answer to another question must not depend on a secret of the oni."""
    refusal = raid.RaidState.refusal

    def telling(self: raid.RaidState, ask: Ask, id: str) -> str:
        return "RA-1" if self.furious and id in ("claws", "fire") else refusal(self, ask, id)

    monkeypatch.setattr(raid.RaidState, "refusal", telling)
    report = Report()
    for index in range(6):
        check_game(raid.game, raid.game.rules(3, {}), 3, f"telling/{index}", report, full=True)

    assert any(leak.startswith("errors plan") for leak in report.leak.leaks)
