"""The guards against what the ninjas may do next: what each would see there, and which move of one is worth most."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Final

from hyakki.games.shadow_tactics.board import vision
from hyakki.games.shadow_tactics.board.places import BUSHES, IN_TOWER, JUNCTIONS, NOWHERE, OUT, is_focus, yard_of
from hyakki.games.shadow_tactics.bot.errands import ACT, STRIKE, Team
from hyakki.games.shadow_tactics.bot.journeys import journey
from hyakki.games.shadow_tactics.bot.scouting import Scout
from hyakki.games.shadow_tactics.bot.spots import Spot
from hyakki.games.shadow_tactics.catalog.cards import BLUE, GREEN, OFFICER, RED
from hyakki.games.shadow_tactics.catalog.kit import MOVEMENT, SPECIAL
from hyakki.games.shadow_tactics.catalog.maps import NONE
from hyakki.games.shadow_tactics.guards import ALERTED, guard, kind_of
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.move import MoveGuard

Deed = tuple[int, int]
"""A bush and the yard that is acted against from it."""

LEFT_OVER: Final = 0.3
"""The part of a threat that is left by each guard that watches it."""
NEARER: Final = 1.5
LEVEL: Final = 0.5
FARTHER: Final = 0.12
"""The probability of a way that brings a ninja nearer, or not."""
SECOND: Final = 0.5
"""A second step counts less than a first."""
DEED: Final = 3.0
ATTACK: Final = 0.35
"""A mission action or a strike, and any other action."""
FOUND: Final = 0.6
"""The worth of finding bodies, and of finding a ninja in a search."""
ALERT = 0.3
"""The worth of an alerted guard."""
SMALL: Final = 0.05
NO_YARDS: frozenset[int] = frozenset()


class Threats:
    """The ninjas' possible next actions: junctions they may pass, bushes from which they may act, and how bad each
    is."""

    def __init__(self, s: ShadowState) -> None:
        self.s = s
        self.team = Team(s)
        self.ways: dict[int, list[float]] = {RED: [0.0] * s.board.junctions, BLUE: [0.0] * s.board.junctions}
        self.deeds: dict[int, dict[Deed, float]] = {RED: defaultdict(float), BLUE: defaultdict(float)}
        self.hides: dict[int, int] = defaultdict(int)
        """The ninjas in each bush."""
        for ninja in self.team.members:
            if s.ninjas[ninja].bush != NOWHERE:
                self.hides[s.ninjas[ninja].bush] += 1
                self._of(ninja)
        self._lasting()

    def _of(self, ninja: int) -> None:
        s, person = self.s, self.s.ninjas[ninja]
        cards = person.count or (2 if s.phase != 1 else 0)
        scout = Scout(self.team, ninja)
        hand = person.programmable or person.cards
        start = scout.start()
        urgency = 1 + 3 / (1 + scout.left(start))
        firsts = self._steps(scout, start, hand, urgency * bool(cards))
        self._acts(scout, start, hand, urgency * bool(cards))
        if cards == 2:
            for spot, weight in firsts:
                self._steps(scout, spot, hand, SECOND * weight)
                self._acts(scout, spot, hand, SECOND * weight)

    def _steps(self, scout: Scout, spot: Spot, hand: tuple[int, ...], weight: float) -> list[tuple[Spot, float]]:
        s, found = self.s, []
        here = scout.left(spot)
        board = s.board if spot.opened == s.opened else s.kit.board(spot.opened, s.board.boulders)
        for colour, junction in board.ways[spot.bush]:
            card_colours = [
                s.kit.cards[card].act.colour
                for card in hand
                if s.kit.cards[card].kind == MOVEMENT and colour in s.kit.cards[card].act.through
            ]
            if spot.used >> colour & 1 or not card_colours:
                continue
            after = min(scout.exits(spot, colour, junction), key=scout.left)
            gain = here - scout.left(after)
            likely = weight * (NEARER if gain > 0 else LEVEL if gain == 0 else FARTHER)
            if min(card_colours) != GREEN:
                self.ways[min(card_colours)][junction] += likely
            found.append((after, likely))
        return found

    def _acts(self, scout: Scout, spot: Spot, hand: tuple[int, ...], weight: float) -> None:
        s, stage = self.s, scout.stages[spot.stage] if spot.stage < len(scout.stages) else None
        for yard in s.board.yards_by_bush[spot.bush]:
            self.deeds[RED][spot.bush, yard] += ATTACK * weight
        if stage is None or spot.bush not in stage.goals:
            return
        if stage.kind == ACT and scout.special in hand:
            colour = s.kit.cards[scout.special].act.colour
            for yard in stage.yards:
                if colour != GREEN and yard != NOWHERE:
                    self.deeds[colour][spot.bush, yard] += DEED * weight
        elif stage.kind == STRIKE:
            colours = {s.kit.cards[c].act.colour for c in hand if s.kit.cards[c].kind not in (MOVEMENT, SPECIAL)}
            for yard in {yard_of(post) for post in stage.posts}:
                for colour in colours - {GREEN}:
                    self.deeds[colour][spot.bush, yard] += DEED * weight / 2

    def _lasting(self) -> None:
        """Add the last ways to the goals: they are worth a look at any time."""
        s = self.s
        goals = frozenset(bush for errand in self.team.errands.values() for bush in errand.stages[-1].goals)
        goals |= frozenset(bush for errand in self.team.errands.values() for bush in errand.stages[0].goals)
        if not goals:
            return
        far = journey(s, 0, goals)
        for junction in range(s.board.junctions):
            near = min((far.cards(s.opened, 0, bush) for bush in s.board.exits[junction]), default=9)
            self.ways[RED][junction] += 0.3 / (1 + near)


class Garrison:
    """The guards against the threats."""

    def __init__(self, s: ShadowState, threats: Threats | None = None) -> None:
        self.s = s
        self.threats = threats or Threats(s)
        self._watching: dict[int, list[int]] = {}
        self.eyes = {deed: vision.see_action(s, *deed) for deeds in self.threats.deeds.values() for deed in deeds}
        self.objectives = frozenset(s.kit.objective_yards)
        mission, barracks = s.rules.mission, s.kit.layout.barracks
        self._for_officers = self.objectives.union(barracks) if mission == "M2" else NO_YARDS
        """The yards where the mission needs Officers."""
        self._for_alerted = self.objectives if mission in ("M1", "M2") else NO_YARDS
        """The yards that alerted guards are to guard."""
        self._bodies = {yard_of(post) for post in s.bodies}
        self._standing: dict[int, float] = {}
        self._worths: dict[bool, dict[int, float]] = {False: {}, True: {}}
        self.by_bush: dict[int, list[Deed]] = defaultdict(list)
        self.by_yard: dict[int, list[Deed]] = defaultdict(list)
        for deed in self.eyes:
            self.by_bush[deed[0]].append(deed)
            self.by_yard[deed[1]].append(deed)

    def _share(self, colour: int, weight: float, watching: list[int], me: int) -> float:
        """Return what one more guard adds, beside those who watch already."""
        if not weight:
            return 0.0
        if colour != RED:
            watching = [post for post in watching if self.s.guards[post] & ALERTED]
        others = len(watching) - (me in watching)
        share: float = weight * LEFT_OVER**others
        return share

    def _watchers(self, junction: int) -> list[int]:
        found = self._watching.get(junction)
        if found is None:
            found = self._watching[junction] = vision.watch_junction(self.s, junction)
        return found

    def worth(self, stance: int, alerted: bool, me: int) -> float:
        """Return what a guard that stands so is worth; `me` is the post where it stands now."""
        junctions, deeds, bush = self._sees(stance)
        found = 0.0
        for colour in (RED, BLUE) if alerted else (RED,):
            ways, acts = self.threats.ways[colour], self.threats.deeds[colour]
            for junction in junctions:
                found += self._share(colour, ways[junction], self._watchers(junction), me)
            for deed in deeds:
                found += self._share(colour, acts.get(deed, 0.0), self.eyes[deed], me)
        if alerted and bush != NONE:
            found += FOUND * self.threats.hides.get(bush, 0) * (1.5 if self.s.searching else 0.7)
        return found

    def _sees(self, stance: int) -> tuple[list[int], list[Deed], int]:
        """Return the junctions, the deeds and the bush that a guard watches."""
        board = self.s.board
        if is_focus(stance):
            place = stance - IN_TOWER
            if place >= JUNCTIONS:
                return [place - JUNCTIONS], [], NONE
            if place >= BUSHES:
                bush = place - BUSHES
                return [junction for _, junction in board.ways[bush]][:1], self.by_bush[bush], bush
            return [], self.by_yard[place], NONE
        post = stance // 2
        yard, bush, junction = yard_of(post), board.seen_bush[post], board.seen_junction[post]
        if stance % 2 == OUT:
            deed = (bush, yard)
            return [junction] if junction != NONE else [], [deed] if deed in self.eyes else [], bush
        return [], [deed for deed in self.by_yard[yard] if deed[0] != bush], NONE

    def stands(self, post: int) -> float:
        found = self._standing.get(post)
        if found is None:
            found = self._standing[post] = self._stands(post)
        return found

    def _stands(self, post: int) -> float:
        s = self.s
        code = s.guards[post]
        return self.worth(s.stance_at(post), bool(code & ALERTED), post) + self.duty(code, yard_of(post))

    def moved(self, post: int, stances: list[int]) -> list[float]:
        """Return what it is worth to send a guard to each of these."""
        s, code, yard, now = self.s, self.s.guards[post], yard_of(post), self.stands(post)
        alerted, leaves_bodies = bool(code & ALERTED), yard in self._bodies
        found: list[float] = []
        for stance in stances:
            there = yard_of(s.post_of(stance))
            worth = self.worth(stance, alerted, post) if there == yard else self._anybody(stance, alerted)
            worth += self.duty(code, there)
            if leaves_bodies or there in self._bodies:
                worth += FOUND
            found.append(worth - now)
        return found

    def _anybody(self, stance: int, alerted: bool) -> float:
        """Return what it is worth that one more guard, of any type, stands so."""
        worths = self._worths[alerted]
        found = worths.get(stance)
        if found is None:
            found = worths[stance] = self.worth(stance, alerted, NOWHERE)
        return found

    def posted(self, kind: int, stance: int) -> float:
        """Return what one more guard of this kind is worth there."""
        return self._anybody(stance, False) + self.duty(guard(kind), yard_of(self.s.post_of(stance)))

    def duty(self, code: int, yard: int) -> float:
        """Return what the mission makes of a guard in this yard."""
        found = 2.5 if kind_of(code) == OFFICER and yard in self._for_officers else 0.0
        if code & ALERTED and yard in self._for_alerted:
            found += 0.5
        return found

    def best_move(self, word: str, rng: Random) -> tuple[int, int] | None:
        """The guard and how it is to stand, if any move of this kind is worth anything."""
        step, found, most = MoveGuard(word), None, SMALL
        for post in step.movable(self.s):
            stances = step.stances(self.s, post)
            for stance, worth in zip(stances, self.moved(post, stances), strict=True):
                value = worth + SMALL * rng.random()
                if value > most:
                    found, most = (post, stance), value
        return found
