"""Xia at the table: opened by command, played by its buttons, told turn by turn."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import pytest

from cogs.table_settings import TableSettings as Settings
from cogs.xia import chances
from rules import lines
from rules.core import Choice, notation, saved
from rules.xia.components import MISSIONS
from rules.xia.game import RULES
from sandbox.shapes import EPHEMERAL
from tests.cogs.answering import answer, asked
from tests.cogs.conftest import House, texts
from tests.cogs.playing import (
    begun,
    buttons,
    in_thread,
    labels,
    loaded,
    log_of,
    pings,
    press,
    row_of,
    said,
    selects,
    table,
    tellings,
    told_privately,
)
from tests.cogs.xia import duel, first_like, play, running
from tests.rules.xia.table import Table
from words import words

EN, RU = words("en"), words("ru")
Message = dict[str, Any]


def files(message: Message) -> list[str]:
    return [file["filename"] for file in message["attachments"]]


def stories(house: House, row: Any) -> list[str]:
    """What the thread was told, without table and pings."""
    return tellings(house, row)


# From the lobby to the table.


async def test_a_table_for_two_and_an_android(house: House) -> None:
    opening = await house.person("Ann").slash("xia new", **{"fame": "5", "npcs": False})
    lobby = (await opening.answered()).message
    assert lobby is not None
    shown = texts(lobby)
    assert EN("about-xia") in shown and EN("option-xia-fame-5") in shown
    panel = (await press(house, "Ann", lobby, "Options")).message
    offered = [option["label"] for menu in selects(panel) for option in menu["options"]]
    assert "Fame to win: 20, a long game" in offered
    assert not any("option-xia" in label for label in offered)
    await press(house, "Борис", lobby, "Join")
    await press(house, "Ann", lobby, "Add android")
    await press(house, "Ann", lobby, "Start")
    row = await begun(house, 1)
    at = await loaded(house, row.id)
    assert (at.state.seats, at.state.options.fame, at.state.npcs) == (3, "5", {})
    message = await table(house, row.id)
    assert {"System", "My ship", "Fame and titles", "Missions", "Odds", "My seat"} <= set(labels(message))


async def test_ships_are_chosen_and_fitted_out_on_the_pictures(house: House) -> None:
    names = ("Ann", "Eve", "Chidi")
    row = await running(house, *names)
    for _ in names:
        at = await loaded(house, row.id)
        seat = asked(at).seat
        message = await table(house, row.id)
        assert f"{names[seat]}: choosing a ship" in texts(message)
        ships = [EN.name("xia", choice.action.ship) for choice in asked(at).choices]  # type: ignore[attr-defined]
        described = message["components"][1]["items"][0]["description"]
        assert all(ship in described for ship in ships), "the cards on offer are the picture"
        await answer(house, names[seat], row.id, first_like(at, "ship"))
    at = await loaded(house, row.id)
    seat = asked(at).seat
    name = names[seat]
    assert await at.face.news(at, seat, EN) == "", "ships being chosen is no news on a call"
    await answer(house, name, row.id, "buy engine_1")
    panel = (await press(house, name, await table(house, row.id), "My seat")).message
    assert files(panel) == [f"placements_{seat}.png"]
    other = names[(seat + 1) % 3]
    elsewhere = (await press(house, other, await table(house, row.id), "My seat")).message
    assert files(elsewhere) == [f"ship_{(seat + 1) % 3}.png"]
    put = first_like(await loaded(house, row.id), "put")
    done = await answer(house, name, row.id, put, panel)
    assert files(done.message) == [f"ship_{seat}.png"], "answered in place"
    assert stories(house, row)[-1].count("takes") == 1, "one telling for each who has chosen"
    await answer(house, name, row.id, "done")
    assert stories(house, row)[-1] == f"**{name}**: buys {EN.name('xia', 'engine_1')}."
    assert asked(await loaded(house, row.id)).seat != seat


# A turn by buttons.


async def test_a_flight_is_chosen_by_numbers(house: House) -> None:
    row = await running(house, "Ann", "Eve", "Chidi", prepared=duel())
    message = await table(house, row.id)
    assert "Turn 1 · Ann: action phase" in texts(message)
    assert "Fame, 10 to win: Ann **0** · Eve **0** · Chidi **0**" in texts(message)
    await answer(house, "Ann", row.id, "impulse")
    at = await loaded(house, row.id)
    offered = [each for each in asked(at).choices if "there" in each.args]
    fly, *_ = (notation.write(each.action) for each in offered if each.args["there"] == "nothing")
    listed = [each.args["there"] not in ("nothing", "planet") for each in offered]
    assert listed == sorted(listed, reverse=True), "where there is something to do comes first"
    message = await table(house, row.id)
    assert "Ann: in flight" in texts(message)
    (menu,) = [menu for menu in selects(message) if menu["placeholder"] == EN("xia-group-move")]
    assert menu["options"][0]["label"].startswith("1 · ")
    assert "safe" in menu["options"][0]["description"]
    assert "In reach: safe: 1." in texts(message), "the picture says the same"
    await answer(house, "Ann", row.id, fly)
    if asked(await loaded(house, row.id)).key == "xia-ask-move":
        await answer(house, "Ann", row.id, "stop")
    assert stories(house, row) == [], "the turn is not over"
    await press(house, "Ann", await table(house, row.id), EN("xia-end-actions"))
    await house.settle()
    (told,) = stories(house, row)
    story, figures = told.split("\n")
    place = EN("xia-space", sector="@" + fly[4:].split(".")[0], number=fly.split(".")[1])
    assert story == f"**Ann**: Impulse (4) → {place}."
    assert figures.startswith("-# fame 0 · 3,000 credits")
    assert "Turn 2 · Eve" in texts(await table(house, row.id))


async def test_what_is_taken_back_within_a_turn_is_never_told(house: House) -> None:
    row = await running(house, "Ann", "Eve", "Chidi", prepared=duel())
    await play(house, row.id, 0, "impulse")
    await press(house, "Ann", await table(house, row.id), "Undo")
    await house.settle()
    assert (await loaded(house, row.id)).state.players[0].impulse
    await play(house, row.id, 0, "end")
    assert not any("Impulse" in story for story in stories(house, row))
    assert "took a move back" not in said(house, row)


# Attacked in somebody else's turn.


async def test_the_attacked_player_is_called_with_all_that_is_needed(house: House) -> None:
    row = await running(house, "Ann", "Eve", "Chidi", prepared=duel())
    fire = first_like(await loaded(house, row.id), "attack 1")
    await play(house, row.id, 0, fire)
    at = await loaded(house, row.id)
    assert asked(at).key == "xia-ask-defence" and asked(at).seat == 1
    assert stories(house, row) == [f"**Ann**: attacks Eve: {EN.name('xia', 'blaster_1')} ×2."]
    (ping,) = [message for message in pings(house, row) if house.person("Eve").id in texts(message)]
    shown = texts(ping)
    assert shown.startswith(f"**{EN('news-this-turn')}**\n**Ann**: attacks Eve")
    assert files(ping) == ["attack.png", "ship_1.png"]
    assert "Ann attacks you with" in shown and "at worst" in shown
    assert {EN("xia-defend-nothing"), EN.name("xia", "shield_1")} <= set(labels(ping))
    assert f"-# **{EN.name('xia', 'shield_1')}** · about " in shown, "what each marker would add"
    picture = texts(await table(house, row.id))
    assert EN("xia-say-attack", name="Ann", target="Eve") in picture
    assert EN("xia-say-weapons", weapons=f"{EN.name('xia', 'blaster_1')} ×2") in picture
    shield = first_like(at, "defend shields")
    foreign = await told_privately(await house.person("Ann").click(ping, buttons(ping)[0]["custom_id"]))
    assert foreign == EN("trouble-not-yours")
    await answer(house, "Eve", row.id, shield, ping)
    for _ in range(20):
        at = await loaded(house, row.id)
        if asked(at).seat == 0:
            break
        await play(house, row.id, 1, notation.write(asked(at).choices[0].action))
    told = "\n".join(stories(house, row))
    assert f"Eve defends: {EN.name('xia', 'shield_1')}" in told
    assert "attack " in told and ", defence " in told
    assert told.count("attacks Eve") == 1, "nothing is told twice"


async def test_standing_orders_answer_for_the_absent(house: House) -> None:
    row = await running(house, "Ann", "Eve", "Chidi", prepared=duel())
    seat = (await press(house, "Eve", await table(house, row.id), "My seat")).message
    panel = (await press(house, "Eve", seat, EN("xia-button-orders"))).message
    assert panel["flags"] & EPHEMERAL
    assert len(selects(panel)) == 5
    wishes = {"shields": "all_but_one", "abilities": "always", "rearm": "always", "damage": "auto"}
    for kind, value in wishes.items():
        chosen = await house.person("Eve").choose(panel, f"s:xia_orders:{row.id}:{kind}", value)
        panel = (await chosen.answered()).message or panel
        assert EN("xia-orders-set") in texts(panel)
    again = await house.person("Eve").choose(panel, f"s:xia_orders:{row.id}:damage", "auto")
    await again.answered()
    assert len(await log_of(house, row.id)) == 4, "ordered twice, noted once"
    orders = (await loaded(house, row.id)).state.players[1].orders
    assert (orders.shields, orders.abilities, orders.rearm, orders.damage) == tuple(wishes.values())
    await house.settle()
    assert stories(house, row) == [], "nobody else is told"
    await play(house, row.id, 0, first_like(await loaded(house, row.id), "attack 1"))
    assert asked(await loaded(house, row.id)).seat == 0, "no window is opened"
    assert not [message for message in pings(house, row) if house.person("Eve").id in texts(message)]


async def test_the_usual_orders_are_one_tap(house: House) -> None:
    row = await running(house, "Ann", "Eve", "Chidi", prepared=duel())
    seat = (await press(house, "Eve", await table(house, row.id), "My seat")).message
    panel = (await press(house, "Eve", seat, EN("xia-button-orders"))).message
    assert f"**{EN('xia-orders-usual')}**: " in texts(panel), "what it means is said"
    done = (await press(house, "Eve", panel, EN("xia-orders-usual"))).message
    assert done["id"] == panel["id"] and EN("xia-orders-set") in texts(done)
    chosen = [
        option["label"] for menu in selects(done) for option in menu["options"] if option.get("default")
    ]
    assert chosen == [
        EN("xia-order-shields-all-but-one"),
        EN("xia-order-abilities-always"),
        EN("xia-order-rearm-always"),
        EN("xia-order-damage-auto"),
        EN("xia-order-stow-auto"),
    ]
    await play(house, row.id, 0, first_like(await loaded(house, row.id), "attack 1"))
    at = await loaded(house, row.id)
    assert asked(at).seat == 0, "nobody waits for Eve"
    await play(house, row.id, 0, "end", "arm 0")
    told = "\n".join(stories(house, row))
    assert f"Eve defends: {EN.name('xia', 'shield_1')}" in told and "Eve arms 2 markers" in told, (
        "and all is reported"
    )
    await press(house, "Eve", done, EN("xia-orders-ask"))
    orders = (await loaded(house, row.id)).state.players[1].orders
    assert {orders.shields, orders.abilities, orders.rearm, orders.damage} == {"ask"}


async def test_a_silent_defender_is_played_for_until_the_attack_is_over(house: House) -> None:
    row = await running(house, "Ann", "Eve", "Chidi", prepared=duel(), settings=Settings(deadline="24"))
    await play(house, row.id, 0, first_like(await loaded(house, row.id), "attack 1"))
    at = await loaded(house, row.id)
    assert at.face.in_turn(at, 1) and not at.face.in_turn(at, 0)
    (ping,) = [each for each in await house.store.people.pings(row.id) if each.seat == 1]
    await house.bot.cogs["Timers"].look(ping.at + 25 * 3600)  # type: ignore[attr-defined]
    await house.settle()
    at = await loaded(house, row.id)
    assert asked(at).seat == 0 and asked(at).key == "xia-ask-action"
    told = said(house, row)
    assert ", defence 0: Eve takes " in told and EN("note-answer-late", who="Eve") in told


# Secrets.


def at_a_mission_point() -> Table:
    prepared = duel()
    prepared.put(0, prepared.spot("kemplar_ii", "M"))
    return prepared


async def test_missions_are_drawn_in_private(house: House) -> None:
    row = await running(house, "Ann", "Борис", "Chidi", prepared=at_a_mission_point())
    await answer(house, "Ann", row.id, "draw")
    at = await loaded(house, row.id)
    names = [EN.name("xia", card) for card in at.state.stack[-1].cards]
    assert len(names) == 3
    panel = (await press(house, "Ann", await table(house, row.id), "My seat")).message
    assert files(panel) == ["drawn.png"]
    assert all(name in texts(panel) for name in names)
    await answer(house, "Ann", row.id, f"keep {at.state.stack[-1].cards[0]}", panel)
    kept = names[0]
    message = await table(house, row.id)
    assert EN("table-private-question") in texts(message)
    assert not any(part["custom_id"].startswith(("w:choose", "s:choose")) for part in buttons(message))
    await press(house, "Ann", message, f"w:look:{row.id}:missions")
    for who in ("Борис", "Chidi"):
        for look in ("missions", "ship.0", "map"):
            seen = (await press(house, who, message, f"w:look:{row.id}:{look}", force=True)).message
            assert not any(
                RU.name("xia", card.id) in texts(seen) or EN.name("xia", card.id) in texts(seen)
                for card in DECK
            )
        text = await told_privately(await house.person(who).click(message, f"w:text:{row.id}:"))
        assert kept not in text
    everything = said(house, row)
    assert not any(EN.name("xia", card.id) in everything for card in DECK)
    mine = (await press(house, "Ann", message, f"w:look:{row.id}:missions", force=True)).message
    assert kept in texts(mine), "the own mission is told to its captain"


DECK = tuple(MISSIONS.values())


async def test_who_can_pay_for_a_larger_ship_sees_the_cards(house: House) -> None:
    prepared = at_a_mission_point()
    prepared.state.players[0].credits = 5000
    row = await running(house, "Ann", "Борис", "Chidi", prepared=prepared)
    await play(house, row.id, 0, "end")
    panel = (await press(house, "Ann", await table(house, row.id), "My seat")).message
    assert files(panel) == ["ship_0.png", "ships.png"]
    await answer(house, "Ann", row.id, "buy engine_1")
    await play(house, row.id, 0, first_like(await loaded(house, row.id), "put"))
    panel = (await press(house, "Ann", await table(house, row.id), "My seat")).message
    assert files(panel) == ["ship_0.png"]


async def test_the_call_of_a_player_with_a_secret_gives_nothing_away(house: House) -> None:
    prepared = duel()
    prepared.errand(1, "passenger_04")
    row = await running(house, "Ann", "Eve", "Chidi", prepared=prepared)
    await play(house, row.id, 0, "end")
    (ping,) = [message for message in pings(house, row) if house.person("Eve").id in texts(message)]
    assert EN("table-private-question") in texts(ping)
    assert EN.name("xia", "passenger_04") not in texts(ping)
    assert files(ping) == ["ship_1.png", "map.png"]
    seat = (await press(house, "Eve", ping, "My seat")).message
    assert EN("xia-end-actions") in labels(seat) + [o["label"] for s in selects(seat) for o in s["options"]]


# Odds, gifts.


async def test_odds_are_told_in_private(house: House) -> None:
    row = await running(house, "Ann", "Eve", "Chidi", prepared=duel())
    message = await table(house, row.id)
    shown = await told_privately(await house.person("Ann").click(message, f"w:xia_odds:{row.id}:"))
    assert shown.startswith(f"### {EN('xia-odds-head')}")
    assert f"**Eve: {EN.name('xia', 'blaster_1')} ×2**: undefended: about " in shown
    assert "against every shield" in shown
    idle = await told_privately(await house.person("Eve").click(message, f"w:xia_odds:{row.id}:"))
    assert idle == EN("xia-odds-nothing")
    where = str(row.thread)
    offered = await house.person("Ann").autocomplete("xia odds", "move", "eve", channel=where)
    fire = first_like(await loaded(house, row.id), "attack 1")
    assert fire in [each["value"] for each in offered]
    one = await told_privately(await house.person("Ann").slash("xia odds", channel=where, move=fire))
    assert one.count("**") == 2
    wrong = await told_privately(await house.person("Ann").slash("xia odds", channel=where, move="dance"))
    assert wrong == EN("odds-unknown")
    stranger = await house.person("Дана").slash("xia odds", channel=where)
    assert await told_privately(stranger) == RU("trouble-not-yours")


async def test_flights_of_equal_risk_share_a_line_of_the_odds(house: House) -> None:
    row = await running(house, "Ann", "Eve", "Chidi", prepared=duel())
    await play(house, row.id, 0, "impulse")
    at = await loaded(house, row.id)
    risky = [choice for choice in (await chances.asked(at, 0)).values() if choice.label == "xia-fly"]
    risks = {str(choice.args["odds"]) for choice in risky}
    assert len(risky) > len(risks) > 0
    message = await table(house, row.id)
    shown = await told_privately(await house.person("Ann").click(message, f"w:xia_odds:{row.id}:"))
    assert shown.count("**Flight to ") == len(risks)
    assert chances.spans(range(1, 4)) == "1–3" and chances.spans([7, 1, 2]) == "1–2, 7"
    assert shown.endswith(EN("xia-odds-bare"))
    safe = first_like(at, "fly")
    where = str(row.thread)
    one = await told_privately(await house.person("Ann").slash("xia odds", channel=where, move=safe))
    assert EN("xia-odds-safe") in one, "also of a way that is not in the list"
    for wrong in ("fly nowhere.99", "attack 1", "fly"):
        said_back = await house.person("Ann").slash("xia odds", channel=where, move=wrong)
        assert await told_privately(said_back) == EN("odds-unknown"), wrong


async def test_credits_are_given_at_any_time(house: House) -> None:
    row = await running(house, "Ann", "Eve", "android", prepared=duel())
    where = str(row.thread)
    offered = await house.person("Eve").autocomplete("xia give", "player", "", channel=where)
    assert [(each["name"], each["value"]) for each in offered] == [("Ann", "0"), ("android", "2")]
    given = await house.person("Eve").slash("xia give", channel=where, player="0", credits=2000)
    assert EN("xia-gives", player="Eve", to="Ann", credits=2000) in await told_privately(given)
    refused = await house.person("Eve").slash("xia give", channel=where, player="Ann", credits=1500)
    assert await told_privately(refused) == EN("xia-illegal-give-unit") + " (XIA-005)"
    nobody = await house.person("Eve").slash("xia give", channel=where, player="the cat", credits=1000)
    assert await told_privately(nobody) == EN("xia-illegal-give-whom") + " (XIA-463)"
    seat = (await press(house, "Ann", await table(house, row.id), "My seat")).message
    panel = (await press(house, "Ann", seat, EN("xia-button-give"))).message
    (menu,) = selects(panel)
    values = [option["value"] for option in menu["options"]]
    assert "1.5000" in values and "1.10000" not in values, "no more than one has"
    await (await house.person("Ann").choose(panel, menu["custom_id"], "2.3000")).answered()
    await house.settle()
    purses = [player.credits for player in (await loaded(house, row.id)).state.players]
    assert purses == [2000, 1000, 6000]
    assert await log_of(house, row.id) == ["1: give 0 2000", "0: give 2 3000"]
    line = EN("xia-gives", player="Eve", to="Ann", credits=2000)
    assert stories(house, row)[0] == line, "told at once, in the middle of Ann's turn"
    await play(house, row.id, 0, "end")
    assert "\n".join(stories(house, row)).count(line) == 1, "and not again when it is over"


# Pictures one tap away.


async def test_look_opens_privately_and_its_tabs_change_it_in_place(house: House) -> None:
    prepared = duel()
    for side, sector in enumerate(("outpost_338", "expeditor_gate", "lunari"), 2):
        prepared.lay(sector, "kemplar_ii", side)
    row = await running(house, "Ann", "Борис", "Chidi", prepared=prepared)
    message = await table(house, row.id)
    panel = (await press(house, "Борис", message, "System")).message
    assert panel["flags"] & EPHEMERAL
    assert files(panel) == ["system.png"]
    assert RU("xia-look-system") in texts(panel)
    tabs = {"map": "map.png", "fame": "fame.png", "missions": "mission_1.png", "ship.2": "ship_2.png"}
    for what, name in tabs.items():
        shown = (await press(house, "Борис", panel, f"w:look:{row.id}:{what}")).message
        assert shown["id"] == panel["id"] and files(shown) == [name]
        gallery = next(part for part in shown["components"] if part["type"] == 12)
        assert gallery["items"][0]["description"], what
    (menu,) = selects(panel)
    assert menu["options"][0]["value"] == "sector.kemplar_ii", "six sectors are a menu"
    sector = await (
        await house.person("Борис").choose(panel, menu["custom_id"], "sector.neo_damascus")
    ).answered()
    assert files(sector.message) == ["sector_neo_damascus.png"]
    mine = (await press(house, "Борис", message, "My ship")).message
    assert files(mine) == ["ship_1.png"]


async def test_look_as_a_command_and_forged_ids(house: House) -> None:
    row = await running(house, "Ann", "Борис", "Chidi", prepared=duel())
    where = str(row.thread)
    shown = await house.person("Борис").slash("xia look", channel=where, what="fame")
    assert files((await shown.answered()).message) == ["fame.png"]
    offered = await house.person("Борис").autocomplete("xia look", "what", "сект", channel=where)
    assert "sector.neo_damascus" in [each["value"] for each in offered]
    wrong = await house.person("Ann").slash("xia look", channel=where, what="sector.nowhere")
    assert await told_privately(wrong) == EN("look-nothing")
    message = await table(house, row.id)
    before = saved.dump((await loaded(house, row.id)).state)
    forged = [
        "look:1:",
        "look:1:ship.9",
        "look:1:drawn",
        "look:1:npcs",
        "look:1:mission.1",
        "xia_orders:1:hull",
    ]
    forged += ["xia_odds:99:", "choose:1:0.00000000.0", "choose:1:x.0.0"]
    for rest in forged:
        said_back = await told_privately(await house.person("Ann").click(message, f"w:{rest}", force=True))
        assert "went wrong on my side" not in said_back, rest
    stranger = await house.person("Eve").click(message, "w:xia_orders:1:", force=True)
    assert await told_privately(stranger) == EN("trouble-not-yours")
    assert saved.dump((await loaded(house, row.id)).state) == before


# A whole turn in one line; a restart; the end.


async def test_the_example_in_russian_is_a_turn_in_the_words_that_are_shown(house: House) -> None:
    row = await running(house, "Ann", "Борис", "Chidi", prepared=duel())
    move = first_like((await after(house, row.id, "impulse")), "fly kemplar_ii")
    line = RU("xia-turn-example").replace("клетка 7", f"клетка {move.partition('.')[2]}")
    assert line.endswith(move.partition(".")[2])
    done = await house.person("Ann").slash("xia turn", channel=str(row.thread), moves=line)
    assert (await told_privately(done)).startswith("Played: Impulse: ")
    assert [each.split(": ", 1)[1] for each in await log_of(house, row.id)] == ["impulse", move]


async def test_several_moves_in_one_line(house: House) -> None:
    row = await running(house, "Ann", "Eve", "Chidi", prepared=duel())
    where = str(row.thread)
    fly = first_like((await after(house, row.id, "impulse")), "fly")
    line = f"impulse; {fly}"
    found = await house.person("Ann").autocomplete("xia turn", "moves", "impulse; ", channel=where)
    names = {each["value"]: each["name"] for each in found}
    assert names[line].endswith(" safe)"), "what it costs and risks"
    assert all(len(name) <= 100 for name in names.values())
    done = await told_privately(await house.person("Ann").slash("xia turn", channel=where, moves=line))
    assert done.startswith("Played: Impulse: ")
    moves = [each.split(": ", 1)[1] for each in await log_of(house, row.id)]
    assert moves == ["impulse", fly]
    refused = await told_privately(
        await house.person("Eve").slash("xia turn", channel=where, moves="fly home")
    )
    assert refused == EN("turn-not-yours", player="Ann")
    sent = await house.person("Ann").slash("xia turn", channel=where, moves="fly home")
    assert (await told_privately(sent)).startswith("Nothing was played")
    assert len(await log_of(house, row.id)) == 2


async def test_a_line_is_tried_beside_the_loop_while_it_is_typed_and_when_it_is_sent(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried, where = lines.rehearse, list[int]()

    def noted(*args: Any) -> lines.Trial:
        where.append(threading.get_ident())
        return tried(*args)

    noted.__name__ = "rehearse"
    monkeypatch.setattr(lines, "rehearse", noted)
    row = await running(house, "Ann", "Eve", "Chidi", prepared=duel())
    thread = str(row.thread)
    await house.person("Ann").autocomplete("xia turn", "moves", "impulse; f", channel=thread)
    typed = len(where)
    await (await house.person("Ann").slash("xia turn", thread, moves="impulse")).answered()
    assert typed and len(where) > typed
    assert threading.get_ident() not in where


async def test_a_space_nobody_offers_is_not_taken_for_one_with_a_longer_number(house: House) -> None:
    row = await running(house, "Ann", "Eve", "Chidi", prepared=duel())
    at = await after(house, row.id, "impulse")
    (prompt,) = at.rules.prompts(at.state)
    fly = first_like(at, "fly")
    gone = msgspec.structs.replace(
        prompt, choices=[Choice("x", notation.read(f"{fly}5", RULES.actions)), *prompt.choices[-1:]]
    )
    assert notation.write(lines.find(gone, fly, RULES.actions)) == fly


async def after(house: House, game: int, *moves: str) -> Any:
    """The game as it would be after these moves of whoever is asked; nothing is stored."""
    at = await loaded(house, game)
    for move in moves:
        state = saved.copy(at.state)
        at.rules.play(state, asked(at).seat, notation.read(move, at.rules.actions), at.dice())
        at.state = state
    return at


async def test_a_restart_in_the_middle_of_an_attack(house: House) -> None:
    row = await running(house, "Ann", "Eve", "Chidi", prepared=duel())
    await play(house, row.id, 0, first_like(await loaded(house, row.id), "attack 1"))
    (ping,) = [message for message in pings(house, row) if house.person("Eve").id in texts(message)]
    told = stories(house, row)
    await house.restart()
    await house.settle()
    assert stories(house, row) == told
    await answer(house, "Eve", row.id, first_like(await loaded(house, row.id), "defend shields"), ping)
    assert asked(await loaded(house, row.id)).key != "xia-ask-defence"
    assert (await log_of(house, row.id))[-1].startswith("1: defend shields=")
    at = await loaded(house, row.id)
    assert asked(at).seat == 1 and house.box.world.message(ping["id"]) is not None
    assert EN("xia-defend-nothing") not in texts(ping), "the next question of the attack, in the same message"


async def test_the_end_comes_with_the_final_standing(house: House) -> None:
    prepared = Table(3, fame="5")
    prepared.state.players[0].fame = 4
    prepared.put(0, prepared.spot("kemplar_ii", "M"))
    mission = prepared.errand(0, "passenger_04", done=True, payment=3000)
    sector = MISSIONS[mission.mission].delivery
    if sector not in [laid.sector for laid in prepared.state.laid]:
        prepared.lay(sector, "kemplar_ii", 4)
    prepared.put(0, prepared.spot(sector, "M"))
    row = await running(house, "Ann", "Eve", "Chidi", prepared=prepared)
    await play(house, row.id, 0, "complete")
    assert (await row_of(house, row.id)).status == "over"
    (sheet,) = [message for message in in_thread(house, row) if files(message) == ["score.png"]]
    shown = texts(sheet)
    assert f"**completes “{EN.name('xia', 'passenger_04')}”**" in shown
    assert EN("xia-victory", player="Ann", fame=5) in shown
    assert "Ann wins with 5 fame" in shown
    assert "Play again" in labels(sheet)
    assert "Ann **5**" in texts(await table(house, row.id))


async def test_a_goal_nobody_plays_to_is_refused(house: House) -> None:
    refused = await house.person("Ann").slash("xia new", fame="DROP TABLE", force=True)
    assert await told_privately(refused) == EN("xia-no-such-option")
    assert await house.store.games.running() == []


async def test_nothing_is_suggested_before_the_game_begins(house: House) -> None:
    await (await house.person("Ann").slash("xia new", channel="games")).done()
    row = await row_of(house, 1)
    where = str(row.channel)
    for command, option in (("look", "what"), ("turn", "moves"), ("odds", "move"), ("give", "player")):
        found = await house.person("Ann").autocomplete(f"xia {command}", option, "", channel=where)
        assert found == [], command
    said_back = await told_privately(await house.person("Ann").slash("xia look", channel=where))
    assert said_back == EN("trouble-status-lobby")
