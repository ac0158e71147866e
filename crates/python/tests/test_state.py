"""The state API: load, ask, answer, look, copy, imagine, keep."""

import copy
import json
import pickle
import threading

import menagerie
import pytest
from conftest import with_one_asked


def test_the_four_games_are_there():
    assert menagerie.games() == ["valeria", "making-monsters", "dungeon-petz", "dungeon-lords"]


def test_options_are_read_and_kept():
    game = menagerie.load("valeria", players=3, events=True)
    assert (game.id, game.players, game.options["events"]) == ("valeria", 3, True)
    assert game.player_range == (1, 5)
    assert game.title("fr") and game.title()


@pytest.mark.parametrize(
    "call, says",
    [
        (lambda: menagerie.load("chess"), "valeria, making-monsters, dungeon-petz, dungeon-lords"),
        (lambda: menagerie.load("valeria", players=9), "9"),
        (lambda: menagerie.load("valeria", colour="red"), "colour"),
        (lambda: menagerie.load("valeria").from_json("{}"), "state"),
        (lambda: menagerie.resume("{}"), "save"),
    ],
)
def test_what_is_wrong_is_said(call, says):
    with pytest.raises(menagerie.Problem) as error:
        call()
    assert says in str(error.value)
    assert error.value.problems and all(len(problem) == 3 for problem in error.value.problems)


@pytest.mark.parametrize("seed", [-1, 2**64, "seed", 1.5])
def test_a_seed_is_a_number_or_hexadecimal_digits(seed):
    with pytest.raises(ValueError):
        menagerie.load("valeria").new(seed)


def test_whoever_is_not_there_cannot_answer(name):
    state = menagerie.load(name).new(1)
    for call in (state.legal, state.view, state.text, lambda seat: state.apply(seat, "x")):
        with pytest.raises(ValueError, match="no seat 9"):
            call(9)


def test_a_game_is_played_to_its_end(name, players, playing):
    state = playing(menagerie.load(name, players=players).new(3), 10**6)
    assert state.is_over() and state.awaiting() == []
    standings = state.outcome()["standings"]
    assert [standing["seat"] for standing in standings] == list(range(players))
    returns = state.returns()
    assert max(returns) <= 1 and min(returns) >= -1
    if players > 1:
        assert abs(sum(returns)) < 1e-6
        assert any(standing["won"] for standing in standings)


def test_the_same_seed_and_answers_give_the_same_game(name, playing):
    one, other = (playing(menagerie.load(name).new(11), 60) for _ in range(2))
    assert one == other and one.hash == other.hash
    assert one.log() == other.log() and len(one.log()) == 60
    assert menagerie.load(name).new(12).hash != menagerie.load(name).new(11).hash


def test_a_refusal_carries_its_clause(name):
    game = menagerie.load(name)
    state = game.new(1)
    seat = state.awaiting()[0]
    answer = state.legal(seat)[0]
    with pytest.raises(menagerie.Refused) as error:
        while True:  # The same answer cannot be right for ever.
            state.apply(seat, answer)
    refused = error.value
    assert refused.clause in refused.clauses and "-" in refused.clause
    assert refused.reason == game.rule(refused.clause) and refused.clause in str(refused)
    assert refused.refusal.startswith("no-") and refused.sentence.endswith(".")


def test_a_refused_answer_changes_nothing():
    state, seat = with_one_asked(menagerie.load("valeria", players=2).new(1))
    before, log = state.hash, state.log()
    with pytest.raises(menagerie.Refused):
        state.apply(1 - seat, state.legal(seat)[0])
    assert state.hash == before and state.log() == log


def test_what_is_no_answer_is_said():
    state = menagerie.load("valeria").new(1)
    with pytest.raises(menagerie.Problem):
        state.apply(state.awaiting()[0], {"fly": "away"})
    with pytest.raises(ValueError):
        state.apply(state.awaiting()[0], object())


def test_a_clone_goes_its_own_way(name, playing):
    state = playing(menagerie.load(name).new(5), 20)
    before = state.hash
    for again in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert again == state
        playing(again, 5)
        assert again != state
    assert state.hash == before


def test_a_view_is_a_dict_and_a_text(name, playing):
    state = playing(menagerie.load(name).new(5), 20)
    for seat in (None, *range(state.players)):
        view = state.view(seat)
        assert isinstance(view, dict) and json.loads(state.view_json(seat)) == view
        assert state.text(seat) and state.text(seat, "fr")
    assert str(state) == state.text()
    seat = state.awaiting()[0]
    assert [answer for answer, _, _ in state.answers(seat)] == state.legal(seat)
    assert state.question(seat) and state.question(seat, "fr") != state.question(seat)
    assert state.story(seat)
    assert menagerie.describe(state, seat).count("\n") > len(state.legal(seat))


def test_what_is_imagined_looks_the_same_to_the_seat(name, playing):
    state = playing(menagerie.load(name).new(9), 30)
    for seat in range(state.players):
        worlds = [state.imagine(seat, seed) for seed in range(5)]
        for world in worlds:
            assert world.view(seat) == state.view(seat)
            assert world.legal(seat) == state.legal(seat)
        assert len({world.hash for world in worlds}) > 1
        assert state.imagine(seat, 0) == worlds[0]
        assert playing(worlds[0], 10**6).is_over()


def test_a_state_comes_back_from_json(name, playing):
    game = menagerie.load(name)
    state = playing(game.new(2), 25)
    again = game.from_json(state.to_json())
    assert again == state and again.hash == state.hash
    assert json.loads(state.to_json()) == state.to_dict()
    assert playing(again, 10**6, 4).hash == playing(state, 10**6, 4).hash


def test_what_has_no_past_cannot_be_saved(playing):
    state = playing(menagerie.load("valeria").new(2), 9)
    with pytest.raises(ValueError, match="no game led to it"):
        state.imagine(0, 1).save()
    assert pickle.loads(pickle.dumps(state.imagine(0, 1))) == state.imagine(0, 1)


def test_a_save_comes_back(name, playing):
    state = playing(menagerie.load(name).new(6), 40)
    again = menagerie.resume(state.save())
    assert again == state and again.log() == state.log() and again.game == state.game
    with pytest.raises(menagerie.Problem):
        menagerie.resume(state.save().replace('"seat":0', '"seat":1', 1))


def test_an_answer_can_be_taken_back_where_nothing_was_revealed():
    state = menagerie.load("making-monsters", players=2).new(1)
    for _ in range(200):
        seat, before = state.awaiting()[0], state.hash
        state.apply(seat, state.legal(seat)[0])
        try:
            state.undo(seat)
        except menagerie.Problem:
            continue
        assert state.hash == before
        return
    raise AssertionError("no answer could be taken back")


def test_threads_play_at_the_same_time(playing):
    hashes = []
    game = menagerie.load("dungeon-petz")
    threads = [threading.Thread(target=lambda: hashes.append(playing(game.new(4), 200).hash)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(hashes) == 4 and len(set(hashes)) == 1
