"""Shadow Tactics' screen in a terminal, drawn from a View alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text as Line

from hyakki.core.menu import Ask
from hyakki.core.screen import Screen, Topic, legend
from hyakki.core.text import Text
from hyakki.core.words import Names, players_of
from hyakki.games.shadow_tactics.board.places import TOWER, bush_place, corner_of, place_name, post_name, yard_of
from hyakki.games.shadow_tactics.captions import caption, mission_name, order_part
from hyakki.games.shadow_tactics.catalog.cards import OrderCard
from hyakki.games.shadow_tactics.catalog.ids import CARDS, ITEMS, ORDERS, QUESTS, TILES
from hyakki.games.shadow_tactics.catalog.kit import kit_of
from hyakki.games.shadow_tactics.guards import ALERTED, KINDS, STUNNED
from hyakki.games.shadow_tactics.knowledge.view import FACE_DOWN, Figure, OwnSeat, ShadowView
from hyakki.games.shadow_tactics.people import CHANGED as CHANGED_MARK
from hyakki.games.shadow_tactics.people import NO_QUEST, NO_SLOT, SHOWN, Ninja
from hyakki.games.shadow_tactics.state import PHASES
from hyakki.games.shadow_tactics.terminal.guide import guide
from hyakki.games.shadow_tactics.terminal.map import LEGEND, chart, signs
from hyakki.games.shadow_tactics.words import ALARMS

BETWEEN = " · "
ON_THE_BOARD = (
    *("post", "boulder", "civilian", "coin", "enter", "settle", "programme", "order", "aim", "exit", "target"),
    *("distract", "lure", "sabotage", "remove", "face"),
)
"""Questions that nobody can answer without the board."""
WRAPPED = ("play-hand", "play-state", "terminal-programme")
CAPTIONS = {"first": CARDS, "then": CARDS, "quest": QUESTS, "use": ITEMS, "claim": ITEMS, "follow": ORDERS}
"""The things that its first word names, each with a text of its own, by verb."""


class ShadowScreen(Screen[ShadowView]):
    headings = frozenset({"round", "closed", "revealed", "played", "followed"})

    def shows_table(self, ask: Ask) -> bool:
        return ask.kind in ON_THE_BOARD

    def table(self, view: ShadowView, text: Text, names: Names) -> list[Any]:
        signed = Line.assemble(*legend(text, signs(view), LEGEND))
        board = [chart(view), signed, *places(view, text), *garrison(view, text)]
        return [*board, "", plates(view, text, names), *self.hand(view, text, names)]

    def hand(self, view: ShadowView, text: Text, names: Names) -> list[Any]:
        own = [line for own in view.own for line in own_things(view, own, text)]
        return [Line(time(view, text), style="dim"), Line(desk(view, text), style="dim"), *own]

    def discards(self, view: ShadowView, text: Text, names: Names) -> list[Any]:
        """Used cards of each ninja, and the Daimyo's discards."""
        said = [
            f"{text.thing('ninja', number)} ({len(ninja.used)}): {text.things('card', ninja.used)}."
            for number, ninja in enumerate(view.ninjas)
            if ninja.used
        ]
        if view.discard:
            said.append(f"{text.word('terminal-daimyo')} ({len(view.discard)}): {text.things('orders', view.discard)}.")
        return said or [text.word("play-no-discards")]

    def guide(self, view: ShadowView | None, text: Text) -> list[Topic]:
        return guide(view, text)

    def note(self, view: ShadowView, text: Text, kind: str, option: str) -> str:
        verb, *words = option.split()
        if verb in ("play", "prepare") and words[0] in ORDERS:
            return order_part(text, _part(view, view.rules.orders[words[0]], verb))
        if verb in CAPTIONS and words and words[0] in CAPTIONS[verb]:
            return caption(text, view.rules, words[0])
        return ""


def _part(view: ShadowView, order: OrderCard, verb: str) -> tuple[str, ...]:
    """Return what would be carried out now, or in the next round (ST-161)."""
    if verb == "prepare":
        return order.prepared
    return order.alarm if view.alarm else order.immediate


# The board


def places(view: ShadowView, text: Text) -> list[Line]:
    """Yards and bushes with something printed on them; the tower's focus; gates."""
    layout = kit_of(view.rules).layout
    found = [
        f"{text.word('piece-entry')}: {', '.join(place_name(bush_place(bush)) for bush in layout.entries)}",
        f"{text.word('piece-barracks')}: {', '.join(place_name(yard) for yard in layout.barracks)}",
        f"{text.word('piece-objective')}: {', '.join(spot.name for spot in layout.objectives)}",
    ]
    if layout.tower >= 0:
        focus = f" > {place_name(view.focus)}" if view.focus >= 0 else ""
        found.append(f"{text.word('piece-tower')}: {place_name(layout.tower)}{focus}")
    for number, gate in enumerate(layout.gates):
        state = text.word("terminal-open" if view.opened >> number & 1 else "terminal-closed")
        found.append(f"{text.word('piece-gate')} {TILES[gate.tile]} ({place_name(gate.yard)}): {state}")
    found += [f"{text.word('piece-boulder')}: {place_name(a)}|{place_name(b)}" for a, b in view.boulders]
    return [Line(BETWEEN.join(found), style="dim")]


def garrison(view: ShadowView, text: Text) -> list[Line]:
    """Every guard by yard: type, corner and facing; alerted ones with !, stunned ones with z."""
    yards: dict[int, list[str]] = {}
    for figure in view.figures:
        yards.setdefault(yard_of(figure.post), []).append(figure_sign(view, figure))
    for post in view.bodies:
        yards.setdefault(yard_of(post), []).append(f"x{corner_of(post)}")
    if not yards:
        return []
    said = [f"{place_name(yard)} {' '.join(there)}" for yard, there in sorted(yards.items())]
    return [Line(f"{text.word('terminal-garrison')}: {BETWEEN.join(said)}")]


def figure_sign(view: ShadowView, figure: Figure) -> str:
    """ "S2i", "O5o!"; in the tower "S@B24"."""
    mark = "!" if figure.state & ALERTED else "z" if figure.state & STUNNED else ""
    corner = corner_of(figure.post)
    at = f"@{place_name(view.focus)}" if corner == TOWER else f"{corner}{'o' if figure.out else 'i'}"
    return f"{KINDS[figure.kind]}{at}{mark}"


# People


def plates(view: ShadowView, text: Text, names: Names) -> Grid:
    """Return a line for each ninja: what everybody can see of it."""
    grid = Grid(box=SIMPLE_HEAD, show_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    for title in (
        "terminal-ninja",
        "play-name",
        "terminal-bush",
        "terminal-health",
        "terminal-jutsu",
        "terminal-programme",
        "play-state",
    ):
        grid.add_column(text.word(title), no_wrap=title not in WRAPPED)
    watched = {watch.place: watch.posts for watch in view.watched}
    for number, ninja in enumerate(view.ninjas):
        if ninja.in_play:
            bush = bush_place(ninja.bush)
            state = ", ".join(states(view, text, number, ninja, watched.get(bush, ())))
            grid.add_row(
                text.thing("ninja", number),
                players_of(names)[ninja.seat],
                place_name(bush) if ninja.bush >= 0 else "",
                f"{len(ninja.health) - ninja.damage}/{len(ninja.health)}",
                str(ninja.jutsu),
                programme(view, text, number, ninja),
                state,
                style="bold" if ninja.seat in view.viewer else "",
            )
    return grid


def programme(view: ShadowView, text: Text, number: int, ninja: Ninja) -> str:
    """The slot, cards that were turned up, shown ones, and how many lie face down."""
    if ninja.slot == NO_SLOT:
        return ""
    faces = [text.thing("card", card) for card in ninja.turned]
    for place, card in enumerate(view.left[number], start=len(ninja.turned)):
        mark = ninja.shown[place]
        changed = f"? ({text.word('terminal-changed')})" if mark == CHANGED_MARK else "?"
        faces.append(text.thing("card", card) if mark == SHOWN and card != FACE_DOWN else changed)
    return f"{ninja.slot + 1}: {', '.join(faces)}"


def states(view: ShadowView, text: Text, number: int, ninja: Ninja, posts: Sequence[int]) -> Iterator[str]:
    if view.ready[ninja.seat] and PHASES[view.phase] == "programming":
        yield text.word("terminal-ready")
    if ninja.bush >= 0 and posts:
        yield text.word("terminal-watched", posts=text.join([post_name(post) for post in posts]))
    if ninja.carries:
        yield text.word("terminal-carries")
    if view.penalties[number]:
        yield ", ".join(view.penalties[number])
    if ninja.items:
        yield text.things("item", ninja.items)
    if ninja.quest != NO_QUEST:
        yield quest(view, text, ninja.quest, ninja.markers, ninja.completed)


def quest(view: ShadowView, text: Text, number: int, markers: int, done: bool) -> str:
    boxes = view.rules.quests[QUESTS[number]].boxes
    count = f" {markers}/{boxes}" if boxes else ""
    return f"{text.thing('quest', number)}{count}{' ✓' if done else ''}"


# Time and the Daimyo


def time(view: ShadowView, text: Text) -> str:
    said = [mission_name(text, view.rules)]
    if view.round:
        said += [text.word("terminal-round", round=view.round), text.word(f"phase-{PHASES[view.phase]}")]
    said.append(f"{text.word('terminal-time')} {view.time}")
    said.append(f"{text.word('terminal-noise')} {view.noise}/{view.threshold}")
    said.append(f"{text.word('terminal-alarm')} {text.word(f'alarm-{ALARMS[view.alarm]}')}")
    if view.searching:
        said.append(text.word("symbol-SRCH"))
    if view.pool:
        said.append(f"{text.word('terminal-coins')} {view.pool}")
    return BETWEEN.join(said)


def desk(view: ShadowView, text: Text) -> str:
    said = [
        f"{text.word('terminal-daimyo')}: {text.word('terminal-deck')} {view.deck}",
        f"{text.word('play-hand')} {view.hand}",
    ]
    for key, pile in (("terminal-active", view.active), ("terminal-tapped", view.tapped)):
        if pile:
            said.append(f"{text.word(key)} {text.things('orders', pile)}")
    if view.quest != NO_QUEST:
        said.append(quest(view, text, view.quest, view.markers, view.quest_done))
    return BETWEEN.join(said)


# The viewer's own things


def own_things(view: ShadowView, own: OwnSeat, text: Text, orders: str = "play-your-hand") -> list[Line]:
    """Return the viewer's own things; `orders` is what the Daimyo's hand is called."""
    lines = []
    for number, laid in own.programmes:
        ninja, name = view.ninjas[number], text.thing("ninja", number)
        hand = [text.thing("card", card) for card in ninja.cards if card not in ninja.used and card not in laid]
        lines.append(Line(f"{name}, {text.word('play-hand')}: {', '.join(hand) or text.word('list-empty')}"))
        if laid:
            cards = ", ".join(text.thing("card", card) for card in laid)
            lines.append(Line(f"{name}, {text.word('terminal-programme')} {ninja.slot + 1}: {cards}", style="bold"))
    if own.seat == view.daimyo and own.hand:
        lines.append(Line(f"{text.word(orders)}: {text.things('orders', own.hand)}", style="bold"))
    return lines
