"""Hide as a Free Instant Action (KA-166, KA-261, KA-272, KA-R85, KA-R86)."""

from __future__ import annotations

from hyakki.core.menu import Menu, Option, Path
from hyakki.games.kaidan.catalog.cards import NERVES
from hyakki.games.kaidan.catalog.ids import HYOIREI
from hyakki.games.kaidan.options import HIDE, quick
from hyakki.games.kaidan.people import kind_of
from hyakki.games.kaidan.previews.stakes import chance
from hyakki.games.kaidan.state import HIDING, KaidanState
from hyakki.games.kaidan.steps.entity_moves import hide
from hyakki.games.kaidan.steps.test import Test
from hyakki.games.kaidan.steps.window import declare, item_of, resolve

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


def offer_veils(m: Menu, s: KaidanState, seat: int) -> None:
    """Offer what a PG may hide behind instead, when it is asked whether or how it hides (WG04)."""
    for kind, card in {kind_of(card): card for card in s.secrets[seat].cards}.items():
        if is_veil(s, kind):
            option, effect = quick(card, True), s.kit.objects[kind].effect
            m.offer(option)
            preview_hide(m, s, seat, option, effect.hiding if effect is not None else 0)


def is_veil(s: KaidanState, kind: int) -> bool:
    card = s.kit.objects[kind]
    return card.action == "instant" and card.effect is not None and card.effect.hiding > 0


def may_have_veil(s: KaidanState, seat: int) -> bool:
    """Return whether the PG can have a Veil as far as all can see, so that the question reveals nothing (KA-063,
    KA-R17): it has cards, and of a deck with such a card some are neither there nor discarded."""
    for deck, cards in enumerate(s.kit.object_decks(s.seats)):
        whole = [card for card in cards if card != HYOIREI]
        hidden = sum(is_veil(s, card) for card in whole) - sum(is_veil(s, card) for card in s.discards[deck])
        if hidden > 0 and s.deck_left(deck) + len(s.discards[deck]) < len(whole):
            return bool(s.secrets[seat].cards)
    return False


def hide_behind(s: KaidanState, seat: int, path: Path) -> None:
    """Hide behind the veil that was chosen."""
    item = item_of(seat, path)
    declare(s, item, "step")
    resolve(s, item)


def preview_hide(m: Menu, s: KaidanState, seat: int, option: Option = HIDE, least: int = 0) -> None:
    """Add previews of hiding: the bonus of the place, less one in sight of the hunter; and the chance of the Test
    that follows at once."""
    if not m.look:
        return
    pg = s.pgs[seat]
    bonus = max(least, s.tokens[pg.cell] - HIDING)
    if s.hunted == seat:
        bonus -= s.sees(s.figures[s.hunter].cell, pg.cell)
        m.preview(option, bonus=bonus, chance=chance(s, Test(seat, NERVES, "hide", figure=s.hunter, bonus=bonus)))
    else:
        m.preview(option, bonus=bonus)


def resolve_hide(s: KaidanState, seat: int, numbers: tuple[int, ...]) -> None:
    hide(s, seat)
