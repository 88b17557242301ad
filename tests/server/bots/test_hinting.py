"""Hints are computed one after the other: a client with many requests does not delay other clients."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hyakki.server.bots import hinting
from hyakki.server.bots.hinting import HintProcess
from hyakki.server.errors import TooMuch


class Slow:
    """Processes that work until a test ends them."""

    end: asyncio.Event

    def __init__(self, most: int, **more: Any) -> None:
        self.begun = 0
        Slow.end = asyncio.Event()

    async def do(self, seconds: float, do: Any, *args: Any) -> None:
        self.begun += 1
        await Slow.end.wait()


def test_guests_at_one_address_have_their_hints_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "Processes", Slow)

    async def evening() -> None:
        hints = HintProcess()

        def ask(guest: str, address: str) -> asyncio.Task[Any]:
            return asyncio.create_task(hints.advise(guest, address, "kitsunedo", Any, 0, "act", 0.5))  # type: ignore[arg-type]

        many = [ask(f"guest {number}", "192.0.2.1") for number in range(8)]
        other = ask("davide", "192.0.2.2")
        await asyncio.sleep(0.01)
        begun: Any = hints._processes
        assert begun.begun == 2, "one of each address"
        refused = [each for each in many if each.done()]
        assert len(refused) == 4 and all(isinstance(each.exception(), TooMuch) for each in refused)
        Slow.end.set()
        assert await asyncio.gather(*(each for each in many if each not in refused), other) == [None] * 5
        await ask("guest 7", "192.0.2.1")

    asyncio.run(evening())
