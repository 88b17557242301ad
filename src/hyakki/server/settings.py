"""Everything an operator can set, in one TOML file; `HYAKKI_LIMITS__TABLES=100` in the environment goes before it."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec

from hyakki.core.errors import BadContent

PREFIX = "HYAKKI_"


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one person, one table or the whole house may use."""

    message_bytes: int = 16_384
    body_bytes: int = 4_194_304
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    requests_per_second: float = 20.0
    requests_at_once: int = 120
    tables: int = 5_000
    tables_per_guest: int = 60
    """Not counting those that one has left."""
    tables_per_address: int = 200
    """All that were made from there and are not over, by whichever guests."""
    guesses_per_minute: float = 12.0
    """Recovery codes that one address may try."""
    options_bytes: int = 65_536
    sockets: int = 10_000
    spectators: int = 50
    sockets_per_guest: int = 24
    behind: int = 200
    """Messages that may wait for somebody who does not read; then the socket is cut off."""
    behind_bytes: int = 262_144
    """What the system may hold beside them for each connection."""
    name_length: int = 24
    chat_length: int = 500
    chat_kept: int = 500
    reports: int = 1_000
    """Files in the folder `reports`; more are refused until old ones go."""
    reports_per_table: int = 10
    replays_per_guest: int = 100
    """Replays that one guest may bring from elsewhere."""


class Expiry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What goes by rule, not by accident: hours without anything happening."""

    open_hours: float = 24.0
    live_hours: float = 24.0 * 7
    """Also if nobody is there any more: the table stands still until then, and goes on if somebody comes back."""
    left_hours: float = 1.0
    """A game that all its people have left, not only dropped out of; one of a Series stays for `live_hours`."""
    slow_hours: float = 24.0 * 60
    over_hours: float = 24.0 * 30
    guest_hours: float = 24.0 * 180
    """A guest who sits at no table and has not been here for so long is forgotten, and so is the recovery code."""
    replay_hours: float = 24.0 * 90
    """After a replay from elsewhere was brought here."""
    report_hours: float = 24.0 * 90


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    data: str = "hyakki-data"
    database: Annotated[str, msgspec.Meta(pattern=r"^(postgres(ql)?://\S+)?$")] = ""
    """Where the store is, if it is no file in the data folder: `postgresql://user:password@host/name`."""
    broker: Annotated[str, msgspec.Meta(pattern=r"^((rediss?|unix)://\S+)?$")] = ""
    """Where the workers of one house hear of each other: `redis://host:6379/0`. They share a database."""
    host: str = "127.0.0.1"
    port: int = 8108
    address: Annotated[str, msgspec.Meta(pattern=r"^(https?://[^/\s]+/?)?$")] = ""
    """Where people find the house, such as `https://play.example.org`: it is printed at the start, and then only pages
    from there may open sockets. By default pages from anywhere may: they need somebody's token all the same."""
    log: str = "info"
    operator: str = ""
    """The secret that opens /metrics; without one they are shown to this machine only."""
    tempo: float = 1.0
    """All the seconds of the games' own clocks, and the wait for somebody who dropped, times this."""
    hello_seconds: float = 20.0
    """After so long without its first message a socket is closed."""
    drop_seconds: float = 60.0
    """How long the clocks wait for somebody whose connection dropped (KI-R87)."""
    drops: int = 2
    idle_minutes: float = 30.0
    """After so long without a visitor a table leaves memory; the store keeps it."""
    worker_seconds: float = 6.0
    """After so long without a sign of life a worker counts as gone, and others mind its tables."""
    limits: Limits = Limits()
    expiry: Expiry = Expiry()

    def check(self) -> None:
        """What does not go together."""
        if self.broker and not self.database:
            raise BadContent("--broker", "workers that hear of each other share a store: --database postgresql://… too")

    @property
    def home(self) -> str:
        """The address of the page."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.address.rstrip("/") or f"http://{host}:{self.port}"


def load(file: Path | None = None, environment: Mapping[str, str] | None = None) -> Settings:
    plain: dict[str, Any] = {}
    if file is not None:
        try:
            plain = tomllib.loads(file.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadContent(str(file), error.strerror or "cannot be read") from None
        except tomllib.TOMLDecodeError as error:
            raise BadContent(str(file), f"is not TOML: {error}") from None
    for name, value in (os.environ if environment is None else environment).items():
        if name.startswith(PREFIX):
            _set(plain, name.removeprefix(PREFIX).lower().split("__"), value)
    try:
        return msgspec.convert(plain, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadContent(str(file) if file else "settings", str(error)) from None


def changed(settings: Settings, given: Mapping[str, Any]) -> Settings:
    """As was said on the command line."""
    try:
        return msgspec.convert({**msgspec.to_builtins(settings), **given}, Settings)
    except msgspec.ValidationError as error:
        raise BadContent("settings", str(error)) from None


def _set(plain: dict[str, Any], path: list[str], value: str) -> None:
    for part in path[:-1]:
        plain = plain.setdefault(part, {})
    plain[path[-1]] = value
