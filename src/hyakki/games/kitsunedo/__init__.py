"""Kitsunedo: be the last Spirit Lord in the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from hyakki.core import motion as core_motion
from hyakki.core.account import Account, Course
from hyakki.core.aims import Aim
from hyakki.core.chance import Chance
from hyakki.core.content import Numbers
from hyakki.core.engine import GameOver
from hyakki.core.events import Viewer
from hyakki.core.game import Game, Standing
from hyakki.core.menu import Menus, Path
from hyakki.core.motion import Motion, Vote
from hyakki.games.kitsunedo.account import BEAT, account
from hyakki.games.kitsunedo.aid import aid
from hyakki.games.kitsunedo.aims import aims
from hyakki.games.kitsunedo.bot import judgement as bot
from hyakki.games.kitsunedo.bot.values import values
from hyakki.games.kitsunedo.catalog.cards import KitsunedoRules, check, make_rules, numbers, public
from hyakki.games.kitsunedo.catalog.ids import LORDS
from hyakki.games.kitsunedo.events import KINDS, WON
from hyakki.games.kitsunedo.knowledge.memory import KitsunedoMemory
from hyakki.games.kitsunedo.knowledge.view import KitsunedoView, memory_of, open_part, own_part, redeal, view
from hyakki.games.kitsunedo.openers import openers
from hyakki.games.kitsunedo.options import QUESTIONS
from hyakki.games.kitsunedo.previews.notes import NOTED, notes
from hyakki.games.kitsunedo.previews.warnings import WARNED, warning
from hyakki.games.kitsunedo.scenes import facts, position
from hyakki.games.kitsunedo.state import KitsunedoState
from hyakki.games.kitsunedo.steps import STEPS
from hyakki.games.kitsunedo.steps.setup import SetUp
from hyakki.games.kitsunedo.steps.turn import Turn
from hyakki.games.kitsunedo.things import things
from hyakki.games.kitsunedo.watch import KitsunedoWatch
from hyakki.games.kitsunedo.words import WORDS

if TYPE_CHECKING:
    from hyakki.core.aids import Section
    from hyakki.core.encoding import Encoding
    from hyakki.core.openers import Opener
    from hyakki.core.screen import Screen
    from hyakki.core.text import Text
    from hyakki.core.things import Caption


MOST_SEATS = 6
VICTORS = [Motion("victor", victor) for victor in range(MOST_SEATS)]
BLOCKED_VICTORS = [Motion("victor", victor, "KI-R86") for victor in range(MOST_SEATS)]


class Kitsunedo(Game[KitsunedoState, KitsunedoView, KitsunedoMemory, KitsunedoRules]):
    key = "kitsunedo"
    package = __name__
    least, most, usual = 2, MOST_SEATS, 4  # KI-001, KI-R05
    rules_type = KitsunedoRules
    state = KitsunedoState
    view_type = KitsunedoView
    steps = STEPS
    kinds = {**KINDS, **core_motion.KINDS}
    questions = QUESTIONS
    advised = NOTED | WARNED
    beat = BEAT
    words = WORDS
    simulation_options = {"turn_limit": 400}  # KI-R88
    proposals = {"victor seat": "KI-R86", "replace seat": "KI-R87", "take-back": "KI-R144"}
    no_result = frozenset({"turn limit"})

    def rules(self, seats: int, options: Mapping[str, Any]) -> KitsunedoRules:
        return make_rules(seats, options)

    def check(self, rules: KitsunedoRules, seats: int) -> None:
        check(rules, seats)

    def content(self, rules: KitsunedoRules) -> dict[str, Any]:
        return public(rules)

    def rematch(self, ranking: Sequence[int], facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options of a rematch: the loser picks first and starts (KI-008, KI-019)."""
        return {"order": list(reversed(ranking))} if ranking else {}

    def openers(self, text: Text, rules: KitsunedoRules) -> dict[str, Opener]:
        return openers(text, rules)

    def things(self, text: Text, rules: KitsunedoRules, captions: Mapping[str, Any]) -> dict[str, Caption]:
        return things(text, rules)

    def aid(self, text: Text, rules: KitsunedoRules) -> tuple[Section, ...]:
        return aid(text, rules)

    def begin(self, rules: KitsunedoRules, seats: int) -> KitsunedoState:
        s = KitsunedoState(rules, seats)
        s.push(SetUp())
        return s

    def memory(self, viewer: Viewer, seats: int) -> KitsunedoMemory:
        return KitsunedoMemory(viewer, seats)

    def view(self, s: KitsunedoState, memory: KitsunedoMemory) -> KitsunedoView:
        return view(s, memory)

    def open_part(self, s: KitsunedoState) -> dict[str, Any]:
        return open_part(s) | {"rules": s.rules.digest}

    def own_part(self, s: KitsunedoState, memory: KitsunedoMemory) -> dict[str, Any]:
        return own_part(s, memory)

    def memory_of(self, view: KitsunedoView) -> KitsunedoMemory:
        return memory_of(view)

    def redeal(self, view: KitsunedoView, rng: Random) -> KitsunedoState:
        return redeal(view, rng)

    def motions(self, s: KitsunedoState, seat: int) -> list[Motion]:
        """Propose a victor, at the seat's own turn, once in it (KI-180, KI-R86)."""
        top = s.stack[-1] if s.stack else None
        asked = isinstance(top, Turn) and top.stage in ("act", "out") and seat == s.active
        motions = VICTORS if asked and not s.proposed else BLOCKED_VICTORS
        return [motions[victor] for victor in range(s.seats) if s.lives[victor]]

    def proposed(self, s: KitsunedoState, seat: int, motion: Motion) -> None:
        s.proposed = True
        voters = tuple(other for other in range(s.seats) if other != seat)
        s.push(Vote(motion.name, motion.subject, seat, voters, len(voters)))

    def left(self, s: KitsunedoState, seat: int) -> None:
        """Handle a player who leaves: with two seats it is a surrender (KI-R87)."""
        if s.seats == 2:
            s.say(WON, (1 - seat,))
            raise GameOver(("surrender", 1 - seat))

    def standing(self, s: KitsunedoState) -> Standing:
        assert s.over is not None
        reason, winner = s.over
        lords = [LORDS[lord] if lord >= 0 else "" for lord in s.lords]
        return Standing(reason, () if winner is None else (winner,), s.ranking(), {"lords": lords})

    def account(self, s: KitsunedoState, course: Course) -> Account:
        return account(s, course)

    def roles(self, s: KitsunedoState) -> tuple[str, ...]:
        return tuple(LORDS[lord] for lord in s.lords)

    def measures(self, s: KitsunedoState) -> dict[str, int]:
        return {"turns": s.turn}

    def watch(self) -> KitsunedoWatch:
        return KitsunedoWatch()

    def judgement(self, view: KitsunedoView, kind: str, menus: Menus, rng: Random) -> Path:
        return bot.judgement(view, kind, menus, rng)

    def values(self, s: KitsunedoState) -> list[float]:
        return values(s)

    def would_agree(self, view: KitsunedoView, seat: int) -> bool:
        return bot.would_agree(view, seat)

    def lesson(self, rules: KitsunedoRules) -> str:
        """The stages of the Advent Tutorial are lessons for everyone (KI-T01)."""
        return rules.stage if rules.stage != "standard" else ""

    def notes(self, view: KitsunedoView, kind: str, path: Sequence[str]) -> Mapping[str, Any]:
        return notes(view, kind, path)

    def warning(self, view: KitsunedoView, kind: str, path: Sequence[str]) -> str | None:
        return warning(view, kind, path)

    def aims(self, view: KitsunedoView) -> tuple[Aim, ...]:
        return aims(view)

    def numbers(self) -> Numbers:
        return numbers()

    def encoding(self) -> Encoding[KitsunedoView]:
        from hyakki.games.kitsunedo.encoding import ENCODING

        return ENCODING

    def screen(self) -> Screen[KitsunedoView]:
        from hyakki.games.kitsunedo.terminal.screen import KitsunedoScreen

        return KitsunedoScreen()

    def position(self, given: Mapping[str, Any], chance: Chance) -> KitsunedoState:
        return position.build(given, chance)

    def fact(self, s: KitsunedoState, name: str) -> Any:
        return facts.fact(s, name)

    def remembered(self, s: KitsunedoState, memory: KitsunedoMemory) -> None:
        position.remember(s, memory)

    def worlds(self, s: KitsunedoState) -> Any:
        return (s.hands, s.deck, s.lanterns, s.lantern_deck)


game = Kitsunedo()
