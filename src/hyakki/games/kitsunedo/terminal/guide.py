"""The short guide to Kitsunedo, as it is drawn in a terminal."""

from __future__ import annotations

from hyakki.core.screen import Topic, topics
from hyakki.core.text import Text
from hyakki.games.kitsunedo.catalog.ids import ABILITIES, ITEMS, LANTERNS, LORDS
from hyakki.games.kitsunedo.knowledge.view import KitsunedoView


def guide(view: KitsunedoView | None, text: Text) -> list[Topic]:
    """Return the guide, without the parts that a stage of the tutorial does not have yet."""
    there = [name for name in ITEMS if view is None or view.rules.items[name]]
    items = [(text.word(f"item-{name}.card"), text.word(f"item-{name}.text")) for name in there]
    lit = [name for name in LANTERNS if view is None or view.rules.lanterns[name]]
    lanterns = [(_keyword(text, name), _power(text, name)) for name in lit]
    return [
        *topics(text, "guide-turn", "guide-challenge"),
        Topic(text.word("guide-items"), rows=items),
        Topic(text.word("guide-lanterns"), rows=lanterns),
        _lords(view, text),
    ]


def _lords(view: KitsunedoView | None, text: Text) -> Topic:
    title = text.word("guide-lords")
    if view is not None and not view.rules.abilities:
        return Topic(title, text.word("abilities-off"))
    return Topic(title, rows=[(text.word(f"lord-{name}.short"), "\n".join(abilities(text, name))) for name in LORDS])


def _keyword(text: Text, name: str) -> str:
    return f"{text.word(f'lantern-{name}')}, {text.word(f'lantern-{name}.keyword')}"


def _power(text: Text, name: str) -> str:
    power, limit, challengers = (text.word(f"lantern-{name}.{form}") for form in ("power", "limit", "challengers"))
    return text.word("guide-power", power=power, limit=limit, challengers=challengers)


def abilities(text: Text, lord: str) -> list[str]:
    return [
        text.word("play-ability", ability=text.word(f"ability-{ability}"), text=text.word(f"ability-{ability}.text"))
        for ability in ABILITIES[lord]
    ]
