"""Attacks (OK-293 to OK-308): declared, rolled, compared with DEFENSE, then damage, push and what follows."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Option, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.board.sight import sees
from hyakki.games.okko.catalog.ids import RECOLLECTIONS
from hyakki.games.okko.catalog.kit import Ability
from hyakki.games.okko.catalog.verbs import Attack as AttackDeed
from hyakki.games.okko.catalog.verbs import Cancel, Reroll
from hyakki.games.okko.dice import Die, roll, roll_many, shows_ki, total
from hyakki.games.okko.effects.scope import Situation
from hyakki.games.okko.effects.values import change, has, value
from hyakki.games.okko.options import DICE, NO, NONE, ask, by_card, die, on_figure, to_space
from hyakki.games.okko.people import NOBODY, NOWHERE
from hyakki.games.okko.state import BLEEDING, RED, OkkoState, is_hero
from hyakki.games.okko.steps.aim import (
    MELEE,
    RANGED,
    USUAL,
    Blow,
    blow_of,
    dice_of,
    foresee,
    is_legendary,
    raises_alarm,
    why_not,
)
from hyakki.games.okko.steps.base import Deed
from hyakki.games.okko.steps.harm import Harm
from hyakki.games.okko.steps.triggers import fire, forget, spend, triggered

ALARM_RAISED = RECOLLECTIONS.index("REC-ALARM")


class Attack(Deed):
    """One attack, one roll. It costs no action here: the step that pays for it pushes it.

    The result is whether it succeeded."""

    __slots__ = (
        *("action_dice", "black", "combat", "hurt", "plain", "reach", "reaction", "red", "space", "success", "target"),
    )
    target: int
    reach: str
    combat: int
    """The number of Combat dice in place of MIGHT; 0 as usual."""
    plain: bool
    """Whether it has no modifiers."""
    action_dice: bool
    """Action dice in place of Combat dice."""
    reaction: bool
    """An answer to another attack: nobody answers it in turn (OK-R68, OK-R170)."""
    black: tuple[Die, ...]
    red: tuple[Die, ...]
    success: bool
    hurt: int
    """Damage tokens on the target before this attack."""
    space: int
    """The space of the target when the attack succeeded."""

    def __init__(
        self,
        figure: int,
        target: int,
        reach: str,
        blow: Blow = USUAL,
        reaction: bool = False,
    ) -> None:
        super().__init__(figure, "declare")
        self.target = target
        self.reach = reach
        self.combat, self.plain, self.action_dice = blow
        self.reaction = reaction
        self.black = self.red = ()
        self.success = False
        self.hurt = 0
        self.space = NOWHERE

    @property
    def blow(self) -> Blow:
        return Blow(self.combat, self.plain, self.action_dice)

    @property
    def situation(self) -> Situation:
        return Situation(reach=self.reach, foe=self.target, space=self.space)

    @property
    def against(self) -> Situation:
        """The situation of the attack as the target sees it."""
        return Situation(reach=self.reach, foe=self.figure)

    @property
    def ki(self) -> bool:
        return shows_ki(self.black + self.red)

    def total(self, s: OkkoState) -> int:
        bonus = 0 if self.plain else change(s, self.figure, "total", self.situation)
        return max(0, total(self.black + self.red) + bonus)

    def succeeds(self, s: OkkoState) -> bool:
        return self.total(s) >= value(s, self.target, "defense", self.against)  # OK-304

    def run(self, s: OkkoState) -> Asks:
        if self.stage not in OUTLIVE and NOWHERE in (s.where[self.figure], s.where[self.target]):
            self.stage = "bleed"
        return STAGES[self.stage](self, s)

    # Stage by stage

    def declare(self, s: OkkoState) -> Asks:
        """Declare the attack; the alarm is raised before dice are rolled (OK-R89)."""
        s.say(say.ATTACKED, (self.figure, self.target, self.reach))
        if is_hero(self.figure):
            s.heroes[self.figure].attacked = True
        if raises_alarm(s, self.figure, self.target):
            s.alarm = True
            s.say(say.ALARM, (self.figure, self.target))
            s.remember(ALARM_RAISED, RED)  # OK-200
        self.stage = "roll"
        fire(s, self.figure, "attack", self.situation)
        return None

    def roll(self, s: OkkoState) -> Asks:
        black, red = dice_of(s, self.figure, self.situation, self.blow)
        self.black, self.red = roll_many(s, "combat", black), roll_many(s, "action", red)
        s.say(say.ROLLED, (self.figure,), (self.black, self.red, self.total(s)))
        self.stage = "rolled"
        return None

    def rolled(self, s: OkkoState) -> Asks:
        if self.rerolls(s):
            return (ask(self.seat(s), "reroll"),)
        self.stage = "compare"
        return None

    def rerolls(self, s: OkkoState) -> list[Ability]:
        """Talents by which dice may be rolled again, once all KI chains are finished (OK-R55)."""
        return [
            ability
            for ability in triggered(s, self.figure, "rolled", self.situation, self.ki)
            if any(isinstance(deed, Reroll) for deed in ability.effect.do) and self.loose_dice(ability)
        ]

    def loose_dice(self, ability: Ability) -> list[Option]:
        """The dice that this talent may roll again; a KI that went on to 0 shows 0 (OK-R55)."""
        zero = any(isinstance(deed, Reroll) and deed.zero for deed in ability.effect.do)
        return [
            die(kind, place)
            for kind, dice in (("combat", self.black), ("action", self.red))
            for place, shown in enumerate(dice)
            if not zero or shown[-1] == "0"
        ]

    def compare(self, s: OkkoState) -> Asks:
        hit = self.succeeds(s)
        said = (self.figure, self.target, self.total(s), value(s, self.target, "defense", self.against))
        s.say(say.HIT if hit else say.MISSED, said)
        self.stage = "struck" if hit else "push"
        self.success = hit
        return None

    def struck(self, s: OkkoState) -> Asks:
        """Let the target make a successful attack fail (EQ-09)."""
        if self.cancels(s) and s.seat_of(self.target) != NOBODY:
            return (ask(s.seat_of(self.target), "cancel-attack"),)
        self.stage = "hit"
        return None

    def cancels(self, s: OkkoState) -> list[Ability]:
        return [
            ability
            for ability in triggered(s, self.target, "struck", self.against, self.ki)
            if any(isinstance(deed, Cancel) for deed in ability.effect.do)
        ]

    def hit(self, s: OkkoState) -> Asks:
        """Place 1 Damage token unless stated otherwise (OK-305); some are hurt by legendary attacks only (OK-R67)."""
        self.stage = "damaged"
        self.hurt, self.space = s.damage[self.target], s.where[self.target]
        if has(s, self.target, "bodiless") and not is_legendary(s, self.figure, self.situation):
            s.say(say.UNHARMED, (self.target,))
            self.stage = "push"
            return None
        s.push(Harm(self.target, 1, self.figure))
        return None

    def damaged(self, s: OkkoState) -> Asks:
        """Return what a success brings besides, even if the target has just been eliminated."""
        self.stage = "hurting"
        if s.where[self.figure] != NOWHERE:
            fire(s, self.figure, "hit", self.situation, self.ki)
        return None

    def hurting(self, s: OkkoState) -> Asks:
        """Effects on a target that is damaged and still there; a token that was cancelled hurts nobody."""
        self.stage = "push"
        if s.damage[self.target] > self.hurt:
            fire(s, self.figure, "hurting", self.situation, self.ki)
        return None

    def push(self, s: OkkoState) -> Asks:
        """Let the attacker move the target away if a KI was rolled, hit or miss (OK-307, OK-R16)."""
        if self.pushes(s):
            return (ask(self.seat(s), "push"),)
        self.stage = "bleed"
        return None

    def pushes(self, s: OkkoState) -> list[int]:
        """Return where the target may be pushed (OK-R59, OK-R60)."""
        if not (self.ki or has(s, self.figure, "always-pushing")) or has(s, self.target, "immovable"):
            return []
        floor, here = s.board.floor, s.where[self.figure]
        free = s.free_spaces(self.target)
        wave, found = [s.where[self.target]], []
        for _ in range(2 if has(s, self.figure, "far-pushing") else 1):
            wave = [
                space
                for old in wave
                for space in s.board.near[old]
                if free >> space & 1 and floor.distance(here, space) > floor.distance(here, old)
            ]
            found += wave
        if has(s, self.figure, "pulling"):
            beside = s.board.adjacent[here] & s.board.adjacent[s.where[self.target]] & free
            found += [space for space in s.board.near[s.where[self.target]] if beside >> space & 1]
        return sorted(set(found))

    def why_not_pushed(self, s: OkkoState, space: int) -> str:
        """The rule that keeps a push from a space beside the target."""
        if space in s.at:
            return "OK-257"
        if not s.free_spaces(self.target) >> space & 1:
            return "OK-R60"
        return "OK-R59"

    def bleed(self, s: OkkoState) -> Asks:
        """Damage a Bleeding attacker after the attack, push included (OK-312, OK-R62)."""
        self.stage = "answer"
        if s.where[self.figure] == NOWHERE or not s.condition(self.figure, BLEEDING):
            return None
        if has(s, self.figure, "bodiless"):
            s.say(say.UNHARMED, (self.figure,))
        else:
            s.push(Harm(self.figure, 1, NOBODY))
        return None

    def reply(self, s: OkkoState) -> Asks:
        """Let the target answer a failed attack at once (OKK-3, Riposte)."""
        if self.replies(s):
            return (ask(s.seat_of(self.target), "reply"),)
        self.let_pass(s)
        return None

    def replies(self, s: OkkoState) -> list[Ability]:
        """Return the answers to a failed attack; adjacency and sight count as usual (OK-R68)."""
        if NOWHERE in (s.where[self.figure], s.where[self.target]) or s.seat_of(self.target) == NOBODY:
            return []
        return [] if why_not(s, self.target, self.figure, MELEE) else self.provoked(s)

    def provoked(self, s: OkkoState) -> list[Ability]:
        """Return what this attack would be answered by; nobody answers an answer (OK-R68, OK-R170)."""
        if self.reaction or self.success or s.where[self.target] == NOWHERE:
            return []
        return triggered(s, self.target, "missed", self.against, self.ki)

    def let_pass(self, s: OkkoState) -> None:
        """Let a failed attack pass: a talent of an agent is for the first failure of the Round, answered or not."""
        self.stage = "over"
        for unused in self.provoked(s):
            if unused.table == "agent":
                spend(s, self.target, unused)

    def end(self, s: OkkoState) -> Asks:
        forget(s, "attack")
        s.done((self.success,))
        return None

    # Questions

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if ask.kind == "push":
            pushes = self.pushes(s)
            m.options += [to_space(space) for space in pushes]
            m.offer(NONE)
            for space in s.board.near[s.where[self.target]] if look else ():
                if space not in pushes and space != s.where[self.figure]:
                    m.block(self.why_not_pushed(s, space), to_space(space))
        elif path:
            m.options += self.loose_dice(self.chosen(self.rerolls(s), path[0]))
        else:
            abilities = USED[ask.kind](self, s)
            m.options += [by_card(a.table, a.thing, ask.kind != "reroll") for a in abilities]
            for ability in abilities if look and ask.kind == "reply" else ():
                ahead = foresee(s, self.target, self.figure, MELEE, answering_blow(ability))
                m.preview(by_card(ability.table, ability.thing), **ahead)
            m.offer(NO)
        return m

    def refusal(self, s: OkkoState, ask: Ask, path: Path, id: str) -> str:
        """The rule against a push to a space further off, or to where a figure stands (OK-257, OK-307)."""
        from hyakki.games.okko.steps.turn_refusals import space_named

        word, _, name = id.partition(" ")
        space = space_named(s, name) if ask.kind == "push" and word == "to" else NOWHERE
        return "" if space == NOWHERE else "OK-257" if space in s.at else "OK-307"

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (NONE,) if ask.kind == "push" else (NO,)

    def chosen(self, abilities: list[Ability], option: Option) -> Ability:
        return next(a for a in abilities if by_card(a.table, a.thing, option.final) is option)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        option = path[0]
        if ask.kind == "push":
            self.stage = "bleed"
            if option is not NONE:
                s.put(self.target, option.args[0])
                s.say(say.PUT, (self.target, option.args[0]))
                fire(s, self.figure, "pushing", self.situation, self.ki)
            return
        ability = None if option is NO else self.chosen(USED[ask.kind](self, s), option)
        if ask.kind == "reroll":
            self.roll_again(s, ability, path)
        elif ask.kind == "cancel-attack":
            self.cancel(s, ability)
        else:
            self.answer_back(s, ability)

    def roll_again(self, s: OkkoState, ability: Ability | None, path: Path) -> None:
        """Roll the die again that its owner chooses: a KI before it stays counted, a new one chains too (OK-303,
        OK-R55)."""
        if ability is None:
            self.stage = "compare"
            return
        spend(s, self.figure, ability)
        kind, place = path[1].args
        dice = [*(self.black if DICE[kind] == "combat" else self.red)]
        dice[place] = (*dice[place][:-1], *roll(s, DICE[kind]))
        if DICE[kind] == "combat":
            self.black = tuple(dice)
        else:
            self.red = tuple(dice)
        s.say(say.REROLLED, (self.figure,), (self.black, self.red, self.total(s)))

    def cancel(self, s: OkkoState, ability: Ability | None) -> None:
        """Cancel an attack that succeeded."""
        from hyakki.games.okko.effects.price import give_up

        self.stage = "hit"
        if ability is not None:
            give_up(s, self.target, ability)
            s.say(say.TURNED_ASIDE, (self.figure, self.target))
            self.stage = "push"
            self.success = False

    def answer_back(self, s: OkkoState, ability: Ability | None) -> None:
        if ability is None:
            self.let_pass(s)
            return
        self.stage = "over"
        spend(s, self.target, ability)
        s.push(Attack(self.target, self.figure, MELEE, answering_blow(ability), reaction=True))


def answering_blow(ability: Ability) -> Blow:
    """Return how the attack that answers another is rolled."""
    return blow_of(next(deed for deed in ability.effect.do if isinstance(deed, AttackDeed)))


STAGES = {
    "declare": Attack.declare,
    "roll": Attack.roll,
    "rolled": Attack.rolled,
    "compare": Attack.compare,
    "struck": Attack.struck,
    "hit": Attack.hit,
    "damaged": Attack.damaged,
    "hurting": Attack.hurting,
    "push": Attack.push,
    "bleed": Attack.bleed,
    "answer": Attack.reply,
    "over": Attack.end,
}
OUTLIVE = ("damaged", "bleed", "answer", "over")
"""Stages that come even if one of the two has fallen."""
USED = {"reroll": Attack.rerolls, "cancel-attack": Attack.cancels, "reply": Attack.replies}
"""The effects that may be used, by question."""


class Blows(Deed):
    """Several attacks of one action, one roll each, in the attacker's order (OK-R35). A target that has fallen or can
    no longer be attacked is left out."""

    __slots__ = ("action_dice", "combat", "plain", "reach", "targets")
    targets: tuple[int, ...]
    reach: str
    combat: int
    plain: bool
    action_dice: bool

    def __init__(
        self,
        figure: int,
        targets: tuple[int, ...],
        reach: str,
        blow: Blow = USUAL,
    ) -> None:
        super().__init__(figure, "next")
        self.targets = targets
        self.reach = reach
        self.combat, self.plain, self.action_dice = blow

    def run(self, s: OkkoState) -> Asks:
        left = self.left(s)
        if not left:
            s.done()
        elif len(left) == 1:
            self.strike(s, left[0])
        else:
            return (ask(self.seat(s), "next-target"),)
        return None

    def left(self, s: OkkoState) -> list[int]:
        if s.where[self.figure] == NOWHERE:
            return []
        there = [target for target in self.targets if s.where[target] != NOWHERE]
        if self.reach == RANGED:
            return [target for target in there if sees(s, self.figure, target)]
        return [target for target in there if not why_not(s, self.figure, target, MELEE)]

    def strike(self, s: OkkoState, target: int) -> None:
        self.targets = tuple(other for other in self.targets if other != target)
        s.push(Attack(self.figure, target, self.reach, Blow(self.combat, self.plain, self.action_dice)))

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += [on_figure(target) for target in self.left(s)]
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (on_figure(self.left(s)[0]),)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        self.strike(s, path[0].args[0])
