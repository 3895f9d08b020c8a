"""The homework of the Status Phase: a sealed form from each seat, applied step by step (TI-713 to TI-715)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.notation import read
from rules.core.stack import Circle, Question, choice, question
from rules.twilight_imperium.actions import ACTIONS, Form
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import COUNTERS, PLANETS
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.hands import cannot_redistribute, status_counters
from rules.twilight_imperium.effects.supply import supply_area
from rules.twilight_imperium.frames import Forms, Status
from rules.twilight_imperium.phases import scoring, uses
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import State

NOTHING = "nothing"

# Judging


def judge(state: State, seat: int, action: Action) -> None:
    """Raise what is wrong with a form, by what is known when it is handed in."""
    if not isinstance(action, Form):
        raise IllegalMove("ti-illegal-form-first", rule="TI-713")
    _judge_scores(state, seat, action)
    _judge_planets(state, seat, action)
    gained = _judge_counters(state, seat, action)
    _judge_split(state, seat, action, gained)
    _judge_cards(state, seat, action)
    uses.judge(state, seat, action.use)


def _judge_scores(state: State, seat: int, form: Form) -> None:
    if form.score not in (None, NOTHING):
        if form.score not in state.shown:
            raise IllegalMove("ti-illegal-not-shown", rule="TI-532")
        scoring.judge(state, seat, form.score, form.pay)
    elif form.pay:
        raise IllegalMove("ti-illegal-pay-for-what", rule="TI-713")
    if form.secret_pay or (form.secret and form.hide):
        raise IllegalMove("ti-illegal-secret-both", rule="TI-713")
    secret = state.players[seat].secret
    if form.secret and secret is None:
        raise IllegalMove("ti-illegal-no-secret", rule="TI-025")
    if form.secret and secret is not None:
        scoring.judge(state, seat, secret)


def _judge_planets(state: State, seat: int, form: Form) -> None:
    own = {each.id for each in systems.planets_of(state, seat) if PLANETS[each.id].refresh is not None}
    for planet in form.refresh:
        if planet not in own or form.refresh.count(planet) > 1:
            named = tuple(f"@{id}" for id in sorted(own))
            if not named:
                raise IllegalMove("ti-illegal-refresh-none", rule="TI-536")
            raise IllegalMove("ti-illegal-refresh", rule="TI-536", planet=planet, planets=named)


def _judge_counters(state: State, seat: int, form: Form) -> int:
    """How many there will be to place: those on the board have come home by then."""
    due = min(status_counters(state, seat).value, COUNTERS - _kept(state, seat, form))
    areas = counters.read_areas(form.counters)
    if form.counters and sum(areas.values()) != due:
        raise IllegalMove("ti-illegal-share", rule="TI-142", count=due, named=sum(areas.values()))
    return due


def _kept(state: State, seat: int, form: Form) -> int:
    """On the sheet after the form's own score is paid."""
    spent = sum(counters.read_areas(each for each in form.pay if each.partition(":")[0] in AREAS).values())
    return counters.on_sheet(state.players[seat]) - spent


AREAS = set(counters.AREAS)


def _judge_split(state: State, seat: int, form: Form, gained: int) -> None:
    if not form.split:
        return
    source = cannot_redistribute(state, told.facts(seat=seat))
    if source is not None:
        raise IllegalMove("ti-illegal-redistribute", rule="TI-539", why=f"@{source.id}")
    due = _kept(state, seat, form) + gained
    if len(form.split) != len(AREAS) or min(form.split) < 0 or sum(form.split) != due:
        raise IllegalMove("ti-illegal-split", rule="TI-539", count=due)
    most = supply_area(state).value
    if form.split[1] > most:
        raise IllegalMove("ti-illegal-fleet-full", room=max(0, most - state.players[seat].fleet))


def _judge_cards(state: State, seat: int, form: Form) -> None:
    if Counter(form.keep) - Counter(state.players[seat].cards):
        raise IllegalMove("ti-illegal-keep", rule="TI-712")


# The gathering


def _judged(state: State, seat: int) -> Callable[[Action], None]:
    return lambda action: judge(state, seat, action)


def _ask(state: State, _: Forms, seat: int) -> Question | None:
    usual = choice("ti-form-usual", Form(), hint="ti-form-usual-hint").usually()
    accepts = passes(_judged(state, seat))
    return question("ti-form", usual, accepts=accepts, panel="form", matter=f"status.{state.round}")


def _close(state: State, frame: Forms, _: Dice) -> list[Event]:
    state.stack.pop()
    status = state.stack[-1]
    assert isinstance(status, Status), "forms are asked for by the Status Phase"
    status.forms = dict(frame.said)
    return []


FORMS = Circle(_ask, _close)


def refuse(state: State, _: Forms, seat: int, action: Action) -> IllegalMove | None:
    return refusal(_judged(state, seat), action)


def silent(_: State, __: Forms, ___: int) -> Action:
    """As usual: nothing is spent (TI-713 to TI-715)."""
    return Form()


def of(frame: Status, seat: int) -> Form:
    """What the seat handed in; as usual if it did not."""
    found = read(frame.forms[str(seat)], ACTIONS) if str(seat) in frame.forms else Form()
    assert isinstance(found, Form)
    return found
