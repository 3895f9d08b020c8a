"""How a side fights until its plan says stop: both hand one in, sealed (TI-685 to TI-693)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.notation import Malformed, read, write
from rules.core.orders import Order, Wait
from rules.core.stack import Circle, Question, choice, question
from rules.twilight_imperium.actions import ACTIONS, Plan, Play
from rules.twilight_imperium.battle import retreat, sides
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.frames import Battle, BattlePlans
from rules.twilight_imperium.state import NOBODY, State

USUAL, EACH_ROUND = Plan(), Plan(stop=("each_round",))
SHOTS = ("barrage", "cannon", "ambush")
WINDOW = "window"
"""Cards, offices and the Naalu's evasion, among the shots."""
HELD = ("hold.cannon", "hold.ambush")
ABILITIES = {
    "war_chest": "letnev_war_chest",
    "martyr": "yin_martyr",
    "reroll": "jolnar_reroll",
    "reroll_from": "jolnar_reroll",
}
ALL = "all"
CARDS, BATTLE = "cards", "battle"
"""A stop at every window for cards, and the group of those."""
AT = "@"


# What is in force


def of(state: State, frame: Battle, seat: int) -> Plan:
    """The plan that the side fights by, or the one for every battle until it is made; the Custodians' is the
    usual one (TI-216)."""
    text = frame.plans.get(str(seat))
    if text is None:
        text = "" if seat == NOBODY else state.players[seat].plan
    return readable(text)


def readable(text: str) -> Plan:
    """A plan in notation; what newer rules no longer know is the usual one."""
    try:
        found = read(text, ACTIONS) if text else USUAL
    except Malformed:
        return USUAL
    return found if isinstance(found, Plan) else USUAL


def standing(state: State, frame: Battle, seat: int) -> Plan | None:
    """What the player has laid down for every battle, as far as it is legal in this one."""
    text = state.players[seat].plan
    if not text:
        return None
    plan = readable(text)
    return plan if refusal(lambda move: judge(state, frame, seat, move), plan) is None else USUAL


def number_of(items: tuple[str, ...], name: str) -> int | None:
    """Of `name:n`; all is many."""
    for each in items:
        head, _, rest = each.partition(":")
        if head == name:
            return 1000 if rest == ALL else int(rest) if rest.isdecimal() else 0
    return None


def spend(state: State, frame: Battle, seat: int, name: str, left: int) -> None:
    """So much of what the plan may pay is left."""
    plan = of(state, frame, seat)
    pay = tuple(f"{name}:{left}" if each.partition(":")[0] == name else each for each in plan.pay)
    frame.plans[str(seat)] = write(replace(plan, pay=pay))


# Judging


def judge(state: State, frame: Battle, seat: int, action: Action) -> None:
    """Raise what is wrong with a plan, by what its owner may know."""
    if not isinstance(action, Plan):
        raise IllegalMove("ti-illegal-plan")
    _judge_losses(action)
    _judge_retreat(state, frame, seat, action)
    _judge_cards(state, frame, seat, action)
    for each in action.stop:
        _judge_stop(each)
    for each in action.shots:
        _judge_shot(frame, seat, each)
    for each in action.pay:
        head, _, rest = each.partition(":")
        ability = ABILITIES.get(head)
        if ability is None or not has(state, seat, ability) or not (rest.isdecimal() or rest in ("", ALL)):
            raise IllegalMove("ti-illegal-plan-pay", item=each)


def _judge_losses(plan: Plan) -> None:
    wrong = [kind for kind in plan.losses if kind not in sides.SHIPS]
    if wrong or len(set(plan.losses)) < len(plan.losses):
        raise IllegalMove("ti-illegal-plan-losses", rule="TI-685")
    if plan.keep < 0 or not 0 <= plan.below <= 100 or plan.after < 0:
        raise IllegalMove("ti-illegal-plan-number")


def _judge_retreat(state: State, frame: Battle, seat: int, plan: Plan) -> None:
    if plan.retreat is not None:
        retreat.judge(state, frame, seat, plan.retreat, plan.tactical)


def _judge_cards(state: State, frame: Battle, seat: int, plan: Plan) -> None:
    for each in plan.cards:
        card, _, rest = each.partition(AT)
        if card not in state.players[seat].cards:
            raise IllegalMove("ti-illegal-plan-card", rule="TI-690", card=card)
        if not rest.isdecimal() or targets(frame, seat, card) is None:
            raise IllegalMove("ti-illegal-plan-aim", rule="TI-690", card=f"@{card}")


def _judge_stop(stop: str) -> None:
    head, _, rest = stop.partition(":")
    figure = head == "odds" and rest.isdecimal() and int(rest) <= 100
    named = head == "loses" and rest in sides.SHIPS
    if not (figure or named or stop in ("each_round", "direct_hit", CARDS)):
        raise IllegalMove("ti-illegal-plan-stop", item=stop)


def _judge_shot(frame: Battle, seat: int, shot: str) -> None:
    who, _, what = shot.partition(".")
    ordered = shot == WINDOW or (who in ("attacker", "defender") and what in SHOTS)
    if shot not in HELD and not (ordered and seat == frame.defender):
        raise IllegalMove("ti-illegal-plan-shot", rule="TI-288", item=shot)


def targets(frame: Battle, seat: int, card: str) -> tuple[str, ...] | None:
    """What a planned card is aimed at; None: it has to be aimed by hand."""
    row = ACTION_CARDS[card]
    match row.targets:
        case () | ("none",):
            return ()
        case ("player",):
            return (str(sides.enemy(frame, seat)),)
        case ("own_system",):
            return (frame.system,)
    return None


# Handing in


def _ask(state: State, frame: BattlePlans, seat: int) -> Question | None:
    battle = sides.by_number(state, frame.battle)
    return question(
        "ti-plan" if battle.defender != NOBODY else "ti-plan-custodians",
        choice("ti-plan-usual", USUAL, hint="ti-plan-usual-hint", usual=True),
        choice("ti-plan-each-round", EACH_ROUND, hint="ti-plan-each-round-hint"),
        accepts=passes(lambda action: judge(state, battle, seat, action)),
        panel="plan",
        pace="answer",
        matter=f"battle.{frame.battle}",
        system=battle.system,
    )


def _close(state: State, frame: BattlePlans, _: Dice) -> list[Event]:
    battle = sides.by_number(state, frame.battle)
    for seat, action in frame.answers(ACTIONS, sides.both(battle)):
        assert isinstance(action, Plan)
        adopt(state, battle, seat, action)
    state.stack.pop()
    return []


def adopt(state: State, frame: Battle, seat: int, plan: Plan) -> None:
    """Cards of a plan are orders for its windows: played, seen and stopped as any other. Whoever wants to
    choose them as the battle goes is waited for at each window of it (TI-690)."""
    drop_orders(state, frame, seat)
    frame.plans[str(seat)] = write(plan)
    if CARDS in plan.stop:
        state.players[seat].book.waits.append(Wait(BATTLE, (_mark(frame),)))
    for each in plan.cards:
        card, _, round = each.partition(AT)
        on = targets(frame, seat, card)
        assert on is not None
        do = write(Play(card, on))
        only = (_mark(frame), f"round:{round}")
        state.players[seat].book.orders.append(Order(ACTION_CARDS[card].window, do, only))


def drop_orders(state: State, frame: Battle, seat: int) -> None:
    """What was planned for this battle and has not come to pass."""
    book = state.players[seat].book
    book.orders = [each for each in book.orders if _mark(frame) not in each.only]
    book.waits = [each for each in book.waits if _mark(frame) not in each.only]


def _mark(frame: Battle) -> str:
    """The condition by which orders and waits belong to this battle."""
    return f"battle:{frame.number}"


def silent(state: State, frame: BattlePlans, seat: int) -> Action:
    return standing(state, sides.by_number(state, frame.battle), seat) or USUAL


def refuse(state: State, frame: BattlePlans, seat: int, action: Action) -> IllegalMove | None:
    battle = sides.by_number(state, frame.battle)
    return refusal(lambda move: judge(state, battle, seat, move), action)


PLANS = Circle(_ask, _close)
