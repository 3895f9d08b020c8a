"""The table before the first turn: sectors, decks, ships and their first outfits (sections 1, 2 and 29)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from typing import Any

import pytest

from rules.core import Dice
from rules.core.hexes import Hex
from rules.xia import fame, geometry, query, setup, shapes
from rules.xia.actions import BuyOutfit, ChooseShip, Done, Pick
from rules.xia.components import LOADOUTS, MISSIONS, NPCS, OUTFITS, SECTORS, SHIPS, TITLES, TOKENS
from rules.xia.frames import ChoosingShip, Fitting, Turn
from rules.xia.game import RULES
from rules.xia.geometry import LATTICE, board, printed
from rules.xia.options import Options
from rules.xia.state import State
from tests.rules.xia.table import Loaded, Table

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
MANY = [f"seed {number}".encode() for number in range(40)]
WITHOUT_SPAWN = {name for name in SECTORS if not setup.has_spawn(name)}
FIRST_SHIPS = {name for name, ship in SHIPS.items() if ship.level == 1}


def begun(seats: int = 3, seed: bytes = b"xia", rolls: Sequence[int] = (), **options: Any) -> Table:
    """A game as it begins; `rolls` are the d20 for the order of choosing."""
    table = Table(seats, seed, setup=True, **options)
    table.state = RULES.start(Options(**options), seats, Loaded(seed, -1, list(rolls)))
    return table


def seen(what: Callable[[State], Any], seats: int = 3) -> set[Any]:
    """What many set-ups show."""
    return {what(begun(seats, seed).state) for seed in MANY}


def choose_all(table: Table) -> list[int]:
    """Everybody takes the first ship on offer; the seats in the order they were asked."""
    order = []
    while isinstance(table.state.stack[-1], ChoosingShip):
        order.append(table.seat)
        table.play(table.choices[0])
    return [seat for seat in order if seat is not None]


def launch(table: Table) -> Table:
    """Nobody buys anything."""
    choose_all(table)
    while any(isinstance(frame, Fitting) for frame in table.state.stack):
        table.play("done")
    return table


def side_between(a: Any, b: Any) -> int | None:
    """The side of the first sector on which the second lies."""
    step = Hex(*b.centre).minus(Hex(*a.centre))
    return LATTICE.index(step) if step in LATTICE else None


def symbol(laid: Any, side: int) -> str:
    return SECTORS[laid.sector].symbols[(side - laid.turn) % 6]


# Components


@pytest.mark.rule("XIA-006")
def test_three_to_five_play_and_each_of_them_gets_a_ship() -> None:
    assert list(RULES.seats) == [3, 4, 5]
    for seats in RULES.seats:
        table = launch(begun(seats))
        assert len({player.ship for player in table.state.players}) == seats


@pytest.mark.rule("XIA-007", "XIA-009")
def test_all_components_are_in_the_game_and_each_once() -> None:
    state = begun(5).state
    assert sorted([*(each.sector for each in state.laid), *state.sectors]) == sorted(SECTORS)
    assert len(SECTORS) == 21
    assert len(state.missions.cards) == len({*state.missions.cards}) == 52
    assert len(state.titles) == len({*state.titles}) == 18
    assert Counter([*state.tokens, *state.unseen.values()]) == Counter(TOKENS)
    assert sum(TOKENS.values()) == 21
    assert {*state.npcs} == {*NPCS}


# The board


@SEATS
@pytest.mark.rule("XIA-016")
def test_as_many_sectors_are_revealed_as_there_are_players(seats: int) -> None:
    state = begun(seats).state
    assert len(state.laid) == seats
    assert len(state.sectors) == 21 - seats
    assert len(seen(lambda state: state.laid[0].sector, seats)) > 5
    assert len(seen(lambda state: state.sectors[-1], seats)) > 5


@pytest.mark.rule("XIA-017")
def test_a_sector_without_spawn_point_goes_back_into_the_stack() -> None:
    assert {"xia", "lost_sector"} == WITHOUT_SPAWN
    for seed in MANY:
        state = begun(5, seed).state
        assert not WITHOUT_SPAWN & {each.sector for each in state.laid}
        assert {*state.sectors} >= WITHOUT_SPAWN
    on_top = {seed for seed in MANY if WITHOUT_SPAWN & {*begun(5, seed).state.sectors[-3:]}}
    assert len(on_top) < len(MANY), "put back, and the stack shuffled again"


@pytest.mark.rule("XIA-017")
def test_the_stack_is_shuffled_when_a_sector_goes_back() -> None:
    state = begun().state
    tops = set()
    for seed in MANY:
        state.sectors = [name for name in SECTORS if name != "xia"] + ["xia"]
        tops.add(setup._revealed(state, Dice(seed, 0)))
    assert "xia" not in tops
    assert len(tops) > 5


@SEATS
@pytest.mark.rule("XIA-018")
def test_each_sector_joins_the_one_before_by_equal_symbols(seats: int) -> None:
    for seed in MANY:
        laid = begun(seats, seed).state.laid
        for old, new in pairwise(laid):
            side = side_between(old, new)
            assert side is not None
            assert symbol(old, side) == symbol(new, (side + 3) % 6)


@pytest.mark.parametrize(("seats", "touching"), [(3, 3), (4, 5), (5, 7)])
@pytest.mark.rule("XIA-019")
def test_the_first_sectors_are_a_triangle_a_rhombus_or_a_strip(seats: int, touching: int) -> None:
    laid = begun(seats).state.laid
    pairs = [(a, b) for a, b in combinations(range(seats), 2) if side_between(laid[a], laid[b]) is not None]
    assert len(pairs) == touching
    assert {(index, index + 1) for index in range(seats - 1)} <= {*pairs}
    assert len({each.centre for each in laid}) == seats


@pytest.mark.rule("XIA-020")
def test_other_sides_that_touch_may_differ() -> None:
    differ = [
        symbol(laid[0], side) != symbol(laid[2], (side + 3) % 6)
        for laid in (begun(3, seed).state.laid for seed in MANY)
        if (side := side_between(laid[0], laid[2])) is not None
    ]
    assert any(differ)


@SEATS
@pytest.mark.rule("XIA-021")
def test_an_unseen_token_lies_on_every_exploration_space(seats: int) -> None:
    state = begun(seats).state
    spaces = {s.id for each in state.laid for s in printed(each.sector) if "E" in s.features}
    assert {*state.unseen} == spaces
    assert len(state.tokens) == 21 - len(spaces)
    assert len(seen(lambda state: tuple(state.unseen.values()), seats)) > 5
    assert all(not player.tokens for player in state.players)


@pytest.mark.rule("XIA-022")
def test_missions_and_titles_are_shuffled_and_no_title_is_open() -> None:
    assert seen(lambda state: len(state.open_titles)) == {0}
    assert len(seen(lambda state: tuple(state.missions.cards))) == len(MANY)
    assert len(seen(lambda state: tuple(state.titles))) == len(MANY)
    state = begun().state
    assert sorted(state.missions.cards) == sorted(MISSIONS)
    assert sorted(state.titles) == sorted(TITLES)
    assert not state.missions.discards


@pytest.mark.rule("XIA-023")
def test_everybody_has_3000_credits() -> None:
    assert [player.credits for player in begun(5).state.players] == [3000] * 5


# NPCs


@SEATS
@pytest.mark.rule("XIA-024", "XIA-025")
def test_the_first_three_in_turn_order_run_an_npc_each(seats: int) -> None:
    rolls = [1] * seats
    rolls[1] = 15
    state = begun(seats, rolls=rolls).state
    assert {npc.controller for npc in state.npcs.values()} == {2, 3 % seats, 4 % seats}
    assert {*state.npcs} == {*NPCS}
    dealt = {npc.controller for seed in MANY for npc in begun(seats, seed, rolls).state.npcs.values()}
    assert dealt == {2, 3 % seats, 4 % seats}
    enforcers = {begun(seats, seed, rolls).state.npcs["enforcer"].controller for seed in MANY}
    assert enforcers == dealt, "the cards are shuffled"


@pytest.mark.rule("XIA-026")
def test_an_npc_waits_for_its_home_and_comes_after_the_players() -> None:
    for seed in MANY:
        table = begun(seed=seed)
        laid = {each.sector for each in table.state.laid}
        choose_all(table)
        assert all(npc.space is None for npc in table.state.npcs.values())
        launch(table)
        coming = [frame.npc for frame in table.state.stack if not isinstance(frame, Turn)]
        assert {*coming} == {name for name in NPCS if NPCS[name].home in laid}
        while not isinstance(table.state.stack[-1], Turn):
            table.play(table.choices[0])
        for name, npc in table.state.npcs.items():
            assert (npc.space is not None) == (NPCS[name].home in laid)


# Length, ships and turn order


@pytest.mark.parametrize("needed", [str(needed) for needed in range(1, 21)])
@pytest.mark.rule("XIA-027", "XIA-541")
def test_the_agreed_fame_wins(needed: str) -> None:
    state = begun(fame=needed).state
    assert state.needed == int(needed)
    fame.award(state, 1, int(needed) - 1, "mission")
    assert not state.over
    fame.award(state, 1, 1, "mission")
    assert state.winner == 1


@pytest.mark.rule("XIA-028", "XIA-032")
def test_only_first_ships_are_offered_and_each_of_them_once() -> None:
    table = begun(5)
    left = set(FIRST_SHIPS)
    while table.asked == "xia-ask-ship":
        assert {choice.action for choice in table.offered} == {ChooseShip(name) for name in left}
        ship = sorted(left)[0]
        seat = table.seat
        assert seat is not None
        table.play(f"ship {ship}")
        left.remove(ship)
        player = table.state.players[seat]
        assert player.ship == ship
        assert [(card.ability, card.ready) for card in player.cards] == [(SHIPS[ship].ability, True)]
        if table.asked == "xia-ask-ship":
            table.refuses(f"ship {ship}")
            table.refuses("ship copper_heron")


@SEATS
@pytest.mark.rule("XIA-029", "XIA-037", "XIA-038")
def test_the_highest_roller_chooses_first_and_the_last_to_choose_flies_first(seats: int) -> None:
    for highest in range(seats):
        rolls = [2 + seat for seat in range(seats)]
        rolls[highest] = 19
        table = begun(seats, rolls=rolls)
        assert choose_all(table) == [(highest - step) % seats for step in range(seats)]
        launch(table)
        assert table.state.turn == (highest + 1) % seats
        assert table.frame(Turn).seat == (highest + 1) % seats
        while not isinstance(table.state.stack[-1], Turn):
            table.play(table.choices[0])
        table.silent()
        assert table.state.turn == (highest + 2) % seats


@pytest.mark.parametrize(("die", "first"), [(1, 0), (10, 0), (11, 2), (20, 2)])
@pytest.mark.rule("XIA-030")
def test_two_highest_rolls_are_parted_by_another_die(die: int, first: int) -> None:
    assert begun(3, rolls=[17, 4, 17, die]).state.choosing[0] == first


@pytest.mark.rule("XIA-030")
def test_three_highest_rolls_have_six_numbers_each() -> None:
    assert begun(3, rolls=[8, 8, 8, 12]).state.choosing[0] == 1
    assert begun(3, rolls=[8, 8, 8, 19, 20, 13]).state.choosing[0] == 2


@pytest.mark.rule("XIA-031")
def test_a_20_before_the_game_is_no_luck() -> None:
    table = begun(3, rolls=[20, 1, 1])
    assert table.state.choosing[0] == 0
    assert [player.fame for player in table.state.players] == [0, 0, 0]
    assert not any(player.lucky for player in table.state.players)


@SEATS
@pytest.mark.rule("XIA-033")
def test_each_ship_starts_on_the_spawn_point_of_its_own_sector(seats: int) -> None:
    table = begun(seats)
    choose_all(table)
    for laid, player in zip(table.state.laid, table.state.players, strict=True):
        assert player.space in board(table.state).spawn_points().values()
        assert player.space is not None and player.space.startswith(f"{laid.sector}.")


@pytest.mark.rule("XIA-034")
def test_a_ship_starts_fresh() -> None:
    table = begun(5)
    choose_all(table)
    for player in table.state.players:
        assert player.ship is not None
        assert player.impulse
        assert player.fame == 0
        assert player.energy == SHIPS[player.ship].energy
        assert (player.armed, player.disarmed) == (4, 0)
        assert not player.damage and not player.bounty


# Outfits


@pytest.mark.rule("XIA-035", "XIA-541")
def test_outfits_are_bought_and_stowed_in_the_order_of_choosing() -> None:
    table = begun(4, rolls=[1, 1, 9, 1])
    assert choose_all(table) == [2, 1, 0, 3]
    fitted = []
    while table.asked == "xia-ask-fitting":
        fitted.append(table.seat)
        table.play("buy engine_1")
        assert table.asked == "xia-ask-placing" and table.seat == fitted[-1]
        table.play(table.choices[0], "done")
    assert fitted == [2, 1, 0, 3]
    assert [player.credits for player in table.state.players] == [2000] * 4
    assert all([each.outfit for each in p.outfits] == ["engine_1"] for p in table.state.players)


@pytest.mark.rule("XIA-036")
def test_before_the_first_turn_only_outfits_that_fit_are_sold() -> None:
    table = begun()
    choose_all(table)
    player, seat = table.me, table.seat
    player.credits = 50_000
    assert {type(choice.action) for choice in table.offered} == {BuyOutfit, Done}
    for refused in ("fame", "ship copper_heron", "buy_cargo spice,spice", "sell 1", "rearrange", "repair"):
        table.refuses(refused)
    while table.seat == seat:
        fitting = {n for n in OUTFITS if shapes.fitting(player.ship or "", n, query.taken(player))}
        offered = {c.action.outfit for c in table.offered if isinstance(c.action, BuyOutfit)}
        assert offered == fitting
        table.play(f"buy {max(offered)}")
        if table.asked == "xia-ask-placing":
            table.play(table.choices[0])
    assert not any(shapes.fitting(player.ship or "", name, query.taken(player)) for name in OUTFITS)
    assert len(query.taken(player)) == sum(len(each.cells) for each in player.outfits)


@pytest.mark.rule("XIA-036")
def test_what_costs_more_than_the_purse_holds_is_not_offered() -> None:
    table = begun()
    choose_all(table)
    table.me.credits = 1000
    bought = [choice.action for choice in table.offered if isinstance(choice.action, BuyOutfit)]
    assert {OUTFITS[action.outfit].level for action in bought} == {1}
    table.me.credits = 0
    assert table.choices == ["done"]


# A first game


@pytest.mark.rule("XIA-508")
def test_a_first_game_goes_to_5_fame() -> None:
    assert begun(first_game=True, fame="20").state.needed == 5


@pytest.mark.parametrize(
    ("seats", "sectors"),
    [
        (3, ["burning_horse", "kemplar_ii", "neo_damascus"]),
        (4, ["burning_horse", "kemplar_ii", "neo_damascus", "outpost_338"]),
        (5, ["burning_horse", "kemplar_ii", "neo_damascus", "outpost_338", "expeditor_gate"]),
    ],
)
@pytest.mark.rule("XIA-509")
def test_a_first_game_has_fixed_sectors_and_a_shuffled_stack(seats: int, sectors: list[str]) -> None:
    for seed in MANY[:5]:
        state = begun(seats, seed, first_game=True).state
        assert [each.sector for each in state.laid] == sectors
        assert sorted([*state.sectors, *sectors]) == sorted(SECTORS)
    assert len({begun(seats, seed, first_game=True).state.sectors[-1] for seed in MANY}) > 5
    assert geometry.board(begun(seats, first_game=True).state).spawn_points()


@pytest.mark.parametrize("options", [{"first_game": True}, {"npcs": False}])
@pytest.mark.rule("XIA-510")
def test_without_npcs_nobody_is_sent_after_them(options: dict[str, bool]) -> None:
    state = begun(**options).state
    assert not state.npcs
    assert not any(MISSIONS[card].needs_npc for card in state.missions.cards)
    assert sorted(state.missions.cards) == sorted(n for n, c in MISSIONS.items() if not c.needs_npc)
    assert any(card.needs_npc for card in MISSIONS.values())
    table = launch(begun(**options))
    assert table.frames() == [Turn]


@pytest.mark.parametrize(
    ("loadout", "outfits", "left"),
    [
        ("explorer", ["engine_3"], 0),
        ("trader", ["engine_1", "shield_1"], 1000),
        ("worker", ["engine_2", "shield_1"], 0),
        ("pirate", ["engine_1", "blaster_2"], 0),
    ],
)
@pytest.mark.rule("XIA-511", "XIA-512")
def test_a_first_captain_may_take_a_strategy_ready_made(loadout: str, outfits: list[str], left: int) -> None:
    for ship in sorted(FIRST_SHIPS):
        table = begun(first_game=True)
        table.play(f"ship {ship}")
        choose_all(table)
        seat = table.seat
        assert seat is not None
        player = table.state.players[seat]
        assert player.ship == ship
        table.play(f"pick {loadout}")
        assert [each.outfit for each in player.outfits] == outfits
        assert player.credits == left
        covered = [cell for each in player.outfits for cell in each.cells]
        assert len(covered) == len({*covered})
        for each in player.outfits:
            assert tuple(each.cells) in shapes.placements(ship, each.outfit)


@pytest.mark.rule("XIA-511")
def test_strategies_are_offered_once_and_only_in_a_first_game() -> None:
    table = begun(first_game=True)
    choose_all(table)
    picks = {choice.action for choice in table.offered if isinstance(choice.action, Pick)}
    assert picks == {Pick(name) for name in LOADOUTS}
    assert any(isinstance(choice.action, BuyOutfit) for choice in table.offered)
    table.play("pick trader")
    assert not any(text.startswith("pick") for text in table.choices)
    table.play("done", "buy missile_1")
    table.play(table.choices[0])
    assert table.me.credits == 2000
    assert not any(text.startswith("pick") for text in table.choices), "an own choice has been made"
    other = begun()
    choose_all(other)
    assert not any(text.startswith("pick") for text in other.choices)
