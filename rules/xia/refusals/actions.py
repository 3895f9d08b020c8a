"""Why an action is refused: flight, exploration, attacks, abilities, missions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.contract import Action, IllegalMove
from rules.xia import abilities, ability_actions, errands, exploration, flight, query, rescue, weapons
from rules.xia.actions import (
    Abort,
    BlindJump,
    Complete,
    Defend,
    DoObjective,
    DrawMissions,
    EndActions,
    Engine,
    Experience,
    Fire,
    Fly,
    Impulse,
    Keep,
    Rescue,
    Scan,
    Stop,
    TakeToken,
    UseAbility,
    Visit,
    Warp,
)
from rules.xia.components import ABILITIES, MISSIONS
from rules.xia.frames import Moving, Turn
from rules.xia.geometry import board
from rules.xia.state import Errand, State

Refused = IllegalMove | None


# Flight


def _impulse(state: State, seat: int, action: Impulse) -> Refused:
    spent = not state.players[seat].impulse
    return IllegalMove("xia-illegal-impulse", rule="XIA-106") if spent else None


def _engine(state: State, seat: int, action: Engine) -> Refused:
    player = state.players[seat]
    found = query.outfit_at(player, action.cell)
    works = found is not None and query.outfit(found).type == "engine" and query.free_spots(player, found)
    if not works or not player.armed:
        return IllegalMove("xia-illegal-engine", rule="XIA-097")
    if action.ability is not None and action.ability not in abilities.before_engine(state, seat):
        return _card(state, seat, action.ability) or _wrong_time(action.ability)
    return None


def _flying(state: State) -> Moving | None:
    return next((frame for frame in reversed(state.stack) if isinstance(frame, Moving)), None)


def _grounded(state: State) -> Refused:
    """Steps belong to a flight."""
    return IllegalMove("xia-illegal-not-flying", rule="XIA-227") if _flying(state) is None else None


def _fly(state: State, seat: int, action: Fly) -> Refused:
    move = _flying(state)
    if move is None:
        return _grounded(state)
    if action.to not in board(state).spaces:
        return IllegalMove("xia-illegal-no-space", rule="XIA-228")
    return IllegalMove("xia-illegal-far", rule="XIA-228", left=move.left)


def _warp(state: State, seat: int, action: Warp) -> Refused:
    return _grounded(state) or IllegalMove("xia-illegal-warp", rule="XIA-339")


def _visit(state: State, seat: int, action: Visit) -> Refused:
    grounded = _grounded(state)
    return grounded or IllegalMove("xia-illegal-visit", rule="XIA-237", points=flight.VISIT)


def _stop(state: State, seat: int, action: Stop) -> Refused:
    return _grounded(state)


def _end(state: State, seat: int, action: EndActions) -> Refused:
    return IllegalMove("xia-illegal-stop-first", rule="XIA-222")


# Exploration


def _jump(state: State, seat: int, action: BlindJump) -> Refused:
    if isinstance(state.stack[-1], Turn):
        return IllegalMove("xia-illegal-jump", rule="XIA-273")
    return _nowhere(state) or IllegalMove("xia-illegal-no-edge", rule="XIA-305")


def _scan(state: State, seat: int, action: Scan) -> Refused:
    if (gone := _nowhere(state)) is not None:
        return gone
    if action.side not in exploration.sides(state, seat):
        return IllegalMove("xia-illegal-no-edge", rule="XIA-301")
    return _energy(state, seat, exploration.scan_cost(state, seat), "XIA-266")


def _energy(state: State, seat: int, cost: int, rule: str) -> Refused:
    energy = state.players[seat].energy
    return (
        IllegalMove("xia-illegal-no-energy", rule=rule, energy=energy, cost=cost) if energy < cost else None
    )


def _nowhere(state: State) -> Refused:
    return None if state.sectors else IllegalMove("xia-illegal-no-sectors", rule="XIA-301")


def _token(state: State, seat: int, action: TakeToken) -> Refused:
    return IllegalMove("xia-illegal-no-token", rule="XIA-268")


# Attacks, defence, abilities, rescue


def _fire(state: State, seat: int, action: Fire) -> Refused:
    if str(seat) in action.targets:
        return IllegalMove("xia-illegal-own-ship", rule="XIA-163")
    if not {*action.targets} <= {*dict(query.ships(state))}:
        return IllegalMove("xia-illegal-no-target", rule="XIA-207")
    if len(action.weapons) > (armed := state.players[seat].armed):
        return IllegalMove("xia-illegal-no-markers", rule="XIA-096", armed=armed)
    if not all(_loaded(state, seat, cell) for cell in action.weapons):
        return IllegalMove("xia-illegal-weapon", rule="XIA-097")
    for name in action.abilities:
        if (unready := _card(state, seat, name)) is not None:
            return unready
    if weapons.legal(state, seat, action):
        return None
    if action.more and all(weapons.legal(state, seat, each) for each in action.duels):
        return IllegalMove("xia-illegal-too-many-targets", rule="XIA-173")
    return IllegalMove("xia-illegal-out-of-range", rule="XIA-162")


def _loaded(state: State, seat: int, cell: int) -> bool:
    player = state.players[seat]
    found = query.outfit_at(player, cell)
    return (
        found is not None and query.outfit(found).type != "shield" and bool(query.free_spots(player, found))
    )


def defend(state: State, seat: int, action: Defend) -> Refused:
    for name in action.abilities:
        if (unready := _card(state, seat, name)) is not None:
            return unready
    if len(action.shields) > (armed := state.players[seat].armed):
        return IllegalMove("xia-illegal-no-markers", rule="XIA-096", armed=armed)
    return IllegalMove("xia-illegal-defence", rule="XIA-169")


def _card(state: State, seat: int, name: str) -> Refused:
    """Not aboard, used up, or not to be paid for."""
    player = state.players[seat]
    if name not in ABILITIES or all(card.ability != name for card in player.cards):
        return IllegalMove("xia-illegal-no-card", rule="XIA-110")
    if query.ability(player, name) is None:
        return IllegalMove("xia-illegal-exhausted", rule="XIA-112", ability=f"@{name}")
    return _energy(state, seat, ABILITIES[name].energy, "XIA-111")


def _wrong_time(name: str) -> IllegalMove:
    return IllegalMove("xia-illegal-ability-when", rule="XIA-110", ability=f"@{name}")


def _ability(state: State, seat: int, action: UseAbility) -> Refused:
    if (unready := _card(state, seat, action.ability)) is not None:
        return unready
    if ABILITIES[action.ability].when != "action":
        return _wrong_time(action.ability)
    if ability_actions.accepts(state, seat, action):
        return None
    return IllegalMove("xia-illegal-ability-target", rule="XIA-117", ability=f"@{action.ability}")


def _rescue(state: State, seat: int, action: Rescue) -> Refused:
    if action.ship in rescue.in_need(state, seat):
        return None
    short = _energy(state, seat, rescue.NEEDED, "XIA-250")
    return short or IllegalMove("xia-illegal-rescue", rule="XIA-250")


# Missions


def _draw(state: State, seat: int, action: DrawMissions) -> Refused:
    player = state.players[seat]
    here = query.where(state, seat)
    if "M" not in here.features:
        return IllegalMove("xia-illegal-no-point", rule="XIA-259")
    if player.mission is not None:
        return IllegalMove("xia-illegal-has-mission", rule="XIA-385")
    if here.id in player.drawn_at:
        return IllegalMove("xia-illegal-drawn", rule="XIA-384")
    return IllegalMove("xia-illegal-no-cards", rule="XIA-399")


def keep(state: State, seat: int, action: Keep) -> Refused:
    return IllegalMove("xia-illegal-keep", rule="XIA-383")


def _abort(state: State, seat: int, action: Abort) -> Refused:
    return _none(state.players[seat].mission)


def _none(errand: Errand | None) -> Refused:
    return IllegalMove("xia-illegal-no-mission", rule="XIA-385") if errand is None else None


def _objective(state: State, seat: int, action: DoObjective) -> Refused:
    errand = state.players[seat].mission
    if errand is None:
        return _none(errand)
    mission = errands.card(errand)
    if errand.done:
        return IllegalMove("xia-illegal-objective-done", rule="XIA-389", sector=f"@{mission.delivery}")
    if mission.type == "thief":
        robbed = action.target in errands.robbable(state, seat)
        return None if robbed else IllegalMove("xia-illegal-rob", rule="XIA-426")
    if mission.pickup is None:
        return IllegalMove("xia-illegal-kill-first", rule="XIA-260")
    if errands.at_point(state, seat, mission.pickup):
        return None
    return IllegalMove("xia-illegal-pickup", rule="XIA-405", sector=f"@{mission.pickup}")


def _complete(state: State, seat: int, action: Complete) -> Refused:
    errand = state.players[seat].mission
    if errand is None:
        return _none(errand)
    if not errand.done:
        return IllegalMove("xia-illegal-objective", rule="XIA-389")
    mission = errands.card(errand)
    if not errands.at_point(state, seat, mission.delivery):
        return IllegalMove("xia-illegal-delivery", rule="XIA-389", sector=f"@{mission.delivery}")
    if mission.sneak is not None and not errand.sneaked:
        return IllegalMove("xia-illegal-sneak", rule="XIA-420", sector=f"@{mission.sneak}")
    return None


def experience(state: State, seat: int, action: Experience) -> Refused:
    errand = state.players[seat].mission
    kind = MISSIONS[errand.mission].type if errand is not None else "mission"
    return IllegalMove("xia-illegal-experience", rule="XIA-392", kind=f"@{kind}")


REASONS: dict[type[Action], Callable[[State, int, Any], Refused]] = {
    Impulse: _impulse,
    Engine: _engine,
    Fly: _fly,
    Warp: _warp,
    Visit: _visit,
    Stop: _stop,
    EndActions: _end,
    BlindJump: _jump,
    Scan: _scan,
    TakeToken: _token,
    Fire: _fire,
    UseAbility: _ability,
    Rescue: _rescue,
    DrawMissions: _draw,
    Abort: _abort,
    DoObjective: _objective,
    Complete: _complete,
}
