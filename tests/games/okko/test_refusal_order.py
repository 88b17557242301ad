"""Where two rules forbid the same thing the closer one is cited: the state of the thing and the stage come before the
general rule about distance, cost or place."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from hyakki.games.okko.catalog.ids import AGENTS
from tests.games.okko.sitting import Sitting

DOOR = "A04.24 - C01a.2"
PAIR = {"OKK": "A01.20", "NSH": "A01.22"}
COURT = {"COU-2": "A01.31", "COU-3": "A03.31"}


class Row(NamedTuple):
    what: str
    given: Callable[[], Sitting]
    seat: str
    answer: tuple[str, ...]
    rule: str
    general: str
    """The rule that would refuse it too, and is not cited."""
    ask: str = ""


def at_the_door(**more: object) -> Sitting:
    """Setsuka stands at a shut door, with shuriken."""
    heroes = {"SET": {"at": "A04.24", "up": "EQ-11", "supplies": ["EQ-29"]}, "OKK": more.pop("fellow", "A04.31")}
    agents = {"ashigaru": ["C01a.2"]} if more.pop("guard", False) else {}
    return Sitting("S1", heroes, agents, closed=[DOOR], **more)  # type: ignore[arg-type]


def spent() -> Sitting:
    """Okko has spent his three actions; an Ashigaru is far away."""
    sitting = Sitting("S3", {"OKK": {"at": "A01.20", "supplies": ["EQ-29"]}, "NSH": "A01.42"}, {"ashigaru": ["B04.10"]})
    for space in ("A01.21", "A01.20", "A01.21"):
        sitting.does("B", "move", f"to {space}")
    return sitting


def planning(**more: object) -> Sitting:
    okko = {"at": "A01.20", "hand": ["OKK-1", "OKK-W", "WND-1", "WND-2"]}
    return Sitting("S3", {"OKK": okko, "NSH": "A01.22"}, at="strategy", **more)  # type: ignore[arg-type]


def evening(**more: object) -> Sitting:
    given = {"round": 3, "courtiers": {"COU-1": "A01.11", "COU-2": "A01.13"}, **more}
    return Sitting("S3", {"OKK": ""}, at="end", **given)  # type: ignore[arg-type]


def night(**more: object) -> Sitting:
    """The Oni's activation: an Ashigaru on a corrupted tile and one elsewhere."""
    given = {"corruption": ["A01"], "hand": ["EV-02a", "EV-12a"], **more}
    agents = {"ashigaru": ["A01.33", "B04.10"], "samurai": ["B04.21"]}
    return Sitting("S3", PAIR, agents, at="oni", **given)  # type: ignore[arg-type]


def activated() -> Sitting:
    sitting = night()
    sitting.state.agents[AGENTS.index("ashigaru")].activated = True
    return sitting


def dawn(round: int = 3, **more: object) -> Sitting:
    given = {"corruption": ["A01", "C01b"], **more}
    return Sitting("S3", PAIR, {"ashigaru": ["A01.33"]}, at="strategy", round=round, **given)  # type: ignore[arg-type]


def gear() -> Sitting:
    """Noshin rearranges what he carries."""
    noshin = {"at": "A01.20", "hands": ["EQ-27"], "supplies": ["EQ-07", "EQ-13", "EQ-28"]}
    return Sitting("S3", {"NSH": noshin, "OKK": "A01.21"}).does("B", "reorganise")


ROWS = [
    # Shut doors
    Row(
        "strike through a door",
        lambda: at_the_door(guard=True),
        "B",
        ("attack", "melee ashigaru-1"),
        "OK-R40",
        "OK-296",
    ),
    Row(
        "throw through a door",
        lambda: at_the_door(guard=True),
        "B",
        ("attack", "ranged ashigaru-1"),
        "OK-294",
        "OK-298",
    ),
    Row("walk through a door", at_the_door, "B", ("move", "to C01a.1"), "OK-R40", "OK-283"),
    Row(
        "a chest behind a door",
        lambda: at_the_door(tokens={"CHE-1": "C01a.2"}),
        "B",
        ("chest", "token C01a.2"),
        "OK-R40",
        "OK-R144",
    ),
    Row(
        "hand through a door",
        lambda: at_the_door(fellow="C01a.2"),
        "B",
        ("transfer", "card EQ-29", "on OKK"),
        "OK-R40",
        "OK-339",
    ),
    Row(
        "question through a door",
        lambda: Sitting(
            "S3", {"NSH": "A01.24"}, courtiers={"COU-2": "C01b.2"}, closed=["A01.24 - C01b.2"], clue_deck=["ONI-2"]
        ),
        "B",
        ("investigate", "question COU-2"),
        "OK-R40",
        "OK-230",
    ),
    Row(
        "a door that is open",
        lambda: Sitting("S1", {"SET": "A04.24"}, closed=["B03.42 - C02a.2"]),
        "B",
        ("open", f"door {DOOR.replace(' - ', ' ')}"),
        "OK-R40",
        "OK-066",
    ),
    # Who or what it is
    Row(
        "attack a courtier far away",
        lambda: Sitting("S3", PAIR, courtiers=COURT),
        "B",
        ("attack", "melee COU-3"),
        "OK-R47",
        "OK-296",
    ),
    Row(
        "attack a fellow far away",
        lambda: Sitting("S3", {"OKK": "A01.20", "NSH": "A01.43"}),
        "B",
        ("attack", "melee NSH"),
        "OK-R65",
        "OK-296",
    ),
    Row(
        "question one who was questioned, far away",
        lambda: Sitting("S3", PAIR, courtiers=COURT, interrogated=["COU-3"], clue_deck=["ONI-2"]),
        "B",
        ("investigate", "question COU-3"),
        "OK-238",
        "OK-230",
    ),
    Row(
        "question a follower, far away",
        lambda: Sitting(
            "S3", PAIR, courtiers={"COU-2": "A01.31"}, allies={"COU-3": ("NSH", "A03.31")}, clue_deck=["ONI-2"]
        ),
        "B",
        ("investigate", "question COU-3"),
        "OK-245",
        "OK-230",
    ),
    Row(
        "a clue without a clue deck",
        lambda: Sitting("S3", PAIR, courtiers=COURT),
        "B",
        ("investigate", "question COU-3"),
        "OK-R101",
        "OK-230",
    ),
    Row(
        "give a kami away",
        lambda: Sitting("S3", PAIR, allies={"KAM-1a": ("OKK", "A01.30")}),
        "B",
        ("give-follower", "on NSH"),
        "OK-186",
        "OK-175",
    ),
    Row(
        "a follower questions",
        lambda: Sitting(
            "S3", PAIR, allies={"FOL-1a": ("OKK", "A01.30")}, courtiers=COURT, clue_deck=["ONI-2"], at="ally"
        ),
        "B",
        ("investigate", "question COU-3"),
        "OK-R130",
        "OK-230",
    ),
    Row(
        "a follower opens a door",
        lambda: Sitting("S1", {"OKK": "A04.31"}, allies={"FOL-1a": ("OKK", "A04.24")}, closed=[DOOR], at="ally"),
        "B",
        ("open", "door A04.24 C01a.2"),
        "OK-R130",
        "OK-R40",
    ),
    # Actions
    Row("attack with no action left", spent, "B", ("attack", "melee ashigaru-1"), "OK-308", "OK-296"),
    Row("walk with no action left", spent, "B", ("move", "to A03.00"), "OK-291", "OK-283"),
    # Spaces
    Row("stop among reinforcements", lambda: Sitting("S3", PAIR), "B", ("move", "to A01.00"), "OK-265", "OK-283"),
    Row(
        "stop on a courtier's token",
        lambda: Sitting("S3", PAIR, courtiers=COURT),
        "B",
        ("move", "to A01.31"),
        "OK-290",
        "OK-257",
    ),
    # Planning
    Row("a weakness as a technique", planning, "B", ("plan OKK", "right OKK-W"), "OK-166", "OK-150", "plan"),
    Row("a card that is discarded", planning, "B", ("plan OKK", "left OKK-2"), "OK-152", "OK-007", "plan"),
    Row("a wound on the left", planning, "B", ("plan OKK", "left WND-1"), "OK-R116", "OK-150", "plan"),
    Row("a second wound", planning, "B", ("plan OKK", "right WND-1", "right WND-2"), "OK-319", "OK-R115", "plan"),
    Row("a wound alone", planning, "B", ("plan OKK", "right WND-1", "alone"), "OK-318", "OK-039", "plan"),
    Row("a fellow's plan", planning, "B", ("plan NSH",), "OK-R32", "OK-R27", "plan"),
    # The Oni's strategy
    Row(
        "an event beside a hidden demon",
        lambda: Sitting("S3", PAIR, at="strategy", cards=["ninja"], hand=["EV-01a"]),
        "A",
        ("place EV-01a", "beside homura"),
        "OK-197",
        "OK-025",
    ),
    Row("a token where one lies", lambda: dawn(2), "A", ("corrupt A01",), "OK-R83", "OK-051"),
    Row("a token moves to a corrupted tile", dawn, "A", ("shift A01", "tile C01b"), "OK-R83", "OK-R03"),
    Row("a token moves in a Round that places one", lambda: dawn(2), "A", ("shift A01",), "OK-052", "OK-R03"),
    # The Oni's activation
    Row("an agent card twice", activated, "A", ("activate ashigaru",), "OK-074", "OK-198"),
    Row(
        "a figure off the corruption",
        lambda: night().does("A", "activate ashigaru"),
        "A",
        ("command ashigaru-2",),
        "OK-198",
        "OK-079",
    ),
    Row("a card off the corruption", night, "A", ("activate samurai",), "OK-198", "OK-072"),
    Row("an event that changes nothing", night, "A", ("event EV-12a",), "OK-R167", "OK-080"),
    Row(
        "a second event",
        lambda: night().does("A", "activate ashigaru").does("A", "event EV-02a"),
        "A",
        ("event EV-12a",),
        "OK-080",
        "OK-R167",
    ),
    # Accusations
    Row("nobody where one must be accused", lambda: forced(), "B", ("decide none none",), "OK-220", "OK-248"),
    Row(
        "a nature that was named",
        lambda: evening(named=True, clues=["ONI-2"]),
        "B",
        ("decide ONI-2 none",),
        "OK-R111",
        "OK-R113",
    ),
    # Equipment
    Row("a card in the wrong slot", gear, "B", ("card EQ-07", "slot clothing"), "OK-146", "OK-338"),
    Row("a card of another class", gear, "B", ("card EQ-13", "slot right-hand"), "OK-137", "OK-338"),
    Row(
        "give what is in hand",
        lambda: Sitting("S3", {"OKK": {"at": "A01.20", "up": "EQ-01"}, "NSH": "A01.21"}),
        "B",
        ("transfer", "card EQ-01"),
        "OK-341",
        "OK-339",
    ),
]


def forced() -> Sitting:
    sitting = evening(round=4)
    sitting.state.red = 4
    return sitting


@pytest.mark.parametrize("row", ROWS, ids=[row.what for row in ROWS])
def test_the_closer_rule_is_cited(row: Row) -> None:
    refused = row.given().refused(row.seat, *row.answer, ask=row.ask)
    assert refused == row.rule, f"{row.what}: {refused}, which is no closer than {row.general}"
