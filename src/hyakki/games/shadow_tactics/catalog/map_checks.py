"""Checks of the map of a mission and of its garrison; an error names the place."""

from __future__ import annotations

from collections import Counter

from hyakki.core.faults import BadField, raise_first
from hyakki.games.shadow_tactics.catalog.cards import GUARDS, ShadowRules
from hyakki.games.shadow_tactics.catalog.faults import fault
from hyakki.games.shadow_tactics.catalog.map_faults import map_faults
from hyakki.games.shadow_tactics.catalog.maps import NONE, Layout, assemble
from hyakki.games.shadow_tactics.catalog.post_faults import MOST_POSTED, post_faults


def check_map(rules: ShadowRules, mission: str) -> Layout:
    plan = rules.maps[mission]
    raise_first(f"maps {mission}", map_faults(rules, mission, plan))
    layout = assemble(rules, mission)
    faults = post_faults(rules, mission, plan)
    raise_first(f"maps {mission}", [each for each in faults if each.key in ("no-hex", "no-hex-name")])
    garrison = _garrison(rules, mission)
    _placeable(layout, garrison)
    _counts(layout, garrison, rules)
    raise_first(f"maps {mission}", faults)
    return layout


def _garrison(rules: ShadowRules, name: str) -> Counter[int]:
    """All the guards to deploy, by type, with the cards that belong to the place."""
    mission = rules.missions[name]
    guards = Counter({GUARDS.index(guard): count for guard, count in mission.guards.items()})
    for card in mission.fixed:
        guards.update(GUARDS.index(guard) for guard in rules.deployments[card].guards)
    return guards


def _placeable(layout: Layout, garrison: Counter[int]) -> None:
    """Check that all guards can be placed: at least as many as yards, two in a yard at most, one in the tower (ST-292,
    ST-294)."""
    guards = sum(garrison.values())
    room = MOST_POSTED * layout.yards - (layout.tower != NONE)
    if not layout.yards <= guards <= room:
        where = f"missions {layout.name} guards"
        raise BadField(fault(where, "", "garrison", guards=guards, least=layout.yards, most=room))


def _counts(layout: Layout, garrison: Counter[int], rules: ShadowRules) -> None:
    posted = Counter(post.guard for post in layout.deployment)
    for guard, letter in enumerate(GUARDS):
        if posted[guard] != garrison[guard]:
            where, count = f"maps {layout.name} deployment", garrison[guard]
            raise BadField(fault(where, "", "posted", posted=posted[guard], letter=letter, count=count))
        if garrison[guard] > rules.numbers.figures[letter]:
            raise BadField(fault(f"missions {layout.name} guards", "", "figures", letter=letter))
