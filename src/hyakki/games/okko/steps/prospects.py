"""The numbers of a hero or an agent with the cards that are being laid, shown while they are planned."""

from __future__ import annotations

from hyakki.games.okko.catalog.ids import FIGURES_OF
from hyakki.games.okko.effects.scope import Situation
from hyakki.games.okko.effects.values import printed, value
from hyakki.games.okko.people import NOWHERE
from hyakki.games.okko.state import OkkoState, is_hero
from hyakki.games.okko.steps.aim import MELEE, dice_of

Numbers = dict[str, int]


def of_hero(s: OkkoState, hero: int, left: tuple[int, ...], right: tuple[int, ...], up: int) -> Numbers:
    """Return the numbers with these action cards and this hand card turned up."""
    twin = s.copy()
    person = twin.heroes[hero]
    person.left, person.right, person.up = left, right, up
    twin.touch()
    return numbers(twin, hero)


def of_agent(s: OkkoState, card: int, events: tuple[int, ...]) -> Numbers:
    """A figure of this card, with these Event cards beside it."""
    twin = s.copy()
    twin.agents[card].techniques = tuple(sorted(events))
    twin.touch()
    there = [figure for figure in FIGURES_OF[card] if twin.where[figure] != NOWHERE]
    return numbers(twin, there[0]) if there else {}


def numbers(s: OkkoState, figure: int) -> Numbers:
    """Return the numbers of the character card, with MIGHT as the dice of a melee attack."""
    combat, action = dice_of(s, figure, Situation(reach=MELEE))
    found = {what: value(s, figure, what) for what in ("speed", "defense", "actions")}
    if is_hero(figure):
        found["guile"] = value(s, figure, "guile")
    return {**found, "combat": combat, "action": action, "stamina": printed(s, figure, "stamina")}
