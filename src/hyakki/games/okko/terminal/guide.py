"""The short guide to Okko Chronicles, as it is drawn in a terminal."""

from __future__ import annotations

from hyakki.core.screen import Topic, topics
from hyakki.core.text import Text
from hyakki.games.okko.captions import caption
from hyakki.games.okko.catalog.ids import CARDS, CLUES, EQUIPMENT, EVENTS
from hyakki.games.okko.knowledge.view import OkkoView

TOPICS = ("guide-aim", "guide-round", "guide-cards", "guide-clues", "guide-fight", "guide-end")

Rows = list[tuple[str, str]]


def guide(view: OkkoView | None, text: Text) -> list[Topic]:
    """The game in a few sentences, then the viewer's own cards."""
    rows = _own(view, text) if view is not None else []
    return [*topics(text, *TOPICS), Topic(text.word("guide-own"), rows=rows)]


def _own(view: OkkoView, text: Text) -> Rows:
    names: list[tuple[str, int, str]] = []
    for hero in view.heroes:
        if hero.seat in view.viewer:
            names += [("card", card, CARDS[card]) for card in (*hero.left, *hero.right, *hero.hand)]
            names += [("equipment", card, EQUIPMENT[card]) for card in hero.equipment]
    if view.team is not None:
        names += [("clue", clue, CLUES[clue]) for clue in view.team.clues]
    if view.lair is not None:
        names += [("event", event, EVENTS[event]) for event in view.lair.hand]
    return [(text.thing(kind, number), caption(text, view.rules, name)) for kind, number, name in names]
