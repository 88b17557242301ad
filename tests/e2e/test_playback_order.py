"""In every game: what others do is told line by line, in the order of the log, and nothing new is asked meanwhile."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.e2e.conftest import MakePerson
from tests.e2e.person import Person
from tests.e2e.short import SHORT, begins
from tests.e2e.test_whole_games import hurries
from tests.server.client import Server

LINES = """() => {
    const said = (line) => {
        const copy = line.cloneNode(true);
        copy.querySelectorAll('.gist, .chip').forEach((each) => each.remove());
        return copy.textContent.trim();
    };
    return [...document.querySelectorAll('.column ol[aria-label=Story] > li:not(.quiet)')].flatMap((turn) => {
        const folded = turn.querySelector('details');
        return (folded ? [folded.querySelector('summary'), ...folded.querySelectorAll('li')] : [turn]).map(said);
    });
}"""
"""The story, line by line, whether a turn is folded or not."""
KEEP = f"""
    window.frames = [];
    let before = '';
    new MutationObserver(() => {{
        const playing = document.querySelector('.player.playing') !== null;
        const asked = document.querySelector('.prompt h2')?.textContent ?? '';
        const lines = ({LINES})();
        const now = [playing, asked, lines.length].join();
        if (now !== before) window.frames.push({{ playing, asked, lines }});
        before = now;
    }}).observe(document, {{ childList: true, subtree: true, attributes: true, attributeFilter: ['class'] }});
"""
"""Writes down how the story grows, and when there is a question."""
ENOUGH = 4
"""So many steps of the story, one by one, while something is played."""


def growing(person: Person) -> list[dict[str, Any]]:
    return [frame for frame in person.page.evaluate("window.frames") if frame["playing"]]


def nothing_new_is_asked(frames: list[dict[str, Any]]) -> bool:
    """Only a plan that others are making too can be changed while they are shown."""
    known = {""}
    for frame in frames:
        if not frame["playing"]:
            known.add(frame["asked"])
        elif frame["asked"] not in known:
            return False
    return True


@pytest.mark.parametrize("game", SHORT)
def test_the_story_is_told_in_the_order_of_the_log(people: MakePerson, server: Server, game: str) -> None:
    mika, rng = people(at_once=False), Random(5)
    mika.context.add_init_script(KEEP)
    mika.context.add_init_script(f"localStorage['hyakki-speed-{game}'] ??= '4'")
    begins(mika, server, SHORT[game])

    def told() -> bool:
        return mika.over or len({len(frame["lines"]) for frame in growing(mika)}) >= ENOUGH

    mika.play_on(lambda: hurries(mika, rng), until=told)
    mika.page.wait_for_function("() => !document.querySelector('.player.playing')")
    assert nothing_new_is_asked(mika.page.evaluate("window.frames"))
    frames = growing(mika)
    assert len({len(frame["lines"]) for frame in frames}) >= ENOUGH
    if game in ("kitsunedo", "kaidan"):
        assert not any(frame["asked"] for frame in frames)
    mika.page.reload()
    mika.page.locator(".column ol li:not(.quiet)").first.wait_for(state="attached")
    log = mika.page.evaluate(LINES)
    assert len(log) >= max(len(frame["lines"]) for frame in frames)
    for frame in frames:
        assert frame["lines"] == log[: len(frame["lines"])]
