"""A table in the terminal: bots answer from their Views, the player is asked, and sealed answers are settled
together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rich.text import Text as Line

from hyakki.advice.hint import advise
from hyakki.bots import Bot, bot_of
from hyakki.bots.asking import answer_of
from hyakki.bots.votes import refuses
from hyakki.core.account import account_of
from hyakki.core.aims import Aim
from hyakki.core.captions import content_of
from hyakki.core.events import SPECTATOR, Kind, Viewer
from hyakki.core.menu import Ask, Menu, Path
from hyakki.core.motion import REFUSE
from hyakki.core.openers import ROWS, Row
from hyakki.core.replay import Sitter
from hyakki.core.table import Table
from hyakki.core.text import Text
from hyakki.core.words import Cast
from hyakki.terminal.account import drawn
from hyakki.terminal.console import Terminal
from hyakki.terminal.hint import drawn as drawn_hint

RULE = "dim"
NOBODY = -1
"""The seat of a player who watches a game of a Series."""


class LocalTable:
    """A table as its player sees it. All output comes from what the Viewer is sent, and from the texts."""

    def __init__(self, table: Table, sitters: Sequence[Sitter], terminal: Terminal, lang: str) -> None:
        self.table = table
        self.terminal = terminal
        self.text = Text(table.game, lang)
        self.bots: list[Bot | None] = [bot_of(sitter.bot) if sitter.bot else None for sitter in sitters]
        self.seat = self.bots.index(None) if None in self.bots else NOBODY
        self.viewer = SPECTATOR if self.seat == NOBODY else Viewer((self.seat,))
        self.players = [sitter.name for sitter in sitters]
        self.screen = table.game.screen()
        self.captions = content_of(table.game, table.rules).get("captions", {}).get(lang, {})
        self.given: dict[Ask, int] = {}
        """Open questions to which a bot has nothing to add while their number is the same."""
        self.heard = 0
        """The number of events of the log that were printed."""
        self.rng = Random()
        self.drawn = ""
        """The first part of the table when it was last shown."""
        self.opened: set[str] = set()
        """The sides whose opener was printed."""
        self.aimed: tuple[Aim, ...] = ()
        """The Aims that were last printed."""

    @property
    def names(self) -> Cast:
        """Return the names by which texts call the seats."""
        return self.text.cast(self.table.open_part().get("cast", ()), self.players)

    @property
    def labels(self) -> Cast:
        """Return the names of the seats, and those of the players with their roles."""
        who = [self.text.word("terminal-seat-bot" if bot else "terminal-you") for bot in self.bots]
        labels = [f"{name} ({each})" for name, each in zip(self.players, who, strict=True)]
        return self.text.cast(self.table.open_part().get("cast", ()), labels)

    def let_bots_answer(self) -> bool:
        """Let the bots answer. Return whether all of them have, and the moment continues: in a sealed window, or if
        none of them is asked."""
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
        """Wait for the bots. At the pace of a table all bots of one moment think for the same time, which reveals
        nothing (KI-R127)."""
        if self.terminal.wait is not None:
            span = self.table.game.paces()["bot"]
            self.terminal.wait(self.rng.uniform(span["least"], span["most"]))

    def choose(self, bot: Bot, ask: Ask) -> Path:
        """Choose a bot's answer from its View, and by what a take-back would cost. The same moment gives the same
        answer, so a game that is resumed is the same game."""
        table = self.table
        if refuses(table, ask):
            return (REFUSE,)
        rng = Random(f"{table.state.chance.key.hex()} {ask.seat} {len(table.records)}")

        def menus(path: Path) -> Menu:
            return table.menu(ask, [option.id for option in path], look=False)

        return answer_of(bot, table.game, table.view(Viewer((ask.seat,)), bot.needs_history), ask, menus, rng)

    def answer(self, ask: Ask, ids: Sequence[str]) -> None:
        self.table.answer(self.seat, self.table.ask_id(ask), ids)
        if ask.sealed:
            self.table.settle()

    def keep_silent(self) -> None:
        """Give the defaults: the bots have answered, so only the player's questions are open."""
        self.table.time_up()

    # The log

    def tell(self) -> None:
        """Print the new events."""
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
            if quote := self.text.quote(seen, self.captions):
                self.terminal.show(quote, style="dim", indent=4)

    def is_done_to(self, seen: Mapping[str, Any]) -> bool:
        """Return whether the event hits the player and comes from another seat, so that it must stand out."""
        people = self.text.words.people - {"seat", "active"}
        return seen.get("seat") not in (None, self.seat) and any(seen.get(field) == self.seat for field in people)

    def rule_of(self, seen: Mapping[str, Any]) -> str:
        """Return the rule by which an event happened: its own, or that of its kind."""
        kind: Kind | None = self.table.game.kinds.get(seen["event"])
        return str(seen.get("rule") or (kind.rule if kind else ""))

    # The table

    def show_table(self) -> None:
        things = self.screen.table(self.table.view(self.viewer), self.text, self.labels)
        self.drawn = self.terminal.measure(things[:1])
        self.terminal.gap()
        self.terminal.show(*things)

    def show_situation(self, ask: Ask) -> None:
        """Show the whole table at the beginning, and when the question needs it and it has changed; otherwise the
        player's own things."""
        view = self.table.view(self.viewer)
        things = self.screen.table(view, self.text, self.labels)
        due = self.screen.shows_table(ask) or not self.drawn
        if things and due and self.terminal.measure(things[:1]) != self.drawn:
            self.show_table()
        elif own := self.screen.hand(view, self.text, self.labels):
            self.terminal.gap()
            self.terminal.show(*own)

    def show_openers(self, again: bool = False) -> None:
        """Show the opener of each side of the player: at the start, when a side is new, and on request."""
        sides = [aim.side for aim in self.table.aims(self.viewer)]
        fresh = sides if again else [side for side in sides if side not in self.opened]
        self.opened.update(sides)
        openers = self.table.game.openers(self.text, self.table.rules) if fresh else {}
        for side in dict.fromkeys(fresh):
            if side in openers:
                self.terminal.gap()
                self.terminal.show(Line(f"{openers[side].who}. {openers[side].headline}", style="bold"))
                for row in ROWS:
                    part: Row = getattr(openers[side], row)
                    line = Line.assemble((f"{self.text.word(f'opener-{row}')}: ", "bold"), part.said)
                    self.terminal.show(line.append(f"  {part.rule}", style=RULE), indent=2)

    def show_aims(self, again: bool = False) -> None:
        """Show what to do next, if that has changed or on request: the sentence, how far it is, the steps to
        victory."""
        aims = self.table.aims(self.viewer)
        if not aims or (aims == self.aimed and not again):
            return
        self.aimed = aims
        text = self.text
        self.terminal.gap()
        for aim in aims:
            line = Line.assemble((f"{text.word('play-now')} ", "bold"), text.aim(aim, self.names))
            line.append(f" {text.aim(aim, self.names, 'how')}", style="dim")
            self.terminal.show(line, indent=1)
            steps = zip(aim.steps, text.ladder(aim, self.names), strict=True)
            said = [f"{'✓' if step.done else '·'} {name}" for step, name in steps]
            self.terminal.show("  ".join(said), style="dim", indent=3)

    def show_hint(self, ask: Ask) -> None:
        """Show what a strong player would answer with what this player knows, and why."""
        hint = advise(self.table.game, self.table.view(self.viewer), ask.seat, ask.kind, self.rng)
        self.terminal.gap()
        if hint is None:
            self.terminal.show(self.text.word("hint-none"), indent=1)
        else:
            self.terminal.show(*drawn_hint(hint, self.text, self.names, ask.kind), indent=1)

    def show_end(self) -> None:
        """Show the winner, the ranking, and how the game went."""
        text, terminal, game = self.text, self.terminal, self.table.game
        standing = game.standing(self.table.state)
        terminal.heading(text.word("play-over"))
        terminal.show(text.ending(standing, self.names, self.viewer), style="bold")
        terminal.gap()
        terminal.show(text.word("standing-title"), style="bold")
        terminal.show(*text.ranking(standing, self.labels), indent=2)
        self.show_account()

    def show_account(self) -> None:
        """Show how the game went: what was counted, what was hidden, where it turned, its numbers."""
        account = account_of(self.table)
        if account is not None:
            self.terminal.show(*drawn(account, self.text, self.labels, self.viewer))
