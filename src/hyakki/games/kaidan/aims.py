"""What a seat of Kaidan should do next: the way out for the living, company for the possessed, prey for an Onryo."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hyakki.core.aims import NEXT, OWN, Aim, Pin, Rung, ladder
from hyakki.games.kaidan.board.geometry import BESIDE, FAR, OFF, cell_name, cells_of, slot_of
from hyakki.games.kaidan.bot.sense import UNLOCKED, Sense
from hyakki.games.kaidan.catalog.ids import PASSAGE, TREASURE
from hyakki.games.kaidan.knowledge.view import KaidanView
from hyakki.games.kaidan.people import NOBODY, onryo_of
from hyakki.games.kaidan.state import BLUE, BRONZE, EXPLORE, SILVER

MOST_PINS = 2
LIVING, POSSESSED, DEAD = "living", "possessed", "onryo"

Found = tuple[str, dict[str, Any], tuple[Pin, ...]]
"""The key of an Aim, its facts, its pins."""


def aims(view: KaidanView) -> tuple[Aim, ...]:
    return tuple(_aim(Sense(view, seat=own.seat)) for own in view.own)


def _aim(sense: Sense) -> Aim:
    if sense.pg.died:
        side, found, steps = DEAD, _dead(sense), _fewer(sense, "hunt", "none-left")
    elif sense.own.possessed and not sense.pg.escaped and not _anybody_out(sense):
        side, found, steps = POSSESSED, _possessed(sense), _fewer(sense, "meet", "alone")
    else:
        side = POSSESSED if sense.own.possessed else LIVING
        found, steps = _way_out(sense), _climbed(sense)
    key, facts, pins = found
    common = {"events": sense.view.event_deck, "turns": sense.turns_left}
    return Aim(sense.seat, side, key, common | facts, steps, pins)


def _anybody_out(sense: Sense) -> bool:
    return any(pg.escaped for pg in sense.view.pgs)


def _climbed(sense: Sense) -> tuple[Rung, ...]:
    """The ladder of the living: two lesser keys, the gold key, the trapdoor, out (KA-320)."""
    view = sense.view
    done = 4 if sense.pg.escaped else 3 if sense.trapdoor_open else 2 if view.announced == 2 else 0
    if not done:
        done = int(view.keys & UNLOCKED == UNLOCKED)
    return ladder("keys", "gold", "trapdoor", "out", done=done)


def _fewer(sense: Sense, first: str, last: str) -> tuple[Rung, ...]:
    """Half of the others gone, then all of them (KA-324, KA-329)."""
    gone = sum(1 for seat, pg in enumerate(sense.view.pgs) if seat != sense.seat and not pg.alive)
    others = sense.view.seats - 1
    return (Rung(first, bool(gone)), Rung("half", 2 * gone >= others), Rung(last, gone >= others))


# The living


def _way_out(sense: Sense) -> Found:
    view, pg = sense.view, sense.pg
    if pg.escaped:
        return "escaped", {}, ()
    if not pg.on_map and not view.turn:
        return "wake", {}, ()
    if view.hunted == sense.seat and view.hunter >= 0:
        return "flee", {"round": view.round, "rounds": view.rules.numbers.chase_rounds}, ()
    if pg.on_map and sense.here in sense.tinder:
        return "fire", {}, ()
    if pg.condemned:
        return "condemned", {}, ()
    if sense.trapdoor_open:
        return _go(sense, "out", [sense.trapdoor], "pin-trapdoor")
    if sense.has("TR01"):
        if sense.trapdoor == OFF:
            return _explore(sense, "find-passage")
        return _go(sense, "trapdoor", [sense.trapdoor], "pin-trapdoor")
    if view.announced == 2:
        if sense.trapdoor == OFF:
            return _explore(sense, "find-passage")
        return _go(sense, "wait-trapdoor", [sense.trapdoor], "pin-trapdoor")
    if view.keys & UNLOCKED == UNLOCKED:
        return _go(sense, "gold", _treasure_cells(sense), "pin-gold")
    return _lesser_keys(sense)


def _lesser_keys(sense: Sense) -> Found:
    view = sense.view
    held = [id for id, bit in (("OB02", SILVER), ("OB03", BRONZE)) if sense.has(id) and not view.keys & bit]
    placed = sum(1 for bit in (SILVER, BRONZE) if view.keys & bit)
    if held or sense.has("OB04"):
        facts = {"object": (held or ["OB04"])[0], "placed": placed}
        doors = _before_the_treasure(sense)
        if not doors:
            key, more, pins = _explore(sense, "find-treasure")
        else:
            key, more, pins = _go(sense, "place", doors, "pin-place")
            doors_to = cells_of(sense.board.slot_of_tile(TREASURE))
            pins = (*pins[:1], Pin(f"cell {cell_name(doors_to[0])}", "room-H02", NEXT))
        return key, facts | more, pins
    tokens = [cell for cell, token in enumerate(view.tokens) if token == EXPLORE and _steps(sense, cell) < FAR]
    if not tokens:
        key, more, pins = _explore(sense, "explore")
        return key, {"placed": placed} | more, pins
    key, more, pins = _go(sense, "keys", tokens, "pin-search")
    return key, {"placed": placed} | more, pins


def _treasure_cells(sense: Sense) -> list[int]:
    """Where the gold key may still lie: its cells with a blue token, or with nothing on them yet."""
    cells = cells_of(sense.board.slot_of_tile(TREASURE))
    blue = [cell for cell in cells if sense.view.tokens[cell] == BLUE]
    return blue or [cell for cell in cells if cell not in sense.view.filled and sense.board.marks.get(cell)] or [*cells]


def _before_the_treasure(sense: Sense) -> list[int]:
    """The cells from which a key can be placed."""
    slot = sense.board.slot_of_tile(TREASURE)
    if slot == OFF:
        return []
    around = {other for cell in cells_of(slot) for other in BESIDE[cell] if other != OFF}
    board = sense.board
    return sorted(c for c in around if slot_of(c) != slot and board.covered(c) and board.beside_treasure(c))


def _explore(sense: Sense, key: str) -> Found:
    doors = sorted({cell for cell, _, _ in sense.unexplored()})
    return _go(sense, key, doors, "pin-door")


def _go(sense: Sense, key: str, cells: Iterable[int], name: str) -> Found:
    """The Aim to reach one of these cells: pins on the nearest, and the steps there; -1 where there is no way yet."""
    ranked = sorted((_steps(sense, cell), cell) for cell in cells)
    near = ranked[: 1 if ranked and not ranked[0][0] else MOST_PINS]
    pins = tuple(Pin(f"cell {cell_name(cell)}", name, far=away if away < FAR else -1) for away, cell in near)
    steps = ranked[0][0] if ranked and ranked[0][0] < FAR else -1
    facts: dict[str, Any] = {"steps": steps}
    if ranked:
        facts["cell"] = cell_name(ranked[0][1])
    if key in ("out", "trapdoor", "wait-trapdoor"):
        facts["room"] = PASSAGE
    return key, facts, pins


def _steps(sense: Sense, cell: int) -> int:
    return sense.board.ways(cell)[sense.here] if sense.here != OFF else FAR


# The possessed and the dead


def _possessed(sense: Sense) -> Found:
    """Alone in the house at the end: meetings pass Death Marks, a Dark Impulse or a fight does the rest (KA-200)."""
    if sense.view.hunted == sense.seat and sense.view.hunter >= 0:
        return "flee", {"round": sense.view.round, "rounds": sense.view.rules.numbers.chase_rounds}, ()
    key = "strike" if sense.view.unmasked or len(sense.others) == 1 else "meet"
    return _towards_others(sense, key, sense.here, ghost=False)


def _dead(sense: Sense) -> Found:
    """The aims of a dead player: no victory for the living, whose death scores (KA-329 to KA-332)."""
    figure = sense.view.figures[onryo_of(sense.seat)]
    if not figure.on_map:
        return ("rise" if sense.others else "none-left"), {"others": len(sense.others)}, ()
    key = "hunt-late" if _anybody_out(sense) else "hunt"
    key, facts, pins = _towards_others(sense, key, figure.cell, ghost=False)
    killer = sense.pg.killer
    if killer != NOBODY and sense.view.pgs[killer].on_map:
        pins = (*pins, Pin(f"cell {cell_name(sense.view.pgs[killer].cell)}", "pin-killer", OWN))
    return key, facts, pins


def _towards_others(sense: Sense, key: str, here: int, ghost: bool) -> Found:
    """The nearest of the other characters on the map."""
    ways = sense.board.ways(here, ghost) if here != OFF else ()
    ranked = sorted((ways[sense.view.pgs[other].cell] if ways else FAR, other) for other in sense.others)
    facts: dict[str, Any] = {"others": len(ranked), "steps": -1, "target": NOBODY}
    if not ranked:
        return key, facts, ()
    steps, nearest = ranked[0]
    far = steps if steps < FAR else -1
    facts |= {"steps": far, "target": nearest}
    return key, facts, (Pin(f"cell {cell_name(sense.view.pgs[nearest].cell)}", "pin-prey", far=far),)
