"""Okko Chronicles gives nothing away: plans, initiative and clues of the heroes, nature, identity and cards of the Oni,
what lies under tokens and in decks (OK-R21 to OK-R31).

A true world and one redealt for a viewer look alike to it until a rule tells it the difference; what is planted to give
something away is found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hyakki.core.chance import Chance
from hyakki.core.engine import State, fields_of, give
from hyakki.core.events import SPECTATOR, Event, Viewer, viewers
from hyakki.core.game import game_of
from hyakki.core.memory import fold
from hyakki.core.talk import TABLE
from hyakki.core.text import LANGUAGES, Text
from hyakki.games.okko import events as say
from hyakki.games.okko.catalog.chronicle import Special
from hyakki.games.okko.catalog.ids import AGENTS, CARDS, CLUES, COURTIERS, EQUIPMENT, EVENTS, HEROES, ONI_CARDS
from hyakki.games.okko.catalog.loading import make_rules
from hyakki.games.okko.events import KINDS
from hyakki.games.okko.knowledge.memory import SEEN, OkkoMemory
from hyakki.games.okko.knowledge.view import OkkoView
from hyakki.games.okko.people import NOTHING
from hyakki.games.okko.state import SETUP, OkkoState
from hyakki.games.okko.talk import HEROES as HEROES_CHANNEL
from hyakki.lab.check import random_path
from hyakki.lab.leak import LeakReport, compare
from tests.games.okko.sitting import Sitting

game = game_of("okko")
views = import_module("hyakki.games.okko.knowledge.view")
ONI, BO, CLEO = range(3)
WATCHING = ()
TWO = {"OKK": {"at": "", "up": "EQ-01", "supplies": ["EQ-29"], "damage": 1}, "NOB": ""}


def view_of(table: Sitting, *seats: int) -> OkkoView:
    """Return what these seats see at the table now."""
    s = table.start().state
    memory = OkkoMemory(Viewer(seats))
    game.remembered(s, memory)
    return views.view(s, memory)  # type: ignore[no-any-return]


def everybody(table: Sitting) -> list[OkkoView]:
    return [view_of(table, ONI), view_of(table, BO), view_of(table, CLEO), view_of(table, *WATCHING)]


def events(*names: str) -> tuple[int, ...]:
    return tuple(EVENTS.index(name) for name in names)


# What is for all to see


@pytest.mark.rule("OK-R21")
def test_everything_on_the_table_is_for_all_to_see() -> None:
    table = Sitting(
        "S3",
        TWO,
        {"ashigaru": ["B04.21"]},
        at="turn",
        corruption=["A01"],
        hand=["EV-01a", "EV-02a"],
        clues=["COU-2"],
        courtiers={"COU-1": "A01.22", "COU-2": "A01.24"},
        conditions={"OKK": ["poisoned", "stunned back"]},
        interrogated=["COU-2"],
    )
    table.state.failures, table.state.memoirs = 1, [(3, 1)]
    for seen in everybody(table):
        okko = next(figure for figure in seen.figures if figure.figure == 0)
        assert (okko.damage, okko.conditions) == (1, (0, 1, 2, 0))
        assert seen.heroes[0].hands[0] == EQUIPMENT.index("EQ-01")
        assert seen.heroes[0].supplies == (EQUIPMENT.index("EQ-29"),)
        assert seen.heroes[0].mission == 0 and seen.heroes[1].seat == CLEO
        assert (seen.event_hand, seen.event_deck, seen.kept, seen.clue_deck) == (2, 24, 1, 0)
        assert (seen.failures, seen.memoirs, seen.interrogated) == (1, ((3, 1),), (1,))
        assert len(seen.corruption) == 1 and seen.agents[0].owned


@pytest.mark.rule("OK-R22", "OK-R23")
def test_no_view_names_a_field_that_hides_something() -> None:
    """Where a hidden field has a namesake that everybody sees, it is a size, or what everybody knows."""
    s = game.start(game.rules(3, {"scenario": "S3"}), 3, Chance.seeded("fields"))
    shown = game.open_part(s)
    assert OkkoState.hidden & set(shown) == {"clue_deck", "event_deck", "event_hand", "identity", "nature"}
    assert all(isinstance(shown[name], int) for name in ("clue_deck", "event_deck", "event_hand"))
    assert (shown["identity"], shown["nature"]) == (-1, -1)


SENT_OTHERWISE = {
    *("where", "damage", "conditions", "lost", "heroes", "allies", "agents", "markers", "penalties", "things", "tasks"),
}
"""What everybody sees, in another form than the State's."""


@pytest.mark.rule("OK-R21", "OK-R22")
def test_every_fact_of_the_game_is_for_all_to_see_or_hidden() -> None:
    plain = {*views.LISTS, *views.PLAIN}
    facts = set(fields_of(OkkoState)) - set(State.__slots__) - OkkoState.passing
    assert facts == plain | SENT_OTHERWISE | OkkoState.hidden
    assert not (plain | SENT_OTHERWISE) & OkkoState.hidden


# The heroes' side


@pytest.mark.rule("OK-R23", "OK-R25", "OK-R28")
def test_what_the_heroes_lay_all_heroes_see_and_nobody_else() -> None:
    table = Sitting("S1", TWO, at="strategy").start()
    table.silence("corruption", "enhancement", "summons")
    table.does("B", "plan OKK", "left OKK-1", "right OKK-2", "up EQ-01")
    laid = ((CARDS.index("OKK-1"),), (CARDS.index("OKK-2"),), EQUIPMENT.index("EQ-01"))
    for seat in (BO, CLEO):
        team = view_of(table, seat).team
        assert team is not None and tuple(team.plans[0]) == laid
    for seen in (view_of(table, ONI), view_of(table, *WATCHING)):
        assert seen.team is None
        okko = seen.heroes[0]
        assert (okko.laid, okko.left, okko.right) == ((0, 0), (), ())
        assert {CARDS[card] for card in okko.hand} == {f"OKK-{n}" for n in "1234567W"}  # one set, OK-R25


@pytest.mark.rule("OK-R22", "OK-R23")
def test_of_the_initiative_others_see_only_what_is_turned_up() -> None:
    table = Sitting("S1", TWO, at="activation").start()
    team = view_of(table, BO).team
    assert team is not None and [HEROES[hero] for hero in team.order] == ["NOB"]
    for seen in (view_of(table, ONI), view_of(table, *WATCHING)):
        assert seen.team is None and [HEROES[hero] for hero in seen.turned] == ["OKK"]


@pytest.mark.rule("OK-R23", "OK-R26")
def test_clues_that_are_kept_are_faces_to_heroes_and_a_number_to_others() -> None:
    table = Sitting("S3", TWO, clues=["COU-2", "ONI-3"], courtiers={"COU-1": "A01.22", "COU-2": "A01.24"})
    for seat in (BO, CLEO):
        team = view_of(table, seat).team
        assert team is not None and team.clues == tuple(sorted((CLUES.index("COU-2"), CLUES.index("ONI-3"))))
    for seen in (view_of(table, ONI), view_of(table, *WATCHING)):
        assert seen.team is None and seen.kept == 2


@pytest.mark.rule("OK-R23", "OK-R31")
def test_heroes_have_a_channel_of_their_own() -> None:
    s = game.start(game.rules(3, {}), 3, Chance.seeded("talk"))
    assert game.channels(s, ONI) == (TABLE,)
    assert game.channels(s, BO) == game.channels(s, CLEO) == (TABLE, HEROES_CHANNEL)
    assert [Text(game, lang).word("channel-heroes") for lang in LANGUAGES] == ["the heroes", "gli eroi"]


@pytest.mark.rule("OK-R32")
def test_who_runs_all_heroes_needs_no_channel() -> None:
    s = game.start(game.rules(2, {}), 2, Chance.seeded("talk"))
    assert game.channels(s, BO) == (TABLE,)


# The Oni's side


@pytest.mark.rule("OK-R22", "OK-R23", "OK-029", "OK-030")
def test_nature_identity_and_hand_are_the_onis_secret() -> None:
    court = {"COU-1": "A01.22", "COU-4": "A01.24"}
    hand = ["EV-01a", "EV-03b"]
    table = Sitting("S3", TWO, courtiers=court, nature="ONI-2", identity="COU-4", hand=hand)
    lair = view_of(table, ONI).lair
    assert lair is not None
    assert (ONI_CARDS[lair.nature], COURTIERS[lair.identity]) == ("ONI-2", "COU-4")
    assert lair.hand == events("EV-01a", "EV-03b")
    for seen in (view_of(table, BO), view_of(table, CLEO), view_of(table, *WATCHING)):
        assert seen.lair is None and (seen.nature, seen.identity, seen.event_hand) == (-1, -1, 2)


@pytest.mark.rule("OK-R23", "OK-249")
def test_a_nature_that_was_named_everybody_knows() -> None:
    table = Sitting("S3", TWO, nature="ONI-2", courtiers={"COU-1": "A01.22"}, named=True)
    for seen in everybody(table):
        assert (seen.nature, seen.identity) == (ONI_CARDS.index("ONI-2"), -1)


@pytest.mark.rule("OK-R28")
def test_while_drafts_are_open_nobody_sees_where_events_lie_and_then_how_many() -> None:
    table = Sitting("S1", TWO, {"ninja": ["B03.21"]}, at="strategy", hand=["EV-01a", "EV-02a"]).start()
    table.silence("corruption", "enhancement", "summons")
    table.does("A", "place EV-01a", "beside ninja")
    ninja = AGENTS.index("ninja")
    lair = view_of(table, ONI).lair
    assert lair is not None and lair.placed[ninja] == events("EV-01a") and lair.hand == events("EV-02a")
    seen = view_of(table, BO)
    assert (seen.event_hand, seen.agents[ninja].placed, seen.planned) == (2, 0, False)
    table.does("A", "hand-in").does("B", "lock OKK").does("C", "lock NOB")
    seen = view_of(table, BO)
    assert (seen.event_hand, seen.agents[ninja].placed) == (1, 1)


# What nobody knows


@pytest.mark.rule("OK-R22")
def test_of_a_token_only_the_sides_that_were_up_are_sent() -> None:
    table = Sitting("S3", TWO, tokens={"EVI-1": "A01.22", "EVI-2": "A01.24", "CHE-2": "A01.30"})
    table.state.markers[1].flipped = True
    for seen in everybody(table):
        first, second, chest = seen.markers
        assert first.front == second.front  # EVI-1 and EVI-2 share a front
        assert first.back == () and len(second.back) == 2
        assert len(chest.front) == 2 and chest.back == ()


# Memory


def remember(viewer: Viewer, *happened: Event) -> OkkoMemory:
    memory = OkkoMemory(viewer)
    fold(happened, [memory])
    return memory


@pytest.mark.rule("OK-217", "OK-R22")
def test_what_the_oni_holds_when_its_deck_is_made_anew_everybody_can_tell() -> None:
    start = Event(say.EVENTS_SHUFFLED, ((1, 2, 3, 4, 5),), None)
    first = Event(say.EVENTS_DRAWN, (ONI, 3), ((1, 4, 5),))
    played = [Event(say.EVENT_PLAYED, (ONI,), (card,)) for card in (4, 5)]
    again = Event(say.EVENTS_SHUFFLED, ((4, 5),), None)
    more = Event(say.EVENTS_DRAWN, (ONI, 3), ((2, 3, 5),))
    bo = remember(Viewer((BO,)), start, first)
    assert (bo.unseen, bo.held, bo.deck) == ([1, 2, 3, 4, 5], [], 2)
    bo = remember(Viewer((BO,)), start, first, *played, again, more)
    assert (bo.unseen, bo.held, bo.deck) == ([4, 5], [1, 2, 3], 1)
    oni = remember(Viewer((ONI,)), start, first, *played, again, more)
    assert (oni.unseen, oni.held, oni.deck) == ([4], [1, 2, 3, 5], 1)


@pytest.mark.rule("OK-249", "OK-R113")
def test_whoever_was_accused_wrongly_is_ruled_out_and_had_not_been_drawn() -> None:
    lady = CLUES.index("COU-2")
    drawn = Event(say.CLUE_DRAWN, (0, (BO, CLEO)), (CLUES.index("COU-3"),))
    wrong = Event(say.ACCUSED, ("identity", lady), (False,))
    for viewer in (Viewer((ONI,)), Viewer((BO,)), SPECTATOR):
        memory = remember(viewer, drawn, wrong, drawn)
        assert memory.not_identity == [COURTIERS.index("COU-2")] and memory.kept == 2
        assert memory.undrawn == {lady: 1}


@pytest.mark.rule("OK-R23", "OK-242")
def test_what_the_heroes_looked_at_they_know_until_it_is_drawn() -> None:
    one, two = CLUES.index("CMP-1"), CLUES.index("COU-3")
    looked = Event(say.LOOKED, (0, (BO, CLEO)), ((one, two),))
    arranged = Event(say.ARRANGED, (0, (BO, CLEO)), ((two, one),))
    drawn = Event(say.CLUE_DRAWN, (0, (BO, CLEO)), (two,))
    assert remember(Viewer((CLEO,)), looked).looked == [two, one]  # its top last
    assert remember(Viewer((CLEO,)), looked, arranged, drawn).looked == [one]
    assert remember(Viewer((ONI,)), looked, arranged).looked == []


NOTHING_HIDDEN = {
    *(
        "left-out",
        "mission",
        "courtiers",
        "tokens",
        "secrets",
        "round",
        "planned",
        "ordered",
        "placed",
        "picked-up",
        "laid",
    ),
    *("beside", "revealed", "initiative", "rolled", "rerolled", "tested", "equipment-drawn", "flipped", "clue-turned"),
    *(
        "chest-opened",
        "backed",
        "left-to-leader",
        "decided",
        "declared",
        "nature-named",
        "follower-shown",
        "wounded",
        "revealed-oni",
    ),
}
"""The View shows all that a viewer may know of these."""


def test_every_event_is_remembered_or_known_to_hide_nothing() -> None:
    folding = {kind.name for kind in KINDS.values() if kind.folds}
    assert folding - SEEN.keys() == NOTHING_HIDDEN
    assert SEEN.keys() <= KINDS.keys()


@pytest.mark.rule("OK-350")
def test_a_demon_that_is_shown_before_play_is_in_every_world() -> None:
    rules = make_rules(3, {"scenario": "S3"})
    marked = replace(rules.scenarios["S3"], special=(Special(rule="shown-demon"),))
    rules = replace(rules, scenarios={**rules.scenarios, "S3": marked})
    rng, seen = Random(9), [OkkoMemory(viewer) for viewer in viewers(3)]
    s = game.start(rules, 3, Chance.seeded("shown"))
    while s.phase == SETUP:
        fold(s.log, seen)
        s.log = []
        give(s, s.asks[0], random_path(s, s.asks[0], rng))
    fold(s.log, seen)
    (shown,) = s.clues
    assert shown != s.nature and shown < len(ONI_CARDS) and shown not in s.clue_deck
    for memory in seen:
        worlds = [game.redeal(game.view(s, memory), rng) for _ in range(20)]
        assert all(world.clues == [shown] and world.nature != shown for world in worlds)


# Whole games


def moments(scenario: str, seats: int, seed: int) -> Iterator[tuple[OkkoState, list[OkkoMemory]]]:
    """A random game, halted at every question, with everybody's Memory."""
    rng = Random(seed)
    s = game.start(game.rules(seats, {"scenario": scenario}), seats, Chance.seeded(f"redeal {seed}"))
    memories = [OkkoMemory(viewer) for viewer in (*viewers(seats), Viewer(range(1, seats)))]
    while True:
        fold(s.log, memories)
        s.log = []
        if not s.asks:
            return
        yield s, memories
        ask = rng.choice(s.asks)
        give(s, ask, random_path(s, ask, rng))


@pytest.mark.slow
@pytest.mark.rule("OK-R22", "OK-R23", "OK-R24", "OK-R26")
@pytest.mark.parametrize("scenario, seats", [("S1", 3), ("S2", 2), ("S4", 4)])
def test_memory_never_rules_out_the_truth_and_redeals_agree_with_it(scenario: str, seats: int) -> None:
    rng, looked = Random(seats), 0
    for s, memories in moments(scenario, seats, seats):
        memory = rng.choice(memories)
        assert memory.misfit(s) is None
        if rng.random() < 0.3:
            looked += 1
            seen = game.view(s, memory)
            world = game.redeal(seen, rng)
            assert memory.misfit(world) is None
            assert game.view(world, memory).encoded() == seen.encoded()
            assert world.asks == s.asks
    assert looked > 10


def at_planning(scenario: str, seats: int) -> tuple[OkkoState, list[OkkoMemory]]:
    return next(
        (s, memories) for s, memories in moments(scenario, seats, 3) if any(ask.kind == "plan" for ask in s.asks)
    )


@pytest.mark.rule("OK-R22", "OK-R26")
def test_every_demon_and_courtier_that_can_be_the_oni_comes_up_as_often() -> None:
    s, memories = at_planning("S3", 3)
    rng, seen = Random(7), game.view(s, memories[BO])
    worlds = [game.redeal(seen, rng) for _ in range(400)]
    natures = Counter(world.nature for world in worlds)
    assert len(natures) == len(ONI_CARDS) and min(natures.values()) > 60
    identities = Counter(world.identity for world in worlds)
    assert set(identities) == set(s.courtiers) and min(identities.values()) > 400 / len(s.courtiers) / 2
    assert len({tuple(world.clue_deck) for world in worlds}) == 400
    assert {world.nature for world in (game.redeal(game.view(s, memories[ONI]), rng) for _ in range(20))} == {s.nature}


@pytest.mark.rule("OK-R23", "OK-242")
def test_cards_that_were_looked_at_lie_on_top_in_every_world_of_the_heroes() -> None:
    s, memories = at_planning("S3", 3)
    rng, memory = Random(10), memories[BO].copy()
    memory.looked = s.clue_deck[-2:]
    for _ in range(30):
        world = game.redeal(game.view(s, memory), rng)
        assert world.clue_deck[-2:] == s.clue_deck[-2:]
        assert {world.nature, world.identity + len(ONI_CARDS)}.isdisjoint(memory.looked)


@pytest.mark.rule("OK-R26", "OK-R113")
def test_whom_the_heroes_accuse_they_have_not_drawn_in_any_world_of_the_oni() -> None:
    s, memories = at_planning("S3", 3)
    memory = memories[ONI].copy()
    s.clues = sorted([clue for clue in s.clue_deck if clue < len(ONI_CARDS)][:2])
    s.clue_deck = [clue for clue in s.clue_deck if clue not in s.clues]
    accused = next(clue for clue in s.clue_deck if clue < len(ONI_CARDS) + len(COURTIERS))
    memory.kept, memory.undrawn, rng = 2, {accused: 2}, Random(11)
    worlds = [game.redeal(game.view(s, memory), rng) for _ in range(60)]
    assert all(accused not in world.clues for world in worlds)
    assert len({tuple(world.clues) for world in worlds}) > 5


@pytest.mark.rule("OK-R22", "OK-R28")
def test_every_plan_and_order_of_the_heroes_can_come_up() -> None:
    s, memories = at_planning("S3", 3)
    rng, seen = Random(8), game.view(s, memories[ONI])
    worlds = [game.redeal(seen, rng) for _ in range(200)]
    team = s.in_play()
    assert len({tuple(world.order) for world in worlds}) == 2
    assert len({world.plans[team[0]] for world in worlds}) > 30
    own = game.redeal(game.view(s, memories[CLEO]), rng)
    assert own.plans == s.plans and own.order == s.order


@pytest.mark.rule("OK-R22", "OK-R31")
def test_what_heroes_back_is_anything_short_of_a_majority_in_worlds_of_the_oni() -> None:
    s, memories = next(
        (s, memories) for s, memories in moments("S3", 3, 3) if any(ask.kind == "accuse" for ask in s.asks)
    )
    rng, seen = Random(12), game.view(s, memories[ONI])
    backed = Counter((world.wishes[BO], world.wishes[CLEO]) for world in (game.redeal(seen, rng) for _ in range(60)))
    assert len(backed) > 20
    assert all(first != second for first, second in backed if NOTHING not in (first, second))
    assert game.redeal(game.view(s, memories[CLEO]), rng).wishes == s.wishes


def hunt(pairs: int) -> LeakReport:
    """Random games with a pair of worlds now and then, until a leak is found or so many have been compared."""
    rng, report = Random(5), LeakReport()
    for seed in range(1000):
        for s, memories in moments("S3" if seed % 2 else "S1", 3, seed):
            if rng.random() < 0.2:
                compare(game, s, rng.choice(memories), rng, report)
                if report.leaks or report.pairs == pairs:
                    return report
    raise AssertionError("games are never so short")


@pytest.mark.slow
@pytest.mark.rule("OK-R22", "OK-R23", "OK-R27", "OK-R28", "OK-R31")
def test_two_worlds_that_a_viewer_cannot_tell_apart_look_alike_to_it() -> None:
    report = hunt(40)
    assert not report.leaks and report.pairs == 40


def give_away_the_plans(s: OkkoState, memory: OkkoMemory) -> dict[str, Any]:
    own = {"viewer": memory.viewer.seats, "lair": None, "memory": memory.dump()}
    return {**own, "team": views._team(s)}


def give_away_the_lair(s: OkkoState, memory: OkkoMemory) -> dict[str, Any]:
    own = {"viewer": memory.viewer.seats, "team": None, "memory": memory.dump()}
    return {**own, "lair": views._lair(s)}


def give_away_the_back(s: OkkoState, number: int) -> Any:
    """The number of the token itself."""
    marker = s.markers[number]
    return views.Token(marker.kind, marker.space, marker.flipped, marker.raised, s.beneath[number], (), ())


@pytest.mark.parametrize(
    "name, planted",
    [("own_part", give_away_the_plans), ("own_part", give_away_the_lair), ("_token", give_away_the_back)],
    ids=["plans", "lair", "token"],
)
def test_a_view_that_gives_something_away_is_found(
    monkeypatch: pytest.MonkeyPatch, name: str, planted: Callable[..., Any]
) -> None:
    monkeypatch.setattr(views, name, planted)
    report = hunt(40)
    assert report.leaks or report.same
