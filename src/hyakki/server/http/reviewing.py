"""The routes for finished games: reviews, thoughts of bots, playing on from a position."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import JSONBody

from hyakki.advice.moments import sitter_at
from hyakki.advice.review import Review
from hyakki.core import replay as replays
from hyakki.core.series import Series
from hyakki.server.errors import NotFound, NotNow
from hyakki.server.http.bodies import GameReview, GivenThought, Made, PlayOn
from hyakki.server.http.openapi import NEEDS_TOKEN, refuses
from hyakki.server.http.requests import (
    AskKind,
    Letter,
    StepNumber,
    TableId,
    address_of,
    document_of,
    guest_of,
    registry_of,
    seat_in,
)
from hyakki.server.http.static import JSON
from hyakki.server.http.texts import texts_of
from hyakki.server.realtime.messages import Sitter
from hyakki.server.tables.playing_on import play_on

encode = msgspec.json.Encoder().encode
NO_STORE = {"Cache-Control": "no-store"}


async def _finished(request: Request[Any, Any, Any], id: str) -> replays.Replay:
    """The replay of a game that is over: nothing is said of any other."""
    document, _ = await document_of(request, id)
    if document.result is None or document.key is None:
        raise NotNow("a game can be reviewed once it is over")
    if isinstance(registry_of(request).game(document.game), Series):
        raise NotNow("a series is not reviewed as a whole: review its games one by one")
    return document


@get("/api/replays/{id:str}/review", responses=refuses(403, 404, 409), media_type=JSON, gives=GameReview)
async def review(request: Request[Any, Any, Any], id: TableId) -> Response[bytes]:
    """Where a finished game was won and lost. The first request begins the work; ask again until it is done."""
    registry, reviews = registry_of(request), registry_of(request).reviews
    document = await _finished(request, id)
    if (body := await reviews.kept(id)) is None:
        if not reviews.is_begun(id):
            registry.may_replay(address_of(request), len(document.records))
            reviews.begin(id, address_of(request), replays.encode(document))
        share = await reviews.progress(id)
        if (body := await reviews.kept(id)) is None:
            return Response(encode(_told(document, share)), media_type=JSON, headers=NO_STORE)
    made = _told(document, 1.0, msgspec.json.decode(body, type=Review))

    async def told() -> bytes:
        return encode(msgspec.structs.replace(made, texts=texts_of(registry.game(document.game), "review-")))

    return (await registry.replay_cache.get(("review", id), told)).answer(request)


def _told(document: replays.Replay, share: float, review: Review | None = None) -> GameReview:
    seats = tuple(Sitter(sitter.name, sitter.bot) for sitter in document.seats)
    return GameReview(share, document.game, seats, document.result or {}, review, {})


@get("/api/replays/{id:str}/thought", responses=refuses(403, 404, 409))
async def thought(
    request: Request[Any, Any, Any], id: TableId, seat: Letter, step: StepNumber, ask: AskKind
) -> GivenThought:
    """What the bot in this seat thought of a question that it was asked in this step of a finished game: its answers,
    their shares, and why. For a player: what a strong player would have thought."""
    registry, document = registry_of(request), await _finished(request, id)
    number = seat_in(document, seat)
    if step >= len(document.records):
        raise NotFound(f"the replay has no step {step}")
    address = address_of(request)
    registry.may_replay(address, 1)
    bot = sitter_at(document, number, step + 1).bot
    return GivenThought(await registry.reviews.thought(address, replays.encode(document), step, number, ask, bot))


@post("/api/replays/{id:str}/play-on", security=NEEDS_TOKEN, responses=refuses(401, 403, 404, 409))
async def go_on(request: Request[Any, Any, Any], id: TableId, data: JSONBody[PlayOn]) -> Made:
    """Create a table with the position of this step of a finished game: you in one seat, bots in all others. What was
    hidden then is hidden still, and chance decides as it did then."""
    guest, document = await guest_of(request), await _finished(request, id)
    if data.seat >= len(document.seats):
        raise NotFound(f"the replay has no seat {data.seat}")
    registry = registry_of(request)
    registry.may_replay(address_of(request), data.step + 1)
    live = await play_on(registry, guest, id, document, data.seat, data.step, address_of(request))
    return Made(live.info, live.invite)


ROUTES = [review, thought, go_on]
