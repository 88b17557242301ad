"""Chapter One: missions in a row, with purchases, rewards and a final mission that decides it (sections AA to AC)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from hyakki.core import motion as core_motion
from hyakki.core.account import Account, Course
from hyakki.core.chance import Chance
from hyakki.core.engine import GameOver, Step
from hyakki.core.errors import BadContent
from hyakki.core.game import Standing
from hyakki.core.menu import Asks, Menus, Path
from hyakki.core.motion import Motion, Vote
from hyakki.core.series import OpenMemory, OpenView, Play, Series, facts_of
from hyakki.core.text import Text
from hyakki.core.things import Caption
from hyakki.games.shadow_tactics.captions import every
from hyakki.games.shadow_tactics.catalog.cards import Carried
from hyakki.games.shadow_tactics.catalog.ids import ITEMS, LOCATIONS, NINJAS, NUMBER
from hyakki.games.shadow_tactics.catalog.loading import check_stored, make_rules
from hyakki.games.shadow_tactics.chapter import events as say
from hyakki.games.shadow_tactics.chapter import facts, position
from hyakki.games.shadow_tactics.chapter.account import account
from hyakki.games.shadow_tactics.chapter.assign_cards import Assign
from hyakki.games.shadow_tactics.chapter.bot import judge
from hyakki.games.shadow_tactics.chapter.choose_mission import ChooseMission, Veto
from hyakki.games.shadow_tactics.chapter.market import DaimyoMarket, NinjaMarket
from hyakki.games.shadow_tactics.chapter.muster import Muster
from hyakki.games.shadow_tactics.chapter.options import PURCHASES, QUESTIONS
from hyakki.games.shadow_tactics.chapter.rewards import Facts, Rewards, check_facts, keep, pay
from hyakki.games.shadow_tactics.chapter.saving import WHERE, check_saved
from hyakki.games.shadow_tactics.chapter.state import (
    ADJOURN,
    COME_ALONG,
    DAIMYO,
    NINJA,
    SIT_OUT,
    ChapterRules,
    ChapterState,
    Saved,
)
from hyakki.games.shadow_tactics.chapter.words import WORDS
from hyakki.games.shadow_tactics.things import things

SEQUENCE: dict[str, type[Step]] = {
    "daimyo": DaimyoMarket,
    "assign": Assign,
    "ninjas": NinjaMarket,
    "choose": ChooseMission,
    "veto": Veto,
    "muster": Muster,
}
"""The steps before every mission, the first one included (ST-404)."""
STAGES = ("open", *SEQUENCE, "play")
AGREED = ("boulders", "civilians", "snow", "night", "daimyo", "quick")
OPTIONS = ("set", "content", *AGREED, "saved")
PUBLIC = ("numbers", "cards", "health", "items", "quests", "orders", "deployments", "missions", "locations")
"""The parts of the content that a page needs."""


class Chapter(Play):
    """Sequence after sequence, until the final mission has been played."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.stage = "open"

    def run(self, s: ChapterState) -> Asks:
        if self.stage == "play":
            return ()
        part, self.stage = self.stage, STAGES[STAGES.index(self.stage) + 1]
        if part == "open":
            s.opened = s.save()
            s.say(say.SEQUENCE, (len(s.missions) + 1,))
        else:
            s.push(SEQUENCE[part]())
        return None

    def game(self, s: ChapterState) -> tuple[str, int, dict[str, Any]]:
        options = {
            **s.rules.shared(),
            "mission": s.place.mission,
            "daimyo": s.present.index(s.daimyo),
            "carried": msgspec.to_builtins(carried(s)),
        }
        if s.team:
            options["picks"] = [[NINJAS[ninja] for ninja in s.picks[seat]] for seat in s.present]
        return "shadow_tactics", len(s.present), options

    def played(self, s: ChapterState, standing: dict[str, Any]) -> None:
        said = standing["facts"]
        if said.get("side") is None:  # given up by all: it counts for nothing, and another can be chosen
            s.say(say.NOT_COUNTED, (NUMBER[s.location],))
            self.stage = "choose"
            return
        facts = facts_of(said, Facts)
        side = facts.side
        check_facts(s, facts)
        picks = dict(zip(s.present, facts.picks, strict=True))
        s.picks = tuple(tuple(NINJAS.index(name) for name in picks.get(seat, ())) for seat in range(s.seats))
        s.team = tuple(sorted(ninja for own in s.picks for ninja in own))
        s.missions += ((s.location, side),)
        s.say(say.MISSION_ENDED, (NUMBER[s.location], side))
        keep(s, facts)
        if s.place.final:  # ST-449
            s.say(say.CHAPTER_WON, (side,))
            raise GameOver((f"chapter {side}", side))
        pay(s, side)
        reward = s.reward(side)
        s.push(Rewards(reward.promotion, reward.strip))
        self.stage = "open"


def carried(s: ChapterState) -> Carried:
    """Return what the next mission is played with beyond what lies in the box (ST-399, ST-423, ST-424, ST-R93)."""
    shadow, used = s.rules.shadow, s.used()
    return Carried(
        cards=tuple(name for name in s.cards if name in shadow.cards),
        health=tuple(name for name in s.cards if name in shadow.health),
        jutsu=dict(s.jutsu),
        quests=s.quests,
        orders=s.orders + tuple(placed.card for placed in used if placed.card in shadow.orders),
        deployments=tuple(placed.card for placed in used if placed.card in shadow.deployments),
        items=s.items,
        coins=tuple(token for placed in used for token in placed.tokens),
        wealth=s.place.wealth,
        time=s.modifier,
    )


STEPS: tuple[type[Step], ...] = (Chapter, *SEQUENCE.values(), Rewards, Vote)


class ChapterOne(Series[ChapterState, ChapterRules]):
    key = "shadow_tactics-chapter"
    package = "hyakki.games.shadow_tactics"
    least, most, usual = 2, 5, 4  # ST-R02
    of = "shadow_tactics"
    rules_type = ChapterRules
    state = ChapterState
    steps = {step.__name__: step for step in STEPS}
    kinds = {**say.KINDS, **core_motion.KINDS}
    questions = QUESTIONS
    words = WORDS
    proposals = {f"{SIT_OUT} seat": "ST-401", f"{COME_ALONG} seat": "ST-401", ADJOURN: "ST-398", "take-back": "ST-R153"}
    chances = facts.CHANCES
    no_result = frozenset({"adjourned"})

    def rules(self, seats: int, options: Mapping[str, Any]) -> ChapterRules:
        for name in options:
            if name not in OPTIONS:
                raise BadContent(f"option {name}", f"unknown; choose one of {', '.join(OPTIONS)}")
        given = {name: options[name] for name in OPTIONS if name in options and name != "saved"}
        shadow = make_rules(seats, given)
        saved = None
        if options.get("saved") is not None:
            try:
                saved = msgspec.convert(options["saved"], Saved)
            except msgspec.ValidationError as error:
                raise BadContent(WHERE, str(error)) from None
            check_saved(shadow, saved)
        own = options.get("content")
        return ChapterRules(
            game=self.key,
            version=shadow.version,
            shadow=shadow,
            set=options.get("set"),
            own=None if own is None else dict(own),
            saved=saved,
        )

    def check(self, rules: ChapterRules, seats: int) -> None:
        check_stored(rules.shadow, seats)
        if rules.saved is not None:
            check_saved(rules.shadow, rules.saved)

    def content(self, rules: ChapterRules) -> dict[str, Any]:
        ids = {"ninjas": NINJAS, "items": ITEMS, "locations": LOCATIONS, "purchases": PURCHASES}
        return {name: getattr(rules.shadow, name) for name in PUBLIC} | {"daimyo": rules.shadow.daimyo, "ids": ids}

    def captions(self, text: Text, rules: ChapterRules) -> dict[str, Any]:
        return every(text, rules.shadow)

    def things(self, text: Text, rules: ChapterRules, captions: Mapping[str, Any]) -> dict[str, Caption]:
        return things(text, rules.shadow, captions)

    def begin(self, rules: ChapterRules, seats: int) -> ChapterState:
        s = ChapterState(rules, seats)
        s.push(Chapter())
        if rules.saved is not None:
            s.say(say.RESUMED, (len(s.missions),))
        return s

    def players(self, s: ChapterState) -> tuple[int, ...]:
        return s.present

    def rematch(self, ranking: Sequence[int], facts: Mapping[str, Any]) -> dict[str, Any]:
        """Continue a chapter that was adjourned; after any other begin a new one."""
        return {"saved": facts["saved"] if facts.get("adjourned") else None}

    # Joining, leaving, saving (section AA)

    def motions(self, s: ChapterState, seat: int) -> list[Motion]:
        """List the Motions between missions: who takes part in the next, and to go on with the chapter another time."""
        if s.over is not None:
            return []
        top = s.stack[-1]
        under_way = isinstance(top, Chapter)
        saving = Motion(ADJOURN, rule="ST-398" if under_way or isinstance(top, Rewards) else "")
        rule = "ST-401" if under_way else ""
        ninjas = [other for other in range(s.seats) if other != s.daimyo]
        least = len(s.present) <= self.least
        leaving = [Motion(SIT_OUT, o, rule or ("ST-R02" if least else "")) for o in ninjas if o in s.present]
        coming = [Motion(COME_ALONG, o, rule) for o in ninjas if o not in s.present]
        return [*leaving, *coming, saving]

    def proposed(self, s: ChapterState, seat: int, motion: Motion) -> None:
        """Put a proposal to the vote. A player decides alone about leaving or joining; about another player, and
        about the chapter, all others must agree."""
        aside = (seat, motion.subject)
        voters = () if seat == motion.subject else tuple(other for other in range(s.seats) if other not in aside)
        s.push(Vote(motion.name, motion.subject, seat, voters, len(voters)))

    def would_agree(self, view: OpenView[ChapterRules], seat: int) -> bool:
        return True

    def standing(self, s: ChapterState) -> Standing:
        """A side wins as a whole; the facts hold the chapter, to go on with if it was adjourned (ST-398)."""
        assert s.over is not None
        reason, side = s.over
        ninjas = tuple(seat for seat in range(s.seats) if seat != s.daimyo)
        ranking = (*ninjas, s.daimyo) if side == NINJA else (s.daimyo, *ninjas)
        winners = {NINJA: ninjas, DAIMYO: (s.daimyo,)}.get(side or "", ())
        saved = s.opened if side is None else s.save()
        plain = msgspec.json.decode(msgspec.json.encode(saved))  # as a replay holds it
        facts = {"saved": plain, "adjourned": reason == "adjourned"}
        return Standing(reason, winners, ranking, facts)

    def account(self, s: ChapterState, course: Course) -> Account:
        return account(s, course)

    def roles(self, s: ChapterState) -> tuple[str, ...]:
        return tuple(DAIMYO if seat == s.daimyo else NINJA for seat in range(s.seats))

    def measures(self, s: ChapterState) -> dict[str, int]:
        return {"missions": len(s.missions)}

    def position(self, given: Mapping[str, Any], chance: Chance) -> ChapterState:
        return position.build(self, given, chance)

    def fact(self, s: ChapterState, name: str) -> Any:
        return facts.fact(s, name)

    def spelled(self, s: ChapterState, id: str) -> str:
        """Locations may be called by their missions, ninjas by their names."""
        return facts.spelled(s, id)

    def drawn(self, s: ChapterState, name: str, wish: Any) -> tuple[int, ...]:
        return facts.drawn(s, name, wish)

    def remembered(self, s: ChapterState, memory: OpenMemory) -> None:
        """Remember nothing: a chapter has no secrets (ST-512)."""

    def judgement(self, view: OpenView[ChapterRules], kind: str, menus: Menus, rng: Random) -> Path:
        return judge(view, kind, menus, rng)


chapter = ChapterOne()
