"""Moves that are not possible: a private sentence says why, nothing is changed, and nobody else reads it."""

from __future__ import annotations

from typing import Any

from db.games import GameRow
from rules.core import notation, saved
from rules.twilight_imperium.state import State
from sandbox.shapes import EPHEMERAL
from tests.cogs import imperium
from tests.cogs.conftest import House, texts
from tests.cogs.playing import buttons, loaded, log_of, press, said, table, told_privately
from tests.cogs.twilight_imperium import acting, besieged, first_like, play, running, with_cards
from words import words

EN = words("en")
NAMES = ("Ann", "Eve", "Chidi")


async def refused(house: House, row: GameRow, seat: int, line: str) -> str:
    """What the player reads of a line that cannot be played; nothing has changed, and nobody was told."""
    thread = house.box.world.channels[str(row.thread)]
    before, log = saved.dump((await loaded(house, row.id)).state), await log_of(house, row.id)
    public = said(house, row)
    answer = await (await house.person(NAMES[seat]).slash("ti turn", thread, moves=line)).answered()
    await house.settle()
    assert answer.message["flags"] & EPHEMERAL, line
    assert await log_of(house, row.id) == log and said(house, row) == public, line
    assert saved.dump((await loaded(house, row.id)).state) == before, line
    told = texts(answer.message)
    assert f"“{line}”" in told, "which move is meant"
    return told


def ids(state: State, seat: int) -> list[int]:
    return [ship.id for system in state.systems.values() for ship in system.ships if ship.seat == seat]


async def test_what_is_not_ones_own_or_not_possible_in_a_turn(house: House) -> None:
    state = with_cards(acting(), 1, "sabotage")
    seat, other, _ = state.order
    theirs = state.players[other].picked[0].card
    row = await running(house, *NAMES, state=state)
    for line in (
        "act 999",
        f"strat {theirs}",
        "strat warfare_9",
        "pass",
        "play direct_hit",
        "move all",
        "sheet for",
        "build jord.carrier",
        "transfer 000 301 000",
        "act",
        "dance all night",
        "act 301 302",
    ):
        told = await refused(house, row, seat, line)
        assert not [card for card in ("sabotage", "Sabotage") if card in told], "no hand is told"


async def test_fleets_that_are_not_ones_own_cannot_come_or_are_too_full(house: House) -> None:
    state, seat, other, where = besieged()
    row = await running(house, *NAMES, state=state)
    await play(house, row.id, seat, f"act {where}")
    home, foreign = state.players[seat].home, state.players[other].home
    planet = next(each.id for each in state.systems[home].planets)
    for line in (
        f"move {ids(state, other)[0]}",
        "move 999999",
        f"move {foreign}.carrier",
        f"move {home}.fighter:90",
        f"move {home}.war_sun:9",
        f"move {ids(state, seat)[0]} load={planet}.gf:99",
        f"move {ids(state, seat)[0]} load={planet}.gf@999999",
        f"move {ids(state, seat)[0]} via=301>999",
        f"move {home}.fighter:1 but=sol.9",
        "move 17.17.17",
        "land suggested",
        "build jord.war_sun:2",
    ):
        await refused(house, row, seat, line)


async def test_offers_of_others_and_offers_that_are_gone(house: House) -> None:
    state = acting()
    state.players[1].goods = 2
    row = await running(house, *NAMES, state=state)
    await play(house, row.id, 1, "offer 0 give=goods:1")
    (offer,) = (await loaded(house, row.id)).state.offers
    public = await table(house, row.id)
    for name, verb in (("Chidi", "accept"), ("Ann", "accept"), ("Ann", "accept"), ("Ann", "refuse")):
        log = await log_of(house, row.id)
        clicked: Any = await press(
            house, name, public, f"w:ti_trade:{row.id}:{verb}.{offer.number}.{offer.number}", force=True
        )
        assert await told_privately(clicked), (name, verb)
        assert await log_of(house, row.id) in (log, [*log, f"0: accept {offer.number}"]), (name, verb)


async def test_a_draft_is_stale_when_the_board_has_changed(house: House) -> None:
    state = acting()
    seat = state.order[0]
    row = await running(house, *NAMES, state=state)
    await play(house, row.id, seat, first_like(await loaded(house, row.id), "act"))
    mine = (await press(house, NAMES[seat], await table(house, row.id), f"w:seat:{row.id}:")).message
    panel = (await press(house, NAMES[seat], mine, EN("panel-twilight-imperium-fleet"))).message
    panel = (await press(house, NAMES[seat], panel, EN("ti-move-ships"))).message
    done = next(each["custom_id"] for each in buttons(panel) if each["label"] == EN("draft-do"))
    await play(house, row.id, seat, "done")
    log = await log_of(house, row.id)
    late = await press(house, NAMES[seat], panel, EN("draft-do"))
    assert EN("trouble-stale") in await told_privately(late)
    other = next(each for each in NAMES if each != NAMES[seat])
    foreign = await house.person(other).click(await table(house, row.id), done, force=True)
    assert await told_privately(foreign) in (EN("trouble-not-yours"), EN("trouble-stale"))
    assert await log_of(house, row.id) == log


async def test_votes_by_planets_one_does_not_hold(house: House) -> None:
    voting = acting(until=lambda now: any(type(frame).__name__ == "Ballots" for frame in now.stack))
    row = await running(house, *NAMES, state=voting)
    prompt = next(each for each in (await loaded(house, row.id)).prompts() if each.key == "ti-ballot")
    for line in ("sheet mecatol_rex", "sheet 9", "sheet with:99", "sheet", "sheet for pay=jord"):
        await refused(house, row, prompt.seat, line)
    offered = notation.write(prompt.choices[0].action)
    await play(house, row.id, prompt.seat, offered)


async def test_what_cannot_be_carried_says_why_and_what_would_do(house: House) -> None:
    state = imperium.acting("sol", "letnev", "hacan")
    small = imperium.at(state, "307").ships(0, destroyer=1).system.ships[-1].id
    row = await running(house, *NAMES, state=state)
    await play(house, row.id, 0, "act 205")
    full = await refused(house, row, 0, f"move {small} load=jord.gf:1")
    assert "has room for every Ground Force from 307. Take fewer, or send another transport. (TI-111)" in full


async def test_what_cannot_be_built_says_why_and_what_would_do(house: House) -> None:
    state = imperium.acting("sol", "letnev", "hacan")
    ann = state.players[0]
    ann.politics, ann.goods, ann.fleet = [], 0, 4
    row = await running(house, *NAMES, state=state)
    await play(house, row.id, 0, "act 307", "done")
    assert await imperium.Sitting(house, row).waiting() == {0: "ti-build"}
    for line, why in (
        ("build jord.destroyer:2", "5 ships, and Fleet Supply allows 4 here. Build fewer. (TI-393)"),
        (
            "build jord.dreadnought",
            "This costs 5 resources, and you have 4 with everything. Build less; Political Cards",
        ),
        ("build jord.war_sun", "War Suns need their technology. Build something else. (TI-118)"),
        ("build jord.fighter:40", "This dock builds 6 units at most, and you named 40."),
        ("build jord.gf:6,jord.pds:9", ""),
        ("build arretze.gf:2", ""),
    ):
        assert why in await refused(house, row, 0, line)
    assert "(TI-" in await refused(house, row, 0, "build jord.pds:3")
