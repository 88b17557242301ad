"""Rulings on components, picking and standings (KI-R03 to KI-R12)."""

from __future__ import annotations

import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import Malformed
from hyakki.core.game import game_of
from hyakki.games.kitsunedo.catalog.cards import make_rules
from tests.games.kitsunedo.sitting import Sitting
from tests.games.sitting import letter

GAME = game_of("kitsunedo")


# Components


@pytest.mark.rule("KI-R03", "KI-054", "KI-055")
def test_what_every_lord_requires() -> None:
    lords = make_rules(6, {}).lords
    assert {name: (card.gilded, card.diminished) for name, card in lords.items()} == {
        "hollow": (("moon", "moon"), ("moon",)),
        "haunt": (("moon", "moon"), ("sun",)),
        "mirage": (("sun", "sun"), ("moon",)),
        "celeste": (("sun", "sun"), ("sun",)),
        "tanuki": (("sun", "sake"), ("sake",)),
        "shisu": (("moon", "moon"), ("sun",)),
    }
    house = {name for name, card in lords.items() if card.source == "house"}
    assert house == {"haunt", "mirage", "celeste", "shisu"}


@pytest.mark.rule("KI-R03")
def test_requirements_are_data_that_can_be_replaced() -> None:
    printed = {"hollow": {"gilded": ["sun", "moon"], "diminished": ["sake"], "source": "a printed card"}}
    table = Sitting(
        options={"content": {"lords": printed}}, A={"lord": "celeste", "hand": "sun moon"}, B={"lord": "hollow"}, C={}
    )
    assert table.sets("A", "B") == {("moon", "sun")}


@pytest.mark.rule("KI-R04", "KI-040")
def test_a_lord_shows_the_symbols_of_its_present_state_alone() -> None:
    gilded = Sitting(A={"lord": "hollow", "hand": "sun sun moon"}, B={"lord": "mirage"}, C={"lord": "shisu"})
    assert gilded.sets("A", "B") == {("sun", "sun")}
    diminished = Sitting(
        A={"lord": "hollow", "hand": "sun sun moon"}, B={"lord": "mirage", "lives": 1}, C={"lord": "shisu"}
    )
    assert diminished.sets("A", "B") == {("moon",)}


@pytest.mark.rule("KI-R05", "KI-001")
def test_two_to_six_can_play() -> None:
    for seats in range(2, 7):
        s = GAME.start(GAME.rules(seats, {}), seats, Chance.seeded(seats))
        assert s.seats == seats
    for seats in (1, 7):
        with pytest.raises(Malformed):
            GAME.start(GAME.rules(2, {}), seats, Chance.seeded(1))


@pytest.mark.rule("KI-R06")
def test_two_players_use_the_same_rules() -> None:
    assert GAME.rules(2, {}) == GAME.rules(6, {})
    table = Sitting(at="start", order=["A", "B"], options={"picks": ["hollow", "mirage"]}, seats=2)
    assert table.view("A").lives == (2, 2)
    assert table.view("A").sizes == (2, 1), "one Item each, and the opening draw"
    assert table.view("A").deck == 43 - 4
    assert table.refused("A", "attack B") == "KI-032"


@pytest.mark.rule("KI-R07", "KI-004")
def test_lords_and_their_abilities_are_never_hidden() -> None:
    table = Sitting(A={"lord": "hollow"}, B={"lord": "shisu", "lives": 0}, C={"lord": "celeste"})
    for who in ("A", "B", "C", "spectator"):
        assert table.view(who).lords == (3, 5, 0), "a lord that is out, too"
    book = GAME.read("rules/en.md")
    for ability in ("Peeping Fae", "Memorial", "Reap", "Unfastened Thread", "Empyrean Gift"):
        assert ability in book
    for ability in ("Swallow Blade's Mark", "Unfulfilled Grudge", "Vengeful Spirit"):
        assert ability in book


# Order


@pytest.mark.rule("KI-R08", "KI-007", "KI-018")
def test_picking_and_first_turn_follow_the_agreed_rank_of_ages() -> None:
    table = Sitting(at="start", seats=3, order=["C", "A", "B"])
    picked = []
    for lord in ("hollow", "celeste", "mirage"):
        (seat,) = table.asked()
        picked.append(seat)
        table.does(seat, f"pick {lord}")
    assert picked == ["C", "A", "B"]
    assert (table.active, table.asked()) == ("C", {"C": "act"})


@pytest.mark.rule("KI-R08")
def test_without_an_agreement_the_rank_of_ages_is_drawn_and_told_to_all() -> None:
    ranks = set()
    for seed in range(20):
        table, again = Sitting(seed, at="start", seats=3), Sitting(seed, at="start", seats=3)
        ranked = table.latest[0]
        assert ranked.kind.name == "ranked"
        (rank,) = ranked.args
        assert rank == again.latest[0].args[0], "the same seed, the same rank"
        assert table.asked() == {letter(rank[0]): "pick"}
        assert table.view("spectator").order == rank
        ranks.add(rank)
    assert len(ranks) == 6


@pytest.mark.rule("KI-R09", "KI-002")
def test_lords_are_picked_openly_one_after_the_other() -> None:
    table = Sitting(at="start", seats=3, order=["A", "B", "C"])
    assert table.asked() == {"A": "pick"}
    table.does("A", "pick shisu")
    assert table.view("spectator").lords == (5, -1, -1)
    assert table.asked() == {"B": "pick"}
    assert table.refused("B", "pick shisu") == "KI-002"


@pytest.mark.rule("KI-R09")
def test_a_pick_that_runs_out_of_time_takes_a_random_free_lord() -> None:
    table = Sitting(at="start", seats=3, order=["A", "B", "C"])
    table.does("A", "pick celeste").set_chance(0).silence()
    assert table.lord("B") == "haunt", "the first that is free"
    assert ("KI-R09", 1) in table.told("spectator")
    table = Sitting(at="start", seats=3, order=["A", "B", "C"])
    table.does("A", "pick celeste").set_chance(4).silence()
    assert table.lord("B") == "shisu", "the last that is free"


@pytest.mark.rule("KI-R10", "KI-R83")
def test_the_later_a_lord_went_out_the_better_it_ranks() -> None:
    table = Sitting(
        A={"lord": "haunt", "hand": "sun moon"},
        B={"lord": "celeste", "lives": 1},
        C={"lord": "hollow", "lives": 1},
        D={"lord": "mirage", "lives": 0},
    )
    table.attacks("A", "B", "sun").does("B", "take")
    table.attacks("A", "C", "moon").does("C", "take")
    assert table.winner == "A"
    assert table.ranking() == "ACBD"


@pytest.mark.rule("KI-R10")
def test_what_counts_is_the_last_exit() -> None:
    table = Sitting(
        A={"lord": "celeste", "lives": 0},
        B={"lord": "haunt", "hand": "sun"},
        C={"lord": "hollow", "hand": ""},
        D={"lord": "mirage", "lives": 0},
        exits=["A", "D"],
        active="A",
        at="out",
        deck=["sake", "leaf"],
    )
    table.does("A", "flip").ends("A").does("B", "draw deck")
    table.attacks("B", "A", "sun").does("A", "take")
    assert table.lives("A") == 0
    table.proposes("B", "B").window(A="agree", C="agree", D="agree")
    assert table.ranking() == "BCAD", "A went out anew, after D"


@pytest.mark.rule("KI-R10", "KI-008", "KI-019", "KI-R12")
def test_in_a_following_game_the_loser_picks_and_starts_and_seats_do_not_move() -> None:
    table = Sitting(at="start", seats=4, order=["D", "B", "C", "A"])
    picked = []
    for lord in ("hollow", "celeste", "mirage", "tanuki"):
        (seat,) = table.asked()
        picked.append(seat)
        table.does(seat, f"pick {lord}")
    assert picked == ["D", "B", "C", "A"], "from worst to best"
    turns = []
    for _ in range(5):
        turns.append(table.active)
        table.ends(table.active)
    assert turns == ["D", "A", "B", "C", "D"], "clockwise all the same"


@pytest.mark.rule("KI-R11")
def test_standings_after_a_surrender() -> None:
    table = Sitting(
        A={"lord": "haunt", "lives": 2, "hand": "sun"},
        B={"lord": "celeste", "lives": 1, "hand": "sun moon moon"},
        C={"lord": "hollow", "lives": 1, "hand": ""},
        D={"lord": "mirage", "lives": 0},
        E={"lord": "tanuki", "lives": 0},
        F={"lord": "shisu", "lives": 1, "hand": "sun moon"},
        exits=["E", "D"],
    )
    table.proposes("A", "C").window(B="agree", C="agree", D="agree", E="agree", F="agree")
    assert table.ranking() == "CABFDE", "the victor, then by lives, by hand, by latest exit"


@pytest.mark.rule("KI-R11")
def test_the_kept_hand_of_an_out_shisu_does_not_count() -> None:
    table = Sitting(
        A={"lord": "haunt"},
        B={"lord": "celeste"},
        C={"lord": "shisu", "lives": 0, "hand": "sun moon"},
        D={"lord": "mirage", "lives": 0},
        exits=["C", "D"],
    )
    table.proposes("A", "A").window(B="agree", C="agree", D="agree")
    assert table.ranking() == "ABDC"


@pytest.mark.rule("KI-R11")
def test_of_equals_the_later_in_turn_order_ranks_higher() -> None:
    table = Sitting(
        A={"hand": "sun"}, B={"hand": "sun"}, C={"hand": "moon"}, D={"hand": "moon"}, starter="B", active="A"
    )
    table.proposes("A", "C").window(B="agree", C="agree", D="agree")
    assert table.ranking() == "CADB", "turn order is B, C, D, A"


@pytest.mark.rule("KI-R11", "KI-R88")
def test_standings_of_a_game_that_was_stopped_have_no_victor() -> None:
    table = Sitting(options={"turn_limit": 4}, A={"hand": ""}, B={"hand": "sun", "lives": 1}, C={"hand": "sun"}, turn=4)
    table.does("A", "end")
    assert table.state.over == ("turn limit", None)
    assert table.ranking() == "CAB"
