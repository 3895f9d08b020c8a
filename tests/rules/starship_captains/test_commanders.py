"""Commanders: a second task after a room or a mission (section 28)."""

from __future__ import annotations

import pytest

from rules.starship_captains import engine
from rules.starship_captains.components import Effect
from rules.starship_captains.pieces import Figure
from tests.rules.starship_captains.away import Away, row
from tests.rules.starship_captains.table import Table

MEDAL = Effect("medal")
MOVE = Effect("move")
Patch = pytest.MonkeyPatch


def at_a_room(ready: str = "red_commander", queue: str = "", techs: tuple[str, ...] = ()) -> Table:
    table = Table()
    table.me.ready = ready.split()  # type: ignore[assignment]
    table.me.queue = queue.split()  # type: ignore[assignment]
    for slot, tech in zip(table.me.slots, techs, strict=False):
        slot.tech = tech
        slot.damaged = False
    return table


def away(patch: Patch, ready: list[Figure], queue: tuple[Figure, ...], *colours: str) -> Away:
    """A mission whose rows each bring a medal."""
    return Away(patch, [row(colour, MEDAL) for colour in colours], ready, queue)  # type: ignore[arg-type]


def orders(table: Table) -> list[str]:
    return [text for text in table.choices if text.startswith("order")]


# After a room


@pytest.mark.rule("SC-259", "SC-260", "SC-261")
def test_after_a_room_a_commander_may_act_once_more_or_give_an_order_or_neither() -> None:
    def second(choice: str) -> Table:
        table = at_a_room(queue="red yellow cadet")
        table.play("room repair red_commander", "repair hold")
        assert table.asked == "sc-ask-second-task"
        assert table.choices == [
            "room helm red_commander",
            "room repair red_commander",
            "order 1",
            "order 3",
            "skip",
        ]
        table.play(choice)
        return table

    table = second("room repair red_commander")
    assert table.asked == "sc-ask-repair"
    table.play("repair hold")
    assert table.state.turn == 1, "an extra action and an order are never both had"
    player = table.state.players[0]
    assert (player.damage, player.queue) == (1, ["red", "yellow", "cadet", "red_commander"])

    table = second("order 3")
    player = table.state.players[0]
    assert (table.state.turn, player.ready) == (1, ["cadet"])
    assert player.queue == ["red", "yellow", "red_commander"]

    table = second("skip")
    player = table.state.players[0]
    assert (table.state.turn, player.ready, player.damage) == (1, [], 2)
    assert player.queue == ["red", "yellow", "cadet", "red_commander"]


@pytest.mark.rule("SC-259")
def test_ensigns_and_cadets_have_no_second_task() -> None:
    for figure in ("red", "cadet"):
        table = at_a_room(ready=figure, queue="red")
        table.play(f"room repair {figure}", "skip")
        assert table.state.turn == 1


@pytest.mark.rule("SC-261")
def test_room_techs_of_his_colour_count_as_rooms() -> None:
    table = at_a_room(ready="yellow_commander", techs=("quantum_torpedoes", "antimatter_kitchen"))
    table.play("room repair yellow_commander", "skip")
    rooms = [text for text in table.choices if text.startswith("room")]
    assert rooms == [f"room {room} yellow_commander" for room in ("weapons", "repair", "quantum_torpedoes")]
    table.refuses("room science yellow_commander")


@pytest.mark.rule("SC-262", "SC-263", "SC-264")
def test_the_second_room_comes_when_the_first_is_done_and_needs_nobody_else() -> None:
    table = at_a_room(ready="red_commander")
    player = table.me
    player.artifacts = ["red_blue", "red_blue"]
    table.play("room helm red_commander", "go larkspur")
    assert table.asked == "sc-ask-move", "the second move of the first room"
    table.play("go kettle")
    assert table.asked == "sc-ask-second-task"
    table.play("room repair red_commander")
    assert table.state.trail == ["helm", "larkspur", "kettle", "repair"]
    table.play("repair hold")
    assert (player.location, player.damage, player.queue) == ("kettle", 2, ["red_commander"])
    assert len(player.artifacts) == 2
    assert table.state.trail == [], "a new turn begins a new trail"

    table = at_a_room(ready="red_commander")
    player = table.me
    table.play("room repair red_commander", "repair hold", "room helm red_commander", "go ochre", "skip")
    assert (player.location, player.damage, player.queue) == ("ochre", 2, ["red_commander"])
    assert table.state.turn == 1


@pytest.mark.rule("SC-077", "SC-261")
def test_he_joins_the_queue_only_after_his_second_task() -> None:
    table = at_a_room(ready="red_commander", queue="blue")
    player = table.me
    table.play("room repair red_commander")
    table.effects(Effect("recall"))
    assert table.choices == ["order 1", "skip"], "he cannot be recalled from his own activation"
    table.play("skip", "skip", "room repair red_commander")
    assert player.queue == ["blue"]
    table.play("skip")
    assert player.queue == ["blue", "red_commander"]


@pytest.mark.rule("SC-267", "SC-268", "SC-272")
def test_an_order_calls_an_ensign_of_his_colour_or_a_cadet_from_anywhere_in_the_queue() -> None:
    table = at_a_room(queue="red yellow red_commander cadet blue red")
    table.play("room repair red_commander", "skip")
    assert orders(table) == ["order 1", "order 4", "order 6"]
    table.refuses("order 2")
    table.refuses("order 3")
    player = table.me
    table.play("order 4")
    assert player.ready == ["cadet"]
    assert player.queue == ["red", "yellow", "red_commander", "blue", "red", "red_commander"]


@pytest.mark.rule("SC-267")
def test_the_subordinate_moves_when_the_first_task_is_completely_finished() -> None:
    table = at_a_room(queue="red")
    player = table.me
    table.play("room helm red_commander", "go larkspur")
    assert orders(table) == [] and player.queue == ["red"]
    table.play("skip")
    assert orders(table) == ["order 1"]


@pytest.mark.rule("SC-274")
def test_whoever_was_called_back_can_be_used_later_in_the_round() -> None:
    table = at_a_room(queue="red")
    table.play("room repair red_commander", "skip", "order 1", "pass")
    assert (table.state.turn, table.state.round) == (0, 1)
    table.play("room helm red", "skip")
    assert table.state.players[0].queue == ["red_commander", "red"]


@pytest.mark.rule("SC-275")
def test_room_and_mission_are_never_mixed(monkeypatch: Patch) -> None:
    table = away(monkeypatch, ["red_commander", "blue", "cadet"], ("red",), "red", "blue")
    table.play("room repair red_commander", "skip")
    assert "mission" not in table.choices
    table = away(monkeypatch, ["red_commander", "blue", "cadet"], ("red",), "red", "blue")
    table.go("red_commander", "cadet")
    table.play("apply", "skip")
    assert table.choices == ["order 1", "skip"]


# On a mission


@pytest.mark.rule("SC-265")
def test_his_row_may_be_applied_twice_with_fresh_choices(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, [row("red", MOVE), row("blue", MEDAL)], ["red_commander", "blue"])
    table.go("red_commander", "blue")
    table.play("apply", "go brindle")
    assert table.choices == ["again", "skip"]
    table.play("again", "go nine_moons")
    found = engine.asked(table.state)
    assert found is not None
    assert (found[1].key, found[1].args["row"]) == ("sc-ask-row", 2), "no third time"
    assert table.me.location == "nine_moons"


@pytest.mark.rule("SC-266")
def test_the_second_time_repeats_what_is_compulsory_and_may_be_declined(monkeypatch: Patch) -> None:
    def once_or_twice(answer: str) -> int:
        table = Away(
            monkeypatch, [row("red", Effect("damage")), row("blue", MEDAL)], ["red_commander", "blue"]
        )
        table.go("red_commander", "blue")
        table.play("apply", answer)
        return table.me.damage

    assert (once_or_twice("skip"), once_or_twice("again")) == (3 + 1, 3 + 2)


@pytest.mark.rule("SC-269", "SC-270")
def test_on_a_row_that_does_not_match_he_still_gives_an_order(monkeypatch: Patch) -> None:
    table = away(monkeypatch, ["red_commander", "cadet"], ("red", "blue"), "blue", "blue")
    player = table.me
    table.go("red_commander", "cadet")
    assert (table.asked, table.choices) == ("sc-ask-order", ["order 1", "skip"])
    table.play("order 1")
    assert (player.ready, player.medals) == (["red"], 1)


@pytest.mark.rule("SC-268", "SC-271")
def test_figures_of_the_same_mission_cannot_be_called_back_by_it(monkeypatch: Patch) -> None:
    table = away(monkeypatch, ["red_commander", "red", "cadet"], ("yellow", "red"), "blue", "blue", "blue")
    player = table.me
    table.go("red_commander", "red", "cadet")
    assert table.choices == ["order 2", "skip"]
    assert player.queue == ["yellow", "red"], "they are still in the airlock"
    table.play("order 2")
    assert player.ready == ["red"]
    assert player.queue == ["yellow", "red_commander", "red", "cadet"]


@pytest.mark.rule("SC-273", "SC-418")
def test_several_commanders_have_a_second_task_each_and_need_different_subordinates(
    monkeypatch: Patch,
) -> None:
    crew: list[Figure] = ["red_commander", "red_commander", "blue_commander"]
    table = away(monkeypatch, crew, ("cadet", "red"), "blue", "blue", "red")
    player = table.me
    table.go(*crew)
    assert table.choices == ["order 1", "order 2", "skip"]
    table.play("order 1")
    assert (table.asked, table.choices) == ("sc-ask-order", ["order 1", "skip"]), "the cadet has gone"
    table.play("order 1")
    assert table.state.turn == 1, "for the blue commander nobody is left"
    assert player.ready == ["red", "cadet"]

    table = away(monkeypatch, ["red_commander", "blue_commander"], (), "red", "blue")
    player = table.me
    table.go("red_commander", "blue_commander")
    table.play("apply", "again", "apply", "again")
    assert player.medals == 1 + 4


@pytest.mark.rule("SC-417")
def test_the_extra_action_is_decided_at_his_row_and_costs_the_order(monkeypatch: Patch) -> None:
    table = away(monkeypatch, ["red_commander", "blue"], ("red",), "red", "blue")
    table.go("red_commander", "blue")
    table.play("apply")
    assert table.asked == "sc-ask-again", "before the next row"
    table.play("again", "skip")
    assert table.state.turn == 1, "no order after it"

    table = away(monkeypatch, ["red_commander", "blue"], ("red",), "red", "blue")
    table.go("red_commander", "blue")
    table.play("apply", "skip", "skip")
    assert table.asked == "sc-ask-order"

    table = away(monkeypatch, ["red_commander", "blue"], ("red",), "red", "blue")
    table.go("red_commander", "blue")
    table.play("skip")
    found = engine.asked(table.state)
    assert found is not None and found[1].args["row"] == 2, "an ignored row is not offered again"


@pytest.mark.rule("SC-419")
def test_the_subordinate_need_not_have_been_in_the_queue_from_the_start(monkeypatch: Patch) -> None:
    table = at_a_room(ready="red_commander")
    table.play("room repair red_commander")
    table.state.players[0].queue.append("cadet")
    table.play("skip")
    assert orders(table) == ["order 1"]

    recall = row("blue", Effect("recall"))
    table = Away(monkeypatch, [recall, row("blue", MEDAL)], ["blue", "red_commander"], ("red",))
    table.go("blue", "red_commander")
    table.play("apply", "order 1")
    assert table.state.turn == 1, "who was recalled meanwhile is no longer there to be ordered"
