"""Side quests: markers for what counts, in one mission (ST-312), what is judged at its end, rewards (section R)."""

from __future__ import annotations

from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board import vision
from hyakki.games.shadow_tactics.catalog.ids import HEALTH, NUMBER
from hyakki.games.shadow_tactics.guards import is_guard
from hyakki.games.shadow_tactics.people import NO_QUEST, NOBODY
from hyakki.games.shadow_tactics.state import NINJA_SIDE, NO_ALARM, ShadowState


def count(s: ShadowState, ninja: int, what: str, amount: int = 1) -> None:
    """Count what a ninja has done, if its quest may count it (ST-310)."""
    person = s.ninjas[ninja]
    if person.quest == NO_QUEST or person.completed or not amount:
        return
    quest = s.kit.quests[person.quest]
    if quest.condition != what:
        return
    person.markers = min(quest.boxes, person.markers + amount)
    s.say(say.MARKER, (ninja, person.quest, person.markers))
    if person.markers == quest.boxes:
        person.completed = True
        reward(s, ninja, person.quest)


def count_unseen(s: ShadowState, ninja: int) -> None:
    """Count the deaths that the card under way has caused and nobody witnesses, once it is over."""
    person = s.ninjas[ninja]
    unseen = sum(1 for post in person.slain if not vision.see_death(s, post))
    person.slain = ()
    count(s, ninja, "unseen-kills", unseen)


def count_daimyo(s: ShadowState, what: str, amount: int = 1) -> None:
    if s.quest == NO_QUEST or s.quest_done or not amount or s.kit.quests[s.quest].condition != what:
        return
    boxes = s.kit.quests[s.quest].boxes
    s.markers = min(boxes, s.markers + amount)
    s.say(say.MARKER, (NOBODY, s.quest, s.markers))
    if s.markers == boxes:
        s.quest_done = True
        reward(s, NOBODY, s.quest)


def reward(s: ShadowState, ninja: int, quest: int) -> None:
    """Pay the reward at once (ST-308, ST-309, ST-313); an order goes to the discard pile (ST-167)."""
    s.say(say.QUEST_DONE, (ninja, quest))
    prize = s.kit.quests[quest].reward
    s.won_cards.append((ninja, prize))
    if ninja == NOBODY:
        s.discard_order(NUMBER[prize])
        s.say(say.ORDER_GAINED, (NUMBER[prize],))
        return
    person = s.ninjas[ninja]
    if prize == "jutsu":
        person.jutsu += 1
    elif prize in HEALTH:
        if len(person.health) < s.rules.numbers.most_health:  # ST-280
            person.health = (*person.health, NUMBER[prize])
            person.spare = person.damage > 0
    else:
        person.cards = tuple(sorted((*person.cards, NUMBER[prize])))


def judge(s: ShadowState, winner: str) -> None:
    """Judge quests whose condition is judged when the mission ends (ST-308)."""
    for ninja in s.team():
        count_unseen(s, ninja)
        person = s.ninjas[ninja]
        if person.quest != NO_QUEST and not person.completed and _holds(s, ninja, winner):
            person.completed = True
            reward(s, ninja, person.quest)
    if s.quest != NO_QUEST and not s.quest_done and s.kit.quests[s.quest].condition == "standing":
        if sum(map(is_guard, s.guards)) >= s.deployed:
            s.quest_done = True
            reward(s, NOBODY, s.quest)


def _holds(s: ShadowState, ninja: int, winner: str) -> bool:
    person = s.ninjas[ninja]
    quest = s.kit.quests[person.quest]
    if person.executed < quest.executed:
        return False
    return {
        "unhurt": not person.damage,
        "flawless": not person.failed,
        "bloodless": winner == NINJA_SIDE and not person.kills,
        "quiet": s.alarm == NO_ALARM,
    }.get(quest.condition, False)
