"""Leaks by what is asked, and of whom."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks
from hyakki.games.kitsunedo import Kitsunedo
from hyakki.games.kitsunedo.catalog.ids import ASH, BLOCK, SAKE
from hyakki.games.kitsunedo.state import KitsunedoState
from hyakki.games.kitsunedo.steps.attack import Attack
from hyakki.games.kitsunedo.steps.claim import Claim
from hyakki.games.kitsunedo.steps.trade import Trade
from hyakki.games.kitsunedo.steps.turn import Turn
from tests.lab.plants.planting import Patch, change_asks, lies, plant


@plant("view")
def prompt_of_another_kind_for_a_true_ash(patch: Patch) -> Kitsunedo:
    def change(step: Attack, s: KitsunedoState, ask: Ask) -> Ask:
        return Ask(ask.seat, "evade", pace=ask.pace) if s.lanterns[ask.seat] == ASH else ask

    change_asks(patch, Attack, change)
    return Kitsunedo()


@plant("view")
def prompt_of_another_pace_for_a_lie(patch: Patch) -> Kitsunedo:
    def change(step: Claim, s: KitsunedoState, ask: Ask) -> Ask:
        quick = ask.kind == "answer" and lies(s, step) and not s.hands[ask.seat][BLOCK]
        return Ask(ask.seat, ask.kind, pace="window") if quick else ask

    change_asks(patch, Claim, change)
    return Kitsunedo()


@plant("event")
def window_that_two_blocks_keep_shut(patch: Patch) -> Kitsunedo:
    run = Claim.run

    def changed(self: Claim, s: KitsunedoState) -> Asks:
        if self.stage == "declare" and s.hands[self.claimer][BLOCK] >= 2:
            s.make_safe(self.claimer, self.lantern)
        return run(self, s)

    patch.setattr(Claim, "run", changed)
    return Kitsunedo()


@plant("event")
def no_question_to_a_claimer_who_can_only_concede(patch: Patch) -> Kitsunedo:
    run = Claim.run

    def changed(self: Claim, s: KitsunedoState) -> Asks:
        if self.stage == "answer" and lies(s, self) and not s.hands[self.claimer][BLOCK]:
            self.concede(s, shown=False)
            return None
        return run(self, s)

    patch.setattr(Claim, "run", changed)
    return Kitsunedo()


@plant("event")
def no_question_to_a_lord_with_nothing_worth_discarding(patch: Patch) -> Kitsunedo:
    run = Turn.run

    def changed(self: Turn, s: KitsunedoState) -> Asks:
        if self.stage == "discard" and not s.hands[s.active][SAKE] and s.sizes[s.active] <= s.rules.hand_limit:
            self.stage = "finish"
        return run(self, s)

    patch.setattr(Turn, "run", changed)
    return Kitsunedo()


@plant("event")
def no_question_to_a_lord_with_but_one_card_to_give(patch: Patch) -> Kitsunedo:
    run = Trade.run

    def changed(self: Trade, s: KitsunedoState) -> Asks:
        asks = run(self, s)
        if asks and len(options := self.menu(s, asks[0], (), False).options) == 1:
            self.answer(s, asks[0], (options[0],))
            return None
        return asks

    patch.setattr(Trade, "run", changed)
    return Kitsunedo()
