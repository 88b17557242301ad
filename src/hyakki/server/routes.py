"""The HTTP part: guests, games, tables, replays, operators."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.exceptions import NotAuthorizedException
from litestar.params import PathParameter, QueryParameter

from hyakki import __version__
from hyakki.bots import BOTS
from hyakki.core import replay as replays
from hyakki.core.errors import Malformed, NotYours
from hyakki.core.events import SPECTATOR, Viewer
from hyakki.core.game import game_of, games
from hyakki.core.rulebook import Rulebook
from hyakki.core.text import LANGUAGES, Text, sources
from hyakki.server.clock import PACES
from hyakki.server.house import House, NotFound
from hyakki.server.identity import Guest, checked_name
from hyakki.server.messages import TableInfo
from hyakki.server.seats import PLAYING

Lang = Annotated[str, QueryParameter(name="lang", pattern="^[a-z]{2}$")]
TableId = Annotated[str, PathParameter(min_length=1, max_length=40)]
Place = Annotated[int, PathParameter(ge=0, le=15)]


class GuestInfo(msgspec.Struct, frozen=True):
    id: str
    name: str


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Welcome(msgspec.Struct, frozen=True):
    guest: GuestInfo
    token: str
    recovery: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=60)]
    seats: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(min_length=1, max_length=16)]
    pace: Annotated[str, msgspec.Meta(max_length=20)] = "live"
    listed: bool = False
    spectators: bool = True
    options: dict[str, Any] = {}


class Made(msgspec.Struct, frozen=True):
    table: TableInfo
    invite: str


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invite: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None


class SetBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: Annotated[str, msgspec.Meta(max_length=40)]


class BugReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=4000)] = ""


class Mine(msgspec.Struct, frozen=True):
    table: TableInfo
    seats: tuple[int, ...]
    waiting: bool


def house_of(request: Request[Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


def guest_of(request: Request[Any, Any, Any]) -> Guest:
    word, _, token = request.headers.get("authorization", "").partition(" ")
    guest = house_of(request).identity.read(token) if word.lower() == "bearer" else None
    if guest is None:
        raise NotAuthorizedException("say who you are: Authorization: Bearer TOKEN")
    return guest


# Guests


@post("/api/guests")
async def new_guest(request: Request[Any, Any, Any], data: Named) -> Welcome:
    house = house_of(request)
    name = checked_name(data.name, house.settings.limits.name_length)
    guest, token, code = await house.identity.create(name)
    return Welcome(GuestInfo(guest.id, guest.name), token, code)


@post("/api/guests/recover", status_code=200)
async def recover(request: Request[Any, Any, Any], data: Code) -> Welcome:
    house = house_of(request)
    house.may_guess(request.client.host if request.client is not None else "")
    found = await house.identity.recover(data.code)
    if found is None:
        raise NotYours("that code belongs to nobody here")
    guest, token = found
    return Welcome(GuestInfo(guest.id, guest.name), token)


@get("/api/me")
async def me(request: Request[Any, Any, Any]) -> GuestInfo:
    guest = guest_of(request)
    return GuestInfo(guest.id, guest.name)


@patch("/api/me")
async def rename(request: Request[Any, Any, Any], data: Named) -> GuestInfo:
    guest, house = guest_of(request), house_of(request)
    await house.identity.rename(guest, checked_name(data.name, house.settings.limits.name_length))
    return GuestInfo(guest.id, guest.name)


# Games


def _lang(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Malformed(f"there is no text in {lang!r}; there is text in {', '.join(LANGUAGES)}")
    return lang


@get("/api/games")
async def list_games(lang: Lang = "en") -> list[dict[str, Any]]:
    return [
        {
            "key": key,
            "title": Text(game, _lang(lang)).title,
            "tagline": Text(game, lang).tagline,
            "seats": [game.least, game.most],
            "usual": game.usual,
            "series_of": game.of or None,
            "paces": list(PACES),
            "bots": list(BOTS),
        }
        for key, game in games().items()
    ]


@get("/api/games/{key:str}/rules")
async def rules(request: Request[Any, Any, Any], key: TableId, lang: Lang = "en") -> dict[str, Any]:
    book = Rulebook(house_of(request).game(key), _lang(lang))
    return {
        "title": book.title,
        "intro": book.intro,
        "sections": [
            {
                "title": section.title,
                "text": section.text,
                "entries": [
                    {"id": entry.id, "title": entry.title, "source": entry.source, "text": entry.text}
                    for entry in section.entries
                ],
            }
            for section in book.sections
        ],
    }


@get("/api/games/{key:str}/text")
async def text(request: Request[Any, Any, Any], key: TableId, lang: Lang = "en") -> dict[str, Any]:
    game = house_of(request).game(key)
    words = game.words
    return {
        "lang": _lang(lang),
        "sources": [source for _, source in sources(game.package, lang)],
        "words": {
            "people": sorted(words.people),
            "things": words.things,
            "declared": words.declared,
            "options": words.options,
            "silent": sorted(words.silent),
        },
        "rules": {kind.name: kind.rule for kind in game.kinds.values() if kind.rule},
    }


# Tables


@get("/api/tables")
async def lobby(request: Request[Any, Any, Any]) -> list[TableInfo]:
    found: list[TableInfo] = house_of(request).lobby()
    return found


@get("/api/my/tables")
async def my_tables(request: Request[Any, Any, Any]) -> list[Mine]:
    guest = guest_of(request)
    return [Mine(**each) for each in house_of(request).my_tables(guest)]


@post("/api/tables")
async def new_table(request: Request[Any, Any, Any], data: NewTable) -> Made:
    guest, house = guest_of(request), house_of(request)
    room = await house.create(guest, data.game, data.seats, data.pace, data.listed, data.spectators, data.options)
    return Made(room.info, room.invite)


@get("/api/tables/{table:str}")
async def one_table(request: Request[Any, Any, Any], table: TableId) -> TableInfo:
    return house_of(request).room(table).info


@post("/api/tables/{table:str}/sit", status_code=200)
async def sit(request: Request[Any, Any, Any], table: TableId, data: Sit) -> TableInfo:
    return (await house_of(request).sit(guest_of(request), table, data.invite, data.seat)).info


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def set_bot(request: Request[Any, Any, Any], table: TableId, seat: Place, data: SetBot) -> TableInfo:
    return (await house_of(request).set_bot(guest_of(request), table, seat, data.bot)).info


@post("/api/tables/{table:str}/start", status_code=200)
async def start(request: Request[Any, Any, Any], table: TableId) -> TableInfo:
    return (await house_of(request).start(guest_of(request), table)).info


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(request: Request[Any, Any, Any], table: TableId) -> TableInfo:
    return (await house_of(request).leave(guest_of(request), table)).info


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(request: Request[Any, Any, Any], table: TableId) -> TableInfo:
    return (await house_of(request).rematch(guest_of(request), table)).info


# Replays and reports


def _document(body: bytes, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/replay")
async def replay(request: Request[Any, Any, Any], table: TableId) -> Response[bytes]:
    house = house_of(request)
    room = house.room(table)
    return _document(replays.encode(house.replay(room)), f"{room.game.key}-{room.id}.json")


@post("/api/tables/{table:str}/report", status_code=200)
async def report(request: Request[Any, Any, Any], table: TableId, data: BugReport) -> Response[bytes]:
    """What a developer needs to stand where the reporter stands; while the game goes on only what the reporter saw."""
    house, guest = house_of(request), guest_of(request)
    room = house.room(table)
    if not room.seats_of(guest.id):
        raise NotYours("only those who sit here can report a bug")
    at = room.playing()
    viewer = room.viewer_of(guest.id)
    document: dict[str, Any] = {
        "hyakki": __version__,
        "game": room.game.key,
        "rules_digest": room.rules.digest,
        "rules": room.rules.plain(),
        "viewer": viewer.seats,
        "text": data.text,
        "events": at.told(viewer),
        "sent": at.sent(viewer),
    }
    if at.over:
        document["replay"] = msgspec.json.decode(replays.encode(house.replay(room)))
    return _document(msgspec.json.encode(document), f"report-{room.game.key}-{room.id}.json")


@post("/api/replays")
async def import_replay(request: Request[Any, Any, Any], data: replays.Replay) -> dict[str, str]:
    guest, house = guest_of(request), house_of(request)
    await asyncio.to_thread(replays.verify, data)
    id = secrets.token_urlsafe(9)
    await house.store.write(
        ("INSERT INTO replays VALUES (?, ?, ?, ?)", (id, replays.encode(data), guest.id, time.time()))
    )
    return {"id": id}


@get("/api/replays/{id:str}/steps")
async def replay_steps(
    request: Request[Any, Any, Any],
    id: TableId,
    seat: Annotated[str, QueryParameter(name="seat", pattern="^[A-P]$")] | None = None,
) -> dict[str, Any]:
    """A stored replay, or the table with this id if its game is over, step by step."""
    house = house_of(request)
    row = house.store.one("SELECT body FROM replays WHERE id = ?", id)
    document = replays.decode(row["body"]) if row is not None else house.replay(house.room(id))
    seats = len(document.seats)
    if seat is not None and ord(seat) - 65 >= seats:
        raise NotFound(f"there is no seat {seat}")
    over = document.result is not None or row is None  # a table shows its replay once it is over, or was closed
    viewer = Viewer((ord(seat) - 65,)) if seat is not None else Viewer(range(seats)) if over else SPECTATOR
    return {
        "game": document.game,
        "seats": document.seats,
        "result": document.result,
        "content": _content(document),
        "steps": await asyncio.to_thread(_steps, document, viewer),
    }


def _content(document: replays.Replay) -> dict[str, Any]:
    game = game_of(document.game)
    return game.content(game.load_rules(document.rules))


def _steps(document: replays.Replay, viewer: Viewer) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = []
    heard = 0
    for table in replays.step_by_step(document, [viewer]):
        told = table.told(viewer, heard)
        heard += len(told)
        steps.append({"events": told, "view": table.view(viewer).plain()})
    return steps


# Operators


@get("/health")
async def health(request: Request[Any, Any, Any]) -> dict[str, Any]:
    house = house_of(request)
    house.store.one("SELECT 1")
    return {"ok": True, "version": __version__, "tables": len(house.rooms)}


@get("/metrics", media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> str:
    """For operators alone: counts of what is stored could tell that somebody has answered in secret."""
    house = house_of(request)
    _only_operators(request, house.settings.operator)
    playing = sum(room.status == PLAYING for room in house.rooms.values())
    figures = {
        "hyakki_tables_in_memory": len(house.rooms),
        "hyakki_tables_playing": playing,
        "hyakki_sockets": house.sockets,
        "hyakki_records_total": house.records,
        "hyakki_commits_total": house.store.commits,
    }
    return "".join(f"# TYPE {name} {_type(name)}\n{name} {value}\n" for name, value in figures.items())


def _only_operators(request: Request[Any, Any, Any], secret: str) -> None:
    said = request.headers.get("authorization", "").removeprefix("Bearer ")
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    known = secrets.compare_digest(said.encode(), secret.encode()) if secret else local
    if not known:
        raise NotYours("only for the operator of this house")


def _type(name: str) -> str:
    return "counter" if name.endswith("_total") else "gauge"


ROUTES = [
    new_guest,
    recover,
    me,
    rename,
    list_games,
    rules,
    text,
    lobby,
    my_tables,
    new_table,
    one_table,
    sit,
    set_bot,
    start,
    leave,
    rematch,
    replay,
    report,
    import_replay,
    replay_steps,
    health,
    metrics,
]
