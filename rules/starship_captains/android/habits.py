"""Quick answers: how an android likes a choice at first sight. It thinks a turn through with these."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from rules.core.contract import Action
from rules.starship_captains import (
    airlock,
    components,
    crew,
    fights,
    frames,
    hold,
    installing,
    query,
    rooms,
    tracks,
)
from rules.starship_captains.actions import (
    Advance,
    Again,
    Apply,
    Assign,
    Choose,
    Discard,
    Fight,
    Go,
    Install,
    Lay,
    Order,
    Pay,
    PlacePirate,
    Promote,
    Repair,
    Room,
    Take,
    Train,
    Use,
)
from rules.starship_captains.android import valuing
from rules.starship_captains.android.prospects import FUTURE, Outlook, distances
from rules.starship_captains.components import EVENTS, MISSIONS, TECHS, Effect
from rules.starship_captains.counting import sector
from rules.starship_captains.state import Marker, State

Liking = Callable[[State, int, Any, Outlook], float]
UNLIKED = -1.0


def favourite(state: State, choices: list[Action], outlook: Outlook) -> Action:
    """The first of the best; declining is worth nothing."""
    return max(choices, key=lambda action: liking(state, action, outlook))


def liking(state: State, action: Action, outlook: Outlook) -> float:
    found = LIKINGS.get(type(action))
    return found(state, outlook.seat, action, outlook) if found is not None else 0.0


# The ship


def _go(state: State, seat: int, action: Go, outlook: Outlook) -> float:
    """How much better it is there, with the moves that are left to go on."""
    frame = state.stack[-1]
    if isinstance(frame, frames.ShadowTurn):
        return 0.0
    assert isinstance(frame, frames.Moves)
    here = state.players[seat].location
    places = outlook.places(state)
    if frame.jump:
        return places[action.to] - places[here]
    damage = 1.2 if action.to in query.adjacent_pirates(state, here) else 0.0
    return _onward(state, action.to, frame.left - 1, places) - damage - places[here]


def _onward(state: State, place: str, left: int, places: dict[str, float]) -> float:
    best = places[place]
    if left:
        pirates = query.adjacent_pirates(state, place)
        for to in query.neighbours(state, place):
            best = max(best, _onward(state, to, left - 1, places) - (1.2 if to in pirates else 0.0))
    return best


def _repair(state: State, seat: int, action: Repair, outlook: Outlook) -> float:
    player = state.players[seat]
    if action.where != "hold":
        return 1.0 + 0.8 * valuing.REMAINS[state.round] / (1 + len(query.empty_slots(player)))
    room = query.free_slots(state, seat)
    return 1.1 + (0.5 if room < 2 else 0.0) - (0.05 if query.overdamage(player) else 0.0)


def _discard(state: State, seat: int, action: Discard, outlook: Outlook) -> float:
    """Pirates are worth a point, artifacts are best in pairs of a colour."""
    return -1.0 if hold.is_pirate(action.cargo) else -0.6


def _fight(state: State, seat: int, action: Fight, outlook: Outlook) -> float:
    route = query.neighbours(state, state.players[seat].location)[action.towards]
    token = state.routes[route]
    assert token is not None
    reward = valuing.worth(state, seat, fights.REWARDS[query.reward(token)])
    room = query.free_slots(state, seat) - 1
    return reward - 1.2 + (1.0 if room > 0 else 0.3 if room == 0 else -0.5)


def _place_pirate(state: State, seat: int, action: PlacePirate, outlook: Outlook) -> float:
    away = distances(state.side)[state.players[seat].location]
    return -min(away[end] for end in action.ends)


# Cards


def _take(state: State, seat: int, action: Take, outlook: Outlook) -> float:
    if isinstance(state.stack[-1], frames.Copying):
        return valuing.worth(state, seat, TECHS[action.card].effects)
    player = state.players[seat]
    slots = [_bonuses(state, seat, slot, action.card) for slot in query.empty_slots(player)]
    slot = 0.8 * valuing.REMAINS[state.round] / max(1, len(slots))
    return valuing.tech(state, seat, TECHS[action.card]) + max(slots, default=0.0) - slot


def _bonuses(state: State, seat: int, slot: int, card: str) -> float:
    edges = installing.matches(state, seat, slot, card)
    symbols = [getattr(TECHS[card].edges, edge) for edge in edges]
    return sum(valuing.worth(state, seat, installing.bonus(state, seat, symbol, card)) for symbol in symbols)


def _install(state: State, seat: int, action: Install, outlook: Outlook) -> float:
    frame = cast(frames.Installing, state.stack[-1])
    slots = [slot.id for slot in components.TECH_BOARDS[state.tech_side].slots]
    return _bonuses(state, seat, slots.index(action.slot), frame.card)


def _lay(state: State, seat: int, action: Lay, outlook: Outlook) -> float:
    return UNLIKED


def _use(state: State, seat: int, action: Use, outlook: Outlook) -> float:
    """Armour that costs a pirate must save two tokens of damage."""
    card = query.card(action.card)
    frame = state.stack[-1]
    if isinstance(frame, frames.Damage) and card.effects[0].do == "pay":
        return 1.0 if frame.left > 1 or query.free_slots(state, seat) < 2 else UNLIKED
    return valuing.worth(state, seat, card.effects)


# Tracks, events, choices


def _advance(state: State, seat: int, action: Advance, outlook: Outlook) -> float:
    frame = cast(frames.Steps, state.stack[-1])
    player = state.players[seat]
    marker = player.markers[action.faction]
    gain = 0.0
    for step in range(1, frame.n + 1):
        bonus = tracks.cell_bonus(state, action.faction, marker.cell + step)
        gain += valuing.worth(state, seat, bonus) if bonus else 0.0
    now = tracks.points(player, action.faction)
    laps, cell = divmod(marker.cell + frame.n, components.CELLS)
    after = tracks.LAP * (marker.laps + laps) + sector(Marker(cell))
    return gain + 0.3 * frame.n + 0.6 * (after - now)


def _apply(state: State, seat: int, action: Apply, outlook: Outlook) -> float:
    frame = state.stack[-1]
    if isinstance(frame, frames.Airlock):
        return valuing.worth(state, seat, MISSIONS[frame.mission].rows[frame.row].effects)
    if isinstance(frame, frames.Event):
        return valuing.worth(state, seat, EVENTS[frame.card].effects)
    return 1.0


def _again(state: State, seat: int, action: Again, outlook: Outlook) -> float:
    frame = cast(frames.Airlock, state.stack[-1])
    return valuing.worth(state, seat, MISSIONS[frame.mission].rows[frame.row].effects) - 0.5


def _choose(state: State, seat: int, action: Choose, outlook: Outlook) -> float:
    frame = cast(frames.Choosing, state.stack[-1])
    return valuing.worth(state, seat, frame.options[action.option])


def _pay(state: State, seat: int, action: Pay, outlook: Outlook) -> float:
    frame = cast(frames.Paying, state.stack[-1])
    below = cast(frames.Effects, state.stack[-2])
    price: list[Effect] = [Effect("pay", frame.left, what=frame.what)]
    return valuing.worth(state, seat, price + below.effects)


# The crew


def _assign(state: State, seat: int, action: Assign, outlook: Outlook) -> float:
    frame = cast(frames.Airlock, state.stack[-1])
    row = MISSIONS[frame.mission].rows[len(frame.figures)]
    value = valuing.worth(state, seat, row.effects) if airlock.matches(row, action.figure) else 0.0
    lost = outlook.figures(state)[action.figure] + (1.0 if action.figure == "android" else 0.0)
    below = MISSIONS[frame.mission].rows[len(frame.figures) + 1 :]
    wanted = any(airlock.matches(row, action.figure) for row in below)
    spare = state.players[seat].ready.count(action.figure) > 1
    return value - lost - (0.6 if wanted and not value and not spare else 0.0)


def _order(state: State, seat: int, action: Order, outlook: Outlook) -> float:
    """Whoever would not come back by himself first."""
    player = state.players[seat]
    stays = action.place > len(player.queue) - crew.STAYING
    return outlook.figures(state)[player.queue[action.place - 1]] + (0.2 if stays else 0.0)


def _train(state: State, seat: int, action: Train, outlook: Outlook) -> float:
    figures = outlook.figures(state)
    later = FUTURE[action.colour] - FUTURE[action.figure]
    return figures[action.colour] - figures[action.figure] + 0.6 * valuing.rest(state) * later


def _promote(state: State, seat: int, action: Promote, outlook: Outlook) -> float:
    return FUTURE[action.colour]


def _room(state: State, seat: int, action: Room, outlook: Outlook) -> float:
    """A commander's second task."""
    if action.room == "helm":
        return _improvement(state, seat, 2, outlook)
    if action.room == "weapons" and not query.adjacent_pirates(state, state.players[seat].location):
        return UNLIKED
    return valuing.worth(state, seat, rooms.effects(action.room))


def _improvement(state: State, seat: int, moves: int, outlook: Outlook) -> float:
    places = outlook.places(state)
    here = state.players[seat].location
    return _onward(state, here, moves, places) - places[here]


LIKINGS: dict[type[Action], Liking] = {
    Go: _go,
    Repair: _repair,
    Discard: _discard,
    Fight: _fight,
    PlacePirate: _place_pirate,
    Take: _take,
    Install: _install,
    Lay: _lay,
    Use: _use,
    Advance: _advance,
    Apply: _apply,
    Again: _again,
    Choose: _choose,
    Pay: _pay,
    Assign: _assign,
    Order: _order,
    Train: _train,
    Promote: _promote,
    Room: _room,
}
