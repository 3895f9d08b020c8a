"""Panic and trauma cards (AK-327 to AK-338): they act at once, or at the start of the next pilot phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar

from rules.akarios import frames
from rules.akarios.actions import Pick
from rules.akarios.components import (
    CARDS,
    TRAUMA,
    BreakChosen,
    FewerDice,
    FirstAttack,
    ForbidTurn,
    ForcedMove,
    ForcedTurn,
    LoseEnergy,
    OneTarget,
)
from rules.akarios.contents import Contents
from rules.akarios.language import Aim, Apply, Lose, Stress
from rules.akarios.ship import damage, effects, passives, stress
from rules.akarios.ship.ships import flying, on_board, within
from rules.akarios.state import Battle, Cockpit, Installed, Ship, State
from rules.core.contract import Action, Arg, Event
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice

Kind = TypeVar("Kind")
DRIFT = "drift"
"""Counted for a pilot whose ship drifts before the first action."""


# Panic


def ask(state: State, frame: frames.Panic) -> Question | None:
    return None


def never(*_: object) -> list[Event]:
    raise AssertionError("a panic asks nothing")


def run(state: State, frame: frames.Panic, dice: Dice) -> list[Event]:
    """The next card, in the order drawn (AK-329); an empty deck is made anew (AK-328). What a card causes is
    resolved before the one after it (AK-336)."""
    battle = state.fight
    card = battle.trauma.draw(dice) if frame.left and flying(battle, frame.seat) else None
    if card is None:
        state.stack.remove(frame)
        return []
    frame.left -= 1
    shown = Event("ak-trauma", {"seat": f"#{frame.seat}", "card": f"@{card}"})
    if TRAUMA[card].when == "next_pilot_phase":
        battle.cockpits[frame.seat].waiting.append(card)
        return [shown]
    battle.trauma.discard(card)
    return [shown, *_now(state, frame.seat, card, dice)]


def awake(state: State, seat: int, dice: Dice) -> list[Event]:
    """At the start of the pilot phase: what waited works in this phase, and is discarded (AK-330, AK-331)."""
    battle = state.fight
    cockpit = battle.cockpits[seat]
    cockpit.traumas, cockpit.waiting = cockpit.waiting, []
    battle.trauma.discards += cockpit.traumas
    return [Event("ak-trauma-wakes", {"seat": f"#{seat}", "card": f"@{card}"}) for card in cockpit.traumas]


def _now(state: State, seat: int, card: str, dice: Dice) -> list[Event]:
    ship = state.fight.ships[state.fight.cockpits[seat].ship]
    events: list[Event] = []
    for verb in TRAUMA[card].do:
        if isinstance(verb, Lose):
            shields = ship.shields if verb.shields == "all" else verb.shields
            events += damage.lose(state, ship.ref, hull=verb.hull, shields=shields).events
        elif isinstance(verb, Apply):
            for gift in verb.effects:
                n = 1 if gift.n == "all" else gift.n
                for each in _meant(state, ship, verb.aim):
                    events += effects.apply(state, each.ref, gift.effect, dice, n=n, by=ship.ref)
        elif isinstance(verb, Stress):
            for each in _meant(state, ship, verb.aim):
                assert each.seat is not None
                events += stress.gain(state, each.seat, verb.n, dice)
        elif isinstance(verb, BreakChosen):
            events += _choose(state, seat, card, "break", verb.n)
        elif isinstance(verb, LoseEnergy):
            events += _choose(state, seat, card, "energy", verb.cards)
    return events


def _meant(state: State, ship: Ship, aim: Aim) -> list[Ship]:
    """Without a choice of targets, so sight and Stealth do not matter (AK-556)."""
    if aim.who == "self":
        return [ship] if ship.hex is not None else []
    if aim.who == "others":
        return within(state.fight, ship, aim.range)
    assert aim.who == "other_players", f"{aim} on a trauma card"
    return [each for each in within(state.fight, ship, aim.range) if each in on_board(state.fight, "player")]


# What is at work in this phase


def at_work(cockpit: Cockpit, kind: type[Kind]) -> list[Kind]:
    return [verb for card in cockpit.traumas for verb in TRAUMA[card].do if isinstance(verb, kind)]


def fewer_dice(cockpit: Cockpit) -> int:
    return sum(verb.n for verb in at_work(cockpit, FewerDice))


def forced_turn(cockpit: Cockpit) -> int:
    """Sixths of a circle before each action (AK-333)."""
    return sum(verb.steps for verb in at_work(cockpit, ForcedTurn))


def one_target(cockpit: Cockpit) -> bool:
    return bool(at_work(cockpit, OneTarget))


def no_basic_turn(cockpit: Cockpit) -> bool:
    return bool(at_work(cockpit, ForbidTurn))


def attacks_first(cockpit: Cockpit) -> bool:
    return bool(at_work(cockpit, FirstAttack))


def drifts(cockpit: Cockpit) -> list[str]:
    """Patterns flown before the first action."""
    return [verb.pattern for verb in at_work(cockpit, ForcedMove)]


def drifted(battle: Battle, cockpit: Cockpit) -> bool:
    """The first action has begun, whatever has come of it."""
    return passives.counted(battle, cockpit.ship, DRIFT, "round")


def begins(battle: Battle, cockpit: Cockpit) -> None:
    passives.count(battle, cockpit.ship, DRIFT, "round")


# Which card breaks, or loses energy


def _choose(state: State, seat: int, trauma: str, what: Literal["break", "energy"], n: int) -> list[Event]:
    """Without a choice it is done (AK-889)."""
    frame = frames.TraumaChoice(seat=seat, trauma=trauma, what=what, n=n)
    there = [each.card for each in _concerned(state, frame)]
    if len(there) <= n:
        return _suffer(state, frame, there)
    state.stack.append(frame)
    return []


def _concerned(state: State, frame: frames.TraumaChoice) -> list[Installed]:
    cards = state.fight.cockpits[frame.seat].cards
    return [each for each in cards if (not each.broken if frame.what == "break" else each.energy > 0)]


def _suffer(state: State, frame: frames.TraumaChoice, cards: Sequence[str]) -> list[Event]:
    """A breaking costs no stress here (AK-413)."""
    cockpit = state.fight.cockpits[frame.seat]
    for card in cards:
        if frame.what == "break":
            passives.break_card(state.fight, cockpit.ship, card)
        else:
            passives.installed(cockpit, card).energy -= 1
    named = tuple(f"@{card}" for card in cards)
    return [Event(f"ak-trauma-{frame.what}", {"seat": f"#{frame.seat}", "cards": named})] if cards else []


def ask_choice(state: State, frame: frames.TraumaChoice) -> Question:
    cards = [each.card for each in _concerned(state, frame)]
    choices = tuple(choice("ak-pick-card", Pick((card,)), card=f"@{card}") for card in cards)
    key = f"ak-ask-trauma-{frame.what}"
    args: dict[str, Arg] = {"card": f"@{frame.trauma}", "n": frame.n}
    return Question(key, choices, args, many=(frame.n, frame.n), pace="answer", matter="trauma")


def answer_choice(state: State, frame: frames.TraumaChoice, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Pick)
    state.stack.remove(frame)
    return _suffer(state, frame, action.what)


def silent_choice(state: State, frame: frames.TraumaChoice, seat: int) -> Action:
    """The cards with the least energy, the last unbroken weapon only if nothing else is left (AK-931)."""
    there = _concerned(state, frame)
    weapons = [each for each in state.fight.cockpits[seat].cards if _weapon(each) and not each.broken]
    last = weapons[0].card if len(weapons) == 1 else None
    ranked = sorted(there, key=lambda each: (each.card == last and frame.what == "break", each.energy))
    return Pick(tuple(each.card for each in ranked[: frame.n]))


def _weapon(each: Installed) -> bool:
    return CARDS[each.card].kind == "weapon"


CONTENTS = Contents(
    chapters={
        frames.Panic: Chapter(ask, never, run),
        frames.TraumaChoice: Chapter(ask_choice, answer_choice, never),
    },
    silent={frames.TraumaChoice: silent_choice},
)
