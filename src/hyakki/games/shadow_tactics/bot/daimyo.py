"""The bot of the Daimyo: guards go where the ninjas most likely want to pass unseen."""

from __future__ import annotations

from random import Random
from typing import Final

from hyakki.core.menu import Menus, Option, Path
from hyakki.games.shadow_tactics.board.places import NOWHERE, yard_of
from hyakki.games.shadow_tactics.bot.errands import Team
from hyakki.games.shadow_tactics.bot.garrison import ALERT, SMALL, Garrison
from hyakki.games.shadow_tactics.bot.ninjas import Answer, walk
from hyakki.games.shadow_tactics.catalog.cards import DAIMYO, OFFICER
from hyakki.games.shadow_tactics.catalog.kit import NOW, PREPARED, OrderSymbol
from hyakki.games.shadow_tactics.guards import kind_of
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.deployment import Deployment
from hyakki.games.shadow_tactics.steps.move import MoveGuard

AS_IN_SAMPLE: Final = 0.5
"""How often he deploys the garrison as in the sample: a player who meets him often should not know it by heart."""

# Orders


def order(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    """Play prepared cards first; a hand card is played at once unless it gains by waiting."""
    alerts = len(s.alerted_guards())

    def worth(option: Option) -> float:
        if option.verb == "follow":
            return 50 + rng.random()
        parts = s.kit.orders[option.args[0]]
        now, later = (sum(_symbol_worth(s, symbol, alerts) for symbol in parts[part]) for part in (NOW, PREPARED))
        if option.verb == "prepare":
            return 0.7 * later - now + SMALL * rng.random() if s.time > 2 else -9
        return SMALL * rng.random()

    options = menus(()).options
    return (max(options, key=worth),)


def _symbol_worth(s: ShadowState, symbol: OrderSymbol, alerts: int) -> float:
    if symbol.word == "DEP":
        return sum(0.7 if kind != OFFICER else 0.9 for kind in symbol.guards)
    if symbol.word == "POW":
        return 2.5 if alerts else 0.3
    if symbol.word == "SRCH":
        return 0.2 + 0.3 * min(alerts, 3)
    if symbol.word == "SPR":
        return 0.5 if alerts else 0.0
    return {"MVR": 0.8, "MVF": 1.1, "DFIG": 0.6}[symbol.word]


def move(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    options = menus(()).options
    best = Garrison(s).best_move(word_of(s), rng)
    if best is None:
        return (options[-1],)
    guard = next(option for option in options if option.verb == "guard" and option.args[0] == best[0])
    return (guard, next(option for option in menus((guard,)).options if option.args[0] == best[1]))


def word_of(s: ShadowState) -> str:
    return s.under_way(MoveGuard).word


def move_figure(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    """Move the Daimyo figure away from its pursuers."""
    team, garrison = Team(s), Garrison(s)

    def danger(yard: int) -> float:
        if yard == s.poisoned:
            return 99
        near = min(team.far(ninja, team.beside(yard)) for ninja in team.members)
        beside_tea = any(yard in s.board.yards_by_bush[bush] for bush in s.blue) and yard in garrison.objectives
        company = sum(1 for post in s.guards_in(yard) if kind_of(s.guards[post]) != DAIMYO)
        return 6.0 / (1 + near) + (s.rules.mission == "M5" and beside_tea) * 0.8 - 0.3 * company

    best: Path = ()
    here = menus(()).options[0]
    most = -danger(yard_of(here.args[0])) + SMALL if here.verb == "guard" else 0.0
    for stance in menus((here,)).options if here.verb == "guard" else ():
        value = -danger(yard_of(s.post_of(stance.args[0]))) + 0.2 * garrison.worth(stance.args[0], False, here.args[0])
        if value > most:
            best, most = (here, stance), value
    return best or (menus(()).options[-1],)


def deploy(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    garrison = Garrison(s)
    return walk(menus, lambda o: garrison.worth(o.args[0], False, NOWHERE) + SMALL * rng.random() if o.args else 0.0)


def spread(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    garrison = Garrison(s)
    return walk(menus, lambda o: ALERT + garrison.worth(s.stance_at(o.args[0]), True, o.args[0]) if o.args else 0.0)


def give_up(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    """The guard that is least needed."""
    garrison = Garrison(s)
    return walk(menus, lambda option: -garrison.stands(option.args[0]))


def yes(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    return (menus(()).options[0],)


def post(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    """Post guards, sometimes as in the sample, sometimes one by one, where each adds most to what is seen of the
    ways to the goals."""
    options = menus(()).options
    if options[0].verb == "sample" and rng.random() < AS_IN_SAMPLE:
        return (options[0],)
    kind, garrison = kind_of_next(s), Garrison(s)
    options = [option for option in options if option.args]
    return (max(options, key=lambda option: garrison.posted(kind, option.args[0]) + SMALL * rng.random()),)


def kind_of_next(s: ShadowState) -> int:
    return s.under_way(Deployment).kind


ANSWERS: dict[str, Answer] = {
    "post": post,
    "order": order,
    "move-regular": move,
    "move-free": move,
    "move-figure": move_figure,
    "deploy": deploy,
    "spread": spread,
    "pass-alert": spread,
    "finder": spread,
    "search": yes,
    "power": yes,
    "remove": give_up,
}
