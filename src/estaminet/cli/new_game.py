"""`estaminet new-game`."""


def new_game() -> None:
    """Measure."""
