"""Previews in a chase: the results of the current Test, and of an enemy's attack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from hyakki.games.kaidan.catalog.cards import NERVES
from hyakki.games.kaidan.people import NOBODY, STANDEES
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.test import NOT_ROLLED, WON, Test
from hyakki.games.kaidan.steps.wounds import trapped


def outcomes(s: KaidanState, test: Test) -> Iterator[tuple[int, int, int, int]]:
    """Every way in which the dice of a Test can fall: (how often, verdict, own total, other total)."""
    faces = Counter(s.kit.die)
    mine = Counter([test.faces[0]]) if test.faces[0] != NOT_ROLLED else faces
    theirs = faces
    if test.faces[1] != NOT_ROLLED or test.figure == test.rival == NOBODY:
        theirs = Counter([test.faces[1]])
    kept = test.faces
    for own_face, often in mine.items():
        for other_face, as_often in theirs.items():
            test.faces = (own_face, other_face)
            own, other = test.totals(s)
            yield often * as_often, test.verdict(own, other), own, other
    test.faces = kept


def chance(s: KaidanState, test: Test) -> int:
    """The chance of success, in percent."""
    found = list(outcomes(s, test))
    return round(100 * sum(often for often, won, *_ in found if won == WON) / sum(often for often, *_ in found))


def fight(s: KaidanState, test: Test, *, attack: bool = True) -> dict[str, Any]:
    """Chances against an enemy, in percent: to win, to die of the Wounds; the most Wounds; and whether fewer than the
    PG could bear kill it, because it is trapped. `attack`: what the enemy does with an Attack counts too."""
    found = list(outcomes(s, test))
    whole = sum(often for often, *_ in found)
    left = s.pg_value(test.seat, NERVES)
    cornered = s.hunted == test.seat and trapped(s, test.seat)
    wins = dies = most = 0
    for often, won, own, other in found:
        if won == WON:
            wins += often
            continue
        wounds = wounds_of_attack(s, test.figure, test.seat, max(0, other - own)) if attack else max(0, other - own)
        most = max(most, wounds)
        if wounds >= left or (wounds and cornered):
            dies += often
    facts = {"chance": round(100 * wins / whole), "death": round(100 * dies / whole), "wounds": most}
    return {**facts, "trapped": True} if cornered and 0 < most < left else facts


def wounds_of_attack(s: KaidanState, who: int, seat: int, difference: int) -> int:
    """Return what a lost Reaction comes to: some enemies wound more, one steals instead (KA-286, KA-289)."""
    card = s.entity(who)
    if card is None:
        extra = s.kit.characters[s.pgs[who - STANDEES].character].onryo.power.extra_wounds
    elif card.steals == "instead":
        return 0 if s.secrets[seat].cards else 1
    else:
        extra = card.extra_wounds
    return difference + extra if difference else 0
