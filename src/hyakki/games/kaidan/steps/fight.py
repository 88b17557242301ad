"""PG against PG: Attack and Exorcism (KA-148 to KA-160, KA-R40 to KA-R43, KA-R105, KA-R106, KA-R128)."""

from __future__ import annotations

from hyakki.core.menu import Asks, Menu, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.actions import ACTIONS, Action, offer_if
from hyakki.games.kaidan.catalog.cards import CRITICAL_0, CRITICAL_3, EXORCISM, FORCE
from hyakki.games.kaidan.effects.objects import within_reach
from hyakki.games.kaidan.options import ATTACK, EXORCISE_PG
from hyakki.games.kaidan.people import kind_of
from hyakki.games.kaidan.previews.odds import against_pg
from hyakki.games.kaidan.scoring import is_possessed, score
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.alert import Alert
from hyakki.games.kaidan.steps.base import Deed
from hyakki.games.kaidan.steps.test import LOST, TIE, WON, Test
from hyakki.games.kaidan.steps.wounds import Deaths, Wounds, defeat


class Blows(Test):
    """The opposed Force Test of an Attack. The result also says what each side's Weapon adds to the Wounds it inflicts
    if it wins (OB17)."""

    __slots__ = ()

    def __init__(self, seat: int, rival: int) -> None:
        super().__init__(seat, FORCE, "attack", rival=rival)

    def settle(self, s: KaidanState) -> None:
        won, own, other = self.outcome_of_dice(s)
        extra = (sum(s.kit.objects[kind_of(card)].extra_wounds for card in cards) for cards in self.ticked)
        s.done((won, own, other, *self.faces, *extra))


class Attack(Deed):
    """Wounds by the difference of the totals, or one each on a tie; then both are loud."""

    __slots__ = ("chases", "spots", "target")
    target: int
    spots: tuple[int, int]
    """The cells of the fighters: one who disappears meanwhile is out of the fight."""
    chases: int

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target
        self.spots = (0, 0)
        self.chases = 0

    def run(self, s: KaidanState) -> Asks:
        """Continue even if the attacker has died of it: the other is loud all the same (KA-R43)."""
        return self.go(s)

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "start":
            self.spots = (s.pgs[self.seat].cell, s.pgs[self.target].cell)
            s.say(say.FOUGHT, (self.seat, self.target))
            self.stage = "tested"
            s.push(Blows(self.seat, self.target))
        elif self.stage == "tested":
            self.stage = "loud"
            if self.result is not None:
                self.wound(s)
        elif self.stage == "loud":
            self.stage = "heard"
            self.be_loud(s)
        elif self.stage == "heard":
            self.stage = "heard too"
            self.be_heard(s, self.seat)
        elif self.stage == "heard too":
            self.stage = "done"
            self.be_heard(s, self.target)
        else:
            s.done()
        return None

    def wound(self, s: KaidanState) -> None:
        assert self.result is not None
        won, own, other, mine, theirs, my_extra, their_extra = self.result
        suffered = [0, 0]
        if won == TIE:
            suffered = [1, 1]  # KA-150
        elif won == WON:
            suffered[1] = max(0, own - other) + my_extra  # KA-149, KA-R41
        else:
            suffered[0] = max(0, other - own) + their_extra
        suffered[1] += (mine == CRITICAL_3) + (theirs == CRITICAL_0)  # KA-151, KA-152, KA-R42
        suffered[0] += (theirs == CRITICAL_3) + (mine == CRITICAL_0)
        rule = "KA-150" if won == TIE else "KA-149"
        s.push(Wounds((self.seat, self.target), (suffered[0], suffered[1]), (self.target, self.seat), rule))

    def survivors(self, s: KaidanState) -> list[int]:
        sides = zip((self.seat, self.target), self.spots, strict=True)
        return [seat for seat, spot in sides if s.pgs[seat].cell == spot]

    def be_loud(self, s: KaidanState) -> None:
        """Give both Noise 6 at once, if they live (KA-154, KA-R43); who sees them now finds both loud (KA-R72)."""
        self.chases = s.chases
        for seat in self.survivors(s):
            s.add_noise(seat, s.rules.numbers.most_noise)

    def be_heard(self, s: KaidanState, seat: int) -> None:
        """Alert every PG that perceives it, unless a chase runs or has begun meanwhile (KA-R50, KA-R53)."""
        if seat in self.survivors(s) and not s.chasing and s.chases == self.chases:
            s.push(Alert(s.pgs[seat].cell, s.pgs[seat].noise))


class ExorcisePg(Deed):
    """An Ofuda against what possesses another PG; nothing happens if nothing does (KA-155 to KA-160)."""

    __slots__ = ("target",)
    target: int

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "start":
            self.begin(s)
        else:
            self.settle(s)
        return None

    def begin(self, s: KaidanState) -> None:
        card = ofuda_of(s, self.seat)
        assert card is not None
        s.say(say.OFUDA_SHOWN, (self.seat,), (card,))
        s.say(say.USED, (self.seat, card, s.spend(self.seat, card)))
        possessed = is_possessed(s, self.target)
        s.say(say.EXORCISM, (self.seat, self.target), (possessed,))  # KA-R105
        if possessed:
            self.stage = "tested"
            s.push(Test(self.seat, EXORCISM, "exorcise-pg", rival=self.target))
        else:
            s.done()

    def settle(self, s: KaidanState) -> None:
        if self.result is None:
            s.done()
        elif self.result[0] == WON:
            s.say(say.EXORCISED, (self.seat, self.target))
            score(s, self.seat, s.rules.points.exorcise, "KA-321")
            defeat(s)  # KA-156, KA-211
            s.done()
        else:
            assert self.result[0] in (TIE, LOST)  # KA-157, KA-158
            s.stack[-1] = Deaths((self.seat,), (self.target,), "KA-157")


def ofuda_of(s: KaidanState, seat: int) -> int | None:
    """Return an Ofuda of either deck, or None."""
    return next((card for card in s.secrets[seat].cards if kind_of(card) in s.kit.ofuda), None)


def offer_attack(m: Menu, s: KaidanState, seat: int) -> None:
    near = within_reach(s, seat)
    for other in s.living():
        if other != seat:
            offer_if(m, ATTACK[other], None if other in near else "KA-148")
            if m.look and other in near:
                m.preview(ATTACK[other], **against_pg(s, Blows(seat, other)))


def offer_exorcise_pg(m: Menu, s: KaidanState, seat: int) -> None:
    near = within_reach(s, seat)
    for other in s.living():
        if other == seat:
            continue
        rule = None if other in near else "KA-R105"
        if ofuda_of(s, seat) is None:
            rule = "KA-155"
        if not s.impulse_struck:
            rule = "KA-159"
        if s.defeated:
            rule = "KA-211"
        offer_if(m, EXORCISE_PG[other], rule)
        if m.look and rule is None:
            m.preview(EXORCISE_PG[other], **against_pg(s, Test(seat, EXORCISM, "exorcise-pg", rival=other)))


def start_attack(s: KaidanState, seat: int, path: Path) -> None:
    s.push(Attack(seat, path[0].args[0]))


def start_exorcise_pg(s: KaidanState, seat: int, path: Path) -> None:
    s.push(ExorcisePg(seat, path[0].args[0]))


ACTIONS["attack"] = Action(offer_attack, start_attack)
ACTIONS["exorcise-pg"] = Action(offer_exorcise_pg, start_exorcise_pg)
