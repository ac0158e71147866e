"""The bots of the house. Each is handed what its seat sees, never the state; the same seed gives the same choices."""

from ._menagerie import Bot


def random(seed: int = 0) -> Bot:
    """Gives any legal answer."""
    return Bot("random", seed)


def greedy(seed: int = 0) -> Bot:
    """Looks one step ahead."""
    return Bot("greedy", seed)


def easy(seed: int = 0) -> Bot:
    """Looks one step ahead and gives any answer in 30 of 100 decisions."""
    return Bot("easy", seed)


def normal(seed: int = 0) -> Bot:
    """A search of 100 iterations."""
    return Bot("normal", seed)


def hard(seed: int = 0) -> Bot:
    """A search with as many iterations as the game takes to be played well."""
    return Bot("hard", seed)


def expert(seed: int = 0) -> Bot:
    """Eight times the search of `hard`."""
    return Bot("expert", seed)


def search(iterations: int, seed: int = 0) -> Bot:
    """A search of so many iterations."""
    return Bot(f"search:{iterations}", seed)
