"""Chests (OK-187 to OK-190, OK-R144) and what is gained from them (OK-R124)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.actions import HERO, Action, register
from hyakki.games.okko.effects.scope import Situation
from hyakki.games.okko.ids import MARKERS
from hyakki.games.okko.options import DONE, SLOTS, ask, slot, token_at, verb, with_equipment
from hyakki.games.okko.people import CHEST, NOWHERE
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.base import Deed
from hyakki.games.okko.steps.feats import note
from hyakki.games.okko.steps.investigate import marker_at
from hyakki.games.okko.steps.reorganise import has_room, put_in, why_not
from hyakki.games.okko.steps.test import Test, may_test

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn

OPEN_CHEST = verb("chest")


@register
class OpenAction(Action):
    word = "chest"
    who = HERO

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        if not any(marker.kind == CHEST and marker.space != NOWHERE for marker in s.markers):
            return
        rule = self.why_not(s, turn)
        m.block(rule, OPEN_CHEST) if rule else m.offer(OPEN_CHEST)

    def why_not(self, s: OkkoState, turn: Turn) -> str:
        if turn.left < 1:
            return "OK-336"
        if not may_test(s, turn.figure):
            return "OK-167"
        return "" if self.near(s, turn.figure) else "OK-R144"

    def near(self, s: OkkoState, hero: int) -> list[int]:
        beside = s.board.adjacent[s.where[hero]]
        return [m.space for m in s.markers if m.kind == CHEST and m.space != NOWHERE and beside >> m.space & 1]

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        m.options += [token_at(space) for space in self.near(s, turn.figure)]

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        turn.pay()
        s.push(OpenChest(turn.figure, path[1].args[0]))


class OpenChest(Deed):
    """A SPEED test; not direct, so that penalty tokens stay on the chest."""

    __slots__ = ("space",)
    space: int

    def __init__(self, hero: int, space: int) -> None:
        super().__init__(hero, "test")
        self.space = space

    def run(self, s: OkkoState) -> Asks:
        number = marker_at(s, self.space)
        marker, chest = s.markers[number], s.rules.chests[MARKERS[s.beneath[number]]]
        if self.stage == "test":
            self.stage = "tested"
            difficulty = chest.difficulty - s.rules.numbers.penalty * marker.penalty
            s.push(Test(self.figure, difficulty, Situation(purpose="chest", tested="speed", space=self.space)))
            return None
        passed = self.result is not None and self.result[0]
        s.done()
        if passed:
            marker.space = NOWHERE
            note(s, self.figure, "chests")
            drawn = s.draw_equipment(chest.draw)
            s.say(say.CHEST_OPENED, (self.figure, self.space), (chest.draw, chest.keep, tuple(drawn)))
            s.push(Gain(self.figure, tuple(drawn), chest.keep))
        else:
            marker.penalty += 1
            s.say(say.PENALTY, (self.space, marker.penalty))
        return None


class Gain(Deed):
    """So many of these cards are kept and put into slots at once; the others are discarded (OK-189, OK-R124)."""

    __slots__ = ("cards", "keep")
    cards: tuple[int, ...]
    keep: int

    def __init__(self, hero: int, cards: tuple[int, ...], keep: int) -> None:
        super().__init__(hero, "keep")
        self.cards = cards
        self.keep = keep

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "keep" and self.keep and any(self.slots(s, card) for card in self.cards):
            return (ask(self.seat(s), "gain"),)
        for card in self.cards:
            s.discard_equipment(card)
        s.done()
        return None

    def slots(self, s: OkkoState, card: int) -> list[int]:
        return [
            n for n in range(len(SLOTS) - 1) if not why_not(s, self.figure, card, n) and has_room(s, self.figure, n)
        ]

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if path:
            m.options += [slot(place) for place in self.slots(s, path[0].args[0])]
            return m
        for card in self.cards:
            option = with_equipment("keep", card, False)
            m.offer(option) if self.slots(s, card) else m.block("OK-338", option)
        m.offer(DONE)
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (DONE,)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        if path[0] is DONE:
            self.stage = "over"
            return
        card = path[0].args[0]
        cards = list(self.cards)
        cards.remove(card)
        self.cards = tuple(cards)
        self.keep -= 1
        put_in(s, self.figure, card, path[1].args[0])
        s.say(say.GAINED, (self.figure, card))
