"""What sensible opponents do: scenes in which one answer is plainly the best, and games in which it shows."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from hyakki.bots import bot_of
from hyakki.core.engine import menu
from hyakki.core.events import Viewer
from hyakki.games.kaidan import game
from hyakki.games.kaidan.state import KaidanState
from hyakki.lab.play import play_game
from tests.games.kaidan.hunting import Hunt, corner
from tests.games.kaidan.sitting import Sitting
from tests.games.sitting import number

CHANCES = range(8)


def answers(s: Sitting, seat: str) -> set[str]:
    """Return the answers that judgement gives here over many seeds: the ids of each path."""
    s.start()
    ask = s.ask(seat)
    memory = game.memory(Viewer((number(seat),)), s.state.seats)
    game.remembered(s.state, memory)
    view = game.view(s.state, memory)
    menus = partial(menu, s.state, ask)
    return {" / ".join(o.id for o in game.judgement(view, ask.kind, menus, Random(chance))) for chance in CHANCES}


def house(**given: Any) -> Sitting:
    """A in the open Room H10, the others far away in the garden."""
    return Sitting(
        **{
            "rooms": {"3-3": "H10", "9-9": "G03", "9-1": "G05"},
            "A": {"pg": "PC3", "at": "3-3"},
            "B": {"pg": "PC5", "at": "9-9"},
            "C": {"pg": "PC2", "at": "9-1"},
            "darkness": {"3-3": 3},
            **given,
        }
    )


class TestTheLiving:
    def test_what_lies_here_is_examined(self) -> None:
        assert answers(house(tokens={"3-3": "exploration"}), "A") == {"examine"}

    def test_a_token_a_step_away_is_walked_to(self) -> None:
        s = house(A={"pg": "PC3", "at": "4-3"}, tokens={"4-4": "exploration"})
        assert answers(s, "A") == {"move 4-4"}

    def test_a_door_to_the_unknown_is_opened(self) -> None:
        (answer,) = answers(house(), "A")
        assert answer.startswith("open ")

    def test_on_the_open_trapdoor_one_leaves(self) -> None:
        s = house(rooms={"3-3": "H01", "9-9": "G03", "9-1": "G05"}, keys=["gold"], A={"pg": "PC1", "at": "4-3"})
        assert answers(s, "A") == {"escape"}

    def test_the_gold_key_opens_the_trapdoor(self) -> None:
        s = house(
            rooms={"3-3": "H01", "9-9": "G03", "9-1": "G05"},
            keys=["silver", "bronze"],
            A={"pg": "PC1", "at": "4-3", "cards": ["TR01"]},
        )
        assert answers(s, "A") == {"use TR01"}

    def test_the_possessed_keeps_the_gold_key(self) -> None:
        s = house(
            rooms={"3-3": "H01", "9-9": "G03", "9-1": "G05"},
            keys=["silver", "bronze"],
            A={"pg": "PC1", "at": "4-3", "cards": ["TR01"]},
            possessed="A",
        )
        assert "use TR01" not in answers(s, "A")

    def test_a_lesser_key_is_placed_beside_the_treasure_room(self) -> None:
        s = house(
            rooms={"3-3": "H10", "3-5": "H02", "9-9": "G03", "9-1": "G05"},
            A={"pg": "PC3", "at": "4-4", "cards": ["OB02"]},
        )
        assert answers(s, "A") == {"use OB02"}

    def test_wounds_are_dressed_before_they_kill(self) -> None:
        s = house(A={"pg": "PC3", "at": "3-3", "cards": ["OB11"], "wounds": 3}, tokens={"3-3": "exploration"})
        assert answers(s, "A") == {"use OB11 / on A"}

    def test_a_mask_is_put_on(self) -> None:
        assert answers(house(A={"pg": "PC3", "at": "3-3", "cards": ["MK05"]}), "A") == {"wear MK05"}


class TestWhatPays:
    def test_oil_and_matches_burn_the_possessed_with_its_house(self) -> None:
        """Dead it is paid for everybody who burns after it (KA-331, KA-R116)."""
        s = house(A={"pg": "PC4", "at": "3-3", "cards": ["OB08", "OB09"]}, possessed="A")
        assert answers(s, "A") == {"use OB09"}
        s.does("A", "use OB09")
        assert answers(s, "A") == {"use OB08"}

    def test_somebody_with_hope_does_not_burn_the_house(self) -> None:
        s = house(A={"pg": "PC4", "at": "3-3", "cards": ["OB08", "OB09"]})
        assert not {"use OB08", "use OB09"} & answers(s, "A")

    def test_water_puts_out_a_fire(self) -> None:
        s = house(A={"pg": "PC4", "at": "3-3", "cards": ["OB10"]}, flames=["9-9"], B={"pg": "PC5", "at": "9-10"})
        assert answers(s, "A") == {"use OB10"}

    def test_out_of_a_room_that_will_burn(self) -> None:
        s = house(
            rooms={"3-3": "H10", "3-5": "H13", "9-9": "G03", "9-1": "G05"},
            A={"pg": "PC4", "at": "3-4"},
            flames=["3-3"],
            tokens={"4-4": "exploration"},
        )
        (answer,) = answers(s, "A")
        assert answer.startswith(("open ", "move 4-4"))

    def test_no_time_for_the_way_out_so_death_is_looked_for(self) -> None:
        """A PG inside when the events run out has nothing; a dead one wins if no PG has escaped (KA-R125)."""
        s = house(
            rooms={"3-3": "H10", "9-9": "G03", "9-1": "G05"},
            A={"pg": "PC4", "at": "3-3"},
            tokens={"3-3": "exploration"},
            entities={"1": "EN-LP 4-4", "2": "EN-GO 1-3"},
            event_deck_size=2,
        )
        assert answers(s, "A") == {"noise"}

    @pytest.mark.parametrize("others, given_up", [(["B", "C"], True), ([], False)])
    def test_the_last_one_alive_hopes_longest(self, others: list[str], given_up: bool) -> None:
        """A death pays for the deaths that follow it (KA-330), and none follows the last."""
        dead = {seat: {"died": 1, "grave": "9-9"} for seat in "BC" if seat not in others}
        s = house(
            A={"pg": "PC4", "at": "3-3"},
            tokens={"3-3": "exploration"},
            entities={"2": "EN-GO 1-3"},
            event_deck_size=14,
            **dead,
        )
        assert (answers(s, "A") != {"examine"}) is given_up

    def test_the_omen_is_read_before_the_activation_ends(self) -> None:
        s = house(
            rooms={"3-3": "H14", "9-9": "G03", "9-1": "G05"}, A={"pg": "PC3", "at": "4-4", "pm": 0}, darkness={"3-3": 5}
        )
        assert answers(s, "A") == {"omen"}


class TestWhatIsRarelyHeld:
    @pytest.mark.parametrize("wounds, used", [(1, False), (2, True), (3, True)])
    def test_the_dragon_pearl_for_two_wounds_or_more(self, wounds: int, used: bool) -> None:
        """In a dead end with nothing else to do."""
        s = house(
            rooms={"3-3": "H14", "9-9": "G03", "9-1": "G05"},
            A={"pg": "PC1", "at": "4-4", "cards": ["WG02"], "wounds": wounds, "pm": 0, "used": ["run"]},
        )
        assert (answers(s, "A") == {"use WG02"}) is used

    @pytest.mark.parametrize("water", ["OB10", "EX02"])
    def test_any_sacred_water_puts_out_a_fire(self, water: str) -> None:
        s = house(A={"pg": "PC4", "at": "3-3", "cards": [water]}, flames=["9-9"], B={"pg": "PC5", "at": "9-10"})
        assert answers(s, "A") == {f"use {water}"}

    @pytest.mark.parametrize("place, answer", [("hiding 1", "quick WG04"), ("hiding 3", "hide")])
    def test_behind_the_veil_where_it_hides_better(self, place: str, answer: str) -> None:
        """A Yurei comes up to A, who is weary and must hide."""
        s = corner("EN-YU", A={"cards": ["WG04"], "exhausted": True}, tokens={"3-3": place})
        assert s.asked() == {"A": "must-hide"}
        assert answers(s, "A") == {answer}


class TestTheHunted:
    def test_an_ofuda_on_the_only_door_stops_the_hunter(self) -> None:
        """An interior door is all that leads into this corner of H14."""
        s = Hunt(
            rooms={"3-3": "H14", "9-9": "G03"},
            first="B",
            at="chase",
            chase={"hunter": "1"},
            A={"pg": "PC1", "at": "4-4", "cards": ["EX01"]},
            B={"pg": "PC4", "at": "9-9"},
            entities={"1": "EN-GO 4-3"},
        )
        assert answers(s, "A") == {"use EX01 / door 4-3|4-4"}

    def test_a_strong_exorcist_waits_for_the_yurei(self) -> None:
        assert answers(corner(pg="PC2", A={"cards": ["EX01"]}), "A") == {"wait"}

    def test_a_weak_one_runs(self) -> None:
        assert answers(corner("EN-GO", pg="PC4"), "A") == {"flee"}

    def test_candy_banishes_the_kuchisake_onna(self) -> None:
        s = corner("EN-KU", pg="PC3", A={"cards": ["OB23"]}).dice("1")
        s.does("A", "even")
        assert answers(s, "A") == {"wait"}
        s.does("A", "wait")
        assert answers(s, "A") == {"ritual OB23"}

    def test_a_ritual_costs_nothing_to_try(self) -> None:
        s = corner("EN-UB", pg="PC5").does("A", "wait")
        assert answers(s, "A") == {"ritual"}

    def test_salt_is_for_an_attack_that_would_hurt(self) -> None:
        s = corner("EN-GO", pg="PC3", stops=("window-attack",), A={"cards": ["OB18"]}).does("A", "wait")
        assert answers(s, "A") == {"quick OB18"}


class TestTheDead:
    def test_an_onryo_goes_for_whom_it_can_reach(self) -> None:
        s = Hunt(
            rooms={"3-3": "H10", "9-9": "G03"},
            first="A",
            turn=4,
            A={"pg": "PC2", "at": "3-3"},
            B={"pg": "PC4", "at": "9-9"},
            C={"pg": "PC1", "died": 1, "grave": "1-5"},
            onryo={"C": {"at": "1-3", "tokens": ["T01", "T10"]}},
        ).does("A", "pass")
        assert answers(s, "C") == {"token T10"}, "one cell would end before the door"

    @pytest.mark.parametrize("wounds, met", [({}, "onryo-to 4-2"), ({"A": 1, "B": 3}, "onryo-to 2-2")])
    def test_an_onryo_goes_for_the_weaker_of_two(self, wounds: dict[str, int], met: str) -> None:
        """Both are within reach: A below it, B above."""
        s = Hunt(
            rooms={"5-1": "H10", "1-1": "H05", "9-9": "G03"},
            first="D",
            active="D",
            turn=4,
            A={"pg": "PC2", "at": "5-2", "wounds": wounds.get("A", 2)},
            B={"pg": "PC4", "at": "2-2", "wounds": wounds.get("B", 0)},
            C={"pg": "PC1", "died": 1, "grave": "3-5"},
            D={"pg": "PC3", "at": "9-9"},
            onryo={"C": {"at": "3-2", "tokens": ["T10"]}},
        ).does("D", "pass")
        s.does("C", "token T10")
        assert answers(s, "C") == {met}

    def test_an_onryo_far_from_everybody_waits_for_the_last_activation(self) -> None:
        s = Hunt(
            rooms={"9-1": "G05", "9-9": "G03"},
            first="A",
            turn=4,
            A={"pg": "PC2", "at": "9-1"},
            B={"pg": "PC4", "at": "9-9"},
            C={"pg": "PC1", "died": 1, "grave": "1-5"},
            onryo={"C": {"at": "1-5", "tokens": ["T01", "T10"]}},
        ).does("A", "pass")
        assert answers(s, "C") == {"let-be"}
        s.does("C", "let-be").does("B", "pass")
        assert answers(s, "C") == {"token T10"}


class TestGames:
    @pytest.mark.slow
    @pytest.mark.parametrize("seats", [2, 3, 4, 5])
    def test_every_question_is_answered_to_the_end(self, seats: int) -> None:
        bots = [bot_of("judgement")] * seats
        played = play_game(game, game.rules(seats, {}), seats, bots, f"judgement {seats}")
        assert played.state.over is not None and not played.capped

    @pytest.mark.slow
    def test_judgement_comes_further_than_chance(self) -> None:
        """Rooms laid in six games each: who explores finds the way, who wanders about dies on it."""
        assert rooms_laid("judgement") > 1.5 * rooms_laid("random")


def rooms_laid(bot: str) -> int:
    rules = game.rules(3, {})
    laid = 0
    for index in range(6):
        s = play_game(game, rules, 3, [bot_of(bot)] * 3, f"far {index}").state
        assert isinstance(s, KaidanState)
        laid += len([room for room in s.rooms if room >= 0])
    return laid
