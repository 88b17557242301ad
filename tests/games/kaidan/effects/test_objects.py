"""Object cards, one test or more for each (KA-143, KA-144, KA-168 to KA-179)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kaidan.catalog.ids import NUMBER, ROOMS
from hyakki.games.kaidan.effects.apply import ODD
from hyakki.games.kaidan.people import SPENT
from tests.games.kaidan.sitting import Sitting


def alone(*cards: str, **more: Any) -> Sitting:
    """A in an open Room with these cards, B far away in another."""
    rooms = {"3-3": "H10", "9-9": "G03", **more.pop("rooms", {})}
    a = {"pg": "PC4", "at": "3-3", "cards": list(cards), **more.pop("A", {})}
    return Sitting(rooms=rooms, **{"A": a, "B": {"at": "9-9"}, **more})


def together(*cards: str, **more: Any) -> Sitting:
    """A and B side by side in an open Room."""
    return alone(*cards, **{"B": {"at": "3-4", **more.pop("B", {})}, **more})


def hunted(*cards: str, **more: Any) -> Sitting:
    """A Yurei has just sighted A."""
    return alone(*cards, **{"at": "look", "entities": {"1": "EN-YU 4-3"}, **more})


# Using


@pytest.mark.rule("KA-143", "KA-169", "KA-R12")
def test_using_an_object_costs_an_action_point_and_shows_it() -> None:
    s = alone("OB12", A={"wounds": 2}).does("A", "use OB12")
    assert s.pg("A").pa == 2 and s.pg("A").wounds == 1
    assert s.cards("A") == ["OB12"], "it has two uses"
    used = next(event for event in s.latest if event.kind.name == "used")
    assert used.args[0] == 0 and not used.args[2]
    s.does("A", "use OB12")
    assert s.cards("A") == [] and s.pg("A").wounds == 0


@pytest.mark.rule("KA-143", "KA-129")
def test_without_an_action_point_no_standard_object_can_be_used() -> None:
    s = alone("OB12", A={"pa": 0, "wounds": 2})
    assert s.refused("A", "use OB12") == "KA-129"


@pytest.mark.rule("KA-144", "KA-130")
def test_a_rapid_object_is_free() -> None:
    s = alone("OB23", A={"pa": 0}).does("A", "quick OB23")
    assert s.pg("A").pm == 5 and s.cards("A") == []


@pytest.mark.rule("KA-R15", "KA-144")
def test_a_rapid_object_waits_for_its_window() -> None:
    s = alone("OB18", "OB21", "OB22", "TR02", "WG01")
    for card in ("OB18", "OB21", "OB22", "TR02", "WG01"):
        assert s.refused("A", f"quick {card}") == "KA-R15"


@pytest.mark.rule("KA-R86", "KA-143")
def test_a_hidden_pg_shows_itself_by_a_standard_object_not_by_a_rapid_one() -> None:
    s = alone("OB09", "OB23", A={"hidden": 2})
    assert s.does("A", "quick OB23").pg("A").shelter == 3
    assert s.does("A", "use OB09").pg("A").shelter == 0


@pytest.mark.rule("KA-R69")
def test_a_consumed_card_lies_on_the_discard_of_its_own_deck() -> None:
    s = alone("EX02", flames=["9-1"]).does("A", "use EX02")
    assert s.state.discards[1] == [27] and s.state.discards[0] == []


# OB05 Ofuda


@pytest.mark.rule("KA-266", "KA-R92")
def test_an_ofuda_is_put_on_a_door_of_ones_cell() -> None:
    s = alone("EX01")
    assert s.offered("A", "use EX01") == ["door 2-3|3-3", "door 3-2|3-3"] and not s.blocked("A", "use EX01")
    s.does("A", "use EX01", "door 3-2|3-3")
    assert len(s.state.ofuda_doors) == 1 and s.cards("A") == [] and s.pg("A").pa == 2


@pytest.mark.rule("KA-R92")
def test_no_second_token_on_a_door_and_no_sixth_on_the_map() -> None:
    s = alone("OB05", ofuda_doors=["3-2|3-3"])
    assert s.blocked("A", "use OB05") == {"door 3-2|3-3": "KA-R92"}
    five = ["1-1|1-2", "1-3|1-4", "1-5|1-6", "1-7|1-8", "1-9|1-10"]
    assert alone("OB05", ofuda_doors=five).refused("A", "use OB05") == "KA-R92"


@pytest.mark.rule("KA-266")
def test_an_ofuda_needs_a_door() -> None:
    s = alone("OB05", rooms={"3-3": "H12"}, A={"at": "4-4"})
    assert s.offered("A", "use OB05") == ["door 4-3|4-4"], "an interior door will do"
    assert alone("OB05", rooms={"3-3": "H13"}).refused("A", "use OB05") == "KA-266"


# Crystals


@pytest.mark.rule("KA-217", "KA-144")
def test_the_refined_crystal_makes_its_user_disappear_at_once() -> None:
    s = alone("OB06", A={"pa": 0, "noise": 3}).coordinates("10-10").does("A", "quick OB06")
    assert s.at("A") == "10-10" and s.cards("A") == [] and s.pg("A").noise == 0
    assert s.asked() == {"A": "act"}, "the Activation goes on from there (KA-R70)"


@pytest.mark.rule("KA-271", "KA-R78")
def test_the_refined_crystal_ends_a_chase_without_using_up_the_move() -> None:
    s = hunted("OB06").does("A", "let-be").coordinates("10-10", "1-1").does("A", "quick OB06")
    assert s.at("A") == "10-10" and not s.state.chasing and s.entity_at(1) == "1-1"


@pytest.mark.rule("KA-R15")
def test_the_refined_crystal_works_at_w_sight() -> None:
    s = hunted("OB06")
    assert s.asked() == {"A": "window-sight", "B": "window-sight"}
    s.coordinates("10-10").does("A", "quick OB06")
    assert s.at("A") == "10-10" and s.entity_at(1) == "4-3" and not s.state.chasing


@pytest.mark.rule("KA-217")
def test_the_plain_crystal_takes_an_action() -> None:
    s = alone("OB07").coordinates("10-10").does("A", "use OB07")
    assert s.at("A") == "10-10" and s.pg("A").pa == 2
    assert hunted("OB07").offered("A")[:2] == ["flee", "wait"] and "use OB07" in hunted("OB07").offered("A")


# Fire


@pytest.mark.rule("KA-173", "KA-174", "KA-175")
def test_oil_is_poured_and_lit() -> None:
    s = alone("OB08", "OB09", entities={"1": "EN-YU 10-1"})
    assert s.refused("A", "use OB08") == "KA-174"
    s.does("A", "use OB09").does("A", "move 3-4").does("A", "use OB08")
    assert s.state.oil == -1 and s.state.flames == [22] and s.state.arsonist == 0
    assert s.at("A") == "3-4" and s.pg("A").pa == 1


@pytest.mark.rule("KA-174")
def test_oil_behind_a_closed_door_cannot_be_lit() -> None:
    given: dict[str, Any] = {"rooms": {"3-3": "H16"}, "oil": "3-4"}
    assert alone("OB08", **given).refused("A", "use OB08") == "KA-174"
    assert "use OB08" in alone("OB08", **given, A={"at": "4-4"}).offered("A")


@pytest.mark.rule("KA-175", "KA-R116")
def test_whoever_lights_the_oil_at_his_feet_dies_of_it() -> None:
    s = alone("OB08", oil="3-3", seats=3, C={"at": "10-10"}).does("A", "use OB08")
    assert s.pg("A").died == 2 and s.pg("A").killer == -1


@pytest.mark.rule("KA-179")
def test_sacred_water_puts_out_every_flame() -> None:
    s = alone("OB10", flames=["1-1", "9-1"]).does("A", "use OB10")
    assert s.state.flames == [] and s.cards("A") == []
    assert alone("EX02", flames=["1-1"]).does("A", "use EX02").state.flames == []


# Healing


@pytest.mark.rule("KA-057")
def test_bandages_help_oneself_or_an_adjacent_pg_in_sight() -> None:
    s = together("OB11", "EX03", A={"wounds": 1}, B={"wounds": 3})
    assert s.offered("A", "use OB11") == ["on A", "on B"]
    s.does("A", "use OB11", "on B")
    assert s.pg("B").wounds == 1
    s.does("A", "use EX03", "on A")
    assert s.pg("A").wounds == 0 and s.cards("A") == []
    assert alone("OB11").offered("A", "use OB11") == ["on A"]


@pytest.mark.rule("KA-079")
def test_sake_heals_and_is_heard() -> None:
    s = alone("OB12", A={"wounds": 2, "noise": 1}).does("A", "use OB12")
    assert s.pg("A").wounds == 1 and s.pg("A").noise == 2


@pytest.mark.rule("KA-191")
def test_no_wound_goes_away_beside_the_onryo_that_forbids_it() -> None:
    s = alone(
        "OB12",
        seats=3,
        A={"wounds": 2, "hidden": 1},
        C={"pg": "PC5", "died": 1, "grave": "4-4"},
        onryo={"C": {"at": "4-4"}},
    )
    assert s.does("A", "use OB12").pg("A").wounds == 2


@pytest.mark.rule("KA-058")
def test_the_dragon_pearl_removes_all_wounds() -> None:
    s = alone("WG02", A={"wounds": 4}).does("A", "use WG02")
    assert s.pg("A").wounds == 0 and s.cards("A") == []


# Bonuses


@pytest.mark.rule("KA-R14")
def test_the_lantern_helps_to_examine_if_it_is_shown() -> None:
    given: dict[str, Any] = {"tokens": {"4-3": "exploration"}, "A": {"at": "4-3"}, "darkness": {"4-3": 5}}
    s = alone("OB13", **given).does("A", "examine")
    assert s.offered("A") == ["roll", "with OB13"]
    s.dice("1").does("A", "with OB13", "roll")
    assert len(s.cards("A")) == 2 and "bonus-used" in s.said()
    s = alone("OB13", **given).does("A", "examine").dice("1").does("A", "roll")
    assert s.cards("A") == ["OB13"] and "bonus-used" not in s.said(), "3 + 1 < 5, and nobody has seen the Lantern"


@pytest.mark.rule("KA-R14", "KA-098")
def test_the_crowbar_breaks_doors() -> None:
    s = alone("OB14", doors={"3-2|3-3": 6}).does("A", "break 3-2|3-3").dice("1").does("A", "with OB14", "roll")
    assert "door-broken" in s.said(), "3 + 2 + 1 is 6"


@pytest.mark.rule("KA-333", "KA-R133", "KA-153")
@pytest.mark.parametrize("card, total", [("OB14", 5), ("OB15", 5), ("OB16", 6)])
def test_one_weapon_helps_to_repel_an_enemy(card: str, total: int) -> None:
    s = hunted(card, "OB17").does("A", "wait").does("A", "repel")
    assert f"with {card}" in s.offered("A") and "with OB17" not in s.offered("A")
    s.dice("1", "1").does("A", f"with {card}", "roll")
    result = next(event for event in s.latest if event.kind.name == "test-result")
    assert result.args[2] == total


@pytest.mark.rule("KA-R133")
def test_a_weapon_is_no_help_in_an_exorcism() -> None:
    s = hunted("OB16", "OB05").does("A", "wait").does("A", "exorcise")
    assert "test-result" in s.said(), "there was nothing to tick"


@pytest.mark.rule("KA-R14", "KA-287")
def test_prayer_beads_help_against_enemies() -> None:
    s = hunted("OB26", "OB05").does("A", "wait").does("A", "exorcise")
    assert s.offered("A") == ["roll", "with OB26"]
    s.dice("3", "1").does("A", "with OB26", "roll")
    assert s.entity_at(1) == "off", "1 + 3 + 1 against 3 + 1"


# Rapid objects in their windows


@pytest.mark.rule("KA-285", "KA-R15")
def test_purifying_salt_repels_an_attack_before_the_reaction() -> None:
    s = hunted("OB18").does("A", "wait")
    assert s.asked()["A"] == "window-attack"
    s.does("A", "quick OB18")
    assert s.asked() == {"A": "chase"} and s.state.round == 2 and s.cards("A") == []
    assert s.entity_at(1) == "4-3"


@pytest.mark.rule("KA-R15")
def test_purifying_salt_is_only_for_the_one_attacked() -> None:
    s = hunted(B={"at": "9-9", "cards": ["OB18"]}, ask_all=True)
    while s.asked() != {"A": "window-attack", "B": "window-attack"}:
        s.does("A", "wait" if s.asked() == {"A": "chase"} else "let-be")
    assert s.blocked("B")["quick OB18"] == "KA-R15"


@pytest.mark.rule("KA-R55", "KA-082", "KA-084", "KA-R50")
def test_the_wind_chime_calls_entities_to_another_cell() -> None:
    s = alone("OB19", entities={"1": "? 1-4", "2": "? 10-1"})
    assert "cell 9-9" not in s.offered("A", "use OB19") and "cell 3-4" in s.offered("A", "use OB19")
    s.dice("1").does("A", "use OB19", "cell 3-4")
    assert s.state.ring == (23, 4) and s.pg("A").noise == 0
    assert s.entity(1).alerted and not s.entity(2).alerted
    assert s.cards("A") == ["OB19"]


@pytest.mark.rule("KA-R55", "KA-309")
def test_the_ringing_is_over_at_the_end_of_the_turn() -> None:
    s = alone("OB19", at="silence")
    s.state.ring = (23, 4)
    assert s.asked() == {"B": "act"} and s.state.ring is None


@pytest.mark.rule("KA-084")
def test_the_wind_chime_alerts_nobody_in_a_chase() -> None:
    s = hunted("OB19", entities={"1": "EN-YU 4-3", "2": "? 1-4"}).dice("0").does("A", "use OB19", "cell 3-4")
    assert s.state.ring == (23, 4) and not s.entity(2).alerted


@pytest.mark.rule("KA-078")
def test_straw_sandals_silence_an_activation() -> None:
    s = alone("OB20").does("A", "quick OB20").does("A", "move 3-4").does("A", "move 4-4")
    assert s.pg("A").noise == 0 and s.cards("A") == ["OB20"]
    s = alone().does("A", "move 3-4").does("A", "move 4-4")
    assert s.pg("A").noise == 1, "Soft Step covers the first cell only"


@pytest.mark.rule("KA-R15", "KA-217", "KA-271", "KA-286")
def test_a_blow_misses_who_has_disappeared_from_under_it() -> None:
    s = hunted("OB06").until("chase").does("A", "wait").until("react").dice("0", "3").does("A", "repel")
    s.until("window-wound")
    s.coordinates("9-10", "1-1").does("A", "quick OB06")
    assert s.at("A") == "9-10" and s.pg("A").wounds == 0 and not s.state.chasing


@pytest.mark.rule("KA-R15", "KA-217", "KA-150")
def test_who_stays_in_a_fight_is_hurt_all_the_same() -> None:
    s = together("OB06", B={"pg": "PC3"}).dice("0", "1").does("A", "attack B").until("window-wound")
    s.coordinates("9-10").does("A", "quick OB06")
    assert s.at("A") == "9-10" and (s.pg("A").wounds, s.pg("B").wounds) == (0, 1)


@pytest.mark.rule("KA-R15", "KA-279")
def test_a_hina_doll_prevents_one_wound() -> None:
    s = hunted("OB21").does("A", "wait").dice("0", "3").does("A", "repel")
    assert s.asked()["A"] == "window-wound"
    s.does("A", "quick OB21")
    assert s.pg("A").wounds == 2 and s.cards("A") == []


@pytest.mark.rule("KA-R15", "KA-R16")
def test_a_hina_doll_is_only_for_its_own_pgs_wounds() -> None:
    s = hunted(B={"at": "9-9", "cards": ["OB21"]}, ask_all=True)
    while s.asked().get("A") != "window-wound":
        kind = s.asked()["A"]
        if kind == "roll":
            s.dice("0", "3")
        s.does("A", {"chase": "wait", "react": "repel", "roll": "roll"}.get(kind, "let-be"))
    assert s.blocked("B")["quick OB21"] == "KA-R15"


@pytest.mark.rule("KA-R15", "KA-065")
def test_a_charm_rolls_a_die_again_and_the_second_result_stands() -> None:
    given: dict[str, Any] = {"tokens": {"4-3": "exploration"}, "A": {"at": "4-3"}, "darkness": {"4-3": 5}}
    s = alone("OB22", **given).dice("3").does("A", "examine")
    assert s.asked()["A"] == "window-test-post"
    s.dice("0").does("A", "quick OB22")
    assert s.cards("A") == [], "3 + 3 would have done; 3 + 0 does not"


@pytest.mark.rule("KA-074")
def test_candy_is_one_more_cell() -> None:
    s = alone("OB23", A={"pm": 0})
    assert s.refused("A", "move 3-4") == "KA-074"
    assert s.does("A", "quick OB23").does("A", "move 3-4").at("A") == "3-4"


@pytest.mark.rule("KA-217", "KA-R110")
def test_incense_drives_away_everything_within_two_cells_but_a_lost_person() -> None:
    s = alone(
        "OB24",
        A={"hidden": 1},
        entities={"1": "EN-YU 4-4", "2": "? 1-3", "3": "EN-LP 2-4", "4": "? 1-9"},
    )
    s.coordinates("10-1", "10-2").does("A", "use OB24")
    assert [s.entity_at(number) for number in (1, 2, 3, 4)] == ["10-1", "10-2", "2-4", "1-9"]


@pytest.mark.rule("KA-R11", "KA-R27")
def test_the_torn_map_shows_three_tiles_to_its_user_alone() -> None:
    s = alone("OB25", house=["H05", "H06", "H07"]).does("A", "use OB25", "pile house")
    assert s.told("A") == [("KA-R11", (4, 5, 6))] and s.told("B") == []
    assert s.asked() == {"A": "order"} and s.offered("A") == ["next H05", "next H06", "next H07"]
    s.does("A", "next H07", "next H05", "next H06")
    assert s.state.tiles[0][:-4:-1] == [6, 4, 5]
    assert s.told("spectator") == []


@pytest.mark.rule("KA-254", "KA-R15")
def test_the_sacred_mirror_sends_away_the_enemy_that_sights_its_owner() -> None:
    s = hunted("TR02")
    s.coordinates("1-1").does("A", "quick TR02").does("A", "let-be")
    assert s.entity_at(1) == "1-1" and not s.state.chasing and s.state.chases == 0
    assert s.cards("A") == ["TR02"] and s.asked() == {"A": "act"}


@pytest.mark.rule("KA-R39")
def test_the_votive_coin_makes_the_die_of_a_guess_show_what_it_should() -> None:
    s = alone("WG01", rooms={"3-3": "H10", "3-5": "H05"}, curses=["CR2"], doors={"4-4|4-5": 0}, A={"at": "4-4"})
    s.does("A", "move 4-5")
    assert s.asked() == {"A": "guess"}
    assert s.offered("A", "quick WG01") == ["show 0", "show 1", "show 2", "show 3"]
    s.does("A", "quick WG01", "show 3").does("A", "odd")
    assert "curse-slept" in s.said() and s.cards("A") == []


@pytest.mark.rule("KA-070", "KA-R17")
def test_moon_water_makes_a_test_a_sure_thing() -> None:
    given: dict[str, Any] = {"tokens": {"4-3": "exploration"}, "A": {"at": "4-3"}, "darkness": {"4-3": 5}}
    s = alone("WG03", **given, lasting=["EV10"]).does("A", "examine").does("A", "with WG03", "roll")
    assert len(s.cards("A")) == 1 and "WG03" not in s.cards("A") and "rolled" not in s.said()


@pytest.mark.rule("KA-R15")
def test_a_charm_cannot_roll_again_what_was_not_rolled() -> None:
    given: dict[str, Any] = {"tokens": {"4-3": "exploration"}, "A": {"at": "4-3"}}
    s = alone("WG03", "OB22", **given, ask_all=True).does("A", "examine").does("A", "with WG03", "roll")
    assert s.asked()["A"] == "window-test-post" and s.blocked("A")["quick OB22"] == "KA-R15"


@pytest.mark.rule("KA-166", "KA-297")
def test_the_veil_of_water_hides_anywhere_as_in_a_hiding_place_2() -> None:
    s = alone("WG04").does("A", "quick WG04")
    assert s.pg("A").shelter == 3 and s.cards("A") == ["WG04"]
    assert s.refused("A", "quick WG04") == "KA-166"


@pytest.mark.rule("KA-R17", "KA-R85", "KA-297")
def test_who_may_hide_before_it_is_seen_may_do_so_behind_a_veil() -> None:
    given: dict[str, Any] = {"at": "entities", "laid": {"3-3": "hiding 1"}, "entities": {"1": "EN-YU 2-4"}}
    s = alone("WG04", A={"noise": 6}, first="B", **given).door_tokens("T01").does("B", "choose cell 3-4")
    assert s.asked() == {"A": "hide"} and s.offered("A") == ["let-be", "hide", "quick WG04"]
    s.does("A", "quick WG04")
    assert s.pg("A").shelter == 3 and s.state.secrets[0].cards[0] >= 64, "a use of it is spent"


@pytest.mark.rule("KA-273", "KA-274", "KA-296", "KA-297")
@pytest.mark.parametrize("how, total", [("hide", 4), ("quick WG04", 6)])
def test_who_must_hide_says_whether_behind_a_veil(how: str, total: int) -> None:
    s = hunted("WG04", A={"exhausted": True})
    assert s.asked() == {"A": "must-hide"} and s.offered("A") == ["hide", "quick WG04"]
    s.dice("0", "0").does("A", how)
    result = next(event for event in s.events if event.kind.name == "test-result")
    assert result.args[2] == total, "5 − 1 + 0, and 2 for the veil"


@pytest.mark.rule("KA-063", "KA-R17", "KA-273")
def test_who_must_hide_is_asked_by_what_everybody_knows() -> None:
    assert hunted("OB05", A={"exhausted": True}).asked() != {"A": "must-hide"}, "no Gift of the Well is out"
    somewhere = {"at": "9-9", "cards": ["WG04"]}
    assert hunted("OB05", A={"exhausted": True}, B=somewhere).asked() == {"A": "must-hide"}
    assert hunted(A={"exhausted": True}, B=somewhere).asked() != {"A": "must-hide"}, "it has no card at all"
    gone: dict[str, Any] = {"B": {"at": "9-9", "cards": ["WG02"]}, "discards": {"gifts": ["WG04"]}}
    assert hunted("OB05", A={"exhausted": True}, **gone).asked() != {"A": "must-hide"}, "the veil is used up"


@pytest.mark.rule("KA-272", "KA-298", "KA-297")
def test_the_veil_ends_a_chase_by_hiding() -> None:
    s = hunted("WG04").dice("0", "2").does("A", "quick WG04")
    result = next(event for event in s.events if event.kind.name == "test-result")
    assert result.args[2:] == (6, 6), "5 + 2 − 1 + 0 against 4 + 2"


@pytest.mark.rule("KA-R11")
def test_the_whisper_tells_one_inventory_with_the_hyoirei() -> None:
    s = alone("WG05", seats=3, B={"at": "9-9", "cards": ["OB06"]}, C={"at": "10-10"}, possessed="B")
    assert s.offered("A", "use WG05") == ["on B", "on C"] and not s.blocked("A", "use WG05")
    s.does("A", "use WG05", "on B")
    assert s.told("A") == [("KA-R11", (5,), True)]
    assert s.told("B") == s.told("C") == []


@pytest.mark.rule("KA-R24", "KA-078", "KA-120", "KA-076")
def test_the_well_rope_leads_through_walls() -> None:
    s = alone("WG06", rooms={"3-3": "H10", "3-5": "H11", "5-3": "H02"}, A={"at": "3-4"}, B={"at": "4-4"})
    assert s.offered("A", "use WG06") == ["cell 3-5", "cell 3-3"]
    assert s.blocked("A", "use WG06") == {"cell 2-4": "KA-R24", "cell 4-4": "KA-076"}
    s.does("A", "use WG06", "cell 3-5")
    assert s.at("A") == "3-5" and s.pg("A").noise == 1 and s.cards("A") == ["WG06"]
    s = alone("WG06", rooms={"3-3": "H10", "5-3": "H02"}, A={"at": "4-3"})
    assert s.blocked("A", "use WG06")["cell 5-3"] == "KA-120"


# Losing objects


@pytest.mark.rule("KA-170", "KA-R101")
def test_a_random_loss_never_takes_a_mission_object() -> None:
    s = alone("OB02", at="events", events=["EV18"])
    assert s.cards("A") == ["OB02"]


@pytest.mark.rule("KA-143", "KA-144")
def test_every_object_has_a_use() -> None:
    """Those that do something of their own have a function for it; the Hyoirei and Moon Water are used elsewhere."""
    rules = alone().state.rules
    odd = {card.like or id for id, card in rules.objects.items() if card.effect is not None and card.effect.odd}
    assert odd - {"OB01", "WG03"} <= set(ODD)
    plain = [id for id, card in rules.objects.items() if not (card.effect or card.keys or card.bonuses)]
    assert all(rules.objects[id].extra_wounds or rules.objects[id].quiet for id in plain)


@pytest.mark.rule("KA-081")
def test_a_wind_chime_reaches_three_cells() -> None:
    s = alone("OB19", rooms={"3-5": "H13"})
    near = s.offered("A", "use OB19")
    assert "cell 3-6" in near and "cell 4-6" not in near


@pytest.mark.rule("KA-R27")
def test_a_map_of_a_pile_that_is_used_up_shows_nothing() -> None:
    s = alone("OB25")
    s.state.tiles[2] = []
    assert s.blocked("A", "use OB25")["pile garden"] == "KA-R27"


@pytest.mark.rule("KA-R11", "KA-R39")
def test_a_torn_map_of_two_tiles_puts_two_back() -> None:
    s = alone("OB25", house=["H05", "H06"])
    s.state.tiles[0] = s.state.tiles[0][-2:]
    s.does("A", "use OB25", "pile house")
    assert s.offered("A") == ["next H05", "next H06"]
    s.does("A", "next H06", "next H05")
    assert s.asked() == {"A": "act"} and [ROOMS[tile] for tile in s.state.tiles[0]] == ["H05", "H06"], "H06 on top"


@pytest.mark.rule("KA-R11", "KA-R27")
def test_a_single_tile_needs_no_order() -> None:
    s = alone("OB25")
    s.state.tiles[2] = s.state.tiles[2][-1:]
    s.does("A", "use OB25", "pile garden")
    assert s.asked() == {"A": "act"} and "looked-at-tiles" in s.said()


@pytest.mark.rule("KA-R39", "KA-064")
def test_a_votive_coin_is_for_guesses_not_for_tests() -> None:
    s = alone("WG01", tokens={"4-3": "exploration"}, A={"at": "4-3"}, ask_all=True).does("A", "examine")
    assert s.asked() == {"A": "roll"} and s.blocked("A")["quick WG01"] == "KA-R15"


@pytest.mark.rule("KA-R11")
def test_the_well_whispers_nothing_to_who_is_alone() -> None:
    s = alone("WG05", seats=3, B={"died": 1, "grave": "9-9"}, C={"escaped": True})
    assert s.blocked("A")["use WG05"] == "KA-R11"


@pytest.mark.rule("KA-179", "KA-R116")
def test_a_fire_that_is_out_is_nobodys() -> None:
    s = alone("OB10", flames=["9-10"], arsonist="B").does("A", "use OB10")
    assert s.state.flames == [] and s.state.arsonist == -1


@pytest.mark.rule("KA-217", "KA-R86")
def test_who_disappears_from_a_hiding_place_is_hidden_no_more() -> None:
    s = alone("OB06", laid={"3-3": "hiding 2"}, A={"hidden": 2}).coordinates("4-4").does("A", "quick OB06")
    assert s.at("A") == "4-4" and not s.pg("A").shelter


@pytest.mark.rule("KA-144", "KA-169")
def test_a_rapid_object_in_flight_is_paid_for() -> None:
    s = hunted("WG04").dice("2", "0").does("A", "flee").does("A", "flee-to 3-4")
    s.dice("3", "0").coordinates("1-9").does("A", "quick WG04")
    assert s.state.secrets[0].cards == (NUMBER["WG04"] + SPENT,) and not s.state.chasing


@pytest.mark.rule("KA-221", "KA-222", "KA-271", "KA-225")
def test_a_hunter_that_disappears_with_its_pg_keeps_its_standee() -> None:
    """A appears in the Family Graveyard, whose curse calls a Jikininki before the hunter is back."""
    s = hunted("OB06", rooms={"9-3": "G02"}, curses=["CR9"], first="B").until("chase")
    s.coordinates("9-3").does("A", "quick OB06")
    assert s.asked() == {"A": "guess"}
    s.dice("1").does("A", "even").does("B", "choose cell 10-4")
    assert (s.entity_kind(1), s.entity_kind(2)) == ("EN-YU", "EN-JI") and s.entity_at(2) == "10-4"


GUESSES: dict[str, dict[str, Any]] = {
    "a curse": {"rooms": {"3-3": "H10", "3-5": "H05"}, "curses": ["CR2"], "doors": {"4-4|4-5": 0}, "A": {"at": "4-4"}},
    "the Fate Test": {"at": "fate", "chase": {"hunter": 1}, "entities": {"1": "EN-YU 3-4"}},
    "the Question": {"at": "look", "entities": {"1": "EN-KU 3-4"}},
}


@pytest.mark.rule("KA-R15")
@pytest.mark.parametrize("given", GUESSES.values(), ids=GUESSES.keys())
def test_a_guess_can_be_met_with_instants_until_the_die_is_rolled(given: dict[str, Any]) -> None:
    def guessing() -> Sitting:
        s = alone("WG01", **given).start()
        if "doors" in given:
            s.does("A", "move 4-5")
        return s.until("guess")

    s = guessing()
    assert s.asked() == {"A": "guess"} and s.offered("A") == ["even", "odd", "quick WG01"]
    s.does("A", "quick WG01", "show 2").does("A", "even")
    assert "guess-result" in s.said() and "rolled" not in s.said(), "the die shows what the coin says"
    s = guessing().does("A", "even")
    assert s.asked() == {"A": "roll-guess"} and s.offered("A") == ["roll", "quick WG01"]
    s.does("A", "quick WG01", "show 2")
    assert "guess-result" in s.said() and "rolled" not in s.said(), "also once the guess is named"
    s = guessing().does("A", "even").does("A", "roll")
    assert "rolled" in s.said() and s.cards("A") == ["WG01"]
