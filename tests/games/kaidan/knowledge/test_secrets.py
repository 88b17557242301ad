"""Kaidan gives nothing away: a true world and one redealt for a viewer look alike to it, byte for byte, until a rule
tells it the difference. What is planted to give something away is found."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random

import pytest

from hyakki.core.chance import Chance
from hyakki.core.engine import advance
from hyakki.core.events import Viewer
from hyakki.core.memory import fold
from hyakki.games.kaidan import game
from hyakki.games.kaidan.events import AUDIENCES
from hyakki.games.kaidan.people import NEUTRAL
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps import consequences
from hyakki.lab.leak import LEAST_STEPS, LeakReport, compare
from tests.games.kaidan.knowledge.test_redeal import moments

Patch = pytest.MonkeyPatch
view = import_module("hyakki.games.kaidan.knowledge.view")


def hunt(seats: int, pairs: int, every: float) -> LeakReport:
    """Random games with a pair of worlds now and then, until a leak is found or so many have been compared."""
    rng, report = Random(seats), LeakReport()
    for seed in range(1000):
        for s, memories in moments(seats, seed):
            if rng.random() < every:
                compare(game, s, rng.choice(memories), rng, report)
                if report.leaks or report.pairs == pairs:
                    return report
    raise AssertionError("games are never so short")


TOGETHER = {
    "rooms": {"3-3": "H16"},
    "A": {"pg": "PC1", "at": "3-3"},
    "B": {"pg": "PC2", "at": "4-3"},
    "C": {"pg": "PC3", "at": "4-4"},
    "possessed": "B",
    "at": "activations",
}
"""Three PGs in one Room, before an Activation; B is possessed."""


def hunt_together(pairs: int) -> LeakReport:
    """Pairs of worlds of A, who cannot know of B."""
    rng, report = Random(1), LeakReport()
    while report.pairs < pairs and not report.leaks:
        s = game.position(TOGETHER, Chance.seeded(report.pairs))
        memory = game.memory(Viewer((0,)), 3)
        game.remembered(s, memory)
        s.log = []
        advance(s)
        fold(s.log, [memory])
        s.log = []
        compare(game, s, memory, rng, report)
    return report


secrecy = pytest.mark.rule(
    "KA-027",
    "KA-063",
    "KA-147",
    "KA-201",
    "KA-206",
    "KA-R11",
    "KA-R12",
    "KA-R17",
    "KA-R97",
    "KA-R98",
    "KA-R101",
    "KA-R132",
)


@pytest.mark.slow
@secrecy
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_gives_nothing_away(seats: int) -> None:
    report = hunt(seats, 60, every=0.05)
    assert not report.leaks
    assert report.steps >= LEAST_STEPS * report.pairs
    assert report.drops < report.pairs / 3
    assert report.same == 0
    assert set(report.ends) <= set(AUDIENCES), "a pair ends only by a rule that lets the viewer know"


def host_in_view(patch: Patch) -> None:
    part = view._people_part
    patch.setattr(view, "_people_part", lambda s: part(s) | {"host": s.possessed})


def hyoirei_counted_in_the_deck(patch: Patch) -> None:
    patch.setattr(KaidanState, "deck_left", lambda self, deck: len(self.objects[deck]))


def exchanges_of_the_possessed_only(patch: Patch) -> None:
    """Where both give the same card, nothing is said."""
    exchange = consequences.exchange_status

    def changed(s: KaidanState, one: int, other: int) -> None:
        said = len(s.log)
        exchange(s, one, other)
        if s.possessed not in (one, other):
            del s.log[said:]

    patch.setattr(consequences, "exchange_status", changed)


def neutral_states_in_view(patch: Patch) -> None:
    part = view._people_part
    patch.setattr(
        view,
        "_people_part",
        lambda s: part(s) | {"status": tuple(secret.status.count(NEUTRAL) for secret in s.secrets)},
    )


def events_in_view(patch: Patch) -> None:
    part = view._piles_part
    patch.setattr(view, "_piles_part", lambda s: part(s) | {"event_deck": s.event_deck[-1] if s.event_deck else 0})


@pytest.mark.slow
@pytest.mark.parametrize(
    "plant", [host_in_view, hyoirei_counted_in_the_deck, events_in_view], ids=lambda plant: plant.__name__
)
def test_a_planted_leak_is_found(plant: Callable[[Patch], None], monkeypatch: Patch) -> None:
    plant(monkeypatch)
    assert hunt(4, 600, every=0.1).leaks


@pytest.mark.parametrize(
    "plant", [exchanges_of_the_possessed_only, neutral_states_in_view], ids=lambda plant: plant.__name__
)
def test_a_planted_leak_of_the_status_cards_is_found(plant: Callable[[Patch], None], monkeypatch: Patch) -> None:
    plant(monkeypatch)
    assert hunt_together(40).leaks


@pytest.mark.slow
@secrecy
def test_exchanges_give_nothing_away() -> None:
    report = hunt_together(25)
    assert report.pairs == 25 and not report.leaks
    assert report.steps >= LEAST_STEPS * report.pairs
