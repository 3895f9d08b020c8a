"""Forms, votes, followers, trade and the first units put together."""

from __future__ import annotations

from rules.twilight_imperium.actions import (
    Accept,
    Approve,
    BreakTie,
    Decline,
    Done,
    Follow,
    Form,
    Give,
    MakeOffer,
    Rescind,
    Settle,
    Sheet,
)
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components_cards import POLITICAL_CARDS, SECRET
from rules.twilight_imperium.frames import (
    Agenda,
    Ballots,
    Followers,
    Forms,
    Negotiation,
    Opening,
    Status,
    TieBreak,
)
from rules.twilight_imperium.setup import opening
from rules.twilight_imperium.state import Bundle, Offer
from tests.rules.twilight_imperium.drafting import codes, drafted, hint, notes
from tests.rules.twilight_imperium.strategic import table_of
from tests.rules.twilight_imperium.table import Table, galaxy

# The form of the Status Phase


def status(*objectives: str, secret: str | None = None) -> Table:
    found = table_of("letnev", "sol", "hacan")
    state = found.state
    state.phase, state.shown = "status", list(objectives)
    state.players[0].secret = secret
    state.stack = [Status(), Forms(asked=[0, 1, 2])]
    return found


def test_a_form_can_be_handed_in_at_every_step() -> None:
    found = status()
    first = drafted(found)
    assert first.action == Form() and first.asks == "ti-draft-form-counters"
    last = drafted(found, "usual", "usual")
    assert last.asks is None and last.action == Form()


def test_counters_go_where_they_are_wanted_and_all_of_them_are_split() -> None:
    found = status()
    assert codes(drafted(found))[:3] == ["usual", "command:2", "command:1+strategy:1"]
    some = drafted(found, "strategy:1+fleet:1")
    assert some.action == Form(counters=("strategy:1", "fleet:1"))
    fleet = drafted(found, "strategy:1+fleet:1", "4")
    assert codes(fleet) == [str(n) for n in range(6, -1, -1)]
    split = drafted(found, "strategy:1+fleet:1", "4", "3")
    assert split.action == Form(counters=("strategy:1", "fleet:1"), split=(4, 3, 3))
    assert notes(split)["ti-draft-form-told-split"] == {"strategy": 4, "fleet": 3, "command": 3}


def test_fleets_that_would_not_fit_are_pointed_out() -> None:
    found = status()
    found.home(0).ships(0, cruiser=3)
    fleet = drafted(found, "usual", "4")
    assert hint(fleet, "2") is None, "the Letnev have one more"
    assert hint(fleet, "1") == "ti-draft-form-crowded"


def test_a_split_that_loses_ships_is_asked_once_more_with_what_keeps_them() -> None:
    found = status()
    found.home(0).ships(0, cruiser=3)
    sure = drafted(found, "usual", "4", "1")
    assert (sure.asks, sure.args) == ("ti-draft-form-split-lost", {"fleet": 1, "count": 1})
    assert codes(sure) == ["2", "1"], "what keeps all ships stands first"
    assert drafted(found, "usual", "4", "1", "2").action == Form(split=(4, 2, 4))
    assert drafted(found, "usual", "4", "1", "1").action == Form(split=(4, 1, 5))
    poor = drafted(found, "usual", "9", "0")
    assert poor.args["count"] == 2 and codes(poor) == ["0"], "nothing that is left keeps them"


def test_objectives_are_scored_paid_or_left() -> None:
    found = status("v1_spend_10")
    found.state.players[0].goods = 12
    first = drafted(found)
    assert codes(first) == ["usual", "v1_spend_10"], "nothing is free"
    pay = drafted(found, "v1_spend_10")
    assert isinstance(pay.action, Form) and pay.action.pay, "the cheapest way stands"
    own = drafted(found, "v1_spend_10", "own", "goods:4,goods:6")
    assert isinstance(own.action, Form) and own.action.pay == ("goods:10",)
    wrong = drafted(found, "v1_spend_10", "own", "goods:4")
    assert wrong.action is None and "ti-illegal-too-little" in notes(wrong)


def test_the_secret_one_may_stay_hidden() -> None:
    found = status(secret=min(SECRET))
    assert codes(drafted(found)) == ["usual", "hide"]
    hidden = drafted(found, "hide")
    assert isinstance(hidden.action, Form) and hidden.action.hide
    assert "ti-draft-form-secret-hide" in notes(hidden)


def test_a_full_hand_says_what_it_keeps() -> None:
    found = status()
    found.state.players[0].cards = ["sabotage", "privateers", "plague", "patrol", "recheck", "flank_speed"]
    keep = drafted(found, "usual", "usual")
    assert keep.asks == "ti-draft-form-keep"
    del found.state.players[0].cards[5:]
    assert drafted(found, "usual", "usual").asks is None, "there is room for what may be drawn"
    found.state.players[0].cards.append("flank_speed")
    kept = drafted(found, "usual", "usual", "sabotage,plague")
    assert kept.action == Form(keep=("sabotage", "plague"))


# Votes


def vote(card: str, *choices: str) -> Table:
    found = table_of()
    found.state.stack = [Agenda(2, card, "ballots", choices=list(choices)), Ballots(asked=[0, 1, 2])]
    return found


def test_for_and_against_and_as_somebody_else() -> None:
    found = vote("arms_reduction", "for", "against")
    first = drafted(found)
    assert codes(first) == ["for", "against", "abstain", "majority", "late", "with:1", "with:2"]
    assert drafted(found, "with:2").action == Sheet("with:2")
    assert drafted(found, "against").action == Sheet("against")
    assert "ti-draft-vote-mine" in notes(first)


def test_pairs_are_voted_for_one_after_the_other() -> None:
    card = next(id for id, row in POLITICAL_CARDS.items() if row.elect == "two_planets")
    found = vote(card, "jord", "arc_prime", "wren_terra")
    second = drafted(found, "arc_prime")
    assert codes(second) == ["jord"], "of two players"
    assert drafted(found, "arc_prime", "jord").action == Sheet("arc_prime+jord")


def test_the_speaker_breaks_a_tie() -> None:
    found = vote("arms_reduction", "for", "against")
    found.state.stack[-1] = TieBreak(0, ["for", "against"])
    assert codes(drafted(found)) == ["for", "against"]
    assert drafted(found, "for").action == BreakTie("for")


def test_only_what_is_tied_can_be_chosen() -> None:
    card = next(id for id, row in POLITICAL_CARDS.items() if row.elect == "player")
    found = vote(card, "0", "1", "2")
    found.state.stack[-1] = TieBreak(0, ["1", "2"])
    found.state.stack[0].votes, found.state.stack[0].counts = {"1": "1", "2": "2"}, {"1": 3, "2": 3}  # type: ignore[union-attr]
    assert codes(drafted(found)) == ["1", "2", "dice"]


# Followers


def follows(card: str) -> Table:
    found = table_of()
    found.state.players[0].goods = 8
    found.home(0).planet("jord", ready=True)
    found.state.stack = [Followers(card=card, asked=[0])]
    return found


def test_leadership_is_bought_shared_out_and_paid() -> None:
    found = follows("leadership")
    assert drafted(found, "decline").action == Decline("leadership")
    shares = drafted(found, "follow")
    assert "command:2+fleet:1" in codes(shares) and "strategy:1" in codes(shares)
    paid = drafted(found, "follow", "command:1+fleet:1")
    assert isinstance(paid.action, Follow) and paid.action.what == ("command:1", "fleet:1")
    other = drafted(found, "follow", "command:1+fleet:1", "other", "goods:4")
    assert other.action == Follow("leadership", ("command:1", "fleet:1"), ("goods:4",))


def test_wished_technologies_come_first() -> None:
    found = follows("technology_2")
    wish = codes(drafted(found, "follow"))[-2]
    found.state.players[0].wishes = [wish]
    assert codes(drafted(found, "follow"))[0] == wish
    bought = drafted(found, "follow", wish)
    assert isinstance(bought.action, Follow) and bought.action.what == (wish,) and bought.action.pay


def test_planets_are_refreshed_as_far_as_the_sum_goes() -> None:
    found = follows("assembly")
    found.home(0).planet("jord", ready=False)
    found.at("201", "arnor_lor").planet("arnor", owner=0).planet("lor", owner=0)
    right = drafted(found, "follow", "arnor,lor")
    assert right.action == Follow("assembly", ("arnor", "lor"))
    wrong = drafted(found, "follow", "jord,arnor")
    assert wrong.action is None and "ti-illegal-refresh-sum" in notes(wrong)


def test_who_follows_production_says_at_which_dock() -> None:
    found = follows("production")
    found.home(0).planet("jord", ready=True, dock=0)
    assert drafted(found, "follow").action == Follow("production", ("301",)), "where there is but one"
    found.at("201", "arnor_lor").planet("arnor", owner=0, dock=0)
    which = drafted(found, "follow")
    assert which.action is None and codes(which) == ["0", "1"]
    chosen = [drafted(found, "follow", code).action for code in codes(which)]
    assert chosen == [Follow("production", (at,)) for at in ("201", "301")]


def test_two_ships_are_shifted_one_after_the_other() -> None:
    found = follows("warfare_2")
    found.at("201", "arnor_lor").planet("arnor", owner=0).planet("lor", owner=0).ships(0, cruiser=1)
    found.home(0).ships(0, carrier=1, destroyer=1, fighter=2)
    carrier, destroyer = (each.id for each in systems.ships(found.state.systems["301"], 0))
    one = drafted(found, "follow", f"{carrier}>201")
    assert one.action == Follow("warfare_2", (f"{carrier}>201",))
    two = drafted(found, "follow", f"{carrier}>201", f"{destroyer}>201", "301.fighter:2>201")
    assert two.action == Follow("warfare_2", (f"{carrier}>201", f"{destroyer}>201", "301.fighter:2>201"))
    assert drafted(found, "follow", f"{carrier}>201", "end").action == one.action


# Trade


def talks() -> Table:
    found = table_of()
    found.state.players[0].goods = 3
    found.state.players[1].goods = 2
    found.state.stack = [Negotiation(asked=[0, 1, 2], active=1)]
    return found


def test_an_offer_is_whom_what_for_what_and_when() -> None:
    found = talks()
    mine = drafted(found, "offer", "1")
    assert "goods:3" in codes(mine) and "goods:4" not in codes(mine)
    cards = [each for each in codes(mine) if each.startswith("trade_card")]
    theirs = [each for each in codes(drafted(found, "offer", "1", cards[0])) if each.startswith("trade_card")]
    when = drafted(found, "offer", "1", f"{cards[0]},goods:1,goods:2", theirs[0])
    assert codes(when) == ["now", "kept"]
    assert when.action == MakeOffer(1, ("goods:3", cards[0]), (theirs[0],))
    later = drafted(found, "offer", "1", f"{cards[0]},goods:1,goods:2", theirs[0], "kept")
    assert later.action == MakeOffer(1, ("goods:3", cards[0]), (theirs[0],), kept=True)
    empty = drafted(found, "offer", "1", "", "")
    assert empty.action is None and empty.notes[0].key == "ti-illegal-offer-empty"


def test_offers_are_answered_taken_back_and_approved() -> None:
    found = talks()
    state = found.state
    state.offers = [
        Offer(4, 1, 0, Bundle(goods=1), Bundle(goods=2)),
        Offer(5, 0, 2, Bundle(goods=1), Bundle()),
        Offer(6, 0, 2, Bundle(trade_card=1), Bundle(trade_card=3), accepted=True),
    ]
    assert drafted(found, "accept:4").action == Accept(4)
    assert drafted(found, "rescind:5").action == Rescind(5)
    assert drafted(found, "give", "2", "3").action == Give(3, 2)
    assert drafted(found, "0").action == Done()
    approve = drafted(found, "approve", seat=1)
    assert approve.action == Approve((6,)) and "approve" not in codes(drafted(found))
    assert drafted(found, "approve", "6", seat=1).action == Approve((6,))


# Setting up


def test_units_are_spread_over_the_home_planets() -> None:
    found = galaxy("hacan", "letnev", "sol")
    found.state.stack = [Opening(asked=[0])]
    first = drafted(found)
    one, two, three = (each.id for each in systems.home(found.state, 0).planets)
    assert first.action is not None, "all on one planet, as usual"
    spread = drafted(found, "dock:1,gf:1,hacan.1", "gf:1,gf:2")
    assert isinstance(spread.action, Settle) and opening.settles(found.state, 0, spread.action)
    assert f"{one}.dock:1" in spread.action.items and f"hacan.1@{one}" in spread.action.leaders
    assert f"hacan.2@{three}" in spread.action.leaders and spread.asks is None
    assert any(each.startswith(f"{two}.gf") for each in spread.action.items)
