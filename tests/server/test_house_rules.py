"""House rules as they are offered: each with a theme, a clause, a sentence and figures; and changed by the host."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.server.house import House, Person

from estaminet import games
from estaminet.server.houserules import house_rules
from estaminet.text import Speaker, languages_of

GAMES = [game.key for game in games.all_games() if (game.folder / "house.toml").exists()]
"""A game need not say how its options are offered, nor have measured them; ours do."""
ME, OPEN = {"kind": "me"}, {"kind": "open"}
LONGEST = 90


@pytest.mark.parametrize("key", GAMES)
def test_every_house_rule_is_offered_with_its_clause_and_its_effect(key: str) -> None:
    game, house = games.find(key), house_rules(key)
    names = [field.name for field in msgspec.structs.fields(game.options_type)]
    assert sorted(rule.name for rule in house.rules) == sorted(names)
    clauses = game.rules("en").clauses
    for rule in house.rules:
        assert rule.clauses, rule.name
        assert set(rule.clauses) <= set(clauses), rule.name
        for name, values in rule.needs.items():
            assert set(values) <= {str(choice) for choice in game.options_type.choices(name)}, rule.name
        for language in languages_of(game):
            effect = Speaker(language, game).say(f"option-{rule.name.replace('_', '-')}-effect")
            assert 0 < len(effect) <= LONGEST, (language, effect)
    for preset in house.presets:
        assert game.read_options(preset.options, game.manifest.usual_seats)
        said = {Speaker(language, game).say(f"preset-{preset.key}") for language in languages_of(game)}
        assert len(said) > 1 or languages_of(game) == ["en"]


@pytest.mark.parametrize("key", GAMES)
def test_the_figures_are_of_these_rules_and_these_options(key: str) -> None:
    game, measured = games.find(key), house_rules(key).measured
    assert measured is not None
    assert msgspec.json.decode((game.folder / "effects.json").read_bytes())["rules"] == game.manifest.rules_version
    printed, *changed = measured.effects
    assert (printed.option, printed.value) == ("", "")
    for effect in changed:
        options = game.read_options({effect.option: effect.value}, len(measured.players))
        assert options != game.read_options({}, len(measured.players)), effect
        assert effect.low <= effect.first_seat <= effect.high


@pytest.mark.parametrize("key", ["dnup", "dudab", "dudo", "udaka"])
def test_our_own_games_say_how_their_house_rules_are_offered(key: str) -> None:
    assert key in GAMES


def test_the_host_changes_the_rules_before_the_start_and_nobody_else(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            table = await ada.open("dudo", ME, OPEN, start="ready")
            await grace.join(table)
            async with ada.socket(table) as first, grace.socket(table) as second:
                await second.grant("ready")
                assert second.table["host"] == 0
                assert (await second.refuse("rules", options={"salsa": "on"}))["code"] == "not-host"
                assert (await first.refuse("rules", options={"salsa": "loud"}))["code"] == "bad-options"
                await first.grant("rules", options={"salsa": "on"})
                await second.until_true(lambda: second.table["options"]["salsa"] == "on")
                assert not second.table["seats"][1].get("ready"), "who was ready is asked again"
                await first.grant("rules", options={"blank_bids": "plain"})
                await second.until_true(lambda: second.table["options"]["blank_bids"] == "plain")
                assert second.table["options"]["salsa"] == "off"
                for one in (first, second):
                    await one.grant("ready")
                await first.until_true(lambda: first.play is not None)
                assert (await first.refuse("rules", options={}))["code"] == "started"
            record = await ada.call("GET", f"/api/tables/{table}")
            assert record["table"]["options"]["blank_bids"] == "plain"

    asyncio.run(run())


def test_people_around_one_device_have_names_and_rules_of_their_own(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada:
            seats = [ME, {"kind": "me", "name": "Grace"}]
            guard = {"stall_guard": False}
            plan = {"game": "dnup", "seats": seats, "options": guard, "name": "Ada"}
            assert "one screen" in (await ada.call("POST", "/api/tables", plan | {"seats": [ME, OPEN]}, 400))["detail"]
            made = await ada.call("POST", "/api/tables", plan | {"hot_seat": True}, 201)
            assert [seat["name"] for seat in made["table"]["seats"]] == ["Ada", "Grace"]
            bad = plan | {"hot_seat": True, "seats": [ME, {"kind": "me", "name": "\u0007"}]}
            await ada.call("POST", "/api/tables", bad, 400)
            table = made["table"]["id"]
            await ada.call("POST", f"/api/tables/{table}/words", {})
            for seat, name in enumerate(("Ada", "Grace")):
                async with ada.socket(table, seat) as mine:
                    assert mine.you == seat
                    assert next(m for m in mine.heard if m["type"] == "table")["yours"] == [0, 1]
                    await mine.grant("chat", text="hello")
                    assert mine.chat[-1]["name"] == name

    asyncio.run(run())
