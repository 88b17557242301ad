"""Using objects (KA-143, KA-144, KA-169, KA-172): Standard ones as the Action "use", Rapid ones as the Instant Action
"quick". What a card is used on follows it in the path; whether it can be used now, and by which rule not, stands in
WHEN and TARGETS under the card's id."""

from __future__ import annotations

from collections.abc import Callable

from hyakki.core.menu import Menu, Option, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.actions import ACTIONS, Action, offer_if
from hyakki.games.kaidan.catalog.ids import OBJECTS
from hyakki.games.kaidan.effects.apply import Apply
from hyakki.games.kaidan.effects.keys import bars_key, key_tokens, place_key
from hyakki.games.kaidan.options import quick, use
from hyakki.games.kaidan.people import kind_of
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.window import INSTANTS, Instant

Targets = Callable[[Menu, KaidanState, int], None]
TARGETS: dict[str, Targets] = {}
"""Functions that add the final Options for a card's targets, or block them."""

When = Callable[[KaidanState, int, str], "str | None"]
WHEN: dict[str, When] = {}
"""The rule that forbids a card in a window, or None."""

Stake = Callable[[Menu, KaidanState, int, Option], None]
STAKES: dict[str, Stake] = {}
"""Functions that return the preview of using a card."""

TICKED = frozenset({"WG03"})
"""Rapid objects that are ticked in the roll prompt, as bonuses are (KA-R17)."""


for _id in ("OB02", "OB03", "TR01"):
    WHEN[_id] = bars_key(_id)
TARGETS["OB04"] = key_tokens


def acts_as(s: KaidanState, card: int) -> str:
    """The id of the card whose behaviour this one has (EX01 is an Ofuda like OB05)."""
    return OBJECTS[s.kit.acts_as[kind_of(card)]]


def usable(s: KaidanState, seat: int, action: str) -> list[int]:
    """The cards of a seat with this kind of use, one of each object: the one used most already."""
    cards = {kind_of(card): card for card in s.secrets[seat].cards if s.kit.objects[kind_of(card)].action == action}
    return list(cards.values())


def offer_card(m: Menu, s: KaidanState, seat: int, card: int, make: Callable[[int, bool], Option], window: str) -> None:
    """Offer a card. A card with targets needs at least one; the rule that blocks the last of them blocks the card."""
    id = acts_as(s, card)
    rule = WHEN[id](s, seat, window) if id in WHEN else None
    option = make(card, id not in TARGETS)
    if rule is None and id in TARGETS:
        found = Menu(m.look)
        TARGETS[id](found, s, seat)
        if not found.options:
            rule = found.blocked[-1].rule if m.look else "KA-143"
    offer_if(m, option, rule)
    if m.look and rule is None and id in STAKES:
        STAKES[id](m, s, seat, option)


def more_targets(m: Menu, s: KaidanState, seat: int, path: Path) -> None:
    TARGETS[acts_as(s, path[0].args[0])](m, s, seat)


def consume(s: KaidanState, seat: int, card: int) -> None:
    """Use a card once; everybody sees which card (KA-169, KA-R12)."""
    s.say(say.USED, (seat, card, s.spend(seat, card)))


# Standard


def offer_use(m: Menu, s: KaidanState, seat: int) -> None:
    for card in usable(s, seat, "standard"):
        offer_card(m, s, seat, card, use, "activation")


def start_use(s: KaidanState, seat: int, path: Path) -> None:
    card = path[0].args[0]
    targets = tuple(number for option in path[1:] for number in option.args)
    if s.kit.objects[kind_of(card)].keys:
        place_key(s, seat, card, targets)
        return
    consume(s, seat, card)
    s.push(Apply(("object", kind_of(card)), seat, targets))


ACTIONS["use"] = Action(offer_use, start_use, more_targets)


# Rapid


def offer_quick(m: Menu, s: KaidanState, seat: int, window: str) -> None:
    for card in usable(s, seat, "instant"):
        if acts_as(s, card) in TICKED and window == "test-pre":
            continue
        if window in s.kit.objects[kind_of(card)].windows:
            offer_card(m, s, seat, card, quick, window)
        else:
            m.block("KA-R15", quick(card, True))


def pay_quick(s: KaidanState, seat: int, numbers: tuple[int, ...]) -> None:
    consume(s, seat, numbers[0])


def resolve_quick(s: KaidanState, seat: int, numbers: tuple[int, ...]) -> None:
    card, *targets = numbers
    s.push(Apply(("object", kind_of(card)), seat, tuple(targets)))


INSTANTS["quick"] = Instant(offer_quick, pay_quick, resolve_quick, more_targets)
