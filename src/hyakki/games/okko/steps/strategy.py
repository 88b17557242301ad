"""The Strategy Phase (OK-036 to OK-061), in the order of OK-R24: track, summons, planning, adjustment, reveal."""

from __future__ import annotations

from typing import ClassVar

from hyakki.core.menu import Ask, Asks, Menu, Option, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.catalog.cards import TrackRound
from hyakki.games.okko.catalog.ids import ENHANCEMENTS, FACES
from hyakki.games.okko.options import NONE, ask, corrupt, enhance, on_tile, shift
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.base import OkkoStep, Phase
from hyakki.games.okko.steps.planning import Adjustment, Planning
from hyakki.games.okko.steps.reveal import Reveal
from hyakki.games.okko.steps.summons import Summons

PARTS = ("corruption", "enhancement", "summons", "planning", "adjustment", "reveal", "over")


def track_step(s: OkkoState) -> TrackRound:
    """Return what the track says for this Round (OK-117)."""
    steps = s.rules.track.steps
    return steps[min(s.round, len(steps)) - 1]


class Strategy(Phase):
    """The Strategy phase."""

    __slots__ = ()
    parts: ClassVar[tuple[str, ...]] = PARTS

    def begin(self, s: OkkoState, part: str) -> None:
        s.push(STEPS[part]())


class Corruption(OkkoStep):
    """A token comes onto a tile, or one moves to an adjacent one (OK-051 to OK-053, OK-056); not after the heroes have
    unmasked the Oni (OK-111, OK-R10)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("choose")

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "choose" and self.options(s):
            return (ask(s.oni, "corruption"),)
        if s.round in s.track and not s.unmasked:
            self.take_from_track(s)  # every tile is corrupted: the token is set aside (OK-R84)
        s.done()
        return None

    def take_from_track(self, s: OkkoState) -> None:
        s.track = [number for number in s.track if number != s.round]

    def options(self, s: OkkoState) -> list[Option]:
        if s.unmasked:
            return []
        if s.round in s.track:
            return [corrupt(tile) for tile in s.board.floor.tiles if tile not in s.corruption]  # OK-R83, OK-R84
        if track_step(s).corruption == "move":
            moves = [shift(tile) for tile in s.corruption if goals(s, tile)]
            return [*moves, NONE] if moves else []
        return []

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if path:
            tile = path[0].args[0]
            m.options += [on_tile(goal) for goal in goals(s, tile)]
            for option in m.options if look else ():
                m.preview(option, thralls=thralls_on(s, option.args[0]))
            for other in s.board.floor.tiles:
                if other != tile and other not in goals(s, tile):
                    m.block("OK-R83" if other in s.corruption else "OK-R03", on_tile(other))
            return m
        m.options += self.options(s)
        for option in m.options if look else ():
            if option.verb == "corrupt":
                m.preview(option, thralls=thralls_on(s, option.args[0]))
        if s.round in s.track:
            self.block_shifts(m, s)
        else:
            self.block_tokens(m, s)
        return m

    def block_shifts(self, m: Menu, s: OkkoState) -> None:
        """Block moving a token if one comes: none moves, and it must come (OK-051, OK-052)."""
        for tile in s.corruption:
            m.block("OK-R83", corrupt(tile))
            m.block("OK-052", shift(tile))
        m.block("OK-051", NONE)

    def block_tokens(self, m: Menu, s: OkkoState) -> None:
        """Block placing a token if one moves (OK-051)."""
        for tile in s.corruption:
            if not goals(s, tile):
                m.block("OK-R83", shift(tile))
        for tile in s.board.floor.tiles if m.look else ():
            m.block("OK-051", corrupt(tile))

    def refusal(self, s: OkkoState, ask: Ask, path: Path, id: str) -> str:
        """Return the rule against a tile that holds no token (OK-052)."""
        word, _, name = id.partition(" ")
        return "OK-052" if word == "shift" and not path and name in FACES else ""

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (NONE,) if s.round not in s.track else (self.options(s)[0],)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        self.stage = "over"
        if path[0].verb == "corrupt":
            tile = path[0].args[0]
            red = track_step(s).red
            self.take_from_track(s)
            s.corruption = sorted([*s.corruption, tile])
            s.red = s.round if red else s.red
            s.say(say.CORRUPTED, (tile, red))
        elif path[0].verb == "shift":
            move_token(s, path[0].args[0], path[1].args[0])


def thralls_on(s: OkkoState, tile: int) -> int:
    """Mortal thralls that a token on this tile makes available (OK-218)."""
    return sum(1 for f in s.on_board(agents=True) if s.tile_of(f) == tile and s.kind_of(f) == "mortal")


def goals(s: OkkoState, tile: int) -> list[int]:
    """Return where a token of this tile may move (OK-R03, OK-R83)."""
    return [other for other in s.board.floor.near_tiles[tile] if other not in s.corruption]


def move_token(s: OkkoState, tile: int, goal: int) -> None:
    s.corruption = sorted([other for other in s.corruption if other != tile] + [goal])
    s.say(say.CORRUPTION_MOVED, (tile, goal))


class Growth(OkkoStep):
    """A token goes on the tree of the Round (OK-054, OK-055, OK-221 to OK-228)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("choose")

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "choose":
            slots = open_slots(s)
            if len(slots) > 1:
                return (ask(s.oni, "enhancement"),)
            if slots:
                self.grow(s, slots[0])
        s.done()
        return None

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        slots = open_slots(s)
        m.options += [enhance(slot) for slot in slots]
        for slot in range(len(ENHANCEMENTS)):
            if slot not in slots:
                m.block(why_not_slot(s, slot), enhance(slot))
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (enhance(open_slots(s)[0]),)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        self.stage = "over"
        self.grow(s, path[0].args[0])

    def grow(self, s: OkkoState, slot: int) -> None:
        s.enhancements.append(slot)
        s.touch()
        s.say(say.ENHANCED, (slot,))


def open_slots(s: OkkoState) -> list[int]:
    """Slots of the Round's tree that a line joins to its last token (OK-223 to OK-225)."""
    tree = track_step(s).tree
    if not tree or s.unmasked:
        return []
    here = [ENHANCEMENTS[slot] for slot in s.enhancements if s.rules.enhancements[ENHANCEMENTS[slot]].tree == tree]
    last = here[-1] if here else ""
    return [
        slot
        for slot, name in enumerate(ENHANCEMENTS)
        if s.rules.enhancements[name].tree == tree and s.rules.enhancements[name].after == last
    ]


def why_not_slot(s: OkkoState, slot: int) -> str:
    """The rule that keeps this Round's token from a slot."""
    card = s.rules.enhancements[ENHANCEMENTS[slot]]
    if card.tree != track_step(s).tree:
        return "OK-226" if card.tree == "mortal" else "OK-227"
    return "OK-222" if slot in s.enhancements else "OK-224"


STEPS = {
    "corruption": Corruption,
    "enhancement": Growth,
    "summons": Summons,
    "planning": Planning,
    "adjustment": Adjustment,
    "reveal": Reveal,
}
