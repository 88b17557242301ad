"""The parts of a request that several routes read."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import PathParameter, QueryParameter

from hyakki.core import replay as replays
from hyakki.core.events import seat_number
from hyakki.core.text import LANGUAGES
from hyakki.server.errors import NotFound, NoToken
from hyakki.server.identity import Guest
from hyakki.server.tables.live import LiveTable
from hyakki.server.tables.registry import Registry

Lang = Annotated[str, QueryParameter(name="lang", pattern=f"^({'|'.join(LANGUAGES)})$")]
TableId = Annotated[str, PathParameter(min_length=1, max_length=40)]
Letter = Annotated[str, QueryParameter(name="seat", pattern="^[A-P]$")]
StepNumber = Annotated[int, QueryParameter(name="step", ge=0, le=1_000_000)]
AskKind = Annotated[str, QueryParameter(name="ask", min_length=1, max_length=40)]


def registry_of(request: Request[Any, Any, Any]) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


async def guest_of(request: Request[Any, Any, Any]) -> Guest:
    guest = await maybe_guest_of(request)
    if guest is None:
        raise NoToken
    return guest


async def maybe_guest_of(request: Request[Any, Any, Any]) -> Guest | None:
    """The guest whose token the request carries; None without a valid one."""
    word, _, token = request.headers.get("authorization", "").partition(" ")
    return await registry_of(request).identity.read(token) if word.lower() == "bearer" else None


def address_of(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client is not None else ""


async def finished_table(request: Request[Any, Any, Any], id: str) -> LiveTable:
    """The table with this id, for a request about its finished game."""
    return await registry_of(request).finished(id, address_of(request), await maybe_guest_of(request))


async def document_of(request: Request[Any, Any, Any], id: str) -> tuple[replays.Replay, bool]:
    """The replay with this id, or that of the table; and whether the game is over, so that all of it is open."""
    registry = registry_of(request)
    row = await registry.store.one("SELECT body FROM replays WHERE id = ?", id)
    if row is None:
        return registry.replay(await finished_table(request, id)), True
    document = replays.decode(row["body"])
    return document, document.result is not None


def seat_in(document: replays.Replay, letter: str) -> int:
    seat = seat_number(letter)
    if seat >= len(document.seats):
        raise NotFound(f"the replay has no seat {letter}")
    return seat
