"""The command line: one file per verb; `app.py` puts them together."""
