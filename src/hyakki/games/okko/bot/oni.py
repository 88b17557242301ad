"""The Oni: corruption where thralls stand near heroes, troops, and blows at the hero that falls first."""

from __future__ import annotations

from random import Random
from typing import Final

from hyakki.core.menu import Menus, Option, Path
from hyakki.games.okko.board.paths import FAR
from hyakki.games.okko.bot.choices import choose_path, option_worth
from hyakki.games.okko.bot.outlook import PATIENCE, Outlook
from hyakki.games.okko.catalog.ids import AREA, ENHANCEMENTS, EVENTS, FACES, FIRST_AGENT
from hyakki.games.okko.effects.values import has, value
from hyakki.games.okko.options import DONE, HAND_IN, NONE, REST
from hyakki.games.okko.people import NOWHERE, OPEN
from hyakki.games.okko.state import LETTER
from hyakki.games.okko.steps.aim import MELEE, RANGED
from hyakki.games.okko.steps.ending import home_area
from hyakki.games.okko.steps.goals import spots
from hyakki.games.okko.steps.oni_turn import ready_figures

HIDE, CLAWS, ROADS = ("S2b", "S3b"), ("S2a", "S3a"), ("S2c", "S3c")
"""The branches of the supernatural tree: the demon's hide where there is one to protect, roads where a thief has to be
caught, else claws."""


# Prey


def prey(look: Outlook) -> list[int]:
    return look.s.on_board(agents=False)


def blow(look: Outlook, figure: int, target: int, reach: str) -> float:
    return look.chance(figure, target, reach) * look.frailty(target)


SHOT: Final = 0.95
UNSEEN: Final = 0.9
"""The share of its worth that a ranged attack keeps, and that is left if a wall is in the way."""


class Hunt:
    """The prospects of one agent against each hero, from anywhere."""

    def __init__(self, look: Outlook, figure: int) -> None:
        s = look.s
        self.look, self.speed = look, look.speed(figure)
        self.shoots = RANGED in look.reaches(figure)
        self.unhalted = has(s, figure, "unhalted")
        self.prey = [
            (blow(look, figure, target, MELEE), look.beside(s.where[target], figure), s.where[target], target)
            for target in prey(look)
        ]
        self.shots = {target: blow(look, figure, target, RANGED) for target in prey(look)} if self.shoots else {}

    def at(self, space: int) -> float:
        look, best = self.look, 0.0
        for worth, beside, where, target in self.prey:
            shot = SHOT * self.shots[target] if self.shoots else 0.0
            if max(worth, shot) <= best:
                continue
            away = min(look.actions_to(space, beside, self.speed, self.unhalted), 12)
            best = max(best, worth * PATIENCE**away)
            if shot > best:
                sight = look.s.board.open_line(space, where)
                best = max(best, shot if sight else UNSEEN * shot * PATIENCE**away)
        return best


def strike_worth(look: Outlook, figure: int, space: int) -> float:
    """Return what a figure can hope to do from a space."""
    return Hunt(look, figure).at(space)


POST: Final = 0.9
CIRCLE: Final = 0.5
HALT: Final = 0.5
"""Worth of standing in an area where a hero that carries something home will have to stop (OK-284)."""


def post_worth(look: Outlook, figure: int, space: int) -> float:
    """Return the worth of a space in the way of a test, or one that serves the Oni's own end (the circle of the
    ritual)."""
    s = look.s
    if not s.tasks and s.kit.scenario.goal.kind != "fetch":
        return 0.0
    if space in spots(s):
        return POST
    area = s.board.floor.area_of[space]
    if is_way_home(look, area) and not is_held(look, figure, area):
        return HALT
    for tile, task in s.tasks.items():
        reference = s.rules.references[FACES[tile]]
        circle = reference.step == "ritual" and task.settled == OPEN and area == AREA[f"{FACES[tile]}.{reference.area}"]
        if circle and s.kind_of(figure) == "supernatural":
            return 0.1 if is_held(look, figure, area) else CIRCLE
    return 0.0


def is_held(look: Outlook, figure: int, area: int) -> bool:
    """Return whether another agent is there already."""
    s = look.s
    spaces = s.board.floor.area_spaces[area]
    return any(other >= FIRST_AGENT and other != figure and spaces >> at & 1 for at, other in s.at.items())


def is_way_home(look: Outlook, area: int) -> bool:
    """Return whether the shortest way of a hero that carries something leads through it."""
    s = look.s
    for number, thing in enumerate(s.things):
        if thing.bearer >= 0:
            start, home = s.area_of(thing.bearer), AREA[s.kit.scenario.goal.home] if number == LETTER else home_area(s)
            if area != start and look.apart(start, area) + look.apart(area, home) == look.apart(start, home):
                return True
    return False


def card_worth(look: Outlook, card: int, rush: bool = False) -> float:
    """Return what activating a card may bring in this turn; with `rush`, a little faster and not to be halted."""
    s = look.s
    total = 0.0
    for figure in ready_figures(s, card):
        speed, actions = look.speed(figure) + rush, value(s, figure, "actions")
        best = 0.0
        for target in prey(look):
            away = look.actions_to(s.where[figure], look.beside(s.where[target], figure), speed, rush)
            if int(away) == 1 and look.s.next_to(figure, target):
                away = 0.0
            left = actions - int(away)
            worth = blow(look, figure, target, MELEE)
            best = max(best, worth * left if left > 0 else 0.1 * worth * PATIENCE ** min(away, 12))
        total += best
        if s.rank_of(figure) == "demon":
            total += 20.0 * bool(s.battle_losses) + 0.3
    return total


# Strategy


def corruption(look: Outlook, menus: Menus, rng: Random) -> Path:
    """Put the token where most thralls would wake near heroes; a token moves only if that is better."""
    best: tuple[float, Path] = (0.0, ())
    way: tuple[float, Path]
    for option in menus(()).options:
        if option.verb == "corrupt":
            way = (tile_worth(look, option.args[0]) + 0.01, (option,))
        elif option is NONE:
            way = (0.3, (NONE,))
        else:
            to = max(menus((option,)).options, key=lambda goal: tile_worth(look, goal.args[0]))
            way = (tile_worth(look, to.args[0]) - tile_worth(look, option.args[0]), (option, to))
        if not best[1] or way[0] > best[0]:
            best = way
    return best[1]


def tile_worth(look: Outlook, tile: int) -> float:
    s = look.s
    worth = 0.0
    for figure in s.on_board(agents=True):
        if s.tile_of(figure) == tile and s.kind_of(figure) == "mortal":
            away = min((look.apart(s.area_of(figure), s.area_of(hero)) for hero in s.in_play()), default=FAR)
            worth += 1.0 * 0.8 ** min(away, 12)
    return worth * (0.3 if s.alarm else 1.0)


def enhancement(look: Outlook, menus: Menus, rng: Random) -> Path:
    """Choose an enhancement that suits the scenario."""
    growth = HIDE if look.s.investigation else ROADS if look.s.kit.scenario.goal.kind == "fetch" else CLAWS
    options = menus(()).options
    return (max(options, key=lambda option: (ENHANCEMENTS[option.args[0]] in growth, rng.random())),)


def summons(look: Outlook, menus: Menus, rng: Random) -> Path:
    """Summon supernatural creatures whenever it is possible; thralls once they may act."""
    s = look.s
    for option in reversed(menus(()).options):
        if option is NONE:
            continue
        mortal = ENHANCEMENTS[option.args[0]].startswith("M")
        if len(s.in_play()) < 2 and len(s.event_hand) < 3:
            continue
        if mortal and not s.alarm:
            continue
        return bring(look, (option,), menus)
    return (NONE,)


def bring(look: Outlook, path: Path, menus: Menus) -> Path:
    """Pay with the worst cards; the strongest figures come as near to heroes as they can."""
    while not path[-1].final:
        options = menus(path).options
        if options[0].verb == "pay":
            path += (min(options, key=lambda option: EVENT_WORTH.get(EVENTS[option.args[0]][:-1], 0.3)),)
        else:
            path += (max(options, key=lambda option: arrival_worth(look, option)),)
    return path


def arrival_worth(look: Outlook, option: Option) -> float:
    if option.verb != "bring":
        return 0.0
    s = look.s
    card, space = option.args
    agent = s.kit.agents[card]
    area = s.board.floor.area_of[space]
    away = min((look.apart(area, s.area_of(hero)) for hero in s.in_play()), default=FAR)
    return 1.0 + (agent.might + agent.defense * 0.5 + 4.0 * (agent.rank != "minion")) * 0.8 ** min(away, 12)


# Planning


def place_events(look: Outlook, menus: Menus, rng: Random) -> Path:
    """Place techniques beside the card that will strike hardest; keep effects that are worth more."""
    s = look.s
    if s.planned:
        return ()
    placing = [option for option in menus(()).options if option.verb == "place"]
    options = [option for option in placing if EVENT_WORTH.get(EVENTS[option.args[0]][:-1], 0.3) < 0.6]
    cards = [card for card, agent in enumerate(s.agents) if agent.owned and not agent.fallen]
    if not options or not cards:
        return (HAND_IN,)
    worths = {card: card_worth(look, card) for card in cards}
    card = max(cards, key=lambda one: worths[one])
    if worths[card] < 0.4:
        return (HAND_IN,)
    event = max(options, key=lambda option: technique_worth(look, option.args[0]))
    if technique_worth(look, event.args[0]) < 0.5:
        return (HAND_IN,)
    beside = next((option for option in menus((event,)).options if option.args == (card,)), None)
    return (event, beside) if beside is not None else (HAND_IN,)


def technique_worth(look: Outlook, event: int) -> float:
    technique = look.s.kit.event_techniques[event]
    return 1.0 * technique.might + 1.6 * technique.actions + 0.4 * technique.defense + 0.3 * technique.speed


def adjust(look: Outlook, menus: Menus, rng: Random) -> Path:
    return (NONE,)


# Activation

EVENT_WORTH = {
    "EV-01": 0.2,
    "EV-02": 0.5,
    "EV-03": 0.3,
    "EV-04": 0.4,
    "EV-05": 0.6,
    "EV-06": 0.7,
    "EV-07": 0.7,
    "EV-08": 0.5,
    "EV-09": 0.4,
    "EV-10": 0.2,
    "EV-11": 0.2,
    "EV-12": 0.5,
    "EV-13": 0.7,
}


def activate(look: Outlook, menus: Menus, rng: Random) -> Path:
    options = menus(()).options
    cards = [option for option in options if option.verb == "activate"]
    if not cards:
        return event(look, menus, opening=False) or (DONE,)
    best = max(cards, key=lambda option: card_worth(look, option.args[0]))
    if card_worth(look, best.args[0]) < 0.2:
        early = event(look, menus, opening=True)
        if early:
            return early
    return (best,)


def command(look: Outlook, menus: Menus, rng: Random) -> Path:
    """Play an event that helps first, then activate the agents that can strike first."""
    figures = [option for option in menus(()).options if option.verb == "command"]
    played = event(look, menus, opening=False)
    if played:
        return played
    if not figures:
        return (DONE,)
    return (max(figures, key=lambda option: strike_worth(look, option.args[0], look.s.where[option.args[0]])),)


def event(look: Outlook, menus: Menus, opening: bool) -> Path:
    """The event that does most now, if it does enough."""
    best: tuple[float, Path] = (0.35, ())
    for option in menus(()).options:
        if option.verb == "event":
            worth = event_worth(look, EVENTS[option.args[0]][:-1], opening)
            if worth > best[0]:
                best = (worth, event_path(look, option, menus))
    return best[1]


def event_path(look: Outlook, first: Option, menus: Menus) -> Path:
    """Move courtiers away from heroes near them, corruption to where thralls are, and close doors on the way home."""
    path: Path = (first,)

    def worth(option: Option) -> float:
        match option.verb:
            case "courtier-token":
                known = option.args[0] in look.s.interrogated
                return -FAR if known else -hero_near(look, look.s.courtier_at[option.args[0]])
            case "to":
                return hero_near(look, option.args[0])
            case "shift":
                return -tile_worth(look, option.args[0])
            case "tile":
                return tile_worth(look, option.args[0])
            case "door":
                floor = look.s.board.floor
                beside = [floor.area_of[space] for space in floor.doors[option.args[0]].spaces]
                return -min(look.apart(one, area) for one in beside for area in bearers(look))
            case _:
                return option_worth(look, option, None)

    while not path[-1].final:
        path += (max(menus(path).options, key=worth),)
    return path


def hero_near(look: Outlook, space: int) -> float:
    """Return the number of areas to the nearest hero."""
    area = look.s.board.floor.area_of[space]
    return min((look.apart(area, look.s.area_of(hero)) for hero in look.s.in_play()), default=FAR)


def bearers(look: Outlook) -> list[int]:
    """The areas of those who carry something home; if nobody does, of all heroes."""
    s = look.s
    return [s.area_of(thing.bearer) for thing in s.things if thing.bearer >= 0] or [s.area_of(h) for h in s.in_play()]


def event_worth(look: Outlook, name: str, opening: bool) -> float:
    s = look.s
    worth = EVENT_WORTH.get(name, 0.4)
    card = s.active_card
    close = card >= 0 and card_worth(look, card) > 0.5
    if name == "EV-02":
        return worth if close else 0.0
    if name == "EV-03":
        return card_worth(look, card, rush=True) - card_worth(look, card) if card >= 0 else 0.0
    if name == "EV-10":
        near = s.board.floor.near_tiles
        ways = [tile_worth(look, to) - tile_worth(look, tile) for tile in s.corruption for to in near[tile]]
        return 0.4 * max(ways, default=0.0)
    if name == "EV-11":
        return 0.5 if any(thing.bearer >= 0 and not s.heroes[thing.bearer].activated for thing in s.things) else 0.0
    if name == "EV-01":
        open_ = [space for c, space in enumerate(s.courtier_at) if space != NOWHERE and c not in s.interrogated]
        return 0.4 if not s.battle and any(hero_near(look, space) <= 1 for space in open_) else 0.0
    if name == "EV-04":
        return worth if opening and not s.alarm else 0.0
    if name == "EV-12":
        hurt = max((s.damage[f] for f in s.on_board(agents=True) if s.rank_of(f) != "minion"), default=0)
        return 0.8 if hurt >= 2 else 0.0
    if name == "EV-09":
        return worth if s.investigation and not s.battle else 0.0
    return worth


class AgentTurn:
    """The best that one agent can do next."""

    def __init__(self, look: Outlook, menus: Menus) -> None:
        self.look, self.menus = look, menus
        self.figure = look.turn.figure
        self.here = look.s.where[self.figure]
        self.hunt = Hunt(look, self.figure)
        self.stand = self.at(self.here)

    def at(self, space: int) -> float:
        return self.hunt.at(space) + post_worth(self.look, self.figure, space)

    def best(self) -> Path:
        ranked: list[tuple[float, Path]] = [(self.stand + 0.01, (REST,))]
        for option in self.menus(()).options:
            if option.verb == "escape":
                return (option,)
            if option.verb == "attack":
                ranked += [
                    (self.stand + blow(self.look, self.figure, aim.args[0], aim.verb) + 0.05, (option, aim))
                    for aim in self.menus((option,)).options
                ]
            elif option.verb == "move":
                ranked += [
                    (self.at(to.args[0]), (option, to)) for to in self.menus((option,)).options if to.verb == "to"
                ]
        return max(ranked, key=lambda one: one[0])[1]


def take_turn(look: Outlook, menus: Menus, rng: Random) -> Path:
    return AgentTurn(look, menus).best()


def surround(look: Outlook, menus: Menus, rng: Random) -> Path:
    """All of them close in."""
    return choose_path(look, (), menus)


__all__ = [
    "activate",
    "adjust",
    "command",
    "corruption",
    "enhancement",
    "place_events",
    "summons",
    "surround",
    "take_turn",
]
