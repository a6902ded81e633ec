"""For all tests: hypothesis tries the same examples every time and is never hurried, however busy the machine."""

from hypothesis import settings

settings.register_profile("estaminet", deadline=None, derandomize=True)
settings.load_profile("estaminet")
