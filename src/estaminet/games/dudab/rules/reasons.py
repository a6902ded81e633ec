"""Why something may not be done: every reason of this game by name, with its clause and its message."""

from typing import Final


class Reason:
    """A clause, and the message `refusal-<message>`. Functions that look for one return None where all is well."""

    def __init__(self, clause: str, message: str) -> None:
        self.clause = clause
        self.message = message


# Against a card on the card before it

SAME_COLOUR: Final = Reason("DUDAB-NUM-01", "same-colour")
SAME_SYMBOL: Final = Reason("DUDAB-NUM-01", "same-symbol")
NOT_ONE_AWAY: Final = Reason("DUDAB-NUM-01", "not-one-away")
NO_WRAP: Final = Reason("DUDAB-NUM-02", "no-wrap")
OTHER_COLOUR_THAN_SHAMAN: Final = Reason("DUDAB-NUM-03", "other-colour-than-shaman")
SHAMAN_ON_OTHER_COLOUR: Final = Reason("DUDAB-SHA-01", "shaman-on-other-colour")
SHAMAN_ON_SHAMAN: Final = Reason("DUDAB-SHA-02", "shaman-on-shaman")
SHAMAN_ON_DUDAB: Final = Reason("DUDAB-SHA-03", "shaman-on-dudab")

# Against a card as an answer or a reaction

NO_ANSWER: Final = Reason("DUDAB-NUM-05", "no-answer")
SHAMAN_OF_OTHER_COLOUR: Final = Reason("DUDAB-SHA-04", "shaman-of-other-colour")
SHAMAN_HAS_COLOUR_ONLY: Final = Reason("DUDAB-SHA-05", "shaman-has-colour-only")
NO_REACTION: Final = Reason("DUDAB-REACT-01", "no-reaction")
REACT_ON_THE_SHAMAN: Final = Reason("DUDAB-REACT-02", "react-on-the-shaman")
CALL_CLOSES_COLUMNS: Final = Reason("DUDAB-DUD-04", "call-closes-columns")
DUDAB_ON_THE_CALLED: Final = Reason("DUDAB-DUD-09", "dudab-on-the-called")

# Against a card below a Jungle

MIRROR: Final = Reason("DUDAB-JUN-08", "mirror")
MIRROR_SHAMAN: Final = Reason("DUDAB-JUN-11", "mirror-shaman")
MIRROR_DUDAB: Final = Reason("DUDAB-JUN-12", "mirror-dudab")
MIRROR_FOR_SHAMAN: Final = Reason("DUDAB-JUN-14", "mirror-for-shaman")
MIRROR_FOR_REACTION: Final = Reason("DUDAB-JUN-15", "mirror-for-shaman")

# Against a call

NO_CALL_BELOW_JUNGLE: Final = Reason("DUDAB-JUN-13", "no-call-below-jungle")
CALL_IS_COMPULSORY: Final = Reason("DUDAB-DUD-19", "call-is-compulsory")

# Against drawing

DRAW_IN_REACTION: Final = Reason("DUDAB-REACT-01", "draw-in-reaction")
PUT_WITH_FIVE_ONLY: Final = Reason("DUDAB-DRAW-03", "put-with-five-only")
MUST_ANSWER: Final = Reason("DUDAB-DUD-06", "must-answer")
FIVE_AND_A_FIT: Final = Reason("DUDAB-DRAW-02", "five-and-a-fit")
FIVE_AND_A_DUDAB: Final = Reason("DUDAB-DRAW-04", "five-and-a-dudab")
FIVE_AND_A_DUDAB_UNDER_CALL: Final = Reason("DUDAB-DUD-14", "five-and-a-dudab-under-call")
PUT_FIRST: Final = Reason("DUDAB-DRAW-03", "put-first")
PUT_FIRST_UNDER_CALL: Final = Reason("DUDAB-DUD-08", "put-first-under-call")
DRAW_FIRST_IN_B: Final = Reason("DUDAB-DUD-16", "draw-first")

# Against the penalty

NO_SHAMAN_DEMANDS: Final = Reason("DUDAB-REACT-01", "no-shaman-demands")
REACTION_IS_COMPULSORY: Final = Reason("DUDAB-REACT-11", "reaction-is-compulsory")
