"""A hero's turn and that of its allies: fight, find out, fetch, or come nearer to it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hyakki.core.menu import Menus, Option, Path
from hyakki.games.okko.board.geometry import tile_of
from hyakki.games.okko.board.paths import FAR
from hyakki.games.okko.bot.choices import choose_path, use_worth
from hyakki.games.okko.bot.goals import (
    CHEST_WORTH,
    CLUE,
    FELLED,
    IN_THE_WAY,
    Goal,
    blow_worth,
    clue_chance,
    clue_tokens,
    goals_of,
    sneak_cost,
    try_worth,
    worth_of,
)
from hyakki.games.okko.bot.outlook import Outlook
from hyakki.games.okko.catalog.ids import COURTIERS
from hyakki.games.okko.effects.values import value
from hyakki.games.okko.options import REST
from hyakki.games.okko.people import NOTHING
from hyakki.games.okko.state import is_hero
from hyakki.games.okko.steps import test
from hyakki.games.okko.steps.accusations import IDENTITIES, forced
from hyakki.games.okko.steps.chests import at_chest
from hyakki.games.okko.steps.goals import spots

Ranked = list[tuple[float, Path]]
FEAR = 0.12
"""The cost of an expected Damage token."""
DREAD = 0.3
"""The same for a hero that is about to fall in the Final Battle."""
HASTE = 0.04
"""The same where the Rounds are counted."""
GIVEN_UP = 0.2
"""The cost of a card that is discarded for one move."""


class HeroTurn:
    """The best that one figure of the heroes' side can do next."""

    def __init__(self, look: Outlook, menus: Menus) -> None:
        self.look = look
        self.menus = menus
        self.figure = look.turn.figure
        self.left = look.turn.left
        if not is_hero(self.figure):
            look.leave_doors()
        self.goals: list[Goal] = goals_of(look, self.figure)
        self.speed = value(look.s, self.figure, "speed")
        self.here = look.s.where[self.figure]
        self.fear = FEAR if look.s.investigation else HASTE
        if is_hero(self.figure) and look.is_doomed(self.figure):
            self.fear = DREAD
        self.stand = self.at(self.here)

    def at(self, space: int) -> float:
        """Return what standing there is worth."""
        look, figure = self.look, self.figure
        worth = worth_of(look, self.goals, space, self.speed)
        if not is_hero(figure):
            return worth
        fear = self.fear * look.frailty(figure) * (1.0 if self.left <= 1 else 0.5)
        return worth - fear * look.danger(figure, look.s.board.floor.area_of[space])

    def best(self) -> Path:
        """Return the best answer, resting included."""
        ranked: Ranked = [(self.stand + 0.02, (REST,))]
        for option in self.menus(()).options:
            handler = HANDLERS.get(option.verb)
            if handler is not None:
                ranked += handler(self, option)
        return max(ranked, key=lambda one: one[0])[1]

    # Action by action

    def moves(self, first: Option) -> Ranked:
        plain = self.moves_by((first,), 0.0)
        cards = [option for option in self.menus((first,)).options if option.verb != "to"]
        return plain + [one for card in cards for one in self.moves_by((first, card), GIVEN_UP)]

    def moves_by(self, path: Path, price: float) -> Ranked:
        found: Ranked = []
        costs: dict[int, float] = {}
        for option in self.menus(path).options:
            if option.verb != "to":
                continue
            space = option.args[0]
            tile = tile_of(space)
            if tile not in costs:
                costs[tile] = self.entering(tile)
            found.append((self.at(space) - costs[tile] - price, (*path, option)))
        return found

    def entering(self, tile: int) -> float:
        piece = self.look.s.board.floor.pieces[tile]
        if not is_hero(self.figure) or not piece.sneak or tile_of(self.here) == tile:
            return 0.0
        return sneak_cost(self.look, self.figure, tile)

    def attacks(self, first: Option) -> Ranked:
        return [
            (self.stand + blow_worth(self.look, self.figure, option.args[0], option.verb), (first, option))
            for option in self.menus((first,)).options
        ]

    def inquiries(self, first: Option) -> Ranked:
        look = self.look
        known = {token[0]: token for token in clue_tokens(look)}
        found: Ranked = []
        for option in self.menus((first,)).options:
            space = look.s.courtier_at[option.args[0]] if option.verb == "question" else option.args[0]
            if space not in known:
                continue
            _, difficulty, cards, purpose = known[space]
            worth = CLUE * clue_chance(look, self.figure, space, difficulty, purpose) * float(cards**0.7)
            if not look.hunting():
                worth *= 0.05
            found.append((self.stand + worth, (first, option)))
        return found

    def tests(self, first: Option) -> Ranked:
        there = spots(self.look.s)
        found: Ranked = []
        for option in self.menus((first,)).options:
            space = option.args[0]
            found.append((self.stand + try_worth(self.look, self.figure, space, there[space]), (first, option)))
        return found

    def chests(self, first: Option) -> Ranked:
        found: Ranked = []
        for option in self.menus((first,)).options:
            space = option.args[0]
            token = next(token for token in self.look.view.markers if token.space == space)
            difficulty = token.front[0] - self.look.s.rules.numbers.penalty * token.penalty
            chance = test.foresee(self.look.s, self.figure, difficulty, at_chest(space))["chance"] / 100
            found.append((self.stand + CHEST_WORTH * (0.2 + chance), (first, option)))
        return found

    def doors(self, first: Option) -> Ranked:
        """Rank doors: what lies behind is an action nearer."""
        floor, look = self.look.s.board.floor, self.look
        closed = worth_of(look, self.goals, self.here, self.speed)
        found: Ranked = []
        for option in self.menus((first,)).options:
            number = next(n for n, door in enumerate(floor.doors) if door.spaces == option.args)
            opened = worth_of(look.once_open(number), self.goals, self.here, self.speed)
            found.append((self.stand + opened - closed, (first, option)))
        return found

    def pick_up(self, first: Option) -> Ranked:
        return [(self.stand + 5.0, (first,))]

    def uses(self, first: Option) -> Ranked:
        worth, path = use_worth(self.look, self.figure, first, self.menus, self.at)
        return [(max(self.stand, 0.0) + worth, path)] if worth > 0 and path else []

    def courtiers(self, first: Option) -> Ranked:
        """Rank the help of a courtier: it is kept until it is needed."""
        worth = courtier_worth(self.look, self.figure, COURTIERS[first.args[0] - 4])
        if worth <= 0:
            return []
        return [(self.stand + worth, choose_path(self.look, (first,), self.menus, self.at))]

    def found_followers(self, first: Option) -> Ranked:
        return [(self.stand + 0.4, choose_path(self.look, (first,), self.menus, self.at))]


def courtier_worth(look: Outlook, hero: int, courtier: str) -> float:
    """Return what a courtier's help would be worth now."""
    s = look.s
    hurt = max((s.damage[one] for one in s.in_play()), default=0)
    match courtier:
        case "COU-2":
            return 0.5 if look.hunting() and not s.order else 0.0
        case "COU-3":
            return max((nuisance_of(look, figure) for figure in s.on_board(agents=True)), default=0.0)
        case "COU-4":
            return max(stealth_worth(look, one) for one in s.in_play() if one == hero or not s.heroes[one].activated)
        case "COU-5":
            return 1.0 if hurt >= 3 else 0.0
        case "COU-6":
            return 0.6 if s.battle and not s.turned[1:] else 0.0
        case "COU-7":
            return 0.5 if any(s.conditions[one] & 3 << 2 for one in s.in_play()) else 0.0
        case "COU-8":
            return 0.3
        case "COU-1":
            return 0.4 if s.alarm and s.battle else 0.0
        case "COU-9":
            return 0.1 if look.hunting() else 0.0
        case _:
            return 0.0


def nuisance_of(look: Outlook, figure: int) -> float:
    """Return what it is worth that a mortal thrall leaves: one who may strike soon, or bars the way to a test."""
    s = look.s
    if s.kind_of(figure) != "mortal" or s.rank_of(figure) != "minion":
        return 0.0
    if s.where[figure] in spots(s):
        return IN_THE_WAY + FELLED
    near = min((look.apart(s.area_of(figure), s.area_of(hero)) for hero in s.in_play()), default=FAR)
    return FELLED if near <= 1 and look.can_act(figure) else 0.0


def stealth_worth(look: Outlook, hero: int) -> float:
    """Return what it is worth to enter the prohibited tiles next door unseen."""
    s = look.s
    floor, here = s.board.floor, s.tile_of(hero)
    near = [tile for tile in floor.near_tiles[here] if floor.pieces[tile].sneak]
    return max((sneak_cost(look, hero, tile) for tile in near), default=0.0)


HANDLERS: dict[str, Callable[[HeroTurn, Option], Ranked]] = {
    "move": HeroTurn.moves,
    "attack": HeroTurn.attacks,
    "investigate": HeroTurn.inquiries,
    "test": HeroTurn.tests,
    "chest": HeroTurn.chests,
    "open": HeroTurn.doors,
    "pick-up": HeroTurn.pick_up,
    "use": HeroTurn.uses,
    "courtier": HeroTurn.courtiers,
    "show-follower": HeroTurn.found_followers,
    "adopt": HeroTurn.found_followers,
}


def take_turn(look: Outlook, menus: Menus, rng: Random) -> Path:
    return HeroTurn(look, menus).best()


# Councils


def accuse(look: Outlook, menus: Menus, rng: Random) -> Path:
    """Accuse the last suspect in the notebook; guess only if the heroes must accuse, or when time runs out."""
    s = look.s
    suspects, natures = look.suspects(), look.natures()
    late = s.round >= 7
    last = s.failures >= s.rules.numbers.failures - 1
    nature = natures[0] + 1 if len(natures) == 1 and not s.named else 0
    sure = len(suspects) == 1 or (len(suspects) == 2 and not last) or (late and len(suspects) <= 3 and not last)
    identity = suspects[0] + 1 if suspects and sure else 0
    if not nature and not identity and forced(s):
        if natures and not s.named and len(natures) < len(suspects):
            nature = natures[0] + 1
        elif suspects:
            identity = suspects[0] + 1
    return back(look, menus, nature * IDENTITIES + identity)


def back(look: Outlook, menus: Menus, number: int) -> Path:
    """Back what others back already; a hero that backs something waits for the rest."""
    team = look.view.team
    assert team is not None
    options = [option for option in menus(()).options if option.args]
    if not any(option.verb == "decide" for option in options):
        if not options or team.wishes[look.view.viewer[0]] != NOTHING:
            return ()
        number = next((wish for wish in team.wishes if wish >= 0), number)
    return next(((option,) for option in options if option.args == (number,)), (options[0],))


def keep_clue(look: Outlook, menus: Menus, rng: Random) -> Path:
    """A courtier who follows fights: he joins the first hero who is free."""
    free = [option.args[0] for option in menus(()).options if option.args and option.args[0] > 0]
    return back(look, menus, min(free, default=0))


def agree(look: Outlook, menus: Menus, rng: Random) -> Path:
    """Answer any other question to the team."""
    return back(look, menus, next((option.args[0] for option in menus(()).options if option.args), 0))


def pick(look: Outlook, menus: Menus, rng: Random) -> Path:
    """Pick any hero. A hero who is alone needs GUILE for questions and letters, and must not need others to strike a
    demon."""
    s, options = look.s, menus(()).options
    fit = options
    if len(s.hero_seats) == 1:
        least = min(hero.might for hero in s.kit.heroes) if s.investigation else 0
        people = [(s.kit.heroes[option.args[0]], option) for option in options]
        fit = [option for hero, option in people if hero.guile > 1 and hero.might > least]
    return (rng.choice(fit or options),)


def heal(look: Outlook, menus: Menus, rng: Random) -> Path:
    return (max(menus(()).options, key=lambda option: option.args),)


def follower(look: Outlook, menus: Menus, rng: Random) -> Path:
    """Take any follower rather than none."""
    path: Path = ()
    while not path or not path[-1].final:
        options = [option for option in menus(path).options if option.verb != "no-follower"] or menus(path).options
        path += (rng.choice(options),)
    return path


__all__ = ["HeroTurn", "accuse", "agree", "follower", "heal", "keep_clue", "pick", "take_turn"]
