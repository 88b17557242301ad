"""Positions as people say them: a partial description in, a whole legal State out.

Things are named by their ids, spaces as on the board ("A04.31"), piles from the top. Agents and tokens that are not
named are not there. What else is not said is any legal filling.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hyakki.core.chance import Chance
from hyakki.core.content import AS_WRITTEN
from hyakki.core.errors import BadContent
from hyakki.core.events import seat_name, seat_number
from hyakki.games.okko.catalog.ids import AGENTS, CARD_OF, FIRST_AGENT, FIRST_ALLY, HEROES, SCENARIOS, SPACE
from hyakki.games.okko.catalog.loading import make_rules, standard
from hyakki.games.okko.options import MOST_SEATS
from hyakki.games.okko.people import NOBODY
from hyakki.games.okko.scenes.board import BOARD, check_enhancements, follow
from hyakki.games.okko.scenes.given import Given, hero_named
from hyakki.games.okko.scenes.heroes import OF_HERO, People, lay_heroes
from hyakki.games.okko.scenes.secrets import SECRETS, deal_clues, deal_events
from hyakki.games.okko.state import ACTIVATION, END, FIRST_WOUND, PHASES, STRATEGY, OkkoState
from hyakki.games.okko.steps.activation import Activation
from hyakki.games.okko.steps.oni_turn import OniTurn
from hyakki.games.okko.steps.planning import Planning, show_placed
from hyakki.games.okko.steps.round_end import PARTS as ROUND_END
from hyakki.games.okko.steps.round_end import RoundEnd
from hyakki.games.okko.steps.rounds import Pause, Rounds
from hyakki.games.okko.steps.setup import SetUp, set_goals
from hyakki.games.okko.steps.strategy import PARTS as STRATEGY_PARTS
from hyakki.games.okko.steps.strategy import Strategy
from hyakki.games.okko.steps.turn import Turn

END_PARTS = {{"oni": "events"}.get(part, part): part for part in ROUND_END[:-1]}
"""Parts of the End of the Round; the Oni's is called otherwise than its activation."""
AT = ("start", "pick", "round", "strategy", *STRATEGY_PARTS[:-1], "activation", "turn", "oni", "end", *END_PARTS)
BEFORE_ALL = ("scenario", "seats", "oni", "count", "options", "at", "expanded")
OF_ACTIVATION = ("active", "actions", "acted", "order", "turned", "tokens_used", "event_played")
OF_SEAT = ("heroes",)
USUAL_HEROES = 2

Table = dict[str, Given]


def build(given: Mapping[str, Any], chance: Chance, *, spare: bool = False) -> OkkoState:
    """Lay a position before its next step runs: give Memories what they know of it, then `advance`. With `spare` only
    what is named is there (no other equipment, character cards, courtiers, Clue or Event cards, recollections), and
    nothing comes after what `at` names."""
    table, people, seats = _read(given)
    picks = _picks(table, people, seats, chance)
    at = table["at"].one_of(AT) if "at" in table else "turn"
    s = OkkoState(_rules(table, picks, at), len(picks))
    s.chance = chance
    if at in ("start", "pick"):
        return _nothing_yet(s, at, table, people, picks)
    for seat, names in enumerate(picks):
        for name in names:
            s.heroes[HEROES.index(name)].seat = seat
    s.round = table["round"].number(1) if "round" in table else 1
    meant = _spaces([given] if spare else [given, s.kit.scenario.courtiers, s.kit.scenario.extras])
    lay_heroes(s, people, meant, spare)
    if not s.in_play():
        raise BadContent("given", "no hero is in play: the game is over (OK-R151)")
    if at in BEFORE_PLANS and not spare:
        _check_hands(s)
    set_goals(s)
    for card in () if spare else s.kit.agent_cards(s.at_start):
        s.agents[card].owned = True
    _lay_track(s, table, at)
    for key, handler in BOARD.items():
        if key in table:
            handler(s, table[key])
    if "enhancements" in table and not spare:
        check_enhancements(s, table["enhancements"])
    s.redraw()
    deal_clues(s, table, spare)
    deal_events(s, table, spare)
    if "memoirs" not in table and not spare:
        follow(s)
    s.touch()
    _begin(s, at, table, people)
    if spare:
        _stop_after(s)
    s.touch()
    s.log.clear()
    chance.drawn.clear()
    return s


# Reading


def _read(given: Mapping[str, Any]) -> tuple[Table, People, dict[int, Table]]:
    """Return the descriptions of the table, of heroes and of seats."""
    table: Table = {}
    people: dict[int, Table] = {}
    seats: dict[int, Table] = {}
    known = (*BEFORE_ALL, "round", *OF_ACTIVATION, *BOARD, *SECRETS)
    for key, value in given.items():
        about = Given(f"given.{key}", value)
        hero = hero_named(key)
        if hero in people:
            raise about.wrong(f"is said twice: {HEROES[hero]} and {key} are the same")
        if hero is not None:
            people[hero] = about.fields(OF_HERO)
        elif len(key) == 1 and "A" <= key.upper() <= seat_name(MOST_SEATS - 1):
            seats[seat_number(key.upper())] = about.fields(OF_SEAT)
        elif key in known:
            table[key] = about
        else:
            raise about.wrong(f"unknown; choose one of the heroes {', '.join(HEROES)}, the seats, {', '.join(known)}")
    return table, people, seats


def _spaces(said: Any) -> set[int]:
    """Every space that is named anywhere."""
    if isinstance(said, str):
        return {SPACE[said]} if said in SPACE else set()
    if isinstance(said, Mapping):
        return _spaces([*said, *said.values()])
    return set().union(*map(_spaces, said)) if isinstance(said, (list, tuple)) else set()


def _picks(table: Table, people: People, seats: Mapping[int, Table], chance: Chance) -> list[list[str]]:
    """The heroes of each seat: as it is said, the others one for each seat in turn, in the order named."""
    owners: dict[int, int] = {}
    for hero, about in people.items():
        if "seat" in about:
            owners[hero] = about["seat"].seat(MOST_SEATS)
    for seat, told in seats.items():
        for part in told["heroes"].parts() if "heroes" in told else ():
            if owners.setdefault(part.hero(), seat) != seat:
                raise part.wrong("another seat runs it")
    named = list(dict.fromkeys([*people, *owners]))
    count = table["count"].number(1, len(HEROES)) if "count" in table else 0
    if "seats" in table:
        size = table["seats"].number(2, MOST_SEATS)
    elif owners:
        size = max([*owners.values(), len(named) if len(owners) < len(named) else 1]) + 1
    else:
        size = (count or len(named) or _usual_heroes(table)) + 1
    count = max(count, len(named), size - 1)
    others = [hero for hero in range(len(HEROES)) if hero not in named]
    chance.shuffle(b"team", others)
    oni = table["oni"].seat(size) if "oni" in table else 0
    picks: list[list[str]] = [[] for _ in range(size)]
    for hero, seat in owners.items():
        if seat >= size or seat == oni:
            raise BadContent(f"given.{HEROES[hero]}.seat", f"{seat_name(seat)} cannot run a hero (OK-001)")
        picks[seat].append(HEROES[hero])
    for hero in [*named, *others][:count]:
        if hero not in owners:
            least = min(len(names) for seat, names in enumerate(picks) if seat != oni)
            free = next(seat for seat, names in enumerate(picks) if seat != oni and len(names) == least)
            picks[free].append(HEROES[hero])
    return picks


def _usual_heroes(table: Table) -> int:
    """Return the usual number of heroes, or that of the scenario."""
    scenario = table["scenario"].one_of(SCENARIOS) if "scenario" in table else SCENARIOS[0]
    return min(USUAL_HEROES, standard(AS_WRITTEN).scenarios[scenario].heroes[1])


def _rules(table: Table, picks: list[list[str]], at: str) -> Any:
    agreed = {"count": sum(map(len, picks))} if at == "pick" else {"picks": picks}
    options: dict[str, Any] = {"set": AS_WRITTEN, **agreed}
    if "options" in table:
        options |= {str(key.said): value.said for key, value in table["options"].entries()}
    if "scenario" in table:
        options["scenario"] = table["scenario"].one_of(SCENARIOS)
    if "oni" in table:
        options["oni"] = table["oni"].seat(len(picks))
    if "expanded" in table:
        options["expanded"] = [part.word() for part in table["expanded"].parts()]
    try:
        return make_rules(len(picks), options)
    except BadContent as error:
        raise BadContent(f"given.options: {error.where}", error.what) from None


def _nothing_yet(s: OkkoState, at: str, table: Table, people: People, picks: list[list[str]]) -> OkkoState:
    """Lay a position before the game has begun. Heroes that are named have been agreed on, or picked already; the
    others then have not."""
    said = [name for name in table if name not in BEFORE_ALL]
    said += [f"{HEROES[hero]}.{key}" for hero, about in people.items() for key in about if key != "seat"]
    if said:
        raise BadContent(f"given.{said[0]}", f'cannot be said: with at = "{at}" nothing has happened yet')
    for seat, names in enumerate(picks if at == "pick" else ()):
        for name in names:
            if HEROES.index(name) in people:
                s.heroes[HEROES.index(name)].seat = seat
    s.push(SetUp())
    return s


BEFORE_PLANS = ("round", *ROUND_END[ROUND_END.index("oni") :], "strategy", *STRATEGY_PARTS[:-1], "events")
"""The parts of a Round from the end of step 5 to the reveal, in which every hero has an action card in hand."""


def _check_hands(s: OkkoState) -> None:
    """Check that every hero can lay a card: one without any took its discards back (OK-095)."""
    for hero in s.in_play():
        if all(card >= FIRST_WOUND for card in s.heroes[hero].hand):
            raise BadContent(f"given.{HEROES[hero]}", "has no action card in hand: it takes its discards back (OK-095)")


def _lay_track(s: OkkoState, table: Table, at: str) -> None:
    """Lay the track: tokens of Rounds to come wait on the track; this Round's too if it has not come yet (OK-026,
    OK-051)."""
    first = s.round if at in ("round", "strategy", "corruption") else s.round + 1
    s.track = [number for number in s.track if number >= first]


# The moment of the game


def _begin(s: OkkoState, at: str, table: Table, people: People) -> None:
    for name in OF_ACTIVATION[:3]:
        if name in table and at not in ("turn", "oni"):
            raise table[name].wrong('can be said with at = "turn" or "oni" only')
    _line_up(s, at, table, people)
    s.tokens_used = _activations(s, at, table)
    if at == "round":
        s.round -= 1
        s.push(Rounds())
    elif at == "strategy" or at in STRATEGY_PARTS:
        s.phase = STRATEGY
        s.push(Rounds(ACTIVATION))
        step = Strategy()
        step.stage = STRATEGY_PARTS[0] if at == "strategy" else at
        s.push(step)
        _lay_plans(s, at)
    elif at == "end" or at in END_PARTS:
        s.phase = END
        s.push(Rounds(STRATEGY))
        end = RoundEnd()
        end.stage = ROUND_END[0] if at == "end" else END_PARTS[at]
        s.push(end)
    else:
        s.phase = ACTIVATION
        s.push(Rounds(END))
        s.push(Activation())
        if at != "activation":
            _act(s, at, table, people)
    if s.phase in (ACTIVATION, END) and any(plan.cards for plan in s.plans):
        raise BadContent("given", f"cards lie face down before they are turned up, not in phase {PHASES[s.phase]!r}")


def _stop_after(s: OkkoState) -> None:
    """Let nothing follow what `at` names but a pause."""
    last = s.stack[-1]
    s.stack[:] = [Pause(), last] if isinstance(last, Turn | OniTurn | Activation | Strategy | RoundEnd) else s.stack


def _line_up(s: OkkoState, at: str, table: Table, people: People) -> None:
    """Set the initiative: heroes turned up already, and the rest of the deck in the order named."""
    team = [*(hero for hero in people if hero in s.in_play()), *(hero for hero in s.in_play() if hero not in people)]
    said = [part.team_hero(s) for part in table["order"].parts()] if "order" in table else team
    if "turned" in table:
        s.turned = [part.team_hero(s) for part in table["turned"].parts()]
    elif at == "end" or at in END_PARTS:
        s.turned = [*said, *(hero for hero in team if hero not in said)]
    else:
        s.turned = [hero for hero in team if s.heroes[hero].activated]
        if at == "oni" and "order" not in table and not s.turned:
            s.turned = team[:1]
    s.order = [hero for hero in said if hero not in s.turned]
    for hero in s.turned:
        s.heroes[hero].activated = True


def _activations(s: OkkoState, at: str, table: Table) -> int:
    """Return the activations of the Oni before the present one: as described, or those that its tokens show, at most
    one after each hero."""
    if "tokens_used" in table:
        return table["tokens_used"].number()
    active = table["active"].said if "active" in table else ""
    made = sum(agent.activated and AGENTS[card] != active for card, agent in enumerate(s.agents))
    return min(made, max(0, len(s.turned) - (at == "oni")))


def _lay_plans(s: OkkoState, at: str) -> None:
    """Lay the described plans; the others are first drafts. After planning all see how many cards lie where."""
    if at not in ("planning", "adjustment", "reveal"):
        if any(plan.cards for plan in s.plans):
            raise BadContent("given", f'a plan can be said with at = "planning" or later, not {at!r}')
        return
    step = Planning()
    for hero in s.in_play():
        if not s.plans[hero].cards:
            step.lay(s, step.first_draft(s, hero))
    if at == "planning":
        step.stage = "plan"
        s.stack[-1].stage = "adjustment"
        s.push(step)
        return
    for hero in s.in_play():
        person, laid = s.heroes[hero], s.plans[hero]
        person.laid, person.up, person.locked = (len(laid.left), len(laid.right)), laid.up, True
    s.planned = True
    show_placed(s)


def _act(s: OkkoState, at: str, table: Table, people: People) -> None:
    if at == "oni":
        _oni_acts(s, table)
        return
    figure = table["active"].figure(s) if "active" in table else s.order[0] if s.order else next(iter(people))
    if s.where[figure] < 0:
        raise BadContent("given.active", "is not on the board")
    phase = s.stack[-1]
    if figure >= FIRST_AGENT:
        s.active_card = CARD_OF[figure]
        step = _activated(s, table)
        step.figures = tuple(other for other in step.figures if other != figure)
        phase.stage = "hero"
        s.push(step)
    else:
        hero = figure if figure < FIRST_ALLY else s.allies[figure].master
        if hero == NOBODY:
            raise BadContent("given.active", "nobody acts for a masterless follower (OK-177)")
        s.order = [other for other in s.order if other != hero]
        s.turned = [*(other for other in s.turned if other != hero), hero]
        phase.stage = "ally" if figure == hero else "allied"
        if figure != hero:
            s.heroes[hero].activated = s.allies[figure].acted = True
    turn = Turn(figure)
    if "actions" in table:
        turn.stage, turn.left, s.active = "act", table["actions"].number(), figure
        if figure < FIRST_ALLY:
            s.heroes[figure].activated = True
    s.push(turn)


def _oni_acts(s: OkkoState, table: Table) -> None:
    """Begin at the choice of a card; with `active`, in the activation of that card."""
    s.stack[-1].stage = "hero"
    if "active" not in table:
        step = OniTurn()
        step.begin(s)
        s.event_played = _event_played(table)
        s.push(step)
        return
    s.active_card = table["active"].id("agent")
    if not s.figures_of(s.active_card):
        raise table["active"].wrong("no figure of it is on the board")
    s.push(_activated(s, table))


def _activated(s: OkkoState, table: Table) -> OniTurn:
    step = OniTurn()
    s.agents[s.active_card].activated = True
    s.tokens_used += 1
    s.event_played = _event_played(table)
    acted = [part.figure(s) for part in table["acted"].parts()] if "acted" in table else []
    step.figures = tuple(figure for figure in s.figures_of(s.active_card) if figure not in acted)
    step.stage = "figures"
    return step


def _event_played(table: Table) -> bool:
    return "event_played" in table and table["event_played"].flag()
