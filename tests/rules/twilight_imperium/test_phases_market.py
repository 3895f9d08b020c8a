"""Beside the steps of the Status Phase: swaps of cards, offers, scuttling, agreements, captives."""

from __future__ import annotations

import msgspec
import pytest

from rules.core.contract import Action, IllegalMove, told
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import (
    Accept,
    Cancel,
    Choose,
    DealCaptive,
    Done,
    Form,
    Give,
    Lose,
    MakeOffer,
    Refuse,
    Rescind,
    Scuttle,
)
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.state import State, TradeCard
from tests.rules.twilight_imperium.phases import waited
from tests.rules.twilight_imperium.play import answer, aside, asked, run, silent
from tests.rules.twilight_imperium.table import Table, galaxy


def forms(*races: str, **tiles: str) -> Table:
    """The Status Phase, while everybody fills in a form."""
    table = galaxy(*races, **tiles)
    state = table.state
    state.phase, state.order = "action", [2, 0, 1]
    for player in state.players:
        player.strategy, player.fleet, player.command = 2, 3, 1
    run(table, frames.Status())
    return table


def market(*hands: str) -> Table:
    """The market of the Hacan, seat 2, as it opens: hands by seat, cards apart by spaces."""
    table = forms("sol", "letnev", "hacan")
    state = table.state
    for player, hand in zip(state.players, hands, strict=True):
        player.cards = hand.split()
    state.action.cards, state.action.discards = [], []
    for seat in (0, 1, 2):
        answer(table, seat, Form())
    return table


def unchanged(table: Table, seat: int, move: Action) -> IllegalMove:
    before = msgspec.msgpack.encode(table.state)
    with pytest.raises(IllegalMove) as refused:
        aside(table, seat, move)
    assert msgspec.msgpack.encode(table.state) == before
    return refused.value


# The market


@pytest.mark.rule("TI-538", "TI-512")
def test_the_hacan_swap_cards_with_others_unseen() -> None:
    table = market("plague veto", "thugs", "privateers sabotage uprising")
    state = table.state
    assert waited(state) == [2]
    opened = state.stack[-1]
    assert isinstance(opened, frames.Market)
    assert (opened.asked, sorted(opened.may)) == ([2], [0, 1]), "nobody waits for the others"
    offered = aside(table, 2, MakeOffer(0, ("cards:2",), ("cards:1",)))
    assert told(offered, 1) == told(offered, None) == []
    (number,) = [offer.number for offer in state.offers]
    aside(table, 0, Accept(number))
    assert waited(state) == [2]
    question = asked(table, 2)
    assert question is not None and question.private
    with pytest.raises(IllegalMove):
        answer(table, 2, Choose(("plague", "sabotage")))
    events = answer(table, 2, Choose(("sabotage", "uprising")))
    assert waited(state) == [0]
    events += answer(table, 0, Choose(("veto",)))
    assert [sorted(player.cards) for player in state.players] == [
        ["plague", "sabotage", "uprising"],
        ["thugs"],
        ["privateers", "veto"],
    ]
    seen = [(event.to, event.args["cards"]) for event in events if "cards" in event.args]
    assert seen == [((0,), ("@sabotage", "@uprising")), ((2,), ("@veto",))]
    assert len(told(events, 1)) == 2, "others learn the numbers"
    assert waited(state) == [2], "until he is done"
    answer(table, 2, Done())
    assert not isinstance(state.stack[-1] if state.stack else None, frames.Market)


@pytest.mark.rule("TI-538", "TI-718")
@pytest.mark.parametrize("given", [("plague", "veto"), ("veto", "veto"), ("veto", "war_footing"), None])
def test_of_a_card_held_twice_one_may_be_swapped_and_one_kept(given: tuple[str, ...] | None) -> None:
    table = market("", "thugs", "veto plague veto war_footing")
    aside(table, 2, MakeOffer(1, ("cards:2",), ("cards:1",)))
    aside(table, 1, Accept(table.state.offers[0].number))
    answer(table, 2, Choose(given) if given is not None else silent(table.state, 2))
    assert sorted(table.state.players[1].cards) == sorted(given or ("veto", "war_footing"))


@pytest.mark.rule("TI-538", "TI-511")
def test_hand_limits_hold_after_a_swap() -> None:
    table = market("plague " * 7, "", "veto thugs")
    state = table.state
    aside(table, 0, MakeOffer(2, (), ("cards:1",)))
    aside(table, 2, Accept(state.offers[0].number))
    answer(table, 2, Choose(("veto",)))
    assert isinstance(state.stack[-1], frames.Discarding)
    assert waited(state) == [0]
    even = market("plague " * 7, "", "veto thugs")
    aside(even, 0, MakeOffer(2, ("cards:1",), ("cards:1",)))
    aside(even, 2, Accept(even.state.offers[0].number))
    answer(even, 0, Choose(("plague",)))
    answer(even, 2, Choose(("veto",)))
    assert isinstance(even.state.stack[-1], frames.Market), "one for one: nobody has too many"


@pytest.mark.rule("TI-538", "TI-512")
@pytest.mark.parametrize(
    ("seat", "move"),
    [
        (0, MakeOffer(1, ("cards:1",))),
        (2, MakeOffer(0, ("cards:4",))),
        (2, MakeOffer(0, ("cards:1",), ("cards:3",))),
        (2, MakeOffer(2, ("cards:1",))),
        (2, MakeOffer(9, ("cards:1",))),
        (2, MakeOffer(0)),
        (2, MakeOffer(0, ("cards:0",))),
        (2, MakeOffer(0, ("ships:1",))),
        (2, MakeOffer(0, ("goods:1",))),
        (2, MakeOffer(0, ("captive:sol.1",))),
        (2, MakeOffer(0, ("captive:sol.1", "captive:sol.1"))),
        (2, Accept(7)),
        (2, Refuse(7)),
        (2, Rescind(7)),
    ],
)
def test_offers_that_cannot_be_made(seat: int, move: Action) -> None:
    unchanged(market("plague veto", "thugs", "privateers sabotage uprising"), seat, move)


@pytest.mark.rule("TI-512")
def test_cards_change_hands_nowhere_else() -> None:
    table = forms("sol", "letnev", "hacan")
    for player in table.state.players:
        player.cards = ["plague"]
    assert unchanged(table, 2, MakeOffer(0, ("cards:1",))).rule == "TI-538"


@pytest.mark.rule("TI-718")
def test_an_offer_that_nobody_answers_is_refused() -> None:
    table = market("plague", "", "veto thugs")
    state = table.state
    aside(table, 2, MakeOffer(0, ("cards:1",), ("cards:1",)))
    number = state.offers[0].number
    assert silent(state, 2) == Done()
    answer(table, 2, silent(state, 2))
    assert state.offers == []
    assert (state.players[0].cards, state.players[2].cards) == (["plague"], ["veto", "thugs"])
    unchanged(table, 0, Accept(number))


def test_no_market_without_hacan_or_with_nobody_to_trade_with() -> None:
    alone = market("", "", "privateers sabotage")
    assert not alone.state.stack
    table = forms("sol", "letnev", "mentak")
    for player in table.state.players:
        player.cards = ["plague"]
    for seat in (0, 1, 2):
        answer(table, seat, Form())
    assert not table.state.stack


@pytest.mark.rule("TI-552")
def test_the_market_is_an_ability_like_others() -> None:
    table = forms("sol", "letnev", "hacan")
    state = table.state
    lasting.begin(state, "cultural_crisis", 0, "round", ("2",))
    for player in state.players:
        player.cards = ["plague"]
    for seat in (0, 1, 2):
        answer(table, seat, Form())
    assert not state.stack


# Offers


def test_offers_are_taken_up_refused_and_rescinded_by_those_two() -> None:
    table = forms("sol", "letnev", "mentak")
    state = table.state
    state.players[0].goods, state.players[1].goods = 3, 3
    for want in (1, 2, 3):
        aside(table, 0, MakeOffer(1, ("goods:2",), (f"goods:{want}",)))
    first, second, third = [offer.number for offer in state.offers]
    unchanged(table, 2, Accept(first))
    unchanged(table, 0, Accept(first))
    unchanged(table, 1, Rescind(first))
    unchanged(table, 0, Refuse(first))
    aside(table, 1, Accept(first))
    assert [player.goods for player in state.players] == [2, 4, 0]
    aside(table, 1, Refuse(second))
    state.players[1].goods = 2
    unchanged(table, 1, Accept(third))
    aside(table, 0, Rescind(third))
    assert state.offers == []


@pytest.mark.rule("TI-155")
def test_goods_may_be_given_at_any_time() -> None:
    table = forms("sol", "letnev", "mentak")
    state = table.state
    state.players[0].goods = 3
    aside(table, 0, Give(2, 1))
    assert [player.goods for player in state.players] == [1, 2, 0]
    assert waited(state) == [2, 0, 1], "no question is disturbed"
    unchanged(table, 0, Give(2, 1))


# Scuttling


@pytest.mark.rule("TI-542", "TI-543")
def test_own_units_may_be_scuttled_before_anybody_has_scored() -> None:
    table = forms("sol", "letnev", "hacan", p201="saudor")
    state = table.state
    place = (
        table.at("201")
        .ships(0, carrier=1, cruiser=2, fighter=4)
        .planet("saudor", owner=0, gf=2, pds=1, dock=1)
    )
    place.planet("saudor", shock=1)
    state.shock_left = 11
    aside(table, 0, Scuttle(("201.cruiser", "201.fighter:2", "saudor.gf:1", "saudor.pds", "saudor.shock")))
    planet = systems.planet(state, "saudor")
    assert [ship.kind for ship in place.system.ships] == ["carrier", "cruiser"]
    assert (systems.fighters(place.system, 0), planet.gf, planet.shock, planet.pds) == (2, 1, 0, 0)
    assert (planet.owner, state.shock_left) == (0, 12)
    aside(table, 0, Scuttle(("201.carrier", "saudor.dock")))
    assert (systems.fighters(place.system, 0), planet.dock) == (0, None), "without support they are gone"
    assert waited(state) == [2, 0, 1]


@pytest.mark.rule("TI-543")
def test_own_units_may_be_scuttled_as_well_when_all_else_is_done() -> None:
    table = market("plague", "thugs", "veto")
    table.home(0).planet("jord", gf=2)
    aside(table, 0, Scuttle(("jord.gf:1",)))
    assert systems.planet(table.state, "jord").gf == 1


@pytest.mark.rule("TI-542", "TI-566")
def test_scuttling_takes_everything_aboard_and_damaged_ships_first() -> None:
    table = forms("sol", "letnev", "hacan", p201="saudor")
    place = table.at("201").ships(0, carrier=2)
    sound, damaged = place.system.ships
    damaged.damaged, sound.leaders = True, ["sol.1"]
    aside(table, 0, Scuttle(("201.carrier",)))
    assert place.system.ships == [sound]
    sound.gf = 3
    aside(table, 0, Scuttle(("201.carrier",)))
    assert (place.system.ships, table.state.players[0].dead) == ([], ["sol.1"])


BAD = [
    ("201.cruiser:2",),
    ("201.mine",),
    ("201.dreadnought",),
    ("saudor.gf:3",),
    ("saudor.gf", "saudor.gf"),
    ("saudor.gf:2", "saudor.gf"),
    ("201.cruiser", "201.cruiser:1"),
    ("saudor.gf:0",),
    ("arc_prime.gf",),
    ("jord.colony",),
    ("nowhere.gf",),
    ("nonsense",),
    (),
]


@pytest.mark.rule("TI-542")
@pytest.mark.parametrize("wanted", BAD)
def test_what_cannot_be_scuttled(wanted: tuple[str, ...]) -> None:
    table = forms("sol", "letnev", "hacan", p201="saudor")
    table.at("201").ships(0, cruiser=1).ships(1, cruiser=1, dreadnought=1).planet("saudor", owner=0, gf=2)
    table.state.systems["201"].mines = [0]
    table.home(1).planet("arc_prime", gf=2)
    unchanged(table, 0, Scuttle(wanted))


@pytest.mark.rule("TI-542")
def test_only_in_the_status_phase() -> None:
    table = forms("sol", "letnev", "hacan")
    state = table.state
    table.home(0).ships(0, cruiser=1)
    state.players[0].captives = ["hacan.1"]
    state.players[0].trade, state.players[1].trade = [TradeCard(1, lent=1)], [TradeCard(2, lent=0)]
    state.phase = "action"
    for move in (
        Scuttle((f"{state.players[0].home}.cruiser",)),
        Cancel(1),
        DealCaptive("hacan.1", "execute"),
    ):
        assert unchanged(table, 0, move).key == "ti-illegal-status-only"


@pytest.mark.rule("TI-606", "TI-542")
def test_whoever_scuttles_his_last_unit_is_out() -> None:
    table = forms("sol", "mentak", "hacan", p201="saudor")
    state = table.state
    systems.planet(state, "moll_primus").owner = 0
    table.at("201").ships(1, cruiser=1)
    aside(table, 1, Scuttle(("201.cruiser",)))
    assert state.players[1].out
    assert waited(state) == [2, 0]


def test_a_fleet_too_large_while_it_is_scuttled_is_asked_for() -> None:
    table = forms("sol", "letnev", "hacan", p201="saudor")
    state = table.state
    place = table.at("201").ships(0, cruiser=3, destroyer=1)
    aside(table, 0, Scuttle(("201.destroyer",)))
    assert len(place.system.ships) == 3
    place.ships(0, destroyer=1)
    run(table, frames.Removing(0, "201", "fleet"))
    unchanged(table, 0, Scuttle(("201.cruiser",)))
    answer(table, 0, Lose((str(place.system.ships[-1].id),)))
    assert waited(state) == [2, 0, 1]


# Agreements


def partners(*races: str) -> Table:
    table = forms(*races)
    state = table.state
    state.players[0].trade = [TradeCard(1, lent=2), TradeCard(1)]
    state.players[2].trade = [TradeCard(3, lent=0), TradeCard(3)]
    return table


def lent(state: State) -> list[int | None]:
    return [state.players[seat].trade[0].lent for seat in (0, 2)]


@pytest.mark.rule("TI-542", "TI-458", "TI-461")
def test_an_own_agreement_may_be_cancelled() -> None:
    table = partners("sol", "letnev", "mentak")
    unchanged(table, 0, Cancel(1))
    unchanged(table, 1, Cancel(0))
    aside(table, 0, Cancel(2))
    assert lent(table.state) == [None, None]
    unchanged(table, 0, Cancel(2))


@pytest.mark.rule("TI-458", "TI-542", "TI-551")
def test_the_hacan_alone_may_cancel_theirs() -> None:
    table = partners("sol", "letnev", "hacan")
    assert unchanged(table, 0, Cancel(2)).rule == "TI-551"
    assert lent(table.state) == [2, 0]
    aside(table, 2, Cancel(0))
    assert lent(table.state) == [None, None]


# Captives


@pytest.mark.rule("TI-544", "TI-568")
def test_captives_are_handed_on_freed_or_executed() -> None:
    table = forms("sol", "letnev", "hacan")
    state = table.state
    state.players[0].captives = ["hacan.1", "hacan.2", "letnev.1", "letnev.2"]
    for to in ("0", "7", "sell"):
        unchanged(table, 0, DealCaptive("hacan.1", to))
    unchanged(table, 1, DealCaptive("hacan.1", "execute"))
    aside(table, 0, DealCaptive("hacan.1", "1"))
    assert (state.players[1].captives, state.players[0].captives[0]) == (["hacan.1"], "hacan.2")
    aside(table, 0, DealCaptive("hacan.2", "execute"))
    assert state.players[2].dead == ["hacan.2"]
    aside(table, 0, DealCaptive("letnev.1", "1"))
    assert waited(state) == [1], "free: his owner says where"
    answer(table, 1, Choose(("wren_terra",)))
    assert systems.planet(state, "wren_terra").leaders == ["letnev.1"]
    aside(table, 0, DealCaptive("letnev.2", "free"))
    answer(table, 1, Choose(("arc_prime",)))
    assert systems.planet(state, "arc_prime").leaders == ["letnev.2"]
    assert state.players[0].captives == []
    assert waited(state) == [2, 0, 1]


@pytest.mark.rule("TI-719")
def test_a_silent_captor_keeps_his_captives() -> None:
    table = forms("sol", "letnev", "mentak")
    state = table.state
    state.players[0].captives = ["mentak.1"]
    for seat in (0, 1, 2):
        answer(table, seat, silent(state, seat))
    assert state.players[0].captives == ["mentak.1"]
    assert not state.stack


@pytest.mark.rule("TI-568")
def test_captives_may_be_part_of_an_offer_in_the_status_phase() -> None:
    table = forms("sol", "letnev", "mentak")
    state = table.state
    state.players[0].captives, state.players[1].goods = ["mentak.1"], 2
    aside(table, 0, MakeOffer(1, ("captive:mentak.1",), ("goods:2",)))
    state.phase = "action"
    assert unchanged(table, 1, Accept(state.offers[0].number)).rule == "TI-568"
    state.phase = "status"
    aside(table, 1, Accept(state.offers[0].number))
    assert (state.players[1].captives, state.players[0].goods) == (["mentak.1"], 2)
    assert state.players[0].captives == []
