"""Games as data: Parquet files with a row for each decision."""

from __future__ import annotations

import os
from pathlib import Path

from . import _menagerie
from ._menagerie import Bot, Game
from .arena import _bar, _loaded


def dataset(folder: str | os.PathLike, game: str | Game, bots=("random",), *, games: int, seed: int = 1,
            threads: int = 0, progress: bool = True, **options) -> int:
    """Plays games between bots on all cores and writes `folder/part-00000.parquet` and so on; how many rows.

    A row is a decision: `game` and its `seed` (`Game.new` deals it again), `step` and `seat`, the `bot` that chose, the
    `observation` and the `mask` of its seat, the number of its `choice`, and how the game ended for the seat: `reward`,
    `score`, `rank`, `won`. The notes of each file hold the game, its options, the fields of an observation and the names of
    the numbers. `bots` sit by seat; the last one in all seats that are left. The same call writes the same files.
    """
    game = _loaded(game, options)
    names = [bot.name if isinstance(bot, Bot) else bot for bot in bots]
    bar = _bar(progress, "games")
    return _menagerie.dataset(game, Path(folder), names, games=games, seed=seed, threads=threads, progress=bar)
