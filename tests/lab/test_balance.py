"""Balance reports: what is counted, what is called clear, what a page shows, and that a stop changes nothing."""

from __future__ import annotations

import csv
import json
import re
from datetime import date
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from hyakki.cli import app
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.game import game_of
from hyakki.core.watch import Use
from hyakki.lab.balance.compare import changes, edits
from hyakki.lab.balance.counts import Counts
from hyakki.lab.balance.findings import Report
from hyakki.lab.balance.page import page
from hyakki.lab.balance.play import FINISHED, Deal, Plan, Played, plan, play
from hyakki.lab.balance.stats import Share, clear, difference, paired, paired_mean
from hyakki.lab.balance.tables import write_tables
from tests.core.minis import bluff, chase, council, mat, raid

KITSUNEDO, OKKO = game_of("kitsunedo"), game_of("okko")
DRY = {"content": {"items": {"sake": 0}}}


def planned(key: str = "kitsunedo", seats: tuple[int, ...] = (2,), *contents: Any, **more: Any) -> Plan:
    return plan(game_of(key), seats, ["random"], contents or [{}], more.pop("options", {}), **more)


def told(run: Plan, games: int) -> Report:
    labels = ("the usual content", "other.toml")[: len(run.contents)]
    return Report(run, play(run, games), labels, 15.0, date(2026, 11, 18))


class TestNumbers:
    def test_a_difference_of_alike_games_is_the_plain_one(self) -> None:
        """The shares of Newcombe (1998), with the variance of Agresti and Caffo (2000)."""
        found = difference([(56, 70, 48, 80)])
        assert found is not None
        assert (found.value, found.low, found.high) == pytest.approx((0.2, 0.0583, 0.3417), abs=0.0001)

    def test_a_thing_of_easy_games_is_not_worth_more_for_that(self) -> None:
        """Won in 90 of 100 easy games and 10 of 100 hard ones, with it or without it: but it is had in easy games."""
        found = difference([(81, 90, 9, 10), (1, 10, 9, 90)])
        assert found is not None and found.value == pytest.approx(0)

    @pytest.mark.parametrize("counts, chance", [((5, 0, 5, 5), 0.0625), ((0, 1, 10, 0), 0.0117), ((9, 4, 4, 9), 1.0)])
    def test_pairs_are_tested_exactly(self, counts: tuple[int, int, int, int], chance: float) -> None:
        assert paired(*counts).chance == pytest.approx(chance, abs=0.0001)

    def test_the_interval_of_pairs_holds_the_truth_19_times_in_20(self) -> None:
        rng, held = Random(1), 0
        for _ in range(400):
            counts = [0, 0, 0, 0]
            for _ in range(60):
                counts[rng.choices(range(4), (0.4, 0.1, 0.2, 0.3))[0]] += 1
            found = paired(*counts)
            held += found.low <= 0.1 <= found.high
        assert 0.92 <= held / 400 <= 0.99

    def test_swapping_the_contents_turns_the_sign(self) -> None:
        one, other = paired(20, 4, 11, 25), paired(20, 11, 4, 25)
        assert (one.value, one.low, one.high) == pytest.approx((-other.value, -other.high, -other.low))

    def test_benjamini_and_hochberg_keep_what_a_step_further_up_allows(self) -> None:
        chances = [0.039, 0.001, 0.041, 0.042, 0.008, 0.06, 0.074, 0.205, 0.212, 0.216]
        assert clear(chances) == [number in (1, 4) for number in range(10)]
        assert clear([0.02, 0.03, 0.04, 0.05]) == [True] * 4
        assert clear([]) == []

    def test_means_of_pairs(self) -> None:
        found = paired_mean([1, 2, 3, 4, 5])
        assert found is not None
        assert (found.value, found.high - found.value) == pytest.approx((3, 1.96 * 0.7071), abs=0.001)

    def test_few_or_wide_is_not_enough(self) -> None:
        assert not Share(15, 29).enough
        assert not Share(15, 30).enough, "its interval is wider than 30 points"
        assert Share(25, 50).enough


def win(seat: int, *had: int, used: tuple[int, ...] = ()) -> Played:
    return Played(FINISHED, 10, (seat,), uses={"item": {"sake": Use(had, used or had)}})


def test_a_thing_is_compared_among_those_who_had_it_and_by_its_use() -> None:
    """Those who use the Sake win 60 of 80; those who only have it 20 of 80; those who never had it say nothing."""
    games = [win(0, 0, 1, used=(0,))] * 60 + [win(1, 0, 1, used=(0,))] * 20
    counts = Counts(planned(), [Deal(number, 0, (game,)) for number, game in enumerate(games)])
    (worth,) = counts.worths
    assert (worth.had.won, worth.had.games, worth.without.won, worth.without.games) == (60, 80, 20, 80)
    assert worth.difference is not None and worth.difference.value == pytest.approx(0.5)
    assert worth.clear and worth.used == 80
    assert counts.never(["item sake", "item moon", "badge hand"]) == (["item moon"], [])


class TestPlans:
    def test_every_number_of_seats_and_set_up_has_its_turn(self) -> None:
        cells = {(cell.seats, cell.setup) for cell in planned("okko", ()).cells}
        assert (2, "scenario S1") in cells and (5, "scenario S1") in cells
        assert {setup for seats, setup in cells if seats == 2} == {"scenario S1", "scenario S2"}

    def test_an_option_leaves_one_set_up(self) -> None:
        cells = planned("shadow_tactics", (4,), options={"mission": "M3"}).cells
        assert [cell.setup for cell in cells] == ["mission M3"]

    @pytest.mark.parametrize(
        "key, seats, options, why",
        [
            ("kitsunedo", (9,), {}, "2 to 6 seats"),
            ("kitsunedo-rematch", (2,), {}, "series of games"),
            ("okko", (5,), {"scenario": "S2"}, "no set-up"),
        ],
    )
    def test_what_cannot_be_is_refused(self, key: str, seats: tuple[int, ...], options: Any, why: str) -> None:
        with pytest.raises(Malformed, match=why):
            planned(key, seats, options=options)


class TestStopping:
    def test_a_stopped_run_keeps_its_games_and_goes_on_as_if_nothing_had_happened(self, tmp_path: Path) -> None:
        run, keep = planned("kitsunedo", (2, 3)), tmp_path / "games.json"

        def stop(done: int, total: int) -> None:
            if done == 7:
                raise KeyboardInterrupt

        half = play(run, 12, keep=keep, progress=stop)
        assert half.stopped and len(half.deals) == 7
        assert play(run, 12, keep=keep).deals == play(run, 12).deals

    @pytest.mark.slow
    def test_workers_change_nothing(self) -> None:
        run = planned("kitsunedo", (3,))
        assert play(run, 20, workers=2).deals == play(run, 20).deals

    def test_the_games_of_another_run_are_refused(self, tmp_path: Path) -> None:
        keep = tmp_path / "games.json"
        play(planned(), 2, keep=keep)
        with pytest.raises(BadContent, match="holds another balance run: its rules"):
            play(planned("kitsunedo", (2,), DRY), 2, keep=keep)


class TestComparing:
    def test_a_planted_change_is_found(self) -> None:
        """Without a Sake in the deck none is played; other results change, but not clearly for every lord."""
        run = planned("kitsunedo", (3,), {}, DRY)
        found = {(change.kind, change.label): change for change in changes(run, play(run, 60).deals, ())}
        sake = found["used", "item sake"]
        assert sake.clear and sake.difference.high < -0.5 and sake.after == 0
        assert not all(change.clear for (kind, _), change in found.items() if kind == "cast")
        assert edits(run) == [("items sake", "7", "0")]

    def test_wins_are_compared_deal_by_deal(self) -> None:
        """In 100 deals of 400 the second content turns a loss of the heroes into a win."""
        run = planned("okko", (2,), {}, {"set": "as-written"}, options={"scenario": "S1"})
        lost, won = (
            Played(FINISHED, 9, (seat,), ("oni", "heroes"), side) for seat, side in ((0, "oni"), (1, "heroes"))
        )
        pairs = [(lost, won)] * 100 + [(won, won), (lost, lost)] * 150
        found = {each.label: each for each in changes(run, [Deal(n, 0, p) for n, p in enumerate(pairs)], ["heroes"])}
        assert found["heroes"].clear and found["heroes"].difference.value == pytest.approx(0.25)
        assert found["heroes"].before == pytest.approx(0.375)

    def test_nothing_changes_between_equal_contents(self) -> None:
        run = planned("kitsunedo", (2,), {}, {})
        found = changes(run, play(run, 40).deals, ())
        assert found and not any(change.clear or change.difference.value for change in found)
        assert edits(run) == []


class Elements(HTMLParser):
    """The pictures of a page, each with its name and whether a table follows in its figure."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self.tables: list[int] = []
        self.headings: list[str] = []
        self._heading = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        assert tag not in ("script", "link", "img", "iframe")
        if tag == "svg":
            assert found["role"] == "img"
            self.names.append(found["aria-label"] or "")
            self.tables.append(0)
        elif tag == "table" and self.tables:
            self.tables[-1] += 1
        self._heading = tag == "h2"

    def handle_data(self, data: str) -> None:
        if self._heading:
            self.headings.append(data)
            self._heading = False


class TestPages:
    @pytest.mark.slow
    @pytest.mark.parametrize(
        "key, seats, options",
        [
            ("kitsunedo", (2, 4), {}),
            ("kaidan", (3,), {}),
            ("okko", (2, 3), {"scenario": "S1"}),
            ("shadow_tactics", (3,), {"mission": "M1", "quick": True}),
        ],
    )
    def test_every_game_has_a_page(self, key: str, seats: tuple[int, ...], options: Any, tmp_path: Path) -> None:
        report = told(planned(key, seats, options=options), 40)
        assert not report.results.failures
        written = page(report)
        found = Elements()
        found.feed(written)
        assert len(written.encode()) < 150_000
        assert len(report.findings) == 3
        assert [heading.partition(" · ")[2] for heading in found.headings][:4] == [
            "Who wins?",
            "What is a card worth?",
            "How long does it last?",
            "How does it end, and what never happens?",
        ]
        assert all(found.names) and all(found.tables), "each picture has a name and a table"
        assert not re.search(r"https?://|url\(", written)
        if report.plan.game.ground(report.plan.rules(0, 0)) is not None:
            assert found.headings[-1].endswith("Where does it happen?")
        files, _ = write_tables(report, tmp_path / "report.html")
        with (tmp_path / "report-games.csv").open(encoding="utf-8") as stream:
            assert len(list(csv.DictReader(stream))) == report.counts.games
        assert {"report-wins.csv", "report-things.csv", "report-endings.csv"} <= {file.name for file in files}

    def test_every_thing_and_field_that_is_counted_has_a_name(self) -> None:
        for key in ("kitsunedo", "kaidan", "okko", "shadow_tactics"):
            run = planned(key, (3,))
            report = told(run, len(run.cells))
            counts = report.counts
            subjects = [worth.subject for worth in counts.worths]
            assert [subject for subject in subjects if subject not in report.names.things] == []
            sorts = {subject.partition(" ")[0] for subject in subjects}
            assert counts.watch is not None
            spots = [f"at-{what}" for what in counts.watch.shown]
            for word in (*sorts, *counts.watch.cast, *counts.measures, *spots):
                assert report.names.text.has(f"balance-{word}"), (key, word)
            grounds = {cell.setup: run.game.ground(run.rules(at, 0)) for at, cell in enumerate(run.cells)}
            for setup, kinds in counts.spots().items():
                ground = grounds[setup]
                assert not kinds or ground is not None
                assert ground is None or {field for fields in kinds.values() for field in fields} <= set(ground.fields)

    def test_two_contents_are_compared_on_the_page(self) -> None:
        report = told(planned("kitsunedo", (3,), {}, DRY), 60)
        written = page(report)
        assert "What does other.toml change?" in written
        assert "items sake" in written

    @pytest.mark.parametrize("game", [bluff.game, chase.game, council.game, mat.game, raid.game])
    def test_a_game_that_counts_nothing_has_a_page_too(self, game: Any) -> None:
        report = told(plan(game, [game.usual], ["random"], [{}], {}), 40)
        assert not report.results.failures and len(report.findings) == 3
        assert "Who wins?" in page(report)

    def test_few_games_have_no_dots(self) -> None:
        written = page(told(planned("kitsunedo", (2,)), 10))
        assert "too few games" in written and "<circle" not in written.partition("How does it end")[0]

    def test_parquet_holds_what_csv_holds(self, tmp_path: Path) -> None:
        report = told(planned(), 10)
        write_tables(report, tmp_path / "report.html")
        assert parquet.read_table(tmp_path / "report-games.parquet").num_rows == report.counts.games


class TestCommand:
    def test_it_writes_a_report_and_says_what_it_found(self, tmp_path: Path) -> None:
        file, keep = tmp_path / "k.html", tmp_path / "k.json"
        words = ("balance", "kitsunedo", "--games", "9", "--seats", "2", "--bots", "random", "--json")
        done = CliRunner().invoke(app, [*words, "--out", str(file), "--keep", str(keep)])
        assert done.exit_code == 0, done.output
        said = json.loads(done.stdout)
        assert (said["deals"], said["stopped"], len(said["findings"])) == (9, False, 3)
        assert all(Path(each).exists() for each in said["files"])

    @pytest.mark.parametrize(
        "words, why", [(("--content", "tunned"), "must be as-written, tuned"), (("--seats", "two"), "must be numbers")]
    )
    def test_wrong_words_are_refused_before_the_first_game(self, words: tuple[str, str], why: str) -> None:
        done = CliRunner().invoke(app, ["balance", "kitsunedo", *words])
        assert done.exit_code == 2 and why in done.stderr
