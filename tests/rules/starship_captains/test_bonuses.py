"""Edges of a newly installed card, and damaged slots (sections 21 and 22). On side A the slot r1c1 has a move
on the rim above it, a repair to its right and a move, in a damaged slot, below it."""

from __future__ import annotations

import pytest

from rules.starship_captains import installing
from rules.starship_captains.components import EDGES, TECH_BOARDS, Effect, Passive, Trigger
from tests.rules.starship_captains.space import calm, ruled
from tests.rules.starship_captains.table import Table
from tests.rules.starship_captains.techkit import Cards, install, put


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> Cards:
    return Cards(monkeypatch)


@pytest.fixture
def table() -> Table:
    return calm()


def asked_in_turn(table: Table) -> list[str]:
    """Decline everything that is offered; what it was."""
    keys = []
    while table.asked != "sc-ask-turn":
        keys.append(table.asked.removeprefix("sc-ask-"))
        table.play("skip")
    return keys


@pytest.mark.rule("SC-193")
def test_each_edge_that_meets_its_like_pays_at_once(table: Table, cards: Cards) -> None:
    install(table, cards(n="move", e="repair"), "r1c1")
    assert asked_in_turn(table) == ["move", "repair"]


@pytest.mark.rule("SC-193")
def test_an_edge_that_meets_another_symbol_pays_nothing(table: Table, cards: Cards) -> None:
    install(table, cards(n="medal", e="medal", s="repair"), "r1c1")
    assert asked_in_turn(table) == []
    assert table.me.medals == 1


@pytest.mark.rule("SC-193")
def test_two_blank_edges_are_no_match(table: Table, cards: Cards) -> None:
    put(table, cards("blank"), 0)
    put(table, cards("also_blank"), 1)
    assert installing.matches(table.state, 0, 0) == []


@pytest.mark.rule("SC-193")
def test_a_match_with_a_neighbouring_card_pays(table: Table, cards: Cards) -> None:
    put(table, cards("neighbour", w="medal"), 1)
    install(table, cards(e="medal"), "r1c1")
    assert table.me.medals == 2


def test_every_slot_faces_its_neighbours_and_the_rim() -> None:
    around = [[installing.neighbour(slot, edge) for edge in "nesw"] for slot in range(6)]  # type: ignore[arg-type]
    assert around == [
        [None, 1, 2, None],
        [None, None, 3, 0],
        [0, 3, 4, None],
        [1, None, 5, 2],
        [2, 5, None, None],
        [3, None, None, 4],
    ]


@pytest.mark.rule("SC-194")
def test_bonuses_go_from_the_top_to_the_bottom(table: Table, cards: Cards) -> None:
    put(table, cards("below", n="repair"), 2)
    put(table, cards("beside", w="medal"), 1)
    install(table, cards(s="repair", e="medal", n="move"), "r1c1")
    assert (table.asked, table.me.medals) == ("sc-ask-move", 1)
    table.play("skip")
    assert (table.asked, table.me.medals) == ("sc-ask-repair", 2)


@pytest.mark.rule("SC-195")
def test_at_the_same_height_left_comes_before_right(table: Table, cards: Cards) -> None:
    put(table, cards("left", e="repair"), 0)
    install(table, cards(e="medal", w="repair"), "r1c2")
    assert table.asked == "sc-ask-repair"
    assert table.me.medals == 1, "the medal on the right waits"
    table.play("skip")
    assert table.me.medals == 2


@pytest.mark.rule("SC-195")
def test_the_order_of_edges_is_a_ruling(table: Table, cards: Cards, monkeypatch: pytest.MonkeyPatch) -> None:
    ruled(monkeypatch, installing, edge_order=("n", "e", "w", "s"))
    put(table, cards("left", e="repair"), 0)
    put(table, cards(e="medal", w="repair"), 1)
    assert installing.matches(table.state, 0, 1) == ["e", "w"]


@pytest.mark.rule("SC-196")
def test_the_three_bonuses(table: Table, cards: Cards) -> None:
    table.state.players[0].slots[1].tech = cards("neighbour", w="medal")
    install(table, cards(n="move", e="medal", s="move"), "r1c1")
    assert table.asked == "sc-ask-move"
    here = table.me.location
    there = table.choices[0]
    table.play(there)
    assert table.me.location != here
    assert table.me.medals == 2
    assert table.asked == "sc-ask-move", "one move, and then the next bonus"
    table.play("skip")


@pytest.mark.rule("SC-196")
def test_a_repair_bonus_removes_one_damage(table: Table, cards: Cards) -> None:
    install(table, cards(e="repair"), "r1c1")
    table.play("repair hold")
    assert table.me.damage == 2
    assert table.asked == "sc-ask-turn"


@pytest.mark.rule("SC-197")
def test_the_new_card_may_change_its_own_bonuses(table: Table, cards: Cards) -> None:
    change = Passive("bonus_becomes", symbol="repair", effects=(Effect("medal", 5),))
    told = install(table, cards(e="repair", passive=change), "r1c1")
    assert table.asked == "sc-ask-turn"
    assert table.me.medals == 6
    assert [event.key for event in told][:2] == ["sc-installed", "sc-tech-bonus"]


@pytest.mark.rule("SC-197")
def test_the_new_card_reacts_to_its_own_bonuses(table: Table, cards: Cards) -> None:
    trigger = Trigger("on_tech_bonus", symbol="repair")
    install(table, cards(n="move", e="repair", trigger=trigger, effects=(Effect("medal"),)), "r1c1")
    table.play("skip")
    assert table.me.medals == 1, "the move is not its symbol"
    assert table.asked == "sc-ask-repair"
    table.play("skip")
    assert table.me.medals == 2


def test_the_hint_of_a_slot_knows_what_the_card_changes(table: Table, cards: Cards) -> None:
    change = Passive("bonus_becomes", symbol="repair", effects=(Effect("medal", 5),))
    card = cards(e="repair", passive=change)
    assert installing.bonus(table.state, 0, "repair", card) == [Effect("medal", 5)]
    assert installing.bonus(table.state, 0, "move", card) == [Effect("move")]


@pytest.mark.rule("SC-198")
def test_only_the_edges_of_the_new_card_are_checked(table: Table, cards: Cards) -> None:
    put(table, cards("old", n="move", s="move"), 0)
    assert installing.matches(table.state, 0, 0) == ["n", "s"]
    install(table, cards("new"), "r1c2")
    assert table.asked == "sc-ask-turn"


@pytest.mark.rule("SC-198")
def test_a_match_pays_once_and_not_to_the_neighbour_too(table: Table, cards: Cards) -> None:
    put(table, cards("old", e="medal"), 0)
    install(table, cards("new", w="medal"), "r1c2")
    assert table.me.medals == 2


@pytest.mark.rule("SC-199")
@pytest.mark.parametrize("do", ["research", "draw_tech", "take_event_tech"])
def test_bonuses_come_however_the_card_was_installed(table: Table, cards: Cards, do: str) -> None:
    card = cards(e="repair")
    table.state.display[0] = card
    table.state.techs.put_on_top(card)
    table.state.archive[:] = [card]
    table.effects(Effect(do))  # type: ignore[arg-type]
    table.play("take probe", "install r1c1")
    assert table.asked == "sc-ask-repair"


@pytest.mark.rule("SC-199")
@pytest.mark.parametrize(("do", "asked"), [("research", "sc-ask-repair"), ("draw_tech", "sc-ask-turn")])
def test_that_only_research_pays_is_a_ruling(
    table: Table, cards: Cards, monkeypatch: pytest.MonkeyPatch, do: str, asked: str
) -> None:
    ruled(monkeypatch, installing, bonuses_only_by_science=True)
    table.state.display[0] = cards(e="repair")
    table.state.techs.put_on_top("probe")
    table.effects(Effect(do))  # type: ignore[arg-type]
    table.play("take probe", "install r1c1")
    assert table.asked == asked


@pytest.mark.rule("SC-200")
def test_each_bonus_may_be_declined(table: Table, cards: Cards) -> None:
    table.me.ask_all = True
    table.state.players[0].slots[1].tech = cards("neighbour", w="medal")
    install(table, cards(n="move", e="medal", s="move"), "r1c1")
    here = table.me.location
    assert asked_in_turn(table) == ["move", "gain", "move"]
    assert (table.me.medals, table.me.location) == (1, here)


@pytest.mark.rule("SC-201")
@pytest.mark.parametrize("side", ["A", "B"])
def test_four_slots_start_damaged(side: str) -> None:
    slots = TECH_BOARDS[side].slots  # type: ignore[index]
    table = Table(tech_side=side)
    assert sum(slot.damaged for slot in slots) == 4
    assert [slot.damaged for slot in table.me.slots] == [slot.damaged for slot in slots]


@pytest.mark.rule("SC-201")
def test_a_damaged_slot_takes_a_card_only_after_repair(table: Table, cards: Cards) -> None:
    table.state.display[0] = cards()
    table.effects(Effect("research"))
    table.play("take probe")
    table.refuses("install r2c1")
    table.play("install r1c1")
    table.effects(Effect("repair"))
    table.play("repair r2c1")
    install(table, cards("later"), "r2c1")
    assert table.me.slots[2].tech == "later"


@pytest.mark.rule("SC-202")
def test_symbols_of_a_damaged_slot_count(table: Table, cards: Cards) -> None:
    below = TECH_BOARDS["A"].slots[2]
    assert (below.damaged, below.edges.n) == (True, "move")
    install(table, cards(s="move"), "r1c1")
    assert table.asked == "sc-ask-move"


@pytest.mark.rule("SC-202")
def test_repairing_the_slot_changes_nothing_about_its_symbols(table: Table, cards: Cards) -> None:
    put(table, cards(s="move"), 0)
    before = installing.matches(table.state, 0, 0)
    table.me.slots[2].damaged = False
    assert installing.matches(table.state, 0, 0) == before == ["s"]


@pytest.mark.rule("SC-203")
def test_an_installed_card_hides_the_printed_symbols(table: Table, cards: Cards) -> None:
    assert TECH_BOARDS["A"].slots[1].edges.w == "repair"
    put(table, cards("over_it", w="medal"), 1)
    assert installing.faced(table.state, 0, 0, "e") == "medal"
    install(table, cards(e="repair"), "r1c1")
    assert table.asked == "sc-ask-turn"


@pytest.mark.rule("SC-203")
def test_the_card_not_the_slot_below_it_meets_the_neighbours(table: Table, cards: Cards) -> None:
    assert TECH_BOARDS["A"].slots[0].edges.s == "repair"
    put(table, cards("below", n="repair"), 2)
    assert installing.matches(table.state, 0, 0) == []
    put(table, cards("blank"), 0)
    assert installing.matches(table.state, 0, 0) == []


@pytest.mark.rule("SC-204")
def test_a_slot_freed_by_the_bonus_is_too_late_for_this_card(table: Table, cards: Cards) -> None:
    install(table, cards(e="repair"), "r1c1")
    table.play("repair r2c1")
    assert table.asked == "sc-ask-turn"
    assert [slot.tech for slot in table.me.slots] == ["probe", None, None, None, None, None]
    assert not table.me.slots[2].damaged


def test_a_card_without_a_slot_is_discarded(table: Table, cards: Cards) -> None:
    for slot in range(6):
        put(table, cards(f"full_{slot}"), slot)
    install(table, cards(), "")
    install(table, "wanted_list", "")
    assert table.state.techs.discards == ["probe"]
    assert table.state.omegas.discards == ["wanted_list"]


@pytest.mark.rule("SC-410")
def test_cards_that_react_to_a_bonus_come_after_it(table: Table, cards: Cards) -> None:
    trigger = Trigger("on_tech_bonus", symbol="repair")
    put(table, cards("watcher", trigger=trigger, effects=(Effect("medal"),), w="repair"), 1)
    install(table, cards(e="repair"), "r1c1")
    assert (table.asked, table.me.medals) == ("sc-ask-repair", 1)
    table.play("repair hold")
    assert table.me.medals == 2


def test_edges_of_the_ruling_are_all_edges() -> None:
    assert sorted(installing.RULINGS.edge_order) == sorted(EDGES)
