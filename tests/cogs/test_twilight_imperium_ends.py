"""Stories of Twilight Imperium: the homework of a round, and how the game ends, for one or for all."""

from __future__ import annotations

from collections import Counter

from cogs.components import PRIMARY
from cogs.twilight_imperium import awards
from rules.core import Event
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.state import State
from tests.cogs.conftest import House, texts
from tests.cogs.imperium import acting, at, files, laid, phase, sit
from tests.cogs.playing import labels, selects
from tests.cogs.test_picking import button_of as button
from words import words

EN, RU = words("en"), words("ru")
ANN, EVE, CHIDI = range(3)
REX = "imperium_rex"
GAINED, REDISTRIBUTE = "You gain 3 Command Counters", "Redistribute your 11 counters?"


def evening(*shown: str) -> State:
    """The Status Phase begins, with these objectives open."""
    state = acting("sol", "letnev", "hacan")
    state.shown = [*shown]
    state.objectives = [card for card in state.objectives if card not in shown]
    for player in state.players:
        player.secret = None
    return state


async def test_homework_form(house: House) -> None:
    state = evening("v1_spend_10", "v1_spend_counters")
    state.players[ANN].goods = 9
    at(state, "307").ships(ANN, cruiser=1)
    table = await sit(house, phase(state, "status"))
    panel = await table.panel(ANN)
    assert files(panel) == ["objectives.png"]
    assert button(panel, EN("ti-form-usual"))["style"] == PRIMARY.value, "what most would do"
    table.taps = 0
    panel = await table.press(ANN, panel, EN("panel-twilight-imperium-form"))
    assert "could be scored now by Ann" in texts(panel) and not button(panel, EN("draft-do"))["disabled"]
    panel = await table.press(ANN, panel, "10 resources or influence (1)")
    assert "Jord and 6 Trade Goods" in labels(panel), "with the least waste first"
    panel = await table.press(ANN, panel, "Jord and 6 Trade Goods")
    assert "; Trade Goods 9; ready resources" in str(panel), "the picture is one's own sheet"
    panel = await table.choose(ANN, panel, GAINED, "0")
    panel = await table.choose(ANN, panel, REDISTRIBUTE, "3")
    (fleets,) = selects(panel)
    hints = {option["label"]: option.get("description") for option in fleets["options"]}
    assert hints["Fleet Supply 3"] == EN("ti-draft-form-crowded") and hints["Fleet Supply 4"] is None
    panel = await table.choose(ANN, panel, "How many go to Fleet Supply?", "6")
    assert "With Fleet Supply 3 you lose 1 ship at once. Do you mean that?" in texts(panel)
    assert labels(panel)[:2] == ["Fleet Supply 4: lose nothing", "Fleet Supply 3, and lose 1"]
    for _ in range(3):
        panel = await table.press(ANN, panel, EN("draft-back"))
    await table.press(ANN, panel, EN("draft-do"))
    assert table.taps == 10, "four were a look at what a smaller Fleet Supply would cost, three led back"
    for seat in (EVE, CHIDI):
        await table.press(seat, await table.panel(seat), EN("ti-form-usual"))
    assert "**Ann**" not in table.told(), "the Hacan may still trade cards"
    await table.plays(CHIDI, "done")
    assert "**Ann**: scores 10 resources or influence; **1 point**, 1 in all" in table.told()
    ann = (await table.state()).players[ANN]
    assert (ann.goods, ann.strategy, ann.fleet, ann.command) == (3, 2, 4, 5), "what the fourth ship needs"


async def test_ninth_point_in_order(house: House) -> None:
    """Two could win: the earlier in order of play does, and the rest is not asked."""
    state = evening("v1_spend_10")
    for seat in (ANN, EVE, CHIDI):
        state.players[seat].points, state.players[seat].goods = 8, 10
        state.players[seat].sources = {"x": 8}
    state.order = [CHIDI, EVE, ANN]
    table = await sit(house, phase(state, "status"))
    for seat in (ANN, EVE, CHIDI):
        assert not table.told(), "forms are sealed"
        await table.line(seat, "form score=v1_spend_10 pay=goods:10")
    now = await table.state()
    assert now.over and now.winner == CHIDI and [player.points for player in now.players] == [8, 8, 9]
    assert now.players[ANN].goods == now.players[EVE].goods == 10, "nobody else has paid"
    assert await table.waiting() == {}
    won = "Chidi wins with 9 points as The Emirates of Hacan."
    assert won in texts(await table.table()) and not table.calls(ANN)
    (sheet,) = [message for message in table.messages() if files(message) == ["score.png"]]
    assert won in texts(sheet) and {"Replay", "Play again"} <= {*labels(sheet)}


async def test_imperium_rex_by_bonus(house: House) -> None:
    """Picking Bureaucracy ends the game; of equal points the more planets win."""
    state = laid("sol", "letnev", "hacan")
    state.objectives = [*(card for card in state.objectives if card != REX), REX]
    state.bonus = {"bureaucracy": 1}
    for seat, points in enumerate((5, 5, 3)):
        state.players[seat].points, state.players[seat].sources = points, {"x": points}
    table = await sit(house, state)
    await table.answer(ANN, "pick bureaucracy", await table.table())
    await table.answer(ANN, "bonus goods:1")
    now = await table.state()
    assert now.over and now.ended == "rex" and now.winner == EVE, "two planets against one"
    won = "Imperium Rex: Eve wins with 5 points as The Barony of Letnev."
    assert won in texts(await table.table())
    history = f"w:history:{table.row.id}:"
    done = await (await house.person("Борис").click(await table.table(), history)).answered()
    assert RU("ti-over-rex", player="#1", points=5, seats=table.names) in texts(done.message)


def bare(state: State, seat: int) -> None:
    """Nothing of them is left on the board."""
    for system in systems.places(state):
        system.ships = [ship for ship in system.ships if ship.seat != seat]
        system.fighters.pop(str(seat), None)
    for _, planet in systems.planets(state):
        if planet.owner == seat:
            planet.owner, planet.gf, planet.dock, planet.pds, planet.leaders = None, 0, None, 0, []


def invaded(state: State) -> None:
    """Chidi has one planet left, and Ann the ship that takes it."""
    bare(state, CHIDI)
    at(state, "308").planet("qucenn", owner=CHIDI, gf=1)
    at(state, "307").ships(ANN, carrier=1).system.ships[-1].gf = 5


async def test_elimination(house: House) -> None:
    """The hand is gone, the Speaker's token passes on, and the seat can still be read."""
    state = acting("sol", "letnev", "hacan")
    invaded(state)
    state.speaker = CHIDI
    state.players[CHIDI].cards = ["privateers"]
    state.action.cards.remove("privateers")
    table = await sit(house, state)
    await table.answer(ANN, "act 308")
    await table.answer(ANN, "move all")
    await table.line(ANN, "land qucenn.gf:5")
    told = table.told()
    assert "Chidi has no planets and no units left and is out of the game" in told
    assert "Eve is the new Speaker" in told, "clockwise from him"
    now = await table.state()
    assert now.players[CHIDI].out and now.players[CHIDI].cards == [] and now.speaker == EVE
    assert "★ **Eve** → ~~Chidi~~" in texts(await table.table())
    panel = await table.panel(CHIDI)
    assert EN("ti-seat-out") in texts(panel) and files(panel) == ["player_2.png"]
    for look in ("Galaxy", "Objectives", "Hand"):
        assert files(await table.press(CHIDI, panel, look)), "who is out may still look"


async def test_the_end_names_who_did_most_of_what(house: House) -> None:
    """Awards in words, to all who are equal, and none that nobody earned."""
    state = acting("sol", "letnev", "hacan")
    invaded(state)
    bare(state, EVE)
    state.players[EVE].out = True
    table = await sit(house, state)
    await table.answer(ANN, "act 308")
    await table.answer(ANN, "move all")
    await table.line(ANN, "land qucenn.gf:5")
    assert (await table.state()).ended == "alone"
    (sheet,) = [message for message in table.messages() if files(message) == ["score.png"]]
    assert texts(sheet).count("🎖") == 1
    assert "🎖 Most planets taken from others: Ann (1)" in texts(sheet)


def test_awards_count_what_everybody_was_told() -> None:
    found = {award: Counter[str]() for award in awards.AWARDS}
    told = [
        Event("ti-battle-won", {"player": "#0", "attacker": "#0", "defender": "#1"}),
        Event("ti-votes-for", {"player": "#1", "count": 7}),
        Event("ti-votes", {"player": "#2", "count": 3, "thing": "@sol"}),
        Event("ti-votes-against", {"player": "#2", "count": 4}),
        Event("ti-plays-on", {"player": "#2", "card": "@veto", "on": "#1"}),
        Event("ti-plays", {"player": "#2", "card": "@veto"}, to=(2,)),
    ]
    awards.counted(found, told)
    assert found == {
        "battles": Counter({"#0": 1}),
        "planets": Counter(),
        "votes": Counter({"#1": 7, "#2": 7}),
        "cards": Counter({"#2": 1}),
    }
