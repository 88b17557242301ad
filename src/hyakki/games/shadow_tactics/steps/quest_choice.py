"""Every ninja and the Daimyo choose a side quest for the mission, all at once (ST-290, ST-R87)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Outcome, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.catalog.ids import QUESTS
from hyakki.games.shadow_tactics.options import ASK_QUEST, quest
from hyakki.games.shadow_tactics.people import NOBODY
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.base import ShadowStep


class ChooseQuests(ShadowStep):
    """The choice of quests: no seat sees the others' choice before all have chosen; then all of them are shown."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("choose")

    def owners(self, s: ShadowState, seat: int) -> list[int]:
        """Return the ninjas of this seat that have a quest left to choose; the Daimyo is NOBODY."""
        whose = [NOBODY] if seat == s.daimyo else s.ninjas_of(seat)
        return [owner for owner in whose if s.kit.fresh_quests(owner)]

    def seats(self, s: ShadowState) -> list[int]:
        return [seat for seat in range(s.seats) if self.owners(s, seat)]

    def run(self, s: ShadowState) -> Asks:
        seats = self.seats(s)
        if self.stage == "choose" and seats:
            return tuple(ASK_QUEST[seat] for seat in seats)
        s.done()
        return None

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        owners = self.owners(s, ask.seat)
        final = len(path) == len(owners) - 1
        owner = owners[len(path)]
        fresh = s.kit.fresh_quests(owner)
        m.options += [quest(number, final) for number in fresh]
        for number, whose in enumerate(s.kit.quest_of) if look else ():
            if whose == owner and number not in fresh:
                m.block("ST-311", quest(number, final))
        return m

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """Another ninja's quest."""
        verb, _, name = id.partition(" ")
        return "ST-011" if verb == "quest" and name in QUESTS else ""

    def default(self, s: ShadowState, ask: Ask) -> Path:
        owners = self.owners(s, ask.seat)
        last = len(owners) - 1
        return tuple(quest(s.kit.fresh_quests(owner)[0], place == last) for place, owner in enumerate(owners))

    def outcome(self, s: ShadowState, answers: dict[int, Path]) -> Outcome | None:
        seats = self.seats(s)
        if any(seat not in answers for seat in seats):
            return None
        return tuple(option.args[0] for seat in seats for option in answers[seat])

    def close(self, s: ShadowState, outcome: Outcome) -> None:
        left = list(outcome)
        for seat in self.seats(s):
            for owner in self.owners(s, seat):
                chosen = left.pop(0)
                if owner == NOBODY:
                    s.quest = chosen
                else:
                    s.ninjas[owner].quest = chosen
                s.say(say.QUEST_CHOSEN, (seat, owner, chosen))
        self.stage = "chosen"
