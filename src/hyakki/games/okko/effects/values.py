"""The current numbers of a figure and their sources; the traits of a figure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hyakki.games.okko.catalog.cards import HeroCard
from hyakki.games.okko.catalog.ids import CARD_OF, ENHANCEMENTS, FIGURES, FIRST_AGENT, FIRST_ALLY
from hyakki.games.okko.catalog.kit import Ability, Live
from hyakki.games.okko.catalog.verbs import CONDITIONS, Case, Deed, Grant, Modify, Technique, name_of
from hyakki.games.okko.effects.scope import PEACE, Situation, concerns, given
from hyakki.games.okko.people import NOTHING, NOWHERE, Lasting
from hyakki.games.okko.state import BACK, OkkoState, is_agent, is_hero


class Share:
    """The share of one card in a number."""

    __slots__ = ("table", "thing", "value")

    def __init__(self, value: int, table: str, thing: int) -> None:
        self.value = value
        self.table = table
        self.thing = thing


OF_TECHNIQUES: Final = frozenset(Technique.__struct_fields__)
"""The numbers that techniques and conditions change."""


def abilities_of(s: OkkoState, figure: int) -> tuple[Ability, ...]:
    """Every effect that this figure has now, on its own cards or by an enhancement (OK-010, OK-043, OK-110)."""
    return live_of(s, figure).abilities


TOO_MANY: Final = 4096
"""The number of Lives after which those kept are dropped."""

KEYS: Final = tuple(figure if card < 0 else -2 - card for figure, card in enumerate(CARD_OF))
"""The keys of cached effects, by figure; figures of one agent card share them unless they have lost a talent."""


def live_of(s: OkkoState, figure: int) -> Live:
    if s.live is None:
        s.live = {}
    key = figure if figure in s.lost else KEYS[figure]
    found = s.live.get(key)
    if found is None:
        found = s.live[key] = _live(s, figure)
    return found


def _live(s: OkkoState, figure: int) -> Live:
    """Return the effects of a figure, computed once for the same cards in the same condition."""
    lives, cards = s.kit.lives, _cards(s, figure)
    found = lives.get(cards)
    if found is None:
        if len(lives) > TOO_MANY:
            lives.clear()
        abilities = tuple(_abilities(s, figure))
        on = [(a, deed) for a in abilities if a.effect.when == "always" for deed in a.effect.do]
        own = [(ability, deed) for ability, deed in on if isinstance(deed, (Modify, Grant))]
        auras = [(ability, deed) for ability, deed in own if ability.number in s.kit.auras]
        found = lives[cards] = Live(abilities, _by_name(own), _by_name(auras))
    return found


def _cards(s: OkkoState, figure: int) -> tuple[Any, ...]:
    """Return all that the abilities of a figure depend on."""
    lost = s.lost.get(figure)
    if is_hero(figure):
        hero = s.heroes[figure]
        if not hero.in_play:
            return ()
        return (figure, lost, hero.left, hero.up, hero.clothing, hero.supplies)
    if figure in s.allies:
        return (lost is not None, s.allies[figure].card)
    if not is_agent(figure):
        return ()
    named = s.nature if s.battle and s.named and s.rank_of(figure) == "demon" else NOTHING
    return (CARD_OF[figure], lost, tuple(s.enhancements), named, "agent")


def _by_name(deeds: list[tuple[Ability, Modify | Grant]]) -> dict[str, tuple[tuple[Ability, Case], ...]]:
    found: dict[str, tuple[tuple[Ability, Case], ...]] = {}
    for ability, deed in deeds:
        name = name_of(deed)
        found[name] = (*found.get(name, ()), (ability, deed))
    return found


def _abilities(s: OkkoState, figure: int) -> Iterator[Ability]:
    kit, lost = s.kit, s.lost.get(figure, "")
    if is_hero(figure):
        hero = s.heroes[figure]
        if not hero.in_play:
            return
        yield from (ability for ability in kit.of_hero[figure] if ability.talent != lost)
        for card in hero.left:
            yield from kit.of_card[card]
        for card in equipment_on(s, figure):
            yield from kit.of_equipment[card]
    elif figure in s.allies:
        if figure not in s.lost:
            yield from kit.of_ally[s.allies[figure].card]
    elif is_agent(figure):
        off = {lost, *lost_talents(s, figure)}
        yield from (ability for ability in kit.of_agent[CARD_OF[figure]] if ability.talent not in off)
        for slot in s.enhancements:
            to = s.rules.enhancements[ENHANCEMENTS[slot]].to
            if (not to.kind or s.kind_of(figure) == to.kind) and (not to.ranks or s.rank_of(figure) in to.ranks):
                yield from kit.of_enhancement[slot]
        if s.battle and s.named and s.rank_of(figure) == "demon":
            yield from kit.of_oni[s.nature]


def lost_talents(s: OkkoState, figure: int) -> tuple[str, ...]:
    """Natural talents that a named nature takes from the greater demon (OK-107)."""
    if not (s.battle and s.named and s.rank_of(figure) == "demon"):
        return ()
    deeds = [deed for ability in s.kit.of_oni[s.nature] for deed in ability.effect.do]
    return tuple(talent for deed in deeds if (talent := getattr(deed, "talent", "")))


def equipment_on(s: OkkoState, hero: int) -> list[int]:
    """The equipment that works now: the hand card turned up, clothing, supplies with that symbol; only of the hero's
    class (OK-045, OK-137, OK-142, OK-145)."""
    person, of = s.heroes[hero], s.kit.heroes[hero].of
    cards = [card for card in (person.up, person.clothing) if card != NOTHING]
    cards += [card for card in person.supplies if s.kit.equipment[card].slot == "supplies"]
    return [card for card in cards if of in s.kit.equipment[card].classes]


def printed(s: OkkoState, figure: int, what: str) -> int:
    """Return what its character card says."""
    if is_hero(figure):
        card: HeroCard = s.kit.heroes[figure]
        return s.rules.numbers.actions if what == "actions" else int(getattr(card, what, 0))
    if figure in s.allies:
        return int(getattr(s.kit.companions[s.allies[figure].card], what, 0))
    agent = s.kit.agents[CARD_OF[figure]]
    if what == "stamina":
        return agent.stamina + agent.per_hero * s.at_start
    return int(getattr(agent, what, 0))


def shares(s: OkkoState, figure: int, what: str, situation: Situation = PEACE) -> list[Share]:
    """Everything that changes this number now."""
    found: list[Share] = []
    if what in OF_TECHNIQUES:
        for technique, table, thing in techniques_on(s, figure):
            value = getattr(technique, what)
            if value:
                found.append(Share(value, table, thing))
    if is_changed(s, figure, what):
        for on in lasting_deeds(s, figure, what):
            if isinstance(on.deed, Modify) and holds(s, on, figure, situation):
                found.append(Share(on.deed.value, on.ability.table, on.ability.thing))
    return found


def techniques_on(s: OkkoState, figure: int) -> list[tuple[Technique, str, int]]:
    """Cards on the right, wounds, events beside a card, conditions, each with its list and its number there (OK-153,
    OK-214, OK-310, OK-323)."""
    found: list[tuple[Technique, str, int]] = []
    if is_hero(figure):
        for card in s.heroes[figure].right:
            technique = s.kit.techniques[card]
            if technique is not None:
                found.append((technique, "card", card))
    elif is_agent(figure):
        for event in s.agents[CARD_OF[figure]].techniques:
            found.append((s.kit.event_techniques[event], "event", event))
    if s.conditions[figure]:
        for number, name in enumerate(CONDITIONS):
            side = s.condition(figure, number)
            if side:
                token = s.rules.conditions[name]
                found.append((token.back if side == BACK else token.front, "condition", number))
    return found


def is_changed(s: OkkoState, figure: int, name: str) -> bool:
    """Return whether an effect of this name is on that might concern this figure."""
    return bool(s.lasting) or name in live_of(s, figure).own or _has_bearer(s, name)


NONE: frozenset[int] = frozenset()


class On:
    """A deed that is on: whose it is, by which card; chosen for whom, or for which tile, if it was."""

    __slots__ = ("ability", "deed", "owner", "targets")

    def __init__(self, owner: int, ability: Ability, deed: Case, targets: tuple[int, ...] = ()) -> None:
        self.owner = owner
        self.ability = ability
        self.deed = deed
        self.targets = targets


def lasting_deeds(s: OkkoState, figure: int, name: str) -> Iterator[On]:
    """Every deed of this name that is on and might concern this figure: its own, those of others, those that last for a
    while."""
    for ability, deed in live_of(s, figure).own.get(name, ()):
        yield On(figure, ability, deed)
    if name in s.kit.aura_names:
        yield from _auras(s, figure, name)
    for lasting in s.lasting:
        ability = s.kit.abilities[lasting.ability]
        deed_ = deed_of(s, lasting)
        if isinstance(deed_, Case) and name_of(deed_) == name:
            yield On(lasting.owner, ability, deed_, lasting.targets)


def deed_of(s: OkkoState, lasting: Lasting) -> Deed:
    """The deed that lasts."""
    return s.kit.deeds[lasting.ability][lasting.deed]


def _auras(s: OkkoState, figure: int, name: str) -> Iterator[On]:
    for other in bearers_of(s, name):
        if other != figure and s.where[other] != NOWHERE:
            for ability, deed in live_of(s, other).auras.get(name, ()):
                yield On(other, ability, deed)


def bearers_of(s: OkkoState, name: str) -> tuple[int, ...]:
    """Figures, on the board or not, whose cards change this for others."""
    if s.bearers is None:
        found: dict[str, tuple[int, ...]] = {}
        for figure in (*range(FIRST_ALLY), *sorted(s.allies), *range(FIRST_AGENT, len(FIGURES))):
            for aura in live_of(s, figure).auras:
                found[aura] = (*found.get(aura, ()), figure)
        s.bearers = found
    return s.bearers.get(name, ())


def holds(s: OkkoState, on: On, figure: int, situation: Situation) -> bool:
    """Return whether it concerns this figure in this situation."""
    deed, targets = on.deed, on.targets
    if not given(s, on.owner, deed, figure, situation):
        return False
    if not targets:
        return concerns(s, on.owner, deed.to, figure, situation)
    if deed.to.where == "tile":
        return concerns(s, on.owner, deed.to, figure, situation, targets[0])
    return figure in targets


def value(s: OkkoState, figure: int, what: str, situation: Situation = PEACE) -> int:
    """A number as it is now; none falls below 0 (OK-R42, OK-R43)."""
    return max(0, printed(s, figure, what) + change(s, figure, what, situation))


def values(s: OkkoState, figure: int, names: tuple[str, ...]) -> tuple[int, ...]:
    """Several numbers at once; those that nothing can change are as printed."""
    found = _printed_row(s, figure, names)
    own, lasting, auras = live_of(s, figure).own, _lasting_names(s), s.kit.aura_names
    techniques = techniques_on(s, figure)
    for place, name in enumerate(names):
        if name in own or name in lasting or (name in auras and _has_bearer(s, name)):
            found[place] = value(s, figure, name)
            continue
        if name in OF_TECHNIQUES:
            found[place] += sum([getattr(technique, name) for technique, _, _ in techniques])
        if found[place] < 0:
            found[place] = 0
    return tuple(found)


def _has_bearer(s: OkkoState, name: str) -> bool:
    """Return whether a figure on the board changes this for others."""
    return name in s.kit.aura_names and any(s.where[figure] != NOWHERE for figure in bearers_of(s, name))


def _lasting_names(s: OkkoState) -> list[str]:
    return [name_of(deed) for lasting in s.lasting if isinstance(deed := deed_of(s, lasting), Case)]


def _printed_row(s: OkkoState, figure: int, names: tuple[str, ...]) -> list[int]:
    """Return what its card says of these numbers, read from the card once for each Rules and count of heroes."""
    ally = s.allies.get(figure)
    grows = is_agent(figure) and s.kit.agents[CARD_OF[figure]].per_hero
    key = (KEYS[figure] if ally is None else ally.card, ally is None, s.at_start if grows else 0, names)
    row = s.kit.printed.get(key)
    if row is None:
        row = s.kit.printed[key] = tuple([printed(s, figure, name) for name in names])
    return list(row)


def change(s: OkkoState, figure: int, what: str, situation: Situation = PEACE) -> int:
    """Return what all cards together add to it; of dice and totals, which no card prints."""
    return sum([share.value for share in shares(s, figure, what, situation)])


def has(s: OkkoState, figure: int, trait: str, situation: Situation = PEACE) -> bool:
    return granted(s, figure, trait, situation) is not None


def granted(s: OkkoState, figure: int, trait: str, situation: Situation = PEACE) -> Grant | None:
    """Return what grants this trait, if anything does now."""
    if not is_changed(s, figure, trait):
        return None
    for on in lasting_deeds(s, figure, trait):
        if isinstance(on.deed, Grant) and holds(s, on, figure, situation):
            return on.deed
    return None
