"""Everything that can be laid, in groups."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

from hyakki.core.content import TUNED
from hyakki.core.editor import Choice, EditorKit, Group, Tool
from hyakki.core.fluent import phrase
from hyakki.games.shadow_tactics.catalog.cards import GUARDS, Guard, MissionId, Tile
from hyakki.games.shadow_tactics.catalog.custom import OPTION, printed
from hyakki.games.shadow_tactics.catalog.faults import PACKAGE
from hyakki.games.shadow_tactics.catalog.ids import TILES
from hyakki.games.shadow_tactics.catalog.loading import standard
from hyakki.games.shadow_tactics.catalog.map_faults import WANTED
from hyakki.games.shadow_tactics.catalog.maps import KINDS
from hyakki.games.shadow_tactics.editor.writing import written

TOKENS = ("entries", "barracks", "tower", "objectives", "green", "blue")
GATES = ("C1", "C2")
ORDER = sorted(TILES, key=lambda tile: (tile[0] != "L", tile in GATES, tile))
"""Large tiles first, gates last."""
TOOLS = frozenset((*TOKENS, *(f"keys {gate}" for gate in GATES)))
SECTIONS = ("story", "goal", "special")
"""The parts of the form."""


@cache
def kit(lang: str) -> EditorKit:
    rules = standard(TUNED)

    def word(key: str, **facts: str | int) -> str:
        return phrase(PACKAGE, lang, key, **facts)

    def tile(name: str) -> Tool:
        yards = len(rules.tiles[name].yards)
        return Tool(name, name, word(f"editor-tile-{rules.tiles[name].kind}", yards=yards), "tile", name)

    def token(name: str) -> Tool:
        on = "-".join(KINDS[kind] for kind in WANTED[name])
        return Tool(name, word(f"editor-{name}"), word(f"editor-{name}.about"), on, name)

    def key(gate: str) -> Tool:
        return Tool(f"keys {gate}", word("editor-key", gate=gate), word("editor-key.about"), "junction", "keys")

    def guard(name: Guard) -> Tool:
        figures = word("editor-figures", count=rules.numbers.figures[name])
        return Tool(f"guard {name}", word(f"guard-{name}"), figures, "corner", name)

    groups = (
        Group("tiles", word("editor-tiles"), tuple(map(tile, ORDER))),
        Group("tokens", word("editor-tokens"), (*map(token, TOKENS), *map(key, GATES))),
        Group("deployment", word("editor-guards"), tuple(map(guard, GUARDS))),
    )
    sections = tuple(Choice(name, word(f"editor-section-{name}")) for name in SECTIONS)
    starts = tuple(Choice(written(printed(rules, name)), word(f"mission-{name}")) for name in get_args(MissionId))
    return EditorKit(OPTION, groups, {name: _drawing(rules.tiles[name]) for name in TILES}, sections, starts)


def _drawing(tile: Tile) -> dict[str, Any]:
    return {"yards": tile.yards, "bushes": tile.bushes, "junctions": tile.junctions}
