"""The end of a game (OK-113, OK-114, OK-R149 to OK-R151) and its score (OK-119 to OK-128, OK-R153)."""

from __future__ import annotations

from hyakki.core.engine import GameOver
from hyakki.games.okko import events as say
from hyakki.games.okko.catalog.cards import SIZES
from hyakki.games.okko.catalog.ids import AREA, FACES, HEROES, RECOLLECTIONS, SPACE
from hyakki.games.okko.people import HEROES_WON, NOBODYS, ONI_WON, OPEN
from hyakki.games.okko.state import BLUE, FIRST_WOUND, HEROES_SIDE, LETTER, ONI_SIDE, RED, RELIC, OkkoState
from hyakki.games.okko.steps.missions import is_done

SCENARIO, FINAL = RECOLLECTIONS.index("REC-SCEN"), RECOLLECTIONS.index("REC-FINAL")


def check_end(s: OkkoState) -> None:
    """Check the end: an investigation ends when the Final Battle and every mission tile are settled (OK-113)."""
    if s.investigation and s.final and all(task.settled != OPEN for task in s.tasks.values()):
        finish(s)


def check_heroes_left(s: OkkoState) -> None:
    """End the game if no hero is left: the Oni takes what is open (OK-R151)."""
    if s.in_play():
        return
    for tile, task in s.tasks.items():
        if task.settled == OPEN:
            settle(s, tile, ONI_WON)
    if s.investigation:
        if not s.final:
            s.final = "escaped"
            s.remember(FINAL, RED)
    else:
        s.remember(SCENARIO, RED)
    finish(s)


def check_round(s: OkkoState) -> None:
    """End the game after the scenario's last Round, or one that ends what would never end (OK-114, OK-R150)."""
    scenario, numbers = s.kit.scenario, s.rules.numbers
    if not s.investigation:
        if scenario.rounds and s.round >= scenario.rounds:
            if scenario.goal.kind == "tile":
                settle(s, FACES.index(scenario.goal.tile), ONI_WON)
            goal_decided(s, won=False)
        return
    if s.round >= numbers.mission_round:
        for tile, task in s.tasks.items():
            if task.settled == OPEN:
                settle(s, tile, NOBODYS)
    if s.round >= numbers.battle_round and not s.final:
        s.final = "escaped"
        s.remember(FINAL, RED)
    check_end(s)


def goal_decided(s: OkkoState, won: bool) -> None:
    """Decide the goal of a scenario without investigation: it is met or missed (OK-114)."""
    s.remember(SCENARIO, BLUE if won else RED)
    finish(s)


def settle(s: OkkoState, tile: int, side: int) -> None:
    """Settle a mission tile for one side or for nobody (OK-274)."""
    task = s.tasks[tile]
    if task.settled != OPEN:
        return
    task.settled = side
    s.say(say.TASK_SETTLED, (tile, side))
    if side != NOBODYS:
        s.remember(RECOLLECTIONS.index(f"REC-{FACES[tile]}"), BLUE if side == HEROES_WON else RED)
    goal = s.kit.scenario.goal
    if goal.kind == "tile" and FACES[tile] == goal.tile:
        goal_decided(s, won=side == HEROES_WON)
    check_end(s)


def check_carried_home(s: OkkoState, hero: int) -> None:
    """Decide what the bearer of the letter or the relic wins by ending an activation at home."""
    if not s.heroes[hero].in_play:
        return
    scenario = s.kit.scenario
    if s.things[LETTER].bearer == hero and s.area_of(hero) == AREA[scenario.goal.home]:
        goal_decided(s, won=True)
    if s.things[RELIC].bearer == hero and s.area_of(hero) == home_area(s):
        settle(s, next(tile for tile in s.tasks if FACES[tile] == "M04"), HEROES_WON)


def home_area(s: OkkoState) -> int:
    """The start area: that of the first start space."""
    return s.board.floor.area_of[SPACE[s.kit.scenario.starts[0]]]


def finish(s: OkkoState) -> None:
    """Finish the game: personal missions, points, the winner (OK-122, OK-126 to OK-128)."""
    for hero in s.in_play():
        if is_done(s, hero):
            s.remember(RECOLLECTIONS.index(f"REC-{HEROES[hero]}"), BLUE)
    put_away(s)
    blue, red = points(s, BLUE), points(s, RED)
    side = winner(s)
    s.say(say.SCORED, (blue, red, side))
    raise GameOver(("scored", side, blue, red))


def put_away(s: OkkoState) -> None:
    """Put discarded cards away. In the End of the Round they count on until it is over (OK-R128); in a game that ends
    there they lie in one place only."""
    for hero in s.in_play():
        person = s.heroes[hero]
        if any(card < FIRST_WOUND and card in person.hand + person.discard for card in person.left + person.right):
            person.left = person.right = ()
    gone = {*s.event_discard, *s.event_deck, *s.event_hand}
    for agent in s.agents:
        agent.techniques = tuple(event for event in agent.techniques if event not in gone)
    s.touch()


def sizes(s: OkkoState, face: int) -> list[str]:
    return [s.rules.recollections[RECOLLECTIONS[number]].size for number, lies in s.memoirs if lies == face]


def points(s: OkkoState, face: int) -> int:
    return sum(SIZES[size] for size in sizes(s, face))


def winner(s: OkkoState) -> str:
    """More points, then more large, then more medium recollections; still level the Oni wins (OK-128, OK-R153)."""

    def rank(face: int) -> tuple[int, int, int]:
        found = sizes(s, face)
        return points(s, face), found.count("large"), found.count("medium")

    return HEROES_SIDE if rank(BLUE) > rank(RED) else ONI_SIDE
