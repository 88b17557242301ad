"""Set-up of a mission: who plays what, and everything in its order."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.lessons import Coach
from hyakki.core.table import Table
from hyakki.games.shadow_tactics import game, options
from hyakki.games.shadow_tactics.catalog.cards import DAIMYO, OFFICER, SAMURAI, SPEARMAN
from hyakki.games.shadow_tactics.catalog.ids import CARDS, HEALTH, ITEMS, NINJAS, ORDERS
from hyakki.games.shadow_tactics.guards import ALERTED, STUNNED, is_guard, kind_of
from hyakki.games.shadow_tactics.lessons import COACHED
from hyakki.games.shadow_tactics.state import ShadowState
from tests.core.ftl import texts
from tests.games.shadow_tactics.sitting import Sitting

PICKS = [[], ["HAY"], ["YUK"], ["AIK"]]


def ready(**options: Any) -> ShadowState:
    """A mission whose first round has begun, set up quickly."""
    return game.start(game.rules(4, {"quick": True, "picks": PICKS, **options}), 4, Chance.seeded(1))


def counts(s: ShadowState) -> list[int]:
    codes = [code for code in s.guards if code]
    return [sum(1 for code in codes if kind_of(code) == kind) for kind in (SPEARMAN, OFFICER, SAMURAI, DAIMYO)]


# Who plays what


@pytest.mark.rule("ST-001")
@pytest.mark.parametrize("daimyo", [0, 2])
def test_exactly_one_seat_is_the_daimyo(daimyo: int) -> None:
    table = Sitting(at="start", options={"daimyo": daimyo}).start()
    assert game.roles(table.state).count("daimyo") == 1
    assert game.roles(table.state)[daimyo] == "daimyo"
    assert daimyo not in table.state.ninja_seats


@pytest.mark.rule("ST-002")
def test_a_character_is_picked_once() -> None:
    table = Sitting(at="start").does("B", "pick MUG")
    assert table.asked() == {"C": "pick"}
    assert table.refused("C", "pick MUG") == "ST-002"
    table.does("C", "pick HAY").does("D", "pick TAK")
    assert [NINJAS[ninja] for ninja in table.state.team()] == ["MUG", "HAY", "TAK"]
    with pytest.raises(BadContent, match="ST-002"):
        game.rules(4, {"picks": [[], ["HAY"], ["HAY"], ["AIK"]]})


@pytest.mark.rule("ST-003", "ST-004", "ST-005", "ST-006", "ST-R02", "ST-R85", "ST-298")
@pytest.mark.parametrize("seats, each", [(2, 3), (3, 2), (4, 1), (5, 1)])
def test_how_many_ninjas_a_player_runs(seats: int, each: int) -> None:
    table = Sitting(at="start", seats=seats, options={"quick": True}).silence("pick")
    s = table.state
    assert [len(s.ninjas_of(seat)) for seat in range(seats)] == [0] + [each] * (seats - 1)
    assert s.threshold == each * (seats - 1)
    assert len(s.hand) == s.threshold


@pytest.mark.rule("ST-R02")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_sit_at_the_table(seats: int) -> None:
    with pytest.raises(Malformed):
        game.start(game.rules(4, {}), seats, Chance.seeded(1))


@pytest.mark.rule("ST-011")
def test_everybody_holds_only_what_is_its_own() -> None:
    s = ready()
    for ninja in s.team():
        assert all(CARDS[card].startswith(NINJAS[ninja]) for card in s.ninjas[ninja].cards)


# What lies there


@pytest.mark.rule("ST-007", "ST-282", "ST-283")
def test_the_mission_is_for_all_to_see_before_anything_is_placed() -> None:
    rules = game.rules(4, {"mission": "M3", "set": "as-written"})
    shown = game.content(rules)
    assert shown["mission"] == "M3"
    assert shown["missions"]["M3"].time == 10
    table = Sitting(at="start", mission="M3").start()
    layout, s = table.state.kit.layout, table.state
    assert [place + 1 for place in layout.entries] == [1, 14, 22]
    assert [yard + 1 for yard in layout.barracks] == [3, 10]
    assert layout.tower + 1 == 2
    assert [yard + 1 for yard in s.kit.objective_yards] == [8, 5]
    assert [bush + 1 for bush in s.blue] == [4, 19]
    assert [key + 1 for key in s.keys] == [4, 20]
    assert s.opened == 0


@pytest.mark.rule("ST-285", "ST-199", "ST-302", "ST-281")
def test_all_is_quiet_at_first() -> None:
    s = ready(mission="M5")
    assert (s.noise, s.alarm, s.round) == (0, 0, 1)
    assert not any(code & (ALERTED | STUNNED) for code in s.guards)
    assert all(s.ninjas[ninja].damage == 0 for ninja in s.team())


@pytest.mark.rule("ST-286", "ST-287", "ST-288", "ST-R86")
def test_every_ninja_has_its_cards_and_one_token() -> None:
    s = ready()
    hayato = s.ninjas[NINJAS.index("HAY")]
    assert [CARDS[card] for card in s.hand_of(0)] == [
        *("HAY-1", "HAY-2", "HAY-3", "HAY-4", "HAY-5", "HAY-SG", "HAY-SR", "HAY-SB"),
        *("HAY-My", "HAY-Mp", "HAY-Mw", "HAY-Mo", "HAY-Mt", "HAY-Mn"),
    ]
    assert [HEALTH[card] for card in hayato.health] == ["HAY-H1", "HAY-H2", "HAY-H3"]
    assert (hayato.jutsu, hayato.spent) == (1, 0)


@pytest.mark.rule("ST-287", "ST-288", "ST-307", "ST-399")
def test_what_a_chapter_has_brought_adds_to_it() -> None:
    carried = {"jutsu": {"HAY": 2}, "cards": ["HAY-R1", "YUK-R2"], "health": ["TAK-H2"], "orders": ["QO1"]}
    picks = [[], ["HAY"], ["YUK"], ["TAK"]]
    s = Sitting(at="start", options={"carried": carried, "quick": True, "picks": picks}).silence("quest").state
    hayato, takuma = s.ninjas[0], s.ninjas[4]
    assert (hayato.jutsu, s.ninjas[1].jutsu) == (3, 1)
    assert "HAY-R1" in [CARDS[card] for card in hayato.cards]
    assert "YUK-R2" not in [CARDS[card] for card in hayato.cards]
    assert [HEALTH[card] for card in takuma.health] == ["TAK-H1", "TAK-H2"]
    assert [ORDERS[card] for card in sorted(s.deck + s.hand)].count("QO1") == 1


# Quests


@pytest.mark.rule("ST-290", "ST-R87")
def test_everybody_chooses_a_quest_at_the_same_time() -> None:
    table = Sitting(at="start", options={"side_quests": True, "picks": PICKS})
    assert table.asked() == dict.fromkeys("ABCD", "quest")
    assert table.offered("B") == ["quest HQ1", "quest HQ2", "quest HQ3"]
    assert table.offered("A") == [f"quest DQ{number}" for number in range(1, 6)]
    table.together(A="quest DQ2", B="quest HQ3", C="quest YQ1", D="quest AQ1")
    assert table.said()[:4] == ["quest-chosen"] * 4


@pytest.mark.rule("ST-290", "ST-311")
def test_a_quest_that_was_completed_is_not_offered_again() -> None:
    table = Sitting(at="start", options={"picks": PICKS, "carried": {"quests": ["HQ1", "HQ3"]}})
    assert table.offered("B") == ["quest HQ2"]
    without = Sitting(at="start", options={"picks": PICKS, "carried": {"quests": ["HQ1", "HQ2", "HQ3"]}})
    assert without.asked() == {"A": "quest", "C": "quest", "D": "quest"}


# Guards and orders


@pytest.mark.rule("ST-291", "ST-296", "ST-423")
def test_assigned_cards_bring_more_guards_and_orders() -> None:
    carried = {"deployments": ["PD1", "PD7"], "orders": ["PO1"], "quests": []}
    table = Sitting(at="start", options={"picks": PICKS, "quick": True, "carried": carried})
    table.silence("quest").silence("post")
    assert counts(table.state) == [14, 2, 1, 0]
    assert "PO1" in [ORDERS[card] for card in (*table.state.deck, *table.state.hand)]


@pytest.mark.rule("ST-R101", "ST-173")
def test_no_more_guards_than_there_are_figures() -> None:
    s = Sitting(at="start", mission="M5", options={"carried": {"deployments": ["PD7", "PD8", "FD3"]}}).state
    assert s.reserve[SAMURAI] == 5


@pytest.mark.rule("ST-297", "ST-163")
@pytest.mark.parametrize("mission, there", [("M1", False), ("M3", True), ("M4", False), ("M5", True)])
def test_green_orders_come_with_the_figure(mission: str, there: bool) -> None:
    s = ready(mission=mission)
    cards = [ORDERS[card] for card in (*s.deck, *s.hand)]
    assert len(cards) == 18 + 3 * there
    assert ("DD1" in cards, "DD2" in cards, "DD3" in cards) == (there, there, there)


# Ninjas enter


@pytest.mark.rule("ST-299", "ST-300", "ST-318", "ST-R135")
def test_at_most_two_on_an_entry_and_all_may_change_their_mind() -> None:
    table = Sitting(at="start", options={"picks": PICKS}).does("A", "sample")
    assert table.asked() == {"B": "enter"}
    table.does("B", "enter HAY B1").does("C", "enter YUK B1")
    assert table.refused("D", "enter AIK B1") == "ST-318"
    table.does("D", "enter AIK B13")
    assert table.asked() == {"B": "settle", "C": "settle", "D": "settle"}
    assert table.blocked("B") == {}
    assert table.blocked("D") == {"enter AIK B1": "ST-318"}
    table.does("B", "enter HAY B7").does("D", "enter AIK B1").does("B", "confirm").does("D", "confirm")
    assert table.asked() == {"C": "settle"}
    table.does("C", "confirm")
    assert table.asked() == {"B": "programme", "C": "programme", "D": "programme"}
    assert [table.bush(name) for name in ("HAY", "YUK", "AIK")] == ["B7", "B1", "B1"]


@pytest.mark.rule("ST-319", "ST-320", "ST-019")
def test_later_an_entry_is_a_bush_like_any_other() -> None:
    table = Sitting(
        YUK={"bush": "B1"},
        MUG={"bush": "B1"},
        HAY={"bush": "B4", "programme": ["HAY-Mw"]},
    )
    table.does("B", "exit B1")
    assert [table.bush(name) for name in ("HAY", "YUK", "MUG")] == ["B1"] * 3
    watched = Sitting(
        at="refresh", searching=True, guards={"Y1": ["S2o alerted"]}, HAY={"bush": "B1"}, YUK={"bush": "B7"}
    )
    assert watched.ninja("HAY").damage == 1


@pytest.mark.rule("ST-301", "ST-305")
def test_everything_in_its_order() -> None:
    options = {"picks": PICKS, "boulders": True, "civilians": "friendly", "carried": {"items": ["NP1"], "wealth": 1}}
    table = Sitting(at="start", options=options)
    order = []
    while table.asked() and "programme" not in table.asked().values():
        kind = next(iter(table.asked().values()))
        if kind not in order:
            order.append(kind)
        table.silence()
    assert order == ["claim", "quest", "boulder", "post", "civilian", "coin", "enter", "settle"]
    said = [event.kind.name for event in table.events]
    assert said.index("coin-laid") < said.index("drew") < said.index("entered") < said.index("round")


# One mission alone, and a first game


@pytest.mark.rule("ST-303")
def test_a_first_game_is_osaka_castle_alone() -> None:
    s = ready(first=True)
    assert s.rules.mission == "M1"
    assert counts(s) == [12, 2, 0, 0]
    assert not any(s.coins)
    with pytest.raises(BadContent, match="ST-303"):
        game.rules(4, {"first": True, "mission": "M2"})
    with pytest.raises(BadContent, match="ST-303"):
        game.rules(4, {"first": True, "carried": {"wealth": 6}})


@pytest.mark.rule("ST-R137", "ST-303")
def test_a_first_game_explains_each_question_once() -> None:
    rules = game.rules(4, {"first": True, "quick": True, "picks": PICKS})
    table = Table.start(game, rules, 4, Chance.seeded(1))
    programme, ready = (ask for ask in table.asks if ask.seat == 1)
    assert table.coach(programme) == Coach("coach-first-programme")
    assert table.coach(ready) is None
    table.answer(1, table.ask_id(programme), ["lay HAY", "slot 1", "first HAY-5", "alone"])
    assert table.coach(programme) is None
    assert game.coach(game.rules(4, {}), "programme") is None
    for language in ("en", "it"):
        keys = {key for key in texts(game.package, language) if key.startswith("coach-")}
        assert keys == {f"coach-first-{kind}" for kind in COACHED}
    asks = [value for name, value in vars(options).items() if name.startswith("ASK_") and name != "ASK_SYMBOL"]
    assert {*COACHED} <= {seats[0].kind for seats in (*asks, *options.ASK_SYMBOL.values())}


@pytest.mark.rule("ST-303", "ST-304")
@pytest.mark.parametrize("quests", [False, True])
def test_quests_are_for_the_table_to_choose(quests: bool) -> None:
    table = Sitting(at="start", options={"first": True, "side_quests": quests, "picks": PICKS})
    assert ("quest" in table.asked().values()) is quests


@pytest.mark.rule("ST-304", "ST-433", "ST-494")
def test_a_mission_alone_has_nothing_of_the_chapter() -> None:
    s = ready(mission="M5", set="as-written")
    assert counts(s) == [17, 4, 4, 1]
    assert s.time == 14
    assert not any(s.coins)
    assert not any(s.ninjas[ninja].items for ninja in s.team())
    assert sum(map(is_guard, s.guards)) == 26


@pytest.mark.rule("ST-304")
def test_unknown_things_of_a_chapter_are_refused() -> None:
    for field, value in (("items", ["NP99"]), ("coins", [4]), ("wealth", -1), ("orders", ["FD1"])):
        with pytest.raises(BadContent, match=f"option carried.{field}"):
            game.rules(4, {"carried": {field: value}})
    assert ITEMS[0] == "NP1"
