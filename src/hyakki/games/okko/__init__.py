"""Okko Chronicles: demon hunters in the Palace of Mists against the Oni that hides there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from hyakki.core import motion as core_motion
from hyakki.core.account import Account, Course
from hyakki.core.aims import Aim
from hyakki.core.chance import Chance
from hyakki.core.content import TUNED, Numbers
from hyakki.core.events import Viewer
from hyakki.core.game import Examined, Game, Standing
from hyakki.core.menu import Menus, Path
from hyakki.core.talk import Channel
from hyakki.core.watch import Ground, Setup
from hyakki.games.okko import bot
from hyakki.games.okko.account import BEAT, account
from hyakki.games.okko.aid import aid
from hyakki.games.okko.aims import aims
from hyakki.games.okko.board.drawing import ground_of, palace_of
from hyakki.games.okko.bot.values import values
from hyakki.games.okko.campaign.legacy import legacy
from hyakki.games.okko.captions import every
from hyakki.games.okko.catalog import ids
from hyakki.games.okko.catalog.cards import OkkoRules
from hyakki.games.okko.catalog.custom import examine
from hyakki.games.okko.catalog.kit import kit_of
from hyakki.games.okko.catalog.loading import CONTENT, check_stored, make_rules, standard
from hyakki.games.okko.catalog.scenario_reach import reach_warnings
from hyakki.games.okko.catalog.verbs import CONDITIONS
from hyakki.games.okko.events import KINDS
from hyakki.games.okko.knowledge.memory import OkkoMemory, remember
from hyakki.games.okko.knowledge.redeal import redeal
from hyakki.games.okko.knowledge.view import NUMBERS, OkkoView, memory_of, open_part, own_part, view
from hyakki.games.okko.openers import openers
from hyakki.games.okko.options import QUESTIONS
from hyakki.games.okko.people import MARKER_KINDS
from hyakki.games.okko.previews.warnings import WARNED, warning
from hyakki.games.okko.scenes import facts, position
from hyakki.games.okko.state import HEROES_SIDE, ONI_SIDE, PHASES, OkkoState
from hyakki.games.okko.steps import STEPS
from hyakki.games.okko.steps.setup import SetUp
from hyakki.games.okko.talk import channels
from hyakki.games.okko.things import things
from hyakki.games.okko.watch import OkkoWatch
from hyakki.games.okko.words import WORDS

if TYPE_CHECKING:
    from hyakki.core.aids import Section
    from hyakki.core.editor import Editor
    from hyakki.core.encoding import Encoding
    from hyakki.core.openers import Opener
    from hyakki.core.screen import Screen
    from hyakki.core.text import Text
    from hyakki.core.things import Caption

PUBLIC = (
    *("content", "numbers", "dice", "track", "heroes", "actions", "equipment", "followers", "kami", "agents", "events"),
    *("oni_cards", "courtiers", "complications", "clue_tokens", "chests", "test_tokens", "wounds", "conditions"),
    *("enhancements", "recollections", "faces", "references", "scenarios", "campaigns", "expansions", "scenario"),
    *("oni", "count", "picks", "expanded"),
)
"""The parts of the Rules that a page needs to draw the game."""
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
"""The meaning of the numbers in a View. A space is 25 times its face's number and the cell on it; an area is 8 times
its face's number and the letter."""


class Okko(Game[OkkoState, OkkoView, OkkoMemory, OkkoRules]):
    key = "okko"
    package = __name__
    least, most, usual = 2, 5, 3  # OK-002
    rules_type = OkkoRules
    state = OkkoState
    view_type = OkkoView
    steps = STEPS
    kinds = {**KINDS, **core_motion.KINDS}
    questions = QUESTIONS
    advised = WARNED
    proposals = {"take-back": "OK-R173", "replace seat": "OK-R173"}
    beat = BEAT
    words = WORDS
    chances = facts.CHANCES

    def rules(self, seats: int, options: Mapping[str, Any]) -> OkkoRules:
        return make_rules(seats, options)

    def variants(self, seats: int) -> list[Mapping[str, Any]]:
        """Each scenario with every number of heroes that it is for, and with one for each hero seat; every third with
        the expansions."""
        found: list[dict[str, Any]] = []
        for name, scenario in standard(TUNED).scenarios.items():
            least, most = scenario.heroes
            own = seats - 1
            counts = [] if own > most else sorted({own, *range(max(least, own), most + 1)})
            found += [{"scenario": name, "count": count} for count in counts]
        for options in found[::3]:
            options["expanded"] = ids.EXPANSIONS
        return [*found]

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

    def check(self, rules: OkkoRules, seats: int) -> None:
        check_stored(rules, seats)

    def content(self, rules: OkkoRules) -> dict[str, Any]:
        """The palace as it lies before play, and all cards and tokens: only where they are then is hidden."""
        palace = palace_of(kit_of(rules).floor)
        return {name: getattr(rules, name) for name in PUBLIC} | {"palace": palace, "ids": IDS}

    def captions(self, text: Text, rules: OkkoRules) -> dict[str, Any]:
        return every(text, rules)

    def openers(self, text: Text, rules: OkkoRules) -> dict[str, Opener]:
        return openers(text, rules)

    def things(self, text: Text, rules: OkkoRules, captions: Mapping[str, Any]) -> dict[str, Caption]:
        return things(text, rules, captions)

    def aid(self, text: Text, rules: OkkoRules) -> tuple[Section, ...]:
        return aid(text, rules)

    def begin(self, rules: OkkoRules, seats: int) -> OkkoState:
        s = OkkoState(rules, seats)
        s.push(SetUp())
        return s

    def memory(self, viewer: Viewer, seats: int) -> OkkoMemory:
        return OkkoMemory(viewer)

    def view(self, s: OkkoState, memory: OkkoMemory) -> OkkoView:
        return view(s, memory)

    def open_part(self, s: OkkoState) -> dict[str, Any]:
        return open_part(s) | {"rules": s.rules.digest}

    def own_part(self, s: OkkoState, memory: OkkoMemory) -> dict[str, Any]:
        return own_part(s, memory)

    def memory_of(self, view: OkkoView) -> OkkoMemory:
        return memory_of(view)

    def redeal(self, view: OkkoView, rng: Random) -> OkkoState:
        return redeal(view, rng)

    def channels(self, s: OkkoState, seat: int) -> tuple[Channel, ...]:
        return channels(s, seat)

    def left(self, s: OkkoState, seat: int) -> None:
        """Do nothing: the next player of the seat plays on."""

    def standing(self, s: OkkoState) -> Standing:
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

    def account(self, s: OkkoState, course: Course) -> Account:
        return account(s, course)

    def sides(self, s: OkkoState) -> tuple[str, ...]:
        return tuple("oni" if seat == s.oni else "heroes" for seat in range(s.seats))

    def measures(self, s: OkkoState) -> dict[str, int]:
        return {"rounds": s.round}

    def watch(self) -> OkkoWatch:
        return OkkoWatch()

    def setups(self, seats: int, options: Mapping[str, Any]) -> tuple[Setup, ...]:
        """A hero for each seat but the Oni's: those scenarios in which so many heroes can play (OK-002)."""
        if "chronicle" in options:
            return (Setup("scenario own"),)
        scenarios = standard(TUNED).scenarios.items()
        return tuple(
            Setup(f"scenario {name}", {"scenario": name})
            for name, scenario in scenarios
            if scenario.heroes[0] <= seats - 1 <= scenario.heroes[1] and options.get("scenario", name) == name
        )

    def ground(self, rules: OkkoRules) -> Ground:
        return ground_of(palace_of(kit_of(rules).floor))

    def judgement(self, view: OkkoView, kind: str, menus: Menus, rng: Random) -> Path:
        return bot.judgement(view, kind, menus, rng)

    def values(self, s: OkkoState) -> list[float]:
        return values(s)

    def warning(self, view: OkkoView, kind: str, path: Sequence[str]) -> str | None:
        return warning(view, kind, path)

    def aims(self, view: OkkoView) -> tuple[Aim, ...]:
        return aims(view)

    def numbers(self) -> Numbers:
        return CONTENT.numbers()

    def encoding(self) -> Encoding[OkkoView]:
        from hyakki.games.okko.encoding import ENCODING

        return ENCODING

    def editor(self) -> Editor:
        from hyakki.games.okko.editor.editing import ChronicleEditor

        return ChronicleEditor()

    def screen(self) -> Screen[OkkoView]:
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

    def remembered(self, s: OkkoState, memory: OkkoMemory) -> None:
        remember(s, memory)

    def worlds(self, s: OkkoState) -> Any:
        """Each list is of what nobody knows; what one of the sides knows counts as one thing."""
        known = (s.nature, s.identity, s.event_hand, s.placed, s.clues, s.order, s.plans, s.wishes)
        return (s.clue_deck, s.beneath, str(known))


game = Okko()
