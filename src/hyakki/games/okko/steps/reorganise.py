"""Equipment in its slots (OK-088, OK-137 to OK-146, OK-337, OK-338, OK-R123), thrown away (OK-070), and supplies that
shrink (OK-R127)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.actions import HERO, Action, register
from hyakki.games.okko.catalog.ids import EQUIPMENT
from hyakki.games.okko.effects.price import drop_equipment
from hyakki.games.okko.effects.values import value
from hyakki.games.okko.options import DONE, SLOTS, act, ask, slot, verb, with_equipment
from hyakki.games.okko.people import NOBODY, NOTHING
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.base import Deed, OkkoStep

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn

ACT = act("reorganise")
THROW = verb("throw-away")
RIGHT_HAND: Final = 0
LEFT_HAND: Final = 1
BOTH_HANDS: Final = 2
CLOTHING: Final = 3
SUPPLIES: Final = 4


FORMS = ("hand", "hand", "hands", "clothing")
"""The symbol of the cards that may lie in each slot other than supplies."""


def why_not(s: OkkoState, hero: int, card: int, place: int) -> str:
    """The rule that keeps a card out of a slot, free or not, or "": any may be carried in supplies, elsewhere only what
    has the slot's symbol and shows the hero's class (OK-137, OK-141, OK-144, OK-146)."""
    if place == SUPPLIES:
        return ""
    equipment = s.kit.equipment[card]
    if equipment.slot != FORMS[place]:
        return "OK-141" if equipment.slot == "hands" and place in (RIGHT_HAND, LEFT_HAND) else "OK-146"
    return "" if s.kit.heroes[hero].of in equipment.classes else "OK-137"


def has_room(s: OkkoState, hero: int, place: int) -> bool:
    person = s.heroes[hero]
    if place == SUPPLIES:
        return len(person.supplies) < value(s, hero, "supplies")
    if place == CLOTHING:
        return person.clothing == NOTHING
    if place == BOTH_HANDS:
        return person.hands == (NOTHING, NOTHING)
    return person.hands[place] == NOTHING


def take_out(s: OkkoState, hero: int, card: int) -> None:
    """Take a card out of the slot in which it lies."""
    person = s.heroes[hero]
    hands = tuple(NOTHING if one == card else one for one in person.hands)
    person.hands = (hands[0], hands[1])
    person.clothing = NOTHING if person.clothing == card else person.clothing
    person.supplies = tuple(one for one in person.supplies if one != card)
    s.touch()


def put_in(s: OkkoState, hero: int, card: int, place: int) -> None:
    """Put a card into a slot. In a hand it lies face down until the next Strategy Phase, unless it lay face up in a
    hand (OK-R123)."""
    person = s.heroes[hero]
    if place == SUPPLIES:
        person.supplies = tuple(sorted((*person.supplies, card)))
    elif place == CLOTHING:
        person.clothing = card
    elif place == BOTH_HANDS:
        person.hands = (card, card)
    else:
        person.hands = (card, person.hands[1]) if place == RIGHT_HAND else (person.hands[0], card)
    if person.up == card and place in (SUPPLIES, CLOTHING):
        person.up = NOTHING
    s.touch()


def free_slots(s: OkkoState, hero: int, card: int) -> list[int]:
    """Return where a card that comes to this hero can be put."""
    return [n for n in range(len(SLOTS) - 1) if not why_not(s, hero, card, n) and has_room(s, hero, n)]


def ousted(s: OkkoState, hero: int, place: int) -> tuple[int, ...]:
    """The cards that lie in a slot and make way for another."""
    person = s.heroes[hero]
    if place == SUPPLIES:
        return ()
    if place == CLOTHING:
        return () if person.clothing == NOTHING else (person.clothing,)
    hands = person.hands if place == BOTH_HANDS else (person.hands[place],)
    return tuple(sorted({*hands} - {NOTHING}))


def can_go(s: OkkoState, hero: int, card: int, place: int) -> bool:
    """Return whether a card of this hero can change to that slot: what lies there goes to the supplies if they have
    room afterwards (OK-338)."""
    if _there(s, hero, card, place) or why_not(s, hero, card, place):
        return False
    out = ousted(s, hero, place)
    if not out:
        return has_room(s, hero, place)
    supplies = s.heroes[hero].supplies
    return len(supplies) - (card in supplies) + len(out) <= value(s, hero, "supplies")


def why_stuck(s: OkkoState, hero: int, card: int) -> str:
    """The rule by which a card can only stay where it is: it has no other slot, is not for this hero, or lacks room."""
    form = s.kit.equipment[card].slot
    return why_not(s, hero, card, FORMS.index(form)) or "OK-338" if form in FORMS else "OK-146"


def moves(s: OkkoState, hero: int) -> list[tuple[int, int]]:
    """Cards that can go to another slot now."""
    cards = s.heroes[hero].equipment
    return [(card, place) for card in cards for place in range(len(SLOTS) - 1) if can_go(s, hero, card, place)]


def _there(s: OkkoState, hero: int, card: int, place: int) -> bool:
    """Return whether the card lies in that slot already, or the hands are equal."""
    person = s.heroes[hero]
    if place == SUPPLIES:
        return card in person.supplies
    return person.clothing == card if place == CLOTHING else card in person.hands


class Reorganise(OkkoStep):
    """Move any number of cards between slots, one after another (OK-337)."""

    __slots__ = ("hero", "moved")
    hero: int
    moved: tuple[int, ...]
    """Cards that have been moved: each only once, so that it ends."""

    def __init__(self, hero: int) -> None:
        super().__init__("move")
        self.hero = hero
        self.moved = ()

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "move" and self.choice(s):
            return (ask(s.heroes[self.hero].seat, "reorganise"),)
        s.done()
        return None

    def choice(self, s: OkkoState) -> list[tuple[int, int]]:
        return [(card, place) for card, place in moves(s, self.hero) if card not in self.moved]

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        choice = self.choice(s)
        if not path:
            able = {card for card, _ in choice}
            for card in s.heroes[self.hero].equipment:
                option = with_equipment("card", card, False)
                m.offer(option) if card in able else m.block(why_stuck(s, self.hero, card), option)
            m.offer(DONE)
            return m
        card = path[0].args[0]
        for place in range(len(SLOTS) - 1):
            if (card, place) in choice:
                m.offer(slot(place))
                if m.look:
                    m.preview(slot(place), ousted=[EQUIPMENT[one] for one in ousted(s, self.hero, place)])
            else:
                m.block(why_not(s, self.hero, card, place) or "OK-338", slot(place))
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (DONE,)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        if path[0] is DONE:
            self.stage = "over"
            return
        card, place = path[0].args[0], path[1].args[0]
        self.moved = (*self.moved, card)
        take_out(s, self.hero, card)
        for other in ousted(s, self.hero, place):
            take_out(s, self.hero, other)
            put_in(s, self.hero, other, SUPPLIES)
        put_in(s, self.hero, card, place)
        s.say(say.REORGANISED, (self.hero,))


class ReorganiseAll(OkkoStep):
    """Reorganising at the end of a Round, for free (OK-088)."""

    __slots__ = ("asked",)
    asked: tuple[int, ...]

    def __init__(self) -> None:
        super().__init__("next")
        self.asked = ()

    def run(self, s: OkkoState) -> Asks:
        hero = next((hero for hero in s.in_play() if hero not in self.asked), NOBODY)
        if hero == NOBODY:
            s.done()
            return None
        self.asked = (*self.asked, hero)
        s.push(Reorganise(hero))
        return None


class Rearrange(Action):
    """Reorganise for 1 action (OK-337)."""

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        if turn.left < 1:
            m.block("OK-337", ACT)
        elif moves(s, turn.figure):
            m.offer(ACT)
        else:
            m.block("OK-338", ACT)

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        raise AssertionError("nothing follows")

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        s.push(Reorganise(turn.figure))


register(Rearrange("reorganise", HERO))


class ThrowAway(Action):
    """Throw away one equipment card in an activation, at no action cost (OK-070)."""

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        if s.heroes[turn.figure].equipment:
            m.block("OK-070", THROW) if turn.thrown else m.offer(THROW)

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        m.options += [with_equipment("card", card) for card in s.heroes[turn.figure].equipment]

    def price(self, s: OkkoState, turn: Turn, path: Path) -> int:
        return 0

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        turn.thrown = True
        drop_equipment(s, turn.figure, path[1].args[0])


register(ThrowAway("throw-away", HERO))


def shed(s: OkkoState, hero: int) -> None:
    """Let the hero discard down at once if its supplies hold fewer cards now (OK-R127)."""
    if s.heroes[hero].in_play and len(s.heroes[hero].supplies) > value(s, hero, "supplies"):
        s.push(Shed(hero))


class Shed(Deed):
    """Let the hero choose what it discards from its supplies."""

    def __init__(self, hero: int) -> None:
        super().__init__(hero, "shed")

    def run(self, s: OkkoState) -> Asks:
        if len(s.heroes[self.figure].supplies) > value(s, self.figure, "supplies"):
            return (ask(self.seat(s), "shed"),)
        s.done()
        return None

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += [with_equipment("discard", card) for card in s.heroes[self.figure].supplies]
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (with_equipment("discard", s.heroes[self.figure].supplies[-1]),)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        drop_equipment(s, self.figure, path[0].args[0])
