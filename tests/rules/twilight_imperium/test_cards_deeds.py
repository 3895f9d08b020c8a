"""What Action Cards bring about beyond the plain case, and that their lasting effects are in force."""

from __future__ import annotations

import pytest

from rules.core.contract import Event, IllegalMove, told
from rules.core.orders import Wait
from rules.twilight_imperium.actions import Choose, Play, Use
from rules.twilight_imperium.board import control, systems
from rules.twilight_imperium.cards import judging, playing
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.effects import (
    activation,
    building,
    combat,
    ground,
    hands,
    movement,
    science,
    senate,
    sources,
    supply,
)
from rules.twilight_imperium.effects import facts as told_facts
from rules.twilight_imperium.frames import Choosing, Picking, Turn
from rules.twilight_imperium.state import Picked
from tests.rules.twilight_imperium.golden import GONE, Case, played, position
from tests.rules.twilight_imperium.play import Loaded, answer, asked, run
from tests.rules.twilight_imperium.table import Table, galaxy

SPACE = {"battle": "4", "system": "202", "attacker": "0", "defender": "1", "round": "1"}


def ready(*hand: str) -> Table:
    """Nobody can stop the cards of seat 0, whose turn it is."""
    found = position()
    found.state.players[0].cards = list(hand)
    found.state.action.discards = list(GONE)
    run(found, Turn(0))
    return found


def facts(**said: str | int) -> dict[str, str]:
    return told_facts.facts(**said)


# Lasting effects are what `effects` knows


def test_bans_and_numbers_of_cards_are_in_force() -> None:
    def state_after(card: str, *on: str, **more: object) -> Table:
        prepare = more.pop("prepare", lambda _: None)
        return played(Case(card, [], on, prepare=prepare, **more))[0]  # type: ignore[arg-type]

    def lodor(owner: int, **said: object) -> object:
        return lambda table: table.at("201").planet("lodor", owner=owner, **said)

    state = state_after("armistice", "1", "jord").state
    assert ground.cannot_land(state, facts(seat=1, planet="jord"))
    assert not ground.cannot_land(state, facts(seat=2, planet="jord"))
    state = state_after(
        "diplomatic_immunity", "202", prepare=lambda table: table.at("202").ships(0, cruiser=1)
    ).state
    assert activation.cannot_activate(state, facts(seat=1, system="202"))
    assert not activation.cannot_activate(state, facts(seat=0, system="202"))
    state = state_after("spacedock_accident", "lodor", prepare=lodor(1, dock=1)).state
    assert building.cannot_build(state, facts(seat=1, planet="lodor", system="201", unit="gf"))
    state = state_after("enhanced_armor").state
    assert combat.sustains(state, 0, "cruiser") and not combat.sustains(state, 1, "cruiser")
    state = state_after("war_footing", "202").state
    assert supply.fleet_limit(state, 0, "202").value == 5
    state = state_after("strategic_planning").state
    assert hands.follow_cost(state, 0, "technology_2").value == 0
    state = state_after("strategic_shift", "warfare_2").state
    assert hands.cannot_pick(state, facts(card="warfare_2"))
    state = state_after("scientist_assassination", "2").state
    assert science.cannot_gain(state, facts(seat=2, technology="enviro_compensator"))
    state = state_after(
        "productivity_spike", "jord", prepare=lambda table: table.home(0).planet("jord", dock=1)
    ).state
    assert building.dock_limit(state, 6, facts(seat=0, planet="jord")).value == 8
    state = state_after("policy_paralysis", "1", facts={"card": "trade_2", "active": "2"}).state
    assert hands.cannot_follow(state, facts(seat=1, card="trade_2"))
    assert not hands.cannot_follow(state, facts(seat=1, card="leadership"))
    state = state_after("thugs", "2").state
    assert senate.cannot_vote(state, facts(seat=2)) and not senate.cannot_vote(state, facts(seat=0))
    state = state_after("fantastic_rhetoric", facts={"voter": "0"}).state
    assert senate.votes(state, 0).value == 12


def test_numbers_of_cards_in_battles_and_purchases() -> None:
    active = {"active": "0", "by": "0", "system": "202"}
    state = played(
        Case(
            "flank_speed", [], ("202",), facts=active, prepare=lambda t: t.at("202").system.counters.append(0)
        )
    )[0].state
    assert movement.move(state, facts(seat=0, unit="cruiser", system="201")).value == 3

    def fight(table: Table) -> None:
        table.at("202").ships(0, dreadnought=1, fighter=1).ships(1, cruiser=1)

    roll = facts(seat=0, unit="fighter", step="dice", side="attacker", round=1, enemy=1, system="202")
    for card, on, more in (
        ("fighter_prototype", ("202",), 2),
        ("into_the_breach", ("1",), 1),
        ("morale_boost", (), 1),
    ):
        state = played(Case(card, [], on, facts=SPACE, prepare=fight))[0].state
        assert combat.combat(state, 5, roll).value == 5 + more
    state = played(Case("flanking_tactic", [], ("1",), facts=SPACE, prepare=fight))[0].state
    leaving = facts(seat=1, system="202", side="defender", enemy=0, how="skilled")
    assert activation.cannot_retreat(state, leaving)
    state = played(Case("communications_breakdown", [], facts=SPACE, prepare=fight))[0].state
    assert hands.cannot_play(state, facts(seat=1, card="thugs"))
    buying = {"buyer": "0", "technology": "stasis_capsules"}
    state = played(Case("corporate_sponsorship", [], ("stasis_capsules",), facts=buying))[0].state
    assert science.price(state, 0, "stasis_capsules", 8) == 4
    red = {"buyer": "0", "technology": "hylar_v_assault_laser"}

    def bereg(table: Table) -> None:
        table.at("203").planet("bereg", owner=0, ready=True)

    state = played(Case("opening_the_black_box", [], facts=red, prepare=bereg))[0].state
    assert science.price(state, 0, "hylar_v_assault_laser", 8) == 6
    invaded = {"attacker": "1", "defender": "0", "system": "201", "planet": "lodor"}
    held = Case(
        "dug_in", [], ("lodor",), facts=invaded, prepare=lambda t: t.at("201").planet("lodor", owner=0)
    )
    state = played(held)[0].state
    assert ground.cannot_bombard(state, facts(seat=1, planet="lodor", unit="war_sun"))


# The Strategy Phase


@pytest.mark.rule("TI-552")
def test_cultural_crisis_switches_abilities_off_and_fleets_must_fit() -> None:
    table = position()
    table.at("202").ships(1, cruiser=4)
    table.state.players[0].cards, table.state.action.discards = ["cultural_crisis"], list(GONE)
    assert supply.fleet_limit(table.state, 1, "202").value == 4
    playing.begin(table.state, 0, Play("cultural_crisis", ("1",)), "strategy_phase", {})
    run(table)
    assert len(table.state.systems["202"].ships) == 3, "the armada is no more"
    assert not sources.has(table.state, 1, "letnev_war_chest")


@pytest.mark.rule("TI-553")
def test_multiculturalism_copies_one_ability() -> None:
    state = played(Case("multiculturalism", [], ("1", "letnev_armada")))[0].state
    assert sources.has(state, 0, "letnev_armada") and not sources.has(state, 0, "letnev_war_chest")


@pytest.mark.rule("TI-641")
def test_public_disgrace_makes_the_player_pick_again_and_bonus_counters_stay() -> None:
    table = position()
    state = table.state
    state.phase, state.bonus = "strategy", {"trade_2": 2}
    state.players[0].cards, state.action.discards = ["public_disgrace"], list(GONE)
    state.players[0].book.waits = [Wait("all")]
    state.players[1].picked = [Picked("trade_2")]
    run(table, Picking(1, card="trade_2", stage="picked"))
    events = answer(table, 0, Play("public_disgrace", ("1",)))
    assert "ti-disgraced" in [event.key for event in events]
    pick = state.stack[-1]
    assert isinstance(pick, Picking) and (pick.seat, pick.stage, pick.barred) == (1, "pick", ["trade_2"])
    assert state.bonus == {"trade_2": 2} and state.players[1].picked == []


@pytest.mark.rule("TI-665")
def test_synchronicity_shows_the_deck_to_one_player_alone() -> None:
    table = position()
    state = table.state
    state.phase = "strategy"
    state.players[0].cards = ["synchronicity"]
    state.action.cards, state.action.discards = [], [*GONE, "thugs", "plague"]
    playing.begin(state, 0, Play("synchronicity"), "strategy_phase", {})
    run(table)
    question = asked(table, 0)
    assert question is not None and question.private
    state.action.discards += GONE
    wanted = [choice.action for choice in question.choices]
    assert Choose(("thugs",)) in wanted and Choose(("sabotage",)) in wanted
    assert [each for each in wanted if wanted.count(each) > 1] == []
    events = answer(table, 0, Choose(("thugs",)))
    assert told(events, 1) == [Event("ti-draws", {"player": "#0", "count": 1})]
    assert state.players[0].cards == ["thugs"] and "thugs" not in state.action.cards


def test_usurper_stays_until_mecatol_rex_is_lost() -> None:
    usurper = Case(
        "usurper",
        [],
        prepare=lambda table: table.at("000").planet("mecatol_rex", owner=0, ready=False),
        goes="stays",
    )
    table, _, _ = played(usurper)
    state = table.state
    assert senate.votes(state, 0).value == 2 + 12
    control.take(state, 1, "lodor", "x")
    run(table)
    assert systems.planet(state, "mecatol_rex").marks == ["usurper"], "another planet"
    control.take(state, 1, "mecatol_rex", "x")
    run(table)
    assert systems.planet(state, "mecatol_rex").marks == [] and state.action.discards[-1] == "usurper"


def test_a_copied_usurper_leaves_no_card_behind() -> None:
    table = position()
    state = table.state
    table.at("000").planet("mecatol_rex", owner=0, ready=True)
    state.players[0].cards, state.action.discards = ["touch_of_genius"], ["usurper", *GONE]
    state.phase = "strategy"
    action = Play("touch_of_genius", ("usurper",), ("mecatol_rex",))
    judging.judge(state, 0, action, "strategy_phase", {})
    playing.begin(state, 0, action, "strategy_phase", {})
    run(table)
    assert systems.planet(state, "mecatol_rex").marks == ["usurper"]
    assert state.action.discards.count("touch_of_genius") == 2
    control.take(state, 1, "mecatol_rex", "x")
    run(table)
    assert state.action.discards.count("usurper") == 1


def test_temporary_stability_is_ended_by_three_discards() -> None:
    table = position()
    state = table.state
    hand = ["thugs", "thugs", "veto", "plague"]
    state.players[2].cards = list(hand)
    state.stack = [Turn(0)]
    end = "end_temporary_stability"
    with pytest.raises(IllegalMove):
        playing.interject(state, 2, Use(end, ("thugs", "thugs", "veto")), Loaded())
    assert [*judging.legal(state, 2, "any_time", {})] == []
    lasting.begin(state, "temporary_stability", 0, "round")
    state.players[1].cards, state.players[0].cards = ["thugs", "veto", "plague"], ["thugs", "veto"]
    assert [*judging.legal(state, 1, "any_time", {})] == [Use(end, ("plague", "thugs", "veto"))]
    assert [*judging.legal(state, 0, "any_time", {})] == []
    for cards in (("thugs", "veto"), ("thugs", "thugs", "thugs"), ("veto", "plague", "patrol")):
        with pytest.raises(IllegalMove):
            playing.interject(state, 2, Use(end, cards), Loaded())
    assert state.players[2].cards == hand
    assert [*judging.legal(state, 2, "any_time", {})] == [Use(end, ("plague", "thugs", "thugs"))]
    playing.interject(state, 2, Use(end, ("veto", "thugs", "thugs")), Loaded())
    state.stack.insert(0, state.stack.pop(0))
    frame = state.stack[-1]
    while state.stack[-1] is frame:
        playing.PLAYED.run(state, frame, Loaded())
    assert state.players[2].cards == ["plague"] and not state.lasting
    assert sorted(state.action.discards) == ["thugs", "thugs", "veto"]


# Actions


@pytest.mark.rule("TI-616", "TI-632")
def test_local_unrest_turns_a_planet_without_ground_forces_neutral() -> None:
    def garrison(table: Table) -> None:
        table.at("201").planet("lodor", owner=1, gf=1, pds=1, dock=1, ready=True)

    _, changes, _ = played(Case("local_unrest", [], ("lodor",), prepare=garrison))
    assert changes == [
        "happens dock_lost by=0 planet=lodor seat=1",
        "happens gf_lost count=1 planet=lodor seat=1",
        "happens planet_lost how=card planet=lodor seat=1",
        "happens planet_neutral how=card planet=lodor seat=1",
        "lodor card: ready > spent",
        "lodor dock: from 1 > -",
        "lodor gf: 1 > -",
        "lodor owner: 1 > -",
        "lodor pds: 1 > -",
    ], "the dock counts as destroyed by this card"


def test_strategic_bombardment_comes_back_on_a_six() -> None:
    def sun(table: Table) -> None:
        table.at("201").ships(0, war_sun=1).planet("lodor", owner=1, ready=True)

    case = Case("strategic_bombardment", [], ("1", "201"), faces=(6,), prepare=sun, goes="hand")
    assert played(case)[1] == ["lodor card: ready > spent"]


@pytest.mark.rule("TI-378", "TI-696")
def test_plague_rolls_for_shock_troops_too_and_plain_ones_die_first() -> None:
    def garrison(table: Table) -> None:
        table.at("201").planet("lodor", owner=1, gf=2, shock=2)

    case = Case("plague", [], ("lodor",), faces=(2, 4, 6, 9), prepare=garrison)
    _, changes, events = played(case)
    assert Event("ti-rolls", {"dice": (2, 4, 6, 9)}) in events
    assert [line for line in changes if line.startswith("lodor")] == [
        "lodor gf: 2 > 1",
        "lodor shock: 2 > -",
    ], "three die, and the one left turns plain"


@pytest.mark.rule("TI-696")
def test_shock_troops_outlive_the_plain_ones_in_a_plague() -> None:
    def garrison(table: Table) -> None:
        table.at("201").planet("lodor", owner=1, gf=3, shock=1)

    _, changes, _ = played(Case("plague", [], ("lodor",), faces=(2, 4, 7, 9), prepare=garrison))
    assert [line for line in changes if line.startswith("lodor")] == ["lodor gf: 3 > 1"]


@pytest.mark.rule("TI-654")
def test_a_moved_dock_builds_next_round_and_leaves_fighters_behind() -> None:
    def docked(table: Table) -> None:
        table.home(0).planet("jord", dock=1).ships(0, fighter=3)
        table.at("201").planet("lodor", owner=0)

    table, changes, _ = played(Case("massive_transport", [], ("jord", "lodor"), prepare=docked))
    assert "301 fighters: 3@0 > -" in changes
    assert building.cannot_build(table.state, facts(seat=0, planet="lodor", system="201", unit="gf"))
    table.state.round += 1
    assert not building.cannot_build(table.state, facts(seat=0, planet="lodor", system="201", unit="gf"))


@pytest.mark.rule("TI-654")
def test_a_floating_dock_is_moved_to_the_space_beside_an_own_planet() -> None:
    table = galaxy("saar", "letnev", "hacan", p201="lodor", p202="empty_base")
    state = table.state
    state.phase, state.order = "action", [0, 1, 2]
    table.at("201").planet("lodor", owner=0)
    table.at("202").ships(0, dock=1)
    state.players[0].cards, state.action.discards = ["massive_transport"], list(GONE)
    run(table, Turn(0))
    answer(table, 0, Play("massive_transport", ("1", "lodor")))
    assert not state.systems["202"].docks and [dock.id for dock in state.systems["201"].docks] == [1]
    assert building.cannot_build(state, facts(seat=0, ship=1, system="201", unit="gf"))


def test_a_floating_dock_is_destroyed_too() -> None:
    table = galaxy("sol", "saar", "hacan", p202="empty_base")
    state = table.state
    state.phase, state.order = "action", [0, 1, 2]
    table.at("202").ships(1, dock=1, fighter=2)
    state.players[0].cards, state.action.discards = ["secret_industrial_agent"], list(GONE)
    run(table, Turn(0))
    events = answer(table, 0, Play("secret_industrial_agent", ("1",)))
    assert not state.systems["202"].docks and not state.systems["202"].fighters
    assert "ti-floating-dock-destroyed" in [event.key for event in events]


@pytest.mark.rule("TI-275", "TI-281")
def test_a_patrol_among_mines_rolls_and_claims_stations() -> None:
    def scouts(table: Table) -> None:
        table.at("201").ships(0, cruiser=2).system.counters.append(0)
        table.at("101").system.mines += [1]
        table.at("202").system.mines += [0]

    _, changes, _ = played(Case("patrol", [], ("1", "101", "2", "202"), prepare=scouts))
    assert "puts MineRolls seat=0 system=101 left=[1] stage=name" in changes
    assert not any("system=202" in line for line in changes), "one's own mines do nothing"
    assert "tsion owner: - > 0" in changes


def test_a_patrol_needs_counters_only_as_far_as_there_are_any() -> None:
    def scout(table: Table) -> None:
        table.at("201").ships(0, cruiser=1).system.counters.append(0)
        table.state.players[0].command = 10

    _, changes, _ = played(Case("patrol", [], ("1", "202"), prepare=scout))
    assert changes == ["201 ships: cruiser@0 > -", "202 ships: - > cruiser@0"]


@pytest.mark.rule("TI-382")
def test_transported_shock_troops_keep_an_escort() -> None:
    def garrison(table: Table) -> None:
        table.at("201").planet("lodor", owner=0, gf=1, shock=2)

    _, changes, _ = played(Case("transport", [], ("lodor.gf:1>jord", "lodor.shock:1>jord"), prepare=garrison))
    assert changes == ["jord gf: - > 1", "jord shock: - > 1", "lodor shock: 2 > -"], (
        "the one left turns plain"
    )


@pytest.mark.rule("TI-382")
def test_advanced_reinforcements_may_be_one_shock_troop() -> None:
    _, changes, _ = played(
        Case(
            "advanced_reinforcements", [], ("jord", "shock"), prepare=lambda t: t.home(0).planet("jord", gf=1)
        )
    )
    assert "jord shock: - > 1" in changes


def test_voluntary_annexation_of_mecatol_rex_removes_the_custodians() -> None:
    def near(table: Table) -> None:
        table.at("101").planet("bellatrix", owner=0)

    _, changes, _ = played(Case("voluntary_annexation", [], ("mecatol_rex",), prepare=near))
    assert "custodians: 5 > 0" in changes and "mecatol_rex gf: - > 3" in changes


def test_stellar_criminals_takes_half_rounded_down_and_the_poorest_of_the_silent() -> None:
    table = ready("stellar_criminals")
    table.at("201").planet("lodor", owner=2, ready=True)
    table.at("203").planet("bereg", owner=2, ready=True)
    answer(table, 0, Play("stellar_criminals", ("2",)))
    frame = table.state.stack[-1]
    assert isinstance(frame, Choosing) and (frame.seat, frame.least, frame.most) == (2, 2, 2)
    assert frame.fallback == ["kamdorn", "arretze"]
    answer(table, 2, Choose(("bereg", "lodor")))
    assert [planet.id for planet in systems.planets_of(table.state, 2) if planet.ready] == [
        "arretze",
        "hercant",
        "kamdorn",
    ]


@pytest.mark.rule("TI-473")
def test_alien_technology_needs_prerequisites_and_knows_no_discount() -> None:
    table = ready("alien_technology")
    table.at("203").planet("bereg", owner=0, ready=True)
    for technology in ("deep_space_cannon", "spec_ops", "sabotage"):
        with pytest.raises(IllegalMove):
            answer(table, 0, Play("alien_technology", (technology,), ("jord",)))
    with pytest.raises(IllegalMove):
        answer(table, 0, Play("alien_technology", ("hylar_v_assault_laser",), ("bereg",)))
    answer(table, 0, Play("alien_technology", ("hylar_v_assault_laser",), ("jord",)))
    assert table.state.players[0].technologies == ["hylar_v_assault_laser"]
