"""Activations of the Oni: agent cards, their figures, event cards (OK-072 to OK-085, OK-195 to OK-217)."""

from __future__ import annotations

import pytest

from hyakki.games.okko.catalog.ids import AGENTS, EVENTS, FACES, SPACES
from hyakki.games.okko.steps.harm import eliminate
from tests.games.okko.sitting import Sitting


def figures(sitting: Sitting) -> list[str]:
    return [id for id in sitting.offered("A") if id.startswith("command")]


# Which card


@pytest.mark.rule("OK-072", "OK-073", "OK-074")
def test_a_card_is_activated_once_a_round() -> None:
    heroes = {"OKK": "A01.20", "NSH": "A01.21"}
    sitting = Sitting("S3", heroes, {"ninja": ["A03.11"], "yurei": ["A03.33"]}, at="activation")
    sitting.does("B", "rest").does("A", "activate ninja")
    assert sitting.state.agents[AGENTS.index("ninja")].activated
    sitting.does("A", "done").does("C", "rest")
    assert sitting.refused("A", "activate ninja") == "OK-074"
    assert sitting.offered("A") == ["activate yurei"]


@pytest.mark.rule("OK-R72", "OK-084")
def test_the_oni_may_not_decline_a_card_that_can_act() -> None:
    sitting = Sitting("S3", {"OKK": "A01.20"}, {"ninja": ["A03.11"]}, at="oni")
    assert sitting.refused("A", "done") == "OK-R72"


@pytest.mark.rule("OK-084", "OK-085", "OK-R13", "OK-R72", "OK-E35")
def test_without_a_card_to_activate_an_event_is_drawn_and_one_may_be_played() -> None:
    agents = {"ashigaru": ["B03.21"], "ninja": ["B05.31"]}
    sitting = Sitting("S1", {"OKK": "A04.31", "NOB": "", "SET": ""}, agents, at="oni", hand=["EV-06a"])
    sitting.state.agents[AGENTS.index("ninja")].activated = True
    sitting.does("A", "done")
    assert sitting.said() == ["no-agent", "events-drawn"] and len(sitting.state.event_hand) == 2
    assert sitting.state.tokens_used == 1
    sitting.does("A", "event EV-06a", "on NOB")
    assert sitting.hero("NOB").bonus == -1
    assert EVENTS.index("EV-06a") in sitting.state.event_discard


@pytest.mark.rule("OK-198", "OK-218", "OK-R70", "OK-R71", "OK-201")
def test_only_thralls_on_corrupted_tiles_act_and_they_may_walk_off() -> None:
    agents = {"ashigaru": ["B03.21", "B05.22", "B03.20"]}
    sitting = Sitting("S1", {"OKK": "C01a.1"}, agents, at="oni", corruption=["B03"])
    sitting.does("A", "activate ashigaru")
    assert figures(sitting) == ["command ashigaru-1", "command ashigaru-3"]
    assert sitting.refused("A", "command ashigaru-2") == "OK-198"
    sitting.does("A", "command ashigaru-3").does("A", "move", "to C01a.2")
    sitting.dice(combat=[0, 0]).does("A", "attack", "melee OKK")
    assert "missed" in sitting.said()


@pytest.mark.rule("OK-R70")
def test_the_alarm_raised_in_between_lets_the_others_act() -> None:
    agents = {"ashigaru": ["C01a.2", "B05.22"]}
    heroes = {"OKK": {"at": "C01a.1", "left": ["OKK-3"]}}
    sitting = Sitting("S1", heroes, agents, at="oni", corruption=["B03"])
    sitting.state.corruption = [FACES.index("C01a")]
    sitting.does("A", "activate ashigaru").does("A", "command ashigaru-1")
    sitting.state.corruption = []
    sitting.dice(combat=[0, 0, 0, 0]).does("A", "attack", "melee OKK").does("B", "use card OKK-3")
    sitting.does("A", "rest")
    assert figures(sitting) == ["command ashigaru-2"]


# Figure by figure


@pytest.mark.rule("OK-075", "OK-076", "OK-077", "OK-133")
def test_a_figure_moves_and_attacks_as_often_as_its_card_says() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"ninja": ["A01.33"]}, at="oni")
    sitting.does("A", "activate ninja").does("A", "command ninja-1")
    verbs = {id.split()[0] for id in sitting.offered("A")}
    assert verbs == {"move", "attack", "rest"}
    sitting.does("A", "move", "to A01.22").dice(combat=[0, 0, 0]).does("A", "attack", "melee OKK")
    assert sitting.asked() == {}  # its 2 actions are spent


@pytest.mark.rule("OK-076")
def test_the_oni_may_use_none_of_its_actions() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"ninja": ["A01.33"]}, at="oni")
    sitting.does("A", "activate ninja").does("A", "done")
    assert sitting.space("ninja-1") == "A01.33"


@pytest.mark.rule("OK-078", "OK-079", "OK-195", "OK-R73")
def test_every_figure_of_a_minion_card_acts_once_in_any_order() -> None:
    agents = {"ninja": ["A01.33", "A01.12", "A03.11"]}
    sitting = Sitting("S3", {"OKK": "A01.21"}, agents, at="oni", hand=["EV-06a"])
    sitting.does("A", "activate ninja").does("A", "command ninja-2").does("A", "rest")
    assert figures(sitting) == ["command ninja-1", "command ninja-3"]
    assert sitting.refused("A", "command ninja-2") == "OK-R73"


@pytest.mark.rule("OK-R73")
def test_a_figure_added_during_the_activation_does_not_act() -> None:
    agents = {"ninja": ["A01.33"]}
    sitting = Sitting("S3", {"OKK": "A01.21"}, agents, at="oni", hand=["EV-05a"])
    sitting.does("A", "activate ninja")
    space = next(id for id in sitting.offered("A", "event EV-05a", "agent ninja") if id.startswith("to "))
    sitting.does("A", "event EV-05a", "agent ninja", space)
    assert sitting.space("ninja-2") and figures(sitting) == ["command ninja-1"]
    assert sitting.refused("A", "command ninja-2") == "OK-R73"


@pytest.mark.rule("OK-196", "OK-197")
def test_lieutenants_and_demons_stand_alone() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"bakemono": ["A01.33"], "homura": ["A03.11"]}, at="oni")
    assert sitting.offered("A") == ["activate bakemono", "activate homura"]
    sitting.does("A", "activate homura")
    assert figures(sitting) == ["command homura"]


# Events


@pytest.mark.rule("OK-080", "OK-R74")
def test_one_event_in_each_activation() -> None:
    hand = ["EV-06a", "EV-06b"]
    heroes = {"OKK": "A01.21", "NSH": "A01.20"}
    sitting = Sitting("S3", heroes, {"ninja": ["A01.33"], "yurei": ["A03.11"]}, at="activation", hand=hand)
    sitting.does("B", "rest").does("A", "event EV-06a", "on NSH")
    sitting.does("A", "activate ninja")
    assert sitting.refused("A", "event EV-06b", "on NSH") == "OK-080"
    sitting.does("A", "done")
    assert sitting.asked() == {"C": "turn"}


@pytest.mark.rule("OK-080", "OK-R74", "OK-081", "OK-R167")
def test_an_event_comes_before_between_or_after_actions() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"ninja": ["A01.33"]}, at="oni", hand=["EV-02a", "EV-05a"])
    assert sitting.refused("A", "event EV-02a") == "OK-R74"  # it needs an active card
    sitting.does("A", "activate ninja").does("A", "command ninja-1")
    assert "event EV-02a" in sitting.offered("A")
    sitting.does("A", "move", "to A01.22")
    assert "event EV-02a" in sitting.offered("A")
    sitting.does("A", "rest")
    assert "event EV-05a" in sitting.offered("A")
    assert sitting.refused("A", "event EV-02a") == "OK-R167", "nobody of the card acts any more"


@pytest.mark.rule("OK-R74")
def test_whispered_orders_are_given_as_the_activation_starts() -> None:
    agents = {"ashigaru": ["B03.21"], "ninja": ["B05.22"]}
    sitting = Sitting("S1", {"OKK": "A04.31"}, agents, at="oni", hand=["EV-04a"])
    assert "activate ashigaru" not in sitting.offered("A")
    sitting.does("A", "event EV-04a", "tile B03")
    assert sitting.offered("A") == ["activate ashigaru", "activate ninja"]
    late = Sitting("S1", {"OKK": "A04.31"}, agents, at="oni", hand=["EV-04a"]).does("A", "activate ninja")
    assert late.refused("A", "event EV-04a") == "OK-R74"


@pytest.mark.rule("OK-074", "OK-085", "OK-R13")
def test_who_has_nobody_left_to_activate_only_plays_an_event() -> None:
    heroes = {"OKK": "A01.20", "SET": {"at": "A01.30", "damage": 1}}
    sitting = Sitting("S3", heroes, {"ninja": ["A03.33"]}, at="activation", hand=["EV-06a"])
    sitting.does("B", "rest").does("A", "activate ninja").does("A", "done").does("C", "rest")
    assert sitting.offered("A") == ["done"] and sitting.refused("A", "activate ninja") == "OK-074"
    sitting.does("A", "done")
    assert sitting.asked() == {"A": "idle"} and not [id for id in sitting.offered("A") if id.startswith("command")]


@pytest.mark.rule("OK-R75")
def test_the_oni_is_asked_for_no_event_in_a_heros_turn() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"ninja": ["A01.33"]}, hand=["EV-06a"])
    assert sitting.asked() == {"B": "turn"}


@pytest.mark.rule("OK-215", "OK-216", "OK-R74", "OK-E14")
def test_powerful_blow_covers_every_figure_from_then_on() -> None:
    around = ["A01.20", "A01.22", "A01.11", "A01.31"]
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"ashigaru": around}, at="oni", alarm=True, hand=["EV-02a"])
    sitting.does("A", "activate ashigaru").does("A", "command ashigaru-1")
    sitting.dice(combat=[0, 0]).does("A", "attack", "melee OKK").does("A", "rest")
    sitting.does("A", "event EV-02a")
    for figure in (2, 3):
        sitting.does("A", f"command ashigaru-{figure}")
        sitting.dice(action=[0, 0]).does("A", "attack", "melee OKK")
        _, combat, action, _ = sitting.event("rolled")
        assert (len(combat), len(action)) == (0, 2)
        sitting.does("A", "rest")


@pytest.mark.rule("OK-081", "OK-082", "OK-208", "OK-E15")
def test_dark_influence_need_not_concern_the_active_card() -> None:
    courtiers = {"COU-1": "B04.11", "COU-2": "A03.32", "COU-3": "A01.11"}
    agents = {"samurai": ["A06.22"]}
    sitting = Sitting("S3", {"OKK": "A01.31"}, agents, at="oni", alarm=True, courtiers=courtiers, hand=["EV-01a"])
    sitting.does("A", "activate samurai")
    path = ["event EV-01a", "courtier-token COU-1"]
    assert "to B04.22" not in sitting.offered("A", *path)  # orange
    path += ["to B04.23", "courtier-token COU-3", "to A01.01"]
    sitting.does("A", *path)
    assert [SPACES[space] for space in sitting.state.courtier_at[:3]] == ["B04.23", "A03.32", "A01.01"]
    assert sitting.state.event_hand == [] and EVENTS.index("EV-01a") in sitting.state.event_discard
    assert sitting.state.event_played


@pytest.mark.rule("OK-R167")
def test_an_event_that_would_change_nothing_cannot_be_played() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"ninja": ["A01.33"]}, at="oni", hand=["EV-12a", "EV-10a"])
    blocked = sitting.blocked("A")
    assert (blocked["event EV-12a"], blocked["event EV-10a"], blocked["done"]) == ("OK-R167", "OK-R167", "OK-R72")


@pytest.mark.rule("OK-209", "OK-208")
def test_an_event_laid_as_a_technique_cannot_be_played() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"ninja": ["A01.33"]}, at="oni", techniques={"ninja": ["EV-06a"]})
    assert sitting.offered("A") == ["activate ninja"]


@pytest.mark.rule("OK-210", "OK-211", "OK-212", "OK-213", "OK-R76", "OK-R77")
def test_techniques_change_every_figure_of_the_card_and_add_up() -> None:
    techniques = {"samurai": ["EV-06a", "EV-12a", "EV-03b", "EV-02a"], "ninja": ["EV-08a"]}
    agents = {"samurai": ["A01.33", "B04.22"], "ninja": ["A01.22"]}
    sitting = Sitting("S3", {"OKK": "A01.21"}, agents, at="oni", techniques=techniques)
    for figure in ("samurai-1", "samurai-2"):
        assert sitting.value(figure, "actions") == 3
        assert sitting.value(figure, "defense") == 8  # never activated, and yet
        assert sitting.value(figure, "speed") == 3
    sitting.does("A", "activate ninja").does("A", "command ninja-1")
    sitting.dice(combat=[0] * 3, action=[0] * 2).does("A", "attack", "melee OKK")
    _, combat, action, _ = sitting.event("rolled")
    assert (len(combat), len(action)) == (3, 2)


@pytest.mark.rule("OK-217", "OK-R79")
def test_an_empty_event_deck_is_made_of_the_discards() -> None:
    sitting = Sitting("S1", {"OKK": "A04.31"}, {"ashigaru": ["B03.21"]}, at="oni")
    sitting.state.event_deck, sitting.state.event_discard = [], [3]
    sitting.does("A", "done")
    assert sitting.state.event_hand == [3]
    bare = Sitting("S1", {"OKK": "A04.31"}, {"ashigaru": ["B03.21"]}, at="oni")
    bare.state.event_deck = []
    bare.does("A", "done")
    assert bare.state.event_hand == []


@pytest.mark.rule("OK-083", "OK-065", "OK-R121")
def test_each_hero_that_falls_costs_the_oni_an_activation() -> None:
    heroes = {"OKK": "A01.20", "NSH": "A01.21", "SET": "A01.30"}
    agents = {"ninja": ["B03.33"], "yurei": ["A05.33"], "bakemono": ["A05.31"]}
    sitting = Sitting("S5", heroes, agents, at="activation").start()
    eliminate(sitting.state, 2)
    sitting.does("B", "rest").silence("activate", "command")
    assert sitting.asked() == {"D": "turn"}  # its initiative card is skipped
    sitting.does("D", "rest").silence("activate", "command")
    assert sitting.state.tokens_used == 2 and sitting.asked() == {}
