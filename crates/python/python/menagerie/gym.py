"""A Gymnasium environment: one seat, with bots in the others."""

from __future__ import annotations

import gymnasium
import numpy
from gymnasium import spaces

from ._menagerie import Bot, Game, Refused, load
from .arena import answer
from .seats import observation_space


class OneSeat(gymnasium.Env):
    """One seat against bots.

    `bots` is one bot for all other seats, or a list of one for each in clockwise order: a name (`"easy"`), or any callable
    that is handed a `menagerie.Turn`. `seat` is the learner's, or None for another one in every game. An observation is what the
    seat knows (`Game.fields`); `info["action_mask"]` and `action_masks()` say what may be answered. The reward comes with the
    end: from 1 for the first to -1 for the last. An answer that is not legal loses the game at once, with reward -1 and the rule
    in `info["clause"]`.
    """

    metadata = {"render_modes": ["human", "ansi"]}

    def __init__(self, game: str | Game, *, bots, seat: int | None = 0, render_mode: str | None = None, **options):
        if isinstance(game, Game) and options:
            raise TypeError("options belong to load(): this game is loaded already")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"no render mode {render_mode}")
        self.game = game if isinstance(game, Game) else load(game, **options)
        others = self.game.players - 1
        self.bots = list(bots) if isinstance(bots, (list, tuple)) else [bots] * others
        if len(self.bots) != others:
            raise ValueError(f"{len(self.bots)} bots for {others} seats")
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"no seat {seat} at a table of {self.game.players}")
        self.seat_wanted = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game)
        self.action_space = spaces.Discrete(self.game.actions)
        self.state = None
        self.seat = 0

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        draw = lambda: int(self.np_random.integers(2**63))
        self.state = self.game.new(draw())
        wanted = self.seat_wanted
        self.seat = int(self.np_random.integers(self.game.players)) if wanted is None else wanted
        self._players = {}
        for place, bot in enumerate(self.bots, start=1):
            other = (self.seat + place) % self.game.players
            # Bots of the house choose anew in every game; a callable stays who it is.
            name = bot.name if isinstance(bot, Bot) else bot
            self._players[other] = Bot(name, draw()) if isinstance(name, str) else bot
        self._others()
        return self._observation(), self._info()

    def step(self, action):
        if self.state.is_over():
            raise RuntimeError("the game is over: reset() deals the next")
        try:
            self.state.apply(self.seat, int(action))
        except ValueError as no:
            clause = no.clause if isinstance(no, Refused) else None
            return self._observation(), -1.0, True, False, {**self._info(), "clause": clause, "refused": str(no)}
        self._others()
        over = self.state.is_over()
        reward = self.state.returns()[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, False, self._info()

    def action_masks(self) -> numpy.ndarray:
        """What may be answered now, as sb3-contrib asks for it."""
        return self.state.mask(self.seat).astype(bool)

    def render(self):
        if self.render_mode is None:
            return None
        text = self.state.text(self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def _others(self) -> None:
        """Lets bots answer until the learner owes a decision. Those who are asked together answer before they see more."""
        while (waiting := self.state.awaiting()) and self.seat not in waiting:
            self.state.apply(waiting[0], answer(self._players[waiting[0]], self.state, waiting[0]))

    def _observation(self) -> numpy.ndarray:
        return self.state.observe(self.seat)

    def _info(self) -> dict:
        return {"action_mask": self.state.mask(self.seat).view(numpy.int8), "seat": self.seat}
