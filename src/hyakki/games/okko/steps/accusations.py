"""Accusations (OK-087, OK-220, OK-248 to OK-254, OK-R108 to OK-R113)."""

from __future__ import annotations

from typing import ClassVar

from hyakki.core.menu import Ask, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.catalog.ids import CLUES, COURTIERS, ONI_CARDS, RECOLLECTIONS
from hyakki.games.okko.people import NOTHING
from hyakki.games.okko.state import BLUE, RED, OkkoState
from hyakki.games.okko.steps.battle import begin_battle
from hyakki.games.okko.steps.council import Council

FAILURES = tuple(RECOLLECTIONS.index(name) for name in ("REC-ACC1", "REC-ACC2", "REC-MASK"))
MASK = RECOLLECTIONS.index("REC-MASK")
IDENTITIES = len(COURTIERS) + 1
LOT = IDENTITIES * (len(ONI_CARDS) + 1)
"""A declaration beyond all others: a random open identity (OK-R108)."""
"""A declaration is a number: nature × IDENTITIES + identity, each 0 for none and otherwise one more than its number."""


class Accusations(Council):
    """Both accusations are declared before either is resolved (OK-R110)."""

    __slots__ = ()
    kind: ClassVar[str] = "accuse"

    def wishes(self, s: OkkoState) -> dict[int, tuple[str, ...]]:
        natures = [NOTHING, *open_natures(s)]
        identities = [NOTHING, *open_identities(s)]
        found: dict[int, tuple[str, ...]] = {}
        for nature in natures:
            for identity in identities:
                if nature == identity == NOTHING and forced(s):
                    continue  # OK-220
                found[(nature + 1) * IDENTITIES + identity + 1] = (
                    "none" if nature == NOTHING else ONI_CARDS[nature],
                    "none" if identity == NOTHING else COURTIERS[identity],
                )
        if forced(s):
            found[LOT] = ("none", "lot")
        return found

    def barred(self, s: OkkoState) -> list[tuple[tuple[str, ...], str]]:
        rule = "OK-R111" if s.named else "OK-R113"
        natures = set(open_natures(s))
        identities = set(open_identities(s))
        found: list[tuple[tuple[str, ...], str]]
        found = [((name, "none"), rule) for number, name in enumerate(ONI_CARDS) if number not in natures]
        found += [(("none", COURTIERS[one]), "OK-R113") for one in s.courtiers if one not in identities]
        return [*found, (("none", "none"), "OK-220")] if forced(s) else found

    def refusal(self, s: OkkoState, ask: Ask, path: Path, id: str) -> str:
        """Return the rule against names that cannot be accused or are not in this game (OK-R111, OK-R113)."""
        word, *names = id.split() or [""]
        if word not in ("back", "decide") or len(names) != 2:
            return ""
        nature, identity = names
        if nature in ONI_CARDS and ONI_CARDS.index(nature) not in open_natures(s):
            return "OK-R111" if s.named else "OK-R113"
        closed = identity in COURTIERS and COURTIERS.index(identity) not in open_identities(s)
        return "OK-R113" if closed and (nature == "none" or nature in ONI_CARDS) else ""

    def unsaid(self, s: OkkoState) -> int:
        """Accuse nobody; where an accusation must be made, a random open identity (OK-R108, OK-R169)."""
        return LOT if forced(s) else 0

    def settle(self, s: OkkoState, number: int) -> None:
        s.done()
        if number == LOT:
            choice = open_identities(s)
            number = choice[s.chance.below(b"lot", len(choice))] + 1
        nature, identity = number // IDENTITIES - 1, number % IDENTITIES - 1
        s.say(say.DECLARED, (), declared(nature, identity))
        if nature != NOTHING:
            accuse_nature(s, nature)
        if identity != NOTHING and not s.battle:
            accuse_identity(s, identity)


def declared(nature: int, identity: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The Clue cards that are named (OK-R110)."""
    natures = () if nature == NOTHING else (nature,)
    return natures, () if identity == NOTHING else (CLUES.index(COURTIERS[identity]),)


def forced(s: OkkoState) -> bool:
    """Return whether this is the Round in which the red token came (OK-R108, OK-R109)."""
    return s.red == s.round


def open_natures(s: OkkoState) -> list[int]:
    """Demons whose card the heroes have never drawn (OK-R111, OK-R113)."""
    return [] if s.named else [nature for nature in range(len(ONI_CARDS)) if nature not in s.clues]


def open_identities(s: OkkoState) -> list[int]:
    """Courtiers of this game whose card they have never drawn (OK-R113)."""
    drawn = {*s.clues, *s.in_effect, *s.clue_discard}
    return [courtier for courtier in s.courtiers if CLUES.index(COURTIERS[courtier]) not in drawn]


def accuse_nature(s: OkkoState, nature: int) -> None:
    right = nature == s.nature
    s.say(say.ACCUSED, ("nature", nature), (right,))
    if right:
        s.named = True
        s.say(say.NATURE_NAMED, (nature,))
    else:
        fail(s)


def accuse_identity(s: OkkoState, courtier: int) -> None:
    right = courtier == s.identity
    s.say(say.ACCUSED, ("identity", CLUES.index(COURTIERS[courtier])), (right,))
    if right:
        s.unmasked = True
        s.remember(MASK, BLUE)  # OK-207
        begin_battle(s, "unmasked")
    else:
        fail(s)


def fail(s: OkkoState) -> None:
    """Carry out the first, second or third wrong accusation (OK-251 to OK-254)."""
    s.remember(FAILURES[s.failures], RED)
    s.failures += 1
    if s.failures >= s.rules.numbers.failures:
        begin_battle(s, "failures")
