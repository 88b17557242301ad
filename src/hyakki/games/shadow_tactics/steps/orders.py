"""The order phase (section I): the Daimyo plays every card, one symbol at a time."""

from __future__ import annotations

from typing import ClassVar

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board.places import NOWHERE, bush_place, place_name, yard_of
from hyakki.games.shadow_tactics.board.vision import searchers
from hyakki.games.shadow_tactics.catalog.cards import DAIMYO
from hyakki.games.shadow_tactics.catalog.ids import NUMBER
from hyakki.games.shadow_tactics.catalog.kit import NOW, PREPARED, RED_PART, OrderSymbol
from hyakki.games.shadow_tactics.ending import spend_time
from hyakki.games.shadow_tactics.guards import ALERTED, FRIENDLY, STUNNED, guard, is_guard, kind_of
from hyakki.games.shadow_tactics.missions import quests
from hyakki.games.shadow_tactics.missions.mission import mission_of
from hyakki.games.shadow_tactics.options import (
    ASK_FINDER,
    ASK_ORDER,
    ASK_SYMBOL,
    DECLINE,
    DO_SEARCH,
    USE_POWER,
    choose_guard,
    follow,
    play,
    prepare,
    put,
)
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.base import ShadowStep
from hyakki.games.shadow_tactics.steps.guard_previews import block_posts, block_yard, sight, why_no_stance, yard_named
from hyakki.games.shadow_tactics.steps.move import MoveGuard
from hyakki.games.shadow_tactics.steps.notice import Notice


class Orders(ShadowStep):
    """Hand cards and active prepared cards in any order, until none is left (ST-151, ST-157, ST-159)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("play")

    def run(self, s: ShadowState) -> Asks:
        if s.hand or s.active:
            return (ASK_ORDER[s.daimyo],)
        s.done()
        return None

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        for order in dict.fromkeys(s.hand):
            m.offer(play(order, s.daimyo))
            if s.alarm:
                m.block("ST-162", prepare(order, s.daimyo))
            else:
                m.offer(prepare(order, s.daimyo))
        for order in dict.fromkeys(s.active):
            m.offer(follow(order))
        if look:
            for order in dict.fromkeys(order for order in s.tapped if order not in s.active):
                m.block("ST-155", follow(order))
        return m

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """A prepared card is played by its other part, once it is active; a card in hand is not prepared yet."""
        verb, _, name = id.partition(" ")
        order = NUMBER.get(name)
        if order is None or verb not in ("play", "prepare", "follow"):
            return ""
        if verb == "follow":
            return "ST-157" if order in s.hand else "ST-154"
        return "ST-155" if order in s.tapped else "ST-157" if order in s.active else "ST-152"

    def default(self, s: ShadowState, ask: Ask) -> Path:
        """Cards not yet played are executed, every symbol declined (ST-R148)."""
        return (follow(s.active[0]) if s.active else play(s.hand[0], s.daimyo),)

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        option = path[0]
        order = option.args[0]
        if option.verb == "prepare":
            s.hand.remove(order)
            s.tapped = sorted([*s.tapped, order])
            s.say(say.PREPARED, (s.daimyo,), (order,))
            return
        part = RED_PART if s.alarm else PREPARED if option.verb == "follow" else NOW  # ST-161, ST-R68
        if option.verb == "follow":
            s.active.remove(order)
            s.say(say.FOLLOWED, (s.daimyo, part, order))
        else:
            s.hand.remove(order)
            s.say(say.PLAYED, (s.daimyo, part), (order,))
        s.push(Order(order, part))


class Order(ShadowStep):
    """A played card: its symbols from left to right, then it is discarded (ST-153, ST-160)."""

    __slots__ = ("order", "part", "symbol")
    order: int
    part: int
    symbol: int

    def __init__(self, order: int, part: int) -> None:
        super().__init__("symbols")
        self.order = order
        self.part = part
        self.symbol = 0

    def run(self, s: ShadowState) -> Asks:
        symbols = s.kit.orders[self.order][self.part]
        if self.symbol == len(symbols):
            s.discard_order(self.order)
            s.say(say.ORDERED, (s.daimyo, self.order))
            s.done()
            return None
        self.symbol += 1
        s.push(_step_of(symbols[self.symbol - 1]))
        return None


def _step_of(symbol: OrderSymbol) -> ShadowStep:
    if symbol.word == "DEP":
        return Deploy(symbol.guards)
    if symbol.word in ("MVR", "MVF", "DFIG"):
        return MoveGuard(symbol.word)
    return {"SPR": Spread, "SRCH": Search, "POW": Power}[symbol.word]()


class Declinable(ShadowStep):
    """A symbol that the Daimyo may decline; one that is impossible is skipped (ST-160, ST-R37)."""

    __slots__ = ()
    word: ClassVar[str] = ""

    def possible(self, s: ShadowState) -> bool:
        raise NotImplementedError

    def run(self, s: ShadowState) -> Asks:
        if self.possible(s):
            return (ASK_SYMBOL[self.word][s.daimyo],)
        s.say(say.SKIPPED, (s.daimyo, self.word))
        s.done()
        return None

    def default(self, s: ShadowState, ask: Ask) -> Path:
        return (DECLINE,)


class Spread(Declinable):
    """SPR: one more unstunned guard in a yard that holds an alerted one (ST-188, ST-189, ST-223)."""

    __slots__ = ()
    word: ClassVar[str] = "SPR"

    def choices(self, s: ShadowState) -> list[int]:
        yards = {yard_of(post) for post in s.alerted_guards()}
        return [
            post
            for yard in sorted(yards)
            for post in s.guards_in(yard)
            if is_guard(s.guards[post])
            and not s.guards[post] & (ALERTED | STUNNED)
            and kind_of(s.guards[post]) != DAIMYO
        ]

    def possible(self, s: ShadowState) -> bool:
        return bool(self.choices(s))

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        choices = self.choices(s)
        m.options += [choose_guard(post) for post in choices]
        m.offer(DECLINE)
        if look:
            for post in s.all_guards():
                if post not in choices:
                    m.block(self.why_not(s.guards[post]), choose_guard(post))
        return m

    def why_not(self, code: int) -> str:
        if not is_guard(code):
            return "ST-373" if kind_of(code) == FRIENDLY else "ST-377"
        return "ST-264" if code & STUNNED else "ST-223" if kind_of(code) == DAIMYO else "ST-188"

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        if path[0] is not DECLINE:
            post = path[0].args[0]
            s.alert(post)
            s.say(say.SPREAD, (s.daimyo, kind_of(s.guards[post]), post))
        s.done()


class Search(Declinable):
    """SRCH: the round is marked (ST-190, ST-191)."""

    __slots__ = ()
    word: ClassVar[str] = "SRCH"

    def possible(self, s: ShadowState) -> bool:
        return not s.searching

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += (DO_SEARCH, DECLINE)
        if look:
            bushes = sorted({s.ninjas[ninja].bush for ninja in s.team() if searchers(s, s.ninjas[ninja].bush)})
            m.preview(DO_SEARCH, caught=[place_name(bush_place(bush)) for bush in bushes])
        return m

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        if path[0] is DO_SEARCH:
            s.searching = True
            s.say(say.SEARCH, (s.daimyo,))
        s.done()


class Power(Declinable):
    """POW: one off the time track, once a round, if the mission's condition holds now (ST-192 to ST-194)."""

    __slots__ = ()
    word: ClassVar[str] = "POW"

    def possible(self, s: ShadowState) -> bool:
        return not s.power_used and mission_of(s).power(s)

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += (USE_POWER, DECLINE)
        return m

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        if path[0] is USE_POWER:
            s.power_used = True
            s.say(say.POWER, (s.daimyo, s.time - 1))
            quests.count_daimyo(s, "powers")
            spend_time(s)
        s.done()


class Deploy(ShadowStep):
    """DEP: new guards, calm, on free posts of barracks (ST-168 to ST-173). In each barracks where they come upon bodies
    one of them finds them, whom the Daimyo picks (ST-172, ST-R35)."""

    __slots__ = ("guards", "placed")
    guards: tuple[int, ...]
    """The guards still to be placed."""
    placed: tuple[int, ...]
    """The posts of those whose barracks has not been looked at yet."""

    def __init__(self, guards: tuple[int, ...]) -> None:
        super().__init__("place")
        self.guards = guards
        self.placed = ()

    def stances(self, s: ShadowState) -> list[int]:
        if not s.off_board(self.guards[0]):
            return []
        return [stance for yard in sorted(s.kit.layout.barracks) for stance in s.board.stances(s.guards, yard)]

    def run(self, s: ShadowState) -> Asks:
        if self.stage == "place":
            if self.guards and self.stances(s):
                return (ASK_SYMBOL["DEP"][s.daimyo],)
            if self.guards:
                self.skip(s)
                return None
            self.stage = "find"
        if not self.placed:
            s.done()
        elif len(self.finders(s)) > 1 and s.bodies_in(yard_of(self.placed[0])):
            return (ASK_FINDER[s.daimyo],)
        else:
            self.find(s, self.placed[0])
        return None

    def skip(self, s: ShadowState) -> None:
        """Skip guards that cannot be placed (ST-170, ST-173)."""
        s.say(say.SKIPPED, (s.daimyo, "DEP"))
        while self.guards and not self.stances(s):
            self.guards = self.guards[1:]

    def finders(self, s: ShadowState) -> list[int]:
        yard = yard_of(self.placed[0])
        return [post for post in self.placed if yard_of(post) == yard]

    def find(self, s: ShadowState, finder: int) -> None:
        yard = yard_of(finder)
        self.placed = tuple(post for post in self.placed if yard_of(post) != yard)
        if s.bodies_in(yard):
            s.push(Notice(moved=((finder, yard),), alone=True))

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if ask.kind == "finder":
            finders = self.finders(s)
            m.options += [choose_guard(post) for post in finders]
            for post in s.guards_in(yard_of(finders[0])):
                if post not in finders:
                    m.block("ST-R35", choose_guard(post))
            return m
        offered = self.stances(s)
        m.options += [put(stance) for stance in offered]
        m.offer(DECLINE)
        if look:
            for stance in offered:
                m.preview(put(stance), **sight(s, stance), finds=bool(s.bodies_in(yard_of(s.post_of(stance)))))
            for yard in range(s.board.yards):
                if yard in s.kit.layout.barracks:
                    block_posts(m, s, yard, offered)
                else:
                    block_yard(m, s, yard, "ST-169")
        return m

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """Return the rule against any other yard, and any guard but those that have just come."""
        if ask.kind == "finder":
            return "ST-172" if id.startswith("choose ") and yard_named(s, id) != NOWHERE else ""
        return why_no_stance(s, id, NOWHERE, s.kit.layout.barracks, "ST-169")

    def default(self, s: ShadowState, ask: Ask) -> Path:
        return (choose_guard(self.finders(s)[0]) if ask.kind == "finder" else DECLINE,)

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        if ask.kind == "finder":
            self.find(s, path[0].args[0])
            return
        kind, self.guards = self.guards[0], self.guards[1:]
        if path[0] is not DECLINE:
            stance = path[0].args[0]
            post = s.put_guard(guard(kind), stance)
            self.placed = tuple(sorted((*self.placed, post)))
            s.say(say.DEPLOYED, (s.daimyo, kind, stance))
