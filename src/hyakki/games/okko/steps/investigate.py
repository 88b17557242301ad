"""Investigation (OK-229 to OK-239): a direct test on an adjacent Clue token, then Clue cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.menu import Menu, Option, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.actions import ALLY, HERO, Action, register
from hyakki.games.okko.board.sight import out_of_reach
from hyakki.games.okko.catalog.ids import COURTIERS, MARKERS
from hyakki.games.okko.effects.scope import Situation
from hyakki.games.okko.effects.values import has
from hyakki.games.okko.options import question, token_at, verb
from hyakki.games.okko.people import EVIDENCE, NOTHING, NOWHERE, PARCHMENT, Marker
from hyakki.games.okko.state import OkkoState, is_hero
from hyakki.games.okko.steps.clues import DrawClues
from hyakki.games.okko.steps.feats import note
from hyakki.games.okko.steps.test import SpaceTest, foresee, may_test

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn

PURPOSES = {EVIDENCE: "analysis", PARCHMENT: "decipher"}
"""The names of the tests of tokens (OK-233)."""
LOOK_INTO = verb("investigate")


def side_of(s: OkkoState, number: int) -> tuple[int, int]:
    """Difficulty and cards on the visible side of evidence or parchment, as printed."""
    token = s.rules.clue_tokens[MARKERS[s.beneath[number]]]
    assert token.back is not None
    return token.back if s.markers[number].flipped else token.front


def courtier_side(s: OkkoState, courtier: int) -> tuple[int, int]:
    return s.rules.clue_tokens[COURTIERS[courtier]].front


def within_reach(s: OkkoState, hero: int, space: int) -> bool:
    """Return whether a token is within reach: adjacent, or in the area for keen ears (OK-230, SET-5)."""
    if s.board.adjacent[s.where[hero]] >> space & 1:
        return True
    return has(s, hero, "keen-eared") and s.board.floor.area_of[space] == s.area_of(hero)


def why_not_reached(s: OkkoState, hero: int, space: int) -> str:
    return "" if within_reach(s, hero, space) else out_of_reach(s, s.where[hero], space, "OK-230")


def marker_at(s: OkkoState, space: int) -> int:
    """The number of the marker on a space, or NOTHING."""
    return next((n for n, marker in enumerate(s.markers) if marker.space == space), NOTHING)


def test_at(s: OkkoState, space: int) -> tuple[int, int, Situation]:
    """The direct GUILE test of the token on a space: its difficulty, the cards it gives, and what it is (OK-232)."""
    number = marker_at(s, space)
    if number == NOTHING:
        purpose, (difficulty, cards) = "interrogation", courtier_side(s, s.courtier_at.index(space))
    else:
        purpose, (difficulty, cards) = PURPOSES[s.markers[number].kind], side_of(s, number)
        difficulty += s.markers[number].raised
    return difficulty, cards, Situation(purpose=purpose, tested="guile", space=space)


class InvestigateAction(Action):
    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        if not s.investigation:
            return
        rule = self.why_not(s, turn) if is_hero(turn.figure) else "OK-R130"
        m.block(rule, LOOK_INTO) if rule else m.offer(LOOK_INTO)

    def why_not(self, s: OkkoState, turn: Turn) -> str:
        if turn.left < 1:
            return "OK-231"
        if not s.clue_deck:
            return "OK-R101"
        if not may_test(s, turn.figure):
            return "OK-167"
        if self.markers(s, turn.figure) or self.courtiers(s, turn.figure):
            return ""
        asked = any(within_reach(s, turn.figure, s.courtier_at[c]) for c in s.interrogated if s.courtier_at[c] >= 0)
        return "OK-238" if asked else "OK-230"

    def markers(self, s: OkkoState, hero: int) -> list[Marker]:
        return [
            marker
            for marker in s.markers
            if marker.kind in PURPOSES and marker.space != NOWHERE and within_reach(s, hero, marker.space)
        ]

    def courtiers(self, s: OkkoState, hero: int) -> list[int]:
        return [
            courtier
            for courtier, space in enumerate(s.courtier_at)
            if space != NOWHERE and courtier not in s.interrogated and within_reach(s, hero, space)
        ]

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        hero = turn.figure
        for marker in s.markers:
            if marker.kind in PURPOSES and marker.space != NOWHERE:
                self.enlist(m, s, hero, token_at(marker.space), marker.space, why_not_reached(s, hero, marker.space))
        for courtier, space in enumerate(s.courtier_at):
            if space != NOWHERE:
                rule = "OK-238" if courtier in s.interrogated else why_not_reached(s, hero, space)
                self.enlist(m, s, hero, question(courtier), space, rule)

    def enlist(self, m: Menu, s: OkkoState, hero: int, option: Option, space: int, rule: str) -> None:
        if rule:
            m.block(rule, option)
            return
        m.offer(option)
        if m.look:
            difficulty, cards, situation = test_at(s, space)
            m.preview(option, **foresee(s, hero, difficulty, situation), cards=min(cards, len(s.clue_deck)))

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        option = path[1]
        space = s.courtier_at[option.args[0]] if option.verb == "question" else option.args[0]
        s.say(say.INVESTIGATES, (turn.figure, space))
        s.push(Investigate(turn.figure, space))


register(InvestigateAction("investigate", HERO | ALLY))


class Investigate(SpaceTest):
    """Analysis, Interrogation or Decipher (OK-233); on a pass the token is flipped or leaves, then cards are drawn
    (OK-R168)."""

    __slots__ = ()

    def test(self, s: OkkoState) -> tuple[int, Situation]:
        difficulty, _, situation = test_at(s, self.space)
        return difficulty, situation

    def passed(self, s: OkkoState) -> None:
        note(s, self.figure, "investigations")
        s.push(DrawClues(self.figure, self.turn_over(s)))

    def failed(self, s: OkkoState) -> None:
        """Do nothing after a failed test; a direct one leaves no penalty token (OK-232)."""

    def turn_over(self, s: OkkoState) -> int:
        """Return how many cards it gives (OK-235 to OK-238)."""
        number = marker_at(s, self.space)
        if number == NOTHING:
            courtier = s.courtier_at.index(self.space)
            s.interrogated = sorted([*s.interrogated, courtier])
            s.say(say.INTERROGATED, (courtier,))
            return courtier_side(s, courtier)[1]
        marker, cards = s.markers[number], side_of(s, number)[1]
        if marker.flipped:
            marker.space = NOWHERE
            s.say(say.MARKER_GONE, (self.space,))
        else:
            marker.flipped = True
            s.say(say.FLIPPED, (self.space,), side_of(s, number))
        return cards
