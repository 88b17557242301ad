"""The plain verbs: what lasts, tokens, conditions, actions, attacks, cards."""

from __future__ import annotations

from hyakki.games.okko import events as say
from hyakki.games.okko.effects.executor import STOP, Doer, Job, Need, Picks, does, last, meant, pick_figures, up_to
from hyakki.games.okko.effects.measure import value
from hyakki.games.okko.people import NOBODY
from hyakki.games.okko.state import OkkoState, is_hero
from hyakki.games.okko.steps.attack import Attack as AttackStep
from hyakki.games.okko.steps.attack import why_not
from hyakki.games.okko.steps.harm import Harm as HarmStep
from hyakki.games.okko.steps.harm import afflict, heal
from hyakki.games.okko.verbs import CONDITIONS, Actions, Afflict, Attack, Cure, Grant, Harm, Heal, Modify


class Lasts(Doer):
    """A modifier or trait that is on for a while."""

    def do(self, s: OkkoState, job: Job, deed: Modify | Grant, picks: Picks) -> None:
        last(s, job, deed, deed.until or "round", picks)


does(Modify)(Lasts)
does(Grant)(Lasts)


@does(Heal)
class Healing(Doer):
    """Damage tokens are discarded; 0 means up to the STAMINA (OK-168)."""

    def need(self, s: OkkoState, job: Job, deed: Heal, picks: Picks) -> Need | None:
        need = pick_figures(s, job, deed.to, picks)
        return None if need is None else Need(need.option, [figure for figure in need.numbers if s.damage[figure]])

    def may(self, s: OkkoState, job: Job, deed: Heal) -> str:
        who = self.need(s, job, deed, ())
        hurt = who.numbers if who is not None else [f for f in meant(s, job, deed.to, ()) if s.damage[f]]
        return "" if hurt else "OK-R167"

    def do(self, s: OkkoState, job: Job, deed: Heal, picks: Picks) -> None:
        for figure in meant(s, job, deed.to, picks):
            if s.damage[figure]:
                heal(s, figure, deed.count or value(s, figure, "stamina"))


@does(Cure)
class Curing(Doer):
    """Condition tokens, never Amputee (OK-316); with several of them the worst goes first."""

    def need(self, s: OkkoState, job: Job, deed: Cure, picks: Picks) -> Need | None:
        need = pick_figures(s, job, deed.to, picks)
        return None if need is None else Need(need.option, [f for f in need.numbers if self.curable(s, f)])

    def may(self, s: OkkoState, job: Job, deed: Cure) -> str:
        who = self.need(s, job, deed, ())
        ill = who.numbers if who is not None else [f for f in meant(s, job, deed.to, ()) if self.curable(s, f)]
        return "" if ill else "OK-R167"

    def curable(self, s: OkkoState, figure: int) -> list[int]:
        return [n for n, name in enumerate(CONDITIONS) if name != "amputee" and s.condition(figure, n)]

    def do(self, s: OkkoState, job: Job, deed: Cure, picks: Picks) -> None:
        for figure in meant(s, job, deed.to, picks):
            for condition in self.curable(s, figure)[: deed.count or None]:
                s.set_condition(figure, condition, 0)
                s.say(say.CURED, (figure, CONDITIONS[condition]))


@does(Harm)
class Harming(Doer):
    def do(self, s: OkkoState, job: Job, deed: Harm, picks: Picks) -> None:
        for figure in reversed(meant(s, job, deed.to, picks)):
            s.push(HarmStep(figure, deed.count, job.owner, deed.sure))


@does(Afflict)
class Afflicting(Doer):
    def do(self, s: OkkoState, job: Job, deed: Afflict, picks: Picks) -> None:
        for figure in meant(s, job, deed.to, picks):
            afflict(s, figure, CONDITIONS.index(deed.condition))


@does(Actions)
class MoreActions(Doer):
    """More or fewer actions this Round."""

    def do(self, s: OkkoState, job: Job, deed: Actions, picks: Picks) -> None:
        for hero in meant(s, job, deed.to, picks):
            if is_hero(hero):
                s.heroes[hero].bonus += deed.value
                s.say(say.ACTIONS_CHANGED, (hero, deed.value))


@does(Attack)
class Attacking(Doer):
    """One roll for each target."""

    def need(self, s: OkkoState, job: Job, deed: Attack, picks: Picks) -> Need | None:
        return up_to(deed.to.pick, self.targets(s, job, deed), picks) if deed.to.pick else None

    def targets(self, s: OkkoState, job: Job, deed: Attack) -> list[int]:
        if deed.reach == "ranged":
            from hyakki.games.okko.sight import sees

            return [figure for figure in s.opponents(job.owner) if sees(s, job.owner, figure)]
        return [figure for figure in s.opponents(job.owner) if not why_not(s, job.owner, figure, "melee")]

    def may(self, s: OkkoState, job: Job, deed: Attack) -> str:
        return "" if self.targets(s, job, deed) else "OK-296"

    def do(self, s: OkkoState, job: Job, deed: Attack, picks: Picks) -> None:
        targets = [figure for figure in picks if figure != STOP] if deed.to.pick else self.targets(s, job, deed)
        for target in reversed(targets):
            s.push(
                AttackStep(
                    job.owner,
                    target,
                    deed.reach,
                    combat=deed.combat,
                    plain=deed.plain,
                    action_dice=deed.action_dice,
                )
            )


def owner_seat(s: OkkoState, job: Job) -> int:
    """Who decides for an effect."""
    return s.oni if job.owner == NOBODY else s.seat_of(job.owner)
