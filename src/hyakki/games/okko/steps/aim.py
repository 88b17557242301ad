"""The targets of an attack, its dice, and its chances (OK-293 to OK-301)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hyakki.games.okko.board.sight import out_of_reach, sees, veiled
from hyakki.games.okko.catalog.verbs import Attack as AttackDeed
from hyakki.games.okko.catalog.verbs import Grant
from hyakki.games.okko.dice import at_least
from hyakki.games.okko.effects.scope import Situation
from hyakki.games.okko.effects.values import change, granted, has, printed, shares, value
from hyakki.games.okko.people import NOTHING
from hyakki.games.okko.state import OkkoState, is_agent, is_hero, is_kami
from hyakki.games.okko.steps.triggers import triggered

MELEE: Final = "melee"
RANGED: Final = "ranged"


# Targets


def why_not(s: OkkoState, figure: int, target: int, reach: str) -> str:
    """The rule that forbids this attack, or "" (OK-296 to OK-298, OK-R57)."""
    if is_agent(figure) == is_agent(target):
        return "OK-R65"
    if reach == MELEE:
        if not s.next_to(figure, target):
            rule = "OK-297" if past_a_jamb(s, figure, target) else "OK-296"
            return out_of_reach(s, s.where[figure], s.where[target], rule)
        if has(s, figure, "no-melee"):
            return "OK-045"
        guard = guarded_by(s, figure)
        if guard and target not in guard:
            return "OK-159"
    elif not has(s, figure, "ranged"):
        return "OK-298"
    if sees(s, figure, target):
        return ""
    hidden = is_agent(figure) and not s.next_to(figure, target) and veiled(s, target)
    return "OK-159" if hidden else "OK-294"


def past_a_jamb(s: OkkoState, figure: int, target: int) -> bool:
    """Return whether the two figures are diagonally on either side of a doorway (OK-297, OK-R37)."""
    floor = s.board.floor
    (ax, ay), (bx, by) = (floor.cell_of[s.where[one]] for one in (figure, target))
    beside = abs(ax - bx) == abs(ay - by) == 1 and s.tile_of(figure) != s.tile_of(target)
    return beside and any(s.where[one] in door.spaces for one in (figure, target) for door in floor.doors)


def guarded_by(s: OkkoState, figure: int) -> list[int]:
    """Adjacent opponents at whom alone an agent may aim melee attacks (NOB-4)."""
    if not is_agent(figure):
        return []
    return [other for other in s.opponents(figure) if s.next_to(figure, other) and has(s, other, "guarding")]


def targets(s: OkkoState, figure: int) -> list[tuple[int, str]]:
    """List everybody whom the figure can attack now, and how."""
    shoots = has(s, figure, "ranged")
    found: list[tuple[int, str]] = []
    for target in s.opponents(figure):
        if s.next_to(figure, target) and not why_not(s, figure, target, MELEE):
            found.append((target, MELEE))
        if shoots and not why_not(s, figure, target, RANGED):
            found.append((target, RANGED))
    return found


def raises_alarm(s: OkkoState, figure: int, target: int) -> bool:
    """Return whether the attack raises the alarm: the heroes' side attacks a mortal thrall on a tile without
    corruption (OK-199, OK-R90, OK-R91); one that counts as being on a corrupted tile is no cause either (OK-202,
    EV-04)."""
    return (
        not s.alarm
        and not is_agent(figure)
        and s.kind_of(target) == "mortal"
        and not s.is_corrupted(s.tile_of(target))
        and not has(s, target, "corrupted")
        and not has(s, figure, "discreet")
    )


# Dice


class Blow(NamedTuple):
    """The dice of an attack; the defaults are the usual way."""

    combat: int = 0
    """Combat dice in place of MIGHT; 0 is MIGHT."""
    plain: bool = False
    """Whether it has no modifiers."""
    action_dice: bool = False
    """All dice are Action dice."""


USUAL = Blow()


def blow_of(deed: AttackDeed) -> Blow:
    """Return how the attack of a card or talent is rolled."""
    return Blow(deed.combat, deed.plain, deed.action_dice)


def dice_of(s: OkkoState, figure: int, situation: Situation, blow: Blow = USUAL) -> tuple[int, int]:
    """Combat and Action dice: each plus of MIGHT adds an Action die, each minus takes a Combat die (OK-R52)."""
    combat, plain, action_dice = blow
    black = combat or printed(s, figure, "might")
    if situation.reach == RANGED and not combat:
        grant = granted(s, figure, "ranged", situation)
        black = grant.dice if grant is not None and grant.dice else black
    if plain:
        return (0, black) if action_dice else (black, 0)
    mights = [share.value for share in shares(s, figure, "might", situation)]
    red = sum(value for value in mights if value > 0) + change(s, figure, "action", situation)
    black += sum(value for value in mights if value < 0) + change(s, figure, "combat", situation)
    black, red = max(0, black), max(0, red)
    return (0, red + black) if action_dice or has(s, figure, "action-dice", situation) else (black, red)


def is_legendary(s: OkkoState, figure: int, situation: Situation) -> bool:
    """Return whether the attack is legendary: the face-up hand card is legendary, a card calls it so, or a kami
    attacks."""
    if is_kami(figure) or has(s, figure, "legendary", situation):
        return True
    up = s.heroes[figure].up if is_hero(figure) else NOTHING
    return up != NOTHING and s.kit.equipment[up].legendary


# Chances


def foresee(
    s: OkkoState,
    figure: int,
    target: int,
    reach: str,
    blow: Blow = USUAL,
) -> dict[str, Any]:
    """Dice, what is added to their total, the DEFENSE to reach and the chance to reach it in per cent, re-rolls not
    counted; then what is at stake: whether a success eliminates the target or cannot hurt it, and the alarm."""
    situation, against = Situation(reach=reach, foe=target), Situation(reach=reach, foe=figure)
    granting = triggered(s, figure, "attack", situation)
    changed = any(isinstance(d, Grant) and d.trait == "action-dice" for a in granting for d in a.effect.do)
    changed = blow.action_dice or (changed and not blow.plain)
    black, red = dice_of(s, figure, situation, blow._replace(action_dice=changed))
    bonus = 0 if blow.plain else change(s, figure, "total", situation)
    defense = value(s, target, "defense", against)
    faces = s.rules.dice
    harmless = has(s, target, "bodiless") and not is_legendary(s, figure, situation)
    last = not is_hero(target) and s.damage[target] + 1 >= value(s, target, "stamina")
    return {
        "combat": black,
        "action": red,
        "bonus": bonus,
        "defense": defense,
        "chance": round(100 * at_least(faces.combat, faces.action, black, red, defense - bonus)),
        "fells": last and not harmless,
        "harmless": harmless,
        "alarm": raises_alarm(s, figure, target),
    }
