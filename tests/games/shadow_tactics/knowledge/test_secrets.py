"""Shadow Tactics gives nothing away: programmes, the Daimyo's hand, the order of his deck (section Z).

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

from hyakki.core.chance import Chance
from hyakki.core.engine import advance, close, give
from hyakki.core.events import Event, Viewer, viewers
from hyakki.core.game import game_of
from hyakki.core.memory import fold
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.catalog.ids import CARDS, NINJAS, NUMBER, ORDERS
from hyakki.games.shadow_tactics.catalog.kit import MOVEMENT
from hyakki.games.shadow_tactics.events import KINDS
from hyakki.games.shadow_tactics.knowledge.memory import SEEN, ShadowMemory
from hyakki.games.shadow_tactics.knowledge.redeal import redeal
from hyakki.games.shadow_tactics.knowledge.view import FACE_DOWN, ShadowView
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.lab.check import random_path
from hyakki.lab.leak import LeakReport, compare
from tests.games.shadow_tactics.sitting import Sitting

game = game_of("shadow_tactics")
views = import_module("hyakki.games.shadow_tactics.knowledge.view")
DAIMYO, HAYATOS, YUKIS, MUGENS = range(4)
NOTHING_HIDDEN = {
    "laid",
    "exchanged",
    "taken-up",
    "showed",
    "changed",
    "round",
    "revealed",
    "cancelled",
    "order-gained",
}
"""Programmes: the View shows all that a viewer may know of them."""


def view_of(table: Sitting, *seats: int) -> ShadowView:
    """Return what these seats see at the table now."""
    s = table.start().state
    memory = ShadowMemory(Viewer(seats))
    game.remembered(s, memory)
    return views.view(s, memory)  # type: ignore[no-any-return]


def own_of(table: Sitting, seat: int) -> dict[int, tuple[int, ...]]:
    return dict(view_of(table, seat).own[0].programmes)


def cards(*names: str) -> tuple[int, ...]:
    return tuple(NUMBER[name] for name in names)


def programmed(**given: Any) -> Sitting:
    table = Sitting(at="programming", HAY={"bush": "B8"}, YUK={"bush": "B4"}, **given)
    table.does("B", "lay HAY", "slot 2", "first HAY-1", "then HAY-Mw")
    return table.does("C", "lay YUK", "slot 1", "first YUK-2", "alone")


# What is for all to see


@pytest.mark.rule("ST-502", "ST-504", "ST-506", "ST-R87")
def test_everything_on_the_table_is_for_all_to_see() -> None:
    table = Sitting(
        guards={"Y4": ["S2i", "O5o alerted"], "Y8": ["S0i stunned"]},
        bodies=["Y9-2"],
        HAY={"bush": "B8", "used": ["HAY-1"], "damage": 1, "quest": "HQ1", "markers": 1},
        hand=["OC1", "OC2"],
        active=["OC3"],
        discard=["OC4"],
        quest="DQ1",
        noise=2,
        alarm="half",
        at="orders",
    )
    everybody = [view_of(table, seat) for seat in range(4)] + [view_of(table)]
    for seen in everybody:
        assert [(figure.post, figure.kind, figure.out, figure.state) for figure in seen.figures] == [
            (7 * 3 + 2, 0, False, 0),
            (7 * 3 + 5, 1, True, 2),
            (7 * 7, 0, False, 4),
        ]
        hayato = seen.ninjas[0]
        assert (hayato.bush, hayato.used, hayato.damage, hayato.jutsu, hayato.markers) == (7, cards("HAY-1"), 1, 1, 1)
        assert (hayato.quest, seen.quest) == (NUMBER["HQ1"], NUMBER["DQ1"])
        assert set(hayato.cards) >= {*cards("HAY-1", "HAY-2", "HAY-Mw")}
        assert (seen.hand, seen.deck, seen.discard, seen.active) == (2, 14, cards("OC4"), cards("OC3"))
        assert (seen.noise, seen.alarm, seen.threshold, seen.bodies) == (2, 1, 3, (7 * 8 + 2,))


@pytest.mark.rule("ST-502")
def test_no_view_names_a_field_that_hides_something() -> None:
    shown = game.open_part(game.start(game.rules(3, {}), 3, Chance.seeded("fields")))
    assert ShadowState.hidden & set(shown) == {"deck", "hand"}
    assert isinstance(shown["deck"], int) and isinstance(shown["hand"], int)


# Programmes


@pytest.mark.rule("ST-503", "ST-504", "ST-R12")
def test_a_programmed_card_is_known_to_its_player_alone() -> None:
    table = programmed()
    assert own_of(table, HAYATOS) == {0: cards("HAY-1", "HAY-Mw")}
    for seat in (DAIMYO, YUKIS, MUGENS):
        assert 0 not in own_of(table, seat)
        seen = view_of(table, seat)
        assert (seen.ninjas[0].slot, seen.ninjas[0].count, seen.left[0]) == (1, 2, (FACE_DOWN, FACE_DOWN))
        assert seen.acting == (1, 0)


@pytest.mark.rule("ST-509")
def test_whoever_runs_several_ninjas_sees_the_programmes_of_all_of_them() -> None:
    table = Sitting(seats=2, at="programming", HAY={"bush": "B8"}, YUK={"bush": "B4"})
    table.does("B", "lay HAY", "slot 2", "first HAY-1", "alone").does("B", "lay YUK", "slot 1", "first YUK-2", "alone")
    assert own_of(table, 1) == {0: cards("HAY-1"), 1: cards("YUK-2"), 2: ()}


@pytest.mark.rule("ST-508")
def test_a_card_that_was_shown_everybody_sees_until_it_is_exchanged() -> None:
    table = programmed().does("B", "show HAY first")
    assert view_of(table, DAIMYO).left[0] == (NUMBER["HAY-1"], FACE_DOWN)
    table.does("B", "lay HAY", "slot 2", "first HAY-2", "then HAY-Mw")
    assert view_of(table, DAIMYO).left[0] == (FACE_DOWN, FACE_DOWN)
    assert view_of(table, DAIMYO).ninjas[0].shown[0] == 2


@pytest.mark.rule("ST-070", "ST-511")
def test_a_cancelled_second_card_is_never_revealed() -> None:
    """Hayato's Ninjato is seen; his second card stays a secret."""
    table = Sitting(guards={"Y4": ["S2i"]}, HAY={"bush": "B8", "programme": ["HAY-1", "HAY-Mt"]}).start()
    assert "cancelled" in table.said()
    secret = NUMBER["HAY-Mt"]
    for who in ("A", "C", "D", "spectator"):
        assert all(secret not in told for told in table.told(who))
    assert "HAY-Mt" in table.hand("HAY") and "HAY-Mt" not in table.used("HAY")
    assert secret not in view_of(table, DAIMYO).ninjas[0].turned


@pytest.mark.rule("ST-503", "ST-506")
def test_worlds_hold_any_programme_that_the_ninja_could_have_laid() -> None:
    table, rng = programmed(), Random(1)
    seen = view_of(table, DAIMYO)
    worlds = [redeal(seen, rng).laid for _ in range(400)]
    assert all(len(laid[0]) == 2 and len(laid[1]) == 1 and not laid[2] for laid in worlds)
    assert {card for laid in worlds for card in laid[0]} == set(seen.ninjas[0].cards)
    assert {laid[1] for laid in worlds} == {(card,) for card in seen.ninjas[1].cards}


@pytest.mark.rule("ST-050", "ST-275", "ST-506")
def test_worlds_keep_to_the_hand_and_the_penalties_of_the_moment_at_which_the_cards_were_laid() -> None:
    """Hayato was whole when he laid two movement cards; Yuki had a penalty, and one of her cards was used already."""
    table = Sitting(
        at="programming", HAY={"bush": "B8"}, YUK={"bush": "B4", "damage": 2, "used": ["YUK-1"]}, MUG={"bush": "B13"}
    )
    table.does("B", "lay HAY", "slot 1", "first HAY-Mw", "then HAY-Mt")
    table.does("C", "lay YUK", "slot 2", "first YUK-2", "then YUK-Mw")
    s, rng = table.state, Random(2)
    s.ninjas[0].damage, s.ninjas[1].used = 3, ()
    kinds = Counter[int]()
    for _ in range(300):
        laid = redeal(view_of(table, DAIMYO), rng).laid
        kinds[sum(s.kit.cards[card].kind == MOVEMENT for card in laid[0])] += 1
        assert sum(s.kit.cards[card].kind == MOVEMENT for card in laid[1]) < 2
        assert NUMBER["YUK-1"] not in laid[1]
    assert set(kinds) == {0, 1, 2}


@pytest.mark.rule("ST-050")
def test_worlds_hold_two_movement_cards_that_were_laid_before_the_ninja_was_hurt() -> None:
    table = Sitting(AIK={"bush": "B8", "damage": 1, "programme": ["AIK-My", "AIK-Mp"]}, at="orders")
    aiko, rng, kinds = NUMBER["AIK"], Random(4), table.state.kit.cards
    worlds = [redeal(view_of(table, DAIMYO), rng).laid[aiko] for _ in range(60)]
    assert {sum(kinds[card].kind == MOVEMENT for card in laid) for laid in worlds} == {0, 1, 2}


@pytest.mark.rule("ST-508")
def test_worlds_hold_shown_cards_where_they_lie() -> None:
    table, rng = programmed().does("B", "show HAY second"), Random(3)
    for _ in range(50):
        first, second = redeal(view_of(table, MUGENS), rng).laid[0]
        assert second == NUMBER["HAY-Mw"] != first


# The Daimyo's cards


@pytest.mark.rule("ST-505", "ST-507")
def test_the_hand_is_the_daimyos_secret_and_the_order_of_the_deck_everybodys() -> None:
    table, rng = Sitting(at="orders", hand=["OC1", "OC9"], HAY={"bush": "B8"}), Random(4)
    assert view_of(table, DAIMYO).own[0].hand == cards("OC1", "OC9")
    assert view_of(table, HAYATOS).own[0].hand == ()
    decks = [redeal(view_of(table, DAIMYO), rng) for _ in range(30)]
    assert {tuple(world.hand) for world in decks} == {cards("OC1", "OC9")}
    assert len({tuple(world.deck) for world in decks}) > 25
    hands = {tuple(redeal(view_of(table, HAYATOS), rng).hand) for _ in range(200)}
    assert len(hands) > 20 and all(len(hand) == 2 for hand in hands)


def remember(viewer: Viewer, *happened: Event) -> ShadowMemory:
    memory = ShadowMemory(viewer)
    fold(happened, [memory])
    return memory


@pytest.mark.rule("ST-150", "ST-505")
def test_what_is_drawn_when_the_deck_runs_out_everybody_can_tell() -> None:
    """Five cards, two drawn and played; of the next four the first three can only be the rest."""
    start = Event(say.SHUFFLED, ((1, 2, 3, 4, 5),), None)
    first = Event(say.DREW, (DAIMYO, 2), ((4, 5),))
    played = [Event(say.PLAYED, (DAIMYO, 0), (card,)) for card in (4, 5)]
    rest = Event(say.DREW, (DAIMYO, 3), ((2, 1, 3),))
    again = Event(say.RECYCLED, ((4, 5),), None)
    more = Event(say.DREW, (DAIMYO, 1), ((5,),))
    bo = remember(Viewer((1,)), start, first)
    assert bo.dump() == {"unseen": (1, 2, 3, 4, 5), "certain": ()}
    bo = remember(Viewer((1,)), start, first, *played, rest, again, more)
    assert bo.dump() == {"unseen": (4, 5), "certain": (1, 2, 3)}
    ada = remember(Viewer((0,)), start, first, *played, rest, again, more)
    assert ada.dump() == {"unseen": (4,), "certain": (1, 2, 3, 5)}
    fold([Event(say.PREPARED, (DAIMYO,), (2,)), Event(say.PLAYED, (DAIMYO, 0), (5,))], [bo])
    assert bo.dump() == {"unseen": (4,), "certain": (1, 3)}


def test_every_event_is_remembered_or_known_to_hide_nothing() -> None:
    folding = {kind.name for kind in KINDS.values() if kind.folds}
    assert folding - SEEN.keys() == NOTHING_HIDDEN
    assert SEEN.keys() <= KINDS.keys()


# Whole games


def moments(given: dict[str, Any], seats: int, seed: int) -> Iterator[tuple[ShadowState, list[ShadowMemory]]]:
    """A random game, halted at every question, with everybody's Memory."""
    rng = Random(seed)
    s = game.start(game.rules(seats, given), seats, Chance.seeded(f"redeal {seed}"))
    memories = [ShadowMemory(viewer) for viewer in (*viewers(seats), Viewer((0, seats - 1)))]
    while True:
        fold(s.log, memories)
        s.log = []
        if not s.asks:
            return
        yield s, memories
        if s.asks[0].sealed:
            outcome = s.stack[-1].outcome(s, {ask.seat: random_path(s, ask, rng) for ask in s.asks})
            assert outcome is not None
            close(s, outcome)
        else:
            ask = rng.choice(s.asks)
            give(s, ask, random_path(s, ask, rng))


@pytest.mark.rule("ST-502", "ST-503", "ST-505", "ST-507")
@pytest.mark.parametrize("seats, mission", [(2, "M1"), (3, "M3"), (4, "M4"), (5, "M5")])
def test_memory_never_rules_out_the_truth_and_redeals_agree_with_it(seats: int, mission: str) -> None:
    rng, looked = Random(seats), 0
    options = {"mission": mission, "quick": True, "side_quests": True, "set": "as-written"}
    for s, memories in moments(options, seats, seats):
        memory = rng.choice(memories)
        assert memory.misfit(s) is None
        if rng.random() < 0.3:
            looked += 1
            seen = game.view(s, memory)
            world = game.redeal(seen, rng)
            assert memory.misfit(world) is None
            assert game.view(world, memory).encoded() == seen.encoded()
    assert looked > 30


def hunt(pairs: int) -> LeakReport:
    """Random games with a pair of worlds now and then, until a leak is found or so many have been compared."""
    rng, report = Random(5), LeakReport()
    for seed in range(1000):
        for s, memories in moments({"quick": True}, 3, seed):
            if rng.random() < 0.3:
                compare(game, s, rng.choice(memories), rng, report)
                if report.leaks or report.pairs == pairs:
                    return report
    raise AssertionError("games are never so short")


@pytest.mark.slow
@pytest.mark.rule("ST-503", "ST-505", "ST-507", "ST-511")
def test_two_worlds_that_a_viewer_cannot_tell_apart_look_alike_to_it() -> None:
    report = hunt(80)
    assert not report.leaks and report.pairs == 80


def give_away_the_second_card(s: ShadowState, ninja: int) -> tuple[int, ...]:
    return s.laid[ninja]


def give_away_the_hand(s: ShadowState, seat: int) -> Any:
    return views.OwnSeat(seat, tuple((ninja, s.laid[ninja]) for ninja in s.ninjas_of(seat)), tuple(s.hand))


@pytest.mark.parametrize(
    "name, planted", [("_left", give_away_the_second_card), ("_own", give_away_the_hand)], ids=["programme", "hand"]
)
def test_a_view_that_gives_something_away_is_found(
    monkeypatch: pytest.MonkeyPatch, name: str, planted: Callable[..., Any]
) -> None:
    monkeypatch.setattr(views, name, planted)
    assert hunt(80).leaks


def test_a_world_is_played_on_like_the_true_one() -> None:
    """The redealt State asks what the true one asks."""
    table = programmed()
    world = redeal(view_of(table, YUKIS), Random(6))
    advance(world)
    assert world.asks == table.state.asks
    assert {CARDS[card] for card in world.laid[1]} == {"YUK-2"}
    assert len(NINJAS) == len(world.laid) and len(world.deck) <= len(ORDERS) * 2
