"""Answers and views as numbers."""

import random

import menagerie
import numpy
import pytest


def test_answers_and_numbers_are_the_same(name, players):
    game = menagerie.load(name, players=players)
    state, chance = game.new(1), random.Random(1)
    while waiting := state.awaiting():
        seat = waiting[0]
        legal = state.legal(seat)
        numbers = [state.number(seat, answer) for answer in legal]
        assert sorted(numbers) == state.legal_numbers(seat)
        assert numpy.flatnonzero(state.mask(seat)).tolist() == sorted(numbers)
        assert [state.action(seat, number) for number in numbers] == legal
        at = chance.randrange(len(legal))
        by_number, by_answer = state.clone(), state
        by_number.apply(seat, numbers[at])
        by_answer.apply(seat, legal[at])
        assert by_number == by_answer


def test_numbers_have_names_and_fields(name):
    game = menagerie.load(name)
    names = game.action_names
    assert len(names) == game.actions == len(set(names))
    assert game.action_name(0) == names[0]
    with pytest.raises(IndexError):
        game.action_name(game.actions)
    assert sum(int(numpy.prod(field["shape"])) for field in game.fields) == game.width
    assert all(field["name"] and field["meaning"] for field in game.fields)


def test_an_observation_stays_within_its_bounds(name, playing):
    game = menagerie.load(name)
    low, high = game.bounds()
    for answers in (0, 20, 80, 10**6):
        state = playing(game.new(8), answers)
        for seat in range(game.players):
            numbers = state.observe(seat)
            assert numbers.dtype == numpy.float32 and numbers.shape == (game.width,)
            assert (numbers >= low).all() and (numbers <= high).all()


def test_what_a_seat_cannot_know_changes_no_number(name, playing):
    state = playing(menagerie.load(name).new(8), 40)
    for seat in range(state.players):
        for seed in range(4):
            world = state.imagine(seat, seed)
            assert (world.observe(seat) == state.observe(seat)).all()
            assert (world.mask(seat) == state.mask(seat)).all()


def test_a_number_that_is_not_legal_is_refused():
    state = menagerie.load("valeria", players=2).new(1)
    seat = state.awaiting()[0]
    wrong = int(numpy.flatnonzero(state.mask(seat) == 0)[0])
    before = state.hash
    with pytest.raises(ValueError):
        state.apply(seat, wrong)
    with pytest.raises(menagerie.Problem):
        state.apply(seat, 10**6)
    assert state.hash == before


def test_many_games_are_played_in_step(name, players):
    many = menagerie.vector(name, 32, players=players, seed=5)
    ended, arrays = 0, (many.observations, many.masks, many.rewards)
    for _ in range(400):
        assert many.masks.any(axis=1).all() and (many.seats < players).all()
        observations, masks, seats, rewards, dones = many.step(many.sample())
        ended += int(dones.sum())
        assert not rewards[dones == 0].any()
        if players > 1 and dones.any():
            assert numpy.allclose(rewards.sum(axis=1), 0, atol=1e-5)
    assert all(one is other for one, other in zip(arrays, (observations, masks, rewards)))
    assert ended > 0 or name != "valeria"


def test_many_games_follow_from_their_seed():
    many = menagerie.vector("valeria", 3, players=2, seed=5)
    first = many.observations.copy()
    many.step(many.sample())
    assert (many.observations != first).any()
    many.reset(5)
    assert (many.observations == first).all()


def test_one_illegal_answer_stops_all():
    many = menagerie.vector("valeria", 4, players=2, seed=1)
    before = many.observations.copy()
    actions = many.sample().copy()
    actions[2] = int(numpy.flatnonzero(many.masks[2] == 0)[0])
    with pytest.raises(ValueError, match="game 2"):
        many.step(actions)
    assert (many.observations == before).all()
    with pytest.raises(ValueError):
        many.step(actions[:2])
