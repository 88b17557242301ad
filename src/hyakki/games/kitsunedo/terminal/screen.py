"""Kitsunedo's screen in a terminal, drawn from a View alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text as Line

from hyakki.core.screen import Screen, Topic
from hyakki.core.text import Text
from hyakki.core.words import Names, players_of
from hyakki.games.kitsunedo.catalog.cards import Requirement, cards_of
from hyakki.games.kitsunedo.catalog.ids import LANTERNS, LORDS, safe_bit
from hyakki.games.kitsunedo.knowledge.view import KitsunedoView, Own
from hyakki.games.kitsunedo.state import NOBODY, USED_GIFT, USED_PEEP, USED_STEAL, USED_SUMMON
from hyakki.games.kitsunedo.terminal.guide import abilities, guide

# Medium brightness, so that they can be read on dark and on light backgrounds
COLOURS = ("#d06a00", "#3f7fbf", "#3d8a3d", "#8f6fb0", "#c0506a")
"""The colours of the Items."""
TURN = "»"
BETWEEN = " · "

USED = (
    (USED_SUMMON, "lantern-spirit.keyword"),
    (USED_STEAL, "lantern-shadow.keyword"),
    (USED_PEEP, "ability-peep"),
    (USED_GIFT, "ability-gift"),
)


class KitsunedoScreen(Screen[KitsunedoView]):
    headings = frozenset({"turn", "stage", "next-game"})

    def table(self, view: KitsunedoView, text: Text, names: Names) -> list[Any]:
        if setting_up(view):
            return [lords_so_far(view, text, names)] if any(lord != NOBODY for lord in view.lords) else []
        return [lords(view, text, names), *middle(view, text, names), *self.hand(view, text, names)]

    def hand(self, view: KitsunedoView, text: Text, names: Names) -> list[Any]:
        if setting_up(view):
            return []
        return [own_things(own, text) for own in view.own]

    def discards(self, view: KitsunedoView, text: Text, names: Names) -> list[Any]:
        if not view.discard:
            return [text.word("play-no-discards")]
        return [
            text.word("play-top-discard", item=text.thing("item", view.discard[-1], "one")),
            f"{text.word('play-discards')} ({len(view.discard)}): {text.things('item', sorted(view.discard))}.",
            items(text, reversed(view.discard)),
        ]

    def guide(self, view: KitsunedoView | None, text: Text) -> list[Topic]:
        return guide(view, text)

    def note(self, view: KitsunedoView, text: Text, kind: str, option: str) -> str:
        lord = option.partition(" ")[2]
        return about_lord(view, text, LORDS.index(lord)) if kind == "pick" and lord in LORDS else ""


# The table


def setting_up(view: KitsunedoView) -> bool:
    return bool(view.frames) and view.frames[0]["step"] == "SetUp"


def clockwise(view: KitsunedoView) -> list[int]:
    """Return the seats clockwise from the viewer."""
    first = view.viewer[0] if view.viewer else view.starter
    return [(first + place) % view.seats for place in range(view.seats)]


def grid_of(text: Text, *titles: str) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, show_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    for title in titles:
        grid.add_column(text.word(title) if title else "")
    return grid


def lords_so_far(view: KitsunedoView, text: Text, names: Names) -> Grid:
    grid = grid_of(text, "play-name", "terminal-lord", "play-requirement")
    for seat in clockwise(view):
        lord = view.lords[seat]
        who = ("", "") if lord == NOBODY else (text.thing("lord", lord), symbols_of(view, text, lord))
        grid.add_row(players_of(names)[seat], *who)
    return grid


def lords(view: KitsunedoView, text: Text, names: Names) -> Grid:
    """Return who is who, and what everyone can see of them."""
    titles = ("", "play-name", "terminal-lord", "play-state", "play-hand", "terminal-lantern", "play-requirement")
    marked = any(mark != NOBODY for mark in view.marks)
    grid = grid_of(text, *titles, *(("play-mark",) if marked else ()))
    for seat in clockwise(view):
        row = [
            TURN if seat == view.active else "",
            players_of(names)[seat],
            text.thing("lord", view.lords[seat], "short"),
            text.word(f"state-{state(view, seat)}"),
            str(view.sizes[seat]),
            lantern_seen(view, text, seat),
            requirement(text, needed(view, seat)),
        ]
        if marked:
            row.append("" if view.marks[seat] == NOBODY else text.thing("item", view.marks[seat]))
        style = "dim" if not view.lives[seat] else "bold" if seat == view.active else ""
        grid.add_row(*row, style=style)
    return grid


def state(view: KitsunedoView, seat: int) -> str:
    lives = view.lives[seat]
    if not lives:
        return "out"
    return "in" if view.rules.lives == 1 else "gilded" if lives == 2 else "diminished"


def lantern_seen(view: KitsunedoView, text: Text, seat: int) -> str:
    for own in view.own:
        if own.seat == seat:
            return lantern(text, own.lantern)
    if view.shown:
        return lantern(text, view.shown[seat])
    return text.word("play-face-down" if view.lives[seat] else "terminal-no-lantern")


def lantern(text: Text, number: int) -> str:
    return text.word("terminal-no-lantern") if number == NOBODY else text.thing("lantern", number)


def middle(view: KitsunedoView, text: Text, names: Names) -> list[Line]:
    """Decks, what is being played, what holds for this turn, what is remembered."""
    top = text.thing("item", view.discard[-1]) if view.discard else "–"
    piles = [
        text.word("terminal-round", round=view.round),
        f"{text.word('terminal-deck')} {view.deck}",
        f"{text.word('play-discards')} {len(view.discard)} ({top})",
        f"{text.word('terminal-lantern-deck')} {view.lantern_deck}",
    ]
    lines = [Line(BETWEEN.join(piles), style="dim")]
    if view.played:
        lines.append(Line(f"{text.word('play-played')}: ").append_text(items(text, view.played)))
    used = [text.word(key) for bit, key in USED if view.used & bit]
    used += [text.word("ability-thread")] if view.threaded else []
    if used:
        lines.append(Line(f"{text.word('terminal-used')}: {', '.join(used)}", style="dim"))
    safe = [
        f"{names[seat]} – {text.thing('lantern', number)}"
        for seat in range(view.seats)
        for number in range(len(LANTERNS))
        if view.safe & safe_bit(seat, number)
    ]
    if safe:
        lines.append(Line(f"{text.word('terminal-safe')}: {', '.join(safe)}", style="dim"))
    lines += [Line(said, style="dim") for said in known(view, text, names)]
    return lines


def known(view: KitsunedoView, text: Text, names: Names) -> Iterable[str]:
    """Cards in other hands that the viewer has seen."""
    memory = view.memory["items"]
    for seat in clockwise(view):
        if seat not in view.viewer:
            masks = [memory["masks"][slot] for slot in memory["zones"][seat]]
            seen = sorted(mask.bit_length() - 1 for mask in masks if mask.bit_count() == 1)
            if seen:
                yield text.word("play-known", seat=names[seat], items=text.things("item", seen))


def own_things(own: Own, text: Text) -> Line:
    hand = Line(f"{text.word('play-your-hand')}: ", style="bold")
    hand.append_text(items(text, cards(own.hand)))
    line = hand if sum(own.hand) else Line(text.word("play-hand-empty"), style="bold")
    if own.lantern != NOBODY:
        line.append(f"   {text.word('terminal-your-lantern', lantern=text.thing('lantern', own.lantern))}")
        line.append(f" ({text.thing('lantern', own.lantern, 'keyword')})", style="not bold dim")
    return line


# Small things


def cards(hand: Sequence[int]) -> list[int]:
    return [item for item, count in enumerate(hand) for _ in range(count)]


def items(text: Text, numbers: Iterable[int]) -> Line:
    line = Line()
    for place, number in enumerate(numbers):
        line.append("  " if place else "")
        line.append(text.thing("item", number), style=f"not bold {COLOURS[number]}")
    return line


def needed(view: KitsunedoView, seat: int) -> Requirement:
    return cards_of(view.rules).requirements[view.lords[seat]][view.lives[seat]]


def requirement(text: Text, symbols: Requirement) -> str:
    said = [text.thing("item", item) for item, count in symbols for _ in range(count)]
    if not said:
        return ""
    whole = said[0]
    for each in said[1:]:
        whole = text.word("play-symbols", before=whole, next=each)
    return whole


def symbols_of(view: KitsunedoView, text: Text, lord: int) -> str:
    """Return the symbols with two lives, and with one."""
    _, diminished, gilded = cards_of(view.rules).requirements[lord]
    if view.rules.lives == 1:
        return requirement(text, gilded)
    return text.word(
        "terminal-lives-symbols", gilded=requirement(text, gilded), diminished=requirement(text, diminished)
    )


def about_lord(view: KitsunedoView, text: Text, lord: int) -> str:
    said = [f"{text.word('play-requirement')}: {symbols_of(view, text, lord)}"]
    return "\n".join(said + (abilities(text, LORDS[lord]) if view.rules.abilities else []))
