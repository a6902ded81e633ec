"""Where tables are kept: SQLite or PostgreSQL, by URL, through the same code."""
