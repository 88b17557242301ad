"""Replays: looked at step by step, kept as a file, brought back."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.company import played_through
from tests.e2e.conftest import MakePerson, Regular
from tests.e2e.person import SIZES, Size
from tests.server.client import Server


@pytest.mark.parametrize("size", SIZES)
def test_a_replay_is_scrubbed(regular: Regular, server: Server, size: Size) -> None:
    _, table = played_through(server)
    watcher = regular(size).at(f"replay/{table}")
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
    rita = people().home()
    rita.page.get_by_label("Open a replay file").set_input_files(file)
    rita.page.wait_for_url("**/#/replay/*")
    expect(rita.page.get_by_role("slider")).not_to_have_attribute("max", "0")
    expect(rita.page.get_by_text("1/", exact=False).last).to_be_visible()
    with rita.page.expect_download() as again:
        rita.press(rita.button("Save file"))
    assert json.loads(again.value.path().read_text(encoding="utf-8")) == json.loads(file.read_text(encoding="utf-8"))
    place = rita.page.url
    rita.home()
    rita.press(rita.page.get_by_role("link", name="All your tables"))
    rita.press(rita.page.get_by_role("listitem").get_by_role("link", name="Kitsunedo"))
    assert rita.page.url == place


def test_a_replay_that_is_not_there_is_not_looked_for_for_ever(people: MakePerson) -> None:
    rita = people().at("replay/nonsense")
    expect(rita.page.get_by_text("This replay does not exist.")).to_be_visible()
    rita.at("rules/nonsense")
    expect(rita.page.get_by_text("This game does not exist.")).to_be_visible()
    rita.complaints[:] = [said for said in rita.complaints if "404" not in said]


def test_a_replay_that_shows_everything_calls_no_player_you(regular: Regular, server: Server) -> None:
    _, table = played_through(server)
    watcher = regular().at(f"replay/{table}")
    slider = watcher.page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    expect(watcher.page.locator(".hand")).to_have_attribute(
        "aria-label", re.compile("Celeste|Haunt|Mirage|Hollow|Tanuki|Shisu")
    )


def test_a_file_that_is_no_replay_is_refused(people: MakePerson, tmp_path: Path) -> None:
    file = tmp_path / "shopping.json"
    file.write_text("bread", encoding="utf-8")
    rita = people().at("mine")
    rita.page.get_by_label("Open a replay file").set_input_files(file)
    expect(rita.page.get_by_text("That file is not a replay.")).to_be_visible()


def test_a_replay_that_was_changed_is_refused_in_the_words_of_the_page(
    people: MakePerson, server: Server, tmp_path: Path
) -> None:
    host, table = played_through(server)
    document = host.call("GET", f"/api/tables/{table}/replay")
    file = tmp_path / "changed.json"
    rita = people(locale="it-IT").at("mine")
    for changed, said in (({"bread": 1}, "Quel file non è un replay."), (document | {"key": "0" * 64}, "non è valido")):
        file.write_text(json.dumps(changed), encoding="utf-8")
        rita.page.get_by_label("Apri il file di un replay").set_input_files(file)
        expect(rita.page.get_by_text(said)).to_be_visible()
    rita.complaints[:] = [said for said in rita.complaints if "400" not in said]


@pytest.mark.parametrize("size", SIZES)
def test_what_could_have_been_done_is_shown_and_answers_nothing(regular: Regular, server: Server, size: Size) -> None:
    host, table = played_through(server)
    steps = host.call("GET", f"/api/replays/{table}/steps?seat=A")["steps"]
    step, ask = next(
        (place, ask)
        for place, each in enumerate(steps)
        for ask in each["asks"]
        if ask["kind"] == "act" and ask["blocked"] and ask["answer"] and any(not of["final"] for of in ask["options"])
    )
    watcher = regular(size).at(f"replay/{table}?seat=A")
    slider = watcher.page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    slider.fill(str(step))
    expect(watcher.question).to_contain_text("The answer was:")
    final = next(of["id"] for of in ask["options"] if of["final"] and not of["points"])
    button = watcher.question.locator(f"[data-option='{final}']")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    expect(slider).to_have_value(str(step))
    watcher.press(watcher.button("Why not"))
    expect(watcher.sheet("You may not").get_by_role("listitem").first).to_be_visible()
    watcher.page.keyboard.press("Escape")
    longer = next(of["id"] for of in ask["options"] if not of["final"])
    watcher.press(watcher.question.locator(f"[data-option='{longer}']"))
    watcher.press(watcher.question.get_by_role("button", name="Back"))
    expect(button).to_be_visible()
    assert not watcher.overflows()
    watcher.page.get_by_role("combobox").select_option("")
    expect(watcher.question).to_have_count(0)
