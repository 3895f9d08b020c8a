"""Squads for a battle or a world without a campaign: what they have is what they would have gained."""

from __future__ import annotations

import pytest

from rules.akarios.android import squads, way
from rules.akarios.components import CARDS, LOCATIONS, PILOTS, SHIPS, ShipPoint
from rules.akarios.game import RULES
from rules.akarios.options import Options
from rules.akarios.scenario.script import SCRIPTS, Battle, World
from rules.akarios.sheet import Sheet
from rules.akarios.squad import loadout, members, trees
from rules.akarios.squad.presets import starting
from rules.core.dice import Dice


def squad(node: str, seats: int = 3, how: str = "as_at_node", seed: bytes = b"squad") -> Sheet:
    return squads.squad(node, seats, Dice(seed, 0), how)  # type: ignore[arg-type]


@pytest.mark.parametrize("node", squads.PURSES)
def test_a_squad_has_spent_what_it_can(node):
    sheet = squad(node)
    pilots = [member.pilot for member in sheet.members]
    assert len(set(pilots)) == 3 and len({member.ship for member in sheet.members}) == 3
    for number, member in enumerate(sheet.members):
        pad, berth = members.pad(member), members.berth(member)
        assert pad.points == 0 and berth.points == 0 and pad.credits >= 0
        assert trees.spent(pad) == squads.PURSES[node].skill
        for slot, card in member.last.cards.items():
            assert loadout.why_not(sheet, number, slot, card, range(3)) is None
        kinds = {CARDS[card].kind for card in member.last.cards.values()}
        assert {"weapon", "engine", "pilot_ability"} <= kinds
    cards = [card for member in sheet.members for card in member.cards]
    bought = [*cards, *sheet.sparrow]
    assert len(set(bought)) == len(bought), "every upgrade exists once"
    left = sum(members.pad(member).credits for member in sheet.members)
    assert left + sum(CARDS[card].price or 0 for card in bought) == 3 * squads.PURSES[node].credits


def test_points_for_ships_from_trees_are_built_in():
    found = 0
    for seed in range(4):
        for member in squad("027", 4, seed=bytes([seed])).members:
            assert member.pilot
            gained = trees.filled(member.pilot, members.pad(member))
            given = [each for each in gained if isinstance(each, ShipPoint)]
            cells = members.berth(member).cells
            assert sum(map(bool, cells)) == min(len(cells), squads.PURSES["027"].ship + len(given))
            found += len(given)
    assert found


def test_nothing_is_sold_before_the_first_market():
    sheet = squad("004", 1)
    assert squads.stock(sheet, "004") == []
    later = squads.stock(sheet, "010")
    assert later and len(later) < len(squads.stock(sheet, "027"))
    sheet.members[0].cards.append(later[0])
    assert later[0] not in squads.stock(sheet, "010"), "every upgrade exists once"


def test_side_missions_make_richer_squads():
    def wealth(how):
        sheet = squad("012", 1, how)
        return trees.spent(members.pad(sheet.members[0]))

    assert wealth("main_only") < wealth("as_at_node") < wealth("all_sides")


# What it has done


def test_there_is_a_squad_for_every_battle_and_world():
    written = {id for id, script in SCRIPTS.items() if isinstance(script, Battle | World)}
    assert set(squads.PURSES) == written


@pytest.mark.parametrize(
    "node", [id for id in squads.PURSES if LOCATIONS[id[:3]].needs or id in ("020a", "020b")]
)
def test_it_has_what_its_node_asks_for(node):
    needs = {"020a": "SOMA_TAKEN", "020b": "OUTLAWS"}.get(node) or LOCATIONS[node].needs
    for seed in range(6):
        assert needs in squad(node, 1, seed=bytes([seed])).achievements


def test_exclusive_ways_are_not_both_taken():
    for seed in range(8):
        sheet = squad("027", 2, seed=bytes([seed]))
        for one, other in (("YUR_PACT", "YUR_FEUD"), ("SOMA_TAKEN", "OUTLAWS"), ("ION", "ION_MOD")):
            assert (one in sheet.achievements) != (other in sheet.achievements)
        assert ("014" in sheet.done) != ("015" in sheet.done)
        assert {"ion_cannon", "modified_ion_cannon"} & set(sheet.sparrow)


def test_side_nodes_are_flown_all_or_none_or_some():
    sides = {row.id for row in way.before("026") if row.kind == "side" and not row.needs}
    assert sides and not sides & set(squad("026", how="main_only").done)
    assert sides <= set(squad("026", how="all_sides").done)
    some = [sides & set(squad("026", seed=bytes([seed])).done) for seed in range(6)]
    assert any(each and each != sides for each in some)
    assert "029" not in {row.id for row in way.before("025")} and "029" in {
        row.id for row in way.before("026")
    }


def test_late_pilots_and_ships_fly_late_battles():
    def flown(node):
        found = [each for seed in range(12) for each in squad(node, 4, "all_sides", bytes([seed])).members]
        return {each.pilot for each in found}, {each.ship for each in found}

    pilots, ships = flown("008")
    assert all(PILOTS[pilot].starting for pilot in pilots) and all(
        SHIPS[ship].obtained == "start" for ship in ships
    )
    pilots, ships = flown("027")
    assert {"tesh", "isk_lin"} <= pilots and {"anvil", "halcyon"} <= ships


# At the table


@pytest.mark.parametrize("scenario", ["012", "013"])
def test_a_skirmish_is_flown_by_the_squad_of_its_node(scenario):
    """Skill points, credits and ship points as the option says, for battles and worlds."""

    def spent(how):
        state = RULES.start(Options(scenario=scenario, squad=how), 2, Dice(b"skirmish", -1))
        return [trees.spent(members.pad(member)) for member in state.sheet.members]

    skill = squads.PURSES[scenario].skill
    assert spent("as_at_node") == [skill] * 2
    assert spent("main_only")[0] < skill < spent("all_sides")[0]


def test_another_seed_is_another_squad_and_the_first_battle_is_flown_by_beginners():
    def pilots(scenario, seed):
        state = RULES.start(Options(scenario=scenario), 2, Dice(seed, -1))
        return [member.pilot for member in state.sheet.members]

    assert len({tuple(pilots("012", bytes([seed]))) for seed in range(6)}) > 2
    first = RULES.start(Options(scenario="001"), 2, Dice(b"skirmish", -1)).sheet
    assert first.members == starting(2).members
