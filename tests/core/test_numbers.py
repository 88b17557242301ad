"""The form of custom numbers: it shows every number of the content, and the text it makes says what was changed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from hyakki.core.content import Numbers
from hyakki.core.errors import Malformed
from hyakki.core.game import AnyGame, game_of
from hyakki.core.numbers import NumberDraft, changed_numbers, found_in, number_form

KEYS = ("kaidan", "kitsunedo", "okko", "shadow_tactics")
PLACES = {
    "kaidan": ("board walls_east", "board walls_south"),
    "kitsunedo": (),
    "okko": ("scenarios",),
    "shadow_tactics": ("tiles", "maps"),
}
"""Where content holds places on a grid."""


def numbers_of(key: str) -> tuple[AnyGame, Numbers]:
    game = game_of(key)
    numbers = game.numbers()
    assert numbers is not None
    return game, numbers


def draft(key: str, text: str = "", changes: Mapping[str, int | None] | None = None, seats: int = 4) -> NumberDraft:
    game, numbers = numbers_of(key)
    return changed_numbers(game, numbers, seats, text, tomllib.loads(text), changes or {})


def said(plain: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The places of all numbers in plain data."""
    if isinstance(plain, int) and not isinstance(plain, bool):
        yield path
    elif isinstance(plain, (Mapping, list)):
        for name, value in plain.items() if isinstance(plain, Mapping) else enumerate(plain):
            yield from said(value, (*path, name))


@pytest.mark.parametrize("key", KEYS)
def test_every_number_of_the_content_is_in_the_form(key: str) -> None:
    _, numbers = numbers_of(key)
    shown = {found.path for found in found_in(numbers, numbers.usual).values()}
    for path in said(numbers.usual):
        if path not in shown and not " ".join(map(str, path)).startswith(PLACES[key]):
            assert path[2] in numbers.printed[str(path[0])], path


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("key", KEYS)
def test_every_number_has_a_name_a_range_and_a_source(key: str, lang: str) -> None:
    game, numbers = numbers_of(key)
    for group in number_form(game, numbers, lang).groups:
        assert group.label
        assert len({entry.label for entry in group.entries}) == len(group.entries)
        for entry in group.entries:
            assert entry.label and entry.origin in ("page", "house", "both")
            assert len({field.label for field in entry.fields}) == len(entry.fields), entry.id
            assert all(field.label and field.least <= field.usual <= field.most for field in entry.fields), entry.id


@pytest.mark.parametrize("key", KEYS)
def test_a_changed_number_is_played_by_and_a_reset_takes_it_away(key: str) -> None:
    """A few numbers of each game, up and down by one; what does not fit is said at its number or its card."""
    game, numbers = numbers_of(key)
    usual = found_in(numbers, numbers.usual)
    for id in Random(key).sample(sorted(usual), min(len(usual), 12)):
        value = usual[id].value + (1 if usual[id].value < usual[id].most else -1)
        made = draft(key, changes={id: value}, seats=game.usual)
        assert made.changed == {id: value} and not made.more
        assert all(fault.field or fault.entry for fault in made.faults), (id, made.faults)
        if not made.faults:
            rules = game.rules(game.usual, {"content": tomllib.loads(made.text)}).plain()
            for step in usual[id].path:
                rules = rules[step]
            assert rules == value
        again = draft(key, made.text, {id: None})
        assert again.text == "" and again.changed == {} and again.faults == ()


def test_a_number_out_of_range_is_said_beside_it_and_kept() -> None:
    made = draft("kaidan", changes={"numbers action_points": 12, "characters PC1 onryo.fear": 21, "points kill": 3})
    assert made.changed == {"numbers action_points": 12, "characters PC1 onryo.fear": 21, "points kill": 3}
    assert [(fault.field, fault.what) for fault in made.faults] == [
        ("numbers action_points", "must be from 1 to 9, not 12"),
        ("characters PC1 onryo.fear", "must be from 0 to 20, not 21"),
    ]


@pytest.mark.parametrize(
    "key, changes, field, entry",
    [
        ("shadow_tactics", {"missions M1 time": 21}, "missions M1 time", ""),
        ("shadow_tactics", {"missions M1 guards.S": 25}, "missions M1 guards.S", ""),
        ("okko", {"chests CHE-1 keep": 3}, "chests CHE-1 keep", ""),
        ("okko", {"numbers action_cards[0]": 3}, "", "numbers"),
        ("kitsunedo", {"items sun": 0, "items moon": 0, "items leaf": 0, "items block": 0}, "", ""),
    ],
)
def test_what_the_game_refuses_is_said_where_it_is(
    key: str, changes: dict[str, int | None], field: str, entry: str
) -> None:
    (fault,) = draft(key, changes=changes).faults
    assert (fault.field, fault.entry) == (field, entry) and fault.what


def test_what_is_no_number_stays_as_it_is() -> None:
    text = '[lords.celeste]\ngilded = ["moon", "moon"]\n\n[items]\nsun = 12\n'
    read = draft("kitsunedo", text)
    assert (read.text, read.changed, read.more) == (text, {"items sun": 12}, True)
    made = draft("kitsunedo", text, {"items sun": None, "hand_limit": 5})
    assert tomllib.loads(made.text) == {"hand_limit": 5, "lords": {"celeste": {"gilded": ["moon", "moon"]}}}


def test_a_number_in_a_list_is_written_with_the_whole_list() -> None:
    made = draft("okko", changes={"heroes OKK missions[1].count": 5})
    missions = tomllib.loads(made.text)["heroes"]["OKK"]["missions"]
    assert [mission.get("count", 0) for mission in missions] == [3, 5, 0]
    assert draft("okko", '[equipment.EQ-01]\neffects = [{ do = [{ verb = "heal" }] }]\n').changed == {
        "equipment EQ-01 effects[0].do[0].value": None
    }


def test_many_numbers_take_no_longer_than_a_few() -> None:
    game, numbers = numbers_of("okko")
    laid: list[Mapping[str, Any]] = []

    def lay(own: Mapping[str, Any]) -> Mapping[str, Any]:
        laid.append(own)
        return numbers.laid(own)

    usual = found_in(numbers, numbers.usual)
    changes: dict[str, int | None] = {id: each.most for id, each in usual.items() if each.most != each.value}
    assert len(changes) > 500
    made = changed_numbers(game, numbers._replace(laid=lay), 4, "", {}, changes)
    assert changes.items() <= made.changed.items()
    assert len(laid) < 10, "content is laid over the usual one a few times, not once for each number"


@pytest.mark.parametrize("text", ["items = 3", "[lords]\nceleste = 1\n", "[ghosts]\na = 1", "hand_limit = true"])
def test_content_that_does_not_fit_is_told_not_raised(text: str) -> None:
    assert draft("kitsunedo", text).faults


@pytest.mark.parametrize("id", ["", "items", "items fox", "lords celeste gilded[0]", "stages standard lives"])
def test_a_number_that_is_not_there_is_refused(id: str) -> None:
    with pytest.raises(Malformed, match="no number"):
        draft("kitsunedo", changes={id: 1})
