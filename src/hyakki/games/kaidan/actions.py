"""Actions of a PG: those it may take in its Activation and, PA apart, as its move in a chase (KA-129 to KA-167, KA-263,
KA-R78). Each is registered under its verb."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hyakki.core.menu import Menu, Option, Path
from hyakki.games.kaidan.state import KaidanState


@dataclass(frozen=True, slots=True)
class Action:
    """`offer` adds what a seat may do, or what it may not and why; `more` what follows a partial choice; `start` pushes
    the procedure. `standard` costs a PA in an Activation and nothing in a chase; `hunted` may be a move in a chase."""

    offer: Callable[[Menu, KaidanState, int], None]
    start: Callable[[KaidanState, int, Path], None]
    more: Callable[[Menu, KaidanState, int, Path], None] | None = None
    standard: bool = True
    hunted: bool = True


ACTIONS: dict[str, Action] = {}

REFUSED = ("refused",)
"""The result of what was only proposed and came to nothing: no Action has been taken (KA-R119)."""


def offer_actions(m: Menu, s: KaidanState, seat: int) -> None:
    """Offer every Action that is possible; block what costs a PA that the PG does not have (KA-129)."""
    hunted = s.hunted == seat
    for action in ACTIONS.values():
        if hunted and not action.hunted:
            continue
        poor = action.standard and not hunted and not s.pgs[seat].pa
        if not m.look:
            if not poor:
                action.offer(m, s, seat)
            continue
        found = Menu(m.look)
        action.offer(found, s, seat)
        for option in found.options:
            m.block("KA-129", option) if poor else m.offer(option)
            if action.standard and not hunted:
                found.preview(option, pa=1)
        m.blocked += found.blocked
        m.previews |= found.previews


def is_move(s: KaidanState, id: str) -> bool:
    """Return whether this names a move of a chase: Flee, Wait or any other Action (KA-256)."""
    verb, _, words = id.partition(" ")
    return (verb in ACTIONS or verb in ("flee", "wait", "move", "pass")) and s.knows(verb, words)


def start_action(s: KaidanState, seat: int, path: Path) -> None:
    """Pay the cost, and start the Action; a hidden PG shows itself by what costs a PA (KA-R86)."""
    action = ACTIONS[path[0].verb]
    pg = s.pgs[seat]
    if action.standard:
        pg.shelter = 0
        if s.hunted != seat:
            pg.pa -= 1
    action.start(s, seat, path)


def offer_if(m: Menu, option: Option, rule: str | None) -> None:
    """Offer an option, or block it by the rule that forbids it."""
    m.offer(option) if rule is None else m.block(rule, option)
