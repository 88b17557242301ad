"""Set-up and the Awakening (KA-001 to KA-044, KA-R27, KA-R38)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import BOTH, GARDEN, HOUSE
from hyakki.games.kaidan.catalog.ids import CHARACTERS, HYOIREI, NUMBER, PASSAGE, TREASURE, WELL
from hyakki.games.kaidan.options import ASK_PICK, PICK, PICK_ANY
from hyakki.games.kaidan.people import MARK, NEUTRAL, NOBODY
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.appear import Appear
from hyakki.games.kaidan.steps.base import KaidanStep
from hyakki.games.kaidan.steps.draw import take_named
from hyakki.games.kaidan.steps.turn import Turn

MASK_ROOMS = tuple(NUMBER[name] for name in ("H03", "H04", "X01"))
DEALT_OFUDA = NUMBER["EX01"]


class SetUp(KaidanStep):
    """PGs are picked, piles and bags made, the First Player drawn; then everybody wakes up."""

    __slots__ = ("awake",)
    awake: int

    def __init__(self) -> None:
        super().__init__("first")
        self.awake = 0

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "first":
            self.first_player(s)
        elif self.stage == "pick":
            for seat in s.clockwise(s.first):
                if s.pgs[seat].character == NOBODY:
                    return (ASK_PICK[seat],)
            self.stage = "piles"
        elif self.stage == "piles":
            self.make_piles(s)
            self.stage = "wake"
        elif self.stage == "wake" and self.awake < s.seats:
            seat = s.clockwise(s.first)[self.awake]  # KA-030
            self.awake += 1
            s.push(Appear(seat))
        else:
            self.finish(s)
            s.stack[-1] = Turn()
        return None

    def first_player(self, s: KaidanState) -> None:
        s.first = s.chance.below(b"first player", s.seats) if s.rules.starter is None else s.rules.starter
        s.say(say.FIRST_PLAYER, (), (s.first,))
        if s.rules.picks is not None:
            for seat, name in enumerate(s.rules.picks):
                self.take(s, seat, CHARACTERS.index(name))
        self.stage = "pick"

    # KA-024

    def take(self, s: KaidanState, seat: int, character: int) -> None:
        s.pgs[seat].character = character
        s.say(say.PICKED, (seat, character))

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        taken = [pg.character for pg in s.pgs]
        for character, option in enumerate(PICK):
            m.block("KA-024", option) if character in taken else m.offer(option)
        m.offer(PICK_ANY)
        return m

    def default(self, s: KaidanState, ask: Ask) -> Path:
        return (PICK_ANY,)

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        if path[0] is PICK_ANY:
            taken = [pg.character for pg in s.pgs]
            free = [character for character in range(len(CHARACTERS)) if character not in taken]
            character = free[s.chance.below(b"character", len(free))]
            s.pgs[ask.seat].character = character
            s.say(say.PICKED_ANY, (ask.seat,), (character,))
        else:
            self.take(s, ask.seat, path[0].args[0])

    # KA-003 to KA-021, KA-025

    def make_piles(self, s: KaidanState) -> None:
        kit = s.kit
        kept = ((PASSAGE, TREASURE, *MASK_ROOMS[:2]), MASK_ROOMS[2:], (WELL,))
        for pile in (HOUSE, BOTH, GARDEN):
            tiles = [tile for tile in kit.piles[pile] if tile not in kept[pile]]
            s.chance.shuffle(b"tiles", tiles)
            s.set_aside.append(tiles.pop())  # KA-004, KA-006, KA-007
            tiles += [tile for tile in kept[pile] if tile not in (PASSAGE, TREASURE)]
            s.chance.shuffle(b"tiles", tiles)
            s.tiles[pile] = tiles
        darkness = list(s.rules.board.darkness)
        s.chance.shuffle(b"darkness", darkness)
        s.set_aside.append(darkness.pop())  # KA-008
        s.darkness = darkness
        s.entity_deck, s.event_deck = list(kit.entity_deck), list(kit.event_deck)
        s.lost_decks = [list(deck) for deck in kit.lost_decks]
        s.objects = [list(deck) for deck in kit.object_decks(s.seats)]
        for deck in (s.entity_deck, s.event_deck, *s.lost_decks, *s.objects):
            s.chance.shuffle(b"deck", deck)
        s.map_bag, s.door_bag = sorted(kit.map_bag), sorted(kit.bag)
        numbers = s.rules.numbers
        for secret in s.secrets:
            secret.status = (NEUTRAL,) * numbers.neutral_states + (MARK,) * numbers.death_marks
        objects = kit.objects
        s.say(
            say.SET_UP,
            (
                tuple([tuple(sorted(card for card in deck if card != HYOIREI)) for deck in s.objects]),
                HYOIREI in s.objects[0],
                tuple([card.uses for card in objects]),
                tuple([number for number, card in enumerate(objects) if "mission" in card.icons]),
                tuple([tuple(tile for tile in pile if tile not in (PASSAGE, TREASURE)) for pile in kit.piles]),
                (*MASK_ROOMS, WELL),
                kit.event_deck,
            ),
        )

    def finish(self, s: KaidanState) -> None:
        """Finish the set-up: the two Rooms that waited are shuffled in (KA-043); everybody gets an Ofuda (KA-044)."""
        s.tiles[HOUSE] += [PASSAGE, TREASURE]
        s.chance.shuffle(b"tiles", s.tiles[HOUSE])
        s.say(say.SHUFFLED_IN, (HOUSE, (PASSAGE, TREASURE)))
        for seat in s.clockwise(s.first):
            take_named(s, seat, DEALT_OFUDA)
