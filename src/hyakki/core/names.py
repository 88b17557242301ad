"""Names of people, and other short text that people write: what may be in it, and how long it may be.

Text is kept in NFC, which looks as it was typed: NFKC would rewrite full-width letters, ligatures and circled digits.
Two names are compared by `folded`, which uses NFKC and ignores case, so `Ａda` and `ada` count as the same name."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from hyakki.core.errors import Malformed

LONGEST = 64
"""The most characters of any name; a server may allow fewer."""
MOST_WRITTEN = 4 * LONGEST
"""The most characters of a name before it is normalised: decomposed letters need up to three, four with those that are
dropped."""
MARKS = 4
"""The most nonspacing marks in a row on one base character, as in Unicode Technical Standard 39, section 5.4."""

VIRAMA = 9
"""The canonical combining class of the signs that join consonants in Indic scripts."""
ZWNJ, ZWJ = "\u200c", "\u200d"
HIDDEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159")
"""Letters, marks and symbols that show nothing: fillers and blanks. Format characters are known by their category."""
SELECTORS = frozenset(
    map(chr, (*range(0x180B, 0x180E), 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))  # variation selectors
)
CASED = ("Lu", "Ll", "Lt")

BOT_NAMES = ("Tomo", "Ren", "Hana", "Sora", "Aoi", "Kaito", "Mei", "Kohaku", "Emi", "Kenji", "Nao", "Rin")
"""The names of bots. No character of a game has one of them: "Yuki runs Takuma" is confusing where Yuki is a ninja."""


def clean_name(written: str, longest: int = LONGEST) -> str:
    """Return the name as the program stores and shows it. Malformed if it is unreadable or too long."""
    name = readable(written) if len(written) <= MOST_WRITTEN else written
    if len(name) > longest:
        raise Malformed(f"a name must not be longer than {longest} characters")
    if not name:
        raise Malformed("a name needs at least one character that can be seen")
    return name


def folded(name: str) -> str:
    """Return the form in which two names are equal if readers would confuse them."""
    bare = "".join(char for char in name if char not in SELECTORS and char not in (ZWNJ, ZWJ))
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", bare).casefold())


def readable(text: str) -> str:
    """Return one line of text without invisible characters, such as controls, overrides of direction and fillers.
    Malformed if a character bears too many marks."""
    before = None
    while text != before:  # dropping a character can bring a letter and its accent together
        before, text = text, " ".join("".join(_shown(unicodedata.normalize("NFC", text))).split())
    return text


def _shown(text: str) -> Iterator[str]:
    base, last, marks = "", "", 0
    for place, char in enumerate(text):
        category = unicodedata.category(char)
        if char.isspace():
            base = ""
        elif char in (ZWNJ, ZWJ):
            if not _joins(char, last, text[place + 1 : place + 2]):
                continue
        elif category[0] == "C" or char in HIDDEN:
            continue
        elif char in SELECTORS:
            if not last or last != base or unicodedata.category(base) in CASED:
                continue
        elif category[0] == "M":
            if not base:
                continue
            marks += category != "Mc"
            if marks > MARKS:
                raise Malformed(f"a character can have {MARKS} marks at most, such as accents, on top of each other")
        else:
            base, marks = char, 0
        last = char
        yield char


def _joins(joiner: str, last: str, following: str) -> bool:
    """Return whether a joiner matters here: after a virama, between Arabic letters, inside an emoji of several
    parts."""
    if not last or not following or following.isspace():
        return False
    if unicodedata.combining(last) == VIRAMA:
        return True
    if joiner == ZWNJ:
        return unicodedata.bidirectional(last) in ("AL", "NSM") and unicodedata.bidirectional(following) == "AL"
    return _in_emoji(last) and unicodedata.category(following) in ("So", "Sm")


def _in_emoji(char: str) -> bool:
    return unicodedata.category(char) in ("So", "Sk") or char == "\ufe0f"
