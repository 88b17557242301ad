"""The small records that effects are made of: what a card, a talent or a token does, as content says it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hyakki.core.rules import Count, Number, within

ATTRIBUTES = ("speed", "might", "defense", "guile")
"""Those that tests are made of (OK-333)."""
KINDS = ("mortal", "supernatural")
RANKS = ("minion", "lieutenant", "demon")
CONDITIONS: tuple[Condition, ...] = ("bleeding", "poisoned", "stunned", "amputee")
TESTS = ("analysis", "interrogation", "decipher", "chest", "sneak", "tile", "card")
"""What a test is made for: the three Investigation tests, a chest, sneaking, a test of a mission tile, token or
scenario, and one that a card calls for."""
INVESTIGATION: tuple[Purpose, ...] = ("analysis", "interrogation", "decipher")

Attribute = Literal["speed", "might", "defense", "guile"]
Quality = Literal[
    "speed", "might", "defense", "guile", "actions", "stamina", "supplies",
    "total", "combat", "action", "test",
]  # fmt: skip
"""What can be modified: attributes, actions, STAMINA, places for supplies; then the attack total, Combat dice and
Action dice of an attack, and the Test dice of a test."""
Kind = Literal["mortal", "supernatural"]
Rank = Literal["minion", "lieutenant", "demon"]
Condition = Literal["bleeding", "poisoned", "stunned", "amputee"]
Purpose = Literal["analysis", "interrogation", "decipher", "chest", "sneak", "tile", "card"]
Reach = Literal["melee", "ranged"]
Until = Literal["", "attack", "move", "activation", "round", "battle"]
"""How long: while the card is on, for this attack, this move, this activation, this Round, the Final Battle."""
Trait = Literal[
    "unhalted", "ranged", "no-melee", "legendary", "immovable", "discreet", "stealthy", "bodiless", "action-dice",
    "guarding", "veiled", "keen-eared", "no-tests", "no-tests-before-attack", "mighty-questions", "sweeping",
    "pulling", "far-pushing", "always-pushing", "coiling", "grasping", "corrupted", "idle", "reaching",
]  # fmt: skip
"""What someone can do, may not do, or is.

unhalted: opponents neither halt its moves nor limit its leaving. ranged: may make ranged attacks. no-melee: may not
make melee attacks. legendary: its attacks are legendary. immovable: opponents never push or move it. discreet: its
attacks never raise the alarm. stealthy: its sneak tests pass without a roll, except on red-circle tiles. bodiless: only
legendary attacks place Damage tokens on it. action-dice: it rolls Action dice in place of Combat dice. guarding: agents
adjacent to it aim melee attacks at nobody else. veiled: agents not adjacent to it have no line of sight to it.
keen-eared: it may run Investigation tests on any Clue token in its area. no-tests: it may not attempt tests.
no-tests-before-attack: not until it has made an attack this Round. mighty-questions: its Interrogation tests use MIGHT.
sweeping: one attack action hits every adjacent opponent, one roll each. pulling: on KI it may pull instead of pushing.
far-pushing: it pushes up to 2 spaces. always-pushing: it pushes with or without KI. coiling: a Move action that a
hero starts adjacent to it costs 2 actions if it leaves the area. grasping: a Move action that an opponent starts
adjacent to it cannot leave the area. corrupted: it counts as being on a corrupted tile. idle: it cannot be activated.
reaching: it may be activated on tiles adjacent to a corrupted tile too."""

OddName = Literal[
    "move-courtiers", "hide-tracks", "creep", "slam-door", "lower-hand", "carry", "forgive", "burn-pages",
]  # fmt: skip
"""move-courtiers: Courtier tokens go to free blue spaces some areas away. hide-tracks: the difficulty of an Evidence or
Parchment token rises. creep: a Corruption token goes to an adjacent tile. slam-door: a door is closed until the end of
the Round. lower-hand: the face-up Hand card is turned face down. carry: an Equipment card goes between the follower's
hero and one adjacent to the follower. forgive: a flipped Courtier token is turned face up. burn-pages: an Evidence or
Parchment token without an adjacent hero leaves the board."""

When = Literal[
    "always", "action", "unique", "play", "opening", "reveal", "strategy", "attack", "rolled", "hit", "hurting",
    "pushing", "missed", "struck", "hurt", "move", "tested", "rest", "dusk",
]  # fmt: skip
"""When an effect works.

always: as long as its card is on. action, unique: as an ACTION or UNIQUE ACTION. play: when the card is played, or a
complication drawn. opening: when the card is played, as an activation of the Oni starts. reveal: when cards are turned
up. strategy: in the Strategy Phase, after the enhancement step. attack: as its owner makes an attack. rolled: after the
dice of the owner's attack. hit: the owner's attack succeeds. hurting: the owner's attack has placed damage on a target
that is not eliminated. pushing: the owner has pushed the target by a KI. missed: an attack on the owner has failed.
struck: an attack on the owner has succeeded. hurt: a Damage token is about to be placed on the owner. move: the owner
starts a Move action. tested: after the dice of the owner's test. rest: the owner's activation ends. dusk: the End of
the Round starts."""


Modifier = Annotated[int, within(-9, 9)]


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the content."""


class Who(Part, frozen=True, kw_only=True):
    """Characters, named from the view of the card's owner."""

    side: Literal["self", "master", "heroes", "allies", "agents", "attacker", "target", "active"] = "self"
    """The owner; the hero whose follower it is; heroes; heroes, followers and kami; agents; the other one of an
    attack; figures of the active card."""
    where: Literal["", "near", "area", "sight", "active-sight", "tile", "by-target", "with-agent", "with-courtier"] = ""
    """Anywhere; adjacent to the owner; in its area; in its line of sight; in that of a figure of the active card; on
    one tile of one's choice; adjacent to the target; in an area with an agent; in an area with a Courtier token."""
    pick: Count = 0
    """Up to so many, chosen; 0 means all of them."""
    own: bool = False
    """The owner as well."""
    kind: Literal["", Kind] = ""
    ranks: tuple[Rank, ...] = ()
    waiting: bool = False
    """Only who is still to be activated this Round."""
    within: Count = 0
    """Only so many areas away at most."""
    clean: bool = False
    """Only on tiles without a Corruption token."""


SELF = Who()
TARGET = Who(side="target")


class Verb(Part, frozen=True, kw_only=True, tag_field="verb", tag=str.lower):
    """One thing that an effect does."""


class Case(Verb, frozen=True, kw_only=True):
    """A verb that holds in some cases only."""

    to: Who = SELF
    until: Until = ""
    tests: tuple[Purpose, ...] = ()
    """The modifier counts in these tests only."""
    tested: Literal["", Attribute] = ""
    """The modifier counts in tests of this attribute only."""
    reach: Literal["", Reach] = ""
    """The modifier counts in attacks of this sort only."""
    foe: Literal["", Kind] = ""
    """Against this kind of opponent."""
    hurt: bool = False
    """Against a target with a Damage token."""
    forbidden: bool = False
    """While on a prohibited tile."""
    beside: tuple[str, ...] = ()
    """While adjacent to another figure of these agent cards."""
    crowd: Count = 0
    """While so many figures of the card are adjacent to the target."""
    mark: Literal["", "master", "token"] = ""
    """While the target is adjacent to its hero; while the follower is adjacent to the token tested."""


class Modify(Case, frozen=True, kw_only=True):
    what: Quality
    value: Number


class Grant(Case, frozen=True, kw_only=True):
    trait: Trait
    dice: Count = 0
    """The Combat dice that "ranged" gives in place of MIGHT."""


def name_of(case: Case) -> str:
    """Return what it modifies, or grants; the two have no name in common."""
    return case.what if isinstance(case, Modify) else case.trait if isinstance(case, Grant) else ""


class Cheaper(Verb, frozen=True, kw_only=True):
    """A summons costs fewer Event cards."""

    summons: str
    """The enhancement whose summons it is."""
    value: Number


class Heal(Verb, frozen=True, kw_only=True):
    """Damage tokens are discarded; 0 means up to the STAMINA."""

    to: Who = SELF
    count: Count = 0


class Cure(Verb, frozen=True, kw_only=True):
    """Condition tokens, never Amputee, are discarded; 0 means all."""

    to: Who = SELF
    count: Count = 0


class Harm(Verb, frozen=True, kw_only=True):
    """Damage tokens are placed."""

    to: Who = TARGET
    count: Count = 1
    sure: bool = False
    """No talent can stop it."""


class Afflict(Verb, frozen=True, kw_only=True):
    to: Who = TARGET
    condition: Condition


class Attack(Verb, frozen=True, kw_only=True):
    """An attack by the owner, one roll for each target."""

    to: Who = Who(side="agents", where="near", pick=1)
    reach: Reach = "melee"
    combat: Count = 0
    """So many Combat dice in place of MIGHT; 0 means as usual."""
    plain: bool = False
    """Without modifiers."""
    action_dice: bool = False
    """Action dice in place of Combat dice."""


class Move(Verb, frozen=True, kw_only=True):
    """Characters are put on free spaces that they may stand on."""

    to: Who = SELF
    areas: Count
    """So many areas away at most; 0 means in the same area."""


class Push(Verb, frozen=True, kw_only=True):
    to: Who = TARGET
    spaces: Count = 1


class Actions(Verb, frozen=True, kw_only=True):
    """More or fewer actions this Round."""

    to: Who = SELF
    value: Number


class Summon(Verb, frozen=True, kw_only=True):
    """Kami appear beside the owner, one of those named; or agents of a kind on free usable reinforcement spaces."""

    kami: tuple[str, ...] = ()
    kind: Literal["", Kind] = ""
    """The kind of agents; empty means either."""
    ranks: tuple[Rank, ...] = ()
    count: Count = 1
    crowd: Count = 0
    """The count with 3 or more heroes in play, if it is another."""
    per_hero: bool = False
    """Whether the count is the number of heroes in play."""
    cost: Count = 0
    """So many Event cards are discarded."""


class Reroll(Verb, frozen=True, kw_only=True):
    dice: Literal["attack", "test"]
    count: Count = 0
    """0 means all."""
    zero: bool = False
    """Only dice that show 0."""


class Test(Verb, frozen=True, kw_only=True):
    """A direct test, against a target if it needs one; what follows happens on a pass."""

    to: Who = SELF
    attribute: Attribute
    difficulty: Annotated[int, within(1, 99)]
    then: tuple[Deed, ...]


class Draw(Verb, frozen=True, kw_only=True):
    deck: Literal["equipment", "event", "clue"]
    count: Count
    keep: Count = 0
    """How many of them are kept; 0 means all."""


class Look(Verb, frozen=True, kw_only=True):
    """Look at the top Clue cards, which go back in any order."""

    count: Count


class Remove(Verb, frozen=True, kw_only=True):
    """Figures leave the board."""

    to: Who


class Cancel(Verb, frozen=True, kw_only=True):
    what: Literal["damage", "attack"]
    """One Damage token about to be placed; an attack that succeeded fails instead."""


class Lose(Verb, frozen=True, kw_only=True):
    """A natural talent of the owner is off."""

    talent: str


class Odd(Verb, frozen=True, kw_only=True):
    """Done by a function of this name, with these numbers."""

    name: OddName
    to: Who = SELF
    count: Count = 0
    areas: Count = 0


Deed = (
    Modify | Grant | Cheaper | Heal | Cure | Harm | Afflict | Attack | Move | Push | Actions | Summon | Reroll
    | Test | Draw | Look | Remove | Cancel | Lose | Odd
)  # fmt: skip


class Effect(Part, frozen=True, kw_only=True):
    """When, at what price and on what condition something is done."""

    when: When = "always"
    once: Literal["", "attack", "activation", "round", "game"] = ""
    discard: bool = False
    """The card is discarded for it, so it may be declined."""
    reach: Literal["", Reach] = ""
    foe: Literal["", "hero", Kind] = ""
    """The other one of the attack is a hero, or an agent of this kind."""
    ki: bool = False
    """A KI showed in the roll."""
    moved: bool = False
    """The owner has moved in this activation."""
    one: bool = False
    """One of the deeds, by choice; otherwise all, in order."""
    do: tuple[Deed, ...]


def all_deeds(effect: Effect) -> tuple[Deed, ...]:
    """The deeds of an effect, then those that follow a test among them."""
    return (*effect.do, *(deed for test in effect.do if isinstance(test, Test) for deed in test.then))


REACTIONS: tuple[When, ...] = ("rolled", "missed", "struck", "hurt", "move", "tested")
"""Moments at which a player is asked whether to use an effect that may be declined."""


def may_be_declined(effect: Effect) -> bool:
    """Whether it may be declined: something is given up for it, or it is a choice by its nature."""
    return effect.discard or effect.once == "game" or any(isinstance(d, (Reroll, Attack, Cancel)) for d in effect.do)


Talents = dict[str, tuple[Effect, ...]]
"""Natural talents by name; Amputee takes one of them."""


class Technique(Part, frozen=True, kw_only=True):
    """Modifiers of attributes for one Round (OK-153, OK-214)."""

    speed: Modifier = 0
    might: Modifier = 0
    defense: Modifier = 0
    guile: Modifier = 0
    actions: Modifier = 0
