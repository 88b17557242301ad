"""Colours of cards, who witnesses them, and how guards react in each of their states."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.shadow_tactics.board.places import NOWHERE
from hyakki.games.shadow_tactics.catalog.cards import CARD_COLOURS
from hyakki.games.shadow_tactics.catalog.ids import NINJAS
from hyakki.games.shadow_tactics.steps.card import PlayCard
from tests.games.shadow_tactics.sitting import Sitting


def damage_noise(table: Sitting, name: str) -> tuple[int, int]:
    return table.ninja(name).damage, table.noise


# Colours


@pytest.mark.rule("ST-073")
def test_every_card_has_one_of_three_colours() -> None:
    table = Sitting()
    assert {card.colour for card in table.state.rules.cards.values()} == set(CARD_COLOURS)
    colours = {name: card.colour for name, card in table.state.rules.cards.items()}
    assert (colours["HAY-1"], colours["AIK-1"], colours["TAK-1"]) == ("red", "blue", "green")
    assert (colours["AIK-My"], colours["AIK-Mp"], colours["YUK-Mn"]) == ("blue", "red", "green")


@pytest.mark.rule("ST-074", "ST-075", "ST-229", "ST-248", "ST-R24", "ST-257")
def test_a_green_card_is_never_seen_but_a_death_is() -> None:
    table = Sitting(guards={"Y4": ["S2i alerted", "O4i"]}, YUK={"bush": "B8", "programme": ["YUK-3", "YUK-5"]})
    table.does("B", "on Y4-2")
    assert table.guards("Y4") == ["O4i alerted"]
    assert damage_noise(table, "YUK") == (0, 1)
    assert table.used("YUK") == []  # the second card was executed
    assert table.bodies("Y4") == 0


@pytest.mark.rule("ST-076", "ST-080", "ST-255", "ST-254", "ST-079")
def test_a_calm_guard_that_sees_a_red_card() -> None:
    table = Sitting(guards={"Y4": ["S2i"]}, YUK={"bush": "B8", "programme": ["YUK-1"]})
    assert table.guards("Y4") == ["S2i alerted"]
    assert damage_noise(table, "YUK") == (1, 1)
    assert "killed" not in table.said()


@pytest.mark.rule("ST-258", "ST-076")
def test_an_alerted_guard_that_sees_a_red_card() -> None:
    table = Sitting(guards={"Y4": ["S2i alerted"]}, YUK={"bush": "B8", "programme": ["YUK-1"]})
    assert table.guards("Y4") == ["S2i alerted"]
    assert damage_noise(table, "YUK") == (1, 1)


@pytest.mark.rule("ST-077", "ST-078", "ST-256", "ST-258", "ST-R25", "ST-081")
def test_only_alerted_guards_mind_a_blue_card() -> None:
    table = Sitting(
        guards={"Y4": ["O2i alerted", "S5o"]}, AIK={"bush": "B8", "programme": ["AIK-1", "AIK-5"], "used": ["AIK-4"]}
    )
    assert table.guards("Y4") == ["O2i alerted", "S5o"]
    assert damage_noise(table, "AIK") == (1, 1)
    assert "AIK-4" in table.used("AIK")  # Regroup was cancelled
    table = Sitting(guards={"Y4": ["O2i", "S5o"]}, AIK={"bush": "B8", "programme": ["AIK-1"]})
    table.does("B", "on Y4-5")
    assert table.bodies("Y4") == 0  # seen by the Officer, and removed
    assert table.guards("Y4") == ["O2i alerted"]
    assert damage_noise(table, "AIK") == (0, 1)


@pytest.mark.rule("ST-079", "ST-081", "ST-260", "ST-270", "ST-275", "ST-R26", "ST-108", "ST-239")
def test_two_witnesses_cost_twice() -> None:
    table = Sitting(guards={"Y1": ["S5o"], "Y6": ["S1o"]}, HAY={"bush": "B7", "programme": ["HAY-Mt"]})
    assert (table.guards("Y1"), table.guards("Y6")) == (["S5o alerted"], ["S1o alerted"])
    assert damage_noise(table, "HAY") == (2, 2)
    seen = next(event for event in table.events if event.kind.name == "seen")
    assert seen.args[2] == (5, 36)  # by yard, then corner


@pytest.mark.rule("ST-082", "ST-R22", "ST-R142", "ST-081")
@pytest.mark.parametrize("card", ["MUG-1", "MUG-2"])
def test_the_victim_is_a_witness_although_it_would_have_died(card: str) -> None:
    table = Sitting(guards={"Y4": ["S5o"]}, MUG={"bush": "B8", "programme": [card]})
    assert table.guards("Y4") == ["S5o alerted"]
    assert damage_noise(table, "MUG") == (1, 1)


@pytest.mark.rule("ST-083", "ST-077", "ST-256")
def test_movement_follows_the_same_colours() -> None:
    given: dict[str, Any] = {"AIK": {"bush": "B7", "programme": ["AIK-Mt"]}}
    table = Sitting(guards={"Y1": ["S5o alerted"], "Y6": ["S1o"]}, **given)
    assert table.bush("AIK") == "B7"
    assert damage_noise(table, "AIK") == (1, 1)
    assert table.guards("Y6") == ["S1o"]
    table = Sitting(guards={"Y1": ["S5o"], "Y6": ["S1o"]}, **given).does("B", "exit B4")
    assert table.bush("AIK") == "B4"
    table = Sitting(guards={"Y2": ["S4o alerted"]}, YUK={"bush": "B8", "programme": ["YUK-Mn"]})
    assert table.asked() == {"B": "exit"}


@pytest.mark.rule("ST-084", "ST-R07")
def test_a_second_card_follows_unless_the_first_was_witnessed() -> None:
    table = Sitting(guards={"Y4": ["S2i"]}, YUK={"bush": "B8", "programme": ["YUK-Mt", "YUK-1"]})
    assert table.used("YUK") == ["YUK-1", "YUK-Mt"]
    assert table.ninja("YUK").damage == 1


@pytest.mark.rule("ST-085", "ST-262", "ST-264", "ST-253")
def test_the_stunned_witness_nothing() -> None:
    table = Sitting(guards={"Y4": ["S2i stunned", "O4i stunned"]}, YUK={"bush": "B8", "programme": ["YUK-1"]})
    table.does("B", "on Y4-2")
    assert table.guards("Y4") == ["O4i stunned"]
    assert table.bodies("Y4") == 1
    assert damage_noise(table, "YUK") == (0, 0)


# Deaths


@pytest.mark.rule("ST-259", "ST-257", "ST-247", "ST-260")
def test_each_guard_that_sees_a_death_makes_noise() -> None:
    table = Sitting(guards={"Y4": ["S1o", "O3i", "S5i alerted"]}, YUK={"bush": "B4", "programme": ["YUK-3"]})
    table.does("B", "on Y4-1")
    assert table.guards("Y4") == ["O3i alerted", "S5i alerted"]
    assert damage_noise(table, "YUK") == (0, 2)


@pytest.mark.rule("ST-251", "ST-R28", "ST-R32")
def test_a_death_is_seen_even_if_the_body_is_hidden_at_once() -> None:
    given: dict[str, Any] = {"HAY": {"bush": "B10", "programme": ["HAY-1"]}, "bodies": ["Y1-0"]}
    table = Sitting(guards={"Y4": ["S5o", "O3i"]}, **given).does("B", "on Y4-5")
    assert "hid" in table.said()
    assert table.guards("Y4") == ["O3i alerted"]
    assert (table.noise, table.bodies("Y4"), table.bodies("Y1")) == (1, 0, 1)
    table = Sitting(guards={"Y4": ["S5o", "O1o"]}, **given).does("B", "on Y4-5")
    assert (table.noise, table.guards("Y4")) == (0, ["O1o"])


@pytest.mark.rule("ST-R29", "ST-099")
def test_a_stun_is_no_threat() -> None:
    table = Sitting(guards={"Y4": ["A2i", "O4i"]}, YUK={"bush": "B4", "programme": ["YUK-3"]}).does("B", "on Y4-2")
    assert table.guards("Y4") == ["A2i stunned", "O4i"]
    assert table.noise == 0


@pytest.mark.rule("ST-R27", "ST-128")
def test_deaths_are_noticed_after_the_whole_card_by_those_left() -> None:
    table = Sitting(guards={"Y4": ["S2i", "S4i"]}, TAK={"bush": "B8", "programme": ["TAK-R1"]})
    assert table.bodies("Y4") == 2
    assert table.noise == 1  # its own noise symbol


@pytest.mark.rule("ST-R24", "ST-248")
def test_a_death_in_view_neither_hurts_nor_cancels() -> None:
    table = Sitting(
        guards={"Y4": ["S2i", "S4i"]}, YUK={"bush": "B4", "programme": ["YUK-3", "YUK-5"], "used": ["YUK-1"]}
    )
    table.does("B", "on Y4-2")
    assert table.used("YUK") == []
    assert table.ninja("YUK").damage == 0


@pytest.mark.rule("ST-R17", "ST-272", "ST-273")
def test_a_ninja_with_nothing_left_to_lose_is_still_seen() -> None:
    table = Sitting(
        guards={"Y4": ["S5o"]}, TAK={"bush": "B8", "damage": 1, "programme": ["TAK-Mp", "TAK-5"], "used": ["TAK-1"]}
    )
    assert damage_noise(table, "TAK") == (1, 1)
    assert table.guards("Y4") == ["S5o alerted"]
    assert "TAK-5" in table.hand("TAK")
    assert table.ninja("TAK").in_play
    assert table.bush("TAK") == "B8"


# Vision, as it is played


@pytest.mark.rule("ST-227", "ST-228", "ST-R18", "ST-240")
@pytest.mark.parametrize("bush, seen", [("B4", False), ("B8", True), ("B10", True)])
def test_behind_an_inward_guard_is_the_bush_it_touches(bush: str, seen: bool) -> None:
    table = Sitting(guards={"Y4": ["S2i"]}, YUK={"bush": bush, "programme": ["YUK-1"]})
    assert (table.ninja("YUK").damage == 1) is seen


@pytest.mark.rule("ST-231", "ST-233", "ST-234", "ST-235")
@pytest.mark.parametrize("bush, seen", [("B4", False), ("B8", True), ("B10", False)])
def test_an_outward_guard_sees_from_one_bush_only(bush: str, seen: bool) -> None:
    table = Sitting(guards={"Y4": ["S5o"]}, YUK={"bush": bush, "programme": ["YUK-1"]})
    assert (table.ninja("YUK").damage == 1) is seen


@pytest.mark.rule("ST-236", "ST-R19", "ST-R21")
def test_what_leaves_a_watched_bush_for_another_yard_is_not_seen() -> None:
    table = Sitting(guards={"Y4": ["S5o"], "Y2": ["O3i"]}, YUK={"bush": "B8", "programme": ["YUK-1"]})
    table.does("B", "aim Y2")
    assert table.bodies("Y2") == 1
    assert damage_noise(table, "YUK") == (0, 0)


@pytest.mark.rule("ST-238", "ST-R20")
def test_facing_a_bush_is_not_enough_to_see_who_moves_there() -> None:
    guards = {"Y4": ["S0o"]}  # faces B8 and J5
    table = Sitting(guards=guards, YUK={"bush": "B8", "programme": ["YUK-Mp"]}).does("B", "exit B10")
    assert table.bush("YUK") == "B10"
    table = Sitting(guards=guards, YUK={"bush": "B10", "programme": ["YUK-Mp"]}).does("B", "exit B8")
    assert table.bush("YUK") == "B8"
    table = Sitting(guards=guards, YUK={"bush": "B8", "programme": ["YUK-My"]})
    assert table.bush("YUK") == "B8"
    assert table.ninja("YUK").damage == 1


@pytest.mark.rule("ST-230", "ST-226")
def test_an_inward_guard_sees_no_junction() -> None:
    table = Sitting(guards={"Y4": ["S5i"]}, YUK={"bush": "B8", "programme": ["YUK-Mp"]})
    assert table.asked() == {"B": "exit"}


@pytest.mark.rule("ST-360", "ST-R106")
def test_a_tower_that_watches_the_bush_sees_whatever_is_done_there() -> None:
    table = Sitting(mission="M4", guards={"Y12": ["S@B24"]}, TAK={"bush": "B24", "programme": ["TAK-Mp"]})
    assert (table.bush("TAK"), table.ninja("TAK").damage) == ("B24", 1)
    table = Sitting(
        mission="M4", guards={"Y12": ["S@B24"], "Y13": ["O3o"]}, YUK={"bush": "B24", "programme": ["YUK-1"]}
    )
    table.does("B", "aim Y13")
    assert table.ninja("YUK").damage == 1
    table = Sitting(mission="M4", guards={"Y12": ["S@B24"]}, YUK={"bush": "B24", "damage": 1, "programme": ["YUK-5"]})
    assert table.ninja("YUK").damage == 0  # green
    resting = PlayCard(NINJAS.index("YUK"), 0)
    assert resting.in_position(table.state, NOWHERE, NOWHERE) == [7 * 11 + 6]


# States


@pytest.mark.rule("ST-263", "ST-176")
def test_a_stunned_guard_cannot_be_moved_by_a_card() -> None:
    table = Sitting(guards={"Y4": ["S2i stunned", "S4i"]}, AIK={"bush": "B4", "programme": ["AIK-3"]})
    assert table.offered("B") == ["guard Y4-4"]
    assert table.blocked("B") == {"guard Y4-2": "ST-263"}
    assert table.refused("B", "guard Y4-2") == "ST-263"


@pytest.mark.rule("ST-265", "ST-120")
def test_a_stun_takes_the_alert_marker_away() -> None:
    table = Sitting(guards={"Y4": ["S2i alerted"]}, AIK={"bush": "B8", "programme": ["AIK-2"]})
    assert table.guards("Y4") == ["S2i stunned"]


@pytest.mark.rule("ST-266", "ST-267", "ST-R30", "ST-196")
def test_a_stun_is_over_before_the_next_orders() -> None:
    table = Sitting(guards={"Y4": ["A3i"]}, HAY={"bush": "B10", "programme": ["HAY-1"]}, on=True, time=9)
    table.start()
    assert "stunned" in table.said()
    assert table.state.round == 2
    assert table.guards("Y4") == ["A3i"]


@pytest.mark.rule("ST-268")
def test_markers_never_run_out() -> None:
    guards = {f"Y{n}": ["S1o alerted", "S3o alerted"] for n in range(1, 13)}
    bodies = [f"Y{n}-0" for n in range(1, 13)] * 2
    table = Sitting(guards={**guards, "Y4": ["S2i", "S4i"]}, bodies=bodies[:9], noise=40)
    assert len(table.state.alerted_guards()) == 22
    assert table.noise == 40
