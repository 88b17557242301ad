"""Checks of content that types alone cannot express."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hyakki.core.errors import BadContent
from hyakki.core.faults import BadField, refuse_beyond
from hyakki.games.shadow_tactics.catalog.cards import (
    EFFECTS,
    GUARDS,
    Carried,
    Item,
    NinjaCard,
    OrderCard,
    Quest,
    ShadowRules,
    Tile,
    deployed,
)
from hyakki.games.shadow_tactics.catalog.faults import fault
from hyakki.games.shadow_tactics.catalog.ids import COLOURS, LOCATIONS
from hyakki.games.shadow_tactics.catalog.map_checks import check_map
from hyakki.games.shadow_tactics.catalog.maps import KINDS, around, kind_of, origin_kind, text_of

VERDICTS = ("unhurt", "flawless", "bloodless", "quiet", "standing")
TALLIES = ("failures", "damage-dealt", "full-alarms", "powers")
"""Counted for the Daimyo; all other counts are a ninja's."""
FIRST_MISSION = "M1"


def check(rules: ShadowRules) -> None:
    _numbers(rules)
    _variants(rules)
    for name, tile in rules.tiles.items():
        _tile(name, tile)
    for name, card in rules.cards.items():
        _card(f"cards {name}", card)
    for name, item in rules.items.items():
        _item(f"items {name}", item)
    for name, order in rules.orders.items():
        _order(f"orders {name}", order)
    _deployments(rules)
    for name, quest in rules.quests.items():
        _quest(f"quests {name}", quest, rules)
    _missions(rules)
    _locations(rules)
    for mission in rules.maps:
        check_map(rules, mission)


def refuse(where: str, what: str) -> None:
    raise BadContent(where, what)


def _numbers(rules: ShadowRules) -> None:
    numbers = rules.numbers
    refuse_beyond("numbers slots", numbers.slots, max(numbers.ninjas), 9)
    if not numbers.coins or sorted(set(numbers.coins)) != list(numbers.coins) or numbers.coins[0] != 1:
        raise BadField(fault("numbers coins", "", "coins"))
    _guards("numbers figures", numbers.figures.keys())
    for guard in GUARDS:
        refuse_beyond(f"numbers figures {guard}", numbers.figures.get(guard, 0), 1, 1 if guard == "D" else 99)


def _variants(rules: ShadowRules) -> None:
    variants = rules.variants
    for colour in COLOURS:
        if colour not in variants.night:
            refuse("variants night", f"{colour} junctions have no light")


def _guards(where: str, guards: Iterable[str]) -> None:
    for guard in guards:
        if guard not in GUARDS:
            refuse(where, f"{guard!r} is not one of {', '.join(GUARDS)}")


def _tile(name: str, tile: Tile) -> None:
    where = f"tiles {name}"
    groups = (("yards", tile.yards), ("bushes", tile.bushes), ("junctions", [at[:2] for at in tile.junctions]))
    seen: set[tuple[int, int]] = set()
    if not any((0, 0) in hexes for _, hexes in groups):
        refuse(where, "its origin (0,0) is none of its hexes")
    first = origin_kind(tile)
    for kind, (field, hexes) in enumerate(groups):
        for at in hexes:
            if at in seen:
                refuse(f"{where} {field}", f"{text_of(at)} is named twice")
            seen.add(at)
            if (found := (kind_of(at) + first) % 3) != kind:
                refuse(f"{where} {field}", f"{text_of(at)} is a {KINDS[found]}, counted from the origin")
    if tile.kind == "gate":
        _gate(where, tile, seen)
    elif tile.opens:
        refuse(f"{where} opens", "only a gate opens")


def _gate(where: str, tile: Tile, hexes: set[tuple[int, int]]) -> None:
    if tile.yards != ((0, 0),):
        refuse(f"{where} yards", "a gate has one yard, its origin (0,0)")
    for at in around((0, 0)):
        if at not in hexes:
            refuse(where, f"a gate needs the hex {text_of(at)}")
    if not tile.opens:
        refuse(f"{where} opens", "a gate needs the colour that its junction has while it is open")
    if next(colour for q, r, colour in tile.junctions if (q, r) == (1, -1)) != "brown":
        refuse(f"{where} junctions", "the gate junction (1,-1) is brown while the gate is closed")


def _card(where: str, card: NinjaCard) -> None:
    _symbols(where, card)
    if card.kind == "special":
        if card.symbols != ("MA",):
            refuse(f"{where} symbols", "a special card shows MA and nothing else")
    elif "MA" in card.symbols:
        refuse(f"{where} symbols", "MA belongs to special cards")
    if card.kind == "movement" and "MV" not in card.symbols:
        refuse(f"{where} symbols", "a movement card needs MV")
    if card.kind == "action" and "MV" in card.symbols:
        refuse(f"{where} symbols", "MV belongs to movement cards")


def _item(where: str, item: Item) -> None:
    if bool(item.colour) != bool(item.symbols):
        refuse(f"{where} colour", "a special action has a colour and symbols; anything else has neither")
    if item.symbols:
        _symbols(where, item)
        if {"MA", "RE"} & set(item.symbols):
            refuse(f"{where} symbols", "MA and RE are for a ninja's own cards")
    elif not item.health and not item.jutsu:
        raise BadField(fault(where, "", "idle"))
    if item.health and item.health != "VEST-H":
        refuse(f"{where} health", f"{item.health!r} cannot be bought; VEST-H can")


def _symbols(where: str, card: NinjaCard | Item) -> None:
    symbols, where = card.symbols, f"{where} symbols"
    if not symbols:
        refuse(where, "there must be one at least")
    effects = [symbol for symbol in symbols if symbol in EFFECTS]
    for symbol in symbols:
        if symbol not in ("HE", "NO") and symbols.count(symbol) > 1:
            refuse(where, f"{symbol} appears twice")
    if {"MT2", "MT3"} <= set(symbols):
        refuse(where, "MT2 and MT3 do not go together")
    if "JU" in symbols[1:]:
        refuse(where, "JU comes first: it is paid before anything else")
    for symbol in ("SO", "MT2", "MT3", "LR"):
        if symbol in symbols and not effects:
            refuse(where, f"{symbol} needs something to do: {', '.join(EFFECTS)}")
        if symbol in symbols and symbols.index(symbol) > min(symbols.index(effect) for effect in effects):
            refuse(where, f"{symbol} comes before what it changes")
    if "LU" in symbols and "LR" in symbols:
        refuse(where, "a lure is never long-ranged")
    if "MV" in symbols and effects:
        refuse(where, "a card moves its ninja or affects a yard, not both")
    if ("MV" in symbols) != bool(card.through):
        refuse(where.replace("symbols", "through"), "MV needs the colours that it goes through, and nothing else does")
    if card.same and len(effects) < 2:
        refuse(where.replace("symbols", "same"), "there are not two effects to share a guard")


def _order(where: str, order: OrderCard) -> None:
    refuse_beyond(f"{where} copies", order.copies, 0 if order.deck == "base" else 1, 9 if order.deck == "base" else 1)
    for field in ("immediate", "prepared", "alarm"):
        symbols = getattr(order, field)
        if not symbols:
            refuse(f"{where} {field}", "there must be one symbol at least")
        for symbol in symbols:
            if symbol == "DFIG" and order.deck != "figure":
                refuse(f"{where} {field}", "DFIG is for green cards")
            if order.deck == "figure" and (symbol in ("MVR", "MVF") or deployed(symbol)):
                refuse(f"{where} {field}", f"{symbol} is not for green cards")


def _deployments(rules: ShadowRules) -> None:
    for name, card in rules.deployments.items():
        where = f"deployments {name}"
        if not card.guards or "D" in card.guards:
            refuse(f"{where} guards", "must be Spearmen, Officers or Samurai, one at least")


def _quest(where: str, quest: Quest, rules: ShadowRules) -> None:
    judged = quest.condition in VERDICTS
    if judged != (quest.boxes == 0):
        raise BadField(fault(f"{where} boxes", "", "boxes"))
    daimyo = quest.condition in TALLIES or quest.condition == "standing"
    if daimyo != (quest.owner == "daimyo"):
        refuse(f"{where} condition", f"{quest.condition} is not for {quest.owner}")
    if quest.owner == "daimyo":
        if quest.reward not in rules.orders or rules.orders[quest.reward].deck != "quest":
            refuse(f"{where} reward", f"{quest.reward!r} is not an order won by a quest")
        return
    card = rules.cards.get(quest.reward) or rules.health.get(quest.reward)
    if quest.reward != "jutsu" and (card is None or not card.reward or card.ninja != quest.owner):
        refuse(f"{where} reward", f"{quest.reward!r} is neither jutsu nor a reward card of {quest.owner}")
    if sum(other.reward == quest.reward for other in rules.quests.values()) > 1 and quest.reward != "jutsu":
        refuse(f"{where} reward", f"{quest.reward} is the reward of two quests")


def _missions(rules: ShadowRules) -> None:
    for name, mission in rules.missions.items():
        where = f"missions {name}"
        refuse_beyond(f"{where} time", mission.time, 1, rules.numbers.most_time)
        for guard, count in mission.guards.items():
            refuse_beyond(f"{where} guards {guard}", count, 0, rules.numbers.figures[guard])
        for card in mission.fixed:
            if card not in rules.deployments or rules.deployments[card].deck != "fixed":
                refuse(f"{where} fixed", f"{card!r} is not a fixed deployment card")
    for name, figure in (("M3", True), ("M5", True), ("M1", False), ("M2", False), ("M4", False)):
        if bool(rules.missions[name].guards.get("D")) != figure:
            raise BadField(fault(f"missions {name} guards", "", "lord-there" if figure else "lord-absent"))


def _locations(rules: ShadowRules) -> None:
    for name in LOCATIONS:
        location, where = rules.locations[name], f"locations {name}"
        for side, known in (("ninjas", {"JUT"}), ("daimyo", {*_unlockable(rules)})):
            reward = getattr(location, side)
            for card in reward.unlocks if reward else ():
                if card not in known:
                    refuse(f"{where} {side} unlocks", f"{card!r} is not one of {', '.join(sorted(known))}")


def _unlockable(rules: ShadowRules) -> list[str]:
    orders = [name for name, order in rules.orders.items() if order.deck == "unlocked"]
    return orders + [name for name, card in rules.deployments.items() if card.deck == "unlocked"]


def check_seats(rules: ShadowRules, seats: int) -> None:
    """Check the ninjas of each seat (ST-001 to ST-005)."""
    refuse_beyond("seats", seats, 2, len(rules.numbers.ninjas) + 1)
    if not 0 <= rules.daimyo < seats:
        raise BadContent("option daimyo", f"{rules.daimyo} is not one of {seats} seats, counted from 0")
    if rules.first and rules.mission != FIRST_MISSION:
        raise BadContent("option first", f"a first game is {FIRST_MISSION} (ST-303)")
    if rules.first and rules.carried is not None:
        raise BadContent("option first", "a first game is no part of a chapter (ST-303)")
    if rules.carried is not None:
        _carried(rules, rules.carried)
    if rules.picks is None:
        return
    ninjas = rules.numbers.ninjas[seats - 2]
    picked = [ninja for picks in rules.picks for ninja in picks]
    each = ninjas // (seats - 1)
    wanted = [0 if seat == rules.daimyo else each for seat in range(seats)]
    if [len(picks) for picks in rules.picks] != wanted:
        raise BadContent("option picks", f"with {seats} seats each but the Daimyo's picks {each}; name {each} for each")
    if len(set(picked)) < len(picked):
        raise BadContent("option picks", "a character is in play only once; name each once (ST-002)")


def _carried(rules: ShadowRules, carried: Carried) -> None:
    """Check that all that a chapter brings exists."""
    for field in ("cards", "health", "quests", "orders", "deployments", "items"):
        known: Mapping[str, object] = getattr(rules, field)
        for name in getattr(carried, field):
            if name not in known:
                refuse(f"option carried.{field}", f"{name!r} is not one of {', '.join(known)}")
    for value in carried.coins:
        if value not in rules.numbers.coins:
            refuse("option carried.coins", f"{value} is not the value of a token")
    if carried.wealth < 0:
        refuse("option carried.wealth", f"{carried.wealth}; it is at least 0")
