"""The dead come back (KA-181 to KA-192, KA-R67, KA-R108 to KA-R112)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import BESIDE, OFF, loudness
from hyakki.games.kaidan.catalog.cards import DoorToken, Power
from hyakki.games.kaidan.options import ASK_ONRYO, ASK_ONRYO_WAY, LET_BE, ONRYO_TO, STOP, VOICES, use_token
from hyakki.games.kaidan.people import onryo_of
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.appear import Vanish
from hyakki.games.kaidan.steps.base import Decide, KaidanStep
from hyakki.games.kaidan.steps.consequences import Consequences
from hyakki.games.kaidan.steps.entities import Manifest
from hyakki.games.kaidan.steps.entity_moves import ARRIVED, Walk
from hyakki.games.kaidan.steps.summon import MakeRoom, nearest_free


class Rebirth(KaidanStep):
    """An Onryo appears where its PG died; who stands there makes room, or else it is on the nearest free cell (KA-181,
    KA-182, KA-R67)."""

    __slots__ = ("entered", "seat")
    seat: int
    entered: tuple[int, ...]

    def __init__(self, seat: int) -> None:
        super().__init__("room")
        self.seat = seat
        self.entered = ()

    def run(self, s: KaidanState) -> Asks:
        grave = s.pgs[self.seat].grave
        if self.stage == "room":
            self.stage = "place"
            s.push(MakeRoom(grave))
            return None
        assert self.result is not None
        if self.stage == "place":
            free, self.entered = self.result
            self.stage = "arrive"
            s.push(Decide("rebirth", "cell", (grave,) if free else tuple(nearest_free(s, grave))))
            return None
        figure = s.figures[onryo_of(self.seat)]
        figure.cell = self.result[0]
        s.say(say.ONRYO, (self.seat, figure.cell))
        s.stack[-1] = Consequences(entered=self.entered)
        return None


def power_of(s: KaidanState, seat: int) -> Power:
    return s.kit.characters[s.pgs[seat].character].onryo.power


def within_voice(s: KaidanState, seat: int) -> list[int]:
    """The PGs that its voices reach (PC3)."""
    at = s.figures[onryo_of(seat)].cell
    return [other for other in s.living() if loudness(at, s.pgs[other].cell) <= power_of(s, seat).reach]


class OnryoMoves(KaidanStep):
    """After any Activation each Onryo in Activation order may use one of its two tokens, once a Turn, and its voices
    (KA-187 to KA-189, KA-191)."""

    __slots__ = ("waiting",)
    waiting: tuple[int, ...]
    """The seats that have not been asked yet, the next one first."""

    def __init__(self) -> None:
        super().__init__("start")
        self.waiting = ()

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "start":
            self.stage = "ask"
            self.waiting = tuple(seat for seat in s.clockwise(s.first) if s.figures[onryo_of(seat)].on_map)
        elif not self.waiting:
            s.done()
        elif self.may_act(s, self.waiting[0]):
            return (ASK_ONRYO[self.waiting[0]],)
        else:
            self.waiting = self.waiting[1:]
        return None

    def may_act(self, s: KaidanState, seat: int) -> bool:
        """Return whether an Onryo can act. Everybody knows that, but not which tokens it has."""
        figure = s.figures[onryo_of(seat)]
        if not figure.on_map:
            return False
        speaks = power_of(s, seat).noise and not figure.spoken and within_voice(s, seat)
        return bool(speaks) or (not figure.moved and bool(s.secrets[seat].tokens))

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        seat = ask.seat
        figure, power = s.figures[onryo_of(seat)], power_of(s, seat)
        m.offer(LET_BE)
        for token in dict.fromkeys(s.secrets[seat].tokens):
            if figure.moved:
                m.block("KA-187", use_token(token))
            else:
                m.offer(use_token(token))
                m.preview(use_token(token), cells=s.kit.tokens[token].cells + power.cells)
        if power.noise:
            near = within_voice(s, seat)
            for other in s.living():
                if figure.spoken or other not in near:
                    m.block("KA-191", VOICES[other])
                else:
                    m.offer(VOICES[other])
                    m.preview(VOICES[other], noise=min(s.pgs[other].noise + power.noise, s.rules.numbers.most_noise))
        return m

    def default(self, s: KaidanState, ask: Ask) -> Path:
        return (LET_BE,)  # KA-R18

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        seat, choice = ask.seat, path[0]
        figure = s.figures[onryo_of(seat)]
        if choice is LET_BE:
            self.waiting = self.waiting[1:]
        elif choice.verb == "voices":
            target, noise = choice.args[0], power_of(s, seat).noise
            figure.spoken = True
            s.say(say.VOICES, (seat, target, noise))
            s.push(Consequences(target, noise))
        else:
            token = choice.args[0]
            tokens = list(s.secrets[seat].tokens)
            tokens.remove(token)
            s.secrets[seat].tokens = tuple(tokens)
            s.tokens_out.append(token)
            figure.moved = True
            s.say(say.ONRYO_MOVED, (seat, token))
            s.push(OnryoWalk(seat, token))


class OnryoWalk(KaidanStep):
    """Up to as many cells as the token shows, one by one, by any way that is open to entities; `>` and `<` mean nothing
    to an Onryo (KA-188, KA-R109)."""

    __slots__ = ("chases", "left", "seat", "token")
    seat: int
    token: int
    left: int
    chases: int

    def __init__(self, seat: int, token: int) -> None:
        super().__init__("start")
        self.seat = seat
        self.token = token
        self.left = 0
        self.chases = 0

    def run(self, s: KaidanState) -> Asks:
        token = s.kit.tokens[self.token]
        who = onryo_of(self.seat)
        if self.stage == "start":
            self.chases = s.chases
            self.left = token.cells + (0 if token.manifest else power_of(s, self.seat).cells)
            self.stage = "way"
            if token.disappear:
                s.push(Vanish(who))
            elif token.manifest:
                s.stack[-1] = Manifest(who)
        elif not s.figures[who].on_map or s.chases != self.chases or not self.left:
            s.done()
        elif self.stage == "way":
            return (ASK_ONRYO_WAY[self.seat],)
        elif self.result == (ARRIVED,):
            self.stage = "way"
        else:
            s.done()
        return None

    def ghost(self, s: KaidanState, token: DoorToken) -> bool:
        return token.ghost or power_of(s, self.seat).ghost

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.offer(STOP)
        cell = s.figures[onryo_of(self.seat)].cell
        ways = s.board.next_cells(cell, self.ghost(s, s.kit.tokens[self.token]))
        for other in BESIDE[cell]:
            if other in ways:
                m.offer(ONRYO_TO[other])
                m.preview(ONRYO_TO[other], left=self.left - 1)
            elif other != OFF:
                m.block("KA-241", ONRYO_TO[other])
        return m

    def default(self, s: KaidanState, ask: Ask) -> Path:
        return (STOP,)

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        if path[0] is STOP:
            s.done()
            return
        self.left -= 1
        self.stage = "walked"
        self.result = None
        s.push(Walk(onryo_of(self.seat), (path[0].args[0],)))
