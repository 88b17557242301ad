"""Many games at once as numpy arrays, in this process or in several that share memory."""

from __future__ import annotations

import gc
import math
import multiprocessing
import signal
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import accumulate, pairwise
from multiprocessing.connection import Connection
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.errors import HyakkiError, Malformed
from hyakki.envs.seating import Seating
from hyakki.lab.boards import Board, Question, observe
from hyakki.lab.match import Match, rewards

GARBAGE = 50_000
"""New objects after which a process of games looks for garbage: games leave little, and to look takes long."""


class Batch(NamedTuple):
    """All open questions of many games, a row for each, and the games that ended with the last actions."""

    games: NDArray[np.int32]
    """The game of each row, in order. In a sealed window a game has a row for each seat that is asked."""
    seats: NDArray[np.int32]
    """The seat of each row."""
    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    """The actions of each row that can be taken."""
    ended: NDArray[np.int32]
    """The games that ended. Another one has begun in the place of each, and its questions are among the rows."""
    rewards: NDArray[np.float32]
    """The reward of each seat of an ended game."""


class VectorEnv:
    """Many games at once. All their open questions are answered in one step; where a game has ended, a new
    one is dealt.

    The games of a seed are the same in any number of processes.
    """

    def __init__(
        self,
        key: str,
        players: int | None = None,
        games: int = 64,
        processes: int = 0,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        seating = Seating(key, players, options)
        if games < 1 or not 0 <= processes <= games:
            raise Malformed(f"{games} games cannot be played in {processes} processes")
        self.encoding = seating.encoding
        self.players = seating.players
        self.games = games
        self.observation_space = seating.observation_space["observation"]
        self.action_space = seating.action_space
        self._batch: Batch | None = None
        arguments = (key, players, options)
        self._shards: list[Shard | Remote]
        if processes:
            bounds = [games * part // processes for part in range(processes + 1)]
            self._shards = [Remote(seating, arguments, range(*span)) for span in pairwise(bounds)]
        else:
            self._shards = [Shard(seating, range(games), None)]

    def reset(self, seed: int) -> Batch:
        """Start all games again, from this seed."""
        if not self._shards:
            raise Malformed("the environment is closed")
        return self._batch_after([partial(shard.reset, seed) for shard in self._shards])

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        """Take an action for each row of the last batch, and return the next batch. If an action cannot be taken, none
        is."""
        batch = self._batch
        if batch is None:
            raise Malformed("no game has begun: call reset")
        taken = np.asarray(actions)
        if taken.shape != batch.games.shape or taken.dtype.kind not in "iu":
            raise Malformed(f"{len(batch.games)} rows need as many numbers as actions")
        rows = np.arange(len(taken))
        lawful = (taken >= 0) & (taken < batch.masks.shape[1])
        lawful &= batch.masks[rows, np.where(lawful, taken, 0)]
        if not lawful.all():
            row = int(np.flatnonzero(~lawful)[0])
            raise Malformed(f"row {row} has no action {taken[row]}")
        ends = [*accumulate((shard.rows for shard in self._shards), initial=0)]
        spans = zip(self._shards, pairwise(ends), strict=True)
        return self._batch_after([partial(shard.step, taken[start:end]) for shard, (start, end) in spans])

    def _batch_after(self, acts: list[Callable[[], None]]) -> Batch:
        """Let every shard act, and return what they ask then."""
        self._batch = None
        try:
            for act in acts:
                act()
            parts = [shard.batch() for shard in self._shards]
        except (EOFError, ConnectionError):
            self.close()
            raise HyakkiError("a process of the environment has ended; there may be too little memory") from None
        self._batch = Batch(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))
        return self._batch

    def close(self) -> None:
        """End the processes."""
        for shard in self._shards:
            shard.close()
        self._shards = []
        self._batch = None


class Sheets:
    """The arrays that a batch is written into, with room for every seat of every game."""

    def __init__(self, seating: Seating, games: int, memory: Any = None) -> None:
        rows, encoding = games * seating.players, seating.encoding
        shapes: dict[str, tuple[tuple[int, ...], type[np.generic]]] = {
            "observations": ((rows, encoding.size), np.int16),
            "masks": ((rows, len(encoding.actions)), np.bool_),
            "games": ((rows,), np.int32),
            "seats": ((rows,), np.int32),
            "actions": ((rows,), np.int32),
            "ended": ((games,), np.int32),
            "rewards": ((games, seating.players), np.float32),
        }
        starts: dict[str, int] = {}
        self.size = 0
        """The bytes of all of them."""
        for name, (shape, kind) in shapes.items():
            starts[name] = self.size
            self.size += -(-math.prod(shape) * np.dtype(kind).itemsize // 8) * 8
        room = bytearray(self.size) if memory is None else memory
        self.arrays: dict[str, NDArray[Any]] = {
            name: np.ndarray(shape, kind, room, starts[name]) for name, (shape, kind) in shapes.items()
        }

    def batch(self, rows: int, ended: int) -> Batch:
        """Return what has been written."""
        a = self.arrays
        games, seats, observations, masks = a["games"], a["seats"], a["observations"], a["masks"]
        asked = (games[:rows], seats[:rows], observations[:rows], masks[:rows])
        return Batch(*asked, a["ended"][:ended], a["rewards"][:ended])


class Shard:
    """Games of one process."""

    def __init__(self, seating: Seating, games: range, memory: Any) -> None:
        self.seating = seating
        self.games = games
        self.sheets = Sheets(seating, len(games), memory)
        self.rows = 0
        self.ended = 0
        self._boards: list[Board] = []
        self._dice: list[Random] = []
        self._asked: list[tuple[Question, list[int]]] = []

    def reset(self, seed: int) -> None:
        self._dice = [Random(f"{seed} {game}") for game in self.games]
        self._boards = [self._deal(place) for place in range(len(self.games))]
        self._write([])

    def _deal(self, place: int) -> Board:
        seating = self.seating
        chance = Chance(self._dice[place].randbytes(KEY_BYTES))
        return Board(Match(seating.game, seating.rules, seating.players, chance))

    def step(self, actions: NDArray[Any]) -> None:
        for (question, numbers), action in zip(self._asked, actions.tolist(), strict=True):
            question.choose(numbers.index(action))
        over = [place for place, board in enumerate(self._boards) if not board.questions]
        gained = [(place, rewards(self.seating.game, self._boards[place].match.state)) for place in over]
        for place in over:
            self._boards[place] = self._deal(place)
        self._write(gained)

    def _write(self, gained: list[tuple[int, Sequence[float]]]) -> None:
        """Write the questions, and what seats got in games that ended."""
        encoding, sheet, players = self.seating.encoding, self.sheets.arrays, self.seating.players
        asked = [(place, question) for place, board in enumerate(self._boards) for question in board.questions]
        rows = self.rows = len(asked)
        self._asked = []
        owners: list[int] = []
        actions: list[int] = []
        for row, (_, question) in enumerate(asked):
            numbers = encoding.numbered(question.options, question.seat, players)
            question.options = question.options[: len(numbers)]
            if question.leave:
                numbers.append(encoding.leave)
            self._asked.append((question, numbers))
            owners += [row] * len(numbers)
            actions += numbers
        sheet["observations"][:rows] = observe(encoding, [question for _, question in asked])
        sheet["masks"][:rows] = False
        sheet["masks"][owners, actions] = True
        sheet["games"][:rows] = [self.games[place] for place, _ in asked]
        sheet["seats"][:rows] = [question.seat for _, question in asked]
        self.ended = len(gained)
        for number, (place, given) in enumerate(gained):
            sheet["ended"][number] = self.games[place]
            sheet["rewards"][number] = given

    def batch(self) -> Batch:
        return self.sheets.batch(self.rows, self.ended)

    def close(self) -> None:
        self._boards = []


class Remote:
    """A Shard in a process of its own, which writes into shared memory."""

    def __init__(self, seating: Seating, arguments: tuple[Any, ...], games: range) -> None:
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("B", Sheets(seating, len(games)).size)
        self.sheets = Sheets(seating, len(games), memory)
        self.rows = self.ended = 0
        self._due = 0
        """The results that have not been read: several after a step that was interrupted."""
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, arguments, games, memory), daemon=True)
        self._process.start()
        theirs.close()

    def reset(self, seed: int) -> None:
        self._send(seed)

    def step(self, actions: NDArray[Any]) -> None:
        self.sheets.arrays["actions"][: self.rows] = actions
        self._send(None)

    def _send(self, seed: int | None) -> None:
        self._due += 1
        self._pipe.send(seed)

    def batch(self) -> Batch:
        while self._due:
            self.rows, self.ended = self._pipe.recv()
            self._due -= 1
        return self.sheets.batch(self.rows, self.ended)

    def close(self) -> None:
        self._pipe.close()
        self._process.join()


def _work(pipe: Connection, arguments: tuple[Any, ...], games: range, memory: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal; the parent ends this one
    gc.freeze()
    gc.set_threshold(GARBAGE)
    shard = Shard(Seating(*arguments), games, memory)
    with suppress(EOFError, ConnectionError):  # the parent has closed the pipe
        while True:
            seed = pipe.recv()
            if seed is None:
                shard.step(shard.sheets.arrays["actions"][: shard.rows])
            else:
                shard.reset(seed)
            pipe.send((shard.rows, shard.ended))
