"""A PG for which only death scores: it goes to meet it, and sets fire to the house if it can."""

from __future__ import annotations

from hyakki.core.menu import Option, Path
from hyakki.games.kaidan.board.geometry import BESIDE, OFF, edge_between
from hyakki.games.kaidan.board.tiles import OUTER
from hyakki.games.kaidan.bot.aims import would_burn
from hyakki.games.kaidan.bot.sense import NO_WAY, Sense

Options = dict[tuple[str, tuple[int, ...]], Option]


def of_card(sense: Sense, options: list[Option], id: str) -> Option | None:
    return next((option for option in options if sense.acts_as(option.args[0]) == id), None)


def burn(sense: Sense, verbs: dict[str, list[Option]]) -> Path | None:
    """Pour oil on its own cell, then strike a match: the fire that kills this PG will be its own (KA-R116)."""
    if not would_burn(sense):
        return None
    match = of_card(sense, verbs.get("use", []), "OB08")
    if match is not None and sense.view.oil == sense.here:
        return (match,)
    oil = of_card(sense, verbs.get("use", []), "OB09")
    return (oil,) if oil is not None and sense.has("OB08") and sense.pg.pa >= 2 else None


def seek_death(sense: Sense, options: Options, verbs: dict[str, list[Option]]) -> Path | None:
    """Go into the flames, or to what hunts, with Noise that calls it."""
    for cell in BESIDE[sense.here]:
        if cell in sense.view.flames and ("move", (cell,)) in options:
            return (options["move", (cell,)],)
    step = _toward(sense)
    if step != OFF:
        path = _step(sense, step, options)
        if path is not None:
            return path
    if "noise" in verbs and sense.threats and sense.pg.noise < sense.view.rules.numbers.most_noise:
        return (verbs["noise"][0],)
    return None


def _toward(sense: Sense) -> int:
    """The first step to the nearest cell that some threat has in sight."""
    far, _ = sense.ways
    seen = [cell for cell in sense.watched if far[cell] < NO_WAY and cell != sense.here]
    return sense.first_step(min(seen, key=lambda cell: far[cell])) if seen else OFF


def _step(sense: Sense, step: int, options: Options) -> Path | None:
    move = options.get(("move", (step,)))
    if move is not None:
        return (move,)
    edge = edge_between(sense.here, step)
    if not sense.pg.pm or sense.board.edge(sense.here, step) != OUTER:
        return None
    door = options.get(("open", (edge,))) or options.get(("break", (edge,)))
    return (door,) if door is not None else None
