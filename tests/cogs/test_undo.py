"""Taking back: free while nothing was shown, by everybody's consent past that, and always in the log."""

from __future__ import annotations

from cogs.loaded import Loaded
from cogs.prompts import stamp
from rules.core import saved
from rules.space_alert.actions import Begin, Place
from tests.cogs import starship_captains as captains
from tests.cogs import xia
from tests.cogs.conftest import House, texts
from tests.cogs.playing import (
    Message,
    buttons,
    in_thread,
    labels,
    loaded,
    log_of,
    press,
    row_of,
    said,
    table,
    told_privately,
)
from tests.cogs.tables import CLOCK, play, running
from words import words


async def planning(house: House, *names: str, **options: object) -> int:
    """Practice: the only pace of Space Alert in which moves can be taken back."""
    row = await running(house, *names, **{"pace": "practice", **options})
    await play(house, row.id, 0, Begin())
    return row.id


async def place(house: House, game: int, seat: int, slot: int = 1) -> None:
    card = (await loaded(house, game)).state.member(seat).hand[0]
    await play(house, game, seat, Place(card, "action", slot))


def prompt_stamps(at: Loaded, seat: int) -> list[str]:
    """What the ids of one's buttons go by."""
    return [stamp(at, prompt) for prompt in at.prompts(seat)]


def question(house: House, row: object) -> Message:
    return next(m for m in reversed(in_thread(house, row)) if "Refuse" in labels(m))  # type: ignore[arg-type]


async def test_a_move_that_showed_nothing_is_taken_back_at_once(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    before = saved.dump((await loaded(house, game)).state)
    await place(house, game, 0)
    await press(house, "Ann", await table(house, game), "Undo")
    at = await loaded(house, game)
    assert saved.dump(at.state) == before
    assert (at.row.depth, at.row.number) == (1, 3)
    assert (await log_of(house, game))[-1] == "0: undo 1"
    await house.settle()
    assert "Ann took a move back" in said(house, at.row)


async def test_play_goes_on_after_it_with_the_dice_of_that_place(house: House) -> None:
    """No better roll can be fished for: chance follows the number of moves that stand."""
    game = await planning(house, "Ann", "Eve")
    seed_and_depth = (await loaded(house, game)).dice().below(10**9)
    await place(house, game, 0)
    await press(house, "Ann", await table(house, game), "Undo")
    assert (await loaded(house, game)).dice().below(10**9) == seed_and_depth
    await place(house, game, 0, slot=2)
    assert (await loaded(house, game)).row.depth == 2


async def test_what_somebody_else_did_since_needs_his_consent(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    await place(house, game, 0)
    await place(house, game, 1)
    answer = await press(house, "Ann", await table(house, game), "Undo")
    assert "asked the other" in await told_privately(answer)
    assert len(await log_of(house, game)) == 3
    row = await row_of(house, game)
    await press(house, "Eve", question(house, row), "Agree")
    assert (await log_of(house, game))[-1] == "0: undo 1"
    assert (await loaded(house, game)).state.member(1).slots[0].card is None


async def on_an_android(house: House, game: int, seat: int) -> None:
    """A card played on an android's board is seen by all."""
    state = (await loaded(house, game)).state
    android = next(index for index, member in enumerate(state.crew) if member.seat is None)
    card = next(card for card in state.member(seat).hand if card < 90)
    await play(house, game, seat, Place(card, "action", 1, on=android))


async def test_what_was_revealed_is_named_and_all_have_to_agree(house: House) -> None:
    game = await planning(house, "Ann", "Eve", "Chidi")
    await on_an_android(house, game, 0)
    answer = await press(house, "Ann", await table(house, game), "Undo")
    assert await told_privately(answer)
    records = await house.store.log.read(game)
    ask = question(house, await row_of(house, game))
    shown = words("en")(records[-1].events[0].key, seats={0: "Ann"}, **records[-1].events[0].args)
    assert shown in texts(ask)
    first = await press(house, "Eve", ask, "Agree")
    assert await told_privately(first) == words("en")("undo-agreed", missing=1)
    assert (await loaded(house, game)).row.depth == 2
    await press(house, "Chidi", ask, "Agree")
    assert (await loaded(house, game)).row.depth == 1
    assert buttons(ask) == []


async def test_one_refusal_is_enough(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    await on_an_android(house, game, 0)
    await press(house, "Ann", await table(house, game), "Undo")
    ask = question(house, await row_of(house, game))
    matter = next(b for b in buttons(ask) if b["label"] == "Agree")["custom_id"]
    await press(house, "Eve", ask, "Refuse")
    assert "Eve would rather let it stand" in texts(ask)
    late = await press(house, "Eve", ask, matter, force=True)
    assert "moved on" in await told_privately(late)
    assert (await loaded(house, game)).row.number == 2


async def test_consent_to_a_position_that_is_gone_takes_nothing_back(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    await on_an_android(house, game, 0)
    await press(house, "Ann", await table(house, game), "Undo")
    ask = question(house, await row_of(house, game))
    await place(house, game, 1)
    late = await press(house, "Eve", ask, "Agree")
    assert "moved on" in await told_privately(late)
    assert len(await log_of(house, game)) == 3


async def test_a_spectator_has_no_say(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    await on_an_android(house, game, 0)
    message = await table(house, game)
    assert "not for you" in await told_privately(await press(house, "Chidi", message, "Undo"))
    await press(house, "Ann", message, "Undo")
    ask = question(house, await row_of(house, game))
    assert "not for you" in await told_privately(await press(house, "Chidi", ask, "Agree"))
    assert len(await log_of(house, game)) == 2


async def test_an_undo_that_nobody_asked_for_is_refused(house: House) -> None:
    game = await planning(house, "Ann")
    message = await table(house, game)
    forged = await press(house, "Ann", message, f"w:undo_yes:{game}:undo.1.99.0", force=True)
    assert await told_privately(forged)
    assert (await loaded(house, game)).row.depth == 1


async def test_alone_everything_can_be_taken_back(house: House) -> None:
    game = await planning(house, "Ann", "android")
    await on_an_android(house, game, 0)
    depth = (await loaded(house, game)).row.depth
    await press(house, "Ann", await table(house, game), "Undo")
    assert (await loaded(house, game)).row.depth < depth


async def test_there_must_be_something_to_take_back(house: House) -> None:
    row = await running(house, "Ann", "Eve", pace="practice")
    await play(house, row.id, 1, Begin())
    answer = await press(house, "Ann", await table(house, row.id), "Undo")
    assert "no move" in await told_privately(answer)


async def test_nothing_leads_back_to_where_nothing_may_be_taken_back(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    answer = await press(house, "Ann", await table(house, game), "Undo")
    assert "right now" in await told_privately(answer)
    assert await log_of(house, game) == ["0: begin"]


async def test_an_end_that_is_taken_back_is_no_end(house: House) -> None:
    game = await planning(house, "Ann", mission="test_run_1", pace="post")
    async with house.bot.table.turn(game) as at:
        while at.row.status == "running":
            await at.play(0, at.rules.default(at.state, 0))
        assert at.row.outcome is not None
        await at.take_back(0, None, at.row.depth - 1)
    row = await row_of(house, game)
    assert (row.status, row.outcome) == ("running", None)


async def test_under_a_clock_nothing_is_taken_back(house: House) -> None:
    row = await running(house, "Ann", pace="live", mission="test_run_1")
    await play(house, row.id, CLOCK, Begin())
    message = await table(house, row.id)
    assert "Undo" not in labels(message)
    forged = await press(house, "Ann", message, f"w:undo:{row.id}:1", force=True)
    assert "right now" in await told_privately(forged)


async def test_one_click_takes_back_one_move(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    await place(house, game, 0, 1)
    await place(house, game, 0, 2)
    message = await table(house, game)
    house.box.faults.duplicate_interactions = True
    await press(house, "Ann", message, "Undo")
    house.box.faults.clear()
    await house.settle()
    assert (await loaded(house, game)).row.depth == 2


# Standing orders are no moves.


async def test_an_order_of_another_captain_is_in_nobodys_way(house: House) -> None:
    row = await captains.running(house, "Ann", "Eve")
    before = (await loaded(house, row.id)).row.depth
    await captains.play(house, row.id, 0, "room helm red")
    await captains.play(house, row.id, 1, "ask yes")
    await press(house, "Ann", await table(house, row.id), "Undo")
    at = await loaded(house, row.id)
    assert await log_of(house, row.id) == [
        "0: room helm red",
        "1: ask yes",
        f"0: undo {before}",
        "1: ask yes",
    ]
    assert at.state.players[1].ask_all, "the order stands"
    assert saved.dump(await at.at_depth(at.row.depth)) == saved.dump(at.state)


async def test_ones_own_order_is_no_move_to_be_taken_back(house: House) -> None:
    """It is changed by another order."""
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    await xia.play(house, row.id, 0, "impulse")
    await xia.play(house, row.id, 1, "orders all ask ask ask")
    answer = await press(house, "Eve", await table(house, row.id), "Undo")
    assert "no move" in await told_privately(answer)
    await xia.play(house, row.id, 0, "orders all ask ask ask")
    await press(house, "Ann", await table(house, row.id), "Undo")
    at = await loaded(house, row.id)
    assert [player.orders.shields for player in at.state.players] == ["all", "all", "ask"]
    assert [record.text for record in await at.line()] == ["orders all ask ask ask"] * 2


async def test_an_order_that_decided_something_is_a_move(house: House) -> None:
    """Eve is under attack: what she orders is her answer, and a die has been rolled."""
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    await xia.play(house, row.id, 0, xia.first_like(await loaded(house, row.id), "attack 1"))
    await xia.play(house, row.id, 1, "orders all never always auto")
    answer = await press(house, "Ann", await table(house, row.id), "Undo")
    assert "asked the other" in await told_privately(answer)


async def test_a_gift_of_credits_is_in_nobodys_way(house: House) -> None:
    """It is no move to be taken back, needs no consent, is given again, and leaves ones own buttons good."""
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    await xia.play(house, row.id, 1, "give 2 1000")
    answer = await press(house, "Eve", await table(house, row.id), "Undo")
    assert "no move" in await told_privately(answer)
    await xia.play(house, row.id, 0, "impulse")
    before = prompt_stamps(await loaded(house, row.id), 0)
    await xia.play(house, row.id, 0, "give 1 1000")
    assert prompt_stamps(await loaded(house, row.id), 0) == before
    await xia.play(house, row.id, 1, "give 0 2000")
    await press(house, "Ann", await table(house, row.id), "Undo")
    at = await loaded(house, row.id)
    assert [record.text for record in await at.line()] == ["give 2 1000", "give 1 1000", "give 0 2000"]
    assert [player.credits for player in at.state.players] == [4000, 1000, 4000]
