"""Thousands of games in step, on all cores, into NumPy arrays that are made once and written in place."""

from __future__ import annotations

import numpy

from ._menagerie import Game, Many, load


class Vector:
    """So many games of one kind, each at the decision of one seat.

    The arrays are the same objects for as long as the environment lives; every `reset` and `step` writes them anew. A row is
    a game: `observations` (what the seat to act knows), `masks` (1 for what it may answer), `seats` (who that is), and after
    a step `dones` (1 where the answer ended a game; the row is about the next one then), `rewards` and `scores` by seat, which
    are 0 where no game ended.
    """

    def __init__(self, game: str | Game, count: int, *, seed: int = 0, threads: int = 0, **options):
        if isinstance(game, Game) and options:
            raise TypeError("options belong to load(): this game is loaded already")
        self.game = game if isinstance(game, Game) else load(game, **options)
        self.count = count
        self._many = Many(self.game, count, seed, threads)
        players = self.game.players
        self.observations = numpy.zeros((count, self.game.width), numpy.float32)
        self.masks = numpy.zeros((count, self.game.actions), numpy.uint8)
        self.seats = numpy.zeros(count, numpy.uint8)
        self.rewards = numpy.zeros((count, players), numpy.float32)
        self.scores = numpy.zeros((count, players), numpy.float32)
        self.dones = numpy.zeros(count, numpy.uint8)
        self._arrays = (self.observations, self.masks, self.seats, self.rewards, self.scores, self.dones)
        self._sampled = numpy.zeros(count, numpy.int64)
        self.reset(seed)

    def __len__(self) -> int:
        return self.count

    def reset(self, seed: int) -> tuple[numpy.ndarray, numpy.ndarray, numpy.ndarray]:
        """Deals every game anew; observations, masks and the seats to act."""
        self._many.reset(seed, self._arrays)
        return self.observations, self.masks, self.seats

    def step(self, actions: numpy.ndarray):
        """One answer in each game, by its number: observations, masks, seats, rewards, dones.

        Where one answer is not legal, ValueError says in which game, and none is given.
        """
        self._many.step(numpy.ascontiguousarray(actions, dtype=numpy.int64), self._arrays)
        return self.observations, self.masks, self.seats, self.rewards, self.dones

    def sample(self) -> numpy.ndarray:
        """A legal answer for each game, drawn at random; the same array every time."""
        self._many.sample(self._sampled)
        return self._sampled
