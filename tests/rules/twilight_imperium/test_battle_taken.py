"""What comes of planets taken and lost: artifacts, the Custodians, Leaders, captives, goods."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.contract import Event, IllegalMove
from rules.core.stack import Chapter
from rules.twilight_imperium import engine
from rules.twilight_imperium.actions import Choose, Land, Let, Play, Use
from rules.twilight_imperium.battle.custodians_ground import NUMBER
from rules.twilight_imperium.board import control, pieces, systems
from rules.twilight_imperium.cards.judging import judge
from rules.twilight_imperium.frames import Battle, Choosing, Fate, Landing
from rules.twilight_imperium.state import Law, Ship, State
from tests.rules.twilight_imperium.play import Loaded, answer, asked, run, silent
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.table import galaxy as laid

AT, REX, TAKEN = "201", "000", "after_planet_taken"
HIT, MISS = 9, 2


def table(*races: str) -> Table:
    found = laid(*(races or ("sol", "letnev", "hacan")), p201="mellon_zohbat", p202="bellatrix_tsion")
    found.state.phase, found.state.order = "action", [0, 1, 2]
    for player in found.state.players:
        player.fleet = 4
    return found


def fleet(found: Table, at: str = AT, **cargo: Any) -> Ship:
    place = found.at(at).ships(0, carrier=1)
    ship = place.system.ships[-1]
    for name, count in cargo.items():
        setattr(ship, name, count)
    return ship


def land(found: Table, *items: str, faces: tuple[int, ...] = (), at: str = AT) -> list[Event]:
    run(found, Landing(0, at))
    return answer(found, 0, Land(items), Loaded(*faces))


def take(found: Table, seat: int, planet: str, how: str = "annexed", *faces: int) -> list[Event]:
    return [*control.take(found.state, seat, planet, how), *run(found, dice=Loaded(*faces))]


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


# Artifacts


@pytest.mark.rule("TI-200", "TI-201", "TI-203", "TI-205")
def test_a_token_is_flipped_when_its_planet_is_taken() -> None:
    found = table()
    found.at(AT).planet("mellon", token="lazax_armory").planet("zohbat", token="blank")
    fleet(found, gf=2)
    events = land(found, "mellon.gf", "zohbat.gf")
    player = found.state.players[0]
    assert (player.artifacts, player.points, player.sources) == (["lazax_armory"], 1, {"lazax_armory": 1})
    assert systems.planet(found.state, "mellon").shown
    assert systems.planet(found.state, "zohbat").token is None
    shown = {event.key: event.reveals for event in events}
    assert shown["ti-artifact-taken"] and shown["ti-token-blank"]


@pytest.mark.rule("TI-201", "TI-202", "TI-203", "TI-205")
def test_card_and_point_go_to_whoever_takes_the_planet() -> None:
    found = table()
    found.at(AT).planet("mellon", token="lazax_armory")
    take(found, 1, "mellon")
    events = take(found, 2, "mellon")
    one, other = found.state.players[1:]
    assert (one.artifacts, one.points, other.artifacts, other.points) == ([], 0, ["lazax_armory"], 1)
    taken = next(event for event in events if event.key == "ti-artifact-taken")
    assert not taken.reveals, "all knew it"


@pytest.mark.rule("TI-204")
def test_a_neutral_planet_keeps_its_artifact_face_up() -> None:
    found = table()
    found.at(AT).planet("mellon", token="lazax_armory")
    take(found, 1, "mellon")
    control.turn_neutral(found.state, "mellon", "card")
    run(found)
    mellon = systems.planet(found.state, "mellon")
    assert (mellon.token, mellon.shown) == ("lazax_armory", True)
    assert (found.state.players[1].artifacts, found.state.players[1].points) == ([], 0)
    take(found, 0, "mellon")
    assert found.state.players[0].points == 1


@pytest.mark.rule("TI-206", "TI-011")
def test_without_all_home_planets_the_card_comes_without_the_point() -> None:
    found = table()
    found.at(AT).planet("mellon", token="lazax_armory")
    found.home(1).planet("wren_terra", owner=2)
    found.state.players[1].points = 3
    take(found, 1, "mellon")
    assert (found.state.players[1].artifacts, found.state.players[1].points) == (["lazax_armory"], 3)
    take(found, 0, "mellon")
    assert found.state.players[1].points == 3, "he had no point of it to lose"
    found.home(1).planet("wren_terra", owner=1)
    take(found, 1, "mellon")
    assert found.state.players[1].points == 4


# Goods and cards


@pytest.mark.rule("TI-340", "TI-623")
def test_the_saar_find_goods_on_new_planets() -> None:
    found = table("saar", "sol", "letnev")
    take(found, 0, "mellon")
    take(found, 1, "zohbat")
    take(found, 0, "tsion", "station")
    assert [player.goods for player in found.state.players] == [2, 0, 0]


@pytest.mark.rule("TI-071", "TI-603", "TI-623")
def test_with_nano_technology_planets_arrive_ready() -> None:
    found = table()
    found.state.players[0].technologies = ["nano_technology"]
    take(found, 0, "mellon")
    take(found, 1, "zohbat")
    assert systems.planet(found.state, "mellon").ready and not systems.planet(found.state, "zohbat").ready


@pytest.mark.rule("TI-623")
def test_a_station_is_gained_without_a_landing() -> None:
    found = table()
    found.state.laws = [Law("minister_of_exploration", holder=1)]
    take(found, 0, "tsion", "station")
    assert found.state.players[1].goods == 0, "the Minister is paid for landings"
    take(found, 0, "bellatrix", "landing")
    assert found.state.players[1].goods == 1
    found.state.players[0].cards = ["rare_mineral"]
    facts = {"active": "0", "by": "0", "planet": "bellatrix", "how": "landing"}
    judge(found.state, 0, Play("rare_mineral"), TAKEN, facts)
    with pytest.raises(IllegalMove):
        judge(found.state, 0, Play("rare_mineral"), TAKEN, {**facts, "planet": "tsion", "how": "station"})


def test_laws_about_neutral_planets() -> None:
    found = table()
    found.state.laws = [Law("minister_of_exploration", holder=1), Law("planetary_conscription")]
    fleet(found, gf=1)
    land(found, "mellon.gf")
    assert found.state.players[1].goods == 1 and systems.planet(found.state, "mellon").gf == 2
    take(found, 2, "mellon", "invasion")
    assert found.state.players[1].goods == 1 and systems.planet(found.state, "mellon").gf == 2
    take(found, 1, "zohbat", "landing")
    assert found.state.players[1].goods == 1, "not for the Minister himself"


@pytest.mark.rule("TI-406", "TI-616")
def test_a_planet_that_turns_neutral_loses_its_facility() -> None:
    found = table()
    found.at(AT).planet("mellon", owner=1, facility="colony")
    found.state.colonies = 7
    control.turn_neutral(found.state, "mellon", "card")
    run(found)
    assert systems.planet(found.state, "mellon").facility is None and found.state.colonies == 8


# The Custodians


def battle(found: Table, monkeypatch: pytest.MonkeyPatch, *, won: bool) -> list[Battle]:
    """Against the Fighters, as the battle chapter would end it."""
    fought = list[Battle]()

    def end(state: State, frame: Battle, _: object) -> list[Event]:
        fought.append(frame)
        state.stack.pop()
        if won:
            state.custodians[0] = 0
        else:
            state.custodians[0] = NUMBER["fighter"]
            for ship in systems.ships(state.systems[REX], frame.seat):
                pieces.scrap(state, ship)
        return []

    monkeypatch.setitem(engine.CHAPTERS, Battle, Chapter(lambda *_: None, lambda *_: [], end))  # type: ignore[arg-type]
    return fought


@pytest.mark.rule("TI-207", "TI-208", "TI-209", "TI-212", "TI-213", "TI-214")
def test_the_custodians_fall_in_space_then_on_the_ground(monkeypatch: pytest.MonkeyPatch) -> None:
    found = table()
    fought = battle(found, monkeypatch, won=True)
    carrier = fleet(found, REX, gf=3)
    found.at(REX).ships(0, war_sun=1)
    land(found, "mecatol_rex.gf:3", faces=(HIT, HIT, MISS, HIT, HIT), at=REX)
    (frame,) = fought
    assert (frame.defender, frame.landing, frame.seat) == (-1, True, 0)
    rex = systems.planet(found.state, "mecatol_rex")
    assert (rex.owner, rex.gf, carrier.gf, found.state.custodians) == (0, 1, 0, [0, 0])
    assert found.state.players[0].tally.mecatol
    assert found.state.stack == [], "the War Sun was not asked to bombard them"


@pytest.mark.rule("TI-211")
def test_a_lost_battle_costs_all_who_were_to_land(monkeypatch: pytest.MonkeyPatch) -> None:
    found = table()
    battle(found, monkeypatch, won=False)
    fleet(found, REX, gf=3)
    events = land(found, "mecatol_rex.gf:3", at=REX)
    assert "ti-custodians-hold" in keys(events) and found.state.custodians == [3, 2]
    assert systems.planet(found.state, "mecatol_rex").owner is None and found.state.stack == []
    assert pieces.on_board(found.state, 0)["gf"] == 0


@pytest.mark.rule("TI-208", "TI-211")
def test_who_dies_in_the_battle_does_not_land(monkeypatch: pytest.MonkeyPatch) -> None:
    found = table()
    battle(found, monkeypatch, won=True)
    carrier = fleet(found, REX, gf=3, shock=1)

    def damaged(state: State, frame: Battle, _: object) -> list[Event]:
        state.stack.pop()
        state.custodians[0] = 0
        carrier.gf, carrier.shock = 1, 0
        return []

    monkeypatch.setitem(engine.CHAPTERS, Battle, Chapter(lambda *_: None, lambda *_: [], damaged))  # type: ignore[arg-type]
    events = land(found, "mecatol_rex.gf:3", "mecatol_rex.shock", faces=(HIT, MISS, MISS, HIT, MISS), at=REX)
    rolls = [event.args["faces"] for event in events if event.key == "ti-ground-rolls"]
    assert rolls[0] == (9,), "one is left of four"


@pytest.mark.rule("TI-214", "TI-215", "TI-562")
def test_a_failed_landing_finds_them_strong_again(monkeypatch: pytest.MonkeyPatch) -> None:
    found = table()
    fought = battle(found, monkeypatch, won=True)
    fleet(found, REX, gf=2, leaders=["sol.1"])
    land(found, "mecatol_rex.gf", "mecatol_rex.sol.1", faces=(HIT, HIT, MISS), at=REX)
    assert found.state.custodians == [0, 2], "their Fighters stay gone"
    assert found.state.players[0].dead == ["sol.1"], "neutral forces take no prisoners"
    land(found, "mecatol_rex.gf", faces=(MISS, HIT, MISS), at=REX)
    assert len(fought) == 1, "no second battle"


@pytest.mark.rule("TI-639", "TI-216")
def test_neutral_units_roll_plainly_and_are_never_promoted(monkeypatch: pytest.MonkeyPatch) -> None:
    found = table("xxcha", "sol", "letnev")
    battle(found, monkeypatch, won=True)
    fleet(found, REX, gf=1)
    events = land(found, "mecatol_rex.gf", faces=(MISS, 8, 10), at=REX)
    rolled = next(event for event in events if event.key == "ti-custodians-roll")
    assert rolled.args == {"faces": (8, 10), "count": 2}, "8 hits, whatever the Xxcha say"
    assert found.state.custodians == [0, 2] and found.state.shock_left == 12


@pytest.mark.rule("TI-639")
def test_the_yin_do_not_convert_them(monkeypatch: pytest.MonkeyPatch) -> None:
    found = table("yin", "sol", "letnev")
    battle(found, monkeypatch, won=True)
    fleet(found, REX, gf=1)
    events = land(found, "mecatol_rex.gf", faces=(MISS, HIT, HIT), at=REX)
    assert "ti-ground-rolls" in keys(events), "they are not asked"


@pytest.mark.rule("TI-217")
def test_whoever_gets_mecatol_rex_otherwise_is_rid_of_them() -> None:
    found = table()
    take(found, 1, "mecatol_rex")
    assert found.state.custodians == [0, 0] and found.state.players[1].tally.mecatol


def test_while_they_are_guarded_units_are_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    found = table()
    seen = list[int]()

    def look(state: State, _: Battle, __: object) -> list[Event]:
        seen.append(pieces.on_board(state, 0)["gf"])
        state.stack.pop()
        return []

    monkeypatch.setitem(engine.CHAPTERS, Battle, Chapter(lambda *_: None, lambda *_: [], look))  # type: ignore[arg-type]
    fleet(found, REX, gf=3)
    land(found, "mecatol_rex.gf:3", at=REX)
    assert seen == [3]


# Leaders


def fate(found: Table, event: str, face: int = 0, **facts: Any) -> list[Event]:
    frame = Fate(seat=1, leader="letnev.1", event=event, captor=0, **facts)
    return run(found, frame, dice=Loaded(face) if face else Loaded())


@pytest.mark.rule("TI-563", "TI-567", "TI-697")
@pytest.mark.parametrize(("face", "end"), [(5, "captured"), (6, "escapes"), (9, "escapes"), (10, "killed")])
def test_a_leader_on_an_invaded_planet(face: int, end: str) -> None:
    found = table()
    fate(found, "planet_invaded", face)
    assert (found.state.players[0].captives == ["letnev.1"]) is (end == "captured")
    assert (found.state.players[1].dead == ["letnev.1"]) is (end == "killed")
    assert bool(found.state.stack) is (end == "escapes")
    if end == "escapes":
        frame = found.state.stack[-1]
        assert isinstance(frame, Choosing) and set(frame.among) == {"arc_prime", "wren_terra"}
        answer(found, 1, Choose(("wren_terra",)))
        assert systems.planet(found.state, "wren_terra").leaders == ["letnev.1"]


@pytest.mark.rule("TI-565")
@pytest.mark.parametrize(("face", "end"), [(5, "killed"), (6, "escapes"), (8, "escapes"), (9, "captured")])
def test_a_leader_on_a_ship_lost_in_battle(face: int, end: str) -> None:
    found = table()
    fate(found, "carrying_ship_destroyed_in_space_battle", face)
    assert (found.state.players[0].captives == ["letnev.1"]) is (end == "captured")
    assert (found.state.players[1].dead == ["letnev.1"]) is (end == "killed")


@pytest.mark.rule("TI-566")
def test_a_leader_on_a_ship_lost_otherwise_dies() -> None:
    found = table()
    fate(found, "carrying_ship_destroyed_otherwise")
    assert found.state.players[1].dead == ["letnev.1"]


@pytest.mark.rule("TI-563", "TI-567", "TI-622")
def test_nobody_escapes_to_a_blockaded_planet() -> None:
    found = table()
    found.home(1).ships(0, fighter=1)
    fate(found, "planet_invaded", 6)
    assert found.state.players[1].dead == ["letnev.1"], "there is no other planet"


@pytest.mark.rule("TI-564")
def test_a_planet_lost_otherwise_lets_him_escape_anywhere() -> None:
    found = table()
    found.home(1).ships(0, fighter=1)
    found.at(AT).planet("mellon", owner=1, leaders=["letnev.1"])
    take(found, 0, "mellon")
    frame = found.state.stack[-1]
    assert isinstance(frame, Choosing) and frame.seat == 1 and frame.fallback == ["arc_prime"]
    answer(found, 1, Choose(("arc_prime",)))
    assert systems.planet(found.state, "arc_prime").leaders == ["letnev.1"]
    assert systems.planet(found.state, "mellon").leaders == []


@pytest.mark.rule("TI-548", "TI-684")
def test_the_jol_nar_may_roll_a_leaders_fate_again() -> None:
    found = table("sol", "jolnar", "hacan")
    found.state.players[1].strategy = 1
    run(found, Fate(seat=1, leader="jolnar.1", event="planet_invaded", captor=0), dice=Loaded(3))
    assert asked(found, 1) is not None and silent(found.state, 1) == Let()
    with pytest.raises(IllegalMove) as refused:
        answer(found, 1, Land(()))
    assert refused.value.key == "ti-illegal-fate"
    answer(found, 1, Use("jolnar_reroll"), Loaded(10))
    assert found.state.players[1].strategy == 0 and found.state.players[1].dead == ["jolnar.1"]


@pytest.mark.rule("TI-563", "TI-561")
def test_leaders_of_both_sides_after_an_invasion() -> None:
    found = table()
    found.at(AT).planet("mellon", owner=1, gf=1, leaders=["letnev.1"])
    fleet(found, gf=1, leaders=["sol.2"])
    land(found, "mellon.gf", "mellon.sol.2", faces=(HIT, MISS, 1))
    assert found.state.players[0].captives == ["letnev.1"]
    assert systems.planet(found.state, "mellon").leaders == ["sol.2"]
    found = table()
    found.at(AT).planet("mellon", owner=1, gf=1)
    fleet(found, gf=1, leaders=["sol.2"])
    land(found, "mellon.gf", "mellon.sol.2", faces=(MISS, HIT))
    assert found.state.players[1].captives == ["sol.2"], "captured by the defender"


# Captives


@pytest.mark.rule("TI-376", "TI-569", "TI-697")
def test_captives_may_be_found_on_an_invaded_planet() -> None:
    found = table()
    found.at(AT).planet("mellon", owner=1)
    found.state.players[1].captives = ["hacan.1", "sol.1"]
    take(found, 0, "mellon", "invasion", 9)
    frame = found.state.stack[-1]
    assert isinstance(frame, Choosing) and frame.seat == 0 and frame.fallback == ["sol.1"], "his own first"
    answer(found, 0, Choose(("hacan.1",)))
    assert found.state.players[0].captives == ["hacan.1"] and found.state.players[1].captives == ["sol.1"]
    found.at(AT).planet("zohbat", owner=1)
    take(found, 0, "zohbat", "invasion", 10)
    answer(found, 0, Choose(("zohbat",)))
    assert systems.planet(found.state, "zohbat").leaders == ["sol.1"], "freed at once"


@pytest.mark.rule("TI-569")
def test_a_low_roll_or_another_way_finds_nobody() -> None:
    found = table()
    found.at(AT).planet("mellon", owner=1).planet("zohbat", owner=1)
    found.state.players[1].captives = ["hacan.1"]
    take(found, 0, "mellon", "invasion", 8)
    take(found, 0, "zohbat", "annexed", 10)
    assert found.state.players[1].captives == ["hacan.1"]


@pytest.mark.rule("TI-570")
def test_the_last_planet_gives_up_all_captives() -> None:
    found = table()
    found.home(1).planet("arc_prime", owner=2).planet("wren_terra", owner=2)
    found.at(AT).planet("mellon", owner=1)
    found.at("202").ships(1, cruiser=1)
    found.state.players[1].captives = ["hacan.1", "sol.1"]
    take(found, 0, "mellon", "invasion", 1)
    assert found.state.players[1].captives == [] and found.state.players[0].captives == ["hacan.1"]
    answer(found, 0, Choose(("jord",)))
    assert systems.planet(found.state, "jord").leaders == ["sol.1"]
