"""The procedures of Shadow Tactics, one class each, named with the rulebook's word."""

from __future__ import annotations

from hyakki.core.engine import Step
from hyakki.core.motion import Vote
from hyakki.games.shadow_tactics.missions.imai import Sabotage
from hyakki.games.shadow_tactics.missions.nakasendo import Accident
from hyakki.games.shadow_tactics.missions.osaka import BlowUp
from hyakki.games.shadow_tactics.missions.palace import PoisonTea
from hyakki.games.shadow_tactics.missions.tsuru import RingBell
from hyakki.games.shadow_tactics.steps.card import PlayCard
from hyakki.games.shadow_tactics.steps.claims import Claims
from hyakki.games.shadow_tactics.steps.coins import LayCoins
from hyakki.games.shadow_tactics.steps.deployment import Deployment
from hyakki.games.shadow_tactics.steps.discoveries import Heed
from hyakki.games.shadow_tactics.steps.effects import Distract, HideBodies, Lure, Strike
from hyakki.games.shadow_tactics.steps.entering import Enter
from hyakki.games.shadow_tactics.steps.execution import Execution, PickUp, Programme
from hyakki.games.shadow_tactics.steps.healing import Heal
from hyakki.games.shadow_tactics.steps.move import MoveGuard, Relocate
from hyakki.games.shadow_tactics.steps.notice import Notice, PassAlerts
from hyakki.games.shadow_tactics.steps.orders import Deploy, Order, Orders, Power, Search, Spread
from hyakki.games.shadow_tactics.steps.programming import Programming
from hyakki.games.shadow_tactics.steps.quest_choice import ChooseQuests
from hyakki.games.shadow_tactics.steps.refresh import Refresh
from hyakki.games.shadow_tactics.steps.rounds import Pause, Rounds
from hyakki.games.shadow_tactics.steps.scene_rounds import RestingRounds, RestingSetUp
from hyakki.games.shadow_tactics.steps.setup import SetUp
from hyakki.games.shadow_tactics.steps.surrender import Surrender
from hyakki.games.shadow_tactics.steps.takeover import HandOver
from hyakki.games.shadow_tactics.steps.variants import Boulders, Civilians
from hyakki.games.shadow_tactics.steps.walk import Walk

_SET_UP = (SetUp, RestingSetUp, Claims, ChooseQuests, Boulders, Deployment, Civilians, LayCoins, Enter)
_ROUND = (Rounds, RestingRounds, Programming, Orders, Execution, Refresh, Pause, Vote, Surrender, HandOver)
_ORDERS = (Order, MoveGuard, Deploy, Spread, Search, Power)
_CARDS = (Programme, PickUp, PlayCard, Strike, HideBodies, Distract, Lure, Walk, Heal)
_COMMON = (Relocate, Heed, Notice, PassAlerts)
_MISSIONS = (BlowUp, Accident, Sabotage, RingBell, PoisonTea)

STEPS: dict[str, type[Step]] = {
    step.__name__: step for steps in (_SET_UP, _ROUND, _ORDERS, _CARDS, _COMMON, _MISSIONS) for step in steps
}
