"""Asides and standing orders: given at any time, in nobody's way, and carried out by the table itself."""

from __future__ import annotations

from typing import Any

import pytest

from db.games import GameRow
from db.log import Record
from rules.core import saved
from tests.cogs import parley
from tests.cogs.conftest import House, texts
from tests.cogs.playing import (
    Message,
    buttons,
    in_thread,
    labels,
    loaded,
    log_of,
    press,
    said,
    table,
    told_privately,
)
from words import words


async def moves(house: House, game: int) -> list[Record]:
    return await (await loaded(house, game)).line()


async def test_an_order_makes_none_of_ones_own_buttons_stale(house: House) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    shown = await table(house, row.id)
    buttons = [b["custom_id"] for b in shown["components"][-2]["components"]]
    await parley.play(house, row.id, "0: order yes", "0: gift 1")
    await press(house, "Ann", shown, buttons[1], force=True)
    assert (await log_of(house, row.id))[-1] == "0: pass"


async def test_an_order_is_carried_out_at_once_and_by_nobody(house: House) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, row.id, "1: order yes", "2: order no", "0: call")
    line = await moves(house, row.id)
    assert [f"{r.seat}: {r.text}" for r in line][-2:] == ["1: vote yes", "2: vote no"]
    assert [(r.user is None, r.by_itself) for r in line] == [(False, False)] * 3 + [(True, True)] * 2
    assert [prompt.seat for prompt in (await loaded(house, row.id)).prompts() if not prompt.optional] == [0]


async def test_an_order_given_while_one_is_asked_answers(house: House) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, row.id, "0: call", "0: vote yes", "1: vote yes", "2: order yes")
    assert (await loaded(house, row.id)).state.votes == [3]


async def test_an_order_that_cannot_be_carried_out_spoils_no_move(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    out_of_turn: Any = lambda self, state, seat: parley.Roll() if seat == 2 else None  # noqa: E731
    monkeypatch.setattr(parley.Parley, "ordered", out_of_turn)
    await press(house, "Ann", await table(house, row.id), "Pass")
    assert await log_of(house, row.id) == ["0: pass"]


async def test_no_aside_changes_how_a_die_falls(house: House) -> None:
    """Two tables of one seed; at one of them gifts are made, moves taken back and made again."""
    plain, busy = [await parley.running(house, "Ann", "Eve", "Chidi") for _ in range(2)]
    await parley.play(house, plain.id, "0: pass", "1: roll", "2: roll")
    await parley.play(house, busy.id, "2: gift 0", "0: pass", "1: gift 2")
    await press(house, "Ann", await table(house, busy.id), "Undo")
    await parley.play(house, busy.id, "0: pass", "1: order yes", "1: roll", "0: gift 2", "2: roll")
    at, same = await loaded(house, busy.id), await loaded(house, plain.id)
    assert at.state.rolled == same.state.rolled
    assert saved.dump(await at.at_depth(at.row.depth)) == saved.dump(at.state)


async def test_what_others_gave_meanwhile_is_given_again(house: House) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, row.id, "0: pass", "1: gift 2", "0: gift 2", "2: order yes")
    await press(house, "Ann", await table(house, row.id), "Undo")
    at = await loaded(house, row.id)
    assert (at.state.turn, at.state.goods, at.state.orders[2]) == (0, [2, 2, 5], "yes")
    assert (await log_of(house, row.id))[-4:] == ["0: undo 0", "1: gift 2", "0: gift 2", "2: order yes"]
    line = await at.line()
    assert all(record.aside for record in line) and line[0].user == row.seats[1].user


async def test_an_aside_that_came_by_itself_is_not_given_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The orders are asked anew, and no longer say so."""
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    thanks: Any = lambda self, state, seat: (  # noqa: E731
        parley.Gift(0) if seat == 2 and state.turn == 1 and state.goods[2] == 3 else None
    )
    monkeypatch.setattr(parley.Parley, "ordered", thanks)
    await parley.play(house, row.id, "0: pass")
    assert (await log_of(house, row.id))[-1] == "2: gift 0"
    await press(house, "Ann", await table(house, row.id), "Undo")
    assert (await log_of(house, row.id))[-1] == "0: undo 0"
    assert (await loaded(house, row.id)).state.goods == [3, 3, 3]


async def test_a_gift_that_could_not_be_made_again_needs_consent(house: House) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, row.id, "0: pass", *["1: gift 2"] * 4)
    answer = await press(house, "Ann", await table(house, row.id), "Undo")
    assert "asked the other" in await told_privately(answer)
    assert (await loaded(house, row.id)).state.goods == [3, 0, 7]


async def test_what_orders_did_is_nobodys_move_and_happens_again(house: House) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, row.id, "1: order yes", "0: call", "0: vote yes", "2: order no")
    assert (await loaded(house, row.id)).state.votes == [2], "all have voted"
    offered = (await press(house, "Ann", await table(house, row.id), "Undo")).message
    await press(house, "Ann", offered, words("en")("amend-ask-all"))
    assert "would like to take back" in said(house, row), "the result was seen: that needs consent"

    await parley.play(house, row.id, "1: order none", "2: order yes", "1: call")
    await press(house, "Eve", await table(house, row.id), "Undo")
    at = await loaded(house, row.id)
    assert (at.state.turn, at.state.vote, at.state.said) == (1, "", {}), "free, whatever Chidi's order did"
    await parley.play(house, row.id, "1: call")
    assert (await loaded(house, row.id)).state.said == {"2": True}


def vote(house: House, row: GameRow) -> Message:
    return next(message for message in reversed(in_thread(house, row)) if "Agree" in labels(message))


async def test_what_is_done_in_secret_ends_no_vote_on_taking_back(house: House) -> None:
    """Nor a gift: whatever answers no question leaves the position as it was."""
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, row.id, "0: roll")
    await press(house, "Ann", await table(house, row.id), "Undo")
    await parley.play(house, row.id, "2: order yes")
    await press(house, "Eve", vote(house, row), "Agree")
    await parley.play(house, row.id, "0: order no", "1: gift 2")
    await press(house, "Chidi", vote(house, row), "Agree")
    at = await loaded(house, row.id)
    assert (at.state.turn, at.state.goods) == (0, [3, 2, 4])
    assert at.state.orders == ["no", "", "yes"]
    assert (await log_of(house, row.id))[-4:] == ["0: undo 0", "2: order yes", "0: order no", "1: gift 2"]


@pytest.mark.parametrize("move", ["1: pass", "1: call"])
async def test_a_move_ends_a_vote_on_taking_back(house: House, move: str) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, row.id, "0: roll")
    await press(house, "Ann", await table(house, row.id), "Undo")
    asked = vote(house, row)
    await parley.play(house, row.id, "2: order yes", move)
    assert "moved on" in await told_privately(await press(house, "Eve", asked, "Agree"))
    assert not any("undo" in line for line in await log_of(house, row.id))


async def test_a_vote_is_on_one_position(house: House) -> None:
    """What is rolled again after it is another move, though as many stand as before."""
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, row.id, "0: roll")
    await press(house, "Ann", await table(house, row.id), "Undo")
    first = vote(house, row)
    agreed = next(b["custom_id"] for b in buttons(first) if b["label"] == "Agree")
    await press(house, "Eve", first, "Agree")
    await press(house, "Chidi", first, "Agree")
    await parley.play(house, row.id, "0: roll")
    late = await press(house, "Eve", await table(house, row.id), agreed, force=True)
    assert "moved on" in await told_privately(late)
    assert (await loaded(house, row.id)).row.depth == 1


async def test_no_id_of_taking_back_counts_what_was_done_in_secret(house: House) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    ids: list[list[str]] = []
    for orders in ([], ["2: order yes", "1: order no", "2: order no"]):
        await parley.play(house, row.id, *orders, "0: pass")
        await press(house, "Ann", await table(house, row.id), "Undo")
        await house.settle()
        shown = await table(house, row.id)
        ids.append([b["custom_id"] for b in buttons(shown) if b["label"] == "Undo"])
    assert ids == [[f"w:undo:{row.id}:1"], [f"w:undo:{row.id}:2"]]
    await parley.play(house, row.id, "0: roll")
    for orders in ([], ["1: order yes"]):
        await parley.play(house, row.id, *orders)
        await press(house, "Ann", await table(house, row.id), "Undo")
    asked = [message for message in in_thread(house, row) if "Agree" in labels(message)]
    same = {tuple(b["custom_id"] for b in buttons(message)) for message in asked}
    assert (len(asked), len(same)) == (2, 1)
    assert all("take back 1 move" in texts(message) for message in asked)


async def test_one_press_takes_back_one_move_whatever_was_done_in_secret(house: House) -> None:
    row = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, row.id, "0: pass", "1: pass", "2: pass", "2: order yes", "0: pass")
    shown = await table(house, row.id)
    pressed = next(b["custom_id"] for b in buttons(shown) if b["label"] == "Undo")
    await press(house, "Ann", shown, pressed, force=True)
    await press(house, "Ann", shown, pressed, force=True)
    assert len([line for line in await log_of(house, row.id) if "undo" in line]) == 1
