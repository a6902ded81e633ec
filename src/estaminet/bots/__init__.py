"""Players that know no game, and where the others are found."""
