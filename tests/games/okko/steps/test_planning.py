"""Planning, the last adjustment and the reveal (OK-036 to OK-049, OK-058 to OK-062, OK-149 to OK-169)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.okko.catalog.ids import AGENTS, CARDS, EQUIPMENT, EVENTS
from hyakki.games.okko.steps.harm import eliminate
from tests.games.okko.sitting import Sitting

PAIR = {"OKK": "A01.20", "NSH": "A01.21"}


def pair(**more: Any) -> Sitting:
    """Okko is B's, Noshin C's."""
    return Sitting("S3", PAIR, {"ninja": ["A03.11"], "samurai": ["B04.21"]}, at="strategy", **more)


def ready(sitting: Sitting) -> Sitting:
    """Both heroes lay what they have and lock, the Oni hands in."""
    return sitting.does("B", "lock OKK").does("C", "lock NSH").does("A", "hand-in")


# Action cards


@pytest.mark.rule("OK-036", "OK-R27")
def test_all_seats_plan_at_once() -> None:
    assert pair().asked() == {"A": "place", "B": "plan", "C": "plan"}


@pytest.mark.rule("OK-039", "OK-040", "OK-042", "OK-149", "OK-151")
def test_a_hero_lays_one_or_two_cards_on_either_side() -> None:
    sitting = pair()
    assert sitting.refused("B", "plan OKK", "alone", "up none") == "OK-039"
    one = sitting.offered("B", "plan OKK", "left OKK-1")
    assert "alone" in one and {"left OKK-2", "right OKK-2"} <= set(one)
    assert sitting.refused("B", "plan OKK", "left OKK-1", "right OKK-1") == "OK-149"
    two = ("plan OKK", "left OKK-1", "left OKK-2")
    assert sitting.offered("B", *two) == ["up none"]
    assert sitting.refused("B", *two, "right OKK-3") == "OK-040"
    assert "right OKK-1" not in sitting.blocked("B", *two)  # it lies there already
    sitting.does("B", *two, "up none")
    assert sitting.state.plans[0].left == (0, 1)


@pytest.mark.rule("OK-150", "OK-166", "OK-164", "OK-165")
def test_a_weakness_lies_on_the_left_and_counts_as_an_action_card() -> None:
    sitting = pair()
    assert sitting.refused("B", "plan OKK", "right OKK-W") == "OK-166"
    sitting.does("B", "plan OKK", "left OKK-W", "alone", "up none")
    assert sitting.state.plans[0].cards == (CARDS.index("OKK-W"),)


@pytest.mark.rule("OK-150", "OK-166")
def test_a_card_with_one_part_is_played_on_that_side_alone() -> None:
    content: dict[str, Any] = {"actions": {"OKK-1": {"talent": []}}}
    sitting = Sitting("S3", {"OKK": "A01.20"}, at="strategy", options={"content": content})
    assert sitting.refused("B", "plan OKK", "left OKK-1") == "OK-150"
    assert sitting.refused("B", "plan OKK", "right OKK-W") == "OK-166", "a Weakness has no technique"
    assert {"right OKK-1", "left OKK-2", "left OKK-W"} <= set(sitting.offered("B", "plan OKK"))


@pytest.mark.rule("OK-317", "OK-318", "OK-319", "OK-R115", "OK-R116", "OK-096")
def test_a_wound_is_played_beside_one_action_card() -> None:
    okko = {"at": "A01.20", "hand": ["OKK-1", "OKK-2", "WND-1", "WND-2"]}
    sitting = Sitting("S3", {"OKK": okko}, at="strategy")
    assert sitting.refused("B", "plan OKK", "right WND-1", "alone", "up none") == "OK-318"
    assert sitting.refused("B", "plan OKK", "right WND-1", "right WND-2", "up none") == "OK-319"
    assert sitting.refused("B", "plan OKK", "right OKK-1", "left WND-1") == "OK-R116"
    for path in (("right OKK-1", "right WND-1"), ("right WND-1", "left OKK-1")):
        assert sitting.refused("B", "plan OKK", *path, "left OKK-2") == "OK-040"
        assert sitting.refused("B", "plan OKK", *path, "right WND-2") == "OK-319"
        sitting.does("B", "plan OKK", *path, "up none")
    assert sitting.refused("B", "plan OKK", "right OKK-1", "left OKK-2", "right WND-1") == "OK-R115"


@pytest.mark.rule("OK-039", "OK-318")
def test_the_first_draft_is_an_action_card() -> None:
    sitting = Sitting("S3", {"OKK": {"at": "A01.20", "hand": ["OKK-W", "WND-1"]}}, at="strategy")
    assert sitting.asked()["B"] == "plan"
    assert sitting.state.plans[0].cards == (CARDS.index("OKK-W"),)


@pytest.mark.rule("OK-044", "OK-R20", "OK-141")
def test_one_hand_card_is_turned_up_or_none() -> None:
    okko = {"at": "A01.20", "hands": ["EQ-01", "EQ-02"]}
    sitting = Sitting("S3", {"OKK": okko, "NOB": {"at": "A01.21", "hands": ["EQ-04", "EQ-04"]}}, at="strategy")
    card = ("plan OKK", "right OKK-1", "alone")
    assert sitting.offered("B", *card) == ["up none", "up EQ-01", "up EQ-02"]
    assert sitting.offered("C", "plan NOB", "right NOB-1", "alone") == ["up none", "up EQ-04"]
    sitting.does("B", *card, "up EQ-02")
    assert sitting.state.plans[0].up == EQUIPMENT.index("EQ-02")
    assert sitting.hero("OKK").up == -1  # until all are ready


@pytest.mark.rule("OK-045", "OK-046", "OK-148", "OK-140")
def test_a_hand_card_works_only_while_it_is_turned_up() -> None:
    hands = {"at": "A01.20", "hands": ["EQ-07", "EQ-07"]}
    down = Sitting("S3", {"NSH": hands})
    up = Sitting("S3", {"NSH": hands | {"up": "EQ-07"}}, {"ninja": ["A01.21"]})
    assert (down.value("NSH", "defense"), up.value("NSH", "defense")) == (3, 4)
    up.dice(combat=[0, 0], action=[0]).does("B", "attack", "melee ninja-1")
    assert len(up.event("rolled")[2]) == 1


@pytest.mark.rule("OK-149", "OK-163", "OK-154", "OK-157", "OK-158", "OK-153")
def test_a_card_works_as_talent_or_as_technique_never_both() -> None:
    right = Sitting("S3", {"OKK": {"at": "A01.20", "right": ["OKK-7", "OKK-4"]}, "NSH": "A01.21"})
    assert [right.value("OKK", what) for what in ("speed", "defense", "guile")] == [3, 5, 5]
    assert right.value("NSH", "defense") == 3
    left = Sitting("S3", {"OKK": {"at": "A01.20", "left": ["OKK-7", "OKK-4"]}, "NSH": "A01.21"})
    assert [left.value("OKK", what) for what in ("speed", "defense", "guile")] == [2, 4, 3]
    assert left.value("NSH", "defense") == 4


@pytest.mark.rule("OK-162")
def test_the_nature_symbol_has_no_rule() -> None:
    sitting = Sitting("S3", {"OKK": {"at": "A01.20", "right": ["OKK-1", "OKK-2"]}})
    assert sitting.value("OKK", "defense") == 5  # two of one nature are as good as any others


@pytest.mark.rule("OK-129", "OK-130", "OK-131", "OK-132", "OK-133")
def test_what_the_character_cards_say() -> None:
    sitting = Sitting("S3", {"OKK": "A01.20"}, {"samurai": ["A01.33"]})
    numbers = ("speed", "might", "defense", "guile", "actions", "stamina")
    assert [sitting.value("OKK", what) for what in numbers] == [2, 3, 4, 3, 3, 4]
    assert [sitting.value("samurai-1", what) for what in numbers] == [2, 3, 5, 0, 2, 1]


# Locks and initiative


@pytest.mark.rule("OK-041", "OK-038", "OK-R28", "OK-R22")
def test_only_the_heroes_learn_what_is_laid() -> None:
    sitting = pair().does("B", "plan OKK", "left OKK-1", "alone", "up none")
    assert sitting.told("A") == [] and sitting.told("spectator") == []
    assert sitting.told("C") == [("OK-R23", (0,), (), -1)]
    assert sitting.hero("OKK").laid == (0, 0)


@pytest.mark.rule("OK-R27", "OK-R28")
def test_while_drafts_are_open_all_see_who_is_ready() -> None:
    sitting = pair().does("B", "lock OKK")
    assert sitting.said() == ["locked"]
    assert sitting.refused("B", "order") == "OK-R30"
    sitting.does("B", "unlock OKK")
    assert sitting.said() == ["unlocked"]
    sitting.does("A", "hand-in")
    assert sitting.said()[0] == "handed-in"
    sitting.does("A", "reopen")
    assert sitting.said()[0] == "reopened"


@pytest.mark.rule("OK-R27", "OK-R28")
def test_what_lies_on_the_table_is_shown_once_everybody_is_ready() -> None:
    okko = {"at": "A01.20", "hands": ["EQ-01", "EQ-02"]}
    sitting = Sitting("S3", {"OKK": okko, "NSH": "A01.21"}, {"ninja": ["A03.11"]}, at="strategy", hand=["EV-01a"])
    sitting.does("A", "place EV-01a", "beside ninja").does("A", "hand-in")
    sitting.does("B", "plan OKK", "left OKK-1", "right OKK-2", "up EQ-01").does("B", "lock OKK")
    assert "laid" not in sitting.said()
    sitting.does("C", "plan NSH", "left NSH-1", "alone", "up none").does("C", "lock NSH")
    assert sitting.told("A") == sitting.told("spectator")
    assert sitting.told("A") == [
        ("OK-R28", 1, 1, EQUIPMENT.index("EQ-01")),
        ("OK-R28", 1, 0, -1),
        ("OK-R28", (AGENTS.index("ninja"),)),
    ]
    assert sitting.asked() == {"A": "adjust"}
    assert sitting.hero("OKK").left == ()  # not yet turned up


@pytest.mark.rule("OK-R27")
def test_a_locked_plan_is_not_changed() -> None:
    heroes = {**PAIR, "SET": "A01.30"}
    sitting = Sitting("S5", heroes, {"ninja": ["B03.33"]}, at="strategy").start()
    sitting.state.heroes[3].seat = 1  # B runs Okko and Setsuka
    sitting.does("B", "lock OKK")
    assert sitting.refused("B", "plan OKK") == "OK-R27"
    assert "plan SET" in sitting.offered("B")


@pytest.mark.rule("OK-R32")
def test_each_hero_of_one_player_has_its_own_lock() -> None:
    sitting = Sitting("S3", PAIR, {"ninja": ["A03.11"]}, at="strategy")
    sitting.state.heroes[2].seat = 1
    sitting.does("A", "hand-in").does("B", "lock OKK")
    assert sitting.asked() == {"A": "place", "B": "plan"}
    sitting.does("B", "lock NSH")
    assert sitting.asked() == {"A": "adjust"}


@pytest.mark.rule("OK-047", "OK-048", "OK-049", "OK-063", "OK-R30")
def test_any_hero_orders_the_initiative_and_that_unlocks_all() -> None:
    sitting = pair().does("B", "lock OKK")
    assert sitting.offered("C", "order") == ["next OKK", "next NSH"]
    assert sitting.offered("C", "order", "next NSH") == ["next OKK"]
    sitting.does("C", "order", "next NSH", "next OKK")
    assert sitting.said() == ["ordered", "unlocked"] and not sitting.hero("OKK").locked
    assert sitting.told("A") == [] and sitting.told("B") == [("OK-R23", (2, 0))]
    ready(sitting).does("A", "none")
    assert sitting.state.order == [2, 0]


@pytest.mark.rule("OK-R30")
def test_a_locked_seat_unlocks_before_it_reorders() -> None:
    sitting = pair()
    assert sitting.blocked("B", ask="lock") == {}
    sitting.does("B", "lock OKK")
    assert sitting.blocked("B", ask="lock") == {"plan OKK": "OK-R27", "order": "OK-R30"}
    sitting.does("B", "unlock OKK").does("B", "order", "next NSH", "next OKK")
    assert sitting.state.order == [2, 0]


@pytest.mark.rule("OK-R30")
def test_the_same_order_again_changes_nothing() -> None:
    sitting = pair().does("B", "lock OKK")
    sitting.does("C", "order", *(f"next {('OKK', 'NOB', 'NSH', 'SET')[hero]}" for hero in sitting.state.order))
    assert sitting.said() == [] and sitting.hero("OKK").locked


@pytest.mark.rule("OK-048")
def test_a_hero_out_of_play_has_no_initiative_card() -> None:
    sitting = Sitting("S5", {**PAIR, "SET": "A01.30"}, {"ninja": ["B03.33"]}, at="strategy")
    eliminate(sitting.state, 2)
    assert sitting.offered("B", "order", "next SET") == ["next OKK"]


@pytest.mark.rule("OK-039", "OK-R27")
def test_whoever_says_nothing_lays_the_first_legal_card_on_the_right() -> None:
    sitting = pair().silence("plan", "lock", "place")
    assert sitting.hero("OKK").laid == (0, 1)


# The Oni


@pytest.mark.rule("OK-058", "OK-059", "OK-060", "OK-R76", "OK-R78")
def test_the_oni_places_as_many_events_as_heroes_are_in_play() -> None:
    sitting = pair(hand=["EV-01a", "EV-01b", "EV-02a"])
    sitting.does("A", "none")  # no summons
    assert sitting.offered("A", "place EV-01a") == ["beside samurai", "beside ninja"]
    for event in ("EV-01a", "EV-01b"):
        sitting.does("A", f"place {event}", "beside ninja")
    assert sitting.told("B") == [] and len(sitting.state.placed[AGENTS.index("ninja")]) == 2
    assert sitting.refused("A", "place EV-02a", "beside ninja") == "OK-059"
    sitting.does("A", "take-back ninja EV-01a")
    assert "place EV-02a" in sitting.offered("A")
    bare = ready(pair()).does("A", "none")
    assert all(agent.techniques == () for agent in bare.state.agents)


def adjusting() -> Sitting:
    sitting = pair(hand=["EV-01a", "EV-02a", "EV-03a"]).does("A", "none")
    return ready(sitting.does("A", "place EV-01a", "beside ninja"))


@pytest.mark.rule("OK-061", "OK-R29")
def test_the_oni_adjusts_last_and_one_thing() -> None:
    sitting = adjusting()
    assert sitting.asked() == {"A": "adjust"}
    assert sitting.offered("A") == ["none", "place EV-02a", "place EV-03a", "take-back ninja EV-01a"]
    assert sitting.offered("A", "take-back ninja EV-01a") == [
        "none",
        "beside samurai",
        "swap EV-02a",
        "swap EV-03a",
    ]


@pytest.mark.rule("OK-061", "OK-R29")
@pytest.mark.parametrize(
    "path, ninja, samurai",
    [
        (["none"], ["EV-01a"], []),
        (["place EV-02a", "beside samurai"], ["EV-01a"], ["EV-02a"]),
        (["take-back ninja EV-01a", "none"], [], []),
        (["take-back ninja EV-01a", "beside samurai"], [], ["EV-01a"]),
        (["take-back ninja EV-01a", "swap EV-03a"], ["EV-03a"], []),
    ],
)
def test_each_kind_of_adjustment(path: list[str], ninja: list[str], samurai: list[str]) -> None:
    sitting = adjusting().does("A", *path)
    for name, events in (("ninja", ninja), ("samurai", samurai)):
        assert [EVENTS[event] for event in sitting.state.agents[AGENTS.index(name)].techniques] == events
    assert sitting.state.phase == 1 and sitting.asked() == {}


@pytest.mark.rule("OK-059", "OK-R29")
def test_an_adjustment_keeps_the_limit() -> None:
    sitting = Sitting("S3", {"OKK": "A01.20"}, {"ninja": ["A03.11"]}, at="strategy", hand=["EV-01a", "EV-02a"])
    sitting.does("A", "place EV-01a", "beside ninja").does("A", "hand-in").does("B", "lock OKK")
    assert sitting.refused("A", "place EV-02a", "beside ninja") == "OK-059"


@pytest.mark.rule("OK-R28", "OK-R29")
def test_a_swap_tells_the_heroes_nothing() -> None:
    ninja, samurai = ("OK-R28", (AGENTS.index("ninja"),)), ("OK-R28", (AGENTS.index("samurai"),))
    assert adjusting().does("A", "none").told("B")[0] == ninja
    assert adjusting().does("A", "take-back ninja EV-01a", "swap EV-03a").told("B")[0] == ninja
    assert adjusting().does("A", "take-back ninja EV-01a", "beside samurai").told("B")[0] == samurai


# Reveal


@pytest.mark.rule("OK-062", "OK-043", "OK-R24")
def test_all_cards_are_turned_up_for_all_to_see() -> None:
    sitting = pair(hand=["EV-01a"])
    sitting.does("A", "place EV-01a", "beside ninja")
    sitting.does("B", "plan OKK", "left OKK-1", "right OKK-2", "up none")
    ready(sitting).does("A", "none")
    assert (sitting.hero("OKK").left, sitting.hero("OKK").right) == ((0,), (1,))
    assert len(sitting.hero("OKK").hand) == 6
    assert ("OK-062", (0,), (1,)) in sitting.told("A")
    assert ("OK-062", (EVENTS.index("EV-01a"),)) in sitting.told("B")


@pytest.mark.rule("OK-168", "OK-167", "OK-R119", "OK-E42")
def test_a_weakness_heals_at_the_reveal_as_much_as_the_hero_likes() -> None:
    heroes = {"NOB": {"at": "A01.20", "damage": 7}, "NSH": "A01.21"}
    sitting = Sitting("S3", heroes, {"ninja": ["A03.11"]}, at="strategy")
    sitting.does("B", "plan NOB", "left NOB-W", "alone", "up none").does("B", "lock NOB")
    sitting.does("C", "lock NSH").does("A", "hand-in").does("A", "none")
    assert sitting.offered("B") == [f"heal {count}" for count in (5, 4, 3, 2, 1, 0)]
    assert sitting.value("NSH", "defense") == 2  # the drawback is on
    sitting.does("B", "heal 5")
    assert sitting.damage("NOB") == 2


@pytest.mark.rule("OK-169")
def test_a_weakness_comes_back_only_with_the_whole_hand() -> None:
    okko = {"at": "", "hand": ["OKK-1"], "left": ["OKK-W"]}
    sitting = Sitting("S1", {"OKK": okko}, at="end").silence("reorganise")
    assert CARDS.index("OKK-W") in sitting.hero("OKK").discard
    okko = {"at": "", "hand": [], "left": ["OKK-W"], "discard": [f"OKK-{n}" for n in range(1, 8)]}
    empty = Sitting("S1", {"OKK": okko}, at="end").silence("reorganise")
    assert CARDS.index("OKK-W") in empty.hero("OKK").hand


# What is foreseen


@pytest.mark.rule("OK-042", "OK-155", "OK-R52")
def test_the_numbers_that_a_card_would_give_are_shown_while_planning() -> None:
    sitting = Sitting("S3", {"OKK": {"at": "A01.20", "hands": ["EQ-01"]}}, {"ninja": ["A03.11"]}, at="strategy")
    ahead = sitting.foreseen("B", "plan OKK")
    plain = {"speed": 2, "defense": 4, "actions": 3, "guile": 3, "combat": 3, "action": 0, "stamina": 4}
    assert ahead["left OKK-1"] == plain
    assert ahead["right OKK-2"] == plain | {"defense": 5, "action": 1, "usual": True}
    assert ahead["left OKK-W"] == plain | {"actions": 2, "usual": True}
    up = sitting.foreseen("B", "plan OKK", "right OKK-2", "right OKK-6")["up EQ-01"]
    assert up == plain | {"defense": 5, "speed": 3, "action": 3, "usual": True}


@pytest.mark.rule("OK-042", "OK-044", "OK-R27")
def test_every_card_has_a_usual_side_and_a_proposed_plan_is_said_to_be_one() -> None:
    sitting = Sitting("S3", {"OKK": {"at": "A01.20", "hands": ["EQ-01"]}}, {"ninja": ["A03.11"]}, at="strategy")
    first = [id for id, said in sitting.foreseen("B", "plan OKK").items() if said.get("usual")]
    assert {"right OKK-2", "left OKK-W"} <= {*first} and len({id.split()[1] for id in first}) == len(first)
    second = sitting.foreseen("B", "plan OKK", "right OKK-2")
    assert second["left OKK-1"]["usual"] and "usual" not in second["right OKK-1"] and "usual" not in second["alone"]
    assert sitting.foreseen("B", ask="lock")["lock OKK"]["proposed"] is True
    sitting.does("B", "plan OKK", "right OKK-2", "left OKK-1", "up EQ-01", ask="plan")
    assert sitting.foreseen("B", ask="lock")["lock OKK"]["proposed"] is False
    assert [
        id for id, said in sitting.foreseen("B", "plan OKK", "right OKK-2", "alone").items() if "usual" in said
    ] == ["up EQ-01"]


@pytest.mark.rule("OK-058", "OK-213")
def test_the_oni_sees_what_an_event_would_make_of_its_agents() -> None:
    sitting = Sitting("S3", {"OKK": "A01.20"}, {"ninja": ["A03.11"]}, at="strategy", hand=["EV-06a"])
    assert sitting.foreseen("A", "place EV-06a")["beside ninja"]["actions"] == 3
