"""Errors as they go over the wire."""

from __future__ import annotations

from hyakki.core.errors import AgainstRules, BadContent, HyakkiError, Malformed, NotYours, Stale
from hyakki.core.replay import Broken
from hyakki.server.limits.quotas import ServerFull, TooMany, TooManyHere, TooManyTables, TooMuch
from hyakki.server.realtime.messages import Refused
from hyakki.server.storage.store import Conflict, Unreachable
from hyakki.server.tables.seats import Fault, NotFound, NotNow

NAMES: list[tuple[type[HyakkiError], str, int]] = [
    (AgainstRules, "against-rules", 422),
    (NotYours, "not-yours", 403),
    (Stale, "stale", 409),
    (NotNow, "not-now", 409),
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


def refusal(error: HyakkiError, n: int | None = None) -> Refused:
    rule = error.rule if isinstance(error, AgainstRules) else None
    facts = error.facts if isinstance(error, AgainstRules) else {}
    return Refused(n, _named(error)[0], str(error), rule, facts)


def status(error: HyakkiError) -> int:
    return _named(error)[1]


def _named(error: HyakkiError) -> tuple[str, int]:
    for kind, name, code in NAMES:
        if isinstance(error, kind):
            return name, code
    return "malformed", 400
