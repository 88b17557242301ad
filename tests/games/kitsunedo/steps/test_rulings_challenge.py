"""Rulings on claim windows and challenges (KI-R36 to KI-R53)."""

from __future__ import annotations

import pytest

from hyakki.core.chance import Chance
from hyakki.core.events import Viewer, viewers
from hyakki.core.game import game_of
from hyakki.core.save import digest
from hyakki.core.table import Table
from tests.games.kitsunedo.sitting import Sitting

GAME = game_of("kitsunedo")


def five(hand: str = "sun block", lantern: str = "ash") -> Sitting:
    """A has claimed Spirit at a table of five."""
    table = Sitting(
        A={"lord": "hollow", "hand": hand, "lantern": lantern},
        B={"lord": "celeste", "hand": "leaf"},
        C={"lord": "mirage", "hand": "leaf"},
        D={"lord": "tanuki", "hand": "leaf"},
        E={"lord": "haunt", "hand": "leaf"},
        deck=["moon", "sake"],
        discard=["block"],
        lantern_deck=["mist"],
    )
    return table.does("A", "summon")


def server_table() -> Table:
    """A, B and C; A has claimed Spirit; answers to the window can be given one by one."""
    rules = GAME.rules(3, {"order": [0, 1, 2], "picks": ["hollow", "celeste", "mirage"]})
    table = Table.start(GAME, rules, 3, Chance.seeded(1), viewers(3))
    say(table, 0, "summon")
    return table


def say(table: Table, seat: int, answer: str) -> Table:
    (ask,) = table.asks_of(seat)
    table.answer(seat, table.ask_id(ask), [answer])
    return table


def asked(table: Table) -> list[tuple[int, str]]:
    return [(ask.seat, ask.kind) for ask in table.asks]


# The window


@pytest.mark.rule("KI-R36", "KI-120")
def test_a_window_opens_before_anything_is_drawn_stolen_or_swapped() -> None:
    table = five()
    assert (table.deck[:2], table.hand("A")) == (["moon", "sake"], ["sun", "block"])
    assert table.told("A") == [], "the two cards have not been seen"
    table.window().does("A", "keep moon").does("A", "steal B")
    assert table.latest[-1].args == (0, 1, 1), "who, which Lantern, whom"
    assert (table.hand("B"), table.size("A")) == (["leaf"], 3)
    table.window()
    assert (table.hand("B"), table.size("A")) == ([], 4)


@pytest.mark.rule("KI-R36")
def test_a_leaf_trade_is_declared_in_full_before_it_may_be_challenged() -> None:
    table = Sitting(A={"hand": "leaf"}, B={"hand": "sun"}, C={}).does("A", "trade B sun leaf")
    assert [(event.kind.name, event.args) for event in table.latest] == [
        ("traded", (0, 1, 0, 2)),
        ("claimed", (0, 3, 1)),
    ]
    assert table.asked() == {"B": "doubt"}
    assert (table.hand("B"), table.view("C").played) == (["sun"], (2,))


@pytest.mark.rule("KI-R37")
def test_a_window_closes_when_all_have_let_it_stand() -> None:
    table = server_table()
    assert not table.settle()
    assert not say(table, 1, "stand").settle()
    assert asked(table) == [(1, "doubt"), (2, "doubt")]
    assert say(table, 2, "stand").settle()
    assert asked(table) == [(0, "keep")]


@pytest.mark.rule("KI-R37", "KI-R38")
def test_a_window_closes_at_a_challenge_that_nobody_can_go_before() -> None:
    first = say(server_table(), 1, "challenge")
    assert first.settle(), "B is the first clockwise from A"
    assert asked(first) == [(0, "answer")]
    second = say(server_table(), 2, "challenge")
    assert not second.settle(), "B could still challenge"
    assert say(second, 1, "stand").settle()
    assert asked(second) == [(0, "answer")]
    assert second.told(Viewer())[-1] == {"event": "challenged", "seat": 2, "claimer": 0, "lantern": 0}


@pytest.mark.rule("KI-R37")
def test_silence_lets_a_claim_stand() -> None:
    silent = server_table()
    silent.time_up()
    assert asked(silent) == [(0, "keep")]
    doubted = say(server_table(), 2, "challenge")
    doubted.time_up()
    assert asked(doubted) == [(0, "answer")], "a challenge given in time counts"


@pytest.mark.rule("KI-R37", "KI-R125")
def test_every_window_has_a_least_time() -> None:
    paces = GAME.paces()
    for ask in server_table().asks:
        assert paces[ask.pace]["least"] == 2.5


@pytest.mark.rule("KI-R38")
def test_of_several_challengers_the_first_clockwise_from_the_claimer_counts() -> None:
    table = five()
    assert list(table.asked()) == ["B", "C", "D", "E"]
    table.window(E="challenge", C="challenge")
    assert table.latest[0].args == (2, 0, 0)
    from_c = Sitting(active="C", A={"hand": "sun"}, B={"hand": "sun"}, C={"hand": "sun"}, D={"hand": "sun"})
    from_c.does("C", "summon").window(B="challenge", A="challenge")
    assert from_c.latest[0].args[0] == 0, "A sits before B, counted from C"


@pytest.mark.rule("KI-R38", "KI-R41")
def test_a_challenge_that_came_too_late_in_order_leaves_no_trace() -> None:
    with_e, without_e = five(), five()
    with_e.window(C="challenge", E="challenge")
    without_e.window(C="challenge")
    assert digest(with_e.state) == digest(without_e.state)
    assert list(map(repr, with_e.latest)) == list(map(repr, without_e.latest))
    for who in ("A", "B", "E", "spectator"):
        assert with_e.view(who).encoded() == without_e.view(who).encoded()


@pytest.mark.rule("KI-R39", "KI-100")
def test_after_a_block_nobody_else_may_challenge_the_claim() -> None:
    table = five().window(C="challenge", E="challenge").does("A", "block")
    assert table.said() == ["blocked", "summoned"]
    assert table.asked() == {"A": "keep"}
    assert table.discard == ["block", "block"], "the played one on top"


@pytest.mark.rule("KI-R40")
def test_out_players_do_not_challenge() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "sun"},
        B={"lord": "celeste", "lives": 0},
        C={"lord": "mirage", "lives": 1},
        D={"lord": "shisu", "lives": 0, "hand": "sun"},
    )
    assert table.does("A", "summon").asked() == {"C": "doubt"}


@pytest.mark.rule("KI-R41")
def test_nobody_sees_who_has_answered_or_how() -> None:
    table = server_table()
    before = [table.view(viewer).encoded() for viewer in viewers(3)]
    heard = len(table.told(Viewer()))
    say(table, 1, "stand")
    table.settle()
    assert [table.view(viewer).encoded() for viewer in viewers(3)] == before
    assert len(table.told(Viewer())) == heard
    say(table, 2, "stand").settle()
    assert table.told(Viewer())[heard] == {"event": "stood", "seat": 0, "lantern": 0}, "only the result"


# Settling a challenge


def stealing(victim: str, lantern: str = "shadow", hand: str = "sun") -> Sitting:
    """A claims Shadow on B, who challenges."""
    table = Sitting(
        A={"lord": "hollow", "hand": hand, "lantern": lantern},
        B={"lord": "celeste", "hand": victim, "lantern": "mist"},
        C={"lord": "mirage", "hand": "leaf", "lantern": "ash"},
        discard=["block"],
        lantern_deck=["spirit", "ash"],
    )
    return table.does("A", "steal B").window(B="challenge")


def evading(lord: str, hand: str, lives: int = 2) -> Sitting:
    """A attacks B, who claims Ash, is challenged and concedes."""
    cards = {"celeste": "sun", "shisu": "moon" if lives == 2 else "sun"}[lord]
    table = Sitting(
        A={"lord": "hollow", "hand": [cards] * lives + ["block"]},
        B={"lord": lord, "hand": hand, "lives": lives, "lantern": "mist"},
        C={"lord": "mirage"},
        discard=["sake"],
        lantern_deck=["spirit"],
    )
    table.attacks("A", "B", *[cards] * lives).does("B", "ash")
    return table.window(A="challenge").does("B", "concede")


@pytest.mark.rule("KI-R42")
def test_effect_then_penalty_then_lantern() -> None:
    revealed = stealing("moon leaf").does("A", "reveal")
    assert revealed.said() == ["revealed", "stole", "penalty", "under-deck", "new-lantern"]
    assert evading("celeste", "leaf").said() == ["conceded", "life-lost", "penalty", "under-deck", "new-lantern"]


@pytest.mark.rule("KI-R42", "KI-113")
def test_last_of_all_a_losing_active_lord_goes_to_its_end_step() -> None:
    conceded = stealing("moon leaf", lantern="ash").does("A", "concede")
    assert conceded.said()[:5] == ["conceded", "penalty", "under-deck", "new-lantern", "cut-short"]


@pytest.mark.rule("KI-R42", "KI-127")
def test_a_loser_put_out_by_the_attack_pays_nothing_more() -> None:
    table = evading("celeste", "leaf", lives=1)
    assert table.lives("B") == 0
    assert table.said() == ["conceded", "life-lost", "out", "under-deck"]
    assert table.discard == ["sun", "leaf", "sake"]


@pytest.mark.rule("KI-R42", "KI-171")
def test_a_shisu_put_out_by_the_attack_keeps_its_hand() -> None:
    table = evading("shisu", "leaf moon", lives=1)
    assert table.lives("B") == 0
    assert table.hand("B") == ["moon", "leaf"]
    assert table.said() == ["conceded", "life-lost", "out-keeping", "under-deck"]


@pytest.mark.rule("KI-R42")
def test_after_every_life_lost_the_end_of_the_game_is_checked() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "sun sun"}, B={"lord": "celeste", "hand": "", "lantern": "mist"}, seats=2
    )
    table.attacks("A", "B", "sun", "sun").does("B", "ash").window(A="challenge").does("B", "concede")
    assert table.winner == "A"
    assert table.said() == ["conceded", "life-lost", "life-lost", "out", "under-deck", "won"]


@pytest.mark.rule("KI-R42", "KI-R63")
def test_a_cancelled_leaf_answer_is_answered_again_before_the_penalty() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "sake"},
        B={"lord": "celeste", "hand": "sun leaf", "lantern": "ash"},
        C={"lord": "mirage"},
    )
    table.does("A", "trade B sun").does("B", "give-leaf leaf as sun").window(A="challenge").does("B", "concede")
    assert table.asked() == {"B": "give"}
    assert table.hand("B") == ["sun", "leaf"]
    table.does("B", "give sun")
    assert (table.hand("A"), table.hand("B")) == (["sun"], [])
    assert table.discard[:2] == ["sake", "leaf"], "B paid with the Sake it got, too"


@pytest.mark.rule("KI-R43")
def test_cards_on_the_table_are_not_in_hand() -> None:
    table = Sitting(
        A={"lord": "tanuki", "hand": "leaf", "lantern": "ash"},
        B={"lord": "celeste", "hand": "sun"},
        C={"lord": "mirage"},
        discard=["block"],
    )
    table.does("A", "mark B leaf as sun").window(B="challenge").does("A", "concede")
    assert table.lives("A") == 1, "the marking Leaf was played: nothing is left to pay with"
    assert table.discard == ["leaf", "block"]


@pytest.mark.rule("KI-R43")
def test_a_mark_in_front_of_a_lord_is_not_in_its_hand() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "sun", "lantern": "shadow"},
        B={"lord": "celeste", "hand": "moon", "mark": "sun"},
        C={"lord": "tanuki"},
    )
    table.does("A", "steal B").window(B="challenge").does("A", "reveal")
    assert table.lives("B") == 1


# Answers


@pytest.mark.rule("KI-R44", "KI-107")
def test_a_truthful_claimer_may_concede_or_block() -> None:
    table = stealing("moon", hand="sun block")
    assert table.offered("A") == ["concede", "concede shown", "reveal", "block"]
    table.does("A", "concede")
    assert "stole" not in table.said()
    assert table.hand("A") == []
    assert table.lantern("A") == "spirit"
    blocked = stealing("moon", hand="sun block").does("A", "block")
    assert (blocked.hand("A"), blocked.lantern("A")) == (["sun", "moon"], "shadow")


@pytest.mark.rule("KI-R45")
def test_a_bluffer_can_only_concede_until_there_are_blocks() -> None:
    second = Sitting(
        stage="second",
        A={"lord": "hollow", "hand": "sun", "lantern": "ash"},
        B={"lord": "celeste", "hand": "sun"},
        C={"lord": "mirage"},
    )
    second.does("A", "steal B").window(B="challenge")
    assert second.offered("A") == ["concede", "concede shown"]
    assert second.blocked("A") == {"reveal": "KI-108", "block": "KI-T27"}
    full = stealing("moon", lantern="ash", hand="block")
    assert full.offered("A") == ["concede", "concede shown", "block"]


@pytest.mark.rule("KI-R46", "KI-110")
def test_nobody_sees_a_conceded_lantern_unless_it_is_shown() -> None:
    hidden = stealing("moon", lantern="ash").does("A", "concede")
    for who in ("B", "C", "spectator"):
        assert hidden.knows(who, "lantern deck")[-1] == "any"
    shown = stealing("moon", lantern="ash").does("A", "concede shown")
    for who in ("B", "C", "spectator"):
        assert shown.knows(who, "lantern deck")[-1] == "ash"


# Protection


@pytest.mark.rule("KI-R47", "KI-100", "KI-064")
def test_a_block_protects_that_claim_of_that_lord_for_the_turn() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "sun sun sun sun sake"},
        B={"lord": "celeste", "hand": "block leaf", "lantern": "mist"},
        C={"lord": "mirage", "hand": "leaf", "lantern": "mist"},
    )
    table.attacks("A", "B", "sun", "sun").does("B", "ash").window(A="challenge").does("B", "block")
    table.attacks("A", "B", "sun", "sun").does("B", "ash")
    assert table.said() == ["claimed", "undoubted", "evaded"], "no window for the same challenger either"
    assert table.lives("B") == 2
    table.does("A", "trade B moon").does("B", "give-leaf leaf as moon")
    assert table.asked() == {"A": "doubt"}, "another Lantern stays open"


@pytest.mark.rule("KI-R47")
def test_a_block_protects_no_other_lord() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "sun sun sun sun"},
        B={"lord": "celeste", "hand": "block", "lantern": "spirit"},
        C={"lord": "mirage", "hand": "leaf", "lantern": "spirit"},
    )
    table.attacks("A", "B", "sun", "sun").does("B", "ash").window(A="challenge").does("B", "block")
    table.attacks("A", "C", "sun", "sun").does("C", "ash")
    assert table.asked() == {"A": "doubt"}


@pytest.mark.rule("KI-R47", "KI-083", "KI-084")
def test_a_blocked_mist_challenge_protects_against_every_lord() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "leaf leaf block", "lantern": "ash"},
        B={"lord": "celeste", "hand": "sun", "lives": 1},
        C={"lord": "mirage", "hand": "leaf"},
    )
    table.attacks("A", "B", "leaf as sun").does("B", "challenge").does("A", "block")
    table.does("A", "trade C leaf leaf")
    assert table.said() == ["traded", "claimed", "undoubted"]
    assert table.asked() == {"C": "give"}


@pytest.mark.rule("KI-R48", "KI-083", "KI-084")
def test_a_revealed_mist_protects_the_next_leaf_too() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "leaf leaf leaf", "lantern": "mist"},
        B={"lord": "celeste", "hand": "sun"},
        C={"lord": "mirage", "hand": "leaf"},
        lantern_deck=["ash"],
    )
    table.attacks("A", "B", "leaf as sun", "leaf as sun").does("B", "challenge").does("A", "reveal")
    assert table.lantern("A") == "ash"
    assert table.view("spectator").safe != 0
    table.does("A", "trade C leaf leaf")
    assert table.asked() == {"C": "give"}


@pytest.mark.rule("KI-R48")
def test_no_other_revealed_lantern_protects_anything() -> None:
    assert stealing("moon leaf").does("A", "reveal").view("spectator").safe == 0


@pytest.mark.rule("KI-R49", "KI-R19")
def test_mist_blocked_on_anothers_turn_is_kept_until_that_turn_ends() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "sake sake sake"},
        B={"lord": "celeste", "hand": "leaf leaf leaf block", "lantern": "ash"},
        C={"lord": "mirage", "hand": "leaf"},
    )
    table.does("A", "trade B sun").does("B", "give-leaf leaf as sun").window(A="challenge").does("B", "block")
    table.does("A", "trade B moon").does("B", "give-leaf leaf as moon")
    assert table.asked() == {"A": "act"}, "no window"
    table.ends("A", "leaf")
    table.does("B", "trade C sun leaf")
    assert table.asked() == {"C": "doubt"}


@pytest.mark.rule("KI-R50", "KI-082")
def test_a_mist_claim_that_was_let_stand_protects_nothing() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "leaf leaf leaf"},
        B={"lord": "celeste", "hand": "sun", "lives": 1},
        C={"lord": "mirage", "hand": "sun"},
    )
    table.attacks("A", "B", "leaf as sun").does("B", "ash").window()
    table.attacks("A", "B", "leaf as sun")
    assert "challenge" in table.offered("B")
    table.does("B", "ash").window().does("A", "trade C sun leaf")
    assert table.asked() == {"C": "doubt"}


@pytest.mark.rule("KI-R51", "KI-064")
def test_after_its_lantern_was_replaced_a_lord_may_claim_the_same_again() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "sun sun sun"},
        B={"lord": "celeste", "hand": "moon", "lantern": "mist"},
        C={"lord": "mirage"},
        lantern_deck=["shadow"],
    )
    table.attacks("A", "B", "sun", "sun").does("B", "ash").window(A="challenge").does("B", "concede")
    assert (table.lives("B"), table.lantern("B")) == (1, "shadow")
    table.attacks("A", "B", "sun")
    assert "ash" in table.offered("B")
    assert table.does("B", "ash").asked() == {"A": "doubt"}


@pytest.mark.rule("KI-R51", "KI-082")
def test_mist_too_may_be_claimed_again_and_challenged_again() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "sake sake"},
        B={"lord": "shisu", "hand": "leaf moon", "lantern": "ash"},
        C={"lord": "mirage"},
    )
    table.does("A", "trade B sun").does("B", "give-leaf leaf as sun").window(A="challenge").does("B", "concede")
    table.does("B", "give moon")
    table.does("A", "trade B sun").does("B", "give-leaf leaf as sun")
    assert table.asked() == {"A": "doubt"}


@pytest.mark.rule("KI-R52")
def test_a_claimer_who_won_cannot_decline_the_power() -> None:
    table = five(lantern="spirit").window(C="challenge").does("A", "reveal")
    assert table.offered("A") == ["keep moon", "keep sake"]
    theft = stealing("moon leaf").does("A", "reveal")
    assert theft.size("A") == 2
    assert theft.asked() == {"A": "act"}


@pytest.mark.rule("KI-R53", "KI-113")
def test_a_lord_that_lost_on_its_own_turn_still_has_its_end_step() -> None:
    table = Sitting(
        A={"lord": "shisu", "hand": "sun moon leaf", "lantern": "ash"},
        B={"lord": "celeste", "hand": "sun"},
        C={"lord": "mirage"},
        discard=["block"],
    )
    table.does("A", "summon").window(B="challenge").does("A", "concede")
    assert table.offered("A") == ["done", "discard sun", "discard moon", "discard leaf"], "no more actions"
    table.does("A", "discard leaf", "done")
    assert table.discard == ["leaf", "block"]
    assert table.active == "B"
