"""Onryo (KA-181 to KA-192, KA-R67, KA-R108 to KA-R112)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kaidan.scenes.position import cell
from tests.games.kaidan.hunting import Hunt


def haunted(pg: str = "PC1", tokens: tuple[str, ...] = ("T03", "T05"), **more: Any) -> Hunt:
    """C's Onryo at 1-5 with these tokens; A's Activation at 3-3, B at 9-9."""
    others = [name for name in ("PC2", "PC4", "PC5") if name != pg]
    about = {"at": "1-5", "tokens": list(tokens), **more.pop("about", {})}
    return Hunt(
        **{
            "rooms": {"3-3": "H10", "9-9": "G03"},
            "first": "A",
            "turn": 4,
            "A": {"pg": others[0], "at": "3-3"},
            "B": {"pg": others[1], "at": "9-9"},
            "C": {"pg": pg, "died": 1, "grave": "1-5"},
            "onryo": {"C": about},
            **more,
        }
    )


@pytest.mark.rule("KA-181", "KA-182", "KA-186", "KA-315", "KA-R108")
@pytest.mark.parametrize("died, back", [(4, True), (5, False)])
def test_back_in_the_second_turn_after_death(died: int, back: bool) -> None:
    s = Hunt(
        rooms={"3-3": "H10", "9-9": "G03"},
        turn=5,
        at="begin",
        A={"pg": "PC4", "at": "3-3"},
        B={"pg": "PC5", "at": "9-9"},
        C={"pg": "PC1", "died": died, "grave": "2-6"},
    ).start()
    assert s.state.figures[8].cell == (cell("2-6") if back else -1)
    assert len(s.state.secrets[2].tokens) == (2 if back else 0)


@pytest.mark.rule("KA-315", "KA-R11")
def test_only_its_player_knows_its_tokens() -> None:
    s = Hunt(
        rooms={"3-3": "H10", "9-9": "G03"},
        turn=5,
        at="begin",
        A={"pg": "PC4", "at": "3-3"},
        B={"pg": "PC5", "at": "9-9"},
        C={"pg": "PC1", "died": 4, "grave": "2-6"},
    ).start()
    assert [told for told in s.told("C") if told[0] == "KA-315"] and not [
        told for told in s.told("A") if told[0] == "KA-315"
    ]


@pytest.mark.rule("KA-R67", "KA-223")
def test_who_stands_on_the_grave_makes_room() -> None:
    s = Hunt(
        rooms={"3-3": "H10", "9-9": "G03"},
        turn=5,
        at="begin",
        A={"pg": "PC4", "at": "3-3"},
        B={"pg": "PC5", "at": "9-9"},
        C={"pg": "PC1", "died": 4, "grave": "3-3"},
    )
    assert s.asked() == {"A": "decide"}
    s.does("A", "choose cell 4-3")
    assert s.state.figures[8].cell == 22 and s.at("A") == "4-3" and s.state.hunter == 8


@pytest.mark.rule("KA-187", "KA-188", "KA-R109")
def test_after_an_activation_it_may_use_one_token_and_go_where_it_likes() -> None:
    s = haunted(tokens=("T12", "T19")).does("A", "pass")
    assert s.asked() == {"C": "onryo"} and set(s.offered("C")) == {"let-be", "token T12", "token T19"}
    s.does("C", "token T12")
    assert s.asked() == {"C": "onryo-way"}, "the direction means nothing to it"
    s.does("C", "onryo-to 1-6").does("C", "onryo-to 1-7")
    assert s.state.figures[8].cell == 6 and s.asked() == {"B": "act"}, "two cells, then the next PG"
    s.does("B", "pass")
    assert s.events_of("onryo-moved") == [(2, 11)], "once a Turn"


@pytest.mark.rule("KA-187")
def test_it_may_wait_for_a_later_activation_and_stop_early() -> None:
    s = haunted().does("A", "pass").does("C", "let-be").does("B", "pass")
    assert s.asked() == {"C": "onryo"}
    s.does("C", "token T03").does("C", "stop")
    assert s.events_of("onryo-moved") == [(2, 2)] and s.state.figures[8].cell == 4


@pytest.mark.rule("KA-R109", "KA-241")
def test_spectral_walls_stop_it_without_the_symbol() -> None:
    """H(2,5): a wall between 2-5 and 3-5."""
    s = haunted(tokens=("T03", "T16"), about={"at": "2-5"}).does("A", "pass").does("C", "token T03")
    assert s.blocked("C")["onryo-to 3-5"] == "KA-241" and s.refused("C", "onryo-to 3-5") == "KA-241"
    s = haunted(tokens=("T03", "T16"), about={"at": "2-5"}).does("A", "pass").does("C", "token T16")
    assert "onryo-to 3-5" in s.offered("C")


@pytest.mark.rule("KA-R109", "KA-243")
def test_a_question_mark_makes_it_disappear_first() -> None:
    s = haunted(tokens=("T22", "T23")).does("A", "pass").coordinates("10-1").does("C", "token T23")
    assert s.state.figures[8].cell == 90
    s.does("C", "onryo-to 10-2")
    assert s.state.figures[8].cell == 91


@pytest.mark.rule("KA-R109", "KA-247")
def test_it_manifests_where_its_player_says() -> None:
    s = haunted(tokens=("T26", "T27")).does("A", "pass").does("C", "token T26")
    assert s.asked() == {"C": "decide"} and set(s.offered("C")) == {"choose cell 3-4", "choose cell 4-3"}
    s.does("C", "choose cell 4-3")
    assert s.state.hunter == 8


@pytest.mark.rule("KA-184", "KA-R59")
def test_on_its_way_it_sights_a_pg_like_any_enemy() -> None:
    s = haunted(tokens=("T07", "T08"), about={"at": "2-4"}).does("A", "pass").does("C", "token T07")
    s.does("C", "onryo-to 3-4")
    assert s.state.hunter == 8 and s.state.hunted == 0


@pytest.mark.rule("KA-R111")
def test_in_a_chase_its_player_breaks_the_ties_of_its_ways() -> None:
    s = haunted(about={"at": "4-4", "moved": True}, at="look")
    s.start().dice("0", "1").does("A", "noise")
    assert s.asked() == {"C": "decide"} and set(s.offered("C")) == {"choose cell 3-4", "choose cell 4-3"}


@pytest.mark.rule("KA-189")
def test_several_onryo_move_in_activation_order() -> None:
    s = haunted(
        D={"pg": "PC3", "died": 1, "grave": "7-1"},
        onryo={"C": {"at": "1-5", "tokens": ["T03", "T04"]}, "D": {"at": "7-1", "tokens": ["T05", "T06"]}},
    ).does("A", "pass")
    assert s.asked() == {"C": "onryo"}
    s.does("C", "let-be")
    assert s.asked() == {"D": "onryo"}


@pytest.mark.rule("KA-R54", "KA-185")
def test_an_onryo_is_alerted_by_a_flag_of_its_own() -> None:
    s = haunted(about={"at": "1-3", "moved": True}).dice("2", "0").does("A", "noise")
    assert s.state.figures[8].alerted and s.events_of("alerted") == [(8, 22)]


@pytest.mark.rule("KA-R110")
def test_it_reveals_nothing_and_is_nobodys_nearest_pg() -> None:
    s = haunted(entities={"1": "? 1-6"}, at="look").start()
    assert s.entity_kind(1) == "?"


@pytest.mark.rule("KA-R112", "KA-267")
def test_banished_it_never_comes_back() -> None:
    s = haunted(about={"at": "3-4"}, at="look", A={"pg": "PC2", "at": "3-3", "cards": ["EX01"]})
    s.does("A", "wait").dice("3c", "0").does("A", "exorcise")
    assert s.state.figures[8].cell == -1 and s.state.figures[8].banished and s.points("A") == 1


# Spectral powers (KA-191)


@pytest.mark.rule("KA-191")
def test_voices_make_a_pg_within_three_cells_loud_once_a_turn() -> None:
    s = haunted("PC3", about={"at": "1-4"}).does("A", "pass")
    assert "voices A" in s.offered("C") and s.blocked("C")["voices B"] == "KA-191"
    s.does("C", "voices A")
    assert s.pg("A").noise == 2 and s.blocked("C")["voices A"] == "KA-191"
    assert "token T03" in s.offered("C"), "its move is another thing"


@pytest.mark.rule("KA-187")
def test_whoever_has_moved_can_still_speak_but_not_move_again() -> None:
    s = haunted("PC3", ("T03", "T19"), about={"at": "1-4"}).does("A", "pass")
    s.does("C", "token T03").does("C", "stop")
    assert s.offered("C") == ["let-be", "voices A"] and s.refused("C", "token T19") == "KA-187"


@pytest.mark.rule("KA-241")
def test_beyond_the_edge_of_the_board_there_is_nothing() -> None:
    s = haunted(about={"at": "1-4"}).does("A", "pass").does("C", "token T03")
    assert set(s.offered("C")) | set(s.blocked("C")) == {"stop", "onryo-to 1-3", "onryo-to 1-5", "onryo-to 2-4"}


@pytest.mark.rule("KA-191")
def test_leap_is_one_cell_more_and_through_spectral_walls() -> None:
    s = haunted("PC4", tokens=("T01", "T02"), about={"at": "2-5"}).does("A", "pass").does("C", "token T01")
    s.does("C", "onryo-to 3-5")
    assert s.asked() == {"C": "onryo-way"}
    s.does("C", "onryo-to 3-6")
    assert s.state.figures[8].cell == 25 and s.asked() == {"B": "act"}


@pytest.mark.rule("KA-191")
@pytest.mark.parametrize("spot, nerves", [("4-4", 4), ("1-5", 5)])
def test_haras_onryo_unnerves_the_pgs_in_its_room(spot: str, nerves: int) -> None:
    s = haunted("PC2", about={"at": spot}, A={"pg": "PC4", "at": "3-3"}, B={"pg": "PC5", "at": "9-9"})
    bonus = sum(b.value for b in s.state.standing_bonuses(0) if b.helps("nerves", "hide"))
    assert s.state.pg_value(0, 0) + bonus == nerves


@pytest.mark.rule("KA-R67", "KA-182")
def test_where_its_grave_burns_it_is_back_on_the_nearest_free_cell() -> None:
    s = Hunt(
        rooms={"3-3": "H10", "9-9": "G03"},
        turn=5,
        at="begin",
        flames=["3-3"],
        A={"pg": "PC4", "at": "9-10"},
        B={"pg": "PC5", "at": "9-9"},
        C={"pg": "PC1", "died": 3, "grave": "3-3"},
    )
    assert s.asked() == {"C": "decide"} and "choose cell 3-3" not in s.offered("C")
    s.does("C", "choose cell 2-3")
    assert s.state.figures[8].cell == cell("2-3")


@pytest.mark.rule("KA-105", "KA-187", "KA-310")
def test_the_token_it_has_used_goes_back_into_the_bag() -> None:
    s = haunted(at="onryo").does("C", "token T03").does("C", "stop")
    assert len(s.state.tokens_out) == 1
    assert len(s.state.door_bag) + len(s.state.tokens_out) + len(s.state.secrets[2].tokens) == 27


@pytest.mark.rule("KA-188", "KA-R109")
def test_chases_that_are_over_do_not_keep_it_from_moving() -> None:
    s = haunted(at="onryo")
    s.state.chases = 3
    s.does("C", "token T03")
    assert s.asked() == {"C": "onryo-way"}


@pytest.mark.rule("KA-R92", "KA-R142", "KA-266")
def test_an_ofuda_on_a_door_stops_it_and_the_rest_of_its_move_is_lost() -> None:
    s = haunted(at="onryo", about={"at": "2-4"}, ofuda_doors=["2-4|3-4"], A={"pg": "PC2", "at": "9-10"})
    s.does("C", "token T03").coordinates("1-9").does("C", "onryo-to 3-4")
    assert s.state.figures[8].cell == cell("1-9") and s.state.ofuda_doors == []
    assert s.asked() != {"C": "onryo-way"}


@pytest.mark.rule("KA-187", "KA-191", "KA-315")
def test_a_new_turn_gives_it_its_move_and_its_voices_back() -> None:
    spent = {"at": "3-4", "moved": True, "spoken": True}
    s = haunted("PC3", at="tokens", about=spent).start()
    assert not s.state.figures[8].moved and not s.state.figures[8].spoken
    assert len(s.state.secrets[2].tokens) == 2
