"""How a chapter went: who won which mission (ST-428, ST-449)."""

from __future__ import annotations

from hyakki.core.account import Account, Count, Course, Part, turning
from hyakki.games.shadow_tactics.chapter import events as say
from hyakki.games.shadow_tactics.chapter.state import ChapterState
from hyakki.games.shadow_tactics.state import DAIMYO_SIDE, NINJA_SIDE


def account(s: ChapterState, course: Course) -> Account:
    happened = list(course.by(say.SEQUENCE, "number"))
    missions = [now for now in happened if now.kind.name == "mission-ended"]

    def won_by(side: str, seats: tuple[int, ...]) -> Part:
        won = [now.line("account-mission-won", points=1) for now in missions if now.facts["side"] == side]
        return Part(tuple(won), f"account-side-{side}", {}, seats, len(won))

    ninjas = tuple(seat for seat in range(s.seats) if seat != s.daimyo)
    return Account(
        points=(won_by(NINJA_SIDE, ninjas), won_by(DAIMYO_SIDE, (s.daimyo,))),
        turns=turning((1, now.line()) for now in missions),
        numbers=(Count("account-missions", len(missions)),),
        counted="account-wins",
        time="account-sequence",
    )
