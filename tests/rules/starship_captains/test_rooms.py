"""Activating rooms with crew and with artifacts (sections 7 to 9)."""

from __future__ import annotations

import pytest

from rules.starship_captains import query, rooms
from rules.starship_captains.components import HOME, ROOMS, Effect
from rules.starship_captains.game import RULES
from rules.starship_captains.pieces import FIGURES
from tests.rules.starship_captains.space import IDOL, SPIRAL, WHISTLE, calm, fill, install, pirate, ruled
from tests.rules.starship_captains.table import Table
from tests.rules.starship_captains.techkit import Cards


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> Cards:
    return Cards(monkeypatch)


def room(cards: Cards, name: str, colour: str, *effects: Effect) -> str:
    return cards(name, type="room", colour=colour, effects=effects or (Effect("medal"),))


def activations(table: Table, word: str = "room") -> set[str]:
    return {text.removeprefix(f"{word} ") for text in table.choices if text.startswith(f"{word} ")}


@pytest.mark.rule("SC-075", "SC-178")
def test_an_installed_room_is_one_more_room_of_its_colour(cards: Cards) -> None:
    table = calm()
    room(cards, "canteen", "yellow", Effect("medal", n=2))
    assert not {text for text in table.choices if "canteen" in text}
    table.refuses("room canteen yellow", "sc-illegal-no-room")
    install(table, "canteen")
    fill(table, IDOL, WHISTLE)
    assert {text for text in table.choices if "canteen" in text} == {
        "room canteen yellow",
        "artifacts canteen red_yellow,yellow_blue",
    }
    table.play("room canteen yellow")
    assert table.state.players[0].medals == 1 + 2
    assert table.state.players[0].queue[-1] == "yellow"
    assert not {text for text in table.choices if "canteen" in text}


@pytest.mark.rule("SC-076", "SC-077")
def test_the_figure_is_at_the_back_of_the_queue_before_the_room_does_anything(cards: Cards) -> None:
    table = calm()
    install(table, room(cards, "bugle", "yellow", Effect("medal"), Effect("recall")))
    table.play("room bugle yellow")
    assert table.me.ready == ["red", "blue", "cadet"]
    assert table.me.queue == ["red", "yellow", "blue", "yellow"]
    assert table.me.medals == 2
    assert "order 4" in table.choices
    table.play("order 4")
    assert table.state.players[0].ready == ["red", "yellow", "blue", "cadet"]


@pytest.mark.rule("SC-078", "SC-091")
def test_one_room_a_turn_by_a_figure_or_by_artifacts() -> None:
    table = calm()
    fill(table, IDOL, IDOL)
    fill(table, IDOL, IDOL, seat=1)
    table.play("room repair cadet", "repair hold")
    assert table.state.turn == 1
    table.play("artifacts repair red_yellow,red_yellow", "repair hold")
    assert table.state.turn == 0
    assert [player.damage for player in table.state.players] == [2, 2]


@pytest.mark.rule("SC-079")
def test_rooms_are_never_used_up() -> None:
    table = calm()
    for figure in ("cadet", "red", "blue"):
        table.play(f"room repair {figure}", "repair hold", f"room repair {figure}", "repair hold")
    assert [player.damage for player in table.state.players] == [0, 0]


@pytest.mark.rule("SC-080")
def test_only_the_ready_room_activates_rooms() -> None:
    table = calm()
    table.me.ready = ["yellow"]
    assert "red" in table.me.queue
    assert activations(table) == {"weapons yellow", "repair yellow"}
    table.refuses("room helm red", "sc-illegal-in-queue")
    table.refuses("room helm red_commander", "sc-illegal-no-figure")


@pytest.mark.rule("SC-081", "SC-083", "SC-143")
def test_ensigns_and_commanders_match_their_colour_and_grey(cards: Cards) -> None:
    table = calm()
    table.me.ready = ["red", "blue_commander"]
    table.me.slots[2].damaged = False
    for number, colour in enumerate(("red", "yellow", "grey")):
        table.me.slots[number].damaged = False
        install(table, room(cards, f"tech_{colour}", colour))
    assert activations(table) == {
        "helm red",
        "repair red",
        "tech_red red",
        "tech_grey red",
        "science blue_commander",
        "repair blue_commander",
        "tech_grey blue_commander",
    }
    table.refuses("room science red", "sc-illegal-colour")
    table.refuses("room helm blue_commander", "sc-illegal-colour")


@pytest.mark.rule("SC-082")
def test_a_cadet_matches_grey_rooms_only(cards: Cards, monkeypatch: pytest.MonkeyPatch) -> None:
    table = calm()
    table.me.ready, table.me.medals = ["cadet"], 0
    install(table, room(cards, "lounge", "grey"))
    install(table, room(cards, "office", "blue"))
    assert activations(table) == {"repair cadet", "lounge cadet"}
    table.refuses("room office cadet", "sc-illegal-cadet-room")
    table.refuses("room helm cadet", "sc-illegal-cadet-room")
    ruled(monkeypatch, rooms, cadets_use_grey_techs=False)
    assert activations(table) == {"repair cadet"}


@pytest.mark.rule("SC-084", "SC-277")
def test_an_android_activates_nothing() -> None:
    table = calm()
    table.me.ready = ["android"]
    assert activations(table) == set()
    table.refuses("room repair android", "sc-illegal-android-room")
    assert not any(rooms.fits("android", room) for room in ROOMS)


@pytest.mark.rule("SC-085", "SC-086")
def test_two_artifacts_of_the_rooms_colour_activate_it_any_two_a_grey_one() -> None:
    table = calm()
    fill(table, IDOL, SPIRAL)
    assert activations(table, "artifacts") == {"helm red_blue,red_yellow", "repair red_blue,red_yellow"}
    to = next(iter(query.neighbours(table.state, HOME)))
    table.play("artifacts helm red_blue,red_yellow", f"go {to}", "skip")
    assert table.state.players[0].artifacts == []
    assert sorted(table.state.artifacts.discards) == ["red_blue", "red_yellow"]
    assert table.state.players[0].location == to


@pytest.mark.rule("SC-087")
def test_two_of_a_kind_activate_rooms_of_both_colours() -> None:
    table = calm()
    fill(table, WHISTLE, WHISTLE)
    pair = "yellow_blue,yellow_blue"
    assert activations(table, "artifacts") == {f"weapons {pair}", f"science {pair}", f"repair {pair}"}
    table.refuses(f"artifacts helm {pair}", "sc-illegal-artifact-colour")


@pytest.mark.rule("SC-088", "SC-089")
@pytest.mark.parametrize(
    ("pair", "shared"),
    [((IDOL, SPIRAL), "helm"), ((IDOL, WHISTLE), "weapons"), ((SPIRAL, WHISTLE), "science")],
)
def test_two_kinds_share_one_colour(pair: tuple[str, str], shared: str) -> None:
    table = calm()
    fill(table, *pair)
    named = ",".join(sorted(pair))
    assert activations(table, "artifacts") == {f"{shared} {named}", f"repair {named}"}
    for other in {"helm", "weapons", "science"} - {shared}:
        table.refuses(f"artifacts {other} {named}", "sc-illegal-artifact-colour")
    table.refuses(f"artifacts {shared} {','.join(sorted(pair, reverse=True))}", "sc-illegal-pair-order")


@pytest.mark.rule("SC-090")
def test_artifacts_move_nobody_to_the_queue_and_give_no_second_task() -> None:
    table = calm()
    table.me.ready = ["red_commander"]
    fill(table, IDOL, SPIRAL)
    table.play("artifacts repair red_blue,red_yellow", "repair hold")
    assert table.state.turn == 1
    assert table.state.players[0].ready == ["red_commander"]
    assert table.state.players[0].queue == ["red", "yellow", "blue"]


@pytest.mark.rule("SC-411")
def test_artifacts_in_lockers_pay_those_on_rooms_do_not(cards: Cards) -> None:
    table = calm()
    install(table, "hyperlockers")
    fill(table, IDOL, SPIRAL, damage=8)
    assert activations(table, "artifacts") == {"helm red_blue,red_yellow", "repair red_blue,red_yellow"}
    install(table, room(cards, "shrine", "blue"))
    slot = next(slot for slot in table.me.slots if slot.tech == "shrine")
    table.me.artifacts.remove(SPIRAL)
    slot.artifact = SPIRAL
    assert activations(table, "artifacts") == set()
    table.refuses("artifacts helm red_blue,red_yellow", "sc-illegal-no-pair")


def test_one_artifact_is_no_pair() -> None:
    table = calm()
    fill(table, IDOL)
    assert activations(table, "artifacts") == set()
    table.refuses("artifacts helm red_yellow,red_yellow", "sc-illegal-no-pair")


def test_a_room_is_offered_once_for_each_kind_of_figure() -> None:
    table = calm()
    table.me.ready = [*FIGURES, *FIGURES]
    assert len(table.choices) == len(set(table.choices))
    assert activations(table) >= {"repair red", "repair red_commander", "repair cadet"}


def warnings(table: Table) -> dict[str, object]:
    """By room, why it says that it would do nothing."""
    return {
        choice.action.room: choice.args["why"]  # type: ignore[attr-defined]
        for prompt in RULES.prompts(table.state)
        for choice in prompt.choices
        if choice.hint == "sc-room-idle-hint"
    }


def test_a_room_that_would_do_nothing_says_so_and_why() -> None:
    table = calm()
    table.me.ready, table.me.damage = [*FIGURES], 0
    for slot in table.me.slots:
        slot.damaged = False
    assert warnings(table) == {"weapons": "pirate", "repair": "damage"}
    near = next(iter(query.neighbours(table.state, table.me.location)))
    pirate(table, table.me.location, near)
    table.me.damage = 1
    assert warnings(table) == {}
    for slot in table.me.slots:
        slot.damaged = slot.tech is None
    assert warnings(table) == {"science": "slot"}


def test_so_does_the_second_task_of_a_commander() -> None:
    table = calm()
    table.me.ready = ["yellow_commander"]
    table.play("room repair yellow_commander")
    while "repair hold" in table.choices:
        table.play("repair hold")
    assert warnings(table)["weapons"] == "pirate"
