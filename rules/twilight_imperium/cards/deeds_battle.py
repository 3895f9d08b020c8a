"""Action Cards of movement, battles and invasions.

Left for other chapters to read (owner: who played it):

| source | until | on | who reads it |
|---|---|---|---|
| flank_speed | activation | the activated system | effects.movement |
| in_the_silence_of_space | activation | the system the fleet starts from | movement: its ships with movement 2 or more may pass one system with enemy ships (fact `silent`), and not end among enemies |
| minelayers | battle | the system; n: sure hits | the first casualty step: the active player takes n more hits |
| fighter_prototype | battle | the system | effects.combat |
| into_the_breach | battle | the Dreadnought's id; n: 2 | effects.combat; casualties: the owner's first n hits go on it |
| communications_breakdown | battle | | effects.hands: cannot_play |
| flanking_tactic | battle | the player | effects.activation: cannot_retreat |
| rule_by_terror | battle | the player | pre-combat: he retreats at once, if able, or takes 2 hits at once (TI-692) |
| target_their_flagship | battle | the own ship's id, the enemy ship's id | pre-combat: one die at it; no roll of the ship in round 1 |
| morale_boost | combat_round | | effects.combat |
| experimental_weaponry | combat_round | | casualties: hits of the owner's Dreadnoughts and War Suns not on Fighters while other ships are there |
| shields_holding | combat_round | n: 2 | casualties: up to n hits on the owner's fleet are gone |
| military_foresight | round | the kind of ship | the Status Phase, when it begins: free at an own dock (TI-716) |
| dug_in | round | the planet | effects.ground: cannot_bombard |

Facts that the windows have to carry: `after_activation` system, active · `after_movement` system, active, at ·
`before_space_battle`, `before_combat_round` battle, system, attacker, defender, round (of an invasion planet) ·
`after_casualties` system, and in a Space Battle battle, attacker, defender; owner (who lost ships), `lost` as
`seat:kind` each, `damaged` ids of ships just damaged, by (who fired outside battle) · `before_invasion_combat`,
`before_bombardment` system, planet, attacker, defender · `before_planetary_landings` system, active ·
`after_planet_taken` planet, active, by (who took it), owner (who lost it), former, how.

Surprise Assault sets `surprise` of the `Tactical` below. Experimental Battlestation puts a `Volley` on the stack
whose only place is `dock:` and the dock's planet or id. Skilled Retreat puts its counter and a `Retreating`.
Courageous to the End puts an `Assigning`. Recheck rolls a die of the innermost frame with dice again: hits are
counted after `after_combat_roll` has closed. Star of Death leaves the mark `radiation`.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import galaxy, pieces, systems
from rules.twilight_imperium.cards import waits
from rules.twilight_imperium.cards.deeds_action import emptied, killed, settles
from rules.twilight_imperium.cards.targets import Card, lasts, plays_of, rolled
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.lasting import begin
from rules.twilight_imperium.deeds.plays import Targets
from rules.twilight_imperium.effects import combat
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.activation import cannot_retreat
from rules.twilight_imperium.effects.ground import cannot_fire
from rules.twilight_imperium.effects.movement import cannot_end, ways
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.fleets.limits import docks
from rules.twilight_imperium.frames import Assigning, Facts, Tactical, Volley
from rules.twilight_imperium.frames_battle import Battle, Retreating
from rules.twilight_imperium.purse import counters, goods, planets
from rules.twilight_imperium.state import State

SUNS, DREADS = "war_sun", "dreadnought"
COURAGE = 2
"""Dice of Courageous to the End."""


def _here(facts: Facts, on: Targets) -> bool:
    return on[0] == facts.get("system")


def _fighting(facts: Facts) -> list[int]:
    found = (waits.seats_of(facts, each) for each in ("participant", "attacker", "defender"))
    return sorted({seat for seats in found for seat in seats})


def _enemies(facts: Facts, seat: int) -> list[int]:
    return [each for each in _fighting(facts) if each != seat]


def _in_space(_: State, __: int, ___: Targets, facts: Facts) -> bool:
    return "battle" in facts and "planet" not in facts


def _opponent(_: State, seat: int, on: Targets, facts: Facts) -> bool:
    return int(on[0]) in _enemies(facts, seat)


def _kinds(state: State, seat: int, at: str) -> list[str]:
    return [ship.kind for ship in systems.ships(state.systems[at], seat)]


# Activation and movement


def _activated(_: State, __: int, on: Targets, facts: Facts) -> bool:
    return _here(facts, on)


def _elsewhere(_: State, __: int, on: Targets, facts: Facts) -> bool:
    return not _here(facts, on)


def _blockaded_dock(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    system = state.systems[on[0]]
    return _here(facts, on) and docks(system, seat) > 0 and systems.blockaded(system, seat)


def _surprise(state: State, _: int, __: Targets, ___: Facts, ____: Dice) -> list[Event]:
    next(frame for frame in reversed(state.stack) if isinstance(frame, Tactical)).surprise = True
    return []


def _mined(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    """The active player's fleet has come to one with Cruisers."""
    active = waits.active(state, facts)
    entered = active is not None and systems.has_fleet(state.systems[on[0]], active)
    return _here(facts, on) and entered and "cruiser" in _kinds(state, seat, on[0])


def _minelayers(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    begin(state, "minelayers", seat, "battle", on, _kinds(state, seat, on[0]).count("cruiser"))
    return []


def _stations(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
    """Own docks in the system, or beside it with Deep Space Cannon; where PDS may fire."""
    at, active = facts["system"], waits.active(state, facts)
    here = active is not None and systems.has_fleet(state.systems[at], active)
    if not here or cannot_fire(state, told.facts(seat=seat, system=at)) is not None:
        return
    far = galaxy.beside(state, at) if has(state, seat, "deep_space_cannon") else []
    for place in (at, *far):
        system = state.systems[place]
        yield from ((each.id,) for each in system.planets if each.owner == seat and each.dock is not None)
        yield from ((str(each.id),) for each in system.docks if each.seat == seat)


def _battlestation(state: State, seat: int, on: Targets, facts: Facts, _: Dice) -> list[Event]:
    active = waits.active(state, facts)
    assert active is not None
    state.stack.append(Volley(seat, facts["system"], active, [f"dock:{on[0]}"]))
    return []


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
    pieces.add_fighters(system, other, -lost)
    note_losses(state, other, ["fighter"] * lost)
    return [Event("ti-fighters-shot", {"player": f"#{other}", "count": lost, "system": system.at})]


def note_losses(state: State, seat: int, kinds: list[str]) -> None:
    """What the battle has cost so far counts for Salvage and objectives."""
    battle = next((frame for frame in reversed(state.stack) if isinstance(frame, Battle)), None)
    if battle is not None:
        battle.lost.setdefault(str(seat), []).extend(kinds)


def _terrible(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    kinds = _kinds(state, seat, facts["system"])
    return _opponent(state, seat, on, facts) and (SUNS in kinds or kinds.count(DREADS) > 1)


def _flagship(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    there = {str(ship.id): ship.seat for ship in state.systems[facts["system"]].ships}
    return there.get(on[0]) == seat and there.get(on[1]) in _enemies(facts, seat)


# Rounds


def _havens(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
    """Systems beside the battle without an own counter: own or empty ones, without enemy ships."""
    if not _in_space(state, seat, (), facts) or counters.counters_left(state, seat) < 1:
        return
    at, enemies = facts["system"], _enemies(facts, seat)
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
    kinds = _kinds(state, seat, facts["system"]) if "planet" not in facts else []
    return DREADS in kinds or SUNS in kinds


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


def _direct_hit(state: State, _: int, on: Targets, __: Facts, ___: Dice) -> list[Event]:
    ship = systems.ship(state, int(on[0]))
    note_losses(state, ship.seat, [ship.kind])
    return verbs.destroy_ship(state, ship)


def _own_losses(_: State, seat: int, facts: Facts) -> Iterator[Targets]:
    """Kinds of own ships just destroyed."""
    lost = (each.partition(":") for each in facts.get("lost", "").split())
    return ((kind,) for kind in sorted({kind for owner, _, kind in lost if owner == str(seat)}))


def _lost_in_battle(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
    return _own_losses(state, seat, facts) if "battle" in facts else iter(())


def _courageous(state: State, seat: int, on: Targets, facts: Facts, dice: Dice) -> list[Event]:
    """Two dice at the value of the ship with its modifiers; hits are casualties of whoever destroyed it."""
    other = (_enemies(facts, seat) or waits.seats_of(facts, "by"))[0]
    side = "attacker" if seat in waits.seats_of(facts, "attacker") else "defender"
    roll = told.facts(seat=seat, unit=on[0], step="dice", side=side, enemy=other, system=facts["system"])
    roll["round"] = facts.get("round", "0")
    faces = verbs.roll(dice, COURAGE)
    hits = sum(combat.combat(state, face, roll).value >= UNITS[on[0]].battle for face in faces)
    if hits:
        state.stack.append(Assigning(other, facts["system"], hits, "card", by=seat))
    return [Event("ti-rolls", {"dice": tuple(faces)})]


# Landings and invasions


def _doomed(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    there = [planet.id for planet in state.systems[facts["system"]].planets if planet.owner is not None]
    return on[0] in there and settles(on[0]) and SUNS in _kinds(state, seat, facts["system"])


def _star_of_death(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    """The next landing force dies, and the marker goes."""
    events = emptied(state, on[0], seat)
    systems.planet(state, on[0]).marks.append("radiation")
    return events


def _gassed(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    invaded = on[0] == facts.get("planet") and systems.ground(systems.planet(state, on[0])) > 0
    return invaded and DREADS in _kinds(state, seat, facts["system"])


def _chemical_warfare(state: State, _: int, on: Targets, __: Facts, ___: Dice) -> list[Event]:
    """Half of them, rounded up."""
    there = systems.ground(systems.planet(state, on[0]))
    return killed(state, on[0], verbs.kill_ground(state, on[0], -(-there // 2)))


def _invaded(_: State, __: int, on: Targets, facts: Facts) -> bool:
    return on[0] == facts.get("planet")


def _unclaimed(_: State, __: int, ___: Targets, facts: Facts) -> bool:
    """A landing on a neutral planet; a station is gained without one (TI-623)."""
    return not facts.get("former") and facts.get("how", "landing") == "landing" and settles(facts["planet"])


def _rare_mineral(state: State, seat: int, _: Targets, __: Facts, ___: Dice) -> list[Event]:
    return goods.gain_goods(state, seat, 3)


def _repaid(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
    """A ready planet of the taker, and an exhausted own one of equal or lower resources."""
    takers = [each for each in waits.seats_of(facts, "by") if each != seat]
    theirs = [planet.id for each in takers for planet in planets.ready(state, each)]
    own = [planet.id for planet in systems.planets_of(state, seat) if not planet.ready]
    for one in theirs:
        most = planets.value(state, one, "resources")
        yield from ((one, each) for each in own if planets.value(state, each, "resources") <= most)


def _reparations(state: State, _: int, on: Targets, __: Facts, ___: Dice) -> list[Event]:
    return [*planets.exhaust(state, on[0]), *planets.refresh(state, on[1])]


PLAYS = plays_of(
    Card("flank_speed", lasts("flank_speed", "activation"), _activated),
    Card("in_the_silence_of_space", lasts("in_the_silence_of_space", "activation"), _elsewhere),
    Card("surprise_assault", _surprise, _blockaded_dock),
    Card("minelayers", _minelayers, _mined),
    Card("experimental_battlestation", _battlestation, can=_stations),
    Card("fighter_prototype", lasts("fighter_prototype", "battle"), _activated),
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
    Card("courageous_to_the_end", _courageous, can=_own_losses),
    Card("military_foresight", lasts("military_foresight", "round"), can=_lost_in_battle),
    Card("star_of_death", _star_of_death, _doomed),
    Card("chemical_warfare", _chemical_warfare, _gassed),
    Card("dug_in", lasts("dug_in", "round"), _invaded),
    Card("rare_mineral", _rare_mineral, _unclaimed),
    Card("reparations", _reparations, can=_repaid),
)
