"""The names of the sides, things, set-ups and ends of a game in a report, from the game's own texts."""

from __future__ import annotations

from collections import Counter

from hyakki.core.game import AnyGame, Standing
from hyakki.core.rules import Rules
from hyakki.core.text import Text
from hyakki.core.things import capital, handbook_of

LANG = "en"


class Names:
    def __init__(self, game: AnyGame, rules: Rules) -> None:
        self.key = game.key
        self.text = Text(game, LANG)
        self.things = handbook_of(game, rules, LANG).things
        self._called = Counter((subject.partition(" ")[0], caption.name) for subject, caption in self.things.items())

    @property
    def title(self) -> str:
        return self._word(f"title-{self.key}", capital(self.key))

    def thing(self, subject: str) -> str:
        """Return what a thing is called, with its id if others of its sort are called the same."""
        caption = self.things.get(subject)
        if caption is None:
            return self._word(subject.replace(" ", "-"), subject)
        sort, _, id = subject.partition(" ")
        return capital(caption.name) + (f" ({id})" if self._called[sort, caption.name] > 1 else "")

    def side(self, side: str) -> str:
        return self._word(f"account-side-{side}", side or "Nobody")

    def sort(self, sort: str) -> str:
        """Return the name of all things of a sort."""
        return self._word(f"balance-{sort}", capital(sort))

    def measure(self, measure: str) -> str:
        return self._word(f"balance-{measure}", capital(measure.replace("_", " ")))

    def spot(self, what: str) -> str:
        return self._word(f"balance-at-{what}", capital(what))

    def ending(self, reason: str, won: bool) -> str:
        standing = Standing(reason, (0,) if won else (), (0,))
        if not self.text.has(f"ending-{reason.replace(' ', '-')}"):
            return capital(reason)
        return self.text.ending(standing, ("Somebody",))

    def _word(self, key: str, otherwise: str) -> str:
        return capital(self.text.word(key)) if self.text.has(key) else otherwise
