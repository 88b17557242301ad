"""Content of a game: files, a set over them, custom content on top. Every error names its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from hyakki.core.content import Content, content_file
from hyakki.core.errors import BadContent


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: int


class Fruit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: str
    price: int
    sizes: dict[str, int]


FILES = {
    "base": "version = 2\n[numbers]\nhand = 5\n",
    "fruits": '[plum]\ncolour = "blue"\nprice = 2\nsizes = {small = 1, big = 2}\n',
    "tuned": "[fruits.plum]\nprice = 3\n",
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return new content for each test, because files are read once."""
    name = f"orchard_{tmp_path.name}"
    folder = tmp_path / name / "content"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    for file, text in FILES.items():
        (folder / f"{file}.toml").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def orchard(package: str, deep: bool = True) -> Content:
    return Content(package, {"fruits": (Fruit, ("plum",))}, {"numbers": Numbers}, {"fruits": ("colour",)}, deep=deep)


def plum(orchard: Content, **options: Any) -> Fruit:
    found: Fruit = orchard.read(orchard.layers(options)[1])["fruits"]["plum"]
    return found


def test_sets_lie_over_each_other(package: str) -> None:
    content = orchard(package)
    assert content.version == 2
    assert plum(content, set="as-written").price == 2
    assert plum(content).price == 3
    own = {"fruits": {"plum": {"sizes": {"big": 4}}}}
    assert content.layers({"content": own})[0] == "own"
    assert plum(content, content=own) == Fruit("blue", 3, {"small": 1, "big": 4})
    assert plum(orchard(package, deep=False), content=own) == Fruit("blue", 3, {"big": 4})


@pytest.mark.parametrize(
    "own, where",
    [
        ({"trees": {}}, "content trees"),
        ({"fruits": {"pear": {}}}, "content fruits pear"),
        ({"fruits": {"plum": {"colour": "red"}}}, "content fruits plum colour"),
        ({"fruits": {"plum": {"price": "much"}}}, "content fruits plum price"),
        ({"fruits": {"plum": {"taste": 1}}}, "content fruits plum taste"),
        ({"numbers": {"hand": None}}, "content numbers hand"),
        ({"fruits": 3}, "content fruits"),
    ],
)
def test_what_does_not_fit_is_named_by_its_place(package: str, own: Any, where: str) -> None:
    with pytest.raises(BadContent) as wrong:
        plum(orchard(package), content=own)
    assert wrong.value.where == where


def test_there_are_two_sets(package: str) -> None:
    with pytest.raises(BadContent, match="option set"):
        plum(orchard(package), set="spiced")


def test_some_tables_take_entries_of_ones_own(package: str) -> None:
    tables = {"fruits": (Fruit, ("plum",))}
    content = Content(package, tables, {"numbers": Numbers}, {}, deep=True, grows=frozenset({"fruits"}))
    own = {"fruits": {"pear": {"colour": "green", "price": 1, "sizes": {}}}}
    assert content.read(content.layers({"content": own})[1])["fruits"]["pear"] == Fruit("green", 1, {})
    with pytest.raises(BadContent, match="content fruits fig price"):
        content.read(content.layers({"content": {"fruits": {"fig": {"colour": "red", "sizes": {}}}}})[1])


def test_a_file_is_read_once_and_stays_as_it_is(package: str, tmp_path: Path) -> None:
    first = content_file(package, "fruits")
    (tmp_path / package / "content" / "fruits.toml").unlink()
    own = {"fruits": {"plum": {"price": 9}}}
    content = orchard(package)
    assert content.read(content.layers({"content": own})[1])["fruits"]["plum"].price == 9
    assert content_file(package, "fruits") is first
    assert first["plum"]["price"] == 2
