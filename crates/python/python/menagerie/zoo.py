"""PettingZoo environments: seats one after the other (`AEC`), or all that owe a decision at once (`Parallel`).

Agents are `seat_0`, `seat_1` and so on. An observation is a dict of `observation` (what the seat knows, see `Game.fields`) and
`action_mask`. Rewards come with the end: from 1 for the first to -1 for the last, 0 until then.
"""

from __future__ import annotations

import functools

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ._menagerie import Game, State, load
from .seats import observation_space


class Table:
    """What both environments share: a game, its agents, and how a new deal is drawn."""

    def __init__(self, game: str | Game, *, render_mode: str | None = None, **options):
        if isinstance(game, Game) and options:
            raise TypeError("options belong to load(): this game is loaded already")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"no render mode {render_mode}")
        self.game = game if isinstance(game, Game) else load(game, **options)
        self.metadata = {**self.metadata, "name": f"menagerie_{self.game.id}_v{self.game.rules_version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self.agents = []
        self.state_of_play: State | None = None
        self._chance = numpy.random.default_rng()

    @functools.cache
    def observation_space(self, agent):
        mask = spaces.Box(0, 1, (self.game.actions,), dtype=numpy.int8)
        return spaces.Dict({"observation": observation_space(self.game), "action_mask": mask})

    @functools.cache
    def action_space(self, agent):
        return spaces.Discrete(self.game.actions)

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = numpy.random.default_rng(seed)
        self.state_of_play = self.game.new(int(self._chance.integers(2**63)))
        self.agents = self.possible_agents[:]

    def _seen(self, agent: str) -> dict:
        seat = self._seat(agent)
        mask = self.state_of_play.mask(seat).view(numpy.int8)
        return {"observation": self.state_of_play.observe(seat), "action_mask": mask}

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def render(self):
        if self.render_mode is None:
            return None
        text = str(self.state_of_play)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self):
        pass


class AEC(Table, AECEnv):
    """One seat after the other. Of several that owe a decision, the lowest is asked first.

    An answer that is not legal raises `menagerie.Refused` with the rule that says no.
    """

    metadata = {"render_modes": ["human", "ansi"], "is_parallelizable": False}

    def reset(self, seed=None, options=None):
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_of_play.awaiting()[0]]

    def observe(self, agent):
        return self._seen(agent)

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.state_of_play.apply(self._seat(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        waiting = self.state_of_play.awaiting()
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]
        else:
            for one, reward in zip(self.possible_agents, self.state_of_play.returns()):
                self.rewards[one] = reward
                self.terminations[one] = True
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class Parallel(Table, ParallelEnv):
    """All seats that owe a decision answer at once: none of them sees what the others answer.

    Whoever owes none has a mask of zeros, and what it says is not heard. An answer that is not legal raises
    `menagerie.Refused`, and nothing has changed.
    """

    metadata = {"render_modes": ["human", "ansi"]}

    def reset(self, seed=None, options=None):
        self._deal(seed)
        return {agent: self._seen(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions):
        if not self.agents:
            return {}, {}, {}, {}, {}
        waiting = self.state_of_play.awaiting()
        silent = [self.possible_agents[seat] for seat in waiting if self.possible_agents[seat] not in actions]
        if silent:
            raise ValueError(f"no answer of {', '.join(silent)}")
        after = self.state_of_play.clone() if len(waiting) > 1 else self.state_of_play
        for seat in waiting:
            after.apply(seat, int(actions[self.possible_agents[seat]]))
        self.state_of_play = after
        over = after.is_over()
        agents = self.agents
        results = (
            {agent: self._seen(agent) for agent in agents},
            dict(zip(agents, after.returns())),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return results
