"""Gains, costs, choices; artifacts and medals as means of payment."""

from __future__ import annotations

import pytest

from rules.core import saved
from rules.starship_captains import components, costs
from rules.starship_captains.components import HOME, Effect, Score
from tests.rules.starship_captains.space import IDOL, SPIRAL, WHISTLE, calm, fill, install, on_top, pirate

PIRATE = "purple_medal"


@pytest.mark.rule("SC-085")
def test_two_artifacts_with_the_rooms_colour_activate_it() -> None:
    table = calm()
    fill(table, IDOL, SPIRAL)
    table.me.ready = []
    assert f"artifacts helm {SPIRAL},{IDOL}" in table.choices
    table.refuses(f"artifacts weapons {SPIRAL},{IDOL}")
    table.play(f"artifacts helm {SPIRAL},{IDOL}")
    assert table.asked == "sc-ask-move"
    assert table.me.artifacts == []
    table.play("go ochre", "skip")
    assert table.state.players[0].location == "ochre"


@pytest.mark.rule("SC-257")
def test_medals_gained_in_a_turn_pay_for_training_only_in_the_next() -> None:
    table = calm()
    table.me.medals = 0
    pirate(table, HOME, "ochre", PIRATE)
    pirate(table, HOME, "larkspur", "green_android")
    assert not [c for c in table.choices if c.startswith("train")]
    table.me.ready.append("yellow_commander")
    table.play("room weapons yellow_commander", "fight ochre")
    assert table.me.medals == 1
    assert not [c for c in table.choices if c.startswith("train")]
    table.refuses("train cadet red")
    table.play("skip", "pass")
    assert table.state.turn == 0
    assert "train cadet red" in table.choices


def test_plain_gains_come_without_a_question() -> None:
    table = calm()
    table.effects(Effect("medal", n=2), Effect("android", n=2), Effect("cadet"), Effect("artifact"))
    assert table.asked == "sc-ask-turn"
    assert (table.me.medals, len(table.me.artifacts)) == (3, 1)
    assert (table.me.ready.count("android"), table.me.ready.count("cadet")) == (2, 2)
    assert table.me.ready[-1] == "android", "the ready room stays sorted"


@pytest.mark.rule("SC-213")
def test_a_player_who_wants_to_be_asked_may_decline_each_gain() -> None:
    table = calm()
    table.play("ask yes")
    gains = ("medal", "android", "cadet", "artifact")
    table.effects(*(Effect(gain) for gain in gains))  # type: ignore[arg-type]
    for answer in ("apply", "skip", "skip", "apply"):
        assert table.choices == ["apply", "skip"]
        table.play(answer)
    assert (table.me.medals, len(table.me.artifacts)) == (2, 1)
    assert (table.me.ready.count("android"), table.me.ready.count("cadet")) == (0, 1)
    table.play("ask no")
    table.effects(Effect("medal"))
    assert table.me.medals == 3


def test_who_scores_empty_slots_is_asked_before_an_artifact_fills_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = calm()
    card = components.TECHS["hyperlockers"]
    scoring = Score("score_per", 1, "empty_hold_slot")
    made = type(card)(card.id, card.name, card.flavour, "omega", "omega", card.edges, score=scoring)
    monkeypatch.setitem(components.TECHS, card.id, made)
    install(table, card.id)
    table.effects(Effect("medal"), Effect("artifact"))
    assert (table.me.medals, table.asked) == (2, "sc-ask-gain")
    table.play("skip")
    assert table.me.artifacts == []


def test_drawing_an_artifact_reveals_something() -> None:
    table = calm()
    assert [event.reveals for event in table.effects(Effect("medal"))] == [False]
    assert [event.reveals for event in table.effects(Effect("artifact"))] == [True]


@pytest.mark.rule("SC-374")
def test_a_look_at_the_mission_deck_is_private_and_changes_nothing() -> None:
    from rules.starship_captains.game import RULES

    table = calm()
    deck = list(table.state.missions.cards)
    events = table.effects(Effect("peek_missions", n=3))
    prompt = RULES.prompts(table.state)[0]
    assert prompt.private and prompt.seat == 0
    assert prompt.args["missions"] == tuple(f"@{card}" for card in reversed(deck[-3:]))
    assert events[0].reveals
    assert not any(card in str(events) for card in deck)
    table.play("apply")
    assert table.state.missions.cards == deck
    assert table.asked == "sc-ask-turn"


def test_a_look_at_an_empty_deck_takes_in_the_discards() -> None:
    table = calm()
    deck = table.state.missions
    deck.cards, deck.discards = deck.cards[:1], deck.cards[1:4]
    top = deck.cards[0]
    table.effects(Effect("peek_missions", n=2))
    assert deck.cards[-1] == top
    assert (len(deck.cards), deck.discards) == (4, [])
    deck.cards, deck.discards = [], []
    table.play("apply")
    table.effects(Effect("peek_missions", n=2))
    assert table.asked == "sc-ask-turn"


# Costs


def test_what_is_not_paid_for_is_not_applied() -> None:
    table = calm()
    bargain = (Effect("pay", n=2, what="medal"), Effect("android"), Effect("cadet"))
    table.effects(*bargain)
    assert (table.asked, table.me.medals) == ("sc-ask-turn", 1), "too poor to be asked"
    assert table.me.ready.count("android") == 0
    table.me.medals = 3
    table.effects(*bargain)
    table.play("skip")
    assert (table.me.medals, table.me.ready.count("android")) == (3, 0)
    table.effects(*bargain)
    table.play("pay medal")
    assert (table.me.medals, table.me.ready.count("android"), table.me.ready.count("cadet")) == (1, 1, 2)


def test_a_price_in_cargo_is_paid_in_cargo_of_that_kind() -> None:
    table = calm()
    fill(table, IDOL, SPIRAL, WHISTLE, PIRATE, damage=0)
    table.effects(Effect("pay", n=2, what="artifact"), Effect("medal"))
    assert table.choices == [f"pay {IDOL}", f"pay {SPIRAL}", f"pay {WHISTLE}", "skip"]
    table.play(f"pay {SPIRAL}")
    assert table.choices == [f"pay {IDOL}", f"pay {WHISTLE}"], "no way back"
    table.play(f"pay {WHISTLE}")
    assert (table.me.artifacts, table.me.medals) == ([IDOL], 2)
    table.effects(Effect("pay", what="pirate"), Effect("medal"))
    table.play(f"pay {PIRATE}")
    assert (table.me.pirates, table.me.medals) == ([], 3)
    assert sorted(table.state.artifacts.discards) == sorted([SPIRAL, WHISTLE])
    assert table.state.pirates.discards == [PIRATE]


def test_an_android_is_given_from_the_ready_room() -> None:
    table = calm()
    table.effects(Effect("android"), Effect("pay", what="android"), Effect("medal", n=2))
    table.play("pay android")
    assert (table.me.ready.count("android"), table.me.medals) == (0, 3)


# Choices


def test_one_of_several_lists_is_applied() -> None:
    table = calm()
    options = ((Effect("medal", n=2),), (Effect("pay", what="pirate"), Effect("android")), (Effect("cadet"),))
    choose = Effect("choose", options=options)
    table.effects(choose)
    assert table.choices == ["choose 0", "choose 2", "skip"], "there is no pirate to pay with"
    table.play("choose 2")
    assert (table.me.medals, table.me.ready.count("cadet")) == (1, 2)
    fill(table, PIRATE)
    table.effects(choose)
    table.play("choose 1", f"pay {PIRATE}")
    assert table.me.ready.count("android") == 1
    table.effects(choose)
    before = saved.dump(table.state.players)
    table.play("skip")
    assert saved.dump(table.state.players) == before


def test_a_choice_of_nothing_possible_is_not_asked() -> None:
    table = calm()
    table.me.medals = 0
    table.effects(Effect("choose", options=((Effect("pay", what="medal"), Effect("cadet")),)))
    assert table.asked == "sc-ask-turn"


# Galleries


@pytest.mark.rule("SC-382")
def test_galleries_let_cargo_pay_for_training_but_buy_no_medals() -> None:
    table = calm()
    fill(table, IDOL, IDOL, SPIRAL, PIRATE, damage=0)
    table.me.medals = 1
    assert costs.payments(table.state, 0, 1) == [()]
    install(table, "artifact_gallery")
    assert costs.payments(table.state, 0, 1) == [(), (IDOL,), (SPIRAL,)]
    assert costs.payments(table.state, 0, 3) == [(IDOL, IDOL), (IDOL, SPIRAL), (IDOL, IDOL, SPIRAL)]
    install(table, "trophy_gallery")
    assert costs.payments(table.state, 0, 1) == [(), (IDOL,), (SPIRAL,), (PIRATE,)]
    costs.pay_medals(table.state, 0, 3, (IDOL, PIRATE))
    assert (table.me.medals, table.me.artifacts, table.me.pirates) == (0, [IDOL, SPIRAL], [])
    assert costs.payments(table.state, 0, 3) == []
    table.effects(Effect("pay", what="medal"), Effect("android"))
    assert table.asked == "sc-ask-turn", "a price in medals takes medal tokens"
    assert table.me.ready.count("android") == 0


def test_a_gain_that_does_not_fit_is_asked_for_once() -> None:
    table = calm()
    table.play("ask yes")
    fill(table, IDOL, damage=7)
    on_top(table, WHISTLE)
    table.effects(Effect("artifact"))
    table.play("apply", f"discard {IDOL}")
    assert table.me.artifacts == [WHISTLE]
