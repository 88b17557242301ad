"""Before a mission: taxes, the Daimyo's purchases and where they go, the ninjas' purchases."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.shadow_tactics.catalog.ids import ITEMS
from hyakki.games.shadow_tactics.chapter.options import PURCHASES
from tests.games.shadow_tactics.campaign import Campaign, card

OPTIONAL = ["osaka-castle", "nakasendo-road", "imai-town", "mount-tsuru"]
DAIMYO_DECK = {*(f"PD{n}" for n in range(1, 8)), *(f"PO{n}" for n in range(1, 6))}
RICH: dict[str, Any] = {"pool": 30}


def offer(table: Campaign) -> list[str]:
    (_, numbers) = table.said("offered")[-1]
    return [PURCHASES[number] for number in numbers]


def goods(table: Campaign) -> list[str]:
    (numbers,) = table.said("items-offered")[-1]
    return [ITEMS[number] for number in numbers]


def in_ones(table: Campaign) -> Campaign:
    return table.does("A", "coins 0 3", "coins 0 2")


def buys_one(table: Campaign) -> str:
    """The Daimyo buys the first card that he can, for exactly its cost in ones."""
    name = table.offered("A")[0].split()[1]
    table.does("A", f"purchase {name}", f"coins {table.state.cost(name)} 1")
    return name


@pytest.mark.rule("ST-404")
def test_the_steps_before_a_mission_in_their_order() -> None:
    """Before the first one too."""
    table = Campaign(saved=RICH)
    kinds: list[str] = []
    while table.kind():
        if not kinds or kinds[-1] != table.kind():
            kinds.append(table.kind())
        if table.kind() == "purchase" and not table.state.placed:
            buys_one(table)
        elif table.kind() == "tax":
            in_ones(table)
        else:
            table.table.time_up()
    assert kinds == ["tax", "purchase", "assign", "buy", "go"]
    assert table.mission()["mission"] == "M1"
    table.ends("daimyo")
    assert table.kind() in ("promote", "tax")
    assert Campaign().asked() == {"A": "tax"}


@pytest.mark.rule("ST-405", "ST-436", "ST-440", "ST-R97")
def test_the_daimyo_is_offered_what_his_locations_are_worth() -> None:
    assert len(offer(Campaign())) == 1 + 2 + 0 + 1 + 1
    lost = Campaign(saved={"missions": [["nakasendo-road", "ninjas"], ["osaka-castle", "daimyo"]]})
    assert len(offer(lost)) == 3
    assert set(offer(Campaign())) <= DAIMYO_DECK
    assert len({tuple(offer(Campaign(seed=seed))) for seed in range(5)}) > 1, "shuffled"


@pytest.mark.rule("ST-R131")
def test_no_more_can_be_offered_than_there_is() -> None:
    everywhere = {"locations": {name: {"cards": 9} for name in OPTIONAL}}
    assert set(offer(Campaign(content=everywhere))) == DAIMYO_DECK
    assert len(goods(Campaign(content={"locations": {"safe-house": {"cards": 40}}}).to("go"))) == 12


@pytest.mark.rule("ST-406", "ST-440")
def test_taxes_of_all_locations_that_he_controls() -> None:
    assert in_ones(Campaign()).said("taxed") == [(0, 14, "14×1")]
    lost = Campaign(saved={"missions": [["imai-town", "ninjas"], ["mount-tsuru", "daimyo"]]})
    assert in_ones(lost).said("taxed")[0][1] == 9


@pytest.mark.rule("ST-407", "ST-R90")
def test_taxes_in_tokens_as_he_likes_and_no_change_later() -> None:
    table = Campaign()
    assert table.offered("A") == [f"coins {count} 3" for count in range(5)]
    assert table.offered("A", "coins 3 3") == [f"coins {count} 2" for count in range(3)]
    table.does("A", "coins 3 3", "coins 1 2")
    assert table.state.tokens == (3, 3, 3, 2, 1, 1, 1)
    forced = Campaign().does("A", "coins 4 3", "coins 1 2")
    assert forced.state.tokens == (3, 3, 3, 3, 2)
    name = forced.offered("A")[0].split()[1]
    tokens = [path for path in forced.offered("A", f"purchase {name}") if path.startswith("coins")]
    assert tokens, "only tokens that he has"
    assert all(path.split()[2] in "32" for path in tokens)


@pytest.mark.rule("ST-408", "ST-409")
def test_a_card_is_paid_with_tokens_worth_its_cost_or_more() -> None:
    table = in_ones(Campaign())
    name = table.offered("A")[0].split()[1]
    cost = table.state.cost(name)
    assert table.offered("A", f"purchase {name}") == [f"coins {count} 1" for count in range(cost, 15)]
    table.does("A", f"purchase {name}", f"coins {cost + 2} 1")
    assert [(placed.card, placed.tokens) for placed in table.state.placed] == [(name, (1,) * (cost + 2))]
    assert sum(table.state.tokens) == 14 - cost - 2, "the surplus stays on the card"


@pytest.mark.rule("ST-408")
def test_what_is_too_dear_cannot_be_bought() -> None:
    for seed in range(30):
        table = in_ones(Campaign(seed=seed))
        first, *others = offer(table)
        dear = [name for name in others if table.state.cost(name) > 2]
        if dear and len(dear) < len(others):
            break
    table.does("A", f"purchase {first}", "coins 12 1")
    assert table.blocked("A") == {f"purchase {name}": "ST-408" for name in dear}
    table.refused("A", "ST-408", f"purchase {dear[0]}")
    assert [name for name in others if f"purchase {name}" in table.offered("A")] == [n for n in others if n not in dear]


@pytest.mark.rule("ST-410", "ST-411", "ST-432", "ST-R92")
def test_what_is_left_of_offer_and_tax_goes_back() -> None:
    table = in_ones(Campaign())
    name = buys_one(table)
    table.does("A", "enough")
    assert table.said("tax-returned") == [(0, 14 - table.state.cost(name))]
    assert table.state.tokens == ()
    assert table.kind() == "assign" and table.state.offer == ()
    seen: set[str] = set()
    for seed in range(12):
        again = Campaign(seed=seed, saved={"placed": [card("PD3", "imai-town")], "palace": ["FD1", "PD5", "FD3"]})
        seen |= set(offer(again))
    assert seen == DAIMYO_DECK - {"PD3", "PD5"}, "all but what lies at a location"


@pytest.mark.rule("ST-412", "ST-415")
def test_every_purchased_card_must_lie_somewhere() -> None:
    table = in_ones(Campaign())
    first, second = buys_one(table), buys_one(table)
    table.silence("purchase")
    assert table.asked() == {"A": "assign"}
    assert table.blocked("A")["settled"] == "ST-412"
    table.refused("A", "ST-412", "settled")
    table.does("A", f"card {first}", "at imai-town").does("A", f"card {second}", "at imai-town")
    assert table.lies() == {first: "imai-town", second: "imai-town"}
    table.does("A", "settled")
    assert table.kind() != "assign"


@pytest.mark.rule("ST-413", "ST-414", "ST-416", "ST-R94", "ST-512")
def test_earlier_cards_may_lie_elsewhere_but_nowhere_final_or_played() -> None:
    lying = [card("PD3", "imai-town", 3), card("PO2", "mount-tsuru", 2, 1)]
    table = Campaign(saved={"placed": lying, "missions": [["osaka-castle", "daimyo"]]}).to("assign")
    assert table.offered("A") == ["card PD3", "card PO2", "settled"]
    assert table.offered("A", "card PD3") == ["at nakasendo-road", "at mount-tsuru"]
    assert table.blocked("A", "card PD3") == {"at osaka-castle": "ST-416", "at yabu-palace": "ST-414"}
    table.refused("A", "ST-414", "card PD3", "at yabu-palace")
    assert table.blocked("A") == {"card FD1": "ST-414", "card FD2": "ST-414", "card FD3": "ST-414"}
    table.does("A", "card PD3", "at mount-tsuru")
    assert table.lies() == {"PD3": "mount-tsuru", "PO2": "mount-tsuru"}
    assert [placed.tokens for placed in table.state.placed] == [(3,), (2, 1)], "with the tokens on them"
    facts = [table.table.view(viewer).plain()["facts"]["placed"] for viewer in table.table.memories]
    assert all(seen == facts[0] and seen for seen in facts), "and everybody sees it"


@pytest.mark.rule("ST-R145")
def test_without_a_location_left_the_daimyo_buys_nothing() -> None:
    table = Campaign(saved={"missions": [[name, "daimyo"] for name in OPTIONAL], **RICH})
    assert table.said("no-market") == [(0,)]
    assert table.kind() == "buy", "no tax, no purchase, no assignment"
    assert Campaign(saved={"missions": [[name, "daimyo"] for name in OPTIONAL[:3]]}).kind() == "tax"


@pytest.mark.rule("ST-417", "ST-437")
def test_the_ninjas_are_offered_what_their_locations_are_worth() -> None:
    assert len(goods(Campaign(saved=RICH).to("buy"))) == 2
    won = {"missions": [["nakasendo-road", "ninjas"], ["mount-tsuru", "daimyo"]], **RICH}
    assert len(goods(Campaign(saved=won).to("buy"))) == 4
    assert len({tuple(goods(Campaign(seed=seed).to("go"))) for seed in range(5)}) > 1, "at random"


@pytest.mark.rule("ST-418", "ST-419", "ST-420", "ST-R134", "ST-322", "ST-314")
def test_the_ninjas_buy_together_from_one_pool() -> None:
    table = Campaign(saved=RICH).to("buy")
    assert table.asked() == {"B": "buy", "C": "buy", "D": "buy"}
    first, second = goods(table)
    table.together(C=f"buy {second}", D=f"buy {second}")
    cost = table.state.rules.shadow.items[second].cost
    assert (table.state.items, table.state.pool) == ((second,), 30 - cost)
    assert table.offered("B") == [f"buy {first}", "enough"]
    table.together(B="enough", C=f"buy {first}", D="enough")
    assert table.kind() == "go"
    assert (table.state.offer, table.state.pool) == ((), 30 - cost), "unspent coins stay"
    assert table.goes_to("osaka-castle").carried().items == (second,)


@pytest.mark.rule("ST-418")
def test_what_the_pool_cannot_pay_for_cannot_be_bought() -> None:
    for seed in range(20):
        table = Campaign(saved={"pool": 2}, seed=seed).silence("tax", "purchase", "assign")
        dear = [name for name in goods(table) if table.state.rules.shadow.items[name].cost > 2]
        if table.kind() == "buy" and dear:
            break
    assert table.blocked("B") == {f"buy {name}": "ST-418" for name in dear}
    table.refused("B", "ST-418", f"buy {dear[0]}")


@pytest.mark.rule("ST-R134")
def test_on_a_tie_the_ninja_next_to_the_daimyo_decides() -> None:
    table = Campaign(saved=RICH).to("buy")
    first, second = goods(table)
    table.together(B=f"buy {first}", C=f"buy {second}", D="enough")
    assert table.state.items == (first,)
    moved = Campaign(saved=RICH, daimyo=2).to("buy")
    first, second = goods(moved)
    moved.together(A=f"buy {first}", B="enough", D=f"buy {second}")
    assert moved.state.items == (second,), "D sits at C's left"


@pytest.mark.rule("ST-446", "ST-450")
def test_cards_cost_less_but_never_less_than_nothing() -> None:
    table = Campaign(saved={"discount": 2, "missions": [["imai-town", "daimyo"]]}).to("purchase")
    for name in table.state.offer:
        assert table.state.cost(name) == max(0, table.state.card(name).cost - 2)
    cheap = Campaign(saved={"discount": 9}).to("purchase")
    assert {cheap.state.cost(name) for name in cheap.state.offer} == {0}
    name = cheap.state.offer[0]
    cheap.does("A", f"purchase {name}", "coins 0 1")
    assert cheap.state.placed[0].tokens == ()
    assert cheap.to("go").state.discount == 0, "in one sequence only"


@pytest.mark.rule("ST-443", "ST-444")
def test_more_cards_are_offered_once() -> None:
    table = Campaign(saved={"offers": {"daimyo": 2, "ninjas": 2}, **RICH})
    assert len(offer(table)) == 7
    assert len(goods(table.to("buy"))) == 4
    table.goes_to("osaka-castle").ends("daimyo")
    assert len(offer(table)) == 5
    assert len(goods(Campaign(saved={"offers": {"ninjas": 2}}).to("go"))) == 4


@pytest.mark.rule("ST-442")
def test_an_embargo_keeps_the_ninjas_from_buying() -> None:
    table = Campaign(saved={"embargo": True, **RICH}).to("go")
    assert table.said("embargo") == [()]
    assert table.said("items-offered") == []
    assert not table.state.embargo


@pytest.mark.rule("ST-447", "ST-R100")
def test_jutsu_for_sale_any_number_of_times() -> None:
    table = Campaign(saved={"unlocked": ["JUT"], "pool": 11}).to("buy")
    table.ninjas_do("buy JUT").ninjas_do("buy JUT")
    assert (table.state.pool, table.state.items) == (1, ("JUT", "JUT"))
    assert "JUT" not in goods(Campaign(saved=RICH).to("buy"))
    assert table.goes_to("osaka-castle").carried().items == ("JUT", "JUT")
    table.ends("daimyo")
    assert table.goes_to("imai-town").carried().items == (), "they last for one mission"
    assert not table.state.jutsu


@pytest.mark.rule("ST-448")
def test_samurai_are_for_sale_once_they_are_unlocked() -> None:
    def ever(**saved: Any) -> set[str]:
        return {name for seed in range(25) for name in offer(Campaign(seed=seed, saved=saved))}

    assert ever() == DAIMYO_DECK
    assert ever(unlocked=["PD8", "PO6"]) == DAIMYO_DECK | {"PD8", "PO6"}
