"""The errors that a program or a player can get from the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class HyakkiError(Exception):
    """The base class of all errors. A call that raises one has changed nothing.

    Examples:
        >>> from hyakki import HyakkiError, game_of
        >>> try:
        ...     game_of("chess")
        ... except HyakkiError as error:
        ...     print(type(error).__name__)
        Malformed
    """

    def __reduce__(self) -> tuple[Any, ...]:
        """Let the error travel between processes; its class may take any arguments."""
        return _made_again, (type(self), self.args, self.__dict__)


def _made_again(kind: type[HyakkiError], args: tuple[Any, ...], facts: dict[str, Any]) -> HyakkiError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


class Malformed(HyakkiError):
    """The answer or argument names nothing in this game, or is incomplete.

    Examples:
        >>> ask = table.asks[0]
        >>> table.answer(ask.seat, table.ask_id(ask), ["fly"])
        Traceback (most recent call last):
        hyakki.core.errors.Malformed: 'fly' is not an answer to 'pick'
    """


class NotYours(HyakkiError):
    """The seat was never asked this question.

    Examples:
        >>> table.answer(1, 1, ["pick any"])
        Traceback (most recent call last):
        hyakki.core.errors.NotYours: B was never asked question 1
    """


class Stale(HyakkiError):
    """The question has been answered, or has changed since it was asked.

    Examples:
        >>> ask = table.asks[0]
        >>> number = table.ask_id(ask)
        >>> table.answer(ask.seat, number, ["pick any"])
        >>> table.answer(ask.seat, number, ["pick any"])
        Traceback (most recent call last):
        hyakki.core.errors.Stale: question 1 of A is no longer open
    """


class AgainstRules(HyakkiError):
    """A rule forbids the answer. `rule` is the id of the rule, `facts` is what it refers to.

    Examples:
        >>> ask = table.asks[0]
        >>> try:
        ...     table.answer(ask.seat, table.ask_id(ask), ["attack B"])
        ... except AgainstRules as error:
        ...     print(error.rule, error.facts)
        KI-026 {'seat': 'A', 'ask': 'pick', 'option': 'attack B'}
    """

    def __init__(self, rule: str, facts: Mapping[str, object]) -> None:
        self.rule = rule
        self.facts = dict(facts)
        said = ", ".join(f"{key}: {value}" for key, value in self.facts.items())
        super().__init__(f"{rule} forbids it ({said})" if said else f"{rule} forbids it")


class BadContent(HyakkiError):
    """A content file, an option or a scene is wrong. `where` is the place, `what` is the error.

    Examples:
        >>> game.rules(3, {"content": {"items": {"sun": 100}}})
        Traceback (most recent call last):
        hyakki.core.errors.BadContent: items sun: Expected `int` <= 99
    """

    def __init__(self, where: str, what: str) -> None:
        self.where = where
        self.what = what
        super().__init__(f"{where}: {what}")

    def at(self, where: str) -> BadContent:
        """Return the same error at another place.

        Examples:
            >>> from hyakki import BadContent
            >>> str(BadContent("items sun", "is missing").at("base.toml items sun"))
            'base.toml items sun: is missing'
        """
        return BadContent(where, self.what)

    def said(self, lang: str) -> str:
        """Return what is wrong, in this language if there are words for it.

        Examples:
            >>> from hyakki import BadContent
            >>> BadContent("items sun", "is missing").said("it")
            'is missing'
        """
        return self.what


class NoWorld(HyakkiError):
    """No redeal agrees with a View, because the View or the Memory in it is damaged.

    Examples:
        >>> issubclass(NoWorld, HyakkiError)
        True
    """
