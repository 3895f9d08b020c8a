"""New docks, and those of the Saar."""

from __future__ import annotations

import pytest

from rules.core.contract import phrase
from rules.twilight_imperium.actions import Build, Done
from tests.rules.twilight_imperium.play import answer
from tests.rules.twilight_imperium.producing import HOME, build, docked, planet, produce, refusal, saar, table

# New docks


@pytest.mark.rule("TI-095", "TI-394", "TI-395", "TI-098")
def test_a_new_dock_on_a_planet_held_all_round() -> None:
    found = table()
    found.at("201").planet("mellon", owner=0, since=3).planet("zohbat", owner=0, since=2)
    produce(found, "201", ())
    assert refusal(found, Build(("mellon.dock",))).rule == "TI-394", "gained this round"
    assert refusal(found, Build(("zohbat.dock:2",))).rule == "TI-095"
    assert refusal(found, Build(("jord.dock",))).rule == "TI-394", "not in this system"
    build(found, "zohbat.dock", pay=("goods:4",))
    assert planet(found, "zohbat").dock == 4, "it builds from the next round on"
    produce(found, "201", ("zohbat",))
    found.state.players[0].goods = 20
    assert refusal(found, Build(("zohbat.gf",))).rule == "TI-098"


@pytest.mark.rule("TI-394")
def test_no_dock_beside_enemy_ships() -> None:
    found = table()
    found.at("201").planet("zohbat", owner=0, since=2).ships(1, fighter=1)
    found.at("201").planet("mellon", owner=0, dock=1, since=2)
    produce(found, "201", ("mellon",))
    assert refusal(found, Build(("zohbat.dock",))).key == "ti-illegal-dock-enemies"


@pytest.mark.rule("TI-095")
def test_three_docks_at_most_and_one_on_a_planet() -> None:
    found = table()
    found.at("201").planet("zohbat", owner=0, since=2, dock=1).planet("mellon", owner=0, since=2)
    produce(found, "201", ("zohbat",))
    assert refusal(found, Build(("zohbat.dock",))).key == "ti-illegal-dock-one"
    found.at("202").planet("bellatrix", owner=0, dock=1)
    found.at(HOME).planet("jord", dock=1)
    assert refusal(found, Build(("mellon.dock",))).key == "ti-illegal-build-plastic"


@pytest.mark.rule("TI-572")
def test_a_scientist_builds_docks_for_two() -> None:
    found = table()
    found.at("201").planet("zohbat", owner=0, since=2, leaders=["hacan.1"])
    produce(found, "201", ())
    goods = found.state.players[0].goods
    build(found, "zohbat.dock", pay=("goods:2",))
    assert planet(found, "zohbat").dock and found.state.players[0].goods == goods - 2


@pytest.mark.rule("TI-444", "TI-447", "TI-414")
def test_what_only_actions_build() -> None:
    found = docked()
    found.at("201").planet("zohbat", owner=0, since=2, dock=1).planet("mellon", owner=0, since=2)
    found.at("201").ships(0, cruiser=1)
    produce(found, "201", ("zohbat",), why="primary")
    assert refusal(found, Build(("mellon.dock",))).rule == "TI-444"
    assert refusal(found, Build((), mine=True)).rule == "TI-447"
    assert refusal(found, Build((), facility="zohbat.colony")).rule == "TI-400"
    answer(found, 0, Done())
    produce(found, "201", ("zohbat",), why="transfer")
    assert refusal(found, Build((), facility="zohbat.colony")).rule == "TI-400"
    build(found, "mellon.dock", mine=True, pay=("goods:6",))


# Docks of the Saar


@pytest.mark.rule("TI-101", "TI-106")
def test_a_floating_dock_builds_four_on_planets_or_aboard() -> None:
    found = saar()
    dock, carrier = found.at("201").system.docks[0].id, found.at("201").system.ships[0]
    produce(found, "201", (str(dock),))
    assert refusal(found, Build((f"{dock}.gf:5",))).args_for_words["most"] == 4
    build(found, f"{dock}.gf:2")
    assert carrier.gf == 2, "there is no own planet"
    found.at("201").planet("mellon", owner=0, since=3).planet("zohbat", owner=0, gf=1, since=3)
    produce(found, "201", (str(dock),))
    build(found, f"{dock}.gf:3", f"{dock}.pds", place=("mellon.gf", f"{carrier.id}.gf"))
    assert (planet(found, "mellon").gf, planet(found, "zohbat").gf, carrier.gf) == (1, 2, 3)
    assert planet(found, "zohbat").pds == 1


@pytest.mark.rule("TI-393", "TI-134", "TI-106")
def test_ground_forces_built_aboard_leave_fighters_their_room() -> None:
    found = saar()
    dock, carrier = found.at("201").system.docks[0].id, found.at("201").system.ships[0]
    found.at("201").ships(0, fighter=7)
    produce(found, "201", (str(dock),))
    assert refusal(found, Build((f"{dock}.gf:3",))).rule == "TI-393"
    build(found, f"{dock}.gf:2")
    assert carrier.gf == 2 and found.at("201").system.fighters == {"0": 7}
    found.state.players[0].technologies, found.state.players[0].fleet = ["advanced_fighters"], 1
    produce(found, "201", (str(dock),))
    assert not found.state.stack, "one Fighter more would use Fleet Supply, and there is none"
    found.state.players[0].fleet = 2
    produce(found, "201", (str(dock),))
    assert refusal(found, Build((f"{dock}.gf:2",))).key == "ti-illegal-place-supply"
    build(found, f"{dock}.gf")
    assert carrier.gf == 3


@pytest.mark.rule("TI-106")
def test_without_planet_or_carrier_no_ground_forces() -> None:
    found = table("saar", "sol", "letnev")
    found.at("201").ships(0, dock=1, cruiser=1)
    dock, cruiser = found.at("201").system.docks[0].id, found.at("201").system.ships[0].id
    produce(found, "201", (str(dock),))
    assert refusal(found, Build((f"{dock}.gf",))).rule == "TI-106"
    assert refusal(found, Build((f"{dock}.gf",), place=(f"{cruiser}.gf",))).rule == "TI-106"
    found.at("201").ships(0, war_sun=1)
    sun = found.at("201").system.ships[-1].id
    assert refusal(found, Build((f"{dock}.gf",), place=(f"{sun}.gf",))).rule == "TI-106", "no Carrier"
    found.at("201").ships(0, carrier=1)
    carrier = found.at("201").system.ships[-1]
    carrier.gf = 5
    assert refusal(found, Build((f"{dock}.gf:2",), place=(f"{carrier.id}.gf:2",))).rule == "TI-106"
    build(found, f"{dock}.gf")
    assert carrier.gf == 6


@pytest.mark.rule("TI-101")
def test_a_floating_factory_builds_five() -> None:
    found = saar()
    found.state.players[0].technologies = ["floating_factory"]
    dock = found.at("201").system.docks[0].id
    produce(found, "201", (str(dock),))
    events = build(found, f"{dock}.gf:5")
    (built,) = [event for event in events if event.key == "ti-units-built"]
    assert built.args["units"] == phrase("ti-so-many", count=5, unit="@gf") and found.state.stack == []


@pytest.mark.rule("TI-099", "TI-104", "TI-105")
def test_new_floating_docks_need_planets_held_all_round() -> None:
    found = saar()
    found.at("201").planet("mellon", owner=0, since=3)
    dock = found.at("201").system.docks[0].id
    produce(found, "201", (str(dock),))
    assert refusal(found, Build(("201.dock",))).rule == "TI-104"
    found.at("201").planet("mellon", since=2)
    assert refusal(found, Build(("201.dock",))).rule == "TI-105", "one planet, one dock"
    found.at("201").planet("zohbat", owner=0, since=3)
    assert refusal(found, Build(("zohbat.dock",))).rule == "TI-104", "they float"
    build(found, "201.dock", pay=("goods:4",))
    new = found.at("201").system.docks[1].id
    produce(found, "201", (str(dock), str(new)))
    assert refusal(found, Build((f"{new}.gf",))).rule == "TI-098"
    build(found, f"{dock}.gf")


@pytest.mark.rule("TI-087", "TI-105")
def test_stations_give_the_saar_no_dock() -> None:
    found = table("saar", "sol", "letnev")
    found.at("202").planet("tsion", owner=0, since=2).planet("bellatrix", owner=0, since=2).ships(0, dock=1)
    produce(found, "202", (str(found.at("202").system.docks[0].id),))
    assert refusal(found, Build(("202.dock",))).rule == "TI-105"
