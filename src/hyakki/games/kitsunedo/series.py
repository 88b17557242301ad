"""Games of Kitsunedo in a row: the Advent Tutorial (section R), and game after game (KI-008, KI-019)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Annotated, Any

import msgspec

from hyakki.core import motion as core_motion
from hyakki.core.account import Account, Count, Course
from hyakki.core.engine import GameOver, State, Step
from hyakki.core.errors import BadContent
from hyakki.core.events import Kind, kinds_of, seat_number
from hyakki.core.game import Standing
from hyakki.core.menu import Ask, Asks, Menu, Menus, Option, Outcome, Path
from hyakki.core.motion import Vote
from hyakki.core.rules import Rules, SeatNumber
from hyakki.core.series import OpenView, Play, Series, facts_of, games_of, wins
from hyakki.games.kitsunedo.catalog.cards import Limit, make_rules
from hyakki.games.kitsunedo.catalog.ids import ITEMS, LORDS
from hyakki.games.kitsunedo.words import WORDS

STAGES = ("first", "second", "third", "eve")
Lord = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(LORDS)})?\\Z")]
"""The id of a lord, or nothing."""

STAGE = Kind("stage", "stage", rule="KI-T01")
STAGE_WON = Kind("stage-won", "stage seat", rule="KI-T10")
BONUS_CARD = Kind("bonus-card", "seat item", rule="KI-R132")
NEXT_GAME = Kind("next-game", "number starter", rule="KI-019")
ENOUGH = Kind("enough", "games", rule="KI-R12")
KINDS = kinds_of(list(globals().values()), {})


class SeriesRules(Rules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The start of the Series, and the rules of each of its games."""

    stage: str = "first"
    order: tuple[SeatNumber, ...] | None = None
    games: Limit | None = None
    """The Series ends after so many games, even if players want more."""
    turn_limit: Limit | None = None
    content: dict[str, Any] | None = None

    def shared(self) -> dict[str, Any]:
        options = {"turn_limit": self.turn_limit, "content": self.content}
        return {name: value for name, value in options.items() if value is not None}


class Facts(msgspec.Struct, frozen=True):
    """The facts that the next game takes over."""

    lords: tuple[Lord, ...]


class SeriesState(State):
    __slots__ = ("bonus", "lords", "order", "rankings", "stage", "starter")
    occasions = {
        "scroll": "KI-T19",
        "again": "KI-R144",
        "enough": "KI-R144",
        "agree": "KI-R144",
        "refuse": "KI-R144",
    }
    rules: SeriesRules
    stage: str
    order: tuple[int, ...] | None
    """The seats in the order in which they pick; None until the first game has drawn it."""
    starter: int | None
    lords: tuple[str, ...] | None
    bonus: tuple[int, str] | None
    rankings: tuple[tuple[int, ...], ...]
    """The ranking of every game so far, best first."""

    def __init__(self, rules: SeriesRules, seats: int) -> None:
        super().__init__(rules, seats)
        self.stage = rules.stage
        self.order = rules.order
        self.starter = None
        self.lords = None
        self.bonus = None
        self.rankings = ()

    def knows(self, verb: str, words: str) -> bool:
        return words in ITEMS if verb == "scroll" else not words

    def copy(self) -> SeriesState:
        twin = SeriesState.__new__(SeriesState)
        self.copy_base(twin)
        for name in SeriesState.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin


def _ranking(standing: Mapping[str, Any]) -> tuple[int, ...]:
    return tuple(seat_number(name) for name in standing["ranking"])


SCROLLS = tuple(Option("scroll", (), (name,), points=(f"item {name}",)) for name in ("sun", "moon"))


class Advent(Play):
    """Four games, each adding rules (KI-T01, KI-T03); the lords are picked once, in the first (KI-T02, KI-R134)."""

    __slots__ = ()

    def run(self, s: SeriesState) -> Asks:
        if self.stage == "start":
            s.say(STAGE, (s.stage,))
            self.stage = "play"
        return ()

    def __init__(self) -> None:
        super().__init__()
        self.stage = "start"

    def game(self, s: SeriesState) -> tuple[str, int, dict[str, Any]]:
        options = {"order": s.order, "starter": s.starter, "picks": s.lords, "bonus": s.bonus}
        said = {name: value for name, value in options.items() if value is not None}
        return ("kitsunedo", s.seats, {"stage": s.stage, **said, **s.rules.shared()})

    def played(self, s: SeriesState, standing: dict[str, Any]) -> None:
        ranking = _ranking(standing)
        winners = [seat_number(name) for name in standing["winners"]]
        s.rankings += (ranking,)
        s.lords = facts_of(standing["facts"], Facts).lords
        s.bonus = None
        for winner in winners:
            s.say(STAGE_WON, (s.stage, winner))
        s.starter = ranking[0] if s.stage != "third" else ranking[-1]  # KI-T23, KI-T33, KI-T39, KI-R133
        ended, s.stage = s.stage, STAGES[min(STAGES.index(s.stage) + 1, len(STAGES) - 1)]
        if ended == "eve":
            raise GameOver(("advent over", winners[0] if winners else None))
        self.stage = "start"
        if winners and ended == "first":
            s.push(ChooseScroll(winners[0]))  # KI-T19
        elif winners and ended == "second":
            give_bonus(s, winners[0], "block")  # KI-T30


def give_bonus(s: SeriesState, seat: int, item: str) -> None:
    s.bonus = (seat, item)
    s.say(BONUS_CARD, (seat, item))


class ChooseScroll(Step):
    """The winner of the First Advent chooses a Scroll to start the Second with (KI-T19)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        super().__init__("ask")
        self.seat = seat

    def run(self, s: SeriesState) -> Asks:
        return (Ask(self.seat, "scroll", pace="turn"),)

    def menu(self, s: SeriesState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += SCROLLS
        return m

    def default(self, s: SeriesState, ask: Ask) -> Path:
        return (SCROLLS[0],)

    def answer(self, s: SeriesState, ask: Ask, path: Path) -> None:
        give_bonus(s, self.seat, path[0].id.split()[1])
        s.done()


AGAIN = Option("again")
ENOUGH_NOW = Option("enough")


class Following(Play):
    """Game after game while all want another: the loser picks first and starts, the winner picks last (KI-008, KI-019,
    KI-R10, KI-R12)."""

    __slots__ = ()

    def game(self, s: SeriesState) -> tuple[str, int, dict[str, Any]]:
        said = {} if s.order is None else {"order": s.order}
        return ("kitsunedo", s.seats, {**said, **s.rules.shared()})

    def run(self, s: SeriesState) -> Asks:
        if self.stage == "play":
            return ()
        return tuple(Ask(seat, "again", pace="vote", sealed=True) for seat in range(s.seats))

    def played(self, s: SeriesState, standing: dict[str, Any]) -> None:
        s.rankings += (_ranking(standing),)
        s.order = tuple(reversed(s.rankings[-1]))
        if s.rules.games is not None and len(s.rankings) >= s.rules.games:
            self.close(s, ("enough",))
        self.stage = "ask"

    def menu(self, s: SeriesState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += (AGAIN, ENOUGH_NOW)
        return m

    def default(self, s: SeriesState, ask: Ask) -> Path:
        return (ENOUGH_NOW,)

    def outcome(self, s: SeriesState, answers: dict[int, Path]) -> Outcome | None:
        if any(path[0] is ENOUGH_NOW for path in answers.values()):
            return ("enough",)
        return ("again",) if len(answers) == s.seats else None

    def close(self, s: SeriesState, outcome: Outcome) -> None:
        if outcome[0] == "enough":
            s.say(ENOUGH, (len(s.rankings),))
            raise GameOver(("enough", s.rankings[-1][0]))
        assert s.order is not None
        s.say(NEXT_GAME, (len(s.rankings) + 1, s.order[0]))
        self.stage = "play"


STEPS: tuple[type[Step], ...] = (Advent, ChooseScroll, Following, Vote)


class KitsunedoSeries(Series[SeriesState, SeriesRules]):
    """The common part of both Series."""

    package = "hyakki.games.kitsunedo"
    least, most, usual = 2, 6, 4
    of = "kitsunedo"
    rules_type = SeriesRules
    state = SeriesState
    steps = {step.__name__: step for step in STEPS}
    proposals = {"replace seat": "KI-R87", "take-back": "KI-R144"}
    kinds = {**KINDS, **core_motion.KINDS}
    questions = {"scroll": "KI-T19", "again": "KI-R144"}
    words = WORDS
    simulation_options = {"turn_limit": 400}
    first: type[Play]

    def rules(self, seats: int, options: Mapping[str, Any]) -> SeriesRules:
        plain = {"game": self.key, "version": 1, **options}
        try:
            rules = msgspec.convert(plain, SeriesRules)
        except msgspec.ValidationError as error:
            raise BadContent(f"{self.key} options", str(error)) from None
        self.check(rules, seats)
        return rules

    def check(self, rules: SeriesRules, seats: int) -> None:
        if rules.stage not in STAGES:
            raise BadContent("option stage", f"{rules.stage!r} is not one of {', '.join(STAGES)}")
        order = {} if rules.order is None else {"order": rules.order}
        make_rules(seats, {**order, **rules.shared()})

    def rematch(self, ranking: Sequence[int], facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return the same as after a single game (KI-008, KI-019)."""
        return {"order": list(reversed(ranking))} if ranking else {}

    def begin(self, rules: SeriesRules, seats: int) -> SeriesState:
        s = SeriesState(rules, seats)
        s.push(self.first())
        return s

    def standing(self, s: SeriesState) -> Standing:
        assert s.over is not None
        reason, winner = s.over
        ranking = s.rankings[-1] if s.rankings else tuple(range(s.seats))
        return Standing(reason, () if winner is None else (winner,), ranking)

    def account(self, s: SeriesState, course: Course) -> Account:
        """The games that each lord has won; all that was hidden in them was told when they were over."""
        games = Count("account-games", len(games_of(course)))
        return Account(points=wins(s, course), numbers=(games,), counted="account-wins")

    def judgement(self, view: OpenView[SeriesRules], kind: str, menus: Menus, rng: Random) -> Path:
        """Agree to another game, and take any Scroll: one is as good as the other."""
        return (rng.choice(SCROLLS),) if kind == "scroll" else (AGAIN if len(view.frames) else ENOUGH_NOW,)


class AdventTutorial(KitsunedoSeries):
    key = "kitsunedo-advent"
    first = Advent


class Rematch(KitsunedoSeries):
    key = "kitsunedo-rematch"
    first = Following
    simulation_options = {"turn_limit": 400, "games": 3}


advent = AdventTutorial()
rematch = Rematch()
