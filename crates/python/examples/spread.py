"""Spreads games over Ray actors: each plays its share with all bots of the house, and the results are added up.

    pip install ray
    python crates/python/examples/spread.py --actors 2 --games 2000
"""

import argparse

import menagerie
import ray


@ray.remote
class Table:
    """Plays games of one kind in a process of its own, wherever Ray put it."""

    def __init__(self, game: str, players: int, bots: list[str]):
        self.game, self.bots = menagerie.load(game, players=players), bots

    def play(self, games: int, seed: int) -> dict:
        return menagerie.simulate(self.game, self.bots, games=games, seed=seed, threads=1, progress=False)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--game", default=menagerie.games()[0])
    words.add_argument("--players", type=int, default=3)
    words.add_argument("--bots", default="greedy", help="by seat; the last one in all seats that are left")
    words.add_argument("--actors", type=int, default=2)
    words.add_argument("--games", type=int, default=2000)
    words.add_argument("--lot", type=int, default=100, help="games that an actor plays at a time")
    given = words.parse_args()
    ray.init(num_cpus=given.actors, include_dashboard=False, log_to_driver=False)
    tables = [Table.remote(given.game, given.players, given.bots.split(",")) for _ in range(given.actors)]
    pool = ray.util.ActorPool(tables)
    lots = range(1, 1 + -(-given.games // given.lot))
    wins, games = [0] * given.players, 0
    for report in pool.map_unordered(lambda table, seed: table.play.remote(given.lot, seed), lots):
        wins = [one + more for one, more in zip(wins, report["wins"])]
        games += report["games"]
    for seat, won in enumerate(wins):
        low, high = menagerie.interval(won, games)
        print(f"seat {seat}: {won / games:.1%} ({low:.1%} to {high:.1%}) of {games} games")
    ray.shutdown()


if __name__ == "__main__":
    main()
