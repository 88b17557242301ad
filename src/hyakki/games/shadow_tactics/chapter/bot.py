"""The bots' answers between missions, from public facts alone, as there are no others."""

from __future__ import annotations

from random import Random

from hyakki.core.menu import Menus, Option, Path
from hyakki.core.series import OpenView
from hyakki.games.shadow_tactics.catalog.ids import ITEMS, LOCATIONS
from hyakki.games.shadow_tactics.chapter.options import ENOUGH, NO_PROMOTION, PURCHASES, SETTLED, SPARE
from hyakki.games.shadow_tactics.chapter.state import ChapterRules

DECLINING = {option.id for option in (ENOUGH, SETTLED, SPARE, NO_PROMOTION)}


def judge(view: OpenView[ChapterRules], kind: str, menus: Menus, rng: Random) -> Path:
    """Take ones as tax and pay exactly; buy what is dear; put cards where there is most to guard; choose the final
    mission last."""
    path: Path = ()
    while not path or not path[-1].final:
        path += (_best(view.rules, kind, menus(path).options, rng),)
    return path


def _best(rules: ChapterRules, kind: str, options: list[Option], rng: Random) -> Option:
    if kind == "assign" and SETTLED.id in {option.id for option in options}:
        return SETTLED
    wanted = [option for option in options if option.id not in DECLINING] or options
    return max(wanted, key=lambda option: (_worth(rules, option), rng.random()))


def _worth(rules: ChapterRules, option: Option) -> int:
    shadow = rules.shadow
    if option.verb == "coins":
        return -option.args[0]
    if option.verb == "buy":
        return shadow.items[ITEMS[option.args[0]]].cost
    if option.verb in ("purchase", "veto", "promote"):
        return _cost(rules, option)
    if option.verb in ("strip", "instead-of"):
        return -_cost(rules, option)
    if option.verb in ("at", "go"):
        place = shadow.locations[LOCATIONS[option.args[0]]]
        return -1 if place.final else place.tax if option.verb == "at" else 0
    return 0


def _cost(rules: ChapterRules, option: Option) -> int:
    name, shadow = PURCHASES[option.args[0]], rules.shadow
    return (shadow.deployments[name] if name in shadow.deployments else shadow.orders[name]).cost
