"""The cards of a world and what lies on them (AK-583, AK-600, AK-605 to AK-610, AK-624, AK-625)."""

from __future__ import annotations

from rules.akarios.frames import Section
from rules.akarios.scenario.script import SCRIPTS, World
from rules.akarios.scenario.script_world import Card, Needs, Object
from rules.akarios.state import State, Walker
from rules.core.contract import Event


def script(state: State) -> World:
    found = SCRIPTS[state.outing.scenario]
    assert isinstance(found, World), f"{found.id} is no world"
    return found


def card(state: State, number: int) -> Card:
    return next(each for each in script(state).card if each.no == number)


def named(state: State, number: int) -> str:
    """A card as an argument of words."""
    return f"@{state.outing.scenario}.{number}"


def thing(state: State, id: str) -> Object:
    return next(each for one in script(state).card for each in one.objects if each.id == id)


def here(state: State, seat: int) -> tuple[Object, ...]:
    """Only what is on the card where the pilot stands can be chosen (AK-583)."""
    return card(state, state.outing.walkers[seat].card).objects


def conscious(state: State) -> list[int]:
    return [seat for seat, walker in enumerate(state.outing.walkers) if walker.conscious]


def together(state: State, seat: int) -> list[int]:
    """Everybody conscious on the same card, this seat too."""
    walkers = state.outing.walkers
    return [each for each in conscious(state) if walkers[each].card == walkers[seat].card]


def met(state: State, needs: Needs | None) -> bool:
    """A flag of this world, or something the squad has done."""
    if needs is None:
        return True
    return (not needs.flag or needs.flag in state.outing.flags) and (
        not needs.achievement or needs.achievement in state.sheet.achievements
    )


def covered(state: State, each: Object) -> int:
    """Symbols that count as covered."""
    if each.cover is None or each.cover.achievement not in state.sheet.achievements:
        return 0
    return each.cover.n


def closed(state: State, each: Object) -> bool:
    return each.id in state.outing.closed


def close(state: State, each: Object) -> None:
    """By a marker, unless it has the repeat symbol (AK-596, AK-597, AK-599)."""
    if not each.repeat and not closed(state, each):
        state.outing.closed.append(each.id)


# Cards turned up


def reveal(state: State, number: int) -> list[Event]:
    """Revealed cards stay (AK-607)."""
    if number in state.outing.revealed:
        return []
    state.outing.revealed.append(number)
    return [Event("ak-world-revealed", {"card": named(state, number)}, reveals=True)]


def neighbours(state: State, number: int) -> list[int]:
    """Up, down, left and right, never diagonal (AK-608)."""
    at = card(state, number)
    return [each.no for each in script(state).card if abs(each.x - at.x) + abs(each.y - at.y) == 1]


def enter(state: State, seat: int, number: int) -> list[Event]:
    """The pilot comes onto a card; an interrupt there is read at once, the first time or every time (AK-605,
    AK-624, AK-625)."""
    walker: Walker = state.outing.walkers[seat]
    events = reveal(state, number)
    if walker.card == number:
        return events
    walker.card = number
    events.append(Event("ak-world-moved", {"player": f"#{seat}", "card": named(state, number)}))
    for each in reversed(card(state, number).objects):
        if each.kind == "interrupt" and not closed(state, each) and met(state, each.needs):
            close(state, each)
            assert each.section is not None
            state.stack.append(Section(number=each.section, actor=seat, participants=[seat]))
    return events
