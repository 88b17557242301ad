"""When an entry is an answer: the rule by verb, and whether its words name something in this game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from hyakki.games.okko.catalog import ids
from hyakki.games.okko.catalog.verbs import CONDITIONS
from hyakki.games.okko.options import DICE, NAMES, SLOTS, THINGS
from hyakki.games.okko.words import TALENTS

OCCASIONS: Mapping[str, str] = {
    # Votes on Motions, and between the acts of a campaign
    **dict.fromkeys(("agree", "refuse"), "OK-R173"),
    "begin-act": "OK-351",
    # Set-up
    "pick": "OK-006",
    "leave-out": "OK-356",
    "as-printed": "OK-356",
    "version": "OK-011",
    "no-follower": "OK-011",
    # Strategy
    "corrupt": "OK-051",
    "shift": "OK-052",
    "tile": "OK-052",
    "enhance": "OK-055",
    **dict.fromkeys(("summon", "pay", "bring", "enough"), "OK-R80"),
    "plan": "OK-036",
    **dict.fromkeys(("left", "right"), "OK-042"),
    "alone": "OK-039",
    "up": "OK-044",
    **dict.fromkeys(("lock", "unlock"), "OK-R27"),
    "order": "OK-047",
    "next": "OK-048",
    **dict.fromkeys(("place", "beside", "take-back"), "OK-058"),
    "swap": "OK-R29",
    **dict.fromkeys(("hand-in", "reopen"), "OK-R28"),
    "none": "OK-060",
    "heal": "OK-R119",
    # A turn
    "move": "OK-291",
    **dict.fromkeys(("to", "into"), "OK-258"),
    "attack": "OK-308",
    "melee": "OK-296",
    "ranged": "OK-298",
    "investigate": "OK-231",
    "question": "OK-233",
    "token": "OK-230",
    "test": "OK-336",
    "chest": "OK-187",
    "pick-up": "OK-357",
    **dict.fromkeys(("open", "door"), "OK-R40"),
    "use": "OK-160",
    "courtier": "OK-242",
    **dict.fromkeys(("reorganise", "slot"), "OK-337"),
    **dict.fromkeys(("transfer", "hand-over", "card", "thing"), "OK-339"),
    "throw-away": "OK-070",
    "give-follower": "OK-175",
    "adopt": "OK-178",
    "show-follower": "OK-345",
    "rest": "OK-069",
    # The Oni's activation
    "activate": "OK-072",
    "command": "OK-079",
    "done": "OK-078",
    "event": "OK-080",
    "escape": "OK-105",
    # Targets of cards
    **dict.fromkeys(("on", "agent", "choose", "no-more", "courtier-token"), "OK-215"),
    "condition": "OK-160",
    "top": "OK-242",
    # Skipped questions
    "die": "OK-R55",
    **dict.fromkeys(("yes", "no"), "OK-159"),
    "effect": "OK-R35",
    "talent": "OK-315",
    **dict.fromkeys(("keep", "make-room"), "OK-R124"),
    "discard": "OK-R127",
    "attach": "OK-346",
    "masterless": "OK-R139",
    **dict.fromkeys(("back", "decide", "leave-it", "stand-by"), "OK-R31"),
}
"""The rule that says when such an entry is an answer, by verb."""

_OF: Mapping[str, tuple[Collection[str], ...]] = {
    **dict.fromkeys(("pick", "plan", "lock", "unlock", "next", "on", "command", "melee", "ranged"), (ids.FIGURES,)),
    "version": (ids.ALLY_CARDS,),
    **dict.fromkeys(("to", "token"), (ids.SPACES,)),
    **dict.fromkeys(("tile", "corrupt", "shift"), (ids.FACES,)),
    "into": (ids.AREAS,),
    **dict.fromkeys(("agent", "beside", "activate"), (ids.AGENTS,)),
    **dict.fromkeys(("courtier-token", "question"), (ids.COURTIERS,)),
    "door": (ids.SPACES, ids.SPACES),
    "condition": (CONDITIONS,),
    "talent": (TALENTS,),
    **dict.fromkeys(("top", "courtier"), (ids.CLUES,)),
    **dict.fromkeys(("enhance", "summon"), (ids.ENHANCEMENTS,)),
    **dict.fromkeys(("pay", "place", "swap", "event", "leave-out"), (ids.EVENTS,)),
    "bring": (ids.AGENTS, ids.SPACES),
    **dict.fromkeys(("left", "right"), (ids.CARDS,)),
    "up": (("none", *ids.EQUIPMENT),),
    **dict.fromkeys(("card", "discard", "keep", "make-room"), (ids.EQUIPMENT,)),
    "take-back": (ids.AGENTS, ids.EVENTS),
    "slot": (SLOTS,),
    "thing": (THINGS,),
}
"""The names that its words can be, in their order, by verb; other verbs have no words, or are in `_OTHERWISE`."""


def knows(verb: str, words: str) -> bool:
    """Return whether these words after this verb name something in this game."""
    otherwise = _OTHERWISE.get(verb)
    if otherwise is not None:
        return otherwise(words.split(" "))
    names = words.split(" ") if words else []
    kinds = _OF.get(verb, ())
    return len(names) == len(kinds) and all(name in kind for name, kind in zip(names, kinds, strict=True))


def is_elsewhere(id: str, laid: Collection[int]) -> bool:
    """Return whether it names a place on a tile that does not lie on this table (OK-017)."""
    faces = [word.partition(".")[0] for word in id.split(" ")[1:]]
    return any(face in ids.FACES and ids.FACES.index(face) not in laid for face in faces)


def _is_number(words: list[str]) -> bool:
    return len(words) == 1 and words[0].isdecimal() and len(words[0]) < 3


def _is_die(words: list[str]) -> bool:
    return len(words) == 2 and words[0] in DICE and _is_number(words[1:])


def _is_power(words: list[str]) -> bool:
    """Return whether these words name a card or character with an effect, the second of its effects by a number."""
    table, name, nth = words[0], words[1] if len(words) > 1 else "", words[2:]
    return name in {**NAMES, "enhancement": ids.ENHANCEMENTS}.get(table, ()) and (not nth or _is_number(nth))


def _is_effect(words: list[str]) -> bool:
    return len(words) == 4 and _is_power(words[:2]) and words[2] in ids.FIGURES and _is_number(words[3:])


def _is_wish(words: list[str]) -> bool:
    """Return whether these words are a wish in a council: who is accused, what becomes of a clue, or a choice for a
    card."""
    if words == ["keep"] or (len(words) == 2 and words[0] == "follows" and words[1] in {*ids.HEROES, *ids.FIGURES}):
        return True
    accused = len(words) == 2 and words[0] in {*ids.ONI_CARDS, "none"} and words[1] in {*ids.COURTIERS, "none", "lot"}
    return accused or (words[0] not in _OTHERWISE and words[0] in _OF and knows(words[0], " ".join(words[1:])))


_OTHERWISE: Mapping[str, Callable[[list[str]], bool]] = {
    **dict.fromkeys(("choose", "heal"), _is_number),
    "die": _is_die,
    "use": _is_power,
    "effect": _is_effect,
    **dict.fromkeys(("back", "decide"), _is_wish),
}
