"""Actions that are possible once in a turn: using one power uses up that one and no other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kitsunedo.sitting import GAME, Sitting

ONCE = {
    "summon": ("KI-068", "summon"),
    "steal": ("KI-071", "steal B"),
    "peep": ("KI-139", "peep B"),
    "gift": ("KI-154", "gift"),
    "thread": ("KI-147", "thread"),
}
"""The rule that allows each power once, and the answer that uses it."""
LORD_OF = {"peep": "hollow", "gift": "celeste", "thread": "mirage"}
PAIRS = [(one, other) for one in ONCE for other in ONCE if one != other and len({one, other} & set(LORD_OF)) < 2]
"""The pairs of powers; no lord has two of these abilities."""


def lord_with(*powers: str) -> Sitting:
    """A table of a lord that has these powers, at the beginning of its actions."""
    lord = next((LORD_OF[power] for power in powers if power in LORD_OF), "haunt")
    return Sitting(A={"lord": lord, "hand": "sun sake"}, B={"lord": "tanuki", "hand": "moon leaf"}, C={"lord": "shisu"})


def use(table: Sitting, power: str) -> None:
    if power == "thread":
        table.does("A", "trade B moon").silence()  # something to undo
    table.does("A", ONCE[power][1])
    while table.asked() != {"A": "act"}:
        table.silence()


@pytest.mark.parametrize("one, other", [pytest.param(*pair, id=" then ".join(pair)) for pair in PAIRS])
@pytest.mark.rule("KI-068", "KI-071", "KI-139", "KI-154", "KI-147")
def test_one_power_used_leaves_the_other(one: str, other: str) -> None:
    table = lord_with(one, other)
    use(table, one)
    rule, answer = ONCE[one]
    assert table.refused("A", answer) == rule
    assert ONCE[other][1] in table.offered("A")


@pytest.mark.parametrize("power", ONCE)
@pytest.mark.rule("KI-R19", "KI-R121")
def test_everyone_sees_which_power_has_been_used(power: str) -> None:
    table = lord_with(power)
    use(table, power)
    assert GAME.fact(table.state, "used") == (power,)


@pytest.mark.parametrize("lantern", ["spirit", "shadow", "ash", "mist"])
@pytest.mark.parametrize("claimer", "ABC")
@pytest.mark.rule("KI-100", "KI-R47")
def test_a_block_protects_one_claimer_and_one_lantern(claimer: str, lantern: str) -> None:
    """Attacked with a Leaf, B may doubt it unless A's Mist is safe; A may doubt B's Ash unless it is safe."""
    hands: dict[str, Any] = {
        "A": {"lord": "celeste", "hand": "leaf leaf moon moon"},
        "B": {"lord": "hollow", "hand": "sun"},
    }
    table = Sitting(safe=[f"{claimer} {lantern}"], **hands, C={"lord": "haunt"})
    table.attacks("A", "B", "leaf as moon", "leaf as moon")
    assert ("challenge" in table.offered("B")) == ((claimer, lantern) != ("A", "mist"))
    table.does("B", "ash")
    assert (table.asked() == {"A": "doubt"}) == ((claimer, lantern) != ("B", "ash"))


@pytest.mark.parametrize("hit", "BCD")
@pytest.mark.rule("KI-165", "KI-R103")
def test_a_mark_that_falls_leaves_the_other_marks_as_fresh_as_they_were(hit: str) -> None:
    marked = {"hand": "sun", "mark": "moon", "mark_fresh": True}
    others: dict[str, Any] = {
        "B": {"lord": "hollow", **marked},
        "C": {"lord": "haunt", **marked},
        "D": {"lord": "shisu", **marked},
    }
    table = Sitting(A={"lord": "tanuki", "hand": "moon moon moon"}, **others)
    table.attacks("A", hit, "moon", "moon").does(hit, "take")
    assert table.mark(hit) is None
    for other in others.keys() - {hit}:
        assert table.refused("A", f"attack {other}") == "KI-R103"
