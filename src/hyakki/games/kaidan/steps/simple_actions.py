"""The plain Actions: Run, Examine, Make Noise (KA-136 to KA-142, KA-164)."""

from __future__ import annotations

from hyakki.core.menu import Asks, Menu, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.actions import ACTIONS, Action, offer_if
from hyakki.games.kaidan.catalog.cards import PERCEPTION, SPEED, VALUES
from hyakki.games.kaidan.options import EXAMINE, EXAMINE_EVIDENCE, MAKE_NOISE
from hyakki.games.kaidan.options import RUN as RUN_OPTION
from hyakki.games.kaidan.people import RUN
from hyakki.games.kaidan.previews.odds import hearers
from hyakki.games.kaidan.previews.stakes import chance
from hyakki.games.kaidan.state import DECK_OF_TOKEN, EXAMINABLE, KaidanState
from hyakki.games.kaidan.steps.base import Deed
from hyakki.games.kaidan.steps.consequences import Consequences
from hyakki.games.kaidan.steps.draw import draw_object
from hyakki.games.kaidan.steps.test import WON, Test


class Run(Deed):
    """A Speed Test against the darkness: one PM more, or Noise 6 and the end of the Activation."""

    __slots__ = ()

    def go(self, s: KaidanState) -> Asks:
        pg = s.pgs[self.seat]
        if self.stage == "start":
            pg.used |= RUN
            self.stage = "tested"
            s.push(Test(self.seat, SPEED, "run", difficulty=s.darkness_of(pg.cell)))
        elif self.stage == "tested":
            won = self.result is not None and self.result[0] == WON
            s.say(say.RAN, (self.seat, won))
            if won:
                pg.pm += 1
                s.done()
            else:
                self.stage = "over"
                s.push(Consequences(self.seat, s.rules.numbers.most_noise))
        else:
            s.done(("over",))  # KA-139
        return None


class Examine(Deed):
    """A Perception Test against the darkness, then a card of the token's deck (KA-119, KA-124); none for an Evidence
    token (EN-JB)."""

    __slots__ = ("cell", "evidence")
    cell: int
    evidence: bool

    def __init__(self, seat: int, cell: int, *, evidence: bool = False) -> None:
        super().__init__(seat)
        self.cell = cell
        self.evidence = evidence

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "start":
            self.stage = "tested"
            s.push(Test(self.seat, PERCEPTION, "examine", difficulty=s.darkness_of(self.cell)))
            return None
        there = self.cell in s.evidence if self.evidence else s.tokens[self.cell] in EXAMINABLE
        won = self.result is not None and self.result[0] == WON and s.pgs[self.seat].cell == self.cell and there
        s.say(say.EXAMINED, (self.seat, self.cell, won))
        if won and self.evidence:
            find_evidence(s, self.seat, self.cell)
        elif won:
            token = s.tokens[self.cell]
            s.tokens[self.cell] = EXAMINABLE[token]
            draw_object(s, self.seat, DECK_OF_TOKEN[token])
        s.done()
        return None


def find_evidence(s: KaidanState, seat: int, cell: int) -> None:
    """Remove the Evidence; it counts for the ritual against the enemy that was revealed when it was put there."""
    if cell in s.evidence:
        s.evidence.remove(cell)
        for who, figure in enumerate(s.figures):
            card = s.entity(who)
            if card is not None and card.evidence:
                figure.evidence += 1
        s.say(say.EVIDENCE_FOUND, (seat, cell, len(s.evidence)))


class MakeNoise(Deed):
    """A Noise as loud as the D10 shows; 0 is none (KA-R50)."""

    __slots__ = ()

    def go(self, s: KaidanState) -> Asks:
        face = s.roll()
        s.say(say.ROLLED, (self.seat,), (face,))
        s.stack[-1] = Consequences(self.seat, VALUES[face])
        return None


def offer_run(m: Menu, s: KaidanState, seat: int) -> None:
    pg = s.pgs[seat]
    offer_if(m, RUN_OPTION, "KA-134" if pg.used & RUN else None)
    if m.look:
        test = Test(seat, SPEED, "run", difficulty=s.darkness_of(pg.cell))
        loud = hearers(s, pg.cell, s.rules.numbers.most_noise)
        m.preview(RUN_OPTION, chance=chance(s, test), heard=loud)


def offer_examine(m: Menu, s: KaidanState, seat: int) -> None:
    cell = s.pgs[seat].cell
    offer_if(m, EXAMINE, None if s.tokens[cell] in EXAMINABLE else "KA-140")
    if cell in s.evidence:
        m.offer(EXAMINE_EVIDENCE)
    if m.look:
        odds = chance(s, Test(seat, PERCEPTION, "examine", difficulty=s.darkness_of(cell)))
        m.preview(EXAMINE, chance=odds)
        m.preview(EXAMINE_EVIDENCE, chance=odds)


def offer_noise(m: Menu, s: KaidanState, seat: int) -> None:
    """Offer the Noise, with the enemies that the loudest one would alert."""
    m.offer(MAKE_NOISE)
    if m.look:
        pg = s.pgs[seat]
        level = min(s.rules.numbers.most_noise, pg.noise + max(VALUES))
        m.preview(MAKE_NOISE, noise=level, heard=hearers(s, pg.cell, level))


def start_run(s: KaidanState, seat: int, path: Path) -> None:
    s.push(Run(seat))


def start_examine(s: KaidanState, seat: int, path: Path) -> None:
    s.push(Examine(seat, s.pgs[seat].cell, evidence=path[0] is EXAMINE_EVIDENCE))


def start_noise(s: KaidanState, seat: int, path: Path) -> None:
    s.push(MakeNoise(seat))


ACTIONS["run"] = Action(offer_run, start_run, standard=False, hunted=False)
ACTIONS["examine"] = Action(offer_examine, start_examine)
ACTIONS["noise"] = Action(offer_noise, start_noise)
