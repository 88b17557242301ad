"""The meaning of the fields and numbers of Shadow Tactics, for texts."""

from __future__ import annotations

from hyakki.core.words import ANYTHING, Words
from hyakki.games.shadow_tactics.board.places import (
    BUSHES,
    IN_TOWER,
    JUNCTIONS,
    MOST_YARDS,
    PER_YARD,
    PLACES,
    place_name,
    post_name,
    stance_name,
)
from hyakki.games.shadow_tactics.catalog.ids import CARDS, COLOURS, ITEMS, NINJAS, ORDERS, QUESTS
from hyakki.games.shadow_tactics.catalog.kit import PARTS
from hyakki.games.shadow_tactics.guards import KINDS
from hyakki.games.shadow_tactics.options import SLOT

ALARMS = ("none", "half", "full")


def _keys(kind: str, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{kind}-{name}" for name in names)


_PLACES = tuple(map(place_name, range(PLACES)))
_POSTS = tuple(map(post_name, range(MOST_YARDS * PER_YARD)))

WORDS = Words(
    people=frozenset({"seat", "subject", "voters"}),
    unsaid=("*.ninjas", "hand", "guards"),
    things={
        **dict.fromkeys(("ninja", "patient", "carrier"), _keys("ninja", NINJAS)),
        **dict.fromkeys(("card", "cards"), _keys("card", CARDS)),
        **dict.fromkeys(("order", "orders"), _keys("order", ORDERS)),
        "item": _keys("item", ITEMS),
        "quest": _keys("quest", QUESTS),
        **dict.fromkeys(("kind", "kinds", "guards"), _keys("guard", KINDS)),
        "colour": _keys("colour", COLOURS),
        "part": _keys("part", PARTS),
        "which": ("which-first", "which-second"),
        "alarm": _keys("alarm", ALARMS),
    },
    labels={
        **dict.fromkeys(("place", "yard", "yards"), _PLACES),
        "bush": _PLACES[BUSHES:],
        **dict.fromkeys(("junction", "junctions"), _PLACES[JUNCTIONS:]),
        **dict.fromkeys(("post", "posts"), _POSTS),
        "stance": tuple(map(stance_name, range(IN_TOWER + PLACES))),
        "slot": tuple(option.id.split()[1] for option in SLOT),
    },
    actions={
        "order": ("play", "prepare", "follow"),
        "programme": ("lay", "take-up", "show"),
        "ready": ("ready", "not-ready"),
    },
    options={
        **dict.fromkeys(("pick", "lay", "take-up", "heal"), ("ninja",)),
        "claim": ("item", "ninja"),
        "quest": ("quest",),
        "boulder": ("yard", "bush"),
        "value": ("value",),
        "enter": ("ninja", "bush"),
        "show": ("ninja", "which"),
        "slot": ("slot",),
        **dict.fromkeys(("first", "then"), ("card",)),
        **dict.fromkeys(("play", "prepare", "follow"), ("order",)),
        **dict.fromkeys(("guard", "choose", "body"), ("post",)),
        "to": ("stance",),
        "on": ("place",),
        "use": ("item",),
        "aim": ("yard",),
        **dict.fromkeys(("light", "face"), ("junction",)),
        "through": ("junction", "colour"),
        "exit": ("bush",),
    },
    settled={
        "aim": (("aimed", "yard"),),
        "on": (("killed", "post"), ("stunned", "post")),
        "through": (("passed-through", "junction"),),
        "exit": (("went", "bush"),),
        "body": (("hid", ANYTHING),),
        "heal": (("healed", "patient"),),
        "use": (("special", "item"),),
        "mission": tuple((name, "") for name in ("revealed", "blew-up", "accident", "sabotage", "bell", "poisoned")),
        "collect": (("revealed", ""), ("documents-taken", "")),
        "choose": (("accident", "post"), ("removed", "post"), ("alert-passed", "post")),
        "decline": (("skipped", ""),),
    },
    quoted={"special": ("item", ITEMS), "quest-chosen": ("quest", QUESTS)},
    silent=frozenset({"ordered", "order-gained"}),
    by_the_way=frozenset({"rest"}),
)
