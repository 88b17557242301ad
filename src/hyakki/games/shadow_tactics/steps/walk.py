"""A ninja goes through a junction (ST-104 to ST-110)."""

from __future__ import annotations

from typing import Any

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board.places import NOWHERE, bush_place, junction_place, post_name
from hyakki.games.shadow_tactics.board.vision import TORCH_LIT, TORCH_OUT, watch_bush
from hyakki.games.shadow_tactics.catalog.maps import BUSH, JUNCTION
from hyakki.games.shadow_tactics.missions import quests
from hyakki.games.shadow_tactics.missions.mission import mission_of
from hyakki.games.shadow_tactics.options import ASK_EXIT, ASK_TORCH, FLIP_TORCH, LET_BURN, exit_to, place_point
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.base import Deed


def exit_ahead(s: ShadowState, bush: int) -> dict[str, Any]:
    """The guards that look into this bush."""
    return {"watched": [post_name(post) for post in watch_bush(s, bush)]}


class Walk(Deed):
    """Into one junction, where it takes what lies there, and on to any bush beside it, also back (ST-106 to ST-109,
    ST-R57 to ST-R59)."""

    __slots__ = ("junction",)
    junction: int

    def __init__(self, ninja: int, junction: int) -> None:
        super().__init__(ninja, "enter")
        self.junction = junction

    def run(self, s: ShadowState) -> Asks:
        if self.stage == "enter":
            s.say(say.PASSED_THROUGH, (self.ninja, self.junction))
            self.collect(s)
            self.leave_footprints(s)
            self.stage = "torch"
        if self.stage == "torch":
            if s.lights[self.junction] in (TORCH_LIT, TORCH_OUT):
                return (ASK_TORCH[self.seat(s)],)  # ST-395
            self.stage = "exit"
        exits = s.board.exits[self.junction]
        if len(exits) > 1:
            return (ASK_EXIT[self.seat(s)],)
        self.go(s, exits[0])
        return None

    def collect(self, s: ShadowState) -> None:
        """Collect the coin (ST-321), and the key, which opens its gate at once (ST-344 to ST-346)."""
        value = s.coins[self.junction]
        if value:
            s.coins[self.junction] = 0
            s.pool += value
            s.say(say.COIN_TAKEN, (self.ninja, value, self.junction))
            quests.count(s, self.ninja, "finds")
        for number, gate in enumerate(s.board.layout.gates):
            if s.keys[number] == self.junction:
                s.keys[number] = NOWHERE
                s.opened |= 1 << number
                s.redraw()
                s.say(say.GATE_OPENED, (self.ninja, gate.yard, self.junction))
                quests.count(s, self.ninja, "finds")

    def leave_footprints(self, s: ShadowState) -> None:
        """Leave footprints in the snow (ST-381, ST-382)."""
        if s.rules.snow:
            s.footprints[self.junction] = s.rules.variants.footprints
            s.say(say.FOOTPRINTS, (self.junction,))

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if ask.kind == "torch":
            m.options += (LET_BURN, FLIP_TORCH)
        else:
            exits = s.board.exits[self.junction]
            for bush in exits:
                m.offer(exit_to(bush))
                if look:
                    route = [place_point(place) for place in (junction_place(self.junction), bush_place(bush))]
                    m.preview(exit_to(bush), **exit_ahead(s, bush), route=route)
            for bush in s.board.layout.near(JUNCTION, self.junction, BUSH) if look else ():
                if bush not in exits:
                    edge = (bush_place(bush), junction_place(self.junction))
                    m.block("ST-370" if edge in s.board.boulders else "ST-342", exit_to(bush))
        return m

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        bushes = [exit_to(bush).id for bush in range(s.board.bushes)]
        return "ST-106" if ask.kind == "exit" and id in bushes else ""

    def default(self, s: ShadowState, ask: Ask) -> Path:
        return (LET_BURN if ask.kind == "torch" else exit_to(s.board.exits[self.junction][0]),)

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        if ask.kind == "torch":
            if path[0] is FLIP_TORCH:
                lit = s.lights[self.junction] == TORCH_OUT
                s.lights[self.junction] = TORCH_LIT if lit else TORCH_OUT
                s.say(say.TORCH, (self.junction, lit))
            self.stage = "exit"
        else:
            self.go(s, path[0].args[0])

    def go(self, s: ShadowState, bush: int) -> None:
        s.ninjas[self.ninja].bush = bush
        s.say(say.WENT, (self.ninja, bush))
        mission_of(s).stands(s, self.ninja)
        s.done()
