"""Followers at the start (OK-011, OK-012, OK-342, OK-343) and how one comes to a hero."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Option, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.board.geometry import areas_apart, numbers_of
from hyakki.games.okko.catalog.ids import ALLY_CARDS, FIGURES, FOLLOWER_CARDS, FOLLOWERS
from hyakki.games.okko.options import NO_FOLLOWER, ask, to_space
from hyakki.games.okko.people import NOBODY, Ally
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.base import OkkoStep


class StartingFollowers(OkkoStep):
    """Heroes in the order of seats: each who has a follower picks a version and a space beside it (OK-R164)."""

    __slots__ = ("asked",)
    asked: tuple[int, ...]
    """Heroes that have chosen."""

    def __init__(self) -> None:
        super().__init__("choose")
        self.asked = ()

    def run(self, s: OkkoState) -> Asks:
        hero = self.next_hero(s)
        if hero == NOBODY:
            s.done()
            return None
        return (ask(s.heroes[hero].seat, "follower"),)

    def next_hero(self, s: OkkoState) -> int:
        return next((hero for hero in s.team() if hero not in self.asked and self.choice(s, hero)), NOBODY)

    def choice(self, s: OkkoState, hero: int) -> list[str]:
        """The followers it may start with."""
        free: list[str] = [name for name in FOLLOWERS if FIGURES.index(name) not in s.allies]
        if s.kit.special("any-follower") is not None:
            return free
        if own := self.own(s, hero):
            return [own]
        missing = s.kit.scenario.heroes[0] - s.at_start - self.replaced(s)
        taken = {self.own(s, other) for other in s.team()}
        return [name for name in free if name not in taken] if missing > 0 else []

    def own(self, s: OkkoState, hero: int) -> str:
        """The follower that a hero starts with by its card, unless the scenario leaves them out."""
        return s.kit.heroes[hero].follower if s.kit.special("no-followers") is None else ""

    def replaced(self, s: OkkoState) -> int:
        """Followers that stand in for missing heroes already (OK-342)."""
        return sum(1 for hero in self.asked if not self.own(s, hero) and s.heroes[hero].ally != NOBODY)

    def optional(self, s: OkkoState, hero: int) -> bool:
        """Return whether the hero may leave its follower out: its own always comes along, one that stands in need not
        (OK-R137)."""
        return s.kit.special("any-follower") is not None or not self.own(s, hero)

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        hero = self.next_hero(s)
        if path:
            self.space_menu(m, s, hero, path[0].args[0])
            return m
        m.options += [version(n) for n, card in enumerate(FOLLOWER_CARDS) if self.fits(s, hero, card)]
        if self.optional(s, hero):
            m.offer(NO_FOLLOWER)
        return m

    def space_menu(self, m: Menu, s: OkkoState, hero: int, card: int) -> None:
        spaces = spaces_beside(s, hero, card)
        m.options += [to_space(space) for space in spaces]
        for space in numbers_of(s.board.floor.everywhere) if m.look else ():
            if space not in spaces:
                m.block(why_not_beside(s, hero, card, space), to_space(space))

    def fits(self, s: OkkoState, hero: int, card: str) -> bool:
        return s.rules.followers[card].follower in self.choice(s, hero)

    def refusal(self, s: OkkoState, ask: Ask, path: Path, id: str) -> str:
        """The rule against another follower than its own, or none (OK-011), and against one that another hero has
        already (OK-R137)."""
        word, _, name = id.partition(" ")
        if path or (word != NO_FOLLOWER.verb and name not in FOLLOWER_CARDS):
            return ""
        return "OK-R137" if self.optional(s, self.next_hero(s)) else "OK-011"

    def default(self, s: OkkoState, ask: Ask) -> Path:
        hero = self.next_hero(s)
        card = next(n for n, name in enumerate(FOLLOWER_CARDS) if self.fits(s, hero, name))
        return version(card), to_space(spaces_beside(s, hero, card)[0])

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        hero = self.next_hero(s)
        self.asked = (*self.asked, hero)
        if path[0] is not NO_FOLLOWER:
            join(s, hero, path[0].args[0], path[1].args[0])


def version(card: int) -> Option:
    return _VERSIONS[card]


_VERSIONS = tuple(
    Option("version", (n,), (name,), points=(f"ally {name}",), final=False) for n, name in enumerate(ALLY_CARDS)
)


def figure_of(s: OkkoState, card: int) -> int:
    """The figure that plays by an ally's card."""
    name = ALLY_CARDS[card]
    if name in s.rules.followers:
        name = s.rules.followers[name].follower
    elif name in s.rules.kami:
        name = s.rules.kami[name].kami
    return FIGURES.index(name)


def spaces_beside(s: OkkoState, hero: int, card: int) -> list[int]:
    """Free legal spaces adjacent to the hero; if there is none, those the fewest areas away (OK-012, OK-R164)."""
    free = s.free_spaces(figure_of(s, card))
    near = numbers_of(free & s.board.adjacent[s.where[hero]])
    if near:
        return near
    area_of, here = s.board.floor.area_of, s.area_of(hero)
    far = {space: areas_apart(s.board, here, area_of[space]) for space in numbers_of(free)}
    least = min(far.values())
    return [space for space, areas in far.items() if areas == least]


def why_not_stand(s: OkkoState, space: int) -> str:
    """The rule by which no hero or ally can stand on a space, or ""."""
    if space in s.at:
        return "OK-257"
    if s.board.floor.barred >> space & 1:
        return "OK-265"
    return "OK-290" if s.blocked_spaces >> space & 1 else ""


def why_not_beside(s: OkkoState, hero: int, card: int, space: int) -> str:
    """The rule that keeps a follower from a space at the start."""
    rule = why_not_stand(s, space)
    if rule:
        return rule
    return "OK-012" if s.free_spaces(figure_of(s, card)) & s.board.adjacent[s.where[hero]] else "OK-R164"


def join(s: OkkoState, hero: int, card: int, space: int) -> None:
    """Put a follower or kami into a hero's follower slot."""
    figure = figure_of(s, card)
    s.allies[figure] = Ally(card, hero)
    s.heroes[hero].ally = figure
    s.put(figure, space)
    s.touch()
    s.say(say.FOLLOWS, (hero, figure, card, space))
