"""Hunted: run, hide, react, and what is done before and after the dice."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hyakki.core.menu import Menu, Option, Path
from hyakki.games.kaidan.board import BESIDE, FAR, OFF, edge_between, loudness
from hyakki.games.kaidan.bot.outlook import (
    FURTHEST,
    Hunt,
    acting,
    attacked,
    beats,
    clash,
    exorcising,
    fleeing,
    health,
    hidden,
    outlook,
    passes,
    repelling,
)
from hyakki.games.kaidan.bot.sense import Sense
from hyakki.games.kaidan.cards import EXORCISM, FORCE, SPEED, VALUES
from hyakki.games.kaidan.ids import NUMBER
from hyakki.games.kaidan.people import NOBODY, STANDEES, kind_of
from hyakki.games.kaidan.state import CORPSE
from hyakki.games.kaidan.tiles import INNER, OPEN, OUTER

Menus = Callable[[Path], Menu]

CARD_SPENT = 0.06
"""What a card is worth that gets a PG out of a chase for sure."""
FOUND = 0.08
"""What an object found in the middle of a chase is worth."""
RUNNING_OPEN = 0.6
"""How much of the way behind an unchecked door counts."""


def hunt_of(sense: Sense) -> Hunt:
    """The chase under way."""
    view, seat = sense.view, sense.seat
    fear, force, exorcism, _, speed = view.enemy_values[view.hunter] or (5, 3, 4, 0, 3)
    own = view.values[seat]
    extra, thief = _manner(sense)
    return Hunt(
        force=own[FORCE] + sense.bonus("force", "repel") - force,
        exorcism=own[EXORCISM] + sense.bonus("exorcism", "exorcise") - exorcism,
        speed=own[SPEED] + sense.bonus("speed", "flee") - speed,
        fear=fear - sense.bonus("nerves", "hide"),
        extra=extra,
        thief=thief,
        rounds=view.rules.numbers.chase_rounds,
    )


def _manner(sense: Sense) -> tuple[int, bool]:
    """More Wounds than the dice say, or theft instead."""
    view = sense.view
    kind = view.figures[view.hunter].kind
    if kind >= 0:
        card = sense.kit.entities[kind]
        return card.extra_wounds, card.steals == "instead" and bool(sense.own.cards)
    if view.hunter < STANDEES:
        return 0, False
    return sense.kit.characters[view.pgs[view.hunter - STANDEES].character].onryo.power.extra_wounds, False


def gap_of(sense: Sense, cell: int) -> int:
    """How far the hunter is."""
    view = sense.view
    steps = sense.board.ways(view.figures[view.hunter].cell)[cell]
    return max(1, min(FURTHEST, steps))


def chase(sense: Sense, menus: Menus, rng: Random) -> Path:
    """The move of a round: the best by what it will probably come to."""
    menu = menus(())
    hunt, away, armed = hunt_of(sense), gap_of(sense, sense.here), sense.ofuda > 0
    at, nerves = sense.view.round, sense.nerves
    best: tuple[float, Path] = (-1.0, ())
    for option in menu.options:
        value = -1.0
        path: Path = (option,)
        if option.verb == "escape":
            value = 2.0 if sense.doomed(sense.seat) < 0.5 else 0.1
        elif option.verb == "flee":
            value = fleeing(hunt, at, nerves, away, armed)
        elif option.verb == "wait":
            value = max(attacked(hunt, at, nerves, armed), _ritual_value(sense))
        elif option.verb == "hide":
            value = hidden(hunt, nerves, sense.hiding_place(sense.here) - _in_view(sense), armed)
        elif option.verb == "examine":
            value = acting(hunt, at, nerves, away, armed) + FOUND * sense.examining(sense.here)
        elif option.verb in ("use", "quick"):
            value, path = _way_out(sense, hunt, option, menus)
        if value > best[0]:
            best = (value, path)
    return best[1]


def _in_view(sense: Sense) -> bool:
    view = sense.view
    return sense.here in sense.board.sight(view.figures[view.hunter].cell)


def _ritual_value(sense: Sense) -> float:
    """A ritual that cannot fail waits for the hunter."""
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
    """An object that ends the chase, or helps to."""
    id = sense.acts_as(option.args[0])
    value = health(sense.nerves) - CARD_SPENT
    if id in ("OB06", "OB07"):
        return value, (option,)
    if id == "OB24":
        near = loudness(sense.here, sense.view.figures[sense.view.hunter].cell) <= 2
        return (value + 0.01 if near else -1.0), (option,)
    if id == "WG04":
        return hidden(hunt, sense.nerves, 2 - _in_view(sense), sense.ofuda > 0), (option,)
    if id in ("OB11", "OB12", "WG02") and sense.pg.wounds >= 2:
        path: Path = (option,)
        if not option.final:
            path += (next((o for o in menus(path).options if o.args == (sense.seat,)), menus(path).options[0]),)
        healed = sense.nerves + {"OB11": 2, "OB12": 1}.get(id, sense.pg.wounds)
        away = gap_of(sense, sense.here)
        return acting(hunt, sense.view.round, healed, away, sense.ofuda > 0) - CARD_SPENT, path
    return -1.0, (option,)


# Running


def flee(sense: Sense, menus: Menus, rng: Random) -> Path:
    """Toward the cell within reach that promises most; a hiding place on the way may be better than all of them."""
    menu = menus(())
    found = {option.id: option for option in menu.options}
    options = {(option.verb, option.args): option for option in menu.options}
    frame = sense.frame("FleeMove")
    assert frame is not None
    hunt, armed = hunt_of(sense), sense.ofuda > 0
    left = int(frame["left"])
    here = sense.here
    best_step, best = OFF, _promise(sense, hunt, here, armed, left)
    for cell, (step, steps, sure) in _within(sense, left, dict(frame["blocked"])).items():
        value = _promise(sense, hunt, cell, armed, left - steps)
        value = best + (value - best) * sure if sure < 1 else value
        if value > best + 1e-6:
            best_step, best = step, value
    if "hide" in found and hidden(hunt, sense.nerves, sense.hiding_place(here) - _in_view(sense), armed) >= best:
        return (found["hide"],)
    if "escape" in found and sense.doomed(sense.seat) < 0.5:
        return (found["escape"],)
    if best_step != OFF:
        step_option = options.get(("flee-to", (best_step,))) or options.get(("break", (edge_between(here, best_step),)))
        if step_option is not None:
            return (step_option,)
    return (found["stop"],)


def _promise(sense: Sense, hunt: Hunt, cell: int, armed: bool, left: int) -> float:
    """What it is worth to end a flight there."""
    view = sense.view
    steps = sense.board.ways(view.figures[view.hunter].cell)[cell]
    if steps >= FAR:
        return health(sense.nerves)
    gap = max(1, min(FURTHEST, steps))
    value = outlook(hunt, view.round + 1, sense.nerves, gap, armed) + 0.004 * min(steps, 8)
    place = sense.hiding_place(cell)
    if place:
        value = max(
            value,
            hidden(hunt, sense.nerves, place - (cell in sense.board.sight(view.figures[view.hunter].cell)), armed),
        )
    if cell == sense.trapdoor and sense.trapdoor_open:
        value = 1.5
    if cell in view.flames:
        return 0.0
    exits = sum(kind in (OPEN, INNER, OUTER) for kind in sense.board.edges[cell * 4 : cell * 4 + 4])
    goal = sense.ways[0][cell]
    return value - 0.02 * (exits <= 1) - 0.001 * min(goal, 10)


def _within(sense: Sense, left: int, blocked: dict[int, int]) -> dict[int, tuple[int, int, float]]:
    """Cells that can be reached: (first step, steps, how surely)."""
    view = sense.view
    figures = {figure.cell for figure in view.figures if figure.on_map}
    found: dict[int, tuple[int, int, float]] = {}
    edge: list[tuple[int, int, float]] = [(sense.here, OFF, 1.0)]
    for steps in range(1, left + 1):
        further: list[tuple[int, int, float]] = []
        for cell, first, sure in edge:
            for way, other in enumerate(BESIDE[cell]):
                kind = sense.board.edges[cell * 4 + way]
                if other == OFF or kind not in (OPEN, INNER, OUTER) or other in found or other == sense.here:
                    continue
                if other in figures or other in view.flames:
                    continue
                odds = sure
                if kind == OUTER:
                    known = blocked.get(edge_between(cell, other))
                    odds *= RUNNING_OPEN if known is None else 1.0 if not known else sense.breaking(known)
                found[other] = (other if first == OFF else first, steps, odds)
                if sense.board.covered(other):
                    further.append((other, found[other][0], odds))
        edge = further
    return found


# Reactions


def react(sense: Sense, menus: Menus, rng: Random) -> Path:
    hunt, at, nerves = hunt_of(sense), sense.view.round, sense.nerves
    best: tuple[float, Option | None] = (-1.0, None)
    for option in menus(()).options:
        if option.verb == "ritual":
            return (option,)
        armed = sense.ofuda > 0
        value = repelling(hunt, at, nerves, armed) if option.verb == "repel" else exorcising(hunt, at, nerves)
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

    return (max(menus(()).options, key=promise),)


# Before and after the dice

GRAVE = ("hide", "exorcise", "exorcise-pg", "repel", "attack", "ritual")
"""Tests that are worth a card that is gone afterwards."""


def roll(sense: Sense, menus: Menus, rng: Random) -> Path:
    """Tick what helps for nothing; the Moon Water only where a life hangs on it."""
    frame = sense.frame("Test", "Blows")
    purpose = frame["purpose"] if frame else ""
    path: Path = ()
    while True:
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
    """Fair, unless the die is made to show something."""
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
    """Something is about to come into sight."""
    options = menus(()).options
    return (next((option for option in options if option.verb == "hide"), options[0]),)


def after_dice(sense: Sense, menus: Menus, rng: Random) -> Path:
    """Roll again what is about to be lost, if it matters."""
    frame = sense.frame("Test", "Blows")
    options = menus(()).options
    if frame is not None and _losing(sense, frame):
        for option in options:
            if option.verb == "sutra":
                return (option,)
        if frame["purpose"] in GRAVE:
            charm = _quick(sense, options, "OB22")
            if charm is not None:
                return (charm,)
    return (options[0],)


def _losing(sense: Sense, frame: dict[str, Any]) -> bool:
    """As the dice lie, without what was ticked."""
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
    return next((o for o in options if o.verb == "quick" and sense.acts_as(o.args[0]) == id), None)


def before_wounds(sense: Sense, menus: Menus, rng: Random) -> Path:
    """A doll for a Wound that kills, or nearly."""
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
    """Salt if the Reaction is likely to hurt; the crystal if it is likely to kill."""
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
