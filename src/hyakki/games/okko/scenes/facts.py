"""Facts of a game in words, as a scene says them; what numbers in events stand for; chance by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from typing import Any

from hyakki.core.errors import BadContent
from hyakki.core.events import seat_name
from hyakki.core.facts import Either, Heap, Pile, fact_of, keyed
from hyakki.games.okko.board.geometry import numbers_of
from hyakki.games.okko.board.sight import sees
from hyakki.games.okko.catalog import ids
from hyakki.games.okko.catalog.verbs import CONDITIONS
from hyakki.games.okko.dice import STREAMS
from hyakki.games.okko.knowledge.view import NUMBERS, figure_numbers
from hyakki.games.okko.people import MARKER_KINDS, NOBODY, NOTHING, NOWHERE, Marker
from hyakki.games.okko.scenes.board import FACES_OF_MEMOIRS, SETTLED
from hyakki.games.okko.scenes.given import ALSO, NAMES, Given, hero_named
from hyakki.games.okko.state import BACK, BLUE, FIRST_WOUND, LETTER, PHASES, RED, RELIC, OkkoState
from hyakki.games.okko.steps.accusations import forced, open_identities, open_natures
from hyakki.games.okko.steps.ending import points, winner
from hyakki.games.okko.steps.feats import FEATS, counted
from hyakki.games.okko.steps.missions import is_done
from hyakki.games.okko.steps.oni_turn import OniTurn, ready_figures, why_idle
from hyakki.games.okko.steps.strategy import open_slots
from hyakki.games.okko.steps.summons import usable_spaces
from hyakki.games.okko.steps.triggers import power_name
from hyakki.games.okko.steps.turn import Turn
from hyakki.games.okko.words import WORDS

NONE = "none"


def fact(s: OkkoState, name: str) -> Any:
    head, dot, rest = name.partition(".")
    if not dot:
        others = (*keyed(KEYED), "of a figure OKK.at, ashigaru-1.at", "of a seat B.heroes")
        return fact_of(OF_TABLE, name, name, others=others)(s)
    if head in KEYED:
        return KEYED[head](s, Given(name, rest))
    if len(head) == 1:
        return fact_of(OF_SEAT, rest, name, "a seat")(s, Given(name, head).seat(s.seats))
    hero = hero_named(head)
    if hero is not None:
        return fact_of(OF_HERO, rest, name, "a hero")(s, hero)
    return fact_of(OF_FIGURE, rest, name, "a figure")(s, Given(name, head).figure(s))


Of = Callable[[OkkoState, int], Any]


# Words


def _named(names: Sequence[str], numbers: Iterable[int]) -> Heap:
    return Heap(names[number] for number in numbers)


def _one(names: Sequence[str], number: int) -> str:
    return names[number] if number >= 0 else NONE


def _hero_word(hero: int) -> Any:
    return Either((ids.HEROES[hero], NAMES[hero])) if hero >= 0 else NONE


def _ally(s: OkkoState, hero: int) -> Any:
    """Return the ally of a hero: the figure, or its card."""
    figure = s.heroes[hero].ally
    return Either((ids.FIGURES[figure], ids.ALLY_CARDS[s.allies[figure].card])) if figure >= 0 else NONE


def _figure_word(figure: int) -> Any:
    return _thing_word(f"figure-{ids.FIGURES[figure]}")


def _plain(field: str) -> Callable[[OkkoState], Any]:
    return lambda s: getattr(s, field)


def _all(field: str, names: Sequence[str]) -> Callable[[OkkoState], Heap]:
    return lambda s: _named(names, getattr(s, field))


# Figures


def _conditions(s: OkkoState, figure: int) -> Heap:
    sides = {number: s.condition(figure, number) for number in range(len(CONDITIONS))}
    return Heap(f"{CONDITIONS[n]} back" if side == BACK else CONDITIONS[n] for n, side in sides.items() if side)


def _where(s: OkkoState, figure: int) -> str:
    return _one(ids.SPACES, s.where[figure])


def _area(s: OkkoState, figure: int) -> str:
    return NONE if s.where[figure] == NOWHERE else ids.AREAS[s.area_of(figure)]


def _tile(s: OkkoState, figure: int) -> str:
    return NONE if s.where[figure] == NOWHERE else ids.FACES[s.tile_of(figure)]


def _master(s: OkkoState, figure: int) -> Any:
    return _hero_word(s.allies[figure].master) if figure in s.allies else NONE


def _may_act(s: OkkoState, figure: int) -> bool:
    return figure >= ids.FIRST_AGENT and s.where[figure] != NOWHERE and not why_idle(s, figure)


def _sees(s: OkkoState, figure: int) -> Heap:
    return Heap(_figure_word(other) for other in _others(s, figure) if sees(s, figure, other))


def _beside(s: OkkoState, figure: int) -> Heap:
    return Heap(_figure_word(other) for other in _others(s, figure) if s.next_to(figure, other))


def _others(s: OkkoState, figure: int) -> list[int]:
    """List everybody else on the board, if the figure is there."""
    return [] if s.where[figure] == NOWHERE else [other for other in s.at.values() if other != figure]


def _value(what: str) -> Of:
    """Return a number that depends on the figure's neighbours; none off the board."""
    return lambda s, figure: NONE if s.where[figure] == NOWHERE else figure_numbers(s, figure)[NUMBERS.index(what)]


def _used(s: OkkoState, figure: int) -> Heap:
    return Heap(power_name(s.kit.abilities[number]) for number, who, _ in s.spent if who == figure)


OF_FIGURE: dict[str, Of] = {
    "at": _where,
    "area": _area,
    "tile": _tile,
    "damage": lambda s, figure: s.damage[figure],
    "conditions": _conditions,
    "lost": lambda s, figure: s.lost.get(figure, NONE),
    "used": _used,
    **{what: _value(what) for what in NUMBERS},
    "card": lambda s, figure: ids.ALLY_CARDS[s.allies[figure].card] if figure in s.allies else NONE,
    "master": _master,
    "down": lambda s, figure: figure in s.allies and s.allies[figure].down,
    "acted": lambda s, figure: figure in s.allies and s.allies[figure].acted,
    "may_act": _may_act,
    "sees": _sees,
    "beside": _beside,
}


# Heroes


def _equipment(slot: str) -> Of:
    def cards(s: OkkoState, hero: int) -> Any:
        found = getattr(s.heroes[hero], slot)
        if isinstance(found, tuple):
            return _named(ids.EQUIPMENT, (card for card in dict.fromkeys(found) if card != NOTHING))
        return _one(ids.EQUIPMENT, found)

    return cards


def _pile(name: str) -> Of:
    return lambda s, hero: _named(ids.CARDS, getattr(s.heroes[hero], name))


def _wounds(s: OkkoState, hero: int) -> Heap:
    """Return all wound cards of a hero."""
    person = s.heroes[hero]
    cards = (*person.hand, *person.right, *(card for card in person.discard if card not in person.right))
    return _named(ids.CARDS, (card for card in cards if card >= FIRST_WOUND))


def _plain_of_hero(field: str) -> Of:
    return lambda s, hero: getattr(s.heroes[hero], field)


OF_HERO: dict[str, Of] = {
    **OF_FIGURE,
    "seat": lambda s, hero: NONE if s.heroes[hero].seat == NOBODY else seat_name(s.heroes[hero].seat),
    "hand": _pile("hand"),
    "left": _pile("left"),
    "right": _pile("right"),
    "discard": _pile("discard"),
    "wounds": _wounds,
    "hands": _equipment("hands"),
    "up": _equipment("up"),
    "clothing": _equipment("clothing"),
    "supplies": _equipment("supplies"),
    "equipment": _equipment("equipment"),
    "plan_left": lambda s, hero: _named(ids.CARDS, s.plans[hero].left),
    "plan_right": lambda s, hero: _named(ids.CARDS, s.plans[hero].right),
    "plan_up": lambda s, hero: _one(ids.EQUIPMENT, s.plans[hero].up),
    "ally": _ally,
    "mission": lambda s, hero: s.heroes[hero].mission + 1,
    "mission_done": lambda s, hero: is_done(s, hero),
    "feats": lambda s, hero: Heap(f"{feat} {n}" for feat in FEATS if (n := counted(s, hero, feat))),
    "called": lambda s, hero: _named(ids.FIGURES, s.heroes[hero].called),
    **{flag: _plain_of_hero(flag) for flag in ("eliminated", "locked", "activated", "attacked", "moved")},
    **{count: _plain_of_hero(count) for count in ("bonus", "streak")},
    "bears": lambda s, hero: Heap(
        name for name, thing in zip(("letter", "relic"), s.things, strict=True) if thing.bearer == hero
    ),
}


# Seats

OF_SEAT: dict[str, Of] = {
    "role": lambda s, seat: "oni" if seat == s.oni else "heroes",
    "heroes": lambda s, seat: Heap(_hero_word(hero) for hero in s.team() if s.heroes[hero].seat == seat),
}


# The table


def _actions_left(s: OkkoState) -> Any:
    turns = [step for step in s.stack if isinstance(step, Turn)]
    return turns[-1].left if turns else NONE


def _tokens(s: OkkoState) -> Heap:
    on_board = [n for n, marker in enumerate(s.markers) if marker.space != NOWHERE]
    return Heap(ids.MARKERS[s.beneath[n]] for n in on_board)


def _agents(s: OkkoState) -> Heap:
    return Heap(f"{_card_word(figure)} {ids.SPACES[s.where[figure]]}" for figure in s.on_board(agents=True))


def _card_word(figure: int) -> str:
    return ids.AGENTS[ids.CARD_OF[figure]]


def _flagged(flag: str) -> Callable[[OkkoState], Heap]:
    return lambda s: Heap(ids.AGENTS[card] for card, agent in enumerate(s.agents) if getattr(agent, flag))


def _thing(number: int) -> Callable[[OkkoState], Any]:
    def where(s: OkkoState) -> Any:
        thing = s.things[number]
        return _hero_word(thing.bearer) if thing.bearer != NOBODY else _one(ids.SPACES, thing.space)

    return where


def _tokens_used(s: OkkoState) -> int:
    """Activations that the Oni has made, also the one under way once a card has its token or none could (OK-073)."""
    return s.tokens_used - any(isinstance(step, OniTurn) and step.stage == "pick" for step in s.stack)


OF_TABLE: dict[str, Callable[[OkkoState], Any]] = {
    "scenario": lambda s: s.rules.scenario,
    "round": _plain("round"),
    "phase": lambda s: PHASES[s.phase],
    "active": lambda s: _figure_word(s.active) if s.active >= 0 else NONE,
    "active_card": lambda s: _one(ids.AGENTS, s.active_card),
    "actions_left": _actions_left,
    "order": lambda s: tuple(map(_hero_word, s.order)),
    "turned": lambda s: tuple(map(_hero_word, s.turned)),
    "leader": lambda s: _hero_word(s.leader) if s.in_play() else NONE,
    "team": lambda s: Heap(map(_hero_word, s.team())),
    "in_play": lambda s: Heap(map(_hero_word, s.in_play())),
    "oni": lambda s: seat_name(s.oni),
    "tokens_used": _tokens_used,
    "event_played": _plain("event_played"),
    "agents": _agents,
    "cards": _flagged("owned"),
    "activated": _flagged("activated"),
    "fallen": _flagged("fallen"),
    "hand": _all("event_hand", ids.EVENTS),
    "hand_size": lambda s: len(s.event_hand),
    "event_deck": _all("event_deck", ids.EVENTS),
    "event_discard": _all("event_discard", ids.EVENTS),
    "corruption": _all("corruption", ids.FACES),
    "track": lambda s: Heap(map(str, s.track)),
    "red": _plain("red"),
    "enhancements": lambda s: tuple(ids.ENHANCEMENTS[slot] for slot in s.enhancements),
    "open_slots": lambda s: _named(ids.ENHANCEMENTS, open_slots(s)),
    "alarm": _plain("alarm"),
    "nature": lambda s: _one(ids.ONI_CARDS, s.nature),
    "identity": lambda s: _one(ids.COURTIERS, s.identity),
    "clue_deck": lambda s: Pile(ids.CLUES[clue] for clue in reversed(s.clue_deck)),
    "clue_deck_size": lambda s: len(s.clue_deck),
    "clues": _all("clues", ids.CLUES),
    "clue_discard": _all("clue_discard", ids.CLUES),
    "in_effect": _all("in_effect", ids.CLUES),
    "courtiers": _all("courtiers", ids.COURTIERS),
    "interrogated": _all("interrogated", ids.COURTIERS),
    "open_natures": lambda s: _named(ids.ONI_CARDS, open_natures(s)),
    "open_identities": lambda s: _named(ids.COURTIERS, open_identities(s)),
    "must_accuse": lambda s: forced(s) and not s.battle,
    "failures": _plain("failures"),
    "named": _plain("named"),
    "unmasked": _plain("unmasked"),
    "tokens": _tokens,
    "closed": lambda s: Heap(_door_word(s, door) for door in numbers_of(s.closed | s.slammed)),
    "tests": _all("tests", ids.SPACES),
    "letter": _thing(LETTER),
    "relic": _thing(RELIC),
    "gone": _all("gone", ids.FIGURES),
    "equipment_deck": _all("equipment_deck", ids.EQUIPMENT),
    "equipment_discard": _all("equipment_discard", ids.EQUIPMENT),
    "battle": lambda s: s.battle > 0,
    "battle_round": _plain("battle"),
    "battle_losses": _plain("battle_losses"),
    "final": lambda s: s.final or NONE,
    "demon": lambda s: _one(ids.FIGURES, s.demon),
    "memoirs": lambda s: Heap(f"{ids.RECOLLECTIONS[number]} {FACES_OF_MEMOIRS[face]}" for number, face in s.memoirs),
    "blue": lambda s: points(s, BLUE),
    "red_points": lambda s: points(s, RED),
    "leading": winner,
    "side": lambda s: NONE if s.over is None or s.over[1] is None else s.over[1],
}


# Places and things


def _door_word(s: OkkoState, door: int) -> str:
    return s.kit.scenario.doors[door].removesuffix(" closed")


def _door(s: OkkoState, said: Given) -> str:
    bit = 1 << said.door(s)
    return "slammed" if s.slammed & bit else "closed" if s.closed & bit else "open"


def _marker(s: OkkoState, said: Given) -> Marker | None:
    """The marker named by its id, or by the space where it lies."""
    if "." in said.word():
        space = said.space(s)
        return next((marker for marker in s.markers if marker.space == space), None)
    token = said.id("token")
    return s.markers[s.beneath.index(token)] if token in s.beneath else None


def _token(s: OkkoState, said: Given) -> str:
    """ "A04.22 front", "A04.22 back" or "gone"."""
    marker = _marker(s, said)
    if marker is None or marker.space == NOWHERE:
        return "gone"
    return f"{ids.SPACES[marker.space]} {'back' if marker.flipped else 'front'}"


def _of_token(field: str) -> Callable[[OkkoState, Given], Any]:
    def read(s: OkkoState, said: Given) -> Any:
        marker = _marker(s, said)
        return NONE if marker is None else getattr(marker, field)

    return read


def _token_kind(s: OkkoState, said: Given) -> str:
    marker = _marker(s, said)
    return NONE if marker is None else MARKER_KINDS[marker.kind]


def _penalty(s: OkkoState, said: Given) -> int:
    """Return the penalty tokens on the token that lies there, or on another test at this space."""
    marker = _marker(s, said)
    return s.penalties.get(said.space(s), 0) if marker is None else marker.penalty


def _figure_at(s: OkkoState, said: Given) -> Any:
    figure = s.at.get(said.space(s), NOBODY)
    if figure == NOBODY:
        return NONE
    return Either((ids.FIGURES[figure], _card_word(figure))) if figure >= ids.FIRST_AGENT else ids.FIGURES[figure]


def _agents_of(s: OkkoState, said: Given) -> Heap:
    return Heap(ids.SPACES[s.where[figure]] for figure in s.figures_of(said.id("agent")))


def _task(field: str) -> Callable[[OkkoState, Given], Any]:
    def read(s: OkkoState, said: Given) -> Any:
        tile = said.tile(s)
        if tile not in s.tasks:
            raise said.wrong(f"{said.said} is no mission tile")
        found = getattr(s.tasks[tile], field)
        return _named(ids.SPACES, found) if field == "done" else SETTLED[found] if field == "settled" else found

    return read


KEYED: dict[str, Callable[[OkkoState, Given], Any]] = {
    "figure": _figure_at,
    "agents": _agents_of,
    "ready": lambda s, said: Heap(ids.SPACES[s.where[figure]] for figure in ready_figures(s, said.id("agent"))),
    "techniques": lambda s, said: _named(ids.EVENTS, s.agents[said.id("agent")].techniques),
    "placed": lambda s, said: _named(ids.EVENTS, s.placed[said.id("agent")]),
    "courtier": lambda s, said: _one(ids.SPACES, s.courtier_at[said.id("courtier")]),
    "door": _door,
    "token": _token,
    "token_kind": _token_kind,
    "token_raised": _of_token("raised"),
    "penalty": _penalty,
    "mission_tokens": _task("tokens"),
    "mission_done": _task("done"),
    "mission_settled": _task("settled"),
    "wounds_left": lambda s, said: s.wounds_left[ids.WOUNDS.index(said.one_of(ids.WOUNDS))],
    "reinforcements": lambda s, said: _named(ids.SPACES, usable_spaces(s, said.one_of(("mortal", "supernatural")))),
    "area_of": lambda s, said: ids.AREAS[s.board.floor.area_of[said.space(s)]],
    "free": lambda s, said: _named(ids.SPACES, numbers_of(_free(s, said.area(s)))),
    "near": lambda s, said: _named(ids.FACES, s.board.floor.near_tiles[said.tile(s)]),
}


def _free(s: OkkoState, area: int) -> int:
    """Return the number of spaces of an area where nobody stands and no token lies."""
    taken = s.blocked_spaces
    for space in s.at:
        taken |= 1 << space
    return s.board.floor.area_spaces[area] & ~taken


# Numbers in events

_SIDES = {"task-settled": SETTLED}


def word(kind: str, field: str, number: int) -> Any:
    if kind in _SIDES and field == "side":
        return _SIDES[kind][number]
    if field in WORDS.people or (field == "heroes" and kind):
        return seat_name(number) if number >= 0 else NONE
    if field in WORDS.things:
        return _thing_word(WORDS.things[field][number]) if number >= 0 else NONE
    if field in WORDS.labels:
        return WORDS.labels[field][number] if number >= 0 else NONE
    return number


def _thing_word(key: str) -> Any:
    """ "figure-OKK" is OKK or Okko; "recollection-REC-FINAL-blue" is REC-FINAL blue."""
    kind, _, name = key.partition("-")
    if kind == "figure" and name in ids.HEROES:
        return _hero_word(ids.HEROES.index(name))
    if kind == "figure" and name in _ALONE:
        return Either((name, *_agent_names(_ALONE[name])))
    if kind == "agent":
        return Either(_agent_names(name))
    if kind == "recollection":
        head, _, face = name.rpartition("-")
        return f"{head} {face}" if face in FACES_OF_MEMOIRS else name
    return name


def _agent_names(card: str) -> tuple[str, ...]:
    return (card, *(name for name, meant in ALSO.items() if meant == card))


_ALONE = {ids.FIGURES[figures[0]]: ids.AGENTS[card] for card, figures in enumerate(ids.FIGURES_OF) if len(figures) == 1}
"""The figures of cards that have only one: each may be called by its card."""


SLOT_WORDS = {"right": "right-hand", "right hand": "right-hand", "left": "left-hand", "left hand": "left-hand"} | {
    "both": "hands",
    "both hands": "hands",
}


def spelled(s: OkkoState, id: str) -> str:
    """Return the id of an answer in which a figure is named by its space, its card or the hero's name, or a slot by its
    usual name."""
    verb, *words = id.split()
    if verb.lower() == "slot":
        return f"slot {SLOT_WORDS.get(' '.join(words).lower(), ' '.join(words))}"
    fields = WORDS.options.get(verb.lower(), ())
    return " ".join((verb, *(_spelled_word(s, field, word) for field, word in zip_longest(fields, words) if word)))


def _spelled_word(s: OkkoState, field: str | None, word: str) -> str:
    if field == "agent":
        return ALSO.get(word.lower(), word)
    if field not in ("figure", "hero", "other"):
        return word
    try:
        return ids.FIGURES[Given(word, word).figure(s)]
    except BadContent:
        return word


# Chance by name

CHANCES: dict[str, tuple[bytes, ...]] = {
    **{name: (stream,) for name, stream in STREAMS.items()},
    "equipment": (b"equipment",),
    "events": (b"event",),
    "wounds": (b"wound",),
    "lot": (b"lot",),
    "missions": (b"mission",),
}


def drawn(s: OkkoState, name: str, wish: Any) -> tuple[int, ...]:
    """The draw by which chance gives this: a face of a die, or the next card."""
    said = Given(f"chance.{name}", wish)
    if name in STREAMS or name == "missions":
        faces = s.rules.dice.combat if name in ("combat", "missions") else getattr(s.rules.dice, name)
        return (list(faces).index(said.part(str(wish)).one_of(dict.fromkeys(faces))),)
    if name == "equipment":
        return (_place(said, s.equipment_deck, said.id("equipment card")),)
    if name == "events":
        return (_place(said, s.event_deck, said.id("event card")),)
    if name == "wounds":
        left = [kind for kind, count in enumerate(s.wounds_left) for _ in range(count)] or list(range(len(ids.WOUNDS)))
        return (_place(said, left, ids.WOUNDS.index(said.one_of(ids.WOUNDS))),)
    assert name == "lot", name
    return (_place(said, open_identities(s), said.id("courtier")),)


def _place(said: Given, deck: Sequence[int], card: int) -> int:
    if card not in deck:
        raise said.wrong(f"{said.said} is not among those that can be drawn")
    return list(deck).index(card)
