"""Positions of a mission as people say them: a partial description in, a whole legal State out.

Hexes are "Y4", "B8", "J11"; a guard is "S2i" (Spearman, corner 2, looking in), "O5o alerted", in a tower "S@B24".
Things are named by their ids, piles from the top. Yards that are not named hold no guards. What else is not said is any
legal filling.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hyakki.core.chance import Chance
from hyakki.core.content import AS_WRITTEN
from hyakki.core.errors import BadContent
from hyakki.core.events import seat_name, seat_number
from hyakki.core.facts import ANY, plain
from hyakki.games.shadow_tactics.board.places import BUSHES, NOWHERE, corner_of, focused, post_at, stance_of
from hyakki.games.shadow_tactics.catalog.cards import DAIMYO, LIGHTS
from hyakki.games.shadow_tactics.catalog.ids import MISSIONS, NINJAS, ORDERS, TILES
from hyakki.games.shadow_tactics.catalog.kit import NOW, PARTS, RED_PART
from hyakki.games.shadow_tactics.catalog.loading import make_rules
from hyakki.games.shadow_tactics.guards import KINDS, guard, is_guard, kind_of
from hyakki.games.shadow_tactics.missions.mission import mission_of
from hyakki.games.shadow_tactics.options import MOST_SEATS
from hyakki.games.shadow_tactics.scenes.given import Given, ninja_named
from hyakki.games.shadow_tactics.scenes.ninjas import (
    OF_NINJA,
    People,
    carried_by,
    note_programmes,
    seat_ninjas,
    seats_said,
    share_slots,
    team_of,
    tell_ninja,
)
from hyakki.games.shadow_tactics.state import ORDERS as ORDER_PHASE
from hyakki.games.shadow_tactics.state import PHASES, PROGRAMMING, REFRESH, ShadowState
from hyakki.games.shadow_tactics.steps.orders import Order
from hyakki.games.shadow_tactics.steps.refresh import ORDER as REFRESH_PARTS
from hyakki.games.shadow_tactics.steps.rounds import Pause, Rounds, begin_phase
from hyakki.games.shadow_tactics.steps.scene_rounds import RestingRounds, RestingSetUp
from hyakki.games.shadow_tactics.steps.setup import SetUp
from hyakki.games.shadow_tactics.words import ALARMS

SET_UP_PARTS = ("pick", "claims", "quests", "boulders", "deploy", "civilians", "coins", "enter")
"""Parts of set-up that a position may begin with."""
AT = ("start", *SET_UP_PARTS, "round", *PHASES, *REFRESH_PARTS)
VARIANTS = ("snow", "night", "civilians", "side_quests", "first")
BEFORE_ALL = ("mission", "seats", "daimyo", "options", "at", *VARIANTS)
OF_SEAT = ("ninjas", "ready", "confirmed")
USUAL_SEATS, SEATS_FOR_FOUR = 4, 5

Table = dict[str, Given]


def build(given: Mapping[str, Any], chance: Chance, *, whole: bool = False) -> ShadowState:
    """Lay a position before its next step runs: give Memories what they know of it, then `advance`. A `whole` one
    goes on after its phase, holds any cards and ninjas that are not said, and is of the set as written; otherwise,
    for tests, nothing comes after the phase unless `on`, and what is not said does not vary."""
    table, people, seats = _read(given, whole)
    s = ShadowState(_rules(table, people, seats, whole), _seats(table, people, seats))
    s.chance = chance
    for seat in seats:
        if seat >= s.seats:
            raise BadContent(f"given.{seat_name(seat)}", f"there is no such seat: there are {s.seats}")
    at = table["at"].one_of(AT) if "at" in table else "execution"
    if at == "start":
        return _nothing_yet(s, table, people, seats, whole)
    owners = {seat: about["ninjas"] for seat, about in seats.items() if "ninjas" in about}
    seated = seats_said(s, people, owners)
    if at == "pick":
        _picked(s, people, seated)
        return s
    named = {**people, **{ninja: {} for ninja in seated if ninja not in people}}
    seat_ninjas(s, team_of(s, named, seated, whole), whole, entered=at not in SET_UP_PARTS)
    for key, handler in TABLE.items():
        if key in table:
            handler(s, table[key])
    for ninja, about in people.items():
        tell_ninja(s, ninja, about)
    share_slots(s, people)
    if s.rules.mission == "M4" and at not in SET_UP_PARTS:
        _keep_hostages(s, people)
    _tell_seats(s, seats)
    _rest_of_tokens(s, table, whole)
    if at in SET_UP_PARTS:
        _set_up_at(s, at)
    else:
        s.round = s.round or 1
        _stack_deck(s, table, at, whole)
        if "deployed" not in table:
            s.deployed = sum(map(is_guard, s.guards))
        _begin(s, at, table, whole)
    s.log.clear()
    chance.drawn.clear()
    return s


# Reading


def _read(given: Mapping[str, Any], whole: bool) -> tuple[Table, People, dict[int, Table]]:
    """Return what the description says of the table, of ninjas and of seats."""
    table: Table = {}
    people: dict[int, Table] = {}
    seats: dict[int, Table] = {}
    known = (*BEFORE_ALL, *TABLE, *OF_THE_PILES, *(() if whole else ("on", "part")))
    for key, value in given.items():
        about = Given(f"given.{key}", value)
        ninja = ninja_named(key)
        if ninja in people:
            raise about.wrong(f"is said twice: {NINJAS[ninja]} and {key} are the same")
        if ninja is not None:
            people[ninja] = about.fields(OF_NINJA)
        elif len(key) == 1 and "A" <= key.upper() <= seat_name(MOST_SEATS - 1):
            seats[seat_number(key.upper())] = about.fields(OF_SEAT)
        elif key in known:
            table[key] = about
        else:
            raise about.wrong(f"unknown; choose one of the ninjas {', '.join(NINJAS)}, the seats, {', '.join(known)}")
    return table, dict(sorted(people.items())), seats


def _seats(table: Table, people: People, seats: Mapping[int, Table]) -> int:
    if "seats" in table:
        return table["seats"].number(2, MOST_SEATS - 1)
    usual = USUAL_SEATS if len(people) < USUAL_SEATS else SEATS_FOR_FOUR
    return max([usual, *(seat + 1 for seat in seats)])


def _rules(table: Table, people: People, seats: Mapping[int, Table], whole: bool) -> Any:
    count = _seats(table, people, seats)
    options: dict[str, Any] = {"set": AS_WRITTEN}
    if "options" in table:
        options |= {str(key.said): value.said for key, value in table["options"].entries()}
    if "mission" in table:
        options["mission"] = table["mission"].one_of(MISSIONS)
    if "daimyo" in table:
        options["daimyo"] = table["daimyo"].seat(count)
    options |= {name: table[name].said for name in VARIANTS if name in table}
    for key, option in (("boulders", "boulders"), ("footprints", "snow"), ("lights", "night")):
        if key in table and whole:
            options.setdefault(option, True)
    try:
        return make_rules(count, options)
    except BadContent as error:
        raise BadContent(f"given.options: {error.where}", error.what) from None


def _nothing_yet(s: ShadowState, table: Table, people: People, seats: Mapping[int, Table], whole: bool) -> ShadowState:
    said = [*(name for name in table if name not in BEFORE_ALL), *(NINJAS[n] for n in people), *map(seat_name, seats)]
    if said:
        raise BadContent(f"given.{said[0]}", 'cannot be said: with at = "start" nothing has happened yet')
    s.push(RestingSetUp() if whole else SetUp())
    return s


def _picked(s: ShadowState, people: People, seated: Mapping[int, int]) -> None:
    """Pick the ninjas whose seat is named (ST-002)."""
    for ninja in people:
        if ninja not in seated:
            raise BadContent(f"given.{NINJAS[ninja]}.seat", "is missing: who has picked it?")
    for ninja, seat in seated.items():
        s.ninjas[ninja].seat = seat
    s.push(RestingSetUp())


# The moment of the game


def _set_up_at(s: ShadowState, at: str) -> None:
    """Lay a position in the set-up: guards that the scene says have been deployed already, ninjas with a bush are
    placed."""
    for code in s.guards:
        if is_guard(code):
            s.reserve[kind_of(code)] -= 1
    if min(s.reserve) < 0:
        raise BadContent("given.guards", "are more than the garrison of this mission (ST-291)")
    if SET_UP_PARTS.index(at) > SET_UP_PARTS.index("deploy"):
        s.reserve = [0] * len(s.reserve)
        s.deployed = sum(map(is_guard, s.guards))
    step = RestingSetUp()
    step.stage = at
    s.push(step)
    if at == "enter":
        SetUp().draw_hand(s)


def _begin(s: ShadowState, at: str, table: Table, whole: bool) -> None:
    note_programmes(s)
    if "playing" in table and at != PHASES[ORDER_PHASE]:
        raise table["playing"].wrong('can be said at = "orders" only')
    if at == "round":
        s.round -= 1
        s.push(RestingRounds(PROGRAMMING))
        return
    phase = PHASES.index(at) if at in PHASES else REFRESH
    after = (phase + 1) % len(PHASES)
    if whole:
        s.push(RestingRounds(after))
    else:
        s.push(Rounds(after) if "on" in table and table["on"].flag() else Pause())
    ready = s.ready
    begin_phase(s, phase)
    s.ready = ready
    if phase == PROGRAMMING:
        note_programmes(s)
    if "playing" in table:
        _play(s, table["playing"])
    if at in REFRESH_PARTS:
        s.stack[-1].stage = at
    elif "part" in table:
        s.stack[-1].stage = table["part"].one_of(REFRESH_PARTS)


def _tell_seats(s: ShadowState, seats: Mapping[int, Table]) -> None:
    for seat, about in seats.items():
        if seat == s.daimyo:
            raise BadContent(f"given.{seat_name(seat)}", "is the Daimyo: what is said of him is said of the table")
        if "ready" in about:
            s.ready[seat] = about["ready"].flag()
        if "confirmed" in about:
            s.confirmed[seat] = about["confirmed"].flag()


# The board

Handler = Callable[[ShadowState, Given], None]


def _guards(s: ShadowState, said: Given) -> None:
    """Lay the guards by yard, or "sample": as in the sample deployment."""
    if plain(said.said) == "sample":
        for posted in s.kit.layout.deployment:
            if posted.guard == DAIMYO and s.figure_dead:
                continue
            if posted.focus is None:
                stance = stance_of(post_at(posted.yard, posted.corner), posted.facing)
            else:
                stance = focused(posted.focus.kind * 100 + posted.focus.number)
            s.put_guard(guard(posted.guard), stance)
        return
    for name, posts in said.entries():
        yard = name.yard(s)
        for part in posts.parts():
            code, stance = part.figure(s, yard)
            if kind_of(code) == DAIMYO and s.figure_dead:
                raise part.wrong("Lord Yabu is dead: figure_dead")
            if stance not in s.board.stances(s.guards, yard):
                free = sorted({str(corner_of(s.post_of(one))) for one in s.board.stances(s.guards, yard)})
                raise part.wrong(
                    f"{part.said!r} is no free post (ST-028); free corners are {', '.join(free) or 'none'}"
                )
            if is_guard(code) and not s.off_board(kind_of(code)):
                raise part.wrong(f"all figures {KINDS[kind_of(code)]} are on the board (ST-173)")
            s.put_guard(code, stance)


def _bodies(s: ShadowState, said: Given) -> None:
    """Read bodies: posts, or by yard how many."""
    if isinstance(said.said, Mapping):
        s.bodies = sorted(name.post(s) for name, count in said.entries() for _ in range(count.number()))
    else:
        s.bodies = sorted(part.post(s) for part in said.parts())


def _gate(s: ShadowState, said: Given) -> int:
    tiles = [TILES[gate.tile] for gate in s.kit.layout.gates]
    if not tiles:
        raise said.wrong("this map has no gates")
    return tiles.index(said.one_of(tiles))


def _gates(s: ShadowState, said: Given) -> None:
    for name, state in said.entries():
        number = _gate(s, name)
        if state.one_of(("open", "closed")) == "open":
            s.opened |= 1 << number
            s.keys[number] = NOWHERE
    s.redraw()


def _keys(s: ShadowState, said: Given) -> None:
    for name, junction in said.entries():
        number = _gate(s, name)
        if s.opened >> number & 1:
            raise junction.wrong("the gate is open: its key is gone (ST-344)")
        s.keys[number] = junction.junction(s)


def _boulders(s: ShadowState, said: Given) -> None:
    """Read boulders: "Y4|B8" is on the edge between them."""
    for part in said.parts():
        one, bar, other = part.word().partition("|")
        if not bar:
            raise part.wrong(f"{part.said!r} is not an edge such as Y4|B8")
        yard, place = Given(part.where, one).yard(s), Given(part.where, other).place(s)
        junctions = [2 * BUSHES + junction for junction in s.board.yard_junctions[yard]]
        if place not in [BUSHES + bush for bush in s.board.yard_bushes[yard]] + junctions:
            raise part.wrong(f"{one} and {other} share no edge")
        s.boulders.append((yard, place))
    s.boulders.sort()
    s.redraw()


def _by_junction(field: str, most: int) -> Handler:
    def set_all(s: ShadowState, said: Given) -> None:
        for name, amount in said.entries():
            getattr(s, field)[name.junction(s)] = amount.number(0, most)

    return set_all


def _lights(s: ShadowState, said: Given) -> None:
    for name, light in said.entries():
        s.lights[name.junction(s)] = LIGHTS.index(light.one_of(LIGHTS))


def _tokens(field: str) -> Handler:
    return lambda s, said: setattr(s, field, sorted(part.bush(s) for part in said.parts()))


def _rest_of_tokens(s: ShadowState, table: Table, vary: bool) -> None:
    """Place the remaining tokens: those that are carried or gone do not lie on the board; a stunned or dead figure
    has had its documents."""
    gone = carried_by(s, s.team())
    if mission_of(s).picks_up and "green" not in table and vary:
        s.chance.shuffle(b"tokens", s.green)
        s.green = sorted(s.green[gone:])
    elif not mission_of(s).picks_up and gone and s.rules.mission == "M3":
        s.documents = True
    if s.poisoned != NOWHERE and "blue" not in table:
        s.blue = []


def _keep_hostages(s: ShadowState, people: People) -> None:
    """Keep ninjas who carry a hostage off entry tiles: there it is rescued (ST-486)."""
    for ninja, about in people.items():
        person = s.ninjas[ninja]
        if person.carries and person.bush in s.kit.layout.entries:
            if "bush" in about:
                raise about["bush"].wrong("is an entry tile: a hostage carried there is rescued (ST-486)")
            others = [bush for bush in range(s.board.bushes) if bush not in s.kit.layout.entries]
            person.bush = others[s.chance.below(b"entry", len(others))]


def _rescued(s: ShadowState, said: Given) -> None:
    """Read how many are rescued: with all of them the mission is over (ST-491)."""
    s.rescued = said.number(0, len(s.kit.layout.green) - 1)


# The table


def _alarm(s: ShadowState, said: Given) -> None:
    s.alarm = ALARMS.index(said.one_of(ALARMS))


def _quest(s: ShadowState, said: Given) -> None:
    s.quest = said.id("quest")
    if s.kit.quest_of[s.quest] != NOWHERE:
        raise said.wrong(f"{said.said} is no quest of the Daimyo (ST-290)")


def _documents_at(s: ShadowState, said: Given) -> None:
    s.documents, s.documents_at = True, said.post(s)


def _poisoned(s: ShadowState, said: Given) -> None:
    s.poisoned = said.yard(s)


def _number(field: str, least: int = 0) -> Handler:
    return lambda s, said: setattr(s, field, said.number(least))


def _flag(field: str) -> Handler:
    return lambda s, said: setattr(s, field, said.flag())


def _only_in(mission: str, handler: Handler) -> Handler:
    def tell(s: ShadowState, said: Given) -> None:
        if s.rules.mission != mission:
            raise said.wrong(f"can be said of mission {mission} only; this is {s.rules.mission}")
        handler(s, said)

    return tell


def _round(s: ShadowState, said: Given) -> None:
    s.time = max(1, s.time - said.number(1) + 1)
    s.round = said.number(1)


# The Daimyo's cards

OF_THE_PILES = ("playing", "hand", "active", "tapped", "discard", "deck", "deck_size")


def _stack_deck(s: ShadowState, table: Table, at: str, whole: bool) -> None:
    """Put all remaining cards in the deck, below those named on top; with `deck_size` the rest is discarded."""
    rest = list(s.kit.deck)
    if "playing" in table:
        _take(s, _under_way(s, table["playing"])["order"], rest, whole)
    piles: dict[str, list[int]] = {}
    for name in ("hand", "active", "tapped", "discard", "deck"):
        said = table.get(name)
        if said is None or (name in ("hand", "deck") and isinstance(said.said, int)):
            continue
        piles[name] = [NOWHERE if part.said == ANY else _take(s, part, rest, whole) for part in said.parts()]
    s.chance.shuffle(b"orders", rest)
    for name, pile in piles.items():
        if pile.count(NOWHERE) > len(rest):
            raise table[name].wrong(f"only {len(rest)} order cards are left")
        pile = [rest.pop() if order == NOWHERE else order for order in pile]
        setattr(s, name, pile[::-1] if name == "deck" else sorted(pile))
    s.deck = rest + s.deck
    count = _hand_size(s, table, at, whole)
    if count > len(rest):
        raise table["hand"].wrong(f"only {len(rest)} order cards are left")
    s.hand = sorted([*s.hand, *(s.deck.pop(0) for _ in range(count))])
    if "deck_size" in table or ("deck" in table and isinstance(table["deck"].said, int)):
        said = table["deck_size"] if "deck_size" in table else table["deck"]
        gone = len(s.deck) - said.number(0, len(s.deck))
        s.discard = sorted([*s.discard, *s.deck[:gone]])
        del s.deck[:gone]


def _under_way(s: ShadowState, said: Given) -> dict[str, Given]:
    """ "OC5", or { order = "OC5", part = "prepared", symbol = 2 }."""
    if isinstance(said.said, Mapping):
        return said.fields(("order", "part", "symbol"), ("order",))
    return {"order": said}


def _play(s: ShadowState, said: Given) -> None:
    """Lay a card that is under way: its next symbol is the one that is said, or the first."""
    about = _under_way(s, said)
    order, part = about["order"].id("order"), RED_PART if s.alarm else NOW
    if "part" in about:
        part = PARTS.index(about["part"].one_of(PARTS))
        if (part == RED_PART) != (s.alarm > 0):
            raise about["part"].wrong("while the alarm is on, and only then, the red part is played (ST-161)")
    step = Order(order, part)
    if "symbol" in about:
        step.symbol = about["symbol"].number(1, len(s.kit.orders[order][part])) - 1
    s.push(step)


def _take(s: ShadowState, said: Given, rest: list[int], whole: bool) -> int:
    """Cards that are not in his deck from the start he has bought or won (ST-167, ST-423)."""
    order = said.id("order")
    if order in rest:
        rest.remove(order)
    elif whole and s.rules.orders[ORDERS[order]].deck in ("base", "figure"):
        raise said.wrong(f"there are only {s.kit.deck.count(order)} of {said.said} in this mission")
    return order


def _hand_size(s: ShadowState, table: Table, at: str, whole: bool) -> int:
    """Unknown cards in hand: a number, or if nothing is said of what he has to play, N (ST-149)."""
    if "hand" in table:
        return table["hand"].number() if isinstance(table["hand"].said, int) else 0
    told = "active" in table or "playing" in table
    waiting = at in ("round", PHASES[PROGRAMMING]) or (at == PHASES[ORDER_PHASE] and not told)
    return s.threshold if whole and waiting else 0


TABLE: dict[str, Handler] = {
    "figure_dead": _only_in("M5", _flag("figure_dead")),
    "gates": _gates,
    "boulders": _boulders,
    "keys": _keys,
    "guards": _guards,
    "bodies": _bodies,
    "coins": _by_junction("coins", 3),
    "footprints": _by_junction("footprints", 3),
    "lights": _lights,
    "green": _tokens("green"),
    "blue": _tokens("blue"),
    "round": _round,
    "time": _number("time", 1),
    "noise": _number("noise"),
    "alarm": _alarm,
    "searching": _flag("searching"),
    "power_used": _flag("power_used"),
    "pool": _number("pool"),
    "quest": _quest,
    "markers": _number("markers"),
    "quest_done": _flag("quest_done"),
    "deployed": _number("deployed"),
    "documents": _only_in("M3", _flag("documents")),
    "documents_at": _only_in("M3", _documents_at),
    "poisoned": _only_in("M5", _poisoned),
    "rescued": _only_in("M4", _rescued),
    "rung": _only_in("M4", _flag("rung")),
}
"""The keys of the table, in the order in which they are laid out: first those that change the board."""
