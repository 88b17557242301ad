"""What sensible heroes and a sensible Oni do: positions in which one answer is plainly the best, and whole games."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from hyakki.bots import bot_of
from hyakki.core.engine import menu
from hyakki.core.events import Viewer
from hyakki.games.okko import game
from hyakki.lab.play import play_game
from tests.games.okko.sitting import Sitting
from tests.games.sitting import number

CHANCES = range(4)


def answers(s: Sitting, seat: str) -> set[str]:
    """Return the answers that judgement gives here over many seeds: the ids of each path."""
    s.start()
    ask = s.ask(seat)
    memory = game.memory(Viewer((number(seat),)), s.state.seats)
    game.remembered(s.state, memory)
    view = game.view(s.state, memory)
    menus = partial(menu, s.state, ask)
    return {" / ".join(o.id for o in game.judgement(view, ask.kind, menus, Random(chance))) for chance in CHANCES}


class TestHeroes:
    def test_the_demon_beside_a_hero_is_struck(self) -> None:
        okko = {"at": "A01.20", "up": "EQ-01", "right": ["OKK-1"]}
        s = Sitting("S2", {"OKK": okko}, {"kuro-hebi": ["A01.21"]}, battle=True)
        assert answers(s, "B") == {"attack / melee kuro-hebi"}

    def test_an_idle_guard_is_left_alone_lest_the_alarm_be_raised(self) -> None:
        s = Sitting("S2", {"OKK": "A01.20"}, {"ashigaru": ["A01.21"]})
        assert not any(answer.startswith("attack") for answer in answers(s, "B"))

    def test_the_letter_within_reach_is_tried_for(self) -> None:
        s = Sitting("S1", {"NSH": "B06.44"}, {})
        assert answers(s, "B") == {"test / token B06.44"}

    def test_a_courtier_beside_a_hero_is_questioned(self) -> None:
        s = Sitting("S2", {"NSH": "A01.20"}, {}, courtiers={"COU-4": "A01.21"}, clue_deck=["COU-2", "COU-5", "ONI-2"])
        assert answers(s, "B") == {"investigate / question COU-4"}

    def test_the_demon_is_not_pushed_out_of_reach(self) -> None:
        okko = {"at": "A01.20", "up": "EQ-01"}
        s = Sitting("S2", {"OKK": okko}, {"kuro-hebi": ["A01.21"]}, battle=True)
        s.dice(combat=["ki", 0, 0, 0], action=[0]).does("B", "attack", "melee kuro-hebi").silence("reroll")
        assert s.asked() == {"B": "push"}
        assert answers(s, "B") == {"none"}

    def test_who_stands_on_a_seal_is_pushed_off_it(self) -> None:
        s = Sitting("S7", {"OKK": {"at": "M03.22", "up": "EQ-01"}, "NOB": "A08.10"}, {"ninja": ["M03.33"]})
        s.dice(combat=["ki", 0, 0, 0], action=[0]).does("B", "attack", "melee ninja-1").silence("reroll")
        assert s.asked() == {"B": "push"}
        (answer,) = answers(s, "B")
        assert answer.startswith("to M03.")

    def test_against_the_demon_the_strongest_cards_are_laid_together(self) -> None:
        noburo = {"at": "A01.20", "hands": ["EQ-04"], "hand": ["NOB-1", "NOB-2", "NOB-3", "NOB-4", "NOB-5"]}
        s = Sitting("S2", {"NOB": noburo}, {"homura": ["A01.21"]}, battle=True, at="strategy", round=3, nature="ONI-2")
        s.silence("corruption", "enhancement", "summons")
        assert answers(s, "B") == {"plan NOB / left NOB-2 / right NOB-1 / up EQ-04"}

    def test_a_better_weapon_that_is_carried_comes_into_the_hands(self) -> None:
        okko = {"at": "A04.31", "hands": ["EQ-02"], "supplies": ["EQ-14"]}
        s = Sitting("S1", {"OKK": okko}, {}, at="end")
        assert answers(s, "B") == {"card EQ-14 / slot hands"}

    def test_a_lantern_is_turned_up_for_a_search(self) -> None:
        okko = {"at": "A01.20", "hands": ["EQ-01", "EQ-27"], "hand": ["OKK-3", "OKK-4"]}
        deck = ["COU-2", "COU-5", "ONI-2"]
        s = Sitting("S2", {"OKK": okko}, {}, tokens={"EVI-3": "A01.21"}, clue_deck=deck, at="strategy", round=3)
        s.silence("corruption", "enhancement", "summons")
        assert all(answer.endswith("up EQ-27") for answer in answers(s, "B"))

    @pytest.mark.parametrize("guard, way", [("B03.21", "use equipment EQ-31 / to C01a.0"), ("B03.30", "to C01a.0")])
    def test_smoke_bombs_are_for_whoever_would_be_halted(self, guard: str, way: str) -> None:
        s = Sitting("S1", {"OKK": {"at": "B03.42", "supplies": ["EQ-31"]}}, {"ninja": [guard]})
        s.state.things[0].bearer, s.state.things[0].home = 0, -1
        assert answers(s, "B") == {f"move / {way}"}

    def test_the_bearer_of_the_letter_opens_a_slammed_door(self) -> None:
        s = Sitting("S1", {"NSH": "C01a.2"}, {}, tokens={"CHE-1": "B03.40"})
        s.state.things[0].bearer, s.state.things[0].home = 2, -1
        s.state.slammed = 1
        s.state.redraw()
        assert answers(s, "B") == {"open / door A04.24 C01a.2"}

    @pytest.mark.rule("OK-R40")
    def test_a_hero_goes_to_a_closed_door_opens_it_and_goes_through(self) -> None:
        s = Sitting("S1", {"NSH": "B05.42"}, {}, closed=["B05.20 - C03a.2"])
        said: list[str] = []
        while s.asked() == {"B": "turn"} and s.state.stack[-1].stage == "act" and len(said) < 3:
            (answer,) = answers(s, "B")
            said.append(answer)
            s.does("B", *answer.split(" / "))
        assert said[1] == "open / door B05.20 C03a.2" and said[2].startswith(("move / to C03a.", "move / to B06."))

    @pytest.mark.rule("OK-R40")
    def test_a_slow_hero_at_a_closed_door_does_not_wait(self) -> None:
        noshin = {"at": "B05.20", "right": ["WND-1"]}
        s = Sitting("S1", {"NSH": noshin}, {}, closed=["C03a.2 - B06.24"])
        assert all(answer.startswith(("open", "move / to C03a.")) for answer in answers(s, "B"))

    @pytest.mark.rule("OK-R40", "OK-R130")
    def test_a_follower_leaves_a_closed_door_to_its_hero(self) -> None:
        allies = {"FOL-1a": ("OKK", "B05.20")}
        s = Sitting("S1", {"OKK": "B05.30"}, {}, allies=allies, at="ally", closed=["B05.20 - C03a.2"])
        assert not any(answer.startswith("open") for answer in answers(s, "B"))

    def test_whoever_carries_the_letter_strikes_nobody_on_the_way_home(self) -> None:
        s = Sitting("S1", {"OKK": {"at": "C02a.2", "up": "EQ-01"}}, {"ninja": ["C02a.1"]})
        s.state.things[0].bearer, s.state.things[0].home = 0, -1
        (answer,) = answers(s, "B")
        assert answer.startswith("move / to B03.")

    def test_a_fellow_is_hurled_towards_the_letter(self) -> None:
        heroes = {"NOB": {"at": "B05.21", "left": ["NOB-7"]}, "SET": "B05.22"}
        s = Sitting("S1", heroes, {})
        (answer,) = answers(s, "B")
        assert answer.startswith("use card NOB-7 / on SET / to C03a.")

    def test_who_stands_on_the_letter_is_led_away_from_it(self) -> None:
        setsuka = {"at": "B06.34", "left": ["SET-7"]}
        s = Sitting("S1", {"SET": setsuka}, {"ninja": ["B06.44"]})
        (answer,) = answers(s, "B")
        assert answer.startswith("use card SET-7 / on ninja-1 / to B06.")

    def test_the_captain_calls_off_a_guard_who_would_strike(self) -> None:
        s = Sitting("S2", {"OKK": "A01.20"}, {"ashigaru": ["A01.21", "A05.12"]}, clues=["COU-3"], alarm=True)
        assert answers(s, "B") == {"courtier COU-3 / on ashigaru-1"}

    def test_the_captain_is_kept_while_no_guard_is_near(self) -> None:
        s = Sitting("S2", {"OKK": "A01.20"}, {"ashigaru": ["A05.12"]}, clues=["COU-3"], alarm=True)
        assert not any(answer.startswith("courtier") for answer in answers(s, "B"))

    def test_the_servant_shows_the_back_stairs_before_a_guarded_tile(self) -> None:
        s = Sitting("S3", {"NOB": "C01b.2", "OKK": "A01.20"}, {"samurai": ["B04.21", "B04.12"]}, clues=["COU-4"])
        assert answers(s, "B") == {"courtier COU-4"}

    def test_a_medicine_box_is_taken_in_hand_by_the_hurt(self) -> None:
        okko = {"at": "A04.31", "hands": ["EQ-02"], "supplies": ["EQ-06"], "damage": 3}
        s = Sitting("S1", {"OKK": okko}, {}, at="end")
        (answer,) = answers(s, "B")
        assert answer.startswith("card EQ-06 / slot ")

    def test_a_follower_who_is_found_is_taken_along(self) -> None:
        heroes = {"NSH": "A05.00", "NOB": "A02.00", "SET": "A02.04"}
        s = Sitting("S4", heroes, {}, tokens={"tikku": "A05.01"}).does("B", "show-follower", "token A05.01")
        assert answers(s, "B") <= {"version FOL-1a / attach", "version FOL-1b / attach"}


class TestTheOni:
    def test_an_agent_beside_a_hero_strikes(self) -> None:
        s = Sitting("S2", {"OKK": "A01.20"}, {"samurai": ["A01.21"]}, at="agent", alarm=True)
        assert answers(s, "A") == {"attack / melee OKK"}

    def test_an_agent_comes_near_a_hero_it_can_reach(self) -> None:
        s = Sitting("S2", {"OKK": "A01.20"}, {"samurai": ["A01.33"]}, at="agent", alarm=True)
        (answer,) = answers(s, "A")
        assert answer in {f"move / to A01.{cell}" for cell in ("10", "11", "21", "30", "31")}

    def test_the_token_goes_where_thralls_stand_near_a_hero(self) -> None:
        s = Sitting("S2", {"OKK": "A01.20"}, {"ashigaru": ["A01.22", "A01.23"]}, at="strategy", round=2)
        assert answers(s, "A") == {"corrupt A01"}

    def test_a_door_is_slammed_before_whoever_carries_the_letter(self) -> None:
        s = Sitting("S1", {"NSH": "B03.30"}, {}, at="oni", hand=["EV-11a"], order=["NSH"], letter={"bearer": "NSH"})
        (answer,) = answers(s, "A")
        assert answer.startswith("event EV-11a / door") and "B03" in answer

    def test_an_agent_bars_the_way_home(self) -> None:
        s = Sitting("S1", {"NSH": "B06.44"}, {"ninja": ["B05.22"]}, at="agent", letter={"bearer": "NSH"})
        (answer,) = answers(s, "A")
        assert answer.startswith("move / to ")

    def test_roads_are_opened_where_a_thief_must_be_caught(self) -> None:
        s = Sitting("S1", {"NSH": "B06.44"}, {}, at="strategy", round=4, enhancements=["S1"])
        s.silence("corruption")
        assert answers(s, "A") == {"enhance S2c"}

    def test_a_courtier_is_led_away_from_whoever_would_ask_him(self) -> None:
        s = Sitting(
            "S2",
            {"OKK": "A01.20"},
            {},
            at="oni",
            hand=["EV-01a"],
            courtiers={"COU-4": "A01.21"},
            identity="COU-4",
        )
        (answer,) = answers(s, "A")
        assert answer.startswith("event EV-01a / courtier-token COU-4 / to A01.")

    def test_corruption_creeps_to_thralls_near_a_hero(self) -> None:
        s = Sitting(
            "S2",
            {"OKK": "A01.20"},
            {"ashigaru": ["A01.21", "A01.22", "A01.23"]},
            at="oni",
            corruption=["C05a"],
            hand=["EV-10a"],
        )
        assert answers(s, "A") == {"event EV-10a / shift C05a / tile A01"}


SETTINGS = [("S1", 2), ("S2", 1), ("S3", 2), ("S7", 3), ("S8", 2)]


class TestWholeGames:
    @pytest.mark.slow
    @pytest.mark.parametrize("scenario, heroes", SETTINGS)
    def test_judgement_plays_every_kind_of_scenario_to_its_end(self, scenario: str, heroes: int) -> None:
        rules = game.rules(heroes + 1, {"scenario": scenario})
        played = play_game(game, rules, heroes + 1, [bot_of("judgement")] * (heroes + 1), f"{scenario} to its end")
        assert played.state.over is not None

    def test_heroes_with_judgement_beat_an_oni_by_chance(self) -> None:
        rules = game.rules(3, {"scenario": "S7"})
        bots = [bot_of("random"), bot_of("judgement"), bot_of("judgement")]
        ends = [play_game(game, rules, 3, bots, f"ritual {n}").state.over for n in range(4)]
        assert [end and end[1] for end in ends] == ["heroes"] * 4

    @pytest.mark.slow
    def test_an_oni_with_judgement_beats_heroes_by_chance(self) -> None:
        rules = game.rules(3, {"scenario": "S3"})
        bots = [bot_of("judgement"), bot_of("random"), bot_of("random")]
        ends = [play_game(game, rules, 3, bots, f"tea {n}").state.over for n in range(3)]
        assert [end and end[1] for end in ends] == ["oni"] * 3
