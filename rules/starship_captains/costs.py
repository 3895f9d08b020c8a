"""What must be given up first, and a choice of one among several lists of effects."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement, takewhile

from msgspec.structs import replace

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.starship_captains import frames, hold, query, rooms, tracks, wording
from rules.starship_captains.actions import Choose, Pay
from rules.starship_captains.components import Effect
from rules.starship_captains.question import SKIP, Question, choice, question
from rules.starship_captains.state import Player, State


def stock(player: Player, what: str) -> list[str]:
    """Everything of that kind the player could give now."""
    match what:
        case "medal":
            return ["medal"] * player.medals
        case "android":
            return [figure for figure in player.ready if figure == "android"]
        case "artifact":
            return list(player.artifacts)
        case _:
            return list(player.pirates)


def affordable(state: State, seat: int, effects: Sequence[Effect]) -> bool:
    """Whether the costs at the head of the list can be met."""
    player = state.players[seat]
    first = takewhile(lambda effect: effect.do == "pay", effects)
    return all(len(stock(player, effect.what or "medal")) >= effect.n for effect in first)


# A cost


def ask_pay(state: State, frame: frames.Paying) -> Question | None:
    owned = stock(state.players[frame.seat], frame.what)
    if not frame.left or len(owned) < frame.left:
        return None
    ways = [choice(f"sc-pay-{_kind(item)}", Pay(item), item=_named(item)) for item in dict.fromkeys(owned)]
    if frame.paid:
        return question("sc-ask-pay-rest", *ways, forced=True, what=frame.what, n=frame.left)
    brings = wording.effects(_below(state).effects)
    return question("sc-ask-pay", *ways, SKIP, what=frame.what, n=frame.left, brings=brings)


def _kind(item: str) -> str:
    return item if item in ("medal", "android") else "cargo"


def _named(item: str) -> str:
    return "" if item in ("medal", "android") else wording.cargo(item)


def _below(state: State) -> frames.Effects:
    """The list of effects that the cost stands in."""
    below = state.stack[-2]
    assert isinstance(below, frames.Effects)
    return below


def answer_pay(state: State, frame: frames.Paying, action: Action, dice: Dice) -> list[Event]:
    if not isinstance(action, Pay):
        return _decline(state)
    frame.left -= 1
    frame.paid = True
    return _give(state, frame.seat, action.what)


def _give(state: State, seat: int, item: str) -> list[Event]:
    player = state.players[seat]
    if _kind(item) == "cargo":
        return hold.discard_cargo(state, seat, item)
    if item == "medal":
        player.medals -= 1
    else:
        player.ready.remove("android")
    return [Event(f"sc-paid-{item}", {"player": f"#{seat}"})]


def run_pay(state: State, frame: frames.Paying, dice: Dice) -> list[Event]:
    if frame.left:
        return _decline(state)
    state.stack.pop()
    return []


def _decline(state: State) -> list[Event]:
    """Not paid: the rest of the list is not applied."""
    _below(state).effects.clear()
    state.stack.pop()
    return []


# A choice


def ask_choice(state: State, frame: frames.Choosing) -> Question | None:
    open_ = [i for i, option in enumerate(frame.options) if affordable(state, frame.seat, option)]
    if not open_:
        return None
    choices = (_option(state, frame, i) for i in open_)
    return question("sc-ask-choose", *choices, SKIP, source=wording.cargo(frame.source))


def _option(state: State, frame: frames.Choosing, number: int) -> Choice:
    """With what an event would do, and a warning where nothing would come of it."""
    does = frame.options[number]
    offered = choice("sc-option", Choose(number), effects=wording.effects(does))
    faction = does[0].faction if does and does[0].do == "event" else None
    if faction is None:
        return rooms.warned(state, frame.seat, does, offered)
    met, brings, waits = tracks.event_of(state, faction)
    args = {**offered.args, "card": f"@{met.id}", "brings": wording.effects(brings)}
    return replace(offered, hint="sc-option-waits-hint" if waits else "sc-option-event-hint", args=args)


def answer_choice(state: State, frame: frames.Choosing, action: Action, dice: Dice) -> list[Event]:
    state.stack.pop()
    if isinstance(action, Choose):
        chosen = list(frame.options[action.option])
        state.stack.append(frames.Effects(frame.seat, chosen, frame.source, frame.mission))
    return []


def run_choice(state: State, frame: frames.Choosing, dice: Dice) -> list[Event]:
    state.stack.pop()
    return []


# Training and promotion


def payments(state: State, seat: int, medals: int) -> list[tuple[str, ...]]:
    """Ways to pay that many medals: the cargo given instead of some, where a gallery allows that.

    Cheapest first: pirates are worth a point, an artifact and a medal half of one. Cargo never buys medal
    tokens (SC-382).
    """
    player = state.players[seat]
    taken = {passive.what for passive in query.passives(state, seat, "pay_with")}
    cargo = [item for what in ("artifact", "pirate") if what in taken for item in stock(player, what)]
    ways = [
        given
        for size in range(medals + 1)
        if medals - size <= player.medals
        for given in combinations_with_replacement(dict.fromkeys(cargo), size)
        if all(given.count(item) <= cargo.count(item) for item in given)
    ]
    return sorted(ways, key=lambda given: sum(map(hold.is_pirate, given)))


def pay_medals(state: State, seat: int, medals: int, pay: tuple[str, ...]) -> list[Event]:
    state.players[seat].medals -= medals - len(pay)
    return [event for item in pay for event in hold.discard_cargo(state, seat, item)]
