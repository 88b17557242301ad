"""The Account of Okko Chronicles: the memoirs, the Oni's face, accusations."""

from __future__ import annotations

import pytest

from tests.games.ended import Ended


@pytest.mark.rule("OK-123", "OK-125")
def test_an_investigation_is_told_with_the_wrong_suspect_and_the_oni_s_face() -> None:
    game = Ended("okko-3-cc0f16b3")
    assert game.points() == [
        (
            "The heroes",
            6,
            [
                (2, "The Oni was Unmasked", "OK-125"),
                (4, "The Oni was Defeated!", "OK-125"),
                (0, "Okko's mission is not done", "OK-123"),
                (0, "Noburo's mission is not done", "OK-123"),
            ],
        ),
        ("The Oni", 1, [(1, "Embarrassing Accusation", "OK-125")]),
    ]
    assert game.hidden() == {
        "The Oni's face": [
            (2, "Master Gensai was Tetsujin."),
            (1, "The heroes accuse Lord Akizane: wrong."),
            (2, "The heroes accuse Master Gensai: right."),
        ],
        "At the end": [(0, "The heroes held these clues: Homura.")],
    }
    assert [said for said in game.turns() if "eliminated" not in said[1]] == [
        (1, "The heroes accuse Lord Akizane: wrong."),
        (2, "The heroes accuse Master Gensai: right."),
        (2, "The Oni shows itself: Master Gensai is Tetsujin!"),
        (5, "In the memoirs: The Oni was Defeated!"),
    ]
    assert game.numbers()["Dice rolled"] == (190, 78, 43, 69)


def test_a_scenario_without_investigation_has_no_face_to_show() -> None:
    game = Ended("okko-5-5299c7f8")
    assert list(game.hidden()) == ["At the end"]
    assert "OK-120" in {rule for _, _, lines in game.points() for _, _, rule in lines}


@pytest.mark.rule("OK-349")
def test_a_campaign_tells_who_won_which_act() -> None:
    game = Ended("okko-campaign-2-9952eaed")
    assert game.points() == [
        ("The heroes", 0, []),
        (
            "The Oni",
            3,
            [
                (1, "The Stolen Letter", "OK-349"),
                (1, "One Mask Too Many", "OK-349"),
                (1, "One Mask Too Many", "OK-349"),
            ],
        ),
    ]
    assert game.hidden() == {}
