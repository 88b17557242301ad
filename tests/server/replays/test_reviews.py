"""Reviews over HTTP: of finished games, for those who may see them; what bots thought, and playing on."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hyakki.core import replay as replays
from hyakki.core.replay import Sitter
from hyakki.server.replays.reviews import FORMAT, KEEP
from tests.server.client import Client, Server
from tests.server.in_process import open_registry

FINISHED = Path(__file__).parent.parent.parent / "finished"
SHORT = FINISHED / "kitsunedo-2-0e852e1c.json"


def imported(client: Client, file: Path = SHORT) -> str:
    return str(client.call("POST", "/api/replays", json.loads(file.read_text(encoding="utf-8")))["id"])


def reviewed(client: Client, id: str) -> dict[str, Any]:
    """Ask until the review is done, and return it; its progress never goes back."""
    share = 0.0
    while True:
        told = client.call("GET", f"/api/replays/{id}/review")
        assert share <= told["share"] <= 1
        share = told["share"]
        if told["review"] is not None:
            assert share == 1
            return dict(told)


def test_a_replay_is_reviewed_with_progress_and_the_review_outlives_the_server(own_server: Server) -> None:
    mika = Client(own_server, "Mika")
    id = imported(mika)
    first = mika.call("GET", f"/api/replays/{id}/review")
    assert first["review"] is None and first["share"] < 1
    told = reviewed(mika, id)
    review = told["review"]
    assert {each["seat"] for each in review["decisions"]} <= {0, 1} and len(review["points"]) > 10
    assert all(each["reasons"] for each in review["decisions"])
    assert "review-costly = " in told["texts"]["it"]
    own_server.stop()
    own_server.start()
    assert mika.call("GET", f"/api/replays/{id}/review") == told


def test_a_running_game_has_no_review(mika: Client, davide: Client) -> None:
    id = mika.table("me", "bot:random")["table"]["id"]
    window = mika.sit_at(id)
    window.play_on(Random(6), until=lambda state: len(window.events) > 20)
    calls = (
        ("GET", f"/api/replays/{id}/review", None),
        ("GET", f"/api/replays/{id}/thought?seat=B&step=4&ask=act", None),
    )
    for client in (mika, davide):
        for call in (*calls, ("POST", f"/api/replays/{id}/play-on", {"seat": 1, "step": 3})):
            assert client.refused(*call) == (409, "not-now")


def test_a_file_of_a_game_that_runs_is_neither_reviewed_nor_played_on(mika: Client) -> None:
    table = replays.play(replays.decode(SHORT.read_bytes()), upto=12)
    document = replays.encode(replays.export(table, [Sitter("Ada"), Sitter("Bo")]))
    id = mika.call("POST", "/api/replays", json.loads(document))["id"]
    assert mika.refused("GET", f"/api/replays/{id}/review") == (409, "not-now")
    assert mika.refused("POST", f"/api/replays/{id}/play-on", {"seat": 0, "step": 5}) == (409, "not-now")


def test_without_spectators_only_the_players_get_the_review(mika: Client, davide: Client) -> None:
    id = mika.table("me", "bot:random", spectators=False)["table"]["id"]
    mika.sit_at(id).play_on(Random(6))
    for what in ("review", "steps", "thought?seat=B&step=4&ask=act"):
        assert davide.refused("GET", f"/api/replays/{id}/{what}") == (403, "not-yours")
    for what in ("replay", "account"):
        assert davide.refused("GET", f"/api/tables/{id}/{what}") == (403, "not-yours")
        assert mika.call("GET", f"/api/tables/{id}/{what}")
    assert davide.refused("POST", f"/api/replays/{id}/play-on", {"seat": 0, "step": 5}) == (403, "not-yours")
    assert mika.call("GET", f"/api/replays/{id}/steps")["steps"]


def test_a_series_is_not_reviewed_as_a_whole(mika: Client) -> None:
    id = imported(mika, FINISHED / "kitsunedo-rematch-2-825cc18a.json")
    assert mika.refused("GET", f"/api/replays/{id}/review") == (409, "not-now")


def test_one_address_has_few_reviews_at_once(own_server: Server) -> None:
    mika = Client(own_server, "Mika")
    long = [FINISHED / f"{name}.json" for name in ("kitsunedo-4-fb6658ef", "kitsunedo-5-86c21872", SHORT.stem)]
    first, second, third = (imported(mika, file) for file in long)
    for id in (first, second):
        assert mika.call("GET", f"/api/replays/{id}/review")["review"] is None
    assert mika.refused("GET", f"/api/replays/{third}/review") == (429, "too-much")
    window = mika.sit_at(mika.table("me", "bot")["table"]["id"])
    assert window.play_on(Random(1))["table"]["status"] == "over", "live tables go on meanwhile"


@pytest.mark.parametrize("file", ["kitsunedo-3-5b53e411", "okko-2-f1256983"])
def test_what_a_bot_thought_can_be_read(mika: Client, file: str) -> None:
    id = imported(mika, FINISHED / f"{file}.json")
    steps = mika.call("GET", f"/api/replays/{id}/steps?seat=B")["steps"]
    place, ask = next((place, step["asks"][0]) for place, step in enumerate(steps) if place > 9 and step["asks"])
    thought = mika.call("GET", f"/api/replays/{id}/thought?seat=B&step={place}&ask={ask['kind']}")["thought"]
    offered = {option["id"] for option in ask["options"]}
    assert all(not answer["path"] or answer["path"][0] in offered for answer in thought["answers"])
    assert sum(answer["share"] for answer in thought["answers"]) + thought["rest"] == pytest.approx(1, abs=0.01)
    assert mika.refused("GET", f"/api/replays/{id}/thought?seat=B&step={place}&ask=nonsense") == (404, "not-found")
    assert mika.refused("GET", f"/api/replays/{id}/thought?seat=B&step=9999&ask=act") == (404, "not-found")


def test_one_address_has_few_thoughts_at_once(own_server: Server) -> None:
    mika = Client(own_server, "Mika")
    id = imported(mika)
    steps = mika.call("GET", f"/api/replays/{id}/steps?seat=A")["steps"]
    place, ask = next((place, step["asks"][0]) for place, step in enumerate(steps) if step["asks"])

    def think(_: int) -> int:
        return own_server.call("GET", f"/api/replays/{id}/thought?seat=A&step={place}&ask={ask['kind']}")[0]

    with ThreadPoolExecutor(12) as pool:
        said = list(pool.map(think, range(12)))
    assert set(said) == {200, 429}
    assert think(0) == 200, "what was refused is done later"


def test_playing_on_lays_the_position_with_bots_in_the_other_seats(own_server: Server) -> None:
    mika = Client(own_server, "Mika")
    file = FINISHED / "kitsunedo-3-5b53e411.json"
    id = imported(mika, file)
    steps = mika.call("GET", f"/api/replays/{id}/steps?seat=B")["steps"]
    place = next(place for place, step in enumerate(steps) if place > 9 and step["asks"])
    table = mika.call("POST", f"/api/replays/{id}/play-on", {"seat": 1, "step": place})["table"]
    assert [bool(seat["bot"]) for seat in table["seats"]] == [True, False, True]
    window = mika.sit_at(table["id"])
    shown, then = window.state, steps[place]
    assert shown["seats"] == [1] and not shown["table"]["listed"]
    assert shown["view"] == then["view"]
    assert [ask["options"] for ask in shown["asks"]] == [ask["options"] for ask in then["asks"]]
    own_server.stop()
    own_server.start()
    window = mika.sit_at(table["id"])
    assert window.play_on(Random(4))["table"]["status"] == "over"
    again = mika.call("GET", f"/api/tables/{table['id']}/replay")
    assert replays.verify(replays.decode(json.dumps(again).encode())).over
    assert again["records"][: place + 1] == json.loads(file.read_text(encoding="utf-8"))["records"][: place + 1]


@pytest.mark.parametrize("file", ["kaidan-3-70d7f22c", "okko-2-f1256983", "shadow_tactics-2-400dfddf"])
def test_a_position_of_any_game_can_be_played_on(mika: Client, file: str) -> None:
    id = imported(mika, FINISHED / f"{file}.json")
    steps = mika.call("GET", f"/api/replays/{id}/steps?seat=A")["steps"]
    asked = [place for place, step in enumerate(steps) if any(ask["answer"] for ask in step["asks"])]
    place = asked[len(asked) // 2]
    table = mika.call("POST", f"/api/replays/{id}/play-on", {"seat": 0, "step": place})["table"]
    window = mika.sit_at(table["id"])
    assert window.state["view"] == steps[place]["view"]
    assert window.answer(Random(2)) is not None


def test_the_end_and_missing_positions_cannot_be_played_on_from(mika: Client) -> None:
    id = imported(mika)
    last = len(json.loads(SHORT.read_text(encoding="utf-8"))["records"]) - 1
    assert mika.refused("POST", f"/api/replays/{id}/play-on", {"seat": 0, "step": last}) == (409, "not-now")
    assert mika.refused("POST", f"/api/replays/{id}/play-on", {"seat": 0, "step": last + 1}) == (404, "not-found")
    assert mika.refused("POST", f"/api/replays/{id}/play-on", {"seat": 2, "step": 3}) == (404, "not-found")


def test_a_review_goes_with_its_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_registry(tmp_path) as registry:
            guest = (await registry.identity.create("Mika"))[0]
            id = await registry.keep_replay(guest, SHORT.read_bytes())
            for each in (id, "gone"):
                await registry.store.write((KEEP, (each, FORMAT, b"{}")))
            await registry.expire()
            assert [await registry.reviews.kept(each) for each in (id, "gone")] == [b"{}", None]
            await registry.store.write((KEEP, (id, FORMAT - 1, b"{}")))
            assert await registry.reviews.kept(id) is None, "one of an earlier program is made again"

    asyncio.run(run())
