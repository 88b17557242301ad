"""Every error of the server, with its name and its status code on the wire."""

from __future__ import annotations

from hyakki.core.errors import AgainstRules, BadContent, HyakkiError, Malformed, NotYours, Stale
from hyakki.core.replay import Broken
from hyakki.server.realtime.messages import Refused

# Requests


class NotNow(HyakkiError):
    """The table is at another point of the game."""


class NotFound(HyakkiError):
    """Raised if no table, seat, game or replay has this id."""


class NoToken(NotYours):
    """The request carries no valid token."""

    def __init__(self) -> None:
        super().__init__("no valid token: send the header `Authorization: Bearer TOKEN`")


class Fault(HyakkiError):
    """The server failed; the request changed nothing."""


class Disconnect(Exception):
    """The server closes a socket, with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


# Limits


class TooMuch(HyakkiError):
    """The client has reached a rate limit and can try again in a moment."""


class TooMany(TooMuch):
    """A quota is used up; waiting a moment does not help."""


class TooManyTables(TooMany):
    """The guest's quota of tables is used up."""


class TooManyHere(TooMany):
    """The quota of tables of the client's address is used up."""


class ServerFull(TooMany):
    """The server's quota of tables is used up."""


# Storage


class Conflict(HyakkiError):
    """Another writer was first; the store wrote nothing."""


class Unreachable(HyakkiError):
    """The store does not answer. The write under way may or may not have been carried out."""


class Overtaken(HyakkiError):
    """Another worker changed the table first; the live table has been read again."""


class Unwritable(Fault):
    """The store cannot be written, for example because the disk is full. The write changed nothing."""


class Gone(NotNow):
    """The table has been deleted from the store."""


# Jobs in other processes


class OutOfTime(Exception):
    """The job exceeded its time limit."""


class OutOfMemory(Exception):
    """The job exceeded its memory limit."""


class JobFailed(Exception):
    """The job raised an unexpected error, or its process died."""


NAMES: list[tuple[type[HyakkiError], str, int]] = [
    (AgainstRules, "against-rules", 422),
    (NoToken, "not-yours", 401),
    (NotYours, "not-yours", 403),
    (Stale, "stale", 409),
    (NotNow, "not-now", 409),
    (Unwritable, "fault", 503),
    (Fault, "fault", 500),
    (Unreachable, "fault", 503),
    (Conflict, "stale", 409),
    (NotFound, "not-found", 404),
    (TooManyTables, "too-many-tables", 429),
    (TooManyHere, "too-many-here", 429),
    (ServerFull, "server-full", 429),
    (TooMany, "too-many", 429),
    (TooMuch, "too-much", 429),
    (BadContent, "malformed", 400),
    (Broken, "malformed", 400),
    (Malformed, "malformed", 400),
]
"""The first class that an error is an instance of gives its name and status code."""


def refusal(error: HyakkiError, n: int | None = None) -> Refused:
    """The message that reports this error to the client whose message `n` caused it."""
    rule = error.rule if isinstance(error, AgainstRules) else None
    facts = error.facts if isinstance(error, AgainstRules) else {}
    return Refused(n, _named(error)[0], str(error), rule, facts)


def status(error: HyakkiError) -> int:
    """The HTTP status code of the error."""
    return _named(error)[1]


def _named(error: HyakkiError) -> tuple[str, int]:
    for kind, name, code in NAMES:
        if isinstance(error, kind):
            return name, code
    return "malformed", 400
