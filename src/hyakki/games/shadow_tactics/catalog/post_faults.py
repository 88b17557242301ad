"""The faults of the guards of a sample deployment, each with its yard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hyakki.core.faults import Fault
from hyakki.games.shadow_tactics.catalog.cards import DAIMYO, GUARDS, OFFICER, Map, ShadowRules
from hyakki.games.shadow_tactics.catalog.faults import fault
from hyakki.games.shadow_tactics.catalog.map_faults import LORDLY, misplaced, sound
from hyakki.games.shadow_tactics.catalog.maps import YARD, Layout, Posted, Spot

MOST_POSTED = 2
"""Guards in a yard after deployment (ST-292)."""
SIDES = ((2, 3), (0, 5))
"""The corners on the two sides of a closed gate (ST-339)."""


def post_faults(rules: ShadowRules, goal: str, plan: Map) -> list[Fault]:
    layout = Layout(goal, sound(plan, rules.tiles), rules.tiles)
    return [*_named(plan, layout), *_posts(layout), *_figures(layout, rules), *_officers(layout)]


def _named(plan: Map, layout: Layout) -> Iterator[Fault]:
    for yard, posts in plan.deployment.items():
        if what := misplaced(layout, "deployment", yard):
            yield what
        for post in posts:
            if post[1] == "@" and layout.place(post[2:]) is None:
                yield fault("deployment", yard, "focus-nowhere", at=post[2:])


def _posts(layout: Layout) -> Iterator[Fault]:
    gates = {gate.yard for gate in layout.gates}
    for yard in range(layout.yards):
        posts = [post for post in layout.deployment if post.yard == yard]
        if what := _misplaced(layout, yard, posts, gates):
            key, args = what
            yield fault("deployment", Spot(YARD, yard).name, key, **args)
    objectives = {spot.number for spot in layout.objectives if spot.kind == YARD}
    for post in layout.deployment:
        if post.guard == DAIMYO and layout.name in LORDLY and post.yard not in objectives:
            yield fault("deployment", Spot(YARD, post.yard).name, "lord-elsewhere")


def _misplaced(
    layout: Layout, yard: int, posts: list[Posted], gates: set[int]
) -> tuple[str, dict[str, str | int]] | None:
    """What is wrong with the guards of a yard, if anything is."""
    if not 1 <= len(posts) <= MOST_POSTED:
        return "posts", {"count": len(posts), "most": MOST_POSTED}
    if yard == layout.tower:
        if len(posts) > 1:
            return "one-in-tower", {}
        focus = posts[0].focus
        if focus is None:
            return "no-focus", {}
        return None if layout.owners[focus.kind][focus.number] == layout.owners[YARD][yard] else ("focus-away", {})
    if any(post.focus is not None for post in posts):
        return "no-tower", {}
    corners = [post.corner for post in posts]
    if any((corner + 1) % 6 in corners for corner in corners) or len(set(corners)) < len(corners):
        return "near-corners", {}
    if yard in gates:
        for corner in corners:
            if not any(corner in side for side in SIDES):
                return "gate-corner", {"corner": corner}
        if any(set(corners) <= set(side) for side in SIDES) and len(corners) > 1:
            return "gate-side", {}
    return None


def _figures(layout: Layout, rules: ShadowRules) -> Iterator[Fault]:
    posted = Counter(post.guard for post in layout.deployment)
    for guard, letter in enumerate(GUARDS):
        if posted[guard] > rules.numbers.figures[letter]:
            yield fault("deployment", "", "many-guards", kind=letter, most=rules.numbers.figures[letter])
    if layout.name in LORDLY and posted and not posted[DAIMYO]:
        yield fault("deployment", "", "no-lord")
    if layout.name not in LORDLY and posted[DAIMYO]:
        yard = next(post.yard for post in layout.deployment if post.guard == DAIMYO)
        yield fault("deployment", Spot(YARD, yard).name, "no-lord-here")


def _officers(layout: Layout) -> Iterator[Fault]:
    guarded = {post.yard for post in layout.deployment if post.guard == OFFICER}
    objectives = {spot.number for spot in layout.objectives if spot.kind == YARD}
    if layout.name == "M2" and layout.deployment and not guarded & (objectives | {*layout.barracks}):
        yield fault("deployment", "", "no-officer")
