"""The result of a programmed card on the current board; the Daimyo's orders may still change it."""

from __future__ import annotations

from typing import Any

from hyakki.games.shadow_tactics.board import aim
from hyakki.games.shadow_tactics.board.places import NOWHERE, bush_place, junction_place, place_name
from hyakki.games.shadow_tactics.catalog.ids import ITEMS
from hyakki.games.shadow_tactics.catalog.kit import SPECIAL
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.card import COLLECTING, ITSELF, MISSION, PlayCard

Met = dict[str, Any]
"""`place` the card would be for, from which bush, who would witness it; for a target yard its score; for a special card
what it would be used for."""


def foresee(s: ShadowState, ninja: int, cards: tuple[int, ...]) -> list[Met]:
    """Return what the last of these cards could meet, if those before it go well: they may lead to other bushes."""
    twin = s.copy()
    person = twin.ninjas[ninja]
    bushes = [person.bush]
    for before in cards[:-1]:
        act = s.kit.cards[before].act
        person.jutsu -= act.jutsu and person.jutsu > 0
        if "MV" in act.symbols:
            ways = {junction for bush in bushes for colour, junction in s.board.ways[bush] if colour in act.through}
            bushes = sorted({bush for way in ways for bush in s.board.exits[way]}) or bushes
    return [met for bush in bushes for met in _from(twin, ninja, cards[-1], bush)]


def _from(s: ShadowState, ninja: int, card: int, bush: int) -> list[Met]:
    s.ninjas[ninja].bush = bush
    step = PlayCard(ninja, 0)
    step.card = card
    if s.kit.cards[card].kind != SPECIAL:
        return _met(s, step)
    found = []
    for what in step.specials(s):
        step.what = what
        said = "mission" if what == MISSION else "collect" if what == COLLECTING else ITEMS[what]
        found += [{"by": said, **met} for met in _met(s, step)]
    return found


def _met(s: ShadowState, step: PlayCard) -> list[Met]:
    act, bush = step.act(s), step.bush(s)
    if act.jutsu and not s.ninjas[step.ninja].jutsu:
        return []
    here = {"from": place_name(bush_place(bush))}
    if step.what != MISSION and "MV" in act.symbols:
        return [
            here | {"place": place_name(junction_place(way)), "seen": step.seen_by(s, NOWHERE, way)}
            for way, _ in step.junctions(s, act)
        ]
    if step.what in (MISSION, COLLECTING) or act.effects:
        return [here | _at_yard(s, step, yard) for yard in step.aims(s)]
    return [here | {"place": here["from"], "seen": step.seen_by(s, NOWHERE, NOWHERE)}]


def _at_yard(s: ShadowState, step: PlayCard, yard: int) -> Met:
    place = yard if yard != NOWHERE else bush_place(step.bush(s))
    met: Met = {"place": place_name(place), "seen": step.seen_by(s, yard, NOWHERE)}
    if step.what == ITSELF or step.what >= 0:
        met["score"] = aim.score(s, step.ninja, step.act(s), yard)
    return met


def preview(met: list[Met]) -> dict[str, Any]:
    """The preview of a card that is about to be laid: in short where it would be unseen and where not, and all of
    it."""
    several = len({entry["from"] for entry in met}) > 1
    places: tuple[list[str], list[str]] = ([], [])
    for entry in met:
        place = f"{entry['place']} ({entry['from']})" if several else entry["place"]
        found = places[bool(entry["seen"])]
        if place not in found:
            found.append(place)
    return {"nothing": not met, "unseen": places[0], "risky": places[1], "ahead": met}
