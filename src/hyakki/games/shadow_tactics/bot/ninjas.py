"""The bot of the ninjas: each seat plans for its own, all by the same plan."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hyakki.core.menu import Menus, Option, Path
from hyakki.games.shadow_tactics.board.places import OUT, is_focus, yard_of
from hyakki.games.shadow_tactics.board.vision import TORCH_LIT
from hyakki.games.shadow_tactics.bot.errands import ACT, Team
from hyakki.games.shadow_tactics.bot.scouting import RUIN, Scout, in_the_way
from hyakki.games.shadow_tactics.bot.spots import Spot
from hyakki.games.shadow_tactics.bot.team_plan import plan_for
from hyakki.games.shadow_tactics.catalog.ids import NINJAS
from hyakki.games.shadow_tactics.catalog.kit import Act
from hyakki.games.shadow_tactics.options import ALONE
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.base import Deed
from hyakki.games.shadow_tactics.steps.card import MISSION, PlayCard

PICKS = {
    "M1": ("AIK", "TAK", "HAY", "YUK", "MUG"),
    "M2": ("AIK", "TAK", "HAY", "YUK", "MUG"),
    "M3": ("AIK", "YUK", "HAY", "MUG", "TAK"),
    "M4": ("AIK", "YUK", "HAY", "MUG", "TAK"),
    "M5": ("TAK", "AIK", "YUK", "HAY", "MUG"),
}
"""The ninjas for each mission, the most useful first."""


# Programmes


def waiting(s: ShadowState, seat: int) -> list[int]:
    """The seat's ninjas without a programme; all of them get one, as Regroup never does any harm."""
    return [ninja for ninja in s.ninjas_of(seat) if not s.ninjas[ninja].count]


def programme(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    ninjas = waiting(s, seat)
    if not ninjas or s.ready[seat]:
        return ()
    ninja, plan = ninjas[0], plan_for(s)
    lay = next(option for option in menus(()).options if option.verb == "lay" and option.args == (ninja,))
    path: Path = (lay, min(menus((lay,)).options, key=lambda slot: abs(slot.args[0] - plan.slots[ninja])))
    for card in plan.programmes[ninja]:
        path += (next(option for option in menus(path).options if option.args == (card,)),)
    return path if path[-1].final else (*path, ALONE)


def ready(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    """Declare readiness once all ninjas of the seat have a programme. It is never taken back."""
    return () if s.ready[seat] or waiting(s, seat) else (menus(()).options[0],)


# Set-up


def pick(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    wish = PICKS[s.rules.mission]
    return walk(menus, lambda option: -wish.index(NINJAS[option.args[0]]))


def enter(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    """Return where the way is shortest."""

    def worth(option: Option) -> float:
        ninja, bush = option.args
        s.ninjas[ninja].bush = bush
        scout = Scout(Team(s), ninja)
        return scout.leaf(scout.start()) + rng.random()

    return walk(menus, worth)


def settle(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    return (menus(()).options[0],)


# Execution


def acting(s: ShadowState) -> int:
    return s.under_way(Deed).ninja


def card_of(s: ShadowState) -> PlayCard:
    return s.under_way(PlayCard)


class Deciding:
    """A card is being played: how it is best carried out, with what is still programmed."""

    def __init__(self, s: ShadowState) -> None:
        self.s = s
        self.ninja = acting(s)
        team = Team(s)
        later = [n for n in team.members if s.ninjas[n].slot > s.ninjas[self.ninja].slot and s.ninjas[n].count]
        self.scout = Scout(team, self.ninja, settled=True, needs=in_the_way(team, later))
        self.spot = self.scout.start()
        self.rest = s.laid[self.ninja]

    def go(self, spot: Spot) -> float:
        return self.scout.worth(spot, self.rest)

    def strike(self, post: int, act: Act) -> float:
        after, gain = self.scout.struck(self.spot, (post,), act, "HB" in act.symbols)
        return gain + self.scout.worth(after, self.rest)


def leave_by(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    now = Deciding(s)
    return walk(menus, lambda option: now.go(now.scout.moved(now.spot, option.args[0])) + 0.1 * rng.random())


def go_through(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    now, act = Deciding(s), card_of(s).act(s)

    def worth(option: Option) -> float:
        junction = option.args[0]
        chance = now.scout.unseen_way(now.spot, junction, act.colour)
        colour = s.board.colours[junction]
        return 10 * chance + max(now.go(spot) for spot in now.scout.exits(now.spot, colour, junction))

    return walk(menus, worth)


def take_aim(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    now, step = Deciding(s), card_of(s)
    act = step.act(s)

    def worth(option: Option) -> float:
        yard = option.args[0]
        if step.what == MISSION:
            stage = now.scout.stages[0]
            wanted = {yard_of(post) for post in stage.posts} if stage.kind != ACT else stage.yards
            return 5 * (yard in wanted) + now.scout.unseen_deed(now.spot, yard, act.colour)
        found = now.scout.against(now.spot, act, yard)
        return max((now.scout.reckon(now.spot, step.card, outcome, now.rest) for outcome in found), default=RUIN)

    return walk(menus, worth)


def strike(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    now, act = Deciding(s), card_of(s).act(s)
    return walk(menus, lambda option: now.strike(option.args[0], act))


def arrange(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    """Choose the victim of an accident: an Officer that counts, if there is one."""
    now = Deciding(s)
    wanted = now.scout.stages[0].posts
    return walk(menus, lambda option: (option.args[0] in wanted) + 0.5 * rng.random())


def lead_away(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    """The guard that is most in the way, to where it sees least."""
    now, act = Deciding(s), card_of(s).act(s)

    def worth(option: Option) -> float:
        if option.verb == "decline":
            return 0
        if option.verb == "guard":
            return now.strike(option.args[0], act)
        return -harm(s, option.args[0]) + 0.1 * rng.random()

    return walk(menus, worth)


def harm(s: ShadowState, stance: int) -> float:
    """Return what a guard standing so would see of the ninjas."""
    if is_focus(stance):
        return 1
    post, found = stance // 2, 0.0
    yard = yard_of(post)
    for ninja in s.team():
        bush = s.ninjas[ninja].bush
        if stance % 2 == OUT:
            found += s.board.seen_junction[post] in [junction for _, junction in s.board.ways[bush]]
            found += 0.5 * (s.board.seen_bush[post] == bush)
        elif yard in s.board.yards_by_bush[bush]:
            found += 0.4
    return found


def use_special(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    order = ("collect", "mission", "use")
    return walk(menus, lambda option: -order.index(option.verb))


def heal(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    def worth(option: Option) -> float:
        person = s.ninjas[option.args[0]]
        return person.damage / len(person.health)

    return walk(menus, worth)


def take(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    return (menus(()).options[0],)


def torch(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    """Put the torch out."""
    step = s.stack[-1]
    lit = s.lights[getattr(step, "junction", 0)] == TORCH_LIT
    return walk(menus, lambda option: float((option.verb == "flip") == lit))


def whatever(s: ShadowState, seat: int, menus: Menus, rng: Random) -> Path:
    return walk(menus, lambda option: rng.random())


def walk(menus: Menus, worth: Callable[[Option], float]) -> Path:
    """Go through the menus, and take the entry that is worth most at each."""
    path: Path = ()
    while not path or not path[-1].final:
        path += (max(menus(path).options, key=worth),)
    return path


Answer = Callable[[ShadowState, int, Menus, Random], Path]

ANSWERS: dict[str, Answer] = {
    "programme": programme,
    "ready": ready,
    "pick": pick,
    "enter": enter,
    "settle": settle,
    "exit": leave_by,
    "junction": go_through,
    "aim": take_aim,
    "target": strike,
    "accident": arrange,
    "distract": lead_away,
    "lure": lead_away,
    "sabotage": lead_away,
    "special": use_special,
    "heal": heal,
    "pick-up": take,
    "torch": torch,
}
