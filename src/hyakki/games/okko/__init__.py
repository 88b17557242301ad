"""Okko Chronicles: demon hunters in the Palace of Mists against the Oni that hides there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from hyakki.core import motion as core_motion
from hyakki.core.chance import Chance
from hyakki.core.content import TUNED
from hyakki.core.events import Viewer
from hyakki.core.game import Examined, Game, Standing
from hyakki.core.memory import Memory
from hyakki.core.menu import Menu, Path
from hyakki.core.rules import Rules
from hyakki.core.talk import Channel
from hyakki.core.text import LANGUAGES, Text
from hyakki.core.view import View
from hyakki.games.okko import bot
from hyakki.games.okko.board.drawing import palace_of
from hyakki.games.okko.campaign.legacy import legacy
from hyakki.games.okko.captions import every
from hyakki.games.okko.catalog import ids
from hyakki.games.okko.catalog.cards import OkkoRules
from hyakki.games.okko.catalog.custom import examine
from hyakki.games.okko.catalog.kit import kit_of
from hyakki.games.okko.catalog.loading import check_stored, make_rules, standard
from hyakki.games.okko.catalog.scenario_reach import reach_warnings
from hyakki.games.okko.catalog.verbs import CONDITIONS
from hyakki.games.okko.events import KINDS
from hyakki.games.okko.knowledge.memory import OkkoMemory, remember
from hyakki.games.okko.knowledge.redeal import redeal
from hyakki.games.okko.knowledge.view import NUMBERS, OkkoView, open_part, own_part, view
from hyakki.games.okko.people import MARKER_KINDS
from hyakki.games.okko.previews.warnings import warning
from hyakki.games.okko.scenes import facts, position
from hyakki.games.okko.state import HEROES_SIDE, ONI_SIDE, PHASES, OkkoState
from hyakki.games.okko.steps import STEPS
from hyakki.games.okko.steps.setup import SetUp
from hyakki.games.okko.talk import channels
from hyakki.games.okko.words import WORDS

if TYPE_CHECKING:
    from hyakki.core.screen import Screen

PUBLIC = (
    *("content", "numbers", "dice", "track", "heroes", "actions", "equipment", "followers", "kami", "agents", "events"),
    *("oni_cards", "courtiers", "complications", "clue_tokens", "chests", "test_tokens", "wounds", "conditions"),
    *("enhancements", "recollections", "faces", "references", "scenarios", "campaigns", "expansions", "scenario"),
    *("oni", "count", "picks", "expanded"),
)
"""What of the Rules a page needs to draw the game."""
IDS = {
    "figures": ids.FIGURES,
    "heroes": ids.HEROES,
    "cards": ids.CARDS,
    "equipment": ids.EQUIPMENT,
    "events": ids.EVENTS,
    "clues": ids.CLUES,
    "courtiers": ids.COURTIERS,
    "oni_cards": ids.ONI_CARDS,
    "allies": ids.ALLY_CARDS,
    "agents": ids.AGENTS,
    "enhancements": ids.ENHANCEMENTS,
    "recollections": ids.RECOLLECTIONS,
    "faces": ids.FACES,
    "letters": ids.LETTERS,
    "conditions": CONDITIONS,
    "values": NUMBERS,
    "markers": MARKER_KINDS,
    "phases": PHASES,
}
"""What the numbers in a View stand for. A space is 25 times its face's number and the cell on it; an area is 8 times
its face's number and the letter."""


MOST_CAPTIONS = 16


class Okko(Game[OkkoState]):
    key = "okko"
    package = __name__
    least, most, usual = 2, 5, 3  # OK-002
    rules_type = OkkoRules
    state = OkkoState
    steps = STEPS
    kinds = {**KINDS, **core_motion.KINDS}
    proposals = {"take-back": "OK-R173", "replace seat": "OK-R173"}
    words = WORDS
    chances = facts.CHANCES

    def __init__(self) -> None:
        super().__init__()
        self._captions: dict[str, dict[str, Any]] = {}
        """What cards say, by the digest of Rules and by language: that is long to write."""

    def rules(self, seats: int, options: Mapping[str, Any]) -> OkkoRules:
        return make_rules(seats, options)

    def choices(self) -> dict[str, Any]:
        scenarios = standard(TUNED).scenarios
        facts = {
            name: {"most": scenario.heroes[1] + 1, "investigation": scenario.investigation}
            for name, scenario in scenarios.items()
        }
        return {"scenario": facts}

    def examined(self, written: str, lang: str) -> Examined:
        scenario, faults = examine(written, standard(TUNED))
        said = [(fault.where, fault.what(lang)) for fault in faults]
        if scenario is None or faults:
            return Examined(said, scenario.heroes[1] + 1 if scenario else None)
        warnings = [(each.where, each.what(lang)) for each in reach_warnings(standard(TUNED), scenario)]
        return Examined(said, scenario.heroes[1] + 1, warnings)

    def check(self, rules: Rules, seats: int) -> None:
        assert isinstance(rules, OkkoRules)
        check_stored(rules, seats)

    def content(self, rules: Rules) -> dict[str, Any]:
        """The palace as it lies before play, and all cards and tokens: only where they are then is hidden."""
        assert isinstance(rules, OkkoRules)
        palace = palace_of(kit_of(rules).floor)
        said = self._captions.get(rules.digest)
        if said is None:
            if len(self._captions) >= MOST_CAPTIONS:
                self._captions.clear()
            said = self._captions[rules.digest] = {lang: every(Text(self, lang), rules) for lang in LANGUAGES}
        return {name: getattr(rules, name) for name in PUBLIC} | {"palace": palace, "ids": IDS, "captions": said}

    def begin(self, rules: Rules, seats: int) -> OkkoState:
        assert isinstance(rules, OkkoRules)
        s = OkkoState(rules, seats)
        s.push(SetUp())
        return s

    def memory(self, viewer: Viewer, seats: int) -> OkkoMemory:
        return OkkoMemory(viewer)

    def view(self, s: OkkoState, memory: Memory) -> OkkoView:
        assert isinstance(memory, OkkoMemory)
        return view(s, memory)

    def open_part(self, s: OkkoState) -> dict[str, Any]:
        return open_part(s)

    def own_part(self, s: OkkoState, memory: Memory) -> dict[str, Any]:
        assert isinstance(memory, OkkoMemory)
        return own_part(s, memory)

    def redeal(self, view: View, rng: Random) -> OkkoState:
        assert isinstance(view, OkkoView)
        return redeal(view, rng)

    def channels(self, s: OkkoState, seat: int) -> tuple[Channel, ...]:
        return channels(s, seat)

    def left(self, s: OkkoState, seat: int) -> None:
        """Whoever sits down there plays on."""

    def standing(self, s: OkkoState) -> Standing[OkkoState]:
        """A side wins as a whole (OK-001, OK-003)."""
        assert s.over is not None
        reason, side, *points = s.over
        heroes = s.hero_seats
        if side is None:
            return Standing(reason, (), (s.oni, *heroes))
        won = (s.oni,) if side == ONI_SIDE else heroes
        ranking = (s.oni, *heroes) if side == ONI_SIDE else (*heroes, s.oni)
        facts = {"side": side, "blue": points[0], "red": points[1], **legacy(s)} if points else {"side": side}
        return Standing("heroes" if side == HEROES_SIDE else "oni", won, ranking, facts)

    def roles(self, s: OkkoState) -> tuple[str, ...]:
        return tuple("oni" if seat == s.oni else "heroes" for seat in range(s.seats))

    def measures(self, s: OkkoState) -> dict[str, int]:
        return {"rounds": s.round}

    def judgement(self, view: View, kind: str, menus: Callable[[Path], Menu], rng: Random) -> Path:
        assert isinstance(view, OkkoView)
        return bot.judgement(view, kind, menus, rng)

    def warning(self, view: View, kind: str, path: Sequence[str]) -> str | None:
        assert isinstance(view, OkkoView)
        return warning(view, kind, path)

    def screen(self) -> Screen:
        from hyakki.games.okko.terminal.screen import OkkoScreen

        return OkkoScreen()

    def position(self, given: Mapping[str, Any], chance: Chance) -> OkkoState:
        return position.build(given, chance)

    def fact(self, s: OkkoState, name: str) -> Any:
        return facts.fact(s, name)

    def word(self, kind: str, field: str, number: int) -> Any:
        return facts.word(kind, field, number)

    def spelled(self, s: OkkoState, id: str) -> str:
        return facts.spelled(s, id)

    def drawn(self, s: OkkoState, name: str, wish: Any) -> tuple[int, ...]:
        return facts.drawn(s, name, wish)

    def remembered(self, s: OkkoState, memory: Memory) -> None:
        assert isinstance(memory, OkkoMemory)
        remember(s, memory)

    def worlds(self, s: OkkoState) -> Any:
        """Each list is of what nobody knows; what one of the sides knows counts as one thing."""
        known = (s.nature, s.identity, s.event_hand, s.placed, s.clues, s.order, s.plans, s.wishes)
        return (s.clue_deck, s.beneath, str(known))


game = Okko()
