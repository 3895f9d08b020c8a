"""Scoring, the ways in which the game ends, and who leaves it before."""

from __future__ import annotations

import pytest

from rules.core.contract import Event, IllegalMove
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Choose, Done, Score
from rules.twilight_imperium.board import control, systems
from rules.twilight_imperium.components_cards import PUBLIC, SECRET, SPECIAL
from rules.twilight_imperium.deeds import points
from rules.twilight_imperium.deeds.revealing import reveal
from rules.twilight_imperium.phases import elimination, ending, scoring
from rules.twilight_imperium.state import Bundle, Law, Offer, Owed, TradeCard
from tests.rules.twilight_imperium.phases import steps, waited
from tests.rules.twilight_imperium.play import answer, run, silent
from tests.rules.twilight_imperium.table import Table, galaxy


def playing(*races: str, **tiles: str) -> Table:
    table = galaxy(*races, **tiles)
    table.state.phase, table.state.order = "action", [2, 0, 1]
    return table


# Scoring


@pytest.mark.rule("TI-024")
def test_what_objectives_are_worth() -> None:
    assert {row.vp for row in PUBLIC.values() if not row.rex and not row.instant_win} == {1, 2, 3}
    assert {row.vp for row in SECRET.values()} == {2}
    assert {row.vp for row in SPECIAL.values()} == {1}
    table = playing()
    table.state.shown = ["v1_mecatol", "v2_eleven_planets"]
    table.at("000").planet("mecatol_rex", owner=0)
    scoring.score(table.state, 0, "v1_mecatol")
    assert table.state.players[0].points == 1
    table.state.players[0].secret = "conqueror"
    for planet in ("arc_prime", "wren_terra"):
        systems.planet(table.state, planet).owner = 0
    scoring.reveal_secret(table.state, 0)
    player = table.state.players[0]
    assert (player.points, player.secret, player.scored) == (3, None, ["v1_mecatol", "conqueror"])


@pytest.mark.rule("TI-025")
def test_each_player_scores_an_objective_once_and_others_may_too() -> None:
    table = playing()
    state = table.state
    state.shown = ["b1_five_tech"]
    for player in state.players[:2]:
        player.technologies = ["war_sun", "cybernetics", "gen_synthesis", "sarween_tools", "type_iv_drive"]
    scoring.score(state, 0, "b1_five_tech")
    with pytest.raises(IllegalMove) as refused:
        scoring.score(state, 0, "b1_five_tech")
    assert refused.value.rule == "TI-025"
    scoring.score(state, 1, "b1_five_tech")
    assert [player.points for player in state.players] == [1, 1, 0]
    assert scoring.open_to(state, 0) == []


@pytest.mark.rule("TI-011", "TI-012", "TI-013")
def test_scoring_needs_every_home_planet_unless_one_is_saar() -> None:
    table = playing("letnev", "saar", "sol")
    state = table.state
    state.shown = ["b1_five_tech"]
    for seat, planet in ((0, "arc_prime"), (1, "ragh")):
        systems.planet(state, planet).owner = 2
        state.players[seat].technologies = [
            "war_sun",
            "cybernetics",
            "gen_synthesis",
            "sarween_tools",
            "type_iv_drive",
        ]
    with pytest.raises(IllegalMove) as refused:
        scoring.score(state, 0, "b1_five_tech")
    assert (refused.value.rule, state.players[0].points, state.players[0].scored) == ("TI-011", 0, [])
    scoring.score(state, 1, "b1_five_tech")
    assert state.players[1].points == 1
    points.gain_all(state, [0, 1], 1, "mutiny")
    assert [player.points for player in state.players] == [0, 1, 0], "agendas are no objectives"
    systems.planet(state, "arc_prime").owner = 0
    scoring.score(state, 0, "b1_five_tech")
    assert state.players[0].points == 1, "what was missed is not kept, what was not scored is"


@pytest.mark.rule("TI-179")
def test_an_objective_is_paid_for_when_it_is_scored() -> None:
    table = playing()
    state = table.state
    state.shown, state.players[0].goods = ["b1_spend_6_goods"], 7
    with pytest.raises(IllegalMove):
        scoring.score(state, 0, "b1_spend_6_goods", ("goods:5",))
    assert (state.players[0].goods, state.players[0].points) == (7, 0)
    scoring.score(state, 0, "b1_spend_6_goods", ("goods:6",))
    assert (state.players[0].goods, state.players[0].points) == (1, 1)


def test_what_costs_nothing_takes_no_payment() -> None:
    table = playing()
    table.state.shown = ["v1_mecatol"]
    table.at("000").planet("mecatol_rex", owner=0)
    with pytest.raises(IllegalMove):
        scoring.judge(table.state, 0, "v1_mecatol", ("goods:1",))


@pytest.mark.rule("TI-177")
def test_a_secret_objective_shown_in_vain_is_lost() -> None:
    state = playing().state
    state.players[0].secret = "conqueror"
    (event,) = scoring.reveal_secret(state, 0)
    assert event.reveals
    assert (state.players[0].secret, state.players[0].points, state.players[0].scored) == (None, 0, [])
    assert scoring.reveal_secret(state, 0) == []


@pytest.mark.rule("TI-485", "TI-486", "TI-721")
def test_one_public_objective_outside_the_status_phase() -> None:
    table = playing()
    state = table.state
    state.shown = ["b1_spend_6_goods", "v1_mecatol", "v2_eleven_planets"]
    state.players[0].goods, state.players[0].secret = 6, "conqueror"
    for planet in ("arc_prime", "wren_terra", "mecatol_rex"):
        systems.planet(state, planet).owner = 0
    run(table, frames.Scoring(0))
    for move in (Score("conqueror"), Score("v2_eleven_planets"), Score("nothing"), Done()):
        with pytest.raises(IllegalMove):
            answer(table, 0, move)
    assert silent(state, 0) == Score("v1_mecatol"), "what costs nothing"
    answer(table, 0, Score("b1_spend_6_goods"))
    assert (state.players[0].goods, state.players[0].points, state.stack) == (0, 1, [])
    run(table, frames.Scoring(1))
    assert not state.stack, "nothing to score, no question"
    run(table, frames.Scoring(0))
    answer(table, 0, Score(None))
    assert state.players[0].points == 1


# Nine points


@pytest.mark.rule("TI-008", "TI-015")
@pytest.mark.parametrize("source", ["objective", "agenda", "artifact"])
def test_nine_points_win_at_that_moment(monkeypatch: pytest.MonkeyPatch, source: str) -> None:
    table = playing()
    state = table.state
    state.players[1].points = 7
    reached = []

    def gain(count: int) -> list[Event]:
        reached.append(count)
        return points.gain_points(state, 1, count, source, "objective")

    events = steps(monkeypatch, table, lambda: gain(1), lambda: gain(1), lambda: gain(1))
    assert (state.over, state.winner, state.ended, reached) == (True, 1, "points", [1, 1])
    assert events[-1].key == "ti-over-points"
    assert waited(state) == []


@pytest.mark.rule("TI-618")
def test_points_for_several_are_all_given_before_anybody_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing()
    state = table.state
    for player, count in zip(state.players, (8, 8, 7), strict=True):
        player.points = count
    steps(monkeypatch, table, lambda: points.gain_all(state, [0, 1, 2], 2, "imperial_mandate"))
    assert [player.points for player in state.players] == [10, 10, 9]
    assert state.winner == 0, "the most points, and of these the earlier in order of play: 2, 0, 1"


@pytest.mark.rule("TI-618")
def test_of_several_with_nine_the_most_points_win(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing()
    state = table.state
    state.players[2].points, state.players[1].points = 7, 8
    steps(monkeypatch, table, lambda: points.gain_all(state, [1, 2], 2, "imperial_mandate"))
    assert state.winner == 1


@pytest.mark.rule("TI-009", "TI-010", "TI-014", "TI-619")
def test_points_fall_no_lower_than_artifacts_and_never_below_0() -> None:
    table = playing(p201="saudor", p202="thibah")
    state = table.state
    player = state.players[0]
    player.points = 3
    for at, planet in (("201", "saudor"), ("202", "thibah")):
        table.at(at).planet(planet, owner=0, token="lazax_armory", shown=True)
    systems.planet(state, "jord").owner = 1
    points.lose_points(state, 0, 5, "mutiny")
    assert player.points == 2, "losing is never barred"
    player.points = 1
    points.lose_points(state, 0, 1, "mutiny")
    assert player.points == 1, "the minimum adds nothing"
    state.players[1].points = 1
    points.lose_points(state, 1, 4, "mutiny")
    assert state.players[1].points == 0


# Imperium Rex


@pytest.mark.rule("TI-017", "TI-018", "TI-019")
def test_imperium_rex_ends_the_game_before_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing()
    state = table.state
    state.objectives, state.players[0].points, state.players[1].points = ["imperium_rex"], 4, 5
    state.shown = ["v1_mecatol"]
    table.at("000").planet("mecatol_rex", owner=0)
    state.players[0].points = 5

    def then_score() -> list[Event]:
        return scoring.score(state, 0, "v1_mecatol")

    steps(monkeypatch, table, lambda: reveal(state), then_score)
    assert (state.over, state.ended) == (True, "rex")
    assert state.players[0].points == 5, "nothing was scored any more"


RANKS = [
    ({"points": 4, "planets": 2, "scored": 2, "command": 9}, {"points": 5}),
    ({"points": 5, "planets": 1, "scored": 2, "command": 9}, {"points": 5, "planets": 2}),
    ({"points": 5, "planets": 2, "scored": 1, "command": 9}, {"points": 5, "planets": 2, "scored": 2}),
    ({"scored": 1, "command": 2, "strategy": 1, "fleet": 9}, {"scored": 1, "command": 1, "strategy": 3}),
]


@pytest.mark.rule("TI-019", "TI-020", "TI-021")
@pytest.mark.parametrize(("worse", "better"), RANKS)
def test_ties_under_imperium_rex(worse: dict[str, int], better: dict[str, int]) -> None:
    """Points, planets, objectives, then counters that were not used."""
    table = playing("sol", "mentak", "l1z1x", p201="abyz_fria", p202="lazar_sakulag")
    state = table.state
    state.shown = ["imperium_rex"]
    for seat, at, facts in ((2, "201", worse), (0, "202", better)):
        player = state.players[seat]
        player.points = facts.get("points", 0)
        player.scored = ["v1_mecatol", "v1_blockade"][: facts.get("scored", 0)]
        player.command, player.strategy = facts.get("command", 0), facts.get("strategy", 0)
        player.fleet = facts.get("fleet", 0)
        for planet in state.systems[at].planets[: facts.get("planets", 0)]:
            planet.owner = seat
    ending.check(state)
    assert state.winner == 0
    assert ending.standing(state, 0) > ending.standing(state, 2)


@pytest.mark.rule("TI-020")
def test_a_full_tie_goes_to_the_earlier_in_order_of_play() -> None:
    state = playing("sol", "mentak", "l1z1x").state
    state.shown = ["imperium_rex_base"]
    ending.check(state)
    assert state.winner == 2


@pytest.mark.rule("TI-022", "TI-023")
@pytest.mark.parametrize("objective", ["v2_fleets_at_two_homes", "b2_domination", "b2_supremacy"])
def test_an_objective_that_wins_at_once(monkeypatch: pytest.MonkeyPatch, objective: str) -> None:
    table = playing()
    state = table.state
    state.shown = [objective]
    state.players[2].points = 8
    for seat in (1, 2):
        table.home(seat).ships(0, cruiser=4)
        for planet in table.home(seat).system.planets:
            planet.owner = 0
    tiles = (
        "rigel_i_rigel_ii_rigel_iii",
        "abaddon_ashtroth_loki",
        "mellon_zohbat",
        "lazar_sakulag",
        "abyz_fria",
    )
    for place, tile in enumerate(tiles, 1):
        for planet in table.at(f"20{place}", tile).system.planets:
            planet.owner = 0
    systems.planet(state, "mecatol_rex").owner = 0
    run(table, frames.Scoring(0))
    answer(table, 0, Score(objective))
    assert (state.over, state.winner, state.ended, state.players[0].points) == (True, 0, "instant", 0)


def test_nothing_ends_while_the_game_is_set_up() -> None:
    state = galaxy().state
    state.phase = "setup"
    for planet in systems.home(state, 0).planets:
        planet.owner = None
    state.players[1].points = 9
    assert ending.check(state) == elimination.check(state) == []


# Elimination


def last_planet(table: Table, seat: int, by: int) -> list[Event]:
    """The player's planets are all taken by another, as one step."""
    own = [planet.id for planet in systems.planets_of(table.state, seat)]
    return [event for id in own for event in control.take(table.state, by, id, "invasion")]


@pytest.mark.rule("TI-606")
def test_without_planets_and_units_a_player_is_out_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing(p201="empty_base")
    state = table.state
    place = table.at("201").ships(1, fighter=1)

    def lose_fighter() -> list[Event]:
        place.system.fighters.clear()
        return []

    outs = []

    def look() -> list[Event]:
        outs.append(state.players[1].out)
        return []

    steps(monkeypatch, table, lambda: last_planet(table, 1, 0), look, lose_fighter, look)
    assert outs == [False, True], "a Fighter is a unit"
    assert not state.over


@pytest.mark.rule("TI-606")
def test_a_planet_or_a_floating_dock_is_enough_to_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing("sol", "saar", "hacan", p201="empty_base")
    table.at("201").ships(1, dock=1)
    steps(monkeypatch, table, lambda: last_planet(table, 1, 0))
    assert not table.state.players[1].out
    assert not table.state.players[0].out, "planets without a unit"


@pytest.mark.rule("TI-607", "TI-609")
def test_what_he_held_is_discarded_and_agreements_end(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing()
    state = table.state
    player = state.players[1]
    player.cards, player.politics, player.secret, player.goods = ["sabotage"], ["mutiny"], "conqueror", 4
    player.trade = [TradeCard(1, lent=2), TradeCard(2)]
    state.players[2].trade = [TradeCard(3, lent=1), TradeCard(1)]
    steps(monkeypatch, table, lambda: last_planet(table, 1, 0))
    assert (player.cards, player.politics, player.secret, player.goods, player.trade) == ([], [], None, 0, [])
    assert (state.action.discards, state.political.discards) == (["sabotage"], ["mutiny"])
    assert [card.lent for card in state.players[2].trade] == [None, None]


@pytest.mark.rule("TI-609", "TI-569")
def test_his_captives_go_to_whoever_took_his_last_planet(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing()
    state = table.state
    state.players[1].captives = ["hacan.1", "sol.2"]
    steps(monkeypatch, table, lambda: last_planet(table, 1, 0))
    assert state.players[0].captives == ["hacan.1"]
    assert state.players[1].captives == []
    assert waited(state) == [0], "his own Leader is free, and he says where"
    answer(table, 0, Choose(("jord",)))
    assert systems.planet(state, "jord").leaders == ["sol.2"]


@pytest.mark.rule("TI-609")
def test_captives_of_a_player_whose_planets_nobody_took_are_free(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing("sol", "mentak", "hacan")
    state = table.state
    state.players[1].captives = ["sol.2"]
    steps(monkeypatch, table, lambda: control.turn_neutral(state, "moll_primus", "card"))
    assert systems.planet(state, "jord").leaders == ["sol.2"], "the only planet"
    assert state.players[1].out


@pytest.mark.rule("TI-608")
def test_his_offices_lapse_but_the_crown_waits_for_the_victor(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing()
    state = table.state
    state.laws = [
        Law("minister_of_policy", 1),
        Law("the_crown_of_emphidia", 1),
        Law("emperor", 2),
        Law("free_trade"),
    ]
    state.voice = 1
    steps(monkeypatch, table, lambda: last_planet(table, 1, 0))
    assert [law.card for law in state.laws] == ["the_crown_of_emphidia", "emperor", "free_trade"]
    assert state.political.discards == ["minister_of_policy"]
    assert state.voice is None


@pytest.mark.rule("TI-610")
def test_the_speakers_token_goes_on_clockwise(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing()
    table.state.speaker = 1
    steps(monkeypatch, table, lambda: last_planet(table, 1, 0))
    assert table.state.speaker == 2
    other = playing()
    other.state.speaker = 0
    steps(monkeypatch, other, lambda: last_planet(other, 1, 0))
    assert other.state.speaker == 0


@pytest.mark.rule("TI-606")
def test_nobody_waits_for_him_and_nothing_of_his_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing(p201="empty_base")
    state = table.state
    state.systems["201"].counters = [1, 0]
    state.high_alert = (1, "201")
    state.owed = [Owed(1, "trade_2"), Owed(2, "trade_2")]
    state.offers = [Offer(1, 0, 1, Bundle(goods=1), Bundle())]
    state.stack.append(frames.Forms(asked=[0, 1], may=[1], said={"1": "form"}))
    steps(monkeypatch, table, lambda: last_planet(table, 1, 0))
    assert (state.systems["201"].counters, state.high_alert, state.offers) == ([0], None, [])
    assert state.owed == [Owed(2, "trade_2")]
    assert waited(state) == [0]


def test_the_last_one_left_has_won(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing()
    state = table.state
    steps(monkeypatch, table, lambda: last_planet(table, 1, 0), lambda: last_planet(table, 2, 0))
    assert (state.over, state.winner, state.ended) == (True, 0, "alone")
