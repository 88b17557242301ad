"""The page has a picture of every lord, Lantern and Item in the box."""

from __future__ import annotations

from pathlib import Path

from hyakki.games.kitsunedo.catalog.ids import ITEMS, LANTERNS, LORDS

PICTURES = Path(__file__).parents[3] / "web" / "src" / "games" / "kitsunedo" / "pictures"


def test_lords_lanterns_and_items_have_pictures_and_nothing_else_has() -> None:
    drawn = {file.stem for file in PICTURES.glob("*.svg")}
    assert drawn == {"cover", *LORDS, *LANTERNS, *ITEMS}
