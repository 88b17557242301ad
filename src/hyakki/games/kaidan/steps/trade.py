"""Trade (KA-145 to KA-147, KA-R12, KA-R119): propose, accept or refuse, then both choose in secret and swap at once."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Outcome, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.actions import ACTIONS, REFUSED, Action, offer_if
from hyakki.games.kaidan.effects.objects import within_reach
from hyakki.games.kaidan.options import ACCEPT, ASK_GIVE, ASK_TRADE, HAND_OVER, REFUSE, TRADE, give
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.base import Deed
from hyakki.games.kaidan.steps.doors import look_and_act
from hyakki.games.kaidan.steps.masks import show_mask


class Trade(Deed):
    """A proposal costs nothing; once accepted it is an Action (KA-145)."""

    __slots__ = ("partner",)
    partner: int

    def __init__(self, seat: int, partner: int) -> None:
        super().__init__(seat)
        self.partner = partner

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "start":
            s.proposals.append((self.seat, self.partner))
            s.say(say.PROPOSED, (self.seat, self.partner))
            self.stage = "answer"
        elif self.stage == "answer":
            return (ASK_TRADE[self.partner],)
        else:
            return ASK_GIVE[self.seat], ASK_GIVE[self.partner]
        return None

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if self.stage == "answer":
            m.options += (REFUSE, ACCEPT)
            return m
        m.offer(HAND_OVER)
        left = list(s.secrets[ask.seat].cards)
        for option in path:
            left.remove(option.args[0])
        m.options += [give(card) for card in dict.fromkeys(left)]
        return m

    def default(self, s: KaidanState, ask: Ask) -> Path:
        return (REFUSE,) if self.stage == "answer" else (HAND_OVER,)  # KA-R18

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        if path[0] is ACCEPT:
            self.pay(s)
            self.stage = "give"
        else:
            s.say(say.REFUSED, (self.seat, self.partner))
            s.done(REFUSED)

    def pay(self, s: KaidanState) -> None:
        """Pay 1 PA, or the move of a hunted PG; a hidden PG shows itself by it (KA-R86, KA-263)."""
        pg = s.pgs[self.seat]
        pg.shelter = 0
        if s.hunted != self.seat:
            pg.pa -= 1
        look_and_act(s, self.seat)  # KA-R31

    def outcome(self, s: KaidanState, answers: dict[int, Path]) -> Outcome | None:
        if self.seat not in answers or self.partner not in answers:
            return None
        return tuple(
            tuple(sorted(option.args[0] for option in answers[seat][:-1])) for seat in (self.seat, self.partner)
        )

    def allows(self, s: KaidanState, outcome: Outcome) -> bool:
        if len(outcome) != 2:
            return False
        for seat, cards in zip((self.seat, self.partner), outcome, strict=True):
            left = list(s.secrets[seat].cards)
            for card in cards:
                if card not in left:
                    return False
                left.remove(card)
        return True

    def close(self, s: KaidanState, outcome: Outcome) -> None:
        """Swap any number of cards either way, gifts included; only the two know which cards (KA-146, KA-147)."""
        given, received = outcome
        for giver, taker, cards in ((self.seat, self.partner, given), (self.partner, self.seat, received)):
            worn = s.pgs[giver].worn
            for card in cards:
                s.lose(giver, card)
                s.gain(taker, card)
            if cards:
                show_mask(s, giver, worn)
        s.say(say.TRADED, (self.seat, self.partner, len(given), len(received)), (given, received))
        s.done()


def offer_trade(m: Menu, s: KaidanState, seat: int) -> None:
    near = within_reach(s, seat)
    for other in s.living():
        if other == seat:
            continue
        rule = None if other in near else "KA-145"
        if rule is None and (seat, other) in s.proposals:
            rule = "KA-R119"
        if rule is None and s.hunted != seat and not s.pgs[seat].pa:
            rule = "KA-129"
        offer_if(m, TRADE[other], rule)
        if s.hunted != seat:
            m.preview(TRADE[other], pa=1)


def start_trade(s: KaidanState, seat: int, path: Path) -> None:
    s.push(Trade(seat, path[0].args[0]))


ACTIONS["trade"] = Action(offer_trade, start_trade, standard=False)
