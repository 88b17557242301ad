"""Rituals (KA-110, KA-282, KA-283, KA-R79, KA-R113)."""

from __future__ import annotations

from hyakki.core.menu import Asks, Menu, Option
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import BESIDE, OFF
from hyakki.games.kaidan.catalog.cards import ATTRIBUTES, DECKS
from hyakki.games.kaidan.catalog.cards import Ritual as RitualCard
from hyakki.games.kaidan.catalog.ids import NUMBER
from hyakki.games.kaidan.options import RITUAL, ritual_at, ritual_with
from hyakki.games.kaidan.people import kind_of
from hyakki.games.kaidan.previews.stakes import chance
from hyakki.games.kaidan.state import BARE, CORPSE, KaidanState
from hyakki.games.kaidan.steps.banish import Banish
from hyakki.games.kaidan.steps.base import Pursuit
from hyakki.games.kaidan.steps.test import WON, Test


def ritual_of(s: KaidanState) -> RitualCard | None:
    """Return the ritual against the hunter, or None."""
    card = s.entity(s.hunter)
    return card.ritual if card is not None else None


def offer_ritual(m: Menu, s: KaidanState, seat: int, *, tried: bool = False) -> None:
    """Offer a ritual, once for each attack, with its component (KA-R79)."""
    ritual = ritual_of(s)
    if ritual is None:
        m.block("KA-282", RITUAL)
        return
    options = ritual_options(s, seat, ritual)
    for option in options:
        if tried:
            m.block("KA-R79", option)
        else:
            m.offer(option)
            m.preview(option, chance=100 if ritual.test is None else chance(s, ritual_test(seat, ritual)))
    if not options:
        m.block("KA-R79", RITUAL)


def bars_ritual(s: KaidanState, id: str) -> str:
    """The rule against a ritual that is not offered: the enemy has none, or it needs something else (KA-282,
    KA-R79)."""
    verb, _, words = id.partition(" ")
    if verb != "ritual" or not s.knows(verb, words):
        return ""
    return "KA-282" if ritual_of(s) is None else "KA-R79"


def ritual_options(s: KaidanState, seat: int, ritual: RitualCard) -> list[Option]:
    cards = dict.fromkeys(s.secrets[seat].cards)
    if ritual.object:
        return [ritual_with(card) for card in cards if kind_of(card) == NUMBER[ritual.object]]
    if ritual.deck:
        return [ritual_with(card) for card in cards if s.kit.deck_of[kind_of(card)] == DECKS.index(ritual.deck)]
    if ritual.corpse:
        return [ritual_at(cell) for cell in corpses_near(s, s.pgs[seat].cell)]
    if ritual.evidence:
        card = s.entity(s.hunter)
        return [RITUAL] if card is not None and s.figures[s.hunter].evidence >= card.evidence else []
    return [RITUAL]


def corpses_near(s: KaidanState, cell: int) -> list[int]:
    """Return the corpses on this cell, or on an adjacent one with no wall or closed door between; alternative ones
    count (KA-R113)."""
    near = (cell, *(other for other in BESIDE[cell] if other != OFF and s.sees(cell, other)))
    return [at for at in near if s.tokens[at] == CORPSE or at in s.corpses]


def ritual_test(seat: int, ritual: RitualCard) -> Test:
    assert ritual.test is not None
    return Test(seat, ATTRIBUTES.index(ritual.test.attribute), "ritual", difficulty=ritual.test.difficulty)


class Ritual(Pursuit):
    """The component is given, or the Test is made; the hunter is banished, or else the result is (False,)."""

    __slots__ = ("given",)
    given: tuple[int, ...]
    """The card or the cell of the Corpse token."""

    def __init__(self, chase: int, given: tuple[int, ...]) -> None:
        super().__init__(chase)
        self.given = given

    def go(self, s: KaidanState) -> Asks:
        ritual = ritual_of(s)
        assert ritual is not None
        seat = s.hunted
        if self.stage == "start" and ritual.test is not None:
            self.stage = "tested"
            s.push(ritual_test(seat, ritual))
        elif self.stage == "tested" and (self.result is None or self.result[0] != WON):
            s.say(say.RITUAL, (seat, s.hunter, False))
            s.done((False,))
        else:
            self.pay(s, ritual)
            s.say(say.RITUAL, (seat, s.hunter, True))
            s.stack[-1] = Banish(s.hunter, seat)
        return None

    def pay(self, s: KaidanState, ritual: RitualCard) -> None:
        if ritual.object or ritual.deck:
            card = self.given[0]
            s.lose(s.hunted, card)
            s.discard(card)
            s.say(say.DISCARDED, (s.hunted, (card,)))
        elif ritual.corpse:
            cell = self.given[0]
            if s.tokens[cell] == CORPSE:
                s.tokens[cell] = BARE
            else:
                s.corpses.remove(cell)
            s.say(say.CORPSE_TAKEN, (s.hunted, cell))
