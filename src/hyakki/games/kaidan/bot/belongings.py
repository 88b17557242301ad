"""Objects: what each is worth to its holder, and when to use those that no chase calls for."""

from __future__ import annotations

from random import Random
from typing import Final

from hyakki.core.menu import Menus, Option, Path
from hyakki.games.kaidan.board.geometry import OFF, cells_of, edge_cells, loudness
from hyakki.games.kaidan.bot.sense import Sense
from hyakki.games.kaidan.catalog.ids import PASSAGE, TREASURE
from hyakki.games.kaidan.people import kind_of

WORTH = {
    **dict.fromkeys(("OB02", "OB03", "OB04", "TR01"), 100),
    **dict.fromkeys(("OB06", "TR02", "WG02"), 9),
    **dict.fromkeys(("OB05", "OB07", "OB24", "WG03", "WG04"), 8),
    **dict.fromkeys(("OB11", "OB18", "OB22", "WG01"), 7),
    **dict.fromkeys(("OB12", "OB21", "OB16", "OB13", "OB26", "WG06"), 5),
    **dict.fromkeys(("OB14", "OB15", "OB20", "OB23", "OB25"), 4),
    **dict.fromkeys(("OB10", "OB17", "OB19", "WG05"), 2),
    **dict.fromkeys(("OB08", "OB09"), 1),
}
WORTH_A_WISH: Final = 4
"""The most that an object may be worth that is given for an even chance of a Gift."""
NEAR = 4


def worth(sense: Sense, card: int) -> int:
    id = sense.acts_as(card)
    if id.startswith("MK"):
        return 2 if kind_of(card) != sense.pg.worn else 6
    return WORTH.get(id, 5)


def least_worth(sense: Sense, options: list[Option]) -> Option:
    return min(options, key=lambda option: worth(sense, option.args[0]))


def heal(sense: Sense, verbs: dict[str, list[Option]], menus: Menus, *, urgent: bool) -> Path | None:
    """Heal Wounds that matter now, or all of them if there are points to spare."""
    wounds = sense.pg.wounds
    if urgent and (sense.nerves > 2 or not wounds):
        return None
    for option in verbs.get("first-aid", ()):
        if sense.view.pgs[option.args[0]].wounds and (option.args[0] == sense.seat or not urgent):
            return (option,)
    for option in verbs.get("use", ()):
        id = sense.acts_as(option.args[0])
        if id == "OB11" and wounds >= (1 if urgent or robbed_next(sense) else 2):
            patients = menus((option,)).options
            return option, next(patient for patient in patients if patient.args == (sense.seat,))
        if (id == "OB12" and wounds) or (id == "WG02" and wounds >= 2):
            return (option,)
    return None


def robbed_next(sense: Sense) -> bool:
    """Return whether the Omen has shown a thief, and this seat is the one it comes to (EV18)."""
    return sense.next_event == "EV18" and sense.view.first == sense.seat


def spare_actions(sense: Sense, verbs: dict[str, list[Option]], menus: Menus) -> Path | None:
    """Use an object for PA that have no better use."""
    path = heal(sense, verbs, menus, urgent=False)
    if path is not None:
        return path
    for option in verbs.get("use", ()):
        path = use(sense, option, menus)
        if path is not None:
            return path
    for option in verbs.get("wish", ()):
        offering = least_worth(sense, menus((option,)).options)
        if worth(sense, offering.args[0]) <= WORTH_A_WISH:
            return option, offering
    if "trade" in verbs and hand_over_key(sense):
        for option in verbs["trade"]:
            if key_bearer(sense, option.args[0]):
                return (option,)
    return None


def use(sense: Sense, option: Option, menus: Menus) -> Path | None:
    id = sense.acts_as(option.args[0])
    near = [who for who in sense.threats if loudness(sense.here, sense.figure(who).cell) <= NEAR]
    if id == "OB24":
        close = [who for who in near if loudness(sense.here, sense.figure(who).cell) <= 2]
        return (option,) if (close and sense.nerves <= 3) or len(close) >= 2 else None
    if id == "OB19":
        return _ring_away(sense, option, menus) if near else None
    if id == "OB25":
        missing = OFF in (sense.board.slot_of_tile(TREASURE), sense.board.slot_of_tile(PASSAGE))
        piles = menus((option,)).options
        return (option, piles[0]) if missing and sense.view.tiles[0] > 1 and piles[0].args == (0,) else None
    if id == "WG05":
        seats = menus((option,)).options
        return option, max(seats, key=lambda seat: sense.hosts[seat.args[0]])
    if id == "OB05" and sense.ofuda >= 2 and near:
        return _seal(sense, option, menus, near)
    return None


def _ring_away(sense: Sense, option: Option, menus: Menus) -> Path | None:
    """Ring as far away as it can still be heard."""
    heard = [cell for cell in menus((option,)).options if sense.hearing(4, cell.args[0])]
    if not heard:
        return None
    return option, max(heard, key=lambda cell: loudness(sense.here, cell.args[0]))


def _seal(sense: Sense, option: Option, menus: Menus, near: list[int]) -> Path | None:
    """The door through which a threat would come."""
    for who in near:
        steps = sense.board.ways(sense.figure(who).cell)
        for door in menus((option,)).options:
            one, other = edge_cells(door.args[0])
            beyond = other if one == sense.here else one
            if steps[beyond] < steps[sense.here]:
                return option, door
    return None


# Trade


def hand_over_key(sense: Sense) -> bool:
    """Return whether it is a lesser key that another PG could place sooner."""
    return not sense.own.possessed and any(sense.has(id) for id in ("OB02", "OB03", "OB04"))


def key_bearer(sense: Sense, other: int) -> bool:
    """Return whether it is a trusted PG that is much nearer to the Treasure Room."""
    slot = sense.board.slot_of_tile(TREASURE)
    if slot == OFF or sense.hosts[other] > 0.15:
        return False
    cell = cells_of(slot)[0]
    there = sense.view.pgs[other].cell
    return loudness(there, cell) + 4 <= loudness(sense.here, cell)


def trade(sense: Sense, menus: Menus, rng: Random) -> Path:
    frame = sense.frame("Trade")
    accept = frame is not None and sense.hosts[frame["seat"]] < 0.3
    return (next(option for option in menus(()).options if option.verb == ("accept" if accept else "refuse")),)


def give(sense: Sense, menus: Menus, rng: Random) -> Path:
    frame = sense.frame("Trade")
    path: Path = ()
    if frame is not None and not sense.own.possessed:
        other = frame["partner"] if frame["seat"] == sense.seat else frame["seat"]
        if key_bearer(sense, other):
            for id in ("OB02", "OB03", "OB04"):
                keys = [o for o in menus(path).options if o.verb == "give" and sense.acts_as(o.args[0]) == id]
                path += tuple(keys[:1])
    return (*path, next(option for option in menus(path).options if option.verb == "hand-over"))


def recover(sense: Sense, menus: Menus, rng: Random) -> Path:
    """All of it."""
    path: Path = ()
    while True:
        options = menus(path).options
        more = [option for option in options if option.verb == "take"]
        if not more:
            return (*path, options[0])
        path += (more[0],)


def altar(sense: Sense, menus: Menus, rng: Random) -> Path:
    """Give up an object if that is not worth much: an entity is worse than most losses."""
    options = menus(()).options
    objects = [option for option in options if option.verb == "discard"]
    if objects:
        offering = least_worth(sense, objects)
        if worth(sense, offering.args[0]) <= 7:
            return (offering,)
    return (next((option for option in options if option.verb == "keep"), options[0]),)


def order(sense: Sense, menus: Menus, rng: Random) -> Path:
    """Put back first what should be found, and last what is cursed; the possessed do the opposite."""
    path: Path = ()
    while not path or not path[-1].final:
        path += (max(menus(path).options, key=lambda option: _wanted(sense, option.args[0])),)
    return path


def _wanted(sense: Sense, tile: int) -> int:
    value = 3 if tile in (TREASURE, PASSAGE) else 0 if sense.kit.curse_of[tile] >= 0 else 1
    return -value if sense.own.possessed else value
