"""What a sensible lord does: scenes in which one answer is plainly the best."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from hyakki.core.engine import menu
from hyakki.core.events import Viewer
from tests.games.kitsunedo.sitting import GAME, Sitting
from tests.games.sitting import number

CHANCES = range(12)


def answers(sitting: Sitting, seat: str) -> set[str]:
    """Return the answers that judgement gives here over many guesses: the ids of each path."""
    ask = sitting.ask(seat)
    view = GAME.view(sitting.state, sitting.memories[Viewer((number(seat),))])
    menus = partial(menu, sitting.state, ask)
    return {" / ".join(o.id for o in GAME.judgement(view, ask.kind, menus, Random(chance))) for chance in CHANCES}


class TestAttacks:
    def test_a_lord_on_its_last_life_is_finished_off_beyond_all_evasion(self) -> None:
        sitting = Sitting(
            A={"lord": "celeste", "hand": "sun sun moon block", "lantern": "ash"},
            B={"lord": "shisu", "hand": "moon", "lives": 1},
        )
        assert answers(sitting, "A") == {"attack B / play sun / play sun / strike"}

    def test_a_set_in_hand_is_played(self) -> None:
        sitting = Sitting(
            A={"lord": "mirage", "hand": "moon moon moon block", "lantern": "ash"},
            B={"lord": "hollow", "hand": "moon"},
            C={"lord": "tanuki", "hand": "sun"},
        )
        assert answers(sitting, "A") == {"attack B / play moon / play moon / play moon / strike"}

    def test_a_marked_lord_gets_the_critical_blow(self) -> None:
        sitting = Sitting(
            A={"lord": "tanuki", "hand": "moon block", "lantern": "ash"},
            B={"lord": "hollow", "hand": "sun sun", "mark": "moon"},
            C={"lord": "celeste", "hand": "block"},
        )
        assert answers(sitting, "A") == {"attack B / play moon / strike"}


class TestClaims:
    def test_a_lantern_in_hand_is_used(self) -> None:
        sitting = Sitting(
            A={"lord": "shisu", "hand": "block", "lantern": "spirit"},
            B={"lord": "hollow", "hand": "moon"},
            C={"lord": "haunt", "hand": "moon"},
        )
        assert answers(sitting, "A") == {"summon"}

    def test_nobody_bluffs_whose_life_hangs_on_it(self) -> None:
        sitting = Sitting(
            A={"lord": "shisu", "hand": "sake", "lantern": "ash", "lives": 1},
            B={"lord": "hollow", "hand": "moon moon moon"},
            seats=2,
            round=1,
        )
        assert all(answer == "end" or answer.startswith("trade") for answer in answers(sitting, "A"))

    def test_a_challenged_truth_is_revealed(self) -> None:
        sitting = self.challenged("spirit", "block sun")
        assert answers(sitting, "A") == {"reveal"}

    def test_a_challenged_lie_is_blocked(self) -> None:
        assert answers(self.challenged("ash", "block sun"), "A") == {"block"}

    def test_without_a_block_it_is_conceded(self) -> None:
        assert answers(self.challenged("ash", "sun sun"), "A") == {"concede"}

    @pytest.mark.rule("KI-153")
    def test_the_mirage_takes_it_back(self) -> None:
        assert answers(self.challenged("ash", "block sun", lord="mirage"), "A") == {"thread"}

    def challenged(self, lantern: str, hand: str, lord: str = "celeste") -> Sitting:
        return (
            Sitting(A={"lord": lord, "hand": hand, "lantern": lantern}, B={"lord": "hollow", "hand": "moon"})
            .does("A", "summon")
            .window(B="challenge")
        )


class TestDoubts:
    def test_who_holds_the_only_spirit_challenges_every_other(self) -> None:
        sitting = Sitting(
            A={"lord": "celeste", "hand": "sun sun sun", "lantern": "ash"},
            B={"lord": "hollow", "hand": "moon sun sun", "lantern": "spirit"},
            seats=2,
            options={"content": {"lanterns": {"spirit": 1, "shadow": 1, "ash": 1, "mist": 1}}},
        ).does("A", "summon")
        assert answers(sitting, "B") == {"challenge"}

    @pytest.mark.parametrize("hand", ["", "sun", "sun block"])
    def test_an_empty_handed_lord_does_not_stake_its_last_life_on_a_card(self, hand: str) -> None:
        sitting = Sitting(
            A={"lord": "celeste", "hand": "sun moon", "lantern": "mist"},
            B={"lord": "hollow", "hand": "", "lives": 1},
            C={"lord": "haunt", "hand": hand},
        ).does("A", "summon")
        assert answers(sitting, "B") == {"stand"}


class TestAnswersToAttacks:
    def attacked(self, lantern: str, hand: str, lives: int = 2) -> Sitting:
        return Sitting(
            A={"lord": "celeste", "hand": "moon moon sun", "lantern": "mist"},
            B={"lord": "hollow", "hand": hand, "lantern": lantern, "lives": lives},
            C={"lord": "haunt", "hand": "sun"},
        ).attacks("A", "B", *["moon"] * lives)

    def test_ash_is_claimed_by_who_has_it(self) -> None:
        assert answers(self.attacked("ash", "sun sun"), "B") == {"ash"}

    def test_and_by_who_has_a_block(self) -> None:
        assert answers(self.attacked("mist", "block"), "B") == {"ash"}

    def test_and_by_who_has_nothing_left_to_lose(self) -> None:
        assert answers(self.attacked("mist", "sun sun", lives=1), "B") == {"ash"}

    def test_but_not_when_the_last_life_would_go_with_this_one(self) -> None:
        assert "take" in answers(self.attacked("mist", ""), "B")


class TestLords:
    def test_the_hollow_takes_the_card_that_completes_its_set(self) -> None:
        sitting = Sitting(
            A={"lord": "hollow", "hand": "sun moon", "lantern": "ash"},
            B={"lord": "celeste", "hand": "sun moon moon"},
            seats=2,
        )
        assert answers(sitting, "A") == {"peep B"}
        assert answers(sitting.does("A", "peep B"), "A") == {"swap moon sun"}

    @pytest.mark.rule("KI-143")
    @pytest.mark.parametrize("top,choice", [("sun", "draw discard"), ("block", "draw deck")])
    def test_the_haunt_takes_the_top_discard_if_that_completes_a_set(self, top: str, choice: str) -> None:
        sitting = Sitting(
            A={"lord": "haunt", "hand": "sun block block", "lantern": "ash"},
            B={"lord": "celeste", "hand": "sun leaf moon"},
            seats=2,
            at="draw",
            discard=[top],
        )
        assert answers(sitting, "A") == {choice}

    def test_an_out_lord_flips(self) -> None:
        sitting = Sitting(
            A={"lord": "haunt", "hand": "", "lives": 0},
            B={"lord": "celeste", "hand": "sun"},
            C={"lord": "hollow", "hand": "sun"},
            active="C",
        )
        assert answers(sitting.ends("C"), "A") == {"flip"}


def test_the_least_useful_cards_go_and_no_more_than_must() -> None:
    sitting = Sitting(
        A={"lord": "hollow", "hand": "sun sun block moon moon", "lantern": "ash"},
        B={"lord": "celeste", "hand": "sun"},
        round=1,
    ).does("A", "end")
    assert answers(sitting, "A") == {"discard moon / done"}


def test_a_trade_is_answered_with_what_hurts_least() -> None:
    sitting = Sitting(
        A={"lord": "hollow", "hand": "sake", "lantern": "ash"},
        B={"lord": "celeste", "hand": "moon moon block sun", "lantern": "ash"},
    ).does("A", "trade B leaf")
    assert answers(sitting, "B") == {"give sun"}
