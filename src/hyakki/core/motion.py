"""Motions: proposals outside the menus, on which other seats vote.

A vote is a step on the stack like any other: its questions are sealed Asks, and the game waits for it.
"""

from __future__ import annotations

from hyakki.core.engine import GameOver, State, Step
from hyakki.core.events import Kind, seat_name
from hyakki.core.menu import Ask, Asks, Menu, Option, Outcome, Path

PROPOSED = Kind("proposed", "seat motion subject")
PASSED = Kind("passed", "motion subject")
REFUSED = Kind("refused", "motion subject")
KINDS = {kind.name: kind for kind in (PROPOSED, PASSED, REFUSED)}

AGREE = Option("agree")
REFUSE = Option("refuse")


class Motion:
    """A proposal: a name and a subject (a seat, the number of a Record, or nothing)."""

    __slots__ = ("id", "name", "rule", "shown", "subject")

    def __init__(self, name: str, subject: int = -1, rule: str = "") -> None:
        self.name = name
        self.subject = subject
        self.rule = rule
        self.id = name if subject < 0 else f"{name} {seat_name(subject)}"
        self.shown = {"id": self.id, "rule": rule}

    def __repr__(self) -> str:
        return f"Motion({self.id})"


VOTE = "vote"
"""The kind of Ask in which seats vote on a Motion."""
RENEW = "renew"
"""The Motion to continue after the rules were upgraded, and the kind of Ask in which all vote on it. Nobody proposes
it; if it fails, the game ends."""
VOTES = (VOTE, RENEW)
ABANDON = Motion("abandon")
TAKE_BACK = Motion("take-back")
REPLACE = "replace"
"""The Motion to let another player take the seat of a player who is absent. The caller of the table carries it out."""
COMMON = ("abandon", "take-back", REPLACE)
"""The Motions of every game."""


class Vote(Step):
    """A vote on a Motion. The proposer has agreed; every voter agrees or refuses, and nobody learns who refused.

    `need` is the number of voters who must agree.
    """

    __slots__ = ("motion", "need", "seat", "subject", "voters")
    motion: str
    subject: int
    seat: int
    voters: tuple[int, ...]
    need: int

    def __init__(self, motion: str, subject: int, seat: int, voters: tuple[int, ...], need: int) -> None:
        super().__init__("vote")
        self.motion = motion
        self.subject = subject
        self.seat = seat
        self.voters = voters
        self.need = need

    def run(self, s: State) -> Asks:
        if not self.voters:
            self.close(s, ("passed",))
            return None
        kind = RENEW if self.motion == RENEW else VOTE
        return tuple(Ask(seat, kind, pace=kind, sealed=True) for seat in self.voters)

    def menu(self, s: State, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += (AGREE, REFUSE)
        return m

    def default(self, s: State, ask: Ask) -> Path:
        return (AGREE,) if self.motion == RENEW else (REFUSE,)

    def outcome(self, s: State, answers: dict[int, Path]) -> Outcome | None:
        said = [answers[seat][0].verb for seat in self.voters if seat in answers]
        if said.count("agree") >= self.need:
            return ("passed",)
        if len(self.voters) - said.count("refuse") < self.need:
            return ("refused",)
        return None

    def close(self, s: State, outcome: Outcome) -> None:
        passed = outcome[0] == "passed"
        s.say(PASSED if passed else REFUSED, (self.motion, self.subject))
        s.stack.pop()  # not `done`: the frame below was not waiting for it
        if passed:
            s.carry(self.motion, self.subject)
        elif self.motion == RENEW:
            raise GameOver(("abandoned", None))
