"""The moment of a given position: the part of the Turn, the part of a chase."""

from __future__ import annotations

from collections.abc import Mapping

from hyakki.core.errors import BadContent
from hyakki.games.kaidan.people import NOBODY
from hyakki.games.kaidan.scenes.given import Given
from hyakki.games.kaidan.state import PG_PHASE, PHASES, KaidanState
from hyakki.games.kaidan.steps.activation import Activation
from hyakki.games.kaidan.steps.base import Pursuit
from hyakki.games.kaidan.steps.chase import Chase, Hide, HidingTest, Rounds
from hyakki.games.kaidan.steps.consequences import Consequences
from hyakki.games.kaidan.steps.react import EnemyAttack, LastChance
from hyakki.games.kaidan.steps.setup import SetUp
from hyakki.games.kaidan.steps.test import Guess
from hyakki.games.kaidan.steps.turn import ORDER, Turn

IN_CHASE = ("chase", "round over", "attack", "hide", "hiding test", "fate", "last chance")
PARTS = {"preparation": "begin", "end": "silence"}
"""Other words for parts of the Turn."""
AT = ("start", "awakening", *PARTS, "act", "look", *IN_CHASE, *ORDER)
PHASE_OF = {
    **dict.fromkeys(("preparation", "begin", "rebirths", "kindle", "first", "tokens", "points"), "preparation"),
    "events": "event",
    "entities": "entity",
    **dict.fromkeys(("end", "silence", "fire", "condemned", "rest"), "end"),
}
AFTER = {"preparation": "first", "event": "entities", "entity": "silence", "end": "condemned"}
"""The phase that continues after an interruption."""


def begin_at(s: KaidanState, at: str, said: Mapping[str, Given]) -> None:
    if at == "awakening":
        _awakening(s)
        return
    active = said["active"].seat(s.seats) if "active" in said else _usual(s)
    turn = Turn()
    s.push(turn)
    turn.order = tuple(s.living())
    turn.acted = turn.order.index(active) if active in turn.order else 0
    if at in ORDER or at in PARTS:
        turn.stage = PARTS.get(at, at)
        return
    if s.phase == PG_PHASE:
        if active not in turn.order:
            raise BadContent("given.active", "is no PG on the map")
        turn.stage = "onryo"
        s.active = active
        activation = Activation(active)
        activation.stage = "act"
        s.push(activation)
    else:
        turn.stage = AFTER[PHASES[s.phase]]
    if at == "look":
        s.push(Consequences())
    elif at in IN_CHASE:
        _chase(s, at, said)


def _usual(s: KaidanState) -> int:
    living = s.living()
    return 0 if 0 in living or not living else living[0]


def turn_in_hand(s: KaidanState) -> list[int]:
    """The PGs whose Activation of this Turn is over."""
    turn = s.stack[0]
    if not isinstance(turn, Turn) or s.phase < PG_PHASE:
        return []
    if s.phase > PG_PHASE:
        return list(turn.order)
    return list(turn.order[: turn.acted + (turn.stage == "onryo" and s.active == NOBODY)])


def _awakening(s: KaidanState) -> None:
    """Wake the PGs whose place is named (KA-030)."""
    order = s.clockwise(s.first)
    waking = SetUp()
    waking.stage = "wake"
    waking.awake = sum(pg.on_map for pg in s.pgs)
    if any(not s.pgs[seat].on_map for seat in order[: waking.awake]):
        raise BadContent("given", "PGs wake up in order from the First Player (KA-030)")
    s.push(waking)


def _chase(s: KaidanState, at: str, said: Mapping[str, Given]) -> None:
    """Lay a chase that is under way: who hunts whom, in which round, and whether the PG has fled in it."""
    if "chase" not in said:
        raise BadContent("given.chase", "must say who hunts whom")
    known = ("hunter", "hunted", "round", "fled", "breaks")
    parts = said["chase"].fields(known, ("hunter",))
    s.hunter = parts["hunter"].figure(s.seats)
    s.hunted = parts["hunted"].seat(s.seats) if "hunted" in parts else 0
    s.round = parts["round"].number(1, s.rules.numbers.chase_rounds) if "round" in parts else 1
    s.fled = parts["fled"].flag() if "fled" in parts else False
    s.chase_breaks = [part.edge() for part in parts["breaks"].parts()] if "breaks" in parts else []
    s.chases = 1
    if not s.figures[s.hunter].on_map or not s.is_enemy(s.hunter):
        raise parts["hunter"].wrong("is no enemy on the map")
    if not s.pgs[s.hunted].on_map:
        raise BadContent("given.chase.hunted", "is no PG on the map")
    chase = Chase(s.hunter, (s.hunted,))
    chase.stage, chase.number = "over", s.chases
    s.push(chase)
    if at in ("chase", "round over", "attack"):
        s.push(Rounds(s.chases, "move" if at == "chase" else "next"))
    part: dict[str, type[Pursuit]] = {"attack": EnemyAttack, "hide": Hide, "last chance": LastChance}
    if at in part:
        s.push(part[at](s.chases))
    elif at in ("hiding test", "fate"):
        test = HidingTest(s.chases)
        s.push(test)
        if at == "fate":
            test.stage = "fate"
            s.push(Guess(s.hunted, s.chases))
