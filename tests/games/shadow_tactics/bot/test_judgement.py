"""What sensible ninjas and a sensible Daimyo do: scenes in which one answer is plainly the best, and whole games."""

from __future__ import annotations

from functools import partial
from io import StringIO
from random import Random
from typing import Any

import pytest

from hyakki.bots import bot_of
from hyakki.core.chance import Chance
from hyakki.core.engine import menu
from hyakki.core.events import Viewer
from hyakki.core.replay import Sitter
from hyakki.core.table import Table
from hyakki.games.shadow_tactics import game
from hyakki.lab.play import play_game
from hyakki.terminal.console import Terminal
from hyakki.terminal.local_table import LocalTable
from tests.games.shadow_tactics.sitting import Sitting
from tests.games.sitting import number

CHANCES = range(6)


def answers(s: Sitting, seat: str, kind: str = "") -> set[str]:
    """Return the answers that judgement gives here over many seeds: the ids of each path."""
    s.start()
    ask = s.ask(seat, kind)
    memory = game.memory(Viewer((number(seat),)), s.state.seats)
    game.remembered(s.state, memory)
    view = game.view(s.state, memory)
    menus = partial(menu, s.state, ask)
    return {" / ".join(o.id for o in game.judgement(view, ask.kind, menus, Random(chance))) for chance in CHANCES}


def osaka(**given: Any) -> Sitting:
    """Return Osaka Castle with only these guards and ninjas."""
    return Sitting(**{"mission": "M1", "at": "programming", "seats": 4, **given})


def aiko(s: Sitting) -> set[str]:
    """Return what her seat answers."""
    return {answer for seat in "BCD" for answer in answers(s, seat, "programme") if "AIK" in answer}


class TestOpenQuestions:
    """A bot with several ninjas programmes all of them, and then is ready."""

    @pytest.mark.parametrize("bot", ["judgement", "random"])
    def test_in_the_terminal_the_orders_of_the_person_come_next(self, bot: str) -> None:
        rules = game.rules(2, {"mission": "M1", "quick": True, "picks": [[], ["HAY", "YUK", "AIK"]]})
        table = Table.start(game, rules, 2, Chance.seeded(1))
        sitters = [Sitter("Ada"), Sitter("Bo", bot)]
        local = LocalTable(table, sitters, Terminal(StringIO(), StringIO()), "en")
        while not local.let_bots_answer():
            pass
        assert [ask.kind for ask in table.asks] == ["order"]
        programmed = [ninja.count for ninja in table.state.ninjas if ninja.in_play]  # type: ignore[attr-defined]
        assert all(programmed) if bot == "judgement" else any(programmed)

    @pytest.mark.slow
    def test_in_a_simulation_all_of_them_act(self) -> None:
        bots = [bot_of("random"), bot_of("judgement")]
        played = play_game(game, game.rules(2, {"mission": "M1"}), 2, bots, "all", 400)
        acted = [ninja.executed + ninja.failed for ninja in played.state.ninjas if ninja.in_play]  # type: ignore[attr-defined]
        assert len(acted) == 3
        assert all(acted)

    def test_whoever_is_ready_stays_so(self) -> None:
        s = osaka(HAY={"bush": "B1", "programme": ["HAY-5"]}, YUK={"bush": "B7"}, AIK={"bush": "B7"})
        s.does("B", "ready", ask="ready")
        assert answers(s, "B", "ready") == {""}


class TestNinjas:
    """Scenes in which one programme is plainly the best."""

    def test_who_stands_with_a_barrel_beside_the_castle_blows_it_up(self) -> None:
        s = osaka(HAY={"bush": "B9", "carries": True}, YUK={"bush": "B7"}, AIK={"bush": "B7"}, guards={"Y3": ["S3o"]})
        assert all("HAY-SR" in answer for answer in answers(s, "B", "programme"))

    def test_who_stands_beside_a_barrel_goes_there(self) -> None:
        s = osaka(HAY={"bush": "B19"}, YUK={"bush": "B7"}, AIK={"bush": "B7"}, guards={"Y3": ["S3o"]})
        assert all("HAY-Mo" in answer or "HAY-My" in answer for answer in answers(s, "B", "programme"))

    @pytest.mark.slow
    def test_who_stands_at_the_tea_serves_it_only_where_lord_yabu_is(self) -> None:
        team: dict[str, Any] = {"TAK": {"bush": "B2"}, "AIK": {"bush": "B27"}, "YUK": {"bush": "B17"}}
        beside = Sitting(mission="M5", at="programming", seats=4, guards={"Y13": ["D3i"]}, **team)
        away = Sitting(mission="M5", at="programming", seats=4, guards={"Y1": ["D3i"]}, **team)
        assert ["AIK-SR" in answer for answer in aiko(beside)] == [True]
        assert ["AIK-M" in answer and "AIK-SR" not in answer for answer in aiko(away)] == [True]

    def test_seats_come_to_one_plan_whatever_they_roll(self) -> None:
        s = osaka(HAY={"bush": "B10"}, YUK={"bush": "B8"}, AIK={"bush": "B7"}, guards={"Y4": ["S2i"], "Y8": ["S4o"]})
        for seat in ("B", "C", "D"):
            assert len(answers(s, seat, "programme")) == 1

    def test_who_only_has_to_be_home_in_the_end_goes_out_to_help_while_there_is_time(self) -> None:
        town: dict[str, Any] = {"mission": "M3", "at": "programming", "seats": 4, "guards": {"Y8": ["D2i"]}}
        team: dict[str, Any] = {"HAY": {"bush": "B9"}, "YUK": {"bush": "B1"}, "AIK": {"bush": "B12"}}
        early, late = Sitting(**town, **team, time=10), Sitting(**town, **team, time=4)
        assert ["YUK-M" in answer for answer in answers(early, "C", "programme")] == [True]
        assert ["YUK-M" in answer for answer in answers(late, "C", "programme")] == [False]


class TestDaimyo:
    def test_he_deploys_now_as_in_the_sample_now_by_his_own_judgement(self) -> None:
        """A guard of his own choice watches a way."""
        s = Sitting(at="start", seats=4, options={"picks": [[], ["HAY"], ["YUK"], ["AIK"]]})
        said = answers(s, "A", "post")
        assert "sample" in said
        assert {answer[-1] for answer in said - {"sample"}} == {"o"}
