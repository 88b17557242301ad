"""The secrets of a made-up position: Oni, courtiers and Clue cards, Event cards, accusations, the Final Battle."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from hyakki.core.facts import ANY
from hyakki.games.okko.catalog.ids import AGENTS, ALLY_CARDS, CLUES, COURTIERS, DEMONS, EVENTS, FACES, ONI_CARDS, SPACE
from hyakki.games.okko.catalog.verbs import Grant, Modify
from hyakki.games.okko.effects.executor import Job, last
from hyakki.games.okko.effects.scope import PEACE
from hyakki.games.okko.people import NOTHING, NOWHERE
from hyakki.games.okko.scenes.given import Given
from hyakki.games.okko.state import OkkoState

OF_CLUES = (
    *("courtiers", "interrogated", "nature", "identity", "clue_deck", "clue_deck_size", "clues", "clue_discard"),
    *("in_effect", "failures", "named", "unmasked", "battle", "final"),
)
OF_EVENTS = ("hand", "techniques", "placed", "event_deck", "event_discard")
CLUE_PILES = ("clues", "clue_deck", "clue_discard", "in_effect")
SECRETS = (*OF_CLUES, *OF_EVENTS)
FINALS = ("none", "defeated", "escaped")
FIRST_COMPLICATION = len(ONI_CARDS) + len(COURTIERS)

Table = Mapping[str, Given]


# The investigation


def deal_clues(s: OkkoState, table: Table, spare: bool) -> None:
    if not s.investigation:
        for name in OF_CLUES:
            if name in table and table[name].said:
                raise table[name].wrong(f"scenario {s.rules.scenario} has no investigation")
        return
    table, tiles = _parted(table)
    seen = _seen(table) | dict.fromkeys(_following(s), "follows a hero")
    demon = _demon(s)
    if "nature" in table:
        s.nature = _secret(table["nature"], table["nature"].id("Oni card"), seen)
        if demon not in (NOTHING, s.nature):
            raise table["nature"].wrong("is not the demon on the board")
    elif demon != NOTHING:
        s.nature = demon
    elif spare:
        s.nature = 0
    else:
        s.nature = _any(s, b"nature", [n for n in range(len(ONI_CARDS)) if n not in seen])
    identity = NOTHING
    if "identity" in table:
        identity = table["identity"].id("courtier")
        _secret(table["identity"], len(ONI_CARDS) + identity, seen)
    _battle(s, table, demon, spare)
    if spare:
        _lay_named(s, table, identity)
        return
    _place_courtiers(s, table, identity, seen)
    if identity == NOTHING:
        identity = _any(s, b"identity", [c for c in s.courtiers if len(ONI_CARDS) + c not in seen])
    s.identity = identity
    if s.battle:
        s.courtier_at[identity] = NOWHERE
    if "interrogated" in table:
        s.interrogated = sorted(table["interrogated"].ids("courtier"))
    _lay_deck(s, table)
    for clue in s.in_effect:
        _take_effect(s, clue, table["in_effect"], tiles)


def _lay_named(s: OkkoState, table: Table, identity: int) -> None:
    """Lay these courtiers and Clue cards, and no others; COU-1 is the Oni unless it is said otherwise."""
    s.identity = max(identity, 0)
    for name, space in table["courtiers"].entries() if "courtiers" in table else ():
        s.courtiers.append(name.id("courtier"))
        if space.said != "gone":
            s.courtier_at[s.courtiers[-1]] = _free(s, space)
    s.courtiers.sort()
    if "interrogated" in table:
        s.interrogated = sorted(table["interrogated"].ids("courtier"))
    cards = {name: table[name].ids("clue card") for name in CLUE_PILES if name in table}
    s.clues, s.clue_deck = sorted(cards.get("clues", ())), [*reversed(cards.get("clue_deck", ()))]
    s.clue_discard, s.in_effect = cards.get("clue_discard", []), cards.get("in_effect", [])


def _parted(table: Table) -> tuple[Table, dict[int, Given]]:
    """Return what is in effect: the cards, and the tile of one that was played on a tile, "COU-1 A01"."""
    names: list[str] = []
    tiles: dict[int, Given] = {}
    for part in table["in_effect"].parts() if "in_effect" in table else ():
        name, _, tile = part.word().partition(" ")
        names.append(name)
        if tile:
            tiles[part.part(name).id("clue card")] = part.part(tile)
    return {**table, "in_effect": table["in_effect"].part(names)} if names else table, tiles


def _take_effect(s: OkkoState, clue: int, said: Given, tiles: Mapping[int, Given]) -> None:
    """Apply the effect of a courtier's card to the end of the Round (OK-243)."""
    for ability in s.kit.of_clue[clue]:
        for deed in ability.effect.do:
            if isinstance(deed, (Modify, Grant)):
                if deed.to.where == "tile" and clue not in tiles:
                    raise said.wrong(f'on which tile? "{CLUES[clue]} {FACES[s.board.floor.tiles[0]]}"')
                targets = (tiles[clue].tile(s),) if deed.to.where == "tile" else ()
                last(s, Job(ability, s.in_play()[0], PEACE), deed, "round", targets)


def _any(s: OkkoState, stream: bytes, choice: list[int]) -> int:
    return choice[s.chance.below(stream, len(choice))]


def _seen(table: Table) -> dict[int, str]:
    """Clue cards that are not secrets of the Oni, and where they are."""
    found: dict[int, str] = {}
    for name in CLUE_PILES:
        for part in table[name].parts() if name in table else ():
            if part.said == ANY:
                continue
            card = part.id("clue card")
            if card in found:
                raise part.wrong(f"{CLUES[card]} is said to be elsewhere too: {found[card]}")
            if name == "clues" and card >= FIRST_COMPLICATION:
                raise part.wrong("complications are not kept (OK-247)")
            found[card] = name
    return found


def _secret(said: Given, clue: int, seen: Mapping[int, str]) -> int:
    if clue in seen:
        raise said.wrong(f"{CLUES[clue]} is said to be elsewhere too: {seen[clue]}")
    return clue


def _demon(s: OkkoState) -> int:
    """The nature that the greater demon on the board shows."""
    for number, name in enumerate(ONI_CARDS):
        if s.figures_of(AGENTS.index(s.rules.oni_cards[name].demon)):
            return number
    return NOTHING


def _battle(s: OkkoState, table: Table, demon: int, spare: bool) -> None:
    """Read the Final Battle: `true`, or the Round in which it began; a demon on the board has been revealed."""
    if "battle" in table:
        said = table["battle"]
        s.battle = (s.round if said.said else 0) if isinstance(said.said, bool) else said.number(0, s.round)
    elif demon != NOTHING or ("final" in table and table["final"].said != FINALS[0]):
        s.battle = s.round
    card = AGENTS.index(s.rules.oni_cards[ONI_CARDS[s.nature]].demon)
    if s.battle:
        s.agents[card].owned = True
    if "named" in table:
        s.named = table["named"].flag()
    if "unmasked" in table:
        s.unmasked = table["unmasked"].flag()
    if "failures" in table:
        s.failures = table["failures"].number(0, s.rules.numbers.failures)
        if s.failures == s.rules.numbers.failures and not s.battle:
            raise table["failures"].wrong("the last of them begins the Final Battle: battle (OK-253)")
    if "final" in table:
        final = table["final"].one_of(FINALS)
        s.final = "" if final == FINALS[0] else final
        s.agents[card].fallen = bool(s.final)
    if demon == NOTHING and s.battle and not s.final and not spare:
        where = table["battle"]
        raise where.wrong(f"where is the demon? agents = {{ {DEMONS[s.nature]} = [...] }}")


def _place_courtiers(s: OkkoState, table: Table, identity: int, seen: Mapping[int, str]) -> None:
    """Place the named courtiers or leave them "gone"; the others stand as in the scenario, as many as it has (OK-021,
    OK-022)."""
    scenario = s.kit.scenario
    told = {name.id("courtier"): space for name, space in table["courtiers"].entries()} if "courtiers" in table else {}
    fixed = {COURTIERS.index(name): SPACE[space] for name, space in scenario.courtiers.items()}
    size = len(fixed) + len(scenario.extras[: s.at_start])
    needed = {*told, *([identity] if identity != NOTHING else ())}
    needed |= {card - len(ONI_CARDS) for card in seen if len(ONI_CARDS) <= card < FIRST_COMPLICATION}
    extra = sorted(needed - set(fixed))
    if len(fixed) + len(extra) > size:
        names = ", ".join(COURTIERS[courtier] for courtier in extra)
        raise Given("given.courtiers", None).wrong(
            f"{size} courtiers are in this game, {', '.join(scenario.courtiers)} among them; too many others: {names}"
        )
    others = [courtier for courtier in range(len(COURTIERS)) if courtier not in fixed and courtier not in extra]
    s.chance.shuffle(b"courtiers", others)
    extra += others[: size - len(fixed) - len(extra)]
    s.courtiers = sorted({*fixed, *extra})
    for courtier, space in told.items():
        if space.said != "gone":
            if len(ONI_CARDS) + courtier in _following(s):
                raise space.wrong(f"{COURTIERS[courtier]} follows a hero: its token is that figure (OK-244)")
            s.courtier_at[courtier] = _free(s, space)
    homes = {one: SPACE[name] for one, name in zip(extra, scenario.extras, strict=False)}
    for courtier in s.courtiers:
        if courtier in told or len(ONI_CARDS) + courtier in _following(s):
            continue
        home = fixed[courtier] if courtier in fixed else homes[courtier]
        if home not in s.at and not s.blocked_spaces >> home & 1:
            s.courtier_at[courtier] = home


def _following(s: OkkoState) -> list[int]:
    """The Clue cards of courtiers who follow a hero: they have been drawn (OK-244)."""
    return [CLUES.index(ALLY_CARDS[ally.card]) for ally in s.allies.values() if ALLY_CARDS[ally.card] in CLUES]


def _free(s: OkkoState, said: Given) -> int:
    space = said.space(s)
    if space in s.at or s.blocked_spaces >> space & 1:
        raise said.wrong(f"{said.said} is taken")
    return space


def _lay_deck(s: OkkoState, table: Table) -> None:
    """Lay the uppermost cards as the scene says, the rest in any order; what has left the deck is kept, discarded or
    in effect."""
    deck = [n for n in range(len(ONI_CARDS)) if n != s.nature]
    deck += [len(ONI_CARDS) + courtier for courtier in s.courtiers if courtier != s.identity]
    deck += _complications(s, table)
    named = _seen(table)
    not_kept = {*named, *range(FIRST_COMPLICATION, len(CLUES))}  # OK-247
    if "clues" in table:
        s.clues = sorted(_take(s, deck, table["clues"], "clue card", not_kept))
    if "clue_discard" in table:
        s.clue_discard = _take(s, deck, table["clue_discard"], "clue card", named)
    if "in_effect" in table:
        s.in_effect = _take(s, deck, table["in_effect"], "clue card", not_kept)
    for card in _following(s):
        if card in deck:
            deck.remove(card)
            s.clue_discard.append(card)
    top: list[int] = []
    said = list(table["clue_deck"].parts()) if "clue_deck" in table else []
    on_top = [part.id("clue card") for part in said if part.said != ANY]
    rest = [card for card in deck if card not in on_top]
    s.chance.shuffle(b"clues", rest)
    for part in said:
        if part.said != ANY:
            card = part.id("clue card")
            if card not in deck:
                raise part.wrong(f"{CLUES[card]} is not in the Clue deck of this game")
            top.append(card)
        elif rest:
            top.append(rest.pop())
    if "clue_deck_size" in table:
        size = table["clue_deck_size"].number(len(top), len(top) + len(rest)) - len(top)
        rest, out = rest[:size], rest[size:]
        s.clue_discard += [card for card in out if card >= FIRST_COMPLICATION]
        s.clues = sorted([*s.clues, *(card for card in out if card < FIRST_COMPLICATION)])
    s.clue_deck = [*rest, *reversed(top)]


def _complications(s: OkkoState, table: Table) -> list[int]:
    """Return the complications. With packs, as many random ones are left out as the packs bring (OK-355)."""
    named = _seen(table)
    cards = [FIRST_COMPLICATION + n for n in s.kit.complications]
    spare = [card for card in cards if card not in named]
    s.chance.shuffle(b"complications", spare)
    out = spare[: len(s.rules.expanded) * s.rules.numbers.expansion_swap]
    return [card for card in cards if card not in out]


# Event cards


def deal_events(s: OkkoState, table: Table, spare: bool) -> None:
    """Deal the named Event cards; the Oni holds as many others as there are heroes, unless `hand` is given; all others
    are in the deck."""
    deck = _events(s, table)
    everything = str([table[name].said for name in OF_EVENTS if name in table]).upper()
    named = [event for event in deck if EVENTS[event].upper() in everything]
    for name in ("techniques", "placed"):
        for agent, cards in table[name].entries() if name in table else ():
            events = tuple(sorted(_take(s, deck, cards, "event card", named)))
            if name == "techniques":
                s.agents[agent.id("agent")].techniques = events
            else:
                s.placed[agent.id("agent")] = events
    s.event_discard = (
        sorted(_take(s, deck, table["event_discard"], "event card", named)) if "event_discard" in table else []
    )
    said = table.get("hand")
    held: list[int] = []
    count = 0 if spare else s.at_start
    if said is not None and isinstance(said.said, int):
        count = said.number(0, len(deck))
    elif said is not None:
        parts = [part for part in said.parts() if part.said != ANY]
        held = _take(s, deck, said.part([part.said for part in parts]), "event card", named)
        count = len(list(said.parts())) - len(held)
    fixed = _take(s, deck, table["event_deck"], "event card", named) if "event_deck" in table else []
    for _ in range(min(count, len(deck))):
        held.append(deck.pop(s.chance.below(b"hand", len(deck))))
    s.event_hand = sorted(held)
    if "event_deck" in table:
        s.event_discard, deck = sorted([*s.event_discard, *deck]), fixed
    s.event_deck = sorted(deck)


def _events(s: OkkoState, table: Table) -> list[int]:
    """The printed ones; if a card of a pack is named, all of the packs' in place of as many others (OK-356)."""
    cards = sorted(s.kit.event_techniques)
    added = [event for event in cards if EVENTS[event][:-1] not in s.rules.events]
    said = str([table[name].said for name in OF_EVENTS if name in table]).upper()
    if not any(EVENTS[event].upper() in said for event in added):
        return [event for event in cards if event not in added]
    spare = [event for event in cards if event not in added and EVENTS[event].upper() not in said]
    s.chance.shuffle(b"events", spare)
    return [event for event in cards if event not in spare[: len(added)]]


def _any_of(s: OkkoState, said: Given, free: list[int]) -> int:
    if not free:
        raise said.wrong("there is no such card left")
    return free[s.chance.below(b"any", len(free))]


def _take(s: OkkoState, deck: list[int], said: Given, kind: str, named: Collection[int]) -> list[int]:
    """Take the cards that are said out of a deck; "?" is any card of it that is not named."""
    found = []
    for part in said.parts():
        free = [card for card in deck if card not in named]
        card = _any_of(s, part, free) if part.said == ANY else part.id(kind)
        if card not in deck:
            raise part.wrong(f"{Given.kinds[kind][card]} is elsewhere, or not in this game")
        deck.remove(card)
        found.append(card)
    return found
