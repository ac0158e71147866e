"""Trains a small network to play Valeria against itself and measures it against `easy`.

    pip install torch
    python crates/python/examples/train.py --minutes 5

Self-play with thousands of games in step: at every step each game asks one seat, the network answers for all of them at once,
and when a game ends, everything a seat did in it is made likelier or less likely by how it ended for that seat, beyond what the
network expected (an actor and a critic, with an entropy bonus).
"""

import argparse
import json
import time

import menagerie
import numpy
import torch
from torch import nn


class Net(nn.Module):
    """What a seat knows in; how likely each answer should be, and how well it will end, out."""

    def __init__(self, width: int, actions: int, hidden: int = 256):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(width, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)

    def forward(self, observations, masks):
        hidden = self.body(observations)
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return logits, torch.tanh(self.value(hidden)).squeeze(-1)


def player(net: Net):
    """The network as a callable that plays: the answer it finds likeliest."""

    def choose(turn):
        with torch.no_grad():
            observation = torch.from_numpy(turn.observation)[None]
            logits, _ = net(observation, torch.from_numpy(turn.mask)[None])
        return int(logits.argmax())

    return choose


class Memory:
    """What every seat of every game has done since its game began; whole games come out."""

    def __init__(self, many):
        self.many = many
        self.open = [[[] for _ in range(many.game.players)] for _ in range(len(many))]

    def note(self, observations, masks, seats, actions):
        for game, seat in enumerate(seats):
            self.open[game][seat].append((observations[game], masks[game], actions[game]))

    def finished(self, dones, rewards):
        for game in numpy.flatnonzero(dones):
            for seat, decisions in enumerate(self.open[game]):
                for observation, mask, action in decisions:
                    yield observation, mask, action, rewards[game, seat]
                decisions.clear()


def train(minutes: float, game: str, players: int, count: int, seed: int, learning_rate: float, hidden: int,
          curve: list | None = None, measure_every: float = 60.0):
    """A network after so many minutes; `curve` takes (games, win share against easy) as it goes."""
    torch.manual_seed(seed)
    many = menagerie.vector(game, count, players=players, seed=seed)
    net = Net(many.game.width, many.game.actions, hidden)
    optimizer = torch.optim.Adam(net.parameters(), lr=learning_rate)
    memory, batch, games = Memory(many), [], 0
    began = measured = time.monotonic()
    while time.monotonic() - began < 60 * minutes:
        observations, masks, seats = many.observations.copy(), many.masks.copy(), many.seats.copy()
        with torch.no_grad():
            logits, _ = net(torch.from_numpy(observations), torch.from_numpy(masks))
            actions = torch.distributions.Categorical(logits=logits).sample().numpy()
        memory.note(observations, masks, seats, actions)
        _, _, _, rewards, dones = many.step(actions)
        games += int(dones.sum())
        batch.extend(memory.finished(dones, rewards))
        if len(batch) >= 8192:
            learn(net, optimizer, batch)
            batch = []
        if curve is not None and time.monotonic() - measured > measure_every:
            measured = time.monotonic()
            curve.append((games, strength(net, game, players, 40).win_share))
            print(f"{games} games, {curve[-1][1]:.0%} against easy")
    return net, games


def learn(net: Net, optimizer, batch) -> None:
    observations, masks, actions, rewards = (numpy.array(column) for column in zip(*batch))
    observations, masks = torch.from_numpy(observations), torch.from_numpy(masks)
    actions, rewards = torch.from_numpy(actions), torch.from_numpy(rewards)
    order = torch.randperm(len(actions))
    for part in order.split(1024):
        logits, values = net(observations[part], masks[part])
        choices = torch.distributions.Categorical(logits=logits)
        better = rewards[part] - values
        policy = -(choices.log_prob(actions[part]) * better.detach()).mean()
        loss = policy + 0.5 * better.pow(2).mean() - 0.01 * choices.entropy().mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()


def strength(net: Net, game: str, players: int, games: int, seed: int = 1) -> menagerie.Result:
    """How the network does against `easy`."""
    net.eval()
    results = menagerie.tournament(game, {"net": player(net), "easy": "easy"}, players=players, games=games, seed=seed,
                                   progress=False)
    net.train()
    return next(result for result in results if result.name == "net")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--minutes", type=float, default=5.0)
    words.add_argument("--game", default="valeria")
    words.add_argument("--players", type=int, default=2)
    words.add_argument("--count", type=int, default=256, help="games in step")
    words.add_argument("--hidden", type=int, default=256)
    words.add_argument("--learning-rate", type=float, default=1e-3)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--games", type=int, default=400, help="games against easy at the end")
    words.add_argument("--curve", help="a JSON file for the learning curve")
    given = words.parse_args()
    curve = []
    net, games = train(given.minutes, given.game, given.players, given.count, given.seed, given.learning_rate, given.hidden,
                       curve)
    print(f"{games} games of self-play in {given.minutes} minutes")
    print(strength(net, given.game, given.players, given.games, seed=2))
    if given.curve:
        with open(given.curve, "w") as file:
            json.dump(curve, file)


if __name__ == "__main__":
    main()
