"""The Daimyo deploys the garrison (ST-291 to ST-296)."""

from __future__ import annotations

from typing import Final

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board.places import NOWHERE, focused, post_at, stance_of, yard_of
from hyakki.games.shadow_tactics.catalog.cards import DAIMYO, OFFICER, SAMURAI, SPEARMAN
from hyakki.games.shadow_tactics.guards import guard
from hyakki.games.shadow_tactics.missions.mission import mission_of
from hyakki.games.shadow_tactics.options import ASK_POST, SAMPLE, put
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.base import ShadowStep
from hyakki.games.shadow_tactics.steps.guard_previews import block_posts, block_yard, sight, why_no_stance, yard_named

IN_TURN = (DAIMYO, OFFICER, SAMURAI, SPEARMAN)
"""The kinds in order: those with rules of their own first, so that there is room for them."""
FEWEST: Final = 1
MOST: Final = 2
"""Guards in a yard (ST-292); in a tower exactly one (ST-294)."""


class Deployment(ShadowStep):
    """Guard by guard, or all at once as in the sample. `kind` is the type that is placed next."""

    __slots__ = ("kind",)
    kind: int

    def __init__(self) -> None:
        super().__init__("post")
        self.kind = DAIMYO

    def run(self, s: ShadowState) -> Asks:
        if s.rules.quick and not any(s.guards):
            self.take_sample(s)
        for kind in IN_TURN:
            if s.reserve[kind]:
                self.kind = kind
                if self.stances(s):
                    return (ASK_POST[s.daimyo],)
                self.lose_rest(s, kind)
        s.deployed = len(s.all_guards())
        s.done()
        return None

    # Places for the next guard

    def forbidden(self, s: ShadowState) -> list[str]:
        """The rule that keeps the next guard out of each yard: no yard may be left empty in the end, and none hold
        three (ST-292)."""
        there = [0] * s.board.yards
        for post in s.all_guards():
            there[yard_of(post)] += 1
        spare = sum(s.reserve) > there.count(0)
        found = []
        for yard, guards in enumerate(there):
            if guards and yard == s.board.tower:
                found.append("ST-294")
            elif guards >= MOST or (guards and not spare):
                found.append("ST-292")
            else:
                found.append(mission_of(s).forbids_post(s, self.kind, yard))
        return found

    def stances(self, s: ShadowState) -> list[int]:
        return [
            stance
            for yard, rule in enumerate(self.forbidden(s))
            if not rule
            for stance in s.board.stances(s.guards, yard)
        ]

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if not any(s.guards):
            m.offer(SAMPLE)
        offered = self.stances(s)
        m.options += [put(stance) for stance in offered]
        if look:
            for stance in offered:
                m.preview(put(stance), **sight(s, stance))
            for yard, rule in enumerate(self.forbidden(s)):
                if rule:
                    block_yard(m, s, yard, rule)
                else:
                    block_posts(m, s, yard, offered, gate="ST-295")
        return m

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """A yard that takes no guard, a corner that is not free."""
        yard = yard_named(s, id) if id.startswith("to ") else NOWHERE
        rule = "" if yard == NOWHERE else self.forbidden(s)[yard]
        return rule or why_no_stance(s, id, NOWHERE, range(s.board.yards), "", gate="ST-295")

    def default(self, s: ShadowState, ask: Ask) -> Path:
        return (SAMPLE if not any(s.guards) else put(self.stances(s)[0]),)

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        if path[0] is SAMPLE:
            self.take_sample(s)
        else:
            self.post(s, self.kind, path[0].args[0])

    def post(self, s: ShadowState, kind: int, stance: int) -> None:
        s.put_guard(guard(kind), stance)  # ST-302: calm
        s.reserve[kind] -= 1
        s.say(say.POSTED, (s.daimyo, kind, stance))

    def take_sample(self, s: ShadowState) -> None:
        s.say(say.SAMPLE, (s.daimyo,))
        for posted in s.kit.layout.deployment:
            if s.reserve[posted.guard]:
                if posted.focus is None:
                    stance = stance_of(post_at(posted.yard, posted.corner), posted.facing)
                else:
                    stance = focused(posted.focus.kind * 100 + posted.focus.number)
                self.post(s, posted.guard, stance)

    def lose_rest(self, s: ShadowState, kind: int) -> None:
        """Lose guards that cannot be placed legally (ST-296, ST-R102)."""
        s.say(say.LOST_GUARDS, (s.daimyo, (kind,) * s.reserve[kind]))
        s.reserve[kind] = 0
