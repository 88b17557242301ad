"""The Turn, its phases, the First Player and the decider (KA-045 to KA-055, KA-309 to KA-317, KA-R120, KA-R121)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.asked import rule_of
from hyakki.games.kaidan import game
from tests.games.kaidan.sitting import Sitting


def house(**given: Any) -> Sitting:
    return Sitting(
        **{
            "rooms": {"3-3": "H10", "9-9": "G03", "9-1": "G05"},
            "A": {"pg": "PC1", "at": "3-3"},
            "B": {"pg": "PC5", "at": "9-9"},
            "C": {"pg": "PC4", "at": "9-1"},
            "events": ["EV19", "EV19", "EV19"],
            **given,
        }
    )


def whole_turn(s: Sitting) -> Sitting:
    """Everybody passes until the Turn is over."""
    turn = s.start().state.turn
    while s.state.turn == turn:
        s.does(next(iter(s.asked())), "pass")
    return s


@pytest.mark.rule("KA-045", "KA-049", "KA-050")
def test_the_phases_follow_one_another() -> None:
    s = whole_turn(house(at="preparation"))
    phases = [event.args[0] for event in s.events if event.kind.name == "phase"]
    assert phases[:5] == [0, 1, 2, 3, 4]


@pytest.mark.rule("KA-046", "KA-047", "KA-R06")
def test_every_pg_acts_once_from_the_first_player_on() -> None:
    s = whole_turn(house(at="preparation", first="B"))
    acted = [event.args[0] for event in s.events if event.kind.name == "activation"][:3]
    assert acted == [2, 0, 1], "the token has passed to C"


@pytest.mark.rule("KA-051", "KA-314", "KA-R120")
def test_the_first_player_token_passes_once_a_turn() -> None:
    s = whole_turn(house(first="A"))
    assert s.state.first == 1
    s = whole_turn(s)
    assert s.state.first == 2


@pytest.mark.rule("KA-R120")
def test_it_does_not_pass_in_the_first_turn() -> None:
    assert house(at="preparation", turn=1, first="B").start().state.first == 1


@pytest.mark.rule("KA-R06", "KA-192", "KA-314")
def test_dead_and_escaped_seats_are_passed_over() -> None:
    s = house(at="preparation", first="A", B={"died": 2, "grave": "9-9"}).start()
    assert s.state.first == 2
    s = house(at="preparation", first="A", B={"escaped": True}).start()
    assert s.state.first == 2


@pytest.mark.rule("KA-316", "KA-061", "KA-059")
def test_preparation_gives_three_pa_and_speed_in_pm() -> None:
    s = house(at="preparation", A={"pg": "PC1", "at": "3-3", "pa": 0, "pm": 0}).start()
    assert (s.pg("A").pa, s.pg("A").pm, s.pg("C").pm) == (3, 3, 4)


@pytest.mark.rule("KA-R46")
def test_unspent_points_are_lost_with_the_activation() -> None:
    s = house().does("A", "pass")
    assert (s.pg("A").pa, s.pg("A").pm) == (0, 0) and (s.pg("B").pa, s.pg("B").pm) == (3, 3)


@pytest.mark.rule("KA-167", "KA-130")
def test_pass_ends_the_activation() -> None:
    assert house().does("A", "pass").asked() == {"B": "act"}


@pytest.mark.rule("KA-309", "KA-085")
def test_noise_goes_at_the_end_of_the_turn() -> None:
    s = house(A={"pg": "PC1", "at": "3-3", "noise": 4})
    s.does("A", "pass").does("B", "pass")
    assert s.pg("A").noise == 4
    s.does("C", "pass")
    assert s.pg("A").noise == 0


@pytest.mark.rule("KA-317", "KA-R54")
def test_alert_tokens_are_turned_up_in_preparation() -> None:
    s = house(
        at="preparation",
        entities={"1": "? 1-10 alerted"},
        D={"died": 1, "grave": "3-3"},
        onryo={"D": {"at": "1-9", "alerted": True}},
    ).start()
    assert not s.entity(1).alerted and not s.entity(10).alerted


@pytest.mark.rule("KA-315", "KA-186")
def test_each_onryo_gets_two_hidden_tokens() -> None:
    s = house(at="preparation", C={"died": 1, "grave": "9-1"}, turn=4, onryo={"C": {"at": "9-1"}}).start()
    assert len(s.state.secrets[2].tokens) == 2
    assert [told[0] for told in s.told("C") if told[0] == "KA-315"] and not [
        told for told in s.told("A") if told[0] == "KA-315"
    ]


@pytest.mark.rule("KA-181", "KA-182", "KA-R108")
def test_a_dead_pg_returns_at_the_start_of_the_second_turn_after_its_death() -> None:
    s = house(at="preparation", turn=5, C={"died": 4, "grave": "9-1"}).start()
    assert s.entity_at(9) == "off" and s.state.secrets[2].tokens == ()
    s = house(at="preparation", turn=6, C={"died": 4, "grave": "9-1"}).start()
    assert s.entity_at(9) == "9-1" and len(s.state.secrets[2].tokens) == 2


@pytest.mark.rule("KA-R83", "KA-R121")
def test_exhaustion_ends_with_the_turn() -> None:
    s = whole_turn(house(A={"pg": "PC1", "at": "3-3", "exhausted": True}))
    assert not s.pg("A").exhausted


# Who decides


def orientation(**given: Any) -> Sitting:
    """H15 is about to be placed west of 3-3: two orientations are equally good."""
    s = house(house=["H15"], **given).door_tokens("T01")
    return s.does(next(iter(s.asked())), "open 3-2|3-3")


@pytest.mark.rule("KA-053", "KA-041", "KA-R08")
def test_the_first_player_decides_while_nobody_is_dead() -> None:
    s = orientation(first="B")
    assert s.asked() == {"B": "decide"} and len(s.offered("B")) > 1
    assert rule_of(game, "decide", (), s.menu("B")) == "KA-053"
    preview = s.foreseen("B")[s.offered("B")[0]]
    assert preview["room"] == "H15" and preview["slot"] == 5


@pytest.mark.rule("KA-054", "KA-R08")
def test_the_dead_decide_instead() -> None:
    s = orientation(first="B", C={"died": 1, "grave": "9-1"})
    assert s.asked() == {"C": "decide"}
    assert rule_of(game, "decide", (), s.menu("C")) == "KA-R08"


@pytest.mark.rule("KA-055", "KA-R08")
def test_of_several_dead_the_first_clockwise_from_the_token_confirms() -> None:
    given = {"B": {"died": 1, "grave": "9-9"}, "D": {"died": 1, "grave": "3-4"}}
    assert orientation(first="A", **given).asked() == {"B": "decide"}
    assert orientation(first="C", **given).asked() == {"D": "decide"}


@pytest.mark.rule("KA-R08")
def test_the_escaped_never_decide() -> None:
    assert orientation(first="A", B={"escaped": True}).asked() == {"A": "decide"}


@pytest.mark.rule("KA-R18")
def test_what_silence_means() -> None:
    assert house().silence().asked() == {"B": "act"}, "own Activation: Pass"
    s = orientation(first="B")
    first = s.offered("B")[0]
    s.silence()
    assert s.latest[0].kind.name == "decided" and f"choose turn {s.latest[0].args[2] * 90}" == first


@pytest.mark.rule("KA-029", "KA-R10")
def test_the_first_player_is_drawn_for_all_to_see() -> None:
    s = Sitting(at="start", seats=3, options={}).start()
    drawn = next(event for event in s.events if event.kind.name == "first-player")
    assert drawn.fact == (s.state.first,)


@pytest.mark.rule("KA-310", "KA-105")
def test_at_the_end_of_the_turn_every_token_is_in_the_bag_once() -> None:
    s = whole_turn(house(tokens_out=["T01", "T05", "T27"]))
    assert sorted(s.state.door_bag) == sorted(s.state.kit.bag) and s.state.tokens_out == []
