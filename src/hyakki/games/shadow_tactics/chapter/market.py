"""The Daimyo collects taxes and buys cards; the ninjas buy items (ST-405 to ST-420)."""

from __future__ import annotations

from hyakki.core.engine import Step
from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics.catalog.ids import ITEMS, NUMBER
from hyakki.games.shadow_tactics.chapter import events as say
from hyakki.games.shadow_tactics.chapter.options import (
    ASK_BUY,
    ASK_BUY_TOGETHER,
    ASK_PURCHASE,
    ASK_TAX,
    BUY,
    ENOUGH,
    NOTHING,
    PURCHASE_NUMBER,
    PURCHASES,
    purchase,
)
from hyakki.games.shadow_tactics.chapter.purse import Purse, paying, taking
from hyakki.games.shadow_tactics.chapter.state import DAIMYO, NINJA, ChapterState, Placed
from hyakki.games.shadow_tactics.chapter.votes import Together


def drawn(s: ChapterState, stream: bytes, deck: list[str], count: int) -> tuple[str, ...]:
    """Shuffle and draw so many; fewer if there are no more (ST-R131)."""
    s.chance.shuffle(stream, deck)
    return tuple(deck[:count])


def written(tokens: tuple[int, ...]) -> str:
    """ "3 + 4×1": the highest first."""
    values = sorted(set(tokens), reverse=True)
    return " + ".join(str(value) if tokens.count(value) == 1 else f"{tokens.count(value)}×{value}" for value in values)


class DaimyoMarket(Step):
    """An offer, the tax in tokens, purchases."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("offer")

    def run(self, s: ChapterState) -> Asks:
        if self.stage == "offer":
            self.open(s)
        elif self.stage == "tax":
            purse = self.tax(s)
            if not purse.complete(()):
                return (ASK_TAX[s.daimyo],)
            self.collect(s, purse.tokens(()))
        elif self.affordable(s):
            return (ASK_PURCHASE[s.daimyo],)
        else:
            self.leave(s)
        return None

    def open(self, s: ChapterState) -> None:
        """Open the market. Without a place for them he buys nothing (ST-R145). Discarded cards are in the deck again
        (ST-432)."""
        if not s.open_locations:
            s.say(say.NO_MARKET, (s.daimyo,))
            self.leave(s)
            return
        s.offer = drawn(s, b"purchases", self.deck(s), s.offered(DAIMYO))
        s.say(say.OFFERED, (s.daimyo,), (tuple(PURCHASE_NUMBER[name] for name in s.offer),))
        self.stage = "tax"

    def deck(self, s: ChapterState) -> list[str]:
        taken = {placed.card for placed in s.placed} | set(s.palace)
        return [name for name in PURCHASES if self.for_sale(s, name) and name not in taken]

    def for_sale(self, s: ChapterState, name: str) -> bool:
        deck = s.card(name).deck
        return deck == "purchase" or (deck == "unlocked" and name in s.unlocked)  # ST-448

    # Taxes (ST-406, ST-407)

    def tax(self, s: ChapterState) -> Purse:
        worth = sum(s.rules.shadow.locations[name].tax for name in s.controls(DAIMYO))
        return taking(worth, values(s))

    def collect(self, s: ChapterState, tokens: tuple[int, ...]) -> None:
        s.tokens = tokens
        s.say(say.TAXED, (s.daimyo, sum(tokens), written(tokens)))
        self.stage = "buy"

    # Purchases (ST-408 to ST-411)

    def affordable(self, s: ChapterState) -> list[str]:
        return [name for name in s.offer if s.cost(name) <= sum(s.tokens)]

    def payment(self, s: ChapterState, name: str) -> Purse:
        return paying(s.cost(name), s.tokens, values(s))

    def menu(self, s: ChapterState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if self.stage == "tax":
            self.tax(s).offer(m, counts(path))
        elif path:
            self.payment(s, PURCHASES[path[0].args[0]]).offer(m, counts(path[1:]))
        else:
            self.cards(s, m)
        return m

    def cards(self, s: ChapterState, m: Menu) -> None:
        able = self.affordable(s)
        for name in s.offer:
            option = purchase(name, self.payment(s, name).complete(()))
            m.offer(option) if name in able else m.block("ST-408", option)
            m.preview(option, cost=s.cost(name))
        m.offer(ENOUGH)

    def refusal(self, s: ChapterState, ask: Ask, path: Path, id: str) -> str:
        """A card that is not offered; more or fewer tokens than can pay."""
        verb, _, words = id.partition(" ")
        if not s.knows(verb, words) or self.stage == "tax":
            return ""
        if verb == "purchase" and not path:
            locked = s.card(words).deck == "unlocked" and words not in s.unlocked
            return "ST-448" if locked else "ST-433" if s.card(words).deck == "fixed" else "ST-405"
        return "ST-408" if verb == "coins" else ""

    def default(self, s: ChapterState, ask: Ask) -> Path:
        return self.tax(s).least_path() if self.stage == "tax" else (ENOUGH,)

    def answer(self, s: ChapterState, ask: Ask, path: Path) -> None:
        if self.stage == "tax":
            self.collect(s, self.tax(s).tokens(counts(path)))
        elif path[0] is ENOUGH:
            self.leave(s)
        else:
            name = PURCHASES[path[0].args[0]]
            self.buy(s, name, self.payment(s, name).tokens(counts(path[1:])))

    def buy(self, s: ChapterState, name: str, tokens: tuple[int, ...]) -> None:
        """Buy a card: the tokens lie on it, a surplus too (ST-409)."""
        rest = list(s.tokens)
        for token in tokens:
            rest.remove(token)
        s.tokens = tuple(rest)
        s.offer = tuple(other for other in s.offer if other != name)
        s.placed += (Placed(name, "", tokens),)
        s.say(say.PURCHASED, (s.daimyo, PURCHASE_NUMBER[name], written(tokens)))

    def leave(self, s: ChapterState) -> None:
        """Close the purchase: other cards are discarded, and tax is never saved (ST-410, ST-411, ST-R92)."""
        if s.tokens:
            s.say(say.TAX_RETURNED, (s.daimyo, sum(s.tokens)))
        s.offer = s.tokens = ()
        s.discount, s.offers[DAIMYO] = 0, 0
        s.done()


def values(s: ChapterState) -> tuple[int, ...]:
    """The values of the tokens, the highest first."""
    return tuple(sorted(s.rules.shadow.numbers.coins, reverse=True))


def counts(path: Path) -> tuple[int, ...]:
    return tuple(option.args[0] for option in path)


class NinjaMarket(Together):
    """An offer; the ninjas buy item by item out of their common pool (ST-322, ST-417 to ST-420)."""

    __slots__ = ()
    alone, sealed = ASK_BUY, ASK_BUY_TOGETHER

    def __init__(self) -> None:
        super().__init__("offer")

    def run(self, s: ChapterState) -> Asks:
        if self.stage == "buy":
            if any(self.price(s, name) <= s.pool for name in self.goods(s)):
                return self.ask(s)
            self.leave(s)
        elif s.embargo:
            s.say(say.EMBARGO)  # ST-442
            self.leave(s)
        else:
            s.offer = drawn(s, b"items", self.deck(s), s.offered(NINJA))
            s.say(say.ITEMS_OFFERED, (), (tuple(NUMBER[name] for name in self.goods(s)),))
            self.stage = "buy"
        return None

    def deck(self, s: ChapterState) -> list[str]:
        return [name for name in ITEMS if not s.rules.shadow.items[name].standing]

    def goods(self, s: ChapterState) -> list[str]:
        """Return what was drawn, and what is always there once it is unlocked, any number of times (ST-447)."""
        return [*s.offer, *(name for name in s.unlocked if name in ITEMS)]

    def price(self, s: ChapterState, name: str) -> int:
        return s.rules.shadow.items[name].cost

    def entries(self, s: ChapterState, look: bool) -> Menu:
        m = Menu(look)
        for name in self.goods(s):
            option = BUY[name]
            m.offer(option) if self.price(s, name) <= s.pool else m.block("ST-418", option)
            m.preview(option, cost=self.price(s, name))
        m.offer(ENOUGH)
        return m

    def refusal(self, s: ChapterState, ask: Ask, path: Path, id: str) -> str:
        """An item that is not offered; one that is always there once it is unlocked (ST-447)."""
        verb, _, name = id.partition(" ")
        if verb != "buy" or name not in ITEMS:
            return ""
        return "ST-447" if s.rules.shadow.items[name].standing else "ST-417"

    def default(self, s: ChapterState, ask: Ask) -> Path:
        return (ENOUGH,)

    def decide(self, s: ChapterState, number: int) -> None:
        if number == NOTHING:
            self.leave(s)
            return
        name = ITEMS[number]
        s.pool -= self.price(s, name)
        s.items += (name,)
        s.offer = tuple(other for other in s.offer if other != name)
        s.say(say.BOUGHT, (number, s.pool))

    def leave(self, s: ChapterState) -> None:
        """Leave the market: cards that were not bought are discarded, coins that were not spent stay (ST-419,
        ST-420)."""
        s.offer = ()
        s.embargo, s.offers[NINJA] = False, 0
        s.done()
