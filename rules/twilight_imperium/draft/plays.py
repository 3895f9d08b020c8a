"""Cards, abilities and Agents with what they are aimed at, one target after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rules.core.contract import Action, Arg, phrase
from rules.core.draft import Draft, Option, Steps
from rules.twilight_imperium.actions import Play, Sacrifice, Use
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import judging, targets
from rules.twilight_imperium.components import ABILITIES, LEADERS, PLANETS, STRATEGY, TECHNOLOGIES, UNITS
from rules.twilight_imperium.components_cards import ACTION_CARDS, POLITICAL_CARDS, PUBLIC
from rules.twilight_imperium.draft import money
from rules.twilight_imperium.draft.look import Look, asks, done, pick, picture
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import State
from rules.twilight_imperium.view import Preview

END = "-"
"""Enough targets."""
NAMED = (PLANETS, STRATEGY, TECHNOLOGIES, ABILITIES, UNITS, LEADERS, ACTION_CARDS, POLITICAL_CARDS, PUBLIC)


class Hand(NamedTuple):
    """What the seat could play at some moment."""

    look: Look
    point: str
    facts: Facts

    def names(self) -> list[str]:
        """Cards, abilities and Agents that have some target now."""
        state, seat = self.look.state, self.look.seat
        cards = dict.fromkeys(state.players[seat].cards)
        rights = (id for id, _ in judging.abilities(self.point))
        every = (*cards, *rights, *judging.agents(state, seat))
        return [each for each in every if next(self.of(each), None) is not None]

    def of(self, name: str) -> Iterator[Action]:
        """It, on everything that it can be aimed at."""
        return judging.legal(self.look.state, self.look.seat, self.point, self.facts, name)


def name_of(action: Action) -> str:
    match action:
        case Play(card):
            return card
        case Use(what):
            return what
        case Sacrifice(leader):
            return leader
    raise TypeError(action)


def shown(names: Iterable[str]) -> list[Option]:
    return [_shown(id) for id in names]


def _shown(id: str) -> Option:
    if id in ACTION_CARDS:
        return pick(id, "ti-draft-card", hint=f"ti-card-{id.replace('_', '-')}", card=f"@{id}")
    key = "ti-draft-agent" if id in LEADERS else "ti-draft-ability"
    return pick(id, key, what=f"@{id}")


def aimed(hand: Hand, name: str) -> Steps:
    """One target after the other, where there is a choice; then the price."""
    look, place, left = hand.look, 0, list(hand.of(name))
    while len(left) > 1:
        kinds = {_on(each)[place : place + 1] for each in left}
        if len(kinds) > 1:
            (code,) = yield _asks_target(look, left, place)
            left = [each for each in left if _on(each)[place : place + 1] == (() if code == END else (code,))]
        place += 1
    return (yield from _paid(hand, left[0]))


def _asks_target(look: Look, left: Sequence[Action], place: int) -> Draft:
    pairs = {_on(each)[place : place + 1]: each for each in reversed(left)}
    there = [(on[0], each) for on, each in reversed(pairs.items()) if on]
    words = {id: target(look.state, each, place) for id, each in there}
    options = [pick(id, "ti-draft-target", what=what) for id, what in words.items()]
    action = next((each for each in left if len(_on(each)) == place), None)
    if action is not None:
        options.append(pick(END, "ti-draft-target-none"))
    card = f"@{name_of(left[0])}"
    preview = _pictured(look.state, words)
    return asks("ti-draft-target-which", options, action=action, preview=preview, card=card)


def _pictured(state: State, words: Mapping[str, Arg]) -> Preview:
    """What there is to aim at: systems to choose from, players, planets and ships; else the hand."""
    if all(id in state.systems for id in words):
        return picture("choose", *words)
    if all(isinstance(each, tuple) or str(each).startswith("#") for each in words.values()):
        return picture("players")
    return picture("galaxy" if all(id in PLANETS or id.isdecimal() for id in words) else "hand")


def _on(action: Action) -> tuple[str, ...]:
    return () if isinstance(action, Sacrifice) else getattr(action, "on", ())


def _paid(hand: Hand, action: Action) -> Steps:
    """With one price the player may pay it as he likes; a copy pays twice as suggested."""
    if isinstance(action, Sacrifice):
        return done(action, picture("hand"))
    assert isinstance(action, Play | Use)
    look, name, here = hand.look, name_of(action), {**hand.facts, judging.WINDOW: hand.point}
    what = judging.meant(name, action.on) if isinstance(action, Play) else judging.Meant(name, action.on)
    costs = judging.prices(look.state, look.seat, name, what, here)
    if len(costs) != 1:
        return done(action, picture("hand"))
    (cost,) = costs
    make = (
        (lambda pay: Play(name, action.on, pay))
        if isinstance(action, Play)
        else (lambda pay: Use(name, action.on, pay))
    )
    return (yield from money.pays(look, cost.amount, cost.kind, make))


# Targets in words


def target(state: State, action: Action, place: int) -> Arg:
    on = _on(action)
    if isinstance(action, Play):
        what = judging.meant(action.card, on)
        if what.id != action.card and place == 0:
            return f"@{on[0]}"
        kinds = ACTION_CARDS[what.id].targets or ("",)
        kind = kinds[(place - (len(on) - len(what.on))) % len(kinds)]
        if kind == "die":
            return _die(state, on[place])
        if kind in ("player", "agreement"):
            return tuple(f"#{seat}" for seat in on[place].split("+") if seat.isdecimal())
        if kind in targets.SHIPS and on[place].isdecimal():
            return _ship(state, on[place])
    return named(state, on[place])


def _die(state: State, id: str) -> Arg:
    rolled = targets.rolled(state)
    if not id.isdecimal() or int(id) >= len(rolled):
        return id
    die = rolled[int(id)]
    return phrase("ti-draft-die", player=f"#{die.seat}", unit=f"@{die.what}", face=die.face)


def _ship(state: State, id: str) -> Arg:
    for system in systems.places(state):
        for ship in (*system.ships, *system.docks):
            if ship.id == int(id):
                return phrase(
                    "ti-draft-ship-in", ship=f"@{ship.kind}", system=system.at, player=f"#{ship.seat}"
                )
    return id


def named(state: State, id: str) -> Arg:
    """Whatever it is: a component, a system, a player, a ship."""
    if any(id in rows for rows in NAMED):
        return f"@{id}"
    if id in state.systems or not id.isdecimal():
        return id
    return f"#{id}" if int(id) < state.seats else _ship(state, id)
