"""Votes, points and initiative (TI-011 to TI-013, TI-225, TI-494 to TI-497).

Facts: `seat`, `objective`, `kind`."""

from __future__ import annotations

from rules.twilight_imperium.board import control, systems
from rules.twilight_imperium.components import STRATEGY
from rules.twilight_imperium.components_cards import PUBLIC, SECRET, SPECIAL
from rules.twilight_imperium.effects import bans
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.bans import forbidden
from rules.twilight_imperium.effects.numbers import Becomes, Sum, Table, total
from rules.twilight_imperium.effects.planets import planet_value
from rules.twilight_imperium.effects.sources import HOME, Source, has, lasting
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import State

# Votes


RHETORIC = 10
"""Votes that Fantastic Rhetoric adds."""


def votes(state: State, seat: int) -> Sum:
    """The influence of ready planets, 1 at least (TI-494)."""
    return total(state, max(1, _ready(state, seat)), VOTES, told.facts(seat=seat))


def _heirs(state: State, source: Source, facts: Facts) -> int:
    """The home planets count even when exhausted; nothing but the one vote is lost to them."""
    seat = told.seat(facts)
    return _more(_ready(state, seat), _spent(state, seat)) if told.mine(source, facts) else 0


def _ready(state: State, seat: int) -> int:
    ready = (each.id for each in systems.planets_of(state, seat) if each.ready)
    return sum(planet_value(state, id, "influence").value for id in ready)


def _spent(state: State, seat: int) -> int:
    """The influence of exhausted home planets."""
    spent = (each.id for each in systems.home(state, seat).planets if each.owner == seat and not each.ready)
    return sum(planet_value(state, id, "influence").value for id in spent)


def _more(before: int, influence: int) -> int:
    """What it adds: the one vote of who has no influence is no influence."""
    return max(0, influence - int(not before))


def _usurper(state: State, source: Source, facts: Facts) -> int:
    """Mecatol Rex counts double, exhausted too."""
    if not told.mine(source, facts) or source.place is None:
        return 0
    influence = planet_value(state, source.place, "influence").value
    if systems.planet(state, source.place).ready:
        return influence
    seat = told.seat(facts)
    heirs = _spent(state, seat) if has(state, seat, "winnu_heirs") else 0
    return _more(_ready(state, seat) + heirs, 2 * influence)


def _rhetoric(state: State, source: Source, facts: Facts) -> int:
    heard = told.lasts(source) and told.mine(source, facts) and not _silenced(state, facts)
    return RHETORIC if heard else 0


def _bribes(state: State, source: Source, facts: Facts) -> int:
    if source.lasting is None or not told.mine(source, facts) or _silenced(state, facts):
        return 0
    return source.lasting.n


ELDER = "council_elder"


def _elder(_: State, source: Source, facts: Facts) -> int | Becomes:
    """Used on this agenda, only his votes count."""
    return Becomes(0) if told.lasts(source) and not told.mine(source, facts) else 0


def _silenced(state: State, facts: Facts) -> bool:
    """While the Elder speaks cards add nothing to the votes of others either."""
    return any(str(each.owner) != facts["seat"] for each in lasting(state, ELDER))


VOTES: Table = {
    "winnu_heirs": _heirs,
    "usurper": _usurper,
    "fantastic_rhetoric": _rhetoric,
    "bribery": _bribes,
    ELDER: _elder,
}


def cannot_vote(state: State, facts: Facts) -> Source | None:
    return forbidden(state, VOTE, facts)


def _thugs(_: State, source: Source, facts: Facts) -> bool:
    return told.on_seat(source, facts)


VOTE: bans.Table = {"thugs": _thugs}


# Points


def points_of(state: State, objective: str) -> Sum:
    """What an objective scored now is worth (TI-024)."""
    row = PUBLIC.get(objective) or SECRET.get(objective) or SPECIAL[objective]
    return total(state, row.vp, POINTS, told.facts(objective=objective))


def _glory(_: State, source: Source, facts: Facts) -> int:
    return int(source.law is not None and facts["objective"] in SECRET)


def _incentive(_: State, source: Source, facts: Facts) -> int:
    return int(facts["objective"] in source.on)


POINTS: Table = {"glory_of_the_empire": _glory, "incentive_program": _incentive}


def cannot_gain_points(state: State, facts: Facts) -> Source | None:
    """`kind`: objective, or anything else (TI-011 to TI-013)."""
    return forbidden(state, SCORE, facts)


def _homeless(state: State, _: Source, facts: Facts) -> bool:
    seat = told.seat(facts)
    nomads = facts["kind"] == "objective" and has(state, seat, "saar_nomads")
    return not nomads and not control.holds_home(state, seat)


SCORE: bans.Table = {HOME: _homeless}


# Initiative


def initiative(state: State, seat: int) -> Sum:
    """The lowest number of the cards that were picked (TI-224, TI-225)."""
    numbers = [STRATEGY[each.card].number for each in state.players[seat].picked]
    return total(state, min(numbers, default=len(STRATEGY) + 1), INITIATIVE, told.facts(seat=seat))


def _foresight(_: State, source: Source, facts: Facts) -> int | Becomes:
    return Becomes(0) if told.mine(source, facts) else 0


INITIATIVE: Table = {"naalu_foresight": _foresight}
