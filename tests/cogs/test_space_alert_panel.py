"""The planning panel: every tap is answered with the panel itself."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.space_alert.panel import sign
from rules.space_alert.actions import Begin, Decline, Ready
from rules.space_alert.cards import CARDS
from tests.cogs.conftest import House, texts
from tests.cogs.playing import (
    EPHEMERAL,
    Message,
    buttons,
    labels,
    loaded,
    log_of,
    press,
    selects,
    table,
    told_privately,
)
from tests.cogs.tables import play, running

UPDATE = 7


async def planning(house: House, *names: str, **options: Any) -> int:
    row = await running(house, *names, **options)
    await play(house, row.id, 0, Begin())
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    return row.id


async def my_panel(house: House, game: int, name: str = "Ann") -> Message:
    message: Message = (await press(house, name, await table(house, game), "My seat")).message
    return message


def cards(panel: Message) -> Message:
    return next(menu for menu in selects(panel) if ":sa_place:" in menu["custom_id"])


async def place(house: House, panel: Message, option: int = 0, name: str = "Ann") -> Any:
    menu = cards(panel)
    value = menu["options"][option]["value"]
    return await (await house.person(name).choose(panel, menu["custom_id"], value)).done()


async def test_a_panel_one_plans_on_follows_the_game_with_its_board_and_picture(house: House) -> None:
    """A phase that others end opens its slots there; a cursor that was moved stays where it is until then."""
    game = await planning(house, "Ann", "Eve")
    panel = await my_panel(house, game)
    await place(house, panel)
    await press(house, "Ann", panel, "Threats")
    await press(house, "Ann", panel, slot_button(panel, 3)["custom_id"])
    assert cards(panel)["placeholder"] == "Card for turn 3"
    waits = [text for text in texts(panel).split("\n") if "ready" in text]
    async with house.bot.table.turn(game) as at:
        await house.bot.table.play(at, 0, Ready())
    await house.settle()
    assert [text for text in texts(panel).split("\n") if "ready" in text] != waits, "it follows"
    assert cards(panel)["placeholder"] == "Card for turn 3", "where the cursor was"
    await play(house, game, 1, Ready())
    house.bot.table.broadcast.changed(game)
    await house.settle()
    assert cards(panel)["placeholder"].endswith("turn 4") and labels(panel)[2] == "Threats"


def slot_button(panel: Message, slot: int) -> Message:
    found = [b for b in buttons(panel) if ":sa_slot:" in b["custom_id"] or ":sa_take:" in b["custom_id"]]
    return next(b for b in found if b["label"].split()[0] == str(slot))


def in_place(answer: Any, panel: Message) -> None:
    """One round trip: the callback itself carries the new panel."""
    assert answer.kind == UPDATE
    assert answer.followups == []
    assert answer.message["id"] == panel["id"]


async def test_a_card_is_placed_and_the_cursor_moves_on(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    panel = await my_panel(house, game)
    assert panel["flags"] & EPHEMERAL
    hand = list((await loaded(house, game)).state.member(0).hand)
    assert len(cards(panel)["options"]) == 2 * len(hand)
    assert cards(panel)["placeholder"] == "Card for turn 1"
    in_place(await place(house, panel), panel)
    member = (await loaded(house, game)).state.member(0)
    assert (member.slots[0].card, member.slots[0].half) == (hand[0], "action")
    assert cards(panel)["placeholder"] == "Card for turn 2"
    assert len(cards(panel)["options"]) == 2 * (len(hand) - 1)
    assert slot_button(panel, 1)["label"].startswith("1 ▲ ")


async def test_every_slot_of_the_phase_is_filled_in_as_many_taps(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    panel = await my_panel(house, game)
    for _ in range(3):
        await place(house, panel, option=1)
    member = (await loaded(house, game)).state.member(0)
    assert [slot.half for slot in member.slots[:4]] == ["move", "move", "move", None]
    assert await log_of(house, game) == [
        "0: begin",
        *(f"0: place {member.slots[n].card} move {n + 1}" for n in range(3)),
    ]


async def test_a_tap_on_the_placed_card_takes_it_back(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    panel = await my_panel(house, game)
    await place(house, panel)
    in_place(await press(house, "Ann", panel, slot_button(panel, 1)["custom_id"]), panel)
    assert slot_button(panel, 1)["label"].endswith(" ✕")
    in_place(await press(house, "Ann", panel, slot_button(panel, 1)["custom_id"]), panel)
    member = (await loaded(house, game)).state.member(0)
    assert member.slots[0].card is None
    assert slot_button(panel, 1)["label"] == "1"
    assert cards(panel)["placeholder"] == "Card for turn 1"


async def test_a_card_is_turned_over(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    panel = await my_panel(house, game)
    assert "Flip card" not in labels(panel)
    await place(house, panel)
    await press(house, "Ann", panel, slot_button(panel, 1)["custom_id"])
    in_place(await press(house, "Ann", panel, "Flip card"), panel)
    assert (await loaded(house, game)).state.member(0).slots[0].half == "move"


@pytest.mark.rule("SA-415")
async def test_a_card_on_a_filled_slot_takes_its_place(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    panel = await my_panel(house, game)
    await place(house, panel)
    await press(house, "Ann", panel, slot_button(panel, 1)["custom_id"])
    await place(house, panel, option=2)
    member = (await loaded(house, game)).state.member(0)
    assert member.slots[0].card is not None
    assert len(member.hand) == len((await loaded(house, game)).state.member(1).hand) - 1


@pytest.mark.rule("SA-416")
async def test_the_next_cards_are_taken_only_after_a_question(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    panel = await my_panel(house, game)
    await press(house, "Ann", panel, "Take phase 2 cards")
    assert "cannot be undone" in texts(panel)
    in_place(await press(house, "Ann", panel, "Back"), panel)
    assert (await loaded(house, game)).state.member(0).phase == 1
    await press(house, "Ann", panel, "Take phase 2 cards")
    in_place(await press(house, "Ann", panel, "Yes, on to phase 2"), panel)
    assert (await loaded(house, game)).state.member(0).phase == 2
    assert cards(panel)["placeholder"].endswith("for turn 4")
    assert (await log_of(house, game))[-1] == "0: next"


async def test_two_taps_on_yes_take_one_packet(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    panel = await my_panel(house, game)
    await press(house, "Ann", panel, "Take phase 2 cards")
    yes = next(b for b in buttons(panel) if b["label"].startswith("Yes"))["custom_id"]
    clicks = [await house.person("Ann").click(panel, yes) for _ in range(2)]
    for click in clicks:
        await click.done()
    await asyncio.sleep(0.1)
    assert (await log_of(house, game)).count("0: next") == 1


async def test_a_card_is_given(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    for seat in (0, 1):
        await play(house, game, seat, Decline())
    panel = await my_panel(house, game)
    state = (await loaded(house, game)).state
    assert state.windows[0].kind == "data_transfer"
    before = len(state.member(1).hand)
    in_place(await press(house, "Ann", panel, "Give a card"), panel)
    gift = next(b for b in buttons(panel) if b["label"].endswith(" → Eve"))
    card = gift["custom_id"].rpartition(".")[2]
    in_place(await press(house, "Ann", panel, gift["custom_id"]), panel)
    state = (await loaded(house, game)).state
    assert int(card) in state.member(1).hand
    assert int(card) not in state.member(0).hand
    assert len(state.member(1).hand) == before + 1
    assert "Give a card" not in labels(panel)


async def test_the_table_has_a_button_to_each_panel_that_a_question_names(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    answer = await press(house, "Ann", await table(house, game), "Plan")
    assert answer.message["flags"] & EPHEMERAL
    assert cards(answer.message)["placeholder"] == "Card for turn 1"
    assert "Plan" not in labels(answer.message), "here one plans already"
    stranger = await press(house, "Chidi", await table(house, game), "Plan")
    assert "not for you" in await told_privately(stranger)
    await play(house, game, 1, Ready())
    late = await press(house, "Eve", await table(house, game), "Plan")
    assert cards(late.message)["options"], "a plan can be changed until the phase ends"


async def test_heroic_cards_are_not_given(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    for seat in (0, 1):
        await play(house, game, seat, Decline())
    panel = await my_panel(house, game)
    await press(house, "Ann", panel, "Give a card")
    gifts = [b["custom_id"] for b in buttons(panel) if ":sa_hand:" in b["custom_id"]]
    hand = (await loaded(house, game)).state.member(0).hand
    assert {int(gift.rpartition(".")[2]) for gift in gifts} == {card for card in hand if card < 90}
    heroic = f"{gifts[0].rpartition('.')[0]}.{max(hand)}"
    forged = await house.person("Ann").click(panel, heroic, force=True)
    assert "SA-054" in await told_privately(forged)


async def test_the_androids_boards_are_planned_by_everybody(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    panel = await my_panel(house, game)
    in_place(await press(house, "Ann", panel, "Android α"), panel)
    card = int(cards(panel)["options"][0]["value"].split(".")[0])
    in_place(await place(house, panel), panel)
    state = (await loaded(house, game)).state
    android = next(member for member in state.crew if member.seat is None)
    assert android.slots[0].card == card
    assert cards(panel)["placeholder"] == "Card for turn 2"
    in_place(await press(house, "Ann", panel, "My board"), panel)
    assert cards(panel)["placeholder"] == "Card for turn 1"
    other = await my_panel(house, game, "Eve")
    await press(house, "Eve", other, "Android α")
    assert cards(other)["placeholder"] == "Card for turn 2"


async def test_alone_one_plans_four_androids(house: House) -> None:
    game = await planning(house, "Ann", mission="mission_2")
    panel = await my_panel(house, game)
    assert "My board" not in labels(panel)
    for letter in "αβγδ":
        await press(house, "Ann", panel, f"Android {letter}")
        await place(house, panel)
    state = (await loaded(house, game)).state
    assert all(member.slots[0].card is not None for member in state.crew)


@pytest.mark.parametrize("names", [("Ann",), ("Ann", "Eve"), ("Ann", "Eve", "Chidi", "Дана", "Eve")[:4]])
async def test_practice_opens_all_twelve_slots(house: House, names: tuple[str, ...]) -> None:
    game = await planning(house, *names, pace="practice")
    panel = await my_panel(house, game)
    assert [slot_button(panel, slot)["label"] for slot in (1, 7, 12)] == ["1", "7", "12"]
    await press(house, "Ann", panel, slot_button(panel, 12)["custom_id"])
    await place(house, panel)
    assert len(await log_of(house, game)) == 2


async def test_one_tap_delivered_twice_places_one_card(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    panel = await my_panel(house, game)
    house.box.faults.duplicate_interactions = True
    await place(house, panel)
    await asyncio.sleep(0.2)
    assert len(await log_of(house, game)) == 2


async def test_a_panel_outlives_a_restart(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    panel = await my_panel(house, game)
    await house.restart()
    in_place(await place(house, panel), panel)
    assert len(await log_of(house, game)) == 2


async def test_a_card_that_is_gone_is_refused_and_the_panel_stays(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    panel = await my_panel(house, game)
    menu, value = cards(panel)["custom_id"], cards(panel)["options"][0]["value"]
    await place(house, panel)
    again = await house.person("Ann").choose(panel, cards(panel)["custom_id"], [value], force=True)
    answer = await told_privately(again)
    assert answer
    assert menu != cards(panel)["custom_id"]
    assert len(await log_of(house, game)) == 2


async def test_nobody_plans_from_somebody_elses_panel(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    panel = await my_panel(house, game)
    message = await table(house, game)
    thief = await press(house, "Chidi", message, slot_button(panel, 1)["custom_id"], force=True)
    assert "not for you" in await told_privately(thief)


@pytest.mark.rule("SA-035")
async def test_others_see_that_a_card_lies_there_but_not_which(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    panel = await my_panel(house, game)
    await place(house, panel)
    at = await loaded(house, game)
    slot = at.view(1).crew[0].slots[0]  # type: ignore[attr-defined]
    assert slot.half == "action"
    assert slot.card is None


async def test_one_plans_with_the_ship_or_the_threats_before_ones_eyes(house: House) -> None:
    game = await planning(house, "Ann", "Eve", mission="mission_2")
    panel = await my_panel(house, game)
    in_place(await press(house, "Ann", panel, "Ship"), panel)
    assert "Board of" in alt(panel)
    in_place(await place(house, panel), panel)
    assert "Board of" in alt(panel), "a card is placed, and the ship is still there"
    card = (await loaded(house, game)).state.member(0).slots[0].card
    assert slot_button(panel, 1)["label"] == f"1 ▲{sign(CARDS[card].action)}"
    assert cards(panel)["placeholder"] == "Card for turn 2"
    in_place(await press(house, "Ann", panel, "Threats"), panel)
    assert "T+" in alt(panel)
    in_place(await press(house, "Ann", panel, "Hand"), panel)
    assert "Next slot: 2" in alt(panel)


async def test_a_forged_tab_changes_nothing(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    panel = await my_panel(house, game)
    forged = await house.person("Ann").click(panel, f"w:sa_slot:{game}:0.1z", force=True)
    assert await told_privately(forged)
    assert len(await log_of(house, game)) == 1


async def test_numbers_on_an_androids_board_are_those_of_the_picture(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    panel = await my_panel(house, game)
    at: Any = await loaded(house, game)
    hand = at.view(0).mine.hand
    await press(house, "Ann", panel, "Android α")
    named = {o["value"].partition(".")[0]: o["label"].split()[0] for o in cards(panel)["options"]}
    for number, card in enumerate(hand, 1):
        assert named.get(str(card.card)) == (None if card.heroic else str(number))


def alt(panel: Message) -> str:
    found = [part for part in everything(panel) if part.get("type") == GALLERY]
    return str(found[0]["items"][0]["description"])


def everything(part: Any) -> list[Message]:
    below = [each for child in part.get("components", ()) for each in everything(child)]
    return [part, *below]


GALLERY = 12
