"""The tables of the database, as queries name them; `migrations.py` makes them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, Integer, LargeBinary, MetaData, Table, Text

_meta = MetaData()
TABLES = Table(
    "tables",
    _meta,
    Column("id", Text, primary_key=True),
    Column("code", Text),
    Column("game", Text),
    Column("stage", Text),
    Column("public", Integer),
    Column("opening", LargeBinary),
    Column("secret", LargeBinary),
    Column("created", BigInteger),
    Column("touched", BigInteger),
    Column("asleep", Integer),
)
JOURNAL = Table(
    "journal",
    _meta,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger),
    Column("body", LargeBinary),
)
HOLDERS = Table(
    "holders",
    _meta,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", Text),
)
RECORDS = Table(
    "records",
    _meta,
    Column("id", Text, primary_key=True),
    Column("game", Text),
    Column("ended", BigInteger),
    Column("record", LargeBinary),
)
REVIEWS = Table(
    "reviews",
    _meta,
    Column("id", Text, primary_key=True),
    Column("version", Integer),
    Column("review", LargeBinary),
)
PLAYS = Table(
    "plays",
    _meta,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", Text),
    Column("game", Text),
    Column("ended", BigInteger),
    Column("moves", Integer),
    Column("counts", Integer),
    Column("places", Text),
    Column("score", Text),
    Column("others", Text),
    Column("luck", Double),
    Column("own", Double),
    Column("version", Integer),
)
LINKS = Table("links", _meta, Column("id", Text, primary_key=True), Column("until", BigInteger))
TRIES = Table(
    "tries",
    _meta,
    Column("deal", Text, primary_key=True),
    Column("holder", Text, primary_key=True),
    Column("table_id", Text),
    Column("at", BigInteger),
)
KEYS = Table(
    "signing_keys",
    _meta,
    Column("id", Text, primary_key=True),
    Column("secret", LargeBinary),
    Column("created", BigInteger),
)


HOUSE = Table("house", _meta, Column("key", Text, primary_key=True), Column("value", Text))
BANS = Table("bans", _meta, Column("who", Text, primary_key=True), Column("until", BigInteger), Column("why", Text))
NAMELESS = Table("nameless", _meta, Column("guest", Text, primary_key=True), Column("since", BigInteger))
REPORTS = Table(
    "reports",
    _meta,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger),
    Column("table_id", Text),
    Column("reporter", Text),
    Column("about", Text),
    Column("said", Text),
    Column("why", Text),
)
