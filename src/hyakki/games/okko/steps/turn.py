"""The turn of one figure: actions in any order until none is left or it rests (OK-066 to OK-069, OK-077, OK-172)."""

from __future__ import annotations

from collections.abc import Sequence

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.actions import ACTIONS, AGENT, ALLY, HERO
from hyakki.games.okko.effects.values import value
from hyakki.games.okko.options import REST, ask, verb
from hyakki.games.okko.people import NOBODY, NOWHERE
from hyakki.games.okko.state import OkkoState, is_agent, is_hero, is_kami
from hyakki.games.okko.steps.base import Deed
from hyakki.games.okko.steps.triggers import fire

CLOSER = {
    "adopt": ("OK-178",),
    "attack": ("OK-296", "OK-298", "OK-294"),
    "chest": ("OK-R144",),
    "give-follower": ("OK-R131", "OK-138"),
    "investigate": ("OK-167", "OK-230", "OK-238"),
    "show-follower": ("OK-345",),
    "test": ("OK-324", "OK-332"),
}
"""Actions that one asks after by their target, and the rules that say that there is none."""


class Turn(Deed):
    """A figure acts. Its turn ends early if the figure is eliminated."""

    __slots__ = ("left", "thrown")
    left: int
    """Actions that it still has."""
    thrown: bool
    """Whether it has thrown an equipment card away (OK-070)."""

    def __init__(self, figure: int) -> None:
        super().__init__(figure, "start")
        self.left = 0
        self.thrown = False

    @property
    def who(self) -> int:
        return AGENT if is_agent(self.figure) else HERO if is_hero(self.figure) else ALLY

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "start":
            self.begin(s)
        if s.where[self.figure] == NOWHERE or self.stage == "over":
            s.active = NOBODY
            s.done()
            return None
        if self.stage == "act" and self.left < 1 and not is_hero(self.figure):
            self.stage = "rest"  # a hero may still do what costs nothing
        if self.stage == "rest":
            self.stage = "over"
            fire(s, self.figure, "rest")
            return None
        return (ask(self.seat(s), "turn"),)

    def begin(self, s: OkkoState) -> None:
        self.stage = "act"
        s.active = self.figure
        self.left = value(s, self.figure, "actions")
        if is_hero(self.figure):
            hero = s.heroes[self.figure]
            hero.activated, hero.moved, hero.streak = True, False, 0
            self.left = max(0, self.left + hero.bonus)
        s.say(say.ACTIVATED, (self.figure,))

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.rule = "OK-075" if ask.seat == s.oni else ""
        if path:
            ACTIONS[path[0].verb].more(m, s, self, path)
        else:
            for action in ACTIONS.values():
                if action.who & self.who:
                    action.enter(m, s, self)
        if look:
            self.show_prices(m, s, path)
        if not path:
            m.offer(REST)
            m.ends(REST, actions=self.left)
        return m

    def show_prices(self, m: Menu, s: OkkoState, path: Path) -> None:
        """Add to each entry what it costs, at the latest where it completes an answer."""
        for option in m.options:
            if path and not option.final:
                continue
            price = ACTIONS[(*path, option)[0].verb].price(s, self, (*path, option))
            if price is not None:
                m.preview(option, takes=price)

    def refusal(self, s: OkkoState, ask: Ask, path: Path, id: str) -> str:
        from hyakki.games.okko.steps.turn_refusals import of_turn

        return of_turn(s, self, path, id)

    def closer(self, s: OkkoState, ask: Ask, path: Path, ids: Sequence[str]) -> str:
        """An action can be done to nobody and nothing: why not to this one (OK-296 to OK-298, OK-R47, OK-R65)."""
        if path or ids[0] not in CLOSER or self.left < 1:
            return ""
        whole = self.menu(s, ask, (), True).blocked
        if not any(entry.id == ids[0] and entry.rule in CLOSER[ids[0]] for entry in whole):
            return ""
        m = Menu(look=True)
        ACTIONS[ids[0]].more(m, s, self, (verb(ids[0]),))
        shown = next((entry.rule for entry in m.blocked if entry.id == ids[1]), "")
        if shown or ids[1] in m.ids():
            return shown
        return self.refusal(s, ask, (verb(ids[0]),), ids[1])

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (REST,)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        if path[0] is REST:
            self.stage = "rest"
            s.say(say.RESTS, (self.figure,))
        else:
            action = ACTIONS[path[0].verb]
            self.left -= action.price(s, self, path) or 0
            action.do(s, self, path)


def ally_rests(s: OkkoState, figure: int) -> None:
    """Let an ally rest: the token of a kami is turned face down, or leaves (OK-183, OK-184)."""
    ally = s.allies.get(figure)
    if ally is None or not is_kami(figure):
        return
    if ally.down:
        leave(s, figure)
    else:
        ally.down = True
        s.say(say.KAMI_TURNED, (figure,))


def leave(s: OkkoState, figure: int) -> None:
    """Take an ally off the board; its hero's follower slot is free (OK-174)."""
    ally = s.allies.pop(figure)
    if ally.master != NOBODY:
        s.heroes[ally.master].ally = NOBODY
    s.take_off(figure)
    s.say(say.LEFT_BOARD, (figure,))
