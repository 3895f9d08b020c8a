"""Faction tracks: advances, bonuses on the way, circles and trophies (section 30)."""

from __future__ import annotations

import pytest

from rules.starship_captains import counting, tracks
from rules.starship_captains.components import FACTIONS, Effect, Score
from rules.starship_captains.state import Marker
from tests.rules.starship_captains.space import calm, ruled
from tests.rules.starship_captains.table import Table
from tests.rules.starship_captains.techkit import Cards, put

MEDAL, REPAIR, MOVE = (Effect("medal"),), (Effect("repair"),), (Effect("move"),)


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> Cards:
    return Cards(monkeypatch)


@pytest.fixture
def table(cards: Cards) -> Table:
    """All tracks without bonuses."""
    table = calm(3)
    for faction in FACTIONS:
        cards.track(table, faction, {})
    return table


def cells(table: Table, seat: int = 0) -> list[int]:
    """Fleet, androids, pirates."""
    return [table.state.players[seat].markers[faction].cell for faction in FACTIONS]


def advance(table: Table, n: int, faction: str = "fleet") -> None:
    table.effects(Effect("advance", n, faction=faction))  # type: ignore[arg-type]


@pytest.mark.rule("SC-284")
@pytest.mark.parametrize(
    ("faction", "after"), [("fleet", [2, 0, 0]), ("androids", [0, 2, 0]), ("pirates", [0, 0, 2])]
)
def test_a_factions_symbol_moves_its_marker(table: Table, faction: str, after: list[int]) -> None:
    advance(table, 2, faction)
    assert cells(table) == after
    advance(table, 1, faction)
    assert sum(cells(table)) == 3


@pytest.mark.rule("SC-285")
def test_a_neutral_number_is_one_advance_on_a_track_of_choice(table: Table) -> None:
    table.effects(Effect("advance_any", 3))
    assert table.choices == ["advance fleet", "advance androids", "advance pirates", "skip"]
    table.play("advance androids")
    assert cells(table) == [0, 3, 0]
    assert table.asked == "sc-ask-turn"


@pytest.mark.rule("SC-286")
def test_single_steps_go_on_any_tracks(table: Table) -> None:
    table.effects(Effect("advance_split", 2))
    table.play("advance pirates", "advance fleet")
    assert cells(table) == [1, 0, 1]
    assert table.asked == "sc-ask-turn"
    table.effects(Effect("advance_split", 2))
    table.play("advance fleet", "advance fleet")
    assert cells(table) == [3, 0, 1]


@pytest.mark.rule("SC-286", "SC-409")
def test_the_second_step_is_chosen_after_the_first_is_resolved(table: Table, cards: Cards) -> None:
    cards.track(table, "fleet", {1: REPAIR})
    table.effects(Effect("advance_split", 2))
    table.play("advance fleet")
    assert table.asked == "sc-ask-repair"
    table.play("repair hold")
    assert (table.asked, cells(table)) == ("sc-ask-advance", [1, 0, 0])


@pytest.mark.rule("SC-287")
def test_advancing_is_optional(table: Table) -> None:
    table.effects(Effect("advance_any", 3))
    table.play("skip")
    table.effects(Effect("advance_split", 2))
    table.play("advance fleet", "skip")
    assert cells(table) == [1, 0, 0]
    assert table.asked == "sc-ask-turn"


@pytest.mark.rule("SC-287")
def test_a_plain_advance_can_be_declined_by_who_wants_to_be_asked(table: Table) -> None:
    table.me.ask_all = True
    advance(table, 2)
    assert table.choices == ["advance fleet", "skip"]
    table.play("skip")
    assert cells(table) == [0, 0, 0]


@pytest.mark.rule("SC-287")
def test_several_steps_are_taken_in_full_or_not_at_all(table: Table, cards: Cards) -> None:
    cards.track(table, "fleet", {1: REPAIR})
    table.effects(Effect("advance_any", 3))
    table.play("advance fleet")
    assert table.asked == "sc-ask-repair"
    table.play("skip")
    assert (table.asked, cells(table)) == ("sc-ask-turn", [3, 0, 0])


@pytest.mark.rule("SC-287")
def test_that_an_advance_may_be_broken_off_is_a_ruling(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    ruled(monkeypatch, tracks, partial_advances=True)
    advance(table, 3)
    assert table.choices == ["advance fleet", "skip"]
    table.play("advance fleet", "skip")
    assert (table.asked, cells(table)) == ("sc-ask-turn", [1, 0, 0])
    advance(table, 2)
    table.play("advance fleet", "advance fleet")
    assert (table.asked, cells(table)) == ("sc-ask-turn", [3, 0, 0])


@pytest.mark.rule("SC-287")
def test_a_new_circle_is_asked_about_where_the_poorest_sector_scores(table: Table, cards: Cards) -> None:
    score = Score("score_per", 2, count="track_sector_min")
    put(table, cards(type="omega", score=score))
    table.me.markers["fleet"].cell = 10
    advance(table, 1)
    assert cells(table) == [11, 0, 0]
    advance(table, 1)
    assert table.asked == "sc-ask-advance"
    table.play("skip")
    assert cells(table) == [11, 0, 0]


@pytest.mark.rule("SC-288")
def test_every_bonus_met_is_given_in_the_order_met(table: Table, cards: Cards) -> None:
    cards.track(table, "fleet", {0: MEDAL, 1: REPAIR, 2: MOVE, 3: MEDAL, 4: MEDAL})
    advance(table, 3)
    assert (table.asked, table.me.medals) == ("sc-ask-repair", 1)
    table.play("skip")
    assert (table.asked, table.me.medals) == ("sc-ask-move", 1)
    table.play("skip")
    assert (table.asked, table.me.medals) == ("sc-ask-turn", 2)


@pytest.mark.rule("SC-288")
def test_the_cell_that_is_left_gives_nothing(table: Table, cards: Cards) -> None:
    cards.track(table, "fleet", {0: MEDAL})
    advance(table, 2)
    assert table.me.medals == 1


@pytest.mark.rule("SC-289", "SC-409")
def test_a_bonus_interrupts_the_advance(table: Table, cards: Cards) -> None:
    cards.track(table, "fleet", {1: MOVE})
    cards.track(table, "pirates", {1: (Effect("advance", 2, faction="fleet"),), 2: MEDAL})
    advance(table, 3, "pirates")
    assert table.asked == "sc-ask-move", "on the fleet's track, in the middle of the pirates'"
    assert (cells(table), table.me.medals) == ([1, 0, 1], 1)
    table.play("skip")
    assert (cells(table), table.me.medals) == ([2, 0, 3], 2)


@pytest.mark.rule("SC-290")
def test_markers_share_a_cell(table: Table) -> None:
    for player in table.state.players:
        player.markers["fleet"].cell = 3
    advance(table, 1)
    assert [cells(table, seat)[0] for seat in range(3)] == [4, 3, 3]
    table.state.players[1].markers["fleet"].cell = 5
    advance(table, 1)
    assert [cells(table, seat)[0] for seat in range(3)] == [5, 5, 3]


@pytest.mark.rule("SC-291", "SC-292")
def test_four_sectors_of_three_cells() -> None:
    points = [counting.sector(Marker(cell)) for cell in range(12)]
    assert points == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]


@pytest.mark.rule("SC-292")
def test_what_the_start_cell_scores_is_a_ruling(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    assert tracks.points(table.me, "fleet") == 1
    ruled(monkeypatch, counting, start_cell_scores=False)
    assert tracks.points(table.me, "fleet") == 0
    assert counting.sector(Marker(1)) == 1


@pytest.mark.rule("SC-293")
@pytest.mark.parametrize(("start", "cell"), [(9, 0), (10, 1), (11, 2)])
def test_reaching_or_passing_the_start_completes_a_circle(table: Table, start: int, cell: int) -> None:
    table.me.markers["fleet"].cell = start
    advance(table, 3)
    assert table.me.markers["fleet"] == Marker(cell, laps=1)
    assert len(table.told("sc-lap")) == 1


@pytest.mark.rule("SC-293")
def test_short_of_the_start_there_is_no_circle(table: Table) -> None:
    table.me.markers["fleet"].cell = 8
    advance(table, 3)
    assert table.me.markers["fleet"] == Marker(11, laps=0)


@pytest.mark.rule("SC-294")
def test_after_a_circle_bonus_cells_work_again(table: Table, cards: Cards) -> None:
    cards.track(table, "fleet", {1: MEDAL})
    advance(table, 1)
    assert table.me.medals == 2
    table.me.markers["fleet"].cell = 11
    advance(table, 2)
    assert table.me.medals == 3


@pytest.mark.rule("SC-295")
def test_the_second_circle_takes_the_trophy_if_it_is_there(table: Table) -> None:
    for seat in range(3):
        table.state.turn = seat
        table.state.players[seat].markers["fleet"] = Marker(11, laps=0 if seat == 0 else 1)
        advance(table, 1)
    assert [player.trophies for player in table.state.players] == [[], ["fleet"], []]
    assert [tracks.points(player, "fleet") for player in table.state.players] == [6, 11, 11]
    table.state.players[2].markers["pirates"] = Marker(11, laps=1)
    advance(table, 1, "pirates")
    assert table.state.players[2].trophies == ["pirates"], "each faction has a trophy of its own"


@pytest.mark.rule("SC-295")
def test_a_third_circle_takes_no_second_trophy(table: Table) -> None:
    table.me.markers["fleet"] = Marker(11, laps=1)
    advance(table, 12)
    advance(table, 1)
    assert table.me.markers["fleet"].laps == 3
    assert table.me.trophies == ["fleet"]


@pytest.mark.rule("SC-296")
@pytest.mark.parametrize(("marker", "points"), [(Marker(4), 2), (Marker(9, 1), 9), (Marker(0, 2), 11)])
def test_points_are_five_a_lap_and_the_sector(table: Table, marker: Marker, points: int) -> None:
    table.me.markers["androids"] = marker
    assert tracks.points(table.me, "androids") == points


@pytest.mark.rule("SC-297")
def test_going_back_gives_no_bonuses(table: Table, cards: Cards) -> None:
    cards.track(table, "fleet", {3: MEDAL, 4: MEDAL, 5: MEDAL})
    table.me.markers["fleet"].cell = 5
    table.effects(Effect("retreat", 2, faction="fleet"))
    assert (cells(table), table.me.medals) == ([3, 0, 0], 1)


@pytest.mark.rule("SC-298")
def test_a_marker_does_not_go_back_beyond_the_start_of_its_lap(table: Table) -> None:
    table.me.markers["fleet"] = Marker(1, laps=1)
    table.effects(Effect("retreat", 3, faction="fleet"))
    assert table.me.markers["fleet"] == Marker(0, laps=1)
    table.effects(Effect("retreat", 1, faction="fleet"))
    assert table.me.markers["fleet"] == Marker(0, laps=1)
    assert len(table.told("sc-retreats")) == 1
