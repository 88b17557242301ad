"""The Final Battle (OK-100 to OK-118, OK-R107, OK-R146 to OK-R149)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.board.geometry import BLUE as BLUE_SPACE
from hyakki.games.okko.board.geometry import numbers_of
from hyakki.games.okko.catalog.ids import AGENTS, FIGURES_OF, ONI_CARDS, RECOLLECTIONS
from hyakki.games.okko.options import ask, to_space
from hyakki.games.okko.people import NOWHERE
from hyakki.games.okko.state import BLUE, RED, OkkoState
from hyakki.games.okko.steps.base import OkkoStep
from hyakki.games.okko.steps.ending import check_end
from hyakki.games.okko.steps.summons import usable_spaces

FINAL = RECOLLECTIONS.index("REC-FINAL")


def begin_battle(s: OkkoState, reason: str) -> None:
    """Begin the Final Battle: by unmasking, by failures, or by the end of Round 8 (OK-100)."""
    s.battle = s.round
    s.say(say.BATTLE, (reason,))
    s.agents[demon_card(s)].owned = True
    s.say(say.REVEALED_ONI, (), (s.nature, s.identity))
    s.push(Appear())


def demon_card(s: OkkoState) -> int:
    return AGENTS.index(s.rules.oni_cards[ONI_CARDS[s.nature]].demon)


class Appear(OkkoStep):
    """The demon stands where the token of its identity stood (OK-101); elsewhere if that token is gone (OK-R107)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("place")

    def run(self, s: OkkoState) -> Asks:
        space = s.courtier_at[s.identity]
        if space == NOWHERE:
            return (ask(s.oni, "appear"),)
        s.courtier_at[s.identity] = NOWHERE
        self.stand(s, space)
        return None

    def spaces(self, s: OkkoState) -> list[int]:
        free = s.free_spaces(FIGURES_OF[demon_card(s)][0])
        corrupted = 0
        for tile in s.corruption:
            corrupted |= s.board.floor.tile_spaces[tile]
        for found in (
            usable_spaces(s, "supernatural"),
            numbers_of(free & corrupted),
            numbers_of(free & s.board.floor.coloured[BLUE_SPACE]),
        ):
            if found:
                return found
        return []

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        spaces = self.spaces(s)
        m.options += [to_space(space) for space in spaces]
        for space in numbers_of(s.board.floor.everywhere) if look else ():
            if space not in spaces:
                token = s.blocked_spaces >> space & 1
                m.block("OK-257" if space in s.at else "OK-290" if token else "OK-R107", to_space(space))
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (to_space(self.spaces(s)[0]),)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        self.stand(s, path[0].args[0])

    def stand(self, s: OkkoState, space: int) -> None:
        figure = FIGURES_OF[demon_card(s)][0]
        s.put(figure, space)
        s.touch()
        s.say(say.ARRIVED, (figure, space))
        s.done()


def demon_falls(s: OkkoState) -> None:
    """End the Final Battle: the demon falls (OK-104)."""
    s.final = "defeated"
    s.remember(FINAL, BLUE)
    check_end(s)


def may_escape(s: OkkoState) -> bool:
    """Return whether the Oni can escape: once a hero has been eliminated in the Final Battle (OK-105, OK-R147)."""
    return s.battle_losses > 0


def escape(s: OkkoState) -> None:
    """End the Final Battle: the Oni escapes (OK-106)."""
    s.say(say.ESCAPED, (s.demon,))
    s.agents[demon_card(s)].fallen = True
    s.take_off(s.demon)
    s.final = "escaped"
    s.remember(FINAL, RED)
    check_end(s)
