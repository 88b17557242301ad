"""Players, purpose and set-up (sections A and B)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.rulebook import Rulebook
from hyakki.core.table import Table
from hyakki.games.kitsunedo.catalog.ids import ITEMS, LANTERNS, LORDS
from hyakki.games.kitsunedo.series import SeriesState, rematch
from tests.games.kitsunedo.sitting import GAME, Sitting
from tests.games.sitting import letter

ITEM_COUNTS = {"sun": 10, "moon": 10, "leaf": 9, "block": 7, "sake": 7}
LANTERN_COUNTS = {"spirit": 3, "shadow": 3, "ash": 3, "mist": 3}


def dealt(seats: int = 3, seed: int = 1, **options: Any) -> Sitting:
    """A new game, lords already chosen: the Celeste at A, the Hollow at B… and A in its first turn."""
    lords = ["celeste", "hollow", "tanuki", "shisu", "mirage", "haunt"]
    return Sitting(seed, at="start", seats=seats, options={"picks": lords[:seats], "order": [*range(seats)], **options})


# Players and purpose


@pytest.mark.rule("KI-001", "KI-002")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_players_pick_one_lord_each(seats: int) -> None:
    table = Sitting(at="start", seats=seats)
    pickers: list[str] = []
    for _ in range(seats):
        assert [*table.asked().values()] == ["pick"]
        pickers += table.asked()
        table.silence()
    assert "pick" not in table.asked().values()
    everyone = [letter(seat) for seat in range(seats)]
    assert sorted(pickers) == everyone
    assert len({table.lord(seat) for seat in everyone}) == seats


@pytest.mark.rule("KI-001")
@pytest.mark.parametrize("seats", [1, 7])
def test_nobody_plays_alone_and_seven_are_too_many(seats: int) -> None:
    rules = GAME.rules(seats, {})
    with pytest.raises(Malformed, match="2 to 6"):
        GAME.start(rules, seats, Chance.seeded(1))
    with pytest.raises(Malformed, match="2 to 6"):
        Table.start(GAME, rules, seats, Chance.seeded(1))


@pytest.mark.rule("KI-001")
def test_a_lord_stays_with_its_player_through_leaving_and_returning() -> None:
    table = Sitting(A={"hand": "sun", "lord": "shisu"}, B={"lord": "celeste", "lives": 1}, C={"lord": "hollow"})
    table.attacks("A", "B", "sun").does("B", "take")
    assert (table.lord("B"), table.lives("B")) == ("celeste", 0)
    table = Sitting(active="B", at="out", deck=["sake"], B={"lord": "celeste", "lives": 0}).does("B", "flip")
    assert (table.lord("B"), table.lives("B")) == ("celeste", 1)


@pytest.mark.rule("KI-002")
def test_a_lord_that_is_taken_cannot_be_picked_again() -> None:
    table = Sitting(at="start", seats=3, order=["A", "B", "C"]).does("A", "pick hollow")
    assert table.refused("B", "pick hollow") == "KI-002"
    assert table.blocked("B") == {"pick hollow": "KI-002"}
    table.does("B", "pick haunt")
    assert table.blocked("C") == {"pick hollow": "KI-002", "pick haunt": "KI-002"}


@pytest.mark.rule("KI-002")
def test_the_last_picker_gets_the_one_lord_left() -> None:
    table = Sitting(at="start", seats=6, order=list("ABCDEF"))
    for seat, lord in zip("ABCDE", ["shisu", "tanuki", "haunt", "mirage", "celeste"], strict=True):
        table.does(seat, f"pick {lord}")
    table.silence()
    assert table.lord("F") == "hollow"


@pytest.mark.rule("KI-002")
def test_two_players_cannot_agree_on_the_same_lord() -> None:
    with pytest.raises(BadContent, match="different lords"):
        GAME.rules(2, {"picks": ["hollow", "hollow"]})
    assert list(GAME.rules(2, {"picks": ["hollow", "haunt"]}).plain()["picks"]) == ["hollow", "haunt"]


@pytest.mark.rule("KI-003", "KI-039")
def test_the_last_lord_in_the_game_wins() -> None:
    table = Sitting(
        A={"hand": "sun moon block", "lord": "shisu"},
        B={"lord": "celeste", "lives": 1},
        C={"lord": "hollow", "lives": 1},
    )
    table.attacks("A", "B", "sun").does("B", "take")
    assert "won" not in table.said()
    assert table.asked() == {"A": "act"}
    table.attacks("A", "C", "moon").does("C", "take")
    assert table.winner == "A"
    assert table.asked() == {}
    assert GAME.standing(table.state).winners == (0,)


@pytest.mark.rule("KI-004")
def test_every_ability_can_be_read_and_every_lord_is_known_to_all() -> None:
    table = Sitting(A={"lord": "haunt"}, B={"lord": "mirage"}, C={"lord": "shisu", "lives": 0})
    abilities = " ".join(
        entry.text for entry in Rulebook(GAME) if entry.section.startswith("N. ") and entry.id.startswith("KI-1")
    )
    for name in ("Fox of the Hollow", "Fox of the Haunt", "Fox of the Mirage", "Fox of the Celeste", "Tanuki", "Shisu"):
        assert name in abilities
    for who in ("A", "B", "C", "spectator"):
        assert [LORDS[lord] for lord in table.view(who).lords] == ["haunt", "mirage", "shisu"]


@pytest.mark.rule("KI-005")
def test_a_lord_card_says_only_what_its_attackers_need_and_what_its_owner_can() -> None:
    abilities = {"celeste": {"gift"}, "hollow": {"peep"}, "tanuki": {"mark"}}
    for lord in LORDS:
        others = [other for other in ("shisu", "haunt", "mirage") if other != lord][:2]
        seats: dict[str, Any] = {"B": {"lord": others[0], "hand": "sun"}, "C": {"lord": others[1], "hand": "sun"}}
        own = {"lord": lord, "hand": "sun moon leaf leaf sake"}
        table = Sitting(A=own, **seats)
        verbs = {id.split()[0] for id in table.offered("A")}
        assert verbs - {"end", "summon", "steal", "attack", "trade"} == abilities.get(lord, set())
        assert (table.lives("A"), table.size("A"), table.state.rules.hand_limit) == (2, 5, 4)
        plain = Sitting(stage="third", A=own, **seats)
        assert {id.split()[0] for id in plain.offered("A")} == {"end", "summon", "steal", "attack", "trade"}


@pytest.mark.rule("KI-005", "KI-040", "KI-052", "KI-053", "KI-055", "KI-R03")
@pytest.mark.parametrize(
    "lord, gilded, diminished",
    [
        ("hollow", ("moon", "moon"), ("moon",)),
        ("haunt", ("moon", "moon"), ("sun",)),
        ("mirage", ("sun", "sun"), ("moon",)),
        ("celeste", ("sun", "sun"), ("sun",)),
        ("tanuki", ("sake", "sun"), ("sake",)),
        ("shisu", ("moon", "moon"), ("sun",)),
    ],
)
def test_what_an_attacker_needs(lord: str, gilded: tuple[str, ...], diminished: tuple[str, ...]) -> None:
    for lives, needed in ((2, gilded), (1, diminished)):
        table = Sitting(A={"hand": "sun sun moon moon sake sake"}, B={"lord": lord, "lives": lives})
        assert {cards for cards in table.sets("A", "B") if len(cards) <= lives} == {needed}


@pytest.mark.rule("KI-052", "KI-053")
@pytest.mark.parametrize("card", [{"gilded": ["sun"]}, {"gilded": ["sun"] * 3}, {"diminished": []}])
def test_even_lords_of_your_own_show_two_symbols_then_one(card: dict[str, Any]) -> None:
    own = {"gilded": ["sun", "moon"], "diminished": ["sake"], "source": "house"}
    assert GAME.rules(2, {"content": {"lords": {"hollow": own}}}).plain()["lords"]["hollow"]["source"] == "house"
    with pytest.raises(BadContent, match="symbols; there must be"):
        GAME.rules(2, {"content": {"lords": {"hollow": {**own, **card}}}})


# Lords and order


@pytest.mark.rule("KI-007", "KI-018", "KI-R08")
def test_in_a_first_game_the_youngest_picks_first_and_starts() -> None:
    table = Sitting(at="start", seats=3, order=["C", "A", "B"])
    for seat, lord in (("C", "shisu"), ("A", "hollow"), ("B", "tanuki")):
        assert table.asked() == {seat: "pick"}
        table.does(seat, f"pick {lord}")
    assert table.asked() == {"C": "act"}
    assert table.state.turn == 1
    table.ends("C")
    assert table.active == "A"


@pytest.mark.rule("KI-018")
def test_another_starter_may_be_agreed_on() -> None:
    table = Sitting(at="start", seats=3, order=["C", "A", "B"], starter="B")
    assert table.asked() == {"C": "pick"}
    for _ in range(3):
        table.silence()
    assert table.active == "B"


@pytest.mark.rule("KI-007", "KI-018")
def test_ages_that_nobody_told_are_drawn() -> None:
    starters = {Sitting(seed, at="start", seats=3).active for seed in range(12)}
    assert starters == {"A", "B", "C"}
    table = Sitting(at="start", seats=3)
    assert table.asked() == {table.active: "pick"}


def following(ranking: str) -> dict[str, Any]:
    """Return what the next game is played with, after one that ended in this ranking, best first."""
    table = Table.start(rematch, rematch.rules(len(ranking), {}), len(ranking), Chance.seeded(1))
    standing = {"reason": "last lord", "winners": [ranking[0]], "ranking": [*ranking], "facts": {}}
    table.played(standing)
    for ask in table.asks:
        table.answer(ask.seat, table.ask_id(ask), ["again"])
    table.settle()
    assert isinstance(table.state, SeriesState)
    game, seats, options = rematch.under_way(table.state) or ("", 0, {})
    assert (game, seats) == ("kitsunedo", len(ranking))
    return options


@pytest.mark.rule("KI-008", "KI-019")
def test_in_a_following_game_the_loser_picks_first_and_starts_and_the_winner_picks_last() -> None:
    table = Sitting(at="start", seats=4, options=following("BDAC"))
    for seat, lord in (("C", "shisu"), ("A", "hollow"), ("D", "mirage"), ("B", "tanuki")):
        assert table.asked() == {seat: "pick"}
        table.does(seat, f"pick {lord}")
    assert table.active == "C"
    assert table.state.turn == 1
    table.ends("C")
    assert table.active == "D"


@pytest.mark.rule("KI-008", "KI-019")
def test_the_loser_is_the_lord_that_went_out_first() -> None:
    table = Sitting(
        seats=4,
        exits=["D"],
        A={"hand": "sun moon block", "lord": "shisu"},
        B={"lord": "celeste", "lives": 1},
        C={"lord": "hollow", "lives": 1},
        D={"lives": 0},
    )
    table.attacks("A", "C", "moon").does("C", "take")
    table.attacks("A", "B", "sun").does("B", "take")
    assert [letter(seat) for seat in GAME.standing(table.state).ranking] == ["A", "B", "C", "D"]


# Cards


@pytest.mark.rule("KI-009", "KI-035")
def test_every_lord_begins_gilded() -> None:
    table = dealt(6)
    assert table.view("spectator").lives == (2,) * 6


@pytest.mark.rule("KI-010")
def test_all_twelve_lanterns_are_shuffled() -> None:
    table = dealt(4)
    lanterns = [*table.lantern_deck, *(table.lantern(seat) for seat in "ABCD")]
    assert Counter(lanterns) == LANTERN_COUNTS
    assert len({tuple(dealt(4, seed).lantern_deck) for seed in range(8)}) == 8
    assert {dealt(4, seed).lantern("A") for seed in range(24)} == set(LANTERNS)


@pytest.mark.rule("KI-011", "KI-013")
def test_each_player_is_dealt_one_lantern_that_only_its_owner_sees() -> None:
    table = dealt(4)
    assert table.said().count("dealt-lantern") == 4
    for seat in "ABCD":
        own = [told for told in table.told(seat) if told[0] == "KI-011"]
        assert own == [("KI-011", LANTERNS.index(table.lantern(seat) or ""))]
    assert not [told for told in table.told("spectator") if told[0] == "KI-011"]
    assert table.view("spectator").lantern_deck == 8
    assert table.view("spectator").shown == ()


@pytest.mark.rule("KI-012")
def test_a_lantern_is_no_card_in_hand() -> None:
    table = Sitting(
        A={"hand": "sun sun moon moon", "lord": "tanuki"},
        B={"hand": "", "lord": "hollow", "lantern": "spirit"},
        C={"lord": "shisu", "hand": "sake"},
    )
    assert table.view("A").sizes == (4, 0, 1)
    assert table.refused("A", "steal B") == "KI-R21"
    table.does("A", "end")
    assert table.offered("A") == ["done", "discard sun", "discard moon"]
    table.does("A", "done")
    assert table.size("B") == 1


@pytest.mark.rule("KI-012")
def test_a_lord_left_with_its_lantern_alone_has_an_empty_hand() -> None:
    table = Sitting(A={"hand": "sun", "lantern": "spirit"}, B={"hand": "", "lord": "hollow", "lantern": "mist"})
    table.does("A", "summon").window(B="challenge").does("A", "reveal").silence()
    assert table.lives("B") == 1
    assert table.lantern("B") == "mist"


@pytest.mark.rule("KI-013")
def test_a_lord_sees_its_own_lantern_at_any_moment_and_nobody_else_does() -> None:
    def table(lantern: str) -> Sitting:
        return Sitting(
            deck=["sun", "moon"],
            A={"lord": "shisu", "hand": "sun sake", "lantern": lantern},
            B={"lord": "hollow", "hand": "moon", "lantern": "shadow"},
            C={"lord": "haunt", "hand": "leaf", "lantern": "spirit"},
        )

    honest, false = table("ash"), table("mist")
    for moves in (("A", "steal B"), ("B", "stand"), ("A", "trade C moon"), ("C", "give leaf"), ("A", "end")):
        for at in (honest, false):
            assert LANTERNS[at.view("A").own[0].lantern] == at.lantern("A")
        for who in ("B", "C", "spectator"):
            assert honest.view(who).plain() == false.view(who).plain()
        honest.does(*moves)
        false.does(*moves)
    for who in ("B", "C", "spectator"):
        assert honest.view(who).plain() == false.view(who).plain()


@pytest.mark.rule("KI-013")
def test_only_its_owner_sees_a_new_lantern() -> None:
    table = Sitting(A={"hand": "sun", "lantern": "ash"}, lantern_deck=["mist"])
    table.does("A", "summon").window(B="challenge").does("A", "concede")
    assert table.lantern("A") == "mist"
    assert ("KI-013", LANTERNS.index("mist")) in table.told("A")
    for who in ("B", "C", "spectator"):
        assert not [told for told in table.told(who) if told[0] == "KI-013"]


@pytest.mark.rule("KI-014")
def test_all_43_items_are_shuffled() -> None:
    table = dealt(4)
    items = [*table.deck, *table.discard, *(item for seat in "ABCD" for item in table.hand(seat))]
    assert Counter(items) == ITEM_COUNTS
    assert len(items) == 43
    assert len({tuple(dealt(4, seed).deck) for seed in range(8)}) == 8
    assert {dealt(4, seed).hand("B")[0] for seed in range(24)} == set(ITEMS)


@pytest.mark.rule("KI-015")
def test_each_player_is_dealt_one_item_that_only_its_owner_sees() -> None:
    table = dealt(4)
    assert [table.size(seat) for seat in "ABCD"] == [2, 1, 1, 1]  # A has made its opening draw
    for seat in "BCD":
        own = [told for told in table.told(seat) if told[0] == "KI-015"]
        assert own == [("KI-015", ITEMS.index(table.hand(seat)[0]))]
    assert not [told for told in table.told("spectator") if told[0] == "KI-015"]


@pytest.mark.rule("KI-016")
def test_after_dealing_the_top_item_begins_the_discard_pile() -> None:
    table = dealt(3)
    assert len(table.discard) == 1
    assert len(table.deck) == 43 - 3 - 1 - 1
    order = [kind for kind in table.said() if kind in ("dealt-item", "turned-up", "drew")]
    assert order == ["dealt-item", "dealt-item", "dealt-item", "turned-up", "drew"]
    for who in ("A", "C", "spectator"):
        assert ("KI-016", ITEMS.index(table.discard[0])) in table.told(who)


@pytest.mark.rule("KI-017")
def test_everything_on_the_discard_pile_is_seen_by_all() -> None:
    table = Sitting(discard=["sun", "leaf", "sake"], A={"hand": "moon block sun", "lord": "hollow"})
    table.ends("A", "block", "moon")
    for who in ("A", "B", "C", "spectator"):
        seen = [ITEMS[item] for item in reversed(table.view(who).discard)]
        assert seen == ["moon", "block", "sun", "leaf", "sake"]


@pytest.mark.rule("KI-020", "KI-035", "KI-036", "KI-037")
def test_everyone_sees_every_lord_and_its_state() -> None:
    table = Sitting(
        A={"lord": "celeste"}, B={"lord": "hollow", "lives": "diminished"}, C={"lord": "tanuki", "lives": "out"}
    )
    for who in ("A", "B", "C", "spectator"):
        seen = table.view(who)
        assert [LORDS[lord] for lord in seen.lords] == ["celeste", "hollow", "tanuki"]
        assert seen.lives == (2, 1, 0)
