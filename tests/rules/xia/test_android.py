"""The automatic player: legal, honest, sensible, never stuck, and better than chance."""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from types import FrameType

import pytest

from rules.core import Action, Dice, notation, saved
from rules.xia import engine, query
from rules.xia.actions import EndActions, Fly
from rules.xia.android import answers, goals, plans
from rules.xia.android.valuing import Eyes
from rules.xia.components import MISSIONS, SHIPS
from rules.xia.frames import Business, DrawnMissions, Rearm, Status, Wound
from rules.xia.game import RULES
from rules.xia.options import Options
from rules.xia.state import State
from tests.rules.xia.shelf import components, scramble
from tests.rules.xia.table import Table

MOST_MOVES = 6000


def decide(state: State, number: int = 0) -> Action:
    found = engine.asked(state)
    assert found is not None
    move = answers.decide(state, found[0], Dice(b"an android", number))
    assert move is not None
    return move


def by_androids(seats: int, seed: bytes, **options: str) -> Iterator[tuple[State, Action]]:
    """A whole game between androids: each position with the move that is made, then the last one."""
    state = RULES.start(Options(**options), seats, Dice(seed, -1))  # type: ignore[arg-type]
    for number in range(MOST_MOVES):
        if state.over:
            return
        move = decide(state, number)
        yield state, move
        RULES.play(state, state.stack[-1].seat, move, Dice(seed, number))
    raise AssertionError("the game does not end")


def stroll(seats: int, seed: bytes, moves: int) -> Iterator[State]:
    """Positions between a random player and androids."""
    chance = random.Random(seed)
    state = RULES.start(Options(fame="20"), seats, Dice(seed, -1))
    for number in range(moves):
        found = engine.asked(state)
        if found is None:
            return
        yield state
        offered = [choice.action for choice in found[1].choices]
        move = chance.choice(offered) if chance.random() < 0.4 else decide(state, number)
        RULES.play(state, found[0], move, Dice(seed, number))


def turn(table: Table) -> list[str]:
    """A whole turn of an android, in notation."""
    played = []
    begun = table.state.turns
    while table.state.turns == begun and not table.state.over:
        move = notation.write(decide(table.state, len(played)))
        played.append(move)
        table.play(move)
    return played


# Legal and honest


def test_it_answers_every_question_and_changes_nothing() -> None:
    asked: Counter[str] = Counter()
    for game in range(3):
        for number, state in enumerate(stroll(3 + game, b"legal %d" % game, 250)):
            found = engine.asked(state)
            assert found is not None
            asked[found[1].key] += 1
            if asked[found[1].key] < 4 or number % 17 == 0:
                before = saved.dump(state)
                move = decide(state, number)
                assert found[1].offers(move)
                assert decide(saved.copy(state), number) == move, "the same for the same state and dice"
                assert saved.dump(state) == before
                assert answers.decide(state, (found[0] + 1) % state.seats, Dice(b"", 0)) is None
    assert len(asked) > 16


@pytest.mark.rule("XIA-507")
def test_what_lies_face_down_does_not_change_its_mind() -> None:
    chance = random.Random(5)
    looked: Counter[str] = Counter()
    for number, state in enumerate(stroll(4, b"honest", 450)):
        if number % 4 == 0:
            seat = state.stack[-1].seat
            other = scramble(saved.copy(state), seat, chance)
            assert decide(other, number) == decide(state, number)
            looked[type(state.stack[-1]).__name__] += 1
    assert looked["Turn"] > 12 and looked["Moving"] > 12


# It fills a seat


@pytest.mark.rule("XIA-041")
@pytest.mark.parametrize(("seats", "fame"), [(3, "5"), (4, "5"), (5, "5"), (3, "10"), (4, "10"), (5, "10")])
def test_a_game_between_androids_ends_and_loses_nothing(seats: int, fame: str) -> None:
    last, before = None, None
    for state, _ in by_androids(seats, b"playout", fame=fame):
        before = before or components(state)
        last = state
    assert last is not None and last.over
    assert last.winner is not None and last.players[last.winner].fame >= int(fame)
    assert last.turns < 40 * seats
    assert components(last) == before


def test_a_decision_is_some_thousand_calls() -> None:
    """Some milliseconds of work; counted, since a busy machine takes longer over them."""
    calls, moves = 0, 0

    def count(frame: FrameType, event: str, arg: object) -> None:
        nonlocal calls
        calls += event == "call"

    for state, _ in by_androids(4, b"quick", fame="5"):
        sys.setprofile(count)
        decide(state, 1)
        sys.setprofile(None)
        moves += 1
    assert calls / moves < 20_000, "half of that is usual"


def test_it_beats_captains_who_move_at_random() -> None:
    wins = 0
    for number in range(3):
        mine, chance, seed = number, random.Random(number), b"duel %d" % number
        state = RULES.start(Options(fame="5"), 3, Dice(seed, -1))
        for move in range(MOST_MOVES):
            found = engine.asked(state)
            if found is None:
                break
            seat, question = found
            offered = [choice.action for choice in question.choices]
            action = decide(state, move) if seat == mine else chance.choice(offered)
            RULES.play(state, seat, action, Dice(seed, move))
        wins += state.winner == mine
    assert wins == 3


# What it is for


def by_the_market() -> Table:
    """A trader on Kemplar II's buy space, with an engine and money for four cubes."""
    table = Table()
    table.put(0, table.spot("kemplar_ii", "B"))
    table.fit(0, "engine_1")
    table.me.credits = 2000
    table.state.unseen.clear()
    return table


def test_it_buys_cargo_flies_to_the_buyer_and_sells_it_for_fame() -> None:
    table = by_the_market()
    played = turn(table)
    assert played[0] == "buy_cargo spice,spice,spice,spice"
    for _ in range(12):
        if table.state.players[0].fame:
            break
        turn(table)
    assert any(event.key == "xia-fame-trade" and event.args["player"] == "#0" for event in table.events)


def test_it_throws_out_a_single_cube_that_stands_between_it_and_fame() -> None:
    table = Table()
    table.put(0, table.spot("neo_damascus", "$"))
    cells = table.load_cargo(0, "spice", "spice", "terra")
    assert notation.write(decide(table.state)) == f"jettison {cells[2]}"
    table.play(decide(table.state))
    table.play(decide(table.state))
    assert table.state.players[0].fame == 1


def test_it_carries_a_mission_to_its_end() -> None:
    table = Table()
    table.put(0, table.spot("neo_damascus", "M"))
    table.fit(0, "engine_2")
    table.errand(0, "passenger_03")
    assert turn(table)[0] == "objective"
    for _ in range(12):
        if "passenger" in table.state.players[0].finished:
            break
        turn(table)
    assert table.state.players[0].finished == {"passenger": 1}


def test_of_drawn_missions_it_keeps_the_one_it_can_do_soon() -> None:
    table = Table()
    near, unknown = "passenger_03", "passenger_02"
    assert MISSIONS[unknown].pickup == "azure" not in [each.sector for each in table.state.laid]
    table.put(0, table.spot("neo_damascus", "M"))
    table.fit(0, "engine_2")
    table.push(DrawnMissions(0, [unknown, near]))
    assert notation.write(decide(table.state)) == f"keep {near}"


def test_it_fetches_a_token_beside_it_and_explores_where_there_is_nothing_else() -> None:
    table = Table(sectors=("lost_sector", "outpost_338", "expeditor_gate"))
    token = table.spot("lost_sector", "E")
    beside = next(space for _, space in table.board.neighbours(token))
    table.put(0, beside)
    played = turn(table)
    assert played[:3] == ["impulse", f"fly {token}", "token"]
    assert len(table.state.laid) > 3 or any(move.startswith("fly") for move in played[3:])


def test_it_does_not_fly_to_scan_where_somebody_else_is() -> None:
    """It used to pay for a visit there, do nothing, and pay again as long as it had points."""
    table = Table(sectors=("lost_sector", "outpost_338", "expeditor_gate"))
    table.put(0, table.spot("lost_sector", "E"))

    def scans() -> set[str]:
        return {goal.space for goal in goals.every(Eyes(table.state, 0)) if goal.what == "scan"}

    nearest = min(scans(), key=lambda space: table.board.distance(str(table.me.space), space))
    table.put(1, nearest)
    assert len(scans()) == 3 and nearest not in scans()
    table.put(1, None).put(0, nearest)
    assert nearest in scans(), "from its own space it may"


def test_it_shoots_only_when_the_odds_are_good() -> None:
    table = Table()
    space = table.spot("neo_damascus", "S")
    beside = next(s for s, crossed in table.board.steps(space) if not crossed)
    table.put(0, beside).put(1, space)
    table.fit(0, "blaster_1")
    assert not notation.write(decide(table.state)).startswith("attack")
    table.hurt(1, 7)
    assert notation.write(decide(table.state)).startswith("attack 1")


def test_it_rescues_a_stranded_neighbour() -> None:
    table = Table()
    space = table.spot("neo_damascus", "S")
    beside = next(s for s, crossed in table.board.steps(space) if not crossed)
    table.put(0, beside).put(1, space)
    table.strand(1)
    assert notation.write(decide(table.state)) == "rescue 1"
    table.play("rescue 1")
    assert isinstance(table.state.stack[-1], Rearm)
    assert notation.write(decide(table.state)) == "arm 2"


def test_with_little_energy_it_makes_for_a_planet_and_recharges() -> None:
    table = Table()
    outside = next(
        space
        for space in table.board.spaces.values()
        if space.sector == "kemplar_ii"
        and any(s.startswith("kemplar_ii") for _, s in _ways_in(table, space.id))
    )
    table.put(0, outside.id)
    table.fit(0, "engine_1")
    table.me.energy, table.me.armed, table.me.disarmed = 0, 1, 3
    goal = plans.best(Eyes(table.state, 0))
    assert goal is not None and goal.what == "harbour"
    turn(table)
    player = table.state.players[0]
    assert query.where(table.state, 0).planet
    assert player.energy == SHIPS[player.ship or ""].energy and player.armed == 4


def _ways_in(table: Table, space: str) -> list[tuple[str, str]]:
    if table.board.spaces[space].planet:
        return []
    return [
        (border.kind, to)
        for to, crossed in table.board.steps(space)
        for border in crossed
        if border.kind == "planet_entrance"
    ]


def test_it_never_flies_into_a_star() -> None:
    flights = 0
    for state, move in by_androids(3, b"star", fame="5"):
        if isinstance(move, Fly):
            flights += 1
            assert query.map_of(state).spaces[move.to].kind != "star"
    assert flights > 20


# Money


def test_it_buys_a_larger_ship_as_soon_as_it_can() -> None:
    table = Table()
    table.put(0, table.inside("kemplar_ii")[0])
    table.fit(0, "engine_2")
    table.me.credits = 6000
    table.push(Business(0))
    move = notation.write(decide(table.state))
    assert move.startswith("ship ")
    table.play(move)
    while not isinstance(table.state.stack[-1], Business):
        table.play(decide(table.state))
    assert table.state.players[0].fame == 1
    assert query.mat(table.state.players[0]).level == 2
    assert "engine_2" in [each.outfit for each in table.state.players[0].outfits]


def test_it_never_ends_business_without_an_engine() -> None:
    for state, move in by_androids(3, b"engines", fame="10"):
        if isinstance(state.stack[-1], Business) and notation.write(move) == "done":
            player = state.players[state.stack[-1].seat]
            assert query.of_type(player, "engine")


@pytest.mark.parametrize("left", [("shield_1", "blaster_1"), ("missile_2",)])
def test_without_an_engine_and_money_it_sells_what_was_left_aboard_for_one(left: tuple[str, ...]) -> None:
    """Somebody else had the seat before."""
    table = Table()
    table.put(0, table.inside("kemplar_ii")[0])
    for outfit in left:
        table.fit(0, outfit)
    table.me.credits, table.me.energy = 0, query.mat(table.me).energy
    table.push(Business(0))
    move = notation.write(decide(table.state))
    assert move.startswith("sell ")
    table.play(move)
    assert notation.write(decide(table.state)) == "buy engine_1"
    table.play("buy engine_1")


def test_it_repairs_and_recharges_before_it_spends_on_outfits() -> None:
    table = Table()
    table.put(0, table.inside("kemplar_ii")[0])
    table.fit(0, "engine_1")
    table.hurt(0, 6)
    table.me.energy, table.me.credits = 2, 3000
    table.push(Business(0))
    assert notation.write(decide(table.state)) == "recharge"
    table.play("recharge")
    assert notation.write(decide(table.state)) == "repair"


# Windows


def test_it_arms_no_more_markers_than_its_outfits_can_use() -> None:
    table = Table()
    table.fit(0, "engine_1")
    table.me.armed, table.me.disarmed = 0, 4
    table.push(Status(0, "arm"))
    assert notation.write(decide(table.state)) == "arm 2"


def test_damage_goes_where_it_hurts_least() -> None:
    table = Table()
    (engine_,) = table.fit(0, "engine_1")
    table.push(Wound(0, 3))
    move = decide(table.state)
    table.play(move)
    assert not set(table.state.players[0].damage) & set(engine_.cells)


def test_it_shields_itself_against_an_attack_that_may_destroy_it() -> None:
    table = Table()
    space = table.spot("neo_damascus", "S")
    beside = next(s for s, crossed in table.board.steps(space) if not crossed)
    table.put(0, beside).put(1, space)
    table.fit(0, "blaster_3")
    table.fit(1, "shield_1")
    table.hurt(1, 4)
    guns = table.state.players[0].outfits[0]
    spots = ",".join(map(str, query.spots(guns)))
    table.play(f"attack 1 weapons={spots}")
    assert table.asked == "xia-ask-defence"
    assert notation.write(decide(table.state)) != "defend"


def test_where_nothing_is_left_to_do_it_ends_its_turn() -> None:
    table = Table()
    table.strand(0)
    table.me.impulse = False
    assert decide(table.state) == EndActions()


# Titles and hopes


def test_it_rides_gates_for_a_title_that_lies_open() -> None:
    table = Table(sectors=("expeditor_gate", "deltas_gate", "lost_sector"))
    table.state.unseen.clear()
    table.put(0, table.inside("expeditor_gate", "gate")[0])
    assert "warp" not in [goal.what for goal in goals.every(Eyes(table.state, 0))]
    table.title("gate_rider")
    played = turn(table)
    assert sum(move.startswith("warp") for move in played) >= 3
    assert table.state.players[0].titles == ["gate_rider"]


def test_it_digs_where_a_cube_is_worth_the_danger() -> None:
    table = Table(sectors=("pelmont", "loath", "neo_damascus"))
    table.put(0, table.spot("pelmont", "X"))
    digs = {goal.space for goal in goals.every(Eyes(table.state, 0)) if goal.what == "extract"}
    assert table.spot("pelmont", "X") in digs, "somebody wants what is salvaged"
    far = Table(sectors=("pelmont", "kemplar_ii", "neo_damascus"))
    far.put(0, far.spot("pelmont", "X"))
    assert not [goal for goal in goals.every(Eyes(far.state, 0)) if goal.what == "extract"]


def test_a_mission_without_hope_makes_room_for_another() -> None:
    table = Table()
    table.put(0, table.spot("neo_damascus", "M"))
    table.errand(0, "bounty_hunter_22")
    assert goals.hopeless(Eyes(table.state, 0)), "without guns nobody is hunted down"
    assert notation.write(decide(table.state)) == "abort"
    table.play("abort")
    assert notation.write(decide(table.state)) == "draw"
