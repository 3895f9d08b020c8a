"""Extreme mode."""

from __future__ import annotations

import pytest

from rules.akarios.sheet import Sheet
from rules.akarios.squad import extreme, loadout, members, presets, rewards


def squad(*, on: bool = True) -> Sheet:
    sheet = presets.starting(2)
    sheet.extreme = on
    return sheet


@pytest.mark.rule("AK-693")
def test_it_is_offered_on_entering_act_1_only() -> None:
    sheet = squad(on=False)
    assert extreme.offered(sheet, 1)
    assert not extreme.offered(sheet, 0)
    sheet.act = 1
    assert not extreme.offered(sheet, 1)
    assert not extreme.offered(sheet, 2)


@pytest.mark.rule("AK-694")
def test_no_weapon_or_engine_is_broken_to_cancel_an_attack() -> None:
    assert [extreme.may_break(squad(on=on)) for on in (True, False)] == [False, True]


@pytest.mark.rule("AK-698")
def test_stamina_is_2_lower() -> None:
    assert [extreme.stamina(squad(on=on), 8) for on in (True, False)] == [6, 8]


@pytest.mark.rule("AK-647", "AK-700")
def test_energy_costs_2_more_for_each_player() -> None:
    assert [extreme.energy_price(squad(on=on), 3, 4) for on in (True, False)] == [11, 3]


@pytest.mark.rule("AK-696", "AK-697")
def test_a_ship_explodes_with_its_cards_but_not_with_its_pilots() -> None:
    sheet = squad()
    member = sheet.members[0]
    member.cards = ["laser_cannon", "jam_generator"]
    member.berths["argonaut"].points = 3
    sheet.copilots = ["timbor"]
    loadout.fit(sheet, 0, "weapon_2", "laser_cannon")
    loadout.fit(sheet, 0, "tech_1", "timbor")
    assert extreme.explode(sheet, 0) == ["laser_cannon"]
    assert (member.ship, member.cards, sheet.copilots) == (None, ["jam_generator"], ["timbor"])
    assert member.last.cards == {"pilot": "beyond_limits", "tech_1": "timbor"}
    assert "argonaut" in members.free_ships(sheet, [0, 1])
    members.take_ship(sheet, member, "argonaut")
    assert members.berth(member).points == 0


@pytest.mark.rule("AK-696", "AK-877", "AK-394")
def test_points_for_any_ship_do_not_explode_with_one() -> None:
    sheet = squad()
    sheet.act, member = 1, sheet.members[0]
    member.berths["argonaut"].points = 1
    rewards.ship_points(sheet, [0, 1], 2)
    extreme.explode(sheet, 0)
    members.take_ship(sheet, member, "knossos")
    assert (members.berth(member).points, members.berth(member).free) == (1 + 2, 2)
    members.take_ship(sheet, member, "knossos")
    assert members.berth(member).points == 3


@pytest.mark.rule("AK-699")
def test_a_dead_pilot_can_be_taken_as_a_new_one() -> None:
    sheet = squad()
    member = sheet.members[0]
    member.pads["starla"].credits, member.pads["starla"].level, sheet.progress = 9, 3, 2
    extreme.die(sheet, 0)
    assert (member.pilot, "pilot" in member.last.cards) == (None, False)
    members.take_pilot(sheet, member, "starla")
    pad = members.pad(member)
    assert (pad.credits, pad.level, pad.points) == (0, 1, 2)


@pytest.mark.rule("AK-702")
def test_who_lost_pilot_or_ship_must_take_another_and_always_can() -> None:
    sheet = presets.starting(4)
    sheet.extreme = True
    assert extreme.must_choose(sheet, range(4)) == []
    extreme.explode(sheet, 1)
    extreme.die(sheet, 3)
    assert extreme.must_choose(sheet, range(4)) == [1, 3]
    assert extreme.choices(sheet, range(4)) == (["gardan"], ["chariot"])


@pytest.mark.rule("AK-887")
def test_who_ejected_has_a_trauma_as_usual() -> None:
    sheet = squad()
    extreme.explode(sheet, 0)
    rewards.trauma(sheet, [0, 1], [0])
    assert members.pad(sheet.members[0]).trauma == 1
