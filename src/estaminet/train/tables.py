"""Solved rounds in the form that `games/dudo/solved.py` reads: `python -m estaminet.train.tables FROM TO`.

FROM is where `estaminet.train.rounds` has left them.
"""

import lzma
import sys
from pathlib import Path

import numpy as np

from estaminet.games.dudo.solved import KEYS, file_name


def write(source: Path, target: Path) -> None:
    """From what `estaminet.train.rounds` leaves behind: nodes in order, and chances in 255ths by answer."""
    data = b""
    with np.load(source) as saved:
        arrays = [saved[name] for name in saved.files]
    for nodes, table in zip(arrays[::2], arrays[1::2], strict=True):
        parts = np.rint(table.astype(float)).astype(np.uint8)
        # Nothing of a node is lost to rounding altogether.
        nothing = np.flatnonzero(parts.sum(axis=1) == 0)
        parts[nothing, table[nothing].argmax(axis=1)] = 1
        gaps = np.diff(nodes.astype(np.int64), prepend=0).astype("<u4")
        places, answers = np.nonzero(parts)
        data += len(nodes).to_bytes(4, "little") + len(answers).to_bytes(4, "little")
        data += gaps.view(np.uint8).reshape(-1, 4).T.tobytes()
        data += np.bincount(places, minlength=len(nodes)).astype(np.uint8).tobytes()
        data += answers.astype(np.uint8).tobytes() + parts[places, answers].tobytes()
    target.write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))


def main() -> None:
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    target.mkdir(parents=True, exist_ok=True)
    for key in KEYS:
        found = next(iter(source.glob(file_name(key).removesuffix(".xz") + "-0*.npz")))
        write(found, target / file_name(key))
        sys.stdout.write(f"{file_name(key)}: {(target / file_name(key)).stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main()
