"""Verbs that bring figures and cards: summoning, drawing, looking at the Clue deck."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Option, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.board.geometry import numbers_of
from hyakki.games.okko.catalog.ids import ALLY_CARDS, FIGURES, KAMI_CARDS
from hyakki.games.okko.catalog.verbs import Draw, Look, Summon
from hyakki.games.okko.effects.executor import Doer, Job, Need, Picks, does, first_path, numbers_in
from hyakki.games.okko.options import ask, of_agent, on_top, to_space
from hyakki.games.okko.people import NOBODY
from hyakki.games.okko.state import OkkoState, is_hero, is_kami
from hyakki.games.okko.steps.base import Deed as DeedStep
from hyakki.games.okko.steps.chests import Gain
from hyakki.games.okko.steps.clues import DrawClues
from hyakki.games.okko.steps.feats import note
from hyakki.games.okko.steps.followers import join, version, why_not_stand
from hyakki.games.okko.steps.planning import inside
from hyakki.games.okko.steps.summons import (
    arrive,
    available,
    reinforcement_spaces,
    usable_spaces,
    why_not_card,
    why_not_there,
)
from hyakki.games.okko.steps.turn import leave


class Summoning(Doer):
    """A kami appears beside the owner: its version, then a space. Agents: a card and a space, one after another."""

    def need(self, s: OkkoState, job: Job, deed: Summon, picks: Picks) -> Need | None:
        return self.kami_need(s, job, deed, picks) if deed.kami else self.agent_need(s, deed, picks)

    def may(self, s: OkkoState, job: Job, deed: Summon) -> str:
        if not deed.kami:
            return "" if self.brings(s, deed, ()) else self.why_none(s, deed)
        if not is_hero(job.owner) or not self.versions(s, job, deed):
            return "OK-R167"
        ally = s.heroes[job.owner].ally
        if ally != NOBODY and not is_kami(ally):
            return "OK-R133"
        return "" if self.beside(s, job.owner) else "OK-R134"

    def do(self, s: OkkoState, job: Job, deed: Summon, picks: Picks) -> None:
        if deed.kami:
            self.call(s, job.owner, *picks)
            return
        for card, space in zip(picks[::2], picks[1::2], strict=True):
            arrive(s, card, space)

    def refused(self, s: OkkoState, job: Job, deed: Summon, picks: Picks) -> list[tuple[str, Option]]:
        if deed.kami:
            return self.kami_refused(s, job.owner) if len(picks) == 1 else []
        brought = list(zip(picks[::2], picks[1::2], strict=False))
        if len(picks) % 2:
            free = set(usable_spaces(s, s.kit.agents[picks[-1]].kind)) - {space for _, space in brought}
            spaces = [space for space in reinforcement_spaces(s) if space not in free]
            return [(why_not_there(s, deed, brought, picks[-1], space), to_space(space)) for space in spaces]
        cards = [card for card in range(len(s.agents)) if card not in self.brings(s, deed, picks)]
        return [(why_not_card(s, deed, brought, card) or "OK-266", of_agent(card, False)) for card in cards]

    # Kami

    def kami_refused(self, s: OkkoState, hero: int) -> list[tuple[str, Option]]:
        """Every other space of the board."""
        spaces = [space for space in numbers_of(s.board.floor.everywhere) if space not in self.beside(s, hero)]
        return [(why_not_stand(s, space) or "OK-R134", to_space(space)) for space in spaces]

    def kami_need(self, s: OkkoState, job: Job, deed: Summon, picks: Picks) -> Need | None:
        if not picks:
            return Need(lambda card, final: version(card), self.versions(s, job, deed))
        return Need(to_space, self.beside(s, job.owner)) if len(picks) == 1 else None

    def versions(self, s: OkkoState, job: Job, deed: Summon) -> list[int]:
        """The cards of those named, but for a kami that another hero has."""
        found = []
        for name in KAMI_CARDS:
            kami = s.rules.kami[name].kami
            ally = s.allies.get(FIGURES.index(kami))
            if kami in deed.kami and (ally is None or ally.master == job.owner):
                found.append(ALLY_CARDS.index(name))
        return found

    def beside(self, s: OkkoState, hero: int) -> list[int]:
        """Free legal spaces adjacent to the summoner; a kami in its slot leaves first (OK-R133, OK-R134)."""
        ally = s.heroes[hero].ally
        any_kami = FIGURES.index(s.rules.kami[KAMI_CARDS[0]].kami)
        free = s.free_spaces(any_kami)
        if ally != NOBODY and is_kami(ally):
            free |= 1 << s.where[ally] & ~s.board.floor.barred
        return numbers_of(free & s.board.adjacent[s.where[hero]])

    def call(self, s: OkkoState, hero: int, card: int, space: int) -> None:
        ally = s.heroes[hero].ally
        if ally != NOBODY:
            leave(s, ally)
        join(s, hero, card, space)
        kami, person = s.heroes[hero].ally, s.heroes[hero]
        if kami not in person.called:
            person.called = (*person.called, kami)
            note(s, hero, "kami")

    # Agents

    def agent_need(self, s: OkkoState, deed: Summon, picks: Picks) -> Need | None:
        if len(picks) % 2:
            taken = picks[1::2]
            spaces = usable_spaces(s, s.kit.agents[picks[-1]].kind)
            return Need(to_space, [space for space in spaces if space not in taken])
        most = deed.crowd if deed.crowd and len(s.in_play()) >= s.rules.numbers.many else deed.count
        cards = self.brings(s, deed, picks)
        return Need(of_agent, cards) if len(picks) < 2 * most and (cards or not picks) else None

    def brings(self, s: OkkoState, deed: Summon, picks: Picks) -> list[int]:
        """Cards of which one more figure can come to a free space of its colour (OK-R81, OK-R171)."""
        return [
            card
            for card in available(s, deed.kind, deed.ranks)
            if len(s.reserve(card)) > picks[::2].count(card)
            and any(space not in picks[1::2] for space in usable_spaces(s, s.kit.agents[card].kind))
        ]

    def why_none(self, s: OkkoState, deed: Summon) -> str:
        """Return the rule that forbids it: no figure to bring, or no space (OK-266, OK-268)."""
        return "OK-266" if available(s, deed.kind, deed.ranks) else "OK-268"


does(Summon, Summoning())


class Drawing(Doer):
    """Equipment and Clue cards for the owner, Event cards for the Oni."""

    def may(self, s: OkkoState, job: Job, deed: Draw) -> str:
        if deed.deck == "event":
            left = len(s.event_deck) + len(s.event_discard)
        else:
            left = len(s.clue_deck) if deed.deck == "clue" else len(s.equipment_deck) + len(s.equipment_discard)
        return "" if left else "OK-R167"

    def do(self, s: OkkoState, job: Job, deed: Draw, picks: Picks) -> None:
        if deed.deck == "event":
            s.draw_events(deed.count)
        elif deed.deck == "clue":
            s.push(DrawClues(job.owner, deed.count))
        else:
            drawn, keep = tuple(s.draw_equipment(deed.count)), deed.keep or deed.count
            s.say(say.EQUIPMENT_DRAWN, (job.owner,), (keep, drawn))
            s.push(Gain(job.owner, drawn, keep))


does(Draw, Drawing())


class Looking(Doer):
    def may(self, s: OkkoState, job: Job, deed: Look) -> str:
        return "" if s.clue_deck else "OK-R167"

    def do(self, s: OkkoState, job: Job, deed: Look, picks: Picks) -> None:
        s.say(say.LOOKED, (job.owner, s.hero_seats), (tuple(reversed(s.clue_deck[-deed.count :])),))
        s.push(PutBack(job.owner, min(deed.count, len(s.clue_deck))))


does(Look, Looking())


class PutBack(DeedStep):
    """The top Clue cards, which the heroes have seen, go back in any order (COU-9). The cards themselves are known only
    from the deck."""

    __slots__ = ("count",)
    count: int

    def __init__(self, hero: int, count: int) -> None:
        super().__init__(hero, "order")
        self.count = count

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "order" and self.count > 1:
            return (ask(self.seat(s), "put-back"),)
        s.done()
        return None

    def seen(self, s: OkkoState) -> list[int]:
        """Cards of the deck that are seen, its top first."""
        return s.clue_deck[: -self.count - 1 : -1]

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        put = numbers_in(path)
        m.options += [self.option(s, clue, len(put)) for clue in self.seen(s) if clue not in put]
        return m

    def option(self, s: OkkoState, clue: int, put: int) -> Option:
        """Return the Option; the last card follows from the last but one."""
        return on_top(clue, inside(s), put >= self.count - 2)

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return first_path(s, self, ask)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        self.stage = "over"
        put = numbers_in(path)
        order = (*put, *(clue for clue in self.seen(s) if clue not in put))
        s.clue_deck[-self.count :] = reversed(order)
        s.say(say.ARRANGED, (self.figure, s.hero_seats), (order,))
