"""The turn (section C), being out and returning (section M)."""

from __future__ import annotations

from hyakki.core.engine import GameOver, Step
from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kitsunedo import events as say
from hyakki.games.kitsunedo.catalog import ids
from hyakki.games.kitsunedo.occasions import leaf_rule, target_rule, thread_rule
from hyakki.games.kitsunedo.options import (
    ASK_ACT,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_OUT,
    ATTACK,
    DISCARD,
    DONE,
    DRAW_DECK,
    DRAW_DISCARD,
    END_TURN,
    FLIP,
    GIFT,
    PEEP,
    STAY_OUT,
    STEAL,
    SUMMON,
    THREAD,
    mark,
    trades,
)
from hyakki.games.kitsunedo.previews import stakes
from hyakki.games.kitsunedo.state import USED_GIFT, USED_PEEP, USED_STEAL, USED_SUMMON, KitsunedoState
from hyakki.games.kitsunedo.steps.attack import Attack, blocked_by, set_menu, set_refusal
from hyakki.games.kitsunedo.steps.lords import Gift, Mark, Peep
from hyakki.games.kitsunedo.steps.powers import Steal, Summon
from hyakki.games.kitsunedo.steps.trade import Trade


class Turn(Step):
    """Draw, act, discard (KI-021 to KI-034); or flip for a Sake (KI-130 to KI-137)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("begin")

    def run(self, s: KitsunedoState) -> Asks:
        seat = s.active
        if self.stage == "act":
            if s.lives[seat] and not s.cut:
                return (ASK_ACT[seat],)
            if s.lives[seat]:
                s.say(say.CUT_SHORT, (seat,))
            self.stage = "discard"
        elif self.stage == "discard":
            if s.sizes[seat] and (s.lives[seat] or s.powers[seat] == ids.SHISU):  # KI-R20, KI-R117, KI-R138
                return (ASK_DISCARD[seat],)
            self.stage = "finish"
        elif self.stage == "begin":
            self.begin(s)
        elif self.stage == "draw":
            if s.powers[seat] == ids.HAUNT and s.discard:  # KI-143, KI-R94
                return (ASK_DRAW[seat],)
            self.draw(s)
        elif self.stage == "out":
            return (ASK_OUT[seat],)
        else:
            self.finish(s)
        return None

    # Opening

    def begin(self, s: KitsunedoState) -> None:
        s.turn += 1
        s.say(say.TURN, (s.active, s.turn, s.round, s.extra))
        self.stage = "draw" if s.lives[s.active] else "out"

    def draw(self, s: KitsunedoState) -> None:
        """Draw exactly one card, the uppermost (KI-022, KI-023)."""
        item = s.draw(s.active)
        if item is None:
            s.say(say.NO_CARD, (s.active,))
        else:
            s.say(say.DREW, (s.active,), (item,))
        self.stage = "act"

    def draw_discard(self, s: KitsunedoState) -> None:
        """Draw from the discards by Memorial (KI-143)."""
        item = s.discard.pop()
        s.gain(s.active, item)
        s.say(say.MEMORIAL, (s.active, item))
        self.stage = "act"

    # Menus

    def menu(self, s: KitsunedoState, ask: Ask, path: Path, look: bool) -> Menu:
        if ask.kind == "act":
            return set_menu(s, ask, path, look) if path else self.act_menu(s, ask, look)
        m = Menu(look)
        if ask.kind == "discard":
            self.discard_menu(m, s, ask, path)
        elif ask.kind == "draw":
            m.options += (DRAW_DECK, DRAW_DISCARD)
        else:
            m.options += (FLIP, STAY_OUT)
            m.preview(FLIP, cards=flips(s, ask.seat))
        return m

    def act_menu(self, s: KitsunedoState, ask: Ask, look: bool) -> Menu:
        """Every verb for every other lord (KI-024, KI-025)."""
        m = Menu(look)
        seat = ask.seat
        m.offer(END_TURN)
        m.ends(END_TURN)
        if look and stakes.is_bare(s, seat):
            m.preview(END_TURN, bare=True)
        self.offer_summon(m, s, seat)
        self.offer_attacks(m, s, seat)
        self.offer_steals(m, s, seat)
        self.offer_trades(m, s, seat)
        power = s.powers[seat]
        if power == ids.HOLLOW:
            self.offer_peeps(m, s, seat)
        elif power == ids.TANUKI:
            self.offer_marks(m, s, seat)
        elif power == ids.CELESTE:
            m.offer(GIFT) if not s.used & USED_GIFT else m.block("KI-154", GIFT)
        elif s.may_thread(seat):
            m.offer(THREAD)
        elif power == ids.MIRAGE:
            m.block(thread_rule(s, seat, ask.kind), THREAD)
        return m

    def offer_summon(self, m: Menu, s: KitsunedoState, seat: int) -> None:
        if s.used & USED_SUMMON:
            m.block("KI-068", SUMMON)
        elif s.rules.face_up and s.lanterns[seat] != ids.SPIRIT:
            m.block("KI-T15", SUMMON)
        elif not s.rules.face_up and not s.cards.claimable[ids.SPIRIT]:
            m.block("KI-R130", SUMMON)
        else:
            m.offer(SUMMON)

    def offer_attacks(self, m: Menu, s: KitsunedoState, seat: int) -> None:
        if s.round == 1 and not m.look:
            return
        for target in range(s.seats):
            if target != seat:
                rule = blocked_by(s, seat, target)
                m.offer(ATTACK[target]) if rule is None else m.block(rule, ATTACK[target])

    def offer_steals(self, m: Menu, s: KitsunedoState, seat: int) -> None:
        untaught = "" if s.cards.claimable[ids.SHADOW] else "KI-R130"
        used = "KI-071" if s.used & USED_STEAL else ""
        if (untaught or used) and not m.look:
            return
        for target in range(s.seats):
            if target != seat:
                rule = untaught or target_rule(s, seat, "steal", target) or used
                m.block(rule, STEAL[target]) if rule else m.offer(STEAL[target])

    def offer_trades(self, m: Menu, s: KitsunedoState, seat: int) -> None:
        """Offer trades for a Sake, or a Leaf as one; cards received in a met trade of this turn pay for nothing
        (KI-088, KI-078, KI-R137)."""
        hand = s.hands[seat]
        sake = "KI-088" if not hand[ids.SAKE] else "KI-R137" if hand[ids.SAKE] <= s.barred_sake else ""
        self.offer_trades_for(m, s, seat, ids.SAKE, sake)
        if s.cards.claimable[ids.MIST]:
            leaf = "KI-078" if not hand[ids.LEAF] else "KI-R137" if hand[ids.LEAF] <= s.barred_leaf else ""
            self.offer_trades_for(m, s, seat, ids.LEAF, leaf)

    def offer_trades_for(self, m: Menu, s: KitsunedoState, seat: int, paid: int, barred: str) -> None:
        if barred and not m.look:
            return
        for target in range(s.seats):
            if target != seat:
                options = trades(paid, target, s.cards.items)
                rule = target_rule(s, seat, "trade", target) or barred
                if not rule:
                    m.options += options
                else:
                    for option in options:
                        m.block(rule, option)

    def offer_peeps(self, m: Menu, s: KitsunedoState, seat: int) -> None:
        for target in range(s.seats):
            if target != seat:
                rule = target_rule(s, seat, "peep", target) or ("KI-139" if s.used & USED_PEEP else "")
                m.block(rule, PEEP[target]) if rule else m.offer(PEEP[target])

    def offer_marks(self, m: Menu, s: KitsunedoState, seat: int) -> None:
        for target in range(s.seats):
            if target != seat:
                self.offer_marks_on(m, s, s.hands[seat], target, target_rule(s, seat, "mark", target))

    def offer_marks_on(self, m: Menu, s: KitsunedoState, hand: list[int], target: int, barred: str) -> None:
        for kind, _ in s.requirement(target) or s.cards.requirements[s.lords[target]][1]:
            for item in (kind, ids.LEAF):
                option = mark(target, item, kind)
                rule = barred or (leaf_rule(s) if item == ids.LEAF else "")
                if rule:
                    m.block(rule, option)
                elif hand[item]:
                    m.offer(option)
                else:
                    m.block("KI-159", option)

    def discard_menu(self, m: Menu, s: KitsunedoState, ask: Ask, path: Path) -> None:
        """Offer any number of cards, one by one, the last on top (KI-029, KI-030, KI-R71)."""
        left = s.hands[ask.seat][:]
        for option in path:
            left[option.args[0]] -= 1
        if sum(left) <= s.rules.hand_limit:
            m.offer(DONE)
        else:
            m.block("KI-030", DONE)
        m.ends(DONE)
        for item, count in enumerate(left):
            if count:
                m.offer(DISCARD[item])

    def refusal(self, s: KitsunedoState, ask: Ask, path: Path, id: str) -> str:
        return set_refusal(s, path, id) if path and ask.kind == "act" else ""

    def default(self, s: KitsunedoState, ask: Ask) -> Path:
        if ask.kind == "act":
            return (END_TURN,)
        if ask.kind == "draw":
            return (DRAW_DECK,)
        if ask.kind == "out":
            return (FLIP,)
        surplus = s.sizes[ask.seat] - s.rules.hand_limit
        hand = s.hands[ask.seat]
        spare = [item for item in (ids.LEAF, 0, 1, 3, ids.SAKE) for _ in range(hand[item])]
        return (*(DISCARD[item] for item in spare[: max(0, surplus)]), DONE)

    # Answers

    def answer(self, s: KitsunedoState, ask: Ask, path: Path) -> None:
        if ask.kind == "act":
            self.act(s, path)
        elif ask.kind == "discard":
            self.discard(s, ask.seat, path)
        elif ask.kind == "draw":
            self.draw(s) if path[0] is DRAW_DECK else self.draw_discard(s)
        elif path[0] is FLIP:
            self.flip(s)
        else:
            s.say(say.STAYED_OUT, (ask.seat,))
            self.stage = "finish"

    def act(self, s: KitsunedoState, path: Path) -> None:
        choice = path[0]
        verb, args = choice.verb, choice.args
        if choice is END_TURN:
            s.settle_moment()
            s.say(say.ENDED_TURN, (s.active,))
            self.stage = "discard"
            return
        if choice is THREAD:
            s.undo()
        s.moment()
        if verb == "attack":
            s.push(Attack(s, path))
        elif verb == "trade":
            s.push(Trade(*args))
        elif verb == "summon":
            s.push(Summon())
        elif verb == "steal":
            s.push(Steal(args[0]))
        elif verb == "peep":
            s.push(Peep(args[0]))
        elif verb == "mark":
            s.push(Mark(*args))
        else:
            s.push(Gift())

    # The end step

    def discard(self, s: KitsunedoState, seat: int, path: Path) -> None:
        items = tuple(option.args[0] for option in path[:-1])
        for item in items:
            s.lose(seat, item)
            s.discard.append(item)
        if items:
            s.say(say.DISCARDED, (seat, items))
        self.stage = "finish"

    def finish(self, s: KitsunedoState) -> None:
        """End the turn: marks run out (KI-164, KI-R102, KI-R141), flags are cleared (KI-R19), the turn passes on."""
        if s.powers[s.active] == ids.TANUKI:
            for place in range(s.active + 1, s.active + s.seats):
                seat = place % s.seats
                if not s.fresh >> seat & 1:
                    s.drop_mark(seat, "KI-164")
            s.fresh = 0
        limit = s.rules.turn_limit
        if limit is not None and s.turn >= limit:  # KI-R88
            s.say(say.NO_RESULT, (s.turn,))
            raise GameOver(("turn limit", None))
        self.pass_on(s)
        s.used = s.safe = s.barred_sake = s.barred_leaf = 0
        s.cut = s.threaded = s.proposed = s.reaped = False
        self.stage = "begin"

    def pass_on(self, s: KitsunedoState) -> None:
        """Pass the turn on, clockwise (KI-021); a Reap comes first (KI-144, KI-R97); the round counts seats passed
        (KI-R13, KI-R142)."""
        s.extra = s.reaped and s.lives[s.active] > 0
        if s.extra:
            return
        while True:
            s.active = (s.active + 1) % s.seats
            if s.active == s.starter:
                s.round += 1
            if s.lives[s.active] or s.rules.returns:  # KI-T06: out for good is passed over
                return

    # Out

    def flip(self, s: KitsunedoState) -> None:
        """Turn over one card, three for the Shisu (KI-130, KI-131, KI-167); all are turned before anything is done
        with them (KI-R118)."""
        seat = s.active
        flipped: list[int] = []
        for _ in range(flips(s, seat)):
            if s.ready():
                flipped.append(s.deck.pop())
        s.say(say.FLIPPED, (seat, len(flipped)), (tuple(flipped),))
        if ids.SAKE not in flipped:  # KI-132, KI-137
            s.discard.extend(flipped)
            self.stage = "finish"
            return
        flipped.remove(ids.SAKE)
        s.discard.extend(flipped)
        self.come_back(s, seat)

    def come_back(self, s: KitsunedoState, seat: int) -> None:
        """Bring the lord back with the Sake, one life and a new Lantern, into a normal turn (KI-132 to KI-136,
        KI-168)."""
        s.gain(seat, ids.SAKE)
        s.lives[seat] = 1
        s.exits = tuple(other for other in s.exits if other != seat)
        s.say(say.RETURNED, (seat, ids.SAKE))
        s.take_lantern(seat)
        self.stage = "draw"


def flips(s: KitsunedoState, seat: int) -> int:
    return 3 if s.powers[seat] == ids.SHISU else 1
