"""Guards that move (sections I, J): where an order may send them, and what comes of it."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board.places import yard_of
from hyakki.games.shadow_tactics.catalog.cards import DAIMYO, OFFICER
from hyakki.games.shadow_tactics.guards import STUNNED, is_guard, kind_of
from hyakki.games.shadow_tactics.missions.mission import mission_of
from hyakki.games.shadow_tactics.options import ASK_SYMBOL, DECLINE, into, put, take_guard
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.base import ShadowStep
from hyakki.games.shadow_tactics.steps.discoveries import Heed
from hyakki.games.shadow_tactics.steps.guard_previews import block_posts, block_yard, foresee_move, why_no_stance
from hyakki.games.shadow_tactics.steps.harm import kill
from hyakki.games.shadow_tactics.steps.notice import Notice


def march(s: ShadowState, post: int) -> list[int]:
    """The yards a regular move may lead to (ST-177 to ST-181, ST-212, ST-325); civilians have no march bonus
    (ST-380)."""
    yard, board = yard_of(post), s.board
    links = [other for other, _ in board.links[yard]]
    barracks = s.kit.layout.barracks
    if is_guard(s.guards[post]) and (yard in barracks or s.has_officer(yard)):
        return links
    goals = [*barracks, *officers(s)]
    far = board.distances
    return [other for other in links if any(far[other][goal] < far[yard][goal] for goal in goals)]


def officers(s: ShadowState) -> list[int]:
    """The yards where an unstunned Officer stands (ST-213)."""
    return [
        yard_of(post) for post, code in enumerate(s.guards) if code and kind_of(code) == OFFICER and not code & STUNNED
    ]


class Relocate(ShadowStep):
    """A figure is put elsewhere, or turned, by any cause. Every move of a guard goes through here.

    The result is that of an effect: the posts of the dead, and where those who were moved stand now.
    """

    __slots__ = ("left", "post", "stance")
    post: int
    """The post where it stands; first where it stood."""
    stance: int
    left: int
    """The yard it came from."""

    def __init__(self, post: int, stance: int) -> None:
        super().__init__("put")
        self.post = post
        self.stance = stance
        self.left = yard_of(post)

    def run(self, s: ShadowState) -> Asks:
        if self.result is not None:
            (self.post,) = self.result
            s.done(((), ((self.post, self.left),)))
            return None
        self.post = s.put_guard(s.take_guard(self.post), self.stance)
        if mission_of(s).deadly(s, self.post):
            kill(s, self.post)
            s.done(((self.post,), ()))
        elif s.rules.snow or s.rules.night:
            s.push(Heed(self.post))
        else:
            s.done(((), ((self.post, self.left),)))
        return None


class MoveGuard(ShadowStep):
    """MVR, MVF or DFIG: one move of one guard (ST-174 to ST-187)."""

    __slots__ = ("word",)
    word: str

    def __init__(self, word: str) -> None:
        super().__init__("choose")
        self.word = word

    def movable(self, s: ShadowState) -> list[int]:
        """Green cards move the figure and nobody else; no other card does (ST-164, ST-165, ST-176)."""
        figure = self.word == "DFIG"
        return [
            post
            for post, code in enumerate(s.guards)
            if code and not code & STUNNED and (kind_of(code) == DAIMYO) == figure
        ]

    def stances(self, s: ShadowState, post: int) -> list[int]:
        """Any free post of its own yard, as it does not stand now (ST-186), or of the yards it may go to."""
        yard, now = yard_of(post), s.stance_at(post)
        found = [stance for stance in s.board.stances(s.guards, yard, post) if stance != now]
        for other in self.yards(s, post):
            found += s.board.stances(s.guards, other)
        return found

    def yards(self, s: ShadowState, post: int) -> list[int]:
        """The other yards it may go to (ST-178, ST-183)."""
        return march(s, post) if self.word == "MVR" else [other for other, _ in s.board.links[yard_of(post)]]

    def run(self, s: ShadowState) -> Asks:
        if self.stage == "choose":
            if self.movable(s):
                return (ASK_SYMBOL[self.word][s.daimyo],)
            s.say(say.SKIPPED, (s.daimyo, self.word))
        if self.stage == "moved" and self.result is not None:
            self.stage = "noticed"
            s.push(Notice(*self.result))
        else:
            s.done()
        return None

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if path:
            self.post_menu(s, path[0].args[0], m)
            return m
        movable = self.movable(s)
        m.options += [take_guard(post) for post in movable]
        m.offer(DECLINE)
        if look:
            for post in s.all_guards():
                if post not in movable:
                    m.block(self.why_not(s.guards[post]), take_guard(post))
        return m

    def why_not(self, code: int) -> str:
        if (kind_of(code) == DAIMYO) == (self.word == "DFIG"):
            return "ST-176"
        return "ST-165" if self.word == "DFIG" else "ST-164"

    def post_menu(self, s: ShadowState, post: int, m: Menu) -> None:
        offered = self.stances(s, post)
        m.options += [put(stance) for stance in offered]
        if not m.look:
            return
        for stance in offered:
            m.preview(put(stance), **foresee_move(s, post, stance))
        own, near = yard_of(post), self.yards(s, post)
        links = [other for other, _ in s.board.links[own]]
        for yard in range(s.board.yards):
            if yard == own:
                block_posts(m, s, yard, offered, s.stance_at(post))
            elif yard in near:
                block_posts(m, s, yard, offered)
            elif yard in links:
                block_yard(m, s, yard, "ST-178")
            else:
                m.block("ST-029", into(yard))

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """A post in a yard that is blocked as a whole."""
        if not path:
            return ""
        post = path[0].args[0]
        near = (yard_of(post), *(other for other, _ in s.board.links[yard_of(post)]))
        return why_no_stance(s, id, post, near, "ST-029")

    def default(self, s: ShadowState, ask: Ask) -> Path:
        return (DECLINE,)

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        self.stage = "moved"
        if path[0] is DECLINE:
            return
        post, stance = path[0].args[0], path[1].args[0]
        s.say(say.MOVED, (s.daimyo, kind_of(s.guards[post]), post, stance))
        s.push(Relocate(post, stance))
