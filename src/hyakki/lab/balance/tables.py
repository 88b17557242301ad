"""All numbers of a balance report as tables: CSV and, with pyarrow, Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hyakki.core.events import seat_name
from hyakki.lab.balance.counts import Counts, Row, Worth
from hyakki.lab.balance.findings import Report

Line = dict[str, str | int | float]


def write_tables(report: Report, beside: Path) -> tuple[list[Path], bool]:
    """Write each table beside the report, and return the files and whether Parquet is among them."""
    parquet, written = find_spec("pyarrow") is not None, []
    for name, lines in tables(report).items():
        if not lines:
            continue
        file = beside.with_name(f"{beside.stem}-{name}.csv")
        with file.open("w", encoding="utf-8", newline="") as stream:
            writer = csv.DictWriter(stream, list(lines[0]))
            writer.writeheader()
            writer.writerows(lines)
        written.append(file)
        if parquet:
            written.append(_parquet(lines, file.with_suffix(".parquet")))
    return written, parquet


def _parquet(lines: Sequence[Line], file: Path) -> Path:
    import pyarrow
    import pyarrow.parquet

    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(list(lines)), file)
    return file


def tables(report: Report) -> dict[str, list[Line]]:
    """Return the tables by name: a line for each game, share, thing, length, field and change."""
    contents = [Counts(report.plan, report.results.deals, number) for number in range(len(report.plan.contents))]
    every = list(zip(report.labels, contents, strict=True))
    return {
        "games": [line for label, counts in every for line in _games(report, label, counts)],
        "wins": [line for label, counts in every for line in _wins(report, label, counts)],
        "things": [line for label, counts in every for line in _things(report, label, counts)],
        "endings": [line for label, counts in every for line in _endings(report, label, counts)],
        "places": [line for label, counts in every for line in _places(label, counts)],
        "changes": list(_changes(report)),
    }


def _games(report: Report, content: str, counts: Counts) -> Iterator[Line]:
    measures = counts.measures
    for cell, game in counts.played:
        found = report.plan.cells[cell]
        yield {
            "content": content,
            "seats": found.seats,
            "setup": found.setup,
            "winners": " ".join(map(seat_name, game.winners)),
            "side": counts.winner(game),
            "ending": game.reason,
            "decisions": game.decisions,
            **{name: game.measures.get(name, 0) for name in measures},
        }


def _wins(report: Report, content: str, counts: Counts) -> Iterator[Line]:
    def lines(by: str, rows: Sequence[Row]) -> Iterator[Line]:
        for row in rows:
            low, high = row.share.interval
            yield {
                "content": content,
                "by": by,
                "what": row.label,
                "won": row.share.won,
                "of": row.share.games,
                "share": round(row.share.share, 4),
                "low": low,
                "high": high,
                "even": round(row.fair, 4),
            }

    if report.side:
        yield from lines("side", counts.by_side())
        for what in ("seats", "setup"):
            yield from lines(what, counts.by_cell(report.side, what))
    else:
        yield from lines("seat", counts.by_seat())
    for sort in counts.watch.cast if counts.watch is not None else ():
        yield from lines(sort, counts.by_cast(sort))


def _things(report: Report, content: str, counts: Counts) -> Iterator[Line]:
    for worth in counts.worths:
        sort, _, id = worth.subject.partition(" ")
        yield {
            "content": content,
            "sort": sort,
            "id": id,
            "name": report.names.thing(worth.subject),
            "games": worth.came,
            "parties": worth.parties,
            "used": worth.used,
            "compared": "use" if worth.by_use else "having",
            "with": worth.had.games,
            "with_won": worth.had.won,
            "without": worth.without.games,
            "without_won": worth.without.won,
            **_difference(worth),
        }


def _difference(worth: Worth) -> Line:
    """Too few games have no numbers."""
    found = worth.difference if worth.enough else None
    numbers: dict[str, Any] = dict.fromkeys(("difference", "low", "high", "chance"), float("nan"))
    if found is not None:
        values = (found.value, found.low, found.high, found.chance)
        numbers = {name: round(value, 6) for name, value in zip(numbers, values, strict=True)}
    return {**numbers, "clear": int(worth.clear)}


def _endings(report: Report, content: str, counts: Counts) -> Iterator[Line]:
    for reason, share in counts.endings():
        low, high = share.interval
        yield {
            "content": content,
            "ending": reason,
            "name": report.ending(reason),
            "games": share.won,
            "share": round(share.share, 4),
            "low": low,
            "high": high,
        }


def _places(content: str, counts: Counts) -> Iterator[Line]:
    for setup, kinds in counts.spots().items():
        for what, fields in kinds.items():
            for field, count in fields.most_common():
                yield {"content": content, "setup": setup, "what": what, "field": field, "times": count}


def _changes(report: Report) -> Iterator[Line]:
    for change in report.changes:
        found = change.difference
        yield {
            "kind": change.kind,
            "what": change.label,
            "deals": change.deals,
            "before": round(change.before, 4),
            "after": round(change.after, 4),
            "difference": round(found.value, 4),
            "low": round(found.low, 4),
            "high": round(found.high, 4),
            "chance": round(found.chance, 6),
            "clear": int(change.clear),
        }
