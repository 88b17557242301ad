"""`hyakki serve`, `settings`, `backup` and `restore`: commands for operators of a server."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from hyakki.cli.common import app, err, fail, out, print_json
from hyakki.cli.parameters import Json
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
    host: Annotated[str | None, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on.")] = None,
    database: Annotated[
        str | None, typer.Option(help="Store games in this PostgreSQL database instead of the data folder.")
    ] = None,
    broker: Annotated[
        str | None, typer.Option(help="The address of Redis, for several workers on one database.")
    ] = None,
    browse: Annotated[bool, typer.Option("--browse", help="Open the page in a browser.")] = False,
) -> None:
    """Start a server: the page, the API and the sockets."""
    try:
        from hyakki.server.app import listen
        from hyakki.server.app import serve as run
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith("hyakki"):
            raise
        fail(f"the server needs the module {missing.name!r}; install it with: pip install 'hyakki[server]'")

    chosen = _settings(settings, data, host=host, port=port, database=database, broker=broker)
    listener = listen(chosen)
    more = f"; other devices reach it at {chosen.network_address}/" if chosen.network_address else ""
    out.print(f"Hyakki is at {chosen.home}/{more}", highlight=False, soft_wrap=True)
    if browse:
        threading.Timer(1.5, webbrowser.open, (f"{chosen.home}/",)).start()
    run(chosen, listener)


@app.command("settings")
def list_settings(settings: SettingsFile = None, data: Folder = None, json: Json = False) -> None:
    """List every setting of the server: its value, where it was set, and its default."""
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
        said = "use pg_dump and pg_restore for PostgreSQL; the reports are in the data folder"
        raise BadContent("the database", said)
    return settings


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The backup file to write.")],
    settings: SettingsFile = None,
    data: Folder = None,
) -> None:
    """Back up the store and the reports, while the server runs."""
    from hyakki.server.storage.backup import backup_store
    from hyakki.server.storage.store import STORE

    backup_store(Path(_with_file(_settings(settings, data)).data) / STORE, file)
    out.print(f"{file}: a complete backup of the store, with the reports", highlight=False)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup made by `hyakki backup`.")],
    settings: SettingsFile = None,
    data: Folder = None,
) -> None:
    """Restore a backup. Stop the server first; the old files are kept beside the new ones."""
    from hyakki.server.storage.backup import restore_store
    from hyakki.server.storage.store import STORE

    kept = restore_store(file, Path(_with_file(_settings(settings, data)).data) / STORE)
    aside = f"; the old files are {', '.join(map(str, kept))}" if kept else ""
    out.print(f"restored from {file}{aside}", highlight=False)
