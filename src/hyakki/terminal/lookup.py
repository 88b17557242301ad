"""What a person may look up while a question waits: rules, reasons, the log; and what may be proposed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from hyakki.core.events import seat_name
from hyakki.core.rulebook import Entry
from hyakki.core.screen import Topic
from hyakki.core.text import Text
from hyakki.terminal.console import Terminal
from hyakki.terminal.groups import FEW
from hyakki.terminal.sitting import Sitting

RULE_ID = re.compile(r"[A-Za-z]{2}-[A-Za-z]?\d+")
LATELY = 40
"""Sentences of the log that are shown unless all are wanted."""
MANY = 20
"""Rules that a search lists."""


def show_guide(terminal: Terminal, guide: Sequence[Topic]) -> None:
    """What a game says of itself, without what it has nothing to say of."""
    for topic in guide:
        if topic.said or topic.rows:
            terminal.show(Line(f"\n{topic.title}", style="bold"))
            terminal.show(Padding(_grid(topic.rows) if topic.rows else Line(topic.said), (0, 0, 0, 2)))


def _grid(rows: Sequence[tuple[str, str]]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name, said in rows:
        grid.add_row(name, said)
    return grid


def show_rules(terminal: Terminal, text: Text, sought: str) -> None:
    """One rule by its id, those that speak of something, or what the rulebook is about."""
    book = text.rulebook
    terminal.gap()
    if not sought:
        for section in book.sections:
            if section.entries:
                ids = f"{section.entries[0].id} – {section.entries[-1].id}"
                terminal.show(Line.assemble((f"{ids:<18}", "dim"), section.title), indent=1)
        return
    if RULE_ID.fullmatch(sought):
        if sought.upper() in book:
            show_rule(terminal, text, book[sought])
        else:
            terminal.show(text.word("play-rule-unknown", rule=sought.upper()), indent=1)
        return
    found = book.search(sought)
    terminal.show(text.word("play-rules-found", count=len(found)), indent=1)
    if len(found) == 1:
        show_rule(terminal, text, found[0])
        return
    for entry in found[:MANY]:
        terminal.show(Line.assemble((f"{entry.id:<8}", "bold"), entry.title), indent=2)
    if len(found) > MANY:
        terminal.show(text.word("play-more", count=len(found) - MANY), style="dim", indent=2)


def show_rule(terminal: Terminal, text: Text, entry: Entry) -> None:
    terminal.show(text.word("play-rule-heading", rule=entry.id, title=entry.title), style="bold", indent=1)
    terminal.show(Markdown(entry.text), indent=1)
    terminal.show(text.word("play-rule-source", source=entry.source), style="dim", indent=1)


def show_blocked(sitting: Sitting, kind: str, blocked: Sequence[Mapping[str, Any]]) -> None:
    """What one would look for and may not do, with the rule that forbids it; many that are alike under one name."""
    text, terminal = sitting.text, sitting.terminal
    terminal.gap()
    if not blocked:
        terminal.show(text.word("play-blocked-none"), indent=1)
        return
    terminal.show(text.word("play-blocked"), style="bold", indent=1)
    alike: dict[tuple[str, str], list[str]] = {}
    for entry in blocked:
        alike.setdefault((entry["rule"], entry["id"].split()[0]), []).append(entry["id"])
    labels: dict[str, list[str]] = {}
    for (rule, _), ids in alike.items():
        labels.setdefault(rule, []).extend(_labels(sitting, kind, ids))
    _show_forbidden(terminal, text, labels)


def _show_forbidden(terminal: Terminal, text: Text, labels: Mapping[str, Sequence[str]]) -> None:
    """By rule."""
    for rule, said in labels.items():
        line = text.word("play-blocked-line", option=text.join(said), title=text.blocked(rule), rule=rule)
        terminal.show(line, indent=2)
    for rule in list(labels)[:1]:
        terminal.show(text.word("play-rule-hint", rule=rule), style="dim", indent=1)


def _labels(sitting: Sitting, kind: str, ids: Sequence[str]) -> list[str]:
    """One by one; or all in one, if there are many and a name for them."""
    text, names = sitting.text, sitting.names
    verb = ids[0].split()[0]
    form = "part" if len({tuple(id.split()[:2]) for id in ids}) == 1 else "group"
    if len(ids) > FEW and text.has(f"option-{verb}.{form}"):
        return [text.option(ids[0], names, form)]
    return [text.option(id, names, kind) for id in ids]


def show_log(sitting: Sitting, everything: bool) -> None:
    told = sitting.table.told(sitting.viewer)
    sitting.terminal.heading(sitting.text.word("play-log"))
    if not told:
        sitting.terminal.show(sitting.text.word("play-nothing-yet"), indent=1)
    sitting.show_log(told if everything else told[-LATELY:])


def propose(sitting: Sitting) -> bool:
    """Whether something has been proposed."""
    text, terminal, table = sitting.text, sitting.terminal, sitting.table
    motions = table.sent(sitting.viewer)["motions"][seat_name(sitting.seat)]
    lawful = [motion["id"] for motion in motions if not motion["rule"]]
    terminal.gap()
    if not lawful:
        terminal.show(text.word("play-no-motions"), indent=1)
        return False
    terminal.show(text.word("play-motions"), style="bold", indent=1)
    for number, id in enumerate(lawful, start=1):
        said = text.motion(id, sitting.names, sitting.viewer)
        terminal.show(Line.assemble((f"{number} ", "bold"), said), indent=2)
    forbidden: dict[str, list[str]] = {}
    for motion in motions:
        if motion["rule"]:
            said = text.motion(motion["id"], sitting.names, sitting.viewer)
            forbidden.setdefault(motion["rule"], []).append(said)
    if forbidden:
        terminal.show(text.word("play-blocked"), style="bold", indent=1)
        _show_forbidden(terminal, text, forbidden)
    terminal.show(text.word("play-back-hint"), style="dim", indent=1)
    said = terminal.read()
    if not said.isdecimal() or not 1 <= int(said) <= len(lawful):
        return False
    table.propose(sitting.seat, lawful[int(said) - 1])
    return True
