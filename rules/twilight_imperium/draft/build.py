"""What docks build, what else is built there, and how it is paid (TI-385 to TI-404; design 6.2)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace as with_

from rules.core.contract import IllegalMove
from rules.core.draft import Note, Option, Steps
from rules.twilight_imperium.actions import Build, Done
from rules.twilight_imperium.components import FACILITIES
from rules.twilight_imperium.draft import loads, money
from rules.twilight_imperium.draft.look import Look, asks, done, listed, note, pick, picture
from rules.twilight_imperium.purse import paying
from rules.twilight_imperium.tactical import building, facilities, offering, placing, works
from rules.twilight_imperium.tactical.building import Order
from rules.twilight_imperium.tactical.items import read

OWN, NOTHING, MINE, FACILITY = "own", "nothing", "mine", "facility:"
KINDS = ("fighter", "gf", "destroyer", "cruiser", "carrier", "dreadnought", "war_sun", "pds")


def build(look: Look) -> Steps:
    quick = {str(n): each for n, each in enumerate(look.asked.choices) if isinstance(each.action, Build)}
    options = [listed(code, each) for code, each in quick.items()]
    parts = [*_units(look), *_works(look)]
    options += [pick(OWN, "ti-draft-build-own")] if parts else []
    options.append(pick(NOTHING, "ti-build-nothing"))
    preview = picture("system", look.frame.system)
    (code,) = yield asks(
        "ti-draft-build", options, preview=preview, notes=_means(look), system=look.frame.system
    )
    if code == NOTHING:
        return done(Done())
    if code != OWN:
        action = quick[code].action
        assert isinstance(action, Build)
        return (yield from _paid(look, action))
    return (yield from _own(look, parts))


def _means(look: Look) -> list[Note]:
    """What there is to spend, and how much each dock can build."""
    state, frame = look.state, look.frame
    found = [note("ti-draft-build-means", count=frame.budget + paying.most(state, look.seat, "resources"))]
    for dock in building.usable(state, frame):
        most = building.limit(state, look.seat, frame.system, dock)
        most = most if frame.most is None else min(most, frame.most)
        found.append(note("ti-draft-build-limit", place=offering.place(frame, dock), count=most))
    return found


def _own(look: Look, options: list[Option]) -> Steps:
    notes = _means(look)
    preview = picture("system", look.frame.system)
    while True:
        most = (1, len(options))
        picks = yield asks(
            "ti-draft-build-which", options, many=most, preview=preview, notes=notes, system=look.frame.system
        )
        action = _named(look, picks)
        problem = look.trouble(action)
        if problem is None:
            break
        notes = [problem, *_means(look)]
    return (yield from _placed(look, action))


def _named(look: Look, picks: tuple[str, ...]) -> Build:
    plots = [each.removeprefix(FACILITY) for each in picks if each.startswith(FACILITY)]
    units = [each for each in picks if each != MINE and not each.startswith(FACILITY)]
    named = loads.summed(units, lambda item: _most(look, item.place))
    return Build(named, mine=MINE in picks, facility=facilities.BETWEEN.join(plots) or None)


def _most(look: Look, dock: str) -> int:
    """Beyond that a number means nothing."""
    return building.limit(look.state, look.seat, look.frame.system, dock) if dock in look.frame.docks else 1


def _units(look: Look) -> Iterator[Option]:
    state, frame = look.state, look.frame
    for dock in building.usable(state, frame):
        for unit in KINDS:
            for count in range(1, _most(look, dock) + 1):
                price = _price(look, Order(dock, unit, count))
                if price is None:
                    break
                yield pick(
                    f"{dock}.{unit}:{count}",
                    "ti-draft-units-in",
                    hint="ti-draft-cost",
                    unit=f"@{unit}",
                    count=count,
                    place=offering.place(frame, dock),
                    price=price,
                )


def _price(look: Look, order: Order) -> int | None:
    """None: it cannot be built, or not be paid."""
    state, frame = look.state, look.frame
    try:
        building.check(state, frame, [order])
    except IllegalMove:
        return None
    costs = building.costs(state, frame, [order])
    price = paying.due(costs, building.money(state, frame, costs))
    return price if price <= frame.budget + paying.most(state, look.seat, "resources") else None


def _works(look: Look) -> Iterator[Option]:
    """New docks, Facilities, a mine."""
    state, frame = look.state, look.frame
    for spot in building.may_dock(state, frame):
        price = building.dock_price(state, frame, [spot])
        yield pick(
            f"{spot}.dock",
            "ti-build-dock",
            hint="ti-draft-cost",
            place=offering.place(frame, spot),
            price=price,
        )
    for plot in facilities.may(state, frame):
        price = FACILITIES[plot.kind].cost
        yield pick(
            f"{FACILITY}{plot.planet}.{plot.kind}",
            "ti-build-facility",
            hint="ti-draft-cost",
            facility=f"@{plot.kind}",
            planet=f"@{plot.planet}",
            price=price,
        )
    if look.fits(Build((), mine=True)):
        yield pick(MINE, "ti-build-mine", hint="ti-draft-cost", price=works.MINE)


# Where they go, where there is a choice


def _placed(look: Look, action: Build) -> Steps:
    """Next door by Integrated Economy, or beside a floating dock (TI-106, TI-396)."""
    options = list(_places(look, action))
    notes = tuple[Note, ...]()
    while options:
        most = (0, len(options))
        picks = yield asks("ti-draft-build-place", options, many=most, action=action, notes=notes)
        placed = with_(action, place=picks)
        problem = look.trouble(placed)
        if problem is None:
            action = placed
            break
        notes = (problem,)
    return (yield from _paid(look, action))


def _places(look: Look, action: Build) -> Iterator[Option]:
    for item in read(action.items):
        for place, name in placing.spots(look.state, look.frame, item.unit) if item.unit != "dock" else ():
            for count in range(1, item.n + 1):
                code = f"{place}.{item.unit}:{count}"
                if place != item.place and look.fits(with_(action, place=(code,))):
                    yield pick(code, "ti-draft-units-on", unit=f"@{item.unit}", count=count, place=name)


# Paying


def _paid(look: Look, action: Build) -> Steps:
    preview = picture("system", look.frame.system)
    found = works.judge(look.state, look.frame, action)
    due = 0 if found is None else found.due
    return (yield from money.pays(look, due, "resources", lambda pay: with_(action, pay=pay), preview))
