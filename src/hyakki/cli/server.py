"""`hyakki serve`, `settings`, `backup` and `restore`: for operators of a server."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from hyakki.cli.common import Json, app, err, fail, out, print_json
from hyakki.core.errors import BadContent

Folder = Annotated[Path | None, typer.Option("--data", help="The data folder.")]
SettingsFile = Annotated[Path | None, typer.Option("--settings", help="A settings file (TOML).")]


def _settings(file: Path | None, data: Path | None, **said: Any) -> Any:
    from hyakki.server.settings import choose

    chosen = choose(file, said={"data": None if data is None else str(data), **said})
    for warning in chosen.unknown:
        err.print(f"hyakki: {warning}", style="yellow", highlight=False, markup=False, soft_wrap=True)
    return chosen.settings()


@app.command()
def serve(
    settings: SettingsFile = None,
    data: Folder = None,
    host: Annotated[str | None, typer.Option(help="Where to listen.")] = None,
    port: Annotated[int | None, typer.Option(help="Where to listen.")] = None,
    database: Annotated[str | None, typer.Option(help="A store in PostgreSQL instead of the data folder.")] = None,
    broker: Annotated[str | None, typer.Option(help="Redis, for several workers on one database.")] = None,
    browse: Annotated[bool, typer.Option("--browse", help="Open the page where there is a display.")] = False,
) -> None:
    """Serve tables to people: the page, the API and the sockets."""
    try:
        from hyakki.server.app import listen
        from hyakki.server.app import serve as run
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith("hyakki"):
            raise
        fail(f"a server needs the module {missing.name!r}: pip install 'hyakki[server]'")

    chosen = _settings(settings, data, host=host, port=port, database=database, broker=broker)
    listener = listen(chosen)
    more = f"; other machines find it at {chosen.network_address}/" if chosen.network_address else ""
    out.print(f"Hyakki is at {chosen.home}/{more}", highlight=False, soft_wrap=True)
    if browse:
        threading.Timer(1.5, webbrowser.open, (f"{chosen.home}/",)).start()
    run(chosen, listener)


@app.command("settings")
def list_settings(settings: SettingsFile = None, data: Folder = None, json: Json = False) -> None:
    """List everything a server can be told: what is in force, from where, and what it would be otherwise."""
    from hyakki.server.settings import choose, rows

    chosen = choose(settings, said={"data": None if data is None else str(data)})
    found = rows(chosen)
    if json:
        print_json({"settings": found, "unknown": chosen.unknown})
        return
    for row in found:
        was = "" if row.source == "default" else f"  ({row.source}; default {row.default!r})"
        out.print(f"{row.name} = {row.value!r}{was}", highlight=False, markup=False, soft_wrap=True)
        if row.about:
            out.print(f"    {row.about}", style="dim", highlight=False, markup=False, soft_wrap=True)
    for warning in chosen.unknown:
        err.print(f"hyakki: {warning}", style="yellow", highlight=False, markup=False, soft_wrap=True)


def _with_file(settings: Any) -> Any:
    if settings.database:
        said = "is copied by pg_dump and put back by pg_restore; what people report lies in the data folder"
        raise BadContent("the database", said)
    return settings


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    settings: SettingsFile = None,
    data: Folder = None,
) -> None:
    """Copy the whole store and what people have reported, while the server runs."""
    from hyakki.server.storage.backup import backup_store
    from hyakki.server.storage.store import STORE

    backup_store(Path(_with_file(_settings(settings, data)).data) / STORE, file)
    out.print(f"{file}: a whole copy of the store, reports and all", highlight=False)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy made by `hyakki backup`.")],
    settings: SettingsFile = None,
    data: Folder = None,
) -> None:
    """Put a copy back in place; the server must not be running, and what is there is kept beside it."""
    from hyakki.server.storage.backup import restore_store
    from hyakki.server.storage.store import STORE

    kept = restore_store(file, Path(_with_file(_settings(settings, data)).data) / STORE)
    aside = f"; what was there is in {', '.join(map(str, kept))}" if kept else ""
    out.print(f"restored from {file}{aside}", highlight=False)
