"""`simulate`: the same figures for the same seed, and accounts that add up."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core import Dice, notation
from rules.starship_captains import frames, query
from rules.starship_captains.__main__ import main
from rules.starship_captains.actions import Apply
from rules.starship_captains.components import Effect
from rules.starship_captains.game import RULES
from rules.starship_captains.lab import balance, ledger, silly, simulate
from rules.starship_captains.lab.simulate import Record
from tests.rules.starship_captains.table import Table


def test_the_same_seed_gives_the_same_page(capsys: pytest.CaptureFixture[str]) -> None:
    pages = []
    for arguments in (["--seed", "a"], ["--seed", "a", "--jobs", "2"], ["--seed", "b"]):
        assert main(["simulate", "2", "--seats", "1", *arguments]) == 0
        pages.append(capsys.readouterr().out)
    assert pages[0] == pages[1] != pages[2]
    for heading in (
        "winners",
        "points by source",
        "turns of a player by round",
        "silly turns",
        "rooms, mean",
        "cards that",
    ):
        assert heading in pages[0]


def test_passengers_take_turns_in_the_solo_games() -> None:
    tasks = simulate.tasks(6, (1,), "x")
    assert len({task.passenger for task in tasks}) == 6
    assert [task.seats for task in simulate.tasks(4, (2, 3), "x")] == [2, 3, 2, 3]


@pytest.mark.parametrize("arguments", [["0"], ["3", "--seats", "5"], ["3", "--jobs", "0"]])
def test_it_says_what_it_cannot_do(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", *arguments])
    assert "at least 1" in capsys.readouterr().err or "--seats" in arguments


# Accounts


def account(table: Table, *effects: Effect, source: str) -> ledger.Ledger:
    """Of a card whose effects begin when its player puts away the cards he looked at."""
    book = ledger.Ledger()
    table.state.stack.append(frames.Peek(table.state.turn, []))
    table.state.stack.insert(-1, frames.Effects(table.state.turn, list(effects), source))
    book.play(table.state, Apply(), Dice(b"", 0))
    return book


def test_what_a_card_brings_is_entered_for_it_at_fixed_prices() -> None:
    book = account(Table(), Effect("medal", 3), source="gravity_slingshot")
    assert book.brought == pytest.approx({"gravity_slingshot": 3 * ledger.MEDAL})


def test_what_one_source_sets_in_motion_is_entered_for_both() -> None:
    table = Table()
    table.state.tracks["fleet"] = "A"
    book = account(table, Effect("advance", 2, faction="fleet"), source="talisman_red_fleet")
    assert book.brought["fleet"] == pytest.approx(ledger.MEDAL)
    assert book.brought["talisman_red_fleet"] == pytest.approx(2 * ledger.STEP + ledger.MEDAL)


def test_a_room_without_effect_and_a_ship_there_and_back_are_counted() -> None:
    table = Table()
    turns = silly.Turns(table.state.seats)

    def turn(*moves: str) -> None:
        seat = table.state.turn
        for move in moves:
            turns.move(table.state, seat, notation.read(move, RULES.actions))
            table.play(move)
            turns.look(table.state)
        while table.state.turn != seat:
            table.play("pass")

    here = table.state.players[0].location
    table.state.players[0].ready = ["red", "red", "blue", "cadet"]
    away = min(query.neighbours(table.state, here))
    turn("room science blue", "skip")
    assert turns.found["useless"] == turns.found["activations"] == 1
    turn("room helm red", f"go {away}", "skip")
    assert turns.found["useless"] == 1 and turns.found["returns"] == 0
    turn("room helm red", f"go {here}", "skip")
    assert turns.found["returns"] == 1
    table.state.players[0].medals = 1
    turn("pass")
    assert turns.found["unspent"] == turns.found["passes"] == 1, "a cadet stays of no use"


def test_androids_activate_no_room_that_does_nothing_and_repair_what_they_can() -> None:
    """Some are chosen still for what their cards would have brought; one in a hundred used to be."""
    records = [simulate.game(task) for task in simulate.tasks(3, (2, 3, 4), "silly")]
    found = sum((record.silly for record in records), Counter[str]())
    assert found["activations"] > 150 and found["useless"] * 100 <= found["activations"]


def test_cards_out_of_the_band_of_their_kind_are_named() -> None:
    record = Record(2, [{"total": 2, **dict.fromkeys(_fields(), 0)}] * 2, moves=1)
    for card, worth in (("holodeck", 50.0), ("hotline", 10.0), ("common_room", 10.0), ("black_market", 2.0)):
        record.offered[card], record.taken[card], record.brought[card] = 20, 10, 10 * worth
    record.offered["smugglers_bar"] = 40
    page = "\n".join(balance.page([record]))
    assert page.endswith(
        "cards that stand out: 3\n  holodeck: too strong\n  black_market: too weak\n"
        "  smugglers_bar: hardly ever taken"
    )


def _fields() -> list[str]:
    return [name for names in balance.SOURCES.values() for name in names]
