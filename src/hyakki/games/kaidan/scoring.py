"""Victory points (KA-318 to KA-332, KA-R124 to KA-R130, KA-R144)."""

from __future__ import annotations

from collections.abc import Mapping

from hyakki.core.engine import GameOver
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.people import NOBODY
from hyakki.games.kaidan.state import KaidanState


def score(s: KaidanState, seat: int, points: int, rule: str) -> None:
    """Score secondary points. They are kept whatever happens; nobody else learns of them (KA-319, KA-R129, KA-R132)."""
    if points and not s.pgs[seat].escaped:
        secret = s.secrets[seat]
        secret.points += points
        s.say(say.SCORED, (seat, rule, points), (secret.points,))


def is_possessed(s: KaidanState, seat: int) -> bool:
    return seat == s.possessed and not s.defeated


def score_banishing(s: KaidanState, seat: int) -> None:
    score(s, seat, s.rules.points.banish, "KA-328" if is_possessed(s, seat) else "KA-323")


def score_deaths(s: KaidanState, killers: Mapping[int, int]) -> None:
    """Score PGs that have just died, each with its killer or NOBODY: everybody scores its single best line
    (KA-R127). It must still be known who is possessed."""
    points = s.rules.points
    for victim, killer in killers.items():
        for seat in s.clockwise(s.first):
            if seat == victim:
                continue
            if s.pgs[seat].died:
                revenge = seat == killer and s.pgs[seat].killer == victim
                if revenge:
                    score(s, seat, points.revenge, "KA-332")
                else:
                    kill = seat == killer
                    score(s, seat, points.kill if kill else points.death, "KA-331" if kill else "KA-330")
            elif is_possessed(s, seat):
                kill = seat == killer
                score(s, seat, points.kill if kill else points.death, "KA-327" if kill else "KA-326")
            elif seat == killer and is_possessed(s, victim):
                score(s, seat, points.kill_possessed, "KA-322")


def final_line(s: KaidanState, seat: int) -> tuple[int, str]:
    """The points for each player that the final state of a seat brings, and their rule; 0 if it has missed them."""
    pg, points = s.pgs[seat], s.rules.points
    escaped = [other for other in range(s.seats) if s.pgs[other].escaped]
    if pg.died:
        return (0 if escaped else points.none_escaped), "KA-329"  # KA-R125
    if pg.escaped and is_possessed(s, seat):
        return (points.escape_possessed if escaped != [seat] else 0), "KA-325"  # KA-R130
    if pg.escaped:
        return points.escape, "KA-320"
    if is_possessed(s, seat):
        alone = not escaped and [other for other in range(s.seats) if s.pgs[other].alive] == [seat]
        return (points.last_alive if alone else 0), "KA-324"
    return 0, "KA-320"


def final_points(s: KaidanState) -> list[int]:
    """Secondary points and the line of the final state (KA-R129)."""
    return [s.secrets[seat].points + final_line(s, seat)[0] * s.seats for seat in range(s.seats)]


def check_end(s: KaidanState) -> None:
    """End the game if no PG is left, or only a possessed PG with no one escaped (KA-R124)."""
    alive = [seat for seat in range(s.seats) if s.pgs[seat].alive]
    if not alive:
        end(s, "nobody left")
    if len(alive) == 1 and not any(pg.escaped for pg in s.pgs):
        possessed = is_possessed(s, alive[0])
        s.say(say.ALONE, (alive[0],), (possessed,))
        if possessed:
            end(s, "last alive")


def end(s: KaidanState, reason: str) -> None:
    points = tuple(final_points(s))
    s.say(say.ENDED, (reason,), (points,))
    raise GameOver((reason, points))


def winners(s: KaidanState) -> tuple[int, ...]:
    """The most points; ties are shared (KA-R132)."""
    totals = final_points(s)
    return tuple(seat for seat in range(s.seats) if totals[seat] == max(totals))


def pass_first(s: KaidanState) -> None:
    """Give the First Player token to the next living PG (KA-192, KA-314, KA-R06, KA-R107)."""
    following = [seat for seat in s.clockwise(s.first)[1:] if s.pgs[seat].alive]
    if following and following[0] != NOBODY:
        s.first = following[0]
        s.say(say.FIRST_PASSED, (s.first,))
