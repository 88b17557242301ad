"""One game among bots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import msgspec

from hyakki.bots import Bot
from hyakki.bots.asking import answer_of
from hyakki.bots.random import RandomBot
from hyakki.core import lessons
from hyakki.core.chance import Chance
from hyakki.core.engine import State, close, give, menu
from hyakki.core.events import Viewer, sent_to
from hyakki.core.game import AnyGame, game_of
from hyakki.core.memory import Memory, fold
from hyakki.core.menu import Ask, Menu, Path
from hyakki.core.records import Answered, Began, Closed, Record
from hyakki.core.rules import Rules
from hyakki.core.series import Series, game_ended
from hyakki.core.watch import Spots, Uses

CAP = 20_000
"""The number of questions after which a game is stopped."""


class Played:
    """A simulated game as it ended or was stopped.

    `questions` counts all questions, `decisions` those with a choice. A sealed window counts once.
    """

    __slots__ = ("capped", "decisions", "questions", "spots", "state", "uses")

    def __init__(self, state: State, decisions: int, questions: int, capped: bool, uses: Uses, spots: Spots) -> None:
        self.state = state
        self.decisions = decisions
        self.questions = questions
        self.capped = capped
        self.uses = uses
        self.spots = spots


def play_game(
    game: AnyGame,
    rules: Rules,
    seats: int,
    bots: Sequence[Bot],
    seed: str,
    cap: int = CAP,
    remember: bool = False,
    records: list[Record] | None = None,
) -> Played:
    """Let bots play one game, one bot for each seat.

    Bots that need a View get a Memory; with `remember` every seat gets one. The Records of the game are added to
    `records`.

    Examples:
        >>> from hyakki import bot_of, game_of, play_game
        >>> game = game_of("kitsunedo")
        >>> bots = [bot_of("judgement"), bot_of("random")]
        >>> played = play_game(game, game.rules(2, {}), 2, bots, seed="1")
        >>> game.standing(played.state).winners, played.capped
        ((0,), False)
    """
    s = game.start(rules, seats, Chance.seeded(seed))
    rng = Random(seed)
    memories = [
        lessons.remember(game, rules, seats, game.memory(Viewer((seat,)), seats))
        if remember or bot.needs_view
        else None
        for seat, bot in enumerate(bots)
    ]
    kept = [memory for memory in memories if memory is not None]
    heard: dict[int, list[dict[str, Any]]] = {seat: [] for seat, bot in enumerate(bots) if bot.needs_history}
    by_chance = [type(bot).choose is RandomBot.choose for bot in bots]
    watch = game.watch()
    if records is not None:
        records.append(Began())
    decisions = questions = 0
    while s.over is None and questions < cap:
        if kept:
            fold(s.log, kept)
        for seat, history in heard.items():
            history += sent_to(Viewer((seat,)), s.log)
        if watch is not None:
            watch.see(s, s.log)
        s.log.clear()
        questions += 1
        answers: dict[int, Path] = {}
        chosen = False
        asks = s.asks
        if len(asks) > 1 and not asks[0].sealed:  # open: each answer may change what the others are asked
            first = rng.choice(asks)
            asks = (first, *(ask for ask in asks if ask is not first))
        for ask in asks:
            seat = ask.seat
            if by_chance[seat]:
                path, choice = wander(s, ask, rng)
            else:
                path, choice = consult(bots[seat], game, s, ask, memories[seat], rng, heard.get(seat, ()))
            if not path:
                continue
            chosen = chosen or choice
            if not ask.sealed:
                if records is not None:
                    records.append(_answered(ask, path))
                give(s, ask, path)
                break
            answers[seat] = path
            outcome = s.stack[-1].outcome(s, answers)
            if outcome is not None:
                if records is not None:
                    records.append(Closed(outcome=outcome))
                close(s, outcome)
                break
        else:
            if asks:
                fall_silent(s, asks, records)
                continue
            inner = play_next(game, s, bots, f"{seed}-{questions}", cap - questions)
            questions += inner.questions
            decisions += inner.decisions
        decisions += chosen
    uses: Uses = {}
    spots: Spots = {}
    if watch is not None:
        watch.see(s, s.log)
        uses, spots = watch.uses(), watch.spots()
    return Played(s, decisions, questions, s.over is None or game.standing(s).reason in game.no_result, uses, spots)


def _answered(ask: Ask, path: Path) -> Answered:
    return Answered(seat=ask.seat, ask=ask.kind, path=tuple(option.id for option in path))


def fall_silent(s: State, asks: Sequence[Ask], records: list[Record] | None = None) -> None:
    """Give open questions to which no bot has anything to add their defaults."""
    for ask in asks:
        path = s.stack[-1].default(s, ask)
        if path:
            if records is not None:
                records.append(_answered(ask, path))
            give(s, ask, path)
            return
    raise AssertionError(f"no bot answers, and the defaults change nothing: {asks}")


def play_next(game: AnyGame, s: State, bots: Sequence[Bot], seed: str, cap: int) -> Played:
    """Play the game that a Series waits for."""
    assert isinstance(game, Series), "either a seat is asked, or a game of a Series is in progress"
    under_way = game.under_way(s)
    assert under_way is not None
    key, seats, options = under_way
    inner = game_of(key)
    rules = inner.rules(seats, {**inner.simulation_options, **options})
    played = play_game(inner, rules, seats, [bots[seat] for seat in game.players(s)], seed, cap)
    if played.state.over is not None:
        game_ended(s, inner.standing(played.state).plain())
    return played


def wander(s: State, ask: Ask, rng: Random) -> tuple[Path, bool]:
    """Return the random bot's answer, and whether there was a choice."""
    step = s.stack[-1]
    path: Path = ()
    choice = False
    while True:
        options = step.menu(s, ask, path, False).options
        if len(options) > 1:
            choice = True
            option = options[int(rng.random() * len(options))]
        else:
            option = options[0]
        path += (option,)
        if option.final:
            return path, choice


def consult(
    bot: Bot,
    game: AnyGame,
    s: State,
    ask: Ask,
    memory: Memory | None,
    rng: Random,
    history: Sequence[dict[str, Any]] = (),
) -> tuple[Path, bool]:
    """Return a bot's answer, and whether there was a choice. The bot is not asked for a forced answer; an open question
    never forces one."""
    path: Path = ()
    first = menu(s, ask, path)
    options = first.options
    while len(options) == 1 and not ask.open:
        path += (options[0],)
        if options[0].final:
            return path, False
        options = menu(s, ask, path).options
    view = game.view(s, memory) if memory is not None and bot.needs_view else None
    if view is not None and history:
        view = msgspec.structs.replace(view, history=tuple(history))
    return answer_of(bot, game, view, ask, partial(_menu, s, ask, first), rng), True


def _menu(s: State, ask: Ask, first: Menu, path: Path) -> Menu:
    """Return what follows a path; where there is none yet, the menu is known."""
    return menu(s, ask, path) if path else first
