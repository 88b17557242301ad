"""Shadow Tactics: ninjas against the garrison of a Daimyo."""

from __future__ import annotations

from collections.abc import Mapping
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
from hyakki.core.motion import Motion
from hyakki.core.talk import Channel
from hyakki.core.watch import Ground, Setup
from hyakki.games.shadow_tactics.account import BEAT, account
from hyakki.games.shadow_tactics.aid import aid
from hyakki.games.shadow_tactics.aims import aims
from hyakki.games.shadow_tactics.board.drawing import ground_of, plan_of
from hyakki.games.shadow_tactics.board.terrain import terrain_of
from hyakki.games.shadow_tactics.bot import greedy, judgement
from hyakki.games.shadow_tactics.bot.values import values
from hyakki.games.shadow_tactics.captions import every
from hyakki.games.shadow_tactics.catalog.cards import LIGHTS, ShadowRules
from hyakki.games.shadow_tactics.catalog.custom import OPTION, examine
from hyakki.games.shadow_tactics.catalog.ids import CARDS, COLOURS, HEALTH, ITEMS, MISSIONS, NINJAS, ORDERS, QUESTS
from hyakki.games.shadow_tactics.catalog.kit import kit_of
from hyakki.games.shadow_tactics.catalog.loading import CONTENT, check_stored, make_rules, standard
from hyakki.games.shadow_tactics.events import KINDS
from hyakki.games.shadow_tactics.guards import KINDS as FIGURES
from hyakki.games.shadow_tactics.knowledge.memory import ShadowMemory, remember
from hyakki.games.shadow_tactics.knowledge.redeal import redeal
from hyakki.games.shadow_tactics.knowledge.view import ShadowView, memory_of, open_part, own_part, view
from hyakki.games.shadow_tactics.lessons import coach
from hyakki.games.shadow_tactics.openers import openers
from hyakki.games.shadow_tactics.options import QUESTIONS
from hyakki.games.shadow_tactics.people import NO_QUEST, NOBODY
from hyakki.games.shadow_tactics.scenes import facts, position
from hyakki.games.shadow_tactics.state import DAIMYO_SIDE, TAKE_OVER, ShadowState
from hyakki.games.shadow_tactics.steps import STEPS, takeover
from hyakki.games.shadow_tactics.steps.rounds import Rounds
from hyakki.games.shadow_tactics.steps.setup import SetUp
from hyakki.games.shadow_tactics.steps.surrender import motion_of, propose, time_bonus
from hyakki.games.shadow_tactics.talk import channels
from hyakki.games.shadow_tactics.things import things
from hyakki.games.shadow_tactics.watch import ShadowWatch
from hyakki.games.shadow_tactics.words import WORDS

if TYPE_CHECKING:
    from hyakki.core.aids import Section
    from hyakki.core.editor import Editor
    from hyakki.core.encoding import Encoding
    from hyakki.core.openers import Opener
    from hyakki.core.screen import Screen
    from hyakki.core.text import Text
    from hyakki.core.things import Caption

PUBLIC = (
    *("content", "mission", "numbers", "cards", "health", "items", "quests", "orders", "deployments", "missions"),
    *("night", "snow", "boulders", "title", "story"),
)
"""The parts of the Rules that a page needs to draw the game."""
VARIANTS: tuple[dict[str, Any], ...] = (
    {"side_quests": True},
    {"boulders": True, "civilians": "friendly"},
    {"snow": True, "side_quests": True},
    {"night": True, "civilians": "hostile"},
)
"""Variants as they are played together in training."""
IDS = {
    "ninjas": NINJAS,
    "cards": CARDS,
    "health": HEALTH,
    "items": ITEMS,
    "quests": QUESTS,
    "orders": ORDERS,
    "figures": FIGURES,
    "colours": COLOURS,
    "lights": LIGHTS,
}
"""The meaning of the numbers in a View."""


class ShadowTactics(Game[ShadowState, ShadowView, ShadowMemory, ShadowRules]):
    key = "shadow_tactics"
    package = __name__
    least, most, usual = 2, 5, 4  # ST-R02
    rules_type = ShadowRules
    state = ShadowState
    view_type = ShadowView
    steps = STEPS
    kinds = {**KINDS, **core_motion.KINDS}
    questions = QUESTIONS
    beat = BEAT
    words = WORDS
    proposals = {
        "surrender": "ST-362",
        f"{TAKE_OVER} seat": "ST-R132",
        "replace seat": "ST-R132",
        "take-back": "ST-R153",
    }
    chances = facts.CHANCES

    def rules(self, seats: int, options: Mapping[str, Any]) -> ShadowRules:
        return make_rules(seats, options)

    def variants(self, seats: int) -> list[Mapping[str, Any]]:
        """Each mission twice as printed, and once with variants: other ones with each number of seats."""
        return [
            {"mission": mission, **added}
            for number, mission in enumerate(MISSIONS)
            for added in ({}, {}, VARIANTS[(number + seats) % len(VARIANTS)])
        ]

    def check(self, rules: ShadowRules, seats: int) -> None:
        check_stored(rules, seats)

    def content(self, rules: ShadowRules) -> dict[str, Any]:
        """The map as it lies before play, and all cards: only where they are then is hidden."""
        kit = kit_of(rules)
        printed = {"plan": plan_of(kit.layout), "terrain": terrain_of(kit.board(0, frozenset()))}
        return {name: getattr(rules, name) for name in PUBLIC} | printed | {"ids": IDS}

    def examined(self, written: str, lang: str) -> Examined:
        _, faults = examine(written, standard(TUNED))
        return Examined([(each.where, each.what(lang)) for each in faults], self.most)

    def captions(self, text: Text, rules: ShadowRules) -> dict[str, Any]:
        return every(text, rules)

    def openers(self, text: Text, rules: ShadowRules) -> dict[str, Opener]:
        return openers(text, rules)

    def things(self, text: Text, rules: ShadowRules, captions: Mapping[str, Any]) -> dict[str, Caption]:
        return things(text, rules, captions)

    def aid(self, text: Text, rules: ShadowRules) -> tuple[Section, ...]:
        return aid(text, rules)

    def begin(self, rules: ShadowRules, seats: int) -> ShadowState:
        s = ShadowState(rules, seats)
        s.push(SetUp())
        return s

    def memory(self, viewer: Viewer, seats: int) -> ShadowMemory:
        return ShadowMemory(viewer)

    def view(self, s: ShadowState, memory: ShadowMemory) -> ShadowView:
        return view(s, memory)

    def open_part(self, s: ShadowState) -> dict[str, Any]:
        return open_part(s) | {"rules": s.rules.digest}

    def own_part(self, s: ShadowState, memory: ShadowMemory) -> dict[str, Any]:
        return own_part(s, memory)

    def memory_of(self, view: ShadowView) -> ShadowMemory:
        return memory_of(view)

    def redeal(self, view: ShadowView, rng: Random) -> ShadowState:
        return redeal(view, rng)

    def motions(self, s: ShadowState, seat: int) -> list[Motion]:
        return [motion_of(s, seat), *takeover.motions_of(s, seat)]

    def proposed(self, s: ShadowState, seat: int, motion: Motion) -> None:
        if motion.name == TAKE_OVER:
            takeover.propose(s, seat, motion.subject)
        else:
            propose(s, seat)

    def would_agree(self, view: ShadowView, seat: int) -> bool:
        """Agree: bots leave it to the players whether their side gives up."""
        return True

    def coach(self, rules: ShadowRules, kind: str) -> str | None:
        return coach(rules.first, kind)

    def channels(self, s: ShadowState, seat: int) -> tuple[Channel, ...]:
        return channels(s, seat)

    def left(self, s: ShadowState, seat: int) -> None:
        """Do nothing: the next player of the seat plays on; N stays, and what is programmed stays face down
        (ST-R132)."""
        takeover.gone(s, seat)

    def seated(self, s: ShadowState, seat: int, bot: bool) -> None:
        takeover.gone(s, seat) if bot else takeover.back(s, seat)

    def standing(self, s: ShadowState) -> Standing:
        """A side wins as a whole; what a chapter goes on with are the facts (ST-399, ST-400)."""
        assert s.over is not None
        reason, side = s.over
        if reason == "surrender":
            reason = "daimyo surrenders" if s.surrendered == DAIMYO_SIDE else "ninjas surrender"
        ninjas = tuple(s.ninja_seats)
        if side is None:
            return Standing(reason, (), (s.daimyo, *ninjas), _kept(s))
        won_by_daimyo = side == DAIMYO_SIDE
        ranking = (s.daimyo, *ninjas) if won_by_daimyo else (*ninjas, s.daimyo)
        return Standing(reason, (s.daimyo,) if won_by_daimyo else ninjas, ranking, {"side": side, **_kept(s)})

    def account(self, s: ShadowState, course: Course) -> Account:
        return account(s, course)

    def sides(self, s: ShadowState) -> tuple[str, ...]:
        return tuple("daimyo" if seat == s.daimyo else "ninjas" for seat in range(s.seats))

    def measures(self, s: ShadowState) -> dict[str, int]:
        return {"rounds": s.round}

    def watch(self) -> ShadowWatch:
        return ShadowWatch()

    def setups(self, seats: int, options: Mapping[str, Any]) -> tuple[Setup, ...]:
        if OPTION in options:
            return (Setup("custom mission"),)
        missions = (options["mission"],) if "mission" in options else MISSIONS
        return tuple(Setup(f"mission {mission}", {"mission": mission}) for mission in missions)

    def ground(self, rules: ShadowRules) -> Ground:
        return ground_of(plan_of(kit_of(rules).layout))

    def judgement(self, view: ShadowView, kind: str, menus: Menus, rng: Random) -> Path:
        return judgement(view, kind, menus, rng)

    def greedy(self, view: ShadowView, kind: str, menus: Menus, rng: Random) -> Path:
        return greedy(view, kind, menus, rng)

    def values(self, s: ShadowState) -> list[float]:
        return values(s)

    def aims(self, view: ShadowView) -> tuple[Aim, ...]:
        return aims(view)

    def numbers(self) -> Numbers:
        return CONTENT.numbers()

    def encoding(self) -> Encoding[ShadowView]:
        from hyakki.games.shadow_tactics.encoding import ENCODING

        return ENCODING

    def editor(self) -> Editor:
        from hyakki.games.shadow_tactics.editor.editing import MissionEditor

        return MissionEditor()

    def screen(self) -> Screen[ShadowView]:
        from hyakki.games.shadow_tactics.terminal.screen import ShadowScreen

        return ShadowScreen()

    def position(self, given: Mapping[str, Any], chance: Chance) -> ShadowState:
        return position.build(given, chance, whole=True)

    def laid(self, given: Mapping[str, Any], chance: Chance) -> ShadowState:
        """The Daimyo does not say when to refresh, as he does in scenes."""
        s = position.build(given, chance, whole=True)
        rounds = Rounds()
        rounds.stage = s.stack[0].stage
        s.stack[0] = rounds
        return s

    def fact(self, s: ShadowState, name: str) -> Any:
        return facts.fact(s, name)

    def word(self, kind: str, field: str, number: int) -> Any:
        return facts.word(kind, field, number)

    def spelled(self, s: ShadowState, id: str) -> str:
        """Ninjas may be called by their names."""
        return facts.spelled(id)

    def drawn(self, s: ShadowState, name: str, wish: Any) -> tuple[int, ...]:
        return facts.drawn(s, name, wish)

    def remembered(self, s: ShadowState, memory: ShadowMemory) -> None:
        remember(s, memory)

    def worlds(self, s: ShadowState) -> Any:
        return (s.laid, s.hand, s.deck)


def _kept(s: ShadowState) -> dict[str, Any]:
    """Return what is kept after the mission, won or lost: coins, rewards and completed quests (ST-010, ST-323)."""
    quests = [ninja.quest for ninja in s.ninjas if ninja.completed] + ([s.quest] if s.quest_done else [])
    return {
        "mission": s.rules.mission,
        "coins": s.pool,
        "quests": [QUESTS[quest] for quest in quests if quest != NO_QUEST],
        "rewards": [["daimyo" if ninja == NOBODY else NINJAS[ninja], prize] for ninja, prize in s.won_cards],
        "ninjas": [NINJAS[ninja] for ninja in s.team()],
        "picks": [[NINJAS[ninja] for ninja in s.team() if s.home_of(ninja) == seat] for seat in range(s.seats)],
        "surrendered": s.surrendered,
        "modifier": time_bonus(s),
        "lost": {NINJAS[n]: s.ninjas[n].lost for n in s.team() if s.ninjas[n].lost},
        "time": s.time,
    }


game = ShadowTactics()
