"""Leaks in Views, and in what is made from them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from hyakki.core import account
from hyakki.core.aims import Aim
from hyakki.core.encoding import Numbers
from hyakki.core.events import Viewer
from hyakki.core.menu import Path
from hyakki.core.motion import Motion
from hyakki.games.kitsunedo import Kitsunedo
from hyakki.games.kitsunedo.catalog.ids import BLOCK, SAKE
from hyakki.games.kitsunedo.encoding import KitsunedoEncoding
from hyakki.games.kitsunedo.knowledge.memory import KitsunedoMemory
from hyakki.games.kitsunedo.knowledge.view import KitsunedoView
from hyakki.games.kitsunedo.state import KitsunedoState
from hyakki.games.kitsunedo.steps.powers import Summon
from hyakki.games.kitsunedo.steps.turn import Turn
from tests.lab.plants.planting import Patch, plant, top_is_attack


class PaddedView(KitsunedoView, frozen=True, kw_only=True):
    """A View with something in it that should not be there."""

    padding: Any


def with_padding(pad: Callable[[KitsunedoState, Viewer], Any]) -> Kitsunedo:
    class Leaky(Kitsunedo):
        def view(self, s: KitsunedoState, memory: KitsunedoMemory) -> PaddedView:
            seen = super().view(s, memory)
            fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
            return PaddedView(**fields, padding=pad(s, memory.viewer))

    return Leaky()


@plant("view")
def character_that_is_named_by_a_hand(patch: Patch) -> Kitsunedo:
    """A lord is called by another name while it holds a Block."""

    class Knowing(Kitsunedo):
        def view(self, s: KitsunedoState, memory: KitsunedoMemory) -> KitsunedoView:
            held = tuple([(f"item-{'block' if hand[BLOCK] else 'sun'}",) for hand in s.hands])
            return replace(super().view(s, memory), cast=held)

    return Knowing()


@plant("view")
def handle_in_the_view(patch: Patch) -> Kitsunedo:
    return with_padding(lambda s, viewer: [hash(tuple(hand)) for hand in s.hands])


@plant("view")
def list_padded_by_a_hidden_number(patch: Patch) -> Kitsunedo:
    return with_padding(lambda s, viewer: [0] * s.deck.count(SAKE))


@plant("view")
def hands_for_spectators_only(patch: Patch) -> Kitsunedo:
    return with_padding(lambda s, viewer: None if viewer.seats else s.hands)


@plant("view later")
def discards_in_an_order_that_follows_the_deck(patch: Patch) -> Kitsunedo:
    discard = Turn.discard

    def changed(self: Turn, s: KitsunedoState, seat: int, path: Path) -> None:
        below = len(s.discard)
        discard(self, s, seat, path)
        if top_is_attack(s):
            s.discard[below:] = s.discard[below:][::-1]

    patch.setattr(Turn, "discard", changed)
    return Kitsunedo()


@plant("view later")
def frame_that_holds_the_summoned_cards(patch: Patch) -> Kitsunedo:
    look = Summon.look

    def changed(self: Summon, s: KitsunedoState) -> None:
        look(self, s)
        self.result = tuple(s.deck[-2:])

    patch.setattr(Summon, "look", changed)
    return Kitsunedo()


@plant("view", lords=("mirage",))
def snapshot_that_shows_the_deck(patch: Patch) -> Kitsunedo:
    module = sys.modules[KitsunedoView.__module__]
    part = module._open_part_of
    patch.setattr(module, "_open_part_of", lambda older: part(older) | {"next": older.deck[-1:]})
    return Kitsunedo()


@plant("view")
def lantern_in_the_view(patch: Patch) -> Kitsunedo:
    return with_padding(lambda s, viewer: s.lanterns)


class CountedView(KitsunedoView, frozen=True, kw_only=True):
    """A View with a hidden number that is not sent."""

    sakes: int

    def plain(self) -> dict[str, Any]:
        sent = super().plain()
        del sent["sakes"]
        return sent


class CountingEncoding(KitsunedoEncoding):
    """An encoding that shows the hidden number."""

    def lay(self, view: KitsunedoView, me: int, out: Numbers) -> None:
        super().lay(view, me, out)
        assert isinstance(view, CountedView)
        out[0] = view.sakes


@plant("encoding")
def encoding_that_counts_the_deck(patch: Patch) -> Kitsunedo:
    class Leaky(Kitsunedo):
        def view(self, s: KitsunedoState, memory: KitsunedoMemory) -> CountedView:
            seen = super().view(s, memory)
            fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
            return CountedView(**fields, sakes=s.deck.count(SAKE))

        def encoding(self) -> CountingEncoding:
            return CountingEncoding()

    return Leaky()


@plant("aims")
def aim_that_knows_a_hand(patch: Patch) -> Kitsunedo:
    """The seat that the Aim names depends on a rival's hand."""

    class Knowing(Kitsunedo):
        held = 0

        def view(self, s: KitsunedoState, memory: KitsunedoMemory) -> KitsunedoView:
            self.held = s.hands[(memory.viewer.seats or (0,))[0] - 1][BLOCK]
            return super().view(s, memory)

        def aims(self, view: KitsunedoView) -> tuple[Aim, ...]:
            return tuple(
                Aim(aim.seat, aim.side, aim.key, {**aim.facts, "held": self.held}) for aim in super().aims(view)
            )

    return Knowing()


@plant("motions")
def motion_for_holders_of_a_sake(patch: Patch) -> Kitsunedo:
    class Leaky(Kitsunedo):
        def motions(self, s: KitsunedoState, seat: int) -> list[Motion]:
            return [motion for motion in super().motions(s, seat) if s.hands[motion.subject][SAKE]]

    return Leaky()


@plant("account")
def account_before_the_end(patch: Patch) -> Kitsunedo:
    """The Account exists before the end of the game."""
    patch.setattr(account, "made", lambda game, s, course: game.account(s, course))
    return Kitsunedo()
