"""Proximal policy optimisation (PPO) in one file: a network learns Kitsunedo duels by playing itself.

    pip install 'hyakki[envs]' torch
    python examples/train.py --minutes 30

Every seat of every game is played by the same network. It gets 1 for a win and -1 for a loss at the end, and nothing
before. From time to time it plays against the bot `judgement`.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from hyakki.envs import Batch, VectorEnv, gym_env, vector_env


class Network(nn.Module):
    """A network that scores every action and predicts the result."""

    def __init__(self, observed: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(observed, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.actor = nn.Linear(width, actions)
        self.critic = nn.Linear(width, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        damped = torch.sign(observations) * torch.log2(1 + observations.abs())
        hidden = self.trunk(damped)
        scores = self.actor(hidden).masked_fill(~masks, -1e9)
        return Categorical(logits=scores, validate_args=False), torch.tanh(self.critic(hidden)[:, 0])


class Rollout:
    """The observations and choices of the network in some steps of all games, a row for each choice."""

    def __init__(self) -> None:
        self.parts: list[tuple[torch.Tensor, ...]] = []
        self.streams: list[int] = []
        """The game and seat of each row, as one number."""
        self.results: dict[int, float] = {}
        """The reward that followed a row at the end of its game."""

    def play(self, env: VectorEnv, network: Network, batch: Batch, steps: int) -> Batch:
        """Play so many steps; return the batch that comes next."""
        last: dict[int, int] = {}
        for _ in range(steps):
            observations = torch.from_numpy(batch.observations).float()
            masks = torch.from_numpy(batch.masks)
            with torch.no_grad():
                choices, values = network(observations, masks)
                actions = choices.sample()
            self.parts.append((observations, masks, actions, choices.log_prob(actions), values))
            for stream in (batch.games * env.players + batch.seats).tolist():
                last[stream] = len(self.streams)
                self.streams.append(stream)
            batch = env.step(actions.numpy())
            for game, rewards in zip(batch.ended.tolist(), batch.rewards.tolist(), strict=True):
                for seat, reward in enumerate(rewards):
                    row = last.pop(game * env.players + seat, None)
                    if row is not None:
                        self.results[row] = reward
        return batch

    def gains(self, values: list[float], reach: float) -> list[float | None]:
        """Return how much better each choice turned out than foreseen (generalised advantage estimation); None for the
        last choice of a seat whose game goes on."""
        gains: list[float | None] = [None] * len(values)
        later: dict[int, tuple[float, float]] = {}
        for row in reversed(range(len(values))):
            stream = self.streams[row]
            if row in self.results:
                gains[row] = self.results[row] - values[row]
            elif stream in later:
                value, gain = later[stream]
                gains[row] = value - values[row] + reach * gain
            later[stream] = values[row], gains[row] or 0.0
        return gains


def learn(network: Network, optimizer: torch.optim.Optimizer, rollout: Rollout, args: argparse.Namespace) -> float:
    """Learn from a rollout; return how freely the network chose (the entropy)."""
    observations, masks, actions, shares, values = (torch.cat(parts) for parts in zip(*rollout.parts, strict=True))
    found = rollout.gains(values.tolist(), args.reach)
    rows = torch.tensor([row for row, gain in enumerate(found) if gain is not None])
    gains = torch.tensor([gain or 0.0 for gain in found])
    returns = gains + values
    spread = gains[rows].std() + 1e-8
    entropies = []
    for _ in range(args.epochs):
        for part in rows[torch.randperm(len(rows))].split(args.minibatch):
            choices, foreseen = network(observations[part], masks[part])
            ratio = (choices.log_prob(actions[part]) - shares[part]).exp()
            gain = (gains[part] - gains[rows].mean()) / spread
            gained = torch.min(ratio * gain, ratio.clamp(1 - args.clip, 1 + args.clip) * gain).mean()
            entropy = choices.entropy().mean()
            loss = -gained + 0.5 * (foreseen - returns[part]).square().mean() - args.curiosity * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()
            entropies.append(entropy.item())
    return float(np.mean(entropies))


def strength(network: Network, args: argparse.Namespace) -> float:
    """Return the share of games that the network wins alone among judgements, from any seat."""
    env = gym_env(args.game, players=args.players, seat=None, bots="judgement")
    won = 0
    for game in range(args.evaluate):
        observed, _ = env.reset(seed=game)
        over = False
        while not over:
            with torch.no_grad():
                row = torch.from_numpy(observed["observation"]).float()[None]
                choices, _ = network(row, torch.from_numpy(observed["action_mask"]).bool()[None])
            observed, reward, over, _, _ = env.step(int(choices.sample()))
        won += reward > 0
    return won / max(1, args.evaluate)


def main(given: list[str] | None = None) -> list[float]:
    """Train; return how strong the network was each time that it was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="kitsunedo")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--games", type=int, default=64, help="games that are played at once")
    parser.add_argument("--processes", type=int, default=2, help="processes that play them; 0 for none but this")
    parser.add_argument("--steps", type=int, default=128, help="steps of all games in a round")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--minibatch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=1e-3, help="rate of learning at the start; it falls to 0")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--reach", type=float, default=0.97, help="how far a result reaches back (lambda)")
    parser.add_argument("--curiosity", type=float, default=0.01, help="weight of entropy")
    parser.add_argument("--evaluate", type=int, default=200, help="games of a measurement")
    parser.add_argument("--every", type=float, default=2, help="minutes between measurements")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="the file for the weights")
    args = parser.parse_args(given)

    torch.manual_seed(args.seed)
    torch.set_num_threads(1)  # the network is small, and the games need the other processors
    env = vector_env(args.game, args.players, args.games, args.processes)
    network = Network(env.encoding.size, len(env.encoding.actions))
    optimizer = torch.optim.Adam(network.parameters(), lr=args.rate, eps=1e-5)
    batch, began, seconds, measured = env.reset(args.seed), time.monotonic(), args.minutes * 60, 0.0
    choices, curve = 0, []
    while True:
        passed = time.monotonic() - began
        optimizer.param_groups[0]["lr"] = args.rate * max(0.05, 1 - passed / seconds)
        rollout = Rollout()
        batch = rollout.play(env, network, batch, args.steps)
        entropy = learn(network, optimizer, rollout, args)
        choices += len(rollout.streams)
        passed = time.monotonic() - began
        if passed >= min(seconds, measured + args.every * 60):
            measured = passed
            curve.append(strength(network, args))
            print(
                f"{passed / 60:5.1f} min  {choices:>10,} choices  entropy {entropy:.2f}  wins {curve[-1]:.0%}",
                flush=True,
            )
        if passed >= seconds:
            break
    env.close()
    if args.out:
        torch.save(network.state_dict(), args.out)
    return curve


if __name__ == "__main__":
    main()
