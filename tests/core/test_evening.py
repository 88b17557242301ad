"""A Series: games whose end is a Record, purchases between them, saved and resumed inside and between games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import structs

from hyakki.core import replay
from hyakki.core.chance import Chance
from hyakki.core.errors import AgainstRules, Malformed
from hyakki.core.game import game_of
from hyakki.core.records import Answered, Played
from hyakki.core.replay import Sitter
from hyakki.core.save import digest, load, save
from hyakki.core.table import Table
from tests.core.minis import evening
from tests.core.playing import Playing, viewer

A_WINS: dict[str, Any] = {"reason": "last turn", "winners": ["A"], "ranking": ["A", "B"]}
B_WINS: dict[str, Any] = {"reason": "last turn", "winners": ["B"], "ranking": ["B", "A"]}


def two(**options: Any) -> Playing:
    return Playing(evening.game, 2, **options)


def under_way(playing: Playing) -> tuple[str, int, dict[str, Any]] | None:
    return evening.game.under_way(playing.state)


def inner(playing: Playing) -> Table:
    """The game that the Series waits for."""
    what = under_way(playing)
    assert what is not None
    key, seats, options = what
    game = game_of(key)
    return Table.start(game, game.rules(seats, options), seats, Chance.seeded(1))


class TestGamesAsMoves:
    def test_while_a_game_is_under_way_the_series_asks_nothing(self) -> None:
        playing = two()
        assert playing.asked() == []
        assert under_way(playing) == ("bluff", 2, {"turns": 3, "bonus": (0, 0)})
        playing.table.time_up()
        assert len(playing.table.records) == 1

    def test_the_end_of_a_game_is_a_record(self) -> None:
        playing = two()
        playing.table.played(A_WINS, "its digest")
        assert playing.table.records[-1] == Played(standing=A_WINS, digest="its digest")
        assert playing.state.coins == [2, 1]
        assert under_way(playing) is None
        assert playing.asked() == ["A market", "B market"]

    def test_no_game_ends_that_was_not_played(self) -> None:
        playing = two()
        playing.table.played(A_WINS)
        with pytest.raises(Malformed):
            playing.table.played(B_WINS)

    def test_after_the_last_game_the_series_is_over(self) -> None:
        playing = two()
        playing.table.played(A_WINS)
        playing.does("A", "leave").does("B", "leave")
        playing.table.played(A_WINS)
        assert playing.table.over
        assert evening.game.standing(playing.state).plain()["winners"] == ["A"]

    def test_a_whole_evening_with_real_games(self) -> None:
        playing = two(games=3)
        rng = Random(4)
        while not playing.table.over:
            if under_way(playing) is None:
                playing.goes_on(rng, 1)
                continue
            game = inner(playing)
            Playing.at(game).goes_on(rng)
            playing.table.played(game.game.standing(game.state).plain(), digest(game.state, key=False))
        assert len(playing.state.wins) == 3
        assert sum(isinstance(record, Played) for record in playing.table.records) == 3


class TestTheMarket:
    def test_a_purchase_carries_over_into_the_next_game(self) -> None:
        playing = two()
        playing.table.played(A_WINS)
        playing.does("A", "buy card").does("B", "leave").does("A", "leave")
        assert under_way(playing) == ("bluff", 2, {"turns": 3, "bonus": (1, 0)})
        table = inner(playing)
        assert [sum(hand) for hand in table.state.hands] == [3, 2]  # type: ignore[attr-defined]

    def test_all_buy_at_once_each_answer_a_record(self) -> None:
        playing = two()
        playing.table.played(B_WINS)
        other = playing.id("A")
        playing.does("B", "buy card")
        assert playing.table.records[-1] == Answered(seat=1, ask="market", path=("buy card",))
        assert playing.id("A") == other

    def test_nobody_spends_what_it_has_not_got(self) -> None:
        playing = two()
        playing.table.played(A_WINS)
        assert playing.blocked("B") == {"buy card": "EV-3"}
        with pytest.raises(AgainstRules, match="EV-3"):
            playing.does("B", "buy card")
        playing.does("A", "buy card")
        assert playing.blocked("A") == {"buy card": "EV-4"}

    def test_everything_is_for_all_to_see(self) -> None:
        playing = two()
        playing.table.played(A_WINS)
        views = [playing.table.view(viewer(seats)).plain() for seats in ("A", "B", "")]
        for view in views:
            del view["viewer"]
        assert views[0] == views[1] == views[2]
        assert views[0]["facts"]["coins"] == [2, 1]
        assert "chance" not in views[0]["facts"]

    def test_a_view_stays_as_it_was_when_the_evening_goes_on(self) -> None:
        playing = two()
        playing.table.played(A_WINS)
        view = playing.table.view(viewer("A"))
        before = view.encoded()
        playing.does("A", "buy card")
        assert view.encoded() == before


class TestSavedAndResumed:
    @pytest.mark.parametrize("moment", ["inside a game", "between two games", "in the second game"])
    def test_at_any_moment(self, moment: str) -> None:
        playing = two()
        if moment != "inside a game":
            playing.table.played(A_WINS)
            playing.does("A", "buy card")
        if moment == "in the second game":
            playing.does("A", "leave").does("B", "leave")
        s = playing.state
        loaded = load(evening.EveningState, save(s), s.rules, evening.STEPS)
        assert digest(loaded) == digest(s)
        assert loaded.asks == s.asks
        assert evening.game.under_way(loaded) == under_way(playing)

    def test_from_a_file_of_its_records(self) -> None:
        playing = two()
        playing.table.played(A_WINS, "one")
        playing.does("A", "buy card").does("A", "leave").does("B", "leave")
        document = replay.encode(replay.export(playing.table, [Sitter("Ada"), Sitter("Ben")]))
        table = replay.verify(replay.decode(document))
        assert digest(table.state, key=False) == digest(playing.state, key=False)
        table.played(B_WINS, "two")
        assert table.over

    def test_a_purchase_can_be_taken_back_if_all_agree(self) -> None:
        playing = two()
        playing.table.played(A_WINS)
        playing.does("A", "buy card")
        playing.table.propose(0, "take-back")
        playing.window(B="agree")
        assert playing.state.coins == [2, 1]
        assert playing.offered("A") == ["buy card", "leave"]

    def test_a_nonsense_standing_breaks_a_replay_and_not_the_program(self) -> None:
        playing = two()
        playing.table.played(A_WINS)
        document = replay.export(playing.table, [Sitter("Ada"), Sitter("Ben")])
        records = (*document.records[:-1], Played(standing={"winners": 7}))
        with pytest.raises(replay.Broken, match="record 1"):
            replay.play(replay.sealed(structs.replace(document, records=records)))
