"""Who lands where, and which ships bombard what (TI-331, TI-344)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.draft import Note, Option, Steps
from rules.twilight_imperium.actions import Bombard, Done, Land
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.draft import loads
from rules.twilight_imperium.draft.look import Look, asks, done, listed, note, pick, picture, so_many
from rules.twilight_imperium.frames import Force
from rules.twilight_imperium.tactical import aboard, aiming, ashore, suggesting

OWN, NONE = "own", "none"
UNITS = ("gf", "shock", "pds")


def land(look: Look) -> Steps:
    if look.frame.stage == "bombard":
        return (yield from _bombard(look))
    quick = {each.action.items[0]: each for each in look.asked.choices if isinstance(each.action, Land)}
    options = [listed(code, each) for code, each in quick.items()]
    options += [pick(OWN, "ti-draft-land-own"), pick(NONE, "ti-land-none")]
    preview = picture("system", look.frame.system)
    (code,) = yield asks(
        "ti-draft-land", options, preview=preview, notes=_aboard(look), system=look.frame.system
    )
    if code == OWN:
        return (yield from _own(look))
    return done(quick[code].action if code in quick else Done(), preview)


def _aboard(look: Look) -> list[Note]:
    """What there is to land, and who waits for it."""
    state, frame = look.state, look.frame
    cargo = aboard.cargo(state.systems[frame.system], frame.seat)
    units = [so_many(unit, getattr(cargo, unit)) for unit in UNITS if getattr(cargo, unit)]
    found = [note("ti-draft-land-aboard", units=(*units, *(f"@{each}" for each in cargo.leaders)))]
    for planet in suggesting.planets(state, frame):
        if planet.owner not in (None, frame.seat):
            found.append(
                note(
                    "ti-draft-land-held",
                    planet=f"@{planet.id}",
                    player=f"#{planet.owner}",
                    count=systems.ground(planet),
                    pds=planet.pds,
                )
            )
        elif ashore.guarded(state, planet.id):
            found.append(
                note("ti-draft-note-custodians", count=state.custodians[0], troops=state.custodians[1])
            )
    return found


def _own(look: Look) -> Steps:
    options, notes = list(_landings(look)), _aboard(look)
    cargo = aboard.cargo(look.state.systems[look.frame.system], look.seat)
    preview = picture("system", look.frame.system)
    while True:
        most = (1, len(options))
        picks = yield asks(
            "ti-draft-land-which", options, many=most, preview=preview, notes=notes, system=look.frame.system
        )
        action = Land(loads.summed(picks, lambda item: _carried(cargo, item.unit)))
        problem = look.trouble(action)
        if problem is None:
            return done(action, preview)
        notes = [problem, *_aboard(look)]


def _carried(cargo: Force, unit: str) -> int:
    return {"gf": cargo.gf, "shock": cargo.shock, "pds": cargo.pds, "fighter": cargo.fighters}[unit]


def _landings(look: Look) -> Iterator[Option]:
    """Every number of every kind on every planet."""
    cargo = aboard.cargo(look.state.systems[look.frame.system], look.seat)
    for planet in suggesting.planets(look.state, look.frame):
        for unit in (*UNITS, "fighter"):
            for count in range(1, _carried(cargo, unit) + 1):
                if unit == "fighter" and not _flies(look, planet.id, cargo):
                    continue
                yield pick(
                    f"{planet.id}.{unit}:{count}",
                    "ti-draft-units-on",
                    unit=f"@{unit}",
                    count=count,
                    place=f"@{planet.id}",
                )
        for leader in cargo.leaders:
            yield pick(
                f"{planet.id}.{leader}",
                "ti-draft-leader",
                leader=f"@{leader}",
                kind=f"@{LEADERS[leader].kind}",
                place=f"@{planet.id}",
            )


def _flies(look: Look, planet: str, cargo: Force) -> bool:
    """With Graviton Negator Fighters may go down beside a Ground Force (TI-366)."""
    troop = "gf" if cargo.gf else "shock"
    return look.fits(Land((f"{planet}.{troop}:1", f"{planet}.fighter:1")))


# Bombardment


def _bombard(look: Look) -> Steps:
    quick = {str(number): each for number, each in enumerate(look.asked.choices)}
    options = [listed(code, each) for code, each in quick.items()]
    shots = list(_shots(look))
    preview = picture("system", look.frame.system)
    own = [pick(OWN, "ti-draft-bombard-own")] if shots else []
    (code,) = yield asks("ti-draft-bombard", [*options, *own], preview=preview, system=look.frame.system)
    if code != OWN:
        return done(quick[code].action, preview)
    notes = tuple[Note, ...]()
    while True:
        most = (0, len(shots))
        picks = yield asks(
            "ti-draft-bombard-which", shots, many=most, preview=preview, notes=notes, system=look.frame.system
        )
        action = Bombard(picks)
        problem = look.trouble(action)
        if problem is None:
            return done(action, preview)
        notes = (problem,)


def _shots(look: Look) -> Iterator[Option]:
    """Each ship at each planet that it can reach, with bombs or with X-89."""
    frame = look.frame
    for ship in systems.ships(look.state.systems[frame.system], look.seat):
        for planet in look.state.systems[frame.system].planets:
            for how, key in (("", "ti-draft-shot"), (aiming.POISON, "ti-draft-shot-x89")):
                code = f"{ship.id}@{planet.id}{how}"
                if look.fits(Bombard((code,))):
                    yield pick(code, key, ship=f"@{ship.kind}", planet=f"@{planet.id}")
