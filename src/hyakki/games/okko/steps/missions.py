"""Personal missions (OK-013 to OK-016, OK-R156)."""

from __future__ import annotations

from hyakki.games.okko.catalog.cards import PersonalMission
from hyakki.games.okko.catalog.chronicle import from_heroes
from hyakki.games.okko.state import FIRST_WOUND, OkkoState
from hyakki.games.okko.steps.feats import counted


def possible_mission(s: OkkoState, hero: int, rolled: int) -> int:
    """The rolled one; the first if the scenario makes it impossible; else any that is possible (OK-R156)."""
    missions = s.kit.heroes[hero].missions
    for number in (rolled, 0):
        if is_possible(s, missions[number]):
            return number
    fit = [number for number, mission in enumerate(missions) if is_possible(s, mission)]
    return fit[s.chance.below(b"mission", len(fit))] if fit else 0


def is_possible(s: OkkoState, mission: PersonalMission) -> bool:
    if mission.feat == "sneaks":
        return any(piece.sneak and not piece.red_circle for piece in s.board.floor.pieces.values())
    if mission.feat in ("investigations", "clues"):
        return s.investigation
    if mission.feat == "quiet":
        return s.kit.special("alarm") is None
    chests = [from_heroes(spot) for spot in s.kit.scenario.chests]
    return mission.feat != "chests" or any(s.at_start >= least for _, least in chests)


def is_done(s: OkkoState, hero: int) -> bool:
    """Return whether the mission is done at the end of the game (OK-016)."""
    person = s.heroes[hero]
    mission = s.kit.heroes[hero].missions[person.mission]
    if mission.feat == "quiet":
        return not s.alarm
    if mission.feat == "unwounded":
        return all(card < FIRST_WOUND for card in (*person.hand, *person.right, *person.discard))
    return counted(s, hero, mission.feat) >= mission.count
