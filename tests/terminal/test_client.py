"""`hyakki play`: a game against bots, driven through what a person reads and types."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hyakki.core import replay as replays
from hyakki.core.chance import Chance
from hyakki.core.errors import BadContent
from hyakki.core.events import Viewer
from hyakki.core.game import game_of, games
from hyakki.core.records import Answered, Proposed, TookBack
from hyakki.core.table import Table
from hyakki.core.text import LANGUAGES, Text
from hyakki.terminal import Terminal, pick_game, start_game
from hyakki.terminal.local_table import LocalTable
from hyakki.terminal.saves import read
from tests.core.ftl import texts
from tests.terminal.typist import Typist, always, any_choice, play, replay_in, resume, types

GAME = game_of("kitsunedo")
MY_TURN: dict[str, Any] = {"order": (0, 1, 2, 3), "picks": ("hollow", "celeste", "mirage", "haunt")}
"""The person begins, as the Hollow."""
COMMANDS = ("?", "w", "l", "l all", "t", "d", "g", "u", "b", "p", "r KI-068", "r mist", "r", "", "x", "99", "-1", "²")


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def kept(file: Path) -> Path:
    return file.with_name("game.kept.json")


def after(screen: str, typed: str, count: int = 1) -> str:
    """Return what was printed after this line was typed, up to the next one."""
    return screen.split(f"\n> {typed}\n")[count].split("\n> ")[0]


# Whole games


def test_always_the_first_choice_comes_to_an_end(file: Path) -> None:
    screen = play(always("1"), file)
    assert len(re.findall(r"\(adept,\s+1500\)", screen)) == 3
    over = screen.split("The game is over.")[1]
    assert "Standings" in over and "What was hidden" in over
    assert "Ada (you)" in over and "(bot)" in over
    replays.verify(replay_in(file))
    assert [sitter.bot for sitter in replay_in(file).seats] == ["", "judgement", "judgement", "judgement"]
    assert not kept(file).exists()


@pytest.mark.slow
@pytest.mark.parametrize("seats, seed, lang", [(2, 1, "en"), (3, 2, "it"), (4, 3, "en"), (6, 4, "it")])
def test_whole_games_by_any_lawful_choice_and_any_command(file: Path, seats: int, seed: int, lang: str) -> None:
    screen = play(any_choice(seed, *COMMANDS), file, seats=seats, seed=seed, lang=lang)
    assert Text(GAME, lang).word("standing-title") in screen
    assert "\x1b" not in screen, "no control codes where there is no terminal"
    assert [line for line in screen.splitlines() if len(line) > 80 and str(file) not in line] == []
    replays.verify(replay_in(file))


@pytest.mark.slow
def test_the_same_seed_is_the_same_game(file: Path) -> None:
    first = play(any_choice(5), file, seats=2)
    assert play(any_choice(5), file, seats=2) == first


@pytest.mark.slow
def test_without_a_seed_chance_comes_from_the_system(tmp_path: Path) -> None:
    commitments = set()
    for number in range(2):
        typist, file = Typist(always("1")), tmp_path / f"{number}.json"
        start_game(GAME, 2, ["random"], "Ada", save=file, terminal=typist.terminal())
        commitments.add(replay_in(file).commitment)
    assert len(commitments) == 2


# Questions


def test_a_question_says_what_may_be_done_and_what_silence_means(file: Path) -> None:
    screen = play(types([""]), file, options=MY_TURN)
    question = screen.split("\n> ")[0].rsplit("\n\n", 1)[1].splitlines()
    assert question[0] == "It is your turn: what will you do?"
    assert question[1].strip() == "1 End your turn"
    assert question[-1].strip() == "Or just press Enter: Your turn ends."
    assert "You end your turn." in after(screen, "")


@pytest.mark.slow
def test_what_is_at_stake_stands_beside_a_choice(file: Path) -> None:
    screen = "".join(play(any_choice(seed), file, seed=seed, options=MY_TURN) for seed in range(8))
    assert re.search(r"\d Challenge · if it is true, you lose [^·]* · if it is a lie, ", screen)
    assert re.search(r"\d Strike · (a|no) claim of Ash c", screen)
    assert re.search(r"\d SUMMON with Spirit · a bluff", screen)
    assert re.search(r"\d SUMMON with Spirit · true: you can prove it", screen)


@pytest.mark.parametrize("typed", ["99", "0", "-1", "²", "hello", "1 2", "one"])
def test_wrong_input_gets_one_clear_line(file: Path, typed: str) -> None:
    screen = play(types([typed, "1"]), file, options=MY_TURN)
    assert after(screen, typed).strip() == "Please type one of the numbers, or ? for help."
    assert "You end your turn." in after(screen, "1")


def test_why_not_names_the_rule_and_what_it_is_about(file: Path) -> None:
    said = " ".join(after(play(types(["w"]), file, options=MY_TURN), "w").split())
    assert "You may not" in said
    assert re.search(r"Attack \w+, Attack \w+ and Attack \w+: Nobody attacks in the first round \(KI-032\)", said)


def test_a_long_menu_is_grouped_and_a_step_can_be_taken_back(file: Path) -> None:
    """With a Sake in hand there are fifteen trades."""
    screen = play(types(["6", "3", "b", "b", "b", "1"]), file, seed=with_a_sake(), options=MY_TURN)
    top = screen.split("\n> ")[0]
    assert "6 Trade: ask another lord for a card …" in top
    targets = after(screen, "6")
    assert len(re.findall(r"\d Ask \w+ for a card …", targets)) == 3
    kinds = after(screen, "3")
    assert len(re.findall(r"\d Ask \w+ for an? \w+, paying a Sake", kinds)) == 5
    assert "› Ask" in kinds
    assert after(screen, "b", 1).strip().splitlines()[1:] == targets.strip().splitlines()[1:]
    assert "6 Trade" in after(screen, "b", 2)
    assert after(screen, "b", 3).strip() == "You are at the first step."
    assert "You end your turn." in after(screen, "1")


def with_a_sake() -> int:
    """A seed by which the person begins with a Sake and no Leaf."""
    for seed in range(200):
        table = Table.start(GAME, GAME.rules(4, MY_TURN), 4, Chance.seeded(seed))
        hand = table.state.hands[0]  # type: ignore[attr-defined]
        if hand[4] and not hand[2]:
            return seed
    raise AssertionError("no such seed")


# Looking things up


def test_the_rulebook_by_number_and_by_words(file: Path) -> None:
    lines = ["r ki-068", "r KI-999", "r haunt draw discard", "r xyzzy", "r"]
    screen = play(types(lines), file, options=MY_TURN)
    rule = Text(GAME).rulebook["KI-068"]
    assert f"KI-068 {rule.title}" in after(screen, lines[0])
    assert " ".join(rule.text.split())[:60] in " ".join(after(screen, lines[0]).split())
    assert "There is no rule KI-999." in after(screen, lines[1])
    assert "KI-143" in after(screen, lines[2])
    assert "No rule mentions that." in after(screen, lines[3])
    assert "L. Bluffing and challenges" in after(screen, lines[4])


def test_help_guide_table_discards_and_log(file: Path) -> None:
    screen = play(types(["?", "g", "t", "d", "l"]), file, options=MY_TURN)
    assert "r WORDS" in after(screen, "?")
    assert "Peeping Fae" in after(screen, "g") and "REVEAL" in after(screen, "g")
    assert "FORCE TRADE" in after(screen, "g") and "1 Sake" in after(screen, "g"), "the player aid"
    assert "Ada (you)" in after(screen, "t") and "Your Lantern" in after(screen, "t")
    assert "On top of the discards" in after(screen, "d")
    assert "The first discard is" in after(screen, "l") and "KI-016" in after(screen, "l")


def test_every_sentence_of_the_log_carries_its_rule(file: Path) -> None:
    log = after(play(types(["l all"]), file, options=MY_TURN), "l all")
    sentences = [line for line in log.splitlines() if line.startswith("  ")]
    assert len(sentences) > 10
    assert all(re.search(r"\.  KI-[A-Z]?\d+$", line.rstrip()) for line in sentences)


# Moves that are no answers


def test_a_move_that_revealed_nothing_can_be_taken_back(file: Path) -> None:
    screen = play(types(["1", "u", "u", "1"]), file, options=MY_TURN)
    assert "Your turn ends: what do you discard?" in after(screen, "1")
    assert "You take your last move back." in after(screen, "u")
    assert "It is your turn: what will you do?" in after(screen, "u")
    assert after(screen, "u", 2).strip() == "You cannot take anything back without a vote."
    assert sum(isinstance(record, TookBack) for record in kept_tables(file)[0].records) == 1


def test_bots_vote_on_what_is_proposed(file: Path) -> None:
    screen = play(types(["p", "1", "p", ""]), file, options=MY_TURN)
    assert "1 Propose to name you the victor" in after(screen, "p")
    assert "Not all agree to name you the victor. Play goes on." in after(screen, "1")
    assert "It is your turn" in after(screen, "1")
    assert "(KI-R86)" in after(screen, "p", 2), "once a turn"
    assert [record.motion for record in kept_tables(file)[0].records if isinstance(record, Proposed)] == ["victor"]


def test_a_hint_names_answers_with_chances_and_gives_none(file: Path) -> None:
    screen = play(types(["h"]), file, options=MY_TURN)
    said = after(screen, "h")
    assert "What would a strong player do?" in said and "Chance to win after it" in said
    assert "Based only on what you know" in said and "of 100" in said
    assert not [record for record in kept_tables(file)[0].records if getattr(record, "seat", None) == 0], "no answer"


# Second thoughts


@pytest.mark.rule("KI-R84")
def test_the_shisu_in_a_duel(file: Path) -> None:
    screen = play(types(["6", "n", "6", "y"]), file, seats=2, options={"order": (0, 1)})
    assert "In a duel nobody comes back" in after(screen, "6") and "(y/n)" in after(screen, "6")
    assert "Which Spirit Lord will you be?" in after(screen, "n")
    assert "You become the Tailed Shisu." in after(screen, "y")
    assert "In a duel" not in play(types(["6"]), file, seats=3, options={"order": (0, 1, 2)})


@pytest.mark.rule("KI-R16")
def test_discarding_everything(file: Path) -> None:
    screen = play(types(["1", "2", "2", "1", "maybe", "y"]), file, seed=3, options=MY_TURN)
    assert (
        after(screen, "1", 2).strip() == "With an empty hand a lost challenge costs a life. Discard everything? (y/n)"
    )
    assert after(screen, "maybe").strip() == "Please type y or n."
    assert "You discard" in after(screen, "y")


@pytest.mark.slow
@pytest.mark.rule("KI-R44")
def test_conceding_what_could_be_proved(file: Path) -> None:
    """A person who claims only the truth, and would concede all the same when challenged."""

    def habit(printed: str) -> str:
        if "Concede all the same?" in printed:
            return "n\n"
        if "\n> n\n" in printed or printed.startswith("n\n"):
            return ""
        for number, label in re.findall(r"(\d+) (.*)", printed.rsplit("\n\n", 1)[-1]):
            if "true: you can prove it" in label or label.startswith("CONCEDE"):
                return f"{number}\n"
        return "1\n"

    screens = [play(habit, file, seed=seed, options=MY_TURN) for seed in range(6)]
    warned = [screen for screen in screens if "Your Lantern would prove the claim." in screen]
    assert warned
    for screen in warned:
        assert "Concede all the same? (y/n)" in screen
        assert "how do you answer?" in after(screen, "n"), "nothing has been conceded"


# Leaving and going on


def kept_tables(file: Path) -> tuple[replays.Replay, ...]:
    return read(kept(file)).tables


@pytest.mark.slow
@pytest.mark.parametrize("lines", [0, 1, 5, 9])
def test_a_game_that_is_left_and_gone_on_with_is_the_same_game(file: Path, tmp_path: Path, lines: int) -> None:
    whole = tmp_path / "whole.json"
    play(always("1"), whole, seed=7)
    left = play(types(["1"] * lines + ["q", "n", "q", "y"]), file, seed=7)
    assert "Leave the table? Your game will be saved. (y/n)" in left
    assert f"hyakki play --resume {kept(file)}" in left
    assert not file.exists()
    screen = resume(always("1"), kept(file))
    assert "Ada (you)" in screen
    assert replay_in(file) == replay_in(whole)
    assert not kept(file).exists()


def test_the_end_of_input_and_ctrl_c_keep_the_game(file: Path) -> None:
    def interrupted(printed: str) -> str:
        raise KeyboardInterrupt

    for habit in (types(["1", "1"]), types(["1", "1"], interrupted)):
        screen = play(habit, file)
        assert screen.rstrip().endswith("The lanterns go out. Until next time.")
        assert kept(file).exists()
        assert any(isinstance(record, Answered) for record in kept_tables(file)[0].records)
        kept(file).unlink()


def test_an_error_of_the_program_does_not_lose_the_game(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise RuntimeError("a bot has a fault")

    monkeypatch.setattr(LocalTable, "choose", broken)
    with pytest.raises(RuntimeError):
        play(always("1"), file)
    assert kept(file).exists()


def test_files_that_cannot_be_gone_on_with(file: Path, tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="No such file"):
        resume(always("1"), tmp_path / "nowhere.json")
    file.write_text("{}")
    with pytest.raises(BadContent, match="is not a saved game"):
        resume(always("1"), file)
    play(types(["1", "1"]), file)
    kept(file).write_text(kept(file).read_text().replace('"Ada"', '"Eve"'))
    with pytest.raises(BadContent, match="has been damaged"):
        resume(always("1"), kept(file))


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    screen = play(types(["1"]), tmp_path / "nowhere" / "game.json")
    assert f"--resume {home / 'game.kept.json'}" in screen
    home.joinpath("game.kept.json").unlink()
    home.rmdir()
    assert "Your game could not be saved to" in play(types(["1"]), tmp_path / "nowhere" / "game.json")


# People


def test_who_sits_down(file: Path) -> None:
    screen = play(types(["Hana"]), file, seats=6, name=None)
    assert screen.startswith("What is your name?\n> Hana\n")
    seats = [sitter.name for sitter in kept_tables(file)[0].seats]
    assert seats[0] == "Hana" and len(set(seats)) == 6, "nobody else is called so"
    for name in seats[1:]:
        assert re.search(rf"\b{name}\s+\(bot\)", screen)


@pytest.mark.parametrize(
    "name, called",
    [("[red]Bo[/red]", "[red]Bo[/red]"), ("\x1b[31mBo", "[31mBo"), ("  ", "Guest"), ("B" * 99, "B" * 16)],
)
def test_a_name_is_only_a_name(file: Path, name: str, called: str) -> None:
    screen = play(types(["1", "1"]), file, name=name)
    assert f"{called} (you)" in screen and "\x1b" not in screen


def test_which_game(tmp_path: Path) -> None:
    place = list(games()).index("kitsunedo") + 1
    typist = Typist(types([str(len(games()) + 1), str(place)]))
    assert pick_game("it", typist.terminal()) is GAME
    assert "Quale gioco?" in typist.screen and "Scrivi uno dei numeri" in typist.screen
    assert pick_game("en", Typist(types(["q"])).terminal()) is None
    assert pick_game("en", Typist(types([])).terminal()) is None


# Languages


def said_in_english() -> list[str]:
    """English texts of several words that hold no variable."""
    found = []
    for package in ("hyakki", GAME.package):
        for key, used in texts(package, "en").items():
            english, italian = (Text(GAME, lang) for lang in LANGUAGES)
            if not used and english.word(key) != italian.word(key) and len(english.word(key).split()) > 2:
                found.append(english.word(key))
    return found


@pytest.mark.slow
def test_in_italian_nothing_is_english(file: Path) -> None:
    screen = play(any_choice(8, *COMMANDS), file, lang="it", seed=8)
    assert "La tua mano" in screen and "Classifica" in screen and "Le lanterne si spengono." in screen
    flat = " ".join(screen.split())
    assert len(said_in_english()) > 50
    assert [english for english in said_in_english() if " ".join(english.split()) in flat] == []


def test_a_game_goes_on_in_the_language_it_was_left_in(file: Path) -> None:
    play(types(["1"]), file, lang="it")
    assert "Le lanterne si spengono." in resume(types([]), kept(file))
    assert "The lanterns go out." in resume(types([]), kept(file), lang="en")


# Series


def test_the_first_advent_teaches(file: Path) -> None:
    screen = play(types(["1", "1", "1", "1"]), file, key="kitsunedo-advent", seed=2)
    assert "First Advent." in screen and "KI-T01" in screen
    words = " ".join(screen.replace("│", " ").split())
    assert "Learning" in screen
    assert Text(GAME).word("lesson-first-pick.why") in words
    assert Text(GAME).word("lesson-first-trade.then") in words
    assert words.count(Text(GAME).word("lesson-first-pick.then")) == 1, "once"


@pytest.mark.slow
def test_four_advents_in_a_row(file: Path, tmp_path: Path) -> None:
    screen = play(any_choice(4), file, key="kitsunedo-advent", seats=3, seed=4)
    for stage in ("first", "second", "third", "eve"):
        assert f"\n{Text(GAME).word(f'stage-{stage}')}. " in screen
    assert screen.count("The game is over.") == 4
    assert "The Advents are over." in screen
    replays.verify(replay_in(file))
    for number in range(1, 5):
        replays.verify(replay_in(tmp_path / f"game-{number}.json"))


def test_game_after_game_while_all_want_to(file: Path) -> None:
    def habit(printed: str) -> str:
        if "Will you play another game?" in printed:
            wanted.append(True)
            return "1\n" if len(wanted) == 1 else "2\n"
        return "1\n"

    wanted: list[bool] = []
    screen = play(habit, file, key="kitsunedo-rematch", seats=2, seed=3)
    assert screen.count("The game is over.") == 2
    assert re.search(r"Game 2\. .* first and start", screen)
    assert "Enough for tonight, after 2 games." in screen
    assert "The table rises." in screen


@pytest.mark.slow
@pytest.mark.parametrize("lines", [2, 12])
def test_a_series_is_kept_with_its_game(file: Path, tmp_path: Path, lines: int) -> None:
    whole = tmp_path / "whole.json"
    play(always("1"), whole, key="kitsunedo-advent", seats=2, seed=6)
    play(types(["1"] * lines), file, key="kitsunedo-advent", seats=2, seed=6)
    resume(always("1"), kept(file))
    assert replay_in(file) == replay_in(whole)
    assert replay_in(tmp_path / "game-4.json") == replay_in(tmp_path / "whole-4.json")


# Nothing is given away


def leaks(screen: str, file: Path) -> list[str]:
    """Sentences about what the person was not told, and Lanterns of others that could be read off the table."""
    document = replay_in(file)
    seats = len(document.seats)
    table, text = replays.play(document), Text(GAME)
    names = text.cast(table.open_part()["cast"], [sitter.name for sitter in document.seats])
    person, everyone = Viewer((0,)), Viewer(range(seats))
    before_the_end = screen.split("The game is over.")[0]
    flat = " ".join(before_the_end.split())
    found = []
    for _, event in table.log:
        if event.fact is not None and event.told(person) is None:
            said = text.event(event.seen(everyone), names, everyone)
            if said is not None and said in flat:
                found.append(said)
    rows = [line for line in before_the_end.splitlines() if "(bot)  " in line]
    assert rows
    return found + [row for row in rows if "face down" not in row and not re.search(r"\bout\b.*\bnone\b", row)]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_printed_that_the_person_was_not_told(file: Path, seed: int) -> None:
    screen = play(any_choice(seed, *COMMANDS), file, seed=seed, options=MY_TURN)
    assert leaks(screen, file) == []


@pytest.mark.slow
def test_a_client_that_tells_too_much_is_found_out(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check above can fail: here the log, then the table, shows everything."""
    tell = LocalTable.tell

    def tell_everything(self: LocalTable) -> None:
        self.viewer = Viewer(range(4))
        tell(self)
        self.viewer = Viewer((0,))

    with monkeypatch.context() as patch:
        patch.setattr(LocalTable, "tell", tell_everything)
        assert any("draws a" in found for found in leaks(play(always("1"), file, options=MY_TURN), file))
    view = Table.view
    monkeypatch.setattr(Table, "view", lambda self, viewer, history=False: view(self, Viewer(range(4))))
    assert any("(bot)" in found for found in leaks(play(always("1"), file, options=MY_TURN), file))


# The command


def hyakki(*args: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hyakki.cli", "play", *args]
    return subprocess.run(command, input=typed, capture_output=True, text=True, cwd=cwd, timeout=60, check=False)


@pytest.mark.slow
def test_the_command_piped(tmp_path: Path) -> None:
    done = hyakki("kitsunedo", "--seed", "3", "--seats", "2", "--name", "Ada", typed="1\nw\nr KI-068\n", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout and "SUMMON once per turn" in done.stdout
    (left,) = tmp_path.iterdir()
    assert left.name.startswith("kitsunedo-") and left.name.endswith(".kept.json")
    done = hyakki("--resume", left.name, typed="1\n" * 400, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Standings" in done.stdout
    (replay,) = tmp_path.iterdir()
    replays.verify(replay_in(replay))


@pytest.mark.slow
def test_the_command_asks_which_game_and_who_plays(tmp_path: Path) -> None:
    done = hyakki("--save", "game.json", typed="1\nAda\n", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Which game?" in done.stdout and "What is your name?" in done.stdout
    assert tmp_path.joinpath("game.kept.json").exists()


@pytest.mark.slow
@pytest.mark.parametrize(
    "args, said",
    [
        (("chess",), "there is no game 'chess'"),
        (("kitsunedo", "--bots", "genius"), "there is no bot 'genius'"),
        (("kitsunedo", "--seats", "9"), "2 to 6 seats"),
        (("kitsunedo", "--lang", "xx"), "there is text in en, it"),
        (("--resume", "nowhere.json"), "nowhere.json"),
    ],
)
def test_a_wrong_call_gets_one_line(tmp_path: Path, args: tuple[str, ...], said: str) -> None:
    done = hyakki(*args, cwd=tmp_path)
    assert done.returncode == 2
    assert said in done.stderr and "Traceback" not in done.stderr


def test_a_terminal_that_lacks_letters_shows_others(tmp_path: Path) -> None:
    raw = io.BytesIO()
    terminal = Terminal(io.StringIO(""), io.TextIOWrapper(raw, encoding="ascii"))
    terminal.show("» è ›")
    terminal.out.flush()
    assert raw.getvalue().decode().strip() == "? ? ?"
