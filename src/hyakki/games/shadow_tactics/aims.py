"""What a seat of Shadow Tactics should do next: the stages of the mission for ninjas, what to guard for the Daimyo."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from msgspec.structs import replace

from hyakki.core.aims import NEXT, Aim, Pin, Rung, ladder
from hyakki.games.shadow_tactics.board.places import NOWHERE, bush_place, place_name, yard_of
from hyakki.games.shadow_tactics.bot.journeys import FAR, ways_to
from hyakki.games.shadow_tactics.bot.outlook import table_of
from hyakki.games.shadow_tactics.catalog.cards import OFFICER
from hyakki.games.shadow_tactics.guards import kind_of
from hyakki.games.shadow_tactics.knowledge.view import ShadowView
from hyakki.games.shadow_tactics.options import guard_point, place_point
from hyakki.games.shadow_tactics.people import NOBODY
from hyakki.games.shadow_tactics.state import ShadowState

NINJA, DAIMYO = "ninja", "daimyo"
HOSTAGES = 3
ABSENT = -2
"""The distance of a seat none of whose ninjas is on the board."""


class Found(NamedTuple):
    """An Aim before it is put together."""

    key: str
    steps: tuple[Rung, ...]
    pins: tuple[Pin, ...] = ()
    bushes: frozenset[int] = frozenset()
    """The places where a ninja has to be."""
    facts: dict[str, Any] = {}


def aims(view: ShadowView) -> tuple[Aim, ...]:
    s = table_of(view)
    return tuple(_daimyo(s, seat) if seat == s.daimyo else _ninja(s, seat) for seat in view.viewer)


# Ninjas


def _ninja(s: ShadowState, seat: int) -> Aim:
    own = [n for n, ninja in enumerate(s.ninjas) if ninja.seat == seat and ninja.bush != NOBODY]
    found = MISSIONS[s.rules.mission](s, own)
    moves, nearest = _nearest(s, own, found.bushes)
    facts = {"moves": moves, "ninja": nearest, "time": s.time, "bush": _bush(found.bushes)} | found.facts
    return Aim(seat, NINJA, found.key, facts, found.steps, tuple(_measured(s, own, pin) for pin in found.pins))


def _measured(s: ShadowState, own: list[int], pin: Pin) -> Pin:
    """The Pin with the moves to its bush."""
    named = {place_point(bush_place(bush)): bush for bush in range(s.board.bushes)}
    return replace(pin, far=max(-1, _nearest(s, own, frozenset({named[pin.at]}))[0])) if pin.at in named else pin


def _nearest(s: ShadowState, own: list[int], bushes: frozenset[int]) -> tuple[int, int]:
    """Return the fewest moves of one of these ninjas to one of these bushes, without regard to colours, and the
    ninja."""
    if not own or not bushes:
        return -1 if own else ABSENT, own[0] if own else NOWHERE
    ways = ways_to(s.board, sorted(bushes), [1.0] * s.board.junctions)
    moves, ninja = min((ways[s.ninjas[n].bush], n) for n in own)
    return (int(moves) if moves < FAR else -1), ninja


def _bush(bushes: frozenset[int]) -> str:
    return place_name(bush_place(min(bushes))) if bushes else ""


def _beside(s: ShadowState, yards: Iterable[int]) -> frozenset[int]:
    wanted = set(yards)
    return frozenset(bush for bush in range(s.board.bushes) if wanted & set(s.board.yards_by_bush[bush]))


def _on_bushes(bushes: Iterable[int], name: str, rank: int = 1) -> tuple[Pin, ...]:
    return tuple(Pin(place_point(bush_place(bush)), name, rank) for bush in sorted(set(bushes)))


def _on_yards(yards: Iterable[int], name: str, rank: int = 1) -> tuple[Pin, ...]:
    return tuple(Pin(place_point(yard), name, rank) for yard in sorted(set(yards)))


def _carriers(s: ShadowState, ninjas: Iterable[int]) -> list[int]:
    return [n for n in ninjas if s.ninjas[n].carries]


def _home(s: ShadowState, steps: tuple[Rung, ...]) -> Found:
    entries = frozenset(s.kit.layout.entries)
    away = sum(1 for n in s.team() if s.ninjas[n].bush not in entries)
    return Found("home", steps, _on_bushes(entries, "pin-entry"), entries, {"away": away})


def _osaka(s: ShadowState, own: list[int]) -> Found:
    """A barrel, the main gate, fire (ST-453 to ST-458)."""
    gate = s.kit.objective_yards[0]
    beside = _beside(s, (gate,))
    carrying = _carriers(s, own)
    anybody = _carriers(s, s.team())
    at_gate = any(s.ninjas[n].bush in beside for n in anybody)
    steps = ladder("barrel", "gate", "blow", done=2 if at_gate else 1 if anybody else 0)
    to_gate = _on_yards((gate,), "pin-gate")
    if any(s.ninjas[n].bush in beside for n in carrying):
        return Found("blow", steps, to_gate)
    if carrying:
        return Found("gate", steps, to_gate, beside)
    if anybody:
        return Found("cover", steps, to_gate, beside, {"carrier": anybody[0]})
    barrels = frozenset(s.green)
    if not barrels:
        return Found("no-barrel", steps, to_gate)
    then = _on_yards((gate,), "pin-gate", NEXT)
    return Found("barrel", steps, _on_bushes(barrels, "pin-barrel") + then, barrels)


def _officers(s: ShadowState, yards: Iterable[int]) -> list[int]:
    wanted = set(yards)
    return [p for p, code in enumerate(s.guards) if code and kind_of(code) == OFFICER and yard_of(p) in wanted]


def _nakasendo(s: ShadowState, own: list[int]) -> Found:
    """The aims of Nakasendo: no Officer at a wagon or in the barracks (ST-466)."""
    wagons, barracks = s.kit.objective_yards, s.kit.layout.barracks
    posts = _officers(s, (*wagons, *barracks))
    steps = (
        *(Rung(f"wagon-{n + 1}", bool(s.round) and not _officers(s, (yard,))) for n, yard in enumerate(wagons)),
        Rung("barracks", bool(s.round) and not _officers(s, barracks)),
    )
    pins = tuple(Pin(guard_point(post), "pin-officer") for post in posts)
    then = _on_bushes(s.blue, "pin-accident", NEXT)
    return Found("officers", steps, pins + then, _beside(s, map(yard_of, posts)), {"officers": len(posts)})


def _imai(s: ShadowState, own: list[int]) -> Found:
    """Stun the lord, take the documents, all go home (ST-472 to ST-478)."""
    fallen, taken = s.documents_at != NOWHERE, bool(_carriers(s, s.team()))
    steps = ladder("stun", "documents", "home", done=2 if taken else 1 if fallen else 0)
    if taken:
        return _home(s, steps)
    post = s.documents_at if fallen else s.figure()
    if post == NOWHERE:
        return Found("stun", steps)
    name = "pin-documents" if fallen else "pin-lord"
    pins = _on_yards((yard_of(post),), name) + _on_bushes(s.kit.layout.entries, "pin-entry", NEXT)
    return Found("documents" if fallen else "stun", steps, pins, _beside(s, (yard_of(post),)))


def _tsuru(s: ShadowState, own: list[int]) -> Found:
    """Three hostages to entry tiles (ST-483 to ST-491)."""
    steps = ladder(*(f"hostage-{n + 1}" for n in range(HOSTAGES)), done=s.rescued)
    entries = frozenset(s.kit.layout.entries)
    facts = {"rescued": s.rescued}
    if _carriers(s, own):
        return Found("lead-out", steps, _on_bushes(entries, "pin-entry"), entries, facts)
    held = frozenset(s.green)
    if held:
        then = _on_bushes(entries, "pin-entry", NEXT)
        return Found("hostage", steps, _on_bushes(held, "pin-hostage") + then, held, facts)
    bell = frozenset() if s.rung else frozenset(s.kit.objective_bushes)
    return Found("cover-hostage", steps, _on_bushes(bell, "pin-bell"), bell, facts)


def _palace(s: ShadowState, own: list[int]) -> Found:
    """Lord Yabu dead, all home (ST-496 to ST-500)."""
    poisoned = s.poisoned != NOWHERE
    steps = (Rung("tea", poisoned or s.figure_dead), Rung("yabu", s.figure_dead), Rung("home"))
    if s.figure_dead:
        return _home(s, steps)
    figure = s.figure()
    lord = _on_yards((yard_of(figure),), "pin-yabu", NEXT if s.blue and not poisoned else 1) if figure >= 0 else ()
    if s.blue and not poisoned:
        return Found("tea", steps, _on_bushes(s.blue, "pin-tea") + lord, frozenset(s.blue))
    tea = _on_yards((s.poisoned,), "pin-poisoned", NEXT) if poisoned else ()
    return Found("yabu", steps, lord + tea, _beside(s, (yard_of(figure),)) if figure >= 0 else frozenset())


MISSIONS: dict[str, Callable[[ShadowState, list[int]], Found]] = {
    "M1": _osaka,
    "M2": _nakasendo,
    "M3": _imai,
    "M4": _tsuru,
    "M5": _palace,
}


# The Daimyo


def _daimyo(s: ShadowState, seat: int) -> Aim:
    """Guard what the ninjas want until time has run out."""
    started = s.kit.mission.time
    steps = (
        Rung("posted", s.round > 0),
        Rung("half-time", s.round > 0 and 2 * s.time <= started),
        Rung("time-up", s.round > 0 and s.time <= 0),
    )
    key, pins = _threat(s)
    return Aim(seat, DAIMYO, key, {"time": s.time, "officers": _counted(s), "rescued": s.rescued}, steps, pins)


def _counted(s: ShadowState) -> int:
    return len(_officers(s, (*s.kit.objective_yards, *s.kit.layout.barracks)))


def _threat(s: ShadowState) -> tuple[str, tuple[Pin, ...]]:
    """The Aim `guard-<mission>`, or `stop-<mission>` once ninjas have what they came for."""
    mission, goals = s.rules.mission, s.kit.objective_yards
    carried = _on_bushes((s.ninjas[n].bush for n in _carriers(s, s.team())), f"pin-carrier-{mission}")
    home = _on_bushes(s.kit.layout.entries, "pin-entry", NEXT)
    if mission == "M1":
        gate = _on_yards(goals, "pin-gate", NEXT if carried else 1)
        return ("stop-M1" if carried else "guard-M1"), carried + gate
    if mission == "M2":
        posts = _officers(s, (*goals, *s.kit.layout.barracks))
        return "guard-M2", tuple(Pin(guard_point(post), "pin-officer") for post in posts)
    if mission == "M4":
        hostages = _on_bushes(s.green, "pin-hostage", NEXT if carried else 1)
        return ("stop-M4" if carried else "guard-M4"), carried + hostages
    if mission == "M3" and carried:
        return "stop-M3", carried + home
    if s.figure_dead:
        return "stop-M5", home
    figure = s.figure()
    lord = _on_yards((yard_of(figure),), "pin-lord" if mission == "M3" else "pin-yabu") if figure >= 0 else ()
    return f"guard-{mission}", lord
