"""The ids of everything in the box. State, Events and Options hold the number of a thing: its place in these lists."""

from __future__ import annotations


def _run(prefix: str, last: int, digits: int = 2) -> tuple[str, ...]:
    return tuple(f"{prefix}{number:0{digits}}" for number in range(1, last + 1))


ROOMS = (*_run("H", 16), *_run("X", 6), *_run("G", 6))
TOKENS = _run("T", 27)
CHARACTERS = _run("PC", 5, 1)
ENTITIES = ("EN-YU", "EN-JI", "EN-ZA", "EN-JB", "EN-UB", "EN-KU", "EN-GO", "EN-LP", "EN-OK")
CURSES = _run("CR", 9, 1)
OBJECTS = (*_run("OB", 26), *_run("EX", 3), *_run("TR", 2), *_run("WG", 6), *_run("MK", 5))
EVENTS = ("EV01", "EV05", *_run("EV", 24)[8:])
"""EV01 and EV05 stand for four cards each."""
LOST = _run("LP", 8, 1)

NUMBER = {
    name: number
    for ids in (ROOMS, TOKENS, CHARACTERS, ENTITIES, CURSES, OBJECTS, EVENTS, LOST)
    for number, name in enumerate(ids)
}
"""The number of each id in its list."""

HYOIREI, OFUDA, LOST_PERSON, JIKININKI, OKIKU = (NUMBER[name] for name in ("OB01", "OB05", "EN-LP", "EN-JI", "EN-OK"))
HOSTED = 3
"""The fewest seats with which the Hyoirei is in the game, so that a player can be possessed (KA-R05)."""
PASSAGE, TREASURE, WELL = (NUMBER[name] for name in ("H01", "H02", "G01"))
