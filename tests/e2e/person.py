"""A user in front of the page, with a mouse, a finger or a keyboard."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    ElementHandle,
    Error,
    Locator,
    Page,
    ViewportSize,
)

from tests.server.client import Client, Window

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 120_000
"""Milliseconds to wait for something that must come, on the slowest machine."""
HASTE = 3_000
"""Milliseconds after which a press looks for its target again."""
PRESSES = 3_000
"""More presses than any game takes."""


class Size(NamedTuple):
    width: int
    height: int
    touch: bool = False


DESKTOP = Size(1440, 900)
PHONE = Size(390, 844, touch=True)
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]

KINDS_OF_CHOICE = (
    ".prompt .answers button:enabled:not(.back, .why)",
    ".prompt .turn:not([aria-pressed=true])",
    ".thing.lit",
    ".target.lit",
    ".trays .from button:enabled",
)
CHOICES = ", ".join(KINDS_OF_CHOICE)
"""The controls that continue an answer: buttons in the prompt, things that are lit, cards to be moved."""

IN_TAB_ORDER = ", ".join(f"{choice}:not([tabindex='-1'])" for choice in (*KINDS_OF_CHOICE, ".board [tabindex='0']"))
"""The controls that Tab reaches; on a board it reaches one thing, and the arrows the others."""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
TABBED = """wanted => {
    const here = document.activeElement;
    const isNew = !window.stops.has(here);
    window.stops.add(here);
    return [here.matches(wanted), document.querySelectorAll(wanted).length, isNew, window.stops.size];
}"""
"""Returns whether the focus is on a wanted control, how many of those there are, whether the focus is new there, and
the number of stops so far."""
ON_BOARD = "() => !!document.activeElement.closest('.board')"

CLOSE = "document.querySelectorAll('dialog .close').forEach(each => each.closest(end) || each.click())"
"""Closes sheets that a late press may have opened, but not the end of the game."""
CHOOSE = f"""([choices, end, chance]) => {{
    {CLOSE};
    const found = document.querySelectorAll(choices);
    return found[Math.floor(chance * found.length)];
}}"""
NEXT = """before => new Promise((changed) => {
    const look = () => {
        if (window.changes === before && waited < 100) waited += 5;
        else { clearInterval(again); changed(window.changes); }
    };
    let waited = 0;
    const again = setInterval(look, 5);
})"""
"""Waits for a change on the screen; not for long, because another press may be needed."""

BESIDE_THE_BOARD = """choice => {
    const board = choice.closest('.board')?.getBoundingClientRect();
    const at = choice.getBoundingClientRect();
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    const rim = 1;
    return !!board && (x < board.left + rim || x > board.right - rim || y < board.top + rim || y > board.bottom - rim);
}"""
"""Returns whether a thing on a movable board is out of sight, or on the rim."""

AIM = f"""choice => {{
    const sheet = document.querySelector('dialog[open]');
    if (!choice.isConnected || (sheet && !sheet.contains(choice))) return 'look again';
    if (({BESIDE_THE_BOARD})(choice)) return null;
    choice.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
    const at = choice.getBoundingClientRect();
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    return choice.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}}"""
"""Returns the point to press, or null if something covers the target, which may be gone. A click of Playwright's waits
until two frames show the target at the same place: a fifth of a second on a big board, and needless here."""

WITHIN_REACH = f"""([choice, offered]) => {{
    if (!choice.isConnected || !choice.matches(offered) || document.querySelector('dialog[open]')) return true;
    if (({BESIDE_THE_BOARD})(choice)) return true;
    choice.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
    const at = choice.getBoundingClientRect();
    return choice.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2));
}}"""
"""Returns whether nothing covers an offered control. It may be gone, a sheet may have opened or the board moved: then
the caller looks again."""

GET_UP = """() => new Promise((gone) => {
    document.querySelectorAll('dialog .close, .notice > button').forEach((each) => each.click());
    const kept = /^hyakki$|^hyakki-(speed|opener)/;
    Object.keys(localStorage).filter((key) => !kept.test(key)).forEach((key) => localStorage.removeItem(key));
    addEventListener('hashchange', () => setTimeout(() => gone(window.overShown = false)), { once: true });
    location.hash = '#/?' + performance.now();
})"""
"""Goes to the home page, so that nothing of the last screen remains."""

RESTS = """() => document.getAnimations().every(
    (each) => each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity)"""
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe with results that differ between light and dark."""
FURTHER_AWAY = ".zoom button:text-is('−')"
AS_BEFORE = ".zoom button:text-is('⌖')"
END = "dialog[aria-label^='The game is over']"
WATCH = f"""
    window.changes = 0;
    new MutationObserver(() => {{
        window.changes += 1;
        window.overShown ||= document.querySelector("{END}") !== null;
    }})
        .observe(document, {{ childList: true, subtree: true, attributes: true, attributeFilter: ['aria-label'] }});
"""


SIDES = {
    "kaidan": ("living", "possessed", "onryo"),
    "kitsunedo": ("lord",),
    "okko": ("hero", "oni"),
    "shadow_tactics": ("ninja", "daimyo"),
}
READ = "".join(
    f"localStorage.setItem('hyakki-opener-{game}-{side}', 'read');" for game in SIDES for side in SIDES[game]
)
"""Marks the openers of all sides as read, for a user who has played before."""
GAMES = ["kitsunedo", "kaidan", "shadow_tactics", "okko", "kappa"]
AT_ONCE = f"for (const game of {json.dumps(GAMES)}) localStorage['hyakki-speed-' + game] ??= '0'"


class Person:
    """A user with a browser of its own and its own storage. Motion is off and events are shown at once, so that tests
    need not wait."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: Size = DESKTOP,
        *,
        at_once: bool = True,
        novice: bool = False,
        **more: Any,
    ) -> None:
        self.address = address
        self.size = size
        self.complaints: list[str] = []
        self.client: Client | None = None
        """The guest of the server, if a test has set one."""
        self.leaving: list[Callable[[], None]] = []
        """Functions to call when this person goes."""
        self.viewport: ViewportSize = {"width": size.width, "height": size.height}
        like: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce"}
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport=self.viewport,
            has_touch=size.touch,
            is_mobile=size.touch,
            **(like | more),
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WATCH)
        if at_once:
            self.context.add_init_script(AT_ONCE)
        if not novice:
            self.context.add_init_script(READ)
        self.page = self.open()

    def open(self) -> Page:
        """Another window of the same browser."""
        page = self.context.new_page()
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def go(self) -> None:
        self.context.close()
        self._leave()

    def get_up(self) -> None:
        """Leave the table and be ready for another one, in the same window."""
        self.page.evaluate(GET_UP)
        if self.page.viewport_size != self.viewport:
            self.page.set_viewport_size(self.viewport)
        self._leave()

    def _leave(self) -> None:
        for act in self.leaving:
            act()
        self.leaving.clear()

    def photograph(self, file: Path) -> None:
        try:
            self.page.screenshot(path=file)
            print(f"what was on the screen: {file}")
        except Error:
            print("there was no screen to photograph")

    # Getting about

    def be(self, client: Client, **likes: Any) -> Person:
        """Make the browser that of this guest of the server, with these settings of the page."""
        if self.client is client and not likes:
            return self
        assert self.client is None, f"this is {self.client.name} for good"
        self.client = client
        guest = {"id": client.id, "name": client.name}
        kept = json.dumps({"token": client.token, "guest": guest, "recovery": client.recovery, **likes})
        self.context.add_init_script(
            f"localStorage.setItem('hyakki', localStorage.getItem('hyakki') ?? {json.dumps(kept)})"
        )
        return self

    def home(self) -> Person:
        self.page.goto("/")
        self.button("Play now").first.wait_for()
        return self

    def at(self, place: str) -> Person:
        """Go to an address: `at("rules/kitsunedo")`."""
        self.page.goto(f"/#/{place}")
        return self

    def button(self, name: str, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def press(self, found: Locator) -> None:
        """Press with the finger, if there is a touch screen."""
        if self.size.touch:
            found.tap()
        else:
            found.click()

    def make_table(self, *seats: str, pace: str = "At once", game: str = "Kitsunedo") -> Person:
        """Create a table with the form, as a host does; seats as the form's options are valued: me, open,
        bot:random."""
        self.at("new/kaidan" if game == "Kaidan" else "new/kitsunedo")
        self.press(self.button(str(len(seats)), exact=True))
        if game != "Kaidan":
            self.page.get_by_role("radio", name=game).first.check()
        for place, sitter in enumerate(seats):
            self.page.get_by_role("combobox").nth(place).select_option(sitter)
        for place, named in enumerate(self.page.get_by_role("textbox", name="Name of the player in seat").all()[1:]):
            named.fill(f"Guest {place + 1}")
        self.page.get_by_role("radio", name=pace).check()
        self.press(self.button("Make the table"))
        return self

    def join(self, host: Person, name: str) -> Person:
        """Join by the link that the host can see, as a new user."""
        self.page.goto(host.page.locator(".link").inner_text())
        self.page.get_by_label("Your name at the table").fill(name)
        self.press(self.button("Sit down"))
        return self

    def sheet(self, name: str) -> Locator:
        return self.page.get_by_role("dialog", name=name)

    # At the table

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("region", name="What you are asked")

    @property
    def choices(self) -> Locator:
        return self.page.locator(CHOICES)

    @property
    def over(self) -> bool:
        """Whether the end has been shown. A late key may have closed it."""
        return bool(self.page.evaluate("window.overShown"))

    def decide(self, rng: Random) -> None:
        """Press a random control towards an answer."""
        found = self.page.evaluate_handle(CHOOSE, [CHOICES, END, rng.random()]).as_element()
        if found is not None:
            self.press_soon(found)

    def press_soon(self, choice: ElementHandle) -> None:
        """Press a control. It may be gone because the table has moved on; if it is still offered, it must be within
        reach."""
        try:
            at = choice.evaluate(AIM)
            if at == "look again":
                return
            if at is not None:
                press_at = self.page.touchscreen.tap if self.size.touch else self.page.mouse.click
                press_at(*at)
                return
            self._bring_into_sight(choice)
            press = choice.tap if self.size.touch else choice.click
            press(timeout=HASTE)
            self._let_the_page_look()
        except Error:
            self._must_be_within_reach(choice)

    def _must_be_within_reach(self, choice: ElementHandle) -> None:
        try:
            self.page.wait_for_function(WITHIN_REACH, arg=[choice, CHOICES])
        except Error as error:
            name = choice.get_attribute("aria-label") or choice.text_content()
            raise AssertionError(f"something lies over what is offered: {name}") from error

    def _bring_into_sight(self, choice: ElementHandle) -> None:
        """Zoom out until the thing is in sight, if possible."""
        seen = ""
        while choice.evaluate(BESIDE_THE_BOARD) and self._seen_of_the_board() != seen:
            seen = self._seen_of_the_board()
            further = self.page.query_selector(FURTHER_AWAY)
            if further is None:
                return
            further.evaluate("button => button.click()")

    def _let_the_page_look(self) -> None:
        """Let the page choose the visible part of the board again."""
        before = self.page.query_selector(AS_BEFORE)
        if before is not None:
            before.evaluate("button => button.click()")

    def _seen_of_the_board(self) -> str:
        return str(self.page.evaluate("document.querySelector('.board > svg')?.getAttribute('viewBox') ?? ''"))

    def _close_what_opened(self) -> None:
        self.page.evaluate(f"end => {CLOSE}", END)

    def decide_by_keys(self, rng: Random) -> None:
        """Press the keys on a button of the prompt, or Tab to a choice and Enter."""
        self._close_what_opened()
        prompt = self.page.query_selector(".prompt")
        shown = [keys for keys in self.question.locator("kbd").all_inner_texts() if keys not in ("Esc", "⏎", "")]
        if shown and rng.random() < 0.5:
            for key in rng.choice(shown).split():
                self.page.keyboard.press(key)
        elif self.choices.count():
            in_order = len(self.page.query_selector_all(IN_TAB_ORDER))
            there = self._tabbed_to(IN_TAB_ORDER, rng.randrange(in_order or 1))
            for _ in range(rng.randrange(4)):
                if self.page.evaluate(ON_BOARD):
                    self.page.keyboard.press(rng.choice(ARROWS))
            if there:
                self.page.keyboard.press("Enter")
            elif there is False and prompt is not None:
                # A question that was there all the while, and Tab did not get to its answers.
                still = prompt.evaluate("prompt => prompt.isConnected && !document.querySelector('dialog[open]')")
                assert not still, f"Tab does not get to {self.choices.all_text_contents()}"

    def tab_to(self, selector: str, skip: int = 0) -> None:
        assert self._tabbed_to(selector, skip), f"Tab does not get to {selector}"

    def _tabbed_to(self, selector: str, skip: int) -> bool | None:
        """Press Tab until the focus is on a wanted control; return None if there is none any more."""
        self.page.evaluate("() => { window.stops = new Set() }")
        again, stops = 0, 1
        while again < stops:  # Where fewer can be got to than there were, nothing is skipped the second time round.
            self.page.keyboard.press("Tab")
            there, left, new, stops = self.page.evaluate(TABBED, selector)
            again += not new
            if there and (skip == 0 or not new):
                return True
            skip -= there
            if left == 0:
                return None
        return False

    def play_on(self, decide: Callable[[], None], until: Callable[[], bool], presses: int = 0) -> None:
        """Decide until something is so, or so many times. Fail if nothing happens for long."""
        changes, since = -1, time.monotonic()
        for _ in range(presses or PRESSES):
            if until():
                return
            decide()
            now = self.page.evaluate(NEXT, changes)
            if now != changes:
                changes, since = now, time.monotonic()
            assert time.monotonic() - since < PATIENCE / 1000, f"nothing happens: {self.page.inner_text('main')}"
        assert presses, f"after {PRESSES} presses: {self.page.inner_text('main')}"

    def play_elsewhere(self, answer: Callable[[Window], bool], until: Callable[[Window], bool]) -> None:
        """Play the middle of a long game over a socket, until something is so. `answer` returns whether it could
        answer."""
        assert self.client is not None
        place = self.page.url.partition("/#/")[2]
        self.page.evaluate(GET_UP)
        window = self.client.sit_at(place.rpartition("/")[2])
        while window.status != "over" and not until(window):
            if not answer(window):
                window.wait_for("state")
        window.close()
        self.at(place)

    # Whether everybody can use it

    def offences(self, *rules: str) -> list[str]:
        """Return the faults that axe finds on the current screen, of all rules or of those named."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        how = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
        found = self.page.evaluate("how => axe.run(document, how)", how)
        return [
            f"{offence['id']}: {offence['help']}: {[node['html'][:160] for node in offence['nodes'][:3]]}"
            for offence in found["violations"]
        ]

    def barriers(self) -> list[str]:
        """Return the faults that axe-core finds on this screen: on a desktop in dark and light, on a phone in light
        only, because its colours are the same."""
        found: list[str] = []
        looks: list[tuple[str, tuple[str, ...]]] = [("light", ())]
        if self.size == DESKTOP:
            looks = [("dark", ()), ("light", COLOURS)]
        for light, rules in looks:
            self.see_in(light)
            found += [f"{light}: {offence}" for offence in self.offences(*rules)]
            found += [f"{light}: it must be scrolled sideways"] if self.overflows() else []
        return found

    def see_in(self, light: str) -> None:
        """Switch to `light` or `dark`, and wait until all has faded from one to the other."""
        self.page.emulate_media(color_scheme="light" if light == "light" else "dark")
        self.page.locator(f"[data-theme={light}]").wait_for(state="attached")
        self.rest()

    def rest(self) -> None:
        """Wait until nothing moves or fades, except what always does."""
        self.page.wait_for_function(RESTS)

    def overflows(self) -> bool:
        """Return whether the page must be scrolled sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))
