"""Cards the rulebook names and explains, each as it is printed in the data (section 40)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from rules.starship_captains import costs, query, scoring
from rules.starship_captains.components import EVENTS, MISSIONS, TECHS, Effect, Mission, Row
from rules.starship_captains.state import Marker
from tests.rules.starship_captains.space import IDOL, SPIRAL, WHISTLE, calm, fill, pirate, station
from tests.rules.starship_captains.table import Table
from tests.rules.starship_captains.techkit import PLANET, Cards, carry_out, install_matching, put

HOME = "home_station"


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> Cards:
    return Cards(monkeypatch)


@pytest.fixture
def table() -> Table:
    return calm()


def every(effects: Iterable[Effect]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        yield from every(effect.effects)
        for option in effect.options:
            yield from every(option)


def mission(monkeypatch: pytest.MonkeyPatch, *rows: Row) -> str:
    """A mission of the test's own, to show what a tech does in it."""
    monkeypatch.setitem(MISSIONS, "probe", Mission("probe", {}, {}, 1, rows))
    return "probe"


def skip_all(table: Table) -> None:
    while table.asked not in ("sc-ask-turn", "sc-ask-only-pass"):
        table.play("skip")


def row_of(table: Table, name: str, do: str, figures: list[str]) -> None:
    """Carry out that mission, ignore its rows down to the first that shows the effect, and apply that."""
    carry_out(table, name, *figures)
    for row in MISSIONS[name].rows:
        if any(effect.do == do for effect in every(row.effects)):
            table.play("apply")
            return
        table.play("skip")


def androids(name: str) -> list[str]:
    """A crew that can apply every row."""
    return ["android"] * len(MISSIONS[name].rows)


# Missions


@pytest.mark.rule("SC-373")
def test_android_library(table: Table) -> None:
    draw = next(e for row in MISSIONS["android_library"].rows for e in row.effects if e.do == "draw_tech")
    top = table.state.techs.cards[: -draw.n - 1 : -1]
    row_of(table, "android_library", "draw_tech", androids("android_library"))
    assert table.choices == [*(f"take {card}" for card in top), "skip"]
    table.play(f"take {top[1]}", "install r1c1")
    assert table.me.slots[0].tech == top[1]
    assert table.state.techs.discards == [card for card in top if card != top[1]]


@pytest.mark.rule("SC-373")
def test_android_library_need_not_be_used(table: Table) -> None:
    row_of(table, "android_library", "draw_tech", androids("android_library"))
    table.play("skip")
    assert len(table.state.techs.discards) > 1
    assert query.empty_slots(table.me) == [0, 1]


@pytest.mark.rule("SC-374")
def test_stargate_puts_the_missions_back_in_their_order(table: Table) -> None:
    before = list(table.state.missions.cards)
    row_of(table, "stargate", "peek_missions", androids("stargate"))
    seen = table.state.stack[-1].cards  # type: ignore[union-attr]
    assert seen == before[: -len(seen) - 1 : -1]
    assert len(seen) > 1
    table.play("apply")
    assert table.state.missions.cards == before


@pytest.mark.rule("SC-375")
def test_collective_mind_counts_the_androids_on_this_very_mission(table: Table, cards: Cards) -> None:
    name = "collective_mind_repair"
    cards.track(table, "androids", {})
    counting = next(e for row in MISSIONS[name].rows for e in row.effects if e.do == "per")
    assert counting.count == "android_crew"
    row_of(table, name, "per", androids(name))
    crew = len(MISSIONS[name].rows)
    assert table.state.players[0].ready == []
    assert query.crew(table.state, 0).count("android") == crew
    steps = min(crew, counting.max) * counting.effects[0].n
    assert table.state.players[0].markers["androids"].cell == steps > 1


@pytest.mark.rule("SC-376")
@pytest.mark.parametrize("take", [True, False])
def test_theft_of_secret_plans(table: Table, take: bool) -> None:
    name = named("Theft of secret plans")
    top = list(reversed(table.state.omegas.cards))
    row_of(table, name, "draw_omega", androids(name))
    drawn = [choice.removeprefix("take ") for choice in table.choices[:-1]]
    assert drawn == top[: len(drawn)]
    assert len(drawn) > 1
    table.play(*([f"take {drawn[0]}", "install r1c1"] if take else ["skip"]))
    assert table.state.omegas.discards == (drawn[1:] if take else drawn)
    assert table.state.players[0].slots[0].tech == (drawn[0] if take else None)


def named(name: str) -> str:
    return next(mission.id for mission in MISSIONS.values() if mission.name["en"] == name)


@pytest.mark.rule("SC-376", "SC-179")
def test_omega_megacomputer(table: Table) -> None:
    player = put(table, "omega_megacomputer")
    drawn = list(reversed(table.state.omegas.cards))[: TECHS["omega_megacomputer"].effects[-1].n]
    table.play("room omega_megacomputer blue")
    assert table.state.techs.discards == ["omega_megacomputer"]
    assert table.choices == [*(f"take {card}" for card in drawn), "skip"]
    table.play(f"take {drawn[2]}", "install r1c1")
    assert player.slots[0].tech == drawn[2]
    assert table.state.omegas.discards == [card for card in drawn if card != drawn[2]]


@pytest.mark.rule("SC-377")
def test_only_two_cards_use_the_omega_deck() -> None:
    missions = {m.id: [e for row in m.rows for e in every(row.effects)] for m in MISSIONS.values()}
    techs = {tech.id: list(every(tech.effects)) for tech in TECHS.values()}
    events = {event.id: list(every(event.effects)) for event in EVENTS.values()}
    users = [
        name
        for name, effects in (missions | techs | events).items()
        if any(e.do == "draw_omega" for e in effects)
    ]
    assert users == [named("Theft of secret plans"), "omega_megacomputer"]


@pytest.mark.rule("SC-377")
def test_the_omega_deck_is_made_anew_from_its_discards(table: Table) -> None:
    put(table, "omega_megacomputer")
    table.state.omegas.cards, table.state.omegas.discards = ["wanted_list"], ["grand_tour", "gold_standard"]
    table.play("room omega_megacomputer blue")
    assert table.choices[0] == "take wanted_list"
    assert sorted(table.choices[1:-1]) == ["take gold_standard", "take grand_tour"]


# The Holodeck


@pytest.mark.rule("SC-378")
def test_what_the_holodeck_copies_counts_as_printed_on_it(table: Table, cards: Cards) -> None:
    player = put(table, "holodeck")
    put(table, cards.room(Effect("move"), colour="red"), seat=1)
    table.play("room holodeck blue", "take red_room")
    assert table.asked == "sc-ask-move"
    assert table.state.stack[-1].source == "holodeck"  # type: ignore[union-attr]
    assert player.queue[-1] == "blue"
    skip_all(table)
    assert [player.slots[0].tech, table.state.players[1].slots[0].tech] == ["holodeck", "red_room"]


@pytest.mark.rule("SC-378")
def test_the_holodeck_copies_rooms_of_any_ship_but_not_itself(table: Table) -> None:
    put(table, "holodeck", 0)
    put(table, "smugglers_bar", 1)
    put(table, "tincan_workshop", 0, seat=1)
    put(table, "hyperlockers", 1, seat=1)
    table.play("room holodeck blue")
    assert table.choices == ["take smugglers_bar", "take tincan_workshop", "skip"]
    table.play("skip")
    assert table.state.turn == 1


@pytest.mark.rule("SC-378")
def test_a_holodeck_alone_copies_nothing(table: Table) -> None:
    put(table, "holodeck")
    table.play("room holodeck blue")
    assert table.state.turn == 1
    assert table.told("sc-nothing-to-copy")


@pytest.mark.rule("SC-379")
def test_the_holodeck_discards_itself_when_it_copies_a_single_use_room(table: Table, cards: Cards) -> None:
    player = put(table, "holodeck", 0)
    put(table, cards.room(Effect("discard_self"), Effect("medal", 2), colour="yellow"), 1)
    table.play("room holodeck blue", "take yellow_room")
    assert [slot.tech for slot in player.slots[:2]] == [None, "yellow_room"]
    assert table.state.techs.discards == ["holodeck"]
    assert player.medals == 3


# Fights and damage


@pytest.mark.rule("SC-380")
def test_quantum_torpedoes_may_fight_just_one_pirate(table: Table) -> None:
    player = put(table, "quantum_torpedoes")
    first, second = list(query.neighbours(table.state, HOME))[:2]
    pirate(table, HOME, first, "green_android")
    pirate(table, HOME, second, "purple_android")
    table.play("room quantum_torpedoes yellow", f"fight {second}")
    assert {f"fight {first}", "skip"} <= set(table.choices)
    table.play("skip")
    assert player.pirates == ["purple_android"]


@pytest.mark.rule("SC-380")
def test_quantum_torpedoes_fight_one_pirate_after_another(table: Table) -> None:
    player = put(table, "quantum_torpedoes")
    around = list(query.neighbours(table.state, HOME))
    for to, token in zip(around, ("green_android", "purple_android", "yellow_android"), strict=True):
        pirate(table, HOME, to, token)  # type: ignore[arg-type]
    table.play("room quantum_torpedoes yellow", f"fight {around[0]}", f"fight {around[1]}")
    assert player.pirates == ["green_android", "purple_android"]
    assert player.damage == 5


@pytest.mark.rule("SC-381")
def test_armoured_hull_gives_up_a_pirate_for_damage(table: Table) -> None:
    player = put(table, "armoured_hull")
    fill(table, "green_medal")
    table.effects(Effect("damage", 2))
    assert table.choices == ["use armoured_hull", "skip"]
    table.play("use armoured_hull", "pay green_medal")
    assert (player.damage, player.pirates) == (3, [])
    assert table.state.pirates.discards == ["green_medal"]


@pytest.mark.rule("SC-381")
def test_armoured_hull_cannot_give_up_the_pirate_being_fought(table: Table) -> None:
    player = put(table, "armoured_hull")
    foe = next(iter(query.neighbours(table.state, HOME)))
    pirate(table, HOME, foe, "green_android")
    table.play("room weapons yellow", f"fight {foe}")
    assert (player.damage, player.pirates) == (4, ["green_android"])


@pytest.mark.rule("SC-381")
def test_armoured_hull_may_give_up_another_pirate_in_a_fight(table: Table) -> None:
    player = put(table, "armoured_hull")
    fill(table, "purple_medal")
    foe = next(iter(query.neighbours(table.state, HOME)))
    pirate(table, HOME, foe, "green_android")
    table.play("room weapons yellow", f"fight {foe}", "use armoured_hull")
    assert table.choices == ["pay purple_medal", "skip"]
    table.play("pay purple_medal")
    assert (player.damage, player.pirates) == (3, ["green_android"])


@pytest.mark.rule("SC-389")
@pytest.mark.parametrize("effect", [Effect("damage", 2), Effect("move", 2)])
def test_stealth_coating_stops_the_first_damage_of_a_mission(
    table: Table, monkeypatch: pytest.MonkeyPatch, effect: Effect
) -> None:
    """Printed on the mission, or caused by an effect of it; only the first."""
    player = put(table, "stealth_coating")
    there = next(iter(query.neighbours(table.state, PLANET)))
    pirate(table, PLANET, there)
    carry_out(table, mission(monkeypatch, Row("red", (effect,))), "red")
    table.play("apply")
    if effect.do == "move":
        table.play(f"go {there}")
        assert player.damage == 3
        table.play(f"go {PLANET}")
    assert player.damage == 4


@pytest.mark.rule("SC-389")
def test_stealth_coating_works_in_every_mission_and_only_there(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = put(table, "stealth_coating")
    table.effects(Effect("damage"))
    assert player.damage == 4, "no mission, no cover"
    name = mission(monkeypatch, Row("red", (Effect("damage"),)))
    for _ in range(2):
        table.state.turn = table.state.stack[0].seat = 0
        carry_out(table, name, "red")
        table.play("apply")
        assert player.damage == 4


# Paying


@pytest.mark.rule("SC-382")
@pytest.mark.parametrize(
    ("gallery", "cargo"), [("artifact_gallery", IDOL), ("trophy_gallery", "green_medal")]
)
def test_galleries_pay_in_place_of_medals_and_never_become_medals(
    table: Table, gallery: str, cargo: str
) -> None:
    player = put(table, gallery)
    fill(table, cargo, cargo)
    player.medals = 0
    assert not any("medal" in choice for choice in table.choices if not choice.startswith("train"))
    table.play(f"train cadet red pay={cargo}")
    assert player.medals == 0
    assert [*player.artifacts, *player.pirates] == [cargo]
    assert "red" in player.ready
    assert costs.payments(table.state, 0, 3) == [], "one piece is one medal"


@pytest.mark.rule("SC-382")
@pytest.mark.parametrize(
    ("gallery", "other"), [("artifact_gallery", "green_medal"), ("trophy_gallery", IDOL)]
)
def test_each_gallery_takes_its_own_kind(table: Table, gallery: str, other: str) -> None:
    put(table, gallery).medals = 0
    fill(table, other, other, other)
    assert costs.payments(table.state, 0, 1) == []


@pytest.mark.rule("SC-382")
def test_galleries_mix_with_medals_for_a_promotion(table: Table) -> None:
    player = put(table, "artifact_gallery")
    fill(table, IDOL, SPIRAL)
    table.play(f"promote red pay={IDOL},{SPIRAL}")
    assert (player.medals, player.artifacts) == (0, [])
    assert "red_commander" in player.ready


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
