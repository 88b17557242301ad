"""Discoveries of a guard that was moved: footprints in the snow, a torch put out (sections Y, Z)."""

from __future__ import annotations

from collections.abc import Sequence

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board.places import NOWHERE, OUT, focused, is_focus, junction_place, yard_of
from hyakki.games.shadow_tactics.board.vision import TORCH_LIT, TORCH_OUT, awake
from hyakki.games.shadow_tactics.catalog.maps import NONE
from hyakki.games.shadow_tactics.guards import kind_of
from hyakki.games.shadow_tactics.options import ASK_FACE, face, light, put
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.base import ShadowStep


class Heed(ShadowStep):
    """Handle one trigger of each kind for a move: footprints make noise and stay, a torch is lit. The Daimyo says which
    torch, what the guard turns to, and how. The placement is part of the move: it sets nothing off itself (ST-384 to
    ST-387, ST-396, ST-R146). The result is where the guard stands."""

    __slots__ = ("post",)
    post: int

    def __init__(self, post: int) -> None:
        super().__init__("look")
        self.post = post

    def run(self, s: ShadowState) -> Asks:
        if self.stage == "look":
            self.stage = "face"
            prints = self.prints(s)
            if not awake(s.guards[self.post]) or not (prints or self.torches(s)):
                s.done((self.post,))
            elif prints:
                s.say(say.FOOTPRINTS_SEEN, (self.post, tuple(prints)))
                s.add_noise(1)
            return None
        path: Path = ()
        while not path or not path[-1].final:
            options = self.menu(s, ASK_FACE[s.daimyo], path, False).options
            if len(options) > 1:
                return (ASK_FACE[s.daimyo],)
            path += (options[0],)
        self.turn(s, path)
        return None

    # Discoveries

    def bordering(self, s: ShadowState) -> Sequence[int]:
        board, yard = s.board, yard_of(self.post)
        return [j for j in board.yard_junctions[yard] if j != NONE and (yard, junction_place(j)) not in board.boulders]

    def prints(self, s: ShadowState) -> list[int]:
        return sorted(junction for junction in self.bordering(s) if s.footprints[junction])

    def torches(self, s: ShadowState) -> list[int]:
        return sorted(junction for junction in self.bordering(s) if s.lights[junction] == TORCH_OUT)

    def facing(self, s: ShadowState, junction: int) -> list[int]:
        """The free ways to stand in this yard that face the junction; for a tower guard the focus on it (ST-514)."""
        found = s.board.stances(s.guards, yard_of(self.post), self.post)
        if found and is_focus(found[0]):
            return [stance for stance in found if stance == focused(junction_place(junction))]
        return [stance for stance in found if stance % 2 == OUT and s.board.seen_junction[stance // 2] == junction]

    # The answer: which torch, which junction, which post; only what is to be chosen is asked

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        torches, prints = self.torches(s), self.prints(s)
        named = {option.verb: option.args[0] for option in path}
        if len(torches) > 1 and "light" not in named:
            m.options += [light(j, not prints and not self.facing(s, j)) for j in torches]
            return m
        goals = sorted({*prints, *([named["light"]] if "light" in named else torches)})
        if len(goals) > 1 and "face" not in named:
            m.options += [face(j, not self.facing(s, j)) for j in goals]
            return m
        stances = self.facing(s, named.get("face", goals[0]))
        m.options += [put(stance) for stance in stances or [s.stance_at(self.post)]]
        return m

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """Posts that do not face it, junctions with nothing to heed."""
        verb, _, words = id.partition(" ")
        if verb not in ("light", "face", "to") or not s.knows(verb, words):
            return ""
        return "ST-385" if self.prints(s) and verb != "light" else "ST-396"

    def default(self, s: ShadowState, ask: Ask) -> Path:
        path: Path = ()
        while not path or not path[-1].final:
            path += (self.menu(s, ask, path, False).options[0],)
        return path

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        self.turn(s, path)

    def turn(self, s: ShadowState, path: Path) -> None:
        named = {option.verb: option.args[0] for option in path}
        torches = self.torches(s)
        torch = named.get("light", torches[0] if torches else NOWHERE)
        stance = named.get("to", s.stance_at(self.post))
        if stance != s.stance_at(self.post):
            s.say(say.FORCED, (s.daimyo, kind_of(s.guards[self.post]), self.post, stance))
            self.post = s.put_guard(s.take_guard(self.post), stance)
        if torch != NOWHERE:
            s.lights[torch] = TORCH_LIT
            s.say(say.TORCH, (torch, True))
        s.done((self.post,))
