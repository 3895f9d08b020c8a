"""Stories of Twilight Imperium: trade, gifts, and rooms for two."""

from __future__ import annotations

from sandbox.permissions import BOT, Permission
from sandbox.shapes import PRIVATE_THREAD
from tests.cogs.conftest import House, texts
from tests.cogs.imperium import Sitting, acting, sit
from tests.cogs.playing import Message
from tests.rules.twilight_imperium.strategic import lend
from words import words

EN, RU = words("en"), words("ru")
ANN, EVE, CHIDI, BORIS = range(4)


async def trade(table: Sitting, seat: int) -> Message:
    speech = RU if seat == BORIS else EN
    return await table.press(seat, await table.panel(seat), speech("ti-button-trade"))


async def goods(table: Sitting) -> list[int]:
    return [player.goods for player in (await table.loaded()).view(None).players]


async def partners(table: Sitting, seat: int) -> set[int]:
    return {each.partner for each in (await table.loaded()).view(None).players[seat].agreements}


async def test_trade_round(house: House) -> None:
    """Income first; offer, counter-offer, approval; the Hacan need none."""
    state = acting("sol", "letnev", "xxcha", "hacan", picks=("trade_2",))
    lend(state, ANN, EVE, 2, 1)
    lend(state, EVE, CHIDI, 1, 2)
    table = await sit(house, state, ("Ann", "Eve", "Chidi", "Борис"))
    await table.answer(ANN, "strat trade_2")
    await table.answer(ANN, "trade")
    waiting = {ANN: "ti-negotiation-active", CHIDI: "ti-negotiation", BORIS: "ti-negotiation"}
    assert await table.waiting() == waiting, "Eve has nothing left to trade"
    assert await goods(table) == [4, 3, 0, 0], (
        "three and her card of 1; Eve's two of 2, 1 less; Chidi's 1, too"
    )
    panel = await trade(table, CHIDI)
    table.taps = 0
    await table.choose(CHIDI, panel, EN("ti-trade-pairs"), f"{BORIS}.2.3")
    assert table.taps == 1
    (called,) = table.calls(BORIS)
    assert EN("table-private-question") in texts(called), "who negotiates is called to the offer, too"
    panel = await trade(table, BORIS)
    mine, theirs = (RU("ti-bundle-trade", value=value) for value in ("2", "3"))
    terms = RU("ti-trade-offer", player="#2", other="#3", give=mine, want=theirs, seats=table.names)
    assert terms in texts(panel), "in his language"
    panel = await table.press(BORIS, panel, RU("ti-trade-counter"))
    assert terms not in texts(panel), "refused, and the pairs are there for an own one"
    await table.choose(BORIS, panel, RU("ti-trade-pairs"), f"{CHIDI}.3.2")
    await table.press(CHIDI, await trade(table, CHIDI), EN("ti-offer-accept"))
    assert BORIS in await partners(table, CHIDI), "with the Hacan nobody approves"
    await table.choose(ANN, await trade(table, ANN), EN("ti-trade-pairs"), f"{BORIS}.2.3")
    table.taps = 0
    await table.press(BORIS, await table.panel(BORIS), RU("ti-offer-accept"))
    assert table.taps == 2, "My seat, and yes"
    assert await partners(table, ANN) == {EVE, BORIS}
    await table.press(ANN, await table.panel(ANN), EN("ti-negotiation-close"))
    assert await goods(table) == [4, 3, 0, 0], "a new agreement pays next time"


async def test_gift_and_offer_any_time(house: House) -> None:
    """In the middle of somebody else's turn; an offer that cannot be kept is refused."""
    state = acting("sol", "letnev", "hacan")
    for player in state.players:
        player.goods = 3
    table = await sit(house, state)
    await table.answer(ANN, "act 308")
    assert await table.waiting() == {ANN: "ti-move"}
    panel = await table.choose(EVE, await trade(table, EVE), EN("ti-trade-with"), str(CHIDI))
    panel = await table.choose(EVE, panel, EN("ti-trade-menu-give"), "2")
    panel = await table.press(EVE, panel, EN("ti-trade-gift", count=2))
    assert "Eve gives Chidi 2 Trade Goods." in texts(panel)
    assert await goods(table) == [3, 1, 5] and await table.waiting() == {ANN: "ti-move"}
    await table.plays(EVE, f"offer {CHIDI} give=goods:1 want=goods:2")
    theirs = await trade(table, CHIDI)
    thread = house.box.world.channels[str(table.row.thread)]
    await (await house.person("Eve").slash("ti give", thread, player="Ann", goods=1)).answered()
    assert await goods(table) == [4, 0, 5]
    refused = await table.refused(CHIDI, theirs, EN("ti-offer-accept"))
    assert "Eve does not have 1 Trade Good" in refused, "by name, and nothing changes hands"
    assert await goods(table) == [4, 0, 5]


async def test_who_offered_reads_what_became_of_it(house: House) -> None:
    """With the terms, on one's own seat alone, until the next move of one's own; nobody else learns of it."""
    state = acting("sol", "letnev", "hacan", "xxcha")
    for player in state.players:
        player.goods = 3
    table = await sit(house, state, ("Ann", "Eve", "Chidi", "Борис"))
    thread = house.box.world.channels[str(table.row.thread)]
    done = await house.person("Eve").slash("ti offer", thread, player="Борис", **{"i-give": 1, "i-want": 3})
    made = (await done.answered()).message
    terms = "1 Trade Good for 3 Trade Goods"
    assert made is not None and f"Eve offers Борис {terms}." in texts(made)
    await table.press(BORIS, await table.panel(BORIS), RU("ti-offer-refuse"))
    refused = f"Борис refuses Eve’s offer: {terms}."
    assert refused in texts(await table.panel(EVE))
    assert "refuses" not in texts(await table.panel(CHIDI)) + table.said()
    assert "отклоняет" not in texts(await table.panel(BORIS)), "it was his own doing"
    await table.plays(EVE, f"offer {CHIDI} give=goods:1")
    assert refused not in texts(await table.panel(EVE)), "she has gone on"
    await table.press(CHIDI, await table.panel(CHIDI), EN("ti-offer-refuse"))
    assert "Chidi refuses Eve’s offer: 1 Trade Good for nothing." in texts(await table.panel(EVE))


async def test_whispers(house: House) -> None:
    """One private thread for a pair, made once; where the right is missing it says so."""
    table = await sit(house, acting("sol", "letnev", "hacan"))
    world = house.box.world
    rooms = [each for each in world.channels.values() if each["type"] == PRIVATE_THREAD]
    assert rooms == []

    async def talk(seat: int, other: str) -> str:
        panel = await table.press(seat, await table.panel(seat), EN("room-talk"))
        return await table.refused(seat, panel, other)

    world.set_bot_permissions(world.guild_id, BOT & ~Permission.CREATE_PRIVATE_THREADS)
    assert "Create Private Threads" in await talk(ANN, "Eve")
    world.set_bot_permissions(world.guild_id, BOT)
    for seat, other in ((ANN, "Eve"), (EVE, "Ann")):
        told = await talk(seat, other)
        (room,) = [each for each in world.channels.values() if each["type"] == PRIVATE_THREAD]
        assert f"<#{room['id']}>" in told
    assert house.person("Chidi").id not in world.thread_members[room["id"]]
    await house.person("Ann").say(room, "Shall we split Chidi?")
    await house.settle()
    assert "split" not in table.said()
