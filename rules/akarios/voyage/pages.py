"""Story nodes: their texts as far as their gates are open, then how they end (AK-470 to AK-472, AK-518)."""

from __future__ import annotations

from rules.akarios.actions import Read
from rules.akarios.frames import Debrief, Page
from rules.akarios.naming import page, prose
from rules.akarios.scenario.conditions import open_gate
from rules.akarios.scenario.script import SCRIPTS, Passage
from rules.akarios.state import State
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Circle, Question, choice, question


def read_out(state: State, passages: tuple[Passage, ...]) -> list[Event]:
    """Those for squads who have done, or not done, what they ask for (AK-470, AK-471)."""
    return [page(state, each.text) for each in passages if open_gate(state, each.given)]


def begin(state: State, node: str) -> list[Event]:
    state.stage, state.node = "story", node
    state.stack.append(Page(node=node, asked=list(range(state.seats))))
    return read_out(state, SCRIPTS[node].intro)


def ask(state: State, frame: Page, seat: int) -> Question | None:
    if frame.spoke(seat):
        return None
    ready = SCRIPTS[frame.node].ready
    read = choice("ak-choice-said", Read(), said=prose(ready)) if ready else choice("ak-choice-read", Read())
    return question("ak-ask-read", read, pace="answer", matter=f"page.{frame.node}")


def hear(state: State, frame: Page, seat: int, action: Action, dice: Dice) -> list[Event]:
    ready = SCRIPTS[frame.node].ready
    return [Event("ak-said", {"player": f"#{seat}", "said": prose(ready)})] if ready else []


def close(state: State, frame: Page, dice: Dice) -> list[Event]:
    state.stack[-1] = Debrief(node=frame.node, part="ending")
    return []


def _read(state: State, frame: Page) -> bool:
    """Whoever has read it reads on for all; a roll is called to the end."""
    return bool(frame.said) and not SCRIPTS[frame.node].ready


CIRCLE = Circle(ask, close, hear, early=_read)


def silent(state: State, frame: Page, seat: int) -> Action:
    return Read()
