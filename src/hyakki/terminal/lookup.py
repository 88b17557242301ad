"""Commands that look something up while a question waits: rules, reasons, the log, and proposals."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from hyakki.core.aids import Line as AidLine
from hyakki.core.aids import Section
from hyakki.core.events import seat_name
from hyakki.core.rulebook import Entry
from hyakki.core.screen import Topic
from hyakki.core.text import Text
from hyakki.terminal.console import Terminal
from hyakki.terminal.groups import FEW
from hyakki.terminal.local_table import LocalTable

RULE_ID = re.compile(r"[A-Za-z]{2}-[A-Za-z]?\d+")
LATELY = 40
"""The number of sentences of the log that are shown by default."""
MANY = 20
"""The number of rules that a search lists."""


def show_guide(terminal: Terminal, guide: Sequence[Topic]) -> None:
    """Show the guide of a game, without empty topics."""
    for topic in guide:
        if topic.said or topic.rows:
            terminal.show(Line(f"\n{topic.title}", style="bold"))
            terminal.show(Padding(_grid(topic.rows) if topic.rows else Line(topic.said), (0, 0, 0, 2)))


def aid_topics(aid: Sequence[Section]) -> list[Topic]:
    """Return the player aid as topics of the guide: each action with its cost."""
    return [
        Topic(part.title, rows=[(_priced(line), f"{line.said} ({line.rule})") for line in part.lines]) for part in aid
    ]


def _priced(line: AidLine) -> str:
    return f"{line.name}\n  {line.cost}" if line.cost else line.name


def _grid(rows: Sequence[tuple[str, str]]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name, said in rows:
        grid.add_row(name, said)
    return grid


def show_rules(terminal: Terminal, text: Text, sought: str) -> None:
    """Show a rule by its id, the rules that contain a word, or the contents of the rulebook."""
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
            terminal.show(text.word("terminal-rule-unknown", rule=sought.upper()), indent=1)
        return
    found = book.search(sought)
    terminal.show(text.word("terminal-rules-found", count=len(found)), indent=1)
    if len(found) == 1:
        show_rule(terminal, text, found[0])
        return
    for entry in found[:MANY]:
        terminal.show(Line.assemble((f"{entry.id:<8}", "bold"), entry.title), indent=2)
    if len(found) > MANY:
        terminal.show(text.word("terminal-more", count=len(found) - MANY), style="dim", indent=2)


def show_rule(terminal: Terminal, text: Text, entry: Entry) -> None:
    terminal.show(text.word("terminal-rule-heading", rule=entry.id, title=entry.title), style="bold", indent=1)
    terminal.show(Markdown(entry.text), indent=1)
    terminal.show(text.word("terminal-rule-source", source=entry.source), style="dim", indent=1)


def show_blocked(local: LocalTable, kind: str, blocked: Sequence[Mapping[str, Any]]) -> None:
    """Show what the player cannot do now, with the rule that forbids it; many similar entries under one name."""
    text, terminal = local.text, local.terminal
    terminal.gap()
    if not blocked:
        terminal.show(text.word("terminal-blocked-none"), indent=1)
        return
    terminal.show(text.word("play-blocked"), style="bold", indent=1)
    alike: dict[tuple[str, str, str], list[str]] = {}
    for entry in blocked:
        rule, id = entry["rule"], entry["id"]
        alike.setdefault((rule, text.why(rule, id, local.names), id.split()[0]), []).append(id)
    labels: dict[tuple[str, str], list[str]] = {}
    for (rule, why, _), ids in alike.items():
        labels.setdefault((rule, why), []).extend(_labels(local, kind, ids))
    _show_forbidden(terminal, text, labels)


def _show_forbidden(terminal: Terminal, text: Text, labels: Mapping[tuple[str, str], Sequence[str]]) -> None:
    """Show the labels by rule and reason."""
    for (rule, why), said in labels.items():
        option = text.join(said)
        terminal.show(text.word("terminal-blocked-line", option=option, title=why.rstrip("."), rule=rule), indent=2)
    for rule, _ in list(labels)[:1]:
        terminal.show(text.word("terminal-rule-hint", rule=rule), style="dim", indent=1)


def _labels(local: LocalTable, kind: str, ids: Sequence[str]) -> list[str]:
    """Return labels one by one, or one label for all if they are many and have a common name."""
    text, names = local.text, local.names
    verb = ids[0].split()[0]
    form = "part" if len({tuple(id.split()[:2]) for id in ids}) == 1 else "group"
    if len(ids) > FEW and text.has(f"option-{verb}.{form}"):
        return [text.option(ids[0], names, form)]
    return [text.option(id, names, kind) for id in ids]


def show_log(local: LocalTable, everything: bool) -> None:
    told = local.table.told(local.viewer)
    local.terminal.heading(local.text.word("terminal-log"))
    if not told:
        local.terminal.show(local.text.word("play-nothing-yet"), indent=1)
    local.show_log(told if everything else told[-LATELY:])


def propose(local: LocalTable) -> bool:
    """Let the player propose a Motion, and return whether that happened."""
    text, terminal, table = local.text, local.terminal, local.table
    motions = table.sent(local.viewer)["motions"][seat_name(local.seat)]
    lawful = [motion["id"] for motion in motions if not motion["rule"]]
    terminal.gap()
    if not lawful:
        terminal.show(text.word("terminal-no-motions"), indent=1)
        return False
    terminal.show(text.word("play-motions"), style="bold", indent=1)
    for number, id in enumerate(lawful, start=1):
        said = text.motion(id, local.names, local.viewer)
        terminal.show(Line.assemble((f"{number} ", "bold"), said), indent=2)
    forbidden: dict[tuple[str, str], list[str]] = {}
    for motion in motions:
        if motion["rule"]:
            said = text.motion(motion["id"], local.names, local.viewer)
            forbidden.setdefault((motion["rule"], text.blocked(motion["rule"])), []).append(said)
    if forbidden:
        terminal.show(text.word("play-blocked"), style="bold", indent=1)
        _show_forbidden(terminal, text, forbidden)
    terminal.show(text.word("terminal-back-hint"), style="dim", indent=1)
    said = terminal.read()
    if not said.isdecimal() or not 1 <= int(said) <= len(lawful):
        return False
    table.propose(local.seat, lawful[int(said) - 1])
    return True
