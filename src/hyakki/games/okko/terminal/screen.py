"""Okko's screen in a terminal, drawn from a View alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text as Line

from hyakki.core.menu import Ask
from hyakki.core.screen import Screen, Topic
from hyakki.core.text import Text
from hyakki.core.words import Names, players_of
from hyakki.games.okko.captions import caption, technique
from hyakki.games.okko.catalog import ids
from hyakki.games.okko.catalog.kit import kit_of
from hyakki.games.okko.catalog.verbs import CONDITIONS
from hyakki.games.okko.knowledge.view import Figure, Lair, OkkoView, Team
from hyakki.games.okko.people import NOTHING, Hero
from hyakki.games.okko.state import ACTIVATION, PHASES, SETUP
from hyakki.games.okko.terminal.guide import guide
from hyakki.games.okko.terminal.map import chart, figure_sign, legend

BETWEEN = " · "
ON_THE_BOARD = ("turn", "activate", "command", "plan", "place", "corruption", "summons", "appear", "accuse", "push")
"""Questions that nobody can answer without the board."""
NAMED = (*ids.CARDS, *ids.EQUIPMENT, *ids.EVENTS, *ids.CLUES, *ids.ALLY_CARDS, *ids.ENHANCEMENTS)
"""The things that have a text of their own."""


class OkkoScreen(Screen[OkkoView]):
    headings = frozenset({"round", "initiative", "agent-activated", "battle"})

    def shows_table(self, ask: Ask) -> bool:
        return ask.kind in ON_THE_BOARD

    def table(self, view: OkkoView, text: Text, names: Names) -> list[Any]:
        board = [chart(view), key(view, text), *tiles(view, text), *agents(view, text), *courtiers(view, text)]
        return [*board, "", plates(view, text, names), *self.hand(view, text, names)]

    def hand(self, view: OkkoView, text: Text, names: Names) -> list[Any]:
        return [Line(time(view, text), style="dim"), *own_things(view, text)]

    def discards(self, view: OkkoView, text: Text, names: Names) -> list[Any]:
        said = [
            f"{text.thing('hero', number)} ({len(hero.discard)}): {text.things('card', hero.discard)}."
            for number, hero in enumerate(view.heroes)
            if hero.discard
        ]
        for word, field, pile in (
            ("terminal-events", "events", view.event_discard),
            ("terminal-clues", "clues", view.clue_discard),
            ("terminal-equipment", "equipment", view.equipment_discard),
        ):
            if pile:
                said.append(f"{text.word(word)} ({len(pile)}): {text.things(field, pile)}.")
        return said or [text.word("play-no-discards")]

    def guide(self, view: OkkoView | None, text: Text) -> list[Topic]:
        return guide(view, text)

    def note(self, view: OkkoView, text: Text, kind: str, option: str) -> str:
        """Return what the card says; of cards laid for their technique, and of Event cards beside an agent, only
        that."""
        verb, *words = option.split()
        name = next((word for word in words if word in NAMED), "")
        if not name:
            return ""
        if verb == "right":
            return technique(text, kit_of(view.rules).techniques[ids.CARDS.index(name)])
        if name in ids.EVENTS and kind in ("place", "adjust"):
            return technique(text, kit_of(view.rules).event_techniques[ids.EVENTS.index(name)])
        return caption(text, view.rules, name)


# The palace


def key(view: OkkoView, text: Text) -> Line:
    line = Line()
    for letter, word in legend(view):
        line.append(letter, "bold").append(f" {text.word(word)}  ", "dim")
    return line.append(text.word("terminal-signs"), "dim")


def tiles(view: OkkoView, text: Text) -> list[Line]:
    """Return what the tiles of the board are called, which are corrupted, and how far the missions on them are."""
    named = [
        f"{ids.FACES[tile]} {text.thing('tile', tile)}"
        for tile in kit_of(view.rules).floor.tiles
        if ids.FACES[tile] in ids.TILE_FACES
    ]
    corrupted = [f"{ids.FACES[tile]} {text.thing('tile', tile)}" for tile in view.corruption]
    said = [f"{text.word('terminal-corruption')}: {', '.join(corrupted) or text.word('list-empty')}"]
    said += [f"{text.thing('tile', tile)}: {task.tokens}" for tile, task in view.tasks]
    return [Line(BETWEEN.join(line), style="dim") for line in (named, said)]


def agents(view: OkkoView, text: Text) -> list[Line]:
    """Every agent with its place, its Damage tokens and what is left of its STAMINA."""
    said = [
        f"{figure_sign(figure.figure)} {ids.SPACES[figure.space]}{hurt(figure)}{marks(figure, text)}"
        for figure in view.figures
        if figure.figure >= ids.FIRST_AGENT
    ]
    return [Line(f"{text.word('terminal-agents')}: {BETWEEN.join(said)}")] if said else []


def hurt(figure: Figure) -> str:
    return f" {figure.damage}/{figure.values[-1]}" if figure.damage else ""


def marks(figure: Figure, text: Text) -> str:
    names = [text.word(f"condition-{name}") for name, side in zip(CONDITIONS, figure.conditions, strict=True) if side]
    return f" ({', '.join(names)})" if names else ""


def courtiers(view: OkkoView, text: Text) -> list[Line]:
    """The suspects, and those that the viewer knows to be no demon."""
    if not view.courtiers:
        return []
    cleared = cleared_of(view)
    said = [
        f"C{courtier + 1} {text.thing('courtier', courtier)}{' ✓' if courtier in cleared else ''}"
        for courtier in view.courtiers
    ]
    return [Line(f"{text.word('terminal-court')}: {BETWEEN.join(said)}")]


def cleared_of(view: OkkoView) -> set[int]:
    drawn = {*view.clue_discard, *view.in_effect, *(view.team.clues if view.team is not None else ())}
    cards = {clue - len(ids.ONI_CARDS) for clue in drawn if 0 <= clue - len(ids.ONI_CARDS) < len(ids.COURTIERS)}
    return cards | set(view.memory["not_identity"])


# People


def plates(view: OkkoView, text: Text, names: Names) -> Grid:
    """Return a line for each hero: what everybody can see of it."""
    grid = Grid(box=SIMPLE_HEAD, show_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    for title in (
        "terminal-hero",
        "play-name",
        "terminal-space",
        "terminal-damage",
        "terminal-numbers",
        "terminal-laid",
        "terminal-equipment",
    ):
        grid.add_column(text.word(title))
    places = {figure.figure: figure for figure in view.figures}
    for number, hero in enumerate(view.heroes):
        if hero.seat != NOTHING:
            figure = places.get(number)
            grid.add_row(
                text.thing("hero", number),
                players_of(names)[hero.seat],
                ids.SPACES[figure.space] + marks(figure, text) if figure is not None else "–",
                f"{figure.damage}/{figure.values[-1]}" if figure is not None else "–",
                " ".join(map(str, figure.values[:5])) if figure is not None else "–",
                laid(view, text, hero),
                text.things("equipment", hero.equipment) if hero.equipment else "",
                style="bold" if hero.seat in view.viewer else "",
            )
    return grid


def laid(view: OkkoView, text: Text, hero: Hero) -> str:
    """Left and right: cards that are turned up, or how many lie face down."""
    if hero.left or hero.right:
        return f"{text.things('card', hero.left)} | {text.things('card', hero.right)}"
    if view.phase < ACTIVATION and any(hero.laid):
        return " | ".join("?" * count for count in hero.laid)
    return text.word("terminal-ready") if hero.locked else ""


def time(view: OkkoView, text: Text) -> str:
    said = [text.word(f"scenario-{view.rules.scenario}")] if view.rules.scenario != "own" else []
    if view.phase != SETUP:
        said += [text.word("terminal-round", round=view.round), text.word(f"phase-{PHASES[view.phase]}")]
    if view.alarm:
        said.append(text.word("terminal-alarm"))
    said.append(f"{text.word('terminal-events')} {view.event_hand} ({view.event_deck})")
    if view.courtiers:
        said.append(f"{text.word('terminal-clues')} {view.kept} ({view.clue_deck})")
    if view.enhancements:
        said.append(text.join([text.thing("enhancement", slot) for slot in view.enhancements]))
    if view.memoirs:
        said.append(text.join([text.thing("memoir", 2 * number + face) for number, face in view.memoirs]))
    return BETWEEN.join(said)


# Secrets of one side


def own_things(view: OkkoView, text: Text) -> Iterator[Line]:
    if view.team is not None:
        yield from team(view, view.team, text)
    if view.lair is not None:
        yield from lair(view.lair, text)


def team(view: OkkoView, known: Team, text: Text) -> Iterator[Line]:
    for number, hero in enumerate(view.heroes):
        if hero.seat != NOTHING and not hero.eliminated:
            plan = known.plans[number]
            hand = [text.thing("card", card) for card in hero.hand if card not in plan.cards]
            said = f"{text.thing('hero', number)}, {text.word('play-hand')}: {', '.join(hand)}"
            if plan.cards:
                said += f"; {text.things('card', plan.left)} | {text.things('card', plan.right)}"
            yield Line(said, style="bold" if hero.seat in view.viewer else "")
    if len(known.order) > 1:
        yield Line(f"{text.word('terminal-initiative')}: {', '.join(text.thing('hero', hero) for hero in known.order)}")
    if known.clues:
        yield Line(f"{text.word('terminal-clues')}: {text.things('clues', known.clues)}", style="bold")


def lair(known: Lair, text: Text) -> Iterator[Line]:
    if known.nature != NOTHING:
        yield Line(f"{text.thing('nature', known.nature)}{BETWEEN}{text.thing('identity', known.identity)}", "bold")
    yield Line(f"{text.word('play-hand')}: {text.things('events', known.hand)}", style="bold")
    for card, events in enumerate(known.placed):
        if events:
            yield Line(f"{text.thing('agent', card)}: {text.things('events', events)}", style="bold")
