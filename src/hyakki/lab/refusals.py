"""Entries that a game has offered, given to questions that do not offer them: a rule must refuse each of them."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from hyakki.core import engine
from hyakki.core.engine import State
from hyakki.core.errors import AgainstRules, HyakkiError, Stale
from hyakki.core.events import seat_name
from hyakki.core.menu import Ask, Menu, Option, Path
from hyakki.core.motion import Motion
from hyakki.core.table import Table

SAMPLE = 6
"""Entries that are tried at each question: half of them as they were offered, half with another thing in them."""


class Offered:
    """Every entry that a game has offered so far, the things that those entries point at, and its Motions."""

    def __init__(self) -> None:
        self._motions: dict[str, Motion] = {}
        self._options: dict[str, Option] = {}
        self._things: dict[str, dict[str, None]] = {}
        """Names by the kind of thing (`seat`, `card`)."""

    def add(self, entries: Menu) -> None:
        for option in entries.options:
            if option.id not in self._options:
                self._options[option.id] = option
                for kind, name in _pointed_at(option):
                    self._things.setdefault(kind, {})[name] = None

    def add_motions(self, motions: Iterable[Motion]) -> None:
        for motion in motions:
            self._motions.setdefault(motion.name, motion)

    def motion(self, rng: Random, seats: int) -> str:
        """Return a Motion of this game; if it is about a seat, then about any seat."""
        if not self._motions:
            return ""
        motion = rng.choice(list(self._motions.values()))
        return motion.name if motion.subject < 0 else f"{motion.name} {seat_name(rng.randrange(seats))}"

    def sample(self, rng: Random, most: int) -> list[str]:
        """Return entries as they were offered, and as many with one of their things replaced by another of its kind."""
        if not self._options:
            return []
        chosen = rng.choices(list(self._options.values()), k=most)
        return [
            self._with_another_thing(option, rng) if number % 2 else option.id for number, option in enumerate(chosen)
        ]

    def _with_another_thing(self, option: Option, rng: Random) -> str:
        words = option.id.split()
        named = [(kind, name) for kind, name in _pointed_at(option) if name in words[1:]]
        if not named:
            return option.id
        kind, name = rng.choice(named)
        other = rng.choice(list(self._things[kind]))
        return " ".join([words[0], *(other if word == name else word for word in words[1:])])


def _pointed_at(option: Option) -> Iterable[tuple[str, str]]:
    for point in option.points:
        kind, _, name = point.partition(" ")
        if name and " " not in name:
            yield kind, name


def unruled(s: State, ask: Ask, offered: Offered, rng: Random) -> list[str]:
    """Return faults: entries that are not offered here, at the start of an answer or after a part of one, and that
    no rule refuses."""
    found = []
    for path in _places(s, ask, rng):
        entries = engine.menu(s, ask, path, look=True)
        here = set(entries.ids())
        for id in offered.sample(rng, SAMPLE):
            if id not in here and not engine.rule_against(s, ask, path, id, entries):
                where = " > ".join((ask.kind, *(option.verb for option in path)))
                found.append(f"{where}: no rule refuses {id!r}")
    return found


def unruled_motion(table: Table, seat: int, offered: Offered, rng: Random) -> str:
    """Return a fault, or "": a Motion that this seat is not shown now and that no rule refuses."""
    offered.add_motions(table.game.motions(table.state, seat))
    id = offered.motion(rng, table.seats)
    if not id or id in [motion.id for motion in table.motions(seat)]:
        return ""
    try:
        table.propose(seat, id)
    except (AgainstRules, Stale):
        return ""
    except HyakkiError:
        return f"no rule refuses to propose {id!r}"
    return f"{id!r} is proposed and not shown"


def _places(s: State, ask: Ask, rng: Random) -> list[Path]:
    """Return the start of an answer, and a point inside it if there is one."""
    places: list[Path] = [()]
    inner = [option for option in engine.menu(s, ask).options if not option.final]
    if inner:
        path: Path = (rng.choice(inner),)
        while rng.random() < 0.5:
            further = [option for option in engine.menu(s, ask, path).options if not option.final]
            if not further:
                break
            path += (rng.choice(further),)
        places.append(path)
    return places
