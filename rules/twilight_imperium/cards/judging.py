"""Whether a card, an ability or an Agent may be played now: nothing is touched here (TI-513 to TI-523,
TI-527, TI-661, TI-664)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.contract import Action, IllegalMove
from rules.twilight_imperium.actions import Pay, Play, Sacrifice, Use
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import waits
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.deeds import judging, plays
from rules.twilight_imperium.deeds.plays import ON, Price, Targets
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.hands import cannot_play
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.purse import paying
from rules.twilight_imperium.state import State

COPY, SABOTAGE = "touch_of_genius", "sabotage"
WINDOW = "window"
"""The fact of a play that says in which window it is played."""
THEN = "/"
"""Between the payment for a copy and the one for what it copies."""


class Meant(NamedTuple):
    """What takes effect: of a copy the card that is copied."""

    id: str
    on: Targets


def meant(card: str, on: Targets) -> Meant:
    return Meant(on[0], on[1:]) if card == COPY and on else Meant(card, on)


def judge(state: State, seat: int, action: Action, point: str, facts: Facts) -> None:
    """Raise why the player may not use this here."""
    facts = {**facts, WINDOW: point}
    if state.players[seat].out:
        raise IllegalMove("ti-illegal-out", rule="TI-517")
    match action:
        case Play():
            _judge_card(state, seat, action, point, facts)
        case Use():
            _judge_ability(state, seat, action, point, facts)
        case Sacrifice():
            _judge_agent(state, seat, action, point, facts)
        case _:
            raise IllegalMove("ti-illegal-window", rule="TI-513")


# Cards


def _judge_card(state: State, seat: int, action: Play, point: str, facts: Facts) -> None:
    if action.card not in state.players[seat].cards:
        raise IllegalMove("ti-illegal-card-not-held", rule="TI-512")
    what = meant(action.card, action.on)
    _judge_copy(state, action, what)
    _judge_moment(state, seat, what.id, point, facts)
    if cannot_play(state, told.facts(seat=seat, card=action.card)) is not None:
        raise IllegalMove("ti-illegal-card-barred", rule="TI-523", card=f"@{action.card}")
    if mark(seat, what, facts) == state.last_play:
        raise IllegalMove("ti-illegal-card-again", rule="TI-516", card=f"@{what.id}")
    _judge_targets(state, seat, action, facts)
    _judge_payment(state, seat, prices(state, seat, action.card, what, facts), action.pay)


def _judge_copy(state: State, action: Play, what: Meant) -> None:
    if action.card != COPY:
        return
    if what.id not in state.action.discards or what.id == COPY:
        raise IllegalMove("ti-illegal-copy", rule="TI-664")


def _judge_moment(state: State, seat: int, card: str, point: str, facts: Facts) -> None:
    """Its window, and whoever may play it there."""
    row = ACTION_CARDS[card]
    if point not in waits.windows_of(card):
        raise IllegalMove("ti-illegal-card-window", rule="TI-513", card=f"@{card}", window=f"@{row.window}")
    if not waits.within(state, seat, row.who, facts):
        raise IllegalMove("ti-illegal-card-who", rule="TI-661", card=f"@{card}")


def mark(seat: int, what: Meant, facts: Facts) -> tuple[str, ...]:
    """What must not come twice in a row: the card on the same target, here; without one it is the player."""
    here = tuple(f"{name}={facts[name]}" for name in sorted(facts) if name != WINDOW)
    return (what.id, *(what.on or (f"#{seat}",)), *here)


def _judge_targets(state: State, seat: int, action: Play, facts: Facts) -> None:
    play = plays.ALL[action.card]
    if play.takes(state, seat, action.on, facts):
        return
    if next(iter(play.can(state, seat, facts)), None) is None:
        raise IllegalMove("ti-illegal-card-useless", rule="TI-519", card=f"@{action.card}")
    raise IllegalMove("ti-illegal-card-target", rule="TI-519", card=f"@{action.card}")


# Prices


def prices(state: State, seat: int, card: str, what: Meant, facts: Facts) -> list[Price]:
    """What it costs on these targets, a copy first (TI-664)."""
    here = {**facts, ON: " ".join(what.on)}
    wanted = (plays.ALL[each].price(state, seat, here) for each in dict.fromkeys((card, what.id)))
    return [each for each in wanted if each is not None]


def parted(pay: Pay, count: int) -> list[Pay]:
    """The payment in as many parts as there are prices."""
    parts = list[list[str]]([[]])
    for each in pay:
        parts.append([]) if each == THEN else parts[-1].append(each)
    return [tuple(each) for each in parts][:count] + [()] * (count - len(parts))


def _judge_payment(state: State, seat: int, costs: list[Price], pay: Pay) -> None:
    parts = parted(pay, len(costs))
    if sum(map(len, parts)) + max(0, len(parts) - 1) < len(pay):
        raise IllegalMove("ti-illegal-payment", rule="TI-388", item=pay[-1])
    for cost, part in zip(costs, parts, strict=True):
        paying.check(state, seat, paying.read(part), cost.amount, cost.kind)
    together = paying.read(tuple(each for part in parts for each in part))
    paying.owned(state, seat, together, "resources")


# Abilities, offices, Leaders


def _judge_ability(state: State, seat: int, action: Use, point: str, facts: Facts) -> None:
    play = plays.ALL.get(action.what)
    if play is None or action.what in ACTION_CARDS or play.window != point:
        raise IllegalMove("ti-illegal-use-window", rule="TI-513")
    if not play.takes(state, seat, action.on, facts):
        raise IllegalMove("ti-illegal-use", rule="TI-519", what=f"@{action.what}")
    cost = play.price(state, seat, facts)
    _judge_payment(state, seat, [] if cost is None else [cost], action.pay)


def _judge_agent(state: State, seat: int, action: Sacrifice, point: str, facts: Facts) -> None:
    if point != waits.REACTION or not waits.within(state, seat, "other", facts):
        raise IllegalMove("ti-illegal-agent-window", rule="TI-522")
    if action.leader not in agents(state, seat):
        raise IllegalMove("ti-illegal-agent", rule="TI-522")


def agents(state: State, seat: int) -> list[str]:
    """Own Agents that are free: on a planet or aboard, neither dead nor captured (TI-522)."""
    own = state.players[seat].race
    free = (each for crew in crews(state) for each in crew)
    return sorted(each for each in free if LEADERS[each].kind == "agent" and LEADERS[each].race == own)


def crews(state: State) -> Iterator[list[str]]:
    """The Leaders of each planet, each ship and those aboard Fighters."""
    for system in systems.places(state):
        yield from (planet.leaders for planet in system.planets)
        yield from (ship.leaders for ship in (*system.ships, *system.docks))
        yield from systems.crews(system).values()


# What there is to play


def legal(state: State, seat: int, point: str, facts: Facts, name: str | None = None) -> Iterator[Action]:
    """The own plays here, each target once, of all cards and rights or of one; for the seat alone."""
    for action in _possible(state, seat, point, {**facts, WINDOW: point}, name):
        if judging.refusal(lambda each: judge(state, seat, each, point, facts), action) is None:
            yield action


def playable(state: State, seat: int, point: str, facts: Facts) -> list[str]:
    """The cards of the hand that have some target here."""
    here = {**facts, WINDOW: point}
    return [
        card
        for card in dict.fromkeys(state.players[seat].cards)
        if any(
            judging.refusal(lambda each: judge(state, seat, each, point, facts), action) is None
            for action in _with(state, seat, card, point, here)
        )
    ]


def _with(state: State, seat: int, card: str, point: str, facts: Facts) -> Iterator[Action]:
    """A card of the hand on each of its targets."""
    if point in waits.windows_of(card) or card == COPY:
        for on in plays.ALL[card].can(state, seat, facts):
            pay = _suggested(state, seat, prices(state, seat, card, meant(card, on), facts))
            yield Play(card, on, pay)


def _possible(state: State, seat: int, point: str, facts: Facts, name: str | None) -> Iterator[Action]:
    for card in dict.fromkeys(state.players[seat].cards):
        if name in (None, card):
            yield from _with(state, seat, card, point, facts)
    for id, play in abilities(point):
        if name not in (None, id):
            continue
        cost = play.price(state, seat, facts)
        pay = _suggested(state, seat, [] if cost is None else [cost])
        yield from (Use(id, on, pay) for on in play.can(state, seat, facts))
    if point == waits.REACTION:
        yield from (Sacrifice(each) for each in agents(state, seat) if name in (None, each))


def _suggested(state: State, seat: int, costs: list[Price]) -> Pay:
    """The cheapest way to pay each."""
    ways = [paying.payments(state, seat, cost.amount, cost.kind)[:1] for cost in costs]
    parts = [way[0] if way else () for way in ways]
    return tuple(each for place, part in enumerate(parts) for each in ((THEN,) if place else ()) + part)


def abilities(point: str) -> Iterator[tuple[str, plays.Play]]:
    """What is no card and is used in this window: all know who has it."""
    return ((id, play) for id, play in plays.ALL.items() if play.window == point and id not in ACTION_CARDS)
