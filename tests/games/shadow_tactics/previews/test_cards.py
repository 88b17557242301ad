"""What a programme would meet now, and what can be watched from where: all that a page shows without knowing a rule."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.engine import menu
from hyakki.core.events import SPECTATOR
from hyakki.core.game import game_of
from hyakki.games.shadow_tactics.board import vision
from hyakki.games.shadow_tactics.board.places import IN, OUT, bush_place, junction_place, post_at, stance_of
from hyakki.games.shadow_tactics.guards import guard
from hyakki.games.shadow_tactics.knowledge.memory import ShadowMemory
from hyakki.games.shadow_tactics.knowledge.view import ShadowView, view
from hyakki.games.shadow_tactics.state import ShadowState
from tests.games.shadow_tactics.sitting import Sitting

game = game_of("shadow_tactics")
MISSIONS = ("M1", "M2", "M3", "M4", "M5")


def programming(**given: Any) -> Sitting:
    return Sitting(**{"at": "programming", "HAY": {"bush": "B8"}, **given}).start()


def foreseen(table: Sitting, seat: str, *path: str) -> dict[str, Any]:
    """Return the previews of the last entry of a path."""
    ask = table.ask(seat, "programme")
    options: tuple[Any, ...] = ()
    for id in path[:-1]:
        options += (next(option for option in menu(table.state, ask, options).options if option.id == id),)
    return menu(table.state, ask, options, look=True).previews[path[-1]]


# While programming


@pytest.mark.rule("ST-076", "ST-077", "ST-088")
def test_a_card_says_which_yard_it_would_be_for_and_who_would_see_it() -> None:
    """The Spearman looks in and has B8 before it; the Officer faces B8 and is alerted."""
    table = programming(guards={"Y4": ["S2i", "O5o alerted"]})
    ninjato = foreseen(table, "B", "lay HAY", "slot 1", "first HAY-1")
    assert ninjato["ahead"] == [{"from": "B8", "place": "Y4", "seen": ["Y4-2", "Y4-5"], "score": 2}]
    assert (ninjato["risky"], ninjato["unseen"], ninjato["nothing"]) == (["Y4"], [], False)
    shuriken = foreseen(table, "B", "lay HAY", "slot 1", "first HAY-2")
    assert (shuriken["risky"], shuriken["unseen"]) == ([], ["Y4"]), "green cards are never seen"


@pytest.mark.rule("ST-105", "ST-108")
def test_a_movement_card_says_who_would_see_the_junction() -> None:
    table = programming(guards={"Y4": ["O5o"]})
    assert foreseen(table, "B", "lay HAY", "slot 1", "first HAY-Mp")["risky"] == ["J11"]
    assert foreseen(table, "B", "lay HAY", "slot 1", "first HAY-My")["unseen"] == ["J5"]
    assert foreseen(table, "B", "lay HAY", "slot 1", "first HAY-Mt")["nothing"] is True, "no teal junction at B8"


@pytest.mark.rule("ST-059")
def test_a_second_card_is_looked_at_from_every_bush_to_which_the_first_could_lead() -> None:
    table = programming(guards={"Y4": ["S2i", "O5o alerted"]})
    met = foreseen(table, "B", "lay HAY", "slot 1", "first HAY-My", "then HAY-1")
    assert {entry["from"]: entry["seen"] for entry in met["ahead"]} == {"B4": [], "B8": ["Y4-2", "Y4-5"]}
    assert (met["unseen"], met["risky"]) == (["Y4 (B4)"], ["Y4 (B8)"])


@pytest.mark.rule("ST-136")
def test_a_card_without_a_token_for_its_cost_would_do_nothing() -> None:
    table = programming(guards={"Y4": ["S2i"]}, HAY={"bush": "B8", "jutsu": 0})
    assert foreseen(table, "B", "lay HAY", "slot 1", "first HAY-2")["nothing"] is True
    table = programming(guards={"Y4": ["S2i"]}, HAY={"bush": "B8", "jutsu": 1, "cards": ["HAY-R2"]})
    assert not foreseen(table, "B", "lay HAY", "slot 1", "first HAY-2", "then HAY-1")["nothing"]
    assert foreseen(table, "B", "lay HAY", "slot 1", "first HAY-2", "then HAY-R2")["nothing"], "it is spent by then"


@pytest.mark.rule("ST-141", "ST-455")
def test_a_special_card_says_what_it_could_be_used_for() -> None:
    table = programming(HAY={"bush": "B8", "carries": True})
    colour = table.state.rules.missions["M1"].action
    letter = {"green": "SG", "red": "SR", "blue": "SB"}[colour]
    met = foreseen(table, "B", "lay HAY", "slot 1", f"first HAY-{letter}")
    assert {entry["by"] for entry in met["ahead"]} == {"mission"}
    beside = table.state.board.yards_by_bush[7]
    assert [entry["place"] for entry in met["ahead"]] == [f"Y{yard + 1}" for yard in beside]


def test_what_lies_on_the_mat_is_looked_at_too() -> None:
    table = programming(guards={"Y4": ["S2i"]}).does("B", "lay HAY", "slot 1", "first HAY-1", "then HAY-My")
    laid = foreseen(table, "B", "lay HAY")["laid"]
    assert [(card["card"], [met["seen"] for met in card["ahead"]]) for card in laid] == [
        ("HAY-1", [["Y4-2"]]),
        ("HAY-My", [[]]),
    ]


def test_looking_ahead_changes_nothing() -> None:
    table = programming(guards={"Y4": ["S2i"]})
    before = (table.ninja("HAY").bush, table.ninja("HAY").jutsu, table.guards("Y4"))
    foreseen(table, "B", "lay HAY", "slot 1", "first HAY-My", "then HAY-2")
    assert (table.ninja("HAY").bush, table.ninja("HAY").jutsu, table.guards("Y4")) == before


# What can be watched from where


def alone(mission: str, post: int, facing: int) -> ShadowState:
    """A board with one guard."""
    s = ShadowState(game.rules(4, {"mission": mission}), 4)
    s.put_guard(guard(0), stance_of(post, facing))
    return s


@pytest.mark.slow
@pytest.mark.rule("ST-227", "ST-228", "ST-231", "ST-237")
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_terrain_says_of_every_post_what_a_guard_there_sees(mission: str) -> None:
    """As the rules of sight say when a guard stands there alone."""
    rules = game.rules(4, {"mission": mission})
    terrain = game.content(rules)["terrain"]
    for yard, about in enumerate(terrain.yards):
        for post in about.posts:
            if post == post_at(yard, 6):
                continue
            s = alone(mission, post, OUT)
            bushes = [bush_place(bush) for bush in range(s.board.bushes) if vision.watch_bush(s, bush)]
            junctions = [junction_place(way) for way in range(s.board.junctions) if vision.watch_junction(s, way)]
            assert terrain.posts[post].out == (*bushes, *junctions)
            s = alone(mission, post, IN)
            into = [bush_place(bush) for bush in about.bushes if vision.see_action(s, bush, yard)]
            assert terrain.posts[post].into == tuple(into)


@pytest.mark.parametrize("mission", MISSIONS)
def test_bushes_and_junctions_name_the_posts_that_can_watch_them(mission: str) -> None:
    terrain = game.content(game.rules(4, {"mission": mission}))["terrain"]
    for post, outlook in enumerate(terrain.posts):
        for number, bush in enumerate(terrain.bushes):
            assert (post in bush.watched_from) == (bush_place(number) in outlook.out)
        for number, junction in enumerate(terrain.junctions):
            assert (post in junction.watched_from) == (junction_place(number) in outlook.out)


@pytest.mark.rule("ST-340", "ST-342", "ST-371")
def test_the_view_brings_the_terrain_along_once_it_is_not_as_printed() -> None:
    closed = seen_at(Sitting(mission="M3", at="programming"))
    assert closed.terrain is None
    opened = seen_at(Sitting(mission="M3", at="programming", gates={"C1": "open"}))
    printed = game.content(game.rules(4, {"mission": "M3"}))["terrain"]
    assert opened.terrain is not None and opened.terrain.junctions != printed.junctions
    yard, bush = 3, 7
    blocked = seen_at(Sitting(at="programming", boulders=["Y4|B8"]))
    assert blocked.terrain is not None and bush_place(bush) not in blocked.terrain.posts[post_at(yard, 5)].out


def seen_at(table: Sitting) -> ShadowView:
    return view(table.start().state, ShadowMemory(SPECTATOR))


def test_who_watches_what_now_is_told() -> None:
    table = Sitting(guards={"Y4": ["S5o"], "Y1": ["S3o stunned"]}, at="programming", HAY={"bush": "B8"})
    seen = seen_at(table)
    assert [(watch.place, watch.posts) for watch in seen.watched] == [
        (bush_place(7), (post_at(3, 5),)),
        (junction_place(10), (post_at(3, 5),)),
    ]
    assert [sight.post for sight in seen.sights] == [post_at(3, 5)]


def test_content_says_what_the_numbers_stand_for() -> None:
    content = game.content(game.rules(4, {}))
    assert content["ids"]["ninjas"][0] == "HAY" and content["ids"]["figures"] == ("S", "O", "A", "D", "F", "H")
    s = game.start(game.rules(3, {"quick": True}), 3, Chance.seeded("content"))
    assert len(content["plan"].bushes) == len(content["terrain"].bushes) == len(s.board.bush_watch)
