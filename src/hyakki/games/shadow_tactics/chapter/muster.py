"""The ninjas of each seat in the next mission, when players have joined or left (ST-401 to ST-403)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Option, Path
from hyakki.games.shadow_tactics.catalog.ids import NINJAS
from hyakki.games.shadow_tactics.chapter import events as say
from hyakki.games.shadow_tactics.chapter.options import (
    ASK_DISMISS,
    ASK_DISMISS_TOGETHER,
    ASK_GIVE_UP,
    ASK_TAKE_OVER,
    DISMISS,
    GIVE_UP,
    TAKE_OVER,
)
from hyakki.games.shadow_tactics.chapter.state import ChapterState
from hyakki.games.shadow_tactics.chapter.votes import Together


class Muster(Together):
    """The ninjas are shared out for the next mission: a player who stays keeps his own as far as each gets as many;
    before the first mission there are none."""

    __slots__ = ()
    alone, sealed = ASK_DISMISS, ASK_DISMISS_TOGETHER

    def run(self, s: ChapterState) -> Asks:
        if not s.team:
            s.done()
            return None
        kept = tuple(picks if seat in s.present else () for seat, picks in enumerate(s.picks))
        if kept != s.picks:
            s.picks = kept
            return None
        if len(s.team) > s.ninjas:
            return self.ask(s)
        seat = self.next_to_choose(s)
        if seat is None:
            s.done()
            return None
        if len(s.picks[seat]) > self.each(s):
            return (ASK_GIVE_UP[seat],)
        choice = self.free(s)
        if len(choice) > 1:
            return (ASK_TAKE_OVER[seat],)
        self.take_over(s, seat, choice[0])
        return None

    def each(self, s: ChapterState) -> int:
        """Return how many ninjas every seat plays (ST-003 to ST-005)."""
        return s.ninjas // len(s.ninja_seats)

    def next_to_choose(self, s: ChapterState) -> int | None:
        """The seat that chooses next: one with too many ninjas, then the one with fewest; None if all have enough."""
        each = self.each(s)
        for seat in s.ninja_seats:
            if len(s.picks[seat]) > each:
                return seat
        seat = min(s.ninja_seats, key=lambda seat: len(s.picks[seat]))
        return seat if len(s.picks[seat]) < each else None

    def free(self, s: ChapterState) -> list[int]:
        """Ninjas of the chapter whom nobody plays; when there are none, the others (ST-402)."""
        played = {ninja for picks in s.picks for ninja in picks}
        return [n for n in s.team if n not in played] or [n for n in range(len(NINJAS)) if n not in s.team]

    def options(self, s: ChapterState, ask: Ask) -> list[Option]:
        if ask.kind == ASK_DISMISS[0].kind:
            return [DISMISS[ninja] for ninja in s.team]
        if ask.kind == ASK_GIVE_UP[0].kind:
            return [GIVE_UP[ninja] for ninja in s.picks[ask.seat]]
        return [TAKE_OVER[ninja] for ninja in self.free(s)]

    def entries(self, s: ChapterState, look: bool) -> Menu:
        return self.menu(s, ASK_DISMISS[0], (), look)

    def menu(self, s: ChapterState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        offered = self.options(s, ask)
        m.options += offered
        if ask.kind == ASK_TAKE_OVER[0].kind:
            for option in TAKE_OVER:
                if option not in offered:
                    m.block("ST-002", option)
        return m

    def default(self, s: ChapterState, ask: Ask) -> Path:
        """The last to go, the first to come."""
        return (self.options(s, ask)[0 if ask.kind == ASK_TAKE_OVER[0].kind else -1],)

    def answer(self, s: ChapterState, ask: Ask, path: Path) -> None:
        ninja = path[0].args[0]
        if ask.kind == ASK_DISMISS[0].kind:
            self.decide(s, ninja)
        elif ask.kind == ASK_GIVE_UP[0].kind:
            self.set_picks(s, ask.seat, tuple(own for own in s.picks[ask.seat] if own != ninja))
            s.say(say.NINJA_GIVEN_UP, (ask.seat, ninja))
        else:
            self.take_over(s, ask.seat, ninja)

    def set_picks(self, s: ChapterState, seat: int, picks: tuple[int, ...]) -> None:
        s.picks = (*s.picks[:seat], picks, *s.picks[seat + 1 :])

    def take_over(self, s: ChapterState, seat: int, ninja: int) -> None:
        """Take a ninja over; a player who is new to the chapter starts fresh."""
        self.set_picks(s, seat, (*s.picks[seat], ninja))
        s.say(say.NINJA_TAKEN_OVER if ninja in s.team else say.NINJA_JOINED, (seat, ninja))
        s.team = tuple(sorted({*s.team, ninja}))

    def decide(self, s: ChapterState, number: int) -> None:
        """Remove the ninja, and what it has won (ST-402, ST-403)."""
        shadow, name = s.rules.shadow, NINJAS[number]
        s.team = tuple(ninja for ninja in s.team if ninja != number)
        s.picks = tuple(tuple(ninja for ninja in picks if ninja != number) for picks in s.picks)
        s.cards = tuple(card for card in s.cards if (shadow.cards.get(card) or shadow.health[card]).ninja != name)
        s.quests = tuple(quest for quest in s.quests if shadow.quests[quest].owner != name)
        s.jutsu.pop(name, None)
        s.say(say.NINJA_LEFT, (number,))
