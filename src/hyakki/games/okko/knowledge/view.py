"""What a viewer of Okko Chronicles may know (OK-R21 to OK-R28): an allow-list. Whatever is not named here nobody is
sent. All seats of the heroes see alike."""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec

from hyakki.core.view import View, open_fields
from hyakki.games.okko.catalog.cards import OkkoRules
from hyakki.games.okko.catalog.ids import MARKERS
from hyakki.games.okko.catalog.tokens import sides_of
from hyakki.games.okko.catalog.verbs import CONDITIONS
from hyakki.games.okko.effects.measure import values
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
    """Somebody on the board."""

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
    """What the heroes alone know, all their seats alike."""

    plans: tuple[Plan, ...]
    """By hero: cards laid on the left, on the right, and the hand card that is turned up (OK-041)."""
    order: tuple[int, ...]
    """Heroes whose initiative card has not been turned up, top first (OK-047)."""
    wishes: tuple[int, ...]
    """By seat: what it backs in the council under way, or -1 (OK-R31)."""
    clues: tuple[int, ...]
    """Courtier and Oni cards that they have drawn and keep (OK-R26)."""
    drawn: int
    """The Clue card that was just drawn and is being decided on, or -1."""


class Lair(msgspec.Struct, frozen=True):
    """What the Oni alone knows."""

    nature: int
    """An Oni card."""
    identity: int
    """A courtier."""
    hand: tuple[int, ...]
    """Event cards."""
    placed: tuple[tuple[int, ...], ...]
    """By agent card: Event cards face down beside it (OK-058)."""


class OkkoView(View, frozen=True, kw_only=True):
    rules: OkkoRules
    team: Team | None
    """Of hero seats only."""
    lair: Lair | None
    """Of the Oni's seat only."""

    # Who stands where
    figures: tuple[Figure, ...]
    """Everybody on the board, by number."""
    lost: tuple[tuple[int, str], ...]
    """A figure and the natural talent that Amputee took from it (OK-315)."""
    gone: tuple[int, ...]
    """Followers who were eliminated, by figure."""

    # The heroes
    heroes: tuple[Hero, ...]
    """In the order OKK, NOB, NSH, SET; those not in this game have seat -1. `hand` holds what lies face down too."""
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
    """Its seat."""
    agents: tuple[Agent, ...]
    """By agent card."""
    event_deck: int
    """How many cards."""
    event_hand: int
    """How many cards; while planning, with those it lays beside its agents (OK-R28)."""
    event_discard: tuple[int, ...]
    track: tuple[int, ...]
    """Rounds on which a Corruption token waits."""
    corruption: tuple[int, ...]
    """Tiles."""
    red: int
    """The Round in which the red token came onto the board, or 0."""
    enhancements: tuple[int, ...]
    """In the order in which they came."""

    # The investigation
    nature: int
    """The Oni card, once everybody knows it, or -1."""
    identity: int
    """The courtier, once everybody knows it, or -1."""
    clue_deck: int
    """How many cards."""
    clue_discard: tuple[int, ...]
    in_effect: tuple[int, ...]
    """Courtier cards played in this Round."""
    courtiers: tuple[int, ...]
    """The courtiers of this game."""
    courtier_at: tuple[int, ...]
    """By courtier: the space of its token, or -1."""
    interrogated: tuple[int, ...]
    """Courtiers whose token is flipped."""
    markers: tuple[Token, ...]
    """In the order in which they were laid."""
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
    """By the heroes."""
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
    return OkkoView(**open_part(s) | {"rules": s.rules}, **own_part(s, memory))


def open_part(s: OkkoState) -> dict[str, Any]:
    """What everybody sees alike."""
    return open_fields(s, LISTS, PLAIN) | _people_part(s) | _palace_part(s)


def _people_part(s: OkkoState) -> dict[str, Any]:
    return {
        "figures": tuple([_figure(s, figure) for figure in sorted(s.at.values())]),
        "lost": tuple(sorted(s.lost.items())),
        "heroes": tuple([copy(hero) for hero in s.heroes]),
        "allies": tuple([Companion(figure, copy(ally)) for figure, ally in sorted(s.allies.items())]),
        "kept": len(s.clues),
        "oni": s.oni,
        "agents": tuple([copy(agent) for agent in s.agents]),
        "event_deck": len(s.event_deck),
        "event_hand": len(s.event_hand) + sum(map(len, s.placed)) - sum(agent.placed for agent in s.agents),
    }


def _figure(s: OkkoState, figure: int) -> Figure:
    return Figure(
        figure,
        s.where[figure],
        s.damage[figure],
        tuple([s.condition(figure, condition) for condition in range(len(CONDITIONS))]),
        figure_numbers(s, figure),
    )


def figure_numbers(s: OkkoState, figure: int) -> tuple[int, ...]:
    """As they are now. A hero's actions are those that it has in this Round, given and taken ones too."""
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
        "things": tuple([copy(thing) for thing in s.things]),
        "tasks": tuple([(tile, copy(task)) for tile, task in sorted(s.tasks.items())]),
    }


def is_shown(s: OkkoState) -> bool:
    """The Oni has shown itself: its demon's card lies on the table (OK-101)."""
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
    deciding = next((step.clue for step in reversed(s.stack) if isinstance(step, KeepClue)), NOTHING)
    return Team(tuple(s.plans), tuple(s.order), tuple(s.wishes), tuple(s.clues), deciding)


def _lair(s: OkkoState) -> Lair:
    return Lair(s.nature, s.identity, tuple(s.event_hand), tuple(s.placed))
