"""Mission 2, Nakasendo Road."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shadow_tactics.sitting import Sitting

PICKS = [[], ["HAY"], ["YUK"], ["AIK"]]


def road(guards: dict[str, list[str]], **given: Any) -> Sitting:
    return Sitting(mission="M2", guards=guards, **given)


def tokens(table: Sitting) -> list[str]:
    table.start()
    return [f"B{bush + 1}" for bush in table.state.blue]


ARRANGES = {"bush": "B17", "programme": ["HAY-SB"]}
"""A place for accidents, beside Y9 and Y10."""


@pytest.mark.rule("ST-463", "ST-464", "ST-465", "ST-332")
def test_an_accident_kills_a_guard_and_hides_its_body() -> None:
    table = road({"Y9": ["O2i"], "Y8": ["O4i"]}, HAY=ARRANGES)
    assert table.guards("Y9") == []
    assert (table.bodies("Y9"), table.noise) == (0, 0)
    assert tokens(table) == ["B4", "B16"]
    assert not table.ninja("HAY").carries


@pytest.mark.rule("ST-464", "ST-077")
def test_an_alerted_guard_spoils_it_and_the_token_stays() -> None:
    table = road({"Y9": ["O2i alerted"], "Y8": ["O4i"]}, HAY=ARRANGES)
    assert table.guards("Y9") == ["O2i alerted"]
    assert (table.noise, table.ninja("HAY").damage) == (1, 1)
    assert tokens(table) == ["B4", "B16", "B17"]


@pytest.mark.rule("ST-464", "ST-094")
def test_only_where_a_token_lies_and_somebody_is_near() -> None:
    elsewhere = road({"Y9": ["S2i"], "Y8": ["O4i"]}, HAY={"bush": "B13", "programme": ["HAY-SB"]})
    assert elsewhere.guards("Y9") == ["S2i"]
    nobody = road({"Y8": ["O4i"]}, HAY=ARRANGES)
    assert "no-effect" in nobody.said()
    assert tokens(nobody) == ["B4", "B16", "B17"]


@pytest.mark.rule("ST-R119", "ST-R55", "ST-139", "ST-373")
def test_any_guard_of_any_type_in_any_yard_beside_it() -> None:
    table = road({"Y9": ["A2o", "S5o"], "Y10": ["O1o"], "Y8": ["O4i"]}, HAY=ARRANGES)
    assert table.offered("B") == ["aim Y9", "aim Y10"]
    table.does("B", "aim Y9")
    assert table.offered("B") == ["choose Y9-2", "choose Y9-5"]
    assert table.does("B", "choose Y9-2").guards("Y9") == ["S5o"]
    spared = road({"Y9": ["F0o", "A2o", "S4o"], "Y8": ["O4i"]}, HAY=ARRANGES)
    assert spared.blocked("B") == {"choose Y9-0": "ST-373"}


@pytest.mark.rule("ST-465", "ST-R28")
def test_who_looks_on_sees_the_death() -> None:
    table = road({"Y9": ["O2o", "S5i"], "Y8": ["O4i"]}, HAY=ARRANGES).does("B", "choose Y9-2")
    assert table.guards("Y9") == ["S5i alerted"]
    assert (table.noise, table.ninja("HAY").damage) == (1, 0)


@pytest.mark.rule("ST-466", "ST-468", "ST-R118")
def test_no_officer_left_where_they_count() -> None:
    table = road({"Y8": ["O4i"], "Y5": ["O3o"]}, YUK={"bush": "B16", "programme": ["YUK-1"]})
    assert table.over == ("officers", "ninjas")
    for yard in ("Y4", "Y9"):
        other = road({"Y8": ["O4i"], yard: ["O1o"]}, YUK={"bush": "B16", "programme": ["YUK-1"]})
        assert other.over is None


@pytest.mark.rule("ST-468", "ST-R118")
def test_orders_do_not_end_it_but_the_round_does() -> None:
    table = road({"Y8": ["O4i"]}, at="orders", hand=["OC2"]).does("A", "play OC2")
    table.does("A", "guard Y8-4", "to Y10-1i")
    assert table.over is None
    assert road({"Y10": ["O1i"]}, at="refresh", part="check").over == ("officers", "ninjas")
    assert road({"Y9": ["O1i"]}, at="refresh", part="check").over is None


@pytest.mark.rule("ST-468")
def test_a_stunned_officer_still_stands_there() -> None:
    table = road({"Y8": ["O4i"]}, AIK={"bush": "B16", "programme": ["AIK-2"]})
    assert table.guards("Y8") == ["O4i stunned"]
    assert table.over is None


@pytest.mark.rule("ST-468", "ST-R118")
def test_a_card_that_fails_or_does_nothing_ends_nothing() -> None:
    failed = road({"Y1": ["S2o"]}, HAY={"bush": "B1", "programme": ["HAY-Mo"]}, YUK={"bush": "B13"})
    assert (failed.noise, failed.over) == (1, None)
    void = road({}, HAY={"bush": "B1", "programme": ["HAY-My"]})
    assert void.over is None
    executed = road({}, HAY={"bush": "B1", "programme": ["HAY-5"]})
    assert executed.over == ("officers", "ninjas")


@pytest.mark.rule("ST-469")
def test_one_officer_must_be_deployed_where_they_count() -> None:
    table = Sitting(at="start", mission="M2", options={"picks": PICKS})
    table.does("A", "to Y1-0i").does("A", "to Y2-0i")
    assert table.refused("A", "to Y3-0i") == "ST-469"
    for yard in ("Y4", "Y8", "Y9"):
        assert f"to {yard}-0i" in table.offered("A")
    free = Sitting(at="start", mission="M2", options={"picks": PICKS}).does("A", "to Y4-0i").does("A", "to Y2-0i")
    assert "to Y3-0i" in free.offered("A")


@pytest.mark.rule("ST-192", "ST-R81")
@pytest.mark.parametrize(
    "guards, possible",
    [({"Y8": ["O4i alerted"]}, True), ({"Y9": ["O4i alerted"]}, True), ({"Y8": ["O4i", "S1o alerted"]}, False),
     ({"Y5": ["O4i alerted"]}, False)],
)  # fmt: skip
def test_the_power_on_the_road(guards: dict[str, list[str]], possible: bool) -> None:
    table = road(guards, at="orders", alarm="full", hand=["OC7"]).does("A", "play OC7")
    assert table.asked() == {"A": "power" if possible else "search"}
