"""The board of a scene's position: agents, tokens, doors, corruption, missions, memoirs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from hyakki.core.facts import ANY
from hyakki.games.okko.catalog.chronicle import from_heroes
from hyakki.games.okko.catalog.ids import (
    AGENTS,
    CARD_OF,
    ENHANCEMENTS,
    FACES,
    FIGURES,
    FIRST_AGENT,
    HEROES,
    MARKERS,
    RECOLLECTIONS,
    SPACE,
    SPACES,
    WOUNDS,
)
from hyakki.games.okko.people import (
    CHEST,
    EVIDENCE,
    HEROES_WON,
    HIDDEN,
    NOBODY,
    NOWHERE,
    ONI_WON,
    PARCHMENT,
    Marker,
)
from hyakki.games.okko.scenes.given import Given
from hyakki.games.okko.scenes.heroes import afflict, lay_masterless, put
from hyakki.games.okko.state import LETTER, RELIC, OkkoState
from hyakki.games.okko.steps.setup import place_agents, place_tokens
from hyakki.games.okko.steps.triggers import is_limited, power_name, spend

Handler = Callable[[OkkoState, Given], None]
SCENARIO = "scenario"
"""Stands for the set-up of the scenario."""
SETTLED = ("open", "heroes", "oni", "nobody")
KINDS = {"EVI": EVIDENCE, "PAR": PARCHMENT, "CHE": CHEST}
FACES_OF_MEMOIRS = ("blue", "red")


def _agents(s: OkkoState, said: Given) -> None:
    """Place agents: { ashigaru = ["B03.21"] }; their cards are the Oni's; or "scenario"."""
    if said.said == SCENARIO:
        spots = [from_heroes(spot) for row in s.kit.scenario.agents.values() for spot in row]
        _keep_free(s, said, [SPACE[name] for name, least in spots if s.at_start >= least])
        place_agents(s)
        return
    for name, spaces in said.entries():
        card = name.id("agent")
        s.agents[card].owned = True
        for part in spaces.parts():
            if not s.reserve(card):
                raise part.wrong(f"all figures of {AGENTS[card]} are on the board (OK-268)")
            put(s, s.reserve(card)[0], part)


def _keep_free(s: OkkoState, said: Given, spaces: Iterable[int]) -> None:
    """Check that nobody stands where the scenario places something (OK-257, OK-290)."""
    for space in spaces:
        if space in s.at:
            raise said.wrong(f"cannot be as in the scenario: {FIGURES[s.at[space]]} stands on {SPACES[space]}")


def _cards(s: OkkoState, said: Given) -> None:
    """Give the Oni exactly these character cards, and those of the figures on the board."""
    owned = {*said.ids("agent"), *(CARD_OF[figure] for figure in s.on_board(agents=True))}
    for card, agent in enumerate(s.agents):
        agent.owned = card in owned


def _activated(s: OkkoState, said: Given) -> None:
    for card in said.ids("agent"):
        s.agents[card].activated = True


def _fallen(s: OkkoState, said: Given) -> None:
    for part in said.parts():
        card = part.id("agent")
        if not s.is_unique(card):
            raise part.wrong("a minion returns (OK-R82)")
        if s.figures_of(card):
            raise part.wrong("is on the board")
        s.agents[card].fallen = True


def _tokens(s: OkkoState, said: Given) -> None:
    """Lay tokens: { EVI-2 = "A04.22", CHE-6 = { at = "A04.24", flipped = true } }; or "scenario"."""
    if said.said == SCENARIO:
        place_tokens(s)
        _keep_free(s, said, [marker.space for marker in s.markers])
        return
    for name, about in said.entries():
        token = name.id("token")
        fields = ("at", "flipped", "raised", "penalty")
        told = about.fields(fields) if isinstance(about.said, Mapping) else {"at": about}
        space = NOWHERE if "at" not in told or told["at"].said == "gone" else told["at"].space(s)
        if space != NOWHERE and (space in s.at or space in [marker.space for marker in s.markers]):
            raise told["at"].wrong(f"{told['at'].said} is taken")
        marker = Marker(KINDS.get(MARKERS[token][:3], HIDDEN), space)
        marker.flipped = "flipped" in told and told["flipped"].flag()
        marker.raised = told["raised"].number() if "raised" in told else 0
        marker.penalty = told["penalty"].number() if "penalty" in told else 0
        s.markers.append(marker)
        s.beneath.append(token)


def _corruption(s: OkkoState, said: Given) -> None:
    """Lay the Corruption tokens. They come in order: with so many the red one has come (OK-219)."""
    s.corruption = sorted({part.tile(s) for part in said.parts()})
    places = [number for number, step in enumerate(s.rules.track.steps, 1) if step.corruption == "place"]
    for number in places[: len(s.corruption)]:
        if s.rules.track.steps[number - 1].red and number <= s.round and number not in s.track:
            s.red = number


def _track(s: OkkoState, said: Given) -> None:
    s.track = sorted(part.number(1) for part in said.parts())


def _enhancements(s: OkkoState, said: Given) -> None:
    """Set the enhancements in the order in which they came."""
    s.enhancements = said.ids("enhancement")


def check_enhancements(s: OkkoState, said: Given) -> None:
    """Check that each enhancement comes after the one a line joins it to (OK-223)."""
    names = [ENHANCEMENTS[slot] for slot in s.enhancements]
    for place, (name, part) in enumerate(zip(names, said.parts(), strict=True)):
        after = s.rules.enhancements[name].after
        if after and after not in names[:place]:
            raise part.wrong(f"comes after {after} (OK-223)")


def _doors(s: OkkoState, said: Given) -> None:
    """Close doors: { "A04.24 - C01a.0" = "closed" }; "slammed" is closed for this Round only."""
    for name, state in said.entries():
        bit = 1 << name.door(s)
        word = state.one_of(("open", "closed", "slammed"))
        s.closed = s.closed | bit if word == "closed" else s.closed & ~bit
        s.slammed = s.slammed | bit if word == "slammed" else s.slammed & ~bit


def _penalties(s: OkkoState, said: Given) -> None:
    for name, count in said.entries():
        s.penalties[name.space(s)] = count.number(1)


def _tests(s: OkkoState, said: Given) -> None:
    """Leave Test tokens only on these spaces of the scenario."""
    for part in said.parts():
        if part.space(s) not in s.tests:
            raise part.wrong("the scenario has no Test token there (OK-357)")
    s.tests = sorted(part.space(s) for part in said.parts())


def _thing(number: int) -> Handler:
    def lay(s: OkkoState, said: Given) -> None:
        thing = s.things[number]
        if thing.home == NOWHERE:
            raise said.wrong(f"scenario {s.rules.scenario} has none")
        told = said.fields(("at", "bearer"))
        if "bearer" in told:
            thing.bearer, thing.space = told["bearer"].team_hero(s), NOWHERE
            thing.home = NOWHERE
        elif "at" in told:
            space = told["at"].space(s)
            thing.home = thing.home if space == thing.home else NOWHERE
            thing.space, thing.bearer = space, NOBODY

    return lay


def _tasks(s: OkkoState, said: Given) -> None:
    """Set the mission tiles: { M01 = { tokens = 1, done = ["M01.22"], settled = "heroes" } }."""
    for name, about in said.entries():
        tile = name.tile(s)
        if tile not in s.tasks:
            raise name.wrong(f"{FACES[tile]} is no mission tile")
        task, told = s.tasks[tile], about.fields(("tokens", "done", "settled"))
        if "tokens" in told:
            task.tokens = told["tokens"].number()
        if "done" in told:
            task.done = tuple(sorted(part.space(s) for part in told["done"].parts()))
        if "settled" in told:
            task.settled = SETTLED.index(told["settled"].one_of(SETTLED))


def _memoirs(s: OkkoState, said: Given) -> None:
    """Read the memoirs, such as ["REC-FINAL blue"]."""
    for part in said.parts():
        name, _, face = part.word().partition(" ")
        number, side = part.part(name).id("recollection"), part.part(face).one_of(FACES_OF_MEMOIRS)
        if side not in s.rules.recollections[RECOLLECTIONS[number]].faces:
            raise part.wrong(f"{RECOLLECTIONS[number]} has no {side} face")
        if number in [memoir for memoir, _ in s.memoirs]:
            raise part.wrong("appears twice (OK-R94)")
        s.memoirs.append((number, FACES_OF_MEMOIRS.index(side)))


def follow(s: OkkoState) -> None:
    """Add the recollections that follow from the rest of the description (OK-104, OK-106, OK-120, OK-121, OK-200,
    OK-207, OK-251)."""
    names = ["REC-ALARM red"] * s.alarm
    names += ["REC-ACC1 red", "REC-ACC2 red", "REC-MASK red"][: s.failures]
    names += ["REC-MASK blue"] * s.unmasked
    names += [f"REC-{HEROES[hero]} red" for hero in s.team() if s.heroes[hero].eliminated]
    sides = {HEROES_WON: "blue", ONI_WON: "red"}
    names += [f"REC-{FACES[tile]} {sides[task.settled]}" for tile, task in s.tasks.items() if task.settled in sides]
    names += {"defeated": ["REC-FINAL blue"], "escaped": ["REC-FINAL red"]}.get(s.final, [])
    _memoirs(s, Given("given", names))


def _damage(s: OkkoState, said: Given) -> None:
    for name, count in said.entries():
        s.damage[_on_board(s, name)] = count.number()


def _conditions(s: OkkoState, said: Given) -> None:
    for name, tokens in said.entries():
        afflict(s, _on_board(s, name), tokens)


def _lost(s: OkkoState, said: Given) -> None:
    """Read lost talents: { "samurai-1" = "champion" } is the natural talent that Amputee took (OK-315)."""
    for name, talent in said.entries():
        figure = _on_board(s, name)
        if figure < FIRST_AGENT:
            known: tuple[str, ...] = tuple(s.kit.heroes[figure].talents) if figure < len(HEROES) else ()
        else:
            known = tuple(s.kit.agents[CARD_OF[figure]].talents)
        s.lost[figure] = talent.one_of(known)


def _used(s: OkkoState, said: Given) -> None:
    """Read what was used: { OKK = ["OKK-1", "EQ-03"], hiroji = ["riposte"] } is what works once, and has (OK-161,
    OK-R129)."""
    limited = {power_name(ability): ability for ability in s.kit.abilities if is_limited(ability)}
    for name, powers in said.entries():
        for part in powers.parts():
            spend(s, _on_board(s, name), limited[part.one_of(limited)], "round")


def _on_board(s: OkkoState, said: Given) -> int:
    figure = said.figure(s)
    if s.where[figure] == NOWHERE:
        raise said.wrong(f"{FIGURES[figure]} is not on the board")
    return figure


def _gone(s: OkkoState, said: Given) -> None:
    s.gone = sorted(FIGURES.index(Given.kinds["follower"][part.id("follower")]) for part in said.parts())


def _equipment_deck(s: OkkoState, said: Given) -> None:
    """Make the deck of exactly these cards: the rest is discarded."""
    cards = said.ids("equipment card")
    for card, part in zip(cards, said.parts(), strict=True):
        if card not in s.equipment_deck:
            raise part.wrong("is elsewhere")
    s.equipment_discard = [card for card in s.equipment_deck if card not in cards]
    s.equipment_deck = sorted(cards)


def _equipment_discard(s: OkkoState, said: Given) -> None:
    named = [part.id("equipment card") for part in said.parts() if part.said != ANY]
    for part in said.parts():
        free = [card for card in s.equipment_deck if card not in named]
        if part.said == ANY and not free:
            raise part.wrong("there is no such card left")
        any_card = part.said == ANY
        card = free[s.chance.below(b"any", len(free))] if any_card else part.id("equipment card")
        if card not in s.equipment_deck:
            if card in s.equipment_discard:
                continue
            raise part.wrong("is elsewhere")
        s.equipment_deck.remove(card)
        s.discard_equipment(card)


def _wounds_left(s: OkkoState, said: Given) -> None:
    for name, count in said.entries():
        s.wounds_left[WOUNDS.index(name.one_of(WOUNDS))] = count.number()


def _number(field: str) -> Handler:
    return lambda s, said: setattr(s, field, said.number())


def _flag(field: str) -> Handler:
    return lambda s, said: setattr(s, field, said.flag())


BOARD: dict[str, Handler] = {
    "agents": _agents,
    "cards": _cards,
    "activated": _activated,
    "fallen": _fallen,
    "masterless": lay_masterless,
    "gone": _gone,
    "tokens": _tokens,
    "corruption": _corruption,
    "track": _track,
    "red": _number("red"),
    "enhancements": _enhancements,
    "alarm": _flag("alarm"),
    "doors": _doors,
    "penalties": _penalties,
    "tests": _tests,
    "letter": _thing(LETTER),
    "relic": _thing(RELIC),
    "tasks": _tasks,
    "memoirs": _memoirs,
    "damage": _damage,
    "conditions": _conditions,
    "lost": _lost,
    "used": _used,
    "equipment_deck": _equipment_deck,
    "equipment_discard": _equipment_discard,
    "wounds_left": _wounds_left,
    "battle_losses": _number("battle_losses"),
}
