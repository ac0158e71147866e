"""Bots and tournaments."""

import random

import menagerie
import pytest
from conftest import with_one_asked


@pytest.mark.parametrize("level", ["random", "greedy", "easy", "normal"])
def test_bots_give_legal_answers(name, level):
    state = menagerie.load(name).new(1)
    bot = getattr(menagerie.bots, level)(seed=3)
    for _ in range(15):
        seat = state.awaiting()[0]
        answer = bot.choose(state, seat)
        assert answer in state.legal(seat)
        state.apply(seat, answer)
    assert bot.name == level


def test_a_bot_thinks_about_its_own_decision_alone():
    state, seat = with_one_asked(menagerie.load("valeria", players=2).new(1))
    thoughts = menagerie.bots.search(100).think(state, seat)
    assert thoughts and all(answer in state.legal(seat) and 0 <= chance <= 1 for answer, chance in thoughts)
    with pytest.raises(ValueError, match="owes no decision"):
        menagerie.bots.hard().choose(state, 1 - seat)
    with pytest.raises(ValueError, match="not `brilliant`"):
        menagerie.Bot("brilliant")


def test_the_same_seed_plays_the_same_games():
    def game(seed):
        state, bot = menagerie.load("dungeon-petz").new(1), menagerie.bots.easy(seed)
        for _ in range(30):
            seat = state.awaiting()[0]
            state.apply(seat, bot.choose(state, seat))
        return state.hash

    assert game(1) == game(1) != game(2)


def first(turn):
    return turn.legal[0]


def test_a_tournament_against_a_callable():
    results = menagerie.tournament(
        "valeria", {"first": first, "greedy": menagerie.bots.greedy()}, players=2, games=6, progress=False
    )
    assert [result.name for result in results] == ["greedy", "first"]
    assert all(result.games == 6 and result.low <= result.win_share <= result.high for result in results)
    assert sum(result.wins for result in results) == pytest.approx(6)
    assert "greedy" in str(results[0])


def test_the_same_tournament_has_the_same_result():
    def shares():
        chance = random.Random(1)
        mine = lambda turn: chance.choice(turn.legal)
        results = menagerie.tournament("making-monsters", {"mine": mine, "easy": "easy"}, players=2, games=4, seed=5)
        return [(result.name, result.wins, result.average_score) for result in results]

    assert shares() == shares()


def test_everybody_meets_everybody():
    entrants = {"a": first, "b": "random", "c": "easy"}
    results = menagerie.tournament("valeria", entrants, players=2, games=2)
    assert {result.games for result in results} == {4}


def test_bots_among_themselves_play_in_the_lab():
    results = menagerie.tournament("valeria", {"weak": "random", "strong": "greedy"}, players=2, games=20, progress=False)
    assert results[0].name == "strong" and results[0].win_share > 0.7
    report = menagerie.simulate("valeria", ["random"], games=50, players=2, progress=False)
    assert report["games"] == 50 and sum(report["wins"]) >= 50


def test_who_cannot_play_is_told():
    with pytest.raises(TypeError, match="neither a bot nor callable"):
        menagerie.tournament("valeria", {"nobody": 3}, games=1)
    with pytest.raises(ValueError, match="nobody to play"):
        menagerie.tournament("valeria", {}, games=1)


def test_a_turn_shows_what_its_seat_sees():
    state = menagerie.load("dungeon-lords", players=3).new(2)
    turn = menagerie.Turn(state, state.awaiting()[0])
    assert turn.view == state.view(turn.seat) and turn.legal == state.legal(turn.seat)
    assert turn.imagine(1).view(turn.seat) == turn.view
    assert turn.text == menagerie.describe(state, turn.seat)


def test_the_interval_is_the_one_of_the_textbook():
    low, high = menagerie.interval(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.49, 0.943)
