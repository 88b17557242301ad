"""Bug reports: files in the data folder, for the operator. They hold every secret of the game."""

from __future__ import annotations

import os
from pathlib import Path

from hyakki.core import report as reports
from hyakki.core.report import Report

FOLDER = "reports"
"""The folder of reports in the data folder."""


def keep(data: str, report: Report, table: str, most: int, most_of_table: int) -> bool:
    """Keep a report; return False if there are too many."""
    folder = Path(data) / FOLDER
    for each in (folder.parent, folder):
        each.mkdir(mode=0o700, parents=True, exist_ok=True)
    kept = [file.name for file in folder.glob("*.json")]
    if len(kept) >= most or sum(f"-{table}-" in name for name in kept) >= most_of_table:
        return False
    with os.fdopen(os.open(folder / report.report, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(reports.encode(report))
    return True


def clear(data: str, before: float) -> None:
    """Delete reports written before that time."""
    for file in (Path(data) / FOLDER).glob("*.json"):
        if file.stat().st_mtime < before:
            file.unlink(missing_ok=True)
