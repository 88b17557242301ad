"""The examples do what they say, with small numbers."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
@pytest.mark.parametrize("processes", ["0", "1"])
def test_a_network_is_trained_and_measured(processes: str, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    small = ["--minutes", "0.01", "--games", "4", "--steps", "80", "--minibatch", "64", "--evaluate", "3"]
    out = ["--processes", processes, "--out", str(tmp_path / "weights.pt")]
    command = [sys.executable, str(ROOT / "examples" / "train.py"), *small, *out]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "choices  entropy" in done.stdout
    assert (tmp_path / "weights.pt").stat().st_size > 100_000


SMALL = {
    "first_bot": {"GAMES": 4},
    "training": {"GAMES": 4, "ROUNDS": 3, "STEPS": 60, "MEASURED": 1},
    "balance": {"DEALS": 6},
}
"""The parameters of each notebook in tests."""


def test_every_notebook_is_run() -> None:
    assert {file.stem for file in (ROOT / "examples").glob("*.ipynb")} == SMALL.keys()


@pytest.mark.slow
@pytest.mark.parametrize("name", SMALL)
def test_a_notebook_runs_from_its_first_cell_to_its_last(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    notebook = json.loads((ROOT / "examples" / f"{name}.ipynb").read_text(encoding="utf-8"))
    known: dict[str, Any] = {"__name__": name}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], f"{cell['id']} holds what an earlier run said"
            exec(compile("".join(cell["source"]), f"{name} {cell['id']}", "exec"), known)
            if "parameters" in cell["metadata"].get("tags", ()):
                assert SMALL[name].keys() <= known.keys()
                known |= SMALL[name]
    assert name != "balance" or (tmp_path / "balance.html").stat().st_size > 10_000
