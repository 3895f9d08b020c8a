"""Those who follow a Strategy Card (TI-417 to TI-421, TI-734)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Circle, Question, choice, question
from rules.twilight_imperium.actions import Decline, Follow
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import hands
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.frames import Followers
from rules.twilight_imperium.purse import counters, paying
from rules.twilight_imperium.state import State
from rules.twilight_imperium.strategic import diplomacy, leadership, technology
from rules.twilight_imperium.strategic.assembly import ASSEMBLY
from rules.twilight_imperium.strategic.bureaucracy import BUREAUCRACY
from rules.twilight_imperium.strategic.card import Card, Secondary
from rules.twilight_imperium.strategic.production_card import PRODUCTION
from rules.twilight_imperium.strategic.trade import TRADE
from rules.twilight_imperium.strategic.warfare import WARFARE

CARDS: dict[str, Card] = {
    "leadership": leadership.LEADERSHIP,
    "diplomacy_2": diplomacy.DIPLOMACY,
    "assembly": ASSEMBLY,
    "production": PRODUCTION,
    "trade_2": TRADE,
    "warfare_2": WARFARE,
    "technology_2": technology.TECHNOLOGY,
    "bureaucracy": BUREAUCRACY,
}
IN_TURN = ("diplomacy_2",)
"""One follower after the other (TI-734)."""


def secondary(card: str) -> Secondary:
    found = CARDS[card].secondary
    assert found is not None, f"nobody follows {card}"
    return found


def followers(state: State, card: str, active: int) -> list[int]:
    """Clockwise from the active player, passed or not (TI-417, TI-420), who could do it: all of that is open
    to see."""
    return [seat for seat in systems.clockwise(state, active)[1:] if may(state, seat, card)]


def may(state: State, seat: int, card: str) -> bool:
    barred = hands.cannot_follow(state, told.facts(seat=seat, card=card))
    short = state.players[seat].strategy < hands.follow_cost(state, seat, card).value
    return barred is None and not short and _could(state, seat, card)


def _could(state: State, seat: int, card: str) -> bool:
    """Leaves out who has nothing to buy, annex, refresh or build."""
    if card == "technology_2":
        if has(state, seat, technology.STUDY):
            return bool(technology.gainable(state, seat, bought=False))
        wealth = paying.most(state, seat, "resources")
        found = technology.gainable(state, seat, bought=True)
        prices = (technology.price(state, seat, id, technology.FOLLOWED) for id in found)
        return any(each <= wealth for each in prices)
    if card == "leadership":
        rich = paying.most(state, seat, "influence") >= leadership.PRICE
        return rich and counters.counters_left(state, seat) > 0
    if card == "diplomacy_2":
        rich = paying.most(state, seat, "influence") >= diplomacy.INFLUENCE
        envoys = has(state, seat, diplomacy.ENVOYS)
        return envoys or (rich and bool(diplomacy.annexable(state, seat)))
    return next(secondary(card).ways(state, seat), None) is not None


# One follower


def judge(state: State, seat: int, card: str, action: Action) -> None:
    """Raise what is wrong with an answer; declining is always right."""
    if isinstance(action, Decline) and action.card == card:
        return
    if not isinstance(action, Follow) or action.card != card:
        raise IllegalMove("ti-illegal-follow", rule="TI-417", card=f"@{card}")
    barred = hands.cannot_follow(state, told.facts(seat=seat, card=card))
    if barred is not None:
        raise IllegalMove("ti-illegal-follow-barred", rule="TI-417", source=f"@{barred.id}")
    counters.need(state, seat, "strategy", hands.follow_cost(state, seat, card).value)
    secondary(card).judge(state, seat, action)


def carry_out(state: State, seat: int, card: str, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Decline):
        systems.happens(state, "declined", seat=seat, card=card)
        return [Event("ti-declined", {"player": f"#{seat}", "card": f"@{card}"})]
    assert isinstance(action, Follow)
    told_all = Event("ti-followed", {"player": f"#{seat}", "card": f"@{card}"})
    counters.spend(state, seat, "strategy", hands.follow_cost(state, seat, card).value)
    systems.happens(state, "followed", seat=seat, card=card)
    return [told_all, *secondary(card).do(state, seat, action, dice)]


def asks(state: State, seat: int, card: str, *, soon: bool = False) -> Question:
    accepts = passes(lambda action: judge(state, seat, card, action))
    ways = [each for each in secondary(card).ways(state, seat) if accepts(each.action)]
    decline = choice("ti-decline", Decline(card))
    cost = hands.follow_cost(state, seat, card).value
    return question(
        "ti-follow",
        *ways,
        decline,
        accepts=accepts,
        panel="follow",
        pace="answer",
        matter=f"follow.{card}",
        soon=soon,
        card=f"@{card}",
        count=cost,
    )


# All of them at once, or in turn


def begin(state: State, card: str, active: int) -> None:
    seats = followers(state, card, active)
    if card in IN_TURN:
        state.stack.append(Followers(card=card, left=seats[::-1]))
    else:
        state.stack.append(Followers(card=card, asked=seats))


def _ask(state: State, frame: Followers, seat: int) -> Question | None:
    """Who has answered has: it took effect at once."""
    return None if frame.spoke(seat) else asks(state, seat, frame.card)


def _hear(state: State, frame: Followers, seat: int, action: Action, dice: Dice) -> list[Event]:
    return carry_out(state, seat, frame.card, action, dice)


def _close(state: State, frame: Followers, _: Dice) -> list[Event]:
    """In turn: the next who still can is asked."""
    while frame.left:
        seat = frame.left.pop()
        if may(state, seat, frame.card):
            frame.asked = [seat]
            return []
    state.stack.pop()
    return []


def silent(_: State, frame: Followers, __: int) -> Action:
    return Decline(frame.card)


def refuse(state: State, frame: Followers, seat: int, action: Action) -> IllegalMove | None:
    return refusal(lambda move: judge(state, seat, frame.card, move), action)


FOLLOWERS = Circle(_ask, _close, _hear)


def opens_ends(state: State, card: str) -> bool:
    """Whether its secondary may stay unanswered while others play on (TI-735)."""
    usual = "open" if state.options.pace == "post" else "strict"
    chosen = state.options.secondaries if state.options.secondaries != "usual" else usual
    return chosen == "open" and secondary(card).open


def cards() -> Iterator[str]:
    return iter(CARDS)
