"""Checks of content that types alone cannot express."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from hyakki.core.errors import BadContent
from hyakki.core.faults import raise_first
from hyakki.games.okko.catalog.cards import DEMONS, HEROES, EquipmentCard, EventCard, Expansion, HeroCard, OkkoRules
from hyakki.games.okko.catalog.chronicle import Act, Campaign, Reference, Special
from hyakki.games.okko.catalog.ids import COMPLICATIONS, EQUIPMENT, EVENT_EFFECTS
from hyakki.games.okko.catalog.layout import face_faults
from hyakki.games.okko.catalog.scenario_checks import scenario_faults
from hyakki.games.okko.catalog.verbs import (
    Cancel,
    Cheaper,
    Deed,
    Effect,
    Grant,
    Lose,
    Modify,
    Reroll,
    Talents,
    Test,
)

LASTING = (Modify, Grant, Cheaper, Lose)
"""The deeds that an effect can have that is always on."""
MOST = 99
DIE_FACES = 6
HAND_SLOTS = 2


def check(rules: OkkoRules) -> None:
    """Check all content; raise the first fault."""
    check_cards(rules)
    for name, scenario in rules.scenarios.items():
        raise_first(f"scenarios {name}", scenario_faults(rules, scenario))
    for name in rules.campaigns:
        check_campaign(rules, name)


def check_campaign(rules: OkkoRules, name: str) -> None:
    _campaign(f"campaigns {name}", rules.campaigns[name], rules)


def check_cards(rules: OkkoRules) -> None:
    """Check all content but scenarios and campaigns."""
    _numbers(rules)
    for name, hero in rules.heroes.items():
        _hero(f"heroes {name}", hero, rules)
    for name, card in rules.actions.items():
        if (card.technique is None) != (card.nature == "weakness"):
            refuse(f"actions {name} technique", "a Weakness has none, every other card has one")
        _effects(f"actions {name} talent", card.talent)
    _cards(rules)
    _tokens(rules)
    _trees(rules)
    for name, face in rules.faces.items():
        raise_first(f"faces {name}", face_faults(name, face))
    for name, reference in rules.references.items():
        _reference(f"references {name}", name, reference, rules)
    for name, expansion in rules.expansions.items():
        _expansion(f"expansions {name}", expansion, rules)


def check_seats(rules: OkkoRules, seats: int) -> None:
    """Check that so many can play what was agreed (OK-002, OK-R32, OK-342)."""
    if rules.scenario not in rules.scenarios:
        refuse("option scenario", f"{rules.scenario!r} is not one of {', '.join(rules.scenarios)}")
    _within("seats", seats, 2, len(HEROES) + 1)
    _within("option oni", rules.oni, 0, seats - 1)
    for name in rules.expanded:
        if name not in rules.expansions:
            refuse("option expanded", f"{name!r} is not one of {', '.join(rules.expansions)}")
    most = rules.scenarios[rules.scenario].heroes[1]
    count = rules.count or seats - 1
    if rules.picks is not None:
        count = _picks(rules, seats)
    if seats - 1 > count:
        refuse("option count", f"{count}; every seat but the Oni's runs a hero, so {seats - 1} are needed")
    if count > most:
        refuse("option count", f"{count}; scenario {rules.scenario} is for {most} at most")


def _picks(rules: OkkoRules, seats: int) -> int:
    picks = rules.picks or ()
    if len(picks) != seats:
        refuse("option picks", f"names {len(picks)} seats; there are {seats}")
    for seat, heroes in enumerate(picks):
        if bool(heroes) == (seat == rules.oni):
            refuse("option picks", "every seat but the Oni's runs a hero, and the Oni's none")
    named = [hero for heroes in picks for hero in heroes]
    if len(set(named)) < len(named):
        refuse("option picks", "names a hero twice")
    if rules.count and rules.count != len(named):
        refuse("option picks", f"names {len(named)} heroes; {rules.count} were agreed")
    return len(named)


def check_carried(rules: OkkoRules) -> None:
    """Check that what heroes bring along is there, once, and fits into their slots (OK-348)."""
    equipment = {**rules.equipment}
    for name in rules.expanded:
        equipment |= rules.expansions[name].equipment
    for hero, gear in rules.carried.items():
        where = f"option carried {hero}"
        for card in gear.cards:
            _one_of(where, card, equipment)
        needed = sum(HAND_SLOTS if equipment[card].slot == "hands" else 1 for card in gear.hands)
        worn = (gear.clothing,) if gear.clothing else ()
        if needed > HAND_SLOTS or any(equipment[card].slot not in ("hand", "hands") for card in gear.hands):
            refuse(where, "does not fit into two hands")
        if any(equipment[card].slot != "clothing" for card in worn):
            refuse(where, f"{gear.clothing} is no clothing")
        if any(rules.heroes[hero].of not in equipment[card].classes for card in (*gear.hands, *worn)):
            refuse(where, "holds or wears what its class cannot use")
    carried = [card for gear in rules.carried.values() for card in gear.cards]
    if len(set(carried)) < len(carried):
        refuse("option carried", "names a card twice")


def refuse(where: str, what: str) -> None:
    raise BadContent(where, what)


def _within(where: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        refuse(where, f"must be from {least} to {most}, not {value}")


def _one_of(where: str, name: str, known: Iterable[str]) -> None:
    if name not in known:
        refuse(where, f"{name!r} is not one of {', '.join(known)}")


# Numbers, dice, track


def _numbers(rules: OkkoRules) -> None:
    numbers = rules.numbers
    _within("numbers last_round", numbers.last_round, 1, len(rules.track.steps))
    if numbers.action_cards[0] > numbers.action_cards[1]:
        refuse("numbers action_cards", "the least is more than the most")
    for dice in ("combat", "action", "test"):
        faces = getattr(rules.dice, dice)
        if len(faces) != DIE_FACES or set(faces) == {"ki"} or (dice == "test" and "ki" in faces):
            refuse(f"dice {dice}", f"must be {DIE_FACES} faces, not all of them KI, and a Test die has none")
    if set(rules.dice.bands) != set(rules.dice.combat):
        refuse("dice bands", "must have a mission for each face of the Combat die")
    steps = rules.track.steps
    if not steps or steps[-1].corruption == "place" or sum(step.red for step in steps) > 1:
        refuse("track steps", "must end with a step that places nothing, with one red token at most")


# Cards


def _hero(where: str, hero: HeroCard, rules: OkkoRules) -> None:
    _talents(f"{where} talents", hero.talents)
    room = {"hand": HAND_SLOTS, "clothing": 1, "supplies": hero.supplies}
    for name in hero.equipment:
        _one_of(f"{where} equipment", name, rules.equipment)
        card = rules.equipment[name]
        room["hand" if card.slot == "hands" else card.slot] -= HAND_SLOTS if card.slot == "hands" else 1
        if hero.of not in card.classes:
            refuse(f"{where} equipment", f"{name} is not for its class")
    spare = min(0, room["hand"]) + min(0, room["clothing"])
    if room["supplies"] + spare < 0:
        refuse(f"{where} equipment", "does not fit in its slots")
    for mission in hero.missions:
        _within(f"{where} missions", mission.count, 0 if mission.feat in ("quiet", "unwounded") else 1, MOST)


def _cards(rules: OkkoRules) -> None:
    _equipment("equipment", rules.equipment)
    for table in ("followers", "kami"):
        for name, ally in getattr(rules, table).items():
            _effects(f"{table} {name} talent", ally.talent)
    for name, agent in rules.agents.items():
        _talents(f"agents {name} talents", agent.talents)
    _events("events", rules.events)
    for name, oni in rules.oni_cards.items():
        _one_of(f"oni_cards {name} demon", oni.demon, DEMONS)
        _effects(f"oni_cards {name} named", oni.named)
        for talent in _lost(oni.named):
            _one_of(f"oni_cards {name} named", talent, rules.agents[oni.demon].talents)
    for name, courtier in rules.courtiers.items():
        _effects(f"courtiers {name} play", courtier.play)
        if courtier.follower is not None:
            _effects(f"courtiers {name} follower talent", courtier.follower.talent)
    for name, complication in rules.complications.items():
        _effects(f"complications {name} effects", complication.effects)


def _equipment(where: str, cards: Mapping[str, EquipmentCard]) -> None:
    for name, card in cards.items():
        if not card.classes:
            refuse(f"{where} {name} classes", "no class of heroes can use it: name at least one")
        _effects(f"{where} {name} effects", card.effects)


def _events(where: str, cards: Mapping[str, EventCard]) -> None:
    for name, card in cards.items():
        _within(f"{where} {name} techniques", len(card.techniques), 1, 2)
        _effects(f"{where} {name} effects", card.effects)


def _lost(effects: Iterable[Effect]) -> Iterator[str]:
    return (deed.talent for effect in effects for deed in effect.do if isinstance(deed, Lose))


# Effects


def _talents(where: str, talents: Talents) -> None:
    for name, effects in talents.items():
        _effects(f"{where} {name}", effects)


def _effects(where: str, effects: Iterable[Effect]) -> None:
    for effect in effects:
        if not effect.do:
            refuse(where, "does nothing")
        for deed in effect.do:
            _deed(where, effect, deed)


def _deed(where: str, effect: Effect, deed: Deed) -> None:
    if effect.when == "always" and not isinstance(deed, LASTING):
        refuse(where, "what is always on can only modify, grant, make cheaper or lose")
    if effect.when != "always" and isinstance(deed, (Modify, Grant)) and not deed.until:
        refuse(where, "what is modified or granted must say until when")
    if isinstance(deed, Cancel) and effect.when != {"damage": "hurt", "attack": "struck"}[deed.what]:
        refuse(where, f"cancels {deed.what} at a moment when there is none")
    if isinstance(deed, Reroll) and effect.when != {"attack": "rolled", "test": "tested"}[deed.dice]:
        refuse(where, f"rolls {deed.dice} dice again at a moment when there are none")
    if isinstance(deed, Test):
        for following in deed.then:
            _deed(where, effect, following)


# Tokens, trees, tiles


def _tokens(rules: OkkoRules) -> None:
    for name, token in rules.clue_tokens.items():
        if (token.back is None) != (token.kind == "courtier"):
            refuse(f"clue_tokens {name} back", "a courtier has none, every other token has one")
    for name, chest in rules.chests.items():
        _within(f"chests {name} keep", chest.keep, 1, chest.draw)


def _trees(rules: OkkoRules) -> None:
    slots = rules.enhancements
    for name, slot in slots.items():
        _effects(f"enhancements {name} effects", slot.effects)
        before = slots.get(slot.after)
        if slot.column == 1 and not slot.after:
            continue
        if before is None or before.tree != slot.tree or before.column != slot.column - 1:
            refuse(f"enhancements {name} after", "must be a slot of the column before, in the same tree")


def _reference(where: str, name: str, reference: Reference, rules: OkkoRules) -> None:
    face = rules.faces[name]
    spaces = face.spaces.split()
    for at in reference.at:
        row, column = int(at[-2]), int(at[-1])
        if not at.startswith(f"{name}.") or spaces[row][column] != "o":
            refuse(f"{where} at", f"{at} is no orange space of {name}")
    _within(f"{where} passes", reference.passes, 0, len(reference.at))
    if reference.area and reference.area not in face.areas:
        refuse(f"{where} area", f"{name} has no area {reference.area}")


# Campaigns and packs


def _campaign(where: str, campaign: Campaign, rules: OkkoRules) -> None:
    _one_of(f"{where} first", campaign.first, campaign.acts)
    for name, act in campaign.acts.items():
        for heroes, scenario in enumerate(act.scenarios, start=1):
            _one_of(f"{where} acts {name} scenarios", scenario, rules.scenarios)
            if rules.scenarios[scenario].heroes[1] < heroes:
                refuse(f"{where} acts {name} scenarios", f"{scenario} is not for {heroes} heroes")
        for following in (act.heroes, act.oni):
            if following:
                _one_of(f"{where} acts {name}", following, campaign.acts)
    _ends(where, campaign)
    for name, act in campaign.acts.items():
        _act_special(f"{where} acts {name}", name, act, campaign, rules)


def _act_special(where: str, name: str, act: Act, campaign: Campaign, rules: OkkoRules) -> None:
    """Check that the special rules of a campaign, with those gained in the act before, suit each of its scenarios."""
    gains: list[tuple[Special, ...]] = [()]
    for before in campaign.acts.values():
        gains += [before.gain.heroes] if before.heroes == name else []
        gains += [before.gain.oni] if before.oni == name else []
    for heroes, scenario_name in enumerate(act.scenarios, start=1):
        scenario = rules.scenarios[scenario_name]
        for gain in gains:
            special = (*scenario.special, *act.special_for(heroes), *gain)
            raise_first(f"{where} special", scenario_faults(rules, replace(scenario, special=special)))


def _ends(where: str, campaign: Campaign) -> None:
    """Check that the acts of a campaign come to an end."""
    wave, played = {campaign.first}, 0
    while wave:
        played += 1
        if played > len(campaign.acts):
            refuse(f"{where} acts", "go on for ever")
        wave = {act for name in wave for act in (campaign.acts[name].heroes, campaign.acts[name].oni) if act}


def _expansion(where: str, expansion: Expansion, rules: OkkoRules) -> None:
    for table, known, printed in (
        ("equipment", EQUIPMENT, rules.equipment),
        ("events", EVENT_EFFECTS, rules.events),
        ("complications", COMPLICATIONS, rules.complications),
    ):
        for name in getattr(expansion, table):
            _one_of(f"{where} {table}", name, [each for each in known if each not in printed])
    _equipment(f"{where} equipment", expansion.equipment)
    _events(f"{where} events", expansion.events)
    for name, complication in expansion.complications.items():
        _effects(f"{where} complications {name} effects", complication.effects)
