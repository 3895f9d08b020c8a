"""Action Cards for any time, for the Status Phase, and those that stop or copy others.

Targets beyond the data's kinds: Faulty Targeting Systems `mine:308`, `die:2`, `cancel` · Master of Trade one
planet or two · Sabotage nothing, or the card it stops · Touch of Genius the copied card, then its targets; its
payment first, then `/` and what the copied card costs.

| source | until | on | who reads it |
|---|---|---|---|
| political_stability | next_round | the Strategy Card | the Status Phase does not take it back; its owner picks one card less (TI-540) |
| master_of_fate | round | | effects.hands: status_cards |
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import decks, playing, waits
from rules.twilight_imperium.cards.deeds_battle import reroll
from rules.twilight_imperium.cards.judging import COPY, SABOTAGE, WINDOW
from rules.twilight_imperium.cards.targets import Card, lasts, plays_of, rolled
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.deeds import plays, verbs
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.lasting import begin
from rules.twilight_imperium.deeds.plays import Price, Targets
from rules.twilight_imperium.frames import Choosing, Facts
from rules.twilight_imperium.purse import planets
from rules.twilight_imperium.state import State

SUSTAINING = ("dreadnought", "war_sun")
PDS = ("pds", "dock")
"""Whose dice Faulty Targeting Systems has rolled again; a dock is one by Experimental Battlestation."""
GENIUS = Price(3, "influence")


# At any time


def _armed(state: State, _: int, on: Targets, __: Facts) -> bool:
    return bool(state.players[int(on[0])].cards)


def _disclosure(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    """The whole hand is for him alone to see; what he discards is for all (TI-665)."""
    hand = sorted(state.players[int(on[0])].cards)
    seen = Event("ti-sees-hand", {"player": f"#{on[0]}", "cards": tuple(f"@{card}" for card in hand)})
    among = list(dict.fromkeys(hand))
    choose(state, seat, "ti-disclose", among, "disclosure", memo=[on[0]], private=True)
    return [Event(seen.key, seen.args, to=(seat,), reveals=True)]


def disclosed(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    return decks.discard(state, int(frame.memo[0]), ids[0])


def _shot_up(state: State, seat: int, on: Targets, _: Facts) -> bool:
    return any(ship.damaged and ship.kind in SUSTAINING for ship in systems.ships(state.systems[on[0]], seat))


def _repairs(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    verbs.repair([each for each in systems.ships(state.systems[on[0]], seat) if each.kind in SUSTAINING])
    return [Event("ti-repairs", {"player": f"#{seat}", "system": on[0]})]


def _masters(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    """With two Trade Agreements, one or two exhausted planets."""
    if len(verbs.partners(state, seat)) < 2:
        return
    spent = [planet.id for planet in systems.planets_of(state, seat) if not planet.ready]
    yield from combinations(spent, 2)
    yield from ((each,) for each in spent)


def _in_any_order(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    return any(sorted(each) == sorted(on) for each in _masters(state, seat, facts))


def _master_of_trade(state: State, _: int, on: Targets, __: Facts, ___: Dice) -> list[Event]:
    return [event for id in on for event in planets.refresh(state, id)]


def _faults(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
    """By the moment: a mine anywhere, an opponent's PDS die, Minelayers just played."""
    match facts[WINDOW]:
        case waits.REACTION:
            yield from [("cancel",)] if facts["card"] == playing.MINELAYERS else []
        case "after_combat_roll":
            yield from ((f"die:{place}",) for place in _pds_dice(state, seat))
        case _:
            yield from ((f"mine:{each.at}",) for each in systems.places(state) if each.mines)


def _pds_dice(state: State, seat: int) -> Iterator[int]:
    """Of volleys at ships and of fire at those who land."""
    for place, die in enumerate(rolled(state)):
        if die.what in PDS and die.seat != seat and playing.FAULTY not in die.rerolled:
            yield place


def _faulty(state: State, _: int, on: Targets, __: Facts, dice: Dice) -> list[Event]:
    mode, *rest = on[0].split(":")
    where = "".join(rest)
    if mode == "cancel":
        return playing.stopped(state)
    if mode == "die":
        return reroll(state, int(where), playing.FAULTY, dice)
    verbs.sweep_mine(state, where, state.systems[where].mines[0])
    return [Event("ti-mine-gone", {"system": where})]


# The Status Phase


def _own_strategy(state: State, seat: int, on: Targets, _: Facts) -> bool:
    return on[0] in [each.card for each in state.players[seat].picked]


def _master_of_fate(state: State, seat: int, _: Targets, __: Facts, dice: Dice) -> list[Event]:
    """As many cards as players, one for each as he likes; everybody draws one less."""
    begin(state, "master_of_fate", seat, "round")
    cards, events = list[str](), list[Event]()
    for _player in verbs.in_turn(state):
        card, shown = decks.top(state, "action", dice)
        events += shown
        cards += [card] if card is not None else []
    seen = tuple(f"@{card}" for card in cards)
    events.append(Event("ti-drew", {"cards": seen}, to=(seat,), reveals=True))
    _deal(state, seat, cards, verbs.in_turn(state))
    return events


def _deal(state: State, seat: int, cards: list[str], left: list[int]) -> None:
    """For the next player; the memo has who is left, then the cards in the order they were drawn."""
    if cards and left:
        memo = [" ".join(map(str, left)), *cards]
        what, args = "ti-deal-other", {"player": f"#{left[0]}"}
        if left[0] == seat:
            what, args = "ti-deal-own", {}
        among = list(dict.fromkeys(cards))
        choose(state, seat, what, among, "master_of_fate", memo=memo, private=True, args=args)


def dealt(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    first, *left = map(int, frame.memo[0].split())
    cards = frame.memo[1:]
    cards.remove(ids[0])
    state.players[first].cards.append(ids[0])
    _deal(state, frame.seat, cards, left)
    decks.check(state, first)
    return decks.got(first, ids)


# Stopping and copying


def _stops(_: State, __: int, facts: Facts) -> Iterator[Targets]:
    yield ()
    yield (facts["card"],)


def _sabotage(state: State, _: int, __: Targets, ___: Facts, ____: Dice) -> list[Event]:
    return playing.stopped(state)


def _copies(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
    """Cards in the discards, as they could be played here by this player (TI-664)."""
    for card in dict.fromkeys(state.action.discards):
        row = ACTION_CARDS[card]
        fits = facts[WINDOW] in waits.windows_of(card) and waits.within(state, seat, row.who, facts)
        if fits and card != COPY:
            yield from ((card, *on) for on in plays.ALL[card].can(state, seat, facts))


def _copied(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    return on[0] in state.action.discards and plays.ALL[on[0]].takes(state, seat, on[1:], facts)


def _copy(state: State, seat: int, on: Targets, facts: Facts, dice: Dice) -> list[Event]:
    return plays.ALL[on[0]].do(state, seat, on[1:], facts, dice)


PLAYS = plays_of(
    Card("disclosure", _disclosure, _armed),
    Card("emergency_repairs", _repairs, _shot_up),
    Card("master_of_trade", _master_of_trade, can=_masters, judge=_in_any_order),
    Card(playing.FAULTY, _faulty, can=_faults),
    Card("political_stability", lasts("political_stability", "next_round"), _own_strategy),
    Card("master_of_fate", _master_of_fate),
    Card(SABOTAGE, _sabotage, can=_stops),
    Card(COPY, _copy, can=_copies, price=GENIUS, judge=_copied),
)
