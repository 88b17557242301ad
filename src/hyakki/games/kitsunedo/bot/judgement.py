"""Kitsunedo's judgement: what a sensible lord answers, from its View alone.

Values are counted in cards (see `insight`). How bold the others are nobody knows: wherever that matters a guess is
drawn from a range each time, so that bluffs and challenges are mixed and no rule of thumb can be read off the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from hyakki.core.menu import Menu, Menus, Option, Path
from hyakki.games.kitsunedo.bot.blows import Blow, Card, blows, is_sound, outlook, unquestioned
from hyakki.games.kitsunedo.bot.insight import THEIR_CARD, Hand, Insight, changed
from hyakki.games.kitsunedo.catalog import ids
from hyakki.games.kitsunedo.knowledge.view import KitsunedoView

Range = tuple[float, float]

LORD_APPEAL = {ids.CELESTE: 4, ids.HAUNT: 5, ids.MIRAGE: 5, ids.HOLLOW: 5, ids.TANUKI: 3, ids.SHISU: 2}
"""How often each lord is picked if all are free."""

# How often a lord without the Lantern claims it, as the others guess
BOLD_SPIRIT: Range = (0.2, 0.8)
BOLD_SHADOW: Range = (0.2, 0.8)
BOLD_MIST: Range = (0.3, 1.0)
BOLD_ASH: Range = (0.3, 1.0)
BOLD_ASH_LAST_LIFE: Range = (0.7, 1.0)

# How often each lord that may challenges a false claim, as the claimer guesses
CALLED_SPIRIT: Range = (0.05, 0.5)
CALLED_SHADOW: Range = (0.1, 0.55)
CALLED_MIST: Range = (0.2, 0.7)
CALLED_ASH: Range = (0.4, 0.9)

# The worth of actions
NOT_WORTH_IT = 0.05
"""Below this an action is left alone."""
FREE = 20.0
"""The worth of an action without a cost: it comes first."""
NEW_CARD: Final = 0.8
NO_ROOM = 0.3
"""The part of a new card's worth that is left if some card must be discarded for it."""
MARK_ARMED = 0.5
MARK_UNARMED = 0.25
"""The share of a prize that a mark is worth, with a card for the Critical Attack in hand and without."""
GIFT_TO_OTHERS = 0.7
"""The worth of a card that the Gift gives to the others, compared with the lord's own."""
BLOCK_SPENT = 0.9
THEIR_BLOCK_SPENT: Final = 0.7


class Plan:
    """An action (with the cards of an attack), what it promises, and whether it is a bluff that could be called."""

    __slots__ = ("action", "bluff", "cards", "value")

    def __init__(self, value: float, action: Option, cards: tuple[Card, ...] = (), bluff: bool = False) -> None:
        self.value = value
        self.action = action
        self.cards = cards
        self.bluff = bluff

    def path(self, menus: Menus) -> Path:
        path: Path = (self.action,)
        if self.action.verb != "attack":
            return path
        for card in self.cards:
            path += (_find(menus(path), "play", card),)
        return (*path, _find(menus(path), "strike"))


def judgement(view: KitsunedoView, kind: str, menus: Menus, rng: Random) -> Path:
    return ANSWERS[kind](Insight(view, kind), menus, rng)


def would_agree(view: KitsunedoView, seat: int) -> bool:
    """Vote on a victor (KI-R86): agree with a lord that gives up; one that names itself has to put this lord out
    first."""
    motion = view.frames[-1]
    return motion["subject"] != motion["seat"] or not view.lives[seat]


# Before the game, and out of it


def pick(mind: Insight, menus: Menus, rng: Random) -> Path:
    free = [option for option in menus(()).options if option.args[0] in LORD_APPEAL]
    return (rng.choices(free, [LORD_APPEAL[option.args[0]] for option in free])[0],)


def out(mind: Insight, menus: Menus, rng: Random) -> Path:
    return (_find(menus(()), "flip"),)


# The lord's own turn


def draw(mind: Insight, menus: Menus, rng: Random) -> Path:
    """Take the top discard by Memorial, if it is better than what the deck may bring."""
    known = outlook(mind, changed(mind.hand, [mind.view.discard[-1]]))
    unknown = sum(odds * outlook(mind, changed(mind.hand, [item])) for item, odds in enumerate(mind.top_odds()))
    return (_find(menus(()), "draw", (int(known >= unknown),)),)


def act(mind: Insight, menus: Menus, rng: Random) -> Path:
    """Take the best honest action; without one the best bluff that pays; otherwise end the turn."""
    plans = [plan for option in menus(()).options for plan in consider(mind, option, rng)]
    for bluff in (False, True):
        best = max((plan for plan in plans if plan.bluff == bluff), key=lambda plan: plan.value, default=None)
        if best is not None and best.value > NOT_WORTH_IT:
            return best.path(menus)
    return (_find(menus(()), "end"),)


def consider(mind: Insight, option: Option, rng: Random) -> Iterator[Plan]:
    """Yield the possible uses of this entry of the menu."""
    verb = option.verb
    if verb == "attack":
        yield from attacks(mind, option, rng)
    elif verb == "summon":
        yield summon(mind, option, rng)
    elif verb == "steal":
        yield steal(mind, option, rng)
    elif verb == "trade":
        yield trade(mind, option, rng)
    elif verb == "mark":
        yield mark(mind, option, rng)
    elif verb == "peep":
        yield peep(mind, option)
    elif verb == "gift":
        yield gift(mind, option)


def summon(mind: Insight, option: Option, rng: Random) -> Plan:
    if mind.view.rules.face_up or mind.true(ids.SPIRIT):
        return Plan(FREE, option)
    called = 1 - (1 - rng.uniform(*CALLED_SPIRIT)) ** len(mind.others)
    return _bluff(mind, option, _room(mind) * NEW_CARD, called, mind.hand)


def steal(mind: Insight, option: Option, rng: Random) -> Plan:
    victim = option.args[0]
    odds = mind.hand_odds(victim)
    before = outlook(mind, mind.hand)
    gain = 0.0
    for item in range(5):
        chance = sum(card[item] for card in odds) / len(odds)
        if chance:
            gain += chance * (outlook(mind, changed(mind.hand, [item])) - before + mind.danger(item))
    gain += THEIR_CARD / len(mind.others)
    if mind.true(ids.SHADOW):
        return Plan(FREE / 2 + gain, option)
    return _bluff(mind, option, gain, rng.uniform(*CALLED_SHADOW), mind.hand)


def _room(mind: Insight) -> float:
    """Return what room in the hand is worth: a card that must be discarded again is only a better choice."""
    return 1.0 if mind.size < mind.view.rules.hand_limit else NO_ROOM


def _bluff(mind: Insight, option: Option, gain: float, called: float, left: Hand) -> Plan:
    """Plan a false claim, with this hand left to pay for it."""
    if mind.thread_ready:  # KI-153: a bluff that is called is taken back
        return Plan(gain * (1 - called), option)
    return Plan(gain * (1 - called) - called * _caught(mind, left), option, bluff=True)


def _caught(mind: Insight, hand: Hand) -> float:
    """Return what it costs to be caught with this hand: a Block at most, if there is one."""
    return BLOCK_SPENT if hand[ids.BLOCK] else mind.stake(hand)


def trade(mind: Insight, option: Option, rng: Random) -> Plan:
    """Plan a Trade. Met, it is the kind asked for against the payment; unmet, some card against the payment, and the
    other lord has one less."""
    asked, item, paid = option.args
    before = outlook(mind, mind.hand)
    without = changed(mind.hand, lost=[paid])
    holds = mind.holds(asked, item)
    met = outlook(mind, changed(without, [item])) - before - mind.danger(paid) + mind.danger(item)
    unmet = outlook(mind, without) + NEW_CARD / 2 - before + THEIR_CARD / len(mind.others)
    gain = holds * met + (1 - holds) * unmet
    if paid == ids.SAKE or mind.true(ids.MIST):
        return Plan(gain, option)
    return _bluff(mind, option, gain, rng.uniform(*CALLED_MIST), without)


def peep(mind: Insight, option: Option) -> Plan:
    """Plan a free look: it is best where the card lies that would help most."""
    target = option.args[0]
    before = outlook(mind, mind.hand)
    hope = max(mind.holds(target, item) * (outlook(mind, changed(mind.hand, [item])) - before) for item in range(5))
    return Plan(FREE + hope, option)


def gift(mind: Insight, option: Option) -> Plan:
    limit = mind.view.rules.hand_limit
    theirs = sum(max(0, min(2, limit - mind.sizes[other])) for other in mind.others) / len(mind.others)
    return Plan(2 - GIFT_TO_OTHERS * theirs, option)


def mark(mind: Insight, option: Option, rng: Random) -> Plan:
    """Plan a mark: two matching cards that nothing can stop, the second of them a turn later (KI-161, KI-163)."""
    target, item, _ = option.args
    after = changed(mind.hand, lost=[item])
    ready = after[ids.LEAF] or any(after[kind] for kind, _ in mind.requirement(target))
    promise = 0.0 if mind.armed(target) else MARK_ARMED if ready else MARK_UNARMED
    value = promise * mind.prize(target) - (mind.worth(mind.hand) - mind.worth(after))
    if item != ids.LEAF or mind.true(ids.MIST):
        return Plan(value, option)
    return _bluff(mind, option, value, rng.uniform(*CALLED_MIST), after)


def attacks(mind: Insight, option: Option, rng: Random) -> Iterator[Plan]:
    target = option.args[0]
    for blow in blows(mind, mind.hand, target):
        yield attack(mind, option, target, blow, rng)


def attack(mind: Insight, option: Option, target: int, blow: Blow, rng: Random) -> Plan:
    """Return the plan of an attack. If its Leaves are a bluff, a challenge decides about the set and about the rest of
    the hand."""
    value = unquestioned(mind, mind.hand, target, blow)
    if is_sound(mind, blow):
        return Plan(value, option, blow.cards)
    called = rng.uniform(*CALLED_MIST)
    if mind.thread_ready:
        return Plan((1 - called) * value, option, blow.cards)
    after = changed(mind.hand, lost=blow.items)
    cost = mind.worth(mind.hand) - mind.worth(after)
    if after[ids.BLOCK]:
        caught = mind.prize(target) - cost - BLOCK_SPENT
    else:
        caught = -cost - mind.stake(after)
    return Plan((1 - called) * value + called * caught, option, blow.cards, bluff=True)


# The end step


def discard(mind: Insight, menus: Menus, rng: Random) -> Path:
    """Discard down to the limit and no further, the least useful first."""
    hand = list(mind.hand)
    path: Path = ()
    while sum(hand) > mind.view.rules.hand_limit:
        item = max((item for item in range(5) if hand[item]), key=lambda item: mind.worth(changed(hand, lost=[item])))
        hand[item] -= 1
        path += (_find(menus(path), "discard", (item,)),)
    return (*path, _find(menus(path), "done"))


# Choices while something takes effect


def keep(mind: Insight, menus: Menus, rng: Random) -> Path:
    return (max(menus(()).options, key=lambda option: outlook(mind, changed(mind.hand, option.args))),)


def swap(mind: Insight, menus: Menus, rng: Random) -> Path:
    def gain(option: Option) -> float:
        if not option.args:
            return outlook(mind, mind.hand) + NOT_WORTH_IT
        given, taken = option.args
        return outlook(mind, changed(mind.hand, [taken], [given])) + mind.danger(taken) - mind.danger(given)

    return (max(menus(()).options, key=gain),)


def give(mind: Insight, menus: Menus, rng: Random) -> Path:
    """The least loss; a Leaf as the kind asked for brings the payment, and a penalty if it is a lie and called."""
    frame = mind.frame("Trade")
    item, paid = frame["item"], frame["paid"]

    def value(option: Option) -> float:
        given = option.args[0]
        if option.verb == "give-leaf":
            return leaf_value()
        after = changed(mind.hand, [paid] if given == item else [], [given])
        return mind.worth(after) - mind.danger(given)

    def leaf_value() -> float:
        after = mind.worth(changed(mind.hand, [paid], [ids.LEAF])) - mind.danger(ids.LEAF)
        if mind.true(ids.MIST):
            return after
        return after - rng.uniform(*CALLED_MIST) * _caught(mind, mind.hand)

    return (max(menus(()).options, key=value),)


# Claims and challenges


def respond(mind: Insight, menus: Menus, rng: Random) -> Path:
    """Take the hit, claim Ash, or challenge the Mist of the set."""
    menu = menus(())
    value = {"take": -mind.own_life}
    verbs = [option.verb for option in menu.options]
    if "ash" in verbs:
        value["ash"] = _evading(mind, rng)
    if "challenge" in verbs:
        value["challenge"] = _doubting_the_set(mind, rng)
    return (_find(menu, max(value, key=lambda verb: value[verb])),)


def _evading(mind: Insight, rng: Random) -> float:
    """Return what evading is worth; a false claim that is challenged costs the life and the penalty (KI-R27)."""
    if mind.true(ids.ASH):
        return 0.0
    called = rng.uniform(*CALLED_ASH)
    return -called * (BLOCK_SPENT if mind.hand[ids.BLOCK] else mind.own_life + mind.stake(mind.hand, hit=True))


def _doubting_the_set(mind: Insight, rng: Random) -> float:
    """The attack fails if its Mist is false (KI-R33); it lands first if it is true (KI-R35)."""
    attacker = mind.view.active
    believed = mind.believed(attacker, ids.MIST, rng.uniform(*BOLD_MIST))
    blocked = mind.holds(attacker, ids.BLOCK)
    wrong = mind.own_life + mind.stake(mind.hand, hit=True)
    right = (1 - blocked) * mind.their_stake(attacker) - blocked * mind.own_life
    return (1 - believed) * right - believed * wrong


def doubt(mind: Insight, menus: Menus, rng: Random) -> Path:
    menu = menus(())
    value = {"stand": 0.0, "challenge": _challenge_value(mind, rng)}
    if any(option.verb == "thread" for option in menu.options):
        value["thread"] = _undone(mind)
    return (_find(menu, max(value, key=lambda verb: value[verb])),)


def _undone(mind: Insight) -> float:
    """The Mirage's own attack or trade has been answered by a claim: what it brings to take it back."""
    frame = next(frame for frame in mind.view.frames if frame["step"] in ("Attack", "Trade"))
    back = frame["items"] if frame["step"] == "Attack" else (frame["paid"],)
    return mind.worth(changed(mind.hand, back)) - mind.worth(mind.hand)


def _challenge_value(mind: Insight, rng: Random) -> float:
    claim = mind.frame("Claim")
    claimer, lantern = claim["claimer"], claim["lantern"]
    believed = mind.believed(claimer, lantern, rng.uniform(*_boldness(mind, claimer, lantern)))
    blocked = mind.holds(claimer, ids.BLOCK)
    won = mind.their_stake(claimer) + _denied(mind, claimer, lantern)
    return (1 - believed) * ((1 - blocked) * won + blocked * THEIR_BLOCK_SPENT) - believed * _wrong(mind, lantern)


def _boldness(mind: Insight, claimer: int, lantern: int) -> Range:
    if lantern == ids.ASH:
        return BOLD_ASH if mind.lives[claimer] > 1 else BOLD_ASH_LAST_LIFE
    return {ids.SPIRIT: BOLD_SPIRIT, ids.SHADOW: BOLD_SHADOW, ids.MIST: BOLD_MIST}[lantern]


def _denied(mind: Insight, claimer: int, lantern: int) -> float:
    """Return what a false claim would have brought its claimer, or cost this lord."""
    if lantern == ids.ASH:
        return mind.prize(claimer)
    if lantern == ids.SPIRIT:
        return NEW_CARD / len(mind.others)
    return NEW_CARD


def _wrong(mind: Insight, lantern: int) -> float:
    """Return what a challenge costs if the claim was true; a theft comes first (KI-124)."""
    if lantern == ids.SHADOW and mind.size == 1:
        return mind.own_life
    return mind.stake(mind.hand)


def answer(mind: Insight, menus: Menus, rng: Random) -> Path:
    """Reveal a true claim; otherwise undo the claim, void the challenge, or concede."""
    menu = menus(())
    verbs = [option.verb for option in menu.options]
    return (_find(menu, next(verb for verb in ("reveal", "thread", "block", "concede") if verb in verbs)),)


ANSWERS: dict[str, Callable[[Insight, Menus, Random], Path]] = {
    "pick": pick,
    "draw": draw,
    "act": act,
    "doubt": doubt,
    "respond": respond,
    "answer": answer,
    "keep": keep,
    "give": give,
    "swap": swap,
    "discard": discard,
    "out": out,
}


# Finding entries


def _find(menu: Menu, verb: str, args: tuple[int, ...] | None = None) -> Option:
    """The first entry with this verb and, if given, about this."""
    return next(option for option in menu.options if option.verb == verb and args in (None, option.args))
