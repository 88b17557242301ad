"""A bot's reading of its View: the table with nothing hidden on it, ways and chances."""

from __future__ import annotations

from typing import Final

from hyakki.games.okko.board.geometry import numbers_of
from hyakki.games.okko.board.paths import FAR, areas_away, doors_at_hand, trips
from hyakki.games.okko.catalog.ids import CARD_OF, ONI_CARDS
from hyakki.games.okko.effects.values import has, value
from hyakki.games.okko.knowledge.redeal import lay_open
from hyakki.games.okko.knowledge.view import OkkoView
from hyakki.games.okko.people import NOTHING, Plan
from hyakki.games.okko.state import FIRST_WOUND, OkkoState, is_hero
from hyakki.games.okko.steps.aim import MELEE, RANGED, foresee
from hyakki.games.okko.steps.oni_turn import why_idle
from hyakki.games.okko.steps.turn import Turn

PATIENCE: Final = 0.8
"""The share of its worth that a goal keeps for each action on the way."""
CROSSED: Final = 0.02
"""The weight of an area on the way, as a share of an action."""


def table_of(view: OkkoView) -> OkkoState:
    """A State with what everybody sees and the viewer's own secrets; all else that is hidden is missing."""
    s = OkkoState(view.rules, view.seats)
    lay_open(s, view)
    s.beneath = [NOTHING] * len(view.markers)
    if view.team is not None:
        s.plans, s.order, s.clues = list(view.team.plans), list(view.team.order), list(view.team.clues)
    else:
        s.plans = [Plan() for _ in s.heroes]
    if view.lair is not None:
        s.nature, s.identity = view.lair.nature, view.lair.identity
        s.event_hand, s.placed = list(view.lair.hand), list(view.lair.placed)
    else:
        s.nature, s.identity = view.nature, view.identity
    s.derive()
    return s


class Outlook:
    """The table, and what has been computed from it for one answer."""

    def __init__(self, view: OkkoView, s: OkkoState | None = None) -> None:
        self.view = view
        self.s = table_of(view) if s is None else s
        self.free = self.s.board.floor.everywhere & ~self.s.blocked_spaces & ~self._taken()
        self.opens = view.lair is None
        """Whether doors that are closed are opened on the way."""
        self.board = self.s.board
        self.opponents = self.s.areas_with(agents=view.lair is None)
        self._chances: dict[tuple[int, int, str], float] = {}
        self._ways: dict[tuple[int, int, bool], Way] = {}
        self._speeds: dict[int, int] = {}
        self._frailties: dict[int, float] = {}
        self._dangers: dict[tuple[int, int], float] = {}
        self._threats: dict[int, list[tuple[int, int, float]]] = {}
        if not self.opens:
            self.leave_doors()

    def _taken(self) -> int:
        mask = 0
        for space in self.s.at:
            mask |= 1 << space
        return mask

    @property
    def turn(self) -> Turn:
        found = self.s.stack[-1]
        assert isinstance(found, Turn)
        return found

    # Ways

    def apart(self, one: int, other: int) -> int:
        """Return the number of areas from one area to another."""
        return areas_away(self.s.board, one).get(other, FAR)

    def leave_doors(self) -> None:
        """Treat slammed doors as closed: a figure that opens no door waits until they open again (OK-R40)."""
        self.opens, self.board = False, self.s.kit.board(self.s.closed)
        self._ways.clear()

    def once_open(self, door: int) -> Outlook:
        """The same, as if this door were open."""
        twin = Outlook(self.view, self.s)
        twin.opens, twin.board = self.opens, self.s.kit.board(self.board.closed & ~(1 << door))
        return twin

    def actions_to(self, space: int, goal: int, speed: int, unhalted: bool = False) -> float:
        """Actions from a space to one of the spaces of a mask, doors opened on the way; areas to cross are a little
        more."""
        return self.way(goal, speed, unhalted).actions(space)

    def way(self, goal: int, speed: int, unhalted: bool = False) -> Way:
        key = (goal, speed, unhalted)
        found = self._ways.get(key)
        if found is None:
            found = self._ways[key] = Way(self, goal, speed, unhalted)
        return found

    def beside(self, space: int, figure: int) -> int:
        """Spaces adjacent to a space where a figure may stop or stands, as a mask."""
        here = self.s.where[figure]
        free = self.free if not is_hero(figure) else self.free & ~self.s.board.floor.barred
        return self.s.board.adjacent[space] & (free | 1 << here)

    # Fights

    def chance(self, figure: int, target: int, reach_: str = MELEE) -> float:
        """Return the chance to hurt the target."""
        kind = CARD_OF[figure] if CARD_OF[figure] >= 0 else -1 - figure
        whom = CARD_OF[target] if CARD_OF[target] >= 0 else -1 - target
        key = (kind, whom, reach_)
        found = self._chances.get(key)
        if found is None:
            ahead = foresee(self.s, figure, target, reach_)
            found = self._chances[key] = 0.0 if ahead["harmless"] else ahead["chance"] / 100
        return found

    def can_act(self, figure: int) -> bool:
        """Return whether an agent may act as things are."""
        return not why_idle(self.s, figure)

    def wounds(self, hero: int) -> int:
        """Return the number of wound cards in hand: three eliminate the hero."""
        return sum(1 for card in self.s.heroes[hero].hand if card >= FIRST_WOUND)

    def is_doomed(self, hero: int) -> bool:
        """Return whether one more wound may be the hero's end in the Final Battle, and let the demon escape (OK-105):
        wounds that are laid or discarded come back to the hand. Others may finish the fight."""
        person = self.s.heroes[hero]
        wounds = sum(card >= FIRST_WOUND for card in (*person.hand, *person.right, *person.discard))
        return bool(self.s.battle) and wounds >= 2 and len(self.s.in_play()) > 1

    def speed(self, figure: int) -> int:
        found = self._speeds.get(figure)
        if found is None:
            found = self._speeds[figure] = value(self.s, figure, "speed")
        return found

    def frailty(self, figure: int) -> float:
        """Return what a Damage token on a hero or ally is worth to the Oni."""
        found = self._frailties.get(figure)
        if found is None:
            found = self._frailties[figure] = self._frail(figure)
        return found

    def _frail(self, figure: int) -> float:
        s = self.s
        stamina = max(1, value(s, figure, "stamina"))
        near_end = (s.damage[figure] + 1) / stamina
        if not is_hero(figure):
            return 0.4 + (0.4 if near_end >= 1 else 0.0)
        worth = 0.8 + 0.5 * min(near_end, 1.0) + 0.5 * self.wounds(figure)
        worth += 0.6 * any(thing.bearer == figure for thing in s.things)
        return worth + (2.0 if near_end >= 1 and self.wounds(figure) >= 2 else 0.0)

    def danger(self, hero: int, area: int) -> float:
        """Return the damage that agents can do to a figure that stands in an area, before it can act again."""
        found = self._dangers.get((hero, area))
        if found is None:
            if hero not in self._threats:
                self._threats[hero] = self._threatening(hero)
            near = [chance for start, speed, chance in self._threats[hero] if self.apart(start, area) <= speed]
            found = self._dangers[hero, area] = min(2.0, sum(near))
        return found

    def _threatening(self, hero: int) -> list[tuple[int, int, float]]:
        s = self.s
        found = []
        for figure in s.on_board(agents=True):
            if s.agents[CARD_OF[figure]].activated or not self.can_act(figure):
                continue
            far = value(s, figure, "speed") * max(1, value(s, figure, "actions") - 1)
            found.append((s.area_of(figure), far + has(s, figure, "ranged"), self.chance(figure, hero)))
        return found

    def reaches(self, figure: int) -> tuple[str, ...]:
        if has(self.s, figure, "no-melee"):
            return (RANGED,)
        return (MELEE, RANGED) if has(self.s, figure, "ranged") else (MELEE,)

    # The notebook

    def suspects(self) -> list[int]:
        """List the courtiers who may be the Oni, as far as the heroes know."""
        view = self.view
        seen = {*self.s.clues, *view.clue_discard, *view.in_effect, *view.memory["looked"]}
        ruled_out = view.memory["not_identity"]
        return [c for c in view.courtiers if c + len(ONI_CARDS) not in seen and c not in ruled_out]

    def natures(self) -> list[int]:
        """List the demons that the Oni may be."""
        seen = {*self.s.clues, *self.view.memory["looked"]}
        ruled_out = self.view.memory["not_nature"]
        return [nature for nature in range(len(ONI_CARDS)) if nature not in seen and nature not in ruled_out]

    def hunting(self) -> bool:
        """Return whether the Oni still hides, and there is something to find out."""
        s = self.s
        if not s.investigation or s.battle or not self.view.clue_deck:
            return False
        return len(self.suspects()) > 1 or (not s.named and len(self.natures()) > 1)


class Way:
    """The ways to one of the spaces of a mask, for figures of one speed, in the table as an Outlook has it."""

    __slots__ = (
        *("_area_of", "_areas", "_board", "_from_areas", "_from_spaces", "_goal", "_opens", "_opponents", "_speed"),
        "_with_doors_open",
    )

    def __init__(self, look: Outlook, goal: int, speed: int, unhalted: bool) -> None:
        self._board, self._opens = look.board, look.opens and bool(look.board.closed)
        self._with_doors_open = look.s.kit.board(0) if self._opens else look.board
        self._area_of = look.s.board.floor.area_of
        self._goal, self._speed = goal, max(1, speed)
        self._opponents = 0 if unhalted else look.opponents
        self._areas = {self._area_of[space] for space in numbers_of(goal)}
        self._from_spaces: dict[int, float] = {}
        self._from_areas: dict[tuple[int, int], float] = {}

    def actions(self, space: int) -> float:
        """Return the actions from a space, doors opened on the way; areas to cross are a little more."""
        found = self._from_spaces.get(space)
        if found is None:
            found = self._from_spaces[space] = 0.0 if self._goal >> space & 1 else self._by_area(space)
        return found

    def _by_area(self, space: int) -> float:
        area, at_hand = self._area_of[space], doors_at_hand(self._board, space) if self._opens else 0
        least = self._from_areas.get((area, at_hand))
        if least is None:
            actions = trips(self._board, area, self._speed, self._opponents, self._opens, at_hand)
            steps = areas_away(self._with_doors_open, area)
            least = min((actions.get(a, FAR) + CROSSED * steps.get(a, FAR) for a in self._areas), default=FAR)
            self._from_areas[area, at_hand] = least
        return least
