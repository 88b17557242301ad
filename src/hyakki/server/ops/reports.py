"""Bug reports: files in the data folder, for the operator. They hold every secret of the game."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path

from hyakki.core import report as reports
from hyakki.core.report import Report
from hyakki.server.errors import Unwritable

log = logging.getLogger("hyakki.reports")

FOLDER = "reports"
"""The folder of reports in the data folder."""


def keep(data: str, report: Report, table: str, most: int, most_of_table: int) -> bool:
    """Keep a report; return False if there are too many. Raises Unwritable if the disk is full."""
    folder = Path(data) / FOLDER
    try:
        return _keep(folder, report, table, most, most_of_table)
    except OSError as error:
        log.error("a report cannot be written: %s", error)
        with suppress(OSError):
            (folder / report.report).unlink(missing_ok=True)
        raise Unwritable("the server cannot store the report now: try again later") from error


def _keep(folder: Path, report: Report, table: str, most: int, most_of_table: int) -> bool:
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
