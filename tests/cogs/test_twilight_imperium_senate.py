"""Stories of Twilight Imperium: votes, and the Voice of the Council."""

from __future__ import annotations

from rules.core.orders import Wait
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.state import State
from tests.cogs.conftest import House, texts
from tests.cogs.imperium import Sitting, acting, files, holding, pass_windows, sit
from words import words

EN, RU = words("en"), words("ru")
ANN, EVE, CHIDI, BORIS = range(4)
FOUR = ("Ann", "Eve", "Chidi", "Борис")
CARD = "closing_the_wormholes"


def senate() -> State:
    """Ann resolves Assembly, and has a law for it."""
    state = acting("sol", "letnev", "xxcha", "hacan", picks=("assembly",))
    for player in state.players:
        player.politics = [each for each in player.politics if each != CARD]
    state.political.cards = [each for each in state.political.cards if each != CARD]
    state.players[ANN].politics = [CARD]
    return state


def richer(state: State, seat: int, influence: int) -> None:
    """So much more, of planets nobody has."""
    for _, planet in systems.planets(state):
        if planet.owner is None and PLANETS[planet.id].influence == influence:
            planet.owner, planet.ready, planet.gf = seat, True, 1
            return
    raise LookupError(influence)


async def proposed(table: Sitting) -> None:
    """Eve becomes the Speaker; everybody has a sheet to hand in."""
    await table.answer(ANN, "strat assembly")
    await table.plays(ANN, "voice no", f"speaker {EVE} {ANN}", f"agenda {CARD}")
    await pass_windows(table)
    assert {*(await table.waiting()).values()} == {"ti-ballot"}


async def test_vote_with_late_sheet(house: House) -> None:
    """Sheets, majority; a late voter sees the totals; Rhetoric, Discredit, and a tie."""
    state = holding(holding(senate(), EVE, "fantastic_rhetoric"), CHIDI, "discredit")
    richer(state, ANN, 2)
    richer(state, ANN, 2)
    for seat in (EVE, CHIDI):
        state.players[seat].book.waits.append(Wait("agenda"))
    table = await sit(house, state, FOUR)
    await proposed(table)
    assert files(await table.panel(EVE)) == ["agenda.png"]
    assert "**For** · Law: wormholes cannot be used." in texts(await table.panel(EVE)), "in words, too"
    assert "Ann puts Closing the Wormholes to the vote" in table.told()
    votes = {ANN: "against", EVE: "late", CHIDI: "for", BORIS: "majority"}
    for seat in (BORIS, EVE, CHIDI):
        await table.answer(seat, f"sheet {votes[seat]}", await table.table())
        assert " votes " not in table.told(), "sealed"
    mine = texts(await table.panel(BORIS))
    assert RU("prompt-spoke") in mine, "he may still vote otherwise"
    assert EN("prompt-spoke") not in texts(await table.panel(ANN)), "she has said nothing yet"
    await table.answer(ANN, "sheet against", await table.table())
    while (asked := await table.asked(next(iter(await table.waiting())))).seat == CHIDI or (
        asked.args["window"] != "@before_vote"
    ):
        await table.answer(asked.seat, "let", await table.table())
    for vote in ("Chidi votes for it: 4.", "Борис votes for it: 2.", "Ann votes against it: 6."):
        assert f"⚖ {vote}" in table.told()
    await table.line(EVE, "play fantastic_rhetoric")
    await pass_windows(table)
    assert await table.waiting() == {EVE: "ti-vote-now"}
    panel = await table.panel(EVE)
    assert "Chidi: For, 4; Борис: For, 2; Ann: Against, 6. still open: 11" in texts(panel), (
        "what she waited for"
    )
    await table.answer(EVE, "vote for", panel)
    assert "Eve votes for it: 11" in table.said(), "1, and 10 by the card"
    assert list(await table.waiting()) == [CHIDI]
    await table.line(CHIDI, f"play discredit on={EVE}")
    await pass_windows(table)
    assert await table.waiting() == {EVE: "ti-tie"}, "6 to 6: the Speaker decides"
    await table.answer(EVE, "break_tie against")
    await pass_windows(table)
    assert "The votes are tied: Eve decides as Speaker. Closing the Wormholes is rejected" in table.told()
    assert (await table.state()).laws == []


async def test_a_vote_says_who_would_lose_what(house: House) -> None:
    """On today's board: to all when it is put to the vote, and to each who votes, in his own language."""
    state = senate()
    state.players[ANN].politics = ["free_trade"]
    state.political.cards = [each for each in state.political.cards if each != "free_trade"]
    state.players[EVE].goods, state.players[BORIS].goods = 1, 3
    table = await sit(house, state, FOUR)
    await table.answer(ANN, "strat assembly")
    await table.plays(ANN, "voice no", f"speaker {EVE} {ANN}")
    panel = await table.panel(ANN)
    assert f"Against: {EN('ti-agenda-free-trade-against')}" in texts(panel), "before it is put to the vote"
    await table.answer(ANN, "agenda free_trade", panel)
    await pass_windows(table)
    line = "**Against** · Eve: Trade Goods −1"
    (put,) = [message for message in table.messages() if line in texts(message)]
    assert files(put) == ["agenda.png"] and "Борис: Trade Goods −2" in texts(put)
    assert line in texts(await table.panel(CHIDI))
    assert "**Против** · Eve: товары −1" in texts(await table.panel(BORIS))
    drafted = await table.press(CHIDI, await table.panel(CHIDI), EN("panel-twilight-imperium-sheet"))
    assert line in texts(drafted)


async def test_voice_changes_hands(house: House) -> None:
    """A point is lost and gained; eight of them end nothing."""
    state = senate()
    state.voice = CHIDI
    for seat, points in ((CHIDI, 8), (ANN, 7), (EVE, 2), (BORIS, 1)):
        state.players[seat].points = points
        state.players[seat].sources = (
            {"voice_of_the_council": 1, "x": points - 1} if seat == CHIDI else {"x": points}
        )
    table = await sit(house, state, FOUR)
    await table.answer(ANN, "strat assembly")
    assert EN("ti-voice-call-hint") in texts(await table.panel(ANN)), "what it is worth"
    await table.answer(ANN, "voice yes")
    assert set(await table.waiting()) == {ANN, EVE, CHIDI, BORIS}, "everybody hands in a sheet"
    for seat in range(4):
        await table.answer(seat, f"sheet {ANN}")
    await table.answer(ANN, f"speaker {EVE} {ANN}")
    assert "Chidi loses 1 victory point: 7 in all; **1 point**, 8 in all" in table.told()
    assert "Voice of the Council: Ann with 9 votes. Ann becomes the Voice of the Council." in table.told()
    assert "9 to win: Ann **8** · Chidi **7** · Eve **2** · Борис **1**" in texts(await table.table())
    now = await table.state()
    assert now.voice == ANN and not now.over
