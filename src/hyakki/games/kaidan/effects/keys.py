"""Keys: the Treasure Room and the trapdoor (KA-120 to KA-126, KA-170, KA-R28)."""

from __future__ import annotations

from collections.abc import Callable

from hyakki.core.menu import Menu
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.actions import offer_if
from hyakki.games.kaidan.board.tiles import TRAPDOOR
from hyakki.games.kaidan.catalog.cards import KEYS
from hyakki.games.kaidan.catalog.ids import NUMBER
from hyakki.games.kaidan.options import AS_KEY
from hyakki.games.kaidan.people import kind_of
from hyakki.games.kaidan.state import BRONZE, GOLD, SILVER, KaidanState


def bars(s: KaidanState, seat: int, key: int) -> str | None:
    """The rule that keeps this key token from being placed here and now."""
    cell = s.pgs[seat].cell
    if key == GOLD:
        return None if s.board.marks.get(cell) == TRAPDOOR else "KA-126"
    if s.keys & key:
        return "KA-122"
    return None if s.board.beside_treasure(cell) else "KA-121"


def bars_key(id: str) -> Callable[[KaidanState, int, str], str | None]:
    """The rule against a card that can place one key token only."""

    def rule(s: KaidanState, seat: int, window: str) -> str | None:
        return bars(s, seat, _bits(s, NUMBER[id])[0])

    return rule


def key_tokens(m: Menu, s: KaidanState, seat: int) -> None:
    """Offer the key tokens of the Treasure Room: the universal key can do the job of either."""
    for key in (SILVER, BRONZE):
        offer_if(m, AS_KEY[key.bit_length() - 1], bars(s, seat, key))


def place_key(s: KaidanState, seat: int, card: int, targets: tuple[int, ...]) -> None:
    """Place the token; the card leaves the game (KA-170)."""
    key = targets[0] if targets else _bits(s, kind_of(card))[0]
    s.lose(seat, card)
    s.say(say.USED, (seat, card, True))
    s.keys |= key
    s.say(say.KEY_PLACED, (seat, key))
    s.redraw()


def _bits(s: KaidanState, kind: int) -> tuple[int, ...]:
    return tuple(1 << KEYS.index(key) for key in s.kit.objects[kind].keys)
