"""The winner of a campaign (OK-349, OK-353, OK-R160, OK-R161)."""

from __future__ import annotations

from hyakki.games.okko.campaign.state import CampaignState
from hyakki.games.okko.catalog.cards import SIZES
from hyakki.games.okko.state import HEROES_SIDE, ONI_SIDE


def wins(s: CampaignState, side: str) -> int:
    return sum(1 for *_, winner in s.results if winner == side)


def more_wins(s: CampaignState) -> str:
    """The side with more wins, on a tie the winner of the last scenario (OK-349, OK-R161)."""
    heroes, oni = wins(s, HEROES_SIDE), wins(s, ONI_SIDE)
    if heroes == oni:
        return s.results[-1][2]
    return HEROES_SIDE if heroes > oni else ONI_SIDE


def sizes(s: CampaignState, side: str) -> list[str]:
    """The sizes of the recollections a side has kept, and of those that the winners of acts take (OK-352, OK-353)."""
    kept: list[str] = [s.rules.okko.recollections[name].size for name, owner in s.kept if owner == side]
    return [*kept, *(s.campaign.acts[act].size for act, _, winner in s.results if winner == side)]


def points(s: CampaignState, side: str) -> int:
    return sum(SIZES[size] for size in sizes(s, side))


def more_points(s: CampaignState) -> str:
    """One total; ties by large, then by medium recollections, then the Oni (OK-128, OK-R153, OK-R160)."""

    def rank(side: str) -> tuple[int, int, int]:
        found = sizes(s, side)
        return points(s, side), found.count("large"), found.count("medium")

    return HEROES_SIDE if rank(HEROES_SIDE) > rank(ONI_SIDE) else ONI_SIDE
