"""Weapons of the appendix, each fired at least once (AK-833 to AK-866)."""

from __future__ import annotations

import pytest

from tests.rules.akarios.fight import Fight
from tests.rules.akarios.played import case, check, sees

BIG = "hull=9 cap=9"
"""An enemy that outlives whatever hits it."""
FAR = f"rs8 J5 s {BIG} | rs9 H2 s {BIG}"
"""Nobody of the standard arc: abreast, and too far ahead."""


def gun(card: str, dice: str = "attack", deck: str = "0,0,0,0,0,0", **facts: object) -> str:
    said = " ".join(f"{name}={value}" for name, value in facts.items())
    return f"p0 argonaut H6 n cards={card} dice={dice} deck={deck} {said}"


def beyond(card: str, dice: str = "0") -> str:
    """The standard arc: not abreast, not further than 3."""
    return " | ".join(f"act {card} {dice} at={ref} -> ak-illegal-target" for ref in ("rs8", "rs9"))


CASES = [
    case(
        pytest.mark.rule("AK-833"),
        f"{gun('silent_guns', marks='stealth')} | rs1 I6 s {BIG} | {FAR}",
        f"{beyond('silent_guns')} | act silent_guns 0 at=rs1",
        "p0 marks= energy=silent_guns:2 | rs1 hull=5",
    ),
    case(
        pytest.mark.rule("AK-833"),
        f"{gun('silent_guns')} | rs1 I6 s {BIG}",
        "act silent_guns 0 at=rs1",
        "rs1 hull=7",
    ),
    case(
        pytest.mark.rule("AK-834"),
        f"{gun('broadside_guns')} | rs1 K6 s {BIG} | rs2 F6 s {BIG} | rs3 I6 s | rs4 H5 s",
        "act broadside_guns 0 at=rs4 -> ak-illegal-target "
        "| act broadside_guns 0 at=rs1,rs2,rs3 -> ak-illegal-many-targets | act broadside_guns 0 at=rs1,rs2",
        "p0 energy=broadside_guns:1 | rs1 hull=6 marks=rupture | rs2 hull=6 marks=rupture",
    ),
    case(
        pytest.mark.rule("AK-834"),
        f"{gun('broadside_guns', 'attack,attack')} | rs1 K6 s {BIG} | rs2 F6 s {BIG}",
        "act broadside_guns 0,1 at=rs1,rs2",
        "p0 energy=broadside_guns:1 | rs1 hull=5 | rs2 hull=5",
    ),
    case(
        pytest.mark.rule("AK-835"),
        f"{gun('quick_strike')} | rs1 I6 s | {FAR}",
        f"{beyond('quick_strike')} | act quick_strike 0 at=rs1 turn=se",
        "p0 se stress=0 energy=quick_strike:2 | rs1 hull=2",
    ),
    case(
        pytest.mark.rule("AK-836"),
        f"p0 invincible H6 n dice=attack deck=0 | rs1 H1 s elite {BIG} | rs2 I6 s",
        "act long_range_cannon 0 at=rs2 -> ak-illegal-target | act long_range_cannon 0 at=rs1",
        "p0 energy=long_range_cannon:2 | rs1 hull=7 shields=1",
    ),
    case(
        pytest.mark.rule("AK-836"),
        f"p0 invincible H7 n dice=attack,attack deck=0 | rs1 H2 s elite {BIG} | rs2 H1 s",
        "act long_range_cannon 0 at=rs2 -> ak-illegal-target | act long_range_cannon 0,1 at=rs1",
        "rs1 hull=6 shields=1",
    ),
    case(
        pytest.mark.rule("AK-837"),
        f"p0 argonaut H7 n cards=long_range_shells dice=attack deck=0 | rs1 H1 s elite {BIG} | rs2 I7 s",
        "act long_range_shells 0 at=rs2 -> ak-illegal-target | act long_range_shells 0 at=rs1",
        "p0 n energy=long_range_shells:1 | rs1 hull=5 shields=1",
    ),
    case(
        pytest.mark.rule("AK-837"),
        f"p0 argonaut H7 ne cards=long_range_shells dice=stress,attack deck=0 | rs1 H1 s {BIG}",
        "act long_range_shells 0,1 at=rs1 -> ak-illegal-no-target "
        "| act long_range_shells 0,1 at=rs1 turn=before.n",
        "p0 n stress=1 | rs1 hull=4",
    ),
    case(
        pytest.mark.rule("AK-838"),
        f"{gun('pulse_cannon')} | rs1 H9 s {BIG} | rs2 H10 n | rs3 E6 s",
        "act pulse_cannon 0 at=rs2 -> ak-illegal-target "
        "| act pulse_cannon 0 at=rs1,rs3 -> ak-illegal-many-targets "
        "| act pulse_cannon 0 at=rs1",
        "p0 energy=pulse_cannon:2 | rs1 hull=8 marks=rupture",
    ),
    case(
        pytest.mark.rule("AK-838"),
        f"{gun('pulse_cannon', 'attack,attack')} | rs1 H9 s {BIG} | rs2 H3 s {BIG}",
        "act pulse_cannon 0,1 at=rs1,rs2",
        "p0 energy=pulse_cannon:2 | rs1 hull=8 marks=rupture | rs2 hull=8 marks=rupture",
    ),
    case(
        pytest.mark.rule("AK-839"),
        f"{gun('space_distortion')} | rs1 H2 se | rs2 H11 s",
        "act space_distortion 0 at=rs2 -> ak-illegal-target | act space_distortion 0 at=rs1",
        "p0 H2 n energy=space_distortion:1 | rs1 H6 se hull=2",
    ),
    case(
        pytest.mark.rule("AK-839"),
        f"{gun('space_distortion')} | rs1 H2 se hull=2 | rs2 A1 n",
        "act space_distortion 0 at=rs1",
        "p0 H6 n | rs1 gone",
    ),
    *(
        case(
            pytest.mark.rule("AK-839"),
            f"{gun('space_distortion')} | {boss} H3 s | rs1 H4 s",
            f"act space_distortion 0 at={boss} -> ak-illegal-target",
            "p0 H6 n energy=space_distortion:2",
        )
        for boss in ("yb1", "tm1", "ea1", "st1")
    ),
    case(
        pytest.mark.rule("AK-840"),
        f"{gun('cluster_bomb', 'stress,attack')} | rs1 H5 s {BIG} | rs2 H7 s {BIG} | rs3 G7 s {BIG} "
        "| rs4 H8 s",
        "act cluster_bomb 0 at=rs1 -> ak-illegal-cells "
        "| act cluster_bomb 0,1 at=rs1,rs4 -> ak-illegal-target "
        "| act cluster_bomb 0,1 at=rs1,rs2,rs3 turn=after.ne",
        "p0 ne stress=1 energy=cluster_bomb:1 | rs1 hull=6 | rs2 hull=6 | rs3 hull=6",
    ),
    case(
        pytest.mark.rule("AK-841"),
        f"{gun('concentrator', shields=0)} | rs1 I6 s {BIG} | rs2 H5 s | {FAR}",
        f"{beyond('concentrator')} | act concentrator 0 at=rs1,rs2 -> ak-illegal-many-targets "
        "| act concentrator 0 at=rs1",
        "p0 shields=2 energy=concentrator:1 | rs1 hull=6",
    ),
    case(
        pytest.mark.rule("AK-841"),
        f"{gun('concentrator', 'attack,attack', deck='miss,miss,0,0', shields=0)} | rs1 I6 s {BIG} "
        "| rs2 H5 s",
        "act concentrator 0,1 at=rs1,rs2",
        "p0 shields=2 | rs1 hull=9 | rs2 hull=4",
    ),
    case(
        pytest.mark.rule("AK-842"),
        f"{gun('laser_cannon', 'stress')} | rs1 I6 s {BIG} | {FAR}",
        f"{beyond('laser_cannon')} | act laser_cannon 0 at=rs1 more=yes",
        "p0 stress=1 energy=laser_cannon:2 | rs1 hull=5",
    ),
    case(
        pytest.mark.rule("AK-842"),
        f"{gun('laser_cannon', 'move,attack')} | rs1 I6 s {BIG}",
        "act laser_cannon 0 at=rs1 -> ak-illegal-cells | act laser_cannon 1 at=rs1",
        "rs1 hull=7",
    ),
    case(
        pytest.mark.rule("AK-843"),
        f"{gun('laser_beam', 'stress,move')} | rs1 H1 s {BIG} | rs2 H5 s {BIG} | rs3 I6 s",
        "act laser_beam 1 at=rs1 -> ak-illegal-cells | act laser_beam 0 at=rs3 -> ak-illegal-target "
        "| act laser_beam 0 at=rs1,rs2 -> ak-illegal-many-targets "
        "| act laser_beam 0 at=rs1,rs2 more=yes",
        "p0 stress=1 energy=laser_beam:2 | rs1 hull=7 | rs2 hull=7",
    ),
    case(
        pytest.mark.rule("AK-844"),
        f"{gun('magnetic_cannon', 'stress')} | rs1 I5 s {BIG} | {FAR}",
        f"{beyond('magnetic_cannon')} | act magnetic_cannon 0 at=rs1 more=yes | pick H5",
        "p0 stress=1 energy=magnetic_cannon:2 | rs1 H5 hull=6",
    ),
    case(
        pytest.mark.rule("AK-844"),
        f"{gun('magnetic_cannon')} | rs1 H4 s {BIG}",
        "act magnetic_cannon 0 at=rs1 | pick H5",
        "rs1 H5 hull=7",
    ),
    case(
        pytest.mark.rule("AK-845"),
        f"{gun('heavy_bursts', 'stress,attack')} | rs1 I6 s {BIG} | rs2 H3 s {BIG} | rs3 H5 s | {FAR}",
        f"{beyond('heavy_bursts')} | act heavy_bursts 1 at=rs1,rs2,rs3 -> ak-illegal-many-targets "
        "| act heavy_bursts 0,1 at=rs1,rs2 turn=amid.ne -> ak-illegal-no-stress-ability "
        "| act heavy_bursts 0,1 at=rs1,rs2 turn=after.se",
        "p0 se stress=1 energy=heavy_bursts:1 | rs1 hull=5 | rs2 hull=5",
    ),
    case(
        pytest.mark.rule("AK-845"),
        f"{gun('heavy_bursts')} | rs1 I6 s {BIG}",
        "act heavy_bursts 0 at=rs1",
        "rs1 hull=6",
    ),
    case(
        pytest.mark.rule("AK-846"),
        f"{gun('power_shot')} | rs1 I6 s {BIG} | rs2 H5 s | {FAR}",
        f"{beyond('power_shot')} | act power_shot 0 at=rs1,rs2 -> ak-illegal-many-targets "
        "| act power_shot 0 at=rs1",
        "p0 energy=power_shot:1 | rs1 hull=6 marks=rupture",
    ),
    case(
        pytest.mark.rule("AK-846"),
        f"{gun('power_shot', 'attack,attack')} | rs1 I6 s {BIG} | rs2 H5 s {BIG}",
        "act power_shot 0,1 at=rs1,rs2",
        "p0 energy=power_shot:1 | rs1 hull=6 marks=rupture | rs2 hull=6 marks=rupture",
    ),
    case(
        pytest.mark.rule("AK-847"),
        f"{gun('point_blank')} | rs1 I4 s {BIG} | rs2 H2 s",
        "act point_blank 0 at=rs2 -> ak-illegal-target | act point_blank 0 at=rs1",
        "p0 H4 n hull=6 energy=point_blank:1 | rs1 hull=5",
    ),
    case(
        pytest.mark.rule("AK-847"),
        f"{gun('point_blank', 'stress')} | rs1 I5 s {BIG}",
        "act point_blank 0 at=rs1 -> ak-illegal-no-target "
        "| act point_blank 0 at=rs1 turn=amid.ne/after.n -> ak-illegal-stress-once "
        "| act point_blank 0 at=rs1 turn=amid.ne",
        "p0 H4 ne hull=6 stress=1 | rs1 hull=5",
    ),
    case(
        pytest.mark.rule("AK-847"),
        gun("point_blank", "attack,stress"),
        "act point_blank 0 skip=1 turn=amid.ne -> ak-illegal-no-stress-die "
        "| act point_blank 1 skip=1 turn=before.ne",
        "p0 J5 ne hull=6 stress=1",
    ),
    case(
        pytest.mark.rule("AK-847"),
        f"{gun('point_blank', 'stress')} | rs1 H5 s {BIG}",
        "act point_blank 0 skip=0 at=rs1 turn=after.se",
        "p0 H6 se hull=6 | rs1 hull=5",
    ),
    case(
        pytest.mark.rule("AK-848"),
        f"{gun('burst_fire')} | rs1 I6 s {BIG} | rs2 H3 s {BIG} | rs3 H5 s | {FAR}",
        f"{beyond('burst_fire')} | act burst_fire 0 at=rs1,rs2,rs3 -> ak-illegal-many-targets "
        "| act burst_fire 0 at=rs1,rs2",
        "p0 energy=burst_fire:2 | rs1 hull=7 | rs2 hull=7",
    ),
    case(
        pytest.mark.rule("AK-848"),
        f"p0 argonaut H6 n dice=attack,attack deck=0 | rs1 I6 s {BIG}",
        "act burst_fire 0,1 at=rs1",
        "p0 energy=burst_fire:2 | rs1 hull=6",
    ),
    case(
        pytest.mark.rule("AK-849"),
        f"{gun('frag_bomb', 'stress')} | rs1 H8 s {BIG} | rs2 F6 s {BIG} | rs3 H4 s {BIG} | rs4 H3 s",
        "act frag_bomb 0 at=rs4 -> ak-illegal-target "
        "| act frag_bomb 0 at=rs1,rs2,rs3 -> ak-illegal-many-targets "
        "| act frag_bomb 0 at=rs1,rs2,rs3 more=yes",
        "p0 stress=1 energy=frag_bomb:1 | rs1 hull=7 | rs2 hull=7 | rs3 hull=7",
    ),
    case(
        pytest.mark.rule("AK-849"),
        f"{gun('frag_bomb')} | rs1 H8 s {BIG} | rs2 F6 s {BIG}",
        "act frag_bomb 0 at=rs1,rs2",
        "rs1 hull=7 | rs2 hull=7",
    ),
    case(
        pytest.mark.rule("AK-850"),
        f"{gun('absorbing_cannon', 'stress,move')} | rs1 I6 s {BIG} | {FAR}",
        f"{beyond('absorbing_cannon')} | act absorbing_cannon 1 at=rs1 -> ak-illegal-cells "
        "| act absorbing_cannon 0 at=rs1 more=yes",
        "p0 stress=1 energy=absorbing_cannon:3 | rs1 hull=6",
    ),
    case(
        pytest.mark.rule("AK-851"),
        f"{gun('matter_converter', 'attack,attack', hull=3, shields=0)} | rs1 I6 s {BIG} | {FAR}",
        f"act matter_converter 0 at=rs1 -> ak-illegal-cells | {beyond('matter_converter', '0,1')} "
        "| act matter_converter 0,1 at=rs1",
        "p0 hull=5 shields=2 energy=matter_converter:1 | rs1 hull=6",
    ),
    case(
        pytest.mark.rule("AK-852"),
        f"{gun('debris_converter', deck='miss,0', hull=3, shields=0)} | rs1 I6 s {BIG} | {FAR}",
        f"{beyond('debris_converter')} | act debris_converter 0 at=rs1",
        "p0 hull=5 shields=0 energy=debris_converter:1 | rs1 hull=9",
    ),
    case(
        pytest.mark.rule("AK-852"),
        f"{gun('debris_converter', hull=3)} | rs1 I6 s {BIG}",
        "act debris_converter 0 at=rs1",
        "p0 hull=5 | rs1 hull=7",
    ),
    case(
        pytest.mark.rule("AK-853"),
        f"{gun('particle_converter', hull=3, shields=0)} | rs1 I6 s {BIG} | {FAR}",
        f"{beyond('particle_converter')} | act particle_converter 0 at=rs1",
        "p0 hull=4 shields=1 energy=particle_converter:1 | rs1 hull=7",
    ),
    case(
        pytest.mark.rule("AK-854"),
        f"{gun('energy_converter,flank', energy='flank:0')} | rs1 I6 s {BIG} | {FAR}",
        f"{beyond('energy_converter')} | act energy_converter 0 at=rs1",
        "p0 energy=energy_converter:2,flank:1 | rs1 hull=7",
    ),
    case(
        pytest.mark.rule("AK-855"),
        f"{gun('aimed_shot', deck='-1,+2')} | rs1 H1 s {BIG} | rs2 I6 s",
        "act aimed_shot 0 at=rs2 -> ak-illegal-target | act aimed_shot 0 at=rs1",
        "p0 energy=aimed_shot:2 | rs1 hull=7 marks=target_lock",
    ),
    case(
        pytest.mark.rule("AK-855"),
        f"{gun('aimed_shot', 'attack,attack')} | rs1 H5 s {BIG} | rs2 H4 s",
        "act aimed_shot 0,1 at=rs1,rs2 -> ak-illegal-many-targets | act aimed_shot 0,1 at=rs1",
        "p0 energy=aimed_shot:2 | rs1 hull=5 marks=target_lock",
    ),
    case(
        pytest.mark.rule("AK-856"),
        f"p0 chariot H6 n dice=stress deck=0,0 | rs1 I6 s {BIG} | {FAR}",
        f"{beyond('proton_pulse')} | act proton_pulse 0 at=rs1 turn=after.ne",
        "p0 ne stress=1 energy=proton_pulse:2 | rs1 hull=6",
    ),
    case(
        pytest.mark.rule("AK-856"),
        f"{gun('proton_pulse', 'stress,move')} | rs1 J5 s {BIG}",
        "act proton_pulse 1 at=rs1 -> ak-illegal-cells | act proton_pulse 0 at=rs1 turn=before.ne",
        "p0 ne | rs1 hull=6",
    ),
    case(
        pytest.mark.rule("AK-857"),
        f"{gun('missile_strike', 'stress,attack')} | rs1 H3 s {BIG} | rs2 J6 s {BIG} | rs3 F6 s {BIG} "
        f"| rs4 H4 s | rs5 G7 s | rs6 H2 s",
        "act missile_strike 1 at=rs1 -> ak-illegal-cells "
        "| act missile_strike 0,1 at=rs6 -> ak-illegal-target "
        "| act missile_strike 0,1 at=rs1,rs4 -> ak-illegal-one-per-arc "
        "| act missile_strike 0,1 at=rs3,rs5 -> ak-illegal-one-per-arc "
        "| act missile_strike 0,1 at=rs1,rs2,rs3 turn=after.ne",
        "p0 ne stress=1 energy=missile_strike:1 | rs1 hull=6 | rs2 hull=6 | rs3 hull=6",
    ),
    case(
        pytest.mark.rule("AK-858"),
        f"{gun('splitting_beam,laser_beam', 'attack,attack')} | rs1 H2 s {BIG} | rs2 I6 s | asteroids H5 "
        "| token hulk H3 hull=4",
        "act laser_beam 0 at=rs1 -> ak-illegal-no-target "
        "| act splitting_beam 0,1 at=rs2 -> ak-illegal-target "
        "| act splitting_beam 0,1 at=rs1",
        "p0 energy=splitting_beam:1 | rs1 hull=5",
    ),
    case(
        pytest.mark.rule("AK-858"),
        f"{gun('splitting_beam', 'stress')} | rs1 H1 s {BIG} | rs2 H5 s {BIG}",
        "act splitting_beam 0 at=rs1,rs2 -> ak-illegal-many-targets "
        "| act splitting_beam 0 at=rs1,rs2 more=yes",
        "p0 stress=1 | rs1 hull=6 | rs2 hull=6",
    ),
    case(
        pytest.mark.rule("AK-859"),
        "p0 argonaut A1 n cards=attack_signal dice=attack,attack deck=0 | p1 chariot H6 n "
        f"| rs1 I6 s {BIG} | {FAR}",
        "act attack_signal 0 at=p1,rs8 -> ak-illegal-target "
        "| act attack_signal 0 at=p1,rs9 -> ak-illegal-target "
        "| act attack_signal 0 at=rs1 -> ak-illegal-no-ally "
        "| act attack_signal 0 at=p0,rs1 -> ak-illegal-no-ally | act attack_signal 0,1 at=p1,rs1",
        "p0 A1 energy=attack_signal:1 | rs1 hull=4 marks=stall",
    ),
    case(
        pytest.mark.rule("AK-859"),
        "p0 argonaut H1 n cards=attack_signal dice=attack deck=-1,+1 | p1 chariot H6 n deck=+2 "
        f"| rs1 H5 n {BIG}",
        "act attack_signal 0 at=p1,rs1",
        "rs1 hull=5 marks=stall",
    ),
    case(
        pytest.mark.rule("AK-859"),
        f"p0 argonaut H1 n cards=attack_signal dice=attack deck=-1,+1 marks=radar_jam | p1 chariot H6 n "
        f"| rs1 H5 n {BIG}",
        "act attack_signal 0 at=p1,rs1",
        "rs1 hull=7",
    ),
    case(
        pytest.mark.rule("AK-859"),
        "p0 argonaut H1 n cards=attack_signal dice=attack deck=0 | p1 chariot H6 n "
        f"| rs1 H4 s {BIG} | asteroids H5",
        "act attack_signal 0 at=p1,rs1 -> ak-illegal-no-target",
        "rs1 hull=9",
    ),
    case(
        pytest.mark.rule("AK-860"),
        f"{gun('speed_attack')} | rs1 I6 s {BIG} | {FAR}",
        f"{beyond('speed_attack')} | act speed_attack 0 at=rs1",
        "p0 H4 n energy=speed_attack:2 | rs1 hull=7",
    ),
    case(
        pytest.mark.rule("AK-860"),
        f"{gun('speed_attack', 'stress')} | rs1 H5 s {BIG}",
        "act speed_attack 0 at=rs1 turn=amid.ne",
        "p0 J5 ne stress=1 | rs1 hull=7",
    ),
    case(
        pytest.mark.rule("AK-860"),
        gun("speed_attack", "stress"),
        "act speed_attack 0 skip=0 turn=before.ne",
        "p0 J5 ne",
    ),
    case(
        pytest.mark.rule("AK-860"),
        f"{gun('speed_attack', 'stress')} | rs1 H5 s {BIG}",
        "act speed_attack 0 skip=1 at=rs1 turn=after.ne",
        "p0 H6 ne | rs1 hull=7",
    ),
    case(
        pytest.mark.rule("AK-861"),
        f"{gun('weighted_shells')} | rs1 H1 s elite {BIG} | rs2 I6 s",
        "act weighted_shells 0 at=rs2 -> ak-illegal-target | act weighted_shells 0 at=rs1",
        "p0 energy=weighted_shells:1 | rs1 hull=6 shields=1",
    ),
    case(
        pytest.mark.rule("AK-861"),
        f"{gun('weighted_shells', 'attack,attack')} | rs1 H5 s elite {BIG} | rs2 H4 s",
        "act weighted_shells 0,1 at=rs1,rs2 -> ak-illegal-many-targets | act weighted_shells 0,1 at=rs1",
        "rs1 hull=5 shields=1",
    ),
    case(
        pytest.mark.rule("AK-862"),
        f"{gun('afterburner_attack', 'attack,move')} | rs1 I6 s {BIG} | {FAR.replace('H2', 'H1')}",
        f"act afterburner_attack 0 at=rs1 -> ak-illegal-cells | {beyond('afterburner_attack', '0,1')} "
        "| act afterburner_attack 0,1 at=rs1",
        "p0 H2 n energy=afterburner_attack:1 | rs1 hull=6",
    ),
    case(
        pytest.mark.rule("AK-862"),
        f"{gun('afterburner_attack', 'attack,stress')} | rs1 H5 s {BIG}",
        "act afterburner_attack 0,1 at=rs1 turn=amid.ne",
        "p0 L4 ne stress=1 | rs1 hull=6",
    ),
    case(
        pytest.mark.rule("AK-862"),
        f"{gun('afterburner_attack', 'attack,move')} | rs1 H5 s {BIG}",
        "act afterburner_attack 0,1 skip=1 at=rs1",
        "p0 H6 n | rs1 hull=6",
    ),
    case(
        pytest.mark.rule("AK-862"),
        gun("afterburner_attack", "attack,move"),
        "act afterburner_attack 0,1 skip=0",
        "p0 H2 n",
    ),
    *(
        case(
            pytest.mark.rule("AK-863"),
            f"{gun('electric_pulse')} | rs1 H9 s {BIG} | rs2 E6 s {BIG} | rs3 H5 s | rs4 H2 s",
            "act electric_pulse 0 at=rs1 -> ak-illegal-choose "
            f"| act electric_pulse 0 at=rs4 choose={effect} -> ak-illegal-target "
            f"| act electric_pulse 0 at=rs1,rs2,rs3 choose={effect} -> ak-illegal-many-targets "
            f"| act electric_pulse 0 at=rs1,rs2 choose={effect}",
            f"p0 energy=electric_pulse:1 | rs1 hull=8 marks={effect} | rs2 hull=8 marks={effect}",
        )
        for effect in ("radar_jam", "stall")
    ),
    case(
        pytest.mark.rule("AK-864"),
        f"{gun('electric_discharge', 'stress,move')} | rs1 H8 s {BIG} | rs2 F6 s {BIG} | rs3 H3 s",
        "act electric_discharge 1 at=rs1 -> ak-illegal-cells "
        "| act electric_discharge 0 at=rs3 -> ak-illegal-target "
        "| act electric_discharge 0 at=rs1,rs2 -> ak-illegal-many-targets "
        "| act electric_discharge 0 at=rs1,rs2 more=yes",
        "p0 stress=1 energy=electric_discharge:2 | rs1 hull=7 marks=glitch | rs2 hull=7 marks=glitch",
    ),
    case(
        pytest.mark.rule("AK-865"),
        f"{gun('em_shot')} | rs1 I6 s {BIG} | {FAR}",
        f"{beyond('em_shot')} | act em_shot 0 at=rs1",
        "p0 energy=em_shot:2 | rs1 hull=7 marks=glitch",
    ),
    case(
        pytest.mark.rule("AK-865"),
        f"{gun('em_shot', 'attack,attack')} | rs1 I6 s {BIG} | rs2 H5 s",
        "act em_shot 0,1 at=rs1,rs2 -> ak-illegal-many-targets | act em_shot 0,1 at=rs1",
        "rs1 hull=6 marks=glitch",
    ),
    case(
        pytest.mark.rule("AK-866"),
        f"p0 knossos H6 n dice=joker,attack deck=0,0 | rs1 H8 s {BIG} | rs2 F6 s {BIG} | rs3 H3 s | rs4 H5 s",
        "act em_pulse 1 at=rs1 -> ak-illegal-cells | act em_pulse 0,1 at=rs3 -> ak-illegal-target "
        "| act em_pulse 0,1 at=rs1,rs2,rs4 -> ak-illegal-many-targets | act em_pulse 0,1 at=rs1,rs2",
        "p0 energy=em_pulse:2 | rs1 hull=8 marks=glitch | rs2 hull=8 marks=glitch",
    ),
]


@pytest.mark.parametrize(("given", "moves", "then"), CASES)
def test_a_weapon_does_what_its_card_says(given: str, moves: str, then: str) -> None:
    check(given, moves, then)


@pytest.mark.rule("AK-850")
@pytest.mark.parametrize(("energy", "after"), [(0, 1), (2, 3), (4, 4)])
def test_the_absorbing_cannon_regains_one_energy_whenever_its_ship_is_hit(energy: int, after: int) -> None:
    cards = f"cards=absorbing_cannon,flank energy=absorbing_cannon:{energy},flank:0"
    fight = Fight(f"p0 argonaut H6 n {cards}", "rs1 H4 s")
    fight.enemy_deck("0", "0")
    fight.attacked("p0", damage=4)
    fight.play("take")
    sees(fight, f"p0 hull=5 shields=0 energy=absorbing_cannon:{after},flank:0")


@pytest.mark.rule("AK-850")
def test_a_broken_or_missed_absorbing_cannon_regains_nothing() -> None:
    fight = Fight(
        "p0 argonaut H6 n cards=absorbing_cannon energy=absorbing_cannon:1 broken=absorbing_cannon",
        "rs1 H4 s",
    )
    fight.enemy_deck("0", "0")
    fight.attacked("p0", damage=2)
    sees(fight, "p0 shields=0 energy=absorbing_cannon:1")
    spared = Fight("p0 argonaut H6 n cards=absorbing_cannon energy=absorbing_cannon:1", "rs1 H4 s")
    spared.enemy_deck("miss", "0")
    spared.attacked("p0", damage=2)
    sees(spared, "p0 shields=2 energy=absorbing_cannon:1")


@pytest.mark.rule("AK-839")
def test_places_are_changed_only_with_those_that_use_battle_cards() -> None:
    fight = Fight(gun("space_distortion"), "rs1 H4 s", "rs2 H5 s")
    fight.ship("rs1").acts = False
    assert fight.refused("act space_distortion 0 at=rs1") == "ak-illegal-target"
    fight.play("act space_distortion 0 at=rs2")
    sees(fight, "p0 H5 | rs2 H6")
