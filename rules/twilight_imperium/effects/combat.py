"""Dice of battles: what is added to a face, how many are rolled, who sustains damage (TI-091 to TI-094,
TI-305, TI-364).

Facts of a roll: `seat`, `unit`, `step` (barrage, shot, dice, pds, bombard, defence, ground), `side`
(attacker, defender), `round`, `enemy`, `system`, `planet`, `ship`, `range` (adjacent).
"""

from __future__ import annotations

from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import tokens
from rules.twilight_imperium.effects.numbers import Becomes, Sum, Table, total
from rules.twilight_imperium.effects.sources import HIGH_ALERT, Source, has
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import NOBODY, State

SPACE = ("barrage", "shot", "dice")
"""Where fleets roll; bonuses limited to Space Battles count in the dice step only (TI-092)."""
ROUNDS = ("dice", "ground")
CAPITAL = ("dreadnought", "war_sun")
BATTLESTATION = 3
"""Shots of a dock by Experimental Battlestation."""


# What is added to a face


def combat(state: State, face: int, facts: Facts) -> Sum:
    """The face of a die with all that changes it; neutral forces roll plainly (TI-639)."""
    if facts.get("seat") == str(NOBODY):
        return Sum(face, ())
    return total(state, face, COMBAT, facts)


def _technology(_: State, source: Source, facts: Facts) -> int:
    unit = "gf" if facts["unit"] in told.GROUND else facts["unit"]
    flat = tokens.change(source.id, f"{unit}_combat") if told.mine(source, facts) else 0
    assert isinstance(flat, int)
    return flat


def _turrets(_: State, source: Source, facts: Facts) -> int | Becomes:
    barrage = facts["step"] == "barrage" and told.mine(source, facts)
    return tokens.change(source.id, "barrage") if barrage else 0


def _magen(state: State, source: Source, facts: Facts) -> int | Becomes:
    """PDS; and Ground Forces that defend a planet with PDS (TI-580)."""
    defends = told.mine(source, facts) and facts["unit"] in told.GROUND and _defends_ground(facts)
    if defends and systems.planet(state, facts["planet"]).pds:
        return tokens.change(source.id, "defending_gf_with_pds")
    return _technology(state, source, facts)


def _defends_ground(facts: Facts) -> bool:
    return facts["step"] == "ground" and facts["side"] == "defender"


def _jets(_: State, source: Source, facts: Facts) -> int | Becomes:
    """Against fire at ships, not at landing Ground Forces (TI-360)."""
    if facts["step"] != "pds" or facts.get("enemy") != str(source.owner):
        return 0
    far = facts.get("range") == "adjacent"
    return tokens.change(source.id, "enemy_pds_adjacent" if far else "enemy_pds")


def _l1z1x_dreads(_: State, source: Source, facts: Facts) -> int:
    return int(told.mine(source, facts) and facts["unit"] == "dreadnought" and facts["step"] == "dice")


def _l1z1x_assault(_: State, source: Source, facts: Facts) -> int:
    attacks = facts["step"] == "ground" and facts.get("side") == "attacker"
    return int(told.mine(source, facts) and facts["unit"] in told.GROUND and attacks)


def _fighters(_: State, source: Source, facts: Facts) -> int:
    return int(told.mine(source, facts) and facts["unit"] == "fighter")


def _serenity(_: State, source: Source, facts: Facts) -> int:
    first = facts["step"] in ROUNDS and facts.get("round") == "1"
    return -int(first and facts.get("enemy") == str(source.owner))


def _war_chest(_: State, source: Source, facts: Facts) -> int:
    """Paid for, or with L4 Disruptors free on the ground (TI-305, TI-364)."""
    if not (told.lasts(source) and told.mine(source, facts)):
        return 0
    if facts["step"] == "ground":
        return 2 if facts["unit"] in told.GROUND else 0
    return int(facts["step"] == "dice")


def _nebula(state: State, _: Source, facts: Facts) -> int:
    """Every roll of the defending fleet (TI-047, TI-048)."""
    fleet = facts["step"] in SPACE and facts.get("side") == "defender" and told.is_ship(facts)
    return int(fleet and galaxy.terrain(state, facts["system"]) == "nebula")


def _high_alert(state: State, source: Source, facts: Facts) -> int:
    assert state.high_alert is not None
    there = facts.get("system") == state.high_alert[1] and facts["step"] == "dice"
    return int(there and told.mine(source, facts))


def _general(state: State, _: Source, facts: Facts) -> int:
    """Whoever bombards his planet suffers, whoever defends it gains (TI-575)."""
    if facts["step"] == "bombard":
        return -4 if told.led(state, facts, "general") else 0
    defends = facts["unit"] in told.GROUND and _defends_ground(facts)
    return int(defends and told.led(state, facts, "general"))


def _scientist(state: State, _: Source, facts: Facts) -> int:
    return int(facts["unit"] == "pds" and told.led(state, facts, "scientist"))


def _crown(_: State, source: Source, facts: Facts) -> int:
    return int(told.mine(source, facts) and facts["unit"] in told.GROUND)


def _unconventional(_: State, source: Source, facts: Facts) -> int:
    return -2 if source.law is not None and facts["unit"] in CAPITAL else 0


def _execution(_: State, source: Source, facts: Facts) -> int:
    return -int(told.on_seat(source, facts))


def _morale(_: State, source: Source, facts: Facts) -> int:
    return int(told.mine(source, facts) and facts["step"] in ROUNDS)


def _prototype(_: State, source: Source, facts: Facts) -> int:
    first = facts["step"] == "dice" and facts.get("round") == "1"
    return 2 if first and told.mine(source, facts) and facts["unit"] == "fighter" else 0


def _breach(_: State, source: Source, facts: Facts) -> int:
    return int(told.mine(source, facts) and facts["step"] == "dice")


COMBAT: Table = {
    **dict.fromkeys(tokens.numbers_of("_combat"), _technology),
    "automated_defense_turrets": _turrets,
    "magen_defense_grid": _magen,
    "maneuvering_jets": _jets,
    "norr_ferocity": 1,
    "jolnar_frail": -1,
    "l1z1x_dreads": _l1z1x_dreads,
    "l1z1x_assault": _l1z1x_assault,
    "naalu_fighters": _fighters,
    "xxcha_serenity": _serenity,
    "letnev_war_chest": _war_chest,
    "l4_disruptors": _war_chest,
    "nebula": _nebula,
    HIGH_ALERT: _high_alert,
    "general": _general,
    "scientist": _scientist,
    "crown_of_thalnos": _crown,
    "unconventional_weapons": _unconventional,
    "prophecy_of_ixth": _fighters,
    "public_execution": _execution,
    "morale_boost": _morale,
    "fighter_prototype": _prototype,
    "into_the_breach": _breach,
}


# How many dice


def dice(state: State, facts: Facts) -> Sum:
    """Of one unit in this step."""
    return total(state, _printed_dice(facts), DICE, facts)


def _printed_dice(facts: Facts) -> int:
    row = UNITS[facts["unit"]]
    match facts["step"]:
        case "barrage":
            return row.barrage_dice
        case "shot":
            return 1
        case "bombard":
            return row.dice if row.bombards else 0
        case "pds" if row.id == "dock":
            return BATTLESTATION
    return row.dice


def _barrage_dice(_: State, source: Source, facts: Facts) -> int | Becomes:
    barrage = facts["unit"] == "destroyer" and facts["step"] == "barrage" and told.mine(source, facts)
    return tokens.change(source.id, "barrage_dice") if barrage else 0


def _admiral(state: State, _: Source, facts: Facts) -> int:
    """Not before the battle (TI-295); two of them are as one (TI-571)."""
    return int(facts["step"] == "dice" and told.aboard(state, facts, "admiral"))


def _ion_storm(state: State, _: Source, facts: Facts) -> int | Becomes:
    blind = facts["unit"] == "fighter" and facts["step"] in SPACE
    return Becomes(0) if blind and galaxy.terrain(state, facts["system"]) == "ion_storm" else 0


DICE: Table = {
    "automated_defense_turrets": _barrage_dice,
    "admiral": _admiral,
    "ion_storm": _ion_storm,
}


# Damage, and what else is counted in battles


def sustains(state: State, seat: int, unit: str) -> bool:
    printed = int(UNITS[unit].sustains)
    return total(state, printed, SUSTAINS, told.facts(seat=seat, unit=unit)).value > 0


def _armoured_carriers(_: State, source: Source, facts: Facts) -> int:
    return int(told.mine(source, facts) and facts["unit"] == "carrier")


def _armoured_cruisers(_: State, source: Source, facts: Facts) -> int:
    return int(told.mine(source, facts) and facts["unit"] == "cruiser")


SUSTAINS: Table = {"mark_ii_advanced_carriers": _armoured_carriers, "enhanced_armor": _armoured_cruisers}


def conversions(state: State, seat: int) -> Sum:
    """How often the Yin may try before an Invasion Combat (TI-357)."""
    return total(state, 0, CONVERSIONS, told.facts(seat=seat))


def _fanaticism(state: State, source: Source, facts: Facts) -> int:
    """Twice, of what there is to use: under Cultural Crisis nothing."""
    return int(told.mine(source, facts) and has(state, told.seat(facts), "yin_convert"))


CONVERSIONS: Table = {"fanaticism": _fanaticism, "yin_convert": 1}


def mine_roll(state: State, face: int, seat: int) -> Sum:
    """The die of a ship among mines: no combat roll (TI-279)."""
    return total(state, face, MINES, told.facts(seat=seat))


def _careful(_: State, source: Source, facts: Facts) -> int | Becomes:
    return tokens.change(source.id, "mine_rolls") if told.mine(source, facts) else 0


MINES: Table = {"maneuvering_jets": _careful}
