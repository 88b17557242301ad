"""A table's own numbers: they replace those of the game as written, and the rules go by them."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import BadContent
from hyakki.core.table import Table
from tests.games.kitsunedo.sitting import GAME, Sitting


def own(**content: Any) -> dict[str, Any]:
    return {"content": content}


def test_what_is_not_named_stays_as_written() -> None:
    rules = GAME.rules(4, own(items={"sake": 9}, hand_limit=5)).plain()
    written = GAME.rules(4, {}).plain()
    assert (rules["content"], written["content"]) == ("own", "as-written")
    assert rules["items"] == {**written["items"], "sake": 9}
    assert rules["hand_limit"] == 5
    assert rules["lords"] == written["lords"] and rules["lanterns"] == written["lanterns"]


@pytest.mark.rule("KI-030")
def test_the_limit_of_a_hand_is_the_tables_own() -> None:
    s = Sitting(options=own(hand_limit=1), A={"hand": "sun moon"}, at="discard")
    assert s.blocked("A") == {"done": "KI-030"}
    assert "done" in s.offered("A", "discard sun")


@pytest.mark.rule("KI-R130")
def test_spirit_is_not_claimed_where_the_deck_has_none() -> None:
    assert Sitting(options=own(lanterns={"spirit": 0})).refused("A", "summon") == "KI-R130"
    assert "summon" in Sitting(options=own(lanterns={"spirit": 1})).offered("A")


@pytest.mark.rule("KI-R130")
def test_without_mist_a_leaf_marks_nobody() -> None:
    given: dict[str, Any] = {
        "A": {"lord": "tanuki", "hand": "leaf sun"},
        "B": {"lord": "celeste"},
        "C": {"lord": "haunt"},
    }
    s = Sitting(options=own(lanterns={"mist": 0}), **given)
    assert s.refused("A", "mark B leaf as sun") == "KI-R130"
    assert "mark B sun" in s.offered("A")
    assert "mark B leaf as sun" in Sitting(**given).offered("A")


@pytest.mark.rule("KI-R130")
def test_shadow_is_not_claimed_where_the_deck_has_none() -> None:
    assert Sitting(options=own(lanterns={"shadow": 0})).refused("A", "steal B") == "KI-R130"


@pytest.mark.parametrize(
    "content, where",
    [
        ({"cards": {}}, "content cards"),
        ({"items": {"sun": 100}}, "items sun"),
        ({"items": {"sun": 0, "moon": 0, "leaf": 0, "block": 0}}, "decks"),
        ({"lanterns": {"spirit": 0, "shadow": 0, "ash": 0}}, "decks"),
        ({"hand_limit": 21}, "hand_limit"),
    ],
)
def test_what_cannot_be_played_with_is_refused_with_its_place(content: dict[str, Any], where: str) -> None:
    with pytest.raises(BadContent) as caught:
        GAME.rules(4, {"content": content})
    assert caught.value.where == where


class TestLordsLeftOut:
    """Content can leave a lord out, as it can a Lantern (KI-R145)."""

    WITHOUT = own(lords={"shisu": False, "mirage": False})

    @pytest.mark.rule("KI-R145")
    def test_nobody_picks_one(self) -> None:
        s = Sitting(seats=2, at="pick", options=self.WITHOUT)
        assert {option for option in s.offered("A") if option.startswith("pick ")} == {
            *(f"pick {name}" for name in ("celeste", "haunt", "hollow", "tanuki")),
            "pick any",
        }
        assert s.refused("A", "pick shisu") == "KI-R145"

    @pytest.mark.rule("KI-R145")
    @pytest.mark.parametrize("seed", range(8))
    def test_none_is_drawn(self, seed: int) -> None:
        table = Table.start(GAME, GAME.rules(4, self.WITHOUT), 4, Chance.seeded(seed))
        while table.asks[0].kind == "pick":
            table.answer(table.asks[0].seat, table.ask_id(table.asks[0]), ["pick any"])
        assert set(GAME.roles(table.state)) == {"celeste", "haunt", "hollow", "tanuki"}

    @pytest.mark.rule("KI-R145")
    def test_there_must_be_one_for_each_seat(self) -> None:
        assert len(GAME.content(GAME.rules(4, self.WITHOUT))["lords"]) == 4
        with pytest.raises(BadContent, match="lords: 4 are left; 5 seats need as many"):
            GAME.rules(5, self.WITHOUT)
        with pytest.raises(BadContent, match="'shisu' is not one of"):
            GAME.rules(2, {**self.WITHOUT, "picks": ("shisu", "celeste")})
        with pytest.raises(BadContent, match="left out by content"):
            Sitting(options=self.WITHOUT, A={"lord": "shisu"})
