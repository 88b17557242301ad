"""A saved chapter, checked against the content (ST-398 to ST-400)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from hyakki.core.errors import BadContent
from hyakki.games.shadow_tactics.catalog.cards import ShadowRules
from hyakki.games.shadow_tactics.chapter.options import PURCHASES
from hyakki.games.shadow_tactics.chapter.state import DAIMYO, NINJA, Saved

WHERE = "option saved"


def check_saved(shadow: ShadowRules, saved: Saved) -> None:
    """Check that everything in it is there, in its place, and once."""
    places = shadow.locations
    optional = [name for name, place in places.items() if place.mission and not place.final]
    played = [name for name, _ in saved.missions]
    ninjas = [ninja for group in saved.groups for ninja in group]
    prizes = {quest.reward for quest in shadow.quests.values()}
    lying = [placed.card for placed in saved.placed] + [*(saved.palace or ())]
    _known("missions", played, optional)
    _known("missions", [side for _, side in saved.missions], (DAIMYO, NINJA))
    _known("cards", saved.cards, prizes & {*shadow.cards, *shadow.health})
    _known("orders", saved.orders, prizes & shadow.orders.keys())
    _known("quests", saved.quests, shadow.quests)
    _known("placed", lying, PURCHASES)
    _known("placed", [placed.location for placed in saved.placed], [name for name in optional if name not in played])
    _known("placed", [token for placed in saved.placed for token in placed.tokens], shadow.numbers.coins)
    _known("unlocked", saved.unlocked, [name for place in places.values() for name in _unlocks(place)])
    _known("offers", saved.offers, (DAIMYO, NINJA))
    for field, names in (
        *(("missions", played), ("groups", ninjas), ("cards", saved.cards), ("quests", saved.quests)),
        *(("orders", saved.orders), ("placed", lying), ("unlocked", saved.unlocked)),
    ):
        if len(set(names)) < len(names):
            raise BadContent(f"{WHERE}.{field}", "something appears twice")
    numbers = {"pool": saved.pool, "discount": saved.discount, "veto": saved.veto}
    for field, number in {**numbers, **{f"offers.{side}": count for side, count in saved.offers.items()}}.items():
        if not 0 <= number <= MOST:
            raise BadContent(f"{WHERE}.{field}", f"{number} is not from 0 to {MOST}")
    for ninja, count in saved.jutsu.items():
        if not -shadow.numbers.jutsu <= count <= MOST:
            raise BadContent(f"{WHERE}.jutsu.{ninja}", f"{count} is not from {-shadow.numbers.jutsu} to {MOST}")
    if abs(saved.modifier) > shadow.numbers.surrender:
        raise BadContent(f"{WHERE}.modifier", f"{saved.modifier} is more than a surrender gives")


MOST = 999


def _known(field: str, names: Iterable[object], known: Collection[object]) -> None:
    for name in names:
        if name not in known:
            raise BadContent(f"{WHERE}.{field}", f"{name!r} is not one of {', '.join(map(str, known))}")


def _unlocks(place: object) -> tuple[str, ...]:
    rewards = (getattr(place, NINJA), getattr(place, DAIMYO))
    return tuple(name for reward in rewards if reward is not None for name in reward.unlocks)
