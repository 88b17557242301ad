"""Rearranging equipment (OK-088, OK-139 to OK-146, OK-337, OK-338, OK-R123)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.actions import HERO, Action, register
from hyakki.games.okko.effects.measure import value
from hyakki.games.okko.options import DONE, SLOTS, act, ask, slot, with_equipment
from hyakki.games.okko.people import NOBODY, NOTHING
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.base import OkkoStep

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn

ACT = act("reorganise")
RIGHT_HAND, LEFT_HAND, BOTH_HANDS, CLOTHING, SUPPLIES = range(5)


def why_not(s: OkkoState, hero: int, card: int, place: int) -> str:
    """The rule that keeps a card out of a slot, free or not, or "" (OK-141, OK-144, OK-146)."""
    if place == SUPPLIES:
        return ""
    form = s.kit.equipment[card].slot
    if place == CLOTHING:
        return "" if form == "clothing" else "OK-146"
    if place == BOTH_HANDS:
        return "" if form == "hands" else "OK-146"
    return "" if form == "hand" else "OK-141" if form == "hands" else "OK-146"


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
    """Out of whatever slot it lies in."""
    person = s.heroes[hero]
    hands = tuple(NOTHING if one == card else one for one in person.hands)
    person.hands = (hands[0], hands[1])
    person.clothing = NOTHING if person.clothing == card else person.clothing
    person.supplies = tuple(one for one in person.supplies if one != card)
    s.touch()


def put_in(s: OkkoState, hero: int, card: int, place: int) -> None:
    """A card in a hand lies face down until the next Strategy Phase, unless it lay face up in a hand (OK-R123)."""
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


def moves(s: OkkoState, hero: int) -> list[tuple[int, int]]:
    """Cards that can go to another slot with room for them now."""
    person = s.heroes[hero]
    found = []
    for card in person.equipment:
        for place in range(len(SLOTS) - 1):
            if not why_not(s, hero, card, place) and has_room(s, hero, place) and not _there(s, hero, card, place):
                found.append((card, place))
    return found


def _there(s: OkkoState, hero: int, card: int, place: int) -> bool:
    """It lies in that slot already, or the hands are alike."""
    person = s.heroes[hero]
    if place == SUPPLIES:
        return card in person.supplies
    return person.clothing == card if place == CLOTHING else card in person.hands


class Reorganise(OkkoStep):
    """Any number of cards, one after another, until it is done."""

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
        if not path:
            cards = dict.fromkeys(card for card, _ in self.choice(s))
            m.options += [with_equipment("card", card, False) for card in cards]
            m.offer(DONE)
            return m
        card = path[0].args[0]
        for place in range(len(SLOTS) - 1):
            rule = why_not(s, self.hero, card, place)
            if rule:
                m.block(rule, slot(place))
            elif (card, place) in self.choice(s):
                m.offer(slot(place))
            else:
                m.block("OK-338", slot(place))
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (DONE,)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        if path[0] is DONE:
            self.stage = "over"
            return
        card = path[0].args[0]
        self.moved = (*self.moved, card)
        take_out(s, self.hero, card)
        put_in(s, self.hero, card, path[1].args[0])
        s.say(say.REORGANISED, (self.hero,))


class ReorganiseAll(OkkoStep):
    """At the end of a Round, for free (OK-088)."""

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


@register
class Rearrange(Action):
    """1 action (OK-337)."""

    word = "reorganise"
    who = HERO

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
        turn.pay()
        s.push(Reorganise(turn.figure))
