"""Stories of Twilight Imperium: planets landed on, bombarded, and taken with all that stands there."""

from __future__ import annotations

import re

from rules.twilight_imperium.state import Ship, State
from tests.cogs.conftest import House, texts
from tests.cogs.imperium import Sitting, acting, at, files, led, pass_windows, sit
from tests.cogs.playing import labels
from words import words

EN, RU = words("en"), words("ru")
ANN, EVE, CHIDI = range(3)
MECATOL, NEAR = "000", "101"
FIELD, HOME = "308", "307"
"""Qucen'n and Rarron, beside Jord."""


def sailing(state: State, system: str, **cargo: int) -> Ship:
    """A Carrier of Ann's with troops aboard."""
    ship = at(state, system).ships(ANN, carrier=1).system.ships[-1]
    ship.gf, ship.shock = cargo.get("gf", 0), cargo.get("shock", 0)
    state.shock_left -= ship.shock
    state.players[ANN].fleet = 8
    return ship


async def arrive(table: Sitting, system: str, fleet: str = "move all") -> None:
    await table.answer(ANN, f"act {system}")
    await pass_windows(table)
    await table.line(ANN, fleet)
    await pass_windows(table)


async def test_custodians_fall(house: House) -> None:
    """Fighters, then Ground Forces; the planet is taken, the token is gone for good."""
    state = acting("sol", "letnev", "hacan")
    sailing(state, NEAR, gf=6)
    at(state, NEAR).ships(ANN, dreadnought=3)
    table = await sit(house, state)
    await arrive(table, MECATOL)
    assert "Fighter 3, Ground Force 2" in texts(await table.panel(ANN))
    await table.answer(ANN, "land suggested")
    assert await table.waiting() == {ANN: "ti-plan-custodians"}, "nobody has to be called for them"
    assert files(await table.panel(ANN)) == ["battle.png"]
    await table.answer(ANN, "plan")
    story, figures, *report = table.told().split("\n")
    assert "**engages the Custodians**; **wins the battle**" in story and "**takes Mecatol Rex**" in story
    assert report[:2] == [f"⚔ **{MECATOL}**, 1 round", "Ann: 3 hits · lost: nothing"]
    assert "Custodians: 1 hit · lost: 3 × Fighter" in report
    now = await table.state()
    assert now.custodians == [0, 0] and now.systems[MECATOL].planets[0].owner == ANN
    assert figures.startswith("-# points 0"), "the planet alone is no point"
    await table.answer(EVE, f"act {MECATOL}")
    shown = texts(await table.press(CHIDI, await table.table(), f"w:look:{table.row.id}:galaxy"))
    assert "Custodians" not in shown


async def test_the_custodians_come_back_to_full_strength(house: House) -> None:
    """Beaten off in space, nobody has landed, and three Fighters wait for the next."""
    state = acting("sol", "letnev", "hacan")
    sailing(state, NEAR, gf=2)
    table = await sit(house, state, seed=b"conquest 1")
    await arrive(table, MECATOL)
    await table.answer(ANN, "land all")
    await table.answer(ANN, "plan")
    assert "**Ann**: 1 × Carrier from 101 to 000; lands on Mecatol Rex with 2 Ground Forces" in table.told()
    assert "The Custodians’ Fighters keep Ann from Mecatol Rex" in table.told()
    now = await table.state()
    assert now.custodians == [3, 2] and now.systems[MECATOL].planets[0].owner is None
    assert not now.systems[MECATOL].ships, "whoever would land died with the Carrier"


async def test_war_sun_bombards(house: House) -> None:
    """Without a landing; a Scientist beside a PDS forbids it, a General makes it hard."""
    state = acting("sol", "hacan", "letnev")
    at(state, HOME).ships(ANN, war_sun=2)
    at(state, FIELD).planet("qucenn", owner=EVE, gf=5, pds=1).planet("rarron", owner=EVE, gf=7)
    led(led(state, "qucenn", "hacan.1"), "rarron", "hacan.3")
    one, two = [ship.id for ship in state.systems[HOME].ships if ship.kind == "war_sun"]
    table = await sit(house, state, seed=b"conquest 2")
    await arrive(table, FIELD, f"move {HOME}.war_sun:2")
    assert await table.offered(ANN) == [f"bombard {one}@rarron,{two}@rarron", "bombard ()"]
    refused = texts(await table.line(ANN, f"bombard {one}@qucenn"))
    assert "Scientist keeps that ship from bombarding Qucen'n. Aim at another planet" in refused
    await table.answer(ANN, f"bombard {one}@rarron,{two}@rarron")
    (rolled,) = [
        event.args
        for record in await house.store.log.read(table.row.id)
        for event in record.events
        if event.key == "ti-bombards"
    ]
    assert len(rolled["faces"]) == 6 and any(3 <= face < 7 for face in rolled["faces"])
    assert rolled["count"] == sum(face >= 7 for face in rolled["faces"]), "3+, and the General makes it 7+"
    assert rolled["count"] == 1 and "bombards Rarron: 1 hit" in table.told()
    qucenn, rarron = (await table.state()).systems[FIELD].planets
    assert (qucenn.gf, rarron.gf, rarron.owner) == (5, 6, EVE)


async def test_shock_troops_capture(house: House) -> None:
    """Promotion, the dock is replaced, and cannot build in this round."""
    state = acting("sol", "letnev", "hacan", picks=("production",))
    sailing(state, HOME, gf=5, shock=1)
    at(state, FIELD).planet("qucenn", owner=EVE, gf=3, dock=0, pds=1)
    table = await sit(house, state, seed=b"conquest 6")
    await arrive(table, FIELD)
    while (await table.waiting())[ANN] == "ti-assign":
        await table.answer(ANN, (await table.offered(ANN))[0])
    await table.line(ANN, "land qucenn.gf:4,qucenn.shock:1")
    assert (await table.waiting()) == {ANN: "ti-capture"}
    await table.answer(ANN, "choose dock")
    assert "Eve fires PDS at those who land on Qucen'n: " in await table.happened(CHIDI)
    assert "; 1 Ground Force becomes a Shock Troop; " in table.told()
    assert "; destroys what stands on Qucen'n: PDS; " in table.told()
    assert "keeps what stands on Qucen'n: Space Dock; **takes Qucen'n from Eve**" in table.told()
    for seat in (EVE, CHIDI):
        await table.plays(seat, "strat " + state.players[seat].picked[0].card)
        await table.silence("ti-turn")
    await table.answer(ANN, "strat production")
    assert await table.offered(ANN) == [f"produce {HOME}", "done"], "the captured dock rests in this round"


async def test_nothing_is_kept_by_a_button(house: House) -> None:
    """A menu that is opened and closed again is no answer."""
    state = acting("sol", "letnev", "hacan", picks=("production",))
    sailing(state, HOME, gf=5, shock=1)
    at(state, FIELD).planet("qucenn", owner=EVE, gf=3, dock=0, pds=1)
    table = await sit(house, state, seed=b"conquest 6")
    await arrive(table, FIELD)
    while (await table.waiting())[ANN] == "ti-assign":
        await table.answer(ANN, (await table.offered(ANN))[0])
    await table.line(ANN, "land qucenn.gf:4,qucenn.shock:1")
    assert await table.waiting() == {ANN: "ti-capture"}
    await table.press(ANN, await table.panel(ANN), EN("prompt-none"))
    qucenn = (await table.state()).systems[FIELD].planets[0]
    assert (qucenn.owner, qucenn.dock, qucenn.pds) == (ANN, None, 0)
    assert "keeps what stands" not in table.told()


async def test_landings_on_both_planets_and_their_bombardment_say_what_goes_where(house: House) -> None:
    state = acting("sol", "letnev", "hacan")
    sailing(state, HOME, gf=6)
    at(state, HOME).ships(ANN, dreadnought=1)
    at(state, FIELD).planet("qucenn", owner=EVE, gf=2).planet("rarron", owner=EVE, gf=1)
    table = await sit(house, state)
    await arrive(table, FIELD)
    panel = await table.panel(ANN)
    said = texts(panel).partition(f"**{EN('ti-land-each')}** · ")[2].partition("\n")[0]
    assert re.fullmatch(r"\d on Rarron and \d on Qucen'n", said)
    panel = await table.press(ANN, panel, EN("ti-land-each"))
    assert f"**{EN('ti-bombard-suggested')}** · 1 × Dreadnought at Qucen'n" in texts(panel)
    assert EN("panel-twilight-imperium-aim") in labels(panel), "landings are chosen already"
    panel = await table.press(ANN, panel, EN("panel-twilight-imperium-aim"))
    assert EN("ti-draft-bombard", system=FIELD) in texts(panel)
