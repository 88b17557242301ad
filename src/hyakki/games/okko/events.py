"""The events of Okko Chronicles, with the audience and the rule of each secret.

`hero`, `figure`, `target`, `card`, `equipment`, `event`, `clue`, `agent`, `marker`, `enhancement`, `recollection` are
numbers of things, `space`, `area`, `tile` numbers of places, `heroes` the seats of the heroes' side.
"""

from __future__ import annotations

from hyakki.core.events import Audience, Kind, kinds_of

AUDIENCES = {
    "OK-013": Audience.ALL,
    "OK-022": Audience.ALL,
    "OK-023": Audience.ALL,
    "OK-029": Audience.OWNER,
    "OK-032": Audience.ALL,
    "OK-062": Audience.ALL,
    "OK-063": Audience.ALL,
    "OK-080": Audience.ALL,
    "OK-092": Audience.ALL,
    "OK-101": Audience.ALL,
    "OK-189": Audience.ALL,
    "OK-235": Audience.ALL,
    "OK-236": Audience.ALL,
    "OK-242": Audience.ALL,
    "OK-244": Audience.ALL,
    "OK-247": Audience.ALL,
    "OK-248": Audience.ALL,
    "OK-249": Audience.ALL,
    "OK-302": Audience.ALL,
    "OK-326": Audience.ALL,
    "OK-345": Audience.ALL,
    "OK-R23": Audience.SIDE,
    "OK-R26": Audience.SIDE,
    "OK-R28": Audience.ALL,
    "OK-R55": Audience.ALL,
    "OK-R80": Audience.ALL,
    "OK-350": Audience.ALL,
    "OK-356": Audience.ALL,
    "OK-R22": Audience.OWNER,
}

# Set-up
PICKED = Kind("picked", "seat hero", rule="OK-006")
FOLLOWS = Kind("follows", "hero figure ally space", rule="OK-011")
MISSION = Kind("mission", "hero", rule="OK-013", told="OK-013", to="all", fact="mission face")
COURTIERS = Kind("courtiers", rule="OK-022", told="OK-022", to="all", fact="clues")
TOKENS = Kind("tokens", "spaces", rule="OK-023", told="OK-023", to="all", fact="fronts")
SECRETS = Kind("secrets", "seat", rule="OK-031", told="OK-029", to="seat", fact="nature identity")
ONI_CARD_SHOWN = Kind("oni-card-shown", "seat", rule="OK-350", told="OK-350", to="all", fact="clue")
CLUE_DECK = Kind("clue-deck", "count", rule="OK-032", told="OK-032", to="all", fact="complications")
LEFT_OUT = Kind("left-out", "seat", rule="OK-356", told="OK-356", to="all", fact="event")
EVENTS_SHUFFLED = Kind("events-shuffled", "events", rule="OK-217", folds=True)
EVENTS_DRAWN = Kind("events-drawn", "seat count", rule="OK-098", told="OK-R22", to="seat", fact="events")

# Strategy
ROUND = Kind("round", "round", rule="OK-050", folds=True)
CORRUPTED = Kind("corrupted", "tile red", rule="OK-051")
CORRUPTION_MOVED = Kind("corruption-moved", "tile to", rule="OK-052")
ENHANCED = Kind("enhanced", "enhancement", rule="OK-055")
PAID = Kind("paid", "seat enhancement", rule="OK-109", told="OK-R80", to="all", fact="events")
ARRIVED = Kind("arrived", "figure space", rule="OK-R80")
PLANNED = Kind(
    "planned", "heroes hero", rule="OK-041", told="OK-R23", side="heroes", fact="talents techniques up", private=True
)
ORDERED = Kind("ordered", "heroes", rule="OK-047", told="OK-R23", side="heroes", fact="order", private=True)
LOCKED = Kind("locked", "hero", rule="OK-R27")
UNLOCKED = Kind("unlocked", "hero", rule="OK-R30")
PLACED = Kind("placed", "seat", rule="OK-058", told="OK-R22", to="seat", fact="event agent", private=True)
PICKED_UP = Kind("picked-up", "seat", rule="OK-058", told="OK-R22", to="seat", fact="event agent", private=True)
HANDED_IN = Kind("handed-in", "seat", rule="OK-R28")
REOPENED = Kind("reopened", "seat", rule="OK-R28")
LAID = Kind("laid", "hero", rule="OK-R28", told="OK-R28", to="all", fact="lefts rights up")
BESIDE = Kind("beside", "seat", rule="OK-R28", told="OK-R28", to="all", fact="agents")
ADJUSTED = Kind("adjusted", "seat", rule="OK-061")
REVEALED = Kind("revealed", "hero", rule="OK-062", told="OK-062", to="all", fact="talents techniques")
TECHNIQUES = Kind("techniques", "agent", rule="OK-062", told="OK-062", to="all", fact="events")

# Activation
INITIATIVE = Kind("initiative", rule="OK-063", told="OK-063", to="all", fact="hero")
ACTIVATED = Kind("activated", "figure", rule="OK-066")
RESTS = Kind("rests", "figure", rule="OK-069")
AGENT_ACTIVATED = Kind("agent-activated", "agent", rule="OK-072")
NO_AGENT = Kind("no-agent", "seat", rule="OK-084")
EVENT_PLAYED = Kind("event-played", "seat", rule="OK-080", told="OK-080", to="all", fact="event")
MOVED = Kind("moved", "figure space", rule="OK-283")
PUT = Kind("put", "figure space", rule="OK-R60")
DOOR_OPENED = Kind("door-opened", "figure space goal", rule="OK-R40")
DOOR_CLOSED = Kind("door-closed", "space goal", rule="OK-R40")
ATTACKED = Kind("attacked", "figure target reach", rule="OK-296")
ALARM = Kind("alarm", "figure target", rule="OK-199")
ROLLED = Kind("rolled", "figure", rule="OK-302", told="OK-302", to="all", fact="combat action total")
REROLLED = Kind("rerolled", "figure", rule="OK-R55", told="OK-R55", to="all", fact="combat action total")
HIT = Kind("hit", "figure target total defense", rule="OK-304")
MISSED = Kind("missed", "figure target total defense", rule="OK-304")
UNHARMED = Kind("unharmed", "target", rule="OK-R67")
TURNED_ASIDE = Kind("turned-aside", "figure target", rule="OK-304")
DAMAGE_CANCELLED = Kind("damage-cancelled", "figure", rule="OK-305")
DAMAGED = Kind("damaged", "figure count damage", rule="OK-305")
HEALED = Kind("healed", "figure count damage", rule="OK-168")
AFFLICTED = Kind("afflicted", "figure condition", rule="OK-309")
CURED = Kind("cured", "figure condition", rule="OK-091")
ELIMINATED = Kind("eliminated", "figure", rule="OK-306")
TESTED = Kind("tested", "hero attribute difficulty", rule="OK-326", told="OK-326", to="all", fact="dice total passed")
PASSED_UNROLLED = Kind("passed-unrolled", "hero attribute", rule="OK-R142")
FAILED_UNROLLED = Kind("failed-unrolled", "hero attribute", rule="OK-281")
PENALTY = Kind("penalty", "space count", rule="OK-329")
USED = Kind("used", "figure card", rule="OK-160")
ACTIONS_CHANGED = Kind("actions-changed", "hero value", rule="OK-066")

# Effects of cards
REMOVED = Kind("removed", "figure", rule="OK-215")
TALENT_LOST = Kind("talent-lost", "figure talent", rule="OK-315")
COURTIER_MOVED = Kind("courtier-moved", "courtier space", rule="OK-215")
COURTIER_TURNED = Kind("courtier-turned", "courtier", rule="OK-R168")
HARDER = Kind("harder", "space count", rule="OK-215")
HAND_LOWERED = Kind("hand-lowered", "hero equipment", rule="OK-215")
EQUIPMENT_DRAWN = Kind("equipment-drawn", "hero", rule="OK-R124", told="OK-189", to="all", fact="keep equipment")
LOOKED = Kind("looked", "hero heroes", rule="OK-242", told="OK-R23", side="heroes", fact="clues")
ARRANGED = Kind("arranged", "hero heroes", rule="OK-242", told="OK-R23", side="heroes", fact="clues")

# Investigation
INVESTIGATES = Kind("investigates", "hero space", rule="OK-231")
FLIPPED = Kind("flipped", "space", rule="OK-236", told="OK-236", to="all", fact="difficulty draw")
MARKER_GONE = Kind("marker-gone", "space", rule="OK-237")
INTERROGATED = Kind("interrogated", "courtier", rule="OK-238")
CLUE_TURNED = Kind("clue-turned", "hero", rule="OK-235", told="OK-235", to="all", fact="complication")
CLUE_DRAWN = Kind("clue-drawn", "hero heroes", rule="OK-235", told="OK-R26", side="heroes", fact="clue")
COMPLICATION = Kind("complication", "hero", rule="OK-247", told="OK-247", to="all", fact="clue")
CLUE_KEPT = Kind("clue-kept", "hero", rule="OK-R105", told="OK-244", to="all", fact="courtier master")
COURTIER_PLAYED = Kind("courtier-played", "hero", rule="OK-242", told="OK-242", to="all", fact="clue")
CHEST_OPENED = Kind("chest-opened", "hero space", rule="OK-189", told="OK-189", to="all", fact="draw keep equipment")
BACKED = Kind("backed", "heroes seat", rule="OK-R31", told="OK-R23", side="heroes", fact="wish", private=True)
LEFT_TO_LEADER = Kind("left-to-leader", "heroes seat", rule="OK-R31", told="OK-R23", side="heroes", private=True)
DECIDED = Kind("decided", "heroes", rule="OK-R31", told="OK-R23", side="heroes", fact="how", private=True)
DECLARED = Kind("declared", rule="OK-248", told="OK-248", to="all", fact="natures courtiers")
ACCUSED = Kind("accused", "what clue", rule="OK-248", told="OK-249", to="all", fact="right")
NATURE_NAMED = Kind("nature-named", "clue", rule="OK-249", folds=True)

# Equipment
GAINED = Kind("gained", "hero equipment", rule="OK-R124")
DISCARDED = Kind("discarded", "hero equipment", rule="OK-070")
TRANSFERRED = Kind("transferred", "hero equipment receiver", rule="OK-339")
REORGANISED = Kind("reorganised", "hero", rule="OK-337")
FOLLOWER_GIVEN = Kind("follower-given", "figure hero", rule="OK-175")
FOLLOWER_SHOWN = Kind("follower-shown", "hero space", rule="OK-345", told="OK-345", to="all", fact="figure")
KAMI_TURNED = Kind("kami-turned", "figure", rule="OK-183")
LEFT_BOARD = Kind("left-board", "figure", rule="OK-184")
TEST_TOKEN_GONE = Kind("test-token-gone", "hero space", rule="OK-357")
TOOK_THING = Kind("took-thing", "hero thing", rule="OK-357")
DROPPED_THING = Kind("dropped-thing", "hero thing space", rule="OK-R122")
FEAT = Kind("feat", "hero feat count", rule="OK-R155")

# End of the Round
TOOK_BACK = Kind("took-back", "hero", rule="OK-095")
WOUNDED = Kind("wounded", "hero", rule="OK-092", told="OK-092", to="all", fact="card")
TASK_TOKEN = Kind("task-token", "tile tokens", rule="OK-099")
TASK_SPACE = Kind("task-space", "tile space lit", rule="OK-099")
TASK_SETTLED = Kind("task-settled", "tile side", rule="OK-274")
REVEALED_ONI = Kind("revealed-oni", rule="OK-101", told="OK-101", to="all", fact="nature identity")
BATTLE = Kind("battle", "reason", rule="OK-100")
ESCAPED = Kind("escaped", "figure", rule="OK-105")
RECOLLECTION = Kind("recollection", "memoir", rule="OK-125")
SCORED = Kind("scored", "blue red side", rule="OK-127")

KINDS = kinds_of(list(globals().values()), AUDIENCES)
