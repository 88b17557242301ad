"""Campaigns: scenarios in a row, with what heroes carry and both sides remember (OK-348 to OK-353)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Literal

import msgspec

from hyakki.core import motion as core_motion
from hyakki.core.account import Account, Course
from hyakki.core.content import TUNED, one_of
from hyakki.core.engine import GameOver, Step
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.game import Standing
from hyakki.core.menu import Ask, Asks, Menu, Menus, Option, Path
from hyakki.core.motion import Vote
from hyakki.core.series import OpenView, Play, Series, facts_of
from hyakki.games.okko.campaign import events as say
from hyakki.games.okko.campaign.account import account
from hyakki.games.okko.campaign.legacy import plain
from hyakki.games.okko.campaign.state import CampaignRules, CampaignState
from hyakki.games.okko.campaign.verdict import more_points, more_wins, points, wins
from hyakki.games.okko.campaign.words import WORDS, scenario_number
from hyakki.games.okko.catalog.cards import Gear, Hero
from hyakki.games.okko.catalog.checks import check_campaign
from hyakki.games.okko.catalog.ids import EQUIPMENT, HEROES
from hyakki.games.okko.catalog.loading import check_stored, is_standard, make_rules, standard
from hyakki.games.okko.options import ask
from hyakki.games.okko.state import HEROES_SIDE, ONI_SIDE

BEGIN = Option("begin-act")
SHARED = ("set", "content", "oni", "count", "picks", "expanded")
OPTIONS = ("campaign", *SHARED)
PUBLIC = ("campaigns", "scenarios", "recollections", "heroes", "equipment")
"""The parts of the content that a page needs."""


class Facts(msgspec.Struct, frozen=True):
    """The facts that the next act takes over from a finished scenario."""

    side: Literal["heroes", "oni"]
    picks: tuple[tuple[Hero, ...], ...]
    gear: dict[Hero, Gear]
    memoirs: tuple[tuple[str, Literal["heroes", "oni"]], ...]


class Acts(Play):
    """Act after act, until one leads nowhere."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.stage = "open"

    def run(self, s: CampaignState) -> Asks:
        if self.stage == "open":
            self.stage = "play"
            s.say(say.ACT_BEGAN, (s.number, scenario_number(s.scenario)))
        return ()

    def game(self, s: CampaignState) -> tuple[str, int, dict[str, Any]]:
        options: dict[str, Any] = {**s.rules.shared(), "scenario": s.scenario}
        if s.special:
            options["special"] = plain(s.special)
        if s.picks:
            options["picks"] = [list(own) for own in s.picks]
        if s.gear:
            options["carried"] = plain(s.gear)
        return "okko", s.seats, options

    def played(self, s: CampaignState, standing: dict[str, Any]) -> None:
        said, scenario = standing["facts"], s.scenario
        self.stage = "open"
        if said.get("side") is None or "gear" not in said:  # given up by all: it counts for nothing and is played again
            s.say(say.ACT_NOT_COUNTED, (s.number, scenario_number(scenario)))
            s.push(Interlude(s.oni))
            return
        facts = facts_of(said, Facts)
        side = facts.side
        _check_facts(s, facts)
        s.say(say.ACT_WON, (s.number, scenario_number(scenario), side))
        act, s.results = s.campaign.acts[s.act], (*s.results, (s.act, scenario, side))
        s.picks = facts.picks
        s.kept += facts.memoirs  # OK-352
        following = act.heroes if side == HEROES_SIDE else act.oni  # OK-350, OK-351
        if not following:
            finish(s)
        keep_gear(s, facts.gear)
        s.act = following
        s.push(Interlude(s.oni if side == ONI_SIDE else s.hero_seats[0]))


def _check_facts(s: CampaignState, facts: Facts) -> None:
    """Check the facts of a result, which may come from a file."""
    heroes = [hero for own in facts.picks for hero in own]
    count = s.heroes
    if len(facts.picks) != s.seats or len(set(heroes)) < len(heroes) or len(heroes) != count:
        raise Malformed(f"standing facts picks: must name {count} heroes, each once, by seat")
    for name, _ in facts.memoirs:
        if name not in s.rules.okko.recollections:
            raise Malformed(f"standing facts memoirs: there is no recollection {name!r}")
    for hero, gear in facts.gear.items():
        for card in gear.cards:
            if card not in EQUIPMENT:
                raise Malformed(f"standing facts gear {hero}: there is no card {card!r}")


def keep_gear(s: CampaignState, gear: Mapping[Hero, Gear]) -> None:
    """Keep the equipment for the next act, and nothing else; who was eliminated keeps nothing (OK-348, OK-R158,
    OK-R159)."""
    s.gear = {}
    for own in s.picks:
        for hero in own:
            if hero not in gear:
                s.say(say.GEAR_LOST, (HEROES.index(hero),))
                continue
            s.gear[hero] = gear[hero]
            if cards := s.gear[hero].cards:
                s.say(say.GEAR_KEPT, (HEROES.index(hero), tuple(EQUIPMENT.index(card) for card in cards)))


def finish(s: CampaignState) -> None:
    """End the campaign: by wins, or by all that is remembered."""
    if s.campaign.kind == "simple":
        side, (blue, red) = more_wins(s), (wins(s, HEROES_SIDE), wins(s, ONI_SIDE))
        s.say(say.WINS_COUNTED, (blue, red))
    else:
        for number, (act, _, winner) in enumerate(s.results, start=1):
            s.say(say.ACT_TAKEN, (number, s.campaign.acts[act].size, winner))
        side, (blue, red) = more_points(s), (points(s, HEROES_SIDE), points(s, ONI_SIDE))
        s.say(say.CAMPAIGN_SCORED, (blue, red))
    s.say(say.CAMPAIGN_WON, (side,))
    raise GameOver((f"campaign {side}", side, blue, red))


class Interlude(Step):
    """The step between acts: the winner opens the next one (OK-351)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        super().__init__("ask")
        self.seat = seat

    def run(self, s: CampaignState) -> Asks:
        return (ask(self.seat, "next-act"),)

    def menu(self, s: CampaignState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.offer(BEGIN)
        return m

    def default(self, s: CampaignState, ask: Ask) -> Path:
        return (BEGIN,)

    def answer(self, s: CampaignState, ask: Ask, path: Path) -> None:
        s.done()


STEPS: tuple[type[Step], ...] = (Acts, Interlude, Vote)


class OkkoCampaign(Series[CampaignState, CampaignRules]):
    key = "okko-campaign"
    package = "hyakki.games.okko"
    least, most, usual = 2, 5, 3  # OK-002
    of = "okko"
    rules_type = CampaignRules
    state = CampaignState
    steps = {step.__name__: step for step in STEPS}
    kinds = {**say.KINDS, **core_motion.KINDS}
    questions = {"next-act": "OK-351"}
    proposals = {"take-back": "OK-R173", "replace seat": "OK-R173"}
    words = WORDS

    def rules(self, seats: int, options: Mapping[str, Any]) -> CampaignRules:
        for name in options:
            if name not in OPTIONS:
                raise BadContent(f"option {name}", f"unknown; choose one of {', '.join(OPTIONS)}")
        given = {name: options[name] for name in SHARED if name in options}
        okko = make_rules(seats, given)
        name = one_of(options.get("campaign", next(iter(okko.campaigns))), okko.campaigns, "option campaign")
        own = options.get("content")
        return CampaignRules(
            game=self.key,
            version=okko.version,
            okko=okko,
            campaign=name,
            set=options.get("set"),
            own=None if own is None else dict(own),
        )

    def choices(self) -> dict[str, Any]:
        return {"campaign": tuple(standard(TUNED).campaigns)}

    def check(self, rules: CampaignRules, seats: int) -> None:
        check_stored(rules.okko, seats)
        if rules.campaign not in rules.okko.campaigns:
            raise BadContent("campaign", f"{rules.campaign!r} is not one of {', '.join(rules.okko.campaigns)}")
        if not is_standard(rules.okko):
            check_campaign(rules.okko, rules.campaign)

    def content(self, rules: CampaignRules) -> dict[str, Any]:
        shown = {name: getattr(rules.okko, name) for name in PUBLIC}
        return shown | {
            "campaign": rules.campaign,
            "oni": rules.okko.oni,
            "count": rules.okko.count,
            "ids": {"heroes": HEROES},
        }

    def begin(self, rules: CampaignRules, seats: int) -> CampaignState:
        s = CampaignState(rules, seats)
        s.push(Acts())
        return s

    def would_agree(self, view: OpenView[CampaignRules], seat: int) -> bool:
        return True

    def standing(self, s: CampaignState) -> Standing:
        """A side wins as a whole (OK-001)."""
        assert s.over is not None
        reason, side, *scored = s.over
        heroes = s.hero_seats
        won = {HEROES_SIDE: heroes, ONI_SIDE: (s.oni,)}.get(side or "", ())
        ranking = (*heroes, s.oni) if side == HEROES_SIDE else (s.oni, *heroes)
        facts = {"side": side, "blue": scored[0], "red": scored[1]} if scored else {}
        return Standing(reason, won, ranking, facts)

    def account(self, s: CampaignState, course: Course) -> Account:
        return account(s, course)

    def roles(self, s: CampaignState) -> tuple[str, ...]:
        return tuple("oni" if seat == s.oni else "heroes" for seat in range(s.seats))

    def measures(self, s: CampaignState) -> dict[str, int]:
        return {"acts": len(s.results)}

    def judgement(self, view: OpenView[CampaignRules], kind: str, menus: Menus, rng: Random) -> Path:
        """There is only one answer to the only question."""
        return (menus(()).options[0],)


campaign = OkkoCampaign()
