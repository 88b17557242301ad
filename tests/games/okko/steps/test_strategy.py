"""The track, both trees and summons (OK-050 to OK-057, OK-109 to OK-112, OK-218 to OK-228, OK-261 to OK-268)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.okko.catalog.ids import AGENTS, ENHANCEMENTS, EVENTS, FACES, SPACE
from tests.games.okko.sitting import Sitting

S1_TILES = ["A04", "B03", "B05", "B06", "C01a", "C02a", "C03a"]


def tiles(sitting: Sitting) -> list[str]:
    return [FACES[tile] for tile in sitting.state.corruption]


def grown(sitting: Sitting) -> list[str]:
    return [ENHANCEMENTS[slot] for slot in sitting.state.enhancements]


# Corruption


@pytest.mark.rule("OK-050", "OK-053", "OK-055", "OK-027", "OK-R85", "OK-034")
def test_round_1_has_no_corruption_and_a_mortal_token() -> None:
    sitting = Sitting("S1", {"OKK": ""}, at="strategy").start()
    assert sitting.state.round == 1 and tiles(sitting) == []
    assert grown(sitting) == ["M1"]
    assert sitting.asked() == {"A": "place", "B": "plan"}


@pytest.mark.rule("OK-051", "OK-054", "OK-056", "OK-037", "OK-R04", "OK-R27")
def test_in_an_even_round_a_token_goes_to_any_tile_before_anything_is_planned() -> None:
    sitting = Sitting("S1", {"OKK": ""}, at="strategy", round=2, enhancements=["M1"])
    assert sitting.asked() == {"A": "corruption"}
    assert sitting.offered("A") == [f"corrupt {tile}" for tile in sorted(S1_TILES, key=FACES.index)]
    sitting.does("A", "corrupt B05")
    assert tiles(sitting) == ["B05"] and grown(sitting) == ["M1", "S1"]
    assert sitting.said().index("corrupted") < sitting.said().index("enhanced")


@pytest.mark.rule("OK-218", "OK-R83")
def test_a_tile_holds_one_token() -> None:
    sitting = Sitting("S1", {"OKK": ""}, at="strategy", round=4, corruption=["B05"])
    assert sitting.refused("A", "corrupt B05") == "OK-R83"


@pytest.mark.rule("OK-R83", "OK-052")
def test_a_token_between_two_others_cannot_move() -> None:
    corruption = ["A04", "C01a", "B03"]
    sitting = Sitting("S1", {"OKK": ""}, at="strategy", round=5, corruption=corruption, enhancements=["M1", "S1"])
    assert sitting.offered("A") == ["shift B03", "none"]
    assert sitting.refused("A", "shift C01a") == sitting.refused("A", "shift A04") == "OK-R83"


@pytest.mark.rule("OK-219", "OK-026")
def test_the_red_token_comes_in_round_4() -> None:
    sitting = Sitting("S1", {"OKK": ""}, at="strategy", round=4, enhancements=["M1", "S1", "M2"])
    sitting.does("A", "corrupt B05")
    assert sitting.state.red == 4
    early = Sitting("S1", {"OKK": ""}, at="strategy", round=2, enhancements=["M1"]).does("A", "corrupt B05")
    assert early.state.red == 0


@pytest.mark.rule("OK-052", "OK-R03", "OK-R41", "OK-E06")
def test_in_an_odd_round_a_token_may_move_to_an_adjacent_tile() -> None:
    sitting = Sitting("S1", {"OKK": ""}, at="strategy", round=3, corruption=["B03"], enhancements=["M1", "S1"])
    assert sitting.offered("A") == ["shift B03", "none"]
    assert sitting.offered("A", "shift B03") == ["tile C01a", "tile C02a"]
    assert sitting.refused("A", "shift B03", "tile A04") == "OK-R03"
    assert "shift B03" not in sitting.blocked("A")
    sitting.does("A", "shift B03", "tile C02a")
    assert tiles(sitting) == ["C02a"]


@pytest.mark.rule("OK-052", "OK-057")
def test_a_token_may_stay_and_without_one_the_step_is_skipped() -> None:
    sitting = Sitting("S1", {"OKK": ""}, at="strategy", round=3, corruption=["B03"], enhancements=["M1", "S1"])
    sitting.does("A", "none")
    assert tiles(sitting) == ["B03"] and grown(sitting)[-1] == "M2"
    bare = Sitting("S1", {"OKK": ""}, at="strategy", round=3, enhancements=["M1", "S1"]).start()
    assert grown(bare)[-1] == "M2"


@pytest.mark.rule("OK-R84", "OK-057")
def test_when_every_tile_is_corrupted_the_token_is_set_aside() -> None:
    sitting = Sitting("S1", {"OKK": ""}, at="strategy", round=4, corruption=S1_TILES, enhancements=["M1", "S1", "M2"])
    assert sitting.asked() == {"A": "enhancement"}
    assert 4 not in sitting.state.track and sitting.state.red == 0


@pytest.mark.rule("OK-117", "OK-118", "OK-228")
def test_after_round_8_a_token_may_still_move_and_no_enhancement_comes() -> None:
    slots = ["M1", "S1", "M2", "S2b", "M3a", "S3b", "M4a"]
    eighth = Sitting("S1", {"OKK": ""}, at="strategy", round=8, corruption=["B03"], enhancements=slots)
    eighth.does("A", "corrupt B05")
    assert grown(eighth) == slots
    ninth = Sitting("S3", {"OKK": ""}, at="strategy", round=9, corruption=["A01"], enhancements=slots)
    assert ninth.offered("A") == ["shift A01", "none"]
    ninth.does("A", "none")
    assert grown(ninth) == slots


@pytest.mark.rule("OK-111", "OK-112", "OK-R09", "OK-R10", "OK-110")
def test_only_after_unmasking_does_the_track_stand_still() -> None:
    state: dict[str, Any] = {"corruption": ["A01"], "enhancements": ["M1", "S1", "M2"], "battle": True}
    unmasked = Sitting("S3", {"OKK": ""}, at="strategy", round=4, **state)
    unmasked.state.unmasked = True
    unmasked.start()
    assert unmasked.asked() == {"A": "place", "B": "plan"} and grown(unmasked) == ["M1", "S1", "M2"]
    failed = Sitting("S3", {"OKK": ""}, at="strategy", round=4, **state)
    assert failed.asked() == {"A": "corruption"}


# Trees


@pytest.mark.rule("OK-224", "OK-225", "OK-226", "OK-227", "OK-E06")
def test_a_branch_once_entered_is_followed() -> None:
    slots = ["M1", "S1", "M2", "S2b"]
    fifth = Sitting("S1", {"OKK": ""}, at="strategy", round=5, enhancements=slots)
    assert fifth.offered("A") == ["enhance M3a", "enhance M3b", "enhance M3c"]
    assert fifth.refused("A", "enhance S3b") == "OK-227"
    assert fifth.refused("A", "enhance M4a") == "OK-224"
    fourth = Sitting("S1", {"OKK": ""}, at="strategy", round=4, enhancements=slots[:3]).does("A", "corrupt B03")
    assert fourth.offered("A") == ["enhance S2a", "enhance S2b", "enhance S2c"]
    assert fourth.refused("A", "enhance M3a") == "OK-226"
    fifth.does("A", "enhance M3a")
    assert grown(fifth) == [*slots, "M3a"]
    sixth = Sitting("S1", {"OKK": ""}, at="strategy", round=6, enhancements=[*slots, "M3a"]).does("A", "corrupt B03")
    assert grown(sixth)[-1] == "S3b"
    seventh = Sitting("S1", {"OKK": ""}, at="strategy", round=7, enhancements=[*slots, "M3a", "S3b"]).start()
    assert grown(seventh)[-1] == "M4a"


@pytest.mark.rule("OK-222", "OK-223")
def test_a_column_holds_one_token_that_stays() -> None:
    slots = ["M1", "S1", "M2", "S2b", "M3a", "S3b"]
    sitting = Sitting("S1", {"OKK": ""}, at="strategy", round=5, enhancements=["M1", "S1", "M2", "S2b"])
    assert sitting.refused("A", "enhance M2") == "OK-222"
    assert sitting.refused("A", "enhance M4c") == "OK-224", "its column is free"
    done = Sitting("S1", {"OKK": ""}, at="strategy", round=7, enhancements=slots).start()
    trees = [done.state.rules.enhancements[name] for name in grown(done)]
    assert len({(card.tree, card.column) for card in trees}) == len(trees) == 7


@pytest.mark.rule("OK-221", "OK-110")
def test_an_enhancement_works_at_once() -> None:
    agents = {"samurai": ["B06.22"]}
    sitting = Sitting("S1", {"OKK": ""}, agents, at="strategy", round=3, enhancements=["M1", "S1"])
    sitting.start()
    assert grown(sitting)[-1] == "M2" and sitting.value("samurai-1", "speed") == 3


# Summons


def summoning(heroes: int = 2, hand: int = 2, **more: Any) -> Sitting:
    names = ["OKK", "NOB", "NSH", "SET"][:heroes]
    cards = ["ashigaru", "samurai", "ninja"]
    events = ["EV-01a", "EV-01b", "EV-02a", "EV-02b"][:hand]
    return Sitting("S1", dict.fromkeys(names, ""), at="strategy", cards=cards, hand=events, **more)


@pytest.mark.rule("OK-109", "OK-261", "OK-263", "OK-264", "OK-267", "OK-R80", "OK-R86", "OK-E39")
def test_event_cards_bring_thralls_onto_usable_purple_spaces() -> None:
    sitting = summoning()
    assert sitting.offered("A") == ["summon M1", "none"]
    paid = ("summon M1", "pay EV-01a", "pay EV-01b")
    brought = sitting.offered("A", *paid)
    spaces = {id.split()[2] for id in brought}
    assert spaces == {"A04.44", "B03.04", "B05.14", "B06.14", "C03a.0"}
    assert {id.split()[1] for id in brought} == {"ashigaru", "samurai"}
    for space in ("B05.40", "B06.00", "C02a.4"):
        assert sitting.refused("A", *paid, f"bring ashigaru {space}", "enough") == "OK-264"
    path = (*paid, "bring ashigaru A04.44", "bring samurai B03.04")
    assert sitting.offered("A", *path) == ["enough"]
    assert sitting.refused("A", *path, "bring ashigaru B05.14", "enough") == "OK-R80"
    sitting.does("A", *path, "enough")
    assert (sitting.space("ashigaru-1"), sitting.space("samurai-1")) == ("A04.44", "B03.04")
    assert sitting.state.event_hand == [] and len(sitting.state.event_discard) == 2
    assert ("OK-R80", (EVENTS.index("EV-01a"), EVENTS.index("EV-01b"))) in sitting.told("B")


@pytest.mark.rule("OK-261", "OK-262")
def test_creatures_come_to_green_spaces_and_thralls_to_purple_ones() -> None:
    slots = ["M1", "S1", "M2"]
    sitting = summoning(round=4, enhancements=slots, corruption=["A04", "B03"]).does("A", "corrupt B05")
    sitting.does("A", "enhance S2a")
    paid = ("pay EV-01a", "pay EV-01b")
    assert sitting.refused("A", "summon S1", *paid, "bring ninja A04.44", "enough") == "OK-262"
    assert sitting.refused("A", "summon M1", *paid, "bring ashigaru B03.44", "enough") == "OK-261"
    assert "bring ninja B03.44" in sitting.offered("A", "summon S1", *paid)


@pytest.mark.rule("OK-266", "OK-268")
def test_nobody_is_called_without_a_figure_or_a_space_for_it() -> None:
    purple = ["A04.44", "B03.04", "B05.14", "B06.14", "C03a.0"]
    hand: dict[str, Any] = {"at": "strategy", "hand": ["EV-01a", "EV-01b"], "round": 2, "enhancements": ["M1"]}
    elsewhere = ["A04.20", "A04.21", "A04.22", "A04.23", "A04.24"]
    heroes = {"OKK": "A04.31"}
    full = Sitting("S1", heroes, {"ninja": purple, "yurei": ["B05.22"]}, cards=["ashigaru", "yurei"], **hand)
    assert full.does("A", "corrupt B03").refused("A", "summon M1") == "OK-266"
    nobody = Sitting("S1", heroes, {"samurai": elsewhere}, cards=["samurai", "yurei"], **hand)
    assert nobody.does("A", "corrupt B03").refused("A", "summon M1") == "OK-268"


@pytest.mark.rule("OK-264", "OK-R86", "OK-R136")
def test_with_three_heroes_the_spaces_of_three_are_open_and_stay_so() -> None:
    sitting = summoning(heroes=3, allies={"FOL-1a": ("OKK", "A04.22")})
    sitting.state.heroes[1].eliminated = True
    sitting.start()
    assert "bring ashigaru B05.40" in sitting.offered("A", "summon M1", "pay EV-01a", "pay EV-01b")
    path = ("summon M1", "pay EV-01a", "pay EV-01b", "bring ashigaru B05.40", "bring ashigaru B05.14")
    assert sitting.offered("A", *path) == ["enough"]  # 2 heroes in play; followers do not count


@pytest.mark.rule("OK-266", "OK-R87")
def test_an_agent_on_a_reinforcement_space_blocks_it() -> None:
    sitting = summoning()
    sitting.state.put(sitting.state.reserve(AGENTS.index("ninja"))[0], SPACE["A04.44"])
    path = ("summon M1", "pay EV-01a", "pay EV-01b")
    assert "bring ashigaru A04.44" not in sitting.offered("A", *path)
    assert sitting.refused("A", *path, "bring ashigaru A04.44", "enough") == "OK-266"


@pytest.mark.rule("OK-268", "OK-R81", "OK-R82")
def test_only_cards_the_oni_has_and_miniatures_of_the_box_can_come() -> None:
    sitting = summoning()
    path = ("summon M1", "pay EV-01a", "pay EV-01b")
    assert sitting.refused("A", *path, "bring hiroji A04.44", "enough") == "OK-R81"
    spaces = ["B03.11", "B03.12", "B03.13", "B03.20", "B03.21"]
    full = Sitting(
        "S1",
        {"OKK": ""},
        {"samurai": spaces},
        at="strategy",
        cards=["samurai", "ashigaru"],
        hand=["EV-01a", "EV-01b"],
    )
    assert full.refused("A", *path, "bring samurai A04.44", "enough") == "OK-268"


@pytest.mark.rule("OK-R82")
def test_a_lieutenant_that_fell_never_returns_and_minions_do() -> None:
    cards = ["ashigaru", "hiroji"]
    sitting = Sitting("S1", {"OKK": ""}, at="strategy", cards=cards, hand=["EV-01a", "EV-01b"])
    path = ("summon M1", "pay EV-01a", "pay EV-01b")
    assert "bring hiroji A04.44" in sitting.offered("A", *path)
    sitting.state.agents[AGENTS.index("hiroji")].fallen = True
    assert sitting.refused("A", *path, "bring hiroji A04.44", "enough") == "OK-R82"
    assert "bring ashigaru A04.44" in sitting.offered("A", *path)


@pytest.mark.rule("OK-109", "OK-R80")
def test_without_enough_event_cards_there_is_no_summons() -> None:
    assert summoning(hand=1).asked() == {"A": "place", "B": "plan", "C": "plan"}
    eager = summoning(hand=1, round=7, enhancements=["M1", "S1", "M2", "S2a", "M3c", "S3a"])
    assert eager.offered("A") == ["summon M1", "none"]  # Eager Recruits: 1 card
    assert "bring ashigaru A04.44" in eager.offered("A", "summon M1", "pay EV-01a")


@pytest.mark.rule("OK-R80", "OK-262")
def test_once_for_each_tree_and_round() -> None:
    sitting = summoning(hand=4, round=3, enhancements=["M1", "S1"])
    assert sitting.offered("A") == ["summon M1", "summon S1", "none"]
    path = ("summon S1", "pay EV-01a", "pay EV-01b")
    assert [id.split()[2] for id in sitting.offered("A", *path)] == ["B03.44", "B05.44"]
    sitting.does("A", *path, "bring ninja B03.44", "enough")
    assert sitting.refused("A", "summon S1") == "OK-R80"
    assert sitting.offered("A") == ["summon M1", "none"]


@pytest.mark.rule("OK-R80")
def test_summons_end_before_anybody_plans() -> None:
    sitting = summoning().does("A", "none")
    assert sitting.asked() == {"A": "place", "B": "plan", "C": "plan"}


# What is foreseen


@pytest.mark.rule("OK-218")
def test_a_tile_says_how_many_thralls_a_token_would_free() -> None:
    agents = {"ashigaru": ["B03.21", "B03.23"], "ninja": ["B03.22"]}
    sitting = Sitting("S1", {"OKK": ""}, agents, at="strategy", round=2, enhancements=["M1"])
    assert sitting.foreseen("A")["corrupt B03"] == {"thralls": 2}


@pytest.mark.rule("OK-109")
def test_a_summons_says_its_price() -> None:
    assert summoning().foreseen("A")["summon M1"] == {"cost": 2, "most": 2}
