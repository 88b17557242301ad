"""The command line `hyakki`. Commands that report something have `--json`; long ones show a progress bar."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from hyakki import __version__
from hyakki.cli import arena, balance, lab, learn, play, replay, review, rules, scenarios, server
from hyakki.cli.common import app, fail, out, read_options
from hyakki.core.errors import HyakkiError


def _version(asked: bool) -> None:
    if asked:
        out.print(f"hyakki {__version__}", highlight=False)
        raise typer.Exit


@app.callback()
def hyakki(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Play, host and study hidden-information board games of Japanese folklore."""


def main() -> None:
    """Run a command. An error that the user can fix is one line and exit code 2; a failed check is exit code 1."""
    # Networks of bots are small: numpy's own threads would only take processors from other processes.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        app()
    except HyakkiError as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else error.strerror or str(error))


__all__ = [
    "app",
    "arena",
    "balance",
    "lab",
    "learn",
    "main",
    "play",
    "read_options",
    "replay",
    "review",
    "rules",
    "scenarios",
    "server",
]
