"""Replays: one readable JSON document that holds a complete game and can be verified."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.errors import HyakkiError, Malformed
from hyakki.core.events import Viewer, seat_name
from hyakki.core.game import game_of
from hyakki.core.names import clean_name
from hyakki.core.records import Record, Replaced
from hyakki.core.rules import digest_of
from hyakki.core.save import digest
from hyakki.core.table import Table

FORMAT = 1


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """The player in a seat: a name, and the kind of bot if it is one.

    Examples:
        >>> from hyakki import Sitter
        >>> Sitter("Ada"), Sitter("Kuro", bot="judgement")
        (Sitter(name='Ada', bot=''), Sitter(name='Kuro', bot='judgement'))
    """

    name: str
    bot: str = ""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A complete game in one document.

    It holds the Rules, the players, the Records, the commitment to chance and, after the game, the key and the result.
    `digest` is the hash of the last State, `seal` the hash of the document. `export` makes a replay of a table,
    `encode` and `decode` write and read it, `verify` checks it.

    Examples:
        >>> from hyakki import Chance, Sitter, Table, game_of
        >>> from hyakki.core import replay
        >>> game = game_of("kitsunedo")
        >>> table = Table.start(game, game.rules(2, {"turn_limit": 2}), 2, Chance.seeded(7))
        >>> while not table.over:
        ...     table.time_up()
        >>> document = replay.encode(replay.export(table, [Sitter("Ada"), Sitter("Bo")]))
        >>> again = replay.verify(replay.decode(document))
        >>> again.records == table.records
        True
    """

    hyakki: int
    game: str
    rules: dict[str, Any]
    rules_digest: str
    seats: tuple[Sitter, ...]
    commitment: str
    key: str | None
    records: tuple[Record, ...]
    result: dict[str, Any] | None
    digest: str
    seal: str


_DECODER = msgspec.json.Decoder(Replay)


def export(table: Table, seats: Sequence[Sitter]) -> Replay:
    """Make the replay of a table. It holds the key of chance only if the game is over.

    Examples:
        >>> from hyakki.core import replay
        >>> replay.export(table, [Sitter("Ada"), Sitter("Bo"), Sitter("Cy")]).key is None
        True
    """
    over = table.over
    replay = Replay(
        hyakki=FORMAT,
        game=table.game.key,
        rules=table.rules.plain(),
        rules_digest=table.rules.digest,
        seats=tuple(seats),
        commitment=table.commitment,
        key=table.state.chance.key.hex() if over else None,
        records=tuple(table.records),
        result=table.game.standing(table.state).plain() if over else None,
        digest=digest(table.state, key=False),
        seal="",
    )
    return sealed(replay)


def sealed(replay: Replay) -> Replay:
    """Return the replay with a valid seal. The seal detects damage; only `verify` detects forgery."""
    return msgspec.structs.replace(replay, seal=_seal(replay))


def _seal(replay: Replay) -> str:
    plain: dict[str, Any] = msgspec.to_builtins(replay)
    del plain["seal"]
    return digest_of(plain)


def encode(replay: Replay) -> bytes:
    """Write a replay as JSON with one Record per line.

    Examples:
        >>> from hyakki.core import replay
        >>> replay.encode(replay.export(table, [Sitter("Ada"), Sitter("Bo"), Sitter("Cy")])).decode().splitlines()[1]
        '  "hyakki": 1,'
    """
    head = {name: getattr(replay, name) for name in replay.__struct_fields__ if name != "records"}
    lines = [f'  "{name}": {msgspec.json.encode(value).decode()},' for name, value in head.items()]
    records = ",\n".join(f"    {msgspec.json.encode(record).decode()}" for record in replay.records)
    return ("{\n" + "\n".join(lines) + '\n  "records": [\n' + records + "\n  ]\n}\n").encode()


def decode(document: bytes) -> Replay:
    """Read a replay, or raise Malformed.

    Examples:
        >>> from hyakki.core import replay
        >>> replay.decode(b"[]")
        Traceback (most recent call last):
        hyakki.core.errors.Malformed: not a replay: Expected `object`, got `array`
    """
    try:
        replay = _DECODER.decode(document)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        what = str(error) if isinstance(error, msgspec.DecodeError) else "it is not written in UTF-8"
        raise Malformed(f"not a replay: {what}") from None
    except RecursionError:
        raise Malformed("not a replay: nested too deeply") from None
    _check_names(replay)
    return replay


class Broken(HyakkiError):
    """A replay contradicts itself or the rules.

    Examples:
        >>> from msgspec.structs import replace
        >>> from hyakki.core import replay
        >>> document = replay.export(table, [Sitter("Ada"), Sitter("Bo"), Sitter("Cy")])
        >>> replay.verify(replace(document, digest="another"))
        Traceback (most recent call last):
        hyakki.core.replay.Broken: the document was changed after it was sealed
    """


def _check_names(replay: Replay) -> None:
    """Raise Broken unless all names of players and bots can be shown as they are."""
    named: list[tuple[str, Sitter | Replaced]] = [(f"seat {n}", sitter) for n, sitter in enumerate(replay.seats)]
    named += [(f"record {n}", each) for n, each in enumerate(replay.records) if isinstance(each, Replaced)]
    for place, who in named:
        try:
            clean = clean_name(who.name) == who.name and (not who.bot or clean_name(who.bot) == who.bot)
        except Malformed as error:
            raise Broken(f"{place}: {error}") from None
        if not clean:
            raise Broken(f"{place}: a name holds characters that cannot be seen, or is not in Unicode's form NFC")


MOST_SAID = 300
"""The characters of a document that an error repeats at most."""


@contextmanager
def _holds(where: str) -> Iterator[None]:
    """Turn any exception into Broken with this place: a document can say anything, and a step that gets nonsense may
    raise any error."""
    try:
        yield
    except (Broken, MemoryError):
        raise
    except HyakkiError as error:
        raise Broken(f"{where}: {_short(error)}") from None
    except Exception as error:
        raise Broken(f"{where}: this is impossible at this point of the game") from error


def _short(said: object) -> str:
    text = str(said)
    return text if len(text) <= MOST_SAID else f"{text[:MOST_SAID]}…"


def play(replay: Replay, viewers: Sequence[Viewer] = (), upto: int | None = None) -> Table:
    """Return the table after the first `upto` Records, or after all of them. Memories are kept for `viewers`.

    Examples:
        >>> from hyakki.core import replay
        >>> document = replay.export(table, [Sitter("Ada"), Sitter("Bo"), Sitter("Cy")])
        >>> replay.play(document).asks
        (Ask(A, pick),)
    """
    table = _lay(replay, viewers)
    for _ in _each(replay, table, upto):
        pass
    return table


def step_by_step(replay: Replay, viewers: Sequence[Viewer] = ()) -> Iterator[Table]:
    """Yield the same table after each Record.

    Examples:
        >>> from hyakki.core import replay
        >>> document = replay.export(table, [Sitter("Ada"), Sitter("Bo"), Sitter("Cy")])
        >>> [len(each.records) for each in replay.step_by_step(document)]
        [1]
    """
    return _each(replay, _lay(replay, viewers), None)


def _each(replay: Replay, table: Table, upto: int | None) -> Iterator[Table]:
    for number, record in enumerate(replay.records if upto is None else replay.records[:upto]):
        if number >= len(table.records):
            _apply(table, number, record, bool(replay.key))
        elif table.records[number] != record:  # a take-back is carried out by the vote before it
            raise Broken(f"record {number} is not what the vote before it led to")
        yield table


def _lay(replay: Replay, viewers: Sequence[Viewer]) -> Table:
    if replay.hyakki != FORMAT:
        raise Broken(f"format {replay.hyakki} is not known; this program reads format {FORMAT}")
    game = game_of(replay.game)
    if not game.least <= len(replay.seats) <= game.most:
        raise Broken(f"{game.key} has {game.least} to {game.most} seats, not {len(replay.seats)}")
    with _holds("the Rules cannot be played by"):
        rules = game.load_rules(replay.rules, len(replay.seats))
    if rules.digest != replay.rules_digest:
        raise Broken("the Rules are not those that the digest names")
    chance = Chance(_key(replay.key) if replay.key else b"")
    with _holds("the Rules cannot be played by"):
        return Table(game, rules, len(replay.seats), chance, viewers)


def _key(written: str) -> bytes:
    try:
        key = bytes.fromhex(written)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise Broken(f"the key is not one of {KEY_BYTES} bytes")
    return key


def _apply(table: Table, number: int, record: Record, checked: bool) -> None:
    """Apply a Record. With the key the draws are made again and compared, otherwise they are taken from the Record."""
    with _holds(f"record {number} ({_named(record)})"):
        if checked:
            table.apply(without_draws(record))
        else:
            table.state.chance.forced = []
            table.apply(record)
    drawn = table.records[number].drawn
    if drawn != record.drawn:
        raise Broken(f"record {number}: chance drew {_short(drawn)}, not {_short(record.drawn)}")


def _named(record: Record) -> str:
    """Describe a Record, such as `answered attack by B`."""
    what = [str(type(record).__struct_config__.tag), getattr(record, "ask", ""), getattr(record, "motion", "")]
    seat: int | None = getattr(record, "seat", None)
    by = "" if seat is None else f" by {seat_name(seat)}"
    return " ".join(filter(None, what)) + by


def verify(replay: Replay) -> Table:
    """Play the whole game again, check every answer against the rules and every draw against the key, and return the
    final table. Raise Broken if anything differs.

    Examples:
        >>> from hyakki.core import replay
        >>> document = replay.export(table, [Sitter("Ada"), Sitter("Bo"), Sitter("Cy")])
        >>> replay.verify(document).over
        False
    """
    if _seal(replay) != replay.seal:
        raise Broken("the document was changed after it was sealed")
    _check_names(replay)
    table = play(replay)
    if table.over != (replay.key is not None):
        raise Broken("the key is shown when the game is over, and not before")
    if replay.key is not None and table.commitment != replay.commitment:
        raise Broken("the key is not the one that was committed to")
    with _holds("digest"):
        name = digest(table.state, key=False)
    if name != replay.digest:
        raise Broken("the game ends in another state than the one named")
    with _holds("result"):
        result = table.game.standing(table.state).plain() if table.over else None
    if result != replay.result:
        raise Broken(f"the result is {_short(result)}, not {_short(replay.result)}")
    return table


def without_draws(record: Record) -> Record:
    """Return a Record without its random draws."""
    return msgspec.structs.replace(record, drawn=())
