"""A question as its player is sent it: the menu, the rule behind it, and what this player should know of each entry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask, Menu
from hyakki.core.view import View


def entries(game: AnyGame, ask: Ask, ids: Sequence[str], menu: Menu, look: Callable[[], View]) -> dict[str, Any]:
    """This menu, which follows these ids, as every client is sent it. `look` gives the View of the asked seat, from
    which alone notes and warnings are made."""
    seen = menu.seen()
    if ask.kind in game.advised:
        view = look()
        seen["options"] = [_advised(game, view, ask.kind, ids, option) for option in seen["options"]]
    return {"rule": rule_of(game, ask.kind, ids, menu), **seen}


def rule_of(game: AnyGame, kind: str, ids: Sequence[str], menu: Menu) -> str:
    """The rule that the question rests on; after part of a path, the rule of what comes next."""
    begun = game.questions.get(f"{kind} {ids[0].split()[0]}", "") if ids else ""
    return begun or menu.rule or game.questions.get(kind, "")


def _advised(game: AnyGame, view: View, kind: str, ids: Sequence[str], option: dict[str, Any]) -> dict[str, Any]:
    path = (*ids, option["id"])
    told = {**game.notes(view, kind, path), **option}
    warning = game.warning(view, kind, path) if option["final"] else None
    return told if warning is None else {**told, "warning": warning}
