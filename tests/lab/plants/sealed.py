"""Leaks of sealed answers."""

from __future__ import annotations

from hyakki.core.engine import State
from hyakki.core.events import Kind
from hyakki.core.menu import Outcome, Path
from hyakki.core.motion import Vote
from hyakki.games.kitsunedo import Kitsunedo
from hyakki.games.kitsunedo.options import CHALLENGE
from hyakki.games.kitsunedo.state import KitsunedoState
from hyakki.games.kitsunedo.steps.claim import Claim
from hyakki.lab import leak
from tests.lab.plants.planting import Patch, plant, with_kinds


def challenges(answers: dict[int, Path]) -> int:
    return sum(path[0] is CHALLENGE for path in answers.values())


def count_challenges(patch: Patch, patient: bool) -> None:
    """The outcome of a window goes on with the number of challenges; a patient window waits for all answers first."""
    outcome, close = Claim.outcome, Claim.close

    def counting(self: Claim, s: KitsunedoState, answers: dict[int, Path]) -> Outcome | None:
        if patient and len(answers) < len(self.doubters):
            return None
        fixed = outcome(self, s, answers)
        return None if fixed is None else (*fixed, challenges(answers))

    patch.setattr(Claim, "outcome", counting)
    patch.setattr(Claim, "close", lambda self, s, outcome: close(self, s, outcome[:2]))


@plant("sealed answers")
def outcome_that_counts_challenges(patch: Patch) -> Kitsunedo:
    count_challenges(patch, patient=False)
    return Kitsunedo()


@plant("sealed answers: the outcome keeps")
def outcome_that_waits_and_counts_challenges(patch: Patch) -> Kitsunedo:
    count_challenges(patch, patient=True)
    return Kitsunedo()


@plant("sealed answers: the outcome keeps")
def event_that_counts_challenges(patch: Patch) -> Kitsunedo:
    doubted = Kind("doubted", "count", rule="KI-104")
    count_challenges(patch, patient=True)
    close = Claim.close

    def telling(self: Claim, s: KitsunedoState, outcome: Outcome) -> None:
        s.say(doubted, outcome[2:])
        close(self, s, outcome)

    patch.setattr(Claim, "close", telling)
    return with_kinds(doubted)


@plant("view later")
def window_that_notes_the_number_of_challenges(patch: Patch) -> Kitsunedo:
    outcome = Claim.outcome

    def noting(self: Claim, s: KitsunedoState, answers: dict[int, Path]) -> Outcome | None:
        s.fresh = challenges(answers)
        return outcome(self, s, answers)

    patch.setattr(Claim, "outcome", noting)
    return Kitsunedo()


@plant("sealed answers: the outcome keeps")
def vote_that_counts_refusals(patch: Patch) -> Kitsunedo:
    outcome, close = Vote.outcome, Vote.close

    def counting(self: Vote, s: State, answers: dict[int, Path]) -> Outcome | None:
        fixed = outcome(self, s, answers) if len(answers) == len(self.voters) else None
        return None if fixed is None else (*fixed, sum(path[0].verb == "refuse" for path in answers.values()))

    patch.setattr(Vote, "outcome", counting)
    patch.setattr(Vote, "close", lambda self, s, outcome: close(self, s, outcome[:1]))
    patch.setattr(leak, "PROPOSALS", 0.5)
    return Kitsunedo()
