"""The effects of ninja cards in their target yard (section H): attacks, stuns, bodies, distracted and lured guards.

The result of each is what guards may notice when the card is over: the posts of the dead, and those who were moved.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board import aim
from hyakki.games.shadow_tactics.board.places import NOWHERE, post_name, post_named, yard_of
from hyakki.games.shadow_tactics.board.vision import awake, see_death
from hyakki.games.shadow_tactics.catalog.kit import Act
from hyakki.games.shadow_tactics.guards import kind_of
from hyakki.games.shadow_tactics.missions import quests
from hyakki.games.shadow_tactics.options import (
    ASK_BODY,
    ASK_DISTRACT,
    ASK_LURE,
    ASK_TARGET,
    body,
    put,
    take_guard,
    target,
)
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.base import Deed
from hyakki.games.shadow_tactics.steps.guard_previews import why_no_stance, yard_named
from hyakki.games.shadow_tactics.steps.harm import kill, stun
from hyakki.games.shadow_tactics.steps.move import Relocate
from hyakki.games.shadow_tactics.steps.notice import Moved


class Effect(Deed):
    """One effect symbol, for up to so many targets in the target yard (ST-086, ST-126, ST-127, ST-R48)."""

    __slots__ = ("most", "spearmen", "yard")
    verb: ClassVar[str]
    """The verb of the answer that names a target."""
    wall: ClassVar[str] = "ST-335"
    """The rule by which what is behind a closed gate cannot be affected."""
    yard: int
    most: int
    spearmen: bool

    def __init__(self, ninja: int, yard: int, act: Act, stage: str = "start") -> None:
        super().__init__(ninja, stage)
        self.yard = yard
        self.most = act.targets
        self.spearmen = act.spearmen

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """Guards, bodies and posts of another yard."""
        if id.startswith("to ") and path:
            return why_no_stance(s, id, path[0].args[0], (self.yard,), "ST-086")
        return "ST-086" if self.named_elsewhere(s, path, id) else ""

    def named_elsewhere(self, s: ShadowState, path: Path, id: str) -> bool:
        """Return whether a guard or body of another yard is named where one of this yard could be."""
        verb = id.partition(" ")[0]
        return verb == self.verb and not (path and verb == "guard") and yard_named(s, id) not in (NOWHERE, self.yard)

    def spared(self, s: ShadowState, symbol: str) -> Iterator[tuple[int, str]]:
        """The figures of the yard that the symbol does nothing to, each with the rule."""
        reach = s.board.prey[self.bush(s), self.yard]
        for post in s.guards_in(self.yard):
            rule = aim.bar(s.guards[post], symbol, self.spearmen) if post in reach else self.wall
            if rule:
                yield post, rule


class Strike(Effect):
    """LA, HA or ST: its targets are chosen together, and those killed die at the same moment (ST-128)."""

    __slots__ = ("needs_body", "only", "symbol")
    verb: ClassVar[str] = "on"
    symbol: str
    only: int
    """The one guard that all effects of the card are for, or NOWHERE."""
    needs_body: bool
    """Whether a guard must die, so that the card's hide-body symbol can be applied too (ST-092)."""

    def __init__(self, ninja: int, yard: int, act: Act, symbol: str, only: int, needs_body: bool) -> None:
        super().__init__(ninja, yard, act)
        self.symbol = symbol
        self.only = only
        self.needs_body = needs_body

    def choices(self, s: ShadowState) -> list[int]:
        posts = aim.targets(s, self.bush(s), self.yard, self.symbol, self.spearmen)
        return posts if self.only == NOWHERE else [post for post in posts if post == self.only]

    def run(self, s: ShadowState) -> Asks:
        choices = self.choices(s)
        if len(choices) > self.most and len(self.lawful(s, choices, ())) > 1:
            return (ASK_TARGET[self.seat(s)],)
        self.carry_out(s, choices if len(choices) <= self.most else self.lawful(s, choices, ()))
        return None

    def lawful(self, s: ShadowState, choices: Sequence[int], chosen: Sequence[int]) -> list[int]:
        """Return who may be named next: the last must die if none before does and a body is needed."""
        free = [post for post in choices if post not in chosen]
        if self.needs_body and len(chosen) == self.most - 1:
            if not any(aim.dies(s.guards[post], self.symbol) for post in chosen):
                mortal = [post for post in free if aim.dies(s.guards[post], self.symbol)]
                return mortal or free
        return free

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        chosen = [option.args[0] for option in path]
        final = len(chosen) == self.most - 1
        choices = self.choices(s)
        lawful = self.lawful(s, choices, chosen)
        for post in choices:
            if post in lawful:
                m.offer(target(post, final))
            elif post not in chosen:
                m.block("ST-092", target(post, final))
        if look:
            for post in lawful:
                m.preview(target(post, final), **self.outlook(s, post, chosen))
            for post, rule in self.spared(s, self.symbol):
                m.block(rule, target(post, final))
        return m

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """Return the rule against naming a guard twice."""
        chosen = [target(option.args[0], True).id for option in path]
        return "ST-126" if id in chosen else super().refusal(s, ask, path, id)

    def outlook(self, s: ShadowState, post: int, chosen: Sequence[int]) -> dict[str, Any]:
        """Return whether the guard would die, and who of the others would see it (ST-229)."""
        if self.symbol == "ST" or not aim.dies(s.guards[post], self.symbol):
            return {"dies": False}
        others = [other for other in see_death(s, post) if other != post and other not in chosen]
        return {"dies": True, "witnessed": [post_name(other) for other in others]}

    def default(self, s: ShadowState, ask: Ask) -> Path:
        chosen: list[int] = []
        choices = self.choices(s)
        while len(chosen) < self.most:
            chosen.append(self.lawful(s, choices, chosen)[0])
        return tuple(target(post, place == self.most - 1) for place, post in enumerate(chosen))

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        self.carry_out(s, [option.args[0] for option in path])

    def carry_out(self, s: ShadowState, posts: Sequence[int]) -> None:
        deaths = []
        for post in sorted(posts):
            if self.symbol != "ST" and aim.dies(s.guards[post], self.symbol):
                kill(s, post, self.ninja)
                deaths.append(post)
            else:
                stun(s, post, self.ninja)
        s.done((tuple(deaths), ()))


class HideBodies(Effect):
    """HB: bodies are taken out of the yard (ST-102), on the ninja's side of a closed gate (ST-R108)."""

    __slots__ = ()
    verb: ClassVar[str] = "body"
    wall: ClassVar[str] = "ST-R108"

    def choices(self, s: ShadowState) -> list[int]:
        return aim.bodies(s, self.bush(s), self.yard)

    def run(self, s: ShadowState) -> Asks:
        choices = self.choices(s)
        if len(choices) > self.most and len(set(choices)) > 1:
            return (ASK_BODY[self.seat(s)],)
        self.carry_out(s, choices[: self.most])
        return None

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        left = self.choices(s)
        for option in path:
            left.remove(option.args[0])
        final = len(path) == self.most - 1
        m.options += [body(post, final) for post in dict.fromkeys(left)]
        reach = self.choices(s)
        for post in dict.fromkeys(s.bodies_in(self.yard)):
            if post not in reach:
                m.block(self.wall, body(post, final))
        return m

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """A corner where none lies, or none any more."""
        bare = id.startswith("body ") and yard_named(s, id) == self.yard and post_named(id.removeprefix("body "))
        return "ST-103" if bare else super().refusal(s, ask, path, id)

    def default(self, s: ShadowState, ask: Ask) -> Path:
        posts = self.choices(s)[: self.most]
        return tuple(body(post, place == self.most - 1) for place, post in enumerate(posts))

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        self.carry_out(s, [option.args[0] for option in path])

    def carry_out(self, s: ShadowState, posts: Sequence[int]) -> None:
        for post in posts:
            s.bodies.remove(post)
            s.say(say.HID, (self.ninja, self.yard))
        quests.count(s, self.ninja, "hidden-bodies", len(posts))
        s.done(((), ()))


class Shift(Effect):
    """DI or LU: guards are put on other posts, one after another (ST-R41); none fewer than possible (ST-127)."""

    __slots__ = ("deaths", "done", "moved")
    verb: ClassVar[str] = "guard"
    done: int
    """The number of guards that have been placed."""
    deaths: tuple[int, ...]
    moved: Moved
    """The guards that stand elsewhere, or differently, than before."""

    def __init__(self, ninja: int, yard: int, act: Act) -> None:
        super().__init__(ninja, yard, act)
        self.done = 0
        self.deaths = ()
        self.moved = ()

    def run(self, s: ShadowState) -> Asks:
        if self.result is not None:
            deaths, moved = self.result
            self.deaths += deaths
            self.moved += moved
            self.result = None
        if self.done < self.most and self.choices(s):
            return self.ask(s)
        s.done((self.deaths, self.moved))
        return None

    def ask(self, s: ShadowState) -> Asks:
        raise NotImplementedError

    def choices(self, s: ShadowState) -> list[int]:
        raise NotImplementedError

    def stances(self, s: ShadowState, post: int) -> list[int]:
        raise NotImplementedError

    def left_out(self, s: ShadowState) -> Iterator[tuple[int, str]]:
        """Guards that cannot be chosen, each with the rule."""
        raise NotImplementedError

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if path:
            self.post_menu(s, path[0].args[0], m)
        else:
            m.options += [take_guard(post) for post in self.choices(s)]
            if look:
                for post, rule in self.left_out(s):
                    m.block(rule, take_guard(post))
        return m

    def post_menu(self, s: ShadowState, post: int, m: Menu) -> None:
        """Offer the places, each with whether the guard would find a body (ST-112, ST-117)."""
        offered = self.stances(s, post)
        m.options += [put(stance) for stance in offered]
        if not m.look:
            return
        finds = bool(s.bodies_in(self.yard) or s.bodies_in(yard_of(post))) and awake(s.guards[post])
        now = s.stance_at(post)
        for stance in offered:
            m.preview(put(stance), finds=finds and stance != now)
        if self.yard != s.board.tower:
            free = aim.stances(s, self.bush(s), self.yard, post)
            for pair in s.board.yard_stances[self.yard]:
                for stance in pair:
                    if stance not in offered:
                        m.block("ST-127" if stance in free else self.why_no_post(s, post, stance), put(stance))

    def why_no_post(self, s: ShadowState, post: int, stance: int) -> str:
        return aim.why_no_post(s, self.bush(s), stance, post, self.wall)

    def default(self, s: ShadowState, ask: Ask) -> Path:
        post = self.choices(s)[0]
        return (take_guard(post), put(self.stances(s, post)[0]))


class Distract(Shift):
    """DI: a guard of the target yard is put on a free post of it, or turned, or left as it is (ST-111, ST-112,
    ST-R38)."""

    __slots__ = ("left_alone",)
    left_alone: tuple[int, ...]

    def __init__(self, ninja: int, yard: int, act: Act) -> None:
        super().__init__(ninja, yard, act)
        self.left_alone = ()

    def choices(self, s: ShadowState) -> list[int]:
        """Return the guards that were not named yet."""
        before = (*self.left_alone, *(post for post, _ in self.moved))
        return [p for p in aim.targets(s, self.bush(s), self.yard, "DI", self.spearmen) if p not in before]

    def stances(self, s: ShadowState, post: int) -> list[int]:
        return aim.stances(s, self.bush(s), self.yard, post)

    def left_out(self, s: ShadowState) -> Iterator[tuple[int, str]]:
        yield from self.spared(s, "DI")
        for post in (*self.left_alone, *(post for post, _ in self.moved)):
            if s.guards[post]:
                yield post, "ST-126"

    def ask(self, s: ShadowState) -> Asks:
        return (ASK_DISTRACT[self.seat(s)],)

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        post, stance = path[0].args[0], path[1].args[0]
        self.done += 1
        s.say(say.DISTRACTED, (self.ninja, kind_of(s.guards[post]), post, stance))
        quests.count(s, self.ninja, "diversions")
        if stance == s.stance_at(post):
            self.left_alone = (*self.left_alone, post)
        else:
            s.push(Relocate(post, stance))


class Lure(Shift):
    """LU: a guard comes out of a neighbouring yard to a free post of the target yard (ST-113 to ST-117); at a closed
    gate on the ninja's side alone (ST-R109)."""

    __slots__ = ("then",)
    wall: ClassVar[str] = "ST-R109"
    then: tuple[str, ...]
    """The further effects of the card on the same guard."""

    def __init__(self, ninja: int, yard: int, act: Act) -> None:
        super().__init__(ninja, yard, act)
        self.then = tuple(symbol for symbol in act.effects if symbol != "LU") if act.on_lured else ()

    def lurable(self, s: ShadowState) -> list[int]:
        return aim.lurable(s, self.bush(s), self.yard, self.spearmen)

    def choices(self, s: ShadowState) -> list[int]:
        """Return the guards; if the card has more effects, those that all of them suit, if there are any (ST-092)."""
        found = self.lurable(s)
        return [post for post in found if self.suits_all(s.guards[post])] or found

    def suits_all(self, code: int) -> bool:
        return all(aim.suits(code, symbol, self.spearmen) for symbol in self.then)

    def stances(self, s: ShadowState, post: int) -> list[int]:
        """Return the stances that leave room for as many guards as possible (ST-127)."""
        wanted = min(self.most - self.done, len(self.choices(s)))
        return aim.roomy(s, self.bush(s), self.yard, wanted)

    def left_out(self, s: ShadowState) -> Iterator[tuple[int, str]]:
        around = [yard for yard, _ in s.board.links[self.yard]]
        lurable, choices = self.lurable(s), self.choices(s)
        for post in s.all_guards():
            if post not in choices:
                near = "ST-092" if post in lurable else aim.bar(s.guards[post], "LU", self.spearmen) or self.wall
                yield post, near if yard_of(post) in around else "ST-114"

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """Return the rule against a post without a guard to lure."""
        named = id.startswith("guard ") and not path and yard_named(s, id) != NOWHERE
        return "ST-114" if named else super().refusal(s, ask, path, id)

    def ask(self, s: ShadowState) -> Asks:
        return (ASK_LURE[self.seat(s)],)

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        post, stance = path[0].args[0], path[1].args[0]
        self.done += 1
        s.say(say.LURED, (self.ninja, kind_of(s.guards[post]), post, stance))
        quests.count(s, self.ninja, "lures")
        s.push(Relocate(post, stance))
