"""Markets: what is sold, own purchases and sales, and what the squad buys together."""

from __future__ import annotations

from typing import Any

import pytest

from images.akarios.shelf import TABS, on_tab
from rules.akarios.actions import Buy
from rules.akarios.components import CARDS, ENGINES, SPARROW_CARDS, TECHNOLOGIES, WEAPONS
from rules.akarios.game import RULES
from rules.akarios.scenario.script import SCRIPTS, Bargain
from rules.akarios.scenario.script_do import Grant, Option
from rules.akarios.scenario.script_if import Gate
from rules.akarios.squad import members
from rules.akarios.view import LookView
from rules.akarios.voyage import offers, pledges
from tests.rules.akarios.chapters import TEXT, Chapter, market, rewards


def by_number(rows: Any, number: int) -> str:
    return str(next(row.id for row in rows if row.number == number))


def trading(seats: int = 2, credits: int = 20, bargains: tuple[Bargain, ...] = (), **facts: Any) -> Chapter:
    """At Kestrel Dock."""
    SCRIPTS["005"] = market("005", bargain=bargains, choices=facts.pop("choices", ()))
    table = Chapter(seats, next="explore", scouted=["005", "007"], **facts)
    table.go("005")
    for seat in range(seats):
        table.pad(seat).credits = credits
    return table


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCRIPTS, "005", market("005"))


# What there is


@pytest.mark.rule("AK-636", "AK-641")
def test_a_market_sells_what_its_list_says_and_nobody_owns() -> None:
    table = trading()
    own = offers.own(table.state, "005", 0)
    assert {by_number(ENGINES, 18), by_number(WEAPONS, 16), by_number(TECHNOLOGIES, 20)} <= set(own)
    assert not {by_number(ENGINES, 19), by_number(WEAPONS, 17), by_number(TECHNOLOGIES, 21)} & set(own)
    shared = dict(offers.shared(table.state, "005"))
    assert by_number(SPARROW_CARDS, 8) in shared and by_number(SPARROW_CARDS, 9) not in shared
    assert (shared["energy"], shared["charis"]) == (2, 20) and "trauma" not in shared
    table.member(1).cards.append(own[0])
    assert own[0] not in offers.own(table.state, "005", 0)
    assert table.refused(f"buy {own[0]}") == "ak-illegal-card-owned"
    assert table.refused(f"buy {by_number(ENGINES, 19)}") == "ak-illegal-not-for-sale"
    assert table.refused("buy nonsense") == "ak-illegal-not-for-sale"


@pytest.mark.rule("AK-638", "AK-639", "AK-640", "AK-642", "AK-643")
def test_buying_and_selling_in_any_order_any_number_of_times() -> None:
    table = trading(credits=30)
    card = by_number(WEAPONS, 5)
    price = CARDS[card].price or 0
    table.play(f"buy {card}")
    assert (table.pad().credits, table.member().cards) == (30 - price, [card])
    table.play(f"sell {card}")
    assert table.pad().credits == 30 - price + price // 2
    table.play(f"buy {card}")
    assert table.member().cards == [card] and table.keys() == ["0:ak-ask-market", "1:ak-ask-market"]
    assert table.refused(f"sell {by_number(WEAPONS, 6)}") == "ak-illegal-not-your-card"


@pytest.mark.rule("AK-639", "AK-651")
def test_nobody_pays_more_than_the_own_purse_holds() -> None:
    table = trading(credits=1)
    assert table.refused(f"buy {by_number(WEAPONS, 5)}") == "ak-illegal-too-dear"
    assert table.refused("pledge energy 2") == "ak-illegal-short"
    assert table.refused("buy ship_upgrade") == "ak-illegal-short"


@pytest.mark.rule("AK-644", "AK-953")
def test_abilities_co_pilots_and_the_sparrows_cards_are_not_sold() -> None:
    table = trading(copilots=["rojan_pale"], sparrow=["mechanics"])
    for card in ("beyond_limits", "rojan_pale", "mechanics", "burst_fire"):
        assert table.refused(f"sell {card}") == "ak-illegal-not-your-card"


@pytest.mark.rule("AK-648")
def test_two_upgrades_can_be_bought_for_each_ship() -> None:
    table = trading(credits=40)
    table.play("buy ship_upgrade")
    table.play("buy ship_upgrade.argonaut")
    berth = members.berth(table.member())
    assert (berth.points, berth.bought, table.pad().credits) == (2, 2, 24)
    assert table.refused("buy ship_upgrade") == "ak-illegal-upgrades-bought"
    assert table.refused("buy ship_upgrade.chariot") == "ak-illegal-not-your-ship"
    members.take_ship(table.sheet, table.member(), "knossos")
    table.play("buy ship_upgrade")
    assert members.berth(table.member()).bought == 1
    table.play("build knossos")
    assert members.berth(table.member()).cells[0] == 1


def test_a_ship_that_is_complete_takes_no_upgrade() -> None:
    table = trading(credits=40)
    members.berth(table.member()).cells = [1] * 7
    assert table.refused("buy ship_upgrade") == "ak-illegal-ship-complete"


# Together


@pytest.mark.rule("AK-645", "AK-938")
def test_a_card_of_the_sparrow_is_bought_when_the_pledges_meet_its_price() -> None:
    table = trading()
    card = by_number(SPARROW_CARDS, 1)
    price = CARDS[card].price or 0
    table.play(f"pledge {card} 4", 0)
    assert (table.pad(0).credits, table.sheet.sparrow) == (16, [])
    told = table.play(f"pledge {card} 20", 1)
    assert "ak-squad-buys" in told and table.sheet.sparrow == [card]
    assert (table.pad(0).credits, table.pad(1).credits) == (16, 20 - (price - 4))
    assert table.refused(f"pledge {card} 1", 0) == "ak-illegal-not-for-sale"


@pytest.mark.rule("AK-938")
def test_a_pledge_can_be_withdrawn_and_open_ones_go_back_at_the_end() -> None:
    table = trading()
    assert table.refused("pledge charis 0") == "ak-illegal-pledge-nothing"
    assert table.refused("repay charis") == "ak-illegal-no-pledge"
    table.play("pledge charis 7", 0)
    table.play("repay charis", 0)
    assert table.pad(0).credits == 20
    table.play("pledge charis 7", 0)
    table.play("pledge charis 2", 1)
    told = table.hush()
    assert told.count("ak-repaid") == 2 and table.state.stage == "voyage"
    assert (table.pad(0).credits, table.pad(1).credits, table.sheet.ships) == (20, 20, [])


@pytest.mark.rule("AK-938")
def test_all_must_be_ready_and_silence_buys_nothing() -> None:
    table = trading()
    table.play("ready", 0)
    assert table.keys() == ["1:ak-ask-market"]
    table.play("unready", 0)
    assert table.keys() == ["0:ak-ask-market", "1:ak-ask-market"]
    table.hush()
    assert table.state.stage == "voyage" and table.pad(0).credits == 20


@pytest.mark.rule("AK-646", "AK-507")
def test_energy_is_sold_point_by_point_up_to_ten() -> None:
    table = trading(energy=0)
    table.member(1).stress = 4
    table.play("pledge energy 2", 0)
    assert (table.sheet.energy, table.member(1).stress) == (1, 0)
    table.sheet.energy = 9
    table.play("pledge energy 1", 0)
    table.play("pledge energy 5", 1)
    assert (table.sheet.energy, table.pad(1).credits) == (10, 19)
    assert table.refused("pledge energy 2") == "ak-illegal-not-for-sale"


@pytest.mark.rule("AK-647", "AK-700")
def test_in_extreme_mode_energy_costs_two_more_for_each_player() -> None:
    assert dict(offers.shared(trading(extreme=True).state, "005"))["energy"] == 6
    assert dict(offers.shared(trading(seats=3, extreme=True).state, "005"))["energy"] == 8


@pytest.mark.rule("AK-649")
def test_a_treatment_erases_a_trauma_of_everybody() -> None:
    table = trading(seats=3)
    table.pad(0).trauma, table.pad(1).trauma = 2, 1
    table.play("pledge trauma 4", 2)
    assert [table.pad(seat).trauma for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("AK-650")
def test_a_new_ship_is_available_to_all() -> None:
    table = trading()
    table.play("pledge charis 20", 0)
    assert table.sheet.ships == ["charis"]
    assert "charis" in members.free_ships(table.sheet, table.roster)


@pytest.mark.rule("AK-651")
def test_credits_do_not_change_hands() -> None:
    table = trading()
    table.play("pledge charis 5", 0)
    table.play("pledge charis 5", 1)
    table.play("repay charis", 1)
    assert [table.pad(seat).credits for seat in (0, 1)] == [15, 20]


# Other prices


@pytest.mark.rule("AK-652")
def test_bargains_for_those_who_have_done_something_never_go_below_0() -> None:
    free = Bargain(Gate("WOUNDED"), "trauma", less=9, once=True)
    cheap = Bargain(Gate("CONVOY"), "energy", less=1)
    half = Bargain(Gate("CONVOY"), "ship_upgrade", half=True)
    table = trading(bargains=(free, cheap, half), achievements=["WOUNDED", "CONVOY"], energy=3)
    table.pad(0).trauma = 2
    prices = dict(offers.shared(table.state, "005"))
    assert (prices["trauma"], prices["energy"]) == (0, 1)
    assert offers.price(table.state, "005", "ship_upgrade") == 4
    table.play("pledge trauma 0", 1)
    assert (table.pad(0).trauma, table.pad(1).credits) == (1, 20)
    assert dict(offers.shared(table.state, "005"))["trauma"] == 4
    table.play("pledge energy 1", 1)
    assert dict(offers.shared(table.state, "005"))["energy"] == 1
    plain = trading(bargains=(free, cheap, half), energy=3)
    plain.pad(0).trauma = 2
    assert dict(offers.shared(plain.state, "005"))["trauma"] == 4


def test_what_is_offered_on_the_first_visit_is_offered_once() -> None:
    quill = Option("quill", TEXT, (Grant(rewards(copilots=("lady_quill",))),))
    table = trading(choices=(quill, Option("no", "scn.001.success")))
    assert table.keys()[0] == "0:ak-ask-choice"
    table.vote(TEXT)
    assert table.sheet.copilots == ["lady_quill"] and table.keys()[0] == "0:ak-ask-market"
    for seat in range(table.state.seats):
        table.play("ready", seat)
    table.go("005")
    assert table.keys()[0] == "0:ak-ask-market"


# Seen


@pytest.mark.rule("AK-938")
def test_a_fair_split_gives_the_rest_to_the_richest() -> None:
    table = trading(seats=3)
    table.pad(2).credits = 30
    assert pledges.shares(table.state, 20) == [6, 6, 8]


def test_the_view_shows_offers_prices_and_pledges() -> None:
    table = trading()
    table.play("pledge charis 7", 1)
    seen = RULES.view(table.state, None).market
    assert seen is not None
    charis = next(each for each in seen.offers if each.what == "charis")
    assert (charis.price, charis.shared, charis.pledged, charis.shares) == (20, True, {"1": 7}, (10, 10))
    upgrade = next(each for each in seen.offers if each.kind == "ship_upgrade")
    assert upgrade.price == 8 and not upgrade.shared


@pytest.mark.rule("AK-639")
def test_what_is_listed_to_buy_is_what_the_purse_allows() -> None:
    table = trading(credits=6)
    listed = [move.what for move in RULES.moves(table.state, 0) if isinstance(move, Buy)]
    own = offers.own(table.state, "005", 0)
    assert listed == [what for what in own if offers.price(table.state, "005", what) <= 6]
    assert 0 < len(listed) < len(own)


@pytest.mark.parametrize("credits", [6, 40])
def test_what_is_on_a_shelf_has_its_number_in_the_menu(credits: int) -> None:
    table = trading(credits=credits)
    seen = RULES.view(table.state, None).market
    first = RULES.draft(table.state, 0, ())
    assert seen is not None and first is not None
    drawn = {offer.what: number for tab in TABS for number, offer in enumerate(on_tab(seen, tab), 1)}
    told = {
        offers.UPGRADE if offers.upgraded(what) is not None else what: option.args["number"]
        for option in first.options
        for deed, _, what in [option.code.partition(":")]
        if deed in ("buy", "pledge")
    }
    assert told.keys() <= drawn.keys() and told == {what: drawn[what] for what in told}
    assert set(drawn) - set(told) if credits < 20 else len(told) == len(drawn)
    pledge = RULES.draft(table.state, 0, ("pledge:charis",))
    assert pledge is not None and pledge.preview == LookView("shelf.services"), "purses are on the picture"
