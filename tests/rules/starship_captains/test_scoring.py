"""Scoring, victory, ties and epilogues (sections 36 to 38)."""

from __future__ import annotations

import pytest

from rules.starship_captains import scoring, visible
from rules.starship_captains.components import EPILOGUES, FACTIONS, MISSIONS, TECHS, Effect, Score
from rules.starship_captains.game import RULES
from rules.starship_captains.state import Player, TechSlot
from rules.starship_captains.view import Sheet
from tests.rules.starship_captains.space import IDOL, MISSION, SPIRAL, calm, ruled
from tests.rules.starship_captains.table import Table
from tests.rules.starship_captains.techkit import Cards


def bare(seats: int = 2) -> Table:
    """Everybody has nothing but the three start cells, worth a point each."""
    table = calm(seats, passenger="auntie_ion")
    for player in table.state.players:
        player.medals = player.damage = 0
        player.ready, player.queue = [], []
        player.slots = [TechSlot() for _ in player.slots]
    return table


def sheet(table: Table, seat: int = 0) -> Sheet:
    return scoring.sheet(table.state, seat)


def finish(table: Table) -> None:
    table.state.round = 4
    while not table.state.over:
        table.play("pass" if "pass" in table.choices else table.choices[0])


def test_a_bare_ship_has_three_points_for_its_start_cells() -> None:
    assert sheet(bare()) == Sheet(0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 6)


@pytest.mark.rule("SC-323")
def test_missions_score_their_printed_points() -> None:
    table = bare()
    names = sorted(MISSIONS, key=lambda name: MISSIONS[name].points)[::20]
    table.me.missions = names
    printed = sum(MISSIONS[name].points for name in names)
    assert sheet(table).missions == 2 * printed
    assert sheet(table).total == 2 * (printed + 3)


@pytest.mark.rule("SC-324", "SC-296")
def test_tracks_score_their_sector_and_five_for_each_circle() -> None:
    table = bare()
    for faction, cell, laps in zip(FACTIONS, (2, 3, 11), (0, 2, 1), strict=True):
        table.me.markers[faction].cell, table.me.markers[faction].laps = cell, laps
    assert sheet(table).tracks == 2 * (1 + (2 + 10) + (4 + 5))


@pytest.mark.rule("SC-325")
def test_installed_omegas_score_by_what_they_count_up_to_their_most(monkeypatch: pytest.MonkeyPatch) -> None:
    table = bare()
    cards = Cards(monkeypatch)
    cards("idols", type="omega", level="omega", score=Score("score_per", 2, "artifact_kind", 3))
    cards("tidy", type="omega", level="omega", score=Score("score_flat_if", 6, condition="no_damage"))
    table.me.slots[0].tech = "idols"
    assert sheet(table).omegas == 0
    table.me.artifacts = [IDOL, IDOL]
    assert sheet(table).omegas == 2 * 2
    table.me.artifacts = [IDOL, SPIRAL]
    assert sheet(table).omegas == 2 * 3
    table.me.slots[1].tech = "tidy"
    assert sheet(table).omegas == 2 * (3 + 6)
    table.me.slots[2].damaged = True
    assert sheet(table).omegas == 2 * 3
    assert sheet(table, 1).omegas == 0


@pytest.mark.rule("SC-325", "SC-371")
def test_the_passenger_scores_in_the_solo_game() -> None:
    table = bare(1)
    assert sheet(table).passenger == 0
    table.me.pirates = ["green_medal", "green_medal"]
    score = 2 * table_score(table)
    assert sheet(table).passenger == score > 0
    assert sheet(table).total == 2 * 3 + 2 * 2 + score


def table_score(table: Table) -> int:
    passenger = RULES.view(table.state, 0).passenger
    assert passenger is not None and passenger.score.count == "pirate_token"
    return min(passenger.score.points * 2, passenger.score.max)


@pytest.mark.rule("SC-326", "SC-282")
def test_a_point_for_each_commander_android_and_pirate() -> None:
    table = bare()
    table.me.ready = ["red_commander", "android", "android"]
    table.me.pirates = ["green_medal", "yellow_android", "green_medal"]
    found = sheet(table)
    assert (found.commanders, found.androids, found.pirates) == (2 * 1, 2 * 2, 2 * 3)
    assert found.total == 2 * (3 + 6)


@pytest.mark.rule("SC-327")
def test_commanders_count_wherever_they_are() -> None:
    table = bare()
    table.me.ready, table.me.queue = ["red_commander"], ["blue_commander", "blue_commander"]
    assert sheet(table).commanders == 2 * 3
    table.play("room repair red_commander")
    assert sheet(table).commanders == 2 * 3


@pytest.mark.rule("SC-328")
def test_half_a_point_for_each_medal_and_artifact() -> None:
    table = bare()
    table.me.medals, table.me.artifacts = 3, [IDOL, SPIRAL]
    found = sheet(table)
    assert (found.medals, found.artifacts, found.total) == (3, 2, 6 + 5)


@pytest.mark.rule("SC-399")
def test_artifacts_on_rooms_score_nothing() -> None:
    table = bare()
    table.me.slots[0] = TechSlot(tech=next(t for t in TECHS if TECHS[t].type == "room"), artifact=IDOL)
    assert sheet(table).artifacts == 0


@pytest.mark.rule("SC-329")
def test_damage_costs_a_point_each_overdamage_too() -> None:
    table = bare()
    table.me.damage = 10
    assert sheet(table).damage == -2 * 10
    assert sheet(table).total == 2 * (3 - 10)


@pytest.mark.rule("SC-330")
def test_damage_on_tech_slots_counts_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    table = calm()
    assert sheet(table).damage == -2 * (3 + 4)
    ruled(monkeypatch, scoring, slot_damage_scores=False)
    assert sheet(table).damage == -2 * 3


@pytest.mark.rule("SC-333")
def test_ensigns_and_cadets_score_nothing() -> None:
    table = bare()
    before = sheet(table)
    table.me.ready, table.me.queue = ["red", "yellow", "blue", "cadet"], ["cadet", "red"]
    assert sheet(table) == before


@pytest.mark.rule("SC-331", "SC-334")
def test_the_highest_total_wins_and_half_a_point_decides() -> None:
    table = bare(3)
    for player, medals in zip(table.state.players, (2, 3, 0), strict=True):
        player.medals = medals
    assert [ship.rank for ship in RULES.view(table.state, None).ships] == [2, 1, 3]
    finish(table)
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert outcome.key == "sc-won"
    assert outcome.winners == (1,)
    assert outcome.scores == (4, 4, 3)
    assert outcome.args == {"players": ("#1",), "count": 1, "points": "4½"}


@pytest.mark.rule("SC-335")
def test_equals_share_the_win() -> None:
    table = bare(3)
    for player, medals in zip(table.state.players, (2, 1, 2), strict=True):
        player.medals = medals
    table.state.players[2].medals, table.state.players[2].pirates = 0, ["green_medal"]
    finish(table)
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.args["players"]) == ((0, 2), ("#0", "#2"))
    assert [ship.rank for ship in RULES.view(table.state, None).ships] == [1, 3, 1]


@pytest.mark.rule("SC-372")
def test_a_solo_game_has_a_total_and_no_winner() -> None:
    table = bare(1)
    finish(table)
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert (outcome.key, outcome.winners, len(outcome.scores)) == ("sc-solo-over", (), 1)


@pytest.mark.rule("SC-332")
def test_scores_and_missions_are_open_unless_the_table_hides_them(monkeypatch: pytest.MonkeyPatch) -> None:
    table = bare()
    table.me.missions = [MISSION]
    points = MISSIONS[MISSION].points

    def shown(seat: int | None) -> tuple[int, int]:
        ship = RULES.view(table.state, seat).ships[0]
        return len(ship.missions), ship.sheet.total

    assert shown(1) == shown(None) == shown(0) == (1, 2 * (points + 3))
    ruled(monkeypatch, visible, open_scores=False)
    assert shown(0) == (1, 2 * (points + 3))
    assert shown(1) == shown(None) == (0, 2 * 3)
    finish(table)
    assert shown(1) == (1, 2 * (points + 3))


@pytest.mark.rule("SC-336", "SC-338")
@pytest.mark.parametrize(
    ("total", "low"),
    [(-7, 0), (-1, 0), (0, 0), (41, 0), (42, 21), (43, 21), (44, 22), (149, 74), (150, 75), (400, 75)],
)
def test_the_epilogue_is_that_of_the_total_rounded_down(total: int, low: int) -> None:
    found = next(epilogue for epilogue in EPILOGUES if epilogue.id == scoring.epilogue(total))
    assert found.low == low


@pytest.mark.rule("SC-336", "SC-339")
def test_every_player_has_an_epilogue_when_the_game_is_over_and_not_before() -> None:
    table = bare()
    set_points(table.state.players[1], 30)
    assert RULES.view(table.state, 0).epilogues == ()
    finish(table)
    assert RULES.view(table.state, 0).epilogues == ("epilogue_0", "epilogue_33")
    assert RULES.view(table.state, 0).asked is None


def set_points(player: Player, points: int) -> None:
    player.medals = 2 * points


@pytest.mark.parametrize(
    ("total", "text"), [(83, "41½"), (82, "41"), (1, "½"), (0, "0"), (-3, "−1½"), (-1, "−½")]
)
def test_halves_are_written_as_players_write_them(total: int, text: str) -> None:
    assert scoring.shown(total) == text


def test_points_are_public_while_the_game_goes_on() -> None:
    table = bare()
    table.effects(Effect("medal", n=2))
    assert RULES.view(table.state, None).ships[0].sheet.total == 6 + 2
