"""The operations of the editor. Each gives another scenario, with faults or without."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hyakki.core.content import misfit
from hyakki.core.errors import Malformed
from hyakki.core.rules import Count, Number
from hyakki.games.okko.catalog.cards import AGENTS, HEROES
from hyakki.games.okko.catalog.chronicle import Face, Goal, Scenario, Space, from_heroes
from hyakki.games.okko.catalog.ids import COURTIERS, TEST_TOKENS
from hyakki.games.okko.editor.things import SPOTS, Thing, depends_on_heroes, spot, things

Plain = dict[str, Any]
Field = Annotated[str, Meta(max_length=60, pattern=r"^\S+( \S+)*$")]
Heroes = Annotated[int, Meta(ge=1, le=len(HEROES))]

MOST_NAME, MOST_STORY = 60, 1_000
"""The most letters of a name and of a story."""
CARD_CHOICES = tuple(str(least) for least in range(len(HEROES) + 1))
EMPTY = Scenario(
    heroes=(1, len(HEROES)),
    investigation=False,
    pieces=(),
    doors=(),
    starts=(),
    agents={},
    cards=(),
    goal=Goal(kind="fetch", difficulty=4),
    rounds=7,
)


class _Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    pass


class Piece(_Deed, frozen=True):
    """Lay a tile or corridor, or move it."""

    face: Face
    at: tuple[Number, Number]
    turned: bool = False


class Lay(_Deed, frozen=True):
    """Lay a thing on a space. Of things that there are once, the one that lies elsewhere moves."""

    tool: Field
    space: Space


class Move(_Deed, frozen=True):
    field: Field
    space: Space


class Remove(_Deed, frozen=True):
    """Take one thing away, or all of a field; with a piece, everything on it."""

    field: Field


class Door(_Deed, frozen=True):
    door: Field
    state: Literal["open", "closed", "none"]


class From(_Deed, frozen=True):
    """Set the number of heroes from which a thing is used."""

    field: Field
    heroes: Heroes


class Set(_Deed, frozen=True):
    """Set a Control."""

    field: Field
    value: bool | Count | Annotated[str, Meta(max_length=MOST_STORY)]


def changed(scenario: Scenario, operation: Mapping[str, Any]) -> Scenario:
    """The scenario after the operation."""
    try:
        deed = msgspec.convert(operation, Piece | Lay | Move | Remove | Door | From | Set)
        plain = msgspec.to_builtins(scenario)
        DEEDS[type(deed)](plain, deed)
        return msgspec.convert(plain, Scenario, strict=True)
    except msgspec.ValidationError as error:
        what, field = misfit(error)
        raise Malformed(f"the operation does not fit: {field} {what}".replace("  ", " ")) from None


def _no_such(field: str) -> Malformed:
    return Malformed(f"the scenario has no {field!r}")


# Pieces and doors


def _piece(plain: Plain, deed: Piece) -> None:
    laid: Plain = {"face": deed.face, "at": deed.at, **({"turned": True} if deed.turned else {})}
    pieces = [piece for piece in plain["pieces"] if piece["face"] != deed.face]
    place = next((n for n, piece in enumerate(plain["pieces"]) if piece["face"] == deed.face), len(pieces))
    pieces.insert(place, laid)
    west, north = (min(0, deed.at[axis]) for axis in (0, 1))
    plain["pieces"] = [{**piece, "at": (piece["at"][0] - west, piece["at"][1] - north)} for piece in pieces]


def _door(plain: Plain, deed: Door) -> None:
    bare = [door.removesuffix(" closed") for door in plain["doors"]]
    doors = [*plain["doors"]]
    wanted = deed.door + (" closed" if deed.state == "closed" else "")
    if deed.door in bare and deed.state != "none":
        doors[bare.index(deed.door)] = wanted
    elif deed.state != "none":
        doors.append(wanted)
    elif deed.door in bare:
        del doors[bare.index(deed.door)]
    else:
        raise _no_such(f"door {deed.door}")
    plain["doors"] = doors


def _clear(plain: Plain, face: str) -> None:
    """Remove everything that lies on this face or names it."""
    here = f"{face}."
    plain["doors"] = [door for door in plain["doors"] if not any(end.startswith(here) for end in door.split(" - "))]
    for field in ("starts", "extras", *SPOTS):
        plain[field] = [space for space in plain.get(field, ()) if not space.startswith(here)]
    spots = {name: [each for each in found if not each.startswith(here)] for name, found in plain["agents"].items()}
    plain["agents"] = {name: found for name, found in spots.items() if found}
    plain["courtiers"] = {n: space for n, space in plain.get("courtiers", {}).items() if not space.startswith(here)}
    plain["tests"] = [test for test in plain.get("tests", ()) if not test["at"].startswith(here)]
    plain["special"] = [
        each for each in plain.get("special", ()) if each.get("at") != face and not each.get("at", "").startswith(here)
    ]
    plain["goal"] = {
        name: value
        for name, value in plain["goal"].items()
        if value != face and not (name in ("at", "home") and value.startswith(here))
    }


# Things


def _lay(plain: Plain, deed: Lay) -> None:
    name, _, which = deed.tool.partition(" ")
    if name in ("starts", "extras", *SPOTS) and not which:
        plain[name] = [*plain.get(name, ()), deed.space]
    elif name == "agents" and which in AGENTS:
        plain["agents"] = {**plain["agents"], which: [*plain["agents"].get(which, ()), deed.space]}
        named = {from_heroes(card)[0] for card in plain["cards"]}
        if which not in named:
            plain["cards"] = [*plain["cards"], which]
    elif name == "courtiers" and which in COURTIERS:
        plain["courtiers"] = {**plain.get("courtiers", {}), which: deed.space}
    elif name == "tests" and which in TEST_TOKENS:
        _lay_test(plain, which, deed.space)
    elif deed.tool == "special hidden-follower":
        plain["special"] = [*plain.get("special", ()), {"rule": which, "at": deed.space}]
    elif deed.tool == "goal at":
        plain["goal"] = {**plain["goal"], "at": deed.space}
    else:
        raise _no_such(deed.tool)


def _lay_test(plain: Plain, token: str, space: str) -> None:
    tests = [dict(test) for test in plain.get("tests", ())]
    same = next((test for test in tests if test["token"] == token), None)
    if same is not None:
        same["at"] = space
    else:
        tests.append({"token": token, "at": space, "does": "goal"})
    plain["tests"] = tests


def _thing(plain: Plain, field: str) -> Thing:
    found = next((thing for thing in things(msgspec.convert(plain, Scenario)) if thing.field == field), None)
    if found is None:
        raise _no_such(field)
    return found


def _move(plain: Plain, deed: Move) -> None:
    thing = _thing(plain, deed.field)
    _replace(plain, deed.field, lambda old: {**old, "at": deed.space} if isinstance(old, Mapping) else deed.space)
    if thing.least > 1:
        _from(plain, From(deed.field, thing.least))


def _from(plain: Plain, deed: From) -> None:
    if not depends_on_heroes(deed.field):
        raise Malformed(f"{deed.field!r} does not depend on the number of heroes")

    def since(old: Any) -> str:
        if not isinstance(old, str):
            raise _no_such(deed.field)
        return spot(from_heroes(old)[0], deed.heroes)

    _replace(plain, deed.field, since)


def _remove(plain: Plain, deed: Remove) -> None:
    pieces = plain["pieces"]
    faces = {f"pieces {number}": piece["face"] for number, piece in enumerate(pieces, start=1)}
    gone = faces.get(deed.field)
    _replace(plain, deed.field, None)
    if gone is not None and all(piece["face"] != gone for piece in plain["pieces"]):
        _clear(plain, gone)


def _replace(plain: Plain, field: str, change: Callable[[Any], Any] | None) -> None:
    """Change the entry of the plain scenario that this field names, or take it away."""
    *way, last = field.split()
    place: Any = plain
    for step in way:
        inner = place.get(step) if isinstance(place, dict) else None
        if not isinstance(inner, (dict, list, tuple)):
            raise _no_such(field)
        place[step] = place = dict(inner) if isinstance(inner, dict) else list(inner)
    key: Any = int(last) - 1 if isinstance(place, list) and last.isdecimal() else last
    if not (0 <= key < len(place) if isinstance(key, int) else isinstance(place, dict) and key in place):
        raise _no_such(field)
    if change is not None:
        place[key] = change(place[key])
    elif field in EMPTIED:
        place[key] = type(place[key])()
    elif way:
        del place[key]
    else:
        raise _no_such(field)
    if way[:1] == ["agents"] and not all(plain["agents"].values()):
        plain["agents"] = {name: spots for name, spots in plain["agents"].items() if spots}


EMPTIED = ("doors", "starts", "courtiers", "extras", *SPOTS, "cards", "tests", "special", "agents")
"""Fields whose entries can be taken away all at once."""


# Controls


def _set(plain: Plain, deed: Set) -> None:
    name, _, rest = deed.field.partition(" ")
    setter = SETTERS.get(name)
    if setter is None:
        raise _no_such(deed.field)
    setter(plain, rest, deed.value)


def _set_text(field: str, most: int) -> Callable[[Plain, str, Any], None]:
    def set_text(plain: Plain, rest: str, value: Any) -> None:
        if rest or not isinstance(value, str) or len(value) > most:
            raise Malformed(f"{field} must be text of at most {most} letters")
        plain[field] = value.strip()

    return set_text


def _set_heroes(plain: Plain, rest: str, value: Any) -> None:
    least, most = plain["heroes"]
    if isinstance(value, bool) or not isinstance(value, int):
        raise Malformed(f"heroes {rest} must be a number")
    if rest == "least":
        plain["heroes"] = (value, max(value, most))
    elif rest == "most":
        plain["heroes"] = (min(value, least), value)
    else:
        raise _no_such(f"heroes {rest}")


def _set_rounds(plain: Plain, rest: str, value: Any) -> None:
    if rest:
        raise _no_such(f"rounds {rest}")
    plain["rounds"] = value


def _set_goal(plain: Plain, rest: str, value: Any) -> None:
    if rest == "kind":
        plain["goal"] = {"kind": value, **({"difficulty": 4} if value == "fetch" else {})}
        plain["investigation"] = value == "demon"
    elif rest in ("attribute", "difficulty", "home", "tile", "agent", "count"):
        plain["goal"] = {**plain["goal"], rest: value}
    else:
        raise _no_such(f"goal {rest}")


def _set_card(plain: Plain, agent: str, value: Any) -> None:
    """The number of heroes from which on the Oni has the card, as a choice; 0: never."""
    if value not in CARD_CHOICES:
        raise Malformed(f"cards {agent} must be one of {', '.join(CARD_CHOICES)}")
    least = int(value)
    cards = [*plain["cards"]]
    names = [from_heroes(card)[0] for card in cards]
    if agent in names and not least:
        del cards[names.index(agent)]
    elif agent in names:
        cards[names.index(agent)] = spot(agent, least)
    elif least:
        cards.append(spot(agent, least))
    plain["cards"] = cards


def _set_special(plain: Plain, rule: str, value: Any) -> None:
    """A switch, a count of which 0 means none, or the face of which "" means none."""
    others = [special for special in plain.get("special", ()) if special["rule"] != rule]
    if isinstance(value, bool):
        mine: Plain = {}
    else:
        mine = {"count": value} if isinstance(value, int) else {"at": value}
    place = next((n for n, each in enumerate(plain.get("special", ())) if each["rule"] == rule), len(others))
    if value:
        others.insert(place, {"rule": rule, **mine})
    plain["special"] = others


def _set_test(plain: Plain, rest: str, value: Any) -> None:
    number, _, field = rest.partition(" ")
    tests = [dict(test) for test in plain.get("tests", ())]
    if not number.isdecimal() or not 1 <= int(number) <= len(tests) or field not in ("does", "count", "door"):
        raise _no_such(f"tests {rest}")
    tests[int(number) - 1][field] = value
    plain["tests"] = tests


SETTERS: dict[str, Callable[[Plain, str, Any], None]] = {
    "name": _set_text("name", MOST_NAME),
    "story": _set_text("story", MOST_STORY),
    "heroes": _set_heroes,
    "rounds": _set_rounds,
    "goal": _set_goal,
    "cards": _set_card,
    "special": _set_special,
    "tests": _set_test,
}
DEEDS: dict[type, Callable[[Plain, Any], None]] = {
    Piece: _piece,
    Lay: _lay,
    Move: _move,
    Remove: _remove,
    Door: _door,
    From: _from,
    Set: _set,
}
