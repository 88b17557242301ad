"""Okko Chronicles as rows of numbers: observations and actions for programs that learn, version 1.

Walls and doors of the palace are not in an observation, only what stands in it: a scenario's palace is the same in
every game that one learns from.
"""

from __future__ import annotations

from operator import attrgetter

from hyakki.core.encoding import Block, Encoding, Names, Numbers, fill
from hyakki.games.okko.catalog import ids
from hyakki.games.okko.catalog.verbs import CONDITIONS
from hyakki.games.okko.knowledge.view import NUMBERS, OkkoView, Team
from hyakki.games.okko.options import DICE, MOST_SEATS, QUESTIONS, SIDES, SLOTS, THINGS
from hyakki.games.okko.steps import STEPS
from hyakki.games.okko.words import WORDS

CORRIDOR = 5
"""Spaces of a corridor."""
REAL = [
    number
    for number in range(len(ids.SPACES))
    if number // ids.PER_FACE < len(ids.TILE_FACES) or number % ids.PER_FACE < CORRIDOR
]
LOTS = {
    "space": [ids.SPACES[number] for number in REAL],
    "face": ids.FACES,
    "figure": ids.FIGURES,
    "hero": ids.HEROES,
    "card": ids.CARDS,
    "equipment": ids.EQUIPMENT,
    "event": ids.EVENTS,
    "clue": ids.CLUES,
    "agent": ids.AGENTS,
    "ally": ids.ALLY_CARDS,
    "courtier": ids.COURTIERS,
    "enhancement": ids.ENHANCEMENTS,
    "condition": CONDITIONS,
    "slot": SLOTS,
    "side": SIDES,
    "thing": THINGS,
    "dice": DICE,
    "count": [str(number) for number in range(10)],
}
ACTIONS = (
    *("pick {hero}", "no-follower", "as-printed", "leave-out {event}", "version {ally}", "to {space}", "on {figure}"),
    *("tile {face}", "choose {count}", "no-more", "agent {agent}", "courtier-token {courtier}"),
    *("condition {condition}", "top {clue}", "none", "done", "yes", "no", "corrupt {face}", "shift {face}"),
    *(
        "enhance {enhancement}",
        "summon {enhancement}",
        "pay {event}",
        "enough",
        "plan {hero}",
        "{side} {card}",
        "alone",
    ),
    *("up {equipment}", "up none", "lock {hero}", "unlock {hero}", "order", "next {hero}", "place {event}"),
    *("beside {agent}", "take-back {agent} {event}", "hand-in", "reopen", "rest", "move", "attack", "open", "chest"),
    *("investigate", "reorganise", "throw-away", "escape", "give-follower", "adopt", "show-follower", "test"),
    *("pick-up", "transfer", "hand-over", "use hero {hero}", "use card {card}", "use equipment {equipment}"),
    *("use ally {ally}", "use agent {agent}", "activate {agent}", "command {figure}", "event {event}"),
    *("melee {figure}", "ranged {figure}", "token {space}", "question {courtier}", "card {equipment}"),
    *("keep {equipment}", "make-room {equipment}", "slot {slot}", "thing {thing}", "attach", "masterless"),
    *(
        "courtier {clue}",
        "leave-it",
        "stand-by",
        "die {dice} {count}",
        "swap {event}",
        "heal {count}",
        "agree",
        "refuse",
    ),
)
POINTS = (
    *("space {space}", "figure {figure}", "card {card}", "event {event}", "ally {ally}", "tile {face}"),
    *("agent {agent}", "courtier {courtier}", "clue {clue}", "enhancement {enhancement}", "equipment {equipment}"),
    *("initiative {hero}", "hero {hero}", "die {dice} {count}"),
)

PLAIN = (
    *("planned", "kept", "event_deck", "event_hand", "red", "nature", "identity", "clue_deck", "failures", "named"),
    *("round", "phase", "active", "active_card", "event_played", "tokens_used", "alarm", "battle", "unmasked"),
    *("hunted", "battle_losses"),
)
GAME = Block(
    "game",
    (
        *(*PLAIN, "closed doors", "slammed doors"),
        *(f"enhancement {name}" for name in ids.ENHANCEMENTS),
        *(f"scenario {name}" for name in ids.SCENARIOS),
        *("own nature", "own identity"),
    ),
)
AT_ENHANCEMENTS = len(PLAIN) + 2
AT_SCENARIOS = AT_ENHANCEMENTS + len(ids.ENHANCEMENTS)
SEATS = Block("seats", ("at the table", "oni", "heroes", "backs"), [f"seat {seat}" for seat in range(MOST_SEATS)])
HERO = (
    "eliminated",
    "up",
    "clothing",
    "ally",
    "mission",
    "locked",
    "activated",
    "bonus",
    "attacked",
    "moved",
    "streak",
)
HERO_BLOCK = Block(
    "heroes",
    ("seat", *HERO, "right hand", "left hand", "laid left", "laid right", "turned", "order"),
    [f"hero {name}" for name in ids.HEROES],
)
FIGURE = Block(
    "figures",
    ("on the board", "space", "damage", *CONDITIONS, *NUMBERS, "gone", "master", "version", "down", "acted"),
    [f"figure {name}" for name in ids.FIGURES],
)
SPACE = Block(
    "spaces",
    ("figure", "token", "difficulty", "flipped", "penalty", "test", "courtier"),
    [f"space {name}" for name in LOTS["space"]],
)
TILE = Block("tiles", ("corruption", "mission tokens", "settled"), [f"tile {name}" for name in ids.FACES])
AGENT = Block(
    "agents", ("owned", "activated", "placed", "fallen", "techniques"), [f"agent {name}" for name in ids.AGENTS]
)
CARD = Block(
    "cards",
    ("hand", "left", "right", "discarded", "planned left", "planned right"),
    [f"card {name}" for name in ids.CARDS],
)
EQUIPMENT = Block("equipment", ("in the deck", "discarded", "bearer"), [f"equipment {name}" for name in ids.EQUIPMENT])
EVENT = Block(
    "events",
    ("own", "beside", "discarded", "technique of", "unseen", "surely held"),
    [f"event {name}" for name in ids.EVENTS],
)
CLUE = Block(
    "clues",
    ("discarded", "own", "drawn", "in effect", "shown", "accused wrongly", "interrogated", "space"),
    [f"clue {name}" for name in ids.CLUES],
)
ROW_OF = {space: row for row, space in enumerate(REAL)}
FIRST_COURTIER = ids.CLUES.index(ids.COURTIERS[0])

_plain, _hero = attrgetter(*PLAIN), attrgetter(*HERO)


class OkkoEncoding(Encoding[OkkoView]):
    name = "okko_v1"
    most_seats = MOST_SEATS
    kinds = (
        *(kind for kind in QUESTIONS if " " not in kind),
        *("idle", "cancel-attack", "cancel-damage", "command", "next-act", "put-back", "cure", "vote"),
    )
    steps = STEPS
    people = WORDS.people
    own_blocks = (GAME, SEATS, HERO_BLOCK, FIGURE, SPACE, TILE, AGENT, CARD, EQUIPMENT, EVENT, CLUE)
    action_names = Names(ACTIONS, LOTS, MOST_SEATS)
    loose = ("door", "bring", "talent", "back", "decide", "effect", "into")
    point_names = Names(POINTS, LOTS, MOST_SEATS)

    def lay(self, view: OkkoView, me: int, out: Numbers) -> None:
        fill(out, GAME.start, (*_plain(view), view.closed.bit_count(), view.slammed.bit_count()))
        for number in view.enhancements:
            out[GAME.start + AT_ENHANCEMENTS + number] = 1
        if view.rules.scenario in ids.SCENARIOS:
            out[GAME.start + AT_SCENARIOS + ids.SCENARIOS.index(view.rules.scenario)] = 1
        if view.lair is not None:
            fill(out, GAME.start + GAME.width - 2, (view.lair.nature + 1, view.lair.identity + 1))
        self._lay_seats(view, me, out)
        self._lay_heroes(view, me, out)
        self._lay_figures(view, out)
        self._lay_palace(view, out)
        self._lay_oni(view, out)
        self._lay_clues(view, out)
        if view.team is not None:
            self._lay_team(view.team, out)

    def _lay_seats(self, view: OkkoView, me: int, out: Numbers) -> None:
        wishes = view.team.wishes if view.team is not None else ()
        for seat in range(view.seats):
            played = sum(hero.seat == seat for hero in view.heroes)
            backs = wishes[seat] if seat < len(wishes) else -1
            at = SEATS.start + (seat - me) % view.seats * SEATS.width
            fill(out, at, (1, seat == view.oni, played, backs))

    def _lay_heroes(self, view: OkkoView, me: int, out: Numbers) -> None:
        for number, hero in enumerate(view.heroes):
            if hero.seat < 0:
                continue
            turned = view.turned.index(number) + 1 if number in view.turned else 0
            at = HERO_BLOCK.start + number * HERO_BLOCK.width
            fill(out, at, ((hero.seat - me) % view.seats + 1, *_hero(hero), *hero.hands, *hero.laid, turned))
            for column, cards in enumerate((hero.hand, hero.left, hero.right, hero.discard)):
                for card in cards:
                    out[CARD.start + card * CARD.width + column] += 1
            for equipment in hero.equipment:
                out[EQUIPMENT.start + equipment * EQUIPMENT.width + 2] = number + 1
        for column, pile in enumerate((view.equipment_deck, view.equipment_discard)):
            for equipment in pile:
                out[EQUIPMENT.start + equipment * EQUIPMENT.width + column] += 1

    def _lay_figures(self, view: OkkoView, out: Numbers) -> None:
        for figure in view.figures:
            at = FIGURE.start + figure.figure * FIGURE.width
            fill(out, at, (1, figure.space, figure.damage, *figure.conditions, *figure.values))
            if figure.space in ROW_OF:
                out[SPACE.start + ROW_OF[figure.space] * SPACE.width] = figure.figure + 1
        rest = FIGURE.width - 5
        for number in view.gone:
            out[FIGURE.start + number * FIGURE.width + rest] = 1
        for companion in view.allies:
            ally = companion.ally
            at = FIGURE.start + companion.figure * FIGURE.width + rest + 1
            fill(out, at, (ally.master + 1, ally.card + 1, ally.down, ally.acted))

    def _lay_palace(self, view: OkkoView, out: Numbers) -> None:
        start, width = SPACE.start, SPACE.width
        for token in view.markers:
            if token.space in ROW_OF:
                seen = token.back if token.flipped else token.front
                difficulty = (seen[0] if seen else 0) + token.raised
                at = start + ROW_OF[token.space] * width + 1
                fill(out, at, (token.kind + 1, difficulty, token.flipped, token.penalty))
        for space, penalty in view.penalties:
            out[start + ROW_OF[space] * width + 4] += penalty
        for space in view.tests:
            out[start + ROW_OF[space] * width + 5] = 1
        for courtier, space in enumerate(view.courtier_at):
            if space in ROW_OF:
                out[start + ROW_OF[space] * width + 6] = courtier + 1
        for tile in view.corruption:
            out[TILE.start + tile * TILE.width] += 1
        for tile, task in view.tasks:
            fill(out, TILE.start + tile * TILE.width + 1, (task.tokens + len(task.done), task.settled))

    def _lay_oni(self, view: OkkoView, out: Numbers) -> None:
        for number, agent in enumerate(view.agents):
            at = AGENT.start + number * AGENT.width
            fill(out, at, (agent.owned, agent.activated, agent.placed, agent.fallen, len(agent.techniques)))
            for event in agent.techniques:
                out[EVENT.start + event * EVENT.width + 3] = number + 1
        piles = (view.event_discard, (), view.memory["unseen"], view.memory["held"])
        for column, events in enumerate(piles, start=2):
            for event in events:
                out[EVENT.start + event * EVENT.width + column] += 1
        if view.lair is not None:
            for event in view.lair.hand:
                out[EVENT.start + event * EVENT.width] += 1
            for number, placed in enumerate(view.lair.placed):
                for event in placed:
                    out[EVENT.start + event * EVENT.width + 1] = number + 1

    def _lay_clues(self, view: OkkoView, out: Numbers) -> None:
        memory = view.memory
        wrong = (*memory["not_nature"], *(FIRST_COURTIER + courtier for courtier in memory["not_identity"]))
        piles = ((0, view.clue_discard), (3, view.in_effect), (4, memory["shown"]), (5, wrong))
        for column, clues in piles:
            for clue in clues:
                out[CLUE.start + clue * CLUE.width + column] += 1
        for courtier in view.interrogated:
            out[CLUE.start + (FIRST_COURTIER + courtier) * CLUE.width + 6] = 1
        for courtier, space in enumerate(view.courtier_at):
            out[CLUE.start + (FIRST_COURTIER + courtier) * CLUE.width + 7] = space + 1

    def _lay_team(self, team: Team, out: Numbers) -> None:
        for plan in team.plans:
            for column, cards in enumerate((plan.left, plan.right), start=4):
                for card in cards:
                    out[CARD.start + card * CARD.width + column] = 1
        for place, hero in enumerate(team.order, start=1):
            out[HERO_BLOCK.start + (hero + 1) * HERO_BLOCK.width - 1] = place
        for clue in team.clues:
            out[CLUE.start + clue * CLUE.width + 1] += 1
        if team.drawn >= 0:
            out[CLUE.start + team.drawn * CLUE.width + 2] = 1


ENCODING = OkkoEncoding()
