"""Missions in general: drawn, kept secret, completed, experience (section 23)."""

from __future__ import annotations

import pytest

from rules.core.contract import told
from rules.xia import destruction, geometry, missions
from rules.xia.actions import DrawMissions
from rules.xia.components import KINDS, MISSIONS
from rules.xia.frames import DrawnMissions, Moving
from rules.xia.game import RULES
from rules.xia.state import Errand, Laid
from tests.rules.xia.table import Table, missions_of


def on_point(sector: str = "kemplar_ii", **options: object) -> Table:
    """Seat 0 on the mission point of a sector; further sectors beside it."""
    others = [each for each in ("kemplar_ii", "burning_horse", "neo_damascus") if each != sector]
    table = Table(sectors=(sector, *others[:2]), **options)
    table.put(0, table.spot(sector, "M"))
    return table


def drawn(table: Table) -> list[str]:
    return table.frame(DrawnMissions).cards


@pytest.mark.rule("XIA-380", "XIA-381")
def test_a_card_has_a_type_an_introduction_an_objective_payment_and_delivery() -> None:
    lawful = [kind for kind in KINDS.values() if kind.lawful]
    assert [kind.id for kind in lawful] == ["passenger", "scientist", "bounty_hunter"]
    assert [kind.id for kind in KINDS.values() if not kind.lawful] == ["smuggler", "thief", "assassin"]
    for mission in MISSIONS.values():
        assert mission.flavour["en"] and mission.flavour["ru"] and KINDS[mission.type].payments
        assert "M" in {feature for space in geometry.printed(mission.delivery) for feature in space.features}
        assert (mission.pickup is None) == (mission.target is not None)


@pytest.mark.rule("XIA-382")
@pytest.mark.parametrize("bounty", [0, 2000])
@pytest.mark.parametrize("mission", ["passenger_01", "smuggler_28"])
def test_outlaws_may_be_lawful_and_innocents_unlawful(bounty: int, mission: str) -> None:
    pickup = MISSIONS[mission].pickup
    assert pickup is not None
    table = on_point(pickup)
    table.me.bounty = bounty
    table.state.missions.put_on_top(mission)
    table.play("draw", f"keep {mission}", "objective")
    assert table.me.mission is not None and table.me.mission.done


@pytest.mark.rule("XIA-383", "XIA-520")
def test_three_cards_are_looked_at_and_one_or_none_kept() -> None:
    table = on_point()
    top = table.state.missions.cards[-3:]
    table.play("draw")
    cards = drawn(table)
    assert {*cards} == {*top}
    assert table.choices == [*(f"keep {card}" for card in cards), "keep -"]
    table.play(f"keep {cards[1]}")
    assert table.me.mission == Errand(cards[1])
    assert {*table.state.missions.discards} == {cards[0], cards[2]}
    table = on_point()
    table.play("draw", "keep -")
    assert table.me.mission is None and {*table.state.missions.discards} == {*top}


@pytest.mark.rule("XIA-383", "XIA-259")
def test_missions_are_drawn_on_mission_points_also_on_the_way() -> None:
    table = on_point()
    table.put(0, "kemplar_ii.11")
    table.refuses("draw", "xia-illegal-no-point")
    table.put(0, table.spot("kemplar_ii", "M"))
    table.push(Moving(0, 2, "impulse", [str(table.me.space)]))
    table.play("draw", "keep -")
    assert table.asked == "xia-ask-move"


@pytest.mark.rule("XIA-384")
def test_each_point_serves_once_a_turn_kept_or_not() -> None:
    table = on_point()
    table.play("draw", "keep -")
    table.refuses("draw", "xia-illegal-drawn")
    table.put(0, table.spot("burning_horse", "M"))
    table.play("draw", "keep -")
    table.put(0, table.spot("kemplar_ii", "M"))
    table.refuses("draw")
    table.play("end")
    table.silent()
    table.silent()
    table.silent()
    assert table.seat == 0 and table.offers("draw")


@pytest.mark.rule("XIA-385")
def test_only_one_mission_at_a_time() -> None:
    table = on_point()
    table.errand(0, "passenger_03")
    table.refuses("draw", "xia-illegal-has-mission")


@pytest.mark.rule("XIA-386", "XIA-507", "XIA-520")
def test_nobody_else_learns_which_mission_it_is() -> None:
    table = on_point("burning_horse")
    top = "scientist_11"
    table.state.missions.cards.remove(top)
    table.state.missions.put_on_top(top)
    dice = table.dice
    events = RULES.play(table.state, 0, DrawMissions(), dice)
    assert RULES.prompts(table.state)[0].private and RULES.view(table.state, 0).drawn
    assert not RULES.view(table.state, 1).drawn and not RULES.view(table.state, None).drawn
    events += table.play(f"keep {top}")
    assert top not in str(told(events, 1)) and top not in str(told(events, None))
    assert top in str(told(events, 0))
    assert RULES.view(table.state, 1).ships[0].mission.mission is None
    assert RULES.view(table.state, 0).ships[0].mission.mission == MISSIONS[top]
    assert table.offers("objective") and RULES.prompts(table.state)[0].private
    table.me.completed.append("scientist_12")
    table.play("objective", rolls=[12])
    assert RULES.prompts(table.state)[0].private
    table.play("accept")
    assert RULES.view(table.state, 1).ships[0].mission.mission == MISSIONS[top]
    assert not RULES.prompts(table.state)[0].private


@pytest.mark.rule("XIA-386")
def test_what_a_flight_may_stop_for_does_not_tell_which_mission_it_is() -> None:
    table = on_point("burning_horse")
    here = str(table.me.space)
    table.push(Moving(0, 2, "impulse", [here]))
    assert not RULES.prompts(table.state)[0].private
    table.errand(0, "scientist_11")
    assert table.offers("objective") and RULES.prompts(table.state)[0].private
    table.me.mission = Errand("passenger_09")
    assert not table.offers("objective") and RULES.prompts(table.state)[0].private
    table.me.mission = Errand("passenger_09", done=True)
    assert not RULES.prompts(table.state)[0].private


@pytest.mark.rule("XIA-386")
def test_an_autopilot_flies_for_no_mission_so_its_way_is_asked_openly() -> None:
    table = on_point("burning_horse")
    table.errand(0, "scientist_11")
    table.push(Moving(0, 2, "autopilot", [str(table.me.space)], minor_only=True))
    assert not table.offers("objective") and not RULES.prompts(table.state)[0].private


@pytest.mark.rule("XIA-386")
def test_an_aborted_mission_stays_a_secret() -> None:
    table = on_point()
    table.errand(0, "scientist_11")
    assert "scientist" not in str(told(table.play("abort"), 1))


@pytest.mark.rule("XIA-387", "XIA-388")
def test_the_payment_lies_on_the_open_card_until_it_is_delivered() -> None:
    table = on_point("neo_damascus")
    table.errand(0, "passenger_03")
    events = table.play("objective")
    assert "passenger_03" in str(told(events, None)) and events[0].reveals
    assert table.me.mission == Errand("passenger_03", done=True, payment=1000)
    assert table.me.credits == 3000
    table.put(0, table.spot("kemplar_ii", "M"))
    table.play("complete")
    assert table.me.credits == 4000


@pytest.mark.rule("XIA-389", "XIA-261")
def test_completing_takes_the_delivery_point_and_the_objective() -> None:
    table = on_point("kemplar_ii")
    errand = table.errand(0, "passenger_03")
    table.refuses("complete", "xia-illegal-objective")
    errand.done, errand.payment = True, 2000
    table.put(0, "kemplar_ii.11")
    table.refuses("complete", "xia-illegal-delivery")
    table.put(0, table.spot("burning_horse", "M"))
    table.refuses("complete", "xia-illegal-delivery")
    table.put(0, table.spot("kemplar_ii", "M"))
    table.push(Moving(0, 2, "impulse", [str(table.me.space)]))
    table.play("complete")
    assert table.asked == "xia-ask-action"


@pytest.mark.rule("XIA-390", "XIA-044")
@pytest.mark.parametrize(("mission", "bounty"), [("passenger_01", 0), ("smuggler_29", 1000)])
def test_completion_pays_credits_and_fame_and_the_card_is_kept(mission: str, bounty: int) -> None:
    table = on_point("azure")
    table.errand(0, mission, done=True, payment=3000, sneaked=True)
    table.play("complete")
    player = table.me
    assert (player.credits, player.fame, player.bounty, player.mission) == (6000, 1, bounty, None)
    assert player.completed == [mission] and player.finished == {MISSIONS[mission].type: 1}
    assert RULES.view(table.state, 1).ships[0].completed == {MISSIONS[mission].type: 1}


@pytest.mark.rule("XIA-391")
def test_a_new_mission_may_follow_in_the_same_turn() -> None:
    table = on_point("azure")
    table.errand(0, "passenger_01", done=True, payment=1000)
    table.play("complete", "draw", "keep -")
    table.errand(0, "passenger_05", done=True, payment=1000)
    table.play("complete")
    table.refuses("draw", "xia-illegal-drawn")


# Experience


def scientist(*completed: str) -> Table:
    table = on_point("burning_horse")
    table.errand(0, "scientist_11")
    table.me.completed += completed
    return table


@pytest.mark.rule("XIA-392", "XIA-519")
def test_a_completed_mission_of_the_same_type_buys_another_roll() -> None:
    table = scientist("passenger_01", "scientist_12")
    table.play("objective", rolls=[20])
    assert table.seat == 0 and table.choices == ["accept", "reroll scientist_12"]
    table.refuses("reroll passenger_01")
    table.play("reroll scientist_12", rolls=[2])
    assert table.me.mission == Errand("scientist_11", done=True, payment=1000)
    assert table.me.completed == ["passenger_01"]


@pytest.mark.parametrize(("roll", "payment", "better"), [(5, 1000, 75), (16, 4000, 5), (20, 5000, 0)])
def test_what_experience_may_bring_is_told_exactly(roll: int, payment: int, better: int) -> None:
    table = scientist("scientist_12", "scientist_13")
    table.play("objective", rolls=[roll])
    stands, again = table.offered
    assert (stands.args["payment"], stands.args["result"]) == (payment, "good")
    assert (again.args["better"], again.args["cards"]) == (better, 2)


@pytest.mark.rule("XIA-392")
def test_without_experience_the_roll_stands() -> None:
    table = scientist("passenger_01")
    table.play("objective", rolls=[16])
    assert table.asked == "xia-ask-action"
    assert table.me.mission is not None and table.me.mission.payment == 4000


@pytest.mark.rule("XIA-393", "XIA-519")
def test_experience_may_be_used_again_and_again_on_one_roll() -> None:
    table = scientist("scientist_12", "scientist_13", "scientist_14")
    table.play("objective", "reroll scientist_13", "reroll scientist_12", "accept", rolls=[1, 2, 11])
    assert table.me.completed == ["scientist_14"]
    assert table.me.mission is not None and table.me.mission.payment == 3000


@pytest.mark.rule("XIA-394")
def test_passengers_assassins_and_borders_know_no_experience() -> None:
    table = on_point("neo_damascus")
    table.errand(0, "passenger_03")
    table.me.completed.append("passenger_01")
    table.play("objective")
    assert table.asked == "xia-ask-action"
    table.errand(0, "assassin_45")
    table.me.completed.append("assassin_46")
    table.happens(destruction.destroy(table.state, "1", "0", "damage", table.dice))
    assert table.me.mission is not None and table.me.mission.done and table.asked == "xia-ask-action"
    table.errand(0, "smuggler_31", done=True, payment=3000)
    table.me.completed.append("smuggler_30")
    table.put(0, "neo_damascus.1")
    table.push(Moving(0, 2, "impulse", ["neo_damascus.1"]))
    table.play("fly neo_damascus.4", rolls=[5])
    assert table.me.space == "neo_damascus.1" and "xia-ask-experience" not in table.asked


@pytest.mark.rule("XIA-395")
def test_spent_experience_is_discarded_and_its_fame_is_kept() -> None:
    table = scientist("scientist_12")
    table.me.fame, table.me.finished = 1, {"scientist": 1}
    table.play("objective", "reroll scientist_12", rolls=[3, 4])
    assert table.state.missions.discards == ["scientist_12"]
    assert (table.me.fame, table.me.finished) == (1, {"scientist": 1})


# The end without delivery


@pytest.mark.rule("XIA-396", "XIA-271")
def test_a_mission_may_be_aborted_without_penalty_but_its_payment_is_lost() -> None:
    table = on_point()
    table.errand(0, "smuggler_30", done=True, payment=4000)
    table.push(Moving(0, 2, "impulse", [str(table.me.space)]))
    table.play("abort")
    player = table.me
    assert (player.mission, player.credits, player.bounty, player.fame) == (None, 3000, 0, 0)
    assert table.state.missions.discards == ["smuggler_30"] and table.asked == "xia-ask-move"
    table.refuses("abort")


@pytest.mark.rule("XIA-397", "XIA-199")
def test_destruction_discards_the_active_mission_only() -> None:
    table = on_point()
    table.errand(1, "passenger_01", done=True, payment=4000)
    player = table.state.players[1]
    player.completed.append("passenger_02")
    table.happens(destruction.destroy(table.state, "1", "0", "damage", table.dice))
    assert (player.mission, player.completed, player.credits) == (None, ["passenger_02"], 3000)
    assert table.state.missions.discards == ["passenger_01"]


# The deck


@pytest.mark.rule("XIA-398")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    table = on_point()
    deck = table.state.missions
    deck.cards, deck.discards = ["passenger_01"], ["passenger_02", "passenger_03", "passenger_04"]
    table.state.players[1].completed.append("thief_37")
    table.play("draw")
    cards = drawn(table)
    assert cards[0] == "passenger_01" and {*cards[1:]} < {"passenger_02", "passenger_03", "passenger_04"}
    assert len(deck.cards) == 1 and not deck.discards


@pytest.mark.rule("XIA-399")
def test_where_fewer_than_three_are_left_there_are_fewer() -> None:
    table = on_point()
    table.state.missions.cards, table.state.missions.discards = [], ["passenger_01", "passenger_02"]
    table.play("draw")
    assert {*drawn(table)} == {"passenger_01", "passenger_02"}
    table.play("keep passenger_01")
    table.play("abort")
    table.me.drawn_at.clear()
    table.state.missions.cards, table.state.missions.discards = [], []
    table.refuses("draw")


@pytest.mark.rule("XIA-400")
def test_passengers_and_contraband_take_no_room() -> None:
    table = on_point("neo_damascus")
    table.load_cargo(0, *["spice"] * len(RULES.view(table.state, 0).ships[0].ship.hold[0]))
    before = [*table.me.cargo]
    table.hurt(0, 1)
    table.errand(0, "passenger_03")
    table.play("objective")
    assert table.me.cargo == before and table.me.mission is not None and table.me.mission.done


# Distance


def line(*sectors: str) -> list[Laid]:
    """Sectors in a row."""
    return [Laid(sector, (3 * index, 2 * index), 0) for index, sector in enumerate(sectors)]


@pytest.mark.rule("XIA-401", "XIA-407")
@pytest.mark.parametrize(("between", "credits"), [(0, 1000), (1, 2000), (2, 3000), (3, 4000), (4, 4000)])
def test_payment_is_by_sectors_entered(between: int, credits: int) -> None:
    empty = ["lost_sector", "tk_421", "vortex_86", "fortress"][:between]
    table = on_point("neo_damascus")
    table.state.laid = line("neo_damascus", *empty, "kemplar_ii", "burning_horse")
    table.errand(0, "passenger_03")
    table.play("objective")
    assert table.me.mission is not None and table.me.mission.payment == credits


@pytest.mark.rule("XIA-401")
def test_the_same_sector_is_no_distance() -> None:
    board = geometry.Board(tuple(line("neo_damascus", "kemplar_ii")))
    assert (board.flight("kemplar_ii", "kemplar_ii"), board.flight("neo_damascus", "kemplar_ii")) == (0, 1)


def by_the_star(turn: int, *more: Laid) -> geometry.Board:
    """The star between two planets, turned so far clockwise."""
    first, star, last = line("neo_damascus", "xia", "kemplar_ii")
    return geometry.Board((first, Laid(star.sector, star.centre, turn), last, *more))


@pytest.mark.rule("XIA-402", "XIA-403")
def test_star_spaces_are_closed_the_rest_of_the_star_sector_is_not() -> None:
    """The star fills one side of its sector; turned away, the ship flies past it in the same sector."""
    detour = Laid("tk_421", (5, -3), 0), Laid("fortress", (8, -1), 0)
    assert by_the_star(0, *detour).flight("neo_damascus", "kemplar_ii") == 2
    assert by_the_star(2, *detour).flight("neo_damascus", "kemplar_ii") == 3
    assert by_the_star(2).flight("neo_damascus", "kemplar_ii") is None


@pytest.mark.rule("XIA-402", "XIA-403")
def test_a_flight_never_leads_through_gates_or_to_what_is_not_laid() -> None:
    gates = line("neo_damascus", "expeditor_gate", "tk_421", "deltas_gate", "kemplar_ii")
    assert geometry.Board(tuple(gates)).flight("neo_damascus", "kemplar_ii") == 4
    assert by_the_star(0).flight("neo_damascus", "azure") is None


@pytest.mark.rule("XIA-404")
def test_a_laid_payment_never_changes() -> None:
    table = on_point("neo_damascus")
    table.state.laid = line("neo_damascus", "tk_421", "lost_sector", "kemplar_ii", "burning_horse")
    errand = table.errand(0, "passenger_03")
    table.play("objective")
    assert errand.payment == 3000
    table.state.laid = line("neo_damascus", "kemplar_ii", "burning_horse", "lost_sector", "tk_421")
    missions.sector_laid(table.state, "tk_421")
    assert errand.payment == 3000


def test_a_ferryman_is_paid_more() -> None:
    table = on_point("neo_damascus")
    table.title("ferryman", holder=0)
    table.errand(0, "passenger_03")
    table.play("objective")
    assert table.me.mission is not None and table.me.mission.payment == 2000
    table = on_point("loath")
    table.title("ferryman", holder=0)
    table.errand(0, "smuggler_30")
    table.play("objective")
    distance = table.board.flight("loath", "kemplar_ii")
    assert table.me.mission is not None and distance is not None
    assert table.me.mission.payment == 2000 + 1000 * distance, "only passengers are as grateful"


@pytest.mark.parametrize(
    ("mission", "figures"),
    [
        ("passenger_03", {"payment": 1000}),
        ("passenger_09", {"payment": 0}),
        ("scientist_15", {"low": 1000, "high": 5000, "fails": 0}),
        ("bounty_hunter_20", {"low": 1000, "high": 3000, "fails": 0}),
        ("thief_44", {"low": 2000, "high": 5000, "fails": 25}),
        ("assassin_45", {"low": 2000, "high": 6000}),
    ],
)
def test_a_drawn_card_tells_what_it_pays(mission: str, figures: dict[str, int]) -> None:
    table = on_point("neo_damascus")
    table.state.missions.cards, table.state.missions.discards = [mission], []
    table.play("draw")
    args = table.offered[0].args
    assert {name: args[name] for name in figures} == figures


def test_every_drawn_card_tells_what_it_brings() -> None:
    for kind in KINDS:
        table = on_point()
        table.state.missions.cards += missions_of(kind)[:3]
        table.play("draw")
        assert all(each.hint for each in table.offered)
