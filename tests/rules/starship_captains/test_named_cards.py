"""Cards the rulebook names and explains, each as it is printed in the data (section 40)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from rules.starship_captains import costs, query
from rules.starship_captains.components import EVENTS, MISSIONS, TECHS, Effect, Mission, Row
from tests.rules.starship_captains.space import IDOL, SPIRAL, calm, fill, pirate
from tests.rules.starship_captains.table import Table
from tests.rules.starship_captains.techkit import PLANET, Cards, carry_out, put

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
