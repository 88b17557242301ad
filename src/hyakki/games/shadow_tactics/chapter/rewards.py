"""The gains and costs of a finished mission (ST-306, ST-317, ST-428 to ST-435)."""

from __future__ import annotations

from typing import Literal

import msgspec

from hyakki.core.engine import Step
from hyakki.core.errors import Malformed
from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.core.rules import Count, Number
from hyakki.games.shadow_tactics.catalog.cards import Ninja
from hyakki.games.shadow_tactics.catalog.ids import ITEMS, NINJAS, NUMBER
from hyakki.games.shadow_tactics.chapter import events as say
from hyakki.games.shadow_tactics.chapter.options import (
    ASK_PROMOTE,
    ASK_STRIP,
    INSTEAD_OF,
    NO_PROMOTION,
    PROMOTE,
    PURCHASE_NUMBER,
    PURCHASES,
    STRIP,
)
from hyakki.games.shadow_tactics.chapter.state import DAIMYO, NINJA, ChapterState, Sum


class Facts(msgspec.Struct, frozen=True):
    """The facts that a chapter takes over from a mission."""

    side: Literal["ninjas", "daimyo"]
    coins: Sum
    quests: tuple[str, ...]
    rewards: tuple[tuple[str, str], ...]
    picks: tuple[tuple[Ninja, ...], ...]
    lost: dict[Ninja, Count]
    modifier: Number


def check_facts(s: ChapterState, facts: Facts) -> None:
    """Check the facts of a result, which may come from a file."""
    shadow = s.rules.shadow
    for quest in facts.quests:
        if quest not in shadow.quests or quest in s.quests or facts.quests.count(quest) > 1:
            raise Malformed(f"standing facts quests: {quest!r} cannot be completed")
    for owner, prize in facts.rewards:
        known = shadow.orders if owner == DAIMYO else {"jutsu": None, **shadow.cards, **shadow.health}
        if owner not in (DAIMYO, *NINJAS) or prize not in known:
            raise Malformed(f"standing facts rewards: {owner!r} cannot win {prize!r}")
    if len(facts.picks) != len(s.present):
        raise Malformed(f"standing facts picks: must be {len(s.present)} lists")


def keep(s: ChapterState, facts: Facts) -> None:
    """Keep what both sides keep, won or lost: loot, completed quests and their rewards (ST-010, ST-307, ST-323)."""
    if facts.coins:
        s.pool += facts.coins
        s.say(say.LOOT, (facts.coins, s.pool))
    s.quests += facts.quests
    for owner, prize in facts.rewards:
        if owner == DAIMYO:
            s.orders += (prize,)  # ST-R140
        elif prize == "jutsu":
            ninja = NINJAS[NINJAS.index(owner)]
            s.jutsu[ninja] = s.jutsu.get(ninja, 0) + 1
        else:
            s.cards += (prize,)
    for ninja, lost in facts.lost.items():  # ST-379
        s.jutsu[ninja] = max(s.jutsu.get(ninja, 0) - lost, -s.rules.shadow.numbers.jutsu)
    s.modifier = facts.modifier  # ST-368
    if s.modifier:
        s.say(say.TIME_BONUS, (NINJA if s.modifier > 0 else DAIMYO, abs(s.modifier)))


def pay(s: ChapterState, side: str) -> None:
    """Pay the reward of the location but for what its winner has to choose (ST-441 to ST-448)."""
    reward = s.reward(side)
    if reward.jutsu:
        for number in s.team:
            name = NINJAS[number]
            s.jutsu[name] = s.jutsu.get(name, 0) + reward.jutsu
        s.say(say.JUTSU_WON, (reward.jutsu,))
    if reward.coins:
        s.pool += reward.coins * len(s.team)
        s.say(say.COINS_WON, (reward.coins * len(s.team), s.pool))
    if reward.veto:
        s.veto = reward.veto
        s.say(say.VETO_WON, (reward.veto,))
    if reward.offers:
        s.offers[side] = reward.offers
        s.say(say.MORE_OFFERS, (side, reward.offers))
    if reward.discount:
        s.discount = reward.discount
        s.say(say.DISCOUNT, (reward.discount,))
    s.embargo = reward.embargo
    _unlock(s, reward.unlocks)


def _unlock(s: ChapterState, names: tuple[str, ...]) -> None:
    s.unlocked += tuple(name for name in names if name not in s.unlocked)
    items = tuple(NUMBER[name] for name in names if name in ITEMS)
    purchases = tuple(PURCHASE_NUMBER[name] for name in names if name in PURCHASES)
    if items:
        s.say(say.ITEMS_UNLOCKED, (items,))
    if purchases:
        s.say(say.UNLOCKED, (purchases,))


class Rewards(Step):
    """The Daimyo's choices: a promotion, and cards that he loses; then everything that was used is discarded."""

    __slots__ = ("promotion", "strip")
    promotion: bool
    strip: int
    """The number of his deployment cards that he loses."""

    def __init__(self, promotion: bool, strip: int) -> None:
        super().__init__("promote")
        self.promotion = promotion
        self.strip = strip

    def run(self, s: ChapterState) -> Asks:
        if self.stage == "promote":
            if self.promotion and s.used() and s.palace:
                return (ASK_PROMOTE[s.daimyo],)
            self.discard(s)
        elif self.strip and len(self.at_risk(s)) > self.strip:
            return (ASK_STRIP[s.daimyo],)
        else:
            for card in self.at_risk(s)[: self.strip]:
                self.lose(s, card)
            s.location = ""
            s.done()
        return None

    def discard(self, s: ChapterState) -> None:
        """Discard the Daimyo's purchased cards that took part, and all the ninjas' items (ST-317, ST-429, ST-430,
        ST-R140)."""
        used = s.used()
        s.placed = tuple(placed for placed in s.placed if placed not in used)
        s.items = ()
        if used:
            s.say(say.USED_UP, (tuple(PURCHASE_NUMBER[placed.card] for placed in used),))
        self.stage = "strip"

    def at_risk(self, s: ChapterState) -> list[str]:
        """Deployment cards at optional locations; the final one's cannot be touched (ST-441, ST-R98)."""
        return [placed.card for placed in s.placed if placed.card in s.rules.shadow.deployments]

    def lose(self, s: ChapterState, card: str) -> None:
        s.placed = tuple(placed for placed in s.placed if placed.card != card)
        s.say(say.STRIPPED, (s.daimyo, PURCHASE_NUMBER[card]))

    def menu(self, s: ChapterState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if self.stage == "strip":
            at_risk = self.at_risk(s)
            for placed in s.placed:
                option = STRIP[placed.card]
                m.offer(option) if placed.card in at_risk else m.block("ST-441", option)
            for card in s.palace:
                m.block("ST-R98", STRIP[card])
        elif path:
            m.options += [INSTEAD_OF[card] for card in s.palace]
        else:
            m.options += [PROMOTE[placed.card] for placed in s.used()]
            for placed in s.placed:
                if placed.location != s.location:
                    m.block("ST-434", PROMOTE[placed.card])
            m.offer(NO_PROMOTION)
        return m

    def default(self, s: ChapterState, ask: Ask) -> Path:
        return (STRIP[self.at_risk(s)[0]],) if self.stage == "strip" else (NO_PROMOTION,)

    def answer(self, s: ChapterState, ask: Ask, path: Path) -> None:
        if self.stage == "strip":
            self.lose(s, PURCHASES[path[0].args[0]])
            self.strip -= 1
            return
        if path[0] is not NO_PROMOTION:  # ST-435
            self.promote(s, PURCHASES[path[0].args[0]], PURCHASES[path[1].args[0]])
        self.promotion = False
        self.discard(s)

    def promote(self, s: ChapterState, card: str, replaced: str) -> None:
        """Promote the card: it takes the place of a card of the final location instead of being discarded (ST-434)."""
        s.placed = tuple(placed for placed in s.placed if placed.card != card)
        s.palace = tuple(card if other == replaced else other for other in s.palace)
        s.say(say.PROMOTED, (s.daimyo, PURCHASE_NUMBER[card], PURCHASE_NUMBER[replaced]))
