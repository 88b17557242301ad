"""The OpenAPI description: schemas as strict as the types, errors of each call, and which calls need a token."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from typing import Any, get_type_hints

import msgspec
from litestar import MediaType, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from hyakki import __version__
from hyakki.server.realtime.messages import Refused

TOKEN = "token"
NEEDS_TOKEN: list[dict[str, list[str]]] = [{TOKEN: []}]

WHY = {
    400: "the request is malformed",
    401: "the token is missing or not valid",
    403: "this belongs to another player, or to the host",
    404: "no such game, table, seat or replay",
    409: "not possible at this point of the game",
    413: "the body is too long",
    429: "a limit has been reached: try again later",
    500: "the server failed; nothing has changed",
    503: "the store does not answer: check whether the change was made, and try again in a moment",
}
ALWAYS = (400, 413, 429, 500, 503)
SUMMARIES = {
    "new_guest": "Create a guest",
    "recover": "Sign in with a recovery code",
    "me": "Get your guest",
    "rename": "Change your name",
    "rotate": "Replace your token and recovery code",
    "list_games": "List all games and Series",
    "rules": "Get the rulebook of a game",
    "text": "Get all texts of a game",
    "check_scenario": "Check a custom scenario",
    "numbers": "Get all numbers of a game that can be changed",
    "change_numbers": "Change numbers in custom content",
    "editor": "Get all that the editor of a game can lay",
    "draft": "Edit a custom scenario",
    "trial": "Let bots try a custom scenario",
    "lobby": "List open tables",
    "my_tables": "List your tables",
    "clear_table": "Take a table off your list",
    "my_turns": "List the tables that wait for you",
    "new_table": "Create a table",
    "one_table": "Get a table",
    "handbook": "What everything on a table is, and its player aid",
    "invite": "Get the invitation of a table",
    "sit": "Take a seat",
    "set_bot": "Put a bot in a seat, or free it",
    "start": "Start the game",
    "leave": "Leave a table",
    "give_hint": "Get a hint for a question of your seat",
    "rematch": "Play again with the same players",
    "replay": "Get the replay of a finished game",
    "account": "Get how a finished game went",
    "report": "Report a bug",
    "import_replay": "Import a replay",
    "one_replay": "Get a replay as a file",
    "replay_steps": "Get a replay step by step",
    "replay_menu": "List the options in a step of a replay",
    "review": "Get the review of a finished game",
    "thought": "Get what a bot thought in a step of a finished game",
    "go_on": "Play on from a position of a finished game",
    "health": "Check the health of the server",
    "metrics": "Get metrics for Prometheus",
}
"""The summary of each call."""


def refuses(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a call: these, and those that every call may give."""
    return {
        status: ResponseSpec(Refused, description=WHY[status], generate_examples=False)
        for status in sorted({*statuses, *ALWAYS})
    }


class Described(JsonRenderPlugin):
    """Serves the description of these routes."""

    def __init__(self, routes: Sequence[HTTPRouteHandler]) -> None:
        super().__init__(media_type=MediaType.JSON)
        self.routes = routes
        self._body = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if not self._body:
            self._body = msgspec.json.encode(describe(openapi_schema, self.routes))
        return self._body


def config(routes: Sequence[HTTPRouteHandler]) -> OpenAPIConfig:
    scheme = SecurityScheme(type="http", scheme="bearer", description="A guest's token: `POST /api/guests` gives one.")
    return OpenAPIConfig(
        title="Hyakki",
        version=__version__,
        path="/api/schema",
        render_plugins=[Described(routes)],
        use_handler_docstrings=True,
        components=Components(security_schemes={TOKEN: scheme}),
    )


def describe(document: dict[str, Any], routes: Sequence[HTTPRouteHandler]) -> dict[str, Any]:
    """Litestar's description, with body schemas made by msgspec, which are as strict as the server."""
    bodies: list[tuple[dict[str, Any], Any]] = []
    for handler in routes:
        (method,), (path,) = handler.http_methods, handler.paths
        operation = document["paths"][re.sub(r":\w+}", "}", path)][method.lower()]
        operation["summary"] = SUMMARIES[handler.handler_name]
        hints = get_type_hints(inspect.unwrap(handler.fn), include_extras=True)
        if "data" in hints:
            bodies.append((operation["requestBody"]["content"]["application/json"], hints["data"]))
        for status, response in operation["responses"].items():
            gives = handler.opt.get("gives", hints["return"]) if int(status) < 400 else Refused
            gives = handler.opt.get("also", {}).get(int(status), gives)
            bodies += [(content, gives) for content in response.get("content", {}).values()]
    schemas, components = msgspec.json.schema_components(
        [type for _, type in bodies], ref_template="#/components/schemas/{name}"
    )
    for (content, _), schema in zip(bodies, schemas, strict=True):
        content["schema"] = schema
    document["components"]["schemas"] = components
    return document
