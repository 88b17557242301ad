"""The Oni's steps on mission tiles at the end of a Round (OK-099, OK-273)."""

from __future__ import annotations

from hyakki.games.okko import events as say
from hyakki.games.okko.board.geometry import tile_of
from hyakki.games.okko.catalog.ids import AREAS, FACES
from hyakki.games.okko.people import NOBODY, ONI_WON, OPEN
from hyakki.games.okko.state import RELIC, OkkoState
from hyakki.games.okko.steps.ending import settle


def task_step(s: OkkoState, tile: int) -> None:
    if s.tasks[tile].settled == OPEN:
        ONI_STEPS[s.rules.references[FACES[tile]].step](s, tile)


def add_token(s: OkkoState, tile: int) -> None:
    task = s.tasks[tile]
    task.tokens += 1
    s.say(say.TASK_TOKEN, (tile, task.tokens))
    if task.tokens >= s.rules.references[FACES[tile]].tokens:
        settle(s, tile, ONI_WON)


def on_tile(s: OkkoState, tile: int, agents: bool) -> list[int]:
    return [figure for figure in s.on_board(agents) if s.tile_of(figure) == tile]


def cells(s: OkkoState, tile: int) -> None:
    """An agent and no hero on the tile."""
    heroes = [figure for figure in on_tile(s, tile, False) if figure in s.in_play()]
    if on_tile(s, tile, True) and not heroes:
        add_token(s, tile)


def shrine(s: OkkoState, tile: int) -> None:
    """A Corruption token there; else each supernatural creature puts out the lantern it stands on."""
    if s.is_corrupted(tile):
        add_token(s, tile)
        return
    task = s.tasks[tile]
    for space in task.done:
        if s.kind_of(s.at.get(space, NOBODY)) == "supernatural":
            task.done = tuple(lit for lit in task.done if lit != space)
            s.say(say.TASK_SPACE, (tile, space, False))


def ritual(s: OkkoState, tile: int) -> None:
    """A supernatural creature in the summoning circle."""
    area = s.rules.references[FACES[tile]].area
    circle = AREAS.index(f"{FACES[tile]}.{area}")
    if any(s.area_of(f) == circle and s.kind_of(f) == "supernatural" for f in on_tile(s, tile, True)):
        add_token(s, tile)


def treasury(s: OkkoState, tile: int) -> None:
    """The relic lies somewhere, and an agent is on that tile."""
    relic = s.things[RELIC]
    if relic.bearer == NOBODY and on_tile(s, tile_of(relic.space), True):
        add_token(s, tile)


ONI_STEPS = {"cells": cells, "shrine": shrine, "ritual": ritual, "treasury": treasury}
