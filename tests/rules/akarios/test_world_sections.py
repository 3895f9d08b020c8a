"""Sections of worlds: whom they concern, what they bring; what is seen; orders and silence."""

from __future__ import annotations

import pytest

from rules.akarios.game import RULES
from rules.core.notation import write
from tests.rules.akarios.outing import (
    MADE_UP,
    Walk,
    both,
    check,
    credits,
    examine,
    made_up,
    ordered,
    page,
)

# Sections


@pytest.mark.rule("AK-601", "AK-602", "AK-609")
def test_a_section_concerns_whoever_came_there_unless_it_says_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = page(
        1, {"do": "credits", "n": 3}, {"do": "stress", "n": 1, "who": "each_on_card"},
        {"do": "stamina", "n": -2, "who": "all"}, {"do": "goto_section", "section": 2},
        {"do": "credits", "n": 50},
    )  # fmt: skip
    made_up(monkeypatch, [examine()], [found, page(2, {"do": "heal", "n": 1})])
    walk = Walk(3, MADE_UP)
    walk.walker(2).card = 2
    purses = [credits(walk, seat) for seat in range(3)]
    walk.play("try 1a 1", 1)
    assert [credits(walk, seat) - purses[seat] for seat in range(3)] == [0, 3, 0]
    assert [walk.walker(seat).stress for seat in range(3)] == [1, 1, 0]
    assert [walk.walker(seat).stamina for seat in range(3)] == [4, 4, 4]
    assert walk.texts() == ["¶t.1", "¶t.2"] and not walk.state.over and walk.asked(1) is not None


@pytest.mark.rule("AK-608")
def test_neighbours_lie_up_down_left_and_right(monkeypatch: pytest.MonkeyPatch) -> None:
    name = {"en": "x", "ru": "x"}
    spots = [(3, 0, 1), (4, 0, -1), (5, -1, 0), (6, 1, 1), (7, 0, 2)]
    cards = [{"no": no, "x": x, "y": y, "name": name, "objects": []} for no, x, y in spots]
    made_up(monkeypatch, [examine()], [page(1, {"do": "reveal_neighbours"})], cards=cards)
    walk = Walk(1, MADE_UP)
    walk.play("try 1a 1")
    assert sorted(walk.world.revealed) == [1, 2, 3, 4, 5]


@pytest.mark.rule("AK-624", "AK-625")
@pytest.mark.parametrize("repeat", [False, True])
def test_an_interrupt_is_read_on_arrival(repeat: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    there = [
        {"id": "2a", "kind": "interrupt", "section": 1, "repeat": repeat},
        {"id": "2b", "kind": "move", "dir": "left", "card": 1},
    ]
    way = {"id": "1a", "kind": "move", "dir": "right", "card": 2}
    made_up(monkeypatch, [way], [page(1, {"do": "stress", "n": 1, "who": "all"})], there=there)
    walk = Walk(2, MADE_UP)
    walk.play("try 1a 1", 0)
    assert [walk.walker(seat).stress for seat in (0, 1)] == [1, 1] and walk.walker(0).dice == 3
    walk.refused("try 2a 1", "AK-624")
    walk.play("try 2b 1", 0)
    walk.play("try 1a 1", 1)
    assert walk.walker(0).stress == (2 if repeat else 1)


def test_a_text_may_move_pilots_and_give_what_the_squad_keeps(monkeypatch: pytest.MonkeyPatch) -> None:
    gifts = page(
        1, {"do": "move_pilot", "card": 2, "who": "all"}, {"do": "achievement", "id": "KESH_FRIEND"},
        {"do": "copilot", "id": "old_kesh"}, {"do": "gain_upgrade", "type": "technology", "numbers": [1, 10]},
    )  # fmt: skip
    made_up(monkeypatch, [examine()], [gifts])
    walk = Walk(2, MADE_UP)
    walk.play("try 1a 1", 1)
    assert [walk.walker(seat).card for seat in (0, 1)] == [2, 2]
    sheet = walk.state.sheet
    assert sheet.achievements == ["KESH_FRIEND"] and sheet.copilots == ["old_kesh"]
    assert walk.state.gained.picks == [[], ["technology:1-10"]]


# What is seen


@pytest.mark.rule("AK-880")
def test_cards_face_down_and_sections_unread_are_not_seen() -> None:
    walk = Walk(2)
    for seat in (0, 1, None):
        seen = RULES.view(walk.state, seat).world
        assert seen is not None
        assert [place.no for place in seen.places] == [1] and {back[0] for back in seen.backs} == {2, 3}
        assert "Верёвочный" not in repr(seen) and "scn.006.s" not in repr(seen)
    walk.faces("stress", "move")
    walk.play("try 1b 2")
    seen = RULES.view(walk.state, 1).world
    assert seen is not None and seen.attempt is not None
    assert seen.attempt.symbols == ("og", "og") and seen.attempt.rolled == {"0": ("stress", "move")}


# Orders and silence


@pytest.mark.rule("AK-939")
def test_a_pilot_walks_and_examines_by_order() -> None:
    walk = Walk(1)
    assert RULES.ordered(walk.state, 0) is None
    walk.play("order_set walk 5")
    assert ordered(walk) is None  # nobody knows yet how to come there
    walk.play("order_set walk 3")
    assert ordered(walk) == "try 1b 2"
    walk.play("order_set examine 2")
    assert ordered(walk) == "try 1c 2"
    walk.world.closed.append("1c")
    assert ordered(walk) == "try 1b 2"
    walk.walker().card = 3
    walk.world.revealed.append(3)
    assert ordered(walk) is None
    walk.play("order_set walk 1")
    assert ordered(walk) == "try 3c 1"


@pytest.mark.rule("AK-939")
def test_the_way_there_leads_over_cards_that_lie_open(monkeypatch: pytest.MonkeyPatch) -> None:
    here = [examine("1z"), {"id": "1a", "kind": "move", "dir": "right", "card": 2}]
    there = [examine("2z"), {"id": "2a", "kind": "move", "dir": "right", "card": 3}]
    last = {"no": 3, "x": 2, "y": 0, "name": {"en": "x", "ru": "x"}, "objects": []}
    made_up(monkeypatch, here, [page(1)], there=there, cards=[last])
    walk = Walk(1, MADE_UP)
    walk.play("order_set walk 3")
    assert ordered(walk) is None, "the second card is not open yet"
    walk.world.revealed.append(2)
    assert ordered(walk) == "try 1a 1"


@pytest.mark.rule("AK-939")
def test_a_silent_pilot_passes() -> None:
    walk = Walk(1)
    silent = RULES.default(walk.state, 0)
    assert silent is not None and write(silent) == "pass"


@pytest.mark.rule("AK-940")
def test_a_silent_pilot_places_what_covers_most_and_rerolls_by_order_only() -> None:
    walk = Walk(1)
    walk.faces("attack", "stress")
    walk.play("try 1a 2")
    silent = RULES.default(walk.state, 0)
    assert silent is not None and write(silent) == "put 1"
    walk = Walk(1)
    walk.faces("attack")
    walk.play("try 1a 1")
    assert ordered(walk) is None
    walk.play("order_set put 2")
    assert ordered(walk) == "reroll 0"
    walk.walker().stress = 3
    assert ordered(walk) == "put ()"


@pytest.mark.rule("AK-941")
def test_help_comes_by_order_and_never_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, [check("1a", "strength", "o", "o", coop=True)], [both()])
    walk = Walk(2, MADE_UP)
    walk.play("try 1a 1", 0)
    silent = RULES.default(walk.state, 1)
    assert silent is not None and write(silent) == "decline" and ordered(walk, 1) is None
    walk.play("order_set join always", 1)
    assert ordered(walk, 1) == "join 4"
    walk.play("order_set join never", 1)
    assert ordered(walk, 1) == "decline"


@pytest.mark.rule("AK-942")
def test_nobody_leaves_before_what_was_named_is_used() -> None:
    walk = Walk(1)
    walk.play("order_set leave 1c")
    walk.world.flags.append("signal_read")
    walk.play("try 1d 1")
    assert ordered(walk) == "vote scn.006.s9.stay"
    walk.world.closed.append("1c")
    assert ordered(walk) is None
