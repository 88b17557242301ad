"""Everything that can be laid, in groups."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from hyakki.core.content import TUNED
from hyakki.core.editor import Choice, EditorKit, Group, Tool
from hyakki.core.fluent import phrase
from hyakki.games.okko.board.drawing import palace_of
from hyakki.games.okko.board.geometry import Floor
from hyakki.games.okko.catalog.cards import AGENTS, OkkoRules
from hyakki.games.okko.catalog.chronicle import Piece
from hyakki.games.okko.catalog.faults import PACKAGE
from hyakki.games.okko.catalog.ids import CORRIDOR_FACES, COURTIERS, FACES, SCENARIOS, TEST_TOKENS, TILE_FACES
from hyakki.games.okko.catalog.kit import lay
from hyakki.games.okko.catalog.loading import standard
from hyakki.games.okko.editor.operations import EMPTY
from hyakki.games.okko.editor.writing import written

OPTION = "chronicle"
TOKENS = ("starts", "goal at", "chests", "evidence", "parchment", "extras", "special hidden-follower")
DOORS = ("door open", "door closed")
TOOLS = frozenset(
    (*FACES, *DOORS, *TOKENS)
    + tuple(f"tests {token}" for token in TEST_TOKENS)
    + tuple(f"agents {agent}" for agent in AGENTS)
    + tuple(f"courtiers {courtier}" for courtier in COURTIERS)
)
SECTIONS = ("story", "goal", "tests", "cards", "special")
"""The parts of the form."""
PICTURES = {"chests": "chest", "special hidden-follower": "follower", "extras": "courtier", "goal at": "letter"}


@cache
def kit(lang: str) -> EditorKit:
    rules = standard(TUNED)

    def word(key: str, **facts: str | int) -> str:
        return phrase(PACKAGE, lang, key, **facts)

    def piece(face: str) -> Tool:
        other = next(each for each in FACES if each != face and rules.faces[each].piece == rules.faces[face].piece)
        about = word("editor-back", face=face, other=other)
        return Tool(face, word(f"face-{face}"), about, "corridor" if face in CORRIDOR_FACES else "tile", face)

    def token(name: str) -> Tool:
        key = name.replace(" ", "-")
        return Tool(name, word(f"editor-{key}"), word(f"editor-{key}.about"), "space", PICTURES.get(name, name))

    groups = (
        Group("pieces", word("editor-tiles"), tuple(map(piece, TILE_FACES))),
        Group("corridors", word("editor-corridors"), tuple(map(piece, CORRIDOR_FACES))),
        Group(
            "doors",
            word("editor-doors"),
            tuple(Tool(d, word(f"editor-{d.replace(' ', '-')}"), "", "join", d) for d in DOORS),
        ),
        Group("tokens", word("editor-tokens"), tuple(map(token, TOKENS))),
        Group("tests", word("editor-tests"), tuple(_test(name, lang) for name in TEST_TOKENS)),
        Group(
            "agents",
            word("editor-agents"),
            tuple(
                Tool(
                    f"agents {name}",
                    word(f"agent-{name}"),
                    word("editor-figures", count=rules.agents[name].figures),
                    "agent",
                    name,
                )
                for name in AGENTS
            ),
        ),
        Group(
            "courtiers",
            word("editor-courtiers"),
            tuple(Tool(f"courtiers {name}", word(f"figure-{name}"), "", "space", name) for name in COURTIERS),
        ),
    )
    sections = tuple(Choice(name, word(f"editor-section-{name}")) for name in SECTIONS)
    starts = tuple(Choice(written(rules.scenarios[name]), word(f"scenario-{name}")) for name in SCENARIOS)
    return EditorKit(OPTION, groups, {face: _drawing(rules, face) for face in FACES}, sections, starts)


def _test(name: str, lang: str) -> Tool:
    return Tool(f"tests {name}", test_name(name, lang), "", "space", name)


def test_name(token: str, lang: str) -> str:
    """ "GUILE 4" of "TST-guile-4"."""
    _, attribute, difficulty = token.split("-")
    return f"{phrase(PACKAGE, lang, f'attribute-{attribute}')} {difficulty}"


def _drawing(rules: OkkoRules, face: str) -> dict[str, Any]:
    alone = msgspec.structs.replace(EMPTY, pieces=(Piece(face=face, at=(0, 0)),))
    drawn: dict[str, Any] = msgspec.to_builtins(palace_of(Floor(lay(rules, alone), ())))
    return {name: drawn[name] for name in ("pieces", "cells", "walls")}
