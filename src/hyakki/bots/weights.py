"""Weights: the files of trained networks (safetensors), and where the package keeps them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from safetensors import SafetensorError, safe_open
from safetensors.numpy import save_file

from hyakki.bots.network import Network
from hyakki.core.encoding import Encoding
from hyakki.core.errors import BadContent

HOME = Path(__file__).parent / "trained"


class Card(NamedTuple):
    """The card of a trained network: how it was made, and how strong it is."""

    encoding: str
    seed: int
    minutes: float
    choices: int
    """Choices that it learned from."""
    strength: dict[str, Any]
    """The results of measurements, by name."""


def save(file: Path, network: Network, card: Card) -> None:
    """Write a network in half precision, which plays no worse."""
    arrays = {
        name: np.ascontiguousarray(array, np.float16 if array.dtype.kind == "f" else array.dtype)
        for name, array in network.weights.items()
    }
    save_file(arrays, file, metadata={"card": json.dumps(card._asdict())})


def load(file: Path, encoding: Encoding[Any]) -> tuple[Network, Card]:
    """Read a network that was trained for this encoding."""
    try:
        with safe_open(file, "numpy") as opened:
            card = Card(**json.loads(opened.metadata()["card"]))
            weights = {name: opened.get_tensor(name) for name in list(opened.keys())}
    except (OSError, SafetensorError, TypeError, KeyError, ValueError) as error:
        raise BadContent(str(file), f"holds no network that hyakki trained: {error}") from error
    if card.encoding != encoding.name:
        raise BadContent(str(file), f"is for {card.encoding}, not for {encoding.name}")
    return Network(encoding, weights), card


@cache
def trained(encoding: Encoding[Any]) -> Network | None:
    """Return the network of the package for this encoding, if there is one."""
    file = HOME / f"{encoding.name}.safetensors"
    return load(file, encoding)[0] if file.exists() else None
