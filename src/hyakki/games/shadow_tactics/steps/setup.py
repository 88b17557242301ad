"""Mission set-up, in the order of ST-305 (section Q)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.catalog.cards import ShadowRules
from hyakki.games.shadow_tactics.catalog.ids import NINJAS, NUMBER
from hyakki.games.shadow_tactics.options import ASK_PICK, PICK
from hyakki.games.shadow_tactics.people import NOBODY
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.base import ShadowStep
from hyakki.games.shadow_tactics.steps.claims import Claims
from hyakki.games.shadow_tactics.steps.coins import LayCoins
from hyakki.games.shadow_tactics.steps.deployment import Deployment
from hyakki.games.shadow_tactics.steps.entering import Enter
from hyakki.games.shadow_tactics.steps.quest_choice import ChooseQuests
from hyakki.games.shadow_tactics.steps.rounds import Rounds
from hyakki.games.shadow_tactics.steps.variants import Boulders, Civilians

PARTS = ("pick", "equip", "claims", "quests", "boulders", "deploy", "civilians", "coins", "hand", "enter", "begin")


class SetUp(ShadowStep):
    """The map lies already; each part follows the one before it."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(PARTS[0])

    def run(self, s: ShadowState) -> Asks:
        if self.stage == "pick":
            if s.rules.picks is not None:
                for seat, names in enumerate(s.rules.picks):
                    for name in names:
                        self.take(s, seat, NINJAS.index(name))
            seat = self.next_to_pick(s)
            if seat != NOBODY:
                return (ASK_PICK[seat],)
        part = self.stage
        self.stage = PARTS[min(PARTS.index(part) + 1, len(PARTS) - 1)]
        if part == "equip":
            self.equip(s)
        elif part == "hand":
            self.draw_hand(s)
        elif part == "begin":
            s.stack[-1] = Rounds()
        else:
            step = self.step_of(s.rules, part)
            if step is not None:
                s.push(step)
        return None

    def step_of(self, rules: ShadowRules, part: str) -> ShadowStep | None:
        """A part with questions, if this table has it; items and coins are a chapter's (ST-303, ST-304)."""
        carried = rules.carried
        if part == "claims":
            return Claims(carried.items) if carried is not None else None
        if part == "quests":
            return ChooseQuests() if rules.side_quests or carried is not None else None
        if part == "boulders":
            return Boulders() if rules.boulders else None
        if part == "deploy":
            return Deployment()
        if part == "civilians":
            return Civilians() if rules.civilians else None
        if part == "coins":
            return LayCoins(carried.coins, carried.wealth) if carried is not None else None
        return Enter() if part == "enter" else None

    # Ninjas (ST-002 to ST-005)

    def next_to_pick(self, s: ShadowState) -> int:
        """Return the next seat to pick, in turn from the Daimyo's left, as often as each has ninjas to pick."""
        seats = s.ninja_seats
        each = s.rules.numbers.ninjas[s.seats - 2] // len(seats)
        for count in range(each):
            for seat in seats:
                if len(s.ninjas_of(seat)) == count:
                    return seat
        return NOBODY

    def take(self, s: ShadowState, seat: int, ninja: int) -> None:
        if s.ninjas[ninja].seat == NOBODY:
            s.ninjas[ninja].seat = seat
            s.say(say.PICKED, (seat, ninja))

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        for ninja, option in enumerate(PICK):
            m.block("ST-002", option) if s.ninjas[ninja].in_play else m.offer(option)
        return m

    def default(self, s: ShadowState, ask: Ask) -> Path:
        return (next(PICK[ninja] for ninja in range(len(NINJAS)) if not s.ninjas[ninja].in_play),)

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        self.take(s, ask.seat, path[0].args[0])

    def equip(self, s: ShadowState) -> None:
        """Give out cards, health and jutsu tokens, with what a chapter has brought (ST-286 to ST-288, ST-307)."""
        carried = s.rules.carried
        for ninja in s.team():
            person = s.ninjas[ninja]
            cards, row = s.kit.own_cards[ninja], s.kit.rows[ninja]
            person.jutsu = s.rules.numbers.jutsu
            if carried is not None:
                cards += tuple(NUMBER[name] for name in carried.cards if s.kit.cards[NUMBER[name]].ninja == ninja)
                row += tuple(NUMBER[name] for name in carried.health if s.rules.health[name].ninja == NINJAS[ninja])
                person.jutsu += next((n for name, n in carried.jutsu.items() if name == NINJAS[ninja]), 0)
            person.cards, person.health = tuple(sorted(cards)), row

    def draw_hand(self, s: ShadowState) -> None:
        """Draw the Daimyo's hand (ST-298)."""
        s.deck = list(s.kit.deck)
        s.say(say.SHUFFLED, (s.kit.deck,))
        s.chance.shuffle(b"orders", s.deck)
        s.draw_orders(s.threshold)
