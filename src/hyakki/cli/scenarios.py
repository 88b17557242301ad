"""`hyakki scenario …`: custom scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hyakki.cli.common import FAULT, Json, Lang, app, out, print_json, read_text
from hyakki.core.errors import BadContent
from hyakki.core.game import game_of
from hyakki.core.text import Text

scenarios = typer.Typer(help="Scenarios of your own.", no_args_is_help=True)
app.add_typer(scenarios, name="scenario")


@scenarios.callback()
def scenario() -> None:
    """Scenarios of your own."""


@scenarios.command("check")
def check_scenario(
    file: Annotated[Path, typer.Argument(help="A scenario as TOML.")],
    game: Annotated[str, typer.Option(help="The game that it is for.")] = "okko",
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Name every fault of a scenario with its place; exit code 1 if there are any. Warn of goals that bots cannot
    reach."""
    examined = game_of(game).examined(read_text(file), lang)
    if examined is None:
        raise BadContent("--game", f"{game} takes no scenarios")
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
