"""Technologies: their types, research, and cards drawn to choose from (sections 19 and 20)."""

from __future__ import annotations

import pytest

from rules.starship_captains import query, research, scoring
from rules.starship_captains.components import TECHS, Effect, Passive, Trigger
from rules.starship_captains.state import TechSlot
from tests.rules.starship_captains.space import IDOL, SPIRAL, WHISTLE, calm, fill, ruled
from tests.rules.starship_captains.table import Table
from tests.rules.starship_captains.techkit import Cards, put

RESEARCH = Effect("research")


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> Cards:
    return Cards(monkeypatch)


@pytest.fixture
def table() -> Table:
    return calm()


def taken(table: Table) -> list[str]:
    """What may be taken now."""
    return [text.removeprefix("take ") for text in table.choices if text.startswith("take ")]


def fill_slots(table: Table, cards: Cards) -> None:
    for slot in range(6):
        put(table, cards(f"full_{slot}"), slot)


# Types


@pytest.mark.rule("SC-178")
def test_a_room_tech_is_one_more_room_of_its_colour(table: Table, cards: Cards) -> None:
    put(table, cards.room(Effect("medal", 2), colour="yellow"))
    table.refuses("room yellow_room blue")
    table.refuses("room yellow_room cadet")
    medals = table.me.medals
    table.play("room yellow_room yellow")
    assert table.state.players[0].medals == medals + 2
    assert table.state.players[0].queue[-1] == "yellow"


@pytest.mark.rule("SC-178")
def test_a_room_tech_can_be_activated_with_artifacts(table: Table, cards: Cards) -> None:
    put(table, cards.room(Effect("medal"), colour="yellow"))
    fill(table, IDOL, WHISTLE, SPIRAL)
    table.refuses(f"artifacts yellow_room {SPIRAL},{WHISTLE}")
    table.play(f"artifacts yellow_room {IDOL},{WHISTLE}")
    assert table.state.players[0].medals == 2


@pytest.mark.rule("SC-179")
def test_a_single_use_room_leaves_its_slot_empty(table: Table, cards: Cards) -> None:
    player = put(table, cards.room(Effect("discard_self"), Effect("medal", 3)))
    table.play("room blue_room blue")
    assert player.medals == 4
    assert player.slots[0] == TechSlot()
    assert table.state.techs.discards == ["blue_room"]
    assert 0 in query.empty_slots(player)


@pytest.mark.rule("SC-180")
def test_an_ability_works_by_itself_and_takes_no_crew(table: Table, cards: Cards) -> None:
    player = put(table, cards(trigger=Trigger("on_pass"), effects=(Effect("medal"),)))
    assert not any("probe" in text for text in table.choices)
    ready = list(player.ready)
    table.play("pass")
    assert (player.medals, player.ready) == (2, ready)


@pytest.mark.rule("SC-180")
def test_an_ability_waits_for_its_condition(table: Table, cards: Cards) -> None:
    player = put(table, cards(trigger=Trigger("on_pass"), effects=(Effect("medal"),)))
    table.play("room repair cadet", "skip")
    assert player.medals == 1


@pytest.mark.rule("SC-181")
def test_an_omega_takes_a_slot_and_scores_at_the_end(table: Table) -> None:
    table.state.display[5] = "wanted_list"
    fill(table, "green_medal", "yellow_android")
    table.play("room science blue", "take wanted_list", "install r1c1")
    player = table.state.players[0]
    assert player.slots[0].tech == "wanted_list"
    assert query.empty_slots(player) == [1]
    assert scoring.sheet(table.state, 0).omegas == 2 * 2
    assert "wanted_list" not in query.rooms(player)


@pytest.mark.rule("SC-183")
def test_abilities_work_for_their_owner_alone(table: Table, cards: Cards) -> None:
    put(table, cards(trigger=Trigger("on_pass"), effects=(Effect("medal"),)), seat=1)
    table.play("pass")
    assert [player.medals for player in table.state.players] == [1, 1]
    table.play("pass")
    assert table.state.players[1].medals > 1


@pytest.mark.rule("SC-183")
def test_a_standing_change_is_its_owners_alone(table: Table, cards: Cards) -> None:
    put(table, cards(passive=Passive("extra_hold_slots", n=4)), seat=1)
    assert query.free_slots(table.state, 1) == query.free_slots(table.state, 0) + 4


# Research


@pytest.mark.rule("SC-184")
def test_science_takes_a_tech_or_an_omega_into_an_empty_slot(table: Table) -> None:
    shown = list(table.state.display)
    assert len(shown) == 8
    assert TECHS[str(shown[7])].type == "omega"
    table.play("room science blue")
    assert taken(table) == shown
    table.play(f"take {shown[2]}")
    assert table.choices == ["install r1c1", "install r1c2"]
    table.play("install r1c2")
    assert table.state.players[0].slots[1].tech == shown[2]


@pytest.mark.rule("SC-184")
def test_research_takes_one_card(table: Table) -> None:
    table.state.display[:] = ["medal_cabinet"] * 8
    table.effects(RESEARCH)
    table.play("take medal_cabinet", "install r1c1")
    while table.asked != "sc-ask-turn":
        assert table.asked != "sc-ask-research"
        table.play("skip")
    assert [slot.tech for slot in table.me.slots].count("medal_cabinet") == 1


@pytest.mark.rule("SC-185", "SC-201")
def test_a_slot_with_damage_or_a_card_is_not_empty(table: Table, cards: Cards) -> None:
    player = put(table, cards("full"), 0)
    assert [slot.damaged for slot in player.slots] == [False, False, True, True, True, True]
    player.slots[2].damaged = False
    table.state.display[0] = cards()
    table.effects(RESEARCH)
    table.play("take probe")
    assert table.choices == ["install r1c2", "install r2c1"]
    table.refuses("install r1c1")
    table.refuses("install r2c2")


@pytest.mark.rule("SC-186")
def test_without_an_empty_slot_research_does_nothing(table: Table, cards: Cards) -> None:
    fill_slots(table, cards)
    shown, slots = list(table.state.display), list(table.me.slots)
    table.effects(RESEARCH)
    assert table.asked == "sc-ask-turn"
    assert (table.state.display, table.me.slots) == (shown, slots)
    assert table.told("sc-no-empty-slot")


@pytest.mark.rule("SC-186")
def test_without_an_empty_slot_nothing_is_taken_from_under_the_event(table: Table, cards: Cards) -> None:
    fill_slots(table, cards)
    archive = [*table.state.archive]
    table.effects(Effect("take_event_tech", 3))
    assert table.asked == "sc-ask-turn"
    assert archive == table.state.archive


@pytest.mark.rule("SC-187")
def test_research_is_optional(table: Table) -> None:
    shown = list(table.state.display)
    table.play("room science blue", "skip")
    assert table.state.display == shown
    assert query.empty_slots(table.state.players[0]) == [0, 1]


@pytest.mark.rule("SC-188")
def test_the_gap_is_filled_at_the_end_of_the_turn(table: Table, cards: Cards) -> None:
    table.state.display[1], table.state.display[3] = cards("first"), cards("second")
    others = [card for card in table.state.display if card not in ("first",)]
    deck = list(table.state.techs.cards)
    put(table, cards.room(Effect("research", 2)), 0).slots[2].damaged = False
    table.play("room blue_room blue", "take first", "install r1c2")
    assert table.state.display[1] is None
    assert taken(table) == others, "the second research chooses among the remaining cards"
    assert table.state.techs.cards == deck
    table.play("take second")
    assert table.state.turn == 1
    assert [table.state.display[1], table.state.display[3]] == [deck[-1], deck[-2]]


@pytest.mark.rule("SC-189")
def test_an_omega_is_replaced_from_the_tech_deck(table: Table) -> None:
    top, omegas = table.state.techs.cards[-1], list(table.state.omegas.cards)
    omega = str(table.state.display[5])
    table.play("room science blue", f"take {omega}", "install r1c1")
    while table.state.turn == 0:
        table.play("skip")
    assert table.state.display[5] == top
    assert table.state.omegas.cards == omegas


@pytest.mark.rule("SC-190")
@pytest.mark.parametrize("level", ["alpha", "beta"])
def test_refilled_cards_may_be_of_either_level(table: Table, cards: Cards, level: str) -> None:
    table.state.techs.put_on_top(cards(level=level))
    research.remove_from_display(table.state, 0)
    table.play("room repair cadet", "skip")
    assert table.state.display[0] == "probe"


@pytest.mark.rule("SC-191")
def test_an_empty_tech_deck_is_made_anew_from_its_discards(table: Table) -> None:
    state = table.state
    state.techs.cards, state.techs.discards = [], ["hyperlockers"]
    state.display[0] = state.display[1] = None
    table.play("room repair cadet", "skip")
    assert state.display[0] == "hyperlockers"
    assert state.display[1] is None, "both are empty: the cell stays empty"


@pytest.mark.rule("SC-192")
def test_the_tech_under_the_event_is_not_researched(table: Table) -> None:
    assert len(table.state.archive) == 1
    table.play("room science blue")
    assert table.state.archive[0] not in taken(table)
    table.refuses(f"take {table.state.archive[0]}")


# Drawn cards


@pytest.mark.rule("SC-373")
def test_of_drawn_techs_one_is_installed_and_the_rest_discarded(table: Table, cards: Cards) -> None:
    for name in ("third", "second", "first"):
        table.state.techs.put_on_top(cards(name))
    told = table.effects(Effect("draw_tech", 3))
    assert any(event.reveals for event in told)
    assert taken(table) == ["first", "second", "third"]
    table.play("take second", "install r1c1")
    assert table.me.slots[0].tech == "second"
    assert table.state.techs.discards == ["first", "third"]


@pytest.mark.rule("SC-376")
def test_of_drawn_omegas_none_need_be_installed(table: Table) -> None:
    top = table.state.omegas.cards[-2:][::-1]
    table.effects(Effect("draw_omega", 2))
    assert taken(table) == top
    table.play("skip")
    assert table.state.omegas.discards == top
    assert query.empty_slots(table.me) == [0, 1]


@pytest.mark.rule("SC-373", "SC-376")
@pytest.mark.parametrize("pile", ["tech", "omega"])
def test_cards_are_drawn_also_where_no_slot_is_empty_and_all_discarded(table: Table, pile: str) -> None:
    for slot in table.me.slots:
        slot.damaged = True
    deck = table.state.techs if pile == "tech" else table.state.omegas
    top = deck.cards[-2:][::-1]
    told = table.effects(Effect(f"draw_{pile}", 2))  # type: ignore[arg-type]
    assert [event.args["cards"] for event in told if event.key == "sc-drawn"] == [tuple(f"@{c}" for c in top)]
    assert deck.discards == top and not set(top) & set(deck.cards)
    assert "sc-no-empty-slot" in [event.key for event in told], "it says why none of them is installed"
    assert not taken(table), "nothing is asked where nothing can be answered"


@pytest.mark.rule("SC-302")
def test_the_tech_taken_from_under_the_event_is_replaced(table: Table, cards: Cards) -> None:
    table.state.archive[:] = [cards()]
    top = table.state.techs.cards[-1]
    table.effects(Effect("take_event_tech"))
    table.play("take probe", "install r1c1")
    assert table.state.archive == [top]
    assert table.told("sc-archive-refilled")[0].reveals


@pytest.mark.rule("SC-302")
def test_the_tech_under_the_event_may_stay_there(table: Table, cards: Cards) -> None:
    table.state.archive[:] = [cards()]
    table.effects(Effect("take_event_tech"))
    table.play("skip")
    assert table.state.archive == ["probe"]
    assert table.state.techs.discards == []


@pytest.mark.rule("SC-302")
def test_alone_the_captain_chooses_among_those_left(cards: Cards) -> None:
    table = Table(1)
    assert len(table.state.archive) == 3
    table.state.archive[:] = [cards("first"), cards("second"), cards("third")]
    table.effects(Effect("take_event_tech"))
    table.play("take second", "install r1c1")
    assert table.state.archive == ["first", "third"]
    table.state.archive[:] = ["first"]
    table.effects(Effect("take_event_tech"))
    table.play("take first")
    assert table.state.archive == [], "there is no refill in the solo game"


@pytest.mark.rule("SC-302")
def test_whether_the_tech_is_replaced_is_a_ruling(
    table: Table, cards: Cards, monkeypatch: pytest.MonkeyPatch
) -> None:
    ruled(monkeypatch, research, refill_archive=False)
    table.state.archive[:] = [cards()]
    table.effects(Effect("take_event_tech"))
    table.play("take probe", "install r1c1")
    assert table.state.archive == []


def test_an_exhausted_deck_shows_nothing(table: Table) -> None:
    table.state.techs.cards.clear()
    assert table.effects(Effect("draw_tech", 3)) == []
    table.state.archive.clear()
    table.effects(Effect("take_event_tech"))
    assert table.asked == "sc-ask-turn"
    assert table.state.archive == []
