"""The solo game: Captain Shadow, his deck, and the passenger (section 39)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core import Dice, Event
from rules.starship_captains import engine, frames, query, shadow
from rules.starship_captains.components import EVENTS, MISSIONS, PASSENGERS, SOLO_ACTIONS, TECHS
from rules.starship_captains.game import RULES
from rules.starship_captains.pieces import SHADOW
from rules.starship_captains.state import Planet, Shadow
from tests.rules.starship_captains.away import HERE, chart
from tests.rules.starship_captains.table import Table

RESEARCH = "overdue_book"
MISSION = "head_start"
SEEDS = [bytes([n]) for n in range(12)]


class Solo(Table):
    """A solo game whose human is about to take a turn, and the next cards of Captain Shadow as told."""

    def __init__(self, *cards: str, seed: bytes = b"shadow", **options: object) -> None:
        super().__init__(1, seed, **{"passenger": "professor_sherd", **options})
        chart(self.state)
        while self.asked != "sc-ask-turn":
            self.play("skip")
        if cards:
            self.shadow.deck = list(reversed(cards))

    @property
    def shadow(self) -> Shadow:
        assert self.state.shadow is not None
        return self.state.shadow

    def turn(self) -> list[Event]:
        """A turn that changes nothing: the repair room, and no repair."""
        self.state.players[0].ready.append("cadet")
        return self.play("room repair cadet", "skip")

    def rounds(self, number: int) -> None:
        """Pass until that round has begun, deciding for the Shadow as it comes."""
        while self.state.round < number and not self.state.over:
            self.play({"sc-ask-turn": "pass"}.get(self.asked, self.choices[-1]))


def start(seed: bytes, **options: object) -> Table:
    return Table(1, seed, **options)


# Setting up


@pytest.mark.rule("SC-340", "SC-344")
def test_the_board_is_that_of_few_players_with_a_second_ship() -> None:
    state = start(b"a").state
    assert (state.side, len(state.planets), len(state.players)) == ("1-3", 13, 1)
    assert state.shadow is not None and state.shadow.location == "home_station"
    assert query.ships_at(state, "home_station") == [0, SHADOW]


@pytest.mark.rule("SC-341")
def test_the_human_alone_gets_a_share_of_the_round_track() -> None:
    table = Solo()
    player = table.state.players[0]
    player.medals, player.ready = 0, []
    table.rounds(2)
    assert player.medals == 1
    table.rounds(4)
    assert player.ready.count("cadet") == 2


@pytest.mark.rule("SC-342")
def test_the_display_has_five_technologies_and_two_omegas() -> None:
    for seed in SEEDS:
        cards = start(seed).state.display
        levels = [TECHS[card].level for card in cards if card is not None]
        assert levels == ["alpha"] * 5 + ["omega"] * 2


@pytest.mark.rule("SC-343")
def test_only_the_three_solo_events_are_used() -> None:
    for seed in SEEDS:
        events = start(seed).state.events
        assert {faction: EVENTS[card].faction for faction, card in events.items()} == {f: f for f in events}
        assert sorted(events.values()) == sorted(card.id for card in EVENTS.values() if card.solo)
        assert len(events) == 3
    assert not any(EVENTS[card].solo for card in Table(2).state.events.values())


@pytest.mark.rule("SC-345")
def test_a_passenger_is_chosen_or_drawn_and_stays() -> None:
    for name in PASSENGERS:
        assert start(b"a", passenger=name).state.passenger == name
    drawn = {start(seed, passenger="random").state.passenger for seed in SEEDS}
    assert len(drawn) > 2 and drawn <= set(PASSENGERS)
    table = Solo(passenger="professor_sherd")
    trunks = PASSENGERS["professor_sherd"].passive
    assert trunks is not None
    assert query.lockers(table.state, 0) == trunks.n > 0
    table.rounds(4)
    assert table.state.passenger == "professor_sherd"
    assert query.lockers(table.state, 0) == trunks.n


@pytest.mark.rule("SC-346", "SC-348")
def test_the_passengers_techs_lie_under_the_android_event_before_any_are_dealt() -> None:
    for seed in SEEDS:
        state = start(seed, passenger="auntie_ion").state
        assert state.archive == list(PASSENGERS["auntie_ion"].techs)
        rest = [*state.techs.cards, *(card for card in state.display if card in TECHS)]
        assert not set(rest) & set(state.archive)
        assert len(state.techs.cards) == 50 - 3 - 5


@pytest.mark.rule("SC-347")
def test_teddy_brings_three_random_alphas() -> None:
    found = [start(seed, passenger="teddy").state for seed in SEEDS]
    for state in found:
        assert [TECHS[card].level for card in state.archive] == ["alpha"] * 3
        assert not set(state.archive) & {*state.techs.cards, *state.display}
        assert len(state.techs.cards) == 50 - 3 - 5
    assert len({tuple(state.archive) for state in found}) > 1


@pytest.mark.rule("SC-349", "SC-350", "SC-365")
def test_the_deck_has_one_card_of_each_kind_and_each_later_round_one_more() -> None:
    decks, later = set(), set()
    for seed in SEEDS:
        found = start(seed).state.shadow
        assert found is not None
        assert sorted(found.deck) == sorted(SOLO_ACTIONS)
        assert len(found.later) == 3
        copies = Counter(found.deck + found.later)
        assert copies == {action.id: action.copies for action in SOLO_ACTIONS.values()}
        decks.add(tuple(found.deck))
        later.add(tuple(found.later))
    assert len(decks) > 1 and len(later) > 1, "both are shuffled"
    kinds = Counter(action.behaviour for action in SOLO_ACTIONS.values())
    assert kinds == {"research": 2, "mission": 2}
    assert sum(action.copies for action in SOLO_ACTIONS.values()) == 7


def test_his_cards_are_seen_only_when_they_are_turned_up() -> None:
    table = Solo(RESEARCH, MISSION)
    shown = RULES.view(table.state, 0).shadow
    assert shown is not None and (shown.deck, shown.revealed) == (2, ())


# His turns


@pytest.mark.rule("SC-351")
def test_the_human_begins_every_round() -> None:
    table = Solo()
    for number in (2, 3, 4):
        table.rounds(number)
        assert (table.state.first, table.state.turn) == (0, 0)
        assert table.shadow.revealed == []


@pytest.mark.rule("SC-352", "SC-353", "SC-426")
def test_after_each_turn_a_card_is_laid_above_the_next_cell() -> None:
    table = Solo(RESEARCH, RESEARCH, RESEARCH)
    for nth in range(3):
        before = list(table.state.display)
        table.turn()
        changed = [cell for cell in range(7) if table.state.display[cell] != before[cell]]
        assert changed == [nth]
        assert table.shadow.revealed == [RESEARCH] * (nth + 1)
    table.play("pass")
    assert table.state.round == 2
    before = list(table.state.display)
    table.shadow.deck = [RESEARCH]
    table.turn()
    assert [cell for cell in range(7) if table.state.display[cell] != before[cell]] == [0]
    assert len(table.state.display) >= 7 == sum(action.copies for action in SOLO_ACTIONS.values())


@pytest.mark.rule("SC-354")
def test_for_research_he_jumps_to_the_human() -> None:
    table = Solo(RESEARCH)
    table.state.players[0].location = "far_lantern"
    table.turn()
    assert table.shadow.location == "far_lantern"


@pytest.mark.rule("SC-355", "SC-424")
def test_his_research_discards_a_card_and_refills_its_cell_at_once() -> None:
    table = Solo(RESEARCH)
    state = table.state
    gone, top = state.display[0], state.techs.cards[-1]
    table.turn()
    assert state.display[0] == top
    assert state.techs.discards == [gone]
    assert state.omegas.discards == []


@pytest.mark.rule("SC-356", "SC-424")
def test_he_may_remove_an_omega_and_a_common_tech_takes_its_place() -> None:
    table = Solo(RESEARCH)
    state = table.state
    table.shadow.revealed = [MISSION] * 5
    gone, top = state.display[5], state.techs.cards[-1]
    assert gone is not None and TECHS[gone].level == "omega"
    table.turn()
    assert state.display[5] == top
    assert state.omegas.discards == [gone]
    assert state.techs.discards == []


@pytest.mark.rule("SC-357", "SC-424")
def test_for_a_mission_he_moves_one_route_and_the_mission_is_gone() -> None:
    table = Solo(MISSION)
    state = table.state
    table.shadow.location = "kettle"
    state.planets["pemberton_rest"] = Planet()
    state.planets["far_lantern"] = Planet()
    taken, top = state.planets[HERE].mission, state.missions.cards[-1]
    table.turn()
    assert table.shadow.location == HERE
    assert state.missions.discards == [taken]
    assert state.planets[HERE] == Planet(number=4, face_up=False)
    assert state.planets["nine_moons"] == Planet(mission=top)
    assert state.players[0].missions == []


@pytest.mark.rule("SC-357", "SC-243")
def test_his_mission_can_end_the_countdown_with_an_uprising() -> None:
    table = Solo(MISSION)
    state = table.state
    table.shadow.location = "kettle"
    state.planets["pemberton_rest"] = Planet()
    state.planets["far_lantern"] = Planet()
    for place in ("brindle", "zephyr", "nine_moons"):
        state.planets[place].face_up = False
    table.turn()
    assert table.told("sc-uprising")
    assert sum(token is not None for token in state.routes) > 0


@pytest.mark.rule("SC-358")
def test_among_several_missions_the_human_chooses() -> None:
    table = Solo(MISSION)
    table.shadow.location = "home_station"
    table.state.players[0].location = "kettle"
    table.turn()
    assert table.asked == "sc-ask-shadow"
    assert sorted(table.choices) == ["go larkspur", "go lesser_tivoli", "go ochre"]
    table.refuses("skip")
    table.play("go ochre")
    assert (table.shadow.location, table.asked) == ("ochre", "sc-ask-turn")


@pytest.mark.rule("SC-359")
def test_a_mission_of_his_making_where_the_human_stands_is_the_humans() -> None:
    table = Solo(MISSION)
    table.state.players[0].location = "nine_moons"
    table.state.players[0].ready = ["red", "yellow", "blue", "cadet", "cadet"]
    table.state.reserved["nine_moons"] = 0
    table.turn()
    table.play("go ochre")
    assert table.state.planets["nine_moons"].mission is not None
    assert table.state.reserved["nine_moons"] == 0
    assert "mission" in table.choices


@pytest.mark.rule("SC-360")
def test_he_never_takes_the_mission_of_the_humans_planet() -> None:
    table = Solo(MISSION)
    table.state.players[0].location = "ochre"
    table.turn()
    assert sorted(table.choices) == ["go larkspur", "go lesser_tivoli"]


@pytest.mark.rule("SC-361")
def test_without_a_mission_next_door_he_does_nothing() -> None:
    table = Solo(MISSION)
    table.shadow.location = "far_lantern"
    assert table.state.planets["far_lantern"].mission is not None, "his own planet has one"
    before = table.state.missions.cards[:]
    table.turn()
    assert table.asked == "sc-ask-turn"
    assert (table.shadow.location, table.state.missions.cards) == ("far_lantern", before)
    assert table.state.planets["far_lantern"].mission is not None


@pytest.mark.rule("SC-362")
def test_pirates_and_he_leave_each_other_alone() -> None:
    table = Solo(MISSION)
    state = table.state
    state.routes = ["green_medal"] * len(state.routes)
    state.players[0].location = "kettle"
    damage = state.players[0].damage
    table.turn()
    table.play("go ochre")
    assert table.shadow.location == "ochre"
    assert state.routes == ["green_medal"] * len(state.routes)
    assert state.players[0].damage == damage


@pytest.mark.rule("SC-363")
def test_he_reserves_planets_and_his_leaving_frees_them() -> None:
    table = Solo(MISSION, RESEARCH)
    state = table.state
    state.players[0].location = "kettle"
    state.players[0].ready = ["red"] * 9
    table.turn()
    table.play("go ochre")
    assert state.reserved["ochre"] == SHADOW
    state.planets["ochre"] = Planet(mission="stargate")
    state.players[0].location = "ochre"
    assert "mission" not in table.choices, "a mission where he came first is his"
    state.players[0].location = "lesser_tivoli"
    table.turn()
    assert "ochre" not in state.reserved

    table = Solo(MISSION)
    state = table.state
    table.shadow.location = "ochre"
    state.reserved["ochre"] = SHADOW
    state.players[0].location = "ochre"
    state.planets["pemberton_rest"] = Planet()
    table.turn()
    assert table.shadow.location == "quagmire"
    assert state.reserved["ochre"] == 0, "the human reserves when he leaves"


@pytest.mark.rule("SC-364")
def test_he_takes_no_token_but_keeps_one_from_coming_back() -> None:
    table = Solo(RESEARCH)
    state = table.state
    state.players[0].location = "kettle"
    table.shadow.location = "obelisk"
    state.tokens["android_station"] = 0
    state.tokens["home_station"] = 2
    table.shadow.deck = []
    table.turn()
    assert state.tokens["android_station"] == 0
    state.tokens["android_station"] = 2
    table.play("pass")
    assert state.round == 2
    assert state.tokens == {"home_station": 0, "android_station": 3, "pirate_station": 0}


@pytest.mark.rule("SC-366")
def test_he_passes_when_his_deck_is_exhausted() -> None:
    table = Solo(RESEARCH)
    table.turn()
    assert not table.told("sc-shadow-passes")
    table.turn()
    assert table.shadow.passed
    assert len(table.told("sc-shadow-passes")) == 1


@pytest.mark.rule("SC-367")
def test_whoever_has_not_passed_plays_on_alone() -> None:
    table = Solo(RESEARCH, RESEARCH, RESEARCH)
    events = table.play("pass")
    assert [event.key for event in events].count("sc-shadow-turns-up") == 3
    assert table.state.round == 2

    table = Solo(RESEARCH, RESEARCH)
    turned_up = []
    for _ in range(5):
        table.turn()
        turned_up.append(len(table.told("sc-shadow-turns-up")))
    assert (table.state.round, table.state.turn) == (1, 0)
    assert turned_up == [1, 2, 2, 2, 2], "one card after each turn of the human"
    table.play("pass")
    assert table.state.round == 2


@pytest.mark.rule("SC-367", "SC-358")
def test_after_the_humans_pass_the_human_still_chooses_for_him() -> None:
    table = Solo(MISSION, RESEARCH)
    table.state.players[0].location = "kettle"
    table.play("pass")
    assert (table.state.round, table.asked) == (1, "sc-ask-shadow")
    table.play("go ochre")
    assert table.state.round == 2


@pytest.mark.rule("SC-368", "SC-369", "SC-370")
def test_each_round_his_deck_is_made_anew_with_one_card_more() -> None:
    table = Solo()
    later = list(table.shadow.later)
    first = sorted(table.shadow.deck)
    sizes = [len(table.shadow.deck)]
    for number in (2, 3, 4):
        table.rounds(number)
        sizes.append(len(table.shadow.deck))
        assert table.shadow.revealed == []
        assert not table.shadow.passed
        assert sorted(table.shadow.deck) == sorted(first + later[: number - 1])
    assert sizes == [4, 5, 6, 7]


@pytest.mark.rule("SC-368")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in SEEDS:
        table = Solo()
        table.shadow.revealed, table.shadow.deck = list(table.shadow.deck), []
        shadow.new_round(table.state, Dice(seed, 0))
        orders.add(tuple(table.shadow.deck))
    assert len(orders) > 4


@pytest.mark.rule("SC-371", "SC-372")
def test_only_the_human_scores_and_nobody_wins() -> None:
    table = Solo(passenger="professor_sherd")
    player = table.state.players[0]
    player.missions = ["stargate"]
    table.rounds(4)
    player.artifacts = ["red_blue"] * 3
    while not table.state.over:
        table.play({"sc-ask-turn": "pass"}.get(table.asked, table.choices[-1]))
    view = RULES.view(table.state, 0)
    assert view.ships[0].sheet.missions == 2 * MISSIONS["stargate"].points
    score = PASSENGERS["professor_sherd"].score
    assert score.count == "artifact"
    assert view.ships[0].sheet.passenger == 2 * 3 * score.points > 0
    assert len(view.ships) == len(view.epilogues) == 1
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, len(outcome.scores)) == ((), 1)


@pytest.mark.rule("SC-425")
def test_the_humans_turn_ends_before_his_card_is_turned_up() -> None:
    table = Solo(RESEARCH)
    state = table.state
    state.players[0].location = "obelisk"
    state.tokens["android_station"] = 0
    state.display[6] = None
    table.turn()
    keys = [event.key for event in table.events]
    assert keys.index("sc-refilled") < keys.index("sc-at-station") < keys.index("sc-shadow-turns-up")


def test_his_turn_survives_being_saved() -> None:
    table = Solo(MISSION)
    table.state.players[0].location = "kettle"
    table.turn()
    assert isinstance(table.state.stack[-1], frames.ShadowTurn)
    found = engine.asked(table.state)
    assert found is not None and found[0] == 0
