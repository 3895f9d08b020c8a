"""Scoring objectives: with every home planet, each once, paid at that moment (TI-011 to TI-013, TI-024,
TI-025, TI-177, TI-179, TI-484 to TI-486)."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import Pay, Score
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components_cards import PUBLIC, SECRET
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.deeds.points import gain_points
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.senate import cannot_gain_points, points_of
from rules.twilight_imperium.frames import Scoring
from rules.twilight_imperium.phases import objectives, prices
from rules.twilight_imperium.state import State

# Who may score what


def fulfilled(state: State, seat: int, objective: str) -> bool:
    """Now; one that is paid for, if it can be paid now."""
    test = objectives.test(objective)
    if prices.prices(test):
        return bool(prices.ways(state, seat, test))
    return objectives.met(state, seat, test)


def open_to(state: State, seat: int) -> list[str]:
    """Public Objectives that the player could score now, the best first."""
    return [each for each in ranked(state) if _open(state, seat, each)]


def free(state: State, seat: int) -> str | None:
    """The best that costs nothing (TI-713)."""
    cheap = (each for each in ranked(state) if not PUBLIC[each].spend)
    return next((each for each in cheap if _open(state, seat, each)), None)


def ranked(state: State) -> list[str]:
    """What wins at once, then by points, then as they were turned up."""
    shown = [each for each in state.shown if not PUBLIC[each].rex]
    return sorted(shown, key=lambda each: (not PUBLIC[each].instant_win, -points_of(state, each).value))


def _open(state: State, seat: int, objective: str) -> bool:
    return refusal_of(state, seat, objective) is None


def refusal_of(state: State, seat: int, objective: str) -> IllegalMove | None:
    """Why this player cannot score it now, whatever he pays."""
    player = state.players[seat]
    if objective not in state.shown and objective != player.secret:
        return IllegalMove("ti-illegal-not-shown", rule="TI-532")
    if objective in player.scored:
        return IllegalMove("ti-illegal-scored", rule="TI-025", objective=f"@{objective}")
    if cannot_gain_points(state, told.facts(seat=seat, kind="objective")) is not None:
        return IllegalMove("ti-illegal-homeless", rule="TI-011")
    if not fulfilled(state, seat, objective):
        return IllegalMove("ti-illegal-unfulfilled", rule="TI-532", objective=f"@{objective}")
    return None


def judge(state: State, seat: int, objective: str, pay: Pay = ()) -> prices.Bill | None:
    """What it will cost; without a payment the cheapest way is taken. Raises why it cannot be scored."""
    refused = refusal_of(state, seat, objective)
    if refused is not None:
        raise refused
    test = objectives.test(objective)
    if not prices.prices(test):
        if pay:
            raise IllegalMove("ti-illegal-costs-nothing", objective=f"@{objective}")
        return None
    return prices.judge(state, seat, test, pay or prices.ways(state, seat, test)[0])


def score(state: State, seat: int, objective: str, pay: Pay = ()) -> list[Event]:
    """Paid, marked, and worth its points."""
    bill = judge(state, seat, objective, pay)
    player = state.players[seat]
    paid = [] if bill is None else prices.settle(state, seat, bill)
    player.scored.append(objective)
    hidden = objective in SECRET
    if hidden:
        player.secret = None
    scored = Event("ti-scored", {"player": f"#{seat}", "objective": f"@{objective}"}, reveals=hidden)
    points = points_of(state, objective).value
    gained = gain_points(state, seat, points, objective, "objective")
    systems.happens(state, "scored", seat=seat, objective=objective)
    return [scored, *paid, *gained]


def reveal_secret(state: State, seat: int, pay: Pay = ()) -> list[Event]:
    """Scored if it is fulfilled; otherwise it has been shown for nothing, and is lost (TI-177)."""
    secret = state.players[seat].secret
    if secret is None:
        return []
    if refusal_of(state, seat, secret) is None:
        return score(state, seat, secret, pay)
    state.players[seat].secret = None
    return [Event("ti-secret-lost", {"player": f"#{seat}", "objective": f"@{secret}"}, reveals=True)]


# One objective outside the Status Phase: no secret one, and it replaces nothing there (TI-485, TI-486)


def _judge(state: State, frame: Scoring) -> Callable[[Action], None]:
    def judged(action: Action) -> None:
        if not isinstance(action, Score):
            raise IllegalMove("ti-illegal-score-first", rule="TI-484")
        if action.objective is None:
            return
        if action.objective not in state.shown:
            raise IllegalMove("ti-illegal-not-shown", rule="TI-486")
        judge(state, frame.seat, action.objective, action.pay)

    return judged


def refuse(state: State, frame: Scoring, _: int, action: Action) -> IllegalMove | None:
    return refusal(_judge(state, frame), action)


def silent(state: State, frame: Scoring, _: int) -> Action:
    """The best that costs nothing (TI-721)."""
    return Score(free(state, frame.seat))


def _ask(state: State, frame: Scoring) -> Question | None:
    found = open_to(state, frame.seat)
    if not found:
        return None
    offered = [
        choice("ti-score-one", Score(each), usual=len(found) == 1, objective=f"@{each}") for each in found
    ]
    none = choice("ti-score-none", Score(None), hint="ti-score-none-hint", final=True)
    return question("ti-score", *offered, none, accepts=passes(_judge(state, frame)))


def _answer(state: State, frame: Scoring, action: Action, _: Dice) -> list[Event]:
    assert isinstance(action, Score)
    state.stack.pop()
    if action.objective is None:
        return []
    return score(state, frame.seat, action.objective, action.pay)


def _run(state: State, _: Scoring, __: Dice) -> list[Event]:
    state.stack.pop()
    return []


SCORING = Chapter(_ask, _answer, _run)
