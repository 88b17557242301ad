"""How a game of Kaidan went: points by rule, who was possessed, what inventories and status piles held."""

from __future__ import annotations

from collections.abc import Iterator

from hyakki.core.account import Account, Count, Course, Happened, Part, Sentence, by_seat, turning
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.catalog.ids import HYOIREI
from hyakki.games.kaidan.people import MARK, NOBODY, kind_of
from hyakki.games.kaidan.scoring import final_line, final_points
from hyakki.games.kaidan.state import GOLD, KaidanState

DEATHS = frozenset({"KA-322", "KA-326", "KA-327", "KA-330", "KA-331", "KA-332"})
"""The rules that score a death."""
BANISHINGS = frozenset({"KA-323", "KA-328"})

WEIGHTS = {
    **dict.fromkeys(("escaped", "died", "exorcised"), 6),
    **dict.fromkeys(("unmasked", "condemned"), 5),
    "onryo": 3,
    **dict.fromkeys(("banished", "well-awoke"), 2),
    **dict.fromkeys(("curse-awoke", "wounded"), 1),
}
"""The weight of each event that can be a turning point. Of the light ones only the first counts."""
LIGHT = 2

BEAT = (say.TURN, "turn")
"""The event that begins a round, and its field with the number of the round."""


def account(s: KaidanState, course: Course) -> Account:
    happened = list(course.by(*BEAT))
    totals, scored = final_points(s), _scored(s, happened)
    ranking = sorted(range(s.seats), key=lambda seat: -totals[seat])
    return Account(
        points=tuple(Part((*scored[seat], _final(s, seat)), seats=(seat,), total=totals[seat]) for seat in ranking),
        hidden=tuple(part for part in _hidden(s, happened) if part.lines),
        turns=turning(_turns(s, happened)),
        numbers=_numbers(s, happened),
        time="account-turn",
    )


# Points


def _scored(s: KaidanState, happened: list[Happened]) -> list[list[Sentence]]:
    """Secondary points one by one, by seat. A death is named unless several characters died at once."""
    lines: list[list[Sentence]] = [[] for _ in range(s.seats)]
    deaths: list[Happened] = []
    banished: dict[str, int] = {}
    for now in happened:
        name, facts = now.kind.name, now.facts
        if name == "died":
            deaths = [*deaths, now] if deaths and deaths[-1].facts["more"] else [now]
        elif name == "banished":
            banished = {field: facts[field] for field in ("figure", "known", "alike") if field in facts}
        elif name == "scored":
            rule, about = facts["rule"], {}
            if rule in DEATHS:
                about = {"target": deaths[0].facts["seat"] if len(deaths) == 1 else NOBODY}
            elif rule in BANISHINGS:
                about = banished
            seat = facts["seat"]
            lines[seat].append(
                Sentence(f"account-{rule}", {"seat": seat, **about}, rule, now.round, now.step, facts["points"])
            )
    return lines


def _final(s: KaidanState, seat: int) -> Sentence:
    """What the final state of a seat brought, or missed (KA-R129)."""
    each, rule = final_line(s, seat)
    facts = {"seat": seat, "each": each, "players": s.seats}
    return Sentence(f"account-{rule}{'' if each else '.missed'}", facts, rule, points=each * s.seats)


# What was hidden


def _hidden(s: KaidanState, happened: list[Happened]) -> Iterator[Part]:
    yield Part(tuple(_possession(s, happened)), "account-possession")
    trades = [now.line() for now in happened if now.kind.name == "traded"]
    yield Part(tuple(trades), "account-trades")
    held = [
        Sentence("account-held", {"seat": seat, "cards": [kind_of(card) for card in secret.cards]})
        for seat, secret in enumerate(s.secrets)
        if secret.cards
    ]
    left = [
        Sentence(
            "account-loot", {"owner": loot.owner, "cell": loot.cell, "cards": [kind_of(card) for card in loot.cards]}
        )
        for loot in s.loot
    ]
    yield Part((*held, *left), "account-objects")
    marks = [
        Sentence("account-marks", {"seat": seat, "marks": secret.status.count(MARK), "all": len(secret.status)})
        for seat, secret in enumerate(s.secrets)
        if secret.status
    ]
    yield Part(tuple(marks), "account-status")


def _possession(s: KaidanState, happened: list[Happened]) -> Iterator[Sentence]:
    """Who was possessed, since when, and how it ended."""
    drawn = [now for now in happened if now.kind.name == "drew" and now.facts.get("possessed")]
    yield from (now.line("account-possessed", rule="KA-R101") for now in drawn)
    if s.possessed == NOBODY:
        if HYOIREI in s.objects[0]:
            yield Sentence("account-not-possessed", {}, "KA-R101")
        return
    if not drawn:
        yield Sentence("account-possessed-first", {"seat": s.possessed}, "KA-R101")
    ends = [now for now in happened if now.kind.name in ("unmasked", "exorcised")]
    ends += [now for now in happened if now.kind.name == "died" and now.facts["possessed"]]
    yield from (now.line() for now in sorted(ends, key=lambda now: now.step))
    if not ends:
        yield Sentence("account-unsuspected", {"seat": s.possessed}, "KA-211")


# Turning points and numbers


def _turns(s: KaidanState, happened: list[Happened]) -> Iterator[tuple[int, Sentence]]:
    seen: set[str] = set()
    for now in happened:
        name, facts = now.kind.name, now.facts
        if name == "drew" and facts.get("possessed"):
            yield 7, now.line("account-possessed", rule="KA-R101")
        elif name == "drew" and s.kit.objects[facts["card"]].keys:
            yield 3, now.line("account-found-key")
        elif name == "key-placed":
            yield 4 if facts["key"] == GOLD else 3, now.line()
        elif name in WEIGHTS and (WEIGHTS[name] > LIGHT or name not in seen):
            seen.add(name)
            yield WEIGHTS[name], now.line()


def _numbers(s: KaidanState, happened: list[Happened]) -> tuple[Count, ...]:
    def of(key: str, name: str) -> Count:
        return by_seat(key, s.seats, (now.facts["seat"] for now in happened if now.kind.name == name))

    return (
        Count("account-turns", s.turn),
        Count("account-number-rooms", sum(room >= 0 for room in s.rooms)),
        of("account-number-dice", "rolled"),
        of("account-number-wounds", "wounded"),
        of("account-number-banished", "banished"),
        of("account-number-chases", "chase"),
    )
