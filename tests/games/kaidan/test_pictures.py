"""The page has a picture of everybody and everything in the house."""

from __future__ import annotations

from pathlib import Path

from hyakki.core.game import game_of
from hyakki.games.kaidan.catalog.cards import KaidanRules
from hyakki.games.kaidan.catalog.ids import CHARACTERS, ENTITIES, EVENTS, LOST, OBJECTS, ROOMS

PICTURES = Path(__file__).parents[3] / "web" / "src" / "games" / "kaidan" / "pictures"


def test_people_rooms_and_cards_have_pictures_and_nothing_else_has() -> None:
    rules = game_of("kaidan").rules(5, {})
    assert isinstance(rules, KaidanRules)
    objects = {rules.objects[name].like or name for name in OBJECTS}
    drawn = {file.stem for file in PICTURES.glob("*.svg")}
    assert drawn == {"cover", "onryo", *CHARACTERS, *ENTITIES, *LOST, *ROOMS, *EVENTS, *objects}
