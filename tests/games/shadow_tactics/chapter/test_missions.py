"""Which mission comes next, what it is played with, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.games.shadow_tactics import game
from hyakki.games.shadow_tactics.series import chapter
from hyakki.games.shadow_tactics.state import ShadowState
from tests.games.shadow_tactics.campaign import TEAMS, Campaign, card

OPTIONAL = ["osaka-castle", "nakasendo-road", "imai-town", "mount-tsuru"]
EVERYWHERE = [*OPTIONAL, "yabu-palace"]
GROUPS = [group for group in TEAMS[4] if group]


def after(*missions: tuple[str, str], **saved: Any) -> Campaign:
    """A chapter after these missions."""
    return Campaign(saved={"missions": [list(mission) for mission in missions], "groups": GROUPS, **saved})


def begun(table: Campaign) -> ShadowState:
    """The mission under way, at its first question."""
    seats = len(table.state.present)
    return game.start(game.rules(seats, table.mission()), seats, Chance.seeded(1))


# The choice


@pytest.mark.rule("ST-421", "ST-439", "ST-R96", "ST-R134")
def test_the_ninjas_choose_any_mission_the_final_one_too() -> None:
    table = Campaign().to("go")
    assert table.asked() == {"B": "go", "C": "go", "D": "go"}
    assert table.offered("C") == [f"go {name}" for name in EVERYWHERE]
    table.together(B="go imai-town", C="go mount-tsuru", D="go mount-tsuru")
    assert table.mission()["mission"] == "M4"


@pytest.mark.rule("ST-422", "ST-R95")
def test_each_mission_once_whoever_won() -> None:
    table = after(("imai-town", "daimyo"), ("mount-tsuru", "ninjas")).to("go")
    assert table.offered("B") == ["go osaka-castle", "go nakasendo-road", "go yabu-palace"]
    assert table.blocked("B") == {"go imai-town": "ST-422", "go mount-tsuru": "ST-422"}
    table.refused("B", "ST-422", "go imai-town")


@pytest.mark.rule("ST-422")
def test_only_the_final_mission_is_left_in_the_end() -> None:
    table = after(*((name, "daimyo") for name in OPTIONAL))
    assert table.asked() == {}
    assert table.mission()["mission"] == "M5"


@pytest.mark.rule("ST-422")
def test_a_mission_that_all_gave_up_counts_for_nothing() -> None:
    table = Campaign(saved={"placed": [card("PD1", "imai-town", 2)], "pool": 3}).goes_to("imai-town").ends(None)
    assert table.kind() == "go"
    assert "go imai-town" in table.offered("B")
    assert table.lies() == {"PD1": "imai-town"}
    assert table.state.missions == ()


# What it is played with


@pytest.mark.rule("ST-423", "ST-424", "ST-R93", "ST-440")
def test_assigned_cards_and_their_coins_come_with_the_mission() -> None:
    lying = [card("PD1", "osaka-castle", 2), card("PO4", "osaka-castle", 1, 1), card("PD7", "imai-town", 3, 1)]
    carried = Campaign(saved={"placed": lying}).goes_to("osaka-castle").carried()
    assert carried.deployments == ("PD1",)
    assert carried.orders == ("PO4",)
    assert sorted(carried.coins) == [1, 1, 2]
    assert carried.wealth == 6


@pytest.mark.rule("ST-440", "ST-R97")
@pytest.mark.parametrize("location, wealth", [*zip(EVERYWHERE, (6, 4, 10, 6, 0), strict=True)])
def test_the_wealth_of_a_location(location: str, wealth: int) -> None:
    assert Campaign().goes_to(location).carried().wealth == wealth


@pytest.mark.rule("ST-433", "ST-414", "ST-440")
def test_the_final_location_has_three_cards_of_its_own() -> None:
    carried = Campaign().goes_to("yabu-palace").carried()
    assert carried.deployments == ("FD1", "FD2", "FD3")
    assert carried.orders == ()
    promoted = Campaign(saved={"palace": ["PO1", "FD2", "PD7"]}).goes_to("yabu-palace").carried()
    assert (promoted.deployments, promoted.orders) == (("FD2", "PD7"), ("PO1",))


@pytest.mark.rule("ST-399", "ST-307", "ST-311")
def test_what_was_won_in_earlier_missions_comes_along() -> None:
    won = {"cards": ["HAY-R1", "TAK-H2"], "jutsu": {"YUK": 2}, "quests": ["HQ1", "DQ3"], "orders": ["QO3"]}
    carried = after(("imai-town", "daimyo"), **won).goes_to("osaka-castle").carried()
    assert (carried.cards, carried.health) == (("HAY-R1",), ("TAK-H2",))
    assert carried.jutsu == {"YUK": 2}
    assert carried.quests == ("HQ1", "DQ3")
    assert carried.orders == ("QO3",)


@pytest.mark.rule("ST-286", "ST-287", "ST-288")
def test_the_mission_itself_is_set_up_with_all_of_it() -> None:
    won = {"cards": ["HAY-R1"], "jutsu": {"YUK": 2}, "placed": [card("PD3", "osaka-castle")]}
    table = after(("imai-town", "daimyo"), **won).goes_to("osaka-castle")
    s = begun(table)
    assert s.ninjas[1].jutsu == 3
    assert [len(s.ninjas_of(seat)) for seat in range(4)] == [0, 1, 1, 1]
    assert s.kit.garrison[0] == game.rules(4, {}).missions["M1"].guards["S"] + 3


def test_what_was_agreed_holds_for_every_mission() -> None:
    table = Campaign(snow=True, boulders=True, quick=True, set="as-written").goes_to("imai-town")
    options = table.mission()
    agreed = {name: options[name] for name in ("snow", "boulders", "quick", "set", "night", "civilians")}
    assert agreed == {**dict.fromkeys(("snow", "boulders", "quick"), True), "set": "as-written"} | {
        "night": False,
        "civilians": "",
    }


# What comes of it


@pytest.mark.rule("ST-438", "ST-436", "ST-437", "ST-R95")
def test_a_location_is_the_ninjas_when_they_win_there() -> None:
    table = Campaign().goes_to("imai-town").ends("ninjas")
    assert table.state.controls("ninjas") == ["safe-house", "imai-town"]
    table.goes_to("mount-tsuru").ends("daimyo")
    assert table.state.controls("ninjas") == ["safe-house", "imai-town"]
    assert table.state.controls("daimyo") == ["osaka-castle", "nakasendo-road", "mount-tsuru", "yabu-palace"]


@pytest.mark.rule("ST-010", "ST-314", "ST-323", "ST-420", "ST-431", "ST-R140")
def test_loot_and_quests_are_kept_by_losers_too() -> None:
    rewards = [["HAY", "HAY-R1"], ["YUK", "jutsu"], ["TAK", "TAK-H2"], ["daimyo", "QO2"]]
    table = Campaign(saved={"pool": 1}).goes_to("imai-town")
    table.ends("daimyo", coins=5, quests=["HQ1", "YQ3", "TQ2", "DQ2"], rewards=rewards)
    s = table.state
    assert s.pool == 6, "and what nobody picked up is gone"
    assert s.cards == ("HAY-R1", "TAK-H2")
    assert s.jutsu == {"YUK": 1}
    assert s.quests == ("HQ1", "YQ3", "TQ2", "DQ2")
    assert s.orders == ("QO2",)


@pytest.mark.rule("ST-317", "ST-429", "ST-430", "ST-R140", "ST-432")
def test_what_was_bought_for_the_mission_is_discarded_after_it() -> None:
    lying = [card("PO1", "imai-town", 2), card("PD2", "imai-town", 2), card("PD1", "osaka-castle", 2)]
    table = after(placed=lying, pool=30, orders=["QO1"]).to("buy")
    item = table.offered("B")[0]
    table.ninjas_do(item).goes_to("imai-town")
    assert table.carried().items == (item.split()[1],)
    assert table.carried().orders == ("QO1", "PO1")
    table.ends("ninjas")
    assert table.state.items == ()
    assert table.lies() == {"PD1": "osaka-castle"}
    assert table.goes_to("mount-tsuru").carried().orders == ("QO1",), "quest orders stay for the chapter"


@pytest.mark.rule("ST-379")
def test_a_token_lost_for_good_is_gone_in_the_next_mission() -> None:
    table = after(jutsu={"HAY": 2}).goes_to("imai-town").ends("daimyo", lost={"HAY": 1, "MUG": 3})
    assert table.state.jutsu == {"HAY": 1, "MUG": -1}
    table.goes_to("osaka-castle")
    assert begun(table).ninjas[2].jutsu == 0


@pytest.mark.rule("ST-284", "ST-366", "ST-367", "ST-368", "ST-R84")
def test_a_surrender_changes_the_time_of_the_next_mission_only() -> None:
    table = Campaign().goes_to("imai-town").ends("daimyo", modifier=2, surrendered="ninjas")
    assert table.goes_to("osaka-castle").carried().time == 2
    assert begun(table).time == begun(table).kit.mission.time + 2
    table.ends("ninjas", modifier=-3, surrendered="daimyo")
    assert table.goes_to("mount-tsuru").carried().time == -3, "it does not add up with the older one"
    assert table.ends("daimyo").goes_to("nakasendo-road").carried().time == 0


# Rewards


@pytest.mark.rule("ST-306", "ST-428", "ST-441", "ST-443", "ST-447", "ST-307")
@pytest.mark.parametrize("location", ["osaka-castle", "nakasendo-road", "mount-tsuru"])
def test_each_ninja_gains_a_jutsu_token(location: str) -> None:
    table = Campaign().goes_to(location).ends("ninjas")
    assert table.state.jutsu == {"HAY": 1, "YUK": 1, "MUG": 1}
    lost = Campaign().goes_to(location).ends("daimyo")
    assert lost.state.jutsu == {}
    assert table.goes_to("imai-town").carried().jutsu == {"HAY": 1, "YUK": 1, "MUG": 1}, "from the next mission on"


STRIPPED = [
    card("PD1", "imai-town"), card("PO1", "imai-town"), card("PD3", "mount-tsuru"), card("PD7", "nakasendo-road"),
]  # fmt: skip


@pytest.mark.rule("ST-441", "ST-R98")
def test_osaka_costs_the_daimyo_two_deployment_cards_of_his_choice() -> None:
    table = Campaign(saved={"placed": [*STRIPPED, card("PD2", "osaka-castle")]}).goes_to("osaka-castle").ends("ninjas")
    assert table.asked() == {"A": "strip"}
    assert table.offered("A") == ["strip PD1", "strip PD3", "strip PD7"], "what was used is gone already"
    assert table.blocked("A") == {"strip PO1": "ST-441", **{f"strip FD{n}": "ST-R98" for n in (1, 2, 3)}}
    table.refused("A", "ST-R98", "strip FD1")
    table.does("A", "strip PD3").does("A", "strip PD7")
    assert table.lies() == {"PD1": "imai-town", "PO1": "imai-town"}
    assert table.kind() == "tax"


@pytest.mark.rule("ST-R98")
def test_he_loses_fewer_if_he_has_fewer() -> None:
    table = Campaign(saved={"placed": STRIPPED[:2]}).goes_to("osaka-castle").ends("ninjas")
    assert table.kind() == "tax"
    assert table.lies() == {"PO1": "imai-town"}
    kept = Campaign(saved={"placed": STRIPPED}).goes_to("osaka-castle").ends("daimyo")
    assert len(kept.lies()) == 4


@pytest.mark.rule("ST-442")
def test_after_osaka_is_lost_the_ninjas_may_not_purchase() -> None:
    table = Campaign(saved={"pool": 30}).goes_to("osaka-castle").ends("daimyo").to("go")
    assert table.said("embargo") == [()]
    table.ninjas_do("go imai-town")
    assert table.ends("daimyo").to("buy").kind() == "buy", "before one mission only"
    won = Campaign(saved={"pool": 30}).goes_to("osaka-castle").ends("ninjas")
    assert won.to("buy").kind() == "buy"


@pytest.mark.rule("ST-443", "ST-444")
@pytest.mark.parametrize("side, daimyo, ninjas", [("ninjas", 3, 6), ("daimyo", 7, 2)])
def test_nakasendo_brings_two_more_cards_to_choose_from(side: str, daimyo: int, ninjas: int) -> None:
    table = Campaign(saved={"pool": 30}).goes_to("nakasendo-road").ends(side).to("buy")
    assert len(table.said("offered")[-1][1]) == daimyo
    assert len(table.said("items-offered")[-1][0]) == ninjas


@pytest.mark.rule("ST-445", "ST-R99")
def test_after_imai_the_ninjas_have_coins_and_may_discard_a_card() -> None:
    lying = [card("PD1", "osaka-castle", 2), card("PO1", "osaka-castle", 1, 1), card("PD7", "mount-tsuru")]
    table = Campaign(saved={"placed": lying}).goes_to("imai-town").ends("ninjas")
    assert table.state.pool == 2 * 3
    table.to("go").ninjas_do("go osaka-castle")
    assert table.asked() == {"B": "veto", "C": "veto", "D": "veto"}
    assert table.offered("B") == ["veto PD1", "veto PO1", "spare"], "one that waits there"
    table.together(B="veto PD1", C="veto PO1", D="veto PO1")
    assert table.carried().orders == ()
    assert table.carried().deployments == ("PD1",)
    assert table.carried().coins == (2,), "and the coins on it are gone too"
    assert table.ends("daimyo").state.veto == 0


@pytest.mark.rule("ST-445", "ST-R99")
def test_the_cards_of_the_palace_can_be_discarded_or_spared() -> None:
    table = Campaign(saved={"veto": 1}).to("go").ninjas_do("go yabu-palace")
    assert table.offered("B") == ["veto FD1", "veto FD2", "veto FD3", "spare"]
    assert table.ninjas_do("veto FD3").carried().deployments == ("FD1", "FD2")
    spared = Campaign(saved={"veto": 1}).to("go").ninjas_do("go yabu-palace").ninjas_do("spare")
    assert spared.carried().deployments == ("FD1", "FD2", "FD3")
    nothing = Campaign(saved={"veto": 1}).to("go").ninjas_do("go imai-town")
    assert nothing.asked() == {}, "where no card waits, nothing is asked"
    assert nothing.state.veto == 0, "and it was for this mission only"


@pytest.mark.rule("ST-446")
def test_after_imai_is_held_all_cards_cost_two_less() -> None:
    table = Campaign().goes_to("imai-town").ends("daimyo")
    assert table.state.discount == 2
    assert table.goes_to("osaka-castle").state.discount == 0
    assert Campaign().goes_to("imai-town").ends("ninjas").state.discount == 0


@pytest.mark.rule("ST-447", "ST-448")
@pytest.mark.parametrize("side, unlocked", [("ninjas", ("JUT",)), ("daimyo", ("PD8", "PO6"))])
def test_mount_tsuru_brings_new_goods(side: str, unlocked: tuple[str, ...]) -> None:
    table = Campaign().goes_to("mount-tsuru").ends(side)
    assert table.state.unlocked == unlocked
    assert table.goes_to("imai-town").ends("daimyo").state.unlocked == unlocked, "from then on"


# Promotion

USED = [card("PD7", "imai-town", 3, 1), card("PO5", "imai-town", 3, 1), card("PD1", "osaka-castle", 2)]


@pytest.mark.rule("ST-434", "ST-435", "ST-442", "ST-444", "ST-446", "ST-448")
@pytest.mark.parametrize("location", OPTIONAL)
def test_a_promoted_card_replaces_one_of_the_palace(location: str) -> None:
    lying = [card("PD7", location, 3, 1), card("PO5", location, 3, 1), card("PD1", _elsewhere(location), 2)]
    table = Campaign(saved={"placed": lying}).goes_to(location).ends("daimyo")
    assert table.asked() == {"A": "promote"}
    assert table.offered("A") == ["promote PD7", "promote PO5", "no-promotion"]
    assert table.blocked("A") == {"promote PD1": "ST-434"}, "only what was used in this mission"
    assert table.offered("A", "promote PD7") == ["instead-of FD1", "instead-of FD2", "instead-of FD3"]
    table.does("A", "promote PD7", "instead-of FD1")
    assert table.state.palace == ("PD7", "FD2", "FD3")
    assert table.lies() == {"PD1": _elsewhere(location)}, "the others are discarded"


def _elsewhere(location: str) -> str:
    return next(other for other in OPTIONAL if other != location)


@pytest.mark.rule("ST-435")
def test_a_promotion_may_be_declined_and_needs_a_used_card() -> None:
    table = Campaign(saved={"placed": USED}).goes_to("imai-town").ends("daimyo").does("A", "no-promotion")
    assert table.state.palace == ("FD1", "FD2", "FD3")
    assert table.lies() == {"PD1": "osaka-castle"}
    without = Campaign(saved={"placed": USED[2:]}).goes_to("imai-town").ends("daimyo")
    assert without.kind() == "tax"
    nothing = Campaign(saved={"placed": USED, "palace": []}).goes_to("imai-town").ends("daimyo")
    assert nothing.kind() == "tax", "there must be a card to replace"


@pytest.mark.rule("ST-434", "ST-438")
def test_the_ninjas_victory_promotes_nobody() -> None:
    table = Campaign(saved={"placed": USED}).goes_to("imai-town").ends("ninjas")
    assert table.kind() == "tax"
    assert table.state.palace == ("FD1", "FD2", "FD3")


# The end


@pytest.mark.rule("ST-449", "ST-422", "ST-439")
@pytest.mark.parametrize("side, winners", [("ninjas", (1, 2, 3)), ("daimyo", (0,))])
def test_whoever_wins_at_the_palace_wins_the_chapter(side: str, winners: tuple[int, ...]) -> None:
    table = Campaign().goes_to("osaka-castle").ends("daimyo").goes_to("yabu-palace").ends(side)
    assert table.table.over
    standing = chapter.standing(table.state)
    assert standing.winners == winners
    assert standing.reason == f"chapter {side}"


@pytest.mark.rule("ST-R83")
def test_a_surrender_at_the_palace_loses_the_chapter() -> None:
    table = Campaign().goes_to("yabu-palace").ends("daimyo", surrendered="ninjas")
    assert table.table.over and chapter.standing(table.state).winners == (0,)
