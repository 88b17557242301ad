"""A take-back in the middle of a challenge, by a rule and by the table, with redealt worlds alive."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hyakki.core import engine
from hyakki.core.errors import AgainstRules
from hyakki.core.events import Viewer, viewers
from hyakki.core.memory import Memory, fold
from hyakki.core.save import digest, load, save
from tests.core.minis import bluff
from tests.core.minis.bluff import CROW, FOX, MOON
from tests.core.playing import Playing, shuffle_to, viewer

NEW = [FOX] * 5 + [CROW] * 4 + [MOON] * 4
HANDS = [MOON, FOX, CROW, CROW, FOX, MOON]
"""A holds moon and fox, B two crows, C fox and moon; below them lies a crow, then the rest in order."""
REST = [FOX, FOX, FOX, MOON, MOON, CROW, CROW]


def three(**options: Any) -> Playing:
    return Playing(bluff.game, 3, draws=shuffle_to(NEW, REST + HANDS[::-1]), **options)


def challenged() -> Playing:
    """A has taken a crow from B, given it the moon, claimed a fox, and C doubts that."""
    playing = three()
    playing.does("A", "prowl B", draws=[0]).does("A", "give moon")
    return playing.window(B="stand", C="doubt")


def hands(playing: Playing) -> list[list[int]]:
    return [hand[:] for hand in playing.state.hands]


class TestRewindByRule:
    def test_the_table_is_as_it_was_before_the_prowl(self) -> None:
        playing = three()
        before = hands(playing)
        at_start = digest(playing.state)
        playing = challenged()
        assert playing.stack() == ["Turn", "Prowl", "Claim"]
        assert hands(playing) != before

        playing.does("A", "rewind")

        assert hands(playing) == before
        assert playing.asked() == ["A act"]
        assert playing.stack() == ["Turn"]
        assert digest(playing.state) != at_start, "chance has gone on, and A has used its way back"

    def test_once_a_game(self) -> None:
        playing = challenged().does("A", "rewind")
        playing.does("A", "prowl B", draws=[0]).does("A", "give moon").window(B="stand", C="doubt")
        assert playing.blocked("A") == {"rewind": "BL-9"}
        with pytest.raises(AgainstRules, match="BL-9"):
            playing.does("A", "rewind")

    def test_chance_does_not_draw_the_old_numbers_again(self) -> None:
        playing = Playing(bluff.game, 3, seed=4)
        before = playing.state.chance.n
        playing.does("A", "prowl B")
        playing.does("A", playing.offered("A")[0]).window(B="stand", C="doubt").does("A", "rewind")
        assert playing.state.chance.n > before

    def test_what_was_seen_stays_seen(self) -> None:
        """The crow is back in B's hand, and A knows it is there; the moon is back in A's, and B knows that."""
        playing = challenged().does("A", "rewind")
        dump_a = playing.table.memory(viewer("A")).dump()
        dump_b = playing.table.memory(viewer("B")).dump()
        a_of_b = [dump_a["masks"][slot] for slot in dump_a["zones"][1]]
        b_of_a = [dump_b["masks"][slot] for slot in dump_b["zones"][0]]
        assert 1 << CROW in a_of_b
        assert 1 << MOON in b_of_a

    def test_to_a_bystander_all_is_open_again(self) -> None:
        playing = challenged().does("A", "rewind")
        dump = playing.table.memory(viewer("")).dump()
        assert all(mask == 0b111 for mask in dump["masks"])
        assert dump["marked"] is None

    def test_the_log_goes_on(self) -> None:
        playing = challenged()
        before = playing.heard("C")
        playing.does("A", "rewind")
        assert playing.heard("C") == [*before, {"event": "rewound", "seat": 0}]

    def test_saved_and_loaded_with_the_snapshot_in_it(self) -> None:
        playing = challenged()
        s = playing.state
        loaded = load(bluff.BluffState, save(s), s.rules, bluff.STEPS)
        for world in (s.copy(), loaded):
            engine.give(world, world.asks[0], engine.read_path(world, world.asks[0], ["rewind"]))
            assert world.hands == hands(three())
        assert digest(s) == digest(load(bluff.BluffState, save(s), s.rules, bluff.STEPS))


class TestRedealtWorlds:
    @pytest.mark.parametrize("seats", ["A", "B", "C", "BC", ""])
    def test_a_world_made_before_the_rewind_goes_on_after_it(self, seats: str) -> None:
        """The viewer's Memory, rewound by the event, fits the true world and the redealt one alike; both look the same,
        and both can be played to the end."""
        playing = challenged()
        watching = viewer(seats)
        rng = Random(7)
        view = playing.table.view(watching)
        worlds = [playing.table.game.redeal(view, rng) for _ in range(20)]
        ask = playing.ask("A")
        playing.does("A", "rewind")
        after = playing.view(seats)

        for world in worlds:
            memory = memory_of(watching)
            engine.give(world, ask, engine.read_path(world, ask, ["rewind"]))
            fold(world.log, [memory])
            assert memory.misfit(world) is None
            assert playing.table.game.view(world, memory).encoded() == after
            finish(world, rng)

    def test_the_snapshot_is_redealt_so_that_both_tables_agree(self) -> None:
        """To C the card that went from B to A and the one that came back are two cards."""
        playing = challenged()
        rng = Random(3)
        seen = set()
        for _ in range(200):
            world = playing.table.game.redeal(playing.table.view(viewer("C")), rng)
            older = world.snapshot
            assert older is not None
            for hand, was in zip(world.hands[:2], older.hands[:2], strict=True):
                moved = sum(abs(count - before) for count, before in zip(hand, was, strict=True))
                assert moved in (0, 2), "one card out and one in"
            assert world.hands[2] == older.hands[2]
            seen.add((tuple(world.hands[0]), tuple(older.hands[0])))
        assert len(seen) > 10

    def test_thief_and_victim_redeal_what_they_saw(self) -> None:
        playing = challenged()
        for seats in ("A", "B"):
            for seed in range(20):
                world = playing.table.game.redeal(playing.table.view(viewer(seats)), Random(seed))
                assert world.snapshot is not None
                assert world.snapshot.hands[1][CROW] >= 1
                assert world.hands[1][MOON] >= 1


def memory_of(watching: Viewer) -> Memory:
    """Return what this viewer remembers in the middle of the challenge."""
    return challenged().table.memory(watching)


def finish(world: bluff.BluffState, rng: Random) -> None:
    while world.over is None:
        ask = world.asks[0]
        if ask.sealed:
            engine.close(world, ("stand", -1))
        else:
            engine.give(world, ask, (rng.choice(engine.menu(world, ask).options),))


class TestTakeBackAtTheTable:
    def test_not_free_once_somebody_was_told_something(self) -> None:
        playing = three().does("A", "draw")
        assert playing.table.free_take_back(0) is None

    def test_by_motion_when_all_agree(self) -> None:
        playing = challenged()
        s = hands(three())
        playing.table.propose(0, "take-back")
        playing.window(B="agree", C="agree")
        assert playing.asked() == ["A give"], "A's latest answer is taken back, no more"
        playing.table.propose(0, "take-back")
        playing.window(B="agree", C="agree")
        assert playing.asked() == ["A act"]
        assert hands(playing) == s

    def test_in_the_middle_of_a_challenge_with_a_redealt_world_alive(self) -> None:
        playing = challenged()
        worlds = {
            watching: playing.table.game.redeal(playing.table.view(watching), Random(5)) for watching in viewers(3)
        }
        playing.table.propose(0, "take-back")
        playing.window(B="agree", C="agree")
        for watching, world in worlds.items():
            memory = playing.table.memory(watching)
            assert memory.misfit(playing.state) is None
            redealt = playing.table.game.redeal(playing.table.view(watching), Random(6))
            assert playing.table.game.view(redealt, memory).encoded() == playing.table.view(watching).encoded()
            finish(world, Random(1))

    def test_a_rewind_by_rule_can_itself_be_taken_back(self) -> None:
        playing = challenged()
        before = digest(playing.state, key=False)
        playing.does("A", "rewind")
        playing.table.take_back(0)
        assert playing.asked() == ["A answer"]
        assert playing.stack() == ["Turn", "Prowl", "Claim"]
        assert digest(playing.state, key=False) == before
        playing.does("A", "rewind")
        assert hands(playing) == hands(three())

    def test_a_motion_in_a_window_starts_the_window_again(self) -> None:
        playing = three().does("A", "prowl B", draws=[0]).does("A", "give moon")
        playing.does("B", "doubt")
        old = playing.id("B")
        playing.table.propose(2, "abandon")
        playing.window(A="refuse")
        assert playing.asked() == ["B doubt", "C doubt"]
        assert playing.id("B") > old
        playing.does("C", "stand")
        assert not playing.table.settle(), "B is asked anew"
        with pytest.raises(AgainstRules, match="BL-10"):
            playing.does("B", "agree")
