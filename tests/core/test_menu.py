"""Asks, menus and answers: a big choice is a path, and what is wrong with an answer is one of four things."""

from __future__ import annotations

from itertools import islice
from random import Random

import msgspec
import pytest

from hyakki.core import engine
from hyakki.core.chance import Chance
from hyakki.core.errors import AgainstRules, HyakkiError, Malformed, NotYours, Stale
from hyakki.core.game import game_of
from hyakki.core.menu import Ask, Menu, Option, complete_paths, outward_path
from hyakki.core.save import digest
from hyakki.core.table import Table
from hyakki.lab.check import step
from tests.core.minis import raid
from tests.core.playing import Playing


def oni_moves(mood: int = 0) -> Playing:
    """All heroes rest and are locked; the oni, C, is asked."""
    return Playing(raid.game, 3, draws=[mood]).does("A", "lock").does("B", "lock")


class TestPaths:
    def test_the_next_entries_of_a_partial_choice(self) -> None:
        playing = oni_moves(mood=1)
        ask = playing.ask("C")
        assert playing.table.menu(ask).ids() == ["attack A", "attack B"]
        assert not any(option.final for option in playing.table.menu(ask).options)
        assert playing.table.menu(ask, ["attack B"]).ids() == ["claws", "fire"]

    def test_looking_around_leaves_no_trace(self) -> None:
        playing = oni_moves()
        before = digest(playing.state), playing.id("C")
        for ids in ([], ["attack A"], ["attack B"]):
            playing.table.menu(playing.ask("C"), ids)
        assert (digest(playing.state), playing.id("C")) == before

    def test_only_the_whole_path_is_an_answer(self) -> None:
        playing = oni_moves()
        with pytest.raises(Malformed, match="not complete"):
            playing.does("C", "attack B")
        playing.does("C", "attack B", "claws")
        assert {"event": "attacked", "seat": 2, "hero": 1, "how": "claws"} in playing.heard("")

    def test_nothing_comes_after_its_end(self) -> None:
        playing = oni_moves()
        with pytest.raises(Malformed, match="nothing can follow 'claws'"):
            playing.does("C", "attack B", "claws", "claws")
        with pytest.raises(Malformed, match="nothing comes after"):
            playing.table.menu(playing.ask("C"), ["attack B", "claws"])

    def test_a_blocked_entry_deep_in_a_path_has_its_rule(self) -> None:
        playing = oni_moves(mood=0)
        entries = playing.table.menu(playing.ask("C"), ["attack A"])
        assert [(entry.id, entry.rule) for entry in entries.blocked] == [("fire", "RA-7")]
        with pytest.raises(AgainstRules, match="RA-7"):
            playing.does("C", "attack A", "fire")


@pytest.mark.parametrize("key, seats", [("kitsunedo", 3), ("kaidan", 3), ("okko", 2), ("shadow_tactics", 2)])
def test_every_complete_path_is_listed_once_and_accepted(key: str, seats: int) -> None:
    game, rng = game_of(key), Random(5)
    table = Table.start(game, game.rules(seats, game.simulation_options), seats, Chance.seeded(3))
    for _ in range(12):
        ask = table.asks[0]

        def menus(path: tuple[Option, ...], ask: Ask = ask) -> Menu:
            return table.menu(ask, [option.id for option in path])

        paths = list(islice(complete_paths(menus), 200))
        assert paths and len(set(paths)) == len(paths)
        for path in rng.sample(paths, min(5, len(paths))):
            assert engine.read_path(table.state, ask, [option.id for option in path]) == path
        step(table, rng)


def test_the_same_option_in_two_menus() -> None:
    fire = Option("fire", points=("B",))
    first, second, third = Menu(look=True), Menu(look=True), Menu(look=True)
    first.block("RA-7", fire)
    second.block("RA-3", fire)
    third.offer(fire)
    third.preview(fire, chance=50)
    assert first.seen() == {"options": [], "blocked": [{"id": "fire", "rule": "RA-7", "points": ("B",)}]}
    assert second.seen() == {"options": [], "blocked": [{"id": "fire", "rule": "RA-3", "points": ("B",)}]}
    assert third.seen()["options"] == [{"id": "fire", "points": ("B",), "final": True, "chance": 50}]
    fourth = Menu(look=True)
    fourth.offer(fire)
    assert fourth.seen()["options"] == [{"id": "fire", "points": ("B",), "final": True}]


class TestFourErrors:
    def refused(self, playing: Playing, error: type[HyakkiError], seat: int, number: int, *ids: str) -> HyakkiError:
        before = digest(playing.state), playing.table.records[:], playing.asked(), dict(playing.table.sealed)
        with pytest.raises(error) as caught:
            playing.table.answer(seat, number, ids)
        assert type(caught.value) is error
        assert (digest(playing.state), playing.table.records, playing.asked(), playing.table.sealed) == before
        return caught.value

    def test_malformed(self) -> None:
        playing = oni_moves()
        number = playing.id("C")
        self.refused(playing, Malformed, 2, number)
        self.refused(playing, Malformed, 2, number, "dance")
        self.refused(playing, Malformed, 9, number, "attack A", "claws")
        self.refused(playing, Malformed, -1, number, "attack A", "claws")

    def test_not_yours(self) -> None:
        playing = oni_moves()
        self.refused(playing, NotYours, 0, 99, "attack A", "claws")
        self.refused(playing, NotYours, 2, 0, "attack A", "claws")

    def test_stale(self) -> None:
        playing = oni_moves()
        number = playing.id("C")
        playing.does("C", "attack A", "claws")
        self.refused(playing, Stale, 2, number, "attack A", "claws")

    def test_against_the_rules_with_the_rule_and_the_facts(self) -> None:
        playing = oni_moves()
        error = self.refused(playing, AgainstRules, 2, playing.id("C"), "attack A", "fire")
        assert isinstance(error, AgainstRules)
        assert error.rule == "RA-7"
        assert error.facts == {"seat": "C", "ask": "attack", "option": "fire"}

    @pytest.mark.parametrize("path", [("claws",), ("attack A", "attack A"), ("attack A", "plan rest")])
    def test_what_is_an_answer_to_another_question_is_against_the_rule_that_says_when(
        self, path: tuple[str, ...]
    ) -> None:
        playing = oni_moves()
        error = self.refused(playing, AgainstRules, 2, playing.id("C"), *path)
        assert isinstance(error, AgainstRules)
        assert error.rule == ("RA-2" if path[-1].startswith("plan") else "RA-7")

    def test_in_a_sealed_window_too(self) -> None:
        playing = oni_moves()
        playing.table.propose(0, "abandon")
        self.refused(playing, Malformed, 1, playing.id("B"), "perhaps")
        self.refused(playing, NotYours, 0, 99, "agree")


class TestMenus:
    def test_blocked_entries_and_previews_only_for_who_looks(self) -> None:
        lay, draw = Option("lay", (3,), ("3",), points=("slot 1",)), Option("draw")
        for look in (False, True):
            m = Menu(look)
            m.offer(draw)
            m.block("R-1", lay)
            m.preview(draw, left=4)
            assert m.ids() == ["draw"]
            assert m.seen()["options"] == [{"id": "draw", "points": (), "final": True, **({"left": 4} if look else {})}]
            assert m.seen()["blocked"] == ([{"id": "lay 3", "rule": "R-1", "points": ("slot 1",)}] if look else [])

    def test_what_is_sent_can_be_written_down(self) -> None:
        playing = oni_moves()
        msgspec.json.encode(playing.sent("ABC"))

    def test_an_outward_face_for_who_is_not_in_on_it(self) -> None:
        give = Option("give", (2,), ("moon",), face="give", inside=0b011)
        assert give.outward(0b001) == give.outward(0b110) == "give moon"
        assert give.outward(0b100) == give.outward(1 << 16) == "give"
        assert Option("draw").outward(0b100) == "draw"
        assert outward_path((Option("to", (), ("B",), final=False), give), 0b100) == ("to B", "give")


class TestAsks:
    def test_the_same_question_is_equal(self) -> None:
        assert Ask(1, "act") == Ask(1, "act", pace="slow")
        assert len({Ask(1, "act"), Ask(1, "act"), Ask(2, "act"), Ask(1, "rest"), Ask(1, "act", side="x")}) == 4

    def test_as_it_is_shown(self) -> None:
        assert Ask(1, "act").shown == {"seat": 1, "kind": "act", "pace": "turn"}
        shown = Ask(0, "vote", pace="vote", sealed=True, side="watch").shown
        assert shown == {"seat": 0, "kind": "vote", "pace": "vote", "sealed": True, "side": "watch"}
        assert Ask(0, "plan", open=True).shown["open"] is True

    def test_running_a_step_that_asks_again_changes_nothing(self) -> None:
        playing = oni_moves()
        before = digest(playing.state)
        asks = playing.table.asks
        engine.advance(playing.state)
        assert playing.table.asks == asks
        assert digest(playing.state) == before
