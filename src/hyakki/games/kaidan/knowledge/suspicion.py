"""The seats that may be possessed, and the status cards of all seats in each case (KA-199 to KA-216).

Status piles are a function of the exchanges, which all see, and of who was possessed since which draw, which nobody
else knows. So each draw from the Objects deck is a supposition: here the Hyoirei was found. What happened since is
replayed for each, and a verdict that does not agree with it strikes it out.

What happened is a log of plain entries:

- ("given", hosts, piles, points): a position that was made up begins: who may be possessed, and how things stand
- ("deck", cards): the Objects deck is shuffled, the Hyoirei in it if it has not been found; the first one tells that it
  is in the game at all
- ("draw", seat): a card is drawn from it, ("found", seat) the Hyoirei with it, which only that seat is told
- ("taken",): a card was taken out of it by name
- ("exchange", seat, seat)
- ("marks", seat, count): told how many Death Marks its pile holds; ("doomed", seat, bool): whether nothing else
- ("host", seat, bool): whether it is possessed; ("gone",): the Hyoirei is defeated
- ("banished", seat), ("exorcised", seat), ("escaped", seat): what scores, and who scores no more
- ("died", ((seat, killer), ...)): all at one moment
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from hyakki.core.errors import NoWorld
from hyakki.games.kaidan.catalog.cards import KaidanRules, Points
from hyakki.games.kaidan.people import MARK, NEUTRAL, NOBODY

Entry = tuple[Any, ...]
Status = tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Supposition:
    """A supposition: the Hyoirei possesses this seat since some draw, or no seat yet."""

    __slots__ = ("defeated", "died", "escaped", "host", "killers", "piles", "points", "weight")

    def __init__(self, seats: int, pile: Status) -> None:
        self.host = NOBODY
        self.weight = 1.0
        self.piles = [pile] * seats
        self.points = [0] * seats
        self.died: set[int] = set()
        self.killers: dict[int, int] = {}
        self.escaped: set[int] = set()
        self.defeated = False

    def with_host(self, seat: int, weight: float) -> Supposition:
        twin = Supposition.__new__(Supposition)
        twin.host, twin.weight, twin.defeated = seat, weight, self.defeated
        twin.piles, twin.points = self.piles[:], self.points[:]
        twin.died, twin.killers, twin.escaped = self.died.copy(), self.killers.copy(), self.escaped.copy()
        return twin

    # Events

    def exchange(self, one: int, other: int) -> None:
        """Exchange status cards (KA-204, KA-205)."""
        given = {}
        for seat in (one, other):
            pile = self.piles[seat]
            given[seat] = pile[-1] if seat == self.host else pile[0]
            self.piles[seat] = pile[:-1] if seat == self.host else pile[1:]
        self.piles[one] = (given[other], *self.piles[one])
        self.piles[other] = (given[one], *self.piles[other])

    def allows(self, entry: Entry) -> bool:
        """Return whether a verdict agrees with this."""
        what, seat, told = entry
        if what == "marks":
            return bool(self.piles[seat].count(MARK) == told)
        if what == "doomed":
            return (NEUTRAL not in self.piles[seat]) is bool(told)
        return (self.host == seat and not self.defeated) is bool(told)

    def score(self, seat: int, points: int) -> None:
        if seat not in self.escaped:
            self.points[seat] += points

    def deaths(self, killers: dict[int, int], points: Points) -> None:
        """Score deaths as `scoring.score_deaths` does."""
        self.died |= killers.keys()
        self.killers |= killers
        for victim, killer in killers.items():
            for seat in range(len(self.piles)):
                if seat == victim:
                    continue
                kill = seat == killer
                if seat in self.died:
                    revenge = kill and self.killers[seat] == victim
                    self.score(seat, points.revenge if revenge else points.kill if kill else points.death)
                elif seat == self.host and not self.defeated:
                    self.score(seat, points.kill if kill else points.death)
                elif kill and victim == self.host and not self.defeated:
                    self.score(seat, points.kill_possessed)

    def defeat(self) -> None:
        self.defeated = True
        self.piles = [()] * len(self.piles)


def suppositions(log: Iterable[Entry], own: Sequence[int], seats: int, rules: KaidanRules) -> list[Supposition]:
    """All that agree with the log, the one without a host first if it is among them; `own` seats were told of it if
    they found the Hyoirei."""
    numbers = rules.numbers
    nobody = Supposition(seats, (NEUTRAL,) * numbers.neutral_states + (MARK,) * numbers.death_marks)
    kept = [nobody]
    cards = 0
    for entry in log:
        what = entry[0]
        if what == "given":
            kept = [_given(nobody, host, *entry[2:]) for host in entry[1]]
        elif what == "deck":
            cards = entry[1]
        elif what in ("draw", "found"):
            _suppose(kept, entry, cards, entry[1] in own, rules)
            cards = max(0, cards - 1)
        elif what == "taken":
            cards = max(0, cards - 1)
        elif what in VERDICTS:
            kept = [each for each in kept if each.allows(entry)]
        else:
            for each in kept:
                _happen(each, entry, rules.points)
    return kept


def _given(nobody: Supposition, host: int, piles: Sequence[Status], points: Sequence[int]) -> Supposition:
    twin = nobody.with_host(host, 1.0)
    twin.piles, twin.points = [tuple(pile) for pile in piles], list(points)
    return twin


VERDICTS = ("marks", "doomed", "host")


def _suppose(kept: list[Supposition], entry: Entry, cards: int, own: bool, rules: KaidanRules) -> None:
    """The Hyoirei lies above any of the cards that are left, or below them all, and each is as likely."""
    if not rules.hyoirei or not kept or kept[0].host != NOBODY:
        return
    what, seat = entry
    nobody = kept[0]
    here = nobody.weight / (cards + 1)
    nobody.weight -= here
    if what == "found":
        kept[:] = [nobody.with_host(seat, here)]
    elif not own:
        kept.append(nobody.with_host(seat, here))


def _happen(each: Supposition, entry: Entry, points: Points) -> None:
    what, *about = entry
    if what == "exchange":
        each.exchange(*about)
    elif what == "gone":
        each.defeat()
    elif what == "banished":
        each.score(about[0], points.banish)
    elif what == "exorcised":
        each.score(about[0], points.exorcise)
    elif what == "escaped":
        each.escaped.add(about[0])
    else:
        each.deaths(dict(about[0]), points)


def suppose(log: Iterable[Entry], own: Sequence[int], seats: int, rules: KaidanRules, rng: Random) -> Supposition:
    """One of them, each as likely as it is."""
    kept = suppositions(log, own, seats, rules)
    if not kept:
        raise NoWorld("nobody can be possessed so that every verdict agrees")
    return rng.choices(kept, [each.weight for each in kept])[0]
