"""The two campaigns: what follows what, what carries over, what is kept, and who wins (OK-348 to OK-353)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import AgainstRules, BadContent, Malformed
from hyakki.core.events import viewers
from hyakki.core.game import game_of
from hyakki.core.save import digest
from hyakki.core.series import OpenView
from hyakki.core.table import Table
from hyakki.core.text import LANGUAGES, Text
from hyakki.games.okko import game
from hyakki.games.okko.campaign.events import KINDS
from hyakki.games.okko.campaign.legacy import legacy
from hyakki.games.okko.campaign.state import CampaignState
from hyakki.games.okko.campaign.verdict import more_points, points
from hyakki.games.okko.series import campaign
from hyakki.lab.check import step
from tests.core.ftl import fields, texts
from tests.games.okko.sitting import Sitting

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
TEAM = ["OKK", "NOB", "NSH", "SET"]
SIMPLE, BRANCHING = "CAM-1", "CAM-2"


class Told:
    """A campaign in the words of the table: A is the Oni, B, C… run a hero each."""

    def __init__(self, name: str, heroes: int = 2) -> None:
        self.heroes = heroes
        rules = campaign.rules(heroes + 1, {"campaign": name})
        self.table = Table.start(campaign, rules, heroes + 1, Chance.seeded(7))

    @property
    def state(self) -> CampaignState:
        assert isinstance(self.table.state, CampaignState)
        return self.table.state

    def options(self) -> dict[str, Any]:
        under_way = campaign.under_way(self.state)
        assert under_way is not None
        key, seats, options = under_way
        assert (key, seats) == ("okko", self.heroes + 1)
        game.rules(seats, options)  # the scenario can be played so
        return options

    def scenario(self) -> str:
        return str(self.options()["scenario"])

    def won_by(self, side: str | None, gear: dict[str, Any] | None = None, memoirs: Any = (), on: bool = True) -> Told:
        """The scenario under way ends so, and the next act is opened."""
        picks = [[], *([name] for name in TEAM[: self.heroes])]
        kept = {name: {} for name in TEAM[: self.heroes]} if gear is None else gear
        facts = {"picks": picks, "gear": kept, "memoirs": [list(memoir) for memoir in memoirs]}
        known = {"side": side, **facts} if side else {}
        self.table.played({"reason": "scored", "winners": [], "ranking": [], "facts": known})
        if on and self.table.asks:
            self.opens()
        return self

    def asked(self) -> dict[str, str]:
        return {NAMES[ask.seat][0]: ask.kind for ask in self.table.asks}

    def opens(self) -> Told:
        (ask,) = self.table.asks
        self.table.answer(ask.seat, self.table.ask_id(ask), ("begin-act",))
        return self

    def said(self, kind: str) -> list[tuple[Any, ...]]:
        return [event.args for _, event in self.table.log if event.kind.name == kind]

    def winner(self) -> str:
        assert self.state.over is not None
        return str(self.state.over[1])


@pytest.mark.rule("OK-349")
@pytest.mark.parametrize(
    "heroes, night_2, night_3", [(1, "S2", "S2"), (2, "S3", "S8"), (3, "S4", "S8"), (4, "S5", "S8")]
)
@pytest.mark.parametrize("side", ["heroes", "oni"])
def test_the_simple_campaign_is_a_fixed_line_for_each_number_of_heroes(
    heroes: int, night_2: str, night_3: str, side: str
) -> None:
    told = Told(SIMPLE, heroes)
    played = [told.scenario(), told.won_by(side).scenario(), told.won_by(side).scenario()]
    assert played == ["S1", night_2, night_3]
    assert told.won_by(side).winner() == side


@pytest.mark.rule("OK-349")
def test_more_wins_take_the_simple_campaign_whatever_is_remembered() -> None:
    told = Told(SIMPLE).won_by("heroes", memoirs=[("REC-OKK", "heroes")]).won_by("heroes")
    told.won_by("oni", memoirs=[("REC-FINAL", "oni"), ("REC-MASK", "oni")])
    assert told.winner() == "heroes" and told.said("wins-counted") == [(2, 1)]
    standing = campaign.standing(told.state)
    assert standing.reason == "campaign heroes" and standing.winners == (1, 2) and standing.ranking == (1, 2, 0)


@pytest.mark.rule("OK-R161")
@pytest.mark.parametrize("last", ["heroes", "oni"])
def test_on_a_tie_of_wins_the_last_scenario_decides(last: str) -> None:
    act = {"kind": "simple", "first": "1", "acts": {"1": {"scenarios": ["S1"] * 4, "heroes": "2", "oni": "2"}}}
    act["acts"]["2"] = {"scenarios": ["S1"] * 4}  # type: ignore[index]
    rules = campaign.rules(2, {"campaign": "two", "content": {"campaigns": {"two": act}}})
    told = Told(SIMPLE, 1)
    told.table = Table.start(campaign, rules, 2, Chance.seeded(1))
    told.won_by("oni" if last == "heroes" else "heroes").won_by(last)
    assert told.winner() == last


@pytest.mark.rule("OK-350", "OK-351")
@pytest.mark.parametrize(
    "first, second, acts",
    [
        ("heroes", "heroes", ["1", "2a", "3a"]),
        ("heroes", "oni", ["1", "2a", "3b"]),
        ("oni", "heroes", ["1", "2b", "3b"]),
        ("oni", "oni", ["1", "2b", "3c"]),
    ],
)
def test_each_result_picks_the_next_act(first: str, second: str, acts: list[str]) -> None:
    told = Told(BRANCHING)
    seen = [told.state.act, told.won_by(first).state.act, told.won_by(second).state.act]
    assert seen == acts and told.scenario() == "S8"
    assert [scenario for _, scenario, _ in told.state.results] == ["S1", "S6" if first == "heroes" else "S7"]


@pytest.mark.rule("OK-351")
@pytest.mark.parametrize("side, asked", [("heroes", {"B": "next-act"}), ("oni", {"A": "next-act"})])
def test_the_winner_opens_the_next_act(side: str, asked: dict[str, str]) -> None:
    told = Told(BRANCHING).won_by(side, on=False)
    assert told.asked() == asked and campaign.under_way(told.state) is None
    assert told.opens().scenario() in ("S6", "S7")


@pytest.mark.rule("OK-R173")
@pytest.mark.parametrize("id, rule", [("agree", "OK-R173"), ("move", "OK-291"), ("plan OKK", "OK-036"), ("sing", "")])
def test_between_acts_an_answer_to_another_question_is_refused_by_its_rule(id: str, rule: str) -> None:
    told = Told(BRANCHING).won_by("heroes", on=False)
    (ask,) = told.table.asks
    with pytest.raises(AgainstRules if rule else Malformed) as refused:
        told.table.answer(ask.seat, told.table.ask_id(ask), (id,))
    assert getattr(refused.value, "rule", "") == rule


@pytest.mark.rule("OK-350")
def test_what_an_act_and_its_winner_change_in_the_next() -> None:
    assert "special" not in Told(BRANCHING).options()
    gained = Told(BRANCHING).won_by("heroes").options()["special"]
    assert gained == [{"rule": "equipment", "count": 1}]
    assert Told(BRANCHING).won_by("oni").options()["special"] == [{"rule": "events", "count": 1}]
    assert Told(BRANCHING).won_by("heroes").won_by("heroes").options()["special"] == [{"rule": "shown-demon"}]
    assert "special" not in Told(BRANCHING).won_by("heroes").won_by("oni").options()
    corrupted = Told(BRANCHING).won_by("oni").won_by("oni").options()["special"]
    assert corrupted == [{"rule": "corruption", "at": "C01b"}]
    alone = Told(BRANCHING, 1).won_by("oni").won_by("oni").options()["special"]
    assert alone == [{"rule": "corruption", "at": "C05a"}]


@pytest.mark.rule("OK-350")
def test_a_gained_equipment_card_is_drawn_and_put_away_before_play() -> None:
    rule = [{"rule": "equipment", "count": 1}]
    heroes: dict[str, Any] = {"OKK": "", "NOB": ""}
    sitting = Sitting("S3", heroes, at="start", options={"special": rule}).draws("equipment", 0, 0).silence("follower")
    drawn = [event for event in sitting.events if event.kind.name == "equipment-drawn"]
    assert [event.args for event in drawn] == [(0,), (1,)] and sitting.asked() == {"B": "gain"}
    before = len(sitting.hero("OKK").equipment)
    sitting.silence()
    assert sitting.asked() == {"C": "gain"} and len(sitting.hero("OKK").equipment) <= before + 1
    sitting.silence()
    assert sitting.state.round == 1


@pytest.mark.rule("OK-350", "OK-033")
def test_the_oni_starts_with_the_event_card_it_has_gained() -> None:
    plain = Sitting("S7", {"OKK": "", "NOB": ""}, at="start").silence("follower")
    more = Sitting("S7", {"OKK": "", "NOB": ""}, at="start", options={"special": [{"rule": "events", "count": 1}]})
    assert len(plain.state.event_hand) == 2 and len(more.silence("follower").state.event_hand) == 3


@pytest.mark.rule("OK-350")
def test_the_first_corruption_token_may_lie_there_already_and_its_round_places_none() -> None:
    rule = [{"rule": "corruption", "at": "C01b"}]
    sitting = Sitting("S8", {"OKK": "", "NOB": ""}, at="start", options={"special": rule}).silence("follower")
    plain = Sitting("S8", {"OKK": "", "NOB": ""}, at="start").silence("follower")
    assert len(sitting.state.corruption) == 1 and plain.state.corruption == []
    assert plain.state.track[0] == 2 and sitting.state.track == plain.state.track[1:]


@pytest.mark.rule("OK-348", "OK-R158")
def test_equipment_carries_over_slot_by_slot_and_nothing_else() -> None:
    gear = {"hands": ["EQ-13"], "clothing": "EQ-03", "supplies": ["EQ-01", "EQ-20"]}
    equipment = game.rules(3, {}).equipment
    assert equipment["EQ-13"].slot in ("hand", "hands")
    told = Told(SIMPLE).won_by("heroes", gear={"OKK": gear, "NOB": {}})
    options = told.options()
    assert options["carried"] == {"OKK": gear, "NOB": {}}
    assert told.said("gear-kept") == [(0, tuple(int(name[3:]) - 1 for name in ("EQ-13", "EQ-03", "EQ-01", "EQ-20")))]
    sitting = Sitting("S3", {"OKK": "", "NOB": ""}, at="start", options={"carried": options["carried"]}).silence(
        "follower"
    )
    assert legacy(sitting.state)["gear"] == {"OKK": gear, "NOB": {}}
    okko = sitting.hero("OKK")
    assert len(okko.hand) == 8 and not okko.discard and sitting.damage("OKK") == 0 and not okko.eliminated
    assert not {*okko.equipment} & {*sitting.state.equipment_deck}
    assert len(sitting.state.equipment_deck) == 28, "what nobody carries lies in the deck"


@pytest.mark.rule("OK-348", "OK-R127")
def test_a_load_for_a_porter_is_too_much_without_him() -> None:
    load = ["EQ-20", "EQ-27", "EQ-28", "EQ-29", "EQ-30"]
    told = Told(SIMPLE).won_by("heroes", gear={"OKK": {}, "NOB": {"supplies": load}})
    heroes, carried = {"OKK": "", "NOB": ""}, told.options()["carried"]
    sitting = Sitting("S3", heroes, at="start", options={"carried": carried})
    sitting.does("B", "version FOL-1a", "to A01.11").does("C", "version FOL-2b", "to A01.12")
    assert sitting.asked() == {"C": "shed"}
    sitting.does("C", "discard EQ-27").does("C", "discard EQ-20")
    assert legacy(sitting.state)["gear"]["NOB"] == {"supplies": ["EQ-28", "EQ-29", "EQ-30"]}
    with_porter = Sitting("S3", heroes, at="start", options={"carried": carried})
    with_porter.does("B", "version FOL-1a", "to A01.11").does("C", "version FOL-2a", "to A01.12")
    assert legacy(with_porter.state)["gear"]["NOB"] == {"supplies": load}


@pytest.mark.rule("OK-R159")
def test_who_was_eliminated_comes_back_with_its_starting_equipment() -> None:
    told = Told(SIMPLE).won_by("oni", gear={"NOB": {"supplies": ["EQ-20"]}})
    assert told.said("gear-lost") == [(0,)] and [*told.options()["carried"]] == ["NOB"]
    sitting = Sitting("S3", {"OKK": "", "NOB": ""}, at="start", options={"carried": told.options()["carried"]}).silence(
        "follower"
    )
    fresh = Sitting("S3", {"OKK": "", "NOB": ""}, at="start").silence("follower")
    assert sitting.hero("OKK").equipment == fresh.hero("OKK").equipment == (0, 1, 2)
    assert sitting.hero("NOB").equipment == (19,) and sitting.hero("OKK").in_play


@pytest.mark.rule("OK-348", "OK-R159")
def test_a_scenario_says_what_its_heroes_have_at_the_end() -> None:
    sitting = Sitting("S1", {"OKK": {"at": "", "up": "EQ-01"}, "NOB": {"at": "", "supplies": ["EQ-20"]}})
    assert legacy(sitting.start().state)["gear"] == {"OKK": {"hands": ["EQ-01"]}, "NOB": {"supplies": ["EQ-20"]}}
    sitting.state.heroes[0].eliminated = True
    assert legacy(sitting.state)["gear"] == {"NOB": {"supplies": ["EQ-20"]}}
    assert legacy(sitting.state)["picks"] == [[], ["OKK"], ["NOB"]]


@pytest.mark.rule("OK-348")
@pytest.mark.parametrize(
    "carried",
    [
        {"OKK": {"hands": ["EQ-99"]}},
        {"OKK": {"supplies": ["EQ-01"]}, "NOB": {"supplies": ["EQ-01"]}},
        {"OKK": {"clothing": "EQ-01"}},
        {"OKK": {"hands": ["EQ-03"]}},
        {"OKK": {"hands": ["EQ-01", "EQ-02", "EQ-04"]}},
        {"BOB": {}},
    ],
)
def test_what_cannot_be_carried_is_refused(carried: dict[str, Any]) -> None:
    with pytest.raises(BadContent):
        game.rules(3, {"carried": carried})


@pytest.mark.rule("OK-352", "OK-353", "OK-R160")
def test_kept_recollections_and_those_of_the_acts_decide_the_branching_campaign() -> None:
    told = Told(BRANCHING)
    told.won_by("heroes", memoirs=[("REC-SCEN", "heroes")])
    told.won_by("heroes", memoirs=[("REC-MASK", "oni"), ("REC-OKK", "oni")])
    assert told.state.kept == (("REC-SCEN", "heroes"), ("REC-MASK", "oni"), ("REC-OKK", "oni"))
    assert told.said("act-taken") == [], "only after the last scenario"
    told.won_by("oni", memoirs=[("REC-FINAL", "oni")])
    assert told.said("act-taken") == [(1, "small", "heroes"), (2, "medium", "heroes"), (3, "large", "oni")]
    assert told.said("campaign-scored") == [(4 + 1 + 2, 2 + 1 + 4 + 4)] and told.winner() == "oni"


@pytest.mark.rule("OK-128", "OK-R153", "OK-R160", "OK-R172", "OK-E41")
@pytest.mark.parametrize(
    "kept, winner",
    [
        ([("REC-FINAL", "heroes"), ("REC-MASK", "heroes"), ("REC-SCEN", "oni"), ("REC-OKK", "oni")], "heroes"),
        ([("REC-FINAL", "oni"), ("REC-MASK", "heroes"), ("REC-M01", "heroes")], "oni"),
        ([("REC-FINAL", "heroes"), ("REC-MASK", "oni"), ("REC-M01", "oni")], "heroes"),
        ([("REC-FINAL", "heroes"), ("REC-SCEN", "oni")], "oni"),
    ],
)
def test_level_points_go_to_more_large_then_more_medium_then_the_oni(kept: list[tuple[str, str]], winner: str) -> None:
    state = Told(BRANCHING).state
    state.kept = tuple(kept)
    if ("REC-OKK", "oni") in kept:
        state.kept += (("REC-NOB", "oni"),)  # 6 and 6, one large each: medium decides
    assert points(state, "heroes") == points(state, "oni")
    assert more_points(state) == winner


@pytest.mark.rule("OK-350")
def test_a_scenario_that_all_give_up_is_played_again() -> None:
    told = Told(BRANCHING).won_by("heroes").won_by(None)
    assert told.said("act-not-counted") == [(2, 5)] and told.state.act == "2a" and told.scenario() == "S6"
    assert told.options()["picks"] == [[], ["OKK"], ["NOB"]]


@pytest.mark.slow
@pytest.mark.rule("OK-350")
def test_a_campaign_must_be_one_there_is_and_its_special_rules_must_suit_its_scenarios() -> None:
    with pytest.raises(BadContent, match="campaign"):
        campaign.rules(3, {"campaign": "CAM-9"})
    with pytest.raises(BadContent, match="mission"):
        campaign.rules(3, {"mission": "S1"})
    act = {"scenarios": ["S1"] * 4, "special": [{"rule": "shown-demon"}]}
    wrong = {"kind": "simple", "first": "1", "acts": {"1": act}}
    with pytest.raises(BadContent, match="acts 1 special"):
        campaign.rules(3, {"campaign": "own", "content": {"campaigns": {"own": wrong}}})


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name, seats", [(SIMPLE, 2), (BRANCHING, 3)])
@pytest.mark.rule("OK-348", "OK-352")
def test_whole_campaigns_can_be_played_and_put_into_words(name: str, seats: int, lang: str) -> None:
    text, rng = Text(campaign, lang), Random(f"{name} {lang}")
    table = Table.start(campaign, campaign.rules(seats, {"campaign": name}), seats, Chance.seeded(2))
    while not table.over:
        if table.asks:
            assert text.ask(table.asks[0].kind, table.view(viewers(seats)[0]), NAMES)
            step(table, rng)
            continue
        key, count, options = campaign.under_way(table.state) or ("", 0, {})  # type: ignore[arg-type]
        inner = Table.start(game_of(key), game_of(key).rules(count, options), count, Chance.seeded(rng.randrange(999)))
        while not inner.over:
            step(inner, rng)
        table.played(game.standing(inner.state).plain())  # type: ignore[arg-type]
    for _, event in table.log:
        for viewer in viewers(seats):
            assert text.event(event.seen(viewer), NAMES, viewer)
    assert text.ending(table.game.standing(table.state), NAMES)
    assert len(table.state.results) == 3  # type: ignore[attr-defined]


def test_nothing_of_a_campaign_is_secret() -> None:
    told = Told(BRANCHING).won_by("heroes", gear={"OKK": {"supplies": ["EQ-20"]}}, on=False)
    for viewer in viewers(3):
        view = told.table.view(viewer)
        assert isinstance(view, OpenView)
        again = campaign.redeal(view, Random(1))
        again.chance = told.state.chance
        assert digest(again) == digest(told.state)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_between_scenarios_has_a_sentence(lang: str) -> None:
    found = texts(campaign.package, lang)
    for kind in KINDS.values():
        assert fields(found[f"event-{kind.name}"]) <= {*kind.fields}
    assert {"title-okko-campaign", "ask-next-act", "option-begin-act", "ending-campaign-heroes"} <= found.keys()
    text = Text(campaign, lang)
    told = Told(BRANCHING).won_by("oni", gear={"NOB": {"supplies": ["EQ-20"]}}).won_by(None).won_by("heroes")
    for _, event in told.won_by("heroes").table.log:
        for viewer in viewers(3):
            assert text.event(event.seen(viewer), NAMES, viewer)
    assert {"gear-lost", "gear-kept", "act-not-counted"} <= {event.kind.name for _, event in told.table.log}
