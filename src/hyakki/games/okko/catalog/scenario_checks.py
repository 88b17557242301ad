"""Checks of a scenario: its pieces, what lies and stands on them, its goal and special rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hyakki.core.faults import Fault
from hyakki.games.okko.board.geometry import COLOURS
from hyakki.games.okko.catalog.cards import AGENTS, FOLLOWERS, HEROES, OkkoRules
from hyakki.games.okko.catalog.chronicle import Scenario, from_heroes
from hyakki.games.okko.catalog.faults import fault
from hyakki.games.okko.catalog.ids import CHESTS, EVIDENCE, PARCHMENT
from hyakki.games.okko.catalog.layout import REINFORCEMENT, Layout, layout_faults

TOKENS = {"evidence": EVIDENCE, "parchment": PARCHMENT, "chests": CHESTS}
MOST_ROUNDS = 16
MOST_DIFFICULTY = 12


def scenario_faults(rules: OkkoRules, scenario: Scenario) -> list[Fault]:
    """Return all faults of a scenario, in the order of the file."""
    layout = Layout(rules, scenario)
    found = [*_heroes(scenario), *layout_faults(layout)]
    for check in (_starts, _agents, _cards, _courtiers, _tokens, _taken, _goal, _tests, _special):
        found += check(layout)
    return found


def _heroes(scenario: Scenario) -> Iterator[Fault]:
    least, most = scenario.heroes
    if not 1 <= least <= most <= len(HEROES):
        yield fault("heroes", "", "heroes", most=len(HEROES))


def _stands(layout: Layout, field: str, space: str, barred: str = "") -> Iterator[Fault]:
    """Whether there is such a space on the table, and of a colour that will do."""
    spot = layout.spots.get(space)
    if spot is None:
        yield fault(field, space, "not-laid")
    elif spot.colour not in COLOURS:
        yield fault(field, space, "no-space")
    elif spot.colour in barred:
        yield fault(field, space, "reinforcement")


def _starts(layout: Layout) -> Iterator[Fault]:
    starts, most = layout.scenario.starts, layout.scenario.heroes[1]
    if len(starts) < most:
        yield fault("starts", "", "few-starts", starts=len(starts), needed=most)
    for number, start in enumerate(starts, start=1):
        yield from _stands(layout, f"starts {number}", start, REINFORCEMENT)


def _agents(layout: Layout) -> Iterator[Fault]:
    cards = dict(map(from_heroes, layout.scenario.cards))
    for agent, spots in layout.scenario.agents.items():
        if agent not in AGENTS:
            yield fault("agents", agent, "no-agent", agents=", ".join(AGENTS))
            continue
        figures = layout.rules.agents[agent].figures
        if len(spots) > figures:
            yield fault("agents", agent, "many-figures", figures=len(spots), most=figures)
        for number, spot in enumerate(spots, start=1):
            space, least = from_heroes(spot)
            yield from _stands(layout, f"agents {agent} {number}", space)
            if least < cards.get(agent, 99) and layout.scenario.heroes[1] >= least:
                yield fault(f"agents {agent} {number}", spot, "no-card", agent=agent)


def _cards(layout: Layout) -> Iterator[Fault]:
    named = [from_heroes(card)[0] for card in layout.scenario.cards]
    for number, name in enumerate(named, start=1):
        if name not in AGENTS:
            yield fault(f"cards {number}", name, "no-agent", agents=", ".join(AGENTS))
        elif name in named[: number - 1]:
            yield fault(f"cards {number}", name, "twice")


def _courtiers(layout: Layout) -> Iterator[Fault]:
    scenario, known = layout.scenario, layout.rules.courtiers
    for name, space in scenario.courtiers.items():
        if name not in known:
            yield fault("courtiers", name, "no-courtier", courtiers=", ".join(known))
        yield from _stands(layout, f"courtiers {name}", space, REINFORCEMENT)
    for number, space in enumerate(scenario.extras, start=1):
        yield from _stands(layout, f"extras {number}", space, REINFORCEMENT)
    most = scenario.heroes[1]
    if scenario.investigation and len(scenario.extras) < most:
        yield fault("extras", "", "few-extras", extras=len(scenario.extras), needed=most)
    if len(scenario.courtiers) + most > len(known) and scenario.investigation:
        yield fault("courtiers", "", "many-courtiers", courtiers=len(scenario.courtiers), most=len(known) - most)
    if not scenario.investigation and (scenario.courtiers or scenario.extras):
        yield fault("courtiers", "", "no-investigation")


def _tokens(layout: Layout) -> Iterator[Fault]:
    for field, tokens in TOKENS.items():
        spots: tuple[str, ...] = getattr(layout.scenario, field)
        if len(spots) > len(tokens):
            yield fault(field, "", "many-tokens", tokens=len(spots), most=len(tokens))
        if spots and field != "chests" and not layout.scenario.investigation:
            yield fault(field, "", "no-investigation")
        for number, spot in enumerate(spots, start=1):
            yield from _stands(layout, f"{field} {number}", from_heroes(spot)[0], REINFORCEMENT)


def _placed(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Everything that takes a space: where in the file, and the space."""
    yield from ((f"starts {n}", space) for n, space in enumerate(scenario.starts, start=1))
    for agent, spots in scenario.agents.items():
        yield from ((f"agents {agent} {n}", from_heroes(spot)[0]) for n, spot in enumerate(spots, start=1))
    yield from blocking(scenario)


def blocking(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Tokens that block a space (OK-R46)."""
    yield from ((f"courtiers {name}", space) for name, space in scenario.courtiers.items())
    yield from ((f"extras {n}", space) for n, space in enumerate(scenario.extras, start=1))
    for field in TOKENS:
        spots: tuple[str, ...] = getattr(scenario, field)
        yield from ((f"{field} {n}", from_heroes(spot)[0]) for n, spot in enumerate(spots, start=1))
    for number, special in enumerate(scenario.special, start=1):
        if special.rule == "hidden-follower":
            yield f"special {number}", special.at


def _needed(layout: Layout) -> Iterator[str]:
    """Spaces on which a hero must be able to stand for a test."""
    scenario = layout.scenario
    yield from (space for face in layout.pieces for space in _test_spaces(layout.rules, face))
    yield from (test.at for test in scenario.tests)
    if scenario.goal.kind == "fetch":
        yield scenario.goal.at


def _test_spaces(rules: OkkoRules, face: str) -> tuple[str, ...]:
    return rules.references[face].at if face in rules.references else ()


def _taken(layout: Layout) -> Iterator[Fault]:
    holder: dict[str, str] = {}
    for field, space in _placed(layout.scenario):
        if space in holder:
            yield fault(field, space, "taken", by=holder[space])
        holder.setdefault(space, field)
    needed = set(_needed(layout))
    for field, space in blocking(layout.scenario):
        if space in needed:
            yield fault(field, space, "blocks-test")


def _goal(layout: Layout) -> Iterator[Fault]:
    scenario, goal = layout.scenario, layout.scenario.goal
    if scenario.investigation != (goal.kind == "demon"):
        yield fault("goal kind", goal.kind, "goal-demon")
    if not scenario.investigation and not 1 <= scenario.rounds <= MOST_ROUNDS:
        yield fault("rounds", "", "rounds", rounds=scenario.rounds, most=MOST_ROUNDS)
    if goal.kind == "fetch":
        yield from _stands(layout, "goal at", goal.at, REINFORCEMENT)
        yield from _number("goal difficulty", goal.difficulty, MOST_DIFFICULTY)
        if goal.home not in layout.areas:
            yield fault("goal home", goal.home, "not-laid")
    elif goal.kind == "tile" and (goal.tile not in layout.pieces or goal.tile not in layout.rules.references):
        yield fault("goal tile", goal.tile, "no-mission-tile")
    elif goal.kind == "tests":
        yield from _number("goal count", goal.count, sum(test.does == "goal" for test in scenario.tests))
    elif goal.kind == "hunt":
        alone = [spot for spot in scenario.agents.get(goal.agent, ()) if from_heroes(spot)[1] <= scenario.heroes[0]]
        yield from _number("goal count", goal.count, len(alone))


def _number(field: str, value: int, most: int) -> Iterator[Fault]:
    if not 1 <= value <= most:
        yield fault(field, "", "number", value=value, most=most)


def _tests(layout: Layout) -> Iterator[Fault]:
    scenario = layout.scenario
    seen: set[str] = set()
    for number, test in enumerate(scenario.tests, start=1):
        field = f"tests {number}"
        if test.token not in layout.rules.test_tokens:
            yield fault(field, test.token, "no-test-token", tokens=", ".join(layout.rules.test_tokens))
        for name in (test.token, test.at):
            if name in seen:
                yield fault(field, name, "twice")
            seen.add(name)
        yield from _stands(layout, field, test.at, REINFORCEMENT)
        if test.does == "open" and f"{test.door.removesuffix(' closed')} closed" not in scenario.doors:
            yield fault(field, test.door, "not-closed")
        if test.does == "clues" and not scenario.investigation:
            yield fault(field, test.token, "no-investigation")
        if test.count < 1:
            yield fault(field, test.token, "count")


def _special(layout: Layout) -> Iterator[Fault]:
    scenario = layout.scenario
    rules = [special.rule for special in scenario.special]
    for number, special in enumerate(scenario.special, start=1):
        field = f"special {number}"
        most = len(FOLLOWERS) if special.rule == "hidden-follower" else 1
        if rules[:number].count(special.rule) > most:
            yield fault(field, special.rule, "twice")
        if special.rule == "hidden-follower":
            yield from _stands(layout, field, special.at, REINFORCEMENT)
        if special.rule == "corruption" and special.at not in layout.pieces:
            yield fault(field, special.at, "not-laid")
        if special.rule in ("events", "equipment") and special.count < 1:
            yield fault(field, special.rule, "count")
        if special.rule == "shown-demon" and not scenario.investigation:
            yield fault(field, special.rule, "no-investigation")
    yield from _both("no-followers", "any-follower", rules)


def _both(one: str, other: str, rules: Iterable[str]) -> Iterator[Fault]:
    if {one, other} <= set(rules):
        yield fault("special", other, "not-with", other=one)
