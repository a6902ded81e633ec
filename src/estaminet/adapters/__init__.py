"""Our games inside other people's frameworks, as optional extras."""
