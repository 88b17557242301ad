"""The arguments that a message of a Fluent file gets, from the fields of an event, a frame or an option.

A message names a seat by its character, and by its player while it has none; `$seat-player` is always the player. For
no seat there is only `$seat-letter`, "none". `$you` is the field that holds the viewer's seat ("none" if no field
does), so that a message can say "you". A thing has a message of its own: `$item` is its name, `$item-key` selects by it
("none" if there is none), and each attribute of its message is a form (`$item-the`, `$item-one`). In the message of a
thing that belongs to a seat, `$owner` is its player.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from hyakki.core.events import Viewer, seat_name
from hyakki.core.fluent import Arg
from hyakki.core.words import Names, players_of, short

if TYPE_CHECKING:
    from hyakki.core.text import Text


class Arguments:
    """Makes arguments out of fields, in the words of one Text."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.words = text.words
        self._kept_forms: dict[str, dict[str, str]] = {}

    def of(self, facts: Mapping[str, Any], names: Names, viewer: Viewer) -> dict[str, Arg]:
        """Return the arguments that these fields make for a message to this viewer."""
        args: dict[str, Arg] = {"you": "none"}
        own = viewer.seats[0] if len(viewer.seats) == 1 else None
        for field, value in facts.items():
            if field in self.words.people:
                args |= self._people(field, value, names, own)
                if value == own and own is not None and args["you"] == "none":
                    args["you"] = field
            elif field in self.words.things:
                args |= self._things(field, value, facts, names, own)
            elif field in self.words.labels:
                args[field] = self._labels(field, value)
            elif isinstance(value, bool):
                args[field] = yes(value)
            elif isinstance(value, (str, int)):
                args[field] = "none" if value == "" else value
            elif _numbers(value):
                args[field] = sum(value)  # so many of each kind
        if "motion" in facts:
            args["motion"] = self.text.word(f"motion-{facts['motion']}", **args)
        return args

    def one(self, key: str, names: Names = (), own: int | None = None) -> dict[str, Arg]:
        """Return the arguments for the message of one thing."""
        one: dict[str, Arg] = {"count": 1, "number": self.text.number(1)}
        seat = self.words.owned.get(key)
        return one if seat is None else one | self._people("owner", seat, names, own)

    def _people(self, field: str, value: Any, names: Names, own: int | None) -> dict[str, Arg]:
        if isinstance(value, str):
            return {f"{field}-letter": value}
        if not isinstance(value, int):
            return {field: self.text.join([self.text.name(seat, names) for seat in value])}
        if value < 0:
            return {f"{field}-letter": "none"}
        name = self.text.name(value, names)
        return {
            field: name,
            f"{field}-to": self.text.word("name-to", name=name, initial=name[:1].casefold()),
            f"{field}-player": self.text.name(value, players_of(names)),
            f"{field}-letter": seat_name(value),
            f"{field}-you": yes(value == own),
        }

    def _things(
        self, field: str, value: Any, facts: Mapping[str, Any], names: Names, own: int | None
    ) -> dict[str, Arg]:
        declared = facts.get(self.words.declared.get(field, ""))
        keys = self.words.things[field]
        if isinstance(value, str):
            named = next((key for key in keys if short(key) == value), None)
            return {f"{field}-key": value} if named is None else self._forms(field, named, names, own)
        if not isinstance(value, int):
            return {field: self.text.things(field, value, declared), f"{field}-count": len(value)}
        if value < 0:
            return {f"{field}-key": "none"}
        args = self._forms(field, keys[value], names, own) | self._called(field, value, facts, names, own)
        if declared is not None:
            args[f"{field}-one"] = self.text.things(field, [value], [declared])
        return args

    def _called(
        self, field: str, value: int, facts: Mapping[str, Any], names: Names, own: int | None
    ) -> dict[str, Arg]:
        """Return the forms of the name by which a numbered thing is known, if it has one."""
        by = self.words.called.get(field, "")
        if by not in facts:
            return {}
        named = self._forms(field, self.words.things[by][facts[by]], names, own)
        del named[f"{field}-key"]
        if not facts.get("alike"):
            return named
        return {form: self.text.word("thing-numbered", thing=said, number=value + 1) for form, said in named.items()}

    def _labels(self, field: str, value: Any) -> str:
        if isinstance(value, str):
            return self.text.label(value)
        labels = self.words.labels[field]
        if not isinstance(value, int):
            return self.text.join([self.text.label(labels[number]) for number in value])
        return self.text.label(labels[value]) if value >= 0 else "none"

    def _forms(self, field: str, key: str, names: Names, own: int | None) -> dict[str, Arg]:
        """Return every form of a thing, under the name of the field that holds it."""
        forms = self._kept_forms.get(key)
        if forms is None:
            one = self.one(key, names, own)
            forms = {"": self.text.word(key, **one), "-key": short(key)}
            for form in self.text.messages.attributes(key):
                forms[f"-{form}"] = self.text.word(f"{key}.{form}", **one)
            if key not in self.words.owned:
                self._kept_forms[key] = forms
        return {field + form: said for form, said in forms.items()}


def yes(value: bool) -> str:
    """Return the word by which messages select: "yes" or "no"."""
    return "yes" if value else "no"


def _numbers(value: Any) -> bool:
    return isinstance(value, (tuple, list)) and all(type(part) is int for part in value)
