"""The possessed PG: like the others to look at, but it seeks company, places no key, and strikes when it pays."""

from __future__ import annotations

from collections.abc import Iterator

from hyakki.core.menu import Option, Path
from hyakki.games.kaidan.board.geometry import slot_of
from hyakki.games.kaidan.bot.outlook import clash
from hyakki.games.kaidan.bot.sense import Sense
from hyakki.games.kaidan.catalog.cards import FORCE
from hyakki.games.kaidan.people import MARK, NEUTRAL

TO_MARK = 14.0
"""Worth of a meeting that leaves a PG with nothing but Death Marks."""
TO_KILL = 12.0


def plays_so(sense: Sense) -> bool:
    """Return whether a PG has escaped: then only the possessed one's own escape scores (KA-324, KA-325)."""
    return sense.own.possessed and not any(pg.escaped for pg in sense.view.pgs)


def piles(sense: Sense) -> list[tuple[int, ...]]:
    """Everybody's status cards: the possessed knows how they lie (KA-204, KA-205)."""
    return sense.worlds[0].piles


def marks(sense: Sense, other: int) -> bool:
    """Return whether an exchange would take a PG's last Neutral State."""
    own, theirs = piles(sense)[sense.seat], piles(sense)[other]
    return bool(own) and own[-1] == MARK and NEUTRAL in theirs[:1] and NEUTRAL not in theirs[1:]


def is_doomed(sense: Sense, seat: int) -> bool:
    pile = piles(sense)[seat]
    return bool(pile) and NEUTRAL not in pile


def meetings(sense: Sense) -> Iterator[tuple[float, int]]:
    """Cells where the possessed one would meet a PG worth meeting."""
    view = sense.view
    for other in sense.others:
        there = view.pgs[other].cell
        if marks(sense, other) and not (other in view.exchanged and view.active == sense.seat):
            for cell in sense.board.sight(there):
                if slot_of(cell) == slot_of(there) and cell != there:
                    yield TO_MARK, cell
        elif outmatches(sense, other) and bold(sense):
            for cell in sense.board.sight(there):
                if cell != there:
                    yield TO_KILL, cell


def outmatches(sense: Sense, other: int) -> bool:
    own = sense.view.values[sense.seat][FORCE] + sense.bonus("force", "attack")
    return clash(own - sense.view.values[other][FORCE] - 1).won >= 0.5


def bold(sense: Sense) -> bool:
    """Return whether there is nothing left to hide, or too little time."""
    return sense.view.unmasked or len(sense.others) == 1 or sense.turns_left <= 4


def strike(sense: Sense, verbs: dict[str, list[Option]]) -> Path | None:
    if "reveal" in verbs and not is_doomed(sense, sense.seat):
        victims = [other for other in sense.others if is_doomed(sense, other) and not sense.view.pgs[other].condemned]
        late = sense.view.announced == 2 or sense.turns_left <= 3
        if victims and (len(victims) == len(sense.others) or len(victims) >= 2 or late):
            return (verbs["reveal"][0],)
    for option in verbs.get("attack", ()):
        target = option.args[0]
        weak = sense.view.values[target][0] <= 2
        if outmatches(sense, target) and (weak or bold(sense)) and sense.nerves >= 2:
            return (option,)
    return None
