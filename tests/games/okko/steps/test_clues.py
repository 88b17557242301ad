"""Clue cards: drawn, kept, played, resolved (OK-240 to OK-247)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.engine import menu
from hyakki.core.events import Viewer, seat_name
from hyakki.games.okko.catalog.ids import CLUES
from tests.games.okko.sitting import Sitting

TWO = {"NSH": "A03.03", "OKK": "A01.20"}


def drawing(*deck: str, token: str = "EVI-1", heroes: dict[str, Any] | None = None, **more: Any) -> Sitting:
    """Noshin passes a test on evidence and draws from this deck."""
    sitting = Sitting(
        "S3", heroes or TWO, tokens={token: "A03.04"}, clue_deck=deck, **{"courtiers": {"COU-3": "A03.12"}, **more}
    )
    sitting.dice(test=[0] * 4)
    return sitting.does("B", "investigate", "token A03.04")


def outward(sitting: Sitting, seat: str) -> list[str]:
    """Return what the Oni would see of each answer of this seat."""
    ask = next(ask for ask in sitting.state.asks if seat_name(ask.seat) == seat)
    return [option.outward(Viewer((0,)).mask) for option in menu(sitting.state, ask).options]


def kept(sitting: Sitting) -> list[str]:
    return [CLUES[clue] for clue in sitting.state.clues]


@pytest.mark.rule("OK-240", "OK-241", "OK-246", "OK-R26")
def test_drawn_courtier_and_oni_cards_are_kept_and_known_to_the_heroes_alone() -> None:
    sitting = drawing("ONI-2", "COU-5")
    clue = ("OK-R26", CLUES.index("ONI-2"))
    assert clue in sitting.told("B") and clue in sitting.told("C")
    assert not [told for told in sitting.told("A") if told[0] == "OK-R26"]
    sitting.silence("keep-clue")
    assert kept(sitting) == ["ONI-2"]


@pytest.mark.rule("OK-R105")
def test_after_every_kept_card_the_drawing_hero_confirms_choice_or_not() -> None:
    for clue in ("ONI-2", "COU-5"):
        sitting = drawing(clue)
        assert sitting.offered("B") == ["decide keep"] and sitting.offered("C") == ["stand-by"]
        assert sitting.refused("C", "decide keep") == "OK-R105"
        sitting.does("C", "stand-by")
        assert sitting.asked()["B"] == "keep-clue" and sitting.does("B", "decide keep").asked() == {"B": "turn"}
    alone = Sitting("S2", {"NSH": "A05.24"}, tokens={"EVI-1": "A05.34"}, clue_deck=["ONI-2"]).dice(test=[0, 0])
    alone.does("B", "investigate", "token A05.34")
    assert alone.offered("B") == ["decide keep"]


THREE = {"NSH": "A03.03", "OKK": "A02.00", "SET": "A02.04"}


def drawing_with_two_others(clue: str) -> Sitting:
    """Noshin (B) draws; Okko (C) leads."""
    sitting = Sitting(
        "S4", THREE, tokens={"EVI-1": "A03.04"}, clue_deck=[clue], courtiers={"COU-3": "A03.12"}, turned=["OKK"]
    )
    return sitting.dice(test=[0, 0]).does("B", "investigate", "token A03.04")


@pytest.mark.rule("OK-R105", "OK-R31")
def test_what_the_others_agree_on_waits_for_the_drawing_hero_to_confirm() -> None:
    sitting = drawing_with_two_others("COU-3")
    sitting.does("C", "back follows SET").does("D", "back follows SET")
    assert sitting.offered("B") == ["decide follows SET"] and sitting.refused("B", "decide keep") == "OK-R31"
    assert sitting.does("B", "decide follows SET").hero("SET").ally == sitting.figure("COU-3")


@pytest.mark.rule("OK-R105", "OK-R31")
def test_what_the_leader_decides_waits_for_the_drawing_hero_to_confirm() -> None:
    sitting = drawing_with_two_others("COU-3")
    sitting.does("B", "leave-it").does("D", "leave-it").does("C", "decide follows OKK")
    assert sitting.offered("B") == ["decide follows OKK"]
    assert sitting.does("B", "decide follows OKK").hero("OKK").ally == sitting.figure("COU-3")


@pytest.mark.rule("OK-R105")
@pytest.mark.parametrize("clue", ["COU-3", "ONI-2"])
def test_when_time_is_up_the_card_is_kept_at_once_whatever_it_is(clue: str) -> None:
    sitting = drawing_with_two_others(clue)
    for ask in sitting.state.asks:
        if ask in sitting.state.asks and (path := sitting.state.stack[-1].default(sitting.state, ask)):
            sitting.answer(ask, path)
    assert sitting.asked() == {"B": "turn"} and kept(sitting) == [clue]


@pytest.mark.rule("OK-244", "OK-R105", "OK-R31")
def test_a_courtier_marked_as_follower_may_follow_a_hero_with_a_free_slot() -> None:
    sitting = drawing("COU-3")
    assert sitting.offered("B") == ["back keep", "back follows NSH", "back follows OKK", "leave-it"]
    sitting.does("B", "back follows NSH").does("C", "back follows NSH")
    assert sitting.space("COU-3") == "A03.12" and kept(sitting) == []
    assert sitting.value("COU-3", "might") == 3
    taken = drawing("COU-3", allies={"FOL-1a": ("OKK", "A01.21")})
    assert "back follows OKK" not in taken.offered("B")
    kind = drawing("COU-5", courtiers={"COU-5": "A03.12"})
    assert kind.offered("B") == ["decide keep"]


@pytest.mark.rule("OK-R103", "OK-247", "OK-235")
def test_a_complication_is_resolved_before_the_next_of_several_cards_is_drawn() -> None:
    deck = ["CMP-1", "ONI-3", "ONI-4", "ONI-2"]
    sitting = Sitting("S3", {"NSH": "A01.21"}, tokens={"EVI-6": "A01.22"}, clue_deck=deck)
    sitting.dice(test=[0, 0, 0, 0]).does("B", "investigate", "token A01.22")
    assert kept(sitting) == ["ONI-3"] and "complication" in sitting.said(), "one more card at once"
    sitting.silence()
    assert kept(sitting) == ["ONI-3", "ONI-4"], "then the second of the two"
    sitting.silence()
    assert sitting.asked() == {"B": "turn"} and kept(sitting) == ["ONI-3", "ONI-4"]


@pytest.mark.rule("OK-R31")
def test_heroes_who_do_not_agree_leave_it_to_the_first_in_initiative() -> None:
    sitting = Sitting(
        "S3", TWO, tokens={"EVI-1": "A03.04"}, clue_deck=["COU-3"], courtiers={"COU-3": "A03.12"}, turned=["OKK"]
    )
    sitting.dice(test=[0, 0]).does("B", "investigate", "token A03.04")
    sitting.does("B", "back follows NSH").does("C", "back keep")
    assert set(sitting.asked()) == {"B", "C"}, "one of two is not more than half"
    sitting.does("C", "back follows OKK").does("B", "leave-it")
    assert sitting.asked() == {"B": "turn"}
    assert sitting.hero("OKK").ally == sitting.figure("COU-3")


@pytest.mark.rule("OK-245", "OK-170")
def test_a_courtier_who_follows_is_an_ally_and_no_longer_interrogated() -> None:
    sitting = drawing("COU-3", "ONI-2")
    sitting.does("B", "back keep").does("C", "back keep")
    assert "question COU-3" in sitting.offered("B", "investigate")
    followed = drawing("COU-3", "ONI-2")
    followed.does("B", "back follows NSH").does("C", "back follows NSH")
    assert "question COU-3" not in followed.offered("B", "investigate")
    assert "question COU-3" not in followed.blocked("B", "investigate")
    struck = Sitting(
        "S3",
        {"NSH": "A03.33", "OKK": ""},
        {"yurei": ["A03.11"]},
        allies={"COU-3": ("NSH", "A03.12")},
        at="agent",
    )
    assert "melee COU-3" in struck.offered("A", "attack")


@pytest.mark.rule("OK-R106")
def test_an_innocent_courtiers_token_stays_and_may_still_be_interrogated() -> None:
    sitting = drawing("COU-5", "ONI-2", courtiers={"COU-5": "A03.12"})
    sitting.silence("keep-clue")
    assert "question COU-5" in sitting.offered("B", "investigate")


@pytest.mark.rule("OK-247", "OK-R102", "OK-R103")
def test_a_complication_is_resolved_before_the_next_card_and_never_comes_back() -> None:
    sitting = drawing("CMP-5", "ONI-2", token="EVI-6")
    said = sitting.said()
    assert said.index("complication") < said.index("afflicted") < said.index("clue-drawn")
    assert ("OK-247", CLUES.index("CMP-5")) in sitting.told("A")
    assert [CLUES[clue] for clue in sitting.state.clue_discard] == ["CMP-5"]
    assert sitting.value("NSH", "defense") == 1, "the investigator is poisoned"


@pytest.mark.rule("OK-R167")
def test_a_complication_without_a_target_has_no_effect() -> None:
    sitting = drawing("CMP-3", "ONI-2", token="EVI-6")
    assert sitting.said()[-1] == "clue-drawn"


@pytest.mark.rule("OK-R168", "OK-R31")
def test_a_loyal_servant_may_turn_up_the_courtier_just_interrogated_and_the_heroes_agree_on_whom() -> None:
    sitting = Sitting(
        "S3",
        TWO,
        courtiers={"COU-2": "A03.02", "COU-6": "A03.30"},
        interrogated=["COU-6"],
        clue_deck=["CMP-3", "ONI-2"],
    ).dice(test=[0, 0, 0])
    sitting.does("B", "investigate", "question COU-2")
    assert sitting.asked() == {"B": "agree", "C": "agree"}
    assert len(sitting.offered("B")) == 3
    assert outward(sitting, "B") == ["back", "back", "back"], "what they talk about is their own affair"
    choice = next(id for id in sitting.offered("B") if "COU-2" in id)
    sitting.does("B", choice)
    settling = "decide courtier-token COU-2"
    assert sorted(outward(sitting, "C")) == ["back", settling, settling], (
        "the leader backs it; everybody sees the token turned"
    )
    sitting.does("C", choice)
    assert sitting.asked() == {"B": "turn"}
    assert "question COU-2" not in sitting.blocked("B", "investigate")


@pytest.mark.rule("OK-R31", "OK-R105")
def test_the_oni_sees_that_the_heroes_have_decided_about_a_clue_and_not_what() -> None:
    sitting = drawing("COU-3", "ONI-2")
    sitting.does("B", "back keep")
    assert sorted(outward(sitting, "C")) == ["back", "back", "decide", "decide"]


@pytest.mark.rule("OK-247")
def test_complications_of_the_oni_are_resolved_by_the_oni() -> None:
    drawn = drawing("CMP-7")
    assert drawn.said()[-1] == "events-drawn" and len(drawn.state.event_hand) == 2
    burned = Sitting(
        "S3", TWO, tokens={"EVI-1": "A03.04", "PAR-1": "B04.33", "PAR-2": "A06.40"}, clue_deck=["CMP-6"]
    ).dice(test=[0, 0])
    burned.does("B", "investigate", "token A03.04")
    assert burned.asked() == {"A": "resolve"}


# Courtier cards that are played


@pytest.mark.rule("OK-242", "OK-R08")
def test_any_hero_plays_a_kept_courtier_in_its_own_activation_without_an_action() -> None:
    sitting = Sitting("S3", {"OKK": {"at": "A01.20", "damage": 3}, "NSH": "A01.42"}, clues=["COU-5", "ONI-2"])
    assert [id for id in sitting.offered("B") if id.startswith("courtier")] == ["courtier COU-5"]
    sitting.does("B", "courtier COU-5", "on OKK")
    assert sitting.damage("OKK") == 0 and kept(sitting) == ["ONI-2"]
    assert ("OK-242", CLUES.index("COU-5")) in sitting.told("A")
    sitting.does("B", "move", "to A01.21").does("B", "move", "to A01.20").does("B", "move", "to A01.21")
    assert sitting.refused("B", "move") == "OK-291", "all three actions were left"


@pytest.mark.rule("OK-R167")
def test_a_courtier_card_that_would_change_nothing_cannot_be_played() -> None:
    sitting = Sitting("S3", {"OKK": "A01.20", "NSH": ""}, clues=["COU-5"])
    assert sitting.refused("B", "courtier COU-5", "on OKK") == "OK-R167"


@pytest.mark.rule("OK-243")
def test_the_effect_runs_to_the_end_of_the_round_and_the_card_leaves_in_the_end_phase() -> None:
    sitting = Sitting(
        "S3", {"SET": "A03.03", "NSH": ""}, tokens={"EVI-3": "A03.04"}, clues=["COU-2"], clue_deck=["ONI-2"]
    )
    assert sitting.foreseen("B", "investigate")["token A03.04"]["dice"] == 3
    sitting.does("B", "courtier COU-2")
    assert sitting.foreseen("B", "investigate")["token A03.04"]["dice"] == 2
    assert [CLUES[clue] for clue in sitting.state.in_effect] == ["COU-2"]


@pytest.mark.rule("OK-243", "OK-R08")
def test_played_courtiers_are_discarded_in_the_third_step_of_the_end_phase() -> None:
    sitting = Sitting("S3", {"OKK": "A01.20", "NSH": ""}, at="end", round=2, battle=True)
    sitting.state.in_effect = [CLUES.index("COU-2")]
    sitting.start().silence("reorganise")
    assert sitting.state.in_effect == [] and sitting.state.clue_discard == [CLUES.index("COU-2")]


@pytest.mark.rule("OK-242")
def test_followers_and_agents_play_no_courtiers() -> None:
    sitting = Sitting(
        "S3",
        {"OKK": {"at": "A01.20", "damage": 1}, "NSH": "A01.42"},
        clues=["COU-5"],
        allies={"FOL-1a": ("OKK", "A01.21")},
        at="activation",
    )
    sitting.does("B", "rest")
    assert not [id for id in sitting.offered("B") if id.startswith("courtier")]
