"""Bombardment, X-89, and the fire of PDS at those who land (TI-344 to TI-355, TI-358 to TI-360, TI-650)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.battle import fronts
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.deeds import rolling
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import ground, tokens
from rules.twilight_imperium.frames import Die, Invasion
from rules.twilight_imperium.state import Ship, State
from rules.twilight_imperium.tactical import aiming

LASER = "graviton_laser_system"


def bombard(state: State, frame: Invasion, dice: Dice) -> list[Event]:
    """All dice of the ships that bombard here are rolled (TI-347)."""
    poisoned = _poison(state, frame)
    ships = [systems.ship(state, id) for id in frame.ships]
    frame.dice = [
        die for ship in ships if _may(state, frame, ship) for die in _shot(state, frame, ship, dice)
    ]
    return poisoned + _rolled(state, frame, frame.seat, "bombard", "ti-bombards")


def _may(state: State, frame: Invasion, ship: Ship) -> bool:
    """Something may have been played against it meanwhile."""
    return ground.cannot_bombard(state, aiming.shot_facts(frame.seat, ship.kind, frame.planet)) is None


def _shot(state: State, frame: Invasion, ship: Ship, dice: Dice) -> list[Die]:
    facts = told.facts(
        seat=frame.seat,
        unit=ship.kind,
        step="bombard",
        side="attacker",
        enemy=frame.defender,
        system=frame.system,
        planet=frame.planet,
    )
    return rolling.weapon(state, facts).fire(dice, ship.id)


def _poison(state: State, frame: Invasion) -> list[Event]:
    """X-89 kills all enemy Ground Forces there; then the user's hand is discarded (TI-353)."""
    if frame.x89 is None:
        return []
    player, lost = state.players[frame.seat], fronts.number(state, frame, frame.defender)
    fronts.suffer(state, frame, frame.defender, lost)
    cards, player.cards = player.cards, []
    for card in cards:
        state.action.discard(card)
    names = {"player": f"#{frame.seat}", "planet": f"@{frame.planet}"}
    discarded = [
        Event(
            "ti-hand-discarded",
            {"player": f"#{frame.seat}", "cards": tuple(f"@{c}" for c in cards)},
            reveals=True,
        )
    ]
    return [Event("ti-x89", {**names, "count": lost}), *(discarded if cards else [])]


def _rolled(state: State, frame: Invasion, seat: int, step: str, key: str) -> list[Event]:
    if not frame.dice:
        return []
    windows.opens(state, "after_combat_roll", **fronts.facts(frame), step=step)
    names = {"player": f"#{seat}", "planet": f"@{frame.planet}"}
    return [
        Event(key, {**names, "faces": rolling.faces(frame.dice), "count": sum(map(rolling.hit, frame.dice))})
    ]


def strike(state: State, frame: Invasion, seat: int) -> list[Event]:
    """The hits of the dice on the table, on this side's Ground Forces; nobody fires back (TI-347, TI-358)."""
    hits = sum(map(rolling.hit, frame.dice))
    frame.dice = []
    fronts.suffer(state, frame, seat, hits)
    return []


# Defensive fire


def defend(state: State, frame: Invasion, dice: Dice) -> list[Event]:
    """Each PDS of the planet fires once, unless an Agent is among those who land (TI-358, TI-359)."""
    planet = fronts.planet(state, frame)
    landed = fronts.number(state, frame, frame.seat) > 0 and not fronts.led(frame, "agent")
    if not landed or not planet.pds or planet.owner != frame.defender:
        return []
    facts = told.facts(
        seat=frame.defender,
        unit="pds",
        step="defence",
        side="defender",
        enemy=frame.seat,
        system=frame.system,
        planet=frame.planet,
    )
    frame.dice = rolling.weapon(state, facts).fire(dice, count=planet.pds)
    if tokens.marked(state, frame.defender, "pds_reroll_misses_once"):
        for die in frame.dice:
            if not rolling.hit(die):
                rolling.reroll(die, LASER, dice)
    return _rolled(state, frame, frame.defender, "defence", "ti-pds-defends")
