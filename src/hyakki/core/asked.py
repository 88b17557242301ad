"""A question as a server sends it to its player: the menu, the rule behind it, and notes and warnings about its
entries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask, Menu, Menus, Path
from hyakki.core.view import View


def only_answer(menus: Menus) -> Path | None:
    """Return the answer to a question that has no other, or None."""
    path: Path = ()
    while not path or not path[-1].final:
        options = menus(path).options
        if len(options) != 1:
            return None
        path = (*path, options[0])
    return path


def entries(game: AnyGame, ask: Ask, ids: Sequence[str], menu: Menu, look: Callable[[], View]) -> dict[str, Any]:
    """Return the menu that follows these ids as every client gets it. `look` returns the View of the asked seat; notes
    and warnings are made from that View alone."""
    seen = menu.seen()
    if ask.kind in game.advised:
        view = look()
        seen["options"] = [_advised(game, view, ask.kind, ids, option) for option in seen["options"]]
    return {"rule": rule_of(game, ask.kind, ids, menu), **seen}


def rule_of(game: AnyGame, kind: str, ids: Sequence[str], menu: Menu) -> str:
    """Return the rule that the question rests on; after part of a path, the rule of what comes next."""
    begun = game.questions.get(f"{kind} {ids[0].split()[0]}", "") if ids else ""
    return begun or menu.rule or game.questions.get(kind, "")


def _advised(game: AnyGame, view: View, kind: str, ids: Sequence[str], option: dict[str, Any]) -> dict[str, Any]:
    path = (*ids, option["id"])
    told = {**game.notes(view, kind, path), **option}
    warning = game.warning(view, kind, path) if option["final"] else None
    return told if warning is None else {**told, "warning": warning}
