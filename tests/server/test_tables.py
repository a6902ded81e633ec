"""What people do at a table besides playing: sitting, leaving, handing over, voting, taking back, talking, watching."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.server.house import House, Person, Socket

from estaminet.text import Speaker, languages

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}
GAME = "dudo"
"""Any game would do here; this one's moves are easily written by hand."""


async def _two(ada: Person, grace: Person, **more: Any) -> tuple[str, Socket, Socket]:
    """Ada and Grace at a table that has started; the sockets are connected."""
    options = {"first_starter": "seat", "first_seat": more.pop("first_seat", 0)}
    table = await ada.open(GAME, ME, OPEN, options=options, **more, hold=0)
    await grace.join(table)
    first, second = ada.socket(table), grace.socket(table)
    await first.connect()
    await second.connect()
    return table, first, second


async def _close(*sockets: Socket) -> None:
    for socket in sockets:
        await socket.close()


def test_a_table_is_found_by_its_code_until_it_has_ended(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            made = await ada.call("POST", "/api/tables", {"game": GAME, "seats": [ME, OPEN], "name": "Ada"}, 201)
            code = made["table"]["code"]
            assert len(code) == 4
            table = await grace.call("GET", f"/api/codes/{code.lower()}")
            assert table["id"] == made["table"]["id"]
            await grace.join(table["id"])
            async with ada.socket(table["id"]) as first, grace.socket(table["id"]) as second:
                await asyncio.gather(*(s.play_to_the_end(random.Random(7)) for s in (first, second)))
            await grace.call("GET", f"/api/codes/{code}", status=404)

    asyncio.run(run())


def test_a_seat_is_held_by_the_cookie_and_not_by_the_link(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Eve") as eve:
            table = await ada.open(GAME, ME, BOT)
            async with ada.socket(table) as mine, eve.socket(table) as watching:
                assert (mine.you, watching.you) == (0, None)
                assert mine.play is not None
                assert watching.play is not None
                assert mine.play["view"]["dice"] is not None
                assert watching.play["view"]["dice"] is None
                await mine.until_true(lambda: len(mine.presence["watchers"]) == 1)
                reason = await watching.refuse("move", text="1x1", answers=0)
                assert reason["code"] == "not-seated"

    asyncio.run(run())


def test_public_tables_are_listed_and_others_are_not(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada:
            shown = await ada.open(GAME, ME, OPEN, public=True)
            hidden = await ada.open(GAME, ME, OPEN)
            listed = [info["id"] for info in (await ada.call("GET", "/api/tables"))["tables"]]
            assert shown in listed
            assert hidden not in listed
            assert (await ada.call("GET", "/api/me"))["tables"][:2] == [hidden, shown]

    asyncio.run(run())


def test_the_match_waits_for_ready_where_the_table_says_so(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            table = await ada.open(GAME, ME, OPEN, start="ready")
            await grace.join(table)
            async with ada.socket(table) as first, grace.socket(table) as second:
                await first.grant("words", text="chosen after the commitment")
                await first.grant("ready")
                assert first.table["stage"] == "waiting"
                await second.grant("ready")
                await first.until_true(lambda: first.table["stage"] == "playing")
                assert first.table["fairness"]["words"][0] == "chosen after the commitment"
                assert (await first.refuse("words", text="too late"))["code"] == "started"

    asyncio.run(run())


def test_seats_are_arranged_and_left_before_the_start(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            table = await ada.open(GAME, ME, OPEN, OPEN)
            await grace.join(table, seat=2)
            async with ada.socket(table) as first, grace.socket(table) as second:
                assert (await first.refuse("arrange", seat=2, level="random"))["code"] == "seat-taken"
                assert (await first.refuse("arrange", seat=9, level="random"))["code"] == "no-such-seat"
                assert (await first.refuse("arrange", seat=1, level="nobody"))["code"] == "unknown-level"
                await second.grant("leave")
                await second.until_true(lambda: second.you is None)
                assert first.table["seats"][2]["kind"] in ("person", "open")
                await first.grant("arrange", seat=1, level="random")
                await first.grant("arrange", seat=2, level="random")
                await first.until_true(lambda: first.table["stage"] == "playing")
            assert (await grace.call("POST", f"/api/tables/{table}/join", {}, 409))["code"] == "started"

    asyncio.run(run())


def test_moves_answer_a_number_and_repeating_one_is_harmless(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            _, first, second = await _two(ada, grace)
            assert first.asked
            assert first.play is not None
            answers = first.play["answers"]
            assert (await first.refuse("move", text="1x1", answers=answers - 1))["code"] == "stale"
            assert (await first.refuse("move", text="fish", answers=answers))["code"] == "unreadable"
            illegal = await first.refuse("move", text="dudo", answers=answers)
            assert illegal["code"] == "illegal"
            assert illegal["clause"].startswith("DUDO-")
            granted = await first.grant("move", id="once", text=" 1X2 ", answers=answers)
            again = await first.ask("move", id="once", text="1x2", answers=answers)
            assert (again["type"], again["number"]) == ("accepted", granted["number"])
            late = await first.refuse("move", id="twice", text="2x2", answers=answers)
            assert late["code"] == "stale", "it answers what is no longer asked"
            await second.until_true(lambda: second.asked)
            assert [told["say"]["message"] for told in second.story].count("event-bid") == 1
            await _close(first, second)

    asyncio.run(run())


def test_an_action_is_named_by_its_index_its_fields_or_its_notation(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            _, first, second = await _two(ada, grace)
            if not first.asked:
                first, second = second, first
            assert first.play is not None
            choice = next(choice for choice in first.play["legal"] if choice["text"] == "2x3")
            assert choice["action"]["type"] == "Bid"
            index, fields = choice["action"]["index"], {"type": "Bid", "count": 2, "value": 3}
            for named in ({"index": index}, {"action": fields}, {"action": {**fields, "index": 99}}, {"text": "2 x 3"}):
                assert (await first.ask("why", **named))["legal"] is True, named
            assert (await first.ask("why", action={"type": "Calza"}))["reason"]["clause"] == "DUDO-BID-01"
            for wrong in (
                {"index": -1},
                {"index": 10**6},
                {"action": {"type": "Bid"}},
                {"action": {**fields, "count": 99}},
            ):
                assert (await first.ask("why", **wrong))["reason"]["code"] == "unreadable", wrong
            answers = first.play["answers"]
            for vague in ({}, {"index": index, "text": "2x3"}, {"index": index, "action": fields}):
                assert (await first.refuse("move", answers=answers, **vague))["code"] == "bad-message"
            await first.grant("move", answers=answers, index=index)
            await second.until_true(lambda: second.asked)
            assert second.play is not None
            assert second.play["view"]["bids"][-1]["count"] == 2
            assert second.play["facts"]["counting"] == "3b"
            raised = {"type": "Bid", "count": 2, "value": 4}
            await second.grant("move", answers=second.play["answers"], action=raised)
            await _close(first, second)

    asyncio.run(run())


def test_why_says_what_the_rules_say_and_changes_nothing(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            _, first, second = await _two(ada, grace)
            assert (await first.ask("why", text="2x3"))["legal"] is True
            because = await first.ask("why", text="calza")
            assert because["legal"] is False
            assert because["reason"]["clause"].startswith("DUDO-")
            assert (await second.ask("why", text="2x3"))["reason"]["clause"].startswith("DUDO-")
            assert first.asked
            loaded = await first.send("load")
            await first.until(lambda m: m["type"] == "table")
            assert loaded
            assert first.asked
            await _close(first, second)

    asyncio.run(run())


def test_a_move_is_taken_back_at_once_or_with_everybodys_consent(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            _, first, second = await _two(ada, grace)
            assert (await first.refuse("take-back"))["code"] == "nothing-to-take-back"
            await first.move("1x2")
            await first.until_true(lambda: bool(first.play and first.play.get("take_back")))
            before = len(first.story)
            await first.grant("take-back")
            assert first.asked
            assert len(first.story) == before - 1
            await first.grant("move", text="1x3", answers=(first.play or {})["answers"])
            await second.until_true(lambda: second.number == first.number)
            await second.move("dudo")
            await second.until_true(lambda: len(second.story) > before)
            await second.grant("take-back")
            await first.until_true(lambda: bool(first.table.get("votes")))
            vote = first.table["votes"][0]
            assert (vote["what"], vote["need"]) == ("take-back", [0, 1])
            assert (await first.refuse("vote", vote=vote["id"] + 1, agree=True))["code"] == "no-such-vote"
            await first.grant("vote", vote=vote["id"], agree=True)
            await second.until_true(lambda: second.number == first.number)
            assert second.asked
            assert len(second.story) == before
            # Whoever comes now is told of it, in the same order.
            await second.send("load")
            came = await second.until(lambda message: message["type"] == "table")
            assert [back["by"] for back in came["taken_back"]] == [first.you, second.you]
            assert came["taken_back"][0]["to"] + 1 == came["taken_back"][1]["to"] == came["play"]["moves"]
            await _close(first, second)

    asyncio.run(run())


def test_a_bot_plays_for_somebody_and_gives_the_seat_back(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            table, first, second = await _two(ada, grace, stand_in="random")
            await second.grant("hand-over", level="random")
            await first.grant("move", text="1x2", answers=(first.play or {})["answers"])
            moves = (first.play or {})["moves"]
            await first.until_true(lambda: bool(first.play and first.play["moves"] > moves))
            assert first.table["seats"][1]["kind"] == "bot"
            assert first.table["seats"][1]["of"] == "Grace"
            assert (await second.refuse("move", text="1x3", answers=0))["code"] in ("illegal", "bot-plays", "stale")
            await second.grant("come-back")
            await first.until_true(lambda: first.table["seats"][1]["kind"] == "person")
            await second.grant("leave")
            await first.until_true(lambda: first.table["seats"][1]["kind"] == "bot")
            await first.play_to_the_end(random.Random(3))
            assert (await grace.call("GET", f"/api/tables/{table}"))["seat"] is None
            await _close(first, second)

    asyncio.run(run())


def test_a_personal_link_moves_a_seat_to_another_device_once(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "phone") as phone, Person(house, "thief") as thief:
            table = await ada.open(GAME, ME, BOT, spectators=False)
            async with ada.socket(table) as old:
                link = await ada.call("POST", f"/api/tables/{table}/link")
                assert link["path"].startswith(f"/t/{table}#claim=")
                moved = await phone.call("POST", "/api/claim", {"claim": link["claim"]})
                assert moved["seat"] == 0
                assert moved["table"]["seats"][0]["name"] == "Ada"
                bye = await old.until(lambda m: m["type"] == "bye")
                assert bye["reason"]["code"] == "moved-away"
            async with phone.socket(table) as new:
                assert new.you == 0
            await thief.call("POST", "/api/claim", {"claim": link["claim"]}, 410)
            await thief.call("POST", "/api/claim", {"claim": link["claim"] + "x"}, 410)

    asyncio.run(run())


def test_spectators_see_a_hand_that_is_opened_and_players_do_not(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace, Person(house, "Eve") as eve:
            table, first, second = await _two(ada, grace)
            async with eve.socket(table) as watching:
                assert watching.play is not None
                assert "hands" not in watching.play
                await first.grant("open-hand", open=True)
                await watching.until_true(lambda: "hands" in (watching.play or {}))
                assert first.play is not None
                assert watching.play["hands"]["0"]["dice"] == first.play["view"]["dice"]
                await second.until_true(lambda: second.number == watching.number)
                assert "hands" not in (second.play or {})
                await first.grant("open-hand", open=False)
                await watching.until_true(lambda: "hands" not in (watching.play or {}))
            await _close(first, second)

    asyncio.run(run())


def test_whoever_opens_a_hand_is_told_that_the_other_players_may_look() -> None:
    """A second window without a name is a spectator like any other, so the button has to say it in every language."""
    window = {"en": "window", "fr": "fenêtre", "sv": "fönster", "de": "Fenster", "es": "ventana", "hu": "ablak"}
    assert {
        language: window[language] in Speaker(language).say("site-open-hand") for language in languages()
    } == dict.fromkeys(window, True)


def test_chat_is_bounded_and_slowed_down_and_emotes_are_few(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Eve") as eve:
            table = await ada.open(GAME, ME, OPEN)
            await eve.call("POST", "/api/me", {"name": "Eve"})
            async with ada.socket(table) as first, eve.socket(table) as watching:
                await first.grant("chat", text="  <b>hello</b>\n there ")
                await watching.until_true(lambda: bool(watching.chat))
                assert watching.chat[0]["text"] == "<b>hello</b> there"
                assert (watching.chat[0]["seat"], watching.chat[0]["name"]) == (0, "Ada")
                await watching.grant("emote", emote="well-played")
                assert (await first.refuse("chat", text="\u0000\u0007"))["code"] == "bad-text"
                answers = [await first.ask("chat", text=f"more {i}") for i in range(12)]
                slow = [a for a in answers if a["type"] == "refused"]
                assert slow
                assert slow[0]["reason"]["code"] == "too-fast"
                assert slow[0]["seconds"] > 0
                await first.send_text('{"type": "chat", "id": "x", "text": "' + "a" * 301 + '"}')
                answer = await first.until(lambda m: m["type"] == "refused")
                assert answer["reason"]["code"] == "bad-message"

    asyncio.run(run())


def test_a_rematch_is_the_same_people_and_its_starter_comes_from_the_last_match(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            table, first, second = await _two(ada, grace)
            assert (await first.refuse("rematch"))["code"] == "not-over"
            await asyncio.gather(*(s.play_to_the_end(random.Random(5)) for s in (first, second)))
            assert first.play is not None
            loser = first.play["result"]["places"].index(2)
            await first.grant("rematch")
            await second.until_true(lambda: "rematch" in second.table)
            await second.grant("rematch")
            again = second.table["rematch"]
            assert first.table["rematch"] == again
            await _close(first, second)
            async with ada.socket(again) as one, grace.socket(again) as two:
                assert (one.you, two.you, one.table["rematch_of"]) == (0, 1, table)
                await one.grant("ready")
                await two.grant("ready")
                await one.until_true(lambda: one.play is not None)
                assert one.play is not None
                assert one.play["asked"] == [loser]

    asyncio.run(run())


def test_a_running_match_is_replayed_no_further_back_than_the_log_goes(house: House) -> None:
    """DUDO-HIDE-01: with hidden lost dice earlier results are for those who remember them."""

    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace, Person(house, "Eve") as eve:
            table = await ada.open(GAME, ME, OPEN, options={"first_starter": "seat", "lost_dice": "hidden"}, hold=0)
            await grace.join(table)
            async with ada.socket(table) as first, grace.socket(table) as second:
                await first.grant("move", text="1x2", answers=(first.play or {})["answers"])
                await second.until_true(lambda: second.asked)
                await second.grant("move", text="dudo", answers=(second.play or {})["answers"])
                for person, viewer in ((eve, ""), (ada, "?viewer=0"), (grace, "?viewer=1")):
                    replay = await person.call("GET", f"/api/replays/{table}{viewer}")
                    assert replay["total"] == (second.play or {})["moves"] + 1
                    assert [step["move"] for step in replay["steps"]] == list(range(replay["first"], replay["total"]))
                    kinds = [told["event"]["type"] for step in replay["steps"] for told in step["events"]]
                    assert kinds == ["Rolled"]
                    assert all(step["view"]["last"] is None for step in replay["steps"])
                    early = "&since=0" if viewer else "?since=0"
                    assert await person.call("GET", f"/api/replays/{table}{viewer}{early}") == replay
                await asyncio.gather(*(s.play_to_the_end(random.Random(5)) for s in (first, second)))
            replay = await eve.call("GET", f"/api/replays/{table}")
            assert "first" not in replay
            kinds = [told["event"]["type"] for step in replay["steps"] for told in step["events"]]
            assert kinds.count("Revealed") > 1

    asyncio.run(run())


async def _rematch(ada: Person, grace: Person, *, leaves: bool = False, first_seat: int = 0) -> str:
    """The table of a rematch after a match that Grace, in seat 1, has lost: she starts it."""
    _, first, second = await _two(ada, grace, first_seat=first_seat)
    while not first.over:
        # Grace claims what cannot be, Ada doubts it.
        asked, other = (first, second) if first.asked else (second, first)
        legal = [choice["text"] for choice in (asked.play or {})["legal"]]
        if asked is second:
            await asked.move(max((text for text in legal if text.endswith("5")), key=lambda text: int(text[:-2])))
        else:
            await asked.move("dudo" if "dudo" in legal else legal[0])
        number = asked.number
        for socket in (asked, other):
            await socket.until_true(lambda s=socket, n=number: s.number > n)  # type: ignore[misc]
    assert (first.play or {})["result"]["places"] == [1, 2]
    if leaves:
        await second.grant("leave")
    await first.grant("rematch")
    again = str(first.table["rematch"])
    await _close(first, second)
    return again


async def _starts(table: str, *people: Person) -> int:
    """Who begins once everybody is ready; whoever is alone with bots need not say so."""
    sockets = [person.socket(table) for person in people]
    for socket in sockets:
        await socket.connect()
        if socket.table["start"] == "ready":
            await socket.grant("ready")
    await sockets[0].until_true(lambda: sockets[0].play is not None)
    await _close(*sockets)
    return int((sockets[0].play or {})["asked"][0])


@pytest.mark.parametrize("how", ["a stranger sits there", "a bot sits there", "they have left before"])
def test_a_rematch_is_not_started_by_whoever_sits_where_the_first_one_out_sat(house: House, how: str) -> None:
    """DUDO-SETUP-03: the person, if they are at the table. Else as the options say: here the first seat."""

    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace, Person(house, "Eve") as eve:
            table = await _rematch(ada, grace, leaves=how == "they have left before")
            if how != "they have left before":
                async with grace.socket(table) as leaving:
                    await leaving.grant("leave")
            async with ada.socket(table) as arranging:
                assert arranging.table["seats"][1]["kind"] == "open"
                if how != "a stranger sits there":
                    await arranging.grant("arrange", seat=1, level="random")
            if how == "a stranger sits there":
                await eve.join(table)
                assert await _starts(table, ada, eve) == 0
            else:
                assert await _starts(table, ada) == 0

    asyncio.run(run())


@pytest.mark.parametrize("how", ["another seat", "another device"])
def test_the_first_one_out_starts_the_rematch_from_wherever_they_sit(house: House, how: str) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace, Person(house, "Phone") as phone:
            if how == "another device":
                table = await _rematch(ada, grace)
                link = await grace.call("POST", f"/api/tables/{table}/link")
                await phone.call("POST", "/api/claim", {"claim": link["claim"]})
                assert await _starts(table, ada, phone) == 1
                return
            table = await _rematch(ada, grace, first_seat=1)
            for person in (ada, grace):
                async with person.socket(table) as leaving:
                    await leaving.grant("leave")
            await grace.join(table, seat=0)
            await ada.join(table, seat=1)
            assert await _starts(table, ada, grace) == 0

    asyncio.run(run())


def test_a_table_without_spectators_is_closed_to_strangers(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Eve") as eve:
            table = await ada.open(GAME, ME, BOT, spectators=False)
            with pytest.raises(Exception, match="403"):
                await eve.socket(table).connect()
            with pytest.raises(Exception, match="404"):
                await eve.socket("nosuchtable").connect()

    asyncio.run(run())
