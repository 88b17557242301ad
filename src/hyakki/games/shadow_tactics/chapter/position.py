"""Positions between missions as people say them: a partial description in, a whole ChapterState out.

Cards are named by their ids, locations by their missions ("M1") or by their own names ("Osaka Castle").
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from hyakki.core import given
from hyakki.core.chance import Chance
from hyakki.core.content import AS_WRITTEN
from hyakki.core.engine import Step
from hyakki.core.errors import BadContent
from hyakki.core.events import seat_name, seat_number
from hyakki.core.facts import plain
from hyakki.core.menu import Asks
from hyakki.core.series import Play
from hyakki.games.shadow_tactics.catalog.cards import ShadowRules
from hyakki.games.shadow_tactics.catalog.ids import CARDS, HEALTH, ITEMS, LOCATIONS, NINJAS, ORDERS, QUESTS
from hyakki.games.shadow_tactics.chapter.market import DaimyoMarket, NinjaMarket
from hyakki.games.shadow_tactics.chapter.options import PURCHASES
from hyakki.games.shadow_tactics.chapter.state import DAIMYO, NINJA, ChapterState, Placed
from hyakki.games.shadow_tactics.scenes.given import ninja_named
from hyakki.games.shadow_tactics.state import DAIMYO_SIDE
from hyakki.games.shadow_tactics.steps.surrender import bonus

AGREED = ("boulders", "civilians", "snow", "night", "quick")
SIDES = (DAIMYO, NINJA)
KEPT = ("missions", "cards", "jutsu", "quests", "orders", "pool", "placed", "palace", "unlocked", "offers") + (
    *("discount", "veto", "embargo", "modifier"),
)
NOW = ("offer", "tokens", "items", "location", "result", "absent")
"""The keys that a saved chapter does not hold."""
OF_TABLE = ("seats", "daimyo", "options", "at", *AGREED, *KEPT, *NOW)
OF_SEAT = ("ninjas",)
OF_RESULT = ("side", "coins", "quests", "surrendered", "time", "lost")
MARKETS = {"offer": ("daimyo", "assign", "ninjas"), "tokens": ("daimyo", "assign")}
"""The moments at which there is an offer, and tax."""
ENDED = "ended"
"""The mission at `location` has just ended, with a `result`."""


class Given(given.Given):
    """A value of a description, and its place."""

    __slots__ = ()
    kinds: ClassVar[Mapping[str, tuple[str, ...]]] = {
        **{"quest": QUESTS, "order": ORDERS, "item": ITEMS, "purchase": PURCHASES, "reward": (*CARDS, *HEALTH)},
        "goods": (*PURCHASES, *ITEMS),
    }

    def name(self, kind: str) -> str:
        return self.kinds[kind][self.id(kind)]

    def names(self, kind: str) -> list[str]:
        return [part.name(kind) for part in self.parts()]

    def ninja(self) -> str:
        found = ninja_named(self.said)
        if found is None:
            raise self.wrong(f"there is no ninja {self.said!r}; choose one of {', '.join(NINJAS)}")
        return NINJAS[found]

    def location(self, shadow: ShadowRules) -> str:
        said = plain(self.word()).replace(" ", "-")
        for name, place in shadow.locations.items():
            if said in (name, name.replace("yabu", "lord-yabu's"), plain(place.mission)):
                return name
        raise self.wrong(f"there is no location {self.said!r}; choose one of {', '.join(LOCATIONS)}")


Table = dict[str, Given]


def build(game: Any, said: Mapping[str, Any], chance: Chance) -> ChapterState:
    """`game` is the chapter; its next step has not run yet."""
    table: Table = {}
    seats: dict[int, Table] = {}
    for key, value in said.items():
        about = Given(f"given.{key}", value)
        if key in OF_TABLE:
            table[key] = about
        elif len(key) == 1 and "A" <= key.upper() <= seat_name(game.most - 1):
            seats[seat_number(key.upper())] = about.fields(OF_SEAT)
        else:
            raise about.wrong(f"unknown; choose one of the seats, {', '.join(OF_TABLE)}")
    count = table["seats"].number(game.least, game.most) if "seats" in table else max([4, *(n + 1 for n in seats)])
    options = _options(table, count)
    shadow = game.rules(count, options).shadow
    options["saved"] = _saved(table, seats, shadow, count)
    s: ChapterState = game.begin(game.rules(count, options), count)
    s.chance = chance
    s.log.clear()
    if "absent" in table:
        gone = [part.seat(count) for part in table["absent"].parts()]
        s.present = tuple(seat for seat in s.present if seat not in gone)
    _put(s, table)
    return s


def _options(table: Table, seats: int) -> dict[str, Any]:
    options: dict[str, Any] = {"set": AS_WRITTEN}
    if "options" in table:
        options |= {str(key.said): value.said for key, value in table["options"].entries()}
    if "daimyo" in table:
        options["daimyo"] = table["daimyo"].seat(seats)
    return options | {name: table[name].said for name in AGREED if name in table}


# State that outlasts a mission


def _saved(table: Table, seats: Mapping[int, Table], shadow: ShadowRules, count: int) -> dict[str, Any]:
    saved: dict[str, Any] = {}
    for name, kind in (("cards", "reward"), ("quests", "quest"), ("orders", "order"), ("palace", "purchase")):
        if name in table:
            saved[name] = table[name].names(kind)
    if "unlocked" in table:
        saved["unlocked"] = table["unlocked"].names("goods")
    for name in ("pool", "discount", "veto"):
        if name in table:
            saved[name] = table[name].number()
    for name in ("modifier", "embargo"):
        if name in table:
            saved[name] = table[name].said
    if "missions" in table:
        saved["missions"] = [(key.location(shadow), value.one_of(SIDES)) for key, value in table["missions"].entries()]
    if "jutsu" in table:
        saved["jutsu"] = {key.ninja(): value.said for key, value in table["jutsu"].entries()}
    if "offers" in table:
        saved["offers"] = {key.one_of(SIDES): value.number() for key, value in table["offers"].entries()}
    if "placed" in table:
        saved["placed"] = [_placed(key, value, shadow) for key, value in table["placed"].entries()]
    groups = _groups(seats, shadow, count)
    if groups:
        saved["groups"] = groups
    return saved


def _placed(card: Given, said: Given, shadow: ShadowRules) -> list[Any]:
    """ "M1", or { at = "M1", tokens = [2, 1] }."""
    about = said.fields(("at", "tokens"), ("at",)) if isinstance(said.said, Mapping) else {"at": said}
    tokens = [part.number(1) for part in about["tokens"].parts()] if "tokens" in about else []
    return [card.name("purchase"), about["at"].location(shadow), tokens]


def _groups(seats: Mapping[int, Table], shadow: ShadowRules, count: int) -> list[list[str]]:
    """The ninjas of each seat, from the Daimyo's left."""
    told = {seat: about["ninjas"] for seat, about in seats.items() if "ninjas" in about}
    if shadow.daimyo in told:
        raise told[shadow.daimyo].wrong(f"{seat_name(shadow.daimyo)} is the Daimyo (ST-001)")
    around = [(shadow.daimyo + step) % count for step in range(1, count)]
    return [[part.ninja() for part in told[seat].parts()] if seat in told else [] for seat in around] if told else []


# The moment of the chapter


class MissionOver(Step):
    """A step on top of the chapter: its mission has ended in this way."""

    __slots__ = ("facts",)
    facts: Any

    def __init__(self, facts: dict[str, Any]) -> None:
        super().__init__("over")
        self.facts = facts

    def run(self, s: ChapterState) -> Asks:
        s.stack.pop()
        chapter = s.stack[-1]
        assert isinstance(chapter, Play)
        chapter.played(s, {"facts": self.facts})
        return None


def _put(s: ChapterState, table: Table) -> None:
    chapter = s.stack[-1]
    shadow = s.rules.shadow
    stages = ("open", "daimyo", "assign", "ninjas", "choose", "veto", "muster", "play")
    at = table["at"].one_of((*stages, ENDED)) if "at" in table else stages[0]
    s.opened = s.save()
    if "location" in table:
        s.location = table["location"].location(shadow)
    elif at in ("veto", "muster", "play", ENDED):
        raise BadContent("given.location", "is missing: where is the mission?")
    if "items" in table:
        s.items = tuple(table["items"].names("item"))
    if "result" in table and at != ENDED:
        raise table["result"].wrong(f'cannot be said: a mission has a result at = "{ENDED}"')
    for name, moments in MARKETS.items():
        if name in table and at not in moments:
            raise table[name].wrong(f"cannot be said at = {at!r}, only at {', '.join(moments)}")
    chapter.stage = "play" if at == ENDED else at
    if at == ENDED:
        s.push(MissionOver(_result(s, table)))
    elif at == "daimyo" and ("offer" in table or "tokens" in table):
        _market(s, chapter, DaimyoMarket(), table, stages)
    elif at == "ninjas" and "offer" in table:
        _market(s, chapter, NinjaMarket(), table, stages)
    elif at == "assign":
        s.placed += tuple(Placed(name, "") for name in _offer(s, table, DaimyoMarket()))


def _offer(s: ChapterState, table: Table, market: DaimyoMarket | NinjaMarket) -> tuple[str, ...]:
    """Read the cards of an offer: those of the side whose market it is, each once (ST-405, ST-417)."""
    taken = {placed.card for placed in s.placed} | set(s.palace)
    purchases = [name for name in PURCHASES if name not in taken]
    goods = purchases if isinstance(market, DaimyoMarket) else market.deck(s)
    found: list[str] = []
    for part in table["offer"].parts() if "offer" in table else ():
        name = part.name("goods")
        if name not in goods or name in found:
            raise part.wrong(f"{name} cannot be offered now; choose from {', '.join(goods)}, each once")
        found.append(name)
    return tuple(found)


def _market(
    s: ChapterState, chapter: Step, market: DaimyoMarket | NinjaMarket, table: Table, stages: tuple[str, ...]
) -> None:
    """Open the market if the offer, and the tax as it was taken, are given."""
    s.offer = _offer(s, table, market)
    chapter.stage = stages[stages.index(chapter.stage) + 1]
    market.stage = "tax" if isinstance(market, DaimyoMarket) and "tokens" not in table else "buy"
    if "tokens" in table:
        s.tokens = tuple(sorted((part.number(1, 3) for part in table["tokens"].parts()), reverse=True))
    s.push(market)


def _result(s: ChapterState, table: Table) -> dict[str, Any]:
    if "result" not in table:
        raise BadContent("given.result", "is missing: how has the mission ended?")
    about = table["result"].fields(OF_RESULT, ("side",))
    shadow = s.rules.shadow
    quests = about["quests"].names("quest") if "quests" in about else []
    gave_up = about["surrendered"].one_of(SIDES) if "surrendered" in about else ""
    time = about["time"].number(1, shadow.numbers.surrender) if "time" in about else 1
    side = about["side"].one_of((*SIDES, "none"))
    lost = {key.ninja(): value.number() for key, value in about["lost"].entries()} if "lost" in about else {}
    if not s.team:
        raise BadContent("given.B.ninjas", "is missing: who has played the mission?")
    facts = {
        "coins": about["coins"].number() if "coins" in about else 0,
        "quests": quests,
        "rewards": [[shadow.quests[quest].owner, shadow.quests[quest].reward] for quest in quests],
        "picks": [[NINJAS[ninja] for ninja in s.picks[seat]] for seat in s.present],
        "lost": lost,
        "modifier": bonus(time, gave_up == DAIMYO_SIDE) if gave_up and not s.place.final else 0,
    }
    return facts if side == "none" else {"side": side, **facts}
