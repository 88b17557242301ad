"""Handing things over: an equipment card from the supplies (OK-339 to OK-341), the letter or the relic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.actions import HERO, Action, register
from hyakki.games.okko.board.sight import out_of_reach
from hyakki.games.okko.options import SLOTS, ask, on_figure, slot, thing, verb, with_equipment
from hyakki.games.okko.people import NOBODY
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.base import Deed
from hyakki.games.okko.steps.goals import take_thing
from hyakki.games.okko.steps.reorganise import free_slots, put_in, take_out, why_not

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn

GIVE = verb("transfer")
HAND_OVER = verb("hand-over")


def others(s: OkkoState, hero: int) -> list[int]:
    return [other for other in s.in_play() if other != hero]


def nobody_near(s: OkkoState, hero: int) -> str:
    """The rule where no other hero is adjacent: one may stand behind a shut door."""
    rules = [out_of_reach(s, s.where[hero], s.where[other], "") for other in others(s, hero)]
    return max(rules, default="") or "OK-339"


class Transfer(Action):
    """1 action: a card of the supplies, then an adjacent hero who has a place for it."""

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        hero = turn.figure
        if not others(s, hero) or not s.heroes[hero].equipment:
            return
        rule = self.why_not(s, turn)
        m.block(rule, GIVE) if rule else m.offer(GIVE)

    def why_not(self, s: OkkoState, turn: Turn) -> str:
        hero = turn.figure
        supplies = s.heroes[hero].supplies
        if turn.left < 1:
            return "OK-339"
        if not supplies:
            return "OK-341"
        if not any(s.next_to(hero, other) for other in others(s, hero)):
            return nobody_near(s, hero)
        return "" if any(self.receivers(s, hero, card) for card in supplies) else "OK-340"

    def receivers(self, s: OkkoState, hero: int, card: int) -> list[int]:
        return [other for other in others(s, hero) if not self.refused(s, hero, card, other)]

    def refused(self, s: OkkoState, hero: int, card: int, other: int) -> str:
        if not s.next_to(hero, other):
            return out_of_reach(s, s.where[hero], s.where[other], "OK-339")
        return "" if free_slots(s, other, card) else "OK-340"

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        hero = turn.figure
        if len(path) == 1:
            supplies = s.heroes[hero].supplies
            for card in s.heroes[hero].equipment:
                option = with_equipment("card", card, False)
                if card not in supplies:
                    m.block("OK-341", option)
                elif self.receivers(s, hero, card):
                    m.offer(option)
                else:
                    m.block("OK-340", option)
            return
        for other in others(s, hero):
            rule = self.refused(s, hero, path[1].args[0], other)
            m.block(rule, on_figure(other)) if rule else m.offer(on_figure(other))

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        card, other = path[1].args[0], path[2].args[0]
        give(s, turn.figure, card, other)


register(Transfer("transfer", HERO))


def give(s: OkkoState, hero: int, card: int, receiver: int) -> None:
    """Give a card; its receiver places it."""
    take_out(s, hero, card)
    s.say(say.TRANSFERRED, (hero, card, receiver))
    s.push(Receive(receiver, card))


class Receive(Deed):
    """The receiver places a card at once in a legal slot (OK-340)."""

    __slots__ = ("card",)
    card: int

    def __init__(self, hero: int, card: int) -> None:
        super().__init__(hero, "place")
        self.card = card

    def run(self, s: OkkoState) -> Asks:
        slots = free_slots(s, self.figure, self.card)
        if len(slots) > 1:
            return (ask(self.seat(s), "receive"),)
        self.place(s, slots[0])
        return None

    def place(self, s: OkkoState, number: int) -> None:
        s.done()
        put_in(s, self.figure, self.card, number)
        s.say(say.GAINED, (self.figure, self.card))

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        free = free_slots(s, self.figure, self.card)
        for number in range(len(SLOTS) - 1):
            if number in free:
                m.offer(slot(number))
            else:
                m.block(why_not(s, self.figure, self.card, number) or "OK-338", slot(number))
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (slot(free_slots(s, self.figure, self.card)[-1]),)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        self.place(s, path[0].args[0])


class HandOver(Action):
    """The letter or the relic goes to an adjacent hero, as a transfer for 1 action."""

    def borne(self, s: OkkoState, hero: int) -> list[int]:
        return [number for number, one in enumerate(s.things) if one.bearer == hero != NOBODY]

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        hero = turn.figure
        if not self.borne(s, hero) or not others(s, hero):
            return
        near = any(s.next_to(hero, other) for other in others(s, hero))
        rule = "" if near and turn.left else "OK-339" if near or not turn.left else nobody_near(s, hero)
        m.block(rule, HAND_OVER) if rule else m.offer(HAND_OVER)

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        hero = turn.figure
        if len(path) == 1:
            m.options += [thing(number) for number in self.borne(s, hero)]
            return
        for other in others(s, hero):
            rule = "" if s.next_to(hero, other) else out_of_reach(s, s.where[hero], s.where[other], "OK-339")
            m.block(rule, on_figure(other)) if rule else m.offer(on_figure(other))

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        take_thing(s, path[2].args[0], path[1].args[0])


register(HandOver("hand-over", HERO))
