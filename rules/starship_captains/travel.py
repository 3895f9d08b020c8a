"""Moves and jumps (sections 10 and 11)."""

from __future__ import annotations

from rules.core.contract import Action, Choice, Event, phrase
from rules.core.dice import Dice
from rules.starship_captains import frames, query, repairs, reservations, triggers
from rules.starship_captains.actions import Go, Repair
from rules.starship_captains.question import SKIP, Question, badged, choice, question
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import State


def destinations(state: State, seat: int, *, jump: bool) -> list[str]:
    """One route away, or with a jump anywhere else (SC-095, SC-103, SC-105)."""
    here = state.players[seat].location
    if not jump:
        return list(query.neighbours(state, here))
    places = [place.location for place in query.board(state).places]
    return [place for place in places if place != here or RULINGS.jump_in_place]


def ask(state: State, frame: frames.Moves) -> Question | None:
    if not frame.begun or not frame.left or frame.route:
        return None
    near = destinations(state, frame.seat, jump=frame.jump)
    instead = repairs.choices(state, frame.seat) if _repairs_instead(state, frame.seat) else []
    key = "sc-ask-jump" if frame.jump else "sc-ask-move"
    ways = [] if frame.jump or frame.left < 2 else routes(state, frame)
    places = [*dict.fromkeys([*near, *(way[-1] for way in ways)])]
    fly = [badged(_destination(state, frame, to), places.index(to) + 1) for to in near]
    far = [badged(_flight(state, frame, way), places.index(way[-1]) + 1) for way in ways]
    return question(key, *fly, *far, *instead, SKIP, source=f"@{frame.source}", left=frame.left)


def _repairs_instead(state: State, seat: int) -> bool:
    """The Superaccumulator turns any single move or jump into a repair (SC-388)."""
    return bool(query.passives(state, seat, "move_or_jump_as_repair"))


def _destination(state: State, frame: frames.Moves, to: str) -> Choice:
    pirate = not frame.jump and to in query.adjacent_pirates(state, state.players[frame.seat].location)
    there, what = _found(state, frame.seat, to)
    hint = "sc-go-hint" if pirate or there != "nothing" else None
    on_the_way = "yes" if pirate else "no"
    return choice("sc-go", Go(to), hint=hint, place=f"@{to}", pirate=on_the_way, there=there, what=what)


def routes(state: State, frame: frames.Moves) -> list[list[str]]:
    """The best way to every place within reach: the fewest pirates, then the fewest moves."""
    here = state.players[frame.seat].location
    best: dict[str, tuple[int, list[str]]] = {here: (0, [])}
    edge = [here]
    for _ in range(frame.left):
        found: dict[str, tuple[int, list[str]]] = {}
        for place in edge:
            pirates, way = best[place]
            near = query.adjacent_pirates(state, place)
            for to in query.neighbours(state, place):
                met = pirates + (to in near)
                if met < found.get(to, best.get(to, (met + 1, [])))[0]:
                    found[to] = (met, [*way, to])
        best |= found
        edge = list(found)
    return [way for place, (_, way) in best.items() if place != here]


def pirates_met(state: State, start: str, way: list[str]) -> int:
    legs = zip([start, *way], way, strict=False)
    return sum(to in query.adjacent_pirates(state, place) for place, to in legs)


def _flight(state: State, frame: frames.Moves, way: list[str]) -> Choice:
    there, what = _found(state, frame.seat, way[-1])
    pirates = pirates_met(state, state.players[frame.seat].location, way)
    facts = [phrase("sc-fly-via", places=tuple(f"@{each}" for each in way[:-1]))] if len(way) > 1 else []
    facts += [phrase("sc-fly-pirates", n=pirates)] if pirates else []
    facts += [phrase("sc-fly-there", there=there, what=what)] if there != "nothing" else []
    return choice(
        "sc-fly",
        Go(way[-1], stop=True),
        group="sc-group-fly",
        hint="sc-fly-hint" if facts else None,
        place=f"@{way[-1]}",
        moves=len(way),
        **({"facts": _together(*facts)} if facts else {}),
    )


def _together(fact: str, *more: str) -> str:
    """Side by side: a list would join them with an "and"."""
    return phrase("sc-fly-facts", one=fact, rest=_together(*more)) if more else fact


def _found(state: State, seat: int, place: str) -> tuple[str, str | int]:
    """What waits there: a word for it, and its name or number."""
    station = query.station_at(state, place)
    if station is not None:
        return ("token", f"@{station}") if state.tokens[station] == 0 else ("nothing", "")
    planet = state.planets[place]
    owner = state.reserved.get(place, seat)
    if owner != seat:
        return "taken", reservations.captain(owner)
    if planet.mission is not None:
        return "mission", f"@{planet.mission}"
    return ("nothing", "") if planet.number is None else ("number", planet.number)


def answer(state: State, frame: frames.Moves, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Repair):
        frame.left -= 1
        return repairs.remove(state, frame.seat, action.where)
    if isinstance(action, Go) and not action.stop:
        return _fly(state, frame, action.to)
    if isinstance(action, Go):
        frame.route = next(way for way in routes(state, frame) if way[-1] == action.to)
        return []
    frame.left = 0
    return []


def _fly(state: State, frame: frames.Moves, to: str) -> list[Event]:
    player = state.players[frame.seat]
    here, player.location = player.location, to
    frame.left -= 1
    frame.moved = True
    state.trail.append(to)
    key = "sc-jumped" if frame.jump else "sc-moved"
    told = [Event(key, {"player": f"#{frame.seat}", "place": f"@{to}"})]
    told += reservations.leave(state, frame.seat, here)
    if not frame.jump and state.routes[query.neighbours(state, here)[to]] is not None:
        told.append(Event("sc-passed-pirate", {"player": f"#{frame.seat}"}))
        state.stack.append(frames.Damage(frame.seat, 1, "route", frame.mission))
    return told


def run(state: State, frame: frames.Moves, dice: Dice) -> list[Event]:
    """Cards react when a chance to move begins, not to jumps (SC-106). At the end the ship stops (SC-102)."""
    if not frame.begun:
        frame.begun = True
        if not frame.jump:
            triggers.call(state, frame.seat, "on_move_effect", mission=frame.mission)
        return []
    if frame.route:
        told = _fly(state, frame, frame.route.pop(0))
        frame.left = frame.left if frame.route else 0
        return told
    state.stack.pop()
    if not frame.moved or RULINGS.stop_when != "effect":
        return []
    return reservations.stop(state, frame.seat, state.players[frame.seat].location)
