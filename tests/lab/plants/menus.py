"""Leaks in menus, and in the answers that silence stands for."""

from __future__ import annotations

from typing import Any

from hyakki.core.menu import Ask, Blocked, Menu, Option, Path
from hyakki.games.kitsunedo import Kitsunedo
from hyakki.games.kitsunedo.catalog.ids import ASH, BLOCK, SAKE
from hyakki.games.kitsunedo.options import CHALLENGE, STAND, STRIKE
from hyakki.games.kitsunedo.state import KitsunedoState
from hyakki.games.kitsunedo.steps.claim import Claim
from hyakki.games.kitsunedo.steps.turn import Turn
from tests.lab.plants.planting import Patch, change_menu, lies, plant, top_is_attack


@plant("menu act")
def option_only_if_another_holds_a_block(patch: Patch) -> Kitsunedo:
    def change(m: Menu, step: Any, s: KitsunedoState, ask: Ask, path: Path) -> None:
        if not any(s.hands[other][BLOCK] for other in s.others(ask.seat)):
            m.options[:] = [option for option in m.options if option.verb != "summon"]

    change_menu(patch, Turn, change)
    return Kitsunedo()


@plant("menu act")
def blocked_for_a_reason_that_follows_a_hand(patch: Patch) -> Kitsunedo:
    def change(m: Menu, step: Any, s: KitsunedoState, ask: Ask, path: Path) -> None:
        for place, entry in enumerate(m.blocked):
            verb, *words = entry.id.split()
            if verb in ("trade", "attack") and not s.hands[ord(words[0]) - 65][SAKE]:
                m.blocked[place] = Blocked(entry.id, "KI-R59", entry.points)

    change_menu(patch, Turn, change)
    return Kitsunedo()


@plant("menu doubt")
def preview_that_knows_the_lie(patch: Patch) -> Kitsunedo:
    def change(m: Menu, step: Claim, s: KitsunedoState, ask: Ask, path: Path) -> None:
        if ask.kind == "doubt":
            m.preview(CHALLENGE, wins=lies(s, step))

    change_menu(patch, Claim, change)
    return Kitsunedo()


@plant("menu act on a path")
def preview_within_a_path(patch: Patch) -> Kitsunedo:
    def change(m: Menu, step: Any, s: KitsunedoState, ask: Ask, path: Path) -> None:
        if ask.kind == "act" and path:
            m.preview(STRIKE, evadable=s.lanterns[path[0].args[0]] == ASH)

    change_menu(patch, Turn, change)
    return Kitsunedo()


@plant("menu act")
def options_in_an_order_that_follows_the_deck(patch: Patch) -> Kitsunedo:
    def change(m: Menu, step: Any, s: KitsunedoState, ask: Ask, path: Path) -> None:
        if ask.kind == "act" and not path and top_is_attack(s):
            m.options.reverse()

    change_menu(patch, Turn, change)
    return Kitsunedo()


@plant("menu act")
def option_id_with_a_handle(patch: Patch) -> Kitsunedo:
    def change(m: Menu, step: Any, s: KitsunedoState, ask: Ask, path: Path) -> None:
        for place, option in enumerate(m.options):
            if option.verb == "steal":
                handle = sum(count * 7**item for item, count in enumerate(s.hands[option.args[0]]))
                m.options[place] = Option("steal", option.args, (option.id[-1], f"#{handle}"), points=option.points)

    change_menu(patch, Turn, change)
    return Kitsunedo()


@plant("default doubt")
def default_that_knows_the_lie(patch: Patch) -> Kitsunedo:
    default = Claim.default

    def changed(self: Claim, s: KitsunedoState, ask: Ask) -> Path:
        if ask.kind == "doubt":
            return (CHALLENGE,) if lies(s, self) else (STAND,)
        return default(self, s, ask)

    patch.setattr(Claim, "default", changed)
    return Kitsunedo()
