"""The actions of the Spirit Lords on their own turns (section N): Peeping Fae, Empyrean Gift, Swallow Blade's Mark."""

from __future__ import annotations

from hyakki.core.engine import Step
from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kitsunedo import events as say
from hyakki.games.kitsunedo.catalog.ids import LEAF, MIST
from hyakki.games.kitsunedo.options import ASK_SWAP, NO_SWAP, STEAL, swap
from hyakki.games.kitsunedo.state import USED_GIFT, USED_PEEP, KitsunedoState
from hyakki.games.kitsunedo.steps.claim import Claim, settle

GIFT_CARDS = 2


class Peep(Step):
    """The Hollow looks at a hand and may swap one card (KI-139 to KI-142)."""

    __slots__ = ("target",)
    target: int

    def __init__(self, target: int) -> None:
        super().__init__("look")
        self.target = target

    def run(self, s: KitsunedoState) -> Asks:
        if self.stage == "look":
            s.used |= USED_PEEP  # KI-141: the look is the use
            s.say(say.PEEPED, (s.active, self.target), (s.hand_of(self.target),))
            self.stage = "choose"
            return None
        return (ASK_SWAP[s.active],)

    def menu(self, s: KitsunedoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.offer(NO_SWAP)
        for given, count in enumerate(s.hands[ask.seat]):
            for taken, seen in enumerate(s.hands[self.target]):
                if count and seen:  # KI-R91
                    m.offer(swap(ask.seat, self.target, given, taken))
        return m

    def refusal(self, s: KitsunedoState, ask: Ask, path: Path, id: str) -> str:
        """Return the rule against an entry: no STEAL while looking (KI-142); nothing to swap with an empty hand
        (KI-R91)."""
        if id in [option.id for option in STEAL]:
            return "KI-142"
        return "KI-R91" if id.startswith("swap ") and not s.sizes[ask.seat] else ""

    def default(self, s: KitsunedoState, ask: Ask) -> Path:
        return (NO_SWAP,)

    def answer(self, s: KitsunedoState, ask: Ask, path: Path) -> None:
        if path[0] is NO_SWAP:
            s.say(say.NO_SWAP, (ask.seat, self.target))
        else:
            given, taken = path[0].args
            s.spend(ask.seat, given)
            s.lose(self.target, taken)
            s.gain(ask.seat, taken)
            s.gain(self.target, given)
            s.say(say.SWAPPED, (ask.seat, self.target), (given, taken))
        s.done()


class Gift(Step):
    """Everyone draws two, the others up to the limit of a hand (KI-154 to KI-158)."""

    __slots__ = ()

    def run(self, s: KitsunedoState) -> Asks:
        s.used |= USED_GIFT
        self.draw(s, s.active, GIFT_CARDS)  # KI-157, KI-R99: the Celeste first, then clockwise
        for seat in s.others(s.active):
            self.draw(s, seat, min(GIFT_CARDS, s.rules.hand_limit - s.sizes[seat]))  # KI-155, KI-156
        s.done()
        return None

    def draw(self, s: KitsunedoState, seat: int, count: int) -> None:
        drawn = []
        for _ in range(count):
            item = s.draw(seat)
            if item is not None:
                drawn.append(item)
        if drawn:
            s.say(say.GIFTED, (seat, len(drawn)), (tuple(drawn),))


class Mark(Step):
    """The Tanuki spends a matching card to mark a lord (KI-159 to KI-166)."""

    __slots__ = ("declared", "item", "target")
    target: int
    item: int
    declared: int

    def __init__(self, target: int, item: int, declared: int) -> None:
        super().__init__("play")
        self.target = target
        self.item = item
        self.declared = declared

    def run(self, s: KitsunedoState) -> Asks:
        if self.stage == "play":
            s.spend(s.active, self.item)
            s.played = [self.item]
            s.say(say.MARK_PLAYED, (s.active, self.target, self.item, self.declared))
            self.stage = "played"
            if self.item == LEAF:  # KI-123, KI-R105
                s.push(Claim(s.active, MIST, (self.target,), self.target))
                return None
            self.result = ("stands", s.active, -1)
        assert self.result is not None
        ended, claimer, challenger = self.result
        s.played = []
        if ended == "conceded":
            s.discard.append(self.item)
            s.say(say.MARK_FAILED, (s.active, self.target))
        else:
            self.place(s)
        settle(s, (ended, claimer, challenger))
        s.done()
        return None

    def place(self, s: KitsunedoState) -> None:
        """Place the mark face up in front of the marked lord (KI-R100); an older mark makes room (KI-R101)."""
        s.drop_mark(self.target, "KI-R101")
        s.marks[self.target] = self.item
        s.fresh |= 1 << self.target
        s.say(say.MARKED, (s.active, self.target, self.item))
