"""How a game of Kitsunedo went: lives, every claim with its truth, the Lanterns and hands at the end."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import NamedTuple

from hyakki.core.account import Account, Claim, Count, Course, Happened, Part, Sentence, by_seat, turning
from hyakki.games.kitsunedo import events as say
from hyakki.games.kitsunedo.catalog.ids import ITEMS, LANTERNS, LEAF, MIST
from hyakki.games.kitsunedo.state import NOBODY, KitsunedoState

BEAT = (say.TURN, "round")
"""The event that begins a round, and its field with the number of the round."""


class Claimed(NamedTuple):
    """A claim, the Lantern that the claimer had, and what came of it."""

    made: Happened
    seat: int
    lantern: int
    held: int
    fate: str = "stood"
    challenger: int = NOBODY

    @property
    def bluff(self) -> bool:
        return self.held != self.lantern

    @property
    def caught(self) -> bool:
        return self.bluff and self.fate in ("conceded", "shown")

    def told(self) -> Claim:
        return Claim(
            self.seat, self.made.round, self.made.step, self.bluff, self.challenger != NOBODY, caught=self.caught
        )

    def line(self) -> Sentence:
        facts = {"seat": self.seat, "lantern": self.lantern, "held": self.held, "challenger": self.challenger}
        truth = "bluff" if self.bluff else "true"
        return Sentence(
            "account-claim", {**facts, "truth": truth, "fate": self.fate}, "", self.made.round, self.made.step
        )


FATES = {
    "undoubted": "undoubted",
    "revealed": "revealed",
    "conceded": "conceded",
    "conceded-shown": "shown",
    "blocked": "blocked",
}
"""The end of a claim, by the event that tells it."""


class Story:
    """Follows the events of a finished game. Leaves in an attack claim Mist, though nobody says so unless it is doubted
    (KI-085)."""

    def __init__(self, seats: int) -> None:
        self.lanterns = [NOBODY] * seats
        self.claims: list[Claimed] = []
        self.lives: list[Sentence] = []
        """Lives that were lost or won back."""
        self.turns: list[tuple[int, Sentence]] = []
        self.attacks: list[int] = []
        self.challenges: list[int] = []
        self._before: Story | None = None
        """The story as it was when the action of the Mirage began that a Thread may undo (KI-147)."""

    def see(self, now: Happened) -> None:
        note = NOTED.get(now.kind.name)
        if note is not None:
            note(self, now)

    def receives(self, now: Happened) -> None:
        self.lanterns[now.facts["seat"]] = now.facts["lantern"]

    def claimed(self, now: Happened) -> None:
        self._claim(now, now.facts["lantern"])

    def attacked(self, now: Happened) -> None:
        self.attacks.append(now.facts["seat"])
        if LEAF in now.facts["items"]:
            self._claim(now, MIST)

    def _claim(self, now: Happened, lantern: int) -> None:
        seat = now.facts["seat"]
        self.claims.append(Claimed(now, seat, lantern, self.lanterns[seat]))

    def challenged(self, now: Happened) -> None:
        self.challenges.append(now.facts["seat"])
        self._settle(now.facts["claimer"], challenger=now.facts["seat"])

    def ended(self, now: Happened) -> None:
        """Handle the end of a claim."""
        claim = self._settle(now.facts["seat"], fate=FATES[now.kind.name])
        if claim.caught:
            self._turn(3, now, "account-turn-caught", lantern=claim.lantern)
        elif claim.fate == "revealed":
            self._turn(2, now, "account-turn-proved")

    def _settle(self, seat: int, **what: str | int) -> Claimed:
        at = max(place for place, claim in enumerate(self.claims) if claim.seat == seat)
        self.claims[at] = self.claims[at]._replace(**what)  # type: ignore[arg-type]
        return self.claims[at]

    def evaded(self, now: Happened) -> None:
        claim = next(claim for claim in reversed(self.claims) if claim.seat == now.facts["seat"])
        if claim.bluff:
            self._turn(4, now, "account-turn-evaded")

    def loses_life(self, now: Happened) -> None:
        self.lives.append(now.line("account-life-lost", points=-1))
        last = not now.facts["lives"]
        self._turn(5 if last else 4 if len(self.lives) == 1 else 2, now, "account-turn-life")

    def returns(self, now: Happened) -> None:
        self.lives.append(now.line("account-returned", points=1))
        self._turn(5, now)

    def _turn(self, weight: int, now: Happened, key: str = "", **more: int) -> None:
        self.turns.append((weight, now.line(key, **more)))

    def moment(self, now: Happened) -> None:
        self._before = copy(self)
        for name in ("lanterns", "claims", "lives", "turns", "attacks", "challenges"):
            setattr(self._before, name, getattr(self, name)[:])

    def undone(self, now: Happened) -> None:
        """Restore what was counted before the action, but for what was claimed in it."""
        before = self._before
        assert before is not None
        taken = [claim._replace(fate="undone") for claim in self.claims[len(before.claims) :]]
        self.claims = before.claims + taken
        self.lanterns, self.lives, self.turns = before.lanterns, before.lives, before.turns
        self._before = None


Note = Callable[[Story, Happened], None]
NOTED: dict[str, Note] = {
    **dict.fromkeys(("dealt-lantern", "dealt-open", "new-lantern"), Story.receives),
    **dict.fromkeys(FATES, Story.ended),
    "claimed": Story.claimed,
    "attacked": Story.attacked,
    "challenged": Story.challenged,
    "evaded": Story.evaded,
    "life-lost": Story.loses_life,
    "returned": Story.returns,
    "moment": Story.moment,
    "thread": Story.undone,
}


def account(s: KitsunedoState, course: Course) -> Account:
    story = Story(s.seats)
    for now in course.by(*BEAT):
        story.see(now)
    return Account(
        points=tuple(_lives(s, story, seat) for seat in s.ranking()),
        hidden=(*_claims(s, story), *_holdings(s)),
        turns=turning(story.turns),
        numbers=_numbers(s, story),
        claims=tuple(claim.told() for claim in story.claims),
        counted="account-lives",
    )


def _lives(s: KitsunedoState, story: Story, seat: int) -> Part:
    start = Sentence("account-lives-start", {"lives": s.rules.lives}, points=s.rules.lives)
    changes = (line for line in story.lives if line.facts["seat"] == seat)
    return Part((start, *changes), seats=(seat,), total=s.lives[seat])


def _claims(s: KitsunedoState, story: Story) -> list[Part]:
    """Return the claims of each seat that made any."""
    parts = []
    for seat in range(s.seats):
        own = [claim for claim in story.claims if claim.seat == seat]
        bluffs, caught = sum(claim.bluff for claim in own), sum(claim.caught for claim in own)
        facts = {"seat": seat, "claims": len(own), "bluffs": bluffs, "caught": caught}
        if own:
            parts.append(Part(tuple(claim.line() for claim in own), "account-claims", facts, (seat,)))
    return parts


def _holdings(s: KitsunedoState) -> list[Part]:
    """Return what lay face down at the end."""
    lines = []
    for seat in range(s.seats):
        if s.lives[seat]:
            hand = [item for item in range(len(ITEMS)) for _ in range(s.hands[seat][item])]
            lines.append(Sentence("account-held", {"seat": seat, "lantern": s.lanterns[seat], "items": hand}))
    if s.lantern_deck:
        left = {name: s.lantern_deck.count(number) for number, name in enumerate(LANTERNS)}
        lines.append(Sentence("account-lanterns-left", left))
    return [Part(tuple(lines), "account-at-the-end")]


def _numbers(s: KitsunedoState, story: Story) -> tuple[Count, ...]:
    return (
        Count("account-rounds", s.round),
        by_seat("account-number-claims", s.seats, (claim.seat for claim in story.claims)),
        by_seat("account-number-bluffs", s.seats, (claim.seat for claim in story.claims if claim.bluff)),
        by_seat("account-number-caught", s.seats, (claim.seat for claim in story.claims if claim.caught)),
        by_seat("account-number-challenges", s.seats, story.challenges),
        by_seat("account-number-attacks", s.seats, story.attacks),
    )
