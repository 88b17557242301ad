"""Training: what crews of games hand in, what is learned from it, and how a run tells of itself."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NoReturn

import numpy as np
import pytest

from hyakki.bots.network import ADVICE, UNADVISED, Asked, Network, shares
from hyakki.bots.weights import Card, save
from hyakki.core.errors import Malformed
from hyakki.lab.match import Match
from hyakki.lab.plots import curves_plot
from hyakki.learn.crew import HORIZON, Crew, Harvest, gains, joined
from hyakki.learn.history import Line, curves, strength
from hyakki.learn.start import fresh, listening
from hyakki.learn.tables import JUDGEMENT, LEARNER, PAST, Tables
from hyakki.learn.teacher import Teacher


@pytest.fixture(scope="module")
def tables() -> Tables:
    return Tables("kitsunedo", seats=(2, 3))


@pytest.fixture(scope="module")
def network(tables: Tables) -> Network:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hyakki.learn.start.GAMES", 8)
        return fresh(tables, 1)


class TestTables:
    def test_boards_have_all_numbers_of_seats(self) -> None:
        tables = Tables("kitsunedo")
        dealt = {tables.deal(Random(1), board).state.seats for board in range(20)}
        assert dealt == {2, 3, 4, 5, 6}

    def test_the_learner_meets_itself_its_past_and_judgement(self, tables: Tables) -> None:
        match = tables.deal(Random(1), 1)
        seated = [tables.seated(Random(board), board, match) for board in range(200)]
        against = [sum(other in sitters for sitters in seated) for other in (JUDGEMENT, PAST)]
        assert all(LEARNER in sitters for sitters in seated)
        assert against == pytest.approx([50, 40], abs=6)

    def test_alone_among_judgements_it_takes_any_seat(self, tables: Tables) -> None:
        match = tables.deal(Random(1), 1)
        seated = [tables.opposed(Random(seed), match, JUDGEMENT) for seed in range(60)]
        assert {sitters.index(LEARNER) for sitters in seated} == set(range(match.state.seats))
        assert all(sitters.count(LEARNER) == 1 for sitters in seated)

    @pytest.mark.parametrize("key", ["okko", "shadow_tactics"])
    def test_where_sides_play_it_has_one_whole_side_and_each_as_often(self, key: str) -> None:
        tables = Tables(key, seats=(4,), judged=0.5)
        match = tables.deal(Random(1), 0)
        sides = tables.game.sides(match.state)
        seated = [tables.seated(Random(board), board, match) for board in range(100)]
        opposed = [sitters for sitters in seated if set(sitters) != {LEARNER}]
        own = [{side for side, sitter in zip(sides, sitters, strict=True) if sitter == LEARNER} for sitters in opposed]
        assert all(len(side) == 1 for side in own)
        assert own.count({sides[0]}) == pytest.approx(len(own) / 2, abs=15)

    @pytest.mark.parametrize(
        "key, option, all_of_them",
        [
            ("shadow_tactics", "mission", {"M1", "M2", "M3", "M4", "M5"}),
            ("shadow_tactics", "civilians", {"", "friendly", "hostile"}),
            ("shadow_tactics", "night", {False, True}),
            ("okko", "scenario", {f"S{number}" for number in range(1, 9)}),
            ("okko", "count", {1, 2, 3, 4}),
            ("okko", "expanded", {(), ("mists",)}),
            ("kaidan", "hyoirei", {False, True}),
        ],
    )
    def test_every_variant_is_dealt(self, key: str, option: str, all_of_them: set[object]) -> None:
        tables, rng = Tables(key), Random(1)
        dealt = [tables.deal(rng, board).state for board in range(120)]
        assert {getattr(s.rules, option) for s in dealt} == all_of_them
        assert {s.seats for s in dealt} == set(range(tables.game.least, tables.game.most + 1))

    def test_options_that_are_given_hold_in_every_game(self) -> None:
        tables, rng = Tables("shadow_tactics", {"mission": "M3"}), Random(1)
        dealt: list[Any] = [tables.deal(rng, board).state.rules for board in range(40)]
        assert {rules.mission for rules in dealt} == {"M3"}
        assert len({rules.snow for rules in dealt} | {rules.boulders for rules in dealt}) == 2

    def test_a_game_without_an_encoding_cannot_be_trained(self) -> None:
        with pytest.raises(Malformed, match="has no encoding"):
            Tables("kaidan-lessons")

    @pytest.mark.parametrize("count", [0, -1, 7])
    def test_only_with_as_many_seats_as_the_game_has(self, count: int) -> None:
        with pytest.raises(Malformed, match=f"2 to 6 seats, not {count}"):
            Tables("kitsunedo", seats=(2, count))


@pytest.fixture(scope="module")
def harvest(tables: Tables, network: Network) -> Harvest:
    return Crew(tables, 8, 1).play(network, network, 700)


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


@pytest.mark.slow
class TestCrew:
    def test_it_hands_in_what_was_seen_and_chosen(self, harvest: Harvest, tables: Tables) -> None:
        made = len(harvest.chosen)
        assert 600 < made < 800
        assert harvest.asked.observations.shape == (made, tables.encoding.size)
        assert (harvest.chosen < harvest.asked.counts).all() and (harvest.chosen >= 0).all()
        assert harvest.lengths.sum() == made
        assert len(harvest.tails) == (~harvest.ended).sum()

    def test_the_share_of_each_choice_is_the_network_s(self, harvest: Harvest, network: Network) -> None:
        asked = harvest.asked
        chances = shares(network.scores(asked), asked.counts)
        chosen = np.cumsum(asked.counts) - asked.counts + harvest.chosen
        assert np.allclose(np.log(chances[chosen]), harvest.shares, atol=1e-3)

    def test_a_network_that_listens_is_told_what_judgement_would_choose(self, tables: Tables, network: Network) -> None:
        believer = listening(network)
        believer.weights[ADVICE][0] = 1_000
        heard = Crew(tables, 6, 1).play(believer, believer, 300)
        advised = heard.asked.advised
        assert (heard.chosen[advised != UNADVISED] == advised[advised != UNADVISED]).all()
        assert (advised != UNADVISED).mean() > 0.9
        assert (Crew(tables, 6, 1).play(network, network, 100).asked.advised == UNADVISED).all()

    def test_games_end_with_winners_and_losers(self, harvest: Harvest) -> None:
        assert set(harvest.rewards[harvest.ended]) == {1.0, -1.0}
        assert {part for part, _ in harvest.results} <= {"2 seats", "3 seats"}

    def test_the_same_seed_gives_the_same_choices(self, tables: Tables, network: Network) -> None:
        first, second = (Crew(tables, 3, 9).play(network, network, 80) for _ in range(2))
        assert (first.asked.observations == second.asked.observations).all()
        assert (first.chosen == second.chosen).all()

    def test_nobody_else_answers_for_judgement(self, network: Network) -> None:
        class Lonely(Tables):
            def seated(self, rng: Random, board: int, match: Match) -> list[int]:
                return self.opposed(rng, match, JUDGEMENT)

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


@pytest.mark.slow
class TestTeacher:
    @pytest.mark.parametrize("key", ["kitsunedo", "okko"])
    def test_it_hands_in_whole_games_with_their_results(self, key: str) -> None:
        tables = Tables(key, seats=(2,))
        taught = Teacher(tables, 1).play(200)
        assert len(taught.chosen) >= 200 and taught.ended.all() and not len(taught.tails)
        assert (taught.chosen < taught.asked.counts).all()
        assert set(taught.rewards) == {1.0, -1.0}
        assert (taught.asked.advised == UNADVISED).all(), "what is to be learned is not told"
        assert taught.results and {reward for _, reward in taught.results} <= {1.0, -1.0}

    def test_open_questions_and_leaving_them_are_taught(self) -> None:
        tables = Tables("okko", seats=(3,))
        taught = Teacher(tables, 2).play(200)
        chosen = np.cumsum(taught.asked.counts) - taught.asked.counts + taught.chosen
        assert tables.encoding.leave in taught.asked.actions[chosen]


def harvest_of(lengths: list[int], rewards: list[float], ended: list[bool]) -> Harvest:
    none = np.zeros(0, np.int64)
    asked = Asked(np.zeros((0, 0), np.int16), none, none, none, none)
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
    return [
        {"seconds": 6.0 * each, "won": {"2 seats": [10, min(10, each)], "4 seats": [5, 1]}}
        for each in range(1, rounds + 1)
    ]


class TestHistory:
    def test_the_last_quarter_tells_the_strength(self) -> None:
        assert list(strength(history(16)).values()) == ["won 100.0% of 40", "won 20.0% of 20"]

    def test_it_tells_how_often_judgement_won_in_that_place(self) -> None:
        taught: Line = {"seconds": 1.0, "judgement": {"2 seats": [8, 4]}}
        told = strength([taught, *history(2)])
        assert told["2 seats, against judgement, in training"] == "won 20.0% of 10; judgement in its place 50.0% of 8"
        assert curves([taught, *history(2)]) == curves(history(2))

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
