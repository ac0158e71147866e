"""Datasets of games."""

import json

import menagerie
import numpy
import pytest

parquet = pytest.importorskip("pyarrow.parquet")


def test_a_row_for_each_decision(name, tmp_path):
    rows = menagerie.dataset(tmp_path, name, ["easy", "random"], games=3, seed=2, progress=False)
    table = parquet.read_table(tmp_path)
    game = menagerie.load(name)
    assert table.num_rows == rows > 0
    data = table.to_pydict()
    for at in range(rows):
        assert len(data["observation"][at]) == game.width and len(data["mask"][at]) == game.actions
        assert data["mask"][at][data["choice"][at]]
    assert set(data["game"]) == {0, 1, 2} and set(data["bot"]) == {"easy", "random"}
    last = {(number, seat): (reward, won) for number, seat, reward, won in
            zip(data["game"], data["seat"], data["reward"], data["won"])}
    assert all((reward > 0) >= won for reward, won in last.values() if reward != 0)
    notes = parquet.read_schema(tmp_path / "part-00000.parquet").metadata
    assert notes[b"menagerie.game"].decode() == name
    assert json.loads(notes[b"menagerie.action_names"]) == game.action_names


def test_a_game_of_a_dataset_can_be_played_again(tmp_path):
    menagerie.dataset(tmp_path, "valeria", ["random"], games=1, seed=9, players=2, progress=False)
    data = parquet.read_table(tmp_path).to_pydict()
    state = menagerie.load("valeria", players=2).new(data["seed"][0])
    for at, (seat, choice) in enumerate(zip(data["seat"], data["choice"])):
        assert (state.observe(seat) == numpy.float32(data["observation"][at])).all()
        assert (state.mask(seat) == data["mask"][at]).all()
        state.apply(seat, choice)
    assert state.is_over()
    assert [data["reward"][data["seat"].index(seat)] for seat in range(2)] == pytest.approx(state.returns())


def test_the_same_call_writes_the_same_files(tmp_path):
    for folder in "ab":
        menagerie.dataset(tmp_path / folder, "valeria", games=4, seed=1, players=2, threads=2, progress=False)
    one, other = (parquet.read_table(tmp_path / folder) for folder in "ab")
    assert one.equals(other)


def test_what_cannot_be_written_is_said(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(menagerie.Problem, match="file"):
        menagerie.dataset(tmp_path / "file", "valeria", games=1, progress=False)
    with pytest.raises(ValueError, match="no games"):
        menagerie.dataset(tmp_path, "valeria", games=0, progress=False)
