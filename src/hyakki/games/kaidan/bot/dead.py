"""Decisions of the dead, who hunt as Onryo and decide what the rules leave open (KA-054, KA-183); and of the living who
do so."""

from __future__ import annotations

from random import Random

from hyakki.core.menu import Menus, Option, Path
from hyakki.games.kaidan.board.geometry import FAR, loudness
from hyakki.games.kaidan.bot.sense import Sense
from hyakki.games.kaidan.catalog.cards import NERVES, Power
from hyakki.games.kaidan.people import Pg, onryo_of

NOT_FAR = 5
"""The number of cells within which a PG is near enough for an Onryo to stay."""


def against_the_living(sense: Sense) -> bool:
    return bool(sense.pg.died)


# Onryo


def prey(sense: Sense, ghost: bool, reach: int) -> tuple[int, int, int]:
    """The weakest PG within reach, else the nearest: (cells that are missing, Nerves, where to go for it)."""
    figure = sense.view.figures[onryo_of(sense.seat)]
    steps = sense.board.ways(figure.cell, ghost)
    near = []
    for other in sense.others:
        if not figure.shaken >> other & 1:
            spot = min(_spots(sense, sense.view.pgs[other]), key=lambda cell: steps[cell])
            near.append((max(0, steps[spot] - reach), sense.view.values[other][NERVES], spot))
    return min(near, default=(FAR, 0, figure.cell))


def _spots(sense: Sense, pg: Pg) -> set[int]:
    """Return where it is met: where it can be seen, or only on its own cell if it hides or a door is between."""
    return {pg.cell} if pg.shelter else {pg.cell, *sense.board.sight(pg.cell)}


def onryo(sense: Sense, menus: Menus, rng: Random) -> Path:
    """Play a token that reaches a PG at once, the weaker the better; the longest one when this was the last Activation;
    else wait."""
    options = menus(()).options
    tokens = [option for option in options if option.verb == "token"]
    voices = [option for option in options if option.verb == "voices"]
    struck = {option: nerves for option in tokens if (nerves := _struck(sense, option))}
    if struck:
        return (min(struck, key=lambda option: struck[option]),)
    if tokens and _last_chance(sense):
        best = max(tokens, key=lambda option: _stride(sense, option))
        if _stride(sense, best) > 0:
            return (best,)
    if voices:
        return (min(voices, key=lambda option: sense.view.values[option.args[0]][NERVES]),)
    return (options[0],)


def _power(sense: Sense) -> Power:
    return sense.kit.characters[sense.pg.character].onryo.power


def _struck(sense: Sense, option: Option) -> int:
    """The Nerves of whom this token would bring into sight, or 0."""
    token, power = sense.kit.tokens[option.args[0]], _power(sense)
    if token.disappear:
        return 0
    reach = FAR if token.manifest else token.cells + power.cells
    missing, nerves, _ = prey(sense, token.ghost or power.ghost, reach)
    return nerves if not missing else 0


def _stride(sense: Sense, option: Option) -> int:
    token = sense.kit.tokens[option.args[0]]
    return -1 if token.disappear and not prey(sense, False, NOT_FAR)[0] else token.cells


def _last_chance(sense: Sense) -> bool:
    """Return whether every PG has had its Activation: unspent points are gone by then (KA-R46)."""
    return not any(sense.view.pgs[other].pa or sense.view.pgs[other].pm for other in sense.others)


def onryo_way(sense: Sense, menus: Menus, rng: Random) -> Path:
    options = menus(()).options
    frame = sense.frame("OnryoWalk")
    assert frame is not None
    ghost = _power(sense).ghost or sense.kit.tokens[frame["token"]].ghost
    *_, target = prey(sense, ghost, frame["left"])
    steps = sense.board.ways(target, ghost)
    here = sense.view.figures[onryo_of(sense.seat)].cell
    ways = [option for option in options if option.args]
    best = min(ways, key=lambda option: steps[option.args[0]], default=None)
    if best is None or steps[best.args[0]] >= steps[here]:
        return (options[0],)
    return (best,)


# Decisions


def decide(sense: Sense, menus: Menus, rng: Random) -> Path:
    options = menus(()).options
    frame = sense.frame("Decide")
    about = frame["about"] if frame else ""
    kind = frame["kind"] if frame else ""
    dead = against_the_living(sense)
    if kind == "cell" and about != "loot":
        return (_cell(sense, options, dead, about, rng),)
    if kind == "seat":
        return (_seat(sense, options, dead, about),)
    return (rng.choice(options),)


def _cell(sense: Sense, options: list[Option], dead: bool, about: str, rng: Random) -> Option:
    """Place enemies near the living, or far from the bot's own PG; place a PG out of sight, or in sight if that is
    what the dead want."""
    if about == "swapped" or (about == "aside" and not dead):
        return min(options, key=lambda option: ((option.args[0] in sense.watched) != dead, rng.random()))
    spots = [sense.view.pgs[other].cell for other in sense.others] if dead else [sense.here]
    if not spots or spots == [-1]:
        return rng.choice(options)

    def nearness(option: Option) -> float:
        return min(loudness(option.args[0], spot) for spot in spots) + rng.random() / 2

    return min(options, key=nearness) if dead else max(options, key=nearness)


def _seat(sense: Sense, options: list[Option], dead: bool, about: str) -> Option:
    """Return the target of an enemy: the weakest, or any PG but the bot's own, the toughest first."""
    if about == "met":
        return options[0]

    def toughness(option: Option) -> float:
        seat = option.args[0]
        return sense.view.values[seat][0] - (0 if dead or seat != sense.seat else 20)

    return min(options, key=toughness) if dead else max(options, key=toughness)
