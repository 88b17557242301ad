"""The ninja seats decide something together (ST-R134)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from hyakki.core.menu import Ask, Asks, Outcome, Path


def ask_together(seats: Sequence[int], alone: Sequence[Ask], sealed: Sequence[Ask]) -> Asks:
    """Ask the seats: one simply answers; several do so at the same time, unseen by each other."""
    return (alone[seats[0]],) if len(seats) == 1 else tuple(sealed[seat] for seat in seats)


def decided(seats: Sequence[int], answers: Mapping[int, Path]) -> Outcome | None:
    """Return what most of them want; on a tie the seat next to the Daimyo, which is the first, decides. Answers are
    single Options, and the outcome is what the chosen one stands for; None while it is still open."""
    votes = Counter(answers[seat][0].args for seat in seats if seat in answers)
    most = max(votes.values(), default=0)
    best = [wish for wish, count in votes.items() if count == most]
    if 2 * most > len(seats):
        return best[0]
    if any(seat not in answers for seat in seats):
        return None
    return best[0] if len(best) == 1 else answers[seats[0]][0].args
