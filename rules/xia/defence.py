"""Shields and defence abilities against attacks and hazards: what may be used, what standing orders say."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from rules.core.contract import Action, Event, phrase
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import abilities, markers, odds, power, query
from rules.xia.actions import Defend, Reroll
from rules.xia.components import ABILITIES, NPCS
from rules.xia.frames import Attack, Guard, NpcTurn, ShieldReroll
from rules.xia.odds import Spread
from rules.xia.state import Placed, Player, State

BLOCKS = {"maneuvering_thrusters": 5, "aegis_pulse": 8}
"""Damage blocked on a success (XIA-175)."""
MANY = 99


# What may be used


def shields(player: Player) -> list[Placed]:
    """With a free spot, the strongest first."""
    found = [outfit for outfit in query.of_type(player, "shield") if query.free_spots(player, outfit)]
    return sorted(found, key=lambda outfit: -odds.mean(markers.one(player, outfit)))


def spots(player: Player) -> list[int]:
    """Cells where a marker can be spent, the best first; no more than there are armed markers."""
    found = [cell for outfit in shields(player) for cell in query.free_spots(player, outfit)]
    return found[: player.armed]


def cards(state: State, seat: int) -> list[tuple[str, ...]]:
    """Sets of defence abilities that can be paid for, none first."""
    known = [name for name in BLOCKS if abilities.ready(state, seat, name)]
    sets = [each for count in range(len(known) + 1) for each in combinations(known, count)]
    return [each for each in sets if _cost(each) <= state.players[seat].energy]


def _cost(names: Iterable[str]) -> int:
    return sum(ABILITIES[name].energy for name in names)


def legal(state: State, seat: int, action: Action) -> bool:
    """Any markers on any shields with free spots, and any ready cards."""
    if not isinstance(action, Defend):
        return False
    player = state.players[seat]
    used = [query.outfit_at(player, cell) for cell in action.shields]
    usable = shields(player)
    fits = all(
        any(outfit is each for each in usable)
        and sum(outfit is each for each in used) <= len(query.free_spots(player, outfit))
        for outfit in used
        if outfit is not None
    )
    paid = len(used) <= player.armed and None not in used
    return fits and paid and tuple(sorted(action.abilities)) in map(_sorted, cards(state, seat))


def _sorted(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(names))


def ways(state: State, seat: int, limit: int = MANY) -> list[Defend]:
    """The sensible ones, the weakest first: so many markers on the best shields, with each set of cards. What
    standing orders decide is decided."""
    player = state.players[seat]
    best = spots(player)
    most = min(len(best), limit)
    counts = range(most + 1)
    sets = cards(state, seat)
    if out_of_turn(state, seat):
        counts = (
            counts
            if player.orders.shields == "ask"
            else range(wanted(player, most), wanted(player, most) + 1)
        )
        sets = sets if player.orders.abilities == "ask" else [_ordered(player, sets)]
    found = [Defend(tuple(best[:count]), names) for names in sets for count in counts]
    return sorted(found, key=lambda way: odds.mean(strength(player, way.shields, way.abilities)))


def usual(state: State, seat: int, limit: int = MANY) -> Defend:
    """All that shields give, and no card: markers come back, cards cost more."""
    plain = [way for way in ways(state, seat, limit) if not way.abilities]
    return plain[-1] if plain else ways(state, seat, limit)[-1]


# Standing orders


def out_of_turn(state: State, seat: int) -> bool:
    """In the own turn a player is there to decide (XIA-525); when an NPC acts, it is over."""
    return state.turn != seat or any(isinstance(frame, NpcTurn) for frame in state.stack)


def wanted(player: Player, most: int) -> int:
    """Markers that the order spends."""
    match player.orders.shields:
        case "all":
            return most
        case "all_but_one":
            return min(most, max(0, player.armed - 1))
    return 0


def _ordered(player: Player, sets: list[tuple[str, ...]]) -> tuple[str, ...]:
    return max(sets, key=_cost) if player.orders.abilities == "always" else ()


# Using it


def pay(state: State, seat: int, action: Defend) -> tuple[list[int], list[Event]]:
    """Markers and energy, before any die; the spots that the markers now lie on."""
    used = [power.use(state, seat, cell).markers[-1] for cell in action.shields]
    for name in action.abilities:
        abilities.pay(state, seat, name)
    if not used and not action.abilities:
        return used, [Event("xia-defends-not", {"player": f"#{seat}"})]
    names = markers.described(state.players[seat], used, action.abilities)
    return used, [Event("xia-defends", {"player": f"#{seat}", "means": names})]


def roll(
    state: State, seat: int, used: list[int], names: Iterable[str], dice: Dice
) -> tuple[list[int], list[Event]]:
    """One number for each die of a shield, then for each ability."""
    blocks = [markers.roll_one(state, seat, cell, dice) for cell in _dice(state.players[seat], used)]
    told: list[Event] = []
    for name in names:
        number, rolled = abilities.roll(state, seat, name, dice)
        told += rolled
        blocks.append(BLOCKS[name] if abilities.succeeds(name, number) else 0)
    return blocks, told


# Odds


def strength(player: Player, cells: Iterable[int], names: Iterable[str]) -> Spread:
    used = [markers.one(player, outfit) for c in cells if (outfit := query.outfit_at(player, c)) is not None]
    return odds.total([*used, *(odds.success(ABILITIES[name].success, BLOCKS[name]) for name in names)])


def strongest(state: State, ship: str) -> Spread:
    """All that a ship can put up now."""
    if query.is_npc(ship):
        return odds.die(NPCS[ship].defence)  # type: ignore[index]
    player = query.player(state, ship)
    return strength(player, spots(player), max(cards(state, int(ship)), key=_cost))


# The skill of the Unbroken

UNBROKEN = "unbroken"


def offer_reroll(state: State, seat: int, used: list[int]) -> None:
    """Once in any player's turn one of the own shield dice may be rolled again (XIA-546)."""
    player = state.players[seat]
    if used and query.has_title(player, UNBROKEN) and UNBROKEN not in player.once:
        state.stack.append(ShieldReroll(seat))


def _dice(player: Player, used: list[int]) -> list[int]:
    """The shield's cell of every die: one for each marker, two under the replication token."""
    return [cell for cell in used for _ in range(markers.dice_of(player, cell))]


def ask_reroll(state: State, frame: ShieldReroll) -> Question | None:
    shielded = _shielded(state, frame)
    dice = zip(_dice(state.players[frame.seat], shielded.shields), shielded.blocks, strict=False)
    return question(
        "xia-ask-shield-reroll",
        choice("xia-reroll-none", Reroll(())),
        *(
            choice("xia-reroll", Reroll((place,)), dice=_die(state, frame.seat, cell, value))
            for place, (cell, value) in enumerate(dice)
        ),
    )


def _die(state: State, seat: int, cell: int, value: int) -> str:
    return phrase("xia-die", what=markers.named(state, seat, cell), value=value)


def _shielded(state: State, frame: ShieldReroll) -> Attack | Guard:
    below = state.stack[state.stack.index(frame) - 1]
    assert isinstance(below, Attack | Guard)
    return below


def answer_reroll(state: State, frame: ShieldReroll, action: Action, dice: Dice) -> list[Event]:
    """The new value stands."""
    assert isinstance(action, Reroll)
    shielded = _shielded(state, frame)
    state.stack.pop()
    if not action.dice:
        return []
    (place,) = action.dice
    player = state.players[frame.seat]
    player.once.append(UNBROKEN)
    cell = _dice(player, shielded.shields)[place]
    shielded.blocks[place] = markers.roll_one(state, frame.seat, cell, dice)
    return [Event("xia-shield-rerolled", {"player": f"#{frame.seat}", "value": shielded.blocks[place]})]


def run_reroll(state: State, frame: ShieldReroll, dice: Dice) -> list[Event]:
    raise AssertionError("it always asks")
