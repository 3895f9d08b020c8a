"""What playing an Action Card is worth, card by card: in resources, from what the seat sees."""

from __future__ import annotations

from collections.abc import Callable

from rules.twilight_imperium.android import sciences, senate, threats, worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import targets
from rules.twilight_imperium.components import PLANETS, UNITS
from rules.twilight_imperium.deeds.verbs import partners
from rules.twilight_imperium.purse import paying, planets
from rules.twilight_imperium.senate import ballots
from rules.twilight_imperium.state import Planet, Ship

Targets = tuple[str, ...]
Appraisal = Callable[[Eyes, Targets], float]
NEVER = -10.0
PICKED = {"leadership": 9.0, "technology_2": 7.0, "trade_2": 6.0, "production": 5.0}
"""Strategy Cards that are worth more than the others."""
OTHERS = 2.5
DOCK, BATTERY = 4.0, 1.5
"""One that somebody else loses."""


def _leader(eyes: Eyes, on: Targets) -> float:
    """Harm to a player: the more, the nearer he is to victory."""
    named = [int(each) for each in on if each.isdecimal() and int(each) < eyes.state.seats]
    if not named or eyes.seat in named:
        return NEVER
    return 2.5 + eyes.state.players[named[0]].points - 0.5 * eyes.player.points


def _robbed(eyes: Eyes, on: Targets) -> float:
    """Half the goods of another."""
    return eyes.state.players[int(on[0])].goods if on and on[0].isdecimal() else 0.0


def _theirs(eyes: Eyes, on: Targets) -> float:
    """Harm to a planet of another, by its worth."""
    found = [systems.planet(eyes.state, each) for each in on if each in PLANETS]
    if not found or found[0].owner in (None, eyes.seat):
        return NEVER
    return 0.7 * worth.planet(eyes, found[0])


def _annexed(eyes: Eyes, on: Targets) -> float:
    found = [systems.planet(eyes.state, each) for each in on if each in PLANETS]
    return worth.planet(eyes, found[0]) if found else 0.0


def _outside(eyes: Eyes, _: Targets) -> float:
    own = systems.planets_of(eyes.state, eyes.seat)
    return sum(systems.place_of(eyes.state, each.id).at != eyes.player.home for each in own) - 1.0


def _each_planet(eyes: Eyes, _: Targets) -> float:
    return 0.5 * len(systems.planets_of(eyes.state, eyes.seat))


def _always(value: float) -> Appraisal:
    return lambda eyes, on: value


# Ships, docks, planets of others


def _ship(eyes: Eyes, id: str) -> Ship | None:
    every = (each for system in eyes.places for each in (*system.ships, *system.docks))
    return next((each for each in every if id == str(each.id)), None)


def _sunk(eyes: Eyes, on: Targets) -> float:
    found = _ship(eyes, on[-1])
    return NEVER if found is None else float(UNITS[found.kind].cost)


def _shot(eyes: Eyes, on: Targets) -> float:
    """One die at a great ship, by one that is not missed in the first round."""
    shooter = _ship(eyes, on[0])
    dear = 0.0 if shooter is None else UNITS[shooter.kind].cost
    return 0.8 * _sunk(eyes, on) - 0.2 * dear


def _theirs_there(eyes: Eyes, id: str) -> Planet | None:
    found = systems.planet(eyes.state, id) if id in PLANETS else None
    return None if found is None or found.owner in (None, eyes.seat) else found


def _batteries(eyes: Eyes, on: Targets) -> float:
    found = _theirs_there(eyes, on[0])
    return NEVER if found is None else BATTERY * min(2, found.pds)


def _dock(eyes: Eyes, on: Targets) -> float:
    found, afloat = _theirs_there(eyes, on[0]), _ship(eyes, on[0])
    if found is not None and found.dock is not None:
        return DOCK + 0.5 * planets.value(eyes.state, found.id, "resources")
    return DOCK if afloat is not None and afloat.seat != eyes.seat else NEVER


def _idle(eyes: Eyes, on: Targets) -> float:
    """A dock that builds nothing, if its owner has still to build there."""
    found = _theirs_there(eyes, on[0])
    if found is None or found.dock is None:
        return NEVER
    spent = found.owner in systems.place_of(eyes.state, found.id).counters
    return NEVER if spent else 1.5 + 0.5 * planets.value(eyes.state, found.id, "resources")


def _tired(eyes: Eyes, on: Targets) -> float:
    """Planets of a system that are exhausted: others' for, one's own against it."""
    system = eyes.state.systems[on[-1]]
    ready = [each for each in system.planets if each.ready and each.owner is not None]
    return sum(0.6 * worth.yields(eyes, each) * (-1 if each.owner == eyes.seat else 1) for each in ready)


def _exchanged(eyes: Eyes, on: Targets) -> float:
    """A planet of theirs exhausted, one's own refreshed."""
    return 2.0 + sum(planets.value(eyes.state, each, "resources") for each in on)


def _jammed(eyes: Eyes, on: Targets) -> float:
    """A counter where somebody builds, or where a fleet waits beside what is one's own."""
    other, system = int(on[0]), eyes.state.systems[on[1]]
    docks = sum(each.owner == other and each.dock is not None for each in system.planets)
    beside = any(
        each.owner == eyes.seat for at in eyes.chart.ways[on[1]] for each in eyes.state.systems[at].planets
    )
    fleet = worth.strength(worth.fleet(system, other)) if beside else 0.0
    return DOCK * docks + fleet


def _guarded(eyes: Eyes, on: Targets) -> float:
    """What is in danger where nobody may come."""
    at = on[-1] if on[-1] in eyes.state.systems else systems.place_of(eyes.state, on[-1]).at
    return threats.danger(eyes, eyes.state, at)


# Agreements, technologies, Strategy Cards


def _broken(eyes: Eyes, on: Targets) -> float:
    """An agreement of two others."""
    two = [int(each) for each in on[0].split("+")]
    return NEVER if eyes.seat in two else 1.0 + max(_ahead(eyes, each) for each in two)


def _ahead(eyes: Eyes, seat: int) -> float:
    return eyes.state.players[seat].points - 0.5 * eyes.player.points


def _no_trade(eyes: Eyes, _: Targets) -> float:
    """All agreements broken: what others lose on an average beyond what is lost oneself."""
    others = sum(len(partners(eyes.state, each)) for each in eyes.others) / max(1, len(eyes.others))
    return 3.0 * (others - len(partners(eyes.state, eyes.seat)))


def _learnt(eyes: Eyes, on: Targets) -> float:
    """A technology for money."""
    return sciences.value(eyes, on[0]) - 2.0


def _red(eyes: Eyes, _: Targets) -> float:
    own = systems.planets_of(eyes.state, eyes.seat)
    return 2.0 * sum(each.ready and PLANETS[each.id].specialty == "red" for each in own)


def _bubble(eyes: Eyes, _: Targets) -> float:
    rich = paying.most(eyes.state, eyes.seat, "resources") >= 10
    return 5.0 if rich and eyes.player.strategy > 1 else 0.0


def _unpicked(_: Eyes, on: Targets) -> float:
    return PICKED.get(on[-1], OTHERS)


def _swapped(eyes: Eyes, on: Targets) -> float:
    """A better Strategy Card, with the Bonus Counters on it."""
    old, new = on
    return PICKED.get(new, OTHERS) - PICKED.get(old, OTHERS) + eyes.state.bonus.get(new, 0)


# Votes


def _stake(eyes: Eyes, _: Targets) -> float:
    """What the agenda is worth to whoever votes on it."""
    return 1.5 * abs(senate.PASSES.get(ballots.agenda(eyes.state).card, 0.0))


def _thrown_out(eyes: Eyes, _: Targets) -> float:
    return -1.5 * senate.PASSES.get(ballots.agenda(eyes.state).card, 0.0)


def _silenced(eyes: Eyes, on: Targets) -> float:
    """A vote against what one wants, if it weighs."""
    frame = ballots.agenda(eyes.state)
    wanted = senate.wanted(eyes)
    against = frame.votes.get(on[0]) not in (wanted, senate.ABSTAIN, None)
    return 0.5 * frame.counts.get(on[0], 0) if against and wanted != senate.ABSTAIN else NEVER


# Battles


def _rerolled(eyes: Eyes, on: Targets) -> float:
    """A die of one's own that missed, or of the enemy's that hit: the likelier it turns, the better."""
    die = targets.rolled(eyes.state)[int(on[0])]
    hits = die.face >= die.needed
    if (die.seat == eyes.seat) == hits:
        return NEVER
    return 6.0 * ((die.needed - 1) / 10 if hits else (11 - die.needed) / 10)


def _cruisers(eyes: Eyes, _: Targets) -> float:
    return 0.8 * sum(worth.fleet(each, eyes.seat).count("cruiser") for each in eyes.places)


APPRAISALS: dict[str, Appraisal] = {
    "command_summit": _always(5.0),
    "civil_defense": _always(3.0),
    "ghost_ship": _always(3.0),
    "good_year": _outside,
    "rally_of_the_people": _always(6.0),
    "rise_of_a_messiah": _each_planet,
    "voluntary_annexation": _annexed,
    "advanced_reinforcements": _always(2.5),
    "strategic_planning": _always(4.0),
    "synchronicity": _always(3.0),
    "rare_mineral": _always(4.0),
    "morale_boost": _always(4.0),
    "shields_holding": _always(5.0),
    "fighter_prototype": _always(3.5),
    "direct_hit": _always(5.0),
    "courageous_to_the_end": _always(4.0),
    "military_foresight": _always(4.0),
    "minelayers": _always(4.0),
    "experimental_battlestation": _always(4.0),
    "insubordination": _leader,
    "stellar_criminals": _leader,
    "successful_spy": _leader,
    "scientist_assassination": _leader,
    "privateers": _robbed,
    "ruinous_tariffs": _robbed,
    "local_unrest": _theirs,
    "plague": _theirs,
    "chemical_warfare": _always(4.0),
    "unexpected_action": _always(2.0),
    "lucky_shot": _sunk,
    "target_their_flagship": _shot,
    "equipment_sabotage": _batteries,
    "secret_industrial_agent": _dock,
    "spacedock_accident": _idle,
    "uprising": _tired,
    "strategic_bombardment": _tired,
    "star_of_death": _theirs,
    "signal_jamming": _jammed,
    "reparations": _exchanged,
    "armistice": _guarded,
    "diplomatic_immunity": _guarded,
    "influence_in_the_merchants_guild": _broken,
    "trade_stop": _no_trade,
    "cultural_crisis": _leader,
    "public_disgrace": _leader,
    "policy_paralysis": _leader,
    "thugs": _leader,
    "usurper": _always(4.0),
    "alien_technology": _learnt,
    "corporate_sponsorship": _always(5.0),
    "opening_the_black_box": _red,
    "tech_bubble": _bubble,
    "flawless_strategy": _unpicked,
    "strategic_flexibility": _swapped,
    "fantastic_rhetoric": _stake,
    "veto": _thrown_out,
    "discredit": _silenced,
    "dug_in": _always(4.0),
    "surprise_assault": _always(4.0),
    "enhanced_armor": _cruisers,
    "into_the_breach": _always(4.0),
    "recheck": _rerolled,
    "friendly_fire": _always(4.0),
    "flanking_tactic": _always(3.0),
    "rule_by_terror": _always(5.0),
    "experimental_weaponry": _always(3.0),
    "communications_breakdown": _always(3.0),
}
"""What is not here is kept, and given up first."""
