"""Missions: figures opposite the rows, the rows from the top, and the closing steps (section 23)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.starship_captains import (
    commanders,
    crew,
    frames,
    gains,
    query,
    reservations,
    triggers,
    uprising,
    wording,
)
from rules.starship_captains.actions import Again, Apply, Assign, Crew, Order, Skip
from rules.starship_captains.components import MISSIONS, Effect, Mission, Row, Trigger
from rules.starship_captains.pieces import Figure
from rules.starship_captains.question import Question, choice, question
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import Player, State

COMPULSORY: set[str] = {"ambush", "damage"} if RULINGS.printed_damage_compulsory else {"ambush"}
"""Effects of a row that cannot be skipped once it is applied (SC-213)."""


def available(state: State, seat: int) -> bool:
    """Whether the player could carry out the mission where his ship is (SC-205, SC-206)."""
    player = state.players[seat]
    planet = state.planets.get(player.location)
    if planet is None or planet.mission is None:
        return False
    enough = len(player.ready) >= len(MISSIONS[planet.mission].rows)
    return enough and reservations.may_carry_out(state, seat, player.location)


def begin(state: State, seat: int) -> list[Event]:
    place = state.players[seat].location
    mission = state.planets[place].mission
    assert mission is not None
    state.planets[place].mission = None
    triggers.restore(state, seat, "mission")
    state.trail.append(mission)
    state.stack.append(frames.Airlock(seat, mission, place))
    told = {"player": f"#{seat}", "mission": f"@{mission}", "place": f"@{place}"}
    return [Event("sc-mission-begun", {**told})]


def matches(row: Row, figure: str) -> bool:
    """Androids fit every row, others those of their colour; cadets fit none (SC-214, SC-279)."""
    return figure == "android" or query.colour_of(figure) == row.colour


def ask(state: State, frame: frames.Airlock) -> Question | None:
    match frame.stage:
        case "assign":
            return _ask_assign(state, frame)
        case "rows":
            return _ask_row(frame)
        case "orders":
            return _ask_order(state, frame)
        case _:
            return None


def answer(state: State, frame: frames.Airlock, action: Action, dice: Dice) -> list[Event]:
    match action:
        case Assign(figure=figure):
            state.players[frame.seat].ready.remove(figure)
            frame.figures.append(figure)
            return []
        case Crew(figures=figures):
            for figure in figures:
                state.players[frame.seat].ready.remove(figure)
            frame.figures += figures
            return []
        case Apply():
            return _apply(state, frame)
        case Again():
            frame.extra.append(frame.row)
            return _apply(state, frame)
        case Order(place=place):
            frame.ordered += 1
            return crew.call_back(state, frame.seat, place)
        case _:
            return _skip(frame)


def run(state: State, frame: frames.Airlock, dice: Dice) -> list[Event]:
    match frame.stage:
        case "assign":
            frame.stage = "rows"
            figures = tuple(wording.figure(figure) for figure in frame.figures)
            return [Event("sc-in-the-airlock", {"player": f"#{frame.seat}", "figures": figures})]
        case "rows":
            return _next_row(frame)
        case "triggers":
            frame.stage = "orders"
            mission = MISSIONS[frame.mission]
            triggers.call(
                state, frame.seat, "on_mission_done", lambda trigger: fits(trigger, mission), mission=True
            )
            return []
        case "orders":
            frame.ordered += 1
            if frame.ordered > len(frame.figures):
                frame.stage = "leave"
            return []
        case "leave":
            return _leave(state, frame, dice)


# The figures


def _ask_assign(state: State, frame: frames.Airlock) -> Question | None:
    rows = MISSIONS[frame.mission].rows
    at = len(frame.figures)
    if at == len(rows):
        return None
    row = rows[at]
    figures = crew.ready_kinds(state.players[frame.seat])
    together = [_crew(rows, state.players[frame.seat])] if not at and len(rows) > 1 < len(figures) else []
    fitting = next((figure for figure in figures if matches(row, figure)), None)
    return question(
        "sc-ask-assign",
        *together,
        *(
            choice(
                "sc-assign",
                Assign(each),
                hint=_hint(row, each),
                usual=each == fitting and not together,
                figure=wording.figure(each),
            )
            for each in figures
        ),
        forced=True,
        mission=f"@{frame.mission}",
        row=at + 1,
        rows=len(rows),
        colour=row.colour,
        effects=wording.effects(row.effects),
    )


def _crew(rows: Sequence[Row], player: Player) -> Choice:
    figures = suited(rows, player.ready)
    return choice(
        "sc-crew",
        Crew(figures),
        hint="sc-crew-hint",
        usual=True,
        figures=tuple(wording.figure(each) for each in figures),
        fitting=fitting(rows, figures),
        rows=len(rows),
    )


def fitting(rows: Sequence[Row], figures: Sequence[Figure]) -> int:
    """How many of the rows their figures match."""
    return sum(matches(row, figure) for row, figure in zip(rows, figures, strict=True))


def suited(rows: Sequence[Row], ready: Sequence[Figure]) -> tuple[Figure, ...]:
    """Of the row's colour, an ensign before a commander, then an android; else who is missed least."""
    left, sent = list(ready), [*rows]
    chosen: dict[int, Figure] = {}
    for fits in (_ensign, matches):
        for at, row in enumerate(sent):
            figure = next((each for each in _dear(left) if fits(row, each)), None)
            if at not in chosen and figure is not None:
                chosen[at] = figure
                left.remove(figure)
    for at in range(len(sent)):
        if at not in chosen:
            chosen[at] = _dear(left)[0]
            left.remove(chosen[at])
    return tuple(chosen[at] for at in range(len(sent)))


def _ensign(row: Row, figure: Figure) -> bool:
    return figure == row.colour


def _dear(figures: Iterable[Figure]) -> list[Figure]:
    """Who is missed least first: cadets, ensigns, commanders, androids, who never come back."""
    return sorted(figures, key=lambda each: (each == "android", query.is_commander(each), each != "cadet"))


def _hint(row: Row, figure: Figure) -> str:
    if query.is_commander(figure):
        return "sc-assign-twice" if matches(row, figure) else "sc-assign-order"
    if figure == "android":
        return "sc-assign-android"
    return "sc-assign-match" if matches(row, figure) else "sc-assign-nothing"


# The rows


def _ask_row(frame: frames.Airlock) -> Question | None:
    rows = MISSIONS[frame.mission].rows
    if frame.row == len(rows):
        return None
    row, figure = rows[frame.row], frame.figures[frame.row]
    if not matches(row, figure):
        return None
    if frame.applied == 0:
        return _offer(
            "sc-ask-row", _act("sc-apply-row", Apply(), row), choice("sc-ignore-row", Skip()), frame
        )
    if frame.applied == 1 and query.is_commander(figure):
        again = _act("sc-apply-again", Again(), row)
        return _offer("sc-ask-again", again, choice("sc-once-is-enough", Skip()), frame)
    return None


def _act(label: str, action: Action, row: Row) -> Choice:
    """With a warning of what must then be taken as well."""
    risks = sorted(COMPULSORY & {effect.do for effect in row.effects})
    if not risks:
        return choice(label, action, usual=True)
    return choice(label, action, hint="sc-apply-compulsory", risk=risks[0] if len(risks) == 1 else "both")


def _offer(key: str, offered: Choice, declined: Choice, frame: frames.Airlock) -> Question:
    row = MISSIONS[frame.mission].rows[frame.row]
    return question(
        key,
        offered,
        declined,
        row=frame.row + 1,
        colour=row.colour,
        figure=wording.figure(frame.figures[frame.row]),
        effects=wording.effects(row.effects),
    )


def _apply(state: State, frame: frames.Airlock) -> list[Event]:
    row = MISSIONS[frame.mission].rows[frame.row]
    frame.applied += 1
    effects = [_printed(effect) for effect in row.effects]
    state.stack.append(frames.Effects(frame.seat, effects, frame.mission, mission=True))
    return [_told("sc-row-applied" if frame.applied == 1 else "sc-row-again", frame)]


def _printed(effect: Effect) -> Effect:
    """By ruling R34 the damage of a row is taken; otherwise it is a choice of one, which may be skipped."""
    if effect.do == "damage" and not RULINGS.printed_damage_compulsory:
        return Effect("choose", options=((effect,),))
    return effect


def _told(key: str, frame: frames.Airlock) -> Event:
    figure = wording.figure(frame.figures[frame.row])
    return Event(key, {"player": f"#{frame.seat}", "row": frame.row + 1, "figure": figure})


def _skip(frame: frames.Airlock) -> list[Event]:
    if frame.stage == "orders":
        frame.ordered += 1
        return []
    ignored = [] if frame.applied else [_told("sc-row-ignored", frame)]
    frame.row, frame.applied = frame.row + 1, 0
    return ignored


def _next_row(frame: frames.Airlock) -> list[Event]:
    if frame.row == len(frame.figures):
        frame.stage = "triggers"
        return []
    unmatched = [] if frame.applied else [_told("sc-row-unmatched", frame)]
    frame.row, frame.applied = frame.row + 1, 0
    return unmatched


# Rows that nobody would decline

HARMLESS = {
    *("medal", "artifact", "android", "cadet", "advance", "advance_any", "advance_split", "move", "jump"),
    *("repair", "research", "draw_tech", "draw_omega", "take_event_tech", "fight", "train", "promote"),
    *("recall", "peek_missions", "copy_room", "lay_artifact"),
}
"""Effects that give, or ask of their own and can then be declined."""


def harmless(state: State, frame: frames.Airlock) -> bool:
    """Applying this row for the first time can only be of use: no captain need be asked."""
    asked = _ask_row(frame) if frame.stage == "rows" else None
    if asked is None or frame.applied:
        return False
    row = MISSIONS[frame.mission].rows[frame.row]
    kind = {effect.do for effect in _all(row.effects)}
    return kind - {"choose", "per"} <= HARMLESS and not gains.better_not(state, frame.seat, row.effects)


# Afterwards


def symbols(effects: Iterable[Effect]) -> set[str]:
    """Everything shown on a row, also within other effects."""
    return {effect.do for effect in _all(effects)}


def _all(effects: Iterable[Effect]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        yield from _all(effect.effects)
        for option in effect.options:
            yield from _all(option)


def fits(trigger: Trigger, mission: Mission) -> bool:
    """What the rows show decides, applied or not (SC-390, SC-392)."""
    if trigger.row_colour is not None and all(row.colour != trigger.row_colour for row in mission.rows):
        return False
    shown = {symbol for row in mission.rows for symbol in symbols(row.effects)}
    return not trigger.needs_symbol or bool(shown & set(trigger.needs_symbol))


def _ask_order(state: State, frame: frames.Airlock) -> Question | None:
    """A commander who had no extra action may give an order (SC-270, SC-273, SC-417)."""
    if frame.ordered >= len(frame.figures) or frame.ordered in frame.extra:
        return None
    figure = frame.figures[frame.ordered]
    player = state.players[frame.seat]
    places = commanders.subordinates(player, figure) if query.is_commander(figure) else []
    if not places:
        return None
    declined = choice("sc-no-order", Skip())
    back = crew.back_choices(player, places)
    return question("sc-ask-order", *back, declined, figure=wording.figure(figure))


def _leave(state: State, frame: frames.Airlock, dice: Dice) -> list[Event]:
    """To the back of the queue, androids to the supply; then the card is collected (SC-217 to SC-219)."""
    state.stack.pop()
    player = state.players[frame.seat]
    leaving = frame.figures if RULINGS.airlock_order == "top" else frame.figures[::-1]
    player.queue += [cast(Figure, figure) for figure in leaving if figure != "android"]
    player.missions.append(frame.mission)
    points = MISSIONS[frame.mission].points
    done = Event("sc-mission-done", {"player": f"#{frame.seat}", "mission": f"@{frame.mission}", "n": points})
    return [done, *uprising.next_mission(state, frame.planet, dice)]
