"""Whole frames, byte for byte: one game goes on in two servers, in the true world and in one redealt for a viewer.
Until the viewer is Told something else, by a rule, its two sockets must receive the same bytes: every `state`, `menu`,
`error` and `done`, in the same order and number; and its HTTP calls the same bodies.

No field of a frame is left out. What could not be alike is kept out of the game instead: the table is `instant`, so
that `clock` holds no times (`test_time.py` looks at those); all people but the viewer answer without sockets of their
own, so that `here` is alike; everything is told at once, so that nothing depends on how fast the two servers run
(`test_socket_leaks.py` looks at what is told a moment later); nobody takes anything back, because that plays the
Records again, and those are of the true world. Numbers of questions are compared too: they are counted for each seat.
Of HTTP only the headers are left out, because they hold the time of day.
"""

from __future__ import annotations

import urllib.request
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.errors import HyakkiError
from hyakki.core.events import SPECTATOR, Viewer
from hyakki.core.menu import Path as Answer
from hyakki.core.table import Table
from hyakki.games.kitsunedo.catalog.ids import BLOCK
from hyakki.lab import leak
from hyakki.server import errors as wire
from hyakki.server.identity import Guest
from hyakki.server.realtime import broadcast, socket
from hyakki.server.realtime.broadcast import Broadcast
from hyakki.server.realtime.messages import Refused, TableInfo
from hyakki.server.storage.backup import backup_store
from hyakki.server.storage.store import STORE
from hyakki.server.tables.creation import create_table
from hyakki.server.tables.live import LiveTable
from hyakki.server.tables.registry import Registry
from tests.server.worlds import Running, Side, keep_world, redeal

ENOUGH = 70
"""The number of steps to compare. A pair makes five or six until its viewer is Told something different."""
MOST_PAIRS = 50
STEPS = 25
BEFORE = 40
"""The most random answers before the worlds part."""


@pytest.fixture(autouse=True)
def all_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "INTERVAL", 0.0)


class Leaked(AssertionError):
    """Raised when the viewer can tell the two worlds apart."""


class Pair:
    """The same table in two servers."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = rng = Random(seed)
        self.steps = 0
        self.viewer = rng.choice([Viewer((0,)), Viewer((1,)), Viewer((0, 2)), SPECTATOR])
        first = Running(folder / "a")
        table, token = first.do(self._play(first))
        folder.joinpath("b").mkdir()
        backup_store(folder / "a" / STORE, folder / "b" / STORE)
        self.servers = [first, Running(folder / "b")]
        tables = [server.do(_room(server, table)) for server in self.servers]
        first.do(keep_world(tables[0]))
        self.servers[1].do(redeal(tables[1], self.viewer, rng))
        self.a, self.b = (Side(server, table, token, self.viewer) for server in self.servers)
        worlds = self.a.world.game.worlds
        self.same_world = worlds(self.a.table.state) == worlds(self.b.table.state)

    async def _play(self, running: Running) -> tuple[str, str]:
        """Play some way into a game of three seats; return the table and the viewer's token."""
        server, rng = running.registry, self.rng
        guests: dict[int, tuple[Guest, str]] = {}
        for seat in range(4):
            guest, token, _ = await server.identity.create(f"Guest {seat}")
            guests[seat] = (guest, token)
        mine = self.viewer.seats or (3,)
        sitting = [guests[mine[0]][0] if seat in mine else guests[seat][0] for seat in range(3)]
        while True:
            live = await _seated(server, sitting)
            await _answer_by_chance(live, rng, rng.randrange(4, BEFORE))
            if not live.playing().over:
                return live.id, guests[mine[0]][1]

    # What the viewer sees and hears

    def say(self, **message: Any) -> None:
        self.alike(lambda side: side.says(**message))

    def alike(self, act: Callable[[Side], list[str]]) -> None:
        one, other = act(self.a), act(self.b)
        for frame, also in zip(one, other, strict=False):
            if frame.encode() != also.encode():
                raise Leaked(f"{_difference(frame, also)}")
        if len(one) != len(other):
            raise Leaked(f"{len(one)} frames, {len(other)} frames")

    def hear(self) -> None:
        """Compare all frames so far. The refusal of a question that was never asked marks their end."""
        self.say(type="menu", seat=0, ask=0, path=[])

    def call(self) -> None:
        self.alike(lambda side: [_get(side, path) for path in (f"/api/tables/{side.live.id}", "/api/my/tables")])

    # Going on side by side

    def go_on(self) -> None:
        self.alike(lambda side: side.says(type="hello", token=side.token))
        while self.steps < STEPS and self.a.table.asks and self.step():
            self.steps += 1
            self.call()

    def step(self) -> bool:
        """Make the same move in both worlds; return whether the viewer is Told the same."""
        self.try_wrong_things()
        moves = self.window() if self.a.table.asks[0].sealed else self.answer()
        if moves is None:
            return False
        one, other, move_a, move_b = moves
        key = self.told_the_same(move_a, move_b)
        if key is None:
            return False
        self.b.table.state.chance = Chance(key)
        moments = len(self.a.table.records), len(self.b.table.records)
        for seat, path in one:
            if seat in self.viewer.seats and len(self.a.table.records) == moments[0]:
                self.choose(seat, path)
        for side, answers, moment in zip((self.a, self.b), (one, other), moments, strict=True):
            side.others_answer([each for each in answers if each[0] not in self.viewer.seats], moment)
        self.hear()
        return True

    def choose(self, seat: int, path: list[str]) -> None:
        (ask,) = self.a.table.asks_of(seat)
        number = self.a.table.ask_id(ask)
        for length in range(len(path)):
            self.say(type="menu", seat=seat, ask=number, path=path[:length])
        self.say(type="answer", seat=seat, ask=number, path=path)

    def try_wrong_things(self) -> None:
        """Check that wrong answers are refused in the same words."""
        for seat in self.viewer.seats:
            for ask in self.a.table.asks_of(seat):
                number, blocked = self.a.table.ask_id(ask), self.a.table.menu(ask).blocked
                for id in [*(entry.id for entry in blocked[:2]), "nonsense"]:
                    self.say(type="answer", seat=seat, ask=number, path=[id])
            for motion in self.a.table.motions(seat):
                if motion.rule:
                    self.say(type="propose", seat=seat, motion=motion.id)

    def answer(self) -> Any:
        a, b, ask = self.a.world, self.b.world, self.a.table.asks[0]
        paths = leak._paths(a, b, ask, self.rng)
        if paths is None:
            return None
        one, other = paths
        return [(ask.seat, _ids(one))], [(ask.seat, _ids(other))], leak.Answer(ask, one), leak.Answer(ask, other)

    def window(self) -> Any:
        """Answer a sealed window: the viewer alike in both worlds, the others until the outcomes agree."""
        a, b = self.a.table.state, self.b.table.state
        one = leak._random_answers(a, self.rng)
        outcome = a.stack[-1].outcome(a, one)
        for _ in range(leak.WINDOWS):
            other = leak._random_answers(b, self.rng)
            for ask in b.asks:
                if ask.seat in self.viewer.seats:
                    other[ask.seat] = leak._read_own(b, ask, _ids(one[ask.seat]))
            if b.stack[-1].outcome(b, other) == outcome:
                return _said(one), _said(other), outcome, outcome
        return None

    def told_the_same(self, move_a: leak.Move, move_b: leak.Move) -> bytes | None:
        _, events = self.a.world.after(move_a)
        told = leak._told(events, self.viewer)
        for _ in range(leak.CHANCES):
            key = self.rng.randbytes(KEY_BYTES)
            after, events = self.b.world.after(move_b, Chance(key))
            if leak._told(events, self.viewer) == told:
                return key
            if not after.state.chance.drawn:
                return None
        return None

    def close(self) -> None:
        for side in (self.a, self.b):
            side.close()
        for server in self.servers:
            server.close()


async def _seated(server: Registry, sitting: list[Guest]) -> LiveTable:
    """Return a game of these three guests, who may be the same."""
    live = await create_table(server, sitting[0], "kitsunedo", ["me", "open", "open"], "instant", True, True, {})
    for seat in (1, 2):
        if sitting[seat].id == sitting[0].id:
            await live.reseat(seat, live.seats[0])
        else:
            await server.sit(sitting[seat], live.id, None, seat)
    await live.begin_if_full()
    return live


async def _room(running: Running, table: str) -> LiveTable:
    return await running.registry.live(table)


async def _answer_by_chance(live: LiveTable, rng: Random, moves: int) -> None:
    for _ in range(moves):
        table = live.playing()
        if table.over:
            return
        ask = rng.choice([ask for ask in table.asks if ask.seat not in table.sealed])
        guest = live.seats[ask.seat].guest
        assert guest is not None
        path = _ids(leak._random_path(table.state, ask, rng))
        await live.answer(guest, ask.seat, table.ask_id(ask), tuple(path))


def _ids(path: Answer) -> list[str]:
    return [option.id for option in path]


def _said(answers: dict[int, Answer]) -> list[tuple[int, list[str]]]:
    return [(seat, _ids(path)) for seat, path in answers.items()]


def _get(side: Side, path: str) -> str:
    request = urllib.request.Request(
        f"http://127.0.0.1:{side.running.port}{path}", headers={"Authorization": f"Bearer {side.token}"}
    )
    with urllib.request.urlopen(request) as answer:
        return str(answer.read(), "utf-8")


def _difference(frame: str, also: str) -> str:
    at = next((i for i, (one, other) in enumerate(zip(frame, also, strict=False)) if one != other), len(frame))
    return f"…{frame[max(0, at - 80) : at + 40]}… / …{also[max(0, at - 80) : at + 40]}…"


def _run(folder: Path, enough: int) -> tuple[int, int, int]:
    """Compare pairs of worlds until enough steps were made; return the pairs, the steps, and the pairs with equal
    worlds."""
    pairs = steps = same = 0
    for seed in range(MOST_PAIRS):
        folder.joinpath(str(seed)).mkdir()
        pair = Pair(folder / str(seed), seed)
        try:
            pair.go_on()
        finally:
            pair.close()
        pairs += 1
        steps += pair.steps
        same += pair.same_world
        if steps >= enough:
            break
    return pairs, steps, same


def test_a_viewers_sockets_receive_the_same_bytes_in_both_worlds(tmp_path: Path) -> None:
    pairs, steps, same = _run(tmp_path, ENOUGH)
    assert steps >= ENOUGH, "too little was compared"
    assert same <= pairs // 3, "the worlds must differ"


def _in_the_table(patch: pytest.MonkeyPatch) -> None:
    """Leak the deck's first card in the time at which the table was made."""
    honest: Callable[[LiveTable], TableInfo] = vars(LiveTable)["info"].fget

    def info(live: LiveTable) -> TableInfo:
        top = live.table.state.deck[-1] if live.table is not None else 0  # type: ignore[attr-defined]
        return msgspec.structs.replace(honest(live), created=live.created + top)

    patch.setattr(LiveTable, "info", property(info))


def _in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    """Leak in the words of an error whether another player has a Block."""
    honest = LiveTable.playing
    asked: list[Any] = []

    def playing(live: LiveTable) -> Table:
        asked[:] = [honest(live)]
        return honest(live)

    def refusal(error: HyakkiError, n: int | None = None) -> Refused:
        hands = asked[0].state.hands if asked else ()
        said = wire.refusal(error, n)
        return msgspec.structs.replace(said, message=said.message + "." * sum(hand[BLOCK] for hand in hands))

    patch.setattr(LiveTable, "playing", playing)
    patch.setattr(socket, "refusal", refusal)


def _in_the_number_of_frames(patch: pytest.MonkeyPatch) -> None:
    """Leak the next Lantern by an additional frame."""
    honest = Broadcast.send

    def send(here: Broadcast, only: str | None = None, but: Any = None) -> None:
        honest(here, only, but)
        deck = here.live.table.state.lantern_deck if here.live.table is not None else ()  # type: ignore[attr-defined]
        if deck and deck[0] % 2:
            honest(here, only, but)

    patch.setattr(Broadcast, "send", send)


@pytest.mark.parametrize("plant", [_in_the_table, _in_a_refusal, _in_the_number_of_frames])
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leaked):
        _run(tmp_path, enough=MOST_PAIRS * STEPS)
