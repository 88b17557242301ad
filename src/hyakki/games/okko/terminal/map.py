"""The palace as letters: every space with who or what is there. Drawn from a View alone."""

from __future__ import annotations

from rich.text import Text as Line

from hyakki.games.okko.board.drawing import palace_of
from hyakki.games.okko.board.geometry import Cell, Edge
from hyakki.games.okko.catalog.ids import AGENTS, CARD_OF, FIGURES, FIGURES_OF, FIRST_AGENT, FIRST_ALLY, FIRST_COURTIER
from hyakki.games.okko.catalog.kit import kit_of
from hyakki.games.okko.knowledge.view import OkkoView
from hyakki.games.okko.people import MARKER_KINDS, NOWHERE

HERO, ALLY, AGENT, TOKEN, FAINT = "bold #58a6a6", "#58a6a6", "bold #c0506a", "bold #c9a227", "dim"
LETTERS = ("A", "S", "H", "Y", "N", "B")
"""The letters of agents, by card; greater demons are D."""
SIGNS = {"evidence": "ev", "parchment": "pa", "chest": "ch", "follower": "??"}
THINGS = ("le", "re")
GROUND = {"b": "·", "o": "o", "p": "p", "P": "P", "g": "g", "G": "G"}

Signs = dict[Cell, tuple[str, str]]
"""Two letters and their style, by cell."""


def figure_sign(figure: int) -> str:
    """OK, ti, f3 for a courtier who follows, A1 for the first Ashigaru, D for a greater demon."""
    if figure >= FIRST_AGENT:
        card = CARD_OF[figure]
        letter = LETTERS[card] if card < len(LETTERS) else "D"
        return letter if len(FIGURES_OF[card]) == 1 else f"{letter}{(FIGURES_OF[card].index(figure) + 1) % 10}"
    if figure >= FIRST_COURTIER:
        return f"f{figure - FIRST_COURTIER + 1}"
    return FIGURES[figure][:2]


def agent_letter(card: int) -> str:
    return LETTERS[card] if card < len(LETTERS) else "D"


def legend(view: OkkoView) -> list[tuple[str, str]]:
    """Return what agents' letters stand for, by the key of their text: only those the Oni has."""
    return [(agent_letter(card), f"agent-{AGENTS[card]}") for card, agent in enumerate(view.agents) if agent.owned]


def signs(view: OkkoView) -> Signs:
    """Figures lie over tokens, tokens over the ground."""
    floor = kit_of(view.rules).floor
    found: Signs = {}
    for number, thing in enumerate(view.things):
        if thing.space != NOWHERE:
            found[floor.cell_of[thing.space]] = (THINGS[number], TOKEN)
    for marker in view.markers:
        if marker.space != NOWHERE:
            found[floor.cell_of[marker.space]] = (SIGNS[MARKER_KINDS[marker.kind]], TOKEN)
    for courtier, space in enumerate(view.courtier_at):
        if space != NOWHERE:
            letter = "c" if courtier in view.interrogated else "C"
            found[floor.cell_of[space]] = (f"{letter}{courtier + 1}", TOKEN)
    for figure in view.figures:
        style = AGENT if figure.figure >= FIRST_AGENT else HERO if figure.figure < FIRST_ALLY else ALLY
        found[floor.cell_of[figure.space]] = (figure_sign(figure.figure), style)
    return found


def chart(view: OkkoView) -> Line:
    """Three columns a cell: what lies to its left, and what is on it. A piece has its name on its upper edge; a
    corridor C01b is called C1b there."""
    palace = palace_of(kit_of(view.rules).floor)
    cells = {(cell.x, cell.y): cell for cell in palace.cells}
    walls: set[Edge] = set(palace.walls)
    shut = {door.cells for n, door in enumerate(palace.doors) if (view.closed | view.slammed) >> n & 1}
    doors = {door.cells for door in palace.doors}
    names = {(piece.x, piece.y): piece.face for piece in palace.pieces}
    here = signs(view)
    wide, high = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    drawn = Line(no_wrap=True, overflow="crop")

    def mark(edge: Edge, wall: str) -> str:
        return "#" if edge in shut else "+" if edge in doors else wall if edge in walls else " "

    for y in range(high + 1):
        for x in range(wide + 1):
            if (x, y) in names:
                drawn.append(names[x, y].replace("C0", "C").ljust(3), FAINT)
                continue
            sign = mark(((x, y - 1), (x, y)), "─")
            drawn.append(" " if sign == " " else "·", FAINT).append(sign * 2 if sign == "─" else f"{sign} ", FAINT)
        drawn.append("\n")
        if y == high:
            break
        for x in range(wide + 1):
            drawn.append(mark(((x - 1, y), (x, y)), "│"), FAINT)
            cell = cells.get((x, y))
            ground = "" if cell is None else GROUND.get(cell.colour, "")
            said, style = here.get((x, y), (ground, FAINT))
            drawn.append(said.ljust(2), style)
        drawn.append("\n")
    return drawn
