"""For all tests: hypothesis tries the same examples every time and is never hurried, however busy the machine."""

import os

from hypothesis import settings

# Several processes test at once; threads of numpy's in each of them would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

settings.register_profile("estaminet", deadline=None, derandomize=True)
settings.load_profile("estaminet")
