"""The Account of Shadow Tactics: goals, every programme, the Daimyo's last hand."""

from __future__ import annotations

import pytest

from tests.games.ended import Ended


@pytest.mark.rule("ST-511")
def test_programmes_are_told_but_a_cancelled_card_stays_unseen() -> None:
    game = Ended("shadow_tactics-4-c1ecf32e")
    goal = "Take a gunpowder barrel from the armoury and blow up the main gate of the castle."
    assert game.points() == [
        ("The ninjas", None, [(False, goal, "ST-008")]),
        ("The Daimyo", None, [(True, "Hold out until time runs out.", "ST-009")]),
    ]
    assert game.hidden() == {
        "Programmes of round 3": [
            (0, "Hayato: Stone Throw and Regroup."),
            (0, "Yuki: the white movement card and the teal movement card."),
            (0, "Mugen: Sword Wind; the second card was cancelled and stays unseen."),
        ],
        "Programmes of round 4": [
            (0, "Hayato: Stone Throw and the teal movement card."),
            (0, "Yuki: Bird Whistle and Regroup."),
            (0, "Mugen: Sake Flask and the purple movement card."),
        ],
        "At the end": [(0, "The Daimyo still held Patrol ×2 and Beat the Bushes.")],
    }
    assert game.turns() == [
        (1, "Hayato loses 1 health."),
        (2, "The search finds Hayato: the bush is watched from Y5-4."),
        (4, "The mission is over: the Daimyo wins."),
    ]
    assert game.numbers() == {
        "Rounds": (4,),
        "Time left": (0,),
        "Cards turned up": (12, 0, 5, 4, 3),
        "Guards killed": (0, 0, 0, 0, 0),
        "Times hurt": (3, 0, 2, 0, 1),
        "Orders carried out": (12, 12, 0, 0, 0),
        "Decisions": (54, 27, 10, 10, 7),
    }


def test_the_cards_of_a_cancelled_programme_are_not_sent_at_all() -> None:
    parts = Ended("shadow_tactics-3-21d9165b").account.hidden
    cancelled = [line for part in parts for line in part.lines if line.facts.get("cancelled")]
    assert cancelled and all(len(line.facts["cards"]) == 1 for line in cancelled)


def test_what_turned_a_mission_leads_to_its_end() -> None:
    assert Ended("shadow_tactics-2-400dfddf").turns()[-2:] == [
        (7, "Aiko blows up Y3."),
        (7, "The mission is over: the ninjas win."),
    ]


@pytest.mark.rule("ST-428")
def test_a_chapter_tells_who_won_which_mission() -> None:
    (_, ninjas, _), (_, daimyo, lines) = Ended("shadow_tactics-chapter-2-2cdb264b").points()
    assert (ninjas, daimyo) == (1, 4)
    assert lines[0] == (1, "Mount Tsuru", "ST-428")
