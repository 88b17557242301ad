"""The events between missions. None of them is secret (ST-512).

`purchase` is the number of a card of the Daimyo's in PURCHASES, `location` that of a place in LOCATIONS.
"""

from __future__ import annotations

from hyakki.core.events import Audience, Kind, kinds_of

AUDIENCES = {"ST-512": Audience.ALL}
"""Offers are drawn by chance and public."""

# Saving, joining, leaving
RESUMED = Kind("resumed", "missions", rule="ST-398")
ADJOURNED = Kind("adjourned", rule="ST-398")
SAT_OUT = Kind("sat-out", "seat", rule="ST-401")
CAME_ALONG = Kind("came-along", "seat", rule="ST-401")
NINJA_JOINED = Kind("ninja-joined", "seat ninja", rule="ST-402")
NINJA_TAKEN_OVER = Kind("ninja-taken-over", "seat ninja", rule="ST-401")
NINJA_GIVEN_UP = Kind("ninja-given-up", "seat ninja", rule="ST-401")
NINJA_LEFT = Kind("ninja-left", "ninja", rule="ST-403")

# The Daimyo's part
SEQUENCE = Kind("sequence", "number", rule="ST-404")
NO_MARKET = Kind("no-market", "seat", rule="ST-R145")
OFFERED = Kind("offered", "seat", rule="ST-405", told="ST-512", to="all", fact="purchases")
TAXED = Kind("taxed", "seat worth tokens", rule="ST-406")
PURCHASED = Kind("purchased", "seat purchase tokens", rule="ST-408")
TAX_RETURNED = Kind("tax-returned", "seat worth", rule="ST-411")
ASSIGNED = Kind("assigned", "seat purchase location", rule="ST-412")

# The ninjas' part
EMBARGO = Kind("embargo", rule="ST-442")
ITEMS_OFFERED = Kind("items-offered", rule="ST-417", told="ST-512", to="all", fact="items")
BOUGHT = Kind("bought", "item pool", rule="ST-418")
MISSION_CHOSEN = Kind("mission-chosen", "location", rule="ST-421")
VETOED = Kind("vetoed", "purchase location", rule="ST-445")

# After a mission
NOT_COUNTED = Kind("not-counted", "location", rule="ST-422")
MISSION_ENDED = Kind("mission-ended", "location side", rule="ST-428")
LOOT = Kind("loot", "worth pool", rule="ST-314")
USED_UP = Kind("used-up", "purchases", rule="ST-430")
STRIPPED = Kind("stripped", "seat purchase", rule="ST-441")
PROMOTED = Kind("promoted", "seat purchase replaced", rule="ST-434")
JUTSU_WON = Kind("jutsu-won", "count", rule="ST-307")
COINS_WON = Kind("coins-won", "worth pool", rule="ST-445")
VETO_WON = Kind("veto-won", "count", rule="ST-445")
MORE_OFFERS = Kind("more-offers", "side count", rule="ST-428")
DISCOUNT = Kind("discount", "count", rule="ST-446")
ITEMS_UNLOCKED = Kind("items-unlocked", "items", rule="ST-447")
UNLOCKED = Kind("unlocked", "purchases", rule="ST-448")
TIME_BONUS = Kind("time-bonus", "side count", rule="ST-366")
CHAPTER_WON = Kind("chapter-won", "side", rule="ST-449")

KINDS = kinds_of(list(globals().values()), AUDIENCES)
