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
    mine, theirs = ids(state, seat)[0], ids(state, other)[0]
    there = next(system.at for system in state.systems.values() if theirs in [one.id for one in system.ships])
    for line, why in (
        (f"move {theirs}", f"{theirs} is not the number of one of your ships. Name yours by place and kind"),
        ("move 999999", "999999 is not the number of one of your ships."),
        (f"move {foreign}.carrier", f"You have no Carrier in {foreign} that may move. Name units of yours"),
        (f"move {there}.all", "Nothing would move to"),
        (f"move {home}.fighter:90", "Name "),
        (f"move {home}.war_sun:9", f"You have no War Sun in {home} that may move."),
        (f"move {mine} load={planet}.gf:99", "You named 99 × Ground Force on"),
        (f"move {mine} load={planet}.gf@999999", "Take fewer, or send another transport. (TI-111)"),
        (f"move {mine} via=301>999", "“301>999” is not a way for any of these ships. Write it from their"),
        (f"move {home}.fighter:1 but=sol.9", ""),
        ("move 17.17.17", "I cannot find “17.17.17”. Write units as 308.cruiser:2, jord.gf:3"),
        ("land suggested", f"Ships are moving to {where} now. Name them, or move nothing."),
        ("build jord.war_sun:2", f"Ships are moving to {where} now. Name them, or move nothing."),
    ):
        assert why in await refused(house, row, seat, line)


async def test_offers_of_others_and_offers_that_are_gone(house: House) -> None:
    state = acting()
    state.players[1].goods = 2
    row = await running(house, *NAMES, state=state)
    await play(house, row.id, 1, "offer 0 give=goods:1")
    (offer,) = (await loaded(house, row.id)).state.offers
    public = await table(house, row.id)
    gone = f"Offer {offer.number} is no longer open to you. Open **Trade** to see which are"
    for name, verb, why in (
        ("Chidi", "accept", gone),
        ("Chidi", "refuse", gone),
        ("Ann", "rescind", gone),
        ("Ann", "accept", ""),
        ("Ann", "accept", gone),
        ("Ann", "refuse", gone),
        ("Eve", "rescind", gone),
    ):
        log = await log_of(house, row.id)
        clicked: Any = await press(
            house, name, public, f"w:ti_trade:{row.id}:{verb}.{offer.number}.{offer.number}", force=True
        )
        assert why in await told_privately(clicked), (name, verb)
        assert await log_of(house, row.id) == ([*log, f"0: accept {offer.number}"] if not why else log)


async def sending_ships(house: House) -> tuple[GameRow, int, Any]:
    """A game, whose turn it is, and their panel on which ships are picked."""
    state = acting()
    seat = state.order[0]
    row = await running(house, *NAMES, state=state)
    await play(house, row.id, seat, first_like(await loaded(house, row.id), "act"))
    mine = (await press(house, NAMES[seat], await table(house, row.id), f"w:seat:{row.id}:")).message
    panel = (await press(house, NAMES[seat], mine, EN("panel-twilight-imperium-fleet"))).message
    panel = (await press(house, NAMES[seat], panel, EN("ti-move-ships"))).message
    return row, seat, panel


async def test_a_draft_is_stale_when_the_board_has_changed(house: House) -> None:
    row, seat, panel = await sending_ships(house)
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


async def test_units_that_cannot_reach(house: House) -> None:
    """A way that is too far, one that is none, and ships that an own counter holds."""
    state = imperium.acting("sol", "letnev", "hacan")
    carrier = next(each.id for each in state.systems["307"].ships if each.kind == "carrier")
    row = await running(house, *NAMES, state=state)
    await play(house, row.id, 0, "act 103")
    far = "Carrier in 307 moves 1 and finds no way to 103. Leave it where it is, or choose another way."
    assert far in await refused(house, row, 0, f"move {carrier}")
    assert far in await refused(house, row, 0, f"move {carrier} load=jord.gf:1 via=307>205>103")
    assert "Ships are moving to 103 now." in await refused(house, row, 0, "land rigel_i.gf:1")
    imperium.at(state, "306").ships(0, cruiser=1)
    state.systems["307"].counters.append(0)
    held = await running(house, *NAMES, state=state)
    await play(house, held.id, 0, "act 205")
    told = await refused(house, held, 0, f"move {carrier}")
    assert "You activated 307 earlier this round, so nothing may leave it. Choose ships elsewhere." in told


async def test_cards_one_does_not_hold(house: House) -> None:
    """It is said the same way whether somebody else holds the card, or nobody does."""
    state = with_cards(imperium.acting("sol", "letnev", "hacan", picks=("assembly",)), 1, "privateers")
    mine, theirs = state.players[0].politics, state.players[1].politics
    row = await running(house, *NAMES, state=state)
    why = "You do not hold that Action Card. Choose one from your hand. (TI-512)"
    for card in ("privateers on=1", "good_year", "sabotage"):
        assert why in await refused(house, row, 0, f"play {card}")
    await play(house, row.id, 0, "strat assembly", "voice no", "speaker 1 0")
    for card in (theirs[0], next(each for each in state.political.cards if each not in mine)):
        told = await refused(house, row, 0, f"agenda {card}")
        assert "Play one of your Political Cards. (TI-440)" in told


async def test_a_technology_whose_prerequisites_are_missing_is_refused_by_name(house: House) -> None:
    state = imperium.acting("sol", "letnev", "hacan", picks=("technology_2",))
    row = await running(house, *NAMES, state=state)
    await play(house, row.id, 0, "strat technology_2")
    for line, why in (
        ("tech war_sun", "War Sun needs Deep Space Cannon and Sarween Tools, which you do not have."),
        ("tech micro_technology", "Micro Technology needs one of these: Sarween Tools and Stasis Capsules."),
        ("tech antimass_deflectors", "You already have Antimass Deflectors. Choose another technology."),
        ("tech production_centers", "Production Centers belongs to another race. Choose another technology."),
        ("tech flying_carpets", "There is no technology “flying_carpets”. Choose one from the menu"),
    ):
        assert why in await refused(house, row, 0, line)


async def test_a_forged_draft_is_nothing(house: House) -> None:
    """Ids of drafts that nobody was shown: another seat, another matter, an option that is not there."""
    row, seat, panel = await sending_ships(house)
    do = next(each["custom_id"] for each in buttons(panel) if each["label"] == EN("draft-do"))
    head, _, tail = do.partition(f":{row.id}:")
    who, matter, now = tail.split(".")
    log = await log_of(house, row.id)
    for forged in (
        f"{head}:{row.id}:{(seat + 1) % 3}.{matter}.{now}",
        f"{head}:{row.id}:{who}.00000000.{now}",
        f"w:draft_choose:{row.id}:{tail}.99",
        f"w:draft_choose:{row.id}:{tail}.-1",
        f"{head}:{row.id}:{who}",
        f"{head}:{row.id}:x.y.z",
        f"{head}:999:{tail}",
    ):
        clicked = await house.person(NAMES[seat]).click(panel, forged, force=True)
        assert await told_privately(clicked), forged
        assert await log_of(house, row.id) == log, forged
    await press(house, NAMES[seat], panel, EN("draft-do"))
    assert len(await log_of(house, row.id)) == len(log) + 1, "the panel itself still holds"
