"""The names that people may have."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hyakki.core.errors import Malformed
from hyakki.core.fluent import sources
from hyakki.core.game import game_of, games
from hyakki.core.names import BOT_NAMES, LONGEST, MARKS, clean_name, folded, readable

INVISIBLE = (
    "\u034f\u00ad\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u200e"
    "\u202e\u2060\u2066\u2800\u3164\ufe0f\ufeff\uffa0\U000e0041"
)

LEGITIMATE = {
    "Italian": "Niccolò",
    "Vietnamese": "Nguyễn Thị Hoài",
    "Thai": "ปริญญ์ ที่รัก",
    "Arabic": "مُحَمَّد",
    "Persian, with a joiner": "علی\u200cرضا",
    "Hebrew, pointed": "שָׁלוֹם",
    "Hindi": "श्रीकृष्ण",
    "Sinhala, with a joiner": "ශ්\u200dරී",
    "Tamil": "க்ஷேத்ரா",
    "Burmese": "မြင့်ကြွယ်",
    "Tibetan": "བསྒྲུབས",
    "Khmer": "ភ្នំពេញ",
    "Hangul": "김민수",
    "Japanese": "百鬼 夜行",
    "Japanese, a variant of a letter": "辻\U000e0100",
    "Greek": "Ἀχιλλεύς",
    "Cherokee": "ᏣᎳᎩ",
    "a family": "👨\u200d👩\u200d👧",
    "a pirate": "🏴\u200d☠\ufe0f",
    "a judge with a tone of skin": "👩🏽\u200d⚖\ufe0f",
    "a flag": "🇮🇹",
    "a keycap": "1\ufe0f\u20e3",
    "punctuation": "O'Neill-Smith, Jr.",
    "full width": "Ｍｉｋａ",
}


@pytest.mark.parametrize("name", LEGITIMATE.values(), ids=LEGITIMATE)
def test_names_of_all_scripts_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name
    assert clean_name(unicodedata.normalize("NFD", name)) == name, "however the device sends it"


@pytest.mark.parametrize("char", INVISIBLE, ids=[f"U+{ord(char):04X}" for char in INVISIBLE])
def test_a_name_has_no_invisible_letters(char: str) -> None:
    for name in (char, char * 5, f" {char} {char}"):
        with pytest.raises(Malformed, match="can be seen"):
            clean_name(name)
    assert clean_name(f"Ada{char}") == clean_name(f"{char}Ada") == clean_name(f"A{char}da") == "Ada"


@pytest.mark.parametrize(
    "name", ["", " ", "\t\n", "\u00a0\u3000\u2028", "\u0301", "\u0301\u0302", "\ue000", "\U0010ffff"]
)
def test_a_name_needs_something_to_see(name: str) -> None:
    with pytest.raises(Malformed, match="can be seen"):
        clean_name(name)


def test_a_name_is_one_line() -> None:
    assert clean_name("  Ada\u3000\n\tof\u2028the\x1b[31m  \x00North ") == "Ada of the[31m North"


def test_a_letter_bears_a_few_marks_and_no_tower() -> None:
    assert clean_name("q" + "\u0323" * MARKS) == "q" + "\u0323" * MARKS
    for tower in ("q" + "\u0301" * (MARKS + 1), "Za" + "\u0301\u0323" * 10 + "lgo", "a" + "\u20dd" * 6):
        with pytest.raises(Malformed, match="marks"):
            clean_name(tower)


def test_a_name_is_bounded_before_anything_else_is_done_with_it() -> None:
    assert clean_name("x" * LONGEST) == "x" * LONGEST
    for name in ("x" * (LONGEST + 1), "x" * 200_000, "\u0301" * 200_000, "\u200b" * 200_000):
        with pytest.raises(Malformed, match=f"longer than {LONGEST}"):
            clean_name(name)
    with pytest.raises(Malformed, match="longer than 3"):
        clean_name("Mika", 3)


@pytest.mark.parametrize("other", ["ada", "Ａda", "ＡＤＡ", "Ada\ufe0f", "𝐀da", "A\u200dda"])
def test_names_that_read_the_same_are_the_same(other: str) -> None:
    assert folded(other) == folded("Ada")
    assert folded("Ada") != folded("Adá")


@pytest.mark.slow
@given(st.text(max_size=40))
@example("e\u200b\u0301")
@example("क\u0323\u200b\u094d\u200dष")
def test_a_clean_name_is_clean(text: str) -> None:
    try:
        name = clean_name(text)
    except Malformed:
        return
    assert clean_name(name) == name == readable(name)
    assert unicodedata.is_normalized("NFC", name) and name == " ".join(name.split())


@pytest.mark.parametrize("key", games())
def test_no_bot_has_the_name_of_a_character(key: str) -> None:
    game = game_of(key)
    named = {
        word
        for _, source in sources(game.package, "en")
        for line in source.splitlines()
        if re.fullmatch(r"[\w-]+ = \w+( \w+)?", line)
        for word in line.partition(" = ")[2].split()
    }
    assert not named.intersection(BOT_NAMES)
