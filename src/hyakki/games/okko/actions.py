"""The actions of a turn (OK-067, OK-075, OK-172). Each action is registered by the module that holds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.menu import Menu, Path
from hyakki.games.okko.state import OkkoState

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn

HERO, ALLY, AGENT = 1, 2, 4


class Action:
    """One entry of a turn's menu and what comes of it."""

    __slots__ = ("who", "word")

    def __init__(self, word: str, who: int) -> None:
        self.word = word
        """The verb of its first Option."""
        self.who = who
        """The figures that can take the action."""

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        """Add the first entries: offered, or blocked with the rule that forbids them."""
        raise NotImplementedError

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        """Add the entries that follow a partial choice."""
        raise NotImplementedError

    def price(self, s: OkkoState, turn: Turn, path: Path) -> int | None:
        """Return how many actions it takes; None while that depends on what is chosen next."""
        return 1

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        """Do it; its price has been paid."""
        raise NotImplementedError


ORDER = (
    *("move", "attack", "escape", "use", "event", "courtier", "investigate", "test", "chest", "pick-up", "open"),
    *("show-follower", "adopt", "give-follower", "transfer", "hand-over", "reorganise", "throw-away"),
)
"""The order in which actions are offered."""
ACTIONS: dict[str, Action] = {}


def register(action: Action) -> None:
    assert action.word not in ACTIONS, f"there is an action {action.word!r} already"
    known = {**ACTIONS, action.word: action}
    ACTIONS.clear()
    ACTIONS.update({word: known[word] for word in ORDER if word in known})
    assert action.word in ACTIONS, f"{action.word!r} has no place in the order"
