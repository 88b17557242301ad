"""The programming phase (section D): all ninja seats at once, in the open but for the faces of cards."""

from __future__ import annotations

from functools import cache

from hyakki.core.menu import Ask, Asks, Menu, Option, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.catalog.cards import BLUE, RED
from hyakki.games.shadow_tactics.catalog.ids import CARDS, NINJAS
from hyakki.games.shadow_tactics.catalog.kit import MOVEMENT
from hyakki.games.shadow_tactics.occasions import PROGRAMMING_VERBS
from hyakki.games.shadow_tactics.options import (
    ALONE,
    ASK_PROGRAMME,
    ASK_READY,
    LAY,
    SAY_NOT_READY,
    SAY_READY,
    SHOW,
    SLOT,
    TAKE_UP,
    lay_card,
)
from hyakki.games.shadow_tactics.people import CHANGED, NOT_SHOWN, SHOWN
from hyakki.games.shadow_tactics.previews import cards as ahead
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.base import ShadowStep

FIRST, SECOND = range(2)


class Programming(ShadowStep):
    """Seats lay, change, show and take up the programmes of their ninjas until all are ready (ST-041 to ST-057)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("lay")

    def run(self, s: ShadowState) -> Asks:
        seats = [seat for seat in s.ninja_seats if s.ninjas_of(seat)]
        if all(s.ready[seat] for seat in seats):
            s.say(say.CLOSED)
            s.done()
            return None
        return _asks(tuple(seats), tuple(s.ready))

    def default(self, s: ShadowState, ask: Ask) -> Path:
        """When time is up, programming closes with the cards on the mat (ST-R11)."""
        return (SAY_READY,) if ask.kind == "ready" and not s.ready[ask.seat] else ()

    # Possible cards

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if ask.kind == "ready":
            m.offer(SAY_NOT_READY if s.ready[ask.seat] else SAY_READY)
            m.ends(SAY_READY)
        elif not path:
            for ninja in s.ninjas_of(ask.seat):
                self.first_entries(s, ninja, m)
        elif len(path) == 1:
            self.slots(s, path[0].args[0], m)
        else:
            self.cards(s, path, m)
        return m

    def first_entries(self, s: ShadowState, ninja: int, m: Menu) -> None:
        person = s.ninjas[ninja]
        m.offer(LAY[ninja])
        if m.look:
            laid = s.laid[ninja]
            cards = [(laid[which], ahead.foresee(s, ninja, laid[: which + 1])) for which in range(len(laid))]
            m.preview(LAY[ninja], laid=[{"card": CARDS[card], "ahead": met} for card, met in cards])
        if person.count:
            m.offer(TAKE_UP[ninja])
        for which in range(person.count):
            if person.shown[which] != SHOWN:
                m.offer(SHOW[ninja][which])

    def slots(self, s: ShadowState, ninja: int, m: Menu) -> None:
        """Offer any slots that no other ninja has taken (ST-043, ST-R05)."""
        taken = [s.ninjas[other].slot for other in s.team() if other != ninja]
        for slot in range(s.rules.numbers.slots):
            m.block("ST-R05", SLOT[slot]) if slot in taken else m.offer(SLOT[slot])

    def cards(self, s: ShadowState, path: Path, m: Menu) -> None:
        ninja = path[0].args[0]
        which = SECOND if len(path) == 3 else FIRST
        first = path[2].args[0] if which == SECOND else None
        if which == SECOND:
            m.offer(ALONE)
        person, laid = s.ninjas[ninja], s.laid[ninja]
        penalties = penalties_of(s, ninja)
        shown = laid[which] if which < len(laid) and person.shown[which] == SHOWN else None
        for card in person.cards:
            if card == first:
                continue
            option = lay_card(which, card, person.seat, None if shown is None else card == shown)
            rule = "ST-047" if card in person.used else forbidden(s, penalties, first, card)
            if rule:
                m.block(rule, option)
                continue
            m.offer(option)
            if m.look:
                before = () if first is None else (first,)
                m.preview(option, **ahead.preview(ahead.foresee(s, ninja, (*before, card))))

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """Another player's ninja, another ninja's card, the same card twice, a slot that the mat does not have; once
        one is ready, anything (ST-R11)."""
        verb, *names = id.split() or [""]
        if ask.kind == "ready" and s.ready[ask.seat]:
            return "ST-R11" if verb in PROGRAMMING_VERBS and s.knows(verb, " ".join(names)) else ""
        if ask.kind != "programme" or not names:
            return ""
        if not path:
            others = [NINJAS[ninja] for ninja in s.team() if s.ninjas[ninja].seat != ask.seat]
            return "ST-045" if verb in ("lay", "take-up", "show") and names[0] in others else ""
        if verb == "slot":
            return "ST-R03" if len(path) == 1 and names[0].isdecimal() else ""
        if verb not in ("first", "then") or names[0] not in CARDS:
            return ""
        return "ST-047" if CARDS.index(names[0]) in s.ninjas[path[0].args[0]].cards else "ST-011"

    # Answers

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        option = path[0]
        if option is SAY_READY or option is SAY_NOT_READY:
            s.ready[ask.seat] = option is SAY_READY
            s.say(say.READY if option is SAY_READY else say.NOT_READY, (ask.seat,))
        elif option.verb == "take-up":
            s.clear_programme(option.args[0])
            s.say(say.TAKEN_UP, (ask.seat, option.args[0]))
        elif option.verb == "show":
            self.show(s, option)
        else:
            cards = tuple(choice.args[0] for choice in path[2:] if choice is not ALONE)
            lay(s, option.args[0], path[1].args[0], cards)

    def show(self, s: ShadowState, option: Option) -> None:
        """Show a programmed card to everybody, the Daimyo too (ST-053, ST-508)."""
        ninja, which = option.args
        person = s.ninjas[ninja]
        shown = list(person.shown)
        shown[which] = SHOWN
        person.shown = (shown[0], shown[1])
        s.say(say.SHOWED, (person.seat, ninja, which), (s.laid[ninja][which],))


@cache
def _asks(seats: tuple[int, ...], ready: tuple[bool, ...]) -> tuple[Ask, ...]:
    """Return the open questions; a seat that is ready may only say that it is not (ST-R11)."""
    return tuple(
        ask for seat in seats for ask in ((ASK_READY[seat],) if ready[seat] else (ASK_PROGRAMME[seat], ASK_READY[seat]))
    )


def lay(s: ShadowState, ninja: int, slot: int, cards: tuple[int, ...]) -> None:
    """Lay a new programme, or another one instead. Slot and number of cards are for all to see (ST-504); an exchange
    of faces alone is not, unless a card that was shown goes with it (ST-045, ST-508)."""
    person, before = s.ninjas[ninja], s.laid[ninja]
    moved = (person.slot, person.count) != (slot, len(cards))
    marks, gone = list(person.shown), []
    for which in (FIRST, SECOND):
        if which >= len(cards):
            marks[which] = NOT_SHOWN
        elif marks[which] == SHOWN and cards[which] != before[which]:
            marks[which] = CHANGED
            gone.append(which)
    person.slot, person.count, person.shown = slot, len(cards), (marks[0], marks[1])
    s.laid[ninja] = cards
    if moved:
        s.say(say.LAID, (person.seat, ninja, slot, len(cards)), (cards,))
    elif cards != before:
        s.say(say.EXCHANGED, (person.seat, ninja), (cards,))
    for which in gone:
        s.say(say.CHANGED, (person.seat, ninja, which))


def note_hands(s: ShadowState) -> None:
    """Note what each ninja may programme now, which all can see; it stays so when cards or health change (ST-050,
    ST-506)."""
    for ninja in s.team():
        person, penalties = s.ninjas[ninja], penalties_of(s, ninja)
        person.programmable = tuple(card for card in s.hand_of(ninja) if not forbidden(s, penalties, None, card))
        person.one_move = "P1" in penalties


def penalties_of(s: ShadowState, ninja: int) -> frozenset[str]:
    """All that the flipped health cards show (ST-274)."""
    return frozenset(s.kit.penalties[card] for card in s.ninjas[ninja].flipped)


def forbidden(s: ShadowState, penalties: frozenset[str], first: int | None, card: int) -> str:
    """The rule by which a penalty forbids this card, beside a first card or alone (ST-049, ST-275 to ST-279)."""
    if not penalties:
        return ""
    kind, colour = s.kit.cards[card].kind, s.kit.cards[card].act.colour
    if kind == MOVEMENT:
        if "P4" in penalties:
            return "ST-278"
        twice = first is not None and s.kit.cards[first].kind == MOVEMENT
        return "ST-275" if twice and "P1" in penalties else ""
    if colour == RED and "P2" in penalties:
        return "ST-276"
    return "ST-277" if colour == BLUE and "P3" in penalties else ""
