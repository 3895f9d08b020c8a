"""Missions: conditions, rows, closing steps, and where the next one appears (sections 23 and 24)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.core import Dice, saved
from rules.starship_captains import airlock, engine, frames, query, uprising
from rules.starship_captains.components import COLOURS, Effect, Row, RowColour
from rules.starship_captains.game import RULES
from rules.starship_captains.pieces import FIGURES, Figure
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import Planet
from tests.rules.starship_captains.away import HERE, MADE, NUMBERS, Away, row
from tests.rules.starship_captains.table import Table

MEDAL = Effect("medal")
MOVE = Effect("move")
REPAIR = Effect("repair")
CREW: list[Figure] = ["red", "yellow", "blue", "cadet"]
TWO = [row("red", MEDAL), row("blue", Effect("medal", n=2))]
Patch = pytest.MonkeyPatch


def order(table: Table, *keys: str) -> list[str]:
    """Those events, in the order they happened, each once."""
    return list(dict.fromkeys(event.key for event in table.events if event.key in keys))


@pytest.mark.rule("SC-205")
def test_a_mission_needs_a_planet_with_one_nobody_elses_and_enough_crew(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, TWO, CREW)
    state, player = table.state, table.state.players[0]
    assert "mission" in table.choices
    player.location = "home_station"
    assert "mission" not in table.choices
    player.location = "kettle"
    assert "mission" not in table.choices, "a number is no mission"
    player.location = HERE
    state.reserved[HERE] = 1
    assert "mission" not in table.choices
    del state.reserved[HERE]
    assert "mission" in table.choices, "a mission nobody has reserved is anybody's"
    player.ready = ["red"]
    assert "mission" not in table.choices
    table.refuses("mission")
    player.ready = ["red", "blue"]
    assert "mission" in table.choices, "as many figures as rows are enough"


@pytest.mark.rule("SC-206")
def test_androids_and_cadets_count_as_crew_for_a_mission(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, TWO, ["cadet", "android"])
    assert "mission" in table.choices


@pytest.mark.rule("SC-207")
def test_training_before_a_mission_changes_the_figures_but_not_their_number(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, TWO, ["cadet"])
    table.me.medals = 2
    table.play("train cadet red")
    assert "mission" not in table.choices
    table = Away(monkeypatch, TWO, ["cadet", "blue"])
    table.play("train cadet red", "mission")
    assert table.choices == ["crew red,blue", "assign red", "assign blue"]


@pytest.mark.rule("SC-208")
def test_the_card_leaves_the_planet_when_the_mission_begins(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, TWO, CREW)
    table.play("mission")
    assert table.state.planets[HERE].mission is None
    shown = RULES.view(table.state, 0).airlock
    assert shown is not None and shown.mission.id == MADE


@pytest.mark.rule("SC-209")
def test_every_row_gets_one_figure_and_any_figure_may_take_any_row(monkeypatch: Patch) -> None:
    everybody: list[Figure] = ["red", "yellow", "blue", "red_commander", "cadet", "android"]
    table = Away(monkeypatch, [row("gold", MEDAL), row("blue", MEDAL), row("red", MEDAL)], everybody)
    table.play("mission")
    assert table.choices == ["crew android,blue,red", *(f"assign {figure}" for figure in everybody)]
    table.play("assign cadet")
    assert table.choices == [f"assign {figure}" for figure in everybody if figure != "cadet"]
    table.play("assign yellow")
    assert table.asked == "sc-ask-assign"
    table.play("assign red")
    assert table.asked != "sc-ask-assign"
    assert table.me.ready == ["blue", "red_commander", "android"]


@pytest.mark.rule("SC-210")
def test_rows_go_from_top_to_bottom_and_effects_from_left_to_right(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, [row("red", REPAIR, MOVE), row("blue", MOVE, REPAIR)], CREW)
    table.go("red", "blue")
    asked = []
    while table.state.turn == 0:
        asked.append(table.asked)
        table.play("apply" if table.asked == "sc-ask-row" else "skip")
    assert asked == [
        "sc-ask-row",
        "sc-ask-repair",
        "sc-ask-move",
        "sc-ask-row",
        "sc-ask-move",
        "sc-ask-repair",
    ]
    assert [event.args["row"] for event in table.told("sc-row-applied")] == [1, 2]


@pytest.mark.rule("SC-211", "SC-224")
def test_a_row_that_does_not_match_is_ignored_with_its_penalties(monkeypatch: Patch) -> None:
    harm = [Effect("damage"), Effect("ambush"), MEDAL]
    table = Away(monkeypatch, [row("red", *harm), row("blue", *harm)], CREW)
    player = table.me
    table.go("blue", "cadet")
    assert table.state.turn == 1, "no row was left to ask about"
    assert (player.damage, player.medals) == (3, 1)
    assert table.state.routes == [None] * len(table.state.routes)
    assert player.missions == [MADE]


@pytest.mark.rule("SC-212")
def test_a_matching_row_may_be_ignored_as_a_whole(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, [row("red", Effect("damage"), MEDAL), row("blue", MEDAL)], CREW)
    player = table.me
    table.go("red", "blue")
    table.play("skip")
    assert (player.damage, player.medals) == (3, 1)
    table.play("apply")
    assert player.medals == 2


@pytest.mark.rule("SC-213")
def test_in_an_applied_row_benefits_may_be_skipped_but_ambush_and_damage_not(monkeypatch: Patch) -> None:
    effects = [Effect("damage"), REPAIR, Effect("ambush"), MOVE, MEDAL]
    table = Away(monkeypatch, [row("red", *effects), row("blue", MEDAL)], CREW)
    player = table.me
    table.play("ask yes", seat=0)
    table.go("red", "cadet")
    table.play("apply")
    assert (table.asked, player.damage) == ("sc-ask-repair", 4)
    table.play("skip")
    assert (table.asked, sum(token is not None for token in table.state.routes)) == ("sc-ask-move", 1)
    table.play("skip")
    assert table.choices == ["apply", "skip"]
    table.play("skip")
    assert (player.location, player.damage, player.medals) == (HERE, 4, 1)


@pytest.mark.rule("SC-214", "SC-278", "SC-279")
def test_who_matches_which_row(monkeypatch: Patch) -> None:
    colours: tuple[RowColour, ...] = (*COLOURS, "gold")
    found = {f: [c for c in colours if airlock.matches(Row(c, ()), f)] for f in FIGURES}
    assert found == {
        "red": ["red"],
        "yellow": ["yellow"],
        "blue": ["blue"],
        "red_commander": ["red"],
        "yellow_commander": ["yellow"],
        "blue_commander": ["blue"],
        "cadet": [],
        "android": ["red", "yellow", "blue", "gold"],
    }


@pytest.mark.rule("SC-215")
def test_a_figure_gained_on_the_mission_cannot_join_it(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, [row("red", Effect("android")), row("gold", MEDAL)], ["red", "blue"])
    player = table.me
    table.go("red", "blue")
    table.play("apply")
    assert player.ready == ["android"]
    assert player.medals == 1, "the gold row still has the blue ensign"
    assert player.queue == ["red", "blue"]


@pytest.mark.rule("SC-216")
def test_figures_in_the_airlock_are_still_crew(monkeypatch: Patch) -> None:
    each = Effect("per", count="android_crew", max=9, effects=(MEDAL,))
    table = Away(monkeypatch, [row("gold", each), row("red", MEDAL)], ["android", "android", "cadet"])
    player = table.me
    table.go("android", "cadet")
    table.play("apply")
    assert player.medals == 1 + 2


@pytest.mark.rule("SC-217", "SC-218")
def test_the_airlock_empties_into_the_queue_from_the_top_row_down(monkeypatch: Patch) -> None:
    lines = [row("red", MEDAL), row("gold", MEDAL), row("blue", MEDAL)]
    table = Away(monkeypatch, lines, ["yellow", "cadet", "android"], ("red", "blue"))
    player = table.me
    table.carry_out("cadet", "android", "yellow")
    assert player.queue == ["red", "blue", "cadet", "yellow"]
    assert player.ready == []


def test_the_airlock_can_be_emptied_from_the_bottom_row_up(monkeypatch: Patch) -> None:
    monkeypatch.setattr(airlock, "RULINGS", replace(RULINGS, airlock_order="bottom"))
    table = Away(monkeypatch, TWO, ["yellow", "cadet"])
    player = table.me
    table.carry_out("cadet", "yellow")
    assert player.queue == ["yellow", "cadet"]


def test_printed_damage_can_be_made_optional(monkeypatch: Patch) -> None:
    monkeypatch.setattr(airlock, "RULINGS", replace(RULINGS, printed_damage_compulsory=False))
    for answer, damage in (("skip", 3), ("choose 0", 4)):
        table = Away(monkeypatch, [row("red", Effect("damage"), MEDAL), row("blue", MEDAL)], CREW)
        player = table.me
        table.go("red", "cadet")
        table.play("apply", answer)
        assert (player.damage, player.medals) == (damage, 2)


@pytest.mark.rule("SC-219", "SC-220", "SC-221")
def test_the_card_is_kept_and_scores_whether_or_not_a_row_was_applied(monkeypatch: Patch) -> None:
    for answer in ("skip", "apply"):
        table = Away(monkeypatch, TWO, CREW, points=5)
        table.go("red", "blue")
        table.play(answer, answer)
        assert table.state.players[0].missions == [MADE]
        assert MADE not in table.state.missions.discards
        assert RULES.view(table.state, None).ships[0].sheet.missions == 2 * 5


@pytest.mark.rule("SC-222")
def test_a_mission_that_moves_the_ship_is_completed_where_it_was_taken(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, [row("red", MOVE), row("blue", MEDAL)], CREW)
    table.go("red", "cadet")
    table.play("apply", "go brindle")
    assert table.state.players[0].location == "brindle"
    assert table.state.players[0].missions == [MADE]
    assert table.state.planets[HERE].number == 4
    assert table.state.planets["brindle"].number == NUMBERS["brindle"]


@pytest.mark.rule("SC-223")
def test_a_turn_has_one_mission_only(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, [row("red", Effect("jump")), row("blue", MEDAL)], [*CREW, *CREW])
    table.go("red", "cadet")
    table.play("apply", "go ochre")
    assert table.state.turn == 1
    table.play("pass")
    assert "mission" in table.choices, "on the next turn it is possible"


@pytest.mark.rule("SC-225")
def test_a_technology_may_add_effects_but_no_row(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, TWO, CREW, techs=("talisman_red_fleet",))
    player = table.me
    table.go("cadet", "yellow")
    assert table.state.turn == 1
    assert player.ready == ["red", "blue"], "two rows, two figures"
    assert player.markers["fleet"].cell == 1


@pytest.mark.rule("SC-415", "SC-232")
def test_a_mission_closes_in_this_order(monkeypatch: Patch) -> None:
    lines = [row("red", Effect("jump")), row("blue", MEDAL)]
    table = Away(monkeypatch, lines, ["red", "blue_commander"], ("cadet",), techs=("talisman_red_fleet",))
    state, player = table.state, table.me
    for place in ("brindle", "zephyr", "nine_moons"):
        state.planets[place].face_up = False
    state.display[0] = None
    table.go("red", "blue_commander")
    table.play("apply", "go obelisk", "apply", "skip")
    assert table.asked == "sc-ask-order"
    assert player.markers["fleet"].cell == 1, "the talisman came before the order"
    assert player.queue == ["cadet"], "nobody has left the airlock yet"
    assert player.missions == []
    table.play("order 1")
    assert player.queue == ["red", "blue_commander"]
    steps = (
        "sc-row-applied",
        "sc-reacts",
        "sc-called-back",
        "sc-mission-done",
        "sc-new-mission",
        "sc-uprising",
    )
    steps += ("sc-refilled", "sc-at-station")
    assert order(table, *steps) == list(steps)


@pytest.mark.rule("SC-416")
def test_each_row_is_decided_with_the_results_of_those_above_known(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, [row("red", Effect("artifact")), row("blue", MEDAL)], CREW)
    table.go("red", "blue")
    table.play("apply")
    found = engine.asked(table.state)
    assert found is not None and found[1].args["row"] == 2
    assert len(table.me.artifacts) == 1
    assert table.choices == ["apply", "skip"]


@pytest.mark.rule("SC-226", "SC-227")
def test_the_highest_number_comes_here_face_down_and_a_mission_where_it_lay(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, TWO, CREW)
    top = table.state.missions.cards[-1]
    table.carry_out("cadet", "yellow")
    assert table.state.planets[HERE] == Planet(number=4, face_up=False)
    assert table.state.planets["nine_moons"] == Planet(mission=top)


@pytest.mark.rule("SC-226", "SC-228", "SC-230")
def test_numbers_count_down_stay_where_they_are_and_missions_stay_as_many(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, TWO, CREW)
    state = table.state
    missions = sum(planet.mission is not None for planet in state.planets.values())
    for done, came, number in ((HERE, "nine_moons", 4), ("ochre", "zephyr", 3), ("halcyon", "brindle", 2)):
        assert uprising.highest(state) == came, "everybody can see where the next one will be"
        state.planets[done].mission = None
        uprising.next_mission(state, done, Dice(b"x", 1))
        assert state.planets[came].mission is not None
        assert state.planets[done] == Planet(number=number, face_up=False)
        assert sum(planet.mission is not None for planet in state.planets.values()) == missions
    assert state.planets[HERE] == Planet(number=4, face_up=False)
    shown = {spot.id: (spot.number, spot.face_up) for spot in RULES.view(state, 1).spots if spot.number}
    assert shown == {HERE: (4, False), "ochre": (3, False), "halcyon": (2, False), "kettle": (1, True)}


@pytest.mark.rule("SC-229")
def test_a_new_mission_belongs_to_the_ship_that_waited_for_it(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, TWO, [*CREW, *CREW], seats=3)
    state = table.state
    state.players[1].location = state.players[2].location = "nine_moons"
    state.reserved["nine_moons"] = 2
    for player in state.players:
        player.ready = ["red", "yellow", "blue", "cadet", "cadet", "cadet"]
    table.carry_out("cadet", "yellow")
    assert state.planets["nine_moons"].mission is not None
    assert state.turn == 1 and "mission" not in table.choices
    table.play("pass")
    assert state.turn == 2 and "mission" in table.choices


@pytest.mark.rule("SC-231")
def test_without_a_deck_the_discards_serve_and_without_those_no_mission_appears(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, TWO, CREW)
    state = table.state
    state.missions.cards, state.missions.discards = [], ["stargate"]
    table.carry_out("cadet", "yellow")
    assert state.planets["nine_moons"].mission == "stargate"
    assert state.missions.discards == []
    state.planets["ochre"].mission = None
    told = uprising.next_mission(state, "ochre", Dice(b"x", 1))
    assert state.planets["zephyr"] == Planet()
    assert state.planets["ochre"] == Planet(number=3, face_up=False)
    assert [event.key for event in told] == ["sc-no-mission-left"]


def test_hints_tell_who_matches_a_row(monkeypatch: Patch) -> None:
    crew: list[Figure] = ["red", "yellow", "red_commander", "blue_commander", "cadet", "android"]
    table = Away(monkeypatch, TWO, crew)
    table.play("mission")
    found = engine.asked(table.state)
    assert found is not None
    _, *single = found[1].choices
    assert {c.action.figure: c.hint for c in single} == {  # type: ignore[attr-defined]
        "red": "sc-assign-match",
        "yellow": "sc-assign-nothing",
        "red_commander": "sc-assign-twice",
        "blue_commander": "sc-assign-order",
        "cadet": "sc-assign-nothing",
        "android": "sc-assign-android",
    }


@pytest.mark.rule("SC-209", "SC-214")
@pytest.mark.parametrize(
    ("ready", "sent"),
    [
        (["blue", "red", "yellow"], ("red", "blue")),
        (["red_commander", "red", "blue_commander"], ("red", "blue_commander")),
        (["android", "red", "cadet"], ("red", "android")),
        (["yellow", "cadet", "android"], ("android", "cadet")),
        (["red", "red", "cadet"], ("red", "cadet")),
    ],
)
def test_the_crew_that_matches_goes_in_one_move(
    monkeypatch: Patch, ready: list[Figure], sent: tuple[Figure, ...]
) -> None:
    """Ensigns before commanders before androids; where nobody fits, who is missed least."""
    table = Away(monkeypatch, TWO, ready)
    table.play("mission")
    assert table.choices[0] == f"crew {','.join(sent)}"
    table.play(table.choices[0])
    frame = table.state.stack[-1]
    assert isinstance(frame, frames.Airlock) and tuple(frame.figures) == sent
    assert sorted([*table.me.ready, *sent]) == sorted(ready)


@pytest.mark.rule("SC-212")
@pytest.mark.parametrize(
    ("effects", "alone"),
    [
        ([MEDAL, REPAIR], True),
        ([Effect("choose", options=((MEDAL,), (REPAIR,)))], True),
        ([Effect("ambush"), MEDAL], False),
        ([Effect("choose", options=((MEDAL,), (Effect("ambush"),)))], False),
        ([Effect("retreat")], False),
        ([Effect("pay", what="medal"), MEDAL], False),
    ],
)
def test_a_row_applies_itself_where_that_can_only_be_of_use(
    monkeypatch: Patch, effects: list[Effect], alone: bool
) -> None:
    table = Away(monkeypatch, [row("red", *effects), row("blue", MEDAL)], ["red", "blue", "cadet"])
    table.play("mission", "crew red,blue")
    assert table.asked == "sc-ask-row"
    assert (RULES.ordered(table.state, 0) is not None) is alone
    assert RULES.ordered(table.state, 1) is None
    table.me.ask_all = True
    assert RULES.ordered(table.state, 0) is None, "who wants to be asked is asked"


def test_a_row_warns_of_what_cannot_be_skipped(monkeypatch: Patch) -> None:
    optional = Effect("choose", options=((MEDAL,), (Effect("ambush"),)))
    harm = [[Effect("ambush"), MEDAL], [Effect("damage")], [Effect("ambush"), Effect("damage")], [optional]]
    table = Away(monkeypatch, [row("red", *effects) for effects in harm], ["red"] * 4)
    table.go()
    warned = []
    for _ in harm:
        found = engine.asked(table.state)
        assert found is not None
        apply = found[1].choices[0]
        warned.append((apply.hint, apply.args.get("risk")))
        table.play("skip")
    key = "sc-apply-compulsory"
    assert warned == [(key, "ambush"), (key, "damage"), (key, "both"), (None, None)]


def test_a_figure_that_is_the_only_one_left_is_assigned_without_a_question(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, TWO, ["cadet", "cadet"])
    table.play("mission")
    assert table.state.turn == 1


@pytest.mark.rule("SC-210", "SC-265", "SC-281")
def test_trap_at_crooked_moon_with_a_commander(monkeypatch: Patch) -> None:
    """The walk-through: a jump, an ambush and a fight twice over, a full hold, and who goes where."""
    table = Away(monkeypatch, [], ["red", "yellow_commander", "android"], ("blue",))
    state, player = table.state, table.me
    state.planets[HERE].mission = "crooked_moon"
    player.damage, player.artifacts = 5, ["red_blue", "red_blue"]
    state.pirates.cards += ["purple_medal", "green_medal"]
    state.artifacts.cards += ["yellow_blue"]
    state.players[1].location = HERE
    table.go("red", "yellow_commander", "android")

    table.play("apply", "go pemberton_rest")
    assert state.reserved[HERE] == 1, "the old planet goes to the ship that is still there"
    table.play("apply")
    green = query.route_of_colour(state, "pemberton_rest", "green")
    assert green is not None and state.routes[green] == "green_medal"
    table.play("fight obelisk")
    assert (player.damage, player.medals) == (6, 2)
    assert table.asked == "sc-ask-stow"
    table.play("discard red_blue")
    table.play("discard red_blue")
    assert (player.artifacts, player.pirates) == (["yellow_blue"], ["green_medal"])
    assert player.medals == 3, "the row's own medal"

    assert table.asked == "sc-ask-again"
    table.play("again")
    purple = query.route_of_colour(state, "pemberton_rest", "purple")
    assert purple is not None and state.routes[purple] == "purple_medal"
    table.play("skip")
    assert player.medals == 4

    table.play("apply")
    while state.turn == 0:
        table.play(table.choices[-1])
    assert player.markers["pirates"].cell == 2
    assert player.queue == ["blue", "red", "yellow_commander"]
    assert player.ready == []
    assert player.missions == ["crooked_moon"]
    assert state.planets[HERE] == Planet(number=4, face_up=False)
    assert state.planets["nine_moons"].mission is not None


def test_a_mission_survives_being_saved_in_the_middle(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, [row("red", MOVE), row("blue", MOVE)], CREW)
    table.go("red", "blue")
    table.play("apply")
    table.state = saved.load(saved.dump(table.state), type(table.state))
    table.play("skip", "apply", "skip")
    assert table.state.turn == 1
    assert not any(isinstance(frame, frames.Airlock) for frame in table.state.stack)
