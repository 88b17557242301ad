"""Shared parts of the commands: the application, the consoles, files, errors and progress bars."""

from __future__ import annotations

import math
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hyakki.core.errors import BadContent, Malformed
from hyakki.core.replay import Broken

app = typer.Typer(
    name="hyakki",
    help="Play, host and study hidden-information board games of Japanese folklore.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
out = Console()
err = Console(stderr=True)

TOO_DEEP = "is nested too deeply"
NO_WORD = ("[", "{", '"', "'")
"""A value that begins so is TOML and no bare word."""
FAULT = 1
WRONG_CALL = 2
STOPPED = 130
"""The exit code of shells for a command that Ctrl-C has ended."""


def fail(message: str) -> NoReturn:
    """Print an error that the user can fix, and exit."""
    err.print(f"hyakki: {message}", style="red", highlight=False, markup=False, soft_wrap=True)
    raise SystemExit(WRONG_CALL)


def print_json(value: Any) -> None:
    """Print a value as indented JSON."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def read_options(said: list[str] | None) -> dict[str, Any]:
    """Read options `NAME=VALUE`. The value is TOML; a bare word is a string, and `@FILE` reads a TOML file."""
    options: dict[str, Any] = {}
    for each in said or []:
        name, equals, value = each.partition("=")
        if not equals or not name:
            raise BadContent(f"--option {each}", "must have the form NAME=VALUE")
        options[name.strip()] = read_toml(Path(value[1:])) if value.startswith("@") else _value(name, value)
    return options


def _value(name: str, said: str) -> Any:
    try:
        return tomllib.loads(f"value = {said}")["value"]
    except tomllib.TOMLDecodeError as error:
        if said.lstrip().startswith(NO_WORD):
            raise BadContent(f"--option {name}", f"is not TOML: {str(error).partition(' (at')[0]}") from None
        return said
    except RecursionError:
        raise BadContent("--option", TOO_DEEP) from None


def read_toml(file: Path) -> dict[str, Any]:
    """Read a TOML file. An error names the file, the line and the column."""
    try:
        return tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as error:
        raise BadContent(str(file), str(error)) from None
    except RecursionError:
        raise BadContent(str(file), TOO_DEEP) from None


def read_bytes(file: Path) -> bytes:
    """Read a file, or raise BadContent."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise BadContent(str(file), error.strerror or "cannot be read") from None


@contextmanager
def about(file: Path) -> Iterator[None]:
    """Name the file in an error about what it holds."""
    try:
        yield
    except (Malformed, Broken) as error:
        raise BadContent(str(file), str(error)) from None


def read_text(file: Path) -> str:
    """Read a text file, or raise BadContent."""
    try:
        return read_bytes(file).decode("utf-8")
    except UnicodeDecodeError:
        raise BadContent(str(file), "is not a text file in UTF-8") from None


def check_writable(*files: Path | None) -> None:
    """Raise BadContent if one of these files could not be written after a long run."""
    for file in filter(None, files):
        if file.is_dir():
            raise BadContent(str(file), "is a folder, not a file")
        if not file.parent.is_dir():
            raise BadContent(str(file), f"there is no folder {file.parent}")


def finite(number: float | None) -> float | None:
    """Refuse an infinite number and one that is none."""
    if number is not None and not math.isfinite(number):
        raise typer.BadParameter(f"{number} is not a number that can be used.")
    return number


@contextmanager
def bar(what: str, total: int, quiet: bool) -> Iterator[Any]:
    """Show a progress bar on standard error, unless `quiet`."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=quiet or not err.is_terminal) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done, *_, said=None, total=None: progress.update(
            task, completed=done, description=said, total=total
        )
