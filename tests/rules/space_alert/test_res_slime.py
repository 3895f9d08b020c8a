"""Section 7.2: slime."""

from __future__ import annotations

import pytest

from rules.space_alert.scoring import score
from tests.rules.space_alert.mission import at, did, fly, plan, threat, tiles, tokens

BLUE = {"threats": ["I2-01 1"]}
RED = {"threats": ["I2-02 1"]}


@pytest.mark.rule("SA-342")
def test_whoever_moves_into_slime_is_delayed() -> None:
    for path in ("->^aa", "-^>aa", "--3aa"):
        flight = fly(path, tracks="7777", turns=3, **BLUE)
        assert at(flight) == "lower_blue"
        assert plan(flight)[3:6] == "-aa"
    assert plan(fly("-^<aa", tracks="7777", turns=3, **BLUE)) == "-^<aa-------"
    assert plan(fly("-^<aa", tracks="7777", turns=3, **RED)) == "-^<-aa------"


@pytest.mark.rule("SA-343")
def test_slime_does_not_delay_those_who_are_there() -> None:
    stays = fly("3aaaa", threats=["I2-01 2"], tracks="7777", turns=4)
    assert plan(stays) == "3aaaa-------"
    spread = fly("2-aaaaaa", tracks="3333", turns=7, **BLUE)
    assert tokens(fly(tracks="3333", turns=5, **BLUE), "I2-01") == ["lower_blue", "lower_white"]
    assert plan(spread) == "2-aaaaaa----"


@pytest.mark.rule("SA-344")
def test_red_slime_disables_the_stored_squad() -> None:
    assert fly(tracks="2222", turns=1, **RED).hangars[3] == 1
    assert fly(tracks="2222", turns=2, **RED).hangars[3] == 2
    led = fly("1c", tracks="2222", turns=2, threats=["I2-02 2"])
    assert led.crew[0].squad == 1
    taken = fly("1c", tracks="2222", turns=4, threats=["I2-02 2"])
    assert (taken.hangars[3], taken.crew[0].squad) == (0, 1)


@pytest.mark.rule("SA-345")
def test_a_stored_disabled_squad_is_taken_disabled_and_then_revived() -> None:
    mission = {"tracks": "2222", **RED}
    assert fly("1--c", turns=4, **mission).crew[0].squad == 2
    assert fly("1--cc", turns=5, **mission).crew[0].squad == 1


@pytest.mark.rule("SA-346")
def test_blue_slime_eats_a_rocket_if_there_is_one() -> None:
    assert fly(tracks="2222", turns=2, **BLUE).rockets == 2
    none = fly("3ccc", threats=["I2-01 4"], tracks="2222", turns=5)
    assert none.rockets == 0
    assert none.won is None


@pytest.mark.rule("SA-347")
def test_slime_spreads_along_the_lower_deck() -> None:
    # T6 has two Y: turns 4 and 6.
    assert tokens(fly(tracks="6666", turns=4, **BLUE), "I2-01") == ["lower_blue", "lower_white"]
    assert tokens(fly(tracks="6666", turns=4, **RED), "I2-02") == ["lower_red", "lower_white"]
    assert tokens(fly(tracks="6666", turns=6, **BLUE), "I2-01") == ["lower_blue", "lower_white", "lower_red"]
    assert tokens(fly(tracks="6666", turns=6, **RED), "I2-02") == ["lower_red", "lower_white", "lower_blue"]


@pytest.mark.rule("SA-348", "SA-355")
def test_children_delay_and_deal_damage_in_their_own_zone() -> None:
    flight = fly("----^aa", tracks="3333", turns=6, **BLUE)  # Y in turn 5
    assert plan(fly("-----^aa", tracks="3333", turns=6, **BLUE)) == "-----^-aa---"
    assert plan(flight) == "----^aa-----"
    assert tiles(fly(tracks="3333", turns=6, **BLUE)) == (0, 2, 2)
    assert tiles(fly(tracks="6666", turns=7, **RED)) == (2, 2, 2)


@pytest.mark.rule("SA-349")
def test_each_token_has_its_own_life() -> None:
    # Child in lower white after turn 5 on T3; one squad, one hit: the child is gone, the slime unhurt.
    flight = fly("1c2--x", tracks="3333", turns=6, threats=["I2-01 1"])
    assert tokens(fly("1c2--x", tracks="7777", turns=6, **BLUE), "I2-01") == ["lower_blue", "lower_white"]
    slime = threat(flight, "I2-01")
    assert (slime.cubes, slime.children) == (0, [-1])
    once = fly("6c3-x", tracks="7777", turns=5, **BLUE)
    assert threat(once, "I2-01").cubes == 1
    assert tokens(once, "I2-01") == ["lower_blue", "lower_white"]
    assert tokens(fly("6c3-xx", tracks="7777", turns=6, **BLUE), "I2-01")[:1] == ["lower_white"]


@pytest.mark.rule("SA-350")
def test_the_card_stays_until_the_last_token_is_gone() -> None:
    # T7: Y in turn 7. The slime is killed in turns 7 and 8, its child in turn 9.
    mission = {"threats": ["I2-01 4"], "tracks": "7777"}
    crew = ("6c3---xx", "1c2-----x")
    orphan = fly(*crew, turns=8, **mission)
    assert threat(orphan, "I2-01").status == "active"
    assert tokens(orphan, "I2-01") == ["lower_white"]
    dead = fly(*crew, turns=9, **mission)
    assert threat(dead, "I2-01").status == "destroyed"
    childless = fly("6c3-xx", turns=6, **mission)
    assert threat(childless, "I2-01").status == "destroyed"


@pytest.mark.rule("SA-350", "SA-355")
def test_with_the_original_dead_the_children_end_it() -> None:
    # T7: Y on 8 (turn 4), second Y on 5 (turn 6), Z in turn 8.
    crew = ("6c3xx", "1c2--x")
    mission = {"tracks": "7777", **BLUE}
    assert threat(fly(*crew, turns=5, **mission), "I2-01").status == "active"
    flight = fly(*crew, turns=6, **mission)
    assert threat(flight, "I2-01").status == "destroyed"
    survived = fly(crew[0], turns=8, **mission)
    assert threat(survived, "I2-01").status == "survived"
    assert tiles(survived) == (2, 2, 0)
    assert score(fly(crew[0], **mission)).survived == (("I2-01", 3),)


@pytest.mark.rule("SA-351")
def test_slime_never_spreads_onto_slime() -> None:
    # Red and blue meet in the middle: the second finds slime there.
    flight = fly(threats=["I2-01 1", "I2-02 2"], tracks="3333", turns=6)
    assert threat(flight, "I2-02").children == []
    assert threat(flight, "I2-01").children == [4]
    # Nor onto a token that stayed after Z.
    late = fly(threats=["I2-01 1", "I2-02 4"], tracks="3333", turns=8)
    assert threat(late, "I2-01").status == "survived"
    assert threat(late, "I2-02").children == []


@pytest.mark.rule("SA-352")
def test_a_cleaned_station_can_be_slimed_again() -> None:
    flight = fly("1c2-x", tracks="7777", turns=6, **BLUE)
    assert threat(flight, "I2-01").children == [-1, 4]
    assert tokens(flight, "I2-01") == ["lower_blue", "lower_white"]


@pytest.mark.rule("SA-353")
def test_a_new_child_waits_for_the_next_y() -> None:
    assert tokens(fly(tracks="7777", turns=4, **BLUE), "I2-01") == ["lower_blue", "lower_white"]


@pytest.mark.rule("SA-354")
def test_after_z_slime_stays_delays_and_cannot_be_killed() -> None:
    mission = {"tracks": "1111", **BLUE}  # Z in turn 5
    flight = fly("-----3aa", turns=6, **mission)
    assert threat(flight, "I2-01").status == "survived"
    assert plan(flight) == "-----3-aa---"
    assert did("6c3---x", turns=7, **mission)[-1] == "nothing"
