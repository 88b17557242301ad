"""What a hero lays face down: by what its Round will probably be about."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random

from hyakki.core.menu import Menu, Path
from hyakki.games.okko import verbs
from hyakki.games.okko.bot.goals import clue_tokens, fights
from hyakki.games.okko.bot.outlook import Outlook
from hyakki.games.okko.effects.measure import value
from hyakki.games.okko.ids import CARDS
from hyakki.games.okko.options import LOCK, alone, lay, plan, turn_up
from hyakki.games.okko.people import NOTHING, Plan
from hyakki.games.okko.state import FIRST_WOUND
from hyakki.games.okko.steps.goals import spots
from hyakki.games.okko.steps.planning import LEFT, RIGHT, Planning, inside

Menus = Callable[[Path], Menu]
NEAR = 2
"""Move actions within which something counts as near."""
WORTH_A_CARD = 0.12
"""What a second card must bring while there is time; in the Final Battle the hand is to come back soon."""

FIGHT, HUNT, DEMON, ALWAYS = "fight", "hunt", "demon", "always"
TALENTS: dict[str, dict[str, float]] = {
    "OKK-1": {FIGHT: 0.9},
    "OKK-2": {DEMON: 2.2},
    "OKK-3": {FIGHT: 0.4},
    "OKK-4": {ALWAYS: 0.4},
    "OKK-5": {HUNT: 1.0},
    "OKK-6": {FIGHT: 0.2},
    "OKK-7": {FIGHT: 0.3},
    "NOB-1": {FIGHT: 0.5},
    "NOB-2": {FIGHT: 0.4, DEMON: 0.8},
    "NOB-3": {ALWAYS: 0.3},
    "NOB-4": {FIGHT: 0.3},
    "NOB-5": {HUNT: 1.6},
    "NSH-1": {FIGHT: 1.0},
    "NSH-2": {FIGHT: 0.8},
    "NSH-3": {DEMON: 1.4},
    "NSH-4": {DEMON: 0.5},
    "NSH-6": {HUNT: 1.1},
    "NSH-7": {ALWAYS: 0.1},
    "SET-1": {FIGHT: 0.5},
    "SET-2": {DEMON: 0.5},
    "SET-3": {FIGHT: 0.4},
    "SET-4": {ALWAYS: 0.2},
    "SET-5": {HUNT: 0.4},
    "SET-6": {FIGHT: 0.8},
}
"""By card: what its talent is worth in a Round with a fight, a search, or a demon at hand."""


class Prospect:
    """What the Round will be about for one hero."""

    def __init__(self, look: Outlook, hero: int) -> None:
        self.look, self.hero, s = look, hero, look.s
        here, speed = s.where[hero], max(1, value(s, hero, "speed"))
        near = [goal for goal in fights(look, hero) if look.actions_to(here, goal.spaces, speed) <= NEAR]
        self.danger = look.danger(hero, s.area_of(hero))
        demon = s.demon
        at_hand = demon >= 0 and look.actions_to(here, look.beside(s.where[demon], hero), speed) <= NEAR
        tokens = [look.beside(space, hero) for space, *_ in clue_tokens(look)] if look.hunting() else []
        searching = any(look.actions_to(here, spaces, speed) <= NEAR for spaces in tokens)
        self.about = {
            FIGHT: min(1.0, self.danger + 0.5 * bool(near)),
            HUNT: 1.0 if searching else 0.2 * bool(tokens),
            DEMON: float(at_hand),
            ALWAYS: 1.0,
        }
        self.weights = self.weigh(bool(near), at_hand)

    def weigh(self, near: bool, at_hand: bool) -> dict[str, float]:
        """What one more of each attribute is worth."""
        s, look = self.look.s, self.look
        here, speed = s.where[self.hero], max(1, value(s, self.hero, "speed"))
        might = 1.0 if at_hand else 0.45 if near else 0.05
        found = {
            "might": might,
            "defense": 0.1 + min(0.8, 0.45 * self.danger),
            "speed": 0.35 if not near else 0.1,
            "guile": 0.75 * self.about[HUNT],
        }
        if not s.investigation:
            found["speed"] = 0.9
        for space, spot in spots(s).items():
            away = look.actions_to(here, 1 << space, speed)
            if away <= NEAR and (space not in s.at or space == here):
                found[spot.attribute] += 0.7 if away else 1.2
        return found


def technique_worth(ahead: Prospect, card: int) -> float:
    technique = ahead.look.s.kit.techniques[card]
    assert technique is not None
    return sum(worth * int(getattr(technique, what)) for what, worth in ahead.weights.items())


def talent_worth(ahead: Prospect, card: int) -> float:
    s, name = ahead.look.s, CARDS[card]
    if name.endswith("W"):
        return 0.55 * min(s.damage[ahead.hero], value(s, ahead.hero, "stamina")) - 0.6
    if name == "NSH-5":
        return 0.4 * min(2, max(s.damage[hero] for hero in s.in_play()))
    if name == "NOB-6":
        return 1.5 if any(spot.attribute == "might" for spot in spots(s).values()) else 0.0
    return sum(ahead.about[about] * worth for about, worth in TALENTS.get(name, {}).items())


def equipment_worth(ahead: Prospect, card: int) -> float:
    """Of a hand card that is turned up."""
    equipment = ahead.look.s.kit.equipment[card]
    if equipment.classes and ahead.look.s.kit.heroes[ahead.hero].of not in equipment.classes:
        return 0.0
    worth = 0.05 + 0.1 * equipment.legendary
    for effect in equipment.effects:
        for deed in effect.do:
            if isinstance(deed, verbs.Modify):
                worth += ahead.weights.get(deed.what, 0.2) * deed.value
            elif isinstance(deed, verbs.Grant):
                worth += 0.4 * ahead.about[FIGHT]
            elif effect.when in ("action", "unique"):
                worth += 0.1
            else:
                worth += 0.3 * ahead.about[FIGHT]
    return worth


def wished(look: Outlook, hero: int) -> Plan:
    """The two cards, or the one, that go best together, and the hand card."""
    s, ahead = look.s, Prospect(look, hero)
    rule: Callable[..., str] = Planning().forbidden
    person = s.heroes[hero]
    laid: list[tuple[float, int, int]] = []
    for card in sorted(set(person.hand)):
        if card >= FIRST_WOUND:
            continue
        for side, worth in ((LEFT, talent_worth), (RIGHT, technique_worth)):
            if not rule(s, hero, card, side, NOTHING):
                laid.append((worth(ahead, card), card, side))
    best: tuple[float, tuple[tuple[float, int, int], ...]] = max((one[0], (one,)) for one in laid)
    price = -1.0 if s.battle else WORTH_A_CARD
    for one, other in combinations(laid, 2):
        both = one[0] + other[0] - price
        if one[1] != other[1] and both > best[0]:
            best = (both, (one, other))
    cards = list(best[1])
    wounds = [card for card in person.hand if card >= FIRST_WOUND]
    if wounds and (len(wounds) > 1 or len(cards) < 2 or s.damage[hero] >= 2):
        first = max(cards)
        cards = [first, (0.0, wounds[0], RIGHT)]
    hands = sorted(set(person.hands) - {NOTHING})
    up = max(hands, key=lambda card: equipment_worth(ahead, card), default=NOTHING)
    sides = [tuple(card for _, card, where in cards if where == side) for side in (LEFT, RIGHT)]
    return Plan(sides[0], sides[1], up)


def make_plan(look: Outlook, menus: Menus, rng: Random) -> Path:
    s, seats = look.s, inside(look.s)
    for hero in s.heroes_of(look.view.viewer[0]):
        if s.heroes[hero].locked:
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
    """A hero is ready once its plan is as it wishes."""
    s = look.s
    for hero in s.heroes_of(look.view.viewer[0]):
        if not s.heroes[hero].locked and alike(s.plans[hero], wished(look, hero)):
            return (LOCK[hero],)
    return ()


def alike(one: Plan, other: Plan) -> bool:
    return (sorted(one.left), sorted(one.right), one.up) == (sorted(other.left), sorted(other.right), other.up)
