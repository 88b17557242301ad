"""One question to the person: what may be answered, step by step, and all that can be asked back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text as Line

from hyakki.core.errors import HyakkiError
from hyakki.core.menu import Ask
from hyakki.terminal import lookup
from hyakki.terminal.console import Left
from hyakki.terminal.groups import Entry, entries
from hyakki.terminal.sitting import Sitting


def play(sitting: Sitting) -> None:
    """Until nothing is asked any more: the game is over, or a Series waits for one of its games."""
    table = sitting.table
    sitting.tell()
    while table.asks:
        if sitting.let_bots_answer():
            own = table.asks_of(sitting.seat)
            Question(sitting, own[0]).put() if own else table.settle()
        sitting.tell()


class Question:
    """Put until it is answered, or until the person does something else that moves the table on."""

    def __init__(self, sitting: Sitting, ask: Ask) -> None:
        self.sitting = sitting
        self.terminal = sitting.terminal
        self.text = sitting.text
        self.ask = ask
        self.steps: list[Entry] = []
        """What has been chosen so far: options, and groups that were opened on the way."""
        self.settled = False
        self.stale = True
        """Whether the question has to be shown again, after all that was said since."""
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "h": self.help,
            "b": self.back,
            "w": self.why_not,
            "l": self.log,
            "t": self.table,
            "d": self.discards,
            "p": self.propose,
            "u": self.take_back,
            "g": self.guide,
            "r": self.rule,
            "q": self.leave,
        }

    def put(self) -> None:
        sitting = self.sitting
        offered = self.sent()["options"]
        if len(offered) == 1 and offered[0]["id"] in sitting.screen.idle:
            sitting.answer(self.ask, [offered[0]["id"]])
            return
        sent = sitting.table.sent(sitting.viewer)
        coach = next(asked["coach"] for asked in sent["asks"] if asked["id"] == sitting.table.ask_id(self.ask))
        sitting.show_situation(self.ask)
        if coach is not None:
            self.terminal.gap()
            self.terminal.show(Panel(self.text.word(coach), title=self.text.word("play-coach"), title_align="left"))
        while not self.settled:
            if self.stale:
                self.show()
            self.hear(self.terminal.read())

    # The menu

    @property
    def path(self) -> list[str]:
        """The options chosen so far."""
        return [step.options[0]["id"] for step in self.steps if not step.group]

    def sent(self) -> dict[str, Any]:
        return self.sitting.table.entries(self.ask, self.path)

    def entries(self) -> list[Entry]:
        names, kind = self.sitting.names, self.ask.kind
        if self.steps and self.steps[-1].group:
            opened = self.steps[-1]
            return entries(opened.options, self.text, names, kind, opened.level)
        return entries(self.sent()["options"], self.text, names, kind)

    def show(self) -> None:
        self.stale = False
        text = self.text
        view = self.sitting.table.view(self.sitting.viewer)
        self.terminal.gap()
        self.terminal.show(text.ask(self.ask.kind, view, self.sitting.names, self.path), style="bold")
        if self.steps:
            said = [step.label for step in self.steps]
            self.terminal.show(" › ".join(said), style="italic", indent=2)
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        for number, entry in enumerate(self.entries(), start=1):
            grid.add_row(f"{number}", self.line(entry))
        self.terminal.show(grid, indent=1)
        hint = text.word("play-step-hint" if self.steps else "play-default", silence=text.silence(self.ask.kind))
        self.terminal.show(hint, style="dim", indent=1)

    def line(self, entry: Entry) -> Line:
        """The label, and what is known beforehand."""
        line = Line(entry.label)
        if entry.group:
            return line.append(" …")
        option = entry.options[0]
        view = self.sitting.table.view(self.sitting.viewer)
        said = self.text.preview(option)
        note = self.sitting.screen.note(view, self.text, self.ask.kind, option["id"])
        for part in (*([note] if note else []), *said):
            line.append(f" · {part}", style="dim")
        return line

    # What is typed

    def hear(self, said: str) -> None:
        command, _, rest = said.partition(" ")
        if said.isdecimal():
            self.choose(int(said))
        elif command.casefold() in self.commands:
            self.stale = True
            self.commands[command.casefold()](rest.strip())
        elif not said and not self.steps:
            self.sitting.keep_silent()
            self.settled = True
        else:
            self.refuse("play-not-a-choice")

    def refuse(self, key: str) -> None:
        """One line; the question still stands above it."""
        self.stale = False
        self.terminal.show(self.text.word(key), indent=1)

    def choose(self, number: int) -> None:
        offered = self.entries()
        if not 1 <= number <= len(offered):
            self.refuse("play-not-a-choice")
            return
        self.stale = True
        self.steps.append(offered[number - 1])
        if not self.steps[-1].group and self.steps[-1].options[0]["final"]:
            self.give()

    def give(self) -> None:
        """The choice is complete."""
        sitting = self.sitting
        warning = self.steps[-1].options[0].get("warning")
        if warning is not None and not self.confirms(self.doubtful(self.text.word(warning))):
            self.steps.pop()
            return
        try:
            sitting.answer(self.ask, self.path)
        except HyakkiError as error:
            self.terminal.show(self.text.error(error), indent=1)
            self.steps.clear()
        else:
            self.settled = True

    def doubtful(self, warning: str) -> str:
        """As a question, if it is none yet."""
        return f"{warning} {self.text.word('play-y-n' if warning.endswith('?') else 'play-confirm')}"

    def confirms(self, question: str) -> bool:
        text = self.text
        otherwise = text.word("play-yes-or-no")
        return self.terminal.confirms(question, text.word("play-yes"), text.word("play-no"), otherwise)

    # Commands

    def help(self, rest: str) -> None:
        self.terminal.gap()
        self.terminal.show(self.text.word("play-help"))

    def back(self, rest: str) -> None:
        if self.steps:
            self.steps.pop()
        else:
            self.refuse("play-no-step-back")

    def why_not(self, rest: str) -> None:
        lookup.show_blocked(self.sitting, self.ask.kind, self.sent()["blocked"])

    def log(self, rest: str) -> None:
        lookup.show_log(self.sitting, everything=bool(rest))

    def table(self, rest: str) -> None:
        self.sitting.show_table()

    def discards(self, rest: str) -> None:
        sitting = self.sitting
        self.terminal.gap()
        self.terminal.show(*sitting.screen.discards(sitting.table.view(sitting.viewer), self.text, sitting.labels))

    def guide(self, rest: str) -> None:
        view = self.sitting.table.view(self.sitting.viewer)
        lookup.show_guide(self.terminal, self.sitting.screen.guide(view, self.text))

    def rule(self, rest: str) -> None:
        lookup.show_rules(self.terminal, self.text, rest)

    def propose(self, rest: str) -> None:
        if lookup.propose(self.sitting):
            self.settled = True

    def take_back(self, rest: str) -> None:
        table, seat = self.sitting.table, self.sitting.seat
        if table.free_take_back(seat) is None:
            self.refuse("play-nothing-to-take-back")
            return
        table.take_back(seat)
        self.settled = True

    def leave(self, rest: str) -> None:
        if self.confirms(self.text.word("play-quit-confirm")):
            raise Left
