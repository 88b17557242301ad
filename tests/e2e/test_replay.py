"""Replays: looked at step by step, kept as a file, brought back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.company import played_through
from tests.e2e.conftest import MakePerson
from tests.e2e.person import SIZES, Size
from tests.server.visitor import Server


@pytest.mark.parametrize("size", SIZES)
def test_a_replay_is_scrubbed(people: MakePerson, server: Server, size: Size) -> None:
    _, table = played_through(server)
    watcher = people(size).at(f"replay/{table}")
    slider = watcher.page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    steps = int(slider.get_attribute("max") or 0)
    assert steps > 5
    watcher.press(watcher.button("One step on"))
    expect(slider).to_have_value("1")
    slider.fill(str(steps))
    expect(watcher.page.get_by_text(f"{steps + 1}/{steps + 1}")).to_be_visible()
    expect(watcher.page.get_by_text(" wins.").first).to_be_attached()
    slider.fill(str(steps // 2))
    watcher.page.get_by_role("combobox").select_option("A")
    expect(watcher.page.get_by_role("group", name="Your hand")).to_be_visible()
    expect(slider).to_have_value(str(steps // 2))
    assert not watcher.overflows()


def test_a_replay_is_kept_as_a_file_and_brought_back(people: MakePerson, server: Server, tmp_path: Path) -> None:
    host, table = played_through(server)
    mika = people().be(host).at(f"replay/{table}")
    with mika.page.expect_download() as saved:
        mika.press(mika.button("Save file"))
    assert saved.value.suggested_filename == f"kitsunedo-{table}.json"
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "kitsunedo"
    rita = people().at("mine")
    rita.page.get_by_label("Open a replay file").set_input_files(file)
    rita.page.wait_for_url("**/#/replay/*")
    expect(rita.page.get_by_role("slider")).not_to_have_attribute("max", "0")
    expect(rita.page.get_by_text("1/", exact=False).last).to_be_visible()


def test_a_file_that_is_no_replay_is_refused(people: MakePerson, tmp_path: Path) -> None:
    file = tmp_path / "shopping.json"
    file.write_text("bread", encoding="utf-8")
    rita = people().at("mine")
    rita.page.get_by_label("Open a replay file").set_input_files(file)
    expect(rita.page.get_by_text("That file is not a replay.")).to_be_visible()
