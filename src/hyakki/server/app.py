"""The ASGI application, its headers and limits, and the process that serves it."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hyakki.core.errors import BadContent, HyakkiError
from hyakki.server.cluster.workers import Workers, try_broker
from hyakki.server.errors import refusal, status
from hyakki.server.http.openapi import config as openapi_config
from hyakki.server.http.routes import OPTIONS, ROUTES
from hyakki.server.http.static import ASSETS, page_route
from hyakki.server.limits.connections import COUNT_FOR, Connections, raise_descriptors
from hyakki.server.limits.rates import Buckets
from hyakki.server.ops.logs import config as log_config
from hyakki.server.ops.metrics import FAULT, Metrics
from hyakki.server.realtime.messages import FromPage, Refused, ToPage
from hyakki.server.realtime.socket import table_socket
from hyakki.server.settings import Settings
from hyakki.server.storage.store import open_store
from hyakki.server.tables.registry import Registry

log = logging.getLogger("hyakki.app")

STARTUP_FAILURE = 3
PAGE = "page"
"""The folder of the built page inside this package."""

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; "
        "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
CLIENT_GONE = "client disconnected prematurely"
"""Litestar's message for a request body that ends too early, which it reports as an error of the server."""
MORE_ASSETS = 10
"""How many times more often than other paths a client may request assets: several users may share an address."""


def on_known_error(request: Request[Any, Any, Any], error: HyakkiError) -> Response[Refused]:
    said, code = refusal(error), status(error)
    _count(request, said.error)
    headers = {"WWW-Authenticate": "Bearer"} if code == 401 else {}
    return Response(said, status_code=code, headers=headers)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    names = {401: "not-yours", 403: "not-yours", 404: "not-found", 413: "too-much", 429: "too-much", 500: "fault"}
    extra = [
        f"{each.get('key', '')}: {each.get('message', '')}" for each in error.extra or [] if isinstance(each, dict)
    ]
    status = 400 if error.detail == CLIENT_GONE else error.status_code
    message, name = "; ".join(extra) or error.detail, names.get(status, "malformed")
    _count(request, name)
    return Response(Refused(None, name, message), status_code=status, headers=error.headers or {})


def on_unreadable(request: Request[Any, Any, Any], error: RecursionError | UnicodeDecodeError) -> Response[Refused]:
    _count(request, "malformed")
    what = "is nested too deeply" if isinstance(error, RecursionError) else "is not UTF-8"
    return Response(Refused(None, "malformed", f"the body {what}"), status_code=400)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """Answer an unexpected error; the traceback goes to the log only."""
    log.exception("%s %s failed", request.method, request.url.path, exc_info=error)
    _count(request, FAULT)
    return Response(Refused(None, "fault", "the server failed; nothing has changed"), status_code=500)


def _count(request: Request[Any, Any, Any], refusal: str) -> None:
    registry: Registry = request.app.state.registry
    registry.metrics.refused(refusal)


class Guard:
    """ASGI middleware: sets headers, limits requests by address, refuses sockets opened by pages of other origins."""

    def __init__(self, app: ASGIApp, buckets: Buckets, origin: str) -> None:
        self.app = app
        self.buckets = buckets
        self.assets = Buckets(buckets.rate * MORE_ASSETS, buckets.most * MORE_ASSETS)
        self.workers = Workers()
        self.metrics = Metrics()
        self.origin = origin.rstrip("/").lower().encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self.app(scope, receive, send)
            return

        asset = scope["type"] == ScopeType.HTTP and scope["path"].startswith(ASSETS)
        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            scope = {**scope, "method": HttpMethod.GET}  # uvicorn leaves the body out

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.sent(message["status"])
                message["headers"] = [*message.get("headers", ()), *_HEADERS]
            await send(message)

        if str(scope["type"]) == "websocket" and not self._from_here(scope):
            await _refuse(scope, receive, send)
            return
        client = scope.get("client")
        address = client[0] if client else ""
        welcome = self._counted(scope, address)
        if welcome:
            welcome = self.assets.take(address) if asset else await self._may_request(address)
        if not welcome:
            self.metrics.refused("too-much")
        answer = self.app if welcome else _refuse
        await answer(scope, receive, with_headers if scope["type"] == ScopeType.HTTP else send)

    def _counted(self, scope: Scope, address: str) -> bool:
        """Whether the client's address, which a proxy may have named, may hold this connection."""
        extensions: Any = scope.get("extensions") or {}
        return COUNT_FOR not in extensions or bool(extensions[COUNT_FOR][COUNT_FOR](address))

    async def _may_request(self, address: str) -> bool:
        """Whether the rate limit admits one more request, at this worker and at all workers together."""
        buckets = self.buckets
        return buckets.take(address) and await self.workers.may("requests", address, buckets.rate, buckets.most)

    def _from_here(self, scope: Scope) -> bool:
        """Whether the page's origin is this server. Programs that are no browsers send no origin and may connect."""
        said = next((value for name, value in scope["headers"] if name == b"origin"), None)
        return not self.origin or said is None or said.lower() == self.origin


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4429, "reason": "too many requests, or another origin"})
        return
    body = msgspec.json.encode(Refused(None, "too-much", "too many requests: try again in a moment"))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


@get("/api/schema/socket.json", include_in_schema=False)
async def socket_schema() -> dict[str, Any]:
    """JSON Schemas of the socket's messages, in both directions."""
    (sent, received), components = msgspec.json.schema_components((FromPage, ToPage), ref_template="#/$defs/{name}")
    return {"from_page": sent, "to_page": received, "$defs": components}


def page_folder() -> Path | None:
    folder = Path(str(resources.files(__package__).joinpath(PAGE)))
    return folder if (folder / "index.html").is_file() else None


def make_app(settings: Settings, connections: Connections | None = None) -> ASGIApp:
    """The ASGI application; `connections` are counted for /metrics."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        registry = Registry(settings, await open_store(settings))
        app.state.registry = registry
        await registry.open()
        guard.workers, guard.metrics = registry.workers, registry.metrics
        try:
            yield
        finally:
            try:
                await registry.rest()
            finally:
                await registry.close()

    folder = page_folder()
    page = page_route(folder) if folder else no_page
    app = Litestar(
        [*OPTIONS, *ROUTES, table_socket, socket_schema, page],
        lifespan=[lifespan],
        state=State({"connections": connections}),
        debug=False,
        request_max_body_size=settings.limits.body_bytes,
        exception_handlers={
            HyakkiError: on_known_error,
            HTTPException: on_http_error,
            RecursionError: on_unreadable,
            UnicodeDecodeError: on_unreadable,
            Exception: on_fault,
        },
        openapi_config=openapi_config(ROUTES),
        logging_config=None,
    )
    limits = settings.limits
    guard = Guard(app, Buckets(limits.requests_per_second, limits.requests_at_once), settings.address)
    return guard


@get("/", include_in_schema=False, media_type=MediaType.TEXT)
async def no_page() -> str:
    return "The page has not been built. The API is described at /api/schema/openapi.json.\n"


HAND_OVER = 0.001
"""Seconds after which the disk thread may take over from the event loop to report a commit."""
GARBAGE = (10_000, 10, 500)
"""Thresholds of the garbage collector. A move creates many objects and few cycles, so young objects are collected often
and the whole heap rarely: all players wait while it is, a quarter of a second for a million objects."""


def serve(settings: Settings, listener: socket.socket) -> None:
    """Serve until the process receives a signal to stop."""
    from hyakki.server.http.protocol import GRACEFUL_SECONDS, Config, HttpProtocol, Server
    from hyakki.server.realtime.protocol import SendingProtocol

    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(HAND_OVER)
    connections = Connections(settings.limits, raise_descriptors(settings.limits.descriptors))
    config = Config(
        make_app(settings, connections),
        host=settings.host,
        port=settings.port,
        log_config=log_config(settings.log),
        http=HttpProtocol,
        ws=SendingProtocol,
        ws_max_size=settings.limits.message_bytes * 4,
        access_log=False,
        server_header=False,
        timeout_keep_alive=settings.limits.keep_alive_seconds,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
    )
    config.connections = connections
    server = Server(config)
    try:
        server.run([listener])
    except KeyboardInterrupt:
        return
    if not server.started:
        raise SystemExit(STARTUP_FAILURE)


async def _try_out(settings: Settings) -> None:
    store = await open_store(settings)
    try:
        if settings.broker:
            await try_broker(settings.broker)
    finally:
        await store.close()


def listen(settings: Settings) -> socket.socket:
    """Check the settings and open the listening socket, with bounded buffers for each connection."""
    settings.check()
    asyncio.run(_try_out(settings))
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listener = socket.create_server((settings.host, settings.port), family=family)
    except OSError as error:
        raise BadContent(f"{settings.host} port {settings.port}", error.strerror or str(error)) from None
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, settings.limits.behind_bytes)
    return listener
