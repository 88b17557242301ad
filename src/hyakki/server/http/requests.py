"""What several routes read from a request."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import PathParameter, QueryParameter

from hyakki.core.text import LANGUAGES
from hyakki.server.tables.registry import Registry

Lang = Annotated[str, QueryParameter(name="lang", pattern=f"^({'|'.join(LANGUAGES)})$")]
TableId = Annotated[str, PathParameter(min_length=1, max_length=40)]


def registry_of(request: Request[Any, Any, Any]) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


def address_of(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client is not None else ""
