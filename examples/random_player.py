"""A small player that plays one game through the public API: `python examples/random_player.py http://127.0.0.1:8108`.

It knows no rules: it takes a seat among bots, and answers every question with an entry of its menu, by chance.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


def call(server: str, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(server + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


class Player:
    def __init__(self, socket: ClientConnection, rng: random.Random) -> None:
        self.socket = socket
        self.rng = rng
        self.number = 0

    async def send(self, **message: Any) -> None:
        self.number += 1
        await self.socket.send(json.dumps({"n": self.number, **message}))

    async def receive(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await self.socket.recv())
            if message["type"] in (kind, "error"):
                return message

    async def answer(self, ask: dict[str, Any]) -> None:
        """Return a random answer: an entry of the menu and, while that is not the whole answer, one of the next
        menu."""
        path: list[str] = []
        options = ask["options"]
        while True:
            choice = self.rng.choice(options)
            path.append(choice["id"])
            if choice["final"]:
                break
            await self.send(type="menu", seat=ask["seat"], ask=ask["id"], path=path)
            options = (await self.receive("menu"))["options"]
        await self.send(type="answer", seat=ask["seat"], ask=ask["id"], path=path)

    async def play(self) -> dict[str, Any]:
        """Play to the end of the game; return the result."""
        answered: set[int] = set()
        while True:
            state = await self.receive("state")
            if state["type"] == "error":
                continue  # a question that closed meanwhile
            result: dict[str, Any] | None = state.get("table", {}).get("result")
            if result is not None:
                return result
            for ask in state.get("asks", ()):
                if ask["id"] not in answered:
                    answered.add(ask["id"])
                    await self.answer(ask)
                    break


async def main(server: str, seed: int = 1) -> dict[str, Any]:
    token = call(server, "/api/guests", {"name": "Random player"})["token"]
    seats = ["me", "bot:judgement", "bot:random"]
    table = call(server, "/api/tables", {"game": "kitsunedo", "seats": seats, "pace": "instant"}, token)["table"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
    async with connect(address) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        return await Player(socket, random.Random(seed)).play()


if __name__ == "__main__":
    print(asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8108")))
