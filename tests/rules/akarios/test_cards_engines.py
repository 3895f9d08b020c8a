"""Engines of the appendix, each flown once (AK-718 to AK-751)."""

from __future__ import annotations

import pytest

from tests.rules.akarios.played import case, check

CASES = [
    case(
        pytest.mark.rule("AK-718"),
        "p0 chariot H6 n cards=barrel_roll dice=stress,attack deck=0 | rs1 L4 s",
        "act barrel_roll 0 way=r turn=after.ne | act attack 1 at=rs1",
        "p0 J5 ne stress=1 energy=barrel_roll:2 | rs1 hull=3 marks=stall",
    ),
    case(
        pytest.mark.rule("AK-719"),
        "p0 argonaut H6 n cards=quick_reaction dice=stress",
        "act quick_reaction 0 turn=before.ne/s",
        "p0 J5 s stress=1 energy=quick_reaction:2",
    ),
    case(
        pytest.mark.rule("AK-720"),
        "p0 argonaut H6 n cards=core_explosion dice=stress deck=0,0 | rs1 H5 s hull=9 cap=9 | rs2 G6 s",
        "act core_explosion 0 at=rs1,rs2 turn=before.ne",
        "p0 K5 ne hull=5 stress=1 broken=core_explosion | rs1 hull=5 | rs2 gone",
    ),
    case(
        pytest.mark.rule("AK-720"),
        "p0 argonaut H6 n cards=core_explosion dice=stress",
        "act core_explosion 0 skip=0 turn=after.ne",
        "p0 H3 ne hull=5 broken=core_explosion",
    ),
    case(
        pytest.mark.rule("AK-720"),
        "p0 argonaut H6 n cards=core_explosion dice=attack,joker,stress",
        "act core_explosion 0 skip=0 -> ak-illegal-cells | act core_explosion 1 skip=0 -> ak-illegal-cells",
        "p0 H6 hull=7",
    ),
    case(
        pytest.mark.rule("AK-721"),
        "p0 argonaut H6 n cards=sudden_assault dice=move,attack deck=0 | rs1 H1 s",
        "act sudden_assault 0,1 at=rs1",
        "p0 H4 n energy=sudden_assault:1 | rs1 hull=1",
    ),
    case(
        pytest.mark.rule("AK-721"),
        "p0 argonaut H6 n cards=sudden_assault dice=move,attack deck=0 | rs1 H3 s",
        "act sudden_assault 0,1 at=rs1 skip=0",
        "p0 H6 n | rs1 hull=1",
    ),
    case(
        pytest.mark.rule("AK-721"),
        "p0 argonaut H6 n cards=sudden_assault dice=move,attack marks=stall | rs1 H3 s",
        "act sudden_assault 0,1 at=rs1 skip=0 -> ak-illegal-stall",
        "p0 H6 n | rs1 hull=4",
    ),
    case(
        pytest.mark.rule("AK-721"),
        "p0 argonaut H6 n cards=sudden_assault dice=move,attack marks=glitch | rs1 H1 s",
        "act sudden_assault 0,1 at=rs1 -> ak-illegal-glitch | act sudden_assault 0,1 skip=1",
        "p0 H4 n | rs1 hull=4",
    ),
    case(
        pytest.mark.rule("AK-723"),
        "p0 argonaut H6 n cards=plasma_ejection dice=move,attack deck=0 | rs1 H8 s",
        "act plasma_ejection 0,1 at=rs1",
        "p0 H3 n energy=plasma_ejection:1 | rs1 hull=1",
    ),
    case(
        pytest.mark.rule("AK-723"),
        "p0 argonaut H6 n cards=plasma_ejection dice=move,attack deck=0 | rs1 H8 s",
        "act plasma_ejection 0,1 at=rs1 skip=1",
        "p0 H6 n | rs1 hull=1",
    ),
    case(
        pytest.mark.rule("AK-724"),
        "p0 argonaut H6 n cards=jam_generator dice=stress | rs1 H1 s | rs2 J3 s | rs3 A1 s",
        "act jam_generator 0 turn=after.nw bonus=rs1,rs2",
        "p0 H3 nw energy=jam_generator:1 | rs1 marks=radar_jam | rs2 marks=radar_jam | rs3 marks=",
    ),
    case(
        pytest.mark.rule("AK-725"),
        "p0 argonaut H6 n cards=hyperdrive,afterburner dice=stress | asteroids H5 | planet H4",
        "act hyperdrive () | act afterburner 0 turn=after.ne",
        "p0 H1 ne hull=7 shields=2 energy=hyperdrive:1",
    ),
    case(
        pytest.mark.rule("AK-725"),
        "p0 argonaut H6 n shields=0 cards=hyperdrive dice=move | nebula H5 | wormhole H4 | wormhole A1 "
        "| token hulk H3 hull=4",
        "act hyperdrive () | act move_2 0 stop=2",
        "p0 H4 n marks= stress=1",
    ),
    case(
        pytest.mark.rule("AK-725"),
        "p0 argonaut H6 n cards=hyperdrive dice=move | planet H3",
        "act hyperdrive () | act move_2 0 stop=3 -> ak-illegal-stop | act move_2 0",
        "p0 H4",
    ),
    case(
        pytest.mark.rule("AK-726"),
        "p0 argonaut H6 n cards=cargo_hold,burst_fire dice=move energy=burst_fire:1 "
        "| p1 chariot H3 n energy=proton_pulse:0",
        "act cargo_hold 0 bonus=p0,p1",
        "p0 H4 n energy=cargo_hold:1,burst_fire:2 | p1 energy=proton_pulse:1",
    ),
    case(
        pytest.mark.rule("AK-727"),
        "p0 argonaut H6 n cards=take_position dice=stress,attack deck=-1,+1 | rs1 I3 s",
        "act take_position 0 way=r turn=after.n | act attack 1 at=rs1",
        "p0 I5 n energy=take_position:1 | rs1 hull=2",
    ),
    case(
        pytest.mark.rule("AK-728"),
        "p0 knossos H6 n cards=bank dice=stress,attack deck=0 | rs1 J2 s",
        "act bank 0 way=r turn=after.n | act attack 1 at=rs1",
        "p0 J4 n energy=bank:2 | rs1 hull=3 marks=radar_jam",
    ),
    case(
        pytest.mark.rule("AK-729"),
        "p0 argonaut H6 n cards=bank_and_jet dice=stress",
        "act bank_and_jet 0 way=l turn=after.s",
        "p0 F3 s energy=bank_and_jet:3",
    ),
    case(
        pytest.mark.rule("AK-730"),
        "p0 argonaut H6 n cards=energy_collector,burst_fire,proton_pulse dice=stress "
        "energy=burst_fire:0,proton_pulse:2 | nebula H5,H4",
        "act energy_collector 0 turn=after.ne | recharge burst_fire | recharge proton_pulse",
        "p0 H2 ne shields=2 marks= energy=energy_collector:2,burst_fire:1,proton_pulse:3",
    ),
    case(
        pytest.mark.rule("AK-731"),
        "p0 argonaut H6 n cards=silent_running dice=move",
        "act silent_running 0",
        "p0 H3 n marks=stealth energy=silent_running:1",
    ),
    case(
        pytest.mark.rule("AK-732"),
        "p0 invincible H6 n cards=give_order dice=stress | p1 chariot H8 se",
        "act give_order 0 at=p1 turn=after.ne | 1> pick 3",
        "p0 H6 ne stress=1 energy=give_order:1 | p1 K10 se stress=0",
    ),
    case(
        pytest.mark.rule("AK-733"),
        "p0 argonaut H6 n cards=hunt dice=stress | rs1 J1 s | rs2 J2 s",
        "act hunt 0 way=r turn=after.n bonus=rs1",
        "p0 J4 n energy=hunt:2 | rs1 marks=target_lock | rs2 marks=",
    ),
    case(
        pytest.mark.rule("AK-734"),
        "p0 anvil H6 n hull=3 cards=respite dice=move",
        "act respite 0",
        "p0 H4 n hull=5 energy=respite:1",
    ),
    case(
        pytest.mark.rule("AK-735"),
        "p0 knossos H6 n cards=control_override dice=stress | rs1 H2 se",
        "act control_override 0 at=rs1 turn=before.ne",
        "p0 H6 ne energy=control_override:1 | rs1 K4 se",
    ),
    case(
        pytest.mark.rule("AK-735"),
        "p0 knossos H6 n cards=control_override dice=move | rs1 H3 s",
        "act control_override 0 at=rs1",
        "p0 H6 n stress=0 | rs1 H5 s",
    ),
    case(
        pytest.mark.rule("AK-737"),
        "p0 argonaut H6 n cards=morale_boost dice=stress | p1 chariot H2 n | p2 knossos A1 n",
        "act morale_boost 0 turn=after.ne bonus=p0,p1",
        "p0 H4 ne boosts=1 energy=morale_boost:0 | p1 boosts=1 | p2 boosts=0",
    ),
    case(
        pytest.mark.rule("AK-738"),
        "p0 argonaut H8 n cards=reconnaissance dice=move | rs1 L2 s",
        "act reconnaissance 0 bonus=rs1",
        "p0 H4 n energy=reconnaissance:2 | rs1 marks=target_lock",
    ),
    case(
        pytest.mark.rule("AK-739"),
        "p0 invincible H6 n cards=turnabout dice=stress | rs1 H3 s | rs2 I4 s",
        "act turnabout 0 turn=after.se bonus=rs1,rs2 | pick H2 | pick J3",
        "p0 H4 se energy=turnabout:2 | rs1 H2 | rs2 J3",
    ),
    case(
        pytest.mark.rule("AK-740"),
        "p0 argonaut H7 n cards=jet_boosters dice=stress",
        "act jet_boosters 0 turn=after.ne",
        "p0 H2 ne energy=jet_boosters:3",
    ),
    case(
        pytest.mark.rule("AK-741"),
        "p0 argonaut H6 n hull=3 cards=repair_crew dice=stress | p1 chariot H3 n hull=1",
        "act repair_crew 0 turn=after.ne bonus=p0,p1",
        "p0 H4 ne hull=5 energy=repair_crew:1 | p1 hull=3",
    ),
    case(
        pytest.mark.rule("AK-742"),
        "p0 argonaut H6 n cards=dash dice=move | asteroids H5",
        "act dash 0 to=A3.se",
        "p0 A3 se hull=6 shields=1 energy=dash:0",
    ),
    case(
        pytest.mark.rule("AK-742"),
        "p0 argonaut H6 n shields=0 cards=dash dice=move",
        "act dash 0 to=O5.s",
        "p0 O5 s hull=6 shields=0",
    ),
    case(
        pytest.mark.rule("AK-742"),
        "p0 argonaut H6 n cards=dash dice=move | rs1 A4 n | asteroids A5",
        "act dash 0 to=H5.s -> ak-illegal-spot | act dash 0 to=A4.n -> ak-illegal-spot | act dash 0 to=A5.ne",
        "p0 A5 ne hull=5 shields=1",
    ),
    case(
        pytest.mark.rule("AK-743"),
        "p0 argonaut H6 n cards=gravity_force dice=move | rs1 H2 s",
        "act gravity_force 0 bonus=rs1 | pick H3",
        "p0 H4 n energy=gravity_force:1 | rs1 H3",
    ),
    case(
        pytest.mark.rule("AK-744"),
        "p0 argonaut H6 n cards=force_field dice=stress | rs1 H3 s | rs2 I4 s",
        "act force_field 0 turn=after.ne bonus=rs1,rs2",
        "p0 H4 ne energy=force_field:1 | rs1 hull=4 marks=glitch | rs2 marks=glitch",
    ),
    case(
        pytest.mark.rule("AK-745"),
        "p0 argonaut H6 n cards=supply_system,burst_fire dice=stress energy=burst_fire:0",
        "act supply_system 0 turn=after.ne",
        "p0 H4 ne energy=supply_system:2,burst_fire:1",
    ),
    case(
        pytest.mark.rule("AK-746"),
        "p0 argonaut H6 n cards=complex_barrel_roll dice=stress",
        "act complex_barrel_roll 0 way=r turn=after.se",
        "p0 J4 se energy=complex_barrel_roll:3",
    ),
    case(
        pytest.mark.rule("AK-748"),
        "p0 argonaut H6 n cards=acceleration dice=stress",
        "act acceleration 0 turn=after.ne",
        "p0 H2 ne energy=acceleration:3",
    ),
    case(
        pytest.mark.rule("AK-749"),
        "p0 argonaut H6 n cards=shake_pursuit dice=stress,attack deck=0 | rs1 I2 s",
        "act shake_pursuit 0 way=r turn=after.n | act attack 1 at=rs1",
        "p0 I4 n energy=shake_pursuit:2 | rs1 hull=3 marks=radar_jam",
    ),
    case(
        pytest.mark.rule("AK-750"),
        "p0 argonaut H6 n cards=flank dice=stress,attack deck=0 | rs1 L7 n",
        "act flank 0 way=r turn=after.se | act attack 1 at=rs1 | pick K7",
        "p0 J5 se energy=flank:2 | rs1 K7 hull=3",
    ),
    case(
        pytest.mark.rule("AK-751"),
        "p0 argonaut H7 n cards=afterburner dice=move,stress",
        "act afterburner 0 -> ak-illegal-cells | act afterburner 1 turn=after.ne",
        "p0 H2 ne stress=1",
    ),
]


@pytest.mark.parametrize(("given", "moves", "then"), CASES)
def test_an_engine_does_what_its_card_says(given: str, moves: str, then: str) -> None:
    check(given, moves, then)
