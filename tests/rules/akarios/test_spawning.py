"""Ships that come in the middle of a battle: how many, where, facing what."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.akarios.components import ENEMIES
from rules.akarios.enemy import order
from rules.akarios.enemy.decks import DECKS
from rules.akarios.frames import Moving
from rules.akarios.scenario import conditions
from rules.akarios.scenario import script_do as does
from rules.akarios.scenario import script_if as asks
from rules.akarios.scenario.script import SCRIPTS, Battle, Rule
from rules.akarios.ship import fleet
from rules.akarios.ship.ships import on_board
from rules.akarios.state import Ship
from rules.core.stack import EVERYBODY
from tests.rules.akarios.fight import Fight

NEVER = asks.Var("never", eq=1)
SCOUT = (("ronin_scout",),) * 4


@pytest.fixture
def coming(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A fight at the end of a round, after which ships come."""

    def fight(where: does.Where, *lines: str, ships: Any = SCOUT) -> Fight:
        exam = SCRIPTS["001"]
        assert isinstance(exam, Battle)
        rule = Rule("come", asks.When("round_end"), (does.Spawn(where, ships),), once="battle")
        monkeypatch.setitem(SCRIPTS, "001", replace(exam, rule=(rule,), win=NEVER, lose=NEVER))
        return Fight(*lines, stage="end")

    return fight


def came(fight: Fight) -> list[Ship]:
    """Who has come, in the order of coming."""
    fight.go()
    hexes = [event.args["hex"] for event in fight.events if event.key == "ak-spawn"]
    there = {ship.hex: ship for ship in on_board(fight.battle, "enemy")}
    return [there[str(hex)] for hex in hexes]


@pytest.mark.rule("AK-432", "AK-433", "AK-434")
@pytest.mark.parametrize(("players", "kinds"), [(1, ["rf"]), (2, ["rl", "rs"])])
def test_as_many_come_as_the_entry_for_the_squad_says(coming: Any, players: int, kinds: list[str]) -> None:
    ships = (("ronin_frigate",), ("ronin_lancer", "ronin_scout:elite"), ("ronin_scout",) * 3, ())
    squad = ["p0 argonaut C3 n", "p1 chariot C9 n"][:players]
    fight = coming(does.Where(hexes=("L4", "L8")), *squad, ships=ships)
    found = came(fight)
    assert [ship.ref[:2] for ship in found] == kinds
    assert [ship.hex for ship in found] == ["L4", "L8"][:players]
    assert [ship.elite for ship in found] == [False, True][:players]


@pytest.mark.rule("AK-435", "AK-873")
def test_nobody_comes_when_none_of_the_type_is_left(coming: Any) -> None:
    there = [f"rf{n} {'LMNO'[n - 1]}2 s" for n in (1, 2, 4)]
    two = (("ronin_frigate", "ronin_frigate"),) * 4
    fight = coming(does.Where(hexes=("L6", "L8")), "p0 argonaut C3 n", *there, ships=two)
    (last,) = came(fight)
    assert last.ref == "rf3" and "ak-spawn-none" in fight.told()


@pytest.mark.rule("AK-435", "AK-012")
def test_nobody_comes_when_no_board_is_left(coming: Any) -> None:
    there = [f"rs{n} N{n} s" for n in range(1, 8)]
    two = (("ronin_frigate", "ronin_frigate"),) * 4
    assert len(came(coming(does.Where(hexes=("L6", "L8")), "p0 argonaut C3 n", *there, ships=two))) == 1


@pytest.mark.rule("AK-436")
def test_whoever_comes_is_set_up_like_the_rest_with_a_deck_if_the_type_is_new(coming: Any) -> None:
    lines = ("p0 argonaut C3 n", "rs1 O11 n")
    fight = coming(does.Where(hexes=("L6",)), *lines, ships=(("ronin_frigate:elite",),) * 4)
    fight.battle.difficulty = "insane"
    (ship,) = came(fight)
    like = fleet.enemy(fight.state, "ronin_frigate", ship.number, elite=True)
    assert (ship.hull, ship.shields, ship.immune) == (like.hull, like.shields, like.immune)
    assert like.hull != ENEMIES["ronin_frigate"].elite.hull
    order.reveal(fight.state, fight.dice)
    deck = fight.battle.decks["ronin_frigate"]
    assert sorted([*deck.cards, fight.battle.revealed["ronin_frigate"]]) == sorted(
        card.id for card in DECKS["ronin_frigate"]
    )


@pytest.mark.rule("AK-450")
def test_a_lost_ship_still_counts_as_a_player(coming: Any) -> None:
    """Lists and figures go by how many set out."""
    ships = (("ronin_scout",), ("ronin_scout", "ronin_lancer"), (), ())
    fight = coming(
        does.Where(hexes=("L4", "L8")), "p0 argonaut C3 n", "p1 chariot C9 n off=yes hull=0", ships=ships
    )
    assert len(came(fight)) == 2
    fight.battle.vars["seen"] = 6
    assert conditions.holds(fight.state, asks.Var("seen", eq=asks.Scaled(per_player=3)), {})


@pytest.mark.rule("AK-437")
def test_who_has_come_does_not_act_in_that_round(coming: Any) -> None:
    fight = coming(does.Where(hexes=("L6",)), "p0 argonaut C3 n")
    assert came(fight)[0].added == fight.battle.round - 1 == 1


@pytest.mark.rule("AK-438")
@pytest.mark.parametrize(("player", "facing"), [("C6", (4, 5)), ("L2", (0,)), ("L10", (3,))])
def test_they_face_the_nearest_target(coming: Any, player: str, facing: tuple[int, ...]) -> None:
    (ship,) = came(coming(does.Where(hexes=("L6",)), f"p0 argonaut {player} n"))
    assert ship.facing in facing


@pytest.mark.rule("AK-439")
@pytest.mark.parametrize("at", [0, 1])
def test_between_two_facings_the_squad_chooses(coming: Any, at: int) -> None:
    fight = coming(does.Where(hexes=("L6",)), "p0 argonaut L3 n", "p1 chariot L9 n")
    fight.order("ties", "ask")
    fight.go()
    picks = [choice.action for choice in fight.asked().choices]
    assert len(picks) == 2 and fight.waiting() == ["0:ak-ask-tie-bow", "1:ak-ask-tie-bow"]
    fight.do(picks[at], 0)
    fight.do(picks[at], 1)
    (ship,) = on_board(fight.battle, "enemy")
    assert ship.facing == (0, 3)[at]


@pytest.mark.rule("AK-440")
def test_several_tokens_are_used_in_turn(coming: Any) -> None:
    three = (("ronin_scout",) * 3,) * 4
    tokens = ("token north L2", "token south L10")
    fight = coming(does.Where(tokens=("north", "south")), "p0 argonaut C6 n", *tokens, ships=three)
    first, second, third = (ship.hex for ship in came(fight))
    assert (first, second) == ("L2", "L10")
    assert third in ("K2", "K3", "L1", "L3", "M2", "M3")  # around the first again


@pytest.mark.rule("AK-441")
def test_a_token_that_is_taken_gives_the_hex_beside_it_that_is_nearest(coming: Any) -> None:
    fight = coming(does.Where(tokens=("gate",)), "p0 argonaut L9 n", "rf1 L6 s", "token gate L6")
    (ship,) = came(fight)
    assert ship.hex == "L7"


@pytest.mark.rule("AK-442")
def test_beside_something_means_next_to_it_and_near_the_players(coming: Any) -> None:
    fight = coming(does.Where(adjacent_to="tkotchek_mammoth"), "p0 argonaut L10 n", "tm1 L6 s")
    assert came(fight)[0].hex == "L7"


@pytest.mark.rule("AK-443")
@pytest.mark.parametrize("terrain", ["asteroids L7", "nebula L7", "planet L7"])
def test_clear_hexes_come_before_asteroids_and_planets_are_none(coming: Any, terrain: str) -> None:
    fight = coming(does.Where(adjacent_to="tkotchek_mammoth"), "p0 argonaut L10 n", "tm1 L6 s", terrain)
    assert came(fight)[0].hex in ("K7", "M7")


@pytest.mark.rule("AK-443")
def test_asteroids_are_used_when_nothing_else_is_left(coming: Any) -> None:
    walls = ("planet L5,K6,M6,K7,M7", "asteroids L7")
    fight = coming(does.Where(adjacent_to="tkotchek_mammoth"), "p0 argonaut L10 n", "tm1 L6 s", *walls)
    (ship,) = came(fight)
    assert ship.hex == "L7" and ship.hull == 3


@pytest.mark.rule("AK-874")
@pytest.mark.parametrize(
    ("edge", "player", "hexes"),
    [
        ("north", "H2", {"H1"}),
        ("south", "G10", {"G11"}),
        ("west", "B5", {"A5", "A6"}),
        ("east", "N5", {"O5", "O6"}),
    ],
)
def test_an_edge_means_its_hex_nearest_to_the_players(
    coming: Any, edge: Any, player: str, hexes: set[str]
) -> None:
    (ship,) = came(coming(does.Where(edge=edge), f"p0 argonaut {player} n"))
    assert ship.hex in hexes


def test_nobody_comes_where_a_ship_on_the_move_will_be(coming: Any) -> None:
    fight = coming(does.Where(adjacent_to="tkotchek_mammoth"), "p0 argonaut L10 n", "tm1 L6 s")
    way = Moving(EVERYBODY, ship="tm1", route=[("L7", 3)], by="tm-10")
    fight.state.stack.insert(0, way)
    assert came(fight)[0].hex in ("K7", "M6")
