"""A chapter, told in the words of the table: what is asked between missions, and how missions end."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import AgainstRules
from hyakki.core.events import seat_name
from hyakki.core.table import Table
from hyakki.games.shadow_tactics.catalog.cards import Carried
from hyakki.games.shadow_tactics.chapter.state import ChapterState
from hyakki.games.shadow_tactics.series import chapter

TEAMS = {
    2: [[], ["HAY", "YUK", "MUG"]],
    3: [[], ["HAY", "YUK"], ["MUG", "AIK"]],
    4: [[], ["HAY"], ["YUK"], ["MUG"]],
    5: [[], ["HAY"], ["YUK"], ["MUG"], ["AIK"]],
}
"""The picks of each seat in a first mission; A is the Daimyo."""


def card(name: str, location: str, *tokens: int) -> list[Any]:
    """A card that the Daimyo has bought, as a saved chapter has it."""
    return [name, location, list(tokens)]


class Campaign:
    """A is the Daimyo. Without `saved` it begins; `saved` names what differs from a chapter after no mission."""

    def __init__(self, seats: int = 4, seed: int = 5, saved: dict[str, Any] | None = None, **options: Any) -> None:
        if saved is not None:
            options["saved"] = saved
        self.seats = seats
        self.table = Table.start(chapter, chapter.rules(seats, options), seats, Chance.seeded(seed))

    @property
    def state(self) -> ChapterState:
        assert isinstance(self.table.state, ChapterState)
        return self.table.state

    # Questions

    def asked(self) -> dict[str, str]:
        return {seat_name(ask.seat): ask.kind for ask in self.table.asks}

    def kind(self) -> str:
        return self.table.asks[0].kind if self.table.asks else ""

    def _ask(self, seat: str) -> Any:
        (ask,) = self.table.asks_of(ord(seat) - 65)
        return ask

    def offered(self, seat: str, *path: str) -> list[str]:
        return self.table.menu(self._ask(seat), path).ids()

    def blocked(self, seat: str, *path: str) -> dict[str, str]:
        return {entry.id: entry.rule for entry in self.table.menu(self._ask(seat), path, look=True).blocked}

    def does(self, seat: str, *path: str) -> Campaign:
        ask = self._ask(seat)
        self.table.answer(ask.seat, self.table.ask_id(ask), path)
        return self

    def refused(self, seat: str, rule: str, *path: str) -> None:
        with pytest.raises(AgainstRules) as refusal:
            self.does(seat, *path)
        assert refusal.value.rule == rule

    def together(self, **answers: str) -> Campaign:
        """Sealed answers by seat, then the window closes."""
        for seat, option in answers.items():
            self.does(seat, option)
        assert self.table.settle(), "it is not decided yet"
        return self

    def ninjas_do(self, option: str) -> Campaign:
        """All of them want it."""
        seats = list(self.asked())
        if not self.table.asks[0].sealed:
            return self.does(seats[0], option)
        return self.together(**dict.fromkeys(seats, option))

    def silence(self, *kinds: str) -> Campaign:
        """Let these questions time out."""
        while self.kind() in kinds:
            self.table.time_up()
        return self

    def to(self, kind: str) -> Campaign:
        """Silence until this is asked."""
        while self.kind() != kind:
            assert self.table.asks, f"{kind} is not asked"
            self.table.time_up()
        return self

    # Missions

    def goes_to(self, location: str) -> Campaign:
        """Buy nothing, send the ninjas there, and start the mission."""
        self.silence("tax", "purchase", "assign", "buy")
        if self.kind() == "go":
            self.ninjas_do(f"go {location}")
        self.silence("veto")
        return self

    def mission(self) -> dict[str, Any]:
        """Return what the mission under way is played with."""
        under_way = chapter.under_way(self.state)
        assert under_way is not None, self.asked()
        key, seats, options = under_way
        assert (key, seats) == ("shadow_tactics", len(self.state.present))
        return dict(options)

    def carried(self) -> Carried:
        """Return what the chapter brings along to it."""
        return msgspec.convert(self.mission()["carried"], Carried)

    def ends(self, side: str | None, **facts: Any) -> Campaign:
        """The mission under way is won by this side; `facts` name what came of it."""
        options = self.mission()
        seats = len(self.state.present)
        picks = options.get("picks", TEAMS[seats])
        nothing = {"coins": 0, "quests": [], "rewards": [], "lost": {}, "modifier": 0, "surrendered": ""}
        ninjas = [ninja for own in picks for ninja in own]
        known = {"mission": options["mission"], "picks": picks, "ninjas": ninjas, **nothing, **facts}
        if side is not None:
            known["side"] = side
        self.table.played({"reason": "time", "winners": [], "ranking": [], "facts": known})
        return self

    # What is so

    def said(self, kind: str) -> list[tuple[Any, ...]]:
        return [event.args + (event.fact or ()) for _, event in self.table.log if event.kind.name == kind]

    def rules_against(self, seat: str) -> dict[str, str]:
        """Return what this seat may propose, with the rule against it."""
        motions = self.table.motions(ord(seat) - 65)
        common = ("abandon", "take-back")
        return {motion.id: motion.rule for motion in motions if motion.name not in common}

    def proposes(self, seat: str, motion: str) -> Campaign:
        """Propose a Motion, to which all who are asked agree."""
        self.table.propose(ord(seat) - 65, motion)
        if self.kind() == "vote":
            self.together(**dict.fromkeys(self.asked(), "agree"))
        return self

    def lies(self) -> dict[str, str]:
        return {placed.card: placed.location for placed in self.state.placed}

    def team(self) -> dict[str, list[str]]:
        picks = self.mission().get("picks")
        assert picks is not None
        return {seat_name(seat): own for seat, own in zip(self.state.present, picks, strict=True) if own}
