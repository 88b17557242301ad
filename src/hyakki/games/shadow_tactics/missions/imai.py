"""Mission 3, Imai Town (ST-470 to ST-480, ST-513)."""

from __future__ import annotations

from typing import ClassVar

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board import aim
from hyakki.games.shadow_tactics.board.places import NOWHERE, yard_of
from hyakki.games.shadow_tactics.catalog.cards import DAIMYO, GREEN, SAMURAI
from hyakki.games.shadow_tactics.catalog.kit import Act
from hyakki.games.shadow_tactics.ending import win
from hyakki.games.shadow_tactics.guards import ALERTED, STUNNED, kind_of
from hyakki.games.shadow_tactics.missions.mission import MISSIONS, Mission, all_escaped
from hyakki.games.shadow_tactics.options import ASK_SABOTAGE, DECLINE, put, take_guard
from hyakki.games.shadow_tactics.state import DAIMYO_SIDE, NINJA_SIDE, ShadowState
from hyakki.games.shadow_tactics.steps.base import Deed
from hyakki.games.shadow_tactics.steps.guard_previews import why_no_stance, yard_named
from hyakki.games.shadow_tactics.steps.move import Relocate
from hyakki.games.shadow_tactics.steps.notice import Moved


class ImaiTown(Mission):
    action_rule: ClassVar[str] = "ST-475"

    def power(self, s: ShadowState) -> bool:
        """Return whether the power can be used: the figure is unstunned, has the documents, and another guard in its
        yard is alerted."""
        figure = s.figure()
        if figure == NOWHERE or s.documents or s.guards[figure] & STUNNED:
            return False
        return any(s.guards[post] & ALERTED for post in s.guards_in(yard_of(figure)) if post != figure)

    # The documents

    def stunned(self, s: ShadowState, post: int) -> None:
        """Drop the documents the first time the figure is stunned (ST-472, ST-R120)."""
        if kind_of(s.guards[post]) == DAIMYO and not s.documents:
            s.documents, s.documents_at = True, post
            s.say(say.DOCUMENTS_FELL, (yard_of(post),))

    def in_reach(self, s: ShadowState, ninja: int, yard: int) -> bool:
        """Return whether it is in reach: for a ninja beside the yard, on their side of a closed gate, who carries
        nothing (ST-474, ST-R143)."""
        person = s.ninjas[ninja]
        if s.documents_at == NOWHERE or yard_of(s.documents_at) != yard or person.carries:
            return False
        return s.board.is_adjacent(person.bush, yard) and s.documents_at in s.board.prey[person.bush, yard]

    def bonus(self, s: ShadowState, ninja: int, yard: int, act: Act) -> int:
        return int(act.colour != GREEN and self.in_reach(s, ninja, yard))

    def collects(self, s: ShadowState, ninja: int, colour: int) -> tuple[int, ...]:
        if colour == GREEN:
            return ()
        return tuple(y for y in s.board.yards_by_bush[s.ninjas[ninja].bush] if self.in_reach(s, ninja, y))

    def acted(self, s: ShadowState, ninja: int, yard: int, colour: int) -> None:
        """Take the documents by any red or blue action against the yard (ST-473, ST-474, ST-R141)."""
        if colour != GREEN and self.in_reach(s, ninja, yard):
            s.documents_at = NOWHERE
            s.ninjas[ninja].carries = True
            s.say(say.DOCUMENTS_TAKEN, (ninja, yard))

    # The mission action

    def aims(self, s: ShadowState, ninja: int) -> tuple[int, ...]:
        bush = s.ninjas[ninja].bush
        return s.board.yards_by_bush[bush] if bush in s.blue else ()

    def perform(self, s: ShadowState, ninja: int, yard: int) -> Sabotage:
        return Sabotage(ninja, yard)

    # Ends

    def died(self, s: ShadowState, kind: int, post: int) -> None:
        if kind == DAIMYO:
            win(s, DAIMYO_SIDE, "figure")  # ST-479

    def round_end(self, s: ShadowState) -> None:
        if all_escaped(s) and any(s.ninjas[ninja].carries for ninja in s.team()):
            win(s, NINJA_SIDE, "documents")  # ST-478


class Sabotage(Deed):
    """The token is spent; up to three Samurai come into the yard from anywhere, alerted (ST-475 to ST-477); one that
    stands there already changes its post or turns (ST-R152)."""

    __slots__ = ("deaths", "done", "moved", "yard")
    yard: int
    done: int
    deaths: tuple[int, ...]
    moved: Moved

    def __init__(self, ninja: int, yard: int) -> None:
        super().__init__(ninja)
        self.yard = yard
        self.done = 0
        self.deaths = ()
        self.moved = ()

    def run(self, s: ShadowState) -> Asks:
        if self.stage == "start":
            s.blue.remove(self.bush(s))
            s.say(say.SABOTAGE, (self.ninja, self.yard))
            self.stage = "call"
        if self.result is not None:
            deaths, moved = self.result
            self.deaths += deaths
            self.moved += moved
            self.result = None
            for post, _ in moved:
                s.alert(post)
        if self.stage == "call" and self.done < s.kit.mission.most and self.choices(s):
            return (ASK_SABOTAGE[self.seat(s)],)
        s.done((self.deaths, self.moved))
        return None

    def choices(self, s: ShadowState) -> list[int]:
        """Behind a wall too, but neither stunned ones nor the Daimyo figure (ST-R122, ST-R147)."""
        return [post for post in s.all_guards() if not self.why_not(s, post) and self.stances(s, post)]

    def why_not(self, s: ShadowState, post: int) -> str:
        """The rule by which this guard does not come; none comes twice (ST-R152)."""
        code = s.guards[post]
        if kind_of(code) == DAIMYO:
            return "ST-R122"
        if kind_of(code) != SAMURAI or code & STUNNED:
            return "ST-477"
        return "ST-R152" if post in [there for there, _ in self.moved] else ""

    def stances(self, s: ShadowState, post: int) -> list[int]:
        """Return where it can be put: in its own yard not as it stands (ST-186, ST-R152)."""
        return [stance for stance in aim.stances(s, self.bush(s), self.yard, post) if stance != s.stance_at(post)]

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if path:
            self.post_menu(s, path[0].args[0], m)
            return m
        choices = self.choices(s)
        m.options += [take_guard(post) for post in choices]
        m.offer(DECLINE)
        for post in s.all_guards() if look else ():
            if post not in choices:
                m.block(self.why_not(s, post) or "ST-477", take_guard(post))
        return m

    def post_menu(self, s: ShadowState, post: int, m: Menu) -> None:
        offered, now = self.stances(s, post), s.stance_at(post)
        m.options += [put(stance) for stance in offered]
        if m.look and self.yard == s.board.tower:
            if yard_of(post) == self.yard:
                m.block("ST-186", put(now))
        elif m.look:
            for pair in s.board.yard_stances[self.yard]:
                for stance in pair:
                    if stance not in offered:
                        wall = aim.why_no_post(s, self.bush(s), stance, post, "ST-335")
                        m.block("ST-186" if stance == now else wall, put(stance))

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """A post that is no guard's, another yard."""
        if path:
            return why_no_stance(s, id, path[0].args[0], (self.yard,), "ST-476")
        return "ST-477" if id.startswith("guard ") and yard_named(s, id) != NOWHERE else ""

    def default(self, s: ShadowState, ask: Ask) -> Path:
        post = self.choices(s)[0]
        return (take_guard(post), put(self.stances(s, post)[0]))  # ST-R148

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        if path[0] is DECLINE:
            self.stage = "enough"
            return
        post, stance = path[0].args[0], path[1].args[0]
        self.done += 1
        s.say(say.CALLED, (self.ninja, SAMURAI, post, stance))
        s.push(Relocate(post, stance))


MISSIONS["M3"] = ImaiTown()
