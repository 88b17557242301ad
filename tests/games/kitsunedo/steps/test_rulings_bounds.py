"""Rulings that bound a turn, on prompts, and further cases (KI-R137, KI-R138, KI-R141, KI-R142)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kitsunedo.sitting import Sitting

LORDS: dict[str, dict[str, Any]] = {"A": {"lord": "celeste"}, "B": {"lord": "mirage"}, "C": {"lord": "hollow"}}


def three(**given: Any) -> Sitting:
    """A Celeste, a Mirage and a Hollow, with what is said of them."""
    seats: dict[str, Any] = {seat: {**LORDS[seat], **given.pop(seat, {})} for seat in LORDS}
    return Sitting(**seats, **given)


def pays(table: Sitting, seat: str = "A") -> set[str]:
    """Return what the active lord could pay a trade with C with."""
    trades = [id for id in table.offered(seat) if id.startswith("trade C sun")]
    return {"leaf" if id.endswith("leaf") else "sake" for id in trades}


# What was received in a met trade pays for no other


@pytest.mark.rule("KI-R137", "KI-091")
def test_a_sake_traded_for_a_sake_pays_for_no_other_trade_of_the_turn() -> None:
    table = three(A={"hand": "sake"}, B={"hand": "sake"}).does("A", "trade B sake").does("B", "give sake")
    assert table.hand("A") == ["sake"]
    assert pays(table) == set()
    assert table.refused("A", "trade C sun") == table.refused("A", "trade B sake") == "KI-R137"


@pytest.mark.rule("KI-R137")
def test_a_leaf_received_in_a_met_trade_pays_for_no_other() -> None:
    table = three(A={"hand": "sake"}, B={"hand": "leaf"}).does("A", "trade B leaf").does("B", "give leaf")
    assert table.refused("A", "trade C sun leaf") == "KI-R137"


@pytest.mark.rule("KI-R137", "KI-R62")
def test_a_declared_leaf_received_pays_for_no_other_trade() -> None:
    table = three(A={"hand": "sake"}, B={"hand": "leaf"}).does("A", "trade B sun").does("B", "give-leaf leaf as sun")
    table.does("A", "stand")
    assert table.hand("A") == ["leaf"]
    assert table.refused("A", "trade C sun leaf") == "KI-R137"


@pytest.mark.rule("KI-R137")
def test_a_scroll_received_bars_nothing() -> None:
    table = three(A={"hand": "sake sake leaf"}, B={"hand": "moon"}).does("A", "trade B moon").does("B", "give moon")
    assert pays(table) == {"sake", "leaf"}


@pytest.mark.rule("KI-R137")
def test_cards_received_in_an_unmet_trade_are_free() -> None:
    table = three(A={"hand": "sake"}, B={"hand": "sake leaf"}).does("A", "trade B sun").does("B", "give sake")
    assert pays(table) == {"sake"}
    table.does("A", "trade B moon").does("B", "give leaf")
    assert pays(table) == {"leaf"}


@pytest.mark.rule("KI-R137")
def test_a_stolen_sake_is_free() -> None:
    table = three(A={"hand": ""}, B={"hand": "sake"}).does("A", "steal B").does("B", "stand")
    assert pays(table) == {"sake"}


@pytest.mark.rule("KI-R137")
def test_an_own_sake_still_pays_beside_a_barred_one() -> None:
    table = three(A={"hand": "sake sake"}, B={"hand": "sake block"}).does("A", "trade B sake").does("B", "give sake")
    assert table.hand("A") == ["sake", "sake"]
    assert table.view("A").own[0].barred == (1, 0)
    table.does("A", "trade B block").does("B", "give block")
    assert table.hand("A") == ["block", "sake"]
    assert table.refused("A", "trade C sun") == "KI-R137", "the barred one is left"


@pytest.mark.rule("KI-R137")
def test_a_barred_sake_may_attack() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "sake"}, B={"lord": "mirage", "hand": "sake"}, C={"lord": "tanuki", "lives": 1}
    )
    table.does("A", "trade B sake").does("B", "give sake").does("A", "attack C", "play sake", "strike")
    assert table.asked() == {"C": "respond"}


@pytest.mark.rule("KI-R137", "KI-159")
def test_a_barred_leaf_may_mark() -> None:
    table = Sitting(A={"lord": "tanuki", "hand": "sake"}, B={"lord": "mirage", "hand": "leaf"}, C={"lord": "celeste"})
    table.does("A", "trade B leaf").does("B", "give leaf").does("A", "mark C leaf as sun").does("C", "stand")
    assert table.mark("C") == "leaf"


@pytest.mark.rule("KI-R137")
def test_an_attack_uses_up_barred_copies_first() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "sake sake"},
        B={"lord": "mirage", "hand": "block"},
        C={"lord": "tanuki", "lives": 1, "hand": "moon"},
        barred={"sake": 1},
    )
    table.does("A", "attack C", "play sake", "strike").does("C", "ash").does("A", "stand")
    assert table.hand("A") == ["sake"]
    assert table.view("A").own[0].barred == (0, 0)
    assert pays(table) == {"sake"}


@pytest.mark.rule("KI-R137")
def test_a_leaf_attack_uses_up_barred_leaves_first() -> None:
    table = three(A={"hand": "leaf leaf"}, B={"lives": 1}, C={"hand": "sun"}, barred={"leaf": 1})
    table.does("A", "attack B", "play leaf as moon", "strike").does("B", "ash").does("A", "stand")
    assert table.hand("A") == ["leaf"]
    assert pays(table) == {"leaf"}


@pytest.mark.rule("KI-R137", "KI-140")
@pytest.mark.parametrize("kind", ["sake", "leaf"])
def test_a_swap_uses_up_barred_copies_first(kind: str) -> None:
    table = three(active="C", A={"hand": "sun"}, C={"hand": f"{kind} {kind}"}, barred={kind: 1})
    table.does("C", "peep A").does("C", f"swap {kind} sun")
    assert table.hand("C") == ["sun", kind]
    paid = f"trade A {kind}" + (" leaf" if kind == "leaf" else "")
    assert paid in table.offered("C")


@pytest.mark.rule("KI-R137")
def test_using_another_kind_frees_nothing() -> None:
    table = three(A={"hand": "sake leaf moon"}, B={"lives": 1}, C={"hand": "sun"}, barred={"sake": 1, "leaf": 1})
    table.does("A", "attack B", "play moon", "strike").does("B", "ash").does("A", "stand")
    assert table.refused("A", "trade C sun leaf") == "KI-R137"
    table.does("A", "attack B", "play leaf as moon", "strike").does("B", "ash").does("A", "stand")
    assert table.refused("A", "trade C sun") == "KI-R137"


@pytest.mark.rule("KI-R137")
def test_cards_used_before_nothing_was_barred_leave_no_credit() -> None:
    seats: dict[str, Any] = {
        "A": {"lord": "celeste", "hand": "sake sake sake leaf leaf"},
        "B": {"lord": "mirage", "hand": "sake leaf"},
        "C": {"lord": "tanuki", "lives": 1, "hand": "sun"},
    }
    table = Sitting(**seats)
    for card in ("sake", "leaf as sake", "leaf as sake"):
        table.does("A", "attack C", f"play {card}", "strike").does("C", "ash").does("A", "stand")
    assert table.view("A").own[0].barred == (0, 0)
    for kind in ("sake", "leaf"):
        table.does("A", f"trade B {kind}").does("B", f"give {kind}")
    assert table.hand("A") == ["leaf", "sake"]
    assert pays(table) == set()
    assert table.refused("A", "trade C sun") == table.refused("A", "trade C sun leaf") == "KI-R137"


@pytest.mark.rule("KI-R137", "KI-088", "KI-078")
def test_who_holds_neither_sake_nor_leaf_is_not_barred_but_lacks_the_card() -> None:
    table = three(A={"hand": "sun"}, C={"hand": "sun"})
    assert table.refused("A", "trade C sun") == "KI-088"
    assert table.refused("A", "trade C sun leaf") == "KI-078"


@pytest.mark.rule("KI-R137")
def test_the_lost_hand_of_another_lord_frees_nothing() -> None:
    hands: dict[str, Any] = {"A": {"hand": "sake", "lantern": "spirit"}, "B": {"hand": "sun"}, "C": {"hand": "sun"}}
    table = three(**hands, barred={"sake": 1}, deck=["moon", "moon"])
    table.does("A", "summon").window(B="challenge").does("A", "reveal").silence()
    assert table.hand("B") == []
    assert table.refused("A", "trade C sun") == "KI-R137"


@pytest.mark.rule("KI-R137")
def test_in_its_next_turn_a_lord_pays_with_all_it_holds() -> None:
    table = three(A={"hand": "sake"}, B={"hand": "sake"}, C={"hand": "sun"}, deck=["moon"] * 3)
    table.does("A", "trade B sake").does("B", "give sake").does("A", "end").silence()
    assert "trade C sun" in table.offered("B"), "what B received on A's turn was never barred"
    for seat in "BC":
        table.does(seat, "end").silence()
    assert pays(table) == {"sake"}


@pytest.mark.rule("KI-R137", "KI-R122")
def test_only_its_owner_is_told_what_is_barred() -> None:
    table = three(A={"hand": "sake"}, barred={"sake": 1})
    assert table.view("A").own[0].barred == (1, 0)
    assert table.view("B").own[0].barred is None


# No prompt is skipped on hidden grounds


@pytest.mark.rule("KI-R138", "KI-028")
def test_a_turn_without_any_action_left_waits_for_its_end() -> None:
    table = Sitting(A={"lord": "haunt", "hand": "block"}, B={"hand": ""}, C={"hand": ""}, used=["summon", "steal"])
    assert table.offered("A") == ["end"]
    assert table.asked() == {"A": "act"}
    table.silence()
    assert table.asked() == {"A": "discard"}


@pytest.mark.rule("KI-R138", "KI-066")
def test_two_summoned_cards_of_one_kind_are_still_a_question() -> None:
    table = three(A={"hand": ""}, deck=["moon", "moon"]).does("A", "summon").window()
    assert table.asked() == {"A": "keep"}
    assert table.offered("A") == ["keep moon"]
    assert table.hand("A") == []


@pytest.mark.rule("KI-R138", "KI-R59")
def test_a_trade_is_asked_even_of_a_single_card() -> None:
    table = three(A={"hand": "sake"}, B={"hand": "sun"}).does("A", "trade B sun")
    assert table.asked() == {"B": "give"}
    assert table.offered("B") == ["give sun"]


@pytest.mark.rule("KI-R138", "KI-R126")
def test_a_challenged_liar_without_a_block_is_asked() -> None:
    table = three(A={"hand": "sun", "lantern": "ash"}, B={"hand": "sun"}).does("A", "steal B").does("B", "challenge")
    assert table.asked() == {"A": "answer"}
    assert table.offered("A") == ["concede", "concede shown"]


@pytest.mark.rule("KI-R138", "KI-029")
def test_the_end_step_asks_whenever_there_is_a_hand() -> None:
    table = three(A={"hand": "sun"}).does("A", "end")
    assert table.asked() == {"A": "discard"}
    table = three(A={"hand": ""}).does("A", "end")
    assert table.active == "B"


@pytest.mark.rule("KI-R138", "KI-R26")
def test_an_attack_without_a_legal_response_asks_nothing() -> None:
    table = three(A={"hand": "moon moon moon"}).does("A", "attack C", "play moon", "play moon", "play moon", "strike")
    assert table.asked() == {"A": "act"}
    assert table.lives("C") == 1


@pytest.mark.rule("KI-R138", "KI-R47")
def test_an_immune_claim_opens_no_window() -> None:
    table = three(A={"hand": ""}, B={"hand": "sun"}, safe=["A shadow"]).does("A", "steal B")
    assert table.asked() == {"A": "act"}
    assert table.hand("A") == ["sun"]
    assert three(A={"hand": ""}, B={"hand": "sun"}, safe=["A mist"]).does("A", "steal B").asked() == {"B": "doubt"}


@pytest.mark.rule("KI-R138", "KI-030")
@pytest.mark.parametrize(
    "hand, left",
    [
        ("sun sun moon leaf block sake", ["sun", "moon", "block", "sake"]),
        ("moon moon block block sake", ["moon", "block", "block", "sake"]),
        ("block block sake sake sake", ["block", "sake", "sake", "sake"]),
        ("sake sake sake sake sake", ["sake"] * 4),
        ("leaf sun", ["sun", "leaf"]),
    ],
)
def test_silence_in_the_end_step_discards_the_surplus_only(hand: str, left: list[str]) -> None:
    table = three(at="discard", A={"hand": hand}).silence()
    assert table.hand("A") == left


# Further cases


@pytest.mark.rule("KI-R141", "KI-164")
def test_expired_marks_fall_after_the_discards_clockwise_from_the_tanuki() -> None:
    table = Sitting(
        at="discard",
        active="B",
        A={"lord": "celeste", "mark": "leaf"},
        B={"lord": "tanuki", "hand": "block sake"},
        C={"lord": "hollow", "mark": "moon"},
        D={"lord": "mirage", "mark": "sun"},
        discard=["sake"],
    )
    table.does("B", "discard sake", "discard block", "done")
    assert table.discard == ["leaf", "sun", "moon", "block", "sake", "sake"]


@pytest.mark.rule("KI-R142", "KI-R13")
def test_an_extra_turn_of_the_starter_does_not_raise_the_round() -> None:
    lords: dict[str, Any] = {"B": {"lord": "celeste", "hand": ""}, "C": {"lord": "hollow", "hand": ""}}
    table = Sitting(round=2, reaped=True, A={"lord": "haunt", "hand": ""}, **lords).does("A", "end")
    assert (table.active, table.state.extra, table.state.round) == ("A", True, 2)
    table.silence().does("A", "end").silence()
    for seat in "BC":
        assert table.state.round == 2
        table.does(seat, "end").silence()
    assert (table.active, table.state.round) == ("A", 3)


@pytest.mark.rule("KI-R142")
def test_an_extra_turn_of_another_seat_does_not_raise_the_round_either() -> None:
    table = Sitting(round=2, starter="C", active="B", reaped=True, A={"hand": ""}, B={"lord": "haunt", "hand": ""})
    table.does("B", "end").silence()
    assert (table.active, table.state.round) == ("B", 2)
    table.does("B", "end").silence()
    assert (table.active, table.state.round) == ("C", 3)
