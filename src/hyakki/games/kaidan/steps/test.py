"""Tests and parity guesses (KA-064 to KA-073, KA-R39 to KA-R41)."""

from __future__ import annotations

from typing import ClassVar, Final

from hyakki.core.engine import read_path
from hyakki.core.menu import Ask, Asks, Menu, Option, Outcome, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import OFF
from hyakki.games.kaidan.catalog.cards import ATTRIBUTES, CRITICAL_0, CRITICAL_3, VALUES
from hyakki.games.kaidan.catalog.ids import CURSES, ENTITIES, NUMBER
from hyakki.games.kaidan.options import (
    ASK_AGAIN,
    ASK_GUESS,
    ASK_ROLL,
    ASK_ROLL_GUESS,
    ASK_ROLL_SEALED,
    EVEN,
    LET_BE,
    ODD,
    ROLL,
    ROLL_AGAIN,
    with_object,
)
from hyakki.games.kaidan.people import ABILITY, NOBODY, kind_of
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.base import Deed
from hyakki.games.kaidan.steps.window import (
    INSTANTS,
    Window,
    declare,
    item_of,
    menu_with_instants,
    offer_instants,
    offer_more,
    resolve,
)

WON: Final = 1
TIE: Final = 0
LOST: Final = -1
NOT_ROLLED: Final = -1
CRITICALS = {CRITICAL_3: "KA-070", CRITICAL_0: "KA-071"}
"""The rule of each."""
INSTEAD = "instead"
"""The outcome of the sealed prompt of a fight if a player acts instead of rolling."""
MOON_WATER = NUMBER["WG03"]
"""Ticked before rolling, as bonuses are, so that both sides of a fight can use it in their sealed prompts (KA-R17)."""


class Test(Deed):
    """Announce, roll prompt (W-TEST-PRE), dice, W-TEST-POST, result.

    Standard: `difficulty` is the number to reach. Opposed: `figure` is the enemy or `rival` the other PG. The result is
    (WON, TIE or LOST, own total, other total, own face, other face); no result if the other side is gone.
    """

    __test__: ClassVar[bool] = False
    __slots__ = ("attribute", "bonus", "difficulty", "faces", "figure", "fixed", "purpose", "rival", "spots", "ticked")
    attribute: int
    purpose: str
    difficulty: int
    figure: int
    rival: int
    bonus: int
    """The bonus of the procedure itself to the PG's total: a hiding place, a penalty."""
    ticked: tuple[tuple[int, ...], tuple[int, ...]]
    """The cards whose bonus each side uses (KA-R14)."""
    faces: tuple[int, int]
    """The faces of the PG and of the other side."""
    fixed: tuple[bool, bool]
    """Whether each die counts as a fixed face without a roll (WG03)."""
    spots: tuple[int, int]
    """The cells of the two sides of an opposed Test when it was announced."""

    def __init__(
        self,
        seat: int,
        attribute: int,
        purpose: str,
        *,
        difficulty: int = 0,
        figure: int = NOBODY,
        rival: int = NOBODY,
        bonus: int = 0,
    ) -> None:
        super().__init__(seat, "announce")
        self.attribute = attribute
        self.purpose = purpose
        self.difficulty = difficulty
        self.figure = figure
        self.rival = rival
        self.bonus = bonus
        self.ticked = ((), ())
        self.faces = (NOT_ROLLED, NOT_ROLLED)
        self.fixed = (False, False)
        self.spots = (OFF, OFF)

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "announce":
            self.spots = self.sides(s)
            s.say(say.TEST, (self.seat, self.attribute, self.purpose, self.difficulty, self.figure, self.rival))
            self.stage = "pre"
        elif self.parted(s):
            s.done()
        elif self.stage == "again":
            return (ASK_AGAIN[self.seat],)
        elif self.stage == "pre":
            if self.rival == NOBODY:
                return (ASK_ROLL[self.seat],)
            return ASK_ROLL_SEALED[self.seat], ASK_ROLL_SEALED[self.rival]
        elif self.stage == "post":
            self.stage = "result"
            s.push(Window("test-post"))
        else:
            self.settle(s)
        return None

    def sides(self, s: KaidanState) -> tuple[int, int]:
        if self.figure != NOBODY:
            return s.pgs[self.seat].cell, s.figures[self.figure].cell
        return s.pgs[self.seat].cell, s.pgs[self.rival].cell if self.rival != NOBODY else OFF

    def parted(self, s: KaidanState) -> bool:
        """Return whether one side of an opposed Test has died or disappeared meanwhile: there is nobody to test
        against."""
        return (self.figure != NOBODY or self.rival != NOBODY) and self.sides(s) != self.spots

    # W-TEST-PRE: the roll prompt

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        """Tick what helps, then roll; an Instant Action instead starts with the path (KA-153, KA-R14)."""
        m = Menu(look)
        if self.stage == "again":
            m.options += (LET_BE, ROLL_AGAIN)
            return m
        if path and path[0].verb in INSTANTS:
            offer_more(m, s, ask.seat, path)
            return m
        ticked = [option.args[0] for option in path]
        m.offer(ROLL)
        self.preview(m, s, ask.seat, ROLL, ticked)
        armed = any(self.is_weapon(s, card) for card in ticked)
        left = list(s.secrets[ask.seat].cards)
        for card in ticked:
            left.remove(card)
        for card in dict.fromkeys(left):
            if self.card_helps(s, card):
                option = with_object(card)
                if kind_of(card) in map(kind_of, ticked) or (armed and self.is_weapon(s, card)):
                    m.block("KA-153", option)
                else:
                    m.offer(option)
                    self.preview(m, s, ask.seat, option, [*ticked, card])
        if not path:
            offer_instants(m, s, ask.seat, "test-pre")
        return m

    def preview(self, m: Menu, s: KaidanState, seat: int, option: Option, ticked: list[int]) -> None:
        """Add a preview: the chances of this side with these cards, in percent; what the other side ticks it cannot
        know."""
        if not m.look:
            return
        from hyakki.games.kaidan.previews.stakes import outcomes

        twin = Test(self.seat, self.attribute, self.purpose, difficulty=self.difficulty, figure=self.figure)
        twin.rival, twin.bonus = self.rival, self.bonus
        own = seat == self.seat
        twin.ticked = (tuple(ticked), ()) if own else ((), tuple(ticked))
        if MOON_WATER in map(kind_of, ticked):
            twin.faces = (CRITICAL_3, NOT_ROLLED) if own else (NOT_ROLLED, CRITICAL_3)
        found = list(outcomes(s, twin))
        whole = sum(often for often, *_ in found)
        won = sum(often for often, verdict, *_ in found if verdict == (WON if own else LOST))
        tied = sum(often for often, verdict, *_ in found if verdict == TIE)
        facts = {"chance": round(100 * won / whole)}
        m.preview(option, **(facts if self.rival == NOBODY else {**facts, "tie": round(100 * tied / whole)}))

    def card_helps(self, s: KaidanState, card: int) -> bool:
        kind = s.kit.objects[kind_of(card)]
        if kind_of(card) == MOON_WATER:
            return True
        if "mask" in kind.icons:
            return False  # a worn Mask helps unasked
        if any(bonus.helps(ATTRIBUTES[self.attribute], self.purpose) for bonus in kind.bonuses):
            return True
        return self.is_weapon(s, card) and self.purpose == "attack" and bool(kind.extra_wounds)

    def is_weapon(self, s: KaidanState, card: int) -> bool:
        return "weapon" in s.kit.objects[kind_of(card)].icons and self.purpose in ("attack", "repel")

    def refusal(self, s: KaidanState, ask: Ask, path: Path, id: str) -> str:
        """A Weapon helps one fighter at a time, against an enemy only to repel it (KA-153, KA-R133)."""
        verb, _, card = id.partition(" ")
        if verb != "with" or card not in NUMBER or "weapon" not in s.kit.objects[NUMBER[card]].icons:
            return ""
        return "KA-R133" if self.figure != NOBODY and self.purpose != "repel" else "KA-153"

    def default(self, s: KaidanState, ask: Ask) -> Path:
        return (ROLL,) if self.stage == "pre" else (LET_BE,)

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        if self.stage == "again":
            self.charge(s, path[0] is ROLL_AGAIN)
        elif path[-1] is ROLL:
            self.roll(s, tuple(option.args[0] for option in path[:-1]), ())
        else:
            item = item_of(ask.seat, path)
            declare(s, item, "test-pre")
            resolve(s, item)

    def outcome(self, s: KaidanState, answers: dict[int, Path]) -> Outcome | None:
        if self.seat not in answers or self.rival not in answers:
            return None
        sides = (self.seat, self.rival)
        for seat in sides:
            if answers[seat][-1] is not ROLL:
                return (INSTEAD, seat, *(option.id for option in answers[seat]))
        return tuple(tuple(sorted(option.args[0] for option in answers[seat][:-1])) for seat in sides)

    def close(self, s: KaidanState, outcome: Outcome) -> None:
        """Close the prompt: both roll; or one acts first, and both are asked again (KA-R16)."""
        if outcome[0] == INSTEAD:
            ask = next(ask for ask in s.asks if ask.seat == outcome[1])
            self.answer(s, ask, read_path(s, ask, outcome[2:]))
        else:
            self.roll(s, *outcome)

    # Dice

    def roll(self, s: KaidanState, own: tuple[int, ...], other: tuple[int, ...]) -> None:
        """Show what was ticked (KA-R14); then roll both dice."""
        self.ticked = (own, other)
        for seat, cards in ((self.seat, own), (self.rival, other)):
            for card in cards:
                if kind_of(card) == MOON_WATER:
                    s.say(say.USED, (seat, card, s.spend(seat, card)))
                    self.fix(s, seat, CRITICAL_3)
                else:
                    s.say(say.BONUS_USED, (seat, card))
        if not self.fixed[0]:
            self.roll_again(s, self.seat)
        if self.figure != NOBODY:
            self.faces = (self.faces[0], s.roll_for_enemy(self.figure))
        elif self.rival != NOBODY and not self.fixed[1]:
            self.roll_again(s, self.rival)
        self.stage = "post"

    def fix(self, s: KaidanState, seat: int, face: int) -> None:
        """Fix a die: this PG's is not rolled and counts as that (WG03)."""
        self.put(seat, face, fixed=True)
        s.say(say.CHOSE_FACE, (seat, face))

    def roll_again(self, s: KaidanState, seat: int) -> None:
        """Roll a die again; the latest result stands (OB22, Sutra)."""
        face = s.roll()
        s.say(say.ROLLED, (seat,), (face,))
        self.put(seat, face, fixed=False)

    def put(self, seat: int, face: int, *, fixed: bool) -> None:
        if seat == self.seat:
            self.faces, self.fixed = (face, self.faces[1]), (fixed, self.fixed[1])
        else:
            self.faces, self.fixed = (self.faces[0], face), (self.fixed[0], fixed)

    def rolled_by(self, seat: int) -> bool:
        """Return whether a die of this PG's lies there."""
        if seat not in (self.seat, self.rival):
            return False
        side = 0 if seat == self.seat else 1
        return self.faces[side] != NOT_ROLLED and not self.fixed[side]

    # Result

    def settle(self, s: KaidanState) -> None:
        won, own, other = self.outcome_of_dice(s)
        if won == LOST and self.may_charge(s):
            s.pgs[self.seat].used |= ABILITY
            self.stage = "again"
        else:
            s.done((won, own, other, *self.faces))

    def outcome_of_dice(self, s: KaidanState) -> tuple[int, int, int]:
        """Won or not and both totals, said to all; what a critical means comes first."""
        own, other = self.totals(s)
        won = self.verdict(own, other)
        self.name_criticals(s)
        s.say(say.TEST_RESULT, (self.seat, won, own, other))
        return won, own, other

    def name_criticals(self, s: KaidanState) -> None:
        """Announce what a critical 3 or 0 on either side means (KA-070 to KA-072, KA-151, KA-152)."""
        mine, theirs = self.faces
        wounds = int(self.purpose == "attack")
        if mine == theirs and mine in CRITICALS:
            s.say(say.DOUBLE_CRITICAL, (self.seat, mine == CRITICAL_3, wounds))
            return
        for seat, face in ((self.seat, mine), (self.rival, theirs)):
            if face in CRITICALS:
                success, rule = face == CRITICAL_3, CRITICALS[face]
                if seat == NOBODY:
                    s.say(say.ENEMY_CRITICAL, (self.figure, success, rule))
                else:
                    s.say(say.CRITICAL, (seat, success, wounds, rule))

    def may_charge(self, s: KaidanState) -> bool:
        """Shoulder Charge: the first time in a Turn that such a Test is failed (PC1, KA-060)."""
        pg = s.pgs[self.seat]
        ability = s.kit.characters[pg.character].ability
        again = ability.timing == "triggered" and not ability.windows and self.purpose in ability.tests
        return again and not pg.used & ABILITY

    def charge(self, s: KaidanState, again: bool) -> None:
        """Make the Test again, bonuses and all, or let its result stand."""
        if again:
            s.say(say.ROLLS_AGAIN, (self.seat,))
            self.ticked, self.faces, self.fixed = ((), ()), (NOT_ROLLED, NOT_ROLLED), (False, False)
            self.stage = "pre"
        else:
            own, other = self.totals(s)
            s.done((LOST, own, other, *self.faces))

    def totals(self, s: KaidanState) -> tuple[int, int]:
        own = self.total(s, self.seat, 0) + self.bonus
        if self.figure != NOBODY:
            return own, s.enemy_value(self.figure, self.attribute) + VALUES[self.faces[1]]
        return own, self.total(s, self.rival, 1) if self.rival != NOBODY else self.difficulty

    def total(self, s: KaidanState, seat: int, side: int) -> int:
        bonuses = s.standing_bonuses(seat)
        for card in self.ticked[side]:
            bonuses += s.kit.objects[kind_of(card)].bonuses
        attribute = ATTRIBUTES[self.attribute]
        extra = sum(bonus.value for bonus in bonuses if bonus.helps(attribute, self.purpose))
        return s.pg_value(seat, self.attribute) + VALUES[self.faces[side]] + extra

    def verdict(self, own: int, other: int) -> int:
        mine, theirs = self.faces
        if theirs == NOT_ROLLED:
            won = mine == CRITICAL_3 or (own >= other and mine != CRITICAL_0)  # KA-065, KA-070, KA-071
            return WON if won else LOST
        if mine != theirs:
            if mine == CRITICAL_3 or theirs == CRITICAL_0:
                return WON
            if mine == CRITICAL_0 or theirs == CRITICAL_3:
                return LOST
        tied = own == other or mine == theirs in (CRITICAL_0, CRITICAL_3)  # KA-072
        if tied:
            return WON if self.figure != NOBODY else TIE  # KA-067, KA-R40
        return WON if own > other else LOST


def test_of(s: KaidanState) -> Test | None:
    """The Test that an Instant Action can still act on."""
    return s.innermost(Test)


GUESSED = {"Visit": ("curse", "KA-112"), "Wish": ("wish", ""), "HidingTest": ("fate", "KA-R89")}
"""The subject of a guess and the rule behind it, by the step that asks for it; an enemy's guess begins a chase."""


class Guess(Deed):
    """Even or odd, then the D10 (KA-112, KA-301); criticals count 0 and 3 (KA-R39). W-TEST-PRE stays open after the
    guess is named, until the die is rolled (KA-R15). The result is (right, face). A part of a `chase` it is over,
    without a result, once that chase is."""

    __slots__ = ("chase", "face", "odd")
    odd: bool
    face: int
    chase: int

    def __init__(self, seat: int, chase: int = NOBODY) -> None:
        super().__init__(seat, "ask")
        self.odd = False
        self.face = NOT_ROLLED
        self.chase = chase

    def go(self, s: KaidanState) -> Asks:
        if self.chase != NOBODY and (not s.chasing or s.chases != self.chase):
            s.done()
            return None
        if self.stage == "ask":
            return (ASK_GUESS[self.seat],)
        if self.face == NOT_ROLLED:
            return (ASK_ROLL_GUESS[self.seat],)
        right = VALUES[self.face] % 2 == self.odd
        s.say(say.GUESS_RESULT, (self.seat, right))
        s.done((right, self.face))
        return None

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        m = menu_with_instants(self.offer, s, ask, path, look)
        m.rule = self.decides(s)[1]
        return m

    def offer(self, m: Menu, s: KaidanState, ask: Ask) -> None:
        m.options += (EVEN, ODD) if self.stage == "ask" else (ROLL,)
        for option in m.options if m.look else ():
            m.preview(option, decides=self.decides(s)[0], card=self.card(s))
        offer_instants(m, s, ask.seat, "test-pre")

    def decides(self, s: KaidanState) -> tuple[str, str]:
        """Return what the guess decides, and the rule behind it."""
        return GUESSED.get(type(s.stack[-2]).__name__, ("chase", ""))

    def card(self, s: KaidanState) -> str:
        """The card that says what the guess is about, if one does: a curse, or an enemy."""
        from hyakki.games.kaidan.steps.curses import Visit

        below = s.stack[-2]
        if isinstance(below, Visit):
            return CURSES[below.card]
        kind = s.figures[s.hunter].kind if type(below).__name__ not in GUESSED else NOBODY
        return ENTITIES[kind] if kind >= 0 else ""

    def default(self, s: KaidanState, ask: Ask) -> Path:
        """Return even or odd at random (KA-R18). Chance is asked aside, so that one question has one answer."""
        if self.stage != "ask":
            return (ROLL,)
        return ((EVEN, ODD)[s.chance.copy().below(b"silent guess", 2)],)

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        if path[0] in (EVEN, ODD):
            self.odd = path[0] is ODD
            s.say(say.GUESSED, (self.seat, self.odd))
            self.stage = "named"
        elif path[0] is ROLL:
            self.face = s.roll()
            s.say(say.ROLLED, (self.seat,), (self.face,))
        else:
            item = item_of(ask.seat, path)
            declare(s, item, "test-pre")
            resolve(s, item)

    def fix(self, s: KaidanState, face: int) -> None:
        """Fix what the die will show (WG01)."""
        self.face = face
        s.say(say.CHOSE_FACE, (self.seat, face))
