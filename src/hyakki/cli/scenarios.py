"""`hyakki scenario …`: custom scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hyakki.cli.common import FAULT, app, out, print_json, read_text
from hyakki.cli.parameters import Json, Lang
from hyakki.core.errors import BadContent
from hyakki.core.game import game_of
from hyakki.core.text import Text

scenarios = typer.Typer(help="Check custom scenarios.", no_args_is_help=True)
app.add_typer(scenarios, name="scenario")


@scenarios.callback()
def scenario() -> None:
    """Check custom scenarios."""


@scenarios.command("check")
def check_scenario(
    file: Annotated[Path, typer.Argument(help="The scenario, a TOML file.")],
    game: Annotated[str, typer.Option(help="The key of the game.")] = "okko",
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """List every error of a scenario with its place, and warn of goals that bots cannot reach. The exit code is 1 if
    there are errors."""
    examined = game_of(game).examined(read_text(file), lang)
    if examined is None:
        raise BadContent("--game", f"{game} has no custom scenarios")
    faults = examined.faults
    if json:
        warnings = [{"where": where, "what": what, "warning": True} for where, what in examined.warnings]
        print_json([{"where": where, "what": what} for where, what in faults] + warnings)
    else:
        for where, what in faults:
            out.print(f"{where}: {what}", highlight=False, markup=False, soft_wrap=True)
        for where, what in examined.warnings:
            said = Text(None, lang).word("scenario-warning", where=where, what=what)
            out.print(said, highlight=False, markup=False, soft_wrap=True)
        said = Text(None, lang).word("scenario-checked", count=len(faults), file=str(file))
        out.print(said, highlight=False, markup=False, soft_wrap=True)
    if faults:
        raise SystemExit(FAULT)
