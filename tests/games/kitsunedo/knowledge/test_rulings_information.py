"""Rulings on what is public, what is private, and pace (KI-R121 to KI-R126, KI-R139)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kitsunedo.catalog.cards import ASH, CELESTE, HOLLOW, LEAF, MOON, SAKE, SHISU, SUN, TANUKI
from tests.games.kitsunedo.sitting import GAME, Sitting

LORDS: dict[str, dict[str, Any]] = {"A": {"lord": "mirage"}, "B": {"lord": "celeste"}, "C": {"lord": "hollow"}}


def three(seed: int = 1, **given: Any) -> Sitting:
    """A Mirage, a Celeste and a Hollow, with what is said of them."""
    seats = {seat: {**LORDS[seat], **given.pop(seat, {})} for seat in LORDS}
    return Sitting(seed, **seats, **given)


def frame(table: Sitting, who: str) -> dict[str, Any]:
    """The procedure under way, as this viewer sees it."""
    step: dict[str, Any] = table.view(who).frames[-1]
    return step


# Public


@pytest.mark.rule("KI-R121", "KI-020", "KI-004")
def test_the_table_is_open_to_everyone() -> None:
    table = Sitting(
        active="B",
        round=3,
        A={"lord": "celeste", "hand": "sun sun", "mark": "leaf"},
        B={"lord": "tanuki", "hand": "moon", "lives": 1},
        C={"lord": "shisu", "hand": "sake block leaf", "lives": 0},
        D={"lord": "hollow", "hand": ""},
        discard=["moon", "sun"],
        used=["summon"],
        safe=["A ash"],
    )
    for who in ("A", "C", "D", "spectator"):
        view = table.view(who)
        assert view.lords == (CELESTE, TANUKI, SHISU, HOLLOW)
        assert view.lives == (2, 1, 0, 2)
        assert (view.active, view.round) == (1, 3)
        assert view.sizes == (2, 1, 3, 0), "the out Shisu's too"
        assert view.discard == (SUN, MOON)
        assert (view.deck, view.lantern_deck) == (43 - 9, 12 - 3)
        assert view.marks == (LEAF, -1, -1, -1)
        assert view.used and view.safe
        assert [(ask["seat"], ask["kind"]) for ask in view.asks] == [(1, "act")]


@pytest.mark.rule("KI-R121", "KI-178")
def test_played_cards_claims_challenges_and_answers_are_open() -> None:
    table = three(A={"hand": "sun leaf"}, B={"lantern": "mist"})
    table.does("A", "attack B", "play sun", "play leaf as sun", "strike")
    assert table.view("spectator").played == (SUN, LEAF)
    assert frame(table, "C")["declared"] == (SUN, SUN)
    table.does("B", "ash")
    assert [(event.kind.name, event.args) for event in table.latest] == [("claimed", (1, ASH, 0))]
    assert (frame(table, "C")["claimer"], frame(table, "C")["lantern"]) == (1, ASH)
    table.does("A", "challenge")
    assert (table.said()[0], table.latest[0].args) == ("challenged", (0, 1, ASH))
    table.does("B", "concede")
    assert table.said()[:2] == ["conceded", "life-lost"]
    assert table.latest[0].args == (1, 0)


@pytest.mark.rule("KI-R121")
def test_used_limits_kept_mist_and_immunity_are_open() -> None:
    table = three(A={"hand": "leaf block", "lantern": "ash"}, B={"hand": "sun"})
    fresh = table.view("spectator")
    assert (fresh.used, fresh.safe, fresh.threaded, fresh.proposed) == (0, 0, False, False)
    table.does("A", "trade B sun leaf").does("B", "challenge").does("A", "block").does("B", "give sun")
    kept = table.view("spectator").safe
    assert kept
    table.does("A", "summon").window().silence()
    summoned = table.view("spectator").used
    table.does("A", "steal B").does("B", "stand")
    assert 0 < summoned < table.view("C").used
    table.does("A", "thread").proposes("A", "B").window()
    assert (table.view("C").used, table.view("C").threaded, table.view("C").proposed) == (summoned, True, True)


# Private


@pytest.mark.rule("KI-R122", "KI-R139", "KI-013")
def test_what_a_seat_is_sent_does_not_depend_on_what_it_may_not_know() -> None:
    known: dict[str, Any] = {"A": {"hand": "block", "lantern": "spirit"}, "C": {"hand": "moon", "lantern": "shadow"}}
    hidden = [(1, "sun moon", "ash"), (2, "leaf sake", "mist")]
    one, other = (
        three(seed, **known, B={"hand": hand, "lantern": lantern}, discard=["moon"]) for seed, hand, lantern in hidden
    )
    assert one.deck != other.deck
    for who in ("A", "C", "spectator"):
        assert one.view(who).encoded() == other.view(who).encoded()
    assert one.view("B").encoded() != other.view("B").encoded()


@pytest.mark.rule("KI-R122", "KI-013")
def test_a_seat_sees_its_own_hand_and_lantern_and_no_others() -> None:
    table = three(A={"hand": "moon sake", "lantern": "ash"}, B={"hand": "sun"}, C={"hand": "leaf"})
    own = table.view("A").own
    assert [(card.seat, card.hand, card.lantern) for card in own] == [(0, (0, 1, 0, 0, 1), ASH)]
    assert table.knows("A", "A") == ["moon", "sake"]
    assert table.knows("A", "B") == table.knows("A", "C") == ["any"]
    assert set(table.knows("A", "deck")) == set(table.knows("A", "lantern deck")) == {"any"}


@pytest.mark.rule("KI-R122", "KI-R56")
def test_the_order_of_the_deck_is_known_as_far_as_it_was_seen() -> None:
    table = three(A={"hand": ""}, deck=["moon", "sun", "leaf"]).does("A", "summon").window().does("A", "keep moon")
    assert table.knows("A", "deck")[:2] == ["sun", "any"]
    assert table.knows("B", "deck")[:2] == ["any", "any"]
    table.does("A", "end").silence()
    assert table.hand("B").count("sun") >= 1
    assert "sun" in table.knows("A", "B"), "A knows what B drew"
    assert table.knows("C", "B") == ["any"] * table.size("B")


@pytest.mark.rule("KI-R123")
def test_a_spectator_sees_public_facts_only() -> None:
    table = three(A={"hand": "moon"}, B={"hand": "sun"})
    view = table.view("spectator")
    assert view.own == ()
    assert view.shown == ()
    assert [table.knows("spectator", seat) for seat in "AB"] == [["any"], ["any"]]
    table.does("A", "steal B").does("B", "stand").does("A", "end")
    assert table.told("spectator") == []


@pytest.mark.rule("KI-R123", "KI-R40")
def test_an_out_player_sees_no_other_hand_but_keeps_what_it_learned() -> None:
    table = three(A={"hand": "sun"}, B={"hand": "sake", "lives": 1}, C={"hand": "leaf"})
    table.does("A", "steal B").does("B", "stand").does("A", "attack B", "play sun", "strike").does("B", "take")
    assert table.lives("B") == 0
    assert table.knows("B", "A") == ["sake"]
    assert table.knows("B", "C") == ["any"]
    assert [(card.hand, card.lantern) for card in table.view("B").own] == [((0, 0, 0, 0, 0), -1)]


@pytest.mark.rule("KI-R123", "KI-171")
def test_an_out_shisu_sees_its_own_kept_hand_and_nobody_else_does() -> None:
    table = Sitting(A={"lord": "celeste"}, B={"lord": "shisu", "lives": 0, "hand": "sun sake"}, C={"lord": "mirage"})
    assert table.view("B").own[0].hand == (1, 0, 0, 0, 1)
    assert table.knows("A", "B") == ["any", "any"]


# Pace


@pytest.mark.rule("KI-R125", "KI-106")
@pytest.mark.parametrize(
    "pace, live", [("window", 12), ("respond", 20), ("answer", 20), ("turn", 90), ("vote", 20), ("out", 20)]
)
def test_every_question_has_its_time(pace: str, live: float) -> None:
    times = GAME.paces()[pace]
    assert times["live"] == live
    assert times["slow"] == 24 * 60 * 60


@pytest.mark.rule("KI-R125", "KI-R138")
@pytest.mark.parametrize("pace", ["window", "respond", "answer", "vote"])
def test_every_window_stays_open_for_a_while(pace: str) -> None:
    assert GAME.paces()[pace]["least"] == 2.5


@pytest.mark.rule("KI-R125")
def test_every_action_adds_to_the_time_of_a_turn() -> None:
    assert GAME.paces()["turn"]["more"] == 15


@pytest.mark.rule("KI-R125", "KI-R138")
def test_every_question_knows_its_pace() -> None:
    table = three(A={"hand": "sun sun sun sake", "lantern": "ash"}, B={"hand": "moon"}, C={"hand": "leaf"})
    seen = {"act": table.ask("A").pace}
    table.does("A", "attack B", "play sun", "play sun", "strike")
    seen["respond"] = table.ask("B").pace
    table.does("B", "ash")
    seen["doubt"] = table.ask("A").pace
    table.does("A", "challenge")
    seen["answer"] = table.ask("B").pace
    table.does("B", "concede").does("A", "trade C leaf")
    seen["give"] = table.ask("C").pace
    table.does("C", "give leaf").does("A", "summon").window()
    seen["keep"] = table.ask("A").pace
    table.silence().proposes("A", "C")
    seen["vote"] = table.ask("B").pace
    table.window().does("A", "end")
    seen["discard"] = table.ask("A").pace
    assert seen == {
        "act": "turn",
        "respond": "respond",
        "doubt": "window",
        "answer": "answer",
        "give": "answer",
        "keep": "answer",
        "vote": "vote",
        "discard": "turn",
    }
    assert three(at="out", A={"lives": 0}).ask("A").pace == "out"


# No tells


@pytest.mark.rule("KI-R126", "KI-R138", "KI-107")
def test_a_claimer_who_can_only_concede_is_asked_like_any_other() -> None:
    others: dict[str, Any] = {"B": {"hand": "sun"}, "C": {"hand": "sun"}, "discard": ["moon"]}
    liar = three(1, A={"hand": "leaf", "lantern": "ash"}, **others)
    honest = three(2, A={"hand": "block", "lantern": "spirit"}, **others)
    for table in (liar, honest):
        table.does("A", "summon").window(B="challenge")
        assert table.asked() == {"A": "answer"}
    assert liar.offered("A") == ["concede", "concede shown", "thread"]
    assert honest.offered("A") == ["concede", "concede shown", "reveal", "block", "thread"]
    assert liar.view("B").asks == honest.view("B").asks
    assert liar.view("spectator").encoded() == honest.view("spectator").encoded()


@pytest.mark.rule("KI-R126")
def test_a_truthful_claim_looks_like_a_lie() -> None:
    def said(lantern: str) -> list[tuple[str, tuple[Any, ...], Any]]:
        table = three(A={"lantern": lantern}, B={"hand": "sun"}).does("A", "steal B")
        return [(event.kind.name, event.args, event.fact) for event in table.latest]

    assert said("shadow") == said("ash")


# Cards have no identity


@pytest.mark.rule("KI-R139")
def test_a_view_counts_cards_and_numbers_them_by_where_they_lie() -> None:
    table = three(A={"hand": "sake moon"}, B={"hand": "sun leaf"}, C={"hand": "block"})
    table.does("A", "trade B sun").does("B", "give sun").does("A", "steal C").does("C", "stand")
    for who in ("A", "B", "spectator"):
        zones = table.view(who).memory["items"]["zones"]
        numbers = [card for zone in zones for card in zone]
        assert numbers == list(range(len(numbers))), "a number says where a card lies, not which it is"
    assert table.view("A").own[0].hand == (1, 1, 0, 1, 0)


@pytest.mark.rule("KI-R139")
def test_a_card_that_was_seen_cannot_be_followed_once_it_may_have_moved() -> None:
    table = three(active="C", A={"hand": "sake moon"}, B={"hand": ""}, C={"hand": ""}).does("C", "peep A")
    table.does("C", "no-swap").does("C", "end")
    assert sorted(table.knows("C", "A")) == ["any", "moon", "sake"], "what was seen, and A's opening draw"
    table.does("A", "end").silence().does("B", "steal A").does("A", "stand")
    assert "sake" not in table.knows("C", "A"), "it may be with B now"
    assert "sake" not in table.knows("C", "B")


@pytest.mark.rule("KI-R139", "KI-R60")
def test_known_facts_are_said_in_the_log() -> None:
    table = three(A={"hand": "sake"}, B={"hand": "moon"}).does("A", "trade B moon").does("B", "give moon")
    assert [(event.kind.name, event.args) for event in table.latest] == [("met", (1, 0, MOON, SAKE))]
    assert table.knows("C", "B") == ["sake"]
