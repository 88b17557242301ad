"""The End of the Round (OK-086 to OK-099), in the order of OK-R07."""

from __future__ import annotations

from typing import ClassVar

from hyakki.games.okko import events as say
from hyakki.games.okko.effects.values import value
from hyakki.games.okko.people import NOTHING
from hyakki.games.okko.state import FIRST_WOUND, OkkoState
from hyakki.games.okko.steps.accusations import Accusations
from hyakki.games.okko.steps.base import Phase
from hyakki.games.okko.steps.battle import begin_battle
from hyakki.games.okko.steps.ending import check_round
from hyakki.games.okko.steps.harm import check_wounds, ease_conditions
from hyakki.games.okko.steps.reorganise import ReorganiseAll
from hyakki.games.okko.steps.tasks import task_step
from hyakki.games.okko.steps.triggers import fired, forget, release

PARTS = ("dusk", "last round", "accusations", "reorganise", "discard", "conditions", "wounds", "oni", "tasks", "over")


class RoundEnd(Phase):
    """The End of the Round."""

    __slots__ = ()
    parts: ClassVar[tuple[str, ...]] = PARTS

    def begin(self, s: OkkoState, part: str) -> None:
        DO[part](s)

    def over(self, s: OkkoState) -> None:
        """End the Round: modifiers hold until here (OK-153, OK-R128)."""
        for hero in s.in_play():
            person = s.heroes[hero]
            person.left = person.right = ()
            person.up = NOTHING
        for agent in s.agents:
            agent.techniques = ()
        s.slammed = 0
        s.redraw()
        forget(s, "round")
        s.touch()
        check_round(s)


def dusk(s: OkkoState) -> None:
    """Apply effects that work as the End of the Round starts: the Oni's first, then the heroes' (OK-R35)."""
    for agents in (False, True):
        release(s, [effect for figure in s.on_board(agents) for effect in fired(s, figure, "dusk")])


def last_round(s: OkkoState) -> None:
    """Handle the last Round: a hidden Oni reveals itself (OK-115, OK-R11)."""
    if s.investigation and not s.battle and s.round >= s.rules.numbers.last_round:
        begin_battle(s, "round")


def accuse(s: OkkoState) -> None:
    """Step 1: accuse (OK-087); not in the Final Battle (OK-R112)."""
    if s.investigation and not s.battle:
        s.push(Accusations())


def reorganise(s: OkkoState) -> None:
    """Step 2: reorganise (OK-088)."""
    s.push(ReorganiseAll())


def discard(s: OkkoState) -> None:
    """Step 3: played action and wound cards, and courtier cards (OK-089, OK-090, OK-243). They still count until the
    Round is over (OK-R128)."""
    for hero in s.in_play():
        person = s.heroes[hero]
        person.discard = tuple(sorted((*person.discard, *person.left, *person.right)))
    s.clue_discard += s.in_effect
    s.in_effect = []


def conditions(s: OkkoState) -> None:
    """Step 4: ease conditions."""
    ease_conditions(s)


def wounds(s: OkkoState) -> None:
    """Step 5: at most one wound card each, then empty hands are filled again (OK-092 to OK-096, OK-R117)."""
    for hero in s.in_play():
        stamina = value(s, hero, "stamina")
        if s.damage[hero] >= stamina:
            s.damage[hero] -= stamina
            s.say(say.HEALED, (hero, stamina, s.damage[hero]))
            s.draw_wound(hero)
            check_wounds(s, hero)
    for hero in s.in_play():
        person = s.heroes[hero]
        if all(card >= FIRST_WOUND for card in person.hand):
            person.hand, person.discard = tuple(sorted((*person.hand, *person.discard))), ()
            s.say(say.TOOK_BACK, (hero,))
            check_wounds(s, hero)


def oni(s: OkkoState) -> None:
    """Step 6: techniques are discarded, 2 Event cards drawn (OK-097, OK-098)."""
    for agent in s.agents:
        for event in agent.techniques:
            s.discard_event(event)
    s.draw_events(s.rules.numbers.event_draw)


def tasks(s: OkkoState) -> None:
    """Step 6: mission tiles (OK-099)."""
    for tile in sorted(s.tasks):
        task_step(s, tile)


DO = {
    "dusk": dusk,
    "last round": last_round,
    "accusations": accuse,
    "reorganise": reorganise,
    "discard": discard,
    "conditions": conditions,
    "wounds": wounds,
    "oni": oni,
    "tasks": tasks,
}
