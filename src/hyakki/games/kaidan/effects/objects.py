"""Object cards one by one: when each can be used, on what, and what it does where that is its own."""

from __future__ import annotations

from hyakki.core.menu import Menu, Option
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import BESIDE, CELLS, OFF, edge_between, edge_cells, loudness, slot_of
from hyakki.games.kaidan.board.paths import doors_at
from hyakki.games.kaidan.catalog.cards import Effect
from hyakki.games.kaidan.catalog.ids import LOST_PERSON, NUMBER
from hyakki.games.kaidan.effects.apply import Apply, can_heal, heal, odd
from hyakki.games.kaidan.effects.use import STAKES, TARGETS, WHEN
from hyakki.games.kaidan.options import ON_PILE, SHOW, on_cell, on_door, on_seat
from hyakki.games.kaidan.people import STANDEES
from hyakki.games.kaidan.previews.odds import hearers
from hyakki.games.kaidan.scoring import is_possessed
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.alert import Alert
from hyakki.games.kaidan.steps.appear import Vanish
from hyakki.games.kaidan.steps.chase import Chase
from hyakki.games.kaidan.steps.consequences import Consequences
from hyakki.games.kaidan.steps.entity_moves import hide
from hyakki.games.kaidan.steps.fire import put_out, set_on_fire
from hyakki.games.kaidan.steps.peek import OrderTiles
from hyakki.games.kaidan.steps.react import attack_under_way
from hyakki.games.kaidan.steps.test import NOT_ROLLED, Guess, test_of
from hyakki.games.kaidan.steps.wounds import wounds_under_way


def number_of(s: KaidanState, id: str, field: str) -> int:
    """A number of a card's Effect."""
    effect = s.kit.objects[NUMBER[id]].effect
    value = getattr(effect, field)
    assert isinstance(value, int)
    return value


def within_reach(s: KaidanState, seat: int) -> list[int]:
    """Other PGs that are adjacent and in line of sight; a hidden one is no exception (KA-R21, KA-R87)."""
    cell = s.pgs[seat].cell
    return [
        other
        for other in s.living()
        if other != seat and s.adjacent(cell, s.pgs[other].cell) and s.sees(cell, s.pgs[other].cell)
    ]


# OB05 Ofuda: on a door of one's cell (KA-266, KA-R92)


def ofuda_doors(m: Menu, s: KaidanState, seat: int) -> None:
    cell = s.pgs[seat].cell
    for edge in doors_at(s.board, cell):
        burning = any(at in s.flames for at in edge_cells(edge))
        full = len(s.ofuda_doors) >= s.rules.numbers.ofuda_tokens
        if edge in s.ofuda_doors or full or burning:
            m.block("KA-R92", on_door(edge))
        else:
            m.offer(on_door(edge))
    if not doors_at(s.board, cell):
        m.block("KA-266", on_door(edge_between(cell, next(at for at in BESIDE[cell] if at != OFF))))


@odd("OB05")
def place_ofuda(s: KaidanState, a: Apply, effect: Effect) -> None:
    (edge,) = a.targets
    s.ofuda_doors.append(edge)
    s.say(say.OFUDA_PLACED, (a.seat, edge))


TARGETS["OB05"] = ofuda_doors


# OB08 to OB10: fire (KA-173, KA-174, KA-179)


def oil_at_hand(s: KaidanState, seat: int, window: str) -> str | None:
    """The targets on one's cell, or on an adjacent one with no wall or closed door between."""
    cell = s.pgs[seat].cell
    near = s.oil == cell or (s.oil != OFF and s.adjacent(cell, s.oil) and s.sees(cell, s.oil))
    return None if near else "KA-174"


@odd("OB08")
def light(s: KaidanState, a: Apply, effect: Effect) -> None:
    s.arsonist = a.seat
    set_on_fire(s, [s.oil])
    s.push(Consequences())


def who_would_burn(m: Menu, s: KaidanState, seat: int, option: Option) -> None:
    m.preview(option, burns_pg=s.pg_at(s.oil), burns_figure=s.figure_at(s.oil) + 1)


WHEN["OB08"] = oil_at_hand
STAKES["OB08"] = who_would_burn


@odd("OB09")
def pour(s: KaidanState, a: Apply, effect: Effect) -> None:
    """Pour oil. There is one oil token, so it leaves the cell where it lay before."""
    s.oil = s.pgs[a.seat].cell
    s.say(say.OIL, (a.seat, s.oil))


@odd("OB10")
def quench(s: KaidanState, a: Apply, effect: Effect) -> None:
    put_out(s, "KA-179")


# OB11 Bandages, WG02 Dragon Pearl


def patients(m: Menu, s: KaidanState, seat: int) -> None:
    """Offer the PG itself, and adjacent PGs in sight."""
    for other in (seat, *within_reach(s, seat)):
        m.offer(on_seat(other))
        m.preview(on_seat(other), heals=can_heal(s, other, number_of(s, "OB11", "heal")))


@odd("OB11")
def bandage(s: KaidanState, a: Apply, effect: Effect) -> None:
    heal(s, a.targets[0], effect.heal)


TARGETS["OB11"] = patients


@odd("WG02")
def heal_whole(s: KaidanState, a: Apply, effect: Effect) -> None:
    heal(s, a.seat, s.pgs[a.seat].wounds)


# OB18 Purifying Salt: W-ATTACK


def attacked(s: KaidanState, seat: int, window: str) -> str | None:
    return None if s.hunted == seat and attack_under_way(s) is not None else "KA-R15"


@odd("OB18")
def salt(s: KaidanState, a: Apply, effect: Effect) -> None:
    """Count the enemy as repelled: the next round begins (KA-285)."""
    attack = attack_under_way(s)
    if attack is not None and s.hunted == a.seat:
        attack.repelled()
        s.say(say.REPELLED, (a.seat, s.hunter))


WHEN["OB18"] = attacked


# OB19 Wind Chime: a Noise that no PG makes (KA-R55)


def cells_to_ring(m: Menu, s: KaidanState, seat: int) -> None:
    reach, level = number_of(s, "OB19", "reach"), number_of(s, "OB19", "noise")
    for cell in range(CELLS):
        if s.board.covered(cell) and loudness(s.pgs[seat].cell, cell) <= reach:
            m.offer(on_cell(cell))
            if m.look:
                m.preview(on_cell(cell), heard=hearers(s, cell, level))


@odd("OB19")
def ring(s: KaidanState, a: Apply, effect: Effect) -> None:
    s.ring = (a.targets[0], effect.noise)
    s.say(say.CHIME, (a.seat, *s.ring))
    if not s.chasing:  # KA-084
        s.push(Alert(*s.ring))


TARGETS["OB19"] = cells_to_ring


# OB20 Straw Sandals


@odd("OB20")
def hush(s: KaidanState, a: Apply, effect: Effect) -> None:
    s.hushed = True
    s.say(say.HUSHED, (a.seat,))


# OB21 Hina Doll: W-WOUND; OB22 Charm: W-TEST-POST


def about_to_suffer(s: KaidanState, seat: int, window: str) -> str | None:
    wounds = wounds_under_way(s)
    suffers = wounds is not None and seat in wounds.seats and wounds.amounts[wounds.seats.index(seat)]
    return None if suffers else "KA-R15"


WHEN["OB21"] = about_to_suffer


def own_die_rolled(s: KaidanState, seat: int, window: str) -> str | None:
    """The rule against changing a die of a Test; a die that was made to show something has not been rolled."""
    test = test_of(s)
    return None if test is not None and test.rolled_by(seat) else "KA-R15"


@odd("OB22")
def roll_again(s: KaidanState, a: Apply, effect: Effect) -> None:
    test = test_of(s)
    if test is not None and test.rolled_by(a.seat):
        test.roll_again(s, a.seat)


WHEN["OB22"] = own_die_rolled


# OB24 Incense


def smelled_by(s: KaidanState, seat: int) -> list[int]:
    """Enemies and unrevealed entities within reach, in ascending number, Onryo last."""
    cell, reach = s.pgs[seat].cell, number_of(s, "OB24", "reach")
    onryo = [STANDEES + other for other in s.clockwise(s.first)]
    return [
        who
        for who in (*range(STANDEES), *onryo)
        if s.figures[who].on_map and s.figures[who].kind != LOST_PERSON and loudness(cell, s.figures[who].cell) <= reach
    ]


@odd("OB24")
def scatter(s: KaidanState, a: Apply, effect: Effect) -> None:
    for who in reversed(smelled_by(s, a.seat)):
        s.push(Vanish(who))


def who_would_go(m: Menu, s: KaidanState, seat: int, option: Option) -> None:
    m.preview(option, figures=[who + 1 for who in smelled_by(s, seat)])


STAKES["OB24"] = who_would_go


# OB25 Torn Map


def piles_to_look_at(m: Menu, s: KaidanState, seat: int) -> None:
    for pile, option in enumerate(ON_PILE):
        if s.tiles[pile]:
            m.offer(option)
            m.preview(option, tiles=len(s.tiles[pile]))
        else:
            m.block("KA-R27", option)


@odd("OB25")
def look_at_tiles(s: KaidanState, a: Apply, effect: Effect) -> None:
    s.push(OrderTiles(a.seat, a.targets[0], effect.look))


TARGETS["OB25"] = piles_to_look_at


# TR02 Sacred Mirror: W-SIGHT


def _sighting(s: KaidanState, seat: int) -> Chase | None:
    step = s.innermost(Chase)
    return step if step is not None and step.stage == "begin" and step.seats == (seat,) else None


def sighted(s: KaidanState, seat: int, window: str) -> str | None:
    return None if _sighting(s, seat) is not None else "KA-R15"


@odd("TR02")
def mirror(s: KaidanState, a: Apply, effect: Effect) -> None:
    """Let the enemy disappear; no chase starts."""
    sighting = _sighting(s, a.seat)
    if sighting is not None:
        sighting.stage = "over"
        s.push(Vanish(sighting.who))


WHEN["TR02"] = sighted


# Gifts of the Well


def guessing(s: KaidanState, seat: int, window: str) -> str | None:
    """The rule against a card for the moment before the die of the PG's own parity guess, named or not (KA-R15); the
    Fate Test is one (KA-R39)."""
    guess = s.stack[-1]
    return None if isinstance(guess, Guess) and guess.seat == seat and guess.face == NOT_ROLLED else "KA-R15"


def faces(m: Menu, s: KaidanState, seat: int) -> None:
    m.options += SHOW


@odd("WG01")
def make_it_show(s: KaidanState, a: Apply, effect: Effect) -> None:
    guess = s.innermost(Guess)
    if guess is not None:
        guess.fix(s, a.targets[0])


WHEN["WG01"] = guessing
TARGETS["WG01"] = faces


def may_hide(s: KaidanState, seat: int, window: str) -> str | None:
    return "KA-166" if s.pgs[seat].shelter else None


@odd("WG04")
def veil(s: KaidanState, a: Apply, effect: Effect) -> None:
    hide(s, a.seat, effect.hiding)


WHEN["WG04"] = may_hide


def inventories(m: Menu, s: KaidanState, seat: int) -> None:
    """Offer the inventory of any other PG, wherever it is."""
    for other in s.living():
        if other != seat:
            m.offer(on_seat(other))
            m.preview(on_seat(other), cards=len(s.secrets[other].cards))
    if not m.options:
        m.block("KA-R11", on_seat(seat))


@odd("WG05")
def whisper(s: KaidanState, a: Apply, effect: Effect) -> None:
    """The Hyoirei included."""
    (other,) = a.targets
    s.say(say.LOOKED_AT_CARDS, (a.seat, other), (s.secrets[other].cards, is_possessed(s, other)))


TARGETS["WG05"] = inventories


def cells_to_climb_to(m: Menu, s: KaidanState, seat: int) -> None:
    """Offer free adjacent cells of placed Rooms, walls and doors ignored, but not behind the lock (KA-120)."""
    noise = min(s.rules.numbers.most_noise, s.pgs[seat].noise + number_of(s, "WG06", "noise"))
    for cell in BESIDE[s.pgs[seat].cell]:
        if cell == OFF:
            continue
        if s.in_locked(cell):
            m.block("KA-120", on_cell(cell))
        elif not s.board.covered(cell):
            m.block("KA-R24", on_cell(cell))
        elif s.occupied(cell):
            m.block("KA-076", on_cell(cell))
        else:
            m.offer(on_cell(cell))
            if m.look:
                m.preview(on_cell(cell), heard=hearers(s, cell, noise))


@odd("WG06")
def climb(s: KaidanState, a: Apply, effect: Effect) -> None:
    pg = s.pgs[a.seat]
    (to,) = a.targets
    entered = (a.seat,) if slot_of(pg.cell) != slot_of(to) else ()
    pg.cell, pg.shelter = to, 0
    s.say(say.MOVED, (a.seat, to))
    s.push(Consequences(a.seat, effect.noise, entered))


TARGETS["WG06"] = cells_to_climb_to
