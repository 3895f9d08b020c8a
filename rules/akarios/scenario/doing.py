"""What a rule of the scenario does: each effect of its language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.akarios.frames import Facts
from rules.akarios.naming import called, page
from rules.akarios.scenario import moving_things, script_do, spawning
from rules.akarios.scenario.conditions import number
from rules.akarios.scenario.granting import grant
from rules.akarios.scenario.script_do import Do
from rules.akarios.scenario.triggers import CARRY_COST
from rules.akarios.scenario.whom import spot, whom
from rules.akarios.ship import damage, decks, effects, stress
from rules.akarios.ship.boards import laid
from rules.akarios.ship.ships import cockpit, where
from rules.akarios.state import SPARROW, Die, State, Status
from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.hexes import distance, named

EXTRA, SKIP = "extra_activation", "skip_activation"
"""Statuses of a whole enemy type, in this enemy phase or the next."""


def do(state: State, effect: Do, facts: Facts, dice: Dice) -> list[Event]:
    """Carry it out; also for a boss's special commands and the actions a scenario offers."""
    return EFFECTS[type(effect)](state, effect, facts, dice)


def _spawn(state: State, effect: script_do.Spawn, facts: Facts, dice: Dice) -> list[Event]:
    spawning.begin(state, effect, facts)
    return []


def _set(state: State, effect: script_do.Set, facts: Facts, dice: Dice) -> list[Event]:
    state.fight.vars[effect.var] = number(effect.value, state.fight.players)
    return []


def _add(state: State, effect: script_do.Add, facts: Facts, dice: Dice) -> list[Event]:
    battle = state.fight
    battle.vars[effect.var] = battle.vars.get(effect.var, 0) + effect.n
    return []


def _damage(state: State, effect: script_do.Damage, facts: Facts, dice: Dice) -> list[Event]:
    n = number(effect.n, state.fight.players)
    found = whom(state.fight, effect.who, facts)
    return [event for ref in found for event in hurt(state, ref, n, effect.hull_only)]


def _area(state: State, effect: script_do.DamageArea, facts: Facts, dice: Dice) -> list[Event]:
    battle = state.fight
    centre = spot(battle, effect.center, facts)
    events = []
    for ref in whom(battle, effect.who, facts):
        if centre is not None and distance(centre, where(battle.ships[ref])) <= effect.range:
            events += hurt(state, ref, effect.n, effect.hull_only)
    return events


def hurt(state: State, ref: str, n: int, hull_only: bool) -> list[Event]:
    """Without a modifier card, and not to be cancelled (AK-242)."""
    found = damage.take_past(state, ref, hull=n) if hull_only else damage.take(state, ref, n)
    return found.events


def _apply(state: State, effect: script_do.Apply, facts: Facts, dice: Dice) -> list[Event]:
    found = whom(state.fight, effect.who, facts)
    return [event for ref in found for event in effects.apply(state, ref, effect.effect, dice, n=effect.n)]


def _remove_effect(state: State, effect: script_do.RemoveEffect, facts: Facts, dice: Dice) -> list[Event]:
    battle, events = state.fight, list[Event]()
    for ref in whom(battle, effect.who, facts):
        if battle.ships[ref].marks.pop(effect.effect, None) is not None:
            events.append(Event("ak-mark-ends", {"ship": called(battle, ref), "effect": f"@{effect.effect}"}))
    return events


def _heal(state: State, effect: script_do.Heal, facts: Facts, dice: Dice) -> list[Event]:
    events = []
    for ref in whom(state.fight, effect.who, facts):
        if effect.hull:
            events += effects.apply(state, ref, "repair", dice, n=effect.hull)
        if effect.shields:
            events += effects.apply(state, ref, "shield_charge", dice, n=effect.shields)
    return events


def _lose_shields(state: State, effect: script_do.LoseShields, facts: Facts, dice: Dice) -> list[Event]:
    battle, events = state.fight, list[Event]()
    for ref in whom(battle, effect.who, facts):
        n = battle.ships[ref].shields // 2 if effect.n == "half" else effect.n
        events += damage.lose(state, ref, shields=n).events
    return events


def _stress(state: State, effect: script_do.Stress, facts: Facts, dice: Dice) -> list[Event]:
    battle, events = state.fight, list[Event]()
    for ref in whom(battle, effect.who, facts):
        seat = battle.ships[ref].seat
        if seat is not None:
            events += stress.gain(state, seat, effect.n, dice)
    return events


def _sparrow_hull(state: State, effect: script_do.SparrowHull, facts: Facts, dice: Dice) -> list[Event]:
    """More hull, at the start too; or less."""
    sparrow = state.fight.ships[SPARROW]
    assert sparrow.hull is not None
    sparrow.hull += effect.n
    sparrow.hull_cap += effect.n
    return [Event("ak-sparrow-hull", {"hull": sparrow.hull})]


def _remove_ship(state: State, effect: script_do.RemoveShip, facts: Facts, dice: Dice) -> list[Event]:
    """Nobody destroys it, and no card hears of it."""
    battle, events = state.fight, list[Event]()
    for ref in whom(battle, effect.who, facts):
        events.append(Event("ak-ship-leaves", {"ship": called(battle, ref)}))
        battle.ships[ref].hex = None
        battle.ships[ref].marks.clear()
    return events


def _carry_cost(state: State, effect: script_do.CarryCost, facts: Facts, dice: Dice) -> list[Event]:
    state.fight.vars[CARRY_COST] = effect.stress
    return []


def _place_terrain(state: State, effect: script_do.PlaceTerrain, facts: Facts, dice: Dice) -> list[Event]:
    state.fight.board.terrain.append(laid(effect.kind, named(effect.at), effect.rot))
    return [Event("ak-terrain-placed", {"terrain": f"@{effect.kind}", "hex": effect.at})]


def _remove_terrain(state: State, effect: script_do.RemoveTerrain, facts: Facts, dice: Dice) -> list[Event]:
    board = state.fight.board
    board.terrain = [field for field in board.terrain if effect.at not in field.hexes]
    return [Event("ak-terrain-gone", {"hex": effect.at})]


def _change_side(state: State, effect: script_do.ChangeSide, facts: Facts, dice: Dice) -> list[Event]:
    battle, events = state.fight, list[Event]()
    for ref in whom(battle, effect.who, facts):
        battle.ships[ref].side = effect.to
        events.append(Event(f"ak-side-{effect.to}", {"ship": called(battle, ref)}))
    return events


def _set_target(state: State, effect: script_do.SetTarget, facts: Facts, dice: Dice) -> list[Event]:
    prefer = state.fight.prefer
    for type in effect.types:
        prefer[type] = [*(prefer.get(type, ()) if effect.also else ()), *effect.prefer]
    return []


def _shuffle(state: State, effect: script_do.ShuffleModifier, facts: Facts, dice: Dice) -> list[Event]:
    """Of cards that are limited there are no more than the box holds (AK-011)."""
    battle = state.fight
    every = [cockpit.deck for cockpit in battle.cockpits]
    for mods in [battle.enemy_mods] if effect.deck == "enemies" else every:
        for _ in range(effect.n):
            decks.add(battle, mods, effect.card, dice)
    return [Event(f"ak-shuffled-{effect.deck}", {"card": f"@{effect.card}", "n": effect.n})]


def _activation(state: State, effect: Any, facts: Facts, dice: Dice) -> list[Event]:
    what = EXTRA if isinstance(effect, script_do.ExtraActivation) else SKIP
    state.fight.statuses.append(Status(what, effect.type, "scenario", until="enemy_phase"))
    return []


def _discard(state: State, effect: script_do.DiscardCard, facts: Facts, dice: Dice) -> list[Event]:
    battle = state.fight
    card = battle.revealed.pop(effect.type, None)
    if card is None:
        return []
    battle.decks[effect.type].discard(card)
    return [Event("ak-card-void", {"card": f"@{card}"})]


def _dice_bonus(state: State, effect: script_do.DiceBonus, facts: Facts, dice: Dice) -> list[Event]:
    """One die more in this pilot phase, already rolled."""
    battle, events = state.fight, list[Event]()
    for ref in whom(battle, effect.who, facts):
        mine = cockpit(battle, ref)
        if mine is not None:
            mine.dice.append(Die(effect.face, virtual=True))
            events.append(Event("ak-die-gained", {"player": called(battle, ref), "face": f"@{effect.face}"}))
    return events


def _ready(state: State, effect: script_do.ReadySparrowUpgrade, facts: Facts, dice: Dice) -> list[Event]:
    state.fight.sparrow_cards[effect.id] = True
    return [Event("ak-sparrow-ready", {"card": f"@{effect.id}"})]


def _grant(state: State, effect: script_do.Grant, facts: Facts, dice: Dice) -> list[Event]:
    return grant(state, effect.rewards)


def _message(state: State, effect: script_do.Message, facts: Facts, dice: Dice) -> list[Event]:
    return [page(state, effect.text)]


def _win(state: State, effect: script_do.Win, facts: Facts, dice: Dice) -> list[Event]:
    state.fight.ended = "success"
    return []


def _lose(state: State, effect: script_do.Lose, facts: Facts, dice: Dice) -> list[Event]:
    state.fight.ended = "failure"
    return []


Does = Callable[[State, Any, Facts, Dice], list[Event]]
EFFECTS: dict[type, Does] = {
    script_do.Spawn: _spawn,
    script_do.Set: _set,
    script_do.Add: _add,
    script_do.Damage: _damage,
    script_do.DamageArea: _area,
    script_do.Apply: _apply,
    script_do.RemoveEffect: _remove_effect,
    script_do.Heal: _heal,
    script_do.LoseShields: _lose_shields,
    script_do.Stress: _stress,
    script_do.SparrowHull: _sparrow_hull,
    script_do.MoveSparrow: moving_things.move_sparrow,
    script_do.MoveShip: moving_things.move_ship,
    script_do.RemoveShip: _remove_ship,
    script_do.PlaceToken: moving_things.place_token,
    script_do.RemoveToken: moving_things.remove_token,
    script_do.MoveToken: moving_things.move_token,
    script_do.Attach: moving_things.attach,
    script_do.Detach: moving_things.detach,
    script_do.CarryCost: _carry_cost,
    script_do.PlaceTerrain: _place_terrain,
    script_do.RemoveTerrain: _remove_terrain,
    script_do.ChangeSide: _change_side,
    script_do.SetTarget: _set_target,
    script_do.ShuffleModifier: _shuffle,
    script_do.ExtraActivation: _activation,
    script_do.SkipActivation: _activation,
    script_do.DiscardCard: _discard,
    script_do.DiceBonus: _dice_bonus,
    script_do.ReadySparrowUpgrade: _ready,
    script_do.Grant: _grant,
    script_do.Message: _message,
    script_do.Win: _win,
    script_do.Lose: _lose,
}
"""All but choices, which are votes."""
