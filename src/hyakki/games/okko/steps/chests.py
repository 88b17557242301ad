"""Chests (OK-187 to OK-190, OK-R144) and what is gained from them (OK-R124)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.actions import ALLY, HERO, Action, register
from hyakki.games.okko.board.sight import out_of_reach
from hyakki.games.okko.catalog.cards import ChestToken
from hyakki.games.okko.catalog.ids import MARKERS
from hyakki.games.okko.effects.price import drop_equipment
from hyakki.games.okko.effects.scope import Situation
from hyakki.games.okko.options import DONE, SLOTS, ask, slot, token_at, verb, with_equipment
from hyakki.games.okko.people import CHEST, NOWHERE
from hyakki.games.okko.state import OkkoState, is_hero
from hyakki.games.okko.steps.base import Deed
from hyakki.games.okko.steps.feats import note
from hyakki.games.okko.steps.investigate import marker_at
from hyakki.games.okko.steps.reorganise import SUPPLIES, free_slots, put_in, why_not
from hyakki.games.okko.steps.test import SpaceTest, foresee, may_test

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn

OPEN_CHEST = verb("chest")


def chest_of(s: OkkoState, number: int) -> ChestToken:
    return s.rules.chests[MARKERS[s.beneath[number]]]


def difficulty_of(s: OkkoState, number: int) -> int:
    """Return the difficulty of a chest; each penalty token lowers it (OK-R140, OK-R144)."""
    return chest_of(s, number).difficulty - s.rules.numbers.penalty * s.markers[number].penalty


def at_chest(space: int) -> Situation:
    return Situation(purpose="chest", tested="speed", space=space)


@register
class OpenAction(Action):
    word = "chest"
    who = HERO | ALLY

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        if not any(marker.kind == CHEST and marker.space != NOWHERE for marker in s.markers):
            return
        rule = self.why_not(s, turn) if is_hero(turn.figure) else "OK-R130"
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
        near = self.near(s, turn.figure)
        for number, marker in enumerate(s.markers):
            if marker.kind != CHEST or marker.space == NOWHERE:
                continue
            option = token_at(marker.space)
            if marker.space not in near:
                m.block(out_of_reach(s, s.where[turn.figure], marker.space, "OK-R144"), option)
                continue
            m.offer(option)
            if m.look:
                test = foresee(s, turn.figure, difficulty_of(s, number), at_chest(marker.space))
                m.preview(option, **test, draw=chest_of(s, number).draw)

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        s.push(OpenChest(turn.figure, path[1].args[0]))


class OpenChest(SpaceTest):
    """Open a chest by a SPEED test; it is not direct, so penalty tokens stay on the chest."""

    __slots__ = ()

    def test(self, s: OkkoState) -> tuple[int, Situation]:
        return difficulty_of(s, marker_at(s, self.space)), at_chest(self.space)

    def passed(self, s: OkkoState) -> None:
        number = marker_at(s, self.space)
        chest = chest_of(s, number)
        s.markers[number].space = NOWHERE
        note(s, self.figure, "chests")
        drawn = s.draw_equipment(chest.draw)
        s.say(say.CHEST_OPENED, (self.figure, self.space), (chest.draw, chest.keep, tuple(drawn)))
        s.push(Gain(self.figure, tuple(drawn), chest.keep))

    def failed(self, s: OkkoState) -> None:
        marker = s.markers[marker_at(s, self.space)]
        marker.penalty += 1
        s.say(say.PENALTY, (self.space, marker.penalty))


class Gain(Deed):
    """The choice of cards to keep, which go into slots at once. The hero may discard its own to make room; all others
    are discarded (OK-189, OK-190, OK-R124)."""

    __slots__ = ("cards", "keep")
    cards: tuple[int, ...]
    keep: int

    def __init__(self, hero: int, cards: tuple[int, ...], keep: int) -> None:
        super().__init__(hero, "keep")
        self.cards = cards
        self.keep = keep

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "keep" and self.keep and self.cards:
            return (ask(self.seat(s), "gain"),)
        for card in self.cards:
            s.discard_equipment(card)
        s.done()
        return None

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if path:
            card = path[0].args[0]
            free = free_slots(s, self.figure, card)
            for place in range(len(SLOTS) - 1):
                if place in free:
                    m.offer(slot(place))
                else:
                    full = "OK-143" if place == SUPPLIES else "OK-R124"
                    m.block(why_not(s, self.figure, card, place) or full, slot(place))
            return m
        for card in self.cards:
            option = with_equipment("keep", card, False)
            m.offer(option) if free_slots(s, self.figure, card) else m.block("OK-R124", option)
        m.options += [with_equipment("make-room", card) for card in s.heroes[self.figure].equipment]
        m.offer(DONE)
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        """Keep as many cards as have a place."""
        for card in self.cards:
            free = free_slots(s, self.figure, card)
            if free:
                return (with_equipment("keep", card, False), slot(free[0]))
        return (DONE,)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        if path[0] is DONE:
            self.stage = "over"
            return
        card = path[0].args[0]
        if path[0].verb == "make-room":
            drop_equipment(s, self.figure, card)
            return
        self.cards = tuple(one for one in self.cards if one != card)
        self.keep -= 1
        put_in(s, self.figure, card, path[1].args[0])
        s.say(say.GAINED, (self.figure, card))
