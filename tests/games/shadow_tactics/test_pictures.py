"""The page has a picture of everybody on the board, of each mission, of what missions are about, and on every card."""

from __future__ import annotations

from pathlib import Path

from hyakki.games.shadow_tactics.catalog.ids import CARDS, ITEMS, MISSIONS, NINJAS, ORDERS
from hyakki.games.shadow_tactics.guards import KINDS
from hyakki.games.shadow_tactics.things import on_face

PICTURES = Path(__file__).parents[3] / "web" / "src" / "games" / "shadow_tactics" / "pictures"
TOKENS = {"green-M1", "blue-M2", "green-M3", "blue-M3", "green-M4", "blue-M5"}
PLACES = {"barracks", "bell", "objective-M1", "objective-M2", "objective-M5", "safe-house", "tower"}


def test_people_places_tokens_and_cards_have_pictures_and_nothing_else_has() -> None:
    drawn = {file.stem for file in PICTURES.glob("*.svg")}
    cards = {*map(on_face, CARDS), *ITEMS, *ORDERS}
    assert drawn == {"cover", *NINJAS, *KINDS, *MISSIONS, *TOKENS, *PLACES, *cards}
