"""A PG's Activation: what it wants, how it gets there, and what it does on the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from hyakki.core.menu import Menus, Option, Path
from hyakki.games.kaidan.board.geometry import (
    BESIDE,
    CELLS,
    HOUSE,
    OFF,
    area_of,
    cells_of,
    edge_between,
    edge_cells,
    loudness,
    slot_of,
)
from hyakki.games.kaidan.board.tiles import OUTER, WALL, WELL
from hyakki.games.kaidan.bot import possessed
from hyakki.games.kaidan.bot.belongings import WORTH_A_WISH, heal, spare_actions, worth
from hyakki.games.kaidan.bot.outlook import clash
from hyakki.games.kaidan.bot.resigned import burn, of_card, seek_death
from hyakki.games.kaidan.bot.sense import NO_WAY, Sense, chance
from hyakki.games.kaidan.catalog.cards import EXORCISM, FORCE, SPEED
from hyakki.games.kaidan.catalog.ids import NUMBER, PASSAGE, TREASURE
from hyakki.games.kaidan.options import on_cell
from hyakki.games.kaidan.people import RUN, kind_of
from hyakki.games.kaidan.state import BLUE, BRONZE, EXPLORE, MASK, SILVER

# The worth of goals, in cells of way
OUT: Final = 90.0
WITH_THE_GOLD_KEY: Final = 70.0
GOLD_KEY_TO_FIND: Final = 35.0
KEY_TO_PLACE: Final = 30.0
OUT_OF_THE_FIRE: Final = 60.0
BE_THERE: Final = 14.0
"""Worth of standing beside the trapdoor when it is about to be opened."""
FIND_OBJECT: Final = 8.0
FIND_MASK: Final = 4.0
EXPLORE_HOUSE: Final = 8.0
EXPLORE_REST: Final = 4.5
STILL_TO_FIND: Final = 5.0
"""More for exploring while the Treasure Room or the Secret Passage is missing and wanted."""
A_WISH: Final = 7.0
INHERITANCE: Final = 9.0
MAY_HOLD_A_KEY: Final = 16.0
SUSPECT: Final = 30.0
OTHERS_BUSINESS: Final = 3.0
"""The loss of a goal's worth if another PG is nearer."""

CALLS = ("EV05", "EV09", "EV11", "EV15")
"""Events after which something may stand before a PG."""
ROPE = NUMBER["WG06"]
SAFE_RUN, BOLD_RUN = 0.8, 0.5
SURE_BREAK = 0.5
COMES_NEAR = 6
"""The distance from which an entity may come in a Turn."""


class Goal(NamedTuple):
    score: float
    cell: int
    edge: int = OFF
    """The door to open there."""
    vital: bool = False


def act(sense: Sense, menus: Menus, rng: Random) -> Path:
    menu = menus(())
    options = {(option.verb, option.args): option for option in menu.options}
    verbs: dict[str, list[Option]] = {}
    for option in menu.options:
        verbs.setdefault(option.verb, []).append(option)
    traitor = possessed.plays_so(sense)
    if sense.given_up:
        sense.caution = 0.0
    path = burn(sense, verbs)
    if path is not None:
        return path
    if traitor:
        sense.shunned = 0.0
        struck = possessed.strike(sense, verbs)
        if struck is not None:
            return struck
    for deed in (leave, quench, place_key, dress, confront):
        path = deed(sense, verbs, menus, traitor)
        if path is not None:
            return path
    if sense.given_up:
        return seek_death(sense, options, verbs) or bare_pass(verbs)
    path = heal(sense, verbs, menus, urgent=True) or search_here(sense, verbs)
    if path is not None:
        return path
    wanted = sorted(goals(sense, traitor), reverse=True)
    for goal in wanted[:6]:
        path = head_for(sense, goal, options, verbs)
        if path is not None:
            return path
    if not wanted:
        path = break_out(sense, verbs)
        if path is not None:
            return path
    return foresee(sense, verbs) or spare_actions(sense, verbs, menus) or finish(sense, verbs)


# Immediate answers


def foresee(sense: Sense, verbs: dict[str, list[Option]]) -> Path | None:
    """The Omen, before the Activation is over: it costs nothing (PC3)."""
    return (verbs["omen"][0],) if "omen" in verbs and sense.view.event_deck and not sense.next_event else None


def quench(sense: Sense, verbs: dict[str, list[Option]], menus: Menus, traitor: bool) -> Path | None:
    """Use Sacred Water on any fire but its own."""
    if not sense.view.flames or sense.view.arsonist == sense.seat or sense.given_up:
        return None
    water = of_card(sense, verbs.get("use", []), "OB10")
    return (water,) if water is not None else None


def leave(sense: Sense, verbs: dict[str, list[Option]], menus: Menus, traitor: bool) -> Path | None:
    if "escape" not in verbs or traitor:
        return None
    nothing_to_lose = sense.pg.condemned or sense.turns_left <= 1
    return (verbs["escape"][0],) if nothing_to_lose or sense.doomed(sense.seat) < 0.5 else None


def place_key(sense: Sense, verbs: dict[str, list[Option]], menus: Menus, traitor: bool) -> Path | None:
    if traitor:
        return None
    for option in verbs.get("use", ()):
        if sense.kit.objects[kind_of(option.args[0])].keys:
            if option.final:
                return (option,)
            if not knows_what_is_missing(sense):
                continue
            keys = menus((option,)).options
            held = [key for id, key in (("OB02", SILVER), ("OB03", BRONZE)) if sense.has(id)]
            return option, next((key for key in keys if key.args[0] not in held), keys[0])
    return None


def knows_what_is_missing(sense: Sense) -> bool:
    """Return whether the universal key can be used now: otherwise it could replace a key that a PG holds."""
    return bool(sense.view.keys & 3) or sense.has("OB02") or sense.has("OB03") or sense.turns_left <= 4


def dress(sense: Sense, verbs: dict[str, list[Option]], menus: Menus, traitor: bool) -> Path | None:
    """The Mask that helps most."""
    worth = {"MK05": 4, "MK03": 3, "MK04": 2, "MK02": 1, "MK01": 1}
    masks = verbs.get("wear", ())
    return (max(masks, key=lambda mask: worth[sense.acts_as(mask.args[0])]),) if masks else None


def confront(sense: Sense, verbs: dict[str, list[Option]], menus: Menus, traitor: bool) -> Path | None:
    """Exorcise or attack the PG that the evidence points to."""
    if traitor:
        return None
    own = sense.view.values[sense.seat]
    for option in verbs.get("exorcise-pg", ()):
        suspect = option.args[0]
        guilt = sense.hosts[suspect]
        wins = clash(
            own[EXORCISM] + sense.bonus("exorcism", "exorcise-pg") - sense.view.values[suspect][EXORCISM] - 1
        ).won
        if (sense.pg.condemned and guilt > 0.2) or (guilt > 0.6 and wins > 0.5):
            return (option,)
    for option in verbs.get("attack", ()):
        suspect = option.args[0]
        edge = own[FORCE] + sense.bonus("force", "attack") - sense.view.values[suspect][FORCE]
        if sense.hosts[suspect] > 0.8 and (edge >= 1 or sense.pg.condemned) and sense.nerves > 1:
            return (option,)
    return None


def search_here(sense: Sense, verbs: dict[str, list[Option]]) -> Path | None:
    """Return what lies on this very cell."""
    if "recover" in verbs:
        return (verbs["recover"][0],)
    hurry = sense.trapdoor_open and sense.trapdoor != OFF
    for option in verbs.get("examine", ()):
        if option.args or (sense.examining(sense.here) >= 0.15 and not hurry):
            return (option,)
    return None


# Goals


def goals(sense: Sense, traitor: bool) -> Iterator[Goal]:
    far = sense.ways[0]

    def goal(value: float, cell: int, edge: int = OFF, vital: bool = False) -> Iterator[Goal]:
        if cell != OFF and far[cell] < NO_WAY:
            yield Goal(value - far[cell], cell, edge, vital)

    if traitor:
        for value, cell in possessed.meetings(sense):
            yield from goal(value, cell)
    else:
        for value, cell in ways_out(sense):
            yield from goal(value, cell, OFF, True)
    if sense.here in sense.tinder:
        for cell in range(CELLS):
            if cell not in sense.tinder:
                yield from goal(OUT_OF_THE_FIRE, cell, OFF, True)
    for value, cell in finds(sense):
        yield from goal(value, cell)
    wanted = STILL_TO_FIND if still_to_find(sense) else 0.0
    for cell, edge, slot in sense.board.unexplored():
        value = EXPLORE_HOUSE + wanted if area_of(slot) == HOUSE else EXPLORE_REST
        yield from goal(value - taken_care_of(sense, cell), cell, edge)


def still_to_find(sense: Sense) -> bool:
    """Return whether a Room is still to be found: the Treasure Room while there is a key, the Secret Passage once
    the gold key is near."""
    board = sense.board
    key = any(sense.kit.objects[kind].keys for kind in sense.kinds)
    if board.slot_of_tile(TREASURE) == OFF:
        return key or sense.view.announced > 0
    return board.slot_of_tile(PASSAGE) == OFF and sense.view.announced > 0


def ways_out(sense: Sense) -> Iterator[tuple[float, int]]:
    view = sense.view
    if sense.trapdoor_open:
        yield OUT, sense.trapdoor
        return
    if sense.has("TR01"):
        yield WITH_THE_GOLD_KEY, sense.trapdoor
    elif view.announced == 2 and sense.trapdoor != OFF:
        yield BE_THERE, sense.trapdoor
    placeable = any(sense.has(id) and not view.keys & bit for id, bit in (("OB02", SILVER), ("OB03", BRONZE)))
    if placeable or (sense.has("OB04") and view.keys & 3 != 3 and knows_what_is_missing(sense)):
        for cell in by_the_treasure(sense):
            yield KEY_TO_PLACE, cell
    if sense.pg.condemned or view.unmasked:
        for other in sense.others:
            if sense.hosts[other] > 0.2 and sense.pg.condemned and sense.ofuda:
                for cell in BESIDE[view.pgs[other].cell]:
                    yield SUSPECT * sense.hosts[other], cell


def by_the_treasure(sense: Sense) -> list[int]:
    slot = sense.board.slot_of_tile(TREASURE)
    if slot == OFF:
        return []
    around = {other for cell in cells_of(slot) for other in BESIDE[cell] if other != OFF}
    return [
        cell
        for cell in around
        if slot_of(cell) != slot and sense.board.covered(cell) and sense.board.beside_treasure(cell)
    ]


def finds(sense: Sense) -> Iterator[tuple[float, int]]:
    """Tokens to examine and inventories left behind."""
    view = sense.view
    for cell, token in enumerate(view.tokens):
        if token == EXPLORE:
            once = sense.examining(cell)
            if once >= 0.15:
                yield FIND_OBJECT * (1 - (1 - once) ** 2) - taken_care_of(sense, cell), cell
        elif token == BLUE:
            yield GOLD_KEY_TO_FIND - taken_care_of(sense, cell), cell
        elif token == MASK:
            yield FIND_MASK * sense.examining(cell) - taken_care_of(sense, cell), cell
    if view.keys & 3 == 3 and view.announced < 2:
        slot = sense.board.slot_of_tile(TREASURE)
        for cell in cells_of(slot):
            if cell not in view.filled and sense.board.marks.get(cell):
                yield GOLD_KEY_TO_FIND, cell
    if view.well and any(worth(sense, card) <= WORTH_A_WISH for card in sense.own.cards):
        yield A_WISH, sense.board.marked(WELL)
    for loot in view.loot:
        keys = MAY_HOLD_A_KEY if view.announced and not sense.trapdoor_open else 0.0
        yield INHERITANCE + keys + min(loot.cards, 4) - taken_care_of(sense, loot.cell), loot.cell


def taken_care_of(sense: Sense, cell: int) -> float:
    """Return what a goal loses because another PG is nearer to it."""
    mine = sense.board.ways(cell)[sense.here]
    return OTHERS_BUSINESS if any(sense.steps_of(other, cell) < mine for other in sense.others) else 0.0


# Getting there


def head_for(
    sense: Sense, goal: Goal, options: dict[tuple[str, tuple[int, ...]], Option], verbs: dict[str, list[Option]]
) -> Path | None:
    if goal.cell == sense.here:
        return through(sense, goal.edge, options) if goal.edge != OFF else None
    step = sense.first_step(goal.cell)
    if step == OFF:
        return None
    rope = climb(sense, goal, options)
    if rope is not None:
        return rope
    edge = edge_between(sense.here, step)
    if sense.board.edge(sense.here, step) == OUTER and sense.known_doors.get(edge) != 0:
        if not sense.pg.pm and not may_run(sense, goal, verbs):
            return None
        return through(sense, edge, options)
    move = options.get(("move", (step,)))
    if move is not None:
        return quietly(sense, goal, verbs) or (shelter(sense, goal, step, options) or move,)
    return hasten(sense, goal, verbs)


def shelter(sense: Sense, goal: Goal, step: int, options: dict[tuple[str, tuple[int, ...]], Option]) -> Option | None:
    """Return the step, with the last PM, onto a hiding place that is hardly further from the goal, where something
    may come."""
    if sense.pg.pm != 1 or goal.score >= WITH_THE_GOLD_KEY / 2 or sense.hiding_place(step):
        return None
    if not any(loudness(sense.here, sense.figure(who).cell) <= COMES_NEAR for who in sense.threats):
        return None
    steps = sense.board.ways(goal.cell)
    for cell in BESIDE[sense.here]:
        move = options.get(("move", (cell,))) if cell != OFF and sense.hiding_place(cell) else None
        if move is not None and steps[cell] <= steps[step] + 2 and sense.costs[cell] < 1:
            return move
    return None


def through(sense: Sense, edge: int, options: dict[tuple[str, tuple[int, ...]], Option]) -> Path | None:
    """Check a door, or break it."""
    check = options.get(("open", (edge,)))
    if check is not None:
        return (check,)
    force = options.get(("break", (edge,)))
    if force is None:
        return None
    free = (sense.seat, edge) not in sense.view.free_breaks
    odds = sense.breaking(sense.known_doors[edge])
    return (force,) if free or odds >= SURE_BREAK or (sense.pg.pa >= 2 and odds >= 0.2) else None


def may_run(sense: Sense, goal: Goal, verbs: dict[str, list[Option]]) -> bool:
    if "run" not in verbs or sense.pg.used & RUN:
        return False
    speed = sense.view.values[sense.seat][SPEED] + sense.bonus("speed", "run")
    return chance(speed, sense.darkness(sense.here)) >= (BOLD_RUN if goal.vital else SAFE_RUN)


def hasten(sense: Sense, goal: Goal, verbs: dict[str, list[Option]]) -> Path | None:
    """Get more PM if none is left: eat candy, or run."""
    if sense.pg.pm:
        return None
    candy = [option for option in verbs.get("quick", ()) if sense.acts_as(option.args[0]) == "OB23"]
    if candy and (goal.vital or sense.ways[0][goal.cell] <= 1):
        return (candy[0],)
    return (verbs["run"][0],) if may_run(sense, goal, verbs) else None


def quietly(sense: Sense, goal: Goal, verbs: dict[str, list[Option]]) -> Path | None:
    """Use Straw Sandals where the steps would be heard."""
    if sense.pg.pm < 2 or sense.view.hushed or not sense.hearing(sense.pg.noise + sense.pg.pm, sense.here):
        return None
    sandals = [option for option in verbs.get("quick", ()) if sense.acts_as(option.args[0]) == "OB20"]
    return (sandals[0],) if sandals else None


def climb(sense: Sense, goal: Goal, options: dict[tuple[str, tuple[int, ...]], Option]) -> Path | None:
    """Use the Well Rope where a wall makes the way long, or for one step more."""
    rope = next(
        (option for (verb, args), option in options.items() if verb == "use" and kind_of(args[0]) == NUMBER["WG06"]),
        None,
    )
    if rope is None:
        return None
    steps = sense.board.ways(goal.cell)
    saved = 1 if goal.vital and not sense.pg.pm else 3
    occupied = {pg.cell for pg in sense.view.pgs} | {figure.cell for figure in sense.view.figures}
    for other in BESIDE[sense.here]:
        if other == OFF or other in occupied or not sense.board.covered(other) or sense.board.locked(other):
            continue
        if steps[other] + saved <= steps[sense.here] and sense.costs[other] < 1:
            return rope, on_cell(other)
    return None


def break_out(sense: Sense, verbs: dict[str, list[Option]]) -> Path | None:
    """Leave through a wall if the PG is sealed in, or else disappear if it may."""
    for option in verbs.get("open", ()):
        if sense.board.edge(*edge_cells(option.args[0])) == WALL:
            return (option,)
    if "slip-away" in verbs:
        return (verbs["slip-away"][0],)
    return None


def finish(sense: Sense, verbs: dict[str, list[Option]]) -> Path:
    """End the Activation hidden, where that is possible; with the crystal ready if one more chase could be the last."""
    if "hide" in verbs and (sense.threats or sense.next_event in CALLS):
        return (verbs["hide"][0],)
    if sense.nerves <= 2:
        for option in verbs["pass"]:
            if option.args and sense.acts_as(option.args[0]) == "OB06" and option.id.endswith("sight"):
                return (option,)
    reach = 5 if sense.next_event in CALLS else 2
    near = any(loudness(sense.here, sense.figure(who).cell) <= reach for who in sense.threats)
    veil = [option for option in verbs.get("quick", ()) if sense.acts_as(option.args[0]) == "WG04"]
    if near and veil:
        return (veil[0],)
    return bare_pass(verbs)


def bare_pass(verbs: dict[str, list[Option]]) -> Path:
    """Return the pass with nothing armed."""
    return (next(option for option in verbs["pass"] if not option.args),)
