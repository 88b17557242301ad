"""The pictures of the page are light, printed in its inks only, and safe to put into it."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from hyakki.core.game import game_of
from hyakki.core.text import Text

SOURCES = Path(__file__).parent.parent / "web" / "src"
PICTURES = {file: file.read_text(encoding="utf-8") for file in sorted(SOURCES.glob("games/*/pictures/*"))}
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"svg", "g", "defs", "use", "path", "circle", "ellipse", "rect", "clipPath", "pattern", "stop"}
SHAPES |= {"linearGradient", "radialGradient"}
PAINTED = {"fill", "stroke", "stop-color"}
THEMES = (
    r"^\.picture \{([^}]*)\}",
    r"^:root\[data-theme='dark'\] \.picture:not\(\.day\),\n\.night \.picture \{([^}]*)\}",
)


def inks(theme: str) -> set[str]:
    found = re.search(theme, (SOURCES / "app.css").read_text(encoding="utf-8"), re.MULTILINE)
    assert found, "app.css names the inks"
    return set(re.findall(r"--(\w+):", found[1]))


def test_night_has_every_ink_but_the_light_of_spirits() -> None:
    by_day, by_night = map(inks, THEMES)
    assert len(by_day) == 15
    assert by_day - by_night == {"fir"}
    assert by_night < by_day


def test_pictures_are_light() -> None:
    assert len(PICTURES) > 300
    for file, source in PICTURES.items():
        assert file.suffix == ".svg"
        assert len(source.encode()) <= (8192 if file.stem == "cover" else 3072), file


def test_pictures_have_the_shape_of_their_kind() -> None:
    for file, source in PICTURES.items():
        root = ET.fromstring(source)
        assert root.attrib == {"viewBox": "0 0 640 360" if file.stem == "cover" else "0 0 160 160"}, file
        assert {element.tag for element in root.iter()} <= {SVG + shape for shape in SHAPES}, file


def test_pictures_are_painted_with_inks() -> None:
    paints = {f"var(--{ink})" for ink in inks(THEMES[0])} | {"none"}
    for file, source in PICTURES.items():
        for element in ET.fromstring(source).iter():
            assert not {"style", "class"} & element.attrib.keys(), file
            for attribute in PAINTED & element.attrib.keys():
                paint = element.attrib[attribute]
                assert paint in paints or paint.startswith("url(#"), f"{file} {attribute}={paint}"


def test_pictures_refer_to_themselves_only() -> None:
    for file, source in PICTURES.items():
        ids = re.findall(r'\bid="([^"]+)"', source)
        assert len(ids) == len(set(ids)), file
        used = re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', source)
        assert {one or other for one, other in used} == set(ids), file
        assert not re.search(r"\bon\w+=|url\((?!#)|href=\"(?!#)|<!|<\?", source), file


@pytest.mark.parametrize("key", sorted({file.parent.parent.name for file in PICTURES}))
def test_each_row_of_an_opener_has_a_picture_of_its_own(key: str) -> None:
    game, drawn = game_of(key), {file.stem for file in PICTURES if file.parent.parent.name == key}
    sides = game.openers(Text(game), game.rules(game.usual, {})).values()
    assert sides
    for side in sides:
        shown = {side.goal.picture, side.turn.picture, side.lose.picture}
        assert len(shown) == 3 and shown <= drawn, side.who
