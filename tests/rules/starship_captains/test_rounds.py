"""The end of a round, a new round and the end of the game (sections 32 to 35)."""

from __future__ import annotations

import pytest

from rules.starship_captains import rounds
from rules.starship_captains.components import HOME, Trigger
from rules.starship_captains.game import RULES
from rules.starship_captains.pieces import OUT, SHADOW, Figure
from tests.rules.starship_captains.space import IDOL, calm, fill, install, put, ruled, station
from tests.rules.starship_captains.stroll import stroll
from tests.rules.starship_captains.table import Table
from tests.rules.starship_captains.techkit import Cards


def all_pass(table: Table) -> None:
    """Whoever has not passed yet does, until the round is over."""
    number = table.state.round
    while table.state.round == number and not table.state.over:
        table.play("pass" if "pass" in table.choices else table.choices[-1])


def at_round(number: int, seats: int = 2) -> Table:
    """The last turns of the round before that one."""
    table = calm(seats)
    table.state.round = number - 1
    return table


@pytest.mark.rule("SC-305")
def test_the_round_ends_with_the_last_pass() -> None:
    table = calm(3)
    table.play("pass", "room repair cadet", "repair hold", "pass")
    assert table.state.round == 1
    table.play("pass")
    assert table.state.round == 2
    assert not any(player.passed for player in table.state.players)


@pytest.mark.rule("SC-307", "SC-308", "SC-310", "SC-311")
def test_all_but_the_last_three_of_the_queue_return_in_the_order_of_use() -> None:
    table = calm()
    table.me.ready = ["red", "yellow", "blue", "blue_commander", "cadet"]
    for figure in ("cadet", "blue", "yellow", "red"):
        table.play(f"room repair {figure}", "skip")
        if table.state.turn == 1:
            table.play("room weapons yellow" if "room weapons yellow" in table.choices else "pass")
    assert table.state.players[0].queue == ["red", "yellow", "blue", "cadet", "blue", "yellow", "red"]
    all_pass(table)
    assert table.state.players[0].queue == ["blue", "yellow", "red"]
    assert table.state.players[0].ready == ["red", "yellow", "blue", "blue_commander", "cadet"]


@pytest.mark.rule("SC-309")
@pytest.mark.parametrize("queue", [[], ["red"], ["red", "cadet", "blue_commander"]])
def test_a_short_queue_stays(queue: list[Figure]) -> None:
    table = calm()
    table.state.players[1].queue = list(queue)
    all_pass(table)
    assert table.state.players[1].queue == queue


@pytest.mark.rule("SC-312")
def test_without_extra_figures_nineteen_are_used_in_four_rounds() -> None:
    table = calm()
    crew = []
    for _ in range(4):
        crew.append(len(table.state.players[0].ready))
        number = table.state.round
        while table.state.round == number and not table.state.over:
            rooms = [text for text in table.choices if text.startswith("room repair")]
            table.play(rooms[0] if rooms and table.asked == "sc-ask-turn" else table.choices[-1])
    assert crew == [4, 4, 5, 6]
    assert table.state.over


@pytest.mark.rule("SC-027", "SC-028", "SC-029", "SC-313", "SC-314")
@pytest.mark.parametrize(("number", "medals", "cadets"), [(2, 1, 0), (3, 0, 1), (4, 0, 1)])
def test_every_captain_gets_his_share_of_the_new_round(number: int, medals: int, cadets: int) -> None:
    table = at_round(number, 3)
    all_pass(table)
    assert table.state.round == number
    for player in table.state.players:
        assert player.medals == 1 + medals
        assert player.ready.count("cadet") == 1 + cadets
        assert player.queue == ["red", "yellow", "blue"]
    track = RULES.view(table.state, None).round_track
    assert track[number - 1] == ("medal" if medals else "cadet")
    assert track[0] is None


@pytest.mark.rule("SC-315")
def test_a_token_returns_to_its_station_when_no_ship_is_there() -> None:
    table = at_round(2)
    station(table, "larkspur")
    station(table, "zephyr", "pirate_station")
    table.state.tokens |= {"android_station": 2, "pirate_station": 2}
    put(table, 0, "larkspur")
    put(table, 1, "ochre")
    all_pass(table)
    assert table.state.tokens == {HOME: 0, "android_station": 3, "pirate_station": 0}
    assert {event.args["station"] for event in table.told("sc-token-back")} == {f"@{HOME}", "@pirate_station"}


@pytest.mark.rule("SC-316", "SC-318")
def test_a_ship_that_stays_keeps_the_station_closed_for_everybody() -> None:
    table = calm(3)
    put(table, 0, "larkspur")
    put(table, 1, "ochre")
    all_pass(table)
    assert table.state.tokens[HOME] == 3
    before = [marker.cell for marker in table.state.players[1].markers.values()]
    table.play("room helm red", f"go {HOME}", "skip")
    assert [marker.cell for marker in table.state.players[1].markers.values()] == before
    assert not table.told("sc-at-station")
    put(table, 1, "ochre")
    put(table, 2, "ochre")
    all_pass(table)
    assert table.state.tokens[HOME] == 0


@pytest.mark.rule("SC-317")
def test_a_token_held_back_in_round_four_is_out_of_the_game() -> None:
    table = at_round(4)
    table.state.tokens[HOME] = 4
    all_pass(table)
    assert table.state.tokens[HOME] == OUT
    assert table.told("sc-token-out")


@pytest.mark.rule("SC-319")
def test_the_first_player_token_passes_clockwise() -> None:
    table = calm(3)
    assert (table.state.first, table.state.turn) == (0, 0)
    for first in (1, 2, 0):
        all_pass(table)
        assert (table.state.first, table.state.turn) == (first, first)


@pytest.mark.rule("SC-320")
def test_cards_of_once_a_round_can_be_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = calm()
    Cards(monkeypatch)("shield", trigger=Trigger("on_damage", once_per="round"), effects=())
    install(table, "shield")
    table.me.used = ["shield"]
    table.play("room weapons yellow", "room weapons yellow")
    assert table.me.used == ["shield"]
    all_pass(table)
    assert table.state.players[0].used == []


@pytest.mark.rule("SC-422", "SC-308")
def test_the_queue_moves_up_before_the_shares_and_all_before_the_first_turn() -> None:
    table = at_round(3)
    table.state.players[0].queue = ["blue", "red", "red", "red"]
    table.state.tokens[HOME] = 3
    put(table, 0, "larkspur")
    put(table, 1, "ochre")
    all_pass(table)
    told = [event.key for event in table.events]
    order = [
        told.index(key)
        for key in ("sc-round-ends", "sc-round-begins", "sc-share-cadet", "sc-token-back", "sc-first-player")
    ]
    assert order == sorted(order)
    assert table.asked == "sc-ask-turn"
    assert table.state.tokens[HOME] == 0
    assert table.state.players[0].ready == ["red", "yellow", "blue", "blue", "cadet", "cadet"]


@pytest.mark.rule("SC-423")
def test_no_token_ever_waits_for_a_later_round_than_the_next() -> None:
    for position in stroll(2, b"tokens"):
        spaces = set(position.state.tokens.values())
        assert spaces <= {0, position.state.round + 1, OUT}


@pytest.mark.rule("SC-321", "SC-322")
def test_the_game_ends_after_round_four_without_the_steps_of_a_new_round() -> None:
    table = at_round(4)
    all_pass(table)
    assert RULES.outcome(table.state) is None
    fill(table, IDOL)
    table.state.players[0].queue = ["blue", "red", "red", "red"]
    before = [(player.medals, player.ready.count("cadet")) for player in table.state.players]
    all_pass(table)
    assert table.state.over
    assert table.state.round == 4
    assert [(player.medals, player.ready.count("cadet")) for player in table.state.players] == before
    assert table.state.players[0].queue == ["red", "red", "red"]
    assert RULES.outcome(table.state) is not None
    assert RULES.prompts(table.state) == []
    table.refuses("pass", "sc-illegal-over")
    assert not list(RULES.moves(table.state, 0))


def test_captain_shadow_holds_tokens_back_unless_the_table_plays_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for holds in (True, False):
        table = calm(1)
        put(table, 0, "larkspur")
        assert table.state.shadow is not None
        table.state.shadow.location = HOME
        table.state.shadow.deck = []
        ruled(monkeypatch, rounds, shadow_holds_tokens=holds)
        all_pass(table)
        assert table.state.tokens[HOME] == (3 if holds else 0)
    assert SHADOW not in range(4)
