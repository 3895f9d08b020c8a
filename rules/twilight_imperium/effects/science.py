"""Technologies: what they cost, what takes off, what may not be gained (TI-471 to TI-483).

Facts: `seat`, `technology`, `card` (the Strategy Card that gives it), `bought`, `skip` (a prerequisite)."""

from __future__ import annotations

from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import PLANETS, RACES, RACIAL, TECHNOLOGIES, Colour
from rules.twilight_imperium.effects import bans
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.bans import forbidden
from rules.twilight_imperium.effects.numbers import Part, Sum, Table, total
from rules.twilight_imperium.effects.sources import OWN, PREREQUISITE, Source, lasting, law
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import State

GRANT, BLACK_BOX, CARD = "research_grant", "opening_the_black_box", "technology_2"


def colour(technology: str) -> Colour | None:
    """Racial ones have none (TI-478)."""
    row = TECHNOLOGIES.get(technology)
    return None if row is None else row.color


# Costs


def tech_cost(state: State, base: int, facts: Facts) -> Sum:
    """Of a technology that is bought, before specialties take off."""
    return total(state, base, COST, facts)


def _colour(facts: Facts) -> Colour | None:
    return colour(facts["technology"])


def _rhetoric(_: State, source: Source, __: Facts) -> int:
    return 2 if source.law is not None else 0


def _subsidized(_: State, source: Source, facts: Facts) -> int:
    return -3 if _colour(facts) in source.on else 2


def _tariffs(_: State, source: Source, facts: Facts) -> int:
    return 4 if source.law is not None and _colour(facts) == "red" else 0


def _sponsored(_: State, source: Source, facts: Facts) -> int:
    return -4 if told.mine(source, facts) and _colour(facts) == "green" else 0


COST: Table = {
    "regressive_rhetoric": _rhetoric,
    "science_community_speaker": -1,
    "subsidized_studies": _subsidized,
    "technology_tariffs": _tariffs,
    "corporate_sponsorship": _sponsored,
}


def discount(state: State, seat: int, technology: str) -> Sum:
    """By ready planets with the specialty of its colour: 1 each, 2 with a Scientist (TI-475)."""
    wanted = colour(technology)
    if wanted is None:
        return Sum(0, ())
    boxed = wanted == "red" and any(each.owner == seat for each in lasting(state, BLACK_BOX))
    parts = []
    for planet in systems.planets_of(state, seat):
        special = PLANETS[planet.id].specialty
        if planet.ready and special is not None and (special == wanted or law(state, GRANT) is not None):
            led = "scientist" in told.kinds(planet.leaders)
            parts.append(Part(planet.id, 2 if led or (boxed and special == "red") else 1))
    return Sum(sum(part.amount for part in parts), tuple(parts))


def price(state: State, seat: int, technology: str, base: int) -> int:
    """What is to be paid, never below 0; a racial one costs its card besides (TI-476, TI-478)."""
    facts = told.facts(seat=seat, technology=technology)
    extra = RACIAL[technology].cost if technology in RACIAL else 0
    return max(0, tech_cost(state, base, facts).value - discount(state, seat, technology).value) + extra


# What may not be gained


def cannot_gain(state: State, facts: Facts) -> Source | None:
    return forbidden(state, GAIN, facts)


def _owned(state: State, _: Source, facts: Facts) -> bool:
    return facts["technology"] in state.players[told.seat(facts)].technologies


def _prerequisites(state: State, _: Source, facts: Facts) -> bool:
    """Missing ones; of racial technologies only one's own is open (TI-473, TI-480)."""
    player, technology = state.players[told.seat(facts)], facts["technology"]
    if technology in RACIAL:
        return RACES[player.race].technology != technology
    return bool(missing([*player.technologies, facts.get("skip", "")], technology))


def missing(owned: list[str], technology: str) -> set[str]:
    """Prerequisites that are wanting: with "or" none as soon as one is there."""
    row = TECHNOLOGIES[technology]
    wanting = set(row.requires) - set(owned)
    return wanting if row.mode == "all" or len(wanting) == len(row.requires) else set()


def _assassinated(_: State, source: Source, facts: Facts) -> bool:
    return told.on_seat(source, facts)


def _forbidden(_: State, source: Source, facts: Facts) -> bool:
    return told.mine(source, facts) and facts.get("card") == CARD


def _none(_: State, source: Source, __: Facts) -> bool:
    return told.lasts(source)


def _none_bought(_: State, source: Source, facts: Facts) -> bool:
    return told.lasts(source) and "bought" in facts


def _no_green(_: State, source: Source, facts: Facts) -> bool:
    return told.lasts(source) and _colour(facts) == "green"


def _no_yellow(_: State, source: Source, facts: Facts) -> bool:
    return told.lasts(source) and _colour(facts) == "yellow"


GAIN: bans.Table = {
    OWN: _owned,
    PREREQUISITE: _prerequisites,
    "scientist_assassination": _assassinated,
    "forbidden_research": _forbidden,
    "technology_buy_back": _none,
    "technology_investigation_committee": _none_bought,
    "technology_tariffs": _no_green,
    GRANT: _no_yellow,
}
