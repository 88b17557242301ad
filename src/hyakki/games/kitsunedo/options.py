"""Every answer of Kitsunedo, created once: menus select from these."""

from __future__ import annotations

from functools import cache

from hyakki.core.events import seat_name
from hyakki.core.menu import Ask, Option
from hyakki.games.kitsunedo.catalog.ids import ITEMS, LEAF, LORDS

MOST_SEATS = 6
SEATS = range(MOST_SEATS)


def _seat(seat: int) -> str:
    return f"seat {seat_name(seat)}"


def _asks(kind: str, pace: str, *, sealed: bool = False) -> tuple[Ask, ...]:
    return tuple(Ask(seat, kind, pace=pace, sealed=sealed) for seat in SEATS)


# The questions, by seat (the decision points D1 to D10 of the rulings)
QUESTIONS = {
    "pick": "KI-007",
    "draw": "KI-143",
    "act": "KI-025",
    "act attack": "KI-044",
    "doubt": "KI-111",
    "respond": "KI-059",
    "answer": "KI-107",
    "keep": "KI-066",
    "give": "KI-089",
    "swap": "KI-140",
    "discard": "KI-030",
    "out": "KI-130",
    "vote": "KI-180",
}
"""The rule that each of them rests on."""

ASK_PICK = _asks("pick", "pick")
ASK_DRAW = _asks("draw", "turn")
ASK_ACT = _asks("act", "turn")
ASK_DOUBT = _asks("doubt", "window", sealed=True)
ASK_RESPOND = _asks("respond", "respond")
ASK_ANSWER = _asks("answer", "answer")
ASK_KEEP = _asks("keep", "answer")
ASK_GIVE = _asks("give", "answer")
ASK_SWAP = _asks("swap", "answer")
ASK_DISCARD = _asks("discard", "turn")
ASK_OUT = _asks("out", "out")

# Picking a lord
PICK = tuple(Option("pick", (lord,), (name,), points=(f"lord {name}",)) for lord, name in enumerate(LORDS))
PICK_ANY = Option("pick", (-1,), ("any",))

# Opening draw
DRAW_DECK = Option("draw", (0,), ("deck",), points=("deck",))
DRAW_DISCARD = Option("draw", (1,), ("discard",), points=("discard",))

# Own turn
END_TURN = Option("end")
SUMMON = Option("summon", points=("lantern spirit",))
STEAL = tuple(Option("steal", (seat,), (seat_name(seat),), points=("lantern shadow", _seat(seat))) for seat in SEATS)
ATTACK = tuple(Option("attack", (seat,), (seat_name(seat),), points=(_seat(seat),), final=False) for seat in SEATS)
THREAD = Option("thread", points=("ability thread",))
GIFT = Option("gift", points=("ability gift",))
PEEP = tuple(Option("peep", (seat,), (seat_name(seat),), points=("ability peep", _seat(seat))) for seat in SEATS)


def _trade(pay: int, seat: int, item: int) -> Option:
    words = (seat_name(seat), ITEMS[item], *(("leaf",) if pay == LEAF else ()))
    return Option("trade", (seat, item, pay), words, points=(f"hand {ITEMS[pay]}", _seat(seat), f"item {ITEMS[item]}"))


@cache
def trades(pay: int, seat: int, items: tuple[int, ...]) -> tuple[Option, ...]:
    """One for each kind that may be asked for; paid with a Sake, or a Leaf as one."""
    return tuple(_trade(pay, seat, item) for item in range(5) if items[item])


def _card_words(item: int, declared: int) -> tuple[str, ...]:
    return (ITEMS[item],) if item == declared else (ITEMS[item], "as", ITEMS[declared])


@cache
def mark(seat: int, item: int, declared: int) -> Option:
    words = (seat_name(seat), *_card_words(item, declared))
    return Option("mark", (seat, item, declared), words, points=(f"hand {ITEMS[item]}", _seat(seat)))


# The cards of an attack, one by one, then the blow
@cache
def play(item: int, declared: int) -> Option:
    return Option("play", (item, declared), _card_words(item, declared), points=(f"hand {ITEMS[item]}",), final=False)


STRIKE = Option("strike")

# Claim window, response to an attack, answer to a challenge
STAND = Option("stand")
CHALLENGE = Option("challenge")
TAKE_HIT = Option("take")
CLAIM_ASH = Option("ash", points=("lantern ash",))
DOUBT_MIST = Option("challenge", points=("lantern mist",))
CONCEDE = Option("concede")
CONCEDE_SHOWN = Option("concede", (1,), ("shown",))
REVEAL = Option("reveal", points=("own lantern",))
BLOCK_IT = Option("block", points=("hand block",))


@cache
def keep(seat: int, item: int) -> Option:
    """Others see only that a card was kept (KI-R56)."""
    return Option("keep", (item,), (ITEMS[item],), points=(f"deck {ITEMS[item]}",), face="keep", inside=1 << seat)


@cache
def give(item: int) -> Option:
    """The kind asked for: everyone sees it."""
    return Option("give", (item,), (ITEMS[item],), points=(f"hand {ITEMS[item]}",))


@cache
def give_other(seat: int, requester: int, item: int) -> Option:
    """Some other card: its face is for the two lords alone (KI-R60)."""
    inside = 1 << seat | 1 << requester
    return Option("give", (item,), (ITEMS[item],), points=(f"hand {ITEMS[item]}",), face="give other", inside=inside)


@cache
def offer_leaf(item: int) -> Option:
    words = _card_words(LEAF, item)
    return Option("give-leaf", (item,), words, points=("hand leaf",))


NO_SWAP = Option("no-swap")


@cache
def swap(seat: int, target: int, given: int, taken: int) -> Option:
    return Option(
        "swap",
        (given, taken),
        (ITEMS[given], ITEMS[taken]),
        points=(f"hand {ITEMS[given]}", f"seen {ITEMS[taken]}"),
        face="swap",
        inside=1 << seat | 1 << target,
    )


DISCARD = tuple(
    Option("discard", (item,), (name,), points=(f"hand {name}",), final=False) for item, name in enumerate(ITEMS)
)
DONE = Option("done")

FLIP = Option("flip", points=("deck",))
STAY_OUT = Option("stay")
