"""Technologies and events the rulebook explains, each as it is printed in the data (section 40)."""

from __future__ import annotations

import pytest

from rules.starship_captains import query, scoring
from rules.starship_captains.components import EVENTS, MISSIONS, TECHS, Effect, Mission, Row
from rules.starship_captains.state import Marker
from tests.rules.starship_captains.space import IDOL, SPIRAL, WHISTLE, calm, fill, station
from tests.rules.starship_captains.table import Table
from tests.rules.starship_captains.techkit import PLANET, Cards, carry_out, install_matching, put

HOME = "home_station"


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> Cards:
    return Cards(monkeypatch)


@pytest.fixture
def table() -> Table:
    return calm()


def mission(monkeypatch: pytest.MonkeyPatch, *rows: Row) -> str:
    """A mission of the test's own, to show what a tech does in it."""
    monkeypatch.setitem(MISSIONS, "probe", Mission("probe", {}, {}, 1, rows))
    return "probe"


# Tech bonuses


@pytest.mark.rule("SC-383")
def test_wormhole_generator_turns_its_own_move_into_a_jump(table: Table, cards: Cards) -> None:
    install_matching(table, cards, "wormhole_generator", "move")
    assert table.asked == "sc-ask-jump"
    assert len(table.choices) == 1 + len(table.state.planets), "anywhere but here, or nowhere"
    far = next(place for place in table.state.planets if place not in query.neighbours(table.state, HOME))
    table.play(f"go {far}")
    assert table.me.location == far
    assert table.asked == "sc-ask-turn"


@pytest.mark.rule("SC-383")
def test_wormhole_generator_changes_the_bonuses_of_other_cards(table: Table, cards: Cards) -> None:
    put(table, "wormhole_generator", 5)
    install_matching(table, cards, cards("later", n="move"), "move")
    assert table.asked == "sc-ask-jump"
    table.play("skip")
    table.effects(Effect("move"))
    assert table.asked == "sc-ask-move", "a move that is no tech bonus stays one"


@pytest.mark.rule("SC-391")
def test_repair_bots_repair_twice_and_may_repair_once(table: Table, cards: Cards) -> None:
    install_matching(table, cards, "repair_bots", "repair")
    table.play("repair hold", "repair hold")
    assert (table.asked, table.me.damage) == ("sc-ask-turn", 1)


@pytest.mark.rule("SC-391")
def test_repair_bots_need_not_repair_twice(table: Table, cards: Cards) -> None:
    put(table, "repair_bots", 5)
    install_matching(table, cards, cards("later", n="repair"), "repair")
    table.play("repair hold", "skip")
    assert (table.asked, table.me.damage) == ("sc-ask-turn", 2)


@pytest.mark.rule("SC-394")
def test_training_holovisor_changes_its_own_bonus(table: Table, cards: Cards) -> None:
    passive = TECHS["training_holovisor"].passive
    assert passive is not None
    install_matching(table, cards, "training_holovisor", "medal")
    assert table.me.medals == 1 + passive.effects[0].n
    assert table.asked == "sc-ask-free-training"
    table.play("train cadet yellow")
    assert (table.me.ready.count("cadet"), table.me.ready.count("yellow")) == (0, 2)
    assert table.me.medals == 1 + passive.effects[0].n, "the training is free"


@pytest.mark.rule("SC-394")
def test_training_holovisor_changes_medals_of_tech_bonuses_alone(table: Table, cards: Cards) -> None:
    put(table, "training_holovisor", 5)
    table.effects(Effect("medal"))
    assert (table.asked, table.me.medals) == ("sc-ask-turn", 2)
    install_matching(table, cards, cards("later", n="medal"), "medal")
    assert table.asked == "sc-ask-free-training"


# The hold


@pytest.mark.rule("SC-384")
def test_hyperlockers_hold_cargo_and_no_damage(table: Table) -> None:
    passive = TECHS["hyperlockers"].passive
    assert passive is not None
    free = query.free_slots(table.state, 0)
    player = put(table, "hyperlockers")
    assert query.free_slots(table.state, 0) == free + passive.n > free
    player.damage = 8
    assert query.free_slots(table.state, 0) == passive.n
    table.effects(Effect("damage"))
    assert (player.damage, query.overdamage(player)) == (9, 1)
    assert query.free_slots(table.state, 0) == passive.n


@pytest.mark.rule("SC-385")
def test_hyperlockers_keep_cargo_under_overdamage(table: Table) -> None:
    player = put(table, "hyperlockers")
    fill(table, IDOL, damage=9)
    table.effects(Effect("damage", 2))
    assert (player.damage, player.artifacts) == (11, [IDOL])
    table.effects(Effect("artifact"))
    assert len(player.artifacts) == 2, "and take more"


@pytest.mark.rule("SC-386")
def test_cargo_is_rescued_into_hyperlockers_before_damage(table: Table) -> None:
    player = put(table, "hyperlockers")
    fill(table, IDOL, SPIRAL, damage=6)
    table.effects(Effect("damage", 2))
    assert (table.asked, player.damage, len(player.artifacts)) == ("sc-ask-turn", 8, 2)


@pytest.mark.rule("SC-386")
def test_cargo_that_fits_no_locker_is_crushed(table: Table) -> None:
    put(table, "hyperlockers")
    fill(table, *[IDOL] * query.lockers(table.state, 0), SPIRAL, damage=7)
    table.effects(Effect("damage"))
    assert table.asked == "sc-ask-crush"


@pytest.mark.rule("SC-387")
def test_with_the_whole_hold_damaged_locker_cargo_is_not_crushed(table: Table) -> None:
    player = put(table, "hyperlockers")
    fill(table, IDOL, "green_medal", damage=8)
    table.effects(Effect("damage"))
    assert table.asked == "sc-ask-turn"
    assert (query.overdamage(player), player.artifacts, player.pirates) == (1, [IDOL], ["green_medal"])


# Moves


@pytest.mark.rule("SC-388")
def test_superaccumulator_repairs_instead_of_moving_move_by_move(table: Table) -> None:
    player = put(table, "superaccumulator")
    there = next(iter(query.neighbours(table.state, HOME)))
    table.play("room helm red", "repair hold")
    assert (player.damage, player.location) == (2, HOME)
    table.play(f"go {there}")
    assert (player.damage, player.location, table.state.turn) == (2, there, 1)


@pytest.mark.rule("SC-388")
def test_superaccumulator_repairs_instead_of_jumping(table: Table) -> None:
    player = put(table, "superaccumulator")
    table.effects(Effect("jump"))
    table.play("repair r2c1")
    assert (table.asked, player.slots[2].damaged, player.location) == ("sc-ask-turn", False, HOME)


@pytest.mark.rule("SC-401")
def test_auxiliary_engine_adds_a_move_once_a_turn(table: Table) -> None:
    player = put(table, "auxiliary_engine")
    table.play("room helm red", "use auxiliary_engine")
    for _ in range(3):
        assert table.asked == "sc-ask-move"
        table.play(table.choices[0])
    assert table.state.turn == 1
    assert player.used == ["auxiliary_engine"]


@pytest.mark.rule("SC-401")
def test_auxiliary_engine_does_not_answer_to_a_jump(table: Table) -> None:
    put(table, "auxiliary_engine")
    table.effects(Effect("jump"))
    assert table.asked == "sc-ask-jump"


# After missions


SYMBOLS = getattr(TECHS["nian_transmitter"].trigger, "needs_symbol", ())


@pytest.mark.rule("SC-390")
@pytest.mark.parametrize("shown", [*SYMBOLS, "jump"])
def test_nian_transmitter_answers_to_what_the_mission_shows(
    table: Table, monkeypatch: pytest.MonkeyPatch, shown: str
) -> None:
    """The row is not applied, and yet it shows."""
    player = put(table, "nian_transmitter")
    steps = TECHS["nian_transmitter"].effects[0].n if shown in SYMBOLS else 0
    row = Row("red", (Effect("train"), Effect(shown)))  # type: ignore[arg-type]
    carry_out(table, mission(monkeypatch, row), "red")
    table.play("skip")
    assert player.markers["pirates"].cell == steps


TALISMANS = [
    ("talisman_red_fleet", "red", "fleet"),
    ("talisman_blue_androids", "blue", "androids"),
    ("talisman_yellow_pirates", "yellow", "pirates"),
]


@pytest.mark.rule("SC-392", "SC-393")
@pytest.mark.parametrize(("card", "colour", "faction"), TALISMANS)
def test_a_talisman_answers_once_to_rows_of_its_colour(
    table: Table, monkeypatch: pytest.MonkeyPatch, card: str, colour: str, faction: str
) -> None:
    """Two such rows, none of them applied: a cadet matches nothing."""
    player = put(table, card)
    rows = [Row(colour, (Effect("medal"),))] * 2  # type: ignore[arg-type]
    carry_out(table, mission(monkeypatch, *rows), "cadet", "cadet")
    assert player.medals == 1
    assert {name: marker.cell for name, marker in player.markers.items() if marker.cell} == {
        faction: TECHS[card].effects[0].n
    }


@pytest.mark.rule("SC-392")
@pytest.mark.parametrize(("card", "colour", "faction"), TALISMANS)
def test_a_talisman_is_silent_without_its_colour(
    table: Table, monkeypatch: pytest.MonkeyPatch, card: str, colour: str, faction: str
) -> None:
    player = put(table, card)
    other = "yellow" if colour != "yellow" else "red"
    carry_out(table, mission(monkeypatch, Row(other, (Effect("medal"),))), other)  # type: ignore[arg-type]
    table.play("apply")
    assert player.medals == 2
    assert all(marker.cell == 0 for marker in player.markers.values())


# Tracks and events


@pytest.mark.rule("SC-395")
def test_universal_translator_converts_an_advance_as_a_whole(table: Table, cards: Cards) -> None:
    player = put(table, "universal_translator")
    for faction in ("fleet", "androids", "pirates"):
        cards.track(table, faction, {})  # type: ignore[arg-type]
    table.effects(Effect("advance", 2, faction="androids"))
    assert table.choices == ["advance androids", "advance fleet", "advance pirates", "skip"]
    table.play("advance pirates")
    assert table.asked == "sc-ask-turn"
    assert [player.markers[faction].cell for faction in ("fleet", "androids", "pirates")] == [0, 0, 2]


@pytest.mark.rule("SC-397")
def test_directive_12_comes_before_the_token(table: Table) -> None:
    table.state.events["fleet"] = "directive_12"
    table.state.tokens[HOME] = 0
    table.play("room repair cadet", "skip")
    assert table.asked == "sc-ask-choose"
    table.play("choose 0")
    assert table.asked == "sc-ask-advance"
    assert table.state.tokens[HOME] == 0, "the token is still being used"


@pytest.mark.rule("SC-397")
def test_explosive_escalation_comes_before_the_token(table: Table) -> None:
    table.state.events["pirates"] = "explosive_escalation"
    table.state.events["fleet"] = "lost_luggage"
    station(table, PLANET, "pirate_station")
    player = table.state.players[0]
    player.location = PLANET
    table.play("room repair cadet", "skip", "apply")
    assert table.asked == "sc-ask-place-pirate"
    free = [choice for choice in table.choices if PLANET in choice]
    table.play(*free[:2])
    assert player.artifacts == [], "the token's artifacts wait"
    assert table.asked == "sc-ask-fight"
    table.play("skip", "skip")
    assert (len(player.artifacts), table.state.tokens["pirate_station"]) == (2, 2)


@pytest.mark.rule("SC-398")
def test_word_of_honour_moves_markers_back_without_bonuses(table: Table, cards: Cards) -> None:
    table.state.events["pirates"] = "word_of_honour"
    player = table.state.players[0]
    for faction in ("fleet", "androids"):
        cards.track(table, faction, {cell: (Effect("medal"),) for cell in range(12)})  # type: ignore[arg-type]
    player.markers["fleet"], player.markers["androids"] = Marker(4), Marker(0, laps=1)
    table.effects(Effect("event", faction="pirates"))
    table.play("apply")
    back = next(e.n for e in EVENTS["word_of_honour"].effects if (e.do, e.faction) == ("retreat", "fleet"))
    assert (player.markers["fleet"].cell, player.markers["androids"]) == (4 - back, Marker(0, laps=1))
    assert player.medals == 1


@pytest.mark.rule("SC-399")
def test_artifacts_laid_on_rooms_do_not_score(table: Table) -> None:
    player = put(table, "smugglers_bar")
    put(table, "hyperlockers", 1)
    fill(table, IDOL, SPIRAL)
    before = scoring.sheet(table.state, 0).artifacts
    free = query.free_slots(table.state, 0)
    table.effects(Effect("event", faction="androids"))
    assert table.asked == "sc-ask-lay", "no slot is empty, so there is no tech to take"
    assert table.choices == [f"lay {IDOL} smugglers_bar", f"lay {SPIRAL} smugglers_bar", "skip"]
    table.play(f"lay {IDOL} smugglers_bar")
    assert (player.artifacts, player.slots[0].artifact) == ([SPIRAL], IDOL)
    assert scoring.sheet(table.state, 0).artifacts == before - 1, "half a point less"
    assert query.free_slots(table.state, 0) == free + 1


@pytest.mark.rule("SC-399")
def test_a_room_with_an_artifact_takes_crew_of_any_colour(table: Table) -> None:
    player = put(table, "smugglers_bar")
    player.ready.append("android")
    assert [c for c in table.choices if "smugglers_bar" in c] == ["room smugglers_bar yellow"]
    player.slots[0].artifact = IDOL
    crew = [c.split()[-1] for c in table.choices if c.startswith("room smugglers_bar")]
    assert sorted(crew) == ["blue", "cadet", "red", "yellow"]


@pytest.mark.rule("SC-399")
def test_one_artifact_a_room_and_none_is_a_must(table: Table) -> None:
    player = put(table, "smugglers_bar")
    fill(table, IDOL, SPIRAL)
    table.effects(Effect("lay_artifact", 2))
    table.play(f"lay {IDOL} smugglers_bar")
    assert table.asked == "sc-ask-turn"
    put(table, "taunting_beacon", 1)
    table.effects(Effect("lay_artifact"))
    table.play("skip")
    assert (player.artifacts, player.slots[1].artifact) == ([SPIRAL], None)


@pytest.mark.rule("SC-399")
def test_no_more_artifacts_are_laid_than_the_card_says(table: Table) -> None:
    put(table, "smugglers_bar", 0)
    put(table, "taunting_beacon", 1)
    fill(table, IDOL, SPIRAL)
    table.effects(Effect("lay_artifact"))
    table.play(f"lay {IDOL} taunting_beacon")
    assert table.asked == "sc-ask-turn"


@pytest.mark.rule("SC-400")
def test_the_artifact_goes_with_its_room(table: Table, cards: Cards) -> None:
    player = put(table, cards.room(Effect("discard_self"), Effect("medal")))
    player.slots[0].artifact = SPIRAL
    table.state.artifacts.cards.remove(SPIRAL)
    table.play("room blue_room yellow")
    assert (player.slots[0].tech, player.slots[0].artifact) == (None, None)
    assert table.state.artifacts.discards == [SPIRAL]
    assert player.artifacts == []


# Omegas


@pytest.mark.rule("SC-396")
@pytest.mark.parametrize(
    ("cargo", "points"),
    [([], 0), ([IDOL], 2), ([IDOL, IDOL], 2), ([IDOL, SPIRAL], 4), ([IDOL, SPIRAL, WHISTLE, WHISTLE], 6)],
)
def test_artifact_blueprints_score_kinds(table: Table, cargo: list[str], points: int) -> None:
    put(table, "artifact_blueprints")
    fill(table, *cargo)
    assert scoring.sheet(table.state, 0).omegas == 2 * points


@pytest.mark.rule("SC-402")
def test_wanted_list_scores_captured_pirates_besides_their_own_points(table: Table) -> None:
    put(table, "wanted_list")
    fill(table, "green_medal", "purple_medal", "yellow_android")
    sheet = scoring.sheet(table.state, 0)
    assert (sheet.omegas, sheet.pirates) == (2 * 3, 2 * 3)
