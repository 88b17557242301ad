"""The expectations of a scene after a step. Each kind says how it was not met."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from random import Random
from typing import Any

from hyakki.core import engine
from hyakki.core.errors import AgainstRules, BadContent, HyakkiError, Malformed, NotYours, Stale
from hyakki.core.events import SPECTATOR, Event, Kind, Viewer, seat_name, viewers
from hyakki.core.facts import agrees, plain, written
from hyakki.core.menu import Ask, Menu, Path
from hyakki.core.save import digest
from hyakki.lab.scene_play import PROPOSE, Line, Playing, flat, is_motion, read_line
from hyakki.lab.scene_words import worded

WORLDS = 60
"""The number of redeals that show what a viewer knows."""

Failures = Iterator[str]


def check_then(where: str, then: Mapping[str, Any]) -> None:
    """Check the shape of the expectations, as far as that is possible without the game."""
    for name, said in then.items():
        kind = CHECKS[name][0] if name in CHECKS else object
        if not isinstance(said, kind):
            shape = "a table" if kind is dict else "a list"
            raise BadContent(f"{where}: then.{name}", f"{said!r} is not {shape}")


def check_step(playing: Playing, then: Mapping[str, Any]) -> Failures:
    """Yield every expectation that is not met. No Memory may rule out the true world."""
    facts = {}
    for name, said in then.items():
        if name in CHECKS:
            for failure in CHECKS[name][1](playing, said):
                yield f"{name}: {failure}"
        else:
            facts[name] = said
    yield from check_facts(playing, flat(facts))
    for viewer, memory in playing.memories.items():
        misfit = memory.misfit(playing.state)
        if misfit is not None:
            yield f"the Memory of {viewer!r} rules out the true world: {misfit}"


# Facts


_PLACE = re.compile(r"(.+)\[([1-9][0-9]*)\]")


def fact(playing: Playing, state: engine.State, name: str) -> Any:
    """Return a fact by name; `deck[1]` is the uppermost card of the deck."""
    place = _PLACE.fullmatch(name)
    if place is not None:
        whole = fact(playing, state, place[1])
        if not isinstance(whole, tuple):
            raise BadContent(name, f"{place[1]} has no places")
        return whole[int(place[2]) - 1] if int(place[2]) <= len(whole) else "none"
    if name not in ENDING:
        try:
            return playing.game.fact(state, name)
        except BadContent as error:
            raise BadContent(error.where, f"{error.what}; expectations are {', '.join((*ENDING, *CHECKS))}") from None
    if name == "over":
        return state.over is not None
    if state.over is None:
        return () if name in ("winners", "ranking") else "none"
    standing = playing.game.standing(state).plain()
    if name == "winner":
        return standing["winners"][0] if len(standing["winners"]) == 1 else "none"
    return tuple(standing[name]) if isinstance(standing[name], list) else standing[name]


ENDING = ("over", "winner", "winners", "ranking", "reason")


def check_facts(playing: Playing, said: Mapping[str, Any]) -> Failures:
    for name, value in said.items():
        true = fact(playing, playing.state, name)
        if not agrees(value, true):
            yield f"{name}: expected {written(value)}, got {written(true)}"


def check_unchanged(playing: Playing, names: Sequence[Any]) -> Failures:
    for name in names:
        was, now = fact(playing, playing.first, str(name)), fact(playing, playing.state, str(name))
        if was != now:
            yield f"{name} was {written(was)}, now it is {written(now)}"


def check_changed(playing: Playing, said: Mapping[str, Any]) -> Failures:
    for name, by in flat(said).items():
        was, now = fact(playing, playing.first, name), fact(playing, playing.state, name)
        if not isinstance(was, int) or not isinstance(now, int) or not isinstance(by, int):
            raise BadContent(f"changed.{name}", "is not a number")
        if now - was != by:
            yield f"{name}: expected a change of {by:+}, got {now - was:+} (from {was} to {now})"


# Questions and menus


def check_asked(playing: Playing, said: Any) -> Failures:
    asks = playing.state.asks
    true = {
        seat_name(ask.seat): [one.kind for one in asks if one.seat == ask.seat]
        for ask in sorted(asks, key=lambda ask: ask.seat)
    }
    if isinstance(said, str) and plain(said) in ("nobody", "none"):
        said = {}
    if not isinstance(said, dict):
        raise BadContent("asked", f'{said!r} is neither a table of seats nor "nobody"')
    wanted = {who.strip().upper(): kinds if isinstance(kinds, list) else [kinds] for who, kinds in said.items()}
    for who, kinds in wanted.items():
        if not all(isinstance(kind, str) for kind in kinds):
            raise BadContent(f"asked.{who}", f"{said.get(who, kinds)!r} is not the kind of a question, or several")
    if {who: sorted(map(plain, kinds)) for who, kinds in wanted.items()} != {
        who: sorted(kinds) for who, kinds in true.items()
    }:
        yield f"expected {_written_asks(wanted)}, got {_written_asks(true)}"


def _written_asks(asks: Mapping[str, Sequence[str]]) -> str:
    return ", ".join(f"{who} {'+'.join(kinds)}" for who, kinds in sorted(asks.items())) or "nobody"


class Entries:
    """The menu that a key of an expectation names, such as "A" or "A: attack B"."""

    def __init__(self, playing: Playing, check: str, key: str) -> None:
        self.key = key
        self.playing = playing
        line = read_line(check, key) if ":" in key else Line(key.strip().upper(), ())
        self.ids: list[str] = []
        self.blocked: dict[str, str] = {}
        self.previews: dict[str, dict[str, Any]] = {}
        self.motions: list[str] = []
        self.problem = ""
        self.rule = ""
        """The rule that blocks an entry of the key."""
        self.asked = True
        self.path: Path = ()
        self.ask: Ask | None = None
        if not line.ids and len(line.who) == 1:
            for motion in playing.motions(line.who):
                if motion.rule:
                    self.blocked[PROPOSE + motion.id] = motion.rule
                else:
                    self.motions.append(PROPOSE + motion.id)
        try:
            self.ask = playing.ask_of(line.who, line.ids)
            self.path = engine.read_part(playing.state, self.ask, playing.spelled(self.ask, line.ids))
            if self.path and self.path[-1].final:
                raise Malformed(f"the answer ends with {self.path[-1].id!r}")
        except HyakkiError as error:
            self.problem = f"{key}: {error}"
            self.asked = not isinstance(error, NotYours)
            self.rule = error.rule if isinstance(error, AgainstRules) else ""
            return
        for ask in [self.ask] if self.path else playing.asks_of(line.who):
            menu: Menu = engine.menu(playing.state, ask, self.path, look=True)
            self.ids += menu.ids()
            self.blocked |= {entry.id: entry.rule for entry in menu.blocked}
            self.previews |= menu.previews

    def matching(self, said: Any) -> list[str]:
        """Return the entries that this name or pattern ("attack *") means."""
        patterns = {plain(name) for name in self.names(said)}
        return [id for id in self.ids + self.motions if any(fnmatchcase(plain(id), one) for one in patterns)]

    def names(self, said: Any) -> tuple[str, str]:
        """Return an entry as the scene calls it, and as the menu does."""
        return str(said), self.playing.game.spelled(self.playing.state, str(said))

    def unreachable(self, said: Sequence[Any]) -> str:
        """Return the problem of the key, or "": Motions can be expected of a seat that is asked nothing."""
        return "" if said and all(is_motion(str(one)) for one in said) else self.problem

    def __str__(self) -> str:
        return f"[{', '.join(self.ids + self.motions)}]"


def _listed(check: str, said: Mapping[str, Any]) -> Iterator[tuple[str, list[Any]]]:
    for key, names in said.items():
        listed = names if isinstance(names, list) else [names]
        for name in listed:
            if not isinstance(name, str) or not name.strip():
                raise BadContent(f"{check}.{key}", f"{name!r} is not text")
        yield key, listed


def check_offered(playing: Playing, said: Mapping[str, Any]) -> Failures:
    for key, names in _listed("offered", said):
        entries = Entries(playing, "offered", key)
        if entries.unreachable(names):
            yield entries.problem
            continue
        for name in names:
            if not entries.matching(name):
                why = entries.blocked.get(str(name))
                yield f"{key}: expected {name}, got {entries}" + (f" ({name} is blocked by {why})" if why else "")


def check_only(playing: Playing, said: Mapping[str, Any]) -> Failures:
    for key, names in _listed("only", said):
        entries = Entries(playing, "only", key)
        if entries.problem:
            yield entries.problem
            continue
        meant = {id for name in names for id in entries.matching(name)}
        missing = [str(name) for name in names if not entries.matching(name)]
        extra = [id for id in entries.ids if id not in meant]
        if missing or extra:
            yield f"{key}: expected exactly {written(names)}, got {entries}"


def check_not_offered(playing: Playing, said: Mapping[str, Any]) -> Failures:
    for key, names in _listed("not_offered", said):
        entries = Entries(playing, "not_offered", key)
        if entries.asked and entries.unreachable(names):
            yield entries.problem
        for name in names:
            if entries.matching(name):
                yield f"{key}: {name} must not be offered, got {entries}"


def check_blocked(playing: Playing, said: Mapping[str, Any]) -> Failures:
    for key, rule in said.items():
        line = read_line("blocked", key)
        before = ", ".join(line.ids[:-1])
        entries = Entries(playing, "blocked", f"{line.who}: {before}" if before else line.who)
        if entries.unreachable(line.ids) and not entries.rule:
            yield entries.problem
            continue
        found = {plain(id): by for id, by in entries.blocked.items()}
        by = next((found[plain(name)] for name in entries.names(line.ids[-1]) if plain(name) in found), None)
        by = by or _unshown(playing, entries, line.ids)
        if by is None:
            state = "is offered" if entries.matching(line.ids[-1]) else "is neither offered nor blocked"
            yield f"{key}: expected blocked by {rule}, but it {state}"
        elif plain(by) != plain(rule):
            yield f"{key}: expected blocked by {rule}, got {by}"


def _unshown(playing: Playing, entries: Entries, ids: Sequence[str]) -> str | None:
    """Return the rule against an answer that no menu shows, or against one of the entries before its last."""
    try:
        if entries.ask is not None:
            engine.read_part(playing.state, entries.ask, playing.spelled(entries.ask, ids))
    except AgainstRules as error:
        return error.rule
    except HyakkiError:
        pass
    return None


def check_preview(playing: Playing, said: Mapping[str, Any]) -> Failures:
    for key, facts in said.items():
        line = read_line("preview", key)
        before = ", ".join(line.ids[:-1])
        entries = Entries(playing, "preview", f"{line.who}: {before}" if before else line.who)
        previews = {plain(id): preview for id, preview in entries.previews.items()}
        shown = next((previews[plain(name)] for name in entries.names(line.ids[-1]) if plain(name) in previews), None)
        if entries.problem or shown is None:
            yield entries.problem or f"{key}: nothing is shown in advance"
            continue
        if not isinstance(facts, dict):
            raise BadContent(f"preview.{key}", f"{facts!r} is not a table")
        for name, value in facts.items():
            if not agrees(value, shown.get(name, "none")):
                yield f"{key}: {name}: expected {written(value)}, got {written(shown.get(name, 'none'))}"


def check_ways(playing: Playing, said: Mapping[str, Any]) -> Failures:
    """Compare every complete answer that begins with these entries; the order of the entries in an answer means
    nothing."""
    for key, ways in _listed("ways", said):
        entries = Entries(playing, "ways", key)
        if entries.problem or entries.ask is None:
            yield entries.problem
            continue
        true = set(_ways(playing, entries.ask, entries.path))
        wanted = {tuple(sorted(plain(part) for part in str(way).split(","))) for way in ways}
        if true != wanted:
            yield f"{key}: expected exactly {_written_ways(wanted)}, got {_written_ways(true)}"


def _ways(playing: Playing, ask: Ask, path: Path) -> Iterator[tuple[str, ...]]:
    start = len(path)

    def walk(path: Path) -> Iterator[Path]:
        if path and path[-1].final:
            yield path
            return
        for option in engine.menu(playing.state, ask, path).options:
            yield from walk((*path, option))

    for way in walk(path):
        yield tuple(sorted(plain(option.id) for option in way[start:]))


def _written_ways(ways: set[tuple[str, ...]]) -> str:
    return " | ".join(", ".join(way) for way in sorted(ways)) or "none"


ERRORS: dict[str, type[HyakkiError]] = {
    "malformed": Malformed,
    "not yours": NotYours,
    "stale": Stale,
    "against the rules": AgainstRules,
}


def check_refused(playing: Playing, said: Mapping[str, Any]) -> Failures:
    """Check that an answer is refused for this reason, and that trying it changes nothing."""
    before = digest(playing.state)
    for key, why in said.items():
        line = read_line("refused", key)
        if line.who in ("", "all"):
            raise BadContent(f"refused.{key}", "must be the answer of one seat")
        try:
            subject = playing.resolve(line)
            if isinstance(subject, Ask):
                playing.path_of(subject, line.ids)
        except HyakkiError as error:
            if not _is_error(error, why):
                yield f"{key}: expected {why}, got {_error_name(error)} ({error})"
        else:
            yield f"{key}: expected {why}, but it may be answered"
    if digest(playing.state) != before or playing.state.log:
        yield "trying changed the game"


def _is_error(error: HyakkiError, why: Any) -> bool:
    kind = ERRORS.get(plain(why))
    if kind is not None:
        return type(error) is kind
    return isinstance(error, AgainstRules) and plain(error.rule) == plain(why)


def _error_name(error: HyakkiError) -> str:
    if isinstance(error, AgainstRules):
        return error.rule
    return next((name for name, kind in ERRORS.items() if isinstance(error, kind)), type(error).__name__)


# Events


def _kind(playing: Playing, where: str, name: Any) -> Kind:
    kind = playing.game.kinds.get(plain(name))
    if kind is None:
        raise BadContent(where, f"there is no event {name!r}; choose one of {', '.join(sorted(playing.game.kinds))}")
    return kind


class Wanted:
    """An event as a scene names it: its kind, its rule, its fields."""

    def __init__(self, playing: Playing, where: str, said: Any) -> None:
        table = {"event": said} if isinstance(said, str) else said
        if not isinstance(table, dict):
            raise BadContent(where, f"{said!r} is neither the name of an event nor a table")
        self.playing = playing
        event = playing.game.kinds.get(plain(table.get("event")))
        named = "kind" if "kind" in table and (event is None or "kind" not in event.fields) else "event"
        self.kind = _kind(playing, where, table[named]) if named in table else None
        self.rule = table.get("rule")
        self.fields = {name: value for name, value in table.items() if name not in (named, "rule", "to", "only")}
        kinds = [self.kind] if self.kind is not None else list(playing.game.kinds.values())
        known = {name for kind in kinds for name in (*kind.fields, *kind.fact)}
        for name in self.fields:
            if name not in known:
                raise BadContent(f"{where}.{name}", f"no such field; choose one of {', '.join(sorted(known))}")

    def happened(self, event: Event) -> bool:
        open_part, fact = worded(self.playing.game, event)
        rule = open_part.get("rule", event.kind.rule)
        return self._is(event, rule) and self._fits(open_part | (fact if event.kind.audience == "all" else {}))

    def told(self, event: Event, viewer: Viewer) -> bool:
        if event.told(viewer) is None:
            return False
        open_part, fact = worded(self.playing.game, event)
        return self._is(event, event.kind.told) and self._fits(open_part | fact)

    def _is(self, event: Event, rule: str) -> bool:
        return self.kind in (None, event.kind) and (self.rule is None or plain(self.rule) == plain(rule))

    def _fits(self, known: Mapping[str, Any]) -> bool:
        return all(name in known and agrees(value, known[name]) for name, value in self.fields.items())

    def __str__(self) -> str:
        parts = [] if self.kind is None else [self.kind.name]
        parts += [] if self.rule is None else [f"by {self.rule}"]
        parts += [f"{name} {written(value)}" for name, value in self.fields.items()]
        return ", ".join(parts)


def _story(playing: Playing, events: Sequence[Event]) -> str:
    told = []
    for event in events:
        open_part, fact = worded(playing.game, event)
        known = open_part | (fact if event.kind.audience == "all" else {})
        told.append(" ".join([event.kind.name, *(f"{name}={written(value)}" for name, value in known.items())]))
    return "; ".join(told) or "nothing happened"


def _spoken(playing: Playing) -> list[Event]:
    return [event for event in playing.heard if event.kind.name not in playing.game.words.silent]


def check_happened(playing: Playing, said: Sequence[Any]) -> Failures:
    """Check that these events happened in this order, with any others between them."""
    events = playing.heard
    at = 0
    for number, one in enumerate(said, start=1):
        wanted = Wanted(playing, f"happened[{number}]", one)
        found = next((place for place in range(at, len(events)) if wanted.happened(events[place])), None)
        if found is None:
            after = f" after the {number - 1} before it" if number > 1 else ""
            yield f"expected {wanted}{after}, got: {_story(playing, _spoken(playing))}"
            return
        at = found + 1


def check_happened_exactly(playing: Playing, said: Sequence[Any]) -> Failures:
    wanted = [Wanted(playing, f"happened_exactly[{number}]", one) for number, one in enumerate(said, start=1)]
    named = [one.kind for one in wanted]
    silent = playing.game.words.silent
    events = [event for event in playing.heard if event.kind.name not in silent or event.kind in named]
    if len(wanted) != len(events) or not all(one.happened(event) for one, event in zip(wanted, events, strict=True)):
        yield f"expected {'; '.join(map(str, wanted)) or 'nothing'}, got: {_story(playing, events)}"


def check_not_happened(playing: Playing, said: Sequence[Any]) -> Failures:
    for number, one in enumerate(said, start=1):
        wanted = Wanted(playing, f"not_happened[{number}]", one)
        if any(wanted.happened(event) for event in playing.heard):
            yield f"{wanted} must not happen, got: {_story(playing, _spoken(playing))}"


def viewers_named(where: str, said: Any, seats: int) -> list[Viewer]:
    everyone = viewers(seats)
    found = []
    for word in said if isinstance(said, list) else [said]:
        name = plain(word)
        if name == "all":
            found += everyone
        elif name == "spectator":
            found.append(SPECTATOR)
        elif isinstance(name, str) and len(name) == 1 and 0 <= ord(name) - 97 < seats:
            found.append(everyone[ord(name) - 97])
        else:
            raise BadContent(where, f'{word!r} is not a seat, "spectator" or "all"')
    return found


def _viewer_name(viewer: Viewer) -> str:
    return seat_name(viewer.seats[0]) if viewer.seats else "spectator"


def check_told(playing: Playing, said: Sequence[Any]) -> Failures:
    """Check that each of these viewers is told such a fact in this step; with `only`, that no other viewer is."""
    for number, wanted, to, only in _facts_told(playing, "told", said):
        for viewer in playing.memories:
            told = any(wanted.told(event, viewer) for event in playing.heard)
            if viewer in to and not told:
                yield f"{number}: {_viewer_name(viewer)} must be told {wanted}; {_was_told(playing, viewer)}"
            elif only and viewer not in to and told:
                yield f"{number}: {_viewer_name(viewer)} must not be told {wanted}, but is"


def check_not_told(playing: Playing, said: Sequence[Any]) -> Failures:
    for number, wanted, to, _ in _facts_told(playing, "not_told", said):
        for viewer in to:
            if any(wanted.told(event, viewer) for event in playing.heard):
                yield f"{number}: {_viewer_name(viewer)} must not be told {wanted}; {_was_told(playing, viewer)}"


def _facts_told(playing: Playing, check: str, said: Sequence[Any]) -> Iterator[tuple[int, Wanted, list[Viewer], bool]]:
    for number, one in enumerate(said, start=1):
        where = f"{check}[{number}]"
        if not isinstance(one, dict) or "to" not in one:
            raise BadContent(where, "must be a table with `to`")
        to = viewers_named(f"{where}.to", one["to"], playing.state.seats)
        only = one.get("only", False)
        if not isinstance(only, bool):
            raise BadContent(f"{where}.only", f"{only!r} is not true or false")
        yield number, Wanted(playing, where, one), to, only


def _was_told(playing: Playing, viewer: Viewer) -> str:
    told = []
    for event in playing.heard:
        if event.told(viewer) is not None:
            _, fact = worded(playing.game, event)
            facts = " ".join(f"{name}={written(value)}" for name, value in fact.items())
            told.append(f"{event.kind.name} (by {event.kind.told}) {facts}")
    return f"it was told: {'; '.join(told) or 'nothing'}"


# Knowledge of a viewer


def _worlds(playing: Playing, check: str, said: Mapping[str, Any]) -> Iterator[tuple[Viewer, str, list[str], str]]:
    """Yield, for each viewer and fact, its values in worlds that this viewer cannot tell from the real one, and the
    true value."""
    for who, names in _listed(check, said):
        for viewer in viewers_named(check, who, playing.state.seats):
            view = playing.game.view(playing.state, playing.memories[viewer])
            worlds = [playing.game.redeal(view, Random(world)) for world in range(WORLDS)]
            for name in map(str, names):
                true = written(fact(playing, playing.state, name))
                yield viewer, name, sorted({written(fact(playing, world, name)) for world in worlds}), true


def check_knows(playing: Playing, said: Mapping[str, Any]) -> Failures:
    for viewer, name, possible, true in _worlds(playing, "knows", said):
        if possible != [true]:
            others = " or ".join(possible[:3])
            yield f"{_viewer_name(viewer)} must know {name} ({true}); it could be {others}"


def check_cannot_know(playing: Playing, said: Mapping[str, Any]) -> Failures:
    for viewer, name, possible, true in _worlds(playing, "cannot_know", said):
        if len(possible) < 2:
            yield f"{_viewer_name(viewer)} must not know {name}, but it can only be {true}"


Check = Callable[[Playing, Any], Failures]
CHECKS: dict[str, tuple[type, Check]] = {
    "asked": (object, check_asked),
    "offered": (dict, check_offered),
    "only": (dict, check_only),
    "not_offered": (dict, check_not_offered),
    "ways": (dict, check_ways),
    "blocked": (dict, check_blocked),
    "preview": (dict, check_preview),
    "refused": (dict, check_refused),
    "happened": (list, check_happened),
    "happened_exactly": (list, check_happened_exactly),
    "not_happened": (list, check_not_happened),
    "told": (list, check_told),
    "not_told": (list, check_not_told),
    "knows": (dict, check_knows),
    "cannot_know": (dict, check_cannot_know),
    "unchanged": (list, check_unchanged),
    "changed": (dict, check_changed),
}
