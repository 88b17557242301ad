"""Playing on from a position of a finished game: one player, with bots in all other seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.advice.moments import sitter_at
from hyakki.bots import bot_of, offered_at, strongest
from hyakki.core.game import AnyGame
from hyakki.core.replay import Replay
from hyakki.server.errors import NotFound
from hyakki.server.identity import Guest
from hyakki.server.jobs.background import in_thread
from hyakki.server.tables.creation import Begun, create_table
from hyakki.server.tables.seats import Seat, bot_seat, distinct

if TYPE_CHECKING:
    from hyakki.server.tables.live import LiveTable
    from hyakki.server.tables.registry import Registry

PACE = "slow"
"""The pace of such a table: no player waits, so there is time to think."""


async def play_on(
    registry: Registry, guest: Guest, id: str, replay: Replay, seat: int, step: int, address: str
) -> LiveTable:
    """Create a table from this step of a finished game. It has the Rules, the Records and the chance of that game."""
    game = registry.game(replay.game)
    if step >= len(replay.records):
        raise NotFound(f"the replay has no step {step}")
    records = await registry.replay_player.records_upto(address, replay, step)
    rules = await in_thread(game.load_rules, replay.rules, len(replay.seats))
    before = registry.tables.get(id)
    return await create_table(
        registry,
        guest,
        replay.game,
        ["me"] * len(replay.seats),
        PACE,
        listed=False,
        spectators=False,
        options={} if before is None else before.options,
        sitting=_sitting(registry, game, guest, replay, seat, step),
        address=address,
        begun=Begun(rules, bytes.fromhex(replay.key or ""), records),
    )


def _sitting(registry: Registry, game: AnyGame, guest: Guest, replay: Replay, own: int, step: int) -> list[Seat]:
    """Bots keep their seats and their levels; the best of our bots plays for everybody else."""
    level = (strongest(game) or bot_of("random")).name
    longest = registry.settings.limits.name_length
    seats: list[Seat] = []
    for number in range(len(replay.seats)):
        sitter = sitter_at(replay, number, step + 1)
        if number == own:
            seats.append(Seat(guest.id, distinct(guest.name, seats, longest)))
        elif sitter.bot in offered_at(game):
            seats.append(Seat(None, distinct(sitter.name, seats, longest), sitter.bot))
        else:
            seats.append(bot_seat([*seats, Seat(guest.id, guest.name)], level))
    return seats
