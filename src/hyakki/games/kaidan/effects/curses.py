"""Cursed rooms that do something of their own: the Wishing Well, the Family Altar, the Family Graveyard."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.actions import ACTIONS, Action
from hyakki.games.kaidan.board.geometry import SLOTS, cells_of
from hyakki.games.kaidan.board.tiles import WELL as WELL_MARK
from hyakki.games.kaidan.catalog.cards import DECKS, Effect
from hyakki.games.kaidan.catalog.ids import NUMBER, WELL
from hyakki.games.kaidan.effects.apply import Apply, odd
from hyakki.games.kaidan.options import ASK_ALTAR, KEEP, WISH, give_up
from hyakki.games.kaidan.people import kind_of
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.appear import free_standee
from hyakki.games.kaidan.steps.base import Decide, Deed, KaidanStep
from hyakki.games.kaidan.steps.draw import draw_object
from hyakki.games.kaidan.steps.summon import ComeAt, Summon, is_free, may_be_summoned
from hyakki.games.kaidan.steps.test import Guess

GIFTS = DECKS.index("gifts")


def offer_discards(m: Menu, s: KaidanState, seat: int) -> None:
    """Offer objects to give up; Mission objects are not among them (KA-170)."""
    for card in dict.fromkeys(s.secrets[seat].cards):
        m.block("KA-170", give_up(card)) if s.mission(card) else m.offer(give_up(card))


def discard_chosen(s: KaidanState, seat: int, card: int) -> None:
    s.lose(seat, card)
    s.discard(card)
    s.say(say.DISCARDED, (seat, (card,)))


# The Wishing Well (CR1)


@odd("CR1")
def the_well_awakes(s: KaidanState, apply: Apply, effect: Effect) -> None:
    """Leave the card beside the map until the third Gift is drawn (KA-116, KA-117, KA-R37)."""
    s.well = True
    s.say(say.WELL_AWOKE)


class Wish(Deed):
    """An object is given up for a guess; right, it brings a Gift of the Well. With the last Gift Okiku comes."""

    __slots__ = ()

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "start":
            self.stage = "guessed"
            s.push(Guess(self.seat))
        elif self.result is not None and self.result[0] and s.well:
            self.grant(s)
        else:
            s.done()
        return None

    def grant(self, s: KaidanState) -> None:
        held = len(s.secrets[self.seat].cards)
        draw_object(s, self.seat, GIFTS)
        s.gifts += len(s.secrets[self.seat].cards) - held
        curse = s.kit.curses[s.kit.curse_of[WELL]]
        if s.gifts < curse.stays:
            s.done()
            return
        s.well = False
        s.say(say.WELL_EMPTY)
        s.stack[-1] = Summon(NUMBER[curse.effect.entity], s.board.marked(WELL_MARK))


def offer_wish(m: Menu, s: KaidanState, seat: int) -> None:
    """Offer a wish, a Standard Action on the well cell, while the Well is awake (KA-117)."""
    here = s.pgs[seat].cell == s.board.marked(WELL_MARK)
    if not here:
        return
    able = s.well and any(not s.mission(card) for card in s.secrets[seat].cards)
    m.offer(WISH) if able else m.block("KA-117", WISH)


def more_wish(m: Menu, s: KaidanState, seat: int, path: Path) -> None:
    offer_discards(m, s, seat)


def start_wish(s: KaidanState, seat: int, path: Path) -> None:
    card = path[1].args[0]
    s.say(say.WISHED, (seat, kind_of(card)))
    discard_chosen(s, seat, card)
    s.push(Wish(seat))


ACTIONS["wish"] = Action(offer_wish, start_wish, more_wish)


# The Family Altar (CR4)


def room_of(s: KaidanState, apply: Apply) -> int:
    """Return where the cursed Room lies: the PG that woke it may have disappeared from it since."""
    tiles = ((slot, s.board.tile(slot)) for slot in range(SLOTS) if s.rooms[slot] >= 0)
    return next(slot for slot, tile in tiles if s.kit.curse_of[tile] == apply.source[1])


class Altar(Deed):
    """An object of one's choice is discarded, or else an entity comes into the Room."""

    __slots__ = ("slot",)
    slot: int

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "start":
            return (ASK_ALTAR[self.seat],)
        s.stack[-1] = ComeInto(self.slot)
        return None

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.offer(KEEP)
        offer_discards(m, s, self.seat)
        return m

    def default(self, s: KaidanState, ask: Ask) -> Path:
        return (KEEP,)  # KA-R18: silence gives nothing away for another player

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        if path[0] is KEEP:
            self.stage = "come"
        else:
            discard_chosen(s, self.seat, path[0].args[0])
            s.done()


class ComeInto(KaidanStep):
    """A random entity comes to a free cell of a Room, which the decider names; with none it does not (KA-R09)."""

    __slots__ = ("slot",)
    slot: int

    def __init__(self, slot: int) -> None:
        super().__init__("where")
        self.slot = slot

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "come":
            assert self.result is not None
            s.stack[-1] = ComeAt(self.result[0])
            return None
        free = tuple(cell for cell in cells_of(self.slot) if is_free(s, cell))
        if not free or free_standee(s) < 0:
            s.say(say.NO_ENTITY)
            s.done()
        else:
            self.stage = "come"
            s.push(Decide("appear", "cell", free))
        return None


@odd("CR4")
def family_altar(s: KaidanState, apply: Apply, effect: Effect) -> None:
    s.push(Altar(apply.seat, room_of(s, apply)))


# The Family Graveyard (CR9)


class SummonInto(KaidanStep):
    """An enemy called by name comes to a free cell of a Room, or has room made on another (KA-225, KA-R67)."""

    __slots__ = ("kind", "slot")
    kind: int
    slot: int

    def __init__(self, kind: int, slot: int) -> None:
        super().__init__("where")
        self.kind = kind
        self.slot = slot

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "where":
            cells = cells_of(self.slot)
            self.stage = "come"
            s.push(Decide("appear", "cell", tuple(cell for cell in cells if is_free(s, cell)) or cells))
        else:
            assert self.result is not None
            s.stack[-1] = Summon(self.kind, self.result[0])
        return None


@odd("CR9")
def family_graveyard(s: KaidanState, apply: Apply, effect: Effect) -> None:
    """Bring a random entity if both Jikininki are on the map."""
    kind, slot = NUMBER[effect.entity], room_of(s, apply)
    s.push(SummonInto(kind, slot) if may_be_summoned(s, kind) else ComeInto(slot))
