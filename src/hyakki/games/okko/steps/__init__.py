"""The procedures of Okko Chronicles, one class each, named with the rulebook's word.

Modules that only register an action or a verb are imported for that.
"""

from __future__ import annotations

from hyakki.core.engine import Step
from hyakki.core.motion import Vote
from hyakki.games.okko.effects import done_in_steps as done_in_steps
from hyakki.games.okko.effects import events as events
from hyakki.games.okko.effects import odd as odd
from hyakki.games.okko.effects import places as places
from hyakki.games.okko.effects import use as use
from hyakki.games.okko.effects.executor import Work
from hyakki.games.okko.effects.plain_verbs import CardTest, CureOne
from hyakki.games.okko.effects.summon_and_draw import PutBack
from hyakki.games.okko.steps import courtiers as courtiers
from hyakki.games.okko.steps import doors as doors
from hyakki.games.okko.steps import escape as escape
from hyakki.games.okko.steps import move as move
from hyakki.games.okko.steps import strike as strike
from hyakki.games.okko.steps.accusations import Accusations
from hyakki.games.okko.steps.activation import Activation
from hyakki.games.okko.steps.attack import Attack, Blows
from hyakki.games.okko.steps.battle import Appear
from hyakki.games.okko.steps.chests import Gain, OpenChest
from hyakki.games.okko.steps.clues import Agree, DrawClues, KeepClue, Resolve
from hyakki.games.okko.steps.follower_changes import Found
from hyakki.games.okko.steps.followers import StartingFollowers
from hyakki.games.okko.steps.goals import TrySpot
from hyakki.games.okko.steps.harm import Harm, Maiming
from hyakki.games.okko.steps.investigate import Investigate
from hyakki.games.okko.steps.oni_turn import OniTurn
from hyakki.games.okko.steps.planning import Adjustment, Planning
from hyakki.games.okko.steps.reorganise import Reorganise, ReorganiseAll, Shed
from hyakki.games.okko.steps.reveal import Reveal
from hyakki.games.okko.steps.round_end import RoundEnd
from hyakki.games.okko.steps.rounds import Pause, Rounds
from hyakki.games.okko.steps.setup import SetUp, SwapEvents
from hyakki.games.okko.steps.sneak import Sneak
from hyakki.games.okko.steps.strategy import Corruption, Growth, Strategy
from hyakki.games.okko.steps.summons import Summons
from hyakki.games.okko.steps.test import Test
from hyakki.games.okko.steps.transfer import Receive
from hyakki.games.okko.steps.triggers import Together
from hyakki.games.okko.steps.turn import Turn

_SET_UP = (SetUp, StartingFollowers, SwapEvents)
_ROUND = (Rounds, Pause, Strategy, Activation, RoundEnd, Vote)
_STRATEGY = (Corruption, Growth, Summons, Planning, Adjustment, Reveal)
_ACTIVATION = (Turn, OniTurn, Attack, Blows, Harm, Maiming, Together, Test, Sneak)
_HEROES = (Investigate, DrawClues, KeepClue, Resolve, Agree, OpenChest, Gain, TrySpot, Reorganise, Shed, Receive, Found)
_CARDS = (Work, CardTest, CureOne, PutBack)
_END = (Accusations, ReorganiseAll, Appear)

STEPS: dict[str, type[Step]] = {
    step.__name__: step for steps in (_SET_UP, _ROUND, _STRATEGY, _ACTIVATION, _HEROES, _CARDS, _END) for step in steps
}
