"""How bots vote on Motions. A vote must tell nobody what a bot holds, so it goes by public facts alone."""

from __future__ import annotations

from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask, Path
from hyakki.core.motion import AGREE, COMMON, REFUSE, RENEW, VOTE
from hyakki.core.table import Table
from hyakki.core.view import View


def refuses(table: Table, ask: Ask) -> bool:
    """Whether a bot refuses before it thinks: a take-back that would cost its seat what it has done, learned or won
    since. That lies in what happened, which no View holds."""
    return ask.kind == VOTE and table.minds_take_back(ask.seat)


def vote(game: AnyGame, view: View, ask: Ask) -> Path:
    """Bots do not mind a move taken back that costs them nothing (see `refuses`), an absent person replaced, a game
    that people want to stop or that goes on under new rules: it is for the people to agree. What the game lets people
    propose is for the game to say."""
    if view.frames[-1]["motion"] in (*COMMON, RENEW):
        return (AGREE,)
    return (AGREE,) if game.would_agree(view, ask.seat) else (REFUSE,)
