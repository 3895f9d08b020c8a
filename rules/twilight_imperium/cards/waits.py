"""Whom a window waits for: public facts, waiting lists and orders decide, never a hand (TI-671, TI-722,
TI-737)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from rules.core import orders
from rules.core.notation import Malformed, read
from rules.core.orders import Book, Desk, Point, Wait
from rules.twilight_imperium.actions import ACTIONS, Play
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import TECHNOLOGIES
from rules.twilight_imperium.components_cards import ACTION_CARDS, WINDOWS, Who
from rules.twilight_imperium.effects.science import missing
from rules.twilight_imperium.frames import Facts, Turn, Window
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import State

REACTION = "after_action_card"
STRATEGY = (
    "before_strategy_picks",
    "strategy_phase",
    "after_strategy_pick",
    "after_all_strategy_picks",
    "after_strategy_phase",
)
BATTLE = (
    "before_space_battle",
    "before_combat_round",
    "after_combat_roll",
    "after_casualties",
    "before_invasion_combat",
    "before_bombardment",
)
AGENDA = (
    "before_political_card",
    "after_agenda_read",
    "before_vote",
    "after_vote",
    "after_all_votes",
    "after_result",
)
CARDS = tuple(each for each in WINDOWS if each not in (*STRATEGY, *BATTLE, *AGENDA))
"""The rest: what somebody plays or does, perhaps at one's cost."""
QUESTIONS = (
    "pick",
    "bonus",
    "secondary",
    "plan",
    "fire",
    "reroll",
    "casualties",
    "retreat",
    "political",
    "vote",
    "tie",
    "offer",
    "score",
    "discard",
)
"""What orders may answer besides windows."""
CIRCLES: tuple[str, ...] = tuple(each for each in get_args(Who) if each not in ("any", "other"))
FIGHTING = ("participant", "attacker", "defender", "owner")
MINE, DECLARED, SOMEBODY = "mine", "declared", "yes"
DECIDES, VOTES = "decides", ("before_vote", "after_vote", "after_all_votes")
"""That a card changes the result of a vote: whoever orders by it is waited for, and it is judged when the
order is carried out (TI-707)."""
EVERYBODY = " ".join(map(str, range(8)))

DESK = Desk(
    actions=ACTIONS,
    windows=(*WINDOWS, *QUESTIONS),
    facts=(
        *CIRCLES,
        *(MINE, DECLARED, DECIDES, "by", "at", "system", "planet", "card", "round", "battle"),
        *("technology", "agenda", "former", "losses", "goods"),
    ),
    words="ti-when",
    groups={
        "all": (*WINDOWS, *QUESTIONS),
        "strategy": STRATEGY,
        "battle": BATTLE,
        "agenda": AGENDA,
        "cards": CARDS,
    },
)


def usual(options: Options) -> list[Wait]:
    """Live every window; by post cards aimed at oneself, landings on one's planets, and agendas when they are
    read: a battle in space has its plan, a vote its sheet (TI-737)."""
    if options.pace == "live":
        return [Wait("all")]
    return [Wait(REACTION, ("at:me",)), Wait("before_invasion_combat", (MINE,)), Wait("after_agenda_read")]


def point(name: str, facts: Facts, declared: Sequence[int] = ()) -> Point:
    """What all know of the window: whose fight it is, and who has declared something."""
    fighters = {seat for each in FIGHTING for seat in facts.get(each, "").split()}
    told = dict(facts)
    if fighters:
        told[MINE] = " ".join(sorted(fighters))
    if name in VOTES:
        told[DECIDES] = EVERYBODY
    if declared:
        told[DECLARED] = " ".join((SOMEBODY, *map(str, declared)))
    return Point(name, told)


def asked(state: State, name: str, facts: Facts, declared: Sequence[int] = ()) -> list[int]:
    """Who wants to be waited for. Among friends everybody: whoever cannot act is found to have nothing to say
    (TI-671)."""
    seats = systems.playing(state)
    if state.options.secrecy == "friendly":
        return seats
    here = point(name, facts, declared)
    stuck = _stuck(state, facts)
    return [seat for seat in seats if seat in stuck or _wanted(state.players[seat].book, seat, here)]


def _stuck(state: State, facts: Facts) -> list[int]:
    """A buyer who has named what he cannot have as it is wants to play a card for it: all see that."""
    named = facts.get("technology", "")
    buyers = seats_of(facts, "buyer") if named in TECHNOLOGIES else []
    return [seat for seat in buyers if missing(state.players[seat].technologies, named)]


def _wanted(book: Book, seat: int, here: Point) -> bool:
    return orders.waited_for(book, seat, here, DESK) or _queued(book, seat, here)


def _queued(book: Book, seat: int, here: Point) -> bool:
    """The next move that the seat has queued is a card for this window: it wants to speak."""
    if not book.queue or not orders.holds(book.queue[0].only, here.facts, seat):
        return False
    try:
        action = read(book.queue[0].do, ACTIONS)
    except Malformed:
        return False
    return isinstance(action, Play) and here.when in windows_of(action.card)


def windows_of(card: str) -> tuple[str, ...]:
    row = ACTION_CARDS.get(card)
    return () if row is None else (row.window, *row.also)


# The circles of TI-661


def seats_of(facts: Facts, name: str) -> list[int]:
    """The seats that a fact names."""
    return [int(each) for each in facts.get(name, "").split() if each.isdecimal()]


def active(state: State, facts: Facts) -> int | None:
    """The active player: named, or whose turn it is (TI-621)."""
    named = seats_of(facts, "active")
    turns = (frame.seat for frame in reversed(state.stack) if isinstance(frame, Turn))
    return named[0] if named else next(turns, None)


def within(state: State, seat: int, who: Who, facts: Facts) -> bool:
    """Whether the player belongs to this circle."""
    match who:
        case "any":
            return True
        case "other":
            return seat not in seats_of(facts, "by") if "by" in facts else seat != active(state, facts)
        case "active":
            return seat == active(state, facts)
        case "participant":
            fighting = ("participant", "attacker", "defender")
            return any(seat in seats_of(facts, each) for each in fighting)
    return seat in seats_of(facts, who)


def concerned(state: State, seat: int, name: str, facts: Facts) -> bool:
    """Whether a card of somebody's could be for this player to play here: the widest circle (TI-661)."""
    return any(within(state, seat, who, facts) for who in WINDOWS[name].who)


# Opening


def summon(state: State, frame: Window, seats: Sequence[int]) -> None:
    """These may speak, and those among them who want to are waited for."""
    state.windows += 1
    frame.number = state.windows
    wanted = asked(state, frame.point, frame.facts, frame.declared)
    frame.asked = [seat for seat in seats if seat in wanted]
    frame.may = [seat for seat in seats if seat not in wanted]


def opens(state: State, name: str, **facts: str | int) -> None:
    """Put the window on the stack; with nobody to wait for it closes at once."""
    frame = Window(point=name, facts={each: str(value) for each, value in facts.items()})
    summon(state, frame, systems.playing(state))
    state.stack.append(frame)
