"""One table: the bots answer from their Views, the person is asked, everyone's sealed answers are settled together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rich.text import Text as Line

from hyakki.bots import Bot, bot_of
from hyakki.bots.votes import refuses
from hyakki.core.events import SPECTATOR, Kind, Viewer
from hyakki.core.menu import Ask, Menu, Path
from hyakki.core.motion import REFUSE
from hyakki.core.replay import Sitter
from hyakki.core.table import Table
from hyakki.core.text import Text
from hyakki.terminal.console import Terminal

RULE = "dim"
NOBODY = -1
"""The seat of a person who sits a game of a Series out, and watches it."""


class Sitting:
    """What the person reads comes from what its Viewer is sent and told, and from the texts."""

    def __init__(self, table: Table, sitters: Sequence[Sitter], terminal: Terminal, lang: str) -> None:
        self.table = table
        self.terminal = terminal
        self.text = Text(table.game, lang)
        self.bots: list[Bot | None] = [bot_of(sitter.bot) if sitter.bot else None for sitter in sitters]
        self.seat = self.bots.index(None) if None in self.bots else NOBODY
        self.viewer = SPECTATOR if self.seat == NOBODY else Viewer((self.seat,))
        self.names = [sitter.name for sitter in sitters]
        self.screen = table.game.screen()
        self.given: dict[Ask, int] = {}
        """Open questions to which a bot has nothing to add while their number holds."""
        self.heard = 0
        """How much of the log has been read."""
        self.rng = Random()
        self.drawn = ""
        """How the table looked when it was last shown: its first part."""

    @property
    def labels(self) -> list[str]:
        """Names with who they are."""
        who = [self.text.word("play-seat-bot" if bot else "play-you") for bot in self.bots]
        return [f"{name} ({each})" for name, each in zip(self.names, who, strict=True)]

    def let_bots_answer(self) -> bool:
        """Whether all of them have, and the same moment goes on: in a sealed window, or where none of them is asked."""
        table = self.table
        asked = [ask for ask in table.asks if self.bots[ask.seat] and self.given.get(ask) != table.ask_id(ask)]
        if asked:
            self.hold()
        for ask in asked:
            bot = self.bots[ask.seat]
            assert bot is not None
            path = self.choose(bot, ask)
            if path:
                table.answer(ask.seat, table.ask_id(ask), [option.id for option in path])
            if ask.open and ask in table.asks and not (path and bot.persists):
                self.given[ask] = table.ask_id(ask)
            if path and not ask.sealed:
                return False
        if all(ask.open and self.bots[ask.seat] for ask in table.asks):
            table.time_up()
            return False
        return True

    def hold(self) -> None:
        """At the pace of a table all bots of one moment think for the same time, which tells nothing (KI-R127)."""
        if self.terminal.wait is not None:
            span = self.table.game.paces()["bot"]
            self.terminal.wait(self.rng.uniform(span["least"], span["most"]))

    def choose(self, bot: Bot, ask: Ask) -> Path:
        """From the View alone, and by what a take-back would cost. The same moment makes a bot answer alike, so a game
        that is left and gone on with is the same game."""
        table = self.table
        if refuses(table, ask):
            return (REFUSE,)
        rng = Random(f"{table.state.chance.key.hex()} {ask.seat} {len(table.records)}")

        def menus(path: Path) -> Menu:
            return table.menu(ask, [option.id for option in path], look=False)

        return bot.choose(table.game, table.view(Viewer((ask.seat,))), ask, menus, rng)

    def answer(self, ask: Ask, ids: Sequence[str]) -> None:
        self.table.answer(self.seat, self.table.ask_id(ask), ids)
        if ask.sealed:
            self.table.settle()

    def keep_silent(self) -> None:
        """The bots have answered, so whatever is still open is the person's."""
        self.table.time_up()

    # The log

    def tell(self) -> None:
        """What has happened since."""
        told = self.table.told(self.viewer, self.heard)
        self.heard += len(told)
        self.show_log(told)

    def show_log(self, told: Sequence[Mapping[str, Any]]) -> None:
        for seen in told:
            said = self.text.event(seen, self.names, self.viewer)
            if said is None:
                continue
            heading = seen["event"] in self.screen.headings
            line = Line(said, style="bold" if heading or self.is_done_to(seen) else "")
            line.append(f"  {self.rule_of(seen)}".rstrip(), style=RULE)
            if heading:
                self.terminal.gap()
            self.terminal.show(line, indent=0 if heading else 2)

    def is_done_to(self, seen: Mapping[str, Any]) -> bool:
        """Whether somebody else does it to the person: that should not be overlooked."""
        people = self.text.words.people - {"seat", "active"}
        return seen.get("seat") not in (None, self.seat) and any(seen.get(field) == self.seat for field in people)

    def rule_of(self, seen: Mapping[str, Any]) -> str:
        """The rule by which it happened: its own, or that of its kind."""
        kind: Kind | None = self.table.game.kinds.get(seen["event"])
        return str(seen.get("rule") or (kind.rule if kind else ""))

    # The table

    def show_table(self) -> None:
        things = self.screen.table(self.table.view(self.viewer), self.text, self.labels)
        self.drawn = self.terminal.measure(things[:1])
        self.terminal.gap()
        self.terminal.show(*things)

    def show_situation(self, ask: Ask) -> None:
        """The whole table first of all, and where the question needs it and it has changed; else one's own things."""
        view = self.table.view(self.viewer)
        things = self.screen.table(view, self.text, self.labels)
        due = self.screen.shows_table(ask) or not self.drawn
        if things and due and self.terminal.measure(things[:1]) != self.drawn:
            self.show_table()
        elif own := self.screen.hand(view, self.text, self.labels):
            self.terminal.gap()
            self.terminal.show(*own)

    def show_end(self) -> None:
        """Who won, everybody's place, and what nobody could see."""
        text, terminal, game = self.text, self.terminal, self.table.game
        standing = game.standing(self.table.state)
        terminal.heading(text.word("play-over"))
        terminal.show(text.ending(standing, self.names, self.viewer), style="bold")
        terminal.gap()
        terminal.show(text.word("standing-title"), style="bold")
        terminal.show(*text.ranking(standing, self.labels), indent=2)
        everyone = Viewer(range(self.table.seats))
        hidden = self.screen.hidden(self.table.view(everyone), text, self.labels, self.table.told(everyone))
        if hidden:
            terminal.gap()
            terminal.show(text.word("play-reveal"), style="bold")
            terminal.show(*hidden, indent=2)
