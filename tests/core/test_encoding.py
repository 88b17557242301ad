"""Encodings: every question of random games in numbers, with names for all of them."""

from __future__ import annotations

import subprocess
import sys
from array import array
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from hyakki.core import engine
from hyakki.core.chance import Chance
from hyakki.core.encoding import LEAST, MOST, OTHERS, PATH, Encoding, Names, fill
from hyakki.core.engine import State, fields_of
from hyakki.core.events import SPECTATOR, Viewer
from hyakki.core.game import AnyGame, game_of
from hyakki.core.memory import Memory, fold
from hyakki.core.menu import Ask, Option, Path

KEYS = ["kaidan", "kitsunedo", "okko", "shadow_tactics"]
QUESTIONS = 90


def encoding_of(key: str) -> Encoding[object]:  # type: ignore[type-var]
    found = game_of(key).encoding()
    assert found is not None
    return found


def questions(game: AnyGame, seats: int, seed: str, count: int = QUESTIONS) -> Iterator[tuple[State, list[Memory]]]:
    """The first questions of a random game, with the Memory of every seat."""
    rng = Random(seed)
    s = game.start(game.rules(seats, game.simulation_options), seats, Chance.seeded(seed))
    memories = [game.memory(Viewer((seat,)), seats) for seat in range(seats)]
    for _ in range(count):
        fold(s.log, memories)
        s.log.clear()
        if not s.asks:
            return
        yield s, memories
        asks = s.asks if s.asks[0].sealed else [rng.choice(s.asks)]
        paths = {ask.seat: [*walk(s, ask, rng)][-1][1] for ask in asks}
        if asks[0].sealed:
            outcome = s.stack[-1].outcome(s, paths)
            assert outcome is not None
            engine.close(s, outcome)
        else:
            engine.give(s, asks[0], paths[asks[0].seat])


def walk(s: State, ask: Ask, rng: Random) -> Iterator[tuple[list[Option], Path]]:
    """Yield each menu of a random path, and the path after it."""
    path: Path = ()
    while not path or not path[-1].final:
        options = engine.menu(s, ask, path).options
        path += (rng.choice(options),)
        yield options, path


@pytest.mark.parametrize("key", KEYS)
def test_every_option_of_a_menu_is_another_action_and_says_what_it_points_at(key: str) -> None:
    game, encoding, rng = game_of(key), encoding_of(key), Random(key)
    loose = set(encoding.loose)
    for seats in (game.least, game.most):
        for s, _ in questions(game, seats, f"{key} {seats}"):
            for ask in s.asks:
                for options, _ in walk(s, ask, rng):
                    numbers = encoding.numbered(options, ask.seat, seats)
                    assert len(set(numbers)) == len(options) <= len(encoding.actions)
                    for option, number in zip(options, numbers, strict=True):
                        verb, final, *points = encoding.option(option, ask.seat, seats)
                        assert (encoding.verbs[verb], bool(final)) == (option.verb, option.final)
                        assert [bool(point) for point in points[: len(option.points)]] == [True] * len(option.points)
                        named = encoding.actions[number]
                        assert named.split(" ")[0] == ("other" if option.verb in loose else option.verb)


@pytest.mark.parametrize("key", KEYS)
def test_an_observation_is_as_long_as_its_columns_and_depends_on_the_view_alone(key: str) -> None:
    game, encoding = game_of(key), encoding_of(key)
    assert encoding.name == f"{key}_v1"
    assert len(set(encoding.columns)) == len(encoding.columns) == encoding.size == sum(b.size for b in encoding.blocks)
    seen = set()
    for s, memories in questions(game, game.usual, key, 40):
        kinds = {seat: [ask.kind for ask in s.asks if ask.seat == seat] for seat in range(s.seats)}
        for seat, memory in enumerate(memories):
            view = game.view(s, memory)
            observed = encoding.observation(view, seat, kinds[seat])
            assert len(observed) == encoding.size
            assert observed == encoding.observation(game.view(s.copy(), memory.copy()), seat, kinds[seat])
            at = encoding.question.start
            asked = [kind for kind, here in zip(encoding.question.columns, observed[at:], strict=False) if here]
            assert sorted(asked) == sorted(kinds[seat])
            seen.add(observed.tobytes())
    assert len(seen) > 40, "seats and questions look different"


@pytest.mark.parametrize("key", KEYS)
def test_every_kind_of_question_and_every_end_can_be_observed(key: str) -> None:
    game, encoding = game_of(key), encoding_of(key)
    s = game.start(game.rules(game.usual, game.simulation_options), game.usual, Chance.seeded("end"))
    s.over = ("abandoned", None)
    view = game.view(s, game.memory(SPECTATOR, game.usual))
    observed = dict(zip(encoding.columns, encoding.observation(view, 0), strict=True))
    assert (observed["table: seats"], observed["table: over"]) == (game.usual, 1)
    assert set(encoding.kinds) >= {kind for kind in game.questions if " " not in kind}


def test_seats_count_from_the_seat_that_looks() -> None:
    encoding = encoding_of("kitsunedo")
    attack = [Option("attack", (seat,), (name,), points=(f"seat {name}",)) for seat, name in enumerate("ABC")]
    assert encoding.numbered([attack[2]], 1, 3) == encoding.numbered([attack[0]], 2, 3)
    assert encoding.numbered([attack[2]], 1, 3) != encoding.numbered([attack[2]], 0, 3)
    assert encoding.actions[encoding.numbered([attack[2]], 1, 3)[0]] == "attack 1"
    assert encoding.points[encoding.option(attack[0], 1, 3)[2]] == "seat 2"


def test_a_path_and_the_frames_under_way_are_columns() -> None:
    game, encoding = game_of("kitsunedo"), encoding_of("kitsunedo")
    given = {"seats": 2, "A": {"lord": "celeste", "hand": ["moon", "moon"]}, "B": {"lord": "haunt", "hand": 2}}
    s = game.position(given, Chance.seeded(0))
    memory = game.memory(Viewer((0,)), 2)
    game.remembered(s, memory)
    engine.advance(s)
    path = engine.read_part(s, s.asks[0], ["attack B", "play moon"])
    observed = dict(zip(encoding.columns, encoding.observation(game.view(s, memory), 0, ["act"], path), strict=True))
    assert encoding.verbs[observed["path 0: verb"]] == "attack"
    assert encoding.points[observed["path 0: point 1"]] == "seat 1"
    assert encoding.verbs[observed["path 1: verb"]] == "play"
    assert encoding.points[observed["path 1: point 1"]] == "hand moon"
    assert observed["path 2: verb"] == 0
    assert (observed["frames: Turn"], observed["frames: Attack"]) == (1, 0)
    assert (observed["own: moon"], observed["own: block"], observed["seat 1: cards"]) == (2, 0, 2)
    engine.give(s, s.asks[0], engine.read_path(s, s.asks[0], ["attack B", "play moon", "play moon", "strike"]))
    observed = dict(zip(encoding.columns, encoding.observation(game.view(s, memory), 0), strict=True))
    assert observed["frames: Attack.target"] == 1 + 1, "seat 1, and a number stands there plus 1"
    assert [observed[f"frames: Attack.items {place}"] for place in (1, 2, 3)] == [1 + 1, 1 + 1, 0]


def test_only_the_last_entries_of_a_long_path_are_shown() -> None:
    encoding = encoding_of("kitsunedo")
    path = (Option("draw", words=("deck",)), *[Option("discard", words=("sun",), final=False)] * PATH)
    out = array("h", bytes(2 * encoding.size))
    encoding.ask(out, 2, 0, ["discard"], path)
    verbs = [out[encoding.path.start + place * encoding.path.width] for place in range(PATH)]
    assert [encoding.verbs[verb] for verb in verbs] == ["discard"] * PATH


def test_options_that_the_table_does_not_name_take_the_last_actions_in_order() -> None:
    encoding = encoding_of("kitsunedo")
    menu = [Option("end"), *(Option("conjure", (number,), (str(number),)) for number in range(OTHERS + 2))]
    numbers = encoding.numbered(menu, 0, 2)
    named = [encoding.actions[number] for number in numbers]
    assert named[:3] == ["end", "other 1", "other 2"] and named[-1] == f"other {OTHERS}"
    assert len(numbers) == 1 + OTHERS, "the rest is cut off"
    assert encoding.option(menu[1], 0, 2) == (0, 1, 0, 0, 0)


def test_encodings_need_no_numpy() -> None:
    code = "import sys, hyakki; hyakki.game_of('kitsunedo').encoding(); print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_names_come_from_templates() -> None:
    names = Names(["end", "attack {seat}", "swap {item} {item}"], {"item": ("sun", "moon")}, 3)
    assert names.names[:4] == ("end", "attack 0", "attack 1", "attack 2")
    assert names.names[-1] == "swap moon moon" and len(names.names) == 1 + 3 + 4
    assert names.numbers(1, 2)["attack B"] == 1 and "attack C" not in names.numbers(1, 2)


FRAMES = [
    ("shadow_tactics", {"step": "HandOver", "seat": 2, "owner": 0}, {"seat": 2, "owner": 3}),
    ("kaidan", {"step": "Deaths", "seats": (0, 1), "killers": (1, 2)}, {"seats 1": 3, "seats 2": 1, "killers 2": 2}),
    ("kaidan", {"step": "Wounds", "seats": (2,), "amounts": (1,), "by": (0, 104, -1)}, {"by 1": 3, "by 2": 105}),
    ("kaidan", {"step": "Walk", "who": 1, "route": (), "at": 4, "asked": (0,)}, {"who": 2, "at": 5, "asked 1": 3}),
    ("kaidan", {"step": "March", "who": 1, "target": 50}, {"target": 51}),
    ("kaidan", {"step": "Flee", "cells": (3, 4), "first": True}, {"first": 2, "cells 1": 4}),
    ("okko", {"step": "Vote", "seat": 0, "voters": (1, 2), "subject": 1}, {"seat": 3, "voters 1": 1, "subject": 1}),
]


@pytest.mark.parametrize("key, frame, shown", FRAMES)
def test_seats_in_frames_count_from_the_seat_that_looks(
    key: str, frame: dict[str, object], shown: dict[str, int]
) -> None:
    """Columns rotate to the seat that looks, here B of three. Cells, figures and flags stay as they are."""
    encoding, (s, memories) = encoding_of(key), next(questions(game_of(key), 3, "1"))
    step = str(frame["step"])
    given = dict.fromkeys(fields_of(encoding.steps[step])) | frame
    view = msgspec.structs.replace(game_of(key).view(s, memories[1]), frames=(given,))
    columns = dict(zip(encoding.columns, encoding.observation(view, 1), strict=True))
    found = {name: columns[f"frames: {step}.{name}"] for name in shown}
    assert found == shown and columns[f"frames: {step}"] == 1


def test_numbers_out_of_range_are_clipped() -> None:
    out = array("h", bytes(8))
    fill(out, 1, (10**6, -(10**6)))
    assert list(out) == [0, MOST, LEAST, 0]
