"""The Account of Kaidan: points by rule, possession, inventories."""

from __future__ import annotations

import pytest

from tests.games.ended import Ended


@pytest.mark.rule("KA-324", "KA-329")
def test_the_possessed_survivor_is_told_from_the_draw_to_the_points() -> None:
    game = Ended("kaidan-3-c4fe6070")
    assert game.points() == [
        (
            "Mika",
            33,
            [
                (1, "Banished the Yurei 1", "KA-323"),
                (1, "Aiko died", "KA-326"),
                (1, "Davide died", "KA-326"),
                (30, "Possessed and the last one alive: 10 for each of 3 players", "KA-324"),
            ],
        ),
        ("Aiko", 31, [(1, "Davide died", "KA-330"), (30, "Nobody escaped: 10 for each of 3 players", "KA-329")]),
        ("Davide", 30, [(30, "Nobody escaped: 10 for each of 3 players", "KA-329")]),
    ]
    hidden = game.hidden()
    assert hidden["The Hyoirei"] == [
        (4, "The Hyoirei possesses Mika, and nobody else knows."),
        (6, "Mika reveals the Hyoirei!"),
    ]
    assert hidden["Objects at the end"] == [
        (
            0,
            "Mika still held an Ofuda, a flask of Sacred Water, a roll of Bandages, a Hina Doll, a stick of Incense "
            "and a Well Rope.",
        )
    ]
    assert hidden["Status cards"][0] == (0, "Mika: 4 Death Marks among 5 cards.")
    assert game.turns() == [
        (4, "The Hyoirei possesses Mika, and nobody else knows."),
        (6, "Mika reveals the Hyoirei!"),
        (6, "Davide finds a bronze key, and nobody sees it."),
        (6, "Aiko dies: the sacred flames are deadly."),
        (7, "Davide dies: the last chance is lost."),
    ]
    assert game.numbers()["Dice rolled"] == (82, 17, 43, 22)


@pytest.mark.rule("KA-320")
def test_points_that_were_missed_are_told_too() -> None:
    assert Ended("kaidan-2-ff31e2e9").points() == [
        (
            "Davide",
            22,
            [
                (1, "Banished the Zashiki-warashi", "KA-323"),
                (1, "Banished the Jikininki", "KA-323"),
                (20, "Escaped: 10 for each of 2 players", "KA-320"),
            ],
        ),
        ("Mika", 0, [(0, "Did not escape", "KA-320")]),
    ]


def test_a_killer_who_came_back_is_named_with_the_victims() -> None:
    name, total, lines = Ended("kaidan-5-f8605cad").points()[0]
    assert (name, total) == ("Davide", 60)
    assert (4, "As an Onryo, killed Ren", "KA-331") in lines
