"""Trains a small network to play a game against itself and measures it against `easy`.

    pip install torch
    python crates/python/examples/train.py --minutes 5

Self-play with hundreds of games in step: at every step each game asks one seat, and the network answers for all of them at once.
After so many steps it learns from what they brought, several times over (PPO): an answer after which things went better than
the network had expected becomes likelier, one after which they went worse less likely, but none much at a time. Nothing
else is known to it: no bot, no data, no hints.
"""

import argparse
import json
import time

import menagerie
import numpy
import torch
from torch import nn


class Net(nn.Module):
    """What a seat knows in; how likely each answer should be, and how well it will end, out.

    It reads only `telling`, the places of an observation that ever change, and rates only `possible`, the answers that are
    ever legal: with two players most of the seats are empty, and most of the cards stay in the box.
    """

    def __init__(self, telling: numpy.ndarray, possible: numpy.ndarray, hidden: int):
        super().__init__()
        self.telling, self.possible = telling, possible
        self.body = nn.Sequential(nn.Linear(len(telling), hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, len(possible))
        self.value = nn.Linear(hidden, 1)
        # At first all answers are much alike to it, and all positions even.
        for last in (self.policy, self.value):
            nn.init.normal_(last.weight, std=0.01)
            nn.init.zeros_(last.bias)

    def read(self, observations: numpy.ndarray, masks: numpy.ndarray):
        """The part of observations and masks that it looks at."""
        return torch.from_numpy(observations[:, self.telling]), torch.from_numpy(masks[:, self.possible] != 0)

    def forward(self, observations, masks):
        hidden = self.body(observations)
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, 1), torch.tanh(self.value(hidden)).squeeze(-1)

    def numbers(self, choices, masks: numpy.ndarray) -> numpy.ndarray:
        """The numbers of answers by their places in `possible`; where none of these is legal, the first answer that is."""
        known = masks[:, self.possible].any(1)
        return numpy.where(known, self.possible[choices.numpy()], masks.argmax(1))


def player(net: Net):
    """The network as a callable that plays: the answer it finds likeliest."""

    @torch.no_grad()
    def choose(turn):
        mask = turn.mask[None]
        chances, _ = net(*net.read(turn.observation[None], mask))
        return int(net.numbers(chances.argmax(1), mask)[0])

    return choose


def explore(many, steps: int = 300) -> tuple[numpy.ndarray, numpy.ndarray]:
    """Where observations ever change and which answers are ever legal, as far as games at random show."""
    first = many.observations[0].copy()
    telling, possible = numpy.zeros(len(first), bool), numpy.zeros(many.game.actions, bool)
    for _ in range(steps):
        telling |= (many.observations != first).any(0)
        possible |= many.masks.any(0)
        many.step(many.sample())
    return numpy.flatnonzero(telling), numpy.flatnonzero(possible)


def advantages(values, seats, rewards, dones, trust: float):
    """How much better things went after each decision than the network had expected, by step and game.

    What comes after a decision is what the network expects at the next one of the same seat, or the reward where the game ends
    before. Expectations further on count as well, each `trust` times as much as the one before (generalised advantages).
    """
    steps, games = values.shape
    every = numpy.arange(games)
    # By game and seat, walked from the last step to the first. The last decisions before the end of the steps have
    # nothing to be compared with yet.
    later = numpy.full((games, rewards.shape[2]), numpy.nan, numpy.float32)
    surprise = numpy.zeros_like(later)
    result = numpy.zeros_like(values)
    for step in range(steps - 1, -1, -1):
        ended = dones[step] != 0
        later[ended], surprise[ended] = rewards[step, ended], 0.0
        seat, expected = seats[step], values[step]
        came = numpy.nan_to_num(later[every, seat] - expected)
        result[step] = surprise[every, seat] = came + trust * surprise[every, seat]
        later[every, seat] = expected
    return result


def train(minutes: float, *, game: str = menagerie.games()[0], players: int = 2, count: int = 256, seed: int = 1,
          learning_rate: float = 1e-3, hidden: int = 256, steps: int = 128, trust: float = 0.97, measured=None,
          every: float = 60.0):
    """A network after so many minutes of learning, and the games it took.

    `measured(minutes, games, net)` is called every so many seconds of learning; what it takes itself does not count.
    """
    torch.manual_seed(seed)
    many = menagerie.vector(game, count, players=players, seed=seed)
    net = Net(*explore(many), hidden)
    optimizer = torch.optim.Adam(net.parameters(), lr=learning_rate, eps=1e-5)
    began, next_time, games = time.monotonic(), every, 0
    while (spent := time.monotonic() - began) < 60 * minutes:
        if measured and spent > next_time:
            measured(spent / 60, games, net)
            began += time.monotonic() - began - spent
            next_time += every
        for group in optimizer.param_groups:
            group["lr"] = learning_rate * (1 - spent / (60 * minutes))
        seen, notes = [], []
        for _ in range(steps):
            with torch.no_grad():
                observations, masks = net.read(many.observations, many.masks)
                chances, values = net(observations, masks)
                # The largest of the logarithms with Gumbel noise is a sample of what they stand for.
                choices = (chances - torch.empty_like(chances).exponential_().log()).argmax(1)
            seen.append((observations, masks, choices, chances.gather(1, choices[:, None])[:, 0]))
            seats = many.seats.copy()
            _, _, _, rewards, dones = many.step(net.numbers(choices, many.masks))
            notes.append((values.numpy(), seats, rewards.copy(), dones.copy()))
            games += int(dones.sum())
        values, seats, rewards, dones = (numpy.stack(column) for column in zip(*notes))
        better = advantages(values, seats, rewards, dones, trust)
        learn(net, optimizer, [torch.cat(column) for column in zip(*seen)],
              torch.from_numpy(better).flatten(), torch.from_numpy(values).flatten())
    return net, games


def learn(net: Net, optimizer, seen, better, values, epochs: int = 3, part: int = 2048) -> None:
    # Where there was only one answer there is nothing to learn.
    free = torch.nonzero(seen[1].sum(1) > 1)[:, 0]
    observations, masks, choices, chances = (column[free] for column in seen)
    better, results = better[free], (better + values)[free]
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(epochs):
        for some in torch.randperm(len(free)).split(part):
            now, expected = net(observations[some], masks[some])
            ratio = (now.gather(1, choices[some, None])[:, 0] - chances[some]).exp()
            # An answer whose chance has changed by a fifth already gains nothing by changing further.
            gain = torch.min(ratio * better[some], ratio.clamp(0.8, 1.2) * better[some]).mean()
            entropy = -(now.exp() * now).sum(1).mean()
            loss = 0.5 * (results[some] - expected).pow(2).mean() - gain - 0.01 * entropy
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
    words.add_argument("--hidden", type=int, default=256)
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
