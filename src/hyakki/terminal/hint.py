"""A hint, drawn for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.padding import Padding
from rich.text import Text as Line

from hyakki.advice.estimate import Estimate
from hyakki.advice.hint import Considered, Hint
from hyakki.advice.review import Decision
from hyakki.core.text import Text
from hyakki.core.words import Names


def drawn(hint: Hint, text: Text, names: Names, kind: str) -> Iterator[Any]:
    """Yield what a hint says: the answers with their shares, chances and reasons."""
    yield Line(text.word("hint-title"), style="bold")
    yield Line(text.word("hint-of", deals=hint.deals), style="dim")
    for number, answer in enumerate(hint.answers, start=1):
        said = answered(answer.path, text, names, kind)
        line = Line.assemble((f"{number}  ", "bold"), said)
        yield line.append(f"  {text.word('hint-share', share=hundredth(answer.share))}", style="bold")
        yield Padding(text.word(*_chance(answer.chance), **numbers(answer.chance)), (0, 0, 0, 3))
        yield from (Padding(Line(f"· {reason}", style="dim"), (0, 0, 0, 3)) for reason in reasons(answer, text))
    if hint.rest > 0.005:
        yield Line(text.word("hint-rest", share=hundredth(hint.rest)), style="dim")
    yield Line(text.word("hint-known"), style="dim")


def answered(path: tuple[str, ...], text: Text, names: Names, kind: str) -> str:
    """Return an answer in words: its entries, one after the other."""
    return " › ".join(text.option(id, names, kind) for id in path) or text.word("hint-leave")


def reasons(answer: Considered | Decision, text: Text) -> list[str]:
    """Return what was counted for this answer, in the words of the game."""
    said = [part for told in answer.reasons for part in (*text.costs(told), *text.preview(told))]
    said += [text.word(told["warning"]) for told in answer.reasons if "warning" in told]
    return [*dict.fromkeys(said), *([text.word("hint-aim")] if answer.aims else [])]


def hundredth(share: float) -> int:
    return round(100 * share)


def numbers(found: Estimate) -> dict[str, str]:
    """Return a chance and its range in percent."""
    named = {"chance": found.mean, "low": found.low, "high": found.high}
    return {name: f"{hundredth(number)} %" for name, number in named.items()}


def _chance(found: Estimate) -> tuple[str]:
    return ("hint-chance-vague",) if found.vague else ("hint-chance",)
