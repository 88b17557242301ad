"""Lost Persons whose cards do something of their own. The targets are its number and the cell where it stands."""

from __future__ import annotations

from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import HOUSE, OFF
from hyakki.games.kaidan.catalog.cards import Effect
from hyakki.games.kaidan.effects.apply import Apply, odd
from hyakki.games.kaidan.state import HIDING, KaidanState
from hyakki.games.kaidan.steps.lost import leave
from hyakki.games.kaidan.steps.peek import OrderTiles
from hyakki.games.kaidan.steps.summon import ComeAt


@odd("LP3 failure")
def out_of_the_closet(s: KaidanState, apply: Apply, effect: Effect) -> None:
    """Bring a random entity where the Lost Person stood, once that has left (KA-223, KA-224)."""
    who, cell = apply.targets
    leave(s, who)
    if cell != OFF:
        s.push(ComeAt(cell))


@odd("LP3 success")
def into_the_closet(s: KaidanState, apply: Apply, effect: Effect) -> None:
    """Put a hiding place in place of any map token, from the bag or a spare."""
    _, cell = apply.targets
    if cell == OFF:
        return
    if effect.hiding in s.map_bag:
        s.map_bag.remove(effect.hiding)
    if cell not in s.filled:
        s.filled.append(cell)
    s.tokens[cell] = HIDING + effect.hiding
    s.say(say.HIDING_PLACE, (cell, effect.hiding))


@odd("LP4 success")
def what_the_scholar_knows(s: KaidanState, apply: Apply, effect: Effect) -> None:
    """Let the PG look at the top House tiles, and put them back in any order."""
    s.push(OrderTiles(apply.seat, HOUSE, effect.look))
