"""The store: both databases, the same tests."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import OperationalError

from estaminet.server import journal
from estaminet.server.store import migrations
from estaminet.server.store.database import StoreFailing
from estaminet.server.store.matches import pages
from estaminet.server.store.rows import NewRow, Row
from estaminet.server.store.sql import CLOSED, Store
from estaminet.server.tokens import KEY_DAYS, TOKEN_DAYS, Signer, load_signer


@pytest.fixture
def store(store_url: str) -> Iterator[Store]:
    made = Store(store_url, "test")
    yield made
    made.close()


def _open(store: Store, name: str, code: str | None = None, *, public: bool = False, at: int = 1) -> None:
    new = NewRow(name, code, "dudo", public, b"{}", b"s" * 32, at, ((0, "ada"),))
    assert store.open(new)


def test_entries_come_back_in_order_with_their_table(store: Store) -> None:
    _open(store, "one", "ABCD")
    assert store.append([Row("one", 1, 10, b"a"), Row("one", 2, 11, b"b")]) == set()
    stored = store.load("one")
    assert stored is not None
    assert stored.entries == ((1, 10, b"a"), (2, 11, b"b"))
    assert (stored.code, stored.secret, stored.stage) == ("ABCD", b"s" * 32, "waiting")
    assert store.entries_after("one", 1) == [(2, 11, b"b")]
    assert store.load("two") is None


def test_a_table_that_was_mended_by_hand_is_read(sqlite: str) -> None:
    """What is typed into SQLite's shell is text, where the server writes bytes."""
    store = Store(sqlite, "test")
    _open(store, "one")
    assert not store.append([Row("one", 1, 1, b'{"do":"closed"}')])
    before = store.load("one")
    assert before is not None
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE journal SET body = CAST(body AS TEXT)")
        connection.execute("UPDATE tables SET opening = CAST(opening AS TEXT)")
    assert store.load("one") == before
    store.close()


def test_a_number_can_be_used_once_and_only_that_table_loses(store: Store) -> None:
    store.append([Row("one", 1, 1, b"first")])
    lost = store.append([Row("two", 1, 2, b"fine"), Row("one", 1, 2, b"late"), Row("one", 2, 2, b"later")])
    assert lost == {"one"}
    assert store.entries_after("one", 0) == [(1, 1, b"first")]
    assert store.entries_after("two", 0) == [(1, 2, b"fine")]
    assert store.append([Row("one", 2, 3, b"second")]) == set()


def test_a_store_that_fails_after_a_number_was_taken_has_saved_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables are then saved one by one, and those that came first are not kept while everybody hears of a failure."""
    store.append([Row("a", 1, 1, b"first")])
    batch = [Row("a", 1, 2, b"late"), Row("b", 1, 2, b"fine"), Row("c", 1, 2, b"fine")]
    saved: list[str] = []

    def fails_on_c(_: Connection, row: Row) -> None:
        saved.append(row.table_id)
        if row.table_id == "c":
            raise OperationalError("", None, Exception("the connection is lost"))

    with monkeypatch.context() as patch:
        patch.setattr(store, "_save_besides", fails_on_c)
        with pytest.raises(StoreFailing, match="lost"):
            store.append(batch)
    assert saved == ["b", "c"]
    assert [len(store.entries_after(name, 0)) for name in "abc"] == [1, 0, 0]
    assert store.append(batch) == {"a"}
    assert [len(store.entries_after(name, 0)) for name in "abc"] == [1, 1, 1]


@pytest.mark.parametrize("stage", [None, "playing"])
def test_a_full_disk_takes_nothing_and_says_so(sqlite: str, stage: str | None) -> None:
    """SQLite is told that it may not grow. What does not fit is not saved at all, and once there is room it is."""
    store = Store(sqlite, "test")
    try:
        _open(store, "one", "ABCD")
        store.append([Row("one", 1, 1, b"first")])
        store._sqlite().execute("PRAGMA max_page_count=1")
        batch = [Row("one", 2, 2, b"x" * 50_000, stage=stage), Row("two", 1, 2, b"y")]
        with pytest.raises(StoreFailing, match="full"):
            store.append(batch)
        assert store.entries_after("one", 0) == [(1, 1, b"first")]
        assert store.entries_after("two", 0) == []
        assert store.append(batch) == set()
        assert len(store.entries_after("one", 0)) == 2
    finally:
        store.close()


def test_a_store_that_goes_away_and_comes_back_is_written_to_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if it cannot be connected to for a while: every batch in between is told so, and the next one is saved."""
    _open(store, "one", "ABCD")

    def gone(*_: object) -> None:
        raise OperationalError("", None, Exception("the connection is lost"))

    with monkeypatch.context() as patch:
        for way in ("_append_moves", "_insert"):
            patch.setattr(store, way, gone)
        patch.setattr(store._engine, "connect", gone)
        for _ in range(2):
            with pytest.raises(StoreFailing, match="lost"):
                store.append([Row("one", 1, 1, b"first")])
    for stage in (None, "playing"):
        number = 1 if stage is None else 2
        assert store.append([Row("one", number, 2, b"again", stage=stage)]) == set()
    assert len(store.entries_after("one", 0)) == 2


def test_a_store_that_fails_while_it_is_used_says_so(store: Store) -> None:
    """Not only when it is connected to: a table is missing, which is as good as a disk that cannot be read."""
    assert store.ping()
    with store._engine.begin() as connection:
        for name in ("journal", "holders", "tables", "signing_keys"):
            connection.execute(text(f"DROP TABLE {name}"))
    assert not store.ping()
    calls: list[Callable[[], object]] = [
        store.awake,
        lambda: store.load("one"),
        lambda: store.free_codes(before=2),
        lambda: store.add_signing_key("key", b"s" * 32, 1),
    ]
    for call in calls:
        with pytest.raises(StoreFailing, match=r"tables|signing_keys"):
            call()


def test_what_goes_with_an_entry_is_saved_with_it_or_not_at_all(store: Store) -> None:
    _open(store, "one", "ABCD")
    again = NewRow("again", "WXYZ", "dudo", False, b"{}", b"t" * 32, 5)
    ends = Row("one", 1, 5, b"end", ((0, "grace"), (1, None)), "ended", ("dudo", b'{"r":1}'), again)
    assert store.append([ends]) == set()
    assert store.record("one") == b'{"r":1}'
    assert store.by_code("ABCD") is None
    assert store.by_code("WXYZ") == "again"
    assert store.held_by("ada") == []
    assert store.held_by("grace") == [("one", 0, "dudo", "ended")]
    other = NewRow("third", "WXYZ", "dudo", False, b"{}", b"t" * 32, 5)
    assert store.append([Row("one", 2, 6, b"x", opens=other)]) == {"one"}
    assert store.entries_after("one", 1) == []
    assert store.load("third") is None


def test_ids_and_codes_are_unique_and_codes_are_let_go(store: Store) -> None:
    _open(store, "one", "ABCD")
    assert not store.open(NewRow("two", "ABCD", "dudo", False, b"{}", b"s", 1))
    assert not store.open(NewRow("one", "EFGH", "dudo", False, b"{}", b"s", 1))
    store.append([Row("one", 1, 1, b"", stage="playing")])
    assert store.free_codes(before=1) == 0
    assert store.free_codes(before=2) == 1, "whatever the stage"
    assert store.by_code("ABCD") is None
    _open(store, "two", "ABCD")
    assert store.give_code("one", "ABCD") is None, "another table has it"
    assert store.give_code("one", "EFGH") == "EFGH"
    assert store.give_code("one", "IJKL") == "EFGH", "it keeps the one it has"
    store.touch(["one"], 5)
    assert store.free_codes(before=5) == 1
    assert store.by_code("EFGH") == "one"


def test_matches_sleep_until_there_is_a_later_entry(store: Store) -> None:
    _open(store, "one", "ABCD")
    _open(store, "two", "EFGH")
    store.append([Row("one", 1, 2, b"", stage="playing"), Row("two", 1, 3, b"", stage="playing")])
    assert store.awake() == ["two", "one"]
    store.fall_asleep([("two", 1)])
    assert store.awake() == ["one"]
    store.append([Row("two", 2, 4, b"")])
    assert set(store.awake()) == {"one", "two"}


def test_matches_that_nobody_comes_to_are_closed(store: Store) -> None:
    for name in ("left", "moved", "visited"):
        _open(store, name, name[:4])
    store.append([Row(name, 1, 2, b"first", stage="playing") for name in ("left", "moved", "visited")])
    store.append([Row("moved", 2, 50, b"a bot")])
    store.touch(["visited"], 40)
    assert store.close_abandoned(30, 100) == 1
    assert store.entries_after("left", 1) == [(2, 100, CLOSED)]
    assert journal.decode(CLOSED) == journal.Closed()
    assert store.by_code("left") is None
    assert set(store.awake()) == {"moved", "visited"}
    assert store.close_abandoned(30, 100) == 0


def test_public_tables_and_those_being_played(store: Store) -> None:
    _open(store, "hidden", "AAAA")
    _open(store, "waits", "BBBB", public=True)
    _open(store, "plays", "CCCC", public=True)
    _open(store, "over", "DDDD", public=True)
    store.append([Row("plays", 1, 2, b"", stage="playing"), Row("over", 1, 2, b"", stage="ended")])
    assert store.public_tables(10) == ["waits", "plays"]
    assert store.awake() == ["plays"]
    assert store.free_codes(2) == 2
    assert store.public_tables(10) == ["plays"], "where nobody has come for long nobody is sent"


def test_all_records_page_by_page(store: Store) -> None:
    _open(store, "t003", public=True)
    rows = [Row(f"t{n:03}", 1, n // 2, b"", record=("dudo" if n % 2 else "dnup", b"%d" % n)) for n in range(25)]
    store.append(rows)
    assert [record for page in pages(store, None, 4, public=False) for record in page] == [b"%d" % n for n in range(25)]
    odd = [record for page in pages(store, "dudo", 4, public=False) for record in page]
    assert odd == [b"%d" % n for n in range(1, 25, 2)]
    assert list(pages(store, None, public=True)) == [[b"3"]]


def test_migrations_run_once_and_a_newer_database_is_refused(store_url: str) -> None:
    Store(store_url, "first").close()
    Store(store_url, "second").close()
    url = store_url.replace("postgresql://", "postgresql+psycopg://")
    engine = create_engine(url)
    with engine.begin() as connection:
        assert connection.execute(text("SELECT version FROM schema_version")).scalar() == len(migrations.MIGRATIONS)
        connection.execute(text("UPDATE schema_version SET version = 99"))
    engine.dispose()
    with pytest.raises(StoreFailing, match="use a later one"):
        Store(store_url, "third")


def test_a_step_that_fails_leaves_the_database_as_it_was(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(sqlite, "first").close()
    broken = (*migrations.MIGRATIONS, ("CREATE TABLE half (id INTEGER)", "NONSENSE"))
    monkeypatch.setattr(migrations, "MIGRATIONS", broken)
    with pytest.raises(StoreFailing):
        Store(sqlite, "second")
    monkeypatch.undo()
    Store(sqlite, "third").close()


def test_a_store_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path}/no/such/folder/x.sqlite", "postgresql://nobody@127.0.0.1:1/nothing"):
        with pytest.raises(StoreFailing, match="cannot open the store"):
            Store(url, "test")
    with pytest.raises(ValueError, match="sqlite:///FILE or postgresql"):
        Store("mysql://localhost/x", "test")


def test_keys_are_renewed_and_old_ones_believed_for_a_while(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000_000.0
    monkeypatch.setattr("time.time", lambda: now)
    first = load_signer(store)
    token = first.token("ada", "Ada")
    now += (KEY_DAYS + 1) * 86_400
    second = load_signer(store)
    assert second.token("ada", "Ada").partition(".")[0] != token.partition(".")[0]
    guest = second.guest(token)
    assert guest is not None
    assert (guest.id, guest.name) == ("ada", "Ada")
    assert second.stale(guest)
    now += TOKEN_DAYS * 86_400
    assert load_signer(store).guest(token) is None


def test_a_token_is_believed_for_as_long_as_any_other_also_if_its_key_was_about_to_be_renewed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1_000_000_000.0
    monkeypatch.setattr("time.time", lambda: now)
    load_signer(store)
    now += KEY_DAYS * 86_400 - 1
    token = load_signer(store).token("ada", "Ada")
    now += TOKEN_DAYS * 86_400
    assert load_signer(store).guest(token) is not None
    now += 1
    assert load_signer(store).guest(token) is None


def test_one_kind_of_token_does_not_pass_for_another() -> None:
    signer = Signer([("k", b"secret", 0)])
    assert signer.claim(signer.token("ada", "Ada")) is None
    assert signer.guest(signer.claim_token("table", 0, "ada", 0, 60)) is None
    assert signer.claim(signer.claim_token("table", 0, "ada", 0, -1)) is None
    assert signer.claim(signer.claim_token("table", 0, "ada", 0, 60)) is not None
    whole = signer.guest_claim_token("link", "ada", "Ada", int(time.time()) + 60)
    assert signer.guest_claim(whole) is not None
    assert signer.guest(whole) is None
    assert signer.claim(whole) is None
    assert signer.guest_claim(signer.token("ada", "Ada")) is None
    assert signer.guest_claim(signer.claim_token("table", 0, "ada", 0, 60)) is None
    assert signer.guest("é" * 50) is None
    assert signer.guest("x" * 5_000) is None
