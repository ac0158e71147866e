#!/usr/bin/env python3
"""A bot for Valeria that is a program of its own: the protocol in docs/bot-protocol.md, and nothing but Python.

    menagerie tournament valeria --bots "program:python3 docs/examples/bot.py,random" --games 100

It follows a few rules of thumb: first a kingdom that earns something, then monsters and domains.
"""

import json
import random
import sys

PROTOCOL = 1


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            if message["game"] != "valeria":
                sys.exit("this bot plays valeria, not " + message["game"])
            say({"protocol": PROTOCOL, "name": "rules of thumb"})
        elif message["type"] == "decide":
            say({"decision": message["decision"], "answer": decide(message)})
        # "game" and "over" want no answer, and this bot remembers nothing.


def say(answer):
    print(json.dumps(answer), flush=True)


def decide(message):
    """The number of the answer that is worth most. Of equals, the seed decides: the same seed, the same game."""
    chance = random.Random(message["seed"])
    view, seat, answers = message["view"], message["seat"], message["answers"]
    worths = [(worth(answer, view, view["players"][seat]), chance.random()) for answer in answers]
    return worths.index(max(worths))


def worth(answer, view, own):
    # An answer is a name, or a name with what it is about.
    name, about = next(iter(answer.items())) if isinstance(answer, dict) else (answer, None)
    citizens = sum(own["citizens"].values())
    if name == "recruit":
        kind = view["citizens"][int(about[1:]) - 1]["cards"][-1]
        # Different citizens earn something on different dice.
        return (9 if citizens < 8 else 3) - own["citizens"].get(kind, 0)
    if name == "slay":
        # The fewer monsters are left in a place, the stronger and the more valuable they are.
        return 8 - len(view["monsters"][int(about[1:]) - 1]["cards"]) / 10
    if name == "build":
        return 7
    if name == "gain":
        return 1 - own[about] / 100
    if name == "payment":
        return -about["magic"]
    if name in ("take_nothing", "decline", "harvest_done", "announce"):
        return -1
    return 0


if __name__ == "__main__":
    main()
