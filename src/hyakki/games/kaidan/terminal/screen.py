"""Kaidan's screen in a terminal, drawn from a View alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text as Line

from hyakki.core.events import seat_name
from hyakki.core.menu import Ask
from hyakki.core.screen import Screen, Topic, legend
from hyakki.core.text import Text
from hyakki.core.words import Names, players_of
from hyakki.games.kaidan.board.geometry import SLOTS, cell_name, cells_of
from hyakki.games.kaidan.captions import caption, has_caption
from hyakki.games.kaidan.catalog.cards import ATTRIBUTES, DECKS, FACES, KEYS
from hyakki.games.kaidan.catalog.ids import CHARACTERS, ENTITIES, OBJECTS, ROOMS
from hyakki.games.kaidan.knowledge.view import KaidanView, OwnSeat
from hyakki.games.kaidan.people import NOBODY, SPENT, STANDEES, Pg, kind_of, spent_of
from hyakki.games.kaidan.state import AWAKENING, PHASES
from hyakki.games.kaidan.terminal.guide import guide
from hyakki.games.kaidan.terminal.map import LEGEND, figure_sign, plan, signs

TURN = "»"
BETWEEN = " · "
FEAR = ("fear", "force", "exorcism", "speed")
"""The attributes of an enemy; its View has a 0 where a PG has Perception."""
OF_CARDS = ("use", "quick", "with", "wear", "discard", "resort", "give", "take")
"""Options whose first word is a card."""
WRAPPED = ("play-name", "play-state", "terminal-inventory")
"""Columns that may take several lines."""
"""Columns that any terminal has."""
ON_THE_MAP = ("decide", "onryo", "onryo-way")
"""Questions that nobody can answer without the map."""


class KaidanScreen(Screen[KaidanView]):
    headings = frozenset({"turn", "activation", "chase"})
    idle = frozenset({"let-be"})

    def shows_table(self, ask: Ask) -> bool:
        return ask.pace in ("turn", "chase") or ask.kind in ON_THE_MAP

    def table(self, view: KaidanView, text: Text, names: Names) -> list[Any]:
        if not any(code >= 0 for code in view.rooms):
            picked = any(pg.character != NOBODY for pg in view.pgs)
            return [plates(view, text, names)] if picked else []
        signed = Line.assemble(*legend(text, signs(view), LEGEND))
        house = [plan(view, text.word("terminal-darkness")), signed, *rooms(view, text)]
        return [*house, "", plates(view, text, names), *enemies(view, text, names), *self.hand(view, text, names)]

    def hand(self, view: KaidanView, text: Text, names: Names) -> list[Any]:
        if not any(code >= 0 for code in view.rooms):
            return []
        own = [line for own in view.own for line in own_things(view, own, text)]
        return [Line(time(view, text, names), style="dim"), *under_way(view, text, names), *own]

    def discards(self, view: KaidanView, text: Text, names: Names) -> list[Any]:
        said = [
            f"{text.word(f'deck-{name}')} ({len(pile)}): {text.things('object', sorted(pile))}."
            for name, pile in zip(DECKS, view.discards, strict=True)
            if pile
        ]
        if view.event_discard:
            events = ", ".join(text.thing("event", event) for event in view.event_discard)
            said.append(f"{text.word('terminal-events')} ({len(view.event_discard)}): {events}.")
        return said or [text.word("play-no-discards")]

    def guide(self, view: KaidanView | None, text: Text) -> list[Topic]:
        return guide(view, text)

    def note(self, view: KaidanView, text: Text, kind: str, option: str) -> str:
        verb, *words = option.split()
        if verb == "pick" and words[0] in CHARACTERS:
            return about_pg(view, text, words[0])
        if verb in OF_CARDS and words and words[0] in OBJECTS:
            return caption(text, view.rules, words[0])
        if verb == "ritual" and view.hunter != NOBODY:
            return ritual(view, text)
        return ""


# The house


def rooms(view: KaidanView, text: Text) -> list[Line]:
    """The Rooms with a name of their own, by their north-western cell, and where a curse still sleeps."""
    asleep = {curse.room for curse, waits in zip(view.rules.curses.values(), view.curses, strict=True) if waits}
    found = []
    for slot in range(SLOTS):
        name = ROOMS[view.rooms[slot] >> 2] if view.rooms[slot] >= 0 else ""
        if name and view.rules.rooms[name].kind != "plain":
            said = text.word("terminal-room-at", cell=cell_name(cells_of(slot)[0]), room=text.word(f"room-{name}"))
            found.append(f"{said}{text.word('terminal-cursed') if name in asleep else ''}")
    return [Line(f"{text.word('terminal-rooms')}: {BETWEEN.join(found)}", style="dim")] if found else []


# People


def grid_of(text: Text, *titles: str) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, show_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    for title in titles:
        said = text.word(title) if title.startswith(("play-", "terminal-")) else title
        grid.add_column(said, no_wrap=title not in WRAPPED)
    return grid


def initials(text: Text, attributes: Iterable[str], letters: int = 1) -> str:
    return " ".join(text.word(f"attribute-{attribute}")[:letters] for attribute in attributes)


def clockwise(view: KaidanView) -> list[int]:
    """Return the seats clockwise from the viewer."""
    first = view.viewer[0] if view.viewer else view.first
    return [(first + place) % view.seats for place in range(view.seats)]


def pg_name(view: KaidanView, text: Text, seat: int) -> str:
    character = view.pgs[seat].character
    return "" if character == NOBODY else text.thing("character", character, "short")


def plates(view: KaidanView, text: Text, names: Names) -> Grid:
    """Return a line for each seat: what everybody can see of it."""
    grid = grid_of(
        text,
        *("", "play-name", "terminal-pg", "terminal-cell", initials(text, ATTRIBUTES)),
        *("terminal-wounds", "terminal-noise", "terminal-pa", "terminal-pm", "terminal-cards", "play-state"),
    )
    for seat in clockwise(view):
        pg = view.pgs[seat]
        there = pg.alive and pg.character != NOBODY
        counts = (pg.wounds, pg.noise, pg.pa, pg.pm, view.sizes[seat])
        grid.add_row(
            f"{TURN if seat == view.active else ' '}{seat_name(seat)}",
            players_of(names)[seat],
            pg_name(view, text, seat),
            cell_name(pg.cell) if pg.on_map else "",
            " ".join(map(str, view.values[seat])) if there else "",
            *([str(count) for count in counts] if there else [""] * len(counts)),
            ", ".join(states(view, text, seat, pg)),
            style="dim" if not pg.alive else "bold" if seat == view.active else "",
        )
    return grid


def states(view: KaidanView, text: Text, seat: int, pg: Pg) -> Iterator[str]:
    if pg.escaped:
        yield text.word("terminal-escaped")
    if pg.died:
        onryo = view.figures[STANDEES + seat]
        yield text.word("terminal-banished" if onryo.banished else "terminal-dead")
    if seat == view.hunted and view.round:
        yield text.word("terminal-hunted")
    if pg.alive:
        if pg.shelter:
            yield text.word("terminal-is-hidden")
        if pg.exhausted:
            yield text.word("terminal-exhausted")
        if pg.condemned:
            yield text.word("terminal-condemned")
        if pg.worn != NOBODY:
            yield text.thing("object", pg.worn)
    if seat == view.host:
        yield text.word("terminal-host")


def enemies(view: KaidanView, text: Text, names: Names) -> list[Any]:
    """Return a line for each entity and Onryo on the map."""
    there = [who for who, figure in enumerate(view.figures) if figure.on_map]
    if not there:
        return []
    grid = grid_of(text, "", "terminal-entity", "terminal-cell", initials(text, FEAR, 2), "play-state")
    for who in there:
        figure = view.figures[who]
        said = [text.word("terminal-alerted")] if figure.alerted else []
        said += [text.word("terminal-hunts")] if who == view.hunter and view.round else []
        if who < STANDEES and view.stolen[who]:
            said.append(text.word("terminal-stolen", count=view.stolen[who]))
        grid.add_row(
            figure_sign(who),
            figure_name(view, text, names, who),
            cell_name(figure.cell),
            " ".join(f"{value:>2}" for place, value in enumerate(view.enemy_values[who]) if place != 3),
            ", ".join(said),
            style="bold" if who == view.hunter and view.round else "",
        )
    return ["", grid]


def figure_name(view: KaidanView, text: Text, names: Names, who: int) -> str:
    if who >= STANDEES:
        return text.word("terminal-onryo-of", seat=names[who - STANDEES])
    kind = view.figures[who].kind
    return text.word("terminal-unrevealed") if kind < 0 else text.thing("entity", kind)


# Time, and what is under way


def time(view: KaidanView, text: Text, names: Names) -> str:
    phase = text.word("terminal-awakening") if view.phase == AWAKENING else text.word(f"phase-{PHASES[view.phase]}")
    said = [text.word("terminal-turn", turn=view.turn), phase, f"{text.word('terminal-events')} {view.event_deck}"]
    said.append(f"{text.word('deck-objects')} {view.objects[0]}")
    said.append(f"{text.word('terminal-first')} {names[view.first]}")
    placed = [text.word(f"key-{name}") for bit, name in enumerate(KEYS) if view.keys >> bit & 1]
    if placed:
        said.append(text.word("terminal-keys-placed", keys=text.join(placed)))
    for event, last in view.lasting:
        said.append(text.word("terminal-lasting", event=text.thing("event", event), turn=last))
    return BETWEEN.join(said)


def under_way(view: KaidanView, text: Text, names: Names) -> Iterator[Line]:
    """The chase and the dice."""
    if view.round and view.hunter != NOBODY:
        hunter = f"{figure_name(view, text, names, view.hunter)} ({figure_sign(view.hunter)})"
        hunted, rounds = names[view.hunted], view.rules.numbers.chase_rounds
        said = text.word("terminal-chase", round=view.round, rounds=rounds, hunter=hunter, seat=hunted)
        yield Line(said, style="bold #c0506a")
    for frame in view.frames:
        if frame["step"] == "Test":
            yield Line(BETWEEN.join(dice(view, text, names, frame)), style="bold")


def dice(view: KaidanView, text: Text, names: Names, test: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines of a Test: whose it is, what it needs, and what has been rolled."""
    attribute, purpose = text.thing("attribute", test["attribute"]), text.word(f"purpose-{test['purpose']}")
    yield text.word("terminal-test", seat=names[test["seat"]], attribute=attribute, purpose=purpose)
    figure, rival = test["figure"], test["rival"]
    other = names[rival] if rival != NOBODY else figure_name(view, text, names, figure) if figure != NOBODY else ""
    yield text.word("terminal-against", who=other) if other else text.preview({"difficulty": test["difficulty"]})[0]
    for key, face in zip(("terminal-die", "terminal-other-die"), test["faces"], strict=True):
        if face != NOBODY:
            yield text.word(key, who=other, face=text.word(f"face-{FACES[face]}"))


# The viewer's own things


def own_things(view: KaidanView, own: OwnSeat, text: Text) -> list[Line]:
    pg = view.pgs[own.seat]
    lines = []
    if pg.alive:
        cards = ", ".join(card_name(view, text, card) for card in own.cards)
        lines.append(Line(f"{text.word('terminal-inventory')}: {cards or text.word('list-empty')}", style="bold"))
    if own.tokens:
        tokens = ", ".join(text.thing("token", token, "move") for token in own.tokens)
        lines.append(Line(f"{text.word('terminal-tokens')}: {tokens}", style="bold"))
    said = [text.word("terminal-possessed")] if own.possessed else []
    if own.armed is not None:
        said.append(text.word("terminal-armed", card=text.thing("object", own.armed[0])))
    if own.counted is not None and not view.defeated:
        said.append(text.word("terminal-counted", marks=own.counted[0], neutral=own.counted[1]))
    if own.points:
        said.append(text.word("terminal-scored", points=own.points))
    return lines + [Line(each) for each in said]


def card_name(view: KaidanView, text: Text, card: int) -> str:
    """Return the name of a card, with the uses that are left if it has more than one."""
    uses = view.rules.objects[OBJECTS[kind_of(card)]].uses
    name = text.thing("object", card % SPENT)
    return name if uses < 2 else f"{name} ({text.word('amount-uses', n=uses - spent_of(card))})"


# Beside an option


def about_pg(view: KaidanView, text: Text, name: str) -> str:
    character = view.rules.characters[name]
    values = [f"{text.word(f'attribute-{each}')} {getattr(character, each)}" for each in ATTRIBUTES]
    ability = text.word("play-ability", ability=text.word(f"ability-{name}"), text=caption(text, view.rules, name))
    return f"{', '.join(values)}\n{ability}"


def ritual(view: KaidanView, text: Text) -> str:
    kind = view.figures[view.hunter].kind
    name = f"{ENTITIES[kind]}-ritual" if kind >= 0 else ""
    return caption(text, view.rules, name) if name and has_caption(text, name) else ""
