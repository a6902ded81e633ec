"""What is said when the input is wrong."""


class Wrong(Exception):
    """One sentence about what is wrong and what would be right. The program ends with code 2, nothing written."""
