"""Finished games in sentences, for tests of their Accounts."""

from __future__ import annotations

from pathlib import Path

from hyakki.core import replay as replays
from hyakki.core.account import Account, Part, account_of
from hyakki.core.text import Text

FOLDER = Path(__file__).parents[1] / "finished"


class Ended:
    """A finished game, told in sentences."""

    def __init__(self, name: str) -> None:
        document = replays.decode((FOLDER / f"{name}.json").read_bytes())
        table = replays.play(document)
        account = account_of(table)
        assert account is not None
        self.account: Account = account
        self.names = [sitter.name for sitter in document.seats]
        self.text = Text(table.game)

    def points(self) -> list[tuple[str, int | None, list[tuple[int | bool | None, str, str]]]]:
        """Return each part of the points: its title, the total, and its lines with points, sentence and rule."""
        return [(self.text.heading(part, self.names), part.total, self._lines(part)) for part in self.account.points]

    def _lines(self, part: Part) -> list[tuple[int | bool | None, str, str]]:
        return [
            (line.points if line.done is None else line.done, self.text.line(line, self.names), line.rule)
            for line in part.lines
        ]

    def hidden(self) -> dict[str, list[tuple[int, str]]]:
        """Return what was hidden, by title: each line with its round."""
        return {
            self.text.heading(part, self.names): [(line.round, self.text.line(line, self.names)) for line in part.lines]
            for part in self.account.hidden
        }

    def turns(self) -> list[tuple[int, str]]:
        return [(line.round, self.text.line(line, self.names)) for line in self.account.turns]

    def numbers(self) -> dict[str, tuple[int, ...]]:
        return {self.text.word(count.key): (count.total, *count.seats) for count in self.account.numbers}
