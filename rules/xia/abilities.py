"""Ability cards: when they can be used, what they cost, and their rolls (section 8)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import choice
from rules.xia import dicing, odds, power, query
from rules.xia.actions import Engine, UseAbility
from rules.xia.components import ABILITIES
from rules.xia.frames import Border
from rules.xia.state import Placed, State

PLOT_SOLVER, DARK_HULL, BROKER = "plot_solver", "dark_hull", "broker"
UNSEEN = 18
"""What a roll that Dark Hull replaces counts as."""


# The card


def ready(state: State, seat: int, name: str) -> bool:
    """Aboard, not exhausted, and its energy is there (XIA-111, XIA-112)."""
    player = state.players[seat]
    return query.ability(player, name) is not None and player.energy >= ABILITIES[name].energy


def pay(state: State, seat: int, name: str) -> None:
    """Energy, and the card is turned over, whatever comes of it."""
    card = query.ability(state.players[seat], name)
    assert card is not None
    power.spend(state, seat, ABILITIES[name].energy)
    card.ready = False
    state.trail.append(name)


def roll(state: State, seat: int, name: str, dice: Dice) -> tuple[int, list[Event]]:
    return dicing.d20(state, seat, "ability", dice, ability=f"@{name}")


def succeeds(name: str, roll: int) -> bool:
    """A card without a number to reach has no failure."""
    return roll >= ABILITIES[name].success


def attempt(state: State, seat: int, name: str, dice: Dice) -> tuple[bool, list[Event]]:
    """Declared, paid and rolled."""
    pay(state, seat, name)
    number, told = roll(state, seat, name, dice)
    return succeeds(name, number), told


def chance(name: str) -> int:
    """Of a success, in percent."""
    return odds.percent(odds.chance(odds.die(odds.D20), ABILITIES[name].success))


# Before the die of an engine


def before_engine(state: State, seat: int) -> list[str]:
    return [PLOT_SOLVER] if ready(state, seat, PLOT_SOLVER) else []


def engine_choices(state: State, seat: int, engines: Sequence[Action]) -> list[Choice]:
    """The same engines again, with what can be declared before their roll."""
    return [
        choice(
            "xia-engine-with",
            Engine(engine.cell, name),
            group="xia-group-move",
            hint="xia-use-hint",
            outfit=_outfit(state, seat, engine.cell),
            ability=f"@{name}",
            card=name,
            energy=ABILITIES[name].energy,
            chance=chance(name),
        )
        for name in before_engine(state, seat)
        for engine in engines
        if isinstance(engine, Engine)
    ]


def _outfit(state: State, seat: int, cell: int) -> str:
    outfit = query.outfit_at(state.players[seat], cell)
    assert outfit is not None
    return f"@{outfit.outfit}"


def at_engine(state: State, seat: int, name: str, outfit: Placed, dice: Dice) -> tuple[int, list[Event]]:
    """Movement points: every die shows its highest face, lowered by damage as ever; or is rolled as usual."""
    solved, told = attempt(state, seat, name, dice)
    if not solved:
        return power.roll(state, seat, outfit, dice), told
    best = max(0, query.outfit(outfit).die - query.hits(state.players[seat], outfit))
    return best * (2 if outfit.replicated else 1), told


# Before the roll of a border, or of a smuggler


def before_border(state: State, seat: int, border: Border) -> list[Choice]:
    return before_sneak(state, seat) if border.kind == "planet_shield" else []


def before_sneak(state: State, seat: int) -> list[Choice]:
    if not ready(state, seat, DARK_HULL):
        return []
    return [
        choice(
            "xia-use",
            UseAbility(DARK_HULL),
            hint="xia-use-hint",
            ability=f"@{DARK_HULL}",
            card=DARK_HULL,
            energy=ABILITIES[DARK_HULL].energy,
            chance=chance(DARK_HULL),
        )
    ]


def at_border(state: State, seat: int, name: str, dice: Dice) -> tuple[int | None, list[Event]]:
    """What the roll counts as; None: it is made as usual."""
    hidden, told = attempt(state, seat, name, dice)
    return UNSEEN if hidden else None, told


# With a sale


def with_sale(state: State, seat: int) -> list[str]:
    return [BROKER] if ready(state, seat, BROKER) else []


def at_sale(state: State, seat: int, name: str, dice: Dice) -> tuple[bool, list[Event]]:
    """Whether every full pair brings more."""
    return attempt(state, seat, name, dice)
