"""Many matches: simulation and measures."""
