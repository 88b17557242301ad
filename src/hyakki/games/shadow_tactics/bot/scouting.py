"""What a programme is worth to a ninja: its chances to go unseen, and how much nearer it brings the ninja's errand.

Worth is counted in cards: one card nearer is 1. Cards of this round meet the guards as they stand; in the rounds after
it, the Daimyo may have sent one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from hyakki.games.shadow_tactics.board import aim, vision
from hyakki.games.shadow_tactics.board.geometry import Board
from hyakki.games.shadow_tactics.board.places import NOWHERE, yard_of
from hyakki.games.shadow_tactics.bot.errands import ACT, REACH, STRIKE, Stage, Team, mission_card
from hyakki.games.shadow_tactics.bot.journeys import FAR, ways_to
from hyakki.games.shadow_tactics.bot.spots import NO_POSTS, Outcome, Spot
from hyakki.games.shadow_tactics.catalog.cards import BLUE, DAIMYO, GREEN, RED
from hyakki.games.shadow_tactics.catalog.ids import COLOURS
from hyakki.games.shadow_tactics.catalog.kit import ACTION, MOVEMENT, SPECIAL, Act
from hyakki.games.shadow_tactics.guards import ALERTED, kind_of
from hyakki.games.shadow_tactics.state import NO_ALARM

FREE: Final = 0.93
NEAR: Final = 0.78
BESIDE: Final = 0.6
CALM: Final = 0.95
"""The chance that what nobody would see now will not be seen after the orders either: no guard is near, one is a yard
away, one stands where it has only to turn; and that of a blue card."""
SEEN: Final = 0.06
"""The chance that a guard who would see it now is sent elsewhere."""
HURTS = {"": 0.15, "P1": 0.8, "P2": 0.5, "P3": 0.5, "P4": 2.5}
"""The cost of the next point of damage, by the penalty it brings."""
NOISE: Final = 0.4
QUIET: Final = 0.12
ALARM: Final = 2.5
BODY: Final = 0.15
"""The cost of a noise that is kept, of one that will be forgotten, of one that raises the alarm; and of a body left
lying."""
KILL: Final = 0.15
HUNTED: Final = 0.8
FREED: Final = 0.7
HIDDEN: Final = 0.1
ALERT: Final = 0.2
"""The worth of a guard fewer, and to hunters; the share of others' needs that counts; the worth of a hidden body, and
of an alerted guard."""
SHARED: Final = 0.3
DEED: Final = 3.0
"""The share of a need that one of several guards less meets; the need to act unseen."""
RETURNED: Final = 0.15
"""The worth of taking an action card back into the hand."""
JUTSU: Final = 0.2
NEEDED: Final = 4.0
"""The worth of a jutsu token, and of one that is needed to slay the Daimyo figure."""
CARDS_A_ROUND: Final = 2
TOLL: Final = 1.2
"""The cost of a watched junction on the way."""
DROPPED: Final = 0.1
"""The cost of letting go of a hostage: it is taken up again before the next card."""
BLOCKED: Final = 1.0
"""The cost of finding all ways watched: by the next round guards may be elsewhere."""
AMPLE: Final = 8.0
LEAST_CARE: Final = 0.25
"""Cards to spare with which a ninja is in no hurry; how much it cares at least."""
VOID: Final = 0.4
"""The cost of a card that would do nothing."""
STAGE: Final = 4
"""The worth of reaching the next stage of an errand, without that of the stages after it."""
DONE: Final = 6.0
"""The worth of finishing the whole errand."""
RUIN: Final = -60.0
"""The Daimyo figure's death where it loses the mission."""
HEALED: Final = 0.8
HEALED_IN_SIGHT: Final = 0.25
"""The share of that cost that a heal gives back; the damage may be taken again at once."""

NO_NEEDS: Mapping[int, float] = {}


class Scout:
    """One ninja. `settled`: the orders have been given, guards stay where they are for this round. `needs`: by post,
    what it is worth to those who act after it that the guard there sees nothing."""

    def __init__(self, team: Team, ninja: int, settled: bool = False, needs: Mapping[int, float] = NO_NEEDS) -> None:
        self.team, self.ninja, self.s = team, ninja, team.s
        self.settled, self.needs = settled, needs
        self.errand = team.errands[ninja]
        self.stages = self.errand.stages
        self._threshold = self.s.threshold
        self.special = mission_card(team.s, ninja)
        self.lacking = team.lacking[ninja]
        self._way_colours = self._colours_of_ways()
        self._start: Spot | None = None
        self._spots: dict[tuple[object, ...], Spot] = {}
        self._journeys = [team.journey(ninja, stage.goals) for stage in self.stages]
        """The ways to the goals of each stage."""
        self._rest = self._later()
        self._awake = team.awake
        self.saves_jutsu = team.s.rules.mission == "M5" and not team.s.figure_dead and self._slays_by_jutsu()
        self.care = 1.0
        self.care = self._caution()
        self._hurt = self._next_hurts()
        self._hurt_now = sum(self._hurt[:1]) + self.loud(0, 1)
        self._leaves: dict[Spot, float] = {}
        self._onward: dict[tuple[int, int, int, int], list[tuple[int, int, float]]] = {}
        self._tolls: dict[int, list[float]] = {}
        self._outcomes: dict[tuple[Spot, int], list[Outcome]] = {}
        self._ways: dict[tuple[object, ...], tuple[float, int]] = {}
        self._deeds: dict[tuple[object, ...], tuple[float, int]] = {}
        self._failures: dict[tuple[Spot, int, int], float] = {}
        self._aims: dict[tuple[object, ...], list[tuple[int, list[tuple[int, ...]]]]] = {}

    def forget(self) -> None:
        """Forget the plans: the guards stand otherwise now than when the cards were thought of."""
        self._outcomes.clear()
        self._onward.clear()
        self._ways.clear()
        self._deeds.clear()
        self._failures.clear()
        self._aims.clear()

    def _slays_by_jutsu(self) -> bool:
        acts = (self.s.kit.cards[card].act for card in self.s.ninjas[self.ninja].cards)
        return any(act.jutsu and "HA" in act.symbols for act in acts)

    def _caution(self) -> float:
        """Return the weight of what comes after: a ninja short of time cares less for it."""
        bush = self.s.ninjas[self.ninja].bush
        if bush == NOWHERE:
            return 1.0
        slack = CARDS_A_ROUND * self.s.time - self.left(self.start())
        return min(1.0, max(LEAST_CARE, slack / AMPLE))

    def loud(self, before: int, more: int) -> float:
        """Return what it costs to make so much noise after some that was made already (ST-200 to ST-204)."""
        s, kept = self.s, self.s.alarm != NO_ALARM
        found = 0.0
        for noise in range(s.noise + before + 1, s.noise + before + more + 1):
            found += ALARM if noise == self._threshold else NOISE if kept else QUIET
        return self.care * found

    def _later(self) -> list[int]:
        """The cards of all stages after it, from its nearest goal with all cards in hand, by stage."""
        rest = [0] * (len(self.stages) + 1)
        for place in range(len(self.stages) - 1, 0, -1):
            before, stage, way = self.stages[place - 1], self.stages[place], self._journeys[place]
            near = min([way.cards(self.s.opened, self.lacking, bush) for bush in before.goals], default=0)
            rest[place - 1] = rest[place] + near + (stage.kind != REACH) + STAGE
        return rest

    def _next_hurts(self) -> list[float]:
        """Return what each further point of damage would cost."""
        s, person = self.s, self.s.ninjas[self.ninja]
        carries = DROPPED if person.carries and s.rules.mission == "M4" else 0.0
        whole = person.health[: len(person.health) - person.damage]
        return [self.care * HURTS[s.kit.penalties[card]] + carries for card in reversed(whole)]

    def start(self) -> Spot:
        if self._start is None:
            s = self.s
            self._start = self.spot(s.ninjas[self.ninja].bush, self.team.used[self.ninja], s.opened, 0)
        return self._start

    def spot(
        self,
        bush: int,
        used: int,
        opened: int,
        stage: int,
        blind: frozenset[int] = NO_POSTS,
        gone: frozenset[int] = NO_POSTS,
        noise: int = 0,
        played: int = 0,
    ) -> Spot:
        """Return this place; stages that are over as soon as the ninja is there are passed."""
        stage = self._arrived(bush, stage)
        key = (bush, used, opened, stage, blind, gone, noise, played)
        found = self._spots.get(key)
        if found is None:
            found = self._spots[key] = Spot(bush, used, opened, stage, blind, gone, noise, played)
        return found

    def _arrived(self, bush: int, stage: int) -> int:
        while stage < len(self.stages) - 1 and self.stages[stage].kind == REACH and bush in self.stages[stage].goals:
            stage += 1
        return stage

    def moved(self, spot: Spot, bush: int) -> Spot:
        """Return the same in another bush."""
        return self.spot(bush, spot.used, spot.opened, spot.stage, spot.blind, spot.gone, spot.noise, spot.played)

    def _coloured(self, spot: Spot, used: int) -> Spot:
        """Return the same with these colours used up."""
        if used == spot.used:
            return spot
        return self.spot(spot.bush, used, spot.opened, spot.stage, spot.blind, spot.gone, spot.noise, spot.played)

    def _next_stage(self, spot: Spot) -> Spot:
        stage = spot.stage + 1
        return self.spot(spot.bush, spot.used, spot.opened, stage, spot.blind, spot.gone, spot.noise, spot.played)

    # Distances from a spot

    def left(self, spot: Spot, midway: bool = False) -> float:
        """Return the number of cards to the end of the errand, if nobody is in the way; `midway`: one of the round
        has been played."""
        return self._left(spot.bush, spot.used, spot.opened, spot.stage, midway)

    def _left(self, bush: int, used: int, opened: int, place: int, midway: bool) -> int:
        if place == len(self.stages):
            return 0
        stage, near = self.stages[place], 0
        if stage.goals:
            near = self._journeys[place].cards(opened, used, bush, midway)
        return near + (stage.kind != REACH) + self._rest[place]

    def leaf(self, spot: Spot) -> float:
        """Return what it is worth to be there when the round is over: the best next card is thought of, with those who
        watch now."""
        found = self._leaves.get(spot)
        if found is None:
            calm = self.spot(spot.bush, spot.used, spot.opened, spot.stage, spot.gone, spot.gone)
            if calm not in self._leaves:
                self._leaves[calm] = self._look_on(calm)
            found = self._leaves[spot] = self._leaves[calm]
        return found

    def _look_on(self, spot: Spot) -> float:
        left = self.left(spot)
        if left == 0:
            return DONE
        left += self._toll(spot.bush, spot.stage)
        blocked = best = -left - BLOCKED
        s = self.s
        for colour, junction, after in self._ways_on(spot):
            chance = self._way(spot, junction, self._way_colours[colour], False)[0]
            best = max(best, chance * (after - 1.0) + (1 - chance) * (blocked - self._hurt_now))
        stage = self.stages[spot.stage] if spot.stage < len(self.stages) else None
        if stage is not None and stage.kind == ACT and spot.bush in stage.goals:
            colour = self._mission_colour()
            chance = max((self._deed(spot, yard, colour, False)[0] for yard in stage.yards), default=0.0)
            best = max(best, chance * (1.0 - left) + (1 - chance) * (blocked - self._hurt_now))
        watched = sum(1 for post in vision.watch_bush(s, spot.bush) if s.guards[post] & ALERTED)
        return best - 0.25 * watched

    def _ways_on(self, spot: Spot) -> list[tuple[int, int, float]]:
        """Return the colour and the junction of each way from there, and how near its best exit is to the goal."""
        key = (spot.bush, spot.used, spot.opened, spot.stage)
        found = self._onward.get(key)
        if found is None:
            ways = self._board(spot).ways[spot.bush]
            open_ways = [(colour, junction) for colour, junction in ways if not spot.used >> colour & 1]
            found = [(colour, junction, self._onward_by(spot, colour, junction)) for colour, junction in open_ways]
            self._onward[key] = found
        return found

    def _onward_by(self, spot: Spot, colour: int, junction: int) -> float:
        opened, used, nearest = self._unlocked(spot.opened, junction), spot.used | 1 << colour, float("-inf")
        for bush in self._board_with(opened).exits[junction]:
            stage = self._arrived(bush, spot.stage)
            nearest = max(nearest, -self._left(bush, used, opened, stage, True) - self._toll(bush, stage))
        return nearest

    def _toll(self, bush: int, stage: int) -> float:
        """Return what those who watch the ways to the goal add to its distance, by the way on which they add least."""
        if stage == len(self.stages) or not self.stages[stage].goals:
            return 0.0
        found = self._tolls.get(stage)
        if found is None:
            found = self._tolls[stage] = self._all_tolls(self.stages[stage].goals)
        return found[bush]

    def _all_tolls(self, goals: frozenset[int]) -> list[float]:
        board = self.s.board
        dear = [1.0 + TOLL * self._watched(junction) for junction in range(board.junctions)]
        plain, full = ways_to(board, goals, [1.0] * board.junctions), ways_to(board, goals, dear)
        return [most - least if most < FAR else 0.0 for least, most in zip(plain, full, strict=True)]

    def _watched(self, junction: int) -> bool:
        """Return whether a guard would see it pass here."""
        colour = self._way_colours[self.s.board.colours[junction]]
        return bool(vision.witnesses(self.s, colour, vision.watch_junction(self.s, junction)))

    def _board(self, spot: Spot) -> Board:
        return self._board_with(spot.opened)

    def _board_with(self, opened: int) -> Board:
        return self.s.board if opened == self.s.opened else self.s.kit.board(opened, self.s.board.boulders)

    def _unlocked(self, opened: int, junction: int) -> int:
        """Return the open gates, with those whose keys lie at this junction."""
        if junction in self.s.keys:
            for gate, key in enumerate(self.s.keys):
                if key == junction:
                    opened |= 1 << gate
        return opened

    def exits(self, spot: Spot, colour: int, junction: int) -> list[Spot]:
        opened, used = self._unlocked(spot.opened, junction), spot.used | 1 << colour
        return [
            self.spot(bush, used, opened, spot.stage, spot.blind, spot.gone, spot.noise, spot.played)
            for bush in self._board_with(opened).exits[junction]
        ]

    def _colours_of_ways(self) -> list[int]:
        """The colour of the card with which it would go through, by colour of a junction."""
        found = [RED] * len(COLOURS)
        for card in reversed(self.s.ninjas[self.ninja].cards):
            kind, act = self.s.kit.cards[card].kind, self.s.kit.cards[card].act
            if kind == MOVEMENT:
                for colour in act.through:
                    found[colour] = act.colour
        return found

    def _mission_colour(self) -> int:
        return self.s.kit.cards[self.special].act.colour if self.special != NOWHERE else RED

    # Witnesses

    def _chance(
        self, spot: Spot, colour: int, posts: list[int], yards: Iterable[int], settled: bool
    ) -> tuple[float, int]:
        """Return the chance to go unseen, and how many would see it; guards in these yards have only to turn."""
        if colour == GREEN:
            return 1.0, 1
        seen = [p for p in vision.witnesses(self.s, colour, posts) if p not in spot.blind and p not in spot.gone]
        if settled:
            return (0.0, len(seen)) if seen else (1.0, 1)
        if seen:
            return SEEN, len(seen)
        if colour == BLUE:
            return CALM, 1
        near = False
        for yard in yards:
            if any(post not in spot.gone for post in self._awake[yard]):
                return BESIDE, 1
            near = near or any(self._awake[other] for other, _ in self.s.board.links[yard])
        return NEAR if near else FREE, 1

    def unseen_way(self, spot: Spot, junction: int, colour: int) -> float:
        return self._way(spot, junction, colour, self.settled)[0]

    def _way(self, spot: Spot, junction: int, colour: int, settled: bool) -> tuple[float, int]:
        key = (spot.bush, junction, colour, settled, spot.blind, spot.gone)
        found = self._ways.get(key)
        if found is None:
            found = self._ways[key] = self._look_at_way(spot, junction, colour, settled)
        return found

    def _look_at_way(self, spot: Spot, junction: int, colour: int, settled: bool) -> tuple[float, int]:
        if self.s.rules.night:
            colour = GREEN if vision.is_dark(self.s.lights[junction]) else RED
        yards = {yard_of(post) for post in self.s.board.junction_watch[junction]}
        return self._chance(spot, colour, vision.see_movement(self.s, spot.bush, junction), yards, settled)

    def unseen_deed(self, spot: Spot, yard: int, colour: int) -> float:
        return self._deed(spot, yard, colour, self.settled)[0]

    def _deed(self, spot: Spot, yard: int, colour: int, settled: bool) -> tuple[float, int]:
        if yard == NOWHERE:
            return 1.0, 1
        key = (spot.bush, yard, colour, settled, spot.blind, spot.gone)
        found = self._deeds.get(key)
        if found is None:
            seen = vision.see_action(self.s, spot.bush, yard)
            found = self._deeds[key] = self._chance(spot, colour, seen, (yard,), settled)
        return found

    def hopes(self, spot: Spot) -> Iterator[tuple[list[int], float]]:
        """Yield the ninja's next wishes: the guards that would see it, and how much nearer it would be."""
        s, here = self.s, self.left(spot)
        for colour, junction in self._board(spot).ways[spot.bush]:
            if not spot.used >> colour & 1:
                seen = vision.witnesses(s, self._way_colours[colour], vision.see_movement(s, spot.bush, junction))
                nearer = here - min(map(self.left, self.exits(spot, colour, junction)))
                if seen and nearer > 0:
                    yield seen, nearer
        stage = self.stages[spot.stage] if spot.stage < len(self.stages) else None
        if stage is None or stage.kind == REACH or spot.bush not in stage.goals:
            return
        for yard in stage.yards or {yard_of(post) for post in stage.posts}:
            seen = vision.see_action(s, spot.bush, yard) if yard != NOWHERE else []
            if seen:
                yield vision.witnesses(s, self._mission_colour() if stage.kind == ACT else RED, seen), DEED

    # Results of a card

    def worth(self, spot: Spot, cards: tuple[int, ...]) -> float:
        """Return what these cards are worth from here, played as well as possible."""
        return self.best(spot, cards)[0]

    def best(self, spot: Spot, cards: tuple[int, ...]) -> tuple[float, Outcome | None]:
        """The same, and what its first card comes to."""
        if not cards:
            return self.leaf(spot), None
        card, rest = cards[0], cards[1:]
        most, chosen = -1e9, None
        for outcome in self.outcomes(spot, card):
            value = self.reckon(spot, card, outcome, rest)
            if value > most:
                most, chosen = value, outcome
        return (most, chosen) if chosen else (self.worth(self._spent(spot, card), rest) - VOID, None)

    def reckon(self, spot: Spot, card: int, outcome: Outcome, rest: tuple[int, ...]) -> float:
        """Return what it is worth to try for this, with these cards to follow."""
        value = outcome.chance * (outcome.gain + self.worth(outcome.spot, rest)) if outcome.chance else 0.0
        if outcome.chance < 1:
            value += (1 - outcome.chance) * self.failure(spot, card, outcome.witnesses)
        return value

    def failure(self, spot: Spot, card: int, witnesses: int) -> float:
        key = (spot, card, witnesses)
        found = self._failures.get(key)
        if found is None:
            found = self.leaf(self._spent(spot, card)) - sum(self._hurt[:witnesses]) - self.loud(spot.noise, witnesses)
            self._failures[key] = found
        return found

    def _spent(self, spot: Spot, card: int) -> Spot:
        act = self.s.kit.cards[card].act
        used = spot.used
        for colour in act.through:
            used |= 1 << colour
        return self._coloured(spot, used)

    def outcomes(self, spot: Spot, card: int) -> list[Outcome]:
        found = self._outcomes.get((spot, card))
        if found is None:
            found = self._outcomes[spot, card] = self._try(spot, card)
        return found

    def _try(self, spot: Spot, card: int) -> list[Outcome]:
        kind, act = self.s.kit.cards[card].kind, self.s.kit.cards[card].act
        if kind == SPECIAL:
            return list(self._specials(spot, card, act))
        if "MV" in act.symbols:
            return self._walks(spot, act)
        if "RE" in act.symbols:
            return [self._regroup(spot)]
        if act.effects and (not act.jutsu or self.s.ninjas[self.ninja].jutsu):
            return self.against(spot, act, NOWHERE)
        return []

    def _regroup(self, spot: Spot) -> Outcome:
        person = self.s.ninjas[self.ninja]
        gain = 0.0
        if person.damage:
            healed = HURTS[self.s.kit.penalties[person.flipped[0]]]
            gain = healed * (HEALED_IN_SIGHT if vision.searchers(self.s, spot.bush) else HEALED)
        cards = sum(1 for card in person.used if self.s.kit.cards[card].kind == ACTION)
        return Outcome(1.0, self._coloured(spot, self.lacking), gain + RETURNED * (cards + spot.played))

    def _walks(self, spot: Spot, act: Act) -> list[Outcome]:
        found: list[Outcome] = []
        for colour, junction in self._board(spot).ways[spot.bush]:
            if colour in act.through:
                chance, witnesses = self._way(spot, junction, act.colour, self.settled)
                coin = 0.3 * self.s.coins[junction]
                found += [Outcome(chance, to, coin, witnesses) for to in self.exits(spot, colour, junction)]
        return found

    def _specials(self, spot: Spot, card: int, act: Act) -> Iterator[Outcome]:
        stage = self.stages[spot.stage] if spot.stage < len(self.stages) else None
        if stage is not None and stage.kind == ACT and card == self.special and spot.bush in stage.goals:
            for yard in stage.yards:
                chance, witnesses = self._deed(spot, yard, act.colour, self.settled)
                yield Outcome(chance, self._next_stage(spot), DONE, witnesses)
        elif self.s.rules.mission == "M2" and card == self.special and spot.bush in self.s.blue:
            for yard in self.s.board.yards_by_bush[spot.bush]:
                chance, witnesses = self._deed(spot, yard, act.colour, self.settled)
                for post in aim.figures(self.s, spot.bush, yard):
                    if post not in spot.gone:
                        yield Outcome(chance, *self.struck(spot, (post,), act, True), witnesses)
        elif stage is not None and stage.kind == STRIKE and self.s.documents_at != NOWHERE and act.colour != GREEN:
            yard = yard_of(self.s.documents_at)
            if spot.bush in stage.goals and yard in self.s.board.yards_by_bush[spot.bush]:
                chance, witnesses = self._deed(spot, yard, act.colour, self.settled)
                yield Outcome(chance, self._next_stage(spot), DONE, witnesses)

    # Actions against guards

    def against(self, spot: Spot, act: Act, only: int) -> list[Outcome]:
        """Return the results of a card with effects, against any yard or only this one."""
        found: list[Outcome] = []
        hidden = "HB" in act.symbols
        for yard, targets in self._aimed(spot, act):
            if only not in (NOWHERE, yard):
                continue
            chance, witnesses = self._deed(spot, yard, act.colour, self.settled)
            takes = self._takes_documents(spot, yard, act)
            for posts in targets:
                after, gain = self.struck(spot, posts, act, hidden)
                if takes and after.stage == spot.stage:
                    after, gain = self._next_stage(after), gain + DONE
                found.append(Outcome(chance, after, gain, witnesses))
        return found

    def _aimed(self, spot: Spot, act: Act) -> list[tuple[int, list[tuple[int, ...]]]]:
        """The yards that the card can be aimed at from there, each with the sets of guards it could be for."""
        found = self._aims.get((spot.bush, spot.gone, act))
        if found is None:
            found = self._aims[spot.bush, spot.gone, act] = self._aim(spot, act)
        return found

    def _aim(self, spot: Spot, act: Act) -> list[tuple[int, list[tuple[int, ...]]]]:
        s, person = self.s, self.s.ninjas[self.ninja]
        bush, person.bush = person.bush, spot.bush
        away = {post: s.guards[post] for post in spot.gone}
        for post in away:
            s.guards[post] = 0
        try:
            return [(yard, list(self._targets(yard, act))) for yard in aim.aims(s, self.ninja, act)]
        finally:
            person.bush = bush
            for post, code in away.items():
                s.guards[post] = code

    def _takes_documents(self, spot: Spot, yard: int, act: Act) -> bool:
        at = self.s.documents_at
        if at == NOWHERE or yard_of(at) != yard or act.colour == GREEN or spot.stage >= len(self.stages):
            return False
        return self.stages[spot.stage].kind == STRIKE and yard in self.s.board.yards_by_bush[spot.bush]

    def _targets(self, yard: int, act: Act) -> Iterator[tuple[int, ...]]:
        """Sets of guards that the card could be for."""
        s, bush = self.s, self.s.ninjas[self.ninja].bush
        symbol = next((symbol for symbol in act.effects if symbol != "HB"), "")
        if not symbol:
            yield ()
            return
        if symbol == "LU":
            posts = aim.lurable(s, bush, yard, act.spearmen)
        else:
            posts = aim.targets(s, bush, yard, symbol, act.spearmen)
        if len(posts) <= act.targets:
            yield tuple(posts)
        else:
            for post in posts:
                yield (post, *[other for other in posts if other != post][: act.targets - 1])

    def struck(self, spot: Spot, posts: tuple[int, ...], act: Act, hidden: bool) -> tuple[Spot, float]:
        """Return where the card leaves the ninja, and what it is worth besides."""
        s, symbols = self.s, act.symbols
        noise = int("NO" in symbols)
        gain = 0.0
        gone, blind, stage = spot.gone, spot.blind, spot.stage
        attack = "HA" if "HA" in symbols else "LA" if "LA" in symbols or "MA" in symbols else ""
        if not attack and "HB" in symbols:
            return spot, HIDDEN * len(s.bodies)
        dead = [p for p in posts if attack and ("MA" in symbols or aim.dies(s.guards[p], attack))]
        for post in posts:
            if post in dead:
                gone |= {post}
            elif attack or "ST" in symbols:
                blind |= {post}
                gain += 0.02 + FREED * self.needs.get(post, 0.0)
            else:
                gone |= {post}
                gain += FREED * self.needs.get(post, 0.0) - 0.05
        for post in dead:
            gain += self._kill_worth(post) - (0 if hidden else BODY)
            unaware = {*posts, *spot.blind, *spot.gone}
            seeing = sum(1 for other in vision.see_death(s, post) if other not in unaware)
            gain -= ALERT * seeing
            noise += seeing
        wanted = self.stages[stage] if stage < len(self.stages) else None
        if wanted is not None and wanted.kind == STRIKE and any(post in wanted.posts for post in posts):
            if self._serves(wanted, posts, dead, act, spot):
                stage += 1
                gain += DONE
        gain -= self.loud(spot.noise, noise)
        if act.jutsu:
            gain -= NEEDED if self.saves_jutsu and stage == spot.stage else JUTSU
        loud, played = spot.noise + noise, spot.played + 1
        return self.spot(spot.bush, spot.used, spot.opened, stage, blind, gone, loud, played), gain

    def _serves(self, wanted: Stage, posts: tuple[int, ...], dead: list[int], act: Act, spot: Spot) -> bool:
        if self.s.rules.mission != "M3":
            return any(post in wanted.posts for post in dead)
        if self.s.documents_at != NOWHERE or any(post in wanted.posts for post in dead):
            return False
        figure = next(post for post in posts if post in wanted.posts)
        return act.colour != GREEN and yard_of(figure) in self.s.board.yards_by_bush[spot.bush] and bool(posts)

    def _kill_worth(self, post: int) -> float:
        kind = kind_of(self.s.guards[post])
        if kind == DAIMYO:
            return RUIN if self.s.rules.mission == "M3" else DONE
        return (HUNTED if self.errand.hunts else self.care * KILL) + FREED * self.needs.get(post, 0.0)


def in_the_way(team: Team, ninjas: Iterable[int]) -> dict[int, float]:
    """Return what it is worth to these ninjas that it should not see them next, by post of a guard."""
    found: dict[int, float] = defaultdict(float)
    for ninja in ninjas:
        scout = Scout(team, ninja, settled=True)
        start = scout.start()
        for posts, worth in scout.hopes(start):
            for post in posts:
                found[post] += worth if len(posts) == 1 else SHARED * worth
    return found
