"""The source code of parts of the package, for tests that look for every option or question in it."""

from __future__ import annotations

import re
from pathlib import Path

import hyakki

EXAMPLE = re.compile(r"^\s*(>>>|\.\.\.).*\n", re.MULTILINE)


def sources(*folders: str) -> str:
    """The code of these folders without the examples in docstrings."""
    home = Path(hyakki.__file__).parent
    files = [file for folder in folders for file in sorted(home.joinpath(folder).rglob("*.py"))]
    return EXAMPLE.sub("", "\n".join(file.read_text(encoding="utf-8") for file in files))
