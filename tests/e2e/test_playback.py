"""Events are played one after the other, in the order of the story, before the next question."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import MakePerson
from tests.e2e.person import DESKTOP, SIZES, Person, Size
from tests.server.client import Client, Server

KEEP = """
    window.frames = [];
    window.sent = [];
    const Real = WebSocket;
    window.WebSocket = class extends Real {
        constructor(...args) {
            super(...args);
            this.addEventListener('message', ({ data }) => {
                const said = JSON.parse(data);
                if (said.type === 'state') window.sent.push(...(said.events ?? []).map(({ event }) => event));
            });
        }
    };
    new MutationObserver(() => {
        const lines = document.querySelectorAll('.column li').length;
        const asked = document.querySelector('.prompt') !== null;
        const playing = document.querySelector('.player.playing') !== null;
        const last = window.frames.at(-1);
        if (!last || last.lines !== lines || last.asked !== asked) window.frames.push({ lines, asked, playing });
    }).observe(document, { childList: true, subtree: true });
"""
"""Records how the story grows, and when there is a question."""


def alone(people: MakePerson, server: Server, size: Size, speed: str, **more: Any) -> Person:
    """Put Mika to a table with three bots, where she is asked to pick a lord."""
    mika = people(size, at_once=False, **more)
    mika.context.add_init_script(KEEP)
    mika.context.add_init_script(f"localStorage['hyakki-speed-kitsunedo'] ??= {json.dumps(speed)}")
    client = Client(server, "Mika")
    made = client.table("me", *["bot:random"] * 3, options={"order": [0, 1, 2, 3]})
    mika.be(client).at(f"table/{made['table']['id']}")
    mika.question.wait_for()
    return mika


def pick(mika: Person) -> None:
    mika.press(mika.choices.first)
    mika.press(mika.page.locator(".prompt .confirm"))


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_story_grows_event_by_event_and_the_question_comes_last(
    people: MakePerson, server: Server, motion: str
) -> None:
    mika = alone(people, server, DESKTOP, "4", reduced_motion=motion)
    before = mika.page.locator(".column li").count()
    pick(mika)
    expect(mika.page.locator(".playback .playing")).to_have_count(1)
    mika.question.wait_for()
    frames = mika.page.evaluate("window.frames")
    growing = [frame for frame in frames if frame["playing"]]
    assert len({frame["lines"] for frame in growing}) > 5, "the story grows line by line"
    assert not any(frame["asked"] for frame in growing), "nothing is asked meanwhile"
    assert [frame["lines"] for frame in growing] == sorted(frame["lines"] for frame in growing)
    assert mika.page.locator(".column li").count() > before


@pytest.mark.parametrize("size", SIZES)
def test_it_can_be_stopped_gone_through_skipped_and_seen_again(people: MakePerson, server: Server, size: Size) -> None:
    mika = alone(people, server, size, "1")
    pick(mika)
    player = mika.page.locator(".player.playing:visible")
    expect(player).to_have_count(1)
    mika.press(player.get_by_role("button", name="Pause"))
    told = player.locator(".count").inner_text()
    mika.press(player.get_by_role("button", name="On ›"))
    expect(player.locator(".count")).not_to_have_text(told)
    mika.press(player.get_by_role("button", name="‹ Back"))
    expect(player.locator(".count")).to_have_text(told)
    assert size.touch or not mika.offences(), "paused"
    mika.press(player.get_by_role("button", name="Skip"))
    mika.question.wait_for()
    if size.touch:
        mika.press(mika.button("Story"))
    mika.press(mika.page.locator(".player:visible").get_by_role("button", name="Since my last turn"))
    expect(mika.question).to_have_count(0)
    mika.page.keyboard.press("Enter")


def test_keys_stop_it_go_through_it_and_skip_it(people: MakePerson, server: Server) -> None:
    mika = alone(people, server, DESKTOP, "1")
    pick(mika)
    count = mika.page.locator(".playback .count")
    count.wait_for()
    mika.page.evaluate("document.activeElement.blur()")
    mika.page.keyboard.press("2")
    expect(mika.page.get_by_role("button", name="Twice as fast")).to_have_attribute("aria-pressed", "true")
    mika.page.keyboard.press(" ")
    told = count.inner_text()
    mika.page.keyboard.press("ArrowLeft")
    expect(count).not_to_have_text(told)
    mika.page.keyboard.press("Enter")
    mika.question.wait_for()
    assert mika.page.evaluate("localStorage['hyakki-speed-kitsunedo']") == "2"
