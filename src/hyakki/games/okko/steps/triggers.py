"""Effects that work by themselves when something happens (verbs.When), and those that a player may use then."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Option, Path
from hyakki.games.okko.catalog.kit import Ability
from hyakki.games.okko.catalog.verbs import Afflict, Grant, Heal, Modify, may_be_declined
from hyakki.games.okko.effects.scope import PEACE, Situation
from hyakki.games.okko.effects.values import abilities_of
from hyakki.games.okko.options import ask, by_card, next_effect
from hyakki.games.okko.people import NOBODY, NOTHING
from hyakki.games.okko.state import ACTIVATION, OkkoState, is_agent, is_hero
from hyakki.games.okko.steps.base import OkkoStep


def triggered(s: OkkoState, figure: int, when: str, situation: Situation = PEACE, ki: bool = False) -> list[Ability]:
    """The effects of this figure that work at this moment."""
    return [
        ability
        for ability in abilities_of(s, figure)
        if ability.effect.when == when and _meets(s, figure, ability, situation, ki)
    ]


def _meets(s: OkkoState, figure: int, ability: Ability, situation: Situation, ki: bool) -> bool:
    effect = ability.effect
    if effect.reach and effect.reach != situation.reach:
        return False
    if effect.foe:
        foe = situation.foe
        kind = "" if foe == NOBODY else "hero" if is_hero(foe) else s.kind_of(foe)
        if kind != effect.foe:
            return False
    if effect.ki and not ki:
        return False
    if effect.moved and not (is_hero(figure) and s.heroes[figure].moved):
        return False
    return not is_spent(s, figure, ability)


def is_spent(s: OkkoState, figure: int, ability: Ability) -> bool:
    """Return whether the effect was used up. The limit of an equipment card stays with the card when another figure
    gets it (OK-R129)."""
    shared = ability.table == "equipment"
    return any(spent[0] == ability.number and (shared or spent[1] == figure) for spent in s.spent)


def is_limited(ability: Ability) -> bool:
    """Return whether it works once in its span."""
    return bool(ability.effect.once) or ability.effect.when == "unique"


def power_name(ability: Ability) -> str:
    """A natural talent by its own name, others by their card."""
    return ability.talent or by_card(ability.table, ability.thing).id.split()[-1]


def spend(s: OkkoState, figure: int, ability: Ability, span: str = "") -> None:
    """Note that it was used; `span` says how long it works no more, if the effect itself does not (OK-161, OK-R129)."""
    span = ability.effect.once or span
    if span:
        s.spent = sorted([*s.spent, (ability.number, figure, span)])


def forget(s: OkkoState, span: str) -> None:
    """End a span: what worked once in it works again, and what lasted so long is off."""
    s.spent = [spent for spent in s.spent if spent[2] != span]
    if any(lasting.until == span for lasting in s.lasting):
        s.lasting = [lasting for lasting in s.lasting if lasting.until != span]


Fired = tuple[int, int]
"""An ability that works now, and the figure whose it is."""
ORDERLESS = (Afflict, Grant, Heal, Modify)
"""Verbs that come to the same in any order."""


def fire(s: OkkoState, figure: int, when: str, situation: Situation = PEACE, ki: bool = False) -> None:
    """Fire everything of this figure that works by itself now."""
    release(s, fired(s, figure, when, situation, ki), situation)


def fired(s: OkkoState, figure: int, when: str, situation: Situation = PEACE, ki: bool = False) -> list[Fired]:
    return [(a.number, figure) for a in triggered(s, figure, when, situation, ki) if not may_be_declined(a.effect)]


def release(s: OkkoState, effects: list[Fired], situation: Situation = PEACE) -> None:
    """Release effects one after another; where their order matters a player chooses it (OK-R35)."""
    if order_matters(s, effects):
        s.push(Together(tuple(effects), situation))
        return
    for ability, figure in reversed(effects):
        start(s, ability, figure, situation)


def order_matters(s: OkkoState, effects: list[Fired]) -> bool:
    deeds = {s.kit.abilities[ability].effect.do for ability, _ in effects}
    return len(deeds) > 1 and not all(isinstance(deed, ORDERLESS) for do in deeds for deed in do)


def start(s: OkkoState, number: int, figure: int, situation: Situation) -> None:
    from hyakki.games.okko.effects.executor import Work

    spend(s, figure, s.kit.abilities[number])
    s.push(Work(number, figure, (), situation))


class Together(OkkoStep):
    """Several effects at once: the side whose activation it is orders them, in other phases each side its own
    (OK-R35)."""

    __slots__ = ("effects", "situation")
    effects: tuple[Fired, ...]
    situation: Situation

    def __init__(self, effects: tuple[Fired, ...], situation: Situation) -> None:
        super().__init__("order")
        self.effects = effects
        self.situation = situation

    def run(self, s: OkkoState) -> Asks:
        if len(self.effects) > 1:
            return (ask(self.seat(s), "effect-order"),)
        s.done()
        for ability, figure in self.effects:
            start(s, ability, figure, self.situation)
        return None

    def seat(self, s: OkkoState) -> int:
        if s.phase == ACTIVATION:
            theirs = s.active_card == NOTHING and s.turned
            return s.heroes[s.turned[-1]].seat if theirs else s.oni
        return s.oni if is_agent(self.effects[0][1]) else s.heroes[s.leader].seat

    def options(self, s: OkkoState) -> list[Option]:
        found = []
        for place, (number, figure) in enumerate(self.effects):
            ability = s.kit.abilities[number]
            found.append(next_effect(ability.table, ability.thing, figure, place))
        return found

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += self.options(s)
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (self.options(s)[0],)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        place = path[0].args[0]
        ability, figure = self.effects[place]
        self.effects = self.effects[:place] + self.effects[place + 1 :]
        start(s, ability, figure, self.situation)
