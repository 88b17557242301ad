"""The arena: who sits where, what is counted, what the ratings say, and that neither workers nor a stop change it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hyakki.bots import Bot, bot_of
from hyakki.core import replay
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.game import AnyGame, game_of
from hyakki.core.menu import Ask, Menus
from hyakki.core.menu import Path as Answer
from hyakki.core.view import View
from hyakki.lab import arena as module
from hyakki.lab.arena import ArenaReport, arena, lineups
from hyakki.lab.plots import ratings_plot
from hyakki.lab.ratings import ratings, verdict

KITSUNEDO = game_of("kitsunedo")
CODE = """
from hyakki import Bot, bot_of

class Twin(type(bot_of("random"))):
    name = "twin"
"""


class Last(Bot):
    """Always takes the last entry."""

    name = "last"
    needs_view = False

    def choose(self, game: AnyGame, view: View | None, ask: Ask, menus: Menus, rng: Random) -> Answer:
        path: Answer = ()
        while not path or not path[-1].final:
            path += (menus(path).options[-1],)
        return path


def plain(report: ArenaReport) -> dict[str, Any]:
    """Return a report without the time that it took."""
    return {key: value for key, value in report.plain().items() if key != "seconds"}


class TestSeats:
    def test_bots_change_seats_in_the_second_game_of_a_pair(self) -> None:
        assert lineups((), 4) == ((0, 1, 0, 1), (1, 0, 1, 0))

    def test_bots_change_sides_where_sides_win_together(self) -> None:
        assert lineups(("heroes", "oni", "heroes"), 3) == ((0, 1, 0), (1, 0, 1))

    def test_a_bot_against_its_like_is_even_since_both_games_have_the_same_chance(self) -> None:
        class Same(type(bot_of("random"))):  # type: ignore[misc]
            name = "same"

        report = arena(KITSUNEDO, ["random", Same()], games=20, seats=2)
        assert report.pairs[0].score == 0.5


class TestCounts:
    @pytest.mark.slow
    def test_sides_are_counted_apart(self) -> None:
        report = arena(game_of("shadow_tactics"), ["judgement", "random"], games=4, seats=3, options={"quick": True})
        (pair,) = report.pairs
        assert {side: set(bots) for side, bots in pair.sides.items()} == {
            "daimyo": {"judgement", "random"},
            "ninjas": {"judgement", "random"},
        }
        assert all(played == 2 for bots in pair.sides.values() for _, played in bots.values())
        assert sum(won for bots in pair.sides.values() for won, _ in bots.values()) == 4 - pair.drawn

    def test_the_stronger_bot_is_rated_higher(self) -> None:
        report = arena(KITSUNEDO, ["random", "judgement"], games=60, seats=2)
        assert [rating.bot for rating in report.ratings] == ["judgement", "random"]
        assert report.ratings[0].low > report.ratings[1].high
        assert report.pairs[0].verdict == "second"

    def test_workers_change_nothing(self) -> None:
        one = arena(KITSUNEDO, ["judgement", "random"], games=24, seats=2, seed=3)
        two = arena(KITSUNEDO, ["judgement", "random"], games=24, seats=2, seed=3, workers=2)
        assert plain(one) == plain(two)

    def test_a_decided_pair_stops_early(self) -> None:
        report = arena(KITSUNEDO, ["judgement", "random"], games=400, seats=2, until_decided=True)
        assert report.pairs[0].verdict == "first" and report.games < 400

    def test_a_game_that_raises_is_counted_and_the_others_go_on(self) -> None:
        class Broken(Last):
            name = "broken"

            def choose(self, *args: Any) -> Answer:
                raise RuntimeError("no idea")

        report = arena(KITSUNEDO, [Broken(), "random"], games=4, seats=2)
        assert report.errors == 2 and "no idea" in report.failures[0] and "broken against random" in report.failures[0]


class TestStopping:
    def test_a_stopped_arena_goes_on_as_if_nothing_had_happened(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(module, "ROUND", 4)
        whole = arena(KITSUNEDO, ["judgement", "random"], games=24, seats=2)
        keep = tmp_path / "counts.json"

        def stop(done: int, total: int) -> None:
            if done >= total / 2:
                raise KeyboardInterrupt

        half = arena(KITSUNEDO, ["judgement", "random"], games=24, seats=2, keep=keep, progress=stop)
        assert half.stopped and 0 < half.games < 24
        assert plain(arena(KITSUNEDO, ["judgement", "random"], games=24, seats=2, keep=keep)) == plain(whole)

    def test_the_counts_of_another_arena_are_refused(self, tmp_path: Path) -> None:
        keep = tmp_path / "counts.json"
        arena(KITSUNEDO, ["judgement", "random"], games=2, seats=2, keep=keep)
        with pytest.raises(BadContent, match="its seed is 0, not 1"):
            arena(KITSUNEDO, ["judgement", "random"], games=2, seats=2, seed=1, keep=keep)
        keep.write_text("[]", encoding="utf-8")
        with pytest.raises(BadContent, match="does not hold the counts of an arena"):
            arena(KITSUNEDO, ["judgement", "random"], games=2, seats=2, keep=keep)

    @pytest.mark.parametrize(
        "key, bots, seats, why",
        [
            ("kitsunedo", ["random"], 2, "at least two bots"),
            ("kitsunedo", ["random", "random"], 2, "each named once"),
            ("kitsunedo", ["random", "god"], 2, "there is no bot 'god'; choose one of random, novice, judgement"),
            ("kitsunedo", ["random", "judgement"], 9, "2 to 6 seats"),
            ("kitsunedo-rematch", ["random", "judgement"], 2, "series of games"),
        ],
    )
    def test_what_cannot_be_is_refused_before_the_first_game(
        self, key: str, bots: list[str], seats: int, why: str
    ) -> None:
        with pytest.raises(Malformed, match=why):
            arena(game_of(key), bots, games=2, seats=seats)


class TestReplays:
    @pytest.mark.parametrize(
        "key, options", [("kitsunedo", {}), ("shadow_tactics", {"quick": True}), ("okko", {}), ("kaidan", {})]
    )
    def test_saved_games_can_be_verified(self, key: str, options: dict[str, Any], tmp_path: Path) -> None:
        report = arena(
            game_of(key), ["random", Last()], games=2, seats=3, options=options, replays=tmp_path, saved=1, cap=3000
        )
        assert report.errors == 0, report.failures
        files = sorted(tmp_path.iterdir())
        assert [file.name for file in files] == [f"{key}-random-last-0a.json", f"{key}-random-last-0b.json"]
        for file in files:
            document = replay.decode(file.read_bytes())
            assert {sitter.bot for sitter in document.seats} == {"random", "last"}
            if document.result is not None:
                replay.verify(document)


class TestBots:
    def test_bots_of_a_file_play_in_every_process(self, tmp_path: Path) -> None:
        file = tmp_path / "my_bot.py"
        file.write_text(CODE, encoding="utf-8")
        report = arena(KITSUNEDO, ["twin", "random"], games=20, seats=2, code=[file], workers=2)
        assert (report.errors, report.pairs[0].score) == (0, 0.5)

    @pytest.mark.parametrize(
        "code, why",
        [
            ("1 / 0", "cannot be run: ZeroDivisionError"),
            ("x = 1", "defines no Bot"),
            (CODE.replace("twin", "judgement"), "a bot 'judgement' exists already"),
            (None, "is not a Python file"),
        ],
    )
    def test_a_file_without_a_bot_of_its_own_is_refused(self, code: str | None, why: str, tmp_path: Path) -> None:
        file = tmp_path / "wrong_bot.py"
        if code is not None:
            file.write_text(code, encoding="utf-8")
        with pytest.raises(BadContent, match=why):
            arena(KITSUNEDO, ["random", "judgement"], games=2, seats=2, code=[file])


class TestRatings:
    def test_a_score_of_ten_elevenths_is_400(self) -> None:
        first, second = ratings(["a", "b"], {("a", "b"): Counter({1.0: 5000, 0.0: 500})})
        assert first.rating - second.rating == pytest.approx(400, abs=3)

    def test_bots_that_never_met_are_rated_by_those_they_met(self) -> None:
        results = {("a", "b"): Counter({1.0: 75, 0.0: 25}), ("b", "c"): Counter({1.0: 75, 0.0: 25})}
        assert [rating.bot for rating in ratings(["c", "a", "b"], results)] == ["a", "b", "c"]

    def test_few_games_have_wide_intervals(self) -> None:
        def width(times: int) -> int:
            first, _ = ratings(["a", "b"], {("a", "b"): Counter({1.0: 6 * times, 0.0: 4 * times})})
            return first.high - first.low

        assert width(3) > 3 * width(100)

    def test_the_sequential_test_keeps_its_errors(self) -> None:
        rng, wrong = Random(1), 0
        for _ in range(150):
            scores: Counter[float] = Counter()
            while not verdict(scores):
                scores.update(rng.choices((0.0, 0.5, 1.0), (1, 2, 1), k=40))
            wrong += verdict(scores) != "even"
        assert wrong <= 15, "a tenth, where a twentieth is the most that it promises: beyond that once in 100 times"

    def test_it_finds_who_is_better(self) -> None:
        assert verdict(Counter({0.0: 100, 0.5: 220, 1.0: 180})) == "first"
        assert verdict(Counter({0.0: 180, 0.5: 220, 1.0: 100})) == "second"
        assert verdict(Counter({0.5: 10})) == "" == verdict(Counter({0.0: 18, 1.0: 22}))

    def test_the_plot_says_its_numbers(self) -> None:
        drawn = ratings_plot("A <game>", ratings(["a", "b"], {("a", "b"): Counter({1.0: 60, 0.0: 40})}))
        assert "A &lt;game&gt;: a +" in drawn and drawn.count("<circle") == 2
