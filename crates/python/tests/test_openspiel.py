"""OpenSpiel's own checks, and algorithms of OpenSpiel that play our games."""

import menagerie
import numpy
import pytest

pyspiel = pytest.importorskip("pyspiel")


def test_random_playthroughs(name, players):
    game = menagerie.openspiel(name, players=players, deals=8)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_game_is_loaded_by_its_name():
    import menagerie.spiel  # noqa: F401

    game = pyspiel.load_game("menagerie", {"game": "dungeon-petz", "players": 3})
    assert game.num_players() == 3 and game.num_distinct_actions() == menagerie.load("dungeon-petz").actions


def test_a_state_comes_back_from_its_history():
    game = menagerie.openspiel("valeria", players=2, deals=4)
    state = game.new_initial_state()
    state.apply_action(2)
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    again = game.deserialize_state(state.serialize())
    assert again.of == state.of and again.history() == state.history()
    assert state.clone().of == state.of


def test_nobody_sees_the_deal():
    """Information states of one seat differ only where the seat can tell the deals apart."""
    game = menagerie.openspiel("valeria", players=2, deals=4)
    state = game.new_initial_state()
    state.apply_action(0)
    seat = state.current_player()
    world = state.of.imagine(seat, 3)
    assert world.view_json(seat) == state.of.view_json(seat)
    assert state.information_state_string(seat) != state.information_state_string(1 - seat)
    assert state.observation_tensor(seat) == pytest.approx(state.of.observe(seat).tolist())


def test_an_algorithm_plays():
    from open_spiel.python.algorithms import mcts

    game = menagerie.openspiel("making-monsters", players=2, deals=4)
    state = game.new_initial_state()
    chance = numpy.random.RandomState(1)
    state.apply_action(1)
    bot = mcts.MCTSBot(game, 2.0, 5, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_an_agent_learns_through_the_environment():
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import random_agent

    game = menagerie.openspiel("valeria", players=2, deals=4)
    env = rl_environment.Environment(game, chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    agents = [random_agent.RandomAgent(seat, game.num_distinct_actions()) for seat in range(2)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == pytest.approx(0)
