"""`hyakki review`: where a finished game was won and lost."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec import to_builtins

from hyakki.cli.common import about, app, bar, out, print_json, read_bytes
from hyakki.cli.parameters import Json, Lang, Workers

HUNDRED = 100


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A replay file of a game that is over.")],
    effort: Annotated[
        int, typer.Option(min=1, max=1_000, help="How many games are simulated: more make ranges narrower.")
    ] = 1,
    workers: Workers = 2,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Show where a game was won and lost: every seat's chance to win, the decisions that cost most, lucky draws."""
    from hyakki.advice.review import review as run
    from hyakki.core import replay as replays
    from hyakki.core.text import Text
    from hyakki.terminal.review import drawn

    document = read_bytes(file)
    with about(file):
        replay = replays.decode(document)
        table = replays.verify(replay)
    text = Text(table.game, lang)
    with bar(text.word("review-title"), HUNDRED, json) as progress:
        told = run(document, effort, workers, lambda share: progress(round(share * HUNDRED)))
    names = text.cast(told.cast, [sitter.name for sitter in replay.seats])
    if json:
        print_json(to_builtins(told))
        return
    out.print(text.ending(table.game.standing(table.state), names), style="bold", highlight=False)
    out.print(*drawn(told, text, names), sep="\n", highlight=False)
