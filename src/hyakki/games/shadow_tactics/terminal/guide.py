"""The short guide to Shadow Tactics, as it is drawn in a terminal."""

from __future__ import annotations

from hyakki.core.screen import Topic, topics
from hyakki.core.text import Text
from hyakki.games.shadow_tactics.captions import caption, mission_action, mission_name
from hyakki.games.shadow_tactics.catalog.ids import CARDS, ORDERS, QUESTS
from hyakki.games.shadow_tactics.knowledge.view import ShadowView
from hyakki.games.shadow_tactics.people import NO_QUEST
from hyakki.games.shadow_tactics.terminal.map import LEGEND

TOPICS = ("guide-aim", "guide-round", "guide-sight", "guide-alarm", "guide-names")

Rows = list[tuple[str, str]]


def guide(view: ShadowView | None, text: Text) -> list[Topic]:
    """The game in a few sentences, the mission, the signs of the board; then the viewer's cards and the quests."""
    shown = topics(text, *TOPICS)
    if view is not None:
        shown.append(mission(view, text))
    parts = [("guide-signs", [(sign, text.word(key)) for sign, key in LEGEND.items()])]
    if view is not None:
        parts += [("guide-cards", _cards(view, text)), ("guide-quests", _quests(view, text))]
    return shown + [Topic(text.word(key), rows=rows) for key, rows in parts]


def mission(view: ShadowView, text: Text) -> Topic:
    name = view.rules.mission
    said = [
        *filter(None, (view.rules.story,)),
        text.word(f"goal-{name}"),
        f"{text.word(f'deed-{name}')}: {mission_action(text, view.rules, name)}",
        *(text.word(f"{key}-{name}") for key in ("ninjas-win", "daimyo-wins", "power")),
    ]
    return Topic(mission_name(text, view.rules), "\n".join(said))


def _cards(view: ShadowView, text: Text) -> Rows:
    """The cards of each ninja of the viewer; for the Daimyo the orders in hand and those prepared."""
    found: Rows = []
    for own in view.own:
        cards = [card for ninja, _ in own.programmes for card in view.ninjas[ninja].cards]
        found += [(text.thing("card", card), caption(text, view.rules, CARDS[card])) for card in cards]
        if own.seat == view.daimyo:
            orders = dict.fromkeys((*own.hand, *view.active, *view.tapped))
            found += [(text.thing("order", order), caption(text, view.rules, ORDERS[order])) for order in orders]
    return found


def _quests(view: ShadowView, text: Text) -> Rows:
    quests = [view.quest, *(ninja.quest for ninja in view.ninjas)]
    return [
        (text.thing("quest", quest), caption(text, view.rules, QUESTS[quest])) for quest in quests if quest != NO_QUEST
    ]
