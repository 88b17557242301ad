"""Training: what crews of games hand in, what is learned from it, and how a run tells of itself."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NoReturn

import numpy as np
import pytest

from hyakki.bots.network import Asked, Network, shares
from hyakki.bots.weights import Card, save
from hyakki.core.errors import Malformed
from hyakki.lab.plots import curves_plot
from hyakki.learn.crew import HORIZON, Crew, Harvest, gains, joined
from hyakki.learn.gather import gather, take
from hyakki.learn.history import Line, curves, strength
from hyakki.learn.start import fresh
from hyakki.learn.tables import JUDGEMENT, LEARNER, PAST, Tables, alone


@pytest.fixture(scope="module")
def tables() -> Tables:
    return Tables("kitsunedo", seats=(2, 3))


@pytest.fixture(scope="module")
def network(tables: Tables) -> Network:
    return fresh(tables, 1)


class TestTables:
    def test_boards_have_all_numbers_of_seats(self) -> None:
        tables = Tables("kitsunedo")
        dealt = {tables.deal(Random(1), board).state.seats for board in range(20)}
        assert dealt == {2, 3, 4, 5, 6}

    def test_the_learner_meets_itself_its_past_and_judgement(self, tables: Tables) -> None:
        seated = [tables.seated(Random(board), board, 3) for board in range(200)]
        against = [sum(other in sitters for sitters in seated) for other in (JUDGEMENT, PAST)]
        assert all(LEARNER in sitters for sitters in seated)
        assert against == pytest.approx([50, 40], abs=6)

    def test_alone_among_judgements_it_takes_any_seat(self) -> None:
        found = {alone(Random(seed), 4).index(LEARNER) for seed in range(60)}
        assert found == {0, 1, 2, 3}

    def test_a_game_without_an_encoding_cannot_be_trained(self) -> None:
        with pytest.raises(Malformed, match="has no encoding"):
            Tables("kaidan-lessons")


@pytest.fixture(scope="module")
def harvest(tables: Tables, network: Network) -> Harvest:
    return Crew(tables, 12, 1).play(network, network, 1_500)


@pytest.mark.slow
@pytest.mark.parametrize("key", ["kaidan", "okko", "shadow_tactics"])
def test_every_game_can_be_learned_and_its_network_is_small(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hyakki.learn.start.GAMES", 8)
    tables = Tables(key)
    network = fresh(tables, 1)
    harvest = Crew(tables, 4, 1).play(network, network, 40)
    assert len(harvest.chosen) >= 40 - 4 * tables.game.most
    save(tmp_path / "fresh.safetensors", network, Card(tables.encoding.name, 1, 0, 0, {}))
    assert (tmp_path / "fresh.safetensors").stat().st_size < 3_000_000


class TestCrew:
    def test_it_hands_in_what_was_seen_and_chosen(self, harvest: Harvest, tables: Tables) -> None:
        made = len(harvest.chosen)
        assert 1_400 < made < 1_600
        assert harvest.asked.observations.shape == (made, tables.encoding.size)
        assert (harvest.chosen < harvest.asked.counts).all() and (harvest.chosen >= 0).all()
        assert harvest.lengths.sum() == made
        assert len(harvest.tails) == (~harvest.ended).sum()

    def test_the_share_of_each_choice_is_the_network_s(self, harvest: Harvest, network: Network) -> None:
        asked = harvest.asked
        chances = shares(network.scores(asked), asked.counts)
        chosen = np.cumsum(asked.counts) - asked.counts + harvest.chosen
        assert np.allclose(np.log(chances[chosen]), harvest.shares, atol=1e-3)

    def test_games_end_with_winners_and_losers(self, harvest: Harvest) -> None:
        assert set(harvest.rewards[harvest.ended]) == {1.0, -1.0}
        assert {seats for seats, _ in harvest.results} <= {2, 3}

    def test_the_same_seed_gives_the_same_choices(self, tables: Tables, network: Network) -> None:
        first, second = (Crew(tables, 4, 9).play(network, network, 200) for _ in range(2))
        assert (first.asked.observations == second.asked.observations).all()
        assert (first.chosen == second.chosen).all()

    def test_nobody_else_answers_for_judgement(self, network: Network) -> None:
        class Lonely(Tables):
            def seated(self, rng: Random, board: int, seats: int) -> list[int]:
                return alone(rng, seats)

        class Absent(Network):
            def scores(self, asked: Asked) -> NoReturn:
                pytest.fail("a past version was asked at a table where it does not sit")

        lonely = Lonely("kitsunedo", seats=(2, 3))
        Crew(lonely, 6, 1).play(network, Absent(network.encoding, network.weights), 200)

    def test_harvests_are_put_together(self, harvest: Harvest) -> None:
        both = joined([harvest, harvest])
        made = len(harvest.chosen)
        assert len(both.chosen) == 2 * made
        assert (both.asked.rows[: len(harvest.asked.rows)] == both.asked.rows[len(harvest.asked.rows) :]).all()
        assert both.results == harvest.results * 2


class TestLeaving:
    def test_the_last_choice_leaves_an_open_question(self) -> None:
        tables = Tables("okko")
        rng = Random(1)
        for board in range(4):
            match = tables.deal(rng, board)
            while match.options and not match.leave:
                count = int(gather(tables.encoding, [match]).counts[0])
                take(match, rng.randrange(count), count)
            if match.leave:
                count = int(gather(tables.encoding, [match]).counts[0])
                assert count == len(match.options) + 1
                seat, answered = match.seat, match.answered
                take(match, count - 1, count)
                assert (match.seat, match.answered) != (seat, answered) or not match.leave
                return
        pytest.fail("no open question in four games")


def harvest_of(lengths: list[int], rewards: list[float], ended: list[bool]) -> Harvest:
    none = np.zeros(0, np.int64)
    asked = Asked(np.zeros((0, 0), np.int16), none, none, none)
    return Harvest(
        asked=asked,
        chosen=none,
        shares=np.zeros(0, np.float32),
        lengths=np.array(lengths),
        rewards=np.array(rewards, np.float32),
        ended=np.array(ended),
        tails=np.zeros((0, 0), np.int16),
        results=[],
    )


class TestGains:
    def test_a_win_that_nobody_foresaw_speaks_for_every_choice_before_it(self) -> None:
        harvest = harvest_of([3], [1.0], [True])
        advantages, returns = gains(harvest, np.zeros(3, np.float32), np.zeros(0, np.float32))
        assert advantages.tolist() == pytest.approx([HORIZON**2, HORIZON, 1])
        assert returns.tolist() == pytest.approx(advantages.tolist())

    def test_a_win_that_was_foreseen_speaks_for_nothing(self) -> None:
        advantages, returns = gains(harvest_of([2], [1.0], [True]), np.ones(2, np.float32), np.zeros(0, np.float32))
        assert advantages.tolist() == [0, 0]
        assert returns.tolist() == [1, 1]

    def test_a_game_that_goes_on_counts_by_what_is_foreseen_next(self) -> None:
        harvest = harvest_of([1, 1], [-1.0, 0.0], [True, False])
        advantages, _ = gains(harvest, np.array([0.5, 0.5], np.float32), np.array([0.75], np.float32))
        assert advantages.tolist() == pytest.approx([-1.5, 0.25])


def history(rounds: int) -> list[Line]:
    return [{"seconds": 6.0 * each, "won": {"2": [10, min(10, each)], "4": [5, 1]}} for each in range(1, rounds + 1)]


class TestHistory:
    def test_the_last_quarter_tells_the_strength(self) -> None:
        assert list(strength(history(16)).values()) == ["won 100.0% of 40", "won 20.0% of 20"]

    def test_long_runs_have_curves_of_forty_points(self) -> None:
        found = curves(history(400))
        assert list(found) == ["2 seats", "4 seats"]
        assert len(found["2 seats"]) == 40
        assert found["2 seats"][0] == pytest.approx((1.0, 0.55))
        assert found["4 seats"][-1] == pytest.approx((40.0, 0.2))

    def test_they_are_drawn_with_their_names(self) -> None:
        svg = curves_plot("Wins", curves(history(8)))
        assert svg.count("<polyline") == 2
        assert "<title>Wins: 2 seats 80%; 4 seats 20%</title>" in svg

    def test_a_run_that_has_not_begun_has_an_empty_plot(self) -> None:
        assert "<polyline" not in curves_plot("Wins", curves([]))
