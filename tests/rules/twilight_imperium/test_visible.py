"""What each seat may see (TI-722)."""

from __future__ import annotations

from copy import deepcopy

import pytest

from rules.core import saved
from rules.core.orders import Wait
from rules.twilight_imperium import frames
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components_cards import SECRET
from rules.twilight_imperium.state import Bundle as Goods
from rules.twilight_imperium.state import Lasting, Law, Offer, State, TradeCard
from rules.twilight_imperium.visible import view
from tests.rules.twilight_imperium.play import run
from tests.rules.twilight_imperium.table import galaxy
from tests.rules.twilight_imperium.test_setup import begun, whole


def _same(one: State, other: State, seat: int | None) -> bool:
    return saved.dump(view(one, seat)) == saved.dump(view(other, seat))


@pytest.fixture
def state() -> State:
    found = whole(4)
    for seat, player in enumerate(found.players):
        player.cards = [found.action.cards.pop() for _ in range(seat + 1)]
    return found


@pytest.mark.rule("TI-722")
def test_hands_are_seen_by_their_owners_others_see_how_many(state: State) -> None:
    seen = view(state, 2)
    assert seen.own is not None
    assert sorted(state.players[2].cards) == list(seen.own.cards)
    assert seen.own.secret == state.players[2].secret
    assert [each.cards for each in seen.players] == [1, 2, 3, 4]
    assert [each.politics for each in seen.players] == [len(each.politics) for each in state.players]
    assert view(state, None).own is None


@pytest.mark.rule("TI-722")
def test_what_is_hidden_changes_nothing_that_others_see(state: State) -> None:
    other = deepcopy(state)
    mine, deck = other.players[0], other.action.cards
    mine.cards[0], deck[0] = deck[0], mine.cards[0]
    mine.politics[0], other.political.cards[0] = other.political.cards[0], mine.politics[0]
    mine.secret, other.players[1].secret = other.players[1].secret, mine.secret
    deck.reverse()
    other.objectives.reverse()
    mine.book.waits = [Wait("all")]
    mine.wishes, mine.ranking, mine.plan = ["cybernetics"], ["trade_2"], "plan"
    assert _same(state, other, 2) and _same(state, other, None)
    assert not _same(state, other, 0)


@pytest.mark.rule("TI-722")
def test_tokens_and_tiles_face_down_are_not_told_apart(state: State) -> None:
    other = deepcopy(state)
    laid = [p for system in state.systems.values() for p in system.planets if p.token is not None]
    assert laid and not any(each.shown for each in laid)
    for system in other.systems.values():
        for planet in system.planets:
            planet.token = None if planet.token is None else "something else"
    assert _same(state, other, 0)
    tile = next(at for at in sorted(state.systems) if at.startswith("1"))
    state.systems[tile].hidden = other.systems[tile].hidden = True
    other.systems[tile].tile, other.systems[tile].planets = "empty_base", []
    assert _same(state, other, 0)


@pytest.mark.rule("TI-722")
def test_a_token_turned_up_is_open() -> None:
    table = galaxy(p201="lodor")
    table.at("201").planet("lodor", token="blank", shown=True)
    assert view(table.state, None).planet("lodor").token == "blank"
    table.at("201").planet("lodor", shown=False)
    assert view(table.state, None).planet("lodor").token == "hidden"


@pytest.mark.rule("TI-722")
def test_plans_sheets_and_sealed_answers_are_their_owners() -> None:
    table = galaxy()
    battle = frames.Battle(seat=0, number=1, system="000", defender=1, plans={"0": "plan stop=each_round"})
    agenda = frames.Agenda(2, "arms_reduction", "votes", ["for", "against"], sheets={"0": "for"})
    forms = frames.Forms(asked=[0, 1, 2], said={"0": "form"})
    table.state.stack = [battle, agenda, forms]
    mine, other = view(table.state, 0), view(table.state, 1)
    assert mine.battle and other.battle and mine.agenda and other.agenda and mine.own and other.own
    assert (mine.battle.plan, mine.agenda.sheet, mine.own.said) == ("plan stop=each_round", "for", "form")
    assert (other.battle.plan, other.agenda.sheet, other.own.said) == ("", "", "")
    assert other.battle.handed_in == other.agenda.handed_in == (0,)
    assert other.asked == (1, 2)


def test_the_speaker_votes_last() -> None:
    table = galaxy()
    table.state.speaker = 1
    table.state.stack = [frames.Agenda(2, "arms_reduction", "votes", barred=[0], votes={"2": "for"})]
    seen = view(table.state, None).agenda
    assert seen is not None and seen.order == (2, 0, 1)
    assert [seat for seat, _ in seen.open] == [1]


def test_an_agenda_that_nobody_has_seen_yet_is_not_shown() -> None:
    table = galaxy()
    for stage in ("before", "read"):
        table.state.stack = [frames.Agenda(2, "arms_reduction", stage)]
        assert view(table.state, 1).agenda is None, "cards may still be played before it is read"


@pytest.mark.rule("TI-722")
def test_an_offer_is_between_two() -> None:
    table = galaxy()
    table.state.offers = [Offer(1, 0, 1, Goods(goods=2), Goods(trade_card=3))]
    (offer,) = view(table.state, 1).offers
    assert (offer.give, offer.want) == (("goods:2",), ("trade_card:3",))
    assert view(table.state, 2).offers == () == view(table.state, None).offers


@pytest.mark.rule("TI-451", "TI-722")
def test_whoever_approves_sees_the_agreement_that_waits_for_it() -> None:
    table = galaxy()
    table.state.stack = [frames.Negotiation(asked=[0, 1, 2], active=2)]
    offer = Offer(1, 0, 1, Goods(trade_card=1), Goods(trade_card=3))
    table.state.offers = [offer]
    assert view(table.state, 2).offers == ()
    offer.accepted = True
    assert [each.number for each in view(table.state, 2).offers] == [1]
    assert view(table.state, None).offers == ()


def test_a_sheet_shows_what_lies_on_the_table() -> None:
    table = galaxy()
    state = table.state
    ann = state.players[0]
    ann.strategy, ann.fleet, ann.command, ann.goods = 2, 3, 4, 5
    ann.trade = [TradeCard(3, lent=1), TradeCard(1)]
    state.players[1].trade = [TradeCard(2, lent=0)]
    state.laws = [Law("minister_of_war", holder=0)]
    state.lasting = [Lasting("armistice", 0, "round", ("1", "jord"))]
    state.systems["000"].counters = [0]
    state.players[1].captives = ["sol.1"]
    ann.dead = ["sol.2"]
    table.at("000").ships(0, cruiser=2, fighter=3)
    seen = view(state, 1).players[0]
    assert (seen.on_board, seen.reserve, seen.fleet_limit) == (1, 6, 3)
    assert seen.free_trade == (1,)
    assert [(each.partner, each.gives, each.brings) for each in seen.agreements] == [(1, 3, 2)]
    assert seen.offices == ("minister_of_war",)
    assert seen.left["cruiser"] == 6 and seen.left["fighter"] == -1
    assert {each.id: (each.where, each.captor) for each in seen.leaders} == {
        "sol.1": ("captive", 1),
        "sol.2": ("dead", None),
    }
    assert seen.resources == sum(
        p.resources for s in view(state, 1).systems for p in s.planets if p.owner == 0
    )


def test_objectives_show_how_far_everybody_is() -> None:
    """Of what is paid for, as much as could be paid now; of what is done, as much as is done."""
    table = galaxy()
    state = table.state
    state.shown = ["v1_spend_10", "v1_invade_one"]
    state.players[0].scored = ["v1_invade_one"]
    state.players[1].goods = 12
    for planet in systems.planets_of(state, 2):
        planet.ready = False
    spend, invade = view(state, 1).objectives
    assert spend.progress[1] == (10, 10) and spend.progress[2][0] == 0
    assert 1 in spend.now and 2 not in spend.now
    assert invade.scored == (0,) and 0 not in invade.now


def test_docks_are_seen_where_they_are_and_whether_they_rest() -> None:
    table = galaxy(p201="lodor", p202="mehar_xull")
    table.state.round = 2
    table.at("201").planet("lodor", owner=0, gf=1, dock=3)
    table.at("202").planet("mehar_xull", owner=0, gf=1, dock=1)
    jord = systems.home(table.state, 0).planets[0]
    jord.dock = None
    seen = {each.id: (each.dock, each.resting) for s in view(table.state, 1).systems for each in s.planets}
    assert [seen[id] for id in ("lodor", "mehar_xull", jord.id)] == [
        (True, True),
        (True, False),
        (False, False),
    ]


def test_a_secret_can_be_scored_now_once_it_is_fulfilled_and_not_again() -> None:
    table = galaxy()
    state = table.state
    ann = state.players[0]
    ann.secret, ann.fleet, state.custodians = "forceful", 9, [0, 0]

    def now() -> tuple[int, ...]:
        mine = view(state, 0).secret
        assert mine is not None
        return mine.now

    assert now() == ()
    table.at("000").ships(0, dreadnought=4).planet("mecatol_rex", owner=0, gf=3, dock=1)
    assert now() == (0,)
    ann.scored = ["forceful"]
    assert now() == ()


@pytest.mark.rule("TI-722")
def test_a_secret_is_followed_by_its_owner_alone() -> None:
    table = galaxy()
    state = table.state
    state.players[1].secret = next(iter(SECRET))
    mine = view(state, 1).secret
    assert mine is not None and mine.id == state.players[1].secret and len(mine.progress) == 1
    assert view(state, 0).secret is None and view(state, None).secret is None
    assert [each.secret for each in view(state, 2).players] == [False, True, False], (
        "that there is one is seen"
    )


def test_a_table_is_seen_before_anybody_has_a_home() -> None:
    seen = view(begun(3, galaxy="build"), 0)
    assert seen.phase == "setup"
    assert [each.votes for each in seen.players if not each.home] == [0, 0, 0]


# What the own hand is good for


def _playable(state: State, seat: int) -> tuple[str, ...]:
    seen = view(state, seat).own
    assert seen is not None
    return seen.playable


@pytest.mark.rule("TI-513", "TI-722")
def test_a_hand_says_which_of_its_cards_are_for_now() -> None:
    table = galaxy()
    state = table.state
    state.phase, state.order = "action", [0, 1, 2]
    state.players[0].cards = ["good_year", "flank_speed", "sabotage", "faulty_targeting_systems"]
    state.players[1].cards = ["good_year", "sabotage"]
    state.players[2].cards = ["sabotage"]
    table.at("201", "lodor").planet("lodor", owner=0)
    table.at("202", "quann").planet("quann", owner=1)
    run(table, frames.Turn(0, stage="act"))
    assert _playable(state, 0) == ("good_year",), "in the own turn as an action"
    assert _playable(state, 1) == ()
    window = frames.Window(point="after_action_card", facts={"card": "good_year", "by": "0"}, asked=[1])
    state.stack.append(window)
    assert _playable(state, 1) == ("sabotage",)
    assert _playable(state, 0) == ()
    assert _playable(state, 2) == (), "this window is not open to everybody"


@pytest.mark.rule("TI-663")
def test_a_card_for_any_time_is_for_now_in_everybodys_turn() -> None:
    table = galaxy()
    state = table.state
    state.phase, state.order = "action", [0, 1, 2]
    state.players[1].cards = ["faulty_targeting_systems"]
    table.at("201", "empty_base").system.mines.append(2)
    run(table, frames.Turn(0, stage="act"))
    assert _playable(state, 1) == ("faulty_targeting_systems",)
    state.stack.append(frames.Window(point="after_combat_roll", asked=[0]))
    assert _playable(state, 1) == (), "not between a roll and what comes of it"


@pytest.mark.rule("TI-473", "TI-475")
def test_the_own_view_knows_what_technologies_cost_now() -> None:
    table = galaxy()
    state = table.state
    state.players[0].technologies = ["antimass_deflectors", "enviro_compensator"]
    table.at("201", "lodor").planet("lodor", owner=0, ready=True)
    own = view(state, 0).own
    assert own is not None
    found = {id: (card, follow) for id, card, follow in own.research}
    assert found["hylar_v_assault_laser"] == (8, 6)
    assert "antimass_deflectors" not in found and "deep_space_cannon" not in found
    assert found["stasis_capsules"] == (7, 5), "a ready planet with the specialty takes off 1"
    table.at("201").planet("lodor", ready=False)
    own = view(state, 0).own
    assert own is not None and ("stasis_capsules", 8, 6) in own.research
