"""ACTION and UNIQUE ACTION talents and equipment (OK-160, OK-161): 1 action, a UNIQUE ACTION once per Round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.menu import Menu, Option, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.actions import AGENT, ALLY, HERO, Action, register
from hyakki.games.okko.catalog.ids import AGENTS, ALLY_CARDS, CARDS, EQUIPMENT, HEROES
from hyakki.games.okko.catalog.kit import Ability
from hyakki.games.okko.effects.executor import Job, Work, foresee, may, next_need, offer_choices
from hyakki.games.okko.effects.price import give_up
from hyakki.games.okko.effects.scope import PEACE
from hyakki.games.okko.effects.values import abilities_of, equipment_on
from hyakki.games.okko.options import use
from hyakki.games.okko.state import OkkoState, is_hero
from hyakki.games.okko.steps.triggers import is_spent

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn

NAMES = {"hero": HEROES, "card": CARDS, "equipment": EQUIPMENT, "ally": ALLY_CARDS, "agent": AGENTS}


USED = ("action", "unique")


def usable(s: OkkoState, figure: int) -> list[Ability]:
    return [ability for ability in abilities_of(s, figure) if ability.effect.when in USED]


def siblings(s: OkkoState, ability: Ability) -> tuple[Ability, ...]:
    """All effects of the same card or character."""
    kit, thing = s.kit, ability.thing
    match ability.table:
        case "hero":
            return kit.of_hero[thing]
        case "card":
            return kit.of_card[thing]
        case "equipment":
            return kit.of_equipment[thing]
        case "ally":
            return kit.of_ally[thing]
        case _:
            return kit.of_agent[thing]


def option_of(s: OkkoState, ability: Ability, final: bool) -> Option:
    """The Option that uses an ability, with its number where a custom card has several ACTIONS."""
    alike = siblings(s, ability)
    nth = 1 if len(alike) == 1 else 1 + [a for a in alike if a.effect.when in USED].index(ability)
    return use(ability.table, NAMES[ability.table][ability.thing], final, nth)


def lying_idle(s: OkkoState, hero: int) -> list[tuple[str, Ability]]:
    """Return what a hero has and cannot use now, each with its rule: cards on the right, equipment that does not
    work."""
    person, on = s.heroes[hero], equipment_on(s, hero)
    found = [("OK-163", ability) for card in person.right for ability in s.kit.of_card[card]]
    for card in person.equipment:
        if card not in on:
            found += [(why_idle(s, hero, card), ability) for ability in s.kit.of_equipment[card]]
    return [(rule, ability) for rule, ability in found if ability.effect.when in USED]


def why_idle(s: OkkoState, hero: int, card: int) -> str:
    """Return why a card cannot be used: another class, carried in supplies without the symbol, or face down in a
    hand (OK-046, OK-137, OK-145)."""
    equipment = s.kit.equipment[card]
    if s.kit.heroes[hero].of not in equipment.classes:
        return "OK-137"
    return "OK-145" if card in s.heroes[hero].supplies else "OK-046"


class Use(Action):
    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        for ability in usable(s, turn.figure):
            job = Job(ability, turn.figure, PEACE)
            rule = self.why_not(s, turn, job)
            if rule:
                m.block(rule, option_of(s, ability, True))
                continue
            option = option_of(s, ability, next_need(s, job, ()) is None)
            m.offer(option)
            if m.look and option.final:
                for deed in ability.effect.do:
                    foresee(m, s, job, deed, (), option)
        if m.look and is_hero(turn.figure):
            for rule, ability in lying_idle(s, turn.figure):
                m.block(rule, option_of(s, ability, True))

    def why_not(self, s: OkkoState, turn: Turn, job: Job) -> str:
        if turn.left < 1:
            return "OK-161" if job.ability.effect.when == "unique" else "OK-160"
        return "OK-161" if is_spent(s, turn.figure, job.ability) else may(s, job)

    def job(self, s: OkkoState, turn: Turn, option: Option) -> Job:
        for ability in usable(s, turn.figure):
            if option.id == option_of(s, ability, True).id:
                return Job(ability, turn.figure, PEACE)
        raise AssertionError(f"{option.id} cannot be used")

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        offer_choices(m, s, self.job(s, turn, path[0]), tuple(option.args[0] for option in path[1:]))

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        job = self.job(s, turn, path[0])
        s.say(say.USED, (turn.figure, path[0].id.split()[2]))
        give_up(s, turn.figure, job.ability, "round" if job.ability.effect.when == "unique" else "")
        s.push(Work(job.ability.number, turn.figure, tuple(option.args[0] for option in path[1:])))


register(Use("use", HERO | ALLY | AGENT))
