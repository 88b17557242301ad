"""The ids of everything in the box. State, Events and Options hold the number of a thing: its place in these lists."""

from __future__ import annotations

from typing import Final

from hyakki.games.okko.catalog.cards import AGENTS as AGENT_KINDS
from hyakki.games.okko.catalog.cards import DEMONS as DEMONS
from hyakki.games.okko.catalog.cards import FOLLOWERS as FOLLOWERS
from hyakki.games.okko.catalog.cards import HEROES as HEROES
from hyakki.games.okko.catalog.cards import KAMI as KAMI


def _run(prefix: str, last: int, width: int = 1) -> tuple[str, ...]:
    return tuple(f"{prefix}{number:0{width}}" for number in range(1, last + 1))


# Cards

ACTIONS = tuple(f"{hero}-{number}" for hero in HEROES for number in (*"1234567", "W"))
WOUNDS = _run("WND-", 4)
CARDS: tuple[str, ...] = ACTIONS + WOUNDS
"""The cards of a hero's hand; wounds have copies."""
PRINTED_EQUIPMENT, PRINTED_EVENTS, PRINTED_COMPLICATIONS = _run("EQ-", 32, 2), _run("EV-", 13, 2), _run("CMP-", 7)
"""Cards of the game; those of a pack begin with X."""
EQUIPMENT: tuple[str, ...] = (*PRINTED_EQUIPMENT, *_run("XEQ-", 8))
EVENT_EFFECTS = (*PRINTED_EVENTS, *_run("XEV-", 5))
EVENTS: tuple[str, ...] = tuple(f"{effect}{letter}" for effect in EVENT_EFFECTS for letter in "ab")
"""A card for each technique of each special effect."""
ONI_CARDS: tuple[str, ...] = _run("ONI-", 4)
COURTIERS: tuple[str, ...] = _run("COU-", 9)
COMPLICATIONS = (*PRINTED_COMPLICATIONS, *_run("XCM-", 5))
CLUES: tuple[str, ...] = ONI_CARDS + COURTIERS + COMPLICATIONS
FOLLOWER_CARDS = tuple(f"FOL-{number}{letter}" for number in (1, 2, 3) for letter in "ab")
KAMI_CARDS = tuple(f"KAM-{number}{letter}" for number in (1, 2, 3, 4) for letter in "ab")
ALLY_CARDS: tuple[str, ...] = FOLLOWER_CARDS + KAMI_CARDS + COURTIERS
"""The card that an ally plays by: a version of a follower or kami, or a courtier who follows."""
AGENTS: tuple[str, ...] = AGENT_KINDS + DEMONS
"""The Oni's character cards."""

# Figures

_MINIATURES = {"ashigaru": 10, "samurai": 5, "hiroji": 1, "yurei": 5, "ninja": 5, "bakemono": 1}
ALLIES = FOLLOWERS + KAMI + COURTIERS
FIGURES: tuple[str, ...] = (
    *HEROES,
    *ALLIES,
    *(f"{kind}-{n}" for kind in AGENT_KINDS for n in range(1, _MINIATURES[kind] + 1)),
    *DEMONS,
)
"""Everybody who can stand on the board: heroes, followers, kami, courtiers who follow, agents (OK-268)."""
FIRST_ALLY: Final = len(HEROES)
FIRST_KAMI: Final = FIRST_ALLY + len(FOLLOWERS)
FIRST_COURTIER: Final = FIRST_KAMI + len(KAMI)
FIRST_AGENT: Final = FIRST_ALLY + len(ALLIES)
CARD_OF: Final = (
    *(-1 for _ in range(FIRST_AGENT)),
    *(AGENTS.index(f.rsplit("-", 1)[0]) if f not in DEMONS else AGENTS.index(f) for f in FIGURES[FIRST_AGENT:]),
)
"""The agent card that drives it, by figure; -1 for heroes and allies."""
FIGURES_OF = tuple(tuple(f for f, card in enumerate(CARD_OF) if card == agent) for agent in range(len(AGENTS)))
"""The figures of each agent card."""

# Tokens

EVIDENCE, PARCHMENT, CHESTS = _run("EVI-", 6), _run("PAR-", 6), _run("CHE-", 6)
CLUE_TOKENS = COURTIERS + EVIDENCE + PARCHMENT
MARKERS = (*EVIDENCE, *PARCHMENT, *CHESTS, *FOLLOWERS)
"""Tokens with a side that is not seen: evidence, parchment, chests, followers that lie face down (OK-R22)."""
_TESTED = ("speed", "might", "defense", "guile")
TEST_TOKENS = tuple(f"TST-{attribute}-{difficulty}" for attribute in _TESTED for difficulty in (3, 4, 5, 6))
ENHANCEMENTS: tuple[str, ...] = (
    *("M1", "M2", "M3a", "M3b", "M3c", "M4a", "M4b", "M4c"),
    *("S1", "S2a", "S2b", "S2c", "S3a", "S3b", "S3c"),
)
RECOLLECTIONS: tuple[str, ...] = (
    *("REC-FINAL", "REC-SCEN", "REC-MASK", "REC-ACC1", "REC-ACC2", "REC-ALARM"),
    *(f"REC-{hero}" for hero in HEROES),
    *_run("REC-M", 4, 2),
)

# The palace

TILE_FACES = (
    *("A01", "M01", "A02", "M02", "A03", "B03", "A04", "B04"),
    *("A05", "B05", "A06", "B06", "A07", "M03", "A08", "M04"),
)
CORRIDOR_FACES = tuple(f"C{number:02}{letter}" for number in range(1, 6) for letter in "ab")
FACES: tuple[str, ...] = TILE_FACES + CORRIDOR_FACES
"""A tile on the board is the number of its face."""
PER_TILE, PER_FACE, LETTERS = 25, 25, "abcdefgh"
SPACES: tuple[str, ...] = tuple(
    f"{face}.{cell // 5}{cell % 5}" if face in TILE_FACES else f"{face}.{cell}"
    for face in FACES
    for cell in range(PER_FACE)
)
"""Every cell of every face: space = 25 × face + cell. A corridor has five, so twenty of its numbers name nothing."""
AREAS: tuple[str, ...] = tuple(f"{face}.{letter}" for face in FACES for letter in LETTERS)
"""area = 8 × face + letter."""
SPACE = {name: number for number, name in enumerate(SPACES)}
AREA = {name: number for number, name in enumerate(AREAS)}

REFERENCES = _run("M", 4, 2)
SCENARIOS = _run("S", 8)
CAMPAIGNS = _run("CAM-", 2)
EXPANSIONS = ("mists",)
OWN_SCENARIO = "own"

NUMBER = {
    name: number
    for ids in (HEROES, CARDS, EQUIPMENT, EVENTS, CLUES, MARKERS, RECOLLECTIONS, FACES)
    for number, name in enumerate(ids)
}
"""The number of each id in its list; courtiers and Oni cards are numbered as Clue cards."""
