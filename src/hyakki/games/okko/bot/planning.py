"""The plan of a hero, by what its Round will probably be about."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from math import ceil
from operator import add
from random import Random
from typing import Final, NamedTuple

from hyakki.core.menu import Menus, Path
from hyakki.games.okko.bot.gear import HEALED
from hyakki.games.okko.bot.goals import CLUE, blow_worth, clue_tokens, goals_of, spot_worth, worth_of
from hyakki.games.okko.bot.outlook import Outlook
from hyakki.games.okko.catalog import verbs
from hyakki.games.okko.catalog.ids import CARD_OF, CARDS
from hyakki.games.okko.dice import at_least
from hyakki.games.okko.effects.scope import Situation
from hyakki.games.okko.effects.values import printed, value
from hyakki.games.okko.options import LOCK, alone, lay, plan, turn_up
from hyakki.games.okko.people import NOTHING, Plan
from hyakki.games.okko.state import FIRST_WOUND
from hyakki.games.okko.steps import test
from hyakki.games.okko.steps.aim import MELEE, foresee
from hyakki.games.okko.steps.goals import spots, test_on
from hyakki.games.okko.steps.planning import LEFT, RIGHT, Planning, inside

WORTH_A_CARD: Final = 0.12
"""The gain that a second card must bring while there is time; in the Final Battle the hand should come back soon."""
REST: Final = 0.25
"""The weight of everything that a Round is not mainly about."""
HURRY: Final = 2.0
"""The additional weight of speed if the Rounds are counted."""

FIGHT, HUNT, ALWAYS = "fight", "hunt", "always"
TALENTS: dict[str, dict[str, float]] = {
    "OKK-3": {FIGHT: 0.4},
    "OKK-4": {ALWAYS: 0.3},
    "OKK-6": {FIGHT: 0.2},
    "OKK-7": {FIGHT: 0.4},
    "NOB-1": {FIGHT: 0.6},
    "NOB-3": {ALWAYS: 0.3},
    "NOB-4": {FIGHT: 0.3},
    "NOB-7": {ALWAYS: 0.1},
    "NSH-1": {FIGHT: 0.9},
    "NSH-2": {FIGHT: 0.9},
    "NSH-4": {FIGHT: 0.4},
    "NSH-7": {ALWAYS: 0.1},
    "SET-1": {FIGHT: 0.4},
    "SET-2": {FIGHT: 0.4},
    "SET-3": {FIGHT: 0.3},
    "SET-4": {ALWAYS: 0.2},
    "SET-5": {HUNT: 0.4},
    "SET-7": {ALWAYS: 0.1},
}
"""The worth of talents in a Round with a fight or a search, by card; those that change numbers are in `Boost`."""


class Boost(NamedTuple):
    """The sum of the cards on the table for one Round."""

    might: int = 0
    lost: int = 0
    """Combat dice lost."""
    defense: int = 0
    speed: int = 0
    guile: int = 0
    extra: float = 0.0
    """More damage by a hit on a supernatural creature."""
    burst: int = 0
    """Attacks with Action dice in place of Combat dice."""
    fewer: int = 0
    """Test dice less on Investigation tests."""
    mighty: int = 0
    """Questions are asked with MIGHT."""
    easier: int = 0
    """Test dice less on tests of MIGHT."""
    exorcism: int = 0

    def plus(self, other: Boost) -> Boost:
        return Boost._make(map(add, self, other))


KI_SHOWS = 0.6
MODELLED = {
    "OKK-1": Boost(burst=1),
    "OKK-2": Boost(extra=1.0),
    "OKK-5": Boost(fewer=1),
    "NOB-2": Boost(extra=KI_SHOWS),
    "NOB-5": Boost(mighty=1),
    "NOB-6": Boost(easier=2),
    "NSH-3": Boost(exorcism=1),
    "NSH-6": Boost(fewer=1),
    "SET-6": Boost(burst=1),
}
EXORCISM: Final = 4
"""The difficulty of NSH-3."""


class Foe(NamedTuple):
    """An opponent that the hero could strike in this Round."""

    worth: float
    """The worth of a hit."""
    stands: int
    """Hits."""
    spaces: int
    black: int
    red: int
    goal: int
    """The total that the dice must reach."""
    supernatural: bool
    demon: bool


class Threat(NamedTuple):
    """An opponent that could strike the hero."""

    card: int
    blows: int
    black: int
    red: int
    goal: int


class Trial(NamedTuple):
    """A test that it could make."""

    worth: float
    spaces: int
    attribute: str
    dice: int
    value: int
    purpose: str


class Prospect:
    """The expected Round of one hero."""

    def __init__(self, look: Outlook, hero: int) -> None:
        s = look.s
        self.look, self.hero, self.here = look, hero, s.where[hero]
        s.heroes[hero].up = NOTHING
        s.touch()
        self.speed, self.actions = value(s, hero, "speed"), value(s, hero, "actions")
        self.dice = s.rules.dice
        self.foes = list(self.find_foes())
        self.threats = list(self.find_threats())
        self.trials = list(self.find_trials())
        self.goals = goals_of(look, hero)
        self.known: dict[Boost, float] = {}
        self.by_speed: dict[int, float] = {}
        plain = Boost()
        danger = self.loss(plain)
        self.about = {
            FIGHT: min(1.0, danger + 0.5 * (self.fight(plain) > 0)),
            HUNT: float(self.try_out(plain) > 0),
            ALWAYS: 1.0,
        }

    def find_foes(self) -> Iterable[Foe]:
        look, s, hero = self.look, self.look.s, self.hero
        for target in s.on_board(agents=True):
            if look.apart(s.area_of(hero), s.area_of(target)) > 3 * (self.speed + 2):
                continue
            worth = blow_worth(look, hero, target, MELEE, 1.0)
            ahead = foresee(s, hero, target, MELEE)
            if worth <= 0 or ahead["harmless"]:
                continue
            stands = max(1, value(s, target, "stamina") - s.damage[target])
            spaces = look.beside(s.where[target], hero)
            goal = ahead["defense"] - ahead["bonus"]
            kind, demon = s.kind_of(target) == "supernatural", s.rank_of(target) == "demon"
            yield Foe(worth, stands, spaces, ahead["combat"], ahead["action"], goal, kind, demon)

    def find_threats(self) -> Iterable[Threat]:
        look, s, hero = self.look, self.look.s, self.hero
        for figure in s.on_board(agents=True):
            apart = look.apart(s.area_of(figure), s.area_of(hero))
            if apart > 8 or not look.can_act(figure):
                continue
            speed, actions = max(1, value(s, figure, "speed")), value(s, figure, "actions")
            moves = 0 if s.next_to(figure, hero) else max(1, ceil(apart / speed))
            if actions > moves:
                ahead = foresee(s, figure, hero, MELEE)
                goal = ahead["defense"] - ahead["bonus"]
                yield Threat(CARD_OF[figure], actions - moves, ahead["combat"], ahead["action"], goal)

    def find_trials(self) -> Iterable[Trial]:
        look, s, hero = self.look, self.look.s, self.hero
        if look.hunting():
            for space, difficulty, cards, purpose in clue_tokens(look):
                ahead = test.foresee(s, hero, difficulty, Situation(purpose=purpose, tested="guile", space=space))
                worth = CLUE * float(cards**0.7)
                yield Trial(worth, look.beside(space, hero), "guile", ahead["dice"], ahead["value"], purpose)
        for space, spot in spots(s).items():
            if space not in s.at or space == self.here:
                ahead = test.foresee(s, hero, *test_on(s, space, spot))
                worth = spot_worth(look, spot.what)
                yield Trial(worth, 1 << space, spot.attribute, ahead["dice"], ahead["value"], "tile")

    def left(self, spaces: int, boost: Boost) -> int:
        """Return the actions that are left once the hero is there."""
        return self.actions - int(self.look.actions_to(self.here, spaces, max(1, self.speed + boost.speed)))

    def fight(self, boost: Boost) -> float:
        """Return what it can hope to do to the best foe."""
        best = 0.0
        combat, action = self.dice.combat, self.dice.action
        for foe in self.foes:
            blows = self.left(foe.spaces, boost)
            if blows <= 0:
                continue
            black, red = max(0, foe.black - boost.lost), foe.red + boost.might
            hits = blows * at_least(combat, action, black, red, foe.goal)
            if boost.burst:
                hits += at_least(combat, action, 0, black + red, foe.goal) - hits / blows
            hits *= 1 + boost.extra * foe.supernatural
            if boost.exorcism and foe.demon:
                hits += test.at_most(self.dice.test, EXORCISM, value(self.look.s, self.hero, "guile") + boost.guile)
            best = max(best, foe.worth * min(hits, foe.stands))
        return best

    def try_out(self, boost: Boost) -> float:
        best = 0.0
        for trial in self.trials:
            tests = self.left(trial.spaces, boost)
            if tests <= 0:
                continue
            dice, most = trial.dice, trial.value + getattr(boost, trial.attribute)
            if trial.purpose != "tile":
                dice -= boost.fewer
            elif trial.attribute == "might":
                dice -= boost.easier
            if boost.mighty and trial.purpose == "interrogation":
                most = max(most, printed(self.look.s, self.hero, "might") + boost.might)
            chance = test.at_most(self.dice.test, max(0, dice), most)
            best = max(best, trial.worth * (1 - (1 - chance) ** tests) * (1 + 0.2 * (tests - 1) * chance))
        return best

    def loss(self, boost: Boost) -> float:
        """Return what those who strike as often as they may are likely to do to it."""
        s, harm = self.look.s, dict[int, float]()
        for one in self.threats:
            chance = at_least(self.dice.combat, self.dice.action, one.black, one.red, one.goal + boost.defense)
            harm[one.card] = harm.get(one.card, 0.0) + chance * one.blows
        most = sorted(harm.values(), reverse=True)[: len(s.in_play())]
        near = sum(self.look.apart(s.area_of(hero), s.area_of(self.hero)) <= 1 for hero in s.in_play())
        return self.look.frailty(self.hero) * min(3.0, sum(most)) / max(1, near)

    def progress(self, speed: int) -> float:
        if speed not in self.by_speed:
            haste = 1.0 if self.look.s.investigation else HURRY
            self.by_speed[speed] = haste * worth_of(self.look, self.goals, self.here, max(1, speed))
        return self.by_speed[speed]

    def worth(self, boost: Boost) -> float:
        found = self.known.get(boost)
        if found is None:
            deeds = sorted((self.fight(boost), self.try_out(boost)))
            found = deeds[1] + REST * deeds[0] - self.loss(boost) + self.progress(self.speed + boost.speed)
            self.known[boost] = found
        return found


# Cards


def of_technique(technique: verbs.Technique) -> Boost:
    might = technique.might
    return Boost(max(0, might), max(0, -might), technique.defense, technique.speed, technique.guile)


def talent_worth(ahead: Prospect, card: int) -> float:
    """Return what a talent is worth that is not in `Boost`."""
    s, name = ahead.look.s, CARDS[card]
    if name.endswith("W"):
        return 0.8 * min(s.damage[ahead.hero], value(s, ahead.hero, "stamina")) - 0.7
    if name == "NSH-5":
        return 0.5 * min(2, max(s.damage[hero] for hero in s.in_play()))
    return sum(ahead.about[about] * worth for about, worth in TALENTS.get(name, {}).items())


def of_equipment(ahead: Prospect, card: int) -> tuple[float, Boost]:
    """Return what a hand card that is turned up is worth."""
    if card == NOTHING:
        return 0.0, Boost()
    equipment = ahead.look.s.kit.equipment[card]
    if ahead.look.s.kit.heroes[ahead.hero].of not in equipment.classes:
        return -0.1, Boost()
    worth, boost = 0.05 + 0.1 * equipment.legendary, Boost()
    for effect in equipment.effects:
        for deed in effect.do:
            if isinstance(deed, verbs.Modify) and deed.what in ("might", "defense", "speed", "guile"):
                boost = boost.plus(of_technique(verbs.Technique(**{deed.what: deed.value})))
            elif isinstance(deed, verbs.Modify) and deed.what == "test":
                boost = boost.plus(Boost(fewer=-deed.value))
            elif isinstance(deed, verbs.Heal):
                worth += HEALED * min(deed.count, ahead.look.s.damage[ahead.hero])
            elif effect.when in ("action", "unique"):
                worth += 0.1
            else:
                worth += 0.3 * ahead.about[FIGHT]
    return worth, boost


Laid = tuple[float, Boost, int, int]
"""The worth of a card by itself, its Boost, its number, its side."""


def wished(look: Outlook, hero: int) -> Plan:
    """The two cards, or the one, and the hand card that go best together."""
    s, ahead = look.s, Prospect(look, hero)
    person = s.heroes[hero]
    laid = list(ways_to_lay(ahead))
    hands = sorted(set(person.hands) - {NOTHING})
    turned = [(card, *of_equipment(ahead, card)) for card in hands or [NOTHING]]
    price = -1.0 if s.battle else WORTH_A_CARD
    wounds = [card for card in person.hand if card >= FIRST_WOUND]
    single: tuple[float, tuple[Laid, ...], int] | None = None
    best = single
    for cards in (*((one,) for one in laid), *combinations(laid, 2)):
        if len(cards) == 2 and (cards[0][2] == cards[1][2] or is_second_call(cards)):
            continue
        worth, boost = sum(card[0] for card in cards), cards[0][1]
        if len(cards) == 2:
            worth, boost = worth - price, boost.plus(cards[1][1])
        for up, own, more in turned:
            total = worth + own + ahead.worth(boost.plus(more))
            if best is None or total > best[0]:
                best = (total, cards, up)
            if len(cards) == 1 and (single is None or total > single[0]):
                single = (total, cards, up)
    assert best is not None and single is not None
    if wounds and (len(wounds) > 1 or len(best[1]) < 2 or s.damage[hero] >= 2):
        wound: Laid = (0.0, Boost(), wounds[0], RIGHT)
        best = (single[0], (*single[1], wound), single[2])
    sides = [tuple(card for _, _, card, where in best[1] if where == side) for side in (LEFT, RIGHT)]
    return Plan(sides[0], sides[1], best[2])


CALLS = ("NSH-1", "NSH-2")


def is_second_call(cards: tuple[Laid, ...]) -> bool:
    """Return whether this would call a second kami: the second sends the first away."""
    return all(CARDS[card] in CALLS and side == LEFT for _, _, card, side in cards)


def ways_to_lay(ahead: Prospect) -> Iterable[Laid]:
    s, hero = ahead.look.s, ahead.hero
    rule: Callable[..., str] = Planning().forbidden
    for card in sorted(set(s.heroes[hero].hand)):
        if card >= FIRST_WOUND:
            continue
        if not rule(s, hero, card, LEFT, NOTHING):
            yield talent_worth(ahead, card), MODELLED.get(CARDS[card], Boost()), card, LEFT
        technique = s.kit.techniques[card]
        if technique is not None and not rule(s, hero, card, RIGHT, NOTHING):
            yield 0.0, of_technique(technique), card, RIGHT


def is_made(look: Outlook, hero: int) -> bool:
    """Return whether the plan is no longer the draft that a Round begins with."""
    side, card = Planning().first_draft(look.s, hero)[1].args
    made = look.s.plans[hero]
    return made.up != NOTHING or (made.left, made.right)[side] != (card,) or len(made.cards) > 1


def make_plan(look: Outlook, menus: Menus, rng: Random) -> Path:
    s, seats = look.s, inside(look.s)
    for hero in s.heroes_of(look.view.viewer[0]):
        if s.heroes[hero].locked or is_made(look, hero):
            continue
        wish = wished(look, hero)
        if alike(s.plans[hero], wish):
            continue
        entries = [lay(side, card, seats) for side in (LEFT, RIGHT) for card in (wish.left, wish.right)[side]]
        entries.sort(key=lambda option: option.args[1] >= FIRST_WOUND)
        rest = () if len(entries) > 1 else (alone(seats),)
        return (plan(hero), *entries, *rest, turn_up(wish.up, seats))
    return ()


def lock(look: Outlook, menus: Menus, rng: Random) -> Path:
    """Lock a hero once its plan is made."""
    s = look.s
    for hero in s.heroes_of(look.view.viewer[0]):
        if not s.heroes[hero].locked and (is_made(look, hero) or alike(s.plans[hero], wished(look, hero))):
            return (LOCK[hero],)
    return ()


def alike(one: Plan, other: Plan) -> bool:
    return (sorted(one.left), sorted(one.right), one.up) == (sorted(other.left), sorted(other.right), other.up)
