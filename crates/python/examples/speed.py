"""How fast environments step, ours beside PettingZoo's classics, on this machine and in one run.

    pip install 'pettingzoo[classic]'
    python crates/python/examples/speed.py

A step of ours comes with the observation and the mask of whoever is asked next; so does one of theirs.
"""

import argparse
import importlib
import time

import menagerie

CLASSICS = ["tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5", "chess_v6", "go_v5"]


def of_many(game: str, players: int, count: int, seconds: float) -> float:
    many = menagerie.vector(game, count, players=players, seed=1)
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        many.step(many.sample())
        steps += count
    return steps / (time.perf_counter() - began)


def of_aec(env, seconds: float) -> float:
    steps, began = 0, time.perf_counter()
    seed = 0
    while time.perf_counter() - began < seconds:
        seed += 1
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, _, over, cut, info = env.last()
            mask = observation.get("action_mask") if isinstance(observation, dict) else info.get("action_mask")
            env.step(None if over or cut else env.action_space(agent).sample(mask))
            steps += 1
            if steps % 64 == 0 and time.perf_counter() - began > seconds:
                break
    return steps / (time.perf_counter() - began)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seconds", type=float, default=3.0, help="for each line")
    words.add_argument("--count", type=int, default=1024, help="games in step")
    given = words.parse_args()
    print("steps a second, with observations and masks")
    for game in menagerie.games():
        players = menagerie.load(game).players
        print(f"{of_many(game, players, given.count, given.seconds):>12,.0f}  {game}, {given.count} in step")
    for game in menagerie.games():
        print(f"{of_aec(menagerie.aec(game), given.seconds):>12,.0f}  {game}, AEC")
    for name in CLASSICS:
        try:
            env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except Exception as missing:  # What a classic needs may not be installed; the others are measured all the same.
            print(f"{'-':>12}  {name}, AEC: {missing}")
            continue
        print(f"{of_aec(env, given.seconds):>12,.0f}  {name}, AEC")


if __name__ == "__main__":
    main()
