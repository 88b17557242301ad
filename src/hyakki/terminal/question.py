"""A question to the player: the menu, step by step, and the commands beside it."""

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
from hyakki.terminal.local_table import LocalTable


def play(local: LocalTable) -> None:
    """Play until no question is open: the game is over, or a Series waits for one of its games."""
    table = local.table
    local.tell()
    while table.asks:
        if local.let_bots_answer():
            own = table.asks_of(local.seat)
            Question(local, own[0]).put() if own else table.settle()
        local.tell()


class Question:
    """A question, shown until it is answered or another action of the player moves the table on."""

    def __init__(self, local: LocalTable, ask: Ask) -> None:
        self.local = local
        self.terminal = local.terminal
        self.text = local.text
        self.ask = ask
        self.steps: list[Entry] = []
        """The choices so far: options, and groups that were opened on the way."""
        self.settled = False
        self.stale = True
        """Whether the question must be shown again, after other output."""
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "h": self.hint,
            "b": self.back,
            "w": self.why_not,
            "l": self.log,
            "t": self.table,
            "d": self.discards,
            "p": self.propose,
            "u": self.take_back,
            "g": self.guide,
            "n": self.now,
            "o": self.opener,
            "r": self.rule,
            "q": self.leave,
        }

    def put(self) -> None:
        local = self.local
        offered = self.sent()["options"]
        if len(offered) == 1 and offered[0]["id"] in local.screen.idle:
            local.answer(self.ask, [offered[0]["id"]])
            return
        sent = local.table.sent(local.viewer)
        coach = next(asked["coach"] for asked in sent["asks"] if asked["id"] == local.table.ask_id(self.ask))
        local.show_openers()
        local.show_situation(self.ask)
        local.show_aims()
        if coach is not None:
            self.terminal.gap()
            self.terminal.show(Panel(self.text.taught(coach), title=self.text.word("play-coach"), title_align="left"))
        while not self.settled:
            if self.stale:
                self.show()
            self.hear(self.terminal.read())

    # The menu

    @property
    def path(self) -> list[str]:
        """Return the options chosen so far."""
        return [step.options[0]["id"] for step in self.steps if not step.group]

    def sent(self) -> dict[str, Any]:
        return self.local.table.entries(self.ask, self.path)

    def entries(self) -> list[Entry]:
        names, kind = self.local.names, self.ask.kind
        if self.steps and self.steps[-1].group:
            opened = self.steps[-1]
            return entries(opened.options, self.text, names, kind, opened.level)
        return entries(self.sent()["options"], self.text, names, kind)

    def show(self) -> None:
        self.stale = False
        text = self.text
        view = self.local.table.view(self.local.viewer)
        self.terminal.gap()
        self.terminal.show(text.ask(self.ask.kind, view, self.local.names, self.path), style="bold")
        help = "" if self.steps else text.help(self.ask.kind, view, self.local.names)
        if help:
            self.terminal.show(help, style="dim", indent=1)
        if self.steps:
            said = [step.label for step in self.steps]
            self.terminal.show(" › ".join(said), style="italic", indent=2)
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        for number, entry in enumerate(self.entries(), start=1):
            grid.add_row(f"{number}", self.line(entry))
        self.terminal.show(grid, indent=1)
        hint = text.word(
            "terminal-step-hint" if self.steps else "terminal-default", silence=text.silence(self.ask.kind)
        )
        self.terminal.show(hint, style="dim", indent=1)

    def line(self, entry: Entry) -> Line:
        """Return the label with its previews."""
        line = Line(entry.label)
        if entry.group:
            return line.append(" …")
        option = entry.options[0]
        view = self.local.table.view(self.local.viewer)
        left = self.text.unspent(option)
        leaves = [self.text.word("terminal-leaves", left=left)] if left else []
        said = [*self.text.costs(option), *self.text.preview(option), *leaves]
        note = self.local.screen.note(view, self.text, self.ask.kind, option["id"])
        for part in (*([note] if note else []), *said):
            line.append(f" · {part}", style="dim")
        return line

    # Input

    def hear(self, said: str) -> None:
        command, _, rest = said.partition(" ")
        if said.isdecimal():
            self.choose(int(said))
        elif command.casefold() in self.commands:
            self.stale = True
            self.commands[command.casefold()](rest.strip())
        elif not said and not self.steps:
            self.local.keep_silent()
            self.settled = True
        else:
            self.refuse("terminal-not-a-choice")

    def refuse(self, key: str) -> None:
        """Print an error in one line; the question still stands above it."""
        self.stale = False
        self.terminal.show(self.text.word(key), indent=1)

    def choose(self, number: int) -> None:
        offered = self.entries()
        if not 1 <= number <= len(offered):
            self.refuse("terminal-not-a-choice")
            return
        self.stale = True
        self.steps.append(offered[number - 1])
        if not self.steps[-1].group and self.steps[-1].options[0]["final"]:
            self.give()

    def give(self) -> None:
        """Give the complete answer."""
        local = self.local
        doubt = self.text.doubt(self.steps[-1].options[0])
        if doubt and not self.confirms(self.doubtful(doubt)):
            self.steps.pop()
            return
        try:
            local.answer(self.ask, self.path)
        except HyakkiError as error:
            self.terminal.show(self.text.error(error), indent=1)
            self.steps.clear()
        else:
            self.settled = True

    def doubtful(self, warning: str) -> str:
        """Return the warning as a question."""
        return f"{warning} {self.text.word('terminal-y-n' if warning.endswith('?') else 'terminal-confirm')}"

    def confirms(self, question: str) -> bool:
        text = self.text
        otherwise = text.word("terminal-yes-or-no")
        return self.terminal.confirms(question, text.word("terminal-yes"), text.word("terminal-no"), otherwise)

    # Commands

    def help(self, rest: str) -> None:
        self.terminal.gap()
        self.terminal.show(self.text.word("terminal-help"))

    def back(self, rest: str) -> None:
        if self.steps:
            self.steps.pop()
        else:
            self.refuse("terminal-no-step-back")

    def why_not(self, rest: str) -> None:
        lookup.show_blocked(self.local, self.ask.kind, self.sent()["blocked"])

    def log(self, rest: str) -> None:
        lookup.show_log(self.local, everything=bool(rest))

    def table(self, rest: str) -> None:
        self.local.show_table()

    def discards(self, rest: str) -> None:
        local = self.local
        self.terminal.gap()
        self.terminal.show(*local.screen.discards(local.table.view(local.viewer), self.text, local.labels))

    def guide(self, rest: str) -> None:
        view = self.local.table.view(self.local.viewer)
        aid = self.local.table.game.aid(self.text, self.local.table.rules)
        lookup.show_guide(self.terminal, [*self.local.screen.guide(view, self.text), *lookup.aid_topics(aid)])

    def hint(self, rest: str) -> None:
        self.local.show_hint(self.ask)

    def now(self, rest: str) -> None:
        self.local.show_aims(again=True)

    def opener(self, rest: str) -> None:
        self.local.show_openers(again=True)

    def rule(self, rest: str) -> None:
        lookup.show_rules(self.terminal, self.text, rest)

    def propose(self, rest: str) -> None:
        if lookup.propose(self.local):
            self.settled = True

    def take_back(self, rest: str) -> None:
        table, seat = self.local.table, self.local.seat
        if table.free_take_back(seat) is None:
            self.refuse("terminal-nothing-to-take-back")
            return
        table.take_back(seat)
        self.settled = True

    def leave(self, rest: str) -> None:
        if self.confirms(self.text.word("terminal-quit-confirm")):
            raise Left
