"""The ninjas' side quests: what lays a marker, what is judged at the end, what is paid and when."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.shadow_tactics.catalog.ids import CARDS
from tests.games.shadow_tactics.sitting import Sitting


def markers(table: Sitting, name: str) -> int:
    return table.ninja(name).markers


# Silent Blade


@pytest.mark.rule("ST-310")
def test_silent_blade_counts_deaths_nobody_witnesses() -> None:
    given: dict[str, Any] = {"HAY": {"bush": "B4", "quest": "HQ1", "programme": ["HAY-1"]}}
    assert markers(Sitting(guards={"Y4": ["S5o"]}, **given), "HAY") == 1
    table = Sitting(guards={"Y4": ["S5o", "O2i"]}, **given).does("B", "on Y4-5")
    assert markers(table, "HAY") == 0
    assert markers(Sitting(guards={"Y4": ["A5o"]}, **given), "HAY") == 0


@pytest.mark.rule("ST-310", "ST-380")
def test_silent_blade_counts_no_civilians() -> None:
    table = Sitting(
        options={"civilians": "hostile"},
        guards={"Y4": ["H5o"]},
        HAY={"bush": "B4", "quest": "HQ1", "programme": ["HAY-1"]},
    )
    assert table.guards("Y4") == []
    assert markers(table, "HAY") == 0


@pytest.mark.rule("ST-310", "ST-393")
@pytest.mark.parametrize("light, count", [("dark", 1), ("light", 0)])
def test_silent_blade_counts_what_the_dark_hides(light: str, count: int) -> None:
    table = Sitting(
        options={"night": True},
        lights={"J11": light},
        guards={"Y4": ["S5o", "O2i"]},
        HAY={"bush": "B4", "quest": "HQ1", "programme": ["HAY-1"]},
    ).does("B", "on Y4-5")
    assert markers(table, "HAY") == count


@pytest.mark.rule("ST-308", "ST-310", "ST-R117")
def test_an_explosion_that_ends_the_mission_still_counts_its_dead() -> None:
    table = Sitting(
        guards={"Y3": ["S1i", "S3o", "S5o"]},
        HAY={"bush": "B3", "carries": True, "quest": "HQ1", "programme": ["HAY-SR"]},
    )
    assert table.over == ("castle", "ninjas")
    assert (markers(table, "HAY"), table.ninja("HAY").completed) == (3, True)


# Others that count


@pytest.mark.rule("ST-310", "ST-321", "ST-344")
def test_quick_fingers_counts_coins_and_keys() -> None:
    given: dict[str, Any] = {"bush": "B3", "quest": "HQ3", "programme": ["HAY-My"]}
    table = Sitting(mission="M3", coins={"J4": 3}, HAY=given).start()
    assert markers(table, "HAY") == 2
    assert table.state.opened == 1


@pytest.mark.rule("ST-310")
def test_piper_counts_lured_guards() -> None:
    table = Sitting(guards={"Y2": ["S3o"], "Y6": ["S3o"]}, YUK={"bush": "B8", "quest": "YQ1", "programme": ["YUK-2"]})
    table.does("B", "guard Y2-3", "to Y4-1o").does("B", "guard Y6-3", "to Y4-3o")
    assert markers(table, "YUK") == 2


@pytest.mark.rule("ST-310", "ST-465")
@pytest.mark.parametrize("name, quest, card", [("YUK", "YQ2", "YUK-4"), ("MUG", "MQ3", "MUG-4")])
def test_hidden_bodies_are_counted(name: str, quest: str, card: str) -> None:
    given: dict[str, Any] = {name: {"bush": "B4", "quest": quest, "programme": [card]}}
    table = Sitting(bodies=["Y4-1"], **given)
    assert markers(table, name) == 1
    given[name]["programme"] = [f"{name}-SB"]
    table = Sitting(mission="M2", guards={"Y4": ["O1o"], "Y8": ["O1o"]}, **given)
    assert table.bodies("Y4") == 0
    assert markers(table, name) == 1


@pytest.mark.rule("ST-310")
def test_duelist_counts_samurai_and_the_daimyo_figure() -> None:
    given: dict[str, Any] = {"mission": "M5", "MUG": {"bush": "B7", "quest": "MQ1", "programme": ["MUG-1"]}}
    assert markers(Sitting(guards={"Y7": ["A5o"]}, **given), "MUG") == 1
    assert markers(Sitting(guards={"Y7": ["D5o"]}, **given), "MUG") == 1
    assert markers(Sitting(guards={"Y7": ["O5o"]}, **given), "MUG") == 0


@pytest.mark.rule("ST-310", "ST-R124")
def test_bulwark_counts_damage_that_is_dealt_even_if_no_card_flips() -> None:
    table = Sitting(
        guards={"Y1": ["S5o"], "Y6": ["S1o"]}, MUG={"bush": "B7", "damage": 4, "quest": "MQ2", "programme": ["MUG-Mt"]}
    )
    assert markers(table, "MUG") == 2


@pytest.mark.rule("ST-310", "ST-256")
def test_masquerade_counts_blue_cards_under_the_eyes_of_calm_guards() -> None:
    given: dict[str, Any] = {"AIK": {"bush": "B8", "quest": "AQ1", "programme": ["AIK-3"]}}
    table = Sitting(guards={"Y4": ["S2i"]}, **given).does("B", "guard Y4-2", "to Y4-2i")
    assert markers(table, "AIK") == 1
    table = Sitting(guards={"Y4": ["S3o"]}, **given).does("B", "guard Y4-3", "to Y4-3o")
    assert markers(table, "AIK") == 0
    assert markers(Sitting(guards={"Y4": ["S2i", "O4i alerted"]}, **given), "AIK") == 0
    red: dict[str, Any] = {"AIK": {"bush": "B8", "quest": "AQ1", "programme": ["AIK-Mp"]}}
    assert markers(Sitting(guards={"Y4": ["S5o"]}, **red), "AIK") == 0
    move: dict[str, Any] = {"AIK": {"bush": "B8", "quest": "AQ1", "programme": ["AIK-My"]}}
    assert markers(Sitting(guards={"Y4": ["S0o"]}, **move).does("B", "exit B2"), "AIK") == 1


@pytest.mark.rule("ST-310", "ST-099")
def test_heartbreaker_counts_guards_that_are_distracted_or_stunned_by_whatever_symbol() -> None:
    given: dict[str, Any] = {"bush": "B8", "quest": "AQ2"}
    table = Sitting(guards={"Y4": ["S1i", "S3i"]}, AIK={**given, "programme": ["AIK-2"]})
    assert markers(table, "AIK") == 2
    table = Sitting(guards={"Y4": ["A3o"]}, AIK={**given, "programme": ["AIK-1"]})
    assert markers(table, "AIK") == 1
    table = Sitting(guards={"Y4": ["S3o"]}, AIK={**given, "programme": ["AIK-3"]}).does("B", "guard Y4-3", "to Y4-1i")
    assert markers(table, "AIK") == 1


@pytest.mark.rule("ST-310", "ST-378", "ST-380")
def test_heartbreaker_counts_no_stunned_civilians() -> None:
    table = Sitting(
        options={"civilians": "hostile"},
        guards={"Y4": ["H1i", "S3i"]},
        AIK={"bush": "B8", "quest": "AQ2", "programme": ["AIK-2"]},
    )
    assert table.guards("Y4") == ["H1i stunned", "S3i stunned"]
    assert markers(table, "AIK") == 1


@pytest.mark.rule("ST-310", "ST-129")
def test_marksman_counts_kills_from_afar() -> None:
    given: dict[str, Any] = {"TAK": {"bush": "B4", "quest": "TQ1", "programme": ["TAK-1"]}}
    assert markers(Sitting(guards={"Y6": ["S5o"]}, **given), "TAK") == 1
    assert markers(Sitting(guards={"Y4": ["S5o"]}, **given), "TAK") == 0


@pytest.mark.rule("ST-310", "ST-122")
def test_field_surgeon_counts_points_of_health() -> None:
    given: dict[str, Any] = {"bush": "B4", "quest": "TQ2", "items": ["NP10"], "programme": ["TAK-SG"]}
    assert markers(Sitting(HAY={"bush": "B4", "damage": 2}, TAK=given), "TAK") == 2
    assert markers(Sitting(HAY={"bush": "B4", "damage": 1}, TAK=given), "TAK") == 1
    assert markers(Sitting(HAY={"bush": "B4"}, TAK=given), "TAK") == 0


# Paid at once


@pytest.mark.rule("ST-308", "ST-309", "ST-313", "ST-310")
def test_the_last_marker_pays_at_once_and_the_card_may_be_programmed_next() -> None:
    table = Sitting(
        bodies=["Y4-1"],
        YUK={"bush": "B4", "quest": "YQ2", "markers": 2, "programme": ["YUK-4"]},
        on=True,
        time=9,
    )
    assert table.ninja("YUK").completed
    assert "YUK-R2" in table.hand("YUK")
    assert "then YUK-R2" in table.offered("B", "lay YUK", "slot 1", "first YUK-1", ask="programme")
    assert table.state.won_cards == [(1, "YUK-R2")]


@pytest.mark.rule("ST-308", "ST-309", "ST-313", "ST-R51")
def test_a_jutsu_token_that_is_won_can_be_spent_by_the_next_card() -> None:
    table = Sitting(
        guards={"Y4": ["S1i", "S3i", "S5i"]},
        AIK={"bush": "B8", "quest": "AQ2", "markers": 3, "programme": ["AIK-2", "AIK-5"]},
    ).does("B", "on Y4-1", "on Y4-3")
    assert (table.ninja("AIK").jutsu, table.ninja("AIK").spent) == (1, 1)


@pytest.mark.rule("ST-310", "ST-308")
def test_a_completed_quest_pays_only_once() -> None:
    table = Sitting(bodies=["Y4-1", "Y4-3"], MUG={"bush": "B4", "quest": "MQ3", "markers": 2, "programme": ["MUG-4"]})
    assert markers(table, "MUG") == 3
    assert table.said().count("quest-done") == 1
    assert table.state.won_cards == [(2, "MUG-R2")]
    table = Sitting(
        bodies=["Y4-1", "Y4-3", "Y4-5"],
        MUG={"bush": "B4", "quest": "MQ3", "markers": 2, "items": ["NP9"], "programme": ["MUG-4", "MUG-SG"]},
    ).does("B", "body Y4-1", "body Y4-3")
    assert table.bodies("Y4") == 0
    assert table.state.won_cards == [(2, "MUG-R2")]


@pytest.mark.rule("ST-309", "ST-022")
@pytest.mark.parametrize(
    "name, card",
    [("HAY", "HAY-R1"), ("YUK", "YUK-R1"), ("MUG", "MUG-R1"), ("AIK", "AIK-R1"), ("TAK", "TAK-R1"), ("HAY", "HAY-R2")],
)
def test_reward_cards_belong_to_their_ninja(name: str, card: str) -> None:
    given: dict[str, Any] = {name: {}}
    table = Sitting(**given)
    quests = table.state.rules.quests
    assert [quest.owner for quest in quests.values() if quest.reward == card] == [name]
    assert CARDS.index(card) not in table.ninja(name).cards


# Judged at the end


def ended(name: str, **about: Any) -> Sitting:
    """The refresh phase in which time runs out."""
    given: dict[str, Any] = {"alarm": about.pop("alarm", "none"), name: about}
    return Sitting(at="refresh", part="time", time=1, **given).start()


@pytest.mark.rule("ST-308", "ST-010", "ST-R88")
@pytest.mark.parametrize(
    "name, quest, about, done",
    [
        ("HAY", "HQ2", {"executed": 6}, True),
        ("HAY", "HQ2", {"executed": 5}, False),
        ("HAY", "HQ2", {"executed": 6, "damage": 1}, False),
        ("YUK", "YQ3", {"executed": 6}, True),
        ("YUK", "YQ3", {"executed": 6, "failed": 1}, False),
        ("YUK", "YQ3", {"executed": 5}, False),
        ("TAK", "TQ3", {"executed": 6}, True),
        ("TAK", "TQ3", {"executed": 6, "alarm": "half"}, False),
        ("AIK", "AQ3", {}, False),
    ],
)
def test_what_is_judged_at_the_end_even_in_defeat(name: str, quest: str, about: dict[str, Any], done: bool) -> None:
    table = ended(name, quest=quest, **about)
    assert table.over == ("time", "daimyo")
    assert table.ninja(name).completed is done
    assert (table.ninja(name).jutsu == 2) is done


@pytest.mark.rule("ST-308")
@pytest.mark.parametrize("kills, done", [(0, True), (1, False)])
def test_clean_hands_need_a_victory_without_blood(kills: int, done: bool) -> None:
    table = Sitting(
        guards={"Y3": ["S4o"]},
        AIK={"bush": "B1", "quest": "AQ3", "kills": kills},
        HAY={"bush": "B3", "carries": True, "programme": ["HAY-SR"]},
    )
    assert table.over == ("castle", "ninjas")
    assert table.ninja("AIK").completed is done
    assert (CARDS.index("AIK-R2") in table.ninja("AIK").cards) is done


@pytest.mark.rule("ST-R88")
def test_failed_and_effectless_cards_are_not_executed() -> None:
    given: dict[str, Any] = {"bush": "B8", "programme": ["YUK-Mt", "YUK-1"]}
    table = Sitting(guards={"Y4": ["S2i"]}, YUK=given)
    assert (table.ninja("YUK").executed, table.ninja("YUK").failed) == (0, 1)
    table = Sitting(guards={"Y4": ["S3o"]}, YUK=given)
    assert (table.ninja("YUK").executed, table.ninja("YUK").failed) == (1, 0)


@pytest.mark.rule("ST-R88", "ST-308")
def test_the_card_that_wins_the_mission_was_executed() -> None:
    table = Sitting(
        guards={"Y3": ["S4o"]},
        HAY={"bush": "B3", "carries": True, "executed": 5, "quest": "HQ2", "programme": ["HAY-SR"]},
    )
    assert table.ninja("HAY").completed


# Chosen, kept, left


@pytest.mark.rule("ST-290", "ST-311", "ST-312", "ST-R87")
def test_a_quest_that_was_completed_is_gone_and_the_others_start_anew() -> None:
    carried = {"quests": ["HQ1"]}
    table = Sitting(
        at="start", seats=2, options={"quick": True, "picks": [[], ["HAY", "AIK", "TAK"]], "carried": carried}
    )
    assert table.asked()["B"] == "quest"
    assert table.offered("B") == ["quest HQ2", "quest HQ3"]
    assert table.offered("B", "quest HQ2") == ["quest AQ1", "quest AQ2", "quest AQ3"]
    assert markers(table, "HAY") == 0


@pytest.mark.rule("ST-307", "ST-399", "ST-287")
def test_what_quests_have_brought_is_there_in_the_next_mission() -> None:
    carried = {"cards": ["HAY-R1"], "health": ["TAK-H2"], "jutsu": {"AIK": 1}}
    table = Sitting(
        at="start", seats=2, options={"quick": True, "picks": [[], ["HAY", "AIK", "TAK"]], "carried": carried}
    ).start()
    assert CARDS.index("HAY-R1") in table.ninja("HAY").cards
    assert len(table.ninja("TAK").health) == 2
    assert [table.ninja(name).jutsu for name in ("HAY", "AIK", "TAK")] == [1, 2, 1]


@pytest.mark.rule("ST-315", "ST-316", "ST-142")
def test_a_purchase_is_used_through_the_special_card_of_its_colour_and_not_used_up() -> None:
    table = Sitting(
        guards={"Y4": ["S5o"], "Y1": ["S1o"]},
        HAY={"bush": "B4", "items": ["NP4"], "programme": ["HAY-SB", "HAY-5"]},
    ).does("B", "aim Y4")
    assert table.guards("Y4") == []
    assert table.ninja("HAY").items == (3,)
    assert "HAY-SB" in table.hand("HAY")
    table = Sitting(guards={"Y4": ["S5o"]}, HAY={"bush": "B4", "items": ["NP4"], "programme": ["HAY-SR"]})
    assert table.guards("Y4") == ["S5o"]


@pytest.mark.rule("ST-142", "ST-316")
def test_what_another_ninja_has_claimed_is_not_ones_own() -> None:
    table = Sitting(
        guards={"Y4": ["S5o"]},
        HAY={"bush": "B4", "programme": ["HAY-SB"]},
        YUK={"bush": "B4", "items": ["NP4"]},
    )
    assert table.said()[-1] == "no-effect"
