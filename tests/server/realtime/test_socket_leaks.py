"""Real sockets carry exactly what the Records let each viewer know, byte for byte."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

import msgspec

from hyakki.core.chance import Chance
from hyakki.core.events import SPECTATOR, Viewer
from hyakki.core.game import game_of
from hyakki.core.records import Record
from hyakki.core.table import Table
from hyakki.server.realtime.broadcast import INTERVAL
from tests.server.client import Client, Server, Window, merged


def _records(server: Server, table: str) -> tuple[bytes, bytes, int, list[Record]]:
    ((key, rules, seats),) = server.rows("SELECT key, rules, seats FROM tables WHERE id = ?", table)
    rows = server.rows("SELECT body FROM records WHERE table_id = ? ORDER BY number", table)
    return key, rules, seats, [msgspec.json.decode(body, type=Record) for (body,) in rows]


class Moment:
    """The state that a viewer may be sent after so many Records."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        sent = table.sent(viewer)
        self.view = msgspec.json.encode(sent["view"])
        self.asks = [{name: ask[name] for name in OWN_ORDER} for ask in sent["asks"]]
        self.rest = msgspec.json.encode(
            [
                self.asks,
                sent["motions"],
                sent["aims"],
                [s for s in viewer.seats if table.free_take_back(s) is not None],
                table.channels(viewer),
            ]
        )
        self.events = [msgspec.json.encode(event) for event in table.told(viewer)]


def _moments(server: Server, id: str, viewer: Viewer) -> list[Moment]:
    key, rules, seats, records = _records(server, id)
    game = game_of("kitsunedo")
    table = Table(game, game.load_rules(msgspec.json.decode(rules), seats), seats, Chance(key))
    moments = []
    for number, record in enumerate(records):
        if number >= len(table.records):
            table.apply(record)
        moments.append(Moment(table, viewer))
    return moments


PARTS = {"table", "seats", "own", "channels", "view", "asks", "motions", "aims", "take_back", "clock", "renewal"}


OWN_ORDER = ("id", "seat", "kind", "pace", "coach", "rule", "options", "blocked")
OWN = set(OWN_ORDER)
"""The fields of a question that follow from the Records; the client itself has set the others."""


def _check_stream(window: Window, moments: list[Moment], secrets: bool) -> int:
    """Check that every message is one of the moments, in order, with exactly the events since the last."""
    at, heard = 0, 0
    state: dict[str, Any] = {}
    for text in window.raw:
        message = json.loads(text)
        if message["type"] != "state":
            assert message["type"] in ("done", "menu", "error")
            continue
        parts = set(message) - {"type", "seen", "events"}
        assert parts <= PARTS if state else parts == PARTS
        assert all(state[part] != message[part] for part in parts & set(state) - {"view"})
        state = merged(state, message)
        while at < len(moments) and not _same(state, moments[at]):
            at += 1
        assert at < len(moments), f"no Record explains {text[:400]}"
        assert [msgspec.json.encode(event) for event in state["events"]] == moments[at].events[heard:]
        heard = state["seen"]
        assert heard == len(moments[at].events)
        assert set(state["clock"]) == {"left", "total", "paused", "by"}
        assert state["renewal"] is None
        for ask in state["asks"]:
            assert set(ask) == OWN | {"sealed", "open", "answer", "order", "ways"}
            assert ask["ways"] == [], "Kitsunedo has no board to walk on"
            assert ask["seat"] in state["seats"]
            assert secrets or ask["answer"] is None
    return heard


def _of_the_game(state: dict[str, Any]) -> dict[str, Any]:
    """Return a state without the Motions to replace absent players, which follow from public facts."""
    sitters = enumerate(state["table"]["seats"])
    absent = {f"replace {chr(65 + seat)}" for seat, each in sitters if not (each["bot"] or each["here"])}
    for seat, motions in state["motions"].items():
        offered = {motion["id"] for motion in motions if motion["id"].startswith("replace")}
        assert not offered or offered == absent - {f"replace {seat}"}
    return {
        seat: [motion for motion in motions if not motion["id"].startswith("replace")]
        for seat, motions in state["motions"].items()
    }


def _same(state: dict[str, Any], moment: Moment) -> bool:
    asks = [{name: ask[name] for name in OWN_ORDER} for ask in state["asks"]]
    rest = msgspec.json.encode([asks, _of_the_game(state), state["aims"], state["take_back"], state["channels"]])
    view = msgspec.json.encode(state["view"])
    return view == moment.view and rest == moment.rest and state["seen"] == len(moment.events)


def test_each_viewers_stream_follows_from_the_records(server: Server, mika: Client, davide: Client) -> None:
    for seed in range(3):
        made = mika.table("me", "open", "bot:random", "me")
        id = made["table"]["id"]
        davide.call("POST", f"/api/tables/{id}/sit", {"invite": made["invite"]})
        eve = Client(server, "Eve")
        windows = [mika.sit_at(id), davide.sit_at(id), eve.sit_at(id)]
        rng = Random(seed)
        while windows[0].status != "over":
            for window in windows[:2]:
                window.catch_up(0.002)
                window.answer(rng)
        for window, viewer in zip(windows, (Viewer((0, 3)), Viewer((1,)), SPECTATOR), strict=True):
            while window.status != "over":
                window.receive()
            moments = _moments(server, id, viewer)
            assert _check_stream(window, moments, bool(viewer.seats)) == len(moments[-1].events)
            assert len(window.raw) > (3 if viewer.seats else 1), "who looks on may be told of a quick game at its end"
        eve.go()


def _window_open(server: Server, people: list[Client], pace: str) -> tuple[list[Window], float]:
    """Return the windows of three players after a claim that the others can doubt, and the time before it."""
    mika, davide, rita = people
    made = mika.table(
        "me", "open", "open", pace=pace, options={"picks": ["celeste", "haunt", "hollow"], "order": [0, 1, 2]}
    )
    for person in (davide, rita):
        person.call("POST", f"/api/tables/{made['table']['id']}/sit", {"invite": made["invite"]})
    windows = [person.sit_at(made["table"]["id"]) for person in people]
    (ask,) = windows[0].state["asks"]
    before = time.monotonic()
    assert windows[0].asks(type="answer", seat=0, ask=ask["id"], path=["summon"])["type"] == "done"
    for window in windows:
        while not any(ask.get("sealed") for ask in window.state["view"]["asks"]):
            window.receive()
    return windows, before


def _hear_all(windows: list[Window]) -> None:
    """Read everything, also what spectators get a moment later: the reply to a later message marks the end."""
    time.sleep(1.5 * INTERVAL)
    for window in windows:
        assert window.asks(type="menu", seat=0, ask=0, path=[])["type"] == "error"


def _states(window: Window) -> list[str]:
    return [frame for frame in window.raw if json.loads(frame)["type"] == "state"]


def test_players_do_not_learn_that_another_has_answered(server: Server) -> None:
    people = [Client(server, name) for name in ("Mika", "Davide", "Rita")]
    watcher = Client(server, "Eve")
    windows, _ = _window_open(server, people, "slow")
    onlooker = watcher.sit_at(windows[0].table)
    _hear_all([*windows, onlooker])
    answering, others = windows[1], [windows[0], windows[2], onlooker]
    before = [_states(window) for window in others]
    mine = [person.call("GET", "/api/my/tables") for person in (people[0], people[2])]
    info = watcher.call("GET", f"/api/tables/{answering.table}")
    ask = answering.state["asks"][0]
    for option in [*ask["options"], ask["options"][0]]:
        said = answering.asks(type="answer", seat=1, ask=ask["id"], path=[option["id"]])
        assert said["type"] == "done"
        assert answering.state["asks"][0]["answer"] == [option["id"]]
    _hear_all(others)
    assert [_states(window) for window in others] == before
    assert [person.call("GET", "/api/my/tables") for person in (people[0], people[2])] == mine
    assert watcher.call("GET", f"/api/tables/{answering.table}") == info
    back = people[2].sit_at(answering.table)
    assert all(question["answer"] is None for question in back.state["asks"])
    assert back.state["view"] == windows[2].state["view"]
    for person in (*people, watcher):
        person.go()


def test_a_window_stays_open_for_its_least_time_though_all_have_answered(server: Server) -> None:
    people = [Client(server, name) for name in ("Mika", "Davide", "Rita")]
    windows, claimed = _window_open(server, people, "live")
    for seat in (1, 2):
        ask = windows[seat].state["asks"][0]
        said = windows[seat].asks(type="answer", seat=seat, ask=ask["id"], path=[_letting_it_stand(ask)])
        assert said["type"] == "done"
    while windows[0].state["view"]["asks"][0].get("sealed"):
        windows[0].receive()
    assert time.monotonic() - claimed >= 2.5
    for person in people:
        person.go()


def _letting_it_stand(ask: dict[str, Any]) -> str:
    (stand,) = [option["id"] for option in ask["options"] if not option["id"].startswith("challenge")]
    return str(stand)


def test_a_bug_report_and_a_refused_replay_tell_no_more(server: Server) -> None:
    people = [Client(server, name) for name in ("Mika", "Davide", "Rita")]
    windows, _ = _window_open(server, people, "slow")
    id = windows[0].table
    key, *_ = _records(server, id)
    for seat, person in enumerate(people):
        report = person.call("POST", f"/api/tables/{id}/report", {"text": "odd"})
        assert report["viewer"] == [seat]
        assert report["sent"]["view"] == windows[seat].state["view"]
        assert "records" not in report and "replay" not in report
        assert key.hex() not in json.dumps(report)
    for path in (f"/api/tables/{id}/replay", f"/api/replays/{id}/steps", f"/api/replays/{id}/steps?seat=B"):
        assert people[0].refused("GET", path) == (409, "not-now")
    for person in people:
        person.go()
