"""Simulation: what is counted, who sits where, and that neither workers nor failures change it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from hyakki.bots import bot_of
from hyakki.core.engine import State
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.game import game_of
from hyakki.games.kitsunedo import Kitsunedo
from hyakki.lab.entrants import Entrants
from hyakki.lab.play import play_game
from hyakki.lab.sim import CHUNK, Report, Run, share_of, simulate
from hyakki.lab.work import shared_work
from tests.core.minis import bluff, chase, council, mat, raid

KITSUNEDO = game_of("kitsunedo")


def plain(report: Report) -> dict[str, Any]:
    """Return a report without the time that it took."""
    return {key: value for key, value in report.plain().items() if "second" not in key}


class TestReport:
    def test_its_counts_add_up(self) -> None:
        report = simulate(KITSUNEDO, 60, 3, ["random"], seed=2)
        assert report.games == 60 == report.finished + report.capped + report.errors
        assert sum(share.wins for share in report.wins["by_seat"].values()) == report.finished
        assert sum(share.wins for share in report.wins["by_role"].values()) == report.finished
        assert report.endings == {"last lord": report.finished}
        assert report.length["decisions"]["mean"] * report.finished == pytest.approx(report.decisions, rel=0.01)

    def test_it_is_json(self) -> None:
        report = simulate(KITSUNEDO, 5, 2, ["random"]).plain()
        assert json.loads(json.dumps(report)) == {**report, "bots": ["random"], "failures": []}
        assert set(report["wins"]["by_seat"]) == {"A", "B"}
        assert set(report["length"]["turns"]) == {"mean", "least", "p10", "median", "p90", "most"}

    @pytest.mark.parametrize(
        "wins,games,low,high", [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)]
    )
    def test_shares_have_a_wilson_interval(self, wins: int, games: int, low: float, high: float) -> None:
        share = share_of(wins, games)
        assert (share.low, share.high) == pytest.approx((low, high), abs=0.0005)

    @pytest.mark.parametrize("game", [bluff.game, chase.game, council.game, mat.game, raid.game])
    def test_any_game_can_be_simulated(self, game: Any) -> None:
        report = simulate(game, 20, game.usual, ["random"], seed=1)
        assert (report.finished, report.errors) == (20, 0)

    def test_a_series_plays_its_games(self) -> None:
        report = simulate(game_of("kitsunedo-advent"), 2, 2, ["random", "judgement"])
        assert report.endings == {"advent over": 2}


class TestSeats:
    def test_every_bot_sits_in_every_seat_equally_often(self) -> None:
        run = Run(KITSUNEDO, 4, Entrants.of(KITSUNEDO, ("random", "judgement")), 0, {}, 100)
        sat = [run.seating(index) for index in range(8)]
        for seat in range(4):
            assert [seating[seat] for seating in sat].count("judgement") == 4

    def test_bots_fill_the_seats_in_turn(self) -> None:
        run = Run(KITSUNEDO, 3, Entrants.of(KITSUNEDO, ("random", "judgement")), 0, {}, 100)
        assert run.seating(0) == ["random", "judgement", "random"]

    @pytest.mark.parametrize(
        "seats,bots,why",
        [(7, ["random"], "2 to 6 seats"), (2, ["random"] * 3, "3 bots"), (2, [], "0 bots"), (2, ["god"], "no bot")],
    )
    def test_a_run_that_cannot_be_is_refused_before_the_first_game(self, seats: int, bots: list[str], why: str) -> None:
        with pytest.raises(Malformed, match=why):
            simulate(KITSUNEDO, 10, seats, bots)

    def test_so_are_wrong_options(self) -> None:
        with pytest.raises(BadContent):
            simulate(KITSUNEDO, 10, 2, ["random"], options={"stage": "fifth"})


class TestRepeating:
    @pytest.mark.slow
    def test_the_same_seed_gives_the_same_report_with_any_number_of_workers(self) -> None:
        games = 2 * CHUNK + 5
        alone = simulate(KITSUNEDO, games, 2, ["random", "judgement"], seed=4)
        together = simulate(KITSUNEDO, games, 2, ["random", "judgement"], seed=4, workers=2)
        assert plain(alone) == plain(together)

    def test_another_seed_gives_others(self) -> None:
        assert plain(simulate(KITSUNEDO, 5, 2, ["random"], 1)) != plain(simulate(KITSUNEDO, 5, 2, ["random"], 2))

    def test_progress_is_told(self) -> None:
        told: list[tuple[int, int]] = []
        simulate(bluff.game, 3, 2, ["random"], progress=lambda done, games: told.append((done, games)))
        assert told == [(1, 3), (2, 3), (3, 3)]


class TestCapped:
    def test_games_stopped_by_the_cap_are_counted_apart(self) -> None:
        report = simulate(KITSUNEDO, 10, 4, ["random"], cap=5)
        assert (report.finished, report.capped, report.errors) == (0, 10, 0)
        assert report.wins == {} and report.length == {}

    @pytest.mark.rule("KI-R88")
    def test_so_are_games_that_reached_the_turn_limit(self) -> None:
        report = simulate(KITSUNEDO, 10, 4, ["random"], options={"turn_limit": 3})
        assert (report.finished, report.capped) == (0, 10)

    @pytest.mark.rule("KI-R88")
    def test_the_limit_is_400_turns_unless_told_otherwise(self) -> None:
        assert simulate(KITSUNEDO, 1, 2, ["random"]).options == {"turn_limit": 400}


class Breaking(Kitsunedo):
    """Cannot say how long a long game took."""

    def measures(self, s: Any) -> dict[str, int]:
        if s.turn > 10:
            raise RuntimeError("broken by a long game")
        return super().measures(s)


def test_a_game_that_raises_is_counted_and_stops_nothing() -> None:
    report = simulate(Breaking(), 40, 2, ["random"], seed=1)
    assert report.errors and report.finished
    assert report.games == 40
    assert len(report.failures) == 5
    first = report.failures[0]
    assert first.seed == f"1-{first.index}"
    assert "broken by a long game" in first.traceback
    assert sum(share.wins for share in report.wins["by_seat"].values()) == report.finished


class TestDecisions:
    def play(self, **more: Any) -> tuple[State, int, int]:
        rules = KITSUNEDO.rules(4, {"turn_limit": 400})
        played = play_game(KITSUNEDO, rules, 4, [bot_of("random")] * 4, "1", **more)
        return played.state, played.decisions, played.questions

    def test_forced_answers_do_not_count(self) -> None:
        _, decisions, questions = self.play()
        assert 0 < decisions < questions

    def test_remembering_changes_nothing(self) -> None:
        plain, remembering = self.play(), self.play(remember=True)
        assert plain[1:] == remembering[1:]
        assert plain[0].over == remembering[0].over


class TestStrength:
    """The full claim (80 % of 1,000 duels, 45 % at four seats) is a matter of a minute: `hyakki sim`."""

    def test_judgement_beats_chance_in_a_duel(self) -> None:
        report = simulate(KITSUNEDO, 40, 2, ["judgement", "random"], seed=1)
        assert report.wins["by_bot"]["judgement"].share > 0.6

    @pytest.mark.slow
    def test_and_three_of_them_at_a_table_of_four(self) -> None:
        report = simulate(KITSUNEDO, 40, 4, ["judgement", "random", "random", "random"], seed=1)
        assert report.wins["by_bot"]["judgement"].share > 0.45

    @pytest.mark.slow
    def test_games_among_judgements_end(self) -> None:
        report = simulate(KITSUNEDO, 30, 4, ["judgement"], seed=1)
        assert report.finished == 30
        assert report.length["turns"]["most"] < 150


class TestWorkers:
    def test_a_worker_that_dies_ends_the_run_with_an_error(self) -> None:
        with pytest.raises(Malformed, match="a process that plays ended by itself"):
            list(shared_work(os._exit, [3, 3, 3], workers=2))

    def test_results_come_in_order_whichever_worker_is_first(self) -> None:
        assert list(shared_work(abs, [-3, -2, -1], workers=2)) == [3, 2, 1]


class TestKept:
    def test_counts_that_cannot_be_are_refused(self, tmp_path: Path) -> None:
        keep = tmp_path / "counts.json"
        simulate(KITSUNEDO, 2, 2, ["random"], keep=keep)
        kept = json.loads(keep.read_text(encoding="utf-8"))
        kept["results"]["finished"] = -2
        keep.write_text(json.dumps(kept), encoding="utf-8")
        with pytest.raises(BadContent, match="does not hold the counts of a simulation"):
            simulate(KITSUNEDO, 4, 2, ["random"], keep=keep)
