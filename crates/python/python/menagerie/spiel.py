"""The games for OpenSpiel: `pyspiel.load_game("menagerie", {"game": "valeria", "players": 2})`.

All chance is moved to the front: a chance node deals one of `deals` games that are equally likely (`EXPLICIT_STOCHASTIC`), and
everything else follows from the deal and the answers. That is the same game for everybody who plays it, since nobody can tell
deals apart before they differ. Seats that owe a decision at the same time answer one after the other, lowest seat first, and
none sees what the others said (`SEQUENTIAL`). Returns go from 1 for the first to -1 for the last and add up to 0.
"""

from __future__ import annotations

import json

import numpy
import pyspiel

from ._menagerie import Game, games, load

NAME = "menagerie"
_DEFAULTS = {"game": games()[0], "players": 2, "deals": 1000, "seed": 0, "options": "{}"}


def _type(players: int) -> pyspiel.GameType:
    alone = players == 1
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Menagerie",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(_DEFAULTS),
    )


class SpielGame(pyspiel.Game):
    """A game of the house with so many deals."""

    def __init__(self, params=None):
        given = {**_DEFAULTS, **(params or {})}
        self.of: Game = load(given["game"], players=int(given["players"]), **json.loads(given["options"]))
        self.deals, self.seed = int(given["deals"]), int(given["seed"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.of.actions,
            max_chance_outcomes=self.deals,
            num_players=self.of.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.of.players == 1 else 0.0,
            max_game_length=self.of.longest,
        )
        super().__init__(_type(self.of.players), info, params or {})

    def new_initial_state(self):
        return SpielState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return Observer(self.of, iig_obs_type)


class SpielState(pyspiel.State):
    """A state; `of` is the state of the house, None before the deal."""

    def __init__(self, game: SpielGame):
        super().__init__(game)
        self._game = game.of
        self._deals, self._seed = game.deals, game.seed
        self.of = None

    def current_player(self):
        if self.of is None:
            return pyspiel.PlayerId.CHANCE
        waiting = self.of.awaiting()
        return waiting[0] if waiting else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player):
        return self.of.legal_numbers(player)

    def chance_outcomes(self):
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action):
        if self.of is None:
            self.of = self._game.new(self._seed * 1_000_003 + action)
        else:
            self.of.apply(self.of.awaiting()[0], action)

    def _action_to_string(self, player, action):
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._game.action_name(action)

    def is_terminal(self):
        return self.of is not None and self.of.is_over()

    def returns(self):
        return [0.0] * self._game.players if self.of is None else self.of.returns()

    def __str__(self):
        return "before the deal" if self.of is None else str(self.of)


class Observer:
    """What a seat sees, as OpenSpiel asks for it."""

    def __init__(self, game: Game, iig_obs_type):
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self._recalls = recalls
        self.tensor = numpy.zeros(game.width, numpy.float32)
        self.dict = {}
        for field in game.fields:
            end = field["start"] + int(numpy.prod(field["shape"]))
            self.dict[field["name"]] = self.tensor[field["start"]:end].reshape(field["shape"])

    def set_from(self, state: SpielState, player: int):
        if state.of is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = state.of.observe(player)

    def string_from(self, state: SpielState, player: int):
        """What the seat sees now; with perfect recall also all that it was told and answered on the way."""
        if state.of is None:
            return "before the deal"
        seen = state.of.view_json(player)
        if not self._recalls:
            return seen
        own = [answer for seat, answer in state.of.log() if seat == player]
        return "\n".join([state.of.story_json(player), json.dumps(own), seen])


pyspiel.register_game(_type(2), SpielGame)


def load_game(game: str, *, players: int, deals: int = 1000, seed: int = 0, **options) -> pyspiel.Game:
    """The game as an OpenSpiel game."""
    return pyspiel.load_game(NAME, {
        "game": game, "players": players, "deals": deals, "seed": seed, "options": json.dumps(options),
    })
