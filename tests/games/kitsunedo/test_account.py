"""The Account of Kitsunedo: lives, every claim with its truth, the Lanterns."""

from __future__ import annotations

from tests.games.ended import Ended


def test_a_duel_is_told_claim_by_claim() -> None:
    duel = Ended("kitsunedo-2-0e852e1c")
    assert duel.points() == [
        ("Mei", 2, [(2, "2 lives at the start", "")]),
        ("Mika", 0, [(2, "2 lives at the start", ""), (-1, "Hit by Mei", "KI-038"), (-1, "Hit by Mei", "KI-039")]),
    ]
    assert duel.hidden() == {
        "Mika: 4 claims, 2 bluffs": [
            (1, "Shadow, and it was true. Nobody challenged."),
            (2, "Shadow, and it was true. Nobody challenged."),
            (2, "Spirit, a bluff: the Lantern was Shadow. Nobody challenged."),
            (2, "Mist, a bluff: the Lantern was Shadow. Nobody challenged."),
        ],
        "Mei: 4 claims, one bluff": [
            (1, "Spirit, and it was true. Nobody challenged."),
            (2, "Spirit, and it was true. Nobody challenged."),
            (2, "Mist, a bluff: the Lantern was Spirit. Nobody challenged."),
            (3, "Spirit, and it was true. Mika challenged and lost."),
        ],
        "At the end": [
            (0, "Mei held a Shadow Lantern and no cards."),
            (0, "Left in the Lantern deck: 3 Spirit, 2 Shadow, 3 Ash, 3 Mist."),
        ],
    }
    assert duel.turns() == [
        (2, "Mei takes a life from Mika."),
        (3, "Mika challenges Mei, and the claim is true."),
        (3, "Mei takes Mika's last life."),
    ]
    assert duel.numbers() == {
        "Rounds": (3,),
        "Claims": (8, 4, 4),
        "Bluffs": (3, 2, 1),
        "Bluffs caught": (0, 0, 0),
        "Challenges": (1, 1, 0),
        "Attacks": (2, 0, 2),
        "Decisions": (35, 14, 21),
    }


def test_a_lantern_that_was_conceded_unseen_is_shown_now() -> None:
    claims = Ended("kitsunedo-3-27ac0d88").hidden()["Mika 2: 3 claims, 3 bluffs, one of them caught"]
    assert claims[-1] == (
        4,
        "Spirit, a bluff: the Lantern was Shadow. Mika challenged; the Lantern went back unseen.",
    )


def test_nobody_learns_who_else_would_have_challenged() -> None:
    """A claim that stood names no challenger: answers without effect are not kept."""
    claims = [line for part in Ended("kitsunedo-3-27ac0d88").account.hidden for line in part.lines]
    assert {line.facts["challenger"] for line in claims if line.facts.get("fate") == "stood"} == {-1}


def test_what_the_thread_has_undone_costs_no_life_but_the_claim_is_told() -> None:
    game = Ended("kitsunedo-6-97fe6a8a")
    fates = [line.facts.get("fate") for part in game.account.hidden for line in part.lines]
    assert "undone" in fates


def test_a_series_tells_who_won_which_game() -> None:
    advent = Ended("kitsunedo-advent-3-98823cb1")
    assert [(name, total) for name, total, _ in advent.points()] == [(advent.names[0], 2)] + [
        (name, 1) for name in advent.names[1:]
    ]
    assert advent.points()[0][2] == [(1, "Won game 1", ""), (1, "Won game 3", "")]
    assert advent.numbers()["Games"] == (4,)
