"""The words of the rules: dice, spaces, cells, law, adjacency, disputes (sections 0 and 28)."""

from __future__ import annotations

import pytest

from rules.xia import bounty, dicing, query, shapes
from rules.xia.components import KINDS, NPCS, OUTFITS, SECTORS, SHIPS, START_CREDITS
from rules.xia.geometry import printed
from tests.rules.xia.table import BIGGEST, Table


@pytest.mark.rule("XIA-001")
def test_every_die_is_rolled_on_its_own_and_told() -> None:
    table = Table(sectors=["lost_sector"])
    table.put(0, "lost_sector.9").put(1, "lost_sector.10").put(2, "lost_sector.1")
    table.ship(0, BIGGEST)
    table.fit(0, "blaster_1", "blaster_1")
    table.fit(1, "shield_1")
    cells = ",".join(str(each.cells[0]) for each in table.me.outfits)
    table.play(f"attack 1 weapons={cells}")
    table.play(f"defend shields={table.cell(1, 'shield_1')}", rolls=[6, 1, 4])
    assert [event.args["rolls"] for event in table.told("xia-attack-rolls")] == [(6, 1)]
    assert [event.args["blocks"] for event in table.told("xia-defence-rolls")] == [(4,)]


@pytest.mark.rule("XIA-001")
def test_dice_have_six_eight_twelve_or_twenty_faces() -> None:
    dice = {outfit.die for outfit in OUTFITS.values()} | {npc.defence for npc in NPCS.values()}
    dice |= {sides for npc in NPCS.values() for sides in npc.attack}
    assert dice == {6, 8, 12}


@pytest.mark.rule("XIA-002")
def test_a_sector_has_nineteen_spaces_and_a_hold_its_cells() -> None:
    assert all(len(printed(sector)) == 19 for sector in SECTORS)
    for name, ship in SHIPS.items():
        assert shapes.size(name) == "".join(ship.hold).count("#") > 0


@pytest.mark.rule("XIA-002")
def test_bounty_lies_on_the_ship_and_is_not_its_owners_money() -> None:
    table = Table()
    bounty.add(table.state, 0, 2000)
    assert (table.me.bounty, table.me.credits) == (2000, START_CREDITS)
    table.refuses("give 1 4000", "xia-illegal-give-more")


@pytest.mark.rule("XIA-003")
def test_a_ship_is_an_outlaw_while_it_has_a_bounty_and_innocent_else() -> None:
    table = Table()
    assert not query.outlaw(table.state, "0")
    bounty.add(table.state, 0, 1000)
    assert query.outlaw(table.state, "0")
    table.me.bounty = 0
    assert not query.outlaw(table.state, "0")


@pytest.mark.rule("XIA-003", "XIA-330")
def test_the_law_looks_at_the_very_moment() -> None:
    """Out through an outlaw entrance an innocent becomes an outlaw, and pays only once."""
    table = Table(sectors=["loath"])
    inside = next(
        space
        for space in table.inside("loath")
        for d, _ in table.board.neighbours(space)
        if table.board.entrance(space, d)
    )
    outside = next(to for d, to in table.board.neighbours(inside) if table.board.entrance(inside, d))
    table.put(0, inside)
    table.me.impulse = True
    table.play("impulse", f"fly {outside}")
    assert table.me.bounty == 1000
    if table.asked == "xia-ask-move":
        table.play(f"fly {inside}")
    assert table.me.bounty == 1000


@pytest.mark.rule("XIA-004")
def test_adjacent_ends_at_a_planets_edge_and_next_to_does_not() -> None:
    table = Table(sectors=["kemplar_ii"])
    edge, inside = "kemplar_ii.18", "kemplar_ii.15"
    assert table.board.distance(edge, inside) == 1
    assert inside in dict(map(reversed, table.board.neighbours(edge)))  # type: ignore[arg-type]
    assert not table.board.adjacent(edge, inside)
    assert table.board.adjacent(inside, "kemplar_ii.14")


@pytest.mark.rule("XIA-005")
def test_every_amount_of_money_is_in_thousands() -> None:
    amounts = [outfit.price for outfit in OUTFITS.values()] + [outfit.resale for outfit in OUTFITS.values()]
    amounts += [ship.price for ship in SHIPS.values()]
    amounts += [row.credits for kind in KINDS.values() for row in kind.payments]
    amounts += [amount for kind in KINDS.values() for amount in (kind.bounty, kind.bounty_failed)]
    amounts += [amount for npc in NPCS.values() for amount in (npc.bounty, npc.start_credits)]
    assert not any(amount % 1000 for amount in (START_CREDITS, *amounts))


# Disputes


@pytest.mark.rule("XIA-504")
def test_ties_are_settled_by_equal_ranges_of_a_d20() -> None:
    table = Table()
    for roll, winner in ((1, "a"), (6, "a"), (7, "b"), (12, "b"), (13, "c"), (18, "c")):
        assert dicing.lot(["a", "b", "c"], table.load(roll).dice) == (winner, roll)
    assert dicing.lot(["a", "b"], table.load(10).dice) == ("a", 10)
    assert dicing.lot(["a", "b"], table.load(11).dice) == ("b", 11)


@pytest.mark.rule("XIA-001", "XIA-504")
def test_what_a_d20_decides_is_rolled_with_twenty_sides() -> None:
    table = Table()
    rolls = {dicing.d20(table.state, 0, "mine", table.dice)[0] for _ in range(400)}
    rolls |= {dicing.lot([str(party) for party in range(20)], table.dice)[1] for _ in range(400)}
    assert rolls == {*range(1, 21)}


@pytest.mark.rule("XIA-504")
def test_left_over_numbers_are_rolled_again() -> None:
    table = Table()
    assert dicing.lot(["a", "b", "c"], table.load(19, 20, 7).dice) == ("b", 7)
    assert not table.rolls


@pytest.mark.rule("XIA-506")
def test_a_twenty_that_settles_a_dispute_is_no_luck() -> None:
    table = Table()
    assert dicing.lot(["0", "1"], table.load(20).dice) == ("1", 20)
    assert not any(player.fame or player.lucky for player in table.state.players)


@pytest.mark.rule("XIA-505")
def test_what_was_agreed_at_the_start_holds_for_the_whole_game() -> None:
    table = Table(open_fields=True, gate_fame=True)
    agreed = table.state.options
    with pytest.raises(AttributeError):
        agreed.open_fields = False  # type: ignore[misc]
    for _ in range(6):
        table.silent()
    assert table.state.options == agreed and table.board.open_fields
