"""Mission 2, Nakasendo Road (ST-461 to ST-469)."""

from __future__ import annotations

from typing import ClassVar

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board import aim
from hyakki.games.shadow_tactics.board.places import NOWHERE, yard_of
from hyakki.games.shadow_tactics.catalog.cards import OFFICER
from hyakki.games.shadow_tactics.ending import win
from hyakki.games.shadow_tactics.guards import ALERTED, FRIENDLY, kind_of
from hyakki.games.shadow_tactics.missions import quests
from hyakki.games.shadow_tactics.missions.mission import MISSIONS, Mission
from hyakki.games.shadow_tactics.options import ASK_ACCIDENT, choose_guard
from hyakki.games.shadow_tactics.state import NINJA_SIDE, ShadowState
from hyakki.games.shadow_tactics.steps.base import DeedInYard
from hyakki.games.shadow_tactics.steps.guard_previews import yard_named
from hyakki.games.shadow_tactics.steps.harm import kill


def watched_yards(s: ShadowState) -> tuple[int, ...]:
    """The two Objective yards and the barracks."""
    return (*s.kit.objective_yards, *s.kit.layout.barracks)


def officers_there(s: ShadowState) -> list[int]:
    """Officers in those yards, stunned ones too (ST-468)."""
    yards = watched_yards(s)
    return [post for post, code in enumerate(s.guards) if code and kind_of(code) == OFFICER and yard_of(post) in yards]


def victims(s: ShadowState, ninja: int, yard: int) -> list[int]:
    return [post for post in aim.figures(s, s.ninjas[ninja].bush, yard) if kind_of(s.guards[post]) != FRIENDLY]


class NakasendoRoad(Mission):
    action_rule: ClassVar[str] = "ST-465"

    def forbids_post(self, s: ShadowState, kind: int, yard: int) -> str:
        """Return the rule against a post: at least one Officer must stand where they are counted (ST-469)."""
        last = kind == OFFICER and s.reserve[OFFICER] == 1
        if last and yard not in watched_yards(s) and not officers_there(s):
            return "ST-469"
        return super().forbids_post(s, kind, yard)

    def power(self, s: ShadowState) -> bool:
        return any(s.guards[post] & ALERTED for post in officers_there(s))

    def aims(self, s: ShadowState, ninja: int) -> tuple[int, ...]:
        bush = s.ninjas[ninja].bush
        if bush not in s.blue:
            return ()
        return tuple(yard for yard in s.board.yards_by_bush[bush] if victims(s, ninja, yard))

    def perform(self, s: ShadowState, ninja: int, yard: int) -> Accident:
        return Accident(ninja, yard)

    def after_card(self, s: ShadowState) -> None:
        if not officers_there(s):
            win(s, NINJA_SIDE, "officers")  # ST-466, ST-R118

    def round_end(self, s: ShadowState) -> None:
        self.after_card(s)


class Accident(DeedInYard):
    """The token is used up; one guard is killed and its body hidden (ST-464, ST-465, ST-R119)."""

    __slots__ = ()

    def run(self, s: ShadowState) -> Asks:
        choices = victims(s, self.ninja, self.yard)
        if len(choices) > 1:
            return (ASK_ACCIDENT[self.seat(s)],)
        self.arrange(s, choices[0])
        return None

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += [choose_guard(post) for post in victims(s, self.ninja, self.yard)]
        reach = s.board.prey[self.bush(s), self.yard]
        for post in s.guards_in(self.yard) if look else ():
            if post not in reach:
                m.block("ST-335", choose_guard(post))
            elif kind_of(s.guards[post]) == FRIENDLY:
                m.block("ST-373", choose_guard(post))
        return m

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """Guards elsewhere, and corners without one."""
        return "ST-465" if id.startswith("choose ") and yard_named(s, id) != NOWHERE else ""

    def default(self, s: ShadowState, ask: Ask) -> Path:
        return (choose_guard(victims(s, self.ninja, self.yard)[0]),)

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        self.arrange(s, path[0].args[0])

    def arrange(self, s: ShadowState, post: int) -> None:
        s.blue.remove(self.bush(s))
        s.say(say.ACCIDENT, (self.ninja, kind_of(s.guards[post]), post))
        kill(s, post, self.ninja)
        s.bodies.remove(post)
        quests.count(s, self.ninja, "hidden-bodies")
        s.done(((post,), ()))


MISSIONS["M2"] = NakasendoRoad()
