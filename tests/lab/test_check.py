"""The engine's self-check: it finds no fault in Kitsunedo, and it does find the ones planted here."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hyakki.core import save
from hyakki.core.engine import State
from hyakki.core.errors import AgainstRules, Malformed
from hyakki.core.menu import Ask, Menu, Path
from hyakki.games.kitsunedo import Kitsunedo
from hyakki.games.kitsunedo import events as say
from hyakki.games.kitsunedo.catalog.ids import SUN
from hyakki.games.kitsunedo.knowledge.memory import SEEN, KitsunedoMemory
from hyakki.games.kitsunedo.options import DONE, END_TURN, SUMMON
from hyakki.games.kitsunedo.state import KitsunedoState
from hyakki.games.kitsunedo.steps.powers import Steal
from hyakki.games.kitsunedo.steps.turn import Turn
from hyakki.lab import check as lab
from hyakki.lab import leak
from hyakki.lab.check import Report, check, check_game
from tests.lab import rules_with
from tests.lab.plants import carried_world
from tests.lab.plants.planting import change_menu

Patch = pytest.MonkeyPatch
GAME = Kitsunedo()
FOUR = rules_with(("mirage", "hollow", "haunt", "celeste"))


def checked(seed: int) -> Report:
    report = Report()
    check_game(GAME, FOUR, 4, str(seed), report)
    return report


@pytest.mark.slow
@settings(max_examples=12, deadline=None, derandomize=True, database=None)
@given(
    seed=st.integers(0, 10**6),
    seats=st.integers(2, 6),
    stage=st.sampled_from(["standard", "first", "second", "third", "eve"]),
)
def test_random_games_show_no_fault(seed: int, seats: int, stage: str) -> None:
    report = Report()
    rules = GAME.rules(seats, {"stage": stage, **GAME.simulation_options})
    check_game(GAME, rules, seats, str(seed), report)
    assert not report.faults
    assert not report.leak.leaks
    assert report.games == 1
    assert min(report.questions, report.options, report.refusals) > 0


@pytest.mark.slow
def test_a_run_reports_what_was_done() -> None:
    heard: list[int] = []
    report = check("kitsunedo", games=2, seats=3, seed=4, progress=heard.append)
    plain = report.plain()
    assert heard == [1, 2]
    assert plain["faults"] == 0 and plain["found"] == {} and plain["leaks"] == {}
    assert plain["games"] == 2 and plain["pairs"] == plain["redeals"]
    assert plain["steps_per_pair"] >= 5


@pytest.mark.slow
def test_the_same_seed_is_the_same_run(monkeypatch: Patch) -> None:
    monkeypatch.setattr(lab, "SAMPLES", 3)
    assert checked(3).plain() == checked(3).plain()


@pytest.mark.slow
def test_workers_share_the_games_and_change_nothing() -> None:
    assert check("kitsunedo", 3, 2, seed=5, workers=2).plain() == check("kitsunedo", 3, 2, seed=5).plain()


@pytest.mark.slow
def test_a_part_that_is_not_of_the_view_is_found(monkeypatch: Patch) -> None:
    part = Kitsunedo.open_part
    monkeypatch.setattr(Kitsunedo, "open_part", lambda self, s: part(self, s) | {"deck": len(s.deck) + 1})
    assert any("is not its View" in fault for fault in checked(3).faults)


def test_a_game_for_too_many_is_refused() -> None:
    with pytest.raises(Malformed):
        check("kitsunedo", 1, 7)


# Planted faults


def copy_that_shares_a_list(patch: Patch) -> None:
    copy = KitsunedoState.copy

    def sharing(self: KitsunedoState) -> KitsunedoState:
        twin = copy(self)
        twin.lives = self.lives
        return twin

    patch.setattr(KitsunedoState, "copy", sharing)


def copy_that_shares_a_list_in_a_list(patch: Patch) -> None:
    copy = KitsunedoState.copy

    def sharing(self: KitsunedoState) -> KitsunedoState:
        twin = copy(self)
        twin.hands = self.hands[:]
        return twin

    patch.setattr(KitsunedoState, "copy", sharing)


def copy_that_forgets(patch: Patch) -> None:
    copy = KitsunedoState.copy

    def forgetting(self: KitsunedoState) -> KitsunedoState:
        twin = copy(self)
        twin.used = 0
        return twin

    patch.setattr(KitsunedoState, "copy", forgetting)


def save_that_loses_a_field(patch: Patch) -> None:
    """Lost on the way out, made up on the way in: what `save` itself says is the same."""
    load_plain = save.load_plain

    def making_up(cls: type[State], plain: dict[str, Any], *more: Any) -> State:
        s = load_plain(cls, plain, *more)
        s.used = 0  # type: ignore[attr-defined]
        return s

    patch.setattr(KitsunedoState, "passing", KitsunedoState.passing | {"used"})
    patch.setattr(save, "load_plain", making_up)


def save_that_loses_a_field_for_good(patch: Patch) -> None:
    patch.setattr(KitsunedoState, "passing", KitsunedoState.passing | {"safe"})


def option_offered_and_refused(patch: Patch) -> None:
    act = Turn.act

    def refusing(self: Turn, s: KitsunedoState, path: Path) -> None:
        if path[0] is SUMMON:
            raise AgainstRules("KI-068", {})
        act(self, s, path)

    patch.setattr(Turn, "act", refusing)


def option_offered_and_blocked(patch: Patch) -> None:
    change_menu(patch, Turn, lambda m, step, s, ask, path: m.block("KI-028", END_TURN) if ask.kind == "act" else None)


def option_only_for_those_who_look(patch: Patch) -> None:
    def change(m: Menu, step: Turn, s: KitsunedoState, ask: Ask, path: Path) -> None:
        if not m.look and SUMMON in m.options:
            m.options.remove(SUMMON)

    change_menu(patch, Turn, change)


def default_that_is_refused(patch: Patch) -> None:
    default = Turn.default

    def careless(self: Turn, s: KitsunedoState, ask: Ask) -> Path:
        return (DONE,) if ask.kind == "discard" else default(self, s, ask)

    patch.setattr(Turn, "default", careless)


def chance_outside_the_records(patch: Patch) -> None:
    def take(self: Steal, s: KitsunedoState, thief: int) -> None:
        item = random.choice(s.hand_of(self.victim))
        s.lose(self.victim, item)
        s.gain(thief, item)
        s.say(say.STOLE, (thief, self.victim), (item,))

    patch.setattr(Steal, "take", take)


def menu_that_changes_the_game(patch: Patch) -> None:
    def change(m: Menu, step: Turn, s: KitsunedoState, ask: Ask, path: Path) -> None:
        s.deck.insert(0, SUN)

    change_menu(patch, Turn, change)


def memory_that_is_too_sure(patch: Patch) -> None:
    draws = KitsunedoMemory.draws
    patch.setitem(SEEN, "drew", lambda memory, args, fact: draws(memory, args, fact or (SUN,)))


def redeal_of_another_table(patch: Patch) -> None:
    redeal = Kitsunedo.redeal

    def careless(self: Kitsunedo, view: Any, rng: random.Random) -> KitsunedoState:
        s = redeal(self, view, rng)
        s.discard.reverse()
        return s

    patch.setattr(Kitsunedo, "redeal", careless)


def game_that_breaks(patch: Patch) -> None:
    def broken(self: Turn, s: KitsunedoState) -> None:
        raise ZeroDivisionError

    patch.setattr(Turn, "finish", broken)


FAULTS: list[tuple[Callable[[Patch], None], str]] = [
    (copy_that_shares_a_list, "a copy shares 'lives'"),
    (copy_that_shares_a_list_in_a_list, "a copy shares 'hands'"),
    (copy_that_forgets, "a copy, 'used' is another"),
    (save_that_loses_a_field, "saved and loaded, 'used' is another"),
    (save_that_loses_a_field_for_good, "saved and loaded, 'safe' is another"),
    (option_offered_and_refused, "offered 'summon', then AgainstRules"),
    (option_offered_and_blocked, "'end' is both offered and blocked"),
    (option_only_for_those_who_look, "looking changes what is offered"),
    (default_that_is_refused, "the default of discard is refused"),
    (chance_outside_the_records, "replay from Records leads elsewhere"),
    (menu_that_changes_the_game, "looking or acting on a copy changed the game"),
    (memory_that_is_too_sure, "Memory rules out the true world"),
    (redeal_of_another_table, "a redealt world looks different"),
    (game_that_breaks, "failed: ZeroDivisionError"),
]


@pytest.mark.slow
@pytest.mark.parametrize("plant, fault", FAULTS, ids=[plant.__name__ for plant, _ in FAULTS])
def test_a_planted_fault_is_found(plant: Callable[[Patch], None], fault: str, monkeypatch: Patch) -> None:
    monkeypatch.setattr(lab, "SAMPLES", 3)
    plant(monkeypatch)
    found: set[str] = set()
    for seed in range(5):
        found.update(checked(seed).faults)
        if any(fault in what for what in found):
            return
    raise AssertionError(found)


# Faults of the check itself


@pytest.mark.slow
def test_too_few_steps_a_pair_are_a_fault(monkeypatch: Patch) -> None:
    monkeypatch.setattr(leak, "LONGEST", 3)
    report = check("kitsunedo", games=3, seats=4, seed=1)
    assert report.leak.many >= leak.SIZEABLE
    assert [what for what in report.faults if "the leak test compares too little" in what]


@pytest.mark.slow
def test_a_carried_world_is_a_fault(monkeypatch: Patch) -> None:
    monkeypatch.setattr(lab, "game_of", lambda key: carried_world())
    monkeypatch.setattr(leak, "LONGEST", 5)
    report = check("kitsunedo", games=3, seats=4, seed=1)
    assert not report.leak.leaks
    assert report.leak.many >= leak.SIZEABLE
    assert [what for what in report.faults if "redeal finds the true world" in what]
