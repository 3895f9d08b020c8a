"""The status phase: titles, draws, refreshing, arming, in this order (section 19)."""

from __future__ import annotations

import pytest

from rules.xia.components import TITLES
from rules.xia.frames import Status, Turn
from rules.xia.state import Placed, TitleUp
from tests.rules.xia.table import Table


def status(table: Table, seat: int = 0) -> Table:
    table.state.turn = seat
    table.state.stack = [Turn(seat, "npc"), Status(seat)]
    table.settle()
    return table


def earned(table: Table, title: str, *seats: int) -> None:
    """It lies open, and these have done what it asks."""
    table.state.titles.remove(title)
    up = TitleUp(title, dict.fromkeys(map(str, seats), TITLES[title].need), list(seats))
    table.state.open_titles.append(up)


@pytest.mark.rule("XIA-289", "XIA-524", "XIA-040")
def test_titles_are_claimed_first_one_after_the_other() -> None:
    table = Table()
    player = table.me
    for title in ("ghost", "pathfinder", "samaritan"):
        earned(table, title, 0)
    status(table)
    assert table.asked == "xia-ask-titles"
    assert table.choices == ["claim ghost", "claim pathfinder", "claim samaritan", "done"]
    table.play("claim pathfinder", "claim ghost")
    assert player.fame == TITLES["pathfinder"].fame + TITLES["ghost"].fame
    assert player.titles == ["pathfinder", "ghost"]
    assert table.choices == ["claim samaritan", "done"]
    table.play("done")
    assert [up.title for up in table.state.open_titles] == ["samaritan", *_drawn(table)]


def _drawn(table: Table) -> list[str]:
    return [up.title for up in table.state.open_titles if not up.earned]


@pytest.mark.rule("XIA-289")
def test_a_title_may_be_the_last_fame() -> None:
    table = Table()
    table.me.fame = 9
    earned(table, "pathfinder", 0)
    status(table).play("claim pathfinder")
    assert table.state.winner == 0


@pytest.mark.rule("XIA-290", "XIA-293")
def test_then_titles_are_drawn_for_spaces_reached_first() -> None:
    table = Table()
    player = table.me
    player.fame = 3
    player.tokens = ["nothing"] * 4
    table.state.titles = ["ghost", "beachcomber"]
    status(table)
    assert [up.title for up in table.state.open_titles] == ["beachcomber"]
    assert "beachcomber" not in player.titles, "it can be claimed in a later status phase"
    assert table.asked != "xia-ask-titles"
    status(table)
    assert table.asked == "xia-ask-titles"
    assert len(table.state.open_titles) == 1, "space 3 has had its title"


@pytest.mark.rule("XIA-290")
def test_fame_of_a_title_claimed_now_counts_for_the_draw() -> None:
    table = Table()
    table.me.fame = 2
    earned(table, "pathfinder", 0)
    table.state.titles = ["ghost"]
    status(table)
    assert len(table.state.open_titles) == 1
    table.play("claim pathfinder")
    assert [up.title for up in table.state.open_titles] == ["ghost"]


@pytest.mark.rule("XIA-291", "XIA-112")
def test_then_the_own_cards_and_impulse_are_refreshed() -> None:
    table = Table()
    table.ability(0, "broadside")
    for player in table.state.players:
        player.impulse = False
        for card in player.cards:
            card.ready = False
    status(table)
    mine, other = table.state.players[:2]
    assert mine.impulse and all(card.ready for card in mine.cards)
    assert len(mine.cards) == 2
    assert not other.impulse and not any(card.ready for card in other.cards)


@pytest.mark.rule("XIA-293")
def test_the_steps_come_in_their_order() -> None:
    table = Table()
    player = table.me
    player.fame, player.impulse, player.armed, player.disarmed = 3, False, 1, 3
    earned(table, "pathfinder", 0)
    status(table)
    assert table.asked == "xia-ask-titles"
    assert (len(table.state.open_titles), player.impulse) == (1, False)
    table.play("done")
    assert table.asked == "xia-ask-arming"
    assert (len(table.state.open_titles), player.impulse) == (2, True)
    assert player.armed == 1


@pytest.mark.rule("XIA-294", "XIA-292")
def test_what_is_armed_now_is_the_defence_until_the_next_turn() -> None:
    table = Table()
    player = table.ship(0, "nightshade")
    player.outfits = [Placed("shield_1", [1, 2, 3], [1, 3])]
    player.armed, player.disarmed, player.energy = 0, 2, 5
    status(table).play("arm 1")
    assert (player.armed, player.disarmed, player.energy) == (1, 3, 4)
    assert table.asked == "xia-ask-action" and table.seat == 1
    assert (player.armed, player.disarmed, player.outfits[0].markers) == (1, 3, [])
