"""How each side of Shadow Tactics stands in a position: how far the ninjas' mission has come, and what it has cost."""

from __future__ import annotations

from hyakki.games.shadow_tactics.aims import MISSIONS
from hyakki.games.shadow_tactics.board.vision import watch_junction
from hyakki.games.shadow_tactics.bot.journeys import ways_to
from hyakki.games.shadow_tactics.state import ShadowState

BEFORE, MISSION, HURT, ALARM, LATE, WATCHED = -0.5, 1.4, 0.3, 0.05, 0.1, 0.05
"""The weights of the mission, of wounds, of each half of the alarm, of time that is gone, and of ways that are
watched."""
FARTHEST = 12
"""The moves from which a place is as good as out of reach."""


def values(s: ShadowState) -> list[float]:
    """Return the values of all seats: what is good for the ninjas is as bad for the Daimyo."""
    ninjas = max(-0.99, min(0.99, _of_ninjas(s)))
    return [-ninjas if seat == s.daimyo else ninjas for seat in range(s.seats)]


def _of_ninjas(s: ShadowState) -> float:
    team = [ninja for ninja in s.team() if s.ninjas[ninja].bush >= 0]
    if not team:
        return BEFORE
    found = MISSIONS[s.rules.mission](s, team)
    done = sum(rung.done for rung in found.steps)
    mission = (done + _nearness(s, team, found.bushes)) / max(1, len(found.steps))
    people = [s.ninjas[ninja] for ninja in team]
    hurt = sum(person.damage for person in people) / max(1, sum(len(person.health) for person in people))
    late = 1 - s.time / max(1, s.kit.mission.time)
    return BEFORE + MISSION * mission - HURT * hurt - ALARM * s.alarm - LATE * late - WATCHED * _watched(s, team)


def _nearness(s: ShadowState, team: list[int], bushes: frozenset[int]) -> float:
    """Return how near the nearest ninja is, and a little of how near the others are."""
    if not bushes:
        return 0.0
    ways = ways_to(s.board, sorted(bushes), [1.0] * s.board.junctions)
    near = [1 - min(ways[s.ninjas[ninja].bush], FARTHEST) / FARTHEST for ninja in team]
    return 0.7 * max(near) + 0.2 * sum(near) / len(near)


def _watched(s: ShadowState, team: list[int]) -> float:
    """Return the share of the junctions beside ninjas that a guard watches."""
    beside = {junction for ninja in team for _, junction in s.board.ways[s.ninjas[ninja].bush]}
    return sum(bool(watch_junction(s, junction)) for junction in beside) / max(1, len(beside))
