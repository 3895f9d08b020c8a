"""Ships that move: everything that can with one tap, or unit by unit, then what goes aboard (design 6.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace as with_

from rules.core.contract import Action, Arg, Choice, phrase
from rules.core.draft import Note, Option, Steps
from rules.twilight_imperium.actions import Done, Move
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.draft import figures, loads, sparing
from rules.twilight_imperium.draft.look import Look, asks, done, listed, pick, picture
from rules.twilight_imperium.frames import Tactical
from rules.twilight_imperium.state import Ship
from rules.twilight_imperium.tactical import everything, exchange, items, movement, moving, passage
from rules.twilight_imperium.tactical.items import ALL, Item
from rules.twilight_imperium.tactical.party import Course
from rules.twilight_imperium.tactical.reach import FIGHTER, Chart
from rules.twilight_imperium.tactical.reach import fleet as ships_of
from rules.twilight_imperium.tactical.voyage import Voyage
from rules.twilight_imperium.view import FleetView, Preview

OWN, STAY, WITH, WITHOUT, SPARE, GO = "own", "stay", "yes", "no", "spare", "go"
_CODES = {"ti-move-all": ALL, "ti-move-keep-one": everything.BUT_ONE, "ti-move-ships": "ships"}


class Voyaging(NamedTuple):
    """One way that ships may go, with what is reckoned once."""

    look: Look
    course: Course
    chart: Chart

    def judged(self, move: Move) -> Voyage:
        return movement.judge(self.look.state, self.course, move)

    def named(self, move: Move) -> Move:
        """In a Transfer Action a move says which way it goes."""
        return with_(move, to=self.course.end) if self.course.starts else move

    def foreseen(self, move: Move) -> tuple[Voyage, FleetView] | None:
        """What would come of it, if it may be made."""
        if not self.look.fits(move):
            return None
        voyage = self.judged(move)
        return voyage, figures.fleet(self.look.state, self.course, voyage)

    def whole(self, move: Move | None) -> Move | None:
        """The move, if nothing of it would be lost."""
        found = None if move is None else self.foreseen(move)
        return move if found is not None and not sparing.lost(found[1]) else None

    def shown(self, voyage: Voyage) -> Preview:
        origins = sorted({at for at, _ in voyage.ships} | set(voyage.fighters))
        found = picture("system", self.course.end, *(at for at in origins if at != self.course.end))
        return with_(found, fleet=figures.fleet(self.look.state, self.course, voyage))

    def notes(self, preview: Preview, voyage: Voyage) -> tuple[Note, ...]:
        assert preview.fleet is not None
        state = self.look.state
        return (*figures.notes(state, self.course, preview.fleet), *figures.odds(state, self.course, voyage))


def fleet(look: Look) -> Steps:
    state, frame = look.state, look.frame
    chart = Chart(state, look.seat)
    courses = [passage.course(frame)] if isinstance(frame, Tactical) else exchange.courses(frame)
    open_ = {each.end: each for each in courses if moving.possible(state, each)}
    end = next(iter(open_))
    if len(open_) > 1:
        options = [pick(at, "ti-draft-fleet-to", system=at) for at in open_]
        (end,) = yield asks("ti-draft-fleet-way", [*options, _stay()], preview=picture("region", *open_))
        if end == STAY:
            return done(Done())
    return (yield from _moves(Voyaging(look, open_[end], chart)))


def _stay() -> Option:
    return pick(STAY, "ti-move-stay")


def _moves(way: Voyaging) -> Steps:
    look, course = way.look, way.course
    quick = dict(_quick(way))
    options = [listed(code, each) for code, each in quick.items()]
    options += [pick(OWN, "ti-draft-fleet-own"), _stay()]
    origins = sorted({at for at, _ in moving.reaching(look.state, course, way.chart)})
    preview = picture("system", course.end, *origins)
    (code,) = yield asks("ti-draft-fleet", options, preview=preview, system=course.end)
    if code == STAY:
        return done(Done())
    if code == OWN:
        return (yield from _own(way))
    return (yield from _fewer(way, _explicit(way, quick[code].action)))


def _quick(way: Voyaging) -> Iterator[tuple[str, Choice]]:
    """What the question suggests for this way."""
    for each in moving.suggestions(way.look.state, way.course):
        yield _CODES[each.label], each


def _explicit(way: Voyaging, move: Action) -> Move:
    """With everything named."""
    assert isinstance(move, Move)
    return way.named(everything.explicit(way.look.state, way.course, move, way.chart))


# Everything, or a little less


def _fewer(way: Voyaging, move: Move) -> Steps:
    """What may stay behind of all that would go."""
    notes = tuple[Note, ...]()
    while True:
        voyage = way.judged(move)
        preview = way.shown(voyage)
        options = [*_parts(way, move.items), *_parts(way, move.load)]
        key = "ti-draft-fleet-fewer"
        notes = (*notes, *way.notes(preview, voyage))
        most = (0, len(options))
        picks = yield asks(key, options, many=most, action=way.whole(move), preview=preview, notes=notes)
        less = sparing.without(move, set(picks))
        problem = way.look.trouble(less)
        if problem is None:
            return (yield from _going(way, less))
        notes = (problem,)


def _parts(way: Voyaging, units: tuple[str, ...]) -> Iterator[Option]:
    for text, item in zip(units, items.read(units), strict=True):
        if not item.place:
            at, ship = _ship(way, item)
            yield pick(text, "ti-draft-unit-in", unit=_called(ship), place=at)
        else:
            place = item.place if item.unit == FIGHTER else f"@{item.place}"
            yield pick(text, "ti-draft-units-in", unit=f"@{item.unit}", count=item.n, place=place)


def _ship(way: Voyaging, item: Item) -> tuple[str, Ship]:
    found = (
        (system.at, each)
        for system in systems.places(way.look.state)
        for each in ships_of(system, way.look.seat)
    )
    return next((at, each) for at, each in found if each.id == item.ship)


def _called(ship: Ship) -> Arg:
    return phrase("ti-draft-damaged", ship=f"@{ship.kind}") if ship.damaged else f"@{ship.kind}"


# Unit by unit


def _own(way: Voyaging) -> Steps:
    """Ships and Fighters, then what goes aboard."""
    look, course, notes = way.look, way.course, tuple[Note, ...]()
    units = list(_units(way))
    origins = sorted({str(each.args["place"]) for each in units})
    preview = picture("system", course.end, *origins)
    home = {str(each.id) for each in systems.ships(look.state.systems[course.end], look.seat)}
    while True:
        most, picks = (0, len(units)), tuple[str, ...]()
        if units:
            picks = yield asks(
                "ti-draft-fleet-which", units, many=most, preview=preview, notes=notes, system=course.end
            )
        move = way.named(Move(_flying(way, picks)))
        problem = look.trouble(move)
        stuff = (
            loads.possible(look, course, way.chart, move) if problem is None or home.issuperset(picks) else []
        )
        if problem is None or stuff:
            break
        notes = (problem,)
    if stuff:
        move = yield from loads.aboard(look, course, way.chart, move, stuff, way.whole)
    return (yield from _going(way, move))


def _units(way: Voyaging) -> Iterator[Option]:
    """Ships that can come, or go out and come back with something; Fighters that fly or find room."""
    state, course = way.look.state, way.course
    able = list(moving.reaching(state, course, way.chart))
    ships = [(at, each) for at, each in able if each is not None]
    back = [(course.end, each) for each in loads.rovers(state, course, way.chart)]
    flying = {at for at, each in able if each is None}
    flying |= loads.touched(state, course, way.chart, [*ships, *back])
    for at, ship in (*ships, *back):
        room = loads.room(state, ship)
        hint = "ti-draft-unit-back" if at == course.end else "ti-draft-unit-room" if room else None
        named = {"unit": _called(ship), "place": at, "room": room}
        yield Option(str(ship.id), "ti-draft-unit-in", named, hint)
    for at in sorted(flying - {course.end}):
        for count in range(1, loads.fighters(state, course, at) + 1):
            code = f"{at}.{FIGHTER}:{count}"
            yield pick(code, "ti-draft-units-in", unit=f"@{FIGHTER}", count=count, place=at)


def _flying(way: Voyaging, picks: tuple[str, ...]) -> tuple[str, ...]:
    """Several numbers of Fighters from one place are one sum, as far as there are any."""
    return loads.summed(picks, lambda item: loads.fighters(way.look.state, way.course, item.place))


# What would be lost


def _going(way: Voyaging, move: Move) -> Steps:
    """Asked once more if ships or Fighters would be lost at once; what loses nothing stands first."""
    found = way.foreseen(move)
    if found is None or not sparing.lost(found[1]):
        return (yield from _token(way, move))
    voyage, fleet = found
    preview = way.shown(voyage)
    spare = sparing.spared(way.course.end, move, way.foreseen)
    options = [pick(GO, "ti-draft-fleet-go", count=sparing.lost(fleet))]
    if spare is not None:
        changes = sparing.changes(voyage, way.judged(spare))
        options.insert(0, pick(SPARE, "ti-draft-fleet-spare", changes=changes))
    notes = way.notes(preview, voyage)
    (code,) = yield asks("ti-draft-fleet-lost", options, preview=preview, notes=notes)
    return (yield from _token(way, spare if code == SPARE and spare is not None else move))


# The token


def _token(way: Voyaging, move: Move) -> Steps:
    """High Alert goes along, if they like (TI-464)."""
    voyage = way.judged(move)
    preview = way.shown(voyage)
    notes = way.notes(preview, voyage)
    along = with_(move, alert=True)
    if not way.look.fits(along):
        return done(move, preview, notes)
    options = [pick(WITHOUT, "ti-draft-fleet-alert-no"), pick(WITH, "ti-draft-fleet-alert")]
    (code,) = yield asks("ti-draft-fleet-token", options, action=move, preview=preview, notes=notes)
    return done(along if code == WITH else move, preview, notes)
