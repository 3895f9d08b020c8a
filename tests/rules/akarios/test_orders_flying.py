"""Standing orders for what a queued line leaves open, for moves by others, and for hacked enemies."""

from __future__ import annotations

import pytest

from rules.akarios.enemy import decks
from rules.akarios.enemy.decks import Attack, BattleCard, Turn
from rules.akarios.game import RULES
from rules.akarios.language import Name
from rules.core.decks import Deck
from rules.core.notation import write
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.played import sees

BIG = "hull=9 cap=9"


def ordered(fight: Fight, seat: int = 0) -> str | None:
    found = RULES.ordered(fight.state, seat)
    return None if found is None else write(found)


def queued(fight: Fight, line: str, *orders: str) -> str | None:
    """What is carried out of a line, after these orders."""
    for order in orders:
        fight.play(f"order_set {order}")
    fight.play(f'queue "act {line}"')
    found = ordered(fight)
    return None if found is None else found.removeprefix("act ")


# Dice


@pytest.mark.rule("AK-906")
@pytest.mark.parametrize(
    ("dice", "orders", "paid"),
    [
        ("stress,joker,attack", (), 2),
        ("stress,joker", (), 1),
        ("stress", (), 0),
        ("stress,joker,attack", ("pay stress",), 0),
        ("joker,attack", ("pay stress",), 1),
        ("stress,joker,attack", ("pay stress", "pay plain"), 2),
    ],
)
def test_plain_faces_pay_before_jokers_before_stress(dice: str, orders: tuple[str, ...], paid: int) -> None:
    fight = Fight(f"p0 argonaut H6 n cards=laser_cannon dice={dice} deck=0", f"rs1 H4 s {BIG}")
    assert queued(fight, "laser_cannon () at=rs1", *orders) == f"laser_cannon {paid} at=rs1"


@pytest.mark.rule("AK-906")
def test_stress_pays_first_only_where_it_can_be_used() -> None:
    fight = Fight("p0 argonaut H6 n dice=stress,attack deck=0", f"rs1 H4 s {BIG}")
    assert queued(fight, "attack () at=rs1", "pay stress") == "attack 1 at=rs1"


@pytest.mark.rule("AK-906")
def test_the_panel_lists_plain_faces_first() -> None:
    fight = Fight("p0 argonaut H6 n cards=laser_cannon dice=stress,joker,attack deck=0", "rs1 H4 s")
    found = RULES.draft(fight.state, 0, ("laser_cannon",))
    assert found is not None and [each.code for each in found.options] == ["2", "1", "0"]


# The stress ability


@pytest.mark.rule("AK-907")
def test_the_stress_ability_is_left_unless_it_was_ordered() -> None:
    fight = Fight("p0 argonaut H6 n dice=stress", "rs1 L4 s")
    assert queued(fight, "flank 0 way=r") == "flank 0 way=r"
    assert queued(fight, "flank 0 way=r", "turn never") == "flank 0 way=r"


@pytest.mark.rule("AK-907")
def test_by_order_the_bow_turns_to_the_nearest_enemy_after_the_action() -> None:
    lines = ("rs1 J1 s", "rs2 A9 n")
    fight = Fight("p0 argonaut H6 n dice=stress", *lines)
    assert queued(fight, "flank 0 way=r", "turn nearest") == "flank 0 way=r turn=after.n"
    found = RULES.ordered(fight.state, 0)
    assert found is not None
    fight.do(found)
    sees(fight, "p0 J5 n stress=1")
    plain = Fight("p0 argonaut H6 n dice=move,stress", *lines)
    assert queued(plain, "flank 0 way=r", "turn nearest") == "flank 0 way=r", "no stress die, no turn"
    said = Fight("p0 argonaut H6 n dice=stress", *lines)
    line = "flank 0 way=r turn=before.ne"
    assert queued(said, line, "turn nearest") == line, "what was said stands"


# Targets and effects


@pytest.mark.rule("AK-911")
@pytest.mark.parametrize(
    ("orders", "at"),
    [
        ((), "rs2,rf1"),
        (("targets ronin_scout",), "rs2,rs1"),
        (("targets elite",), "rs1,rs2"),
        (("targets ronin_frigate,elite",), "rf1,rs1"),
        (("targets most",), "rs1,rf1"),
    ],
)
def test_as_many_targets_as_allowed_the_weakest_or_the_wished_ones_first(
    orders: tuple[str, ...], at: str
) -> None:
    fight = Fight(
        "p0 argonaut H6 n dice=attack deck=0,0",
        "rs1 H4 s elite hull=9 cap=9",
        "rs2 I5 s hull=2",
        "rf1 H5 s hull=3 shields=1",
        "rs3 A1 s hull=1",
    )
    assert queued(fight, "burst_fire 0", *orders) == f"burst_fire 0 at={at}"


@pytest.mark.rule("AK-911")
def test_of_several_effects_the_first_that_is_named() -> None:
    fight = Fight("p0 argonaut H6 n cards=electric_pulse dice=attack deck=0", f"rs1 H4 s {BIG}")
    assert queued(fight, "electric_pulse 0") == "electric_pulse 0 at=rs1 choose=radar_jam"
    said = Fight("p0 argonaut H6 n cards=electric_pulse dice=attack deck=0", f"rs1 H4 s {BIG}")
    assert queued(said, "electric_pulse 0 choose=stall") == "electric_pulse 0 at=rs1 choose=stall"


# Basic repair


@pytest.mark.rule("AK-917")
@pytest.mark.parametrize(
    ("hull", "orders", "choose"),
    [
        (5, (), "hull"),
        (6, (), "shields"),
        (5, ("mend shields",), "shields"),
        (6, ("mend hull",), "hull"),
        (4, ("mend 4",), "shields"),
        (3, ("mend 4",), "hull"),
    ],
)
def test_hull_is_repaired_if_enough_of_it_is_missing(hull: int, orders: tuple[str, ...], choose: str) -> None:
    fight = Fight(f"p0 argonaut H6 n hull={hull} shields=0 dice=move,move,move")
    assert queued(fight, "repair ()", *orders) == f"repair 0,1,2 choose={choose}"


# Moved by another player


FLOWN = ("p0 argonaut H6 n cards=command_order dice=move", "p1 chariot H8 ne")


@pytest.mark.rule("AK-921")
def test_whose_ship_is_moved_may_break_it_off_for_a_stress() -> None:
    fight = Fight(*FLOWN)
    fight.play("act command_order 0 at=p1 way=straight3")
    assert fight.waiting() == ["1:ak-ask-fly-on"]
    assert [choice.action.what for choice in fight.asked(1).choices] == [("3",), ("2",), ("1",), ("0",)]  # type: ignore[attr-defined]
    assert fight.refused("pick 2") == "ak-illegal-not-asked", "the acting player has said enough"
    fight.play("pick 2", 1)
    sees(fight, "p1 J7 ne stress=1 | p0 stress=0")


@pytest.mark.rule("AK-921")
def test_silence_flies_on() -> None:
    fight = Fight(*FLOWN)
    fight.play("act command_order 0 at=p1 way=straight3")
    fight.silent(1)
    sees(fight, "p1 K7 ne stress=0")


@pytest.mark.rule("AK-921")
@pytest.mark.parametrize(("wish", "ends"), [("never", "K7 ne stress=0"), ("asteroids", "I8 ne stress=1")])
def test_breaking_off_can_be_ordered(wish: str, ends: str) -> None:
    fight = Fight(*FLOWN, "asteroids J7")
    fight.play(f"order_set stops {wish}", 1)
    fight.play("act command_order 0 at=p1 way=straight3")
    found = RULES.ordered(fight.state, 1)
    assert found is not None
    fight.do(found, 1)
    sees(fight, f"p1 {ends}")


@pytest.mark.rule("AK-921")
def test_where_there_is_no_way_nobody_is_asked() -> None:
    fight = Fight("p0 argonaut H6 n cards=command_order dice=move", "p1 chariot H8 ne", "planet I8")
    fight.play("act command_order 0 at=p1 way=straight3")
    assert fight.waiting() == ["0:ak-ask-act", "1:ak-ask-act"]
    sees(fight, "p1 H8")


# A hacked enemy


def hacked(monkeypatch: pytest.MonkeyPatch, *orders: str, more: tuple[str, ...] = ()) -> Fight:
    strip = BattleCard("rs-01", Name("Test", "Проба"), (Turn(id="a"), Attack(id="b", arc="standard")))
    monkeypatch.setitem(decks.CARDS, "rs-01", strip)
    fight = Fight(
        "p0 argonaut H6 n cards=avionics_hack dice=move",
        "p1 chariot H8 n",
        "rs1 H4 n",
        "rs2 H1 n",
        "rs3 A1 n hull=1",
        *more,
    )
    fight.battle.decks = {kind: Deck([]) for kind in {ship.kind for ship in fight.battle.ships.values()}}
    fight.battle.decks["ronin_scout"] = Deck(["rs-01"])
    for order in orders:
        fight.play(f"order_set hacked {order}")
    fight.play("act avionics_hack 0 at=rs1")
    fight.pass_all()
    return fight


@pytest.mark.rule("AK-929")
def test_a_hacked_enemy_goes_for_the_nearest_of_its_own_and_for_no_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fight = hacked(monkeypatch)
    assert fight.waiting() == ["0:ak-ask-tie-target"] and ordered(fight) is None
    assert RULES.default(fight.state, 0) == fight.asked().choices[0].action
    assert fight.asked().choices[0].action.what == ("rs2",)  # type: ignore[attr-defined]


@pytest.mark.rule("AK-929")
def test_nor_for_an_ally_of_the_players(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = hacked(monkeypatch, more=("rs4 H5 n ally",))
    assert fight.asked().choices[0].action.what == ("rs2",)  # type: ignore[attr-defined]


@pytest.mark.rule("AK-929")
@pytest.mark.parametrize(
    ("order", "answer"),
    [("weakest", "pick rs3"), ("rs9,rs3,rs2", "pick rs3"), ("p1", "pick p1"), ("rs9", None), ("ask", None)],
)
def test_whom_it_goes_for_can_be_ordered(
    monkeypatch: pytest.MonkeyPatch, order: str, answer: str | None
) -> None:
    assert ordered(hacked(monkeypatch, order)) == answer


@pytest.mark.rule("AK-890", "AK-906", "AK-907", "AK-911", "AK-917", "AK-921", "AK-929")
@pytest.mark.parametrize(
    ("what", "wish"),
    [
        ("pay", "joker"),
        ("turn", "after.n"),
        ("targets", "rs1"),
        ("targets", "ronin_scout,nobody"),
        ("mend", "both"),
        ("mend", "123"),
        ("stops", "nebula"),
        ("hacked", "the titan"),
    ],
)
def test_an_order_that_means_nothing_is_refused(what: str, wish: str) -> None:
    fight = Fight("p0 argonaut H6 n", "rs1 H4 s")
    assert fight.refused(f'order_set {what} "{wish}"') == "ak-illegal-order"
