"""Kaidan: escape from the haunted house, or see that nobody does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from hyakki.core import motion as core_motion
from hyakki.core.chance import Chance
from hyakki.core.events import Viewer
from hyakki.core.game import Game, Standing
from hyakki.core.memory import Memory
from hyakki.core.menu import Menu, Path
from hyakki.core.rules import Rules
from hyakki.core.view import View
from hyakki.games.kaidan import bot
from hyakki.games.kaidan.catalog.cards import KaidanRules
from hyakki.games.kaidan.catalog.checks import check
from hyakki.games.kaidan.catalog.ids import CHARACTERS
from hyakki.games.kaidan.catalog.loading import CONTENT, make_rules
from hyakki.games.kaidan.events import KINDS
from hyakki.games.kaidan.knowledge.memory import KaidanMemory
from hyakki.games.kaidan.knowledge.redeal import redeal
from hyakki.games.kaidan.knowledge.view import KaidanView, open_part, own_part, view
from hyakki.games.kaidan.scenes import facts, position
from hyakki.games.kaidan.scenes.memories import remember
from hyakki.games.kaidan.scoring import final_points, is_possessed, winners
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps import STEPS
from hyakki.games.kaidan.steps.setup import SetUp
from hyakki.games.kaidan.watch import KaidanWatch
from hyakki.games.kaidan.words import WORDS

if TYPE_CHECKING:
    from hyakki.core.screen import Screen

PUBLIC = (
    *("content", "board", "numbers", "points", "rooms", "tokens", "characters", "entities", "curses", "objects"),
    *("events", "lost", "hyoirei"),
)
"""What of the Rules a page needs to draw the game."""


class Kaidan(Game[KaidanState]):
    key = "kaidan"
    package = __name__
    least, most, usual = 2, 5, 4  # KA-R05
    rules_type = KaidanRules
    state = KaidanState
    steps = STEPS
    kinds = {**KINDS, **core_motion.KINDS}
    proposals = {"take-back": "KA-R148", "replace seat": "KA-R148"}
    words = WORDS
    chances = facts.CHANCES

    def rules(self, seats: int, options: Mapping[str, Any]) -> KaidanRules:
        return make_rules(seats, options)

    def check(self, rules: Rules, seats: int) -> None:
        assert isinstance(rules, KaidanRules)
        CONTENT.check_ids(rules)
        check(rules, seats)

    def content(self, rules: Rules) -> dict[str, Any]:
        """All of it: cards, tiles and tokens lie open before play; only where they are then is hidden."""
        assert isinstance(rules, KaidanRules)
        return {name: getattr(rules, name) for name in PUBLIC}

    def begin(self, rules: Rules, seats: int) -> KaidanState:
        assert isinstance(rules, KaidanRules)
        s = KaidanState(rules, seats)
        s.push(SetUp())
        return s

    def memory(self, viewer: Viewer, seats: int) -> KaidanMemory:
        return KaidanMemory(viewer, seats)

    def view(self, s: KaidanState, memory: Memory) -> KaidanView:
        assert isinstance(memory, KaidanMemory)
        return view(s, memory)

    def open_part(self, s: KaidanState) -> dict[str, Any]:
        return open_part(s)

    def own_part(self, s: KaidanState, memory: Memory) -> dict[str, Any]:
        assert isinstance(memory, KaidanMemory)
        return own_part(s, memory)

    def redeal(self, view: View, rng: Random) -> KaidanState:
        assert isinstance(view, KaidanView)
        return redeal(view, rng)

    def worlds(self, s: KaidanState) -> Any:
        inventories = [(secret.cards, secret.status, secret.tokens) for secret in s.secrets]
        tokens = [loot.cards for loot in s.loot]
        piles = [*s.objects, *s.tiles, *s.lost_decks, s.event_deck, s.entity_deck, s.stolen, s.darkness, s.set_aside]
        return (s.possessed, inventories, tokens, piles)

    def standing(self, s: KaidanState) -> Standing[KaidanState]:
        """Ranked by points (KA-318, KA-R132)."""
        assert s.over is not None
        points = final_points(s)
        ranking = tuple(sorted(range(s.seats), key=lambda seat: -points[seat]))
        best = () if s.over[0] == "abandoned" else winners(s)
        return Standing(s.over[0], best, ranking, {"points": points})

    def roles(self, s: KaidanState) -> tuple[str, ...]:
        return tuple(CHARACTERS[pg.character] for pg in s.pgs)

    def measures(self, s: KaidanState) -> dict[str, int]:
        """What is 0 or 1 has its share for a mean."""
        escapes = sum(pg.escaped for pg in s.pgs)
        return {
            "turns": s.turn,
            "escapes": escapes,
            "somebody_escaped": int(escapes > 0),
            "possessed_won": int(any(is_possessed(s, seat) for seat in winners(s))),
            "all_dead": int(all(pg.died for pg in s.pgs)),
        }

    def watch(self) -> KaidanWatch:
        return KaidanWatch()

    def judgement(self, view: View, kind: str, menus: Callable[[Path], Menu], rng: Random) -> Path:
        assert isinstance(view, KaidanView)
        return bot.judgement(view, kind, menus, rng)

    def screen(self) -> Screen:
        from hyakki.games.kaidan.terminal.screen import KaidanScreen

        return KaidanScreen()

    def position(self, given: Mapping[str, Any], chance: Chance) -> KaidanState:
        return position.build(given, chance)

    def remembered(self, s: KaidanState, memory: Memory) -> None:
        assert isinstance(memory, KaidanMemory)
        remember(s, memory)

    def fact(self, s: KaidanState, name: str) -> Any:
        return facts.fact(s, name)

    def spelled(self, s: KaidanState, id: str) -> str:
        return facts.spelled(id)

    def word(self, kind: str, field: str, number: int) -> Any:
        return facts.word(kind, field, number)

    def drawn(self, s: KaidanState, name: str, wish: Any) -> tuple[int, ...]:
        return facts.drawn(s, name, wish)


game = Kaidan()
