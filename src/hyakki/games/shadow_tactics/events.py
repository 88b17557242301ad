"""The events of Shadow Tactics, with the audience and the rule of each secret.

`ninja`, `card`, `order`, `item` and `quest` are numbers of things, `yard`, `bush`, `junction`, `post`, `stance` and
`place` numbers of places, `kind` the type of a guard.
"""

from __future__ import annotations

from hyakki.core.events import Audience, Kind, kinds_of

AUDIENCES = {
    "ST-060": Audience.ALL,
    "ST-152": Audience.ALL,
    "ST-154": Audience.ALL,
    "ST-503": Audience.OWNER,
    "ST-505": Audience.OWNER,
    "ST-508": Audience.ALL,
}

# Set-up
PICKED = Kind("picked", "seat ninja", rule="ST-002")
CLAIMED = Kind("claimed", "seat ninja item", rule="ST-289")
QUEST_CHOSEN = Kind("quest-chosen", "seat ninja quest", rule="ST-290")
BOULDER = Kind("boulder", "seat yard bush", rule="ST-369")
POSTED = Kind("posted", "seat kind stance", rule="ST-291")
SAMPLE = Kind("sample", "seat", rule="ST-291")
LOST_GUARDS = Kind("lost-guards", "seat kinds", rule="ST-296")
CIVILIAN = Kind("civilian", "seat kind stance", rule="ST-380")
COIN_LAID = Kind("coin-laid", "seat value junction", rule="ST-424")
SHUFFLED = Kind("shuffled", "orders", rule="ST-298", folds=True)
DREW = Kind("drew", "seat count", rule="ST-149", told="ST-505", to="seat", fact="orders")
RECYCLED = Kind("recycled", "orders", rule="ST-150", folds=True)
ENTERED = Kind("entered", "seat ninja bush", rule="ST-300")
CONFIRMED = Kind("confirmed", "seat", rule="ST-R135")

# Programming
ROUND = Kind("round", "round time", rule="ST-033", folds=True)
TAKEN_OVER = Kind("taken-over", "seat ninja subject", rule="ST-R132")
GIVEN_BACK = Kind("given-back", "seat ninja", rule="ST-R132")
LAID = Kind("laid", "seat ninja slot count", rule="ST-043", told="ST-503", to="seat", fact="cards")
EXCHANGED = Kind("exchanged", "seat ninja", rule="ST-045", told="ST-503", to="seat", fact="cards", private=True)
TAKEN_UP = Kind("taken-up", "seat ninja", rule="ST-045", folds=True)
SHOWED = Kind("showed", "seat ninja which", rule="ST-053", told="ST-508", to="all", fact="card")
CHANGED = Kind("changed", "seat ninja which", rule="ST-045", folds=True)
READY = Kind("ready", "seat", rule="ST-055")
NOT_READY = Kind("not-ready", "seat", rule="ST-R11")
CLOSED = Kind("closed", rule="ST-055")

# Orders
PLAYED = Kind("played", "seat part", rule="ST-152", told="ST-152", to="all", fact="order")
PREPARED = Kind("prepared", "seat", rule="ST-154", told="ST-154", to="all", fact="order")
FOLLOWED = Kind("followed", "seat part order", rule="ST-157")
MOVED = Kind("moved", "seat kind post stance", rule="ST-174")
DEPLOYED = Kind("deployed", "seat kind stance", rule="ST-168")
SPREAD = Kind("spread", "seat kind post", rule="ST-188")
SEARCH = Kind("search", "seat", rule="ST-190")
POWER = Kind("power", "seat time", rule="ST-192")
SKIPPED = Kind("skipped", "seat symbol", rule="ST-160")
ORDERED = Kind("ordered", "seat order", rule="ST-153")

# Execution
REVEALED = Kind("revealed", "ninja which", rule="ST-060", told="ST-060", to="all", fact="card")
CANCELLED = Kind("cancelled", "ninja", rule="ST-070", folds=True)
JUTSU = Kind("jutsu", "ninja", rule="ST-065")
NO_JUTSU = Kind("no-jutsu", "ninja card", rule="ST-136")
NO_EFFECT = Kind("no-effect", "ninja card", rule="ST-068")
SPECIAL = Kind("special", "ninja item", rule="ST-142")
AIMED = Kind("aimed", "ninja card yard", rule="ST-086")
SEEN = Kind("seen", "ninja card posts", rule="ST-079")
PASSED_THROUGH = Kind("passed-through", "ninja junction", rule="ST-104")
WENT = Kind("went", "ninja bush", rule="ST-106")
KILLED = Kind("killed", "ninja kind post", rule="ST-098")
STUNNED = Kind("stunned", "ninja kind post", rule="ST-118")
HID = Kind("hid", "ninja yard", rule="ST-102")
DISTRACTED = Kind("distracted", "ninja kind post stance", rule="ST-111")
LURED = Kind("lured", "ninja kind post stance", rule="ST-115")
HEALED = Kind("healed", "ninja patient", rule="ST-122")
RESET = Kind("reset", "ninja", rule="ST-144")
NOISE = Kind("noise", "amount noise", rule="ST-131")
HURT = Kind("hurt", "ninja points", rule="ST-270")
NOTICED = Kind("noticed", "posts yards", rule="ST-247")
ALERT_PASSED = Kind("alert-passed", "seat post", rule="ST-376")
COIN_TAKEN = Kind("coin-taken", "ninja value junction", rule="ST-321")
GATE_OPENED = Kind("gate-opened", "ninja yard junction", rule="ST-344")
TOOK_TOKEN = Kind("took-token", "ninja bush", rule="ST-071")
LOST_JUTSU = Kind("lost-jutsu", "ninja", rule="ST-379")

# Variants
FOOTPRINTS = Kind("footprints", "junction", rule="ST-381")
FOOTPRINTS_SEEN = Kind("footprints-seen", "post junctions", rule="ST-384")
TORCH = Kind("torch", "junction lit", rule="ST-395")
FORCED = Kind("forced", "seat kind post stance", rule="ST-385")

# Refresh
FOUND = Kind("found", "ninja posts", rule="ST-190")
RECOVERED = Kind("recovered", "posts", rule="ST-196")
UNTAPPED = Kind("untapped", "orders", rule="ST-198")
ALARM = Kind("alarm", "alarm noise", rule="ST-200")
CALMED = Kind("calmed", rule="ST-203")
TIME = Kind("time", "time", rule="ST-207")

# Quests
MARKER = Kind("marker", "ninja quest markers", rule="ST-310")
QUEST_DONE = Kind("quest-done", "ninja quest", rule="ST-308")
ORDER_GAINED = Kind("order-gained", "order", rule="ST-167", folds=True)

# Missions
BLEW_UP = Kind("blew-up", "ninja yard", rule="ST-455")
ACCIDENT = Kind("accident", "ninja kind post", rule="ST-464")
SABOTAGE = Kind("sabotage", "ninja yard", rule="ST-475")
CALLED = Kind("called", "ninja kind post stance", rule="ST-476")
BELL = Kind("bell", "ninja", rule="ST-488")
REMOVED = Kind("removed", "seat kind post", rule="ST-489")
POISONED = Kind("poisoned", "ninja yard", rule="ST-497")
DOCUMENTS_FELL = Kind("documents-fell", "yard", rule="ST-472")
DOCUMENTS_TAKEN = Kind("documents-taken", "ninja yard", rule="ST-474")
HOSTAGE_DROPPED = Kind("hostage-dropped", "ninja bush", rule="ST-484")
RESCUED = Kind("rescued", "ninja bush", rule="ST-486")
SURRENDERED = Kind("surrendered", "side time", rule="ST-365")
WON = Kind("won", "side reason", rule="ST-008")

KINDS = kinds_of(list(globals().values()), AUDIENCES)
