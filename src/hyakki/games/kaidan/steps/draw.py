"""Drawing objects (KA-141, KA-199, KA-R12, KA-R69, KA-R101, KA-R122)."""

from __future__ import annotations

from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.catalog.ids import HYOIREI, NUMBER
from hyakki.games.kaidan.scoring import check_end
from hyakki.games.kaidan.state import BRONZE, GOLD, SILVER, UNIVERSAL, KaidanState

KEY_BITS = {NUMBER["OB02"]: SILVER, NUMBER["OB03"]: BRONZE, NUMBER["OB04"]: UNIVERSAL, NUMBER["TR01"]: GOLD}


def draw_object(s: KaidanState, seat: int, deck: int) -> None:
    """Draw the top card, told to its finder alone; the Hyoirei possesses and is replaced, unseen (KA-R101)."""
    if not s.deck_left(deck):
        reshuffle(s, deck)
    if not s.deck_left(deck):
        s.say(say.DREW_NOTHING, (seat, deck))
        return
    card = s.objects[deck].pop()
    possessed = card == HYOIREI
    if possessed:
        s.possessed = seat
        card = s.objects[deck].pop()
    s.found |= KEY_BITS.get(card, 0)
    s.gain(seat, card)
    s.say(say.DREW, (seat, deck), (card, possessed))
    if deck == s.kit.deck_of[HYOIREI] and s.rules.hyoirei and not s.defeated:
        check_end(s)  # KA-R124: the last PG in the house may be possessed by now


def reshuffle(s: KaidanState, deck: int) -> None:
    """Make the discards a new deck; a Hyoirei still undrawn stays among them (KA-R69)."""
    cards = s.discards[deck]
    if cards:
        s.objects[deck] += cards
        s.discards[deck] = []
        s.chance.shuffle(b"objects", s.objects[deck])
        s.say(say.RESHUFFLED, (deck, tuple(cards)))


def take_named(s: KaidanState, seat: int, kind: int) -> bool:
    """Take a card that an effect names: from its deck, else from that deck's discard, else not at all (KA-R69)."""
    deck = s.kit.deck_of[kind]
    for pile in (s.objects[deck], s.discards[deck]):
        if kind in pile:
            pile.remove(kind)
            s.gain(seat, kind)
            s.say(say.TOOK_NAMED, (seat, kind, pile is s.discards[deck]))
            return True
    return False


def lose_at_random(s: KaidanState, seat: int, *, mission: bool = False) -> int | None:
    """Take a random object out of the inventory, seen by nobody yet; never the Hyoirei, a Mission object only if the
    effect says so."""
    cards = [card for card in s.secrets[seat].cards if mission or not s.mission(card)]
    if not cards:
        return None
    card = cards[s.chance.below(b"random object", len(cards))]
    s.lose(seat, card)
    return card
