"""Titles: drawn by fame, met by deeds, claimed in the status phase (section 22)."""

from __future__ import annotations

import pytest

from rules.xia import destruction, fame, titles
from rules.xia.components import SHIPS, TITLE_SPACES, TITLES
from rules.xia.frames import Status
from rules.xia.game import RULES
from tests.rules.xia.table import Table

BY_LEVEL = {level: next(ship.id for ship in SHIPS.values() if ship.level == level) for level in (1, 2, 3)}


def status(table: Table, seat: int = 0) -> Table:
    """The status phase of this player."""
    table.turn(seat).state.stack[-1].stage = "npc"  # type: ignore[union-attr]
    table.push(Status(seat))
    return table


def up(table: Table) -> list[str]:
    return [each.title for each in table.state.open_titles]


@pytest.mark.rule("XIA-369", "XIA-371", "XIA-372")
def test_the_first_to_reach_a_title_space_brings_a_title_into_play() -> None:
    table = Table()
    assert TITLE_SPACES[0] == 3 and up(table) == []
    table.state.players[1].fame = 2
    status(table, 1)
    assert up(table) == []
    table.state.players[1].fame = 3
    top = table.state.titles[-1]
    status(table, 1)
    assert up(table) == [top] and top not in table.state.titles
    assert table.told("xia-title-drawn")[0].to is None and table.told("xia-title-drawn")[0].reveals
    table.state.players[0].fame = 4
    status(table, 0)
    assert up(table) == [top]


@pytest.mark.rule("XIA-370")
def test_a_leap_over_two_spaces_brings_two_titles() -> None:
    table = Table()
    table.state.players[0].fame = TITLE_SPACES[1]
    status(table)
    assert len(up(table)) == 2 and table.state.title_spaces == [*TITLE_SPACES[:2]]


@pytest.mark.rule("XIA-379")
def test_an_empty_deck_draws_nothing() -> None:
    table = Table()
    table.state.titles.clear()
    table.state.players[0].fame = 3
    status(table)
    assert up(table) == [] and table.state.title_spaces == [3]


@pytest.mark.rule("XIA-373", "XIA-377", "XIA-052")
@pytest.mark.parametrize("title", ["samaritan", "duelist", "long_arm"])
def test_a_title_that_is_met_may_be_claimed_for_its_fame_and_skill(title: str) -> None:
    table = Table()
    table.title(title)
    status(table)
    assert table.asked != "xia-ask-titles"
    table.state.open_titles[0].earned.append(0)
    table.state.open_titles[0].progress["0"] = TITLES[title].need
    status(table)
    assert table.choices == [f"claim {title}", "done"]
    table.play(f"claim {title}")
    assert table.state.players[0].fame == TITLES[title].fame and title not in up(table)
    assert titles.has(table.state.players[0], title) and not titles.has(table.state.players[1], title)


@pytest.mark.rule("XIA-373", "XIA-524")
def test_several_may_be_claimed_in_one_turn_and_none_must() -> None:
    table = Table()
    for title in ("magnate", "most_wanted"):
        table.title(title)
    table.state.players[0].credits, table.state.players[0].bounty = 12000, 4000
    status(table)
    table.play("claim magnate", "claim most_wanted")
    assert table.state.players[0].titles == ["magnate", "most_wanted"]
    table = Table()
    table.title("magnate")
    table.state.players[0].credits = 12000
    status(table)
    table.play("done")
    assert up(table) == ["magnate"] and table.asked != "xia-ask-titles"


@pytest.mark.rule("XIA-373")
def test_nobody_claims_in_the_status_phase_of_another() -> None:
    table = Table()
    table.title("magnate")
    table.state.players[0].credits = 12000
    status(table, 1)
    assert table.asked != "xia-ask-titles" and up(table) == ["magnate"]


@pytest.mark.rule("XIA-374")
def test_the_first_to_meet_it_has_the_right_and_a_claimed_title_is_gone() -> None:
    table = Table()
    table.title("samaritan")
    titles.happened(table.state, 1, "rescued")
    titles.happened(table.state, 0, "rescued")
    assert titles.claimable(table.state, 0) == []
    assert titles.claimable(table.state, 1) == ["samaritan"]
    titles.claim(table.state, 1, "samaritan")
    assert titles.claimable(table.state, 0) == []


@pytest.mark.rule("XIA-375")
def test_the_right_outlives_a_turn_cut_short() -> None:
    table = Table(seat=1)
    table.title("ferryman")
    table.state.players[1].finished["passenger"] = 3
    table.state.players[1].armed = 4
    table.happens(destruction.destroy(table.state, "1", None, "star", table.dice))
    table.state.players[2].finished["passenger"] = 3
    table.state.players[0].finished["passenger"] = 3
    assert [titles.claimable(table.state, seat) for seat in range(3)] == [[], ["ferryman"], []]


@pytest.mark.rule("XIA-375")
def test_figures_that_come_and_go_give_no_right_before_they_are_read() -> None:
    table = Table(seat=1)
    table.title("magnate")
    for player in table.state.players:
        player.credits = TITLES["magnate"].need
    table.happens(destruction.destroy(table.state, "1", None, "star", table.dice))
    assert titles.claimable(table.state, 2) == ["magnate"]


@pytest.mark.rule("XIA-376")
def test_deeds_count_only_once_the_title_lies_open() -> None:
    table = Table()
    titles.happened(table.state, 0, "rescued")
    table.title("samaritan")
    assert titles.claimable(table.state, 0) == []
    titles.happened(table.state, 0, "rescued")
    assert titles.claimable(table.state, 0) == ["samaritan"]


@pytest.mark.rule("XIA-378")
def test_titles_survive_the_ship() -> None:
    table = Table()
    table.title("ghost", holder=1)
    table.happens(destruction.destroy(table.state, "1", "0", "damage", table.dice))
    assert table.state.players[1].titles == ["ghost"]


@pytest.mark.rule("XIA-293", "XIA-369")
def test_a_title_drawn_in_this_status_phase_must_wait() -> None:
    table = Table()
    table.state.titles.remove("magnate")
    table.state.titles.append("magnate")
    table.state.players[0].credits = 12000
    table.state.players[0].fame = 3
    status(table)
    assert up(table) == ["magnate"] and table.state.players[0].titles == []
    status(table)
    assert table.asked == "xia-ask-titles"


# Conditions


COUNTED = {
    "pathfinder": ("laid", 2),
    "rockbiter": ("mined", 2),
    "wreck_diver": ("salvaged", 3),
    "cloud_skimmer": ("harvested", 2),
    "ghost": ("shield_unseen", 1),
    "samaritan": ("rescued", 1),
    "unbroken": ("unscathed", 1),
    "gate_rider": ("gate", 3),
}


@pytest.mark.parametrize("title", [*COUNTED])
def test_deeds_are_counted(title: str) -> None:
    what, need = COUNTED[title]
    table = Table()
    table.title(title)
    for done in range(need):
        assert titles.claimable(table.state, 0) == [], done
        titles.happened(table.state, 0, "something else")
        titles.happened(table.state, 1 if done == 0 and need > 1 else 2, "something else")
        titles.happened(table.state, 0, what)
    assert titles.claimable(table.state, 0) == [title]
    assert titles.progress(table.state, table.state.open_titles[0], 0) == need


@pytest.mark.parametrize(
    ("title", "what", "need"), [("bulk_trader", "sold", 6), ("long_arm", "missile_damage", 8)]
)
def test_some_must_be_done_in_one_go(title: str, what: str, need: int) -> None:
    table = Table()
    table.title(title)
    titles.happened(table.state, 0, what, need - 1)
    titles.happened(table.state, 0, what, need - 1)
    assert titles.claimable(table.state, 0) == []
    titles.happened(table.state, 0, what, need)
    assert titles.claimable(table.state, 0) == [title]


@pytest.mark.parametrize(("own", "other", "met"), [(1, 2, True), (2, 2, False), (2, 3, True), (3, 1, False)])
def test_a_duelist_shoots_down_the_bigger_ship(own: int, other: int, met: bool) -> None:
    table = Table()
    table.title("duelist")
    table.ship(0, BY_LEVEL[own])
    table.ship(1, BY_LEVEL[other])
    table.happens(destruction.destroy(table.state, "1", "0", "damage", table.dice))
    assert (titles.claimable(table.state, 0) == ["duelist"]) == met


def test_a_duelist_fights_players_and_a_battering_ram_rams() -> None:
    table = Table()
    table.title("duelist")
    table.title("battering_ram")
    titles.happened(table.state, 0, "destroyed", victim="enforcer", level=2)
    assert titles.claimable(table.state, 0) == []
    titles.happened(table.state, 0, "destroyed", victim="enforcer", level=2, ram=True)
    assert titles.claimable(table.state, 0) == ["battering_ram"]


def test_what_one_has_is_read_from_the_ship_mat() -> None:
    table = Table()
    player = table.state.players[0]
    for title in ("beachcomber", "ferryman", "professor", "fixer", "most_wanted", "magnate"):
        table.title(title)
    player.tokens = ["nothing"] * 2
    player.finished = {"passenger": 1, "bounty_hunter": 5, "smuggler": 1}
    player.bounty, player.credits = 2000, 7000
    assert titles.claimable(table.state, 0) == []
    player.tokens.append("fame")
    assert titles.claimable(table.state, 0) == ["beachcomber"]
    player.finished = {"passenger": 2, "scientist": 1, "smuggler": 1, "assassin": 1}
    player.bounty, player.credits = 3000, 8000
    assert titles.claimable(table.state, 0) == [
        "beachcomber",
        "ferryman",
        "professor",
        "fixer",
        "most_wanted",
        "magnate",
    ]


def test_everybody_sees_how_far_everybody_is() -> None:
    table = Table()
    table.title("magnate")
    table.title("ghost")
    titles.happened(table.state, 1, "shield_unseen")
    assert [each.progress for each in RULES.view(table.state, 2).titles] == [(3000, 3000, 3000), (0, 1, 0)]


def test_every_title_can_be_met_in_some_way() -> None:
    known = {*titles.COUNTED, *titles.AT_ONCE, *titles.LASTING, *titles.PASSING, "duelist", "battering_ram"}
    assert known == {*TITLES}


def test_a_title_may_win_the_game() -> None:
    table = Table(fame="5")
    table.title("magnate")
    table.state.players[0].credits, table.state.players[0].fame = 12000, 3
    status(table)
    table.play("claim magnate")
    assert table.state.winner == 0 and fame.award(table.state, 1, 5, "luck") == []
