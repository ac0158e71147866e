"""Four modern board games for learning agents."""

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

__all__ = [
    "Bot",
    "Game",
    "Problem",
    "Refused",
    "Result",
    "State",
    "Turn",
    "__version__",
    "bots",
    "describe",
    "games",
    "interval",
    "load",
    "resume",
    "simulate",
    "tournament",
]
