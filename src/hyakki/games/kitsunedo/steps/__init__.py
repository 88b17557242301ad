"""The procedures of Kitsunedo, one class each, named with the rulebook's word."""

from __future__ import annotations

from hyakki.core.engine import Step
from hyakki.core.motion import Vote
from hyakki.games.kitsunedo.steps.attack import Attack
from hyakki.games.kitsunedo.steps.claim import Claim
from hyakki.games.kitsunedo.steps.lords import Gift, Mark, Peep
from hyakki.games.kitsunedo.steps.powers import Steal, Summon
from hyakki.games.kitsunedo.steps.setup import SetUp
from hyakki.games.kitsunedo.steps.trade import Trade
from hyakki.games.kitsunedo.steps.turn import Turn

STEPS: dict[str, type[Step]] = {
    step.__name__: step for step in (SetUp, Turn, Attack, Claim, Summon, Steal, Trade, Peep, Gift, Mark, Vote)
}
