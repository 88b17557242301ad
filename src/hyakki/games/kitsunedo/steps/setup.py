"""Set-up (section B), the picking of lords, and the decks of the Advents (section R)."""

from __future__ import annotations

from hyakki.core.engine import Step
from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kitsunedo import events as say
from hyakki.games.kitsunedo.catalog.ids import ITEMS, LORDS
from hyakki.games.kitsunedo.options import ASK_PICK, PICK, PICK_ANY
from hyakki.games.kitsunedo.state import NOBODY, KitsunedoState
from hyakki.games.kitsunedo.steps.turn import Turn


class SetUp(Step):
    """Lords, Lanterns, Items, the first discard (KI-006 to KI-020, KI-T02 to KI-T04)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("rank")

    def run(self, s: KitsunedoState) -> Asks:
        if self.stage == "rank":
            self.rank(s)
        elif self.stage == "pick":
            free = [seat for seat in s.order if s.lords[seat] == NOBODY]
            if free:
                return (ASK_PICK[free[0]],)
            s.powers = s.lords if s.rules.abilities else (NOBODY,) * s.seats
            self.stage = "deal"
        else:
            self.deal(s)
            s.stack[-1] = Turn()
        return None

    def rank(self, s: KitsunedoState) -> None:
        """Rank the seats, youngest first: as agreed, else drawn (KI-R08); in a following game the loser first
        (KI-008, KI-019)."""
        rules = s.rules
        if rules.order is None:
            order = list(range(s.seats))
            s.chance.shuffle(b"ages", order)
            s.order = tuple(order)
        else:
            s.order = rules.order
        s.starter = s.order[0] if rules.starter is None else rules.starter  # KI-018, KI-T23
        s.active = s.starter
        if rules.picks is None:
            s.say(say.RANKED, (s.order,))
        else:
            for seat, name in enumerate(rules.picks):
                self.take(s, seat, LORDS.index(name))
                s.say(say.PICKED, (seat, s.lords[seat]))
        self.stage = "pick"

    def take(self, s: KitsunedoState, seat: int, lord: int) -> None:
        s.lords = (*s.lords[:seat], lord, *s.lords[seat + 1 :])

    def menu(self, s: KitsunedoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        for lord, option in enumerate(PICK):
            if lord in s.lords:
                m.block("KI-002", option)
            elif lord in s.cards.lords:
                m.offer(option)
            else:
                m.block("KI-R145", option)
        m.offer(PICK_ANY)
        return m

    def default(self, s: KitsunedoState, ask: Ask) -> Path:
        return (PICK_ANY,)  # KI-R09

    def answer(self, s: KitsunedoState, ask: Ask, path: Path) -> None:
        if path[0] is PICK_ANY:  # KI-R09
            free = [other for other in s.cards.lords if other not in s.lords]
            lord = free[s.chance.below(b"lord", len(free))]
            s.say(say.PICKED_ANY, (ask.seat,), (lord,))
        else:
            lord = path[0].args[0]
            s.say(say.PICKED, (ask.seat, lord))
        self.take(s, ask.seat, lord)

    def deal(self, s: KitsunedoState) -> None:
        cards = s.cards
        s.deck = [item for item, count in enumerate(cards.items) for _ in range(count)]
        s.lantern_deck = [lantern for lantern, count in enumerate(cards.lanterns) for _ in range(count)]
        s.say(say.SHUFFLED, (cards.items, cards.lanterns))
        if s.rules.bonus is not None:  # KI-R132: taken out before the shuffle
            seat, name = s.rules.bonus
            item = ITEMS.index(name)
            s.deck.remove(item)
            s.gain(seat, item)
            s.say(say.BONUS, (seat, item))
        s.chance.shuffle(b"items", s.deck)  # KI-014
        s.chance.shuffle(b"lanterns", s.lantern_deck)  # KI-010, KI-176
        for seat in s.turn_order():
            lantern = s.lanterns[seat] = s.lantern_deck.pop()  # KI-011
            s.say(say.DEALT_OPEN if s.rules.face_up else say.DEALT_LANTERN, (seat,), (lantern,))
        for seat in s.turn_order():
            item = s.deck.pop()  # KI-015
            s.gain(seat, item)
            s.say(say.DEALT_ITEM, (seat,), (item,))
        first = s.deck.pop()  # KI-016
        s.discard.append(first)
        s.say(say.TURNED_UP, (), (first,))
