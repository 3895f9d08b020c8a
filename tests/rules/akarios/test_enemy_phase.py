"""The enemy phase: cards, order, and strips command by command, with the trace they leave."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akarios.enemy import decks, order
from rules.akarios.enemy.decks import AnyCommand, Attack, BattleCard, Move, Support, Turn
from rules.akarios.frames import Enemies, Strip
from rules.akarios.game import RULES
from rules.akarios.language import Gift, Name
from rules.akarios.state import Span
from rules.core.decks import Deck
from rules.core.hexes import FACINGS
from tests.rules.akarios.fight import Fight

HERE = "p0 argonaut H3 n"
NAME = Name("Test", "Проба")


def phase(*lines: str, stage: str = "reveal", **facts: Any) -> Fight:
    return Fight(*lines, stage=stage, **facts)


def stacked(fight: Fight, type: str, *top_first: str) -> None:
    fight.battle.decks[type] = Deck(list(reversed(top_first)))


def through(fight: Fight) -> list[str]:
    """To the end of the phase, everybody silent: who acted, a command at a time."""
    fight.go()
    while fight.battle.phase == "enemies":
        waited = next(each.seat for each in RULES.prompts(fight.state))
        fight.silent(waited)
    return [f"{each.ship} {each.card} {each.command}" for each in fight.battle.acted]


def actors(fight: Fight) -> list[str]:
    return list(dict.fromkeys(line.split()[0] for line in through(fight)))


# Cards and order


@pytest.mark.rule("AK-437", "AK-263")
def test_who_comes_under_the_identifier_of_a_fallen_one_does_not_act_in_its_place() -> None:
    fight = phase(HERE, "rs1 A11 n", "rs2 O11 n", stage="enemy_end", phase="enemies", round=2)
    stacked(fight, "ronin_scout")
    fight.battle.revealed["ronin_scout"] = "rs-01"
    fight.ship("rs2").added = 2
    fight.state.stack.append(Enemies(order=["rs1", "rs2"]))
    assert actors(fight) == ["rs1"]


@pytest.mark.rule("AK-339")
def test_cards_are_revealed_then_ships_act_in_order_then_effects_end() -> None:
    fight = phase(HERE, "rs2 A11 n", "rf1 O11 n", "rs1 O1 n elite")
    fight.ship("rs2").marks = {"stall": Span("enemies", 1)}
    stacked(fight, "ronin_scout", "rs-01")
    fight.go()
    told = fight.told()
    while fight.battle.phase == "enemies":
        fight.silent(next(each.seat for each in RULES.prompts(fight.state)))
        told += fight.told()
    acted = [each.ship for each in fight.battle.acted]
    assert list(dict.fromkeys(acted)) == ["rs1", "rs2", "rf1"]
    assert told.count("ak-enemy-card") == 2
    assert told.index("ak-enemy-turns") > max(at for at, key in enumerate(told) if key == "ak-enemy-card")
    assert fight.ship("rs2").hex == "A11", "still stalled when it acted"
    assert fight.ship("rs2").marks == {}


@pytest.mark.rule("AK-340")
def test_one_card_is_revealed_for_each_type_and_an_empty_deck_is_renewed() -> None:
    fight = phase(HERE, "rs1 A11 n", "rs2 O11 n", "rf1 O1 n")
    stacked(fight, "ronin_scout")
    fight.battle.decks["ronin_scout"].discards = ["rs-04"]
    stacked(fight, "ronin_frigate", "rf-02", "rf-01")
    order.reveal(fight.state, fight.dice)
    assert fight.battle.revealed == {"ronin_scout": "rs-04", "ronin_frigate": "rf-02"}
    assert fight.battle.decks["ronin_scout"].discards == []
    assert fight.battle.decks["ronin_frigate"].cards == ["rf-01"]


@pytest.mark.rule("AK-341")
def test_a_type_without_a_ship_on_the_board_reveals_nothing() -> None:
    fight = phase(HERE, "rs1 A11 n", "rf1 O1 n off=yes")
    stacked(fight, "ronin_frigate", "rf-01")
    order.reveal(fight.state, fight.dice)
    assert list(fight.battle.revealed) == ["ronin_scout"]
    assert fight.battle.decks["ronin_frigate"].cards == ["rf-01"]


@pytest.mark.rule("AK-342")
def test_all_ships_of_a_type_use_the_same_card() -> None:
    fight = phase(HERE, "rs1 A11 n", "rs2 O11 n elite", "rs3 O1 n")
    stacked(fight, "ronin_scout", "rs-08", "rs-07", "rs-01")
    lines = through(fight)
    assert {line.split()[0] for line in lines} == {"rs1", "rs2", "rs3"}
    assert {line.split()[1] for line in lines} == {"rs-08"}


@pytest.mark.rule("AK-343")
def test_types_act_by_the_numbers_of_their_decks() -> None:
    fight = phase(HERE, "ei1 A11 n elite", "yd1 O11 n", "rf1 O1 n", "th1 A1 n")
    assert actors(fight) == ["rf1", "yd1", "th1", "ei1"]


@pytest.mark.rule("AK-344")
def test_the_elite_of_a_type_act_first() -> None:
    fight = phase(HERE, "rs1 A11 n", "rs2 O11 n elite", "rs3 O1 n elite", "rf1 A1 n elite")
    assert actors(fight) == ["rs2", "rs3", "rs1", "rf1"]


@pytest.mark.rule("AK-345")
def test_equal_ships_act_by_their_identifiers() -> None:
    fight = phase(HERE, "rs3 A11 n", "rs1 O11 n", "rs10 O1 n", "rs2 A1 n")
    assert actors(fight) == ["rs1", "rs2", "rs3", "rs10"]


@pytest.mark.rule("AK-346")
def test_each_ship_completes_its_strip_before_the_next_begins() -> None:
    fight = phase(HERE, "rs1 A11 n", "rs2 O11 n")
    stacked(fight, "ronin_scout", "rs-01")
    assert through(fight) == [f"{ref} rs-01 {command}" for ref in ("rs1", "rs2") for command in ("a", "b")]


@pytest.mark.rule("AK-347")
def test_who_is_gone_before_its_turn_does_not_act() -> None:
    fight = phase(HERE, "rs1 A11 n", "rs2 O11 n", stage="enemies")
    fight.battle.revealed = {"ronin_scout": "rs-01"}
    fight.battle.decks["ronin_scout"] = Deck([])
    frame = Enemies(order=["rs1", "rs2"])
    fight.state.stack[0].stage, fight.state.stack[0].left = "enemy_end", ["spans", "hook"]  # type: ignore[union-attr]
    fight.state.stack.append(frame)
    fight.ship("rs1").hex = None
    assert actors(fight) == ["rs2"]


@pytest.mark.rule("AK-347")
def test_who_dies_on_its_way_carries_out_no_more() -> None:
    fight = phase("p0 argonaut H2 n", "rs1 H7 n hull=1", "asteroids H6")
    stacked(fight, "ronin_scout", "rs-01")
    assert through(fight) == ["rs1 rs-01 a", "rs1 rs-01 b"]
    assert fight.ship("rs1").hex is None and fight.ship("p0").hull == fight.ship("p0").hull_cap


# Small positions: one enemy, one or two ships, one strip, and what it does


class Strips:
    """A card made up for a test, and the command it has reached."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def __call__(self, fight: Fight, *commands: AnyCommand, ref: str = "rs1") -> str:
        """Each command with Yes or No, then where the ship stands."""
        self.monkeypatch.setitem(decks.CARDS, "rs-01", BattleCard("rs-01", NAME, commands))
        fight.battle.phase = "enemies"
        fight.state.stack[0].stage, fight.state.stack[0].left = "enemy_end", ["spans", "hook"]  # type: ignore[union-attr]
        del fight.state.stack[1:]
        frame = Strip(ship=ref, card="rs-01", command=commands[0].id)
        fight.state.stack.append(frame)
        fight.go()
        while frame in fight.state.stack:
            fight.silent(next(each.seat for each in RULES.prompts(fight.state)))
        ship = fight.ship(ref)
        return " ".join([*frame.trace, f"{ship.hex} {FACINGS[ship.facing]}" if ship.hex else "gone"])


@pytest.fixture
def strip(monkeypatch: pytest.MonkeyPatch) -> Strips:
    return Strips(monkeypatch)


TURN = Turn(id="a")
AHEAD = Move(id="b", pattern="straight2")
SHOOT = Attack(id="c", arc="standard")
FORK = Attack(id="a", arc="line3", yes="b", no="c")
AWAY = Move(id="b", pattern="straight1", next="end")
NEAR = Move(id="c", pattern="straight2")

TRACES: dict[str, tuple[tuple[str, ...], tuple[AnyCommand, ...], str]] = {
    "bow at the target: no need to turn": ((HERE, "rs1 H8 n"), (TURN,), "a:yes H8 n"),
    "turns towards a target to the right": (("p0 argonaut L6 n", "rs1 H8 n"), (TURN,), "a:yes H8 ne"),
    "turns towards a target astern": (("p0 argonaut H10 n", "rs1 H6 nw"), (TURN,), "a:yes H6 s"),
    "nobody to be after": (("p0 argonaut H3 n marks=stealth", "rs1 H8 ne"), (TURN,), "a:no H8 ne"),
    "stalled, it may turn": (("p0 argonaut L6 n", "rs1 H8 n marks=stall"), (TURN,), "a:yes H8 ne"),
    "stalled, it does not fly": ((HERE, "rs1 H8 n marks=stall"), (AHEAD,), "b:no H8 n"),
    "flies its whole pattern": ((HERE, "rs1 H8 n"), (AHEAD,), "b:yes H6 n"),
    "flies past its target": (("p0 argonaut H7 n", "rs1 H8 n"), (AHEAD,), "b:yes H6 n"),
    "one hex is enough": (("p0 argonaut A9 n", "rs1 H2 n"), (AHEAD,), "b:yes H1 n"),
    "no hex is not": (("p0 argonaut A9 n", "rs1 H1 n"), (AHEAD,), "b:no H1 n"),
    "stops before a ship on its last hex": (("p0 argonaut H6 n", "rs1 H8 n"), (AHEAD,), "b:yes H7 n"),
    "cannot move at all": (
        ("p0 argonaut H7 n", "rs1 H8 n"),
        (Move(id="b", pattern="straight1"),),
        "b:no H8 n",
    ),
    "stops before a planet": ((HERE, "rs1 H8 n", "planet H6"), (AHEAD,), "b:yes H7 n"),
    "falls to asteroids": ((HERE, "rs1 H8 n hull=1", "asteroids H7"), (AHEAD, SHOOT), "gone"),
    "survives asteroids": (
        ("p0 argonaut H4 n", "rs1 H8 n hull=3", "asteroids H7"),
        (AHEAD, SHOOT),
        "b:yes c:yes H6 n",
    ),
    "takes the nearer side": (
        ("p0 argonaut L5 n", "rs1 H6 n"),
        (Move(id="b", pattern="veer", mirror=True),),
        "b:yes I5 ne",
    ),
    "flies as printed without a choice": (
        ("p0 argonaut D5 n", "rs1 H6 n"),
        (Move(id="b", pattern="veer"),),
        "b:yes I5 ne",
    ),
    "comes out of the nearer wormhole": (
        ("p0 argonaut C4 n", "rs1 H6 n", "wormhole H5", "wormhole C2", "wormhole L9"),
        (AHEAD,),
        "b:yes C2 s",
    ),
    "hits or not, it attacked": (("p0 argonaut H6 n", "rs1 H8 n"), (SHOOT,), "c:yes H8 n"),
    "nobody in its arc": (("p0 argonaut H10 n", "rs1 H8 n"), (SHOOT,), "c:no H8 n"),
    "glitched": (("p0 argonaut H6 n", "rs1 H8 n marks=glitch"), (SHOOT,), "c:no H8 n"),
    "shoots at another than its target": (
        ("p0 argonaut H9 n", "p1 chariot H6 n", "rs1 H8 n"),
        (SHOOT,),
        "c:yes H8 n",
    ),
    "nothing to shoot at but a hidden ship": (
        ("p0 argonaut H6 n marks=stealth", "p1 chariot A11 n", "rs1 H8 n"),
        (SHOOT,),
        "c:no H8 n",
    ),
    "turns, flies, shoots": (
        ("p0 argonaut H3 n", "rs1 H8 ne"),
        (TURN, AHEAD, SHOOT),
        "a:yes b:yes c:yes H6 n",
    ),
    "turns for the shot, not for the bow": (
        ("p0 argonaut H5 n", "rs1 H6 ne"),
        (TURN, Attack(id="b", arc="broadside")),
        "a:yes b:yes H6 ne",
    ),
    "Yes: away": (("p0 argonaut H6 n", "rs1 H8 n"), (FORK, AWAY, NEAR), "a:yes b:yes H7 n"),
    "No: nearer": ((HERE, "rs1 H8 n"), (FORK, AWAY, NEAR), "a:no c:yes H6 n"),
    "lines do not rejoin": (
        ("p0 argonaut H6 n", "rs1 H8 n"),
        (Attack(id="a", arc="line3", yes="end", no="c"), NEAR),
        "a:yes H8 n",
    ),
    "a new target for each command": (
        ("p0 argonaut H6 n", "p1 chariot J2 n", "rs1 H8 n"),
        (Move(id="b", pattern="straight5"), Turn(id="c")),
        "b:yes c:yes H3 ne",
    ),
    "mends another, then goes on": (
        (HERE, "rs1 H8 n", "rs2 H9 n hull=1 cap=4"),
        (Support(id="a", range=2, effects=(Gift("repair", 1),), yes="end", no="b"), AHEAD),
        "a:yes H8 n",
    ),
    "nobody to mend": (
        (HERE, "rs1 H8 n", "rs2 H9 n"),
        (Support(id="a", range=2, effects=(Gift("repair", 1),), yes="end", no="b"), AHEAD),
        "a:no b:yes H6 n",
    ),
}


@pytest.mark.parametrize("position", TRACES)
def test_what_an_enemy_does_in_a_small_position(strip: Strips, position: str) -> None:
    lines, commands, trace = TRACES[position]
    assert strip(Fight(*lines), *commands) == trace


@pytest.mark.rule("AK-349")
def test_the_target_is_chosen_anew_before_each_command(strip: Strips) -> None:
    """Flying past the one it was after, it turns to the other."""
    lines, commands, trace = TRACES["a new target for each command"]
    assert strip(Fight(*lines), *commands) == trace


@pytest.mark.rule("AK-369")
def test_a_stalled_enemy_may_turn(strip: Strips) -> None:
    assert strip(Fight("p0 argonaut L6 n", "rs1 H8 n marks=stall"), TURN) == "a:yes H8 ne"


@pytest.mark.rule("AK-370")
def test_no_need_to_turn_is_a_yes(strip: Strips) -> None:
    fork = Turn(id="a", yes="b", no="c")
    assert strip(Fight(HERE, "rs1 H8 n"), fork, AWAY, NEAR) == "a:yes b:yes H7 n"
    assert strip(Fight("p0 argonaut H3 n", "rs1 H8 ne"), fork, AWAY, NEAR) == "a:yes b:yes H7 n"


@pytest.mark.rule("AK-379")
def test_one_hex_is_a_move_and_a_stalled_enemy_makes_none(strip: Strips) -> None:
    fork = Move(id="a", pattern="straight2", yes="end", no="b")
    turn = Turn(id="b")
    assert strip(Fight("p0 argonaut A9 n", "rs1 H2 n"), fork, turn).startswith("a:yes H1")
    assert strip(Fight("p0 argonaut A9 n", "rs1 H1 n"), fork, turn).startswith("a:no b:")
    assert strip(Fight(HERE, "rs1 H8 n marks=stall"), fork, turn) == "a:no b:yes H8 n"


@pytest.mark.rule("AK-389")
def test_an_attack_that_misses_was_carried_out(strip: Strips) -> None:
    fight = Fight("p0 argonaut H6 n", "rs1 H8 n")
    fight.enemy_deck("miss", "miss")
    assert strip(fight, FORK, AWAY, NEAR) == "a:yes b:yes H7 n"
    assert fight.ship("p0").shields == fight.ship("p0").shields_cap


@pytest.mark.rule("AK-389")
def test_so_was_one_that_was_cancelled(strip: Strips) -> None:
    fight = Fight("p0 argonaut H6 n hull=1 shields=0", "rs1 H8 n")
    fight.enemy_deck("0", "0")
    assert strip(fight, FORK, AWAY, NEAR) == "a:yes b:yes H7 n"
    assert fight.card("flank").broken and fight.ship("p0").hull == 1


@pytest.mark.rule("AK-390")
def test_after_a_fork_one_line_is_followed_to_its_end(strip: Strips) -> None:
    fork = Attack(id="a", arc="line3", yes="b", no="d")
    yes = (Move(id="b", pattern="straight1"), Turn(id="c", next="end"))
    no = (Move(id="d", pattern="straight2"), Turn(id="e"))
    assert strip(Fight("p0 argonaut H6 n", "rs1 H8 n"), fork, *yes, *no) == "a:yes b:yes c:yes H7 n"
    assert strip(Fight(HERE, "rs1 H8 n"), fork, *yes, *no) == "a:no d:yes e:yes H6 n"


# Allies


@pytest.mark.rule("AK-417")
def test_an_ally_acts_at_its_place_among_the_enemies() -> None:
    fight = phase(HERE, "rs1 A11 n", "rs2 O11 n ally", "rs3 O1 n", "rf1 A1 n ally", "rl1 C11 n")
    assert actors(fight) == ["rs1", "rs2", "rs3", "rf1", "rl1"]


@pytest.mark.rule("AK-418")
def test_allies_and_enemies_of_a_type_share_a_card() -> None:
    fight = phase(HERE, "rs1 A11 n", "rs2 O11 n ally")
    stacked(fight, "ronin_scout", "rs-08", "rs-07")
    assert {line.split()[1] for line in through(fight)} == {"rs-08"}
    assert fight.battle.decks["ronin_scout"].cards == ["rs-07"]


@pytest.mark.rule("AK-165")
def test_an_enemy_that_stops_early_gains_no_stress(strip: Strips) -> None:
    fight = Fight("p0 argonaut H6 n stress=1", "rs1 H8 n")
    assert strip(fight, AHEAD) == "b:yes H7 n"
    assert fight.cockpit().stress == 1 and "ak-stress-gained" not in fight.told()
