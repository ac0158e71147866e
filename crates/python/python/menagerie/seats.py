"""What environments share."""

from __future__ import annotations

import numpy
from gymnasium import spaces

from ._menagerie import Game


def observation_space(game: Game) -> spaces.Box:
    """What the numbers of an observation may be."""
    low, high = game.bounds()
    return spaces.Box(low, high, dtype=numpy.float32)
