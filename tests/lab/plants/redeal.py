"""Worlds that are no redeals."""

from __future__ import annotations

from random import Random
from typing import Any

from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.save import load, save
from hyakki.core.view import View
from hyakki.games.kitsunedo import Kitsunedo
from hyakki.games.kitsunedo.knowledge.memory import KitsunedoMemory
from hyakki.games.kitsunedo.knowledge.view import KitsunedoView
from hyakki.games.kitsunedo.state import KitsunedoState
from hyakki.games.kitsunedo.steps import STEPS


class LadenView(KitsunedoView, frozen=True, kw_only=True):
    """A View that carries the whole State past what is sent."""

    hidden: bytes

    def plain(self) -> dict[str, Any]:
        sent = super().plain()
        del sent["hidden"]
        return sent


def carried_world() -> Kitsunedo:
    class Leaky(Kitsunedo):
        def view(self, s: KitsunedoState, memory: KitsunedoMemory) -> LadenView:
            seen = super().view(s, memory)
            fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
            return LadenView(**fields, hidden=save(s))

        def redeal(self, view: View, rng: Random) -> KitsunedoState:
            assert isinstance(view, LadenView)
            s = load(KitsunedoState, view.hidden, view.rules, STEPS)
            s.chance = Chance(rng.randbytes(KEY_BYTES))
            return s

    return Leaky()
