"""Static files: compressed for clients that accept it, and not sent again to clients that have them."""

from __future__ import annotations

import gzip
from http.client import HTTPConnection, HTTPMessage

import pytest

from hyakki.server.app import page_folder
from hyakki.server.http.static import takes_gzip
from tests.server.client import Client, Server


def fetch(server: Server, path: str, method: str = "GET", **headers: str) -> tuple[int, HTTPMessage, bytes]:
    call = HTTPConnection("127.0.0.1", server.port)
    call.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = call.getresponse()
    body = answer.read()
    call.close()
    return answer.status, answer.headers, body


def _assets(suffix: str) -> list[str]:
    folder = page_folder()
    assert folder is not None, "the page has not been built: `make page` builds it"
    return [f"/assets/{file.name}" for file in sorted((folder / "assets").glob(f"*{suffix}"))]


@pytest.mark.parametrize("path", ["/", "/api/games/okko/text?lang=it", "/api/games/kaidan/rules", "/api/games", ".js"])
def test_texts_and_the_page_are_compressed_for_clients_that_accept_it(server: Server, path: str) -> None:
    for each in _assets(path) if path == ".js" else [path]:
        status, headers, plain = fetch(server, each)
        assert (status, headers["content-encoding"], headers["vary"]) == (200, None, "Accept-Encoding")
        status, packed_headers, packed = fetch(server, each, Accept_Encoding="br, gzip, deflate")
        if len(plain) > 1_000:
            assert (status, packed_headers["content-encoding"]) == (200, "gzip")
            assert gzip.decompress(packed) == plain and len(packed) < len(plain) * 0.7
        assert packed_headers["content-type"] == headers["content-type"]


@pytest.mark.parametrize("path", ["/", "/api/games/kitsunedo/text", ".css"])
def test_a_client_that_has_a_file_does_not_get_it_again(server: Server, path: str) -> None:
    where = _assets(path)[0] if path == ".css" else path
    _, headers, _ = fetch(server, where)
    status, again, body = fetch(server, where, If_None_Match=f'"other", {headers["etag"]}')
    assert (status, body, again["etag"]) == (304, b"", headers["etag"])
    assert again["cache-control"] == headers["cache-control"]
    assert fetch(server, where, If_None_Match='W/"other"')[0] == 200


def test_the_page_is_asked_for_again_and_its_parts_are_not(server: Server) -> None:
    assert fetch(server, "/")[1]["cache-control"] == "no-cache"
    assert "immutable" in fetch(server, _assets(".woff2")[0])[1]["cache-control"]
    status, headers, _ = fetch(server, "/assets/nothing.js")
    assert (status, headers["cache-control"]) == (404, None)


def test_what_holds_a_secret_is_not_compressed(server: Server) -> None:
    mika = Client(server, "Mika")
    who = {"Authorization": f"Bearer {mika.token}", "Accept_Encoding": "gzip"}
    table = mika.table("me", "open", options={"order": [0, 1]})["table"]["id"]
    for path in ("/api/me", f"/api/tables/{table}/invite", "/api/my/tables"):
        status, headers, _ = fetch(server, path, **who)
        assert (status, headers["content-encoding"]) == (200, None)


@pytest.mark.parametrize("path", ["/", "/health", "/api/games/kitsunedo/text", "/api/tables/nowhere", ".js"])
def test_a_head_request_gets_no_body(server: Server, path: str) -> None:
    where = _assets(path)[0] if path == ".js" else path
    status, headers, body = fetch(server, where)
    asked, heard, nothing = fetch(server, where, "HEAD")
    assert (asked, nothing) == (status, b"") and body
    for name in ("content-length", "content-type", "etag", "cache-control", "content-security-policy"):
        assert heard[name] == headers[name]


@pytest.mark.parametrize(
    "accepted, taken",
    [
        ("", False),
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("gzip;q=0", False),
        ("gzip; q=0.00", False),
        ("br", False),
    ],
)
def test_what_a_browser_takes(accepted: str, taken: bool) -> None:
    assert takes_gzip(accepted) is taken


def test_no_path_leads_out_of_the_page(server: Server) -> None:
    for path in ("/../app.py", "/assets/../../app.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "//etc/passwd"):
        status, _, body = fetch(server, path)
        assert status == 404 and b"import" not in body
