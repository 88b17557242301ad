"""The refresh phase, in the order of ST-195."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board import vision
from hyakki.games.shadow_tactics.ending import spend_time
from hyakki.games.shadow_tactics.guards import STUNNED, calm
from hyakki.games.shadow_tactics.missions import quests
from hyakki.games.shadow_tactics.missions.mission import mission_of
from hyakki.games.shadow_tactics.state import FULL, HALF, NO_ALARM, ShadowState
from hyakki.games.shadow_tactics.steps.base import ShadowStep
from hyakki.games.shadow_tactics.steps.harm import hurt
from hyakki.games.shadow_tactics.steps.notice import Notice

ORDER = ("search", "check", "stuns", "draw", "untap", "alarm", "upkeep", "time")


class Refresh(ShadowStep):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ORDER[0])

    def run(self, s: ShadowState) -> Asks:
        part = self.stage
        if part == "done":
            s.done()
            return None
        place = ORDER.index(part) + 1
        self.stage = ORDER[place] if place < len(ORDER) else "done"
        getattr(self, part)(s)
        return None

    def search(self, s: ShadowState) -> None:
        """Find ninjas in bushes that an alerted guard watches (ST-190, ST-191, ST-R75, ST-R76)."""
        if not s.searching:
            return
        for ninja in s.team():
            person = s.ninjas[ninja]
            watching = vision.searchers(s, person.bush)
            if watching:
                person.found = True
                s.say(say.FOUND, (ninja, tuple(watching)))
                hurt(s, ninja, 1)

    def check(self, s: ShadowState) -> None:
        mission_of(s).round_end(s)

    def stuns(self, s: ShadowState) -> None:
        """End stuns: the guards are calm afterwards, and find what they see (ST-196, ST-252)."""
        posts = [post for post, code in enumerate(s.guards) if code & STUNNED]
        if posts:
            for post in posts:
                s.guards[post] = calm(s.guards[post])
            s.say(say.RECOVERED, (tuple(posts),))
            s.push(Notice())

    def draw(self, s: ShadowState) -> None:
        s.draw_orders(s.threshold)  # ST-197

    def untap(self, s: ShadowState) -> None:
        """Untap the Daimyo's cards (ST-156, ST-198)."""
        if s.tapped:
            s.say(say.UNTAPPED, (tuple(s.tapped),))
            s.active, s.tapped = sorted(s.active + s.tapped), []

    def alarm(self, s: ShadowState) -> None:
        """Advance the alarm (ST-200 to ST-206)."""
        if s.noise >= s.threshold:
            s.alarm, s.noise = FULL, 0
            quests.count_daimyo(s, "full-alarms")
        elif s.alarm == FULL:
            s.alarm = HALF
        elif s.alarm == HALF:
            s.alarm = NO_ALARM
            for post in s.alerted_guards():
                s.guards[post] = calm(s.guards[post])
            s.say(say.CALMED)
        elif s.noise:
            s.noise = 0
        else:
            return
        s.say(say.ALARM, (s.alarm, s.noise))

    def upkeep(self, s: ShadowState) -> None:
        """Do the upkeep of the variants: footprints fade (ST-383)."""
        s.footprints = [max(0, prints - 1) for prints in s.footprints]

    def time(self, s: ShadowState) -> None:
        spend_time(s)  # ST-207
