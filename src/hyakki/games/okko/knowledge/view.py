"""The View of Okko Chronicles (OK-R21 to OK-R28). It is an allow-list: a field that is not named here is sent to no
viewer. All seats of the heroes see the same."""

from __future__ import annotations

from typing import Any

import msgspec

from hyakki.core.events import Viewer
from hyakki.core.structs import copied
from hyakki.core.view import View, open_fields
from hyakki.games.okko.catalog.cards import OkkoRules
from hyakki.games.okko.catalog.ids import HEROES, MARKERS
from hyakki.games.okko.catalog.tokens import sides_of
from hyakki.games.okko.catalog.verbs import CONDITIONS
from hyakki.games.okko.effects.values import values
from hyakki.games.okko.knowledge.memory import OkkoMemory
from hyakki.games.okko.people import (
    CHEST,
    HIDDEN,
    NOTHING,
    NOWHERE,
    Agent,
    Ally,
    Hero,
    Lasting,
    Plan,
    Task,
    Thing,
)
from hyakki.games.okko.state import OkkoState, Spent, is_hero
from hyakki.games.okko.steps.battle import demon_card
from hyakki.games.okko.steps.clues import KeepClue

NUMBERS = ("speed", "might", "defense", "guile", "actions", "stamina")
"""Attributes as a Figure lists them."""


class Figure(msgspec.Struct, frozen=True):
    """A figure on the board."""

    figure: int
    space: int
    damage: int
    conditions: tuple[int, ...]
    """Bleeding, Poisoned, Stunned, Amputee: 0 none, 1 the front of the token, 2 its back."""
    values: tuple[int, ...]
    """SPEED, MIGHT, DEFENSE, GUILE, ACTIONS and STAMINA as they are now."""


class Companion(msgspec.Struct, frozen=True):
    """A follower, kami or courtier who follows, on the board."""

    figure: int
    ally: Ally


class Token(msgspec.Struct, frozen=True):
    """Evidence, parchment, a chest or a follower face down, by what has been seen of it (OK-R22)."""

    kind: int
    """0 evidence, 1 parchment, 2 chest, 3 follower."""
    space: int
    """-1 once it has left the board."""
    flipped: bool
    raised: int
    """The difficulty is so much higher than printed."""
    penalty: int
    """Penalty tokens on it."""
    front: tuple[int, ...]
    """Evidence and parchment: difficulty and cards. Chest: difficulty and cards drawn. Follower: nothing."""
    back: tuple[int, ...]
    """Empty until it has been seen. Evidence and parchment: difficulty and cards. Chest: cards kept. Follower: the
    figure."""


class Team(msgspec.Struct, frozen=True):
    """The knowledge of the heroes, the same for all their seats."""

    plans: tuple[Plan, ...]
    """Cards laid on the left, on the right, and the hand card that is turned up, by hero (OK-041)."""
    order: tuple[int, ...]
    """Heroes whose initiative card has not been turned up, top first (OK-047)."""
    wishes: tuple[int, ...]
    """The choice that each seat backs in the current council, or -1 (OK-R31)."""
    clues: tuple[int, ...]
    """Courtier and Oni cards that they have drawn and keep (OK-R26)."""
    drawn: int
    """The Clue card that was just drawn and is being decided on, or -1."""


class Lair(msgspec.Struct, frozen=True):
    """The knowledge of the Oni."""

    nature: int
    """An Oni card."""
    identity: int
    """A courtier."""
    hand: tuple[int, ...]
    """Event cards."""
    placed: tuple[tuple[int, ...], ...]
    """Event cards face down beside it, by agent card (OK-058)."""


class OkkoView(View, frozen=True, kw_only=True):
    rules: OkkoRules
    team: Team | None
    """The fields that only hero seats see."""
    lair: Lair | None
    """The fields that only the Oni's seat sees."""

    # Figures
    figures: tuple[Figure, ...]
    """Everybody on the board, by number."""
    lost: tuple[tuple[int, str], ...]
    """A figure and the natural talent that Amputee took from it (OK-315)."""
    gone: tuple[int, ...]
    """Followers who were eliminated, by figure."""

    # The heroes
    heroes: tuple[Hero, ...]
    """The heroes in the order OKK, NOB, NSH, SET; those not in this game have seat -1. `hand` includes cards that lie
    face down."""
    allies: tuple[Companion, ...]
    turned: tuple[int, ...]
    """Heroes whose initiative card has been turned up in this Round, in order."""
    planned: bool
    """The Oni has handed in its placement."""
    wounds_left: tuple[int, ...]
    equipment_deck: tuple[int, ...]
    """Sorted: what can be drawn. Its order nobody knows."""
    equipment_discard: tuple[int, ...]
    kept: int
    """Courtier and Oni cards that the heroes keep (OK-R26)."""

    # The Oni
    oni: int
    """The seat of the Oni."""
    agents: tuple[Agent, ...]
    """The agents, in the order of agent cards."""
    event_deck: int
    """The number of cards."""
    event_hand: int
    """The number of cards; while planning, with those it lays beside its agents (OK-R28)."""
    event_discard: tuple[int, ...]
    track: tuple[int, ...]
    """Rounds on which a Corruption token waits."""
    corruption: tuple[int, ...]
    """Tiles."""
    red: int
    """The Round in which the red token came onto the board, or 0."""
    enhancements: tuple[int, ...]
    """The enhancements in the order in which they came."""

    # The investigation
    nature: int
    """The Oni card, once everybody knows it, or -1."""
    identity: int
    """The courtier, once everybody knows it, or -1."""
    clue_deck: int
    """The number of cards."""
    clue_discard: tuple[int, ...]
    in_effect: tuple[int, ...]
    """Courtier cards played in this Round."""
    courtiers: tuple[int, ...]
    """The courtiers of this game."""
    courtier_at: tuple[int, ...]
    """The space of its token, or -1, by courtier."""
    interrogated: tuple[int, ...]
    """Courtiers whose token is flipped."""
    markers: tuple[Token, ...]
    """The tokens in the order in which they were laid."""
    failures: int
    """Wrong accusations."""
    named: bool
    """The nature was accused correctly."""

    # The game
    round: int
    phase: int
    """0 set-up, 1 strategy, 2 activation, 3 end of the Round."""
    active: int
    """The figure whose turn it is, or -1."""
    active_card: int
    """The agent card under activation, or -1."""
    event_played: bool
    tokens_used: int
    """Activations that the Oni has made in this Round."""
    alarm: bool
    closed: int
    """Doors that are closed, as a mask: 1 for the first of the content's doors, 2 for the second."""
    slammed: int
    """Doors that are closed for this Round only, as a mask."""
    penalties: tuple[tuple[int, int], ...]
    """A space and the penalty tokens on the test there."""
    tests: tuple[int, ...]
    """The spaces where a Test token lies."""
    things: tuple[Thing, ...]
    """The letter and the relic."""
    tasks: tuple[tuple[int, Task], ...]
    """A mission tile and how it stands."""
    lasting: tuple[Lasting, ...]
    spent: tuple[Spent, ...]
    battle: int
    """The Round in which the Final Battle started, or 0."""
    unmasked: bool
    """The heroes have unmasked the Oni."""
    hunted: int
    battle_losses: int
    final: str
    """"", "defeated" or "escaped"."""
    memoirs: tuple[tuple[int, int], ...]
    """A recollection and its face, 0 blue or 1 red."""


LISTS = (
    *("gone", "turned", "wounds_left", "equipment_deck", "equipment_discard", "event_discard", "track", "corruption"),
    *("enhancements", "clue_discard", "in_effect", "courtiers", "courtier_at", "interrogated", "lasting", "spent"),
    *("memoirs", "tests"),
)
"""Fields of the State that everybody sees whole, and that are lists there (OK-R21)."""
PLAIN = (
    *("planned", "red", "failures", "named", "round", "phase", "active", "active_card", "event_played", "tokens_used"),
    *("alarm", "closed", "slammed", "battle", "unmasked", "battle_losses", "final", "hunted"),
)
"""The others that everybody sees whole."""


def view(s: OkkoState, memory: OkkoMemory) -> OkkoView:
    return OkkoView(**open_part(s), **own_part(s, memory))


def open_part(s: OkkoState) -> dict[str, Any]:
    """Return what is the same for every viewer."""
    return open_fields(s, LISTS, PLAIN) | _people_part(s) | _palace_part(s)


def _people_part(s: OkkoState) -> dict[str, Any]:
    return {
        "figures": tuple([_figure(s, figure) for figure in sorted(s.at.values())]),
        "lost": tuple(sorted(s.lost.items())),
        "heroes": tuple([copied(hero) for hero in s.heroes]),
        "cast": tuple([_characters(s, seat) for seat in range(s.seats)]),
        "allies": tuple([Companion(figure, copied(ally)) for figure, ally in sorted(s.allies.items())]),
        "kept": len(s.clues),
        "oni": s.oni,
        "agents": tuple([copied(agent) for agent in s.agents]),
        "event_deck": len(s.event_deck),
        "event_hand": len(s.event_hand) + sum(map(len, s.placed)) - sum(agent.placed for agent in s.agents),
    }


def _characters(s: OkkoState, seat: int) -> tuple[str, ...]:
    """Return the keys of the names of a seat's heroes, or of the Oni: never of its face."""
    if seat == s.oni:
        return ("against-oni",)
    return tuple([f"figure-{name}" for name, hero in zip(HEROES, s.heroes, strict=True) if hero.seat == seat])


NO_CONDITION = (0,) * len(CONDITIONS)


def _figure(s: OkkoState, figure: int) -> Figure:
    return Figure(
        figure,
        s.where[figure],
        s.damage[figure],
        tuple([s.condition(figure, condition) for condition in range(len(CONDITIONS))])
        if s.conditions[figure]
        else NO_CONDITION,
        figure_numbers(s, figure),
    )


def figure_numbers(s: OkkoState, figure: int) -> tuple[int, ...]:
    """Return the current numbers of a figure. A hero's actions include those given and taken in this Round."""
    found = values(s, figure, NUMBERS)
    if not is_hero(figure) or not s.heroes[figure].bonus:
        return found
    actions = NUMBERS.index("actions")
    return (*found[:actions], max(0, found[actions] + s.heroes[figure].bonus), *found[actions + 1 :])


def _palace_part(s: OkkoState) -> dict[str, Any]:
    return {
        "nature": s.nature if s.named or is_shown(s) else NOTHING,
        "identity": s.identity if is_shown(s) else NOTHING,
        "clue_deck": len(s.clue_deck),
        "markers": tuple([_token(s, number) for number in range(len(s.markers))]),
        "penalties": tuple(sorted(s.penalties.items())),
        "things": tuple([copied(thing) for thing in s.things]),
        "tasks": tuple([(tile, copied(task)) for tile, task in sorted(s.tasks.items())]),
    }


def is_shown(s: OkkoState) -> bool:
    """Whether the Oni has shown itself: its demon's card lies on the table (OK-101)."""
    return s.nature != NOTHING and s.agents[demon_card(s)].owned


def _token(s: OkkoState, number: int) -> Token:
    """A side that was never up is not sent (OK-R22)."""
    marker, name = s.markers[number], MARKERS[s.beneath[number]]
    front, back = sides_of(s.rules, marker.kind, name)
    seen = marker.space == NOWHERE if marker.kind in (CHEST, HIDDEN) else marker.flipped
    return Token(marker.kind, marker.space, marker.flipped, marker.raised, marker.penalty, front, back if seen else ())


def own_part(s: OkkoState, memory: OkkoMemory) -> dict[str, Any]:
    seats = memory.viewer.seats
    return {
        "viewer": seats,
        "team": _team(s) if any(seat != s.oni for seat in seats) else None,
        "lair": _lair(s) if s.oni in seats else None,
        "memory": memory.dump(),
    }


def _team(s: OkkoState) -> Team:
    deciding = s.innermost(KeepClue)
    drawn = NOTHING if deciding is None else deciding.clue
    return Team(tuple(s.plans), tuple(s.order), tuple(s.wishes), tuple(s.clues), drawn)


def _lair(s: OkkoState) -> Lair:
    return Lair(s.nature, s.identity, tuple(s.event_hand), tuple(s.placed))


def memory_of(seen: OkkoView) -> OkkoMemory:
    memory, known = OkkoMemory(Viewer(seen.viewer)), seen.memory
    memory.deck, memory.kept = seen.event_deck, seen.kept
    memory.unseen, memory.held = list(known["unseen"]), list(known["held"])
    memory.dealt, memory.complications, memory.shown = known["dealt"], known["complications"], known["shown"]
    memory.not_nature, memory.not_identity = list(known["not_nature"]), list(known["not_identity"])
    memory.undrawn, memory.looked = dict(known["undrawn"]), list(known["looked"])
    return memory
