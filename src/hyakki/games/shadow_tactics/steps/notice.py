"""Discoveries of guards after an event: deaths they see, bodies they find (section N)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board import vision
from hyakki.games.shadow_tactics.board.places import post_named, yard_of
from hyakki.games.shadow_tactics.catalog.cards import DAIMYO
from hyakki.games.shadow_tactics.guards import ALERTED, HOSTILE, STUNNED, is_guard, kind_of
from hyakki.games.shadow_tactics.options import ASK_PASS_ALERT, choose_guard
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.base import ShadowStep

Moved = tuple[tuple[int, int], ...]
"""Guards that were moved: where each stands now, and the yard it came from."""


def alert_all(s: ShadowState, posts: list[int]) -> None:
    """Alert these guards; for a hostile civilian a guard of its yard (ST-376)."""
    for post in posts:
        s.alert(post)
    civilians = tuple(post for post in posts if kind_of(s.guards[post]) == HOSTILE)
    if civilians:
        s.push(PassAlerts(civilians))


class PassAlerts(ShadowStep):
    """The Daimyo chooses a guard of the same yard for each hostile civilian, if there is one (ST-376)."""

    __slots__ = ("civilians",)
    civilians: tuple[int, ...]

    def __init__(self, civilians: tuple[int, ...]) -> None:
        super().__init__("pass")
        self.civilians = civilians

    def choices(self, s: ShadowState) -> list[int]:
        """Calm guards: the marker is to go to one that has none, but never to the Daimyo figure (ST-223)."""
        yard = yard_of(self.civilians[0])
        awake = [post for post in s.guards_in(yard) if is_guard(s.guards[post]) and not s.guards[post] & STUNNED]
        return [post for post in awake if not s.guards[post] & ALERTED and kind_of(s.guards[post]) != DAIMYO]

    def run(self, s: ShadowState) -> Asks:
        if not self.civilians:
            s.stack.pop()  # not `done`: the frame below was not waiting for it
            return None
        choices = self.choices(s)
        if len(choices) > 1:
            return (ASK_PASS_ALERT[s.daimyo],)
        self.give(s, choices)
        return None

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        choices = self.choices(s)
        m.options += [choose_guard(post) for post in choices]
        for post in s.guards_in(yard_of(self.civilians[0])) if look else ():
            if post not in choices:
                m.block(self.why_not(s.guards[post]), choose_guard(post))
        return m

    def why_not(self, code: int) -> str:
        if not is_guard(code):
            return "ST-377"
        return "ST-264" if code & STUNNED else "ST-223" if kind_of(code) == DAIMYO else "ST-376"

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """Guards of other yards, and corners without one."""
        return "ST-376" if id.startswith("choose ") and post_named(id.removeprefix("choose ")) is not None else ""

    def default(self, s: ShadowState, ask: Ask) -> Path:
        return (choose_guard(self.choices(s)[0]),)

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        self.give(s, [path[0].args[0]])

    def give(self, s: ShadowState, posts: list[int]) -> None:
        for post in posts:
            s.alert(post)
            s.say(say.ALERT_PASSED, (s.daimyo, post))
        self.civilians = self.civilians[1:]


class Notice(ShadowStep):
    """The reactions of guards. A guard that sees a death or finds a body reacts once, and no ninja is hurt; then the
    bodies in those yards go (ST-247 to ST-250, ST-257, ST-259, ST-R24, ST-R31, ST-R32)."""

    __slots__ = ("alone", "deaths", "moved")
    deaths: tuple[int, ...]
    """The posts where guards have died."""
    moved: Moved
    alone: bool
    """Only those who were moved look (ST-R35)."""

    def __init__(self, deaths: tuple[int, ...] = (), moved: Moved = (), alone: bool = False) -> None:
        super().__init__("look")
        self.deaths = deaths
        self.moved = moved
        self.alone = alone

    def run(self, s: ShadowState) -> Asks:
        if self.stage == "look":
            self.stage = "done"
            self.look(s)
        else:
            s.done()
        return None

    def look(self, s: ShadowState) -> None:
        posts, yards = noticed(s, self.deaths, self.moved, self.alone)
        if not posts:
            return
        s.say(say.NOTICED, (tuple(posts), tuple(sorted(yards))))
        s.add_noise(len(posts))
        s.clear_bodies(yards)
        alert_all(s, posts)


def noticed(s: ShadowState, deaths: tuple[int, ...], moved: Moved, alone: bool) -> tuple[list[int], set[int]]:
    """Return the guards that react, in order, and the yards where they noticed something."""
    reacting: set[int] = set()
    yards: set[int] = set()
    for post in () if alone else {*deaths, *s.bodies}:
        if vision.visible(s, post):
            seers = vision.look_into(s, yard_of(post))
            if seers:
                reacting.update(seers)
                yards.add(yard_of(post))
    for post, left in moved:  # ST-245: whatever its facing, and in the dark
        if not vision.awake(s.guards[post]):
            continue
        for yard in {left, yard_of(post)}:
            if s.bodies_in(yard):
                reacting.add(post)
                yards.add(yard)
    return sorted(reacting), yards
