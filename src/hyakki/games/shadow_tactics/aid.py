"""The player aid of Shadow Tactics."""

from __future__ import annotations

from hyakki.core.aids import Act, Section, section
from hyakki.core.text import Text
from hyakki.games.shadow_tactics.catalog.cards import ShadowRules

SECTIONS = {
    "round": (
        Act("programme", "ST-035"),
        Act("orders", "ST-151"),
        Act("execution", "ST-058"),
        Act("refresh", "ST-195"),
    ),
    "ninjas": (
        Act("green", "ST-074"),
        Act("blue", "ST-077"),
        Act("red", "ST-076"),
        Act("move", "ST-104"),
        Act("attack", "ST-098"),
        Act("jutsu", "ST-134"),
        Act("reset", "ST-144"),
        Act("mission", "ST-138"),
        Act("pick-up", "ST-071"),
    ),
    "daimyo": (
        Act("execute", "ST-153"),
        Act("prepare", "ST-154"),
        Act("regular", "ST-177"),
        Act("free", "ST-183"),
        Act("deploy", "ST-168"),
        Act("spread", "ST-188"),
        Act("search", "ST-190"),
        Act("power", "ST-192"),
    ),
    "prices": (
        Act("witness", "ST-079"),
        Act("body", "ST-247"),
        Act("noise", "ST-200"),
        Act("time", "ST-207"),
    ),
}


def aid(text: Text, rules: ShadowRules) -> tuple[Section, ...]:
    mission = rules.missions[rules.mission]
    deed = text.word(f"deed-{rules.mission}")
    numbers = {"slots": rules.numbers.slots, "time": mission.time, "jutsu": rules.numbers.jutsu}
    colour = text.word(f"cardcolour-{mission.action}")
    return tuple(section(text, title, acts, deed=deed, colour=colour, **numbers) for title, acts in SECTIONS.items())
