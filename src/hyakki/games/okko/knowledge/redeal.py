"""Worlds that a viewer of Okko Chronicles cannot tell from the real one, made from its View alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from random import Random

from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.engine import advance
from hyakki.core.errors import NoWorld
from hyakki.core.fields import lay_fields
from hyakki.core.structs import copied
from hyakki.games.okko.catalog.ids import MARKERS, ONI_CARDS
from hyakki.games.okko.catalog.tokens import sides_of
from hyakki.games.okko.knowledge.view import LISTS, PLAIN, OkkoView
from hyakki.games.okko.people import HIDDEN, LEFT_IT, MARKER_KINDS, NOTHING, Marker, Plan
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps import STEPS
from hyakki.games.okko.steps.clues import FIRST_COMPLICATION, KeepClue
from hyakki.games.okko.steps.council import Council
from hyakki.games.okko.steps.planning import LEFT, RIGHT, Planning, agents_to_improve

TRIES = 500
"""Deals after which no world is thought to be possible."""


def redeal(seen: OkkoView, rng: Random) -> OkkoState:
    s = OkkoState(seen.rules, seen.seats)
    lay_open(s, seen)
    s.beneath = _tokens(s, seen, rng)
    _deal_events(s, seen, rng)
    _deal_clues(s, seen, rng)
    _deal_plans(s, seen, rng)
    s.derive()
    _deal_wishes(s, seen, rng)
    s.chance = Chance(rng.randbytes(KEY_BYTES))
    advance(s)
    return s


def lay_open(s: OkkoState, seen: OkkoView) -> None:
    """Set the public facts."""
    lay_fields(s, seen, LISTS, PLAIN, STEPS)
    for figure in seen.figures:
        s.where[figure.figure] = figure.space
        s.damage[figure.figure] = figure.damage
        for condition, side in enumerate(figure.conditions if any(figure.conditions) else ()):
            s.set_condition(figure.figure, condition, side)
    s.lost = dict(seen.lost)
    s.heroes = [copied(hero) for hero in seen.heroes]
    s.allies = {companion.figure: copied(companion.ally) for companion in seen.allies}
    s.agents = [copied(agent) for agent in seen.agents]
    s.markers = [Marker(token.kind, token.space, token.flipped, token.raised, token.penalty) for token in seen.markers]
    s.penalties = dict(seen.penalties)
    s.things = [copied(thing) for thing in seen.things]
    s.tasks = {tile: copied(task) for tile, task in seen.tasks}


# Tokens


def _tokens(s: OkkoState, seen: OkkoView, rng: Random) -> list[int]:
    """Different tokens that show what has been seen, every way to lay them alike (OK-R22)."""
    beneath = [NOTHING] * len(seen.markers)
    for kind in range(len(MARKER_KINDS)):
        places = [number for number, token in enumerate(seen.markers) if token.kind == kind]
        ways = list(_ways(s, seen, kind, places)) if places else [()]
        if not ways:
            raise NoWorld(f"no tokens of kind {kind} show what was seen")
        for place, token in zip(places, rng.choice(ways), strict=True):
            beneath[place] = token
    return beneath


PREFIXES = ("EVI-", "PAR-", "CHE-")


def _ways(s: OkkoState, seen: OkkoView, kind: int, places: list[int]) -> Iterator[tuple[int, ...]]:
    pool = [
        number
        for number, name in enumerate(MARKERS)
        if (name.startswith(PREFIXES[kind]) if kind != HIDDEN else not name.startswith(PREFIXES))
    ]
    shown = [(number, *sides_of(s.rules, kind, MARKERS[number])) for number in pool]
    tokens = [seen.markers[place] for place in places]
    fits = [[n for n, front, back in shown if front == token.front and token.back in ((), back)] for token in tokens]
    return _different(fits)


def _different(fits: list[list[int]], taken: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """One of each list, no number twice."""
    if len(taken) == len(fits):
        yield taken
        return
    for number in fits[len(taken)]:
        if number not in taken:
            yield from _different(fits, (*taken, number))


# Event cards


def _deal_events(s: OkkoState, seen: OkkoView, rng: Random) -> None:
    """Give the Oni the cards that it must hold; the rest of its hand is any of the unseen cards."""
    s.placed = [()] * len(seen.agents)
    if seen.lair is not None:
        s.event_hand, s.placed = list(seen.lair.hand), list(seen.lair.placed)
        s.event_deck = list(seen.memory["unseen"])
        return
    unseen, held = list(seen.memory["unseen"]), list(seen.memory["held"])
    if len(unseen) + len(held) != seen.event_deck + seen.event_hand + sum(agent.placed for agent in seen.agents):
        raise NoWorld("the unseen Event cards are not deck, hand and what lies beside agents")
    rng.shuffle(unseen)
    s.event_deck = sorted(unseen[: seen.event_deck])
    held += unseen[seen.event_deck :]
    rng.shuffle(held)
    for card, agent in enumerate(seen.agents):
        s.placed[card], held = tuple(sorted(held[: agent.placed])), held[agent.placed :]
    if isinstance(s.stack[-1] if s.stack else None, Planning):
        held = _draft_placement(s, held, rng)
    s.event_hand = sorted(held)


def _draft_placement(s: OkkoState, held: list[int], rng: Random) -> list[int]:
    """While planning nobody else knows how many cards lie where (OK-R28); what is left is in hand."""
    cards = agents_to_improve(s)
    for _ in range(rng.randint(0, min(len(held), len(s.in_play()))) if cards else 0):
        card = rng.choice(cards)
        s.placed[card] = tuple(sorted((*s.placed[card], held.pop())))
    return held


# Clue cards


def _deal_clues(s: OkkoState, seen: OkkoView, rng: Random) -> None:
    """Deal nature, identity, the cards that the heroes keep and the deck: any that agree with what is known, each
    world alike."""
    if not seen.memory["dealt"]:
        return
    for _ in range(TRIES):
        s.nature, s.identity = _secrets(s, seen, rng)
        if s.nature == NOTHING or s.identity == NOTHING:
            break
        if _deal_cards(s, seen, rng):
            return
    raise NoWorld("no Clue cards agree with what is known")


def _secrets(s: OkkoState, seen: OkkoView, rng: Random) -> tuple[int, int]:
    if seen.lair is not None:
        return seen.lair.nature, seen.lair.identity
    drawn = {*seen.clue_discard, *seen.in_effect, *seen.memory["shown"]}
    drawn |= set(seen.team.clues if seen.team is not None else ())
    looked = set(seen.memory["looked"])
    natures = [n for n in range(len(ONI_CARDS)) if n not in seen.memory["not_nature"] and n not in drawn | looked]
    identities = [
        courtier
        for courtier in seen.courtiers
        if courtier not in seen.memory["not_identity"] and courtier + len(ONI_CARDS) not in drawn | looked
    ]
    nature = seen.nature if seen.nature != NOTHING else rng.choice(natures) if natures else NOTHING
    identity = seen.identity if seen.identity != NOTHING else rng.choice(identities) if identities else NOTHING
    return nature, identity


def _deal_cards(s: OkkoState, seen: OkkoView, rng: Random) -> bool:
    """Return whether these cards could have been drawn."""
    made = [n for n in range(len(ONI_CARDS)) if n != s.nature]
    made += [len(ONI_CARDS) + courtier for courtier in s.courtiers if courtier != s.identity]
    open_cards = {*seen.clue_discard, *seen.in_effect}
    left = [clue for clue in (*made, *seen.memory["complications"]) if clue not in open_cards]
    kept = _kept(seen, [clue for clue in left if clue < FIRST_COMPLICATION], rng)
    if kept is None:
        return False
    looked = list(seen.memory["looked"])
    rest = [clue for clue in left if clue not in kept and clue not in looked]
    rng.shuffle(rest)
    s.clues, s.clue_deck = sorted(kept), rest + looked
    if len(s.clue_deck) != seen.clue_deck:
        raise NoWorld(f"{len(s.clue_deck)} Clue cards are left for a deck of {seen.clue_deck}")
    deciding = s.innermost(KeepClue)
    if deciding is not None:
        deciding.clue = kept[-1] if seen.team is None else seen.team.drawn
    return True


def _kept(seen: OkkoView, left: list[int], rng: Random) -> list[int] | None:
    """Return what the heroes keep, in the order in which it was drawn."""
    if seen.team is not None:
        return list(seen.team.clues)
    if seen.kept > len(left):
        return None
    shown = list(seen.memory["shown"])
    kept = shown + rng.sample([clue for clue in left if clue not in shown], seen.kept - len(shown))
    late = dict(seen.memory["undrawn"])
    return None if any(place < late.get(clue, 0) for place, clue in enumerate(kept)) else kept


# Plans of the heroes


def _deal_plans(s: OkkoState, seen: OkkoView, rng: Random) -> None:
    if seen.team is not None:
        s.plans, s.order, s.wishes = list(seen.team.plans), list(seen.team.order), list(seen.team.wishes)
        return
    s.order = [hero for hero in s.in_play() if hero not in s.turned]
    rng.shuffle(s.order)
    planning = s.innermost(Planning)
    for hero in s.in_play():
        if planning is not None and planning.stage == "plan":
            s.plans[hero] = _draft(s, hero, rng)
        elif any(s.heroes[hero].laid) and not (s.heroes[hero].left or s.heroes[hero].right):
            s.plans[hero] = Plan(*_laying(s, hero, rng, s.heroes[hero].laid), s.heroes[hero].up)  # OK-R28


def _draft(s: OkkoState, hero: int, rng: Random) -> Plan:
    """Return a legal plan, every plan alike."""
    up = (NOTHING, *sorted(set(s.heroes[hero].hands) - {NOTHING}))
    return Plan(*_laying(s, hero, rng), rng.choice(up))


def _laying(
    s: OkkoState, hero: int, rng: Random, laid: tuple[int, int] | None = None
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return cards on either side as planning lets them be laid (OK-039 to OK-042), every laying alike.

    `laid` says how many lie on the left and on the right; without it, one or two cards lie anywhere.
    """
    forbidden: Callable[[OkkoState, int, int, int, int], str] = Planning().forbidden
    hand = sorted(set(s.heroes[hero].hand))
    firsts = [place for place in product(hand, (RIGHT, LEFT)) if not forbidden(s, hero, *place, NOTHING)]
    seconds = [(), *((place,) for place in firsts)]
    if laid is not None:
        seconds = [second for second in seconds if 1 + len(second) == sum(laid)]
    for _ in range(TRIES if firsts else 0):
        first, second = rng.choice(firsts), rng.choice(seconds)
        if any(forbidden(s, hero, *place, first[0]) for place in second):
            continue
        left, right = (tuple(card for card, side in (first, *second) if side == at) for at in (LEFT, RIGHT))
        if laid in (None, (len(left), len(right))):
            return left, right
    raise NoWorld(f"hero {hero} could not have laid {laid or 'a card'}")


def _deal_wishes(s: OkkoState, seen: OkkoView, rng: Random) -> None:
    """Choose what each seat backs in a council, or leaves to the leader, such that nothing is decided by it
    (OK-R31)."""
    council = s.innermost(Council)
    if council is None:
        return
    seats = s.seats_in_play()
    if seen.team is None and len(seats) > 1:
        wishes = council.wishes(s)
        choices = [NOTHING, LEFT_IT, *wishes] if len(wishes) > 1 else [NOTHING]
        for _ in range(TRIES):
            said = {seat: rng.choice(choices) for seat in seats}
            if council.talks_on(s, said):
                for seat, wish in said.items():
                    s.wishes[seat] = wish
                break
    council.stage = council.stage_of(s)
