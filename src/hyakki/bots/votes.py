"""Votes of bots on Motions. A vote must not reveal what a bot holds, so it depends on public facts only."""

from __future__ import annotations

from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask, Path
from hyakki.core.motion import AGREE, COMMON, REFUSE, RENEW, VOTE
from hyakki.core.table import Table
from hyakki.core.view import View


def refuses(table: Table, ask: Ask) -> bool:
    """Return whether a bot refuses a take-back that would cost its seat something it has done, learned or won since.

    The answer depends on the log, which no View holds.
    """
    return ask.kind == VOTE and table.minds_take_back(ask.seat)


def vote(game: AnyGame, view: View, ask: Ask) -> Path:
    """Return a bot's vote on a Motion.

    Bots leave it to the players to take back a move (but see `refuses`), replace an absent player, stop the game or
    continue under upgraded rules, so they agree. The game decides about its own Motions.
    """
    if view.frames[-1]["motion"] in (*COMMON, RENEW):
        return (AGREE,)
    return (AGREE,) if game.would_agree(view, ask.seat) else (REFUSE,)
