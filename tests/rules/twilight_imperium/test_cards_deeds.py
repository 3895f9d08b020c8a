"""What Action Cards bring about beyond the plain case, and that their lasting effects are in force."""

from __future__ import annotations

import pytest

from rules.core.contract import Event, IllegalMove, told
from rules.core.orders import Wait
from rules.twilight_imperium import engine, frames, frames_battle
from rules.twilight_imperium.actions import Choose, Let, Play, Use
from rules.twilight_imperium.board import control, systems
from rules.twilight_imperium.cards import judging, playing, windows
from rules.twilight_imperium.deeds import lasting, verbs
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
from rules.twilight_imperium.state import Law, Picked, TradeCard
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
    lasting.begin(state, "temporary_stability", 0, "round")
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


# Battles


def _fight(table: Table) -> None:
    table.at("202").ships(0, dreadnought=1).ships(1, cruiser=1, fighter=4)
    table.state.stack.append(frames_battle.Battle(seat=0, number=4, system="202", defender=1))


def test_what_cards_destroy_in_a_battle_counts_as_lost_there() -> None:
    table, _, _ = played(Case("friendly_fire", [], ("1",), facts=SPACE, prepare=_fight))
    assert table.state.stack[-1].lost == {"1": ["fighter", "fighter"]}
    hit = Case("direct_hit", [], ("2",), facts={**SPACE, "damaged": "2"}, prepare=_fight)
    assert played(hit)[0].state.stack[-1].lost == {"1": ["cruiser"]}


@pytest.mark.rule("TI-282", "TI-312")
def test_direct_hit_is_for_damage_of_battles() -> None:
    table = position()
    _fight(table)
    table.state.players[0].cards = ["direct_hit"]
    mine = {"system": "202", "damaged": "2", "participant": "0 1"}
    with pytest.raises(IllegalMove):
        judging.judge(table.state, 0, Play("direct_hit", ("2",)), "after_casualties", mine)
    judging.judge(table.state, 0, Play("direct_hit", ("2",)), "after_casualties", {**mine, "battle": "1"})


@pytest.mark.rule("TI-647")
def test_recheck_replaces_a_die_for_good() -> None:
    def rolled(table: Table) -> None:
        _fight(table)
        table.state.stack[-1].dice = [frames.Die(1, "cruiser", 2, 9, 7)]

    table, _, events = played(Case("recheck", [], ("0",), facts=SPACE, faces=(3,), prepare=rolled))
    die = table.state.stack[-1].dice[0]
    assert (die.face, die.rerolled) == (3, ["recheck"])
    assert events == [Event("ti-rerolled", {"player": "#1", "before": 9, "face": 3})]


def test_courageous_to_the_end_adds_what_the_ship_would() -> None:
    lost = {**SPACE, "owner": "0", "lost": "0:cruiser"}

    def skilled(table: Table) -> None:
        _fight(table)
        table.state.players[0].technologies = ["hylar_v_assault_laser"]

    case = Case("courageous_to_the_end", [], ("cruiser",), facts=lost, faces=(6, 6), prepare=skilled)
    assert played(case)[1] == ["puts Assigning seat=1 system=202 hits=2 scope=card by=0"]
    case = Case("courageous_to_the_end", [], ("cruiser",), facts=lost, faces=(6, 6), prepare=_fight)
    assert played(case)[1] == []
    shot = {"system": "202", "owner": "0", "lost": "0:cruiser", "by": "2"}
    case = Case("courageous_to_the_end", [], ("cruiser",), facts=shot, faces=(10, 1), prepare=_fight)
    assert played(case)[1] == ["puts Assigning seat=2 system=202 hits=1 scope=card by=0"]


def test_surprise_assault_marks_the_activation() -> None:
    def dock(table: Table) -> None:
        table.at("201").planet("lodor", owner=0, dock=1).ships(1, cruiser=1)
        table.state.stack.append(frames.Tactical(0, "201"))

    here = {"active": "0", "by": "0", "system": "201"}
    table, _, _ = played(Case("surprise_assault", [], ("201",), facts=here, prepare=dock))
    assert table.state.stack[-1].surprise


@pytest.mark.rule("TI-663")
def test_faulty_targeting_systems_stops_minelayers() -> None:
    table = position()
    state = table.state
    table.at("202").ships(0, cruiser=1).ships(1, carrier=1)
    for player in state.players:
        player.book.waits = [Wait("all")]
    state.players[0].cards = ["minelayers"]
    state.players[1].cards = ["faulty_targeting_systems"]
    windows.opens(state, "after_movement", active=1, by=1, system="202", at="0")
    run(table)
    answer(table, 0, Play("minelayers", ("202",)))
    assert state.stack[-1].point == "after_action_card"
    with pytest.raises(IllegalMove):
        answer(table, 1, Play("faulty_targeting_systems", ("mine:202",)))
    events = answer(table, 1, Play("faulty_targeting_systems", ("cancel",)))
    assert "ti-card-stopped" in [event.key for event in events]
    assert not state.lasting and not state.stack
    assert sorted(state.action.discards) == ["faulty_targeting_systems", "minelayers"]


@pytest.mark.rule("TI-663")
def test_faulty_targeting_systems_rerolls_a_pds_die() -> None:
    table = position()
    state = table.state
    volley = frames.Volley(1, "201", 0, ["lodor"], [frames.Die(1, "pds", None, 9, 6)], stage="rolled")
    state.stack = [volley]
    state.players[0].cards, state.action.discards = ["faulty_targeting_systems"], list(GONE)
    playing.begin(state, 0, Play("faulty_targeting_systems", ("die:0",)), "after_combat_roll", {})
    frame = state.stack[-1]
    while state.stack[-1] is frame:
        playing.PLAYED.run(state, frame, Loaded(2))
    assert (volley.dice[0].face, volley.dice[0].rerolled) == (2, ["faulty_targeting_systems"])


# Technologies and trade


def test_focused_research_skips_one_missing_prerequisite() -> None:
    table = position()
    state = table.state
    state.players[0].cards, state.players[0].goods = ["focused_research"], 6

    def skips(technology: str) -> list[tuple[str, ...]]:
        found = judging.legal(state, 0, "before_tech_purchase", {"buyer": "0", "technology": technology})
        return [action.on for action in found if isinstance(action, Play)]

    assert skips("deep_space_cannon") == [("deep_space_cannon", "hylar_v_assault_laser")]
    assert skips("war_sun") == [], "it lacks two"
    assert skips("cybernetics") == [
        ("cybernetics", "antimass_deflectors"),
        ("cybernetics", "stasis_capsules"),
    ]
    assert skips("enviro_compensator") == []
    gain = facts(seat=0, technology="cybernetics")
    assert science.cannot_gain(state, gain)
    assert not science.cannot_gain(state, {**gain, "skip": "antimass_deflectors"})


# The senate


def _agenda(table: Table) -> frames.Agenda:
    agenda = frames.Agenda(2, "revote", votes={"0": "for", "1": "against"}, counts={"0": 3, "1": 2})
    table.state.stack.append(agenda)
    table.state.action.discards = list(GONE)
    return agenda


def test_determine_policy_puts_another_agenda_to_the_vote() -> None:
    for wanted, where in (("repeal", "cards"), ("veto_power", "discards"), ("fleet_regulations", "laws")):
        table = position()
        state = table.state
        agenda = _agenda(table)
        state.political.cards, state.political.discards = ["repeal", "trade_war"], ["veto_power"]
        state.laws = [Law("fleet_regulations")]
        state.stack.append(Choosing(seat=0, what="x", among=["x"], then="determine_policy"))
        frame = state.stack.pop()
        engine.CONTENTS.choices["determine_policy"](state, frame, (wanted,), Loaded())
        assert agenda.card == wanted and state.players[2].politics == ["revote"], "the other keeps his card"
        assert [law.card for law in state.laws] == ["fleet_regulations"]
        left = {"cards": ["trade_war"], "discards": ["repeal", "trade_war"], "laws": ["repeal", "trade_war"]}
        assert sorted(state.political.cards) == left[where]
        assert state.political.discards == ([] if where == "discards" else ["veto_power"])


@pytest.mark.rule("TI-665")
def test_nobody_else_sees_what_determine_policy_searches() -> None:
    table = position()
    _agenda(table)
    table.state.political.cards = ["repeal", "veto_power"]
    table.state.players[0].cards = ["determine_policy"]
    events = playing.begin(table.state, 0, Play("determine_policy"), "before_political_card", {})
    events += run(table)
    question = asked(table, 0)
    assert question is not None and question.private
    assert [event.key for event in told(events, 1)] == ["ti-plays"]


@pytest.mark.rule("TI-003")
def test_a_vetoed_agenda_is_replaced_and_read_anew() -> None:
    table = position()
    agenda = _agenda(table)
    state = table.state
    state.political.cards = ["repeal", "trade_war"]
    state.players[0].cards = ["veto"]
    playing.begin(state, 0, Play("veto"), "after_agenda_read", {})
    frame = state.stack[-1]
    while state.stack[-1] is frame:
        playing.PLAYED.run(state, frame, Loaded())
    assert (agenda.card, agenda.stage) == ("repeal", "read")
    assert sorted(state.political.discards) == ["revote", "trade_war"]


def test_a_law_voted_on_again_survives_a_veto() -> None:
    table = position()
    agenda = _agenda(table)
    state = table.state
    agenda.card, state.laws = "fleet_regulations", [Law("fleet_regulations")]
    state.political.cards = ["repeal"]
    state.players[0].cards = ["veto"]
    playing.begin(state, 0, Play("veto"), "after_agenda_read", {})
    frame = state.stack[-1]
    while state.stack[-1] is frame:
        playing.PLAYED.run(state, frame, Loaded())
    assert state.political.discards == [] and agenda.card == "repeal"


@pytest.mark.rule("TI-658")
def test_a_discredited_vote_is_an_abstention() -> None:
    case = Case("discredit", [], ("1",), facts={"by": "1"}, prepare=_agenda)
    agenda = played(
        case._replace(prepare=lambda table: (_agenda(table), table.state.action.discards.clear()))
    )[0]
    frame = agenda.state.stack[-1]
    assert isinstance(frame, frames.Agenda)
    assert (frame.votes["1"], frame.counts["1"], frame.votes["0"]) == ("abstain", 0, "for")


def test_bribery_adds_votes_for_goods_and_political_cards() -> None:
    def bought(table: Table) -> None:
        table.state.stack.append(frames.Agenda(2, "revote", votes={"0": "for"}, counts={"0": 3}))
        table.state.players[0].goods, table.state.players[0].politics = 2, ["repeal"]

    table, changes, _ = played(Case("bribery", [], ("3",), facts={"voter": "0"}, prepare=bought))
    assert changes == [
        "0 goods: 2 > 0",
        "0 politics: repeal > -",
        "lasting: - > bribery 0 step 3",
        "political discards: - > repeal",
    ]
    assert senate.votes(table.state, 0).value == 2 + 3


# Any time, and the Status Phase


@pytest.mark.rule("TI-665")
def test_disclosure_shows_a_hand_to_one_player_and_the_discard_to_all() -> None:
    table = ready("disclosure")
    table.state.players[1].cards = ["thugs", "veto", "thugs"]
    events = playing.interject(table.state, 0, Play("disclosure", ("1",)), Loaded())
    events += run(table)
    seen = Event("ti-sees-hand", {"player": "#1", "cards": ("@thugs", "@thugs", "@veto")}, (0,), reveals=True)
    assert seen in events and [event.key for event in told(events, 2)] == ["ti-plays-on"]
    question = asked(table, 0)
    assert question is not None and question.private and len(question.choices) == 2
    events = answer(table, 0, Choose(("thugs",)))
    assert told(events, 2) == [Event("ti-discards", {"player": "#1", "card": "@thugs"}, reveals=True)]
    assert table.state.players[1].cards == ["veto", "thugs"]


def test_master_of_fate_deals_a_card_to_each() -> None:
    table = position()
    state = table.state
    state.phase, state.order = "status", [1, 0, 2]
    state.players[0].cards, state.action.discards = ["master_of_fate"], list(GONE)
    state.action.cards = ["patrol", "thugs", "veto", "plague"]
    playing.begin(state, 0, Play("master_of_fate"), "before_status_draw", {})
    events = run(table)
    assert [event.key for event in told(events, 1)] == []
    first = asked(table, 0)
    assert (
        first is not None
        and first.private
        and first.key == "ti-deal-other"
        and first.args == {"player": "#1"}
    )
    assert [choice.action for choice in first.choices] == [Choose((c,)) for c in ("plague", "veto", "thugs")]
    events = answer(table, 0, Choose(("thugs",)))
    assert told(events, 2) == [Event("ti-draws", {"player": "#1", "count": 1})]
    second = asked(table, 0)
    assert second is not None and second.key == "ti-deal-own"
    answer(table, 0, Choose(("plague",)))
    assert [player.cards for player in state.players] == [["plague"], ["thugs"], ["veto"]]
    assert not state.stack and state.action.cards == ["patrol"]
    assert [hands.status_cards(state, seat).value for seat in range(3)] == [0, 0, 0]


def test_trade_stop_breaks_the_hacan_agreements_too() -> None:
    table = position()
    table.state.players[0].trade, table.state.players[2].trade = [TradeCard(1, 2)], [TradeCard(3, 0)]
    table.state.players[0].cards, table.state.action.discards = ["trade_stop"], list(GONE)
    playing.begin(table.state, 0, Play("trade_stop"), "strategy_phase", {})
    run(table)
    assert not verbs.partners(table.state, 0) and not verbs.partners(table.state, 2)


def test_a_spied_hand_that_grows_too_large_is_cut() -> None:
    table = ready("successful_spy", *["veto"] * 6)
    table.state.players[1].cards = ["thugs", "plague"]
    answer(table, 0, Play("successful_spy", ("1",)))
    assert isinstance(table.state.stack[-1], frames.Discarding)


def test_nothing_is_played_where_it_is_only_let_pass() -> None:
    table = position()
    table.state.players[0].cards = ["command_summit"]
    table.state.players[0].book.waits = [Wait("all")]
    windows.opens(table.state, "strategy_phase")
    run(table)
    assert answer(table, 0, Let()) == [] and table.state.players[0].cards == ["command_summit"]
