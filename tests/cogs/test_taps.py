"""How many taps a usual turn takes in the games of small decisions; each is pressed where it is offered."""

from __future__ import annotations

from rules.core import Dice, notation
from rules.starship_captains.components import MISSIONS
from rules.starship_captains.game import RULES as CAPTAINS
from rules.starship_captains.options import Options as CaptainsOptions
from rules.starship_captains.pieces import Figure
from rules.xia import query
from tests.cogs.answering import answer, asked
from tests.cogs.conftest import House, texts
from tests.cogs.playing import loaded, log_of
from tests.cogs.starship_captains import SEED, running
from tests.cogs.started import under_way
from tests.cogs.test_way import call
from tests.cogs.xia import first_like
from tests.cogs.xia import running as xia
from tests.rules.xia.table import Table

SERVICE = "warranty_service"
"""A mission of two blue rows that can only be of use: a repair; a repair and a medal."""


async def tapped(house: House, name: str, game: int, *moves: str) -> int:
    """Each move by its button or menu; `first:` takes the first answer that begins so."""
    for move in moves:
        offered = [notation.write(choice.action) for choice in asked(await loaded(house, game)).choices]
        likely = [text for text in offered if text.startswith(move)]
        found = move if move in offered else next(iter(likely), move)
        await answer(house, name, game, found)
    return len(moves)


async def test_a_flight_of_two_moves_is_two_taps(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    assert await tapped(house, "Ann", row.id, "room helm red", "go kettle stop") == 2
    at = await loaded(house, row.id)
    assert (at.state.players[0].location, asked(at).seat) == ("kettle", 1)


async def away(house: House, *ready: Figure, ask_all: bool = False) -> int:
    """Ann is where the mission is, with these figures, some damage, and a reservation."""
    state = CAPTAINS.start(CaptainsOptions(first=0), 2, Dice(SEED, -1))
    place = next(name for name, planet in state.planets.items() if planet.mission is not None)
    state.planets[place].mission = SERVICE
    player = state.players[0]
    player.location, player.ready, player.ask_all = place, list(ready), ask_all
    names = ("Ann", "Eve")
    return (await under_way(house, CAPTAINS, CaptainsOptions(first=0), *names, seed=SEED, state=state)).id


async def test_a_mission_of_two_rows_is_four_taps(house: House) -> None:
    """The mission, its crew, and what is repaired: rows that can only be of use apply themselves."""
    game = await away(house, "blue", "blue", "cadet")
    assert await tapped(house, "Ann", game, "mission", "crew blue,blue", "repair", "repair") == 4
    at = await loaded(house, game)
    assert at.state.players[0].missions == [SERVICE] and asked(at).seat == 1
    made = await log_of(house, game)
    assert made == [
        "0: mission",
        "0: crew blue,blue",
        "0: apply",
        "0: repair hold",
        "0: apply",
        "0: repair hold",
    ]


async def test_a_mission_says_before_it_begins_how_many_rows_the_crew_matches(house: House) -> None:
    shown = []
    for crew in (("blue", "blue", "cadet"), ("yellow", "blue", "cadet"), ("cadet", "cadet")):
        game = await away(house, *crew)  # type: ignore[arg-type]
        shown.append(texts((await call(house, game, "Ann")).message))
    assert "2 crew members from the ready room" in shown[0] and "⚠ your crew" not in shown[0]
    assert "⚠ your crew matches 1 of 2 rows" in shown[1]
    assert "⚠ your crew matches 0 of 2 rows" in shown[2]


async def test_who_wants_to_be_asked_is_asked_row_by_row(house: House) -> None:
    game = await away(house, "blue", "blue", "cadet", ask_all=True)
    await tapped(house, "Ann", game, "mission", "crew blue,blue")
    at = await loaded(house, game)
    assert asked(at).key == "sc-ask-row" and at.state.players[0].missions == []


async def test_the_crew_that_is_offered_says_how_many_rows_it_matches(house: House) -> None:
    game = await away(house, "yellow", "blue", "cadet")
    await tapped(house, "Ann", game, "mission")
    (crew, *_) = asked(await loaded(house, game)).choices
    assert notation.write(crew.action) == "crew blue,cadet", "who is missed least goes where nobody fits"
    assert crew.usual and (crew.args["fitting"], crew.args["rows"]) == (1, len(MISSIONS[SERVICE].rows))


def first_turn(seed: bytes) -> list[str]:
    """What an android is asked and answers in its first turn of this game."""
    state, made = CAPTAINS.start(CaptainsOptions(first=0), 2, Dice(seed, -1)), list[str]()
    over = False
    while not over:
        dice = Dice(seed, len(made))
        action = CAPTAINS.android(state, 0, dice)
        assert action is not None
        made.append(notation.write(action))
        over = any(event.key == "sc-turn-over" for event in CAPTAINS.play(state, 0, action, dice))
    return made


async def test_a_busy_first_turn_of_captains_is_at_most_eleven_taps(house: House) -> None:
    """Twenty-two once: trained, researched, installed, and all that the card does. One in a hundred sets off
    more than a turn can ask in eleven taps; the busiest of the others is played to its end on its call."""
    turns = {seed: first_turn(seed) for seed in (b"busy %d" % number for number in range(60))}
    usual = {seed: made for seed, made in turns.items() if len(made) <= 11}
    assert len(usual) >= 0.98 * len(turns)
    busiest = max(usual, key=lambda seed: len(usual[seed]))
    row = await under_way(house, CAPTAINS, CaptainsOptions(first=0), "Ann", "Eve", seed=busiest)
    hand = await call(house, row.id, "Ann")
    called = hand.message["id"]
    for move in usual[busiest]:
        await hand.tap(move)
    assert asked(await loaded(house, row.id)).seat == 1, "the turn is over"
    assert 7 <= hand.taps == len(usual[busiest]) <= 11 and hand.seen["id"] == called


def trader(**more: str) -> Table:
    """Ann is a step away from a buyer of her two cubes, with an engine; the same planet sells goods."""
    table = Table(3, **more)
    sector = "kemplar_ii"
    stall = table.spot(sector, "$")
    wanted = table.board.spaces[stall].region
    assert wanted is not None and wanted.sell is not None and wanted.sell != "any"
    table.fit(0, "engine_1")
    table.load_cargo(0, wanted.sell, wanted.sell)
    table.hurt(0, 2)
    table.me.energy, table.me.credits = 2, 4000
    near = [
        space
        for _, space in table.board.neighbours(stall)
        if table.board.adjacent(stall, space) and not query.occupied(table.state, space)
    ]
    table.put(0, near[0])
    return table


async def test_a_trade_turn_of_xia_is_seven_taps(house: House) -> None:
    """Fifteen when each was a tap of its own: fly, stop and sell; fly, stop and buy, stowed by itself;
    recharged, repaired and finished at once."""
    table = trader()
    stall, shop = table.spot("kemplar_ii", "$"), table.spot("kemplar_ii", "B")
    row = await xia(house, "Ann", "Eve", "Chidi", prepared=table)
    taps = await tapped(
        house,
        "Ann",
        row.id,
        "engine",
        f"fly {stall}",
        "sell_cargo",
        "impulse",
        f"fly {shop}",
        "buy_cargo",
        "refit",
    )
    assert taps == 7
    at = await loaded(house, row.id)
    player = at.state.players[0]
    assert asked(at).seat == 1, "the turn is over"
    assert player.fame == 1 and len(player.cargo) >= 2
    assert not player.damage and player.energy == query.mat(player).energy
    assert not any("stop" in move for move in await log_of(house, row.id))


async def test_a_mission_turn_of_xia_is_seven_taps(house: House) -> None:
    """Thirteen when stopping, recharging and finishing business were taps of their own, and one's own panel
    had to be opened for what was drawn: fly to a mission point, draw, keep, fly on, trade, refit."""
    table = trader()
    point, shop = table.spot("kemplar_ii", "M"), table.spot("kemplar_ii", "B")
    beside = [space for _, space in table.board.neighbours(point) if not query.occupied(table.state, space)]
    table.put(0, next(space for space in beside if table.board.adjacent(point, space)))
    row = await xia(house, "Ann", "Eve", "Chidi", prepared=table)
    hand = await call(house, row.id, "Ann")
    called = hand.message["id"]
    for move in ("impulse", f"fly {point}", "draw"):
        await hand.tap(move)
    await hand.tap(first_like(await loaded(house, row.id), "keep "))
    mine = hand.message["id"]
    for move in (f"fly {shop}", "buy_cargo", "refit"):
        await hand.tap(first_like(await loaded(house, row.id), move))
    at = await loaded(house, row.id)
    assert asked(at).seat == 1 and at.state.players[0].mission is not None
    assert called != mine == hand.seen["id"] and hand.taps == 7, "from the draw on in private"


async def test_who_wants_to_stow_cubes_is_asked_where(house: House) -> None:
    table = trader()
    table.me.cargo.clear()
    table.put(0, table.spot("kemplar_ii", "B"))
    row = await xia(house, "Ann", "Eve", "Chidi", prepared=table)
    async with house.bot.table.turn(row.id) as at:
        orders = notation.read("orders ask ask ask ask stow=ask", at.rules.actions)
        await house.bot.table.play(at, 0, orders)
    kind = table.board.spaces[table.spot("kemplar_ii", "B")].region
    assert kind is not None
    await tapped(house, "Ann", row.id, f"buy_cargo {kind.buy},{kind.buy}")
    assert asked(await loaded(house, row.id)).key == "xia-ask-stow"
