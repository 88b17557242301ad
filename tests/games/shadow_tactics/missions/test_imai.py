"""Mission 3, Imai Town."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.shadow_tactics.board.places import NOWHERE, post_name
from tests.games.shadow_tactics.sitting import Sitting


def town(guards: dict[str, list[str]] | None = None, **given: Any) -> Sitting:
    return Sitting(mission="M3", guards=guards or {}, **given)


def documents(table: Sitting) -> str:
    table.start()
    at = table.state.documents_at
    return "" if at == NOWHERE else post_name(at)


# The documents


@pytest.mark.rule("ST-472", "ST-473", "ST-099")
def test_who_stuns_the_figure_takes_the_documents_along() -> None:
    table = town({"Y8": ["D2i", "A5o"]}, HAY={"bush": "B8", "programme": ["HAY-1"]}).does("B", "on Y8-2")
    assert table.guards("Y8") == ["D2i stunned", "A5o"]
    assert table.ninja("HAY").carries
    assert (documents(table), table.noise, table.over) == ("", 0, None)


@pytest.mark.rule("ST-472", "ST-R141", "ST-474")
def test_a_green_card_makes_them_fall_and_leaves_them() -> None:
    table = town({"Y8": ["D2i"]}, TAK={"bush": "B8", "programme": ["TAK-1"]})
    assert table.guards("Y8") == ["D2i stunned"]
    assert documents(table) == "Y8-2"
    assert not table.ninja("TAK").carries


@pytest.mark.rule("ST-472", "ST-R120")
def test_they_fall_once_and_are_never_lost_again() -> None:
    table = town({"Y8": ["D2i"]}, documents=True, HAY={"bush": "B8", "programme": ["HAY-1"], "carries": False})
    assert table.guards("Y8") == ["D2i stunned"]
    assert not table.ninja("HAY").carries
    hurt = town({"Y1": ["S2o"]}, documents=True, HAY={"bush": "B1", "programme": ["HAY-Mo"], "carries": True})
    assert hurt.ninja("HAY").damage == 1
    assert hurt.ninja("HAY").carries


@pytest.mark.rule("ST-474", "ST-513", "ST-R42", "ST-R143")
@pytest.mark.parametrize("card", ["HAY-1", "HAY-4", "HAY-SR", "HAY-SB"])
def test_any_red_or_blue_card_may_be_aimed_at_them(card: str) -> None:
    table = town(documents_at="Y8-2", HAY={"bush": "B8", "programme": [card]})
    assert table.ninja("HAY").carries
    assert "documents-taken" in table.said()


@pytest.mark.rule("ST-474", "ST-R141", "ST-513")
@pytest.mark.parametrize("card", ["HAY-2", "HAY-3", "HAY-5", "HAY-SG"])
def test_no_green_card_takes_them(card: str) -> None:
    table = town(documents_at="Y8-2", HAY={"bush": "B8", "programme": [card]})
    assert not table.ninja("HAY").carries
    assert documents(table) == "Y8-2"


@pytest.mark.rule("ST-474")
def test_no_movement_takes_them_and_nobody_from_afar() -> None:
    walked = town(documents_at="Y8-2", HAY={"bush": "B8", "programme": ["HAY-Mw"]}).silence("exit")
    assert not walked.ninja("HAY").carries
    afar = town(documents_at="Y8-2", HAY={"bush": "B5", "programme": ["HAY-SR"]})
    assert "no-effect" in afar.said()


@pytest.mark.rule("ST-474", "ST-329")
def test_nobody_carries_two_tokens() -> None:
    table = town(documents_at="Y8-2", HAY={"bush": "B8", "programme": ["HAY-SR"], "carries": True})
    assert documents(table) == "Y8-2"


@pytest.mark.rule("ST-513", "ST-088")
def test_documents_score_one_for_red_and_blue_cards() -> None:
    yuki = {"bush": "B8", "programme": ["YUK-1"]}
    even = town({"Y4": ["S0i"]}, documents_at="Y8-2", YUK=yuki)
    assert even.offered("B") == ["aim Y4", "aim Y8"]
    more = town({"Y4": ["S0i"], "Y8": ["S1i"]}, documents_at="Y8-2", YUK=yuki)
    assert more.guards("Y8") == []
    assert more.ninja("YUK").carries
    less = town({"Y4": ["S0i"]}, documents_at="Y8-2", HAY={"bush": "B8", "programme": ["HAY-1"]})
    assert less.guards("Y4") == []
    assert documents(less) == "Y8-2"
    carrying = town({"Y4": ["S0i"]}, documents_at="Y8-2", YUK={**yuki, "carries": True})
    assert carrying.guards("Y4") == []


@pytest.mark.rule("ST-513", "ST-474")
def test_who_is_seen_does_not_get_them() -> None:
    table = town({"Y8": ["S4i"]}, documents_at="Y8-2", HAY={"bush": "B8", "programme": ["HAY-SR"]})
    assert (table.noise, table.ninja("HAY").damage) == (1, 1)
    assert documents(table) == "Y8-2"


@pytest.mark.rule("ST-R143", "ST-335")
@pytest.mark.parametrize("bush, taken", [("B7", True), ("B15", True), ("B11", False)])
def test_behind_a_closed_gate_they_are_out_of_reach(bush: str, taken: bool) -> None:
    table = town(documents_at="Y7-3", HAY={"bush": bush, "programme": ["HAY-SR"]})
    assert table.ninja("HAY").carries is taken
    opened = town(documents_at="Y7-3", gates={"C1": "open"}, HAY={"bush": "B11", "programme": ["HAY-SR"]})
    assert opened.ninja("HAY").carries


# The sabotage


CALLS = {"bush": "B4", "programme": ["HAY-SR"]}
"""In a bush with a blue token, beside Y4 alone."""


@pytest.mark.rule("ST-475", "ST-476", "ST-477", "ST-R122", "ST-R147", "ST-332")
def test_samurai_come_from_anywhere_and_are_alerted() -> None:
    table = town({"Y5": ["A0i"], "Y12": ["A0o"], "Y9": ["A0o stunned"], "Y8": ["D2i"]}, HAY=CALLS)
    assert table.asked() == {"B": "sabotage"}
    assert table.offered("B") == ["guard Y5-0", "guard Y12-0", "decline"]
    assert table.blocked("B") == {"guard Y8-2": "ST-R122", "guard Y9-0": "ST-477"}
    table.does("B", "guard Y12-0", "to Y4-1i")
    assert table.refused("B", "guard Y5-0", "to Y4-2i") == "ST-025"
    table.does("B", "guard Y5-0", "to Y4-4o")
    assert table.guards("Y4") == ["A1i alerted", "A4o alerted"]
    assert table.noise == 0
    assert [bush + 1 for bush in table.state.blue] == [19]
    assert table.asked() == {}


@pytest.mark.rule("ST-476", "ST-R122")
def test_up_to_three_and_never_the_figure() -> None:
    guards = {"Y5": ["A0i"], "Y9": ["A0o"], "Y10": ["A0o"], "Y12": ["A0o"], "Y8": ["D2i"]}
    table = town(guards, HAY=CALLS)
    table.does("B", "guard Y5-0", "to Y4-0o").does("B", "guard Y9-0", "to Y4-2o").does("B", "guard Y10-0", "to Y4-4o")
    assert table.asked() == {}
    assert table.guards("Y12") == ["A0o"]
    fewer = town(guards, HAY=CALLS).does("B", "decline")
    assert fewer.guards("Y4") == []
    assert fewer.guards("Y8") == ["D2i"]


@pytest.mark.rule("ST-R147", "ST-245")
def test_they_count_as_moved_and_find_bodies() -> None:
    table = town({"Y5": ["A0i"]}, bodies=["Y4-3", "Y5-3"], HAY=CALLS).does("B", "guard Y5-0", "to Y4-1o")
    assert table.noise == 1
    assert table.bodies("Y4") == table.bodies("Y5") == 0


@pytest.mark.rule("ST-R152", "ST-476", "ST-186")
def test_a_samurai_already_in_the_yard_changes_its_post_or_turns() -> None:
    table = town({"Y4": ["A3o"], "Y5": ["A0i"]}, bodies=["Y4-5"], HAY=CALLS)
    assert table.offered("B") == ["guard Y4-3", "guard Y5-0", "decline"]
    assert table.refused("B", "guard Y4-3", "to Y4-3o") == "ST-186"
    assert "to Y4-2i" in table.offered("B", "guard Y4-3"), "its own post is no obstacle"
    table.does("B", "guard Y4-3", "to Y4-3i")
    assert table.guards("Y4") == ["A3i alerted"]
    assert table.refused("B", "guard Y4-3") == "ST-R152"
    table.does("B", "decline")
    assert (table.noise, table.bodies("Y4"), table.guards("Y5")) == (1, 0, ["A0i"]), "it counts as moved"


@pytest.mark.rule("ST-R152")
def test_three_samurai_who_fill_the_yard_may_all_turn() -> None:
    """There is no free post for another, but each of them frees its own."""
    table = town({"Y4": ["A0o", "A2i", "A4o"], "Y5": ["A0i"]}, HAY=CALLS)
    assert table.offered("B") == ["guard Y4-0", "guard Y4-2", "guard Y4-4", "decline"]
    assert table.refused("B", "guard Y5-0") == "ST-477"
    table.does("B", "guard Y4-0", "to Y4-0i").does("B", "guard Y4-2", "to Y4-2o").does("B", "guard Y4-4", "to Y4-4i")
    assert table.guards("Y4") == ["A0i alerted", "A2o alerted", "A4i alerted"]


@pytest.mark.rule("ST-R152", "ST-514")
def test_a_samurai_in_the_tower_looks_elsewhere() -> None:
    table = town({"Y2": ["A@J5"]}, blue=["B5"], HAY={"bush": "B5", "programme": ["HAY-SR"]})
    table.does("B", "aim Y2")
    assert table.refused("B", "guard Y2-t", "to tower>J5") == "ST-186"
    table.does("B", "guard Y2-t", "to tower>B8")
    assert table.guards("Y2") == ["A@B8 alerted"]


@pytest.mark.rule("ST-475", "ST-140")
def test_a_sabotage_that_is_seen_fails_and_keeps_its_token() -> None:
    table = town({"Y4": ["S4i"], "Y5": ["A0i"]}, HAY=CALLS)
    assert (table.noise, table.ninja("HAY").damage) == (1, 1)
    assert [bush + 1 for bush in table.state.blue] == [4, 19]
    nowhere = town({"Y5": ["A0i"]}, HAY={"bush": "B8", "programme": ["HAY-SR"]})
    assert "no-effect" in nowhere.said()


# Ends


ESCAPED: dict[str, Any] = {"HAY": {"bush": "B1", "carries": True}, "YUK": {"bush": "B14"}, "MUG": {"bush": "B22"}}


@pytest.mark.rule("ST-478", "ST-R121")
def test_all_on_entries_with_the_documents() -> None:
    assert town(at="refresh", **ESCAPED).over == ("documents", "ninjas")
    without = {**ESCAPED, "HAY": {"bush": "B1"}}
    assert town(at="refresh", **without).over is None
    straggler = {**ESCAPED, "YUK": {"bush": "B10"}}
    assert town(at="refresh", **straggler).over is None


@pytest.mark.rule("ST-478", "ST-R121", "ST-R76")
@pytest.mark.parametrize("searching", [True, False])
def test_not_while_a_search_finds_one(searching: bool) -> None:
    table = town({"Y1": ["S2o alerted"]}, at="refresh", searching=searching, **ESCAPED)
    assert table.over == (None if searching else ("documents", "ninjas"))


@pytest.mark.rule("ST-479", "ST-R130")
def test_the_death_of_the_figure_is_the_end() -> None:
    table = town({"Y8": ["D2i"]}, MUG={"bush": "B8", "programme": ["MUG-1"]})
    assert table.over == ("figure", "daimyo")


@pytest.mark.rule("ST-R130", "ST-R80")
def test_in_the_last_round_the_ninjas_are_first() -> None:
    assert town(at="refresh", time=1, **ESCAPED).over == ("documents", "ninjas")


@pytest.mark.rule("ST-471", "ST-220")
def test_the_figure_starts_in_an_objective_yard() -> None:
    table = Sitting(at="start", mission="M3", options={"picks": [[], ["HAY"], ["YUK"], ["AIK"]]})
    assert table.refused("A", "to Y1-0i") == "ST-220"
    assert "to Y8-0i" in table.offered("A")
    assert "to Y5-0i" in table.offered("A")


@pytest.mark.rule("ST-192", "ST-R81")
@pytest.mark.parametrize(
    "guards, fallen, possible",
    [(["D2i", "A5o alerted"], False, True), (["D2i alerted", "A5o"], False, False),
     (["D2i", "A5o alerted"], True, False), (["D2i stunned", "A5o alerted"], False, False)],
)  # fmt: skip
def test_the_power_in_imai(guards: list[str], fallen: bool, possible: bool) -> None:
    table = town({"Y8": guards}, at="orders", alarm="full", hand=["OC7"], documents=fallen).does("A", "play OC7")
    assert table.asked() == {"A": "power" if possible else "search"}
