"""The command line: what it takes, what it refuses, and how it stops."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import hyakki
from hyakki.cli import app, main
from hyakki.core import replay as replays
from hyakki.core.errors import BadContent
from tests.test_docs import write_example_files

HYAKKI = (sys.executable, "-m", "hyakki")
EAGER = """
from pathlib import Path
from hyakki.bots.random import RandomBot

class Eager(RandomBot):
    name = "eager"
    answers = 0

    def choose(self, *args):
        Eager.answers += 1
        if Eager.answers == 10_000:
            Path({file!r}).touch()
        return super().choose(*args)
"""


def run(*words: str) -> Result:
    return CliRunner().invoke(app, words)


def facts(*words: str) -> dict[str, Any]:
    result = CliRunner().invoke(app, [*words, "--json"], catch_exceptions=False)
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_the_package_is_a_command() -> None:
    said = subprocess.run([*HYAKKI, "--version"], capture_output=True, encoding="utf-8", timeout=60, check=True)
    assert said.stdout.startswith("hyakki ")


@pytest.mark.parametrize("call", ["sim kitsunedo --games", "check kitsunedo --games", "sim kitsunedo --workers"])
@pytest.mark.parametrize("number", ["-3", "0", "9" * 25])
def test_a_number_that_makes_no_sense_is_refused(call: str, number: str) -> None:
    result = run(*call.split(), number)
    assert result.exit_code == 2
    assert number in result.stderr


@pytest.mark.parametrize(
    "call, said",
    [
        ("sim kitsunedo --games 1 --keep nowhere/run.json", "there is no folder nowhere"),
        ("sim kitsunedo --games 1 --keep /dev/full", "is not a file"),
        ("arena kitsunedo --games 2 --plot nowhere/plot.svg", "there is no folder nowhere"),
        ("arena kitsunedo --games 2 --replays file", "file: File exists"),
        ("balance kitsunedo --games 2 --out .", "is a folder, not a file"),
        ("balance kitsunedo --games 2 --out report.html --seconds inf", "is not a number that can be used"),
        ("learn kitsunedo --minutes nan", "is not a number that can be used"),
        (f"restore {'x' * 300}", "File name too long"),
        ("restore /proc/self/mem", "/proc/self/mem: "),
        ("scene .", "no file here ends in .toml"),
        (f"sim kitsunedo --games 1 -o content={'[' * 3000}", "is nested too deeply"),
        ("sim kitsunedo --games 1 --code ends.py", "cannot be run: SystemExit: 3"),
        ("check kitsunedo --games 1 --seats 99", "has 2 to 6 seats, not 99"),
        ("sim kitsunedo --games 1 -o picks=[1,", "--option picks: is not TOML"),
        ("replay file", "file: not a replay"),
        ("review file", "file: not a replay"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line_before_anything_is_played(
    call: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    (tmp_path / "ends.py").write_text("raise SystemExit(3)")
    monkeypatch.setattr(sys, "argv", ["hyakki", *call.split()])
    with pytest.raises(SystemExit) as ended:
        main()
    told = capsys.readouterr()
    assert (ended.value.code, told.out) == (2, "")
    assert said in " ".join(told.err.split())
    assert {file.name for file in tmp_path.iterdir()} - {"__pycache__"} == {"file", "ends.py"}


class TestOptionsFromFiles:
    def test_custom_content(self, tmp_path: Path) -> None:
        file = tmp_path / "my.toml"
        file.write_text("hand_limit = 5\n[items]\nsake = 9\n")
        report = facts("sim", "kitsunedo", "--games", "1", "-o", f"content=@{file}")
        assert report["options"]["content"] == {"hand_limit": 5, "items": {"sake": 9}}

    def test_a_custom_chronicle(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        write_example_files(tmp_path)
        report = facts("sim", "okko", "--games", "1", "--seats", "2", "-o", "chronicle=@my-chronicle.toml")
        assert report["finished"] == 1 and report["options"]["chronicle"]["name"] == "The Broken Bell"

    @pytest.mark.parametrize(
        "written, said",
        [(b"a = 1\nb = = 2", "line 2, column 5"), (b"\xff\xfe", "is not a text file"), (None, "No such file")],
    )
    def test_a_file_that_cannot_be_read(self, tmp_path: Path, written: bytes | None, said: str) -> None:
        file = tmp_path / "my.toml"
        if written is not None:
            file.write_bytes(written)
        with pytest.raises(BadContent, match=said) as caught:
            CliRunner().invoke(app, ["sim", "kitsunedo", "-o", f"content=@{file}"], catch_exceptions=False)
        assert str(file) in str(caught.value)


class TestStoppedSimulations:
    CALL = ("sim", "kitsunedo", "--games", "6", "--seats", "2", "--seed", "7")

    def test_ctrl_c_prints_what_there_is(self, tmp_path: Path) -> None:
        """Tests may run in the background, where a shell lets programs ignore Ctrl-C; this one must not."""
        begun = tmp_path / "begun"
        bot = tmp_path / "eager.py"
        bot.write_text(EAGER.format(file=str(begun)))
        call = [*HYAKKI, "sim", "kitsunedo", "--games", "100000", "--json", "--workers", "1"]
        call += ["--code", str(bot), "--bots", "eager"]
        heed = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
        with subprocess.Popen(
            call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", preexec_fn=heed
        ) as command:
            while not begun.exists():
                assert command.poll() is None, command.communicate()
                time.sleep(0.05)
            command.send_signal(signal.SIGINT)
            out, err = command.communicate()
        assert command.returncode == 130
        assert 0 < json.loads(out)["finished"] < 100_000
        assert "Traceback" not in err and "stopped after" in err

    def test_a_kept_run_goes_on_where_it_stopped(self, tmp_path: Path) -> None:
        kept = ("--keep", str(tmp_path / "run.json"))
        whole = facts(*self.CALL)
        first = facts(*self.CALL[:3], "2", *self.CALL[4:], *kept)
        then = facts(*self.CALL, *kept)
        assert first["games"] == 2
        for report in (whole, then):
            del report["seconds"], report["decisions_per_second"]
        assert then == whole

    def test_counts_of_another_run_are_refused(self, tmp_path: Path) -> None:
        kept = ("--keep", str(tmp_path / "run.json"))
        facts(*self.CALL, *kept)
        with pytest.raises(BadContent, match="its seed is 7, not 8"):
            CliRunner().invoke(app, [*self.CALL[:-1], "8", *kept], catch_exceptions=False)
        (tmp_path / "run.json").write_text("{}")
        with pytest.raises(BadContent, match="does not hold the counts"):
            CliRunner().invoke(app, [*self.CALL, *kept], catch_exceptions=False)


class TestWithoutExtras:
    """The package as `pip install hyakki` leaves it."""

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        packages = ["litestar", "uvicorn", "uvloop", "websockets", "numpy", "safetensors", "torch"]
        hidden = f"import sys; sys.modules |= dict.fromkeys({packages})"
        call = [sys.executable, "-c", f"{hidden}; from hyakki.cli import main; main()", *words]
        return subprocess.run(call, capture_output=True, encoding="utf-8", timeout=60, check=False)

    def test_the_lab_works(self) -> None:
        assert self.run("sim", "kitsunedo", "--games", "1").returncode == 0

    def test_serving_says_what_to_install(self, tmp_path: Path) -> None:
        result = self.run("serve", "--data", str(tmp_path))
        assert result.returncode == 2
        assert "pip install 'hyakki[server]'" in result.stderr
        assert "Traceback" not in result.stderr

    def test_training_says_what_to_install(self, tmp_path: Path) -> None:
        result = self.run("learn", "kitsunedo", "--out", str(tmp_path / "run"))
        assert result.returncode == 2
        assert "pip install 'hyakki[learn]'" in result.stderr
        assert not (tmp_path / "run").exists()

    def test_a_trained_bot_says_what_to_install(self) -> None:
        result = self.run("arena", "kitsunedo", "--bots", "master,random", "--games", "2")
        assert "pip install 'hyakki[master]'" in result.stderr
        assert "Traceback" not in result.stderr


def test_one_import_gives_the_public_names() -> None:
    assert all(hasattr(hyakki, name) for name in hyakki.__all__)
    game = hyakki.game_of("kitsunedo")
    table = hyakki.Table.start(game, game.rules(2, {}), 2, hyakki.Chance.seeded(1))
    assert isinstance(table.view(hyakki.Viewer([0])), hyakki.View)


def test_a_name_like_markup_is_read_as_it_is(tmp_path: Path) -> None:
    game = hyakki.game_of("kitsunedo")
    table = hyakki.Table.start(game, game.rules(2, {"turn_limit": 3}), 2, hyakki.Chance.seeded(1))
    while not table.over:
        table.time_up()
    document = replays.export(table, [hyakki.Sitter("[/]"), hyakki.Sitter("[bold]Bo")])
    (tmp_path / "game.json").write_bytes(replays.encode(document))
    result = CliRunner().invoke(app, ["replay", str(tmp_path / "game.json")], catch_exceptions=False)
    assert result.exit_code == 0
    assert "[/]" in result.stdout and "[bold]Bo" in result.stdout
