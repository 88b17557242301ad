"""Every question and answer of Shadow Tactics, created once: menus select from these."""

from __future__ import annotations

from functools import cache

from hyakki.core.menu import Ask, Option
from hyakki.games.shadow_tactics.board.places import (
    IN_TOWER,
    bush_place,
    is_focus,
    junction_place,
    place_name,
    post_name,
    stance_name,
)
from hyakki.games.shadow_tactics.catalog.ids import CARDS, COLOURS, ITEMS, NINJAS, ORDERS, QUESTS

MOST_SEATS = 6
SEATS = range(MOST_SEATS)


def _asks(kind: str, pace: str, *, sealed: bool = False, open: bool = False) -> tuple[Ask, ...]:
    return tuple(Ask(seat, kind, pace=pace, sealed=sealed, open=open) for seat in SEATS)


QUESTIONS = {
    "pick": "ST-002",
    "claim": "ST-289",
    "quest": "ST-290",
    "boulder": "ST-369",
    "post": "ST-291",
    "civilian": "ST-380",
    "coin": "ST-424",
    "enter": "ST-300",
    "settle": "ST-R135",
    "programme": "ST-035",
    "ready": "ST-055",
    "order": "ST-151",
    "move-regular": "ST-177",
    "move-free": "ST-182",
    "move-figure": "ST-164",
    "deploy": "ST-168",
    "spread": "ST-188",
    "search": "ST-190",
    "power": "ST-192",
    "finder": "ST-172",
    "pick-up": "ST-071",
    "special": "ST-138",
    "aim": "ST-089",
    "junction": "ST-104",
    "exit": "ST-106",
    "torch": "ST-395",
    "target": "ST-092",
    "body": "ST-102",
    "distract": "ST-111",
    "lure": "ST-113",
    "heal": "ST-122",
    "pass-alert": "ST-376",
    "face": "ST-385",
    "accident": "ST-464",
    "sabotage": "ST-475",
    "remove": "ST-488",
}
"""The rule that each kind of question rests on."""

# The questions, by seat

# Set-up
ASK_PICK = _asks("pick", "pick")
ASK_CLAIM = _asks("claim", "pick")
ASK_CLAIM_TOGETHER = _asks("claim", "pick", sealed=True)
"""Common decisions of several ninja seats (ST-R134) are asked sealed."""
ASK_QUEST = _asks("quest", "pick", sealed=True)
"""All at once (ST-R87)."""
ASK_BOULDER = _asks("boulder", "answer")
ASK_BOULDER_TOGETHER = _asks("boulder", "answer", sealed=True)
ASK_POST = _asks("post", "deploy")
"""Deployment, guard by guard (ST-291)."""
ASK_CIVILIAN = _asks("civilian", "answer")
ASK_CIVILIAN_TOGETHER = _asks("civilian", "answer", sealed=True)
ASK_COIN = _asks("coin", "answer")
ASK_ENTER = _asks("enter", "answer")
ASK_SETTLE = _asks("settle", "plan", open=True)
"""Entries may be changed until all confirm (ST-R135)."""

# Programming
ASK_PROGRAMME = _asks("programme", "plan", open=True)
ASK_READY = _asks("ready", "plan", open=True)

# Orders
ASK_ORDER = _asks("order", "turn")
ASK_SYMBOL = {
    word: _asks(kind, "answer")
    for word, kind in (
        ("MVR", "move-regular"),
        ("MVF", "move-free"),
        ("DFIG", "move-figure"),
        ("DEP", "deploy"),
        ("SPR", "spread"),
        ("SRCH", "search"),
        ("POW", "power"),
    )
}
ASK_FINDER = _asks("finder", "answer")
"""Which of several deployed guards finds the bodies (ST-172)."""

# Execution
ASK_PICK_UP = _asks("pick-up", "answer")
ASK_SPECIAL = _asks("special", "answer")
ASK_AIM = _asks("aim", "answer")
ASK_JUNCTION = _asks("junction", "answer")
ASK_EXIT = _asks("exit", "answer")
ASK_TORCH = _asks("torch", "answer")
ASK_TARGET = _asks("target", "answer")
"""The guards that an attack or a stun is for."""
ASK_BODY = _asks("body", "answer")
ASK_DISTRACT = _asks("distract", "answer")
ASK_LURE = _asks("lure", "answer")
ASK_HEAL = _asks("heal", "answer")
ASK_PASS_ALERT = _asks("pass-alert", "answer")
"""Which guard is alerted for a hostile civilian (ST-376)."""
ASK_FACE = _asks("face", "answer")
"""The direction in which a guard turns to footprints or a torch (ST-385, ST-396)."""

# Missions
ASK_ACCIDENT = _asks("accident", "answer")
ASK_SABOTAGE = _asks("sabotage", "answer")
ASK_REMOVE = _asks("remove", "answer")


# Targets of answers


def guard_point(post: int) -> str:
    return f"guard {post_name(post)}"


def place_point(place: int) -> str:
    return f"place {place_name(place)}"


def _stance_point(stance: int) -> str:
    return place_point(stance - IN_TOWER) if is_focus(stance) else f"post {stance_name(stance)}"


def ninja_point(ninja: int) -> str:
    return f"ninja {NINJAS[ninja]}"


# Set-up

PICK = tuple(Option("pick", (n,), (name,), points=(ninja_point(n),)) for n, name in enumerate(NINJAS))
SAMPLE = Option("sample")


@cache
def claim(item: int, ninja: int) -> Option:
    return Option(
        "claim", (item, ninja), (ITEMS[item], NINJAS[ninja]), points=(f"item {ITEMS[item]}", ninja_point(ninja))
    )


@cache
def quest(quest: int, final: bool) -> Option:
    return Option("quest", (quest,), (QUESTS[quest],), points=(f"quest {QUESTS[quest]}",), final=final)


@cache
def boulder(yard: int, bush: int) -> Option:
    place = bush_place(bush)
    words = (place_name(yard), place_name(place))
    return Option("boulder", (yard, bush), words, points=(f"edge {words[0]}|{words[1]}",))


@cache
def coin_value(value: int) -> Option:
    return Option("value", (value,), (str(value),), final=False)


@cache
def on_junction(junction: int) -> Option:
    place = junction_place(junction)
    return Option("on", (junction,), (place_name(place),), points=(place_point(place),))


@cache
def enter(ninja: int, bush: int) -> Option:
    place = bush_place(bush)
    return Option(
        "enter", (ninja, bush), (NINJAS[ninja], place_name(place)), points=(ninja_point(ninja), place_point(place))
    )


CONFIRM = Option("confirm")

# Programming: lay HAY, slot 2, first HAY-1, then HAY-My (or alone)

LAY = tuple(Option("lay", (n,), (name,), points=(ninja_point(n),), final=False) for n, name in enumerate(NINJAS))
TAKE_UP = tuple(Option("take-up", (n,), (name,), points=(ninja_point(n),)) for n, name in enumerate(NINJAS))
SHOW = tuple(
    tuple(
        Option("show", (n, which), (name, word), points=(ninja_point(n),))
        for which, word in enumerate(("first", "second"))
    )
    for n, name in enumerate(NINJAS)
)
"""The options by ninja, and by first or second card."""
SLOT = tuple(Option("slot", (slot,), (str(slot + 1),), points=(f"slot {slot + 1}",), final=False) for slot in range(9))
PLACES = ("first", "then")


@cache
def lay_card(which: int, card: int, seat: int, shown: bool | None) -> Option:
    """A card goes face down as the first or second: which it is nobody else sees (ST-503). `shown`: whether it is the
    one that was shown there, if one was; then all see whether it stays (ST-508)."""
    face = PLACES[which] if shown is None else f"{PLACES[which]} {'same' if shown else 'other'}"
    points = (f"card {CARDS[card]}",)
    return Option(PLACES[which], (card,), (CARDS[card],), points=points, final=which == 1, face=face, inside=1 << seat)


ALONE = Option("alone")
SAY_READY = Option("ready")
SAY_NOT_READY = Option("not-ready")

# Orders


@cache
def play(order: int, seat: int) -> Option:
    """Play a hand card; all see it as soon as it lies there (ST-152)."""
    return Option("play", (order,), (ORDERS[order],), points=(f"order {ORDERS[order]}",), face="play", inside=1 << seat)


@cache
def prepare(order: int, seat: int) -> Option:
    points = (f"order {ORDERS[order]}",)
    return Option("prepare", (order,), (ORDERS[order],), points=points, face="prepare", inside=1 << seat)


@cache
def follow(order: int) -> Option:
    """A prepared card, which everybody can read."""
    return Option("follow", (order,), (ORDERS[order],), points=(f"active {ORDERS[order]}",))


DECLINE = Option("decline")
DO_SEARCH = Option("search")
USE_POWER = Option("power")


@cache
def take_guard(post: int) -> Option:
    """A guard to be moved, distracted or lured; where to comes after it."""
    return Option("guard", (post,), (post_name(post),), points=(guard_point(post),), final=False)


@cache
def put(stance: int) -> Option:
    return Option("to", (stance,), (stance_name(stance),), points=(_stance_point(stance),))


@cache
def into(yard: int) -> Option:
    """A yard as a whole, where no post of it can be taken: only ever blocked."""
    return Option("to", (yard,), (place_name(yard),), points=(place_point(yard),))


@cache
def choose_guard(post: int) -> Option:
    return Option("choose", (post,), (post_name(post),), points=(guard_point(post),))


# Execution

TAKE = Option("take")
LEAVE = Option("leave")
MISSION_ACTION = Option("mission")
COLLECT = Option("collect")


@cache
def use_item(item: int) -> Option:
    return Option("use", (item,), (ITEMS[item],), points=(f"item {ITEMS[item]}",))


@cache
def aim_at(yard: int) -> Option:
    return Option("aim", (yard,), (place_name(yard),), points=(place_point(yard),))


@cache
def through(junction: int, colour: int) -> Option:
    place = junction_place(junction)
    return Option("through", (junction,), (place_name(place), COLOURS[colour]), points=(place_point(place),))


@cache
def exit_to(bush: int) -> Option:
    place = bush_place(bush)
    return Option("exit", (bush,), (place_name(place),), points=(place_point(place),))


@cache
def target(post: int, final: bool) -> Option:
    """One of the guards that the card is for; the last of them completes the answer."""
    return Option("on", (post,), (post_name(post),), points=(guard_point(post),), final=final)


@cache
def body(post: int, final: bool) -> Option:
    return Option("body", (post,), (post_name(post),), points=(f"body {post_name(post)}",), final=final)


HEAL = tuple(Option("heal", (n,), (name,), points=(ninja_point(n),)) for n, name in enumerate(NINJAS))
FLIP_TORCH = Option("flip")
LET_BURN = Option("let-be")


@cache
def light(junction: int, final: bool) -> Option:
    """The torch that a guard lights; how it turns to it comes after it (ST-396)."""
    place = junction_place(junction)
    return Option("light", (junction,), (place_name(place),), points=(place_point(place),), final=final)


@cache
def face(junction: int, final: bool) -> Option:
    """The footprints or the torch that a guard turns to; final where no post that faces it is free (ST-387)."""
    place = junction_place(junction)
    return Option("face", (junction,), (place_name(place),), points=(place_point(place),), final=final)
