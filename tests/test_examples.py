"""The examples do what they say, with small numbers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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
