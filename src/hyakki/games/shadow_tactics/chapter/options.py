"""Every question and answer between missions."""

from __future__ import annotations

from functools import cache

from hyakki.core.menu import Ask, Option
from hyakki.games.shadow_tactics.catalog.ids import DEPLOYMENTS, ITEMS, LOCATIONS, NINJAS, ORDERS
from hyakki.games.shadow_tactics.options import SEATS

PURCHASES = (*DEPLOYMENTS, *(order for order in ORDERS if order.startswith("PO")))
"""Cards that lie at locations: all that the Daimyo can buy, and those that belong to the final one."""
PURCHASE_NUMBER = {name: number for number, name in enumerate(PURCHASES)}


def _asks(kind: str, pace: str = "turn", *, sealed: bool = False) -> tuple[Ask, ...]:
    return tuple(Ask(seat, kind, pace=pace, sealed=sealed) for seat in SEATS)


QUESTIONS = {
    "tax": "ST-407",
    "purchase": "ST-408",
    "assign": "ST-412",
    "buy": "ST-418",
    "go": "ST-421",
    "veto": "ST-445",
    "promote": "ST-434",
    "strip": "ST-441",
    "dismiss": "ST-403",
    "give-up": "ST-401",
    "take-over": "ST-402",
}
"""The rule that each kind of question rests on."""

# The Daimyo
ASK_TAX = _asks("tax")
ASK_PURCHASE = _asks("purchase")
ASK_ASSIGN = _asks("assign")
ASK_STRIP = _asks("strip")
ASK_PROMOTE = _asks("promote")

# The ninjas together: alone, or several at the same time (ST-R134)
ASK_BUY, ASK_BUY_TOGETHER = _asks("buy"), _asks("buy", sealed=True)
ASK_GO, ASK_GO_TOGETHER = _asks("go"), _asks("go", sealed=True)
ASK_VETO, ASK_VETO_TOGETHER = _asks("veto"), _asks("veto", sealed=True)
ASK_DISMISS, ASK_DISMISS_TOGETHER = _asks("dismiss"), _asks("dismiss", sealed=True)

# One of them
ASK_GIVE_UP = _asks("give-up", "pick")
ASK_TAKE_OVER = _asks("take-over", "pick")

OCCASIONS = {
    "coins": "ST-407",
    "purchase": "ST-408",
    "enough": "ST-404",
    **dict.fromkeys(("card", "at", "settled"), "ST-412"),
    "buy": "ST-418",
    "go": "ST-421",
    **dict.fromkeys(("veto", "spare"), "ST-445"),
    "dismiss": "ST-403",
    **dict.fromkeys(("give-up", "take-over"), "ST-401"),
    **dict.fromkeys(("promote", "instead-of", "no-promotion"), "ST-434"),
    "strip": "ST-441",
    **dict.fromkeys(("agree", "refuse"), "ST-R153"),
}
"""The rule that says when it is an answer, by verb."""
NAMES = {
    **dict.fromkeys(("purchase", "card", "veto", "promote", "instead-of", "strip"), PURCHASES),
    **dict.fromkeys(("at", "go"), LOCATIONS),
    "buy": ITEMS,
    **dict.fromkeys(("dismiss", "give-up", "take-over"), NINJAS),
}
"""The things that each verb may name; tokens are counted, and the other verbs stand alone."""

NOTHING = -1
"""The value of an answer that declines."""
ENOUGH = Option("enough", (NOTHING,))
SETTLED = Option("settled")
SPARE = Option("spare", (NOTHING,))
NO_PROMOTION = Option("no-promotion")


@cache
def coins(count: int, value: int, final: bool) -> Option:
    """Return the Option for this many tokens of a value."""
    return Option("coins", (count, value), (str(count), str(value)), final=final)


def _cards(option: str) -> tuple[str, ...]:
    return (f"purchase {option}",)


@cache
def purchase(name: str, final: bool) -> Option:
    return Option("purchase", (PURCHASE_NUMBER[name],), (name,), points=_cards(name), final=final)


CARD = {name: Option("card", (n,), (name,), points=_cards(name), final=False) for n, name in enumerate(PURCHASES)}
AT = {name: Option("at", (n,), (name,), points=(f"location {name}",)) for n, name in enumerate(LOCATIONS)}
GO = {name: Option("go", (n,), (name,), points=(f"location {name}",)) for n, name in enumerate(LOCATIONS)}
BUY = {name: Option("buy", (n,), (name,), points=(f"item {name}",)) for n, name in enumerate(ITEMS)}
VETO = {name: Option("veto", (n,), (name,), points=_cards(name)) for n, name in enumerate(PURCHASES)}
STRIP = {name: Option("strip", (n,), (name,), points=_cards(name)) for n, name in enumerate(PURCHASES)}
PROMOTE = {name: Option("promote", (n,), (name,), points=_cards(name), final=False) for n, name in enumerate(PURCHASES)}
INSTEAD_OF = {name: Option("instead-of", (n,), (name,), points=_cards(name)) for n, name in enumerate(PURCHASES)}
DISMISS = tuple(Option("dismiss", (n,), (name,), points=(f"ninja {name}",)) for n, name in enumerate(NINJAS))
GIVE_UP = tuple(Option("give-up", (n,), (name,), points=(f"ninja {name}",)) for n, name in enumerate(NINJAS))
TAKE_OVER = tuple(Option("take-over", (n,), (name,), points=(f"ninja {name}",)) for n, name in enumerate(NINJAS))
