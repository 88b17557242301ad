"""FORCE TRADE (section J) and Leaves in it (KI-078 to KI-080, KI-087)."""

from __future__ import annotations

from hyakki.core.engine import Step
from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kitsunedo import events as say
from hyakki.games.kitsunedo.catalog.ids import BLOCK, ITEMS, LEAF, MIST, MOON, SAKE, SUN, WILD
from hyakki.games.kitsunedo.occasions import leaf_rule
from hyakki.games.kitsunedo.options import ASK_GIVE, CHALLENGE, give, give_other, offer_leaf
from hyakki.games.kitsunedo.previews import stakes
from hyakki.games.kitsunedo.state import NOBODY, KitsunedoState
from hyakki.games.kitsunedo.steps.claim import Claim, settle

GIVEN = frozenset(give(item).id for item in range(len(ITEMS)))
UNTOUCHED = ("stands", NOBODY, NOBODY)


class Trade(Step):
    """Pay a Sake, ask one lord for one kind (KI-088 to KI-093, KI-R57 to KI-R68)."""

    __slots__ = ("answer_fate", "asked", "item", "paid", "pay_fate")
    asked: int
    item: int
    paid: int
    pay_fate: tuple[str, int, int]
    answer_fate: tuple[str, int, int]

    def __init__(self, asked: int, item: int, paid: int) -> None:
        super().__init__("pay")
        self.asked = asked
        self.item = item
        self.paid = paid
        self.pay_fate = self.answer_fate = UNTOUCHED

    def run(self, s: KitsunedoState) -> Asks:
        if self.stage == "pay":
            s.lose(s.active, self.paid)
            s.played = [self.paid]
            s.say(say.TRADED, (s.active, self.asked, self.item, self.paid))
            if self.paid == LEAF:  # KI-078, KI-081
                self.stage = "paid"
                s.push(Claim(s.active, MIST, (self.asked,), self.asked))
            else:
                self.stage = "give"  # KI-092
        elif self.stage == "paid":
            self.pay_fate = self.fate()
            self.stage = "give" if self.pay_fate[0] != "conceded" else "void"
        elif self.stage == "give":
            return (ASK_GIVE[self.asked],)
        elif self.stage == "leaf":
            self.answer_fate = self.fate()
            if self.answer_fate[0] == "conceded":  # KI-R63: answered again, honestly
                s.played.remove(LEAF)
                s.gain(self.asked, LEAF)
                s.say(say.LEAF_BACK, (self.asked,))
                self.stage = "give"
            else:
                self.take_leaf(s)
        elif self.stage == "void":  # KI-R65
            s.say(say.VOID_TRADE, (s.active,))
            self.discard_payment(s)
        else:
            settle(s, self.pay_fate)
            settle(s, self.answer_fate)
            s.done()
        return None

    def fate(self) -> tuple[str, int, int]:
        assert self.result is not None
        ended, claimer, challenger = self.result
        return (ended, claimer, challenger)

    def may_offer_leaf(self, s: KitsunedoState) -> str | None:
        """The rule against answering with a Leaf declared as the kind, if any."""
        if self.item not in WILD:
            return "KI-075"
        if rule := leaf_rule(s):
            return rule
        if self.answer_fate[0] == "conceded":
            return "KI-R63"
        if self.pay_fate[0] == "revealed":
            return "KI-R66"
        return None if s.hands[self.asked][LEAF] else "KI-079"

    def menu(self, s: KitsunedoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        hand = s.hands[ask.seat]
        met = hand[self.item]
        m.rule = "" if met else "KI-090"
        for item in range(5):
            if item == self.item:
                m.options.append(give(item)) if met else m.block("KI-R58", give(item))
            elif met:
                m.block("KI-089", give(item))
            elif hand[item]:
                m.offer(give_other(ask.seat, s.active, item))  # KI-090
        if self.item != LEAF:
            rule = self.may_offer_leaf(s)
            option = offer_leaf(self.item)
            m.offer(option) if rule is None else m.block(rule, option)  # KI-079, KI-R61
            if look:
                m.preview(option, gets=ITEMS[self.paid], **stakes.of_offering(s, ask.seat, self.item))
        if look:
            m.preview(give(self.item), gets=ITEMS[self.paid])
            for item in range(5):
                if item != self.item:
                    m.preview(give_other(ask.seat, s.active, item), gets="nothing")
        return m

    def refusal(self, s: KitsunedoState, ask: Ask, path: Path, id: str) -> str:
        """A real Sake is never challenged, and a Leaf no longer once its window has closed; a card that is not held
        is not given."""
        if id == CHALLENGE.id:
            return "KI-092" if self.paid == SAKE else "KI-105"
        return "KI-R58" if id in GIVEN else ""

    def default(self, s: KitsunedoState, ask: Ask) -> Path:
        hand = s.hands[ask.seat]
        if hand[self.item]:
            return (give(self.item),)
        first = next(item for item in (LEAF, SUN, MOON, BLOCK, SAKE) if hand[item])
        return (give_other(ask.seat, s.active, first),)

    def answer(self, s: KitsunedoState, ask: Ask, path: Path) -> None:
        choice = path[0]
        if choice.verb == "give-leaf":
            s.lose(self.asked, LEAF)
            s.played.append(LEAF)
            s.say(say.OFFERED_LEAF, (self.asked, s.active, self.item))
            self.stage = "leaf"
            s.push(Claim(self.asked, MIST, (s.active,), s.active))  # KI-080
            return
        item = choice.args[0]
        s.lose(self.asked, item)
        s.gain(s.active, item)
        if item == self.item:  # KI-089
            self.receive_payment(s)
            s.bar(item)
            s.say(say.MET, (self.asked, s.active, item, self.paid))
        else:  # KI-090
            s.say(say.UNMET, (self.asked, s.active, self.item, self.paid), (item,))
            self.discard_payment(s)

    def take_leaf(self, s: KitsunedoState) -> None:
        """Take a Leaf: the request counts as met; the Leaf stays a Leaf (KI-R62, KI-R67)."""
        s.played.remove(LEAF)
        s.gain(s.active, LEAF)
        s.bar(LEAF)
        self.receive_payment(s)
        s.say(say.LEAF_TAKEN, (self.asked, s.active, self.item, self.paid))

    def receive_payment(self, s: KitsunedoState) -> None:
        """Receive the very card that was paid (KI-087)."""
        s.played.remove(self.paid)
        s.gain(self.asked, self.paid)
        self.stage = "settle"

    def discard_payment(self, s: KitsunedoState) -> None:
        s.played.remove(self.paid)
        s.discard.append(self.paid)
        self.stage = "settle"
