"""Draws docs/table.svg: one turn of a real game in the terminal client. `python docs/picture.py [SEED]`."""

from __future__ import annotations

import io
import sys
from pathlib import Path

from rich import _export_format
from rich.console import Console

from hyakki.core.chance import Chance
from hyakki.core.events import viewers
from hyakki.core.game import game_of
from hyakki.core.replay import Sitter
from hyakki.core.table import Table
from hyakki.terminal.console import Terminal
from hyakki.terminal.local_table import LocalTable
from hyakki.terminal.question import Question

WIDTH = 92
SEATS = 4
TURN = 2
"""The number of the person's turn that is drawn."""
# Leave out rich's font, which would be loaded from another site
FORMAT = _export_format.CONSOLE_SVG_FORMAT
FORMAT = FORMAT[: FORMAT.index("@font-face")] + FORMAT[FORMAT.index(".{unique_id}-matrix") :]


class Picture:
    def __init__(self, seed: int) -> None:
        game = game_of("kitsunedo")
        table = Table.start(game, game.rules(SEATS, {}), SEATS, Chance.seeded(seed), viewers(SEATS))
        sitters = [Sitter("Ada"), *(Sitter(name, "judgement") for name in ("Yuki", "Ren", "Hana"))]
        self.terminal = Terminal(io.StringIO(), io.StringIO())
        self.sitting = LocalTable(table, sitters, self.terminal, "en")
        self.bot = next(bot for bot in self.sitting.bots if bot is not None)
        self.turns = 0
        self.fresh()

    def fresh(self) -> None:
        self.terminal.console = Console(
            file=io.StringIO(), record=True, width=WIDTH, force_terminal=True, color_system="truecolor", highlight=False
        )

    def play(self) -> bool:
        """Let a bot answer for the person, up to the question that is drawn; return whether it came."""
        sitting, table = self.sitting, self.sitting.table
        while table.asks:
            if sitting.let_bots_answer():
                for ask in table.asks_of(sitting.seat):
                    if ask.kind == "act" and self.reached():
                        sitting.tell()
                        sitting.show_situation(ask)
                        Question(sitting, ask).show()
                        return True
                    sitting.answer(ask, [option.id for option in sitting.choose(self.bot, ask)])
                if table.asks and table.asks[0].sealed:
                    table.settle()
        return False

    def reached(self) -> bool:
        view = self.sitting.table.view(self.sitting.viewer)
        if view.turn == self.turns:
            return False
        self.turns = view.turn
        told = self.sitting.table.told(self.sitting.viewer)
        own = [place for place, seen in enumerate(told) if seen["event"] == "turn" and seen["seat"] == 0]
        if len(own) < TURN:
            return False
        others = [place for place, seen in enumerate(told) if seen["event"] == "turn"]
        self.sitting.heard = others[-2]
        return True

    def save(self, path: Path) -> None:
        svg = self.terminal.console.export_svg(title="hyakki play kitsunedo", code_format=FORMAT, unique_id="hyakki")
        path.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    picture = Picture(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
    if not picture.play():
        sys.exit("that game is over before the turn to be drawn; try another seed")
    print(picture.terminal.console.export_text(clear=False))
    picture.save(Path(__file__).parent / "table.svg")
