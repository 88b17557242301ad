"""Mission 4, Mount Tsuru (ST-481 to ST-492)."""

from __future__ import annotations

from typing import ClassVar

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board import vision
from hyakki.games.shadow_tactics.board.places import NOWHERE, yard_of
from hyakki.games.shadow_tactics.ending import win
from hyakki.games.shadow_tactics.guards import ALERTED, is_guard, kind_of
from hyakki.games.shadow_tactics.missions.mission import MISSIONS, Mission
from hyakki.games.shadow_tactics.options import ASK_REMOVE, choose_guard
from hyakki.games.shadow_tactics.state import NINJA_SIDE, ShadowState
from hyakki.games.shadow_tactics.steps.base import Deed
from hyakki.games.shadow_tactics.steps.guard_previews import yard_named


class MountTsuru(Mission):
    picks_up: ClassVar[bool] = True  # ST-483
    action_rule: ClassVar[str] = "ST-487"

    def power(self, s: ShadowState) -> bool:
        """Return whether the power can be used: an alerted guard watches a bush that holds a hostage."""
        return any(s.guards[post] & ALERTED for bush in set(s.green) for post in vision.watch_bush(s, bush))

    def hurt(self, s: ShadowState, ninja: int) -> None:
        """Drop the hostage in the bush (ST-484, ST-485, ST-R123, ST-R124)."""
        person = s.ninjas[ninja]
        if person.carries:
            person.carries, person.dropped = False, True
            s.green = sorted([*s.green, person.bush])
            s.say(say.HOSTAGE_DROPPED, (ninja, person.bush))

    def stands(self, s: ShadowState, ninja: int) -> None:
        """Rescue a hostage on an entry tile (ST-486)."""
        person = s.ninjas[ninja]
        if person.carries and person.bush in s.kit.layout.entries:
            person.carries = False
            s.rescued += 1
            s.say(say.RESCUED, (ninja, person.bush))
            if s.rescued == len(s.kit.layout.green):
                win(s, NINJA_SIDE, "hostages")  # ST-491

    def aims(self, s: ShadowState, ninja: int) -> tuple[int, ...]:
        """The prayer bell, once (ST-487, ST-490)."""
        return (NOWHERE,) if s.ninjas[ninja].bush in s.kit.objective_bushes and not s.rung else ()

    def idle(self, s: ShadowState, ninja: int) -> str:
        return "ST-490" if s.rung else super().idle(s, ninja)

    def perform(self, s: ShadowState, ninja: int, yard: int) -> RingBell:
        return RingBell(ninja)


class RingBell(Deed):
    """Remove all noise; the Daimyo takes one guard of his choice off each large tile (ST-488, ST-489)."""

    __slots__ = ("tiles",)
    tiles: tuple[int, ...]
    """The tiles from which a guard is still to be taken."""

    def __init__(self, ninja: int) -> None:
        super().__init__(ninja)
        self.tiles = ()

    def run(self, s: ShadowState) -> Asks:
        if self.stage == "start":
            s.rung = True
            s.noise = 0
            s.say(say.BELL, (self.ninja,))
            self.tiles = s.kit.large
            self.stage = "remove"
        while self.tiles:
            choices = self.choices(s)
            if len(choices) > 1:
                return (ASK_REMOVE[s.daimyo],)
            self.remove(s, choices)
        s.done(((), ()))
        return None

    def choices(self, s: ShadowState) -> list[int]:
        yards = s.board.yards_on[self.tiles[0]]
        return [post for yard in yards for post in s.guards_in(yard) if is_guard(s.guards[post])]

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += [choose_guard(post) for post in self.choices(s)]
        for post in s.all_guards() if look else ():
            if not is_guard(s.guards[post]):
                m.block("ST-380", choose_guard(post))
            elif s.board.tile_of_yard[yard_of(post)] != self.tiles[0]:
                large = s.board.tile_of_yard[yard_of(post)] in s.kit.large
                m.block("ST-488" if large else "ST-R126", choose_guard(post))
        return m

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """A corner without a guard."""
        return "ST-489" if id.startswith("choose ") and yard_named(s, id) != NOWHERE else ""

    def default(self, s: ShadowState, ask: Ask) -> Path:
        return (choose_guard(self.choices(s)[0]),)

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        self.remove(s, [path[0].args[0]])

    def remove(self, s: ShadowState, posts: list[int]) -> None:
        for post in posts:
            s.say(say.REMOVED, (s.daimyo, kind_of(s.take_guard(post)), post))
        self.tiles = self.tiles[1:]


MISSIONS["M4"] = MountTsuru()
