"""The figures that an effect concerns, and whether its case applies now."""

from __future__ import annotations

from typing import NamedTuple

from hyakki.games.okko.board.geometry import areas_apart
from hyakki.games.okko.board.sight import sees
from hyakki.games.okko.catalog.ids import AGENTS, CARD_OF
from hyakki.games.okko.catalog.verbs import Case, Who
from hyakki.games.okko.people import NOBODY, NOWHERE
from hyakki.games.okko.state import OkkoState, is_agent, is_ally, is_hero


class Situation(NamedTuple):
    """The situation for which a number is computed."""

    reach: str = ""
    """The reach of an attack: "melee" or "ranged"."""
    foe: int = NOBODY
    """The other one of the attack."""
    purpose: str = ""
    """The purpose of a test (verbs.TESTS)."""
    tested: str = ""
    """The attribute of the test."""
    space: int = NOWHERE
    """The space of the token or the test, or of the target of an attack when it was declared."""


PEACE = Situation()


def concerns(
    s: OkkoState, owner: int, who: Who, figure: int, situation: Situation = PEACE, tile: int = NOWHERE
) -> bool:
    """Return whether this figure is among those whom the owner's card means. `tile` is the one that was chosen, if it
    is."""
    return (
        _on_side(s, owner, who, figure, situation) and _is_such(s, who, figure) and _there(s, owner, who, figure, tile)
    )


def _on_side(s: OkkoState, owner: int, who: Who, figure: int, situation: Situation) -> bool:
    side = who.side
    if side == "self":
        return figure == owner
    if side == "master":
        return owner in s.allies and s.allies[owner].master == figure
    if side in ("attacker", "target"):
        return situation.foe == owner if figure != owner else False
    if side == "active":
        return is_agent(figure) and CARD_OF[figure] == s.active_card
    if figure == owner and who.where and not who.own:
        return False
    if side == "heroes":
        return is_hero(figure)
    return is_agent(figure) if side == "agents" else is_hero(figure) or is_ally(figure)


def _is_such(s: OkkoState, who: Who, figure: int) -> bool:
    if who.kind and s.kind_of(figure) != who.kind:
        return False
    if who.ranks and s.rank_of(figure) not in who.ranks:
        return False
    if who.waiting and not (is_hero(figure) and not s.heroes[figure].activated):
        return False
    return not (who.clean and s.is_corrupted(s.tile_of(figure)))


def _there(s: OkkoState, owner: int, who: Who, figure: int, tile: int) -> bool:
    if s.where[figure] == NOWHERE:
        return False
    if who.within and (owner == NOBODY or areas_apart(s.board, s.area_of(owner), s.area_of(figure)) > who.within):
        return False
    where = who.where
    if not where or (figure == owner and who.own):
        return True
    if where == "tile":
        return tile == s.tile_of(figure)
    if where == "active-sight":
        return any(sees(s, agent, figure) for agent in s.figures_of(s.active_card)) if s.active_card >= 0 else False
    if where == "with-agent":
        return bool(s.areas_with(agents=True) >> s.area_of(figure) & 1)
    if where == "with-courtier":
        area_of = s.board.floor.area_of
        return any(area_of[space] == s.area_of(figure) for space in s.courtier_at if space != NOWHERE)
    if owner == NOBODY or s.where[owner] == NOWHERE:
        return False
    if where == "near":
        return s.next_to(owner, figure)
    if where == "area":
        return s.area_of(owner) == s.area_of(figure)
    return sees(s, owner, figure) if where == "sight" else False


def figures_meant(s: OkkoState, owner: int, who: Who, situation: Situation = PEACE, tile: int = NOWHERE) -> list[int]:
    """All whom it concerns now, in order of number."""
    if who.where == "by-target":
        if situation.space == NOWHERE:
            return []
        near = s.board.adjacent[situation.space]
        return [f for f in s.opponents(owner) if f != situation.foe and near >> s.where[f] & 1]
    if who.side in ("attacker", "target"):
        return [situation.foe] if situation.foe != NOBODY and s.where[situation.foe] != NOWHERE else []
    return [figure for figure in sorted(s.at.values()) if concerns(s, owner, who, figure, situation, tile)]


def on_side(s: OkkoState, who: Who, figure: int) -> bool:
    """Return whether one would think of this figure, wherever it stands."""
    if who.side == "heroes":
        return is_hero(figure)
    return is_agent(figure) if who.side == "agents" else who.side == "allies" and not is_agent(figure)


TOO_FAR = {"near": "OK-269", "by-target": "OK-269", "area": "OK-256", "sight": "OK-294", "active-sight": "OK-294"}
"""The rule that says a figure is not where it should be, by that place."""


def why_not_meant(s: OkkoState, owner: int, who: Who, figure: int, situation: Situation = PEACE) -> str:
    """The rule by which the owner's card does not mean this figure, or ""."""
    if figure in figures_meant(s, owner, who, situation):
        return ""
    if (who.kind and s.kind_of(figure) != who.kind) or (who.ranks and s.rank_of(figure) not in who.ranks):
        return "OK-193"
    if who.clean and s.is_corrupted(s.tile_of(figure)):
        return "OK-202"
    if who.waiting and s.heroes[figure].activated:
        return "OK-R167"
    return TOO_FAR.get(who.where, "OK-R167")


def given(s: OkkoState, owner: int, case: Case, figure: int, situation: Situation) -> bool:
    """Return whether the case of this deed is given for this figure."""
    if case.tests and situation.purpose not in case.tests:
        return False
    if case.tested and situation.tested != case.tested:
        return False
    if case.reach and situation.reach != case.reach:
        return False
    foe = situation.foe
    if case.foe and (foe == NOBODY or s.kind_of(foe) != case.foe):
        return False
    if case.hurt and (foe == NOBODY or not s.damage[foe]):
        return False
    if case.forbidden and not s.board.floor.pieces[s.tile_of(figure)].sneak:
        return False
    if case.beside and not _beside(s, figure, case.beside):
        return False
    if case.crowd and not _crowded(s, figure, foe, case.crowd):
        return False
    return not case.mark or _marked(s, owner, case.mark, figure, situation)


def _beside(s: OkkoState, figure: int, cards: tuple[str, ...]) -> bool:
    near = s.board.near[s.where[figure]]
    return any(space in s.at and is_agent(s.at[space]) and AGENTS[CARD_OF[s.at[space]]] in cards for space in near)


def _crowded(s: OkkoState, figure: int, foe: int, count: int) -> bool:
    """Return whether this many figures of its card are adjacent to the target, itself included (OK-194)."""
    if foe == NOBODY or not is_agent(figure):
        return False
    return sum(s.next_to(other, foe) for other in s.figures_of(CARD_OF[figure])) >= count


def _marked(s: OkkoState, owner: int, mark: str, figure: int, situation: Situation) -> bool:
    if mark == "master":
        master = s.allies[figure].master if figure in s.allies else NOBODY
        return master != NOBODY and situation.foe != NOBODY and s.next_to(master, situation.foe)
    if situation.space == NOWHERE or s.where[owner] == NOWHERE:
        return False
    return bool(s.board.adjacent[s.where[owner]] >> situation.space & 1)
