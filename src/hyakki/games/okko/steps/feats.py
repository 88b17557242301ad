"""The feats that personal missions count (OK-016, OK-R155)."""

from __future__ import annotations

from typing import get_args

from hyakki.games.okko import events as say
from hyakki.games.okko.catalog.cards import Feat
from hyakki.games.okko.state import OkkoState

FEATS: tuple[str, ...] = get_args(Feat)


def note(s: OkkoState, hero: int, feat: str, count: int = 1) -> None:
    """Note what a hero has done, if a personal mission may count it."""
    person, number = s.heroes[hero], FEATS.index(feat)
    feats = list(person.feats or (0,) * len(FEATS))
    feats[number] += count
    person.feats = tuple(feats)
    if s.kit.heroes[hero].missions[person.mission].feat == feat:
        s.say(say.FEAT, (hero, feat, feats[number]))


def at_least(s: OkkoState, hero: int, feat: str, count: int) -> None:
    """Keep the best so far, of what is counted at one go."""
    done = counted(s, hero, feat)
    if count > done:
        note(s, hero, feat, count - done)


def counted(s: OkkoState, hero: int, feat: str) -> int:
    feats = s.heroes[hero].feats
    return feats[FEATS.index(feat)] if feats else 0
