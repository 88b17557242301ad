"""The OpenAPI description: schemas as strict as the types, what is refused and why, who must say who they are."""

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
    400: "not a request of this kind, or one that makes no sense here",
    401: "say who you are",
    403: "that belongs to somebody else",
    404: "there is no such thing",
    409: "not at this point",
    413: "too long",
    429: "too much: wait a moment",
    500: "not your fault; nothing has changed",
    503: "the store does not answer: try again in a moment, and look first whether it has happened",
}
ALWAYS = (400, 413, 429, 500, 503)
SUMMARIES = {
    "new_guest": "Make a guest",
    "recover": "Come back with a recovery code",
    "me": "Who you are",
    "rename": "Change your name",
    "renew": "Another token and recovery code",
    "list_games": "All games and Series",
    "rules": "The rulebook of a game",
    "text": "Every word of a game",
    "check_scenario": "Check a scenario of your own",
    "lobby": "Open tables that are listed",
    "my_tables": "Your tables",
    "my_turns": "Which of your tables wait for you",
    "new_table": "Make a table",
    "one_table": "One table",
    "invite": "The secret of a table's link",
    "sit": "Sit down at a table",
    "set_bot": "Put a bot in a seat, or free it",
    "start": "Begin the game",
    "leave": "Get up, or leave a game",
    "rematch": "The same people again",
    "replay": "The replay of a game that is over",
    "report": "Report a bug",
    "import_replay": "Import a replay",
    "one_replay": "A replay as a file",
    "replay_steps": "A replay step by step",
    "replay_menu": "What could have been answered in a step of a replay",
    "health": "Whether the server answers",
    "metrics": "Figures for Prometheus",
}
"""Of each call, in a few words."""


def refuses(*statuses: int) -> dict[int, ResponseSpec]:
    """Beside what any call may be refused for."""
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
    """Litestar's description, with the schemas of bodies as strict as the server is."""
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
