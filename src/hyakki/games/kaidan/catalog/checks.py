"""Checks of content that types alone cannot express."""

from __future__ import annotations

from collections.abc import Iterator

from hyakki.core.errors import BadContent
from hyakki.core.faults import BadField, fault_of
from hyakki.games.kaidan.board.tiles import BLUE, MAP, MASK, TRAPDOOR, WELL, Unreadable, layouts
from hyakki.games.kaidan.catalog.cards import PILES, Effect, KaidanRules, ObjectCard, RoomTile
from hyakki.games.kaidan.catalog.ids import CHARACTERS, ENTITIES, HOSTED, HYOIREI, OBJECTS, ROOMS

PACKAGE = "hyakki.games.kaidan"
PILE_SIZES = (16, 6, 6)
"""One more than there are positions (KA-036, KA-R27)."""
COLUMNS = 5
LEAST_TOKENS = 20
"""Tokens that suffice in any Turn for five seats of which four are Onryo."""
MARKS_OF = {"plain": {MAP}, "cursed": {MAP, WELL}, "mask": {MAP, MASK}, "treasure": {BLUE}, "passage": {MAP, TRAPDOOR}}


def check(rules: KaidanRules, seats: int) -> None:
    _board(rules)
    _rooms(rules)
    _tokens(rules)
    _entities(rules)
    _cards(rules)
    _decks(rules, seats)
    _agreed(rules, seats)


def _refuse(where: str, what: str) -> None:
    raise BadContent(where, what)


def _unfit(where: str, key: str, **args: str | int) -> None:
    raise BadField(fault_of(PACKAGE, where, "", key, args))


def _board(rules: KaidanRules) -> None:
    board = rules.board
    for field, walls, rows, columns in (
        ("walls_east", board.walls_east, 10, 9),
        ("walls_south", board.walls_south, 9, 10),
    ):
        for row, column in walls:
            if not (1 <= row <= rows and 1 <= column <= columns):
                _refuse(f"board {field}", f"[{row}, {column}] is not between two cells of the board")
    if len(board.darkness) <= COLUMNS:
        _refuse("board darkness", f"{len(board.darkness)} tokens; one more than the {COLUMNS} columns are needed")
    if not {"0c", "3c"} < set(board.die):
        _refuse("board die", "needs a 0c, a 3c and a plain face")


def _rooms(rules: KaidanRules) -> None:
    for pile, size in zip(PILES, PILE_SIZES, strict=True):
        found = sum(room.pile == pile for room in rules.rooms.values())
        if found != size:
            _refuse("rooms pile", f"{found} tiles are {pile}; there must be {size}")
    for name, kind in (("H01", "passage"), ("H02", "treasure"), ("H03", "mask"), ("H04", "mask"), ("X01", "mask")):
        if rules.rooms[name].kind != kind:  # KA-003, KA-006
            _refuse(f"rooms {name} kind", f"must be {kind}")
    for name in ROOMS:
        _room(name, rules.rooms[name])
    cursed = sorted(name for name, room in rules.rooms.items() if room.kind == "cursed")
    if sorted(curse.room for curse in rules.curses.values()) != cursed:
        _refuse("curses room", f"must name each cursed Room once: {', '.join(cursed)}")
    if rules.curses["CR1"].room != "G01":
        _refuse("curses CR1 room", "must be G01, where the well is")


def _room(name: str, room: RoomTile) -> None:
    try:
        layout = layouts(room.outer, room.inner, room.marks)[0]
    except Unreadable as error:
        raise BadContent(f"rooms {name} {error.field}", error.what) from None
    if not any(layout.doors):
        _refuse(f"rooms {name} outer", "has no exterior door")
    marks = {mark for mark in layout.marks if mark}
    for mark, letter in ((MAP, "m"), (MASK, "p"), (BLUE, "z"), (TRAPDOOR, "T"), (WELL, "W")):
        if mark in marks and mark not in MARKS_OF[room.kind]:
            _refuse(f"rooms {name} marks", f"{letter} does not belong to a Room that is {room.kind}")
    for kind, mark, letter in (("passage", TRAPDOOR, "T"), ("mask", MASK, "p"), ("treasure", BLUE, "z")):
        if room.kind == kind and mark not in marks:
            _refuse(f"rooms {name} marks", f"a Room that is {kind} needs {letter}")
    if layout.marks.count(TRAPDOOR) > 1:
        _refuse(f"rooms {name} marks", "there is one trapdoor")
    if layout.marks.count(WELL) != (name == "G01"):
        _refuse(f"rooms {name} marks", "G01 has the one well")


def _tokens(rules: KaidanRules) -> None:
    for name, token in rules.tokens.items():
        if (token.door == "blocked") != (token.blocked > 0):
            _refuse(f"tokens {name} blocked", "a blocked door, and no other, has a number")
        if token.manifest == (token.cells > 0):
            _refuse(f"tokens {name} cells", "a token has cells to move, or manifests")
        if token.toward and token.away:
            _refuse(f"tokens {name} away", "a token does not show both toward and away")
        if token.manifest and (token.toward or token.away or token.ghost or token.disappear):
            _refuse(f"tokens {name} manifest", "shows no other symbol beside it")
    if sum(token.copies for token in rules.tokens.values()) < LEAST_TOKENS:
        _refuse("tokens copies", f"there must be {LEAST_TOKENS} tokens at least")


def _entities(rules: KaidanRules) -> None:
    for name in ENTITIES:
        entity = rules.entities[name]
        if entity.lost != (name == "EN-LP"):
            _refuse(f"entities {name} lost", "EN-LP is the Lost Person, and nobody else")
        if entity.ritual is not None and entity.ritual.object:
            _known(f"entities {name} ritual.object", entity.ritual.object, OBJECTS)
    if rules.entities["EN-LP"].copies > 1:
        _unfit("entities EN-LP copies", "one-lost-person")
    if rules.entities["EN-OK"].copies:
        _unfit("entities EN-OK copies", "no-okiku")


def _cards(rules: KaidanRules) -> None:
    for name, card in rules.objects.items():
        _object(name, card)
    for where, effect in _effects(rules):
        if effect.take:
            _known(f"{where}.take", effect.take, OBJECTS)
        if effect.entity:
            _known(f"{where}.entity", effect.entity, ENTITIES)
    for name, event in rules.events.items():
        if (event.effect is None) == (event.lasting is None):
            _refuse(f"events {name} effect", "an event has an effect, or lasts")
        if event.test is not None and event.to == "group":
            _refuse(f"events {name} test", "the group as one makes no Test")
    if not any(event.copies for event in rules.events.values()):
        _refuse("events copies", "the deck is empty")
    for deck in ("house", "garden"):
        if not any(lost.deck == deck for lost in rules.lost.values()):
            _refuse("lost deck", f"none is in {deck}")


def _object(name: str, card: ObjectCard) -> None:
    if ("rapid" in card.icons or "special" in card.icons) != (card.action == "instant"):  # KA-144
        _refuse(f"objects {name} action", "a Rapid object, and no other, is an instant")
    if (card.action == "instant") != bool(card.windows):
        _refuse(f"objects {name} windows", "an instant, and no other, has windows")
    if ("mask" in card.icons) != (card.action == "wear"):
        _refuse(f"objects {name} action", "a Mask, and no other, is worn")
    if card.keys and "mission" not in card.icons:
        _refuse(f"objects {name} icons", "a key is a Mission object")
    if card.like:
        _known(f"objects {name} like", card.like, OBJECTS)


def _effects(rules: KaidanRules) -> Iterator[tuple[str, Effect]]:
    for name, curse in rules.curses.items():
        yield f"curses {name} effect", curse.effect
    for name, lost in rules.lost.items():
        yield f"lost {name} failure", lost.failure
        yield f"lost {name} success", lost.success
        if lost.success.instead is not None:
            yield f"lost {name} success.instead", lost.success.instead
    for name, card in rules.objects.items():
        if card.effect is not None:
            yield f"objects {name} effect", card.effect
    for name, event in rules.events.items():
        if event.effect is not None:
            yield f"events {name} effect", event.effect


def _known(where: str, given: str, known: tuple[str, ...]) -> None:
    if given not in known:
        _refuse(where, f"{given!r} is not one of {', '.join(known)}")


def _decks(rules: KaidanRules, seats: int) -> None:
    if sum(least <= seats for least in rules.objects["EX01"].seats) < seats:  # KA-044
        _refuse("objects EX01 seats", f"there are too few for {seats} seats")
    for key in ("silver", "bronze", "gold"):  # KA-121, KA-126
        holders = [card for card in rules.objects.values() if key in card.keys]
        if not any(least <= seats for card in holders for least in card.seats):
            _unfit("objects keys", "no-key-card", token=key)


def _agreed(rules: KaidanRules, seats: int) -> None:
    if rules.hyoirei and seats < HOSTED:
        _refuse("option hyoirei", f"the {OBJECTS[HYOIREI]} needs {HOSTED} seats or more")
    if rules.starter is not None and not 0 <= rules.starter < seats:
        _refuse("option starter", f"there is no seat {rules.starter}")
    if rules.picks is not None:
        if len(rules.picks) != seats or len(set(rules.picks)) != seats:  # KA-024
            _refuse("option picks", f"must be {seats} different characters")
        for pick in rules.picks:
            _known("option picks", pick, CHARACTERS)
