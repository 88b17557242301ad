"""Tables of Okko Chronicles for the browser tests, prepared from seeds, and actions of a player at them."""

from __future__ import annotations

from functools import cache
from random import Random

from playwright.sync_api import Error, Locator, expect

from hyakki.core.table import Table
from hyakki.games.okko.state import OkkoState
from tests.e2e.laid import Wanted, first_word, lay, mika_of
from tests.e2e.person import HASTE, Person
from tests.server.client import Client, Server, Window

LIKES = ("lock", "hand-in", "move", "investigate")
INVESTIGATION, SHORTEST = "S3", "S2"
"""A scenario with room for two heroes, and a short one for a single hero. Both have a hidden demon."""
ONI, HERO = 0, 1
"""The seat of the Oni that makes Mika, in seat A, the Oni or a hero."""
ENOUGH = ", ".join(
    (
        ".readiness button.strong",
        ".prompt .answers .confirm:enabled",
        *(f".prompt [data-option{id}]" for id in ("^=lock", "=hand-in", "=rest")),
    )
)
"""The controls that finish a plan, a placement, a choice or a turn."""
SURE = 0.85
"""How often a player presses one of them if it is there."""


def okko(table: Table) -> OkkoState:
    assert isinstance(table.state, OkkoState)
    return table.state


@cache
def asked(kind: str, verb: str = "", since: int = 1) -> Wanted:
    """Return whether Mika is asked this, from some Round on; with a verb, whether it is an answer."""

    def so(table: Table) -> bool:
        return okko(table).round >= since and any(
            ask.kind == kind
            and (not verb or any(first_word(option) == verb for option in table.menu(ask, look=False).options))
            for ask in table.asks_of(0)
        )

    return so


def resolves_where(table: Table) -> bool:
    """Return whether Mika, the Oni, resolves a complication with several possible places."""
    return any(ask.kind == "resolve" and len(table.menu(ask, look=False).options) > 2 for ask in table.asks_of(0))


def has_begun(table: Table) -> bool:
    return True


def new_palace(server: Server, wanted: Wanted, oni: int, scenario: str = INVESTIGATION) -> tuple[Client, str]:
    mika = mika_of(server)
    return mika, lay(server, mika, "okko", wanted, 2, LIKES, {"scenario": scenario, "oni": oni})


palace = cache(new_palace)
"""Returns the same table to all tests that only look at it."""


def sits_at(person: Person, where: tuple[Client, str]) -> Person:
    mika, table = where
    person.be(mika).at(f"table/{table}")
    person.page.locator(".prompt, .waiting, dialog[open]").first.wait_for()
    return person


def first_card(person: Person) -> Locator:
    return person.page.locator('.hand .thing.lit[data-point^="card "]').first


def says(person: Person, answer: str) -> None:
    person.press(person.question.get_by_role("button", name=answer).first)


def likes_lists(person: Person, wanted: bool) -> None:
    """Show the things on the board as a list too, or not. The page remembers the choice for other tables."""
    button = person.question.get_by_role("button", name="As a list")
    if (button.get_attribute("aria-pressed") == "true") != wanted:
        person.press(button)


def gets_on(person: Person, rng: Random) -> None:
    """Press something that brings the end of the Round nearer; a player who is ready stays ready."""
    enough = person.page.query_selector(ENOUGH)
    if enough is None and person.page.query_selector(".prompt [data-option^=unlock]"):
        return
    if enough is None or rng.random() > SURE:
        person.decide(rng)
        return
    try:
        (enough.tap if person.size.touch else enough.click)(timeout=HASTE)
    except Error:
        person.decide(rng)


def answers(window: Window, rng: Random) -> bool:
    """Answer one open question at random, but finish everything that can be finished."""
    for ask in window.state["asks"]:
        verbs = {option["id"].split(" ")[0]: option["id"] for option in ask["options"]}
        done = verbs.keys() <= {"unlock", "reopen"} or "plan" in verbs
        if done or ask["answer"] is not None or window.answered.get(ask["seat"], 0) >= ask["id"]:
            continue
        enough = [id for verb, id in verbs.items() if verb in ("lock", "hand-in")]
        path = enough[:1] or window.choose(ask, rng)
        window.answered[ask["seat"]] = ask["id"]
        assert window.asks(type="answer", seat=ask["seat"], ask=ask["id"], path=path)["type"] == "done"
        return True
    return False


def reads_the_memoirs(person: Person) -> None:
    """Read the memoirs to their last line, after they were counted."""
    over = person.sheet("The game is over")
    expect(over.get_by_role("table", name="Tikku's Memoirs")).to_be_visible()
    person.press(over.locator(".close"))
    person.press(person.button("Tikku's Memoirs").first)
    expect(person.sheet("Tikku's Memoirs").locator(".sum")).to_be_visible()
