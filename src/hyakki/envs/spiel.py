"""The games in OpenSpiel, as Python games: `pyspiel.load_game("python_kitsunedo")` after this module is imported.

Every draw is a chance node with all its outcomes. A seat that chooses can resample the rest of the world: its View is
redealt.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from numpy.typing import NDArray

from hyakki.core.chance import Chance
from hyakki.core.encoding import Encoding
from hyakki.core.game import AnyGame, game_of, games
from hyakki.core.menu import Option
from hyakki.lab.match import Match, rewards

LONGEST = 100_000
"""More choices than any game has."""
MOST_OUTCOMES = 1_000
"""More outcomes than any draw has."""
REDEAL = "redeal"


class NeedsDraw(Exception):
    """Raised where a game draws at random and the result has not been given."""

    def __init__(self, limit: int) -> None:
        self.limit = limit


class Settled(Chance):
    """Chance whose draws are given beforehand."""

    def __init__(self, draws: list[int]) -> None:
        super().__init__(b"")
        self._left = draws[::-1]

    def below(self, stream: bytes, limit: int) -> int:
        if limit == 1:
            return 0
        if not self._left:
            raise NeedsDraw(limit)
        return self._left.pop()


class Chosen(NamedTuple):
    """A choice that was made: the seat, and the Option as each seat knows it."""

    seat: int
    told: tuple[str, ...]


class Play:
    """A game that halts where a seat has a choice, and where something is drawn."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.players = players
        self.rules = game.rules(players, game.simulation_options)
        self.match: Match | None = None
        """None until all has been drawn that the first question needs."""
        self.limit = 0
        """The outcomes of the draw that comes next; 0 where a seat chooses."""
        self.course: list[Chosen] = []
        self.steps: list[int | tuple[str, int]] = []
        """All choices and draws so far, by which the same game can be played again."""
        self._draws: list[int] = []
        self._option: Option | None = None
        self._go_on()

    def __deepcopy__(self, memo: Any) -> Play:
        twin = Play.__new__(Play)
        twin.__dict__.update(self.__dict__)
        twin.course, twin.steps, twin._draws = self.course[:], self.steps[:], self._draws[:]
        return twin  # a Match is never changed here, so both may have it

    def __reduce__(self) -> tuple[Callable[..., Play], tuple[Any, ...]]:
        return played_again, (self.game.key, self.players, self.steps)

    @property
    def over(self) -> bool:
        return self.match is not None and not self.match.options and not self.limit

    @property
    def encoding(self) -> Encoding[Any]:
        encoding = self.game.encoding()
        assert encoding is not None
        return encoding

    def numbers(self) -> list[int]:
        """The actions of the seat that chooses, in the order of its options; to leave them comes last."""
        assert self.match is not None
        numbers = self.encoding.numbered(self.match.options, self.match.seat, self.players)
        return numbers + [self.encoding.leave] * self.match.leave

    def act(self, action: int) -> None:
        """Take an action for the seat that chooses, or let this be drawn."""
        self.steps.append(action)
        if self.limit:
            self._draws.append(action)
        else:
            assert self.match is not None
            leaves = self.match.leave and action == self.encoding.leave
            self._option = None if leaves else self.match.options[self.numbers().index(action)]
            self._tell(self.match, self._option)
        self._go_on()

    def _tell(self, match: Match, option: Option | None) -> None:
        """Note the choice as each seat knows it: other seats learn nothing of sealed and private answers."""
        secret = match.asks[0].sealed or match.asks[0].open
        id = "leave" if option is None else option.id
        outward = ["" if secret or option is None else option.outward(1 << seat) for seat in range(self.players)]
        outward[match.seat] = id
        self.course.append(Chosen(match.seat, tuple(outward)))

    def _go_on(self) -> None:
        """Continue from the last choice with the draws so far."""
        chance = Settled(self._draws)
        try:
            if self.match is None:
                match = Match(self.game, self.rules, self.players, chance, spectator=True)
            else:
                match = self.match.copy()
                match.state.chance = chance
                match.choose(self._option)
        except NeedsDraw as needs:
            self.limit = needs.limit
            return
        self.match, self.limit, self._draws = match, 0, []

    def redeal(self, seed: int) -> None:
        """Replace all that the seat that chooses does not know."""
        assert self.match is not None and not self.limit
        seat = self.match.seat
        self.match = self.match.redealt(Random(seed))
        self.steps.append((REDEAL, seed))
        for place, chosen in enumerate(self.course):
            if chosen.seat != seat:
                self.course[place] = Chosen(chosen.seat, (chosen.told[seat],) * self.players)

    def known(self, seat: int) -> str:
        """Return all that a seat knows, as text: the choices so far, its View, and its question."""
        if self.match is None:
            return ""
        course = "; ".join(f"{chosen.seat} {chosen.told[seat]}" for chosen in self.course if chosen.told[seat])
        match = self.match
        path = ", ".join(option.id for option in match.path) if match.seat == seat else ""
        return f"{course}\n{match.view(seat).encoded().decode()}\n{path}"

    def observed(self, seat: int) -> NDArray[np.float32]:
        """Return what a seat observes, as the numbers of the encoding."""
        encoding, match = self.encoding, self.match
        if match is None:
            return np.zeros(encoding.size, np.float32)
        chooses = match.seat == seat and not self.limit
        kinds, path = ([ask.kind for ask in match.asks], match.path) if chooses else ([], ())
        return np.array(encoding.observation(match.view(seat), seat, kinds, path), np.float32)


def played_again(key: str, players: int, steps: list[int | tuple[str, int]]) -> Play:
    """Return the game in which these steps were taken."""
    play = Play(game_of(key), players)
    for step in steps:
        if isinstance(step, tuple):
            play.redeal(step[1])
        else:
            play.act(step)
    return play


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A State of OpenSpiel. Its players are the seats."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play: Play = deepcopy(game.opening)

    def current_player(self) -> int:
        play = self.play
        if play.limit:
            return int(pyspiel.PlayerId.CHANCE)
        assert play.match is not None
        return int(pyspiel.PlayerId.TERMINAL) if play.over else play.match.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.numbers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        limit = self.play.limit
        return [(outcome, 1 / limit) for outcome in range(limit)]

    def _apply_action(self, action: int) -> None:
        self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        play = self.play
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        if play.match is not None and player == play.match.seat and action != play.encoding.leave:
            for option, number in zip(play.match.options, play.numbers(), strict=False):
                if number == action:
                    return option.id
        return play.encoding.actions[action]

    def is_terminal(self) -> bool:
        return self.play.over

    def returns(self) -> list[float]:
        play = self.play
        if not play.over:
            return [0.0] * play.players
        assert play.match is not None
        return list(rewards(play.game, play.match.state))

    def resample_from_infostate(self, player: int, sampler: object = None) -> SpielState:
        """Return a state that the player to move cannot tell from this one. `sampler` draws numbers from 0 to 1."""
        if player != self.current_player():
            raise ValueError(f"only the player to move can resample, not player {player}")
        drawn = sampler() if callable(sampler) else np.random.random()
        twin: SpielState = self.clone()
        twin.play.redeal(int(drawn * (1 << 53)))
        return twin

    def __str__(self) -> str:
        play = self.play
        if play.match is None or play.limit:
            return f"{play.game.key}: {len(play.steps)} steps, then one of {play.limit}"
        return f"{play.game.key}: {len(play.steps)} steps, seat {play.match.seat}\n{play.known(play.match.seat)}"


class SpielObserver:
    """The observer that OpenSpiel asks of a Python game: tensors and texts of what a player knows."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.play.observed(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.play.known(player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of OpenSpiel. Each game has a subclass, whose `key` says which it is."""

    key: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = game_of(self.key)
        players = (params or {}).get("players", game.least)
        self.opening = Play(game, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.opening.encoding.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), info, dict(params or {}))

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> SpielObserver:
        return SpielObserver(self.opening.encoding.size)


def type_of(game: AnyGame) -> Any:
    """Return what OpenSpiel wants to know of a game."""
    return pyspiel.GameType(
        short_name=f"python_{game.key}",
        long_name=f"Python {game.key.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.least},
    )


for _key, _game in games().items():
    if _game.encoding() is not None:
        pyspiel.register_game(type_of(_game), type(f"Spiel_{_key}", (SpielGame,), {"key": _key}))
