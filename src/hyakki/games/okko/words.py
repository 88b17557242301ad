"""The meaning of the fields and numbers of Okko Chronicles, for texts."""

from __future__ import annotations

from hyakki.core.words import ANYTHING, GONE, Spelling, Words
from hyakki.games.okko.catalog import ids
from hyakki.games.okko.catalog.verbs import ATTRIBUTES, CONDITIONS

ONE_SIDED = ("REC-ACC1", "REC-ACC2", "REC-ALARM")
"""Recollections without a blue face."""
TALENTS = (
    *("oni-hunter", "immovable", "sake-prayer", "silent-step", "press", "shield-brothers", "champion", "riposte"),
    *("bodiless", "drift", "throwing-stars", "venom", "regrowth", "rend", "coils", "burning-aura", "wildfire"),
    *("numbing-breath", "snowblind", "sweep", "unyielding"),
)


def _keys(kind: str, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{kind}-{name}" for name in names)


_CARDS = _keys("card", ids.CARDS)
_POWERS = (
    *_CARDS,
    *_keys("power", ids.HEROES),
    *_keys("equipment", ids.EQUIPMENT),
    *_keys("ally", ids.ALLY_CARDS),
    *_keys("agent", ids.AGENTS),
    *_keys("enhancement", ids.ENHANCEMENTS),
)
"""Everything that has an effect a player can use; the cards of heroes first, as they are also named by number."""
_ANYTHING = (
    *_keys("clue", ids.CLUES),
    *_keys("figure", ids.FIGURES),
    *_keys("face", ids.FACES),
    *_keys("equipment", ids.EQUIPMENT),
)
"""The possible subjects of a council of the heroes."""
_OF_CARDS = ("attack-", "case-", "change-", "deed-", "noun-", "trait-", "when-")
"""The first letters of the phrases that make up what a card says (`captions.py`)."""
_MEMOIRS = tuple(
    f"recollection-{name}-{face}" if face == "red" or name not in ONE_SIDED else f"recollection-{name}"
    for name in ids.RECOLLECTIONS
    for face in ("blue", "red")
)


def spelt(label: str) -> Spelling | None:
    """A space, an area or a tile by its name: "Great Court (row 5, column 1)", "Great Court (well)", "Great Court";
    players count rows and columns from 1."""
    face, _, part = label.partition(".")
    if face not in ids.FACES:
        return None
    if not part:
        return f"face-{face}", {}
    if part.isdecimal():
        *row, column = (str(int(digit) + 1) for digit in part)
        key, more = ("place-space", {"row": row[0]}) if row else ("place-corridor", {})
        return key, {"tile": f"face-{face}", **more, "column": column}
    return "place-area", {"tile": f"face-{face}", "area": f"area-{face}-{part}"}


WORDS = Words(
    filled=(*Words().filled, "text-", *_OF_CARDS),
    people=frozenset({"seat", "subject", "voters"}),
    unsaid=("*.heroes", "nature", "identity", "clues", "hand"),
    things={
        **dict.fromkeys(("hero", "receiver", "master", "order", "bearer"), _keys("figure", ids.HEROES)),
        **dict.fromkeys(("figure", "target"), _keys("figure", ids.FIGURES)),
        **dict.fromkeys(("card", "talents", "techniques", "power"), _POWERS),
        **dict.fromkeys(("equipment", "up"), _keys("equipment", ids.EQUIPMENT)),
        **dict.fromkeys(("event", "events"), _keys("eventcard", ids.EVENTS)),
        **dict.fromkeys(("clue", "clues", "natures", "courtiers", "complications"), _keys("clue", ids.CLUES)),
        "nature": _keys("clue", ids.ONI_CARDS),
        **dict.fromkeys(("courtier", "identity"), _keys("clue", ids.COURTIERS)),
        **dict.fromkeys(("agent", "agents"), _keys("agent", ids.AGENTS)),
        "ally": _keys("ally", ids.ALLY_CARDS),
        "enhancement": _keys("enhancement", ids.ENHANCEMENTS),
        "memoir": _MEMOIRS,
        **dict.fromkeys(("tile", "to"), _keys("face", ids.FACES)),
        "attribute": _keys("attribute", ATTRIBUTES),
        "condition": _keys("condition", CONDITIONS),
        "talent": _keys("talent", TALENTS),
        "thing": ("token-objective", "token-relic"),
        **dict.fromkeys(("one", "other"), _ANYTHING),
    },
    labels={
        **dict.fromkeys(("space", "spaces", "goal"), ids.SPACES),
        **dict.fromkeys(("area", "areas"), ids.AREAS),
    },
    spelt=spelt,
    actions={
        "turn": (
            *("move", "attack", "use", "event", "courtier", "investigate", "test", "chest", "open"),
            *("transfer", "reorganise", "throw-away", "pick-up", "hand-over", "escape"),
            *("show-follower", "adopt", "give-follower", "rest"),
        ),
        "activate": ("activate", "event", "done"),
        "command": ("command", "event", "done"),
        "plan": ("plan", "order"),
        "lock": ("lock", "unlock", "plan", "order"),
        "summons": ("summon", "none"),
        "place": ("place", "take-back", "hand-in", "reopen"),
        "adjust": ("place", "take-back", "none"),
        "corruption": ("corrupt", "shift", "none"),
    },
    options={
        **dict.fromkeys(("pick", "plan", "lock", "unlock", "next"), ("hero",)),
        "version": ("ally",),
        **dict.fromkeys(("to", "token"), ("space",)),
        **dict.fromkeys(("on", "command", "melee", "ranged"), ("figure",)),
        **dict.fromkeys(("tile", "corrupt", "shift"), ("tile",)),
        "into": ("area",),
        "choose": ("number",),
        **dict.fromkeys(("agent", "beside", "activate"), ("agent",)),
        **dict.fromkeys(("courtier-token", "question"), ("courtier",)),
        "door": ("space", "goal"),
        "condition": ("condition",),
        "talent": ("talent",),
        **dict.fromkeys(("top", "courtier"), ("clue",)),
        **dict.fromkeys(("enhance", "summon"), ("enhancement",)),
        **dict.fromkeys(("pay", "place", "swap", "event", "leave-out"), ("event",)),
        "bring": ("agent", "space"),
        **dict.fromkeys(("left", "right"), ("card",)),
        **dict.fromkeys(("up", "card", "discard", "keep", "make-room"), ("equipment",)),
        "take-back": ("agent", "event"),
        "use": ("table", "power"),
        "effect": ("table", "power", "figure", "place"),
        "slot": ("slot",),
        "thing": ("thing",),
        **dict.fromkeys(("back", "decide"), ("one", "other")),
        "die": ("dice", "place"),
        "heal": ("count",),
    },
    settled={
        "enhance": (("enhanced", "enhancement"),),
        "on": (("attacked", "figure"), ("attacked", "target")),
        "to": (("arrived", "space"),),
        "condition": (("cured", "condition"),),
        "talent": (("talent-lost", "talent"),),
        "courtier-token": (("courtier-turned", "courtier"),),
        "slot": (("gained", ANYTHING),),
        **dict.fromkeys(("back", "decide"), (("decided", ANYTHING), ("courtier-turned", ANYTHING))),
        "no-more": (("used", ""), ("event-played", ""), ("courtier-played", "")),
        "rest": (("activated", ""), ("attacked", ""), ("moved", ""), ("used", "")),
        "done": (("reorganised", ""), ("gained", ""), ("put", GONE), ("agent-activated", GONE), ("rests", GONE)),
    },
    quoted={
        "event-played": ("event", tuple(name[:-1] for name in ids.EVENTS)),
        "complication": ("clue", ids.CLUES),
        "courtier-played": ("clue", ids.CLUES),
        "enhanced": ("enhancement", ids.ENHANCEMENTS),
    },
    silent=frozenset({"tokens", "clue-turned"}),
    by_the_way=frozenset({"reorganise", "reroll", "cancel-attack", "cancel-damage", "reply"}),
    amid=frozenset(
        {"reroll", "cancel-attack", "cancel-damage", "reply", "push", "effect", "effect-order", "next-target", "cure"}
        | {"next-striker", "surround", "lose-talent", "gain", "receive", "shed", "keep-clue", "agree", "resolve"}
        | {"put-back", "appear", "found-follower"}
    ),
)
