"""Planning: all seats at once, each side hidden from the other (OK-036 to OK-049, OK-058 to OK-061, OK-R27 to R30)."""

from __future__ import annotations

from collections.abc import Sequence

from hyakki.core.menu import Ask, Asks, Menu, Option, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.catalog.ids import CARDS, EQUIPMENT, EVENTS, HEROES
from hyakki.games.okko.catalog.kit import DEMON
from hyakki.games.okko.options import (
    HAND_IN,
    LOCK,
    NONE,
    ORDER,
    REOPEN,
    SIDES,
    UNLOCK,
    alone,
    ask,
    beside,
    lay,
    next_in_order,
    place,
    plan,
    swap_in,
    take_back,
    turn_up,
)
from hyakki.games.okko.people import NOTHING, Plan
from hyakki.games.okko.state import FIRST_WOUND, OkkoState
from hyakki.games.okko.steps import prospects
from hyakki.games.okko.steps.base import OkkoStep

LEFT, RIGHT = range(2)
MOST = 2
"""Cards that a hero may lay (OK-040)."""


def inside(s: OkkoState) -> int:
    """Return who sees what the heroes lay: their seats, as a mask."""
    return (1 << s.seats) - 1 & ~(1 << s.oni)


def plan_of(path: Path) -> Plan:
    """The plan that this answer lays."""
    left, right = (tuple(option.args[1] for option in path if option.verb == side) for side in ("left", "right"))
    return Plan(left, right, path[-1].args[0])


def usual(s: OkkoState, hero: int, options: Sequence[Option], laid: Sequence[tuple[int, ...]]) -> list[Option]:
    """Return the usual Options: a first card is laid for its technique, a second one on the other side if it has that
    part, and a hand card is turned up."""
    if options[0].verb == "up":
        hands = [card for card in s.heroes[hero].hands if card != NOTHING]
        lies = s.plans[hero].up
        return [option for option in options if option.args[0] == (lies if lies in hands else (*hands, NOTHING)[0])]
    side = 1 - laid[0][0] if laid else RIGHT
    there = [option for option in options if option.verb in SIDES and option.args[0] == side]
    cards = {option.args[1] for option in there}
    return there + [option for option in options if option.verb in SIDES and option.args[1] not in cards]


class Planning(OkkoStep):
    """Open questions to everybody: plans and initiative of the heroes until all are locked, the Oni's placement until
    it is handed in."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("begin")

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "begin":
            self.stage = "plan"
            for hero in s.in_play():
                self.lay(s, self.first_draft(s, hero))
        if s.planned and all(s.heroes[hero].locked for hero in s.in_play()):
            self.show(s)
            s.done()
            return None
        return tuple(self.asks(s))

    def asks(self, s: OkkoState) -> list[Ask]:
        """Return the open questions: a seat with locked heroes must unlock one before it changes anything (OK-R30)."""
        asks = []
        for seat in s.seats_in_play():
            if not all(s.heroes[hero].locked for hero in s.heroes_of(seat)):
                asks.append(ask(seat, "plan", open=True, pace="plan", side="heroes"))
            asks.append(ask(seat, "lock", open=True, pace="plan", side="heroes"))
        asks.append(ask(s.oni, "place", open=True, pace="plan"))
        return asks

    def show(self, s: OkkoState) -> None:
        """Show what lies on the table when the cards are down (OK-R28)."""
        for hero in s.in_play():
            person, laid = s.heroes[hero], s.plans[hero]
            person.laid, person.up = (len(laid.left), len(laid.right)), laid.up
            s.say(say.LAID, (hero,), (*person.laid, person.up))
        show_placed(s)
        s.touch()

    # Menus

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if ask.kind == "plan":
            self.plan_menu(m, s, ask.seat, path)
        elif ask.kind == "lock":
            self.lock_menu(m, s, ask.seat)
        else:
            place_menu(m, s, path)
        return m

    def plan_menu(self, m: Menu, s: OkkoState, seat: int, path: Path) -> None:
        if not path:
            for hero in s.heroes_of(seat):
                m.block("OK-R27", plan(hero)) if s.heroes[hero].locked else m.offer(plan(hero))
            if len(s.in_play()) > 1:
                m.offer(ORDER)
            return
        if path[0] is ORDER:
            chosen = [option.args[0] for option in path[1:]]
            rest = [hero for hero in s.in_play() if hero not in chosen]
            same = [*chosen, *rest] == s.order and len(rest) == 1
            m.options += [next_in_order(hero, len(rest) == 1, inside(s), same) for hero in rest]
            return
        hero = path[0].args[0]
        laid = [option.args for option in path[1:] if option.verb in ("left", "right")]
        if len(laid) == MOST or path[-1].verb == "alone":
            m.rule = "OK-044"
            hands = s.heroes[hero].hands
            m.options += [turn_up(card, inside(s)) for card in (NOTHING, *sorted(set(hands) - {NOTHING}))]
            if len(laid) == MOST:
                self.block_more(m, s, hero, [card for _, card in laid])
            self.look_ahead(m, s, hero, laid)
            return
        first = laid[0][1] if laid else NOTHING
        seats = inside(s)
        for card in dict.fromkeys(s.heroes[hero].hand):
            for side in (LEFT, RIGHT):
                option = lay(side, card, seats)
                rule = self.forbidden(s, hero, card, side, first)
                m.block(rule, option) if rule else m.offer(option)
        if first == NOTHING:
            m.block("OK-039", alone(seats))
        elif first >= FIRST_WOUND:
            m.block("OK-318", alone(seats))
        else:
            m.offer(alone(seats))
        self.look_ahead(m, s, hero, laid)

    def look_ahead(self, m: Menu, s: OkkoState, hero: int, laid: list[tuple[int, ...]]) -> None:
        """Add to each option the numbers that the hero would have, and whether one usually chooses it for its card."""
        if not m.look:
            return
        chosen = usual(s, hero, m.options, laid)
        for option in m.options:
            cards = [*laid, option.args] if option.verb in SIDES else laid
            left, right = (tuple(card for where, card in cards if where == side) for side in (LEFT, RIGHT))
            up = option.args[0] if option.verb == "up" else NOTHING
            m.preview(option, **prospects.of_hero(s, hero, left, right, up))
            if option in chosen:
                m.preview(option, usual=True)

    def block_more(self, m: Menu, s: OkkoState, hero: int, laid: list[int]) -> None:
        """Block a third card; wound cards count (OK-040, OK-319, OK-R115)."""
        hand = s.heroes[hero].hand
        for card in dict.fromkeys(hand):
            if hand.count(card) > laid.count(card):
                wound = "OK-319" if max(laid) >= FIRST_WOUND else "OK-R115"
                for side in (LEFT, RIGHT):
                    m.block("OK-040" if card < FIRST_WOUND else wound, lay(side, card, inside(s)))

    def forbidden(self, s: OkkoState, hero: int, card: int, side: int, first: int) -> str:
        """The rule that keeps a card from this side, as the first or after a first card, or ""."""
        if card >= FIRST_WOUND:
            if first >= FIRST_WOUND:
                return "OK-319"
            return "OK-R116" if side == LEFT else ""
        if first == card:
            return "OK-149"
        if side == RIGHT:
            return "OK-166" if s.kit.techniques[card] is None else ""
        return "OK-150" if not s.kit.of_card[card] else ""

    def lock_menu(self, m: Menu, s: OkkoState, seat: int) -> None:
        for hero in s.heroes_of(seat):
            m.offer((UNLOCK if s.heroes[hero].locked else LOCK)[hero])
            if m.look and not s.heroes[hero].locked:
                m.preview(LOCK[hero], proposed=s.plans[hero] == plan_of(self.first_draft(s, hero)))
        unlocked = [hero for hero in s.heroes_of(seat) if not s.heroes[hero].locked]
        if len(unlocked) == 1:
            m.ends(LOCK[unlocked[0]])
        if not unlocked:
            for hero in s.heroes_of(seat):
                m.block("OK-R27", plan(hero))
            m.block("OK-R30", ORDER)

    def refusal(self, s: OkkoState, ask: Ask, path: Path, id: str) -> str:
        """Return the rule against another seat's hero, or a card that is not in hand (OK-044, OK-152, OK-R32)."""
        word, _, name = id.partition(" ")
        if ask.kind == "place":
            return ("OK-208" if name in EVENTS else "") if word == "place" and not path else ""
        if not path:
            return why_not_hero(s, ask.seat, name) if word in ("plan", "lock", "unlock") and name in HEROES else ""
        if path[0] is ORDER:
            return "OK-048" if word == "next" and name in HEROES else ""
        hero = path[0].args[0]
        if word == "up":
            return "OK-044" if name in EQUIPMENT else ""
        if word not in SIDES or name not in CARDS:
            return ""
        return "OK-152" if CARDS.index(name) in s.heroes[hero].discard else "OK-007"

    def default(self, s: OkkoState, ask: Ask) -> Path:
        """Lock the plan as it lies; the Oni hands in what it has placed."""
        if ask.kind == "place":
            return () if s.planned else (HAND_IN,)
        if ask.kind == "lock":
            for hero in s.heroes_of(ask.seat):
                if not s.heroes[hero].locked:
                    return (LOCK[hero],)
        return ()

    def first_draft(self, s: OkkoState, hero: int) -> Path:
        """Return the first plan: the first card that may lie on the right, so that there is always a legal plan
        (OK-039)."""
        for side in (RIGHT, LEFT):
            for card in s.heroes[hero].hand:
                if card < FIRST_WOUND and not self.forbidden(s, hero, card, side, NOTHING):
                    return plan(hero), lay(side, card, inside(s)), alone(inside(s)), turn_up(NOTHING, inside(s))
        raise AssertionError(f"hero {hero} has no action card")

    # Answers

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        if path[0] is ORDER:
            self.reorder(s, [option.args[0] for option in path[1:]])
        elif ask.kind == "plan":
            self.lay(s, path)
        elif ask.kind == "lock":
            hero = path[0].args[0]
            s.heroes[hero].locked = path[0].verb == "lock"
            s.say(say.LOCKED if s.heroes[hero].locked else say.UNLOCKED, (hero,))
        else:
            place_answer(s, path)

    def lay(self, s: OkkoState, path: Path) -> None:
        hero = path[0].args[0]
        s.plans[hero] = laid = plan_of(path)
        s.say(say.PLANNED, (s.hero_seats, hero), (laid.left, laid.right, laid.up))

    def reorder(self, s: OkkoState, order: list[int]) -> None:
        """Change the order; that unlocks all heroes (OK-R30)."""
        if order == s.order:
            return
        s.order = order
        s.say(say.ORDERED, (s.hero_seats,), (tuple(order),))
        for hero in s.in_play():
            if s.heroes[hero].locked:
                s.heroes[hero].locked = False
                s.say(say.UNLOCKED, (hero,))


def why_not_hero(s: OkkoState, seat: int, name: str) -> str:
    """The rule by which a seat does not plan for this hero: it is eliminated, another's, or not in the game; what is
    locked is not locked again."""
    hero = HEROES.index(name)
    if hero not in s.team():
        return "OK-006"
    if s.heroes[hero].eliminated:
        return "OK-322"
    return "OK-R27" if s.heroes[hero].seat == seat else "OK-R32"


# The Oni's placement


def placed_count(s: OkkoState) -> int:
    return sum(map(len, s.placed))


def show_placed(s: OkkoState) -> None:
    """Announce how many cards lie beside each character card, even if none does (OK-R28)."""
    for card, events in enumerate(s.placed):
        s.agents[card].placed = len(events)
    s.say(say.BESIDE, (s.oni,), (tuple(card for card, events in enumerate(s.placed) for _ in events),))


def agents_to_improve(s: OkkoState) -> list[int]:
    """Character cards that the Oni has and that are not out of the game."""
    return [card for card, agent in enumerate(s.agents) if agent.owned and not agent.fallen]


def offer_agents(m: Menu, s: OkkoState, event: int) -> None:
    """Offer the cards beside which this event may lie, each with what its figures' numbers come to."""
    for card in agents_to_improve(s):
        m.offer(beside(card, s.oni))
        if m.look:
            m.preview(beside(card, s.oni), **prospects.of_agent(s, card, (*s.placed[card], event)))
    block_agents(m, s)


def block_agents(m: Menu, s: OkkoState) -> None:
    """Block character cards that the Oni does not have, demons that are hidden, and those that never return."""
    for card, agent in enumerate(s.agents):
        if agent.fallen:
            m.block("OK-R82", beside(card, s.oni))
        elif not agent.owned:
            m.block("OK-197" if s.kit.agents[card].rank == DEMON else "OK-025", beside(card, s.oni))


def place_menu(m: Menu, s: OkkoState, path: Path) -> None:
    if path:
        offer_agents(m, s, path[0].args[0])
        return
    if s.planned:
        m.offer(REOPEN)
        return
    m.offer(HAND_IN)
    if placed_count(s) < len(s.in_play()):
        m.options += [place(event, s.oni) for event in s.event_hand]
    else:
        for event in s.event_hand:
            m.block("OK-059", place(event, s.oni))
    m.options += [take_back(card, event, s.oni) for card, events in enumerate(s.placed) for event in events]


def place_answer(s: OkkoState, path: Path) -> None:
    option = path[0]
    if option is HAND_IN or option is REOPEN:
        s.planned = option is HAND_IN
        s.say(say.HANDED_IN if s.planned else say.REOPENED, (s.oni,))
    elif option.verb == "place":
        put_beside(s, option.args[0], path[1].args[0])
        s.say(say.PLACED, (s.oni,), (option.args[0], path[1].args[0]))
    else:
        card, event = option.args
        pick_up(s, card, event)
        s.say(say.PICKED_UP, (s.oni,), (event, card))


def put_beside(s: OkkoState, event: int, card: int) -> None:
    s.event_hand.remove(event)
    s.placed[card] = tuple(sorted((*s.placed[card], event)))


def pick_up(s: OkkoState, card: int, event: int) -> None:
    left = list(s.placed[card])
    left.remove(event)
    s.placed[card] = tuple(left)
    s.event_hand = sorted([*s.event_hand, event])


class Adjustment(OkkoStep):
    """The Oni changes one thing about its cards, or nothing (OK-061, OK-R29)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("ask")

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "ask":
            return (ask(s.oni, "adjust"),)
        s.done()
        return None

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if not path:
            m.offer(NONE)
            room = placed_count(s) < len(s.in_play())
            for event in s.event_hand:
                m.offer(place(event, s.oni)) if room else m.block("OK-059", place(event, s.oni))
            m.options += [
                take_back(card, event, s.oni, False) for card, events in enumerate(s.placed) for event in events
            ]
        elif path[0].verb == "place":
            offer_agents(m, s, path[0].args[0])
        else:
            m.options += self.after_taking(s, path[0])
            m.block("OK-R29", beside(path[0].args[0], s.oni))
            block_agents(m, s)
        return m

    def after_taking(self, s: OkkoState, taken: Option) -> list[Option]:
        """Offer to take the card back, to put it beside another card, or to replace it from the hand."""
        card = taken.args[0]
        others = [beside(other, s.oni) for other in agents_to_improve(s) if other != card]
        return [NONE, *others, *(swap_in(event, s.oni) for event in s.event_hand)]

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (NONE,)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        self.stage = "over"
        if path[0].verb == "place":
            put_beside(s, path[0].args[0], path[1].args[0])
        elif path[0] is not NONE:
            card, event = path[0].args
            pick_up(s, card, event)
            if path[1].verb == "beside":
                put_beside(s, event, path[1].args[0])
            elif path[1].verb == "swap":
                put_beside(s, path[1].args[0], card)
        s.say(say.ADJUSTED, (s.oni,))
        show_placed(s)
