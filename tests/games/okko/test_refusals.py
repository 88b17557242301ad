"""An impossible action names its rule, and a possible one beside it is not refused."""

from __future__ import annotations

import pytest

from hyakki.core.engine import read_path
from hyakki.core.errors import Malformed
from hyakki.core.rulebook import Rulebook
from hyakki.games.okko import game
from hyakki.games.okko.catalog.ids import AGENTS, CLUES, SPACE
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.words import WORDS
from tests.games.okko.sitting import Sitting

PAIR = {"OKK": "A01.20", "NSH": "A01.22"}


@pytest.mark.rule("OK-R144")
def test_of_two_chests_only_the_one_beside_the_hero_is_opened() -> None:
    sitting = Sitting("S1", {"SET": "B03.41"}, tokens={"CHE-6": "B03.40", "CHE-1": "B05.20"})
    assert sitting.offered("B", "chest") == ["token B03.40"]
    assert sitting.refused("B", "chest", "token B05.20") == "OK-R144"


@pytest.mark.rule("OK-R40")
def test_of_two_doors_only_the_one_within_reach_is_opened() -> None:
    sitting = Sitting("S1", {"SET": "A04.24"}, closed=["A04.24 - C01a.2", "B03.42 - C02a.2"])
    assert sitting.offered("B", "open") == ["door A04.24 C01a.2"]
    assert sitting.refused("B", "open", "door B03.42 C02a.2") == "OK-R40"


@pytest.mark.rule("OK-178", "OK-138")
def test_of_two_masterless_followers_only_the_one_beside_the_hero_is_adopted() -> None:
    sitting = Sitting("S3", PAIR, allies={"FOL-2a": ("", "A01.21"), "FOL-1a": ("", "A01.42")})
    assert "adopt" in sitting.offered("B") and sitting.offered("B", "adopt") == ["on goro"]
    assert sitting.refused("B", "adopt", "on tikku") == "OK-178"


@pytest.mark.rule("OK-138")
def test_who_has_a_follower_adopts_no_other() -> None:
    sitting = Sitting("S3", PAIR, allies={"FOL-2a": ("", "A01.21"), "FOL-1a": ("OKK", "A01.30")})
    assert sitting.refused("B", "adopt") == "OK-138"


@pytest.mark.rule("OK-345")
def test_of_two_follower_tokens_only_the_one_beside_the_hero_is_turned_up() -> None:
    heroes = {"NSH": "A05.00", "NOB": "A02.00", "SET": "A02.04"}
    sitting = Sitting("S4", heroes, tokens={"tikku": "A05.01", "goro": "A05.30"})
    assert sitting.offered("B", "show-follower") == ["token A05.01"]
    assert sitting.refused("B", "show-follower", "token A05.30") == "OK-345"


@pytest.mark.rule("OK-066")
def test_picking_something_up_costs_an_action() -> None:
    sitting = Sitting("S1", {"SET": "B05.30"})
    letter = sitting.state.things[0]
    letter.space, letter.home = SPACE["B05.31"], -1
    assert "pick-up" in sitting.offered("B")
    for space in ("B05.20", "B05.30", "B05.20"):
        sitting.does("B", "move", f"to {space}")
    assert sitting.refused("B", "pick-up") == "OK-066"


@pytest.mark.rule("OK-R130", "OK-167")
def test_tests_of_the_scenario_are_for_heroes() -> None:
    assert "test" in Sitting("S1", {"SET": "B06.44"}).offered("B")
    kiku = Sitting("S1", {"SET": "B05.20"}, allies={"FOL-3a": ("SET", "B05.30")}, at="activation")
    assert kiku.does("B", "rest").refused("B", "test") == "OK-R130"


@pytest.mark.rule("OK-288")
def test_an_area_without_a_free_space_is_not_moved_into() -> None:
    sitting = Sitting("S3", {"SET": "A01.30", "OKK": "A01.40"}, courtiers={"COU-2": "A01.41"})
    assert [id for id, rule in sitting.blocked("B", "move").items() if rule == "OK-288"] == ["into A01.e"]
    assert sitting.refused("B", "move", "into A01.e") == "OK-288"


@pytest.mark.rule("OK-288", "OK-192", "OK-314")
def test_who_can_stop_nowhere_does_not_move() -> None:
    stuck = Sitting("S3", {"OKK": "A01.40"}, courtiers={"COU-2": "A01.41"}, conditions={"OKK": ["stunned"]})
    assert stuck.refused("B", "move") == "OK-288"


@pytest.mark.rule("OK-288", "OK-285")
def test_who_alone_has_room_in_its_area_is_not_told_that_it_is_full() -> None:
    sitting = Sitting("S3", {"OKK": "A01.40"}, courtiers={"COU-2": "A01.41"})
    assert "into A01.e" not in sitting.blocked("B", "move")


@pytest.mark.rule("OK-R47")
def test_with_the_last_action_too_it_is_said_that_a_courtier_token_is_not_attacked() -> None:
    sitting = Sitting("S3", {"OKK": "A01.20", "NSH": "A01.02"}, courtiers={"COU-2": "A01.31"})
    sitting.does("B", "move", "to A01.21").does("B", "move", "to A01.20")
    assert sitting.actions_left == 1
    assert sitting.refused("B", "attack", "melee COU-2") == "OK-R47"


@pytest.mark.rule("OK-R137")
def test_the_follower_of_another_hero_stands_in_for_nobody() -> None:
    sitting = Sitting("S4", {"NSH": "", "OKK": ""}, at="start")
    assert "version FOL-2a" in sitting.offered("B")
    assert sitting.refused("B", "version FOL-1b") == "OK-R137"


@pytest.mark.rule("OK-338")
def test_who_has_nothing_to_rearrange_does_not_reorganise() -> None:
    assert Sitting("S3", PAIR).refused("B", "reorganise") == "OK-338"


@pytest.mark.rule("OK-257", "OK-265", "OK-290")
def test_why_a_space_is_not_stopped_on() -> None:
    sitting = Sitting("S3", {"SET": "A01.30", "OKK": "A01.40"}, courtiers={"COU-2": "A01.41"})
    barred = sitting.blocked("B", "move")
    assert (barred["to A01.40"], barred["to A01.41"], barred["to A01.44"]) == ("OK-257", "OK-290", "OK-265")


@pytest.mark.rule("OK-186")
def test_a_follower_can_be_given_and_a_kami_cannot() -> None:
    assert "give-follower" in Sitting("S3", PAIR, allies={"FOL-1a": ("OKK", "A01.21")}).offered("B")
    assert Sitting("S3", PAIR, allies={"KAM-1a": ("OKK", "A01.21")}).refused("B", "give-follower") == "OK-186"


@pytest.mark.rule("OK-230", "OK-238")
def test_where_there_is_nobody_to_question_it_is_not_said_that_somebody_was() -> None:
    sitting = Sitting("S3", {"NSH": "A03.03", "OKK": ""}, courtiers={"COU-2": "A01.02"}, clue_deck=[CLUES[0]])
    assert sitting.refused("B", "investigate") == "OK-230"


@pytest.mark.rule("OK-318")
def test_an_action_card_may_lie_alone() -> None:
    sitting = Sitting("S3", {"OKK": {"at": "A01.20", "hand": ["OKK-1", "OKK-2", "WND-1"]}}, at="strategy")
    assert "alone" in sitting.offered("B", "plan OKK", "left OKK-1")
    assert sitting.blocked("B", "plan OKK", "right WND-1")["alone"] == "OK-318"


@pytest.mark.rule("OK-R82")
def test_a_lieutenant_that_is_eliminated_has_fallen_for_good_and_a_minion_has_not() -> None:
    for name, figure, hurt, fallen in (("hiroji", "hiroji-1", 3, True), ("ninja", "ninja-1", 0, False)):
        sitting = Sitting("S1", {"NOB": "B03.20"}, {name: ["B03.21"]}, damage={figure: hurt}, alarm=True)
        sitting.dice(combat=[2, 2, 2, 2]).does("B", "attack", f"melee {figure}")
        assert sitting.space(figure) == "" and sitting.state.agents[AGENTS.index(name)].fallen is fallen


@pytest.mark.rule("OK-076")
def test_an_agent_that_uses_no_action_ends_its_activation_all_the_same() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21", "NSH": "A01.42"}, {"homura": ["A01.22"]}, at="oni")
    sitting.does("A", "activate homura").does("A", "done")
    assert sitting.damage("OKK") == 1 and sitting.damage("NSH") == 0, "Burning Aura"


@pytest.mark.rule("OK-080")
def test_without_an_event_card_the_oni_is_asked_nothing_more() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"ninja": ["A01.33"]}, at="oni")
    sitting.does("A", "activate ninja").does("A", "command ninja-1").does("A", "rest")
    assert sitting.asked() == {}


@pytest.mark.rule("OK-180", "OK-283")
def test_who_is_not_held_is_told_that_an_area_is_too_far() -> None:
    assert Sitting("S3", {"SET": "A01.30"}).blocked("B", "move")["into A03.a"] == "OK-283"


@pytest.mark.rule("OK-025", "OK-197")
def test_events_lie_beside_cards_that_the_oni_has() -> None:
    sitting = Sitting("S3", PAIR, at="strategy", cards=["samurai", "ninja"], hand=["EV-01a"])
    assert sitting.offered("A", "place EV-01a") == ["beside samurai", "beside ninja"]
    barred = sitting.blocked("A", "place EV-01a")
    assert (barred["beside homura"], barred["beside yurei"]) == ("OK-197", "OK-025")
    assert not {"beside samurai", "beside ninja"} & barred.keys()


@pytest.mark.parametrize("at", ["strategy", "turn", "oni", "end"])
def test_an_empty_answer_is_malformed_wherever_somebody_is_asked(at: str) -> None:
    empty_is_malformed(Sitting("S3", PAIR, at=at))


def test_an_empty_answer_is_malformed_when_a_clue_is_drawn_a_suspect_named_or_agents_summoned() -> None:
    court = {"COU-3": "A01.33", "COU-2": "A01.31"}
    drawn = Sitting("S3", {"NSH": "A01.21"}, courtiers=court, clue_deck=["COU-3"]).dice(test=[0, 0, 0])
    drawn.does("B", "investigate", "question COU-2")
    accusing = Sitting("S3", PAIR, at="end", round=3, courtiers=court)
    summoning = Sitting("S1", {"OKK": "", "NOB": ""}, at="strategy", cards=["ashigaru"], hand=["EV-01a", "EV-01b"])
    for sitting, kind in ((drawn, "keep-clue"), (accusing, "accuse"), (summoning, "summons")):
        assert kind in sitting.asked().values()
        empty_is_malformed(sitting)


def empty_is_malformed(sitting: Sitting) -> None:
    sitting.start()
    assert sitting.state.asks
    for ask in sitting.state.asks:
        with pytest.raises(Malformed):
            read_path(sitting.state, ask, [""])


# Answers to other questions


ELSEWHERE = [
    ("agree", "OK-R173"),
    ("refuse", "OK-R173"),
    ("begin-act", "OK-351"),
    ("pick SET", "OK-006"),
    ("plan OKK", "OK-036"),
    ("lock OKK", "OK-R27"),
    ("corrupt A01", "OK-051"),
    ("enhance M1", "OK-055"),
    ("activate ninja", "OK-072"),
    ("back ONI-2 COU-3", "OK-R31"),
    ("decide follows OKK", "OK-R31"),
    ("bring ninja A01.00", "OK-R80"),
    ("heal 2", "OK-R119"),
    ("die combat 1", "OK-R55"),
    ("to A08.00", "OK-017"),
]


@pytest.mark.rule("OK-R173", "OK-351", "OK-017")
@pytest.mark.parametrize("id, rule", ELSEWHERE)
def test_an_answer_to_another_question_is_refused_by_the_rule_that_says_when_it_is_one(id: str, rule: str) -> None:
    assert Sitting("S3", PAIR).refused("B", id) == rule


NONSENSE = [
    *("agree now", "pick ZED", "to Z9.00", "to A01.99", "corrupt Z01", "lock", "lock OKK now", "heal many", "heal 999"),
    *("back", "back ONI-9 COU-3", "decide follows ZED", "back back keep", "bring ninja", "bring A01.00 ninja"),
    *(
        "use",
        "use card",
        "use card ZED-1",
        "die combat",
        "die silver 1",
        "effect card OKK-1 OKK",
        "event EV-99a",
        "rest now",
    ),
]


@pytest.mark.parametrize("id", NONSENSE)
def test_what_names_nothing_in_this_game_is_malformed(id: str) -> None:
    sitting = Sitting("S3", PAIR).start()
    with pytest.raises(Malformed):
        read_path(sitting.state, sitting.ask("B"), [id])


def test_every_entry_has_a_rule_that_says_when_it_is_an_answer() -> None:
    assert WORDS.options.keys() <= OkkoState.occasions.keys()
    book = Rulebook(game)
    assert all(rule in book for rule in OkkoState.occasions.values())
