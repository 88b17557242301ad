"""The cards of a position: what is said lies where it is said, the rest of the decks fills the other places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hyakki.core.chance import Chance
from hyakki.core.errors import BadContent
from hyakki.core.events import seat_name
from hyakki.games.kitsunedo.catalog.ids import ITEMS, LANTERNS, SHISU
from hyakki.games.kitsunedo.scenes.given import UNKNOWN, Given
from hyakki.games.kitsunedo.state import NOBODY, KitsunedoState

UNSAID_HAND = 2
"""The cards of a hand of which nothing is said."""


class SaidOfSeat:
    """The description of one seat; a field that is not named is None, NOBODY or UNKNOWN."""

    __slots__ = ("fresh", "hand", "lantern", "lives", "lord", "mark")

    def __init__(self) -> None:
        self.lord = NOBODY
        self.lives: int | None = None
        self.hand: list[int] | None = None
        self.lantern = UNKNOWN
        self.mark = NOBODY
        self.fresh = False


class Box:
    """The cards not yet laid out."""

    def __init__(self, what: str, names: Sequence[str], counts: Sequence[int], chance: Chance) -> None:
        self.what = what
        self.names = names
        self.total = tuple(counts)
        self.left = list(counts)
        self.chance = chance

    def take(self, where: str, kind: int) -> None:
        if kind < 0:
            return
        self.left[kind] -= 1
        if self.left[kind] < 0:
            many = self.total[kind]
            raise BadContent(where, f"too many {self.names[kind]}: the {self.what} hold {many}")

    def shuffled(self) -> list[int]:
        cards = [kind for kind, count in enumerate(self.left) for _ in range(count)]
        self.chance.shuffle(b"fill", cards)
        return cards


def _fill(cards: Sequence[int], rest: list[int], where: str) -> list[int]:
    if sum(1 for card in cards if card == UNKNOWN) > len(rest):
        raise BadContent(where, "there are not so many cards left")
    return [rest.pop() if card == UNKNOWN else card for card in cards]


def deal_lanterns(s: KitsunedoState, said: Mapping[str, Given], of_seats: Sequence[SaidOfSeat], chance: Chance) -> None:
    """One for each lord in the game (KI-103), the rest in the deck."""
    box = Box("Lanterns", LANTERNS, s.cards.lanterns, chance)
    top = said["lantern_deck"].cards("Lantern") if "lantern_deck" in said else []
    for seat, one in enumerate(of_seats):
        where = f"given.{seat_name(seat)}.lantern"
        if (one.lantern >= 0 and not s.lives[seat]) or (one.lantern == NOBODY and s.lives[seat]):
            raise BadContent(where, "a lord in the game has one Lantern, a lord that is out has none (KI-103, KI-129)")
        box.take(where, one.lantern)
    for place, lantern in enumerate(top, start=1):
        box.take(f"given.lantern_deck[{place}]", lantern)
    rest = box.shuffled()
    for seat, one in enumerate(of_seats):
        if s.lives[seat]:
            s.lanterns[seat] = rest.pop() if one.lantern == UNKNOWN else one.lantern
    top = _fill(top, rest, "given.lantern_deck")
    s.lantern_deck = rest + top[::-1]


def deal_items(s: KitsunedoState, said: Mapping[str, Given], of_seats: Sequence[SaidOfSeat], chance: Chance) -> None:
    box = Box("Items", ITEMS, s.cards.items, chance)
    deck = said["deck"].cards("Item") if "deck" in said else []
    discard = said["discard"].cards("Item") if "discard" in said else []
    for seat, one in enumerate(of_seats):
        box.take(f"given.{seat_name(seat)}.mark", one.mark)
        for item in one.hand or ():
            box.take(f"given.{seat_name(seat)}.hand", item)
    for where, pile in (("given.deck", deck), ("given.discard", discard)):
        for place, item in enumerate(pile, start=1):
            box.take(f"{where}[{place}]", item)
    rest = box.shuffled()
    sizes = _sizes(s, said, of_seats, deck, discard)
    deck += [UNKNOWN] * (sizes["deck"] - len(deck))
    discard += [UNKNOWN] * (sizes["discard"] - len(discard))
    for seat, one in enumerate(of_seats):
        s.marks[seat] = one.mark
        s.fresh |= one.fresh << seat
        hand = [UNKNOWN] * sizes[seat_name(seat)] if one.hand is None else one.hand
        for item in _fill(hand, rest, "given"):
            s.gain(seat, item)
    s.deck = _fill(deck, rest, "given.deck")[::-1]
    s.discard = _fill(discard, rest, "given.discard")[::-1]


def _sizes(
    s: KitsunedoState, said: Mapping[str, Given], of_seats: Sequence[SaidOfSeat], deck: list[int], discard: list[int]
) -> dict[str, int]:
    """Return how many cards lie where, so that all are somewhere: unsaid hands are small, the deck takes the rest."""
    sizes = {}
    for seat, one in enumerate(of_seats):
        unsaid = UNSAID_HAND if s.lives[seat] or s.powers[seat] == SHISU else 0
        sizes[seat_name(seat)] = unsaid if one.hand is None else len(one.hand)
    total = sum(s.cards.items) - sum(1 for one in of_seats if one.mark >= 0)
    sizes["discard"] = len(discard) if "discard" in said else 1  # KI-016
    if "discard_size" in said:
        sizes["discard"] = said["discard_size"].number(len(discard))
    free = total - sum(sizes.values())
    sizes["deck"] = said["deck_size"].number(len(deck)) if "deck_size" in said else max(free, len(deck))
    _spread(s, said, of_seats, sizes, free - sizes["deck"])
    return sizes


def _spread(
    s: KitsunedoState, said: Mapping[str, Given], of_seats: Sequence[SaidOfSeat], sizes: dict[str, int], over: int
) -> None:
    """Cards that have no place yet: under the discard pile if its size is not said, else into unsaid hands."""
    if over > 0 and "discard_size" not in said:
        sizes["discard"] += over
        return
    step = 1 if over > 0 else -1
    while over:
        room = [
            seat_name(seat)
            for seat, one in enumerate(of_seats)
            if one.hand is None
            and (s.lives[seat] or s.powers[seat] == SHISU)
            and 0 <= sizes[seat_name(seat)] + step <= s.rules.hand_limit
        ]
        for name in room[: abs(over)]:
            sizes[name] += step
            over -= step
        if over and not room:
            what = f"{over} cards have no place" if over > 0 else f"{-over} cards are missing"
            raise BadContent("given", f"{what}: all {sum(s.cards.items)} Items must be in hands, marks and piles")
