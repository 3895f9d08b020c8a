"""Action Cards of Space Battles and combat rounds.

Left for other chapters to read (owner: who played it):

| source | until | on | who reads it |
|---|---|---|---|
| fighter_prototype | battle | the system | effects.combat |
| into_the_breach | battle | the Dreadnought's id; n: 2 | effects.combat; casualties: the owner's first n hits go on it |
| communications_breakdown | battle | | effects.hands: cannot_play |
| flanking_tactic | battle | the player | effects.activation: cannot_retreat |
| rule_by_terror | battle | the player | pre-combat: he retreats at once, if able, or takes 2 hits at once (TI-692) |
| target_their_flagship | battle | the own ship's id, the enemy ship's id | pre-combat: one die at it; no roll of the ship in round 1 |
| morale_boost | combat_round | | effects.combat |
| experimental_weaponry | combat_round | | casualties: hits of the owner's Dreadnoughts and War Suns not on Fighters while other ships are there |
| shields_holding | combat_round | n: 2 | casualties: up to n hits on the owner's fleet are gone |
| military_foresight | round | the kind of ship | foresight.py, when the Status Phase begins |

Facts that the windows have to carry: `before_space_battle`, `before_combat_round` battle, system, attacker, defender,
round (of an invasion planet) · `after_casualties` system, and in a Space Battle battle, attacker, defender; owner (who
lost ships), `lost` as `seat:kind` each, `damaged` ids of ships just damaged, by (who fired outside battle).

Skilled Retreat puts its counter and a `Retreating`. Courageous to the End puts an `Assigning`. Recheck rolls a die of
the innermost frame with dice again: hits are counted after `after_combat_roll` has closed.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import waits
from rules.twilight_imperium.cards.deeds_movement import activated, kinds
from rules.twilight_imperium.cards.judging import WINDOW
from rules.twilight_imperium.cards.targets import Card, lasts, plays_of, rolled
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.lasting import begin
from rules.twilight_imperium.deeds.plays import Targets
from rules.twilight_imperium.effects import combat
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.activation import cannot_retreat
from rules.twilight_imperium.effects.movement import cannot_end, ways
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.frames import Assigning, Battle, Facts, Retreating, Volley
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import State

SUNS, DREADS = "war_sun", "dreadnought"
COURAGE = 2
"""Dice of Courageous to the End."""


def _fighting(facts: Facts) -> list[int]:
    found = (waits.seats_of(facts, each) for each in ("participant", "attacker", "defender"))
    return sorted({seat for seats in found for seat in seats})


def _enemies(facts: Facts, seat: int) -> list[int]:
    return [each for each in _fighting(facts) if each != seat]


def _in_space(_: State, __: int, ___: Targets, facts: Facts) -> bool:
    return "battle" in facts and "planet" not in facts


def _opponent(_: State, seat: int, on: Targets, facts: Facts) -> bool:
    return int(on[0]) in _enemies(facts, seat)


# Before a Space Battle


def _own_dreadnought(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    ship = systems.ship(state, int(on[0]))
    return ship.kind == DREADS and ship in state.systems[facts["system"]].ships


def _breach(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    begin(state, "into_the_breach", seat, "battle", on, 2)
    return []


def _swarming(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    """More Fighters than other ships."""
    system, other = state.systems[facts["system"]], int(on[0])
    more = systems.fighters(system, other) > len(systems.ships(system, other))
    return _opponent(state, seat, on, facts) and more


def _friendly_fire(state: State, _: int, on: Targets, facts: Facts, __: Dice) -> list[Event]:
    system, other = state.systems[facts["system"]], int(on[0])
    lost = systems.fighters(system, other) // 2
    if not lost:
        return []
    note_losses(state, other, ["fighter"] * lost)
    shot = removal.shot_down(state, other, system.at, lost, "ti-fighters-shot")
    _fallen(state, facts, f"{other}:fighter")
    return shot


def _fallen(state: State, facts: Facts, lost: str) -> None:
    """Who lost a ship to a card may answer to that as to any other loss (TI-090, TI-660)."""
    here = {name: value for name, value in facts.items() if name not in (WINDOW, "owner", "lost", "damaged")}
    waits.opens(state, "after_casualties", **here, owner=lost.partition(":")[0], lost=lost)


def note_losses(state: State, seat: int, kinds: list[str]) -> None:
    """What the battle has cost so far counts for Salvage and objectives."""
    battle = next((frame for frame in reversed(state.stack) if isinstance(frame, Battle)), None)
    if battle is not None:
        battle.lost.setdefault(str(seat), []).extend(kinds)


def _terrible(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    there = kinds(state, seat, facts["system"])
    return _opponent(state, seat, on, facts) and (SUNS in there or there.count(DREADS) > 1)


def _flagship(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    there = {str(ship.id): ship.seat for ship in state.systems[facts["system"]].ships}
    return there.get(on[0]) == seat and there.get(on[1]) in _enemies(facts, seat)


# Rounds


def _havens(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
    """Systems beside the battle without an own counter: own or empty ones, without enemy ships. Nobody leaves
    the Custodians (TI-219)."""
    if not _in_space(state, seat, (), facts) or counters.counters_left(state, seat) < 1:
        return
    at, enemies = facts["system"], _enemies(facts, seat)
    if not enemies:
        return
    side = "attacker" if seat in waits.seats_of(facts, "attacker") else "defender"
    for enemy in enemies:
        leaves = told.facts(seat=seat, system=at, side=side, enemy=enemy, how="skilled")
        if cannot_retreat(state, leaves) is not None:
            return
    yield from ((at, to) for to in ways(state, at) if _haven(state, seat, to))


def _haven(state: State, seat: int, at: str) -> bool:
    system = state.systems[at]
    own = systems.has_units(system, seat) or any(each.owner == seat for each in system.planets)
    shut = cannot_end(state, told.facts(seat=seat, system=at)) is not None
    held = seat in system.counters or bool(systems.enemies(system, seat))
    return not shut and not held and (own or systems.empty(state, at))


def _skilled_retreat(state: State, seat: int, on: Targets, facts: Facts, _: Dice) -> list[Event]:
    counters.place(state, seat, on[1])
    state.stack.append(Retreating(seat=seat, system=on[0], to=on[1], battle=int(facts["battle"].split()[0])))
    return []


def _capital(state: State, seat: int, _: Targets, facts: Facts) -> bool:
    there = kinds(state, seat, facts["system"]) if "planet" not in facts else []
    return DREADS in there or SUNS in there


# After rolls


def _combat_die(state: State, _: int, on: Targets, __: Facts) -> bool:
    """Of a battle, not of PDS fire before it; each effect rolls a die once (TI-647, TI-729)."""
    holder = next((frame for frame in reversed(state.stack) if getattr(frame, "dice", None)), None)
    return not isinstance(holder, Volley) and "recheck" not in rolled(state)[int(on[0])].rerolled


def _recheck(state: State, _: int, on: Targets, __: Facts, dice: Dice) -> list[Event]:
    return reroll(state, int(on[0]), "recheck", dice)


def reroll(state: State, place: int, why: str, dice: Dice) -> list[Event]:
    """The new face counts for good (TI-647)."""
    die = rolled(state)[place]
    before, (die.face,) = die.face, verbs.roll(dice)
    die.rerolled.append(why)
    return [Event("ti-rerolled", {"player": f"#{die.seat}", "before": before, "face": die.face})]


def _shields(state: State, seat: int, _: Targets, __: Facts, ___: Dice) -> list[Event]:
    begin(state, "shields_holding", seat, "combat_round", (), 2)
    return []


# After casualties


def _just_damaged(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    """In a Space Battle one takes part in (TI-282, TI-312)."""
    hit = on[0] in facts.get("damaged", "").split() and "battle" in facts
    return hit and systems.ship(state, int(on[0])).seat in _enemies(facts, seat)


def _direct_hit(state: State, _: int, on: Targets, facts: Facts, __: Dice) -> list[Event]:
    ship = systems.ship(state, int(on[0]))
    note_losses(state, ship.seat, [ship.kind])
    happened = verbs.destroy_ship(state, ship)
    _fallen(state, facts, f"{ship.seat}:{ship.kind}")
    return happened


def _own_losses(_: State, seat: int, facts: Facts) -> Iterator[Targets]:
    """Kinds of own ships just destroyed."""
    lost = (each.partition(":") for each in facts.get("lost", "").split())
    return ((kind,) for kind in sorted({kind for owner, _, kind in lost if owner == str(seat)}))


def _lost_in_battle(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
    return _own_losses(state, seat, facts) if "battle" in facts else iter(())


def _destroyers(seat: int, facts: Facts) -> list[int]:
    """Who did it: nobody, if it was the Custodians or a mine."""
    return _enemies(facts, seat) or waits.seats_of(facts, "by")


def _avenged(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
    return _own_losses(state, seat, facts) if _destroyers(seat, facts) else iter(())


def _courageous(state: State, seat: int, on: Targets, facts: Facts, dice: Dice) -> list[Event]:
    """Two dice at the value of the ship with its modifiers; hits are casualties of whoever destroyed it."""
    other = _destroyers(seat, facts)[0]
    side = "attacker" if seat in waits.seats_of(facts, "attacker") else "defender"
    roll = told.facts(seat=seat, unit=on[0], step="dice", side=side, enemy=other, system=facts["system"])
    roll["round"] = facts.get("round", "0")
    faces = verbs.roll(dice, COURAGE)
    hits = sum(combat.combat(state, face, roll).value >= UNITS[on[0]].battle for face in faces)
    if hits:
        state.stack.append(Assigning(other, facts["system"], hits, "card", by=seat))
    return [Event("ti-rolls", {"dice": tuple(faces)})]


PLAYS = plays_of(
    Card("fighter_prototype", lasts("fighter_prototype", "battle"), activated),
    Card("into_the_breach", _breach, _own_dreadnought),
    Card("communications_breakdown", lasts("communications_breakdown", "battle")),
    Card("flanking_tactic", lasts("flanking_tactic", "battle"), _opponent),
    Card("friendly_fire", _friendly_fire, _swarming),
    Card("rule_by_terror", lasts("rule_by_terror", "battle"), _terrible),
    Card("target_their_flagship", lasts("target_their_flagship", "battle"), _flagship),
    Card("morale_boost", lasts("morale_boost", "combat_round")),
    Card("skilled_retreat", _skilled_retreat, can=_havens),
    Card("experimental_weaponry", lasts("experimental_weaponry", "combat_round"), _capital),
    Card("recheck", _recheck, _combat_die),
    Card("shields_holding", _shields, _in_space),
    Card("direct_hit", _direct_hit, _just_damaged),
    Card("courageous_to_the_end", _courageous, can=_avenged),
    Card("military_foresight", lasts("military_foresight", "round"), can=_lost_in_battle),
)
