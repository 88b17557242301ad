"""The house as a report draws it: cells and the edges of the positions of Rooms. Rooms lie elsewhere in every game."""

from __future__ import annotations

from functools import cache

from hyakki.core.watch import Field, Ground
from hyakki.games.kaidan.board.geometry import CELLS, SIZE, cell_name


@cache
def house() -> Ground:
    fields = {}
    for cell in range(CELLS):
        x, y = cell % SIZE, cell // SIZE
        fields[cell_name(cell)] = Field(((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)))
    lines = range(0, SIZE + 1, 2)
    walls = [((x, 0), (x, SIZE)) for x in lines] + [((0, y), (SIZE, y)) for y in lines]
    return Ground(fields, tuple(walls))
