"""Co-pilots of the appendix (AK-703 to AK-717)."""

from __future__ import annotations

import pytest

from rules.akarios import gates
from rules.akarios.cards.aiming import concerned
from rules.akarios.components import CARDS, COPILOTS
from rules.akarios.scenario.script import SCRIPTS
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.played import case, check

CASES = [
    case(
        pytest.mark.rule("AK-703"),
        "p0 argonaut H8 n cards=65dos dice=move",
        "act 65dos 0 turn=ne way=/r",
        "p0 J6 se energy=65dos:1",
    ),
    case(
        pytest.mark.rule("AK-703"),
        "p0 argonaut H8 n cards=65dos dice=move",
        "act 65dos 0 skip=0,1 way=l",
        "p0 G7 nw",
    ),
    case(
        pytest.mark.rule("AK-703", "AK-155"),
        "p0 argonaut H8 n cards=65dos dice=move",
        "act 65dos 0 turn=ne way=/r stop=1",
        "p0 J7 se stress=1",
    ),
    case(
        pytest.mark.rule("AK-703", "AK-155"),
        "p0 argonaut H8 n cards=65dos dice=move",
        "act 65dos 0 turn=ne way=/r stop=1,1",
        "p0 I7 se stress=2",
    ),
    case(
        pytest.mark.rule("AK-704"),
        "p0 argonaut H6 n cards=alpha_89 dice=move,attack deck=0 | rs1 H4 s",
        "act alpha_89 0 | act attack 1 at=rs1",
        "p0 energy=alpha_89:1 waits= | rs1 hull=3 marks=glitch",
    ),
    case(
        pytest.mark.rule("AK-705"),
        "p0 argonaut H6 n hull=3 shields=0 cards=anaili_aili dice=move | p1 chariot H3 n hull=1 shields=0",
        "act anaili_aili 0 at=p0,p1 choose=repair/shield_charge",
        "p0 hull=5 shields=0 energy=anaili_aili:0 | p1 hull=1 shields=2",
    ),
    case(
        pytest.mark.rule("AK-705"),
        "p0 argonaut H6 n cards=anaili_aili dice=move | p1 chariot H2 n hull=1",
        "act anaili_aili 0 at=p1 choose=repair -> ak-illegal-target",
        "p1 hull=1",
    ),
    *(
        case(
            pytest.mark.rule("AK-707"),
            "p0 argonaut H6 n cards=vodgeo dice=move | rs1 H1 s",
            f"act vodgeo 0 at=rs1 choose={effect}",
            f"p0 energy=vodgeo:2 | rs1 marks={effect}",
        )
        for effect in ("stall", "target_lock", "radar_jam")
    ),
    case(
        pytest.mark.rule("AK-707"),
        "p0 argonaut H7 n cards=vodgeo dice=move | rs1 H1 s | rs2 H3 s | rs3 H4 s",
        "act vodgeo 0 at=rs1 choose=stall -> ak-illegal-target "
        "| act vodgeo 0 at=rs2,rs3 choose=stall -> ak-illegal-many-targets "
        "| act vodgeo 0 at=rs2 choose=glitch -> ak-illegal-choose",
        "rs1 marks= | rs2 marks=",
    ),
    case(
        pytest.mark.rule("AK-708"),
        "p0 argonaut H6 n cards=gal_birdil dice=move,attack deck=0 | rs1 H4 s hull=9 cap=9",
        "act gal_birdil 0 | act attack 1 at=rs1",
        "p0 energy=gal_birdil:1 stress=0 waits= | rs1 hull=6",
    ),
    case(
        pytest.mark.rule("AK-708"),
        "p0 argonaut H6 n cards=gal_birdil dice=stress,attack deck=0 | rs1 H4 s hull=9 cap=9",
        "act gal_birdil 0 more=yes | act attack 1 at=rs1",
        "p0 stress=1 waits= | rs1 hull=4",
    ),
    case(
        pytest.mark.rule("AK-708"),
        "p0 argonaut H6 n cards=gal_birdil dice=move,stress",
        "act gal_birdil 0 more=yes -> ak-illegal-no-stress-die | act gal_birdil 1",
        "p0 stress=1 waits=damage:2",
    ),
    case(
        pytest.mark.rule("AK-711"),
        "p0 argonaut H6 n cards=jorhinja dice=move",
        "act jorhinja 0 way=straight2",
        "p0 H4 n energy=jorhinja:2",
    ),
    case(
        pytest.mark.rule("AK-711"),
        "p0 argonaut H6 n cards=jorhinja dice=move",
        "act jorhinja 0 way=veer.l",
        "p0 G5 nw",
    ),
    case(
        pytest.mark.rule("AK-711"),
        "p0 argonaut H6 n cards=jorhinja dice=move",
        "act jorhinja 0 way=barrel.r",
        "p0 J5 n",
    ),
    case(
        pytest.mark.rule("AK-712"),
        "p0 argonaut H8 ne cards=pinto dice=move | rs1 H2 s",
        "act pinto 0 at=rs1",
        "p0 H2 ne energy=pinto:0 | rs1 H8 s",
    ),
    case(
        pytest.mark.rule("AK-713"),
        "p0 argonaut H6 n cards=rojan_pale dice=attack deck=0 | rs1 J5 s",
        "act rojan_pale 0 turn=ne at=rs1",
        "p0 H6 ne energy=rojan_pale:1 | rs1 hull=2",
    ),
    case(
        pytest.mark.rule("AK-713"),
        "p0 argonaut H6 n cards=rojan_pale dice=attack deck=0 | rs1 H4 s",
        "act rojan_pale 0 skip=0 at=rs1",
        "p0 H6 n | rs1 hull=2",
    ),
    case(
        pytest.mark.rule("AK-713"),
        "p0 argonaut H6 n cards=rojan_pale dice=attack | rs1 H4 s",
        "act rojan_pale 0 skip=1 turn=se",
        "p0 H6 se | rs1 hull=4",
    ),
    case(
        pytest.mark.rule("AK-716"),
        "p0 argonaut H6 n cards=tena dice=move,attack deck=0 | rs1 H4 s",
        "act tena 0 | act attack 1 at=rs1",
        "p0 energy=tena:1 waits= | rs1 hull=3 marks=rupture",
    ),
    case(pytest.mark.rule("AK-717"), "p0 argonaut H6 n cards=timbor", "", "p0 shields=4 hull=7"),
]


@pytest.mark.parametrize(("given", "moves", "then"), CASES)
def test_a_copilot_does_what_the_card_says(given: str, moves: str, then: str) -> None:
    check(given, moves, then)


@pytest.mark.rule("AK-712")
def test_pinto_changes_places_with_no_boss_and_with_nobody_who_has_no_cards() -> None:
    bosses = ("yb1 G5 s", "tm1 G4 s", "ea1 G3 s", "st1 H2 s")
    fight = Fight(
        "p0 argonaut H6 n cards=pinto", "p1 chariot H7 n", "rs1 H1 s", "rs2 H11 s", "rf1 I5 s", *bosses
    )
    fight.ship("rf1").acts = False
    aim = CARDS["pinto"].steps[0].aim  # type: ignore[union-attr]
    assert concerned(fight.battle, "p0", aim) == ["rs1", "rs2"]
    fight.ship("rs2").hex = "O5"
    assert concerned(fight.battle, "p0", aim) == ["rs1"]


@pytest.mark.rule("AK-710")
def test_guinny_bot_is_the_only_copilot_whom_nobody_ever_meets() -> None:
    met = gates.sources(SCRIPTS)
    assert [row.id for row in COPILOTS if row.id not in met] == ["guinny_bot"]
