"""Kaidan in the terminal: the house as a map of letters, whole games by what a person reads and types."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from hyakki.core.chance import Chance
from hyakki.core.engine import advance
from hyakki.core.events import Viewer
from hyakki.core.memory import fold
from hyakki.core.screen import Screen
from hyakki.core.table import Table
from hyakki.core.text import LANGUAGES, Text
from hyakki.games.kaidan import game
from hyakki.games.kaidan.knowledge.view import KaidanView
from hyakki.terminal.local_table import LocalTable
from hyakki.terminal.saves import read, tables_of
from tests.reading import words_of
from tests.terminal.typist import any_choice, faults_of, play, resume, types

GAME = game
NAMES = ("Ada", "Bo", "Cleo")
COMMANDS = ("?", "w", "l", "t", "d", "g", "u", "b", "r KA-086", "r noise", "", "x", "99")


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


# Positions, as they are drawn

HOUSE: dict[str, Any] = {
    "turn": 5,
    "first": "B",
    "rooms": {"1-1": "H16", "1-3": "H09", "3-1": "H01", "5-5": "H02"},
    "tokens": {"1-4": "exploration"},
    "darkness": {"1-1": 3, "1-3": 5},
    "entities": {"1": "EN-JI 3-2", "4": "? 9-9 alerted"},
    "doors": {"1-2|1-3": 4},
    "flames": ["2-4"],
    "A": {"pg": "PC1", "at": "1-1", "cards": ["OB05", "OB11"], "wounds": 1, "noise": 2},
    "B": {"pg": "PC3", "at": "1-4", "cards": ["OB08"]},
    "C": {"pg": "PC4", "died": 2, "grave": "2-3", "killer": "B"},
    "corpses": ["2-3"],
    "loot": [{"at": "2-3", "owner": "C", "cards": ["OB09"]}],
    "onryo": {"C": {"at": "10-10", "tokens": ["T04", "T16"]}},
    "active": "A",
}


def seen(given: dict[str, Any], *seats: int) -> KaidanView:
    """The View of these seats, at the first question of a position."""
    s = GAME.position(given, Chance.seeded(1))
    memory = GAME.memory(Viewer(seats or (0,)), s.seats)
    GAME.remembered(s, memory)
    advance(s)
    fold(s.log, [memory])
    return GAME.view(s, memory)


def drawn(things: list[Any]) -> list[str]:
    console = Console(width=80, no_color=True, highlight=False, markup=False)
    with console.capture() as shown:
        for thing in things:
            console.print(thing)
    return [line.rstrip() for line in shown.get().splitlines()]


def table(view: KaidanView, lang: str = "en") -> list[str]:
    return drawn(screen().table(view, Text(GAME, lang), NAMES))


def screen() -> Screen[KaidanView]:
    return GAME.screen()


@pytest.mark.slow
def test_the_house_is_a_map_of_letters() -> None:
    """Rooms, walls and doors as they lie; who is where and what lies there; what a door was found to be."""
    assert table(seen(HOUSE))[:10] == [
        "     1     2     3     4     5     6     7     8     9     10",
        "        3           5           4           ?           ?       Darkness",
        "   ┌─────┬─────┬───────────┬───────────────────────────────────┐",
        " 1 │ A , :     4  ,    B * │  ·     ·     ·     ·  ~  ·     ·  │",
        "   │     ╵     │     ┌──:──┤           ~           ~           │",
        " 2 │  ,        │ ,bi │  ^  +  ·     ·  ~  ·     ·     ·     ·  │",
        "   ├──+─────+──┼─────┴─────┘~~~~~~~~~~~~           ~~~~~~~     │",
        " 3 │       1 , │  ·     ·     ·     ·     ·     ·     ·  ~  ·  │",
        "   ├──:──┐     │     ~~~~~~~           ~~~~~~~           ~     │",
        " 4 │  T  │     │  ·  ~  ·     ·     ·     ·  ~  ·     ·     ·  │",
    ]


@pytest.mark.rule("KA-120")
def test_a_locked_treasure_room_has_no_door_until_both_keys_are_placed() -> None:
    def walls(view: KaidanView) -> list[str]:
        return [line[27:40] for line in table(view)[10:15]]

    assert walls(seen(HOUSE)) == [
        "┌───────────┐",
        "│  ,        │",
        "│           │",
        "│        ,  │",
        "└───────────┘",
    ]
    opened = "".join(walls(seen({**HOUSE, "keys": ["silver", "bronze"]})))
    assert opened.count("+") == 2


def test_beneath_the_map_stands_what_its_signs_mean_and_nothing_else() -> None:
    lines = table(seen(HOUSE))[23:]
    assert lines[:3] == [
        "+ exterior door  : interior door  ~ spectral wall  · unexplored  ! alerted",
        "@ Onryo  * exploration token  , spent token  T trapdoor  b body",
        "i inventory token  ^ sacred flames",
    ]
    rooms = " ".join(lines[3:5])
    assert rooms == "Rooms: 1-3 Weaver's Room (a curse sleeps) · 3-1 Secret Passage · 5-5 Treasure Room"


def test_a_line_for_each_seat_and_for_each_entity() -> None:
    lines = [" ".join(line.split()) for line in table(seen(HOUSE))]
    assert "Name Character At N F E P S Wounds Noise AP MP Cards State" in lines
    assert "»A Ada Jin 1-1 5 4 1 2 3 1 2 3 3 2" in lines
    assert "B Bo Haruka 1-4 4 2 3 4 3 0 0 0 0 1" in lines
    assert "C Cleo Mori dead" in lines
    assert "1 Jikininki 3-2 5 4 4 3" in lines
    assert "4 nobody knows 9-9 alerted" in lines, "what it is nobody has seen"
    assert "@C Onryo of Cleo 10-10 4 4 4 5" in lines


@pytest.mark.rule("KA-R11")
def test_only_ones_own_things_are_shown() -> None:
    mine, theirs, dead = (" ".join(table(seen(HOUSE, seat))) for seat in range(3))
    assert "Inventory: Ofuda, Bandages" in mine and "Matches" not in mine
    assert "Inventory: Box of Matches" in theirs and "Bandages" not in theirs
    assert "Your Onryo's tokens: 2 cells, 2 cells, through spectral walls" in dead
    assert "tokens" not in mine
    possessed = {**HOUSE, "possessed": "A"}
    told = "You are possessed, and nobody else knows."
    assert told in " ".join(table(seen(possessed)))
    assert told not in " ".join(table(seen(possessed, 1)))


def test_a_chase_and_its_dice_are_told() -> None:
    chase = {"hunter": "1", "hunted": "A", "round": 2}
    hunted = {**HOUSE, "chase": chase, "entities": {"1": "EN-JI 2-1"}, "at": "attack"}
    lines = drawn(screen().hand(seen(hunted), Text(GAME), NAMES))
    assert "Chase, round 2 of 5: Jikininki (1) hunts Ada" in lines
    row = next(line for line in table(seen(hunted)) if "Jin" in line)
    assert row.endswith("hunted")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_explains_every_sign_and_what_one_holds(lang: str) -> None:
    text = Text(GAME, lang)
    said = words_of(screen().guide(seen(HOUSE), text))
    for key in ("plan-spectral", "piece-flames", "plan-chime", "object-OB11", "ability-PC1", "ritual-EN-JI"):
        assert text.word(key) in said
    assert text.word("object-OB08") not in said, "that is in another inventory"


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize("seats, seed, lang", [(2, 1, "en"), (3, 2, "it")])
def test_whole_games_by_any_lawful_choice_and_any_command(file: Path, seats: int, seed: int, lang: str) -> None:
    screen = play(any_choice(seed, *COMMANDS), file, key="kaidan", seats=seats, seed=seed, lang=lang)
    text = Text(GAME, lang)
    assert text.word("standing-title") in screen and text.word("account-points") in screen
    assert faults_of(screen, file, GAME, lang) == []


@pytest.mark.slow
def test_a_game_that_is_left_and_gone_on_with_is_the_same_game(file: Path, tmp_path: Path) -> None:
    whole = tmp_path / "whole.json"
    lines = ["1", *[""] * 30]
    play(types(lines), whole, key="kaidan", seats=2, seed=3)
    play(types(lines[:12]), file, key="kaidan", seats=2, seed=3)
    resume(types(lines[12:]), file.with_name("game.kept.json"))
    left = (whole.with_name("whole.kept.json"), file.with_name("game.kept.json"))
    ours, theirs = (read(each).tables[0].records for each in left)
    assert ours == theirs and len(ours) > 20


# Questions


def test_what_a_character_can_do_stands_beside_its_name(file: Path) -> None:
    screen = play(types([]), file, key="kaidan", seats=2)
    values = "Nerves 6, Force 4, Exorcism 1, Perception 2, Speed 3"
    assert re.search(rf"\d Jin Yosuke · {values}\s+Shoulder Charge: ", screen)


def test_nobody_is_asked_where_there_is_nothing_to_decide(file: Path) -> None:
    screen = play(types(["1", *[""] * 14]), file, key="kaidan", seats=3, seed=1)
    questions = re.findall(r"Do you react\?\n((?: +\d .*\n)+)", screen)
    assert all(len(re.findall(r"^ +\d ", menu, re.MULTILINE)) > 1 for menu in questions)
    assert re.search(r" rolls (critical )?\d\.", screen), "the dice fell all the same"


def test_the_map_is_drawn_again_when_it_has_changed(file: Path) -> None:
    def habit(printed: str) -> str:
        """Takes a step at the first chance, then leaves."""
        steps = re.findall(r"^ +(\d+) Go to ", printed, re.MULTILINE)
        return "" if "You go to" in printed else f"{steps[0] if steps else 1}\n"

    screen = play(habit, file, key="kaidan", seats=2, seed=2)
    after = screen.split("You go to ")[1]
    assert after.count("Darkness") == 1
    cell = after.split(".")[0]
    row = next(line for line in after.splitlines() if line.startswith(f"{cell.split('-')[0]:>2} │"))
    assert row[4:].index("A") // 6 == int(cell.split("-")[1]) - 1


# Nothing is given away


def leaks(screen: str, table: Table, names: list[str]) -> list[str]:
    """Sentences about what the person was not told."""
    text, person, everyone = Text(GAME), Viewer((0,)), Viewer(range(len(names)))
    cast = text.cast(table.open_part()["cast"], names)
    flat = " ".join(screen.split("The game is over.")[0].split())
    secrets = [event for _, event in table.log if event.fact is not None and event.told(person) is None]
    assert len(secrets) > 3
    said = [text.event(event.seen(everyone), cast, everyone) for event in secrets]
    return [sentence for sentence in said if sentence is not None and sentence in flat]


def lately(file: Path) -> tuple[str, Table, list[str]]:
    """A game that is left after a while: what was read of it, the table, who sat there."""
    screen = play(types(["1", *[""] * 14]), file, key="kaidan", seats=3, seed=4)
    left = read(file.with_name("game.kept.json"))
    return screen, tables_of(left)[0], [sitter.name for sitter in left.tables[0].seats]


@pytest.mark.slow
@pytest.mark.rule("KA-R11")
def test_nothing_is_printed_that_the_person_was_not_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a client that tells too much is found out."""
    assert leaks(*lately(file)) == []
    tell = LocalTable.tell

    def tell_everything(self: LocalTable) -> None:
        self.viewer = Viewer(range(3))
        tell(self)
        self.viewer = Viewer((0,))

    monkeypatch.setattr(LocalTable, "tell", tell_everything)
    assert any(" draws " in found for found in leaks(*lately(file)))
