"""The squad's own line about a chapter: what the nodes that ended in it are remembered by."""

from __future__ import annotations

from rules.akarios.naming import prose
from rules.akarios.scenario.conditions import open_gate
from rules.akarios.scenario.script import SCRIPTS
from rules.akarios.sheet import Sheet
from rules.akarios.state import State
from rules.core.contract import phrase


def told(before: Sheet, state: State) -> str:
    """Of all nodes that were not done before, in the order in which they were flown; "" for none."""
    new = [place for place in state.sheet.done if place not in before.done]
    lines = [prose(line) for place in new if (line := _line(state, place))]
    if not lines:
        return ""
    said = lines.pop()
    while lines:
        said = phrase("ak-log-and", first=lines.pop(), then=said)
    return said


def _line(state: State, place: str) -> str:
    script = SCRIPTS.get(place)
    log = script.log if script is not None else ()
    return next((each.text for each in log if open_gate(state, each.given)), "")
