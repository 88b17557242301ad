"""Everything an operator can set, in one TOML file; `HYAKKI_LIMITS__TABLES=100` in the environment goes before it."""

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
"""Of what Kubernetes says about a service called `hyakki`, in the variable HYAKKI_PORT too."""

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
"""To listen on all addresses of a machine, none of which this is; and that one by which the machine calls itself."""
SOMEWHERE = ("192.0.2.1", 9)
"""An address outside, which nobody has."""
SHAPES = {
    "database": "postgresql://user:password@host/name",
    "broker": "redis://host:6379/0",
    "address": "https://play.example.org",
    "log": "debug, info, warning, error or critical",
}
"""What those look like that must look like something."""
SECRET = ("operator", "database", "broker")
"""Nobody else reads these, so they are not shown."""

Some = Annotated[int, msgspec.Meta(ge=1)]
Number = Annotated[int, msgspec.Meta(ge=0)]
More = Annotated[float, msgspec.Meta(gt=0)]
Span = Annotated[float, msgspec.Meta(ge=0)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one person, one table or the whole server may use."""

    message_bytes: Some = 16_384
    body_bytes: Some = 4_194_304
    messages_per_second: More = 20.0
    messages_at_once: Some = 60
    requests_per_second: More = 20.0
    requests_at_once: Some = 120
    tables: Number = 5_000
    tables_per_guest: Number = 60
    """Not counting those that one has left."""
    tables_per_address: Number = 200
    """All that were made from there and are not over, by whichever guests."""
    guesses_per_minute: More = 12.0
    """Recovery codes that one address may try."""
    replayed_per_second: More = 200.0
    replayed_at_once: Some = 20_000
    """Moves of games that are over, which a worker plays again for one address."""
    options_bytes: Some = 65_536
    header_seconds: More = 10.0
    """A client that has not sent the head of a request after so long is cut off."""
    body_seconds: More = 30.0
    """And then its body."""
    reading_seconds: More = 60.0
    """A client that does not go on reading its answer for so long is cut off."""
    keep_alive_seconds: Some = 5
    """A connection without another request is closed after so long."""
    connections_per_address: Some = 1_000
    """Open connections, WebSockets too; a quarter of all that the server can have if that is less. Those that come
    through a trusted proxy count for the address that it names."""
    descriptors: Some = 65_536
    """File descriptors that the server asks the system for; it gets so many if the hard limit lets it."""
    sockets: Some = 10_000
    spectators: Number = 50
    sockets_per_guest: Some = 24
    behind: Some = 200
    """Messages that may wait for somebody who does not read; then the socket is cut off."""
    behind_bytes: Some = 262_144
    """What the system may hold beside them for each connection."""
    name_length: Annotated[int, msgspec.Meta(ge=1, le=LONGEST)] = 24
    chat_length: Some = 500
    chat_kept: Number = 500
    reports: Number = 1_000
    """Files in the folder `reports`; more are refused until old ones go."""
    reports_per_table: Number = 10
    replays_per_guest: Number = 100
    """Replays that one guest may bring from elsewhere."""


class Expiry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What goes by rule, not by accident: hours without anything happening."""

    open_hours: More = 24.0
    live_hours: More = 24.0 * 7
    """Also if nobody is there any more: the table stands still until then, and goes on if somebody comes back."""
    left_hours: More = 1.0
    """A game that all its people have left, not only dropped out of; one of a Series stays for `live_hours`."""
    slow_hours: More = 24.0 * 60
    over_hours: More = 24.0 * 30
    guest_hours: More = 24.0 * 180
    """A guest who sits at no table and has not been here for so long is forgotten, and so is the recovery code."""
    replay_hours: More = 24.0 * 90
    """After a replay from elsewhere was brought here."""
    report_hours: More = 24.0 * 90


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    data: str = "hyakki-data"
    database: Annotated[str, msgspec.Meta(pattern=r"^(postgres(ql)?://\S+)?$")] = ""
    """Where the store is, if it is no file in the data folder: `postgresql://user:password@host/name`."""
    broker: Annotated[str, msgspec.Meta(pattern=r"^((rediss?|unix)://\S+)?$")] = ""
    """Where the workers of one deployment hear of each other: `redis://host:6379/0`. They share a database."""
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=1, le=65_535)] = 8108
    address: Annotated[str, msgspec.Meta(pattern=r"^(https?://[^/\s]+/?)?$")] = ""
    """Where people find the server, such as `https://play.example.org`: it is printed at the start, and then only pages
    from there may open sockets. By default pages from anywhere may: they need somebody's token all the same."""
    log: Annotated[str, msgspec.Meta(pattern=r"^(?i:debug|info|warning|error|critical)$")] = "info"
    """From which level on: debug, info, warning, error or critical."""
    operator: str = ""
    """The secret that opens /metrics; without one they are shown to this machine only."""
    tempo: More = 1.0
    """All the seconds of the games' own clocks, and the wait for somebody who dropped, times this."""
    hello_seconds: More = 20.0
    """After so long without its first message a socket is closed."""
    drop_seconds: Span = 60.0
    """How long the clocks wait for somebody whose connection dropped (KI-R87)."""
    drops: Number = 2
    idle_minutes: More = 30.0
    """After so long without a visitor a table leaves memory; the store keeps it."""
    worker_seconds: More = 6.0
    """After so long without a sign of life a worker counts as gone, and others mind its tables."""
    limits: Limits = Limits()
    expiry: Expiry = Expiry()

    def check(self) -> None:
        """What does not go together."""
        if self.broker and not self.database:
            raise BadContent("--broker", "workers that hear of each other share a store: --database postgresql://… too")

    @property
    def home(self) -> str:
        """The address of the page, on this machine if there is no other."""
        return self.address.rstrip("/") or self._at(EVERYWHERE.get(self.host, self.host))

    @property
    def abroad(self) -> str:
        """Where other machines in the network find it, if they do and it is not said already."""
        here = own_address() if self.host in EVERYWHERE and not self.address else ""
        return self._at(here) if here else ""

    def _at(self, host: str) -> str:
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"


def own_address() -> str:
    """Of this machine in its network, else its name. Nothing is sent: the system is asked from where it would be."""
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
        """By name, such as `limits.tables`; what is in none of them is a default."""
        self.unknown: list[str] = []
        """Variables of the environment that say nothing to this program, and why they might be there."""

    def say(self, name: str, value: Any, source: str) -> None:
        section, _, last = name.rpartition(".")
        place = self.plain.setdefault(section, {}) if section else self.plain
        if isinstance(place, dict):  # else the file is wrong, and that will be said
            place[last] = value
            self.sources[name] = source

    def settings(self) -> Settings:
        try:
            return msgspec.convert(self.plain, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise self._wrong(str(error)) from None

    def _wrong(self, said: str) -> BadContent:
        """`Expected … - at `$.limits.tables``, in words of whoever has set it."""
        what, _, where = said.partition(" - at ")
        name = where.strip("`").removeprefix("$").removeprefix(".")
        what = what[:1].lower() + what[1:]
        if strange := re.search(r"unknown field `([^`]+)`", what):
            name = f"{name}.{strange[1]}".removeprefix(".")
            what = f"is no setting{_near(name, list(names()))}"
        elif name in SHAPES:
            what = f"it must be like {SHAPES[name]}"
        source = self.sources.get(name, self.sources.get("", "settings"))
        where = source if source.startswith((PREFIX, "-")) else f"{source}: {name}"
        if strange or name in SECRET:
            return BadContent(where, what)
        value: Any = self.plain
        for part in name.split("."):
            value = value.get(part, "") if isinstance(value, dict) else ""
        return BadContent(where, f"{value!r} will not do: {what}")


def names() -> Iterator[str]:
    """Of all settings: `port`, `limits.tables`."""
    for field in msgspec.structs.fields(Settings):
        if isinstance(field.default, msgspec.Struct):
            yield from (f"{field.name}.{inner.name}" for inner in msgspec.structs.fields(type(field.default)))
        else:
            yield field.name


def variable(name: str) -> str:
    """By which the environment sets it."""
    return PREFIX + name.upper().replace(".", "__")


def choose(
    file: Path | None = None, environment: Mapping[str, str] | None = None, said: Mapping[str, Any] | None = None
) -> Chosen:
    """The file, before it the environment, before that what was said on the command line."""
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
            chosen.unknown.append(f"{given} is what Kubernetes says of a service called hyakki: it is passed over")
        elif given in known:
            chosen.say(known[given], value, given)
        elif given.startswith(PREFIX):
            chosen.unknown.append(f"{given} is no setting{_near(given, list(known))}: it is passed over")
    for name, value in (said or {}).items():
        if value is not None:
            chosen.say(name, value, f"--{name}")
    return chosen


class Row(msgspec.Struct, frozen=True):
    """A setting as an operator reads it."""

    name: str
    variable: str
    value: Any
    default: Any
    source: str
    about: str


def rows(chosen: Chosen) -> list[Row]:
    """All settings; of secrets only whether they are set."""
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
    """What is written under each of its fields."""
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
    return f"; {found[0]} is" if found else ""


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(str(file), error.strerror or "cannot be read") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(str(file), f"is not TOML: {error}") from None
