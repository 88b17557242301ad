"""Kaidan: escape from the haunted house, or see that nobody does."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from hyakki.core import motion as core_motion
from hyakki.core.account import Account, Course
from hyakki.core.aims import Aim
from hyakki.core.chance import Chance
from hyakki.core.content import Numbers
from hyakki.core.events import Viewer
from hyakki.core.game import Game, Standing
from hyakki.core.menu import Menus, Path
from hyakki.core.watch import Ground
from hyakki.games.kaidan import bot
from hyakki.games.kaidan.account import BEAT, account
from hyakki.games.kaidan.aid import aid
from hyakki.games.kaidan.aims import aims
from hyakki.games.kaidan.board.drawing import house
from hyakki.games.kaidan.bot.values import values
from hyakki.games.kaidan.captions import every
from hyakki.games.kaidan.catalog.cards import KaidanRules
from hyakki.games.kaidan.catalog.checks import check
from hyakki.games.kaidan.catalog.ids import CHARACTERS, HOSTED
from hyakki.games.kaidan.catalog.loading import CONTENT, make_rules
from hyakki.games.kaidan.events import KINDS
from hyakki.games.kaidan.knowledge.memory import KaidanMemory
from hyakki.games.kaidan.knowledge.redeal import redeal
from hyakki.games.kaidan.knowledge.view import KaidanView, memory_of, open_part, own_part, view
from hyakki.games.kaidan.openers import openers
from hyakki.games.kaidan.options import QUESTIONS
from hyakki.games.kaidan.scenes import facts, position
from hyakki.games.kaidan.scenes.memories import remember
from hyakki.games.kaidan.scoring import final_points, is_possessed, winners
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps import STEPS
from hyakki.games.kaidan.steps.setup import SetUp
from hyakki.games.kaidan.things import things
from hyakki.games.kaidan.watch import KaidanWatch
from hyakki.games.kaidan.words import WORDS

if TYPE_CHECKING:
    from hyakki.core.aids import Section
    from hyakki.core.encoding import Encoding
    from hyakki.core.openers import Opener
    from hyakki.core.screen import Screen
    from hyakki.core.text import Text
    from hyakki.core.things import Caption

PUBLIC = (
    *("content", "board", "numbers", "points", "rooms", "tokens", "characters", "entities", "curses", "objects"),
    *("events", "lost", "hyoirei"),
)
"""The parts of the Rules that a page needs to draw the game."""
BEHIND = {"decider-first": "KA-053", "decider-dead": "KA-R08"}
"""The rules behind what a page says without a question: how points are counted, who decides."""


class Kaidan(Game[KaidanState, KaidanView, KaidanMemory, KaidanRules]):
    key = "kaidan"
    package = __name__
    least, most, usual = 2, 5, 4  # KA-R05
    rules_type = KaidanRules
    state = KaidanState
    view_type = KaidanView
    steps = STEPS
    kinds = {**KINDS, **core_motion.KINDS}
    questions = QUESTIONS
    proposals = {"take-back": "KA-R148", "replace seat": "KA-R148"}
    beat = BEAT
    words = WORDS
    chances = facts.CHANCES

    def rules(self, seats: int, options: Mapping[str, Any]) -> KaidanRules:
        return make_rules(seats, options)

    def variants(self, seats: int) -> list[Mapping[str, Any]]:
        """Return variants: with three seats or more, one game in three is without the Hyoirei (KA-R05)."""
        return [{}] if seats < HOSTED else [{}, {}, {"hyoirei": False}]

    def choices(self) -> dict[str, Any]:
        return {"hyoirei": {"least": HOSTED}}

    def check(self, rules: KaidanRules, seats: int) -> None:
        CONTENT.check_ids(rules)
        check(rules, seats)

    def content(self, rules: KaidanRules) -> dict[str, Any]:
        """Return all content: cards, tiles and tokens lie open before play, and only their later places are hidden."""
        return {name: getattr(rules, name) for name in PUBLIC} | {"rules": BEHIND}

    def captions(self, text: Text, rules: KaidanRules) -> dict[str, Any]:
        return every(text, rules)

    def openers(self, text: Text, rules: KaidanRules) -> dict[str, Opener]:
        return openers(text, rules)

    def things(self, text: Text, rules: KaidanRules, captions: Mapping[str, Any]) -> dict[str, Caption]:
        return things(text, rules, captions)

    def aid(self, text: Text, rules: KaidanRules) -> tuple[Section, ...]:
        return aid(text, rules)

    def begin(self, rules: KaidanRules, seats: int) -> KaidanState:
        s = KaidanState(rules, seats)
        s.push(SetUp())
        return s

    def memory(self, viewer: Viewer, seats: int) -> KaidanMemory:
        return KaidanMemory(viewer, seats)

    def view(self, s: KaidanState, memory: KaidanMemory) -> KaidanView:
        return view(s, memory)

    def open_part(self, s: KaidanState) -> dict[str, Any]:
        return open_part(s) | {"rules": s.rules.digest}

    def own_part(self, s: KaidanState, memory: KaidanMemory) -> dict[str, Any]:
        return own_part(s, memory)

    def memory_of(self, view: KaidanView) -> KaidanMemory:
        return memory_of(view)

    def redeal(self, view: KaidanView, rng: Random) -> KaidanState:
        return redeal(view, rng)

    def worlds(self, s: KaidanState) -> Any:
        inventories = [(secret.cards, secret.status, secret.tokens) for secret in s.secrets]
        tokens = [loot.cards for loot in s.loot]
        piles = [*s.objects, *s.tiles, *s.lost_decks, s.event_deck, s.entity_deck, s.stolen, s.darkness, s.set_aside]
        return (s.possessed, inventories, tokens, piles)

    def standing(self, s: KaidanState) -> Standing:
        """Ranked by points (KA-318, KA-R132)."""
        assert s.over is not None
        points = final_points(s)
        ranking = tuple(sorted(range(s.seats), key=lambda seat: -points[seat]))
        best = () if s.over[0] == "abandoned" else winners(s)
        return Standing(s.over[0], best, ranking, {"points": points})

    def account(self, s: KaidanState, course: Course) -> Account:
        return account(s, course)

    def roles(self, s: KaidanState) -> tuple[str, ...]:
        return tuple(CHARACTERS[pg.character] for pg in s.pgs)

    def measures(self, s: KaidanState) -> dict[str, int]:
        """Return the measures of a finished game. The mean of a measure that is 0 or 1 is its share."""
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

    def ground(self, rules: KaidanRules) -> Ground:
        return house()

    def judgement(self, view: KaidanView, kind: str, menus: Menus, rng: Random) -> Path:
        return bot.judgement(view, kind, menus, rng)

    def values(self, s: KaidanState) -> list[float]:
        return values(s)

    def aims(self, view: KaidanView) -> tuple[Aim, ...]:
        return aims(view)

    def numbers(self) -> Numbers:
        return CONTENT.numbers()

    def encoding(self) -> Encoding[KaidanView]:
        from hyakki.games.kaidan.encoding import ENCODING

        return ENCODING

    def screen(self) -> Screen[KaidanView]:
        from hyakki.games.kaidan.terminal.screen import KaidanScreen

        return KaidanScreen()

    def position(self, given: Mapping[str, Any], chance: Chance) -> KaidanState:
        return position.build(given, chance)

    def remembered(self, s: KaidanState, memory: KaidanMemory) -> None:
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
