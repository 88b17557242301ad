"""What is at stake before somebody commits: chances of Tests, and who would hear a Noise. Public facts, and the bonuses
that the asked seat itself names."""

from __future__ import annotations

from collections.abc import Sequence

from hyakki.games.kaidan.board import loudness
from hyakki.games.kaidan.cards import ATTRIBUTES, CRITICAL_0, CRITICAL_3, VALUES
from hyakki.games.kaidan.people import kind_of
from hyakki.games.kaidan.state import KaidanState


def worth(s: KaidanState, seat: int, attribute: int, purpose: str, cards: Sequence[int] = ()) -> int:
    """What a PG adds to its die: attribute, worn Mask, Onryo in the Room, and these cards."""
    bonuses = s.standing_bonuses(seat)
    for card in cards:
        bonuses += s.kit.objects[kind_of(card)].bonuses
    name = ATTRIBUTES[attribute]
    return s.pg_value(seat, attribute) + sum(bonus.value for bonus in bonuses if bonus.helps(name, purpose))


def chance(
    s: KaidanState,
    seat: int,
    attribute: int,
    purpose: str,
    difficulty: int,
    *,
    bonus: int = 0,
    cards: Sequence[int] = (),
) -> int:
    """Of passing a standard Test, in percent (KA-065, KA-070, KA-071)."""
    own = worth(s, seat, attribute, purpose, cards) + bonus
    die = s.kit.die
    won = [face for face in die if face == CRITICAL_3 or (face != CRITICAL_0 and own + VALUES[face] >= difficulty)]
    return round(100 * len(won) / len(die))


def chances(s: KaidanState, own: int, other: int) -> dict[str, int]:
    """Of winning, tying and losing an opposed Test with these values, in percent (KA-066, KA-070 to KA-072)."""
    counts = {"win": 0, "tie": 0, "lose": 0}
    for mine in s.kit.die:
        for theirs in s.kit.die:
            counts[_verdict(own, other, mine, theirs)] += 1
    total = len(s.kit.die) ** 2
    return {word: round(100 * count / total) for word, count in counts.items()}


def _verdict(own: int, other: int, mine: int, theirs: int) -> str:
    if mine != theirs:
        if mine == CRITICAL_3 or theirs == CRITICAL_0:
            return "win"
        if mine == CRITICAL_0 or theirs == CRITICAL_3:
            return "lose"
    elif mine in (CRITICAL_0, CRITICAL_3):
        return "tie"
    difference = own + VALUES[mine] - other - VALUES[theirs]
    return "tie" if not difference else "win" if difference > 0 else "lose"


def against_pg(s: KaidanState, seat: int, rival: int, attribute: int, purpose: str) -> dict[str, int]:
    return chances(s, worth(s, seat, attribute, purpose), worth(s, rival, attribute, purpose))


def against_figure(s: KaidanState, seat: int, who: int, attribute: int, purpose: str, bonus: int = 0) -> int:
    """Of beating an enemy, in percent: a tie is the PG's (KA-067)."""
    found = chances(s, worth(s, seat, attribute, purpose) + bonus, s.enemy_value(who, attribute))
    return found["win"] + found["tie"]


def hearers(s: KaidanState, cell: int, level: int) -> list[int]:
    """The entities that a Noise of this level would alert, by number; none in a chase (KA-081 to KA-084)."""
    if s.chasing or not level:
        return []
    return [
        who + 1
        for who in s.figures_on_map()
        if not s.figures[who].alerted and loudness(s.figures[who].cell, cell) <= level
    ]
