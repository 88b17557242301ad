"""The target yard: its score, the yards that must be chosen, what cannot be aimed at, and why."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shadow_tactics.sitting import Sitting


def previewed(table: Sitting, seat: str = "B") -> dict[str, dict[str, Any]]:
    table.start()
    return table.foreseen(seat)


# Reach


@pytest.mark.rule("ST-087", "ST-086", "ST-129")
def test_without_long_range_only_adjacent_yards_are_in_reach() -> None:
    table = Sitting(guards={"Y1": ["S1o"], "Y4": ["S5o"], "Y6": ["S3o"]}, YUK={"bush": "B4", "programme": ["YUK-3"]})
    assert table.offered("B") == ["aim Y1", "aim Y4"]
    assert table.refused("B", "aim Y6") == "ST-087"
    table.does("B", "aim Y1")
    assert (table.bodies("Y1"), table.bodies("Y4")) == (1, 0)


@pytest.mark.rule("ST-129", "ST-130", "ST-R45", "ST-031")
@pytest.mark.parametrize("card", ["TAK-1", "TAK-3", "TAK-4"])
def test_long_range_reaches_the_yards_of_its_tile(card: str) -> None:
    guards = {f"Y{n}": ["S3o"] for n in (1, 2, 4, 6, 8, 9)}
    table = Sitting(guards=guards, TAK={"bush": "B8", "programme": [card]})
    assert table.offered("B") == ["aim Y1", "aim Y2", "aim Y4", "aim Y6"]
    assert table.refused("B", "aim Y8") == "ST-129"


@pytest.mark.rule("ST-129")
def test_the_tile_of_the_bush_counts_not_that_of_the_yard() -> None:
    table = Sitting(guards={"Y9": ["S3o"], "Y12": ["S3o"]}, TAK={"bush": "B14", "programme": ["TAK-1"]})
    assert table.offered("B") == ["aim Y9", "aim Y12"]


# Score


@pytest.mark.rule("ST-088", "ST-089", "ST-091", "ST-R43")
def test_only_yards_with_the_highest_score_may_be_aimed_at() -> None:
    table = Sitting(
        guards={"Y8": ["S1o"], "Y4": ["S5o", "S1o"]}, bodies=["Y6-0"], HAY={"bush": "B10", "programme": ["HAY-1"]}
    )
    assert table.offered("B") == ["aim Y4", "aim Y8"]
    assert table.refused("B", "aim Y6") == "ST-089"
    assert previewed(table) == {
        "aim Y4": {"score": 2, "seen": []},
        "aim Y8": {"score": 2, "seen": ["Y8-1"]},
    }


@pytest.mark.rule("ST-090")
def test_between_equals_the_choice_is_free_even_if_it_will_fail() -> None:
    given: dict[str, Any] = {"guards": {"Y8": ["S1o"], "Y4": ["S5o"]}, "HAY": {"bush": "B10", "programme": ["HAY-1"]}}
    table = Sitting(**given).does("B", "aim Y8")
    assert table.ninja("HAY").damage == 1
    table = Sitting(**given).does("B", "aim Y4")
    assert table.ninja("HAY").damage == 0


@pytest.mark.rule("ST-091", "ST-R44")
def test_a_samurai_does_not_count_for_the_body_it_would_not_leave() -> None:
    table = Sitting(guards={"Y8": ["A3i"], "Y4": ["S5o"]}, HAY={"bush": "B10", "programme": ["HAY-1"]})
    assert table.bodies("Y4") == 0
    assert table.guards("Y8") == ["A3i"]
    table = Sitting(guards={"Y8": ["A3i"], "Y4": ["S5o"]}, YUK={"bush": "B10", "programme": ["YUK-1"]})
    assert table.offered("B") == ["aim Y4", "aim Y8"]
    table = Sitting(guards={"Y8": ["A3i stunned"], "Y4": ["S5o"]}, HAY={"bush": "B10", "programme": ["HAY-1"]})
    assert table.offered("B") == ["aim Y4", "aim Y8"]


@pytest.mark.rule("ST-091", "ST-088")
def test_one_who_can_die_is_enough_for_the_full_score() -> None:
    table = Sitting(guards={"Y4": ["A1o", "S5o"], "Y8": ["S4o"]}, HAY={"bush": "B10", "programme": ["HAY-1"]})
    assert table.offered("B") == ["aim Y4", "aim Y8"]


@pytest.mark.rule("ST-515", "ST-093", "ST-094", "ST-374")
def test_a_friendly_civilian_is_aimed_at_only_to_be_moved() -> None:
    given: dict[str, Any] = {"options": {"civilians": "friendly"}, "guards": {"Y4": ["F2i"]}}
    table = Sitting(**given, YUK={"bush": "B8", "programme": ["YUK-1"]})
    assert table.said()[-1] == "no-effect"
    table = Sitting(**given, HAY={"bush": "B8", "programme": ["HAY-3"]})
    assert table.offered("B") == ["guard Y4-2"]


@pytest.mark.rule("ST-092", "ST-R44")
def test_inside_the_yard_the_score_must_be_reached() -> None:
    guards = {"Y4": ["A1o", "S5o"]}
    table = Sitting(guards=guards, HAY={"bush": "B10", "programme": ["HAY-1"]})
    assert table.guards("Y4") == ["A1o"]
    assert table.bodies("Y4") == 0
    table = Sitting(guards=guards, bodies=["Y4-3"], HAY={"bush": "B10", "programme": ["HAY-1"]})
    assert table.offered("B") == ["on Y4-1", "on Y4-5"]
    table = Sitting(guards=guards, YUK={"bush": "B10", "programme": ["YUK-1"]})
    assert table.offered("B") == ["on Y4-1", "on Y4-5"]


@pytest.mark.rule("ST-092", "ST-126")
def test_with_two_targets_one_of_them_must_die_for_the_body_to_be_hidden() -> None:
    table = Sitting(
        guards={"Y4": ["A1o", "A3i", "S5o"]}, HAY={"bush": "B10", "programme": ["HAY-R1"], "cards": ["HAY-R1"]}
    )
    assert table.offered("B") == ["on Y4-1", "on Y4-3", "on Y4-5"]
    assert table.offered("B", "on Y4-1") == ["on Y4-5"]
    assert table.blocked("B", "on Y4-1") == {"on Y4-3": "ST-092"}
    assert table.refused("B", "on Y4-1", "on Y4-3") == "ST-092"
    assert table.offered("B", "on Y4-5") == ["on Y4-1", "on Y4-3"]
    table.does("B", "on Y4-1", "on Y4-5")
    assert table.guards("Y4") == ["A1o stunned", "A3i alerted"]
    assert table.bodies("Y4") == 0


# Nothing to affect


@pytest.mark.rule("ST-093", "ST-124", "ST-125", "ST-R46", "ST-R47")
def test_a_card_that_can_affect_nobody_is_still_executed_where_a_guard_stands() -> None:
    table = Sitting(guards={"Y1": ["A1i"]}, bodies=["Y4-0"], TAK={"bush": "B4", "programme": ["TAK-4"]})
    assert "aimed" in table.said()
    assert table.guards("Y1") == ["A1i"]
    assert table.noise == 1
    assert table.ninja("TAK").executed == 1


@pytest.mark.rule("ST-093", "ST-125", "ST-124", "ST-R46")
def test_such_a_card_can_be_seen_and_fail() -> None:
    given: dict[str, Any] = {"mission": "M3", "AIK": {"bush": "B7", "programme": ["AIK-3"]}}
    table = Sitting(guards={"Y7": ["S3o stunned", "O0i alerted"]}, **given)
    assert "seen" in table.said()
    assert (table.ninja("AIK").damage, table.ninja("AIK").executed) == (1, 0)
    table = Sitting(guards={"Y7": ["S3o stunned", "O0i"]}, **given)
    assert "aimed" in table.said()
    assert (table.ninja("AIK").damage, table.ninja("AIK").executed) == (0, 1)


@pytest.mark.rule("ST-124", "ST-093", "ST-316")
def test_spearman_only_is_aimed_at_others_without_effect() -> None:
    given: dict[str, Any] = {"mission": "M3", "HAY": {"bush": "B8", "items": ["NP2"], "programme": ["HAY-SG"]}}
    table = Sitting(guards={"Y4": ["O0i"]}, **given)
    assert "aimed" in table.said()
    assert table.guards("Y4") == ["O0i"]
    table = Sitting(guards={"Y4": ["O0i", "S4o"]}, **given)
    assert table.guards("Y4") == ["O0i alerted"]


@pytest.mark.rule("ST-094", "ST-R46", "ST-R47", "ST-R52", "ST-103")
@pytest.mark.parametrize("card", ["HAY-1", "HAY-2", "HAY-3", "HAY-4"])
def test_with_nothing_to_aim_at_a_card_has_no_effect(card: str) -> None:
    table = Sitting(guards={"Y11": ["S1i"]}, bodies=["Y9-0"], HAY={"bush": "B4", "programme": [card]})
    assert table.said()[-1] == "no-effect"
    assert table.used("HAY") == [card]
    assert table.ninja("HAY").executed == 0
    assert table.noise == 0
    assert table.ninja("HAY").spent == (card == "HAY-2")


@pytest.mark.rule("ST-R46", "ST-103")
def test_a_card_for_bodies_alone_has_nothing_to_do_with_guards() -> None:
    table = Sitting(guards={"Y4": ["S2i", "S4i"]}, MUG={"bush": "B8", "programme": ["MUG-4"]})
    assert table.said()[-1] == "no-effect"
    assert table.ninja("MUG").damage == 0


@pytest.mark.rule("ST-R151", "ST-093", "ST-116")
def test_a_lure_scores_where_somebody_can_come_and_else_is_aimed_at_who_stands_there() -> None:
    given: dict[str, Any] = {"MUG": {"bush": "B4", "programme": ["MUG-3"]}}
    table = Sitting(guards={"Y2": ["S3o"]}, **given)  # Y2 neighbours Y4, not Y1
    assert table.asked() == {"B": "lure"}
    table = Sitting(guards={"Y1": ["O1i"], "Y2": ["O3o"]}, **given).start()
    aimed = next(event for event in table.events if event.kind.name == "aimed")
    assert aimed.args[2] == 0
    table = Sitting(guards={"Y2": ["O3o"]}, **given)
    assert table.said()[-1] == "no-effect"


@pytest.mark.rule("ST-093", "ST-124")
def test_spearman_only_in_green_does_nothing_to_others() -> None:
    table = Sitting(guards={"Y1": ["O1i"], "Y4": ["O5o"], "Y6": ["O3o"]}, MUG={"bush": "B1", "programme": ["MUG-3"]})
    assert (table.guards("Y1"), table.guards("Y4"), table.guards("Y6")) == (["O1i"], ["O5o"], ["O3o"])
    assert table.noise == 0


# Gates


@pytest.mark.rule("ST-097", "ST-334", "ST-335", "ST-337", "ST-240")
def test_behind_a_closed_gate_nobody_is_a_target_but_all_can_see() -> None:
    table = Sitting(mission="M3", guards={"Y7": ["S3o", "S0i"]}, YUK={"bush": "B7", "programme": ["YUK-1"]})
    assert table.ninja("YUK").damage == 1
    assert table.guards("Y7") == ["S0i alerted", "S3o"]
    table = Sitting(mission="M3", guards={"Y7": ["S3o", "S0i"]}, YUK={"bush": "B7", "programme": ["YUK-3"]})
    assert table.guards("Y7") == ["S0i alerted"]
    table = Sitting(mission="M3", guards={"Y7": ["S0o"]}, YUK={"bush": "B7", "programme": ["YUK-3"]})
    assert table.said()[-1] == "no-effect"


@pytest.mark.rule("ST-097", "ST-335", "ST-R108")
def test_bodies_and_posts_behind_a_closed_gate_are_out_of_reach() -> None:
    table = Sitting(mission="M3", bodies=["Y7-0"], YUK={"bush": "B7", "programme": ["YUK-4"]})
    assert table.said()[-1] == "no-effect"
    table = Sitting(mission="M3", bodies=["Y7-0", "Y7-2", "Y7-3"], YUK={"bush": "B7", "programme": ["YUK-4"]})
    assert table.offered("B") == ["body Y7-2", "body Y7-3"] and table.blocked("B") == {"body Y7-0": "ST-R108"}
    assert table.refused("B", "body Y7-0") == "ST-R108"
    table = Sitting(mission="M3", guards={"Y7": ["S3o"]}, AIK={"bush": "B7", "programme": ["AIK-3"]})
    assert table.offered("B", "guard Y7-3") == ["to Y7-2i", "to Y7-2o", "to Y7-3i", "to Y7-3o"]
    assert table.refused("B", "guard Y7-3", "to Y7-5o") == "ST-335"
    assert table.refused("B", "guard Y7-3", "to Y7-1o") == "ST-339"


@pytest.mark.rule("ST-R50", "ST-097", "ST-129")
def test_long_range_does_not_reach_behind_a_closed_gate() -> None:
    guards = {"Y7": ["S3o", "S0o"]}
    table = Sitting(mission="M3", guards=guards, TAK={"bush": "B11", "programme": ["TAK-1"]})
    assert table.guards("Y7") == ["S3o"]
    table = Sitting(mission="M3", guards=guards, TAK={"bush": "B15", "programme": ["TAK-1"]})
    assert table.guards("Y7") == ["S0o"]


@pytest.mark.rule("ST-R50", "ST-370")
def test_long_range_over_a_boulder_stays_on_its_side_of_the_gate() -> None:
    given: dict[str, Any] = {"mission": "M3", "options": {"boulders": True}, "boulders": ["Y7|B7"]}
    table = Sitting(**given, guards={"Y7": ["S3o", "S0o"]}, YUK={"bush": "B7", "programme": ["YUK-3"]})
    assert table.said()[-1] == "no-effect"
    table = Sitting(**given, guards={"Y7": ["S3o", "S0o"]}, TAK={"bush": "B7", "programme": ["TAK-1"]})
    assert table.guards("Y7") == ["S0o"]


@pytest.mark.rule("ST-095", "ST-086")
def test_every_effect_is_applied_to_each_target_in_the_one_yard() -> None:
    table = Sitting(
        guards={"Y4": ["S1o", "S5o"], "Y8": ["S4o"]}, HAY={"bush": "B10", "programme": ["HAY-R1"], "cards": ["HAY-R1"]}
    )
    table.does("B", "aim Y4")
    assert (table.guards("Y4"), table.bodies("Y4")) == ([], 0)
    assert table.guards("Y8") == ["S4o"]


@pytest.mark.rule("ST-086", "ST-126")
def test_nobody_of_another_yard_can_be_chosen() -> None:
    hayato = {"bush": "B10", "programme": ["HAY-R1"], "cards": ["HAY-R1"]}
    table = Sitting(guards={"Y4": ["S1o", "S3i", "S5o"], "Y8": ["S4o"]}, HAY=hayato).does("B", "aim Y4")
    assert table.refused("B", "on Y8-4") == "ST-086"
    assert table.refused("B", "on Y4-0") == "ST-086", "nobody stands there"
    assert table.refused("B", "on Y4-1", "on Y4-1") == "ST-126"


@pytest.mark.rule("ST-096")
def test_heal_and_reset_need_no_yard() -> None:
    table = Sitting(guards={"Y1": ["S1i"]}, HAY={"bush": "B4", "damage": 1, "programme": ["HAY-5"]})
    assert "aimed" not in table.said()
    assert table.ninja("HAY").damage == 0
    assert table.asked() == {}
