"""Answers of a hunted PG: run, hide, react, and what is done before and after the dice."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from hyakki.core.menu import Menus, Option, Path
from hyakki.games.kaidan.board.geometry import BESIDE, OFF, loudness
from hyakki.games.kaidan.board.tiles import OPEN
from hyakki.games.kaidan.bot.flight import (
    OFUDA_SPENT,
    flight_of,
    gap_of,
    hunt_of,
    in_view,
    refuge,
    sealing_door,
    trapped,
)
from hyakki.games.kaidan.bot.outlook import (
    Hunt,
    acting,
    attacked,
    beats,
    clash,
    exorcising,
    fleeing,
    health,
    hidden,
    passes,
    repelling,
)
from hyakki.games.kaidan.bot.sense import Sense
from hyakki.games.kaidan.catalog.cards import VALUES
from hyakki.games.kaidan.catalog.ids import NUMBER
from hyakki.games.kaidan.people import NOBODY, kind_of
from hyakki.games.kaidan.state import CORPSE

CARD_SPENT = 0.06
"""The worth of a card that surely gets a PG out of a chase."""
VEIL = 2
"""The value of the Veil of Water as a hiding place."""
FOUND: Final = 0.08
"""The worth of an object found in the middle of a chase."""


def chase(sense: Sense, menus: Menus, rng: Random) -> Path:
    """The move of a round: the best by what it will probably come to."""
    menu = menus(())
    if sense.given_up:
        return (next(option for option in menu.options if option.verb == "wait"),)
    hunt, away, armed = hunt_of(sense), gap_of(sense, sense.here), sense.ofuda > 0
    cornered = trapped(sense, sense.here)
    at, nerves = sense.view.round, sense.nerves
    best: tuple[float, Path] = (-1.0, ())
    for option in menu.options:
        value = -1.0
        path: Path = (option,)
        if option.verb == "escape":
            value = 2.0 if sense.doomed(sense.seat) < 0.5 else 0.1
        elif option.verb == "flee":
            value = fleeing(hunt, at, nerves, away, armed, flight_of(sense, hunt), cornered)
        elif option.verb == "wait":
            value = max(attacked(hunt, at, nerves, armed, cornered), _ritual_value(sense))
        elif option.verb == "hide":
            value = refuge(sense, hunt, sense.here)
        elif option.verb == "examine":
            value = acting(hunt, at, nerves, away, armed) + FOUND * sense.examining(sense.here)
        elif option.verb in ("use", "quick"):
            value, path = _way_out(sense, hunt, option, menus)
        if value > best[0]:
            best = (value, path)
    return best[1]


def _ritual_value(sense: Sense) -> float:
    """Return what it is worth to wait for the hunter with a ritual that cannot fail."""
    return health(sense.nerves) + 0.03 if ritual_ready(sense) else 0.0


def ritual_ready(sense: Sense) -> bool:
    view = sense.view
    figure = view.figures[view.hunter]
    ritual = sense.kit.entities[figure.kind].ritual if figure.kind >= 0 else None
    if ritual is None or ritual.test is not None:
        return False
    if ritual.object:
        return NUMBER[ritual.object] in sense.kinds
    if ritual.deck:
        return any(sense.kit.objects[kind].deck == ritual.deck for kind in sense.kinds)
    if ritual.evidence:
        return figure.evidence >= 2
    corpses = {*view.corpses, *(cell for cell, token in enumerate(view.tokens) if token == CORPSE)}
    near = [sense.here]
    for way, other in enumerate(BESIDE[sense.here]):
        if other != OFF and sense.board.edges[sense.here * 4 + way] == OPEN:
            near.append(other)
    return any(cell in corpses for cell in near)


def _way_out(sense: Sense, hunt: Hunt, option: Option, menus: Menus) -> tuple[float, Path]:
    """Return the worth and the path of an object that ends the chase, or helps to end it."""
    id = sense.acts_as(option.args[0])
    value = health(sense.nerves) - CARD_SPENT
    if id in ("OB06", "OB07"):
        return value, (option,)
    if id == "OB24":
        near = loudness(sense.here, sense.view.figures[sense.view.hunter].cell) <= 2
        return (value + 0.01 if near else -1.0), (option,)
    if id == "OB05":
        return _seal(sense, option, menus)
    if id == "WG04":
        return hidden(hunt, sense.nerves, VEIL - in_view(sense, sense.here), sense.ofuda > 0), (option,)
    if id in ("OB11", "OB12", "WG02") and sense.pg.wounds >= 2:
        path: Path = (option,)
        if not option.final:
            path += (next((o for o in menus(path).options if o.args == (sense.seat,)), menus(path).options[0]),)
        healed = sense.nerves + {"OB11": 2, "OB12": 1}.get(id, sense.pg.wounds)
        away = gap_of(sense, sense.here)
        return acting(hunt, sense.view.round, healed, away, sense.ofuda > 0) - CARD_SPENT, path
    return -1.0, (option,)


def _seal(sense: Sense, option: Option, menus: Menus) -> tuple[float, Path]:
    """Return the worth and the path of an Ofuda on the door through which the hunter has to come."""
    edge = sealing_door(sense, sense.here)
    door = next((door for door in menus((option,)).options if door.args == (edge,)), None)
    if door is None or sense.view.round >= sense.view.rules.numbers.chase_rounds:
        return -1.0, (option,)
    return health(sense.nerves) - OFUDA_SPENT, (option, door)


# Reactions


def react(sense: Sense, menus: Menus, rng: Random) -> Path:
    hunt, at, nerves = hunt_of(sense), sense.view.round, sense.nerves
    cornered = trapped(sense, sense.here)
    best: tuple[float, Option | None] = (-1.0, None)
    for option in menus(()).options:
        if option.verb == "ritual":
            if sense.given_up:
                continue
            return (option,)
        armed = sense.ofuda > 0
        if option.verb == "repel":
            value = repelling(hunt, at, nerves, armed, cornered)
        else:
            value = exorcising(hunt, at, nerves, cornered)
        if sense.given_up:
            value = 1 - value
        if value > best[0]:
            best = (value, option)
    assert best[1] is not None
    return (best[1],)


def last_chance(sense: Sense, menus: Menus, rng: Random) -> Path:
    hunt = hunt_of(sense)

    def promise(option: Option) -> float:
        if option.verb == "ritual":
            return 1.0 if ritual_ready(sense) else 0.5
        if option.verb == "resort":
            return 0.95
        return clash(hunt.force if option.verb == "repel" else hunt.exorcism).won

    choose = min if sense.given_up else max
    return (choose(menus(()).options, key=promise),)


# Before and after the dice

GRAVE = ("hide", "exorcise", "exorcise-pg", "repel", "attack", "ritual")
"""Tests that are worth a card that is gone afterwards."""


def roll(sense: Sense, menus: Menus, rng: Random) -> Path:
    """Tick what helps at no cost; use the Moon Water only if a life depends on it."""
    frame = sense.frame("Test", "Blows")
    purpose = frame["purpose"] if frame else ""
    path: Path = ()
    while not sense.given_up or purpose not in GRAVE:
        ticks = [option for option in menus(path).options if option.verb == "with"]
        ticks = [option for option in ticks if not _spent_by_ticking(option) or _life_at_stake(sense, purpose)]
        if not ticks:
            break
        path += (max(ticks, key=lambda option: _strength(sense, option)),)
    return (*path, next(option for option in menus(path).options if option.verb == "roll"))


def _spent_by_ticking(option: Option) -> bool:
    return kind_of(option.args[0]) == NUMBER["WG03"]


def _strength(sense: Sense, option: Option) -> int:
    card = sense.kit.objects[kind_of(option.args[0])]
    return max((bonus.value for bonus in card.bonuses), default=0) + card.extra_wounds


def _life_at_stake(sense: Sense, purpose: str) -> bool:
    if sense.frame("LastChance") is not None:
        return purpose in ("repel", "exorcise")
    return purpose in ("hide", "exorcise-pg") or (purpose == "repel" and sense.nerves <= 2)


def guess(sense: Sense, menus: Menus, rng: Random) -> Path:
    """Guess at random, unless the die is made to show something."""
    frame = sense.frame("Guess")
    options = {option.verb: option for option in menus(()).options}
    face = frame["face"] if frame else -1
    if face >= 0:
        return (options["odd" if VALUES[face] % 2 else "even"],)
    if "quick" in options and sense.frame("HidingTest") is not None:
        quick = [o for o in menus(()).options if o.verb == "quick" and sense.acts_as(o.args[0]) == "WG01"]
        if quick:
            return (quick[0], menus((quick[0],)).options[0])
    return (options[rng.choice(("even", "odd"))],)


def again(sense: Sense, menus: Menus, rng: Random) -> Path:
    return (next(option for option in menus(()).options if option.verb == "roll-again"),)


def hide(sense: Sense, menus: Menus, rng: Random) -> Path:
    """Hide from what is about to come into sight, or is there: behind the Veil, where that hides better."""
    options = menus(()).options
    veil = _quick(sense, options, "WG04")
    if veil is not None and sense.hiding_place(sense.here) < VEIL:
        return (veil,)
    shy = not sense.given_up
    return (next((option for option in options if shy and option.verb == "hide"), options[0]),)


def after_dice(sense: Sense, menus: Menus, rng: Random) -> Path:
    """Roll a Test again that is about to be lost, if it matters."""
    frame = sense.frame("Test", "Blows")
    options = menus(()).options
    if frame is not None and _losing(sense, frame):
        for option in options:
            if option.verb == "sutra" and not sense.given_up:
                return (option,)
        if frame["purpose"] in GRAVE:
            charm = _quick(sense, options, "OB22")
            if charm is not None:
                return (charm,)
    return (options[0],)


def _losing(sense: Sense, frame: dict[str, Any]) -> bool:
    """Return whether the Test is lost as the dice lie, without what was ticked."""
    values, attribute, bonus = sense.view.values, frame["attribute"], int(frame["bonus"])
    mine, theirs = frame["faces"]
    own = values[sense.seat][attribute] + bonus
    if frame["rival"] == sense.seat:
        mine, theirs = theirs, mine
        other = values[frame["seat"]][attribute] + bonus
        own -= bonus
    elif frame["seat"] != sense.seat:
        return False
    elif frame["rival"] != NOBODY:
        other = values[frame["rival"]][attribute]
    elif frame["figure"] != NOBODY:
        enemy = sense.view.enemy_values[frame["figure"]]
        other = enemy[attribute] if enemy else own
    else:
        return not passes(own, mine, int(frame["difficulty"]))
    return not beats(own - other, mine, theirs)


def _quick(sense: Sense, options: list[Option], id: str) -> Option | None:
    """Return the use of a Rapid object that keeps the PG alive, or None if the PG has given up."""
    if sense.given_up:
        return None
    return next((o for o in options if o.verb == "quick" and sense.acts_as(o.args[0]) == id), None)


def before_wounds(sense: Sense, menus: Menus, rng: Random) -> Path:
    """Use a doll against a Wound that kills, or nearly."""
    options = menus(()).options
    frame = sense.frame("Wounds")
    doll = _quick(sense, options, "OB21")
    if doll is not None and frame is not None:
        seats, amounts = list(frame["seats"]), list(frame["amounts"])
        mine = amounts[seats.index(sense.seat)] if sense.seat in seats else 0
        if mine and sense.nerves - mine <= 2:
            return (doll,)
    return (options[0],)


def on_sight(sense: Sense, menus: Menus, rng: Random) -> Path:
    options = menus(()).options
    mirror = _quick(sense, options, "TR02")
    return (mirror or options[0],)


def on_attack(sense: Sense, menus: Menus, rng: Random) -> Path:
    """Use salt if the Reaction is likely to hurt; the crystal if it is likely to kill."""
    options = menus(()).options
    if sense.view.hunted != sense.seat or ritual_ready(sense):
        return (options[0],)
    hunt = hunt_of(sense)
    odds = clash(hunt.force)
    salt = _quick(sense, options, "OB18")
    if salt is not None and odds.won < 0.7:
        return (salt,)
    crystal = _quick(sense, options, "OB06")
    deadly = sum(chance for wounds, chance in odds.wounds if wounds and wounds + hunt.extra >= sense.nerves)
    if crystal is not None and deadly > 0.25 and not hunt.thief:
        return (crystal,)
    return (options[0],)


def on_fate(sense: Sense, menus: Menus, rng: Random) -> Path:
    options = menus(()).options
    if sense.view.hunted == sense.seat and not ritual_ready(sense):
        crystal = _quick(sense, options, "OB06")
        if crystal is not None:
            return (crystal,)
    return (options[0],)


def let_be(sense: Sense, menus: Menus, rng: Random) -> Path:
    return (menus(()).options[0],)
