"""Claims and challenges (sections K and L)."""

from __future__ import annotations

from hyakki.core.engine import Step
from hyakki.core.menu import Ask, Asks, Menu, Outcome, Path
from hyakki.games.kitsunedo import events as say
from hyakki.games.kitsunedo.catalog.ids import ASH, BLOCK, MIRAGE, MIST
from hyakki.games.kitsunedo.occasions import PLAYS, thread_rule
from hyakki.games.kitsunedo.options import (
    ASK_ANSWER,
    ASK_DOUBT,
    BLOCK_IT,
    CHALLENGE,
    CONCEDE,
    CONCEDE_SHOWN,
    REVEAL,
    STAND,
    THREAD,
)
from hyakki.games.kitsunedo.previews import stakes
from hyakki.games.kitsunedo.state import NOBODY, KitsunedoState

Fate = tuple[str, int, int]
"""The end of a claim ("stands", "blocked", "revealed", "conceded"), the claimer, the challenger."""


class Claim(Step):
    """Claim a Lantern, which others may challenge (KI-102 to KI-124). Declared in full before it does anything, so
    nothing has to be handed back (KI-120, KI-121, KI-R36)."""

    __slots__ = ("challenger", "claimer", "doubters", "lantern", "target")
    claimer: int
    lantern: int
    target: int
    doubters: tuple[int, ...]
    challenger: int

    def __init__(
        self,
        claimer: int,
        lantern: int,
        doubters: tuple[int, ...],
        target: int = NOBODY,
        challenger: int = NOBODY,
    ) -> None:
        super().__init__("declare" if challenger == NOBODY else "challenge")
        self.claimer = claimer
        self.lantern = lantern
        self.doubters = doubters
        self.target = target
        self.challenger = challenger

    def run(self, s: KitsunedoState) -> Asks:
        if self.stage == "declare":
            s.say(say.CLAIMED, (self.claimer, self.lantern, self.target))
            if s.is_safe(self.claimer, self.lantern):  # KI-084, KI-100, KI-R47
                s.say(say.UNDOUBTED, (self.claimer, self.lantern))
                s.done(("stands", self.claimer, NOBODY))
            else:
                self.stage = "window"
            return None
        if self.stage == "window":
            return tuple(ASK_DOUBT[seat] for seat in self.doubters)
        if self.stage == "challenge":
            s.say(say.CHALLENGED, (self.challenger, self.claimer, self.lantern))
            if self.challenger == s.active:
                s.settle_moment()  # KI-150, KI-R114
            self.stage = "answer"
            return None
        return (ASK_ANSWER[self.claimer],)

    def menu(self, s: KitsunedoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        seat = ask.seat
        if self.stage == "window":
            m.options += (STAND, CHALLENGE)
            if look:
                m.preview(STAND, stands=stakes.claimed(s, self))
                m.preview(CHALLENGE, **stakes.of_doubting(s, self, seat))
        else:
            m.options += (CONCEDE, CONCEDE_SHOWN)  # KI-R44
            if s.lanterns[seat] == self.lantern:
                m.offer(REVEAL)
            else:
                m.block("KI-108", REVEAL)
            if s.hands[seat][BLOCK]:
                m.offer(BLOCK_IT)
            elif s.cards.items[BLOCK]:
                m.block("KI-094", BLOCK_IT)
            else:
                m.block("KI-T27", BLOCK_IT)
            if look:
                for option in (CONCEDE, CONCEDE_SHOWN):
                    m.preview(option, **stakes.of_conceding(s, self))
                m.preview(REVEAL, **stakes.of_proving(s, self))
                m.preview(BLOCK_IT, void=True)
        if s.may_thread(seat):  # KI-153, KI-R110
            m.offer(THREAD)
        elif seat == s.active and s.powers[seat] == MIRAGE:
            m.block(thread_rule(s, seat, ask.kind), THREAD)
        return m

    def refusal(self, s: KitsunedoState, ask: Ask, path: Path, id: str) -> str:
        """The attacker whose attack is being evaded adds no card (KI-048)."""
        return "KI-048" if self.lantern == ASH and id in PLAYS and ask.seat == s.active else ""

    def default(self, s: KitsunedoState, ask: Ask) -> Path:
        if self.stage == "window":
            return (STAND,)
        return (REVEAL,) if s.lanterns[self.claimer] == self.lantern else (CONCEDE,)

    def outcome(self, s: KitsunedoState, answers: dict[int, Path]) -> Outcome | None:
        """The first to challenge, clockwise from the claimer (KI-R38); fixed once no lord before it can still answer
        otherwise (KI-R37)."""
        for seat in self.doubters:
            path = answers.get(seat)
            if path is None:
                return None
            verb = path[0].verb
            if verb != "stand":
                return (verb, seat)
        return ("stand", NOBODY)

    def close(self, s: KitsunedoState, outcome: Outcome) -> None:
        verb, seat = outcome
        if verb == "thread":
            s.undo()
        elif verb == "challenge":
            self.challenger = seat
            self.stage = "challenge"
        else:
            s.say(say.STOOD, (self.claimer, self.lantern))
            s.done(("stands", self.claimer, NOBODY))

    def answer(self, s: KitsunedoState, ask: Ask, path: Path) -> None:
        choice = path[0]
        if choice is THREAD:
            s.undo()
        elif choice is BLOCK_IT:
            self.block(s)
        elif choice is REVEAL:
            self.reveal(s)
        else:
            self.concede(s, shown=choice is CONCEDE_SHOWN)

    def block(self, s: KitsunedoState) -> None:
        """Block: the challenge is void, for everyone and for the rest of the turn (KI-094 to KI-101, KI-R39,
        KI-R76)."""
        if self.claimer == s.active:
            s.moment()  # KI-152: the Block is an action of its own
        s.spend(self.claimer, BLOCK)
        s.discard.append(BLOCK)
        s.make_safe(self.claimer, self.lantern)
        s.say(say.BLOCKED, (self.claimer, self.challenger, self.lantern))
        s.done(("blocked", self.claimer, self.challenger))

    def reveal(self, s: KitsunedoState) -> None:
        """Reveal the Lantern (KI-108, KI-109); it is given up after its power was used (KI-115)."""
        if self.lantern == MIST:
            s.make_safe(self.claimer, MIST)  # KI-083, KI-R48, KI-R49
        s.say(say.REVEALED, (self.claimer, self.challenger), (self.lantern,))
        s.settle_moment()  # KI-R109
        s.done(("revealed", self.claimer, self.challenger))

    def concede(self, s: KitsunedoState, shown: bool) -> None:
        """Concede the challenge (KI-110, KI-R46)."""
        if shown:
            s.say(say.CONCEDED_SHOWN, (self.claimer, self.challenger), (s.lanterns[self.claimer],))
        else:
            s.say(say.CONCEDED, (self.claimer, self.challenger))
        s.done(("conceded", self.claimer, self.challenger))


def settle(s: KitsunedoState, fate: Fate) -> None:
    """Settle the challenge after the disputed thing: the loser pays, the shown or conceded Lantern is replaced
    (KI-R42)."""
    ended, claimer, challenger = fate
    if ended == "revealed":
        s.lose_challenge(challenger)
    elif ended == "conceded":
        s.lose_challenge(claimer)
    else:
        return
    if s.lives[claimer]:  # KI-R78
        s.give_up_lantern(claimer)
        s.take_lantern(claimer)
