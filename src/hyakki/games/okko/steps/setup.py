"""Set-up: heroes (OK-005 to OK-016), board (OK-017 to OK-024), Oni (OK-025 to OK-033)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.catalog.cards import Gear
from hyakki.games.okko.catalog.chronicle import from_heroes
from hyakki.games.okko.catalog.ids import (
    ACTIONS,
    AGENTS,
    CLUES,
    COURTIERS,
    EQUIPMENT,
    EVENTS,
    FACES,
    FOLLOWERS,
    HEROES,
    MARKERS,
    ONI_CARDS,
    SPACE,
)
from hyakki.games.okko.catalog.tokens import sides_of
from hyakki.games.okko.options import AS_PRINTED, PICK, ask, leave_out
from hyakki.games.okko.people import CHEST, EVIDENCE, HIDDEN, NOBODY, NOTHING, PARCHMENT, Marker, Task
from hyakki.games.okko.state import LETTER, RELIC, OkkoState
from hyakki.games.okko.steps.base import OkkoStep
from hyakki.games.okko.steps.chests import Gain
from hyakki.games.okko.steps.followers import StartingFollowers
from hyakki.games.okko.steps.missions import possible_mission
from hyakki.games.okko.steps.reorganise import shed
from hyakki.games.okko.steps.rounds import Rounds

PARTS = (
    "pick",
    "equip",
    "missions",
    "agents",
    "courtiers",
    "tokens",
    "goals",
    "followers",
    "loads",
    "oni",
    "events",
    "gifts",
    "begin",
)
"""Followers are placed once the board is laid, so that their spaces are free (OK-012)."""


class SetUp(OkkoStep):
    """Set up the game on a board that lies already, part by part."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(PARTS[0])

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "pick":
            self.take_agreed(s)
            seat = self.next_to_pick(s)
            if seat != NOBODY:
                return (ask(seat, "pick"),)
        part = self.stage
        self.stage = PARTS[min(PARTS.index(part) + 1, len(PARTS) - 1)]
        if part == "followers":
            s.push(StartingFollowers())
        elif part == "events":
            s.push(SwapEvents())
        elif part == "begin":
            s.stack[-1] = Rounds()
        elif part != "pick":
            DO[part](s)
        return None

    # Heroes (OK-005, OK-006)

    def next_to_pick(self, s: OkkoState) -> int:
        """Return the seat that picks next, or NOBODY once all heroes are picked."""
        seats = s.hero_seats
        count = s.rules.count or len(seats)
        picked = len(s.team())
        return NOBODY if picked >= count else seats[picked % len(seats)]

    def take_agreed(self, s: OkkoState) -> None:
        if s.rules.picks is not None and not s.team():
            for seat, names in enumerate(s.rules.picks):
                for name in names:
                    self.take(s, seat, HEROES.index(name))

    def take(self, s: OkkoState, seat: int, hero: int) -> None:
        s.heroes[hero].seat = seat
        s.say(say.PICKED, (seat, hero))

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        for hero, option in enumerate(PICK):
            m.offer(option) if s.heroes[hero].seat == NOBODY else m.block("OK-006", option)
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (next(option for hero, option in enumerate(PICK) if s.heroes[hero].seat == NOBODY),)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        self.take(s, ask.seat, path[0].args[0])


def equip(s: OkkoState) -> None:
    """Give each hero a hand, starting equipment and a start space (OK-007 to OK-009)."""
    for place, hero in enumerate(s.team()):
        person, card = s.heroes[hero], s.kit.heroes[hero]
        person.hand = tuple(n for n, name in enumerate(ACTIONS) if s.rules.actions[name].hero == HEROES[hero])
        gear = s.rules.carried.get(HEROES[hero]) or starting_gear(s, card.equipment)
        hands = [EQUIPMENT.index(name) for name in gear.hands]
        if hands and s.kit.equipment[hands[0]].slot == "hands":
            hands = hands * 2
        right, left = (*hands, NOTHING, NOTHING)[:2]
        person.hands = (right, left)
        person.clothing = EQUIPMENT.index(gear.clothing) if gear.clothing else NOTHING
        person.supplies = tuple(sorted(EQUIPMENT.index(name) for name in gear.supplies))
        for number in person.equipment:
            s.equipment_deck.remove(number)
        s.put(hero, SPACE[s.kit.scenario.starts[place]])
    s.order = s.team()


def starting_gear(s: OkkoState, names: tuple[str, ...]) -> Gear:
    """A hero's own cards, each in its slot (OK-008); what another hero has brought along stays with that one."""
    taken = {name for gear in s.rules.carried.values() for name in gear.cards}
    hands: list[str] = []
    clothing, supplies = "", []
    for name in names:
        slot = s.rules.equipment[name].slot
        if name in taken:
            continue
        if (slot == "hands" and not hands) or (slot == "hand" and len(hands) < 2 and not _both_hands(s, hands)):
            hands.append(name)
        elif slot == "clothing" and not clothing:
            clothing = name
        else:
            supplies.append(name)
    return Gear(hands=tuple(hands), clothing=clothing, supplies=tuple(supplies))


def _both_hands(s: OkkoState, hands: list[str]) -> bool:
    return any(s.rules.equipment[name].slot == "hands" for name in hands)


def gear_of(s: OkkoState, hero: int) -> Gear:
    """Return what a hero brings along to the next scenario of a campaign (OK-348)."""
    person = s.heroes[hero]
    hands = tuple(EQUIPMENT[card] for card in dict.fromkeys(person.hands) if card != NOTHING)
    clothing = "" if person.clothing == NOTHING else EQUIPMENT[person.clothing]
    return Gear(hands=hands, clothing=clothing, supplies=tuple(EQUIPMENT[card] for card in person.supplies))


def roll_missions(s: OkkoState) -> None:
    """Roll for personal missions: one Combat die each in an investigation, otherwise the first mission (OK-013,
    OK-014)."""
    faces = s.rules.dice.combat
    for hero in s.team():
        face = "" if not s.investigation else faces[s.chance.below(b"mission", len(faces))]
        rolled = s.rules.dice.bands[face] - 1 if face else 0
        s.heroes[hero].mission = possible_mission(s, hero, rolled)
        s.say(say.MISSION, (hero,), (s.heroes[hero].mission, face))


def place_agents(s: OkkoState) -> None:
    """Place character cards and miniatures (OK-020, OK-025)."""
    for card in s.kit.agent_cards(s.at_start):
        s.agents[card].owned = True
    for name, spots in s.kit.scenario.agents.items():
        card = AGENTS.index(name)
        for spot in spots:
            space, least = from_heroes(spot)
            if s.at_start >= least:
                s.put(s.reserve(card)[0], SPACE[space])


def place_courtiers(s: OkkoState) -> None:
    """Place the courtiers that the scenario names, and one more at random for each hero (OK-021, OK-022, OK-R02)."""
    scenario = s.kit.scenario
    if not s.investigation:
        return
    for name, space in scenario.courtiers.items():
        s.courtier_at[COURTIERS.index(name)] = SPACE[space]
        s.courtiers.append(COURTIERS.index(name))
    for space in scenario.extras[: s.at_start]:
        rest = [courtier for courtier in range(len(COURTIERS)) if courtier not in s.courtiers]
        courtier = rest[s.chance.below(b"courtier", len(rest))]
        s.courtier_at[courtier] = SPACE[space]
        s.courtiers.append(courtier)
    s.courtiers.sort()
    s.say(say.COURTIERS, (), (tuple(CLUES.index(COURTIERS[courtier]) for courtier in s.courtiers),))


def place_tokens(s: OkkoState) -> None:
    """Place evidence, parchment and chests at random; a follower token face down (OK-023, OK-344)."""
    scenario = s.kit.scenario
    for kind, prefix, spots in (
        (EVIDENCE, "EVI", scenario.evidence),
        (PARCHMENT, "PAR", scenario.parchment),
        (CHEST, "CHE", scenario.chests),
    ):
        pool = [n for n, name in enumerate(MARKERS) if name.startswith(prefix)]
        for spot in spots:
            space, least = from_heroes(spot)
            if s.at_start >= least:
                lay_marker(s, kind, SPACE[space], pool)
    owners = {s.kit.heroes[hero].follower for hero in s.team()}
    if not owners >= set(FOLLOWERS):
        pool = [MARKERS.index(name) for name in FOLLOWERS]
        for special in scenario.special:
            if special.rule == "hidden-follower":
                lay_marker(s, HIDDEN, SPACE[special.at], pool)
    if s.markers:
        shown = [sides_of(s.rules, marker.kind, MARKERS[n])[0] for marker, n in zip(s.markers, s.beneath, strict=True)]
        s.say(say.TOKENS, (tuple(marker.space for marker in s.markers),), (tuple(shown),))


def lay_marker(s: OkkoState, kind: int, space: int, pool: list[int]) -> None:
    s.markers.append(Marker(kind, space))
    s.beneath.append(pool.pop(s.chance.below(b"token", len(pool))))


def set_goals(s: OkkoState) -> None:
    """Place the letter, the relic and the mission tiles (OK-019, OK-357)."""
    goal = s.kit.scenario.goal
    s.tests = sorted(SPACE[test.at] for test in s.kit.scenario.tests)
    if goal.kind == "fetch":
        s.things[LETTER].space = s.things[LETTER].home = SPACE[goal.at]
    for tile in s.board.floor.tiles:
        reference = s.rules.references.get(FACES[tile])
        if reference is not None:
            s.tasks[tile] = Task()
            if reference.step == "treasury":
                s.things[RELIC].space = s.things[RELIC].home = SPACE[reference.at[0]]


def lighten(s: OkkoState) -> None:
    """Let heroes discard what they carried with a porter's help and cannot carry without one (OK-348, OK-R127)."""
    for hero in reversed(s.team()):
        shed(s, hero)


def begin_oni(s: OkkoState) -> None:
    """Begin as the Oni: nature, identity and Clue deck (OK-026 to OK-032)."""
    special = s.kit.special("corruption")
    if special is not None:
        s.corruption = [FACES.index(special.at)]
        s.track = s.track[1:]
    s.alarm = s.kit.special("alarm") is not None
    if s.investigation:
        s.nature = s.chance.below(b"nature", len(ONI_CARDS))
        s.identity = s.courtiers[s.chance.below(b"identity", len(s.courtiers))]
        s.say(say.SECRETS, (s.oni,), (s.nature, s.identity))
        deck = [n for n in range(len(ONI_CARDS)) if n != s.nature]
        deck += [len(ONI_CARDS) + courtier for courtier in s.courtiers if courtier != s.identity]
        complications = [len(ONI_CARDS) + len(COURTIERS) + n for n in s.kit.complications]
        for _ in s.rules.expanded:  # OK-355
            for _ in range(min(s.rules.numbers.expansion_swap, len(complications))):
                complications.pop(s.chance.below(b"complication", len(complications)))
        deck += complications
        s.clue_deck = deck
        s.say(say.CLUE_DECK, (len(deck),), (tuple(complications),))
        s.chance.shuffle(b"clues", s.clue_deck)
        if s.kit.special("shown-demon") is not None:
            show_demon(s)


def give_equipment(s: OkkoState) -> None:
    """Give cards that a special rule gives each hero before play; the first hero chooses first (OK-350)."""
    special = s.kit.special("equipment")
    if special is None:
        return
    gains = []
    for hero in s.team():
        drawn = tuple(s.draw_equipment(special.count))
        s.say(say.EQUIPMENT_DRAWN, (hero,), (special.count, drawn))
        gains.append(Gain(hero, drawn, special.count))
    for gain in reversed(gains):
        s.push(gain)


class SwapEvents(OkkoStep):
    """The Oni may leave out as many printed Event cards, of its choice, as the expansions bring, and play with theirs
    instead; all of them or none (OK-356). Then the first hand is drawn (OK-033)."""

    __slots__ = ("out",)
    out: tuple[int, ...]
    """Cards that are left out."""

    def __init__(self) -> None:
        super().__init__("swap")
        self.out = ()

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "swap" and len(self.out) < len(self.added(s)):
            return (ask(s.oni, "swap-events"),)
        s.done()
        self.deal(s)
        return None

    def printed(self, s: OkkoState) -> list[int]:
        return [event for event in sorted(s.kit.event_techniques) if EVENTS[event][:-1] in s.rules.events]

    def added(self, s: OkkoState) -> list[int]:
        return [event for event in sorted(s.kit.event_techniques) if EVENTS[event][:-1] not in s.rules.events]

    def deal(self, s: OkkoState) -> None:
        added = self.added(s) if self.stage == "swap" else []
        s.event_deck = sorted({*self.printed(s), *added} - {*self.out})
        s.say(say.EVENTS_SHUFFLED, (tuple(s.event_deck),))
        extra = s.kit.special("events")
        s.draw_events(s.at_start + (extra.count if extra is not None else 0))

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += [leave_out(event) for event in self.printed(s) if event not in self.out]
        m.block("OK-356", AS_PRINTED) if self.out else m.offer(AS_PRINTED)
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        if not self.out:
            return (AS_PRINTED,)
        return (leave_out(next(event for event in self.printed(s) if event not in self.out)),)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        if path[0] is AS_PRINTED:
            self.stage = "printed"
            return
        self.out = (*self.out, path[0].args[0])
        s.say(say.LEFT_OUT, (s.oni,), (path[0].args[0],))


def show_demon(s: OkkoState) -> None:
    """Show an Oni card that is not the Oni's own, and set it aside for the heroes (OK-350)."""
    demons = sorted(clue for clue in s.clue_deck if clue < len(ONI_CARDS))
    shown = demons[s.chance.below(b"shown", len(demons))]
    s.clue_deck.remove(shown)
    s.clues = [shown]
    s.say(say.ONI_CARD_SHOWN, (s.oni,), (shown,))


DO = {
    "equip": equip,
    "missions": roll_missions,
    "agents": place_agents,
    "courtiers": place_courtiers,
    "tokens": place_tokens,
    "goals": set_goals,
    "loads": lighten,
    "oni": begin_oni,
    "gifts": give_equipment,
}
