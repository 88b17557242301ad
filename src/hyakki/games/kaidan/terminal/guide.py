"""The short guide to Kaidan, as it is drawn in a terminal."""

from __future__ import annotations

from hyakki.core.screen import Topic, topics
from hyakki.core.text import Text
from hyakki.games.kaidan.captions import caption, has_caption
from hyakki.games.kaidan.catalog.ids import CHARACTERS, ENTITIES, EVENTS, OBJECTS
from hyakki.games.kaidan.knowledge.view import KaidanView
from hyakki.games.kaidan.people import NOBODY, kind_of
from hyakki.games.kaidan.terminal.map import LEGEND

TOPICS = ("guide-aim", "guide-turn", "guide-noise", "guide-chase", "guide-possessed")

Rows = list[tuple[str, str]]


def guide(view: KaidanView | None, text: Text) -> list[Topic]:
    """The game in a few sentences, the signs of the map; then what the viewer holds and who is in the house."""
    parts = [("guide-signs", [(sign, text.word(key)) for sign, key in LEGEND.items()])]
    if view is not None:
        parts += [
            ("guide-people", _people(view, text)),
            ("guide-cards", _cards(view, text)),
            ("guide-entities", _entities(view, text)),
            ("guide-events", _events(view, text)),
        ]
    return topics(text, *TOPICS) + [Topic(text.word(key), rows=rows) for key, rows in parts]


def _people(view: KaidanView, text: Text) -> Rows:
    names = [CHARACTERS[pg.character] for pg in view.pgs if pg.character != NOBODY]
    return [
        (
            text.word(f"character-{name}.short"),
            text.word("play-ability", ability=text.word(f"ability-{name}"), text=caption(text, view.rules, name)),
        )
        for name in names
    ]


def _cards(view: KaidanView, text: Text) -> Rows:
    """Each kind once."""
    kinds = dict.fromkeys(kind_of(card) for own in view.own for card in own.cards)
    return [(text.thing("object", kind), caption(text, view.rules, OBJECTS[kind])) for kind in kinds]


def _entities(view: KaidanView, text: Text) -> Rows:
    """Return the entities on the map whose names are known: ability, then ritual."""
    found: Rows = []
    for kind in sorted({figure.kind for figure in view.figures if figure.on_map and figure.kind >= 0}):
        name = ENTITIES[kind]
        said = [
            text.word("play-ability", ability=text.word(f"{what}-{name}"), text=caption(text, view.rules, key))
            for what, key in (("ability", name), ("ritual", f"{name}-ritual"))
            if has_caption(text, key)
        ]
        if said:
            found.append((text.thing("entity", kind), "\n".join(said)))
    return found


def _events(view: KaidanView, text: Text) -> Rows:
    return [(text.thing("event", event), caption(text, view.rules, EVENTS[event])) for event, _ in view.lasting]
