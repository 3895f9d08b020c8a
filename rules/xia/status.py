"""The status phase: titles, refreshing, arming (section 19)."""

from __future__ import annotations

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import power, query, titles
from rules.xia.actions import Arm, Claim, Done
from rules.xia.components import TITLES
from rules.xia.frames import Status
from rules.xia.state import State


def ask(state: State, frame: Status) -> Question | None:
    match frame.stage:
        case "titles":
            return _ask_titles(state, frame.seat)
        case "arm":
            return _ask_arming(state, frame.seat)
        case _:
            return None


def _ask_titles(state: State, seat: int) -> Question | None:
    """Each is claimed by its player's own will (XIA-373, XIA-524)."""
    found = titles.claimable(state, seat)
    if not found:
        return None
    return question(
        "xia-ask-titles",
        *(
            choice(
                "xia-claim", Claim(title), hint="xia-claim-hint", title=f"@{title}", fame=TITLES[title].fame
            )
            for title in found
        ),
        choice("xia-claim-none", Done()),
        count=len(found),
    )


def _ask_arming(state: State, seat: int) -> Question | None:
    """One energy each; on a planet all are armed for nothing (XIA-100, XIA-101)."""
    player = state.players[seat]
    most = min(power.spent(player), player.energy)
    if not most or query.where(state, seat).planet:
        return None
    return question(
        "xia-ask-arming",
        *(
            choice(
                "xia-arm",
                Arm(markers),
                hint="xia-arm-hint",
                usual=markers == most,
                markers=markers,
                left=player.energy - markers,
            )
            for markers in range(most, -1, -1)
        ),
        energy=player.energy,
        armed=player.armed,
    )


def answer(state: State, frame: Status, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Claim):
        return titles.claim(state, frame.seat, action.title)
    if isinstance(action, Arm):
        return _arm(state, frame, action.markers)
    frame.stage = "draw"
    return []


def run(state: State, frame: Status, dice: Dice) -> list[Event]:
    """The steps in their order; a title that is drawn can be claimed in a later turn (XIA-293)."""
    match frame.stage:
        case "titles":
            frame.stage = "draw"
        case "draw":
            frame.stage = "refresh"
            return titles.draw(state, dice)
        case "refresh":
            frame.stage = "arm"
            _refresh(state, frame.seat)
        case "arm":
            planet = query.where(state, frame.seat).planet
            return _arm(state, frame, power.spent(state.players[frame.seat]) if planet else 0, planet)
        case "end":
            state.stack.pop()
    return []


def _refresh(state: State, seat: int) -> None:
    player = state.players[seat]
    player.impulse = True
    for card in player.cards:
        card.ready = True


def _arm(state: State, frame: Status, markers: int, free: bool = False) -> list[Event]:
    """What is not armed goes to the disarmed slots: nothing stays on an outfit (XIA-102)."""
    frame.stage = "end"
    power.gather(state.players[frame.seat])
    power.arm(state, frame.seat, markers, free)
    return [power.told(state, frame.seat, markers)] if markers else []
