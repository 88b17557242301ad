"""Two contents compared, deal by deal: what was changed, and what changed by it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from hyakki.core.watch import Use
from hyakki.lab.balance.play import FINISHED, Deal, Plan, Played
from hyakki.lab.balance.stats import FEW, Difference, clear, paired, paired_mean

MOST_EDITS = 40
Happens = Callable[[Played], bool | None]
"""Says whether something happened in a game; None if it could not."""


class Change(msgspec.Struct):
    """A frequency or a length with each content, over the same deals."""

    kind: str
    """The subject: "wins", "seats", "setup", "cast", "ending", "used" or "length"."""
    label: str
    deals: int
    before: float
    after: float
    difference: Difference
    clear: bool = False


def edits(plan: Plan) -> list[tuple[str, str, str]]:
    """Return every number of the Rules that differs, with both values."""
    found: dict[tuple[str, str, str], None] = {}
    for cell in range(len(plan.cells)):
        one, other = (plan.rules(cell, content).plain() for content in (0, 1))
        found |= dict.fromkeys(_edits(one, other, ""))
    return list(found)


def _edits(one: Any, other: Any, where: str) -> Iterator[tuple[str, str, str]]:
    if one == other:
        return
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for name in dict.fromkeys((*one, *other)):
            yield from _edits(one.get(name), other.get(name), f"{where} {name}".strip())
    elif where not in ("content", "digest"):
        yield where, _said(one), _said(other)


def _said(value: Any) -> str:
    return "–" if value is None else msgspec.json.encode(value).decode() if not isinstance(value, str) else value


def changes(plan: Plan, deals: Sequence[Deal], sides: Sequence[str]) -> list[Change]:
    """Return what differs between the contents, the surest first; corrected together."""
    pairs = [
        (deal.cell, deal.played[0], deal.played[1])
        for deal in deals
        if all(game.ended == FINISHED for game in deal.played)
    ]
    found = [*_wins(plan, pairs, sides), *_others(plan, pairs)]
    for change, sure in zip(found, clear([change.difference.chance for change in found]), strict=True):
        change.clear = sure
    return found


Pairs = Sequence[tuple[int, Played, Played]]


def _wins(plan: Plan, pairs: Pairs, sides: Sequence[str]) -> Iterator[Change]:
    """Yield the wins of the first side: in all games, and by number of seats and set-up."""
    if sides:
        yield from _share("wins", sides[0], pairs, partial(_won, side=sides[0]))
        for kind in ("seats", "setup"):
            for label in sorted({str(getattr(cell, kind)) for cell in plan.cells}):
                some = [pair for pair in pairs if str(getattr(plan.cells[pair[0]], kind)) == label]
                if len(some) < len(pairs):
                    yield from _share(kind, label, some, partial(_won, side=sides[0]))
    watch = plan.game.watch()
    for sort in watch.cast if watch is not None else ():
        for id in sorted({id for _, *games in pairs for game in games for id in game.uses.get(sort, {})}):
            yield from _share("cast", f"{sort} {id}", pairs, partial(_fared, sort=sort, id=id))


def _others(plan: Plan, pairs: Pairs) -> Iterator[Change]:
    for reason in sorted({game.reason for _, *games in pairs for game in games}):
        yield from _share("ending", reason, pairs, partial(_ended, reason=reason))
    watch = plan.game.watch()
    cast = watch.cast if watch is not None else ()
    things = {(sort, id) for _, *games in pairs for game in games for sort, ids in game.uses.items() for id in ids}
    for sort, id in sorted(things):
        if sort not in cast:
            yield from _share("used", f"{sort} {id}", pairs, partial(_served, sort=sort, id=id))
    measures = list(dict.fromkeys(name for _, game, _ in pairs for name in game.measures))
    for measure in ("decisions", *measures):
        yield from _length(measure, pairs)


def _share(kind: str, label: str, pairs: Pairs, happens: Happens) -> Iterator[Change]:
    """Yield how often it happens, over the deals in which it could with both contents; nothing from too few."""
    counted = [[0, 0], [0, 0]]
    for _, one, other in pairs:
        first, second = happens(one), happens(other)
        if first is not None and second is not None:
            counted[first][second] += 1
    (neither, second_only), (first_only, both) = counted
    deals = neither + second_only + first_only + both
    if deals >= FEW:
        found = paired(both, first_only, second_only, neither)
        yield Change(kind, label, deals, (both + first_only) / deals, (both + second_only) / deals, found)


def _length(measure: str, pairs: Pairs) -> Iterator[Change]:
    lengths = [
        tuple(game.decisions if measure == "decisions" else game.measures[measure] for game in games)
        for _, *games in pairs
    ]
    found = paired_mean([other - one for one, other in lengths])
    if found is not None and len(lengths) >= FEW:
        before, after = (sum(each[at] for each in lengths) / len(lengths) for at in (0, 1))
        yield Change("length", measure, len(lengths), before, after, found)


def _won(game: Played, side: str) -> bool:
    return any(game.sides[seat] == side for seat in game.winners)


def _use(game: Played, sort: str, id: str) -> Use | None:
    return game.uses.get(sort, {}).get(id)


def _served(game: Played, sort: str, id: str) -> bool:
    use = _use(game, sort, id)
    return use is not None and bool(use.used)


def _fared(game: Played, sort: str, id: str) -> bool | None:
    """Return whether those who play this character won; None if nobody does."""
    use = _use(game, sort, id)
    return None if use is None else any(seat in game.winners for seat in use.had)


def _ended(game: Played, reason: str) -> bool:
    return game.reason == reason
