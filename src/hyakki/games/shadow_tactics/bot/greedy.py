"""A yardstick: each card and each move of a guard for itself, by what it brings at once."""

from __future__ import annotations

from random import Random

from hyakki.core.menu import Menus, Option, Path
from hyakki.games.shadow_tactics.board import vision
from hyakki.games.shadow_tactics.board.places import NOWHERE
from hyakki.games.shadow_tactics.bot.errands import Team
from hyakki.games.shadow_tactics.bot.ninjas import ANSWERS as NINJAS
from hyakki.games.shadow_tactics.bot.ninjas import Answer, waiting, walk
from hyakki.games.shadow_tactics.bot.scouting import Scout
from hyakki.games.shadow_tactics.bot.spots import Spot
from hyakki.games.shadow_tactics.options import ALONE
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.programming import forbidden, penalties_of

UNSEEN = 0.3
"""A card that is less likely to go unseen is left alone."""


def programme(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    """The card that leads nearest to the goal, then the next one."""
    ninjas = waiting(s, seat)
    if not ninjas or s.ready[seat]:
        return ()
    scout = Scout(Team(s), ninjas[0])
    lay = next(option for option in menus(()).options if option.verb == "lay" and option.args == (ninjas[0],))
    path: Path = (lay,)
    path += (rng.choice(menus(path).options),)
    spot, penalties = scout.start(), penalties_of(s, ninjas[0])
    hand = [card for card in s.hand_of(ninjas[0]) if not forbidden(s, penalties, None, card)]
    for place in range(2):
        first = path[2].args[0] if place else None
        left = [card for card in hand if card != first and not forbidden(s, penalties, first, card)]
        card, after = _next(scout, spot, left, rng)
        if place and after is None:
            return (*path, ALONE)
        path += (next(option for option in menus(path).options if option.args == (card,)),)
        spot = after or spot
    return path


def _next(scout: Scout, spot: Spot, hand: list[int], rng: Random) -> tuple[int, Spot | None]:
    """The best card, and where it leads; if none does any good, any, and nowhere."""
    best: tuple[int, Spot | None] = (rng.choice(hand), None)
    most = -scout.left(spot)
    for card in hand:
        for outcome in scout.outcomes(spot, card):
            value = outcome.gain - scout.left(outcome.spot) + 0.1 * rng.random()
            if outcome.chance >= UNSEEN and value > most:
                best, most = (card, outcome.spot), value
    return best


def _near(s: ShadowState) -> list[int]:
    """The junctions beside ninjas."""
    return [way for n in s.team() if s.ninjas[n].bush != NOWHERE for _, way in s.board.ways[s.ninjas[n].bush]]


def move(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    """Move to a post that watches an unwatched junction beside a ninja."""
    free = [junction for junction in _near(s) if not vision.watch_junction(s, junction)]
    path: Path = ()
    for option in menus(()).options:
        for to in menus((option,)).options if option.verb == "guard" else ():
            if to.args[0] < 1000 and to.args[0] % 2 and s.board.seen_junction[to.args[0] // 2] in free:
                seen = s.board.seen_junction[option.args[0]]
                if seen == NOWHERE or seen not in _near(s):
                    return (option, to)
                path = (option, to)
    return path or walk(menus, lambda option: rng.random())


def any_but_last(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    def worth(option: Option) -> float:
        return rng.random() - 2 * (option.verb in ("decline", "prepare", "leave"))

    return walk(menus, worth)


ANSWERS: dict[str, Answer] = {
    "programme": programme,
    **{kind: NINJAS[kind] for kind in ("ready", "settle", "exit", "special", "pick-up", "aim", "target")},
    "move-regular": move,
    "move-free": move,
}
