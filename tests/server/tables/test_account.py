"""Accounts over HTTP: for everyone after the game, for no one before, and never over a socket."""

from __future__ import annotations

from random import Random
from typing import Any

from hyakki.core.fluent import sources
from hyakki.core.game import game_of
from tests.server.client import Client

KEPT_SECRET = ("account-", "turning", '"hidden"')


def asked(client: Client, table: str) -> Any:
    return client.call("GET", f"/api/tables/{table}/account")


def test_the_account_exists_for_everyone_after_the_game_and_for_no_one_before(mika: Client, davide: Client) -> None:
    id = mika.table("me", "bot:random")["table"]["id"]
    window = mika.sit_at(id)
    watching = davide.sit_at(id)
    for client in (mika, davide):
        assert client.refused("GET", f"/api/tables/{id}/account") == (409, "not-now")
    window.play_on(Random(6), until=lambda state: len(window.events) > 20)
    for client in (mika, davide):
        assert client.refused("GET", f"/api/tables/{id}/account") == (409, "not-now")
    for seen in (window, watching):
        seen.catch_up()
        assert not any(word in str(seen.state) for word in KEPT_SECRET)
    window.play_on(Random(6))
    told = asked(mika, id)
    assert told == asked(davide, id)
    account = told["account"]
    assert account["counted"] == "account-lives"
    assert [part["seats"] for part in account["points"]] == [
        [ord(letter) - 65] for letter in window.state["table"]["result"]["ranking"]
    ]
    assert account["numbers"][0] == {"key": "account-minutes", "total": 1, "seats": []}


def test_its_texts_come_with_it_and_not_with_the_game(mika: Client) -> None:
    id = mika.table("me", "bot:random")["table"]["id"]
    mika.sit_at(id).play_on(Random(6))
    told = asked(mika, id)
    for lang in ("en", "it"):
        text = "".join(mika.call("GET", f"/api/games/kitsunedo/text?lang={lang}")["sources"])
        assert "account-" not in text and "event-claimed" in text
        own = told["texts"][lang]
        assert "\naccount-claims = " in own and "account-turning = " in own and "event-" not in own
        written = "".join(source for _, source in sources(game_of("kitsunedo").package, lang))
        assert own.count("\naccount-") + own.startswith("account-") == written.count("\naccount-")


def test_there_is_none_of_a_table_that_is_not_there(mika: Client) -> None:
    assert mika.refused("GET", "/api/tables/nowhere/account") == (404, "not-found")
