"""Actions without a question (KA-R15, KA-R17, KA-R102).

At W-STEP and W-PHASE nobody is waited for: a Rapid object, or the revealing of the Hyoirei, is armed by the way one
passes, unseen. At each such moment the table is told what of a PG's was armed for it, if anything.
"""

from __future__ import annotations

from hyakki.core.menu import Asks, Menu, Option
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.catalog.ids import HYOIREI, LOST_PERSON
from hyakki.games.kaidan.options import MOMENTS, pass_arming
from hyakki.games.kaidan.people import NOBODY, kind_of
from hyakki.games.kaidan.scoring import is_possessed
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.base import KaidanStep
from hyakki.games.kaidan.steps.window import declare, resolve

SIGHT, *PHASE_MOMENTS = MOMENTS


def may_reveal(s: KaidanState, seat: int) -> bool:
    """Return whether the PG may reveal itself: the possessed one, once per game (KA-213)."""
    return is_possessed(s, seat) and not s.unmasked


def offer_arming(m: Menu, s: KaidanState, seat: int) -> None:
    """Offer every way of passing that leaves something to happen."""
    cards = list({kind_of(card): card for card in s.secrets[seat].cards}.values())
    if may_reveal(s, seat):
        cards.append(HYOIREI)
    for card in cards:
        windows = s.kit.objects[kind_of(card)].windows
        moments = ([SIGHT] if "step" in windows else []) + (PHASE_MOMENTS if "phase" in windows else [])
        m.options += [pass_arming(card, moment, seat) for moment in moments]


def arm(s: KaidanState, seat: int, option: Option) -> None:
    """Arm a card. It stays armed until it is used or the seat's next Activation begins."""
    if option.args:
        card, moment = option.args
        s.secrets[seat].armed = (card, MOMENTS[moment])


def in_sight_next(s: KaidanState, who: int, ahead: int) -> tuple[int, ...]:
    """The PGs whom a Figure's step onto this cell would bring into its sight; in a chase only the hunted one counts."""
    if s.figures[who].kind == LOST_PERSON:
        return ()
    return tuple(
        seat
        for seat in s.living()
        if not s.pgs[seat].shelter
        and (not s.chasing or seat == s.hunted)
        and not s.sights(who, seat)
        and s.sees(ahead, s.pgs[seat].cell)
    )


class Unasked(KaidanStep):
    """One PG after the other: what it has armed for this moment happens, if it still can."""

    __slots__ = ("moment", "seats")
    moment: str
    seats: tuple[int, ...]

    def __init__(self, moment: str, seats: tuple[int, ...] | None = None) -> None:
        super().__init__("all" if seats is None else "each")
        self.moment = moment
        self.seats = seats or ()

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "all":
            self.seats = tuple(s.living())
            self.stage = "each"
        elif not self.seats:
            s.done()
        else:
            seat, *rest = self.seats
            self.seats = tuple(rest)
            if s.pgs[seat].on_map:
                self.happen(s, seat)
        return None

    def happen(self, s: KaidanState, seat: int) -> None:
        card = armed_for(s, seat, self.moment)
        s.say(say.UNASKED, (seat, self.moment), (card,))
        if card != NOBODY:
            s.secrets[seat].armed = None
            item = (seat, "reveal", ()) if card == HYOIREI else (seat, "quick", (card,))
            declare(s, item, "step" if self.moment == SIGHT else "phase")
            resolve(s, item)


def armed_for(s: KaidanState, seat: int, moment: str) -> int:
    """The card that a PG has armed for this moment and still has, or NOBODY."""
    secret = s.secrets[seat]
    if secret.armed is None or secret.armed[1] != moment:
        return NOBODY
    card = secret.armed[0]
    there = may_reveal(s, seat) if card == HYOIREI else card in secret.cards
    return card if there else NOBODY
