"""Abilities of PGs that their players set going (KA-060, KA-134). Shoulder Charge stands in the Test, Soft Step in the
Noise of a step."""

from __future__ import annotations

from hyakki.core.menu import Menu, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.actions import ACTIONS, Action, offer_if
from hyakki.games.kaidan.catalog.cards import Ability, Effect
from hyakki.games.kaidan.catalog.ids import NUMBER
from hyakki.games.kaidan.effects.apply import Apply, can_heal, heal, odd
from hyakki.games.kaidan.effects.objects import within_reach
from hyakki.games.kaidan.options import FIRST_AID, OMEN, SUTRA
from hyakki.games.kaidan.people import ABILITY
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.test import test_of
from hyakki.games.kaidan.steps.window import INSTANTS, Instant

HARUKA, REIKO = NUMBER["PC3"], NUMBER["PC5"]


def ability_of(s: KaidanState, seat: int) -> Ability:
    return s.kit.characters[s.pgs[seat].character].ability


def once_a_turn(s: KaidanState, seat: int) -> str | None:
    return "KA-134" if s.pgs[seat].used & ABILITY else None


def start_ability(s: KaidanState, seat: int, path: Path) -> None:
    pg = s.pgs[seat]
    pg.used |= ABILITY
    s.push(Apply(("ability", pg.character), seat, path[0].args))


# PC2 Sutra: W-TEST-POST, the own die of an Exorcism Test


def offer_sutra(m: Menu, s: KaidanState, seat: int, window: str) -> None:
    ability = ability_of(s, seat)
    if ability.timing != "triggered" or window not in ability.windows:
        return
    test = test_of(s)
    rolled = test is not None and test.purpose in ability.tests and test.rolled_by(seat)
    offer_if(m, SUTRA, once_a_turn(s, seat) if rolled else "KA-R15")


def pay_sutra(s: KaidanState, seat: int, numbers: tuple[int, ...]) -> None:
    s.pgs[seat].used |= ABILITY
    s.say(say.ROLLS_AGAIN, (seat,))


def roll_sutra(s: KaidanState, seat: int, numbers: tuple[int, ...]) -> None:
    test = test_of(s)
    if test is not None and test.rolled_by(seat):
        test.roll_again(s, seat)


INSTANTS["sutra"] = Instant(offer_sutra, pay_sutra, roll_sutra)


# PC3 Omen: the top event card


def offer_omen(m: Menu, s: KaidanState, seat: int) -> None:
    if s.pgs[seat].character == HARUKA:
        offer_if(m, OMEN, once_a_turn(s, seat) if s.event_deck else "KA-198")


@odd("PC3")
def omen(s: KaidanState, a: Apply, effect: Effect) -> None:
    s.say(say.LOOKED_AT_EVENT, (a.seat,), (s.event_deck[-1],))


ACTIONS["omen"] = Action(offer_omen, start_ability, standard=False)


# PC5 First Aid: oneself or an adjacent PG in sight


def offer_first_aid(m: Menu, s: KaidanState, seat: int) -> None:
    if s.pgs[seat].character != REIKO:
        return
    near = (seat, *within_reach(s, seat))
    effect = ability_of(s, seat).effect
    for other in s.living():
        offer_if(m, FIRST_AID[other], once_a_turn(s, seat) if other in near else "KA-R21")
        m.preview(FIRST_AID[other], heals=can_heal(s, other, effect.heal if effect is not None else 0))


@odd("PC5")
def first_aid(s: KaidanState, a: Apply, effect: Effect) -> None:
    heal(s, a.targets[0], effect.heal)


ACTIONS["first-aid"] = Action(offer_first_aid, start_ability)
