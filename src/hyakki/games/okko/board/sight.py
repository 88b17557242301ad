"""Sight between figures (OK-293 to OK-297)."""

from __future__ import annotations

from hyakki.games.okko.state import OkkoState, is_agent


def sees(s: OkkoState, one: int, other: int) -> bool:
    """Return whether a figure has line of sight to another: walls, closed doors and its opponents block it (OK-294)."""
    if not _clear(s, one, s.where[other]):
        return False
    return not (is_agent(one) and not s.next_to(one, other) and veiled(s, other))


def sees_space(s: OkkoState, one: int, space: int) -> bool:
    """Return whether a figure has line of sight to a space; an opponent that stands on it does not block (OK-332)."""
    return s.where[one] == space or _clear(s, one, space)


def _clear(s: OkkoState, one: int, space: int) -> bool:
    """Return whether no wall, closed door or opponent of a figure is between it and a space."""
    here = s.where[one]
    if not s.board.open_line(here, space):
        return False
    line = s.board.floor.between(here, space)
    return not (line and any(line >> at & 1 and is_agent(one) != is_agent(other) for at, other in s.at.items()))


def veiled(s: OkkoState, figure: int) -> bool:
    from hyakki.games.okko.effects.values import has

    return has(s, figure, "veiled")


def out_of_reach(s: OkkoState, here: int, there: int, rule: str) -> str:
    """The rule against what needs two adjacent spaces that are not: a shut door between them, or this one (OK-R40)."""
    shut = s.board.closed and not s.board.adjacent[here] >> there & 1 and s.kit.board(0).adjacent[here] >> there & 1
    return "OK-R40" if shut else rule
