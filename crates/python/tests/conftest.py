"""What all tests share: every game with every number of players, and a way to play at random."""

import random

import menagerie
import pytest

TABLES = [
    (name, players)
    for name in menagerie.games()
    for low, high in [menagerie.load(name).player_range]
    for players in range(low, high + 1)
]


def pytest_generate_tests(metafunc):
    if {"name", "players"} <= set(metafunc.fixturenames):
        metafunc.parametrize("name, players", TABLES, ids=[f"{name}-{players}" for name, players in TABLES])
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", menagerie.games())


def play(state, answers, seed=0):
    """Gives so many random answers, or fewer where the game ends before."""
    chance = random.Random(seed)
    for _ in range(answers):
        waiting = state.awaiting()
        if not waiting:
            break
        seat = chance.choice(waiting)
        state.apply(seat, chance.choice(state.legal(seat)))
    return state


def with_one_asked(state):
    """The state at its next decision that one seat alone owes, and that seat."""
    while len(state.awaiting()) > 1:
        play(state, 1)
    return state, state.awaiting()[0]


@pytest.fixture
def playing():
    return play
