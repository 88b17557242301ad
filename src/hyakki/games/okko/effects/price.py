"""The price of an effect besides actions: the card itself, or its use for a while."""

from __future__ import annotations

from hyakki.games.okko import events as say
from hyakki.games.okko.catalog.kit import Ability
from hyakki.games.okko.people import NOTHING
from hyakki.games.okko.state import OkkoState, is_hero
from hyakki.games.okko.steps.triggers import spend


def give_up(s: OkkoState, figure: int, ability: Ability, span: str = "") -> None:
    """Spend the ability for its span, and discard its card if it says so."""
    spend(s, figure, ability, span)
    if ability.effect.discard and ability.table == "equipment" and is_hero(figure):
        drop_equipment(s, figure, ability.thing)


def drop_equipment(s: OkkoState, hero: int, card: int) -> None:
    """Discard an equipment card from its slot."""
    person = s.heroes[hero]
    hands = tuple(NOTHING if one == card else one for one in person.hands)
    person.hands = (hands[0], hands[1])
    person.up = NOTHING if person.up == card else person.up
    person.clothing = NOTHING if person.clothing == card else person.clothing
    person.supplies = tuple(one for one in person.supplies if one != card)
    s.discard_equipment(card)
    s.touch()
    s.say(say.DISCARDED, (hero, card))
