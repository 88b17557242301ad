"""Wounds and death (KA-057, KA-180, KA-291, KA-292, KA-R43 to KA-R45, KA-R81, KA-R103, KA-R107, KA-R117)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import BESIDE, OFF
from hyakki.games.kaidan.board.tiles import WALL
from hyakki.games.kaidan.catalog.cards import NERVES
from hyakki.games.kaidan.people import NOBODY, STANDEES, Loot
from hyakki.games.kaidan.scoring import check_end, is_possessed, pass_first, score_deaths
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.base import KaidanStep
from hyakki.games.kaidan.steps.window import Window

WORLD = -1
"""The cause of a wound that nobody has caused; a Figure is named by its number plus a hundred, a PG by its seat."""
FIGURES = 100


def by_figure(who: int) -> int:
    return FIGURES + who


def killer_seat(by: int) -> int:
    """Return whose kill it is: a PG's own, or that of an Onryo's player (KA-R128)."""
    if by >= FIGURES:
        who = by - FIGURES
        return who - STANDEES if who >= STANDEES else NOBODY
    return by


class Wounds(KaidanStep):
    """Wounds about to be suffered, by one PG or several at once; W-WOUND; then they count. `by` says whose they are for
    each PG: a seat, `by_figure(who)` or WORLD. The result is how many each has suffered."""

    __slots__ = ("amounts", "by", "rule", "seats")
    seats: tuple[int, ...]
    amounts: tuple[int, ...]
    by: tuple[int, ...]
    rule: str

    def __init__(self, seats: tuple[int, ...], amounts: tuple[int, ...], by: tuple[int, ...], rule: str) -> None:
        super().__init__("window")
        self.seats = seats
        self.amounts = amounts
        self.by = by
        self.rule = rule

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "window":
            if any(self.amounts):
                self.stage = "suffer"
                s.push(Window("wound"))
            else:
                s.done(self.amounts)
        elif self.stage == "suffer":
            self.suffer(s)
        else:
            s.done(self.amounts)
        return None

    def prevent(self, seat: int, wounds: int) -> None:
        """Take some of the Wounds away (OB21)."""
        at = self.seats.index(seat)
        left = max(0, self.amounts[at] - wounds)
        self.amounts = (*self.amounts[:at], left, *self.amounts[at + 1 :])

    def miss(self, seat: int) -> None:
        """Drop the Wounds of a PG that has disappeared from under the blow (KA-217, KA-R15); curses and events need
        no aim."""
        if seat in self.seats and self.by[self.seats.index(seat)] != WORLD:
            self.prevent(seat, self.amounts[self.seats.index(seat)])

    def suffer(self, s: KaidanState) -> None:
        killers: dict[int, int] = {}
        rule = self.rule
        for seat, wounds, by in zip(self.seats, self.amounts, self.by, strict=True):
            pg = s.pgs[seat]
            if not wounds or not pg.on_map:
                continue
            fatal = by >= FIGURES and s.hunted == seat and trapped(s, seat)
            pg.wounds += wounds
            s.say(say.WOUNDED, (seat, wounds, pg.wounds))
            if s.pg_value(seat, NERVES) <= 0:
                killers[seat] = killer_seat(by)
            elif fatal:
                killers[seat], rule = killer_seat(by), "KA-292"
        self.stage = "done"
        if killers:
            s.push(Deaths(tuple(killers), tuple(killers.values()), rule))


def wounds_under_way(s: KaidanState) -> Wounds | None:
    """Return what an Instant Action at W-WOUND acts on."""
    return s.innermost(Wounds)


def trapped(s: KaidanState, seat: int) -> bool:
    """Return whether every adjacent cell is walled off or taken by an enemy (KA-291, KA-R81)."""
    cell = s.pgs[seat].cell
    for way, other in enumerate(BESIDE[cell]):
        if other != OFF and s.board.edges[cell * 4 + way] != WALL:
            who = s.figure_at(other)
            if who == NOBODY or not s.is_enemy(who):
                return False
    return True


class Deaths(KaidanStep):
    """PGs die, all at one moment: body and inventory stay, their chase is over (KA-180, KA-R144)."""

    __slots__ = ("hunted", "hunter", "killers", "rule", "seats")
    seats: tuple[int, ...]
    killers: tuple[int, ...]
    rule: str
    hunter: int
    hunted: int

    def __init__(self, seats: tuple[int, ...], killers: tuple[int, ...], rule: str) -> None:
        super().__init__("die")
        self.seats = seats
        self.killers = killers
        self.rule = rule
        self.hunter = self.hunted = NOBODY

    def run(self, s: KaidanState) -> Asks:
        from hyakki.games.kaidan.steps.chase import LookAround

        if self.stage == "die":
            self.die(s)
            self.stage = "hunter"
        elif self.hunter != NOBODY and s.figures[self.hunter].on_map:
            s.stack[-1] = LookAround(self.hunter, self.hunted)  # KA-270, KA-R90
        else:
            s.done()
        return None

    def die(self, s: KaidanState) -> None:
        dying = [seat for seat in self.seats if s.pgs[seat].on_map]
        if s.hunted in dying:
            self.hunter, self.hunted = s.hunter, s.hunted
            s.end_chase()
        killers = dict(zip(self.seats, self.killers, strict=True))
        for more, seat in zip(reversed(range(len(dying))), dying, strict=True):
            self.leave_body(s, seat, killers[seat], more)
        score_deaths(s, {seat: killers[seat] for seat in dying})
        if s.first in dying:
            pass_first(s)
        if s.possessed in dying and not s.defeated:
            defeat(s)
        check_end(s)

    def leave_body(self, s: KaidanState, seat: int, killer: int, more: int) -> None:
        """Let a PG die and leave its body; `more` die with it."""
        pg, secret = s.pgs[seat], s.secrets[seat]
        pg.died, pg.grave, pg.killer = s.turn, pg.cell, killer
        burning = pg.cell in s.flames
        s.say(say.DIED, (seat, killer, self.rule, more), (is_possessed(s, seat),))
        left = tuple(card for card in secret.cards if not burning or s.mission(card))  # KA-171, KA-R117
        secret.cards, pg.worn = (), NOBODY
        if not burning:
            s.corpses.append(pg.cell)
        if left:
            s.loot.append(Loot(pg.cell, seat, left))
        s.say(say.INVENTORY_LEFT, (seat, pg.cell), (len(left),))
        pg.cell, pg.noise, pg.shelter, pg.exhausted = OFF, 0, 0, False
        secret.armed = None


def defeat(s: KaidanState) -> None:
    """Defeat the Hyoirei: the possessed PG is dead or exorcised, and the Hyoirei and all status piles leave the game
    (KA-211, KA-R106)."""
    s.defeated = True
    s.say(say.HYOIREI_GONE, (s.possessed,))
    for pg, secret in zip(s.pgs, s.secrets, strict=True):
        pg.condemned = 0
        secret.status = ()
