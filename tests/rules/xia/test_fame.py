"""Fame, victory and luck (section 3)."""

from __future__ import annotations

import pytest

from rules.core.contract import told
from rules.xia import bounty, destruction, dicing, errands, fame, respawn
from rules.xia.components import NPCS, SHIPS
from rules.xia.frames import Business, Moving
from rules.xia.game import RULES
from tests.rules.xia.table import BIGGEST, Table, missions_of

BY_LEVEL = {level: next(ship.id for ship in SHIPS.values() if ship.level == level) for level in (1, 2, 3)}


def miner(**options: object) -> Table:
    """Seat 0 in a big ship on a mining space."""
    table = Table(sectors=("outpost_338", "kemplar_ii", "neo_damascus"), **options)
    table.ship(0, BIGGEST)
    table.put(0, table.spot("outpost_338", "X"))
    return table


@pytest.mark.rule("XIA-039")
def test_fame_starts_at_nothing_and_survives_everything() -> None:
    table = Table()
    assert [player.fame for player in table.state.players] == [0, 0, 0]
    table.happens(fame.award(table.state, 1, 3, "mission"))
    table.happens(destruction.destroy(table.state, "1", None, "asteroid", table.dice))
    assert table.state.players[1].fame == 3


@pytest.mark.rule("XIA-040")
def test_fame_counts_at_once() -> None:
    table = Table()
    table.put(0, table.spot("neo_damascus", "$"))
    first, second = table.load_cargo(0, "spice", "spice")
    table.play(f"sell_cargo {first},{second}")
    assert table.me.fame == 1 and table.asked == "xia-ask-action"


@pytest.mark.rule("XIA-041")
def test_the_game_ends_the_moment_somebody_reaches_the_number() -> None:
    table = miner(fame="5")
    table.me.fame = 3
    table.play("extract", "suggest", rolls=[20])
    assert not table.state.over and table.me.fame == 4
    table.me.lucky = False
    table.play("extract", rolls=[20])
    assert table.state.over and table.state.winner == 0 and len(table.me.cargo) == 1
    assert table.offered == () and table.told("xia-victory") and len(table.told("xia-extracts")) == 1


@pytest.mark.rule("XIA-041")
def test_another_players_turn_may_bring_the_victory() -> None:
    table = Table(fame="5", seat=1)
    table.state.players[0].fame = 4
    table.happens(fame.award(table.state, 0, 3, "combat"))
    assert (table.state.winner, table.state.players[0].fame) == (0, 7)


@pytest.mark.rule("XIA-042")
def test_of_two_winners_the_one_whose_fame_comes_first_wins() -> None:
    table = Table(fame="5")
    for player in table.state.players:
        player.fame = 4
    events = fame.award(table.state, 2, 1, "luck") + fame.award(table.state, 0, 1, "luck")
    assert (table.state.winner, table.state.players[0].fame, len(events)) == (2, 4, 2)


@pytest.mark.rule("XIA-043")
@pytest.mark.parametrize(
    ("face", "points", "credits"), [("fame", 1, 3000), ("credits", 0, 4000), ("nothing", 0, 3000)]
)
def test_an_exploration_token_may_bring_fame(face: str, points: int, credits: int) -> None:
    table = Table()
    here = table.spot("kemplar_ii", "E")
    table.put(0, here).state.unseen[here] = face  # type: ignore[assignment]
    table.play("token")
    assert (table.me.fame, table.me.credits) == (points, credits)


@pytest.mark.rule("XIA-044")
@pytest.mark.parametrize("kind", ["passenger", "scientist", "bounty_hunter", "smuggler", "thief", "assassin"])
def test_every_completed_mission_brings_one_fame(kind: str) -> None:
    mission = missions_of(kind)[0]
    table = Table()
    errand = table.errand(0, mission, done=True, payment=2000, sneaked=True)
    sector = errands.card(errand).delivery
    if sector not in table.board.laid:
        table.lay(sector, "kemplar_ii", 4)
    table.put(0, table.spot(sector, "M"))
    table.play("complete")
    assert table.me.fame == 1


@pytest.mark.rule("XIA-045")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_kill_brings_the_level_of_the_ship(level: int) -> None:
    table = Table()
    table.ship(1, BY_LEVEL[level])
    table.happens(destruction.destroy(table.state, "1", "0", "damage", table.dice))
    assert [player.fame for player in table.state.players] == [level, 0, 0]


@pytest.mark.rule("XIA-046")
@pytest.mark.parametrize("npc", [*NPCS])
def test_an_npc_brings_what_its_card_says(npc: str) -> None:
    table = Table()
    table.npc(npc, table.spot("kemplar_ii", "E"))  # type: ignore[arg-type]
    table.happens(destruction.destroy(table.state, npc, "0", "damage", table.dice))
    assert table.state.players[0].fame == NPCS[npc].fame > 0  # type: ignore[index]


@pytest.mark.rule("XIA-048")
def test_a_new_ship_brings_fame_even_the_winning_point() -> None:
    table = Table(fame="5")
    table.put(0, table.spot("kemplar_ii", "M"))
    table.me.credits, table.me.fame = 5000, 4
    table.push(Business(0))
    table.play(f"ship {BY_LEVEL[2]}")
    assert table.state.winner == 0


@pytest.mark.rule("XIA-049", "XIA-050")
def test_fame_may_be_bought_again_and_again_but_not_the_last_point() -> None:
    table = Table(fame="5")
    table.put(0, table.spot("kemplar_ii", "M"))
    table.me.credits, table.me.fame = 20000, 2
    table.push(Business(0))
    table.play("fame", "fame")
    assert (table.me.fame, table.me.credits) == (4, 10000)
    table.refuses("fame")
    table.state.players[0].fame, table.state.players[0].credits = 1, 4000
    table.refuses("fame")


@pytest.mark.rule("XIA-051")
def test_a_rescue_brings_fame() -> None:
    table = Table()
    table.put(0, "kemplar_ii.1").put(1, "kemplar_ii.2").strand(1)
    table.play("rescue 1")
    assert [player.fame for player in table.state.players] == [1, 0, 0]


# Luck


@pytest.mark.rule("XIA-053")
def test_a_natural_20_is_luck_before_any_modifier() -> None:
    table = Table()
    table.put(0, "kemplar_ii.4")
    table.title("ghost", holder=0)
    table.push(Moving(0, 3, "impulse", ["kemplar_ii.4"]))
    table.play("fly kemplar_ii.5", rolls=[17])
    assert table.me.fame == 0 and table.me.space == "kemplar_ii.5"
    table.play("fly kemplar_ii.4", rolls=[20])
    assert table.me.fame == 1


@pytest.mark.rule("XIA-054")
def test_luck_pays_once_in_a_turn() -> None:
    table = miner()
    table.play("extract", "suggest", "extract", "suggest", rolls=[20, 20])
    assert table.me.fame == 1
    table.load(20)
    dicing.d20(table.state, 1, "ability", table.dice, ability="@broker")
    assert table.state.players[1].fame == 1
    table.play("end")
    table.silent()
    table.load(20, 20)
    dicing.d20(table.state, 0, "ability", table.dice, ability="@broker")
    dicing.d20(table.state, 0, "ability", table.dice, ability="@broker")
    assert table.state.players[0].fame == 2


LUCKY = {
    "mining": ("outpost_338", "X", "extract"),
    "salvaging": ("pelmont", "X", "extract"),
    "harvesting": ("burning_horse", "X", "extract"),
    "scientist": ("burning_horse", "M", "objective"),
}


@pytest.mark.rule("XIA-055")
@pytest.mark.parametrize("why", [*LUCKY])
def test_luck_counts_for_extraction_and_missions(why: str) -> None:
    sector, feature, move = LUCKY[why]
    table = Table(sectors=(sector, "lost_sector", "kemplar_ii"))
    table.ship(0, BIGGEST)
    table.put(0, table.spot(sector, feature)).errand(0, "scientist_11")
    table.play(move, rolls=[20])
    assert table.me.fame == 1


@pytest.mark.rule("XIA-055")
def test_luck_counts_for_borders_respawn_the_tiger_gate_and_abilities() -> None:
    table = Table(sectors=("tigris_gate", "outpost_338", "kemplar_ii"))
    player = table.state.players[0]

    def lucky() -> bool:
        before, player.lucky = player.fame, False
        player.fame = 0
        return before == 1

    table.put(0, table.spot("tigris_gate", "R"))
    table.push(Moving(0, 2, "impulse", [str(player.space)]))
    table.play("warp", rolls=[20])
    assert lucky()
    table.turn(0).put(0, "outpost_338.7")
    table.push(Moving(0, 2, "impulse", ["outpost_338.7"]))
    inside = next(
        space
        for space, _ in table.board.steps("outpost_338.7")
        if space in table.inside("outpost_338", "asteroid")
    )
    table.play(f"fly {inside}", rolls=[20])
    assert lucky()
    table.turn(2).put(0, None)
    table.happens(respawn.begin(table.state, 0, table.load(20).dice))
    assert lucky()
    table.turn(0).ship(0, BIGGEST).cards.clear()
    table.ability(0, "afterburner").energy = 5
    table.put(0, "kemplar_ii.1")
    table.play("use afterburner", rolls=[20])
    assert lucky()


@pytest.mark.rule("XIA-056")
def test_a_20_rolled_again_with_experience_was_still_lucky() -> None:
    table = Table(sectors=("burning_horse", "lost_sector", "kemplar_ii"))
    table.put(0, table.spot("burning_horse", "M")).errand(0, "scientist_11")
    table.me.completed.append("scientist_12")
    table.play("objective", "reroll scientist_12", rolls=[20, 3])
    assert table.me.fame == 1
    assert table.me.mission is not None and table.me.mission.payment == 1000


@pytest.mark.rule("XIA-057")
def test_a_20_of_an_npc_is_nobodys_luck() -> None:
    table = Table()
    table.npc("scoundrel")
    table.load(20)
    roll, events = dicing.d20(table.state, None, "respawn", table.dice, npc="@scoundrel")
    assert roll == 20 and [player.fame for player in table.state.players] == [0, 0, 0]
    assert told(events, None)[0].args["player"] == "@scoundrel"


# Gates


def gates(**options: object) -> Table:
    return Table(sectors=("expeditor_gate", "deltas_gate", "kemplar_ii"), **options)


def warp(table: Table, seat: int, sector: str, to: str) -> None:
    table.turn(seat)
    for each in range(3):
        table.put(each, f"kemplar_ii.{each + 1}")
    table.put(seat, table.spot(sector, "R"))
    table.push(Moving(seat, 2, "impulse", [table.spot(sector, "R")]))
    table.play(f"warp to={table.spot(to, 'R')}")


@pytest.mark.rule("XIA-058", "XIA-530")
def test_the_first_through_each_gate_earns_fame_if_so_agreed() -> None:
    table = gates(gate_fame=True)
    warp(table, 0, "expeditor_gate", "deltas_gate")
    warp(table, 1, "expeditor_gate", "deltas_gate")
    assert [player.fame for player in table.state.players] == [1, 0, 0]
    warp(table, 2, "deltas_gate", "expeditor_gate")
    assert [player.fame for player in table.state.players] == [1, 0, 1]


@pytest.mark.rule("XIA-058")
def test_gates_bring_no_fame_by_default() -> None:
    table = gates()
    warp(table, 0, "expeditor_gate", "deltas_gate")
    assert table.state.players[0].fame == 0


@pytest.mark.rule("XIA-530")
def test_the_tiger_gate_counts_when_it_is_left() -> None:
    table = Table(sectors=("tigris_gate", "outpost_338", "kemplar_ii"), gate_fame=True)
    table.put(0, table.spot("tigris_gate", "R"))
    table.push(Moving(0, 2, "impulse", [str(table.me.space)]))
    table.play("warp", rolls=[9])
    assert table.me.fame == 1


# The end


@pytest.mark.rule("XIA-059")
def test_every_ship_has_an_epilogue_and_the_result_names_the_winners_ship() -> None:
    assert all(ship.epilogue["en"] and ship.epilogue["ru"] for ship in SHIPS.values())
    assert len({ship.epilogue["en"] for ship in SHIPS.values()}) == len(SHIPS)
    table = Table(fame="5")
    assert RULES.outcome(table.state) is None
    table.happens(fame.award(table.state, 1, 5, "luck"))
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.args["ship"]) == ((1,), f"@{table.state.players[1].ship}")


def test_bounty_is_no_fame() -> None:
    table = Table()
    table.happens(bounty.add(table.state, 0, 1000))
    assert (table.me.fame, table.me.bounty) == (0, 1000)
