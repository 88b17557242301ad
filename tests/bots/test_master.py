"""The bot master: stronger than judgement where a network was trained, and judgement elsewhere."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

import numpy as np
import pytest

from hyakki.bots import BOTS, add_code, bot_of
from hyakki.bots.bot import Posed
from hyakki.bots.network import ADVICE, UNADVISED, Asked, Network, draw, shares
from hyakki.bots.weights import Card, load, save, trained
from hyakki.core.engine import menu
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.game import AnyGame, game_of
from hyakki.lab.arena import arena
from hyakki.lab.sim import simulate
from hyakki.learn.start import listening
from tests.bots.test_bots import ids, questions
from tests.core.minis import council

KITSUNEDO = game_of("kitsunedo")
CARD = Card("kitsunedo_v1", 7, 0.5, 1_000, {"duel": "won half"})


def network_of(game: AnyGame) -> Network:
    encoding = game.encoding()
    assert encoding is not None
    network = trained(encoding)
    assert network is not None
    return network


@pytest.mark.slow
class TestStrength:
    def test_it_wins_most_duels_of_kitsunedo_against_judgement(self) -> None:
        (pair,) = arena(KITSUNEDO, ["master", "judgement"], 100, 2).pairs
        assert pair.score > 0.72

    def test_it_wins_more_than_its_share_alone_among_three_judgements(self) -> None:
        report = simulate(KITSUNEDO, 80, 4, ["master", *["judgement"] * 3])
        assert report.wins["by_bot"]["master"].share > 0.3


class TestOffer:
    def test_tables_offer_it_for_the_games_that_it_learned(self) -> None:
        assert bot_of("master").plays(KITSUNEDO)
        assert not bot_of("master").plays(council.game)

    def test_it_answers_as_judgement_does_in_other_games(self) -> None:
        for question in questions(council.game, 4, bot_of("master"), 1, {}):
            by_judgement = ids(question.answered_by(bot_of("judgement"), Random(1)))
            assert ids(question.answered_by(bot_of("master"), Random(1))) == by_judgement

    def test_without_its_packages_it_says_what_to_install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("hyakki.bots.master.NEEDS", ("numpy", "a_package_that_nobody_has"))
        with pytest.raises(Malformed, match=r"a_package_that_nobody_has: .* pip install 'hyakki\[master\]'"):
            bot_of("master")
        assert not BOTS["master"].plays(KITSUNEDO), "tables do not offer it then"


class TestTogether:
    def test_questions_of_many_games_are_answered_as_each_alone(self) -> None:
        master, alone, posed = bot_of("master"), list[list[str]](), list[Posed]()
        for seed in range(3):
            for number, question in enumerate(questions(KITSUNEDO, 3, bot_of("novice"), seed, {})):
                if number % 4 == 0:
                    state = question.state.copy()
                    posed.append(
                        question.posed(master, Random(number))._replace(menus=partial(menu, state, question.ask))
                    )
                    alone.append(ids(question.answered_by(master, Random(number))))
        assert len({question.ask.kind for question in posed}) > 4
        assert [ids(path) for path in master.choose_together(KITSUNEDO, posed)] == alone


class TestFiles:
    def test_a_network_that_was_saved_plays_the_same(self, tmp_path: Path) -> None:
        network = network_of(KITSUNEDO)
        file = tmp_path / "mine.safetensors"
        save(file, network, CARD)
        loaded, card = load(file, network.encoding)
        assert card == CARD
        assert loaded.weights.keys() == network.weights.keys()
        assert all((loaded.weights[name] == array).all() for name, array in network.weights.items())

    def test_a_file_of_weights_is_a_bot_with_the_name_of_the_file(self, tmp_path: Path) -> None:
        save(tmp_path / "pupil.safetensors", network_of(KITSUNEDO), CARD)
        assert add_code(tmp_path / "pupil.safetensors") == ["pupil"]
        for question in questions(KITSUNEDO, 2, bot_of("judgement"), 1, {}):
            by_master = ids(question.answered_by(bot_of("master"), Random(1)))
            assert ids(question.answered_by(bot_of("pupil"), Random(1))) == by_master

    def test_a_network_that_trusts_judgement_blindly_answers_as_it_does(self, tmp_path: Path) -> None:
        network = listening(network_of(KITSUNEDO))
        network.weights[ADVICE][0] = 10_000
        save(tmp_path / "believer.safetensors", network, CARD)
        add_code(tmp_path / "believer.safetensors")
        for question in questions(KITSUNEDO, 3, bot_of("judgement"), 2, {}):
            by_judgement = ids(question.answered_by(bot_of("judgement"), Random(1)))
            assert ids(question.answered_by(bot_of("believer"), Random(1))) == by_judgement

    def test_weights_for_another_game_are_refused(self, tmp_path: Path) -> None:
        file = tmp_path / "other.safetensors"
        save(file, network_of(KITSUNEDO), CARD._replace(encoding="kaidan_v1"))
        with pytest.raises(BadContent, match="is for kaidan_v1, not for kitsunedo_v1"):
            load(file, network_of(KITSUNEDO).encoding)

    @pytest.mark.parametrize("content", [b"", b"no weights at all", b"\x00" * 400])
    def test_a_file_without_a_network_is_refused(self, tmp_path: Path, content: bytes) -> None:
        file = tmp_path / "broken.safetensors"
        file.write_bytes(content)
        with pytest.raises(BadContent, match="holds no network"):
            load(file, network_of(KITSUNEDO).encoding)

    def test_the_package_says_how_its_networks_were_made(self) -> None:
        for file in (Path(__file__).parents[2] / "src/hyakki/bots/trained").iterdir():
            key = file.stem.rpartition("_v")[0]
            encoding = game_of(key).encoding()
            assert encoding is not None
            network, card = load(file, encoding)
            assert file.stat().st_size < 3_000_000
            assert card.minutes and card.choices and card.strength
            assert network.encoding is encoding


class TestNetwork:
    def test_questions_are_scored_together_as_each_alone(self) -> None:
        network, encoding = network_of(KITSUNEDO), network_of(KITSUNEDO).encoding
        rng = np.random.default_rng(1)
        observed = rng.integers(0, 3, (3, encoding.size)).astype(np.int16)
        counts = np.array([2, 1, 4])
        actions = rng.integers(0, len(encoding.actions), 7)
        rows = np.zeros((7, encoding.path.width), np.int64)
        rows[:, 2] = rng.integers(0, len(encoding.points), 7)
        advised = np.array([1, UNADVISED, 0])
        network = listening(network)
        together = network.scores(Asked(observed, counts, actions, rows, advised))
        alone = [
            network.scores(Asked(observed[[at]], counts[[at]], actions[start:end], rows[start:end], advised[[at]]))
            for at, (start, end) in enumerate(((0, 2), (2, 3), (3, 7)))
        ]
        assert np.allclose(together, np.concatenate(alone), atol=1e-4)
        unheard = network.scores(Asked(observed, counts, actions, rows, np.full(3, UNADVISED)))
        assert np.flatnonzero(together - unheard).tolist() == [1, 3], "the Options that judgement would choose"

    def test_the_chances_of_each_question_are_one_together(self) -> None:
        chances = shares(np.array([0, 1, 90, -3, 2], np.float32), np.array([2, 3]))
        assert np.allclose([chances[:2].sum(), chances[2:].sum()], 1)
        assert chances[1] > chances[0] and chances[2] > 0.99

    def test_options_are_drawn_by_their_chances(self) -> None:
        counts = np.array([2, 3] * 2000)
        chances = np.array([0.25, 0.75, 0.5, 0.5, 0] * 2000, np.float32)
        drawn = draw(chances, counts, np.random.default_rng(1)) % 5
        times = np.bincount(drawn, minlength=5) / 2000
        assert np.allclose(times, [0.25, 0.75, 0.5, 0.5, 0], atol=0.04)
        assert times[4] == 0
