"""The faults of a scenario with their places on the board, and for each the change that fixes it, if there is one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from hyakki.core.editor import Control, Fix, Flaw
from hyakki.core.faults import SHOWN, Fault
from hyakki.core.fixes import Change, FixFinder
from hyakki.core.fluent import phrase
from hyakki.games.okko.catalog.cards import OkkoRules
from hyakki.games.okko.catalog.chronicle import from_heroes
from hyakki.games.okko.catalog.faults import PACKAGE
from hyakki.games.okko.catalog.scenario_checks import MOST_ROUNDS, scenario_faults
from hyakki.games.okko.catalog.scenario_reach import reach_warnings
from hyakki.games.okko.editor.drawing import Plan, shape_of
from hyakki.games.okko.editor.kit import TOOLS
from hyakki.games.okko.editor.operations import changed
from hyakki.games.okko.editor.things import things

HIDDEN = frozenset({"unreachable"})


def flaws(rules: OkkoRules, plan: Plan, controls: Sequence[Control], lang: str) -> tuple[Flaw, ...]:
    scenario = plan.scenario
    faults = scenario_faults(rules, scenario)
    changes = Changes(rules, plan)
    finder = FixFinder(
        faults,
        lambda do: scenario_faults(rules, changed(scenario, do)),
        lambda key, facts: phrase(PACKAGE, lang, f"editor-fix-{key}", **facts),
        HIDDEN,
    )
    found = [
        _flaw(plan, each, controls, lang, finder.find(each, changes.of(each))) for each in _once_a_piece(faults)[:SHOWN]
    ]
    if not faults:
        found += [_flaw(plan, each, controls, lang, None, True) for each in reach_warnings(rules, scenario)]
    return tuple(found)


def _once_a_piece(faults: Sequence[Fault]) -> list[Fault]:
    """Keep one fault of a piece that lies wrong or cannot be reached: it has one for many of its parts."""
    found = {(fault.key, _face(fault)) if fault.key in ALIKE else fault: fault for fault in reversed(faults)}
    return [*found.values()][::-1]


ALIKE = ("unreachable", "overlap")


def _face(fault: Fault) -> str:
    return fault.place.partition(".")[0]


def _flaw(
    plan: Plan, fault: Fault, controls: Sequence[Control], lang: str, fix: Fix | None, warning: bool = False
) -> Flaw:
    at = plan.place(fault)
    return Flaw(fault.where, fault.what(lang), warning, at, _control(fault.field, controls), fix)


def _control(field: str, controls: Sequence[Control]) -> str:
    """Return the Control or Tool that a fault is about."""
    if field in TOOLS:
        return field
    near = (control.field for control in controls if f"{control.field} ".startswith(f"{field} "))
    return next(near, field.split()[0])


class Changes:
    """The changes that may fix a fault."""

    def __init__(self, rules: OkkoRules, plan: Plan) -> None:
        self.rules = rules
        self.plan = plan
        self.scenario = plan.scenario

    def of(self, fault: Fault) -> Iterator[Change]:
        yield from CHANGES.get(fault.key, _none)(self, fault)
        removed = fault.field
        if fault.key == "overlap":
            faces = [piece.face for piece in self.scenario.pieces]
            removed = f"pieces {faces.index(_face(fault)) + 1}"
        if removed.split()[0] in REMOVABLE and fault.key not in KEPT:
            yield "remove", {"do": "remove", "field": removed}, {}

    def near(self, fault: Fault) -> Iterator[str]:
        """Yield free spaces on which any figure can stand, the nearest first."""
        spots = self.plan.layout.spots
        taken = {thing.space for thing in things(self.scenario)}
        tested = {space for reference in self.rules.references.values() for space in reference.at}
        free = [name for name, spot in spots.items() if spot.colour == "b" and name not in taken | tested]
        x, y = self.plan.place(fault) or self.first_start()
        yield from sorted(free, key=lambda name: _far(spots[name].cell, x, y))

    def first_start(self) -> tuple[float, float]:
        spot = next((s for name in self.scenario.starts if (s := self.plan.layout.spots.get(name))), None)
        return (spot.cell[0] + 0.5, spot.cell[1] + 0.5) if spot else (0.5, 0.5)


def _far(cell: tuple[int, int], x: float, y: float) -> float:
    return (cell[0] + 0.5 - x) ** 2 + (cell[1] + 0.5 - y) ** 2


def _none(changes: Changes, fault: Fault) -> Iterator[Change]:
    yield from ()


def _move(changes: Changes, fault: Fault) -> Iterator[Change]:
    for space in changes.near(fault):
        yield "move", {"do": "move", "field": fault.field, "space": space}, {"space": space}


def _lay_one(changes: Changes, fault: Fault) -> Iterator[Change]:
    tool = fault.field.split()[0]
    for space in changes.near(fault):
        yield "lay", {"do": "lay", "tool": tool, "space": space}, {"space": space}


def _join(changes: Changes, fault: Fault) -> Iterator[Change]:
    """A door that is not there yet; those of the piece itself first."""
    face = _face(fault)
    joins = [door for door, _ in changes.plan.joins if door not in changes.plan.doors]
    for door in sorted(joins, key=lambda door: face not in door):
        yield "door", {"do": "door", "door": door, "state": "open"}, {"door": door}


def _elsewhere(changes: Changes, fault: Fault) -> Iterator[Change]:
    """The piece in the nearest free place where a door can join it to another."""
    piece = changes.plan.whole.pieces[_face(fault)]
    x, y = piece.at
    for at in sorted(changes.plan.slots(shape_of(piece)), key=lambda at: _far(at, x + 0.5, y + 0.5)):
        do = {"do": "piece", "face": piece.face, "at": at, "turned": piece.turned}
        yield "elsewhere", do, {"face": piece.face}


def _straight(changes: Changes, fault: Fault) -> Iterator[Change]:
    yield "straight", {"do": "piece", "face": fault.place, "at": changes.plan.whole.pieces[fault.place].at}, {}


def _card(changes: Changes, fault: Fault) -> Iterator[Change]:
    agent, least = fault.field.split()[1], from_heroes(fault.place)[1]
    yield "card", {"do": "set", "field": f"cards {agent}", "value": str(least)}, {"agent": agent}


def _kind(changes: Changes, fault: Fault) -> Iterator[Change]:
    kind = "demon" if changes.scenario.investigation else "fetch"
    for each in (kind, "demon", "hunt"):
        yield "goal", {"do": "set", "field": "goal kind", "value": each}, {"kind": each}


def _bounded(changes: Changes, fault: Fault) -> Iterator[Change]:
    facts = dict(fault.args)
    most, value = facts.get("most", MOST_ROUNDS), facts.get("value", facts.get("rounds", 0))
    if isinstance(most, int) and most >= 1:
        number = most if isinstance(value, str) or value > most else 1
        yield "number", {"do": "set", "field": fault.field, "value": number}, {"number": number}


def _count(changes: Changes, fault: Fault) -> Iterator[Change]:
    name, number = fault.field.split()
    field = f"tests {number} count" if name == "tests" else f"special {fault.place}"
    yield "number", {"do": "set", "field": field, "value": 1}, {"number": 1}


def _close(changes: Changes, fault: Fault) -> Iterator[Change]:
    door = fault.place.removesuffix(" closed")
    yield "close", {"do": "door", "door": door, "state": "closed"}, {"door": door}
    for closed in (door for door in changes.scenario.doors if door.endswith(" closed")):
        bare = closed.removesuffix(" closed")
        yield "opens", {"do": "set", "field": f"{fault.field} door", "value": bare}, {"door": bare}


def _heroes(changes: Changes, fault: Fault) -> Iterator[Change]:
    yield "number", {"do": "set", "field": "heroes most", "value": 4}, {"number": 4}
    yield "number", {"do": "set", "field": "heroes least", "value": 1}, {"number": 1}


def _mission(changes: Changes, fault: Fault) -> Iterator[Change]:
    for face in changes.plan.layout.pieces:
        if face in changes.rules.references:
            yield "tile", {"do": "set", "field": "goal tile", "value": face}, {"tile": face}


def _home(changes: Changes, fault: Fault) -> Iterator[Change]:
    """Make the area where the heroes start their home."""
    spot = next((s for name in changes.scenario.starts if (s := changes.plan.layout.spots.get(name))), None)
    if fault.field == "goal home" and spot is not None:
        yield "home", {"do": "set", "field": "goal home", "value": spot.area}, {"area": spot.area}
    elif fault.field == "goal at":
        yield from _prize(changes, fault)


def _prize(changes: Changes, fault: Fault) -> Iterator[Change]:
    for space in reversed([*changes.near(fault)]):
        yield "lay", {"do": "lay", "tool": "goal at", "space": space}, {"space": space}


def _other(changes: Changes, fault: Fault) -> Iterator[Change]:
    yield "without", {"do": "set", "field": f"special {fault.place}", "value": False}, {}


CHANGES: dict[str, Callable[[Changes, Fault], Iterator[Change]]] = {
    **dict.fromkeys(("reinforcement", "no-space", "taken", "blocks-test"), _move),
    **dict.fromkeys(("few-starts", "few-extras"), _lay_one),
    **dict.fromkeys(("rounds", "number"), _bounded),
    "not-laid": _home,
    "unreachable": _join,
    **dict.fromkeys(("overlap", "off-table"), _elsewhere),
    "turned-tile": _straight,
    "no-card": _card,
    "goal-demon": _kind,
    "count": _count,
    "not-closed": _close,
    "heroes": _heroes,
    "no-mission-tile": _mission,
    "not-with": _other,
}
REMOVABLE = (
    "pieces",
    "doors",
    "starts",
    "agents",
    "courtiers",
    "extras",
    "evidence",
    "parchment",
    "chests",
    "cards",
) + (
    "tests",
    "special",
)
KEPT = ("few-starts", "few-extras", "unreachable", "no-pieces")
"""Faults that removing something does not fix."""
