"""One programmed card, from its reveal to its consequences (sections E, F, H), in the order of ST-064."""

from __future__ import annotations

from typing import Final

from hyakki.core.menu import Ask, Asks, Leg, Menu, Option, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.board import aim, vision
from hyakki.games.shadow_tactics.board.places import (
    NOWHERE,
    bush_place,
    junction_place,
    place_name,
    post_name,
)
from hyakki.games.shadow_tactics.catalog.cards import BLUE, CARD_COLOURS, GREEN, RED
from hyakki.games.shadow_tactics.catalog.kit import SPECIAL, Act
from hyakki.games.shadow_tactics.catalog.maps import BUSH, JUNCTION
from hyakki.games.shadow_tactics.guards import ALERTED
from hyakki.games.shadow_tactics.missions import quests
from hyakki.games.shadow_tactics.missions.mission import mission_of
from hyakki.games.shadow_tactics.options import (
    ASK_AIM,
    ASK_JUNCTION,
    ASK_SPECIAL,
    COLLECT,
    MISSION_ACTION,
    aim_at,
    exit_to,
    place_point,
    through,
    use_item,
)
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.base import Deed
from hyakki.games.shadow_tactics.steps.effects import Distract, HideBodies, Lure, Strike
from hyakki.games.shadow_tactics.steps.harm import hurt
from hyakki.games.shadow_tactics.steps.healing import Heal, patients
from hyakki.games.shadow_tactics.steps.notice import Moved, Notice, alert_all
from hyakki.games.shadow_tactics.steps.walk import Walk, exit_ahead

EXECUTED, FAILED, VOID = "executed", "failed", "void"
"""The ends of a card: carried out, witnessed, without effect; only the second is a failure (ST-066, ST-068, ST-R07)."""
NO_CARD: Final = -1
ITSELF: Final = -1
MISSION: Final = -2
COLLECTING: Final = -3
"""The use of a card: what it shows, or through a special card the mission action, or only to collect what lies in a
yard (ST-513); any other number is an item."""


class PlayCard(Deed):
    """Turn up a card and resolve it. The result is how it ended."""

    __slots__ = ("card", "deaths", "junction", "lured", "moved", "symbol", "what", "which", "yard")
    which: int
    card: int
    what: int
    yard: int
    junction: int
    symbol: int
    """The place of the next symbol to be carried out."""
    lured: int
    """The guard that the card has lured, if all its effects are for one guard."""
    deaths: tuple[int, ...]
    moved: Moved

    def __init__(self, ninja: int, which: int) -> None:
        super().__init__(ninja, "reveal")
        self.which = which
        self.card = NO_CARD
        self.what = ITSELF
        self.yard = self.junction = self.lured = NOWHERE
        self.symbol = 0
        self.deaths = ()
        self.moved = ()

    def act(self, s: ShadowState) -> Act:
        if self.what >= 0:
            return s.kit.items[self.what]
        return s.kit.cards[self.card].act

    def run(self, s: ShadowState) -> Asks:
        return getattr(self, self.stage)(s)  # type: ignore[no-any-return]

    # Reveal and jutsu (ST-060, ST-065)

    def reveal(self, s: ShadowState) -> Asks:
        self.card, *rest = s.laid[self.ninja]
        s.laid[self.ninja] = tuple(rest)
        s.ninjas[self.ninja].turned += (self.card,)
        s.say(say.REVEALED, (self.ninja, self.which), (self.card,))
        self.stage = "special" if s.kit.cards[self.card].kind == SPECIAL else "pay"
        return None

    def pay(self, s: ShadowState) -> Asks:
        """Spend a token before anything else; without one nothing happens, unseen (ST-134 to ST-136, ST-R51)."""
        person = s.ninjas[self.ninja]
        self.stage = "choose_target"
        if self.act(s).jutsu:
            if not person.jutsu:
                s.say(say.NO_JUTSU, (self.ninja, self.card))
                return self.end(s, VOID)
            person.jutsu -= 1
            person.spent += 1
            s.say(say.JUTSU, (self.ninja,))
        return None

    # A special card (ST-138 to ST-143)

    def specials(self, s: ShadowState) -> list[int]:
        """Return what this special card could carry out now; purchases are not used up by it (ST-316, ST-R54)."""
        colour = s.kit.cards[self.card].act.colour
        found = []
        if action_colour(s) == colour and mission_of(s).aims(s, self.ninja):  # ST-141
            found.append(MISSION)
        if mission_of(s).collects(s, self.ninja, colour):
            found.append(COLLECTING)
        for item in s.ninjas[self.ninja].items:
            act = s.kit.items[item]
            if act.symbols and act.colour == colour and self.possible(s, act):
                found.append(item)
        return found

    def possible(self, s: ShadowState, act: Act) -> bool:
        if act.jutsu and not s.ninjas[self.ninja].jutsu:
            return False
        if "MV" in act.symbols:
            return bool(self.junctions(s, act))
        if act.effects:
            return bool(aim.aims(s, self.ninja, act))
        return bool(patients(s, self.bush(s)))

    def special(self, s: ShadowState) -> Asks:
        found = self.specials(s)
        if not found:
            return self.nothing(s)
        if len(found) > 1:
            return (ASK_SPECIAL[self.seat(s)],)
        self.take_special(s, found[0])
        return None

    def take_special(self, s: ShadowState, what: int) -> None:
        self.what = what
        if what >= 0:
            s.say(say.SPECIAL, (self.ninja, what))
        self.stage = "pay"

    # Target yard or junction

    def junctions(self, s: ShadowState, act: Act) -> list[tuple[int, int]]:
        """Return the junctions that the card can lead through, each with its colour (ST-104, ST-R60)."""
        return [(junction, colour) for junction, colour in self.around(s) if colour in act.through]

    def around(self, s: ShadowState) -> list[tuple[int, int]]:
        """The junctions that can be entered from the ninja's bush, each with its colour."""
        return sorted((junction, colour) for colour, junction in s.board.ways[self.bush(s)])

    def aims(self, s: ShadowState) -> tuple[int, ...]:
        """The score binds all but the mission action (ST-R55)."""
        if self.what == MISSION:
            return mission_of(s).aims(s, self.ninja)
        act = self.act(s)
        if self.what == COLLECTING:
            return mission_of(s).collects(s, self.ninja, act.colour)
        return aim.aims(s, self.ninja, act)

    def choose_target(self, s: ShadowState) -> Asks:
        act = self.act(s)
        if self.what != MISSION and "MV" in act.symbols:
            ways = self.junctions(s, act)
            if not ways:
                return self.nothing(s)  # ST-105
            if len(ways) > 1:
                return (ASK_JUNCTION[self.seat(s)],)
            self.enter(s, ways[0][0])
        elif self.what in (MISSION, COLLECTING) or act.effects:
            yards = self.aims(s)
            if not yards:
                return self.nothing(s)  # ST-094
            if len(yards) > 1:
                return (ASK_AIM[self.seat(s)],)
            self.take_aim(s, yards[0])
        else:
            self.stage = "face_witnesses"  # ST-096
        return None

    def enter(self, s: ShadowState, junction: int) -> None:
        self.junction = junction
        self.stage = "face_witnesses"

    def take_aim(self, s: ShadowState, yard: int) -> None:
        self.yard = yard
        if yard != NOWHERE:
            s.say(say.AIMED, (self.ninja, self.card, yard))
        self.stage = "face_witnesses"

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if ask.kind == "special":
            self.special_menu(s, m)
        elif ask.kind == "junction":
            self.junction_menu(s, m)
        else:
            self.aim_menu(s, m)
        return m

    def special_menu(self, s: ShadowState, m: Menu) -> None:
        found = self.specials(s)
        m.options += [_special(what) for what in found]
        if m.look:
            colour = s.kit.cards[self.card].act.colour
            if MISSION not in found:
                idle = mission_of(s).idle(s, self.ninja)
                m.block(idle if action_colour(s) == colour else "ST-141", MISSION_ACTION)
            for item in s.ninjas[self.ninja].items:
                if item not in found and s.kit.items[item].symbols:
                    m.block("ST-143" if s.kit.items[item].colour == colour else "ST-142", use_item(item))

    def junction_menu(self, s: ShadowState, m: Menu) -> None:
        act = self.act(s)
        for junction, colour in self.around(s):
            option = through(junction, colour)
            if colour in act.through:
                m.offer(option)
                m.preview(option, seen=self.seen_by(s, NOWHERE, junction))
            else:
                m.block("ST-104", option)
        if m.look:
            self.offer_ways(s, m)

    def offer_ways(self, s: ShadowState, m: Menu) -> None:
        """Each bush by the junction where the fewest guards would see the ninja (ST-074, ST-106); who is seen gets no
        further than there, and a torch there asks its own question (ST-080, ST-395)."""
        ways: dict[int, tuple[int, bool, int, int]] = {}
        for junction, colour in self.junctions(s, self.act(s)):
            torch = s.lights[junction] in (vision.TORCH_LIT, vision.TORCH_OUT)
            dear = (len(self.seen_by(s, NOWHERE, junction)), torch, junction, colour)
            for bush in s.board.exits[junction]:
                ways[bush] = min(ways.get(bush, dear), dear)
        here = bush_place(self.bush(s))
        for bush, (noise, torch, junction, colour) in ways.items():
            seen, watched, via = self.seen_by(s, NOWHERE, junction), exit_ahead(s, bush), junction_place(junction)
            legs = [Leg("junction", (through(junction, colour),), {"seen": seen})]
            if len(s.board.exits[junction]) > 1:
                legs.append(Leg("exit", (exit_to(bush),), watched))
            halt = {"stop": place_name(via), "noise": noise} if noise else {"stop": place_name(via)} if torch else {}
            route = [place_point(place) for place in (here, via, bush_place(bush))]
            m.way(exit_to(bush), legs, route, **halt, torch=torch, seen=seen, **watched)

    def aim_menu(self, s: ShadowState, m: Menu) -> None:
        """Offer each yard with what the card would come to there: who would see it, and its score (ST-088)."""
        act, yards = self.act(s), self.aims(s)
        for yard in yards:
            m.offer(aim_at(yard))
        if not m.look:
            return
        low = {MISSION: mission_of(s).action_rule, COLLECTING: "ST-513"}.get(self.what, "ST-089")
        for yard in yards:
            facts = {"score": aim.score(s, self.ninja, act, yard)} if low == "ST-089" else {}
            m.preview(aim_at(yard), seen=self.seen_by(s, yard, NOWHERE), **facts)
        near = s.board.yards_in_reach(self.bush(s), act.long_range)
        for yard in range(s.board.yards):
            if yard not in yards:
                m.block(self.why_not_there(s, yard, low) if yard in near else self.why_far(s, yard), aim_at(yard))

    def why_not_there(self, s: ShadowState, yard: int, low: str) -> str:
        """Another yard scores more, or all there is to affect here is behind a closed gate (ST-335)."""
        there = [*s.guards_in(yard), *s.bodies_in(yard)]
        reach = s.board.prey[self.bush(s), yard]
        return "ST-335" if there and not any(post in reach for post in there) else low

    def why_far(self, s: ShadowState, yard: int) -> str:
        """Out of reach, or only behind a boulder (ST-370)."""
        if (yard, bush_place(self.bush(s))) in s.board.boulders:
            return "ST-370"
        return "ST-129" if self.act(s).long_range else "ST-087"

    def refusal(self, s: ShadowState, ask: Ask, path: Path, id: str) -> str:
        """A junction behind the wall (ST-342); any other that is not adjacent is none to be entered (ST-104)."""
        verb, _, words = id.partition(" ")
        if ask.kind != "junction" or verb != "through" or not s.knows(verb, words):
            return ""
        walled = [through(junction, s.board.colours[junction]).id for junction in self.walled_off(s)]
        return "ST-342" if id in walled else ""

    def walled_off(self, s: ShadowState) -> list[int]:
        """The junctions beside the ninja's bush from which a closed gate keeps it."""
        beside = s.board.layout.near(BUSH, self.bush(s), JUNCTION)
        return [junction for junction in beside if junction not in [there for there, _ in self.around(s)]]

    def default(self, s: ShadowState, ask: Ask) -> Path:
        return (self.menu(s, ask, (), False).options[0],)

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        option = path[0]
        if ask.kind == "special":
            self.take_special(s, next(what for what in self.specials(s) if _special(what) is option))
        elif ask.kind == "junction":
            self.enter(s, option.args[0])
        else:
            self.take_aim(s, option.args[0])

    # Witnesses (ST-073 to ST-085)

    def colour(self, s: ShadowState, junction: int) -> int:
        """A movement through a lit junction is red, through a dark one green, at night (ST-389, ST-392)."""
        if s.rules.night and junction != NOWHERE:
            return GREEN if vision.is_dark(s.lights[junction]) else RED
        return self.act(s).colour

    def in_position(self, s: ShadowState, yard: int, junction: int) -> list[int]:
        """Return who could see the ninja go this way, act against this yard, or do something in its bush (ST-360)."""
        bush = self.bush(s)
        if junction != NOWHERE:
            return vision.see_movement(s, bush, junction)
        if yard == NOWHERE:
            return vision.tower_guard(s, bush_place(bush))
        return vision.see_action(s, bush, yard)

    def seen_by(self, s: ShadowState, yard: int, junction: int) -> list[str]:
        """The guards that would witness it as things stand."""
        posts = self.in_position(s, yard, junction)
        return [post_name(post) for post in vision.witnesses(s, self.colour(s, junction), posts)]

    def face_witnesses(self, s: ShadowState) -> Asks:
        """Determine the witnesses once, before any of them reacts (ST-081, ST-R142)."""
        colour, posts = self.colour(s, self.junction), self.in_position(s, self.yard, self.junction)
        seen = vision.witnesses(s, colour, posts)
        if seen:
            self.be_seen(s, seen)
            return None
        self.stage = "carry_out"
        s.ninjas[self.ninja].executed += 1  # ST-R88
        if colour == BLUE and any(not s.guards[post] & ALERTED for post in posts):
            quests.count(s, self.ninja, "watched-blue")
        return None

    def be_seen(self, s: ShadowState, seen: list[int]) -> None:
        """Let witnesses see the ninja: each means one noise and one damage; the calm become alerted (ST-079, ST-080,
        ST-254 to ST-261)."""
        s.say(say.SEEN, (self.ninja, self.card, tuple(seen)))
        self.stage = "failed"
        s.add_noise(len(seen))
        hurt(s, self.ninja, len(seen))
        alert_all(s, seen)

    def failed(self, s: ShadowState) -> Asks:
        s.ninjas[self.ninja].failed += 1
        quests.count_daimyo(s, "failures")
        return self.end(s, FAILED)

    # Symbols from left to right (ST-147)

    def carry_out(self, s: ShadowState) -> Asks:
        """The next symbol, for each of its targets (ST-095)."""
        self.gather()
        if self.what == MISSION:
            if self.symbol:
                self.stage = "react"
            else:
                self.symbol = 1
                s.push(mission_of(s).perform(s, self.ninja, self.yard))
            return None
        act = self.act(s)
        if self.symbol == len(act.symbols):
            self.stage = "react"
            return None
        symbol = act.symbols[self.symbol]
        self.symbol += 1
        self.carry_symbol(s, act, symbol)
        return None

    def gather(self) -> None:
        """Take the result of the latest effect."""
        if self.result is not None:
            deaths, moved = self.result
            self.deaths += deaths
            self.moved += moved
            if moved:
                self.lured = moved[-1][0]
            self.result = None

    def carry_symbol(self, s: ShadowState, act: Act, symbol: str) -> None:
        if symbol in ("LA", "HA", "ST"):
            if act.on_lured and self.lured == NOWHERE:
                return
            only = self.lured if act.on_lured else NOWHERE
            needs_body = "HB" in act.symbols and not aim.bodies(s, self.bush(s), self.yard)
            s.push(Strike(self.ninja, self.yard, act, symbol, only, needs_body))
        elif symbol == "HB":
            s.push(HideBodies(self.ninja, self.yard, act))
        elif symbol == "DI":
            s.push(Distract(self.ninja, self.yard, act))
        elif symbol == "LU":
            s.push(Lure(self.ninja, self.yard, act))
        elif symbol == "MV":
            s.push(Walk(self.ninja, self.junction))
        elif symbol == "HE":
            s.push(Heal(self.ninja))
        elif symbol == "NO":
            s.add_noise(1)  # ST-131 to ST-133
        elif symbol == "RE":
            s.ninjas[self.ninja].used = ()  # ST-144
            s.say(say.RESET, (self.ninja,))

    # Results

    def react(self, s: ShadowState) -> Asks:
        """Deaths and bodies are noticed when the whole card is over, by those left to see them (ST-R27, ST-R28)."""
        quests.count_unseen(s, self.ninja)
        self.stage = "check"
        s.push(Notice(self.deaths, self.moved))
        return None

    def check(self, s: ShadowState) -> Asks:
        mission = mission_of(s)
        if self.yard != NOWHERE:
            mission.acted(s, self.ninja, self.yard, self.act(s).colour)
        mission.after_card(s)
        return self.end(s, EXECUTED)

    def nothing(self, s: ShadowState) -> Asks:
        s.say(say.NO_EFFECT, (self.ninja, self.card))
        return self.end(s, VOID)

    def end(self, s: ShadowState, verdict: str) -> Asks:
        """Put the card on the used pile, movement cards too (ST-069, ST-R08); a card that resets returns to the hand
        with all that was used before it (ST-145, ST-146, ST-R09)."""
        if verdict != EXECUTED or "RE" not in self.act(s).symbols:
            s.use_up(self.ninja, self.card)
        s.done((verdict,))
        return None


def action_colour(s: ShadowState) -> int:
    """The colour of the mission action (ST-141)."""
    return CARD_COLOURS.index(s.kit.mission.action)


def _special(what: int) -> Option:
    if what == MISSION:
        return MISSION_ACTION
    return COLLECT if what == COLLECTING else use_item(what)
