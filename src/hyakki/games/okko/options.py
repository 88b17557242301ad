"""Every question and answer of Okko Chronicles, created once."""

from __future__ import annotations

from functools import cache

from hyakki.core.menu import Ask, Option
from hyakki.games.okko.catalog import ids
from hyakki.games.okko.catalog.verbs import CONDITIONS
from hyakki.games.okko.people import NOTHING

MOST_SEATS = 5


QUESTIONS = {
    "pick": "OK-006",
    "swap-events": "OK-356",
    "follower": "OK-R164",
    "plan": "OK-042",
    "plan order": "OK-047",
    "lock": "OK-R27",
    "place": "OK-058",
    "adjust": "OK-061",
    "corruption": "OK-051",
    "enhancement": "OK-223",
    "summons": "OK-R80",
    "heal": "OK-R119",
    "activate": "OK-072",
    "turn": "OK-067",
    "turn move": "OK-283",
    "turn attack": "OK-296",
    "surround": "OK-278",
    "next-striker": "OK-279",
    "next-target": "OK-R35",
    "reroll": "OK-R55",
    "push": "OK-307",
    "reply": "OK-R68",
    "lose-talent": "OK-315",
    "effect-order": "OK-R35",
    "gain": "OK-189",
    "receive": "OK-340",
    "shed": "OK-R127",
    "found-follower": "OK-346",
    "keep-clue": "OK-R105",
    "agree": "OK-R31",
    "resolve": "OK-247",
    "accuse": "OK-087",
    "reorganise": "OK-088",
    "appear": "OK-R107",
}
"""The rule that each kind of question rests on; what only a card asks has none."""


@cache
def ask(seat: int, kind: str, *, open: bool = False, pace: str = "turn", side: str = "") -> Ask:
    return Ask(seat, kind, open=open, pace=pace, side=side)


# Targets of options


def space_point(space: int) -> str:
    return f"space {ids.SPACES[space]}"


def figure_point(figure: int) -> str:
    return f"figure {ids.FIGURES[figure]}"


def card_point(card: int) -> str:
    return f"card {ids.CARDS[card]}"


# Set-up

PICK = tuple(Option("pick", (n,), (name,), points=(figure_point(n),)) for n, name in enumerate(ids.HEROES))
NO_FOLLOWER = Option("no-follower")
AS_PRINTED = Option("as-printed")


@cache
def leave_out(event: int) -> Option:
    """An Event card makes way for one of an expansion (OK-356)."""
    return Option("leave-out", (event,), (ids.EVENTS[event],), points=(f"event {ids.EVENTS[event]}",))


@cache
def follow(card: int) -> Option:
    """A version of a follower, or a kami's."""
    return Option("version", (card,), (ids.ALLY_CARDS[card],), points=(f"ally {ids.ALLY_CARDS[card]}",))


# Everywhere: a space, a figure, a tile, an area; `final` completes the answer


@cache
def to_space(space: int, final: bool = True) -> Option:
    return Option("to", (space,), (ids.SPACES[space],), points=(space_point(space),), final=final)


@cache
def on_figure(figure: int, final: bool = True) -> Option:
    return Option("on", (figure,), (ids.FIGURES[figure],), points=(figure_point(figure),), final=final)


@cache
def on_tile(tile: int, final: bool = True) -> Option:
    return Option("tile", (tile,), (ids.FACES[tile],), points=(f"tile {ids.FACES[tile]}",), final=final)


@cache
def into_area(area: int) -> Option:
    """An area as a whole, where no space of it can be taken: only ever blocked."""
    return Option("into", (area,), (ids.AREAS[area],), points=(f"area {ids.AREAS[area]}",))


@cache
def choose(number: int, final: bool) -> Option:
    """One of several things that a card does, in its order."""
    return Option("choose", (number,), (str(number + 1),), final=final)


@cache
def no_more(final: bool) -> Option:
    """The end of a choice of several things; its number is -1."""
    return Option("no-more", (-1,), final=final)


@cache
def of_agent(agent: int, final: bool) -> Option:
    """A kind of agent that a figure comes of."""
    return Option("agent", (agent,), (ids.AGENTS[agent],), points=(f"agent {ids.AGENTS[agent]}",), final=final)


@cache
def courtier_token(courtier: int, final: bool) -> Option:
    name = ids.COURTIERS[courtier]
    return Option("courtier-token", (courtier,), (name,), points=(f"courtier {name}",), final=final)


@cache
def at_door(door: int, one: int, other: int, final: bool) -> Option:
    """A door by the spaces on its two sides."""
    words = (ids.SPACES[one], ids.SPACES[other])
    return Option("door", (door,), words, points=(space_point(one), space_point(other)), final=final)


@cache
def condition(number: int, final: bool = True) -> Option:
    return Option("condition", (number,), (CONDITIONS[number],), final=final)


@cache
def talent(number: int, name: str) -> Option:
    return Option("talent", (number,), (name,))


@cache
def on_top(clue: int, inside: int, final: bool) -> Option:
    """The next of the Clue cards that go back onto the deck, its top first."""
    name = ids.CLUES[clue]
    return Option("top", (clue,), (name,), points=(f"clue {name}",), final=final, face="top", inside=inside)


NONE = Option("none")
DONE = Option("done")
YES, NO = Option("yes"), Option("no")

# Strategy


@cache
def corrupt(tile: int) -> Option:
    return Option("corrupt", (tile,), (ids.FACES[tile],), points=(f"tile {ids.FACES[tile]}",))


@cache
def shift(tile: int) -> Option:
    """The token that moves; where to comes after it."""
    return Option("shift", (tile,), (ids.FACES[tile],), points=(f"tile {ids.FACES[tile]}",), final=False)


@cache
def enhance(slot: int) -> Option:
    return Option("enhance", (slot,), (ids.ENHANCEMENTS[slot],), points=(f"enhancement {ids.ENHANCEMENTS[slot]}",))


@cache
def summon(slot: int) -> Option:
    return Option(
        "summon", (slot,), (ids.ENHANCEMENTS[slot],), points=(f"enhancement {ids.ENHANCEMENTS[slot]}",), final=False
    )


@cache
def pay(event: int, seat: int) -> Option:
    """An Event card that is discarded for a summons; which, all see once it is done."""
    points = (f"event {ids.EVENTS[event]}",)
    return Option("pay", (event,), (ids.EVENTS[event],), points=points, final=False, face="pay", inside=1 << seat)


@cache
def bring(agent: int, space: int) -> Option:
    """A figure of this card comes to this space; more may follow."""
    words = (ids.AGENTS[agent], ids.SPACES[space])
    return Option("bring", (agent, space), words, points=(space_point(space),), final=False)


ENOUGH = Option("enough")


@cache
def plan(hero: int) -> Option:
    return Option("plan", (hero,), (ids.HEROES[hero],), points=(figure_point(hero),), final=False)


SIDES = ("left", "right")


@cache
def lay(side: int, card: int, inside: int) -> Option:
    """A card goes face down to one side; only the heroes know that it does (OK-R28)."""
    points = (card_point(card),)
    return Option(SIDES[side], (side, card), (ids.CARDS[card],), points=points, final=False, face="lay", inside=inside)


@cache
def alone(inside: int) -> Option:
    return Option("alone", final=False, face="lay", inside=inside)


@cache
def turn_up(equipment: int, inside: int) -> Option:
    """The hand card that is turned up, or none (OK-044)."""
    name = "none" if equipment == NOTHING else ids.EQUIPMENT[equipment]
    points = () if equipment == NOTHING else (f"equipment {name}",)
    return Option("up", (equipment,), (name,), points=points, face="up", inside=inside)


LOCK = tuple(Option("lock", (n,), (name,), points=(figure_point(n),)) for n, name in enumerate(ids.HEROES))
UNLOCK = tuple(Option("unlock", (n,), (name,), points=(figure_point(n),)) for n, name in enumerate(ids.HEROES))


ORDER = Option("order", final=False)
"""A new order of the initiative deck, its top first (OK-047)."""


@cache
def next_in_order(hero: int, final: bool, inside: int, same: bool = False) -> Option:
    """Only that the order has changed is seen outside, as it unlocks (OK-R30)."""
    name, face = ids.HEROES[hero], "same" if same else "next"
    return Option("next", (hero,), (name,), points=(f"initiative {name}",), final=final, face=face, inside=inside)


@cache
def place(event: int, seat: int) -> Option:
    points = (f"event {ids.EVENTS[event]}",)
    return Option("place", (event,), (ids.EVENTS[event],), points=points, final=False, face="place", inside=1 << seat)


@cache
def beside(agent: int, seat: int) -> Option:
    points = (f"agent {ids.AGENTS[agent]}",)
    return Option("beside", (agent,), (ids.AGENTS[agent],), points=points, face="beside", inside=1 << seat)


@cache
def take_back(agent: int, event: int, seat: int, final: bool = True) -> Option:
    words = (ids.AGENTS[agent], ids.EVENTS[event])
    points = (f"agent {ids.AGENTS[agent]}",)
    return Option("take-back", (agent, event), words, points=points, final=final, face="take-back", inside=1 << seat)


HAND_IN = Option("hand-in")
REOPEN = Option("reopen")

# Activation

REST = Option("rest")


@cache
def verb(word: str) -> Option:
    """An action; what it is done to comes after it."""
    return Option(word, final=False)


GO = verb("move")
OPEN_DOOR = verb("open")


@cache
def act(word: str) -> Option:
    """An action that needs nothing more."""
    return Option(word)


@cache
def use(table: str, name: str, final: bool, nth: int = 1) -> Option:
    """A card with an ACTION or UNIQUE ACTION, the `nth` if it has several; its choices come after it."""
    words = (table, name) if nth == 1 else (table, name, str(nth))
    return Option("use", (), words, points=(f"{table} {name}",), final=final)


@cache
def activate(agent: int) -> Option:
    return Option("activate", (agent,), (ids.AGENTS[agent],), points=(f"agent {ids.AGENTS[agent]}",))


@cache
def command(figure: int) -> Option:
    """The figure of the active card that acts next."""
    return Option("command", (figure,), (ids.FIGURES[figure],), points=(figure_point(figure),))


@cache
def play_event(event: int, seat: int, final: bool) -> Option:
    points = (f"event {ids.EVENTS[event]}",)
    return Option("event", (event,), (ids.EVENTS[event],), points=points, final=final, face="event", inside=1 << seat)


@cache
def strike(figure: int, reach: str) -> Option:
    """Aim an attack at a figure; both reaches are possible if the target is adjacent and the attacker may choose."""
    return Option(reach, (figure,), (ids.FIGURES[figure],), points=(figure_point(figure),))


@cache
def token_at(space: int, final: bool = True) -> Option:
    return Option("token", (space,), (ids.SPACES[space],), points=(space_point(space),), final=final)


@cache
def question(courtier: int) -> Option:
    return Option("question", (courtier,), (ids.COURTIERS[courtier],), points=(f"courtier {ids.COURTIERS[courtier]}",))


@cache
def with_equipment(word: str, equipment: int, final: bool = True) -> Option:
    name = ids.EQUIPMENT[equipment]
    return Option(word, (equipment,), (name,), points=(f"equipment {name}",), final=final)


SLOTS = ("right-hand", "left-hand", "hands", "clothing", "supplies", "discard")


@cache
def slot(number: int, final: bool = True) -> Option:
    return Option("slot", (number,), (SLOTS[number],), final=final)


@cache
def door(one: int, other: int) -> Option:
    """A door token, by the two spaces that it joins."""
    return Option(
        "door", (one, other), (ids.SPACES[one], ids.SPACES[other]), points=(space_point(one), space_point(other))
    )


THINGS = ("letter", "relic")


@cache
def thing(number: int) -> Option:
    """Hand over a thing; the receiver comes after it."""
    return Option("thing", (number,), (THINGS[number],), final=False)


ATTACH, MASTERLESS = Option("attach"), Option("masterless")
"""A follower that was found joins the hero who found it, or stands without a master."""


@cache
def play_clue(clue: int, inside: int, final: bool) -> Option:
    points = (f"clue {ids.CLUES[clue]}",)
    return Option("courtier", (clue,), (ids.CLUES[clue],), points=points, final=final, face="courtier", inside=inside)


@cache
def wish(number: int, words: tuple[str, ...], inside: int, face: str = "back") -> Option:
    """Back a choice in a council; outside it is seen only when it decides the matter (OK-R31)."""
    return Option("back", (number,), words, face=face, inside=inside)


@cache
def decide(number: int, words: tuple[str, ...], inside: int, face: str) -> Option:
    """Decide a council alone."""
    return Option("decide", (number,), words, face=face, inside=inside)


@cache
def leave_it(inside: int, face: str) -> Option:
    """A seat leaves the choice to the leader."""
    return Option("leave-it", face=face, inside=inside)


@cache
def stand_by(inside: int) -> Option:
    """A seat has nothing to add: to others it is asked like the rest (OK-R31)."""
    return Option("stand-by", face="back", inside=inside)


NAMES = {"hero": ids.HEROES, "card": ids.CARDS, "equipment": ids.EQUIPMENT, "ally": ids.ALLY_CARDS, "agent": ids.AGENTS}
"""The names of its things, by table of abilities."""


def by_card(table: str, thing: int, final: bool = True) -> Option:
    """A card or character whose effect a player may use now."""
    return use(table, NAMES[table][thing], final)


DICE = ("combat", "action", "test")


@cache
def die(kind: str, place: int, final: bool = True) -> Option:
    """A die of the roll that is rolled again, by its place among those of its kind."""
    words = (kind, str(place + 1))
    return Option("die", (DICE.index(kind), place), words, points=(f"die {kind} {place + 1}",), final=final)


@cache
def next_effect(table: str, thing: int, figure: int, place: int) -> Option:
    """Choose the next of several effects (OK-R35); `place` counts among them."""
    name = ids.ENHANCEMENTS[thing] if table == "enhancement" else NAMES[table][thing]
    words = (table, name, ids.FIGURES[figure], str(place + 1))
    return Option("effect", (place,), words, points=(figure_point(figure),))


@cache
def swap_in(event: int, seat: int) -> Option:
    """A card of the hand takes the place of one that lies beside an agent card (OK-R29)."""
    points = (f"event {ids.EVENTS[event]}",)
    return Option("swap", (event,), (ids.EVENTS[event],), points=points, face="swap", inside=1 << seat)


@cache
def number(word: str, count: int) -> Option:
    return Option(word, (count,), (str(count),))
