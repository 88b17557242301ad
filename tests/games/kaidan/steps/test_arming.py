"""Cards armed by passing work without a question, and no player waits for them (KA-R15, KA-R17, KA-R102)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kaidan.sitting import Sitting


def about_to_pass(*cards: str, **more: Any) -> Sitting:
    """A is the last to act this Turn; an unknown entity may come."""
    a = {"pg": "PC4", "at": "4-4", "cards": list(cards), **more.pop("A", {})}
    given = {"B": {"at": "9-9"}, "active": "A", "first": "B", "events": ["EV17"], "turn": 3, **more}
    return Sitting(rooms={"3-3": "H10", "9-9": "G03"}, A=a, **given)


@pytest.mark.rule("KA-R17", "KA-R15")
def test_an_armed_crystal_takes_its_owner_away_before_an_entity_sees_it() -> None:
    s = about_to_pass("OB06", entities={"1": "? 2-4"})
    assert {"pass arming OB06 sight", "pass arming OB06 event"} <= set(s.offered("A"))
    s.door_tokens("T11").coordinates("10-10").does("A", "pass arming OB06 sight")
    while s.asked().get("A", "").startswith("window"):
        s.does("A", "let-be")
    assert s.at("A") == "10-10" and s.cards("A") == [] and s.entity_kind(1) == "?"


@pytest.mark.rule("KA-R17")
def test_an_armed_veil_hides() -> None:
    s = about_to_pass("WG04", entities={"1": "? 2-4"}).door_tokens("T11").does("A", "pass arming WG04 sight")
    assert s.pg("A").shelter == 3 and not s.state.chasing


@pytest.mark.rule("KA-R17", "KA-R15")
def test_a_crystal_may_be_armed_for_a_phase() -> None:
    s = about_to_pass("OB06").coordinates("10-10").does("A", "pass arming OB06 event")
    kinds = s.said()
    assert s.at("A") == "10-10" and kinds.index("appeared") < kinds.index("event")


@pytest.mark.rule("KA-R17", "KA-R15")
@pytest.mark.parametrize(
    "moment, before", [("end", "tokens-back"), ("preparation", "first-passed"), ("pg", "activation")]
)
def test_every_phase_boundary_is_a_moment(moment: str, before: str) -> None:
    s = about_to_pass("OB06", B={"at": "9-9", "pg": "PC5"}).coordinates("10-10")
    s.does("A", f"pass arming OB06 {moment}")
    for _ in range(9):
        if s.cards("A"):
            s.does("A", "let-be")
    kinds = [event.kind.name for event in s.events]
    assert s.at("A") == "10-10" and kinds.index("appeared") < kinds.index(before)


@pytest.mark.rule("KA-R17", "KA-R15")
def test_so_is_the_end_of_anothers_activation() -> None:
    s = about_to_pass("OB06", first="A", active="A").does("A", "pass arming OB06 activation")
    assert s.asked() == {"B": "act"} and s.cards("A") == ["OB06"], "not one's own"
    s.coordinates("10-10").does("B", "pass")
    assert s.at("A") == "10-10"


@pytest.mark.rule("KA-R17", "KA-R102", "KA-213")
def test_the_hyoirei_may_be_revealed_at_a_phase_boundary() -> None:
    s = about_to_pass(possessed="A", C={"at": "10-10"}).does("A", "pass arming OB01 entity")
    assert s.state.unmasked and "impulse" in s.said()


@pytest.mark.rule("KA-R17", "KA-201")
def test_nobody_sees_how_somebody_passed() -> None:
    s = about_to_pass("OB06", "WG04", possessed="A", C={"at": "10-10"})
    options = s.state.stack[-1].menu(s.start().state, s.ask("A"), (), False).options
    passes = [option for option in options if option.verb == "pass"]
    assert len(passes) == 15 and {option.outward(1 << 1) for option in passes} == {"pass"}


@pytest.mark.rule("KA-R17")
def test_the_table_is_told_alike_whether_something_was_armed_or_not() -> None:
    moments = []
    for way in ("pass", "pass arming OB06 end"):
        s = about_to_pass("OB06").does("A", way)
        moments.append([(*event.args, event.fact) for event in s.events if event.kind.name == "unasked"])
        assert s.asked()["A"] == "window-event"
    assert moments[0] == moments[1] == [(1, "activation", (-1,)), (1, "event", (-1,)), (0, "event", (-1,))]


@pytest.mark.rule("KA-R17")
def test_what_was_armed_is_forgotten_when_the_next_activation_begins() -> None:
    s = about_to_pass("OB06").does("A", "pass arming OB06 sight")
    while s.asked() != {"A": "act"}:
        seat, kind = next(iter(s.asked().items()))
        s.does(seat, "pass" if kind == "act" else "let-be")
    assert s.state.secrets[0].armed is None and s.cards("A") == ["OB06"]


@pytest.mark.rule("KA-R17", "KA-133")
def test_a_card_that_is_gone_does_nothing() -> None:
    s = about_to_pass("OB06", events=["EV18"], first="A", active="B", B={"at": "9-9"})
    s.state.secrets[0].armed = (5, "entity")
    s.does("B", "pass").does("A", "let-be")
    assert s.cards("A") == [] and s.at("A") == "4-4" and "disappeared" not in s.said()
