"""How a game of Okko Chronicles went: the memoirs, the Oni's face, accusations, hands that nobody saw."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hyakki.core.account import Account, Count, Course, Happened, Part, Sentence, by_seat, turning
from hyakki.games.okko import events as say
from hyakki.games.okko.catalog.cards import SIZES
from hyakki.games.okko.catalog.ids import HEROES, RECOLLECTIONS
from hyakki.games.okko.people import NOBODY, NOTHING
from hyakki.games.okko.state import BLUE, HEROES_SIDE, ONI_SIDE, RED, OkkoState, is_hero
from hyakki.games.okko.steps.ending import FINAL, SCENARIO, points, sizes

FIRST_HERO = RECOLLECTIONS.index(f"REC-{HEROES[0]}")
FIRST_TILE = FIRST_HERO + len(HEROES)

WEIGHTS = {
    **dict.fromkeys(("revealed-oni", "task-settled"), 5),
    **dict.fromkeys(("alarm", "escaped", "took-thing"), 4),
    "wounded": 3,
    "eliminated": 2,
    "enhanced": 1,
}
"""The weight of each event that can be a turning point."""
ONCE = frozenset({"wounded", "eliminated", "enhanced"})
"""Kinds of events of which only the first counts; a hero who is eliminated always does."""

BEAT = (say.ROUND, "round")
"""The event that begins a round, and its field with the number of the round."""


def account(s: OkkoState, course: Course) -> Account:
    happened = list(course.by(*BEAT))
    return Account(
        points=tuple(_memoirs(s, happened, side) for side in (HEROES_SIDE, ONI_SIDE)),
        hidden=tuple(part for part in _hidden(s, happened) if part.lines),
        turns=turning(_turns(s, happened)),
        numbers=_numbers(s, happened),
        counted="account-memoirs",
    )


# The memoirs


def _memoirs(s: OkkoState, happened: list[Happened], side: str) -> Part:
    """The recollections of a side, what is missing of its missions, and what decided if both have the same points."""
    face = BLUE if side == HEROES_SIDE else RED
    written = {now.facts["memoir"]: now for now in happened if now.kind.name == "recollection"}
    lines = [_memoir(s, number, face, written.get(2 * number + face)) for number, lies in s.memoirs if lies == face]
    if side == HEROES_SIDE:
        done = {number - FIRST_HERO for number, lies in s.memoirs if lies == BLUE}
        missed = [hero for hero in s.in_play() if hero not in done]
        lines += [Sentence("account-mission-missed", {"hero": hero}, "OK-123", points=0) for hero in missed]
    if s.over is not None and s.over[1] == side and points(s, BLUE) == points(s, RED):
        lines.append(_tie(s))
    seats = s.hero_seats if side == HEROES_SIDE else (s.oni,)
    return Part(tuple(lines), f"account-side-{side}", {}, tuple(seats), points(s, face))


def _memoir(s: OkkoState, number: int, face: int, written: Happened | None) -> Sentence:
    rule = "OK-125"  # large 4, medium 2, small 1
    if number >= FIRST_TILE:
        rule = "OK-120"
    elif number >= FIRST_HERO:
        rule = "OK-122" if face == BLUE else "OK-121"
    worth = SIZES[s.rules.recollections[RECOLLECTIONS[number]].size]
    when = (0, -1) if written is None else (written.round, written.step)
    return Sentence("account-memoir", {"memoir": 2 * number + face}, rule, *when, worth)


def _tie(s: OkkoState) -> Sentence:
    """Return what decided if both sides have the same points (OK-128, OK-R153)."""
    blue, red = sizes(s, BLUE), sizes(s, RED)
    by = next((size for size in ("large", "medium") if blue.count(size) != red.count(size)), "none")
    return Sentence("account-tie", {"by": by}, "OK-128" if by == "large" else "OK-R153")


# What was hidden


def _hidden(s: OkkoState, happened: list[Happened]) -> Iterator[Part]:
    yield Part(tuple(_face(s, happened)), "account-mask")
    lines = []
    if s.clues:
        lines.append(Sentence("account-clues", {"clues": s.clues}, "OK-R26"))
    if s.event_hand:
        lines.append(Sentence("account-events", {"events": s.event_hand}, "OK-R22"))
    for agent, events in enumerate(s.placed):
        if events:
            lines.append(Sentence("account-placed", {"agent": agent, "events": events}, "OK-058"))
    yield Part(tuple(lines), "account-at-the-end")


def _face(s: OkkoState, happened: list[Happened]) -> Iterator[Sentence]:
    """Who the Oni was, when it was seen, and whom the heroes accused."""
    if s.nature == NOTHING or s.identity == NOTHING:
        return
    secret = {"nature": s.nature, "identity": s.identity}
    shown = next((now for now in happened if now.kind.name == "revealed-oni"), None)
    if shown is None:
        yield Sentence("account-face-unseen", secret, "OK-031")
    else:
        yield shown.line("account-face")
    yield from (now.line("account-accused") for now in happened if now.kind.name == "accused")


# Turning points and numbers


def _turns(s: OkkoState, happened: list[Happened]) -> Iterator[tuple[int, Sentence]]:
    seen: set[str] = set()
    for now in happened:
        name, facts = now.kind.name, now.facts
        if name == "recollection" and facts["memoir"] // 2 in (FINAL, SCENARIO):
            yield 7, now.line()
        elif name == "accused":
            yield 6 if facts["right"] else 4, now.line("account-accused")
        elif name == "eliminated" and is_hero(facts["figure"]):
            yield 6, now.line()
        elif name in WEIGHTS and not (name in ONCE and name in seen):
            seen.add(name)
            yield WEIGHTS[name], now.line()


def _seat_of(s: OkkoState, figure: int) -> int:
    if is_hero(figure):
        return s.heroes[figure].seat
    ally = s.allies.get(figure)
    if ally is None:
        return s.oni
    return s.heroes[ally.master].seat if ally.master != NOBODY else NOBODY


def _numbers(s: OkkoState, happened: list[Happened]) -> tuple[Count, ...]:
    def named(*names: str) -> Iterable[Happened]:
        return (now for now in happened if now.kind.name in names)

    attacks = (_seat_of(s, now.facts["figure"]) for now in named("attacked"))
    dice = [
        _seat_of(s, now.facts["figure"])
        for now in named("rolled")
        for _ in (*now.facts["combat"], *now.facts["action"])
    ]
    dice += [_seat_of(s, now.facts["hero"]) for now in named("tested") for _ in now.facts["dice"]]
    return (
        Count("account-rounds", s.round),
        by_seat("account-number-attacks", s.seats, attacks),
        by_seat("account-number-dice", s.seats, dice),
        by_seat("account-number-tests", s.seats, (_seat_of(s, now.facts["hero"]) for now in named("tested"))),
        by_seat("account-number-wounds", s.seats, (_seat_of(s, now.facts["hero"]) for now in named("wounded"))),
    )
