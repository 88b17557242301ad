"""Harm and care of guards and ninjas: death, stun, damage, healing (sections H, N, P)."""

from __future__ import annotations

from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board.places import yard_of
from hyakki.games.shadow_tactics.catalog.cards import DAIMYO, SAMURAI
from hyakki.games.shadow_tactics.guards import FRIENDLY, HOSTILE, is_guard, kind_of, stunned
from hyakki.games.shadow_tactics.missions import quests
from hyakki.games.shadow_tactics.missions.mission import mission_of
from hyakki.games.shadow_tactics.people import NOBODY
from hyakki.games.shadow_tactics.state import ShadowState


def kill(s: ShadowState, post: int, ninja: int = NOBODY) -> bool:
    """Kill the guard, which leaves a body (ST-242); friendly civilians cannot be killed (ST-373)."""
    kind = kind_of(s.guards[post])
    if kind == FRIENDLY:
        return False
    s.take_guard(post)
    s.add_body(post)
    s.say(say.KILLED, (ninja, kind, post))
    if ninja != NOBODY:
        _count_kill(s, ninja, kind, post)
    mission_of(s).died(s, kind, post)
    return True


def _count_kill(s: ShadowState, ninja: int, kind: int, post: int) -> None:
    person = s.ninjas[ninja]
    if kind == HOSTILE:  # ST-379
        if person.jutsu or person.spent:
            person.lost += 1
            if person.jutsu:
                person.jutsu -= 1
            else:
                person.spent -= 1
            s.say(say.LOST_JUTSU, (ninja,))
        return
    person.kills += 1
    person.slain += (post,)
    if kind in (SAMURAI, DAIMYO):
        quests.count(s, ninja, "armoured-kills")
    if yard_of(post) not in s.board.yards_by_bush[person.bush]:
        quests.count(s, ninja, "distant-kills")


def stun(s: ShadowState, post: int, ninja: int) -> None:
    """Stun a guard until the refresh phase; an alert marker goes; it is no threat to those who see it (ST-120,
    ST-265, ST-266, ST-R29, ST-R30)."""
    s.guards[post] = stunned(s.guards[post])
    s.say(say.STUNNED, (ninja, kind_of(s.guards[post]), post))
    quests.count(s, ninja, "diversions", int(is_guard(s.guards[post])))
    mission_of(s).stunned(s, post)


def hurt(s: ShadowState, ninja: int, points: int) -> None:
    """Deal damage: health cards are flipped from the right; damage dealt counts even if none is left, and nobody
    dies of it (ST-270, ST-272, ST-273, ST-R17, ST-R124)."""
    if not points:
        return
    person = s.ninjas[ninja]
    person.damage = min(len(person.health), person.damage + points)
    person.spare = False
    s.say(say.HURT, (ninja, points))
    quests.count(s, ninja, "damage-taken", points)
    quests.count_daimyo(s, "damage-dealt", points)
    mission_of(s).hurt(s, ninja)


def heal(s: ShadowState, patient: int, by: int) -> None:
    """Turn the leftmost damaged card back (ST-271)."""
    person = s.ninjas[patient]
    person.damage -= 1
    person.spare = person.spare and person.damage > 0
    s.say(say.HEALED, (by, patient))
    quests.count(s, by, "healing")
