"""Chases: how they start, their rounds, how they end (KA-254 to KA-276, KA-R71 to KA-R91, KA-R135)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kaidan.options import LET_BE
from tests.games.kaidan.hunting import Hunt, corner


@pytest.mark.rule("KA-254", "KA-010", "KA-275")
def test_a_chase_starts_the_moment_an_enemy_sights_a_pg() -> None:
    s = corner()
    assert s.chased == (2, 1) and s.state.hunted == 0
    assert s.asked() == {"A": "chase"}


@pytest.mark.rule("KA-R07", "KA-229")
def test_an_unrevealed_entity_is_revealed_first_and_then_chases() -> None:
    s = corner("?", entity_deck=["EN-GO"])
    assert s.entity_kind(2) == "EN-GO" and s.chased == (2, 1)


@pytest.mark.rule("KA-R68")
def test_an_entity_without_a_card_stays_anonymous_and_harmless() -> None:
    s = corner("?")
    s.state.entity_deck.clear()
    assert s.entity_kind(2) == "?" and s.chased is None


@pytest.mark.rule("KA-087", "KA-254")
def test_no_chase_through_a_closed_door() -> None:
    assert corner(spot="2-3").chased is None


@pytest.mark.rule("KA-R15", "KA-R85")
def test_everybody_may_answer_when_a_pg_is_sighted_but_hiding_is_too_late() -> None:
    s = corner(stops=("window-sight",), tokens={"3-3": "hiding 2"})
    assert s.asked() == {"A": "window-sight", "B": "window-sight"} and s.chased is None
    assert s.blocked("A")["hide"] == "KA-R85"
    s.does("A", "let-be")
    assert s.chased == (2, 1)


@pytest.mark.rule("KA-293", "KA-294", "KA-R15")
def test_who_is_found_in_hiding_was_never_sighted() -> None:
    """No W-SIGHT and no rounds: the hiding Test at once."""
    hidden = {"hidden": 2, "noise": 3}
    s = corner(A=hidden, tokens={"3-3": "hiding 2"}, at="entities", stops=("window-sight",))
    s.door_tokens("T01").dice("1", "1").start()
    assert s.events_of("found") == [(1, 0)] and not s.events_of("sighted") and not s.events_of("chase-round")
    assert s.events_of("test-result")[0] == (0, 1, 9, 5), "6+2+1 against 4+1"


@pytest.mark.rule("KA-R71")
def test_one_chase_at_a_time_and_then_the_next_sightings() -> None:
    s = corner(entities={"2": "EN-YU 3-4", "1": "EN-YU 4-3"})
    assert s.chased == (1, 1), "the lowest number first"
    s.dice("3c", "0").does("A", "flee")
    assert s.chased == (1, 1)
    s.does("A", "stop").start()
    assert s.state.hunter == 0


@pytest.mark.rule("KA-R71", "KA-185")
def test_an_onryo_comes_before_the_numbers() -> None:
    s = corner("EN-YU", "3-4", onryo={"C": {"at": "4-3"}}, C={"died": 1, "grave": "4-3"}).start()
    assert s.state.hunter == 6 + 2


@pytest.mark.rule("KA-R72")
@pytest.mark.parametrize(
    "noise, wounds, hunted",
    [((2, 3), (0, 0), 1), ((3, 2), (0, 0), 0), ((2, 2), (3, 0), 0), ((2, 2), (0, 0), None)],
)
def test_of_two_pgs_the_louder_then_the_weaker_then_the_deciders_choice(
    noise: tuple[int, int], wounds: tuple[int, int], hunted: int | None
) -> None:
    s = Hunt(
        rooms={"3-3": "H10"},
        entities={"1": "EN-YU 3-4"},
        at="look",
        first="B",
        A={"pg": "PC1", "at": "3-3", "noise": noise[0], "wounds": wounds[0]},
        B={"pg": "PC5", "at": "4-4", "noise": noise[1], "wounds": wounds[1]},
    )
    if hunted is None:
        assert s.asked() == {"B": "decide"}, "both have Nerves 6"
        s.does("B", "choose seat A")
        hunted = 0
    s.start()
    assert s.state.hunted == hunted


@pytest.mark.rule("KA-256", "KA-263", "KA-R47", "KA-R78")
def test_the_moves_of_a_round() -> None:
    s = corner()
    assert {"flee", "wait", "noise"} <= set(s.offered("A"))
    assert s.blocked("A")["run"] == "KA-R47" and s.blocked("A")["pass"] == "KA-R78"
    assert s.refused("A", "run") == "KA-R47"


@pytest.mark.rule("KA-R18")
def test_who_says_nothing_in_a_chase_flees_once_and_then_waits() -> None:
    s = corner().dice("3", "0").silence()
    assert s.asked() == {"A": "flee"}
    s.does("A", "flee-to 4-3").does("A", "stop").silence()
    assert s.chased == (2, 2) and s.asked() == {"A": "react"}


@pytest.mark.rule("KA-262", "KA-280", "KA-281")
def test_who_waits_is_attacked_however_far_the_enemy_is() -> None:
    s = corner().dice("3", "0").does("A", "flee").does("A", "flee-to 4-3").does("A", "stop")
    assert s.chased == (2, 2) and s.preview("A", "wait")["away"] == 2
    s.does("A", "wait")
    assert s.asked() == {"A": "react"} and s.entity_at(2) in ("3-3", "4-4")


@pytest.mark.rule("KA-264", "KA-263")
def test_after_an_action_the_enemy_comes_as_far_as_its_die_shows() -> None:
    s = corner("EN-YU", "4-4").dice("0", "1").does("A", "noise")
    assert s.asked() == {"B": "decide"}, "two ways round, the decider says where it ends"
    s.does("B", "choose cell 3-4")
    assert s.chased == (2, 2) and s.entity_at(2) == "3-4" and s.pg("A").pa == 3


@pytest.mark.rule("KA-255", "KA-273", "KA-298", "KA-067")
def test_after_five_rounds_the_pg_must_hide_where_it_is() -> None:
    s = corner()
    s.state.pgs[0].wounds = 1
    for _ in range(5):
        assert s.asked() == {"A": "chase"}
        s.dice("0", "0").coordinates("10-1") if s.chased == (2, 5) else s.dice("0", "0")
        if s.chased == (2, 5):
            s.dice("1", "1")
        s.does("A", "noise")
    assert s.events_of("hid") == [(0, 22, 0)]
    assert s.events_of("test-result")[-1] == (0, 1, 5, 5), "5-1+1 against 4+1: the PG wins a tie"
    assert s.chased is None and s.entity_at(2) == "10-1"


@pytest.mark.rule("KA-274", "KA-R83", "KA-R84")
def test_an_exhausted_pg_gets_no_rounds() -> None:
    s = corner(A={"exhausted": True}).dice("2", "2").coordinates("10-1")
    s.start()
    assert not s.events_of("chase-round") and s.events_of("test-result") == [(0, 1, 7, 6)], "6-1+2 against 4+2"


@pytest.mark.rule("KA-R83")
def test_only_who_fled_is_exhausted_and_only_until_end_of_turn() -> None:
    s = corner(A={"cards": ["OB05"]}).does("A", "wait").dice("3c", "0").does("A", "exorcise")
    assert s.chased is None and not s.pg("A").exhausted
    s = corner(A={"cards": ["OB05"]}).dice("0", "1").does("A", "flee").dice("3c", "0").does("A", "exorcise")
    assert s.pg("A").exhausted
    t = corner(A={"exhausted": True, "hidden": 0}, at="rest", entities={"1": "EN-YU 10-1"})
    t.start()
    assert not t.pg("A").exhausted


@pytest.mark.rule("KA-276", "KA-R73")
def test_afterwards_the_activation_goes_on_with_what_it_had() -> None:
    s = corner(A={"cards": ["OB05"], "pa": 2, "pm": 1}).does("A", "wait").dice("3c", "0").does("A", "exorcise")
    assert s.asked() == {"A": "act"} and (s.pg("A").pa, s.pg("A").pm) == (2, 1) and s.state.hunted == -1


@pytest.mark.rule("KA-052")
def test_a_chase_breaks_out_in_the_entity_phase_and_suspends_it() -> None:
    s = corner("EN-YU", "2-3", at="entities", A={"noise": 4}).door_tokens("T01")
    assert s.chased == (2, 1) and s.entity_at(2) == "2-3", "it opens the door and stops before it (KA-R59)"


@pytest.mark.rule("KA-270", "KA-R90", "KA-R135")
def test_a_hunter_looks_around_before_it_disappears() -> None:
    """A gets rid of it by hiding; B in its sight is chased next; A is not chased again by it."""
    s = Hunt(
        rooms={"3-3": "H10"},
        entities={"1": "EN-YU 3-4"},
        at="look",
        A={"pg": "PC1", "at": "3-3", "noise": 3, "exhausted": True},
        B={"pg": "PC5", "at": "4-4", "exhausted": True},
    )
    s.dice("2", "1", "2", "1").coordinates("10-10").start()
    assert s.events_of("chase") == [(0, 0), (0, 1)], "then nobody is left, and it disappears"
    assert s.entity_at(1) == "10-10"


@pytest.mark.rule("KA-R90", "KA-270")
def test_a_killer_that_sees_another_pg_chases_it() -> None:
    s = Hunt(
        rooms={"3-3": "H10"},
        entities={"1": "EN-GO 3-4"},
        at="look",
        A={"pg": "PC1", "at": "3-3", "noise": 3, "wounds": 5},
        B={"pg": "PC5", "at": "4-4"},
        C={"pg": "PC4", "at": "4-3"},
    )
    s.does("A", "wait").dice("0", "3").does("A", "repel")
    assert s.pg("A").died and s.chased == (1, 1) and s.state.hunted == 2, "C has lower Nerves than B"


@pytest.mark.rule("KA-290", "KA-084", "KA-R51")
def test_nobody_is_alerted_during_a_chase() -> None:
    s = corner(entities={"2": "EN-YU 3-4", "3": "? 1-3"}).dice("3", "0").does("A", "noise")
    assert s.pg("A").noise == 3 and not s.entity(3).alerted


@pytest.mark.rule("KA-254")
def test_the_ubumes_lament_makes_the_hunted_pg_loud() -> None:
    s = corner("EN-UB")
    assert s.pg("A").noise == 6 and s.events_of("lament") == [(1, 0, 6)]


@pytest.mark.rule("KA-254")
@pytest.mark.parametrize("guess, force", [("even", 5), ("odd", 4)])
def test_a_wrong_answer_to_the_kuchisake_onna_makes_her_stronger(guess: str, force: int) -> None:
    s = corner("EN-KU")
    assert s.asked() == {"A": "guess"}
    s.dice("1").does("A", guess)
    assert s.state.enemy_value(1, 1) == force and s.chased == (2, 1)


@pytest.mark.rule("KA-254")
def test_her_anger_ends_with_the_chase() -> None:
    s = corner("EN-KU", A={"cards": ["OB23"]}).dice("1").does("A", "even").does("A", "wait")
    s.does("A", "ritual OB23")
    assert s.entity_at(2) == "off" and s.state.figures[1].raging == 0


@pytest.mark.rule("KA-257", "KA-253")
def test_what_is_at_stake_is_shown() -> None:
    s = corner(A={"wounds": 5})
    assert s.preview("A", "flee")["chance"] == 76
    stake = s.preview("A", "wait")
    assert stake["away"] == 1 and stake["death"] > 0 and stake["wounds"] == 2


@pytest.mark.rule("KA-198", "KA-263")
def test_there_is_no_omen_of_events_once_the_last_is_drawn() -> None:
    s = corner(pg="PC3")
    assert "omen" in s.offered("A")
    s = corner(pg="PC3")
    s.start()
    s.state.event_deck.clear()
    assert s.blocked("A")["omen"] == "KA-198"


# Ends of chases


def beside_both(**more: Any) -> Hunt:
    """The enemy at 3-4 hunts A at 3-3 and sees B at 4-4 too; C is far away."""
    return Hunt(
        **{
            "rooms": {"3-3": "H10", "9-9": "G03"},
            "entities": {"1": "EN-YU 3-4"},
            "at": "look",
            "A": {"pg": "PC1", "at": "3-3", "noise": 3, **more.pop("A", {})},
            "B": {"pg": "PC5", "at": "4-4", **more.pop("B", {})},
            "C": {"pg": "PC3", "at": "9-9"},
            **more,
        }
    )


@pytest.mark.rule("KA-271")
def test_a_hunter_whose_pg_disappears_chases_nobody_else_before_it_disappears_too() -> None:
    s = beside_both(A={"cards": ["OB06"]}).coordinates("9-10", "10-1").does("A", "quick OB06")
    assert s.at("A") == "9-10" and s.entity_at(1) == "10-1" and s.chased is None
    assert s.events_of("chase") == [(0, 0)]
    leaving = [event.kind.name for event in s.latest if event.kind.name.endswith("disappeared")]
    assert leaving == ["disappeared", "figure-disappeared"]
    assert s.said().index("figure-disappeared") < s.said().index("appeared"), "both are gone at once"


@pytest.mark.rule("KA-271", "KA-222")
def test_a_hunter_that_is_gone_for_a_moment_keeps_its_standee() -> None:
    """A appears in the Family Altar's Room, whose curse brings an entity: it is number 1, not the hunter's 2."""
    s = corner(A={"cards": ["OB06"]}, rooms={"3-3": "H10", "9-9": "G03", "5-5": "H07"})
    s.coordinates("5-5").does("A", "quick OB06").dice("1").does("A", "even").coordinates("10-1").does("A", "keep")
    s.does("B", "choose cell 6-6")
    assert s.entity_at(1) == "6-6" and s.entity_kind(2) == "EN-YU"


@pytest.mark.rule("KA-R135", "KA-R90", "KA-299")
def test_a_hunter_whose_next_prey_gets_away_in_time_disappears() -> None:
    """A gets rid of it; it sights B, who vanishes before the chase begins; A must not stay beside it."""
    s = beside_both(stops=("window-sight",), A={"exhausted": True}, B={"cards": ["OB06"]})
    s.start().answer(s.ask("A"), (LET_BE,))
    s.dice("2", "1")._pass_by()
    assert s.asked() == {"A": "window-sight", "B": "window-sight", "C": "window-sight"}
    s.coordinates("9-10", "10-1").does("B", "quick OB06")
    while s.asked().get("A") == "window-sight":
        s.silence()
    assert s.at("B") == "9-10" and s.entity_at(1) == "10-1" and s.entity(1).shaken == 0


@pytest.mark.rule("KA-270", "KA-R90")
def test_a_killer_whose_next_prey_gets_away_in_time_disappears() -> None:
    s = beside_both(stops=("window-sight",), A={"wounds": 5}, B={"cards": ["OB06"]})
    s.start().answer(s.ask("A"), (LET_BE,))
    s._pass_by()
    s.does("A", "wait").dice("0", "2").does("A", "repel")
    assert s.pg("A").died and s.asked() == {"B": "window-sight", "C": "window-sight"}
    s.coordinates("9-10", "10-1").does("B", "quick OB06")
    while "window-sight" in s.asked().values():
        s.silence()
    assert s.at("B") == "9-10" and s.entity_at(1) == "10-1"


@pytest.mark.rule("KA-301", "KA-R89", "KA-265")
def test_a_fate_test_is_over_with_its_chase() -> None:
    s = corner(at="fate", chase={"hunter": "2"}, A={"cards": ["OB06"]})
    assert s.asked() == {"A": "guess"}
    s.coordinates("9-10", "10-1").does("A", "quick OB06")
    assert s.at("A") == "9-10" and s.chased is None and s.asked() == {"A": "act"}, "nothing is left to guess"


@pytest.mark.rule("KA-R57", "KA-248", "KA-265")
def test_a_hunter_that_is_cut_off_from_its_pg_disappears() -> None:
    """A climbs over the wall into a corner Room whose doors all face the edge of the board."""
    s = Hunt(
        at="chase",
        chase={"hunter": "1", "fled": True},
        rooms={"1-1": "H14 90", "1-3": "H11", "9-9": "G03"},
        entities={"1": "EN-YU 1-4"},
        A={"pg": "PC1", "at": "1-3", "cards": ["WG06"]},
        B={"pg": "PC5", "at": "9-9"},
    )
    s.dice("2").coordinates("10-1").does("A", "use WG06", "cell 1-2")
    assert s.at("A") == "1-2" and s.entity_at(1) == "10-1"
    assert s.chased is None and s.pg("A").exhausted and s.asked() == {"A": "act"}


@pytest.mark.rule("KA-263", "KA-129")
def test_a_hunted_pg_without_a_pa_may_act_all_the_same() -> None:
    s = corner(A={"pa": 0, "cards": ["OB11"]}, tokens={"4-3": "explored"})
    assert "noise" in s.offered("A") and "on A" in s.offered("A", "use OB11")
    assert corner(at="act", spot="10-1", A={"pa": 0}).blocked("A")["noise"] == "KA-129"
