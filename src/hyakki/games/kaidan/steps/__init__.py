"""The procedures of Kaidan, one class each, named with the rulebook's word."""

from __future__ import annotations

from hyakki.core.engine import Step
from hyakki.core.motion import Vote
from hyakki.games.kaidan.effects import abilities
from hyakki.games.kaidan.effects import lost as _lost  # noqa: F401 its cards register themselves
from hyakki.games.kaidan.effects.apply import Apply
from hyakki.games.kaidan.effects.curses import Altar, ComeInto, SummonInto, Wish
from hyakki.games.kaidan.effects.events import Call, Dance, Hunger
from hyakki.games.kaidan.steps import masks
from hyakki.games.kaidan.steps.activation import Activation
from hyakki.games.kaidan.steps.alert import Alert
from hyakki.games.kaidan.steps.appear import Appear, Come, Disappear, Vanish
from hyakki.games.kaidan.steps.arming import Unasked
from hyakki.games.kaidan.steps.banish import Banish
from hyakki.games.kaidan.steps.base import Decide
from hyakki.games.kaidan.steps.chase import Chase, Hide, HidingTest, LookAround, Rounds
from hyakki.games.kaidan.steps.consequences import Consequences
from hyakki.games.kaidan.steps.curses import Visit
from hyakki.games.kaidan.steps.doors import BreakDoor, OpenDoor, OpenInner
from hyakki.games.kaidan.steps.entities import EntityPhase, Manifest, MoveByToken
from hyakki.games.kaidan.steps.entity_moves import March, Walk
from hyakki.games.kaidan.steps.escape import Escape
from hyakki.games.kaidan.steps.event_phase import EventPhase, ResolveEvent
from hyakki.games.kaidan.steps.fight import Attack, Blows, ExorcisePg
from hyakki.games.kaidan.steps.flee import Flee, FleeMove
from hyakki.games.kaidan.steps.lost import Encounter, Meeting
from hyakki.games.kaidan.steps.move import Move
from hyakki.games.kaidan.steps.onryo import OnryoMoves, OnryoWalk, Rebirth
from hyakki.games.kaidan.steps.peek import OrderTiles
from hyakki.games.kaidan.steps.react import EnemyAttack, LastChance
from hyakki.games.kaidan.steps.recover import Recover
from hyakki.games.kaidan.steps.ritual import Ritual
from hyakki.games.kaidan.steps.rooms import PlaceRoom
from hyakki.games.kaidan.steps.setup import SetUp
from hyakki.games.kaidan.steps.simple_actions import Examine, MakeNoise, Run
from hyakki.games.kaidan.steps.summon import ComeAt, MakeRoom, Remove, Summon
from hyakki.games.kaidan.steps.test import Guess, Test
from hyakki.games.kaidan.steps.trade import Trade
from hyakki.games.kaidan.steps.turn import Turn
from hyakki.games.kaidan.steps.window import Window
from hyakki.games.kaidan.steps.wounds import Deaths, Wounds

REGISTERED = (abilities, masks)
"""Modules without a step of their own: their Actions are there once they are imported."""

_FRAME = (SetUp, Turn, Activation, EventPhase, ResolveEvent, EntityPhase, MoveByToken, Rebirth, OnryoMoves, OnryoWalk)
_EFFECTS = (Dance, Call, Hunger, Altar, ComeInto, SummonInto, Wish)
_COMMON = (Consequences, Decide, Window, Test, Guess, Wounds, Deaths, Apply, Banish, Vote)
_MAP = (PlaceRoom, Appear, Disappear, Come, Vanish, March, Walk, Alert, Visit, Meeting, Encounter)
_CALLED = (MakeRoom, ComeAt, Summon, Remove, Manifest)
_PG = (Move, OpenDoor, BreakDoor, OpenInner, Escape, Run, Examine, MakeNoise)
_OBJECTS = (Unasked, OrderTiles, Attack, Blows, ExorcisePg, Recover, Trade)
_CHASE = (Chase, Rounds, Flee, FleeMove, Hide, HidingTest, EnemyAttack, Ritual, LastChance, LookAround)

STEPS: dict[str, type[Step]] = {
    step.__name__: step for steps in (_FRAME, _EFFECTS, _COMMON, _MAP, _CALLED, _PG, _OBJECTS, _CHASE) for step in steps
}
