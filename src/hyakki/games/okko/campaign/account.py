"""How a campaign went: what each side keeps of its acts, and the acts it has won (OK-349, OK-352, OK-353)."""

from __future__ import annotations

from hyakki.core.account import Account, Count, Course, Happened, Part, Sentence, turning
from hyakki.games.okko.campaign import events as say
from hyakki.games.okko.campaign.state import CampaignState
from hyakki.games.okko.campaign.verdict import points, wins
from hyakki.games.okko.catalog.cards import SIZES
from hyakki.games.okko.catalog.ids import RECOLLECTIONS
from hyakki.games.okko.state import BLUE, HEROES_SIDE, ONI_SIDE, RED


def account(s: CampaignState, course: Course) -> Account:
    happened = list(course.by(say.ACT_BEGAN, "act"))
    simple = s.campaign.kind == "simple"
    return Account(
        points=tuple(_side(s, happened, side, simple) for side in (HEROES_SIDE, ONI_SIDE)),
        turns=turning((1, now.line()) for now in happened if now.kind.name == "act-won"),
        numbers=(Count("account-acts", len(s.results)),),
        counted="account-wins" if simple else "account-memoirs",
        time="account-act",
    )


def _side(s: CampaignState, happened: list[Happened], side: str, simple: bool) -> Part:
    acts = [now for now in happened if now.kind.name == "act-won" and now.facts["side"] == side]
    lines = []
    if not simple:
        face = BLUE if side == HEROES_SIDE else RED
        for name, owner in s.kept:
            if owner == side:
                memoir, worth = 2 * RECOLLECTIONS.index(name) + face, SIZES[s.rules.okko.recollections[name].size]
                lines.append(Sentence("account-memoir", {"memoir": memoir}, "OK-352", points=worth))
    for now in acts:
        act = s.campaign.acts[s.results[now.facts["act"] - 1][0]]
        worth = 1 if simple else SIZES[act.size]
        lines.append(now.line("account-act-won", points=worth, rule="OK-349" if simple else "OK-353"))
    seats = s.hero_seats if side == HEROES_SIDE else (s.oni,)
    total = wins(s, side) if simple else points(s, side)
    return Part(tuple(lines), f"account-side-{side}", {}, seats, total)
