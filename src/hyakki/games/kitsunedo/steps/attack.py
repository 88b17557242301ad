"""ATTACK, and the answers of the target (sections E and F, KI-085, KI-086)."""

from __future__ import annotations

from hyakki.core.engine import Step
from hyakki.core.menu import Ask, Asks, Menu, Option, Path
from hyakki.games.kitsunedo import events as say
from hyakki.games.kitsunedo.catalog.cards import ADVENTS
from hyakki.games.kitsunedo.catalog.ids import ASH, ITEMS, LEAF, MIST, TANUKI
from hyakki.games.kitsunedo.occasions import WORDS, leaf_rule, meaningless, untaught
from hyakki.games.kitsunedo.options import ASK_RESPOND, CLAIM_ASH, DOUBT_MIST, STRIKE, TAKE_HIT, play
from hyakki.games.kitsunedo.previews import stakes
from hyakki.games.kitsunedo.state import KitsunedoState
from hyakki.games.kitsunedo.steps.claim import Claim, settle


def blocked_by(s: KitsunedoState, seat: int, target: int) -> str | None:
    """The rule that keeps this seat from attacking that lord now, if any."""
    if not s.lives[target]:
        return "KI-R21"
    if s.round == 1:
        return "KI-T09" if s.rules.stage in ADVENTS else "KI-032"
    hand = s.hands[seat]
    leaves = hand[LEAF] if s.cards.claimable[MIST] else 0  # KI-077, KI-R129
    short = spare = 0
    for item, count in s.requirement(target):
        short += max(0, count - hand[item])
        spare += max(0, hand[item] - count)
    if shows_ash(s, target):
        return None if not short and spare else "KI-T17"
    if short <= leaves:
        return None
    fits = leaves or any(hand[item] for item, _ in s.requirement(target))
    if s.armed(target) and fits:
        return None  # KI-161
    if fits and marked_now(s, target):
        return "KI-R103"
    return leaf_rule(s) if short <= hand[LEAF] else "KI-044"


def marked_now(s: KitsunedoState, target: int) -> bool:
    """Return whether the mark is the active lord's own and was placed in this very turn: it cannot be used yet
    (KI-R103)."""
    return bool(s.fresh >> target & 1) and s.powers[s.active] == TANUKI


def shows_ash(s: KitsunedoState, seat: int) -> bool:
    """Return whether a face-up Ash protects without being claimed, as in the First Advent (KI-T17, KI-R140)."""
    return s.rules.face_up and s.lanterns[seat] == ASH


def set_menu(s: KitsunedoState, ask: Ask, path: Path, look: bool) -> Menu:
    """The cards of the set one by one, in the order in which they will be discarded (KI-R71); then the blow."""
    m = Menu(look)
    seat, target = ask.seat, path[0].args[0]
    cards = [option.args for option in path[1:]]
    hand = s.hands[seat][:]
    for item, _ in cards:
        hand[item] -= 1
    lack = dict(s.requirement(target))
    for _, declared in cards:
        lack[declared] -= 1
    over = -sum(count for count in lack.values() if count < 0)
    missing = sum(count for count in lack.values() if count > 0)
    critical = s.armed(target) and len(cards) == 1
    if len(cards) == 1 and missing and marked_now(s, target):
        m.block("KI-R103", STRIKE)
    else:
        _offer_blow(m, s, target, critical, missing, over)
    leaves = hand[LEAF] if s.cards.claimable[MIST] else 0
    for kind, count in lack.items():  # KI-R23, KI-R24
        if over and count <= 0:  # KI-R22: one card more than the symbols, no further
            continue
        for item, left in ((kind, hand[kind]), (LEAF, leaves)):
            if left and ((not cards and s.armed(target)) or _can_finish(hand, leaves, lack, kind, item)):
                m.offer(play(item, kind))
            elif not left and count > 0:
                m.block((leaf_rule(s) if item == LEAF else "") or "KI-044", play(item, kind))
    return m


def set_refusal(s: KitsunedoState, path: Path, id: str) -> str:
    """The rule against laying this card down too, which no menu shows: one that does not match, or one too many."""
    verb, _, words = id.partition(" ")
    if verb != "play" or words not in WORDS[verb]:
        return ""
    rule = untaught(s, verb, words) or meaningless(verb, words)
    if rule:
        return rule
    required = s.requirement(path[0].args[0])
    if ITEMS.index(words.split()[-1]) not in [kind for kind, _ in required]:
        return "KI-R23"
    return "KI-R22" if len(path) - 1 > sum(count for _, count in required) else "KI-044"


def _offer_blow(m: Menu, s: KitsunedoState, target: int, critical: bool, missing: int, over: int) -> None:
    if missing and not critical:
        m.block("KI-044", STRIKE)
    elif shows_ash(s, target) and not over:
        m.block("KI-R131", STRIKE)
    else:
        m.offer(STRIKE)
        m.preview(STRIKE, critical=critical, evadable=not over and not critical and s.cards.claimable[ASH])


def _can_finish(hand: list[int], leaves: int, lack: dict[int, int], kind: int, item: int) -> bool:
    """Return whether the exact set can still be made once this card is laid down as that kind."""
    short = 0
    for other, count in lack.items():
        need = count - (other == kind)
        have = hand[other] - (item == other == kind)
        if need > have:
            short += need - max(have, 0)
    return short <= leaves - (item == LEAF)


class Attack(Step):
    """Play matching cards, take a life (KI-043 to KI-065)."""

    __slots__ = ("critical", "declared", "items", "over", "target")
    target: int
    items: tuple[int, ...]
    declared: tuple[int, ...]
    over: bool
    critical: bool

    def __init__(self, s: KitsunedoState, path: Path) -> None:
        super().__init__("play")
        cards: list[Option] = [option for option in path if option.verb == "play"]
        self.target = path[0].args[0]
        self.items = tuple(card.args[0] for card in cards)
        self.declared = tuple(card.args[1] for card in cards)
        need = sum(count for _, count in s.requirement(self.target))
        self.over = len(cards) > need  # KI-061
        self.critical = len(cards) == 1 and s.armed(self.target)  # KI-058, KI-161, KI-R107

    def run(self, s: KitsunedoState) -> Asks:
        if self.stage == "play":
            for item in self.items:
                s.spend(s.active, item)
            s.played = list(self.items)
            s.say(say.ATTACKED, (s.active, self.target, self.items, self.declared, self.critical))
            self.stage = "respond" if self.may_evade(s) or self.may_doubt(s) else "land"  # KI-R26
        elif self.stage == "respond":
            return (ASK_RESPOND[self.target],)
        elif self.stage == "disputed":
            self.resolve(s)
        else:
            self.land(s)
            s.done()
        return None

    def may_evade(self, s: KitsunedoState) -> bool:
        """Return whether the set can be evaded: it is exact and not critical (KI-059, KI-061, KI-163, KI-R25)."""
        return not self.over and not self.critical and s.cards.claimable[ASH]

    def may_doubt(self, s: KitsunedoState) -> bool:
        """Return whether the set holds Leaves whose Mist claim is still open to challenge (KI-085, KI-R32, KI-R106)."""
        return LEAF in self.items and not self.critical and not s.is_safe(s.active, MIST)

    def menu(self, s: KitsunedoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.offer(TAKE_HIT)  # KI-065, KI-086
        if self.may_evade(s):
            m.offer(CLAIM_ASH)
        else:
            m.block("KI-061" if s.cards.claimable[ASH] else "KI-R130", CLAIM_ASH)
        if self.may_doubt(s):
            m.offer(DOUBT_MIST)
        elif LEAF in self.items:
            m.block("KI-084", DOUBT_MIST)
        else:
            m.block("KI-123", DOUBT_MIST)
        if look:
            m.preview(TAKE_HIT, hit=stakes.hit(s, ask.seat))
            m.preview(DOUBT_MIST, **stakes.of_doubting_leaves(s, ask.seat))
            if s.lanterns[ask.seat] != ASH:
                m.preview(CLAIM_ASH, caught=stakes.price(s, ask.seat, hits=1))
        return m

    def default(self, s: KitsunedoState, ask: Ask) -> Path:
        return (TAKE_HIT,)

    def answer(self, s: KitsunedoState, ask: Ask, path: Path) -> None:
        choice = path[0]
        self.stage = "disputed"
        if choice is CLAIM_ASH:
            s.push(Claim(self.target, ASH, (s.active,), s.active))  # KI-063
        elif choice is DOUBT_MIST:  # KI-085: no Ash any more (KI-R30)
            s.push(Claim(s.active, MIST, (self.target,), self.target, challenger=self.target))
        else:
            self.stage = "land"

    def resolve(self, s: KitsunedoState) -> None:
        """Settle the claim about this attack: hit or miss, then the penalty (KI-R27, KI-R28, KI-R33, KI-R35)."""
        assert self.result is not None
        ended, claimer, challenger = self.result
        evading = claimer == self.target
        if (ended == "conceded") == evading:
            self.land(s)
        else:
            s.say(say.EVADED, (self.target, s.active)) if evading else s.say(say.FAILED, (s.active, self.target))
            self.clear(s)
        settle(s, (ended, claimer, challenger))
        s.done()

    def land(self, s: KitsunedoState) -> None:
        """Hit: one life, never more (KI-051); the set is discarded, then the target's mark on top of it (KI-R72)."""
        s.lose_life(self.target, "KI-038" if s.lives[self.target] > 1 else "KI-039", s.active)
        s.reap(s.active)
        self.clear(s)
        s.drop_mark(self.target, "KI-165")

    def clear(self, s: KitsunedoState) -> None:
        s.discard.extend(s.played)  # KI-049
        s.played = []
