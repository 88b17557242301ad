"""The routes of the editor: what it can lay, a draft after an operation, games in which bots try one."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import JSONBody

from hyakki.core.editor import Draft, Editor, EditorKit
from hyakki.core.game import AnyGame
from hyakki.server.errors import NotFound
from hyakki.server.http.bodies import Edit, Trial, Tried
from hyakki.server.http.openapi import refuses
from hyakki.server.http.requests import Lang, TableId, address_of, registry_of
from hyakki.server.http.static import JSON, Packed
from hyakki.server.jobs.background import in_thread
from hyakki.server.tables.custom import read_options, refuse_deep_keys

encode = msgspec.json.Encoder().encode


def _editor(game: AnyGame) -> Editor:
    editor = game.editor()
    if editor is None:
        raise NotFound(f"{game.key} has no editor")
    return editor


@get("/api/games/{key:str}/editor", responses=refuses(404), media_type=JSON, gives=EditorKit)
async def editor(request: Request[Any, Any, Any], key: TableId, lang: Lang = "en") -> Response[bytes]:
    """What can be laid: the same for every scenario of the game."""
    return _kit(registry_of(request).game(key), lang).answer(request)


@cache
def _kit(game: AnyGame, lang: str) -> Packed:
    return Packed(encode(_editor(game).kit(lang)))


@post("/api/games/{key:str}/draft", status_code=200, responses=refuses(404))
async def draft(request: Request[Any, Any, Any], key: TableId, data: JSONBody[Edit], lang: Lang = "en") -> Draft:
    """A custom scenario after an operation, with its faults and what can be done next. The server keeps nothing."""
    registry = registry_of(request)
    editor = _editor(registry.game(key))
    async with registry.turns.of(address_of(request)):
        return await in_thread(_drafted, editor, data, lang)


def _drafted(editor: Editor, data: Edit, lang: str) -> Draft:
    refuse_deep_keys(data.text)
    return editor.draft(data.text, lang, data.do)


@post("/api/games/{key:str}/trial", status_code=200, responses=refuses(404))
async def trial(request: Request[Any, Any, Any], key: TableId, data: JSONBody[Tried]) -> Trial:
    """A few games of a custom scenario among bots. Each address has a budget of such games."""
    registry = registry_of(request)
    game = registry.game(key)
    options = {_editor(game).option: data.text}
    async with registry.turns.of(address_of(request)):
        await in_thread(read_options, game, data.seats, options, registry.settings.limits.options_bytes)
    return await registry.trials.play(address_of(request), key, options, data.seats, data.first)


ROUTES = [editor, draft, trial]
