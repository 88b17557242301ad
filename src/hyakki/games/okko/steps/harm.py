"""Damage, conditions and elimination (OK-135, OK-173, OK-305, OK-306, OK-309 to OK-316, OK-321, OK-322)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.catalog.ids import AGENTS, CARD_OF, HEROES, RECOLLECTIONS
from hyakki.games.okko.catalog.kit import Ability
from hyakki.games.okko.catalog.verbs import CONDITIONS, Cancel
from hyakki.games.okko.effects.scope import Situation
from hyakki.games.okko.effects.values import abilities_of, value
from hyakki.games.okko.options import NO, ask, by_card, talent
from hyakki.games.okko.people import NOBODY, NOTHING, NOWHERE
from hyakki.games.okko.state import (
    AMPUTEE,
    BACK,
    END,
    FIRST_WOUND,
    FRONT,
    RED,
    OkkoState,
    is_agent,
    is_hero,
    is_kami,
)
from hyakki.games.okko.steps.base import OkkoStep
from hyakki.games.okko.steps.feats import at_least, note
from hyakki.games.okko.steps.triggers import fire, triggered


class Harm(OkkoStep):
    """Damage tokens are about to be placed on a figure, by another figure or by nobody."""

    __slots__ = ("by", "count", "effect", "sure", "target")
    target: int
    count: int
    by: int
    """The figure that does it, or NOBODY."""
    sure: bool
    """Whether no talent can stop it (NSH-3)."""
    effect: bool
    """A card does it, beside any attack."""

    def __init__(self, target: int, count: int, by: int, sure: bool = False, effect: bool = False) -> None:
        super().__init__("about")
        self.target = target
        self.count = count
        self.by = by
        self.sure = sure
        self.effect = effect

    def run(self, s: OkkoState) -> Asks:
        if s.where[self.target] == NOWHERE or self.count < 1:
            s.done()
            return None
        if self.stage == "about" and not self.sure and self.cancels(s):
            return (ask(s.seat_of(self.target), "cancel-damage"),)
        s.done()
        place_damage(s, self.target, self.count, self.by)
        if self.effect and is_agent(self.by) and s.where[self.target] != NOWHERE:
            fire(s, self.by, "hurting", Situation(foe=self.target))  # the figure it damages (S3a)
        return None

    def cancels(self, s: OkkoState) -> list[Ability]:
        """Return what its owner may use against one of the tokens (EQ-03)."""
        return [
            ability
            for ability in triggered(s, self.target, "hurt")
            if any(isinstance(deed, Cancel) for deed in ability.effect.do)
        ]

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += [by_card(ability.table, ability.thing) for ability in self.cancels(s)]
        m.offer(NO)
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (NO,)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        if path[0] is NO:
            self.stage = "settled"
            return
        from hyakki.games.okko.effects.price import give_up

        give_up(s, self.target, next(a for a in self.cancels(s) if by_card(a.table, a.thing) is path[0]))
        s.say(say.DAMAGE_CANCELLED, (self.target,))
        self.count -= 1


def place_damage(s: OkkoState, figure: int, count: int, by: int) -> None:
    """Place damage. An agent, follower or kami whose damage reaches its STAMINA is eliminated; what is beyond it is
    lost (OK-R64)."""
    s.damage[figure] += count
    s.say(say.DAMAGED, (figure, count, s.damage[figure]))
    if not is_hero(figure) and s.damage[figure] >= value(s, figure, "stamina"):
        eliminate(s, figure, by)


def eliminate(s: OkkoState, figure: int, by: int = NOBODY) -> None:
    s.say(say.ELIMINATED, (figure,))
    if is_hero(figure):
        eliminate_hero(s, figure)
    elif is_agent(figure):
        if is_hero(by):
            note_kill(s, by, figure)
        card = CARD_OF[figure]
        if s.is_unique(card):
            s.agents[card].fallen = True  # OK-R82
        demon = s.rank_of(figure) == "demon"
        s.take_off(figure)
        note_hunted(s, card)
        if demon:
            from hyakki.games.okko.steps.battle import demon_falls

            demon_falls(s)
    else:
        ally = s.allies.pop(figure)
        if ally.master != NOBODY:
            s.heroes[ally.master].ally = NOBODY  # OK-174
        if not is_kami(figure):
            s.gone = sorted([*s.gone, figure])
        s.take_off(figure)
        if ally.master != NOBODY:
            from hyakki.games.okko.steps.reorganise import shed

            shed(s, ally.master)


def note_hunted(s: OkkoState, card: int) -> None:
    """Count eliminated figures of the card that a scenario names, by any cause (OK-114)."""
    from hyakki.games.okko.steps.ending import goal_decided

    goal = s.kit.scenario.goal
    if goal.kind == "hunt" and AGENTS[card] == goal.agent:
        s.hunted += 1
        if s.hunted >= goal.count:
            goal_decided(s, won=True)


def note_kill(s: OkkoState, hero: int, figure: int) -> None:
    """Note a kill by the hero itself, for personal missions (OK-R157)."""
    note(s, hero, "agents")
    if s.kind_of(figure) == "supernatural":
        demon = s.rank_of(figure) == "demon"
        note(s, hero, "supernatural", s.kit.heroes[hero].missions[s.heroes[hero].mission].count or 1 if demon else 1)
    if s.active == hero:
        s.heroes[hero].streak += 1
        at_least(s, hero, "streak", s.heroes[hero].streak)


def eliminate_hero(s: OkkoState, figure: int) -> None:
    """Eliminate a hero: miniature and tokens leave, gear is discarded, what it bears drops (OK-322, OK-R14,
    OK-R122)."""
    from hyakki.games.okko.steps.ending import check_heroes_left

    hero = s.heroes[figure]
    space = s.where[figure]
    for number, thing in enumerate(s.things):
        if thing.bearer == figure:
            thing.bearer, thing.space = NOBODY, space
            s.say(say.DROPPED_THING, (figure, number, space))
    for card in hero.equipment:
        s.discard_equipment(card)
    played = () if s.phase == END else hero.right  # at the end of a Round they lie among the discards already
    for card in (*hero.hand, *played, *hero.discard):
        if card >= FIRST_WOUND:
            s.wounds_left[card - FIRST_WOUND] += 1
    ally, hero.ally = hero.ally, NOBODY
    hero.eliminated = True
    hero.hand, hero.left, hero.right, hero.discard = (), (), (), ()
    hero.hands, hero.up, hero.clothing, hero.supplies = (NOTHING, NOTHING), NOTHING, NOTHING, ()
    s.take_off(figure)
    if ally != NOBODY:
        if is_kami(ally):
            del s.allies[ally]
            s.take_off(ally)
            s.say(say.LEFT_BOARD, (ally,))
        else:
            s.allies[ally].master = NOBODY
    s.order = [other for other in s.order if other != figure]
    if s.battle:
        s.battle_losses += 1  # OK-105
    s.remember(RECOLLECTIONS.index(f"REC-{HEROES[figure]}"), RED)  # OK-121
    check_heroes_left(s)


def check_wounds(s: OkkoState, figure: int) -> None:
    """Eliminate a hero with 3 wound cards in hand at once (OK-321)."""
    wounds = sum(1 for card in s.heroes[figure].hand if card >= FIRST_WOUND)
    if wounds >= s.rules.numbers.wounds:
        eliminate(s, figure)


def heal(s: OkkoState, figure: int, count: int) -> None:
    healed = min(count, s.damage[figure])
    s.damage[figure] -= healed
    s.say(say.HEALED, (figure, healed, s.damage[figure]))


def afflict(s: OkkoState, figure: int, condition: int) -> None:
    """Place a condition with the greater penalty up; a new token replaces the old (OK-309, OK-311)."""
    maimed = condition == AMPUTEE and not s.condition(figure, AMPUTEE)
    s.set_condition(figure, condition, FRONT)
    s.say(say.AFFLICTED, (figure, CONDITIONS[condition]))
    if maimed:
        s.push(Maiming(figure))


class Maiming(OkkoStep):
    """An Amputee loses one natural talent for good; its own side chooses which (OK-315, OK-R88)."""

    __slots__ = ("figure",)
    figure: int

    def __init__(self, figure: int) -> None:
        super().__init__("choose")
        self.figure = figure

    def run(self, s: OkkoState) -> Asks:
        talents = self.talents(s)
        if len(talents) > 1 and s.seat_of(self.figure) != NOBODY:
            return (ask(s.seat_of(self.figure), "lose-talent"),)
        if talents:
            self.lose(s, talents[0])
        else:
            s.done()
        return None

    def talents(self, s: OkkoState) -> list[str]:
        """The talents of the figure by name, each once. Followers and kami have one without a name; they keep it."""
        if s.where[self.figure] == NOWHERE:
            return []
        return list(dict.fromkeys(ability.talent for ability in abilities_of(s, self.figure) if ability.talent))

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += [talent(number, name) for number, name in enumerate(self.talents(s))]
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (talent(0, self.talents(s)[0]),)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        self.lose(s, self.talents(s)[path[0].args[0]])

    def lose(self, s: OkkoState, name: str) -> None:
        s.lost[self.figure] = name
        s.touch()
        s.say(say.TALENT_LOST, (self.figure, name))
        s.done()


def ease_conditions(s: OkkoState) -> None:
    """Ease conditions: fronts are flipped, flipped ones discarded; Amputee stays (OK-091, OK-316)."""
    for figure, conditions in enumerate(s.conditions):
        if not conditions:
            continue
        for condition in range(len(CONDITIONS)):
            side = s.condition(figure, condition)
            if condition != AMPUTEE and side:
                s.set_condition(figure, condition, BACK if side == FRONT else 0)
                if side == BACK:
                    s.say(say.CURED, (figure, CONDITIONS[condition]))
