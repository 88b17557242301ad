"""A custom mission: a map with its garrison and the goal of one of the missions, read from one file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from hyakki.core.faults import BadScenario, Fault
from hyakki.core.scenarios import Spelling, fitted
from hyakki.games.shadow_tactics.catalog.cards import (
    CARD_COLOURS,
    Civilians,
    CustomMission,
    Map,
    Mission,
    MissionId,
    ShadowRules,
)
from hyakki.games.shadow_tactics.catalog.faults import fault
from hyakki.games.shadow_tactics.catalog.map_faults import map_faults
from hyakki.games.shadow_tactics.catalog.post_faults import post_faults

OPTION = "custom_mission"
MOST_MADE = 9
"""The most noise that the mission action makes, and the most guards that it moves."""
SPELLING = Spelling(
    examples={"deployment": "S3o", "tower": "Y3", "entries": "B4", "green": "B4", "blue": "B4", "keys": "J7"},
    example="Y3",
    choices={"goal": get_args(MissionId), "action": CARD_COLOURS, "civilians": get_args(Civilians)},
)
VARIANTS = ("boulders", "civilians", "snow", "night")
"""The variants that a custom mission can ask for."""
SOURCE = "custom"


def read_mission(written: Any, rules: ShadowRules) -> CustomMission:
    """Read a custom mission from TOML, or from a table that was read already."""
    mission, faults = examine(written, rules)
    if mission is None or faults:
        raise BadScenario(faults)
    return mission


def examine(written: Any, rules: ShadowRules) -> tuple[CustomMission | None, list[Fault]]:
    """The mission, if its fields fit their types, and all that is wrong with it."""
    mission, faults = fitted(written, CustomMission, SPELLING)
    return mission, faults if mission is None else mission_faults(rules, mission)


def mission_faults(rules: ShadowRules, mission: CustomMission) -> list[Fault]:
    plan = map_of(mission)
    return [
        *_numbers(rules, mission),
        *map_faults(rules, mission.goal, plan),
        *post_faults(rules, mission.goal, plan),
    ]


def _numbers(rules: ShadowRules, mission: CustomMission) -> Iterator[Fault]:
    for field, value, least, most in (
        ("time", mission.time, 1, rules.numbers.most_time),
        ("noise", mission.noise or 0, 0, MOST_MADE),
        ("most", mission.most or 0, 0, MOST_MADE),
    ):
        if not least <= value <= most:
            yield fault(field, "", "range", value=value, least=least, most=most)


def map_of(mission: CustomMission) -> Map:
    return Map(
        **{field: getattr(mission, field) for field in Map.__struct_fields__ if field != "source"}, source=SOURCE
    )


def with_mission(rules: ShadowRules, mission: CustomMission) -> ShadowRules:
    """Return the Rules with this mission in place of the one with the same goal."""
    printed = rules.missions[mission.goal]
    guards = Counter(post[0] for posts in mission.deployment.values() for post in posts)
    facts = Mission(
        time=mission.time,
        guards=dict(guards),  # type: ignore[arg-type]
        action=mission.action or printed.action,
        noise=printed.noise if mission.noise is None else mission.noise,
        most=printed.most if mission.most is None else mission.most,
        source=SOURCE,
    )
    return msgspec.structs.replace(
        rules,
        maps={**rules.maps, mission.goal: map_of(mission)},
        missions={**rules.missions, mission.goal: facts},
        mission=mission.goal,
        title=mission.name,
        story=mission.story,
        **{name: getattr(mission, name) for name in VARIANTS},
    )


def printed(rules: ShadowRules, goal: MissionId) -> CustomMission:
    """A mission of the box as a custom one."""
    plan = rules.maps[goal]
    fields = {field: getattr(plan, field) for field in Map.__struct_fields__ if field != "source"}
    return CustomMission(goal=goal, time=rules.missions[goal].time, **fields)
