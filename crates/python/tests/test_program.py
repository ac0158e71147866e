"""The program and the package are one house: what one leaves, the other opens."""

import json
import os
import pathlib
import subprocess

import menagerie

ROOT = pathlib.Path(__file__).parents[3]


def program(*words):
    """What `menagerie` prints: the built one, where its path is told."""
    built = os.environ.get("MENAGERIE_PROGRAM")
    command = [built] if built else ["cargo", "run", "--quiet", "--package", "menagerie", "--"]
    return subprocess.run([*command, *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def test_a_state_is_the_one_that_inspect_prints(name, playing, tmp_path):
    """By the same seed and the same answers."""
    game = menagerie.load(name)
    assert game.new(7).inspect() == json.loads(program("inspect", name, "--seed", "7"))
    state = playing(game.new(7), 50)
    save = tmp_path / "game.json"
    save.write_text(state.save())
    assert state.inspect() == json.loads(program("inspect", name, "--from", str(save)))
    assert "50" in program("replay", str(save))
