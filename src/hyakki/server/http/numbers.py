"""The routes of custom numbers: all numbers that an owner can change, and custom content with some of them changed."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import JSONBody

from hyakki.core.game import AnyGame
from hyakki.core.numbers import NumberDraft, NumberForm, number_form
from hyakki.server.errors import NotFound
from hyakki.server.http.bodies import ChangeNumbers
from hyakki.server.http.openapi import refuses
from hyakki.server.http.requests import Lang, TableId, address_of, registry_of
from hyakki.server.http.static import JSON, Packed
from hyakki.server.jobs.background import in_thread
from hyakki.server.tables.custom import draft_numbers

encode = msgspec.json.Encoder().encode


@get("/api/games/{key:str}/numbers", responses=refuses(404), media_type=JSON, gives=NumberForm)
async def numbers(request: Request[Any, Any, Any], key: TableId, lang: Lang = "en") -> Response[bytes]:
    """Every number of the game's content that can be changed, with its range and its source."""
    form = await in_thread(_form, registry_of(request).game(key), lang)
    return form.answer(request)


@cache
def _form(game: AnyGame, lang: str) -> Packed:
    found = game.numbers()
    if found is None:
        raise _none(game)
    return Packed(encode(number_form(game, found, lang)))


@post("/api/games/{key:str}/content", status_code=200, responses=refuses(404))
async def change_numbers(
    request: Request[Any, Any, Any], key: TableId, data: JSONBody[ChangeNumbers], lang: Lang = "en"
) -> NumberDraft:
    """Custom content with other numbers, and what is wrong with it. The server keeps nothing."""
    registry = registry_of(request)
    game = registry.game(key)
    most = registry.settings.limits.options_bytes
    async with registry.turns.of(address_of(request)):
        draft = await in_thread(draft_numbers, game, data.seats, data.text, data.changes, most, lang)
    if draft is None:
        raise _none(game)
    return draft


def _none(game: AnyGame) -> NotFound:
    return NotFound(f"{game.key} has no numbers to change")


ROUTES = [numbers, change_numbers]
