"""Set-up: heroes, board, Oni (OK-001 to OK-033, OK-R01, OK-R02, OK-R156), and expansions (OK-354 to OK-356)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.events import SPECTATOR
from hyakki.core.game import AnyGame
from hyakki.core.text import Text
from hyakki.games.okko import game
from hyakki.games.okko.catalog.ids import AGENTS, CLUES, COURTIERS, EQUIPMENT, EVENTS, ONI_CARDS, SPACES
from hyakki.games.okko.people import NOBODY
from hyakki.games.okko.series import campaign
from tests.games.okko.sitting import Sitting

TEAM = ("OKK", "NOB", "NSH", "SET")


@pytest.mark.rule("OK-002")
@pytest.mark.parametrize("of", [game, campaign], ids=["game", "campaign"])
def test_one_plays_the_oni_and_one_to_four_the_heroes(of: AnyGame) -> None:
    assert (of.least, of.most) == (2, 1 + len(TEAM)) and of.least <= of.usual <= of.most
    for seats in (1, 6):
        with pytest.raises(Malformed, match="2 to 5 seats"):
            of.start(of.rules(3, {}), seats, Chance.seeded(1))


def laid(scenario: str, heroes: int = 1, **more: Any) -> Sitting:
    """Everything up to the first Round."""
    sitting = Sitting(scenario, dict.fromkeys(TEAM[:heroes], ""), at="start", **more)
    return sitting.silence("follower")


@pytest.mark.rule("OK-001")
def test_one_seat_is_the_oni_and_all_others_are_heroes_together() -> None:
    sitting = laid("S4", 3)
    assert game.roles(sitting.state) == ("oni", "heroes", "heroes", "heroes")
    other = Sitting("S1", at="start", oni="B").start()
    assert game.roles(other.state) == ("heroes", "oni")
    with pytest.raises(BadContent, match="oni"):
        game.rules(3, {"oni": 3})


@pytest.mark.rule("OK-006")
def test_each_hero_is_picked_once_and_the_others_stay_in_the_box() -> None:
    sitting = Sitting("S3", {}, at="pick", seats=3)
    assert sitting.asked() == {"B": "pick"}
    sitting.does("B", "pick NSH")
    assert sitting.asked() == {"C": "pick"} and sitting.refused("C", "pick NSH") == "OK-006"
    sitting.does("C", "pick OKK").silence("follower")
    assert [sitting.hero(name).seat for name in TEAM] == [2, NOBODY, 1, NOBODY]
    assert sitting.space("NOB") == "" and not sitting.hero("NOB").hand


@pytest.mark.rule("OK-007", "OK-009")
def test_a_hero_starts_with_its_eight_cards_on_a_start_space() -> None:
    sitting = laid("S5", 4)
    for name, space in zip(TEAM, sitting.state.kit.scenario.starts, strict=True):
        hero = sitting.hero(name)
        assert len(hero.hand) == 8 and not hero.left and not hero.right and not hero.discard
        assert sitting.space(name) == space


@pytest.mark.rule("OK-015", "OK-013")
def test_the_rolled_mission_is_marked_for_all_to_see() -> None:
    faces = game.rules(2, {}).dice.combat
    for face, mission in (("0", 0), ("1", 1), ("2", 2)):
        sitting = Sitting("S2", {"OKK": ""}, at="start").draws("mission", faces.index(face)).start()
        assert sitting.hero("OKK").mission == mission and sitting.event("mission") == (0, mission, face)
        assert ("OK-013", mission, face) in sitting.told("spectator")


@pytest.mark.rule("OK-R156")
def test_a_mission_that_the_scenario_makes_impossible_gives_way_to_the_first() -> None:
    faces = game.rules(2, {}).dice.combat
    for scenario, heroes, mission in (("S8", {"OKK": "", "SET": ""}, 0), ("S3", {"OKK": "", "SET": ""}, None)):
        sitting = Sitting(scenario, heroes, at="start")
        prohibited = [piece for piece in sitting.state.board.floor.pieces.values() if piece.sneak]
        possible = any(not piece.red_circle for piece in prohibited)
        sitting.draws("mission", faces.index("0"), faces.index("1")).start()
        assert sitting.hero("SET").mission == (1 if possible else 0)
        assert mission is None or not possible, "S8 has a red circle only"
    for special, quiet in ([], 2), ([{"rule": "alarm"}], 0):
        sitting = (
            Sitting("S3", {"OKK": ""}, at="start", options={"special": special})
            .draws("mission", faces.index("2"))
            .start()
        )
        assert sitting.hero("OKK").mission == quiet, "once the alarm is raised it cannot be kept silent"


@pytest.mark.rule("OK-022", "OK-028", "OK-R02")
@pytest.mark.parametrize("scenario, heroes", [("S2", 1), ("S3", 2), ("S4", 3), ("S5", 4), ("S6", 2), ("S6", 4)])
def test_one_more_courtier_for_each_hero_joins_those_of_the_scenario(scenario: str, heroes: int) -> None:
    sitting = laid(scenario, heroes)
    s, written = sitting.state, sitting.state.kit.scenario
    assert len(s.courtiers) == len(written.courtiers) + heroes
    placed = {COURTIERS[courtier]: SPACES[s.courtier_at[courtier]] for courtier in s.courtiers}
    assert placed.items() >= written.courtiers.items()
    extras = [space for name, space in placed.items() if name not in written.courtiers]
    assert sorted(extras) == sorted(written.extras[:heroes])
    used = {clue for clue in s.clue_deck if CLUES[clue].startswith("COU")}
    assert {CLUES[clue] for clue in used} == {*placed} - {COURTIERS[s.identity]}, "all others stay in the box"


@pytest.mark.rule("OK-R01", "OK-R02", "OK-030")
def test_nature_and_identity_are_both_drawn_and_an_extra_courtier_may_be_the_oni() -> None:
    sitting = Sitting("S2", {"OKK": ""}, at="start").draws("nature", 2).draws("identity", 3).draws("courtier", 5)
    sitting.silence("follower")
    s = sitting.state
    assert s.nature == 2 and s.identity == s.courtiers[3]
    seen = {laid("S2", seed=seed).state.identity for seed in range(12)}
    assert len(seen) > 2 and any(COURTIERS[one] not in s.kit.scenario.courtiers for one in seen)


@pytest.mark.rule("OK-025")
@pytest.mark.parametrize("heroes, hiroji", [(2, False), (3, True)])
def test_the_oni_takes_the_cards_that_the_scenario_lists(heroes: int, hiroji: bool) -> None:
    sitting = laid("S6", heroes)
    owned = {AGENTS[card] for card, agent in enumerate(sitting.state.agents) if agent.owned}
    assert {"ashigaru", "samurai", "yurei", "ninja"} <= owned and ("hiroji" in owned) == hiroji
    assert not owned & {"kuro-hebi", "homura", "yuki-hime", "tetsujin"}, "the demon's comes when it is revealed"


@pytest.mark.rule("OK-031", "OK-032")
def test_the_two_secret_cards_lie_aside_and_all_others_are_the_clue_deck() -> None:
    sitting = laid("S3", 2)
    s = sitting.state
    secret = {ONI_CARDS[s.nature], COURTIERS[s.identity]}
    deck = [CLUES[clue] for clue in s.clue_deck]
    assert not secret & {*deck} and len(deck) == len({*deck}) == 3 + (len(s.courtiers) - 1) + 7
    told = next(event for event in sitting.events if event.kind.name == "secrets")
    assert told.fact == (s.nature, s.identity) and told.kind.audience != "all"
    assert s.clue_deck != sorted(s.clue_deck), "shuffled"


@pytest.mark.rule("OK-033")
@pytest.mark.parametrize("scenario, heroes", [("S1", 1), ("S1", 2), ("S4", 3), ("S1", 4)])
def test_the_first_hand_is_one_event_card_for_each_hero(scenario: str, heroes: int) -> None:
    s = laid(scenario, heroes).state
    assert len(s.event_hand) == heroes and len(s.event_deck) == 26 - heroes


# Expansions


@pytest.mark.rule("OK-354", "OK-355")
def test_an_expansion_adds_equipment_and_its_complications_replace_as_many() -> None:
    sitting = laid("S2", expanded=["mists"])
    sitting.silence("swap-events")
    s = sitting.state
    assert {"XEQ-1", "XEQ-2"} <= {EQUIPMENT[card] for card in s.equipment_deck}
    complications = [CLUES[clue] for clue in s.clue_deck if CLUES[clue].startswith(("CMP", "XCM"))]
    assert len(complications) == 7 == len({*complications})


@pytest.mark.rule("OK-356")
def test_the_oni_may_swap_five_event_cards_of_its_choice_for_the_five_new_ones() -> None:
    sitting = laid("S2", expanded=["mists"])
    assert sitting.asked() == {"A": "swap-events"} and "as-printed" in sitting.offered("A")
    out = ["EV-01a", "EV-02a", "EV-03b", "EV-04a", "EV-13b"]
    assert not [id for id in sitting.offered("A") if id.startswith("leave-out X")]
    for number, name in enumerate(out):
        sitting.does("A", f"leave-out {name}")
        if number == 0:
            assert sitting.refused("A", "as-printed") == "OK-356", "all five or none"
            assert "leave-out EV-01a" not in sitting.offered("A")
    s = sitting.state
    deck = {EVENTS[event] for event in (*s.event_deck, *s.event_hand)}
    assert len(deck) == 26 and not deck & {*out} and {f"XEV-{n}a" for n in range(1, 6)} <= deck
    told = [event.seen(SPECTATOR) for event in sitting.events if event.kind.name == "left-out"]
    assert Text(game).event(told[0]) == "Dark Influence is left out of the Event deck." and len(told) == 5


@pytest.mark.rule("OK-356")
def test_or_it_keeps_the_deck_as_printed() -> None:
    s = laid("S2", expanded=["mists"]).does("A", "as-printed").state
    deck = {EVENTS[event] for event in (*s.event_deck, *s.event_hand)}
    assert len(deck) == 26 and not [name for name in deck if name.startswith("X")]
    assert "swap-events" not in laid("S2").asked().values(), "without an expansion nothing is asked"


# A hunt, in a chronicle of one's own

HUNT = """
name = "The Pack"
heroes = [1, 2]
investigation = false
pieces = [{ face = "A01", at = [0, 0] }, { face = "C05a", at = [5, 0], turned = true }]
doors = ["A01.24 - C05a.2"]
starts = ["A01.20", "A01.21"]
cards = ["ninja"]
goal = { kind = "hunt", agent = "ninja", count = 2 }
rounds = 6

[agents]
ninja = ["A01.11", "A01.12"]
"""


@pytest.mark.rule("OK-114")
def test_a_hunt_is_won_when_enough_figures_of_the_card_are_eliminated() -> None:
    sitting = Sitting("S1", {"OKK": "A01.21"}, {"ninja": ["A01.11", "A01.12"]}, options={"chronicle": HUNT})
    for number, name in enumerate(("ninja-1", "ninja-2"), start=1):
        assert sitting.over is None
        sitting.state.damage[sitting.figure(name)] = sitting.value(name, "stamina") - 1
        sitting.dice(combat=["ki", "ki", "2", "2", "2", "2"], action=["2", "2"])
        sitting.does("B", "attack", f"melee {name}").silence("push", "reroll")
        assert sitting.state.hunted == number
    assert sitting.over is not None and sitting.over[1] == "heroes"
