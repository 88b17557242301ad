"""The events between the scenarios of a campaign. None of them is secret.

`scenario` is the number of a scenario in words.NAMED, `act` how many acts there have been.
"""

from __future__ import annotations

from hyakki.core.events import Kind, kinds_of

ACT_BEGAN = Kind("act-began", "act scenario", rule="OK-350")
ACT_WON = Kind("act-won", "act scenario side", rule="OK-351")
ACT_NOT_COUNTED = Kind("act-not-counted", "act scenario", rule="OK-350")
GEAR_KEPT = Kind("gear-kept", "hero equipment", rule="OK-348")
GEAR_LOST = Kind("gear-lost", "hero", rule="OK-R159")
ACT_TAKEN = Kind("act-taken", "act size side", rule="OK-353")
CAMPAIGN_SCORED = Kind("campaign-scored", "blue red", rule="OK-R160")
WINS_COUNTED = Kind("wins-counted", "blue red", rule="OK-349")
CAMPAIGN_WON = Kind("campaign-won", "side", rule="OK-352")

KINDS = kinds_of(list(globals().values()), {})
