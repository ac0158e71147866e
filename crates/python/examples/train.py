"""Trains a small network to play a game against itself and measures it against `easy`.

    pip install torch
    python crates/python/examples/train.py --minutes 5

Self-play with hundreds of games in step: at every step each game asks one seat, and the network answers for all of them at once.
When a game ends, everything a seat did in it is made likelier or less likely by how it ended for that seat, beyond what the
network expected (an actor and a critic, with an entropy bonus). Nothing else is known to it: no bot, no data, no hints.
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

    def __init__(self, width: int, actions: int, hidden: int):
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

    def __init__(self, games: int, players: int):
        self.open = [[[] for _ in range(players)] for _ in range(games)]

    def note(self, observations, masks, seats, actions):
        for game, seat in enumerate(seats):
            self.open[game][seat].append((observations[game], masks[game], actions[game]))

    def finished(self, dones, rewards):
        for game in numpy.flatnonzero(dones):
            for seat, decisions in enumerate(self.open[game]):
                for observation, mask, action in decisions:
                    yield observation, mask, action, rewards[game, seat]
                decisions.clear()


def train(minutes: float, *, game: str = menagerie.games()[0], players: int = 2, count: int = 256, seed: int = 1,
          learning_rate: float = 1e-3, hidden: int = 128, batch: int = 8192, measured=None, every: float = 60.0):
    """A network after so many minutes of learning, and the games it took.

    `measured(minutes, games, net)` is called every so many seconds of learning; what it takes itself does not count.
    """
    torch.manual_seed(seed)
    many = menagerie.vector(game, count, players=players, seed=seed)
    net = Net(many.game.width, many.game.actions, hidden)
    optimizer = torch.optim.Adam(net.parameters(), lr=learning_rate)
    memory, decisions, games = Memory(count, players), [], 0
    began, next_time = time.monotonic(), every
    while (spent := time.monotonic() - began) < 60 * minutes:
        if measured and spent > next_time:
            measured(spent / 60, games, net)
            began += time.monotonic() - began - spent
            next_time += every
        observations, masks, seats = many.observations.copy(), many.masks.copy(), many.seats.copy()
        with torch.no_grad():
            logits, _ = net(torch.from_numpy(observations), torch.from_numpy(masks))
            # The largest of the logits with Gumbel noise is a sample of what they stand for.
            actions = (logits - torch.empty_like(logits).exponential_().log()).argmax(1).numpy()
        memory.note(observations, masks, seats, actions)
        _, _, _, rewards, dones = many.step(actions)
        games += int(dones.sum())
        decisions.extend(memory.finished(dones, rewards))
        if len(decisions) >= batch:
            learn(net, optimizer, decisions)
            decisions = []
    return net, games


def learn(net: Net, optimizer, decisions) -> None:
    observations, masks, actions, rewards = (torch.from_numpy(numpy.array(column)) for column in zip(*decisions))
    # Parts of one size: the few left over at the end would have nothing to be compared with.
    for part in torch.randperm(len(actions)).chunk(max(1, len(actions) // 1024)):
        logits, values = net(observations[part], masks[part])
        choices = torch.distributions.Categorical(logits=logits, validate_args=False)
        surprise = rewards[part] - values
        better = surprise.detach()
        better = (better - better.mean()) / (better.std() + 1e-6)
        policy = -(choices.log_prob(actions[part]) * better).mean()
        loss = policy + 0.5 * surprise.pow(2).mean() - 0.01 * choices.entropy().mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()


def strength(net: Net, game: str = menagerie.games()[0], players: int = 2, games: int = 100, seed: int = 1) -> menagerie.Result:
    """How the network does against `easy`."""
    entrants = {"net": player(net), "easy": "easy"}
    results = menagerie.tournament(game, entrants, players=players, games=games, seed=seed, progress=False)
    return next(result for result in results if result.name == "net")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--minutes", type=float, default=5.0)
    words.add_argument("--game", default=menagerie.games()[0])
    words.add_argument("--players", type=int, default=2)
    words.add_argument("--count", type=int, default=256, help="games in step")
    words.add_argument("--hidden", type=int, default=128)
    words.add_argument("--learning-rate", type=float, default=1e-3)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--games", type=int, default=400, help="games against easy at the end")
    words.add_argument("--curve", help="a JSON file for the learning curve: minutes, games, win share and its interval")
    given = words.parse_args()
    curve = []

    def measured(minutes: float, games: int, net: Net) -> None:
        result = strength(net, given.game, given.players)
        curve.append((minutes, games, result.win_share, result.low, result.high))
        print(f"{minutes:.1f} minutes, {games} games: {result}", flush=True)

    net, games = train(given.minutes, game=given.game, players=given.players, count=given.count, seed=given.seed,
                       learning_rate=given.learning_rate, hidden=given.hidden, measured=measured)
    print(f"{games} games of self-play in {given.minutes} minutes")
    print(strength(net, given.game, given.players, given.games, seed=2))
    if given.curve:
        with open(given.curve, "w") as file:
            json.dump(curve, file)


if __name__ == "__main__":
    main()
