"""The tables of actions and dice as the rules reach them: a `Final` of a compiled module costs no look-up by name."""

from typing import Final

from estaminet.games.dudo import actions, material

CALZA_INDEX: Final = actions.CALZA_INDEX
DUDO_INDEX: Final = actions.DUDO_INDEX
COUNT_OF: Final = actions.COUNT_OF
VALUE_OF: Final = actions.VALUE_OF

DICE_EACH: Final = material.DICE_EACH
COUNTS: Final = material.COUNTS
CUPS: Final = material.CUPS
CUP_OF: Final = material.CUP_OF
ROLLED_CUPS: Final = [[CUPS[cup] for cup in cups] for cups in material.ROLLS]
"""`ROLLED_CUPS[size]`: what the cup shows after each of the 6**size equally likely rolls."""
