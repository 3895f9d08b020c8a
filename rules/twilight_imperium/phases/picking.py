"""One pick of a Strategy Card: taken or handed on, reacted to, its Bonus Counters swapped, objectives turned
up by Bureaucracy (TI-222, TI-223, TI-640, TI-641, TI-643)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core.contract import Action, Arg, Choice, Event, IllegalMove, phrase
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import Areas, HandCard, PickCard, Rank, SwapBonus
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.components import STRATEGY
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.deeds.revealing import reveal
from rules.twilight_imperium.effects.sources import law
from rules.twilight_imperium.frames import Picking
from rules.twilight_imperium.phases import strategy
from rules.twilight_imperium.purse import counters, goods
from rules.twilight_imperium.state import Picked, State

BUREAUCRACY, CHECKS = "bureaucracy", "checks_and_balances"
GOODS = "goods"

# Questions


def _ask(state: State, frame: Picking) -> Question | None:
    match frame.stage:
        case "pick":
            cards = strategy.free(state, frame.seat, frame.barred)
            offered = [_card(state, card) for card in cards]
            return question("ti-pick", *offered, forced=True, round=state.round) if cards else None
        case "hand":
            seats = _recipients(state, frame)
            handed = [choice("ti-hand-to", HandCard(seat), player=f"#{seat}") for seat in seats]
            return question("ti-hand", *handed, forced=True, card=f"@{frame.card}")
        case "bonus":
            return _ask_bonus(state, frame)
    return None


def _card(state: State, card: str) -> Choice:
    count = state.bonus.get(card, 0)
    about = f"ti-pick-{card.replace('_', '-')}"
    bonus = "ti-pick-reveals" if card == BUREAUCRACY else "ti-pick-bonus"
    facts: dict[str, Arg] = {"card": f"@{card}", "number": STRATEGY[card].number}
    if count:
        facts |= {"count": count, "about": phrase(about)}
    return Choice("ti-pick-card", PickCard(card), facts, bonus if count else about)


def _recipients(state: State, frame: Picking) -> list[int]:
    """Others still short of cards, clockwise (TI-643)."""
    return [seat for seat in systems.clockwise(state, frame.seat)[1:] if strategy.short(state, seat)]


def _ask_bonus(state: State, frame: Picking) -> Question | None:
    if frame.card is None or not state.bonus.get(frame.card):
        return None
    judged = _judge_of(state, frame)
    offered = [way for way in _ways(state, frame) if passes(judged)(way.action)]
    count = _swapped(state, frame)
    if not offered or not count:
        return None
    return question("ti-bonus", *offered, accepts=passes(judged), card=f"@{frame.card}", count=count)


def _ways(state: State, frame: Picking) -> Iterator[Choice]:
    count = _swapped(state, frame)
    yield choice("ti-bonus-goods", SwapBonus((f"{GOODS}:{count}",)), count=count)
    for area in ("command", "strategy", "fleet"):
        yield choice(f"ti-bonus-{area}", SwapBonus((f"{area}:{count}",)), count=count)
    both = SwapBonus(_usual(state, frame))
    if len(both.take) > 1:
        yield choice("ti-bonus-both", both, count=goods.supply(state))


def _swapped(state: State, frame: Picking) -> int:
    """Bonus Counters for which there is something to be had (TI-140, TI-152)."""
    assert frame.card is not None
    there = goods.supply(state) + counters.counters_left(state, frame.seat)
    return min(state.bonus.get(frame.card, 0), there)


# Judging


def judge_bonus(state: State, frame: Picking, action: Action) -> dict[str, int]:
    """How many for Trade Goods, how many for counters in each area; all of them (TI-222)."""
    if not isinstance(action, SwapBonus):
        raise IllegalMove("ti-illegal-bonus-first", rule="TI-222")
    traded = [each for each in action.take if each.startswith(f"{GOODS}:")]
    sums = [each.partition(":")[2] for each in traded]
    if not all(each.isdecimal() for each in sums):
        raise IllegalMove("ti-illegal-area", area=traded[0])
    areas = counters.read_areas(each for each in action.take if each not in traded)
    wanted = {GOODS: sum(map(int, sums))} | {str(area): count for area, count in areas.items()}
    due = _swapped(state, frame)
    if sum(wanted.values()) != due:
        raise IllegalMove("ti-illegal-bonus", rule="TI-222", count=due, named=sum(wanted.values()))
    if wanted[GOODS] > goods.supply(state):
        raise IllegalMove("ti-illegal-supply", rule="TI-152", count=goods.supply(state))
    left = counters.counters_left(state, frame.seat)
    if sum(areas.values()) > left:
        raise IllegalMove("ti-illegal-reinforcements", rule="TI-140", count=left)
    if areas["fleet"] > counters.room(state, frame.seat, "fleet"):
        raise IllegalMove("ti-illegal-fleet-full", room=counters.room(state, frame.seat, "fleet"))
    return wanted


def _judge_of(state: State, frame: Picking) -> Callable[[Action], object]:
    return lambda action: judge_bonus(state, frame, action)


def refuse(state: State, frame: Picking, _: int, action: Action) -> IllegalMove | None:
    match frame.stage, action:
        case "bonus", _:
            return refusal(_judge_of(state, frame), action)
        case "hand", _:
            seats = tuple(f"#{seat}" for seat in _recipients(state, frame))
            return IllegalMove("ti-illegal-hand", rule="TI-643", players=seats)
    cards = tuple(f"@{card}" for card in strategy.free(state, frame.seat, frame.barred))
    return IllegalMove("ti-illegal-pick", rule="TI-220", cards=cards)


# Answers


def _answer(state: State, frame: Picking, action: Action, _: Dice) -> list[Event]:
    match action:
        case PickCard(card):
            return _pick(state, frame, card)
        case HandCard(seat):
            return _take(state, frame, seat)
        case SwapBonus():
            return _swap(state, frame, action)
    raise TypeError(action)


def _pick(state: State, frame: Picking, card: str) -> list[Event]:
    """Under Checks and Balances it goes to somebody who is short, if there is one (TI-643)."""
    _return(state, frame.barred)
    frame.card = card
    if law(state, CHECKS) is None or not _recipients(state, frame):
        return _take(state, frame, frame.seat)
    frame.stage = "hand"
    return []


def _return(state: State, barred: list[str]) -> None:
    """Cards put back are nobody's, in whose front they may have been laid by Checks and Balances."""
    for player in state.players:
        player.picked = [each for each in player.picked if each.card not in barred]


def _take(state: State, frame: Picking, seat: int) -> list[Event]:
    assert frame.card is not None
    frame.stage = "picked"
    state.players[seat].picked.append(Picked(frame.card))
    systems.happens(state, "picked", seat=seat, card=frame.card, by=frame.seat)
    facts = {"player": f"#{frame.seat}", "card": f"@{frame.card}"}
    if seat == frame.seat:
        return [Event("ti-picked", {**facts})]
    return [Event("ti-handed", {**facts, "other": f"#{seat}"})]


def _swap(state: State, frame: Picking, action: SwapBonus) -> list[Event]:
    wanted = judge_bonus(state, frame, action)
    frame.stage = "reveal"
    taken = goods.gain_goods(state, frame.seat, wanted[GOODS])
    gained = [counters.gain(state, frame.seat, area, wanted[area]) for area in counters.AREAS]
    return [*taken, *(event for each in gained for event in each)]


# What runs by itself


def _run(state: State, frame: Picking, _: Dice) -> list[Event]:
    match frame.stage:
        case "picked":
            frame.stage = "held"
            windows.opens(state, "after_strategy_pick", by=frame.seat, card=frame.card or "")
            return []
        case "held":
            _hold(state, frame)
            return []
        case "bonus":
            frame.stage = "reveal"
            return []
        case "reveal":
            return _reveal(state, frame)
    state.stack.pop()
    return []


def _hold(state: State, frame: Picking) -> None:
    """Whoever has the card gets what lies on it; if it was put back, another is picked (TI-641)."""
    assert frame.card is not None
    owner = strategy.holder(state, frame.card)
    if owner is None:
        frame.barred.append(frame.card)
        frame.card, frame.stage = None, "pick"
    else:
        frame.seat, frame.stage = owner, "bonus"


def _reveal(state: State, frame: Picking) -> list[Event]:
    """One by one: the game may end with each (TI-017, TI-223)."""
    assert frame.card is not None
    left = state.bonus.get(frame.card, 0)
    if frame.card == BUREAUCRACY and left:
        state.bonus[BUREAUCRACY] = left - 1
        return reveal(state)
    turned_up = state.bonus.pop(frame.card, None) is not None and frame.card == BUREAUCRACY
    state.stack.pop()
    if turned_up or frame.barred:
        windows.opens(state, "strategy_phase", by=frame.seat, card=frame.card)
    return []


PICKING = Chapter(_ask, _answer, _run)


# Silence and orders


def silent(state: State, frame: Picking, _: int) -> Action:
    """TI-675 to TI-677."""
    match frame.stage:
        case "hand":
            return HandCard(_recipients(state, frame)[0])
        case "bonus":
            return SwapBonus(_usual(state, frame))
    return PickCard(min(strategy.free(state, frame.seat, frame.barred), key=lambda card: _dull(state, card)))


def _dull(state: State, card: str) -> tuple[bool, int, int]:
    """Most Bonus Counters, then the lowest number, but Bureaucracy with Bonus Counters last."""
    count = state.bonus.get(card, 0)
    return card == BUREAUCRACY and count > 0, -count, STRATEGY[card].number


def _usual(state: State, frame: Picking) -> Areas:
    """Trade Goods while there are any, else the Command Pool (TI-676)."""
    count = _swapped(state, frame)
    traded = min(count, goods.supply(state))
    found = ((GOODS, traded), ("command", count - traded))
    return tuple(f"{name}:{each}" for name, each in found if each)


def ranked(state: State, frame: Picking) -> PickCard | None:
    """The first card of the seat's own list that may be picked."""
    if frame.stage != "pick":
        return None
    free = strategy.free(state, frame.seat, frame.barred)
    wanted = (card for card in state.players[frame.seat].ranking if card in free)
    return next(map(PickCard, wanted), None)


def rank(state: State, seat: int, action: Rank, _: Dice) -> list[Event]:
    """A standing list of Strategy Cards; an empty one is none."""
    strange = [card for card in action.cards if card not in STRATEGY or action.cards.count(card) > 1]
    if strange:
        raise IllegalMove("ti-illegal-rank", cards=tuple(f"@{card}" for card in STRATEGY))
    state.players[seat].ranking = list(action.cards)
    cards = tuple(f"@{card}" for card in action.cards)
    return [Event("ti-ranked", {"player": f"#{seat}", "cards": cards}, to=(seat,))]
