"""Enemy attacks, Reactions and the last chance (KA-269, KA-280 to KA-292, KA-302, KA-303, KA-333, KA-R76 to KA-R81,
KA-R89)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.actions import is_move
from hyakki.games.kaidan.catalog.cards import EXORCISM, FORCE
from hyakki.games.kaidan.catalog.ids import NUMBER
from hyakki.games.kaidan.effects.apply import Apply
from hyakki.games.kaidan.options import ASK_LAST, ASK_REACT, REPEL, exorcise, last_object
from hyakki.games.kaidan.people import kind_of
from hyakki.games.kaidan.previews.stakes import chance, fight, wounds_of_attack
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.banish import Banish
from hyakki.games.kaidan.steps.base import Pursuit
from hyakki.games.kaidan.steps.draw import lose_at_random
from hyakki.games.kaidan.steps.masks import show_mask
from hyakki.games.kaidan.steps.ritual import Ritual, bars_ritual, offer_ritual
from hyakki.games.kaidan.steps.test import WON, Test
from hyakki.games.kaidan.steps.window import Window
from hyakki.games.kaidan.steps.wounds import Deaths, Wounds, by_figure, killer_seat


class EnemyAttack(Pursuit):
    """W-ATTACK, a ritual if the PG wants, then Repel or Exorcise; lost, the difference is suffered in Wounds."""

    __slots__ = ("choice", "tried")
    choice: str
    tried: bool
    """The ritual has been tried (KA-R79)."""

    def __init__(self, chase: int) -> None:
        super().__init__(chase, "window")
        self.choice = ""
        self.tried = False

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "window":
            s.say(say.ATTACK, (s.hunter, s.hunted))
            self.stage = "react"
            s.push(Window("attack"))
        elif self.stage == "react":
            return (ASK_REACT[s.hunted],)
        elif self.stage == "tested":
            self.settle(s)
        elif self.stage == "wounded" and self.result is not None and self.result[0]:
            steal(s)  # KA-269: it has wounded a PG that survived
            s.done()
        else:
            s.done()
        return None

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        offer_reactions(m, s, ask.seat)
        offer_ritual(m, s, ask.seat, tried=self.tried)
        return m

    def refusal(self, s: KaidanState, ask: Ask, path: Path, id: str) -> str:
        return "KA-283" if is_move(s, id) else bars_ritual(s, id)

    def default(self, s: KaidanState, ask: Ask) -> Path:
        return (REPEL,)  # KA-R18

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        if path[0].verb == "ritual":
            self.tried = True
            s.push(Ritual(self.chase, path[0].args))
            return
        self.choice = path[0].verb
        self.stage = "tested"
        self.result = None
        react(s, path)

    def repelled(self) -> None:
        """Continue as after a won Repel: the next round begins (OB18)."""
        self.stage = "done"

    def settle(self, s: KaidanState) -> None:
        assert self.result is not None
        won, own, other, *_ = self.result
        self.stage = "done"
        if won == WON:
            if self.choice == "exorcise":
                s.push(Banish(s.hunter, s.hunted))  # KA-288
            return
        card = s.entity(s.hunter)
        wounds = wounds_of_attack(s, s.hunter, s.hunted, max(0, other - own))  # KA-R41
        if card is not None and card.steals == "instead" and not wounds:
            steal(s)
            return
        if card is not None and card.steals == "wounding":
            self.stage = "wounded"
            self.result = None
        rule = "KA-289" if self.choice == "exorcise" else "KA-286"
        s.push(Wounds((s.hunted,), (wounds,), (by_figure(s.hunter),), rule))


def attack_under_way(s: KaidanState) -> EnemyAttack | None:
    """Return what an Instant Action at W-ATTACK acts on."""
    return s.innermost(EnemyAttack)


def steal(s: KaidanState) -> None:
    """Steal: a random object, Mission or not, goes face down under the hunter's card (KA-269)."""
    worn = s.pgs[s.hunted].worn
    card = lose_at_random(s, s.hunted, mission=True)
    if card is not None:
        show_mask(s, s.hunted, worn)
        s.stolen[s.hunter] = sorted((*s.stolen[s.hunter], card))
        s.say(say.STOLE, (s.hunted, s.hunter), (card,))


def offer_reactions(m: Menu, s: KaidanState, seat: int, *, last: bool = False) -> None:
    """Offer Reactions. A last one that fails is death, so only its chance is of interest."""
    m.offer(REPEL)
    repel, exorcism = (Test(seat, skill, word, figure=s.hunter) for skill, word in REACTIONS)
    if m.look:
        m.preview(REPEL, **(fight(s, repel) if not last else {"chance": chance(s, repel)}))
    ofuda = next((card for card in s.secrets[seat].cards if kind_of(card) in s.kit.ofuda), None)
    if ofuda is None:
        m.block("KA-287", exorcise(min(s.kit.ofuda)))
        return
    m.offer(exorcise(ofuda))
    if m.look:
        m.preview(exorcise(ofuda), **(fight(s, exorcism) if not last else {"chance": chance(s, exorcism)}))


REACTIONS = ((FORCE, "repel"), (EXORCISM, "exorcise"))


def react(s: KaidanState, path: Path) -> None:
    """Carry out a Reaction: Repel is a Force Test, an Exorcism consumes an Ofuda (KA-284, KA-287)."""
    seat = s.hunted
    if path[0] is REPEL:
        s.push(Test(seat, FORCE, "repel", figure=s.hunter))
        return
    card = path[0].args[0]
    s.say(say.OFUDA_SHOWN, (seat,), (card,))
    s.say(say.USED, (seat, card, s.spend(seat, card)))
    s.push(Test(seat, EXORCISM, "exorcise", figure=s.hunter))


class LastChance(Pursuit):
    """W-FATE, then one Reaction, ritual or object; anything but success is death, whatever the Wounds (KA-302, KA-303,
    KA-R89)."""

    __slots__ = ("choice",)
    choice: str

    def __init__(self, chase: int) -> None:
        super().__init__(chase, "window")
        self.choice = ""

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "window":
            self.stage = "react"
            s.push(Window("fate"))
        elif self.stage == "react":
            return (ASK_LAST[s.hunted],)
        else:
            self.settle(s)
        return None

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        offer_reactions(m, s, ask.seat, last=True)
        offer_ritual(m, s, ask.seat)
        cards = dict.fromkeys(s.secrets[ask.seat].cards)
        useful = [card for card in cards if s.kit.objects[kind_of(card)].last_chance]
        for card in useful:
            m.offer(last_object(card))
            m.preview(last_object(card), chance=100)
        if not useful:
            m.block("KA-R89", last_object(NUMBER["OB06"]))
        return m

    def refusal(self, s: KaidanState, ask: Ask, path: Path, id: str) -> str:
        return "KA-302" if is_move(s, id) else bars_ritual(s, id)

    def default(self, s: KaidanState, ask: Ask) -> Path:
        return (REPEL,)  # KA-R18

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        self.choice = path[0].verb
        self.stage = "tested"
        self.result = None
        if self.choice == "ritual":
            s.push(Ritual(self.chase, path[0].args))
        elif self.choice == "resort":
            card = path[0].args[0]
            s.say(say.USED, (ask.seat, card, s.spend(ask.seat, card)))
            s.push(Apply(("object", kind_of(card)), ask.seat))
        else:
            react(s, path)

    def settle(self, s: KaidanState) -> None:
        """The chase still runs: neither was the enemy banished nor has either disappeared."""
        from hyakki.games.kaidan.steps.chase import get_rid

        won = self.result is not None and self.result[0] == WON and self.choice in ("repel", "exorcise")
        if not won:
            s.stack[-1] = Deaths((s.hunted,), (killer_seat(by_figure(s.hunter)),), "KA-303")
        elif self.choice == "exorcise":
            s.stack[-1] = Banish(s.hunter, s.hunted)
        else:
            get_rid(s)
