"""Learner: proximal policy optimisation (PPO) in PyTorch, on the processor or on CUDA."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from hyakki.bots.network import ADVICE, DAMPED, UNADVISED, Floats, Network, Weights
from hyakki.core.encoding import LEAST, POINTS, Encoding
from hyakki.learn.crew import Harvest, gains

FIXED = ("number.column", "hot.column", "hot.value")
"""Weights that are not trained."""
EPOCHS, BATCH = 3, 4_096
"""The number of passes over a harvest, and the most choices in an update; all updates have about as many."""
IMITATED = 512
"""Choices of an update that imitates."""
CLIP = 0.2
FAR = 0.02
"""A change of the shares after which a harvest is not learned from again."""
AVERAGED = 0.998
"""The share of itself that the average of the weights keeps at each update."""


class Model(nn.Module):  # type: ignore[misc]  # PyTorch is not there where types are checked
    """The same network as `bots.network.Network`, with gradients."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.links = network.links
        self.starts = [torch.from_numpy(starts) for starts in network.links.starts]
        self.damped = torch.from_numpy(DAMPED)
        self.fixed = {name: torch.from_numpy(network.weights[name].astype(np.int64)) for name in FIXED}
        trained = {name: array for name, array in network.weights.items() if name not in FIXED}
        self.names = {name: name.replace(".", "_") for name in trained}
        for name, array in trained.items():
            self.register_parameter(self.names[name], nn.Parameter(torch.from_numpy(array.copy())))

    def place(self, device: torch.device) -> None:
        """Move it to this device."""
        self.to(device)
        self.starts = [starts.to(device) for starts in self.starts]
        self.damped = self.damped.to(device)
        self.fixed = {name: tensor.to(device) for name, tensor in self.fixed.items()}

    def w(self, name: str) -> Tensor:
        found: Tensor = getattr(self, self.names[name])
        return found

    def read(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        damped = self.damped[observations.long() - LEAST]
        hot = observations[:, self.fixed["hot.column"]] == self.fixed["hot.value"]
        return damped, torch.cat((damped[:, self.fixed["number.column"]], hot.float()), 1)

    def layers(self, part: str, features: Tensor) -> Tensor:
        first = torch.relu(features @ self.w(f"{part}.1.weight") + self.w(f"{part}.1.bias"))
        second = torch.relu(first @ self.w(f"{part}.2.weight") + self.w(f"{part}.2.bias"))
        return torch.cat((torch.ones_like(second[:, :1]), second[:, 1:]), 1)

    def scores(
        self, damped: Tensor, features: Tensor, owners: Tensor, actions: Tensor, rows: Tensor, advised: Tensor
    ) -> Tensor:
        hidden = self.layers("actor", features)
        options = self.w("action")[actions] + self.w("verb")[rows[:, 0]] + rows[:, 1, None] * self.w("final")
        for place in range(POINTS):
            options = options + self.w(f"point.{place}")[rows[:, 2 + place]]
        scores = (hidden[owners] * options).sum(1)
        for block, starts in zip(self.links.blocks, self.starts, strict=True):
            wanted = hidden @ self.w(f"link.{block.name}")
            columns = torch.arange(block.width, device=rows.device)
            for place in range(POINTS):
                start = starts[rows[:, 2 + place]]
                row = damped[owners[:, None], start.clamp(min=0)[:, None] + columns]
                scores = scores + (wanted[owners] * row).sum(1) * (start >= 0)
        if ADVICE in self.names:
            scores = scores + (hidden @ self.w(ADVICE))[owners] * advised
        return scores

    def values(self, features: Tensor) -> Tensor:
        return torch.tanh(self.layers("critic", features) @ self.w("value"))


class Told(NamedTuple):
    """The metrics of a round of learning."""

    entropy: float
    changed: float
    """The mean of how much the shares of choices changed (an estimate of the divergence)."""
    explained: float
    """The part of the variance of returns that the critic foresaw."""


class Learner:
    """Learns from harvests. Every random number comes from its seed."""

    def __init__(self, network: Network, seed: int, device: str | None = None) -> None:
        torch.manual_seed(seed)
        self.device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        self.encoding = network.encoding
        self.model = Model(network)
        self.model.place(self.device)
        self.optimizer = _optimizer(self.model)
        self.average = {name: tensor.detach().clone() for name, tensor in self.model.state_dict().items()}

    def network(self, averaged: bool = False) -> Network:
        """Return the network as it is now, or the average of its recent versions, which plays more steadily."""
        state = self.average if averaged else self.model.state_dict()
        weights: Weights = {name: state[given].detach().cpu().numpy() for name, given in self.model.names.items()}
        weights |= {name: tensor.cpu().numpy() for name, tensor in self.model.fixed.items()}
        return Network(self.encoding, weights)

    def state(self) -> dict[str, Any]:
        """Return the state from which `resumed` continues."""
        weights = self.network().weights
        return {"weights": weights, "optimizer": self.optimizer.state_dict(), "average": self.average}

    @classmethod
    def resumed(cls, encoding: Encoding[Any], state: dict[str, Any], seed: int) -> Learner:
        """Return a learner that continues from the state of another one."""
        learner = cls(Network(encoding, state["weights"]), seed)
        learner.optimizer.load_state_dict(state["optimizer"])
        learner.average = {name: tensor.to(learner.device) for name, tensor in state["average"].items()}
        return learner

    def kept(self, harvest: Harvest) -> Data:
        """Return a harvest of whole games as `imitate` needs it."""
        observations = torch.from_numpy(harvest.asked.observations).to(self.device)
        results = np.repeat(harvest.rewards, harvest.lengths)
        return Data(harvest, observations, np.zeros_like(results), results, self.device)

    def agreement(self, data: Data) -> float:
        """Return how often the network's best Option is the one that was chosen."""
        agreed = 0
        with torch.no_grad():
            for picked in torch.arange(len(data.returns), device=self.device).split(BATCH):
                scores, owners, chosen, _ = self._scored(data, picked)
                best = scores.new_full((len(picked),), -torch.inf).scatter_reduce(0, owners, scores, "amax")
                agreed += int((scores[chosen] >= best).sum())
        return agreed / len(data.returns)

    def imitate(self, memory: Sequence[Data], updates: int, rate: float, until: float) -> None:
        """Learn to choose as in harvests, and to foresee their results. It ends early when the time is over."""
        self._set_rate(rate)
        for _ in range(updates):
            if time.monotonic() > until:
                return
            data = memory[int(torch.randint(len(memory), ()))]
            picked = torch.randint(len(data.returns), (IMITATED,), device=self.device)
            scores, owners, chosen, features = self._scored(data, picked)
            surprise = -_log_shares(scores, owners, len(picked))[chosen].mean()
            self._step(surprise + self._miss(features, data.returns[picked]))

    def learn(self, harvest: Harvest, rate: float, curiosity: float, until: float = math.inf, act: bool = True) -> Told:
        """Learn from a harvest, with this rate of learning; `curiosity` is the weight of entropy. Without `act`, only
        the critic learns. It ends early when the time is over."""
        self._set_rate(rate)
        observations = torch.from_numpy(harvest.asked.observations).to(self.device)
        values = self._values(observations)
        advantages, returns = gains(harvest, values, self._values(torch.from_numpy(harvest.tails).to(self.device)))
        spread = float(np.var(returns)) or 1.0
        explained = 1 - float(np.var(returns - values)) / spread
        data = Data(harvest, observations, advantages, returns, self.device)
        entropy = changed = 0.0
        rounds, updates = 0, math.ceil(len(returns) / BATCH)
        for _ in range(EPOCHS):
            for picked in torch.randperm(len(returns), device=self.device).chunk(updates):
                if rounds and time.monotonic() > until:
                    break
                said = self._update(data, picked, curiosity, act)
                entropy, changed, rounds = entropy + said[0], changed + said[1], rounds + 1
            if changed / rounds > FAR:
                break
        return Told(entropy / rounds, changed / rounds, explained)

    def _set_rate(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def _values(self, observations: Tensor) -> Floats:
        with torch.no_grad():
            parts = [self.model.values(self.model.read(part)[1]) for part in observations.split(BATCH)]
            return np.asarray(torch.cat(parts).cpu().numpy(), np.float32)

    def _scored(self, data: Data, picked: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Return the scores of the Options of these choices, whose each is, which were chosen, and the features."""
        options, owners, first = data.options(picked)
        damped, features = self.model.read(data.observations[picked])
        advised = _advised(data.advised[picked], first, owners)
        scores = self.model.scores(damped, features, owners, data.actions[options], data.rows[options], advised)
        return scores, owners, first + data.chosen[picked], features

    def _miss(self, features: Tensor, returns: Tensor) -> Tensor:
        miss: Tensor = (self.model.values(features) - returns).square().mean()
        return miss

    def _update(self, data: Data, picked: Tensor, curiosity: float, act: bool) -> tuple[float, float]:
        scores, owners, chosen, features = self._scored(data, picked)
        logs = _log_shares(scores, owners, len(picked))
        ratio = (logs[chosen] - data.shares[picked]).exp()
        advantage = data.advantages[picked]
        advantage = (advantage - advantage.mean()) / (advantage.std(correction=0) + 1e-6)
        gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
        entropy = -(logs.exp() * logs).sum() / len(picked)
        miss = self._miss(features, data.returns[picked])
        self._step(miss - gain - curiosity * entropy if act else miss)
        changed = ((ratio - 1) - ratio.log()).mean()
        return float(entropy.detach()), float(changed.detach())

    def _step(self, loss: Tensor) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
        self.optimizer.step()
        with torch.no_grad():
            for name, tensor in self.model.state_dict().items():
                self.average[name].lerp_(tensor, 1 - AVERAGED)


class Data:
    """A harvest on the device."""

    def __init__(
        self, harvest: Harvest, observations: Tensor, advantages: Floats, returns: Floats, device: torch.device
    ) -> None:
        asked = harvest.asked
        self.observations = observations
        self.actions = torch.from_numpy(asked.actions).to(device)
        self.rows = torch.from_numpy(asked.rows).to(device)
        self.counts = torch.from_numpy(asked.counts).to(device)
        self.starts = self.counts.cumsum(0) - self.counts
        self.chosen = torch.from_numpy(harvest.chosen).to(device)
        self.advised = torch.from_numpy(asked.advised).to(device)
        self.shares = torch.from_numpy(harvest.shares).to(device)
        self.advantages = torch.from_numpy(advantages).to(device)
        self.returns = torch.from_numpy(returns).to(device)

    def options(self, picked: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Return the Options of these choices: where each stands, whose it is, and where the Options of each begin."""
        counts = self.counts[picked]
        first = counts.cumsum(0) - counts
        owners = torch.arange(len(picked), device=counts.device).repeat_interleave(counts)
        places = torch.arange(len(owners), device=counts.device) - first[owners]
        return self.starts[picked][owners] + places, owners, first


def _optimizer(model: Model) -> torch.optim.Optimizer:
    return torch.optim.Adam(model.parameters(), lr=1e-3, eps=1e-5)


def _advised(advised: Tensor, first: Tensor, owners: Tensor) -> Tensor:
    """Return which Options judgement would choose: 1 for each of them, 0 for the others."""
    (heard,) = torch.nonzero(advised != UNADVISED, as_tuple=True)
    found = torch.zeros(len(owners), device=owners.device)
    found[first[heard] + advised[heard]] = 1
    return found


def _log_shares(scores: Tensor, owners: Tensor, questions: int) -> Tensor:
    most = scores.new_full((questions,), -torch.inf).scatter_reduce(0, owners, scores.detach(), "amax")
    shifted = scores - most[owners]
    total = scores.new_zeros(questions).index_add(0, owners, shifted.exp())
    return shifted - total.log()[owners]
