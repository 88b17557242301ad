"""The events of Kitsunedo, with the audience and the rule of each secret."""

from __future__ import annotations

from hyakki.core.events import Audience, Kind, kinds_of

AUDIENCES = {
    "KI-011": Audience.OWNER,
    "KI-013": Audience.OWNER,
    "KI-015": Audience.OWNER,
    "KI-016": Audience.ALL,
    "KI-022": Audience.OWNER,
    "KI-108": Audience.ALL,
    "KI-110": Audience.ALL,
    "KI-111": Audience.ALL,
    "KI-127": Audience.ALL,
    "KI-130": Audience.ALL,
    "KI-139": Audience.OWNER,
    "KI-154": Audience.OWNER,
    "KI-R09": Audience.ALL,
    "KI-R55": Audience.PARTIES,
    "KI-R56": Audience.OWNER,
    "KI-R60": Audience.PARTIES,
    "KI-R92": Audience.PARTIES,
    "KI-T13": Audience.ALL,
}

# Set-up
RANKED = Kind("ranked", "order", rule="KI-R08")
PICKED = Kind("picked", "seat lord", rule="KI-007")
PICKED_ANY = Kind("picked-any", "seat", rule="KI-R09", told="KI-R09", to="all", fact="lord")
SHUFFLED = Kind("shuffled", "item_counts lantern_counts", rule="KI-014", folds=True)
BONUS = Kind("bonus", "seat item", rule="KI-R132", folds=True)
DEALT_LANTERN = Kind("dealt-lantern", "seat", rule="KI-011", told="KI-011", to="seat", fact="lantern")
DEALT_OPEN = Kind("dealt-open", "seat", rule="KI-T13", told="KI-T13", to="all", fact="lantern")
DEALT_ITEM = Kind("dealt-item", "seat", rule="KI-015", told="KI-015", to="seat", fact="item")
TURNED_UP = Kind("turned-up", rule="KI-016", told="KI-016", to="all", fact="item")

# Turns
TURN = Kind("turn", "seat turn round extra", rule="KI-021", folds=True)
DREW = Kind("drew", "seat", rule="KI-022", told="KI-022", to="seat", fact="item")
MEMORIAL = Kind("memorial", "seat item", rule="KI-143", folds=True)
NO_CARD = Kind("no-card", "seat", rule="KI-R70")
RECYCLED = Kind("recycled", "item_counts", rule="KI-174", folds=True)
ENDED_TURN = Kind("ended-turn", "seat", rule="KI-028")
CUT_SHORT = Kind("cut-short", "seat", rule="KI-113")
DISCARDED = Kind("discarded", "seat items", rule="KI-029", folds=True)

# Claims and challenges
CLAIMED = Kind("claimed", "seat lantern target", rule="KI-102")
STOOD = Kind("stood", "seat lantern", rule="KI-R37")
UNDOUBTED = Kind("undoubted", "seat lantern", rule="KI-100")
CHALLENGED = Kind("challenged", "seat claimer lantern", rule="KI-104")
REVEALED = Kind("revealed", "seat challenger", rule="KI-108", told="KI-108", to="all", fact="lantern")
CONCEDED = Kind("conceded", "seat challenger", rule="KI-110")
CONCEDED_SHOWN = Kind("conceded-shown", "seat challenger", rule="KI-110", told="KI-110", to="all", fact="lantern")
BLOCKED = Kind("blocked", "seat challenger lantern", rule="KI-094", folds=True)
PENALTY = Kind("penalty", "seat", rule="KI-111", told="KI-111", to="all", fact="hand")
UNDER_DECK = Kind("under-deck", "seat", rule="KI-117", folds=True)
NEW_LANTERN = Kind("new-lantern", "seat", rule="KI-118", told="KI-013", to="seat", fact="lantern")

# Powers
SUMMONED = Kind("summoned", "seat count", rule="KI-066", told="KI-R56", to="seat", fact="items")
KEPT = Kind("kept", "seat count", rule="KI-066", told="KI-R56", to="seat", fact="place item")
STOLE = Kind("stole", "seat victim", rule="KI-070", told="KI-R55", to="seat victim", fact="item")
ATTACKED = Kind("attacked", "seat target items declared critical", rule="KI-043", folds=True)
EVADED = Kind("evaded", "seat attacker", rule="KI-060")
FAILED = Kind("failed", "seat target", rule="KI-R33")
LIFE_LOST = Kind("life-lost", "seat lives rule by")
OUT = Kind("out", "seat", rule="KI-037", told="KI-127", to="all", fact="hand")
OUT_KEEPING = Kind("out-keeping", "seat", rule="KI-171")
TRADED = Kind("traded", "seat asked item paid", rule="KI-088", folds=True)
VOID_TRADE = Kind("void-trade", "seat", rule="KI-R65")
MET = Kind("met", "seat requester item paid", rule="KI-089", folds=True)
UNMET = Kind("unmet", "seat requester item paid", rule="KI-090", told="KI-R60", to="seat requester", fact="given")
OFFERED_LEAF = Kind("offered-leaf", "seat requester item", rule="KI-079", folds=True)
LEAF_TAKEN = Kind("leaf-taken", "seat requester item paid", rule="KI-R62", folds=True)
LEAF_BACK = Kind("leaf-back", "seat", rule="KI-R63", folds=True)

# Lords
PEEPED = Kind("peeped", "seat target", rule="KI-139", told="KI-139", to="seat", fact="hand")
SWAPPED = Kind("swapped", "seat target", rule="KI-140", told="KI-R92", to="seat target", fact="given taken")
NO_SWAP = Kind("no-swap", "seat target", rule="KI-141")
GIFTED = Kind("gifted", "seat count", rule="KI-154", told="KI-154", to="seat", fact="items")
REAPED = Kind("reaped", "seat", rule="KI-144")
MARK_PLAYED = Kind("mark-played", "seat target item declared", rule="KI-159", folds=True)
MARKED = Kind("marked", "seat target item", rule="KI-159")
MARK_FAILED = Kind("mark-failed", "seat target", rule="KI-R105")
MARK_FELL = Kind("mark-fell", "seat item rule")
MOMENT = Kind("moment", rule="KI-R110", folds=True)
SETTLED = Kind("settled", rule="KI-R109", folds=True)
THREAD = Kind("thread", "seat", rule="KI-147", folds=True)

# Out and the end
FLIPPED = Kind("flipped", "seat count", rule="KI-130", told="KI-130", to="all", fact="items")
RETURNED = Kind("returned", "seat item", rule="KI-132", folds=True)
STAYED_OUT = Kind("stayed-out", "seat", rule="KI-R79")
WON = Kind("won", "seat", rule="KI-179")
NO_RESULT = Kind("no-result", "turns", rule="KI-R88")

KINDS = kinds_of(list(globals().values()), AUDIENCES)
