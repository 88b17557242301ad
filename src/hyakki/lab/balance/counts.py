"""The counts of a run: who won, what each thing was worth, how long games were, what happened where."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

import msgspec

from hyakki.core.events import seat_name
from hyakki.core.watch import Watch
from hyakki.lab.balance.play import FINISHED, Deal, Plan, Played
from hyakki.lab.balance.stats import FEW, WIDE, Difference, Share, Stratum, clear, difference


class Party(NamedTuple):
    """The seats that win or lose together: a side, or one seat."""

    side: str
    seats: tuple[int, ...]
    won: bool


class Row(msgspec.Struct, frozen=True):
    """The wins of some parties, and the share that they would have if nothing but the set-up counted."""

    label: str
    share: Share
    fair: float

    @property
    def off(self) -> float:
        """Return how far the fair share is outside the interval; 0 inside."""
        low, high = self.share.interval
        return max(low - self.fair, self.fair - high, 0.0)


class Worth(msgspec.Struct):
    """A thing of the game: how often it came up, was had and used, and how those who had it fared."""

    subject: str
    came: int
    """The games in which it came up."""
    had: Share
    """The parties that had it (or used it, if `by_use`), and how many of them won."""
    without: Share
    parties: int
    """The parties that could have it, in games in which it came up."""
    used: int
    by_use: bool
    difference: Difference | None = None
    clear: bool = False

    @property
    def enough(self) -> bool:
        found = self.difference
        many = self.had.games >= FEW and self.without.games >= FEW
        return many and found is not None and found.high - found.low <= WIDE


class Counts:
    """The finished games of one content."""

    def __init__(self, plan: Plan, deals: Iterable[Deal], content: int = 0) -> None:
        self.plan = plan
        every = [(deal.cell, deal.played[content]) for deal in deals]
        self.played = [(cell, game) for cell, game in every if game.ended == FINISHED]
        self.other = Counter(game.ended for _, game in every if game.ended != FINISHED)

    @property
    def games(self) -> int:
        return len(self.played)

    @cached_property
    def watch(self) -> Watch | None:
        return self.plan.game.watch()

    @cached_property
    def parties(self) -> list[tuple[int, Played, list[Party]]]:
        return [(cell, game, parties_of(game, self.plan.cells[cell].seats)) for cell, game in self.played]

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """The sides, the one with the most seats first; none if each seat is for itself."""
        sizes: Counter[str] = Counter()
        for _, game in self.played:
            sizes.update(game.sides)
        return tuple(side for side, _ in sizes.most_common())

    @cached_property
    def fair(self) -> dict[tuple[int, str], float]:
        """The share of parties of each side that win, by cell."""
        found: dict[tuple[int, str], list[bool]] = defaultdict(list)
        for cell, _, parties in self.parties:
            for party in parties:
                found[cell, party.side].append(party.won)
        return {key: sum(won) / len(won) for key, won in found.items()}

    # Who wins

    def rows(self, labelled: Iterable[tuple[str, int, Party]]) -> list[Row]:
        """Return the wins of parties by label, in the order in which labels first come."""
        won: Counter[str] = Counter()
        count: Counter[str] = Counter()
        fair: dict[str, float] = defaultdict(float)
        for label, cell, party in labelled:
            won[label] += party.won
            count[label] += 1
            fair[label] += self.fair[cell, party.side]
        return [Row(label, Share(won[label], games), fair[label] / games) for label, games in count.items()]

    def by_side(self) -> list[Row]:
        rows = self.rows((party.side, cell, party) for cell, _, parties in self.parties for party in parties)
        return [msgspec.structs.replace(row, fair=1 / max(1, len(self.sides))) for row in rows]

    def by_cell(self, side: str, what: str) -> list[Row]:
        """Return the wins of a side by what its games have in common: `seats` or `setup`."""
        found = self.rows(
            (str(getattr(self.plan.cells[cell], what)), cell, party)
            for cell, _, parties in self.parties
            for party in parties
            if party.side == side
        )
        return [msgspec.structs.replace(row, fair=0.5) for row in sorted(found, key=lambda row: row.label)]

    def by_seat(self) -> list[Row]:
        """Return the wins of each seat, where each is for itself."""
        found = self.rows(
            (seat_name(party.seats[0]), cell, party) for cell, _, parties in self.parties for party in parties
        )
        return sorted(found, key=lambda row: row.label)

    def by_cast(self, sort: str) -> list[Row]:
        """Return the wins of those who play each character."""
        found = self.rows(
            (f"{sort} {id}", cell, party)
            for cell, game, parties in self.parties
            for id, use in game.uses.get(sort, {}).items()
            for party in parties
            if meets(party, use.had)
        )
        return sorted(found, key=lambda row: -row.share.share)

    # What things are worth

    @cached_property
    def worths(self) -> list[Worth]:
        """The things of all sorts but the cast, those that make most difference first."""
        watch = self.watch
        if watch is None:
            return []
        sorts = dict.fromkeys(sort for _, game in self.played for sort in game.uses if sort not in watch.cast)
        found = [worth for sort in sorts for worth in self._of_sort(sort, sort in watch.by_use)]
        tested = [worth for worth in found if worth.enough and worth.difference is not None]
        for worth, sure in zip(tested, clear([_chance(worth) for worth in tested]), strict=True):
            worth.clear = sure
        return sorted(found, key=lambda worth: (-worth.enough, _chance(worth), worth.subject))

    def _of_sort(self, sort: str, by_use: bool) -> Iterator[Worth]:
        ids = dict.fromkeys(id for _, game in self.played for id in game.uses.get(sort, {}))
        for id in ids:
            yield self._worth(sort, id, by_use)

    def _worth(self, sort: str, id: str, by_use: bool) -> Worth:
        """Compare those who had it with those of the same side who did not, within games that are set up alike. Of
        things that all of them have, compare those who used it with those who only had it."""
        side = self._side_of(sort, id)
        strata: dict[int, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
        came = used = parties = 0
        for cell, game, all_parties in self.parties:
            use = game.uses.get(sort, {}).get(id)
            came += use is not None
            for party in all_parties:
                if party.side != side:
                    continue
                uses, has = use is not None and meets(party, use.used), use is not None and meets(party, use.had)
                used += uses
                parties += use is not None
                if by_use and (use is None or (use.had and not has and not uses)):
                    continue
                counted = strata[cell]
                place = 0 if (uses if by_use else has) else 2
                counted[place] += party.won
                counted[place + 1] += 1
        counts: list[Stratum] = [(a, b, c, d) for a, b, c, d in strata.values()]
        had, without = (Share(sum(s[at] for s in counts), sum(s[at + 1] for s in counts)) for at in (0, 2))
        return Worth(f"{sort} {id}", came, had, without, parties, used, by_use, difference(counts))

    def _side_of(self, sort: str, id: str) -> str:
        """Return the side whose thing it is."""
        owners: Counter[str] = Counter()
        for _, game, parties in self.parties:
            use = game.uses.get(sort, {}).get(id)
            if use is not None:
                owners.update(party.side for party in parties if meets(party, use.had or use.used))
        return owners.most_common(1)[0][0] if owners else (self.sides or ("",))[0]

    # Lengths, ends, places

    def winner(self, game: Played) -> str:
        """Return the side that won; "" for none, or where each seat is for itself."""
        return next((game.sides[seat] for seat in game.winners), "") if game.sides else ""

    def lengths(self, measure: str) -> dict[str, list[int]]:
        """Return how long games were, by the side that won."""
        found: dict[str, list[int]] = {side: [] for side in self.sides}
        for _, game in self.played:
            value = game.decisions if measure == "decisions" else game.measures.get(measure)
            if value is not None:
                found.setdefault(self.winner(game), []).append(value)
        return {side: values for side, values in found.items() if values}

    @property
    def measures(self) -> list[str]:
        return list(dict.fromkeys(name for _, game in self.played for name in game.measures))

    def endings(self) -> list[tuple[str, Share]]:
        reasons = Counter(game.reason for _, game in self.played)
        return [(reason, Share(count, self.games)) for reason, count in reasons.most_common()]

    def spots(self) -> dict[str, dict[str, Counter[str]]]:
        """Return how often what happened on each field, by set-up."""
        found: dict[str, dict[str, Counter[str]]] = {}
        for cell, game in self.played:
            setup = found.setdefault(self.plan.cells[cell].setup, {})
            for what, fields in game.spots.items():
                setup.setdefault(what, Counter()).update(fields)
        return found

    def never(self, subjects: Iterable[str]) -> tuple[list[str], list[str]]:
        """Return which of these things never came up, and which came up but served nobody."""
        came = {worth.subject: worth for worth in self.worths}
        sorts = {subject.partition(" ")[0] for subject in came}
        known = [subject for subject in subjects if subject.partition(" ")[0] in sorts]
        return (
            [subject for subject in known if subject not in came],
            [subject for subject in known if subject in came and not came[subject].used],
        )


def _chance(worth: Worth) -> float:
    return worth.difference.chance if worth.difference is not None else 1.0


def meets(party: Party, seats: Sequence[int]) -> bool:
    return any(seat in party.seats for seat in seats)


def parties_of(game: Played, seats: int) -> list[Party]:
    if not game.sides:
        return [Party("", (seat,), seat in game.winners) for seat in range(seats)]
    return [
        Party(side, own := tuple(seat for seat, its in enumerate(game.sides) if its == side), own[0] in game.winners)
        for side in dict.fromkeys(game.sides)
    ]
