"""How a mission of Shadow Tactics went: its goal and the side quests, every programme, the Daimyo's last hand."""

from __future__ import annotations

from collections.abc import Iterator

from hyakki.core.account import Account, Count, Course, Happened, Part, Sentence, by_seat, turning
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.people import NO_QUEST, NOBODY
from hyakki.games.shadow_tactics.state import DAIMYO_SIDE, FULL, NINJA_SIDE, ShadowState

WEIGHTS = {
    **dict.fromkeys(("won", "surrendered"), 7),
    **dict.fromkeys(("blew-up", "documents-taken", "rescued", "poisoned", "quest-done"), 6),
    **dict.fromkeys(("accident", "sabotage", "bell", "took-token"), 5),
    **dict.fromkeys(("gate-opened", "lost-jutsu", "found"), 4),
    **dict.fromkeys(("killed", "hurt"), 3),
}
"""The weight of each event that can be a turning point."""
ONCE = frozenset({"killed", "hurt", "found"})
"""Kinds of events of which only the first counts."""

BEAT = (say.ROUND, "round")
"""The event that begins a round, and its field with the number of the round."""


def account(s: ShadowState, course: Course) -> Account:
    happened = list(course.by(*BEAT))
    return Account(
        points=(_goals(s, NINJA_SIDE), _goals(s, DAIMYO_SIDE)),
        hidden=(*_programmes(happened), *_orders(s)),
        turns=turning(_turns(happened)),
        numbers=_numbers(s, happened),
        counted="account-goals",
    )


def _goals(s: ShadowState, side: str) -> Part:
    """The mission, and the side quests of a side: what is missing of them too (ST-008, ST-009, ST-308, ST-310)."""
    assert s.over is not None
    won = s.over[1] == side
    rule = "ST-008" if side == NINJA_SIDE else "ST-009"
    lines = [Sentence(f"account-goal-{side}", {"mission": s.rules.mission}, rule, done=won)]
    if side == NINJA_SIDE:
        quests = [(n, s.ninjas[n].quest, s.ninjas[n].markers, s.ninjas[n].completed) for n in s.team()]
    else:
        quests = [(NOBODY, s.quest, s.markers, s.quest_done)]
    for ninja, quest, markers, done in quests:
        if quest != NO_QUEST:
            facts = {"ninja": ninja, "quest": quest, "markers": markers, "boxes": s.kit.quests[quest].boxes}
            lines.append(Sentence("account-quest", facts, "ST-308", done=done))
    seats = tuple(s.ninja_seats) if side == NINJA_SIDE else (s.daimyo,)
    return Part(tuple(lines), f"account-side-{side}", {}, seats)


# What was hidden


def _programmes(happened: list[Happened]) -> Iterator[Part]:
    """What each ninja had programmed when planning closed, round by round. A cancelled card is never revealed
    (ST-511)."""
    laid: dict[int, Happened] = {}
    rounds: dict[int, dict[int, Sentence]] = {}
    for now in happened:
        name, facts = now.kind.name, now.facts
        if name == "round":
            laid = {}
        elif name == "laid":
            laid[facts["ninja"]] = now
        elif name == "exchanged" and facts["ninja"] in laid:
            before = laid[facts["ninja"]]
            laid[facts["ninja"]] = before._replace(facts={**before.facts, "cards": facts["cards"]})
        elif name == "taken-up":
            laid.pop(facts["ninja"], None)
        elif name == "closed":
            rounds[now.round] = {ninja: _programme(each) for ninja, each in laid.items()}
        elif name == "cancelled" and facts["ninja"] in rounds.get(now.round, {}):
            own = rounds[now.round]
            own[facts["ninja"]] = _programme(laid[facts["ninja"]], cancelled=True)
    for number, own in rounds.items():
        if own:
            lines = sorted(own.values(), key=lambda line: line.facts["slot"])
            yield Part(tuple(lines), "account-programmes", {"round": number})


def _programme(laid: Happened, cancelled: bool = False) -> Sentence:
    facts = {name: laid.facts[name] for name in ("ninja", "slot", "cards")}
    if cancelled:
        facts["cards"] = facts["cards"][:1]
    return Sentence("account-programme", {**facts, "cancelled": cancelled}, "ST-511" if cancelled else "", 0, laid.step)


def _orders(s: ShadowState) -> Iterator[Part]:
    if s.hand:
        yield Part((Sentence("account-orders", {"orders": s.hand}, "ST-505"),), "account-at-the-end")


# Turning points and numbers


def _turns(happened: list[Happened]) -> Iterator[tuple[int, Sentence]]:
    seen: set[str] = set()
    alarm = 0
    for now in happened:
        name, facts = now.kind.name, now.facts
        if name == "alarm":
            if facts["alarm"] == FULL and alarm != FULL:
                yield 5, now.line()
            alarm = facts["alarm"]
        elif name in WEIGHTS and not (name in ONCE and name in seen):
            seen.add(name)
            yield WEIGHTS[name], now.line()


def _numbers(s: ShadowState, happened: list[Happened]) -> tuple[Count, ...]:
    def of(key: str, name: str) -> Count:
        ninjas = (now.facts["ninja"] for now in happened if now.kind.name == name)
        return by_seat(key, s.seats, (s.ninjas[ninja].seat for ninja in ninjas if ninja != NOBODY))

    orders = [now.facts["seat"] for now in happened if now.kind.name in ("played", "followed")]
    return (
        Count("account-rounds", s.round),
        Count("account-number-time", s.time),
        of("account-number-cards", "revealed"),
        of("account-number-kills", "killed"),
        of("account-number-hurt", "hurt"),
        by_seat("account-number-orders", s.seats, orders),
    )
