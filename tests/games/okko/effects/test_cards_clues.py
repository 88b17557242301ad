"""The 20 clue cards: what courtiers do when they are played, what complications do when they are drawn, what a named
nature costs the demon."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.engine import menu
from hyakki.core.events import Viewer
from hyakki.games.okko.catalog.ids import CLUES, EQUIPMENT
from tests.games.okko.sitting import Sitting


def with_clue(clue: str, heroes: Any = "A01.21", agents: Any = None, **more: Any) -> Sitting:
    """The first hero's turn, with this courtier card kept."""
    heroes = {"OKK": heroes} if isinstance(heroes, str) else heroes
    scenario = more.pop("scenario", "S3")
    return Sitting(scenario, heroes, agents or {}, clues=[clue], **more)


# Courtiers


@pytest.mark.rule("OK-242", "OK-R08")
def test_cou_1_the_daimyo_makes_the_mortal_minions_of_a_tile_idle_for_the_round() -> None:
    agents = {"ashigaru": ["A01.23", "A06.33"], "hiroji": ["A01.33"], "ninja": ["A01.13"]}
    sitting = with_clue("COU-1", agents=agents, at="activation", alarm=True)
    assert sitting.offered("B", "courtier COU-1") == ["tile A01", "tile A06"]
    sitting.does("B", "courtier COU-1", "tile A01")
    assert "move" in sitting.offered("B"), "it costs no action"
    sitting.does("B", "rest")
    assert set(sitting.offered("A")) >= {"activate hiroji", "activate ninja", "activate ashigaru"}
    sitting.does("A", "activate ashigaru")
    assert "command ashigaru-2" in sitting.offered("A") and "command ashigaru-1" not in sitting.offered("A")


@pytest.mark.rule("OK-R167")
def test_cou_1_needs_mortal_minions_who_could_still_act() -> None:
    assert with_clue("COU-1", agents={"ninja": ["A01.13"]}).refused("B", "courtier COU-1") == "OK-R167"


@pytest.mark.rule("OK-R167", "OK-R101")
def test_cou_2_the_courtesan_helps_every_hero_to_investigate() -> None:
    heroes = {"OKK": "A01.21", "SET": "A01.11"}
    sitting = with_clue("COU-2", heroes, tokens={"EVI-3": "A01.22", "EVI-4": "A01.12"}, clue_deck=["ONI-2"], at="turn")
    sitting.does("B", "courtier COU-2").does("B", "investigate", "token A01.22")
    assert sitting.heard("tested")[2] == 2
    assert with_clue("COU-2").refused("B", "courtier COU-2") == "OK-R167", "no clue is left to find"


def test_cou_3_the_captain_sends_a_mortal_minion_away_from_a_tile_without_corruption() -> None:
    agents = {"ashigaru": ["A01.23", "A06.33"], "hiroji": ["A01.33"], "ninja": ["A01.13"]}
    sitting = with_clue("COU-3", agents=agents, corruption=["A06"])
    assert sitting.blocked("B", "courtier COU-3") == {
        "on ashigaru-2": "OK-202",
        "on hiroji-1": "OK-193",
        "on ninja-1": "OK-193",
    }
    sitting.does("B", "courtier COU-3", "on ashigaru-1")
    assert sitting.space("ashigaru-1") == "" and not sitting.state.alarm
    assert "feat" not in sitting.said(), "nobody has eliminated it"


def test_cou_4_the_servant_lets_all_heroes_sneak_without_a_roll() -> None:
    sitting = with_clue("COU-4", "C01b.2", {"ashigaru": ["B04.10"]})
    sitting.does("B", "courtier COU-4").does("B", "move", "to B04.20")
    assert "passed-unrolled" in sitting.said()
    nowhere = with_clue("COU-4", "A01.21", scenario="S2")
    assert nowhere.refused("B", "courtier COU-4") == "OK-R167", "no tile is prohibited"


def test_cou_5_the_physician_heals_three() -> None:
    heroes = {"OKK": "A01.21", "SET": {"at": "A03.00", "damage": 4}}
    sitting = with_clue("COU-5", heroes)
    assert sitting.blocked("B", "courtier COU-5") == {"on OKK": "OK-R167"}
    sitting.does("B", "courtier COU-5", "on SET")
    assert sitting.damage("SET") == 1


def test_cou_6_the_chaplain_makes_attacks_of_heroes_legendary() -> None:
    sitting = with_clue("COU-6", agents={"yurei": ["A01.22"]})
    sitting.does("B", "courtier COU-6")
    sitting.dice(combat=[2, 2, 2]).does("B", "attack", "melee yurei-1").silence("reroll")
    assert sitting.space("yurei-1") == ""


def test_cou_7_the_cook_lets_each_hero_discard_one_condition() -> None:
    heroes = {"OKK": "A01.21", "SET": "A03.00"}
    sitting = with_clue("COU-7", heroes, conditions={"OKK": ["poisoned", "stunned"], "SET": ["bleeding", "amputee"]})
    sitting.does("B", "courtier COU-7")
    assert sitting.offered("B") == ["condition poisoned", "condition stunned", "none"]
    sitting.does("B", "condition stunned")
    assert sitting.offered("C") == ["condition bleeding", "none"], "never Amputee"
    sitting.does("C", "none")
    assert (sitting.value("OKK", "speed"), sitting.value("OKK", "defense")) == (2, 2)
    assert with_clue("COU-7").refused("B", "courtier COU-7") == "OK-R167"


@pytest.mark.rule("OK-R124")
def test_cou_8_the_page_brings_two_equipment_cards_of_which_one_is_kept() -> None:
    sitting = with_clue("COU-8").draws("equipment", 0, 0)
    sitting.does("B", "courtier COU-8")
    _, keep, drawn = sitting.heard("equipment-drawn")
    assert keep == 1 and len(drawn) == 2
    cards = [EQUIPMENT[card] for card in drawn]
    sitting.does("B", f"keep {cards[0]}", "slot supplies")
    assert [EQUIPMENT[card] for card in sitting.hero("OKK").equipment] == cards[:1]
    assert drawn[1] in sitting.state.equipment_discard


@pytest.mark.rule("OK-R22", "OK-R23")
def test_cou_9_the_poetess_shows_the_heroes_two_clue_cards_and_puts_them_back() -> None:
    heroes = {"OKK": "A01.21", "SET": "A03.00"}
    sitting = with_clue("COU-9", heroes, clue_deck=["ONI-2", "ONI-3", "ONI-4"], tokens={"EVI-1": "A01.22"})
    sitting.does("B", "courtier COU-9")
    seen = ("OK-R23", (CLUES.index("ONI-2"), CLUES.index("ONI-3")))
    assert seen in sitting.told("B") and seen in sitting.told("C")
    assert seen not in sitting.told("A") and seen not in sitting.told("spectator")
    assert sitting.offered("B") == ["top ONI-2", "top ONI-3"]
    sitting.does("B", "top ONI-3")
    sitting.dice(test=[0, 0]).does("B", "investigate", "token A01.22")
    assert CLUES.index("ONI-3") in sitting.state.clues


@pytest.mark.rule("OK-R23")
def test_cou_9_tells_the_oni_nothing_of_the_cards_and_their_order() -> None:
    sitting = with_clue("COU-9", clue_deck=["ONI-2", "ONI-3", "ONI-4"]).does("B", "courtier COU-9")
    options = menu(sitting.state, sitting.ask("B")).options
    assert [option.outward(Viewer((0,)).mask) for option in options] == ["top", "top"]
    sitting.does("B", "top ONI-3")
    assert sitting.said() == ["arranged"] and sitting.told("A") == []


def test_cou_9_with_a_single_card_left_and_with_none() -> None:
    sitting = with_clue("COU-9", clue_deck=["ONI-2"])
    sitting.does("B", "courtier COU-9")
    assert "looked" in sitting.said() and sitting.asked() == {"B": "turn"}
    assert with_clue("COU-9").refused("B", "courtier COU-9") == "OK-R167"


# Complications


def draw(clue: str, heroes: Any = "A01.21", agents: Any = None, **more: Any) -> Sitting:
    """The first hero passes a test and draws this card."""
    heroes = {"OKK": heroes} if isinstance(heroes, str) else heroes
    scenario = more.pop("scenario", "S3")
    tokens = {"EVI-1": "A01.22", **more.pop("tokens", {})}
    deck = [clue, *more.pop("rest", ["ONI-2", "ONI-3"])]
    sitting = Sitting(scenario, heroes, agents or {}, tokens=tokens, clue_deck=deck, **more)
    return sitting.dice(test=[0, 0]).does("B", "investigate", "token A01.22")


@pytest.mark.rule("OK-247", "OK-R102", "OK-R103")
def test_cmp_1_whispered_name_draws_one_more() -> None:
    sitting = draw("CMP-1")
    assert sitting.said().count("clue-drawn") == 1 and CLUES.index("ONI-2") in sitting.state.clues
    assert sitting.state.clue_discard == [CLUES.index("CMP-1")]
    assert "clue-drawn" not in draw("CMP-1", rest=[]).said(), "without cards nothing happens"


def test_cmp_2_hidden_cache_gives_the_investigator_one_of_two_equipment_cards() -> None:
    sitting = draw("CMP-2")
    assert sitting.asked() == {"B": "gain"}
    cards = [EQUIPMENT[card] for card in sitting.heard("equipment-drawn")[2]]
    sitting.does("B", f"keep {cards[1]}", "slot supplies")
    assert [EQUIPMENT[card] for card in sitting.hero("OKK").equipment] == cards[1:]


@pytest.mark.rule("OK-R168")
def test_cmp_3_loyal_servant_turns_a_courtier_face_up_again() -> None:
    courtiers = {"COU-1": "A01.30", "COU-2": "A01.32", "COU-3": "A01.33"}
    sitting = draw("CMP-3", courtiers=courtiers, interrogated=["COU-1", "COU-2"])
    assert sitting.offered("B") == ["decide courtier-token COU-1", "decide courtier-token COU-2"]
    sitting.does("B", "decide courtier-token COU-1")
    assert "question COU-1" in sitting.offered("B", "investigate")
    assert "question COU-2" not in sitting.offered("B", "investigate")


def test_cmp_3_may_turn_up_the_courtier_just_interrogated() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, courtiers={"COU-4": "A01.22"}, clue_deck=["CMP-3", "ONI-2"])
    sitting.dice(test=[0, 0]).does("B", "investigate", "question COU-4")
    assert "courtier-turned" in sitting.said()
    assert "question COU-4" in sitting.offered("B", "investigate")


@pytest.mark.rule("OK-247")
def test_cmp_3_does_nothing_when_no_courtier_is_flipped() -> None:
    assert draw("CMP-3", courtiers={"COU-1": "A01.30"}).asked() == {"B": "turn"}


@pytest.mark.rule("OK-R171", "OK-264")
def test_cmp_4_ambush_brings_supernatural_minions_two_against_three_heroes() -> None:
    one = draw("CMP-4", cards=["yurei", "ashigaru", "bakemono"])
    assert one.offered("A") == ["agent yurei"]
    one.does("A", "agent yurei", "to A03.14")
    assert one.space("yurei-1") == "A03.14" and one.asked() == {"B": "turn"}
    heroes = {"OKK": "A01.21", "NOB": "A01.30", "SET": "A01.32"}
    two = draw("CMP-4", heroes, cards=["yurei", "ninja"], scenario="S5")
    two.does("A", "agent yurei", "to B04.40", "agent ninja", "to A05.40")
    assert (two.space("yurei-1"), two.space("ninja-1")) == ("B04.40", "A05.40")


def test_cmp_5_needle_in_the_sleeve_poisons_the_investigator() -> None:
    assert draw("CMP-5").value("OKK", "defense") == 2


def test_cmp_6_burned_pages_takes_a_token_without_a_hero_beside_it() -> None:
    tokens = {"PAR-1": "A03.00", "EVI-2": "A01.31", "CHE-1": "A03.02"}
    sitting = draw("CMP-6", tokens=tokens)
    assert sitting.offered("A") == ["token A03.00"]
    assert sitting.blocked("A") == {"token A01.22": "OK-247", "token A01.31": "OK-247"}
    sitting.does("A", "token A03.00")
    assert "marker-gone" in sitting.said()
    assert draw("CMP-6").asked() == {"B": "turn"}, "nothing to burn"


@pytest.mark.rule("OK-R78")
def test_cmp_7_rumours_at_court_give_the_oni_two_events() -> None:
    assert len(draw("CMP-7").state.event_hand) == 2


# The four demons


@pytest.mark.rule("OK-107", "OK-249")
@pytest.mark.parametrize(
    "clue, demon, attribute, value",
    [
        ("ONI-1", "kuro-hebi", "defense", 6),
        ("ONI-3", "yuki-hime", "might", 4),
        ("ONI-4", "tetsujin", "defense", 6),
    ],
)
def test_a_named_demon_is_weaker_in_the_final_battle(clue: str, demon: str, attribute: str, value: int) -> None:
    agents = {demon: ["A01.22"]}
    named = Sitting("S3", {"OKK": "A01.21"}, agents, nature=clue, battle=True, named=True)
    unnamed = Sitting("S3", {"OKK": "A01.21"}, agents, nature=clue, battle=True)
    assert (named.value(demon, attribute), unnamed.value(demon, attribute)) == (value, value + 1)


def test_oni_3_named_takes_a_combat_die() -> None:
    sitting = Sitting(
        "S3", {"OKK": "A01.21"}, {"yuki-hime": ["A01.22"]}, nature="ONI-3", battle=True, named=True, at="agent"
    )
    sitting.does("A", "attack", "melee OKK")
    assert len(sitting.heard("rolled")[1]) == 4


@pytest.mark.parametrize("named, damage", [(True, 0), (False, 1)])
def test_oni_2_named_puts_out_the_burning_aura(named: bool, damage: int) -> None:
    sitting = Sitting(
        "S3", {"OKK": "A01.21"}, {"homura": ["A01.22"]}, nature="ONI-2", battle=True, named=named, at="agent"
    )
    sitting.does("A", "rest")
    assert sitting.damage("OKK") == damage
