"""Hints over HTTP: at which tables, how many, to which players; and what the others see."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from tests.server.client import Client, Server, Window

TOLD = ("chance", "share", "reasons")


def asked(window: Window, ask: dict[str, Any], client: Client | None = None) -> tuple[int, Any]:
    """Return what the server answers to a request for a hint."""
    token = (client or window.client).token
    body = {"seat": ask["seat"], "ask": ask["id"]}
    return window.client.server.call("POST", f"/api/tables/{window.table}/hint", body, token)


def at_a_question(window: Window, after: int = 0) -> dict[str, Any]:
    """Play until a question is asked, once so many events have happened; return it."""
    window.play_on(Random(3), until=lambda state: bool(state["asks"]) and len(window.events) >= after)
    question: dict[str, Any] = window.state["asks"][0]
    return question


def shown(window: Window, count: int, seat: int = 0) -> None:
    """Wait until the seat is said to have had so many hints."""
    while window.state["table"]["asked"][seat] < count:
        window.wait_for("state")


def test_who_plays_alone_with_bots_gets_a_hint_that_is_a_lawful_answer(mika: Client, davide: Client) -> None:
    id = mika.table("me", "bot", "bot")["table"]["id"]
    window, watching = mika.sit_at(id), davide.sit_at(id)
    assert window.state["table"]["hints"] == "practice"
    ask = at_a_question(window, after=20)
    status, told = asked(window, ask)
    assert status == 200 and told["left"] is None
    answers = told["hint"]["answers"]
    assert 1 <= len(answers) <= 3 and answers[0]["chance"]["low"] <= answers[0]["chance"]["high"]
    assert asked(window, ask) == (status, told), "the same question, the same hint"
    shown(watching, 1)
    shown(window, 1)
    assert not any(word in text for text in watching.raw for word in TOLD), "others see that, never what"
    said = window.asks(type="answer", seat=ask["seat"], ask=ask["id"], path=answers[0]["path"])
    assert said["type"] == "done"


def test_only_the_seat_itself_and_only_for_what_it_is_asked_now(mika: Client, davide: Client) -> None:
    id = mika.table("me", "bot")["table"]["id"]
    window = mika.sit_at(id)
    ask = at_a_question(window)
    assert asked(window, ask, davide)[0] == 403
    assert asked(window, {"seat": 1, "id": ask["id"]})[0] == 403
    assert asked(window, {"seat": 0, "id": ask["id"] + 50})[0] == 403
    assert asked(window, {"seat": 9, "id": ask["id"]})[0] == 403
    window.play_on(Random(3))
    assert asked(window, ask)[0] == 409, "the game is over"
    shown(window, 0)


def test_a_player_at_two_tables_has_one_hint_at_a_time(mika: Client) -> None:
    windows = [mika.sit_at(mika.table("me", "bot", "bot")["table"]["id"]) for _ in range(2)]
    questions = [at_a_question(window) for window in windows]
    with ThreadPoolExecutor() as both:
        told = list(both.map(asked, windows, questions))
    assert sorted(status for status, _ in told) == [200, 429], "so that other players have theirs"
    assert [asked(*each)[0] for each in zip(windows, questions, strict=True)] == [200, 200]


def test_where_people_play_there_are_none_unless_the_host_says_so(mika: Client, davide: Client) -> None:
    made = mika.table("me", "open")
    davide.call("POST", f"/api/tables/{made['table']['id']}/sit", {"invite": made["invite"]})
    window = mika.sit_at(made["table"]["id"])
    while not window.playing:
        window.wait_for("state")
    assert window.state["table"]["hints"] == "off"
    for sitting in (window, davide.sit_at(made["table"]["id"])):
        if sitting.state["asks"]:
            assert asked(sitting, sitting.state["asks"][0])[0] == 409


def test_between_the_games_of_a_series_there_are_none(mika: Client) -> None:
    window = mika.sit_at(mika.table("me", "bot", game="okko-lessons", hints="practice")["table"]["id"])
    while not window.state["asks"]:
        window.wait_for("state")
    assert window.state["table"]["hints"] == "off"
    assert asked(window, window.state["asks"][0])[0] == 409


def test_a_number_of_hints_is_for_each_seat_and_outlives_the_server(own_server: Server) -> None:
    mika = Client(own_server, "Mika")
    id = mika.table("me", "bot", hints="2")["table"]["id"]
    window = mika.sit_at(id)
    for left in (1, 0):
        status, told = asked(window, at_a_question(window))
        assert (status, told["left"]) == (200, left)
        assert window.answer(Random(left)) is not None
    own_server.stop()
    own_server.start()
    window = mika.sit_at(id)
    assert window.state["table"]["asked"] == [2, 0]
    assert asked(window, at_a_question(window))[0] == 429


@pytest.mark.parametrize("said", ["", "0", "always", "100", "-1"])
def test_anything_else_is_refused(mika: Client, said: str) -> None:
    body = {"game": "kitsunedo", "seats": ["me", "bot"], "hints": said}
    assert mika.refused("POST", "/api/tables", body) == (400, "malformed")


def test_a_host_can_do_without(mika: Client) -> None:
    window = mika.sit_at(mika.table("me", "bot", hints="off")["table"]["id"])
    assert asked(window, at_a_question(window))[0] == 409
    assert window.state["table"]["asked"] == [0, 0]
