"""Settings of the server, from a TOML file; variables such as `HYAKKI_LIMITS__TABLES=100` override the file."""

from __future__ import annotations

import ast
import inspect
import os
import re
import socket
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import msgspec

from hyakki.core.errors import BadContent
from hyakki.core.names import LONGEST

PREFIX = "HYAKKI_"
ORCHESTRATED = re.compile(r"^(tcp|udp|sctp)://")
"""Matches the value of HYAKKI_PORT that Kubernetes sets for a service called `hyakki`."""

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
"""Wildcard addresses to listen on, each with the loopback address that reaches them."""
SOMEWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation: nothing is sent to it."""
SHAPES = {
    "database": "postgresql://user:password@host/name",
    "broker": "redis://host:6379/0",
    "address": "https://play.example.org",
    "log": "debug, info, warning, error or critical",
}
"""Examples for settings that have a format."""
SECRET = ("operator", "database", "broker")
"""Settings whose values `hyakki settings` does not show."""

Some = Annotated[int, msgspec.Meta(ge=1)]
Number = Annotated[int, msgspec.Meta(ge=0)]
More = Annotated[float, msgspec.Meta(gt=0)]
Span = Annotated[float, msgspec.Meta(ge=0)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The limits of one client, of one table, and of all clients together."""

    message_bytes: Some = 16_384
    body_bytes: Some = 4_194_304
    messages_per_second: More = 20.0
    messages_at_once: Some = 60
    requests_per_second: More = 20.0
    requests_at_once: Some = 120
    tables: Number = 5_000
    tables_per_guest: Number = 60
    """Tables that the guest hosts and has not left."""
    tables_per_address: Number = 200
    """Tables created from one address that are not over, whichever guest created them."""
    guests_per_minute: More = 60.0
    """Guests that one address may create."""
    guesses_per_minute: More = 12.0
    """Recovery codes that one address may try."""
    replayed_per_second: More = 200.0
    replayed_at_once: Some = 20_000
    """Moves of finished games that a worker replays for one address."""
    trial_games_per_minute: More = 60.0
    """Games among bots that a worker plays for one address, to try a custom scenario."""
    trial_games_at_once: Some = 300
    options_bytes: Some = 65_536
    header_seconds: More = 10.0
    """A client that has not sent the head of a request by then is disconnected."""
    body_seconds: More = 30.0
    """A client that has not sent the body of a request by then is disconnected."""
    reading_seconds: More = 60.0
    """A client that stops reading its answer for so long is disconnected."""
    keep_alive_seconds: Some = 5
    """A connection without another request is closed after so long."""
    connections_per_address: Some = 1_000
    """Open connections, WebSockets included; at most a quarter of all that the server can hold. A connection through a
    trusted proxy counts for the address that the proxy names."""
    descriptors: Some = 65_536
    """File descriptors that the server requests from the system, up to the hard limit."""
    sockets: Some = 10_000
    spectators: Number = 50
    sockets_per_guest: Some = 24
    behind: Some = 200
    """Messages that may wait for a client that does not read; with more the socket is closed."""
    behind_bytes: Some = 262_144
    """Bytes of the system's send buffer for each connection."""
    name_length: Annotated[int, msgspec.Meta(ge=1, le=LONGEST)] = 24
    chat_length: Some = 500
    chat_kept: Number = 500
    reports: Number = 1_000
    """Files in the folder `reports`; more are refused until old ones expire."""
    reports_per_table: Number = 10
    replays_per_guest: Number = 100
    """Replays that one guest may import."""


class Expiry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours without activity after which something is deleted."""

    open_hours: More = 24.0
    live_hours: More = 24.0 * 7
    """A live table in play; with no player connected it stands still until then (SV-04)."""
    left_hours: More = 1.0
    """A game that all its players have left; a game of a Series stays for `live_hours`."""
    slow_hours: More = 24.0 * 60
    over_hours: More = 24.0 * 30
    guest_hours: More = 24.0 * 180
    """A guest who sits at no table, with the recovery code."""
    replay_hours: More = 24.0 * 90
    """An imported replay, after its import."""
    report_hours: More = 24.0 * 90


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings of a server."""

    data: str = "hyakki-data"
    database: Annotated[str, msgspec.Meta(pattern=r"^(postgres(ql)?://\S+)?$")] = ""
    """A PostgreSQL database instead of the file in the data folder: `postgresql://user:password@host/name`."""
    broker: Annotated[str, msgspec.Meta(pattern=r"^((rediss?|unix)://\S+)?$")] = ""
    """The Redis server that connects the workers of a deployment: `redis://host:6379/0`. They share a database."""
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=1, le=65_535)] = 8108
    address: Annotated[str, msgspec.Meta(pattern=r"^(https?://[^/\s]+/?)?$")] = ""
    """The public address of the server, such as `https://play.example.org`. The server prints it at the start, and only
    pages of that origin may open sockets. By default pages of any origin may; they still need a guest's token."""
    log: Annotated[str, msgspec.Meta(pattern=r"^(?i:debug|info|warning|error|critical)$")] = "info"
    """The lowest level that is logged: debug, info, warning, error or critical."""
    operator: str = ""
    """The secret for /metrics; without one only this machine can read them."""
    tempo: More = 1.0
    """A factor for all time limits of games and for `drop_seconds`."""
    hello_seconds: More = 20.0
    """A socket without its first message is closed after so long."""
    drop_seconds: Span = 60.0
    """Seconds for which the clocks wait for a player whose connection dropped (SV-01)."""
    drops: Number = 2
    """The number of times that the clocks wait for the same player in one game (SV-01)."""
    idle_minutes: More = 30.0
    """A table without clients leaves memory after so long, a finished one after a minute; the store keeps it."""
    worker_seconds: More = 6.0
    """A worker without a heartbeat counts as dead after so long, and others run its tables."""
    limits: Limits = Limits()
    expiry: Expiry = Expiry()

    def check(self) -> None:
        """Refuse settings that contradict each other."""
        if self.broker and not self.database:
            raise BadContent(
                "--broker", "workers that share a broker also share a database: add --database postgresql://…"
            )

    @property
    def home(self) -> str:
        """The address of the page: the public one, else the one on this machine."""
        return self.address.rstrip("/") or self._at(EVERYWHERE.get(self.host, self.host))

    @property
    def network_address(self) -> str:
        """The address for other machines in the network; empty if they cannot reach it or `address` is set."""
        here = local_address() if self.host in EVERYWHERE and not self.address else ""
        return self._at(here) if here else ""

    def _at(self, host: str) -> str:
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"


def local_address() -> str:
    """This machine's address in its network, else its host name. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


class Chosen:
    """The settings in force, and where each of them comes from."""

    def __init__(self) -> None:
        self.plain: dict[str, Any] = {}
        self.sources: dict[str, str] = {}
        """The source of each setting by its name, such as `limits.tables`; other settings have their default."""
        self.unknown: list[str] = []
        """A warning for each variable HYAKKI_… that is no setting."""

    def say(self, name: str, value: Any, source: str) -> None:
        section, _, last = name.rpartition(".")
        place = self.plain.setdefault(section, {}) if section else self.plain
        if isinstance(place, dict):  # else the file is wrong, which `settings` reports
            place[last] = value
            self.sources[name] = source

    def settings(self) -> Settings:
        try:
            return msgspec.convert(self.plain, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise self._wrong(str(error)) from None

    def _wrong(self, said: str) -> BadContent:
        """msgspec's error, such as `Expected … - at `$.limits.tables``, for the operator who wrote the setting."""
        what, _, where = said.partition(" - at ")
        name = where.strip("`").removeprefix("$").removeprefix(".")
        what = what[:1].lower() + what[1:]
        if strange := re.search(r"unknown field `([^`]+)`", what):
            name = f"{name}.{strange[1]}".removeprefix(".")
            what = f"unknown setting{_near(name, list(names()))}"
        elif name in SHAPES:
            what = f"it must be like {SHAPES[name]}"
        source = self.sources.get(name, self.sources.get("", "settings"))
        where = source if source.startswith((PREFIX, "-")) else f"{source}: {name}"
        if strange or name in SECRET:
            return BadContent(where, what)
        value: Any = self.plain
        for part in name.split("."):
            value = value.get(part, "") if isinstance(value, dict) else ""
        return BadContent(where, f"{value!r} is not valid: {what}")


def names() -> Iterator[str]:
    """The names of all settings: `port`, `limits.tables`."""
    for field in msgspec.structs.fields(Settings):
        if isinstance(field.default, msgspec.Struct):
            yield from (f"{field.name}.{inner.name}" for inner in msgspec.structs.fields(type(field.default)))
        else:
            yield field.name


def variable(name: str) -> str:
    """The environment variable for this setting."""
    return PREFIX + name.upper().replace(".", "__")


def choose(
    file: Path | None = None, environment: Mapping[str, str] | None = None, said: Mapping[str, Any] | None = None
) -> Chosen:
    """Read the settings: the command line overrides the environment, the environment overrides the file."""
    chosen = Chosen()
    if file is not None:
        chosen.plain = _read(file)
        chosen.sources = {"": str(file)}
        for name in names():
            section, _, last = name.rpartition(".")
            place = chosen.plain.get(section, {}) if section else chosen.plain
            if isinstance(place, dict) and last in place:
                chosen.sources[name] = str(file)
    known = {variable(name): name for name in names()}
    for given, value in (os.environ if environment is None else environment).items():
        if known.get(given) == "port" and ORCHESTRATED.match(value):
            chosen.unknown.append(f"{given} was set by Kubernetes for a service called hyakki and is ignored")
        elif given in known:
            chosen.say(known[given], value, given)
        elif given.startswith(PREFIX):
            chosen.unknown.append(f"{given} is no setting and is ignored{_near(given, list(known))}")
    for name, value in (said or {}).items():
        if value is not None:
            chosen.say(name, value, f"--{name}")
    return chosen


class Row(msgspec.Struct, frozen=True):
    """A setting as `hyakki settings` shows it."""

    name: str
    variable: str
    value: Any
    default: Any
    source: str
    about: str


def rows(chosen: Chosen) -> list[Row]:
    """Return all settings in force; of secrets, only whether they are set."""
    values, defaults = chosen.settings(), Settings()
    found = []
    for name in names():
        section, _, last = name.rpartition(".")
        value, default = [getattr(getattr(each, section) if section else each, last) for each in (values, defaults)]
        shown = "(secret)" if name in SECRET and value else value
        kind = type(getattr(defaults, section)) if section else Settings
        source = chosen.sources.get(name, "default")
        found.append(Row(name, variable(name), shown, default, source, _about(kind).get(last, "")))
    return found


def _about(kind: type) -> dict[str, str]:
    """The docstring of each field."""
    (definition,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(definition, ast.ClassDef)
    return {
        field.target.id: " ".join(str(note.value.value).split())
        for field, note in pairwise(definition.body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant)
    }


def load(file: Path | None = None, environment: Mapping[str, str] | None = None) -> Settings:
    return choose(file, environment).settings()


def _near(name: str, known: list[str]) -> str:
    found = get_close_matches(name, [each for each in known if each != name], 1, 0.85)
    return f"; did you mean {found[0]}?" if found else ""


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(str(file), error.strerror or "cannot be read") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(str(file), f"is not TOML: {error}") from None
