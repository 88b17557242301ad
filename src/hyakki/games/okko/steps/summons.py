"""The Oni discards Event cards to bring agents, as the trees allow (OK-109, OK-266 to OK-268, OK-R80 to OK-R82)."""

from __future__ import annotations

from collections.abc import Sequence

from hyakki.core.menu import Ask, Asks, Menu, Option, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.board.geometry import GREEN, PURPLE, numbers_of
from hyakki.games.okko.catalog.ids import AGENTS, ENHANCEMENTS, EVENTS, SPACE
from hyakki.games.okko.catalog.verbs import Cheaper, Summon
from hyakki.games.okko.options import ENOUGH, NONE, ask, bring, pay, summon
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.base import OkkoStep

Brought = Sequence[tuple[int, ...]]
"""Cards and spaces that have been chosen before."""


def is_many(s: OkkoState) -> bool:
    """Return whether the heroes are many: heroes at the start of the game are counted; followers are not (OK-R86,
    OK-R136)."""
    return s.at_start >= s.rules.numbers.many


def colours_of(kind: str) -> tuple[int, int]:
    """Purple for mortal thralls, green for supernatural creatures (OK-261, OK-262)."""
    return PURPLE if kind == "mortal" else GREEN


def usable_spaces(s: OkkoState, kind: str) -> list[int]:
    """Free reinforcement spaces of this kind's colour that work in this game (OK-263, OK-264, OK-266)."""
    mask = s.board.floor.reinforcement(colours_of(kind), is_many(s))
    return [space for space in numbers_of(mask & ~s.blocked_spaces) if space not in s.at]


def available(s: OkkoState, kind: str, ranks: tuple[str, ...]) -> list[int]:
    """Agent cards of which a figure may be brought (OK-R81, OK-R171)."""
    return [
        card
        for card, agent in enumerate(s.kit.agents)
        if s.agents[card].owned
        and agent.rank != "demon"
        and (not kind or agent.kind == kind)
        and (not ranks or agent.rank in ranks)
        and s.reserve(card)
    ]


def arrive(s: OkkoState, card: int, space: int) -> None:
    figure = s.reserve(card)[0]
    s.put(figure, space)
    s.say(say.ARRIVED, (figure, space))


def why_not_card(s: OkkoState, deed: Summon, brought: Brought, card: int) -> str:
    """The rule that keeps a figure of this card from coming, or ""."""
    agent, printed = s.agents[card], s.kit.agents[card]
    if printed.rank == "demon" or not agent.owned or (deed.kind and printed.kind != deed.kind):
        return "OK-R81"
    if deed.ranks and printed.rank not in deed.ranks:
        return "OK-193"
    if agent.fallen:
        return "OK-R82"
    return "OK-268" if sum(1 for other, _ in brought if other == card) >= len(s.reserve(card)) else ""


def why_not_there(s: OkkoState, deed: Summon, brought: Brought, card: int, space: int) -> str:
    """The rule that keeps it from this reinforcement space, if it may come."""
    rule, kind = why_not_card(s, deed, brought, card), s.kit.agents[card].kind
    if rule:
        return rule
    if not s.board.floor.reinforcement(colours_of(kind), True) >> space & 1:
        return "OK-261" if kind == "mortal" else "OK-262"
    if not s.board.floor.reinforcement(colours_of(kind), is_many(s)) >> space & 1:
        return "OK-264"
    free = space in usable_spaces(s, kind) and space not in [place for _, place in brought]
    return "OK-R80" if free else "OK-266"


def reinforcement_spaces(s: OkkoState) -> list[int]:
    """Reinforcement spaces of either colour, whether they work or not."""
    floor = s.board.floor
    return numbers_of(floor.reinforcement(PURPLE, True) | floor.reinforcement(GREEN, True))


class Summons(OkkoStep):
    """Let the Oni summon once for each tree and Round, from the Round of the tree's first token."""

    __slots__ = ("used",)
    used: tuple[int, ...]
    """Enhancements whose summons has been used or passed over."""

    def __init__(self) -> None:
        super().__init__("choose")
        self.used = ()

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "choose" and self.slots(s):
            return (ask(s.oni, "summons"),)
        s.done()
        return None

    def slots(self, s: OkkoState) -> list[int]:
        """Slots that can summon, from public facts alone: enough Event cards, a figure to bring, a space."""
        return [slot for slot in s.enhancements if slot not in self.used and self.possible(s, slot)]

    def possible(self, s: OkkoState, slot: int) -> bool:
        deed = self.deed(s, slot)
        if deed is None or len(s.event_hand) < cost(s, slot, deed):
            return False
        return bool(available(s, deed.kind, deed.ranks) and usable_spaces(s, deed.kind))

    def deed(self, s: OkkoState, slot: int) -> Summon | None:
        for ability in s.kit.of_enhancement[slot]:
            for deed in ability.effect.do:
                if isinstance(deed, Summon):
                    return deed
        return None

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if not path:
            open_slots = self.slots(s)
            m.options += [summon(slot) for slot in open_slots]
            for slot in open_slots if look else ():
                deed = self.deed(s, slot)
                assert deed is not None
                m.preview(summon(slot), cost=cost(s, slot, deed), most=self.most(s, deed))
            m.offer(NONE)
            for slot in range(len(ENHANCEMENTS)):
                if slot not in open_slots and self.deed(s, slot) is not None:
                    m.block(self.why_not(s, slot), summon(slot))
            return m
        slot = path[0].args[0]
        deed = self.deed(s, slot)
        assert deed is not None
        paid = [option.args[0] for option in path if option.verb == "pay"]
        if len(paid) < cost(s, slot, deed):
            m.options += [pay(event, s.oni) for event in s.event_hand if event not in paid]
            for card, space in self.places(s, deed) if look else ():
                m.block("OK-109", bring(card, space))
            return m
        brought = [option.args for option in path if option.verb == "bring"]
        m.options += self.next_entries(s, deed, brought)
        if brought:
            m.offer(ENOUGH)
        if look:
            self.block_rest(m, s, deed, brought)
        return m

    def why_not(self, s: OkkoState, slot: int) -> str:
        """The rule that forbids this summons now."""
        deed = self.deed(s, slot)
        assert deed is not None
        if slot in self.used or slot not in s.enhancements:
            return "OK-R80"
        if len(s.event_hand) < cost(s, slot, deed):
            return "OK-109"
        return "OK-266" if available(s, deed.kind, deed.ranks) else "OK-268"

    def block_rest(self, m: Menu, s: OkkoState, deed: Summon, brought: Brought) -> None:
        """Block every kind on every reinforcement space where it cannot come now."""
        offered = [option.args for option in m.options]
        for card, space in self.places(s, deed):
            if (card, space) not in offered:
                m.block(why_not_there(s, deed, brought, card, space), bring(card, space))

    def places(self, s: OkkoState, deed: Summon) -> list[tuple[int, int]]:
        """Return what one might think of: agents of this kind and others that the Oni has, on every reinforcement
        space."""
        cards = [n for n, card in enumerate(s.kit.agents) if s.agents[n].owned or card.kind == deed.kind]
        return [(card, space) for card in cards for space in reinforcement_spaces(s)]

    def most(self, s: OkkoState, deed: Summon) -> int:
        return len(s.in_play()) if deed.per_hero else deed.count

    def next_entries(self, s: OkkoState, deed: Summon, brought: Brought) -> list[Option]:
        if len(brought) >= self.most(s, deed):
            return []
        taken = [space for _, space in brought]
        return [
            bring(card, space)
            for card in available(s, deed.kind, deed.ranks)
            if len(s.reserve(card)) > sum(1 for other, _ in brought if other == card)
            for space in usable_spaces(s, s.kit.agents[card].kind)
            if space not in taken
        ]

    def refusal(self, s: OkkoState, ask: Ask, path: Path, id: str) -> str:
        """A card that is not in hand, or a space that is no reinforcement space of its colour (OK-109, OK-261)."""
        word, *names = id.split() or [""]
        if not path or not names:
            return ""
        if word == "pay":
            return "OK-109" if names[0] in EVENTS else ""
        if word != "bring" or len(names) != 2 or names[0] not in AGENTS or names[1] not in SPACE:
            return ""
        return "OK-261" if s.kit.agents[AGENTS.index(names[0])].kind == "mortal" else "OK-262"

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (NONE,)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        if path[0] is NONE:
            self.stage = "over"
            return
        self.used = (*self.used, path[0].args[0])
        paid = tuple(option.args[0] for option in path if option.verb == "pay")
        for event in paid:
            s.event_hand.remove(event)
            s.discard_event(event)
        s.say(say.PAID, (s.oni, path[0].args[0]), (paid,))
        for option in path:
            if option.verb == "bring":
                arrive(s, *option.args)


def cost(s: OkkoState, slot: int, deed: Summon) -> int:
    """Event cards to discard (M3c makes M1 cheaper)."""
    less = sum(
        cheaper.value
        for other in s.enhancements
        for ability in s.kit.of_enhancement[other]
        for cheaper in ability.effect.do
        if isinstance(cheaper, Cheaper) and cheaper.summons == ENHANCEMENTS[slot]
    )
    return max(0, deed.cost - less)
