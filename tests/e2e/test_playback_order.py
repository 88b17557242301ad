"""In every game the moves of others are shown line by line, in the order of the log; in games with turns no question
comes meanwhile."""

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
"""Returns the lines of the story, with those of folded turns."""
KEEP = f"""
    window.frames = [];
    let before = '';
    new MutationObserver(() => {{
        const playing = document.querySelector('.player.playing') !== null;
        const asked = document.querySelector('.prompt') !== null;
        const lines = ({LINES})();
        const now = [playing, asked, lines.length].join();
        if (document.querySelector('.candidate')) window.frames = [];
        else if (now !== before) window.frames.push({{ playing, asked, lines }});
        before = now;
    }}).observe(document, {{ childList: true, subtree: true, attributes: true, attributeFilter: ['class'] }});
"""
"""Records how the story grows, and when there is a question; not before all characters are picked, because names change
then."""
PLANNED = ("shadow_tactics", "okko")
"""Games in which all players plan at once, so that a question can come during playback."""
ENOUGH = 4
"""The number of single steps of the story that the test wants to see during playback."""


def growing(person: Person) -> list[dict[str, Any]]:
    return [frame for frame in person.page.evaluate("window.frames") if frame["playing"]]


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
    frames = growing(mika)
    if game not in PLANNED:
        assert not any(frame["asked"] for frame in frames), "nothing is asked meanwhile"
    assert len({len(frame["lines"]) for frame in frames}) >= ENOUGH
    mika.page.reload()
    mika.page.locator(".column ol li:not(.quiet)").first.wait_for(state="attached")
    log = mika.page.evaluate(LINES)
    assert len(log) >= max(len(frame["lines"]) for frame in frames)
    for frame in frames:
        assert frame["lines"] == log[: len(frame["lines"])]
