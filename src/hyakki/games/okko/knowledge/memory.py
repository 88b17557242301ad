"""What a viewer of Okko Chronicles remembers: which Event cards can be where, what the Oni can be, where Clue cards can
lie.

All seats of the heroes are told the same, so they remember the same. What a seat sees all the time is in the View and
not kept here: the Oni knows its own cards, the heroes theirs (OK-R22, OK-R23).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hyakki.core.events import Event, Viewer
from hyakki.core.memory import Memory
from hyakki.games.okko.catalog.ids import COURTIERS, ONI_CARDS
from hyakki.games.okko.people import NOTHING
from hyakki.games.okko.state import OkkoState

Args = tuple[Any, ...]
Fact = tuple[Any, ...]


class OkkoMemory(Memory):
    __slots__ = (
        "complications",
        "dealt",
        "deck",
        "held",
        "kept",
        "looked",
        "not_identity",
        "not_nature",
        "shown",
        "undrawn",
        "unseen",
    )

    def __init__(self, viewer: Viewer) -> None:
        super().__init__(viewer)
        self.deck = 0
        """Event cards in the deck."""
        self.unseen: list[int] = []
        """Sorted: Event cards in the deck, and those of which the viewer cannot say whether the Oni holds them."""
        self.held: list[int] = []
        """Sorted: Event cards that the Oni must hold, in hand or face down beside an agent card."""
        self.dealt = False
        """The Oni has its nature and identity, and the Clue deck lies there."""
        self.complications: tuple[int, ...] = ()
        """The complications that the Clue deck was made with."""
        self.not_nature: list[int] = []
        """Sorted: Oni cards that were accused wrongly (OK-249)."""
        self.not_identity: list[int] = []
        """Sorted: courtiers that were accused wrongly (OK-250)."""
        self.shown: tuple[int, ...] = ()
        """Clue cards that the heroes keep since before play, for all to see."""
        self.kept = 0
        """Clue cards that the heroes keep."""
        self.undrawn: dict[int, int] = {}
        """Clue cards that were accused wrongly: each is not among so many of the cards kept first (OK-R113)."""
        self.looked: list[int] = []
        """Cards on top of the Clue deck that the heroes have looked at, the top last."""

    def copy(self) -> OkkoMemory:
        twin = OkkoMemory.__new__(OkkoMemory)
        twin.viewer, twin.mask, twin.deck, twin.kept = self.viewer, self.mask, self.deck, self.kept
        twin.unseen, twin.held, twin.complications = self.unseen[:], self.held[:], self.complications
        twin.not_nature, twin.not_identity = self.not_nature[:], self.not_identity[:]
        twin.dealt, twin.shown = self.dealt, self.shown
        twin.undrawn, twin.looked = self.undrawn.copy(), self.looked[:]
        return twin

    def see(self, event: Event) -> None:
        learn = SEEN.get(event.kind.name)
        if learn is not None:
            learn(self, event.args, event.fact if event.fact is not None and event.to & self.mask else ())

    def dump(self) -> dict[str, Any]:
        return {
            "unseen": tuple(self.unseen),
            "held": tuple(self.held),
            "dealt": self.dealt,
            "complications": self.complications,
            "shown": self.shown,
            "not_nature": tuple(self.not_nature),
            "not_identity": tuple(self.not_identity),
            "undrawn": tuple(sorted(self.undrawn.items())),
            "looked": tuple(self.looked),
        }

    def misfit(self, s: OkkoState) -> str | None:
        return self._wrong_events(s) or self._wrong_clues(s)

    def _wrong_events(self, s: OkkoState) -> str | None:
        holds = [*s.event_hand, *(event for events in s.placed for event in events)]
        if self.deck != len(s.event_deck):
            return f"the event deck is thought to hold {self.deck} cards"
        if sorted(self.unseen + self.held) != sorted(s.event_deck + holds):
            return "other Event cards are thought to be with the Oni or in its deck"
        if any(event not in holds for event in self.held):
            return "an Event card is thought to be with the Oni"
        return None

    def _wrong_clues(self, s: OkkoState) -> str | None:
        if s.nature in self.not_nature:
            return f"the nature is thought not to be {s.nature}"
        if s.identity in self.not_identity:
            return f"the identity is thought not to be {s.identity}"
        if self.kept != len(s.clues):
            return f"the heroes are thought to keep {self.kept} Clue cards"
        if self.looked and s.clue_deck[-len(self.looked) :] != self.looked:
            return "other Clue cards are thought to be on top"
        return None

    # Event cards

    def events_shuffled(self, args: Args, fact: Fact) -> None:
        """Note that the deck is made of these cards, at set-up or later: all else that was unseen must be with the
        Oni (OK-217). What it drew before that is said to have been drawn only afterwards."""
        self.held = sorted(self.held + self.unseen)
        self.unseen = sorted(args[0])
        self.deck += len(args[0])

    def events_drawn(self, args: Args, fact: Fact) -> None:
        """Note drawn Event cards; a viewer who is not told knows them if no other card is left."""
        self.deck -= args[1]
        known = fact[0] if fact else () if self.deck else self.unseen[:]
        for event in known:
            if event in self.unseen:
                self.unseen.remove(event)
                self.held = sorted([*self.held, event])

    def events_shown(self, args: Args, fact: Fact) -> None:
        """Note cards of the Oni that come into the open."""
        for event in fact[0]:
            (self.held if event in self.held else self.unseen).remove(event)

    def event_shown(self, args: Args, fact: Fact) -> None:
        self.events_shown(args, (fact,))

    # Clue cards

    def clue_deck(self, args: Args, fact: Fact) -> None:
        self.dealt, self.complications = True, fact[0]

    def clue_drawn(self, args: Args, fact: Fact) -> None:
        """Note a courtier or Oni card, which the heroes keep (OK-R26)."""
        self.kept += 1
        self._off_the_top()

    def complication(self, args: Args, fact: Fact) -> None:
        self._off_the_top()

    def _off_the_top(self) -> None:
        if self.looked:
            self.looked.pop()

    def clue_kept(self, args: Args, fact: Fact) -> None:
        """Note that a courtier who follows leaves the cards that are kept, as the last of them (OK-244)."""
        if fact[0] != NOTHING:
            self.kept -= 1

    def courtier_played(self, args: Args, fact: Fact) -> None:
        """Note a courtier card from among those that are kept: it is unknown when it was drawn (OK-242)."""
        self.kept -= 1
        self.undrawn = {clue: count - 1 for clue, count in self.undrawn.items() if count > 1}

    def clues_looked_at(self, args: Args, fact: Fact) -> None:
        """Note that the heroes have looked at cards of the Clue deck; the top is named first."""
        if fact:
            self.looked = list(reversed(fact[0]))

    def accused(self, args: Args, fact: Fact) -> None:
        """Note that an accused courtier or Oni card is not among the cards that the heroes have drawn (OK-R113)."""
        clue, right = args[1], fact[0]
        if right:
            return
        if self.kept:
            self.undrawn[clue] = self.kept
        ruled_out, number = (
            (self.not_nature, clue) if clue < len(ONI_CARDS) else (self.not_identity, clue - len(ONI_CARDS))
        )
        assert number < len(COURTIERS)
        if number not in ruled_out:
            ruled_out.append(number)
            ruled_out.sort()

    def oni_card_shown(self, args: Args, fact: Fact) -> None:
        """Note a card that is not the Oni's own, shown before play and set aside for the heroes."""
        self.shown, self.kept = (*self.shown, fact[0]), self.kept + 1


SEEN: dict[str, Callable[[OkkoMemory, Args, Fact], None]] = {
    "events-shuffled": OkkoMemory.events_shuffled,
    "events-drawn": OkkoMemory.events_drawn,
    "paid": OkkoMemory.events_shown,
    "techniques": OkkoMemory.events_shown,
    "event-played": OkkoMemory.event_shown,
    "clue-deck": OkkoMemory.clue_deck,
    "clue-drawn": OkkoMemory.clue_drawn,
    "complication": OkkoMemory.complication,
    "clue-kept": OkkoMemory.clue_kept,
    "courtier-played": OkkoMemory.courtier_played,
    "looked": OkkoMemory.clues_looked_at,
    "arranged": OkkoMemory.clues_looked_at,
    "accused": OkkoMemory.accused,
    "oni-card-shown": OkkoMemory.oni_card_shown,
}


def remember(s: OkkoState, memory: OkkoMemory) -> None:
    """Set what a viewer of a scene's position knows: the Oni its cards, others none of them unless the deck is
    empty."""
    holds = sorted([*s.event_hand, *(event for events in s.placed for event in events)])
    known = s.oni in memory.viewer.seats or not s.event_deck
    memory.deck = len(s.event_deck)
    memory.held = holds if known else []
    memory.unseen = sorted(s.event_deck) if known else sorted(s.event_deck + holds)
    first = len(ONI_CARDS) + len(COURTIERS)
    memory.complications = tuple(sorted(clue for clue in (*s.clue_deck, *s.clue_discard) if clue >= first))
    memory.dealt = s.nature != NOTHING
    memory.kept = len(s.clues)
