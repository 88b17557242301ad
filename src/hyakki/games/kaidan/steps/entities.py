"""Entities: who they are, and the Entity phase (KA-228 to KA-249, KA-R60 to KA-R64, KA-R68)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import BESIDE, CELLS, FAR, OFF, loudness
from hyakki.games.kaidan.board.paths import away
from hyakki.games.kaidan.catalog.cards import DoorToken
from hyakki.games.kaidan.people import NOBODY, STANDEES
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.appear import Come, Vanish, lawful_cell
from hyakki.games.kaidan.steps.base import Decide, KaidanStep
from hyakki.games.kaidan.steps.consequences import Consequences, louder_or_weaker
from hyakki.games.kaidan.steps.entity_moves import March, Walk, chooser


def reveal(s: KaidanState, who: int) -> bool:
    """Draw the identity of an entity (KA-229); with no card left it stays anonymous and harmless (KA-R68)."""
    if not s.entity_deck and s.entity_discard:
        s.entity_deck, s.entity_discard = s.entity_discard, []
        s.chance.shuffle(b"entities", s.entity_deck)
        s.say(say.ENTITIES_SHUFFLED)
    if not s.entity_deck:
        return False
    kind = s.figures[who].kind = s.entity_deck.pop()
    s.say(say.REVEALED, (who,), (kind,))
    bind(s, who)
    return True


def bind(s: KaidanState, who: int) -> None:
    """Put the Evidence tokens of the enemy that has been revealed on cells of placed Rooms, whether or not they lay
    there before (EN-JB): as many as there are cells for (KA-R134)."""
    card = s.entity(who)
    if card is None or not card.evidence:
        return
    cells = {cell for cell in range(CELLS) if s.board.covered(cell) and not s.in_locked(cell)}
    s.evidence = []
    while len(s.evidence) < card.evidence and cells:
        cell = s.coordinates()
        if cell in cells:
            cells.remove(cell)
            s.evidence.append(cell)
            s.say(say.EVIDENCE_PLACED, (who, cell))


class EntityPhase(KaidanStep):
    """The Entity phase. In the first one entities appear; then each draws a token, lowest number first (KA-233,
    KA-235)."""

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
    """The move of an entity by the movement side of a token (KA-236 to KA-247, KA-R62)."""

    __slots__ = ("chases", "target", "token", "who")
    who: int
    token: int
    target: int
    """A PG's seat, once it is settled which is the nearest."""
    chases: int

    def __init__(self, who: int, token: int) -> None:
        super().__init__("start")
        self.who = who
        self.token = token
        self.target = NOBODY
        self.chases = 0

    def run(self, s: KaidanState) -> Asks:
        token = s.kit.tokens[self.token]
        if self.stage == "start":
            self.stage = "go"
            self.chases = s.chases
            if token.disappear:  # KA-243
                s.push(Vanish(self.who))
        elif not s.figures[self.who].on_map or s.chases != self.chases:
            s.done()  # KA-R59: a chase where it appeared
        elif self.stage == "go":
            self.go(s, token)
        elif self.stage == "target":
            assert self.result is not None
            self.target = self.result[0]
            self.stage = "moving"
            self.move(s, token)
        elif self.stage == "away":
            assert self.result is not None
            self.walk_away(s, self.result[0])
        else:
            s.done()
        return None

    def ghost(self, s: KaidanState, token: DoorToken) -> bool:
        return token.ghost or s.ghostly(self.who)

    def go(self, s: KaidanState, token: DoorToken) -> None:
        if token.manifest:
            s.stack[-1] = Manifest(self.who)
        elif token.toward or token.away:
            self.choose(s, nearest(s, self.who, s.living(), self.ghost(s, token)))
        else:
            self.follow_noise(s, token)

    def follow_noise(self, s: KaidanState, token: DoorToken) -> None:
        """Move an entity toward the loudest Noise it perceives, or wherever chance says (KA-237, KA-238)."""
        heard = loudest(s, self.who, self.ghost(s, token))
        if not heard:
            s.stack[-1] = March(self.who, s.coordinates(), token.cells, ghost=self.ghost(s, token))
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
        start = s.figures[self.who].cell
        if token.away:
            routes = away(s.board, start, cell, token.cells, self.ghost(s, token))
            if routes is None:
                s.stack[-1] = Vanish(self.who)  # KA-R61
            else:
                self.stage = "away"
                ends = tuple(route[-1] if route else start for route in routes)
                s.push(Decide("away", "cell", ends, chooser(s, self.who)))
        else:
            s.stack[-1] = March(self.who, cell, token.cells, ghost=self.ghost(s, token))

    def walk_away(self, s: KaidanState, end: int) -> None:
        token = s.kit.tokens[self.token]
        start = s.figures[self.who].cell
        routes = away(s.board, start, s.pgs[self.target].cell, token.cells, self.ghost(s, token))
        assert routes is not None
        s.stack[-1] = Walk(self.who, next(route for route in routes if (route[-1] if route else start) == end))


class Manifest(KaidanStep):
    """Instead of walking it disappears and turns up on a free cell next to the nearest PG, with sight of it if there is
    one; with no free cell there, next to the next nearest; with none at all it stays (KA-247, KA-R63)."""

    __slots__ = ("who",)
    who: int

    def __init__(self, who: int) -> None:
        super().__init__("target")
        self.who = who

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "target":
            beside = [seat for seat in s.living() if self.cells(s, seat)]
            seats = nearest(s, self.who, beside, s.ghostly(self.who))
            if seats:
                self.stage = "cell"
                s.push(Decide("target", "seat", tuple(seats), chooser(s, self.who)))
            else:
                s.done()
            return None
        assert self.result is not None
        if self.stage == "cell":
            self.stage = "appear"
            s.push(Decide("manifest", "cell", tuple(self.cells(s, self.result[0])), chooser(s, self.who)))
        else:
            figure = s.figures[self.who]
            s.say(say.FIGURE_DISAPPEARED, (self.who,))
            figure.cell, figure.shaken = self.result[0], 0
            s.say(say.FIGURE_APPEARED, (self.who, figure.cell))
            s.stack[-1] = Consequences()
        return None

    def cells(self, s: KaidanState, seat: int) -> list[int]:
        """The free cells beside a PG, those in its sight if there are any; the cell that the entity leaves is free."""
        at, own = s.pgs[seat].cell, s.figures[self.who].cell
        free = [cell for cell in BESIDE[at] if cell != OFF and (cell == own or lawful_cell(s, cell, pg=False))]
        return [cell for cell in free if s.sees(cell, at)] or free


def nearest(s: KaidanState, who: int, seats: list[int], ghost: bool) -> list[int]:
    """The nearest PGs on foot; if none can be walked to, as the crow flies; then the louder, then the weaker (KA-244,
    KA-R60)."""
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
