"""The way out, and the Hyoirei shown (KA-125 to KA-128, KA-213, KA-214, KA-R91, KA-R102, KA-R104, KA-R131, KA-R136)."""

from __future__ import annotations

from hyakki.core.menu import Asks, Menu
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import OFF
from hyakki.games.kaidan.board.tiles import TRAPDOOR
from hyakki.games.kaidan.options import ESCAPE, REVEAL
from hyakki.games.kaidan.people import NOBODY, Loot
from hyakki.games.kaidan.scoring import check_end, is_possessed, pass_first
from hyakki.games.kaidan.state import GOLD, KaidanState
from hyakki.games.kaidan.steps.appear import Vanish
from hyakki.games.kaidan.steps.base import KaidanStep
from hyakki.games.kaidan.steps.impulse import strike_all, strike_alone
from hyakki.games.kaidan.steps.window import INSTANTS, Instant, free_of_charge
from hyakki.games.kaidan.steps.wounds import Deaths


def bars_escape(s: KaidanState, seat: int) -> str | None:
    """The rule that keeps this PG in the house now: it must stand on the open trapdoor, in its own Activation or hunted
    (KA-126 to KA-128, KA-R20)."""
    if s.pgs[seat].cell != s.board.marked(TRAPDOOR):
        return "KA-128"
    if not s.keys & GOLD:
        return "KA-126"
    return None if seat in (s.active, s.hunted) else "KA-R20"


class Escape(KaidanStep):
    """A Dark Impulse of its own; then the PG is out, and its hunter disappears. Mission objects stay behind. The
    Hyoirei, if there is one, leaves with it unannounced (KA-R136)."""

    __slots__ = ("hunter", "seat")
    seat: int
    hunter: int

    def __init__(self, seat: int) -> None:
        super().__init__("try")
        self.seat = seat
        self.hunter = NOBODY

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "out":
            if self.hunter != NOBODY and s.figures[self.hunter].on_map:
                s.stack[-1] = Vanish(self.hunter)  # KA-R91
            else:
                s.done()
        elif not s.pgs[self.seat].on_map or bars_escape(s, self.seat):
            s.say(say.FIZZLED, (self.seat,))
            s.done()
        elif strike_alone(s, self.seat):
            s.stack[-1] = Deaths((self.seat,), (NOBODY,), "KA-214")
        else:
            self.leave(s)
        return None

    def leave(self, s: KaidanState) -> None:
        pg, secret = s.pgs[self.seat], s.secrets[self.seat]
        self.stage = "out"
        if s.hunted == self.seat:
            self.hunter = s.hunter
            s.end_chase()
        cell = pg.cell
        left = tuple(card for card in secret.cards if s.mission(card))
        secret.cards = tuple(card for card in secret.cards if not s.mission(card))
        secret.armed = None
        pg.escaped, pg.cell, pg.worn, pg.noise, pg.shelter, pg.exhausted = True, OFF, NOBODY, 0, 0, False
        s.say(say.ESCAPED, (self.seat, cell))
        if left:
            s.loot.append(Loot(cell, self.seat, left))
        s.say(say.INVENTORY_LEFT, (self.seat, cell), (len(left),))  # KA-R131
        if s.first == self.seat:
            pass_first(s)  # KA-R107
        check_end(s)


def offer_escape(m: Menu, s: KaidanState, seat: int, window: str) -> None:
    rule = bars_escape(s, seat)
    if rule is None:
        m.offer(ESCAPE)
        m.preview(ESCAPE, impulse=not s.defeated)
    elif window in ("activation", "chase") or rule == "KA-R20":
        m.block(rule, ESCAPE)


def try_escape(s: KaidanState, seat: int, numbers: tuple[int, ...]) -> None:
    s.push(Escape(seat))


# The Hyoirei


def offer_reveal(m: Menu, s: KaidanState, seat: int, window: str) -> None:
    """Offer to reveal itself in the PG's own Activation; at phase boundaries it is armed beforehand (KA-R17,
    KA-R102)."""
    if window == "activation" and is_possessed(s, seat):
        m.block("KA-213", REVEAL) if s.unmasked else m.offer(REVEAL)


def reveal_hyoirei(s: KaidanState, seat: int, numbers: tuple[int, ...] = ()) -> None:
    """Reveal the Hyoirei: possession is public from now on, and goes on."""
    s.unmasked = True
    s.say(say.UNMASKED, (seat,))
    strike_all(s)


INSTANTS["escape"] = Instant(offer_escape, free_of_charge, try_escape)
INSTANTS["reveal"] = Instant(offer_reveal, free_of_charge, reveal_hyoirei)
