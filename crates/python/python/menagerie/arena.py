"""Who is stronger, and how sure we are: bots of the house and any Python callable at one table."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from itertools import combinations

from . import _menagerie
from ._menagerie import Bot, Game, State, interval, load


class Turn:
    """A decision as its seat sees it: what a callable that plays is handed. The state itself stays hidden."""

    __slots__ = ("_state", "seat")

    def __init__(self, state: State, seat: int):
        self._state = state
        self.seat = seat

    @property
    def game(self) -> Game:
        return self._state.game

    @property
    def legal(self) -> list:
        """The legal answers, as JSON says them."""
        return self._state.legal(self.seat)

    @property
    def view(self) -> dict:
        """What the seat may know."""
        return self._state.view(self.seat)

    @property
    def text(self) -> str:
        """What the seat may know, its question and its answers, for readers and language models."""
        return describe(self._state, self.seat)

    @property
    def numbers(self) -> list[int]:
        """The legal answers by their numbers in the game's action space."""
        return self._state.legal_numbers(self.seat)

    @property
    def mask(self):
        """One for each number that is legal now, zero for the others."""
        return self._state.mask(self.seat)

    @property
    def observation(self):
        """The numbers that a network reads."""
        return self._state.observe(self.seat)

    def imagine(self, seed: int) -> State:
        """A state that the seat must hold possible."""
        return self._state.imagine(self.seat, seed)


def describe(state: State, seat: int, lang: str = "en") -> str:
    """A decision as text: the table as the seat sees it, the question, and the answers with their places in `legal`."""
    answers = [f"{number:>3}  {text}" for number, (_, text, _) in enumerate(state.answers(seat, lang))]
    return "\n".join([state.text(seat, lang), "", state.question(seat, lang), *answers])


@dataclass(frozen=True)
class Result:
    """What one entrant has reached."""

    name: str
    games: int
    wins: float
    """First places; a shared one counts as its share."""
    win_share: float
    low: float
    """Where the 95 % Wilson interval of the win share begins."""
    high: float
    """Where it ends."""
    average_rank: float
    average_score: float
    seconds_per_decision: float

    def __str__(self) -> str:
        share = f"{self.win_share:.1%} ({self.low:.1%} to {self.high:.1%})"
        return f"{self.name}: {share} of {self.games} games, average rank {self.average_rank:.2f}"


def _bar(shown: bool, what: str):
    """A function that draws how far it is, or nothing; terminals only."""
    if not shown or not sys.stderr.isatty():
        return None
    began = time.monotonic()

    def draw(done: int, planned: int) -> None:
        part = done / planned if planned else 0.0
        spent = time.monotonic() - began
        left = f"{spent / part - spent:.0f} s left" if part else ""
        end = "\n" if planned and done == planned else ""
        filled = "#" * round(30 * part)
        print(f"\r{what} [{filled:<30}] {done}/{planned} {left:<12}", end=end, file=sys.stderr, flush=True)

    return draw


def _loaded(game: str | Game, options: dict) -> Game:
    if isinstance(game, Game):
        if options:
            raise TypeError("options belong to load(): this game is loaded already")
        return game
    return load(game, **options)


def simulate(game: str | Game, bots=("random",), *, games: int, seed: int = 1, threads: int = 0,
             progress: bool = True, **options) -> dict:
    """Games between bots of the house by the thousand, on all cores: lengths, scores, wins by seat."""
    game = _loaded(game, options)
    names = [bot.name if isinstance(bot, Bot) else bot for bot in bots]
    bar = _bar(progress, "games")
    return _menagerie.simulate(game, names, games=games, seed=seed, threads=threads, progress=bar)


def answer(player, state: State, seat: int):
    """What a bot of the house or a callable answers for `seat`."""
    return player.choose(state, seat) if isinstance(player, Bot) else player(Turn(state, seat))


def _play(game: Game, seats: list, deal: str | int, spent: dict, entrant: list) -> State:
    state = game.new(deal)
    while waiting := state.awaiting():
        seat = waiting[0]
        player, began = seats[seat], time.perf_counter()
        state.apply(seat, answer(player, state, seat))
        mine = spent[entrant[seat]]
        mine[0] += time.perf_counter() - began
        mine[1] += 1
    return state


def tournament(game: str | Game, entrants: dict, *, games: int = 100, seed: int = 1, threads: int = 0,
               progress: bool = True, **options) -> list[Result]:
    """Lets entrants play each other: duplicate deals, everybody in every seat, win shares with 95 % intervals.

    `entrants` maps names to bots (`menagerie.bots.hard()`, or their names such as "search:500") and to callables that are
    handed a `Turn` and return an answer: one of `turn.legal`, or the number of one. `games` counts the games of each
    lineup, rounded up so that every deal is played in all rotations. Bots among themselves play on all cores.
    """
    game = _loaded(game, options)
    if not entrants:
        raise ValueError("nobody to play")
    players = {name: Bot(one) if isinstance(one, str) else one for name, one in entrants.items()}
    for name, one in players.items():
        if not callable(one) and not isinstance(one, Bot):
            raise TypeError(f"{name} is neither a bot nor callable")
    bar = _bar(progress, "games")
    if all(isinstance(one, Bot) for one in players.values()):
        return _among_bots(game, players, games, seed, threads, bar)
    names = list(players)
    if len(names) <= game.players:
        lineups = [tuple(names[min(seat, len(names) - 1)] for seat in range(game.players))]
    else:
        lineups = list(combinations(names, game.players))
    deals = -(-games // game.players)
    planned = deals * game.players * len(lineups)
    tally = {name: {"games": 0, "wins": 0.0, "rank": 0, "score": 0} for name in names}
    spent = {name: [0.0, 0] for name in names}
    done = 0
    for deal in range(deals):
        number = seed * 1_000_003 + deal
        for lineup in lineups:
            for shift in range(game.players):
                seated = [lineup[(seat + shift) % game.players] for seat in range(game.players)]
                # A bot that sits twice must not remember what its other seat saw.
                fresh = [Bot(one.name, number * 16 + seat) if isinstance(one, Bot) else one
                         for seat, one in enumerate(players[name] for name in seated)]
                outcome = _play(game, fresh, number, spent, seated).outcome()
                winners = sum(standing["won"] for standing in outcome["standings"])
                for name, standing in zip(seated, outcome["standings"]):
                    mine = tally[name]
                    mine["games"] += 1
                    mine["wins"] += standing["won"] / max(winners, 1)
                    mine["rank"] += standing["rank"]
                    mine["score"] += standing["score"] / outcome["parts"]
                done += 1
                if bar:
                    bar(done, planned)
    results = []
    for name, mine in tally.items():
        count = mine["games"]
        low, high = interval(mine["wins"], count)
        seconds, decisions = spent[name]
        results.append(Result(name, count, mine["wins"], mine["wins"] / count, low, high, mine["rank"] / count,
                              mine["score"] / count, seconds / max(decisions, 1)))
    return sorted(results, key=lambda result: -result.win_share)


def _among_bots(game: Game, players: dict, games: int, seed: int, threads: int, bar) -> list[Result]:
    by_kind = {}
    for name, bot in players.items():
        if bot.name in by_kind:
            raise ValueError(f"{name} and {by_kind[bot.name]} are the same bot")
        by_kind[bot.name] = name
    report = _menagerie.tournament(game, list(by_kind), games=games, seed=seed, threads=threads, progress=bar)
    return sorted(
        (Result(by_kind[row["bot"]], row["games"], row["wins"], row["win_share"], row["ci_low"], row["ci_high"],
                row["average_rank"], row["average_score"], row["seconds_per_decision_p50"])
         for row in report["rows"]),
        key=lambda result: -result.win_share,
    )
