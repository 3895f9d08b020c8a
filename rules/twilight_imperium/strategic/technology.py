"""Technology II: one for nothing and one for 8; those who follow pay 6 (TI-471 to TI-483)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Action, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import Done, Follow, Pay, Research
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.components import RACES, RACIAL, TECHNOLOGIES
from rules.twilight_imperium.deeds import paying as asking
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.deeds.lasting import end
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import science
from rules.twilight_imperium.effects.sources import OWN, PREREQUISITE, has, lasting
from rules.twilight_imperium.frames import Facts, Paying, Primary
from rules.twilight_imperium.purse import paying
from rules.twilight_imperium.state import State
from rules.twilight_imperium.strategic.card import Card, Secondary

CARD = "technology_2"
STUDY, FOCUSED = "jolnar_study", "focused_research"
PRICE, FOLLOWED = 8, 6
BOUGHT = "technology_bought"
"""Continues a purchase whose price has changed."""


def gainable(state: State, seat: int, *, bought: bool) -> list[str]:
    """In the order of the files, the own racial one last."""
    race = RACES[state.players[seat].race]
    return [id for id in (*TECHNOLOGIES, race.technology) if cannot(state, seat, id, bought=bought) is None]


def cannot(state: State, seat: int, id: str, *, bought: bool) -> IllegalMove | None:
    if id not in TECHNOLOGIES and id not in RACIAL:
        return IllegalMove("ti-illegal-no-technology", technology=id)
    facts = told.facts(seat=seat, technology=id, card=CARD, **({"bought": 1} if bought else {}))
    source = science.cannot_gain(state, facts | _skipped(state, seat, id))
    if source is None:
        return None
    return _refused(state, seat, id, source.id)


def _refused(state: State, seat: int, id: str, source: str) -> IllegalMove:
    """With the prerequisites that are wanting, all of them or one."""
    technology = f"@{id}"
    if source != PREREQUISITE:
        why = "owned" if source == OWN else "barred"
        return IllegalMove(f"ti-illegal-technology-{why}", rule="TI-473", technology=technology)
    if id in RACIAL:
        return IllegalMove("ti-illegal-technology-foreign", rule="TI-480", technology=technology)
    why = "missing" if TECHNOLOGIES[id].mode == "all" else "either"
    wanting = science.missing(state.players[seat].technologies, id)
    named = tuple(f"@{each}" for each in TECHNOLOGIES[id].requires if each in wanting)
    return IllegalMove(f"ti-illegal-technology-{why}", rule="TI-473", technology=technology, missing=named)


def _skipped(state: State, seat: int, id: str) -> Facts:
    """The prerequisite that Focused Research lets go by."""
    played = (each.on for each in lasting(state, FOCUSED) if each.owner == seat)
    return next(({"skip": skip} for technology, skip in played if technology == id), {})


def _hoped(state: State, seat: int, id: str) -> bool:
    """Whoever holds Focused Research may name what lacks one prerequisite, and play it before he pays."""
    if FOCUSED not in state.players[seat].cards or id not in TECHNOLOGIES:
        return False
    return len(science.missing(state.players[seat].technologies, id)) == 1


def price(state: State, seat: int, id: str, base: int) -> int:
    """For nothing only the card of a racial one is paid (TI-479)."""
    if base:
        return science.price(state, seat, id, base)
    return RACIAL[id].cost if id in RACIAL else 0


# Primary: frames with the stages `free`, `buy` and `due`; `memo` holds the prices that are still to come


def study(state: State, seat: int, prices: tuple[int, ...]) -> None:
    """One after the other, the free one first."""
    memo = [str(each) for each in prices]
    state.stack.append(Primary(seat, CARD, "ask", memo))


def _base(frame: Primary) -> int:
    return int(frame.memo[0])


def _ask(state: State, frame: Primary) -> Question | None:
    if frame.stage != "ask":
        return None
    base = _base(frame)
    offered = list(_offers(state, frame.seat, base))
    if not offered:
        return None
    skip = choice("ti-research-none", Done(), hint=None if base else "ti-research-none-hint", final=not base)
    accepts = passes(lambda move: _judge(state, frame, move))
    key = "ti-research-buy" if base else "ti-research"
    return question(key, *offered, skip, accepts=accepts, count=base)


def _offers(state: State, seat: int, base: int) -> Iterator[Choice]:
    for id in gainable(state, seat, bought=base > 0):
        cost = price(state, seat, id, base)
        for pay in paying.open_payments(state, seat, cost, "resources")[:1]:
            yield _choice(Research((id,), pay), id, cost)


def _choice(action: Action, id: str, cost: int) -> Choice:
    key = "ti-research-for" if cost else "ti-research-free"
    return choice(key, action, technology=f"@{id}", count=cost)


def _judge(state: State, frame: Primary, action: Action) -> None:
    """One, or the free one with the one that is bought next."""
    if isinstance(action, Done):
        return
    if not isinstance(action, Research) or not 1 <= len(action.ids) <= min(2, len(frame.memo)):
        raise IllegalMove("ti-illegal-research", rule="TI-471")
    _judge_one(state, frame.seat, action.ids[0], action.pay, _base(frame), alone=len(action.ids) == 1)


def _judge_one(state: State, seat: int, id: str, pay: Pay, base: int, *, alone: bool = True) -> None:
    """With a second one behind it the payment is for that one, and is looked at when its turn comes."""
    refused = cannot(state, seat, id, bought=base > 0)
    if refused is not None and not (base and _hoped(state, seat, id)):
        raise refused
    cost = price(state, seat, id, base)
    if alone:
        paying.check(state, seat, paying.read(pay), cost, "resources")
    elif cost:
        raise IllegalMove("ti-illegal-research-racial", rule="TI-479")


def _answer(state: State, frame: Primary, action: Action, _: Dice) -> list[Event]:
    base = _base(frame)
    del frame.memo[0]
    frame.stage = "ask" if frame.memo else "over"
    if isinstance(action, Done):
        return []
    assert isinstance(action, Research)
    first, *rest = action.ids
    if rest:
        return _gain(state, frame.seat, first, ()) + _bought_too(state, frame, rest[0], action.pay)
    if base:
        buy(state, frame.seat, first, base, action.pay)
        return []
    return _gain(state, frame.seat, first, action.pay)


def _bought_too(state: State, frame: Primary, id: str, pay: Pay) -> list[Event]:
    """The second of one move, if it can still be had; else its buyer is asked."""
    base = _base(frame)
    if refusal(lambda _: _judge_one(state, frame.seat, id, pay, base), Done()) is None:
        del frame.memo[0]
        frame.stage = "ask" if frame.memo else "over"
        buy(state, frame.seat, id, base, pay)
    return []


def _gain(state: State, seat: int, id: str, pay: Pay) -> list[Event]:
    paid = paying.pay(state, seat, pay, price(state, seat, id, 0), "resources")
    return paid + verbs.gain_technology(state, seat, id)


def buy(state: State, seat: int, id: str, base: int, pay: Pay) -> None:
    """Named first; cards may change its price before it is paid."""
    state.stack.append(Primary(seat, CARD, "due", [id, str(base), *pay]))
    windows.opens(state, "before_tech_purchase", buyer=seat, by=seat, technology=id)


def _run(state: State, frame: Primary, _: Dice) -> list[Event]:
    if frame.stage == "begin":
        frame.stage, frame.memo = "ask", ["0", str(PRICE)]
        return []
    if frame.stage == "ask":
        del frame.memo[0]
        frame.stage = "ask" if frame.memo else "over"
        return []
    state.stack.pop()
    return _due(state, frame) if frame.stage == "due" else []


def _due(state: State, frame: Primary) -> list[Event]:
    """As it was offered, if that is still right; else the buyer is asked how he pays, or gives up."""
    id, base, *pay = frame.memo
    cost = price(state, frame.seat, id, int(base))
    if cannot(state, frame.seat, id, bought=True) is not None:
        return _missed(state, frame.seat, id)
    if refusal(lambda _: paying.check(state, frame.seat, paying.read(tuple(pay)), cost, "resources"), Done()):
        asking.demand(state, frame.seat, cost, "resources", BOUGHT, memo=(id,), optional=True)
        return []
    paid = paying.pay(state, frame.seat, tuple(pay), cost, "resources")
    return paid + _bought(state, frame.seat, id)


def bought(state: State, frame: Paying, paid: bool, _: Dice) -> list[Event]:
    done = _bought if paid else _missed
    return done(state, frame.seat, frame.memo[0])


def _missed(state: State, seat: int, id: str) -> list[Event]:
    end(state, "step")
    return [Event("ti-technology-missed", {"player": f"#{seat}", "technology": f"@{id}"})]


def _bought(state: State, seat: int, id: str) -> list[Event]:
    """What cards changed for this purchase ends with it, whatever comes of it."""
    end(state, "step")
    return verbs.gain_technology(state, seat, id)


def _silent(state: State, frame: Primary, _: int) -> Action:
    """The first legal one of the wish list, for nothing; none is bought (TI-721)."""
    if _base(frame):
        return Done()
    wishes = state.players[frame.seat].wishes
    wanted = [id for id in gainable(state, frame.seat, bought=False) if not price(state, frame.seat, id, 0)]
    first = next((id for id in wishes if id in wanted), None) or next(iter(wanted), None)
    return Done() if first is None else Research((first,))


def _refuse(state: State, frame: Primary, _: int, action: Action) -> IllegalMove | None:
    return refusal(lambda move: _judge(state, frame, move), action)


# Secondary


def _judge_follow(state: State, seat: int, action: Follow) -> None:
    """The Jol-Nar name nothing yet: they get the primary besides (TI-474)."""
    if has(state, seat, STUDY):
        if action.what:
            raise IllegalMove("ti-illegal-study", rule="TI-474")
        return
    if len(action.what) != 1:
        raise IllegalMove("ti-illegal-research-one", rule="TI-472")
    _judge_one(state, seat, action.what[0], action.pay, FOLLOWED)


def _follow(state: State, seat: int, action: Follow, _: Dice) -> list[Event]:
    if has(state, seat, STUDY):
        study(state, seat, (0, FOLLOWED, PRICE))
    else:
        buy(state, seat, action.what[0], FOLLOWED, action.pay)
    return []


def _ways(state: State, seat: int) -> Iterator[Choice]:
    if has(state, seat, STUDY):
        yield choice("ti-study", Follow(CARD))
        return
    for id in gainable(state, seat, bought=True):
        cost = price(state, seat, id, FOLLOWED)
        for pay in paying.open_payments(state, seat, cost, "resources")[:1]:
            yield _choice(Follow(CARD, (id,), pay), id, cost)


TECHNOLOGY = Card(
    Chapter(_ask, _answer, _run), _silent, _refuse, Secondary(_judge_follow, _follow, _ways, open=True)
)
