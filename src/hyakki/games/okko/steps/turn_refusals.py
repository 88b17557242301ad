"""Why not: the rules against what a player might try in a turn and no menu shows, not even as blocked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.menu import Option, Path
from hyakki.games.okko.actions import ACTIONS, AGENT
from hyakki.games.okko.catalog.ids import (
    AGENTS,
    ALLY_CARDS,
    CARDS,
    CLUES,
    COURTIERS,
    EQUIPMENT,
    EVENTS,
    FACES,
    FIGURES,
    FIRST_COURTIER,
    HEROES,
    SPACE,
)
from hyakki.games.okko.people import NOWHERE
from hyakki.games.okko.state import OkkoState, is_agent, is_ally
from hyakki.games.okko.steps.goals import why_none

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn

NAMED = {name.lower(): space for name, space in SPACE.items()}
ABSENT = {
    "adopt": "OK-178",
    "chest": "OK-R144",
    "escape": "OK-105",
    "event": "OK-R75",
    "give-follower": "OK-175",
    "hand-over": "OK-339",
    "investigate": "OK-004",
    "open": "OK-R40",
    "show-follower": "OK-345",
    "throw-away": "OK-070",
    "transfer": "OK-339",
}
"""The rule against each action of a hero, where there is nothing it could be done to."""


def space_named(s: OkkoState, word: str) -> int:
    """A space of this board, or NOWHERE."""
    space = NAMED.get(word.lower(), NOWHERE)
    return space if space in s.board.floor.area_of else NOWHERE


def why_not_stop(s: OkkoState, figure: int, space: int) -> str:
    """The rule by which this figure can be put on no such space, or ""."""
    if space in s.at:
        return "OK-257"
    if s.blocked_spaces >> space & 1:
        return "OK-290"
    return "OK-265" if not is_agent(figure) and s.board.floor.barred >> space & 1 else ""


def of_turn(s: OkkoState, turn: Turn, path: Path, id: str) -> str:
    """The rule against this entry, or "" if nobody could mean it."""
    word, _, rest = id.partition(" ")
    if not path:
        return _action(s, turn, word.lower(), rest)
    after = AFTER.get(path[0].verb)
    return after(s, turn, path, word.lower(), rest) if after is not None else ""


# Actions


def _action(s: OkkoState, turn: Turn, word: str, rest: str) -> str:
    if word not in ACTIONS or (word == "event" and rest not in EVENTS):
        return ""
    if is_agent(turn.figure):
        if ACTIONS[word].who & AGENT and word != "use":
            return {"event": "OK-080", "escape": "OK-105", "open": "OK-R40"}.get(word, "")
        return "OK-075"
    if is_ally(turn.figure):
        return "OK-R130" if word not in ("event", "escape") else ABSENT[word]
    if word == "courtier":
        return "OK-242" if rest in CLUES else ""
    if word == "use":
        return _unused(s, turn.figure, rest)
    if word == "pick-up":
        return "OK-357" if any(thing.home != NOWHERE for thing in s.things) else "OK-R122"
    return why_none(s, s.where[turn.figure]) if word == "test" else ABSENT.get(word, "")


def _unused(s: OkkoState, hero: int, rest: str) -> str:
    """A card of the hero's own that is not on the left, or has no action marker."""
    table, _, name = rest.partition(" ")
    if table != "card" or name not in CARDS:
        return ""
    card, person = CARDS.index(name), s.heroes[hero]
    if card in person.discard:
        return "OK-152"
    if card in person.hand + person.left:
        return "OK-159"
    return "OK-005" if card not in person.right and not name.startswith(HEROES[hero]) else ""


# Refusals after an action


def _move(s: OkkoState, turn: Turn, path: Path, word: str, rest: str) -> str:
    from hyakki.games.okko.steps.reach import why_not_area

    space = space_named(s, rest) if word == "to" else NOWHERE
    if space == NOWHERE:
        return ""
    if space == s.where[turn.figure]:
        return "OK-285"
    return why_not_area(s, turn.figure, s.board.floor.area_of[space], slipping=len(path) > 1)


def _attack(s: OkkoState, turn: Turn, path: Path, word: str, rest: str) -> str:
    """Oneself, or a Courtier token, by its name or its space (OK-R47, OK-R65)."""
    if word not in ("melee", "ranged"):
        return ""
    if rest == FIGURES[turn.figure]:
        return "OK-R65"
    tokens = {COURTIERS[courtier] for courtier, space in enumerate(s.courtier_at) if space != NOWHERE}
    return "OK-R47" if rest.upper() in tokens or space_named(s, rest) in set(s.courtier_at) - {NOWHERE} else ""


def _investigate(s: OkkoState, turn: Turn, path: Path, word: str, rest: str) -> str:
    """A courtier who follows, one without a token, a space without one (OK-230, OK-245)."""
    if word == "question" and rest.upper() in COURTIERS:
        figure = FIRST_COURTIER + COURTIERS.index(rest.upper())
        return "OK-245" if figure in s.allies else "OK-230"
    return "OK-230" if word == "token" and space_named(s, rest) != NOWHERE else ""


def _chest(s: OkkoState, turn: Turn, path: Path, word: str, rest: str) -> str:
    return "OK-R144" if word == "token" and space_named(s, rest) != NOWHERE else ""


def _test(s: OkkoState, turn: Turn, path: Path, word: str, rest: str) -> str:
    space = space_named(s, rest) if word == "token" else NOWHERE
    return "" if space == NOWHERE else why_none(s, space)


def _choice(s: OkkoState, turn: Turn, path: Path, word: str, rest: str) -> str:
    return of_choice(s, path, f"{word} {rest}", by_rule(path[0]))


def of_choice(s: OkkoState, path: Path, id: str, rule: str) -> str:
    """Return what cannot be chosen for a card that is used or played; it does what it says by this rule."""
    word, _, rest = id.partition(" ")
    if word == "condition" and rest.lower() == "amputee":
        return "OK-316"
    if word == "to" and (space := space_named(s, rest)) != NOWHERE:
        return _no_place(s, path, space) or rule
    if word == "choose" and rest.isdecimal():
        return "OK-R167"
    if word == "card" and rest in EQUIPMENT:
        return "OK-341"
    known = {"on": FIGURES, "tile": FACES, "courtier-token": COURTIERS, "version": ALLY_CARDS}
    meant = rest in known.get(word, ()) or (word == "token" and space_named(s, rest) != NOWHERE)
    return rule if meant else ""


def _no_place(s: OkkoState, path: Path, space: int) -> str:
    """An agent comes to a space of its colour, others stand where they may (OK-261, OK-262)."""
    if not path:
        return why_not_stop(s, 0, space)
    before = path[-1]
    if before.verb == "agent":
        return "OK-261" if s.kit.agents[AGENTS.index(before.id.split()[1])].kind == "mortal" else "OK-262"
    figure = before.args[0] if before.verb == "on" else 0
    return why_not_stop(s, figure, space)


def by_rule(used: Option) -> str:
    """The rule by which a card does only what it says."""
    if used.verb == "event":
        return "OK-215"
    if used.verb == "courtier":
        return "OK-242"
    return by_table(used.id.split()[1])


def by_table(table: str) -> str:
    return {"ally": "OK-180", "agent": "OK-192", "hero": "OK-136", "event": "OK-215", "clue": "OK-247"}.get(
        table, "OK-160"
    )


AFTER = {
    "attack": _attack,
    "chest": _chest,
    "courtier": _choice,
    "event": _choice,
    "investigate": _investigate,
    "move": _move,
    "test": _test,
    "use": _choice,
}
"""The entries that may follow each action."""
