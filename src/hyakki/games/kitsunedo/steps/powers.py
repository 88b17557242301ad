"""SUMMON and STEAL (sections G and H)."""

from __future__ import annotations

from hyakki.core.engine import Step
from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kitsunedo import events as say
from hyakki.games.kitsunedo.catalog.ids import SHADOW, SPIRIT
from hyakki.games.kitsunedo.options import ASK_KEEP, keep
from hyakki.games.kitsunedo.state import NOBODY, USED_STEAL, USED_SUMMON, KitsunedoState
from hyakki.games.kitsunedo.steps.claim import Claim, settle


class Summon(Step):
    """Look at the two uppermost Items, keep one (KI-066 to KI-069). They stay on the deck while they are looked at."""

    __slots__ = ("count", "fate")
    fate: tuple[str, int, int]
    count: int

    def __init__(self) -> None:
        super().__init__("claim")
        self.fate = ("stands", NOBODY, NOBODY)
        self.count = 0

    def run(self, s: KitsunedoState) -> Asks:
        seat = s.active
        if self.stage == "claim":
            s.used |= USED_SUMMON  # KI-068
            self.stage = "claimed"
            if s.rules.face_up:  # KI-069, KI-T13, KI-R140: shown, so nobody can doubt it
                self.result = self.fate
            else:
                s.push(Claim(seat, SPIRIT, tuple(s.others(seat))))  # KI-069
        elif self.stage == "claimed":
            assert self.result is not None
            ended, claimer, challenger = self.result
            self.fate = (ended, claimer, challenger)
            self.stage = "settle" if ended == "conceded" else "look"  # KI-066, KI-116
        elif self.stage == "look":
            self.look(s)
        elif self.stage == "choose":
            return (ASK_KEEP[seat],)
        else:
            settle(s, self.fate)
            s.done()
        return None

    def look(self, s: KitsunedoState) -> None:
        self.count = s.ready() + s.ready(1)
        seen = tuple(s.deck[: -self.count - 1 : -1])
        s.say(say.SUMMONED, (s.active, self.count), (seen,))
        self.stage = "choose" if self.count else "settle"  # KI-R70

    def menu(self, s: KitsunedoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        seen = s.deck[: -self.count - 1 : -1]
        for item in dict.fromkeys(seen):
            m.offer(keep(ask.seat, item))
            m.preview(keep(ask.seat, item), copies=seen.count(item))
        return m

    def default(self, s: KitsunedoState, ask: Ask) -> Path:
        return (keep(ask.seat, s.deck[-1]),)

    def answer(self, s: KitsunedoState, ask: Ask, path: Path) -> None:
        item = path[0].args[0]
        place = 0 if s.deck[-1] == item else 1
        s.deck.pop(-1 - place)
        s.gain(ask.seat, item)
        s.say(say.KEPT, (ask.seat, self.count), (place, item))
        self.stage = "settle"


class Steal(Step):
    """Take one unseen card from another hand (KI-070 to KI-072)."""

    __slots__ = ("victim",)
    victim: int

    def __init__(self, victim: int) -> None:
        super().__init__("claim")
        self.victim = victim

    def run(self, s: KitsunedoState) -> Asks:
        thief = s.active
        if self.stage == "claim":
            s.used |= USED_STEAL  # KI-071
            self.stage = "claimed"
            s.push(Claim(thief, SHADOW, (self.victim,), self.victim))  # KI-072
            return None
        assert self.result is not None
        ended, claimer, challenger = self.result
        if ended != "conceded":
            self.take(s, thief)
        settle(s, (ended, claimer, challenger))  # KI-124: the card is taken first
        s.done()
        return None

    def take(self, s: KitsunedoState, thief: int) -> None:
        """Take a card uniformly at random (KI-R54); thief and victim learn which (KI-R55)."""
        place = s.chance.below(b"steal", s.sizes[self.victim])
        item = s.hand_of(self.victim)[place]
        s.lose(self.victim, item)
        s.gain(thief, item)
        s.say(say.STOLE, (thief, self.victim), (item,))
