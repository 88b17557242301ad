"""Bug reports: a developer gets the reporter's position, and no player learns anything new."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.client import Client, Server


def _hyakki(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hyakki.cli", *words], capture_output=True, encoding="utf-8", timeout=60, check=False
    )


def _reports(server: Server) -> list[Path]:
    return sorted((server.folder / "reports").glob("*.json"), key=lambda file: file.stat().st_mtime_ns)


@pytest.fixture
def table(server: Server, mika: Client, davide: Client) -> str:
    made = mika.table("me", "open", "bot:random", options={"order": [0, 1, 2], "content": {"hand_limit": 6}})
    id = str(made["table"]["id"])
    davide.call("POST", f"/api/tables/{id}/sit", {"invite": made["invite"]})
    return id


def test_a_reported_position_is_stood_in_again_at_any_point_of_a_game(
    server: Server, mika: Client, davide: Client, table: str
) -> None:
    windows = [mika.sit_at(table), davide.sit_at(table)]
    rng, moments = Random(4), 0
    while windows[0].status != "over" and moments < 4:
        for window, person in zip(windows, (mika, davide), strict=True):
            window.catch_up()
            said = window.answer(rng)
            if said is None or rng.random() < 0.85:
                continue
            moments += 1
            sent = person.call("POST", f"/api/tables/{table}/report", {"text": "odd"})
            _stands_there_again(server, sent)
    assert moments >= 2


def _stands_there_again(server: Server, sent: dict[str, Any]) -> None:
    file = server.folder / "reports" / sent["report"]
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert file.stat().st_mode & 0o077 == 0
    assert (kept["game"], kept["rules"]["hand_limit"], kept["text"]) == ("kitsunedo", 6, "odd")
    assert kept["replay"]["records"] and kept["replay"]["digest"]
    assert kept["viewer"] == sent["viewer"]
    said = _hyakki("replay", str(file), "--json")
    assert said.returncode == 0, said.stderr
    position = json.loads(said.stdout)
    assert position["misfit"] is None
    assert position["events"] == sent["events"]
    assert position["sent"] == sent["sent"]
    assert position["digest"] == kept["replay"]["digest"]


def test_a_report_is_read_in_words_and_says_who_saw_it(server: Server, davide: Client, table: str) -> None:
    sent = davide.call("POST", f"/api/tables/{table}/report", {"text": "where is my card?"})
    file = server.folder / "reports" / sent["report"]
    said = _hyakki("replay", str(file))
    assert said.returncode == 0, said.stderr
    assert "as B (Davide) saw it" in said.stdout
    assert "where is my card?" in said.stdout
    assert _hyakki("replay", str(file), "--verify").returncode == 0


def test_a_position_that_is_no_longer_the_reported_one_is_said_to_be(
    server: Server, mika: Client, table: str, tmp_path: Path
) -> None:
    sent = mika.call("POST", f"/api/tables/{table}/report", {})
    report = json.loads((server.folder / "reports" / sent["report"]).read_text(encoding="utf-8"))
    other = tmp_path / "other.json"
    for part, said in (("sent", "shows the reporter otherwise: view"), ("replay", "reaches another position")):
        changed = json.loads(json.dumps(report))
        if part == "sent":
            changed["sent"]["view"]["turn"] = 99
        else:
            changed["replay"]["digest"] = "0" * 32
        other.write_text(json.dumps(changed), encoding="utf-8")
        found = _hyakki("replay", str(other))
        assert found.returncode == 1
        assert said in " ".join(found.stderr.split())


def test_secrets_of_a_running_game_stay_on_the_server(server: Server, mika: Client, davide: Client, table: str) -> None:
    for person in (mika, davide):
        sent = person.call("POST", f"/api/tables/{table}/report", {"text": "odd"})
        assert "replay" not in sent and "records" not in json.dumps(sent)
        name = sent["report"]
        own = json.dumps(sent)
        (kept,) = [file for file in _reports(server) if file.name == name]
        assert json.loads(kept.read_text(encoding="utf-8"))["replay"]["key"] is None, "chance stays secret even there"
        for path in (f"/reports/{name}", f"/api/reports/{name}", f"/api/replays/{name}/steps", f"/..%2freports/{name}"):
            status, said = server.call("GET", path, token=person.token)
            assert status in (200, 404) and b"records" not in (said if isinstance(said, bytes) else b""), path
            assert status == 404 or b"<html" in said, "the page, and nothing else"
        refused = _hyakki("replay", _written(server, own))
        assert refused.returncode == 2
        assert name in refused.stderr.replace("\n", "")
    eve = Client(server, "Eve")
    assert eve.refused("POST", f"/api/tables/{table}/report", {}) == (403, "not-yours")


def _written(server: Server, text: str) -> str:
    file = server.folder.parent / "sent.json"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_once_the_game_is_over_the_reporter_has_the_whole_of_it(server: Server, mika: Client) -> None:
    id = mika.table("me", "me")["table"]["id"]
    mika.sit_at(id).play_on(Random(2))
    sent = mika.call("POST", f"/api/tables/{id}/report", {"text": "I won?"})
    said = _hyakki("replay", _written(server, json.dumps(sent)))
    assert said.returncode == 0, said.stderr
    assert "as A (Mika), B (" in " ".join(said.stdout.split())


def test_at_one_screen_a_report_holds_what_one_of_them_sees(mika: Client) -> None:
    id = mika.table("me", "me:Rita", options={"picks": ["celeste", "haunt"], "order": [0, 1]})["table"]["id"]
    sent = mika.call("POST", f"/api/tables/{id}/report", {"seat": 1})
    assert sent["viewer"] == [1]
    assert [own["seat"] for own in sent["sent"]["view"]["own"]] == [1]
    assert mika.refused("POST", f"/api/tables/{id}/report", {"seat": 2}) == (403, "not-yours")


def test_reports_do_not_fill_the_disk(server: Server, mika: Client, table: str) -> None:
    for _ in range(10):
        mika.call("POST", f"/api/tables/{table}/report", {})
    assert mika.refused("POST", f"/api/tables/{table}/report", {}) == (429, "too-many")


def test_a_report_that_cannot_be_written_is_a_clear_error(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    try:
        mika = Client(server, "Mika")
        id = mika.table("me", "bot:random")["table"]["id"]
        reports = server.folder / "reports"
        reports.write_text("in the way")
        assert mika.refused("POST", f"/api/tables/{id}/report", {}) == (503, "fault")
        reports.unlink()
        sent = mika.call("POST", f"/api/tables/{id}/report", {})
        assert [file.name for file in _reports(server)] == [sent["report"]]
    finally:
        server.stop()
    assert "Traceback" not in server.log()
