"""The page has a picture of everybody and everything in the box."""

from __future__ import annotations

from pathlib import Path

from hyakki.core.game import game_of
from hyakki.games.okko.catalog.cards import OkkoRules
from hyakki.games.okko.catalog.ids import AGENTS, ALLIES, CARDS, HEROES, SCENARIOS, TILE_FACES

PICTURES = Path(__file__).parents[3] / "web" / "src" / "games" / "okko" / "pictures"


def test_people_rooms_scenarios_and_cards_have_pictures_and_nothing_else_has() -> None:
    rules = game_of("okko").rules(5, {})
    assert isinstance(rules, OkkoRules)
    cards = {*CARDS, *rules.equipment, *rules.events, *rules.complications}
    for pack in rules.expansions.values():
        cards |= {*pack.equipment, *pack.events, *pack.complications}
    drawn = {file.stem for file in PICTURES.glob("*.svg")}
    assert drawn == {"cover", "oni", *HEROES, *ALLIES, *AGENTS, *TILE_FACES, *SCENARIOS, *cards}
