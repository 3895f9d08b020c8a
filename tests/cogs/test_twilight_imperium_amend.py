"""A secondary that was answered while others played on is answered otherwise, where nothing else changes."""

from __future__ import annotations

from typing import Any

from db.games import GameRow
from rules.core import notation
from sandbox.shapes import EPHEMERAL
from tests.cogs.conftest import House, texts
from tests.cogs.playing import labels, loaded, log_of, press, said, selects, table, told_privately
from tests.cogs.twilight_imperium import acting, first_like, play, running
from words import words

EN = words("en")
NAMES = ("Ann", "Eve", "Chidi")


async def declined(house: House) -> tuple[GameRow, int, int]:
    """Leadership is played; somebody declines at once, and the next in order takes a turn."""
    state = acting()
    leader, following, debtor = state.order
    given = state.players[leader].picked[0].card
    for player in state.players:
        for each in player.picked:
            each.card = given if each.card == "leadership" else each.card
    state.players[leader].picked[0].card = "leadership"
    row = await running(house, *NAMES, state=state)
    await play(house, row.id, leader, "strat leadership")
    at = await loaded(house, row.id)
    await play(house, row.id, leader, notation.write(at.prompts(leader)[0].choices[0].action))
    await play(house, row.id, debtor, "decline leadership")
    await play(house, row.id, following, "decline leadership")
    await play(house, row.id, following, first_like(await loaded(house, row.id), "act"))
    return row, debtor, following


async def offered(house: House, row: GameRow, seat: int) -> Any:
    panel = (await press(house, NAMES[seat], await table(house, row.id), EN("button-undo"))).message
    assert panel["flags"] & EPHEMERAL and EN("amend-offer") in texts(panel)
    return panel


async def strategy(house: House, row: GameRow, seat: int) -> int:
    return (await loaded(house, row.id)).view(None).players[seat].strategy


async def test_a_declined_secondary_is_followed_after_all(house: House) -> None:
    row, debtor, following = await declined(house)
    before, had = await loaded(house, row.id), await strategy(house, row, debtor)
    panel = await offered(house, row, debtor)
    (menu,) = selects(panel)
    pick = next(each for each in menu["options"] if "Strategy Allocation" in each["label"])
    chosen = await house.person(NAMES[debtor]).choose(panel, menu["custom_id"], pick["value"])
    assert await told_privately(chosen) == EN("amend-done")
    await house.settle()
    at = await loaded(house, row.id)
    assert (at.row.depth, at.row.number) == (before.row.depth, before.row.number + 1)
    assert await strategy(house, row, debtor) > had
    assert at.view(None).players[following] == before.view(None).players[following]
    assert f"✎ {NAMES[debtor]}" in said(house, row), "told at once, in the middle of somebody's turn"
    assert [prompt.seat for prompt in at.prompts() if not prompt.optional] == [following]
    assert await at.at_depth(at.row.depth) == at.state, "the log leads there"
    assert (await log_of(house, row.id))[-1].startswith(f"{debtor}: follow leadership")


async def test_another_answer_can_be_written(house: House) -> None:
    row, debtor, _ = await declined(house)
    panel, before = await offered(house, row, debtor), await log_of(house, row.id)
    person = house.person(NAMES[debtor])
    assert EN("amend-write") in labels(panel)
    for line in ("act 301", "follow leadership what=command:90 pay=goods:1", "sing"):
        form = await press(house, NAMES[debtor], panel, EN("amend-write"))
        told = await told_privately(await person.submit(form, {"move": line}))
        assert told and EN("amend-done") not in told and (line != "sing" or told == EN("turn-unknown"))
        assert await log_of(house, row.id) == before
    at = await loaded(house, row.id)
    own = await house.store.log.last_move(row.id, debtor)
    assert own is not None
    (prompt,) = at.rules.prompts(await at.at_depth(own.depth - 1))[-1:]
    line = notation.write(prompt.choices[0].action)
    form = await press(house, NAMES[debtor], panel, EN("amend-write"))
    assert await told_privately(await person.submit(form, {"move": line})) == EN("amend-done")
    assert (await log_of(house, row.id))[-1] == f"{debtor}: {line}"
