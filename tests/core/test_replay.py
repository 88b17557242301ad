"""A replay holds a game whole and verifies itself; every kind of tampering is found."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import structs

from hyakki.core import replay
from hyakki.core import report as reports
from hyakki.core.chance import Chance
from hyakki.core.errors import Malformed
from hyakki.core.game import AnyGame
from hyakki.core.records import Answered, Closed, Proposed, Record, Replaced, TookBack
from hyakki.core.replay import Broken, Replay, Sitter
from hyakki.core.save import digest
from tests.core.minis import MINIS, bluff, chase
from tests.core.playing import Playing, viewer

NAMES = [Sitter("Ada"), Sitter("Ben", bot="random"), Sitter("Cleo"), Sitter("Dai"), Sitter("Eve")]


def exported(playing: Playing) -> Replay:
    return replay.export(playing.table, NAMES[: playing.table.seats])


def finished(game: AnyGame = bluff.game, seats: int = 3, seed: int = 5) -> Replay:
    return exported(Playing(game, seats, seed=seed).goes_on(Random(seed)))


def first(document: Replay, kind: type[Record]) -> int:
    return next(number for number, record in enumerate(document.records) if isinstance(record, kind))


def with_record(document: Replay, number: int, *records: Record) -> Replay:
    return structs.replace(document, records=(*document.records[:number], *records, *document.records[number + 1 :]))


class TestAFileThatVerifies:
    @pytest.mark.parametrize("game", [game for game in MINIS if game.key != "evening"], ids=lambda game: game.key)
    def test_of_every_game(self, game: AnyGame) -> None:
        document = finished(game, game.usual)
        table = replay.verify(replay.decode(replay.encode(document)))
        assert table.over
        assert document.result == game.standing(table.state).plain()

    def test_written_and_read_it_is_the_same_one_record_a_line(self) -> None:
        document = finished()
        written = replay.encode(document)
        assert replay.encode(replay.decode(written)) == written
        lines = written.decode().splitlines()
        assert sum('"record":' in line for line in lines) == len(document.records)
        assert all(line.count('"record":') <= 1 for line in lines)

    def test_with_motions_take_backs_and_somebody_else_in_a_seat(self) -> None:
        playing = Playing(chase.game, 2, ghosts=(0,) * 12, turns=4)
        playing.does("A", "move 2")
        playing.table.take_back(0)
        playing.does("A", "draw").does("B", "move 1")
        playing.table.propose(0, "take-back")
        playing.window(B="agree")
        playing.table.replace(1, "Ume", bot="random")
        playing.table.propose(1, "abandon")
        playing.window(A="refuse")
        playing.goes_on(Random(2))
        document = exported(playing)
        kinds = {type(record) for record in document.records}
        assert kinds >= {Answered, Closed, Proposed, TookBack, Replaced}
        table = replay.verify(replay.decode(replay.encode(document)))
        assert digest(table.state, key=False) == digest(playing.state, key=False)
        assert table.told(viewer("")) == playing.heard("")

    def test_every_moment_of_it_can_be_looked_at(self) -> None:
        playing = Playing(bluff.game, 3, seed=5)
        seen = [playing.view("A")]
        rng = Random(5)
        while not playing.table.over:
            playing.goes_on(rng, 1)
            seen.append(playing.view("A"))
        document = exported(playing)
        again = [
            replay.play(document, [viewer("A")], upto).view(viewer("A")).encoded()
            for upto in range(1, len(document.records) + 1)
        ]
        assert again == seen


class TestAnUnfinishedGame:
    def test_shows_neither_key_nor_result(self) -> None:
        playing = Playing(bluff.game, 3, seed=5).goes_on(Random(5), 4)
        document = exported(playing)
        assert document.key is None
        assert document.result is None
        assert playing.state.chance.key.hex().encode() not in replay.encode(document)
        assert document.commitment == Chance.seeded(5).commitment()

    def test_verifies_and_goes_on_with_another_key(self) -> None:
        playing = Playing(bluff.game, 3, seed=5).goes_on(Random(5), 4)
        table = replay.verify(replay.decode(replay.encode(exported(playing))))
        assert digest(table.state, key=False) == digest(playing.state, key=False)
        assert Playing.at(table).goes_on(Random(1)).table.over

    def test_a_key_shown_too_early_is_found(self) -> None:
        playing = Playing(bluff.game, 3, seed=5).goes_on(Random(5), 4)
        early = structs.replace(exported(playing), key=Chance.seeded(5).key.hex())
        with pytest.raises(Broken, match="not before"):
            replay.verify(replay.sealed(early))


def another_answer(document: Replay) -> Replay:
    number = first(document, Answered)
    record = document.records[number]
    assert isinstance(record, Answered)
    other = "draw" if record.path[0] != "draw" else "prowl B"
    return with_record(document, number, structs.replace(record, path=(other,)))


def another_seat(document: Replay) -> Replay:
    number = first(document, Answered)
    return with_record(document, number, structs.replace(document.records[number], seat=1))


def another_draw(document: Replay) -> Replay:
    drawn = document.records[0].drawn
    return with_record(document, 0, structs.replace(document.records[0], drawn=(drawn[0] ^ 1, *drawn[1:])))


def no_draws(document: Replay) -> Replay:
    return with_record(document, 0, structs.replace(document.records[0], drawn=()))


def another_outcome(document: Replay) -> Replay:
    number = first(document, Closed)
    record = document.records[number]
    assert isinstance(record, Closed)
    other = ("stand", -1) if record.outcome[0] == "doubt" else ("doubt", (record_claimer(document, number) + 1) % 3)
    return with_record(document, number, Closed(outcome=other))


def record_claimer(document: Replay, number: int) -> int:
    latest = document.records[number - 1]
    assert isinstance(latest, Answered)
    return latest.seat


def unlawful_outcome(document: Replay) -> Replay:
    """The claimer doubts itself: no answers lead to that."""
    number = first(document, Closed)
    return with_record(document, number, Closed(outcome=("doubt", record_claimer(document, number))))


def nonsense_outcome(document: Replay) -> Replay:
    return with_record(document, first(document, Closed), Closed(outcome=({"doubt": 3},)))


def another_key(document: Replay) -> Replay:
    return structs.replace(document, key=Chance.seeded(6).key.hex())


def no_key(document: Replay) -> Replay:
    return structs.replace(document, key=None)


def short_key(document: Replay) -> Replay:
    return structs.replace(document, key="abcd")


def odd_key(document: Replay) -> Replay:
    return structs.replace(document, key="not hex at all")


def another_commitment(document: Replay) -> Replay:
    return structs.replace(document, commitment=Chance.seeded(6).commitment())


def other_rules(document: Replay) -> Replay:
    return structs.replace(document, rules={**document.rules, "turns": 5})


def other_rules_with_their_digest(document: Replay) -> Replay:
    rules = bluff.game.load_rules({**document.rules, "turns": 5}, len(document.seats))
    return structs.replace(document, rules=rules.plain(), rules_digest=rules.digest)


def unreadable_rules(document: Replay) -> Replay:
    return structs.replace(document, rules={**document.rules, "turns": "many"})


def another_result(document: Replay) -> Replay:
    assert document.result is not None
    return structs.replace(document, result={**document.result, "winners": ["C", "B", "A"]})


def no_result(document: Replay) -> Replay:
    return structs.replace(document, result=None)


def another_digest(document: Replay) -> Replay:
    return structs.replace(document, digest="0" * 32)


def first_removed(document: Replay) -> Replay:
    return structs.replace(document, records=document.records[1:])


def one_removed(document: Replay) -> Replay:
    number = first(document, Closed)
    return structs.replace(document, records=document.records[:number] + document.records[number + 1 :])


def last_removed(document: Replay) -> Replay:
    return structs.replace(document, records=document.records[:-1])


def all_removed(document: Replay) -> Replay:
    return structs.replace(document, records=())


def one_doubled(document: Replay) -> Replay:
    return structs.replace(document, records=(*document.records, document.records[-1]))


def a_take_back_nobody_made(document: Replay) -> Replay:
    return structs.replace(document, records=(*document.records[:4], TookBack(seat=2, to=1), *document.records[4:]))


def a_motion_out_of_turn(document: Replay) -> Replay:
    proposal = Proposed(seat=2, motion="draw", subject=-1)
    return structs.replace(document, records=(document.records[0], proposal, *document.records[1:]))


def another_seat_at_the_table(document: Replay) -> Replay:
    return structs.replace(document, seats=document.seats[:2])


def no_seats(document: Replay) -> Replay:
    return structs.replace(document, seats=())


def another_format(document: Replay) -> Replay:
    return structs.replace(document, hyakki=2)


TAMPERINGS = [
    another_answer,
    another_seat,
    another_draw,
    no_draws,
    another_outcome,
    unlawful_outcome,
    nonsense_outcome,
    another_key,
    no_key,
    short_key,
    odd_key,
    another_commitment,
    other_rules,
    other_rules_with_their_digest,
    unreadable_rules,
    another_result,
    no_result,
    another_digest,
    first_removed,
    one_removed,
    last_removed,
    all_removed,
    one_doubled,
    a_take_back_nobody_made,
    a_motion_out_of_turn,
    another_seat_at_the_table,
    no_seats,
    another_format,
]


class TestTampering:
    @pytest.mark.parametrize("tamper", TAMPERINGS, ids=lambda tamper: tamper.__name__)
    def test_is_found_even_under_a_new_seal(self, tamper: Callable[[Replay], Replay]) -> None:
        document = finished()
        tampered = replay.sealed(tamper(document))
        assert tampered != document
        with pytest.raises(Broken):
            replay.verify(replay.decode(replay.encode(tampered)))

    def test_names_the_record_that_is_wrong(self) -> None:
        with pytest.raises(Broken, match="record 0: chance drew"):
            replay.verify(replay.sealed(another_draw(finished())))

    def test_says_when_the_rules_are_others(self) -> None:
        with pytest.raises(Broken, match="not those that the digest names"):
            replay.verify(replay.sealed(other_rules(finished())))

    @pytest.mark.parametrize(
        "change", [{"seats": (Sitter("Zoe"), *NAMES[1:3])}, {"seal": "0" * 32}], ids=["name", "seal"]
    )
    def test_what_the_rules_cannot_tell_the_seal_can(self, change: dict[str, Any]) -> None:
        with pytest.raises(Broken, match="sealed"):
            replay.verify(structs.replace(finished(), **change))

    def test_a_record_that_left_no_trace_is_missed_by_the_seal(self) -> None:
        playing = Playing(bluff.game, 3, seed=5)
        playing.table.replace(1, "Ume")
        playing.table.propose(0, "abandon")
        playing.window(B="refuse")
        document = exported(playing.goes_on(Random(5)))
        assert replay.verify(document).over
        for numbers in ({1}, {2, 3}):
            records = tuple(record for number, record in enumerate(document.records) if number not in numbers)
            with pytest.raises(Broken, match="sealed"):
                replay.verify(structs.replace(document, records=records))


class TestNames:
    @pytest.mark.parametrize(
        "name", ["x" * 200_000, "\u3164", "Mi\u202eka", "a" + "\u0301" * 300, "\x1b[2J", " Ada", ""]
    )
    def test_are_those_that_people_can_have(self, name: str) -> None:
        document = finished()
        named: list[dict[str, Any]] = [{"seats": (Sitter(name), *document.seats[1:])}]
        named += [{"records": (*document.records, Replaced(seat=0, name=name))}]
        named += [{"seats": (Sitter("Ada", bot=name), *document.seats[1:])}] if name else []
        for change in named:
            other = replay.sealed(structs.replace(document, **change))
            with pytest.raises(Broken, match=r"(seat 0|record \d+): "):
                replay.verify(other)
            with pytest.raises(
                (Broken, Malformed), match=r"seat 0: |record \d+: |length <= 500 - at `\$\.(seats|records)"
            ):
                replay.decode(replay.encode(other))


class TestWhatIsNoReplay:
    @pytest.mark.parametrize("document", [b"", b"[]", b"{}", b'{"hyakki": "one"}', b"\xff\xfe"])
    def test_is_malformed(self, document: bytes) -> None:
        with pytest.raises(Malformed, match="not a replay"):
            replay.decode(document)

    def test_a_record_of_no_known_kind(self) -> None:
        written = replay.encode(finished()).replace(b'"record":"began"', b'"record":"dreamt"')
        with pytest.raises(Malformed, match="not a replay"):
            replay.decode(written)

    def test_a_game_nobody_knows(self) -> None:
        with pytest.raises(Malformed, match="there is no game 'chess'"):
            replay.verify(replay.sealed(structs.replace(finished(), game="chess")))

    def test_it_is_plain_json(self) -> None:
        plain = msgspec.json.decode(replay.encode(finished()))
        assert plain["game"] == "bluff"
        assert plain["seats"][1] == {"name": "Ben", "bot": "random"}


def test_a_file_that_is_nested_without_end_is_neither_a_replay_nor_a_report() -> None:
    deep = b'{"rules":' * 50_000
    assert not reports.is_report(deep)
    with pytest.raises(Malformed, match="nested too deeply"):
        replay.decode(deep)
    with pytest.raises(Malformed, match="nested too deeply"):
        reports.decode(b'{"report":"x","sent":{"x":' + b"[" * 50_000)
