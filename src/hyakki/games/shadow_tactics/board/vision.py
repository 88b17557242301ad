"""Who sees what (section M, towers of section U). Pure functions of the board, the guards and the tower's focus.

They name posts, in the order of yards and corners (ST-R26), of figures that are not stunned and see as guards do:
stunned ones see nothing (ST-085, ST-262), friendly civilians neither (ST-374).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from hyakki.games.shadow_tactics.board.places import CORNERS, OUT, PER_YARD, TOWER, bush_place, junction_place, post_at
from hyakki.games.shadow_tactics.catalog.cards import RED
from hyakki.games.shadow_tactics.catalog.maps import NONE
from hyakki.games.shadow_tactics.guards import ALERTED, FRIENDLY, KIND, LOOKS_OUT, STUNNED

if TYPE_CHECKING:
    from hyakki.games.shadow_tactics.state import ShadowState

DARK: Final = 0
LIGHT: Final = 1
TORCH_LIT: Final = 2
TORCH_OUT: Final = 3
"""The light of a junction at night (ST-388), as in cards.LIGHTS; without the variant all is LIGHT."""


def is_dark(light: int) -> bool:
    return light in (DARK, TORCH_OUT)


def awake(code: int) -> bool:
    """Return whether this figure sees anything at all."""
    return bool(code) and not code & STUNNED and code >> KIND != FRIENDLY


def tower_guard(s: ShadowState, place: int) -> list[int]:
    """The guard in the tower, if its focus lies here and it sees (ST-351, ST-355)."""
    if s.focus != place or s.board.tower == NONE:
        return []
    post = post_at(s.board.tower, TOWER)
    return [post] if awake(s.guards[post]) else []


def _watching(s: ShadowState, posts: tuple[int, ...], place: int) -> list[int]:
    """The guards at these posts that look out, and the one in the tower if its focus lies on this place."""
    guards = s.guards
    found = [post for post in posts if guards[post] & LOOKS_OUT and awake(guards[post])]
    return found if s.focus != place else sorted(found + tower_guard(s, place))


def watch_bush(s: ShadowState, bush: int) -> list[int]:
    """The guards that watch a bush (ST-237)."""
    return _watching(s, s.board.bush_watch[bush], bush_place(bush))


def searchers(s: ShadowState, bush: int) -> list[int]:
    """The guards that would find a ninja there in a search: alerted ones that watch the bush (ST-190, ST-357)."""
    return [post for post in watch_bush(s, bush) if s.guards[post] & ALERTED]


def watch_junction(s: ShadowState, junction: int) -> list[int]:
    """The guards that watch a junction (ST-232, ST-359)."""
    return _watching(s, s.board.junction_watch[junction], junction_place(junction))


def see_movement(s: ShadowState, bush: int, junction: int) -> list[int]:
    """Return the guards in position to see a ninja leave this bush by this junction (ST-238, ST-360, ST-R20)."""
    return sorted(watch_junction(s, junction) + tower_guard(s, bush_place(bush)))


def see_action(s: ShadowState, bush: int, yard: int) -> list[int]:
    """Return the guards in position to see an action from a bush into a yard: adjacent (ST-233, ST-234, ST-236, ST-240,
    ST-R18, ST-R19), its victims too (ST-R22), or farther off (ST-241, ST-R49)."""
    glances = s.board.glances.get((bush, yard))
    if glances is None:
        return watch_bush(s, bush)
    guards = s.guards
    seen = [
        post
        for post, facing in glances
        if (code := guards[post]) and bool(code & LOOKS_OUT) == (facing == OUT) and awake(code)
    ]
    if s.board.tower != NONE:
        seen += tower_guard(s, yard) + tower_guard(s, bush_place(bush))
        seen.sort()
    return seen


def look_into(s: ShadowState, yard: int) -> list[int]:
    """Return the posts that see this yard: guards in it that look in, and a focus on it (ST-226, ST-230, ST-235,
    ST-358)."""
    found = tower_guard(s, yard)
    if yard != s.board.tower:
        start, guards = PER_YARD * yard, s.guards
        for post in range(start, start + CORNERS):
            if (code := guards[post]) and not code & LOOKS_OUT and awake(code):
                found.append(post)
    return sorted(found)


def visible(s: ShadowState, post: int) -> bool:
    """Return whether who looks into the yard can see what is in this corner: not beside a dark junction (ST-393,
    ST-394)."""
    junction = s.board.corner_junction[post]
    return junction == NONE or not is_dark(s.lights[junction])


def see_death(s: ShadowState, post: int) -> list[int]:
    """Return the guards that see the death of the guard here (ST-229)."""
    return look_into(s, post // PER_YARD) if visible(s, post) else []


def witnesses(s: ShadowState, colour: int, in_position: Iterable[int]) -> list[int]:
    """Return the guards whose state makes them react to a card of this colour: red, any; blue, the alerted (ST-074 to
    ST-078, ST-R25)."""
    if colour == RED:
        return list(in_position)
    return [post for post in in_position if s.guards[post] & ALERTED] if colour else []
