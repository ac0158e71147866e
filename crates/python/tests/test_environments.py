"""The peers' own suites, on every game with every number of players."""

import warnings

import gymnasium.utils.env_checker
import menagerie
import numpy
import pettingzoo.test
import pytest

# A seat that owes no decision has nothing to choose from: its mask is all zeros, and PettingZoo remarks on that.
pytestmark = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")


def test_aec(name, players):
    pettingzoo.test.api_test(menagerie.aec(name, players=players), num_cycles=300)


def test_aec_by_seed(name, players):
    pettingzoo.test.seed_test(lambda: menagerie.aec(name, players=players), num_cycles=100)


def test_parallel(name, players):
    pettingzoo.test.parallel_api_test(menagerie.parallel(name, players=players), num_cycles=300)


class Legal(gymnasium.spaces.Discrete):
    """Draws a legal answer even where it is not told which are: PettingZoo's test of seeds does not tell."""

    def __init__(self, env, agent):
        super().__init__(env.game.actions)
        self.mask = lambda: env.state_of_play.mask(env.possible_agents.index(agent)).view(numpy.int8)

    def sample(self, mask=None, probability=None):
        return super().sample(self.mask())


def legal_only(name, players):
    env = menagerie.parallel(name, players=players)
    spaces = {agent: Legal(env, agent) for agent in env.possible_agents}
    env.action_space = spaces.__getitem__
    return env


def test_parallel_by_seed(name, players):
    pettingzoo.test.parallel_seed_test(lambda: legal_only(name, players))


def test_a_parallel_game_follows_from_its_seed(name):
    """PettingZoo's own test stops after one step; this one goes on."""

    def played():
        env = legal_only(name, menagerie.load(name).players)
        env.reset(seed=42)
        for seat, agent in enumerate(env.agents):
            env.action_space(agent).seed(seat)
        for _ in range(60):
            env.step({one: env.action_space(one).sample() for one in env.agents})
        return env.state_of_play.hash

    assert played() == played()


def test_one_seat(name, players):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = menagerie.env(name, players=players, bots="random")
        gymnasium.utils.env_checker.check_env(env, skip_render_check=True)


def test_games_end_and_pay(name, players):
    env = menagerie.aec(name, players=players)
    pays = False
    for seed in range(4):
        env.reset(seed=seed)
        paid = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, over, cut, _ = env.last()
            paid[agent] += reward
            space = env.action_space(agent)
            assert env.observation_space(agent).contains(observation)
            env.step(None if over or cut else space.sample(observation["action_mask"]))
        assert list(paid.values()) == pytest.approx(env.state_of_play.returns())
        pays = pays or any(paid.values())
        if pays:
            break
    # Answers are drawn without a seed: one game may end in a draw, four in a row do not.
    assert pays


def test_those_who_are_asked_together_answer_together():
    """The order in which the answers are heard changes nothing, and nobody sees the others' in between."""
    env = menagerie.parallel("dungeon-petz", players=3)
    together = 0
    seen, _ = env.reset(seed=4)
    while env.agents:
        actions = {agent: env.action_space(agent).sample(seen[agent]["action_mask"]) for agent in env.agents}
        waiting = env.state_of_play.awaiting()
        before = env.state_of_play.clone()
        seen, *_ = env.step(actions)
        if len(waiting) > 1:
            together += 1
            for seat in reversed(waiting):
                before.apply(seat, int(actions[f"seat_{seat}"]))
            assert before == env.state_of_play
    assert together > 5


def test_a_parallel_answer_that_is_not_legal_changes_nothing():
    env = menagerie.parallel("valeria", players=2)
    seen, _ = env.reset(seed=1)
    seat = env.state_of_play.awaiting()[0]
    agent = f"seat_{seat}"
    before = env.state_of_play.hash
    wrong = int(numpy.flatnonzero(seen[agent]["action_mask"] == 0)[0])
    with pytest.raises(ValueError):
        env.step({one: wrong for one in env.agents})
    assert env.state_of_play.hash == before
    with pytest.raises(ValueError, match=f"no answer of {agent}"):
        env.step({})


def test_an_illegal_answer_of_one_seat_loses():
    env = menagerie.env("valeria", players=2, bots="easy")
    _, info = env.reset(seed=1)
    wrong = int(numpy.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1.0, True) and info["refused"]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_one_seat_plays_bots_and_callables(seat):
    env = menagerie.env("making-monsters", players=3, bots=["easy", lambda turn: turn.legal[0]], seat=seat)
    _, info = env.reset(seed=2)
    assert seat is None or info["seat"] == seat
    over, reward = False, 0.0
    while not over:
        assert env.action_masks().any()
        _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    assert reward == pytest.approx(env.state.returns()[env.seat])


def test_the_wrong_number_of_bots_is_said():
    with pytest.raises(ValueError, match="1 bots for 2 seats"):
        menagerie.env("valeria", players=3, bots=["easy"])


def test_a_table_is_drawn():
    env = menagerie.aec("valeria", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == str(env.state_of_play)
    with pytest.raises(ValueError, match="no render mode"):
        menagerie.aec("valeria", render_mode="smoke")
