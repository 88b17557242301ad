"""Masks: putting one on or taking it off is a Free Unique Action (KA-130, KA-134, KA-172)."""

from __future__ import annotations

from hyakki.core.menu import Menu, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.actions import ACTIONS, Action, offer_if
from hyakki.games.kaidan.options import TAKE_OFF, wear
from hyakki.games.kaidan.people import NOBODY, WEAR, kind_of
from hyakki.games.kaidan.state import KaidanState


def offer_wear(m: Menu, s: KaidanState, seat: int) -> None:
    """Offer Masks to wear, one at a time: the worn one must come off first."""
    pg = s.pgs[seat]
    for card in s.secrets[seat].cards:
        if s.kit.objects[kind_of(card)].action == "wear" and kind_of(card) != pg.worn:
            offer_if(m, wear(card), "KA-134" if pg.used & WEAR else "KA-172" if pg.worn != NOBODY else None)


def offer_take_off(m: Menu, s: KaidanState, seat: int) -> None:
    pg = s.pgs[seat]
    if pg.worn != NOBODY:
        offer_if(m, TAKE_OFF, "KA-134" if pg.used & WEAR else None)


def put_on(s: KaidanState, seat: int, path: Path) -> None:
    pg = s.pgs[seat]
    pg.used |= WEAR
    pg.worn = kind_of(path[0].args[0])
    s.say(say.WORE, (seat, pg.worn))


def take_off(s: KaidanState, seat: int, path: Path) -> None:
    pg = s.pgs[seat]
    pg.used |= WEAR
    s.say(say.TOOK_OFF, (seat, pg.worn))
    pg.worn = NOBODY


def show_mask(s: KaidanState, seat: int, worn: int) -> None:
    """Show whether the worn Mask is gone after cards have left an inventory unseen: it is in view (KA-172)."""
    if worn != NOBODY:
        s.say(say.MASK_SEEN, (seat,), (worn if s.pgs[seat].worn == NOBODY else NOBODY,))


ACTIONS["wear"] = Action(offer_wear, put_on, standard=False)
ACTIONS["take-off"] = Action(offer_take_off, take_off, standard=False)
