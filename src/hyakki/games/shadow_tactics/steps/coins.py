"""The Daimyo lays the coins of a location on the board (ST-424 to ST-427)."""

from __future__ import annotations

from functools import cache

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.options import ASK_COIN, coin_value, on_junction
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.base import ShadowStep


@cache
def fewest(worth: int, values: tuple[int, ...]) -> int:
    """The fewest tokens of these values that are worth so much; one of them is 1."""
    return 0 if not worth else 1 + min(fewest(worth - value, values) for value in values if value <= worth)


class LayCoins(ShadowStep):
    """Token by token: those that lay on the cards used here, and others of values he chooses (ST-R93)."""

    __slots__ = ("tokens", "wealth")
    tokens: tuple[int, ...]
    """Values of the cards' tokens that are still to be laid."""
    wealth: int
    """The value that the other tokens must still have."""

    def __init__(self, tokens: tuple[int, ...], wealth: int) -> None:
        super().__init__("lay")
        self.tokens = tuple(sorted(tokens))
        self.wealth = wealth

    def run(self, s: ShadowState) -> Asks:
        while (self.tokens or self.wealth) and self.junctions(s):
            if not s.rules.quick:
                return (ASK_COIN[s.daimyo],)
            self.lay(s, self.values(s)[0], self.junctions(s)[0])
        s.done()
        return None

    # Where

    def open_junctions(self, s: ShadowState, tile: int) -> list[int]:
        owners = s.board.tile_of_junction
        return [j for j, owner in enumerate(owners) if owner == tile and not s.coins[j] and j not in s.keys]

    def laid_on(self, s: ShadowState, tile: int) -> int:
        return sum(1 for j, owner in enumerate(s.board.tile_of_junction) if owner == tile and s.coins[j])

    def junctions(self, s: ShadowState) -> list[int]:
        """The large tiles that hold fewest coins and have room: so that in the end their counts differ by one at most
        (ST-426, ST-427)."""
        roomy = [tile for tile in s.kit.large if self.open_junctions(s, tile)]
        least = min((self.laid_on(s, tile) for tile in roomy), default=0)
        return sorted(j for tile in roomy if self.laid_on(s, tile) == least for j in self.open_junctions(s, tile))

    def forbidden(self, s: ShadowState, junction: int) -> str:
        if s.coins[junction]:
            return "ST-425"
        if junction in s.keys or s.board.tile_of_junction[junction] not in s.kit.large:
            return "ST-427"
        return "ST-426"

    # Values

    def values(self, s: ShadowState) -> list[int]:
        return [value for value in s.rules.numbers.coins if not self.unfit(s, value)]

    def unfit(self, s: ShadowState, value: int) -> str:
        """The rule against a token of this value now: it is not at hand, or too many would have to follow (ST-R91)."""
        if value in self.tokens:
            return ""
        if value > self.wealth:
            return "ST-424"
        values = s.rules.numbers.coins
        room = sum(len(self.open_junctions(s, tile)) for tile in s.kit.large) - 1
        fits = len(self.tokens) + fewest(self.wealth - value, values) <= room
        highest = max(other for other in values if other <= self.wealth)
        return "" if fits or value == highest else "ST-R91"

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if not path:
            for value in s.rules.numbers.coins:
                rule = self.unfit(s, value)
                m.block(rule, coin_value(value)) if rule else m.offer(coin_value(value))
            return m
        junctions = self.junctions(s)
        for junction in range(s.board.junctions):
            option = on_junction(junction)
            m.offer(option) if junction in junctions else m.block(self.forbidden(s, junction), option)
        return m

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """Return the rule against a yard or a bush."""
        verb, _, words = id.partition(" ")
        return "ST-427" if path and verb == "on" and s.knows(verb, words) else ""

    def default(self, s: ShadowState, ask: Ask) -> Path:
        return (coin_value(self.values(s)[0]), on_junction(self.junctions(s)[0]))

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        self.lay(s, path[0].args[0], path[1].args[0])

    def lay(self, s: ShadowState, value: int, junction: int) -> None:
        if value in self.tokens:
            rest = list(self.tokens)
            rest.remove(value)
            self.tokens = tuple(rest)
        else:
            self.wealth -= value
        s.coins[junction] = value
        s.say(say.COIN_LAID, (s.daimyo, value, junction))
