"""Every word that the page is sent."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hyakki.core.game import game_of
from hyakki.games.okko.catalog.ids import AREA, SPACE
from hyakki.server.errors import NAMES, TooMuch
from tests.server.client import Client, Server


@pytest.mark.parametrize("lang, space, area", [("en", "row 5, column 1", "well"), ("it", "riga 5, colonna 1", "pozzo")])
def test_places_of_okko_come_in_words_of_the_reader(server: Server, lang: str, space: str, area: str) -> None:
    sent = Client(server, "Mika").call("GET", f"/api/games/okko/text?lang={lang}")["words"]["labels"]
    court = {"en": "Great Court", "it": "Gran Corte"}[lang]
    assert sent["space"][SPACE["A01.40"]] == sent["goal"][SPACE["A01.40"]] == f"{court} ({space})"
    assert sent["area"][AREA["A01.e"]] == f"{court} ({area})"


def test_places_without_words_keep_their_short_names(server: Server) -> None:
    sent = Client(server, "Mika").call("GET", "/api/games/shadow_tactics/text")["words"]["labels"]
    assert sent == {field: list(labels) for field, labels in game_of("shadow_tactics").words.labels.items()}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_page_has_words_for_every_limit(lang: str) -> None:
    words = (Path(__file__).parents[3] / "web/src/text" / f"{lang}.ftl").read_text(encoding="utf-8")
    limits = [name for kind, name, _ in NAMES if issubclass(kind, TooMuch)]
    assert len(limits) == 5
    assert [name for name in limits if f"\npage-error-{name} = " not in words] == []


@pytest.mark.parametrize("game", ["kitsunedo", "kaidan", "shadow_tactics", "okko"])
def test_a_game_is_sent_without_the_words_of_terminals_and_coaches(server: Server, game: str) -> None:
    sent = "\n".join(Client(server, "Mika").call("GET", f"/api/games/{game}/text")["sources"])
    names = re.findall(r"^([\w-]+) =", sent, re.MULTILINE)
    assert "play-hand" in names
    assert [name for name in names if name.startswith(("terminal-", "lesson-"))] == []
    page = Path(__file__).parents[3] / "web/src"
    assert [file for file in page.rglob("*.svelte") if "'terminal-" in file.read_text(encoding="utf-8")] == []
