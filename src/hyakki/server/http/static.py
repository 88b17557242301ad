"""Responses that are the same for all clients, such as the files of the page and the texts of the games: compressed and
cached by clients. They hold no secrets, because the length of a compressed response can reveal its content."""

from __future__ import annotations

import gzip
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

JSON = "application/json"
MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
PACKABLE = (JSON, "text/", "image/svg+xml")
LEAST = 500
"""Bytes below which a response is not compressed."""
ASSETS = "/assets/"
"""The folder of the page's parts, whose names change with their content."""
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"


class Packed:
    """A response body, plain and compressed, with its tag."""

    def __init__(self, body: bytes, media: str = JSON, kept: str = ASK_AGAIN) -> None:
        self.body = body
        self.media = media
        self.kept = kept

    @cached_property
    def packed(self) -> bytes | None:
        """The compressed body; None if it is not worth compressing."""
        if len(self.body) < LEAST or not self.media.startswith(PACKABLE):
            return None
        return gzip.compress(self.body, mtime=0)

    @cached_property
    def tag(self) -> str:
        return f'W/"{blake2b(self.body, digest_size=12).hexdigest()}"'

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        headers = {"ETag": self.tag, "Cache-Control": self.kept, "Vary": "Accept-Encoding"}
        if self.tag in _said(request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=headers)
        if self.packed is None or not takes_gzip(request.headers.get("accept-encoding", "")):
            return Response(self.body, media_type=self.media, headers=headers)
        return Response(self.packed, media_type=self.media, headers={**headers, "Content-Encoding": "gzip"})


def takes_gzip(accepted: str) -> bool:
    """Whether the client accepts gzip; `gzip;q=0` means no."""
    for each in _said(accepted.lower()):
        name, _, weight = each.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "").rstrip("0") not in ("q=", "q=0.")
    return False


def _said(header: str) -> list[str]:
    return [each.strip() for each in header.split(",")]


def page_route(folder: Path) -> HTTPRouteHandler:
    """The route of the built page. Its files are read once, so a page built meanwhile does not break open ones."""
    files = {f"{ASSETS}{file.name}": _file(file, FOR_EVER) for file in (folder / ASSETS.strip("/")).iterdir()}
    files["/"] = files["/index.html"] = _file(folder / "index.html", ASK_AGAIN)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        found = files.get(request.scope["path"])
        if found is None:
            raise NotFoundException("no such page")
        return found.answer(request)

    return page


def _file(file: Path, kept: str) -> Packed:
    return Packed(file.read_bytes(), MEDIA.get(file.suffix, "application/octet-stream"), kept)
