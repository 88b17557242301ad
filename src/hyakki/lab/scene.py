"""Scenes: worked examples as data, with a position, what the players do, and what is then true. See docs/scenes.md."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from hyakki.core.chance import Chance
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.events import Viewer, seat_name
from hyakki.core.facts import plain, written
from hyakki.core.game import AnyGame, Game, game_of, games
from hyakki.core.rulebook import RULE, Rulebook
from hyakki.lab.scene_checks import CHECKS, check_step, check_then, fact, viewers_named
from hyakki.lab.scene_play import Line, Playing, Stop, flat, read_when

FILLINGS = 5
"""The number of legal fillings of unnamed facts that are played by default."""
SHORT = 300
"""The characters of a difference between two branches that an error shows at most."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a scene: what the players do, and what is then true."""

    label: str
    when: tuple[Line, ...]
    then: Mapping[str, Any]
    chance: Mapping[str, Any]
    draws: tuple[int, ...] | None
    open: bool


@dataclass(frozen=True, slots=True)
class Branch:
    """Steps and the branches after them. Each branch starts from a copy of the position so far."""

    name: str
    given: Mapping[str, Any]
    steps: tuple[Step, ...]
    branches: tuple[Branch, ...]


@dataclass(frozen=True, slots=True)
class Alike:
    """Branches that some viewers cannot tell apart."""

    branches: tuple[str, ...]
    to: Any


@dataclass(frozen=True, slots=True)
class Scene:
    """A scene as its file describes it."""

    file: str
    id: str
    title: str
    source: str
    game: str
    rules: tuple[str, ...]
    fillings: int
    trunk: Branch
    alike: tuple[Alike, ...]


@dataclass(slots=True)
class SceneResult:
    """The result of `run_scene`."""

    scene: Scene
    failures: list[str] = field(default_factory=list)
    runs: int = 0
    """The number of branches times fillings that were played."""
    filled: dict[str, str] = field(default_factory=dict)
    """The unnamed facts as they were filled in, if the scene failed."""

    @property
    def id(self) -> str:
        return self.scene.id

    @property
    def passed(self) -> bool:
        return not self.failures


# Reading

STEP_KEYS = {"note", "when", "then", "chance", "draws", "open"}
BRANCH_KEYS = {"name", "given", "step", "branch", *STEP_KEYS}
SCENE_KEYS = {"id", "title", "source", "game", "rules", "fillings", "alike", *BRANCH_KEYS} - {"name"}
ALIKE_KEYS = {"branches", "to", "note"}


def load_scene(path: str | Path) -> Scene:
    """Read a scene from a TOML file."""
    file = str(path)
    try:
        table = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(file, f"is not TOML: {error}") from None
    except OSError as error:
        raise BadContent(file, f"cannot be read: {error.strerror}") from None
    return read_scene(file, table)


def read_scene(file: str, table: Mapping[str, Any]) -> Scene:
    """Read a scene from the tables of its file."""
    _keys(file, table, SCENE_KEYS)
    for key in ("id", "title", "game", "rules"):
        if key not in table:
            raise BadContent(f"{file}: {key}", "is missing")
    words = {key: _typed(file, table, key, str, "") for key in ("id", "title", "source", "game")}
    rules = _typed(file, table, "rules", list, [])
    if not all(isinstance(rule, str) for rule in rules):
        raise BadContent(f"{file}: rules", "must be a list of rule ids")
    fillings = _typed(file, table, "fillings", int, FILLINGS)
    if not 1 <= fillings <= 1000:
        raise BadContent(f"{file}: fillings", f"must be from 1 to 1000, not {fillings}")
    trunk = _branch(file, "", table)
    if not any(steps for _, _, steps in leaves(trunk)):
        raise BadContent(f"{file}: step", "is missing: a scene needs at least one step")
    alike = tuple(_alike(file, trunk, one) for one in _tables(file, table, "alike"))
    return Scene(file=file, **words, rules=tuple(rules), fillings=fillings, trunk=trunk, alike=alike)


def _keys(where: str, table: Mapping[str, Any], known: set[str]) -> None:
    for key in table:
        if key not in known:
            raise BadContent(f"{where}: {key}", f"unknown; choose one of {', '.join(sorted(known))}")


def _said_once(where: str, given: Mapping[str, Any]) -> None:
    """Merge seats that differ only in case: [given.a] and [given.A] are the same seat."""
    names = [plain(key) for key in given]
    for key in given:
        if names.count(plain(key)) > 1:
            raise BadContent(f"{where}.{key}", "appears twice, in upper and in lower case")


def _typed(where: str, table: Mapping[str, Any], key: str, kind: type[Any], default: Any) -> Any:
    value = table.get(key, default)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        names = {str: "text", list: "a list", int: "a number", dict: "a table", bool: "true or false"}
        raise BadContent(f"{where}: {key}", f"{value!r} is not {names[kind]}")
    return value


def _tables(where: str, table: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise BadContent(f"{where}: {key}", f"must be written as [[{key}]]")
    return value


def _branch(where: str, name: str, table: Mapping[str, Any]) -> Branch:
    given = _typed(where, table, "given", dict, {})
    _said_once(f"{where}: given", given)
    inside = f"branch {name!r}, " if name else ""
    tables = _tables(where, table, "step")
    first = {key: table[key] for key in STEP_KEYS - {"note"} if key in table}
    if first:  # a step may be written without [[step]]
        tables = [first, *tables]
    steps = tuple(_step(where, f"{inside}step {number}", one) for number, one in enumerate(tables, start=1))
    branches: list[Branch] = []
    names: list[str] = []
    for number, one in enumerate(_tables(where, table, "branch"), start=1):
        at = f"{where}: branch {number}"
        _keys(at, one, BRANCH_KEYS)
        called = _typed(at, one, "name", str, str(number))
        if called in names:
            raise BadContent(f"{at}: name", f"{called!r} appears twice")
        names.append(called)
        branches.append(_branch(where, f"{name}/{called}" if name else called, one))
    return Branch(name, given, steps, tuple(branches))


def _step(file: str, label: str, table: Mapping[str, Any]) -> Step:
    where = f"{file}: {label}"
    _keys(where, table, STEP_KEYS)
    draws = table.get("draws")
    if draws is not None and (not isinstance(draws, list) or not all(isinstance(draw, int) for draw in draws)):
        raise BadContent(f"{where}: draws", f"{draws!r} is not a list of numbers")
    if draws is not None and "chance" in table:
        raise BadContent(f"{where}: draws", "and `chance` both fix random draws: use only one of them")
    then = _typed(where, table, "then", dict, {})
    check_then(where, then)
    return Step(
        label=label,
        when=read_when(f"{where}: when", table.get("when", [])),
        then=then,
        chance=_typed(where, table, "chance", dict, {}),
        draws=None if draws is None else tuple(draws),
        open=_typed(where, table, "open", bool, False),
    )


def _alike(file: str, trunk: Branch, table: Mapping[str, Any]) -> Alike:
    where = f"{file}: alike"
    _keys(where, table, ALIKE_KEYS)
    names = _typed(where, table, "branches", list, [])
    known = [name for name, _, _ in leaves(trunk)]
    for name in names:
        if name not in known:
            raise BadContent(f"{where}: branches", f"{name!r} is not one of {', '.join(known)}")
    if len(names) < 2:
        raise BadContent(f"{where}: branches", "must name two branches or more")
    return Alike(tuple(names), table.get("to", "all"))


def leaves(branch: Branch) -> Iterator[tuple[str, Mapping[str, Any], tuple[Step, ...]]]:
    """Yield every way through the scene: the name of its last branch, its position, its steps."""
    if not branch.branches:
        yield branch.name, branch.given, branch.steps
    for one in branch.branches:
        for name, given, steps in leaves(one):
            yield name, _merged(branch.given, given), branch.steps + steps


def ways(branch: Branch) -> Iterator[tuple[str, Mapping[str, Any], tuple[Step, ...]]]:
    """Yield every way through the scene: to the last branches, and to where branches begin that all have positions of
    their own, because those do not show whether the steps before them hold from the original position."""
    below = [(name, _merged(branch.given, given), steps) for one in branch.branches for name, given, steps in ways(one)]
    if not branch.branches or (branch.steps and all(given != branch.given for _, given, _ in below)):
        yield branch.name, branch.given, branch.steps
    for name, given, steps in below:
        yield name, given, branch.steps + steps


def _merged(given: Mapping[str, Any], instead: Mapping[str, Any]) -> dict[str, Any]:
    """Merge tables key by key; any other value replaces the one below."""
    merged = dict(given)
    known = {plain(key): key for key in given}
    for key, value in instead.items():
        name = known.get(plain(key), key)
        old = merged.get(name)
        merged[name] = _merged(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return merged


def check_rules(scene: Scene, game: AnyGame) -> None:
    """Raise BadContent if the scene cites a rule that its game does not have."""
    try:
        book = Rulebook(game)
    except BadContent:  # a game without a rulebook
        return
    cited = [("rules", rule) for rule in scene.rules]
    for where, rule in (*cited, *_rules_expected(scene.trunk)):
        if rule.upper() not in book:
            raise BadContent(f"{scene.file}: {where}", f"the rulebook of {game.key} has no rule {rule!r}")


def _rules_expected(branch: Branch) -> Iterator[tuple[str, str]]:
    """Yield the rule ids in expectations, each with its place in the file."""
    for step in branch.steps:
        for name in ("blocked", "refused"):
            for answer, rule in step.then.get(name, {}).items():
                if RULE.fullmatch(str(rule)):
                    yield f"{step.label}: {name}.{answer}", str(rule)
        for name in ("happened", "happened_exactly", "not_happened", "told", "not_told"):
            for number, event in enumerate(step.then.get(name, ()), start=1):
                if isinstance(event, dict) and plain(event.get("rule", "none")) not in ("", "none"):
                    yield f"{step.label}: {name}[{number}].rule", str(event["rule"])
    for one in branch.branches:
        yield from _rules_expected(one)


# Running


def run_scene(scene: Scene | str | Path, fillings: int | None = None) -> SceneResult:
    """Play every branch of a scene with several legal fillings of what it does not say.

    An expectation that does not hold is listed in `failures`. A scene that says something impossible or unknown raises
    BadContent.

    Examples:
        >>> from hyakki import run_scene
        >>> result = run_scene("tests/scenes/kitsunedo/KI-E01.toml")
        >>> result.id, result.passed, result.failures
        ('KI-E01', True, [])
    """
    if not isinstance(scene, Scene):
        scene = load_scene(scene)
    try:
        game = game_of(scene.game)
    except Malformed as error:
        raise BadContent(f"{scene.file}: game", str(error)) from None
    if type(game).position is Game.position:
        laid = ", ".join(key for key, other in games().items() if type(other).position is not Game.position)
        raise BadContent(f"{scene.file}: game", f"{game.key!r} does not support scenes; choose one of {laid}")
    check_rules(scene, game)
    result = SceneResult(scene)
    for filling in range(fillings or scene.fillings):
        for failure in _run_filling(scene, game, filling, result):
            told = failure if not filling else f"{failure} (with filling {filling + 1} of what is not said)"
            if told not in result.failures:
                result.failures.append(told)
        if result.failures:
            break
    return result


def _run_filling(scene: Scene, game: AnyGame, filling: int, result: SceneResult) -> Iterator[str]:
    ends: dict[str, Playing] = {}
    for name, given, steps in ways(scene.trunk):
        chance = Chance.seeded(f"{scene.id} {filling}")
        try:
            playing = ends[name] = Playing(game, given, chance, bool(scene.alike))
        except BadContent as error:
            inside = f"branch {name!r}, " if name else ""
            raise BadContent(f"{scene.file}: {inside}{error.where}", error.what) from None
        result.runs += 1
        for failure in _run_steps(scene, playing, steps, name if given != scene.trunk.given else ""):
            result.filled = result.filled or filled_in(playing, given)
            yield failure
    for alike in scene.alike:
        yield from _compare(scene, game, alike, ends)


def filled_in(playing: Playing, given: Mapping[str, Any]) -> dict[str, str]:
    said = flat(given)
    seats = [seat_name(seat) for seat in range(playing.first.seats)]
    names = [
        name.replace("*", seat)
        for name in playing.game.words.unsaid
        for seat in (seats if name.startswith("*.") else [""])
    ]
    return {name: written(fact(playing, playing.first, name)) for name in names if name not in said}


def _run_steps(scene: Scene, playing: Playing, steps: tuple[Step, ...], branch: str) -> Iterator[str]:
    """Yield every failure of these steps. `branch` is the branch from whose own position they are played; a step
    that branches share does not name it."""
    for step in steps:
        shared = branch and not step.label.startswith("branch ")
        where = f"{scene.file}: " + (f"branch {branch!r}, {step.label}" if shared else step.label)
        try:
            playing.play(step.when, step.chance, step.draws, step.open)
            failures = list(check_step(playing, step.then))
        except Stop as stop:
            yield f"{where}: {stop}"
            return
        except BadContent as error:
            raise BadContent(f"{where}: {error.where}", error.what) from None
        for failure in failures:
            yield f"{where}: {failure}"


def _compare(scene: Scene, game: AnyGame, alike: Alike, ends: Mapping[str, Playing]) -> Iterator[str]:
    one = ends[alike.branches[0]]
    for viewer in viewers_named(f"{scene.file}: alike: to", alike.to, one.state.seats):
        sent = one.sent(viewer)
        for name in alike.branches[1:]:
            other = ends[name].sent(viewer)
            # A viewer sees the fields of a View more easily than what its Memory makes of them.
            parts = sorted(dict.fromkeys((*sent, *other)), key=lambda part: part.endswith("view memory"))
            differs = next((part for part in parts if sent.get(part) != other.get(part)), None)
            if differs is not None:
                this, that = (msgspec.to_builtins(each.get(differs)) for each in (other, sent))
                where, this, that = _narrowed(differs, this, that)
                yield (
                    f"{scene.file}: alike: {_called(viewer)} can tell branch {name!r} from branch "
                    f"{alike.branches[0]!r} by {where}: {_shortly(this)} against {_shortly(that)}"
                )


def _called(viewer: Viewer) -> str:
    return ", ".join(map(seat_name, viewer.seats)) or "a spectator"


def _narrowed(where: str, one: Any, other: Any) -> tuple[str, Any, Any]:
    """Return the innermost part in which alone two values differ, and both of its values."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        parts = [(f"{where}.{key}", key) for key in one if one[key] != other[key]]
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        parts = [(f"{where}[{place}]", place) for place in range(len(one)) if one[place] != other[place]]
    else:
        return where, one, other
    inner, key = parts[0]
    return _narrowed(inner, one[key], other[key]) if len(parts) == 1 else (where, one, other)


def _shortly(sent: Any) -> str:
    said = "nothing" if sent is None else msgspec.json.encode(sent).decode()
    return said if len(said) <= SHORT else f"{said[:SHORT]}…"


__all__ = ["CHECKS", "Scene", "SceneResult", "load_scene", "run_scene"]
