"""The plain verbs: what lasts, tokens, conditions, actions, attacks, tests."""

from __future__ import annotations

from typing import Any

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.board.sight import sees
from hyakki.games.okko.catalog.ids import CARD_OF, FIGURES_OF
from hyakki.games.okko.catalog.verbs import (
    CONDITIONS,
    INVESTIGATION,
    Actions,
    Afflict,
    Attack,
    Cure,
    Grant,
    Harm,
    Heal,
    Modify,
    Test,
)
from hyakki.games.okko.effects.executor import (
    STOP,
    Doer,
    Job,
    Need,
    Picks,
    doer_of,
    does,
    last,
    meant,
    up_to,
)
from hyakki.games.okko.effects.scope import Situation
from hyakki.games.okko.effects.values import value
from hyakki.games.okko.options import NONE, ask, condition
from hyakki.games.okko.people import NOBODY
from hyakki.games.okko.state import AMPUTEE, FRONT, OkkoState, is_agent, is_hero
from hyakki.games.okko.steps.aim import blow_of, raises_alarm, why_not
from hyakki.games.okko.steps.aim import foresee as foresee_attack
from hyakki.games.okko.steps.attack import Attack as AttackStep
from hyakki.games.okko.steps.attack import Blows
from hyakki.games.okko.steps.base import Deed as DeedStep
from hyakki.games.okko.steps.harm import Harm as HarmStep
from hyakki.games.okko.steps.harm import afflict, heal
from hyakki.games.okko.steps.test import Test as TestStep
from hyakki.games.okko.steps.test import foresee as foresee_test
from hyakki.games.okko.steps.test import may_test

# Lasting effects


class Lasts(Doer):
    """A modifier or trait that is on for a while. One on the active card covers all its figures, those that are not on
    the board yet as well (OK-216)."""

    def do(self, s: OkkoState, job: Job, deed: Modify | Grant, picks: Picks) -> None:
        targets = FIGURES_OF[s.active_card] if deed.to.side == "active" else picks
        last(s, job, deed, deed.until or "round", targets)


@does(Modify)
class Modifying(Lasts):
    def may(self, s: OkkoState, job: Job, deed: Modify) -> str:
        """The rule by which the deed is no reason to use a card: a drawback for its own user (EQ-08); a test of an
        investigation without Clue cards (OK-R101)."""
        if deed.what == "test":
            idle = bool(deed.tests) and set(deed.tests) <= set(INVESTIGATION) and not s.clue_deck
            return "OK-R167" if idle else super().may(s, job, deed)
        return "OK-R167" if deed.value < 0 and deed.to.side == "self" else super().may(s, job, deed)


@does(Grant)
class Granting(Lasts):
    def fits(self, s: OkkoState, job: Job, deed: Grant, figure: int) -> bool:
        """Orders and idleness matter to cards that are still to be activated (OK-074); an order changes nothing where a
        thrall can be activated anyway, or in no case (COU-1)."""
        if deed.trait not in ("corrupted", "idle") or not is_agent(figure):
            return True
        if s.agents[CARD_OF[figure]].activated:
            return False
        from hyakki.games.okko.steps.oni_turn import why_idle

        return deed.trait == "idle" or why_idle(s, figure) == "OK-198"

    def may(self, s: OkkoState, job: Job, deed: Grant) -> str:
        pieces = s.board.floor.pieces.values()
        if deed.trait == "stealthy" and not any(piece.sneak and not piece.red_circle for piece in pieces):
            return "OK-R167"
        return super().may(s, job, deed)


# Tokens


@does(Heal)
class Healing(Doer):
    """Damage tokens are discarded; 0 means up to the STAMINA (OK-168)."""

    def fits(self, s: OkkoState, job: Job, deed: Heal, figure: int) -> bool:
        return s.damage[figure] > 0

    def ahead(self, s: OkkoState, job: Job, deed: Heal, picks: Picks) -> dict[str, Any]:
        figures = meant(s, job, deed.to, picks)
        return {"heals": sum(min(s.damage[f], deed.count or value(s, f, "stamina")) for f in figures)}

    def do(self, s: OkkoState, job: Job, deed: Heal, picks: Picks) -> None:
        for figure in meant(s, job, deed.to, picks):
            if s.damage[figure]:
                heal(s, figure, deed.count or value(s, figure, "stamina"))


def curable(s: OkkoState, figure: int) -> list[int]:
    """The conditions of a figure that can be discarded: never Amputee (OK-316)."""
    return [number for number in range(len(CONDITIONS)) if number != AMPUTEE and s.condition(figure, number)]


def cure(s: OkkoState, figure: int, number: int) -> None:
    s.set_condition(figure, number, 0)
    s.say(say.CURED, (figure, CONDITIONS[number]))


@does(Cure)
class Curing(Doer):
    """Condition tokens are discarded. One of several is chosen, with whom it is; where it is for everybody, each may
    choose one or none (COU-7)."""

    def fits(self, s: OkkoState, job: Job, deed: Cure, figure: int) -> bool:
        return bool(curable(s, figure))

    def need(self, s: OkkoState, job: Job, deed: Cure, picks: Picks) -> Need | None:
        if deed.to.pick and deed.count and picks:
            found = curable(s, picks[0])
            return Need(condition, found) if len(picks) == 1 and len(found) > 1 else None
        return super().need(s, job, deed, picks)

    def do(self, s: OkkoState, job: Job, deed: Cure, picks: Picks) -> None:
        if deed.to.pick and deed.count:
            cure(s, picks[0], picks[1] if len(picks) > 1 else curable(s, picks[0])[0])
            return
        for figure in reversed(meant(s, job, deed.to, picks)):
            if not deed.count:
                for number in curable(s, figure):
                    cure(s, figure, number)
            elif s.seat_of(figure) != NOBODY:
                s.push(CureOne(figure))


class CureOne(DeedStep):
    """The Step in which a figure may discard one condition."""

    __slots__ = ()

    def __init__(self, figure: int) -> None:
        super().__init__(figure, "choose")

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "choose" and curable(s, self.figure):
            return (ask(self.seat(s), "cure"),)
        s.done()
        return None

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += [condition(number) for number in curable(s, self.figure)]
        m.offer(NONE)
        return m

    def refusal(self, s: OkkoState, ask: Ask, path: Path, id: str) -> str:
        return "OK-316" if id == condition(AMPUTEE).id else ""

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (condition(curable(s, self.figure)[0]),)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        self.stage = "over"
        if path[0] is not NONE:
            cure(s, self.figure, path[0].args[0])


@does(Harm)
class Harming(Doer):
    def do(self, s: OkkoState, job: Job, deed: Harm, picks: Picks) -> None:
        for figure in reversed(meant(s, job, deed.to, picks)):
            s.push(HarmStep(figure, deed.count, job.owner, deed.sure, effect=job.situation.foe == NOBODY))


@does(Afflict)
class Afflicting(Doer):
    """A condition that lies with its greater penalty up already would not change (OK-309, OK-311)."""

    def fits(self, s: OkkoState, job: Job, deed: Afflict, figure: int) -> bool:
        return s.condition(figure, CONDITIONS.index(deed.condition)) != FRONT

    def do(self, s: OkkoState, job: Job, deed: Afflict, picks: Picks) -> None:
        number = CONDITIONS.index(deed.condition)
        for figure in reversed(meant(s, job, deed.to, picks)):
            if self.fits(s, job, deed, figure):
                afflict(s, figure, number)


@does(Actions)
class MoreActions(Doer):
    """More or fewer actions this Round; who has none left to lose cannot lose one (OK-R43)."""

    def fits(self, s: OkkoState, job: Job, deed: Actions, figure: int) -> bool:
        if not is_hero(figure):
            return False
        return deed.value > 0 or value(s, figure, "actions") + s.heroes[figure].bonus > 0

    def do(self, s: OkkoState, job: Job, deed: Actions, picks: Picks) -> None:
        for hero in meant(s, job, deed.to, picks):
            if is_hero(hero):
                s.heroes[hero].bonus += deed.value
                s.say(say.ACTIONS_CHANGED, (hero, deed.value))


# Attacks and tests


@does(Attack)
class Attacking(Doer):
    """One roll for each target: those chosen, or all there are, in the attacker's order (OK-R35)."""

    def need(self, s: OkkoState, job: Job, deed: Attack, picks: Picks) -> Need | None:
        return up_to(deed.to.pick, self.targets(s, job, deed), picks) if deed.to.pick else None

    def targets(self, s: OkkoState, job: Job, deed: Attack) -> list[int]:
        return [figure for figure in s.opponents(job.owner) if not self.why_not(s, job, deed, figure)]

    def why_not(self, s: OkkoState, job: Job, deed: Attack, figure: int) -> str:
        """Return the rule against a ranged attack: a card that makes ranged attacks permits them itself (SET-1)."""
        if deed.reach == "melee":
            return why_not(s, job.owner, figure, "melee")
        return "" if sees(s, job.owner, figure) else "OK-294"

    def may(self, s: OkkoState, job: Job, deed: Attack) -> str:
        """Return the rule that forbids it if no figure can be attacked: too far away, or another rule."""
        rules = {self.why_not(s, job, deed, figure) for figure in s.opponents(job.owner)}
        too_far = "OK-296" if deed.reach == "melee" else "OK-294"
        return "" if "" in rules else max(rules - {too_far}, default=too_far)

    def ahead(self, s: OkkoState, job: Job, deed: Attack, picks: Picks) -> dict[str, Any]:
        """All about one attack; of several at once whether one of them raises the alarm (OK-199)."""
        if picks:
            return foresee_attack(s, job.owner, picks[-1], deed.reach, blow_of(deed))
        return {"alarm": any(raises_alarm(s, job.owner, target) for target in self.targets(s, job, deed))}

    def do(self, s: OkkoState, job: Job, deed: Attack, picks: Picks) -> None:
        blow = blow_of(deed)
        if not deed.to.pick:
            s.push(Blows(job.owner, tuple(self.targets(s, job, deed)), deed.reach, blow))
            return
        for target in reversed([figure for figure in picks if figure != STOP]):
            s.push(AttackStep(job.owner, target, deed.reach, blow))


@does(Test)
class Testing(Doer):
    """A direct test; what follows it happens on a pass."""

    def may(self, s: OkkoState, job: Job, deed: Test) -> str:
        if not is_hero(job.owner):
            return "OK-R130"
        return super().may(s, job, deed) if may_test(s, job.owner) else "OK-167"

    def ahead(self, s: OkkoState, job: Job, deed: Test, picks: Picks) -> dict[str, Any]:
        situation = Situation(purpose="card", tested=deed.attribute, foe=picks[0] if picks else NOBODY)
        return foresee_test(s, job.owner, deed.difficulty, situation)

    def do(self, s: OkkoState, job: Job, deed: Test, picks: Picks) -> None:
        target = picks[0] if deed.to.pick and picks else NOBODY
        s.push(CardTest(job.owner, job.ability.number, job.ability.effect.do.index(deed), target))


class CardTest(DeedStep):
    """A test that a card calls for: it leaves no penalty token (OK-331)."""

    __slots__ = ("ability", "number", "target")
    ability: int
    number: int
    """The number of the deed."""
    target: int

    def __init__(self, figure: int, ability: int, number: int, target: int) -> None:
        super().__init__(figure, "test")
        self.ability = ability
        self.number = number
        self.target = target

    def run(self, s: OkkoState) -> Asks:
        ability = s.kit.abilities[self.ability]
        deed = ability.effect.do[self.number]
        assert isinstance(deed, Test)
        situation = Situation(purpose="card", tested=deed.attribute, foe=self.target)
        if self.stage == "test":
            self.stage = "tested"
            s.push(TestStep(self.figure, deed.difficulty, situation))
            return None
        passed = self.result is not None and self.result[0]
        s.done()
        if passed:
            for following in deed.then:
                doer_of(following).do(s, Job(ability, self.figure, situation), following, ())
        return None
