"""The texts of cards, composed from their effects: a custom card explains itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hyakki.core.text import Text
from hyakki.games.okko.catalog.cards import ComplicationCard, CourtierCard, OkkoRules
from hyakki.games.okko.catalog.chronicle import Entry, Scenario
from hyakki.games.okko.catalog.verbs import (
    ATTRIBUTES,
    INVESTIGATION,
    REACTIONS,
    TARGET,
    Actions,
    Afflict,
    Attack,
    Cancel,
    Case,
    Cheaper,
    Cure,
    Deed,
    Draw,
    Effect,
    Grant,
    Harm,
    Heal,
    Look,
    Lose,
    Modify,
    Move,
    Odd,
    Push,
    Remove,
    Reroll,
    Summon,
    Talents,
    Technique,
    Test,
    Who,
    may_be_declined,
)

YOU, IT, INVESTIGATOR = "you", "it", "investigator"
"""The owner of the card: the reader, another figure, or the hero who investigates."""


# Captions by id


def title(text: Text, key: str, entry: Entry) -> str:
    """Return what a thing is called: by its own name, or by the text files (`equipment-EQ-01`)."""
    return entry.name or text.word(key)


def caption(text: Text, rules: OkkoRules, name: str) -> str:
    """Return what a card says: "OKK-1", "EQ-07", "KAM-2a", "EV-04", "COU-3", "CMP-1", "M3a", "M01"; of a hero or an
    agent its natural talents. Techniques are apart."""
    packs = rules.expansions.values()
    if name in rules.actions:
        return effects(text, rules.actions[name].talent)
    for equipment in (rules.equipment, *(pack.equipment for pack in packs)):
        if name in equipment:
            return effects(text, equipment[name].effects)
    for events in (rules.events, *(pack.events for pack in packs)):
        if name.rstrip("ab") in events:
            return effects(text, events[name.rstrip("ab")].effects)
    for complications in (rules.complications, *(pack.complications for pack in packs)):
        if name in complications:
            return _complication(text, complications[name])
    return _other(text, rules, name)


def every(text: Text, rules: OkkoRules) -> dict[str, dict[str, str]]:
    """Return what a page shows of cards, by id: their text, and their technique where they have one."""
    packs = rules.expansions.values()
    equipment = [*rules.equipment, *(name for pack in packs for name in pack.equipment)]
    events = {**rules.events, **{name: card for pack in packs for name, card in pack.events.items()}}
    complications = [*rules.complications, *(name for pack in packs for name in pack.complications)]
    named = [*rules.heroes, *rules.actions, *equipment, *rules.followers, *rules.kami, *rules.agents, *rules.oni_cards]
    named += [*rules.courtiers, *complications, *rules.enhancements, *rules.references, *events]
    techniques = {name: technique(text, card.technique) for name, card in rules.actions.items()}
    techniques |= {name: technique(text, wound.technique) for name, wound in rules.wounds.items()}
    for name, event in events.items():
        techniques |= {
            f"{name}{copy}": technique(text, each) for copy, each in zip("ab", event.techniques, strict=False)
        }
    return {
        "texts": {name: caption(text, rules, name) for name in named},
        "techniques": techniques,
        "goals": {name: goal(text, scenario) for name, scenario in rules.scenarios.items()},
        "specials": {name: " ".join(special(text, scenario)) for name, scenario in rules.scenarios.items()},
    }


def _other(text: Text, rules: OkkoRules, name: str) -> str:
    if name in rules.followers:
        return effects(text, rules.followers[name].talent, IT)
    if name in rules.kami:
        return effects(text, rules.kami[name].talent, IT)
    if name in rules.courtiers:
        return _courtier(text, rules.courtiers[name])
    if name in rules.oni_cards:
        return effects(text, rules.oni_cards[name].named, IT)
    if name in rules.enhancements:
        return _enhancement(text, rules, name)
    if name in rules.references:
        return _reference(text, rules, name)
    if name in rules.wounds:
        return technique(text, rules.wounds[name].technique)
    if name in rules.agents:
        return talents(text, rules.agents[name].talents, IT)
    return talents(text, rules.heroes[name].talents, YOU)


def talents(text: Text, named: Talents, voice: str) -> str:
    """ "Venom: … Coils: …"."""
    return " ".join(f"{text.word(f'talent-{name}')}: {effects(text, parts, voice)}" for name, parts in named.items())


def technique(text: Text, modifiers: Technique | None) -> str:
    """ "MIGHT +2, DEFENSE +1"."""
    if modifiers is None:
        return text.word("technique-none")
    values = ((field, getattr(modifiers, field)) for field in modifiers.__struct_fields__)
    return ", ".join(_signed(text, text.word(f"attribute-{field}"), value) for field, value in values if value)


def goal(text: Text, scenario: Scenario) -> str:
    aim = scenario.goal
    return text.word(
        f"goal-{aim.kind}",
        attribute=text.word(f"attribute-{aim.attribute}"),
        difficulty=aim.difficulty,
        at=text.label(aim.at),
        home=text.label(aim.home),
        tile=text.word(f"face-{aim.tile}") if aim.tile else "",
        count=aim.count,
        agent=text.word(f"agent-{aim.agent}") if aim.agent else "",
        rounds=scenario.rounds,
    )


def special(text: Text, scenario: Scenario) -> list[str]:
    return [text.word(f"special-{each.rule}", at=text.label(each.at), count=each.count) for each in scenario.special]


def _courtier(text: Text, card: CourtierCard) -> str:
    """Return what it is played for, and what it does as a follower if it may be one (OK-244)."""
    play = effects(text, card.play)
    if card.follower is None:
        return play
    return text.word("courtier-both", play=play, talent=_small(effects(text, card.follower.talent, IT)))


def _enhancement(text: Text, rules: OkkoRules, name: str) -> str:
    slot = rules.enhancements[name]
    said = effects(text, slot.effects, IT)
    if slot.to == Who(side="agents"):
        return said
    return _capital(text.word("deed-for", who=who(text, slot.to, IT), what=_small(said)))


def _reference(text: Text, rules: OkkoRules, name: str) -> str:
    card = rules.references[name]
    return text.word(
        f"text-{name}",
        attribute=text.word(f"attribute-{card.attribute}"),
        difficulty=card.difficulty,
        passes=card.passes,
        tokens=card.tokens,
    )


def _complication(text: Text, card: ComplicationCard) -> str:
    """Return the text of a complication; the investigator, the heroes or the Oni decide and draw."""
    return " ".join(_effect(text, effect, INVESTIGATOR, card.by) for effect in card.effects)


# Effects


def effects(text: Text, parts: Iterable[Effect], voice: str = YOU) -> str:
    return " ".join(_effect(text, effect, voice, "") for effect in parts)


def _effect(text: Text, effect: Effect, voice: str, by: str) -> str:
    said = [deed(text, each, voice, effect, by) for each in effect.do]
    what = _joined(text, "alternatives" if effect.one else "sequence", said)
    if effect.discard:
        what = text.word("discard-first", what=what)
    if effect.when in REACTIONS and may_be_declined(effect):
        what = text.word("may", what=what, voice=voice)
    line = text.word(
        f"when-{effect.when}",
        what=what,
        voice=voice,
        attack=_attack_noun(text, effect),
        moved="yes" if effect.moved else "no",
        ki=text.word("ki-shown") if effect.ki else "",
        survives="" if effect.foe == "hero" else text.word("survives"),
    )
    if effect.once:
        line = text.word(f"once-{effect.once}", what=line)
    return _capital(text.word("sentence", what=line))


def _attack_noun(text: Text, effect: Effect) -> str:
    attack = text.word(f"attack-{effect.reach or 'any'}")
    if not effect.foe:
        return attack
    return text.word("attack-by" if effect.when in ("missed", "struck") else "attack-on", attack=attack, foe=effect.foe)


def deed(text: Text, what: Deed, voice: str, effect: Effect, by: str = "") -> str:
    """Return the sentence of one deed, in the words of its verb."""
    match what:
        case Modify() | Grant():
            return _lasting(text, what, voice)
        case Heal() | Cure():
            return _discarding(text, what, voice)
        case Harm() | Afflict():
            return _harming(text, what, voice, effect)
        case Attack():
            return _attack(text, what, voice)
        case Summon():
            return _summon(text, what, by)
        case Draw():
            return _draw(text, what, by)
        case Reroll():
            dice = text.word(f"reroll-{what.dice}", n=what.count)
            dice = text.word("reroll-zero", dice=dice) if what.zero else dice
            return text.word("deed-reroll", n=what.count, dice=dice)
        case Test():
            return _test(text, what, voice, effect)
        case _:
            return _plain(text, what, voice)


def _plain(text: Text, what: Deed, voice: str) -> str:
    match what:
        case Move():
            return text.word("deed-move", areas=what.areas, **_subject(text, what.to, voice))
        case Push():
            return text.word("deed-push", n=what.spaces, who=who(text, what.to, voice))
        case Actions():
            sign, n = _sign(what.value)
            return text.word("deed-actions", sign=sign, n=n, who=who(text, what.to, voice))
        case Look():
            return text.word("deed-look", n=what.count)
        case Remove():
            return text.word("deed-remove", who=who(text, what.to, voice))
        case Cancel():
            return text.word(f"deed-cancel-{what.what}")
        case Lose():
            return text.word("deed-lose", talent=text.word(f"talent-{what.talent}"))
        case Cheaper():
            return text.word("deed-cheaper", slot=text.word(f"enhancement-{what.summons}"), n=what.value)
        case Odd():
            return text.word(f"deed-{what.name}", count=what.count, areas=what.areas, who=who(text, what.to, voice))
        case _:
            raise TypeError(f"{what} is no deed")


def _lasting(text: Text, what: Modify | Grant, voice: str) -> str:
    if isinstance(what, Modify):
        said = _change(text, what) + "".join(_cases(text, what, what.reach))
    elif what.reach and text.has(f"trait-{what.trait}-{what.reach}"):
        said = text.word(f"trait-{what.trait}-{what.reach}") + "".join(_cases(text, what, ""))
    else:
        said = text.word(f"trait-{what.trait}", dice=what.dice) + "".join(_cases(text, what, what.reach))
    if what.until:
        said += text.word(f"until-{what.until}")
    return said if what.to == Who() else text.word("deed-for", who=who(text, what.to, voice), what=said)


def _change(text: Text, what: Modify) -> str:
    sign, n = _sign(what.value)
    if what.what in (*ATTRIBUTES, "stamina"):
        return _signed(text, text.word(f"attribute-{what.what}"), what.value)
    return text.word(f"change-{what.what}", sign=sign, n=n)


def _cases(text: Text, what: Case, reach: str) -> list[str]:
    said = []
    if what.tests:
        named = [text.word(f"test-{test}") for test in what.tests]
        investigation = what.tests == INVESTIGATION
        said.append(text.word("case-tests-all") if investigation else text.word("case-tests", tests=text.join(named)))
    if what.tested:
        said.append(text.word("case-tested", attribute=text.word(f"attribute-{what.tested}")))
    if reach:
        defending = isinstance(what, Modify) and what.what == "defense"
        said.append(text.word(f"case-{reach}{'-defense' if defending else ''}"))
    if what.foe:
        said.append(text.word(f"case-{what.foe}"))
    said += [text.word(f"case-{case}") for case in ("hurt", "forbidden") if getattr(what, case)]
    if what.beside:
        agents = [text.word(f"agent-{agent}") for agent in what.beside]
        said.append(text.word("case-beside", agents=_joined(text, "list-or", agents)))
    if what.crowd:
        said.append(text.word("case-crowd", n=what.crowd))
    if what.mark:
        said.append(text.word(f"case-{what.mark}"))
    return said


def _discarding(text: Text, what: Heal | Cure, voice: str) -> str:
    verb, tokens = ("heal", "damage") if isinstance(what, Heal) else ("cure", "condition")
    said = text.word(f"{tokens}-tokens", n=what.count)
    if isinstance(what, Cure) and what.count and not what.to.pick and what.to != Who():
        verb = "may-cure"
    return text.word(f"deed-{verb}", tokens=said, **_subject(text, what.to, voice))


def _harming(text: Text, what: Harm | Afflict, voice: str, effect: Effect) -> str:
    if isinstance(what, Afflict):
        condition = text.word(f"condition-{what.condition}")
        return text.word("deed-afflict", condition=condition, **_subject(text, what.to, voice))
    if effect.when == "hit" and what.to == TARGET:
        return text.word("deed-harm-more", n=what.count)
    tokens = text.word("damage-tokens", n=what.count)
    said = text.word("deed-harm", tokens=tokens, **_subject(text, what.to, voice))
    return text.word("deed-harm-sure", what=said) if what.sure else said


def _attack(text: Text, what: Attack, voice: str) -> str:
    dice = text.word("attack-dice", n=what.combat) if what.combat else ""
    dice += text.word("attack-plain") if what.plain else ""
    dice += text.word("attack-action-dice") if what.action_dice else ""
    return text.word("deed-attack", attack=text.word(f"attack-{what.reach}"), who=who(text, what.to, voice), dice=dice)


def _summon(text: Text, what: Summon, by: str) -> str:
    if what.kami:
        named = [text.word(f"kami-{kami}") for kami in what.kami]
        return text.word("deed-summon-kami", kami=_joined(text, "list-or", named))
    if what.per_hero:
        noun = _noun(text, Who(side="agents", kind=what.kind, ranks=what.ranks), many=True)
        return text.word("deed-summon-price", cost=what.cost, noun=noun)
    noun = _noun(text, Who(side="agents", kind=what.kind, ranks=what.ranks), many=what.count > 1)
    crowd = text.word("summon-crowd", n=what.crowd) if what.crowd else ""
    key = "deed-summon-by-oni" if by == "oni" else "deed-summon"
    return text.word(key, n=what.count, noun=noun, crowd=crowd)


def _draw(text: Text, what: Draw, by: str) -> str:
    cards = text.word(f"draw-{what.deck}", n=what.count)
    key = "deed-draw-by" if by else "deed-draw"
    return text.word(key, cards=cards, keep=what.keep, by=by or "none")


def _test(text: Text, what: Test, voice: str, effect: Effect) -> str:
    then = _joined(text, "sequence", [deed(text, each, voice, effect) for each in what.then])
    target = "" if what.to == Who() else text.word("test-target", who=who(text, what.to, voice))
    attribute = text.word(f"attribute-{what.attribute}")
    return text.word("deed-test", attribute=attribute, n=what.difficulty, target=target, then=then)


# Who


def who(text: Text, them: Who, voice: str) -> str:
    """ "each hero adjacent to you", "you or one hero adjacent to you"."""
    if them.side in ("self", "master", "attacker", "target", "active"):
        return text.word(f"who-{them.side}", voice=voice)
    key = "all" if not them.pick else "one" if them.pick == 1 else "some"
    where = text.word(f"where-{them.where}", voice=voice) if them.where else ""
    more = text.word("more-within", n=them.within) if them.within else ""
    more += "".join(text.word(f"more-{flag}") for flag in ("waiting", "clean") if getattr(them, flag))
    noun = _noun(text, them, many=them.pick > 1)
    said = text.word(f"who-{key}", noun=noun, where=where, more=more, count=them.pick, first=_first(them))
    return text.word(f"who-own-{'one' if them.pick else 'all'}", who=said, voice=voice) if them.own else said


def _first(them: Who) -> str:
    """Return what the first noun is, for languages in which articles depend on it."""
    if them.side != "agents":
        return them.side
    return them.ranks[0] if them.ranks else "creature" if them.kind == "supernatural" else "agent"


def _noun(text: Text, them: Who, *, many: bool) -> str:
    plural = "yes" if many else "no"
    ranks = [text.word(f"noun-rank-{rank}", many=plural) for rank in them.ranks]
    rank = _joined(text, "list-or", ranks) if ranks else "none"
    return text.word(f"noun-{them.side}", rank=rank, kind=them.kind or "none", many=plural)


def _subject(text: Text, them: Who, voice: str) -> dict[str, str]:
    own = them == Who() and voice != INVESTIGATOR
    return {
        "who": who(text, them, voice),
        "you": "yes" if own and voice == YOU else "no",
        "self": "yes" if own else "no",
    }


# Small things


def _joined(text: Text, key: str, parts: Sequence[str]) -> str:
    said = parts[0]
    for part in parts[1:]:
        said = text.word(key, before=said, last=part)
    return said


def _sign(value: int) -> tuple[str, int]:
    return ("minus" if value < 0 else "plus"), abs(value)


def _signed(text: Text, what: str, value: int) -> str:
    sign, n = _sign(value)
    return text.word("signed", what=what, sign=sign, n=n)


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


def _small(said: str) -> str:
    """Return the text with a small first letter, unless its first word is in capitals."""
    return said if said[1:2].isupper() else said[:1].lower() + said[1:]
