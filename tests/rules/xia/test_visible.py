"""What a seat sees: everything on the table, nothing that lies face down (XIA-507)."""

from __future__ import annotations

import pytest

from rules.core import Dice
from rules.xia.actions import Orders
from rules.xia.components import MISSIONS, OUTFITS, SECTORS, TITLE_SPACES
from rules.xia.frames import DrawnMissions, Moving, Placing
from rules.xia.game import RULES
from rules.xia.options import Options
from rules.xia.view import Cell, View
from tests.rules.xia.table import Table, missions_of


def look(table: Table, seat: int | None = 0) -> View:
    return RULES.view(table.state, seat)


def cells(view: View) -> dict[str, Cell]:
    return {cell.id: cell for sector in view.sectors for cell in sector.cells}


# The board


def test_the_board_shows_all_that_is_printed() -> None:
    table = Table(sectors=["kemplar_ii", "neo_damascus", "burning_horse", "outpost_338", "expeditor_gate"])
    found = cells(look(table))
    assert len(found) == 5 * 19
    assert {found[space].hex for space in found} == set(table.board.where.values())
    mine, stall = found[table.spot("outpost_338", "X")], found[table.spot("kemplar_ii", "$")]
    assert (mine.kind, mine.yields, stall.sells, stall.law) == ("asteroid", "spice", "holo", "lawful")
    assert found[table.spot("kemplar_ii", "B")].buys == "spice" and stall.buys is None
    assert found[table.spot("kemplar_ii", "B")].sells is None
    assert found[table.spot("kemplar_ii", "M")].mission_point and not stall.mission_point
    assert found[table.spot("kemplar_ii", "S")].spawn == 10
    assert all(found[space].special for space in table.inside("expeditor_gate", "gate"))


def test_lines_are_drawn_where_borders_are() -> None:
    table = Table(sectors=["kemplar_ii", "outpost_338"])
    found = cells(look(table))
    by_kind: dict[str, int] = {}
    for edge in (edge for cell in found.values() for edge in cell.edges):
        by_kind[edge.kind] = by_kind.get(edge.kind, 0) + 1
    assert by_kind["planet_entrance"] == 2
    for space, cell in found.items():
        for direction, other in table.board.neighbours(space):
            drawn = any(edge.direction == direction for edge in cell.edges)
            parted = table.board.parted(space, other)
            assert drawn == (cell.kind is not None and parted)
    assert by_kind["asteroid"] == 6 * len(table.inside("outpost_338", "asteroid"))


def test_symbols_stand_on_open_sides_as_the_sector_lies() -> None:
    table = Table(sectors=["lost_sector", "kemplar_ii"])
    first, second = look(table).sectors
    assert first.symbols[0] is None and set(first.symbols[1:]) < set("ABCDEF")
    turn = table.state.laid[1].turn
    assert second.turn == turn and second.symbols[3] is None
    for side in (0, 1, 2, 4, 5):
        assert second.symbols[side] == SECTORS["kemplar_ii"].symbols[(side - turn) % 6]


@pytest.mark.rule("XIA-507")
def test_tokens_and_loose_cubes_lie_on_the_board_the_tokens_face_down() -> None:
    table = Table()
    space = table.spot("kemplar_ii", "E")
    table.loose("kemplar_ii.1", "spice", "holo")
    view = look(table)
    assert cells(view)[space].token and cells(view)[space].exploration
    assert cells(view)["kemplar_ii.1"].cubes == ("spice", "holo")
    other = {"credits": "fame", "fame": "nothing", "nothing": "credits"}
    table.state.unseen[space] = other[table.state.unseen[space]]  # type: ignore[assignment]
    assert look(table) == view
    del table.state.unseen[space]
    assert not cells(look(table))[space].token


# Ships


@pytest.mark.rule("XIA-507")
def test_ships_holds_and_riches_are_public() -> None:
    table = Table()
    (shield,) = table.fit(1, "shield_1")
    where = table.load_cargo(1, "holo")
    player = table.state.players[1]
    player.damage = [shield.cells[0]]
    player.energy, player.credits, player.fame, player.bounty = 2, 7000, 3, 1000
    player.completed = [*missions_of("thief")[:2], missions_of("passenger")[0]]
    player.tokens, player.titles = ["fame"], ["ghost"]
    for seat in (None, 0, 1):
        ship = look(table, seat).ships[1]
        assert (ship.energy, ship.credits, ship.fame, ship.bounty) == (2, 7000, 3, 1000)
        assert ship.cargo == {where[0]: "holo"} and ship.damage == (shield.cells[0],)
        (outfit,) = ship.outfits
        assert (outfit.outfit, outfit.cells, outfit.damage) == (OUTFITS["shield_1"], tuple(shield.cells), 1)
        assert ship.completed == {"passenger": 1, "thief": 2}
        assert ship.tokens == ("fame",) and ship.titles[0].id == "ghost"
        assert ship.space == player.space and not ship.stranded


@pytest.mark.rule("XIA-507", "XIA-386")
def test_a_mission_is_seen_by_its_captain_until_its_objective_is_done() -> None:
    table = Table()
    errand = table.errand(1, missions_of("thief")[0])
    own = look(table, 1).ships[1].mission
    assert own is not None and own.mission == MISSIONS[errand.mission]
    for seat in (None, 0, 2):
        shown = look(table, seat).ships[1].mission
        assert shown is not None and shown.mission is None
    errand.done, errand.payment = True, 3000
    shown = look(table, None).ships[1].mission
    assert shown is not None and (shown.mission, shown.payment) == (MISSIONS[errand.mission], 3000)
    assert look(table, 0).ships[0].mission is None


@pytest.mark.rule("XIA-507")
def test_cards_looked_at_are_seen_by_one_player_only() -> None:
    table = Table()
    cards = missions_of("passenger")[:3]
    table.push(DrawnMissions(1, cards))
    assert [card.id for card in look(table, 1).drawn] == cards
    assert not look(table, 0).drawn and not look(table, None).drawn


@pytest.mark.rule("XIA-507")
def test_decks_and_stacks_show_only_how_many_are_left() -> None:
    table = Table()
    view = look(table)
    assert view.stack == len(table.state.sectors)
    assert view.missions_left == (len(table.state.missions.cards), 0)
    assert view.titles_left == len(table.state.titles)
    for pile in (table.state.sectors, table.state.missions.cards, table.state.titles, table.state.tokens):
        pile.reverse()
    assert look(table) == view


@pytest.mark.rule("XIA-507")
def test_standing_orders_are_seen_by_their_player_only() -> None:
    table = Table()
    table.state.players[1].orders = Orders(shields="all")
    assert look(table, 1).ships[1].orders == Orders(shields="all")
    assert look(table, 0).ships[1].orders is None and look(table, None).ships[1].orders is None


def test_npcs_and_titles_are_shown() -> None:
    table = Table()
    table.npc("scoundrel", "kemplar_ii.1", controller=2, damage=3)
    table.title("ghost")
    table.state.open_titles[0].progress = {"1": 1}
    (npc,) = look(table).npcs
    assert (npc.npc.id, npc.controller, npc.space, npc.damage, npc.credits) == (
        "scoundrel",
        2,
        "kemplar_ii.1",
        3,
        2000,
    )
    (title,) = look(table).titles
    assert title.title.id == "ghost" and title.progress == (0, 1, 0)
    assert look(table).title_spaces == TITLE_SPACES
    table.state.title_spaces.append(TITLE_SPACES[0])
    assert look(table).title_spaces == TITLE_SPACES[1:]


# What goes on


def test_stages() -> None:
    table = Table(setup=True)
    assert look(table).stage == "choosing" and look(table).available
    table = Table()
    assert look(table).stage == "action" and not look(table).available
    table.put(0, table.spot("kemplar_ii", "M")).play("end")
    view = look(table)
    assert view.stage == "business" and {ship.level for ship in view.available} == {2}
    table = Table()
    table.play("impulse")
    assert look(table).stage == "moving"
    table.state.over = True
    assert look(table).stage == "over"


def test_a_flight_shows_what_is_in_reach_in_the_order_of_the_menu() -> None:
    table = Table()
    space = table.me.space
    assert space is not None
    table.push(Moving(0, 2, "impulse", [space]))
    view = look(table, 1)
    assert view.left == 2 and [each.number for each in view.reach] == list(range(1, len(view.reach) + 1))
    offered = [text.split()[1] for text in table.choices if text.startswith("fly ")]
    assert [each.space for each in view.reach] == offered


def test_an_outfit_in_hand_shows_where_it_fits() -> None:
    table = Table()
    table.push(Placing(0, "engine_1"))
    view = look(table)
    assert view.in_hand == OUTFITS["engine_1"] and view.placements
    assert not look(Table()).placements


def test_an_attack_shows_what_was_declared() -> None:
    table = Table(sectors=["lost_sector"])
    table.put(0, "lost_sector.9").put(1, "lost_sector.10").put(2, "lost_sector.1")
    table.fit(0, "blaster_1")
    table.fit(1, "shield_1")
    table.play(f"attack 1 weapons={table.cell(0, 'blaster_1')}")
    attack = look(table, 2).attack
    assert attack is not None
    assert (attack.attacker, attack.target, attack.weapons) == ("0", "1", ("blaster_1",))
    assert attack.stage == "defence"


def test_whose_turn_it_is_does_not_change_with_who_is_asked() -> None:
    table = Table(setup=True)
    assert look(table).turn == table.seat, "while ships are chosen, whoever chooses"
    table.play(table.choices[0])
    assert look(table).turn == table.seat
    table = Table()
    table.push(DrawnMissions(2, missions_of("passenger")[:1]))
    assert table.seat == 2 and look(table).turn == 0
    table.state.over = True
    assert look(table).turn == 0


# Who is asked


def test_the_view_says_who_is_asked_and_whom_the_pictures_are_about() -> None:
    """From the choice of ships into the first turns, as the questions themselves say it."""
    seed = bytes(16)
    state = RULES.start(Options(), 3, Dice(seed, -1))
    launched, asked = [], set()
    for depth in range(60):
        (seat,) = {prompt.seat for prompt in RULES.prompts(state)}
        view = RULES.view(state, None)
        assert view.asked == seat
        assert view.acting == (view.turn if view.attack is not None or view.stage == "npc" else seat)
        launched.append(view.launched)
        asked.add(seat)
        action = RULES.android(state, seat, Dice(seed, depth))
        assert action is not None
        RULES.play(state, seat, action, Dice(seed, depth))
    assert asked == {0, 1, 2}
    assert launched == sorted(launched) and not launched[0] and launched[-1]


def test_a_turn_has_begun_with_its_first_deed() -> None:
    table = Table()
    assert not look(table).begun and look(table).asked == 0
    table.play("impulse")
    assert look(table).begun and look(table).asked == 0
    table.state.over = True
    assert look(table).asked is None and not look(table).begun
