"""The Lost Person (KA-304 to KA-308, KA-R94, KA-R95) and its eight cards."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kaidan.catalog.ids import NUMBER
from tests.games.kaidan.hunting import Hunt


def meeting(card: str, **more: Any) -> Hunt:
    """A (Perception 2) sees a Lost Person at 3-4, or in the garden at 10-9; B is far away."""
    garden = int(card[2:]) > 4
    about = {"pg": "PC1", "at": "10-10" if garden else "3-3", **more.pop("A", {})}
    return Hunt(
        **{
            "rooms": {"3-3": "H10", "9-9": "G03"},
            "first": "B",
            "at": "look",
            "entities": {"1": f"EN-LP {'10-9' if garden else '3-4'}"},
            "lost_garden" if garden else "lost_house": [card],
            "A": about,
            "B": {"pg": "PC5", "at": "4-3" if garden else "9-9"},
            **more,
        }
    )


@pytest.mark.rule("KA-304", "KA-306", "KA-307", "KA-308")
@pytest.mark.parametrize("face, noise, drawn", [("2", 0, 1), ("1", 6, 0)])
def test_the_maid(face: str, noise: int, drawn: int) -> None:
    s = meeting("LP1", objects=["OB13"]).dice(face).start()
    assert s.events_of("lost-person") == [(0, 0)] and s.entity_at(1) == "off"
    assert s.pg("A").noise == noise and len(s.cards("A")) == drawn and s.chased is None


@pytest.mark.rule("KA-307")
def test_the_blind_monk() -> None:
    s = meeting("LP2", A={"wounds": 2}).dice("3").start()
    assert s.cards("A") == ["EX01"] and s.pg("A").wounds == 1
    s = meeting("LP2", A={"cards": ["OB13"]}).dice("0").start()
    assert s.cards("A") == [] and ("KA-R10", 12) in s.told("B"), "a discarded card is public"


@pytest.mark.rule("KA-307", "KA-222", "KA-223", "KA-224")
def test_the_child_in_the_closet_lets_something_out() -> None:
    s = meeting("LP3", entity_deck=["EN-YU"]).dice("0").start()
    assert s.entity_at(1) == "3-4" and s.entity_kind(1) == "EN-YU" and s.chased == (1, 1)


@pytest.mark.rule("KA-307")
def test_the_child_in_the_closet_shows_a_hiding_place() -> None:
    s = meeting("LP3").dice("3").start()
    assert s.state.tokens[23] == 8 + 3 and s.state.map_bag.count(3) == 2
    assert s.events_of("hiding-place") == [(23, 3)]


@pytest.mark.rule("KA-307", "KA-R11")
def test_the_scholar_shows_three_house_tiles_to_the_pg_alone() -> None:
    s = meeting("LP4", house=["H11", "H12", "H14"]).dice("3")
    (kind,) = s.asked().values()
    assert s.asked() == {"A": kind}
    assert any(told[1] == (10, 11, 13) for told in s.told("A")) and not any(
        told[1:] == ((10, 11, 13),) for told in s.told("B")
    )
    s.silence()
    assert s.state.tiles[0][-3:] == [13, 11, 10], "as they lay"
    assert meeting("LP4").dice("0").start().pg("A").wounds == 1


@pytest.mark.rule("KA-307", "KA-305", "KA-R95")
def test_the_gardener() -> None:
    s = meeting("LP5").dice("0").start()
    assert s.pg("A").pm == 0
    s = meeting("LP5", objects=["OB13"]).dice("2").start()
    assert s.cards("A") == ["OB13"], "with two seats there is no Sacred Water among the Extra cards"
    s = meeting("LP5", C={"at": "3-3"}).dice("2").start()
    assert s.cards("A") == ["EX02"]


@pytest.mark.rule("KA-307")
def test_the_bride() -> None:
    s = meeting("LP6").dice("0").coordinates("3-4").start()
    assert s.at("A") == "3-4"
    assert meeting("LP6").dice("3").start().cards("A") == ["EX03"]


@pytest.mark.rule("KA-307")
def test_the_pilgrim() -> None:
    assert meeting("LP7").dice("0").start().pg("A").noise == 3
    assert meeting("LP7").dice("2").start().cards("A") == ["EX01"]


@pytest.mark.rule("KA-307")
@pytest.mark.parametrize("face, level", [("0", 4), ("3", 2)])
def test_the_old_woman_with_the_lamp(face: str, level: int) -> None:
    s = meeting("LP8", darkness={"9-9": 3}).dice(face).start()
    assert s.state.darkness_of(99) == level


@pytest.mark.rule("KA-R95")
@pytest.mark.parametrize("spot, pg, deck", [("7-9", "8-9", 0), ("8-9", "7-9", 1)])
def test_which_deck_depends_on_the_row(spot: str, pg: str, deck: int) -> None:
    rooms = {"3-3": "H10", "7-9": "X06"}
    s = meeting("LP1", rooms=rooms, entities={"1": f"EN-LP {spot}"}, A={"at": pg}, B={"at": "3-3"})
    sizes = [len(pile) for pile in s.state.lost_decks]
    s.dice("3c").start()
    assert [len(pile) for pile in s.state.lost_decks] == [size - (place == deck) for place, size in enumerate(sizes)]


@pytest.mark.rule("KA-304", "KA-R72", "KA-053")
def test_of_several_pgs_in_sight_one_is_met() -> None:
    s = meeting("LP1", B={"pg": "PC5", "at": "4-4"})
    assert s.asked() == {"B": "decide"} and set(s.offered("B")) == {"choose seat A", "choose seat B"}
    s.dice("3c").does("B", "choose seat B")
    assert s.events_of("lost-person") == [(1, 0)]
    s = meeting("LP1", B={"pg": "PC5", "at": "4-4", "noise": 1}).dice("3c").start()
    assert s.events_of("lost-person") == [(1, 0)], "the louder one"


@pytest.mark.rule("KA-R94")
def test_met_in_a_chase_the_encounter_waits() -> None:
    chase = {"hunter": "2", "hunted": "A"}
    entities = {"1": "EN-LP 3-4", "2": "EN-YU 4-3"}
    s = meeting("LP1", entities=entities, at="chase", chase=chase, A={"cards": ["EX01"]})
    s.does("A", "wait")
    assert not s.events_of("lost-person")
    s.dice("3c", "0", "3c").does("A", "exorcise")
    assert s.entity_at(2) == "off" and s.events_of("lost-person") == [(0, 0)]


@pytest.mark.rule("KA-R68", "KA-308")
def test_the_lost_person_never_returns_after_its_encounter() -> None:
    s = meeting("LP1").dice("3c").start()
    assert 7 not in s.state.entity_deck and 7 not in s.state.entity_discard


@pytest.mark.rule("KA-R12", "KA-R69", "KA-307")
def test_what_the_monk_takes_is_discarded() -> None:
    s = meeting("LP2", A={"cards": ["OB13"]}).dice("0").start()
    assert s.state.discards[0] == [NUMBER["OB13"]]


@pytest.mark.rule("KA-307", "KA-R69")
def test_the_bride_without_bandages_heals_with_her_hands() -> None:
    s = meeting("LP6", A={"wounds": 3}, B={"pg": "PC5", "at": "3-3", "cards": ["EX03"]}).dice("3c").start()
    assert s.pg("A").wounds == 1 and s.cards("A") == []


def order(s: Hunt, *kinds: str) -> list[str]:
    """These kinds of events in the order in which they were said."""
    s.start()
    return [event.kind.name for event in s.events if event.kind.name in kinds]


@pytest.mark.rule("KA-308")
@pytest.mark.parametrize(
    "card, face, reward",
    [("LP1", "2", "drew"), ("LP1", "0", "noise"), ("LP2", "3", "took-named"), ("LP8", "3", "darkness-shifted")],
)
def test_the_lost_person_leaves_after_what_the_encounter_brings(card: str, face: str, reward: str) -> None:
    s = meeting(card, objects=["OB13"]).dice(face)
    assert order(s, reward, "figure-removed") == [reward, "figure-removed"] and s.entity_at(1) == "off"


@pytest.mark.rule("KA-308", "KA-R11")
def test_it_stays_while_the_scholar_shows_tiles() -> None:
    s = meeting("LP4").dice("3").start()
    assert s.asked() == {"A": "order"} and s.entity_at(1) == "3-4"
    assert s.silence().entity_at(1) == "off"


@pytest.mark.rule("KA-308")
def test_what_comes_out_of_the_closet_comes_when_the_lost_person_has_left() -> None:
    crowd = {str(standee): f"? 1-{standee}" for standee in range(2, 7)}
    s = meeting("LP3", entity_deck=["EN-YU"], entities={"1": "EN-LP 3-4", **crowd}).dice("0")
    assert order(s, "entity-came", "figure-removed") == ["figure-removed", "entity-came"]
    assert s.entity_kind(1) == "EN-YU", "the sixth standee is free again"


@pytest.mark.rule("KA-308")
def test_it_leaves_though_the_encounter_kills() -> None:
    s = meeting("LP4", A={"wounds": 5}, C={"pg": "PC4", "at": "9-10"}).dice("0").start()
    assert s.at("A") == "off" and s.entity_at(1) == "off"


@pytest.mark.rule("KA-308", "KA-R94")
def test_meanwhile_it_meets_nobody_else() -> None:
    s = meeting("LP6", A={"noise": 3}, B={"pg": "PC5", "at": "9-9"}).dice("0").coordinates("3-3")
    assert s.events_of("lost-person") == [(0, 0)] and s.at("A") == "3-3" and s.entity_at(1) == "off"
