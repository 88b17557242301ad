"""The routes of the HTTP API: guests, games, tables, replays, operators."""

from __future__ import annotations

import secrets
from functools import cache, partial
from typing import Annotated, Any

import msgspec
from litestar import HttpMethod, Request, Response, delete, get, patch, post, route
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from hyakki import __version__
from hyakki.bots import offered_at
from hyakki.bots.ratings import ratings_of
from hyakki.core import replay as replays
from hyakki.core import report as reports
from hyakki.core.errors import NotYours
from hyakki.core.events import SPECTATOR, Viewer
from hyakki.core.faults import SHOWN
from hyakki.core.game import AnyGame, Examined, games
from hyakki.core.names import clean_name
from hyakki.core.report import Report
from hyakki.core.rulebook import Rulebook, Section
from hyakki.core.text import Text
from hyakki.core.things import Handbook, handbook_of, names_of
from hyakki.server.errors import NotFound, NoToken
from hyakki.server.http.bodies import (
    AskedHint,
    BugReport,
    Code,
    GameAccount,
    GameInfo,
    GameText,
    GivenHint,
    GuestInfo,
    Health,
    Imported,
    Invitation,
    Made,
    Mine,
    Named,
    NewTable,
    ReplayMenu,
    ReplaySteps,
    RuleEntry,
    RuleSection,
    RuleText,
    ScenarioFault,
    ScenarioReport,
    SetBot,
    Sit,
    Welcome,
    Written,
)
from hyakki.server.http.editing import ROUTES as EDITING
from hyakki.server.http.numbers import ROUTES as NUMBERS
from hyakki.server.http.openapi import NEEDS_TOKEN, refuses
from hyakki.server.http.requests import (
    AskKind,
    Lang,
    Letter,
    StepNumber,
    TableId,
    address_of,
    document_of,
    finished_table,
    guest_of,
    registry_of,
    seat_in,
)
from hyakki.server.http.reviewing import ROUTES as REVIEWING
from hyakki.server.http.static import JSON, Packed
from hyakki.server.http.texts import text_of, texts_of
from hyakki.server.identity import Guest
from hyakki.server.jobs.background import in_thread
from hyakki.server.realtime.messages import TableInfo
from hyakki.server.tables.clock import PACES
from hyakki.server.tables.creation import create_table
from hyakki.server.tables.custom import refuse_deep_keys
from hyakki.server.tables.seats import PLAYING
from hyakki.server.tables.series import rematch as play_again

encode = msgspec.json.Encoder().encode

Place = Annotated[int, PathParameter(ge=0, le=15)]
TABLE_ACTION: dict[str, Any] = {
    "status_code": 200,
    "security": NEEDS_TOKEN,
    "responses": refuses(401, 403, 404, 409),
}

UNHEALTHY = {503: ResponseSpec(Health, description="the store cannot be read or written", generate_examples=False)}


async def guest_at(request: Request[Any, Any, Any], table: str) -> Guest:
    """The guest who sent the request, after checking that the table exists."""
    guest = await guest_of(request)
    await registry_of(request).visit(table, address_of(request))
    return guest


# Guests


@post("/api/guests", responses=refuses())
async def new_guest(request: Request[Any, Any, Any], data: JSONBody[Named]) -> Welcome:
    registry = registry_of(request)
    name = clean_name(data.name, registry.settings.limits.name_length)
    await registry.may_come(address_of(request))
    guest, token, code = await registry.identity.create(name)
    return Welcome(GuestInfo(guest.id, guest.name), token, code)


@post("/api/guests/recover", status_code=200, responses=refuses(403))
async def recover(request: Request[Any, Any, Any], data: JSONBody[Code]) -> Welcome:
    registry = registry_of(request)
    await registry.may_guess(address_of(request))
    found = await registry.identity.recover(data.code)
    if found is None:
        raise NotYours("no guest of this server has that recovery code: check it for typing errors")
    guest, token = found
    return Welcome(GuestInfo(guest.id, guest.name), token)


@get("/api/me", security=NEEDS_TOKEN, responses=refuses(401))
async def me(request: Request[Any, Any, Any]) -> GuestInfo:
    guest = await guest_of(request)
    return GuestInfo(guest.id, guest.name)


@patch("/api/me", security=NEEDS_TOKEN, responses=refuses(401))
async def rename(request: Request[Any, Any, Any], data: JSONBody[Named]) -> GuestInfo:
    guest = await guest_of(request)
    await registry_of(request).rename(guest, data.name)
    return GuestInfo(guest.id, guest.name)


@post("/api/me/renew", status_code=200, security=NEEDS_TOKEN, responses=refuses(401))
async def rotate(request: Request[Any, Any, Any]) -> Welcome:
    """Replace the token and the recovery code, for example after losing a device. The old ones become invalid, and
    sockets that were opened with the old token are closed."""
    guest = await guest_of(request)
    made = await registry_of(request).rotate(guest)
    if made is None:
        raise NoToken
    return Welcome(GuestInfo(guest.id, guest.name), *made)


# Games


@get("/api/games", responses=refuses(), media_type=JSON, gives=list[GameInfo])
async def list_games(request: Request[Any, Any, Any], lang: Lang = "en") -> Response[bytes]:
    return _games(tuple(games().items()), lang).answer(request)


@cache
def _games(there_are: tuple[tuple[str, AnyGame], ...], lang: str) -> Packed:
    found = [
        GameInfo(
            key=key,
            title=(text := Text(game, lang)).title,
            tagline=text.tagline,
            credits=text.about("credits"),
            find=text.about("find"),
            seats=(game.least, game.most),
            usual=game.usual,
            series_of=game.of or None,
            paces=PACES,
            bots=offered_at(game),
            ratings=ratings_of(game),
            choices=game.choices(),
        )
        for key, game in there_are
    ]
    return Packed(encode(found))


@get("/api/games/{key:str}/rules", responses=refuses(404), media_type=JSON, gives=RuleText)
async def rules(request: Request[Any, Any, Any], key: TableId, lang: Lang = "en") -> Response[bytes]:
    return _rules(registry_of(request).game(key), lang).answer(request)


@cache
def _rules(game: AnyGame, lang: str) -> Packed:
    book = Rulebook(game, lang)
    sections = tuple(_section(section) for section in book.sections)
    return Packed(encode(RuleText(book.title, book.intro, sections, names_of(game, lang))))


def _section(section: Section) -> RuleSection:
    entries = (RuleEntry(entry.id, entry.title, entry.source, entry.text) for entry in section.entries)
    return RuleSection(section.title, section.text, tuple(entries))


@get("/api/games/{key:str}/text", responses=refuses(404), media_type=JSON, gives=GameText)
async def text(request: Request[Any, Any, Any], key: TableId, lang: Lang = "en") -> Response[bytes]:
    return text_of(registry_of(request).game(key), lang).answer(request)


@post("/api/games/{key:str}/scenario", status_code=200, responses=refuses(404))
async def check_scenario(
    request: Request[Any, Any, Any], key: TableId, data: JSONBody[Written], lang: Lang = "en"
) -> ScenarioReport:
    """Check a custom scenario: its faults, and how many can play it."""
    registry = registry_of(request)
    game = registry.game(key)
    async with registry.turns.of(address_of(request)):
        examined = await in_thread(_examined, game, data.text, lang)
    if examined is None:
        raise NotFound(f"{key} has no custom scenarios")
    faults = examined.faults[:SHOWN]
    return ScenarioReport(tuple(ScenarioFault(place, fault) for place, fault in faults), examined.most)


def _examined(game: AnyGame, text: str, lang: str) -> Examined | None:
    refuse_deep_keys(text)
    return game.examined(text, lang)


# Tables


@get("/api/tables", responses=refuses())
async def lobby(request: Request[Any, Any, Any]) -> list[TableInfo]:
    found: list[TableInfo] = await registry_of(request).lobby()
    return found


@get("/api/my/tables", security=NEEDS_TOKEN, responses=refuses(401))
async def my_tables(request: Request[Any, Any, Any]) -> list[Mine]:
    guest = await guest_of(request)
    return [Mine(**each) for each in await registry_of(request).my_tables(guest)]


@delete("/api/my/tables/{table:str}", security=NEEDS_TOKEN, responses=refuses(401, 404))
async def clear_table(request: Request[Any, Any, Any], table: TableId) -> None:
    """Take a table off your list. If its game is not over you leave it, and a bot plays for you."""
    await registry_of(request).clear(await guest_of(request), table)


@get("/api/my/turns", security=NEEDS_TOKEN, responses=refuses(401))
async def my_turns(request: Request[Any, Any, Any]) -> list[str]:
    """The ids of the tables that wait for you; short, because pages poll it."""
    guest = await guest_of(request)
    return [each["table"].id for each in await registry_of(request).my_tables(guest) if each["waiting"]]


@post("/api/tables", security=NEEDS_TOKEN, responses=refuses(401, 404))
async def new_table(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> Made:
    guest, registry = await guest_of(request), registry_of(request)
    live = await create_table(
        registry,
        guest,
        data.game,
        data.seats,
        data.pace,
        data.listed,
        data.spectators,
        data.options,
        tempo=data.tempo,
        address=address_of(request),
        waits=data.waits,
        automatic=data.automatic,
        hints=data.hints,
    )
    return Made(live.info, live.invite)


@get("/api/tables/{table:str}", responses=refuses(404))
async def one_table(request: Request[Any, Any, Any], table: TableId) -> TableInfo:
    return (await registry_of(request).visit(table, address_of(request))).info


@get("/api/tables/{table:str}/handbook", responses=refuses(404), media_type=JSON, gives=Handbook)
async def handbook(request: Request[Any, Any, Any], table: TableId, lang: Lang = "en") -> Response[bytes]:
    """What everything on the table is called and does, and the player aid: from the Rules of the table alone."""
    live = await registry_of(request).visit(table, address_of(request))
    return Packed(encode(await in_thread(handbook_of, live.game, live.rules, lang))).answer(request)


@get("/api/tables/{table:str}/invite", security=NEEDS_TOKEN, responses=refuses(401, 403, 404))
async def invite(request: Request[Any, Any, Any], table: TableId) -> Invitation:
    """The secret of the invitation link, for players of the table and its host."""
    return Invitation(await registry_of(request).invite(await guest_at(request, table), table))


@post("/api/tables/{table:str}/sit", **TABLE_ACTION)
async def sit(request: Request[Any, Any, Any], table: TableId, data: JSONBody[Sit]) -> TableInfo:
    return (await registry_of(request).sit(await guest_at(request, table), table, data.invite, data.seat)).info


@post("/api/tables/{table:str}/seats/{seat:int}", **TABLE_ACTION)
async def set_bot(request: Request[Any, Any, Any], table: TableId, seat: Place, data: JSONBody[SetBot]) -> TableInfo:
    return (await registry_of(request).set_bot(await guest_at(request, table), table, seat, data.bot)).info


@post("/api/tables/{table:str}/start", **TABLE_ACTION)
async def start(request: Request[Any, Any, Any], table: TableId) -> TableInfo:
    return (await registry_of(request).start(await guest_at(request, table), table)).info


@post("/api/tables/{table:str}/leave", **TABLE_ACTION)
async def leave(request: Request[Any, Any, Any], table: TableId) -> TableInfo:
    return (await registry_of(request).leave(await guest_at(request, table), table)).info


@post("/api/tables/{table:str}/hint", **TABLE_ACTION)
async def give_hint(request: Request[Any, Any, Any], table: TableId, data: JSONBody[AskedHint]) -> GivenHint:
    """What a strong player would answer with what your seat knows. Others see that you have asked."""
    guest = await guest_at(request, table)
    advice = (await registry_of(request).live(table)).advice
    hint = await advice.give(guest.id, data.seat, data.ask, address_of(request))
    return GivenHint(hint, advice.left(data.seat))


@post("/api/tables/{table:str}/rematch", **TABLE_ACTION)
async def rematch(request: Request[Any, Any, Any], table: TableId) -> TableInfo:
    return (await play_again(registry_of(request), await guest_at(request, table), table)).info


# Replays and reports


def _document(body: bytes, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/replay", responses=refuses(403, 404, 409), gives=replays.Replay)
async def replay(request: Request[Any, Any, Any], table: TableId) -> Response[bytes]:
    registry = registry_of(request)
    live = await finished_table(request, table)
    return _document(replays.encode(registry.replay(live)), f"{live.game.key}-{live.id}.json")


@get("/api/tables/{table:str}/account", responses=refuses(403, 404, 409), media_type=JSON, gives=GameAccount)
async def account(request: Request[Any, Any, Any], table: TableId) -> Response[bytes]:
    """How the game of a table went, once it is over."""
    registry = registry_of(request)
    live = await finished_table(request, table)

    async def made() -> bytes:
        return encode(GameAccount(await registry.account(live), texts_of(live.game, "account-")))

    return (await registry.replay_cache.get(("account", live.id), made)).answer(request)


@post("/api/tables/{table:str}/report", **TABLE_ACTION, gives=Report)
async def report(request: Request[Any, Any, Any], table: TableId, data: JSONBody[BugReport]) -> Response[bytes]:
    """Keep a bug report for the operator. During the game the answer holds only what the reporter could see."""
    registry, guest = registry_of(request), await guest_at(request, table)
    written = await registry.report(await registry.live(table), guest, data.text, data.seat)
    return _document(reports.encode(written), f"report-{written.report}")


@post("/api/replays", security=NEEDS_TOKEN, responses=refuses(401))
async def import_replay(request: Request[Any, Any, Any], data: JSONBody[replays.Replay]) -> Imported:
    guest, registry = await guest_of(request), registry_of(request)
    await registry.may_import(guest)
    registry.may_replay(address_of(request), len(data.records))
    document = replays.encode(data)
    await registry.replay_player.verify(address_of(request), document)
    return Imported(await registry.keep_replay(guest, document))


@get("/api/replays/{id:str}", responses=refuses(403, 404, 409), gives=replays.Replay)
async def one_replay(request: Request[Any, Any, Any], id: TableId) -> Response[bytes]:
    """An imported replay, or the replay of a finished game by the id of its table, as a file."""
    document, _ = await document_of(request, id)
    return _document(replays.encode(document), f"{document.game}-{id}.json")


@get("/api/replays/{id:str}/steps", responses=refuses(403, 404, 409), media_type=JSON, gives=ReplaySteps)
async def replay_steps(
    request: Request[Any, Any, Any],
    id: TableId,
    seat: Annotated[str | None, QueryParameter(name="seat", pattern="^[A-P]$")] = None,
) -> Response[bytes]:
    """An imported replay, or the replay of a finished game by the id of its table, step by step."""
    registry = registry_of(request)
    document, over = await document_of(request, id)
    everyone = Viewer(range(len(document.seats))) if over else SPECTATOR
    viewer = everyone if seat is None else Viewer((seat_in(document, seat),))
    address = address_of(request)
    if (id, seat) not in registry.replay_cache:
        registry.may_replay(address, len(document.records))
    play = partial(registry.replay_player.steps, address, document, viewer.seats)
    return (await registry.replay_cache.get((id, seat), play)).answer(request)


@get("/api/replays/{id:str}/menu", responses=refuses(403, 404, 409))
async def replay_menu(
    request: Request[Any, Any, Any],
    id: TableId,
    seat: Letter,
    step: StepNumber,
    ask: AskKind,
    path: Annotated[list[str], QueryParameter(name="path", min_items=1, max_items=100)],
) -> ReplayMenu:
    """The options that the seat had in that step, after a part of an answer."""
    registry = registry_of(request)
    document, _ = await document_of(request, id)
    number = seat_in(document, seat)
    if step >= len(document.records):
        raise NotFound(f"the replay has no step {step}")
    address = address_of(request)
    if not registry.replay_player.knows(id, step):
        registry.may_replay(address, step + 1)
    return await registry.replay_player.entries(address, id, document, step, number, ask, path)


# Operators


@get("/health", responses=refuses() | UNHEALTHY, gives=Health, also={503: Health})
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Status 200 if the server can read and write its store, else 503: `reading` and `writing` say which of them
    fails, the log says why."""
    registry = registry_of(request)
    reading, writing = await registry.checkup.look()
    ok = not reading and not writing
    found = Health(ok, __version__, len(registry.tables), not reading, not writing)
    return Response(found, status_code=200 if ok else 503)


@get("/metrics", media_type="text/plain", responses=refuses(403))
async def metrics(request: Request[Any, Any, Any]) -> str:
    """Metrics for Prometheus. Only operators may read them: counts of stored changes could show a secret answer."""
    registry = registry_of(request)
    _only_operators(request, registry.settings.operator)
    playing = sum(live.status == PLAYING for live in registry.tables.values())
    connections = request.app.state.connections
    gauges = {
        "hyakki_connections": connections.open if connections else 0,
        "hyakki_connections_refused_total": connections.refused if connections else 0,
        "hyakki_connections_cut_total": connections.ended.total() - connections.refused if connections else 0,
        "hyakki_tables_in_memory": len(registry.tables),
        "hyakki_tables_playing": playing,
        "hyakki_sockets": registry.sockets,
        "hyakki_records_total": registry.records,
        "hyakki_commits_total": registry.store.commits,
    }
    return registry.metrics.text(gauges)


def _only_operators(request: Request[Any, Any, Any], secret: str) -> None:
    said = request.headers.get("authorization", "").removeprefix("Bearer ")
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    known = secrets.compare_digest(said.encode(), secret.encode()) if secret else local
    if not known:
        raise NotYours("only the operator may read metrics: send the header `Authorization: Bearer SECRET`")


def _options(path: str, *methods: HttpMethod) -> HTTPRouteHandler:
    """A handler for OPTIONS, because Litestar's names only the first of several methods at one path."""

    @route(path, http_method=[HttpMethod.OPTIONS], include_in_schema=False, status_code=204, sync_to_thread=False)
    def options() -> Response[None]:
        return Response(None, status_code=204, headers={"Allow": ", ".join((*methods, HttpMethod.OPTIONS))})

    return options


OPTIONS = [
    _options("/api/me", HttpMethod.GET, HttpMethod.PATCH),
    _options("/api/tables", HttpMethod.GET, HttpMethod.POST),
]
ROUTES = [
    new_guest,
    recover,
    me,
    rename,
    rotate,
    list_games,
    rules,
    handbook,
    text,
    check_scenario,
    *EDITING,
    *NUMBERS,
    lobby,
    my_tables,
    clear_table,
    my_turns,
    new_table,
    one_table,
    invite,
    sit,
    set_bot,
    start,
    leave,
    give_hint,
    rematch,
    replay,
    account,
    report,
    import_replay,
    one_replay,
    replay_steps,
    replay_menu,
    *REVIEWING,
    health,
    metrics,
]
