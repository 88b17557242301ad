"""The Activation Phase: heroes and Oni in turn (OK-062 to OK-065, OK-071, OK-083, OK-R121)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.okko import events as say
from hyakki.games.okko.people import NOBODY, NOWHERE
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.base import OkkoStep
from hyakki.games.okko.steps.ending import check_carried_home
from hyakki.games.okko.steps.oni_turn import OniTurn
from hyakki.games.okko.steps.triggers import forget
from hyakki.games.okko.steps.turn import Turn, ally_rests


class Activation(OkkoStep):
    """A hero, its follower, then the Oni; the Oni goes on until it has made as many activations as heroes are in
    play."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("hero")

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "hero":
            if s.order:
                self.stage = "ally"
                hero = s.order.pop(0)
                s.turned.append(hero)
                s.say(say.INITIATIVE, (), (hero,))
                s.push(Turn(hero))
            else:
                self.stage = "oni"
            return None
        if self.stage == "ally":
            self.stage = "allied"
            self.activate_ally(s, s.turned[-1])
            return None
        if self.stage == "allied":
            self.stage = "oni"
            hero = s.turned[-1]
            ally_rests(s, s.heroes[hero].ally)
            forget(s, "activation")
            check_carried_home(s, hero)
            return None
        return self.oni(s)

    def activate_ally(self, s: OkkoState, hero: int) -> None:
        """Activate the ally at the end of its hero's activation, once a Round (OK-071, OK-R132)."""
        figure = s.heroes[hero].ally
        if figure != NOBODY and s.where[figure] != NOWHERE and not s.allies[figure].acted:
            s.allies[figure].acted = True
            s.push(Turn(figure))

    def oni(self, s: OkkoState) -> Asks:
        if s.tokens_used < len(s.in_play()):
            self.stage = "hero"
            s.push(OniTurn())
        elif s.order:
            self.stage = "hero"
        else:
            s.done()
        return None
