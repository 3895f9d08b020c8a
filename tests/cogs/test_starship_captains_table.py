"""Starship Captains at the table: opened by command, played by its buttons, told turn by turn."""

from __future__ import annotations

import pytest

from cogs.table_settings import TableSettings as Settings
from rules.core import Dice, notation, saved
from rules.starship_captains.game import RULES
from rules.starship_captains.options import Options
from rules.starship_captains.query import adjacent_pirates
from sandbox.shapes import EPHEMERAL
from tests.cogs.answering import answer, asked, choice_of
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
from tests.cogs.starship_captains import SEED, play, play_turn, play_until, running
from tests.cogs.started import under_way
from words import words

EN, RU = words("en"), words("ru")


def files(message: dict) -> list[str]:  # type: ignore[type-arg]
    return [file["filename"] for file in message["attachments"]]


def stories(house: House, row: object) -> list[str]:
    """What the thread was told, without table and pings."""
    return tellings(house, row)  # type: ignore[arg-type]


# From the lobby to the table.


async def test_a_table_opened_by_command(house: House) -> None:
    opening = await house.person("Ann").slash("captains new", **{"tech-side": "B"})
    lobby = (await opening.answered()).message
    assert lobby is not None
    shown = texts(lobby)
    assert EN("game-starship-captains") in shown
    assert EN("about-starship-captains") in shown
    assert EN("option-starship-captains-tech-side-B") in shown
    await press(house, "Борис", lobby, "Join")
    await press(house, "Ann", lobby, "Start")
    row = await begun(house, 1)
    at = await loaded(house, row.id)
    assert (at.state.seats, at.state.tech_side) == (2, "B")
    message = await table(house, row.id)
    assert {"Galaxy", "My ship", "Techs", "Tracks", "Missions", "My seat"} <= set(labels(message))
    assert [menu["placeholder"] for menu in selects(message)] == [
        EN("sc-group-room"),
        EN("sc-group-train"),
    ]


async def test_options_have_words_in_both_languages(house: House) -> None:
    lobby = (await (await house.person("Ann").slash("captains new")).answered()).message
    panel = (await press(house, "Ann", lobby, "Options")).message
    offered = [option["label"] for menu in selects(panel) for option in menu["options"]]
    assert "Tech boards: side A, for a first game" in offered
    assert "Passenger (solo): Auntie Ion" in offered
    assert not any("starship-captains" in label for label in offered)


async def test_a_passenger_nobody_knows(house: House) -> None:
    refused = await house.person("Ann").slash("captains new", passenger="the cat")
    assert await told_privately(refused) == EN("sc-no-such-passenger")
    assert await house.store.games.of_guild(int(house.box.world.guild_id), ("lobby",)) == []
    found = await house.person("Борис").autocomplete("captains new", "passenger", "сальник")
    assert [(each["name"], each["value"]) for each in found] == [("Дядюшка Сальник", "uncle_gasket")]


# A turn by buttons.


async def test_a_turn_is_played_choice_by_choice_under_the_table(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    await answer(house, "Ann", row.id, "room helm red")
    message = await table(house, row.id)
    assert "Helm ▸ …" in texts(message)
    (near, far, *_) = [[option["label"] for option in menu["options"]] for menu in selects(message)]
    assert {"1 · Larkspur", "2 · Lesser Tivoli", "3 · Ochre"} <= {*near}, "as the map numbers them"
    assert {"1 · Stop at Larkspur (1 move)", "4 · Stop at Kettle (2 moves)"} <= {*far}, (
        "all that is within reach"
    )
    assert EN("sc-say-galaxy") in texts(message), "while flying the picture is the galaxy"
    await answer(house, "Ann", row.id, "go larkspur")
    assert "Helm ▸ Larkspur ▸ …" in texts(await table(house, row.id))
    await answer(house, "Ann", row.id, "skip")
    assert await log_of(house, row.id) == ["0: room helm red", "0: go larkspur", "0: skip"]
    assert asked(await loaded(house, row.id)).seat == 1
    assert "Eve's turn · then Ann" in texts(await table(house, row.id))


async def test_cards_on_offer_are_in_the_picture(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    await answer(house, "Ann", row.id, "room science blue")
    at = await loaded(house, row.id)
    offered = [
        EN.name("starship_captains", c.action.card) for c in asked(at).choices if hasattr(c.action, "card")
    ]
    message = await table(house, row.id)
    described = message["components"][1]["items"][0]["description"]
    assert EN("sc-say-display-head") in described
    assert offered[0] in described
    seat = (await press(house, "Ann", message, "My seat")).message
    assert files(seat) == ["techs.png"]


async def test_a_click_of_somebody_else_and_a_late_one(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    old = await table(house, row.id)
    index, _ = choice_of(await loaded(house, row.id), "pass")
    button = next(b["custom_id"] for b in buttons(old) if b["custom_id"].endswith(f".{index}"))
    before = saved.dump((await loaded(house, row.id)).state)
    foreign = await told_privately(await house.person("Eve").click(old, button))
    assert foreign == EN("trouble-not-yours")
    assert saved.dump((await loaded(house, row.id)).state) == before
    await play(house, row.id, 0, "room helm red")
    late = await told_privately(await house.person("Ann").click(old, button, force=True))
    assert EN("trouble-stale") in late
    assert "Larkspur" in late, "a stale button shows the question of now"
    assert await log_of(house, row.id) == ["0: room helm red"]


# What is told.


async def test_one_telling_a_turn(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    await play(house, row.id, 0, "room helm red")
    await play(house, row.id, 0, "go larkspur")
    assert stories(house, row) == []
    await play(house, row.id, 0, "go kettle")
    (told,) = stories(house, row)
    story, figures = told.split("\n")
    assert story == "**Ann**: red ensign to Helm; flies to Larkspur and Kettle; reserves Kettle."
    assert figures == "-# ready 3 · queue 4 · medals 1 · cargo 0 · damage 3"
    await play(house, row.id, 1, "pass")
    assert stories(house, row)[1:] == ["**Eve** passes."]


async def test_what_is_taken_back_within_a_turn_is_never_told(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    await play(house, row.id, 0, "room helm red", "go larkspur")
    await press(house, "Ann", await table(house, row.id), "Undo")
    await house.settle()
    await press(house, "Ann", await table(house, row.id), "Undo")
    await house.settle()
    assert stories(house, row) == []
    await play(house, row.id, 0, "room repair cadet", "repair hold")
    (told,) = stories(house, row)
    assert "Helm" not in told and "Larkspur" not in told
    assert "took a move back" not in said(house, row)
    assert told.startswith("**Ann**: cadet to Repair; repairs the hold (1).")


async def test_a_turn_taken_back_after_it_was_told_is_told_as_such(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    await play(house, row.id, 0, "room helm red", "skip")
    assert len(stories(house, row)) == 1
    await press(house, "Ann", await table(house, row.id), "Undo")
    await house.settle()
    assert stories(house, row)[1:] == [EN("table-undone", who="Ann")]


async def test_a_round_ends_in_a_line_of_its_own_with_the_galaxy(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    await play(house, row.id, 0, "pass")
    await play(house, row.id, 1, "pass")
    told = [m for m in in_thread(house, row) if not buttons(m)]
    (message,) = [m for m in told if "**Round 2 of 4.**" in texts(m)]
    assert files(message) == ["galaxy.png"]
    lines = texts(message).split("\n")
    assert lines[0] == "**Eve** passes."
    assert lines[1] == EN("sc-round-ends", round=1)
    assert lines[2].startswith("**Round 2 of 4.** Every captain receives a medal.")
    assert "Eve begins this round." in lines[2]


async def test_the_end_comes_with_the_score_sheet_and_an_epilogue_for_everybody(house: House) -> None:
    row = await running(house, "Ann", "Борис")
    for _ in range(4):
        first = (await loaded(house, row.id)).state.first
        await play(house, row.id, first, "pass")
        await play(house, row.id, 1 - first, "pass")
    row = await row_of(house, row.id)
    assert row.status == "over"
    (message,) = [m for m in in_thread(house, row) if files(m) == ["score.png"]]
    told = texts(message)
    assert EN("sc-game-ends") in told
    assert told.count("Nobody noticed you had left") == 2
    assert "Play again" in labels(message)
    shown = texts(await table(house, row.id))
    assert "share the victory" in shown
    assert "share the victory" in told


async def test_the_end_is_told_whole_after_long_turns_of_androids(house: House) -> None:
    """Ann passes first in the last round; all that the others do until the end comes in one telling."""
    row = await running(house, "Ann", "android", "android", "android")
    await play_until(house, row.id, round=4)
    while (await row_of(house, row.id)).status == "running":
        at = await loaded(house, row.id)
        if "pass" in [notation.write(choice.action) for choice in asked(at).choices]:
            await play(house, row.id, 0, "pass")
        else:
            await play_turn(house, row.id)
    sheet = next(m for m in in_thread(house, row) if files(m) == ["score.png"])
    assert EN("sc-game-ends") in texts(sheet)
    told = said(house, row)
    at = await loaded(house, row.id)
    turns = [e for r in await at.line() for e in r.events if e.key in ("sc-turn-over", "sc-passes")]
    passes = sum(event.key == "sc-passes" for event in turns)
    assert told.count("-# ready") >= len(turns) - 2 * passes


# What calls a player.


async def test_the_message_that_calls_has_all_that_is_needed(house: House) -> None:
    """By post: Ann played an hour ago, so she is called when Eve has moved."""
    row = await running(house, "Ann", "Eve", "Chidi")
    await play(house, row.id, 0, "room helm red", "go larkspur", "skip")
    await play(house, row.id, 1, "room repair cadet", "repair hold")
    await play(house, row.id, 2, "pass")
    (ping,) = pings(house, row)
    told = texts(ping)
    news = told.split("\n")
    assert news[0] == "**Since your last turn**"
    assert news[1] == "**Eve**: cadet to Repair; repairs the hold (1)."
    assert news[2] == "**Chidi** passes."
    assert "Helm;" not in told and "ready 3" not in told
    assert files(ping) == ["ship_0.png", "galaxy.png"]
    assert "Ann's ship" in told and EN("sc-say-galaxy") in told
    assert f"<@{house.person('Ann').id}>" in told
    assert selects(ping)[0]["placeholder"] == EN("sc-group-room")
    assert "Pass" in labels(ping)


async def test_the_first_call_needs_no_news(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    (ping,) = pings(house, row)
    assert EN("news-since-last-turn") not in texts(ping)
    assert files(ping) == ["ship_0.png", "galaxy.png"]


async def test_a_turn_begun_is_played_to_its_end_for_the_silent(house: House) -> None:
    row = await running(house, "Ann", "Eve", settings=Settings(deadline="24"))
    await play(house, row.id, 0, "room helm red")
    at = await loaded(house, row.id)
    assert at.face.in_turn(at, 0) and not at.face.in_turn(at, 1)
    (ping,) = await house.store.people.pings(row.id)
    await house.bot.cogs["Timers"].look(ping.at + 25 * 3600)  # type: ignore[attr-defined]
    await house.settle()
    at = await loaded(house, row.id)
    assert asked(at).seat == 1
    told = "\n".join(stories(house, row))
    before, after = told.split(EN("note-deadline", who="Ann"))
    assert before == "**Ann**: red ensign to Helm.\n"
    assert after.startswith("\n**Ann**: ") and after.count("-# ready") == 1


# The seat.


async def test_my_seat_in_the_language_of_its_player(house: House) -> None:
    row = await running(house, "Ann", "Борис")
    message = await table(house, row.id)
    ann = (await press(house, "Ann", message, "My seat")).message
    assert ann["flags"] & EPHEMERAL
    assert "points so far: −3½" in texts(ann)
    assert files(ann) == ["ship_0.png"]
    assert "Ship: Борис" in labels(ann)
    assert selects(ann)[0]["placeholder"] == EN("sc-group-room")
    boris = (await press(house, "Борис", message, "My seat")).message
    assert files(boris) == ["ship_1.png"]
    assert RU("sc-seat-waits", player="Ann") in texts(boris)
    assert selects(boris) == []
    done = await answer(house, "Ann", row.id, "room helm red", ann)
    assert "Helm ▸ …" in texts(done.message), "a choice on one's own panel is answered in place"


async def test_the_standing_order_is_a_switch(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    seat = (await press(house, "Eve", await table(house, row.id), "My seat")).message
    turned = (await press(house, "Eve", seat, EN("sc-button-ask-all"))).message
    assert EN("sc-asks-all") in texts(turned)
    assert (await loaded(house, row.id)).state.players[1].ask_all
    again = await press(house, "Eve", turned, f"w:sc_ask:{row.id}:on", force=True)
    assert EN("sc-asks-all") in texts(again.message)
    assert await log_of(house, row.id) == ["1: ask yes"], "asked twice, ordered once"
    assert stories(house, row) == [], "nobody else is told"
    back = (await press(house, "Eve", again.message, EN("sc-button-ask-little"))).message
    assert EN("sc-asks-little") in texts(back)
    assert not (await loaded(house, row.id)).state.players[1].ask_all
    button, message = f"w:sc_ask:{row.id}:on", await table(house, row.id)
    stranger = await house.person("Chidi").click(message, button, force=True)
    assert await told_privately(stranger) == EN("trouble-not-yours")


# Pictures one tap away.


async def test_look_opens_privately_and_its_tabs_change_it_in_place(house: House) -> None:
    row = await running(house, "Ann", "Борис")
    message = await table(house, row.id)
    looking = await press(house, "Борис", message, "Galaxy")
    panel = looking.message
    assert panel["flags"] & EPHEMERAL
    assert files(panel) == ["galaxy.png"]
    assert RU("sc-look-galaxy") in texts(panel)
    expected = {"techs": "techs.png", "tracks": "tracks.png", "missions": "missions.png"}
    expected |= {"score": "score.png", "ship.0": "ship_0.png", "ship.1": "ship_1.png"}
    for what, name in expected.items():
        shown = (await press(house, "Борис", panel, f"w:look:{row.id}:{what}")).message
        assert shown["id"] == panel["id"]
        assert files(shown) == [name]
        gallery = next(part for part in shown["components"] if part["type"] == 12)
        assert gallery["items"][0]["description"], what
    mine = (await press(house, "Борис", message, "My ship")).message
    assert files(mine) == ["ship_1.png"]
    passer_by = (await press(house, "Chidi", message, "My ship")).message
    assert files(passer_by) == ["ship_0.png"], "who does not play sees the ship in turn"


async def test_look_as_a_command(house: House) -> None:
    row = await running(house, "Ann", "Борис")
    where = str(row.thread)
    shown = await house.person("Борис").slash("captains look", channel=where, what="tracks")
    assert files((await shown.answered()).message) == ["tracks.png"]
    offered = await house.person("Борис").autocomplete("captains look", "what", "кораб", channel=where)
    assert [each["value"] for each in offered] == ["ship.0", "ship.1"]
    wrong = await house.person("Ann").slash("captains look", channel=where, what="ship.7")
    assert await told_privately(wrong) == EN("look-nothing")
    nowhere = await house.person("Eve").slash("captains look")
    assert await told_privately(nowhere) == EN("trouble-no-game")


FORGED = [
    *(f"w:look:1:{what}" for what in ("", "ship", "ship.9", "ship.-1", "ship.x", "drawn", "airlock", "x.0")),
    *(f"w:sc_ask:1:{what}" for what in ("", "yes", "on.off", "1")),
    *(f"w:choose:1:{what}" for what in ("0.00000000.0", "x.0.0", "1.00000000.99")),
]


async def test_a_choice_says_what_an_event_brings_and_what_would_do_nothing(house: House) -> None:
    state = RULES.start(Options(first=0), 2, Dice(SEED, -1))
    state.players[0].slots[0].tech = "hotline"
    state.players[0].location = next(place for place in state.planets if not adjacent_pirates(state, place))
    state.events |= {"fleet": "goodwill_visit", "pirates": "lone_raider", "androids": "parting_gift"}
    row = await under_way(house, RULES, Options(first=0), "Ann", "Eve", seed=SEED, state=state)
    await play(house, row.id, 0, "room hotline red")
    shown = texts(await table(house, row.id))
    assert "· Lone raider: either 1 fight, or 1 artifact" in shown
    assert "Goodwill visit waits at its station; instead: 2 medals" in shown
    pirates = next(
        each for each in asked(await loaded(house, row.id)).choices if "lone_raider" in str(each.args)
    )
    await play(house, row.id, 0, notation.write(pirates.action))
    choices = asked(await loaded(house, row.id)).choices
    said = [EN(each.hint, **each.args) if each.hint else "" for each in choices]
    assert said == [EN("sc-room-idle-hint", why="pirate"), "", ""]
    assert said[0] in texts(await table(house, row.id))


async def test_free_training_is_asked_about_in_a_menu_of_its_own_question(house: House) -> None:
    row = await running(house, "Ann", passenger="teddy")
    assert asked(await loaded(house, row.id)).key == "sc-ask-free-training"
    (menu,) = selects(await table(house, row.id))
    assert menu["placeholder"] == "Free training: who learns what?"
    assert menu["options"][-1]["label"] == EN("sc-skip")


async def test_forged_ids_are_answered_and_change_nothing(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    assert row.id == 1
    message = await table(house, row.id)
    before = saved.dump((await loaded(house, row.id)).state)
    for custom_id in FORGED:
        answer = await told_privately(await house.person("Ann").click(message, custom_id, force=True))
        assert "went wrong on my side" not in answer, custom_id
    assert saved.dump((await loaded(house, row.id)).state) == before
    assert await log_of(house, row.id) == []


# Alone.


async def test_a_solo_game_shows_captain_shadow(house: House) -> None:
    row = await running(house, "Ann")
    message = await table(house, row.id)
    assert "🌑 Captain Shadow: Home Station" in texts(message)
    await play_turn(house, row.id)
    mine, figures, his, *_ = stories(house, row)[0].split("\n")
    assert mine.startswith("**Ann**: ")
    assert figures.startswith("-# ready")
    assert his.startswith("🌑 Captain Shadow: “")


@pytest.mark.parametrize("seats", [("Ann",), ("Ann", "android", "android")])
async def test_a_whole_game_is_told_without_a_hole(house: House, seats: tuple[str, ...]) -> None:
    row = await running(house, *seats)
    await play_until(house, row.id)
    assert (await row_of(house, row.id)).status == "over"
    told = said(house, row)
    assert "sc-" not in told.replace("esc-", "")
    at = await loaded(house, row.id)
    turns = sum(e.key == "sc-turn-over" for r in await at.line() for e in r.events)
    passes = sum(e.key == "sc-passes" for r in await at.line() for e in r.events)
    assert told.count("-# ready") >= turns - passes
    assert RULES.outcome(at.state) is not None
