"""The events of Kaidan, with the audience and the rule of each secret.

What chance or a hidden pile decides is a fact told to all; what a player chose is a public field.
"""

from __future__ import annotations

from hyakki.core.events import Audience, Kind, kinds_of

AUDIENCES = {
    "KA-029": Audience.ALL,
    "KA-032": Audience.ALL,
    "KA-037": Audience.ALL,
    "KA-042": Audience.ALL,
    "KA-096": Audience.ALL,
    "KA-108": Audience.ALL,
    "KA-147": Audience.PARTIES,
    "KA-161": Audience.OWNER,
    "KA-162": Audience.ALL,
    "KA-172": Audience.ALL,
    "KA-208": Audience.ALL,
    "KA-211": Audience.ALL,
    "KA-229": Audience.ALL,
    "KA-235": Audience.ALL,
    "KA-287": Audience.ALL,
    "KA-305": Audience.ALL,
    "KA-315": Audience.OWNER,
    "KA-318": Audience.ALL,
    "KA-R10": Audience.ALL,
    "KA-R11": Audience.OWNER,
    "KA-R17": Audience.ALL,
    "KA-R12": Audience.OWNER,
    "KA-R13": Audience.ALL,
    "KA-R24": Audience.ALL,
    "KA-R99": Audience.OWNER,
    "KA-R101": Audience.OWNER,
    "KA-R105": Audience.ALL,
    "KA-R109": Audience.ALL,
    "KA-R132": Audience.OWNER,
}

# Set-up and Awakening
PICKED = Kind("picked", "seat character", rule="KA-024")
PICKED_ANY = Kind("picked-any", "seat", rule="KA-024", told="KA-R10", to="all", fact="character")
FIRST_PLAYER = Kind("first-player", rule="KA-029", told="KA-029", to="all", fact="seat")
SET_UP = Kind("set-up", "decks hyoirei uses mission piles kept event_cards", rule="KA-016", folds=True)
"""The contents of the box for this many seats, by number; all of it is public."""
SHUFFLED_IN = Kind("shuffled-in", "pile tiles", rule="KA-043", folds=True)

# The map
COORDINATES = Kind("coordinates", rule="KA-032", told="KA-032", to="all", fact="white black")
ROOM_DRAWN = Kind("room-drawn", "slot pile", rule="KA-037", told="KA-037", to="all", fact="room")
ROOM_PLACED = Kind("room-placed", "slot room turn", rule="KA-041")
DARKNESS_SHOWN = Kind("darkness-shown", "column", rule="KA-042", told="KA-042", to="all", fact="level")
MARKER_FILLED = Kind("marker-filled", "cell", rule="KA-108", told="KA-108", to="all", fact="piece")
MARKER_EMPTY = Kind("marker-empty", "cell", rule="KA-R35")
AWOKE = Kind("awoke", "seat cell", rule="KA-030")

# Turns
TURN = Kind("turn", "turn first", rule="KA-045")
PHASE = Kind("phase", "phase", rule="KA-045", folds=True)
ACTIVATION = Kind("activation", "seat", rule="KA-046", folds=True)
ACTIVATION_ENDED = Kind("activation-ended", "seat", rule="KA-167")
TOKENS_BACK = Kind("tokens-back", rule="KA-310", folds=True)
FIRST_PASSED = Kind("first-passed", "seat", rule="KA-314")

# Tests
TEST = Kind("test", "seat attribute purpose difficulty figure rival", rule="KA-064")
ROLLED = Kind("rolled", "seat", rule="KA-065", told="KA-R10", to="all", fact="face")
ENEMY_ROLLED = Kind("enemy-rolled", "figure seat", rule="KA-069", told="KA-R10", to="all", fact="face")
CHOSE_FACE = Kind("chose-face", "seat face", rule="KA-070")
CRITICAL = Kind("critical", "seat success wounds rule")
ENEMY_CRITICAL = Kind("enemy-critical", "figure success rule")
DOUBLE_CRITICAL = Kind("double-critical", "seat success wounds", rule="KA-072")
"""The meaning of a critical 3 (`success`) or a critical 0 in a Test; `wounds` are those it adds in a fight (KA-R42)."""
TEST_RESULT = Kind("test-result", "seat won total against", rule="KA-065")
GUESSED = Kind("guessed", "seat odd", rule="KA-R39")
GUESS_RESULT = Kind("guess-result", "seat right", rule="KA-R39")
BONUS_USED = Kind("bonus-used", "seat object", rule="KA-R14", folds=True)

# Moving, doors, noise
MOVED = Kind("moved", "seat cell", rule="KA-074")
SWAPPED = Kind("swapped", "seat cell", rule="KA-077")
FIGURE_MOVED = Kind("figure-moved", "figure cell", rule="KA-241")
DISPLACED = Kind("displaced", "figure cell", rule="KA-R49")
DOOR_OPENED = Kind("door-opened", "seat edge", rule="KA-092")
DOOR_CHECKED = Kind("door-checked", "seat edge", rule="KA-096", told="KA-096", to="all", fact="token")
DOOR_BROKEN = Kind("door-broken", "seat edge", rule="KA-100")
DOOR_HELD = Kind("door-held", "seat edge", rule="KA-101")
OFUDA_DOOR = Kind("ofuda-door", "figure edge", rule="KA-266")
BAG_FILLED = Kind("bag-filled", "count", rule="KA-R35", folds=True)
NOISE = Kind("noise", "seat level total", rule="KA-079")
ALERTED = Kind("alerted", "figure cell", rule="KA-082")
RAN = Kind("ran", "seat won", rule="KA-136")
EXAMINED = Kind("examined", "seat cell won", rule="KA-140")
TREASURE_SHUT = Kind("treasure-shut", "seat", rule="KA-R29")

# Objects
DREW = Kind("drew", "seat deck", rule="KA-141", told="KA-R12", to="seat", fact="card possessed")
"""The finder alone learns that the Hyoirei lay above the card, and possesses it (KA-R101)."""
DREW_NOTHING = Kind("drew-nothing", "seat deck", rule="KA-R69")
RESHUFFLED = Kind("reshuffled", "deck cards", rule="KA-R69", folds=True)
TOOK_NAMED = Kind("took-named", "seat card discarded", rule="KA-R69", folds=True)
OFUDA_SHOWN = Kind("ofuda-shown", "seat", rule="KA-287", told="KA-287", to="all", fact="card")
"""The discard shows which Ofuda an Exorcism consumes; the choice did not name it."""
USED = Kind("used", "seat card consumed", rule="KA-143", folds=True)
DISCARDED = Kind("discarded", "seat cards", rule="KA-R12", folds=True)
LOST_AT_RANDOM = Kind("lost-at-random", "seat", rule="KA-R12", told="KA-R10", to="all", fact="card")

KEY_PLACED = Kind("key-placed", "seat key", rule="KA-121")
OFUDA_PLACED = Kind("ofuda-placed", "seat edge", rule="KA-266")
OIL = Kind("oil", "seat cell", rule="KA-173")
CHIME = Kind("chime", "seat cell level", rule="KA-R55")
HUSHED = Kind("hushed", "seat", rule="KA-144")
REPELLED = Kind("repelled", "seat figure", rule="KA-285")
WORE = Kind("wore", "seat card", rule="KA-172", folds=True)
TOOK_OFF = Kind("took-off", "seat card", rule="KA-172", folds=True)
MASK_SEEN = Kind("mask-seen", "seat", rule="KA-172", told="KA-172", to="all", fact="card")
"""Cards have left an inventory unseen: whether the worn Mask was among them everybody sees; -1 if it was not."""
LOOKED_AT_TILES = Kind("looked-at-tiles", "seat pile count", rule="KA-R11", told="KA-R11", to="seat", fact="tiles")
ORDERED_TILES = Kind("ordered-tiles", "seat pile count", rule="KA-R11", told="KA-R11", to="seat", fact="tiles")
LOOKED_AT_EVENT = Kind("looked-at-event", "seat", rule="KA-R11", told="KA-R11", to="seat", fact="event")
LOOKED_AT_CARDS = Kind("looked-at-cards", "seat target", rule="KA-R11", told="KA-R11", to="seat", fact="cards hyoirei")
PROPOSED = Kind("trade-proposed", "seat partner", rule="KA-R119")
REFUSED = Kind("trade-refused", "seat partner", rule="KA-R119")
TRADED = Kind(
    "traded", "seat partner given received",
    rule="KA-146", told="KA-147", to="seat partner", fact="cards_given cards_received", folds=True,
)  # fmt: skip
LOOKED_AT_LOOT = Kind("looked-at-loot", "seat owner cell count", rule="KA-161", told="KA-161", to="seat", fact="cards")
RECOVERED = Kind("recovered", "seat owner cell count left", rule="KA-161", told="KA-161", to="seat", fact="cards")
FOUGHT = Kind("fought", "seat target", rule="KA-148")
EXORCISM = Kind("exorcism", "seat target", rule="KA-155", told="KA-R105", to="all", fact="possessed")
EXORCISED = Kind("exorcised", "seat target", rule="KA-156")
ROLLS_AGAIN = Kind("rolls-again", "seat", rule="KA-060", folds=True)
UNASKED = Kind("unasked", "seat moment", rule="KA-R17", told="KA-R17", to="all", fact="card", folds=True)

# Appearing and disappearing
DISAPPEARED = Kind("disappeared", "seat", rule="KA-217")
APPEARED = Kind("appeared", "seat cell", rule="KA-218")
NOWHERE = Kind("nowhere", "seat", rule="KA-R134")
FIGURE_DISAPPEARED = Kind("figure-disappeared", "figure", rule="KA-217")
FIGURE_APPEARED = Kind("figure-appeared", "figure cell", rule="KA-218")
FIGURE_REMOVED = Kind("figure-removed", "figure rule", folds=True)
MADE_ROOM = Kind("made-room", "seat cell", rule="KA-223")
SUMMONED = Kind("summoned", "figure entity cell", rule="KA-225")
ENTITY_CAME = Kind("entity-came", "figure cell", rule="KA-222")
NO_ENTITY = Kind("no-entity", rule="KA-221")
REVEALED = Kind("revealed", "figure", rule="KA-229", told="KA-229", to="all", fact="entity")
ENTITIES_SHUFFLED = Kind("entities-shuffled", rule="KA-R68", folds=True)
MOVE_TOKEN = Kind("move-token", "figure", rule="KA-235", told="KA-235", to="all", fact="token")

# Wounds, death, the end
BANISHED = Kind("banished", "figure seat", rule="KA-267")
TOOK_STOLEN = Kind("took-stolen", "seat figure count", rule="KA-268", told="KA-R12", to="seat", fact="cards")
STOLEN_LEFT = Kind("stolen-left", "figure cell count", rule="KA-R93", folds=True)
FIRE = Kind("fire", "cells", rule="KA-175", folds=True)
POINTS = Kind("points", "seat pa pm", rule="KA-R46")
HALTED = Kind("halted", "seat", rule="KA-114")
DARKNESS_SHIFTED = Kind("darkness-shifted", "column by", rule="KA-137")
WOUNDED = Kind("wounded", "seat wounds total", rule="KA-057")
HEALED = Kind("healed", "seat wounds total", rule="KA-057")
DIED = Kind("died", "seat killer rule more", told="KA-211", to="all", fact="possessed")
ALONE = Kind("alone", "seat", rule="KA-R124", told="KA-211", to="all", fact="possessed")
INVENTORY_LEFT = Kind("inventory-left", "seat cell", rule="KA-180", told="KA-162", to="all", fact="count")
INVENTORY_BURNT = Kind("inventory-burnt", "cell owner", rule="KA-R117", told="KA-162", to="all", fact="count")
"""The rest of an inventory token after the flames: Mission objects."""
FIRE_OUT = Kind("fire-out", "rule", folds=True)
ESCAPED = Kind("escaped", "seat cell", rule="KA-127", folds=True)
ONRYO = Kind("onryo", "seat cell", rule="KA-181")
ONRYO_TOKENS = Kind("onryo-tokens", "seat count", rule="KA-315", told="KA-315", to="seat", fact="tokens")
SCORED = Kind("scored", "seat rule points", told="KA-R132", to="seat", fact="total", private=True)
ENDED = Kind("ended", "reason", rule="KA-R124", told="KA-318", to="all", fact="points")

# The chase
SIGHTED = Kind("sighted", "figure seat", rule="KA-088")
CHASE = Kind("chase", "figure seat", rule="KA-254")
CHASE_ROUND = Kind("chase-round", "round", rule="KA-255")
CHASE_ENDED = Kind("chase-ended", "seat figure", rule="KA-276")
FOUND = Kind("found", "figure seat", rule="KA-294")
LAMENT = Kind("lament", "figure seat noise", rule="KA-254")
ENRAGED = Kind("enraged", "figure force", rule="KA-254")
RITUAL = Kind("ritual", "seat figure done", rule="KA-282")
CORPSE_TAKEN = Kind("corpse-taken", "seat cell", rule="KA-110")
STOLE = Kind("stole", "seat figure", rule="KA-269", told="KA-R12", to="seat", fact="card", folds=True)
EVIDENCE_PLACED = Kind("evidence-placed", "figure cell", rule="KA-229")
EVIDENCE_FOUND = Kind("evidence-found", "seat cell left", rule="KA-282")
HIDING_PLACE = Kind("hiding-place", "cell value", rule="KA-307")
ONRYO_MOVED = Kind("onryo-moved", "seat token", rule="KA-187", folds=True)
VOICES = Kind("voices", "seat target noise", rule="KA-191", folds=True)
ATTACK = Kind("attack", "figure seat", rule="KA-280")
HID = Kind("hid", "seat cell bonus", rule="KA-166")

# Events
EVENT_COUNT = Kind("event-count", rule="KA-R13", told="KA-R13", to="all", fact="found")
EVENT = Kind("event", rule="KA-193", told="KA-R10", to="all", fact="event")

DARKNESS_MIXED = Kind("darkness-mixed", "columns", rule="KA-137", told="KA-042", to="all", fact="levels")
HUSH = Kind("hush", rule="KA-309")
"""Every Noise is gone."""
CORPSE_PICKED = Kind("corpse-picked", rule="KA-110", told="KA-R10", to="all", fact="cell")

CURSE = Kind("curse", "seat curse", rule="KA-112")
CURSE_SLEPT = Kind("curse-slept", "seat curse", rule="KA-113")
CURSE_AWOKE = Kind("curse-awoke", "seat curse", rule="KA-114")
LOST_PERSON = Kind("lost-person", "seat figure", rule="KA-304", told="KA-305", to="all", fact="person")

# Status cards
EXCHANGED = Kind("exchanged", "seat partner", rule="KA-202", folds=True)

IMPULSE = Kind("impulse", "seat", rule="KA-207")
"""One PG tries to escape, or all do (NOBODY)."""
MARKS_COUNTED = Kind("marks-counted", "seat", rule="KA-207", told="KA-R99", to="seat", fact="marks neutral")
VERDICT = Kind("verdict", "seat", rule="KA-208", told="KA-208", to="all", fact="only_marks")
CONDEMNED = Kind("condemned", "seat turn", rule="KA-209", folds=True)
IMPULSE_IDLE = Kind("impulse-idle", rule="KA-211")
UNMASKED = Kind("unmasked", "seat", rule="KA-213", folds=True)
HYOIREI_GONE = Kind("hyoirei-gone", "seat", rule="KA-211", folds=True)

# The Wishing Well
WELL_AWOKE = Kind("well-awoke", rule="KA-117", folds=True)
WISHED = Kind("wished", "seat object", rule="KA-117", folds=True)
WELL_EMPTY = Kind("well-empty", rule="KA-117", folds=True)

# Instant Actions
INSTANT = Kind("instant", "seat window", rule="KA-131")
FIZZLED = Kind("fizzled", "seat", rule="KA-133")
DECIDED = Kind("decided", "seat about choice", rule="KA-053")

KINDS = kinds_of(list(globals().values()), AUDIENCES)

FIGURE_AT = {
    name: kind.fields.index("figure")
    for name, kind in KINDS.items()
    if "figure" in kind.fields and kind not in (REVEALED, SUMMONED, ENTITY_CAME)
}
"""The position of the field with a figure that is called by its name, once that is known."""
