"""Stories of Twilight Imperium: battles in space, from the first round to the one who leaves."""

from __future__ import annotations

from typing import Any

from rules.twilight_imperium.state import State
from tests.cogs.conftest import House, texts
from tests.cogs.imperium import Sitting, acting, at, files, holding, pass_windows, seconds_pass, sit
from tests.cogs.playing import labels, log_of, selects
from words import words

EN = words("en")
ANN, EVE, CHIDI = range(3)
FIELD, HOME, BEHIND, ASIDE = "308", "307", "205", "206"
"""Where it is fought, where Ann comes from; Eve has activated one system beside it, and not the other."""


def siege(*cruisers: int, **options: Any) -> State:
    """Ann's turn: her cruisers at home, Eve's beside them."""
    state = acting("sol", "letnev", "hacan", **options)
    ours, theirs = cruisers
    at(state, HOME).ships(ANN, cruiser=ours)
    at(state, FIELD).ships(EVE, cruiser=theirs)
    state.players[ANN].fleet = state.players[EVE].fleet = 8
    return state


async def attack(table: Sitting) -> None:
    await table.answer(ANN, f"act {FIELD}")
    while "ti-move" not in (await table.waiting()).values():
        await pass_windows(table)
    await table.answer(ANN, "move all")
    await pass_windows(table)


async def test_battle_each_round_live(house: House) -> None:
    """Stops, timers of 20 s, shared [Let it pass], default at zero."""
    state = siege(4, 4, pace="live")
    holding(holding(state, ANN, "privateers"), EVE, "good_year")
    table = await sit(house, state, live_answer="60")
    await attack(table)
    for seat in (ANN, EVE):
        await table.answer(seat, "plan stop=each_round")
    both = await table.waiting()
    assert both == {ANN: "ti-window-system", EVE: "ti-window-system"}, "each might play a card for round 1"
    shared = await table.table()
    assert labels(shared).count(EN("ti-window-let")) == 1, "one button for both"
    await table.press(EVE, shared, EN("ti-window-let"))
    await seconds_pass(table, 19)
    assert await table.waiting() == {ANN: "ti-window-system"}
    await seconds_pass(table, 21)
    assert (await log_of(house, table.row.id))[-1] == "0: let", "silence is no card"
    await pass_windows(table)
    assert await table.waiting() == {ANN: "ti-stop-round"}
    assert "rolls Carrier (9+)" in table.told() and "Cruiser (6+)" in table.told(), (
        "Letnev and Sol, with needs"
    )
    (call,) = table.calls(ANN)
    assert files(call) == ["battle.png"] and "Space Battle, round 1, 308" in texts(call)
    await table.answer(ANN, "plan stop=each_round")
    assert await table.waiting() == {EVE: "ti-stop-round"}
    await seconds_pass(table, 61)
    assert EN("note-answer-late", who="Eve") in table.said(), "the clock of a stop is that of an answer"
    await pass_windows(table)
    assert "**wins the battle**" in table.told() and "⚔ **308**, 2 rounds" in table.told()
    view = (await table.loaded()).view(None)
    assert view.system(FIELD).ships_of(ANN) and not view.system(FIELD).ships_of(EVE)


async def test_retreat_and_tactical_retreat(house: House) -> None:
    """Asked attacker first, to legal systems alone; the Tactical Retreat costs a counter."""
    state = siege(8, 0)
    at(state, FIELD).ships(EVE, dreadnought=4)
    at(state, BEHIND).ships(EVE, destroyer=1).system.counters.append(EVE)
    state.players[EVE].strategy = 2
    table = await sit(house, state)
    await attack(table)
    await table.answer(ANN, "plan stop=each_round")
    for wrong, right in ((f"plan retreat={ASIDE}", BEHIND), (f"plan retreat={BEHIND} tactical=yes", ASIDE)):
        said = texts(await table.line(EVE, wrong))
        assert f"“{wrong}”, does not work" in said and f"Choose one of these: {right}." in said
    await table.answer(EVE, "plan stop=each_round")
    assert list(await table.waiting()) == [ANN], "the attacker decides first"
    assert await table.offered(ANN) == ["plan stop=each_round"], "she has activated nothing earlier"
    await table.answer(ANN, "plan stop=each_round")
    ways = {f"announce {BEHIND}", f"announce {ASIDE} tactical=yes"}
    assert {*await table.offered(EVE)} == {"plan stop=each_round", *ways}
    panel = await table.panel(EVE)
    assert {EN("ti-stop-retreat", system=BEHIND), EN("ti-stop-tactical", system=ASIDE)} <= {*labels(panel)}
    await table.answer(EVE, f"announce {ASIDE} tactical=yes", panel)
    left = f"Eve spends a Strategy Allocation counter on a Tactical Retreat to {ASIDE}; Eve leaves {FIELD}"
    assert f"{left} for {ASIDE}; **wins the battle**" in table.told()
    view = (await table.loaded()).view(None)
    assert view.players[EVE].strategy == 1 and EVE in view.system(ASIDE).counters
    assert view.system(ASIDE).ships_of(EVE) and not view.system(FIELD).ships_of(EVE)


async def test_a_fight_is_weighed_before_it_is_joined(house: House) -> None:
    """The system is activated, the ships are being chosen: now the odds matter most."""
    table = await sit(house, siege(3, 2))
    await table.answer(ANN, f"act {FIELD}")
    await pass_windows(table)
    panel = await table.panel(ANN)
    odds = texts(await table.press(ANN, panel, EN("ti-button-odds")))
    assert (
        EN("ti-odds-head") in odds and f"**{FIELD}**: Ann (" in odds and "against Eve (2 × Cruiser)" in odds
    )
    panel = await table.panel(ANN)
    panel = await table.press(ANN, panel, EN("panel-twilight-imperium-fleet"))
    panel = await table.press(ANN, panel, EN("ti-move-all"))
    foreseen = odds.partition("**: **")[0] and texts(panel)
    assert "Odds if nobody plays a card or retreats: Ann " in foreseen and ", Eve " in foreseen
    (asks,) = (each["placeholder"] for each in selects(panel))
    assert "**" not in asks and asks.startswith(EN("draft-do")), "no Markdown where Discord knows none"


async def test_hits_on_the_way_say_what_they_do(house: House) -> None:
    state = siege(1, 1)
    at(state, HOME).ships(ANN, dreadnought=1)
    at(state, FIELD).planet("qucenn", owner=EVE, pds=2)
    table = await sit(house, state, seed=b"fire 2")
    await attack(table)
    assert await table.waiting() == {ANN: "ti-assign"}
    shown = await table.panel(ANN)
    assert "Your fleet in 308 takes 1 hit. Which ship takes it?" in texts(shown)
    assert "Damage 1 × Dreadnought" in labels(shown), "it is not lost"
