"""`estaminet bench`."""


def bench() -> None:
    """Measure."""
