"""Running from a hunter: how far a flight leads, where it may end, and which door would stop the hunter."""

from __future__ import annotations

from random import Random
from typing import Final

from hyakki.core.menu import Menus, Path
from hyakki.games.kaidan.board.geometry import BESIDE, FAR, OFF, edge_between
from hyakki.games.kaidan.board.tiles import INNER, OPEN, OUTER, WALL
from hyakki.games.kaidan.bot.outlook import FACES, FURTHEST, Flight, Hunt, attacked, health, hidden, outlook
from hyakki.games.kaidan.bot.sense import Sense
from hyakki.games.kaidan.catalog.cards import EXORCISM, FORCE, SPEED, VALUES
from hyakki.games.kaidan.people import STANDEES

RUNNING_OPEN: Final = 0.6
"""The part of the way behind an unchecked door that counts."""
OFUDA_SPENT: Final = 0.05
FREE = 1.5
"""The worth of being out of the house."""

# The chase under way


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
    """Return the Wounds beyond those of the dice, and whether the hunter steals instead."""
    view = sense.view
    kind = view.figures[view.hunter].kind
    if kind >= 0:
        card = sense.kit.entities[kind]
        return card.extra_wounds, card.steals == "instead" and bool(sense.own.cards)
    if view.hunter < STANDEES:
        return 0, False
    return sense.kit.characters[view.pgs[view.hunter - STANDEES].character].onryo.power.extra_wounds, False


def gap_of(sense: Sense, cell: int) -> int:
    """Return how far the hunter is."""
    view = sense.view
    steps = sense.board.ways(view.figures[view.hunter].cell)[cell]
    return max(1, min(FURTHEST, steps))


def in_view(sense: Sense, cell: int) -> bool:
    """Return whether the hunter has a cell in sight."""
    return cell in sense.board.sight(sense.view.figures[sense.view.hunter].cell)


def trapped(sense: Sense, cell: int) -> bool:
    """Return whether no way will be left once the hunter has come up (KA-291)."""
    view = sense.view
    taken = {figure.cell for who, figure in enumerate(view.figures) if figure.on_map and who != view.hunter}
    steps = sense.board.ways(view.figures[view.hunter].cell)
    ways = [
        other
        for way, other in enumerate(BESIDE[cell])
        if other != OFF and sense.board.edges[cell * 4 + way] != WALL and other not in taken
    ]
    return not ways or (len(ways) == 1 and steps[ways[0]] < steps[cell])


def sealing_door(sense: Sense, cell: int) -> int:
    """The door of a cell through which the hunter has to come, or OFF: with an Ofuda on it, it never does (KA-266)."""
    view = sense.view
    hunter = view.figures[view.hunter]
    steps = sense.board.ways(hunter.cell, hunter.kind >= 0 and sense.kit.entities[hunter.kind].ghost)
    if not 0 < steps[cell] < FAR:
        return OFF
    before = [other for other in sense.board.next_cells(cell) if steps[other] == steps[cell] - 1]
    if len(before) != 1 or sense.board.edge(cell, before[0]) not in (INNER, OUTER):
        return OFF
    edge = edge_between(cell, before[0])
    full = len(view.ofuda_doors) >= view.rules.numbers.ofuda_tokens
    return OFF if full or edge in view.ofuda_doors or before[0] in view.flames else edge


# Destinations


def flight_of(sense: Sense, hunt: Hunt) -> Flight:
    """Return what a flight from here could come to, for every face of the die."""
    steps = sense.board.ways(sense.view.figures[sense.view.hunter].cell)
    here = min(FURTHEST, steps[sense.here])
    gaps, refuges = [here] * 4, [refuge(sense, hunt, sense.here)] * 4
    for cell, (_, far, sure) in within(sense, 3, {}).items():
        gap = round(here + (min(steps[cell], FURTHEST + 3) - here) * sure)
        worth = refuge(sense, hunt, cell) * sure
        for face in range(far, 4):
            gaps[face] = max(gaps[face], gap)
            refuges[face] = max(refuges[face], worth)
    return Flight(tuple(gaps), tuple(refuges))


def refuge(sense: Sense, hunt: Hunt, cell: int) -> float:
    """Return the worth of a place where a flight can end: the way out, or somewhere to hide."""
    if cell == sense.trapdoor and sense.trapdoor_open:
        return FREE if sense.doomed(sense.seat) < 0.5 else 0.0
    place = sense.hiding_place(cell)
    return hidden(hunt, sense.nerves, place - in_view(sense, cell), sense.ofuda > 0) if place else 0.0


def flee(sense: Sense, menus: Menus, rng: Random) -> Path:
    """Flee toward the best cell within reach, or to a hiding place on the way if that is better."""
    menu = menus(())
    found = {option.id: option for option in menu.options}
    options = {(option.verb, option.args): option for option in menu.options}
    frame, round_ = sense.frame("FleeMove"), sense.frame("Flee")
    assert frame is not None and round_ is not None
    hunt, here = hunt_of(sense), sense.here
    stride = FACES if round_["first"] else ((0, 10),)
    best_step, best = OFF, promise(sense, hunt, here, stride)
    for cell, (step, _, sure) in within(sense, int(frame["left"]), dict(frame["blocked"])).items():
        value = promise(sense, hunt, cell, stride)
        value = best + (value - best) * sure if sure < 1 else value
        if value > best + 1e-6:
            best_step, best = step, value
    if "escape" in found and sense.doomed(sense.seat) < 0.5:
        return (found["escape"],)
    if "hide" in found and refuge(sense, hunt, here) >= best:
        return (found["hide"],)
    if best_step != OFF:
        step_option = options.get(("flee-to", (best_step,))) or options.get(("break", (edge_between(here, best_step),)))
        if step_option is not None:
            return (step_option,)
    return (found["stop"],)


def promise(sense: Sense, hunt: Hunt, cell: int, stride: tuple[tuple[int, int], ...]) -> float:
    """Return what it is worth to end a flight there, the hunter still to come as far as its die shows."""
    view, nerves, armed = sense.view, sense.nerves, sense.ofuda > 0
    if cell in view.flames:
        return 0.0
    steps = sense.board.ways(view.figures[view.hunter].cell)
    if steps[cell] >= FAR:
        return health(nerves)
    sealed = armed and sealing_door(sense, cell) != OFF
    caught = attacked(hunt, view.round, nerves, armed, trapped(sense, cell))
    value = 0.0
    for face, often in stride:
        gap = steps[cell] - VALUES[face]
        if gap <= 0:
            result = caught
        elif view.round >= hunt.rounds:
            result = outlook(hunt, view.round + 1, nerves, min(FURTHEST, gap), armed)
        else:
            result = outlook(hunt, view.round + 1, nerves, min(FURTHEST, gap), armed)
            if sealed:
                result = max(result, health(nerves) - OFUDA_SPENT)
        value += often / 10 * result
    exits = sum(kind in (OPEN, INNER, OUTER) for kind in sense.board.edges[cell * 4 : cell * 4 + 4])
    value += 0.004 * min(steps[cell], 8) - 0.02 * (exits <= 1) - 0.001 * min(sense.ways[0][cell], 10)
    return max(value, refuge(sense, hunt, cell))


def within(sense: Sense, left: int, blocked: dict[int, int]) -> dict[int, tuple[int, int, float]]:
    """Return the cells that can be reached: (first step, steps, how surely)."""
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
