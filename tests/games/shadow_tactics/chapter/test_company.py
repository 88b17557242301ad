"""A chapter is saved and gone on with; players sit out, come back, and join."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hyakki.core.errors import BadContent
from hyakki.games.shadow_tactics.chapter.state import Saved
from hyakki.games.shadow_tactics.series import chapter
from hyakki.lab.check import step
from tests.games.shadow_tactics.campaign import TEAMS, Campaign, card

PLAYED: dict[str, Any] = {"missions": [["imai-town", "ninjas"]]}
WON: dict[str, Any] = {
    "cards": ["HAY-R1", "YUK-R1"],
    "jutsu": {"HAY": 1, "YUK": 2},
    "quests": ["HQ1", "YQ1", "DQ1"],
    "orders": ["QO1"],
}


def company(seats: int, groups: int | None = None, **saved: Any) -> Campaign:
    """A chapter of so many seats, after one mission of as many players or of another number."""
    teams = [group for group in TEAMS[groups or seats] if group]
    return Campaign(seats, saved={**PLAYED, "groups": teams, **saved})


# Saving


@pytest.mark.rule("ST-398", "ST-399", "ST-400")
def test_a_chapter_goes_on_where_it_was_left() -> None:
    table = Campaign().goes_to("imai-town")
    table.ends("ninjas", coins=4, quests=["HQ1", "DQ2"], rewards=[["HAY", "HAY-R1"], ["daimyo", "QO2"]], modifier=-2)
    table.goes_to("mount-tsuru").ends("daimyo", modifier=1)
    table.proposes("A", "adjourn")
    assert table.table.over
    standing = chapter.standing(table.state)
    assert standing.winners == ()
    saved = msgspec.json.decode(msgspec.json.encode(standing.facts["saved"]))
    again = Campaign(4, saved=saved)
    assert again.state.missions == (("imai-town", "ninjas"), ("mount-tsuru", "daimyo"))
    assert (again.state.pool, again.state.modifier, again.state.veto) == (10, 1, 0)
    assert again.state.unlocked == ("PD8", "PO6")
    assert (again.state.cards, again.state.orders, again.state.quests) == (("HAY-R1",), ("QO2",), ("HQ1", "DQ2"))
    again.goes_to("osaka-castle")
    assert again.team() == {"B": ["HAY"], "C": ["YUK"], "D": ["MUG"]}
    assert again.state.save() == msgspec.structs.replace(table.state.opened)


@pytest.mark.rule("ST-398", "ST-400")
def test_what_is_saved_is_the_chapter_before_the_sequence_under_way() -> None:
    lying = [card("PD3", "osaka-castle", 2, 1)]
    table = company(4, placed=lying, pool=30, offers={"ninjas": 2}, discount=2, embargo=True)
    before = table.state.opened
    table.to("assign").does("A", "card PD3", "at mount-tsuru").does("A", "settled")
    table.proposes("C", "adjourn")
    saved = chapter.standing(table.state).facts["saved"]
    assert msgspec.convert(saved, Saved) == before
    assert before.placed[0].location == "osaka-castle"
    assert (before.offers, before.discount, before.embargo) == ({"ninjas": 2}, 2, True)


@pytest.mark.rule("ST-398")
def test_a_chapter_is_saved_between_missions_only() -> None:
    table = Campaign()
    assert table.rules_against("A")["adjourn"] == ""
    table.goes_to("imai-town")
    assert table.rules_against("A")["adjourn"] == "ST-398"
    table = Campaign(saved={"placed": [card("PD1", "imai-town")]}).goes_to("imai-town").ends("daimyo")
    assert table.kind() == "promote"
    assert table.rules_against("A")["adjourn"] == "ST-398", "the mission must be settled first"


@pytest.mark.rule("ST-398")
def test_not_all_want_to_save_and_play_goes_on() -> None:
    table = Campaign()
    table.table.propose(0, "adjourn")
    table.together(B="agree", C="refuse")
    assert table.asked() == {"A": "tax"}


@pytest.mark.rule("ST-398")
def test_the_same_people_go_on_with_a_rematch() -> None:
    table = company(4, pool=7).proposes("A", "adjourn")
    standing = chapter.standing(table.state)
    assert chapter.rematch(standing.ranking, standing.facts)["saved"]["pool"] == 7
    over = company(4, pool=7).goes_to("yabu-palace").ends("daimyo")
    ended = chapter.standing(over.state)
    assert chapter.rematch(ended.ranking, ended.facts) == {"saved": None}


@pytest.mark.parametrize(
    "saved, where",
    [
        ({"missions": [["safe-house", "ninjas"]]}, "missions"),
        ({"missions": [["imai-town", "nobody"]]}, "missions"),
        ({"missions": [["imai-town", "ninjas"], ["imai-town", "daimyo"]]}, "missions"),
        ({"placed": [card("PD1", "yabu-palace")]}, "placed"),
        ({"placed": [card("PD1", "imai-town", 4)]}, "placed"),
        ({"placed": [card("OC1", "imai-town")]}, "placed"),
        ({"placed": [card("PD1", "imai-town")], "palace": ["PD1"]}, "placed"),
        ({"groups": [["HAY"], ["HAY"]]}, "groups"),
        ({"cards": ["HAY-1"]}, "cards"),
        ({"orders": ["OC1"]}, "orders"),
        ({"quests": ["XQ1"]}, "quests"),
        ({"unlocked": ["NP1"]}, "unlocked"),
        ({"offers": {"nobody": 1}}, "offers"),
        ({"pool": -1}, "pool"),
        ({"jutsu": {"HAY": -2}}, "jutsu"),
        ({"modifier": 6}, "modifier"),
        ({"loot": 3}, ""),
    ],
)
def test_a_chapter_that_cannot_be_is_refused(saved: dict[str, Any], where: str) -> None:
    with pytest.raises(BadContent, match=f"option saved.*{where}"):
        chapter.rules(4, {"saved": {"palace": ["FD1"], **saved}})


@pytest.mark.parametrize("name", ["mission", "first", "picks", "carried", "side_quests"])
def test_what_is_a_mission_s_alone_cannot_be_agreed_for_a_chapter(name: str) -> None:
    with pytest.raises(BadContent, match=f"option {name}"):
        chapter.rules(4, {name: None})


# Joining and leaving


@pytest.mark.rule("ST-401")
def test_ninja_players_sit_out_and_come_back_between_missions_only() -> None:
    table = Campaign(4)
    nothing = dict.fromkeys(("sit-out B", "sit-out C", "sit-out D", "adjourn"), "")
    assert table.rules_against("C") == nothing, "the Daimyo is not among them"
    table.proposes("C", "sit-out C")
    assert table.state.present == (0, 1, 3)
    assert table.rules_against("D")["come-along C"] == ""
    table.goes_to("imai-town")
    assert table.asked() == {}
    barred = {"sit-out B": "ST-401", "sit-out D": "ST-401", "come-along C": "ST-401", "adjourn": "ST-398"}
    assert table.rules_against("B") == barred
    assert chapter.players(table.state) == (0, 1, 3)
    key, seats, _ = chapter.under_way(table.state) or ("", 0, {})
    assert (key, seats) == ("shadow_tactics", 3)


@pytest.mark.rule("ST-401", "ST-R02")
def test_one_ninja_player_must_stay() -> None:
    table = Campaign(3).proposes("B", "sit-out B")
    assert table.rules_against("C") == {"sit-out C": "ST-R02", "come-along B": "", "adjourn": ""}


@pytest.mark.rule("ST-401")
def test_all_others_must_agree_about_somebody_else() -> None:
    table = Campaign(4)
    table.table.propose(0, "sit-out C")
    assert table.asked() == {"B": "vote", "D": "vote"}
    table.together(B="agree", D="agree")
    assert table.state.present == (0, 1, 3)
    table.table.propose(0, "come-along C")
    table.together(B="refuse")
    assert table.state.present == (0, 1, 3)


@pytest.mark.rule("ST-401", "ST-R134")
def test_only_those_who_take_part_decide() -> None:
    table = Campaign(4, saved={"pool": 30}).proposes("B", "sit-out B").to("buy")
    assert table.asked() == {"C": "buy", "D": "buy"}
    table.to("go")
    assert table.asked() == {"C": "go", "D": "go"}


@pytest.mark.rule("ST-401", "ST-402", "ST-002")
def test_one_more_player_brings_a_fresh_ninja() -> None:
    table = company(5, groups=4, **WON).goes_to("osaka-castle")
    assert table.asked() == {"E": "take-over"}
    assert table.offered("E") == ["take-over AIK", "take-over TAK"]
    assert table.blocked("E") == {f"take-over {ninja}": "ST-002" for ninja in ("HAY", "YUK", "MUG")}
    table.refused("E", "ST-002", "take-over HAY")
    table.does("E", "take-over TAK")
    assert table.team() == {"B": ["HAY"], "C": ["YUK"], "D": ["MUG"], "E": ["TAK"]}
    carried = table.carried()
    assert "TAK" not in carried.jutsu
    assert not [quest for quest in carried.quests if quest.startswith("T")]
    assert carried.jutsu == {"HAY": 1, "YUK": 2}, "the others keep what they have"


@pytest.mark.rule("ST-403", "ST-402", "ST-R134")
def test_with_one_player_less_the_ninjas_choose_who_goes() -> None:
    table = company(5, **WON).proposes("E", "sit-out E").goes_to("osaka-castle")
    assert table.asked() == {"B": "dismiss", "C": "dismiss", "D": "dismiss"}
    assert table.offered("B") == ["dismiss HAY", "dismiss YUK", "dismiss MUG", "dismiss AIK"]
    table.together(B="dismiss AIK", C="dismiss YUK", D="dismiss YUK")
    assert table.team() == {"B": ["HAY"], "C": ["AIK"], "D": ["MUG"]}, "Aiko has a player again"
    assert table.carried().jutsu == {"HAY": 1}
    assert (table.carried().cards, table.carried().quests) == (("HAY-R1",), ("HQ1", "DQ1"))


@pytest.mark.rule("ST-402")
def test_whoever_comes_back_starts_fresh() -> None:
    table = company(5, **WON).proposes("E", "sit-out E").goes_to("osaka-castle").ninjas_do("dismiss YUK")
    table.ends("daimyo").proposes("E", "come-along E").goes_to("mount-tsuru")
    table.does("E", "take-over YUK")
    assert "YUK" not in table.carried().jutsu
    assert "YQ1" not in table.carried().quests


@pytest.mark.rule("ST-401", "ST-003", "ST-004")
@pytest.mark.parametrize("before, after", [(2, 3), (3, 2), (4, 3), (3, 4), (4, 2), (2, 5), (5, 2), (5, 3)])
def test_every_change_of_number_leads_to_a_full_team(before: int, after: int) -> None:
    table = company(after, groups=before).goes_to("osaka-castle")
    while table.kind() in ("dismiss", "give-up", "take-over"):
        table.table.time_up()
    team = table.team()
    each = {2: 3, 3: 2, 4: 1, 5: 1}[after]
    assert [len(own) for own in team.values()] == [each] * (after - 1)
    ninjas = [ninja for own in team.values() for ninja in own]
    assert len(set(ninjas)) == len(ninjas)
    stayed = {ninja for group in TEAMS[before] for ninja in group}
    fewer = min(len(stayed), len(ninjas))
    assert len(stayed & set(ninjas)) == fewer, "nobody goes who need not"


@pytest.mark.rule("ST-401")
def test_a_player_with_too_many_ninjas_gives_one_up() -> None:
    table = company(3, groups=2).goes_to("osaka-castle")
    assert table.asked() == {"B": "give-up"}
    assert table.offered("B") == ["give-up HAY", "give-up YUK", "give-up MUG"]
    table.does("B", "give-up HAY")
    assert table.asked() == {"C": "take-over"}
    assert table.offered("C") == ["take-over AIK", "take-over TAK"], "Hayato is C's already"
    table.does("C", "take-over TAK")
    assert table.team() == {"B": ["YUK", "MUG"], "C": ["HAY", "TAK"]}


@pytest.mark.rule("ST-399", "ST-401")
def test_players_keep_their_ninjas_from_mission_to_mission() -> None:
    table = Campaign(3).goes_to("imai-town")
    assert "picks" not in table.mission(), "they are picked in the first mission"
    table.ends("daimyo").goes_to("osaka-castle")
    assert table.team() == {"B": ["HAY", "YUK"], "C": ["MUG", "AIK"]}


@pytest.mark.rule("ST-401")
def test_seats_are_found_again_after_a_mission_without_some() -> None:
    table = Campaign(5, daimyo=3).proposes("B", "sit-out B").goes_to("imai-town")
    assert chapter.players(table.state) == (0, 2, 3, 4)
    assert table.mission()["daimyo"] == 2
    table.ends("daimyo", picks=[["HAY"], ["YUK"], [], ["TAK"]])
    assert table.state.picks == ((0,), (), (1,), (), (4,))


def test_a_vote_lapses_when_the_mission_ends() -> None:
    table = Campaign(3).goes_to("imai-town")
    table.table.propose(1, "abandon")
    assert table.kind() == "vote"
    table.table.played({"facts": {**_facts(), "side": "daimyo"}})
    assert table.state.missions == (("imai-town", "daimyo"),)
    assert table.kind() == "tax"


def _facts() -> dict[str, Any]:
    nothing: dict[str, Any] = {"coins": 0, "quests": [], "rewards": [], "lost": {}, "modifier": 0}
    return {"picks": TEAMS[3], **nothing}


def test_whatever_is_proposed_a_chapter_can_be_gone_on_with() -> None:
    """People come and go at random, and every time what is saved makes the same chapter."""
    rng = Random(8)
    for game in range(6):
        table = Campaign(5, seed=game)
        for _ in range(80):
            if table.table.over:
                break
            if chapter.under_way(table.state) is not None:
                table.ends(rng.choice(("daimyo", "ninjas")), coins=rng.randrange(4))
                continue
            free = [m.id for m in table.table.motions(1) if m.name in ("sit-out", "come-along") and not m.rule]
            if table.kind() != "vote" and free and rng.random() < 0.2:
                table.table.propose(1, rng.choice(free))
                continue
            step(table.table, rng)
            saved = msgspec.to_builtins(table.state.opened)
            assert Campaign(5, saved=saved).state.save() == table.state.opened
