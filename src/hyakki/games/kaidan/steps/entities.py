"""Entities: who they are, and the Entity phase (KA-228 to KA-249, KA-R60 to KA-R64, KA-R68)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board import FAR, loudness
from hyakki.games.kaidan.cards import DoorToken
from hyakki.games.kaidan.paths import away
from hyakki.games.kaidan.people import NOBODY, STANDEES
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.appear import Come, Vanish
from hyakki.games.kaidan.steps.base import Decide, KaidanStep
from hyakki.games.kaidan.steps.consequences import Consequences, louder_or_weaker
from hyakki.games.kaidan.steps.walk import March, Walk, chooser


def reveal(s: KaidanState, who: int) -> bool:
    """Its identity is drawn (KA-229); with no card left it stays anonymous and harmless (KA-R68)."""
    if not s.entity_deck and s.entity_discard:
        s.entity_deck, s.entity_discard = s.entity_discard, []
        s.chance.shuffle(b"entities", s.entity_deck)
        s.say(say.ENTITIES_SHUFFLED)
    if not s.entity_deck:
        return False
    kind = s.figures[who].kind = s.entity_deck.pop()
    s.say(say.REVEALED, (who,), (kind,))
    return True


class EntityPhase(KaidanStep):
    """In the first one entities appear; then each draws a token, lowest number first (KA-233, KA-235)."""

    __slots__ = ("coming", "number")
    coming: int
    number: int

    def __init__(self) -> None:
        super().__init__("come")
        self.coming = NOBODY
        self.number = 0

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "come":
            if self.coming == NOBODY:
                self.coming = max(s.rules.numbers.first_entities, s.seats - 1) if s.turn == 1 else 0
            if self.coming:
                self.coming -= 1
                s.push(Come())
            else:
                self.stage = "move"
        elif self.number < STANDEES:
            who = self.number
            self.number += 1
            if s.figures[who].on_map:
                token = s.draw_token()
                s.tokens_out.append(token)
                s.say(say.MOVE_TOKEN, (who,), (token,))
                s.push(MoveByToken(who, token))
        else:
            s.done()
        return None


class MoveByToken(KaidanStep):
    """What the movement side of a token makes an entity do (KA-236 to KA-247, KA-R62)."""

    __slots__ = ("target", "token", "who")
    who: int
    token: int
    target: int
    """A PG's seat, once it is settled which is the nearest."""

    def __init__(self, who: int, token: int) -> None:
        super().__init__("start")
        self.who = who
        self.token = token
        self.target = NOBODY

    def run(self, s: KaidanState) -> Asks:
        if not s.figures[self.who].on_map:
            s.done()
            return None
        token = s.kit.tokens[self.token]
        if self.stage == "start":
            self.stage = "go"
            if token.disappear:  # KA-243
                s.push(Vanish(self.who))
        elif self.stage == "go":
            self.go(s, token)
        elif self.stage == "target":
            assert self.result is not None
            self.target = self.result[0]
            self.stage = "moving"
            self.move(s, token)
        elif self.stage == "manifest":
            assert self.result is not None
            self.manifest(s, self.result[0])
        elif self.stage == "away":
            assert self.result is not None
            self.walk_away(s, self.result[0])
        else:
            s.done()
        return None

    def ghost(self, s: KaidanState, token: DoorToken) -> bool:
        return token.ghost or s.ghostly(self.who)

    def go(self, s: KaidanState, token: DoorToken) -> None:
        if token.toward or token.away or token.manifest:
            self.choose(s, nearest(s, self.who, s.living(), self.ghost(s, token)))
            return
        heard = loudest(s, self.who, self.ghost(s, token))
        if not heard:
            target = s.coordinates()  # KA-237
            s.stack[-1] = March(self.who, target, token.cells, ghost=self.ghost(s, token))
        elif heard == [NOBODY]:
            assert s.ring is not None
            s.stack[-1] = March(self.who, s.ring[0], token.cells, ghost=self.ghost(s, token))
        else:
            self.choose(s, heard)

    def choose(self, s: KaidanState, seats: list[int]) -> None:
        if not seats:
            s.done()
            return
        self.stage = "target"
        s.push(Decide("target", "seat", tuple(seats), chooser(s, self.who)))

    def move(self, s: KaidanState, token: DoorToken) -> None:
        cell = s.pgs[self.target].cell
        if token.manifest:
            self.beside(s)
        elif token.away:
            routes = away(s.board, s.figures[self.who].cell, cell, token.cells, self.ghost(s, token))
            if routes is None:
                s.stack[-1] = Vanish(self.who)  # KA-R61
            elif routes[0]:
                self.stage = "away"
                s.push(Decide("away", "cell", tuple(route[-1] for route in routes if route), chooser(s, self.who)))
        else:
            s.stack[-1] = March(self.who, cell, token.cells, ghost=self.ghost(s, token))

    def walk_away(self, s: KaidanState, end: int) -> None:
        token = s.kit.tokens[self.token]
        start = s.figures[self.who].cell
        routes = away(s.board, start, s.pgs[self.target].cell, token.cells, self.ghost(s, token))
        assert routes is not None
        s.stack[-1] = Walk(self.who, next(route for route in routes if route and route[-1] == end))

    def beside(self, s: KaidanState) -> None:
        """A free cell next to the nearest PG, with sight of it if there is one; else the next nearest (KA-247,
        KA-R63)."""
        seats = sorted(s.living(), key=lambda seat: (seat != self.target, self.distance(s, seat)))
        for seat in seats:
            at = s.pgs[seat].cell
            free = [cell for cell in s.board.next_cells(at) if not s.occupied(cell) and cell not in s.flames]
            clear = [cell for cell in free if s.sees(cell, at)]
            if clear or free:
                self.stage = "manifest"
                s.push(Decide("manifest", "cell", tuple(clear or free), chooser(s, self.who)))
                return

    def distance(self, s: KaidanState, seat: int) -> int:
        return s.board.ways(s.figures[self.who].cell)[s.pgs[seat].cell]

    def manifest(self, s: KaidanState, cell: int) -> None:
        figure = s.figures[self.who]
        figure.shaken = 0
        figure.cell = cell
        s.say(say.FIGURE_APPEARED, (self.who, cell))
        self.stage = "done"
        s.push(Consequences())


def nearest(s: KaidanState, who: int, seats: list[int], ghost: bool) -> list[int]:
    """By walking; if nobody can be walked to, as the crow flies; then the louder, then the weaker (KA-244, KA-R60)."""
    if not seats:
        return []
    at = s.figures[who].cell
    ways = s.board.ways(at, ghost)
    steps = {seat: ways[s.pgs[seat].cell] for seat in seats}
    if min(steps.values()) == FAR:
        steps = {seat: loudness(at, s.pgs[seat].cell) for seat in seats}
    best = min(steps.values())
    return louder_or_weaker([seat for seat in seats if steps[seat] == best], s)


def loudest(s: KaidanState, who: int, ghost: bool) -> list[int]:
    """The PGs whose perceived Noise is the loudest; [NOBODY] for a Noise that no PG makes (KA-238 to KA-240,
    KA-R55)."""
    heard = s.perceived(who)
    if not heard:
        return []
    level = max(noise for noise, _, _ in heard)
    seats = [seat for noise, seat, _ in heard if noise == level and seat != NOBODY]
    return nearest(s, who, seats, ghost) if seats else [NOBODY]
