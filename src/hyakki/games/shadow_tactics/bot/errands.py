"""The tasks of the ninjas, from public facts alone, so that every seat of a team makes the same plan, and the Daimyo
too."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from hyakki.games.shadow_tactics.board.places import NOWHERE, yard_of
from hyakki.games.shadow_tactics.board.vision import awake
from hyakki.games.shadow_tactics.bot.journeys import FAR, Journey, colours_of, journey
from hyakki.games.shadow_tactics.catalog.cards import BLUE, CARD_COLOURS, GREEN, OFFICER
from hyakki.games.shadow_tactics.catalog.ids import COLOURS
from hyakki.games.shadow_tactics.catalog.kit import MOVEMENT, SPECIAL, Act
from hyakki.games.shadow_tactics.guards import kind_of
from hyakki.games.shadow_tactics.state import ShadowState

ALL_COLOURS = (1 << len(COLOURS)) - 1
REACH, ACT, STRIKE = range(3)
"""The kinds of errands: be in a bush; carry out the mission action there; affect certain guards from there."""

CARDS_A_ROUND = 2
SPARE = 10
"""Cards that must be left over to send out a ninja whose errand is only to be home in the end."""
STEALTH = 8
"""Cards that a ninja may be farther off if it can act in sight of calm guards."""


class Stage(NamedTuple):
    kind: int
    goals: frozenset[int]
    """Bushes."""
    yards: frozenset[int] = frozenset()
    """The yards that serve a mission action."""
    posts: frozenset[int] = frozenset()
    """The guards a strike is for."""


class Errand(NamedTuple):
    stages: tuple[Stage, ...]
    hunts: bool = False
    """Whether it has nothing better to do than to eliminate guards."""


class Team:
    """The ninjas in play, what each may still use, and its errand."""

    def __init__(self, s: ShadowState) -> None:
        self.s = s
        self.members = s.team()
        self.lacking = {n: ALL_COLOURS & ~colours_of(s, s.ninjas[n].cards) for n in self.members}
        self.used = {n: ALL_COLOURS & ~colours_of(s, s.hand_of(n)) for n in self.members}
        self.home = frozenset(s.kit.layout.entries)
        self.awake = _awake(s)
        self._journeys: dict[tuple[int, frozenset[int]], Journey] = {}
        self.errands: dict[int, Errand] = PLANS[s.rules.mission](self)

    def far(self, ninja: int, goals: frozenset[int]) -> int:
        """Return the number of cards to the nearest of these goals from where the ninja is now."""
        if not goals:
            return FAR
        return self.journey(ninja, goals).cards(self.s.opened, self.used[ninja], self.s.ninjas[ninja].bush)

    def journey(self, ninja: int, goals: frozenset[int]) -> Journey:
        """Return the ninja's ways to the nearest of these goals."""
        key = (self.lacking[ninja], goals)
        found = self._journeys.get(key)
        if found is None:
            found = self._journeys[key] = journey(self.s, *key)
        return found

    def share(self, ninjas: Iterable[int], targets: Iterable[frozenset[int]]) -> dict[int, frozenset[int]]:
        """Give each target to another ninja, the nearest pairs first."""
        wanted = list(targets)
        pairs = sorted((self.far(ninja, goals), place, ninja) for place, goals in enumerate(wanted) for ninja in ninjas)
        found: dict[int, frozenset[int]] = {}
        for _, place, ninja in pairs:
            if ninja not in found and wanted[place] not in found.values():
                found[ninja] = wanted[place]
        return found

    def escort(self, errands: dict[int, Errand]) -> Errand:
        """Thin out the guards around the ninja that is nearest to the end of an errand."""
        s = self.s
        ends = {ninja: self.far(ninja, errand.stages[-1].goals) for ninja, errand in errands.items()}
        if not ends:
            return Errand((Stage(REACH, self.home),), hunts=True)
        leader = min(ends, key=lambda ninja: (len(errands[ninja].stages), ends[ninja]))
        around = frozenset(b for yard in s.board.yards_by_bush[s.ninjas[leader].bush] for b in self.beside(yard))
        return Errand((Stage(REACH, around),), hunts=True)

    def cover(self, errands: dict[int, Errand], ninja: int, home: Stage) -> Errand:
        """Return an escort while there is ample time to come home from there, else to stay at home."""
        escort, left = self.escort(errands), CARDS_A_ROUND * self.s.time
        around = escort.stages[0].goals
        leaders = [self.far(leader, home.goals) for leader in errands]
        if not leaders or self.far(ninja, around) + max(leaders) + SPARE > left:
            return Errand((home,), hunts=True)
        return escort

    # Starting places

    def beside(self, yard: int) -> frozenset[int]:
        s = self.s
        return frozenset(bush for bush in range(s.board.bushes) if yard in s.board.yards_by_bush[bush])

    def in_reach(self, post: int, long_range: bool) -> frozenset[int]:
        """The bushes from which a guard can be affected."""
        s, yard = self.s, yard_of(post)
        return frozenset(
            bush
            for bush in range(s.board.bushes)
            if yard in s.board.yards_in_reach(bush, long_range) and post in s.board.prey.get((bush, yard), ())
        )

    def strikes(self, ninja: int, post: int, suits: Callable[[Act], bool]) -> frozenset[int]:
        """The bushes from which one of its cards that suit can reach a guard."""
        person, found = self.s.ninjas[ninja], frozenset[int]()
        for card in person.cards:
            kind, act = self.s.kit.cards[card].kind, self.s.kit.cards[card].act
            if kind not in (MOVEMENT, SPECIAL) and suits(act) and (person.jutsu or not act.jutsu):
                found |= self.in_reach(post, act.long_range)
        return found

    def stealthy(self, ninja: int, suits: Callable[[Act], bool]) -> bool:
        """Return whether it has a card that suits and that calm guards do not mind."""
        acts = (self.s.kit.cards[card].act for card in self.s.ninjas[ninja].cards)
        return any(act.colour == BLUE and suits(act) for act in acts)


def _awake(s: ShadowState) -> list[list[int]]:
    """The posts of guards that could be sent to look, by yard."""
    found: list[list[int]] = [[] for _ in range(s.board.yards)]
    for post, code in enumerate(s.guards):
        if awake(code):
            found[yard_of(post)].append(post)
    return found


# Missions


def _osaka(team: Team) -> dict[int, Errand]:
    s = team.s
    yard = s.kit.objective_yards[0]
    blow = Stage(ACT, team.beside(yard), frozenset({yard}))
    carrying = [n for n in team.members if s.ninjas[n].carries]
    found = {n: Errand((blow,)) for n in carrying}
    free = [n for n in team.members if n not in carrying]
    barrels = [frozenset({bush}) for bush in sorted(set(s.green))]
    for ninja, goal in team.share(free, barrels).items():
        found[ninja] = Errand((Stage(REACH, goal), blow))
    return _others(team, found, team.escort(found))


def _nakasendo(team: Team) -> dict[int, Errand]:
    """Send a ninja after each Officer that counts."""
    s = team.s
    yards = (*s.kit.objective_yards, *s.kit.layout.barracks)
    officers = [p for p, code in enumerate(s.guards) if code and kind_of(code) == OFFICER and yard_of(p) in yards]
    if not officers:
        return _others(team, {}, Errand((Stage(REACH, frozenset(b for y in yards for b in team.beside(y))),), True))
    ways: dict[tuple[int, int], frozenset[int]] = {}
    for ninja in team.members:
        for post in officers:
            ways[ninja, post] = team.strikes(ninja, post, _wounds)
    found: dict[int, Errand] = {}
    taken: dict[int, int] = dict.fromkeys(officers, 0)
    pairs = sorted((team.far(ninja, goals), ninja, post) for (ninja, post), goals in ways.items())
    most = -(-len(team.members) // len(officers))
    for _, ninja, post in pairs:
        if ninja not in found and taken[post] < most and ways[ninja, post]:
            taken[post] += 1
            found[ninja] = Errand((Stage(STRIKE, ways[ninja, post], posts=frozenset(officers)),))
    return _others(team, found, Errand((Stage(REACH, team.beside(yard_of(officers[0]))),), True))


def _imai(team: Team) -> dict[int, Errand]:
    """Send one ninja for the documents, if possible one who can rob in sight of calm guards; the others stay at
    home."""
    s, home = team.s, Stage(REACH, team.home)
    figure = s.figure()
    if any(s.ninjas[n].carries for n in team.members):
        return _others(team, {}, Errand((home,)))
    post = s.documents_at if s.documents_at != NOWHERE else figure
    if post == NOWHERE:
        return _others(team, {}, Errand((home,)))
    suits = _collects if s.documents_at != NOWHERE else _robs
    goals = {n: team.strikes(n, post, suits) for n in team.members}
    found = {}
    able = [n for n in team.members if goals[n]]
    for ninja in sorted(able, key=lambda n: (team.far(n, goals[n]) - STEALTH * team.stealthy(n, suits), n))[:1]:
        found[ninja] = Errand((Stage(STRIKE, goals[ninja], posts=frozenset({post})), home))
    return found | {n: team.cover(found, n, home) for n in team.members if n not in found}


def _tsuru(team: Team) -> dict[int, Errand]:
    s, home = team.s, Stage(REACH, team.home)
    found = {n: Errand((home,)) for n in team.members if s.ninjas[n].carries}
    free = [n for n in team.members if n not in found]
    for ninja, goal in team.share(free, [frozenset({bush}) for bush in sorted(set(s.green))]).items():
        found[ninja] = Errand((Stage(REACH, goal), home))
    left = frozenset(s.green)
    if left:
        return _others(team, found, Errand((Stage(REACH, left), home)))
    if s.rung:
        return _others(team, found, team.escort(found))
    bell = Stage(ACT, frozenset(s.kit.objective_bushes), frozenset({NOWHERE}))
    return _others(team, found, Errand((bell,), hunts=True))


def _palace(team: Team) -> dict[int, Errand]:
    """Send every ninja that can slay the figure to him, one to the tea while he is where it is served; the others go
    home."""
    s, home = team.s, Stage(REACH, team.home)
    figure = s.figure()
    if s.figure_dead or figure == NOWHERE:
        return _others(team, {}, Errand((home,)))
    yard = yard_of(figure)
    strikes = {n: team.strikes(n, figure, _slays) for n in team.members}
    found = {
        ninja: Errand((Stage(STRIKE, goals, posts=frozenset({figure})), home))
        for ninja, goals in strikes.items()
        if goals
    }
    tea = frozenset(bush for bush in s.blue if yard in s.board.yards_by_bush[bush] and yard in s.kit.objective_yards)
    free = [ninja for ninja in team.members if ninja not in found]
    if tea and free:
        brewer = min(free, key=lambda n: (team.far(n, tea) - STEALTH * team.stealthy(n, _wounds), n))
        found[brewer] = Errand((Stage(ACT, tea, frozenset({yard})), home))
    return found | {n: team.cover(found, n, home) for n in team.members if n not in found}


def _others(team: Team, found: dict[int, Errand], errand: Errand) -> dict[int, Errand]:
    return {ninja: found.get(ninja, errand) for ninja in team.members}


def _wounds(act: Act) -> bool:
    return not act.spearmen and ("LA" in act.symbols or "HA" in act.symbols)


def _robs(act: Act) -> bool:
    """Return whether the card is a light attack that takes the documents along (ST-473)."""
    return "LA" in act.symbols and act.colour != GREEN and "HB" not in act.symbols


def _collects(act: Act) -> bool:
    return act.colour != GREEN and bool(act.effects) and "HA" not in act.symbols


def _slays(act: Act) -> bool:
    return "HA" in act.symbols


def mission_card(s: ShadowState, ninja: int) -> int:
    """The special card of a ninja in the colour of the mission action (ST-141)."""
    colour = CARD_COLOURS.index(s.kit.mission.action)
    return next(
        (c for c in s.ninjas[ninja].cards if s.kit.cards[c].kind == SPECIAL and s.kit.cards[c].act.colour == colour),
        NOWHERE,
    )


PLANS: dict[str, Callable[[Team], dict[int, Errand]]] = {
    "M1": _osaka,
    "M2": _nakasendo,
    "M3": _imai,
    "M4": _tsuru,
    "M5": _palace,
}
