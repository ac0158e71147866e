"""Four modern board games for learning agents. The guide is docs/python.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import bots
from ._menagerie import (
    Bot,
    Game,
    Problem,
    Refused,
    State,
    __version__,
    games,
    interval,
    load,
    resume,
)
from .arena import Result, Turn, describe, simulate, tournament
from .records import dataset

if TYPE_CHECKING:
    from .gym import OneSeat
    from .many import Vector
    from .spiel import SpielGame
    from .zoo import AEC, Parallel

__all__ = [
    "Bot",
    "Game",
    "Problem",
    "Refused",
    "Result",
    "State",
    "Turn",
    "__version__",
    "aec",
    "bots",
    "dataset",
    "describe",
    "env",
    "games",
    "interval",
    "load",
    "openspiel",
    "parallel",
    "resume",
    "simulate",
    "tournament",
    "vector",
]


def aec(game: str | Game, **options: Any) -> AEC:
    """A PettingZoo AECEnv: one seat after the other."""
    from .zoo import AEC

    return AEC(game, **options)


def parallel(game: str | Game, **options: Any) -> Parallel:
    """A PettingZoo ParallelEnv: all seats that owe a decision answer at once."""
    from .zoo import Parallel

    return Parallel(game, **options)


def env(game: str | Game, **options: Any) -> OneSeat:
    """A Gymnasium environment: one seat against bots."""
    from .gym import OneSeat

    return OneSeat(game, **options)


def vector(game: str | Game, count: int, **options: Any) -> Vector:
    """Many games at once, stepped into NumPy arrays."""
    from .many import Vector

    return Vector(game, count, **options)


def openspiel(game: str, **options: Any) -> SpielGame:
    """The game as an OpenSpiel game."""
    from .spiel import load_game

    return load_game(game, **options)
