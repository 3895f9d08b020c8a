"""Stories of Twilight Imperium: Strategy Cards, those who follow them, and picks by ranking."""

from __future__ import annotations

from rules.twilight_imperium.strategic import diplomacy
from tests.cogs.conftest import House, texts
from tests.cogs.imperium import acting, at, laid, sit
from tests.cogs.playing import log_of, pings
from words import words

EN, RU = words("en"), words("ru")
RACES = ("sol", "letnev", "hacan", "xxcha", "naalu", "norr")
ANN, EVE, CHIDI, BORIS, DANA, FAY = range(6)
FOLLOWS = "ti-follow"


async def test_picks_by_ranking(house: House) -> None:
    """Five rankings, one tap; a single call in the phase."""
    state = laid(*RACES)
    for player in state.players[1:]:
        player.ranking = ["technology_2", "leadership", "trade_2", "warfare_2", "assembly", "production"]
    table = await sit(house, state)
    (call,) = pings(house, table.row)
    table.taps = 0
    await table.answer(ANN, "pick technology_2", call)
    assert table.taps == 1
    picked = ["technology_2", "leadership", "trade_2", "warfare_2", "assembly", "production"]
    seats = [ANN, CHIDI, FAY, EVE, BORIS, DANA]
    assert await log_of(house, table.row.id) == [
        f"{seat}: pick {card}" for seat, card in zip(seats, picked, strict=True)
    ], "clockwise from the Speaker, each the first of the ranking that is left"
    assert await table.waiting() == {DANA: "ti-turn"}, "the Naalu are first"
    (call,) = pings(house, table.row)
    assert f"<@{house.person('Дана').id}>" in texts(call), "nobody else was called in the whole phase"
    assert "A Bonus Counter goes on Diplomacy II and Bureaucracy." in table.told()


async def test_five_followers_open(house: House) -> None:
    """Answers out of order while others play; a debtor who is attacked is waited for."""
    state = acting(*RACES, picks=("technology_2",))
    for player in state.players:
        player.goods = 8
    at(state, "302").ships(CHIDI, cruiser=1)
    table = await sit(house, state)
    await table.answer(ANN, "strat technology_2")
    await table.answer(ANN, "tech hylar_v_assault_laser")
    await table.answer(ANN, "done")
    assert await table.waiting() == {EVE: FOLLOWS}, "only her own turn waits for her answer"
    open_to = EN(
        "ti-status-soon", who="Chidi, Борис, Дана and Fay", what=EN(FOLLOWS, card="@technology_2", count=1)
    )
    assert open_to in texts(await table.table())
    assert [len(table.calls(seat)) for seat in (CHIDI, BORIS, DANA, FAY)] == [1] * 4, "one call each"
    table.taps = 0
    (call,) = table.calls(FAY)
    grid = next(move for move in await table.offered(FAY) if "what=magen_defense_grid" in move)
    await table.answer(FAY, grid, call)
    assert table.taps == 1 and "**Fay**: follows Technology II" in table.told(), "the last is the first"
    russian = await table.panel(BORIS)
    assert RU(FOLLOWS, card="@technology_2", count=1) in texts(russian)
    await table.answer(EVE, "decline technology_2")
    await table.answer(EVE, "act 302")
    assert await table.waiting() == {CHIDI: FOLLOWS}, "what he owes comes before the attack on him"
    await table.answer(CHIDI, "decline technology_2", table.calls(CHIDI)[0])
    assert await table.waiting() == {EVE: "ti-move"}
    await table.answer(BORIS, "decline technology_2")
    assert await table.waiting() == {EVE: "ti-move"}, "in the middle of her action"
    left = {each.seat for each in (await table.loaded()).prompts() if each.key == FOLLOWS}
    assert left == {DANA} and "Also open to Дана:" in texts(await table.table())


async def test_annex_clockwise(house: House) -> None:
    """Diplomacy II in turn; nobody annexes what was annexed a moment ago."""
    state = acting(*RACES, picks=("diplomacy_2",))
    for player in state.players:
        player.goods = 8
    beside = at(state, "312").ships(CHIDI, cruiser=1).system
    for planet in beside.planets:
        planet.owner, planet.gf = CHIDI, 1
    assert "mehar_xull" in diplomacy.annexable(state, CHIDI) and "mehar_xull" in diplomacy.annexable(
        state, ANN
    )
    table = await sit(house, state)
    await table.answer(ANN, "strat diplomacy_2")
    await table.answer(ANN, "annex mehar_xull")
    assert await table.waiting() == {CHIDI: FOLLOWS}, "one after the other, clockwise"
    assert not [move for move in await table.offered(CHIDI) if "mehar_xull" in move]
    refused = texts(await table.line(CHIDI, "follow diplomacy_2 what=mehar_xull pay=goods:3"))
    assert "not annexed with this card already" in refused
    order = []
    while FOLLOWS in (waiting := await table.waiting()).values():
        (seat,) = waiting
        order.append(seat)
        await table.answer(seat, (await table.offered(seat))[0], table.calls(seat)[0])
    assert order == [CHIDI, FAY, EVE, BORIS, DANA]
    assert "**Fay**: follows Diplomacy II; **annexes Mirage**.\n" in table.told(), "once for one planet"
