"""Input and output of the terminal. Without a terminal it prints plain lines, so that a game can be piped and
tested."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, TextIO

from rich.console import Console, Group
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text as Line

WIDEST = 100
"""The longest line: longer ones are hard to read."""
PROMPT = "> "


class Left(Exception):
    """Raised if the player has left the table."""


class Terminal:
    """The player's terminal. `wait` holds the answers of bots for a while; by default they come at once."""

    def __init__(
        self, lines: TextIO | None = None, out: TextIO | None = None, wait: Callable[[float], None] | None = None
    ) -> None:
        self.wait = wait
        self.lines = sys.stdin if lines is None else lines
        self.out = sys.stdout if out is None else out
        for stream in (self.lines, self.out):
            if hasattr(stream, "reconfigure") and stream.errors != "replace":
                stream.reconfigure(errors="replace")  # a letter that cannot be shown is no reason to stop
        self.typed = self.lines is sys.stdin and self.lines.isatty()
        self.console = Console(file=self.out, highlight=False, markup=False, emoji=False)
        if self.typed:
            _edit_lines()

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def show(self, *things: Any, style: str | None = None, indent: int = 0) -> None:
        for thing in things:
            shown = Line(thing) if isinstance(thing, str) else thing
            self.console.print(
                Padding(shown, (0, 0, 0, indent), expand=False) if indent else shown, style=style, width=self.width
            )

    def show_whole(self, said: str) -> None:
        """Print text without line breaks, so that it can be copied."""
        self.console.print(said, soft_wrap=True)

    def gap(self) -> None:
        self.console.print()

    def heading(self, said: str) -> None:
        self.gap()
        self.console.print(Rule(Line(said, style="bold"), style="dim", align="left"), width=self.width)

    def measure(self, things: list[Any]) -> str:
        """Return the printed form, for comparisons."""
        with self.console.capture() as shown:
            self.console.print(Group(*things), width=self.width)
        return shown.get()

    def read(self) -> str:
        """Read one line; raise Left at the end of input or if interrupted."""
        try:
            return self._read().strip()
        except (EOFError, KeyboardInterrupt):
            self.gap()
            raise Left from None

    def _read(self) -> str:
        if self.typed:
            return input(PROMPT)
        self.console.print(PROMPT, end="")
        self.out.flush()
        line = self.lines.readline()
        if not line:
            raise EOFError
        self.console.print(line.strip())
        return line

    def confirms(self, question: str, yes: str, no: str, otherwise: str) -> bool:
        self.show(question, style="bold")
        while True:
            said = self.read().casefold()
            if said[:1] in (yes, no) and said:
                return said[:1] == yes
            self.show(otherwise)


def _edit_lines() -> None:
    """Enable arrow keys and history, if the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        pass
