"""Followers who change masters (OK-175, OK-178) or are found face down (OK-344 to OK-347)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.actions import HERO, Action, register
from hyakki.games.okko.board.sight import out_of_reach
from hyakki.games.okko.catalog.ids import FIGURES, FOLLOWER_CARDS, MARKERS
from hyakki.games.okko.options import ATTACH, MASTERLESS, ask, on_figure, token_at, verb
from hyakki.games.okko.people import HIDDEN, NOBODY, NOWHERE, Ally
from hyakki.games.okko.state import OkkoState, is_kami
from hyakki.games.okko.steps.base import Deed
from hyakki.games.okko.steps.followers import join, version
from hyakki.games.okko.steps.investigate import marker_at
from hyakki.games.okko.steps.reorganise import shed

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn

GIVE_FOLLOWER = verb("give-follower")
ADOPT = verb("adopt")
SHOW = verb("show-follower")


def attach(s: OkkoState, figure: int, hero: int) -> None:
    """Put a follower's card into a hero's free slot."""
    old = s.allies[figure].master
    if old != NOBODY:
        s.heroes[old].ally = NOBODY
    s.allies[figure].master = hero
    s.heroes[hero].ally = figure
    s.touch()
    s.say(say.FOLLOWER_GIVEN, (figure, hero))
    if old != NOBODY:
        shed(s, old)


@register
class GiveFollower(Action):
    """Give a follower, for 1 action of its owner, to a hero with a free slot beside the follower (OK-175, OK-R131). A
    kami is never given (OK-186)."""

    word = "give-follower"
    who = HERO

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        figure = s.heroes[turn.figure].ally
        if figure == NOBODY or len(s.in_play()) < 2:
            return
        if is_kami(figure):
            m.block("OK-186", GIVE_FOLLOWER)
        elif turn.left < 1:
            m.block("OK-175", GIVE_FOLLOWER)
        else:
            rules = {self.refused(s, turn.figure, hero) for hero in self.others(s, turn.figure)}
            if "" in rules:
                m.offer(GIVE_FOLLOWER)
            else:
                m.block("OK-138" if "OK-138" in rules else "OK-R131", GIVE_FOLLOWER)

    def others(self, s: OkkoState, owner: int) -> list[int]:
        return [hero for hero in s.in_play() if hero != owner]

    def refused(self, s: OkkoState, owner: int, hero: int) -> str:
        if not s.next_to(s.heroes[owner].ally, hero):
            return out_of_reach(s, s.where[s.heroes[owner].ally], s.where[hero], "OK-R131")
        return "" if s.heroes[hero].ally == NOBODY else "OK-138"

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        for hero in self.others(s, turn.figure):
            rule = self.refused(s, turn.figure, hero)
            m.block(rule, on_figure(hero)) if rule else m.offer(on_figure(hero))

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        attach(s, s.heroes[turn.figure].ally, path[1].args[0])


@register
class Adopt(Action):
    """Take the card of an adjacent masterless follower, for 1 action (OK-178)."""

    word = "adopt"
    who = HERO

    def masterless(self, s: OkkoState) -> list[int]:
        return sorted(figure for figure, ally in s.allies.items() if ally.master == NOBODY)

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        figures = self.masterless(s)
        if not figures:
            return
        near = any(s.next_to(turn.figure, figure) for figure in figures)
        if s.heroes[turn.figure].ally != NOBODY:
            m.block("OK-138", ADOPT)
        else:
            m.offer(ADOPT) if near and turn.left else m.block("OK-178", ADOPT)

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        for figure in self.masterless(s):
            if s.next_to(turn.figure, figure):
                m.offer(on_figure(figure))
            else:
                m.block(out_of_reach(s, s.where[turn.figure], s.where[figure], "OK-178"), on_figure(figure))

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        attach(s, path[1].args[0], turn.figure)


@register
class ShowFollower(Action):
    """Turn an adjacent follower token face up, for 1 action (OK-345)."""

    word = "show-follower"
    who = HERO

    def lying(self, s: OkkoState) -> list[int]:
        return [marker.space for marker in s.markers if marker.kind == HIDDEN and marker.space != NOWHERE]

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        spaces = self.lying(s)
        if spaces:
            near = turn.left and any(self.near(s, turn.figure, space) for space in spaces)
            m.offer(SHOW) if near else m.block("OK-345", SHOW)

    def near(self, s: OkkoState, hero: int, space: int) -> bool:
        return bool(s.board.adjacent[s.where[hero]] >> space & 1)

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        for space in self.lying(s):
            near = self.near(s, turn.figure, space)
            rule = "" if near else out_of_reach(s, s.where[turn.figure], space, "OK-345")
            m.block(rule, token_at(space)) if rule else m.offer(token_at(space))

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        show_follower(s, turn.figure, path[1].args[0])


def show_follower(s: OkkoState, hero: int, space: int) -> None:
    """Show a follower token. The Oni gains an Event card if its own hero is in this game; if its card is in use or
    eliminated the token just leaves (OK-347, OK-R138)."""
    number = marker_at(s, space)
    name = MARKERS[s.beneath[number]]
    figure = FIGURES.index(name)
    s.markers[number].space = NOWHERE
    s.say(say.FOLLOWER_SHOWN, (hero, space), (figure,))
    if any(s.kit.heroes[other].follower == name for other in s.team()):
        s.draw_events(1)
    elif figure not in s.allies and figure not in s.gone:
        s.push(Found(hero, figure, space))


class Found(Deed):
    """The hero who turned it up picks its version, and takes its card unless its slot is taken or it declines: then the
    follower stands there without a master (OK-346, OK-R139)."""

    __slots__ = ("follower", "space")
    follower: int
    space: int

    def __init__(self, hero: int, follower: int, space: int) -> None:
        super().__init__(hero, "found")
        self.follower = follower
        self.space = space

    def run(self, s: OkkoState) -> Asks:
        return (ask(self.seat(s), "found-follower"),)

    def versions(self, s: OkkoState) -> list[int]:
        name = FIGURES[self.follower]
        return [n for n, card in enumerate(FOLLOWER_CARDS) if s.rules.followers[card].follower == name]

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if not path:
            m.options += [version(card) for card in self.versions(s)]
            return m
        if s.heroes[self.figure].ally == NOBODY:
            m.offer(ATTACH)
        else:
            m.block("OK-343", ATTACH)
        m.offer(MASTERLESS)
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        free = s.heroes[self.figure].ally == NOBODY
        return (version(self.versions(s)[0]), ATTACH if free else MASTERLESS)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        s.done()
        card = path[0].args[0]
        if path[1] is ATTACH:
            join(s, self.figure, card, self.space)
        else:
            s.allies[self.follower] = Ally(card)
            s.put(self.follower, self.space)
            s.touch()
            s.say(say.PUT, (self.follower, self.space))
