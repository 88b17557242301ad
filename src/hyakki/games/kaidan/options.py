"""Every question and answer of Kaidan, created once: menus select from these."""

from __future__ import annotations

from functools import cache

from hyakki.core.events import seat_name
from hyakki.core.menu import Ask, Option
from hyakki.games.kaidan.board.geometry import BESIDE, CELLS, OFF, cell_name, edge_between, edge_name
from hyakki.games.kaidan.catalog.cards import FACES, KEYS, PILES
from hyakki.games.kaidan.catalog.ids import CHARACTERS, OBJECTS, ROOMS, TOKENS
from hyakki.games.kaidan.people import NOBODY, STANDEES, kind_of, spent_of

MOST_SEATS = 5
SEATS = range(MOST_SEATS)


def _seat(seat: int) -> str:
    return f"seat {seat_name(seat)}"


def _cell(cell: int) -> str:
    return f"cell {cell_name(cell)}"


def _asks(kind: str, pace: str, *, sealed: bool = False) -> tuple[Ask, ...]:
    return tuple(Ask(seat, kind, pace=pace, sealed=sealed) for seat in SEATS)


# The questions, by seat
WINDOWS = ("test-post", "wound", "sight", "attack", "fate", "event")
QUESTIONS = {
    "pick": "KA-024",
    "act": "KA-129",
    "roll": "KA-R14",
    "guess": "KA-R39",
    "roll-guess": "KA-R39",
    "decide": "KA-053",
    "hide": "KA-R17",
    "must-hide": "KA-273",
    **{f"window-{window}": "KA-R15" for window in WINDOWS},
    "onryo": "KA-187",
    "onryo-way": "KA-187",
    "chase": "KA-255",
    "flee": "KA-258",
    "react": "KA-280",
    "last-chance": "KA-R89",
    "trade": "KA-R119",
    "give": "KA-R119",
    "recover": "KA-161",
}
"""The rule that each of them rests on; what only a card asks has none."""

ASK_PICK = _asks("pick", "pick")
ASK_ACT = _asks("act", "turn")
ASK_ROLL = _asks("roll", "answer")
ASK_ROLL_SEALED = _asks("roll", "answer", sealed=True)
"""Both sides of a fight at once (KA-R17)."""
ASK_GUESS = _asks("guess", "answer")
ASK_ROLL_GUESS = _asks("roll-guess", "answer")
ASK_DECIDE = _asks("decide", "answer")
ASK_HIDE = _asks("hide", "answer")
"""W-STEP: a PG on a hiding place whom the next step would bring into sight (KA-R17)."""
ASK_MUST_HIDE = _asks("must-hide", "chase")
"""A hunted PG must hide where it is, and may have something to hide behind (KA-273, WG04)."""
ASK_WINDOW = {window: _asks(f"window-{window}", "window", sealed=True) for window in WINDOWS}
"""The windows that ask all living seats at once (KA-R15, KA-R16)."""

ASK_ONRYO = _asks("onryo", "turn")
ASK_ONRYO_WAY = _asks("onryo-way", "turn")
ASK_CHASE = _asks("chase", "chase")
ASK_FLEE = _asks("flee", "chase")
ASK_REACT = _asks("react", "chase")
ASK_LAST = _asks("last-chance", "chase")

ASK_ALTAR = _asks("altar", "answer")
"""The Family Altar: an object, or an entity comes (CR4)."""

ASK_AGAIN = _asks("again", "answer")
"""Shoulder Charge: roll the failed Test again or not."""
ASK_TRADE = _asks("trade", "answer")
ASK_GIVE = _asks("give", "answer", sealed=True)
"""Both sides of a Trade at once (KA-R119)."""
ASK_RECOVER = _asks("recover", "answer")
ASK_ORDER = _asks("order", "answer")
"""The order in which looked-at tiles go back."""

# Set-up
PICK = tuple(Option("pick", (pg,), (name,), points=(f"character {name}",)) for pg, name in enumerate(CHARACTERS))
PICK_ANY = Option("pick", (-1,), ("any",))

# Own Activation
MOVE = tuple(Option("move", (cell,), (cell_name(cell),), points=(_cell(cell),)) for cell in range(CELLS))
RUN = Option("run")
EXAMINE = Option("examine")
EXAMINE_EVIDENCE = Option("examine", (1,), ("evidence",))
MAKE_NOISE = Option("noise")
PASS = Option("pass")
HIDE = Option("hide")
ESCAPE = Option("escape")
REVEAL = Option("reveal", points=("object OB01",))
"""The possessed PG shows the Hyoirei (KA-213)."""
WISH = Option("wish", final=False)
KEEP = Option("keep")
"""Give nothing to the Family Altar."""
SLIP_AWAY = Option("slip-away")
"""A sealed-in PG pays to disappear (KA-R30)."""


@cache
def open_door(edge: int) -> Option:
    return Option("open", (edge,), (edge_name(edge),), points=(f"edge {edge_name(edge)}",))


@cache
def break_door(edge: int) -> Option:
    return Option("break", (edge,), (edge_name(edge),), points=(f"edge {edge_name(edge)}",))


# The chase
FLEE = Option("flee")
WAIT = Option("wait")
FLEE_TO = tuple(Option("flee-to", (cell,), (cell_name(cell),), points=(_cell(cell),)) for cell in range(CELLS))
STOP = Option("stop")
REPEL = Option("repel")
RITUAL = Option("ritual")
"""One that takes no component along."""


@cache
def ritual_with(card: int) -> Option:
    """The object that is given up."""
    return Option("ritual", (card,), object_words(card), points=(f"object {OBJECTS[kind_of(card)]}",))


@cache
def ritual_at(cell: int) -> Option:
    """The Corpse token that is taken away."""
    return Option("ritual", (cell,), ("corpse", cell_name(cell)), points=(_cell(cell),))


@cache
def last_object(card: int) -> Option:
    """The one object of a last chance (KA-R89)."""
    return Option("resort", (card,), object_words(card), points=(f"object {OBJECTS[kind_of(card)]}",))


@cache
def exorcise(card: int) -> Option:
    """An Ofuda is consumed: of which deck the card is does not show (KA-287)."""
    return Option("exorcise", (card,), points=("object OB05",))


# Onryo
ONRYO_TO = tuple(Option("onryo-to", (cell,), (cell_name(cell),), points=(_cell(cell),)) for cell in range(CELLS))
VOICES = tuple(Option("voices", (seat,), (seat_name(seat),), points=(_seat(seat),)) for seat in SEATS)


@cache
def use_token(token: int) -> Option:
    return Option("token", (token,), (TOKENS[token],), points=(f"token {TOKENS[token]}",))


# Tests and guesses
ROLL = Option("roll")
EVEN = Option("even", (0,))
ODD = Option("odd", (1,))


@cache
def object_words(card: int) -> tuple[str, ...]:
    return (OBJECTS[kind_of(card)],)


@cache
def with_object(card: int) -> Option:
    """A bonus ticked, or a Weapon taken up, before rolling (KA-R14, KA-153)."""
    return Option("with", (card,), object_words(card), points=(f"object {OBJECTS[kind_of(card)]}",), final=False)


@cache
def give_up(card: int) -> Option:
    """An object of one's choice is discarded, for all to see (KA-R12)."""
    return Option("discard", (card,), object_words(card), points=(f"object {OBJECTS[kind_of(card)]}",))


@cache
def open_inner(edge: int) -> Option:
    """Open an interior door outside the PG's own Activation (KA-R31)."""
    return Option("open-inner", (edge,), (edge_name(edge),), points=(f"edge {edge_name(edge)}",))


# Windows
LET_BE = Option("let-be")
"""Take no Instant Action."""


# Golden-rule decisions: what they are about says what the number is
@cache
def choose_cell(cell: int) -> Option:
    return Option("choose", (cell,), ("cell", cell_name(cell)), points=(_cell(cell),))


@cache
def choose_turn(turn: int) -> Option:
    return Option("choose", (turn,), ("turn", str(turn * 90)))


@cache
def choose_seat(seat: int) -> Option:
    return Option("choose", (seat,), ("seat", seat_name(seat)), points=(_seat(seat),))


@cache
def choose_figure(who: int) -> Option:
    return Option("choose", (who,), ("figure", str(who + 1)), points=(f"figure {who + 1}",))


CHOOSE = {"cell": choose_cell, "turn": choose_turn, "seat": choose_seat, "figure": choose_figure}


# Objects. What a card is used on follows it in the path.
@cache
def use(card: int, final: bool) -> Option:
    return Option("use", (card,), object_words(card), points=(f"object {OBJECTS[kind_of(card)]}",), final=final)


@cache
def quick(card: int, final: bool) -> Option:
    """A Rapid object (KA-144)."""
    return Option("quick", (card,), object_words(card), points=(f"object {OBJECTS[kind_of(card)]}",), final=final)


@cache
def on_seat(seat: int) -> Option:
    return Option("on", (seat,), (seat_name(seat),), points=(_seat(seat),))


@cache
def on_cell(cell: int) -> Option:
    return Option("cell", (cell,), (cell_name(cell),), points=(_cell(cell),))


@cache
def on_door(edge: int) -> Option:
    return Option("door", (edge,), (edge_name(edge),), points=(f"edge {edge_name(edge)}",))


ON_PILE = tuple(Option("pile", (pile,), (name,)) for pile, name in enumerate(PILES))
AS_KEY = tuple(Option("key", (1 << place,), (name,)) for place, name in enumerate(KEYS))
"""The key token that is placed, by bit."""
SHOW = tuple(Option("show", (face,), (FACES[face],)) for face in (1, 2, 3, 4))
"""The face that a die is set to: 0, 1, 2 or 3."""


@cache
def wear(card: int) -> Option:
    return Option("wear", (card,), object_words(card), points=(f"object {OBJECTS[kind_of(card)]}",))


TAKE_OFF = Option("take-off")

# Abilities
OMEN = Option("omen")
SUTRA = Option("sutra")
ROLL_AGAIN = Option("roll-again")


def _of_seats(verb: str) -> tuple[Option, ...]:
    return tuple(Option(verb, (seat,), (seat_name(seat),), points=(_seat(seat),)) for seat in SEATS)


FIRST_AID = _of_seats("first-aid")

# Other PGs
ATTACK = _of_seats("attack")
EXORCISE_PG = _of_seats("exorcise-pg")
TRADE = _of_seats("trade")
ACCEPT = Option("accept")
REFUSE = Option("refuse")


def card_word(card: int) -> str:
    """A card and how often it has been used: "OB12 1"."""
    return OBJECTS[kind_of(card)] + (f" {spent_of(card)}" if spent_of(card) else "")


@cache
def give(card: int) -> Option:
    return Option("give", (card,), (card_word(card),), points=(f"object {OBJECTS[kind_of(card)]}",), final=False)


HAND_OVER = Option("hand-over")

# Inventory tokens, by the seat whose it was or an enemy's
RECOVER = {
    owner: Option("recover", (owner,), () if owner == NOBODY else (seat_name(owner),)) for owner in (NOBODY, *SEATS)
}


@cache
def take(card: int, seat: int) -> Option:
    """Others see that a card was taken, not which (KA-R12)."""
    points = (f"object {OBJECTS[kind_of(card)]}",)
    return Option("take", (card,), (card_word(card),), points=points, final=False, face="take", inside=1 << seat)


TAKE_NO_MORE = Option("take-no-more")


@cache
def next_tile(tile: int, seat: int, final: bool) -> Option:
    """Tiles go back in this order, the top first; nobody else sees it."""
    return Option("next", (tile,), (ROOMS[tile],), final=final, face="next", inside=1 << seat)


# Passing with something that will happen unasked (KA-R17)
MOMENTS = ("sight", "activation", "preparation", "pg", "event", "entity", "end")
"""Before an entity's step brings the PG into its sight; after another's Activation; before each of these phases."""


@cache
def pass_arming(card: int, moment: str, seat: int) -> Option:
    words = ("arming", OBJECTS[kind_of(card)], moment)
    return Option("pass", (card, MOMENTS.index(moment)), words, face="pass", inside=1 << seat)


# When each is an answer (State.occasions)
OCCASIONS = {
    "pick": "KA-024",
    # The PG's own Activation
    "move": "KA-074",
    "open": "KA-R31",
    "break": "KA-098",
    "run": "KA-136",
    "examine": "KA-140",
    "use": "KA-143",
    "trade": "KA-145",
    "attack": "KA-148",
    "exorcise-pg": "KA-155",
    "recover": "KA-161",
    "noise": "KA-164",
    "pass": "KA-167",
    "escape": "KA-127",
    "wear": "KA-172",
    "take-off": "KA-172",
    "wish": "KA-117",
    "slip-away": "KA-R30",
    **dict.fromkeys(("omen", "first-aid", "sutra", "roll-again"), "KA-060"),
    # Targets of a card
    **dict.fromkeys(("on", "cell", "door", "pile"), "KA-143"),
    "key": "KA-122",
    "show": "KA-144",
    # Any time
    **dict.fromkeys(("quick", "let-be"), "KA-R15"),
    "open-inner": "KA-R31",
    "hide": "KA-166",
    "reveal": "KA-R102",
    "choose": "KA-053",
    "roll": "KA-065",
    "with": "KA-R14",
    **dict.fromkeys(("even", "odd"), "KA-R39"),
    **dict.fromkeys(("discard", "keep"), "KA-114"),
    "next": "KA-R11",
    # Others
    **dict.fromkeys(("accept", "refuse", "give", "hand-over"), "KA-R119"),
    **dict.fromkeys(("take", "take-no-more"), "KA-161"),
    "agree": "KA-R148",
    # The chase
    **dict.fromkeys(("flee", "wait"), "KA-256"),
    "flee-to": "KA-258",
    "stop": "KA-R74",
    **dict.fromkeys(("repel", "exorcise"), "KA-283"),
    "ritual": "KA-282",
    "resort": "KA-R89",
    # Onryo
    "token": "KA-187",
    "onryo-to": "KA-188",
    "voices": "KA-191",
}
"""The rule that says when it is an answer, by verb."""

PG_ONLY = frozenset(OCCASIONS) - {"pick", "choose", "let-be", "agree", "refuse", "token", "onryo-to", "voices", "stop"}
"""Verbs of a PG that an Onryo does not have (KA-R110)."""
FREE_ACTIONS = frozenset({"run", "pass", "omen", "wear", "take-off"})
"""Free Actions that are not Instant (KA-R20)."""

_CELL_NAMES = frozenset(map(cell_name, range(CELLS)))
_EDGE_NAMES = frozenset(
    edge_name(edge_between(cell, other)) for cell in range(CELLS) for other in BESIDE[cell] if other != OFF
)
_NAMES: dict[str, frozenset[str]] = {
    "pick": frozenset((*CHARACTERS, "any")),
    **dict.fromkeys(("move", "flee-to", "onryo-to", "cell"), _CELL_NAMES),
    **dict.fromkeys(("open", "open-inner", "break", "door"), _EDGE_NAMES),
    **dict.fromkeys(("use", "quick", "with", "discard", "resort", "wear"), frozenset(OBJECTS)),
    "examine": frozenset(("", "evidence")),
    "token": frozenset(TOKENS),
    "next": frozenset(ROOMS),
    "pile": frozenset(PILES),
    "key": frozenset(KEYS),
    "show": frozenset(FACES[option.args[0]] for option in SHOW),
}
_SEAT_VERBS = frozenset({"attack", "trade", "exorcise-pg", "first-aid", "voices", "on"})
_TURNS = frozenset({"0", "90", "180", "270"})


def names_something(verb: str, words: str, seats: int) -> bool:
    """Return whether these words after this verb name something in a game for so many seats."""
    at_table = [seat_name(seat) for seat in range(seats)]
    if verb in _NAMES:
        return words in _NAMES[verb]
    if verb in _SEAT_VERBS:
        return words in at_table
    first, _, rest = words.partition(" ")
    if verb == "recover":
        return not words or words in at_table
    if verb in ("give", "take"):
        return first in OBJECTS and (rest == "" or rest.isdecimal())
    if verb == "ritual":
        return words == "" or words in OBJECTS or (first == "corpse" and rest in _CELL_NAMES)
    if verb == "choose":
        figures = [str(who + 1) for who in range(STANDEES + seats)]
        return rest in {"cell": _CELL_NAMES, "turn": _TURNS, "seat": at_table, "figure": figures}.get(first, ())
    if verb == "pass" and words:
        arming, card, moment = (*words.split(" "), "", "")[:3]
        return arming == "arming" and card in OBJECTS and moment in MOMENTS
    return not words
