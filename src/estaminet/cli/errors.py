"""The error about what was typed."""


class BadInput(Exception):
    """One sentence about what is wrong and what would be right. The program ends with code 2, nothing written."""
