"""Hide as a Free Instant Action (KA-166, KA-261, KA-272, KA-R85, KA-R86)."""

from __future__ import annotations

from hyakki.core.menu import Menu
from hyakki.games.kaidan.cards import NERVES
from hyakki.games.kaidan.options import HIDE
from hyakki.games.kaidan.stakes import chance
from hyakki.games.kaidan.state import HIDING, KaidanState
from hyakki.games.kaidan.steps.test import Test
from hyakki.games.kaidan.steps.walk import hide

OWN = ("activation", "chase", "step")
"""A PG's own prompts; W-STEP of an entity's walk is a question of the walk."""


def offer_hide(m: Menu, s: KaidanState, seat: int, window: str) -> None:
    pg = s.pgs[seat]
    here = s.tokens[pg.cell] > HIDING
    if window == "sight" and here and not pg.shelter:
        m.block("KA-R85", HIDE)  # too late
    elif window in OWN:
        if pg.shelter:
            m.block("KA-R86", HIDE)
        elif here:
            m.offer(HIDE)
            preview_hide(m, s, seat)
        else:
            m.block("KA-166", HIDE)


def preview_hide(m: Menu, s: KaidanState, seat: int) -> None:
    """The bonus of the place, less one in sight of the hunter; and the chance of the Test that follows at once."""
    if not m.look:
        return
    pg = s.pgs[seat]
    bonus = max(0, s.tokens[pg.cell] - HIDING)
    if s.hunted == seat:
        bonus -= s.sees(s.figures[s.hunter].cell, pg.cell)
        m.preview(HIDE, bonus=bonus, chance=chance(s, Test(seat, NERVES, "hide", figure=s.hunter, bonus=bonus)))
    else:
        m.preview(HIDE, bonus=bonus)


def resolve_hide(s: KaidanState, seat: int, numbers: tuple[int, ...]) -> None:
    hide(s, seat)
