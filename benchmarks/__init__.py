"""Measurements beside our peers, each in one run on one machine. Not part of the package."""
