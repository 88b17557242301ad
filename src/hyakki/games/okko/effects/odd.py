"""Effects that no other verb covers: one small class for each name (verbs.OddName)."""

from __future__ import annotations

from hyakki.core.menu import Option
from hyakki.games.okko import events as say
from hyakki.games.okko.board.geometry import BLUE, numbers_of, reach
from hyakki.games.okko.catalog.ids import COURTIERS
from hyakki.games.okko.catalog.verbs import Odd, OddName
from hyakki.games.okko.effects.executor import STOP, Doer, Job, Need, Picks, does, meant
from hyakki.games.okko.options import (
    at_door,
    courtier_token,
    no_more,
    on_figure,
    on_tile,
    shift,
    to_space,
    token_at,
    with_equipment,
)
from hyakki.games.okko.people import EVIDENCE, NOBODY, NOTHING, NOWHERE, PARCHMENT, Marker
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.reorganise import free_slots
from hyakki.games.okko.steps.transfer import give

PAPERS = (EVIDENCE, PARCHMENT)


@does(Odd)
class Oddity(Doer):
    """Finds the class of the name."""

    def need(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> Need | None:
        return ODD[deed.name].need(s, job, deed, picks)

    def may(self, s: OkkoState, job: Job, deed: Odd) -> str:
        return ODD[deed.name].may(s, job, deed)

    def refused(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> list[tuple[str, Option]]:
        return ODD[deed.name].refused(s, job, deed, picks)

    def do(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> None:
        ODD[deed.name].do(s, job, deed, picks)


class MoveCourtiers(Doer):
    """Up to so many Courtier tokens, each to a free blue space in its own area or one so many areas away (EV-01)."""

    def need(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> Need | None:
        if STOP in picks or len(picks) >= 2 * deed.count:
            return None
        if len(picks) % 2:
            return Need(to_space, self.spaces(s, deed, picks))
        movable = [n for n in range(len(COURTIERS)) if n not in picks[::2] and self.spaces(s, deed, (*picks, n))]
        if not picks:
            return Need(courtier_token, movable)
        return Need(token_or_stop, [*movable, STOP]) if movable else None

    def spaces(self, s: OkkoState, deed: Odd, picks: Picks) -> list[int]:
        """Return the free blue spaces. What earlier tokens have left is free, where they went is not."""
        here = s.courtier_at[picks[-1]]
        if here == NOWHERE:
            return []
        floor, mask = s.board.floor, 0
        for area in reach(s.board, floor.area_of[here], deed.areas, 0).steps:
            mask |= floor.area_spaces[area]
        taken = s.blocked_spaces
        for courtier, space in zip(picks[:-1:2], picks[1::2], strict=True):
            taken = taken & ~(1 << s.courtier_at[courtier]) | 1 << space
        for space in s.at:
            taken |= 1 << space
        return numbers_of(mask & floor.coloured[BLUE] & ~taken)

    def do(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> None:
        moves = [pick for pick in picks if pick != STOP]
        for courtier, space in zip(moves[::2], moves[1::2], strict=True):
            s.courtier_at[courtier] = space
            s.say(say.COURTIER_MOVED, (courtier, space))


def token_or_stop(number: int, final: bool) -> Option:
    return no_more(final) if number == STOP else courtier_token(number, final)


class Papers(Doer):
    """One Evidence or Parchment token."""

    def why_not_token(self, s: OkkoState, marker: Marker) -> str:
        raise NotImplementedError

    def need(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> Need | None:
        if picks:
            return None
        return Need(token_at, [marker.space for marker in papers(s) if not self.why_not_token(s, marker)])

    def refused(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> list[tuple[str, Option]]:
        return [(rule, token_at(marker.space)) for marker in papers(s) if (rule := self.why_not_token(s, marker))]


def papers(s: OkkoState) -> list[Marker]:
    return [marker for marker in s.markers if marker.kind in PAPERS and marker.space != NOWHERE]


class HideTracks(Papers):
    """Raise the difficulty of a token on both sides, once for each token (EV-09)."""

    def why_not_token(self, s: OkkoState, marker: Marker) -> str:
        return "OK-R167" if marker.raised else ""

    def do(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> None:
        marker = next(marker for marker in papers(s) if marker.space == picks[0])
        marker.raised = deed.count
        s.say(say.HARDER, (marker.space, marker.raised))


class BurnPages(Papers):
    """One that no hero is adjacent to leaves the board (CMP-6)."""

    def why_not_token(self, s: OkkoState, marker: Marker) -> str:
        near = s.board.adjacent[marker.space]
        return "OK-247" if any(near >> s.where[hero] & 1 for hero in s.in_play()) else ""

    def do(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> None:
        marker = next(marker for marker in papers(s) if marker.space == picks[0])
        marker.space = NOWHERE
        s.say(say.MARKER_GONE, (picks[0],))


class Creep(Doer):
    """A Corruption token on the board goes to an adjacent tile (EV-10); never once the heroes have unmasked the Oni
    (OK-R10)."""

    def need(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> Need | None:
        if not picks:
            return Need(lambda tile, final: shift(tile), [tile for tile in s.corruption if self.goals(s, tile)])
        return Need(on_tile, self.goals(s, picks[0])) if len(picks) == 1 else None

    def goals(self, s: OkkoState, tile: int) -> list[int]:
        """Return the tiles that can take the token: a tile holds one (OK-R83)."""
        return [other for other in s.board.floor.near_tiles[tile] if other not in s.corruption]

    def may(self, s: OkkoState, job: Job, deed: Odd) -> str:
        return "OK-R10" if s.unmasked else super().may(s, job, deed)

    def do(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> None:
        tile, goal = picks
        s.corruption = sorted([*(other for other in s.corruption if other != tile), goal])
        s.say(say.CORRUPTION_MOVED, (tile, goal))


class SlamDoor(Doer):
    """An open door with nobody on either of its two spaces is closed until the end of the Round (EV-11)."""

    def need(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> Need | None:
        if picks:
            return None
        doors = range(len(s.board.floor.doors))
        return Need(DoorOption(s), [door for door in doors if not self.why_not_door(s, door)])

    def why_not_door(self, s: OkkoState, door: int) -> str:
        if s.board.closed >> door & 1:
            return "OK-R167"
        return "OK-257" if any(space in s.at for space in s.board.floor.doors[door].spaces) else ""

    def refused(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> list[tuple[str, Option]]:
        option = DoorOption(s)
        doors = range(len(s.board.floor.doors))
        return [(rule, option(door, True)) for door in doors if (rule := self.why_not_door(s, door))]

    def do(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> None:
        s.slammed |= 1 << picks[0]
        s.redraw()
        s.say(say.DOOR_CLOSED, s.board.floor.doors[picks[0]].spaces)


class DoorOption:
    """A door of this board as an Option."""

    def __init__(self, s: OkkoState) -> None:
        self.doors = s.board.floor.doors

    def __call__(self, door: int, final: bool) -> Option:
        return at_door(door, *self.doors[door].spaces, final)


class LowerHand(Doer):
    """A hero's face-up Hand card is turned face down; only a Strategy Phase turns it up again (EV-13, OK-046)."""

    def fits(self, s: OkkoState, job: Job, deed: Odd, figure: int) -> bool:
        return s.heroes[figure].up != NOTHING

    def do(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> None:
        for hero in meant(s, job, deed.to, picks):
            person = s.heroes[hero]
            s.say(say.HAND_LOWERED, (hero, person.up))
            person.up = NOTHING
            s.touch()


class Carry(Doer):
    """A follower carries one Equipment card between its hero and a hero adjacent to the follower: a card of the
    supplies, for which the other has a slot (COU-8, OK-340, OK-341)."""

    def need(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> Need | None:
        if not picks:
            return Need(carried, sorted({card for _, card, _ in self.ways(s, job)}))
        if len(picks) > 1:
            return None
        return Need(on_figure, [receiver for _, card, receiver in self.ways(s, job) if card == picks[0]])

    def ways(self, s: OkkoState, job: Job) -> list[tuple[int, int, int]]:
        """Return the possible transfers: from whom, which card, to whom."""
        ally = s.allies.get(job.owner)
        if ally is None or ally.master == NOBODY:
            return []
        found = []
        for other in s.in_play():
            if other != ally.master and s.next_to(job.owner, other):
                for giver, receiver in ((ally.master, other), (other, ally.master)):
                    cards = s.heroes[giver].supplies
                    found += [(giver, card, receiver) for card in cards if free_slots(s, receiver, card)]
        return found

    def may(self, s: OkkoState, job: Job, deed: Odd) -> str:
        if self.ways(s, job):
            return ""
        ally = s.allies.get(job.owner)
        master = NOBODY if ally is None else ally.master
        near = [hero for hero in s.in_play() if hero != master and s.next_to(job.owner, hero)]
        if not near:
            return "OK-339"
        return "OK-340" if any(s.heroes[hero].supplies for hero in (master, *near)) else "OK-341"

    def do(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> None:
        card, receiver = picks
        giver = next(giver for giver, one, to in self.ways(s, job) if (one, to) == (card, receiver))
        give(s, giver, card, receiver)


def carried(card: int, final: bool) -> Option:
    return with_equipment("card", card, final)


class Forgive(Doer):
    """Turn a flipped Courtier token face up: it can be interrogated again (CMP-3, OK-R168)."""

    def need(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> Need | None:
        if picks:
            return None
        return Need(courtier_token, [n for n in s.interrogated if s.courtier_at[n] != NOWHERE])

    def do(self, s: OkkoState, job: Job, deed: Odd, picks: Picks) -> None:
        s.interrogated = [courtier for courtier in s.interrogated if courtier != picks[0]]
        s.say(say.COURTIER_TURNED, (picks[0],))


ODD: dict[OddName, Doer] = {
    "move-courtiers": MoveCourtiers(),
    "hide-tracks": HideTracks(),
    "creep": Creep(),
    "slam-door": SlamDoor(),
    "lower-hand": LowerHand(),
    "carry": Carry(),
    "forgive": Forgive(),
    "burn-pages": BurnPages(),
}
