"""The Memory of Kaidan: hidden cards and tiles by place, and all that shows who is possessed.

What else is hidden (entities, Lost Persons, darkness, Onryo's tokens) has no history: a View says how much is unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from hyakki.core.events import Event, Viewer
from hyakki.core.memory import Memory
from hyakki.games.kaidan.catalog.cards import DECKS, PILES
from hyakki.games.kaidan.catalog.ids import EVENTS, NUMBER, ROOMS
from hyakki.games.kaidan.knowledge.piles import KINDS, Cards, Era, Pile, bits, code_of
from hyakki.games.kaidan.knowledge.suspicion import Entry, suppositions
from hyakki.games.kaidan.people import NOBODY, SPENT, STANDEES, kind_of
from hyakki.games.kaidan.state import KaidanState

Args = tuple[Any, ...]
Fact = tuple[Any, ...] | None

KEY_CARDS = frozenset(NUMBER[name] for name in ("OB02", "OB03", "OB04", "TR01"))


@mypyc_attr(allow_interpreted_subclasses=True)
class KaidanMemory(Memory):
    __slots__ = (
        "_dumped",
        "announced",
        "cards",
        "counted",
        "dying",
        "events",
        "keys_out",
        "log",
        "loot",
        "met",
        "mission",
        "out",
        "seats",
        "tiles",
        "uses",
        "worn",
    )

    def __init__(self, viewer: Viewer, seats: int) -> None:
        super().__init__(viewer)
        self.seats = seats
        self._dumped: dict[str, Any] | None = None
        self.cards = Cards(seats, [()] * len(DECKS), 1)
        self.tiles = [Pile((), len(ROOMS)) for _ in PILES]
        self.events = Pile((), len(EVENTS))
        self.uses: tuple[int, ...] = (0,) * KINDS
        self.mission = 0
        """The codes of Mission objects."""
        self.loot: list[tuple[int, int]] = []
        """Cell and owner of each inventory token, in order."""
        self.met: list[int] = []
        """Lost Persons that have been met."""
        self.announced: list[int] = []
        """The event count of each Event phase, as 0, 1 or 2 (KA-R13)."""
        self.keys_out: list[tuple[int, Era]] = []
        """Keys that have left the game, and when they were found."""
        self.log: list[Entry] = []
        """See `suspicion`."""
        self.dying: list[tuple[int, int]] = []
        self.out: set[int] = set()
        """Seats whose PG has escaped."""
        self.worn: dict[int, int] = {}
        """The Mask in view, by seat; `-1 - Mask` once it is seen to have left with cards that are about to move."""
        self.counted: dict[int, tuple[int, int]] = {}
        """Death Marks and Neutral States as last counted, by own seat (KA-R99)."""

    def copy(self) -> KaidanMemory:
        twin = KaidanMemory.__new__(KaidanMemory)
        twin.viewer, twin.mask, twin.seats, twin._dumped = self.viewer, self.mask, self.seats, self._dumped
        twin.cards, twin.events = self.cards.copy(), self.events.copy()
        twin.tiles = [pile.copy() for pile in self.tiles]
        twin.uses, twin.mission = self.uses, self.mission
        twin.loot, twin.met, twin.announced = self.loot[:], self.met[:], self.announced[:]
        twin.keys_out, twin.log, twin.dying = self.keys_out[:], self.log[:], self.dying[:]
        twin.out, twin.counted, twin.worn = self.out.copy(), self.counted.copy(), self.worn.copy()
        return twin

    def see(self, event: Event) -> None:
        learn = SEEN.get(event.kind.name)
        if learn is not None:
            self._dumped = None
            learn(self, event.args, event.fact if event.to & self.mask else None)

    def dump(self) -> dict[str, Any]:
        if self._dumped is None:
            self._dumped = {
                "cards": self.cards.dump(),
                "tiles": tuple([pile.dump() for pile in self.tiles]),
                "events": self.events.dump(),
                "met": tuple(self.met),
                "announced": tuple(self.announced),
                "keys_out": tuple(self.keys_out),
                "log": tuple(self.log),
            }
        return self._dumped

    def take_seat(self, seat: int, world: KaidanState) -> None:
        """The possessed player has learned it from one of its own draws."""
        super().take_seat(seat, world)
        self._dumped, log = None, self.log
        for place, entry in enumerate(log if world.possessed == seat else ()):
            if entry == ("draw", seat):
                self.log = [*log[:place], ("found", seat), *log[place + 1 :]]
                if self._misfit_host(world) is None:
                    return
        self.log = log

    # Set-up

    def set_up(self, args: Args, fact: Fact) -> None:
        decks, hyoirei, uses, mission, tiles, kept, events = args
        self.cards = Cards(self.seats, decks, max(1, *uses))
        self.uses = tuple(uses)
        self.mission = bits(mission)
        for number, pile in enumerate(tiles):
            self.tiles[number] = Pile(pile, len(ROOMS), bits([tile for tile in pile if tile not in kept]))
        self.events = Pile(events, len(EVENTS))
        if hyoirei:
            self.log.append(("deck", len(decks[0])))

    def shuffled_in(self, args: Args, fact: Fact) -> None:
        self.tiles[args[0]].shuffle_in(args[1])

    # Tiles and events

    def room_drawn(self, args: Args, fact: Fact) -> None:
        assert fact is not None
        self.tiles[args[1]].turn_up(fact[0])

    def looked_at_tiles(self, args: Args, fact: Fact) -> None:
        if fact is not None:
            self.tiles[args[1]].look(fact[0])

    def ordered_tiles(self, args: Args, fact: Fact) -> None:
        self.tiles[args[1]].reorder(args[2], None if fact is None else fact[0])

    def looked_at_event(self, args: Args, fact: Fact) -> None:
        if fact is not None and fact[0] != NOBODY:
            self.events.look((fact[0],))

    def event(self, args: Args, fact: Fact) -> None:
        assert fact is not None
        self.events.turn_up(fact[0])

    def lost_person(self, args: Args, fact: Fact) -> None:
        assert fact is not None
        self.met.append(fact[0])

    def event_count(self, args: Args, fact: Fact) -> None:
        """Note which keys may have been found by now: the count is public from here on (KA-R13)."""
        assert fact is not None
        self.announced.append(fact[0])
        self.cards.now = len(self.announced)

    # Decks

    def drew(self, args: Args, fact: Fact) -> None:
        seat, deck = args
        self.cards.draw_from(deck, seat, None if fact is None else fact[0])
        if deck == 0:
            self.log.append(("draw" if fact is None or not fact[1] else "found", seat))

    def reshuffled(self, args: Args, fact: Fact) -> None:
        deck, cards = args
        self.cards.shuffle_into(deck, cards)
        if deck == 0 and self.log:
            self.log.append(("deck", len(cards)))

    def took_named(self, args: Args, fact: Fact) -> None:
        seat, card, discarded = args
        if not discarded:
            deck = next(deck for deck in range(len(DECKS)) if self._may_hold(deck, card))
            self.cards.take_out(self.cards.deck(deck), card)
            if deck == 0:
                self.log.append(("taken",))
        self.cards.put_in(seat, card)

    def _may_hold(self, deck: int, card: int) -> bool:
        return any(self.cards.masks[slot] >> card & 1 for slot in self.cards.zones[self.cards.deck(deck)])

    # Inventories

    def leave(self, seat: int, card: int) -> None:
        era = self.cards.take_out(seat, card)
        if self.worn.get(seat) == kind_of(card):
            del self.worn[seat]
        if kind_of(card) in KEY_CARDS:
            self.keys_out.append((kind_of(card), era))

    def used(self, args: Args, fact: Fact) -> None:
        seat, card, consumed = args
        if consumed:
            self.leave(seat, card)
        elif self.uses[kind_of(card)]:
            self.leave(seat, card)
            self.cards.put_in(seat, card + SPENT)
        else:
            self.cards.show(seat, card)

    def shows(self, args: Args, fact: Fact) -> None:
        self.cards.show(args[0], args[1])

    def wore(self, args: Args, fact: Fact) -> None:
        self.shows(args, fact)
        self.worn[args[0]] = args[1]

    def took_off(self, args: Args, fact: Fact) -> None:
        self.worn.pop(args[0], None)

    def mask_seen(self, args: Args, fact: Fact) -> None:
        assert fact is not None
        if fact[0] != NOBODY:
            self.worn[args[0]] = -1 - fact[0]

    def moves(self, seat: int, target: int, cards: Sequence[int] | None, count: int) -> None:
        """Note that cards leave an inventory unseen; all see whether a worn Mask is among them (KA-172)."""
        mask = self.worn.get(seat)
        if mask is None or cards is not None:
            self.cards.move(seat, target, cards, count)
        elif mask < 0:
            self.cards.move(seat, target, (-1 - mask,), 1)
            self.cards.move(seat, target, None, count - 1)
        else:
            kept = self.cards.hold_back(seat, mask)
            self.cards.move(seat, target, None, count)
            self.cards.zones[seat].append(kept)
        if mask is not None and mask < 0:
            del self.worn[seat]

    def discarded(self, args: Args, fact: Fact) -> None:
        for card in args[1]:
            self.leave(args[0], card)

    def lost_at_random(self, args: Args, fact: Fact) -> None:
        assert fact is not None
        if fact[0] == NOBODY:
            self.cards.only(args[0], self.mission)
        else:
            self.leave(args[0], fact[0])

    def looked_at_cards(self, args: Args, fact: Fact) -> None:
        if fact is not None:
            cards, hyoirei = fact
            self.cards.look_at(args[1], cards)
            self.log.append(("host", args[1], bool(hyoirei)))

    def traded(self, args: Args, fact: Fact) -> None:
        seat, partner, given, received = args
        mine, theirs = (None, None) if fact is None else fact
        spare = len(self.cards.zones)
        self.cards.zones.append([])
        self.moves(seat, spare, mine, given)
        self.moves(partner, seat, theirs, received)
        self.cards.move_all(spare, partner)
        self.cards.zones.pop()

    # Thieves and inventory tokens

    def stole(self, args: Args, fact: Fact) -> None:
        seat, who = args
        self.moves(seat, self.cards.stolen(who), fact, 1)

    def took_stolen(self, args: Args, fact: Fact) -> None:
        seat, who, _ = args
        zone = self.cards.stolen(who)
        if fact is not None:
            self.cards.look_at(zone, fact[0])
        self.cards.move_all(zone, seat)

    def stolen_left(self, args: Args, fact: Fact) -> None:
        who, cell, _ = args
        if (cell, NOBODY) in self.loot:
            self.cards.move_all(self.cards.stolen(who), self.cards.token(self.loot.index((cell, NOBODY))))
        else:
            self.loot.append((cell, NOBODY))
            self.cards.lay(self.cards.stolen(who))

    def inventory_left(self, args: Args, fact: Fact) -> None:
        """Note what does not burn, or may not leave the house (KA-180, KA-R117, KA-R131)."""
        assert fact is not None
        seat, cell = args
        left = fact[0]
        self.worn.pop(seat, None)
        if seat in self.out:
            self.cards.zones.append([])
            place = len(self.cards.zones) - 1
            self.cards.part(seat, place, ~self.mission, len(self.cards.zones[seat]) - left)
            if left:
                self.loot.append((cell, seat))
            else:
                self.cards.zones.pop()
            return
        if left < len(self.cards.zones[seat]):
            self.cards.part(seat, self.cards.gone, self.mission, left)
        if left:
            self.loot.append((cell, seat))
            self.cards.lay(seat)

    def inventory_burnt(self, args: Args, fact: Fact) -> None:
        assert fact is not None
        place = self.loot.index((args[0], args[1]))
        self.cards.part(self.cards.token(place), self.cards.gone, self.mission, fact[0])
        self._sweep_loot(place)

    def looked_at_loot(self, args: Args, fact: Fact) -> None:
        if fact is not None:
            self.cards.look_at(self.cards.token(self.loot.index((args[2], args[1]))), fact[0])

    def recovered(self, args: Args, fact: Fact) -> None:
        seat, owner, cell, count, _ = args
        place = self.loot.index((cell, owner))
        self.cards.move(self.cards.token(place), seat, None if fact is None else fact[0], count)
        self._sweep_loot(place)

    def _sweep_loot(self, place: int) -> None:
        if not self.cards.zones[self.cards.token(place)]:
            self.cards.clear_token(place)
            del self.loot[place]

    # The Hyoirei

    def exchanged(self, args: Args, fact: Fact) -> None:
        self.log.append(("exchange", *args))

    def marks_counted(self, args: Args, fact: Fact) -> None:
        if fact is not None:
            self.counted[args[0]] = (fact[0], fact[1])
            self.log.append(("marks", args[0], fact[0]))

    def verdict(self, args: Args, fact: Fact) -> None:
        assert fact is not None
        self.log.append(("doomed", args[0], bool(fact[0])))

    def host_told(self, args: Args, fact: Fact) -> None:
        assert fact is not None
        self.log.append(("host", args[0], bool(fact[0])))

    def exorcism(self, args: Args, fact: Fact) -> None:
        assert fact is not None
        self.log.append(("host", args[1], bool(fact[0])))

    def exorcised(self, args: Args, fact: Fact) -> None:
        self.log.append(("exorcised", args[0]))

    def unmasked(self, args: Args, fact: Fact) -> None:
        self.log.append(("host", args[0], True))

    def hyoirei_gone(self, args: Args, fact: Fact) -> None:
        self.log.append(("gone",))

    def banished(self, args: Args, fact: Fact) -> None:
        if args[1] != NOBODY:
            self.log.append(("banished", args[1]))

    def died(self, args: Args, fact: Fact) -> None:
        seat, killer, _, more = args
        self.host_told(args, fact)
        self.dying.append((seat, killer))
        if not more:
            self.log.append(("died", tuple(self.dying)))
            self.dying = []

    def escaped(self, args: Args, fact: Fact) -> None:
        self.out.add(args[0])
        self.log.append(("escaped", args[0]))

    # The true world is never ruled out

    def misfit(self, s: KaidanState) -> str | None:
        return self._misfit_cards(s) or self._misfit_piles(s) or self._misfit_host(s)

    def _misfit_cards(self, s: KaidanState) -> str | None:
        cards = self.cards
        if [(loot.cell, loot.owner) for loot in s.loot] != self.loot:
            return "inventory tokens"
        places = [(f"inventory {seat}", seat, s.secrets[seat].cards) for seat in range(s.seats)]
        places += [(f"stolen by {who}", cards.stolen(who), tuple(s.stolen[who])) for who in range(STANDEES)]
        places += [(f"inventory token {at}", cards.token(at), loot.cards) for at, loot in enumerate(s.loot)]
        for name, zone, there in places:
            if not _fills([code_of(card) for card in there], [cards.masks[slot] for slot in cards.zones[zone]]):
                return name
        for deck, name in enumerate(DECKS):
            there = tuple(card for card in s.objects[deck] if card)
            masks = [cards.masks[slot] for slot in cards.zones[cards.deck(deck)]]
            if len(there) != len(masks):
                return f"size of deck {name}"
            if not all(mask >> card & 1 for mask, card in zip(masks, there, strict=True)):
                return f"deck {name}"
        return None

    def _misfit_piles(self, s: KaidanState) -> str | None:
        for pile, name in enumerate(PILES):
            if s.set_aside and not self.tiles[pile].allows(s.tiles[pile], s.set_aside[pile]):
                return f"tiles {name}"
        return None if self.events.allows(s.event_deck, NOBODY) else "event deck"

    def _misfit_host(self, s: KaidanState) -> str | None:
        status = [secret.status for secret in s.secrets]
        for each in suppositions(self.log, self.viewer.seats, s.seats, s.rules):
            if each.host == s.possessed and (each.piles == status or not s.set_aside):
                return None
        return "who is possessed, and the status cards"


def _fills(there: Sequence[int], masks: Sequence[int]) -> bool:
    """Return whether these cards can lie in these slots: a matching, found by augmenting ways."""
    if len(there) != len(masks):
        return False
    taken: dict[int, int] = {}

    def place(card: int, tried: set[int]) -> bool:
        for slot, mask in enumerate(masks):
            if mask >> there[card] & 1 and slot not in tried:
                tried.add(slot)
                if slot not in taken or place(taken[slot], tried):
                    taken[slot] = card
                    return True
        return False

    return all(place(card, set()) for card in range(len(there)))


SEEN: dict[str, Callable[[KaidanMemory, Args, Fact], None]] = {
    "set-up": KaidanMemory.set_up,
    "shuffled-in": KaidanMemory.shuffled_in,
    "room-drawn": KaidanMemory.room_drawn,
    "looked-at-tiles": KaidanMemory.looked_at_tiles,
    "ordered-tiles": KaidanMemory.ordered_tiles,
    "looked-at-event": KaidanMemory.looked_at_event,
    "event": KaidanMemory.event,
    "lost-person": KaidanMemory.lost_person,
    "event-count": KaidanMemory.event_count,
    "drew": KaidanMemory.drew,
    "reshuffled": KaidanMemory.reshuffled,
    "took-named": KaidanMemory.took_named,
    "used": KaidanMemory.used,
    "bonus-used": KaidanMemory.shows,
    "wore": KaidanMemory.wore,
    "took-off": KaidanMemory.took_off,
    "mask-seen": KaidanMemory.mask_seen,
    "discarded": KaidanMemory.discarded,
    "lost-at-random": KaidanMemory.lost_at_random,
    "looked-at-cards": KaidanMemory.looked_at_cards,
    "traded": KaidanMemory.traded,
    "stole": KaidanMemory.stole,
    "took-stolen": KaidanMemory.took_stolen,
    "stolen-left": KaidanMemory.stolen_left,
    "inventory-left": KaidanMemory.inventory_left,
    "inventory-burnt": KaidanMemory.inventory_burnt,
    "looked-at-loot": KaidanMemory.looked_at_loot,
    "recovered": KaidanMemory.recovered,
    "exchanged": KaidanMemory.exchanged,
    "marks-counted": KaidanMemory.marks_counted,
    "verdict": KaidanMemory.verdict,
    "alone": KaidanMemory.host_told,
    "exorcism": KaidanMemory.exorcism,
    "exorcised": KaidanMemory.exorcised,
    "unmasked": KaidanMemory.unmasked,
    "hyoirei-gone": KaidanMemory.hyoirei_gone,
    "banished": KaidanMemory.banished,
    "died": KaidanMemory.died,
    "escaped": KaidanMemory.escaped,
}
